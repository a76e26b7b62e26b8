//===- Plan.h - The compiled program's own description --------------------------===//
#ifndef ZRT_TRAIN_PLAN_H
#define ZRT_TRAIN_PLAN_H

#include "../base/DType.h"
#include "../base/Json.h"
#include "../base/Safetensors.h"
#include "../device/Context.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

namespace zrt {

/// A buffer of a rank's memory that holds states, of the whole tensors' elements or a range of
/// them: with shards, the rank that is number r of its group has elements [r * shard, (r + 1) *
/// shard).
struct PlanBuffer {
  std::string kind; // in which of predicted.resident its bytes count
  Address address = 0;
  int dtype = 0;
  int64_t elements = 0;
  int64_t shard = -1; // elements that each rank of a group holds; -1: all
  int64_t group = 0;

  int64_t bytes() const { return (shard >= 0 ? shard : elements) * dtypeInfo(dtype).size; }
};

/// Consecutive elements of a state in consecutive elements of a buffer.
struct PlanPart {
  int64_t tensorBegin = 0, count = 0;  // elements of the unsharded tensor, row-major
  int64_t buffer = 0, bufferBegin = 0; // in elements of the whole buffer
};

struct PlanState {
  std::string name, role;
  std::string kind; // in which of predicted.resident its bytes count
  int dtype = 0;
  std::vector<int64_t> shape;
  std::vector<std::pair<std::string, std::pair<int64_t, int64_t>>> slots; // entry: argument, result
  std::vector<PlanPart> parts;
  std::vector<PlanPart> zeros; // of padded rows, which are in no file: elements of no tensor
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
  int64_t dim = -1; // in which ranks of a group have a part each; -1: all have the whole
  int64_t rows = 0; // of an argument of role batch: the dimension that numbers its rows
  int64_t group = 0;
  Address address = 0;
  std::optional<PlanIndexes> indexes;
  int64_t microBatches = 1; // in that dimension: a rank has its rows of each

  /// Rows of the whole batch.
  int64_t rowCount() const { return shape.empty() ? 1 : shape[rows]; }
  /// The shape of a row: all dimensions but that of the rows.
  std::vector<int64_t> rowShape() const {
    std::vector<int64_t> row = shape;
    if (!row.empty())
      row.erase(row.begin() + rows);
    return row;
  }
  int64_t localBytes() const { return elementCount(local) * dtypeInfo(dtype).size; }
  /// Whether it is a result of an entry that can be shown as one number.
  bool isScalarOf(std::string_view of) const {
    return entry == of && shape.empty() && (role == "metric" || role == "output");
  }
};

/// A value that is the same on all ranks, bit by bit.
struct PlanReplica {
  std::string name;
  bool isInput = false;                            // equal before a step, else after it
  int64_t group = -1;                              // of ranks that hold the same; -1: all
  std::vector<std::pair<Address, int64_t>> ranges; // and bytes, in every rank's memory
};

/// Bytes of one kind that are counted where collectives find or leave them.
struct PlanMeter {
  std::string kind;
  MeterInfo counts;
  bool isAll = true; // of the kind: else more of it lies in other ranges
  int64_t turns = 0; // by which values of the kind are more than the ranges, in which some follow
                     // each other
  int64_t bytes = 0; // of all such ranges together, each byte once
};

struct PlanSpace {
  std::string name;
  int64_t bytes = 0;
  bool isHost = false; // memory of the host, whatever the device
};

/// The copy of a slot of states for a checkpoint: of `bytes` bytes at `src` what the rank saves
/// goes to `dst`, see zrt_save.
struct PlanSave {
  Address src = 0, dst = 0;
  int64_t bytes = 0, group = -1;
  int64_t stream = 0; // that copies it
};

struct PlanCommunicator {
  std::string name;
  int64_t group = 0;
};

inline constexpr int groupLimit = 8; // lists of mesh axes of a plan

/// Bytes read from peers, by the plan's groups; plain data that ranks exchange.
struct WireBytes {
  int64_t by[groupLimit] = {};

