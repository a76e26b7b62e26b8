// Rows of two sizes that the step concatenates for its layers, and takes apart for a loss of the labelled and one of the
// others: gradients of the pieces are padded by zeros for the rows of others. Each argument is as many batches of the common
// size as it has such rows.
// RUN: split-file %s %t
// RUN: zero-opt %t/labelled.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/labelled.mlir
// RUN: not zero-opt %t/shifted.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/shifted.mlir
// RUN: zero-opt %t/labelled.mlir --zero-to-import --zero-to-replica=ranks=2 -o - | FileCheck %s --check-prefix=RANK

// RANK: tensor<6x5xf32>

//--- labelled.mlir
// CHECK: main.arg0 param "0" next=0
// CHECK-NEXT: main.arg1 batch "arg1" dim=0 #
// CHECK-NEXT: main.arg2 batch "arg2" dim=0 #
// CHECK-NEXT: main.arg3 batch "arg3" dim=0 groups=2 #
func.func public @main(%w: tensor<5x3xf32>, %x: tensor<4x5xf32>, %y: tensor<4x3xf32>, %u: tensor<8x5xf32>)
    -> (tensor<5x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.concatenate %x, %u, dim = 0 : (tensor<4x5xf32>, tensor<8x5xf32>) -> tensor<12x5xf32>
  %z = stablehlo.dot_general %all, %w, contracting_dims = [1] x [0] : (tensor<12x5xf32>, tensor<5x3xf32>) -> tensor<12x3xf32>
  %zx = stablehlo.slice %z [0:4, 0:3] : (tensor<12x3xf32>) -> tensor<4x3xf32>
  %zu = stablehlo.slice %z [4:12, 0:3] : (tensor<12x3xf32>) -> tensor<8x3xf32>
  %d = stablehlo.subtract %zx, %y : tensor<4x3xf32>
  %dd = stablehlo.multiply %d, %d : tensor<4x3xf32>
  %one = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %uu = stablehlo.multiply %zu, %zu : tensor<8x3xf32>
  %two = stablehlo.reduce(%uu init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %one, %two : tensor<f32>
  %gx = stablehlo.pad %d, %zero, low = [0, 0], high = [8, 0], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %gu = stablehlo.pad %zu, %zero, low = [4, 0], high = [0, 0], interior = [0, 0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %gz = stablehlo.add %gx, %gu : tensor<12x3xf32>
  %g = stablehlo.dot_general %all, %gz, contracting_dims = [0] x [0] : (tensor<12x5xf32>, tensor<12x3xf32>) -> tensor<5x3xf32>
  %p = stablehlo.subtract %w, %g : tensor<5x3xf32>
  return %p, %loss : tensor<5x3xf32>, tensor<f32>
}

//--- shifted.mlir
// The same, where pieces are taken apart within the batches: it is asked for.
// CHECK: no set of arguments can be sharded along its first dimension without gathering
func.func public @main(%w: tensor<5x3xf32>, %x: tensor<4x5xf32>, %y: tensor<4x3xf32>, %u: tensor<8x5xf32>)
    -> (tensor<5x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.concatenate %x, %u, dim = 0 : (tensor<4x5xf32>, tensor<8x5xf32>) -> tensor<12x5xf32>
  %z = stablehlo.dot_general %all, %w, contracting_dims = [1] x [0] : (tensor<12x5xf32>, tensor<5x3xf32>) -> tensor<12x3xf32>
  %zx = stablehlo.slice %z [0:4, 0:3] : (tensor<12x3xf32>) -> tensor<4x3xf32>
  %zu = stablehlo.slice %z [4:12, 0:3] : (tensor<12x3xf32>) -> tensor<8x3xf32>
  %d = stablehlo.subtract %zx, %y : tensor<4x3xf32>
  %dd = stablehlo.multiply %d, %d : tensor<4x3xf32>
  %one = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %uu = stablehlo.multiply %zu, %zu : tensor<8x3xf32>
  %two = stablehlo.reduce(%uu init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %one, %two : tensor<f32>
  %gx = stablehlo.pad %d, %zero, low = [2, 0], high = [6, 0], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %gu = stablehlo.pad %zu, %zero, low = [4, 0], high = [0, 0], interior = [0, 0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %gz = stablehlo.add %gx, %gu : tensor<12x3xf32>
  %g = stablehlo.dot_general %all, %gz, contracting_dims = [0] x [0] : (tensor<12x5xf32>, tensor<12x3xf32>) -> tensor<5x3xf32>
  %p = stablehlo.subtract %w, %g : tensor<5x3xf32>
  return %p, %loss : tensor<5x3xf32>, tensor<f32>
}
