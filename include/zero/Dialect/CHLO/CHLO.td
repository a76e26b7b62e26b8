//===- CHLO.td - The chlo dialect: functions that decompose into stablehlo --------------------------===//

#ifndef ZERO_DIALECT_CHLO
#define ZERO_DIALECT_CHLO

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

def CHLO_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::zero::chlo";
  let summary = "Functions that frameworks write as one op and that decompose into stablehlo";
  let description = [{
    Only read, printed and decomposed: `zero-expand-chlo` rewrites every op of this dialect into stablehlo
    before the `import` phase ends, so no later pass knows any of them.
  }];
  let useDefaultAttributePrinterParser = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Attributes
//===------------------------------------------------------------------------------------------------===//

/// The enumerations of stablehlo under this dialect's name: `#chlo<precision DEFAULT>`.
class CHLO_EnumAttr<EnumAttrInfo info, string mnemonic> : EnumAttr<CHLO_Dialect, info, mnemonic> {
  // The default names the attribute in the namespace of the enumeration.
  let constBuilderCall = "::zero::chlo::" # info.className # "Attr::get($_builder.getContext(), $0)";
}

def CHLO_ComparisonDirectionAttr : CHLO_EnumAttr<HLO_ComparisonDirection, "comparison_direction">;
def CHLO_ComparisonTypeAttr : CHLO_EnumAttr<HLO_ComparisonType, "comparison_type">;
def CHLO_PrecisionAttr : CHLO_EnumAttr<HLO_Precision, "precision">;
def CHLO_PrecisionConfigAttr : TypedArrayAttrBase<CHLO_PrecisionAttr, "precision of each operand">;

def CHLO_RaggedDotDimensionNumbersAttr : AttrDef<CHLO_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let summary = "Which dimensions ragged_dot batches over, contracts, and splits into groups";
  let parameters = (ins
    OptionalArrayRefParameter<"int64_t">:$lhs_batching_dimensions,
    OptionalArrayRefParameter<"int64_t">:$rhs_batching_dimensions,
    OptionalArrayRefParameter<"int64_t">:$lhs_contracting_dimensions,
    OptionalArrayRefParameter<"int64_t">:$rhs_contracting_dimensions,
    OptionalArrayRefParameter<"int64_t">:$lhs_ragged_dimensions,
    OptionalArrayRefParameter<"int64_t">:$rhs_group_dimensions);
  let hasCustomAssemblyFormat = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Base classes
//===------------------------------------------------------------------------------------------------===//

class CHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<CHLO_Dialect, mnemonic, !listconcat([Pure, HLO_StaticShapes], traits)>;

class CHLO_UnaryOp<string mnemonic, string what, Type type>
    : CHLO_Op<mnemonic, [HLO_Elementwise, HLO_SameTypes]> {
  let summary = what;
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand);
  }]>];
}

