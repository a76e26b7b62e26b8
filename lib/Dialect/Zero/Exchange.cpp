//===- Exchange.cpp - zero.batch_exchange ------------------------------------------===//
#include "zero/Dialect/Zero/Exchange.h"
#include "UnitChecks.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace zero::ir;

using Types = SmallVector<RankedTensorType>;

CollectiveKind BatchExchangeOp::getCollectiveKind() { return CollectiveKind::AllToAll; }
bool BatchExchangeOp::canStart() { return true; }
Group BatchExchangeOp::getGroup() { return {getMeshAttr(), getAxes()}; }
Types BatchExchangeOp::getSourceTypes() { return tensorTypesOf((*this)->getOperandTypes()); }
Types BatchExchangeOp::getTargetTypes() { return tensorTypesOf((*this)->getResultTypes()); }

/// Blocks of values, or values, by where they come from.
ArrayAttr BatchExchangeOp::getPiecesAttr() {
  FailureOr<int64_t> ranks = lookUpGroupSize(*this, getMeshAttr(), getAxes());
  if (failed(ranks))
    return {};
  int64_t elements = getType().getNumElements(), block = elements / *ranks;
  SmallVector<Attribute> pieces;
  auto add = [&](int64_t from, int64_t to, int64_t size) {
    pieces.push_back(PieceAttr::get(getContext(), 0, from, 0, to, size));
  };
  for (int64_t to = 0; to < *ranks; ++to) {
    if (std::optional<ArrayRef<int64_t>> sources = getFrom()) {
      add((*sources)[to] * elements, to * elements, elements);
      continue;
    }
    for (int64_t from = 0; from < *ranks; ++from)
      add(from * elements + to * block, to * elements + from * block, block);
  }
  return ArrayAttr::get(getContext(), pieces);
}

LogicalResult BatchExchangeOp::verify() {
  FailureOr<int64_t> ranks = lookUpGroupSize(*this, getMeshAttr(), getAxes());
  if (failed(ranks))
    return failure();
  auto type = cast<RankedTensorType>(getType());
  std::optional<ArrayRef<int64_t>> sources = getFrom();
  if (type.getNumElements() == 0)
    return emitOpError() << "expects elements to exchange, found " << type;
  if (!sources && (type.getRank() == 0 || type.getDimSize(0) % *ranks != 0))
    return emitOpError() << "expects a first dimension that " << *ranks << " ranks divide, found "
                         << type;
  if (!sources)
    return success();
  bool areRanks = llvm::all_of(*sources, [&](int64_t rank) { return rank >= 0 && rank < *ranks; });
  if (static_cast<int64_t>(sources->size()) != *ranks || !areRanks)
    return emitOpError() << "expects in 'from' a rank for each of " << *ranks << ", found ["
                         << *sources << "]";
  return success();
}
