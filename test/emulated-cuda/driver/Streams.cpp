//===- Streams.cpp - What is done next ------------------------------------------------===//
#include "State.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <tuple>
#include <unistd.h>

namespace emulated {

void EventState::stamp() {
  if (hasTime)
    nanoseconds = std::chrono::steady_clock::now().time_since_epoch().count();
}

Result State::enqueue(StreamState &stream, Command command) {
  if (fault)
    return fault;
  if (++commandCount == faults.lost)
    return fault = complain(DeviceLost, "the device is lost, as EMULATED_CUDA_FAULT asks");
  command.line = stream.line;
  if (stream.capture)
    return capture(stream, std::move(command));
  command.host = host;
  if (command.kind == Command::Record) {
    command.event->capture = nullptr;
    command.event->recorded = command.recorded = std::make_shared<Recorded>();
    command.recorded->isLeftOut = command.isLeftOut;
  } else if (command.kind == Command::Wait) {
    if (std::shared_ptr<Capture> other = command.event->capture) {
      if (other->origin->capture != other)
        return complain(InvalidValue,
                        "a wait for an event that a capture recorded, which has ended");
      if (command.isLeftOut)
        return Success;
      stream.capture = other; // and so the stream is part of it
      other->streams.insert(&stream);
      stream.tails = command.event->tails;
      return Success;
    }
    command.recorded = command.event->recorded;
    command.isLeftOut |= command.recorded && command.recorded->isLeftOut;
  }
  stream.queue.push_back(std::move(command));
  return Success;
}

/// Heads of streams, and nodes of the graphs that run, which wait for nothing.
std::vector<State::Choice> State::findRunnable(bool &isBusy) {
  std::vector<Choice> choices;
  isBusy = false;
  for (auto &[stream, owned] : streams) {
    isBusy |= stream->isBusy || stream->busyNodes;
    if (stream->run) {
      findRunnable(*stream, *stream->run, choices);
    } else if (!stream->isBusy && !stream->queue.empty()) {
      const Command &head = stream->queue.front();
      if (head.kind != Command::Wait || head.isLeftOut || !head.recorded || head.recorded->isDone)
        choices.push_back({stream, nullptr, 0, choices.size()});
    }
  }
  // A seed is to give the same order wherever streams lie in memory.
  std::sort(choices.begin(), choices.end(), [](const Choice &one, const Choice &other) {
    return std::tie(one.stream->line, one.order) < std::tie(other.stream->line, other.order);
  });
  return choices;
}

/// In the order of nodes, those of bodies where their node is.
void State::findRunnable(StreamState &stream, GraphRun &run, std::vector<Choice> &choices) {
  auto body = run.bodies.begin();
  auto addBodies = [&](size_t end) {
    for (; body != run.bodies.end() && body->first < end; ++body)
      findRunnable(stream, *body->second, choices);
  };
  for (size_t node : run.waiting) {
    addBodies(node);
    const std::set<size_t> &after = run.graph->nodes[node].after;
    if (std::includes(run.done.begin(), run.done.end(), after.begin(), after.end()))
      choices.push_back({&stream, &run, node, choices.size()});
  }
  addBodies(run.graph->nodes.size());
}

void State::finish(const Choice &choice, Result result) {
  StreamState &stream = *choice.stream;
  if (result && !fault)
    fault = result;
  if (!choice.run) {
    stream.isBusy = false;
    return;
  }
  choice.run->done.insert(choice.node);
  if (choice.run->done.size() == choice.run->graph->nodes.size())
    end(stream, *choice.run);
}

/// Of a graph, or of a body: its node may begin another one, or is done.
void State::end(StreamState &stream, GraphRun &run) {
  if (run.outer) {
    if (Result result = endBody(stream, run); result && !fault)
      fault = result;
    return;
  }
  stream.clock.join(run.end());
  setRunning(*run.graph, false);
  stream.run = nullptr;
}

/// A graph's commands are in a line for each stream that they were captured of: two runs of it in
/// one stream follow one another.
size_t State::lineOf(const Choice &choice, const Command &command) {
  if (!choice.run)
    return choice.stream->line;
  auto [known, isNew] = graphLines.try_emplace({choice.stream->line, command.line}, 0);
  if (isNew)
    known->second = addLine();
  return known->second;
}

/// What comes before a command, and the command.
Clock State::clockOf(const Choice &choice, const Command &command) {
  StreamState &stream = *choice.stream;
  if (!choice.run) {
    stream.clock.join(*command.host);
    if (command.kind == Command::Wait && command.recorded && command.isLeftOut) {
      missed.push_back({stream.clock, command.recorded});
      sayWhatIsMissed();
    } else if (command.kind == Command::Wait && command.recorded) {
      stream.clock.join(command.recorded->clock);
    }
    if (command.kind == Command::Work || command.kind == Command::HostCall)
      stream.clock.reach(stream.line, ++tick);
    return stream.clock;
  }
  Clock clock = choice.run->begin;
  for (size_t before : choice.run->graph->nodes[choice.node].after)
    clock.join(choice.run->clocks[before]);
  clock.reach(lineOf(choice, command), ++tick);
  return choice.run->clocks[choice.node] = clock;
}

/// Of waits that were left out, when their record is done: nothing, where what they waited for came
/// before all the same.
void State::sayWhatIsMissed() {
  std::erase_if(missed, [&](const Missed &wait) {
    if (!wait.recorded->isDone)
      return false;
    if (!wait.clock.covers(wait.recorded->clock))
      complain(Success, "what is left out would have put commands in order");
    return true;
  });
}

/// Of a command: what it is, where it wrote, and which bytes. Commands are added up, in any order.
void State::addWritten() {
  for (const Touched &part : touchedNow) {
    if (!part.isWritten || !findRange(part.begin, part.end - part.begin))
      continue;
    uint64_t hash = std::hash<std::string>()(running) ^ part.begin;
    for (uint64_t at = part.begin; at < part.end; ++at)
      hash = (hash ^ *reinterpret_cast<const uint8_t *>(at)) * 1099511628211u;
    written += hash;
  }
}

/// Does what a command is to do, and compares what it touches with what others do.
Result State::work(const Choice &choice, const Command &command) {
  Clock clock = clockOf(choice, command);
  running.clear();
  touchedNow.clear();
  setNow.clear();
  isInBody = choice.run && choice.run->outer;
  if (Result result = command.work())
    return result;
  for (ConditionHandle handle : setNow)
    conditions[handle].setAt = clock;
  if (saysWritten)
    addWritten();
  std::string race = races.note(clock, lineOf(choice, command), running, touchedNow);
  return race.empty() ? Result(Success) : complain(LaunchFailed, race);
}

/// A host function has a thread of its own, since it may wait for others.
void State::run(const Choice &choice, std::unique_lock<std::mutex> &lock) {
  StreamState &stream = *choice.stream;
  Command command;
  if (choice.run) {
    choice.run->waiting.erase(choice.node);
    command = commandOf(choice);
  } else {
    command = std::move(stream.queue.front());
    stream.queue.pop_front();
  }
  if (command.kind != Command::Work)
    (void)clockOf(choice, command);
  switch (command.kind) {
  case Command::Record:
    command.recorded->clock = stream.clock;
    command.recorded->isDone = true;
    sayWhatIsMissed();
    if (command.isLeftOut)
      return finish(choice, Success);
    command.event->stamp();
    return finish(choice, Success);
  case Command::Wait:
    return finish(choice, Success);
  case Command::Graph:
    if (!command.graph->nodes.empty()) {
      stream.run = std::make_unique<GraphRun>(command.graph, stream.clock);
      setRunning(*command.graph, true);
    }
    return;
  case Command::Conditional:
    if (Result result = fault ? fault : runConditional(choice))
      finish(choice, result);
    return;
  case Command::Work:
    return finish(choice, fault ? Success : work(choice, command));
  case Command::HostCall:
    break;
  }
  if (choice.run)
    ++stream.busyNodes;
  else
    stream.isBusy = true;
  lock.unlock();
  std::thread([this, choice, work = std::move(command.work)] {
    Result result = work();
    std::lock_guard<std::mutex> guard(mutex);
    if (choice.run)
      --choice.stream->busyNodes;
    finish(choice, result);
    changed.notify_all();
  }).detach();
  lock.lock();
}

/// Of one stream, or of all.
bool State::isDone(const StreamState *stream) const {
  return std::all_of(streams.begin(), streams.end(), [&](const auto &entry) {
    const StreamState &each = *entry.second;
    return (stream && stream != &each) || (each.queue.empty() && !each.run && !each.isBusy);
  });
}

/// The host has seen that the stream, or all of them, are done.
void State::reach(const StreamState *stream) {
  auto reached = std::make_shared<Clock>(*host);
  for (auto &[other, owned] : streams)
    if (!stream || other == stream)
      reached->join(other->clock);
  host = std::move(reached);
}

State::Did State::doNext(std::unique_lock<std::mutex> &lock) {
  bool isBusy;
  std::vector<Choice> choices = findRunnable(isBusy);
  if (choices.empty())
    return isBusy ? Did::Nothing : Did::Deadlock;
  run(choices[random() % choices.size()], lock);
  return Did::Something;
}

static constexpr char deadlock[] = "streams wait for one another: a dead-lock";

Result State::drain(StreamState *stream, std::unique_lock<std::mutex> &lock) {
  while (!isDone(stream)) {
    Did did = doNext(lock);
    if (did == Did::Deadlock)
      return complain(LaunchFailed, deadlock);
    if (did == Did::Nothing)
      changed.wait(lock);
  }
  reach(stream);
  return fault;
}

Result State::query(StreamState &stream, std::unique_lock<std::mutex> &lock) {
  if (!isDone(&stream) && doNext(lock) == Did::Deadlock)
    return complain(LaunchFailed, deadlock);
  if (!isDone(&stream))
    return fault ? fault : Result(NotReady);
  reach(&stream);
  return fault;
}

Result State::complain(Result error, const std::string &text) {
  fprintf(stderr, "emulated CUDA: %s\n", text.c_str());
  return error;
}

bool State::isLeftOut(const char *function) {
  if (faults.leftOut != function || ++leftOutCount != faults.leftOutCall)
    return false;
  complain(Success, "call " + std::to_string(leftOutCount) + " of " + function +
                        " is left out, as EMULATED_CUDA_LEAVE_OUT asks");
  return true;
}

static Faults readFaults() {
  Faults faults;
  if (const char *leftOut = getenv("EMULATED_CUDA_LEAVE_OUT")) {
    const char *colon = strchr(leftOut, ':');
    faults.leftOut = colon ? std::string(leftOut, colon) : leftOut;
    faults.leftOutCall = colon ? atoll(colon + 1) : 1;
  }
  if (const char *devices = getenv("EMULATED_CUDA_DEVICES"))
    faults.devices = atoi(devices);
  const char *text = getenv("EMULATED_CUDA_FAULT");
  std::string fault = text ? text : "";
  std::string name = fault.substr(0, fault.find(':'));
  int64_t number = name.size() < fault.size() ? atoll(fault.c_str() + name.size() + 1) : 0;
  if (name == "oom")
    faults.allocation = number;
  else if (name == "launch")
    faults.launch = number;
  else if (name == "lost")
    faults.lost = number;
  else if (name == "version")
    faults.version = int(number);
  else if (name == "none")
    faults.devices = 0;
  else if (name == "unset")
    faults.isUnset = true;
  else if (!name.empty())
    fprintf(stderr, "emulated CUDA: EMULATED_CUDA_FAULT '%s' is not known\n", text);
  return faults;
}

State::State() : faults(readFaults()) {
  if (const char *text = getenv("EMULATED_CUDA_SEED"))
    seed = strtoull(text, nullptr, 0);
  if (const char *text = getenv("EMULATED_CUDA_CAPABILITY"))
    capability = atoi(text);
  if (const char *text = getenv("EMULATED_CUDA_ROUNDS"))
    roundLimit = strtoull(text, nullptr, 0);
  saysWritten = getenv("EMULATED_CUDA_SAY_WRITTEN") != nullptr;
  random.seed(seed);
}

/// Never freed: host functions may run until the process ends.
State &State::get() {
  static State *state = new State;
  return *state;
}

} // namespace emulated
