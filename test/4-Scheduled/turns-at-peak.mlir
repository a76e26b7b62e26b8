// On several ranks a matmul and the kernel behind it run by turns where that does not lift the peak.

// RUN: zero-opt %s --zero-form-kernels --zero-schedule-kernels --zero-schedule | FileCheck %s
// RUN: zero-opt %s --zero-form-kernels --zero-schedule-kernels --zero-schedule -mlir-pass-statistics -mlir-pass-statistics-display=list -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: sed 's/"dp" = 2/"dp" = 1/' %s | zero-opt --zero-form-kernels --zero-schedule-kernels --zero-schedule | FileCheck %s --check-prefix=ALONE

// COUNT: (S) 1 dropped-turns
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]

  // What the matmul reads lives at its own time, beside its result, and at the kernel's, which takes the result's place: no more.
  // CHECK-LABEL: func.func @keeps(
  // CHECK: zero.gemm {{.*}}k = 384 {{.*}}turns =
  func.func @keeps(%a: tensor<1024x384xf32>, %b: tensor<384x1536xf32>, %w: tensor<1536x8xf32>) -> tensor<1024x8xf32> {
    %x = stablehlo.tanh %a : tensor<1024x384xf32>
    %c = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<1024x384xf32>, tensor<384x1536xf32>) -> tensor<1024x1536xf32>
    %e = stablehlo.exponential %c : tensor<1024x1536xf32>
    %y = stablehlo.dot_general %e, %w, contracting_dims = [1] x [0] : (tensor<1024x1536xf32>, tensor<1536x8xf32>) -> tensor<1024x8xf32>
    return %y : tensor<1024x8xf32>
  }

  // Two results at the kernel's time, and what the matmul reads besides: that is the peak, and more than without.
  // CHECK-LABEL: func.func @lifts(
  // CHECK: zero.gemm {{.*}}k = 384
  // CHECK-NOT: turns =
  // CHECK: return
  // ALONE-LABEL: func.func @lifts(
  // ALONE: zero.gemm {{.*}}k = 384 {{.*}}turns =
  func.func @lifts(%a: tensor<1024x384xf32>, %b: tensor<384x1536xf32>, %w: tensor<1536x8xf32>) -> (tensor<1024x8xf32>, tensor<1024x8xf32>) {
    %x = stablehlo.tanh %a : tensor<1024x384xf32>
    %c = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<1024x384xf32>, tensor<384x1536xf32>) -> tensor<1024x1536xf32>
    %e = stablehlo.exponential %c : tensor<1024x1536xf32>
    %t = stablehlo.tanh %c : tensor<1024x1536xf32>
    %y = stablehlo.dot_general %e, %w, contracting_dims = [1] x [0] : (tensor<1024x1536xf32>, tensor<1536x8xf32>) -> tensor<1024x8xf32>
    %z = stablehlo.dot_general %t, %w, contracting_dims = [1] x [0] : (tensor<1024x1536xf32>, tensor<1536x8xf32>) -> tensor<1024x8xf32>
    return %y, %z : tensor<1024x8xf32>, tensor<1024x8xf32>
  }
}
