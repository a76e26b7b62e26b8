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

bool roundsToTf32(hlo::DotGeneralOp matmul) {
  for (Value value : {matmul.getLhs(), matmul.getRhs(), matmul.getResult()})
    if (!getElementTypeOrSelf(value).isF32())
      return false;
  if (!multipliesInTf32(matmul->getParentOfType<ModuleOp>()) || matmul.getAlgorithm())
    return false;
  std::optional<ArrayAttr> precisions = matmul.getPrecisionConfig();
  return !precisions ||
         llvm::none_of(precisions->getAsRange<hlo::PrecisionAttr>(), [](hlo::PrecisionAttr each) {
           return each.getValue() == hlo::Precision::HIGHEST;
         });
}

} // namespace zero::ir
