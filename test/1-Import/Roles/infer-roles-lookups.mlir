// RUN: split-file %s %t
// RUN: zero-opt %t/norm.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/norm.mlir
// RUN: zero-opt %t/nodes.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/nodes.mlir
// RUN: not zero-opt %t/beside.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/beside.mlir

//--- norm.mlir
// Rows meet in turned order. A frozen norm's variance and scale have as many elements, and meet one another before they meet features: weights.
// CHECK: main.arg0 param
// CHECK-NEXT: main.arg1 frozen
// CHECK-NEXT: main.arg2 frozen
// CHECK-NEXT: main.arg3 frozen
// CHECK-NEXT: main.arg4 batch {{.*}}dim=0
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %variance: tensor<6xf32>, %scale: tensor<6xf32>, %frozen: tensor<4x6xf32>, %x: tensor<6x4xf32>)
    -> (tensor<4xf32>, tensor<f32>) {
  %v0 = stablehlo.rsqrt %variance : tensor<6xf32>
  %v1 = stablehlo.multiply %v0, %scale : tensor<6xf32>
  %v2 = stablehlo.dot_general %x, %frozen, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  %v3 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
  %v4 = stablehlo.multiply %v2, %v3 : tensor<6x6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %v5 = stablehlo.reduce(%v4 init: %c0) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
  %v6 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %turned = stablehlo.reverse %v6, dims = [0] : tensor<6xf32>
  %v7 = stablehlo.add %v6, %turned : tensor<6xf32>
  %v8 = stablehlo.subtract %v7, %v5 : tensor<6xf32>
  %v9 = stablehlo.multiply %v8, %v8 : tensor<6xf32>
  %loss = stablehlo.reduce(%v9 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %back = stablehlo.reverse %v8, dims = [0] : tensor<6xf32>
  %v10 = stablehlo.add %v8, %back : tensor<6xf32>
  %v11 = stablehlo.dot_general %x, %v10, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v12 = stablehlo.multiply %v11, %c1 : tensor<4xf32>
  %v13 = stablehlo.subtract %w, %v12 : tensor<4xf32>
  return %v13, %loss : tensor<4xf32>, tensor<f32>
}

//--- nodes.mlir
// Rows look up vectors of nodes, which edges of a given graph are added up to, and which a term of the loss holds small: no matmul works on these rows,
// but the edges are none.
// CHECK: main.arg0 param
// CHECK-NEXT: main.arg1 param
// CHECK-NEXT: main.arg2 param
// CHECK-NEXT: main.arg3 const
// CHECK-NEXT: main.arg4 const
// CHECK-NEXT: main.arg5 batch {{.*}}dim=0
func.func public @main(%vectors: tensor<10x4xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %u: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %from: tensor<20xi32>, %to: tensor<20xi32>, %rows: tensor<6xi32>)
    -> (tensor<10x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0.0> : tensor<10x4xf32>
  %v0 = stablehlo.reshape %from : (tensor<20xi32>) -> tensor<20x1xi32>
  %v1 = "stablehlo.gather"(%vectors, %v0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<20x1xi32>) -> tensor<20x4xf32>
  %v2 = stablehlo.dot_general %v1, %w, contracting_dims = [1] x [0] : (tensor<20x4xf32>, tensor<4x4xf32>) -> tensor<20x4xf32>
  %v3 = stablehlo.reshape %to : (tensor<20xi32>) -> tensor<20x1xi32>
  %v4 = "stablehlo.scatter"(%c0, %v3, %v2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<20x1xi32>, tensor<20x4xf32>) -> tensor<10x4xf32>
  %v5 = stablehlo.dot_general %v4, %u, contracting_dims = [1] x [0] : (tensor<10x4xf32>, tensor<4x4xf32>) -> tensor<10x4xf32>
  %v6 = stablehlo.tanh %v5 : tensor<10x4xf32>
  %v7 = stablehlo.reshape %rows : (tensor<6xi32>) -> tensor<6x1xi32>
  %v8 = "stablehlo.gather"(%v6, %v7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
  %v9 = stablehlo.multiply %v8, %v8 : tensor<6x4xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<f32>
  %v10 = stablehlo.reduce(%v9 init: %c1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.reshape %rows : (tensor<6xi32>) -> tensor<6x1xi32>
  %v12 = "stablehlo.scatter"(%c0, %v11, %v8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<6x1xi32>, tensor<6x4xf32>) -> tensor<10x4xf32>
  %v13 = stablehlo.multiply %v6, %v6 : tensor<10x4xf32>
  %v14 = stablehlo.reduce(%v13 init: %c1) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
  %v15 = stablehlo.add %v10, %v14 : tensor<f32>
  %v16 = stablehlo.add %v12, %v6 : tensor<10x4xf32>
  %c2 = stablehlo.constant dense<1.0> : tensor<10x4xf32>
  %v17 = stablehlo.multiply %v6, %v6 : tensor<10x4xf32>
  %v18 = stablehlo.subtract %c2, %v17 : tensor<10x4xf32>
  %v19 = stablehlo.multiply %v16, %v18 : tensor<10x4xf32>
  %v20 = stablehlo.dot_general %v4, %v19, contracting_dims = [0] x [0] : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<4x4xf32>
  %v21 = stablehlo.dot_general %v19, %u, contracting_dims = [1] x [1] : (tensor<10x4xf32>, tensor<4x4xf32>) -> tensor<10x4xf32>
  %v22 = stablehlo.reshape %to : (tensor<20xi32>) -> tensor<20x1xi32>
  %v23 = "stablehlo.gather"(%v21, %v22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<20x1xi32>) -> tensor<20x4xf32>
  %v24 = stablehlo.dot_general %v1, %v23, contracting_dims = [0] x [0] : (tensor<20x4xf32>, tensor<20x4xf32>) -> tensor<4x4xf32>
  %v25 = stablehlo.dot_general %v23, %w, contracting_dims = [1] x [1] : (tensor<20x4xf32>, tensor<4x4xf32>) -> tensor<20x4xf32>
  %v26 = stablehlo.reshape %from : (tensor<20xi32>) -> tensor<20x1xi32>
  %v27 = "stablehlo.scatter"(%c0, %v26, %v25) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<20x1xi32>, tensor<20x4xf32>) -> tensor<10x4xf32>
  %c3 = stablehlo.constant dense<0.1> : tensor<10x4xf32>
  %v28 = stablehlo.multiply %v27, %c3 : tensor<10x4xf32>
  %v29 = stablehlo.subtract %vectors, %v28 : tensor<10x4xf32>
  %c4 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v30 = stablehlo.multiply %v24, %c4 : tensor<4x4xf32>
  %v31 = stablehlo.subtract %w, %v30 : tensor<4x4xf32>
  %v32 = stablehlo.multiply %v20, %c4 : tensor<4x4xf32>
  %v33 = stablehlo.subtract %u, %v32 : tensor<4x4xf32>
  return %v29, %v31, %v33, %v15 : tensor<10x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}

//--- beside.mlir
// Where rows look up something else, nothing tells edges from rows.
// CHECK: error: {{.*}}no set of arguments can be sharded
func.func public @main(%vectors: tensor<10x4xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %u: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %from: tensor<20xi32>, %to: tensor<20xi32>, %rows: tensor<6xi32>)
    -> (tensor<10x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0.0> : tensor<10x4xf32>
  %v0 = stablehlo.reshape %from : (tensor<20xi32>) -> tensor<20x1xi32>
  %v1 = "stablehlo.gather"(%vectors, %v0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<20x1xi32>) -> tensor<20x4xf32>
  %v2 = stablehlo.dot_general %v1, %w, contracting_dims = [1] x [0] : (tensor<20x4xf32>, tensor<4x4xf32>) -> tensor<20x4xf32>
  %v3 = stablehlo.reshape %to : (tensor<20xi32>) -> tensor<20x1xi32>
  %v4 = "stablehlo.scatter"(%c0, %v3, %v2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<20x1xi32>, tensor<20x4xf32>) -> tensor<10x4xf32>
  %v5 = stablehlo.dot_general %v4, %u, contracting_dims = [1] x [0] : (tensor<10x4xf32>, tensor<4x4xf32>) -> tensor<10x4xf32>
  %v6 = stablehlo.tanh %v5 : tensor<10x4xf32>
  %v7 = stablehlo.reshape %rows : (tensor<6xi32>) -> tensor<6x1xi32>
  %v8 = "stablehlo.gather"(%vectors, %v7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
  %v9 = stablehlo.multiply %v8, %v8 : tensor<6x4xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<f32>
  %v10 = stablehlo.reduce(%v9 init: %c1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.reshape %rows : (tensor<6xi32>) -> tensor<6x1xi32>
  %v12 = "stablehlo.scatter"(%c0, %v11, %v8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<6x1xi32>, tensor<6x4xf32>) -> tensor<10x4xf32>
  %v13 = stablehlo.multiply %v6, %v6 : tensor<10x4xf32>
  %v14 = stablehlo.reduce(%v13 init: %c1) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
  %v15 = stablehlo.add %v10, %v14 : tensor<f32>
  %c2 = stablehlo.constant dense<1.0> : tensor<10x4xf32>
  %v16 = stablehlo.multiply %v6, %v6 : tensor<10x4xf32>
  %v17 = stablehlo.subtract %c2, %v16 : tensor<10x4xf32>
  %v18 = stablehlo.multiply %v6, %v17 : tensor<10x4xf32>
  %v19 = stablehlo.dot_general %v4, %v18, contracting_dims = [0] x [0] : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<4x4xf32>
  %v20 = stablehlo.dot_general %v18, %u, contracting_dims = [1] x [1] : (tensor<10x4xf32>, tensor<4x4xf32>) -> tensor<10x4xf32>
  %v21 = stablehlo.reshape %to : (tensor<20xi32>) -> tensor<20x1xi32>
  %v22 = "stablehlo.gather"(%v20, %v21) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<20x1xi32>) -> tensor<20x4xf32>
  %v23 = stablehlo.dot_general %v1, %v22, contracting_dims = [0] x [0] : (tensor<20x4xf32>, tensor<20x4xf32>) -> tensor<4x4xf32>
  %v24 = stablehlo.dot_general %v22, %w, contracting_dims = [1] x [1] : (tensor<20x4xf32>, tensor<4x4xf32>) -> tensor<20x4xf32>
  %v25 = stablehlo.reshape %from : (tensor<20xi32>) -> tensor<20x1xi32>
  %v26 = "stablehlo.scatter"(%c0, %v25, %v24) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<20x1xi32>, tensor<20x4xf32>) -> tensor<10x4xf32>
  %v27 = stablehlo.add %v26, %v12 : tensor<10x4xf32>
  %c3 = stablehlo.constant dense<0.1> : tensor<10x4xf32>
  %v28 = stablehlo.multiply %v27, %c3 : tensor<10x4xf32>
  %v29 = stablehlo.subtract %vectors, %v28 : tensor<10x4xf32>
  %c4 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v30 = stablehlo.multiply %v23, %c4 : tensor<4x4xf32>
  %v31 = stablehlo.subtract %w, %v30 : tensor<4x4xf32>
  %v32 = stablehlo.multiply %v19, %c4 : tensor<4x4xf32>
  %v33 = stablehlo.subtract %u, %v32 : tensor<4x4xf32>
  return %v29, %v31, %v33, %v15 : tensor<10x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}
