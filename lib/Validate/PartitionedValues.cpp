#include "PartitionedValues.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

LogicalResult PlainValues::getOperands(Operation *op, SmallVectorImpl<Number> &operands) {
  for (Value operand : op->getOperands()) {
    operands.push_back(lookup(operand));
    if (operands.back() == kNoNumber)
      return op->emitOpError()
             << "reads a unit's flat buffer of type " << operand.getType()
             << " as a tensor, expected elementwise ops, gathers, reductions of segments and "
                "unpacks only: nothing else is known to leave out the padding and other ranks' "
                "elements; unpack the buffer first";
  }
  return success();
}

LogicalResult PlainValues::numberRegion(Region &region, unsigned depth, Number &number) {
  SmallVector<Number> results;
  if (!region.empty()) {
    if (!region.hasOneBlock())
      return region.getParentOp()->emitOpError("has a region of several blocks, expected one");
    Block &block = region.front();
    for (BlockArgument arg : block.getArguments())
      set(arg, terms.getRegionArgument(depth, arg.getArgNumber(), arg.getType()));
    for (Operation &op : block.without_terminator())
      if (failed(this->number(&op, depth + 1)))
        return failure();
    if (failed(getOperands(block.getTerminator(), results)))
      return failure();
  }
  number = terms.getRegion(results);
  return success();
}

LogicalResult PlainValues::number(Operation *op, unsigned depth) {
  SmallVector<Number> operands;
  if (failed(getOperands(op, operands)))
    return failure();
  for (Region &region : op->getRegions()) {
    operands.push_back(kNoNumber);
    if (failed(numberRegion(region, depth, operands.back())))
      return failure();
  }
  terms.setLocation(LocationAttr(op->getLoc()));
  int64_t ordinal = -1;
  if (!isMemoryEffectFree(op))
    ordinal = ordinals[op->getName().getIdentifier()]++;
  for (OpResult result : op->getResults())
    set(result, terms.getOp(op, operands, result.getResultNumber(), depth, ordinal));
  return success();
}

} // namespace zero::validate
