// Rows of several sizes that are added up at one another, and what is made of the sums.
// RUN: split-file %s %t
// RUN: zero-opt %t/graphs.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/graphs.mlir
// RUN: zero-opt %t/sets.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/sets.mlir
// RUN: zero-opt %t/archive.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/archive.mlir
// RUN: not zero-opt %t/uneven.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/uneven.mlir

//--- graphs.mlir
// A batch of graphs: nodes, the edges that look them up, the graph of each node, and a target of each graph, which meets what weights make of its sum.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
// CHECK-NEXT: main.arg4 batch {{.*}}dim=0
// CHECK-NEXT: main.arg5 batch {{.*}}dim=0
// CHECK-NEXT: main.arg6 batch {{.*}}dim=0
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %o: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<12x4xf32>, %from: tensor<16xi32>, %to: tensor<16xi32>, %graph: tensor<12xi32>, %y: tensor<4xf32>)
    -> (tensor<4x4xf32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0.0> : tensor<12x4xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %v0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
  %v1 = stablehlo.reshape %from : (tensor<16xi32>) -> tensor<16x1xi32>
  %v2 = "stablehlo.gather"(%v0, %v1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<12x4xf32>, tensor<16x1xi32>) -> tensor<16x4xf32>
  %v3 = stablehlo.reshape %to : (tensor<16xi32>) -> tensor<16x1xi32>
  %v4 = "stablehlo.scatter"(%c0, %v3, %v2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<12x4xf32>, tensor<16x1xi32>, tensor<16x4xf32>) -> tensor<12x4xf32>
  %v5 = stablehlo.tanh %v4 : tensor<12x4xf32>
  %v6 = stablehlo.reshape %graph : (tensor<12xi32>) -> tensor<12x1xi32>
  %v7 = "stablehlo.scatter"(%c1, %v6, %v5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<12x1xi32>, tensor<12x4xf32>) -> tensor<4x4xf32>
  %v8 = stablehlo.dot_general %v7, %o, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %v9 = stablehlo.subtract %v8, %y : tensor<4xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<4xf32>
  %c2 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v10 init: %c2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.dot_general %v7, %v9, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %v12 = stablehlo.broadcast_in_dim %v9, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %v13 = stablehlo.broadcast_in_dim %o, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %v14 = stablehlo.multiply %v12, %v13 : tensor<4x4xf32>
  %v15 = stablehlo.reshape %graph : (tensor<12xi32>) -> tensor<12x1xi32>
  %v16 = "stablehlo.gather"(%v14, %v15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<12x1xi32>) -> tensor<12x4xf32>
  %c3 = stablehlo.constant dense<1.0> : tensor<12x4xf32>
  %v17 = stablehlo.multiply %v5, %v5 : tensor<12x4xf32>
  %v18 = stablehlo.subtract %c3, %v17 : tensor<12x4xf32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<12x4xf32>
  %v20 = stablehlo.reshape %to : (tensor<16xi32>) -> tensor<16x1xi32>
  %v21 = "stablehlo.gather"(%v19, %v20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<12x4xf32>, tensor<16x1xi32>) -> tensor<16x4xf32>
  %v22 = stablehlo.reshape %from : (tensor<16xi32>) -> tensor<16x1xi32>
  %v23 = "stablehlo.scatter"(%c0, %v22, %v21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<12x4xf32>, tensor<16x1xi32>, tensor<16x4xf32>) -> tensor<12x4xf32>
  %v24 = stablehlo.dot_general %x, %v23, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
  %c4 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v25 = stablehlo.multiply %v24, %c4 : tensor<4x4xf32>
  %v26 = stablehlo.subtract %w, %v25 : tensor<4x4xf32>
  %c5 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v27 = stablehlo.multiply %v11, %c5 : tensor<4xf32>
  %v28 = stablehlo.subtract %o, %v27 : tensor<4xf32>
  return %v26, %v28, %loss : tensor<4x4xf32>, tensor<4xf32>, tensor<f32>
}

