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

// What has another state, another kind of numbers or another width on the same side stays.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-3: stablehlo.rng_bit_generator
// CHECK: stablehlo.bitcast_convert
func.func @stays(%state: tensor<2xui64>, %long: tensor<3xui64>, %x: tensor<4xf32>) -> (tensor<4xui32>, tensor<4xui32>, tensor<4xf32>, tensor<4xui32>) {
  %0, %threefry = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %1, %philox = stablehlo.rng_bit_generator %long, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  %2, %floats = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  %3 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>
  return %threefry, %philox, %floats, %3 : tensor<4xui32>, tensor<4xui32>, tensor<4xf32>, tensor<4xui32>
}
