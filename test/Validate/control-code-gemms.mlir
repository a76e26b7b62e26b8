// Matmuls of a loop that multiply as many rows, columns and terms, of matrices of other sizes: each call is that of its own op.

// RUN: zero-opt %s --zero-form-kernels --zero-schedule-kernels --zero-schedule --zero-verify-scheduled --zero-plan-buffers --zero-verify-plan -o %t.planned.mlir
// RUN: zero-opt %t.planned.mlir --zero-lower-kernels --zero-lower-host -o %t.host.mlir
// RUN: zero-opt --zero-validate=origin=%t.planned.mlir %t.host.mlir -o /dev/null
// RUN: FileCheck %s --input-file=%t.host.mlir

// Their records are equal; what is read is not.
// CHECK: constant @k_while_record_0(dense<[[RECORD:.*]]> : tensor<42xi64>)
// CHECK: constant @k_while_record_1(dense<[[RECORD]]> : tensor<42xi64>)

// RUN: sed -E '/func @k_while\(/,/^  }/s/(store) %%21, %%59/\1 %%17, %%59/' %t.host.mlir | not zero-opt --zero-validate=origin=%t.planned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'llvm.call' op reads 256 bytes that are not inside one of the kernel's buffers

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  func.func @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<4x8xf32>, %d: tensor<16x8xf32>, %n: tensor<i32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %l:7 = stablehlo.while(%i = %zero, %A = %a, %B = %b, %C = %c, %D = %d, %x = %c, %y = %c) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<16x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
    cond {
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.add %i, %one : tensor<i32>
      %as = stablehlo.slice %A [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
      %ds = stablehlo.slice %D [0:8, 0:8] : (tensor<16x8xf32>) -> tensor<8x8xf32>
      %d1 = stablehlo.dot_general %as, %B, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %d2 = stablehlo.dot_general %x, %ds, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      stablehlo.return %j, %A, %B, %C, %D, %d2, %d1 : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<16x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
    }
    return %l#5, %l#6 : tensor<4x8xf32>, tensor<4x8xf32>
  }
}
