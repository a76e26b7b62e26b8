//===- CudaGraphs.cpp - Captures, their replays, and when their calls ran -----------------===//

#include "CudaDevice.h"

#include "../../base/Os.h"

#include <algorithm>

using namespace zrt;
using namespace zrt::cuda;

void CudaDevice::destroyGraphs() {
  for (Stream stream : streams_)
    (void)driver_.synchronize(stream);
  for (Captured &captured : graphs_)
    destroy(captured);
  graphs_.clear();
}

void CudaDevice::destroy(Captured &captured) {
  for (Part &part : captured.parts)
    if (part.graph)
      (void)driver_.destroyGraphExec(part.graph);
  destroy(captured.events);
  destroy(captured.marks);
  captured = Captured();
}

Status CudaDevice::beginCapture(int64_t commands, int64_t events) {
  if (isCapturing_)
    return Status(Code::Internal, "a capture within a capture");
  ZRT_TRY(addEvents(captured_.events, events));
  commandLimit_ = commands;
  commandCount_ = 0;
  captureStatus_ = Status::ok();
  Status opened = openPart();
  isCapturing_ = opened.isOk();
  if (!isCapturing_)
    destroy(captured_);
  return opened;
}

/// All streams are part of a capture: they wait for the first one, which waits for them at its end.
Status CudaDevice::openPart() {
  ZRT_TRY(driver_.check(driver_.beginCapture(streams_[0], CaptureRelaxed), "cuStreamBeginCapture"));
  isPartOpen_ = true;
  isPartMarked_ = false;
  partBegin_ = commandCount_;
  return fork();
}

/// Keeps what was captured since openPart(): the commands up to `end` and the marks, if there are
/// any.
Status CudaDevice::closePart(int64_t end) {
  if (!isPartOpen_)
    return Status::ok();
  isPartOpen_ = false;
  Status made = join();
  Graph graph = nullptr;
  Status ended = driver_.check(driver_.endCapture(streams_[0], &graph), "cuStreamEndCapture");
  if (made.isOk())
    made = std::move(ended);
  GraphExec executable = nullptr;
  if (made.isOk() && captureStatus_.isOk() && (end > partBegin_ || isPartMarked_))
    made = driver_.check(driver_.instantiate(&executable, graph, 0), "cuGraphInstantiate");
  if (graph)
    (void)driver_.destroyGraph(graph);
  if (executable)
    captured_.parts.push_back({executable, {}});
  return made;
}

/// The first stream waits for all others.
Status CudaDevice::join() {
  for (size_t i = 1; i < streams_.size(); ++i) {
    ZRT_TRY(driver_.check(driver_.record(forks_[i], streams_[i]), "streams that meet"));
    ZRT_TRY(driver_.check(driver_.wait(streams_[0], forks_[i], 0), "streams that meet"));
  }
  return Status::ok();
}

/// All others wait for the first stream.
Status CudaDevice::fork() {
  ZRT_TRY(driver_.check(driver_.record(forks_[0], streams_[0]), "streams that part"));
  for (size_t i = 1; i < streams_.size(); ++i)
    ZRT_TRY(driver_.check(driver_.wait(streams_[i], forks_[0], 0), "streams that part"));
  return Status::ok();
}

Expected<int> CudaDevice::endCapture() {
  if (!isCapturing_)
    return Status(Code::Internal, "the end of a capture that was not begun");
  Status made = closePart(commandCount_);
  isCapturing_ = false;
  if (!captureStatus_.isOk())
    made = std::move(captureStatus_);
  if (!made.isOk()) {
    if (!isStuck()) // else nothing is given back
      destroy(captured_);
    refused_ = made;
    return nodes_.explain(std::move(made));
  }
  graphs_.push_back(std::move(captured_));
  captured_ = Captured();
  return int(graphs_.size()) - 1;
}

bool CudaDevice::hasOtherWay() { return nodes_.giveUp(refused_); }

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

Status CudaDevice::keepTimes() {
  if (!origin_)
    ZRT_TRY(driver_.check(driver_.createEvent(&origin_, WithTiming), "cuEventCreate"));
  keepsTimes_ = true;
  return Status::ok();
}

void CudaDevice::destroy(CallMarks &marks) {
  for (const std::vector<DeviceEvent> *events : {&marks.begins, &marks.ends})
    for (DeviceEvent event : *events)
      if (event)
        (void)driver_.destroyEvent(event);
  marks = CallMarks();
}

/// Events of the graph itself: the host can ask for their times after every replay.
void CudaDevice::markCall(int stream, int64_t number, bool isEnd) {
  if (!keepsTimes_ || !isCapturing_ || stream < 0 || size_t(stream) >= streams_.size())
    return;
  std::vector<DeviceEvent> &marks = isEnd ? captured_.marks.ends : captured_.marks.begins;
  if (int64_t(marks.size()) <= number)
    marks.resize(size_t(number) + 1, nullptr);
  note(driver_.createEvent(&marks[number], WithTiming), "cuEventCreate");
  isPartMarked_ = true;
  if (marks[number])
    note(driver_.recordWith(marks[number], streams_[stream], ExternalRecord), "a call's mark");
}

Status CudaDevice::readTimes(int number, std::vector<CallSpan> &times) {
  std::fill(times.begin(), times.end(), CallSpan());
  const CallMarks &marks = graphs_[number].marks;
  auto at = [&](DeviceEvent event, int64_t &result) {
    float milliseconds = 0;
    ZRT_TRY(driver_.check(driver_.getElapsed(&milliseconds, origin_, event), "cuEventElapsedTime"));
    result = originTime_ + int64_t(double(milliseconds) * 1e6);
    return Status::ok();
  };
  for (size_t i = 0; i < times.size() && i < marks.ends.size(); ++i) {
    if (!marks.begins[i] || !marks.ends[i])
      continue;
    ZRT_TRY(at(marks.begins[i], times[i].begin));
    ZRT_TRY(at(marks.ends[i], times[i].end));
  }
  return Status::ok();
}

/// After everything before it, and before everything after it; so are its parts.
void CudaDevice::replay(int number) {
  if (isCapturing_ || number < 0 || size_t(number) >= graphs_.size())
    return fail(failure(Code::Internal, "replay of graph %d of %zu%s", number, graphs_.size(),
                        isCapturing_ ? " within a capture" : ""));
  if (hasFailed())
    return;
  const Captured &captured = graphs_[number];
  for (size_t i = 0; i < captured.traffic.size(); ++i)
    add(traffic_, i, captured.traffic[i]);
  auto meet = [&](Status status) {
    if (!status.isOk())
      fail(std::move(status));
  };
  if (keepsTimes_) {
    // What is enqueued before it is done, so that both clocks say the same moment.
    meet(join());
    note(driver_.synchronize(streams_[0]), "the GPU's work");
    note(driver_.record(origin_, streams_[0]), "a step's begin");
    originTime_ = nowNanoseconds();
  }
  for (const Part &part : captured.parts) {
    if (hasFailed())
      return;
    countProgress();
    meet(join());
    if (part.graph) {
      note(driver_.launchGraph(part.graph, streams_[0]), "a step");
    } else {
      meet(fork());
      runDriver(*this, driverMemory_, part.driver);
      meet(join());
    }
    meet(fork());
  }
}