class CHLO_PredicateOp<string mnemonic, string what>
    : CHLO_Op<mnemonic, [HLO_Elementwise, HLO_SameShapes]> {
  let summary = what;
  let arguments = (ins HLO_FloatTensor:$operand);
  let results = (outs HLO_PredTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}

class CHLO_BinaryOp<string mnemonic, string what, string lhs, string rhs, Type type>
    : CHLO_Op<mnemonic, [HLO_Elementwise, HLO_SameTypes]> {
  let summary = what;
  let arguments = !dag(ins, [type, type], [lhs, rhs]);
  let results = (outs type:$result);
  let assemblyFormat = "$" # lhs # " `,` $" # rhs # " attr-dict `:` type($" # lhs # ") `,` type($" # rhs #
                       ") `->` type($result)";
}

/// An elementwise op of two operands of any shapes that fit: the one of lower rank is broadcast over the
/// leading dimensions (or put where `broadcast_dimensions` says), then dimensions of size 1 are stretched.
class CHLO_BroadcastOp<string mnemonic, string what, Type operand, Type result>
    : CHLO_Op<"broadcast_" # mnemonic> {
  let summary = what # ", after broadcasting the operands to one shape";
  let arguments = (ins operand:$lhs, operand:$rhs, OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions);
  let results = (outs result:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)";
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// One operand
//===------------------------------------------------------------------------------------------------===//

def CHLO_AcosOp : CHLO_UnaryOp<"acos", "inverse cosine", HLO_FloatOrComplexTensor>;
def CHLO_AcoshOp : CHLO_UnaryOp<"acosh", "inverse hyperbolic cosine", HLO_FloatOrComplexTensor>;
def CHLO_AsinOp : CHLO_UnaryOp<"asin", "inverse sine", HLO_FloatOrComplexTensor>;
def CHLO_AsinhOp : CHLO_UnaryOp<"asinh", "inverse hyperbolic sine", HLO_FloatOrComplexTensor>;
def CHLO_AtanOp : CHLO_UnaryOp<"atan", "inverse tangent", HLO_FloatOrComplexTensor>;
def CHLO_AtanhOp : CHLO_UnaryOp<"atanh", "inverse hyperbolic tangent", HLO_FloatOrComplexTensor>;
def CHLO_BesselI1eOp : CHLO_UnaryOp<"bessel_i1e", "e^-|x| times the modified Bessel function of order 1",
                                    HLO_FloatTensor>;
def CHLO_ConjOp : CHLO_UnaryOp<"conj", "complex conjugate; real numbers as they are", HLO_NumberTensor>;
def CHLO_CoshOp : CHLO_UnaryOp<"cosh", "hyperbolic cosine", HLO_FloatOrComplexTensor>;
def CHLO_DigammaOp : CHLO_UnaryOp<"digamma", "derivative of lgamma", HLO_FloatTensor>;
def CHLO_ErfOp : CHLO_UnaryOp<"erf", "error function", HLO_FloatTensor>;
def CHLO_ErfcOp : CHLO_UnaryOp<"erfc", "complementary error function", HLO_FloatTensor>;
def CHLO_ErfInvOp : CHLO_UnaryOp<"erf_inv", "inverse of the error function", HLO_FloatTensor>;
def CHLO_LgammaOp : CHLO_UnaryOp<"lgamma", "logarithm of |gamma(x)|", HLO_FloatTensor>;
def CHLO_SinhOp : CHLO_UnaryOp<"sinh", "hyperbolic sine", HLO_FloatOrComplexTensor>;
def CHLO_SquareOp : CHLO_UnaryOp<"square", "x * x", HLO_NumberTensor>;
def CHLO_TanOp : CHLO_UnaryOp<"tan", "tangent", HLO_FloatOrComplexTensor>;

def CHLO_AsinAcosKernelOp
    : CHLO_UnaryOp<"_asin_acos_kernel", "the w of which inverse functions of complex numbers are made",
                   HLO_FloatOrComplexTensor> {
  let description = [{
    An intermediate value in decompositions by others. For z in the first quadrant and w its kernel,
    asin(z) = complex(atan2(real(z), real(w)), imag(w)), acos(z) = complex(atan2(real(w), real(z)), -imag(w)).
  }];
}

def CHLO_IsInfOp : CHLO_PredicateOp<"is_inf", "whether each element is infinite">;
def CHLO_IsNegInfOp : CHLO_PredicateOp<"is_neg_inf", "whether each element is minus infinity">;
def CHLO_IsPosInfOp : CHLO_PredicateOp<"is_pos_inf", "whether each element is plus infinity">;

//===------------------------------------------------------------------------------------------------===//
// Two operands
//===------------------------------------------------------------------------------------------------===//

def CHLO_MulhiOp : CHLO_BinaryOp<"mulhi", "upper half of the product", "lhs", "rhs", HLO_IntTensor>;
def CHLO_NextAfterOp
    : CHLO_BinaryOp<"next_after", "the next number after x towards y", "x", "y", HLO_FloatTensor>;
def CHLO_PolygammaOp
    : CHLO_BinaryOp<"polygamma", "derivative n of digamma at x", "n", "x", HLO_FloatTensor>;
def CHLO_ZetaOp
    : CHLO_BinaryOp<"zeta", "Hurwitz zeta function, sum of (q + k)^-x", "x", "q", HLO_FloatTensor>;

//===------------------------------------------------------------------------------------------------===//
// With broadcasting
//===------------------------------------------------------------------------------------------------===//

def CHLO_BroadcastAddOp : CHLO_BroadcastOp<"add", "sum", HLO_Tensor, HLO_Tensor>;
def CHLO_BroadcastAndOp : CHLO_BroadcastOp<"and", "bitwise and", HLO_PredOrIntTensor, HLO_PredOrIntTensor>;
def CHLO_BroadcastAtan2Op
    : CHLO_BroadcastOp<"atan2", "angle of a point", HLO_FloatOrComplexTensor, HLO_FloatOrComplexTensor>;
def CHLO_BroadcastComplexOp : CHLO_BroadcastOp<"complex", "complex number of two parts", HLO_FloatTensor,
                                               HLO_FloatOrComplexTensor>;
def CHLO_BroadcastDivOp : CHLO_BroadcastOp<"divide", "quotient", HLO_NumberTensor, HLO_NumberTensor>;
def CHLO_BroadcastMaxOp : CHLO_BroadcastOp<"maximum", "larger one", HLO_Tensor, HLO_Tensor>;
def CHLO_BroadcastMinOp : CHLO_BroadcastOp<"minimum", "smaller one", HLO_Tensor, HLO_Tensor>;
def CHLO_BroadcastMulOp : CHLO_BroadcastOp<"multiply", "product", HLO_Tensor, HLO_Tensor>;
def CHLO_BroadcastNextAfterOp
    : CHLO_BroadcastOp<"next_after", "next number", HLO_FloatTensor, HLO_FloatTensor>;
def CHLO_BroadcastOrOp : CHLO_BroadcastOp<"or", "bitwise or", HLO_PredOrIntTensor, HLO_PredOrIntTensor>;
def CHLO_BroadcastPolygammaOp
    : CHLO_BroadcastOp<"polygamma", "derivative of digamma", HLO_FloatTensor, HLO_FloatTensor>;
def CHLO_BroadcastPowOp : CHLO_BroadcastOp<"power", "power", HLO_NumberTensor, HLO_NumberTensor>;
def CHLO_BroadcastRemOp : CHLO_BroadcastOp<"remainder", "remainder", HLO_NumberTensor, HLO_NumberTensor>;
def CHLO_BroadcastShiftLeftOp
    : CHLO_BroadcastOp<"shift_left", "shift to the left", HLO_IntTensor, HLO_IntTensor>;
def CHLO_BroadcastShiftRightArithmeticOp
    : CHLO_BroadcastOp<"shift_right_arithmetic", "shift to the right", HLO_IntTensor, HLO_IntTensor>;
def CHLO_BroadcastShiftRightLogicalOp
    : CHLO_BroadcastOp<"shift_right_logical", "shift to the right", HLO_IntTensor, HLO_IntTensor>;
def CHLO_BroadcastSubOp : CHLO_BroadcastOp<"subtract", "difference", HLO_NumberTensor, HLO_NumberTensor>;
def CHLO_BroadcastXorOp
    : CHLO_BroadcastOp<"xor", "bitwise exclusive or", HLO_PredOrIntTensor, HLO_PredOrIntTensor>;
def CHLO_BroadcastZetaOp
    : CHLO_BroadcastOp<"zeta", "Hurwitz zeta function", HLO_FloatTensor, HLO_FloatTensor>;

def CHLO_BroadcastCompareOp : CHLO_Op<"broadcast_compare"> {
  let summary = "Comparison, after broadcasting the operands to one shape";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
                       OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions,
                       CHLO_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<CHLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs HLO_PredTensor:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)";
  let hasVerifier = 1;
}

