// What is given beside the rows of the batch: prototypes, tables, targets of what rows are added up to.
// RUN: split-file %s %t
// RUN: zero-opt %t/prototypes.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/prototypes.mlir
// RUN: zero-opt %t/centres.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/centres.mlir
// RUN: not zero-opt %t/neighbours.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/neighbours.mlir
// RUN: zero-opt %t/table.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/table.mlir
// RUN: zero-opt %t/targets.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/targets.mlir
// RUN: not zero-opt %t/numbers.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/numbers.mlir
// RUN: not zero-opt %t/targets-apart.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/targets-apart.mlir
// RUN: zero-opt %t/documents.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/documents.mlir
// RUN: sed 's/<24x/<25x/g; s/\[24/[25/g' %t/documents.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/documents.mlir --check-prefix=UNEVEN
// RUN: sed 's/<20x/<24x/g' %t/documents.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/documents.mlir --check-prefix=UNEVEN
// RUN: zero-opt %t/thresholds.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/thresholds.mlir

//--- prototypes.mlir
// Distances to prototypes, of as many classes as there are rows, of which labels choose.
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 frozen "arg2"
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>, %p: tensor<8x3xf32>, %i: tensor<8x1xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x8x3xf32>
  %pb = stablehlo.broadcast_in_dim %p, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<8x8x3xf32>
  %d = stablehlo.subtract %zb, %pb : tensor<8x8x3xf32>
  %dd = stablehlo.multiply %d, %d : tensor<8x8x3xf32>
  %s = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x8xf32>
  %t = "stablehlo.gather"(%s, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %loss = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %dz = stablehlo.multiply %z, %tb : tensor<8x3xf32>
  %gw = stablehlo.dot_general %x, %dz, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- centres.mlir
// Distances to centres, of the type of the rows, that weights contract.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 frozen "arg2"
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%a: tensor<8xf32>, %x: tensor<8x4xf32>, %p: tensor<8x4xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x8x4xf32>
  %pb = stablehlo.broadcast_in_dim %p, dims = [1, 2] : (tensor<8x4xf32>) -> tensor<8x8x4xf32>
  %d = stablehlo.subtract %xb, %pb : tensor<8x8x4xf32>
  %dd = stablehlo.multiply %d, %d : tensor<8x8x4xf32>
  %s = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
  %t = stablehlo.dot_general %s, %a, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e = stablehlo.subtract %t, %y : tensor<8xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8xf32>
  %loss = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %ga = stablehlo.dot_general %s, %e, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %a1 = stablehlo.subtract %a, %ga : tensor<8xf32>
  return %a1, %loss : tensor<8xf32>, tensor<f32>
}

//--- neighbours.mlir
// The neighbour that is looked up where rows lie, as in a sorted list: an entry of a codebook, or another row.
// CHECK: could be the batch
// CHECK: main.arg2 ?
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>, %p: tensor<8x3xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %zb = stablehlo.broadcast_in_dim %z, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x8x3xf32>
  %pb = stablehlo.broadcast_in_dim %p, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<8x8x3xf32>
  %d = stablehlo.subtract %zb, %pb : tensor<8x8x3xf32>
  %dd = stablehlo.multiply %d, %d : tensor<8x8x3xf32>
  %s = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x8xf32>
  %sorted = "stablehlo.sort"(%s) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %first = stablehlo.slice %sorted [0:8, 0:1] : (tensor<8x8xf32>) -> tensor<8x1xf32>
  %t = stablehlo.reshape %first : (tensor<8x1xf32>) -> tensor<8xf32>
  %loss = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %dz = stablehlo.multiply %z, %tb : tensor<8x3xf32>
  %gw = stablehlo.dot_general %x, %dz, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- table.mlir
// Frozen vectors that are looked up, and numbers that are counted over all rows: the table has no rows.
// CHECK: main.arg1 frozen "arg1"
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x3xf32>, %table: tensor<20x4xf32>, %ids: tensor<24x1xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<20x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
  %flat = stablehlo.reshape %ids : (tensor<24x1xi32>) -> tensor<24xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %doc = "stablehlo.reduce_window"(%flat, %none) <{padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 24>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
  %count = stablehlo.convert %doc : (tensor<24xi32>) -> tensor<24xf32>
  %countb = stablehlo.broadcast_in_dim %count, dims = [0] : (tensor<24xf32>) -> tensor<24x4xf32>
  %x = stablehlo.multiply %v, %countb : tensor<24x4xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x4xf32>, tensor<4x3xf32>) -> tensor<24x3xf32>
  %zz = stablehlo.multiply %z, %z : tensor<24x3xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<24x4xf32>, tensor<24x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- targets.mlir
