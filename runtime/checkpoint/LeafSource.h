//===- LeafSource.h - Named arrays, wherever they are ---------------------------------===//
#ifndef ZRT_CHECKPOINT_LEAFSOURCE_H
#define ZRT_CHECKPOINT_LEAFSOURCE_H

#include "../base/Safetensors.h"
#include "Checkpoint.h"

#include <memory>

namespace zrt {

/// The arrays of a .safetensors file, of a sharded set of them, or of a checkpoint.
class LeafSource {
public:
  /// `path` is a .safetensors file; the `*.safetensors.index.json` of a sharded set, or a folder
  /// with it or with one file; a checkpoint, or a run's folder, of which the newest complete one
  /// counts.
  static Expected<LeafSource> open(const std::string &path);

  /// What was opened: of a folder, the file or checkpoint in it.
  const std::string &path() const { return path_; }
  bool isOpen() const { return !path_.empty(); }
  const Checkpoint *checkpoint() const { return checkpoint_.get(); }
  /// The arrays; those of files have no role.
  const std::vector<CheckpointLeaf> &leaves() const { return leaves_; }
  /// The number of the array of that name, -1 for none.
  int64_t find(std::string_view name) const;
  /// The whole array, mapped; nullptr in a checkpoint.
  const uint8_t *mapped(int64_t leaf) const { return checkpoint_ ? nullptr : data_[leaf]; }
  /// Visits the elements [begin, begin + count) of an array in pieces of at most one block.
  Status read(int64_t leaf, int64_t begin, int64_t count, const Checkpoint::Visit &visit) const;
  /// Whether one of its files is mapped at `address`.
  bool isAt(const void *address) const;

private:
  Status openFolder(const std::string &path);
  Status openCheckpoint(const std::string &path);
  Status openSet(const std::string &indexPath);
  Status addFile(const std::string &path);
  Status sortNames();

  std::string path_;
  std::unique_ptr<Checkpoint> checkpoint_;
  std::vector<SafetensorsReader> files_;
  std::vector<CheckpointLeaf> leaves_;
  std::vector<const uint8_t *> data_; // by leaf, of files
  std::vector<int64_t> byName_;       // leaves, sorted by name
};

/// The newest complete checkpoint in a run's folder; without a path if there is none.
Expected<CheckpointFolder> newestIn(const std::string &folder);

} // namespace zrt

#endif // ZRT_CHECKPOINT_LEAFSOURCE_H
