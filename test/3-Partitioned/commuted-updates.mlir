// Two parameters of one unit, whose updates differ in nothing but the order in which sums are written: one op on the shard does both.
// RUN: zero-opt %s --zero-partition="stage=3 block=4" --zero-verify-partition -o %t.mlir && FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%s -o /dev/null

// CHECK: zero.reduce_scatter add
// CHECK: stablehlo.add {{.*}} : tensor<8xf32>
// CHECK-NOT: stablehlo.add {{.*}} : tensor<8xf32>
// CHECK: stablehlo.subtract {{.*}} : tensor<8xf32>
// CHECK-NEXT: return
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<8xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<12xf32> as #zero.role<frozen "u"> {slots = {main = [2, -1]}}
zero.leaf tensor<8x8xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [3, -1]}}
func.func @main(%a: tensor<8xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4xf32> {zero.role = #zero.role<param "b" next = 1>},
    %u: tensor<12xf32> {zero.role = #zero.role<frozen "u">}, %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %wa = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %ya = stablehlo.multiply %x, %wa : tensor<4x8xf32>
  %ra = stablehlo.reduce(%ya init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %ga = zero.all_reduce add %ra over @mesh["dp"] : tensor<8xf32>
  %part = stablehlo.slice %ya [0:4, 0:4] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %wb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %yb = stablehlo.multiply %part, %wb : tensor<4x4xf32>
  %rb = stablehlo.reduce(%yb init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %gb = zero.all_reduce add %rb over @mesh["dp"] : tensor<4xf32>
  %v = stablehlo.sine %u : tensor<12xf32>
  %m = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
  %ma = stablehlo.broadcast_in_dim %m, dims = [] : (tensor<f32>) -> tensor<12xf32>
  %vm = stablehlo.multiply %v, %ma : tensor<12xf32>
  %va = stablehlo.slice %vm [0:8] : (tensor<12xf32>) -> tensor<8xf32>
  %vb = stablehlo.slice %vm [8:12] : (tensor<12xf32>) -> tensor<4xf32>
  %sa = stablehlo.add %ga, %va : tensor<8xf32>
  %sb = stablehlo.add %vb, %gb : tensor<4xf32>
  %na = stablehlo.subtract %a, %sa : tensor<8xf32>
  %nb = stablehlo.subtract %b, %sb : tensor<4xf32>
  return %na, %nb : tensor<8xf32>, tensor<4xf32>
}
}
