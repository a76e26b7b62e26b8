#include "zero/Dialect/Zero/Tf32.h"

#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;

namespace zero::ir {

std::string getFactorName(Type element, bool isTf32) {
  if (isTf32)
    return kTf32.str();
  std::string name;
  llvm::raw_string_ostream(name) << element;
  return name;
}

bool multipliesInTf32(ModuleOp module) { return getConfigString(module, kF32Matmul) == kTf32; }

/// Whether both operands and the result of `op` are of f32, its module asks for TF32, and the op
/// not for the highest precision.
static bool mayRound(Operation *op, std::optional<ArrayAttr> precisions) {
  auto isF32 = [](Value value) { return getElementTypeOrSelf(value).isF32(); };
  auto isHighest = [](hlo::PrecisionAttr each) {
    return each.getValue() == hlo::Precision::HIGHEST;
  };
  return llvm::all_of(op->getOperands(), isF32) && llvm::all_of(op->getResults(), isF32) &&
         multipliesInTf32(op->getParentOfType<ModuleOp>()) &&
         (!precisions || llvm::none_of(precisions->getAsRange<hlo::PrecisionAttr>(), isHighest));
}

bool roundsToTf32(hlo::DotGeneralOp matmul) {
  return !matmul.getAlgorithm() && mayRound(matmul, matmul.getPrecisionConfig());
}

bool roundsToTf32(hlo::ConvolutionOp convolution) {
  return mayRound(convolution, convolution.getPrecisionConfig());
}

} // namespace zero::ir
