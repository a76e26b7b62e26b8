#include "ControlNodes.h"

#include "Drivers.h"

#include <algorithm>
#include <ctime>

using namespace zrt;
using namespace zrt::cuda;

// cudaGraphSetConditional is the driver's own: only the driver links it, so this is never machine
// code. `last` is the number of the last region.
static constexpr char setterCode[] = R"(.version 7.0
.target sm_80
.address_size 64
.extern .func cudaGraphSetConditional(.param .b64 handle, .param .b32 value);
.visible .entry by_predicate(.param .u64 source, .param .u64 handle, .param .u32 last,
                             .param .u32 region)
{
  .reg .b64 %d<3>;
  .reg .b32 %r<6>;
  .reg .pred %p<4>;
  ld.param.u64 %d1, [source];
  ld.param.u64 %d2, [handle];
  ld.param.u32 %r1, [region];
  ld.global.u8 %r2, [%d1];
  setp.eq.u32 %p1, %r2, 0;
  selp.b32 %r3, 1, 0, %p1;
  setp.eq.u32 %p2, %r3, %r1;
  selp.b32 %r4, 1, 0, %p2;
  setp.eq.u32 %p3, %r1, -1;
  selp.b32 %r5, %r3, %r4, %p3;
  {
    .param .b64 a;
    .param .b32 b;
    st.param.b64 [a], %d2;
    st.param.b32 [b], %r5;
    call.uni cudaGraphSetConditional, (a, b);
  }
  ret;
}
.visible .entry by_index(.param .u64 source, .param .u64 handle, .param .u32 last,
                         .param .u32 region)
{
  .reg .b64 %d<3>;
  .reg .b32 %r<7>;
  .reg .pred %p<3>;
  ld.param.u64 %d1, [source];
  ld.param.u64 %d2, [handle];
  ld.param.u32 %r1, [region];
  ld.param.u32 %r2, [last];
  ld.global.u32 %r3, [%d1];
  min.u32 %r4, %r3, %r2;
  setp.eq.u32 %p1, %r4, %r1;
  selp.b32 %r5, 1, 0, %p1;
  setp.eq.u32 %p2, %r1, -1;
  selp.b32 %r6, %r4, %r5, %p2;
  {
    .param .b64 a;
    .param .b32 b;
    st.param.b64 [a], %d2;
    st.param.b32 [b], %r6;
    call.uni cudaGraphSetConditional, (a, b);
  }
  ret;
}
)";

void ControlNodes::close() {
  for (Stream stream : streams_)
    (void)driver_.destroyStream(stream);
  if (module_)
    (void)driver_.unloadModule(module_);
  streams_.clear();
  module_ = nullptr;
}

//===----------------------------------------------------------------------===//
// Whether
//===----------------------------------------------------------------------===//

Expected<bool> ControlNodes::admit(const DriverCall &call) {
  Expected<DriverParts> parts =
      survey(*call.kernel, reinterpret_cast<uint8_t *const *>(call.buffers.data()),
             int64_t(call.buffers.size()));
  ZRT_TRY(parts.status());
  if (!parts->isControl) // a factorisation alone, or a call of a library
    return !parts->factorises;
  std::string lack = how_ == ControlFlow::Host ? "as --control-flow=host asks" : lack_;
  if (lack.empty() && parts->factorises)
    lack = "the host factorises in it";
  if (lack.empty() && !isProbed_) {
    isProbed_ = true;
    lack = lack_ = driver_.conditionsLack;
    Status tried = lack.empty() ? probe() : Status::ok();
    if (isStuck_)
      return tried;
    if (!tried.isOk())
      lack = lack_ = "tried at the start, conditional nodes are refused: " + tried.message();
  }
  if (!lack.empty() && how_ == ControlFlow::Graph)
    return failure(Code::Unavailable,
                   "'%s' cannot be a node of the step's graph, as --control-flow=graph asks: %s; "
                   "run with --control-flow=auto or host",
                   call.kernel->name, lack.c_str());
  note(call.kernel->name, lack);
  return lack.empty();
}

/// The last capture counts.
void ControlNodes::note(const char *name, const std::string &lack) {
  auto known = std::find_if(captured_.begin(), captured_.end(),
                            [&](const Captured &captured) { return captured.name == name; });
  if (known == captured_.end())
    known = captured_.insert(known, {name, ""});
  known->lack = lack;
}

bool ControlNodes::hasNodes() const {
  return std::any_of(captured_.begin(), captured_.end(),
                     [](const Captured &captured) { return captured.lack.empty(); });
}

bool ControlNodes::giveUp(const Status &why) {
  if (how_ != ControlFlow::Auto || !hasNodes() || !lack_.empty() || isStuck_)
    return false;
  lack_ = "a capture with nodes has failed: " + why.message();
  return true;
}

Status ControlNodes::explain(Status why) const {
  if (!hasNodes())
    return why;
  return failure(why.code(),
                 "%s, with loops or branches as nodes of the graph; --control-flow=host runs the "
                 "step without such nodes",
                 why.message().c_str());
}

