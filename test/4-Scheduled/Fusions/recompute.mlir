// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=recompute | FileCheck %s --check-prefix=WITHOUT

// A polynomial of one large value is made again by the second kernel that reads it; not by a third, not one in f64, which has none, and none that takes longer than storing it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_exponential_tanh(%arg0)
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_exponential_add(
  // CHECK-NEXT: return
  // REMARK: [Passed] recompute
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
  func.func @fires(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.exponential %x : tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    return %c1 : tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @three(
  // CHECK-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
  func.func @three(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.exponential %x : tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    %g2 = stablehlo.dot_general %c1, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c2 = stablehlo.add %g2, %t : tensor<8x8xf32>
    return %c2 : tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @f64(
  // CHECK-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf64>, tensor<8x8xf64>)
  // REMARK-NOT: ] recompute |
  func.func @f64(%x: tensor<8x8xf64>, %w: tensor<8x8xf64>) -> tensor<8x8xf64> {
    %t = stablehlo.exponential %x : tensor<8x8xf64>
    %c0 = stablehlo.tanh %t : tensor<8x8xf64>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf64>
    return %c1 : tensor<8x8xf64>
  }

  // In two ranges, as error functions are; what is read often counts once.
  // CHECK-LABEL: func.func @ranges(
  // CHECK-NEXT: zero.dispatch @{{.*}}(%arg0) tied [-1] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @{{.*}}(%{{.*}}, %{{.*}}) tied [-1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK-NEXT: return
  // REMARK: [Passed] recompute
  func.func @ranges(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<8x8xf32>
    %s2 = stablehlo.multiply %x, %x : tensor<8x8xf32>
    %s4 = stablehlo.multiply %s2, %s2 : tensor<8x8xf32>
    %s8 = stablehlo.multiply %s4, %s4 : tensor<8x8xf32>
    %s16 = stablehlo.multiply %s8, %s8 : tensor<8x8xf32>
    %s32 = stablehlo.multiply %s16, %s16 : tensor<8x8xf32>
    %s64 = stablehlo.multiply %s32, %s32 : tensor<8x8xf32>
    %s128 = stablehlo.multiply %s64, %s64 : tensor<8x8xf32>
    %e = stablehlo.exponential %x : tensor<8x8xf32>
    %q = stablehlo.divide %e, %x : tensor<8x8xf32>
    %p = stablehlo.compare GT, %x, %one, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %t = stablehlo.select %p, %q, %s128 : tensor<8x8xi1>, tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    return %c1 : tensor<8x8xf32>
  }

  // Too long: stored.
  // CHECK-LABEL: func.func @long(
  // CHECK-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
  func.func @long(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %a = stablehlo.exponential %x : tensor<8x8xf32>
    %b = stablehlo.tanh %a : tensor<8x8xf32>
    %c = stablehlo.logistic %b : tensor<8x8xf32>
    %d = stablehlo.exponential %c : tensor<8x8xf32>
    %e = stablehlo.tanh %d : tensor<8x8xf32>
    %f = stablehlo.logistic %e : tensor<8x8xf32>
    %t = stablehlo.sine %f : tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    return %c1 : tensor<8x8xf32>
  }
}
