// What jax.export asserts of shapes is known where all are static, and a call that says where a value lies is that value.
// RUN: zero-opt %s --zero-simplify --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: @asserted
// CHECK-NEXT: return %{{.*}} : tensor<4x3xf32>
func.func @asserted(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %rows = stablehlo.get_dimension_size %x, dim = 0 : (tensor<4x3xf32>) -> tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %same = stablehlo.compare EQ, %rows, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%same, %rows) {api_version = 2 : i32, error_message = "b is {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  return %x : tensor<4x3xf32>
}

// -----

func.func @another_shape(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %rows = stablehlo.get_dimension_size %x, dim = 0 : (tensor<4x3xf32>) -> tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %same = stablehlo.compare EQ, %rows, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // expected-error @+1 {{'stablehlo.custom_call' op asserts of shapes what is not so ('b is {0}'); export the step for the shapes that it is called with}}
  stablehlo.custom_call @shape_assertion(%same, %rows) {api_version = 2 : i32, error_message = "b is {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  return %x : tensor<4x3xf32>
}

// -----

// What is asserted of data stays: no step has that.
// CHECK-LABEL: @of_data
// CHECK: custom_call @shape_assertion
func.func @of_data(%x: tensor<4x3xf32>, %n: tensor<i32>) -> tensor<4x3xf32> {
  %four = stablehlo.constant dense<4> : tensor<i32>
  %same = stablehlo.compare EQ, %n, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%same, %n) {api_version = 2 : i32, error_message = "n is {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  return %x : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: @placed
// CHECK-NEXT: stablehlo.tanh
// CHECK-NEXT: return
func.func @placed(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.custom_call @xla.sdy.PropagationBarrier(%x) {mhlo.frontend_attributes = {xla.sdy.allowed_direction = "1 : i32"}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.tanh %0 : tensor<4x3xf32>
  %2 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%1) {has_side_effect = true, mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{}, {}]>]>"}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %2 : tensor<4x3xf32>
}

// -----

// Another shape is no place: devices would get parts.
// CHECK-LABEL: @parts
// CHECK: custom_call @xla.sdy.FuncResultSharding
func.func @parts(%x: tensor<4x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%x) {has_side_effect = true} : (tensor<4x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
