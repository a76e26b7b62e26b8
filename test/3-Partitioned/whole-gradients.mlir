// A gradient that only ops without a rule read is reduced to shards like any other, and gathered for them; so is its norm taken.
// RUN: rm -rf %t && split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-partition="stage=2 block=4" --zero-verify-partition -o %t/part.mlir
// RUN: FileCheck %t/step.mlir < %t/part.mlir
// RUN: zero-opt %t/part.mlir --zero-validate=origin=%t/step.mlir -o /dev/null
// RUN: zero-opt %t/step.mlir --zero-partition="stage=0 block=4" --zero-verify-partition | FileCheck %t/step.mlir --check-prefix=WHOLE

// Not where the update reads another sum over ranks of the parameter's shape: which of them is the gradient is not known.
// RUN: sed 's/%e, %e, contracting_dims = \[1\] x \[1\]/%e, %gs, contracting_dims = [1] x [1]/' %t/step.mlir > %t/two.mlir
// RUN: zero-opt %t/two.mlir --zero-partition="stage=2 block=4" --zero-verify-partition | FileCheck %t/step.mlir --check-prefix=STAYS

// Nor where it is another parameter's.
// RUN: sed 's/subtract %b, %u :/subtract %b, %ga :/' %t/step.mlir > %t/other.mlir
// RUN: zero-opt %t/other.mlir --zero-partition="stage=2 block=4" --zero-verify-partition | FileCheck %t/step.mlir --check-prefix=OTHER

//--- step.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
// CHECK: what = "gathers for what no rule shards"
// CHECK-SAME: without_gradient = ["b"]
// CHECK: zero.layout @[[U:.*]] on @mesh {{.*}}#zero.segment<"a" [4, 4] at 0>
// CHECK-NOT: zero.all_reduce {{.*}} tensor<4x4xf32>
// CHECK: %[[G:.*]] = zero.reduce_scatter add %{{.*}} {units = [@[[U]]]} over @mesh["dp"] : (tensor<16xf32>) -> tensor<8xf32>
// CHECK: %[[Q:.*]] = stablehlo.multiply %[[G]], %[[G]] : tensor<8xf32>
// CHECK: zero.segment_reduce add %[[Q]]
// CHECK: %[[E:.*]] = stablehlo.multiply %[[G]], %{{.*}} : tensor<8xf32>
// CHECK: zero.all_gather %[[E]] {units = [@[[U]]]}
// CHECK: stablehlo.dot_general
// CHECK-NOT: zero.all_reduce {{.*}} tensor<4x4xf32>
// WHOLE: zero.reduce_scatter
// WHOLE: zero.all_gather %{{.*}} {units = [@u0]}
// WHOLE-NOT: zero.all_gather
// STAYS: all_reduces of whole gradients that no rule shards
// STAYS-SAME: without_gradient = ["a", "b"]
// OTHER: without_gradient = ["a"]
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = stablehlo.dot_general %y, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %ps = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gs = zero.all_reduce add %ps over @mesh["dp"] : tensor<4x4xf32>
  %sq = stablehlo.multiply %ga, %ga : tensor<4x4xf32>
  %n = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %nb = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %e = stablehlo.multiply %ga, %nb : tensor<4x4xf32>
  %q = stablehlo.dot_general %e, %e, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %u = stablehlo.dot_general %q, %e, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wa = stablehlo.subtract %a, %u : tensor<4x4xf32>
  %wb = stablehlo.subtract %b, %u : tensor<4x4xf32>
  return %wa, %wb : tensor<4x4xf32>, tensor<4x4xf32>
}
}
