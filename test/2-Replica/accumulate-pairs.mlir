// A lookup by pairs, x[arange(n), labels], is one by row: each micro-batch of each rank looks its rows up with its labels.
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica="ranks=2 accumulate=2" -o %t.two.mlir
// RUN: FileCheck %s < %t.two.mlir
// RUN: zero-opt %t.two.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: zero-run %t.import.mlir --equivalent %t.two.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING: equivalent on whole arrays

// CHECK-NOT: zero.batch_gather
// CHECK-COUNT-2: "stablehlo.gather"({{.*}}) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, {{.*}} : (tensor<2x4xf32>, tensor<2x1xi32>) -> tensor<2xf32>
func.func public @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %label: tensor<8x1xi32> {zero.role = #zero.role<batch "label" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %row = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %index = stablehlo.concatenate %row, %label, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %picked = "stablehlo.gather"(%c, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x4xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %loss = stablehlo.reduce(%picked init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %c, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %next, %loss : tensor<4x4xf32>, tensor<f32>
}
