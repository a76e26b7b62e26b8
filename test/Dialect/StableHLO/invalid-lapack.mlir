// RUN: zero-opt %s --split-input-file --verify-diagnostics

// Routines of LAPACK that JAX calls: operands, results, attributes and layouts are the routine's.
func.func @valid(%a: tensor<2x5x3xf64>, %s: tensor<2x3xf64>) {
  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%a, %s) {operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x5x3xf64>, tensor<2x3xf64>) -> tensor<2x5x3xf64>
  // One that is not known is left alone.
  %0 = stablehlo.custom_call @lapack_dgebal_ffi(%a) : (tensor<2x5x3xf64>) -> tensor<1xf64>
  return
}

// -----

func.func @element(%a: tensor<3x3xf32>) {
  // expected-error @+1 {{of 'lapack_dgetrf_ffi' has operands of types 'tensor<3x3xf32>', expected matrices of 'f64'}}
  %0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
  return
}

// -----

func.func @vector(%a: tensor<3xf32>) {
  // expected-error @+1 {{expected matrices of 'f32'}}
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi32>, tensor<i32>)
  return
}

// -----

func.func @letter(%a: tensor<3x3xf32>) {
  // expected-error @+1 {{of 'lapack_spotrf_ffi' has attribute 'uplo' of its backend_config 'X', expected the code of one of the letters LU}}
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 88 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
  return
}

// -----

func.func @no_letter(%a: tensor<3x3xf32>) {
  // expected-error @+1 {{of 'lapack_ssyevd_ffi' has attribute 'mode' of its backend_config not set, expected the code of one of the letters NV}}
  %0:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>)
  return
}

// -----

func.func @square(%a: tensor<3x2xf32>) {
  // expected-error @+1 {{of 'lapack_spotrf_ffi' has an operand of type 'tensor<3x2xf32>', expected square matrices}}
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<i32>)
  return
}

// -----

func.func @results(%a: tensor<5x3xf32>) {
  // expected-error @+1 {{of 'lapack_sgetrf_ffi' maps ('tensor<5x3xf32>') to ('tensor<5x3xf32>', 'tensor<5xi32>', 'tensor<i32>'), expected ('tensor<5x3xf32>') to ('tensor<5x3xf32>', 'tensor<3xi32>', 'tensor<i32>')}}
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<5xi32>, tensor<i32>)
  return
}

// -----

func.func @right_side(%a: tensor<3x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @+1 {{expected 'tensor<3x3xf32>' and right-hand sides of its size}}
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reflectors(%a: tensor<5x3xf32>, %s: tensor<4xf32>) {
  // expected-error @+1 {{expected 'tensor<5x3xf32>' and scales of at most as many reflectors as it has columns, which are at most as many as its rows}}
  %0 = stablehlo.custom_call @lapack_sorgqr_ffi(%a, %s) : (tensor<5x3xf32>, tensor<4xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @reflected(%a: tensor<5x3xf32>, %s: tensor<3xf32>, %c: tensor<4x2xf32>) {
  // expected-error @+1 {{expected at most as many reflectors as 'tensor<5x3xf32>' has rows, their scales, and a matrix with as many rows}}
  %0 = stablehlo.custom_call @lapack_sormqr_ffi(%a, %s, %c) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<5x3xf32>, tensor<3xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @side(%a: tensor<5x3xf32>, %s: tensor<3xf32>, %c: tensor<5x2xf32>) {
  // expected-error @+1 {{of 'lapack_sormqr_ffi' has no attribute 'transpose' in its backend_config, expected true or false}}
  %0 = stablehlo.custom_call @lapack_sormqr_ffi(%a, %s, %c) {mhlo.backend_config = {left = true}} : (tensor<5x3xf32>, tensor<3xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @diagonals(%d: tensor<4xf32>, %b: tensor<5x2xf32>) {
  // expected-error @+1 {{of 'lapack_sgtsv_ffi' maps ('tensor<4xf32>', 'tensor<4xf32>', 'tensor<4xf32>', 'tensor<5x2xf32>') to}}
  %0:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%d, %d, %d, %b) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5x2xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5x2xf32>, tensor<i32>)
  return
}

// -----

func.func @too_few(%d: tensor<4xf32>) {
  // expected-error @+1 {{of 'lapack_sgtsv_ffi' has operands of types 'tensor<4xf32>', expected matrices of 'f32'}}
  %0 = stablehlo.custom_call @lapack_sgtsv_ffi(%d) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// As rows lie in memory they would be the transpose's columns.
func.func @row_major(%a: tensor<3x3xf32>) {
  // expected-error @+1 {{of 'lapack_sgetrf_ffi' has a layout in which columns of 'tensor<3x3xf32>' are not contiguous, expected operand_layouts and result_layouts that begin with 0, 1 as JAX writes them}}
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
  return
}

// -----

func.func @no_layout(%a: tensor<3x3xf32>) {
  // expected-error @+1 {{expected operand_layouts and result_layouts that begin with 0, 1}}
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
  return
}

// -----

func.func @complex_element(%a: tensor<3x3xcomplex<f32>>) {
  // expected-error @+1 {{of 'lapack_zgetrf_ffi' has operands of types 'tensor<3x3xcomplex<f32>>', expected matrices of 'complex<f64>'}}
  %0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%a) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
  return
}

// -----

// Eigenvalues and singular values of complex matrices are real.
func.func @complex_eigenvalues(%a: tensor<3x3xcomplex<f32>>) {
  // expected-error @+1 {{expected ('tensor<3x3xcomplex<f32>>') to ('tensor<3x3xcomplex<f32>>', 'tensor<3xf32>', 'tensor<i32>')}}
  %0:3 = stablehlo.custom_call @lapack_cheevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>)
  return
}

// -----

func.func @complex_flags(%a: tensor<3x3xcomplex<f64>>, %s: tensor<3xcomplex<f64>>) {
  // expected-error @+1 {{of 'lapack_zunmqr_ffi' has no attribute 'left' in its backend_config, expected true or false}}
  %0 = stablehlo.custom_call @lapack_zunmqr_ffi(%a, %s, %a) : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  return
}

// -----

// The names of real routines are no others of complex ones.
func.func @real_names(%a: tensor<3x3xf64>) {
  // expected-error @+1 {{of 'lapack_zgeqrf_ffi' has operands of types 'tensor<3x3xf64>', expected matrices of 'complex<f64>'}}
  %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%a) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
  return
}
