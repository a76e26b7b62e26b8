// The product of a reduced gradient with a sum of each rank's own rows: ranks have different values of it, and add up the whole of
// each. Ranges of them would add up to something else; the gradient is gathered for it.
// RUN: zero-opt %s --zero-to-partitioned="ranks=2 stage=3" -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance=1e-5

// CHECK-LABEL: func.func @main
// CHECK: %[[G:.*]] = zero.reduce_scatter add {{.*}}units = [@u0]
// CHECK: %[[WHOLE:.*]] = zero.all_gather %[[G]] {units = [@u0]}
// CHECK: %[[REDUCED:.*]] = zero.unpack %[[WHOLE]] {unit = @u0}
// CHECK: %[[PRODUCT:.*]] = stablehlo.multiply %{{.*}}, %[[REDUCED]] : tensor<4x4xf32>
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[PRODUCT]] init: {{.*}} -> tensor<f32>
// CHECK: zero.all_reduce add %[[SUM]] over @mesh["dp"] : tensor<f32>
// CHECK-NOT: zero.segment_reduce
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %held: tensor<8x4xf32> {zero.role = #zero.role<batch "held" dim = 0>})
    -> (tensor<4x4xf32> {zero.role = #zero.role<param "w">}, tensor<f32> {zero.role = #zero.role<metric "agreement">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.01> : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %z = stablehlo.dot_general %held, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h = stablehlo.dot_general %held, %z, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %product = stablehlo.multiply %h, %g : tensor<4x4xf32>
  %agreement = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %u = stablehlo.multiply %g, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %u : tensor<4x4xf32>
  return %new, %agreement : tensor<4x4xf32>, tensor<f32>
}
