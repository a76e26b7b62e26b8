//===- StableHLOBase.td - Dialect, element types, op base classes -----------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_BASE
#define ZERO_DIALECT_STABLEHLO_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "zero/Dialect/StableHLO/StableHLOInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::zero::hlo";
  let summary = "The StableHLO operation set, implemented from its public specification";
  let description = [{
    The ops that training steps contain, in the spelling that JAX prints and in MLIR's generic form. Names of
    ops, operands and attributes are those of the specification (openxla.org/stablehlo/spec). Only static shapes
    are accepted; a module with dynamic shapes or elided constants is refused by the verifiers.

    The verifier of every op checks that its operands and results have the types of the op's tables, that their shapes
    are static, and that none has more than 2^52 elements. What else it checks is numbered on the op's page.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = "void registerAttributes();\nvoid registerTypes();";
}

//===------------------------------------------------------------------------------------------------===//
// Element and tensor types
//===------------------------------------------------------------------------------------------------===//

def HLO_Pred : TypeAlias<I1, "predicate">;
def HLO_Int : Type<CPred<"$_self.isInteger() && !$_self.isInteger(1)">, "integer">;
def HLO_PredOrInt : Type<CPred<"$_self.isInteger()">, "predicate or integer">;
def HLO_Float : Type<CPred<"::llvm::isa<::mlir::FloatType>($_self)">, "float">;
def HLO_FloatOrComplex
    : Type<CPred<"::llvm::isa<::mlir::FloatType, ::mlir::ComplexType>($_self)">, "float or complex">;
def HLO_ComplexNumber : Type<CPred<"::llvm::isa<::mlir::ComplexType>($_self)">, "complex">;
def HLO_Number
    : Type<CPred<"!$_self.isInteger(1)">, "integer, float or complex">;
def HLO_Element
    : Type<CPred<"::llvm::isa<::mlir::IntegerType, ::mlir::FloatType, ::mlir::ComplexType>($_self)">,
           "predicate, integer, float or complex">;

def HLO_Tensor : RankedTensorOf<[HLO_Element]>;
def HLO_PredTensor : RankedTensorOf<[HLO_Pred]>;
def HLO_IntTensor : RankedTensorOf<[HLO_Int]>;
def HLO_PredOrIntTensor : RankedTensorOf<[HLO_PredOrInt]>;
def HLO_FloatTensor : RankedTensorOf<[HLO_Float]>;
def HLO_FloatOrComplexTensor : RankedTensorOf<[HLO_FloatOrComplex]>;
def HLO_ComplexTensor : RankedTensorOf<[HLO_ComplexNumber]>;
def HLO_NumberTensor : RankedTensorOf<[HLO_Number]>;
def HLO_IntScalar : 0DTensorOf<[HLO_Int]>;
def HLO_I32Scalar : 0DTensorOf<[I32]>;
def HLO_PredScalar : 0DTensorOf<[HLO_Pred]>;
/// A list of integers, such as a shape that is computed.
def HLO_IntVector : 1DTensorOf<[HLO_Int]>;

//===------------------------------------------------------------------------------------------------===//
// Traits
//===------------------------------------------------------------------------------------------------===//

class HLO_Trait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::zero::hlo";
}

/// Result element i depends on element i of the operands only (rank-0 operands of select and clamp apart).
def HLO_Elementwise : HLO_Trait<"Elementwise">;
/// Operands and results have one and the same type.
def HLO_SameTypes : HLO_Trait<"SameTypes">;
/// Operands and results have one and the same shape; element types may differ.
def HLO_SameShapes : HLO_Trait<"SameShapes">;
/// Operand and result shapes are static.
def HLO_StaticShapes : HLO_Trait<"StaticShapes">;
/// Expands into other ops by its method `expand`.
def HLO_Expands : DeclareOpInterfaceMethods<ExpansionInterface>;
/// Sums products of elements: a matmul, a convolution.
def HLO_Contraction : HLO_Trait<"Contraction">;
/// Takes many instructions an element: storing a result costs less than computing it twice.
def HLO_Costly : HLO_Trait<"Costly">;
/// Exchanges values between devices.
def HLO_Collective : HLO_Trait<"Collective">;
/// Has another result on every device, from no operand.
def HLO_DeviceNumber : HLO_Trait<"DeviceNumber">;

