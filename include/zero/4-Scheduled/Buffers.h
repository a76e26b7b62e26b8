//===- Buffers.h - Which values are one buffer ----------------------------------===//
//
// Values that `BufferAliasInterface` relates share a buffer, each at a byte offset. Scheduling
// (what may be written in place), the verifier and the planner all ask here.
//===------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_BUFFERS_H
#define ZERO_4_SCHEDULED_BUFFERS_H

#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace zero {

/// The place of a value: bytes [offset, offset + size) of buffer number `buffer`.
struct BufferPart {
  unsigned buffer;
  int64_t offset;
  int64_t size;

  bool overlaps(const BufferPart &other) const {
    return buffer == other.buffer && size > 0 && other.size > 0 &&
           offset < other.offset + other.size && other.offset < offset + size;
  }
};

/// Union-find over the values of one block, with offsets.
///
/// Numbers follow the order in which values were added, so they are the same in every run.
class BufferMap {
public:
  /// Adds the block's arguments and every tensor result, then relates them. Fails, with a message
  /// on the op, where two relations put one value at two offsets of a buffer.
  mlir::LogicalResult build(mlir::Block &block);

  /// Adds a value in a buffer of its own.
  void add(mlir::Value value);
  /// Places `value` `byteOffset` bytes after the start of `base`; false if it already lies
  /// elsewhere in the same buffer.
  bool relate(mlir::Value value, mlir::Value base, int64_t byteOffset);

  BufferPart lookup(mlir::Value value) const;
  bool contains(mlir::Value value) const { return ids.contains(value); }
  /// Values of one buffer, in order of addition.
  llvm::ArrayRef<mlir::Value> valuesOf(unsigned buffer) const { return members[buffer]; }
  /// Bytes that the values of a buffer span.
  int64_t sizeOf(unsigned buffer) const { return high[buffer] - low[buffer]; }
  unsigned size() const { return parents.size(); }

private:
  std::pair<unsigned, int64_t> find(unsigned id) const;

  llvm::DenseMap<mlir::Value, unsigned> ids;
  mutable llvm::SmallVector<unsigned> parents;
  mutable llvm::SmallVector<int64_t> offsets; // of the value relative to its parent
  llvm::SmallVector<int64_t> low, high;       // span around a root
  llvm::SmallVector<llvm::SmallVector<mlir::Value, 2>> members;
};

/// When the bytes of a block's values are touched, in block order. A collective touches its buffers
/// from its start to its await.
class Timeline {
public:
  explicit Timeline(mlir::Block &block);

  int64_t getPosition(mlir::Operation *op) const { return positions.lookup(op); }
  /// When `op` is done with its operands: its own position, or that of the await of a start.
  int64_t getEnd(mlir::Operation *op) const;
  /// When `value` is first written; arguments are there from the beginning (-1).
  int64_t getBirth(mlir::Value value) const;
  /// Last position at which an op other than a view reads `value`; its birth if none does.
  int64_t getLastUse(mlir::Value value) const;

  /// When bytes that `op` only reads may go to others: a stream's collectives run one behind the
  /// other, so that the await of any later one tells that a start has read its operands.
  int64_t getReadEnd(mlir::Operation *op) const;
  /// `getLastUse` by the ends of reads.
  int64_t getLastRead(mlir::Value value) const;

private:
  template <typename GetEnd> int64_t getLast(mlir::Value value, GetEnd getEnd) const;

  llvm::DenseMap<mlir::Operation *, int64_t> positions;
  llvm::DenseMap<mlir::Operation *, int64_t> readEnds; // of starts
};

/// Of a zero.copy: the space where its result lies, FlatSymbolRefAttr. Other values lie in the
/// module's first.
inline constexpr llvm::StringLiteral kSpaceAttr = "space";

/// Of an entry's argument or result: the space where its slot lies, FlatSymbolRefAttr.
inline constexpr llvm::StringLiteral kSlotSpaceAttr = "zero.space";

/// The role of an entry's result: its own, or that of the argument that it is the next value of;
/// null where neither says one.
ir::RoleAttr getResultRole(mlir::func::FuncOp entry, unsigned result);

/// The space that a copy has left `value` in, or an argument lies in; null: the module's first.
mlir::FlatSymbolRefAttr getSpace(mlir::Value value);

/// True for ops that only name bytes: they run on no stream and may stand anywhere between their
/// operands and their users.
bool isView(mlir::Operation *op);

} // namespace zero
#endif
