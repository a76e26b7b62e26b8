// Random bits and the bitcasts of keys are written in arithmetic, bit by bit what the interpreter makes of the ops.
// RUN: zero-opt %s --zero-expand-random -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance 0

// Blocks of four elements cross rows of five: each element picks its word.
// CHECK-LABEL: func.func @words
// CHECK-NOT: rng_bit_generator
// CHECK-COUNT-2: stablehlo.iota
// CHECK-COUNT-4: stablehlo.select
func.func @words(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>) {
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  return %next, %bits : tensor<2xui64>, tensor<3x5xui32>
}

// Blocks that lie in one row each are made once.
// CHECK-LABEL: func.func @rows
// CHECK-NOT: rng_bit_generator
// CHECK: stablehlo.iota dim = 0 : tensor<3x2xui64>
// CHECK: stablehlo.concatenate {{.*}} -> tensor<3x2x4xui32>
// CHECK: stablehlo.iota dim = 0 : tensor<5x3xui64>
// CHECK: stablehlo.concatenate {{.*}} -> tensor<5x3x2xui64>
// CHECK: stablehlo.concatenate {{.*}} -> tensor<1x4xui8>
func.func @rows(%state: tensor<2xui64>) -> (tensor<3x8xui32>, tensor<5x6xui64>, tensor<4xui8>, tensor<2xui64>) {
  %0, %words = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x8xui32>)
  %1, %wide = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x6xui64>)
  %2, %bytes = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui8>)
  return %words, %wide, %bytes, %2 : tensor<3x8xui32>, tensor<5x6xui64>, tensor<4xui8>, tensor<2xui64>
}

// CHECK-LABEL: func.func @other_widths
// CHECK-NOT: rng_bit_generator
// CHECK: return
func.func @other_widths(%state: tensor<2xui64>) -> (tensor<7xui64>, tensor<2x3xui8>, tensor<9xui16>, tensor<ui32>, tensor<2xui64>) {
  %0, %wide = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
  %1, %bytes = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui8>)
  %2, %halves = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xui16>)
  %3, %one = stablehlo.rng_bit_generator %2, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %wide, %bytes, %halves, %one, %3 : tensor<7xui64>, tensor<2x3xui8>, tensor<9xui16>, tensor<ui32>, tensor<2xui64>
}

// The counter's lower half runs over after two blocks.
// CHECK-LABEL: func.func @carry
// CHECK-NOT: rng_bit_generator
// CHECK: return
func.func @carry() -> (tensor<2xui64>, tensor<16xui32>) {
  %state = stablehlo.constant dense<[18446744073709551615, 18446744073709551614]> : tensor<2xui64>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<16xui32>)
  return %next, %bits : tensor<2xui64>, tensor<16xui32>
}

// CHECK-LABEL: func.func @bitcasts
// CHECK-NOT: stablehlo.bitcast_convert
// CHECK: return
func.func @bitcasts(%narrow: tensor<2x2xui32>, %bytes: tensor<3x4xui8>, %wide: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>, tensor<2x2xui32>, tensor<2x4xui16>) {
  %0 = stablehlo.bitcast_convert %narrow : (tensor<2x2xui32>) -> tensor<2xui64>
  %1 = stablehlo.bitcast_convert %bytes : (tensor<3x4xui8>) -> tensor<3xui32>
  %2 = stablehlo.bitcast_convert %wide : (tensor<2xui64>) -> tensor<2x2xui32>
  %3 = stablehlo.bitcast_convert %wide : (tensor<2xui64>) -> tensor<2x4xui16>
  return %0, %1, %2, %3 : tensor<2xui64>, tensor<3xui32>, tensor<2x2xui32>, tensor<2x4xui16>
}

