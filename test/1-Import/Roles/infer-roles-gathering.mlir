// Steps whose rows meet one another: the reading that shares all matmuls of data is the batch.
// RUN: split-file %s %t
// RUN: zero-opt %t/all-pairs.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/all-pairs.mlir
// RUN: zero-opt %t/weight.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/weight.mlir
// RUN: zero-opt %t/sizes.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/sizes.mlir
// RUN: zero-opt %t/carry.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/carry.mlir
// RUN: zero-opt %t/beside.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/beside.mlir
// RUN: zero-opt %t/slices.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/slices.mlir
// RUN: zero-opt %t/paired.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/paired.mlir
// RUN: zero-opt %t/head.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/head.mlir
// RUN: zero-opt %t/features.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/features.mlir
// RUN: zero-opt %t/noise.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/noise.mlir
// RUN: not zero-opt %t/windows.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/windows.mlir

//--- all-pairs.mlir
// Each row with all others, of classes that are compared.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>, %y: tensor<8xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %s = stablehlo.dot_general %z, %z, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
  %ya = stablehlo.broadcast_in_dim %y, dims = [0] : (tensor<8xi32>) -> tensor<8x8xi32>
  %yb = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<8xi32>) -> tensor<8x8xi32>
  %same = stablehlo.compare EQ, %ya, %yb : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %no = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %t = stablehlo.select %same, %s, %no : tensor<8x8xi1>, tensor<8x8xf32>
  %loss = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %dz = stablehlo.dot_general %t, %z, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %dz, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- weight.mlir
// Rows in reverse beside rows as they come; a frozen weight of as many rows is none of them.
// CHECK: main.arg1 frozen "arg1"
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<8x3xf32>, %frozen: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> (tensor<8x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reverse %x, dims = [0] : tensor<8x8xf32>
  %m = stablehlo.add %x, %r : tensor<8x8xf32>
  %h = stablehlo.dot_general %m, %frozen, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %z = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  %q = stablehlo.multiply %z, %z : tensor<8x3xf32>
  %loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %h, %z, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<8x3xf32>
  return %w1, %loss : tensor<8x3xf32>, tensor<f32>
}