//--- sets.mlir
// The same without edges.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
// CHECK-NEXT: main.arg4 batch {{.*}}dim=0
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %o: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<12x4xf32>, %graph: tensor<12xi32>, %y: tensor<4xf32>)
    -> (tensor<4x4xf32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0.0> : tensor<12x4xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %v0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
  %v1 = stablehlo.tanh %v0 : tensor<12x4xf32>
  %v2 = stablehlo.reshape %graph : (tensor<12xi32>) -> tensor<12x1xi32>
  %v3 = "stablehlo.scatter"(%c1, %v2, %v1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<12x1xi32>, tensor<12x4xf32>) -> tensor<4x4xf32>
  %v4 = stablehlo.dot_general %v3, %o, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %v5 = stablehlo.subtract %v4, %y : tensor<4xf32>
  %v6 = stablehlo.multiply %v5, %v5 : tensor<4xf32>
  %c2 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v6 init: %c2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v7 = stablehlo.dot_general %v3, %v5, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %v8 = stablehlo.broadcast_in_dim %v5, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %v9 = stablehlo.broadcast_in_dim %o, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<4x4xf32>
  %v11 = stablehlo.reshape %graph : (tensor<12xi32>) -> tensor<12x1xi32>
  %v12 = "stablehlo.gather"(%v10, %v11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<12x1xi32>) -> tensor<12x4xf32>
  %c3 = stablehlo.constant dense<1.0> : tensor<12x4xf32>
  %v13 = stablehlo.multiply %v1, %v1 : tensor<12x4xf32>
  %v14 = stablehlo.subtract %c3, %v13 : tensor<12x4xf32>
  %v15 = stablehlo.multiply %v12, %v14 : tensor<12x4xf32>
  %v16 = stablehlo.dot_general %x, %v15, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
  %c4 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v17 = stablehlo.multiply %v16, %c4 : tensor<4x4xf32>
  %v18 = stablehlo.subtract %w, %v17 : tensor<4x4xf32>
  %c5 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v19 = stablehlo.multiply %v7, %c5 : tensor<4xf32>
  %v20 = stablehlo.subtract %o, %v19 : tensor<4xf32>
  return %v18, %v20, %loss : tensor<4x4xf32>, tensor<4xf32>, tensor<f32>
}

