//===- Finite.h - Values that are no numbers -----------------------------------------===//
#ifndef ZRT_TRAIN_FINITE_H
#define ZRT_TRAIN_FINITE_H

#include "Calls.h"
#include "zrt/world.h"

namespace zrt {

/// What --check=nan looks at. NaNs are found wherever it looks; infinities are legal between a
/// step's calls (masks, running maxima) and are found in states and scalar metrics alone, or with
/// All everywhere. States alone leaves out what a step with loss scaling makes and throws away.
enum class FiniteCheck { Off, Values, States, All };

/// Elements in [0, count) of a type that are NaN, or with `infinite` no number at all; and the
/// first of them, `count` for none. Types without such values have none.
struct BadValues {
  int64_t first = 0, count = 0;
};
BadValues findBadValues(int64_t dtype, const uint8_t *values, int64_t count, bool infinite);

/// Watches a step call by call for the first whose result is not finite, and takes the step back.
class FiniteWatch final : public CallWatcher {
public:
  /// Takes the memory that a step needs; all of them outlive it. `given` are states that --set
  /// writes over before the calls of a step.
  Status open(const Plan &plan, const Calls &calls, Device &device, int rank, FiniteCheck check,
              const std::vector<const PlanState *> &given = {});

  /// Before an entry's inputs and --set's values are in memory.
  Status begin(std::string_view entry);
  Status before(int64_t call) override;
  Status after(int64_t call) override;

  /// Agrees with all ranks on the first bad call of the entry, the lowest rank's of several; where
  /// there is one, puts every state back to what it was and returns what to tell people, the same
  /// on all ranks. Empty where all is well.
  Expected<std::string> finish(World &world, int64_t step);

  /// Of what finish() has told.
  struct Found {
    int64_t call = -1;
    int rank = 0;
    std::string name;
  };
  const Found &found() const { return found_; }
  int64_t reservedBytes() const { return int64_t(values_.size() + states_.size()); }

private:
  /// A state's elements in memory, and where a copy of them lies.
  struct Range {
    Address begin, end;
    int64_t copy;
    int dtype;
    bool isSaved;
  };

  const Range *findRange(Address address) const;
  std::string findIn(const CallBuffer &buffer, bool infinite, bool kept) const;
  Status lookBefore(const CallBuffer &buffer, bool &isKnown, std::string &text);
  Status look(const CallBuffer &buffer, bool infinite, std::string &text);
  bool isResult(const CallBuffer &buffer) const;
  BadValues leaveOut(const CallBuffer &buffer, int64_t first, int64_t count, BadValues bad) const;
  bool isUnchanged(Address address, int64_t bytes, const uint8_t *values) const;
  Status describe(int64_t call, const std::string &what);
  std::string sourceOf(int64_t call, const CallBuffer &buffer) const;
  void addRanges(const PlanState &state, std::vector<Range> &ranges) const;
  Status restore();

  const Plan *plan_ = nullptr;
  const Calls *calls_ = nullptr;
  Device *device_ = nullptr;
  int rank_ = 0;
  FiniteCheck check_ = FiniteCheck::Off;
  std::string entry_;
  const std::vector<CallInfo> *infos_ = nullptr; // of the entry
  std::vector<Range> ranges_;                    // in order
  std::vector<Range> given_;                     // what --set writes over, as before that
  std::vector<uint8_t> values_, states_;         // of one buffer; of all ranges
  int64_t bad_ = -1;                             // the first bad call of this rank
  std::string text_;                             // about it
  Found found_;
};

} // namespace zrt

#endif // ZRT_TRAIN_FINITE_H
