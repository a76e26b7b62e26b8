// A product that is summed over ranks and read for its length alone, as the last one of conjugate gradients: stage 0 does not
// hand it on whole, and its verifier asks for no gather of it.

// RUN: zero-opt %s --zero-to-partitioned="stage=0 ranks=2" -o %t.mlir
// RUN: FileCheck %s <%t.mlir
// RUN: zero-opt %s --zero-to-partitioned="stage=3 ranks=2" -o /dev/null
// RUN: zero-run %s --equivalent %t.mlir

// CHECK: zero.reduce_scatter
// CHECK: zero.all_gather
// CHECK: zero.reduce_scatter
// CHECK-NOT: zero.all_gather
// CHECK: zero.segment_reduce
// CHECK-NOT: zero.all_gather
// CHECK: return

func.func public @main(
    %w: tensor<6x2xf32> {zero.role = #zero.role<param "w" next = 0>},
    %x: tensor<4x6xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<6x2xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x2xf32>) -> tensor<4x2xf32>
  %square = stablehlo.multiply %y, %y : tensor<4x2xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x6xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
  // The product with the Hessian.
  %z = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x2xf32>) -> tensor<4x2xf32>
  %h = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<4x6xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
  %gh = stablehlo.multiply %g, %h : tensor<6x2xf32>
  %length = stablehlo.reduce(%gh init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
  %lengths = stablehlo.broadcast_in_dim %length, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
  %step = stablehlo.divide %g, %lengths : tensor<6x2xf32>
  %new = stablehlo.subtract %w, %step : tensor<6x2xf32>
  return %new, %loss : tensor<6x2xf32>, tensor<f32>
}
