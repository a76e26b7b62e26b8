//===- StableHLOOps.cpp - The generated code of all ops -------------------===//

#include "AsmFormat.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace zero::hlo;

#define GET_OP_CLASSES
#include "zero/Dialect/StableHLO/StableHLOOps.cpp.inc"
