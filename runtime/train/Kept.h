//===- Kept.h - What a step leaves for the next one, measured with poison ---------===//
#ifndef ZRT_TRAIN_KEPT_H
#define ZRT_TRAIN_KEPT_H

#include "Arrays.h"

namespace zrt {

/// The bytes of a rank's memory that carry values from one step to the next. Test runs overwrite
/// all others before a step, once with one pattern and once with another: a step that gives the
/// same states and results both times has kept nothing else, and has read nothing that it did not
/// write.
class KeptBytes {
public:
  KeptBytes(const Plan &plan, int rank);

  /// Bytes that were left alone for states of `kind`; each byte counts once.
  int64_t bytesOf(const std::string &kind) const;
  /// What of `bytes` bytes holds states' elements, in pieces of address and size. All of them where
  /// they are no buffer of states, of which padding is nobody's.
  std::vector<std::pair<Address, int64_t>> within(Address at, int64_t bytes) const;
  /// Overwrites every byte that is not kept.
  Status poison(Device &device, uint8_t pattern) const;

private:
  struct Range {
    Address begin, end;
    const std::string *kind; // nullptr: the rank's number
  };
  std::vector<Range> ranges_; // ascending, disjoint
  const Plan &plan_;
};

/// Bytes of a rank's buffers of `kind` that no state's elements are in: padding, by the plan.
int64_t paddingOf(const Plan &plan, int rank, const std::string &kind);

/// What an entry gave: bytes of states and results.
Expected<std::vector<uint8_t>> outcomeOf(const Plan &plan, int rank, std::string_view entry,
                                         Device &device);
/// All memory of a rank, to be put back.
Expected<std::vector<uint8_t>> saveMemory(const Plan &plan, Device &device);
Status restoreMemory(const Plan &plan, const std::vector<uint8_t> &saved, Device &device);
/// Names the first value in which two outcomes differ; ok if none does.
Status compareOutcomes(const Plan &plan, int rank, std::string_view entry,
                       const std::vector<uint8_t> &first, const std::vector<uint8_t> &second);

} // namespace zrt

#endif // ZRT_TRAIN_KEPT_H
