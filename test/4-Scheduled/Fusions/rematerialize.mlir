// A line "FAR" stands for as many ops as make a reader a late one, "LONG" for so many that these are a small part of the step.
// RUN: awk '/\/\/ FAR$/ { n = 70 } /\/\/ LONG$/ { n = 1100 } { for (; n > 0; --n) print "stablehlo.constant dense<0.0> : tensor<f32>" } 1' %s > %t.mlir
// RUN: zero-opt %t.mlir --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %t.mlir --zero-form-kernels=disable-fusions=rematerialize | FileCheck %s --check-prefix=WITHOUT

// What one matmul reads in forward and one in backward is made again by the kernel of its gradient, which reads what it is made of; the second matmul waits for that.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  zero.layout @scales on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"scale" [32] at 0>]}

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: %[[H:.*]] = zero.gemm
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch @k_exponential_multiply(%[[H]]) {{.*}} -> tensor<8x8xf32>
  // CHECK-NEXT: %[[Y:.*]] = zero.gemm %[[G]],
  // CHECK-NEXT: %[[DG:.*]] = zero.gemm %[[Y]],
  // CHECK-NEXT: %[[AGAIN:.*]]:2 = zero.dispatch @k_exponential_multiply_add(%[[H]], %[[DG]])
  // CHECK-NEXT: %[[DW:.*]] = zero.gemm %[[AGAIN]]#0, %[[Y]]
  // CHECK-NEXT: return %[[AGAIN]]#1, %[[DW]]
  // REMARK: [Passed] rematerialize
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.gemm
  // WITHOUT-NEXT: %[[G:.*]] = zero.dispatch @k_exponential_multiply(
  // WITHOUT-NEXT: zero.gemm %[[G]],
  // WITHOUT-NEXT: zero.gemm %[[G]],
  func.func @fires(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %e = stablehlo.exponential %h : tensor<8x8xf32>
    %g = stablehlo.multiply %h, %e : tensor<8x8xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // FAR
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %dg = stablehlo.dot_general %y, %w, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %a = stablehlo.multiply %dg, %e : tensor<8x8xf32>
    %b = stablehlo.multiply %a, %h : tensor<8x8xf32>
    %dh = stablehlo.add %a, %b : tensor<8x8xf32>
    return %dh, %dw : tensor<8x8xf32>, tensor<8x8xf32>
  }

  // By a kernel over rows, of rows that it reads, their statistics and a vector.
  // CHECK-LABEL: func.func @norm(
  // CHECK: zero.dispatch @k_multiply_reduce{{.*}} -> (tensor<64xf32>, tensor<64x32xf32>)
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: %[[AGAIN:.*]]:2 = zero.dispatch {{.*}} -> (tensor<64x32xf32>, tensor<64x32xf32>)
  // CHECK-NEXT: zero.gemm %[[AGAIN]]#0
  // REMARK: [Passed] rematerialize
  func.func @norm(%x: tensor<64x32xf32>, %w: tensor<32x32xf32>, %scale: tensor<32xf32>) -> (tensor<64x32xf32>, tensor<32x32xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %h = stablehlo.multiply %x, %x : tensor<64x32xf32>
    %s = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %spread = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %n = stablehlo.multiply %x, %spread : tensor<64x32xf32>
    %scales = stablehlo.broadcast_in_dim %scale, dims = [1] : (tensor<32xf32>) -> tensor<64x32xf32>
    %g = stablehlo.multiply %n, %scales : tensor<64x32xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    // FAR
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %p = stablehlo.multiply %y, %n : tensor<64x32xf32>
    %r = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %all = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %dx = stablehlo.add %p, %all : tensor<64x32xf32>
    return %dx, %dw : tensor<64x32xf32>, tensor<32x32xf32>
  }

  // A parameter that is gathered again is read once, from the later gather.
  // CHECK-LABEL: func.func @gathered_again(
  // CHECK-COUNT-2: zero.all_gather
  // CHECK: %[[SCALE:.*]] = zero.unpack
  // CHECK-NEXT: zero.dispatch @k_multiply_add(%[[SCALE]], %arg0, %{{[^,]*}}) tied [-1, -1] : (tensor<32xf32>, tensor<64x32xf32>, tensor<64x32xf32>)
  // REMARK: [Passed] rematerialize
  func.func @gathered_again(%x: tensor<64x32xf32>, %w: tensor<32x32xf32>, %shard: tensor<32xf32>) -> (tensor<64x32xf32>, tensor<32x32xf32>) {
    %u = zero.all_gather %shard {units = [@scales]} over @mesh["dp"] : (tensor<32xf32>) -> tensor<32xf32>
    %scale = zero.unpack %u {unit = @scales} : tensor<32xf32> -> (tensor<32xf32>)
    %scales = stablehlo.broadcast_in_dim %scale, dims = [1] : (tensor<32xf32>) -> tensor<64x32xf32>
    %g = stablehlo.multiply %x, %scales : tensor<64x32xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    // FAR
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %u1 = zero.all_gather %shard {units = [@scales]} over @mesh["dp"] : (tensor<32xf32>) -> tensor<32xf32>
    %scale1 = zero.unpack %u1 {unit = @scales} : tensor<32xf32> -> (tensor<32xf32>)
    %scales1 = stablehlo.broadcast_in_dim %scale1, dims = [1] : (tensor<32xf32>) -> tensor<64x32xf32>
    %p = stablehlo.multiply %y, %scales1 : tensor<64x32xf32>
    %dx = stablehlo.add %p, %x : tensor<64x32xf32>
    return %dx, %dw : tensor<64x32xf32>, tensor<32x32xf32>
  }

  // CHECK-LABEL: func.func @near_in_a_long_step(
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch
  // CHECK-NEXT: zero.gemm %[[G]],
  // CHECK-NEXT: zero.gemm %[[G]],
  // REMARK: [Missed] rematerialize | {{.*}}"it is read again so soon that keeping it costs little"
  func.func @near_in_a_long_step(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %e = stablehlo.exponential %h : tensor<8x8xf32>
    %g = stablehlo.multiply %h, %e : tensor<8x8xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // FAR
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %dg = stablehlo.dot_general %y, %w, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %a = stablehlo.multiply %dg, %e : tensor<8x8xf32>
    %b = stablehlo.multiply %a, %h : tensor<8x8xf32>
    %dh = stablehlo.add %a, %b : tensor<8x8xf32>
    // LONG
    return %dh, %dw : tensor<8x8xf32>, tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @near(
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch
  // CHECK-NEXT: zero.gemm %[[G]],
  // CHECK-NEXT: zero.gemm %[[G]],
  // REMARK: [Missed] rematerialize | {{.*}}"it is read again so soon that keeping it costs little"
  func.func @near(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %e = stablehlo.exponential %h : tensor<8x8xf32>
    %g = stablehlo.multiply %h, %e : tensor<8x8xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %dg = stablehlo.dot_general %y, %w, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %a = stablehlo.multiply %dg, %e : tensor<8x8xf32>
    %b = stablehlo.multiply %a, %h : tensor<8x8xf32>
    %dh = stablehlo.add %a, %b : tensor<8x8xf32>
    return %dh, %dw : tensor<8x8xf32>, tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @lacks(
  // CHECK-COUNT-2: zero.gemm
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch
  // CHECK-NEXT: zero.gemm %[[G]],
  // CHECK-NEXT: zero.gemm %[[G]],
  // REMARK: [Missed] rematerialize | {{.*}}"the kernel beside its late readers lacks something that it is made of"
  func.func @lacks(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %u = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %g = stablehlo.multiply %h, %u : tensor<8x8xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // FAR
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %a = stablehlo.multiply %y, %h : tensor<8x8xf32>
    return %a, %dw : tensor<8x8xf32>, tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @reads_it(
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch
  // CHECK-NEXT: zero.gemm %[[G]],
  // CHECK-NEXT: zero.gemm %[[G]],
  // REMARK: [Missed] rematerialize | {{.*}}"the kernel beside its late readers reads it itself"
  func.func @reads_it(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %g = stablehlo.tanh %h : tensor<8x8xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // FAR
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %a = stablehlo.multiply %y, %g : tensor<8x8xf32>
    %b = stablehlo.add %a, %h : tensor<8x8xf32>
    return %b, %dw : tensor<8x8xf32>, tensor<8x8xf32>
  }

  // The kernel needs what the matmul gives.
  // CHECK-LABEL: func.func @waits_for_it(
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch
  // CHECK-NEXT: zero.gemm %[[G]],
  // CHECK-NEXT: zero.gemm %[[G]],
  // REMARK: [Missed] rematerialize | {{.*}}"no matmul beside the kernel can read what it makes"
  // REMARK-NOT: ] rematerialize |
  func.func @waits_for_it(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %g = stablehlo.negate %h : tensor<8x8xf32>
    %y = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // FAR
    %dw = stablehlo.dot_general %g, %y, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %a = stablehlo.multiply %dw, %h : tensor<8x8xf32>
    return %a : tensor<8x8xf32>
  }
}
