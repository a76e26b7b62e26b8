// RUN: zero-opt %s --zero-schedule-kernels --zero-lower-kernels --split-input-file --verify-diagnostics
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

func.func private @complex(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> attributes {zero.kernel} {
  // expected-error@+1 {{in kernel 'complex' computes on complex numbers, expected ops on their parts; run --zero-expand-complex}}
  %0 = stablehlo.negate %a : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

func.func private @complex_sum(%a: tensor<4xcomplex<f32>>, %b: tensor<complex<f32>>) -> tensor<complex<f32>> attributes {zero.kernel} {
  // expected-error@+1 {{'stablehlo.add' op in kernel 'complex_sum' computes on complex numbers}}
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

// -----

// expected-error@+1 {{in kernel 'halves' is of type 'tensor<4xcomplex<f16>>'; CPU code handles}}
func.func private @halves(%a: tensor<4xcomplex<f16>>) -> tensor<4xcomplex<f16>> attributes {zero.kernel} {
  return %a : tensor<4xcomplex<f16>>
}

// -----

// expected-error@+1 {{kernel 'dot' has matmuls that are not those of one attention; a kernel has no others}}
func.func private @dot(%a: tensor<4x5xf32>, %b: tensor<5x3xf32>) -> tensor<4x3xf32> attributes {zero.kernel} {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// expected-error@+1 {{kernel 'weights' gives scores back; expected sums of scores and row values}}
func.func private @weights(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> (tensor<2x5x4xf32>, tensor<2x5x7xf32>) attributes {zero.kernel} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  %e = stablehlo.exponential %s : tensor<2x5x7xf32>
  %o = stablehlo.dot_general %e, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
  return %o, %e : tensor<2x5x4xf32>, tensor<2x5x7xf32>
}

// -----

func.func private @own_output(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> (tensor<2x5x4xf32>, tensor<2x7x4xf32>) attributes {zero.kernel} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  %o = stablehlo.dot_general %s, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
  %n = stablehlo.negate %o : tensor<2x5x4xf32>
  // expected-error@+1 {{in kernel 'own_output' multiplies what the kernel's attention gives; expected what is made of arguments alone}}
  %d = stablehlo.dot_general %s, %n, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x5x7xf32>, tensor<2x5x4xf32>) -> tensor<2x7x4xf32>
  return %o, %d : tensor<2x5x4xf32>, tensor<2x7x4xf32>
}

// -----

// expected-error@+1 {{kernel 'long' holds 1 values for each of 200000 keys; a query's may take 524288 bytes}}
func.func private @long(%q: tensor<2x5x4xf32>, %k: tensor<2x200000x4xf32>, %v: tensor<2x200000x4xf32>) -> tensor<2x5x4xf32> attributes {zero.kernel} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x200000x4xf32>) -> tensor<2x5x200000xf32>
  %o = stablehlo.dot_general %s, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x200000xf32>, tensor<2x200000x4xf32>) -> tensor<2x5x4xf32>
  return %o : tensor<2x5x4xf32>
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

func.func private @complex(%x: tensor<2x3x5xcomplex<f32>>, %w: tensor<4x3x2xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>> attributes {zero.kernel} {
  // expected-error@+1 {{in kernel 'complex' computes on complex numbers, expected ops on their parts}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x5xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  return %0 : tensor<2x4x4xcomplex<f32>>
}

// -----

// A pack would lie where several slots are.
module {
  zero.mesh @mesh ["dp" = 1]
  zero.layout @u0 on @mesh {dtype = f32, block = 8 : i64, elements = 16 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"a" [8] at 0>, #zero.segment<"b" [8] at 8>]}
  func.func private @k_test(%a: tensor<8xf32>) -> tensor<i1> attributes {zero.kernel} {
    %limit = stablehlo.constant dense<1.0> : tensor<f32>
    %s = stablehlo.slice %a [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %r = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %c = stablehlo.compare LT, %r, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @k_sum(%a: tensor<16xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %x = stablehlo.slice %a [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %y = stablehlo.slice %a [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %z = stablehlo.add %x, %y : tensor<8xf32>
    return %z : tensor<8xf32>
  }
  func.func private @k_while(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %0:2 = stablehlo.while(%a = %x, %b = %y) : tensor<8xf32>, tensor<8xf32>
    cond {
      %c = zero.dispatch @k_test(%a) tied [-1] : (tensor<8xf32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      // expected-error @+1 {{is not part of a region of a kernel; expected kernels, library calls and views only}}
      %p = zero.pack %a, %b {unit = @u0} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
      %l = zero.dispatch @k_sum(%p) tied [-1] : (tensor<16xf32>) -> tensor<8xf32>
      stablehlo.return %l, %b : tensor<8xf32>, tensor<8xf32>
    }
    return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
  }
}

// -----

// Keys that its mask hides are left out of every reduction of the kernel.
func.func private @other_sums(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>, %b: tensor<2x5x7xf32>) -> tensor<2x5x4xf32> attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  // expected-error@+1 {{in kernel 'other_sums' reduces what are no scores of its attention; expected it in a kernel of its own}}
  %m = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
  %d = stablehlo.subtract %s, %ms : tensor<2x5x7xf32>
  %e = stablehlo.exponential %d : tensor<2x5x7xf32>
  %o = stablehlo.dot_general %e, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
  return %o : tensor<2x5x4xf32>
}
