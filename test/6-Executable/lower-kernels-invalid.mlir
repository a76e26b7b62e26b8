// RUN: zero-opt %s --zero-lower-kernels --split-input-file --verify-diagnostics
// RUN: echo 'module {}' | not zero-opt --zero-lower-kernels=target=cpu:pentium9 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: echo 'module {}' | not zero-opt --zero-lower-kernels=target=tpu 2>&1 | FileCheck %s --check-prefix=TARGET
// CPU: CPU 'pentium9' of target 'cpu:pentium9' is not known; expected native or a name like x86-64-v3
// TARGET: target 'tpu' is not known; expected cpu, cpu:native or cpu:NAME
// RUN: echo 'module attributes {zero.config = {target = "cpu:x86-64-v3"}} {}' | not zero-opt --zero-lower-kernels=target=cpu:x86-64-v2 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: target is 'cpu:x86-64-v2', but the module was made with 'cpu:x86-64-v3'; drop the option or start again

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

// -----

// expected-error@+1 {{is a kernel of several blocks, or does not return; expected one block that does}}
func.func private @blocks(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
  cf.br ^bb1
^bb1:
  return %a : tensor<4xf32>
}

// -----

// expected-error@+1 {{is a kernel of several blocks, or does not return; expected one block that does}}
func.func private @no_return(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
  llvm.unreachable
}

// -----

// A convolution is a kernel of its own.
func.func private @bias(%x: tensor<2x3x5xf32>, %w: tensor<4x3x2xf32>, %b: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> attributes {zero.kernel} {
  // expected-error@+1 {{has no lowering to CPU code (in kernel 'bias')}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x5xf32>, tensor<4x3x2xf32>) -> tensor<2x4x4xf32>
  %1 = stablehlo.add %0, %b : tensor<2x4x4xf32>
  return %1 : tensor<2x4x4xf32>
}

// -----

// expected-error@+1 {{in kernel 'complex' is of type 'tensor<2x3x5xcomplex<f32>>'; CPU code handles}}
func.func private @complex(%x: tensor<2x3x5xcomplex<f32>>, %w: tensor<4x3x2xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x5xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  return %0 : tensor<2x4x4xcomplex<f32>>
}
