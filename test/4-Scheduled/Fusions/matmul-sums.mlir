// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=matmul-sums | FileCheck %s --check-prefix=WITHOUT

// The gradient of what several matmuls read. A sum keeps the association that it has; which side is which does not matter.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: %[[A:.*]] = zero.gemm %arg0, %arg3 {
  // CHECK-NEXT: %[[B:.*]] = zero.gemm %arg1, %arg4 init(%[[A]] : tensor<16x8xf32>)
  // CHECK-NEXT: %[[C:.*]] = zero.gemm %arg2, %arg5 init(%[[B]] : tensor<16x8xf32>)
  // CHECK-NEXT: return %[[C]]
  // REMARK-COUNT-2: [Passed] matmul-sums
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NOT: init(
  // WITHOUT: zero.dispatch @k_add(
  func.func @fires(%x: tensor<16x3xf32>, %y: tensor<16x4xf32>, %z: tensor<16x5xf32>, %a: tensor<3x8xf32>, %b: tensor<4x8xf32>, %c: tensor<5x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.dot_general %y, %b, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %2 = stablehlo.dot_general %z, %c, contracting_dims = [1] x [0] : (tensor<16x5xf32>, tensor<5x8xf32>) -> tensor<16x8xf32>
    %3 = stablehlo.add %1, %0 : tensor<16x8xf32>
    %4 = stablehlo.add %2, %3 : tensor<16x8xf32>
    return %4 : tensor<16x8xf32>
  }

  // What is added besides stays in a kernel.
  // CHECK-LABEL: func.func @of_two(
  // CHECK-NEXT: %[[A:.*]] = zero.gemm %arg0, %arg2 {
  // CHECK-NEXT: %[[B:.*]] = zero.gemm %arg1, %arg2 init(%[[A]]
  // CHECK-NEXT: zero.dispatch @k_add
  // REMARK: [Passed] matmul-sums
  func.func @of_two(%x: tensor<16x3xf64>, %y: tensor<16x3xf64>, %a: tensor<3x8xf64>, %r: tensor<16x8xf64>) -> tensor<16x8xf64> {
    %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<16x3xf64>, tensor<3x8xf64>) -> tensor<16x8xf64>
    %1 = stablehlo.dot_general %y, %a, contracting_dims = [1] x [0] : (tensor<16x3xf64>, tensor<3x8xf64>) -> tensor<16x8xf64>
    %2 = stablehlo.add %0, %1 : tensor<16x8xf64>
    %3 = stablehlo.add %2, %r : tensor<16x8xf64>
    return %3 : tensor<16x8xf64>
  }

  // CHECK-LABEL: func.func @needed(
  // CHECK-NOT: init(
  // CHECK: return
  // REMARK: [Missed] matmul-sums | {{.*}}"others read one of the matmuls as it is"
  func.func @needed(%x: tensor<16x3xf32>, %y: tensor<16x3xf32>, %a: tensor<3x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>) {
    %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.dot_general %y, %a, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x8xf32>
    return %2, %0 : tensor<16x8xf32>, tensor<16x8xf32>
  }

  // CHECK-LABEL: func.func @narrow(
  // CHECK-NOT: init(
  // CHECK: return
  // REMARK: [Missed] matmul-sums | {{.*}}"each matmul is rounded to a type narrower than f32, and so is their sum"
  func.func @narrow(%x: tensor<16x3xbf16>, %y: tensor<16x3xbf16>, %a: tensor<3x8xbf16>) -> tensor<16x8xbf16> {
    %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<16x3xbf16>, tensor<3x8xbf16>) -> tensor<16x8xbf16>
    %1 = stablehlo.dot_general %y, %a, contracting_dims = [1] x [0] : (tensor<16x3xbf16>, tensor<3x8xbf16>) -> tensor<16x8xbf16>
    %2 = stablehlo.add %0, %1 : tensor<16x8xbf16>
    return %2 : tensor<16x8xbf16>
  }

  // Two of the sums could be one buffer, but the last would be added to what is not yet there.
  // CHECK-LABEL: func.func @pairs(
  // CHECK-COUNT-2: init(
  // CHECK: zero.dispatch @k_add
  // REMARK: [Missed] matmul-sums | {{.*}}"a matmul would be added to a sum that is made after it"
  func.func @pairs(%x: tensor<16x3xf32>, %y: tensor<16x3xf32>, %a: tensor<3x8xf32>, %b: tensor<3x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.dot_general %y, %a, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %2 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %3 = stablehlo.dot_general %y, %b, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %4 = stablehlo.add %0, %1 : tensor<16x8xf32>
    %5 = stablehlo.add %2, %3 : tensor<16x8xf32>
    %6 = stablehlo.add %4, %5 : tensor<16x8xf32>
    return %6 : tensor<16x8xf32>
  }

  // CHECK-LABEL: func.func @one_matmul(
  // CHECK-NOT: init(
  // CHECK: zero.gemm %{{.*}} addend(
  // REMARK-NOT: ] matmul-sums |
  func.func @one_matmul(%x: tensor<16x3xf32>, %a: tensor<3x8xf32>, %r: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.add %r, %0 : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
}
