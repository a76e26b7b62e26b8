// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=filter-reversals | FileCheck %s --check-prefix=WITHOUT

// The gradient of an input as JAX exports it. Windows that are reversed twice are not; not where features are reversed, or something
// else reads the reversed filter.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @[[$BOTH:k_convolution[_0-9]*]](%arg0, %arg1)
  // CHECK-NEXT: return
  // REMARK: [Passed] filter-reversals
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT: zero.dispatch @k_reverse
  func.func @fires(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32> {
    %r = stablehlo.reverse %w, dims = [0, 1] : tensor<3x3x5x4xf32>
    %y = stablehlo.convolution(%x, %r) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32>
    return %y : tensor<2x8x8x5xf32>
  }

  // CHECK-LABEL: func.func @reversed_twice(
  // CHECK-NEXT: zero.dispatch @[[$ONE:k_convolution[_0-9]*]](%arg0, %arg1)
  // CHECK-NEXT: return
  // REMARK: [Passed] filter-reversals
  func.func @reversed_twice(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32> {
    %r = stablehlo.reverse %w, dims = [0] : tensor<3x3x5x4xf32>
    %y = stablehlo.convolution(%x, %r) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32>
    return %y : tensor<2x8x8x5xf32>
  }

  // CHECK-LABEL: func.func @features(
  // CHECK-NEXT: zero.dispatch @k_reverse
  // REMARK: [Missed] filter-reversals | {{.*}}"features are reversed, too"
  func.func @features(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32> {
    %r = stablehlo.reverse %w, dims = [0, 2] : tensor<3x3x5x4xf32>
    %y = stablehlo.convolution(%x, %r) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32>
    return %y : tensor<2x8x8x5xf32>
  }

  // CHECK-LABEL: func.func @needed_anyway(
  // CHECK-NEXT: zero.dispatch @k_reverse
  // REMARK: [Missed] filter-reversals | {{.*}}"others read the reversed filter, which is made anyway"
  func.func @needed_anyway(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x5x4xf32>) -> (tensor<2x8x8x5xf32>, tensor<3x3x5x4xf32>) {
    %r = stablehlo.reverse %w, dims = [0, 1] : tensor<3x3x5x4xf32>
    %y = stablehlo.convolution(%x, %r) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32>
    return %y, %r : tensor<2x8x8x5xf32>, tensor<3x3x5x4xf32>
  }

  // CHECK-LABEL: func.func @input(
  // CHECK-NEXT: zero.dispatch @k_reverse
  // REMARK-NOT: ] filter-reversals |
  func.func @input(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32> {
    %r = stablehlo.reverse %x, dims = [1, 2] : tensor<2x8x8x4xf32>
    %y = stablehlo.convolution(%r, %w) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x5x4xf32>) -> tensor<2x8x8x5xf32>
    return %y : tensor<2x8x8x5xf32>
  }

  // CHECK: func.func private @[[$BOTH]](
  // CHECK-NEXT: stablehlo.convolution(%arg0, %arg1) {{.*}} reverse = [true, true]
  // CHECK: func.func private @[[$ONE]](
  // CHECK-NEXT: stablehlo.convolution(%arg0, %arg1) {{.*}} reverse = [false, true]
}
