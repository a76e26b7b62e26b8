//===- Data.h - Batches from files of values ------------------------------------===//
#ifndef ZRT_TRAIN_DATA_H
#define ZRT_TRAIN_DATA_H

#include "Values.h"

#include <functional>

namespace zrt {

/// What the command line says of one entry's batches.
struct DataRequest {
  std::string entry;
  std::vector<std::string> specs;
  bool repeats = false;          // a batch may have the same row more than once
  bool shuffles = true;          // else rows come in the order of the files
  std::string option = "--data"; // for messages
};

/// Gives every batch argument of an entry its rows. Row b of step t is a function of (seed, t, b)
/// and of the data: every epoch visits each row of a source once, in an order of its own.
class BatchData {
public:
  /// What, with the seed, fixes the order of rows: equal hashes, equal rows.
  uint64_t orderHash() const;
  /// Binds each spec to its arguments. Fails if an argument of role batch has no data, or if
  /// there are fewer rows than a batch has, unless the request `repeats`.
  Status bind(const Plan &plan, const DataRequest &request);
  bool isAt(const void *address) const;
  /// Writes this rank's rows for `step` (0 is the first) to where `target` wants each argument.
  Status fill(uint64_t seed, int64_t step, int rank,
              const std::function<uint8_t *(const PlanTensor &)> &target) const;
  /// Tokens (or rows, if nothing is a token) that all ranks together read a step.
  int64_t itemsPerStep() const { return items_; }
  const char *itemName() const { return itemName_; }
  /// Steps in which every row is read at most once; of sources with weights, no source's.
  int64_t wholeBatches() const;
  /// Rows that the data has, and that a step reads; 0 without data.
  int64_t rows() const;
  int64_t rowsPerStep() const { return mixtures_.empty() ? 0 : mixtures_[0].batch; }

private:
  struct Source {
    ValueStream values;
    int64_t rows = 0;
    int64_t share = 0; // of `period` rows
  };
  /// Of each `period` rows, one: its source, and how many before it are that source's.
  struct Turn {
    size_t source;
    int64_t earlier;
  };
  /// Rows of one or more sources, in a fixed proportion.
  struct Mixture {
    std::string text; // of its sources
    std::vector<Source> sources;
    std::vector<Turn> turns; // of several sources
    int64_t stride = 0;      // values from row to row
    int64_t batch = 0;
  };
  struct Binding {
    const PlanTensor *input;
    size_t mixture;
    int64_t skip, count; // values before the row's first in a window, and of the row
  };
  /// A row of a mixture.
  struct Place {
    const Source *source;
    int64_t row;
  };

  bool isBatch(const PlanTensor &input) const;
  bool isTokens(const PlanTensor &input) const;
  bool isBound(const PlanTensor &input) const;
  Status bindNamed(const DataSpec &spec);
  Status bindTokens(const DataSpec &spec);
  Status addMixture(const DataSpec &spec, const PlanTensor &input, int64_t batch);
  Status setRows(Mixture &mixture, int64_t window, int64_t stride);
  Status finishRanges();
  Status finish();
  Status fill(const Binding &binding, uint64_t seed, int64_t step, int rank, uint8_t *local) const;
  Place place(const Mixture &mixture, uint64_t seed, int64_t sample) const;

  const Plan *plan_ = nullptr;
  DataRequest request_;
  std::vector<Mixture> mixtures_;
  std::vector<Binding> bindings_;
  std::vector<size_t> ranged_; // bindings of arguments that get a range of a window
  int64_t items_ = 0;
  const char *itemName_ = "rows";
};

/// A one-to-one map of [0, size) onto itself, another one for every key.
int64_t permute(int64_t index, int64_t size, uint64_t key);
/// A well mixed 64-bit hash.
uint64_t mix(uint64_t value);

} // namespace zrt

#endif // ZRT_TRAIN_DATA_H
