// Attentions on a GPU: a block has a tile of rows and goes along the other axis, pass by pass; tensor cores multiply bf16.
// RUN: rm -rf %t && mkdir %t
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda | FileCheck %s --check-prefix=SCHEDULE
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda --zero-lower-kernels | FileCheck %s --check-prefix=COUNTED
// RUN: zero-emit-kernels %s --target=cuda:sm_80 -o %t/ptx | FileCheck %s --check-prefix=LAUNCH
// RUN: FileCheck %s --check-prefix=PTX --input-file=%t/ptx
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-scheduled=target=cuda | FileCheck %s --check-prefix=STEP

// Forward; what waits for it: gradients of queries and the row value that those of keys and values need; these,
// which are put beside those of queries.
// STEP-LABEL: func.func public @main(
// STEP: zero.dispatch @k_attention({{.*}} -> (tensor<12x2x16xf32>, tensor<12x2x16xf32>, tensor<12x16x2x16xf32>)
// STEP: zero.dispatch @k_attention_1({{.*}} -> (tensor<12x2x16xf32>, tensor<12x16x2x16xf32>)
// STEP: zero.dispatch @k_attention_2({{.*}} -> tensor<12x16x96xf32>
// STEP: func.func private @k_attention(

// Maximum, total and result on one way along the keys, two products: of the 128 x 128 scores, 36 of 64 squares of 16 by 16. Exponentials are the
// GPU's, and nothing is divided on the way.
// SCHEDULE-LABEL: func.func private @forward
// SCHEDULE-SAME: #kernel.schedule<attention, items = 6, tile = 64, lanes = 8, scratch = 27648, parameters = {columns = 64 : i64, threads = 128 : i64}>
// COUNTED: llvm.func ptx_kernelcc @forward{{.*}}zero.product_type = bf16, zero.products = 7077888 : i64
// LAUNCH: "name": "forward", "work": 6, "grain": 1, {{.*}} "threads": 128
// PTX-LABEL: .entry forward(
// PTX: .maxntid 128
// PTX-NOT: .local
// PTX: ld.global.v4.b32
// PTX: st.shared.v4.b32
// PTX-NOT: ld.shared.b16
// PTX: bar.sync
// PTX: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// PTX: shfl.sync.bfly.b32
// PTX-NOT: div.rn
// PTX: ex2.approx.ftz.f32
// PTX-NOT: ld.shared.b16
// PTX: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
func.func private @forward(%q: tensor<3x128x64xbf16>, %k: tensor<3x128x64xbf16>, %v: tensor<3x128x64xbf16>) -> tensor<3x128x64xbf16> attributes {zero.kernel} {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %masked = stablehlo.constant dense<-1.0e+30> : tensor<3x128x128xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x128x128xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x128x128xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<3x128x128xi32>, tensor<3x128x128xi32>) -> tensor<3x128x128xi1>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x128x64xbf16>, tensor<3x128x64xbf16>) -> tensor<3x128x128xf32>
  %x = stablehlo.select %c, %s, %masked : tensor<3x128x128xi1>, tensor<3x128x128xf32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x128x128xf32>, tensor<f32>) -> tensor<3x128xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %d = stablehlo.subtract %x, %ms : tensor<3x128x128xf32>
  %e = stablehlo.exponential %d : tensor<3x128x128xf32>
  %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x128x128xf32>, tensor<f32>) -> tensor<3x128xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<3x128xf32>) -> tensor<3x128x128xf32>
  %p = stablehlo.divide %e, %ts : tensor<3x128x128xf32>
  %w = stablehlo.convert %p : (tensor<3x128x128xf32>) -> tensor<3x128x128xbf16>
  %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x128x128xbf16>, tensor<3x128x64xbf16>) -> tensor<3x128x64xbf16>
  return %o : tensor<3x128x64xbf16>
}

// Sums over queries, from row values that are arguments: a tile of keys. Gradients of scores in f32, of bf16 that were widened:
// three products of tensor cores give all digits.
// SCHEDULE-LABEL: func.func private @keys
// SCHEDULE-SAME: #kernel.schedule<attention, items = 3, tile = 32, lanes = 8, scratch = 9216, parameters = {columns = 32 : i64, threads = 64 : i64}>
// COUNTED: llvm.func ptx_kernelcc @keys{{.*}}zero.products = 1572864 : i64
// PTX-LABEL: .entry keys(
// PTX: .maxntid 64
// PTX-COUNT-8: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
func.func private @keys(%q: tensor<3x32x64xbf16>, %k: tensor<3x32x64xbf16>, %r: tensor<3x32xf32>) -> tensor<3x32x64xf32> attributes {zero.kernel} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x32x64xbf16>, tensor<3x32x64xbf16>) -> tensor<3x32x32xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<3x32xf32>) -> tensor<3x32x32xf32>
  %d = stablehlo.subtract %s, %rs : tensor<3x32x32xf32>
  %e = stablehlo.exponential %d : tensor<3x32x32xf32>
  %wide = stablehlo.convert %q : (tensor<3x32x64xbf16>) -> tensor<3x32x64xf32>
  %o = stablehlo.dot_general %e, %wide, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x32x32xf32>, tensor<3x32x64xf32>) -> tensor<3x32x64xf32>
  return %o : tensor<3x32x64xf32>
}

// The same sum, rounded where it is stored: two products are enough.
// COUNTED: llvm.func ptx_kernelcc @rounded{{.*}}zero.products = 1179648 : i64
// PTX-LABEL: .entry rounded(
// PTX: cvt.rn.bf16x2.f32
func.func private @rounded(%q: tensor<3x32x64xbf16>, %k: tensor<3x32x64xbf16>, %r: tensor<3x32xf32>) -> tensor<3x32x64xbf16> attributes {zero.kernel} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x32x64xbf16>, tensor<3x32x64xbf16>) -> tensor<3x32x32xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<3x32xf32>) -> tensor<3x32x32xf32>
  %d = stablehlo.subtract %s, %rs : tensor<3x32x32xf32>
  %e = stablehlo.exponential %d : tensor<3x32x32xf32>
  %wide = stablehlo.convert %q : (tensor<3x32x64xbf16>) -> tensor<3x32x64xf32>
  %o = stablehlo.dot_general %e, %wide, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x32x32xf32>, tensor<3x32x64xf32>) -> tensor<3x32x64xf32>
  %n = stablehlo.convert %o : (tensor<3x32x64xf32>) -> tensor<3x32x64xbf16>
  return %n : tensor<3x32x64xbf16>
}

// Elements of f32 are multiplied by the threads themselves: no digit is lost.
// SCHEDULE-LABEL: func.func private @narrow
// SCHEDULE-SAME: lanes = 4
// COUNTED: llvm.func ptx_kernelcc @narrow
// COUNTED-NOT: zero.products
// PTX-LABEL: .entry narrow(
// PTX-NOT: mma.sync
// PTX-NOT: ldmatrix
// PTX: fma.rn.f32
func.func private @narrow(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>) -> tensor<2x5x4xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  %e = stablehlo.exponential %s : tensor<2x5x7xf32>
  %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
  %p = stablehlo.divide %e, %ts : tensor<2x5x7xf32>
  %o = stablehlo.dot_general %p, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
  return %o : tensor<2x5x4xf32>
}
