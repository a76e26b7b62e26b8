//===- StableHLOOther.td - Random bits, calls to foreign code ---------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_OTHER
#define ZERO_DIALECT_STABLEHLO_OTHER

include "mlir/IR/SymbolInterfaces.td"
include "zero/Dialect/StableHLO/StableHLOTokens.td"

def HLO_RngBitGeneratorOp : HLO_PureOp<"rng_bit_generator", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "Uniform random bits from a state, and the next state";
  let semantics = [{
    Random bits, all values equally likely, made of a state by `rng_algorithm`, and the state that follows.
    Equal states give equal bits; DEFAULT is PHILOX on CPUs.
  }];
  let constraints = [
    "`initial_state` and `output_state` have one type: a vector of unsigned integers.",
    "The state has 128 bits for THREE_FRY, 128 or 192 for PHILOX."];
  let example = [{
    // %initial_state: tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = THREE_FRY :
        (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  }];
  let arguments = (ins HLO_Tensor:$initial_state, HLO_RngAlgorithmAttr:$rng_algorithm);
  let results = (outs HLO_Tensor:$output_state, HLO_Tensor:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` `` $rng_algorithm attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

/// Draws anew whenever it runs: may be dropped, but not merged with its like.
def HLO_RngOp : HLO_Op<"rng"> {
  let summary = "Random numbers: UNIFORM in [a, b), or NORMAL of mean a and standard deviation b";
  let semantics = [{
    Random numbers, new ones each time: UNIFORM ones from `a` up to, and without, `b`, or NORMAL ones of mean
    `a` and standard deviation `b`. A run cannot be repeated, so `rng_bit_generator` is what steps use.
  }];
  let constraints = [
    "`a` and `b` have rank 0 and the result's element type.",
    "The result's elements are floats for NORMAL.",
    "`shape` has an entry for each dimension of `result`."];
  let assumptions = [
    "`shape` holds the shape of `result`."];
  let example = [{
    // %a: tensor<f32>, %b: tensor<f32>, %shape: tensor<2xi64>
    %result = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>)
        -> tensor<3x3xf32>
  }];
  let arguments = (ins HLO_Tensor:$a, HLO_Tensor:$b, HLO_IntVector:$shape,
                       HLO_RngDistributionAttr:$rng_distribution);
  let results = (outs Res<HLO_Tensor, "", [MemAlloc]>:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` `` $rng_distribution attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_CustomCallOp : HLO_Op<"custom_call", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>], [HLO_ShardingRule]> {
  let summary = "Calls code that the name stands for";
  let semantics = [{
    What the code that `call_target_name` stands for makes of the inputs. It is kept where a pass or the
    interpreter knows the name (those of LAPACK that JAX calls among them), and refused with it elsewhere. Layouts name the order of dimensions from the
    fastest; aliases name results that share the buffer of an operand.
  }];
  let constraints = [
    "There are no tuples.",
    "`api_version` is from 0 to 4.",
    "`backend_config`, if there, is a string, or with version 4 a dictionary.",
    "`operand_layouts` and `result_layouts` are both there or neither; each has an entry for each value, a "
    "permutation of its dimensions.",
    "An alias names an operand and a result of one type."];
  let example = [{
    // %input: tensor<4xf32>
    %result = stablehlo.custom_call @Sharding(%input) {backend_config = "", mhlo.sharding = "{replicated}"} :
        (tensor<4xf32>) -> tensor<4xf32>
  }];
  let arguments = (ins Variadic<HLO_Value>:$inputs, StrAttr:$call_target_name,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
                       OptionalAttr<AnyAttr>:$backend_config,
                       DefaultValuedOptionalAttr<I32Attr, "1">:$api_version,
                       DefaultValuedOptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "functions">,
                                                 "{}">:$called_computations,
                       OptionalAttr<ArrayAttr>:$operand_layouts, OptionalAttr<ArrayAttr>:$result_layouts,
                       OptionalAttr<ArrayAttr>:$output_operand_aliases);
  let results = (outs Variadic<HLO_Value>:$results);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_CompositeOp : HLO_Op<"composite", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "An operation by name whose meaning is the function `decomposition`";
  let semantics = [{
    An operation by name, such as a library's, whose meaning is the function `decomposition` on the same
    operands.
  }];
  let constraints = [
    "`name` is identifiers with dots between, at least two.",
    "`decomposition` is a function of the module with the op's operand and result types."];
  let example = [{
    // func.func private @twice(tensor<4xf32>) -> tensor<4xf32>
    // %x: tensor<4xf32>
    %result = stablehlo.composite "mine.twice" %x {decomposition = @twice} : (tensor<4xf32>) -> tensor<4xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, StrAttr:$name,
                       DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition, DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let assemblyFormat = [{
    $name $inputs attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_OTHER
