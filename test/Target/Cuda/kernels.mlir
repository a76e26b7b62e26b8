// What kernels are on a GPU, and their PTX.
// RUN: rm -rf %t && mkdir %t
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda | FileCheck %s --check-prefix=SCHEDULE
// RUN: zero-emit-kernels %s --target=cuda:sm_80 -o %t/sm_80.ptx | FileCheck %s --check-prefix=LAUNCH
// RUN: FileCheck %s --check-prefixes=PTX,OLD --input-file=%t/sm_80.ptx
// RUN: zero-emit-kernels %s --target=cuda:sm_90 -o %t/sm_90.ptx > %t/out
// RUN: FileCheck %s --check-prefix=HOPPER --input-file=%t/sm_90.ptx
// RUN: zero-emit-kernels %s --target=cuda:sm_100 -o %t/sm_100.ptx > %t/out
// RUN: FileCheck %s --check-prefix=BLACKWELL --input-file=%t/sm_100.ptx

// OLD: .version 7.0
// OLD: .target sm_80
// PTX-NOT: .extern
// HOPPER: .version 7.8
// HOPPER: .target sm_90
// BLACKWELL: .version 8.6
// BLACKWELL: .target sm_100

// Neighbouring threads take neighbouring 16 bytes; what is left is taken one by one.
// SCHEDULE-LABEL: func.func private @add
// SCHEDULE-SAME: #kernel.schedule<map, items = 3, columns = [1030], flat = true, tile = 512, lanes = 4, parameters = {threads = 128 : i64}>
// LAUNCH: "name": "add", "work": 3, "grain": 1, {{.*}} "threads": 128
// PTX-LABEL: .entry add(
// PTX: .maxntid 128
// PTX: ld.global.v4.b32
// PTX: ld.global.v4.b32
// PTX-COUNT-4: add.rn.f32
// PTX: st.global.v4.b32
func.func private @add(%a: tensor<1030xf32>, %b: tensor<1030xf32>) -> tensor<1030xf32> attributes {zero.kernel} {
  %0 = stablehlo.add %a, %b : tensor<1030xf32>
  return %0 : tensor<1030xf32>
}

// A row is a block's, of as many warps as have four vectors for each thread: sums within warps by shuffles, over warps by shared memory. No product is contracted into a sum.
// SCHEDULE-LABEL: func.func private @norm
// SCHEDULE-SAME: #kernel.schedule<row, items = 64, rows = [64], columns = [1024], lanes = 4, parameters = {threads = 64 : i64}>
// LAUNCH: "name": "norm", "work": 64, {{.*}} "threads": 64
// PTX-LABEL: .entry norm(
// PTX: .maxntid 64
// PTX-COUNT-4: ld.global.v4.b32
// PTX-NOT: fma.rn
// PTX-COUNT-5: shfl.sync.bfly.b32
// PTX: bar.sync
// PTX: st.shared
// PTX: bar.sync
// PTX: div.rn.f32
// PTX: st.global.v4.b32
func.func private @norm(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %x, %x : tensor<64x1024xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x1024xf32>
  %3 = stablehlo.divide %x, %2 : tensor<64x1024xf32>
  return %3 : tensor<64x1024xf32>
}

// One element of a row's sum, which one thread stores.
// LAUNCH: "name": "row_sums", "work": 4,
// PTX-LABEL: .entry row_sums(
// PTX: shfl.sync.bfly.b32
// PTX: st.global.b32
func.func private @row_sums(%x: tensor<4x300xf32>) -> tensor<4xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x300xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// C's mathematics comes with the module, its tables too.
// PTX-LABEL: .entry powers(
// PTX: ld.const
func.func private @powers(%a: tensor<128xf32>, %b: tensor<128xf32>) -> tensor<128xf32> attributes {zero.kernel} {
  %0 = stablehlo.power %a, %b : tensor<128xf32>
  return %0 : tensor<128xf32>
}

// Threads with items of their own.
// SCHEDULE-LABEL: func.func private @sorted
// SCHEDULE-SAME: #kernel.schedule<sort, items = 200, grain = 128
// LAUNCH: "name": "sorted", "work": 200, "grain": 128, {{.*}} "threads": 128
// PTX-LABEL: .entry sorted(
func.func private @sorted(%x: tensor<200x8xf32>) -> tensor<200x8xf32> attributes {zero.kernel} {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<200x8xf32>) -> tensor<200x8xf32>
  return %0 : tensor<200x8xf32>
}

