// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// CHECK-LABEL: @broadcasts
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8xf32>
// CHECK-NEXT: return %0, %0
func.func @broadcasts(%x: tensor<6xf32>) -> (tensor<4x6x8xf32>, tensor<4x6x8xf32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6x8xf32>
  %2 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<1x6x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<4x6x8xf32>
  return %1, %3 : tensor<4x6x8xf32>, tensor<4x6x8xf32>
}

// A reshape that is more than new dimensions of size 1 stays.
// CHECK-LABEL: @broadcast_of_other_reshape
// CHECK: stablehlo.reshape
func.func @broadcast_of_other_reshape(%x: tensor<6xf32>) -> tensor<2x3x8xf32> {
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
  return %1 : tensor<2x3x8xf32>
}

// CHECK-LABEL: @reshapes
// CHECK-NEXT: return %arg0, %arg0
func.func @reshapes(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  %1 = stablehlo.reshape %0 : (tensor<6xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  return %1, %3 : tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: @transposes
// CHECK-NEXT: %0 = stablehlo.transpose %arg0, dims = [2, 0, 1]
// CHECK-NEXT: return %0, %arg0
func.func @transposes(%x: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>, tensor<2x3x4xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<3x4x2xf32>) -> tensor<4x2x3xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  return %1, %2 : tensor<4x2x3xf32>, tensor<2x3x4xf32>
}

// CHECK-LABEL: @slices
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [3:8:4] : (tensor<10xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %0
func.func @slices(%x: tensor<10xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [1:10:2] : (tensor<10xf32>) -> tensor<5xf32>
  %1 = stablehlo.slice %0 [1:4:2] : (tensor<5xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// What each of several devices would have, of which the first one's is taken.
// CHECK-LABEL: @slice_of_broadcast
// CHECK-NEXT: %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<6xf32>) -> tensor<2x1x6xf32>
// CHECK-NEXT: return %arg0, %0
func.func @slice_of_broadcast(%x: tensor<6xf32>) -> (tensor<6xf32>, tensor<2x1x6xf32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.slice %0 [2:3, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
  %2 = stablehlo.reshape %1 : (tensor<1x6xf32>) -> tensor<6xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x6xf32>) -> tensor<4x3x6xf32>
  %4 = stablehlo.slice %3 [0:3:2, 1:2, 0:6] : (tensor<4x3x6xf32>) -> tensor<2x1x6xf32>
  return %2, %4 : tensor<6xf32>, tensor<2x1x6xf32>
}

// What is read along the dimension that is cut stays cut.
// CHECK-LABEL: @slice_along_what_is_read
// CHECK: stablehlo.slice
func.func @slice_along_what_is_read(%x: tensor<6xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.slice %0 [0:4, 0:3] : (tensor<4x6xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK-LABEL: @slice_of_concatenate
// CHECK-NEXT: %0 = stablehlo.slice %arg1 [1:3]
// CHECK-NEXT: return %arg0, %0
func.func @slice_of_concatenate(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %1 = stablehlo.slice %0 [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.slice %0 [5:7] : (tensor<8xf32>) -> tensor<2xf32>
  return %1, %2 : tensor<4xf32>, tensor<2xf32>
}

// CHECK-LABEL: @slice_across_concatenate
// CHECK: stablehlo.concatenate
func.func @slice_across_concatenate(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %1 = stablehlo.slice %0 [3:5] : (tensor<8xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: @concatenate_of_slices
// CHECK-NEXT: return %arg0
func.func @concatenate_of_slices(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.slice %x [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1 = stablehlo.slice %x [1:3, 0:4] : (tensor<3x4xf32>) -> tensor<2x4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return %2 : tensor<3x4xf32>
}

// The order matters.
// CHECK-LABEL: @concatenate_of_swapped_slices
// CHECK: stablehlo.concatenate
func.func @concatenate_of_swapped_slices(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.slice %x [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %1 = stablehlo.slice %x [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}

// Nothing before, between and behind: what is there is kept, in its order.
// CHECK-LABEL: @concatenate_of_nothing
// CHECK-NEXT: %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
// CHECK-NEXT: return %arg0, %0
func.func @concatenate_of_nothing(%x: tensor<2x4xf32>, %y: tensor<2x1xf32>, %e: tensor<2x0xf32>) -> (tensor<2x4xf32>, tensor<2x5xf32>) {
  %0 = stablehlo.concatenate %e, %x, %e, dim = 1 : (tensor<2x0xf32>, tensor<2x4xf32>, tensor<2x0xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.concatenate %x, %e, %y, dim = 1 : (tensor<2x4xf32>, tensor<2x0xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x5xf32>
}

// All of it is empty: it stays.
// CHECK-LABEL: @concatenate_of_empty
// CHECK-NEXT: stablehlo.concatenate
func.func @concatenate_of_empty(%x: tensor<0x4xf32>, %y: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// Indices are clamped; in a dimension that is taken whole any index is 0.
// CHECK-LABEL: @dynamic_slice
// CHECK-NEXT: %0 = stablehlo.slice %arg0 [2:4, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: return %0
func.func @dynamic_slice(%x: tensor<4x6xf32>, %i: tensor<i32>) -> tensor<2x6xf32> {
  %c = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %c, %i, sizes = [2, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// CHECK-LABEL: @dynamic_slice_stays
// CHECK: stablehlo.dynamic_slice
func.func @dynamic_slice_stays(%x: tensor<4x6xf32>, %i: tensor<i32>) -> tensor<2x6xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %i, %c, sizes = [2, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// What a scan writes row by row, the last write of a row counts.
// CHECK-LABEL: @updates
// CHECK-NEXT: %0 = stablehlo.concatenate %arg1, %arg0, %arg2, dim = 0
// CHECK-NEXT: return %0
func.func @updates(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>, %c: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %u0 = stablehlo.dynamic_update_slice %z, %a, %0, %0 : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %u1 = stablehlo.dynamic_update_slice %u0, %a, %1, %0 : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %u2 = stablehlo.dynamic_update_slice %u1, %c, %2, %0 : (tensor<4x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %u3 = stablehlo.dynamic_update_slice %u2, %b, %0, %0 : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  return %u3 : tensor<4x4xf32>
}

// A row is not written: the updates stay, and a slice reads past them.
// CHECK-LABEL: @partial_updates
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32>, %[[A:.*]]: tensor<1x4xf32>
// CHECK: %[[U:.*]] = stablehlo.dynamic_update_slice
// CHECK: %[[S:.*]] = stablehlo.slice %[[X]] [1:2, 0:4]
// CHECK: return %[[U]], %[[A]], %[[S]]
func.func @partial_updates(%x: tensor<4x4xf32>, %a: tensor<1x4xf32>) -> (tensor<4x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %u = stablehlo.dynamic_update_slice %x, %a, %0, %0 : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %s0 = stablehlo.slice %u [0:1, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
  %s1 = stablehlo.slice %u [1:2, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
  return %u, %s0, %s1 : tensor<4x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>
}

// CHECK-LABEL: @reduce_of_one_element
// CHECK: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00>
// CHECK: %[[R:.*]] = stablehlo.reshape %arg0 : (tensor<4x1xi1>) -> tensor<4xi1>
// CHECK: %[[Y:.*]] = stablehlo.reshape %arg1 : (tensor<4x1xf32>) -> tensor<4xf32>
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[Z]], dims = []
// CHECK: %[[S:.*]] = stablehlo.add %[[B]], %[[Y]]
// CHECK: return %[[R]], %[[S]]
func.func @reduce_of_one_element(%x: tensor<4x1xi1>, %y: tensor<4x1xf32>) -> (tensor<4xi1>, tensor<4xf32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %true) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
  // A sum from 0 turns -0 into 0.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xi1>, tensor<4xf32>
}

// As JAX sums a bias's gradient: the second sum finds one element and no -0.
// CHECK-LABEL: @reduce_of_sum
// CHECK: %[[S:.*]] = stablehlo.reduce(%arg0
// CHECK-NEXT: return %[[S]]
func.func @reduce_of_sum(%x: tensor<8x3x4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<1x1x4xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// A product may be -0: the sum with 0 stays.
// CHECK-LABEL: @add_zero
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[E:.*]] = stablehlo.exponential %[[X]]
// CHECK: %[[M:.*]] = stablehlo.multiply %[[X]], %[[E]]
// CHECK: %[[A:.*]] = stablehlo.add %[[M]]
// CHECK: return %[[E]], %[[A]]
func.func @add_zero(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.add %0, %zero : tensor<4xf32>
  %2 = stablehlo.multiply %x, %0 : tensor<4xf32>
  %3 = stablehlo.add %2, %zero : tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @branches
// CHECK-NEXT: %0 = stablehlo.negate %arg0
// CHECK-NEXT: return %0, %arg0
func.func @branches(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.if"(%true) ({
    %2 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  // Out of range means the last branch.
  %minus = stablehlo.constant dense<-1> : tensor<i32>
  %1 = "stablehlo.case"(%minus) ({
    %2 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @barrier
// CHECK-NEXT: %0 = stablehlo.optimization_barrier %arg1 : tensor<4xf32>
// CHECK-NEXT: return %0
func.func @barrier(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<4xf32>, tensor<4xf32>
  return %0#1 : tensor<4xf32>
}
