//===- StableHLOBase.td - Dialect, element types, op base classes -----------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_BASE
#define ZERO_DIALECT_STABLEHLO_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::zero::hlo";
  let summary = "The StableHLO operation set, implemented from its public specification";
  let description = [{
    The ops that training steps contain, in the spelling that JAX prints and in MLIR's generic form. Names of
    ops, operands and attributes are those of the specification (openxla.org/stablehlo/spec). Only static shapes
    are accepted; a module with dynamic shapes or elided constants is refused by the verifiers.
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

//===------------------------------------------------------------------------------------------------===//
// Op base classes
//===------------------------------------------------------------------------------------------------===//

class HLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, !listconcat([HLO_StaticShapes], traits)>;

/// Without side effects and undefined behaviour: may be merged, moved and dropped.
class HLO_PureOp<string mnemonic, list<Trait> traits = []>
    : HLO_Op<mnemonic, !listconcat([Pure], traits)>;

#endif // ZERO_DIALECT_STABLEHLO_BASE
