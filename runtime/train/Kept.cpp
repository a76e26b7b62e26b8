#include "Kept.h"

#include <algorithm>
#include <cstring>

using namespace zrt;

KeptBytes::KeptBytes(const Plan &plan, int rank) {
  for (const PlanState &state : plan.states)
    forEachPart(state, rank, [&](int64_t, int64_t offset, int64_t count) {
      ranges_.push_back({offset, offset + count * dtypeInfo(state.dtype).size, &state.kind});
    });
  if (plan.rankOffset >= 0)
    ranges_.push_back({plan.rankOffset, plan.rankOffset + int64_t(sizeof(int64_t)), nullptr});
  std::sort(ranges_.begin(), ranges_.end(),
            [](const Range &a, const Range &b) { return a.begin < b.begin; });
  // States that share bytes must not count them twice.
  for (size_t i = 1; i < ranges_.size(); ++i) {
    ranges_[i].begin = std::max(ranges_[i].begin, ranges_[i - 1].end);
    ranges_[i].end = std::max(ranges_[i].begin, ranges_[i].end);
  }
}

int64_t KeptBytes::bytesOf(const std::string &kind) const {
  int64_t bytes = 0;
  for (const Range &range : ranges_)
    if (range.kind && *range.kind == kind)
      bytes += range.end - range.begin;
  return bytes;
}

void KeptBytes::poison(uint8_t *arena, int64_t bytes, uint8_t pattern) const {
  int64_t at = 0;
  for (const Range &range : ranges_) {
    memset(arena + at, pattern, range.begin - at);
    at = range.end;
  }
  memset(arena + at, pattern, bytes - at);
}

int64_t zrt::paddingOf(const Plan &plan, int rank, const std::string &kind) {
  int64_t bytes = 0;
  for (const PlanBuffer &buffer : plan.buffers)
    if (buffer.kind == kind)
      bytes += buffer.bytes;
  for (const PlanState &state : plan.states)
    if (state.kind == kind)
      forEachPart(state, rank, [&](int64_t, int64_t, int64_t count) {
        bytes -= count * dtypeInfo(state.dtype).size;
      });
  return bytes;
}

/// Calls visit(name, offset, bytes) for every piece of what `entry` gives.
template <typename Visit>
static void forEachOutcome(const Plan &plan, int rank, std::string_view entry, Visit visit) {
  for (const PlanState &state : plan.states)
    if (state.result(entry) >= 0)
      forEachPart(state, rank, [&](int64_t, int64_t offset, int64_t count) {
        visit(state.name, offset, count * dtypeInfo(state.dtype).size);
      });
  for (const PlanTensor &output : plan.outputs)
    if (output.entry == entry)
      visit(output.name, output.offset, output.localBytes());
}

std::vector<uint8_t> zrt::outcomeOf(const Plan &plan, int rank, std::string_view entry,
                                    const uint8_t *arena) {
  std::vector<uint8_t> bytes;
  forEachOutcome(plan, rank, entry, [&](const std::string &, int64_t offset, int64_t size) {
    bytes.insert(bytes.end(), arena + offset, arena + offset + size);
  });
  return bytes;
}

Status zrt::compareOutcomes(const Plan &plan, int rank, std::string_view entry,
                            const std::vector<uint8_t> &first, const std::vector<uint8_t> &second) {
  Status status;
  int64_t at = 0;
  forEachOutcome(plan, rank, entry, [&](const std::string &name, int64_t, int64_t size) {
    if (status.isOk() && memcmp(first.data() + at, second.data() + at, size) != 0)
      status = failure(Code::Internal,
                       "'%s' of rank %d depends on bytes of the arena that hold no state: entry "
                       "'%s' gives another value when they are filled with another pattern",
                       name.c_str(), rank, std::string(entry).c_str());
    at += size;
  });
  return status;
}
