// Functions whose rounding is the target's are computed there, not while compiling.
// RUN: zero-opt %s --zero-simplify | FileCheck %s

// CHECK-LABEL: @targets
// CHECK: stablehlo.cbrt %
// CHECK: stablehlo.cosine %
// CHECK: stablehlo.exponential %
// CHECK: stablehlo.exponential_minus_one %
// CHECK: stablehlo.log %
// CHECK: stablehlo.log_plus_one %
// CHECK: stablehlo.logistic %
// CHECK: stablehlo.rsqrt %
// CHECK: stablehlo.sine %
// CHECK: stablehlo.tan %
// CHECK: stablehlo.tanh %
// CHECK: stablehlo.atan2 %
// CHECK: stablehlo.power %
func.func @targets() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %x = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf32>
  %cbrt = stablehlo.cbrt %x : tensor<2xf32>
  %cosine = stablehlo.cosine %x : tensor<2xf32>
  %exponential = stablehlo.exponential %x : tensor<2xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %x : tensor<2xf32>
  %log = stablehlo.log %x : tensor<2xf32>
  %log_plus_one = stablehlo.log_plus_one %x : tensor<2xf32>
  %logistic = stablehlo.logistic %x : tensor<2xf32>
  %rsqrt = stablehlo.rsqrt %x : tensor<2xf32>
  %sine = stablehlo.sine %x : tensor<2xf32>
  %tan = stablehlo.tan %x : tensor<2xf32>
  %tanh = stablehlo.tanh %x : tensor<2xf32>
  %atan2 = stablehlo.atan2 %x, %x : tensor<2xf32>
  %power = stablehlo.power %x, %x : tensor<2xf32>
  return %cbrt, %cosine, %exponential, %exponential_minus_one, %log, %log_plus_one, %logistic, %rsqrt, %sine, %tan, %tanh, %atan2, %power : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
