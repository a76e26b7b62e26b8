// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @training_feature(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{attribute 'feature_index' names dimension 2, expected one of [0, 2)}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @training_scale(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{operand scale has type 'tensor<2xf32>', expected 'tensor<3xf32>'}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %t, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @training_output(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{result output has type 'tensor<3x2xf32>', expected 'tensor<2x3xf32>'}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @inference_mean(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{operand mean has type 'tensor<2xf32>', expected 'tensor<3xf32>'}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %t, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @grad_output(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{operand grad_output has type 'tensor<3xf32>', expected 'tensor<2x3xf32>'}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @grad_scale(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{result grad_scale has type 'tensor<2xf32>', expected 'tensor<3xf32>'}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %x) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @abs_complex(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<8xcomplex<f32>>', expected 'tensor<8xf32>'}}
  %0 = stablehlo.abs %c : tensor<8xcomplex<f32>>
  return
}

// -----

func.func @real_type(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<8xf64>', expected 'tensor<8xf32>'}}
  %0 = stablehlo.real %c : (tensor<8xcomplex<f32>>) -> tensor<8xf64>
  return
}

// -----

func.func @imag_type(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<8xf64>', expected 'tensor<8xf32>'}}
  %0 = stablehlo.imag %c : (tensor<8xcomplex<f32>>) -> tensor<8xf64>
  return
}

// -----

