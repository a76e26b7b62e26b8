// Every kernel is given the loops that the target chooses for it.
// RUN: zero-opt %s --zero-schedule-kernels=target=cpu:x86-64-v3 -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// The module says from then on what it was made for. What is there is kept: once more changes nothing.
// CHECK: module attributes {zero.config = {target = "cpu:x86-64-v3"}
// RUN: zero-opt %t.mlir --zero-schedule-kernels | diff %t.mlir -
// RUN: zero-opt %t.mlir --zero-schedule-kernels=target=cpu:x86-64-v3 | diff %t.mlir -
// RUN: not zero-opt %t.mlir --zero-schedule-kernels=target=cpu:skylake-avx512 2>&1 | FileCheck %s --check-prefix=MADE
// MADE: error: target is 'cpu:skylake-avx512', but the module was made with 'cpu:x86-64-v3'; drop the option or start again
// Another machine has other lanes.
// RUN: sed 's/cpu:x86-64-v3/cpu:skylake-avx512/' %t.mlir | not zero-opt --zero-schedule-kernels 2>&1 | FileCheck %s --check-prefix=LANES
// LANES: error: 'func.func' op kernel 'map' has a schedule of kind map with 8 lanes, expected 16
// RUN: zero-opt %s --zero-schedule-kernels=target=null | FileCheck %s --check-prefix=NULL
// NULL: @map{{.*}} #kernel.schedule<nothing, items = 1>
// NULL: @empty{{.*}} #kernel.schedule<nothing, items = 0>

// CHECK: @map{{.*}} #kernel.schedule<map, items = 4, grain = 1024, rows = [4], columns = [16], tile = 16, lanes = 8>
func.func private @map(%a: tensor<4x16xf32>, %b: tensor<16xf32>) -> tensor<4x16xf32> attributes {zero.kernel} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x16xf32>
  return %1 : tensor<4x16xf32>
}

// CHECK: @empty{{.*}} #kernel.schedule<nothing, items = 0>
func.func private @empty(%a: tensor<0x16xf32>) -> tensor<0x16xf32> attributes {zero.kernel} {
  %0 = stablehlo.negate %a : tensor<0x16xf32>
  return %0 : tensor<0x16xf32>
}

// A long row is cut so that an item's part stays in the nearest cache.
// CHECK: @long{{.*}} #kernel.schedule<map, items = 8, grain = 2, columns = [65536], flat = true, tile = 8192, lanes = 8>
func.func private @long(%a: tensor<65536xf32>) -> tensor<65536xf32> attributes {zero.kernel} {
  %0 = stablehlo.negate %a : tensor<65536xf32>
  return %0 : tensor<65536xf32>
}

// Functions: two vectors a step, where a tile has whole ones.
// CHECK: @function{{.*}} #kernel.schedule<map, items = 4, grain = 1024, rows = [4], columns = [16], tile = 16, lanes = 16>
func.func private @function(%a: tensor<4x16xf32>, %b: tensor<16xf32>) -> tensor<4x16xf32> attributes {zero.kernel} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.tanh %a : tensor<4x16xf32>
  %2 = stablehlo.add %1, %0 : tensor<4x16xf32>
  return %2 : tensor<4x16xf32>
}
// CHECK: @function_of_odd_rows{{.*}} #kernel.schedule<map, items = 4, grain = 682, rows = [4], columns = [24], tile = 24, lanes = 8>
func.func private @function_of_odd_rows(%a: tensor<4x24xf32>, %b: tensor<24xf32>) -> tensor<4x24xf32> attributes {zero.kernel} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<24xf32>) -> tensor<4x24xf32>
  %1 = stablehlo.tanh %a : tensor<4x24xf32>
  %2 = stablehlo.add %1, %0 : tensor<4x24xf32>
  return %2 : tensor<4x24xf32>
}

// CHECK: @sums{{.*}} #kernel.schedule<row, items = 64, grain = 163, rows = [64], columns = [100], lanes = 8>
func.func private @sums(%a: tensor<64x100xf32>) -> tensor<64xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x100xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// CHECK: @column_sums{{.*}} #kernel.schedule<columns, items = 4, grain = 8, columns = [100], flat = true, tile = 32, lanes = 8>
func.func private @column_sums(%a: tensor<64x100xf32>) -> tensor<100xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0 : tensor<100xf32>
}

// The exponentials (op 5) are made in pass 1, which sums them, and kept for pass 2.
// CHECK: @softmax{{.*}} #kernel.schedule<row, items = 4, grain = 256, rows = [4], columns = [64], lanes = 8, staged = [5], passes = [1], scratch = 256>
func.func private @softmax(%x: tensor<4x64xf32>) -> tensor<4x64xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<4x64xf32>
  %3 = stablehlo.exponential %2 : tensor<4x64xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %6 = stablehlo.divide %3, %5 : tensor<4x64xf32>
  return %6 : tensor<4x64xf32>
}

