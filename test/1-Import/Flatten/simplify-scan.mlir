// An unrolled scan becomes static: slices of the stacked input, one concatenate of the outputs.
// RUN: zero-opt %s --zero-unroll-loops --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// CHECK: func.func @main(%[[X:.*]]: tensor<3x4xf32>)
// CHECK: %[[S0:.*]] = stablehlo.slice %[[X]] [0:1, 0:4]
// CHECK: %[[E0:.*]] = stablehlo.exponential %[[S0]]
// CHECK: %[[S1:.*]] = stablehlo.slice %[[X]] [1:2, 0:4]
// CHECK: %[[E1:.*]] = stablehlo.exponential %[[S1]]
// CHECK: %[[S2:.*]] = stablehlo.slice %[[X]] [2:3, 0:4]
// CHECK: %[[E2:.*]] = stablehlo.exponential %[[S2]]
// CHECK: %[[C:.*]] = stablehlo.concatenate %[[E0]], %[[E1]], %[[E2]], dim = 0
// CHECK-NEXT: return %[[C]]
func.func @main(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %zs = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %a = %zs) : tensor<i32>, tensor<3x4xf32>
  cond {
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.constant dense<3> : tensor<i32>
    // As JAX writes an index that may be negative.
    %neg = stablehlo.compare LT, %i, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %wrapped = stablehlo.add %i, %3 : tensor<i32>
    %k = stablehlo.select %neg, %wrapped, %i : tensor<i1>, tensor<i32>
    %s = stablehlo.dynamic_slice %x, %k, %0, sizes = [1, 4] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %f = stablehlo.reshape %s : (tensor<1x4xf32>) -> tensor<4xf32>
    %g = stablehlo.broadcast_in_dim %f, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %e = stablehlo.exponential %s : tensor<1x4xf32>
    %u = stablehlo.dynamic_update_slice %a, %e, %k, %0 : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u : tensor<i32>, tensor<3x4xf32>
  }
  return %r#1 : tensor<3x4xf32>
}
