// RUN: zero-emit-kernels %s --target=cuda:sm_80 -o %t
// RUN: FileCheck %s < %t

// What is one element may be stored over what it is made of: no other thread loads that, even where the code that
// makes it branches (a power of f64), so that LLVM leaves the loads where they are.
// CHECK-LABEL: .visible .entry count(
// CHECK-NOT: ld.global
// CHECK: mov.u32 %[[THREAD:r[0-9]+]], %tid.x;
// CHECK-NOT: ld.global
// CHECK: setp.ne.b{{32|64}} %[[OTHERS:p[0-9]+]], {{.*}}, 0;
// CHECK-NEXT: @%[[OTHERS]] bra
// CHECK: ld.global
// CHECK: st.global
func.func @count(%arg0: tensor<i32>) -> (tensor<i32>, tensor<f64>) attributes {zero.kernel} {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %base = stablehlo.constant dense<9.000000e-01> : tensor<f64>
  %next = stablehlo.add %arg0, %one : tensor<i32>
  %exponent = stablehlo.convert %next : (tensor<i32>) -> tensor<f64>
  %power = stablehlo.power %base, %exponent : tensor<f64>
  return %next, %power : tensor<i32>, tensor<f64>
}
