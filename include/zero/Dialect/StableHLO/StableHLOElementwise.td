//===- StableHLOElementwise.td - Elementwise ops ----------------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_ELEMENTWISE
#define ZERO_DIALECT_STABLEHLO_ELEMENTWISE

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

//===------------------------------------------------------------------------------------------------===//
// One operand, the result has its type
//===------------------------------------------------------------------------------------------------===//

class HLO_UnaryOp<string mnemonic, string what, Type type, list<Trait> traits = []>
    : HLO_PureOp<mnemonic, !listconcat([HLO_Elementwise, HLO_SameTypes], traits)> {
  let summary = what;
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameTypes>(type($operand), type($result))";
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand);
  }]>];
  let hasFolder = 1;
}

/// The same for functions whose error may be bounded.
class HLO_AccurateUnaryOp<string mnemonic, string what, Type type>
    : HLO_UnaryOp<mnemonic, what, type> {
  let arguments = (ins type:$operand, DefaultValuedOptionalAttr<HLO_ResultAccuracyAttr,
      "::llvm::APFloat(0.0), ::llvm::APFloat(0.0), 0, ::zero::hlo::ResultAccuracyMode::DEFAULT">:$result_accuracy);
}

def HLO_CbrtOp : HLO_AccurateUnaryOp<"cbrt", "cubic root", HLO_FloatOrComplexTensor>;
def HLO_CeilOp : HLO_UnaryOp<"ceil", "rounds up", HLO_FloatTensor>;
def HLO_CosineOp : HLO_AccurateUnaryOp<"cosine", "cosine", HLO_FloatOrComplexTensor>;
def HLO_CountLeadingZerosOp
    : HLO_UnaryOp<"count_leading_zeros", "number of leading zero bits", HLO_IntTensor>;
def HLO_ExponentialOp : HLO_AccurateUnaryOp<"exponential", "e^x", HLO_FloatOrComplexTensor>;
def HLO_ExponentialMinusOneOp
    : HLO_AccurateUnaryOp<"exponential_minus_one", "e^x - 1, exact near zero", HLO_FloatOrComplexTensor>;
def HLO_FloorOp : HLO_UnaryOp<"floor", "rounds down", HLO_FloatTensor>;
def HLO_LogOp : HLO_AccurateUnaryOp<"log", "natural logarithm", HLO_FloatOrComplexTensor>;
def HLO_LogPlusOneOp : HLO_AccurateUnaryOp<"log_plus_one", "log(1 + x), exact near zero", HLO_FloatOrComplexTensor>;
def HLO_LogisticOp : HLO_AccurateUnaryOp<"logistic", "1 / (1 + e^-x)", HLO_FloatOrComplexTensor>;
def HLO_NegateOp : HLO_UnaryOp<"negate", "changes the sign", HLO_NumberTensor>;
def HLO_NotOp : HLO_UnaryOp<"not", "bitwise or logical complement", HLO_PredOrIntTensor>;
def HLO_PopulationCountOp : HLO_UnaryOp<"popcnt", "number of set bits", HLO_IntTensor>;
def HLO_RoundOp : HLO_UnaryOp<"round_nearest_afz", "rounds to nearest, ties away from zero", HLO_FloatTensor>;
def HLO_RoundNearestEvenOp
    : HLO_UnaryOp<"round_nearest_even", "rounds to nearest, ties to even", HLO_FloatTensor>;
def HLO_RsqrtOp : HLO_AccurateUnaryOp<"rsqrt", "reciprocal of the square root", HLO_FloatOrComplexTensor>;
def HLO_SignOp : HLO_UnaryOp<"sign", "-1, 0 or 1", HLO_NumberTensor>;
def HLO_SineOp : HLO_AccurateUnaryOp<"sine", "sine", HLO_FloatOrComplexTensor>;
def HLO_SqrtOp : HLO_AccurateUnaryOp<"sqrt", "square root", HLO_FloatOrComplexTensor>;
def HLO_TanOp : HLO_AccurateUnaryOp<"tan", "tangent", HLO_FloatOrComplexTensor>;
def HLO_TanhOp : HLO_AccurateUnaryOp<"tanh", "hyperbolic tangent", HLO_FloatOrComplexTensor>;

