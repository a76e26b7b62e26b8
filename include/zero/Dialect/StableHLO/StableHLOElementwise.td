//===- StableHLOElementwise.td - Elementwise ops ----------------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_ELEMENTWISE
#define ZERO_DIALECT_STABLEHLO_ELEMENTWISE

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

//===------------------------------------------------------------------------------------------------===//
// One operand, the result has its type
//===------------------------------------------------------------------------------------------------===//

/// A type of tensors, for the example of an op on `type`.
class HLO_Sample<Type type> {
  string text = "tensor<2x3x" # !if(!or(!eq(type, HLO_IntTensor), !eq(type, HLO_PredOrIntTensor)), "i32", "f32") # ">";
}

class HLO_UnaryOp<string mnemonic, string what, Type type, list<Trait> traits = [],
                  list<Trait> sharding = [ShardingRuleInterface]>
    : HLO_PureOp<mnemonic, !listconcat([HLO_Elementwise, HLO_SameTypes], traits), sharding> {
  let summary = what;
  defvar sample = HLO_Sample<type>.text;
  let constraints = ["`operand` and `result` have one type."];
  let example = "\n    // %operand: " # sample # "\n    %result = stablehlo." # mnemonic # " %operand : " # sample #
                "\n  ";
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
    : HLO_UnaryOp<mnemonic, what, type, [HLO_Costly]> {
  let constraints = [
    "`operand` and `result` have one type.",
    "`result_accuracy` states no negative tolerance, and one other than zero in mode TOLERANCE only."];
  let arguments = (ins type:$operand, DefaultValuedOptionalAttr<HLO_ResultAccuracyAttr,
      "::llvm::APFloat(0.0), ::llvm::APFloat(0.0), 0, ::zero::hlo::ResultAccuracyMode::DEFAULT">:$result_accuracy);
}

def HLO_CbrtOp : HLO_AccurateUnaryOp<"cbrt", "cubic root", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The cubic root of each element; negative numbers have a negative one.
  }];
}
def HLO_CeilOp : HLO_UnaryOp<"ceil", "rounds up", HLO_FloatTensor> {
  let semantics = [{
    The smallest integer not below each element, as a float. Zeros keep their sign, infinities and NaN are as
    they were.
  }];
}
def HLO_CosineOp : HLO_AccurateUnaryOp<"cosine", "cosine", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The cosine of each element, an angle in radians.
  }];
}
def HLO_CountLeadingZerosOp
    : HLO_UnaryOp<"count_leading_zeros", "number of leading zero bits", HLO_IntTensor> {
  let semantics = [{
    How many zero bits stand above the highest set bit of each element; the width of the type where no bit is
    set.
  }];
}
def HLO_ExponentialOp : HLO_AccurateUnaryOp<"exponential", "e^x", HLO_FloatOrComplexTensor> {
  let semantics = [{
    e raised to each element.
  }];
}
def HLO_ExponentialMinusOneOp
    : HLO_AccurateUnaryOp<"exponential_minus_one", "e^x - 1, exact near zero", HLO_FloatOrComplexTensor> {
  let semantics = [{
    e raised to each element, less 1, without the cancellation that the subtraction has for elements near zero.
  }];
}
def HLO_FloorOp : HLO_UnaryOp<"floor", "rounds down", HLO_FloatTensor> {
  let semantics = [{
    The largest integer not above each element, as a float. Zeros keep their sign, infinities and NaN are as
    they were.
  }];
}
def HLO_LogOp : HLO_AccurateUnaryOp<"log", "natural logarithm", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The natural logarithm of each element: minus infinity at zero, NaN for negative reals.
  }];
}
def HLO_LogPlusOneOp : HLO_AccurateUnaryOp<"log_plus_one", "log(1 + x), exact near zero", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The natural logarithm of 1 plus each element, without the rounding that the addition has for elements near
    zero.
  }];
}
def HLO_LogisticOp : HLO_AccurateUnaryOp<"logistic", "1 / (1 + e^-x)", HLO_FloatOrComplexTensor> {
  let semantics = [{
    1 / (1 + e^-x) for each element x, between 0 and 1.
  }];
}
def HLO_NegateOp : HLO_UnaryOp<"negate", "changes the sign", HLO_NumberTensor, [], [HLO_ShardingRule]> {
  let semantics = [{
    Each element with its sign changed. Integers wrap around, also unsigned ones; floats change their sign bit.
  }];
}
def HLO_NotOp : HLO_UnaryOp<"not", "bitwise or logical complement", HLO_PredOrIntTensor> {
  let semantics = [{
    Each element with all its bits inverted; for predicates that is the logical complement.
  }];
}
def HLO_PopulationCountOp : HLO_UnaryOp<"popcnt", "number of set bits", HLO_IntTensor> {
  let semantics = [{
    How many bits of each element are set.
  }];
}
def HLO_RoundOp : HLO_UnaryOp<"round_nearest_afz", "rounds to nearest, ties away from zero", HLO_FloatTensor> {
  let semantics = [{
    The nearest integer of each element, as a float; of two that are equally near the one farther from zero.
  }];
}
def HLO_RoundNearestEvenOp
    : HLO_UnaryOp<"round_nearest_even", "rounds to nearest, ties to even", HLO_FloatTensor> {
  let semantics = [{
    The nearest integer of each element, as a float; of two that are equally near the even one.
  }];
}
def HLO_RsqrtOp : HLO_AccurateUnaryOp<"rsqrt", "reciprocal of the square root", HLO_FloatOrComplexTensor> {
  let semantics = [{
    1 over the square root of each element.
  }];
}
def HLO_SignOp : HLO_UnaryOp<"sign", "-1, 0 or 1", HLO_NumberTensor> {
  let semantics = [{
    -1, 0 or 1 with the sign of each element. Zeros keep their sign and NaN stays; a complex number is divided
    by its magnitude.
  }];
}
def HLO_SineOp : HLO_AccurateUnaryOp<"sine", "sine", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The sine of each element, an angle in radians.
  }];
}
def HLO_SqrtOp : HLO_AccurateUnaryOp<"sqrt", "square root", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The square root of each element, NaN for negative reals.
  }];
}
def HLO_TanOp : HLO_AccurateUnaryOp<"tan", "tangent", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The tangent of each element, an angle in radians.
  }];
}
def HLO_TanhOp : HLO_AccurateUnaryOp<"tanh", "hyperbolic tangent", HLO_FloatOrComplexTensor> {
  let semantics = [{
    The hyperbolic tangent of each element, between -1 and 1 for reals.
  }];
}