//--- uneven.mlir
// Edges that ranks cannot share as they do nodes are no constants, which would stay from step to step.
// CHECK: error: {{.*}}arg3,arg4 look up rows of arg2,arg5{{.*}}, and cannot be sharded with it
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %o: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<12x4xf32>, %from: tensor<13xi32>, %to: tensor<13xi32>, %graph: tensor<12xi32>, %y: tensor<4xf32>)
    -> (tensor<4x4xf32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0.0> : tensor<12x4xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %v0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
  %v1 = stablehlo.reshape %from : (tensor<13xi32>) -> tensor<13x1xi32>
  %v2 = "stablehlo.gather"(%v0, %v1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<12x4xf32>, tensor<13x1xi32>) -> tensor<13x4xf32>
  %v3 = stablehlo.reshape %to : (tensor<13xi32>) -> tensor<13x1xi32>
  %v4 = "stablehlo.scatter"(%c0, %v3, %v2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<12x4xf32>, tensor<13x1xi32>, tensor<13x4xf32>) -> tensor<12x4xf32>
  %v5 = stablehlo.tanh %v4 : tensor<12x4xf32>
  %v6 = stablehlo.reshape %graph : (tensor<12xi32>) -> tensor<12x1xi32>
  %v7 = "stablehlo.scatter"(%c1, %v6, %v5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<12x1xi32>, tensor<12x4xf32>) -> tensor<4x4xf32>
  %v8 = stablehlo.dot_general %v7, %o, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %v9 = stablehlo.subtract %v8, %y : tensor<4xf32>
  %v10 = stablehlo.multiply %v9, %v9 : tensor<4xf32>
  %c2 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v10 init: %c2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.dot_general %v7, %v9, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %v12 = stablehlo.broadcast_in_dim %v9, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %v13 = stablehlo.broadcast_in_dim %o, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %v14 = stablehlo.multiply %v12, %v13 : tensor<4x4xf32>
  %v15 = stablehlo.reshape %graph : (tensor<12xi32>) -> tensor<12x1xi32>
  %v16 = "stablehlo.gather"(%v14, %v15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<12x1xi32>) -> tensor<12x4xf32>
  %c3 = stablehlo.constant dense<1.0> : tensor<12x4xf32>
  %v17 = stablehlo.multiply %v5, %v5 : tensor<12x4xf32>
  %v18 = stablehlo.subtract %c3, %v17 : tensor<12x4xf32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<12x4xf32>
  %v20 = stablehlo.reshape %to : (tensor<13xi32>) -> tensor<13x1xi32>
  %v21 = "stablehlo.gather"(%v19, %v20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<12x4xf32>, tensor<13x1xi32>) -> tensor<13x4xf32>
  %v22 = stablehlo.reshape %from : (tensor<13xi32>) -> tensor<13x1xi32>
  %v23 = "stablehlo.scatter"(%c0, %v22, %v21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<12x4xf32>, tensor<13x1xi32>, tensor<13x4xf32>) -> tensor<12x4xf32>
  %v24 = stablehlo.dot_general %x, %v23, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
  %c4 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v25 = stablehlo.multiply %v24, %c4 : tensor<4x4xf32>
  %v26 = stablehlo.subtract %w, %v25 : tensor<4x4xf32>
  %c5 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v27 = stablehlo.multiply %v11, %c5 : tensor<4xf32>
  %v28 = stablehlo.subtract %o, %v27 : tensor<4xf32>
  return %v26, %v28, %loss : tensor<4x4xf32>, tensor<4xf32>, tensor<f32>
}

//--- archive.mlir
// The score of each cell is overwritten by what has no gradient by it, though it is chosen by all of them; the best of all is no sum over rows, but no rank does a matmul that others do.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 model_state {{.*}}next=1
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %best: tensor<8xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<8xf32>, tensor<f32>) {
  %v0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.subtract %v0, %y : tensor<6xf32>
  %v2 = stablehlo.dot_general %x, %v1, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c0 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v3 = stablehlo.multiply %v2, %c0 : tensor<4xf32>
  %v4 = stablehlo.subtract %w, %v3 : tensor<4xf32>
  %v5 = stablehlo.dot_general %x, %v4, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v6 = stablehlo.subtract %v5, %y : tensor<6xf32>
  %v7 = stablehlo.multiply %v6, %v6 : tensor<6xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<f32>
  %v8 = stablehlo.reduce(%v7 init: %c1) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v9 = stablehlo.reduce(%best init: %c1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %filled = stablehlo.compare GT, %v9, %c1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %number = stablehlo.convert %filled : (tensor<i1>) -> tensor<i32>
  %numbers = stablehlo.reshape %number : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %v10 = stablehlo.reshape %numbers : (tensor<1xi32>) -> tensor<1x1xi32>
  %v11 = "stablehlo.gather"(%c2, %v10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xf32>, tensor<1x1xi32>) -> tensor<1x2xf32>
  %v12 = stablehlo.reduce(%v11 init: %c1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
  %v13 = stablehlo.add %v8, %v12 : tensor<f32>
  %score = stablehlo.reshape %v13 : (tensor<f32>) -> tensor<1xf32>
  %cell = stablehlo.constant dense<3> : tensor<1x1xi32>
  %next = "stablehlo.scatter"(%best, %cell, %score) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<8xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<8xf32>
  %c3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %v14 = stablehlo.reduce(%next init: %c3) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %v4, %next, %v14 : tensor<4xf32>, tensor<8xf32>, tensor<f32>
}
