//===- AllToAll.cpp - zero.all_to_all and its pieces --------------------------------===//
#include "UnitChecks.h"
#include "zero/Dialect/Zero/Pieces.h"
#include "zero/Support/Counted.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace zero::ir;

using Types = SmallVector<RankedTensorType>;

CollectiveKind AllToAllOp::getCollectiveKind() { return CollectiveKind::AllToAll; }
bool AllToAllOp::canStart() { return true; }
Group AllToAllOp::getGroup() { return {getMeshAttr(), getAxes()}; }
Types AllToAllOp::getSourceTypes() { return tensorTypesOf(getOperands().getTypes()); }
Types AllToAllOp::getTargetTypes() { return tensorTypesOf(getResultTypes()); }

void zero::ir::forEachTransfer(ArrayRef<RankedTensorType> from, ArrayRef<RankedTensorType> to,
                               ArrayAttr pieces, llvm::function_ref<void(const Transfer &)> visit) {
  for (auto piece : pieces.getAsRange<PieceAttr>()) {
    int64_t source = from[piece.getFrom()].getNumElements(),
            target = to[piece.getTo()].getNumElements();
    for (int64_t done = 0; done < piece.getSize();) {
      int64_t read = piece.getFromStart() + done, written = piece.getToStart() + done;
      int64_t size =
          std::min({piece.getSize() - done, source - read % source, target - written % target});
      visit({piece.getFrom(), read / source, read % source, piece.getTo(), written / target,
             written % target, size});
      done += size;
    }
  }
}

/// Fails unless [start, start + size) lies in the whole of `ranks` tensors of one of the types.
static LogicalResult verifyRange(Operation *op, PieceAttr piece, StringRef what, int64_t number,
                                 int64_t start, int64_t ranks, ArrayRef<RankedTensorType> types) {
  if (number < 0 || number >= static_cast<int64_t>(types.size()))
    return op->emitOpError() << "has " << piece << ", which names " << what << " " << number
                             << ", expected one of " << types.size();
  int64_t whole = 0;
  if (llvm::MulOverflow(types[number].getNumElements(), ranks, whole) || start < 0 ||
      piece.getSize() < 1 || start > whole - piece.getSize())
    return op->emitOpError() << "has " << piece << ", expected elements of " << what << " "
                             << number << ", of which all " << zero::counted(ranks, "rank")
                             << " have " << ranks << " x " << types[number].getNumElements();
  return success();
}

LogicalResult zero::ir::verifyPieces(Operation *op, ArrayAttr pieces, int64_t ranks,
                                     ArrayRef<RankedTensorType> from,
                                     ArrayRef<RankedTensorType> to) {
  if (!pieces || pieces.empty())
    return op->emitOpError() << "expects 'pieces', what goes where";
  for (ArrayRef<RankedTensorType> types : {from, to})
    for (RankedTensorType type : types)
      if (type.getElementType() != from[0].getElementType())
        return op->emitOpError() << "moves " << from[0] << " and " << type
                                 << ", expected one element type";
  SmallVector<std::array<int64_t, 3>> written; // result, first, behind the last
  for (auto piece : pieces.getAsRange<PieceAttr>()) {
    if (failed(verifyRange(op, piece, "operand", piece.getFrom(), piece.getFromStart(), ranks,
                           from)) ||
        failed(verifyRange(op, piece, "result", piece.getTo(), piece.getToStart(), ranks, to)))
      return failure();
    written.push_back({piece.getTo(), piece.getToStart(), piece.getToStart() + piece.getSize()});
  }
  llvm::sort(written);
  for (auto [a, b] : llvm::zip(written, llvm::drop_begin(written)))
    if (a[0] == b[0] && b[1] < a[2])
      return op->emitOpError() << "writes element " << b[1] << " of result " << b[0]
                               << " twice, expected pieces that do not overlap";
  return success();
}

/// Whether each name is `unit`, or that of a unit of which the tensor is a shard.
static LogicalResult verifyShards(AllToAllOp op, StringRef what, ArrayAttr names, TypeRange types) {
  if (names.size() != types.size())
    return op.emitOpError() << "expects a unit, or 'unit' for none, in '" << what
                            << "' for each of " << types.size() << " tensors, found "
                            << names.size();
  for (auto [name, type] : llvm::zip_equal(names, types)) {
    if (isa<UnitAttr>(name))
      continue;
    auto unit = dyn_cast<FlatSymbolRefAttr>(name);
    auto layout = unit ? SymbolTable::lookupNearestSymbolFrom<LayoutOp>(op, unit) : LayoutOp();
    if (!layout)
      return op.emitOpError() << "has " << name << " in '" << what << "', which is no zero.layout";
    Type whole = RankedTensorType::get({static_cast<int64_t>(layout.getElements())},
                                       cast<RankedTensorType>(type).getElementType());
    if (failed(verifyUnits(op, ArrayAttr::get(op.getContext(), name), whole, type)))
      return failure();
  }
  return success();
}

LogicalResult AllToAllOp::verify() {
  FailureOr<int64_t> ranks = lookUpGroupSize(*this, getMeshAttr(), getAxes());
  if (failed(ranks))
    return failure();
  if (getOperands().empty() || getResults().empty())
    return emitOpError() << "expects at least one tensor to move";
  if (failed(verifyShards(*this, "from", getFrom(), getOperands().getTypes())) ||
      failed(verifyShards(*this, "to", getTo(), getResultTypes())))
    return failure();
  return verifyPieces(*this, getPieces(), *ranks, getSourceTypes(), getTargetTypes());
}
