//===- Schedule.cpp - Paths of a warp, warps of a block, barriers ------------------------===//

#include "Machine.h"

#include <algorithm>
#include <cstdio>

using namespace emulatedptx;

void emulatedptx::report(Warp &warp, Fault fault, unsigned lane, std::string message,
                         uint64_t address) {
  warp.isStopped = true;
  Problem &problem = warp.block->problem;
  if (problem)
    return;
  const Launch &launch = *warp.block->launch;
  const Tree &tree = launch.module->program().tree;
  const Origin &origin = launch.kernel->origins[warp.pc];
  const Location &location = tree.locations[origin.location];
  problem.fault = fault;
  problem.message = std::move(message);
  problem.kernel = launch.entry->name;
  problem.line = origin.line;
  if (auto file = tree.files.find(location.file); file != tree.files.end())
    problem.source = std::string(file->second) + ":" + std::to_string(location.line);
  problem.block = warp.block->index;
  uint32_t linear = warp.index * lanes + lane;
  const Dim3 &shape = launch.shape->block;
  problem.thread = {linear % shape.x, linear / shape.x % shape.y, linear / shape.x / shape.y};
  problem.address = address;
}

namespace {

constexpr uint64_t slice = 1 << 20; // instructions of a warp before others get their turn

std::string hex(uint32_t value) {
  char text[16];
  snprintf(text, sizeof(text), "0x%08x", value);
  return text;
}

unsigned firstLane(uint32_t mask) { return unsigned(__builtin_ctz(mask)); }

class BlockRun {
public:
  explicit BlockRun(Block &block)
      : block(block), launch(*block.launch), kernel(*launch.kernel), code(kernel.code.data()) {}

  void run() {
    std::vector<uint32_t> order = shuffled();
    for (bool progress = true; progress && !block.problem;) {
      progress = false;
      for (uint32_t index : order) {
        Warp &warp = block.warps[index];
        if (warp.state != Warp::State::Ready)
          continue;
        progress = true;
        runWarp(warp);
        if (block.problem)
          return;
      }
    }
    for (uint32_t index : order)
      if (block.warps[index].state == Warp::State::AtBarrier)
        return reportBarrier(block.warps[index]);
  }

private:
  std::vector<uint32_t> shuffled() const {
    std::vector<uint32_t> order(launch.warps);
    uint64_t state = launch.options->seed * 0x9E3779B97F4A7C15 + block.linear;
    for (uint32_t i = 0; i < launch.warps; ++i) {
      order[i] = i;
      if (!launch.options->seed)
        continue;
      state = state * 6364136223846793005 + 1442695040888963407;
      std::swap(order[i], order[(state >> 33) % (i + 1)]);
    }
    return order;
  }

  //===--- Paths ---===//

  void runWarp(Warp &warp) {
    uint64_t end = block.instructions + slice;
    while (!block.problem && block.instructions < end) {
      joinPaths(warp);
      if (warp.paths.empty()) {
        warp.state = Warp::State::Done;
        return;
      }
      int at = nextPath(warp);
      if (at < 0)
        return reportStuck(warp);
      runPath(warp, size_t(at), end);
      if (warp.state != Warp::State::Ready)
        return;
    }
    if (block.instructions > launch.options->maxInstructions)
      report(warp, Fault::Hang, firstLane(warp.exists),
             "still runs after " + std::to_string(block.instructions) + " instructions");
  }

  void joinPaths(Warp &warp) {
    auto &paths = warp.paths;
    for (size_t i = 0; i < paths.size(); ++i)
      for (size_t j = i + 1; j < paths.size();) {
        if (paths[i].pc != paths[j].pc || paths[i].frame != paths[j].frame) {
          ++j;
          continue;
        }
        paths[i].mask |= paths[j].mask;
        paths[i].isWaiting = false;
        paths.erase(paths.begin() + long(j));
      }
  }

  int nextPath(const Warp &warp) const {
    int best = -1;
    auto key = [&](const Path &path) { return std::pair(~warp.frames[path.frame].depth, path.pc); };
    for (size_t i = 0; i < warp.paths.size(); ++i)
      if (!warp.paths[i].isWaiting &&
          (best < 0 || key(warp.paths[i]) < key(warp.paths[size_t(best)])))
        best = int(i);
    return best;
  }

