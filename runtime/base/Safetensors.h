//===- Safetensors.h - Named arrays in a file ---------------------------------===//
#ifndef ZRT_BASE_SAFETENSORS_H
#define ZRT_BASE_SAFETENSORS_H

#include "Os.h"

#include <vector>

namespace zrt {

struct Tensor {
  std::string name;
  int dtype = 0;
  std::vector<int64_t> shape;
  const uint8_t *data = nullptr;
  int64_t bytes = 0;
};

int64_t elementCount(const std::vector<int64_t> &shape);
/// "f32[8, 16]"
std::string typeText(int dtype, const std::vector<int64_t> &shape);

/// A mapped file; every tensor's range was checked against its shape and the file.
class SafetensorsReader {
public:
  static Expected<SafetensorsReader> open(const std::string &path);
  const std::vector<Tensor> &tensors() const { return tensors_; }
  const Tensor *find(std::string_view name) const;
  const std::string &path() const { return path_; }
  /// Where the file is mapped.
  const void *address() const { return file_.data(); }

private:
  Status readTensor(const std::string &name, const class Json &entry, int64_t start);
  std::string path_;
  MappedFile file_;
  std::vector<Tensor> tensors_;
};

/// Writes tensors piece by piece, in any order, to a file that appears when it is complete.
class SafetensorsWriter {
public:
  Status open(const std::string &path) { return file_.open(path); }
  bool isOpen() const { return file_.isOpen(); }
  /// Fixes the tensors (their `data` is not read) and begins the file. `metadata` is JSON, an
  /// object of strings, or nothing.
  Status layout(const std::vector<Tensor> &tensors, std::string_view metadata = "");
  /// Only fixes them: of several processes that write one file, one begins it.
  void place(const std::vector<Tensor> &tensors, std::string_view metadata = "");
  Status write(int64_t tensor, int64_t byteOffset, const void *data, int64_t bytes) {
    return file_.write(offsets_[tensor] + byteOffset, data, bytes);
  }
  Status commit() { return file_.commit(); }

private:
  AtomicFile file_;
  std::string header_;
  std::vector<int64_t> offsets_;
  int64_t bytes_ = 0; // of the file
};

} // namespace zrt

#endif // ZRT_BASE_SAFETENSORS_H
