// RUN: zero-opt %s --zero-schedule-kernels=target=cpu:x86-64-v3 --zero-lower-kernels=target=cpu:x86-64-v3 | FileCheck %s

// A map without broadcasts is one flat loop, 8 lanes a step, the rest one by one.
// CHECK-LABEL: llvm.func @add(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64)
// CHECK-SAME: zero.grain = 780 : i64, zero.kernel, zero.work = 1 : i64
// CHECK: scf.for {{.*}} = %arg1 to %arg2
// CHECK: scf.for
// CHECK: llvm.load {{.*}} -> vector<8xf32>
// CHECK: llvm.load {{.*}} -> vector<8xf32>
// CHECK: arith.addf {{.*}} : vector<8xf32>
// CHECK: llvm.store {{.*}} : vector<8xf32>
// CHECK: scf.for
// CHECK: arith.addf {{.*}} : f32
func.func private @add(%a: tensor<3x7xf32>, %b: tensor<3x7xf32>) -> tensor<3x7xf32> attributes {zero.kernel} {
  %0 = stablehlo.add %a, %b : tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

// What a row shares is computed before the row's loop; what all share, at the entry.
// CHECK-LABEL: llvm.func @scale
// CHECK: llvm.load {{.*}} -> f32
// CHECK: scf.for
// CHECK: llvm.load {{.*}} -> f32
// CHECK: arith.mulf {{.*}} : f32
// CHECK: scf.for
// CHECK-NOT: llvm.load {{.*}} -> f32
// CHECK: llvm.load {{.*}} -> vector<8xf32>
func.func private @scale(%x: tensor<4x16xf32>, %row: tensor<4xf32>, %s: tensor<f32>) -> tensor<4x16xf32> attributes {zero.kernel} {
  %0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %row, %0 : tensor<4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x16xf32>
  %3 = stablehlo.add %x, %2 : tensor<4x16xf32>
  return %3 : tensor<4x16xf32>
}

// Trailing dimensions: four accumulators, one element an item. Two sums of one shape share the loop.
// CHECK-LABEL: llvm.func @row_sums
// CHECK-SAME: zero.work = 4 : i64
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
// CHECK-COUNT-2: llvm.store {{.*}} : f32
func.func private @row_sums(%x: tensor<4x64xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %x, %x : tensor<4x64xf32>
  %1 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// A row at once: the exponentials of a row, needed by their sum and by the results, are kept in scratch memory.
// CHECK-LABEL: llvm.func @softmax
// CHECK-SAME: zero.work = 4 : i64
// CHECK: %[[KEPT:.*]] = llvm.alloca {{.*}} x f32 {alignment = 64 : i64}
// CHECK-NOT: llvm.alloca
// CHECK: scf.for {{.*}} = %arg1 to %arg2
// CHECK: scf.for
// CHECK: arith.max
// CHECK: scf.for
// CHECK: llvm.getelementptr %[[KEPT]]
// CHECK: llvm.store {{.*}} : vector<8xf32>
// CHECK: scf.for
// CHECK: llvm.getelementptr %[[KEPT]]
// CHECK: llvm.load {{.*}} -> vector<8xf32>
// CHECK: arith.divf {{.*}} : vector<8xf32>
func.func private @softmax(%x: tensor<4x64xf32>) -> tensor<4x64xf32> attributes {zero.kernel} {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %d = stablehlo.subtract %x, %mb : tensor<4x64xf32>
  %e = stablehlo.exponential %d : tensor<4x64xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x64xf32>
  return %p : tensor<4x64xf32>
}

// A row that the nearest cache does not hold is computed again instead; so is what costs little, at any length.
// CHECK-LABEL: llvm.func @long_softmax
// CHECK-NOT: llvm.alloca
// CHECK-LABEL: llvm.func @center
// CHECK-NOT: llvm.alloca
func.func private @long_softmax(%x: tensor<4x50257xf32>) -> tensor<4x50257xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<4x50257xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x50257xf32>, tensor<f32>) -> tensor<4xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x50257xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x50257xf32>
  return %p : tensor<4x50257xf32>
}
func.func private @center(%x: tensor<4x64xf32>, %y: tensor<4x64xf32>) -> (tensor<4x64xf32>, tensor<4xf32>) attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.add %x, %y : tensor<4x64xf32>
  %s = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %1 = stablehlo.subtract %0, %b : tensor<4x64xf32>
  return %1, %s : tensor<4x64xf32>, tensor<4xf32>
}

// Leading dimensions: tiles of four vectors of columns.
// CHECK-LABEL: llvm.func @column_sum
// CHECK-SAME: zero.work = 2 : i64
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
// CHECK-COUNT-4: llvm.load {{.*}} -> vector<8xf32>
// CHECK-COUNT-4: llvm.store {{.*}} : vector<8xf32>
func.func private @column_sum(%x: tensor<9x64xf32>) -> tensor<64xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<9x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// bf16 lives in f32; the sum is rounded to nearest even before it is used.
// CHECK-LABEL: llvm.func @small_floats
// CHECK: llvm.load {{.*}} -> vector<8xi16>
// CHECK: %[[SUM:.*]] = arith.addf {{.*}} : vector<8xf32>
// CHECK: arith.bitcast %[[SUM]]
// CHECK: arith.constant dense<32767>
// CHECK: arith.mulf {{.*}} : vector<8xf32>
// CHECK: llvm.store {{.*}} : vector<8xi16>
func.func private @small_floats(%a: tensor<16xbf16>, %b: tensor<16xbf16>) -> tensor<16xbf16> attributes {zero.kernel} {
  %0 = stablehlo.add %a, %b : tensor<16xbf16>
  %1 = stablehlo.multiply %0, %b : tensor<16xbf16>
  return %1 : tensor<16xbf16>
}

