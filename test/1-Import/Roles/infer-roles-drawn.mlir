// A step that is given no rows draws them by its key: it has a loss and parameters, no batch, and is not asked about.
// RUN: zero-opt %s --zero-to-import=print-roles -o /dev/null | FileCheck %s
// RUN: zero-opt %s --zero-to-import --zero-data-parallel=ranks=4 | FileCheck %s --check-prefix=REPLICA

// CHECK: main.arg0 param "{{.*}}" next=0
// CHECK: main.arg1 rng "{{.*}}" next=1
// CHECK: main.result2 metric "loss"
// CHECK-NOT: batch

// REPLICA: stablehlo.dot_general {{.*}} -> tensor<2xf32>
// REPLICA: zero.all_reduce add
func.func @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %key: tensor<4xui32> {tf.aliasing_output = 1 : i32})
    -> (tensor<4xf32>, tensor<4xui32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<1.0e-02> : tensor<4xf32>
  %nine = stablehlo.constant dense<9> : tensor<8x4xui32>
  %ones = stablehlo.constant dense<1065353216> : tensor<8x4xui32>
  %next, %bits = stablehlo.rng_bit_generator %key, algorithm = PHILOX : (tensor<4xui32>) -> (tensor<4xui32>, tensor<8x4xui32>)
  %mantissa = stablehlo.shift_right_logical %bits, %nine : tensor<8x4xui32>
  %number = stablehlo.or %mantissa, %ones : tensor<8x4xui32>
  %x = stablehlo.bitcast_convert %number : (tensor<8x4xui32>) -> tensor<8x4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %each = stablehlo.multiply %y, %y : tensor<8xf32>
  %loss = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %y, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4xf32>
  %new = stablehlo.subtract %w, %u : tensor<4xf32>
  return %new, %next, %loss : tensor<4xf32>, tensor<4xui32>, tensor<f32>
}
