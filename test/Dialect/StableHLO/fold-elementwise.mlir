// What each elementwise op folds to, on constants and otherwise.
// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// CHECK-LABEL: @unary_floats
// CHECK-DAG: %[[ABS:.*]] = stablehlo.constant dense<[2.500000e+00, 0.000000e+00]> : tensor<2xf32>
// CHECK-DAG: %[[CEIL:.*]] = stablehlo.constant dense<[-2.000000e+00, -0.000000e+00]> : tensor<2xf32>
// CHECK-DAG: %[[FLOOR:.*]] = stablehlo.constant dense<[-3.000000e+00, -0.000000e+00]> : tensor<2xf32>
// CHECK-DAG: %[[SIGN:.*]] = stablehlo.constant dense<[-1.000000e+00, -0.000000e+00]> : tensor<2xf32>
// CHECK-DAG: %[[FINITE:.*]] = stablehlo.constant dense<[true, false]> : tensor<2xi1>
// CHECK: return %[[ABS]], %[[CEIL]], %[[FLOOR]], %[[ABS]], %[[FLOOR]], %[[CEIL]], %[[SIGN]], %[[FINITE]] :
func.func @unary_floats() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>) {
  %x = stablehlo.constant dense<[-2.5, -0.0]> : tensor<2xf32>
  %inf = stablehlo.constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
  %0 = stablehlo.abs %x : tensor<2xf32>
  %1 = stablehlo.ceil %x : tensor<2xf32>
  %2 = stablehlo.floor %x : tensor<2xf32>
  %3 = stablehlo.negate %x : tensor<2xf32>
  %4 = stablehlo.round_nearest_afz %x : tensor<2xf32>
  %5 = stablehlo.round_nearest_even %x : tensor<2xf32>
  %6 = stablehlo.sign %x : tensor<2xf32>
  %7 = stablehlo.is_finite %inf : (tensor<2xf32>) -> tensor<2xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>
}

// CHECK-LABEL: @unary_integers
// CHECK-DAG: %[[ABS:.*]] = stablehlo.constant dense<[-128, 7]> : tensor<2xi8>
// CHECK-DAG: %[[CLZ:.*]] = stablehlo.constant dense<[0, 5]> : tensor<2xi8>
// CHECK-DAG: %[[NEGATE:.*]] = stablehlo.constant dense<[-128, -7]> : tensor<2xi8>
// CHECK-DAG: %[[NOT:.*]] = stablehlo.constant dense<[127, -8]> : tensor<2xi8>
// CHECK-DAG: %[[ONES:.*]] = stablehlo.constant dense<[1, 3]> : tensor<2xi8>
// CHECK-DAG: %[[SIGN:.*]] = stablehlo.constant dense<[-1, 1]> : tensor<2xi8>
// CHECK-DAG: %[[P:.*]] = stablehlo.constant dense<[false, true]> : tensor<2xi1>
// CHECK: return %[[ABS]], %[[CLZ]], %[[NEGATE]], %[[NOT]], %[[ONES]], %[[SIGN]], %[[P]] :
func.func @unary_integers() -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi1>) {
  %x = stablehlo.constant dense<[-128, 7]> : tensor<2xi8>
  %p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %0 = stablehlo.abs %x : tensor<2xi8>
  %1 = stablehlo.count_leading_zeros %x : tensor<2xi8>
  %2 = stablehlo.negate %x : tensor<2xi8>
  %3 = stablehlo.not %x : tensor<2xi8>
  %4 = stablehlo.popcnt %x : tensor<2xi8>
  %5 = stablehlo.sign %x : tensor<2xi8>
  %6 = stablehlo.not %p : tensor<2xi1>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi1>
}

