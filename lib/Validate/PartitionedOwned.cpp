//===- PartitionedOwned.cpp - Values that each rank has of its own: equation owned ---===//
//
// What an all_to_all gives a rank whole is another segment on each rank: such a value has a number
// for each rank of the group. Ops on it are numbered once for each, with the numbers of that rank.
//===------------------------------------------------------------------------------===//
#include "PartitionedValues.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

/// The segment of the unit that is elements [start, start + size), kNone where none is.
static constexpr size_t kNone = ~size_t(0);
static size_t findSegment(const UnitInfo &unit, int64_t start, int64_t size) {
  for (auto [index, segment] : llvm::enumerate(unit.segments))
    if (segment.getOffset() == start && segment.getNumElements() == size)
      return index;
  return kNone;
}

static InFlightDiagnostic failAt(Operation *op, ir::PieceAttr piece) {
  return op->emitOpError() << "moves " << piece << ", ";
}

/// The rank whose tensor of type `type` the range is, all of it; -1 where it is no whole tensor.
static int64_t findOwner(RankedTensorType type, int64_t start, int64_t size, int64_t ranks) {
  int64_t elements = type.getNumElements();
  bool isWhole = size == elements && size > 0 && start % size == 0 && start / size < ranks;
  return isWhole ? start / size : -1;
}

/// What piece `piece` moves, as one number: a segment of a shard, or the whole tensor of a rank.
FailureOr<Number> FlatValues::numberSource(ir::AllToAllOp op, ir::PieceAttr piece, int64_t ranks) {
  Value operand = op.getOperand(piece.getFrom());
  Number number = kNoNumber;
  if (auto name = dyn_cast<FlatSymbolRefAttr>(op.getFrom()[piece.getFrom()])) {
    FailureOr<Flat> flat = get(operand, name, op);
    if (failed(flat) || failed(checkAxes(op.getMeshAttr(), op.getAxes(), *flat->unit, op)))
      return failure();
    if (flat->shardAxes != units.getShardAxes(op.getAxes()))
      return op.emitOpError() << "exchanges over " << op.getAxes() << " what is "
                              << (flat->shardAxes ? "sharded over other axes" : "whole")
                              << ", expected shards over the same axes";
    size_t segment = findSegment(*flat->unit, piece.getFromStart(), piece.getSize());
    if (segment == kNone)
      return failAt(op, piece) << "expected a whole segment of " << name;
    number = flat->segments[segment];
  } else {
    RankedTensorType type = hlo::tensorType(operand);
    int64_t owner = findOwner(type, piece.getFromStart(), piece.getSize(), ranks);
    if (owner < 0)
      return failAt(op, piece) << "expected the whole " << type << " of a rank";
    auto known = owned.find(operand);
    number = known == owned.end() ? plain.lookup(operand) : known->second[owner];
    if (number == kNoNumber)
      return op.emitOpError()
             << "reads a unit's flat buffer as a tensor, expected its unit in 'from'";
  }
  if (terms.differs(number))
    return failAt(op, piece) << "of values that differ between ranks: " << terms.print(number)
                             << "; expected values that are reduced over the ranks before";
  return number;
}

/// Puts what a piece moves where it goes: into a segment of `shard`, or to a rank of `tensors`.
LogicalResult FlatValues::numberTarget(ir::AllToAllOp op, ir::PieceAttr piece, Number number,
                                       Flat &shard, MutableArrayRef<Number> tensors) {
  if (shard.unit) {
    size_t segment = findSegment(*shard.unit, piece.getToStart(), piece.getSize());
    if (segment == kNone)
      return failAt(op, piece) << "expected to a whole segment of " << op.getTo()[piece.getTo()];
    shard.segments[segment] = terms.getReshape(number, shard.unit->segments[segment].getShape());
    return success();
  }
  RankedTensorType type = hlo::tensorType(op.getResult(piece.getTo()));
  int64_t owner = findOwner(type, piece.getToStart(), piece.getSize(), tensors.size());
  if (owner < 0)
    return failAt(op, piece) << "expected to the whole " << type << " of a rank";
  tensors[owner] = terms.getReshape(number, type.getShape());
  return success();
}