def HLO_AbsOp : HLO_PureOp<"abs", [HLO_Elementwise, HLO_SameShapes]> {
  let summary = "absolute value; of a complex number, its real magnitude";
  let semantics = [{
    The distance of each element from zero. For complex numbers that is the real magnitude; the smallest signed
    integer, which has no counterpart, is its own absolute value.
  }];
  let constraints = [
    "`result` has the shape of `operand`.",
    "The element type is the operand's; for `complex<T>` it is `T`."];
  let example = [{
    // %operand: tensor<2x3xcomplex<f32>>
    %result = stablehlo.abs %operand : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  }];
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
  let constraints = [
    "`result` has the shape of `operand`.",
    "The element type is the operand's; for `complex<T>` it is `T`."];
  let example = "\n    // %operand: tensor<4xcomplex<f32>>\n    %result = stablehlo." # mnemonic #
                " %operand : (tensor<4xcomplex<f32>>) -> tensor<4xf32>\n  ";
  let arguments = (ins HLO_FloatOrComplexTensor:$operand);
  let results = (outs HLO_FloatTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameTypes>(type($operand), type($result))";
  let builders = [OpBuilder<(ins "::mlir::Value":$operand)>];
  let hasVerifier = 1;
}

def HLO_RealOp : HLO_ComplexPartOp<"real", "real part"> {
  let semantics = [{
    The real part of each element; real numbers come back as they are.
  }];
}
def HLO_ImagOp : HLO_ComplexPartOp<"imag", "imaginary part"> {
  let semantics = [{
    The imaginary part of each element; zero for real numbers.
  }];
}

def HLO_ReducePrecisionOp : HLO_PureOp<"reduce_precision", [HLO_Elementwise, HLO_SameTypes]> {
  let summary = "Rounds to a smaller floating-point format and back";
  let semantics = [{
    Each element rounded, ties to even, to a format of one sign bit, `exponent_bits` and `mantissa_bits`, then
    widened again to its own type. What lies outside the small format's range becomes infinite.
  }];
  let constraints = [
    "`operand` and `result` have one type.",
    "`exponent_bits` is at least 1.",
    "`mantissa_bits` is at least 0."];
  let example = [{
    // %operand: tensor<2x3xf32>
    %result = stablehlo.reduce_precision %operand, format = e8m7 : tensor<2x3xf32>
  }];
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

def HLO_ConvertOp : HLO_PureOp<"convert", [HLO_Elementwise, HLO_SameShapes], [HLO_ShardingRule]> {
  let summary = "Converts each element to another type";
  let semantics = [{
    Each element as a number of another type. Floats are rounded to the nearest, ties to even; towards integers
    they lose their fraction; predicates are 0 and 1, and any number but zero is true; towards complex numbers
    the imaginary part is zero, from them it is dropped.
  }];
  let constraints = [
    "`operand` and `result` have one shape."];
  let example = [{
    // %operand: tensor<2x3xf32>
    %result = stablehlo.convert %operand : (tensor<2x3xf32>) -> tensor<2x3xbf16>
  }];
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
  let semantics = [{
    True where the element is a number: neither infinite nor NaN.
  }];
  let constraints = [
    "`x` and `y` have one shape."];
  let example = [{
    // %x: tensor<2x3xf32>
    %y = stablehlo.is_finite %x : (tensor<2x3xf32>) -> tensor<2x3xi1>
  }];
  let arguments = (ins HLO_FloatTensor:$x);
  let results = (outs HLO_PredTensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let builders = [OpBuilder<(ins "::mlir::Value":$x), [{
    build($_builder, $_state,
          ::llvm::cast<::mlir::RankedTensorType>(x.getType()).clone($_builder.getI1Type()), x);
  }]>];
  let hasFolder = 1;
}

def HLO_BitcastConvertOp : HLO_PureOp<"bitcast_convert", [], [HLO_ShardingRule]> {
  let summary = "Reinterprets bits; the last dimension grows or shrinks when the widths differ";
  let semantics = [{
    The same bits read as another type. Where the widths differ, k narrow elements along one more, last
    dimension make up a wide one, the lowest bits first.
  }];
  let constraints = [
    "Equal widths: `operand` and `result` have one shape.",
    "Other widths: the wider is k times the narrower, and the shape with the narrow type is the other one with "
    "a last dimension of size k added."];
  let example = [{
    // %operand: tensor<2x4xi8>
    %result = stablehlo.bitcast_convert %operand : (tensor<2x4xi8>) -> tensor<2xi32>
  }];
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Two operands
//===------------------------------------------------------------------------------------------------===//

class HLO_BinaryOp<string mnemonic, string what, Type type, list<Trait> traits = [],
                   list<Trait> sharding = [ShardingRuleInterface]>
    : HLO_PureOp<mnemonic, !listconcat([HLO_Elementwise, HLO_SameTypes], traits), sharding> {
  let summary = what;
  defvar sample = HLO_Sample<type>.text;
  let constraints = ["`lhs`, `rhs` and `result` have one type."];
  let example = "\n    // %lhs: " # sample # ", %rhs: " # sample # "\n    %result = stablehlo." # mnemonic #
                " %lhs, %rhs : " # sample # "\n  ";
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

def HLO_AddOp : HLO_BinaryOp<"add", "sum, logical or for predicates", HLO_Tensor, [Commutative], [HLO_ShardingRule]> {
  let semantics = [{
    The sum of two elements. Integers wrap around; for predicates it is the logical or.
  }];
}
def HLO_AndOp : HLO_BinaryOp<"and", "bitwise or logical and", HLO_PredOrIntTensor, [Commutative], [HLO_ShardingRule]> {
  let semantics = [{
    The bits that both elements have; for predicates the logical and.
  }];
}
def HLO_Atan2Op : HLO_BinaryOp<"atan2", "angle of the point (rhs, lhs)", HLO_FloatOrComplexTensor, [HLO_Costly]> {
  let semantics = [{
    The angle in radians, from -pi to pi, between the positive x axis and the point whose y is `lhs` and whose x
    is `rhs`.
  }];
}
def HLO_DivOp
    : HLO_BinaryOp<"divide", "quotient, truncated for integers", HLO_NumberTensor, [HLO_Costly], [HLO_ShardingRule]> {
  let semantics = [{
    The quotient of two elements. Integers lose the fraction; division by zero gives an integer with all bits
    set, and the smallest signed integer over -1 wraps around to itself.
  }];
}
def HLO_MaxOp : HLO_BinaryOp<"maximum", "larger one, NaN if one is", HLO_Tensor, [Commutative], [HLO_ShardingRule]> {
  let semantics = [{
    The larger of two elements, NaN if one is; +0 is above -0. For predicates it is the logical or.
  }];
}
def HLO_MinOp : HLO_BinaryOp<"minimum", "smaller one, NaN if one is", HLO_Tensor, [Commutative], [HLO_ShardingRule]> {
  let semantics = [{
    The smaller of two elements, NaN if one is; -0 is below +0. For predicates it is the logical and.
  }];
}
def HLO_MulOp
    : HLO_BinaryOp<"multiply", "product, logical and for predicates", HLO_Tensor, [Commutative], [HLO_ShardingRule]> {
  let semantics = [{
    The product of two elements. Integers wrap around; for predicates it is the logical and.
  }];
}
def HLO_OrOp : HLO_BinaryOp<"or", "bitwise or logical or", HLO_PredOrIntTensor, [Commutative], [HLO_ShardingRule]> {
  let semantics = [{
    The bits that one of the elements has or both have; for predicates the logical or.
  }];
}
def HLO_PowOp : HLO_BinaryOp<"power", "lhs raised to rhs", HLO_NumberTensor, [HLO_Costly]> {
  let semantics = [{
    `lhs` raised to `rhs`. Integers wrap around; a negative exponent gives 0 unless the base is 1 or -1.
  }];
}
def HLO_RemOp : HLO_BinaryOp<"remainder", "remainder with the sign of lhs", HLO_NumberTensor, [HLO_Costly]> {
  let semantics = [{
    What `lhs` leaves when divided by `rhs` with the quotient truncated: it has the sign of `lhs`. An integer by
    zero leaves itself.
  }];
}
def HLO_ShiftLeftOp : HLO_BinaryOp<"shift_left", "shift to the left", HLO_IntTensor> {
  let semantics = [{
    The bits of `lhs` moved up by `rhs` places, an unsigned number; zeros come in. A shift by the width or more
    gives 0.
  }];
}
def HLO_ShiftRightArithmeticOp
    : HLO_BinaryOp<"shift_right_arithmetic", "shift to the right, keeps the sign", HLO_IntTensor> {
  let semantics = [{
    The bits of `lhs` moved down by `rhs` places, an unsigned number; copies of the sign bit come in. A shift by
    the width or more gives only these.
  }];
}
def HLO_ShiftRightLogicalOp
    : HLO_BinaryOp<"shift_right_logical", "shift to the right, fills with zeros", HLO_IntTensor> {
  let semantics = [{
    The bits of `lhs` moved down by `rhs` places, an unsigned number; zeros come in. A shift by the width or
    more gives 0.
  }];
}
def HLO_SubtractOp : HLO_BinaryOp<"subtract", "difference", HLO_NumberTensor, [], [HLO_ShardingRule]> {
  let semantics = [{
    `lhs` less `rhs`; integers wrap around.
  }];
}
def HLO_XorOp : HLO_BinaryOp<"xor", "bitwise or logical exclusive or", HLO_PredOrIntTensor, [Commutative]> {
  let semantics = [{
    The bits in which two elements differ; for predicates the logical exclusive or.
  }];
}

def HLO_ComplexOp : HLO_PureOp<"complex", [HLO_Elementwise, HLO_SameShapes]> {
  let summary = "complex number of a real and an imaginary part";
  let semantics = [{
    The complex numbers with `lhs` as real and `rhs` as imaginary parts.
  }];
  let constraints = [
    "`lhs` and `rhs` have one type, with elements of type f32 or f64.",
    "`result` has their shape and the complex type of their elements."];
  let example = [{
    // %lhs: tensor<4xf32>, %rhs: tensor<4xf32>
    %result = stablehlo.complex %lhs, %rhs : tensor<4xcomplex<f32>>
  }];
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
  let semantics = [{
    Whether `lhs` is equal to (EQ), not equal to (NE), at least (GE), above (GT), at most (LE) or below (LT)
    `rhs`. With NaN everything but NE is false, unless the type is TOTALORDER, which orders floats by sign,
    magnitude and then NaN bits. Complex numbers go by their real parts, then by the imaginary ones.
  }];
  let constraints = [
    "`lhs` and `rhs` have one type; `result` has its shape.",
    "`compare_type`, if it is there and not NOTYPE, is FLOAT for floats and complex numbers, UNSIGNED for "
    "predicates and unsigned integers, SIGNED for other integers; floats and complex numbers take TOTALORDER "
    "too."];
  let example = [{
    // %lhs: tensor<4xi32>, %rhs: tensor<4xi32>
    %result = stablehlo.compare LT, %lhs, %rhs, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  }];
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

def HLO_SelectOp : HLO_PureOp<"select", [HLO_Elementwise], [HLO_ShardingRule]> {
  let summary = "on_true where pred holds, else on_false; a rank-0 pred chooses whole tensors";
  let semantics = [{
    The element of `on_true` where `pred` holds, of `on_false` elsewhere. A `pred` of rank 0 chooses the whole
    tensor.
  }];
  let constraints = [
    "`on_true`, `on_false` and `result` have one type.",
    "`pred` has rank 0 or the shape of `result`."];
  let example = [{
    // %pred: tensor<2x3xi1>, %on_true: tensor<2x3xf32>, %on_false: tensor<2x3xf32>
    %result = stablehlo.select %pred, %on_true, %on_false : tensor<2x3xi1>, tensor<2x3xf32>
  }];
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
  let semantics = [{
    Each element, raised to `min` where it is below, then lowered to `max` where it is above; so `max` wins
    where the bounds cross. A bound of rank 0 holds for all elements.
  }];
  let constraints = [
    "`operand` and `result` have one type.",
    "`min` and `max` have the element type of `operand`, and its shape or rank 0."];
  let example = [{
    // %min: tensor<f32>, %operand: tensor<2x3xf32>, %max: tensor<f32>
    %result = stablehlo.clamp %min, %operand, %max : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) ->
        tensor<2x3xf32>
  }];
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
