#include "Snapshot.h"

#include "Data.h"

#include <sys/mman.h>
#include <unistd.h>

using namespace zrt;

// A part that all ranks have, and that is smaller, is written by one of them.
static constexpr int64_t spreadBytes = 64 << 10;

/// Calls visit(leaf, first element, address, count) for everything that `rank` writes.
template <typename Visit> static void forEachOwn(const Plan &plan, int rank, Visit visit) {
  int64_t small = 0; // counted alike on every rank
  for (size_t leaf = 0; leaf < plan.states.size(); ++leaf) {
    const PlanState &state = plan.states[leaf];
    int64_t size = dtypeInfo(state.dtype).size;
    auto part = [&](int64_t element, Address address, int64_t count, const PlanBuffer &buffer) {
      int64_t begin = 0, end = count;
      if (buffer.shard >= 0)
        end = plan.writes(buffer.group, rank) ? count : 0;
      else if (count * size < spreadBytes)
        end = small++ % plan.ranks == rank ? count : 0;
      else
        begin = count * rank / plan.ranks, end = count * (rank + 1) / plan.ranks;
      if (begin < end)
        visit(int64_t(leaf), element + begin, address + begin * size, end - begin);
    };
    forEachPart(plan, state, rank, part);
  }
}

CheckpointPart zrt::partOf(const Plan &plan, int rank) {
  CheckpointPart part;
  forEachOwn(plan, rank, [&](int64_t leaf, int64_t begin, Address, int64_t count) {
    part.segments.push_back({leaf, begin, count, part.bytes, {}});
    part.bytes += count * dtypeInfo(plan.states[leaf].dtype).size;
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
  for (const PlanState &state : plan.states)
    index.leaves.push_back({state.name, state.role, state.dtype, state.shape});
  return index;
}

Snapshot::~Snapshot() {
  if (data_)
    munmap(data_, bytes_);
}

Status Snapshot::open(const Plan &plan, int rank) {
  part_ = partOf(plan, rank);
  forEachOwn(plan, rank, [&](int64_t leaf, int64_t, Address address, int64_t count) {
    sources_.push_back(address);
    sizes_.push_back(count * dtypeInfo(plan.states[leaf].dtype).size);
  });
  for (size_t i = 0; i < sizes_.size(); ++i) // nothing is allocated once steps run
    part_.segments[i].sums.resize((sizes_[i] + checkpointBlock - 1) / checkpointBlock);
  bytes_ = pageRound(part_.bytes);
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

Status Snapshot::take(Device &device) {
  for (size_t i = 0; i < sources_.size(); ++i)
    device.download(0, data_ + part_.segments[i].offset, sources_[i], sizes_[i]);
  return device.synchronize();
}
