// A step on whole arrays at `partitioned`: @init makes the state, @main trains on it. `w` and `mu/w` are stacked, one
// slice per unit; `mu/b` does not exist; `count` is replicated. The values are exact in f32.
// RUN: zero-run %s --interpret --entry=init --print --results %t.state | FileCheck %s --check-prefix=INIT
// RUN: zero-run %s --interpret --args %S/Inputs/sharded-run.safetensors --steps 2 --print | FileCheck %s

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.leaf tensor<2x3xf32> as #zero.role<param "w" next = 0> {slots = {init = [-1, 0], main = [0, 0]}}
  zero.leaf tensor<4xf32> as #zero.role<param "b" next = 1> {slots = {init = [-1, 1], main = [1, 1]}}
  zero.leaf tensor<2x3xf32> as #zero.role<opt_state "mu/w" next = 2 of = "w"> {slots = {init = [-1, 2], main = [2, 2]}}
  zero.leaf tensor<i32> as #zero.role<step "count" next = 3> {slots = {init = [-1, 3], main = [3, 3]}}
  zero.leaf tensor<4x3xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
  zero.leaf tensor<f32> as #zero.role<metric "loss"> {slots = {main = [-1, 4]}}
  zero.leaf tensor<4xf32> as #zero.role<output "y" dim = 0> {slots = {main = [-1, 5]}}

  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [3] at 0 slice 0>, #zero.segment<"b" [4] at 4>]}
  zero.layout @u1 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [3] at 0 slice 1>]}

  func.func @init() -> (
      tensor<4xf32> {zero.role = #zero.role<param "u0" unit = @u0>, zero.leaves = ["w", "b"]},
      tensor<4xf32> {zero.role = #zero.role<opt_state "u0.mu" unit = @u0>, zero.leaves = ["mu/w", ""]},
      tensor<8xf32> {zero.role = #zero.role<param "u1" unit = @u1>, zero.leaves = ["w"]},
      tensor<8xf32> {zero.role = #zero.role<opt_state "u1.mu" unit = @u1>, zero.leaves = ["mu/w"]},
      tensor<i32> {zero.role = #zero.role<step "count">}) {
    %w = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %b = stablehlo.constant dense<0.5> : tensor<4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
    %0 = zero.insert_segment %w into %zero {unit = @u0, segment = 0 : i64} : tensor<3xf32> into tensor<4xf32>
    %1 = zero.insert_segment %b into %0 {unit = @u0, segment = 1 : i64} : tensor<4xf32> into tensor<4xf32>
    %whole = stablehlo.constant dense<0.0> : tensor<8xf32>
    %2 = zero.insert_segment %w into %whole {unit = @u1, segment = 0 : i64} : tensor<3xf32> into tensor<8xf32>
    %count = stablehlo.constant dense<0> : tensor<i32>
    return %1, %zero, %2, %whole, %count : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>
  }

  // Unit 0 is sharded, unit 1 whole: mu' = mu + sum of all rows of x, w' = w - mu', b' = b + 2.
  func.func @main(
      %p0: tensor<4xf32> {zero.role = #zero.role<param "u0" next = 0 unit = @u0>, zero.leaves = ["w", "b"]},
      %m0: tensor<4xf32> {zero.role = #zero.role<opt_state "u0.mu" next = 1 unit = @u0>, zero.leaves = ["mu/w", ""]},
      %p1: tensor<8xf32> {zero.role = #zero.role<param "u1" next = 2 unit = @u1>, zero.leaves = ["w"]},
      %m1: tensor<8xf32> {zero.role = #zero.role<opt_state "u1.mu" next = 3 unit = @u1>, zero.leaves = ["mu/w"]},
      %count: tensor<i32> {zero.role = #zero.role<step "count" next = 4>},
      %x: tensor<2x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (
      tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>,
      tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %ones = stablehlo.constant dense<-1.0> : tensor<4xf32>
    %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %f0 = zero.pack %g, %ones {unit = @u0} : (tensor<3xf32>, tensor<4xf32>) -> tensor<8xf32>
    %f1 = zero.pack %g {unit = @u1} : (tensor<3xf32>) -> tensor<8xf32>
    %g0, %s1 = zero.reduce_scatter add %f0, %f1 {units = [@u0, @u1]} over @mesh["dp"] : (tensor<8xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %g1 = zero.all_gather %s1 {units = [@u1]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %n0 = stablehlo.add %m0, %g0 : tensor<4xf32>
    %n1 = stablehlo.add %m1, %g1 : tensor<8xf32>
    %q0 = stablehlo.subtract %p0, %n0 : tensor<4xf32>
    %q1 = stablehlo.subtract %p1, %n1 : tensor<8xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %count, %one : tensor<i32>
    %part = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %loss = zero.all_reduce add %part over @mesh["dp"] : tensor<f32>
    %y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %q0, %n0, %q1, %n1, %next, %loss, %y : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<2xf32>
  }
}
// INIT: result0: tensor<2x3xf32> [1, 2, 3, 1, 2, 3]
// INIT: result1: tensor<4xf32> [0.5, 0.5, 0.5, 0.5]
// INIT: result2: tensor<2x3xf32> [0, 0, 0, 0, 0, 0]
// INIT: result3: tensor<i32> [0]

// x is 0..11 in rows of three, w is all ones, the other states zero: columns sum to 18, 22, 26.
// CHECK: {"step": 1, "result4": 66}
// CHECK: {"step": 2, "result4": 66}
// CHECK: result0: tensor<2x3xf32> [-53, -65, -77, -53, -65, -77]
// The second segment of the moment is no leaf: zeros at every step, so that b grows by the ones of both ranks.
// CHECK: result1: tensor<4xf32> [4, 4, 4, 4]
// CHECK: result2: tensor<2x3xf32> [36, 44, 52, 36, 44, 52]
// CHECK: result3: tensor<i32> [2]
// CHECK: result5: tensor<4xf32> [3, 12, 21, 30]
