// --f32-matmul=tf32: which matmuls round their factors, what is proved of it, who refuses it.
// RUN: rm -rf %t && mkdir -p %t
// RUN: zero-opt %s --zero-to-scheduled="stage=0 ranks=1 target=cuda:sm_90 f32-matmul=tf32" -o %t/step.mlir
// RUN: FileCheck %s --input-file=%t/step.mlir
// RUN: zero-opt --zero-to-planned %t/step.mlir -o %t/planned.mlir
// RUN: FileCheck %s --input-file=%t/planned.mlir --check-prefix=PLAN
// RUN: zero-opt %s --zero-to-planned="stage=0 ranks=1 target=cuda:sm_90" | FileCheck %s --check-prefix=F32
// RUN: zero-opt %s --zero-to-planned="stage=0 ranks=1 target=cuda:sm_90 f32-matmul=f32" | FileCheck %s --check-prefix=F32
// F32-NOT: {{tf32|f32_matmul}}

// Default and high precision are rounded; the highest and an algorithm of the program's own are not, nor are other types.
// CHECK: f32_matmul = "tf32"
// CHECK-LABEL: func.func @main
// CHECK: zero.gemm {{.*}}m = 11 : i64, n = 9 : i64, tf32}
// CHECK: zero.gemm {{.*}}m = 12 : i64, n = 9 : i64, tf32}
// CHECK: zero.gemm {{.*}}m = 13 : i64, n = 9 : i64}
// CHECK: zero.gemm {{.*}}m = 14 : i64, n = 9 : i64}
// CHECK: zero.gemm {{.*}}m = 15 : i64, n = 9 : i64}
// CHECK: zero.gemm {{.*}}m = 16 : i64, n = 9 : i64}
// PLAN-COUNT-2: launch_gemm {{.*}}tf32
// PLAN-NOT: tf32

module {
  func.func @main(%a: tensor<11x8xf32> {zero.role = #zero.role<batch "a" dim = 0>}, %b: tensor<12x8xf32> {zero.role = #zero.role<batch "b" dim = 0>},
                  %c: tensor<13x8xf32> {zero.role = #zero.role<batch "c" dim = 0>}, %d: tensor<14x8xf32> {zero.role = #zero.role<batch "d" dim = 0>},
                  %e: tensor<15x8xbf16> {zero.role = #zero.role<batch "e" dim = 0>}, %f: tensor<16x8xf64> {zero.role = #zero.role<batch "f" dim = 0>},
                  %w: tensor<8x9xf32> {zero.role = #zero.role<param "w">}, %v: tensor<8x9xbf16> {zero.role = #zero.role<param "v">},
                  %u: tensor<8x9xf64> {zero.role = #zero.role<param "u">})
      -> (tensor<11x9xf32> {zero.role = #zero.role<output "y0" dim = 0>},
          tensor<12x9xf32> {zero.role = #zero.role<output "y1" dim = 0>},
          tensor<13x9xf32> {zero.role = #zero.role<output "y2" dim = 0>},
          tensor<14x9xf32> {zero.role = #zero.role<output "y3" dim = 0>},
          tensor<15x9xbf16> {zero.role = #zero.role<output "y4" dim = 0>},
          tensor<16x9xf64> {zero.role = #zero.role<output "y5" dim = 0>}) {
    %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x8xf32>, tensor<8x9xf32>) -> tensor<11x9xf32>
    %1 = stablehlo.dot_general %b, %w, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<12x8xf32>, tensor<8x9xf32>) -> tensor<12x9xf32>
    %2 = stablehlo.dot_general %c, %w, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<13x8xf32>, tensor<8x9xf32>) -> tensor<13x9xf32>
    %3 = stablehlo.dot_general %d, %w, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<14x8xf32>, tensor<8x9xf32>) -> tensor<14x9xf32>
    %4 = stablehlo.dot_general %e, %v, contracting_dims = [1] x [0] : (tensor<15x8xbf16>, tensor<8x9xbf16>) -> tensor<15x9xbf16>
    %5 = stablehlo.dot_general %f, %u, contracting_dims = [1] x [0] : (tensor<16x8xf64>, tensor<8x9xf64>) -> tensor<16x9xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<11x9xf32>, tensor<12x9xf32>, tensor<13x9xf32>, tensor<14x9xf32>, tensor<15x9xbf16>, tensor<16x9xf64>
  }
}

// One that is not rounded, one that must not be, in both phases; of another type.
// RUN: sed -E 's/(zero.gemm .*m = 11 .*), tf32/\1/' %t/step.mlir > %t/edited.mlir
// RUN: not diff -q %t/step.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-planned %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed -E 's/(zero.gemm .*m = 13 [^}]*)}/\1, tf32}/' %t/step.mlir > %t/edited.mlir
// RUN: not diff -q %t/step.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-planned %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'func.return' op gives another result
// RUN: sed -E 's/(launch_gemm .*m = 12 .*), tf32/\1/' %t/planned.mlir > %t/edited.mlir
// RUN: not diff -q %t/planned.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-executable %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: sed -E 's/(launch_gemm .*m = 13 [^}]*)}/\1, tf32}/' %t/planned.mlir > %t/edited.mlir
// RUN: not diff -q %t/planned.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-executable %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: error: 'zero.slot' op holds another result {{[12]}} of 'main' after it
// RUN: sed -E 's/(zero.gemm .*m = 15 [^}]*)}/\1, tf32}/' %t/step.mlir > %t/edited.mlir
// RUN: not diff -q %t/step.mlir %t/edited.mlir
// RUN: not zero-opt --zero-to-planned %t/edited.mlir 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: 'zero.gemm' op expects matrices of f32 whose factors are rounded to 'tf32', and no sums of an operand beside, found 'tensor<15x8xbf16>'

// An operand's sums are a kernel's: nobody says whether the library would sum what it has rounded.
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-scheduled="ranks=2 stage=2 target=cuda:sm_90 f32-matmul=tf32" -o %t/gpt.mlir
// RUN: FileCheck %s --input-file=%t/gpt.mlir --check-prefix=SUMS
// SUMS: tf32
// SUMS-NOT: sums of

// Targets whose library does not, values that are none, another value than the module was made with.
// RUN: not zero-compile %s --f32-matmul=tf32 --quiet -o %t/step 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not zero-opt %s --zero-to-replica="target=null f32-matmul=tf32" 2>&1 | FileCheck %s --check-prefix=CPU
// CPU: error: --f32-matmul=tf32 is for targets whose library multiplies so (--target=cuda), found --target={{cpu|null}}; leave it out
// RUN: not zero-compile %s --target=cuda --f32-matmul=bf16 --quiet -o %t/step 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: --f32-matmul is f32 or tf32, found bf16
// RUN: not zero-compile %t/planned.mlir --f32-matmul=f32 --quiet -o %t/step 2>&1 | FileCheck %s --check-prefix=CONTRADICTS
// CONTRADICTS: error: --f32-matmul=f32 contradicts the module, which was made with tf32

// The report has the rate of its own, in what no plan could do without, too.
// RUN: zero-compile %s --stage=0 --ranks=1 --target=cuda:sm_90 --machine=h100-sxm --f32-matmul=tf32 --cubins=none --quiet -o %t/step | FileCheck %s --check-prefix=REPORT
// REPORT-DAG: library, tf32  gemm 11 x 9 x 8 f32 to f32
// REPORT-DAG: library  gemm 13 x 9 x 8 f32 to f32
// REPORT-DAG: library  gemm 15 x 9 x 8 bf16 to bf16
