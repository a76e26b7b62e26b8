//===- ExchangeOps.td - Exchanges of the step's own ------------------------===//
#ifndef ZERO_DIALECT_ZERO_EXCHANGE_OPS
#define ZERO_DIALECT_ZERO_EXCHANGE_OPS
include "zero/Dialect/Zero/ReplicaOps.td"

def Zero_BatchExchangeOp : Zero_Op<"batch_exchange", [Pure, SameOperandsAndResultType,
                                                         Zero_Collective<["getPiecesAttr", "canStart"]>]> {
  let summary = "Gives values, or blocks of them, to other ranks.";
  let description = [{
    What a step's own `all_to_all` and `ppermute` are. Along the first dimension N ranks have N blocks each: block r of rank p
    becomes block p of rank r. With `from`, a rank's whole value is that of the rank that `from` has in its place; one that
    has itself there keeps its own.
    ```mlir
    %1 = zero.batch_exchange %0 over @mesh["tp"] : tensor<4x6xf32>
    %2 = zero.batch_exchange %0 from [3, 0, 1, 2] over @mesh["tp"] : tensor<4x6xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$operand, OptionalAttr<DenseI64ArrayAttr>:$from, FlatSymbolRefAttr:$mesh,
                       StrArrayAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $operand (`from` $from^)? `over` custom<Over>($mesh, $axes) attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}
#endif
