// Heads of 256 elements: tiles take more shared memory than code may declare, and launches give it.
// RUN: rm -rf %t && mkdir %t
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda -o %t/scheduled.mlir
// RUN: FileCheck %s --check-prefix=SCHEDULE --input-file=%t/scheduled.mlir
// RUN: zero-opt %t/scheduled.mlir --zero-lower-kernels | FileCheck %s
// RUN: zero-emit-kernels %s --target=cuda:sm_80 -o %t/ptx | FileCheck %s --check-prefix=LAUNCH
// RUN: FileCheck %s --check-prefix=PTX --input-file=%t/ptx

// SCHEDULE-LABEL: func.func private @gradients(
// SCHEDULE-SAME: #kernel.schedule<attention, items = 6, tile = 64, lanes = 8, scratch = 101376, parameters = {columns = 32 : i64, threads = 128 : i64}>
// SCHEDULE-LABEL: func.func private @of_two_sizes(
// SCHEDULE-SAME: scratch = 34304, parameters = {columns = 32
// LAUNCH: "name": "gradients", {{.*}}"shared": 101376
// LAUNCH: "name": "of_two_sizes", {{.*}}"shared": 0
// PTX: .extern .shared .align 16 .b8 zero_shared[];

// Gradients of values and of keys are 128 registers of a thread each: one after the other, the weights made twice, eight of a thread.
// CHECK: llvm.mlir.global external @zero_shared() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
// CHECK: llvm.func ptx_kernelcc @gradients({{.*}}zero.shared = 101376
// CHECK-COUNT-32: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16
// CHECK-COUNT-8: llvm.nvvm.ex2.approx.ftz.f
// CHECK-COUNT-16: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16
// CHECK-COUNT-64: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16
// CHECK-COUNT-8: llvm.nvvm.ex2.approx.ftz.f
// CHECK-NOT: llvm.nvvm.ex2.approx.ftz.f
// CHECK-COUNT-16: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16
// CHECK-NOT: llvm.nvvm.ldmatrix
// CHECK: llvm.return
func.func private @gradients(%g: tensor<3x64x256xbf16>, %q: tensor<3x64x256xbf16>, %k: tensor<3x128x256xbf16>, %v: tensor<3x128x256xbf16>, %m: tensor<3x64xf32>) -> (tensor<3x128x256xbf16>, tensor<3x128x256xbf16>) attributes {zero.kernel} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x64x256xbf16>, tensor<3x128x256xbf16>) -> tensor<3x64x128xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x64xf32>) -> tensor<3x64x128xf32>
  %d = stablehlo.subtract %s, %ms : tensor<3x64x128xf32>
  %e = stablehlo.exponential %d : tensor<3x64x128xf32>
  %w = stablehlo.convert %e : (tensor<3x64x128xf32>) -> tensor<3x64x128xbf16>
  %dv = stablehlo.dot_general %w, %g, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x64x128xbf16>, tensor<3x64x256xbf16>) -> tensor<3x128x256xbf16>
  %gs = stablehlo.dot_general %g, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x64x256xbf16>, tensor<3x128x256xbf16>) -> tensor<3x64x128xf32>
  %p = stablehlo.multiply %gs, %e : tensor<3x64x128xf32>
  %n = stablehlo.convert %p : (tensor<3x64x128xf32>) -> tensor<3x64x128xbf16>
  %dk = stablehlo.dot_general %n, %q, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x64x128xbf16>, tensor<3x64x256xbf16>) -> tensor<3x128x256xbf16>
  return %dv, %dk : tensor<3x128x256xbf16>, tensor<3x128x256xbf16>
}

// Queries and keys are wider than values; what the tiles take the code declares.
func.func private @of_two_sizes(%q: tensor<3x32x192xbf16>, %k: tensor<3x128x192xbf16>, %v: tensor<3x128x128xbf16>) -> tensor<3x32x128xbf16> attributes {zero.kernel} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x32x192xbf16>, tensor<3x128x192xbf16>) -> tensor<3x32x128xf32>
  %e = stablehlo.exponential %s : tensor<3x32x128xf32>
  %w = stablehlo.convert %e : (tensor<3x32x128xf32>) -> tensor<3x32x128xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x32x128xbf16>, tensor<3x128x128xbf16>) -> tensor<3x32x128xbf16>
  return %o : tensor<3x32x128xbf16>
}
