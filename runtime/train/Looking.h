//===- Looking.h - What people see of a run beside its progress ---------------------===//
#ifndef ZRT_TRAIN_LOOKING_H
#define ZRT_TRAIN_LOOKING_H

#include "Job.h"

namespace zrt {

/// One rank's --trace and --check=nan: every entry runs through it. All ranks call the same
/// functions at the same steps.
class Looking {
public:
  /// Before the first entry is captured.
  Status prepare(const Job &job, zrt_context &context);
  /// When the entries are captured: takes all memory.
  Status open(const Job &job, zrt_context &context, World &world);

  void beginStep(int64_t step) {
    step_ = step;
    trace_.setStep(step);
  }
  int64_t step() const { return step_; }
  Trace *trace() { return &trace_; }

  /// Before an entry's inputs are in memory.
  Status beginEntry(const Job &job, std::string_view entry);
  /// Runs an entry once. With --check=nan a step whose values are not finite is taken back, and
  /// hasBadValue() says so on all ranks; what it has saved beside stays.
  Status runEntry(const Job &job, zrt_context &context, World &world, const zrt_entry_point &entry,
                  Saves saves = Saves::None);
  bool hasBadValue() const { return !badValue_.empty(); }
  /// For the log, and for people when the last step that counts is `last`.
  JsonLine badValueLine() const;
  std::string badValueText(const Job &job, int64_t last) const;

  /// Memory that it has taken.
  int64_t reservedBytes() const { return trace_.reservedBytes() + finite_.reservedBytes(); }

  /// Writes the trace, when no more entries run.
  Status finish(Job &job, World &world);

private:
  /// Whether --check=nan looks at the entry's calls.
  static bool checks(const Job &job, std::string_view entry) {
    return job.options.checkFinite != FiniteCheck::Off && entry == job.plan.step;
  }

  Calls calls_;
  Trace trace_;
  FiniteWatch finite_;
  std::string badValue_;
  int64_t step_ = 0;
};

} // namespace zrt

#endif // ZRT_TRAIN_LOOKING_H
