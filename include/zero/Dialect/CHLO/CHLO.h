//===- CHLO.h - The chlo dialect ----------------------------------------------------------*- C++
//-*-===//

#ifndef ZERO_DIALECT_CHLO_CHLO_H
#define ZERO_DIALECT_CHLO_CHLO_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "zero/Dialect/CHLO/CHLODialect.h.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/CHLO/CHLOOps.h.inc"

#endif // ZERO_DIALECT_CHLO_CHLO_H
