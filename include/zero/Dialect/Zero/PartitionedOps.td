#ifndef ZERO_DIALECT_PARTITIONEDOPS
#define ZERO_DIALECT_PARTITIONEDOPS
include "zero/Dialect/Zero/ReplicaOps.td"

class FlatTensor : Type<And<[AnyStaticShapeTensor.predicate, TensorRankOf<[AnyType], [1]>.predicate]>,
                        "statically shaped rank-1 tensor", "::mlir::RankedTensorType">;
def Zero_Flat : FlatTensor;

def Zero_AllGatherOp : Zero_Op<"all_gather", [Zero_Collective<>]> {
  let summary = "Makes whole units of the ranks' shards.";
  let description = [{
    One shard and one whole flat buffer per unit. Two gathers of one shard are two transfers on purpose
    (forward and backward, stage 3): the op has side effects so that nothing merges or hoists it.
    ```mlir
    %full = zero.all_gather %shard {units = [@u0]} over @mesh["dp"] : (tensor<64xf32>) -> tensor<256xf32>
    %w, %b = zero.unpack %full {unit = @u0} : tensor<256xf32> -> (tensor<8x16xf32>, tensor<16xf32>)
    ```
  }];
  let arguments = (ins Variadic<Zero_Flat>:$shards, FlatSymbolRefArrayAttr:$units, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs Variadic<Zero_Flat>:$results);
  let assemblyFormat = "$shards attr-dict `over` custom<Over>($mesh, $axes) `:` functional-type($shards, $results)";
  let hasVerifier = 1;
}

def Zero_ReduceScatterOp : Zero_Op<"reduce_scatter", [Pure, Zero_Collective<["getReduceKind"]>]> {
  let summary = "Reduces whole flat units over the ranks, each rank keeping its own range.";
  let description = [{
    The order of each element's sum is that of `zero.all_reduce`.
    ```mlir
    %gf = zero.pack %gw, %gb {unit = @u0} : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<256xf32>
    %g = zero.reduce_scatter add %gf {units = [@u0]} over @mesh["dp"] : (tensor<256xf32>) -> tensor<64xf32>
    ```
  }];
  let arguments = (ins Zero_ReduceKind:$kind, Variadic<Zero_Flat>:$operands, FlatSymbolRefArrayAttr:$units,
                       FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs Variadic<Zero_Flat>:$results);
  let assemblyFormat = "$kind $operands attr-dict `over` custom<Over>($mesh, $axes) `:` functional-type($operands, $results)";
  let hasVerifier = 1;
}

