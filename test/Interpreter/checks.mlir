// The ops of the check dialect hold or fail with what was found; narrow and complex types are compared too.
// RUN: zero-run %s --interpret --as-is --entry=hold | FileCheck %s --check-prefix=HOLD
// RUN: zero-run %s --interpret --entry=main
// RUN: not zero-run %s --interpret --as-is --entry=equal 2>&1 | FileCheck %s --check-prefix=EQUAL
// RUN: not zero-run %s --interpret --as-is --entry=constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not zero-run %s --interpret --as-is --entry=almost 2>&1 | FileCheck %s --check-prefix=ALMOST
// RUN: not zero-run %s --interpret --as-is --entry=close 2>&1 | FileCheck %s --check-prefix=CLOSE
// RUN: not zero-run %s --interpret --as-is --entry=too_close 2>&1 | FileCheck %s --check-prefix=TOO
// RUN: not zero-run %s --interpret --as-is --entry=not_probed 2>&1 | FileCheck %s --check-prefix=PROBED

// HOLD: {"step": 1}
func.func @hold() {
  %n = stablehlo.constant dense<[-2, 0, 2]> : tensor<3xi64>
  check.expect_eq %n, %n : tensor<3xi64>
  check.expect_eq_const %n, dense<[-2, 0, 2]> : tensor<3xi64>
  check.eq %n, dense<[-2, 0, 2]> : tensor<3xi64>
  %nan = stablehlo.constant dense<[0x7FC00000, -0.0]> : tensor<2xf32>
  check.expect_eq_const %nan, dense<[0x7FC00000, -0.0]> : tensor<2xf32>
  %x = stablehlo.constant dense<5.0> : tensor<f64>
  %y = stablehlo.constant dense<5.0001> : tensor<f64>
  check.expect_almost_eq %x, %y : tensor<f64>
  check.expect_almost_eq_const %x, dense<5.0001> : tensor<f64>
  check.almost_eq %x, dense<5.0001> : tensor<f64>
  check.expect_almost_eq %x, %y, tolerance = 0.1 : tensor<f64>
  check.expect_almost_eq_const %x, dense<5.1> : tensor<f64>, tolerance = 0.1
  %a = stablehlo.constant dense<5.0> : tensor<f16>
  %b = stablehlo.constant dense<5.01> : tensor<f16>
  check.expect_close %a, %b, max_ulp_difference = 3, min_ulp_difference = 2 : tensor<f16>, tensor<f16>
  %z = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  check.expect_almost_eq_const %z, dense<(1.0, 2.0)> : tensor<complex<f32>>
  check.expect_close %z, %z : tensor<complex<f32>>, tensor<complex<f32>>
  return
}

// Checks stay through import, and functions that are not the entry do no harm.
func.func public @main() {
  %0 = call @value() : () -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}
func.func private @value() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// EQUAL: error: 'check.expect_eq' fails: 1 of 2 elements differ, first at [1]: found 2, expected 3
func.func @equal() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %y = stablehlo.constant dense<[1, 3]> : tensor<2xi4>
  check.expect_eq %x, %y : tensor<2xi4>
  return
}

// CONSTANT: error: 'check.expect_eq_const' fails: 2 of 4 elements differ, first at [0, 1]: found 2, expected 0
func.func @constant() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xui8>
  check.expect_eq_const %x, dense<[[1, 0], [0, 4]]> : tensor<2x2xui8>
  return
}

// ALMOST: error: 'check.expect_almost_eq_const' fails: 1 of 1 elements differ by more than is allowed, first at []: found 5, expected 5.1
func.func @almost() {
  %x = stablehlo.constant dense<5.0> : tensor<f64>
  check.expect_almost_eq_const %x, dense<5.1> : tensor<f64>, tolerance = 0.01
  return
}

// CLOSE: error: 'check.expect_close' fails: 1 of 1 elements differ by more than is allowed, first at []: found 5, expected 5.0117188
func.func @close() {
  %x = stablehlo.constant dense<5.0> : tensor<f16>
  %y = stablehlo.constant dense<5.01> : tensor<f16>
  check.expect_close %x, %y, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
  return
}

// TOO: error: 'check.expect_close' fails: elements differ by at most 0 units in the last place, expected 1 somewhere
func.func @too_close() {
  %x = stablehlo.constant dense<5.0> : tensor<f32>
  check.expect_close %x, %x, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<f32>, tensor<f32>
  return
}

// PROBED: error: asks for value 1 of probe 'a', which kept 1
func.func @not_probed() {
  %x = stablehlo.constant dense<5.0> : tensor<f32>
  %y = interpreter.probe %x, probe_id = "a" : tensor<f32>
  check.expect_serialized_eq %y, probe_id = "a" : tensor<f32>
  check.expect_serialized_eq %y, probe_id = "a", iter = 1 : tensor<f32>
  return
}
