// RUN: zero-opt %s --split-input-file --zero-form-kernels --verify-diagnostics

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  // expected-error @+1 {{has a value of type 'tensor<4xvector<2xf32>>', expected elements that are numbers}}
  func.func @vectors(%x: tensor<4xvector<2xf32>>) {
    return
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @complex(%x: tensor<2x3xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
    // expected-error @+1 {{multiplies complex numbers, expected ops on their parts; run --zero-expand-complex}}
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %0 : tensor<2x4xcomplex<f32>>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  func.func @loop(%x: tensor<f32>, %limit: tensor<f32>) -> tensor<f32> {
    // expected-error @+1 {{'stablehlo.while' op has no kernel: ranks would meet in 'zero.all_reduce' inside it, each in a round of its own; expected a value that is read in it to be the same on all ranks}}
    %0 = stablehlo.while(%i = %x) : tensor<f32>
    cond {
      %c = stablehlo.compare LT, %i, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      // expected-note @+1 {{here}}
      %j = zero.all_reduce add %i over @mesh["dp"] : tensor<f32>
      stablehlo.return %j : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @foreign(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{code behind a custom call is not known to this compiler}}
    %0 = stablehlo.custom_call @mystery(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// expected-error @+1 {{'zero-form-kernels' expects a module in phase 'partitioned', but this one is in phase 'import'; run --zero-to-partitioned first}}
module attributes {zero.phase = "import", zero.format = 3 : i64} {
}
