// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=rows | FileCheck %s --check-prefix=WITHOUT

// A sum along rows goes into the kernel that spreads it over these. Rows that are short, or few and long, and other dimensions stay two kernels.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_reduce_subtract(
  // CHECK-NEXT: return
  // REMARK: [Passed] rows
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.dispatch @k_reduce(
  // WITHOUT-NEXT: zero.dispatch @k_subtract(
  func.func @fires(%x: tensor<64x16xf32>) -> tensor<64x16xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x16xf32>
    %y = stablehlo.subtract %x, %b : tensor<64x16xf32>
    return %y : tensor<64x16xf32>
  }

  // CHECK-LABEL: func.func @short(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] rows | {{.*}}"its rows are so short that lanes would be idle"
  func.func @short(%x: tensor<64x15xf32>) -> tensor<64x15xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x15xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x15xf32>
    %y = stablehlo.subtract %x, %b : tensor<64x15xf32>
    return %y : tensor<64x15xf32>
  }

  // CHECK-LABEL: func.func @few(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] rows | {{.*}}"its rows are so few and long that workers would be idle"
  func.func @few(%x: tensor<3x50257xf32>) -> tensor<3x50257xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x50257xf32>, tensor<f32>) -> tensor<3xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<3xf32>) -> tensor<3x50257xf32>
    %y = stablehlo.subtract %x, %b : tensor<3x50257xf32>
    return %y : tensor<3x50257xf32>
  }

  // CHECK-LABEL: func.func @permuted(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] rows | {{.*}}"the first that reads it is no kernel over its rows"
  func.func @permuted(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.subtract %x, %b : tensor<64x64xf32>
    return %y : tensor<64x64xf32>
  }

  // CHECK-LABEL: func.func @leading(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK-NOT: ] rows |
  func.func @leading(%x: tensor<64x16xf32>) -> tensor<64x16xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<16xf32>) -> tensor<64x16xf32>
    %y = stablehlo.subtract %x, %b : tensor<64x16xf32>
    return %y : tensor<64x16xf32>
  }
}
