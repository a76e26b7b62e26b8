// Statistics of whole matrices, of the shape of no parameter: larger than what every rank may have all of, they are sharded in a
// unit of their own; smaller, each rank has them. Owners compute slice by slice either way, though a norm of all gradients ties them.
// RUN: rm -rf %t && split-file %s %t

// RUN: zero-opt %t/step.mlir --zero-partition="stage=3 block=4 owner-computes=on max-replicated-bytes=64" --zero-verify-partition -o %t/alone.mlir
// RUN: FileCheck %s --check-prefixes=ALONE,SHARD < %t/alone.mlir
// RUN: zero-opt %t/step.mlir --zero-partition="stage=1 block=4 owner-computes=on max-replicated-bytes=64" --zero-verify-partition | FileCheck %s --check-prefixes=ALONE,SHARD
// RUN: zero-opt %t/step.mlir --zero-partition="stage=0 block=4 owner-computes=on max-replicated-bytes=64" --zero-verify-partition | FileCheck %s --check-prefixes=ALONE,WHOLE
// ALONE: replicated_states = ["l"]
// ALONE: zero.layout @[[U:.*]] on @mesh {{.*}}elements = 16 : i64, segments = [#zero.segment<"r" [4, 4] at 0 slice 0>]
// ALONE: zero.layout @{{.*}} on @mesh {{.*}}elements = 16 : i64, segments = [#zero.segment<"r" [4, 4] at 0 slice 1>]
// SHARD: func.func @main({{.*}}tensor<8xf32> {zero.leaves = ["r"], zero.role = #zero.role<opt_state "[[U]]/state"
// WHOLE: func.func @main({{.*}}tensor<16xf32> {zero.leaves = ["r"], zero.role = #zero.role<opt_state "[[U]]/state"
// The norm of shards; the rest for one matrix.
// ALONE: stablehlo.sqrt
// ALONE: stablehlo.divide %{{.*}} : tensor<8xf32>
// ALONE: zero.all_to_all
// ALONE: contracting_dims = [1] x [1]
// ALONE: contracting_dims = [0] x [0]
// ALONE: stablehlo.dot_general
// ALONE: stablehlo.dot_general
// ALONE-NOT: stablehlo.dot_general
// ALONE: zero.all_to_all
// ALONE-NOT: stablehlo.dot_general

// RUN: zero-opt %t/step.mlir --zero-partition="stage=3 block=4 owner-computes=on" --zero-verify-partition -o %t/kept.mlir
// RUN: FileCheck %s --check-prefix=KEPT < %t/kept.mlir
// RUN: zero-opt %t/step.mlir --zero-partition="stage=3 block=4 owner-computes=on max-replicated-bytes=64 allow-replicated=r,k" --zero-verify-partition | FileCheck %s --check-prefix=KEPT
// KEPT: replicated_states = ["l", "r", "k"]
// KEPT-NOT: zero.segment<"r"
// KEPT: func.func
// KEPT: zero.all_to_all %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {
// KEPT: stablehlo.dot_general
// KEPT: stablehlo.dot_general
// KEPT: stablehlo.dot_general
// KEPT: stablehlo.dot_general
// KEPT-NOT: stablehlo.dot_general
// KEPT: zero.all_to_all
// KEPT-NOT: stablehlo.dot_general

// No owners: nothing crosses but by gathers.
// RUN: zero-opt %t/step.mlir --zero-partition="stage=2 block=4 owner-computes=off max-replicated-bytes=64" --zero-verify-partition -o %t/off.mlir
// RUN: FileCheck %s --check-prefix=OFF < %t/off.mlir
// OFF-NOT: zero.all_to_all
// OFF: zero.all_gather %{{.*}} {units = [@u2]}
// OFF-NOT: zero.all_to_all

