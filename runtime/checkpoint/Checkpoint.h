//===- Checkpoint.h - Reading a checkpoint -------------------------------------------===//
#ifndef ZRT_CHECKPOINT_CHECKPOINT_H
#define ZRT_CHECKPOINT_CHECKPOINT_H

#include "../base/Files.h"
#include "Format.h"

#include <functional>

namespace zrt {

/// A complete checkpoint. Its JSON was checked by its checksums, the files' sizes and that their
/// segments make every leaf exactly once; data is checked block by block when it is read.
class Checkpoint {
public:
  static Expected<Checkpoint> open(const std::string &path);

  const std::string &path() const { return path_; }
  const CheckpointIndex &index() const { return index_; }
  const std::vector<CheckpointPart> &parts() const { return parts_; }
  int64_t dataBytes() const;
  /// The number of the leaf of that name, -1 for none.
  int64_t findLeaf(std::string_view name) const;

  /// Receives consecutive elements of a leaf, from number `element` on.
  using Visit = std::function<Status(int64_t element, const uint8_t *data, int64_t count)>;
  /// Visits the elements [begin, begin + count) of a leaf in pieces of at most one block.
  Status read(int64_t leaf, int64_t begin, int64_t count, const Visit &visit) const;
  /// Reads everything; `fail` gets what is damaged, one sentence each.
  void verify(const std::function<void(const std::string &)> &fail) const;

private:
  /// Where a segment is.
  struct Place {
    int64_t begin = 0, count = 0; // elements of its leaf
    int rank = 0;
    int64_t segment = 0; // of the rank's part
  };

  Status readParts(const std::vector<CheckpointFile> &files);
  Status placeSegments();
  Status readSegment(int64_t leaf, const Place &place, int64_t begin, int64_t end,
                     const Visit &visit) const;
  Expected<const File *> dataFile(int rank) const;

  static constexpr int openLimit = 16; // files at a time
  std::string path_;
  CheckpointIndex index_;
  std::vector<CheckpointPart> parts_;      // by rank
  std::vector<std::vector<Place>> places_; // by leaf, in order
  struct OpenFile {
    int rank = -1;
    File file;
  };
  mutable std::vector<OpenFile> open_;
  mutable std::vector<uint8_t> block_;
};

/// A folder of that name, complete or not.
struct CheckpointFolder {
  std::string path;
  int64_t step = 0;
  bool isComplete = false; // has COMMIT
};

/// Those in the folder of a run, by step; none where there is no such folder.
Expected<std::vector<CheckpointFolder>> listCheckpoints(const std::string &folder);

} // namespace zrt

#endif // ZRT_CHECKPOINT_CHECKPOINT_H
