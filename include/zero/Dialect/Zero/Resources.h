//===- Resources.h - Streams, communicators, memory spaces of a module ----------===//
//
// They are symbols, and go by their numbers in the order of the module wherever a program is run or
// written for a machine: in records, in the plan, in the clocks of a checker.
//===------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_RESOURCES_H
#define ZERO_DIALECT_ZERO_RESOURCES_H

#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace zero::ir {

/// The symbol ops of one kind of a module, in its order.
template <typename SymbolOp> class Resources {
public:
  explicit Resources(mlir::ModuleOp module) {
    for (auto op : module.getOps<SymbolOp>()) {
      numbers[mlir::FlatSymbolRefAttr::get(op.getSymNameAttr())] = ops.size();
      ops.push_back(op);
    }
  }

  unsigned size() const { return ops.size(); }
  bool empty() const { return ops.empty(); }
  SymbolOp operator[](unsigned number) const { return ops[number]; }
  llvm::ArrayRef<SymbolOp> list() const { return ops; }

  /// The number of the symbol `name`, of the first one for none; nothing where the module does not
  /// have it.
  std::optional<unsigned> find(mlir::FlatSymbolRefAttr name) const {
    if (!name)
      return empty() ? std::nullopt : std::optional<unsigned>(0);
    auto known = numbers.find(name);
    return known == numbers.end() ? std::nullopt : std::optional<unsigned>(known->second);
  }

private:
  llvm::SmallVector<SymbolOp> ops;
  llvm::DenseMap<mlir::Attribute, unsigned> numbers;
};

using Streams = Resources<StreamOp>;
using Communicators = Resources<CommunicatorOp>;
using Spaces = Resources<SpaceOp>;

/// An address is 64 bits: so many for the byte in a space, the rest for the number of the space
/// (ZRT_SPACE_SHIFT of zrt/abi.h).
constexpr int kSpaceShift = 48;

/// The purpose of communicators that carry collectives of `kind`.
CommunicatorPurpose getPurpose(CollectiveKind kind);

/// Ranks of every group along `axes`, each in the order of the group's ranks; groups in the order
/// of their coordinates along the other axes. Ranks are row-major over the mesh's axes, last axis
/// fastest.
llvm::SmallVector<llvm::SmallVector<int64_t>> getGroups(MeshOp mesh, mlir::ArrayAttr axes);

/// Axes over which states are sharded, once their stage shards them: those that the attribute
/// `shard` of the mesh lists, some of those of the batch; all of these without it.
mlir::ArrayAttr getStateAxes(MeshOp mesh);
/// Axes over which the batch is sharded and states are not: gradients are reduced over them as
/// shards.
mlir::ArrayAttr getReplicaAxes(MeshOp mesh);
/// Sets `shard`.
void setStateAxes(MeshOp mesh, mlir::ArrayAttr axes);

} // namespace zero::ir
#endif