// An element read through a transpose is gathered; one written is always in order.
// CHECK-LABEL: llvm.func @transposed
// CHECK: llvm.intr.masked.gather
// CHECK: llvm.store {{.*}} : vector<8xf32>
func.func private @transposed(%x: tensor<16x24xf32>) -> tensor<24x16xf32> attributes {zero.kernel} {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<16x24xf32>) -> tensor<24x16xf32>
  return %0 : tensor<24x16xf32>
}

// Only the update is written; the host makes sure that the operand is the output's buffer.
// CHECK-LABEL: llvm.func @update
// CHECK-SAME: zero.tied = 0 : i64, zero.work = 2 : i64
func.func private @update(%x: tensor<10x16xf32>, %u: tensor<2x16xf32>, %i: tensor<i32>) -> tensor<10x16xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %zero : (tensor<10x16xf32>, tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<10x16xf32>
  return %0 : tensor<10x16xf32>
}

// A convolution in a type that the library does not convolve: four points of the result's third dimension, two vectors of features at each. What lies in the padding
// reads an element nearby, and counts as zero.
// CHECK-LABEL: llvm.func @convolution
// CHECK-SAME: zero.work = 8 : i64
// CHECK: scf.for {{.*}} = %arg1 to %arg2
// CHECK: scf.for {{.*}} to %c3_i64
// CHECK: scf.for {{.*}} to %c16_i64
// CHECK-COUNT-4: llvm.load {{.*}} -> f64
// CHECK: arith.mulf {{.*}} : vector<8xf64>
// CHECK-COUNT-8: llvm.store {{.*}} : vector<8xf64>
func.func private @convolution(%x: tensor<2x4x4x16xf64>, %w: tensor<3x3x16x16xf64>) -> tensor<2x4x4x16xf64> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x16xf64>, tensor<3x3x16x16xf64>) -> tensor<2x4x4x16xf64>
  return %0 : tensor<2x4x4x16xf64>
}

// By the library: a tile of 16 positions, 4 rows of 4, by all 144 terms is packed in vectors of features, then multiplied by the
// filter into the result.
// CHECK-LABEL: llvm.func @convolution_by_library
// CHECK-SAME: zero.work = 2 : i64
// CHECK: %[[PANEL:.*]] = llvm.alloca %c2304_i64 x f32
// CHECK: scf.for {{.*}} = %arg1 to %arg2
// CHECK: %[[ELEMENTS:.*]] = llvm.load {{.*}} -> vector<8xf32>
// CHECK: llvm.getelementptr %[[PANEL]]
// CHECK-NEXT: llvm.store {{.*}} : vector<8xf32>
// CHECK: llvm.call @zrt_kernel_gemm({{.*}}, %[[PANEL]],
func.func private @convolution_by_library(%x: tensor<2x4x4x16xf32>, %w: tensor<3x3x16x16xf32>) -> tensor<2x4x4x16xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x4x4x16xf32>
  return %0 : tensor<2x4x4x16xf32>
}

// A running sum: vectors of columns, one row after another.
// CHECK-LABEL: llvm.func @running
// CHECK-SAME: zero.work = 1 : i64
// CHECK: scf.for {{.*}} to %c9_i64{{.*}} iter_args({{.*}}) -> (vector<8xf32>)
// CHECK: %[[SUM:.*]] = arith.addf {{.*}} : vector<8xf32>
// CHECK: llvm.store %[[SUM]]
// CHECK: scf.yield %[[SUM]]
func.func private @running(%x: tensor<9x24xf32>) -> tensor<9x24xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[8, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 9, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x24xf32>, tensor<f32>) -> tensor<9x24xf32>
  return %0 : tensor<9x24xf32>
}

// Depthwise: lanes run along features, of which each has its own filter; nothing is gathered.
// CHECK-LABEL: llvm.func @depthwise
// CHECK-NOT: masked.gather
// CHECK: arith.mulf {{.*}} : vector<8xf32>
// CHECK-NOT: masked.gather
// CHECK: llvm.func @pool
func.func private @depthwise(%x: tensor<1x5x5x16xf32>, %w: tensor<3x3x1x16xf32>) -> tensor<1x3x3x16xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x5x5x16xf32>, tensor<3x3x1x16xf32>) -> tensor<1x3x3x16xf32>
  return %0 : tensor<1x3x3x16xf32>
}

// A window is walked for a vector of results at once.
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<8xf32>)
// CHECK: arith.maximumf {{.*}} : vector<8xf32>
// CHECK: llvm.store {{.*}} : vector<8xf32>
func.func private @pool(%x: tensor<2x8x8x16xf32>) -> tensor<2x4x4x16xf32> attributes {zero.kernel} {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %low) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<2x4x4x16xf32>
  return %0 : tensor<2x4x4x16xf32>
}

zero.mesh @mesh ["dp" = 4]

// The rank is one more buffer.
// CHECK-LABEL: llvm.func @rank
// CHECK-SAME: zero.rank
// CHECK: llvm.load {{.*}} -> i64
func.func private @rank() -> tensor<i32> attributes {zero.kernel} {
  %0 = zero.rank_offset 8 over @mesh["dp"] : tensor<i32>
  return %0 : tensor<i32>
}

// A sum runs over its dimensions from the outermost, in whatever order a text lists them.
// CHECK-LABEL: llvm.func @listed_inside_out
// CHECK: scf.for {{.*}} to %c192_i64
// CHECK: scf.for
// CHECK: scf.for {{.*}} to %c48_i64
func.func private @listed_inside_out(%x: tensor<192x48x32xf32>) -> tensor<32xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 0] : (tensor<192x48x32xf32>, tensor<f32>) -> tensor<32xf32>
  return %0 : tensor<32xf32>
}
