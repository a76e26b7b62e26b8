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
    custom<PrecisionConfig>($precision_config) (`,` `algorithm` `=` $algorithm^)? attr-dict `:`
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

#endif // ZERO_DIALECT_STABLEHLO_LINEAR
