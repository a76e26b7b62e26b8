// RUN: split-file %s %t
// RUN: zero-opt %t/returns.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/returns.mlir

//--- returns.mlir
// Rows [rollouts, places, ...], of which the largest value of three actions is the target, and which are taken in a drawn order, half by
// half. The actions could be shared without a gather, but every rank would do all matmuls: the rollouts are the batch.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
func.func public @main(%w: tensor<5xf32> {tf.aliasing_output = 0 : i32}, %key: tensor<2xui64> {tf.aliasing_output = 1 : i32}, %x: tensor<6x8x5xf32>, %q: tensor<6x8x3xf32>) -> (tensor<5xf32>, tensor<2xui64>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %rows = stablehlo.iota dim = 0 : tensor<48xi32>
  %k1, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<48xui32>)
  %drawn:2 = "stablehlo.sort"(%bits, %rows) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>, %c: tensor<i32>, %d: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<48xui32>, tensor<48xi32>) -> (tensor<48xui32>, tensor<48xi32>)
  %at = stablehlo.reshape %drawn#1 : (tensor<48xi32>) -> tensor<48x1xi32>
  %top = stablehlo.reduce(%q init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<6x8x3xf32>, tensor<f32>) -> tensor<6x8xf32>
  %values = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<6x8x5xf32>, tensor<5xf32>) -> tensor<6x8xf32>
  %better = stablehlo.subtract %top, %values : tensor<6x8xf32>
  %targets = stablehlo.reshape %better : (tensor<6x8xf32>) -> tensor<48xf32>
  %all = stablehlo.reshape %x : (tensor<6x8x5xf32>) -> tensor<48x5xf32>
  %xs = "stablehlo.gather"(%all, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<48x5xf32>, tensor<48x1xi32>) -> tensor<48x5xf32>
  %ys = "stablehlo.gather"(%targets, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<48xf32>, tensor<48x1xi32>) -> tensor<48xf32>
  %xh = stablehlo.reshape %xs : (tensor<48x5xf32>) -> tensor<2x24x5xf32>
  %yh = stablehlo.reshape %ys : (tensor<48xf32>) -> tensor<2x24xf32>
  %xp0 = stablehlo.slice %xh [0:1, 0:24, 0:5] : (tensor<2x24x5xf32>) -> tensor<1x24x5xf32>
  %x0 = stablehlo.reshape %xp0 : (tensor<1x24x5xf32>) -> tensor<24x5xf32>
  %yp0 = stablehlo.slice %yh [0:1, 0:24] : (tensor<2x24xf32>) -> tensor<1x24xf32>
  %y0 = stablehlo.reshape %yp0 : (tensor<1x24xf32>) -> tensor<24xf32>
  %z0 = stablehlo.dot_general %x0, %w, contracting_dims = [1] x [0] : (tensor<24x5xf32>, tensor<5xf32>) -> tensor<24xf32>
  %e0 = stablehlo.subtract %z0, %y0 : tensor<24xf32>
  %s0 = stablehlo.multiply %e0, %e0 : tensor<24xf32>
  %l0 = stablehlo.reduce(%s0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
  %g0 = stablehlo.dot_general %e0, %x0, contracting_dims = [0] x [0] : (tensor<24xf32>, tensor<24x5xf32>) -> tensor<5xf32>
  %w0 = stablehlo.subtract %w, %g0 : tensor<5xf32>
  %xp1 = stablehlo.slice %xh [1:2, 0:24, 0:5] : (tensor<2x24x5xf32>) -> tensor<1x24x5xf32>
  %x1 = stablehlo.reshape %xp1 : (tensor<1x24x5xf32>) -> tensor<24x5xf32>
  %yp1 = stablehlo.slice %yh [1:2, 0:24] : (tensor<2x24xf32>) -> tensor<1x24xf32>
  %y1 = stablehlo.reshape %yp1 : (tensor<1x24xf32>) -> tensor<24xf32>
  %z1 = stablehlo.dot_general %x1, %w0, contracting_dims = [1] x [0] : (tensor<24x5xf32>, tensor<5xf32>) -> tensor<24xf32>
  %e1 = stablehlo.subtract %z1, %y1 : tensor<24xf32>
  %s1 = stablehlo.multiply %e1, %e1 : tensor<24xf32>
  %l1 = stablehlo.reduce(%s1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
  %g1 = stablehlo.dot_general %e1, %x1, contracting_dims = [0] x [0] : (tensor<24xf32>, tensor<24x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w0, %g1 : tensor<5xf32>
  %loss = stablehlo.add %l0, %l1 : tensor<f32>
  return %w1, %k1, %loss : tensor<5xf32>, tensor<2xui64>, tensor<f32>
}
