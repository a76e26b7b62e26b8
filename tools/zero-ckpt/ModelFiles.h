//===- ModelFiles.h - Writing one .safetensors file, or a sharded set of them --------===//
#ifndef ZERO_CKPT_MODELFILES_H
#define ZERO_CKPT_MODELFILES_H

#include "base/Safetensors.h"

#include <csignal>
#include <memory>

namespace zrt {

/// The signal that asks for an end, 0 for none: what is being written is then given up.
inline volatile std::sig_atomic_t stopSignal = 0;

/// Where arrays go.
struct ModelPlace {
  std::string path;
  /// A folder gets model.safetensors, or model-00001-of-00002.safetensors, ... and their index, as
  /// `transformers` reads them.
  bool isFolder = false;
  int64_t shardBytes = 0; // of a folder's files at most, but for larger arrays; 0: one file
};

/// Writes arrays one after the other. What is written can be read when all of it is there: a set
/// has its index last, and a file appears whole.
class ModelFiles {
public:
  explicit ModelFiles(ModelPlace place) : place_(std::move(place)) {}
  ModelFiles(const ModelFiles &) = delete;
  ~ModelFiles(); // removes what is not complete

  /// Fixes the arrays (their `data` is not read), and tries the place.
  Status open(std::vector<Tensor> tensors);
  /// Arrays come in order, their bytes in any.
  Status write(int64_t tensor, int64_t byteOffset, const void *data, int64_t bytes);
  Status finish();
  size_t fileCount() const { return shards_.size(); }

private:
  struct Shard {
    std::string name;
    std::vector<Tensor> tensors;
  };
  void cut();
  Status beginShard();
  Status endShard();
  Status writeIndex() const;
  std::string pathOf(const std::string &name) const {
    return place_.isFolder ? place_.path + "/" + name : place_.path;
  }

  ModelPlace place_;
  bool hasMadeFolder_ = false, isFinished_ = false;
  std::vector<Shard> shards_;
  std::vector<std::pair<size_t, int64_t>> where_; // shard, tensor in it
  size_t current_ = 0, written_ = 0;              // shards
  std::unique_ptr<SafetensorsWriter> writer_;
};

} // namespace zrt

#endif // ZERO_CKPT_MODELFILES_H
