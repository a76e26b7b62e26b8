// Over one rank of the batch's axis a reduction of any kind gives its operand: which, says nothing of what is a gradient.
// DEFINE: %{kind} =
// DEFINE: %{partition} = zero-opt --zero-partition="stage=3 block=4" --zero-verify-partition
// DEFINE: %{of-kind} = sed 's/all_reduce add/all_reduce %{kind}/' %s | %{partition} | diff %t.add -
// RUN: %{partition} %s -o %t.add
// RUN: FileCheck %s < %t.add
// REDEFINE: %{kind} = mul
// RUN: %{of-kind}
// REDEFINE: %{kind} = max
// RUN: %{of-kind}
// REDEFINE: %{kind} = min
// RUN: %{of-kind}
// Which is proved: equation reduction-over-one-rank.
// RUN: sed 's/all_reduce add/all_reduce max/' %s > %t.max.mlir
// RUN: zero-opt %t.add --zero-validate=origin=%t.max.mlir -o /dev/null
// Over several ranks the largest of their values is no gradient.
// RUN: sed 's/"dp" = 1/"dp" = 2/; s/ranks = 1/ranks = 2/; s/tensor<2x4x/tensor<1x4x/; s/as tensor<1x4x/as tensor<2x4x/; s/all_reduce add/all_reduce max/' %s | zero-opt --zero-partition="stage=3 block=4" | FileCheck %s --check-prefix=SEVERAL

// CHECK: without_gradient = []
// CHECK: zero.reduce_scatter add
// Truth values have no sum.
// CHECK: zero.all_reduce or
// SEVERAL: without_gradient = ["w"]
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {ranks = 1 : i64}} {
zero.mesh @mesh ["dp" = 1]
zero.leaf tensor<4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<2x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
zero.leaf tensor<i1> as #zero.role<metric "any"> {slots = {main = [-1, 1]}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>},
                %x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<i1> {zero.role = #zero.role<metric "any">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rows = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  %p = stablehlo.multiply %x, %rows : tensor<2x4xf32>
  %own = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %gradient = zero.all_reduce add %own over @mesh["dp"] : tensor<4xf32>
  %largest = stablehlo.reduce(%p init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %above = stablehlo.compare GT, %largest, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %any = zero.all_reduce or %above over @mesh["dp"] : tensor<i1>
  %rate = stablehlo.constant dense<0.1> : tensor<4xf32>
  %step = stablehlo.multiply %rate, %gradient : tensor<4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4xf32>
  return %new, %any : tensor<4xf32>, tensor<i1>
}
}
