// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=operand-sums | FileCheck %s --check-prefix=WITHOUT
// RUN: zero-opt %s --zero-form-kernels -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: sed 's/cuda:sm_90/cpu/' %s | zero-opt --zero-form-kernels --remarks-filter=zero-form-kernels -o %t.cpu 2> %t.cpu.remarks
// RUN: FileCheck %s --check-prefix=CPU < %t.cpu
// RUN: FileCheck %s --check-prefix=CPU-REMARK < %t.cpu.remarks

// CPU-NOT: sums of
// CPU-REMARK: [Missed] operand-sums | {{.*}}"the target's library calls sum no operand of this type"
// COUNT: (S) 5 operand-sums
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda:sm_90"}} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64, segments = [#zero.segment<"b" [32] at 0>]}

  // Gradients of a layer: of its weights, stored as they were, and of its bias.
  // CHECK-LABEL: func.func @layer(
  // CHECK-NEXT: %[[C:.*]], %[[SUMS:.*]], %{{.*}} = zero.gemm %arg0, %arg1 sums of "a" {{.*}} -> tensor<16x32xbf16> sums tensor<32xbf16> workspace
  // CHECK-NEXT: return %[[C]], %[[SUMS]]
  // REMARK: [Passed] operand-sums
  // WITHOUT-LABEL: func.func @layer(
  // WITHOUT-NOT: sums of
  // WITHOUT: zero.dispatch @k_reduce
  func.func @layer(%dy: tensor<4x8x32xbf16>, %x: tensor<4x8x16xbf16>) -> (tensor<16x32xbf16>, tensor<32xbf16>) {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0, 1] x [0, 1] : (tensor<4x8x32xbf16>, tensor<4x8x16xbf16>) -> tensor<32x16xbf16>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<32x16xbf16>) -> tensor<16x32xbf16>
    %2 = stablehlo.reduce(%dy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    return %1, %2 : tensor<16x32xbf16>, tensor<32xbf16>
  }

  // Of the second operand, in f32, and read under another shape; the matmul moves before who reads the sums.
  // CHECK-LABEL: func.func @second(
  // CHECK-NEXT: %[[C:.*]], %[[SUMS:.*]], %{{.*}} = zero.gemm %arg0, %arg1 sums of "b" {{.*}} -> tensor<16x32xf32> sums tensor<32xf32> workspace
  // CHECK-NEXT: %[[AS:.*]] = zero.view %[[SUMS]] at 0 : tensor<32xf32> -> tensor<4x8xf32>
  // CHECK-NEXT: zero.dispatch @{{.*}}(%[[AS]])
  // REMARK: [Passed] operand-sums
  func.func @second(%x: tensor<24x16xf32>, %dy: tensor<24x32xf32>) -> (tensor<4x8xf32>, tensor<16x32xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %shape = stablehlo.reshape %dy : (tensor<24x32xf32>) -> tensor<24x4x8xf32>
    %0 = stablehlo.reduce(%shape init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1 = stablehlo.tanh %0 : tensor<4x8xf32>
    %2 = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<24x16xf32>, tensor<24x32xf32>) -> tensor<16x32xf32>
    return %1, %2 : tensor<4x8xf32>, tensor<16x32xf32>
  }

  // Two layers that share a gradient: one call of the two gives the sums.
  // CHECK-LABEL: func.func @shared(
  // CHECK: zero.gemm %arg0, %arg1 sums of "a"
  // CHECK: zero.gemm %arg0, %arg2 {
  // REMARK: [Passed] operand-sums
  func.func @shared(%dy: tensor<8x32xbf16>, %x: tensor<8x16xbf16>, %y: tensor<8x64xbf16>) -> (tensor<32x16xbf16>, tensor<32x64xbf16>, tensor<32xbf16>) {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0] : (tensor<8x32xbf16>, tensor<8x16xbf16>) -> tensor<32x16xbf16>
    %1 = stablehlo.dot_general %dy, %y, contracting_dims = [0] x [0] : (tensor<8x32xbf16>, tensor<8x64xbf16>) -> tensor<32x64xbf16>
    %2 = stablehlo.reduce(%dy init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    return %0, %1, %2 : tensor<32x16xbf16>, tensor<32x64xbf16>, tensor<32xbf16>
  }

  // Each operand has sums: a call gives those of one.
  // CHECK-LABEL: func.func @both(
  // CHECK: zero.gemm %arg0, %arg1 sums of "a"
  // CHECK: zero.dispatch @k_reduce
  // REMARK: [Passed] operand-sums
  // REMARK: [Missed] operand-sums | {{.*}}"the call adds to its products, or gives other sums already"
  func.func @both(%dy: tensor<8x32xbf16>, %x: tensor<8x16xbf16>) -> (tensor<32x16xbf16>, tensor<32xbf16>, tensor<16xbf16>) {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0] : (tensor<8x32xbf16>, tensor<8x16xbf16>) -> tensor<32x16xbf16>
    %1 = stablehlo.reduce(%dy init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %2 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x16xbf16>, tensor<bf16>) -> tensor<16xbf16>
    return %0, %1, %2 : tensor<32x16xbf16>, tensor<32xbf16>, tensor<16xbf16>
  }

  // Sums of f32 that a matmul of bf16 would round.
  // CHECK-LABEL: func.func @to_f32(
  // CHECK-NOT: sums of
  // CHECK: return
  // REMARK: [Missed] operand-sums | {{.*}}"the matmul's result is of another type, or one of a batch"
  func.func @to_f32(%dy: tensor<8x32xbf16>, %x: tensor<8x16xbf16>) -> (tensor<32x16xf32>, tensor<32xbf16>) {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0] : (tensor<8x32xbf16>, tensor<8x16xbf16>) -> tensor<32x16xf32>
    %1 = stablehlo.reduce(%dy init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    return %0, %1 : tensor<32x16xf32>, tensor<32xbf16>
  }

  // The other operand is made behind who reads the sums, as where a gradient is reduced early: that, and what waits for it, comes later.
  // CHECK-LABEL: func.func @read_early(
  // CHECK: %[[X:.*]] = zero.dispatch
  // CHECK-NEXT: %[[C:.*]], %[[SUMS:.*]], %{{.*}} = zero.gemm %arg0, %[[X]] sums of "a"
  // CHECK-NEXT: %[[PACKED:.*]] = zero.pack %[[SUMS]]
  // CHECK-NEXT: %[[SHARD:.*]] = zero.reduce_scatter add %[[PACKED]]
  // CHECK-NEXT: return %[[C]], %[[SHARD]]
  // REMARK: [Passed] operand-sums
  func.func @read_early(%dy: tensor<8x32xf32>, %x: tensor<8x16xf32>) -> (tensor<32x16xf32>, tensor<128xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%dy init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1 = zero.pack %0 {unit = @u0} : (tensor<32xf32>) -> tensor<256xf32>
    %2 = zero.reduce_scatter add %1 {units = [@u0]} over @mesh["dp"] : (tensor<256xf32>) -> tensor<128xf32>
    %3 = stablehlo.tanh %x : tensor<8x16xf32>
    %4 = stablehlo.dot_general %dy, %3, contracting_dims = [0] x [0] : (tensor<8x32xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
    return %4, %2 : tensor<32x16xf32>, tensor<128xf32>
  }

  // The matmul needs the sums.
  // CHECK-LABEL: func.func @needs_them(
  // CHECK-NOT: sums of
  // CHECK: return
  // REMARK: [Missed] operand-sums | {{.*}}"the matmul's other operand waits for the sums"
  func.func @needs_them(%dy: tensor<8x32xbf16>, %x: tensor<8x32xbf16>) -> tensor<32x32xbf16> {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %0 = stablehlo.reduce(%dy init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<32xbf16>) -> tensor<8x32xbf16>
    %2 = stablehlo.add %x, %1 : tensor<8x32xbf16>
    %3 = stablehlo.dot_general %dy, %2, contracting_dims = [0] x [0] : (tensor<8x32xbf16>, tensor<8x32xbf16>) -> tensor<32x32xbf16>
    return %3 : tensor<32x32xbf16>
  }

  // Of columns, from another number, along what is not summed over, a maximum: no sums of an operand.
  // CHECK-LABEL: func.func @others(
  // CHECK-NOT: sums of
  // CHECK: return
  // REMARK-NOT: ] operand-sums |
  func.func @others(%dy: tensor<8x32xbf16>, %x: tensor<8x16xbf16>) -> (tensor<32x16xbf16>, tensor<8xbf16>, tensor<32xbf16>, tensor<32xbf16>) {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %one = stablehlo.constant dense<1.0> : tensor<bf16>
    %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0] : (tensor<8x32xbf16>, tensor<8x16xbf16>) -> tensor<32x16xbf16>
    %1 = stablehlo.reduce(%dy init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<8xbf16>
    %2 = stablehlo.reduce(%dy init: %one) applies stablehlo.add across dimensions = [0] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %3 = stablehlo.reduce(%dy init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<8x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    return %0, %1, %2, %3 : tensor<32x16xbf16>, tensor<8xbf16>, tensor<32xbf16>, tensor<32xbf16>
  }
}
