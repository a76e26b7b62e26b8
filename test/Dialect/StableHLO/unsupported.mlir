// What is not supported is named with its place.
// RUN: not zero-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: unsupported.mlir:[[@LINE+2]]:8: error: custom op 'stablehlo.async_start' is unknown
func.func @unknown(%x: tensor<4x4xf32>) {
  %0 = stablehlo.async_start %x : tensor<4x4xf32>
  return
}

// -----

// CHECK: unsupported.mlir:[[@LINE+2]]:8: error: {{.*}}'mhlo.add'
func.func @no_op_of_a_framework(%x: tensor<4x4xf32>) {
  %0 = "mhlo.add"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// CHECK: unsupported.mlir:[[@LINE+2]]:8: error: 'stablehlo.add' op operand 0 has type 'tensor<?x4xf32>', expected a static shape; export the step for concrete shapes instead of symbolic dimensions
func.func @dynamic(%x: tensor<?x4xf32>) {
  %0 = stablehlo.add %x, %x : tensor<?x4xf32>
  return
}

// -----

// CHECK: unsupported.mlir:[[@LINE+2]]:8: error: 'stablehlo.add' op operand 0 has type 'tensor<4294967296x4294967296xf32>', expected at most 2^52 elements
func.func @too_large(%x: tensor<4294967296x4294967296xf32>) {
  %0 = stablehlo.add %x, %x : tensor<4294967296x4294967296xf32>
  return
}

// -----

// CHECK: unsupported.mlir:[[@LINE+2]]:8: error: 'stablehlo.add' op operand 0 has type 'tensor<0x9223372036854775807xf32>', expected at most 2^52 elements
func.func @too_large_beside_none(%x: tensor<0x9223372036854775807xf32>) {
  %0 = stablehlo.add %x, %x : tensor<0x9223372036854775807xf32>
  return
}

// -----

// CHECK: unsupported.mlir:[[@LINE+2]]:8: error: 'stablehlo.constant' op attribute 'value' names the resource 'w', which has no data: the constants of this module were elided when it was printed; print it with all constants (as_text() of the lowered step)
func.func @elided() {
  %0 = stablehlo.constant dense_resource<w> : tensor<1024xf32>
  return
}

// -----

// CHECK: unsupported.mlir:[[@LINE+2]]:{{.*}}: error:
func.func @elided_dense() {
  %0 = stablehlo.constant dense<__elided__> : tensor<1024xf32>
  return
}

// -----

// CHECK: unsupported.mlir:[[@LINE+1]]:{{.*}}: error: quantized types are not supported, expected floats or integers; export the step before quantization
func.func @quantized(%x: tensor<4x!quant.uniform<i8:f32, 0.1:0>>) {
  return
}
