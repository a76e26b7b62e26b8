//===- Map.h - How one set of names becomes another --------------------------------===//
//
// docs/Checkpoints.md describes the format of the files.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_CKPT_MAP_H
#define ZERO_CKPT_MAP_H

#include "Pattern.h"

#include <cstdint>

namespace zrt {

/// What a dimension is a product of.
struct Factor {
  enum Kind {
    One,    // a dimension of one element
    Axis,   // a name, of an extent that shapes tell
    Number, // a hole of the other side's names: one array for each value
    Rest,   // `...`: dimensions that both sides have alike
    Sum,    // `q+k+v`: one array behind the other
  } kind = One;
  std::string name;
  std::vector<Factor> summands; // ones and axes
};
using Dimension = std::vector<Factor>;

/// A name, and how its array's dimensions are made.
struct Term {
  Pattern name;
  std::string text; // of the name
  std::vector<Dimension> dimensions;
};

/// One way to read a line of a map: arrays of the left side are arrays of the right one. One side
/// has one term; if the other one has more, that one's sum says how they are joined.
struct Rule {
  int line = 0;
  bool isOptional = false; // may match nothing
  bool isChoice = false;   // the left name has [/{i}]: there are two ways
  bool isStacked = false;  // and this is the one without
  std::vector<Term> left, right;
};

struct Map {
  std::string path;
  std::vector<Rule> rules;
  std::vector<std::pair<int, Pattern>>
      drops; // line, names of the right side that count for nothing
  struct Tie {
    int line;
    Pattern name, original; // equal arrays of the right side; the first one is not kept
  };
  std::vector<Tie> ties;

  static Expected<Map> parse(std::string_view text, const std::string &path);
  /// The file, or the shipped map of that name.
  static Expected<Map> open(const std::string &nameOrPath, const std::string &shippedFolder);
  /// Every name as it is.
  static Map identity();
};

} // namespace zrt

#endif // ZERO_CKPT_MAP_H
