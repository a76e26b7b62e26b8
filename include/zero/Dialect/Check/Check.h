//===- Check.h - The check dialect ----------------------------------------===//

#ifndef ZERO_DIALECT_CHECK_CHECK_H
#define ZERO_DIALECT_CHECK_CHECK_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "zero/Dialect/Check/CheckDialect.h.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/Check/CheckOps.h.inc"

#endif // ZERO_DIALECT_CHECK_CHECK_H