def HLO_AbsOp : HLO_PureOp<"abs", [HLO_Elementwise, HLO_SameShapes]> {
  let summary = "absolute value; of a complex number, its real magnitude";
  let arguments = (ins HLO_NumberTensor:$operand);
  let results = (outs HLO_NumberTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameTypes>(type($operand), type($result))";
  let builders = [OpBuilder<(ins "::mlir::Value":$operand)>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

/// One of the two parts of a complex number; a real number is its own real part.
class HLO_ComplexPartOp<string mnemonic, string what>
    : HLO_PureOp<mnemonic, [HLO_Elementwise, HLO_SameShapes]> {
  let summary = what;
  let arguments = (ins HLO_FloatOrComplexTensor:$operand);
  let results = (outs HLO_FloatTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameTypes>(type($operand), type($result))";
  let builders = [OpBuilder<(ins "::mlir::Value":$operand)>];
  let hasVerifier = 1;
}

def HLO_RealOp : HLO_ComplexPartOp<"real", "real part">;
def HLO_ImagOp : HLO_ComplexPartOp<"imag", "imaginary part">;

def HLO_ReducePrecisionOp : HLO_PureOp<"reduce_precision", [HLO_Elementwise, HLO_SameTypes]> {
  let summary = "Rounds to a smaller floating-point format and back";
  let arguments = (ins HLO_FloatTensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs HLO_FloatTensor:$result);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<FloatFormat>($exponent_bits, $mantissa_bits) attr-dict `:`
    custom<SameTypes>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// One operand, the result has another element type
//===------------------------------------------------------------------------------------------------===//

def HLO_ConvertOp : HLO_PureOp<"convert", [HLO_Elementwise, HLO_SameShapes]> {
  let summary = "Converts each element to another type";
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameTypes>(type($operand), type($result))";
  let builders = [OpBuilder<(ins "::mlir::Value":$operand, "::mlir::Type":$elementType), [{
    build($_builder, $_state,
          ::llvm::cast<::mlir::RankedTensorType>(operand.getType()).clone(elementType), operand);
  }]>];
  let hasFolder = 1;
}

def HLO_IsFiniteOp : HLO_PureOp<"is_finite", [HLO_Elementwise, HLO_SameShapes]> {
  let summary = "Whether each element is neither infinite nor NaN";
  let arguments = (ins HLO_FloatTensor:$x);
  let results = (outs HLO_PredTensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let builders = [OpBuilder<(ins "::mlir::Value":$x), [{
    build($_builder, $_state,
          ::llvm::cast<::mlir::RankedTensorType>(x.getType()).clone($_builder.getI1Type()), x);
  }]>];
  let hasFolder = 1;
}

def HLO_BitcastConvertOp : HLO_PureOp<"bitcast_convert"> {
  let summary = "Reinterprets bits; the last dimension grows or shrinks when the widths differ";
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Two operands
//===------------------------------------------------------------------------------------------------===//

class HLO_BinaryOp<string mnemonic, string what, Type type, list<Trait> traits = []>
    : HLO_PureOp<mnemonic, !listconcat([HLO_Elementwise, HLO_SameTypes], traits)> {
  let summary = what;
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` custom<SameTypes>(type($lhs), type($rhs), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
    build($_builder, $_state, lhs.getType(), lhs, rhs);
  }]>];
  let hasFolder = 1;
}

def HLO_AddOp : HLO_BinaryOp<"add", "sum, logical or for predicates", HLO_Tensor, [Commutative]>;
def HLO_AndOp : HLO_BinaryOp<"and", "bitwise or logical and", HLO_PredOrIntTensor, [Commutative]>;
def HLO_Atan2Op : HLO_BinaryOp<"atan2", "angle of the point (rhs, lhs)", HLO_FloatOrComplexTensor>;
def HLO_DivOp : HLO_BinaryOp<"divide", "quotient, truncated for integers", HLO_NumberTensor>;
def HLO_MaxOp : HLO_BinaryOp<"maximum", "larger one, NaN if one is", HLO_Tensor, [Commutative]>;
def HLO_MinOp : HLO_BinaryOp<"minimum", "smaller one, NaN if one is", HLO_Tensor, [Commutative]>;
def HLO_MulOp : HLO_BinaryOp<"multiply", "product, logical and for predicates", HLO_Tensor, [Commutative]>;
def HLO_OrOp : HLO_BinaryOp<"or", "bitwise or logical or", HLO_PredOrIntTensor, [Commutative]>;
def HLO_PowOp : HLO_BinaryOp<"power", "lhs raised to rhs", HLO_NumberTensor>;
def HLO_RemOp : HLO_BinaryOp<"remainder", "remainder with the sign of lhs", HLO_NumberTensor>;
def HLO_ShiftLeftOp : HLO_BinaryOp<"shift_left", "shift to the left", HLO_IntTensor>;
def HLO_ShiftRightArithmeticOp
    : HLO_BinaryOp<"shift_right_arithmetic", "shift to the right, keeps the sign", HLO_IntTensor>;
def HLO_ShiftRightLogicalOp
    : HLO_BinaryOp<"shift_right_logical", "shift to the right, fills with zeros", HLO_IntTensor>;
def HLO_SubtractOp : HLO_BinaryOp<"subtract", "difference", HLO_NumberTensor>;
def HLO_XorOp : HLO_BinaryOp<"xor", "bitwise or logical exclusive or", HLO_PredOrIntTensor, [Commutative]>;

def HLO_ComplexOp : HLO_PureOp<"complex", [HLO_Elementwise, HLO_SameShapes]> {
  let summary = "complex number of a real and an imaginary part";
  let arguments = (ins HLO_FloatTensor:$lhs, HLO_FloatTensor:$rhs);
  let results = (outs HLO_ComplexTensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<ComplexTypes>(type($lhs), type($rhs), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs)>];
  let hasVerifier = 1;
}

def HLO_CompareOp : HLO_PureOp<"compare", [HLO_Elementwise, HLO_SameShapes]> {
  let summary = "Compares elements";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, HLO_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<HLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs HLO_PredTensor:$result);
  let assemblyFormat = [{
    `` $comparison_direction `,` $lhs `,` $rhs (`,` `` $compare_type^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs,
                                 "::zero::hlo::ComparisonDirection":$direction)>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Three operands
//===------------------------------------------------------------------------------------------------===//

def HLO_SelectOp : HLO_PureOp<"select", [HLO_Elementwise]> {
  let summary = "on_true where pred holds, else on_false; a rank-0 pred chooses whole tensors";
  let arguments = (ins HLO_PredTensor:$pred, HLO_Tensor:$on_true, HLO_Tensor:$on_false);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<SelectTypes>(type($pred), type($on_true), type($on_false), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$pred, "::mlir::Value":$onTrue, "::mlir::Value":$onFalse), [{
    build($_builder, $_state, onTrue.getType(), pred, onTrue, onFalse);
  }]>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HLO_ClampOp : HLO_PureOp<"clamp", [HLO_Elementwise]> {
  let summary = "Clamps between a minimum and a maximum, each of the operand's shape or rank 0";
  let arguments = (ins HLO_Tensor:$min, HLO_Tensor:$operand, HLO_Tensor:$max);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:`
    custom<SameTypes>(type($min), type($operand), type($max), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$min, "::mlir::Value":$operand, "::mlir::Value":$max), [{
    build($_builder, $_state, operand.getType(), min, operand, max);
  }]>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_ELEMENTWISE
