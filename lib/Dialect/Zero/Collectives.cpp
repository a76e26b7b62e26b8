//===- Collectives.cpp - CollectiveOpInterface of the ops of every phase ----------===//
#include "UnitChecks.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace zero::ir;

using Types = SmallVector<RankedTensorType>;

Types zero::ir::tensorTypesOf(TypeRange types) {
  return llvm::map_to_vector(types, [](Type type) { return cast<RankedTensorType>(type); });
}

static Types typesOf(ArrayAttr allocations) {
  return llvm::map_to_vector(allocations.getAsRange<AllocationAttr>(),
                             [](AllocationAttr at) { return at.getType(); });
}

/// The last target of a reduction with `folds` (zero-stage-reductions) is its scratch memory.
static Types withoutStaging(Operation *op, Types types) {
  if (op->hasAttr("folds") && !types.empty())
    types.pop_back();
  return types;
}

static Group groupOf(Operation *op, FlatSymbolRefAttr name) {
  auto communicator = SymbolTable::lookupNearestSymbolFrom<CommunicatorOp>(op, name);
  return communicator ? Group{communicator.getMeshAttr(), communicator.getAxes()} : Group{};
}

//===----------------------------------------------------------------------===//
// On values
//===----------------------------------------------------------------------===//

CollectiveKind AllReduceOp::getCollectiveKind() { return CollectiveKind::AllReduce; }
std::optional<ReduceKind> AllReduceOp::getReduceKind() { return getKind(); }
Group AllReduceOp::getGroup() { return {getMeshAttr(), getAxes()}; }
Types AllReduceOp::getSourceTypes() { return tensorTypesOf((*this)->getOperandTypes()); }
Types AllReduceOp::getTargetTypes() { return tensorTypesOf((*this)->getResultTypes()); }

CollectiveKind BatchGatherOp::getCollectiveKind() { return CollectiveKind::AllGather; }
Group BatchGatherOp::getGroup() { return {getMeshAttr(), getAxes()}; }
Types BatchGatherOp::getSourceTypes() { return tensorTypesOf((*this)->getOperandTypes()); }
Types BatchGatherOp::getTargetTypes() { return tensorTypesOf((*this)->getResultTypes()); }

CollectiveKind BatchScatterOp::getCollectiveKind() { return CollectiveKind::ReduceScatter; }
std::optional<ReduceKind> BatchScatterOp::getReduceKind() { return getKind(); }
Group BatchScatterOp::getGroup() { return {getMeshAttr(), getAxes()}; }
Types BatchScatterOp::getSourceTypes() { return tensorTypesOf((*this)->getOperandTypes()); }
Types BatchScatterOp::getTargetTypes() { return tensorTypesOf((*this)->getResultTypes()); }

CollectiveKind AllGatherOp::getCollectiveKind() { return CollectiveKind::AllGather; }
Group AllGatherOp::getGroup() { return {getMeshAttr(), getAxes()}; }
Types AllGatherOp::getSourceTypes() { return tensorTypesOf((*this)->getOperandTypes()); }
Types AllGatherOp::getTargetTypes() { return tensorTypesOf((*this)->getResultTypes()); }

CollectiveKind ReduceScatterOp::getCollectiveKind() { return CollectiveKind::ReduceScatter; }
std::optional<ReduceKind> ReduceScatterOp::getReduceKind() { return getKind(); }
Group ReduceScatterOp::getGroup() { return {getMeshAttr(), getAxes()}; }
Types ReduceScatterOp::getSourceTypes() { return tensorTypesOf((*this)->getOperandTypes()); }
Types ReduceScatterOp::getTargetTypes() { return tensorTypesOf((*this)->getResultTypes()); }

//===----------------------------------------------------------------------===//
// Scheduled and planned: `kind` says which
//===----------------------------------------------------------------------===//

CollectiveKind CollectiveStartOp::getCollectiveKind() { return getKind(); }
std::optional<ReduceKind> CollectiveStartOp::getReduceKind() { return getReduce(); }
Group CollectiveStartOp::getGroup() { return groupOf(*this, getCommunicatorAttr()); }
Types CollectiveStartOp::getSourceTypes() { return tensorTypesOf((*this)->getOperandTypes()); }
Types CollectiveStartOp::getTargetTypes() {
  return withoutStaging(*this, tensorTypesOf(cast<FutureType>(getFuture().getType()).getTypes()));
}

CollectiveKind LaunchCollectiveOp::getCollectiveKind() { return getKind(); }
std::optional<ReduceKind> LaunchCollectiveOp::getReduceKind() { return getReduce(); }
Group LaunchCollectiveOp::getGroup() { return groupOf(*this, getCommunicatorAttr()); }
Types LaunchCollectiveOp::getSourceTypes() { return typesOf(getIns()); }
Types LaunchCollectiveOp::getTargetTypes() { return withoutStaging(*this, typesOf(getOuts())); }