/// An op with a sharding rule of its own.
def HLO_ShardingRule : DeclareOpInterfaceMethods<ShardingRuleInterface, ["getShardingRules"]>;
/// The same, of an op whose attributes hold sizes.
def HLO_ShardingRuleOfSizes
    : DeclareOpInterfaceMethods<ShardingRuleInterface, ["getShardingRules", "localizeAttributes"]>;

//===------------------------------------------------------------------------------------------------===//
// Constraints that several ops share
//===------------------------------------------------------------------------------------------------===//

defvar HLO_WindowConstraints = [
    "Sizes of the window, strides and dilations, as far as they are there, have a positive entry for each "
    "dimension that the window slides over.",
    "`padding` is absent or has a row of two entries, low and high, for each of these dimensions."];

defvar HLO_ConvConstraints = [
    "`dimension_numbers` names every dimension of `lhs`, `rhs` and `result` once; the three have one rank.",
    "`feature_group_count` and `batch_group_count` are positive, and one of them is 1.",
    "`lhs` has `feature_group_count` times as many features as the kernel takes; both counts divide the "
    "kernel's output features, and `batch_group_count` divides the batch.",
    "`precision_config` is absent or has two entries, one per operand."];

defvar HLO_GroupConstraints = [
    "`replica_groups` has rank 2, a row for each group, and at most 2^20 entries; or it names a mesh of the module, "
    "or is given one, of at most 2^20 devices, and axes or proper parts of axes of it, none twice.",
    "Device numbers are at least 0, and no device is in two places."];

defvar HLO_GlobalIdConstraints =
    ["`use_global_device_ids` comes with a `channel_handle` whose handle is positive."];

//===------------------------------------------------------------------------------------------------===//
// Op base classes
//===------------------------------------------------------------------------------------------------===//

/// The items of a list, one a line, as (Cn) with n from `first` on.
class HLO_Numbered<list<string> items, int first> {
  string text = !foldl("", !range(!size(items)), before, i,
                       before # "    - (C" # !add(first, i) # ") " # items[i] # "\n");
}

/// An op with its page, whose parts are written in our own words: `semantics` says what the op computes;
/// `constraints` is what the verifier checks beyond the types in the page's tables, `assumptions` what it cannot check
/// and a program has to keep; `example` is one op as it is printed, below a comment with the types of the values that
/// it reads and the functions that it names, or, with `isRefused`, one that the verifier refuses.
class HLO_Op<string mnemonic, list<Trait> traits = [], list<Trait> sharding = [ShardingRuleInterface]>
    : Op<StableHLO_Dialect, mnemonic, !listconcat([HLO_StaticShapes], traits, sharding)> {
  string semantics;
  list<string> constraints = [];
  list<string> assumptions = [];
  string example;
  bit isRefused = 0;
  // The bracket that closes `example` stands two columns left of its lines.
  let description =
      semantics #
      !if(!empty(constraints), "", "\n    Constraints, checked by the verifier:\n\n" #
                                   HLO_Numbered<constraints, 1>.text) #
      !if(!empty(assumptions), "", "\n    Assumed, not checked:\n\n" #
                                   HLO_Numbered<assumptions, !add(!size(constraints), 1)>.text) #
      "\n    " # !if(isRefused, "Refused:", "Example:") # "\n\n    ```mlir" #
      !subst("\n  ```", "\n    ```", example # "```\n");
}

/// Without side effects and undefined behaviour: may be merged, moved and dropped.
class HLO_PureOp<string mnemonic, list<Trait> traits = [], list<Trait> sharding = [ShardingRuleInterface]>
    : HLO_Op<mnemonic, !listconcat([Pure], traits), sharding>;
/// Moves elements and computes nothing.
class HLO_MovingOp<string mnemonic, list<Trait> traits = [], list<Trait> sharding = [HLO_ShardingRule],
                   list<string> moves = []>
    : HLO_PureOp<mnemonic, !listconcat([DeclareOpInterfaceMethods<DataMovementInterface, moves>], traits), sharding>;

#endif // ZERO_DIALECT_STABLEHLO_BASE
