#ifndef ZERO_DIALECT_REPLICAOPS
#define ZERO_DIALECT_REPLICAOPS
include "zero/Dialect/Zero/ProgramOps.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

// A collective on values: operand i is what a rank gives of part i, result i what it gets.
class Zero_Collective<list<string> declared = []> : DeclareOpInterfaceMethods<Zero_CollectiveOpInterface, declared>;

def Zero_AllReduceOp : Zero_Op<"all_reduce", [Pure, SameOperandsAndResultType, Zero_Collective<["getReduceKind"]>]> {
  let summary = "Combines each element over the ranks of a group.";
  let description = [{
    A left fold over ranks 0..N-1, in f32 for f32, bf16 and f16 (f64 for f64), rounded once; integers exactly.
    ```mlir
    %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<8x16xf32>
    ```
  }];
  let arguments = (ins Zero_ReduceKind:$kind, AnyStaticShapeTensor:$operand, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$kind $operand `over` custom<Over>($mesh, $axes) attr-dict `:` type($operand)";
  let hasVerifier = 1;
}

def Zero_RankOffsetOp : Zero_Op<"rank_offset", [Pure]> {
  let summary = "Gives the rank's number in its group, times a stride.";
  let description = [{
    The only op that knows its rank; its value may feed sharded values only.
    ```mlir
    %start = zero.rank_offset 8 over @mesh["dp"] : tensor<i32>      // rank * 8
    ```
  }];
  let arguments = (ins I64Attr:$stride, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs TensorRankOf<[AnyInteger], [0]>:$result);
  let assemblyFormat = "$stride `over` custom<Over>($mesh, $axes) attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Zero_BatchGatherOp : Zero_Op<"batch_gather", [Pure, Zero_Collective<>]> {
  let summary = "Concatenates the ranks' values along one dimension.";
  let description = [{
    A forced gather of a batch-sharded value (`--allow-gather`): reported, never silent. The result's
    dimension is N times the operand's, rank-major.
    ```mlir
    %1 = zero.batch_gather %0 dim 0 over @mesh["dp"] : tensor<3x4xf32> -> tensor<12x4xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$operand, I64Attr:$dim, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $operand `dim` $dim `over` custom<Over>($mesh, $axes) attr-dict `:` type($operand) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Zero_BatchScatterOp : Zero_Op<"batch_scatter", [Pure, Zero_Collective<["getReduceKind"]>]> {
  let summary = "Combines each element over the ranks of a group, and gives each rank its rows.";
  let description = [{
    What `zero.batch_gather` along dimension 0 is to the forward pass, this is to the backward pass: the gradient of rows
    that all ranks read. Each element is the left fold of `zero.all_reduce`; of the first dimension a rank gets one of N
    blocks.
    ```mlir
    %1 = zero.batch_scatter add %0 over @mesh["dp"] : tensor<12x4xf32> -> tensor<3x4xf32>
    ```
  }];
  let arguments = (ins Zero_ReduceKind:$kind, AnyStaticShapeTensor:$operand, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $kind $operand `over` custom<Over>($mesh, $axes) attr-dict `:` type($operand) `->` type($result)
  }];
  let hasVerifier = 1;
}
#endif
