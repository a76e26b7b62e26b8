//===- ShardedRun.h - A program on whole arrays, whatever its phase ------------===//
//
// Runs an entry function of a module, from `import` to `planned`, on arrays as the user has them:
// in the order of the entry function that was imported, unsharded on both sides. Arguments are
// sharded as roles, leaves and layouts say (states into flat units with zeros as padding, batch
// arguments into one block of rows per rank), results are put together again. What has to be equal
// on all ranks (replicated states, metrics) is compared bit by bit.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_INTERPRETER_SHARDEDRUN_H
#define ZERO_INTERPRETER_SHARDEDRUN_H

#include "zero/Dialect/Zero/Zero.h"
#include "zero/Interpreter/Interpreter.h"

namespace zero {

/// One argument or result of an entry function as imported.
struct Slot {
  std::string name;            // of its role; empty without one
  mlir::RankedTensorType type; // unsharded
  ir::RoleAttr role;           // null for plain functions
  int64_t cutDim = -1; // of which ranks of a model-parallel step have a part each; -1: all have all
  int64_t cutRanks = 1, cutGroups = 1;
  int64_t paddedDim = -1, paddedSize = 0; // to which zeros are added behind the user's rows

  /// Of all ranks' parts together, with what is added.
  llvm::SmallVector<int64_t> getPaddedShape() const {
    llvm::SmallVector<int64_t> shape(type.getShape());
    if (paddedDim >= 0)
      shape[paddedDim] = paddedSize;
    return shape;
  }
};

/// The unsharded interface of an entry function.
struct EntryInterface {
  std::vector<Slot> arguments, results;
  /// (argument, result): the result replaces the argument at the next step.
  std::vector<std::pair<unsigned, unsigned>> states;
};

/// Reads the interface from the `zero.leaf` ops, or from the function itself where there are none.
/// Fails with a message where they do not describe the entry.
mlir::FailureOr<EntryInterface> getEntryInterface(mlir::FunctionOpInterface entry);

/// Random arguments of an entry, unsharded: floats in [-1, 1), those of optimizer state, which may
/// be squares, in [0, 1); integers in [0, 8), small enough to be indices. Fails, with a message at
/// the entry, where the interpreter has no such type.
mlir::FailureOr<Values> makeRandomArguments(mlir::FunctionOpInterface entry,
                                            llvm::ArrayRef<Slot> arguments, uint64_t seed);

/// Runs the entry once; ranks are the mesh's.
mlir::LogicalResult runUnsharded(mlir::FunctionOpInterface entry, llvm::ArrayRef<Tensor> arguments,
                                 Values &results, const RunOptions &options = {});

} // namespace zero
#endif
