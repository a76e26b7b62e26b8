//===- Capture.cpp - Commands that become a graph ---------------------------------------===//
#include "State.h"

namespace emulated {

Result State::begin(StreamState &stream) {
  if (stream.capture)
    return complain(CaptureUnsupported, "a capture begins in a stream that is captured");
  stream.capture = std::make_shared<Capture>();
  stream.capture->origin = &stream;
  stream.capture->streams = {&stream};
  stream.tails.clear();
  return Success;
}

/// A body is filled once, before its graph is made executable.
Result State::beginBody(StreamState &stream, std::shared_ptr<GraphState> body) {
  if (!body->isBody)
    return complain(NotSupported, "a capture into what is no body of a conditional node");
  if (body->isInstantiated)
    return complain(InvalidValue, "a capture into a body whose graph is executable already, and "
                                  "stays as it was");
  if (body->isOpen)
    return complain(InvalidValue, "two captures into one body at a time");
  if (Result result = begin(stream))
    return result;
  stream.capture->graph = std::move(body);
  stream.capture->graph->isOpen = true;
  stream.capture->line = addLine();
  return Success;
}

/// Whether all of `nodes` come before what has these tails.
static bool comeBefore(const GraphState &graph, const std::set<size_t> &nodes,
                       const std::set<size_t> &tails) {
  std::set<size_t> before;
  std::vector<size_t> next(tails.begin(), tails.end());
  while (!next.empty()) {
    size_t node = next.back();
    next.pop_back();
    if (before.insert(node).second)
      next.insert(next.end(), graph.nodes[node].after.begin(), graph.nodes[node].after.end());
  }
  return std::includes(before.begin(), before.end(), nodes.begin(), nodes.end());
}

/// Events are edges, everything else is a node.
Result State::capture(StreamState &stream, Command command) {
  GraphState &graph = *stream.capture->graph;
  if (graph.isBody)
    command.line = stream.capture->line;
  switch (command.kind) {
  case Command::Record:
    if (command.isLeftOut)
      return Success;
    command.event->capture = stream.capture;
    command.event->tails = stream.tails;
    return Success;
  case Command::Wait:
    if (command.event->capture != stream.capture) {
      stream.capture->error = CaptureInvalidated;
      return complain(CaptureIsolation, "a captured stream waits for an event from outside");
    }
    if (!command.isLeftOut)
      stream.tails.insert(command.event->tails.begin(), command.event->tails.end());
    else if (!comeBefore(graph, command.event->tails, stream.tails))
      complain(Success, "what is left out would have put commands of the graph in order");
    return Success;
  case Command::Graph:
    return complain(CaptureUnsupported, "a graph is launched within a capture");
  case Command::HostCall:
    if (graph.isBody) {
      stream.capture->error = CaptureInvalidated;
      return complain(CaptureUnsupported, "a host function in the body of a conditional node");
    }
    [[fallthrough]];
  default:
    graph.nodes.push_back({std::move(command), stream.tails});
    stream.tails = {graph.nodes.size() - 1};
    return Success;
  }
}

Result State::end(StreamState &stream, GraphState *&graph) {
  std::shared_ptr<Capture> capture = stream.capture;
  if (!capture || capture->origin != &stream)
    return complain(CaptureUnmatched, "a capture ends in a stream where none began");
  // Everything comes before the end: nodes that others come after, and what the origin waits for.
  std::set<size_t> joined(stream.tails);
  for (const GraphState::Node &node : capture->graph->nodes)
    joined.insert(node.after.begin(), node.after.end());
  for (StreamState *other : capture->streams) {
    other->capture = nullptr;
    other->tails.clear();
  }
  capture->graph->isOpen = false;
  if (capture->error)
    return capture->error;
  if (joined.size() != capture->graph->nodes.size())
    return complain(CaptureUnjoined, "a capture ends before a stream of it was joined");
  graph = capture->graph.get();
  graphs[graph] = capture->graph; // where a body is already
  return Success;
}

} // namespace emulated
