// States that devices hold in parts, written on whole values: no validation covers the way to `import`, so both programs are
// run, the text as it was read on the devices of its mesh.
// RUN: zero-opt %s --zero-check-import -o %t.same 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: remark: 'main' computes what the text does: 3 results, largest error 0{{$}}
// RUN: zero-opt %s --zero-to-import -o %t.import
// RUN: FileCheck %s < %t.import
// CHECK-NOT: dynamic_slice
// CHECK: all_reduce
// CHECK-NOT: all_gather

// A sum over devices that is left out.
// RUN: sed 's/add %arg4, %[0-9]* :/add %arg4, %arg4 :/' %t.import > %t.wrong
// RUN: not diff %t.import %t.wrong
// RUN: not zero-opt %s --zero-check-import=imported=%t.wrong 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: error: result {{[01]}} of 'main' differs by
sdy.mesh @mesh = <["dp"=2]>
func.func @main(%a: tensor<8x3xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<8x3xf32> {tf.aliasing_output = 1 : i32}, %c: tensor<16x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>) {
  %0:3 = sdy.manual_computation(%a, %b, %c) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, []>] manual_axes={"dp"} (%w: tensor<8x3xf32>, %m: tensor<4x3xf32>, %x: tensor<8x3xf32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %place = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %start = stablehlo.multiply %place, %four : tensor<i32>
    %own = stablehlo.dynamic_slice %w, %start, %zero, sizes = [4, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    %y = stablehlo.multiply %x, %w : tensor<8x3xf32>
    %part = stablehlo.reduce(%y init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %loss = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %g = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8x3xf32>) -> tensor<4x3xf32>
    %m1 = stablehlo.add %m, %g : tensor<4x3xf32>
    %moved = stablehlo.subtract %own, %m1 : tensor<4x3xf32>
    %w1 = "stablehlo.all_gather"(%moved) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x3xf32>) -> tensor<8x3xf32>
    sdy.return %w1, %m1, %loss : tensor<8x3xf32>, tensor<4x3xf32>, tensor<f32>
  } : (tensor<8x3xf32>, tensor<8x3xf32>, tensor<16x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>)
  return %0#0, %0#1, %0#2 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>
}
