//===- StableHLOIndexing.td - Reads and writes at computed indices ----------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_INDEXING
#define ZERO_DIALECT_STABLEHLO_INDEXING

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

def HLO_DynamicSliceOp : HLO_MovingOp<"dynamic_slice", [], [HLO_ShardingRuleOfSizes]> {
  let summary = "A sub-tensor of static size at computed start indices, which are clamped into range";
  let semantics = [{
    The part of the operand of sizes `slice_sizes` that begins at `start_indices`; a start that would let the
    part reach outside is moved to the nearest that does not.
  }];
  let constraints = [
    "There is a start index for each dimension of `operand`; they have one type.",
    "`slice_sizes` has an entry for each dimension, from 0 to the operand's size.",
    "`result` has the operand's element type and `slice_sizes` as its shape."];
  let example = [{
    // %operand: tensor<4x6xf32>, %i: tensor<i32>, %j: tensor<i32>
    %result = stablehlo.dynamic_slice %operand, %i, %j, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>,
        tensor<i32>) -> tensor<2x2xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, Variadic<HLO_IntScalar>:$start_indices,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<OperandsThenComma>($start_indices) `sizes` `=` $slice_sizes attr-dict `:`
    functional-type(operands, results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_DynamicUpdateSliceOp : HLO_MovingOp<"dynamic_update_slice", [], [HLO_ShardingRule], ["getNumMovedOperands"]> {
  let summary = "The operand with a sub-tensor replaced at computed start indices, clamped into range";
  let semantics = [{
    The operand with the part that begins at `start_indices` replaced by `update`; starts are moved as for
    dynamic_slice.
  }];
  let constraints = [
    "`update` has the operand's element type and rank, and no dimension larger than the operand's.",
    "There is a start index for each dimension of `operand`; they have one type.",
    "`operand` and `result` have one type."];
  let example = [{
    // %operand: tensor<4x6xf32>, %update: tensor<2x2xf32>, %i: tensor<i32>, %j: tensor<i32>
    %result = stablehlo.dynamic_update_slice %operand, %update, %i, %j : (tensor<4x6xf32>, tensor<2x2xf32>,
        tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$update, Variadic<HLO_IntScalar>:$start_indices);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_GatherOp : HLO_MovingOp<"gather", [HLO_Costly], [HLO_ShardingRuleOfSizes]> {
  let summary = "Collects slices at the indices of a tensor";
  let semantics = [{
    Windows of the operand, one for each index vector. A vector lies along `index_vector_dim` of
    `start_indices`; its entry k is where the window begins in operand dimension `start_index_map[k]`, clamped
    so that the window, of sizes `slice_sizes`, lies inside. Dimensions in `collapsed_slice_dims` are dropped
    from the window; those in `operand_batching_dims` are dropped too, and run along with
    `start_indices_batching_dims`. The rest of the window becomes the result's `offset_dims`; its other
    dimensions are those of the index vectors.
  }];
  let constraints = [
    "`index_vector_dim` is a dimension of `start_indices` or its rank, which stands for vectors of one entry.",
    "`offset_dims`, `collapsed_slice_dims` and `operand_batching_dims` ascend and name distinct dimensions of "
    "the result (the first) and of the operand.",
    "`start_index_map` and `start_indices_batching_dims` name distinct dimensions of the operand and of "
    "`start_indices`; the latter not `index_vector_dim`.",
    "No operand dimension is both in `operand_batching_dims` and in `collapsed_slice_dims` or "
    "`start_index_map`.",
    "`operand_batching_dims` and `start_indices_batching_dims` have as many entries, of dimensions of equal "
    "sizes.",
    "`start_index_map` has an entry for each entry of an index vector.",
    "`offset_dims`, `collapsed_slice_dims` and `operand_batching_dims` together have as many entries as the "
    "operand has dimensions.",
    "`slice_sizes` has an entry for each operand dimension, from 0 to its size, and at most 1 where the "
    "dimension is dropped.",
    "`result` has the operand's element type and the shape that follows."];
  let assumptions = [
    "`indices_are_sorted` is set only where the index vectors ascend in the order of `start_index_map`."];
  let example = [{
    // %operand: tensor<5x8xf32>, %start_indices: tensor<2x1xi32>
    %result = "stablehlo.gather"(%operand, %start_indices) <{dimension_numbers = #stablehlo.gather<offset_dims =
        [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted =
        false, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$start_indices,
                       HLO_GatherDimensionNumbersAttr:$dimension_numbers, DenseI64ArrayAttr:$slice_sizes,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs HLO_Tensor:$result);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_ScatterOp : HLO_Op<"scatter", [SameVariadicOperandSize, RecursiveMemoryEffects,
                                       SingleBlockImplicitTerminator<"ReturnOp">], [HLO_ShardingRule]> {
  let summary = "Combines updates into the inputs at the indices of a tensor";
  let semantics = [{
    The inputs with windows of them combined with the `updates`, one window for each index vector: the reverse
    of gather. The vector at `index_vector_dim` says where the window begins, by `scatter_dims_to_operand_dims`;
    windows that would reach outside are left out whole. Each element becomes what `update_computation` makes of
    it and of its update; windows may overlap, and are taken in the order of the index vectors.
  }];
  let constraints = [
    "There is at least one input, and an update and a result for each; inputs have one shape, updates have one "
    "shape.",
    "Result i has the type of input i, update i its element type.",
    "`index_vector_dim` is a dimension of `scatter_indices` or its rank, which stands for vectors of one "
    "entry.",
    "`update_window_dims`, `inserted_window_dims` and `input_batching_dims` ascend and name distinct "
    "dimensions of the updates (the first) and of the inputs.",
    "`scatter_dims_to_operand_dims` and `scatter_indices_batching_dims` name distinct dimensions of the inputs "
    "and of `scatter_indices`; the latter not `index_vector_dim`.",
    "No input dimension is both in `input_batching_dims` and in `inserted_window_dims` or "
    "`scatter_dims_to_operand_dims`.",
    "`input_batching_dims` and `scatter_indices_batching_dims` have as many entries, of dimensions of equal "
    "sizes.",
    "`scatter_dims_to_operand_dims` has an entry for each entry of an index vector.",
    "`update_window_dims`, `inserted_window_dims` and `input_batching_dims` together have as many entries as "
    "an input has dimensions.",
    "The updates' window dimensions are no larger than the inputs'; their other dimensions are those of the "
    "index vectors.",
    "`update_computation` maps two scalars for each input, all first ones before all second ones, to one for "
    "each."];
  let assumptions = [
    "`indices_are_sorted` is set only where the index vectors ascend, `unique_indices` only where no two "
    "windows overlap."];
  let example = [{
    // %input: tensor<5x8xf32>, %scatter_indices: tensor<2x1xi32>, %update: tensor<2x8xf32>
    %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{indices_are_sorted = false,
        scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      %sum = stablehlo.add %old, %new : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<5x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<5x8xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, HLO_IntTensor:$scatter_indices,
                       Variadic<HLO_Tensor>:$updates,
                       HLO_ScatterDimensionNumbersAttr:$scatter_dimension_numbers,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$update_computation);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_TorchIndexSelectOp : HLO_PureOp<"torch_index_select"> {
  let summary = "Slices of one dimension at the indices of a tensor";
  let semantics = [{
    The slices of dimension `dim` that `index` lists; the first `batch_dims` dimensions of `index` and operand
    run together. The dimensions of `index` behind these stand in the result where `dim` stood.
  }];
  let constraints = [
    "`dim` is a dimension of `operand`.",
    "`batch_dims` is from 0 to the smaller of `dim` and the rank of `index`.",
    "`operand` and `index` have one size in each of the first `batch_dims` dimensions.",
    "`result` has the operand's element type and the shape that follows."];
  let example = [{
    // %operand: tensor<5x8xf32>, %index: tensor<3xi32>
    %result = "stablehlo.torch_index_select"(%operand, %index) <{batch_dims = 0 : i64, dim = 0 : i64}> :
        (tensor<5x8xf32>, tensor<3xi32>) -> tensor<3x8xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$index, I64Attr:$dim, I64Attr:$batch_dims);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_INDEXING