// Columns in groups of eight threads, which take a chunk of rows each and leave what they have in shared memory; of few columns blocks take a part of the
// chunks each, and leave their sums to the last one.
// SCHEDULE-LABEL: func.func private @column_sums
// SCHEDULE-SAME: #kernel.schedule<columns, items = 64, columns = [64], flat = true, tile = 32, lanes = 4, workspace = 32768, parameters = {parts = 32 : i64, row_groups = 4 : i64, steps = 8 : i64, threads = 32 : i64}>
// LAUNCH: "name": "column_sums", "work": 64, {{.*}} "workspace": 32768, "threads": 32
// PTX-LABEL: .entry column_sums(
// PTX: .maxntid 32
// PTX: ld.global.v4.b32
// PTX-COUNT-4: st.relaxed.gpu.global.b32
// PTX: bar.sync
// PTX: fence.acq_rel.gpu
// PTX: atom.global.inc.u32
// PTX-NOT: bar.sync
// PTX: fence.acq_rel.gpu
// PTX: bar.sync
// PTX-COUNT-4: ld.relaxed.gpu.global.b32
// PTX: st.shared.v4.b32
// PTX: bar.sync
// PTX: ld.shared.v4.b32
// PTX: bar.sync
// PTX: st.global.v4.b32
func.func private @column_sums(%x: tensor<8x1024x64xf32>) -> tensor<64xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// Rows whose columns are summed as well are two launches: chunks of rows, whose sums threads have in registers, four rows at once, then columns.
// SCHEDULE-LABEL: func.func private @rows_and_columns
// SCHEDULE-SAME: #kernel.schedule<row, items = 128, rows = [8, 1024], columns = [768], tile = 64, lanes = 4, workspace = 393216, parameters = {column_blocks = 24 : i64, row_groups = 4 : i64, steps = 4 : i64, threads = 256 : i64}>
// LAUNCH: "name": "rows_and_columns", "work": 128, "grain": 1, {{.*}} "workspace": 393216, "threads": 256, "next": "rows_and_columns$columns"
// LAUNCH: "name": "rows_and_columns$columns", "work": 24, "grain": 1, {{.*}} "workspace": 393216, "threads": 256, "next": ""
// PTX-LABEL: .entry rows_and_columns(
// PTX: .maxntid 256
// PTX: bar.sync
// PTX: st.shared.b32
// PTX: bar.sync
// PTX-COUNT-4: ld.global.v4.b32
// PTX-COUNT-4: st.global.v4.b32
// PTX: st.shared.v4.b32
// PTX: bar.sync
// PTX-NOT: atom
// PTX-LABEL: .entry rows_and_columns$columns(
// PTX: .maxntid 256
// PTX-COUNT-8: ld.global.b32
// PTX: st.global.b32
// PTX-NOT: atom
func.func private @rows_and_columns(%x: tensor<8x1024x768xf32>) -> (tensor<8x1024x768xf32>, tensor<768xf32>) attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
  %2 = stablehlo.multiply %x, %1 : tensor<8x1024x768xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
  return %2, %3 : tensor<8x1024x768xf32>, tensor<768xf32>
}

// SCHEDULE-LABEL: func.func private @wide_column_sums
// SCHEDULE-SAME: items = 192, {{.*}}tile = 32, lanes = 4, parameters = {row_groups = 64 : i64, steps = 8 : i64, threads = 512 : i64}>
// PTX-LABEL: .entry wide_column_sums(
// PTX: .maxntid 512
// PTX: .minnctapersm 1
// PTX-NOT: relaxed
// PTX: st.global.v4.b32
func.func private @wide_column_sums(%x: tensor<8x1024x6144xf32>) -> tensor<6144xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x6144xf32>, tensor<f32>) -> tensor<6144xf32>
  return %0 : tensor<6144xf32>
}