// Each is the step; not with another slice of a state, nor with the norm of one matrix alone.
// RUN: zero-opt %t/alone.mlir --zero-validate=origin=%t/step.mlir -o /dev/null
// RUN: zero-opt %t/kept.mlir --zero-validate=origin=%t/step.mlir -o /dev/null
// RUN: zero-opt %t/off.mlir --zero-validate=origin=%t/step.mlir -o /dev/null
// RUN: sed 's/stablehlo.reduce(%e init/stablehlo.reduce(%g init/' %t/step.mlir > %t/other.mlir
// RUN: not zero-opt %t/alone.mlir --zero-validate=origin=%t/other.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: sed 's/"r" \[4, 4\] at 0 slice 0>/"r" [4, 4] at 0 slice 2>/; s/"r" \[4, 4\] at 0 slice 1>/"r" [4, 4] at 0 slice 0>/; s/slice 2>/slice 1>/' %t/alone.mlir > %t/swapped.mlir
// RUN: not zero-opt %t/swapped.mlir --zero-validate=origin=%t/step.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
// REFUSED: error: {{.*}}is not the

// What forward reads has to be named.
// RUN: sed 's/opt_state "r"/model_state "r"/' %t/step.mlir > %t/model.mlir
// RUN: not zero-opt %t/model.mlir --zero-partition="stage=3 block=4 max-replicated-bytes=64" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: error: state "r" of 128 bytes would be replicated: it does not have the elements of a parameter whose update reads it, or no parameter is named by its role's 'of'; name the parameter, or accept the copy with allow-replicated=r

// A state in another's segment, and a parameter in a state's.
// RUN: sed 's/zero.leaves = \["r"\]/zero.leaves = ["x"]/; s/zero.leaves = \["k"\]/zero.leaves = ["r"]/; s/zero.leaves = \["x"\]/zero.leaves = ["k"]/' %t/alone.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=ANOTHER
// ANOTHER: error: leaf "k" (#zero.role<opt_state "k" next = 3>) lies in the opt_state buffer "u2/state" in the segment of parameter "r", expected its own parameter's
// RUN: sed 's/opt_state "r" next = 2>/param "r" next = 2>/' %t/alone.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=PARAM
// PARAM: error: {{.*}}opt_state buffer {{.*}}/state" in the segment of

//--- step.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x3x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<3x3xf32> as #zero.role<opt_state "l" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<2x4x4xf32> as #zero.role<opt_state "r" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<2x4x4xf32> as #zero.role<opt_state "k" next = 3> {slots = {main = [3, 3]}}
zero.leaf tensor<8x3xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
func.func @main(%w: tensor<2x3x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %l: tensor<3x3xf32> {zero.role = #zero.role<opt_state "l" next = 1>}, %r: tensor<2x4x4xf32> {zero.role = #zero.role<opt_state "r" next = 2>}, %k: tensor<2x4x4xf32> {zero.role = #zero.role<opt_state "k" next = 3>}, %x: tensor<4x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x3x4xf32>, tensor<3x3xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s0 = stablehlo.slice %w [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  %w0 = stablehlo.reshape %s0 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  %w1 = stablehlo.reshape %s1 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
  %y0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
  %y1 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
  %p0 = stablehlo.dot_general %x, %y1, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<3x4xf32>
  %p1 = stablehlo.dot_general %x, %y0, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<3x4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
  %g = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
  %e = stablehlo.multiply %g, %g : tensor<2x3x4xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<f32>
  %norm = stablehlo.sqrt %z : tensor<f32>
  %norms = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
  %c = stablehlo.divide %g, %norms : tensor<2x3x4xf32>
  %q = stablehlo.dot_general %c, %c, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
  %t = stablehlo.dot_general %c, %c, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = stablehlo.add %r, %t : tensor<2x4x4xf32>
  %v = stablehlo.dot_general %q, %c, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %u = stablehlo.dot_general %v, %n, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
  %m = stablehlo.subtract %w, %u : tensor<2x3x4xf32>
  %h = stablehlo.multiply %k, %k : tensor<2x4x4xf32>
  return %m, %l, %n, %h : tensor<2x3x4xf32>, tensor<3x3xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>
}
}
