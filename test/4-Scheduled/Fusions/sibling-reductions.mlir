// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=sibling-reductions | FileCheck %s --check-prefix=WITHOUT

// Sums of x and of its squares, over the same dimension, read x once. Not over another dimension.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch {{.*}} -> (tensor<8xf32>, tensor<8xf32>)
  // CHECK-NEXT: return
  // REMARK: [Passed] sibling-reductions
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-COUNT-2: zero.dispatch
  func.func @fires(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %q = stablehlo.multiply %x, %x : tensor<16x8xf32>
    %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %b = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %a, %b : tensor<8xf32>, tensor<8xf32>
  }

  // One has an epilogue, and stands where that does; the other, which stands before, has time until then.
  // CHECK-LABEL: func.func @beside_an_epilogue(
  // CHECK-NEXT: %[[SUMS:.*]]:2 = zero.dispatch {{.*}} -> (tensor<8xf32>, tensor<8xf32>)
  // CHECK-NEXT: zero.dispatch {{.*}}%[[SUMS]]#{{.*}} -> tensor<16x8xf32>
  // CHECK-NEXT: return
  // REMARK: [Passed] sibling-reductions
  func.func @beside_an_epilogue(%x: tensor<16x8xf32>, %g: tensor<16x8xf32>, %k: tensor<8xf32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %q = stablehlo.negate %g : tensor<16x8xf32>
    %a = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %p = stablehlo.multiply %x, %g : tensor<16x8xf32>
    %b = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %e = stablehlo.tanh %b : tensor<8xf32>
    %c = stablehlo.divide %e, %k : tensor<8xf32>
    %as = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<8xf32>) -> tensor<16x8xf32>
    %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<8xf32>) -> tensor<16x8xf32>
    %d = stablehlo.add %as, %cs : tensor<16x8xf32>
    %r = stablehlo.multiply %d, %x : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }

  // CHECK-LABEL: func.func @other_dimension(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK-NOT: ] sibling-reductions |
  func.func @other_dimension(%x: tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %b = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %a, %b : tensor<16xf32>, tensor<16xf32>
  }
}
