#include "Trace.h"

#include "../base/Files.h"
#include "../comm/Collective.h"

#include <cstdio>
#include <sys/mman.h>

using namespace zrt;

// Of one step, and of a batch that is evaluated, beside calls.
static constexpr int64_t activitiesPerStep = 16, activitiesPerBatch = 4;

namespace {
struct ActivityInfo {
  const char *name, *category;
};
} // namespace

static ActivityInfo infoOf(Activity activity) {
  switch (activity) {
  case Activity::Step:
    return {"step", "host"};
  case Activity::Evaluation:
    return {"evaluation", "host"};
  case Activity::Inputs:
    return {"inputs", "host"};
  case Activity::Run:
    return {"run", "host"};
  case Activity::Agree:
    return {"wait for all ranks", "host"};
  case Activity::Save:
    return {"ask for a checkpoint", "checkpoint"};
  case Activity::Read:
    return {"read a batch", "data"};
  case Activity::ReadToEvaluate:
    return {"read a batch to evaluate", "data"};
  case Activity::Write:
    return {"write a checkpoint", "checkpoint"};
  case Activity::Commit:
    return {"complete a checkpoint", "checkpoint"};
  }
  return {"", ""};
}

const char *zrt::nameOf(Activity activity) { return infoOf(activity).name; }

//===----------------------------------------------------------------------===//
// Before the first step
//===----------------------------------------------------------------------===//

Trace::~Trace() {
  if (spans_)
    munmap(spans_, size_t(reservedBytes()));
}

int64_t Trace::reservedBytes() const {
  return spans_ ? pageRound(limit_ * int64_t(sizeof(Span))) : 0;
}

/// Ranks of one machine have one clock; those of others begin when all have met.
static Status agreeOnZero(World &world, int64_t &zero) {
  struct Clock {
    char machine[120];
    int64_t now;
  } own = {};
  snprintf(own.machine, sizeof own.machine, "%s", machineName().c_str());
  ZRT_TRY(world.barrier());
  own.now = nowNanoseconds();
  std::vector<Clock> clocks(world.size());
  ZRT_TRY(world.exchange(&own, sizeof own, clocks.data()));
  zero = strcmp(own.machine, clocks[0].machine) == 0 ? clocks[0].now : own.now;
  return Status::ok();
}

