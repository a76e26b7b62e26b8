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
  let arguments = (ins HLO_FloatTensor:$operand, HLO_FloatTensor:$scale, HLO_FloatTensor:$offset,
                       F32Attr:$epsilon, I64Attr:$feature_index);
  let results = (outs HLO_FloatTensor:$output, HLO_FloatTensor:$batch_mean, HLO_FloatTensor:$batch_var);
}

def HLO_BatchNormInferenceOp : HLO_BatchNormOp<"batch_norm_inference"> {
  let summary = "Normalizes by a given mean and variance";
  let arguments = (ins HLO_FloatTensor:$operand, HLO_FloatTensor:$scale, HLO_FloatTensor:$offset,
                       HLO_FloatTensor:$mean, HLO_FloatTensor:$variance, F32Attr:$epsilon,
                       I64Attr:$feature_index);
  let results = (outs HLO_FloatTensor:$result);
}

def HLO_BatchNormGradOp : HLO_BatchNormResultsOp<"batch_norm_grad"> {
  let summary = "Gradients of batch_norm_training";
  let arguments = (ins HLO_FloatTensor:$operand, HLO_FloatTensor:$scale, HLO_FloatTensor:$mean,
                       HLO_FloatTensor:$variance, HLO_FloatTensor:$grad_output, F32Attr:$epsilon,
                       I64Attr:$feature_index);
  let results = (outs HLO_FloatTensor:$grad_operand, HLO_FloatTensor:$grad_scale, HLO_FloatTensor:$grad_offset);
}

#endif // ZERO_DIALECT_STABLEHLO_NORMALIZATION