/// Names by reason, both in the order of captures.
std::string ControlNodes::text() const {
  std::vector<Captured> groups;
  for (const auto &[name, lack] : captured_) {
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const Captured &other) { return other.lack == lack; });
    if (group == groups.end())
      group = groups.insert(group, {"", lack});
    group->name += " " + name;
  }
  std::string text;
  for (const auto &[names, lack] : groups)
    text += (text.empty() ? "" : "; ") +
            (lack.empty() ? "nodes of the graph:" : "by the host (" + lack + "):") + names;
  return text;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

Expected<Stream> ControlNodes::stream(size_t number) {
  while (streams_.size() <= number) {
    Stream made;
    ZRT_TRY(
        driver_.check(driver_.createStream(&made, NonBlocking, 0), "cuStreamCreateWithPriority"));
    streams_.push_back(made);
  }
  return streams_[number];
}

Expected<Function> ControlNodes::setter(bool isIndex) {
  if (!module_)
    ZRT_TRY(driver_.check(driver_.loadModule(&module_, setterCode, 0, nullptr, nullptr),
                          "loading the kernels that set conditions"));
  Function &found = setters_[isIndex];
  const char *name = isIndex ? "by_index" : "by_predicate";
  if (!found)
    ZRT_TRY(driver_.check(driver_.getFunction(&found, module_, name), name));
  return found;
}

Expected<ControlNodes::Place> ControlNodes::find(Stream stream) {
  CaptureStatus status = CaptureNone;
  Place place{};
  ZRT_TRY(driver_.check(driver_.getCapture(stream, &status, nullptr, &place.graph, &place.after,
                                           &place.edges, &place.count),
                        "cuStreamGetCaptureInfo"));
  if (status != CaptureActive)
    return failure(Code::Internal, "a conditional node outside a capture");
  return place;
}

/// What no kernel has set is 0: nothing runs by it.
Expected<ConditionHandle> ControlNodes::create(Stream stream) {
  Expected<Place> place = find(stream);
  ZRT_TRY(place.status());
  ConditionHandle made = 0;
  ZRT_TRY(driver_.check(
      driver_.createCondition(&made, place->graph, context_, /*value=*/0, AssignDefault),
      "cuGraphConditionalHandleCreate"));
  return made;
}

Status ControlNodes::set(Stream stream, ConditionHandle condition, const Choice &choice,
                         int64_t region) {
  Expected<Function> kernel = setter(/*isIndex=*/choice.bytes == 4);
  ZRT_TRY(kernel.status());
  uint64_t source = reinterpret_cast<uint64_t>(choice.source), handle = condition;
  uint32_t last = uint32_t(choice.regions - 1), number = uint32_t(region);
  void *parameters[] = {&source, &handle, &last, &number};
  return driver_.check(driver_.launch(*kernel, 1, 1, 1, 1, 1, 1, 0, stream, parameters, nullptr),
                       "a kernel that sets a condition");
}

Expected<std::vector<Graph>> ControlNodes::add(Stream stream, ConditionHandle condition,
                                               ConditionType type, int64_t size) {
  Expected<Place> place = find(stream);
  ZRT_TRY(place.status());
  NodeParameters parameters = {};
  parameters.type = ConditionalNode;
  parameters.handle = condition;
  parameters.condition = type;
  parameters.size = unsigned(size);
  parameters.context = context_;
  GraphNode node = nullptr;
  ZRT_TRY(driver_.check(
      driver_.addNode(&node, place->graph, place->after, place->edges, place->count, &parameters),
      "cuGraphAddNode"));
  ZRT_TRY(driver_.check(driver_.updateCapture(stream, &node, nullptr, 1, ReplaceDependencies),
                        "cuStreamUpdateCaptureDependencies"));
  return std::vector<Graph>(parameters.bodies, parameters.bodies + size);
}

Expected<Stream> ControlNodes::beginBody(Graph body, size_t depth) {
  Expected<Stream> inner = stream(depth);
  ZRT_TRY(inner.status());
  ZRT_TRY(driver_.check(driver_.beginCaptureTo(*inner, body, nullptr, nullptr, 0, CaptureRelaxed),
                        "cuStreamBeginCaptureToGraph"));
  return *inner;
}

Status ControlNodes::endBody(Stream stream) {
  Graph body = nullptr;
  return driver_.check(driver_.endCapture(stream, &body), "cuStreamEndCapture of a body");
}

//===----------------------------------------------------------------------===//
// A graph that tries them
//===----------------------------------------------------------------------===//

// Its memory: byte 0 is a loop's predicate, from byte 4 on the index of a branch of two regions,
// byte 2 what the region has written.
static constexpr uint8_t probeBytes[8] = {1, 0, 0, 0, 1, 0, 0, 0};

