// Embeddings of all devices are gathered for a contrastive loss: their gradient is summed over devices, each takes the part of its own rows.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica=ranks=2 -o %t/replica.mlir
// RUN: FileCheck %s < %t/replica.mlir
// RUN: zero-opt %t/replica.mlir --zero-validate=origin=%t/import.mlir -o /dev/null
// RUN: sed 's/batch_scatter add/batch_scatter max/' %t/replica.mlir | not zero-opt --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not zero-opt %t/product.mlir --zero-data-parallel=ranks=2 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: not zero-opt %t/groups.mlir --zero-data-parallel=ranks=2 2>&1 | FileCheck %s --check-prefix=GROUPS

// CHECK: %[[z:.*]] = stablehlo.dot_general {{.*}} -> tensor<6x3xf32>
// CHECK: %[[all:.*]] = zero.batch_gather %[[z]] dim 0 over @mesh["dp"] : tensor<6x3xf32> -> tensor<12x3xf32>
// CHECK: %[[part:.*]] = zero.batch_scatter add %{{.*}} over @mesh["dp"] : tensor<12x3xf32> -> tensor<6x3xf32>
// Along its second dimension, that one comes first.
// CHECK: %[[turned:.*]] = stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<3x12xf32>) -> tensor<12x3xf32>
// CHECK: %[[columns:.*]] = zero.batch_scatter add %[[turned]] over @mesh["dp"] : tensor<12x3xf32> -> tensor<6x3xf32>
// CHECK: stablehlo.transpose %[[columns]], dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
// CHECK: zero.all_reduce add
// CHECK-NOT: stablehlo.reduce_scatter

// OTHER: error:

// PRODUCT: error: 'stablehlo.reduce_scatter' op reduces by a computation of its own, expected a sum (jax.lax.psum_scatter)

// GROUPS: error: 'stablehlo.reduce_scatter' op is over groups of some devices only, expected all 2 in ascending order

//--- step.mlir
sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    %z = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %all = "stablehlo.all_gather"(%z) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<6x3xf32>) -> tensor<12x3xf32>
    %s = stablehlo.dot_general %z, %all, contracting_dims = [1] x [1] : (tensor<6x3xf32>, tensor<12x3xf32>) -> tensor<6x12xf32>
    %d = stablehlo.tanh %s : tensor<6x12xf32>
    %of_all = stablehlo.dot_general %d, %z, contracting_dims = [0] x [0] : (tensor<6x12xf32>, tensor<6x3xf32>) -> tensor<12x3xf32>
    %part = "stablehlo.reduce_scatter"(%of_all) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<12x3xf32>) -> tensor<6x3xf32>
    %of_columns = stablehlo.dot_general %z, %d, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x12xf32>) -> tensor<3x12xf32>
    %columns = "stablehlo.reduce_scatter"(%of_columns) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<3x12xf32>) -> tensor<3x6xf32>
    %first = stablehlo.dot_general %b, %part, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %second = stablehlo.dot_general %b, %columns, contracting_dims = [0] x [1] : (tensor<6x4xf32>, tensor<3x6xf32>) -> tensor<4x3xf32>
    %both = stablehlo.add %first, %second : tensor<4x3xf32>
    %g = "stablehlo.all_reduce"(%both) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    sdy.return %g : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  %new = stablehlo.subtract %w, %0 : tensor<4x3xf32>
  return %new : tensor<4x3xf32>
}

//--- product.mlir
sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "m">}) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, []>] manual_axes={"dp"} (%b: tensor<6x4xf32>) {
    %part = "stablehlo.reduce_scatter"(%b) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.multiply %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<6x4xf32>) -> tensor<3x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%part init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %m = "stablehlo.all_reduce"(%sum) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    sdy.return %m : tensor<f32>
  } : (tensor<12x4xf32>) -> tensor<f32>
  return %w, %0 : tensor<4xf32>, tensor<f32>
}

//--- groups.mlir
sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "m">}) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, []>] manual_axes={"dp"} (%b: tensor<6x4xf32>) {
    %part = "stablehlo.reduce_scatter"(%b) <{scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<6x4xf32>) -> tensor<3x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%part init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %m = "stablehlo.all_reduce"(%sum) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    sdy.return %m : tensor<f32>
  } : (tensor<12x4xf32>) -> tensor<f32>
  return %w, %0 : tensor<4xf32>, tensor<f32>
}
