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
  let semantics = [{
    A token that nothing comes before.
  }];
  let example = [{
    %output = stablehlo.create_token : !stablehlo.token
  }];
  let results = (outs HLO_TokenType:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}

def HLO_AfterAllOp : HLO_PureOp<"after_all"> {
  let summary = "A token after all the given ones";
  let semantics = [{
    A token that comes after all the inputs: what takes it runs after what made them.
  }];
  let example = [{
    // %a: !stablehlo.token, %b: !stablehlo.token
    %result = stablehlo.after_all %a, %b : !stablehlo.token
  }];
  let arguments = (ins Variadic<HLO_TokenType>:$inputs);
  let results = (outs HLO_TokenType:$result);
  let assemblyFormat = "$inputs attr-dict `:` custom<TokenTypes>(ref($inputs), type($inputs), type($result))";
}

def HLO_InfeedOp : HLO_Op<"infeed"> {
  let summary = "Reads tensors that the host gives";
  let semantics = [{
    Tensors that the host puts into the device's queue, and a token that comes after reading them.
  }];
  let constraints = [
    "There are no tuples.",
    "The last result is a token."];
  let example = [{
    // %token: !stablehlo.token
    %results:2 = "stablehlo.infeed"(%token) <{infeed_config = "", layout = [[1, 0]]}> : (!stablehlo.token) ->
        (tensor<3x3xf32>, !stablehlo.token)
  }];
  let arguments = (ins HLO_TokenType:$token, OptionalAttr<StrAttr>:$infeed_config,
                       OptionalAttr<ArrayAttr>:$layout);
  let results = (outs Variadic<HLO_Value>:$results);
  let hasVerifier = 1;
}

def HLO_OutfeedOp : HLO_Op<"outfeed"> {
  let summary = "Gives tensors to the host";
  let semantics = [{
    Puts tensors into the queue that the host reads; the result comes after that.
  }];
  let example = [{
    // %input: tensor<4xf32>, %token: !stablehlo.token
    %result = "stablehlo.outfeed"(%input, %token) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) ->
        !stablehlo.token
  }];
  let arguments = (ins Variadic<HLO_Value>:$inputs, HLO_TokenType:$token,
                       OptionalAttr<StrAttr>:$outfeed_config);
  let results = (outs HLO_TokenType:$result);
}

def HLO_SendOp : HLO_Op<"send"> {
  let summary = "Sends tensors through a channel";
  let semantics = [{
    Sends tensors through a channel, to the host or to the devices of `source_target_pairs`; the result comes
    after that.
  }];
  let constraints = [
    "There are no tuples.",
    "`channel_handle` has type 2 with `is_host_transfer`, else 1."];
  let example = [{
    // %input: tensor<4xf32>, %token: !stablehlo.token
    %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type =
        2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  }];
  let arguments = (ins Variadic<HLO_Value>:$inputs, HLO_TokenType:$token, HLO_ChannelHandleAttr:$channel_handle,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
                       OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs HLO_TokenType:$result);
  let hasVerifier = 1;
}

def HLO_RecvOp : HLO_Op<"recv"> {
  let summary = "Receives tensors through a channel";
  let semantics = [{
    Receives tensors through a channel, from the host or from a device, and a token that comes after that.
  }];
  let constraints = [
    "There are no tuples.",
    "The last result is a token.",
    "`channel_handle` has type 3 with `is_host_transfer`, else 1."];
  let example = [{
    // %token: !stablehlo.token
    %results:2 = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>,
        is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  }];
  let arguments = (ins HLO_TokenType:$token, HLO_ChannelHandleAttr:$channel_handle,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
                       OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Variadic<HLO_Value>:$results);
  let hasVerifier = 1;
}

def HLO_TupleOp : HLO_PureOp<"tuple"> {
  let summary = "Several values as one: always refused by the verifier, which names the remedy";
  let semantics = [{
    Several values as one. It is parsed so that the error can name the remedy: export with flat results.
  }];
  let constraints = [
    "There are no tuples, so no such op is accepted."];
  let isRefused = 1;
  let example = [{
    // %a: tensor<4xf32>, %b: tensor<2xi32>
    %result = stablehlo.tuple %a, %b : tuple<tensor<4xf32>, tensor<2xi32>>
  }];
  let arguments = (ins Variadic<HLO_Value>:$val);
  let results = (outs AnyTuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleTypes>(type($val), type($result))";
  let hasVerifier = 1;
}

def HLO_GetTupleElementOp : HLO_PureOp<"get_tuple_element"> {
  let summary = "One value of a tuple: always refused by the verifier, which names the remedy";
  let semantics = [{
    One value of a tuple. It is parsed so that the error can name the remedy: export with flat results.
  }];
  let constraints = [
    "There are no tuples, so no such op is accepted."];
  let isRefused = 1;
  let example = [{
    // %operand: tuple<tensor<4xf32>, tensor<2xi32>>
    %result = stablehlo.get_tuple_element %operand[0] : (tuple<tensor<4xf32>, tensor<2xi32>>) -> tensor<4xf32>
  }];
  let arguments = (ins AnyTuple:$operand, I32Attr:$index);
  let results = (outs HLO_Value:$result);
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_TOKENS
