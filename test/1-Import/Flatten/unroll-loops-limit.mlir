// RUN: zero-opt %s --zero-unroll-loops=unroll-limit=20 --verify-diagnostics | FileCheck %s
// RUN: zero-opt %s --zero-unroll-loops=unroll-limit=500 | FileCheck %s --check-prefix=ALL

// The small loop fits, the large one stays.
// CHECK-COUNT-2: stablehlo.negate
// CHECK: stablehlo.while
// CHECK: stablehlo.cosine
// CHECK-NOT: stablehlo.cosine
// ALL-NOT: stablehlo.while
// ALL-COUNT-100: stablehlo.cosine
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %100 = stablehlo.constant dense<100> : tensor<i32>
  %q:2 = stablehlo.while(%i = %0, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.negate %a : tensor<f32>
    %k = stablehlo.add %i, %1 : tensor<i32>
    stablehlo.return %k, %s : tensor<i32>, tensor<f32>
  }
  // expected-remark @+1 {{loop of 100 rounds of 3 ops stays a loop: unrolled, the module would have more than 20 ops}}
  %r:2 = stablehlo.while(%i = %0, %a = %q#1) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.cosine %a : tensor<f32>
    %k = stablehlo.add %i, %1 : tensor<i32>
    stablehlo.return %k, %s : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}