  // Runs until the path jumps where other paths are, meets one, waits, or ends.
  void runPath(Warp &warp, size_t index, uint64_t end) {
    Path path = warp.paths[index];
    uint32_t limit = noSlot; // the next place where another path stands
    for (const Path &other : warp.paths)
      if (other.frame == path.frame && other.pc > path.pc)
        limit = std::min(limit, other.pc);
    bool isAlone = warp.paths.size() == 1, isDone = false;
    uint64_t count = 0, most = end - block.instructions;
    for (; !isDone && path.pc != limit && count < most; ++count) {
      const Inst &inst = code[path.pc];
      uint32_t mask = path.mask;
      if (inst.guard != noSlot)
        mask &= inst.guardNegated ? ~warp.predicate(inst.guard) : warp.predicate(inst.guard);
      warp.pc = path.pc;
      if (!mask) {
        ++path.pc;
      } else if (inst.flow == Flow::Plain) {
        inst.run(warp, inst, mask);
        if (warp.isStopped) {
          path.isWaiting = warp.mustWait;
          isDone = true;
        } else {
          ++path.pc;
        }
      } else if (inst.flow == Flow::Branch && mask == path.mask) {
        path.pc = inst.extra;
        isDone = !isAlone;
      } else {
        isDone = flow(warp, inst, path, mask);
      }
    }
    warp.isStopped = warp.mustWait = false;
    block.instructions += count;
    warp.paths[index] = path;
    std::erase_if(warp.paths, [](const Path &each) { return each.mask == 0; });
  }

  // What is rare: lanes part, or leave. True: the path's run ends here.
  bool flow(Warp &warp, const Inst &inst, Path &path, uint32_t mask) {
    if (inst.flow == Flow::Exit) {
      warp.exited |= mask;
      path.mask &= ~mask;
      ++path.pc;
      return path.mask == 0;
    }
    if (mask != path.mask) { // the others go on by themselves
      warp.paths.push_back({path.pc + 1, path.mask & ~mask, path.frame});
      path.mask = mask;
    }
    switch (inst.flow) {
    case Flow::Branch:
      path.pc = inst.extra;
      break;
    case Flow::IndexedBranch:
      indexedBranch(warp, inst, path);
      break;
    case Flow::Call:
      copyParameters(warp, inst, mask, false);
      path.frame = enter(warp, path);
      path.pc = inst.extra;
      break;
    case Flow::Return: {
      Frame frame = warp.frames[path.frame];
      path.pc = frame.returnTo;
      path.frame = frame.parent;
      copyParameters(warp, code[path.pc - 1], mask, true);
      break;
    }
    case Flow::Barrier:
      barrier(warp, inst, path);
      break;
    default:
      report(warp, Fault::Trap, firstLane(mask), "executed 'trap'");
    }
    return true;
  }

  void indexedBranch(Warp &warp, const Inst &inst, Path &path) {
    const std::vector<uint32_t> &targets = kernel.tables[inst.extra];
    const uint32_t *index = warp.lane<uint32_t>(inst.a);
    bool isFirst = true;
    for (uint32_t rest = path.mask; rest;) {
      uint32_t value = index[firstLane(rest)], same = 0;
      forLanes(rest, [&](unsigned l) { same |= uint32_t(index[l] == value) << l; });
      if (value >= targets.size()) {
        report(warp, Fault::OutOfBounds, firstLane(rest),
               "branches to target " + std::to_string(value) + " of " +
                   std::to_string(targets.size()));
        return;
      }
      rest &= ~same;
      if (isFirst) {
        path.pc = targets[value];
        path.mask = same;
      } else {
        warp.paths.push_back({targets[value], same, path.frame});
      }
      isFirst = false;
    }
  }

  static uint32_t enter(Warp &warp, const Path &path) {
    Frame frame{path.frame, path.pc + 1, warp.frames[path.frame].depth + 1};
    auto found = std::find(warp.frames.begin(), warp.frames.end(), frame);
    if (found == warp.frames.end())
      found = warp.frames.insert(found, frame);
    return uint32_t(found - warp.frames.begin());
  }

  // A call's table: how many numbers are of arguments, then (to, from, bytes) in local memory.
  void copyParameters(Warp &warp, const Inst &call, uint32_t mask, bool areResults) {
    const std::vector<uint32_t> &table = kernel.tables[size_t(call.imm)];
    size_t begin = areResults ? 1 + table[0] : 1, end = areResults ? table.size() : 1 + table[0];
    for (size_t i = begin; i < end; i += 3)
      forLanes(mask, [&](unsigned l) {
        uint8_t *frame = warp.local + size_t(l) * kernel.localBytes;
        memcpy(frame + table[i], frame + table[i + 1], table[i + 2]);
      });
  }

