// RUN: zero-run %s --interpret --as-is --print --entry=integers | FileCheck %s --check-prefix=INT
// RUN: zero-run %s --interpret --as-is --print --entry=floats | FileCheck %s --check-prefix=FLOAT
// RUN: zero-run %s --interpret --as-is --print --entry=narrow | FileCheck %s --check-prefix=NARROW
// RUN: zero-run %s --interpret --as-is --print --entry=predicates | FileCheck %s --check-prefix=PRED
// RUN: zero-run %s --interpret --as-is --print --entry=conversions | FileCheck %s --check-prefix=CONV

// Division by zero gives all ones, the remainder the dividend; the smallest number divided by -1 wraps. Shifts by the
// width or more give zero, or the sign.
func.func @integers() -> (tensor<5xi8>, tensor<5xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<2xui8>, tensor<3xi32>) {
  %a = stablehlo.constant dense<[7, -7, -128, 5, -5]> : tensor<5xi8>
  %b = stablehlo.constant dense<[2, 2, -1, 0, 0]> : tensor<5xi8>
  %div = stablehlo.divide %a, %b : tensor<5xi8>
  %rem = stablehlo.remainder %a, %b : tensor<5xi8>
  %s = stablehlo.constant dense<[-3, -3, -3, 64]> : tensor<4xi8>
  %n = stablehlo.constant dense<[1, 8, -1, 1]> : tensor<4xi8>
  %left = stablehlo.shift_left %s, %n : tensor<4xi8>
  %arithmetic = stablehlo.shift_right_arithmetic %s, %n : tensor<4xi8>
  %logical = stablehlo.shift_right_logical %s, %n : tensor<4xi8>
  %u = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %v = stablehlo.constant dense<[100, 0]> : tensor<2xui8>
  %sum = stablehlo.add %u, %v : tensor<2xui8>
  %base = stablehlo.constant dense<[3, -1, 2]> : tensor<3xi32>
  %exponent = stablehlo.constant dense<[4, -3, -1]> : tensor<3xi32>
  %power = stablehlo.power %base, %exponent : tensor<3xi32>
  return %div, %rem, %left, %arithmetic, %logical, %sum, %power
    : tensor<5xi8>, tensor<5xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<2xui8>, tensor<3xi32>
}
// INT: result0: tensor<5xi8> [3, -3, -128, -1, -1]
// INT: result1: tensor<5xi8> [1, -1, 0, 5, -5]
// INT: result2: tensor<4xi8> [-6, 0, 0, -128]
// INT: result3: tensor<4xi8> [-2, -1, -1, 32]
// INT: result4: tensor<4xi8> [126, 0, 0, 32]
// INT: result5: tensor<2xui8> [44, 3]
// INT: result6: tensor<3xi32> [81, -1, 0]

func.func @floats() -> (tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xi1>, tensor<4xi1>, tensor<3xf32>) {
  // NaN wins, and +0 is larger than -0.
  %a = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0]> : tensor<4xf32>
  %b = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0]> : tensor<4xf32>
  %max = stablehlo.maximum %a, %b : tensor<4xf32>
  %min = stablehlo.minimum %a, %b : tensor<4xf32>
  %x = stablehlo.constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5]> : tensor<6xf32>
  %even = stablehlo.round_nearest_even %x : tensor<6xf32>
  %away = stablehlo.round_nearest_afz %x : tensor<6xf32>
  %eq = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %total = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %low = stablehlo.constant dense<-1.0> : tensor<f32>
  %high = stablehlo.constant dense<1.0> : tensor<f32>
  %y = stablehlo.constant dense<[-7.0, 0.25, 7.0]> : tensor<3xf32>
  %clamped = stablehlo.clamp %low, %y, %high : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %max, %min, %even, %away, %eq, %total, %clamped
    : tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xi1>, tensor<4xi1>, tensor<3xf32>
}
// FLOAT: result0: tensor<4xf32> ["nan", "nan", 0, 0]
// FLOAT: result1: tensor<4xf32> ["nan", "nan", -0, -0]
// FLOAT: result2: tensor<6xf32> [0, 2, 2, -0, -2, -2]
// FLOAT: result3: tensor<6xf32> [1, 2, 3, -1, -2, -3]
// FLOAT: result4: tensor<4xi1> [false, false, true, true]
// FLOAT: result5: tensor<4xi1> [false, true, false, true]
// FLOAT: result6: tensor<3xf32> [-1, 0.25, 1]

