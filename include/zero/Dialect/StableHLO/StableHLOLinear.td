//===- StableHLOLinear.td - Matrix products and convolutions ----------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_LINEAR
#define ZERO_DIALECT_STABLEHLO_LINEAR

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

def HLO_DotGeneralOp : HLO_PureOp<"dot_general"> {
  let summary = "Batched tensor contraction";
  let description = [{
    The result's dimensions are the batching dimensions, then the free dimensions of lhs, then those of rhs.
  }];
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, HLO_DotDimensionNumbersAttr:$dot_dimension_numbers,
                       OptionalAttr<HLO_PrecisionConfigAttr>:$precision_config,
                       OptionalAttr<HLO_DotAlgorithmAttr>:$algorithm);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensions>($dot_dimension_numbers) ``
    custom<PrecisionAndAlgorithm>($precision_config, $algorithm) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Dimensions of lhs (rhs) that are neither batched over nor contracted, in order.
    ::llvm::SmallVector<int64_t> getLhsFreeDimensions();
    ::llvm::SmallVector<int64_t> getRhsFreeDimensions();
  }];
}

def HLO_ConvolutionOp : HLO_PureOp<"convolution"> {
  let summary = "Convolution of windows of lhs with the kernel rhs";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<I64ElementsAttr>:$padding, OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
                       OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
                       HLO_ConvDimensionNumbersAttr:$dimension_numbers, I64Attr:$feature_group_count,
                       I64Attr:$batch_group_count, OptionalAttr<HLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    `(` operands `)` `dim_numbers` `=` custom<ConvDimensions>($dimension_numbers) `,` `window` `=` `{`
    custom<ConvWindow>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}`
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Older contractions
//===------------------------------------------------------------------------------------------------===//

def HLO_DotOp : HLO_PureOp<"dot"> {
  let summary = "Product of vectors and matrices: contracts the last dimension of lhs and the first of rhs";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
                       OptionalAttr<HLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `` custom<PrecisionConfig>($precision_config) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_EinsumOp : HLO_PureOp<"einsum"> {
  let summary = "Contraction of two tensors in Einstein's notation, such as \"ij,jk->ik\"";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, StrAttr:$einsum_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_UnaryEinsumOp : HLO_PureOp<"unary_einsum"> {
  let summary = "Transposition, diagonal and sums of one tensor in Einstein's notation";
  let arguments = (ins HLO_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Factorisations, solvers and transforms
//===------------------------------------------------------------------------------------------------===//

def HLO_CholeskyOp : HLO_PureOp<"cholesky", [HLO_SameTypes]> {
  let summary = "Cholesky factors of a batch of matrices";
  let description = [{
    Only the triangle that `lower` names is read; the other triangle of the result is unspecified.
  }];
  let arguments = (ins HLO_FloatOrComplexTensor:$a, DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs HLO_FloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict `:` custom<SameTypes>(type($a), type($result))
  }];
  let hasVerifier = 1;
}

def HLO_TriangularSolveOp : HLO_PureOp<"triangular_solve"> {
  let summary = "Solves op(a) x = b (left_side) or x op(a) = b for triangular a";
  let arguments = (ins HLO_FloatOrComplexTensor:$a, HLO_FloatOrComplexTensor:$b, BoolAttr:$left_side,
                       BoolAttr:$lower, BoolAttr:$unit_diagonal, HLO_TransposeAttr:$transpose_a);
  let results = (outs HLO_FloatOrComplexTensor:$result);
  let hasVerifier = 1;
}

def HLO_FftOp : HLO_PureOp<"fft"> {
  let summary = "Fourier transform of the last dimensions";
  let arguments = (ins HLO_FloatOrComplexTensor:$operand, HLO_FftTypeAttr:$fft_type,
                       DenseI64ArrayAttr:$fft_length);
  let results = (outs HLO_FloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $operand `,` `type` `=` `` $fft_type `,` `length` `=` $fft_length attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_LINEAR