def Zero_AllToAllOp : Zero_Op<"all_to_all", [Pure, Zero_Collective<["canStart"]>]> {
  let summary = "Moves ranges of elements from the ranks that have them to the ranks that need them.";
  let description = [{
    The ranks' operands i, one after the other, are a whole, and so are their results j. Each piece copies a range of a whole
    operand into a whole result; no element is written twice, and what no piece writes is undefined.

    `from` says of each operand, `to` of each result, of which unit it is the rank's shard, or `unit` where it is no shard: a
    tensor of the rank's own, or one that all ranks have. Here rank 0 gets the first segment of the unit whole, and rank 1 the
    second (`docs/OwnerComputes.md`):
    ```mlir
    %m = zero.all_to_all %shard {from = [@u0], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>, #zero.piece<0 at 128 -> 0 at 64, 64>],
        to = [unit]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyStaticShapeTensor>:$operands, ArrayAttr:$from, ArrayAttr:$to, Zero_Pieces:$pieces,
                       FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs Variadic<AnyStaticShapeTensor>:$results);
  let assemblyFormat = "$operands attr-dict `over` custom<Over>($mesh, $axes) `:` functional-type($operands, $results)";
  let hasVerifier = 1;
}

def Zero_UnpackOp : Zero_Op<"unpack", [Pure, DeclareOpInterfaceMethods<Zero_BufferAliasInterface>]> {
  let summary = "Names the segments of a whole unit.";
  let description = [{
    Views, never copies: result i is segment i of the layout, at its offset. A slice segment gives the
    slice without its leading dimension.
  }];
  let arguments = (ins Zero_Flat:$flat, FlatSymbolRefAttr:$unit);
  let results = (outs Variadic<AnyStaticShapeTensor>:$results);
  let assemblyFormat = "$flat attr-dict `:` type($flat) `->` `(` type($results) `)`";
  let hasVerifier = 1;
}

def Zero_PackOp : Zero_Op<"pack", [Pure, DeclareOpInterfaceMethods<Zero_BufferAliasInterface>]> {
  let summary = "Puts one tensor per segment into a whole flat unit.";
  let description = [{
    Operands must be made in place, at the segments' offsets of the result's buffer: a producer that
    cannot write there gets an explicit, counted `zero.copy`. Padding is undefined.
  }];
  let arguments = (ins Variadic<AnyStaticShapeTensor>:$operands, FlatSymbolRefAttr:$unit);
  let results = (outs Zero_Flat:$flat);
  let assemblyFormat = "$operands attr-dict `:` functional-type($operands, $flat)";
  let hasVerifier = 1;
}

def Zero_OwnShardOp : Zero_Op<"own_shard", [Pure]> {
  let summary = "Takes the rank's own range of a whole flat unit.";
  let description = [{
    Element i of the result is element rank * shard + i. Kernels that use it read the whole buffer at
    that offset; it is not a view, as the offset differs between ranks.
    ```mlir
    %own = zero.own_shard %full {unit = @u0} : tensor<256xf32> -> tensor<64xf32>
    ```
  }];
  let arguments = (ins Zero_Flat:$flat, FlatSymbolRefAttr:$unit);
  let results = (outs Zero_Flat:$result);
  let assemblyFormat = "$flat attr-dict `:` type($flat) `->` type($result)";
  let hasVerifier = 1;
}

def Zero_SegmentReduceOp : Zero_Op<"segment_reduce", [Pure]> {
  let summary = "Reduces each segment's elements in the rank's own range.";
  let description = [{
    One value per segment, from the elements of the rank's range that lie inside it; the reduction's
    identity where there are none. Padding lies outside every segment.
    ```mlir
    %s = zero.segment_reduce add %q {unit = @u0} : tensor<64xf32> -> tensor<2xf32>
    ```
  }];
  let arguments = (ins Zero_ReduceKind:$kind, Zero_Flat:$shard, FlatSymbolRefAttr:$unit);
  let results = (outs Zero_Flat:$result);
  let assemblyFormat = "$kind $shard attr-dict `:` type($shard) `->` type($result)";
  let hasVerifier = 1;
}

def Zero_ExtractSegmentOp : Zero_Op<"extract_segment", [Pure]> {
  let summary = "Gives what a rank has of one parameter the parameter's shape.";
  let description = [{
    Elements of the segment outside the rank's own range are the identity of `kind`: a reduction of the
    result by `kind`, over any of its dimensions, is the rank's part of that of the whole segment. Kernels
    read the shard in place.
    ```mlir
    %w = zero.extract_segment add %q {unit = @u0, segment = 0 : i64} : tensor<64xf32> -> tensor<8x16xf32>
    %r = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %rows = zero.all_reduce add %r over @mesh["dp"] : tensor<8xf32>
    ```
  }];
  let arguments = (ins Zero_ReduceKind:$kind, Zero_Flat:$shard, FlatSymbolRefAttr:$unit, I64Attr:$segment);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$kind $shard attr-dict `:` type($shard) `->` type($result)";
  let hasVerifier = 1;
}

def Zero_SegmentBroadcastOp : Zero_Op<"segment_broadcast", [Pure]> {
  let summary = "Spreads one value per segment over a unit's elements.";
  let description = [{
    The result is a shard (then of the rank's own range) or the whole unit, as its size says. Elements
    in padding get zero.
    ```mlir
    %r = zero.segment_broadcast %rates {unit = @u0} : tensor<2xf32> -> tensor<64xf32>
    ```
  }];
  let arguments = (ins Zero_Flat:$values, FlatSymbolRefAttr:$unit);
  let results = (outs Zero_Flat:$result);
  let assemblyFormat = "$values attr-dict `:` type($values) `->` type($result)";
  let hasVerifier = 1;
}

def Zero_InsertSegmentOp : Zero_Op<"insert_segment", [Pure, AllTypesMatch<["dest", "result"]>, DeclareOpInterfaceMethods<Zero_BufferAliasInterface>]> {
  let summary = "Writes what a rank keeps of one whole parameter into its flat buffer.";
  let description = [{
    `dest` is a shard (then only the elements in the rank's own range are written) or the whole unit, as
    its size says; in place. `@init` uses it so that no rank ever holds more than one parameter whole.
    ```mlir
    %s1 = zero.insert_segment %w into %s0 {unit = @u0, segment = 0 : i64} : tensor<8x16xf32> into tensor<64xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$source, Zero_Flat:$dest, FlatSymbolRefAttr:$unit, I64Attr:$segment);
  let results = (outs Zero_Flat:$result);
  let assemblyFormat = "$source `into` $dest attr-dict `:` type($source) `into` type($dest)";
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::mlir::Value":$dest, "::mlir::FlatSymbolRefAttr":$unit,
                                 "int64_t":$segment), [{
    build($_builder, $_state, dest.getType(), source, dest, unit, $_builder.getI64IntegerAttr(segment));
  }]>];
  let hasVerifier = 1;
  let extraClassDeclaration = [{ }];
}
#endif
