//===- Kernel.cpp - The kernel dialect ------------------------------------===//

#include "zero/Dialect/Kernel/Kernel.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero::kernel;

#include "zero/Dialect/Kernel/KernelDialect.cpp.inc"
#include "zero/Dialect/Kernel/KernelEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/Kernel/KernelAttrs.cpp.inc"

void KernelDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "zero/Dialect/Kernel/KernelAttrs.cpp.inc"
      >();
}

LogicalResult KernelDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() != "kernel.schedule")
    return op->emitError() << "there is no attribute '" << attribute.getName().getValue()
                           << "'; the kernel dialect has kernel.schedule";
  if (!isa<FunctionOpInterface>(op) || !op->hasAttr("zero.kernel"))
    return op->emitError("attribute 'kernel.schedule' belongs on a function with zero.kernel");
  if (!isa<ScheduleAttr>(attribute.getValue()))
    return op->emitError() << "'kernel.schedule' expects #kernel.schedule<...>, found "
                           << attribute.getValue();
  return success();
}

/// What no kernel of any target may say. What a kernel's body asks for, its target checks.
LogicalResult ScheduleAttr::verify(function_ref<InFlightDiagnostic()> emitError, Kind,
                                   int64_t items, int64_t grain, DenseI64ArrayAttr rows,
                                   DenseI64ArrayAttr columns, bool, int64_t tile, bool,
                                   int64_t lanes, DenseI64ArrayAttr staged,
                                   DenseI64ArrayAttr passes, int64_t scratch, int64_t workspace,
                                   DictionaryAttr parameters) {
  auto check = [&](StringRef name, int64_t value, int64_t least) -> LogicalResult {
    if (value >= least)
      return success();
    return emitError() << name << " is " << value << ", expected at least " << least;
  };
  if (failed(check("items", items, 0)) || failed(check("grain", grain, 1)) ||
      failed(check("tile", tile, 1)) || failed(check("lanes", lanes, 1)) ||
      failed(check("scratch", scratch, 0)) || failed(check("workspace", workspace, 0)))
    return failure();
  for (auto [name, sizes] :
       {std::pair("a size of rows", rows), std::pair("a size of columns", columns),
        std::pair("a staged op", staged), std::pair("a pass", passes)})
    for (int64_t size : sizes ? sizes.asArrayRef() : ArrayRef<int64_t>())
      if (failed(check(name, size, 0)))
        return failure();
  for (NamedAttribute parameter : parameters ? parameters.getValue() : ArrayRef<NamedAttribute>())
    if (!isa<IntegerAttr>(parameter.getValue()))
      return emitError() << "parameter '" << parameter.getName().getValue() << "' is "
                         << parameter.getValue() << ", expected a number";
  int64_t stagedCount = staged ? staged.size() : 0, passCount = passes ? passes.size() : 0;
  if (stagedCount != passCount)
    return emitError() << stagedCount << " staged ops have " << passCount
                       << " passes, expected one each";
  return success();
}
