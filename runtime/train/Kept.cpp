#include "Kept.h"

#include <algorithm>
#include <cstring>

using namespace zrt;

KeptBytes::KeptBytes(const Plan &plan, int rank) : plan_(plan) {
  for (const PlanState &state : plan.states)
    for (const std::vector<PlanPart> *parts : {&state.parts, &state.zeros})
      forEachOf(plan, state, *parts, rank,
                [&](int64_t, Address address, int64_t count, const PlanBuffer &) {
                  int64_t bytes = count * dtypeInfo(state.dtype).size;
                  ranges_.push_back({address, address + bytes, &state.kind});
                });
  if (plan.rankAddress >= 0)
    ranges_.push_back({plan.rankAddress, plan.rankAddress + int64_t(sizeof(int64_t)), nullptr});
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

std::vector<std::pair<Address, int64_t>> KeptBytes::within(Address at, int64_t bytes) const {
  auto isIn = [&](const PlanBuffer &buffer) {
    return at >= buffer.address && at + bytes <= buffer.address + buffer.bytes();
  };
  if (std::none_of(plan_.buffers.begin(), plan_.buffers.end(), isIn))
    return {{at, bytes}};
  std::vector<std::pair<Address, int64_t>> pieces;
  for (const Range &range : ranges_) {
    Address begin = std::max(at, range.begin), end = std::min(at + bytes, range.end);
    if (begin < end)
      pieces.emplace_back(begin, end - begin);
  }
  return pieces;
}

Status KeptBytes::poison(Device &device, uint8_t pattern) const {
  std::vector<uint8_t> filling(1 << 16, pattern);
  auto fill = [&](Address from, Address to) {
    for (Address at = from; at < to; at += int64_t(filling.size()))
      device.upload(0, at, filling.data(), std::min<int64_t>(to - at, int64_t(filling.size())));
  };
  for (size_t space = 0; space < plan_.spaces.size(); ++space) {
    if (int64_t(space) == plan_.saveSpace())
      continue;
    Address at = addressOf(space, 0);
    for (const Range &range : ranges_)
      if (spaceOf(range.begin) == int64_t(space)) {
        fill(at, range.begin);
        at = range.end;
      }
    fill(at, addressOf(space, plan_.spaces[space].bytes));
  }
  return device.synchronize();
}

int64_t zrt::paddingOf(const Plan &plan, int rank, const std::string &kind) {
  int64_t bytes = 0;
  for (const PlanBuffer &buffer : plan.buffers)
    if (buffer.kind == kind)
      bytes += buffer.bytes();
  for (const PlanState &state : plan.states)
    for (const std::vector<PlanPart> *parts : {&state.parts, &state.zeros})
      if (state.kind == kind)
        forEachOf(plan, state, *parts, rank,
                  [&](int64_t, Address, int64_t count, const PlanBuffer &) {
                    bytes -= count * dtypeInfo(state.dtype).size;
                  });
  return bytes;
}

/// Calls visit(name, address, bytes) for every piece of what `entry` gives.
template <typename Visit>
static void forEachOutcome(const Plan &plan, int rank, std::string_view entry, Visit visit) {
  for (const PlanState &state : plan.states)
    if (state.result(entry) >= 0)
      forEachPart(plan, state, rank,
                  [&](int64_t, Address address, int64_t count, const PlanBuffer &) {
                    visit(state.name, address, count * dtypeInfo(state.dtype).size);
                  });
  for (const PlanTensor &output : plan.outputs)
    if (output.entry == entry)
      visit(output.name, output.address, output.localBytes());
}

Expected<std::vector<uint8_t>> zrt::outcomeOf(const Plan &plan, int rank, std::string_view entry,
                                              Device &device) {
  int64_t total = 0, at = 0;
  forEachOutcome(plan, rank, entry,
                 [&](const std::string &, Address, int64_t size) { total += size; });
  std::vector<uint8_t> bytes(total);
  forEachOutcome(plan, rank, entry, [&](const std::string &, Address address, int64_t size) {
    device.download(0, bytes.data() + at, address, size);
    at += size;
  });
  ZRT_TRY(device.synchronize());
  return bytes;
}

/// Calls visit(address, bytes) for the device's spaces.
template <typename Visit> static void forEachSpace(const Plan &plan, Visit visit) {
  for (size_t space = 0; space < plan.spaces.size(); ++space)
    if (int64_t(space) != plan.saveSpace())
      visit(addressOf(int64_t(space), 0), plan.spaces[space].bytes);
}

Expected<std::vector<uint8_t>> zrt::saveMemory(const Plan &plan, Device &device) {
  int64_t total = 0, at = 0;
  forEachSpace(plan, [&](Address, int64_t bytes) { total += bytes; });
  std::vector<uint8_t> saved(total);
  forEachSpace(plan, [&](Address address, int64_t bytes) {
    device.download(0, saved.data() + at, address, bytes);
    at += bytes;
  });
  ZRT_TRY(device.synchronize());
  return saved;
}

Status zrt::restoreMemory(const Plan &plan, const std::vector<uint8_t> &saved, Device &device) {
  int64_t at = 0;
  forEachSpace(plan, [&](Address address, int64_t bytes) {
    device.upload(0, address, saved.data() + at, bytes);
    at += bytes;
  });
  return device.synchronize();
}

Status zrt::compareOutcomes(const Plan &plan, int rank, std::string_view entry,
                            const std::vector<uint8_t> &first, const std::vector<uint8_t> &second) {
  Status status;
  int64_t at = 0;
  forEachOutcome(plan, rank, entry, [&](const std::string &name, Address, int64_t size) {
    if (status.isOk() && memcmp(first.data() + at, second.data() + at, size) != 0)
      status = failure(Code::Internal,
                       "'%s' of rank %d depends on bytes of the arena that hold no state: entry "
                       "'%s' gives another value when they are filled with another pattern",
                       name.c_str(), rank, std::string(entry).c_str());
    at += size;
  });
  return status;
}
