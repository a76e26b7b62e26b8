//===- Match.h - What a map makes of arrays ------------------------------------------===//
#ifndef ZERO_CKPT_MATCH_H
#define ZERO_CKPT_MATCH_H

#include "Layout.h"

#include "checkpoint/Format.h"

namespace zrt {

/// An array that is made.
struct Output {
  std::string name;
  int dtype = 0;
  std::vector<int64_t> shape;
  std::vector<Copy> copies; // each element is in one of them
};

struct MapOptions {
  bool toLeft = false;                                 // from the right side's names to the left's
  bool isStacked = false;                              // layers of [/{i}] come out stacked
  int dtype = -1;                                      // of floating arrays; -1: as they are
  Extents sizes;                                       // --size
  const std::vector<CheckpointLeaf> *wanted = nullptr; // the only arrays to make, with their types
};

/// Two arrays that must be equal; the first is left out.
struct TiedLeaves {
  int64_t leaf, original;
};

/// What went wrong, by kind: all names of each are told, not the first one alone.
class Complaints {
public:
  void add(const std::string &kind, const std::string &what) {
    for (auto &[known, list] : kinds_)
      if (known == kind)
        return list.push_back(what);
    kinds_.push_back({kind, {what}});
  }
  bool isEmpty() const { return kinds_.empty(); }
  /// At most eight of each kind, and how many more; `listPath` gets all, if it is not empty.
  Status status(const std::string &listPath) const;

private:
  std::vector<std::pair<std::string, std::vector<std::string>>> kinds_;
};

struct Mapped {
  std::vector<Output> outputs;
  std::vector<TiedLeaves> ties;
};

/// Applies a map to arrays; whatever does not fit is a complaint.
Mapped applyMap(const Map &map, const std::vector<CheckpointLeaf> &leaves,
                const MapOptions &options, Complaints &complaints);

} // namespace zrt

#endif // ZERO_CKPT_MATCH_H
