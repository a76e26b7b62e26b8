#include "Snapshot.h"

#include "Data.h"

#include <algorithm>
#include <sys/mman.h>
#include <unistd.h>

using namespace zrt;

/// The leaves of a checkpoint: the states that a step reads. What it replaces unread it does not go
/// on from.
static std::vector<const PlanState *> leavesOf(const Plan &plan) {
  std::vector<const PlanState *> leaves;
  for (const PlanState &state : plan.states)
    if (state.argument(plan.step) >= 0)
      leaves.push_back(&state);
  return leaves;
}

/// Calls visit(leaf, first element, offset of the copy, count, bytes) for all that `rank` writes.
template <typename Visit> static void forEachOwn(const Plan &plan, int rank, Visit visit) {
  std::vector<PlanSave> saves = plan.saves; // by source
  std::sort(saves.begin(), saves.end(),
            [](const PlanSave &a, const PlanSave &b) { return a.src < b.src; });
  std::vector<const PlanState *> leaves = leavesOf(plan);
  for (size_t leaf = 0; leaf < leaves.size(); ++leaf) {
    int64_t size = dtypeInfo(leaves[leaf]->dtype).size;
    auto part = [&](int64_t element, Address address, int64_t count, const PlanBuffer &) {
      auto after = std::upper_bound(saves.begin(), saves.end(), address,
                                    [](Address at, const PlanSave &save) { return at < save.src; });
      if (after == saves.begin())
        return;
      const PlanSave &save = *std::prev(after);
      SavedRange range = plan.savedRange(save, rank);
      int64_t from = address - save.src; // blocks are of whole elements, and so are shards
      int64_t begin = std::max(from, range.begin), end = std::min(from + count * size, range.end);
      if (begin < end)
        visit(int64_t(leaf), element + (begin - from) / size,
              offsetOf(save.dst) + begin - range.begin, (end - begin) / size, end - begin);
    };
    forEachPart(plan, *leaves[leaf], rank, part);
  }
}

CheckpointPart zrt::partOf(const Plan &plan, int rank) {
  CheckpointPart part;
  forEachOwn(plan, rank, [&](int64_t leaf, int64_t begin, int64_t, int64_t count, int64_t bytes) {
    part.segments.push_back({leaf, begin, count, part.bytes, {}});
    part.bytes += bytes;
  });
  return part;
}

std::string zrt::layoutHash(const Plan &plan) {
  uint64_t hash = mix(uint64_t(plan.ranks));
  for (int rank = 0; rank < plan.ranks; ++rank)
    for (const CheckpointSegment &segment : partOf(plan, rank).segments)
      for (int64_t number : {segment.leaf, segment.begin, segment.count})
        hash = mix(hash ^ uint64_t(number));
  return format("%016llx", (unsigned long long)hash);
}

CheckpointIndex zrt::indexOf(const Plan &plan) {
  CheckpointIndex index;
  const Json *input = plan.config.find("input");
  index.name = plan.name;
  index.program = input && input->isString() ? input->string() : "";
  index.plan = plan.hash;
  index.layout = layoutHash(plan);
  index.config = plan.config.text();
  index.ranks = plan.ranks;
  for (const PlanState *state : leavesOf(plan))
    index.leaves.push_back({state->name, state->role, state->dtype, state->shape});
  return index;
}

Snapshot::~Snapshot() {
  if (data_)
    munmap(data_, bytes_);
}

/// Whoever loads a checkpoint finds every element of every state in it.
static Status checkSaves(const Plan &plan) {
  std::vector<const PlanState *> leaves = leavesOf(plan);
  std::vector<int64_t> saved(leaves.size());
  for (int rank = 0; rank < plan.ranks; ++rank)
    forEachOwn(plan, rank, [&](int64_t leaf, int64_t, int64_t, int64_t count, int64_t) {
      saved[leaf] += count;
    });
  for (size_t leaf = 0; leaf < saved.size(); ++leaf)
    if (int64_t count = elementCount(leaves[leaf]->shape); saved[leaf] != count)
      return failure(Code::Internal,
                     "the plan saves %lld of %lld elements of state '%s'; compile the step again",
                     (long long)saved[leaf], (long long)count, leaves[leaf]->name.c_str());
  return Status::ok();
}

Status Snapshot::open(const Plan &plan, int rank) {
  ZRT_TRY(checkSaves(plan));
  part_ = partOf(plan, rank);
  forEachOwn(plan, rank, [&](int64_t, int64_t, int64_t place, int64_t, int64_t bytes) {
    places_.push_back(place);
    // Nothing is allocated once steps run.
    part_.segments[places_.size() - 1].sums.resize((bytes + checkpointBlock - 1) / checkpointBlock);
  });
  for (size_t group = 0; group < plan.groups.size(); ++group)
    ranks_.push_back(plan.groupRank(int64_t(group), rank));
  bytes_ = plan.saves.empty() ? 0 : pageRound(plan.spaces[plan.saveSpace()].bytes);
  if (bytes_ == 0)
    return Status::ok();
  // A name shows in the system's map of the process, where it is measured.
  int descriptor = memfd_create(snapshotMapping + 7, MFD_CLOEXEC);
  void *memory = MAP_FAILED;
  if (descriptor >= 0 && ftruncate(descriptor, bytes_) == 0)
    memory =
        mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, descriptor, 0);
  Status status = memory == MAP_FAILED ? ioFailure("no memory for a copy of the states: %lld bytes",
                                                   (long long)bytes_)
                                       : Status::ok();
  if (descriptor >= 0)
    close(descriptor);
  if (status.isOk())
    data_ = static_cast<uint8_t *>(memory);
  return status;
}