// Elements of 16 bits are taken eight at a time; sums and products that are rounded to bf16 are bf16's own (of older GPUs fused ones, by 1 or with 0), two an
// instruction; what else is rounded is converted, and tanh is the GPU's.
// SCHEDULE-LABEL: func.func private @halves
// SCHEDULE-SAME: tile = 1024, lanes = 8, parameters = {threads = 128 : i64}>
// PTX-LABEL: .entry halves(
// PTX-COUNT-2: ld.global.v4.b32
// OLD-COUNT-4: fma.rn.bf16x2
// OLD-COUNT-8: tanh.approx.f32
// OLD-COUNT-4: cvt.rn.bf16x2.f32
// OLD-COUNT-4: fma.rn.bf16x2
// PTX: st.global.v4.b32
// HOPPER-LABEL: .entry halves(
// HOPPER-COUNT-4: mul.rn.bf16x2
// HOPPER-NOT: bf16.f32
// HOPPER-COUNT-8: tanh.approx.f32
// HOPPER-COUNT-4: cvt.rn.bf16x2.f32
// HOPPER-COUNT-4: add.rn.bf16x2
// HOPPER: st.global.v4.b32
func.func private @halves(%a: tensor<4096xbf16>, %b: tensor<4096xbf16>) -> tensor<4096xbf16> attributes {zero.kernel} {
  %0 = stablehlo.multiply %a, %b : tensor<4096xbf16>
  %1 = stablehlo.tanh %0 : tensor<4096xbf16>
  %2 = stablehlo.add %1, %a : tensor<4096xbf16>
  return %2 : tensor<4096xbf16>
}

// A narrow buffer beside a wide one: four at a time. Of f32 an exponential is a power of two, within bounds that keep what its argument's
// rounding left from being infinite, times a correction; other functions are polynomials. A quotient by a constant is a product in f64.
// SCHEDULE-LABEL: func.func private @widened
// SCHEDULE-SAME: lanes = 4
// PTX-LABEL: .entry widened(
// PTX-NOT: div.rn
// PTX-COUNT-4: max.NaN.f32
// PTX-COUNT-4: ex2.approx.f32
// PTX-NOT: approx
// PTX: mul.rn.f64
// PTX: st.global.v4.b32
func.func private @widened(%a: tensor<4096xbf16>) -> tensor<4096xf32> attributes {zero.kernel} {
  %c = stablehlo.constant dense<768.0> : tensor<4096xf32>
  %0 = stablehlo.convert %a : (tensor<4096xbf16>) -> tensor<4096xf32>
  %1 = stablehlo.exponential %0 : tensor<4096xf32>
  %2 = stablehlo.divide %1, %c : tensor<4096xf32>
  return %2 : tensor<4096xf32>
}

// A long segment is shared by blocks. Each leaves its sum and counts itself; the last one adds up what all have left, and sets the counter back.
// SCHEDULE-LABEL: func.func private @norm_of_segment
// SCHEDULE-SAME: #kernel.schedule<rows, items = 8, columns = [1], flat = true, lanes = 4, workspace = 64, parameters = {parts = 8 : i64, steps = 8 : i64, threads = 512 : i64}>
// LAUNCH: "name": "norm_of_segment", "work": 8, {{.*}} "workspace": 64, "threads": 512
// PTX-LABEL: .entry norm_of_segment(
// PTX: .maxntid 512
// PTX: st.relaxed.gpu.global.b32
// PTX: bar.sync
// PTX: fence.acq_rel.gpu
// PTX: atom.global.inc.u32 {{.*}}, 7;
// PTX-NOT: bar.sync
// PTX: fence.acq_rel.gpu
// PTX: st.shared.b32
// PTX: bar.sync
// PTX: ld.relaxed.gpu.global.b32
// PTX: st.global.b32
zero.mesh @mesh ["dp" = 1]
zero.layout @u0 on @mesh {dtype = f32, block = 64 : i64, elements = 262144 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [262144] at 0>]}
func.func private @norm_of_segment(%x: tensor<262144xf32>) -> tensor<1xf32> attributes {zero.kernel} {
  %0 = stablehlo.multiply %x, %x : tensor<262144xf32>
  %1 = zero.segment_reduce add %0 {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// Two reductions of it: one block takes the same parts by turns, so the sum has the same bits.
// SCHEDULE-LABEL: func.func private @two_of_segment
// SCHEDULE-SAME: #kernel.schedule<rows, items = 1, columns = [1], flat = true, lanes = 4, parameters = {steps = 8 : i64, threads = 512 : i64, turns = 8 : i64}>
// LAUNCH: "name": "two_of_segment", "work": 1, {{.*}} "threads": 512
// PTX-LABEL: .entry two_of_segment(
// PTX-NOT: atom.global
func.func private @two_of_segment(%x: tensor<262144xf32>) -> (tensor<1xf32>, tensor<1xf32>) attributes {zero.kernel} {
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  %1 = zero.segment_reduce max %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  return %0, %1 : tensor<1xf32>, tensor<1xf32>
}
