// Loops, branches, barriers and tokens: what their verifiers refuse, constraint by constraint.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @while_results(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{results have types ('tensor<5xf32>'), expected those of the operands ('tensor<4xf32>')}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @while_cond_arguments(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{region 'cond' has argument types (), expected ('tensor<4xf32>')}}
  %0 = "stablehlo.while"(%x) ({
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_body_arguments(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{region 'body' has argument types ('tensor<5xf32>'), expected ('tensor<4xf32>')}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<5xf32>):
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_body_returns(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{region 'body' returns ('tensor<i1>'), expected ('tensor<4xf32>')}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @if_arguments(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{region 'true_branch' has argument types ('tensor<4xf32>'), expected ()}}
  %0 = "stablehlo.if"(%p) ({
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// -----

func.func @if_pred(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{operand #0 must be 0D tensor of predicate values, but got 'tensor<i32>'}}
  %0 = "stablehlo.if"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @case_arguments(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{region 'branches' has argument types ('tensor<4xf32>'), expected ()}}
  %0 = "stablehlo.case"(%i) ({
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @case_returns(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{region 'branches' returns ('tensor<i32>'), expected ('tensor<4xf32>')}}
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %i : tensor<i32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @case_index(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{operand #0 must be 0D tensor of 32-bit signless integer values, but got 'tensor<4xf32>'}}
  %0 = "stablehlo.case"(%x) ({
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @barrier(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{results have types ('tensor<5xf32>'), expected those of the operands ('tensor<4xf32>')}}
  %0 = "stablehlo.optimization_barrier"(%x) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @after_all(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{operand #0 must be variadic of Orders effects: made by one, taken by the next, but got 'tensor<4xf32>'}}
  %0 = "stablehlo.after_all"(%x) : (tensor<4xf32>) -> !stablehlo.token
  return
}

// -----

func.func @create_token() {
  // expected-error @+1 {{result #0 must be Orders effects: made by one, taken by the next, but got 'tensor<i32>'}}
  %0 = "stablehlo.create_token"() : () -> tensor<i32>
  return
}

// -----

func.func @outfeed(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{operand #1 must be Orders effects: made by one, taken by the next, but got 'tensor<4xf32>'}}
  %0 = "stablehlo.outfeed"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> !stablehlo.token
  return
}

// -----

func.func @send(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{requires attribute 'channel_handle'}}
  %0 = "stablehlo.send"(%x, %t) : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @send_to_host(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{attribute 'channel_handle' has type 1, expected 2 where 'is_host_transfer' is true}}
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @send_to_device(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{attribute 'channel_handle' has type 0, expected 1 where 'is_host_transfer' is false}}
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 0>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @receive_from_host(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{attribute 'channel_handle' has type 2, expected 3 where 'is_host_transfer' is true}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @receive_from_device(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{attribute 'channel_handle' has type 3, expected 1 where 'is_host_transfer' is false}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
