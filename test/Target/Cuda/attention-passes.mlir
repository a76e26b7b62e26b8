// Which scores an attention's kernel on a GPU makes how often, and where it compares positions.
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda --zero-lower-kernels | FileCheck %s
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda --zero-lower-kernels | FileCheck %s --check-prefix=TABLES --implicit-check-not=@wide.first_seen
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda --zero-lower-kernels | FileCheck %s --check-prefix=HELD

// The tile of the first 64 queries sees no tile of keys whole, that of the last sees the first one.
// TABLES-DAG: llvm.mlir.global internal constant @gradient.first_seen(dense<0> : tensor<2xi64>)
// TABLES-DAG: llvm.mlir.global internal constant @gradient.end_seen(dense<[0, 64]> : tensor<2xi64>)
// Each warp of a tile that the mask cuts goes as far as its last query sees.
// TABLES-DAG: llvm.mlir.global internal constant @gradient.warp_ends(dense<[16, 32, 48, 64, 80, 96, 112, 128]> : tensor<8xi64>)

// The total of a row and what is less by it on one way along the keys: tiles that are whole, and others, have a step each of
// eight scores of a thread. Exponents are made by a multiply-add, and in whole tiles there is no comparison of positions.
// CHECK-LABEL: llvm.func ptx_kernelcc @gradient(
// CHECK-COUNT-16: llvm.nvvm.ex2.approx.ftz.f
// CHECK-NOT: llvm.nvvm.ex2.approx.ftz.f

// Queries and gradients are loaded once, four times 16 by 16 elements each, then keys and values in both loops. What is rounded is
// what products take, once: eight pairs (differences, then weights) in a loop, and the results: gradients of 16 bits are not.
// HELD-LABEL: llvm.func ptx_kernelcc @gradient(
// HELD-COUNT-8: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16
// HELD: scf.for
// HELD-COUNT-8: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16
// HELD-COUNT-8: llvm.nvvm.ff2bf16x2.rn
// HELD-NOT: llvm.nvvm.ff2bf16x2.rn
// HELD: scf.for
// HELD-COUNT-8: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16
// HELD-NOT: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16
// HELD-LABEL: llvm.func ptx_kernelcc @long_heads(

func.func private @gradient(%g: tensor<3x128x64xbf16>, %q: tensor<3x128x64xbf16>, %k: tensor<3x128x64xbf16>, %v: tensor<3x128x64xbf16>, %m: tensor<3x128xf32>) -> (tensor<3x128xf32>, tensor<3x128x64xbf16>) attributes {zero.kernel} {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<3x128x128xf32>
  %eight = stablehlo.constant dense<8.0> : tensor<3x128x128xf32>
  %masked = stablehlo.constant dense<-1.0e+30> : tensor<3x128x128xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x128x128xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x128x128xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<3x128x128xi32>, tensor<3x128x128xi32>) -> tensor<3x128x128xi1>
  %gn = stablehlo.dot_general %g, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x64xbf16>, tensor<3x128x64xbf16>) -> tensor<3x128x128xbf16>
  %gs = stablehlo.convert %gn : (tensor<3x128x128xbf16>) -> tensor<3x128x128xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x64xbf16>, tensor<3x128x64xbf16>) -> tensor<3x128x128xf32>
  %scaled = stablehlo.divide %s, %eight : tensor<3x128x128xf32>
  %x = stablehlo.select %c, %scaled, %masked : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %d = stablehlo.subtract %x, %ms : tensor<3x128x128xf32>
  %e = stablehlo.exponential %d : tensor<3x128x128xf32>
  %p = stablehlo.multiply %gs, %e : tensor<3x128x128xf32>
  %r = stablehlo.reduce(%p init: %init) applies stablehlo.add across dimensions = [2] : (tensor<3x128x128xf32>, tensor<f32>) -> tensor<3x128xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %less = stablehlo.subtract %gs, %rs : tensor<3x128x128xf32>
  %t = stablehlo.multiply %less, %e : tensor<3x128x128xf32>
  %seen = stablehlo.select %c, %t, %none : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %wide = stablehlo.convert %k : (tensor<3x128x64xbf16>) -> tensor<3x128x64xf32>
  %o = stablehlo.dot_general %seen, %wide, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x128x128xf32>, tensor<3x128x64xf32>) -> tensor<3x128x64xf32>
  %n = stablehlo.convert %o : (tensor<3x128x64xf32>) -> tensor<3x128x64xbf16>
  return %r, %n : tensor<3x128xf32>, tensor<3x128x64xbf16>
}

