// Fourier transforms as products with constant matrices, near what the interpreter makes of the op.
// RUN: zero-opt %s --zero-expand-fft -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance 1e-5

// Two dimensions: each product takes the first of the two, and its results go to the end.
// CHECK-LABEL: func.func @dense
// CHECK-NOT: stablehlo.fft
// CHECK-NOT: stablehlo.transpose
// CHECK-COUNT-4: stablehlo.dot_general {{.*}} contracting_dims = [1] x [0], {{.*}} (tensor<2x6x5xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
// CHECK-COUNT-4: stablehlo.dot_general {{.*}} contracting_dims = [1] x [0], {{.*}} (tensor<2x5x6xf32>, tensor<5x5xf32>) -> tensor<2x6x5xf32>
func.func @dense(%x: tensor<2x6x5xcomplex<f32>>) -> tensor<2x6x5xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = FFT, length = [6, 5] : (tensor<2x6x5xcomplex<f32>>) -> tensor<2x6x5xcomplex<f32>>
  return %0 : tensor<2x6x5xcomplex<f32>>
}

// What was real has no imaginary part to multiply.
// CHECK-LABEL: func.func @was_real
// CHECK-COUNT-2: stablehlo.dot_general
// CHECK-NOT: stablehlo.dot_general
// CHECK: return
func.func @was_real(%x: tensor<3x7xf32>) -> tensor<3x7xcomplex<f32>> {
  %0 = stablehlo.convert %x : (tensor<3x7xf32>) -> tensor<3x7xcomplex<f32>>
  %1 = stablehlo.fft %0, type = IFFT, length = [7] : (tensor<3x7xcomplex<f32>>) -> tensor<3x7xcomplex<f32>>
  return %1 : tensor<3x7xcomplex<f32>>
}

// Half a spectrum and back; the imaginary parts of its ends do not count.
// CHECK-LABEL: func.func @halves
// CHECK-COUNT-2: stablehlo.dot_general {{.*}} (tensor<2x4x8xf32>, tensor<8x5xf32>) -> tensor<2x4x5xf32>
// CHECK: stablehlo.transpose
// CHECK: stablehlo.dot_general {{.*}} (tensor<2x4x4xf64>, tensor<4x7xf64>) -> tensor<2x4x7xf64>
func.func @halves(%x: tensor<2x4x8xf32>, %y: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x5xcomplex<f32>>, tensor<2x4x7xf64>) {
  %0 = stablehlo.fft %x, type = RFFT, length = [4, 8] : (tensor<2x4x8xf32>) -> tensor<2x4x5xcomplex<f32>>
  %1 = stablehlo.fft %y, type = IRFFT, length = [7] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x7xf64>
  return %0, %1 : tensor<2x4x5xcomplex<f32>>, tensor<2x4x7xf64>
}

// 96 = 12 * 8, with factors and a transpose between the two.
// CHECK-LABEL: func.func @factors
// CHECK: stablehlo.reshape {{.*}} -> tensor<2x12x8xf32>
// CHECK-COUNT-4: stablehlo.dot_general {{.*}} (tensor<2x12x8xf32>, tensor<12x12xf32>) -> tensor<2x8x12xf32>
// CHECK: stablehlo.multiply {{.*}} tensor<2x8x12xf32>
// CHECK: stablehlo.dot_general {{.*}} (tensor<2x8x12xf32>, tensor<8x8xf32>) -> tensor<2x12x8xf32>
// CHECK: stablehlo.transpose {{.*}} dims = [0, 2, 1]
// CHECK: stablehlo.reshape {{.*}} -> tensor<2x96xf32>
func.func @factors(%x: tensor<2x96xcomplex<f32>>) -> tensor<2x96xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = FFT, length = [96] : (tensor<2x96xcomplex<f32>>) -> tensor<2x96xcomplex<f32>>
  return %0 : tensor<2x96xcomplex<f32>>
}

// A long half is one half of the whole; its inverse has the other half put there again.
// CHECK-LABEL: func.func @long_halves
// CHECK: stablehlo.slice {{.*}} -> tensor<2x66xf32>
// CHECK: stablehlo.reverse {{.*}} dims = [1] : tensor<2x64xf32>
// CHECK: stablehlo.concatenate {{.*}} -> tensor<2x129xf32>
func.func @long_halves(%x: tensor<2x130xf32>, %y: tensor<2x65xcomplex<f32>>) -> (tensor<2x66xcomplex<f32>>, tensor<2x129xf32>) {
  %0 = stablehlo.fft %x, type = RFFT, length = [130] : (tensor<2x130xf32>) -> tensor<2x66xcomplex<f32>>
  %1 = stablehlo.fft %y, type = IRFFT, length = [129] : (tensor<2x65xcomplex<f32>>) -> tensor<2x129xf32>
  return %0, %1 : tensor<2x66xcomplex<f32>>, tensor<2x129xf32>
}

// A large prime by a convolution of the next power of two behind 2 * 257 - 1.
// CHECK-LABEL: func.func @prime
// CHECK: stablehlo.pad {{.*}} -> tensor<3x1024xf64>
// CHECK-NOT: tensor<257x257x
// CHECK: stablehlo.slice {{.*}} -> tensor<3x257xf64>
// CHECK: return
func.func @prime(%x: tensor<3x257xcomplex<f64>>) -> tensor<3x257xcomplex<f64>> {
  %0 = stablehlo.fft %x, type = FFT, length = [257] : (tensor<3x257xcomplex<f64>>) -> tensor<3x257xcomplex<f64>>
  return %0 : tensor<3x257xcomplex<f64>>
}

// No matrix is larger than 64 x 64.
// CHECK-LABEL: func.func @long
// CHECK-NOT: stablehlo.dot_general {{.*}}, tensor<{{[0-9][0-9][0-9]+}}x{{[0-9]+}}xf64>) ->
// CHECK: return
func.func @long(%x: tensor<8640xcomplex<f64>>) -> tensor<8640xcomplex<f64>> {
  %0 = stablehlo.fft %x, type = FFT, length = [8640] : (tensor<8640xcomplex<f64>>) -> tensor<8640xcomplex<f64>>
  return %0 : tensor<8640xcomplex<f64>>
}

// CHECK-LABEL: func.func @nothing
// CHECK-NOT: stablehlo.fft
// CHECK: return
func.func @nothing(%x: tensor<0x4xcomplex<f32>>, %y: tensor<3x1xf32>) -> (tensor<0x4xcomplex<f32>>, tensor<3x1xcomplex<f32>>) {
  %0 = stablehlo.fft %x, type = FFT, length = [4] : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
  %1 = stablehlo.fft %y, type = RFFT, length = [1] : (tensor<3x1xf32>) -> tensor<3x1xcomplex<f32>>
  return %0, %1 : tensor<0x4xcomplex<f32>>, tensor<3x1xcomplex<f32>>
}