// Outputs of tokens are added up for each document, and meet its label: both are the batch.
// CHECK: main.arg1 frozen "arg1"
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32>, %table: tensor<20x4xf32>, %ids: tensor<24x1xi32>, %labels: tensor<8x1xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<20x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
  %flat = stablehlo.reshape %ids : (tensor<24x1xi32>) -> tensor<24xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %doc = "stablehlo.reduce_window"(%flat, %none) <{padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 24>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
  %z = stablehlo.dot_general %v, %w, contracting_dims = [1] x [0] : (tensor<24x4xf32>, tensor<4x3xf32>) -> tensor<24x3xf32>
  %docs = stablehlo.reshape %doc : (tensor<24xi32>) -> tensor<24x1xi32>
  %sums = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
  %s = "stablehlo.scatter"(%sums, %docs, %z) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<8x3xf32>, tensor<24x1xi32>, tensor<24x3xf32>) -> tensor<8x3xf32>
  %own = "stablehlo.gather"(%s, %labels) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %y = stablehlo.broadcast_in_dim %own, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %e = stablehlo.subtract %s, %y : tensor<8x3xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %loss = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %dz = "stablehlo.gather"(%e, %docs) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<8x3xf32>, tensor<24x1xi32>) -> tensor<24x3xf32>
  %gw = stablehlo.dot_general %v, %dz, contracting_dims = [0] x [0] : (tensor<24x4xf32>, tensor<24x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- numbers.mlir
// Numbers that sums meet: targets, or constants of groups (floors of their losses).
// CHECK: arg3 meets sums over rows of arg2: the batch's targets, or constants
func.func public @main(%w: tensor<4x3xf32>, %table: tensor<20x4xf32>, %ids: tensor<24x1xi32>, %y: tensor<8x3xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<20x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
  %flat = stablehlo.reshape %ids : (tensor<24x1xi32>) -> tensor<24xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %doc = "stablehlo.reduce_window"(%flat, %none) <{padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 24>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
  %z = stablehlo.dot_general %v, %w, contracting_dims = [1] x [0] : (tensor<24x4xf32>, tensor<4x3xf32>) -> tensor<24x3xf32>
  %docs = stablehlo.reshape %doc : (tensor<24xi32>) -> tensor<24x1xi32>
  %sums = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
  %s = "stablehlo.scatter"(%sums, %docs, %z) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<8x3xf32>, tensor<24x1xi32>, tensor<24x3xf32>) -> tensor<8x3xf32>
  %e = stablehlo.subtract %s, %y : tensor<8x3xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %loss = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %dz = "stablehlo.gather"(%e, %docs) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<8x3xf32>, tensor<24x1xi32>) -> tensor<24x3xf32>
  %gw = stablehlo.dot_general %v, %dz, contracting_dims = [0] x [0] : (tensor<24x4xf32>, tensor<24x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- targets-apart.mlir
// As many targets as no number of ranks that share the tokens can share.
// CHECK: arg3 meets sums over rows of arg2, and cannot be sharded with it
func.func public @main(%w: tensor<4x3xf32>, %table: tensor<20x4xf32>, %ids: tensor<24x1xi32>, %y: tensor<5x3xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<20x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
  %flat = stablehlo.reshape %ids : (tensor<24x1xi32>) -> tensor<24xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %doc = "stablehlo.reduce_window"(%flat, %none) <{padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 24>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
  %z = stablehlo.dot_general %v, %w, contracting_dims = [1] x [0] : (tensor<24x4xf32>, tensor<4x3xf32>) -> tensor<24x3xf32>
  %docs = stablehlo.reshape %doc : (tensor<24xi32>) -> tensor<24x1xi32>
  %sums = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
  %s = "stablehlo.scatter"(%sums, %docs, %z) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<24x1xi32>, tensor<24x3xf32>) -> tensor<5x3xf32>
  %e = stablehlo.subtract %s, %y : tensor<5x3xf32>
  %ee = stablehlo.multiply %e, %e : tensor<5x3xf32>
  %loss = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
  %dz = "stablehlo.gather"(%e, %docs) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<24x1xi32>) -> tensor<24x3xf32>
  %gw = stablehlo.dot_general %v, %dz, contracting_dims = [0] x [0] : (tensor<24x4xf32>, tensor<24x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- documents.mlir
// Tokens are added up before matmuls work on documents, whose targets are cut with them. Where ranks cannot share both, or the
// table of vectors has as many entries as there are tokens, it is asked.
// CHECK: main.arg1 frozen
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
// UNEVEN: rows of arg3 are sums over those of arg2
func.func public @main(%w: tensor<4x3xf32>, %table: tensor<20x4xf32>, %ids: tensor<24x1xi32>, %y: tensor<8x3xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<20x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
  %flat = stablehlo.reshape %ids : (tensor<24x1xi32>) -> tensor<24xi32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %doc = "stablehlo.reduce_window"(%flat, %none) <{padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 24>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
  %docs = stablehlo.reshape %doc : (tensor<24xi32>) -> tensor<24x1xi32>
  %sums = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %s = "stablehlo.scatter"(%sums, %docs, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<24x1xi32>, tensor<24x4xf32>) -> tensor<8x4xf32>
  %z = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %e = stablehlo.subtract %z, %y : tensor<8x3xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %loss = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.dot_general %s, %e, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- thresholds.mlir
// Thresholds of as many classes as rows, which only a score reads.
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 const "arg2"
func.func public @main(%w: tensor<4x8xf32>, %x: tensor<8x4xf32>, %th: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8x8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %thb = stablehlo.broadcast_in_dim %th, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %over = stablehlo.compare GT, %z, %thb : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
  %ones = stablehlo.convert %over : (tensor<8x8xi1>) -> tensor<8x8xf32>
  %hits = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x8xf32>
  return %w1, %loss, %hits : tensor<4x8xf32>, tensor<f32>, tensor<f32>
}
