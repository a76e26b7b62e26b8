// Random tests of two programs: the same functions written otherwise, and one that is wrong.
// RUN: split-file %s %t
// RUN: zero-run %t/before.mlir --equivalent %t/after.mlir | FileCheck %s
// RUN: not zero-run %t/before.mlir --equivalent %t/wrong.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not zero-run %t/before.mlir --equivalent %t/after.mlir --ranks=3 2>&1 | FileCheck %s --check-prefix=RANKS
// RUN: zero-run %t/before.mlir --equivalent %t/close.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=CLOSE
// RUN: not zero-run %t/before.mlir --equivalent %t/missing.mlir 2>&1 | FileCheck %s --check-prefix=MISSING

// CHECK: equivalent: max error 0 over 2 results of @sum
// CHECK: equivalent: max error 0 over 1 results of @own
// WRONG: wrong.mlir:{{.*}}: error: not equivalent: result 1 of 'sum' on rank 1 differs by
// RANKS: error: the module's mesh has 2 ranks, asked to run on 3
// CLOSE: equivalent: max error {{[0-9.]+e-0[678]}} over 2 results of @sum
// MISSING: missing.mlir:{{.*}}: error: has no function 'sum'

//--- before.mlir
zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8] at 0>]}
func.func @sum(%x: tensor<8xf32>, %i: tensor<i32>) -> (tensor<8xf32>, tensor<i32>) {
  %0 = zero.all_reduce add %x over @mesh["dp"] : tensor<8xf32>
  return %0, %i : tensor<8xf32>, tensor<i32>
}
// The argument is the same on all ranks, so that gathering each one's own part gives it back.
func.func @own(%x: tensor<8xf32> {zero.replicated}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

//--- after.mlir
zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8] at 0>]}
func.func @sum(%x: tensor<8xf32>, %i: tensor<i32>) -> (tensor<8xf32>, tensor<i32>) {
  %0 = zero.reduce_scatter add %x {units = [@u]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
  %1 = zero.all_gather %0 {units = [@u]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
  return %1, %i : tensor<8xf32>, tensor<i32>
}
func.func @own(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = zero.own_shard %x {unit = @u} : tensor<8xf32> -> tensor<4xf32>
  %1 = zero.all_gather %0 {units = [@u]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

//--- wrong.mlir
zero.mesh @mesh ["dp" = 2]
func.func @sum(%x: tensor<8xf32>, %i: tensor<i32>) -> (tensor<8xf32>, tensor<i32>) {
  %0 = zero.all_reduce add %x over @mesh["dp"] : tensor<8xf32>
  %rank = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
  %1 = stablehlo.add %i, %rank : tensor<i32>
  return %0, %1 : tensor<8xf32>, tensor<i32>
}

//--- close.mlir
zero.mesh @mesh ["dp" = 2]
func.func @sum(%x: tensor<8xf32>, %i: tensor<i32>) -> (tensor<8xf32>, tensor<i32>) {
  %three = stablehlo.constant dense<3.0> : tensor<8xf32>
  %0 = stablehlo.divide %x, %three : tensor<8xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<8xf32>
  %2 = stablehlo.multiply %1, %three : tensor<8xf32>
  return %2, %i : tensor<8xf32>, tensor<i32>
}
func.func @own(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

//--- missing.mlir
func.func @other() {
  return
}
