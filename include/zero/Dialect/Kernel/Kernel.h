//===- Kernel.h - The kernel dialect --------------------------------------===//

#ifndef ZERO_DIALECT_KERNEL_KERNEL_H
#define ZERO_DIALECT_KERNEL_KERNEL_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"

#include "zero/Dialect/Kernel/KernelDialect.h.inc"
#include "zero/Dialect/Kernel/KernelEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/Kernel/KernelAttrs.h.inc"

#endif // ZERO_DIALECT_KERNEL_KERNEL_H