// CHECK: @update{{.*}} #kernel.schedule<update_slice, items = 2, grain = 2048, tile = 4, lanes = 8>
func.func private @update(%a: tensor<8x4xf32>, %u: tensor<2x4xf32>, %i: tensor<i32>) -> tensor<8x4xf32> attributes {zero.kernel} {
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<8x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Along dimension 0, at tiles of columns of dimension 1.
// CHECK: @cumsum{{.*}} #kernel.schedule<scan, items = 2, grain = 32, tile = 32, lanes = 8>
func.func private @cumsum(%a: tensor<16x40xf32>) -> tensor<16x40xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 16, 1>, padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<16x40xf32>, tensor<f32>) -> tensor<16x40xf32>
  return %0 : tensor<16x40xf32>
}

// CHECK: @attention{{.*}} #kernel.schedule<attention, items = 2, tile = 5, lanes = 8, scratch = 140>
func.func private @attention(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> tensor<2x5x4xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  %e = stablehlo.exponential %s : tensor<2x5x7xf32>
  %n = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
  %b = stablehlo.broadcast_in_dim %n, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
  %p = stablehlo.divide %e, %b : tensor<2x5x7xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
  return %o : tensor<2x5x4xf32>
}

// CHECK: @depthwise{{.*}} #kernel.schedule<convolution, items = {{[0-9]+}}, grain = {{[0-9]+}}, tile = 4, lanes = 8, parameters = {points = 4 : i64}>
func.func private @depthwise(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x1x4xf32>) -> tensor<1x8x8x4xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}

// CHECK: @matmuls{{.*}} #kernel.schedule<gemm_convolution, items = {{[0-9]+}}, tile = {{[0-9]+}}, lanes = 8, scratch = {{[0-9]+}}, parameters = {features = 32 : i64, terms = 512 : i64}>
func.func private @matmuls(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x32xf32>) -> tensor<1x16x16x32xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x8xf32>, tensor<3x3x8x32xf32>) -> tensor<1x16x16x32xf32>
  return %0 : tensor<1x16x16x32xf32>
}

// CHECK: @cholesky{{.*}} #kernel.schedule<factorization, items = 3>
func.func private @cholesky(%a: tensor<3x4x4xf32>) -> tensor<3x4x4xf32> attributes {zero.kernel} {
  %0 = stablehlo.cholesky %a, lower = true : tensor<3x4x4xf32>
  return %0 : tensor<3x4x4xf32>
}

// Dispatches are given the workspace that their kernels want; a kernel of control flow has room for all of them.
// CHECK: @loop{{.*}} #kernel.schedule<control_flow, items = 1, workspace = [[LOOP:[0-9]+]]>
// CHECK: %{{.*}}, %{{.*}} = zero.dispatch @sort({{.*}}) tied [-1] : (tensor<8x4xf32>) -> tensor<8x4xf32> workspace tensor<256xi8>
func.func private @loop(%n: tensor<i32>, %x: tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>) attributes {zero.kernel} {
  %0:2 = stablehlo.while(%i = %n, %a = %x) : tensor<i32>, tensor<8x4xf32>
  cond {
    %1 = zero.dispatch @test(%i) tied [-1] : (tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = zero.dispatch @count(%i) tied [-1] : (tensor<i32>) -> tensor<i32>
    %2 = zero.dispatch @sort(%a) tied [-1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<8x4xf32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<8x4xf32>
}
// CHECK: @test{{.*}} #kernel.schedule<map, items = 1, grain = 16384, columns = [1], flat = true, lanes = 8>
func.func private @test(%i: tensor<i32>) -> tensor<i1> attributes {zero.kernel} {
  %c = stablehlo.constant dense<8> : tensor<i32>
  %0 = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @count(%i: tensor<i32>) -> tensor<i32> attributes {zero.kernel} {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %i, %c : tensor<i32>
  return %0 : tensor<i32>
}
// Columns that lie apart are sorted in two lines of scratch memory.
// CHECK: @sort{{.*}} #kernel.schedule<sort, items = 4, grain = {{[0-9]+}}, tile = 8, workspace = 256>
func.func private @sort(%a: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {zero.kernel} {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// CHECK: func.func @entry
// CHECK: %[[R:.*]]:2, %{{.*}} = zero.dispatch @loop({{.*}}) tied [-1, -1] {custom} : {{.*}} workspace tensor<[[LOOP]]xi8>
// CHECK: return %[[R]]#1
func.func @entry(%n: tensor<i32>, %x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0:2 = zero.dispatch @loop(%n, %x) tied [-1, -1] {custom} : (tensor<i32>, tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>)
  return %0#1 : tensor<8x4xf32>
}

// A kernel over rows that sums its columns is one item, which runs chunks of rows and then columns.
// CHECK: @column_stage{{.*}} #kernel.schedule<row, items = 1, grain = 2, rows = [3, 200], columns = [100], tile = 64, lanes = 8, workspace = 4800, parameters = {column_tile = 32 : i64}>
func.func private @column_stage(%a: tensor<3x200x50xf32>) -> (tensor<3x200x100xf32>, tensor<100xf32>) attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.concatenate %a, %a, dim = 2 : (tensor<3x200x50xf32>, tensor<3x200x50xf32>) -> tensor<3x200x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x200x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<3x200x100xf32>, tensor<100xf32>
}

// A sum of everything is one row.
// CHECK: @whole{{.*}} #kernel.schedule<row, items = 1, grain = {{[0-9]+}}, columns = [8], lanes = 8>
func.func private @whole(%a: tensor<8xf32>) -> tensor<f32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
