// Expectations of conformance programs are read and printed as they were.
// RUN: zero-opt %s | FileCheck %s
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s

// CHECK-LABEL: func.func public @main()
func.func public @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // CHECK: check.expect_eq %cst, %cst : tensor<2xf32>
  check.expect_eq %0, %0 : tensor<2xf32>
  // CHECK-NEXT: check.expect_almost_eq %cst, %cst : tensor<2xf32>
  check.expect_almost_eq %0, %0 : tensor<2xf32>
  // CHECK-NEXT: check.expect_almost_eq %cst, %cst, tolerance = 1.000000e-03 : tensor<2xf32>
  check.expect_almost_eq %0, %0, tolerance = 1.0e-3 : tensor<2xf32>
  // CHECK-NEXT: check.expect_almost_eq %cst, %cst, tolerance = 1.000000e-03 : tensor<2xf32>
  check.expect_almost_eq %0, %0 {tolerance = 1.0e-3 : f64} : tensor<2xf32>
  // CHECK-NEXT: check.expect_eq_const %cst, dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  // CHECK-NEXT: check.expect_almost_eq_const %cst, dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  // CHECK-NEXT: check.expect_almost_eq_const %cst, dense<1.000000e+00> : tensor<2xf32>, tolerance = 2.000000e+00
  check.expect_almost_eq_const %0, dense<1.0> : tensor<2xf32>, tolerance = 2.0
  // CHECK-NEXT: check.expect_almost_eq_const %cst, dense<1.000000e+00> : tensor<2xf32>, tolerance = 2.000000e+00
  check.expect_almost_eq_const %0, dense<1.0> : tensor<2xf32> {tolerance = 2.0 : f64}
  // CHECK-NEXT: check.expect_close %cst, %cst : tensor<2xf32>, tensor<2xf32>
  check.expect_close %0, %0 : tensor<2xf32>, tensor<2xf32>
  // CHECK-NEXT: check.expect_close %cst, %cst, max_ulp_difference = 2, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %0, %0, max_ulp_difference = 2, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  // CHECK-NEXT: check.eq %cst, dense<1.000000e+00> : tensor<2xf32>
  check.eq %0, dense<1.0> : tensor<2xf32>
  // CHECK-NEXT: check.almost_eq %cst, dense<1.000000e+00> : tensor<2xf32>
  check.almost_eq %0, dense<1.0> : tensor<2xf32>
  // CHECK-NEXT: check.expect_serialized_eq %cst, probe_id = "p" : tensor<2xf32>
  check.expect_serialized_eq %0, probe_id = "p" : tensor<2xf32>
  // CHECK-NEXT: check.expect_serialized_eq %cst, probe_id = "p", iter = 1 : tensor<2xf32>
  check.expect_serialized_eq %0, probe_id = "p", iter = 1 : tensor<2xf32>
  // CHECK-NEXT: stablehlo.custom_call @check.expect_close(%cst, %cst) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_close(%0, %0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}
