//===- Conditions.cpp - Nodes of graphs that go by a value of the device ----------------===//
#include "State.h"

#include <cstring>

namespace emulated {

//===----------------------------------------------------------------------===//
// Graphs that have them
//===----------------------------------------------------------------------===//

Result State::createCondition(GraphState &graph, ConditionHandle &handle, uint32_t value,
                              bool isDefault) {
  handle = ++lastCondition;
  Condition &made = conditions[handle];
  made.owner = &graph;
  made.hasDefault = isDefault;
  made.initial = value;
  return Success;
}

/// What a driver takes as a conditional node; empty: this.
static std::string findFault(const State &state, const GraphState &graph,
                             const NodeParameters &parameters) {
  auto found = state.conditions.find(parameters.handle);
  bool isSwitch = parameters.condition == ConditionSwitch;
  unsigned most = isSwitch ? 1u << 16 : parameters.condition == ConditionIf ? 2 : 1;
  static const NodeParameters zeros = {};
  if (parameters.type != ConditionalNode)
    return "a node of type " + std::to_string(parameters.type) + ", which is not emulated";
  if (found == state.conditions.end())
    return "a conditional node without a condition";
  if (found->second.isUsed)
    return "two conditional nodes that go by one condition";
  if (found->second.owner != &graph)
    return "a conditional node in another graph than its condition";
  if (parameters.context != reinterpret_cast<Context>(const_cast<State *>(&state)))
    return "a conditional node of another context than its condition";
  if (parameters.size < 1 || parameters.size > most)
    return "a conditional node of " + std::to_string(parameters.size) + " bodies";
  if ((isSwitch || parameters.size > 1) && state.faults.version < kSwitchVersion)
    return "a node that chooses among bodies, which drivers have from CUDA 12.8 on";
  if (memcmp(parameters.reserved0, zeros.reserved0, sizeof zeros.reserved0) ||
      memcmp(parameters.reserved1, zeros.reserved1, sizeof zeros.reserved1) || parameters.reserved2)
    return "parameters of a node whose unused bytes are not zero";
  return "";
}

Result State::addConditional(GraphState &graph, std::set<size_t> after, NodeParameters &parameters,
                             size_t &node) {
  if (std::string fault = findFault(*this, graph, parameters); !fault.empty())
    return complain(InvalidValue, fault);
  conditions[parameters.handle].isUsed = true;
  Command command;
  command.kind = Command::Conditional;
  command.line = addLine();
  command.condition = parameters.handle;
  command.conditionType = parameters.condition;
  graph.bodies.clear();
  for (unsigned i = 0; i < parameters.size; ++i) {
    auto body = std::make_shared<GraphState>();
    body->isBody = true;
    graphs[body.get()] = body;
    graph.bodies.push_back(reinterpret_cast<Graph>(body.get()));
    command.bodies.push_back(std::move(body));
  }
  parameters.bodies = graph.bodies.data();
  node = graph.nodes.size();
  graph.nodes.push_back({std::move(command), std::move(after)});
  return Success;
}

/// Calls `visit` with the graph and all bodies in it.
template <typename Visit> static void forEachGraph(GraphState &graph, const Visit &visit) {
  visit(graph);
  for (const GraphState::Node &node : graph.nodes)
    for (const std::shared_ptr<GraphState> &body : node.command.bodies)
      forEachGraph(*body, visit);
}

static std::shared_ptr<GraphState> copyGraph(const GraphState &graph) {
  auto copy = std::make_shared<GraphState>(graph);
  for (GraphState::Node &node : copy->nodes)
    for (std::shared_ptr<GraphState> &body : node.command.bodies)
      body = copyGraph(*body);
  return copy;
}

std::shared_ptr<GraphState> State::makeExecutable(GraphState &graph) {
  std::set<const GraphState *> all;
  std::string fault = graph.isBody ? "the body of a conditional node is made executable alone" : "";
  forEachGraph(graph, [&](GraphState &each) {
    all.insert(&each);
    if (each.isOpen)
      fault = "a graph is made executable while its body is captured";
  });
  for (const auto &[handle, condition] : conditions)
    if (all.contains(condition.owner) && !condition.isUsed)
      fault = "a condition that no node goes by, in a graph that is made executable";
  if (!fault.empty()) {
    complain(InvalidValue, fault);
    return nullptr;
  }
  forEachGraph(graph, [](GraphState &each) { each.isInstantiated = true; });
  return copyGraph(graph);
}

Result State::destroyGraph(GraphState &graph) {
  if (graph.isBody)
    return complain(InvalidValue, "the body of a conditional node is destroyed, which is the "
                                  "node's");
  std::vector<GraphState *> bodies;
  forEachGraph(graph, [&](GraphState &each) {
    if (each.isBody)
      bodies.push_back(&each);
  });
  for (GraphState *body : bodies) // which the nodes own as well
    graphs.erase(body);
  graphs.erase(&graph);
  return Success;
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

GraphRun::GraphRun(std::shared_ptr<const GraphState> graph, Clock begin) : graph(std::move(graph)) {
  clocks.resize(this->graph->nodes.size());
  restart(std::move(begin));
}

void GraphRun::restart(Clock from) {
  begin = std::move(from);
  done.clear();
  for (size_t i = 0; i < graph->nodes.size(); ++i)
    waiting.insert(i);
}

Clock GraphRun::end() const {
  Clock clock = begin;
  for (const Clock &of : clocks)
    clock.join(of);
  return clock;
}

void State::setRunning(const GraphState &graph, bool isRunning) {
  for (const GraphState::Node &node : graph.nodes) {
    if (node.command.kind != Command::Conditional)
      continue;
    Condition &condition = conditions[node.command.condition];
    condition.isRunning = isRunning;
    condition.isSet = false;
    condition.value = condition.initial;
    for (const std::shared_ptr<GraphState> &body : node.command.bodies)
      setRunning(*body, isRunning);
  }
}

std::string State::setCondition(uint64_t handle, uint32_t value) {
  auto found = conditions.find(handle);
  if (found == conditions.end() || !found->second.isRunning)
    return "a condition of no graph that runs";
  if (faults.isUnset && isInBody)
    return "";
  Condition &condition = found->second;
  if (condition.isSet && condition.setBy == tick && condition.value != value)
    return "two threads give a condition different values";
  condition.isSet = true;
  condition.value = value;
  condition.setBy = tick;
  setNow.insert(handle);
  return "";
}

/// A default is a value as well, and yet nobody has computed it: this is stricter than a device.
Result State::readCondition(const Command &command, const Clock &clock, uint32_t &value) {
  const Condition &condition = conditions[command.condition];
  if (!condition.isSet)
    return complain(LaunchFailed, "a conditional node goes by a value that no kernel has set");
  if (!clock.covers(condition.setAt))
    return complain(LaunchFailed, "a conditional node goes by a value that a kernel sets, and "
                                  "nothing orders the two");
  value = condition.value;
  return Success;
}

/// Begins the body that the value asks for; the node is done where there is none.
Result State::runConditional(const Choice &choice) {
  const Command &command = commandOf(choice);
  Clock clock = clockOf(choice, command);
  uint32_t value = 0;
  if (Result result = readCondition(command, clock, value))
    return result;
  size_t body = command.conditionType == ConditionSwitch ? value : value ? 0 : 1;
  if (body >= command.bodies.size()) {
    finish(choice, Success);
    return Success;
  }
  auto made = std::make_unique<GraphRun>(command.bodies[body], clock);
  GraphRun &run = *made;
  run.outer = choice.run;
  run.node = choice.node;
  choice.run->bodies[choice.node] = std::move(made);
  if (run.graph->nodes.empty())
    end(*choice.stream, run);
  return Success;
}

/// A loop reads its value again.
Result State::endBody(StreamState &stream, GraphRun &body) {
  Choice choice{&stream, body.outer, body.node};
  const Command &command = commandOf(choice);
  Clock clock = body.end();
  uint32_t value = 0;
  Result result = Success;
  if (command.conditionType == ConditionWhile && !fault)
    result = readCondition(command, clock, value);
  bool isEmpty = body.graph->nodes.empty();
  if (value && (isEmpty || body.rounds >= roundLimit)) {
    result =
        complain(LaunchTimeout, "a loop of a graph goes on after " + std::to_string(body.rounds) +
                                    " rounds (EMULATED_CUDA_ROUNDS)");
    value = 0;
  }
  if (value) {
    ++body.rounds;
    body.restart(std::move(clock));
    return Success;
  }
  choice.run->clocks[choice.node] = std::move(clock);
  choice.run->bodies.erase(choice.node);
  finish(choice, result);
  return result;
}

} // namespace emulated

//===----------------------------------------------------------------------===//
// The driver's functions
//===----------------------------------------------------------------------===//

using namespace emulated;

namespace {
/// The lock of a call, and what stands against it.
struct Call {
  State &state = State::get();
  std::unique_lock<std::mutex> lock{state.mutex};
  Result error =
      state.fault ? state.fault
      : state.faults.version < kConditionsVersion
          ? state.complain(NotSupported,
                           "a function of conditional nodes, which drivers have from CUDA 12.4 on")
          : Result(Success);

