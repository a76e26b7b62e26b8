//===- StableHLOLinear.td - Matmuls and convolutions ------------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_LINEAR
#define ZERO_DIALECT_STABLEHLO_LINEAR

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

def HLO_DotGeneralOp : HLO_PureOp<"dot_general", [HLO_Contraction], [HLO_ShardingRule]> {
  let summary = "Batched tensor contraction";
  let semantics = [{
    Sums of products over the contracting dimensions, for each index of the batching dimensions. The result's
    dimensions are the batching ones, then the other ones of `lhs`, then those of `rhs`. `precision_config` and
    `algorithm` say which arithmetic the writer asks for.
  }];
  let constraints = [
    "Batching and contracting dimensions of a side are distinct dimensions of it, none in both lists.",
    "Both sides name as many batching and as many contracting dimensions; the sizes of each pair are equal.",
    "`precision_config` is absent or has two entries, one per operand.",
    "The counts in `algorithm` are at least 1.",
    "`result` has the shape that follows; its element type, that of the sums, is free."];
  let example = [{
    // %lhs: tensor<2x3x4xf32>, %rhs: tensor<2x4x5xf32>
    %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1],
        precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
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

def HLO_ConvolutionOp : HLO_PureOp<"convolution", [HLO_Contraction], [HLO_ShardingRule]> {
  let summary = "Convolution of windows of lhs with the kernel rhs";
  let semantics = [{
    Sums of products of the kernel `rhs` with each window of `lhs`. `dimension_numbers` names batch, feature and
    spatial dimensions; `lhs` is padded and dilated, the kernel dilated and, where `window_reversal` says so,
    reversed. Feature groups split the input features, batch groups the batch, each with its own part of the
    kernel's output features.
  }];
  let constraints = !listconcat(HLO_ConvConstraints, HLO_WindowConstraints, [
    "`window_reversal` is absent or has an entry for each spatial dimension.",
    "`result` has the windows' counts as its spatial sizes; its element type, that of the sums, is free."]);
  let example = [{
    // %lhs: tensor<1x8x8x3xf32>, %rhs: tensor<3x3x3x4xf32>
    %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window =
        {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false,
        false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>,
        tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
  }];
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

def HLO_DotOp : HLO_PureOp<"dot", [HLO_Expands]> {
  let summary = "Product of vectors and matrices: contracts the last dimension of lhs and the first of rhs";
  let semantics = [{
    The product of vectors and matrices, which sums over the last dimension of `lhs` and the first of `rhs`.
  }];
  let constraints = [
    "Both operands have rank 1 or 2.",
    "The last dimension of `lhs` and the first of `rhs` have one size.",
    "`precision_config` is absent or has two entries, one per operand.",
    "`result` has the other dimensions, of `lhs` first; its element type, that of the sums, is free."];
  let example = [{
    // %lhs: tensor<2x3xf32>, %rhs: tensor<3x4xf32>
    %result = stablehlo.dot %lhs, %rhs : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  }];
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
  let semantics = [{
    Sums of products over the letters of `einsum_config` that its right side does not name; each letter is one
    index.
  }];
  let constraints = [
    "`einsum_config` has a letter for each dimension of each operand, a comma between the operands, then an "
    "arrow and the letters of the result.",
    "A letter stands for one size.",
    "The result's letters are letters of the operands, each at most once.",
    "`result` has the shape that follows; its element type is free."];
  let example = [{
    // %lhs: tensor<2x3xf32>, %rhs: tensor<3x4xf32>
    %result = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf32>, tensor<3x4xf32>) ->
        tensor<2x4xf32>
  }];
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, StrAttr:$einsum_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_UnaryEinsumOp : HLO_PureOp<"unary_einsum"> {
  let summary = "Transposition, diagonal and sums of one tensor in Einstein's notation";
  let semantics = [{
    The operand's elements summed over the letters of `einsum_config` that its right side does not name; a
    letter that is there twice takes the diagonal.
  }];
  let constraints = [
    "`operand` and `result` have one element type.",
    "`einsum_config` has a letter for each dimension of the operand, then an arrow and the letters of the "
    "result.",
    "A letter stands for one size.",
    "The result's letters are letters of the operand, each at most once.",
    "`result` has the shape that follows."];
  let example = [{
    // %operand: tensor<2x3xf32>
    %result = stablehlo.unary_einsum %operand, config = "ij->i" : (tensor<2x3xf32>) -> tensor<2xf32>
  }];
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

def HLO_CholeskyOp : HLO_PureOp<"cholesky", [HLO_SameTypes], [HLO_ShardingRule]> {
  let summary = "Cholesky factors of a batch of matrices";
  let semantics = [{
    For each matrix a triangular factor: l with a = l l^H if `lower`, else u with a = u^H u. Only the triangle
    that `lower` names is read; the other triangle of the result is unspecified.
  }];
  let constraints = [
    "`a` and `result` have one type.",
    "The last two dimensions of `a` have one size."];
  let assumptions = [
    "The matrices are Hermitian and positive definite."];
  let example = [{
    // %a: tensor<5x3x3xf32>
    %result = stablehlo.cholesky %a, lower = true : tensor<5x3x3xf32>
  }];
  let arguments = (ins HLO_FloatOrComplexTensor:$a, DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs HLO_FloatOrComplexTensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict `:` custom<SameTypes>(type($a), type($result))
  }];
  let hasVerifier = 1;
}

def HLO_TriangularSolveOp : HLO_PureOp<"triangular_solve", [], [HLO_ShardingRule]> {
  let summary = "Solves op(a) x = b (left_side) or x op(a) = b for triangular a";
  let semantics = [{
    For each matrix the x with op(a) x = b (`left_side`) or x op(a) = b, where op is a's identity, transpose or
    adjoint. Only the triangle of `a` that `lower` names is read; with `unit_diagonal` its diagonal counts as
    ones and is not read.
  }];
  let constraints = [
    "The last two dimensions of `a` have one size.",
    "`a` and `b` have one element type, one rank, and one size in each dimension but the last two.",
    "The dimension of `b` that meets `a`, the last but one with `left_side`, else the last, has the size of "
    "`a`'s matrices.",
    "`transpose_a` is NO_TRANSPOSE, TRANSPOSE or ADJOINT.",
    "`b` and `result` have one type."];
  let example = [{
    // %a: tensor<3x3xf32>, %b: tensor<3x4xf32>
    %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a =
        #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x4xf32>) ->
        tensor<3x4xf32>
  }];
  let arguments = (ins HLO_FloatOrComplexTensor:$a, HLO_FloatOrComplexTensor:$b, BoolAttr:$left_side,
                       BoolAttr:$lower, BoolAttr:$unit_diagonal, HLO_TransposeAttr:$transpose_a);
  let results = (outs HLO_FloatOrComplexTensor:$result);
  let hasVerifier = 1;
}

def HLO_FftOp : HLO_PureOp<"fft"> {
  let summary = "Fourier transform of the last dimensions";
  let semantics = [{
    The discrete Fourier transform of the last dimensions, as many as `fft_length` has entries: forward (FFT),
    backward (IFFT), of real numbers to the first half of their spectrum (RFFT), or from such a half back
    (IRFFT).
  }];
  let constraints = [
    "The operand's elements are f32 or f64 for RFFT, complex for the others.",
    "`fft_length` has 1 to 3 entries, at most the operand's rank.",
    "The operand's last dimensions have the sizes `fft_length`; for IRFFT the very last has half of it, "
    "rounded down, and one.",
    "`result` has the operand's shape, but for RFFT half of the last length, rounded down, and one, and for "
    "IRFFT the last length, as its last size.",
    "The result's elements are complex, and the real type of the operand's for IRFFT."];
  let example = [{
    // %operand: tensor<4x8xf32>
    %result = stablehlo.fft %operand, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  }];
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