func.func @complex_operands(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>, %w: tensor<8xf64>) {
  // expected-error @+1 {{operand 1 has type 'tensor<8xf64>', expected operand 0's type 'tensor<8xf32>'}}
  %0 = stablehlo.complex %r, %w : (tensor<8xf32>, tensor<8xf64>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @complex_element(%h: tensor<8xbf16>) {
  // expected-error @+1 {{operands have type 'tensor<8xbf16>', expected elements of type f32 or f64}}
  %0 = stablehlo.complex %h, %h : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @complex_result(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<8xcomplex<f64>>', expected 'tensor<8xcomplex<f32>>'}}
  %0 = stablehlo.complex %r, %r : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xcomplex<f64>>
  return
}

// -----

func.func @complex_text(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.complex' expected a tensor of complex numbers, found 'tensor<8xf32>'}}
  %0 = stablehlo.complex %r, %r : tensor<8xf32>
  return
}

// -----

func.func @accuracy_negative(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{has a negative tolerance, expected atol, rtol and ulps of at least 0}}
  %0 = stablehlo.tanh %r {result_accuracy = #stablehlo.result_accuracy<atol = -1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<8xf32>
  return
}

// -----

func.func @accuracy_mode(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{has tolerances in mode HIGHEST, expected mode TOLERANCE or none}}
  %0 = stablehlo.tanh %r {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<8xf32>
  return
}

// -----

func.func @accuracy_no_mode(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{has no field 'mode', expected one of DEFAULT, HIGHEST and TOLERANCE}}
  %0 = stablehlo.tanh %r {result_accuracy = #stablehlo.result_accuracy<ulps = 2>} : tensor<8xf32>
  return
}

// -----

func.func @accuracy_field(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{unknown field 'eps', expected atol, rtol, ulps or mode}}
  %0 = stablehlo.tanh %r {result_accuracy = #stablehlo.result_accuracy<eps = 2>} : tensor<8xf32>
  return
}

// -----

func.func @cholesky(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{operand a has type 'tensor<4x3xf32>', expected square matrices in the last two dimensions}}
  %0 = stablehlo.cholesky %n, lower = true : tensor<4x3xf32>
  return
}

// -----

func.func @solve_square(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{operand a has type 'tensor<4x3xf32>', expected square matrices in the last two dimensions}}
  %0 = "stablehlo.triangular_solve"(%n, %m) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @solve_batch(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>, %b: tensor<2x4x4xf32>) {
  // expected-error @+1 {{operand b has type 'tensor<2x4x4xf32>', expected the element type, rank and batch dimensions of 'tensor<4x4xf32>'}}
  %0 = "stablehlo.triangular_solve"(%m, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  return
}

// -----

func.func @solve_side(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{operand b has size 3 in dimension 1, expected 4, the size of a's matrices}}
  %0 = "stablehlo.triangular_solve"(%m, %n) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @solve_transpose(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'transpose_a' is TRANSPOSE_INVALID, expected NO_TRANSPOSE, TRANSPOSE or ADJOINT}}
  %0 = "stablehlo.triangular_solve"(%m, %n) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @solve_result(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<3x4xf32>', expected 'tensor<4x3xf32>'}}
  %0 = "stablehlo.triangular_solve"(%m, %n) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @fft_element(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{operand has element type 'f32', expected complex numbers for type FFT}}
  %0 = stablehlo.fft %r, type = FFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @rfft_element(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{operand has element type 'complex<f32>', expected f32 or f64 for type RFFT}}
  %0 = stablehlo.fft %c, type = RFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @fft_rank(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'fft_length' has 2 entries, expected 1 to 3, at most the operand's rank 1}}
  %0 = stablehlo.fft %c, type = FFT, length = [1, 8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @fft_length(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{operand has last dimensions [8], expected [5] for fft_length [8]}}
  %0 = stablehlo.fft %c, type = IRFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  return
}

// -----

func.func @rfft_result(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<8xcomplex<f32>>', expected 'tensor<5xcomplex<f32>>'}}
  %0 = stablehlo.fft %r, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @dot_rank(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>, %b: tensor<2x4x4xf32>) {
  // expected-error @+1 {{operand lhs has type 'tensor<2x4x4xf32>', expected a vector or a matrix; write dot_general for others}}
  %0 = stablehlo.dot %b, %m : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  return
}

// -----

func.func @dot_sizes(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{the last dimension of lhs has size 3, expected 4, the size of the first dimension of rhs}}
  %0 = stablehlo.dot %n, %m : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @dot_precision(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'precision_config' has 1 entries, expected 2, one per operand}}
  %0 = stablehlo.dot %m, %m, precision = [DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @dot_result(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<3x4xf32>', expected 'tensor<4x3xf32>'}}
  %0 = stablehlo.dot %m, %n : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @einsum_config(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'einsum_config' is "ab->a", expected the letters of 2 operands, '->' and those of the result}}
  %0 = stablehlo.einsum %m, %n, config = "ab->a" : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @einsum_letters(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'einsum_config' has '...' for operand lhs of type 'tensor<4x4xf32>', expected 2 letters, one per dimension}}
  %0 = stablehlo.einsum %m, %n, config = "...,bc->b" : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @einsum_sizes(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'einsum_config' has 'b' for dimensions of sizes 3 and 4, expected one size}}
  %0 = stablehlo.einsum %n, %n, config = "ab,bc->ac" : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @einsum_output(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'einsum_config' has result 'ad', expected letters of the operands, each at most once}}
  %0 = stablehlo.einsum %m, %n, config = "ab,bc->ad" : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @einsum_result(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has type 'tensor<4x3xf32>', expected 'tensor<3x4xf32>'}}
  %0 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @einsum_element(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{result has element type 'f64', expected the operand's element type 'f32'}}
  %0 = stablehlo.unary_einsum %n, config = "ab->ba" : (tensor<4x3xf32>) -> tensor<3x4xf64>
  return
}

// -----

func.func @map_none() {
  // expected-error @+1 {{has no inputs, expected at least one}}
  %0 = "stablehlo.map"() <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : () -> tensor<f32>
  return
}

// -----

func.func @map_shape(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{input 1 has type 'tensor<4x3xf32>', expected the shape of input 0's type 'tensor<4x4xf32>'}}
  %0 = "stablehlo.map"(%m, %n) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @map_dimensions(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{attribute 'dimensions' is [1, 0], expected all dimensions in order: [0, 1]}}
  %0 = "stablehlo.map"(%m, %m) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @map_body(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{region 'computation' has argument types ('tensor<f32>', 'tensor<f32>'), expected ('tensor<f32>')}}
  %0 = "stablehlo.map"(%m) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @map_result(%c: tensor<8xcomplex<f32>>, %r: tensor<8xf32>, %m: tensor<4x4xf32>, %n: tensor<4x3xf32>, %v: tensor<5xf32>) {
  // expected-error @+1 {{region 'computation' returns ('tensor<f32>'), expected ('tensor<i32>')}}
  %0 = "stablehlo.map"(%m, %m) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi32>
  return
}