Status Trace::open(const Plan &plan, const Calls &calls, const zrt_context &context, World &world,
                   int64_t from, int64_t to, int64_t batches, int64_t limit) {
  plan_ = &plan, rank_ = world.rank(), from_ = from, to_ = to;
  int64_t perStep = activitiesPerStep, perBatch = activitiesPerBatch;
  size_t most = 0;
  for (const CapturedEntry &captured : context.entries) {
    ZRT_TRY(describe(plan, calls, context, captured));
    (captured.entry->name == plan.step ? perStep : perBatch) += int64_t(captured.calls.size());
    most = std::max(most, captured.calls.size());
  }
  times_.resize(most);
  int64_t steps = std::clamp<int64_t>(to - from + 1, 0, limit);
  // The last step's states are saved behind it: one step more.
  limit_ = std::min(limit, perStep * steps + perBatch * std::min(batches, limit) + perStep);
  void *memory = mmap(nullptr, size_t(pageRound(limit_ * int64_t(sizeof(Span)))),
                      PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  if (memory == MAP_FAILED)
    return ioFailure("cannot take %.1f MiB for --trace", double(limit_ * sizeof(Span)) / (1 << 20));
  spans_ = static_cast<Span *>(memory);
  return agreeOnZero(world, zero_);
}

/// What is the same at every step.
Status Trace::describe(const Plan &plan, const Calls &calls, const zrt_context &context,
                       const CapturedEntry &captured) {
  Entry &entry = entries_.emplace_back();
  entry.point = captured.entry;
  entry.name = captured.entry->name;
  const std::vector<CallInfo> *infos = calls.find(entry.name);
  if (!infos || infos->size() != captured.calls.size())
    return failure(Code::Internal, "the program makes %zu calls in @%s and says what %zu are",
                   captured.calls.size(), entry.name.c_str(), infos ? infos->size() : size_t(0));
  std::vector<std::pair<int64_t, std::string>> recorded; // events, and what comes before them
  std::vector<std::string> last(plan.streams.size(), "the beginning");
  for (size_t i = 0; i < infos->size(); ++i) {
    const CallInfo &info = (*infos)[i];
    const EntryCall &call = captured.calls[i];
    Shown &shown = entry.calls.emplace_back();
    if (call.stream < 0 || size_t(call.stream) >= plan.streams.size())
      return failure(Code::Internal, "call %zu of @%s is on stream %d", i, entry.name.c_str(),
                     call.stream);
    shown.track = call.stream + 1;
    JsonLine arguments;
    arguments.add("call", int64_t(i));
    if (call.kind == EntryCall::Record) {
      recorded.push_back({call.event, last[call.stream]});
      continue;
    }
    if (call.kind == EntryCall::Wait) {
      shown.name = "wait";
      shown.category = "wait";
      for (const auto &[event, what] : recorded)
        if (event == call.event)
          arguments.add("for", what);
      shown.arguments = arguments.str();
      continue;
    }
    shown.name = last[call.stream] = info.title();
    shown.category = call.collective ? "collective" : call.save ? "save" : "call";
    if (call.save) {
      GroupRank group =
          call.save->group < 0 ? GroupRank{0, 1} : plan.groupRank(call.save->group, rank_);
      SavedRange range = savedRange(call.save->bytes, group);
      arguments.add("bytes", range.end - range.begin);
      if (!info.reads.empty())
        arguments.add("state", info.reads[0].name);
    }
    if (call.collective) {
      const PlanCommunicator &communicator = plan.communicators[call.collective->communicator];
      GroupRank group = context.communicator->group(call.collective->communicator);
      std::string members = "[";
      for (const std::vector<int> &list : plan.groups[communicator.group])
        if (std::find(list.begin(), list.end(), rank_) != list.end())
          for (int member : list)
            members += (members.size() > 1 ? ", " : "") + std::to_string(member);
      arguments.add("communicator", communicator.name).raw("ranks", members + "]");
      arguments.add("wire_bytes", group.size ? wireBytesOf(*call.collective, group) : 0);
    }
    std::string places;
    for (const std::string &place : info.locations)
      places += (places.empty() ? "" : ", ") + place;
    if (!places.empty())
      arguments.add("source", places);
    shown.arguments = arguments.str();
  }
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// While steps run
//===----------------------------------------------------------------------===//

void Trace::add(const Span &span) {
  int64_t at = used_.fetch_add(1, std::memory_order_relaxed);
  if (at < limit_)
    spans_[at] = span;
}

void Trace::end(Activity activity, int64_t step, int64_t begin) {
  if (begin != 0)
    add({begin, nowNanoseconds(), step, -1, int32_t(activity)});
}

Status Trace::addCalls(Device &device, const CapturedEntry &captured) {
  if (!isOn_.load(std::memory_order_acquire))
    return Status::ok();
  ZRT_TRY(device.readTimes(captured.graph, times_));
  for (size_t i = 0; i < entries_.size(); ++i)
    for (size_t call = 0; entries_[i].point == captured.entry && call < entries_[i].calls.size();
         ++call)
      if (times_[call].begin != 0 && !entries_[i].calls[call].name.empty())
        add({times_[call].begin, times_[call].end, step_, int32_t(i), int32_t(call)});
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// 0: the host's; then one a stream; then the checkpoint's writer and the readers of data.
int Trace::trackOf(Activity activity) const {
  int streams = int(plan_->streams.size());
  if (activity == Activity::Write || activity == Activity::Commit)
    return streams + 1;
  if (activity == Activity::Read || activity == Activity::ReadToEvaluate)
    return activity == Activity::Read ? streams + 2 : streams + 3;
  return 0;
}

/// Microseconds, with three digits.
static std::string microseconds(int64_t nanoseconds) {
  const char *sign = nanoseconds < 0 ? "-" : "";
  unsigned long long value = (unsigned long long)(nanoseconds < 0 ? -nanoseconds : nanoseconds);
  return format("%s%llu.%03llu", sign, value / 1000, value % 1000);
}

std::string Trace::eventOf(const Span &span) const {
  std::string name, category, arguments;
  int track = 0;
  if (span.entry < 0) {
    ActivityInfo info = infoOf(Activity(span.what));
    name = info.name, category = info.category;
    track = trackOf(Activity(span.what));
    bool isBatch = Activity(span.what) == Activity::ReadToEvaluate;
    arguments = format("{\"%s\": %lld}", isBatch ? "batch" : "step", (long long)span.step);
  } else {
    const Entry &entry = entries_[span.entry];
    const Shown &shown = entry.calls[span.what];
    name = shown.name, category = shown.category, track = shown.track;
    JsonLine place;
    place.add("entry", entry.name).add("step", span.step);
    std::string text = place.str();
    text.pop_back();
    arguments = text + ", " + shown.arguments.substr(1);
  }
  JsonLine line;
  line.add("name", name).add("cat", category).add("ph", "X");
  line.raw("ts", microseconds(span.begin - zero_)).raw("dur", microseconds(span.end - span.begin));
  line.add("pid", int64_t(rank_)).add("tid", int64_t(track)).raw("args", arguments);
  return line.str();
}

Status Trace::render(const std::function<Status(const std::string &)> &sink) const {
  int streams = int(plan_->streams.size());
  auto meta = [&](const char *what, int track, const std::string &name) {
    JsonLine value, line;
    value.add("name", name);
    line.add("name", what).add("ph", "M").add("pid", int64_t(rank_)).add("tid", int64_t(track));
    line.raw("args", value.str());
    return line.str();
  };
  std::string begin = rank_ == 0 ? "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n" : ",\n";
  ZRT_TRY(sink(begin + meta("process_name", 0, format("rank %d", rank_))));
  for (int track = 0; track < streams + 4; ++track) {
    std::string name = track == 0             ? "host"
                       : track <= streams     ? plan_->streams[track - 1].name
                       : track == streams + 1 ? "checkpoint writer"
                       : track == streams + 2 ? "data reader"
                                              : "evaluation data reader";
    ZRT_TRY(sink(",\n" + meta("thread_name", track, name)));
    ZRT_TRY(sink(format(",\n{\"name\": \"thread_sort_index\", \"ph\": \"M\", \"pid\": %d, \"tid\": "
                        "%d, \"args\": {\"sort_index\": %d}}",
                        rank_, track, track)));
  }
  int64_t count = std::min(used_.load(), limit_);
  for (int64_t i = 0; i < count; ++i)
    ZRT_TRY(sink(",\n" + eventOf(spans_[i])));
  return Status::ok();
}

namespace {
/// What every rank tells the others of its part.
struct Part {
  int64_t bytes, dropped;
};
} // namespace

/// Rank 0's temporary, which every rank writes to.
static Expected<std::string> shareName(const std::string &own, World &world) {
  constexpr size_t room = 4096;
  std::vector<char> name(room), names(room * world.size());
  if (own.size() >= room)
    return failure(Code::Usage, "--trace: a path of %zu characters is too long", own.size());
  memcpy(name.data(), own.data(), own.size());
  ZRT_TRY(world.exchange(name.data(), int64_t(room), names.data()));
  return std::string(names.data());
}

static Status writePart(const Trace &trace, const std::string &name, int64_t offset) {
  Expected<File> file = File::openToWrite(name);
  ZRT_TRY(file.status());
  std::string piece;
  auto flush = [&] {
    Status status = file->write(offset, piece.data(), int64_t(piece.size()));
    offset += int64_t(piece.size());
    piece.clear();
    return status;
  };
  ZRT_TRY(trace.render([&](const std::string &text) {
    piece += text;
    return piece.size() < (64 << 10) ? Status::ok() : flush();
  }));
  ZRT_TRY(flush());
  return file->finish();
}

Expected<int64_t> TraceFile::write(const Trace &trace, World &world, const std::string &path) {
  Expected<std::string> name = shareName(world.rank() == 0 ? file_.temporary() : "", world);
  ZRT_TRY(name.status());
  Part own = {0, trace.dropped()};
  ZRT_TRY(trace.render([&](const std::string &text) {
    own.bytes += int64_t(text.size());
    return Status::ok();
  }));
  std::vector<Part> parts(world.size());
  ZRT_TRY(world.exchange(&own, sizeof own, parts.data()));
  int64_t offset = 0, end = 0, dropped = 0;
  for (int rank = 0; rank < world.size(); ++rank) {
    offset += rank < world.rank() ? parts[rank].bytes : 0;
    end += parts[rank].bytes;
    dropped += parts[rank].dropped;
  }
  static constexpr char closing[] = "\n]}\n";
  Status status;
  if (world.rank() == 0)
    status = file_.reserve(end + int64_t(sizeof closing) - 1);
  if (status.isOk())
    status = writePart(trace, *name, offset);
  int32_t isWritten = status.isOk();
  std::vector<int32_t> all(world.size());
  ZRT_TRY(world.exchange(&isWritten, sizeof isWritten, all.data()));
  if (!status.isOk())
    return failure(status.code(), "--trace '%s', rank %d: %s", path.c_str(), world.rank(),
                   status.message().c_str());
  if (std::count(all.begin(), all.end(), 1) != world.size())
    return int64_t(-1);
  if (world.rank() == 0) {
    ZRT_TRY(file_.write(end, closing, sizeof closing - 1));
    ZRT_TRY(file_.commit());
  }
  return dropped;
}
