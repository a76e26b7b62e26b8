// Integers of 2 and 4 bits wrap, floats of at most 8 bits are rounded once per op.
// RUN: zero-run %s --interpret --as-is --entry=integers
// RUN: zero-run %s --interpret --as-is --entry=unsigned
// RUN: zero-run %s --interpret --as-is --entry=bits
// RUN: zero-run %s --interpret --as-is --entry=conversions
// RUN: zero-run %s --interpret --as-is --entry=floats
// RUN: zero-run %s --interpret --as-is --entry=reductions
// RUN: zero-run %s --interpret --as-is --entry=show --print | FileCheck %s
// RUN: not zero-run %s --interpret --as-is --entry=show --results=%t 2>&1 | FileCheck %s --check-prefix=FILE

func.func @integers() {
  %x = stablehlo.constant dense<[-8, -1, 0, 1, 7]> : tensor<5xi4>
  %y = stablehlo.constant dense<[-8, 3, 5, 7, 7]> : tensor<5xi4>
  %add = stablehlo.add %x, %y : tensor<5xi4>
  check.expect_eq_const %add, dense<[0, 2, 5, -8, -2]> : tensor<5xi4>
  %sub = stablehlo.subtract %x, %y : tensor<5xi4>
  check.expect_eq_const %sub, dense<[0, -4, -5, -6, 0]> : tensor<5xi4>
  %mul = stablehlo.multiply %x, %y : tensor<5xi4>
  check.expect_eq_const %mul, dense<[0, -3, 0, 7, 1]> : tensor<5xi4>
  %max = stablehlo.maximum %x, %y : tensor<5xi4>
  check.expect_eq_const %max, dense<[-8, 3, 5, 7, 7]> : tensor<5xi4>
  %neg = stablehlo.negate %x : tensor<5xi4>
  check.expect_eq_const %neg, dense<[-8, 1, 0, -1, -7]> : tensor<5xi4>
  %abs = stablehlo.abs %x : tensor<5xi4>
  check.expect_eq_const %abs, dense<[-8, 1, 0, 1, 7]> : tensor<5xi4>
  %minus = stablehlo.constant dense<-1> : tensor<5xi4>
  %div = stablehlo.divide %x, %minus : tensor<5xi4>
  check.expect_eq_const %div, dense<[-8, 1, 0, -1, -7]> : tensor<5xi4>
  %less = stablehlo.compare LT, %x, %y, SIGNED : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
  check.expect_eq_const %less, dense<[false, true, true, true, false]> : tensor<5xi1>
  %two = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %sum = stablehlo.add %two, %two : tensor<4xi2>
  check.expect_eq_const %sum, dense<[0, -2, 0, -2]> : tensor<4xi2>
  %iota = stablehlo.iota dim = 0 : tensor<4xi4>
  check.expect_eq_const %iota, dense<[0, 1, 2, 3]> : tensor<4xi4>
  return
}

func.func @unsigned() {
  %x = stablehlo.constant dense<[0, 8, 15]> : tensor<3xui4>
  %y = stablehlo.constant dense<[1, 8, 2]> : tensor<3xui4>
  %add = stablehlo.add %x, %y : tensor<3xui4>
  check.expect_eq_const %add, dense<[1, 0, 1]> : tensor<3xui4>
  %sub = stablehlo.subtract %x, %y : tensor<3xui4>
  check.expect_eq_const %sub, dense<[15, 0, 13]> : tensor<3xui4>
  %div = stablehlo.divide %x, %y : tensor<3xui4>
  check.expect_eq_const %div, dense<[0, 1, 7]> : tensor<3xui4>
  %two = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %mul = stablehlo.multiply %two, %two : tensor<4xui2>
  check.expect_eq_const %mul, dense<[0, 1, 0, 1]> : tensor<4xui2>
  return
}

// Only the bits of the type count.
func.func @bits() {
  %x = stablehlo.constant dense<[-8, -1, 0, 1, 7]> : tensor<5xi4>
  %one = stablehlo.constant dense<1> : tensor<5xi4>
  %far = stablehlo.constant dense<5> : tensor<5xi4>
  %not = stablehlo.not %x : tensor<5xi4>
  check.expect_eq_const %not, dense<[7, 0, -1, -2, -8]> : tensor<5xi4>
  %count = stablehlo.popcnt %x : tensor<5xi4>
  check.expect_eq_const %count, dense<[1, 4, 0, 1, 3]> : tensor<5xi4>
  %zeros = stablehlo.count_leading_zeros %x : tensor<5xi4>
  check.expect_eq_const %zeros, dense<[0, 0, 4, 3, 1]> : tensor<5xi4>
  %left = stablehlo.shift_left %x, %one : tensor<5xi4>
  check.expect_eq_const %left, dense<[0, -2, 0, 2, -2]> : tensor<5xi4>
  %arithmetic = stablehlo.shift_right_arithmetic %x, %one : tensor<5xi4>
  check.expect_eq_const %arithmetic, dense<[-4, -1, 0, 0, 3]> : tensor<5xi4>
  %logical = stablehlo.shift_right_logical %x, %one : tensor<5xi4>
  check.expect_eq_const %logical, dense<[4, 7, 0, 0, 3]> : tensor<5xi4>
  %out = stablehlo.shift_right_logical %x, %far : tensor<5xi4>
  check.expect_eq_const %out, dense<0> : tensor<5xi4>
  %sign = stablehlo.shift_right_arithmetic %x, %far : tensor<5xi4>
  check.expect_eq_const %sign, dense<[-1, -1, 0, 0, 0]> : tensor<5xi4>
  %pair = stablehlo.constant dense<[[1, -1], [2, 3]]> : tensor<2x2xi4>
  %byte = stablehlo.bitcast_convert %pair : (tensor<2x2xi4>) -> tensor<2xi8>
  check.expect_eq_const %byte, dense<[-15, 50]> : tensor<2xi8>
  %back = stablehlo.bitcast_convert %byte : (tensor<2xi8>) -> tensor<2x2xi4>
  check.expect_eq %back, %pair : tensor<2x2xi4>
  %predicates = stablehlo.constant dense<[true, false, false, false, true, true, true, true]> : tensor<8xi1>
  %whole = stablehlo.bitcast_convert %predicates : (tensor<8xi1>) -> tensor<i8>
  check.expect_eq_const %whole, dense<-15> : tensor<i8>
  %single = stablehlo.bitcast_convert %whole : (tensor<i8>) -> tensor<8xi1>
  check.expect_eq %single, %predicates : tensor<8xi1>
  %same = stablehlo.bitcast_convert %x : (tensor<5xi4>) -> tensor<5xui4>
  check.expect_eq_const %same, dense<[8, 15, 0, 1, 7]> : tensor<5xui4>
  %unsigned_one = stablehlo.constant dense<1> : tensor<5xui4>
  %unsigned_sign = stablehlo.shift_right_arithmetic %same, %unsigned_one : tensor<5xui4>
  check.expect_eq_const %unsigned_sign, dense<[12, 15, 0, 0, 3]> : tensor<5xui4>
  return
}

