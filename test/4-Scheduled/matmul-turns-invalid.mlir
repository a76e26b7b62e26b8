// A kernel by turns with a matmul: what scheduling keeps, and what both verifiers refuse.

// RUN: zero-compile %s --quiet --report=none --compile-to=scheduled -o %t.scheduled
// RUN: FileCheck %s < %t.scheduled
// RUN: zero-compile %s --quiet --report=none --compile-to=planned -o %t.planned
// RUN: FileCheck %s --check-prefix=PLANNED < %t.planned

// DEFINE: %{scheduled} = not zero-opt --zero-verify-scheduled %t.edited -o /dev/null 2>&1 | FileCheck %s --check-prefix
// DEFINE: %{planned} = not zero-opt --zero-verify-plan %t.edited -o /dev/null 2>&1 | FileCheck %s --check-prefix

// The kernel reads what the matmul reads, too: of both it may write over the result alone.
// CHECK: %[[X:.*]] = zero.dispatch @k_exponential(
// CHECK: %[[C:.*]] = zero.gemm %[[X]], %arg1 {{.*}}turns = array<i64: 512, [[ITEM:[0-9]+]], [[GROUP:[0-9]+]]>
// CHECK-NEXT: zero.dispatch @[[KERNEL:k_[a-z_]+]](%[[X]], %[[C]]) tied [1]
// PLANNED: zero.launch_gemm {{.*}}turns = array<i64: 512,
// PLANNED-NEXT: zero.launch @k_multiply_tanh_add

// RUN: sed 's/turns = array<i64: 512,/turns = array<i64: 528,/' %t.scheduled > %t.edited
// RUN: %{scheduled} ROWS
// RUN: sed 's/turns = array<i64: 512,/turns = array<i64: 528,/' %t.planned > %t.edited
// RUN: %{planned} ROWS
// ROWS: error: {{.*}} has 'turns', expected those of the target, of 512 rows (0: none), found 528

// RUN: sed -E 's/turns = array<i64: 512, [0-9]+,/turns = array<i64: 512, 16,/' %t.scheduled > %t.edited
// RUN: %{scheduled} ITEMS
// RUN: sed -E 's/turns = array<i64: 512, [0-9]+,/turns = array<i64: 512, 16,/' %t.planned > %t.edited
// RUN: %{planned} ITEMS
// ITEMS: error: {{.*}} has 'turns', expected {{[0-9]+}} elements of each item of @k_multiply_tanh_add and {{[0-9]+}} of a group of them, found 16

// RUN: sed -E 's/turns = array<i64: 512, [0-9]+,/turns = array<i64: 512, 0,/' %t.scheduled > %t.edited
// RUN: %{scheduled} NUMBERS
// NUMBERS: error: {{.*}} expects 'turns' of three numbers of at least 1

// RUN: sed 's/\(k_multiply_tanh_add.*\) tied \[1\]/\1 tied [0]/' %t.scheduled > %t.edited
// RUN: %{scheduled} TIED
// TIED: error: 'zero.dispatch' op writes over a buffer whose old value is still read

// In the plan: over the matmul's operand; and with something else between the two launches.
// RUN: sed -E '/launch @k_multiply_tanh_add/s/ins \[(#zero.allocation<[^>]*>>)(, .*) outs \[[^]]*\]/ins [\1\2 outs [\1]/' %t.planned > %t.edited
// RUN: not diff -q %t.planned %t.edited
// RUN: %{planned} OVER
// OVER: error: {{.*}} has 'turns', expected a kernel behind it that writes over nothing that it reads
// RUN: sed '/launch @k_multiply_tanh_add/i zero.record 0 on @compute' %t.planned > %t.edited
// RUN: %{planned} BETWEEN
// BETWEEN: error: {{.*}} has 'turns', expected a zero.launch on its own stream next to it, found zero.record

func.func @main(%x: tensor<2048x384xf32>, %w: tensor<384x384xf32>) -> tensor<2048x384xf32> {
  %0 = stablehlo.exponential %x : tensor<2048x384xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<2048x384xf32>, tensor<384x384xf32>) -> tensor<2048x384xf32>
  %2 = stablehlo.multiply %0, %0 : tensor<2048x384xf32>
  %3 = stablehlo.tanh %1 : tensor<2048x384xf32>
  %4 = stablehlo.add %2, %3 : tensor<2048x384xf32>
  %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [0] : (tensor<2048x384xf32>, tensor<384x384xf32>) -> tensor<2048x384xf32>
  return %5 : tensor<2048x384xf32>
}
