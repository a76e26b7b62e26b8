// States that devices hold in parts are written on whole values: no gather, and sums instead of parts of sums.
// RUN: zero-opt %s --zero-widen-shards --split-input-file --verify-diagnostics | FileCheck %s

// FSDP of one replica's program, with a norm over the parts. What is made of the rows stays as it is.
// CHECK-LABEL: func.func @fully_sharded
// CHECK-SAME: (%[[w:.*]]: tensor<8x3xf32>, %[[b:.*]]: tensor<4xf32>, %[[x:.*]]: tensor<6x8xf32>) -> (tensor<8x3xf32>, tensor<4xf32>)
// CHECK-NOT: all_gather
// CHECK: %[[y:.*]] = stablehlo.dot_general %[[x]], %[[w]]
// CHECK: %[[partial:.*]] = stablehlo.dot_general %[[x]], %[[y]]
// CHECK: %[[g:.*]] = "stablehlo.all_reduce"(%[[partial]])
// CHECK: tensor<8x3xf32>) -> tensor<8x3xf32>
// CHECK: %[[h:.*]] = "stablehlo.all_reduce"(%{{.*}})
// CHECK: tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[gg:.*]] = stablehlo.multiply %[[g]], %[[g]] : tensor<8x3xf32>
// CHECK: %[[one:.*]] = stablehlo.reduce(%[[gg]] init: %{{.*}}) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
// CHECK: %[[two:.*]] = stablehlo.reduce(%{{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
// CHECK: %[[squares:.*]] = stablehlo.add %[[one]], %[[two]]
// CHECK-NOT: all_reduce
// CHECK: stablehlo.broadcast_in_dim %[[squares]], dims = [] : (tensor<f32>) -> tensor<8x3xf32>
// CHECK: return %{{.*}}, %{{.*}} : tensor<8x3xf32>, tensor<4xf32>
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @fully_sharded(%w: tensor<4x3xf32>, %b: tensor<2xf32>, %x: tensor<6x8xf32>) -> (tensor<4x3xf32>, tensor<2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %whole = "stablehlo.all_gather"(%w) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x3xf32>) -> tensor<8x3xf32>
  %y = stablehlo.dot_general %x, %whole, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8x3xf32>) -> tensor<6x3xf32>
  %partial = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x8xf32>, tensor<6x3xf32>) -> tensor<8x3xf32>
  %sums = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
  %padded = stablehlo.pad %sums, %zero, low = [0], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  %g = "stablehlo.reduce_scatter"(%partial) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x3xf32>) -> tensor<4x3xf32>
  %h = "stablehlo.reduce_scatter"(%padded) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  %gg = stablehlo.multiply %g, %g : tensor<4x3xf32>
  %one = stablehlo.reduce(%gg init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %hh = stablehlo.multiply %h, %h : tensor<2xf32>
  %two = stablehlo.reduce(%hh init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %both = stablehlo.add %one, %two : tensor<f32>
  %norm = "stablehlo.all_reduce"(%both) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  %scale = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %scaled = stablehlo.divide %g, %scale : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %scaled : tensor<4x3xf32>
  %b1 = stablehlo.subtract %b, %h : tensor<2xf32>
  return %w1, %b1 : tensor<4x3xf32>, tensor<2xf32>
}
}

// -----

