// Text of older releases: lists as tensors, attributes of the op in braces. It prints as now, and the second print equals
// the first.
// RUN: zero-opt %s -o %t && FileCheck %s --input-file=%t
// RUN: zero-opt %t | diff %t -

// CHECK-LABEL: func.func @lists
func.func @lists(%x: tensor<4x6xf32>, %z: tensor<f32>, %i: tensor<i32>, %p: tensor<2x1xi32>, %c: tensor<8xcomplex<f32>>, %w: tensor<1x4x4x2xf32>, %k: tensor<2x2x2x3xf32>) {
  // CHECK-NEXT: stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x6xf32>) -> tensor<4x3x6xf32>
  %0 = "stablehlo.broadcast_in_dim"(%x) {broadcast_dimensions = dense<[0, 2]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<4x3x6xf32>
  // CHECK-NEXT: stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %1 = "stablehlo.broadcast_in_dim"(%z) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = "stablehlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  // CHECK-NEXT: stablehlo.slice %arg0 [0:4, 2:6:2] : (tensor<4x6xf32>) -> tensor<4x2xf32>
  %3 = "stablehlo.slice"(%x) {start_indices = dense<[0, 2]> : tensor<2xi64>, limit_indices = dense<[4, 6]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<4x2xf32>
  // CHECK-NEXT: stablehlo.pad %arg0, %arg1, low = [1, 1], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x7xf32>
  %4 = "stablehlo.pad"(%x, %z) <{edge_padding_low = dense<1> : tensor<2xi64>, edge_padding_high = dense<0> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>}> : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x7xf32>
  // CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: "stablehlo.gather"(%arg0, %arg3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}>
  %6 = "stablehlo.gather"(%x, %p) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = dense<[1, 6]> : tensor<2xi64>} : (tensor<4x6xf32>, tensor<2x1xi32>) -> tensor<2x6xf32>
  // CHECK-NEXT: stablehlo.dynamic_slice %arg0, %arg2, %arg2, sizes = [2, 2]
  %7 = "stablehlo.dynamic_slice"(%x, %i, %i) {slice_sizes = dense<2> : tensor<2xi64>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  // CHECK-NEXT: stablehlo.fft %arg4, type = FFT, length = [8]
  %8 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type FFT>, fft_length = dense<8> : tensor<1xi64>} : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  // CHECK-NEXT: stablehlo.convolution(%arg5, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], reverse = [false, false]}
  %9 = "stablehlo.convolution"(%w, %k) {window_strides = dense<2> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x2x3xf32>) -> tensor<1x2x2x3xf32>
  // Attributes that are not the op's own stay as they are.
  // CHECK-NEXT: stablehlo.negate %arg1 {mhlo.list = dense<[0, 1]> : tensor<2xi64>} : tensor<f32>
  %10 = "stablehlo.negate"(%z) {mhlo.list = dense<[0, 1]> : tensor<2xi64>} : (tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %11 = "stablehlo.constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  return
}