// Two sums of heads of 128 elements leave no registers for scores: the total first, then what is less by it, a step at a time.
// CHECK-LABEL: llvm.func ptx_kernelcc @long_heads(
// CHECK-COUNT-32: llvm.nvvm.ex2.approx.ftz.f
// CHECK-NOT: llvm.nvvm.ex2.approx.ftz.f

func.func private @long_heads(%g: tensor<3x128x128xbf16>, %q: tensor<3x128x128xbf16>, %k: tensor<3x128x128xbf16>, %v: tensor<3x128x128xbf16>, %m: tensor<3x128xf32>) -> (tensor<3x128xf32>, tensor<3x128x128xbf16>) attributes {zero.kernel} {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<3x128x128xf32>
  %eight = stablehlo.constant dense<8.0> : tensor<3x128x128xf32>
  %masked = stablehlo.constant dense<-1.0e+30> : tensor<3x128x128xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x128x128xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x128x128xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<3x128x128xi32>, tensor<3x128x128xi32>) -> tensor<3x128x128xi1>
  %gn = stablehlo.dot_general %g, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x128xbf16>, tensor<3x128x128xbf16>) -> tensor<3x128x128xbf16>
  %gs = stablehlo.convert %gn : (tensor<3x128x128xbf16>) -> tensor<3x128x128xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x128xbf16>, tensor<3x128x128xbf16>) -> tensor<3x128x128xf32>
  %scaled = stablehlo.divide %s, %eight : tensor<3x128x128xf32>
  %x = stablehlo.select %c, %scaled, %masked : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %d = stablehlo.subtract %x, %ms : tensor<3x128x128xf32>
  %e = stablehlo.exponential %d : tensor<3x128x128xf32>
  %p = stablehlo.multiply %gs, %e : tensor<3x128x128xf32>
  %r = stablehlo.reduce(%p init: %init) applies stablehlo.add across dimensions = [2] : (tensor<3x128x128xf32>, tensor<f32>) -> tensor<3x128xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %less = stablehlo.subtract %gs, %rs : tensor<3x128x128xf32>
  %t = stablehlo.multiply %less, %e : tensor<3x128x128xf32>
  %seen = stablehlo.select %c, %t, %none : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %wide = stablehlo.convert %k : (tensor<3x128x128xbf16>) -> tensor<3x128x128xf32>
  %o = stablehlo.dot_general %seen, %wide, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x128x128xf32>, tensor<3x128x128xf32>) -> tensor<3x128x128xf32>
  %n = stablehlo.convert %o : (tensor<3x128x128xf32>) -> tensor<3x128x128xbf16>
  return %r, %n : tensor<3x128xf32>, tensor<3x128x128xbf16>
}

// A maximum is no sum: nothing of it can be taken off afterwards.
// CHECK-LABEL: llvm.func ptx_kernelcc @largest(
// CHECK-COUNT-32: llvm.nvvm.ex2.approx.ftz.f
// CHECK-NOT: llvm.nvvm.ex2.approx.ftz.f

