// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=library-filters | FileCheck %s --check-prefix=WITHOUT
// RUN: sed 's/convolution = "cudnn", //' %s | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=WITHOUT
// WITHOUT-NOT: stablehlo.transpose

// With --convolution=cudnn: filters lie as the library takes them. JAX's filter, as forward and both gradients read and give it; channels
// before their places; a filter that is made for the convolution. What the library takes as it is, or not at all, stays.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {convolution = "cudnn", target = "cuda"}} {
  // CHECK-LABEL: func.func @forward(
  // CHECK-NEXT: %[[W:.*]] = zero.dispatch @[[$TURN:k_transpose[_0-9]*]](%arg1)
  // CHECK-NEXT: zero.dispatch @[[$FORWARD:k_convolution[_0-9]*]](%arg0, %[[W]])
  // CHECK-NEXT: return
  // REMARK: [Passed] library-filters
  func.func @forward(%x: tensor<2x8x8x4xbf16>, %w: tensor<3x3x4x6xbf16>) -> tensor<2x8x8x6xbf16> {
    %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xbf16>, tensor<3x3x4x6xbf16>) -> tensor<2x8x8x6xbf16>
    return %y : tensor<2x8x8x6xbf16>
  }

  // One kernel reverses nothing and transposes as forward's does.
  // CHECK-LABEL: func.func @data(
  // CHECK-NEXT: %[[W:.*]] = zero.dispatch @[[$TURN]](%arg1)
  // CHECK-NEXT: zero.dispatch @[[$DATA:k_convolution[_0-9]*]](%arg0, %[[W]])
  // CHECK-NEXT: return
  // REMARK: [Passed] library-filters
  func.func @data(%g: tensor<2x8x8x6xbf16>, %w: tensor<3x3x4x6xbf16>) -> tensor<2x8x8x4xbf16> {
    %r = stablehlo.reverse %w, dims = [0, 1] : tensor<3x3x4x6xbf16>
    %y = stablehlo.convolution(%g, %r) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x6xbf16>, tensor<3x3x4x6xbf16>) -> tensor<2x8x8x4xbf16>
    return %y : tensor<2x8x8x4xbf16>
  }

  // What reads the gradient transposes it.
  // CHECK-LABEL: func.func @filter(
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch @[[$FILTER:k_convolution[_0-9]*]](%arg0, %arg1) {{.*}} -> tensor<6x3x3x4xbf16>
  // CHECK-NEXT: zero.dispatch @[[$UPDATE:k_transpose_[a-z_0-9]*]](
  // CHECK-NEXT: return
  // REMARK: [Passed] library-filters
  func.func @filter(%x: tensor<2x8x8x4xbf16>, %g: tensor<2x8x8x6xbf16>, %w: tensor<3x3x4x6xf32>) -> tensor<3x3x4x6xf32> {
    %y = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xbf16>, tensor<2x8x8x6xbf16>) -> tensor<3x3x4x6xbf16>
    %c = stablehlo.convert %y : (tensor<3x3x4x6xbf16>) -> tensor<3x3x4x6xf32>
    %s = stablehlo.subtract %w, %c : tensor<3x3x4x6xf32>
    return %s : tensor<3x3x4x6xf32>
  }

  // CHECK-LABEL: func.func @channels_first(
  // CHECK-NEXT: zero.dispatch @[[$MADE:k_[a-z_0-9]*]](%arg1)
  // CHECK-NEXT: zero.dispatch @[[$FIRST:k_convolution[_0-9]*]](%arg0,
  // CHECK-NEXT: return
  // REMARK: [Passed] library-filters
  func.func @channels_first(%x: tensor<2x4x9xf32>, %w: tensor<3x4x6xf64>) -> tensor<2x6x9xf32> {
    %c = stablehlo.convert %w : (tensor<3x4x6xf64>) -> tensor<3x4x6xf32>
    %y = stablehlo.convolution(%x, %c) dim_numbers = [b, f, 0]x[0, i, o]->[b, f, 0], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9xf32>, tensor<3x4x6xf32>) -> tensor<2x6x9xf32>
    return %y : tensor<2x6x9xf32>
  }

  // CHECK-LABEL: func.func @grouped(
  // CHECK-NEXT: zero.dispatch @k_transpose
  // CHECK-NEXT: zero.dispatch @[[$GROUPED:k_convolution[_0-9]*]](%arg0,
  // REMARK: [Passed] library-filters
  func.func @grouped(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x2x6xf32>) -> tensor<2x8x8x6xf32> {
    %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<2x8x8x6xf32>
    return %y : tensor<2x8x8x6xf32>
  }

  // CHECK-LABEL: func.func @as_it_is(
  // CHECK-NEXT: zero.dispatch @k_convolution{{[_0-9]*}}(%arg0, %arg1)
  // REMARK-NOT: ] library-filters |
  func.func @as_it_is(%x: tensor<2x8x8x4xf32>, %w: tensor<6x3x3x4xf32>) -> tensor<2x8x8x6xf32> {
    %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<6x3x3x4xf32>) -> tensor<2x8x8x6xf32>
    return %y : tensor<2x8x8x6xf32>
  }

  // CHECK-LABEL: func.func @other_types(
  // CHECK-NEXT: zero.dispatch @k_convolution{{[_0-9]*}}(%arg0, %arg1)
  func.func @other_types(%x: tensor<2x8x8x4xf64>, %w: tensor<3x3x4x6xf64>) -> tensor<2x8x8x6xf64> {
    %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf64>, tensor<3x3x4x6xf64>) -> tensor<2x8x8x6xf64>
    return %y : tensor<2x8x8x6xf64>
  }

  // Images whose own order the library does not take.
  // CHECK-LABEL: func.func @images(
  // CHECK-NEXT: zero.dispatch @k_convolution{{[_0-9]*}}(%arg0, %arg1)
  func.func @images(%x: tensor<8x8x2x4xf32>, %w: tensor<3x3x4x6xf32>) -> tensor<2x8x8x6xf32> {
    %y = stablehlo.convolution(%x, %w) dim_numbers = [0, 1, b, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x8x2x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x8x8x6xf32>
    return %y : tensor<2x8x8x6xf32>
  }

  // CHECK: func.func private @[[$TURN]](
  // CHECK-NEXT: stablehlo.transpose %arg0, dims = [3, 0, 1, 2]
  // CHECK: func.func private @[[$FORWARD]](
  // CHECK-NEXT: dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f]
  // CHECK: func.func private @[[$DATA]](
  // CHECK-NEXT: dim_numbers = [b, 0, 1, f]x[i, 0, 1, o]->[b, 0, 1, f]{{.*}} reverse = [true, true]
  // CHECK: func.func private @[[$FILTER]](
  // CHECK-NEXT: dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b]
  // CHECK: func.func private @[[$UPDATE]](
  // CHECK: stablehlo.transpose %arg{{[0-9]}}, dims = [1, 2, 3, 0]
  // CHECK: func.func private @[[$MADE]](
  // CHECK: stablehlo.transpose {{.*}} dims = [2, 1, 0]
  // CHECK: func.func private @[[$FIRST]](
  // CHECK-NEXT: dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0]
  // CHECK: func.func private @[[$GROUPED]](
  // CHECK-NEXT: dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f]{{.*}} feature_group_count = 2
}
