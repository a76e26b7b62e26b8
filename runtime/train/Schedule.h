//===- Schedule.h - A value that changes from step to step -------------------------===//
#ifndef ZRT_TRAIN_SCHEDULE_H
#define ZRT_TRAIN_SCHEDULE_H

#include "zrt/status.h"

#include <cstdint>
#include <string>
#include <vector>

namespace zrt {

/// A value as a function of the step (0 is the first), in double precision:
///   VALUE or constant(VALUE)
///   linear(FROM, TO, STEPS)          from FROM at step 0 to TO at step STEPS, then TO
///   cosine(PEAK, STEPS[, warmup=W][, end=E])
///       0 to PEAK over the first W steps, then half a cosine down to E (default 0) at step STEPS
///   wsd(PEAK, STEPS, warmup=W, decay=D[, end=E])
///       warm-up, stable, and over the last D steps linearly down to E (default 0)
///   piecewise(VALUE, STEP:VALUE, ...) VALUE until STEP, then the next
class Schedule {
public:
  static Expected<Schedule> parse(const std::string &name, const std::string &text);
  /// What was given, where it is one number: it is stored exactly as written.
  const std::string &constant() const { return constant_; }
  bool isConstant() const { return kind_ == Constant; }
  double at(int64_t step) const;

private:
  enum Kind { Constant, Linear, Cosine, Wsd, Piecewise };
  friend class ScheduleParser;

  double afterWarmup(int64_t step) const;

  Kind kind_ = Constant;
  std::string constant_;
  double from_ = 0, peak_ = 0, end_ = 0;
  int64_t steps_ = 0, warmup_ = 0, decay_ = 0;
  std::vector<std::pair<int64_t, double>> pieces_; // from which step on
};

} // namespace zrt

#endif // ZRT_TRAIN_SCHEDULE_H
