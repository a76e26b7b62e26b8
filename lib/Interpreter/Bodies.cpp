#include "Bodies.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

std::optional<Combiner> zero::interp::getCombiner(Block &block) {
  if (block.getNumArguments() != 2 || block.getTerminator()->getNumOperands() != 1)
    return std::nullopt;
  Value first = block.getArgument(0), second = block.getArgument(1);
  Value returned = block.getTerminator()->getOperand(0);
  if (returned == second)
    return Combiner::Replace;
  Operation *op = returned.getDefiningOp();
  if (!op || op->getBlock() != &block || op->getNumOperands() != 2)
    return std::nullopt;
  bool inOrder = op->getOperand(0) == first && op->getOperand(1) == second;
  bool swapped = op->getOperand(0) == second && op->getOperand(1) == first;
  if (!inOrder && !swapped)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<Combiner>>(op)
      .Case([](hlo::AddOp) { return Combiner::Add; })
      .Case([](hlo::MulOp) { return Combiner::Multiply; })
      .Case([](hlo::MaxOp) { return Combiner::Maximum; })
      .Case([](hlo::MinOp) { return Combiner::Minimum; })
      .Case([](hlo::AndOp) { return Combiner::And; })
      .Case([](hlo::OrOp) { return Combiner::Or; })
      .Case([](hlo::XorOp) { return Combiner::Xor; })
      .Default(std::nullopt);
}
