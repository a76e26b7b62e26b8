// Bytes in a loop that is kept count its rounds; a loop of unknown rounds that moves bytes is
// refused, and so is a branch.
// RUN: split-file %s %t
// RUN: zero-opt %t/counted.mlir --zero-verify-partition | FileCheck %s --check-prefix=COUNTED
// Five rounds of an all_reduce of 4 elements on 2 ranks: own 2, read 2, of 4 bytes.
// COUNTED: wire = {main = 80 : i64}, wire_by_rank = {main = [80, 80]}
// RUN: zero-opt %t/counted.mlir --zero-verify-partition | sed 's/main = 80/main = 16/; s/80, 80/16, 16/' > %t/once.mlir
// RUN: not zero-opt %t/once.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=ONCE
// ONCE: error: zero.bytes: wire.main is 16 : i64, but the program is counted to have 80 : i64
// RUN: sed 's/stablehlo.constant dense<5>/stablehlo.bitcast_convert %%n/; s/: tensor<i32> \/\/ bound/: (tensor<i32>) -> tensor<i32>/' %t/counted.mlir > %t/unknown.mlir
// RUN: not zero-opt %t/unknown.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'stablehlo.while' op moves bytes between ranks, but its number of rounds is not known: {{.*}}; expected a loop that counts to a constant
// RUN: not zero-opt %t/branch.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=BRANCH
// BRANCH: error: 'zero.all_reduce' op moves bytes between ranks inside stablehlo.if, expected it where it runs a known number of times

//--- counted.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {stage = 3 : i64, replicated_states = [], without_gradient = []}} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [0, -1]}}
zero.leaf tensor<i32> as #zero.role<scalar "n"> {slots = {main = [1, -1]}}
zero.leaf tensor<4xf32> as #zero.role<metric "sum"> {slots = {main = [-1, 0]}}
func.func @main(%x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %n: tensor<i32> {zero.role = #zero.role<scalar "n">}) -> (tensor<4xf32> {zero.role = #zero.role<metric "sum">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0.0> : tensor<4xf32>
  %first = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %bound = stablehlo.constant dense<5> : tensor<i32> // bound
  %r:2 = stablehlo.while(%i = %first, %sum = %start) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %bound : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %a = zero.all_reduce add %s over @mesh["dp"] : tensor<4xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %more = stablehlo.add %sum, %a : tensor<4xf32>
    stablehlo.return %next, %more : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
}

//--- branch.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {stage = 3 : i64, replicated_states = [], without_gradient = []}} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [0, -1]}}
zero.leaf tensor<i1> as #zero.role<scalar "n"> {slots = {main = [1, -1]}}
zero.leaf tensor<4xf32> as #zero.role<metric "sum"> {slots = {main = [-1, 0]}}
func.func @main(%x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %n: tensor<i1> {zero.role = #zero.role<scalar "n">}) -> (tensor<4xf32> {zero.role = #zero.role<metric "sum">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0.0> : tensor<4xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %r = "stablehlo.if"(%n) ({
    %a = zero.all_reduce add %s over @mesh["dp"] : tensor<4xf32>
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %start : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
}
