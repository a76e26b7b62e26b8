//===- StableHLO.td - The stablehlo dialect, all parts ----------------------------------------------===//
//
// An implementation of the public StableHLO specification, as far as training steps need it. One file
// per family of ops: a new op is added to its family, a new family is one more include here.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO
#define ZERO_DIALECT_STABLEHLO

include "zero/Dialect/StableHLO/StableHLOBase.td"
include "zero/Dialect/StableHLO/StableHLOEnums.td"
include "zero/Dialect/StableHLO/StableHLOAttrs.td"
include "zero/Dialect/StableHLO/StableHLOElementwise.td"
include "zero/Dialect/StableHLO/StableHLOShape.td"
include "zero/Dialect/StableHLO/StableHLOIndexing.td"
include "zero/Dialect/StableHLO/StableHLOLinear.td"
include "zero/Dialect/StableHLO/StableHLOReduction.td"
include "zero/Dialect/StableHLO/StableHLOControlFlow.td"
include "zero/Dialect/StableHLO/StableHLONormalization.td"
include "zero/Dialect/StableHLO/StableHLOCollective.td"
include "zero/Dialect/StableHLO/StableHLODynamic.td"
include "zero/Dialect/StableHLO/StableHLOTokens.td"
include "zero/Dialect/StableHLO/StableHLOOther.td"

#endif // ZERO_DIALECT_STABLEHLO