// CHECK-LABEL: @binary_integers
// CHECK-DAG: %[[OR:.*]] = stablehlo.constant dense<[-119, 7]> : tensor<2xi8>
// CHECK-DAG: %[[REM:.*]] = stablehlo.constant dense<[-2, 2]> : tensor<2xi8>
// CHECK-DAG: %[[SRA:.*]] = stablehlo.constant dense<[-2, 0]> : tensor<2xi8>
// CHECK-DAG: %[[SIGN:.*]] = stablehlo.constant dense<[-1, 7]> : tensor<2xi8>
// CHECK-DAG: %[[XOR:.*]] = stablehlo.constant dense<[-119, 2]> : tensor<2xi8>
// CHECK-DAG: %[[AND:.*]] = stablehlo.constant dense<[-120, 7]> : tensor<2xi8>
// CHECK-DAG: %[[SRL:.*]] = stablehlo.constant dense<[1, 7]> : tensor<2xi8>
// CHECK: return %[[OR]], %[[REM]], %[[SRA]], %[[SIGN]], %[[XOR]], %[[AND]], %[[SRL]] :
func.func @binary_integers() -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) {
  %x = stablehlo.constant dense<[-120, 7]> : tensor<2xi8>
  %one = stablehlo.constant dense<[1, 5]> : tensor<2xi8>
  %y = stablehlo.constant dense<[59, 5]> : tensor<2xi8>
  %six = stablehlo.constant dense<[6, 3]> : tensor<2xi8>
  %wide = stablehlo.constant dense<[7, 0]> : tensor<2xi8>
  %0 = stablehlo.or %x, %one : tensor<2xi8>
  %1 = stablehlo.remainder %x, %y : tensor<2xi8>
  %2 = stablehlo.shift_right_arithmetic %x, %six : tensor<2xi8>
  %3 = stablehlo.shift_right_arithmetic %x, %wide : tensor<2xi8>
  %4 = stablehlo.xor %x, %one : tensor<2xi8>
  %5 = stablehlo.and %x, %x : tensor<2xi8>
  %6 = stablehlo.shift_right_logical %x, %wide : tensor<2xi8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
}

// The sign of a remainder is the dividend's, for floats too.
// CHECK-LABEL: @remainder
// CHECK: %[[R:.*]] = stablehlo.constant dense<[-1.500000e+00, 1.500000e+00]> : tensor<2xf32>
// CHECK-NEXT: return %[[R]]
func.func @remainder() -> tensor<2xf32> {
  %x = stablehlo.constant dense<[-5.5, 5.5]> : tensor<2xf32>
  %y = stablehlo.constant dense<[2.0, -2.0]> : tensor<2xf32>
  %0 = stablehlo.remainder %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @identities
// CHECK-SAME: %[[N:.*]]: tensor<4xi32>, %[[X:.*]]: tensor<4xf32>
// CHECK-DAG: %[[ONES:.*]] = stablehlo.constant dense<-1> : tensor<i32>
// CHECK-DAG: %[[ALL:.*]] = stablehlo.broadcast_in_dim %[[ONES]]
// CHECK: return %[[N]], %[[N]], %[[ALL]], %[[N]], %[[N]], %[[N]], %[[X]]
func.func @identities(%n: tensor<4xi32>, %x: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %ones = stablehlo.constant dense<-1> : tensor<4xi32>
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.or %n, %zero : tensor<4xi32>
  %1 = stablehlo.or %n, %n : tensor<4xi32>
  %2 = stablehlo.or %ones, %n : tensor<4xi32>
  %3 = stablehlo.xor %zero, %n : tensor<4xi32>
  %4 = stablehlo.shift_right_arithmetic %n, %zero : tensor<4xi32>
  %inner = stablehlo.not %n : tensor<4xi32>
  %5 = stablehlo.not %inner : tensor<4xi32>
  %6 = stablehlo.power %x, %one : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
}

// Once is enough.
// CHECK-LABEL: @idempotent
// CHECK-COUNT-1: stablehlo.abs
// CHECK-NEXT: stablehlo.ceil
// CHECK-NEXT: stablehlo.floor
// CHECK-NEXT: stablehlo.round_nearest_afz
// CHECK-NEXT: stablehlo.round_nearest_even
// CHECK-NEXT: stablehlo.sign
// CHECK-NEXT: return
func.func @idempotent(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %abs = stablehlo.abs %x : tensor<4xf32>
  %abs2 = stablehlo.abs %abs : tensor<4xf32>
  %ceil = stablehlo.ceil %x : tensor<4xf32>
  %ceil2 = stablehlo.ceil %ceil : tensor<4xf32>
  %floor = stablehlo.floor %x : tensor<4xf32>
  %floor2 = stablehlo.floor %floor : tensor<4xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %x : tensor<4xf32>
  %round_nearest_afz2 = stablehlo.round_nearest_afz %round_nearest_afz : tensor<4xf32>
  %round_nearest_even = stablehlo.round_nearest_even %x : tensor<4xf32>
  %round_nearest_even2 = stablehlo.round_nearest_even %round_nearest_even : tensor<4xf32>
  %sign = stablehlo.sign %x : tensor<4xf32>
  %sign2 = stablehlo.sign %sign : tensor<4xf32>
  return %abs2, %ceil2, %floor2, %round_nearest_afz2, %round_nearest_even2, %sign2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
