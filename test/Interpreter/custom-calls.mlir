// Programs of conformance suites end with calls that compare; annotations of sharding are the identity.
// RUN: split-file %s %t
// RUN: zero-run --interpret --as-is %t/close.mlir --print | FileCheck %s --check-prefix=CLOSE
// RUN: zero-run --interpret --as-is %t/predicate.mlir --print | FileCheck %s --check-prefix=PREDICATE
// RUN: zero-run --interpret --as-is %t/sharding.mlir --print | FileCheck %s --check-prefix=SHARDING
// RUN: not zero-run --interpret --as-is %t/far.mlir 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not zero-run --interpret --as-is %t/strict.mlir 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: not zero-run --interpret --as-is %t/integers.mlir 2>&1 | FileCheck %s --check-prefix=INTEGERS
// RUN: not zero-run --interpret --as-is %t/complex.mlir 2>&1 | FileCheck %s --check-prefix=COMPLEX
// RUN: not zero-run --interpret --as-is %t/types.mlir 2>&1 | FileCheck %s --check-prefix=TYPES
// RUN: not zero-run --interpret --as-is %t/unknown.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Two units apart, NaN against NaN, and an element that cancelled beside a large one.
// CLOSE: result0: tensor<4xf32> [1, "nan", 1000, 1e-04]
//--- close.mlir
module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<4xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = call @inputs() : () -> tensor<4xf32>
    %1 = call @expected() : () -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%0, %1) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return %0 : tensor<4xf32>
  }
  func.func private @inputs() -> (tensor<4xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<[1.0, 0x7FC00000, 1.0e+03, 1.0e-04]> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<[0x3F800002, 0x7FC00001, 1.0e+03, 1.05e-04]> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
}

// PREDICATE: result0: tensor<i1> [true]
//--- predicate.mlir
func.func public @main() -> tensor<i1> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xui8>
  %1 = stablehlo.custom_call @check.eq(%0, %0) : (tensor<2xui8>, tensor<2xui8>) -> tensor<i1>
  return %1 : tensor<i1>
}

// SHARDING: result0: tensor<2xi32> [1, 2]
//--- sharding.mlir
func.func public @main() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{replicated}"} : (tensor<2xi32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

// FAR: error: 'check.expect_close' fails: 1 of 6 elements differ by more than is allowed, first at [1, 2]: found 6, expected 7
//--- far.mlir
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_close(%0, %1) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}

// A number that is given holds for every element by itself.
// STRICT: 'check.expect_close' fails: 1 of 2 elements differ by more than is allowed, first at [0]: found 1e-04, expected 0.000105
//--- strict.mlir
func.func public @main() {
  %0 = stablehlo.constant dense<[1.0e-04, 1.0e+03]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[1.05e-04, 1.0e+03]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_close(%0, %1) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// INTEGERS: 'check.expect_eq' fails: 2 of 2 elements differ, first at [0]: found -1, expected 1
//--- integers.mlir
func.func public @main() {
  %0 = stablehlo.constant dense<-1> : tensor<2xi8>
  %1 = stablehlo.constant dense<1> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%0, %1) {has_side_effect = true} : (tensor<2xi8>, tensor<2xi8>) -> ()
  return
}

// COMPLEX: 'check.expect_almost_eq' fails: 1 of 1 elements differ by more than is allowed, first at []: found [1, 2], expected [1, 3]
//--- complex.mlir
func.func public @main() {
  %0 = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %1 = stablehlo.constant dense<(1.0, 3.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%0, %1) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}

// TYPES: 'check.expect_eq' expects two tensors of one type, found 'tensor<2xi8>', 'tensor<i8>'
//--- types.mlir
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<2xi8>
  %1 = stablehlo.constant dense<1> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%0, %1) {has_side_effect = true} : (tensor<2xi8>, tensor<i8>) -> ()
  return
}

// UNKNOWN: the interpreter does not know the function 'lapack_sgetrf' that is called; it knows Sharding, check.* and LAPACK's potrf, trsm, gtsv, getrf, geqrf, orgqr, ormqr, syevd and gesdd on f32 and f64, and potrf, trsm, gtsv, getrf, geqrf, ungqr, unmqr, heevd and gesdd on complex numbers of two of these
//--- unknown.mlir
func.func public @main() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<1> : tensor<2xi8>
  %1 = stablehlo.custom_call @lapack_sgetrf(%0) : (tensor<2xi8>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}
