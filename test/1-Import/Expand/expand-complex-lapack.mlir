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

// Others are code that is not known.
// CHECK-LABEL: func.func @geqrf
// CHECK: @lapack_cgeqrf_ffi(%arg0)
func.func @geqrf(%a: tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32> {
  %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%a) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  %1 = stablehlo.real %0#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}