  //===--- Barriers ---===//

  void barrier(Warp &warp, const Inst &inst, Path &path) {
    if (path.mask != warp.exists) {
      path.isWaiting = true;
      warp.awaited.clear();
      return;
    }
    unsigned lane = firstLane(path.mask);
    uint32_t id = warp.lane<uint32_t>(inst.a)[lane];
    uint32_t expected = inst.b == noSlot ? launch.warps * lanes : warp.lane<uint32_t>(inst.b)[lane];
    if (id >= 16 || expected == 0 || expected % lanes || expected > launch.warps * lanes)
      return report(warp, Fault::DivergentBarrier, lane,
                    "barrier " + std::to_string(id) + " of " + std::to_string(expected) +
                        " threads: expected a number below 16, and whole warps of the block's " +
                        std::to_string(launch.threads) + " threads");
    Block::Barrier &state = block.barriers[id];
    if (inst.flags & (2 | 4 | 8)) {
      uint32_t votes = inst.flags & 16 ? ~warp.predicate(inst.c) : warp.predicate(inst.c);
      state.trueCount += uint32_t(__builtin_popcount(votes & path.mask));
      state.voters += uint32_t(__builtin_popcount(path.mask));
    }
    state.arrived += lanes;
    ++path.pc;
    if (!(inst.flags & 1)) {
      warp.state = Warp::State::AtBarrier;
      warp.barrier = id;
    }
    if (state.arrived >= expected)
      release(id);
  }

  void release(uint32_t id) {
    Block::Barrier state = block.barriers[id];
    block.barriers[id] = {};
    ++block.epoch;
    for (Warp &warp : block.warps) {
      if (warp.state != Warp::State::AtBarrier || warp.barrier != id)
        continue;
      warp.state = Warp::State::Ready;
      // The warp that arrived last has not written its path back: warp.pc is its barrier.
      const Inst &inst = code[warp.pc];
      if (inst.flags & 2) {
        uint32_t result[lanes];
        std::fill_n(result, lanes, state.trueCount);
        commit(warp, inst.dst, result, warp.exists);
      } else if (inst.flags & (4 | 8)) {
        bool holds = inst.flags & 4 ? state.trueCount == state.voters : state.trueCount > 0;
        uint32_t &d = warp.predicate(inst.dst);
        d = (d & ~warp.exists) | (holds ? warp.exists : 0);
      }
    }
  }

  //===--- Faults of waiting ---===//

  int lineOf(uint32_t pc) const { return kernel.origins[pc].line; }

  // All paths of the warp wait for each other, or for lanes that ended.
  void reportStuck(Warp &warp) {
    const Path &path = *std::min_element(warp.paths.begin(), warp.paths.end(),
                                         [](const Path &a, const Path &b) { return a.pc < b.pc; });
    warp.pc = path.pc;
    std::string others;
    for (const Path &other : warp.paths)
      if (&other != &path)
        others +=
            "; lanes " + hex(other.mask) + " wait at line " + std::to_string(lineOf(other.pc));
    if (warp.exited)
      others += "; lanes " + hex(warp.exited) + " ended";
    bool isBarrier = code[path.pc].flow == Flow::Barrier;
    report(warp, isBarrier ? Fault::DivergentBarrier : Fault::InvalidMask, firstLane(path.mask),
           (isBarrier ? "a barrier of the block is reached by lanes " + hex(path.mask) +
                            " of the warp's " + hex(warp.exists)
                      : "lanes " + hex(path.mask) + " execute it, " + warp.awaited) +
               others);
  }

  void reportBarrier(Warp &warp) {
    warp.pc = warp.paths.front().pc - 1;
    uint32_t ended = 0;
    for (const Warp &other : block.warps)
      ended += other.state == Warp::State::Done;
    report(warp, Fault::DivergentBarrier, firstLane(warp.exists),
           "barrier " + std::to_string(warp.barrier) + " is reached by " +
               std::to_string(block.barriers[warp.barrier].arrived) +
               " threads (whole warps) of the " + std::to_string(launch.threads) +
               " of the block; " + std::to_string(ended) + " warps ended");
  }

  Block &block;
  const Launch &launch;
  const Kernel &kernel;
  const Inst *code;
};

} // namespace

void emulatedptx::runBlock(Block &block) { BlockRun(block).run(); }