// ZeRO-1 in a shard_map: the device's own slice is the parameter; a number that each device makes of its moments alone
// would be another one for each, so it has to be a sum over all of them.
// CHECK-LABEL: func.func @sharded_moments
// CHECK: sdy.manual_computation(%{{.*}}, %{{.*}}, %{{.*}}) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>] manual_axes={"dp"} (%[[w:.*]]: tensor<8x3xf32>, %[[m:.*]]: tensor<8x3xf32>, %[[x:.*]]: tensor<8x3xf32>) {
// CHECK-NOT: partition_id
// CHECK-NOT: dynamic_slice
// CHECK: %[[g:.*]] = "stablehlo.all_reduce"(%[[x]])
// CHECK: %[[new:.*]] = stablehlo.add %[[m]], %[[g]] : tensor<8x3xf32>
// CHECK: %[[w1:.*]] = stablehlo.subtract %[[w]], %[[new]] : tensor<8x3xf32>
// CHECK: sdy.return %[[w1]], %[[new]]
sdy.mesh @mesh = <["dp"=2]>
func.func @sharded_moments(%a: tensor<8x3xf32>, %b: tensor<8x3xf32>, %c: tensor<16x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
  %0:2 = sdy.manual_computation(%a, %b, %c) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] manual_axes={"dp"} (%w: tensor<8x3xf32>, %m: tensor<4x3xf32>, %x: tensor<8x3xf32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %place = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %start = stablehlo.multiply %place, %four : tensor<i32>
    %own = stablehlo.dynamic_slice %w, %start, %zero, sizes = [4, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    %g = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8x3xf32>) -> tensor<4x3xf32>
    %m1 = stablehlo.add %m, %g : tensor<4x3xf32>
    %moved = stablehlo.subtract %own, %m1 : tensor<4x3xf32>
    %w1 = "stablehlo.all_gather"(%moved) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x3xf32>) -> tensor<8x3xf32>
    sdy.return %w1, %m1 : tensor<8x3xf32>, tensor<4x3xf32>
  } : (tensor<8x3xf32>, tensor<8x3xf32>, tensor<16x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>)
  return %0#0, %0#1 : tensor<8x3xf32>, tensor<8x3xf32>
}

// -----

// A norm of the device's own part alone is another one on each device: the parts stay.
// CHECK-LABEL: func.func @norm_of_a_part
// CHECK-SAME: (%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<8xf32>) -> tensor<4xf32>
// CHECK: reduce_scatter
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @norm_of_a_part(%w: tensor<4xf32>, %partial: tensor<8xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = "stablehlo.reduce_scatter"(%partial) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>) -> tensor<4xf32>
  %gg = stablehlo.multiply %g, %g : tensor<4xf32>
  %norm = stablehlo.reduce(%gg init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %scale = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<4xf32>
  // expected-remark @+1 {{keeps the values that devices have parts of from being written as whole ones}}
  %scaled = stablehlo.divide %g, %scale : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %scaled : tensor<4xf32>
  return %w1 : tensor<4xf32>
}
}

// -----

// Rows that are gathered are no state; nor is a slice at another place the device's own.
// CHECK-LABEL: func.func @others_stay
// CHECK: all_gather
// CHECK: dynamic_slice
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @others_stay(%x: tensor<4x3xf32>, %w: tensor<8x3xf32>) -> (tensor<8x8xf32>, tensor<4x3xf32>) {
  %scaled = stablehlo.multiply %x, %x : tensor<4x3xf32>
  %all = "stablehlo.all_gather"(%scaled) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x3xf32>) -> tensor<8x3xf32>
  %y = stablehlo.dot_general %all, %w, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
  %id = stablehlo.replica_id : tensor<ui32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %own = stablehlo.dynamic_slice %w, %id, %zero, sizes = [4, 3] : (tensor<8x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<4x3xf32>
  return %y, %own : tensor<8x8xf32>, tensor<4x3xf32>
}
}

// -----

// Parts that each device scales by a number of its own rows: the whole value would be another one on each.
// CHECK-LABEL: func.func @own_scale
// CHECK: stablehlo.multiply %{{.*}}, %{{.*}} : tensor<4x3xf32>
// CHECK: all_gather
sdy.mesh @mesh = <["dp"=2]>
func.func @own_scale(%a: tensor<8x3xf32>, %c: tensor<16xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
  %0:2 = sdy.manual_computation(%a, %c) in_shardings=[<@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>] out_shardings=[<@mesh, [{"dp"}, {}]>, <@mesh, [{}, {}]>] manual_axes={"dp"} (%w: tensor<4x3xf32>, %x: tensor<8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %scale = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %scaled = stablehlo.multiply %w, %scale : tensor<4x3xf32>
    %all = "stablehlo.all_gather"(%scaled) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x3xf32>) -> tensor<8x3xf32>
    sdy.return %w, %all : tensor<4x3xf32>, tensor<8x3xf32>
  } : (tensor<8x3xf32>, tensor<16xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>)
  return %0#0, %0#1 : tensor<8x3xf32>, tensor<8x3xf32>
}

// -----

