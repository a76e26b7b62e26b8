// The gradient of one element of a parameter is a sum over rows times what is made of such elements: no scalar that scales a state.
// It is computed once, where backward is, and not again where it is read.
// RUN: zero-opt %s --zero-partition="stage=3 block=4" --zero-verify-partition -o %t.mlir && FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%s -o /dev/null

// CHECK: %[[SUM:.*]] = stablehlo.reduce
// CHECK: stablehlo.multiply %[[SUM]]
// CHECK-NOT: stablehlo.multiply %[[SUM]]
// CHECK: zero.reduce_scatter add
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x3xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<8xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
func.func @main(%w: tensor<2x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<2x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.slice %w [0:1, 1:2] : (tensor<2x3xf32>) -> tensor<1x1xf32>
  %e = stablehlo.reshape %s : (tensor<1x1xf32>) -> tensor<f32>
  %c = stablehlo.cosine %e : tensor<f32>
  %d = stablehlo.sine %e : tensor<f32>
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %y = stablehlo.multiply %x, %b : tensor<4xf32>
  %z = stablehlo.multiply %y, %x : tensor<4xf32>
  %r = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %r, %d : tensor<f32>
  %q = stablehlo.reshape %p : (tensor<f32>) -> tensor<1x1xf32>
  %h = stablehlo.pad %q, %zero, low = [0, 1], high = [1, 1], interior = [0, 0] : (tensor<1x1xf32>, tensor<f32>) -> tensor<2x3xf32>
  %g = zero.all_reduce add %h over @mesh["dp"] : tensor<2x3xf32>
  %n = stablehlo.subtract %w, %g : tensor<2x3xf32>
  return %n : tensor<2x3xf32>
}
}
