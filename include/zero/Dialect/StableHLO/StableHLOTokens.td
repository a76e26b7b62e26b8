//===- StableHLOTokens.td - Tokens, transfers with the host, tuples ---------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_TOKENS
#define ZERO_DIALECT_STABLEHLO_TOKENS

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

class HLO_Type<string name, string typeMnemonic> : TypeDef<StableHLO_Dialect, name> {
  let mnemonic = typeMnemonic;
}
def HLO_TokenType : HLO_Type<"Token", "token"> {
  let summary = "Orders effects: made by one, taken by the next";
}

/// What calls and transfers take and give. Tuples are refused by the verifiers, with a remedy.
def HLO_Value : AnyTypeOf<[HLO_Tensor, HLO_TokenType, AnyTuple]>;

def HLO_CreateTokenOp : HLO_PureOp<"create_token"> {
  let summary = "A token that orders nothing yet";
  let results = (outs HLO_TokenType:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}

def HLO_AfterAllOp : HLO_PureOp<"after_all"> {
  let summary = "A token after all the given ones";
  let arguments = (ins Variadic<HLO_TokenType>:$inputs);
  let results = (outs HLO_TokenType:$result);
  let assemblyFormat = "$inputs attr-dict `:` custom<TokenTypes>(ref($inputs), type($inputs), type($result))";
}

def HLO_InfeedOp : HLO_Op<"infeed"> {
  let summary = "Reads tensors that the host gives";
  let arguments = (ins HLO_TokenType:$token, OptionalAttr<StrAttr>:$infeed_config,
                       OptionalAttr<ArrayAttr>:$layout);
  let results = (outs Variadic<HLO_Value>:$results);
  let hasVerifier = 1;
}

def HLO_OutfeedOp : HLO_Op<"outfeed"> {
  let summary = "Gives tensors to the host";
  let arguments = (ins Variadic<HLO_Value>:$inputs, HLO_TokenType:$token,
                       OptionalAttr<StrAttr>:$outfeed_config);
  let results = (outs HLO_TokenType:$result);
}

def HLO_SendOp : HLO_Op<"send"> {
  let summary = "Sends tensors through a channel";
  let arguments = (ins Variadic<HLO_Value>:$inputs, HLO_TokenType:$token, HLO_ChannelHandleAttr:$channel_handle,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
                       OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs HLO_TokenType:$result);
  let hasVerifier = 1;
}

def HLO_RecvOp : HLO_Op<"recv"> {
  let summary = "Receives tensors through a channel";
  let arguments = (ins HLO_TokenType:$token, HLO_ChannelHandleAttr:$channel_handle,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
                       OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Variadic<HLO_Value>:$results);
  let hasVerifier = 1;
}

def HLO_TupleOp : HLO_PureOp<"tuple"> {
  let summary = "Several values as one: always refused by the verifier, which names the remedy";
  let arguments = (ins Variadic<HLO_Value>:$val);
  let results = (outs AnyTuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleTypes>(type($val), type($result))";
  let hasVerifier = 1;
}

def HLO_GetTupleElementOp : HLO_PureOp<"get_tuple_element"> {
  let summary = "One value of a tuple: always refused by the verifier, which names the remedy";
  let arguments = (ins AnyTuple:$operand, I32Attr:$index);
  let results = (outs HLO_Value:$result);
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_TOKENS
