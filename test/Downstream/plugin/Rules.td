//===- Rules.td - The rewrite, over ops as the installed .td files define them --------------------------===//

include "mlir/IR/PatternBase.td"
include "zero/Dialect/StableHLO/StableHLO.td"

def DropDoubleNegation : Pat<(HLO_NegateOp (HLO_NegateOp $x)), (replaceWithValue $x)>;
