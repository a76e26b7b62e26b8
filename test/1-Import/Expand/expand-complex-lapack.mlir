// RUN: zero-opt %s --zero-expand-complex | FileCheck %s --enable-var-scope

// Cholesky's factor is the real routine's, of the embedded matrix; what failed is counted in rows of half the size.
// CHECK-LABEL: func.func @potrf
// CHECK: %[[EMBEDDED:.*]] = stablehlo.reshape {{.*}} -> tensor<2x6x6xf64>
// CHECK-NEXT: %[[CALL:.*]]:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%[[EMBEDDED]]) {{.*}}uplo = 76 : ui8{{.*}} -> (tensor<2x6x6xf64>, tensor<2xi32>)
// CHECK: %[[MORE:.*]] = stablehlo.add %[[CALL]]#1,
// CHECK: %[[INFO:.*]] = stablehlo.divide %[[MORE]],
// CHECK: return %{{.*}}, %[[INFO]]
func.func @potrf(%a: tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xf64>, tensor<2xi32>) {
  %0:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %1 = stablehlo.real %0#0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  return %1, %0#1 : tensor<2x3x3xf64>, tensor<2xi32>
}

// CHECK-LABEL: func.func @trsm
// CHECK: "stablehlo.triangular_solve"({{.*}}) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<6x6xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
func.func @trsm(%a: tensor<3x3xcomplex<f32>>, %b: tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32> {
  %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%a, %b) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// As many rounds as there are pivots, each the largest by the sum of both parts' sizes.
// CHECK-LABEL: func.func @getrf
// CHECK: stablehlo.while(
// CHECK-SAME: tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xi32>, tensor<i32>
// CHECK: stablehlo.compare LT, %{{.*}}, %{{.*}}, SIGNED : (tensor<i32>, tensor<i32>)
// CHECK: %[[RE:.*]] = stablehlo.abs
// CHECK: %[[IM:.*]] = stablehlo.abs
// CHECK: stablehlo.add %[[RE]], %[[IM]] : tensor<4xf32>
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.maximum
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.minimum
func.func @getrf(%a: tensor<4x3xcomplex<f32>>) -> (tensor<4x3xf32>, tensor<3xi32>, tensor<i32>) {
  %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%a) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
  %1 = stablehlo.imag %0#0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
  return %1, %0#1, %0#2 : tensor<4x3xf32>, tensor<3xi32>, tensor<i32>
}

// A reflector for each column; what it is applied to lies right of it.
// CHECK-LABEL: func.func @geqrf
// CHECK: stablehlo.while(
// CHECK-SAME: tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK: stablehlo.sqrt %{{.*}} : tensor<f32>
// CHECK: stablehlo.compare GT, %{{.*}} : (tensor<4x3xi32>, tensor<4x3xi32>)
func.func @geqrf(%a: tensor<4x3xcomplex<f32>>) -> (tensor<4x3xf32>, tensor<3xf32>) {
  %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%a) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  %1 = stablehlo.real %0#0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
  %2 = stablehlo.imag %0#1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  return %1, %2 : tensor<4x3xf32>, tensor<3xf32>
}

// From the right, Q^H is applied to the adjoint: the last reflector first.
// CHECK-LABEL: func.func @unmqr
// CHECK: %[[ADJOINT:.*]] = stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
// CHECK: stablehlo.while(
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
func.func @unmqr(%a: tensor<4x3xcomplex<f32>>, %scales: tensor<3xcomplex<f32>>, %c: tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32> {
  %0 = stablehlo.custom_call @lapack_cunmqr_ffi(%a, %scales, %c) {mhlo.backend_config = {left = false, transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// The real routine is called with a real tridiagonal matrix of the same size; its vectors are multiplied by the reflectors.
// CHECK-LABEL: func.func @heevd
// CHECK: stablehlo.while(
// CHECK: %[[CALL:.*]]:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%{{.*}}) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}{{.*}} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>, tensor<2xi32>)
// CHECK: stablehlo.while(
// CHECK: return %{{.*}}, %[[CALL]]#1, %[[CALL]]#2
func.func @heevd(%a: tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>, tensor<2xi32>) {
  %0:3 = stablehlo.custom_call @lapack_zheevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2xi32>)
  %1 = stablehlo.imag %0#0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  return %1, %0#1, %0#2 : tensor<2x3x3xf64>, tensor<2x3xf64>, tensor<2xi32>
}

// Of values alone, no vector is multiplied by anything: there is one loop.
// CHECK-LABEL: func.func @gesdd
// CHECK: stablehlo.while(
// CHECK: stablehlo.custom_call @lapack_sgesdd_ffi(%{{.*}}) {mhlo.backend_config = {mode = 78 : ui8}{{.*}} : (tensor<3x3xf32>) ->
// CHECK-NOT: stablehlo.while(
// CHECK: return
func.func @gesdd(%a: tensor<3x5xcomplex<f32>>) -> tensor<3xf32> {
  %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%a) {mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<i32>)
  return %0#1 : tensor<3xf32>
}

// Rows are eliminated from the first, then solved for from the last.
// CHECK-LABEL: func.func @gtsv
// CHECK: stablehlo.while(
// CHECK: stablehlo.while(
func.func @gtsv(%l: tensor<4xcomplex<f32>>, %d: tensor<4xcomplex<f32>>, %u: tensor<4xcomplex<f32>>, %b: tensor<4x2xcomplex<f32>>) -> (tensor<4x2xf32>, tensor<i32>) {
  %0:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%l, %d, %u, %b) {operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<i32>)
  %1 = stablehlo.real %0#3 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
  return %1, %0#4 : tensor<4x2xf32>, tensor<i32>
}

// Others are code that is not known.
// CHECK-LABEL: func.func @gehrd
// CHECK: @lapack_cgehrd_ffi(%arg0)
func.func @gehrd(%a: tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32> {
  %0:2 = stablehlo.custom_call @lapack_cgehrd_ffi(%a) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<2xcomplex<f32>>)
  %1 = stablehlo.real %0#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}
