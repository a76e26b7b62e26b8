// Matmuls of a loop's rounds are marked as those beside it are, and neither mark can be left out or added, in `scheduled` or in the plan.
// RUN: rm -rf %t && mkdir -p %t
// RUN: zero-opt %s --zero-to-scheduled="stage=0 ranks=1 target=cuda:sm_90 f32-matmul=tf32" -o %t/step.mlir
// RUN: zero-opt --zero-to-planned %t/step.mlir -o %t/planned.mlir
// RUN: FileCheck %s --input-file=%t/step.mlir
// RUN: FileCheck %s --input-file=%t/planned.mlir
// CHECK: zero.gemm {{.*}}n = 8 : i64, tf32}
// CHECK: zero.gemm {{.*}}n = 6 : i64}

// RUN: sed -E 's/(zero.gemm .*n = 8 : i64), tf32/\1/' %t/step.mlir > %t/edited.mlir
// RUN: not diff -q %t/step.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-planned %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=SCHEDULED
// RUN: sed -E 's/(zero.gemm .*n = 6 : i64)/\1, tf32/' %t/step.mlir > %t/edited.mlir
// RUN: not diff -q %t/step.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-planned %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=SCHEDULED
// SCHEDULED: error: 'func.return' op gives another result 0 of 'main': it is while#1
// RUN: sed -E 's/(zero.gemm .*n = 8 : i64), tf32/\1/' %t/planned.mlir > %t/edited.mlir
// RUN: not diff -q %t/planned.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-executable %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=PLANNED
// RUN: sed -E 's/(zero.gemm .*n = 6 : i64)/\1, tf32/' %t/planned.mlir > %t/edited.mlir
// RUN: not diff -q %t/planned.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-executable %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=PLANNED
// PLANNED: error: 'zero.slot' op holds another result 0 of 'main' after it: it is while#1

func.func @main(%x: tensor<16x6xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %n: tensor<i32> {zero.role = #zero.role<scalar "n">},
                %w: tensor<6x8xf32> {zero.role = #zero.role<param "w">}, %v: tensor<8x6xf32> {zero.role = #zero.role<param "v">})
    -> (tensor<16x6xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<16x6xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %a = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<16x6xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
    %b = stablehlo.tanh %a : tensor<16x8xf32>
    %d = stablehlo.dot_general %b, %v, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x8xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %d : tensor<i32>, tensor<16x6xf32>
  }
  return %0#1 : tensor<16x6xf32>
}
