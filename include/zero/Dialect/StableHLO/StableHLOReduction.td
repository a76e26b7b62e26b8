//===- StableHLOReduction.td - Reductions, windows and sort -----------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_REDUCTION
#define ZERO_DIALECT_STABLEHLO_REDUCTION

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

class HLO_RegionOp<string mnemonic, list<Trait> traits = []>
    : HLO_Op<mnemonic, !listconcat([RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">],
                                   traits)>;

def HLO_ReduceOp : HLO_RegionOp<"reduce", [SameVariadicOperandSize]> {
  let summary = "Reduces dimensions by a binary function, starting from initial values";
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

def HLO_ReduceWindowOp : HLO_RegionOp<"reduce_window", [SameVariadicOperandSize]> {
  let summary = "Reduces every window";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, Variadic<HLO_Tensor>:$init_values,
                       DenseI64ArrayAttr:$window_dimensions, OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
                       OptionalAttr<I64ElementsAttr>:$padding);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}

def HLO_SelectAndScatterOp : HLO_RegionOp<"select_and_scatter"> {
  let summary = "Scatters each source element to the place that select chooses in its window";
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
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, DenseI64ArrayAttr:$dimensions);
  let results = (outs HLO_Tensor:$result);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def HLO_SortOp : HLO_RegionOp<"sort"> {
  let summary = "Sorts slices along a dimension, all inputs together, by a comparator";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$comparator);
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_REDUCTION