// Own parts of what is another value on each device: the gathered value has a part of each.
// CHECK-LABEL: func.func @own_slices
// CHECK: dynamic_slice
// CHECK: all_gather
sdy.mesh @mesh = <["dp"=2]>
func.func @own_slices(%c: tensor<16xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%c) in_shardings=[<@mesh, [{"dp"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"dp"} (%x: tensor<8xf32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %place = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %start = stablehlo.multiply %place, %four : tensor<i32>
    // expected-remark @+1 {{keeps the values that devices have parts of from being written as whole ones}}
    %own = stablehlo.dynamic_slice %x, %start, sizes = [4] : (tensor<8xf32>, tensor<i32>) -> tensor<4xf32>
    %all = "stablehlo.all_gather"(%own) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
    sdy.return %all : tensor<8xf32>
  } : (tensor<16xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A row that each device repeats is a part, too, where parts are one row each.
// CHECK-LABEL: func.func @own_row
// CHECK: %[[rows:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [0, 2] : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
// CHECK: stablehlo.multiply %{{.*}}, %[[rows]] : tensor<2x3x4xf32>
sdy.mesh @mesh = <["dp"=2]>
func.func @own_row(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  %0:2 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{"dp"}, {}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{"dp"}, {}, {}]>, <@mesh, [{}, {}, {}]>] manual_axes={"dp"} (%w: tensor<1x3x4xf32>, %row: tensor<1x4xf32>) {
    %rows = stablehlo.broadcast_in_dim %row, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x3x4xf32>
    %scaled = stablehlo.multiply %w, %rows : tensor<1x3x4xf32>
    %all = "stablehlo.all_gather"(%scaled) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
    sdy.return %w, %all : tensor<1x3x4xf32>, tensor<2x3x4xf32>
  } : (tensor<2x3x4xf32>, tensor<2x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>)
  return %0#0, %0#1 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
}

// -----

// Dimensions of size 1 before the parts.
// CHECK-LABEL: func.func @leading_ones
// CHECK-NOT: all_gather
// CHECK: stablehlo.reshape %{{.*}} : (tensor<1x8xf32>) -> tensor<8xf32>
sdy.mesh @mesh = <["dp"=2]>
func.func @leading_ones(%a: tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<8xf32>) {
  %0:2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}, {"dp"}]>] out_shardings=[<@mesh, [{}, {"dp"}]>, <@mesh, [{}]>] manual_axes={"dp"} (%w: tensor<1x4xf32>) {
    %flat = stablehlo.reshape %w : (tensor<1x4xf32>) -> tensor<4xf32>
    %all = "stablehlo.all_gather"(%flat) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
    sdy.return %w, %all : tensor<1x4xf32>, tensor<8xf32>
  } : (tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<1x8xf32>, tensor<8xf32>
}

// -----

// A sampler inside: every replica is given all rows and reads its own. The argument is a replica's own rows, as of any of them.
// CHECK-LABEL: func.func @own_rows
// CHECK-SAME: (%[[w:.*]]: tensor<4xf32>, %[[x:.*]]: tensor<3x4xf32>)
// CHECK-NOT: replica_id
// CHECK-NOT: dynamic_slice
// CHECK: stablehlo.dot_general %[[x]], %[[w]]
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @own_rows(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %id = stablehlo.replica_id : tensor<ui32>
  %place = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.multiply %place, %three : tensor<i32>
  // expected-remark @+1 {{keeps the values that devices have parts of from being written as whole ones}}
  %own = stablehlo.dynamic_slice %x, %start, %none, sizes = [3, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %own, %w, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %part = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %loss = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return %w, %loss : tensor<4xf32>, tensor<f32>
}
}

// -----

// Rows that are also read whole are given whole.
// CHECK-LABEL: func.func @rows_and_all
// CHECK-SAME: (%{{.*}}: tensor<4xf32>, %[[x:.*]]: tensor<6x4xf32>)
// CHECK: stablehlo.dynamic_slice %[[x]]
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @rows_and_all(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %id = stablehlo.replica_id : tensor<ui32>
  %place = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.multiply %place, %three : tensor<i32>
  // expected-remark @+1 {{keeps the values that devices have parts of from being written as whole ones}}
  %own = stablehlo.dynamic_slice %x, %start, %none, sizes = [3, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %own, %w, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %part = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %sum = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  %all = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %sum, %all : tensor<f32>
  return %w, %loss : tensor<4xf32>, tensor<f32>
}
}

// -----