func.func private @largest(%g: tensor<3x128x64xbf16>, %q: tensor<3x128x64xbf16>, %k: tensor<3x128x64xbf16>, %v: tensor<3x128x64xbf16>, %m: tensor<3x128xf32>) -> (tensor<3x128xf32>, tensor<3x128x64xbf16>) attributes {zero.kernel} {
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<3x128x128xf32>
  %eight = stablehlo.constant dense<8.0> : tensor<3x128x128xf32>
  %masked = stablehlo.constant dense<-1.0e+30> : tensor<3x128x128xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x128x128xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x128x128xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<3x128x128xi32>, tensor<3x128x128xi32>) -> tensor<3x128x128xi1>
  %gn = stablehlo.dot_general %g, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x64xbf16>, tensor<3x128x64xbf16>) -> tensor<3x128x128xbf16>
  %gs = stablehlo.convert %gn : (tensor<3x128x128xbf16>) -> tensor<3x128x128xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x64xbf16>, tensor<3x128x64xbf16>) -> tensor<3x128x128xf32>
  %scaled = stablehlo.divide %s, %eight : tensor<3x128x128xf32>
  %x = stablehlo.select %c, %scaled, %masked : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %d = stablehlo.subtract %x, %ms : tensor<3x128x128xf32>
  %e = stablehlo.exponential %d : tensor<3x128x128xf32>
  %p = stablehlo.multiply %gs, %e : tensor<3x128x128xf32>
  %r = stablehlo.reduce(%p init: %init) applies stablehlo.maximum across dimensions = [2] : (tensor<3x128x128xf32>, tensor<f32>) -> tensor<3x128xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %less = stablehlo.subtract %gs, %rs : tensor<3x128x128xf32>
  %t = stablehlo.multiply %less, %e : tensor<3x128x128xf32>
  %seen = stablehlo.select %c, %t, %none : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %wide = stablehlo.convert %k : (tensor<3x128x64xbf16>) -> tensor<3x128x64xf32>
  %o = stablehlo.dot_general %seen, %wide, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x128x128xf32>, tensor<3x128x64xf32>) -> tensor<3x128x64xf32>
  %n = stablehlo.convert %o : (tensor<3x128x64xf32>) -> tensor<3x128x64xbf16>
  return %r, %n : tensor<3x128xf32>, tensor<3x128x64xbf16>
}

// Scores of f32 are computed as on a CPU, of all tiles alike.
// CHECK-LABEL: llvm.func ptx_kernelcc @wide(

func.func private @wide(%g: tensor<3x128x64xf32>, %q: tensor<3x128x64xf32>, %k: tensor<3x128x64xf32>, %v: tensor<3x128x64xf32>, %m: tensor<3x128xf32>) -> (tensor<3x128xf32>, tensor<3x128x64xf32>) attributes {zero.kernel} {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<3x128x128xf32>
  %eight = stablehlo.constant dense<8.0> : tensor<3x128x128xf32>
  %masked = stablehlo.constant dense<-1.0e+30> : tensor<3x128x128xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x128x128xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x128x128xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<3x128x128xi32>, tensor<3x128x128xi32>) -> tensor<3x128x128xi1>
  %gn = stablehlo.dot_general %g, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x64xf32>, tensor<3x128x64xf32>) -> tensor<3x128x128xf32>
  %gs = stablehlo.negate %gn : tensor<3x128x128xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x64xf32>, tensor<3x128x64xf32>) -> tensor<3x128x128xf32>
  %scaled = stablehlo.divide %s, %eight : tensor<3x128x128xf32>
  %x = stablehlo.select %c, %scaled, %masked : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %d = stablehlo.subtract %x, %ms : tensor<3x128x128xf32>
  %e = stablehlo.exponential %d : tensor<3x128x128xf32>
  %p = stablehlo.multiply %gs, %e : tensor<3x128x128xf32>
  %r = stablehlo.reduce(%p init: %init) applies stablehlo.add across dimensions = [2] : (tensor<3x128x128xf32>, tensor<f32>) -> tensor<3x128xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %less = stablehlo.subtract %gs, %rs : tensor<3x128x128xf32>
  %t = stablehlo.multiply %less, %e : tensor<3x128x128xf32>
  %seen = stablehlo.select %c, %t, %none : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %wide = stablehlo.negate %k : tensor<3x128x64xf32>
  %o = stablehlo.dot_general %seen, %wide, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x128x128xf32>, tensor<3x128x64xf32>) -> tensor<3x128x64xf32>
  return %r, %o : tensor<3x128xf32>, tensor<3x128x64xf32>
}

