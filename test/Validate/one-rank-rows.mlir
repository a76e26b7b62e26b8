// Positions are rows of the batch and of a parameter: its gradient is gathered. One rank's part is all of it, without a gather.
// RUN: zero-compile %s --quiet --report=none --ranks=1 --stage=3 --compile-to=scheduled -o %t.one.mlir
// RUN: zero-compile %s --quiet --report=none --ranks=2 --stage=3 --compile-to=partitioned -o %t.two.mlir
// RUN: FileCheck %s < %t.two.mlir
// RUN: zero-compile %s --quiet --report=none --ranks=1 --stage=3 --compile-to=partitioned -o %t.alone.mlir
// RUN: sed 's/tanh/cosine/' %t.alone.mlir > %t.other.mlir
// RUN: not zero-compile %t.other.mlir --quiet --report=none --compile-to=scheduled -o %t.wrong.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// CHECK: zero.batch_gather
// WRONG: error: {{.*}}is not the {{.*}} that the replica computes

func.func @main(%p: tensor<8x3xf32> {zero.role = #zero.role<param "p" next = 0>}, %x: tensor<1x8x3xf32> {zero.role = #zero.role<batch "x" dim = 1>})
    -> (tensor<8x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x1 = stablehlo.reshape %x : (tensor<1x8x3xf32>) -> tensor<8x3xf32>
  %h = stablehlo.add %x1, %p : tensor<8x3xf32>
  %t = stablehlo.tanh %h : tensor<8x3xf32>
  %l = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %w1 = stablehlo.subtract %p, %t : tensor<8x3xf32>
  return %w1, %l : tensor<8x3xf32>, tensor<f32>
}