// bf16 rounds once per op: 256 + 1 is 256 again and again.
func.func @narrow() -> (tensor<bf16>, tensor<f16>, tensor<f32>) {
  %big = stablehlo.constant dense<256.0> : tensor<bf16>
  %one = stablehlo.constant dense<1.0> : tensor<bf16>
  %1 = stablehlo.add %big, %one : tensor<bf16>
  %2 = stablehlo.add %1, %one : tensor<bf16>
  %h = stablehlo.constant dense<60000.0> : tensor<f16>
  %3 = stablehlo.add %h, %h : tensor<f16>
  %x = stablehlo.constant dense<1.00390625> : tensor<f32>
  %4 = stablehlo.reduce_precision %x, format = e5m7 : tensor<f32>
  return %2, %3, %4 : tensor<bf16>, tensor<f16>, tensor<f32>
}
// NARROW: result0: tensor<bf16> [256]
// NARROW: result1: tensor<f16> ["inf"]
// NARROW: result2: tensor<f32> [1]

func.func @predicates() -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<2xi32>) {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %add = stablehlo.add %a, %b : tensor<4xi1>
  %mul = stablehlo.multiply %a, %b : tensor<4xi1>
  %xor = stablehlo.xor %a, %b : tensor<4xi1>
  %p = stablehlo.constant dense<true> : tensor<i1>
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %chosen = stablehlo.select %p, %x, %y : tensor<i1>, tensor<2xi32>
  return %add, %mul, %xor, %chosen : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<2xi32>
}
// PRED: result0: tensor<4xi1> [true, true, true, false]
// PRED: result1: tensor<4xi1> [true, false, false, false]
// PRED: result2: tensor<4xi1> [false, true, true, false]
// PRED: result3: tensor<2xi32> [1, 2]

func.func @conversions() -> (tensor<5xi8>, tensor<3xui8>, tensor<3xi1>, tensor<2xi16>, tensor<2xbf16>) {
  %x = stablehlo.constant dense<[1.9, -1.9, 300.0, -300.0, 0x7FC00000]> : tensor<5xf32>
  %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xi8>
  %y = stablehlo.constant dense<[-1.0, 255.9, 1.0e9]> : tensor<3xf64>
  %1 = stablehlo.convert %y : (tensor<3xf64>) -> tensor<3xui8>
  %z = stablehlo.constant dense<[0.0, 0.1, -0.0]> : tensor<3xf32>
  %2 = stablehlo.convert %z : (tensor<3xf32>) -> tensor<3xi1>
  %w = stablehlo.constant dense<65537> : tensor<i32>
  %3 = stablehlo.bitcast_convert %w : (tensor<i32>) -> tensor<2xi16>
  %v = stablehlo.constant dense<[1.00390625000001, 1.00390625]> : tensor<2xf64>
  %4 = stablehlo.convert %v : (tensor<2xf64>) -> tensor<2xbf16>
  return %0, %1, %2, %3, %4 : tensor<5xi8>, tensor<3xui8>, tensor<3xi1>, tensor<2xi16>, tensor<2xbf16>
}
// CONV: result0: tensor<5xi8> [1, -1, 127, -128, 0]
// CONV: result1: tensor<3xui8> [0, 255, 255]
// CONV: result2: tensor<3xi1> [false, true, false]
// CONV: result3: tensor<2xi16> [1, 1]
// CONV: result4: tensor<2xbf16> [1.0078125, 1]
