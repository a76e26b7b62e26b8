// Programs that are broken on purpose. What they compute is test/Validate's.
// RUN: not zero-opt %s --split-input-file --zero-verify-replica 2>&1 | FileCheck %s

// CHECK: error: module has no zero.mesh, expected one; run --zero-data-parallel first
module {
}

// -----

// CHECK: error: batch argument 0 ("x") of 'main' is of type 'tensor<6xf32>' and has no dimension 1
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<6xf32> {zero.role = #zero.role<batch "x" dim = 1>})
    -> (tensor<6xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %y = stablehlo.reverse %x, dims = [0] : tensor<6xf32>
  return %y : tensor<6xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
// CHECK: error: argument 0 of 'main' has no role; run --zero-to-import first
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// -----

// Units are of the next phase.
// CHECK: error: 'zero.pack' op is not an op of phase 'replica'
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [4] at 0>]}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<16xf32> {
  %p = zero.pack %w {unit = @u0} : (tensor<4xf32>) -> tensor<16xf32>
  return %p : tensor<16xf32>
}
