//===- LibraryChoices.h - What the libraries of all ranks have chosen ----------------===//
#ifndef ZRT_TRAIN_LIBRARYCHOICES_H
#define ZRT_TRAIN_LIBRARYCHOICES_H

#include "zrt/device.h"
#include "zrt/world.h"

#include <algorithm>

namespace zrt {

/// Ranks ask their own GPUs' libraries, and compare the answers: equal problems are computed alike
/// on all ranks. What they have agreed on is kept for runs that go on from a checkpoint.
class LibraryChoices {
public:
  /// What the checkpoint keeps that the run goes on from.
  void begin(const std::vector<LibraryChoice> &kept) { kept_ = kept; }

  /// Whether libraries have been asked on some rank since ranks last compared, given how often on
  /// each.
  bool isDue(const std::vector<int64_t> &counts) const {
    if (counts_.empty())
      return std::any_of(counts.begin(), counts.end(), [](int64_t count) { return count > 0; });
    return counts != counts_;
  }
  /// Compares the ranks'. All ranks call it with the same counts.
  Status agree(World &world, const Device &device, const std::vector<int64_t> &counts);

  /// For a checkpoint: those of this run, and what was kept for others.
  std::vector<LibraryChoice> toKeep() const;
  /// One line for each problem and choice, those of a library together.
  std::vector<std::string> lines() const;
  /// Of those that were to be as a checkpoint keeps them and are not: how many, and why; empty for
  /// none.
  std::string anewText() const;

private:
  Status compare(const std::vector<std::vector<LibraryChoice>> &ranks);

  std::vector<LibraryChoice> kept_, agreed_; // agreed_: by key, one each
  std::vector<int64_t> counts_;
};

} // namespace zrt

#endif // ZRT_TRAIN_LIBRARYCHOICES_H
