//===- TileProduct.h - Products of a warp: 16 rows by columns of tiles ----------------------===//
//
// A warp has 16 rows and a step of 16 columns, in two *blocks* of eight. Of each block a thread
// holds the elements that `mma.m16n8k16` gives it: rows g and g + 8, columns 2t and 2t + 1, where
// g is a quarter of its lane and t the rest. Elements of 16 bits and one type are multiplied by
// tensor cores, all others by each thread's own fused multiply-adds; both add up in f32.
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_TILEPRODUCT_H
#define ZERO_LIB_TARGET_CUDA_TILEPRODUCT_H

#include "../Cpu/KernelEmitter.h"

namespace zero {

/// A matrix in shared memory.
struct SharedTile {
  mlir::Type element;
  mlir::Value address;
  int64_t stride; // from row to row
  int64_t inner;  // of a row, a multiple of 16
};

/// Rows that a thread has, and its elements of one block: row by row, in each its two columns.
constexpr int kThreadRows = 2, kBlockElements = 4, kBlockColumns = 8, kStepBlocks = 2;
using BlockElements = std::array<mlir::Value, kBlockElements>;
using StepElements = std::array<BlockElements, kStepBlocks>;

class TileProduct {
public:
  TileProduct(KernelEmitter &e, mlir::Value thread);

  /// The thread's row h, its column c of block b, without what goes before.
  Index getRow(int h) const { return e.addConstant(firstRow, 8 * h); }
  Index getColumn(int block, int c) const {
    return e.addConstant(firstColumn, kBlockColumns * block + c);
  }
  /// Whether the thread is the first of those that have the same rows.
  mlir::Value isFirstOfRow();

  /// A left operand's words, step by step of what is inside.
  using Words = llvm::SmallVector<llvm::SmallVector<mlir::Value>>;
  /// The warp's rows as a left operand.
  Words loadRows(const SharedTile &rows);
  /// rows x columns', over what both have inside: the warp's rows, `count` steps of columns from
  /// `first` on. What is loaded of the rows serves all of them, unless it is `held`.
  llvm::SmallVector<StepElements> multiply(const SharedTile &rows, const Words &held,
                                           const SharedTile &columns, Index first, int64_t count);
  /// Adds the product of each of `lefts`, in f32, which is rounded to the tile's elements, and the
  /// tile's rows from `first` on to the sums of its own: of each block of the tile's columns the
  /// thread's elements. What is loaded of the tile serves all of them. By so many products of
  /// tensor cores, each of what the one before left of a number; 0: by none, and not rounded.
  void accumulate(llvm::ArrayRef<StepElements> lefts, int products, const SharedTile &right,
                  Index first, llvm::ArrayRef<llvm::MutableArrayRef<mlir::Value>> sums);
  /// Rounds two f32 to bf16, at once.
  void roundPair(mlir::Value &low, mlir::Value &high);
  /// What `combine` makes of a value of all threads that have the same rows.
  mlir::Value combineRow(mlir::Value value, Team::Combine combine);

  // What products are made of, for whoever has tiles of another form.
  //
  // What a lane gives the address of: a row of one of four matrices of 8 x 8, which stand one above
  // the other first (`below`), or side by side (`beside`).
  struct Place {
    Index row, column;
  };
  const Place &getBelow() const { return below; }
  const Place &getBeside() const { return beside; }
  /// Four matrices of 8 x 8 from `row` and `column` on, where the thread's lane has its own place:
  /// of each two neighbours of a row, or, transposed, of a column, as a word.
  llvm::SmallVector<mlir::Value> loadMatrices(const SharedTile &tile, Index row, Index column,
                                              bool isTransposed);
  /// a x b + c of one block; the operands' registers are words of two elements.
  BlockElements multiplyAdd(mlir::Type element, llvm::ArrayRef<mlir::Value> a,
                            llvm::ArrayRef<mlir::Value> b, const BlockElements &c);
  /// Two f32, rounded to `element`, as one word.
  mlir::Value pack(mlir::Type element, mlir::Value low, mlir::Value high);
  mlir::Value fma(mlir::Value a, mlir::Value b, mlir::Value c);

private:
  mlir::Value call(llvm::StringRef name, mlir::Type result, mlir::ValueRange operands);
  mlir::Value i32(int64_t value) { return e.make<mlir::arith::ConstantIntOp>(value, 32); }
  mlir::Value zero();
  llvm::SmallVector<mlir::Value> loadRows(const SharedTile &rows, int64_t inner);
  std::pair<mlir::Value, mlir::Value> split(mlir::Value value, bool keepsInfinity);
  using Parts = llvm::SmallVector<llvm::SmallVector<mlir::Value>, 3>;
  Parts splitLeft(const StepElements &left, int products, mlir::Type element);
  StepElements multiplyByThreads(const SharedTile &rows, const SharedTile &columns, Index first);
  void accumulateByThreads(const StepElements &left, const SharedTile &right, Index first,
                           llvm::MutableArrayRef<mlir::Value> sums);
  mlir::Value shuffle(llvm::StringRef mode, mlir::Value value, mlir::Value lane);

  KernelEmitter &e;
  Index firstRow, firstColumn; // of the thread
  Index warpRow;               // the first of the warp
  Place below, beside;
  mlir::Value quad, inQuad; // i32: the first lane of the same rows, t
};

} // namespace zero
#endif
