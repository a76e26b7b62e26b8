//===- DataSpec.h - What --data and --eval-data say -------------------------------===//
#ifndef ZRT_TRAIN_DATASPEC_H
#define ZRT_TRAIN_DATASPEC_H

#include "zrt/status.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zrt {

/// value -> (value * scale - mean[c]) / deviation[c], c the channel of the value. One entry of
/// `mean` or `deviation` stands for all channels.
struct Affine {
  double scale = 1;
  std::vector<double> mean, deviation;
  bool isIdentity() const { return scale == 1 && mean.empty() && deviation.empty(); }
};

/// One of the globs of a --data: GLOB[:FORMAT[(OPTION=VALUE,...)]][*WEIGHT].
struct SourceSpec {
  std::string glob;
  std::string format; // u8, u16, u32, i32, f32, llmc, npy, safetensors; empty: by the file's name
  std::string tensor; // of a safetensors file; empty: the argument's name, or the only one
  double weight = -1; // -1: none was given
  Affine affine;
};

/// An end of a range of a row: `number`, or T + `number` where T is the values of a row.
struct RangeEnd {
  bool hasWidth = false;
  int64_t number = 0;
  int64_t at(int64_t width) const { return (hasWidth ? width : 0) + number; }
};

/// [ARG=]SOURCE[,SOURCE...][[FROM:TO]]
struct DataSpec {
  std::string text;     // as it was given
  std::string argument; // empty: whatever tokens there are
  std::string sources;  // the text of the sources: arguments with equal ones share rows
  std::vector<SourceSpec> list;
  bool hasRange = false;
  RangeEnd from, to;

  static Expected<DataSpec> parse(const std::string &option, const std::string &text);
};

} // namespace zrt

#endif // ZRT_TRAIN_DATASPEC_H
