// Which numbers of groups are data, which sums are looked up, and which dimensions hold columns.

// RUN: split-file %s %t
// RUN: zero-opt %t/labels.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/labels.mlir
// RUN: not zero-opt %t/capacities.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/capacities.mlir
// RUN: zero-opt %t/edges.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/edges.mlir
// RUN: zero-opt %t/columns.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/columns.mlir

//--- labels.mlir
// Words of documents in one list, added up by document; the class of each document is compared with the classes' numbers.
// CHECK: main.arg1 batch {{.*}}dim=0
// CHECK: main.arg2 batch {{.*}}dim=0
// CHECK: main.arg3 batch {{.*}}dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<16x4xf32>, %of: tensor<16xi32>, %label: tensor<8xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<8x3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x3xf32>) -> tensor<16x3xf32>
  %at = stablehlo.reshape %of : (tensor<16xi32>) -> tensor<16x1xi32>
  %sums = "stablehlo.scatter"(%none, %at, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x3xf32>, tensor<16x1xi32>, tensor<16x3xf32>) -> tensor<8x3xf32>
  %classes = stablehlo.iota dim = 1 : tensor<8x3xi32>
  %ls = stablehlo.broadcast_in_dim %label, dims = [0] : (tensor<8xi32>) -> tensor<8x3xi32>
  %is = stablehlo.compare EQ, %ls, %classes : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
  %hot = stablehlo.convert %is : (tensor<8x3xi1>) -> tensor<8x3xf32>
  %e = stablehlo.subtract %sums, %hot : tensor<8x3xf32>
  %ey = "stablehlo.gather"(%e, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<8x3xf32>, tensor<16x1xi32>) -> tensor<16x3xf32>
  %g = stablehlo.dot_general %x, %ey, contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- capacities.mlir
// A whole number for each group, by which its sum is divided, may be a target or a constant.
// CHECK: error: {{.*}}arg3 meets sums over rows of arg1,arg2: the batch's targets, or constants
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<16x4xf32>, %of: tensor<16xi32>, %room: tensor<8xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<8x3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x3xf32>) -> tensor<16x3xf32>
  %at = stablehlo.reshape %of : (tensor<16xi32>) -> tensor<16x1xi32>
  %sums = "stablehlo.scatter"(%none, %at, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x3xf32>, tensor<16x1xi32>, tensor<16x3xf32>) -> tensor<8x3xf32>
  %rooms = stablehlo.convert %room : (tensor<8xi32>) -> tensor<8xf32>
  %rs = stablehlo.broadcast_in_dim %rooms, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %e = stablehlo.divide %sums, %rs : tensor<8x3xf32>
  %ey = "stablehlo.gather"(%e, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<8x3xf32>, tensor<16x1xi32>) -> tensor<16x3xf32>
  %g = stablehlo.dot_general %x, %ey, contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- edges.mlir
// Edges of one graph are added up at nodes; rows of the batch, pairs of nodes, look the sums up. Ranks would need all sums of all edges.
// CHECK: main.arg1 const
// CHECK: main.arg2 const
// CHECK: main.arg3 batch {{.*}}dim=0
func.func public @main(%table: tensor<10x4xf32>, %from: tensor<24xi32>, %to: tensor<24xi32>, %pairs: tensor<8x2xi32>) -> (tensor<10x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<10x4xf32>
  %f = stablehlo.reshape %from : (tensor<24xi32>) -> tensor<24x1xi32>
  %t = stablehlo.reshape %to : (tensor<24xi32>) -> tensor<24x1xi32>
  %sent = "stablehlo.gather"(%table, %f) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
  %nodes = "stablehlo.scatter"(%none, %t, %sent) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<24x1xi32>, tensor<24x4xf32>) -> tensor<10x4xf32>
  %one = stablehlo.slice %pairs [0:8, 0:1] : (tensor<8x2xi32>) -> tensor<8x1xi32>
  %two = stablehlo.slice %pairs [0:8, 1:2] : (tensor<8x2xi32>) -> tensor<8x1xi32>
  %u = "stablehlo.gather"(%nodes, %one) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %v = "stablehlo.gather"(%nodes, %two) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %e = stablehlo.subtract %u, %v : tensor<8x4xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8x4xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %gn = "stablehlo.scatter"(%none, %one, %e) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<10x4xf32>
  %ge = "stablehlo.gather"(%gn, %t) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
  %g = "stablehlo.scatter"(%none, %f, %ge) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<24x1xi32>, tensor<24x4xf32>) -> tensor<10x4xf32>
  %table1 = stablehlo.subtract %table, %g : tensor<10x4xf32>
  return %table1, %loss : tensor<10x4xf32>, tensor<f32>
}

//--- columns.mlir
// Times and places of points, two columns of one argument; times are sorted, and so points meet one another. Columns are no rows.
// CHECK: main.arg1 batch {{.*}}dim=0
func.func public @main(%w: tensor<2x3xf32>, %points: tensor<8x2xf32>) -> (tensor<2x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %time = stablehlo.slice %points [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
  %places = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %order:2 = "stablehlo.sort"(%time, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8x1xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1xi32>)
  %first = stablehlo.constant dense<0> : tensor<8x1xi32>
  %second = stablehlo.constant dense<1> : tensor<8x1xi32>
  %at0 = stablehlo.concatenate %order#1, %first, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %at1 = stablehlo.concatenate %order#1, %second, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %t = "stablehlo.gather"(%points, %at0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x2xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %p = "stablehlo.gather"(%points, %at1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x2xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %t1 = stablehlo.reshape %t : (tensor<8xf32>) -> tensor<8x1xf32>
  %p1 = stablehlo.reshape %p : (tensor<8xf32>) -> tensor<8x1xf32>
  %x = stablehlo.concatenate %t1, %p1, dim = 1 : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x2xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x2xf32>, tensor<8x3xf32>) -> tensor<2x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<2x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %loss : tensor<2x3xf32>, tensor<f32>
}
