// Updates of a tensor with parts of itself, and products of nothing: what is read must not have been
// overwritten by then, in the text and in the bytes.
// RUN: zero-run %s --interpret --print | FileCheck %s
// RUN: zero-run %s --print | FileCheck %s
// RUN: zero-opt %s --zero-to-scheduled | FileCheck %s --check-prefix=SCHEDULED

// SCHEDULED-LABEL: func.func public @main
// The scatter's target is also its updates: it is no place to write to.
// SCHEDULED: zero.dispatch @k_scatter({{.*}}) tied [-1]
// The slice is a view of the target: the update works on a copy.
// SCHEDULED: %[[C:.*]] = zero.copy
// SCHEDULED: zero.dispatch @k_dynamic_update_slice(%[[C]], {{.*}}) tied [0]

// CHECK: result0: tensor<6xi32> [15, 15, 15, 15, 15, 15]
// CHECK: result1: tensor<6xf32> [0, 2, 0, 2, 4, 6]
// CHECK: result2: tensor<0x2xf32> []
// CHECK: result3: tensor<2x3xf32> [0, 0, 0, 0, 0, 0]
func.func public @main() -> (tensor<6xi32>, tensor<6xf32>, tensor<0x2xf32>, tensor<2x3xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<6xi32>
  %three = stablehlo.constant dense<3> : tensor<6xi32>
  %x = stablehlo.multiply %i, %three : tensor<6xi32>
  %back = stablehlo.reverse %i, dims = [0] : tensor<6xi32>
  %at = stablehlo.reshape %back : (tensor<6xi32>) -> tensor<6x1xi32>
  %0 = "stablehlo.scatter"(%x, %at, %x) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<6xi32>, tensor<6x1xi32>, tensor<6xi32>) -> tensor<6xi32>
  %fi = stablehlo.iota dim = 0 : tensor<6xf32>
  %twice = stablehlo.constant dense<2.0> : tensor<6xf32>
  %f = stablehlo.multiply %fi, %twice : tensor<6xf32>
  %part = stablehlo.slice %f [0:4] : (tensor<6xf32>) -> tensor<4xf32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %f, %part, %two : (tensor<6xf32>, tensor<4xf32>, tensor<i32>) -> tensor<6xf32>
  %none = stablehlo.slice %f [0:0] : (tensor<6xf32>) -> tensor<0xf32>
  %rows = stablehlo.reshape %none : (tensor<0xf32>) -> tensor<0x3xf32>
  %w = stablehlo.reshape %f : (tensor<6xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.dot_general %rows, %w, contracting_dims = [1] x [0] : (tensor<0x3xf32>, tensor<3x2xf32>) -> tensor<0x2xf32>
  %left = stablehlo.reshape %none : (tensor<0xf32>) -> tensor<2x0xf32>
  %3 = stablehlo.dot_general %left, %rows, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3 : tensor<6xi32>, tensor<6xf32>, tensor<0x2xf32>, tensor<2x3xf32>
}
