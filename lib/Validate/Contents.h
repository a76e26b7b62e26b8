//===- Contents.h - Numbers of row-major contents -----------------------------===//
//
// In the phases below `partitioned` a number stands for a tensor's elements in row-major order and
// their type, not for its shape: reshapes and copies change nothing, and what only moves elements
// is a read of the value that they come from.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_CONTENTS_H
#define ZERO_VALIDATE_CONTENTS_H

#include "Access.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Validate/Numbering.h"
#include <memory>

namespace zero::validate {

/// Elements [begin, begin + count) of a value are `count` elements of `number` from `offset`.
struct Piece {
  int64_t begin = 0, count = 0;
  Number number = kNoNumber;
  int64_t offset = 0;
};

class Contents {
public:
  explicit Contents(Numbering &numbering)
      : numbering(numbering), readWord(word("read")), constantWord(word("constant")) {}
  Contents(const Contents &) = delete;

  Numbering &getNumbering() { return numbering; }
  /// The type of contents of a tensor: as many elements, in one dimension. Other types stay.
  mlir::Type flatten(mlir::Type type);
  mlir::StringAttr word(llvm::StringRef word) const {
    return mlir::StringAttr::get(numbering.getContext(), word);
  }
  int64_t count(Number number) const;
  mlir::Type getElementType(Number number) const;

  /// A node that no equation looks into.
  Number get(mlir::StringAttr op, mlir::Attribute attributes, mlir::Type type,
             llvm::ArrayRef<Number> operands, mlir::LocationAttr loc, unsigned result = 0);
  Number get(llvm::StringRef op, mlir::Attribute attributes, mlir::Type type,
             llvm::ArrayRef<Number> operands, mlir::LocationAttr loc) {
    return get(word(op), attributes, type, operands, loc);
  }
  Number getConstant(mlir::ElementsAttr value, mlir::LocationAttr loc);
  Number getSplat(mlir::Attribute value, mlir::Type elementType, int64_t count,
                  mlir::LocationAttr loc);
  Number getIota(mlir::RankedTensorType type, int64_t dimension, mlir::LocationAttr loc);
  /// The attribute that fills the value; null where it is no splat constant.
  mlir::Attribute getSplatValue(Number number) const;

  /// The elements of `base` that `access` names.
  Number read(Number base, Access access, mlir::LocationAttr loc);
  Number readRange(Number base, int64_t offset, int64_t count, mlir::LocationAttr loc) {
    return read(base, Access::ofRange(offset, count), loc);
  }
  /// A value of `count` elements put together from pieces, which ascend; what lies between them is
  /// undefined.
  Number join(llvm::ArrayRef<Piece> pieces, mlir::Type elementType, int64_t count,
              mlir::LocationAttr loc);
  /// The segments of a whole unit, without what lies between them.
  Number restrict(Number flat, ir::LayoutOp layout, mlir::LocationAttr loc);

  /// `rows` with each of its rows of `row` elements followed by `pitch` - `row` others, of which
  /// `padding` tells all.
  Number pad(Number rows, int64_t row, int64_t pitch, Number padding, mlir::LocationAttr loc);
  /// How many of the first iterations of `loop`, one of `loops`, stay inside rows of `base`, and
  /// the others behind; 0 where it is not padded, or the loop not one along a row.
  int64_t countInside(Number base, llvm::ArrayRef<Loop> loops, unsigned value, int64_t offset,
                      const Loop &loop) const;
  /// Whether what is behind rows of `base` is zero.
  bool isZeroPadded(Number base) const;
  /// Elements from one row to the next of what is padded behind its rows, else 0.
  int64_t getPitch(Number base) const;
  /// Makes `loops`, whose steps[value] and `offset` count elements of `base`, count elements of
  /// what that is padded from. Returns false, and changes nothing, where it is not, or where loops
  /// reach what is behind a row.
  bool unpad(Number &base, Loops &loops, unsigned value, int64_t &offset) const;

  /// What `number` is read from, and how: itself as a whole where it is no read.
  std::pair<Number, Access> getSource(Number number) const;

private:
  Number readPieces(Number base, const Access &access, mlir::LocationAttr loc);
  /// What reads all that is behind the rows of `base`, in whatever order, as padded rows itself.
  Number readPadded(Number base, const Access &access, mlir::LocationAttr loc);
  /// Replaces a base that is itself a read, or one piece of several. Returns false where there is
  /// nothing to replace.
  bool stepBack(Number &base, Access &access) const;

  Numbering &numbering;
  mlir::StringAttr readWord, constantWord;
  llvm::DenseMap<mlir::Type, mlir::Type> flat;
  struct Source {
    Number base;
    Access access;
  };
  llvm::DenseMap<Number, std::unique_ptr<Source>> reads;
  struct Padded {
    Number rows;
    int64_t row, pitch;
    Number padding;
  };
  llvm::DenseMap<Number, Padded> paddings; // of numbers that `pad` made
  /// Of numbers that `join` made: each piece is the whole of its number.
  llvm::DenseMap<Number, std::unique_ptr<llvm::SmallVector<Piece>>> joins;
};

} // namespace zero::validate
#endif
