// What --recompute refuses, and marks that are none.
// RUN: split-file %s %t
// RUN: not zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=some 2>&1 | FileCheck %t/step.mlir --check-prefix=SOME
// RUN: not zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=attention 2>&1 | FileCheck %t/step.mlir --check-prefix=ATTENTION
// RUN: not zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=names=deep 2>&1 | FileCheck %t/step.mlir --check-prefix=NAME
// RUN: not zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=names= 2>&1 | FileCheck %t/step.mlir --check-prefix=NONE
// RUN: not zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=max-bytes=2MiB 2>&1 | FileCheck %t/step.mlir --check-prefix=NUMBER
// RUN: not zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=max-bytes=63 2>&1 | FileCheck %t/step.mlir --check-prefix=BYTES
// RUN: not zero-opt %t/one.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=layers 2>&1 | FileCheck %t/one.mlir
// RUN: not zero-opt %t/one.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=layers-and-sums 2>&1 | FileCheck %t/one.mlir --check-prefix=BOTH
// RUN: not zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=layers-and-sums 2>&1 | FileCheck %t/step.mlir --check-prefix=SUMS
// RUN: not zero-opt %t/one.mlir --zero-recompute=recompute=layers 2>&1 | FileCheck %t/one.mlir --check-prefix=MESH
// RUN: not zero-opt %t/other.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=all 2>&1 | FileCheck %t/other.mlir
// RUN: not zero-opt %t/still.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=all 2>&1 | FileCheck %t/still.mlir
// RUN: not zero-opt %t/marks.mlir --split-input-file --zero-verify-replica 2>&1 | FileCheck %t/marks.mlir

