// Convolutions as products of matrices: which have tiles, of what size, and by which instructions they are multiplied.
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: zero-opt %t.mlir --zero-schedule-kernels=target=cuda | diff %t.mlir -
// RUN: zero-emit-kernels %s --target=cuda:sm_80 -o %t.ptx | FileCheck %s --check-prefix=LAUNCH
// RUN: FileCheck %s --check-prefix=PTX --input-file=%t.ptx

// A tile of 128 positions by 64 features; both operands lie along what products read as rows.
// CHECK: @forward{{.*}} #kernel.schedule<gemm_convolution, items = 196, tile = 128, lanes = 8, scratch = 29696, parameters = {features = 64 : i64, terms = 32 : i64, threads = 128 : i64}>
// LAUNCH: {"name": "forward", "work": 196, "grain": 1, "rank": false, "workspace": 0, "threads": 128, "next": "", "shared": 0}
// PTX-LABEL: .entry forward(
// PTX: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// PTX: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// PTX: cvt.rn.bf16x2.f32
func.func private @forward(%x: tensor<32x28x28x64xbf16>, %w: tensor<3x3x64x64xbf16>) -> tensor<32x28x28x64xbf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<32x28x28x64xbf16>, tensor<3x3x64x64xbf16>) -> tensor<32x28x28x64xbf16>
  return %0 : tensor<32x28x28x64xbf16>
}

// The gradient of the filter sums over all images: few tiles, so terms have parts, which a second launch adds up.
// CHECK: @filter{{.*}} #kernel.schedule<gemm_convolution, items = 265, tile = 128, lanes = 8, scratch = 26624, workspace = 7815168, parameters = {features = 64 : i64, parts = 53 : i64, sum_blocks = 36 : i64, terms = 32 : i64, threads = 128 : i64}>
// LAUNCH: {"name": "filter", "work": 265, "grain": 1, "rank": false, "workspace": 7815168, "threads": 128, "next": "filter$sums", "shared": 0}
// LAUNCH: {"name": "filter$sums", "work": 36, "grain": 1, "rank": false, "workspace": 7815168, "threads": 128, "next": "", "shared": 0}
// PTX-LABEL: .entry filter(
// PTX-NOT: cvt.rn.f16x2.f32
// PTX-LABEL: .entry filter$sums(
// PTX-NOT: mma.sync
// PTX: cvt.rn.f16
func.func private @filter(%x: tensor<32x56x56x64xf16>, %g: tensor<32x56x56x64xf16>) -> tensor<3x3x64x64xf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<32x56x56x64xf16>, tensor<32x56x56x64xf16>) -> tensor<3x3x64x64xf16>
  return %0 : tensor<3x3x64x64xf16>
}

// The gradient of the input of a convolution with strides of 2 is four phases, each with a tile of its own.
// CHECK: @data{{.*}} #kernel.schedule<gemm_convolution, items = 784, tile = 128, lanes = 8, scratch = 40960, parameters = {features = 128 : i64, terms = 32 : i64, threads = 256 : i64}>
// PTX-LABEL: .entry data(
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
func.func private @data(%g: tensor<32x28x28x128xbf16>, %w: tensor<3x3x128x128xbf16>) -> tensor<32x56x56x128xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%g, %w) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], reverse = [true, true]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<32x28x28x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<32x56x56x128xf32>
  return %0 : tensor<32x56x56x128xf32>
}

// f32 is multiplied as it is, by the threads.
// CHECK: @single{{.*}} #kernel.schedule<gemm_convolution, items = 196, tile = 128, lanes = 4, scratch = 16896, parameters = {features = 128 : i64, terms = 8 : i64, threads = 256 : i64}>
// PTX-LABEL: .entry single(
// PTX-NOT: mma.sync
// PTX: ld.volatile.shared.v4.b32
// PTX: fma.rn.f32
func.func private @single(%x: tensor<32x28x28x64xf32>, %w: tensor<3x3x64x128xf32>) -> tensor<32x28x28x128xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<32x28x28x64xf32>, tensor<3x3x64x128xf32>) -> tensor<32x28x28x128xf32>
  return %0 : tensor<32x28x28x128xf32>
}

// Not so: one feature a group, and types of which products are of others.
// CHECK: @depthwise{{.*}} #kernel.schedule<convolution, items = 256, grain = 128, tile = 8, lanes = 4, parameters = {points = 4 : i64}>
func.func private @depthwise(%x: tensor<2x8x8x64xbf16>, %w: tensor<3x3x1x64xbf16>) -> tensor<2x8x8x64xbf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 64 : i64} : (tensor<2x8x8x64xbf16>, tensor<3x3x1x64xbf16>) -> tensor<2x8x8x64xbf16>
  return %0 : tensor<2x8x8x64xbf16>
}
// A gradient of such a filter has few results of many terms: parts of the terms, whose workspace is a twentieth of the operands.
// CHECK: @depthwise_filter{{.*}} #kernel.schedule<convolution, items = 336, tile = 8, lanes = 8, workspace = 4128768, parameters = {parts = 896 : i64, points = 3 : i64, sum_blocks = 2 : i64, threads = 128 : i64}>
func.func private @depthwise_filter(%x: tensor<64x56x56x128xbf16>, %g: tensor<64x56x56x128xbf16>) -> tensor<3x3x1x128xbf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 128 : i64, feature_group_count = 1 : i64} : (tensor<64x56x56x128xbf16>, tensor<64x56x56x128xbf16>) -> tensor<3x3x1x128xbf16>
  return %0 : tensor<3x3x1x128xbf16>
}
// CHECK: @double{{.*}} #kernel.schedule<convolution,
func.func private @double(%x: tensor<2x8x8x64xf64>, %w: tensor<3x3x64x64xf64>) -> tensor<2x8x8x64xf64> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x64xf64>, tensor<3x3x64x64xf64>) -> tensor<2x8x8x64xf64>
  return %0 : tensor<2x8x8x64xf64>
}
