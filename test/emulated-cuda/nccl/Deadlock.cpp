//===- Deadlock.cpp - Ranks that wait for one another --------------------------------------===//
//
// A collective keeps its device until all members have come. A rank that waits says so, and for
// whom, in all of its communicators; one that waits for a rank which waits, at last, for itself
// does so without end.
//===-----------------------------------------------------------------------------------===//
#include "Communicator.h"

#include <cstring>
#include <optional>
#include <unistd.h>

namespace emulatednccl {

namespace {
/// A copy of what a rank has said.
struct Seen {
  uint64_t communicator, step;
  std::vector<int32_t> processes;
  std::string label;
};
} // namespace

static std::optional<Seen> read(const Waiting &waiting) {
  uint32_t version = waiting.version.load();
  Seen seen = {waiting.communicator, waiting.step, {}, ""};
  for (int i = 0; i < waiting.count && i < kRankLimit; ++i)
    seen.processes.push_back(waiting.processes[i]);
  char label[sizeof waiting.label];
  memcpy(label, waiting.label, sizeof label);
  label[sizeof label - 1] = 0;
  seen.label = label;
  std::atomic_thread_fence(std::memory_order_seq_cst);
  if (version % 2 || waiting.version.load() != version || !seen.communicator)
    return std::nullopt;
  return seen;
}

/// Those of this process, all of which are mapped.
static std::vector<std::shared_ptr<Communicator>> liveOnes() {
  Registry &registry = Registry::get();
  std::lock_guard<std::mutex> lock(registry.mutex);
  return registry.live;
}

/// That it waits there now; null: no more.
void Communicator::publish(const std::string *label) {
  for (const auto &other : liveOnes()) {
    if (!other->isReady())
      continue;
    Waiting &waiting = other->segment_.own().waiting;
    waiting.version.fetch_add(1);
    waiting.communicator = label ? segment_.number() : 0;
    waiting.step = segment_.step();
    waiting.count = 0;
    for (int rank = 0; label && rank < ranks(); ++rank)
      if (!segment_.hasCome(rank))
        waiting.processes[waiting.count++] = segment_.member(rank).process.load();
    if (label)
      snprintf(waiting.label, sizeof waiting.label, "%s, %s", name().c_str(), label->c_str());
    waiting.version.fetch_add(1);
  }
}

/// Two looks at the same, some time apart: what was seen once may be over already.
std::string Communicator::findDeadlock(const std::string &label) {
  constexpr int looks = 25;
  std::string chain = name() + ", " + label;
  uint64_t fingerprint = segment_.number() + segment_.step();
  int32_t process = 0;
  for (int rank = 0; rank < ranks() && !process; ++rank)
    if (!segment_.hasCome(rank))
      process = segment_.member(rank).process.load();
  std::vector<std::shared_ptr<Communicator>> all = liveOnes();
  for (int hops = 0; hops < kRankLimit && process && process != getpid(); ++hops) {
    std::optional<Seen> seen;
    for (const auto &one : all)
      for (int rank = 0; one->isReady() && rank < one->ranks() && !seen; ++rank)
        if (one->segment_.member(rank).process.load() == process)
          seen = read(one->segment_.member(rank).waiting);
    // It runs, or has come by now to where this one waits.
    if (!seen || seen->processes.empty() || seen->communicator == segment_.number())
      return "";
    fingerprint = fingerprint * 31 + seen->communicator + seen->step;
    chain += "; process " + std::to_string(process) + " in " + seen->label;
    process = seen->processes[0];
    // This rank has come there already: the other has not noticed yet.
    for (const auto &one : all)
      if (process == getpid() && one->segment_.number() == seen->communicator &&
          one->segment_.step() >= seen->step)
        return "";
  }
  if (process != getpid())
    return "";
  timesSeen_ = fingerprint == lastSeen_ ? timesSeen_ + 1 : 0;
  lastSeen_ = fingerprint;
  if (timesSeen_ < looks)
    return "";
  return "a dead-lock: communicators are used in different orders on their ranks. Process " +
         std::to_string(getpid()) + " waits in " + chain;
}

} // namespace emulatednccl
