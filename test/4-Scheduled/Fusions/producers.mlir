// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=producers | FileCheck %s --check-prefix=WITHOUT

// A chain is one kernel. Not behind a library call that stands between; a costly op is not computed for every column that asks for it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_tanh_exponential(
  // CHECK-NEXT: return
  // REMARK: [Passed] producers
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.dispatch @k_tanh(
  // WITHOUT-NEXT: zero.dispatch @k_exponential(
  func.func @fires(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %t = stablehlo.tanh %x : tensor<8x16xf32>
    %e = stablehlo.exponential %t : tensor<8x16xf32>
    return %e : tensor<8x16xf32>
  }

  // CHECK-LABEL: func.func @between(
  // CHECK-NEXT: zero.dispatch @k_tanh(
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_exponential(
  func.func @between(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.tanh %x : tensor<8x8xf32>
    %g = stablehlo.dot_general %t, %x, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %e = stablehlo.exponential %g : tensor<8x8xf32>
    return %e : tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @repeated(
  // CHECK-NEXT: zero.dispatch @k_tanh_1(
  // CHECK-NEXT: zero.dispatch @k_add(
  // REMARK: [Missed] producers | {{.*}}"the kernel would evaluate it several times for an element
  func.func @repeated(%x: tensor<16xf32>, %y: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %t = stablehlo.tanh %x : tensor<16xf32>
    %b = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<16xf32>) -> tensor<8x16xf32>
    %s = stablehlo.add %b, %y : tensor<8x16xf32>
    return %s : tensor<8x16xf32>
  }
}
