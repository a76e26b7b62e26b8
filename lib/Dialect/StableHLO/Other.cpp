//===- Other.cpp - Random bits, calls to foreign code
//-----------------------------------------------===//

#include "VerifyUtils.h"

using namespace mlir;
using namespace zero::hlo;

void RngBitGeneratorOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOutputState(), "output_state");
  setName(getOutput(), "output");
}

LogicalResult RngBitGeneratorOp::verify() {
  if (getInitialState().getType() != getOutputState().getType())
    return emitOpError() << "result output_state has type " << getOutputState().getType()
                         << ", expected that of initial_state " << getInitialState().getType();
  return success();
}

void CustomCallOp::getEffects(
    llvm::SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}