//--- sizes.mlir
// Labelled rows and twice as many others: both are cut.
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>, %u: tensor<16x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %b = stablehlo.dot_general %u, %w, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x3xf32>) -> tensor<16x3xf32>
  %qa = stablehlo.multiply %a, %a : tensor<8x3xf32>
  %qb = stablehlo.multiply %b, %b : tensor<16x3xf32>
  %la = stablehlo.reduce(%qa init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %lb = stablehlo.reduce(%qb init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %la, %lb : tensor<f32>
  %ga = stablehlo.dot_general %x, %a, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gb = stablehlo.dot_general %u, %b, contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
  %g = stablehlo.add %ga, %gb : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- carry.mlir
// A carry has the batch's rows: it is no parameter and is cut with it, and the data beside it is the batch.
// CHECK: main.arg0 param "arg0" next=0
// CHECK: main.arg1 batch_state "arg1" next=1 dim=0 # {{.*}}rows of the batch
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<8x4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %u = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %b = stablehlo.add %a, %u : tensor<8x4xf32>
  %n = stablehlo.tanh %b : tensor<8x4xf32>
  %q = stablehlo.multiply %n, %n : tensor<8x4xf32>
  %loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %h, %n, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %n, %loss : tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>
}

//--- beside.mlir
// [batch] beside [time, batch]: one number for each of the rows.
// CHECK: main.arg1 batch "arg1" dim=1
// CHECK: main.arg2 batch "arg2" dim=1
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<6x8x4xf32>, %m: tensor<6x8xf32>, %last: tensor<8xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reverse %m, dims = [0] : tensor<6x8xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<6x8x4xf32>, tensor<4x3xf32>) -> tensor<6x8x3xf32>
  %la = stablehlo.broadcast_in_dim %last, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
  %d = stablehlo.multiply %r, %la : tensor<6x8xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0, 1] : (tensor<6x8xf32>) -> tensor<6x8x3xf32>
  %q = stablehlo.multiply %z, %db : tensor<6x8x3xf32>
  %loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x8x3xf32>, tensor<f32>) -> tensor<f32>
  %e = stablehlo.multiply %q, %db : tensor<6x8x3xf32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0, 1] x [0, 1] : (tensor<6x8x4xf32>, tensor<6x8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- slices.mlir
// Micro-batches that are slices.
// CHECK: main.arg1 batch "arg1" dim=0 groups=2
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x0 = stablehlo.slice %x [0:4, 0:4] : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %x1 = stablehlo.slice %x [4:8, 0:4] : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %a = stablehlo.dot_general %x0, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %b = stablehlo.dot_general %x1, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %la = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %lb = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %la, %lb : tensor<f32>
  %ga = stablehlo.dot_general %x0, %a, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %gb = stablehlo.dot_general %x1, %b, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %g = stablehlo.add %ga, %gb : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- paired.mlir
// The other side of a contrastive loss as it is given, beside rows along another dimension: row i belongs to row i.
// CHECK: main.arg1 batch "arg1" dim=1
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<4x8xf32>, %t: tensor<8x3xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %n = stablehlo.tanh %t : tensor<8x3xf32>
  %s = stablehlo.dot_general %z, %n, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
  %own = "stablehlo.gather"(%s, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %ownb = stablehlo.broadcast_in_dim %own, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %d = stablehlo.subtract %s, %ownb : tensor<8x8xf32>
  %q = stablehlo.multiply %d, %d : tensor<8x8xf32>
  %loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %dz = stablehlo.dot_general %d, %n, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %dz, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- head.mlir
// The same product, of which labels choose: a frozen head of as many classes as there are rows.
// CHECK: main.arg1 batch "arg1" dim=1
// CHECK: main.arg2 frozen "arg2"
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<4x8xf32>, %t: tensor<8x3xf32>, %i: tensor<8x1xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %n = stablehlo.tanh %t : tensor<8x3xf32>
  %s = stablehlo.dot_general %z, %n, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
  %own = "stablehlo.gather"(%s, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %ownb = stablehlo.broadcast_in_dim %own, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %d = stablehlo.subtract %s, %ownb : tensor<8x8xf32>
  %q = stablehlo.multiply %d, %d : tensor<8x8xf32>
  %loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %dz = stablehlo.dot_general %d, %n, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %dz, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- features.mlir
// A frozen weight of as many rows, beside micro-batches. Its features are taken apart: they are no rows that meet.
// CHECK: main.arg1 frozen "arg1"
// CHECK: main.arg2 batch "arg2" dim=0 groups=2
func.func public @main(%w: tensor<3xf32>, %frozen: tensor<6x2xf32>, %x: tensor<6x3xf32>) -> (tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %scale = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<3xf32>) -> tensor<3x3xf32>
  %x0 = stablehlo.slice %x [0:3, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
  %x1 = stablehlo.slice %x [3:6, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
  %h0 = stablehlo.multiply %x0, %scale : tensor<3x3xf32>
  %h1 = stablehlo.multiply %x1, %scale : tensor<3x3xf32>
  %c0 = stablehlo.concatenate %x0, %h0, dim = 1 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  %c1 = stablehlo.concatenate %x1, %h1, dim = 1 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  %z0 = stablehlo.dot_general %c0, %frozen, contracting_dims = [1] x [0] : (tensor<3x6xf32>, tensor<6x2xf32>) -> tensor<3x2xf32>
  %z1 = stablehlo.dot_general %c1, %frozen, contracting_dims = [1] x [0] : (tensor<3x6xf32>, tensor<6x2xf32>) -> tensor<3x2xf32>
  %q0 = stablehlo.multiply %z0, %z0 : tensor<3x2xf32>
  %q1 = stablehlo.multiply %z1, %z1 : tensor<3x2xf32>
  %l0 = stablehlo.reduce(%q0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.reduce(%q1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %l0, %l1 : tensor<f32>
  %dc0 = stablehlo.dot_general %z0, %frozen, contracting_dims = [1] x [1] : (tensor<3x2xf32>, tensor<6x2xf32>) -> tensor<3x6xf32>
  %dc1 = stablehlo.dot_general %z1, %frozen, contracting_dims = [1] x [1] : (tensor<3x2xf32>, tensor<6x2xf32>) -> tensor<3x6xf32>
  %dh0 = stablehlo.slice %dc0 [0:3, 3:6] : (tensor<3x6xf32>) -> tensor<3x3xf32>
  %dh1 = stablehlo.slice %dc1 [0:3, 3:6] : (tensor<3x6xf32>) -> tensor<3x3xf32>
  %p0 = stablehlo.multiply %x0, %dh0 : tensor<3x3xf32>
  %p1 = stablehlo.multiply %x1, %dh1 : tensor<3x3xf32>
  %g0 = stablehlo.reduce(%p0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
  %g1 = stablehlo.reduce(%p1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
  %g = stablehlo.add %g0, %g1 : tensor<3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<3xf32>
  return %w1, %loss : tensor<3xf32>, tensor<f32>
}

//--- noise.mlir
// Two losses, of which the one that less is computed of reads noise alone: the other one is summed over rows.
// CHECK: main.arg2 rng "arg2"
// CHECK: main.arg3 batch "arg3" dim=0
// CHECK: main.result3 metric "loss" # tensor<f32>; the loss
func.func public @main(%v: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %key: tensor<2xui64>, %x: tensor<8x4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %next, %bits = stablehlo.rng_bit_generator %key, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %noise = stablehlo.convert %bits : (tensor<4xui32>) -> tensor<4xf32>
  %made = stablehlo.multiply %v, %noise : tensor<4xf32>
  %fooled = stablehlo.dot_general %made, %w, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %rows = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %found = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.subtract %found, %fooled : tensor<f32>
  %gv = stablehlo.multiply %w, %noise : tensor<4xf32>
  %gx = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %gw = stablehlo.subtract %gx, %made : tensor<4xf32>
  %v1 = stablehlo.subtract %v, %gv : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4xf32>
  return %v1, %w1, %fooled, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
}

//--- windows.mlir
// One sequence: what a convolution takes windows of are places, no rows.
// CHECK: error: the roles of 'main' cannot be inferred: no set of arguments can be sharded along its first dimension without gathering
func.func public @main(%w: tensor<2x2xf32>, %x: tensor<1x6x2xf32>) -> (tensor<2x2xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %k = stablehlo.constant dense<0.5> : tensor<3x2x2xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<1x6x2xf32>, tensor<2x2xf32>) -> tensor<1x6x2xf32>
  %c = stablehlo.convolution(%h, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x6x2xf32>, tensor<3x2x2xf32>) -> tensor<1x6x2xf32>
  %q = stablehlo.multiply %c, %c : tensor<1x6x2xf32>
  %loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x6x2xf32>, tensor<f32>) -> tensor<f32>
  %dh = stablehlo.convolution(%c, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x6x2xf32>, tensor<3x2x2xf32>) -> tensor<1x6x2xf32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0, 1] x [0, 1] : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<2x2xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<2x2xf32>
  return %w1, %loss : tensor<2x2xf32>, tensor<f32>
}
