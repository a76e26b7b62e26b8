//===- Check.cpp - The check dialect --------------------------------------===//

#include "zero/Dialect/Check/Check.h"
#include "zero/Dialect/StableHLO/InlineAnywhere.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::check;

#include "zero/Dialect/Check/CheckDialect.cpp.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/Check/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/Check/CheckOps.cpp.inc"
      >();
  addInterfaces<zero::hlo::InlineAnywhere>();
}
