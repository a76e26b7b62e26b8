//===- StableHLOReduction.td - Reductions, windows and sort -----------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_REDUCTION
#define ZERO_DIALECT_STABLEHLO_REDUCTION

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

/// Of control flow there is no sharding rule: its regions are programs.
class HLO_RegionOp<string mnemonic, list<Trait> traits = [], list<Trait> sharding = []>
    : HLO_Op<mnemonic, !listconcat([RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">], traits),
             sharding>;

def HLO_ReduceOp : HLO_RegionOp<"reduce", [SameVariadicOperandSize], [HLO_ShardingRule]> {
  let summary = "Reduces dimensions by a binary function, starting from initial values";
  let semantics = [{
    The elements along `dimensions` combined by the body, with the initial value as one more of them. Several
    inputs are reduced together by one body. The order in which elements are combined is not specified.
  }];
  let constraints = [
    "There is at least one input, and an initial value and a result for each; the inputs have one shape.",
    "Initial value i has rank 0 and the element type of input i.",
    "The entries of `dimensions` are distinct dimensions of the inputs.",
    "Result i has the element type of input i and the shape without `dimensions`.",
    "The body maps two scalars for each input, all first ones before all second ones, to one for each."];
  let assumptions = [
    "The body is associative, and the initial value does not change what is combined with it."];
  let example = [{
    // %input: tensor<4x6xf32>, %init: tensor<f32>
    %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] :
        (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, Variadic<HLO_Tensor>:$init_values,
                       DenseI64ArrayAttr:$dimensions);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let builders = [
    /// A reduction of one tensor by the binary op `reducer`, e.g. `AddOp::getOperationName()`.
    OpBuilder<(ins "::mlir::Value":$input, "::mlir::Value":$initValue,
                   "::llvm::ArrayRef<int64_t>":$dimensions, "::llvm::StringRef":$reducer)>];
  let extraClassDeclaration = [{
    /// The op that alone makes up the body (`applies` form), or null: returns its result of both arguments in
    /// either order if it is commutative, else in order.
    ::mlir::Operation *getSimpleReducer();
  }];
}

def HLO_ReduceWindowOp : HLO_RegionOp<"reduce_window", [SameVariadicOperandSize], [HLO_ShardingRule]> {
  let summary = "Reduces every window";
  let semantics = [{
    The elements of each window combined by the body, with the initial value as one more of them. The input is
    dilated by `base_dilations` and padded, with the initial value, before the windows are laid over it.
  }];
  let constraints = !listconcat([
    "There is at least one input, and an initial value and a result for each; the inputs have one shape.",
    "Initial value i has rank 0 and the element type of input i."], HLO_WindowConstraints, [
    "Result i has the element type of input i and the windows' counts as its shape.",
    "The body maps two scalars for each input, all first ones before all second ones, to one for each."]);
  let assumptions = [
    "The body is associative, and the initial value does not change what is combined with it."];
  let example = [{
    // %input: tensor<4x6xf32>, %init: tensor<f32>
    %result = "stablehlo.reduce_window"(%input, %init) <{padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>,
        window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %sum = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, Variadic<HLO_Tensor>:$init_values,
                       DenseI64ArrayAttr:$window_dimensions, OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
                       OptionalAttr<I64ElementsAttr>:$padding);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}

def HLO_SelectAndScatterOp : HLO_RegionOp<"select_and_scatter", [], [HLO_ShardingRule]> {
  let summary = "Scatters each source element to the place that select chooses in its window";
  let semantics = [{
    From each window of the operand `select` chooses one element, by comparing in pairs; the window's element of
    `source` is added there, by `scatter`, to the initial value: the gradient of a pooling.
  }];
  let constraints = !listconcat([
    "`source` has the operand's element type; `init_value` has it and rank 0."], HLO_WindowConstraints, [
    "`source` has the windows' counts as its shape.",
    "`select` maps two scalars to a predicate, `scatter` two to one.",
    "`operand` and `result` have one type."]);
  let example = [{
    // %operand: tensor<4x4xf32>, %source: tensor<2x2xf32>, %init_value: tensor<f32>
    %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2,
        2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %chosen = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %chosen : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %sum = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$source, HLO_Tensor:$init_value,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<I64ElementsAttr>:$padding);
  let results = (outs HLO_Tensor:$result);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let hasVerifier = 1;
}

def HLO_MapOp : HLO_RegionOp<"map"> {
  let summary = "Applies a function of scalars to each element of the inputs";
  let semantics = [{
    The body applied to the elements of the inputs at each index.
  }];
  let constraints = [
    "There is at least one input; the inputs have one shape.",
    "`dimensions` lists all dimensions in order.",
    "The body maps a scalar of each input to one of the result's element type.",
    "`result` has the inputs' shape."];
  let example = [{
    // %a: tensor<4xf32>, %b: tensor<4xf32>
    %result = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %product = stablehlo.multiply %x, %y : tensor<f32>
      stablehlo.return %product : tensor<f32>
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, DenseI64ArrayAttr:$dimensions);
  let results = (outs HLO_Tensor:$result);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def HLO_SortOp : HLO_RegionOp<"sort", [], [HLO_ShardingRule]> {
  let summary = "Sorts slices along a dimension, all inputs together, by a comparator";
  let semantics = [{
    The inputs with their elements along `dimension` in the order of the comparator, all inputs in the same
    order. With `is_stable` elements that are equal keep their order.
  }];
  let constraints = [
    "There is at least one input, and a result of its type for each; the inputs have one shape.",
    "`dimension` is at least minus the rank (negative ones count from the end) and below the rank.",
    "The comparator maps a pair of scalars of each input, first of input 0, to a predicate: whether the first "
    "ones come before."];
  let assumptions = [
    "The comparator is a strict weak order."];
  let example = [{
    // %input: tensor<4x6xf32>
    %result = "stablehlo.sort"(%input) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %before = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %before : tensor<i1>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$comparator);
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_REDUCTION
