// What a region hands to another one as it was given to it is taken from where it came, and a constant is made where it is read; what
// nobody takes then is not returned; a region in another one that neither takes nor gives parts is its body.
// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

sdy.mesh @mesh = <["dp"=2, "tp"=2]>

// CHECK-LABEL: @handed
// CHECK: sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"tp"}, {}]>] out_shardings=[<@mesh, [{"dp", "tp"}, {}]>, <@mesh, [{}]>]
// CHECK: sdy.manual_computation(%arg0, %{{.*}}#0, %{{.*}}#1) in_shardings=[<@mesh, [{"tp"}, {}]>,
// CHECK: %[[TWO:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK: stablehlo.multiply %{{.*}}, %[[TWO]]
func.func @handed(%w: tensor<4x4xf32>) -> tensor<f32> {
  %a:3 = sdy.manual_computation(%w) in_shardings=[<@mesh, [{"tp"}, {}]>]
      out_shardings=[<@mesh, [{"dp", "tp"}, {}]>, <@mesh, [{"dp", "tp"}, {}]>, <@mesh, [{}]>] manual_axes={"dp", "tp"} (%p: tensor<2x4xf32>) {
    %two = stablehlo.constant dense<2.0> : tensor<1xf32>
    %e = stablehlo.exponential %p : tensor<2x4xf32>
    sdy.return %p, %e, %two : tensor<2x4xf32>, tensor<2x4xf32>, tensor<1xf32>
  } : (tensor<4x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<1xf32>)
  %b = sdy.manual_computation(%a#0, %a#1, %a#2) in_shardings=[<@mesh, [{"dp", "tp"}, {}]>, <@mesh, [{"dp", "tp"}, {}]>, <@mesh, [{}]>]
      out_shardings=[<@mesh, []>] manual_axes={"dp", "tp"} (%p: tensor<2x4xf32>, %e: tensor<2x4xf32>, %k: tensor<1xf32>) {
    %two = stablehlo.reshape %k : (tensor<1xf32>) -> tensor<f32>
    %m = stablehlo.multiply %p, %e : tensor<2x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %d = stablehlo.multiply %s, %two : tensor<f32>
    %t = "stablehlo.all_reduce"(%d) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %sum = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    sdy.return %t : tensor<f32>
  } : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<1xf32>) -> tensor<f32>
  return %b : tensor<f32>
}

// Other parts than were given are others' values: one device's for all.
// CHECK-LABEL: @narrower
// CHECK: sdy.manual_computation(%arg0)
// CHECK: sdy.manual_computation(%{{[0-9]+}})
func.func @narrower(%w: tensor<4xf32>) -> tensor<2xf32> {
  %a = sdy.manual_computation(%w) in_shardings=[<@mesh, [{"tp"}]>] out_shardings=[<@mesh, [{}]>]
      manual_axes={"dp", "tp"} (%p: tensor<2xf32>) {
    sdy.return %p : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<2xf32>
  %b = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>]
      manual_axes={"dp", "tp"} (%p: tensor<2xf32>) {
    %e = stablehlo.negate %p : tensor<2xf32>
    sdy.return %e : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// As JAX writes a device's number along tp where dp is left to the compiler.
// CHECK-LABEL: @number
// CHECK: sdy.manual_computation
// CHECK-NOT: sdy.manual_computation
// CHECK: stablehlo.partition_id
func.func @number() -> tensor<2xui32> {
  %a = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, [{"tp", ?}]>] manual_axes={"tp"} () {
    %n = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"dp"} () {
      %two = stablehlo.constant dense<2> : tensor<ui32>
      %id = stablehlo.partition_id : tensor<ui32>
      %own = stablehlo.remainder %id, %two : tensor<ui32>
      sdy.return %own : tensor<ui32>
    } : () -> tensor<ui32>
    %r = stablehlo.reshape %n : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %r : tensor<1xui32>
  } : () -> tensor<2xui32>
  return %a : tensor<2xui32>
}
