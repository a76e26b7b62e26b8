// What is only looked up where a state says has no gradient by it; rows of several sizes, and rows that are normalised in groups on their way.
// RUN: split-file %s %t
// RUN: zero-opt %t/score.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/score.mlir
// RUN: zero-opt %t/widths.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/widths.mlir
// RUN: zero-opt %t/stacked.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/stacked.mlir
// RUN: zero-opt %t/stacked.mlir --zero-infer-roles="print-roles=true batch=arg1,arg2" -o /dev/null | FileCheck %t/stacked.mlir
// RUN: zero-opt %t/stacked.mlir --zero-infer-roles --zero-data-parallel="ranks=2" | FileCheck %t/stacked.mlir --check-prefix=PARALLEL
// RUN: sed 's/dim = 0 : (tensor<4x3xf32>, tensor<8x3xf32>)/dim = 0 : (tensor<4x3xf32>, tensor<9x3xf32>)/; s/8x/9x/g; s/12x/13x/g; s/\[4:12/[4:13/; s/4:12/4:13/' %t/stacked.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/stacked.mlir --check-prefix=ODD
// RUN: zero-opt %t/ghosts.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/ghosts.mlir

//--- score.mlir
// The score of what a policy chose, by a frozen judge: the loss is the other number, though more is computed for it.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 frozen
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.result1 metric "result1"
// CHECK: main.result2 metric "loss"
func.func public @main(%w: tensor<4x3xf32>, %judge: tensor<6x5xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %first = stablehlo.slice %h [0:8, 0:1] : (tensor<8x3xf32>) -> tensor<8x1xf32>
  %chosen = stablehlo.convert %first : (tensor<8x1xf32>) -> tensor<8x1xi32>
  %v = "stablehlo.gather"(%judge, %chosen) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<6x5xf32>, tensor<8x1xi32>) -> tensor<8x5xf32>
  %score = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %vs = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<8xf32>
  %vb = stablehlo.broadcast_in_dim %vs, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %hv = stablehlo.multiply %h, %vb : tensor<8x3xf32>
  %h2 = stablehlo.multiply %hv, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %hv, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %score, %loss : tensor<4x3xf32>, tensor<f32>, tensor<f32>
}

//--- widths.mlir
// What choices read, and what adds up over those that were made, has no gradient.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.arg2 frozen
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32>, %d: tensor<3xf32>, %t: tensor<6xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %hd = stablehlo.add %h, %db : tensor<8x3xf32>
  %sum = stablehlo.reduce(%hd init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
  %i = stablehlo.convert %sum : (tensor<8xf32>) -> tensor<8xi32>
  %chosen = stablehlo.reshape %i : (tensor<8xi32>) -> tensor<8x1xi32>
  %v = "stablehlo.gather"(%t, %chosen) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %vb = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %hv = stablehlo.multiply %h, %vb : tensor<8x3xf32>
  %h2 = stablehlo.multiply %hv, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %hv, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %all = stablehlo.reduce(%vb init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %d1 = stablehlo.add %d, %all : tensor<3xf32>
  return %w1, %d1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<f32>
}

//--- stacked.mlir
// Labelled rows and twice as many others go through the network together; what others give back is no gradient: zeros. Each rank
// has as many of the others as of two batches of labelled ones. Of sizes that nothing divides there is no such reading.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 batch "arg1" dim=0 #
// CHECK: main.arg2 batch "arg2" dim=0 groups=2 #
// PARALLEL: stablehlo.concatenate %arg1, %arg2, dim = 0 : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
// PARALLEL-NOT: zero.batch_gather
// PARALLEL: %[[ZEROS:.*]] = stablehlo.broadcast_in_dim {{.*}} -> tensor<4x3xf32>
// PARALLEL-NOT: zero.batch_gather
// PARALLEL: stablehlo.concatenate {{.*}}, %[[ZEROS]], dim = 0
// ODD: no set of arguments can be sharded along its first dimension without gathering
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<4x4xf32>, %u: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.concatenate %x, %u, dim = 0 : (tensor<4x4xf32>, tensor<8x4xf32>) -> tensor<12x4xf32>
  %h = stablehlo.dot_general %all, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x3xf32>) -> tensor<12x3xf32>
  %hx = stablehlo.slice %h [0:4, 0:3] : (tensor<12x3xf32>) -> tensor<4x3xf32>
  %hu = stablehlo.slice %h [4:12, 0:3] : (tensor<12x3xf32>) -> tensor<8x3xf32>
  %x2 = stablehlo.multiply %hx, %hx : tensor<4x3xf32>
  %u2 = stablehlo.multiply %hu, %hu : tensor<8x3xf32>
  %lx = stablehlo.reduce(%x2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %lu = stablehlo.reduce(%u2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %lx, %lu : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
  %dh = stablehlo.concatenate %hx, %zeros, dim = 0 : (tensor<4x3xf32>, tensor<8x3xf32>) -> tensor<12x3xf32>
  %g = stablehlo.dot_general %all, %dh, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- ghosts.mlir
// Hidden rows are normalised in three groups of eight, the loss is of all rows: each rank has rows of every group.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 batch "arg1" dim=0 groups=3 #
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<24x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x4xf32>, tensor<4x3xf32>) -> tensor<24x3xf32>
  %groups = stablehlo.reshape %h : (tensor<24x3xf32>) -> tensor<3x8x3xf32>
  %sum = stablehlo.reduce(%groups init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x8x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  %wide = stablehlo.broadcast_in_dim %sum, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x8x3xf32>
  %away = stablehlo.subtract %groups, %wide : tensor<3x8x3xf32>
  %n = stablehlo.reshape %away : (tensor<3x8x3xf32>) -> tensor<24x3xf32>
  %n2 = stablehlo.multiply %n, %n : tensor<24x3xf32>
  %loss = stablehlo.reduce(%n2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %n, contracting_dims = [0] x [0] : (tensor<24x4xf32>, tensor<24x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}
