//===- Scopes.h - Where in the loops code goes -------------------------------------===//
//
// Values are computed in the outermost loop that their index allows, and remembered there: what is
// the same for a whole row is computed before the row's loop, and (value, index) pairs once per
// loop.
//===---------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_SCOPES_H
#define ZERO_LIB_TARGET_CPU_SCOPES_H

#include "VectorCode.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace zero {

/// `base + offset + lane * stride`, or one value per lane.
struct Index {
  mlir::Value base; // i64, null for 0
  int64_t offset = 0;
  int64_t stride = 0;  // from lane to lane
  mlir::Value lanes;   // vector of i64; the fields above are then unused
  int64_t divisor = 0; // `base` is a multiple of it (0: no base)
  unsigned level = 0;  // innermost loop that it depends on

  bool isConstant() const { return !base && !lanes && stride == 0; }
  bool isUniform() const { return stride == 0 && !lanes; }
  bool operator==(const Index &o) const {
    return base == o.base && offset == o.offset && stride == o.stride && lanes == o.lanes;
  }
  static Index constant(int64_t value) {
    Index index;
    index.offset = value;
    return index;
  }
};
using Indices = llvm::SmallVector<Index, 4>;

/// The index of an element of `type`, whose dimensions but those of size 1 are those of `row` and
/// behind them of `column`.
Indices indexIn(mlir::RankedTensorType type, llvm::ArrayRef<Index> row,
                llvm::ArrayRef<Index> column);

/// The loop bodies under construction, innermost last; level 0 is the function's entry.
class Scopes : public VectorCode {
public:
  Scopes(mlir::func::FuncOp kernel, mlir::OpBuilder &builder, unsigned lanes)
      : VectorCode(kernel, builder, lanes), scopes(1) {}

  unsigned depth() const { return scopes.size() - 1; }
  /// The innermost loop that one of the indices depends on.
  static unsigned levelOf(llvm::ArrayRef<Index> index);
  /// Remembers `result` as the element of `value` at `index`.
  void remember(mlir::Value value, llvm::ArrayRef<Index> index, mlir::Value result);
  /// Null where it is not known.
  mlir::Value find(mlir::Value value, llvm::ArrayRef<Index> index);

protected:
  /// What names a value of index arithmetic: operation, operands, constant.
  using ArithmeticKey = std::tuple<int, void *, void *, int64_t>;
  /// The value that was computed for `key` at a level; null, to be set, where none was.
  mlir::Value &findArithmetic(unsigned level, ArithmeticKey key) {
    return scopes[level].arithmetic[key];
  }

  /// Opens a scope inside `op`, which was just created: what the enclosing one still needs goes
  /// before it. Returns where code goes on afterwards.
  mlir::OpBuilder::InsertPoint open(mlir::Operation *op);
  void close(mlir::OpBuilder::InsertPoint after);

private:
  friend class LevelGuard;
  struct Scope {
    mlir::OpBuilder::InsertPoint point;
    llvm::DenseMap<mlir::Value, llvm::SmallVector<std::pair<Indices, mlir::Value>, 1>> values;
    std::map<ArithmeticKey, mlir::Value> arithmetic; // looked up only
  };
  llvm::SmallVector<Scope> scopes;
};

/// Emits into the loop of the given level while alive.
class LevelGuard {
public:
  LevelGuard(Scopes &code, unsigned level);
  ~LevelGuard();
  LevelGuard(const LevelGuard &) = delete;
  LevelGuard &operator=(const LevelGuard &) = delete;

private:
  Scopes &code;
  llvm::SmallVector<Scopes::Scope> inner;
};

} // namespace zero
#endif
