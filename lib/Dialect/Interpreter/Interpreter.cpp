//===- Interpreter.cpp - The interpreter dialect --------------------------===//

#include "zero/Dialect/Interpreter/Interpreter.h"
#include "zero/Dialect/StableHLO/InlineAnywhere.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace zero::interpreter;

#include "zero/Dialect/Interpreter/InterpreterDialect.cpp.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/Interpreter/InterpreterOps.cpp.inc"

void InterpreterDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/Interpreter/InterpreterOps.cpp.inc"
      >();
  addInterfaces<zero::hlo::InlineAnywhere>();
}

LogicalResult RunParallelOp::verify() {
  size_t partitions = getPrograms().empty() ? 0 : llvm::cast<ArrayAttr>(getPrograms()[0]).size();
  if (partitions == 0)
    return emitOpError() << "attribute 'programs' is " << getPrograms()
                         << ", expected a function for at least one device";
  for (auto row : getPrograms().getAsRange<ArrayAttr>())
    if (row.size() != partitions)
      return emitOpError() << "attribute 'programs' has rows of " << partitions << " and "
                           << row.size() << " functions, expected as many in each";
  return success();
}

/// The devices' arguments are the operands, their results the op's results.
LogicalResult RunParallelOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto find = [&](Attribute name) -> FailureOr<FunctionOpInterface> {
    auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
        *this, llvm::cast<FlatSymbolRefAttr>(name));
    if (!function)
      return emitOpError() << "names " << name << ", expected a function of this module";
    return function;
  };
  llvm::SmallVector<Type> arguments, results;
  for (auto row : getPrograms().getAsRange<ArrayAttr>())
    for (Attribute name : row) {
      FailureOr<FunctionOpInterface> function = find(name);
      if (failed(function))
        return failure();
      llvm::append_range(arguments, function->getArgumentTypes());
      llvm::append_range(results, function->getResultTypes());
    }
  if (ArrayAttr infeed = getInfeedAttr())
    for (Attribute name : infeed)
      if (failed(find(name)))
        return failure();
  if (TypeRange(arguments) == getOperandTypes() && TypeRange(results) == getResultTypes())
    return success();
  return emitOpError() << "maps (" << getOperandTypes() << ") to (" << getResultTypes()
                       << "), expected the arguments and results of the devices: (" << arguments
                       << ") to (" << results << ")";
}
