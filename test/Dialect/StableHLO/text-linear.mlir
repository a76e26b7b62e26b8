// Factorizations, transforms, older contractions, complex numbers and accuracies as JAX prints them: text -> IR -> text is the identity, from the generic form too.
// RUN: grep -v '^//' %s >%t.in
// RUN: zero-opt %t.in -o %t && diff -B %t.in %t
// RUN: zero-opt %t.in --mlir-print-op-generic | zero-opt -o %t && diff -B %t.in %t
module {
  func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<4xcomplex<f32>>, %arg2: tensor<i32>, %arg3: tensor<16x2xf32>) {
    %0 = stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
    %1 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.fft %arg1, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %3 = stablehlo.real %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %4 = stablehlo.imag %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %5 = stablehlo.complex %3, %4 : tensor<4xcomplex<f32>>
    %6 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4x4xf32>
    %7 = stablehlo.exponential %arg0 : tensor<4x4xf32>
    %8 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e+00, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x4xf32>
    %9 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.dot %arg0, %arg0, precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.dot %arg0, %arg0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.create_token : !stablehlo.token
    %13 = stablehlo.after_all %12, %12 : !stablehlo.token
    %14 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x4xf32>) -> tensor<i32>
    %15 = stablehlo.set_dimension_size %arg0, %arg2, dim = 0 : (tensor<4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
    %16 = stablehlo.broadcast %arg0, sizes = [2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
    %17 = stablehlo.einsum %arg0, %arg0, config = "ab,bc->ac" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.unary_einsum %arg0, config = "ab->ba" : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %19 = "stablehlo.torch_index_select"(%arg0, %arg2) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x4xf32>, tensor<i32>) -> tensor<4xf32>
    %20 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %21 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0], precision = [HIGH, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return
  }
}