LogicalResult FlatValues::numberExchange(ir::AllToAllOp op) {
  int64_t ranks = units.getGroupSize(op.getAxes());
  if (ranks < 1)
    return op.emitOpError() << "goes over " << op.getAxes() << ", expected axes of the mesh";
  SmallVector<Flat> shards;
  SmallVector<SmallVector<Number>> tensors(op.getNumResults());
  for (auto [name, numbers] : llvm::zip_equal(op.getTo(), tensors)) {
    Flat &shard = shards.emplace_back(Flat{nullptr, units.getShardAxes(op.getAxes()), {}});
    numbers.assign(ranks, kNoNumber);
    auto symbol = dyn_cast<FlatSymbolRefAttr>(name);
    if (!symbol)
      continue;
    shard.unit = findUnit(symbol, op);
    if (!shard.unit || failed(checkAxes(op.getMeshAttr(), op.getAxes(), *shard.unit, op)))
      return failure();
    shard.segments.assign(shard.unit->segments.size(), kNoNumber);
  }
  for (auto piece : op.getPieces().getAsRange<ir::PieceAttr>()) {
    FailureOr<Number> number = numberSource(op, piece, ranks);
    if (failed(number) ||
        failed(numberTarget(op, piece, *number, shards[piece.getTo()], tensors[piece.getTo()])))
      return failure();
  }
  for (auto [result, shard, numbers] : llvm::zip_equal(op.getResults(), shards, tensors)) {
    if (shard.unit) {
      if (failed(define(result, std::move(shard), op)))
        return failure();
      continue;
    }
    if (llvm::is_contained(numbers, kNoNumber))
      return op.emitOpError() << "gives no value to a rank for " << result.getType()
                              << ", expected a whole tensor for each";
    if (llvm::all_equal(numbers))
      plain.set(result, numbers[0]);
    else
      owned[result] = std::move(numbers);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Ops on what a rank owns
//===----------------------------------------------------------------------===//

SmallVector<Value> FlatValues::findOwned(Operation *op) const {
  llvm::SetVector<Value> found;
  if (!owned.empty())
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (owned.contains(operand))
          found.insert(operand);
    });
  return found.takeVector();
}

/// Ranks compute on different values: nothing there may look at another rank.
static LogicalResult checkOwnedOp(Operation *op) {
  WalkResult walk = op->walk([&](Operation *inner) {
    if (!isa<ir::ZeroDialect>(inner->getDialect()) && isMemoryEffectFree(inner))
      return WalkResult::advance();
    inner->emitOpError(
        "reads values that each rank has of its own, expected ops that are functions "
        "of their operands, or a zero.all_to_all into shards");
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

LogicalResult FlatValues::numberOwned(Operation *op, ArrayRef<Value> operands) {
  if (failed(checkOwnedOp(op)))
    return failure();
  size_t ranks = owned.find(operands[0])->second.size();
  SmallVector<SmallVector<Number>> made(op->getNumResults());
  for (size_t rank = 0; rank < ranks; ++rank) {
    for (Value operand : operands) {
      ArrayRef<Number> numbers = owned.find(operand)->second;
      if (numbers.size() != ranks)
        return op->emitOpError("mixes what is owned over different mesh axes");
      plain.set(operand, numbers[rank]);
    }
    if (failed(plain.number(op)))
      return failure();
    for (auto [result, numbers] : llvm::zip_equal(op->getResults(), made)) {
      numbers.push_back(plain.lookup(result));
      if (terms.differs(numbers.back()))
        return op->emitOpError() << "makes " << terms.print(numbers.back())
                                 << " of what each rank owns, expected a value that is the same "
                                    "whichever rank computes it";
      plain.erase(result);
    }
  }
  for (Value operand : operands)
    plain.erase(operand);
  for (auto [result, numbers] : llvm::zip_equal(op->getResults(), made))
    owned[result] = std::move(numbers);
  return success();
}

} // namespace zero::validate