  StreamState *find(Stream stream) {
    auto found = state.streams.find(reinterpret_cast<StreamState *>(stream));
    if (found != state.streams.end())
      return found->second.get();
    error = state.complain(InvalidHandle, "a stream that was not created, or was destroyed");
    return nullptr;
  }
  /// A graph, or one that is captured.
  GraphState *find(Graph graph) {
    auto *wanted = reinterpret_cast<GraphState *>(graph);
    if (state.graphs.contains(wanted))
      return wanted;
    for (auto &[stream, owned] : state.streams)
      if (stream->capture && stream->capture->graph.get() == wanted)
        return wanted;
    error = state.complain(InvalidHandle, "a graph that is none, or no more");
    return nullptr;
  }
  /// Nodes of the graph by their handles.
  std::set<size_t> find(GraphState &graph, const GraphNode *nodes, size_t count) {
    std::set<size_t> found;
    for (size_t i = 0; i < count; ++i) {
      auto *tag = reinterpret_cast<GraphState::Tag *>(nodes[i]);
      if (!tag || tag->graph != &graph)
        error = state.complain(InvalidValue, "a node of another graph");
      else
        found.insert(tag->node);
    }
    return found;
  }
};

GraphNode handleOf(GraphState &graph, size_t node) {
  graph.tags.push_back({&graph, node});
  return reinterpret_cast<GraphNode>(&graph.tags.back());
}
} // namespace

Result cuStreamGetCaptureInfo_v3(Stream stream, CaptureStatus *status, unsigned long long *,
                                 Graph *graph, const GraphNode **after, const GraphEdge **edges,
                                 size_t *count) {
  Call call;
  StreamState *found = call.error ? nullptr : call.find(stream);
  if (!found)
    return call.error;
  *status = found->capture ? CaptureActive : CaptureNone;
  if (!found->capture)
    return Success;
  GraphState &captured = *found->capture->graph;
  found->lentTails.clear();
  for (size_t node : found->tails)
    found->lentTails.push_back(handleOf(captured, node));
  *graph = reinterpret_cast<Graph>(&captured);
  *after = found->lentTails.data();
  if (edges)
    *edges = nullptr;
  *count = found->lentTails.size();
  return Success;
}

Result cuStreamUpdateCaptureDependencies_v2(Stream stream, GraphNode *after, const GraphEdge *,
                                            size_t count, unsigned flags) {
  Call call;
  StreamState *found = call.error ? nullptr : call.find(stream);
  if (!found)
    return call.error;
  if (!found->capture || flags > ReplaceDependencies)
    return call.state.complain(InvalidValue, "dependencies of a stream that is not captured");
  std::set<size_t> nodes = call.find(*found->capture->graph, after, count);
  if (call.error)
    return call.error;
  if (flags == ReplaceDependencies)
    found->tails.clear();
  found->tails.insert(nodes.begin(), nodes.end());
  return Success;
}

Result cuStreamBeginCaptureToGraph(Stream stream, Graph graph, const GraphNode *after,
                                   const GraphEdge *, size_t count, CaptureMode) {
  Call call;
  StreamState *found = call.error ? nullptr : call.find(stream);
  GraphState *body = found ? call.find(graph) : nullptr;
  if (!body)
    return call.error;
  std::set<size_t> nodes = call.find(*body, after, count);
  auto owner = call.state.graphs.find(body);
  if (call.error || owner == call.state.graphs.end())
    return call.error ? call.error : Result(InvalidValue);
  if (Result result = call.state.beginBody(*found, owner->second))
    return result;
  found->tails = std::move(nodes);
  return Success;
}

Result cuGraphConditionalHandleCreate(ConditionHandle *handle, Graph graph, Context context,
                                      unsigned value, unsigned flags) {
  Call call;
  GraphState *found = call.error ? nullptr : call.find(graph);
  if (!found)
    return call.error;
  if (flags > AssignDefault || context != reinterpret_cast<Context>(&call.state))
    return call.state.complain(InvalidValue, "a condition of another context");
  return call.state.createCondition(*found, *handle, value, flags & AssignDefault);
}

Result cuGraphAddNode_v2(GraphNode *node, Graph graph, const GraphNode *after, const GraphEdge *,
                         size_t count, NodeParameters *parameters) {
  Call call;
  GraphState *found = call.error ? nullptr : call.find(graph);
  if (!found)
    return call.error;
  std::set<size_t> nodes = call.find(*found, after, count);
  size_t number = 0;
  Result result =
      call.error ? call.error : call.state.addConditional(*found, nodes, *parameters, number);
  if (result == Success)
    *node = handleOf(*found, number);
  return result;
}
