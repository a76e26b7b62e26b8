// Loops are those of the schedule, whoever wrote it.
// RUN: zero-opt %s --zero-lower-kernels=target=cpu:x86-64-v3 | FileCheck %s
// RUN: zero-opt %s --zero-lower-kernels=target=cpu:x86-64-v3 | FileCheck %s --check-prefix=ITEMS

// ITEMS: @whole({{.*}} {zero.grain = 7 : i64, zero.kernel, zero.work = 4 : i64
// ITEMS: @halves({{.*}} {zero.grain = 3 : i64, zero.kernel, zero.work = 8 : i64

// A row is one item: its number is the row's.
// CHECK-LABEL: llvm.func @whole
// CHECK: scf.for %[[I:.*]] = %arg1 to %arg2
// CHECK-NOT: arith.divsi
// CHECK-NOT: arith.divui
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c32{{.*}} step %c8
// CHECK: llvm.return
func.func private @whole(%a: tensor<4x32xf32>, %b: tensor<32xf32>) -> tensor<4x32xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, grain = 7, rows = [4], columns = [32], tile = 32, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<32xf32>) -> tensor<4x32xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x32xf32>
  return %1 : tensor<4x32xf32>
}

// Two items a row.
// CHECK-LABEL: llvm.func @halves
// CHECK: scf.for %[[I:.*]] = %arg1 to %arg2
// CHECK: arith.div{{.*}} %[[I]], %c2
// CHECK: arith.muli {{.*}} %c16
// CHECK: llvm.return
func.func private @halves(%a: tensor<4x32xf32>, %b: tensor<32xf32>) -> tensor<4x32xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 8, grain = 3, rows = [4], columns = [32], tile = 16, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<32xf32>) -> tensor<4x32xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x32xf32>
  return %1 : tensor<4x32xf32>
}

// What is not to be kept is made again: two exponentials, and no scratch memory.
// CHECK-LABEL: llvm.func @kept
// CHECK: llvm.alloca {{.*}} x f32 {alignment = 64 : i64}
// CHECK: llvm.return
// CHECK-LABEL: llvm.func @made_again
// CHECK-NOT: llvm.alloca
// CHECK: llvm.return
func.func private @kept(%x: tensor<4x64xf32>) -> tensor<4x64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8, staged = [1], passes = [0], scratch = 256>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %x : tensor<4x64xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %3 = stablehlo.divide %0, %2 : tensor<4x64xf32>
  return %3 : tensor<4x64xf32>
}
func.func private @made_again(%x: tensor<4x64xf32>) -> tensor<4x64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %x : tensor<4x64xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %3 = stablehlo.divide %0, %2 : tensor<4x64xf32>
  return %3 : tensor<4x64xf32>
}

// Tiles of queries: the rows of the matmuls.
// CHECK-LABEL: llvm.func @attention
// CHECK: llvm.alloca %c14{{.*}} x f32
// CHECK: arith.minsi {{.*}} %c2
// CHECK: llvm.return
func.func private @attention(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<attention, items = 6, tile = 2, lanes = 8, scratch = 56>} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  %e = stablehlo.exponential %s : tensor<2x5x7xf32>
  %o = stablehlo.dot_general %e, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
  return %o : tensor<2x5x4xf32>
}