def CHLO_BroadcastSelectOp : CHLO_Op<"broadcast_select"> {
  let summary = "Choice by a predicate, after broadcasting the operands to one shape";
  let arguments = (ins HLO_PredTensor:$pred, HLO_Tensor:$on_true, HLO_Tensor:$on_false);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
    `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($result)
  }];
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Constants
//===------------------------------------------------------------------------------------------------===//

def CHLO_ConstantOp : CHLO_Op<"constant"> {
  let summary = "A constant";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs HLO_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def CHLO_ConstantLikeOp : CHLO_Op<"constant_like", [HLO_SameShapes]> {
  let summary = "One value in every element, of the operand's shape";
  let arguments = (ins AnyAttr:$value, HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$output);
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// top_k, ragged_dot, scan
//===------------------------------------------------------------------------------------------------===//

def CHLO_TopKOp : CHLO_Op<"top_k", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "The k largest elements of the last dimension and their indices, in descending order";
  let arguments = (ins HLO_Tensor:$operand, I64Attr:$k);
  let results = (outs HLO_Tensor:$values, HLO_IntTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->` `(` type($values) `,` type($indices) `)`
  }];
  let hasVerifier = 1;
}

def CHLO_RaggedDotOp : CHLO_Op<"ragged_dot"> {
  let summary = "A dot whose lhs is split into groups of rows, each with its own rhs";
  let description = [{
    `group_sizes` says how many entries of the ragged lhs dimension belong to each group, in order. With b
    batch, k contracting, g group dimensions the shapes are, by what the ragged dimension is:

    - m, neither batched nor contracted: [b, m, k], [g, b, k, n], group sizes [g] or [b, g] -> [b, m, n]; rows
      beyond the last group are 0
    - contracting: [b, m, k], [b, k, n], group sizes [g] or [b, g] -> [g, b, m, n]
    - batching: [b, m, k], [b, k, n], group sizes [g] -> [b, m, n], an ordinary dot
  }];
  let arguments = (ins HLO_NumberTensor:$lhs, HLO_NumberTensor:$rhs, HLO_IntTensor:$group_sizes,
                       CHLO_RaggedDotDimensionNumbersAttr:$ragged_dot_dimension_numbers,
                       OptionalAttr<CHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_NumberTensor:$result);
  let hasVerifier = 1;
}

def CHLO_ScanOp : CHLO_Op<"scan", [AttrSizedOperandSegments, AttrSizedResultSegments, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"::zero::hlo::ReturnOp">,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "Folds a body over a dimension and stacks what it returns at each step";
  let description = [{
    The body takes the slices of the inputs at one position of `dimension` (without it) and the carried
    values, and returns the slices of the outputs and the next carried values. From the last position to the
    first if `is_reverse`.
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, Variadic<HLO_Tensor>:$inits, I64Attr:$dimension,
                       OptionalAttr<I64Attr>:$scan_dim_size, OptionalAttr<BoolAttr>:$is_reverse,
                       OptionalAttr<BoolAttr>:$is_associative);
  let results = (outs Variadic<HLO_Tensor>:$outputs, Variadic<HLO_Tensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_CHLO