func.func @conversions() {
  %x = stablehlo.constant dense<[-8, -1, 7]> : tensor<3xi4>
  %wide = stablehlo.convert %x : (tensor<3xi4>) -> tensor<3xi32>
  check.expect_eq_const %wide, dense<[-8, -1, 7]> : tensor<3xi32>
  %complex = stablehlo.convert %x : (tensor<3xi4>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %complex, dense<[(-8.0, 0.0), (-1.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %big = stablehlo.constant dense<[9, -9, 300]> : tensor<3xi32>
  %wrapped = stablehlo.convert %big : (tensor<3xi32>) -> tensor<3xi4>
  check.expect_eq_const %wrapped, dense<[-7, 7, -4]> : tensor<3xi4>
  %floats = stablehlo.constant dense<[9.5, -1.5, -100.0]> : tensor<3xf32>
  %saturated = stablehlo.convert %floats : (tensor<3xf32>) -> tensor<3xi4>
  check.expect_eq_const %saturated, dense<[7, -1, -8]> : tensor<3xi4>
  %positive = stablehlo.convert %floats : (tensor<3xf32>) -> tensor<3xui4>
  check.expect_eq_const %positive, dense<[9, 0, 0]> : tensor<3xui4>
  %p = stablehlo.convert %x : (tensor<3xi4>) -> tensor<3xi1>
  check.expect_eq_const %p, dense<true> : tensor<3xi1>
  return
}

func.func @floats() {
  // 3 bits of mantissa: 1.0625 is a tie.
  %x = stablehlo.constant dense<[1.0625, 1.1875, 449.0, -0.001]> : tensor<4xf32>
  %f8 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  check.expect_eq_const %f8, dense<[1.0, 1.25, 448.0, -0.001953125]> : tensor<4xf8E4M3FN>
  %sum = stablehlo.add %f8, %f8 : tensor<4xf8E4M3FN>
  check.expect_eq_const %sum, dense<[2.0, 2.5, 0x7F, -0.00390625]> : tensor<4xf8E4M3FN>
  %root = stablehlo.sqrt %f8 : tensor<4xf8E4M3FN>
  check.expect_eq_const %root, dense<[1.0, 1.125, 22.0, 0x7F]> : tensor<4xf8E4M3FN>
  %wide = stablehlo.constant dense<[1.125, 65536.0]> : tensor<2xf32>
  %e5m2 = stablehlo.convert %wide : (tensor<2xf32>) -> tensor<2xf8E5M2>
  check.expect_eq_const %e5m2, dense<[1.0, 0x7C]> : tensor<2xf8E5M2>
  check.expect_close %f8, %f8 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  %four = stablehlo.convert %wide : (tensor<2xf32>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %four, dense<[1.0, 6.0]> : tensor<2xf4E2M1FN>
  return
}

func.func @reductions() {
  %x = stablehlo.constant dense<[[1, 2, 3], [7, 7, 7]]> : tensor<2x3xi4>
  %zero = stablehlo.constant dense<0> : tensor<i4>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  check.expect_eq_const %sum, dense<[6, 5]> : tensor<2xi4>
  %dot = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x2xi32>
  check.expect_eq_const %dot, dense<[[14, 42], [42, 147]]> : tensor<2x2xi32>
  %f = stablehlo.constant dense<[1.0, 1.0625, 2.0]> : tensor<3xf8E5M2>
  %start = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %total = stablehlo.reduce(%f init: %start) applies stablehlo.add across dimensions = [0] : (tensor<3xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %total, dense<4.0> : tensor<f8E5M2>
  return
}

// CHECK: result0: tensor<2xi4> [-8, 7]
// CHECK: result1: tensor<1xf8E3M4> [0.5]
// FILE: cannot write tensor 'result0' of type 2xi4: the format has no such element type
func.func @show() -> (tensor<2xi4>, tensor<1xf8E3M4>) {
  %x = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %y = stablehlo.constant dense<0.5> : tensor<1xf8E3M4>
  return %x, %y : tensor<2xi4>, tensor<1xf8E3M4>
}