// Sums within nodes and over them are sums over all devices.
// CHECK-LABEL: func.func @two_levels
// CHECK-SAME: (%[[w:.*]]: tensor<4xf32>)
// CHECK: %[[sum:.*]] = "stablehlo.all_reduce"(%[[w]]) <{replica_groups = dense<{{\[\[}}0, 1, 2, 3]]> : tensor<1x4xi64>}>
// CHECK: return %[[sum]]
func.func @two_levels(%w: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%w) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// The same groups twice are none, nor is a maximum of sums.
// CHECK-LABEL: func.func @no_levels
// CHECK-COUNT-3: "stablehlo.all_reduce"
// CHECK: return
func.func @no_levels(%w: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%w) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.all_reduce"(%1) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}


// -----

// Layers of a stack of parts, gathered one by one, and a stack of parts of their gradients: a loop over layers, unrolled.
// CHECK-LABEL: func.func @layers_of_a_stack
// CHECK-SAME: (%[[w:.*]]: tensor<2x8xf32>, %{{.*}}: tensor<6x8xf32>) -> tensor<2x8xf32>
// CHECK-NOT: all_gather
// CHECK: stablehlo.slice %[[w]] [0:1, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
// CHECK: stablehlo.slice %[[w]] [1:2, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
// CHECK-NOT: reduce_scatter
// CHECK: %[[g:.*]] = "stablehlo.all_reduce"(
// CHECK: %[[row:.*]] = stablehlo.reshape %[[g]] : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK: %[[padded:.*]] = stablehlo.pad %[[row]], %{{.*}}, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<2x8xf32>
// CHECK: %[[none:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<1x8xf32>
// CHECK: %[[stack:.*]] = stablehlo.concatenate %[[none]], %{{.*}}, dim = 0 : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<2x8xf32>
// CHECK: stablehlo.add %[[padded]], %[[stack]] : tensor<2x8xf32>
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @layers_of_a_stack(%w: tensor<2x4xf32>, %x: tensor<6x8xf32>) -> tensor<2x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<1x4xf32>
  %first = stablehlo.slice %w [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %part = stablehlo.reshape %first : (tensor<1x4xf32>) -> tensor<4xf32>
  %whole = "stablehlo.all_gather"(%part) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  %second = stablehlo.slice %w [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %next = "stablehlo.all_gather"(%second) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x4xf32>) -> tensor<1x8xf32>
  %y = stablehlo.dot_general %x, %whole, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8xf32>) -> tensor<6xf32>
  %z = stablehlo.dot_general %x, %next, contracting_dims = [1] x [1] : (tensor<6x8xf32>, tensor<1x8xf32>) -> tensor<6x1xf32>
  %gy = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x8xf32>, tensor<6xf32>) -> tensor<8xf32>
  %gz = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<6x1xf32>, tensor<6x8xf32>) -> tensor<1x8xf32>
  %g = "stablehlo.reduce_scatter"(%gy) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>) -> tensor<4xf32>
  %h = "stablehlo.reduce_scatter"(%gz) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8xf32>) -> tensor<1x4xf32>
  %row = stablehlo.reshape %g : (tensor<4xf32>) -> tensor<1x4xf32>
  %padded = stablehlo.pad %row, %zero, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %stack = stablehlo.concatenate %none, %h, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %grads = stablehlo.add %padded, %stack : tensor<2x4xf32>
  %new = stablehlo.subtract %w, %grads : tensor<2x4xf32>
  return %new : tensor<2x4xf32>
}
}

// -----

// Half of each part is no part of a half.
// CHECK-LABEL: func.func @halves_of_parts
// CHECK: all_gather
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @halves_of_parts(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<6xf32>) {
  %half = stablehlo.slice %w [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %all = "stablehlo.all_gather"(%half) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<4xf32>
  %y = stablehlo.dot_general %x, %all, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  return %w, %y : tensor<4xf32>, tensor<6xf32>
}
}

// -----

// Two parts behind one another on each device: gathered, those of the first device come first.
// CHECK-LABEL: func.func @parts_behind_one_another
// CHECK: all_gather
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @parts_behind_one_another(%w: tensor<2xf32>, %v: tensor<2xf32>, %x: tensor<6x8xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<6xf32>) {
  %both = stablehlo.concatenate %w, %v, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %all = "stablehlo.all_gather"(%both) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  %y = stablehlo.dot_general %x, %all, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8xf32>) -> tensor<6xf32>
  return %w, %v, %y : tensor<2xf32>, tensor<2xf32>, tensor<6xf32>
}
}