//--- step.mlir
// SOME: error: 'zero-recompute' expects recompute to be none, layers, layers-and-sums, dots, attention, all, names=SCOPE,... or max-bytes=BYTES, found some
// ATTENTION: error: --recompute=attention finds no attention: expected a batched matmul, exponentials and sums of what it makes, and a matmul that reads these; use --recompute=layers, dots or all
// SUMS: error: --recompute=layers-and-sums finds no sum over an axis of the model in the repeated layers: expected a mesh with an axis beside those of the batch (--mesh=dp=D,tp=T), along which --tensor-parallel or the step itself splits layers; use --recompute=layers
// NAME: error: --recompute=names: no op of forward stands in a scope 'deep'; expected a name that jax.named_scope gave
// NONE: error: --recompute=names= expects names of scopes (jax.named_scope) whose values are kept, separated by commas, found none
// NUMBER: error: --recompute=max-bytes= expects a number of bytes, found '2MiB'
// BYTES: error: --recompute=max-bytes=63 cannot be met: backward needs 64 bytes of forward that are inputs of layers or cannot be computed again
func.func public @main(%w0: tensor<4x16xf32> {zero.role = #zero.role<param "w0" next = 0>},
                       %v0: tensor<16x4xf32> {zero.role = #zero.role<param "v0" next = 1>},
                       %w1: tensor<4x16xf32> {zero.role = #zero.role<param "w1" next = 2>},
                       %v1: tensor<16x4xf32> {zero.role = #zero.role<param "v1" next = 3>},
                       %x0: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x16xf32>, tensor<16x4xf32>, tensor<4x16xf32>, tensor<16x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<8x16xf32>
  %ratew = stablehlo.constant dense<1.0e-01> : tensor<4x16xf32>
  %ratev = stablehlo.constant dense<1.0e-01> : tensor<16x4xf32>
  %u0 = stablehlo.dot_general %x0, %w0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %h0 = stablehlo.tanh %u0 : tensor<8x16xf32>
  %s0 = stablehlo.multiply %h0, %h0 : tensor<8x16xf32>
  %t0 = stablehlo.subtract %one, %s0 : tensor<8x16xf32>
  %y0 = stablehlo.dot_general %h0, %v0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %x1 = stablehlo.add %x0, %y0 : tensor<8x4xf32>
  %u1 = stablehlo.dot_general %x1, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %h1 = stablehlo.tanh %u1 : tensor<8x16xf32>
  %s1 = stablehlo.multiply %h1, %h1 : tensor<8x16xf32>
  %t1 = stablehlo.subtract %one, %s1 : tensor<8x16xf32>
  %y1 = stablehlo.dot_general %h1, %v1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %x2 = stablehlo.add %x1, %y1 : tensor<8x4xf32>
  %sq = stablehlo.multiply %x2, %x2 : tensor<8x4xf32>
  %loss = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %d2 = stablehlo.add %x2, %x2 : tensor<8x4xf32>
  %gv1 = stablehlo.dot_general %h1, %d2, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %dh1 = stablehlo.dot_general %d2, %v1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %du1 = stablehlo.multiply %dh1, %t1 : tensor<8x16xf32>
  %gw1 = stablehlo.dot_general %x1, %du1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %dx1 = stablehlo.dot_general %du1, %w1, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %d1 = stablehlo.add %d2, %dx1 : tensor<8x4xf32>
  %gv0 = stablehlo.dot_general %h0, %d1, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %dh0 = stablehlo.dot_general %d1, %v0, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %du0 = stablehlo.multiply %dh0, %t0 : tensor<8x16xf32>
  %gw0 = stablehlo.dot_general %x0, %du0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %dx0 = stablehlo.dot_general %du0, %w0, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %d0 = stablehlo.add %d1, %dx0 : tensor<8x4xf32>
  %m0 = stablehlo.multiply %ratew, %gw0 : tensor<4x16xf32>
  %n0 = stablehlo.subtract %w0, %m0 : tensor<4x16xf32>
  %m1 = stablehlo.multiply %ratev, %gv0 : tensor<16x4xf32>
  %n1 = stablehlo.subtract %v0, %m1 : tensor<16x4xf32>
  %m2 = stablehlo.multiply %ratew, %gw1 : tensor<4x16xf32>
  %n2 = stablehlo.subtract %w1, %m2 : tensor<4x16xf32>
  %m3 = stablehlo.multiply %ratev, %gv1 : tensor<16x4xf32>
  %n3 = stablehlo.subtract %v1, %m3 : tensor<16x4xf32>
  return %n0, %n1, %n2, %n3, %loss : tensor<4x16xf32>, tensor<16x4xf32>, tensor<4x16xf32>, tensor<16x4xf32>, tensor<f32>
}

//--- one.mlir
// BOTH: error: --recompute=layers-and-sums finds no repeated layers
// CHECK: error: --recompute=layers finds no repeated layers: no sequence of matmuls and convolutions of forward (2 of them in {{[0-9]+}} ops) follows itself
// MESH: error: zero-recompute expects one rank's step; run --zero-data-parallel first
func.func public @main(%w0: tensor<4x16xf32> {zero.role = #zero.role<param "w0" next = 0>},
                       %v0: tensor<16x4xf32> {zero.role = #zero.role<param "v0" next = 1>},
                       %x0: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x16xf32>, tensor<16x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<8x16xf32>
  %ratew = stablehlo.constant dense<1.0e-01> : tensor<4x16xf32>
  %ratev = stablehlo.constant dense<1.0e-01> : tensor<16x4xf32>
  %u0 = stablehlo.dot_general %x0, %w0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %h0 = stablehlo.tanh %u0 : tensor<8x16xf32>
  %s0 = stablehlo.multiply %h0, %h0 : tensor<8x16xf32>
  %t0 = stablehlo.subtract %one, %s0 : tensor<8x16xf32>
  %y0 = stablehlo.dot_general %h0, %v0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %x1 = stablehlo.add %x0, %y0 : tensor<8x4xf32>
  %sq = stablehlo.multiply %x1, %x1 : tensor<8x4xf32>
  %loss = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %d1 = stablehlo.add %x1, %x1 : tensor<8x4xf32>
  %gv0 = stablehlo.dot_general %h0, %d1, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %dh0 = stablehlo.dot_general %d1, %v0, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %du0 = stablehlo.multiply %dh0, %t0 : tensor<8x16xf32>
  %gw0 = stablehlo.dot_general %x0, %du0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %dx0 = stablehlo.dot_general %du0, %w0, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %d0 = stablehlo.add %d1, %dx0 : tensor<8x4xf32>
  %m0 = stablehlo.multiply %ratew, %gw0 : tensor<4x16xf32>
  %n0 = stablehlo.subtract %w0, %m0 : tensor<4x16xf32>
  %m1 = stablehlo.multiply %ratev, %gv0 : tensor<16x4xf32>
  %n1 = stablehlo.subtract %v0, %m1 : tensor<16x4xf32>
  return %n0, %n1, %loss : tensor<4x16xf32>, tensor<16x4xf32>, tensor<f32>
}

//--- other.mlir
// CHECK: error: has no training step for --recompute=all: expected a function @main, or one with zero.entry = #zero.entry<step>
func.func public @eval(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %y = stablehlo.tanh %x : tensor<2xf32>
  return %y : tensor<2xf32>
}

//--- still.mlir
// CHECK: error: 'main' has no backward for --recompute=all: expected trained parameters that data meets, and gradients that are reduced over ranks after that; leave the option out
func.func public @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %y = stablehlo.tanh %x : tensor<2xf32>
  return %y : tensor<2xf32>
}

//--- marks.mlir
zero.mesh @mesh ["dp" = 2]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %a = stablehlo.tanh %x : tensor<2xf32>
  %b = stablehlo.negate %a : tensor<2xf32>
  %c = stablehlo.tanh %x {zero.recomputed} : tensor<2xf32>
  // CHECK: error: 'stablehlo.negate' op is marked as computed again (zero.recomputed), but no op before it computes the same; expected an equal op in forward, or no mark
  %d = stablehlo.negate %b {zero.recomputed} : tensor<2xf32>
  %y = stablehlo.add %c, %d : tensor<2xf32>
  return %y : tensor<2xf32>
}

// -----

zero.mesh @mesh ["dp" = 2]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  // CHECK: error: 'stablehlo.tanh' op is marked as kept (zero.kept), but nothing reads it; expected a reader in backward
  %a = stablehlo.tanh %x {zero.kept} : tensor<2xf32>
  return %x : tensor<2xf32>
}

// -----

// CHECK: error: 'zero.kept' expects no value, found 1
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = stablehlo.tanh %x {zero.kept = 1 : i64} : tensor<2xf32>
  return %y : tensor<2xf32>
}