  int64_t total() const { return std::accumulate(by, by + groupLimit, int64_t(0)); }
  WireBytes &operator+=(const WireBytes &other) {
    for (int group = 0; group < groupLimit; ++group)
      by[group] += other.by[group];
    return *this;
  }
  WireBytes operator-(const WireBytes &other) const {
    WireBytes result = *this;
    for (int group = 0; group < groupLimit; ++group)
      result.by[group] -= other.by[group];
    return result;
  }
};

struct Plan {
  std::string name, hash;
  std::string step, init; // entries; init is empty where there is none
  Json config, predicted;
  Address rankAddress = -1; // of the rank's number; -1: no kernel asks
  int ranks = 1, threads = 0;
  std::vector<PlanSpace> spaces;
  std::vector<StreamInfo> streams;
  std::vector<Groups> groups;         // each has every rank once, in lists of one length
  std::vector<std::string> groupAxes; // of each, as "replica,dp"
  std::vector<PlanCommunicator> communicators;
  std::vector<PlanState> states;
  std::vector<PlanTensor> inputs, outputs;
  std::vector<PlanBuffer> buffers;
  std::vector<PlanReplica> replicas;
  std::vector<PlanMeter> meters;
  std::vector<PlanSave> saves; // all to one space

  static Expected<Plan> parse(std::string_view text);
  /// Whether it was compiled with --unproved.
  bool isUnproved() const {
    const Json *flag = config.find("unproved");
    return flag && flag->boolean();
  }
  /// Whether its kernels are a GPU's.
  bool isForCuda() const {
    const Json *target = config.find("target");
    return target && target->string().compare(0, 4, "cuda") == 0;
  }
  /// The groups of each communicator.
  std::vector<Groups> communicatorGroups() const {
    std::vector<Groups> all;
    for (const PlanCommunicator &communicator : communicators)
      all.push_back(groups[communicator.group]);
    return all;
  }
  /// Bytes of space 0: what a rank reads and writes, and its peers read.
  int64_t arenaBytes() const { return spaces.empty() ? 0 : spaces[0].bytes; }
  /// The space that copies of states go to, which is the host's and no device's; -1 for none.
  int64_t saveSpace() const { return saves.empty() ? -1 : spaceOf(saves[0].dst); }
  /// Whether the space is the host's, and there in every step.
  bool isHostSpace(int64_t space) const { return spaces[space].isHost && space != saveSpace(); }
  /// Bytes [begin, end) of a save's source that `rank` saves.
  SavedRange savedRange(const PlanSave &save, int rank) const {
    GroupRank alone{0, 1};
    return zrt::savedRange(save.bytes, save.group < 0 ? alone : groupRank(save.group, rank));
  }
  GroupRank groupRank(int64_t group, int rank) const { return findGroupRank(groups[group], rank); }
  /// Of ranks that hold the same part of what a group shares, one writes it to files.
  bool writes(int64_t group, int rank) const {
    const std::vector<int> &first = groups[group][0];
    return std::find(first.begin(), first.end(), rank) != first.end();
  }
  /// Bytes that `rank` is predicted to read from its peers in a run of an entry.
  int64_t predictedWire(std::string_view entry, int rank) const;
  /// Bytes that one run of an entry copies to memory of the host and back.
  int64_t predictedCopies(std::string_view entry) const;
  /// Of them, what it reads along the axes of a group. Told apart on a mesh of several axes only.
  int64_t predictedWire(std::string_view entry, int rank, size_t group) const;
  bool tellsWireByAxes() const { return predicted.find("wire_by_axes") != nullptr; }
};

/// Calls `visit(tensorElement, address, elements, buffer)` for what `rank` holds of `parts`.
template <typename Visit>
void forEachOf(const Plan &plan, const PlanState &state, const std::vector<PlanPart> &parts,
               int rank, Visit visit) {
  int64_t size = dtypeInfo(state.dtype).size;
  for (const PlanPart &part : parts) {
    const PlanBuffer &buffer = plan.buffers[part.buffer];
    int64_t begin = part.bufferBegin, end = begin + part.count, origin = 0;
    if (buffer.shard >= 0) {
      origin = plan.groupRank(buffer.group, rank).rank * buffer.shard;
      begin = std::max(begin, origin);
      end = std::min(end, origin + buffer.shard);
    }
    if (begin < end)
      visit(part.tensorBegin + begin - part.bufferBegin, buffer.address + (begin - origin) * size,
            end - begin, buffer);
  }
}

/// The same of every part of `state`.
template <typename Visit>
void forEachPart(const Plan &plan, const PlanState &state, int rank, Visit visit) {
  forEachOf(plan, state, state.parts, rank, visit);
}

} // namespace zrt

#endif // ZRT_TRAIN_PLAN_H
