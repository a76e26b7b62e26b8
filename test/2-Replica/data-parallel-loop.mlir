// A loop whose number of rounds depends on data stays at import. It carries a rank's rows of the batch, and a sum over them
// as a part of it, which is reduced behind the loop.
// RUN: zero-opt %s --zero-unroll-loops -o - | FileCheck %s --check-prefix=KEPT
// RUN: zero-opt %s --zero-to-replica="ranks=2 batch=arg2" | FileCheck %s
// KEPT: stablehlo.while
// CHECK: %[[H:.*]] = stablehlo.dot_general {{.*}} -> tensor<4x3xf32>
// CHECK: %[[Z:.*]]:3 = stablehlo.while(%{{.*}}, %[[A:.*]] = %[[H]], %[[S:.*]] = %{{.*}}) : tensor<i32>, tensor<4x3xf32>, tensor<3xf32>
// CHECK: %[[N:.*]] = stablehlo.multiply %[[A]], %[[A]] : tensor<4x3xf32>
// CHECK: %[[P:.*]] = stablehlo.reduce(%[[N]]
// CHECK: %[[T:.*]] = stablehlo.add %[[S]], %[[P]] : tensor<3xf32>
// CHECK-NOT: zero.all_reduce
// CHECK: stablehlo.return %{{.*}}, %[[N]], %[[T]]
// CHECK: zero.all_reduce add %[[Z]]#2

func.func public @main(%w: tensor<4x3xf32>, %n: tensor<i32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %z:3 = stablehlo.while(%i = %start, %a = %0, %s = %zeros) : tensor<i32>, tensor<8x3xf32>, tensor<3xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %h = stablehlo.multiply %a, %a : tensor<8x3xf32>
    %part = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %t = stablehlo.add %s, %part : tensor<3xf32>
    stablehlo.return %j, %h, %t : tensor<i32>, tensor<8x3xf32>, tensor<3xf32>
  }
  %loss = stablehlo.reduce(%z#1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %z#1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %sum = stablehlo.reduce(%z#2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %root = stablehlo.tanh %z#2 : tensor<3xf32>
  %spread = stablehlo.broadcast_in_dim %root, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %g1 = stablehlo.add %g, %spread : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g1 : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}
