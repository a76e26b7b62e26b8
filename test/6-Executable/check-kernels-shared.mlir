// Inputs of a kernel that are one buffer in the plan are one where it is checked: code that is right only where they lie apart is found.
// RUN: zero-opt %s --zero-form-kernels --zero-schedule-kernels -o %t.formed.mlir
// DEFINE: %{plan} = zero-opt --zero-schedule --zero-verify-scheduled --zero-plan-buffers --zero-verify-plan
// RUN: %{plan} %t.formed.mlir -o %t.mlir
// The product of two buffers becomes that of one with itself, in place.
// RUN: sed 's/@k_multiply(%results, %arg1)/@k_multiply(%results, %results)/' %t.formed.mlir | %{plan} -o %t.square.mlir
// RUN: FileCheck %s --check-prefix=SQUARE --input-file=%t.square.mlir
// SQUARE: zero.launch @k_multiply ins [#zero.allocation<[[AT:[0-9]+]], {{.*}}, #zero.allocation<[[AT]], {{.*}}] outs [#zero.allocation<[[AT]], 
// RUN: zero-compile %t.square.mlir --unproved --quiet --report=none --check-kernels -o %t.exe 2>&1 | FileCheck %s
// CHECK: remark: machine code computes what the interpreter does: 2 kernels

// RUN: env BREAK=apart zero-compile %t.mlir --unproved --quiet --report=none --check-kernels --linker=%S/Inputs/break_kernel -o %t.exe
// RUN: env BREAK=apart not zero-compile %t.square.mlir --unproved --quiet --report=none --check-kernels --linker=%S/Inputs/break_kernel -o %t.exe 2>&1 | FileCheck %s --check-prefix=APART
// APART: error: 'zero.launch' op runs kernel @k_multiply, which computes something else as machine code than in the interpreter

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    %s = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %p = stablehlo.multiply %s, %y : tensor<8xf32>
    %q = "stablehlo.sort"(%p) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %q : tensor<8xf32>
  }
}
