//===- Values.h - Files of values ---------------------------------------------------===//
#ifndef ZRT_TRAIN_VALUES_H
#define ZRT_TRAIN_VALUES_H

#include "DataSpec.h"
#include "Plan.h"

namespace zrt {

/// A mapped file of values of one type.
struct ValueFile {
  std::string path;
  MappedFile map;            // of every format but safetensors
  SafetensorsReader tensors; // of safetensors
  const uint8_t *values = nullptr;
  int dtype = 0;
  int64_t count = 0;
  int64_t record = 0; // values of what the first dimension numbers; 0: the file is one-dimensional
  std::vector<int64_t> shape; // of a file that has one
  Affine affine;

  /// `hint` names the tensor of a safetensors file that has several.
  static Expected<ValueFile> open(const std::string &path, const SourceSpec &source,
                                  const std::string &hint);
  const void *address() const { return map.data() ? map.data() : tensors.address(); }
};

/// The values of all files that globs name, in the order of their names, as one array.
class ValueStream {
public:
  /// Opens consecutive sources as one array.
  static Expected<ValueStream> open(const std::string &option, const SourceSpec *sources,
                                    size_t count, const std::string &hint);
  int64_t size() const { return size_; }
  /// Values of a record of all files; 0 for a plain sequence.
  int64_t record() const { return files_[0].file.record; }
  const std::vector<int64_t> &shape() const { return files_[0].file.shape; }
  const std::string &path() const { return files_[0].file.path; }
  /// Whether one of its files is mapped at `address`.
  bool isAt(const void *address) const;
  /// Whether it can give values of `input`'s type and rows.
  Status check(const std::string &text, const PlanTensor &input) const;
  /// Converts values [start, start + count), which are a row of `input`, to its type at `target`;
  /// a value that the type cannot hold, or that lies outside what the argument indexes, is an
  /// error.
  Status read(int64_t start, int64_t count, const PlanTensor &input, uint8_t *target) const;

private:
  struct Piece {
    ValueFile file;
    int64_t begin = 0, end = 0; // values before this file, and with it
  };
  Status checkAffine(const Affine &affine, const std::string &text, const PlanTensor &input) const;
  int64_t convert(const ValueFile &file, int64_t first, int64_t count, const PlanTensor &input,
                  int64_t place, uint8_t *target) const;

  std::string option_;
  int64_t size_ = 0;
  std::vector<Piece> files_;
};

} // namespace zrt

#endif // ZRT_TRAIN_VALUES_H
