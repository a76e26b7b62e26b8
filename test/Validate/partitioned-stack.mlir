// stack-of-elementwise: the squares of two slices' gradients, read whole, are the squares of the stacked gradient.
// RUN: rm -rf %t && split-file %s %t
// RUN: zero-opt %t/partitioned.mlir --zero-validate=origin=%t/replica.mlir -o /dev/null
// Not in another order, not of another op in one slice.
// RUN: sed 's/concatenate %%r0, %%r1/concatenate %%r1, %%r0/' %t/partitioned.mlir > %t/order.mlir
// RUN: not zero-opt %t/order.mlir --zero-validate=origin=%t/replica.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: sed 's/%%r1 = stablehlo.reshape %%h#1/%%e = stablehlo.add %%h#1, %%h#1 : tensor<4xf32>\n  %%r1 = stablehlo.reshape %%e/' %t/partitioned.mlir > %t/op.mlir
// RUN: not zero-opt %t/op.mlir --zero-validate=origin=%t/replica.mlir -o /dev/null 2>&1 | FileCheck %s
// CHECK: error: result 0 of @main is not the param "l" slice 0 that the replica computes

//--- replica.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {ranks = 2 : i64}} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4xf32> as #zero.role<param "l" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
func.func @main(%l: tensor<2x4xf32> {zero.role = #zero.role<param "l" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<2x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.multiply %x, %x : tensor<4x4xf32>
  %p0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %p1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4xf32>) -> tensor<1x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4xf32>) -> tensor<1x4xf32>
  %g = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %q = stablehlo.multiply %g, %g : tensor<2x4xf32>
  %d = stablehlo.dot_general %q, %q, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x2xf32>
  %o = stablehlo.dot_general %d, %q, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %n = stablehlo.subtract %l, %o : tensor<2x4xf32>
  return %n : tensor<2x4xf32>
}
}

//--- partitioned.mlir
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {ranks = 2 : i64, stage = 3 : i64}} {
zero.mesh @mesh ["dp" = 2]
zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"l" [4] at 0 slice 0>, #zero.segment<"l" [4] at 4 slice 1>]}
zero.leaf tensor<2x4xf32> as #zero.role<param "l" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
func.func @main(%l: tensor<4xf32> {zero.leaves = ["l", "l"], zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.multiply %x, %x : tensor<4x4xf32>
  %p0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %p1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %p = zero.pack %p0, %p1 {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %g = zero.reduce_scatter add %p {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
  %s = stablehlo.multiply %g, %g : tensor<4xf32>
  %f = zero.all_gather %s {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
  %h:2 = zero.unpack %f {unit = @u0} : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
  %r0 = stablehlo.reshape %h#0 : (tensor<4xf32>) -> tensor<1x4xf32>
  %r1 = stablehlo.reshape %h#1 : (tensor<4xf32>) -> tensor<1x4xf32>
  %q = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %d = stablehlo.dot_general %q, %q, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x2xf32>
  %o = stablehlo.dot_general %d, %q, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %o0 = stablehlo.slice %o [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %o1 = stablehlo.slice %o [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %c0 = stablehlo.reshape %o0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %c1 = stablehlo.reshape %o1 : (tensor<1x4xf32>) -> tensor<4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<4xf32>
  %i0 = zero.insert_segment %c0 into %z {segment = 0 : i64, unit = @u0} : tensor<4xf32> into tensor<4xf32>
  %i1 = zero.insert_segment %c1 into %i0 {segment = 1 : i64, unit = @u0} : tensor<4xf32> into tensor<4xf32>
  %n = stablehlo.subtract %l, %i1 : tensor<4xf32>
  return %n : tensor<4xf32>
}
}
