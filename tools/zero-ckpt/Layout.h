//===- Layout.h - Where the elements of one array are in another one -----------------===//
#ifndef ZERO_CKPT_LAYOUT_H
#define ZERO_CKPT_LAYOUT_H

#include "Map.h"

namespace zrt {

/// The extents of axes by name. "{i}" is how many arrays are stacked, "...0" the first of the
/// dimensions that `...` stands for.
using Extents = std::map<std::string, int64_t>;

/// An array whose shape is known.
struct Known {
  const Term *term;
  std::string name, type; // for messages
  std::vector<int64_t> shape;
};

/// What a factor's extent is found by.
std::string keyOf(const Factor &factor);
/// Dimensions with `...` spelled out as so many.
std::vector<Dimension> withRest(const std::vector<Dimension> &dimensions, size_t rest);
/// How many dimensions `...` is in the known arrays; 0 where none has it.
Expected<size_t> restOf(const std::vector<Known> &known);
/// Finds the extents of everything, given those that are known already.
Status solveExtents(const std::vector<Known> &known, const std::vector<const Term *> &all,
                    size_t rest, Extents &extents);

/// An axis of a copy: elements that lie so far apart on both sides.
struct CopyAxis {
  int64_t extent, fromStride, toStride;
};

/// How the elements of one array go to those of another one.
struct Copy {
  int64_t leaf = 0; // that they come from
  int64_t fromBase = 0, toBase = 0;
  std::vector<CopyAxis> axes; // in the order of what is written; none has one element

  int64_t count() const;
  /// Whether both sides are elements one behind the other.
  bool isContiguous() const {
    return axes.empty() || (axes.size() == 1 && axes[0].fromStride == 1 && axes[0].toStride == 1);
  }
};

/// One side of a copy.
struct Side {
  const Term *term;
  size_t summand; // of its sum
};
std::vector<int64_t> shapeOf(const Term &term, size_t rest, const Extents &extents);
/// The copy between two arrays; `numbers` are the values of what is stacked.
Copy copyBetween(const Side &from, const Side &to, size_t rest, const Extents &extents,
                 const std::map<std::string, int64_t> &numbers);

} // namespace zrt

#endif // ZERO_CKPT_LAYOUT_H
