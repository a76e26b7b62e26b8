// Parameters that are updated as one vector; numbers that stay beside what is overwritten; sums where nothing is trained; matmuls
// of gradients alone; rows that a trained state has, too.
// RUN: split-file %s %t
// RUN: zero-opt %t/vector.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/vector.mlir
// RUN: zero-opt %t/standing.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/standing.mlir
// RUN: sed 's/ {tf.aliasing_output = 3 : i32}//' %t/standing.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/standing.mlir --check-prefix=KEPT
// RUN: zero-opt %t/sums.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/sums.mlir
// RUN: zero-opt %t/smoothed.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/smoothed.mlir
// RUN: zero-opt %t/smoothed.mlir --zero-to-import --zero-data-parallel=ranks=2 | FileCheck %t/smoothed.mlir --check-prefix=REPLICA
// RUN: zero-opt %t/counted.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/counted.mlir
// RUN: not zero-opt %t/margins.mlir --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/margins.mlir

//--- vector.mlir
// What a policy adds to all its parameters in one vector is trained, though no loss of its own is returned.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 param {{.*}}next=1
// CHECK: main.arg2 param {{.*}}next=2
// CHECK: main.arg3 batch
func.func public @main(%a: tensor<4x3xf32>, %b: tensor<3xf32>, %v: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.125> : tensor<15xf32>
  %h0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %rows = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %h1 = stablehlo.add %h0, %rows : tensor<8x3xf32>
  %h = stablehlo.tanh %h1 : tensor<8x3xf32>
  %ga = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gb = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %fa = stablehlo.reshape %a : (tensor<4x3xf32>) -> tensor<12xf32>
  %p = stablehlo.concatenate %fa, %b, dim = 0 : (tensor<12xf32>, tensor<3xf32>) -> tensor<15xf32>
  %fg = stablehlo.reshape %ga : (tensor<4x3xf32>) -> tensor<12xf32>
  %g = stablehlo.concatenate %fg, %gb, dim = 0 : (tensor<12xf32>, tensor<3xf32>) -> tensor<15xf32>
  %step = stablehlo.multiply %rate, %g : tensor<15xf32>
  %new = stablehlo.add %p, %step : tensor<15xf32>
  %sa = stablehlo.slice %new [0:12] : (tensor<15xf32>) -> tensor<12xf32>
  %a1 = stablehlo.reshape %sa : (tensor<12xf32>) -> tensor<4x3xf32>
  %b1 = stablehlo.slice %new [12:15] : (tensor<15xf32>) -> tensor<3xf32>
  %y = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %gv = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %v1 = stablehlo.subtract %v, %gv : tensor<4x3xf32>
  return %a1, %b1, %v1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- standing.mlir
// A step's size is overwritten, as far from a middle as a sum over steps says; the middle is returned as it is. Where the middle
// is not donated, what adds to it may be its new value: it is asked for.
// CHECK: main.arg1 {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
// CHECK: main.arg3 {{.*}}next=3
// KEPT: main.arg3 ? {{.*}}could be a state with next=2, or no state
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<f32> {tf.aliasing_output = 1 : i32},
                       %size: tensor<f32> {tf.aliasing_output = 2 : i32}, %middle: tensor<f32> {tf.aliasing_output = 3 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %e = stablehlo.exponential %size : tensor<f32>
  %es = stablehlo.broadcast_in_dim %e, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %gs = stablehlo.multiply %g, %es : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gs : tensor<4x3xf32>
  %z = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %z2 = stablehlo.multiply %z, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%z2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %kept = stablehlo.multiply %half, %h : tensor<f32>
  %h1 = stablehlo.add %kept, %loss : tensor<f32>
  %size1 = stablehlo.subtract %middle, %h1 : tensor<f32>
  return %w1, %h1, %size1, %middle, %loss : tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

//--- sums.mlir
// No step trains here: products of features are summed up, and what is made of the sums is returned.
// CHECK: main.arg0 model_state {{.*}}next=0
// CHECK: main.arg1 frozen
// CHECK: main.arg2 batch {{.*}}dim=0
func.func public @main(%s: tensor<3x3xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<3x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %hh = stablehlo.dot_general %h, %h, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3x3xf32>
  %s1 = stablehlo.add %s, %hh : tensor<3x3xf32>
  %square = stablehlo.multiply %s1, %s1 : tensor<3x3xf32>
  %norm = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
  return %s1, %norm : tensor<3x3xf32>, tensor<f32>
}

//--- smoothed.mlir
// The only matmul smooths a gradient: it is every rank's, and says nothing of the rows.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 batch {{.*}}dim=0
// REPLICA: zero.all_reduce add {{.*}} : tensor<6x5xf32>
func.func public @main(%m: tensor<6x5xf32>, %x: tensor<8x6x5xf32>) -> (tensor<6x5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %kernel = stablehlo.constant dense<0.125> : tensor<6x6xf32>
  %rows = stablehlo.broadcast_in_dim %m, dims = [1, 2] : (tensor<6x5xf32>) -> tensor<8x6x5xf32>
  %s = stablehlo.sine %rows : tensor<8x6x5xf32>
  %d = stablehlo.subtract %s, %x : tensor<8x6x5xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<8x6x5xf32>
  %loss = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x6x5xf32>, tensor<f32>) -> tensor<f32>
  %c = stablehlo.cosine %rows : tensor<8x6x5xf32>
  %each = stablehlo.multiply %d, %c : tensor<8x6x5xf32>
  %g = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x6x5xf32>, tensor<f32>) -> tensor<6x5xf32>
  %gt = stablehlo.tanh %g : tensor<6x5xf32>
  %gs = stablehlo.dot_general %kernel, %gt, contracting_dims = [1] x [0] : (tensor<6x6xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
  %m1 = stablehlo.subtract %m, %gs : tensor<6x5xf32>
  return %m1, %loss : tensor<6x5xf32>, tensor<f32>
}

//--- counted.mlir
// How often each number occurs is averaged over steps, donated or not: it replaces what it was.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.arg2 batch
func.func public @main(%w: tensor<5x3xf32>, %often: tensor<5xf32>, %item: tensor<8x1xi32>, %y: tensor<8x3xf32>)
    -> (tensor<5x3xf32> {jax.result_info = "result[0]['w']"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<5xf32>
  %rows = stablehlo.constant dense<0.0> : tensor<5x3xf32>
  %ones = stablehlo.constant dense<0.0125> : tensor<8xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<5xf32>
  %counts = "stablehlo.scatter"(%none, %item, %ones) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<5xf32>
  %kept = stablehlo.multiply %decay, %often : tensor<5xf32>
  %often1 = stablehlo.add %kept, %counts : tensor<5xf32>
  %h = "stablehlo.gather"(%w, %item) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<8x1xi32>) -> tensor<8x3xf32>
  %f = "stablehlo.gather"(%often1, %item) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %hf = stablehlo.subtract %h, %fs : tensor<8x3xf32>
  %d = stablehlo.subtract %hf, %y : tensor<8x3xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<8x3xf32>
  %loss = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = "stablehlo.scatter"(%rows, %item, %d) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<8x1xi32>, tensor<8x3xf32>) -> tensor<5x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5x3xf32>
  return %w1, %often1, %loss : tensor<5x3xf32>, tensor<5xf32>, tensor<f32>
}

//--- margins.mlir
// Predictions of rows are kept, and sums over groups of rows are added to them: whether ranks share them is for the author to say.
// CHECK: error: the roles of 'main' cannot be inferred: arg1 has as many rows as arg2, and so has arg0, to which the step adds; name the batch by --batch=argK[:DIM],...
func.func public @main(%margin: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %group: tensor<8x1xi32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3xf32>
  %rate = stablehlo.constant dense<0.25> : tensor<8xf32>
  %p = stablehlo.tanh %margin : tensor<8xf32>
  %d = stablehlo.subtract %p, %y : tensor<8xf32>
  %sums = "stablehlo.scatter"(%zeros, %group, %d) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<3xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<3xf32>
  %own = "stablehlo.gather"(%sums, %group) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %step = stablehlo.multiply %rate, %own : tensor<8xf32>
  %new = stablehlo.subtract %margin, %step : tensor<8xf32>
  %e = stablehlo.subtract %new, %y : tensor<8xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %new, %loss : tensor<8xf32>, tensor<f32>
}
