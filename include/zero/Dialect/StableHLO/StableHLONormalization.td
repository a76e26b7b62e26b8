//===- StableHLONormalization.td - Batch normalization ----------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_NORMALIZATION
#define ZERO_DIALECT_STABLEHLO_NORMALIZATION

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

/// Statistics are over all dimensions but `feature_index`, which all but the first operand have as their only one.
class HLO_BatchNormOp<string mnemonic, list<Trait> traits = []> : HLO_PureOp<mnemonic, traits> {
  let hasVerifier = 1;
}
class HLO_BatchNormResultsOp<string mnemonic>
    : HLO_BatchNormOp<mnemonic, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;

def HLO_BatchNormTrainingOp : HLO_BatchNormResultsOp<"batch_norm_training"> {
  let summary = "Normalizes by the batch's own mean and variance, and gives these";
  let semantics = [{
    The operand less the mean of its feature, divided by the square root of variance plus `epsilon`, times
    `scale`, plus `offset`. Mean and (uncorrected) variance are over all dimensions but `feature_index`, and are
    results too.
  }];
  let constraints = [
    "`feature_index` is a dimension of `operand`.",
    "`operand` and `output` have one type.",
    "The other operands and results have rank 1, the operand's element type, and the size of its feature "
    "dimension."];
  let example = [{
    // %operand: tensor<8x4xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon =
        1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>) ->
        (tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>)
  }];
  let arguments = (ins HLO_FloatTensor:$operand, HLO_FloatTensor:$scale, HLO_FloatTensor:$offset,
                       F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs HLO_FloatTensor:$output, HLO_FloatTensor:$batch_mean, HLO_FloatTensor:$batch_var);
}

def HLO_BatchNormInferenceOp : HLO_BatchNormOp<"batch_norm_inference"> {
  let summary = "Normalizes by a given mean and variance";
  let semantics = [{
    The operand less `mean`, divided by the square root of `variance` plus `epsilon`, times `scale`, plus
    `offset`, each of its feature.
  }];
  let constraints = [
    "`feature_index` is a dimension of `operand`.",
    "`operand` and `result` have one type.",
    "The other operands have rank 1, the operand's element type, and the size of its feature dimension."];
  let example = [{
    // %operand: tensor<8x4xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>, %mean: tensor<4xf32>,
    // %variance: tensor<4xf32>
    %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon =
        1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>,
        tensor<4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  }];
  let arguments = (ins HLO_FloatTensor:$operand, HLO_FloatTensor:$scale, HLO_FloatTensor:$offset,
                       HLO_FloatTensor:$mean, HLO_FloatTensor:$variance, F32Attr:$epsilon,
                       I64Attr:$feature_index);
  let results = (outs HLO_FloatTensor:$result);
}

def HLO_BatchNormGradOp : HLO_BatchNormResultsOp<"batch_norm_grad"> {
  let summary = "Gradients of batch_norm_training";
  let semantics = [{
    The gradients of batch_norm_training's operand, scale and offset, from the gradient of its output and from
    the mean and variance that it gave.
  }];
  let constraints = [
    "`feature_index` is a dimension of `operand`.",
    "`operand`, `grad_output` and `grad_operand` have one type.",
    "The other operands and results have rank 1, the operand's element type, and the size of its feature "
    "dimension."];
  let example = [{
    // %operand: tensor<8x4xf32>, %scale: tensor<4xf32>, %mean: tensor<4xf32>, %variance: tensor<4xf32>,
    // %grad_output: tensor<8x4xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance,
        %grad_output) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<8x4xf32>,
        tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>,
        tensor<4xf32>)
  }];
  let arguments = (ins HLO_FloatTensor:$operand, HLO_FloatTensor:$scale, HLO_FloatTensor:$mean,
                       HLO_FloatTensor:$variance, HLO_FloatTensor:$grad_output, F32Attr:$epsilon,
                       I64Attr:$feature_index);
  let results = (outs HLO_FloatTensor:$grad_operand, HLO_FloatTensor:$grad_scale, HLO_FloatTensor:$grad_offset);
}

#endif // ZERO_DIALECT_STABLEHLO_NORMALIZATION
