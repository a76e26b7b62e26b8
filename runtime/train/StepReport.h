//===- StepReport.h - What is shown of a step ------------------------------------------===//
#ifndef ZRT_TRAIN_STEPREPORT_H
#define ZRT_TRAIN_STEPREPORT_H

#include "Job.h"

namespace zrt {

/// The host's side of a value that is a scalar metric of an entry.
struct Metric {
  const PlanTensor *output;
  uint8_t element[16]; // of any type
  double sum = 0;      // over the batches of an evaluation
};

/// What is shown of a step beside its metrics and what --set gives.
struct StepNumbers {
  int64_t step = 0;
  double milliseconds = 0;
  int64_t wire = 0; // bytes that rank 0 has read from its peers
  int64_t peak = 0; // bytes of memory that rank 0 has had at a time
  double left = -1; // seconds until the last step; -1: not known yet

  double itemsPerSecond(const Job &job) const {
    return double(job.data.itemsPerStep()) / (milliseconds * 1e-3);
  }
  /// The part of the peak that --peak-tflops names which the step's matmuls have used; 0 where none
  /// is named.
  double flopsUsed(const Job &job) const;
};

/// The members of the log's line.
JsonLine stepLine(const Job &job, const std::vector<Metric> &metrics, const StepNumbers &numbers);
/// What matters most comes first: a narrow terminal shows that.
std::string progressLine(const Job &job, const std::vector<Metric> &metrics,
                         const StepNumbers &numbers);
EventScalars stepScalars(const Job &job, const std::vector<Metric> &metrics,
                         const StepNumbers &numbers);

} // namespace zrt

#endif // ZRT_TRAIN_STEPREPORT_H