// Numbers of other kinds go through unsigned integers of their width.
// CHECK-LABEL: func.func @bitcasts_of_numbers
// CHECK: stablehlo.bitcast_convert {{.*}} : (tensor<3x2xbf16>) -> tensor<3x2xui16>
// CHECK: stablehlo.bitcast_convert {{.*}} : (tensor<3xui32>) -> tensor<3xf32>
// CHECK: stablehlo.bitcast_convert {{.*}} : (tensor<2xf64>) -> tensor<2xui64>
// CHECK: stablehlo.bitcast_convert {{.*}} : (tensor<2x8xui8>) -> tensor<2x8xi8>
func.func @bitcasts_of_numbers(%narrow: tensor<3x2xbf16>, %wide: tensor<2xf64>) -> (tensor<3xf32>, tensor<2x8xi8>) {
  %0 = stablehlo.bitcast_convert %narrow : (tensor<3x2xbf16>) -> tensor<3xf32>
  %1 = stablehlo.bitcast_convert %wide : (tensor<2xf64>) -> tensor<2x8xi8>
  return %0, %1 : tensor<3xf32>, tensor<2x8xi8>
}

// Threefry's two words of a block lie side by side along a dimension of even size, else along the largest.
// CHECK-LABEL: func.func @threefry
// CHECK-NOT: rng_bit_generator
// CHECK: stablehlo.concatenate {{.*}} dim = 2 : (tensor<3x2x1xui32>, tensor<3x2x1xui32>) -> tensor<3x2x2xui32>
// CHECK: stablehlo.concatenate {{.*}} dim = 1 : (tensor<3x1x3xui8>, tensor<3x1x3xui8>) -> tensor<3x2x3xui8>
// CHECK: stablehlo.slice {{.*}} : (tensor<6x3xui8>) -> tensor<5x3xui8>
// CHECK: return
func.func @threefry(%state: tensor<2xui64>) -> (tensor<3x4xui32>, tensor<5x3xui8>, tensor<3xui64>, tensor<ui32>, tensor<2xui64>) {
  %0, %words = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  %1, %bytes = stablehlo.rng_bit_generator %0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui8>)
  %2, %wide = stablehlo.rng_bit_generator %1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  %3, %one = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %words, %bytes, %wide, %one, %3 : tensor<3x4xui32>, tensor<5x3xui8>, tensor<3xui64>, tensor<ui32>, tensor<2xui64>
}

// A state of three words has a counter of two, which both run over.
// CHECK-LABEL: func.func @long_counter
// CHECK-NOT: rng_bit_generator
// CHECK: return
func.func @long_counter(%given: tensor<3xui64>) -> (tensor<3xui64>, tensor<16xui32>, tensor<3xui64>, tensor<5xi16>) {
  %state = stablehlo.constant dense<[7, 18446744073709551614, 41]> : tensor<3xui64>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<16xui32>)
  %other, %signed = stablehlo.rng_bit_generator %given, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xi16>)
  return %next, %bits, %other, %signed : tensor<3xui64>, tensor<16xui32>, tensor<3xui64>, tensor<5xi16>
}

// Numbers of other kinds have the bits of unsigned integers; a state of narrow words is one of wide ones.
// CHECK-LABEL: func.func @other_kinds
// CHECK-NOT: rng_bit_generator
// CHECK: stablehlo.bitcast_convert {{.*}} : (tensor<4xui32>) -> tensor<4xf32>
// CHECK: return
func.func @other_kinds(%state: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xi32>) {
  %next, %floats = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<4xui32>) -> (tensor<4xui32>, tensor<4xf32>)
  %bits = stablehlo.bitcast_convert %floats : (tensor<4xf32>) -> tensor<4xi32>
  return %next, %bits : tensor<4xui32>, tensor<4xi32>
}

// Numbers of less than a byte stay, and what keeps its width.
// CHECK-LABEL: func.func @stays
// CHECK: stablehlo.rng_bit_generator
// CHECK: stablehlo.bitcast_convert
func.func @stays(%state: tensor<2xui64>, %x: tensor<4xf32>) -> (tensor<2xui64>, tensor<4xui32>) {
  %0, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui4>)
  %1 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>
  return %0, %1 : tensor<2xui64>, tensor<4xui32>
}