Status ControlNodes::captureProbe(Stream outer, DevicePointer memory) {
  auto at = [&](int64_t byte) { return reinterpret_cast<const uint8_t *>(memory + byte); };
  Choice loop{at(0), 1, 2}, branch{at(4), 4, 2};
  Expected<ConditionHandle> goesOn = create(outer);
  ZRT_TRY(goesOn.status());
  ZRT_TRY(set(outer, *goesOn, loop, 0));
  Expected<std::vector<Graph>> body = add(outer, *goesOn, ConditionWhile, 1);
  ZRT_TRY(body.status());
  Expected<Stream> inner = beginBody(body->front(), 1);
  ZRT_TRY(inner.status());
  ZRT_TRY(driver_.check(driver_.copy(memory, memory + 1, 1, *inner), "a copy in a body"));
  ZRT_TRY(set(*inner, *goesOn, loop, 0));
  ZRT_TRY(endBody(*inner));
  Expected<ConditionHandle> chosen = create(outer);
  ZRT_TRY(chosen.status());
  ZRT_TRY(set(outer, *chosen, branch, hasSwitch() ? -1 : 1));
  body =
      hasSwitch() ? add(outer, *chosen, ConditionSwitch, 2) : add(outer, *chosen, ConditionIf, 1);
  ZRT_TRY(body.status());
  inner = beginBody(body->back(), 1);
  ZRT_TRY(inner.status());
  ZRT_TRY(driver_.check(driver_.fill(memory + 2, 7, 1, *inner), "a fill in a body"));
  return endBody(*inner);
}

/// Looks ever less often, at least once a millisecond; while the process is stopped no time counts.
/// The host's way is not taken where the trial does not end: what frees memory or ends a program
/// waits for all of the GPU's work.
Status ControlNodes::awaitProbe(Stream stream) {
  int64_t left = int64_t(trialSeconds_) * 1'000'000'000, pause = 10'000;
  for (Result result; (result = driver_.query(stream)) != Success;) {
    if (result != NotReady)
      return driver_.check(result, "a graph with conditional nodes");
    if (left <= 0) {
      isStuck_ = true;
      return failure(Code::Unavailable,
                     "a graph that tries conditional nodes, with a loop of one round, has not "
                     "ended for %d seconds: what a kernel in the loop's body sets seems to have no "
                     "effect; run with --control-flow=host, which has no such nodes (--timeout S "
                     "waits longer)",
                     trialSeconds_);
    }
    timespec time = {0, long(pause)};
    nanosleep(&time, nullptr);
    left -= pause;
    pause = std::min<int64_t>(2 * pause, 1'000'000);
  }
  return Status::ok();
}

/// What the probe leaves of its memory says whether the loop ended and the region ran.
Status ControlNodes::runProbe(Stream outer, DevicePointer memory) {
  ZRT_TRY(driver_.check(driver_.upload(memory, probeBytes, sizeof probeBytes, outer), "an upload"));
  ZRT_TRY(driver_.check(driver_.synchronize(outer), "an upload"));
  ZRT_TRY(driver_.check(driver_.beginCapture(outer, CaptureRelaxed), "cuStreamBeginCapture"));
  Status made = captureProbe(outer, memory);
  if (!made.isOk() && streams_.size() > 1)
    (void)endBody(streams_[1]); // if one is open
  Graph graph = nullptr;
  GraphExec executable = nullptr;
  Status ended = driver_.check(driver_.endCapture(outer, &graph), "cuStreamEndCapture");
  if (made.isOk())
    made = std::move(ended);
  if (made.isOk())
    made = driver_.check(driver_.instantiate(&executable, graph, 0), "cuGraphInstantiate");
  if (graph) // before the launch, as that of a step
    (void)driver_.destroyGraph(graph);
  uint8_t found[sizeof probeBytes] = {};
  if (made.isOk())
    made = driver_.check(driver_.launchGraph(executable, outer), "cuGraphLaunch");
  if (made.isOk())
    made = awaitProbe(outer); // before the download, for which the driver may wait by itself
  if (isStuck_)
    return made;
  if (made.isOk())
    made = driver_.check(driver_.download(found, memory, sizeof found, outer), "a download");
  if (made.isOk())
    made = driver_.check(driver_.synchronize(outer), "a download");
  if (executable)
    (void)driver_.destroyGraphExec(executable);
  if (made.isOk() && (found[0] != 0 || found[2] != 7))
    return failure(Code::Unavailable, "a loop of one round left %d and a branch %d, not 0 and 7",
                   found[0], found[2]);
  return made;
}

Status ControlNodes::probe() {
  Expected<Stream> outer = stream(0);
  ZRT_TRY(outer.status());
  DevicePointer memory = 0;
  ZRT_TRY(driver_.check(driver_.allocate(&memory, sizeof probeBytes), "cuMemAlloc"));
  Status made = runProbe(*outer, memory);
  if (!isStuck_)
    (void)driver_.free(memory);
  return made;
}
