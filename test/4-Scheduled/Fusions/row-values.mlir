// A line "FAR" stands for as many ops as make a reader a late one.
// RUN: awk '/\/\/ FAR$/ { n = 70 } { for (; n > 0; --n) print "stablehlo.constant dense<0.0> : tensor<f32>" } 1' %s > %t.mlir
// RUN: zero-opt %t.mlir --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %t.mlir --zero-form-kernels=disable-fusions=row-values | FileCheck %s --check-prefix=WITHOUT
// RUN: sed 's/"dp" = 2/"dp" = 1/' %t.mlir | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=WITHOUT
// RUN: sed 's/zero.format = 3 : i64/&, zero.config = {target = "cuda:sm_90"}/' %t.mlir | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=WITHOUT

// What backward reads of a norm's rows its kernel over the same rows makes again, on several ranks: forward keeps none of it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: %[[N:.*]] = zero.dispatch @k_{{.*}}(%arg0) {{.*}} : (tensor<64x32xf32>) -> tensor<64x32xf32>
  // CHECK-NEXT: %[[Y:.*]] = zero.gemm %[[N]],
  // CHECK-NEXT: %[[DX:.*]] = zero.dispatch @k_{{.*}}(%arg0, %[[Y]]) {{.*}} -> tensor<64x32xf32>
  // CHECK-NEXT: return %[[Y]], %[[DX]]
  // REMARK-COUNT-3: [Passed] row-values
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.dispatch {{.*}} : (tensor<64x32xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64x32xf32>)
  func.func @fires(%x: tensor<64x32xf32>, %w: tensor<32x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %mean = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %c = stablehlo.subtract %x, %mean : tensor<64x32xf32>
    %sq = stablehlo.multiply %c, %c : tensor<64x32xf32>
    %v = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %r = stablehlo.rsqrt %v : tensor<64xf32>
    %scale = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %n = stablehlo.multiply %c, %scale : tensor<64x32xf32>
    %y = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    // FAR
    %p = stablehlo.multiply %y, %c : tensor<64x32xf32>
    %t = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %all = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %q = stablehlo.multiply %y, %scale : tensor<64x32xf32>
    %dx = stablehlo.add %q, %all : tensor<64x32xf32>
    return %y, %dx : tensor<64x32xf32>, tensor<64x32xf32>
  }

  // Soon behind forward they are kept.
  // CHECK-LABEL: func.func @near(
  // CHECK-NEXT: zero.dispatch {{.*}} : (tensor<64x32xf32>) -> (tensor<64xf32>, tensor<64x32xf32>)
  // REMARK-NOT: ] row-values
  func.func @near(%x: tensor<64x32xf32>, %w: tensor<32x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %mean = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %c = stablehlo.subtract %x, %mean : tensor<64x32xf32>
    %y = stablehlo.dot_general %c, %w, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %p = stablehlo.multiply %y, %mean : tensor<64x32xf32>
    %t = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %all = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %dx = stablehlo.add %p, %all : tensor<64x32xf32>
    return %y, %dx : tensor<64x32xf32>, tensor<64x32xf32>
  }

  // The sums of a softmax want an exponential for each of their terms.
  // CHECK-LABEL: func.func @costly(
  // CHECK-NEXT: zero.dispatch {{.*}} : (tensor<64x32xf32>) -> (tensor<64xf32>, tensor<64x32xf32>)
  // REMARK: [Missed] row-values | {{.*}}"the kernel of backward does not read the rows that it is made of, or it takes many ops"
  func.func @costly(%x: tensor<64x32xf32>, %w: tensor<32x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %e = stablehlo.exponential %x : tensor<64x32xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %sums = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %n = stablehlo.divide %e, %sums : tensor<64x32xf32>
    %y = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    // FAR
    %p = stablehlo.multiply %y, %x : tensor<64x32xf32>
    %t = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %all = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %q = stablehlo.multiply %p, %sums : tensor<64x32xf32>
    %dx = stablehlo.add %q, %all : tensor<64x32xf32>
    return %y, %dx : tensor<64x32xf32>, tensor<64x32xf32>
  }

  // What only goes along with rows of another length is read.
  // CHECK-LABEL: func.func @no_rows(
  // CHECK-NEXT: zero.dispatch {{.*}} : (tensor<64x32xf32>) -> (tensor<64xf32>, tensor<64x32xf32>)
  // REMARK: [Missed] row-values | {{.*}}"the kernel of backward that reads it is none over its rows"
  func.func @no_rows(%x: tensor<64x32xf32>, %w: tensor<32x32xf32>) -> (tensor<64x32xf32>, tensor<64x16xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %mean = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %c = stablehlo.subtract %x, %mean : tensor<64x32xf32>
    %y = stablehlo.dot_general %c, %w, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    // FAR
    %half = stablehlo.slice %y [0:64, 0:16] : (tensor<64x32xf32>) -> tensor<64x16xf32>
    %means = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x16xf32>
    %z = stablehlo.add %half, %means : tensor<64x16xf32>
    return %y, %z : tensor<64x32xf32>, tensor<64x16xf32>
  }
}
