// A line "FAR" stands for as many ops as make what is read behind it kept for long.
// RUN: awk '/\/\/ FAR$/ { for (i = 0; i < 70; ++i) print "stablehlo.constant dense<0.0> : tensor<f32>" } 1' %s > %t.mlir
// RUN: zero-opt %t.mlir --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %t.mlir --zero-form-kernels=disable-fusions=copies | FileCheck %s --check-prefix=WITHOUT

// What costs one cheap op is computed by each kernel that reads it; not by more than three, unless each loads less for it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  zero.layout @vectors on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"b" [8] at 0>]}
  zero.layout @matrix on @mesh {dtype = f32, block = 4 : i64, elements = 64 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"b" [8, 8] at 0>]}

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_negate_tanh(%arg0)
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_negate_add(
  // CHECK-NEXT: return
  // REMARK: [Passed] copies
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
  func.func @fires(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.negate %x : tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    return %c1 : tensor<8x8xf32>
  }

  // Of half the bytes it is made again by any number.
  // CHECK-LABEL: func.func @narrow_by_four(
  // CHECK-NEXT: zero.dispatch @k_{{[^ ]*}}(%arg0) {{.*}} -> tensor<8x8xf32>
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_add(%arg0, %c{{.*}} : (tensor<8x8xbf16>
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_add(%arg0, %c{{.*}} : (tensor<8x8xbf16>
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_add(%arg0, %c{{.*}} : (tensor<8x8xbf16>
  // CHECK-NEXT: return
  // REMARK: [Passed] copies
  func.func @narrow_by_four(%x: tensor<8x8xbf16>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.convert %x : (tensor<8x8xbf16>) -> tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    %g2 = stablehlo.dot_general %c1, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c2 = stablehlo.add %g2, %t : tensor<8x8xf32>
    %g3 = stablehlo.dot_general %c2, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c3 = stablehlo.add %g3, %t : tensor<8x8xf32>
    return %c3 : tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @four(
  // CHECK-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
  // REMARK-NOT: ] copies |
  func.func @four(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.negate %x : tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    %g2 = stablehlo.dot_general %c1, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c2 = stablehlo.add %g2, %t : tensor<8x8xf32>
    %g3 = stablehlo.dot_general %c2, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c3 = stablehlo.add %g3, %t : tensor<8x8xf32>
    return %c3 : tensor<8x8xf32>
  }

  // A matmul's bias is added again far behind it: what is kept is the matmul's result instead of the sum, and a vector.
  // CHECK-LABEL: func.func @bias(
  // CHECK: %[[Z:.*]] = zero.gemm
  // CHECK: zero.dispatch @k_add_tanh({{.*}}%[[Z]]) {{.*}} -> tensor<32x8xf32>
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_add_multiply({{.*}}%[[Z]]{{.*}}) {{.*}} -> tensor<32x8xf32>
  // REMARK: [Passed] copies
  func.func @bias(%x: tensor<32x8xf32>, %w: tensor<8x8xf32>, %u: tensor<8xf32>) -> tensor<32x8xf32> {
    %b = zero.unpack %u {unit = @vectors} : tensor<8xf32> -> (tensor<8xf32>)
    %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
    %bs = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<32x8xf32>
    %t = stablehlo.add %z, %bs : tensor<32x8xf32>
    %c0 = stablehlo.tanh %t : tensor<32x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
    // FAR
    %c1 = stablehlo.multiply %g1, %t : tensor<32x8xf32>
    return %c1 : tensor<32x8xf32>
  }

  // A matrix is not kept for it, with its unit.
  // CHECK-LABEL: func.func @matrix_added(
  // CHECK: zero.gemm
  // CHECK: %[[SUM:.*]]:2 = zero.dispatch @k_add_tanh
  // CHECK-NEXT: %[[Y:.*]] = zero.gemm
  // CHECK-NEXT: zero.dispatch @k_multiply(%[[Y]], %[[SUM]]#0)
  // REMARK: [Passed] further-results
  func.func @matrix_added(%x: tensor<4x8x8xf32>, %w: tensor<8x8xf32>, %u: tensor<64xf32>) -> tensor<4x8x8xf32> {
    %b = zero.unpack %u {unit = @matrix} : tensor<64xf32> -> (tensor<8x8xf32>)
    %z = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x8x8xf32>, tensor<8x8xf32>) -> tensor<4x8x8xf32>
    %bs = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<4x8x8xf32>
    %t = stablehlo.add %z, %bs : tensor<4x8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<4x8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [2] x [0] : (tensor<4x8x8xf32>, tensor<8x8xf32>) -> tensor<4x8x8xf32>
    // FAR
    %c1 = stablehlo.multiply %g1, %t : tensor<4x8x8xf32>
    return %c1 : tensor<4x8x8xf32>
  }
}
