// RUN: zero-opt %s --zero-lower-kernels --split-input-file --verify-diagnostics
// RUN: echo 'module {}' | not zero-opt --zero-lower-kernels=target=cpu:pentium9 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: echo 'module {}' | not zero-opt --zero-lower-kernels=target=tpu 2>&1 | FileCheck %s --check-prefix=TARGET
// CPU: CPU 'pentium9' of target 'cpu:pentium9' is not known; expected native or a name like x86-64-v3
// TARGET: target 'tpu' is not known; expected cpu, cpu:native or cpu:NAME

func.func private @sizes(%a: tensor<4xf32>, %b: tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>) attributes {zero.kernel} {
  // expected-error@-1 {{results of 5 and 4 elements cannot share a kernel}}
  %0 = stablehlo.negate %a : tensor<4xf32>
  %1 = stablehlo.negate %b : tensor<5xf32>
  return %0, %1 : tensor<4xf32>, tensor<5xf32>
}

// -----

// expected-error@+1 {{in kernel 'complex' is of type 'tensor<4xcomplex<f32>>'; CPU code handles}}
func.func private @complex(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> attributes {zero.kernel} {
  %0 = stablehlo.negate %a : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

func.func private @dot(%a: tensor<4x5xf32>, %b: tensor<5x3xf32>) -> tensor<4x3xf32> attributes {zero.kernel} {
  // expected-error@+1 {{has no lowering to CPU code (in kernel 'dot')}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
