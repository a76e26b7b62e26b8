//===- ByteValues.h - Bytes as parts of values --------------------------------===//
//
// What a kernel of control flow does is compared byte by byte: a value is what an argument held, or
// what a call made of the bytes that it read. Two calls that run the same on the same make the
// same.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_BYTEVALUES_H
#define ZERO_VALIDATE_BYTEVALUES_H

#include "ByteRuns.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace zero::validate {

using ByteValue = unsigned;
/// Bytes that hold nothing.
constexpr ByteValue kNothing = 0;

/// Bytes [offset, offset + bytes) of a value; of nothing the offset is 0.
struct BytePiece {
  ByteValue value = kNothing;
  int64_t offset = 0, bytes = 0;

  auto operator<=>(const BytePiece &) const = default;
};

/// Bytes, in order. Pieces that are neighbours in one value are one piece.
class Bytes {
public:
  Bytes() = default;
  Bytes(ByteValue value, int64_t bytes) { append({value, 0, bytes}); }

  void append(BytePiece piece);
  /// `bytes` of them from `offset` on.
  Bytes slice(int64_t offset, int64_t bytes) const;
  llvm::ArrayRef<BytePiece> getPieces() const { return pieces; }

  auto operator<=>(const Bytes &) const = default;

private:
  std::vector<BytePiece> pieces;
};

/// What a call runs, by name or by the record of a matmul, and what it reads.
struct ByteCall {
  std::string kernel;
  std::vector<int64_t> record;
  std::vector<Bytes> reads;

  auto operator<=>(const ByteCall &) const = default;
};

/// All values of one kernel of control flow.
class ByteValues {
public:
  ByteValues() : values(1) {}

  Bytes add(std::string name, int64_t bytes);
  /// The results of a call, which are numbered one after the other.
  std::vector<Bytes> addCall(const ByteCall &call, llvm::ArrayRef<int64_t> results);
  /// The first result of a call; none where it has not been added.
  std::optional<ByteValue> find(const ByteCall &call) const;
  std::string describe(const Bytes &bytes) const;

private:
  struct Known {
    std::string name;
    int64_t bytes = 0;
  };
  std::vector<Known> values;
  std::map<ByteCall, ByteValue> calls;
};

/// Memory that holds bytes of values, in spaces that share none.
class ByteMemory {
public:
  /// A space of so many bytes that hold nothing.
  unsigned addSpace(int64_t bytes, bool isWritable);

  bool isInside(unsigned space, int64_t offset, int64_t bytes) const {
    return offset >= 0 && bytes >= 0 && offset <= spaces[space].bytes - bytes;
  }
  bool isWritable(unsigned space) const { return spaces[space].isWritable; }
  void write(unsigned space, int64_t offset, const Bytes &bytes);
  /// From there on nothing can be read.
  void forget(unsigned space, int64_t offset, int64_t bytes) {
    spaces[space].runs.erase(offset, offset + bytes);
  }
  Bytes read(unsigned space, int64_t offset, int64_t bytes);

private:
  struct Run {
    int64_t end;
    ByteValue value;
    int64_t offset;
  };
  struct Space {
    int64_t bytes;
    bool isWritable;
    ByteRuns<Run> runs;
  };
  std::vector<Space> spaces;
};

} // namespace zero::validate
#endif
