//===- Data.h - Batches from files of raw values --------------------------------===//
#ifndef ZRT_TRAIN_DATA_H
#define ZRT_TRAIN_DATA_H

#include "Plan.h"

#include <functional>

namespace zrt {

/// The values of all files that a glob names, in the order of their names, as one array.
class ValueStream {
public:
  /// `spec` is GLOB[:TYPE].
  static Expected<ValueStream> open(const std::string &spec);
  int64_t size() const { return size_; }
  const std::string &spec() const { return spec_; }
  bool isFloat() const { return dtype_ == ZRT_F32; }
  /// Whether one of its files is mapped at `address`.
  bool isAt(const void *address) const;
  /// Converts values [start, start + count) to the type of `input` at `target`; a value that the
  /// type cannot hold, or that lies outside what the argument indexes, is an error.
  Status read(int64_t start, int64_t count, const PlanTensor &input, uint8_t *target) const;

private:
  struct File {
    MappedFile map;
    int64_t begin = 0, end = 0; // values before this file, and with it
    std::string path;
  };
  std::string spec_;
  int dtype_ = ZRT_U8;
  int64_t size_ = 0;
  std::vector<File> files_;
};

/// Gives every batch argument of the step its rows. Row b of step t is a function of (seed, t, b)
/// and of the data: every epoch visits each row once, in an order of its own.
class BatchData {
public:
  /// Binds each --data to its arguments. Fails if an argument of role batch has no data, or if
  /// there are fewer rows than a batch has, unless `repeats`.
  Status bind(const Plan &plan, const std::vector<std::string> &specs, bool repeats = false);
  bool isAt(const void *address) const;
  /// Writes this rank's rows for `step` (0 is the first) to where `target` wants each argument.
  Status fill(uint64_t seed, int64_t step, int rank,
              const std::function<uint8_t *(const PlanTensor &)> &target) const;
  /// Tokens (or rows, if nothing is a token) that all ranks together read a step.
  int64_t itemsPerStep() const { return items_; }
  const char *itemName() const { return itemName_; }

private:
  struct Source {
    const PlanTensor *input;
    int64_t stream;              // index into streams_
    int64_t stride, skip, count; // values from row to row, before the row's first, per row
  };

  Status bindNamed(const std::string &name, const std::string &spec);
  Status bindTokens(const std::string &spec);
  Status addStream(const std::string &spec, int64_t rowValues, int64_t stride, int64_t batch);
  bool isBound(const PlanTensor &input) const;
  Status finish();

  const Plan *plan_ = nullptr;
  bool repeats_ = false;
  std::vector<ValueStream> streams_;
  std::vector<int64_t> rowCounts_; // per stream
  std::vector<Source> sources_;
  int64_t items_ = 0;
  const char *itemName_ = "rows";
};

/// A one-to-one map of [0, size) onto itself, another one for every key.
int64_t permute(int64_t index, int64_t size, uint64_t key);
/// A well mixed 64-bit hash.
uint64_t mix(uint64_t value);

} // namespace zrt

#endif // ZRT_TRAIN_DATA_H
