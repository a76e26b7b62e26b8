//===- Plan.h - The compiled program's own description --------------------------===//
#ifndef ZRT_TRAIN_PLAN_H
#define ZRT_TRAIN_PLAN_H

#include "../base/DType.h"
#include "../base/Json.h"
#include "../base/Safetensors.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace zrt {

struct PlanSegment {
  std::string name;
  int64_t offset = 0, elements = 0;
};

struct PlanUnit {
  std::string name;
  int64_t elements = 0, shard = 0;
  std::vector<PlanSegment> segments;
};

/// Consecutive elements of a state in consecutive elements of one buffer of the arena.
struct PlanRange {
  int64_t tensorBegin = 0, count = 0; // elements of the unsharded tensor, row-major
  int64_t bufferBegin = 0;            // element of the buffer (of the whole unit when sharded)
  int64_t bufferOffset = 0;           // where the rank's buffer starts in the arena, in bytes
  int64_t shard = -1;                 // elements that each rank holds; -1: the whole buffer
};

struct PlanState {
  std::string name, role;
  std::string kind; // in which of predicted.resident its bytes count
  int dtype = 0;
  std::vector<int64_t> shape;
  std::vector<std::pair<std::string, std::pair<int64_t, int64_t>>> slots; // entry: argument, result
  std::vector<PlanRange> ranges;
  /// Which argument of an entry, and which of its results, carries this state; -1 for none.
  int64_t argument(std::string_view entry) const;
  int64_t result(std::string_view entry) const;
};

/// Values that an argument may have because it indexes something.
struct PlanIndexes {
  int64_t low = 0, high = 0;
  std::vector<int64_t> also; // what the step looks for itself

  bool allows(int64_t value) const {
    return (value >= low && value <= high) ||
           std::find(also.begin(), also.end(), value) != also.end();
  }
};

/// An argument or result that is not state.
struct PlanTensor {
  std::string entry, name, role;
  int64_t index = 0; // of the argument or result in the imported function
  int dtype = 0;
  std::vector<int64_t> shape, local;
  int64_t dim = -1, offset = 0;
  std::optional<PlanIndexes> indexes;
  int64_t microBatches = 1; // in that dimension: a rank has its rows of each

  int64_t localBytes() const { return elementCount(local) * dtypeInfo(dtype).size; }
};

/// A buffer of the arena that holds states; counted once however many states share it.
struct PlanBuffer {
  std::string kind; // of its states
  int64_t offset = 0, bytes = 0;
};

/// A value that is the same on all ranks, bit by bit.
struct PlanReplica {
  std::string name;
  bool isInput = false;                            // equal before a step of @main, else after it
  std::vector<std::pair<int64_t, int64_t>> ranges; // offset and bytes in every rank's arena
};

/// Bytes of one kind that are counted where reductions over ranks find or leave them.
struct PlanMeter {
  std::string kind;
  bool countsSources = false; // what reductions read, else what they leave
  int64_t bytes = 0;          // of all such places together, each byte once
};

struct Plan {
  std::string name, hash;
  Json config, predicted;
  int64_t arenaBytes = 0, rankOffset = -1;
  int ranks = 1, threads = 0;
  std::vector<std::vector<int>> groups;
  std::vector<PlanUnit> units;
  std::vector<PlanState> states;
  std::vector<PlanTensor> inputs, outputs;
  std::vector<PlanBuffer> buffers;
  std::vector<PlanReplica> replicas;
  std::vector<PlanMeter> meters;

  static Expected<Plan> parse(std::string_view text);
  /// Whether it was compiled with --unproved.
  bool isUnproved() const {
    const Json *flag = config.find("unproved");
    return flag && flag->boolean();
  }
  /// Bytes that `rank` is predicted to read from its peers in a run of an entry.
  int64_t predictedWire(std::string_view entry, int rank) const;
};

/// Calls `visit(tensorElement, arenaOffset, elements)` for every part of `state` that `rank` holds.
template <typename Visit> void forEachPart(const PlanState &state, int rank, Visit visit) {
  int64_t size = dtypeInfo(state.dtype).size;
  for (const PlanRange &range : state.ranges) {
    int64_t begin = range.bufferBegin, end = begin + range.count, origin = 0;
    if (range.shard >= 0) {
      origin = rank * range.shard;
      begin = std::max(begin, origin);
      end = std::min(end, origin + range.shard);
    }
    if (begin < end)
      visit(range.tensorBegin + begin - range.bufferBegin,
            range.bufferOffset + (begin - origin) * size, end - begin);
  }
}

} // namespace zrt

#endif // ZRT_TRAIN_PLAN_H
