// RUN: zero-run %s --interpret --as-is --print --entry=dynamic | FileCheck %s --check-prefix=DYNAMIC
// RUN: not zero-run %s --interpret --as-is --entry=wrong_shape 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not zero-run %s --interpret --as-is --entry=set_size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not zero-run %s --interpret --as-is --entry=rng 2>&1 | FileCheck %s --check-prefix=RNG
// RUN: zero-run %s --interpret --as-is --print --entry=calls | FileCheck %s --check-prefix=CALLS

func.func @dynamic() -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x1xi32>, tensor<6xi32>, tensor<2xi32>, tensor<i32>, tensor<2x3xi32>) {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<3xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  %1 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi64>) -> tensor<2x3xi32>
  %column = stablehlo.constant dense<[3, 1]> : tensor<2xi64>
  %2 = stablehlo.dynamic_reshape %x, %column : (tensor<3xi32>, tensor<2xi64>) -> tensor<3x1xi32>
  %nine = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %zero = stablehlo.constant dense<0> : tensor<1xi64>
  %3 = stablehlo.dynamic_pad %x, %nine, %one, %zero, %one
    : (tensor<3xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %4 = stablehlo.real_dynamic_slice %x, %zero, %three, %two
    : (tensor<3xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi32>
  %5 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<3xi32>) -> tensor<i32>
  %6 = stablehlo.broadcast %x, sizes = [2] : (tensor<3xi32>) -> tensor<2x3xi32>
  return %0, %1, %2, %3, %4, %5, %6
    : tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x1xi32>, tensor<6xi32>, tensor<2xi32>, tensor<i32>, tensor<2x3xi32>
}
// DYNAMIC: result0: tensor<2x3xi32> [1, 2, 3, 1, 2, 3]
// DYNAMIC: result1: tensor<2x3xi32> [0, 0, 0, 1, 1, 1]
// DYNAMIC: result2: tensor<3x1xi32> [1, 2, 3]
// DYNAMIC: result3: tensor<6xi32> [9, 1, 9, 2, 9, 3]
// DYNAMIC: result4: tensor<2xi32> [1, 3]
// DYNAMIC: result5: tensor<i32> [3]
// DYNAMIC: result6: tensor<2x3xi32> [1, 2, 3, 1, 2, 3]

func.func @wrong_shape() -> tensor<2x3xi32> {
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  // SHAPE: error: computes the shape [3, 2], expected that of its result 'tensor<2x3xi32>'
  %0 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi64>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

func.func @set_size() -> tensor<3xi32> {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  // SIZE: error: sets dimension 0 to size 2, expected 3, as shapes are static
  %0 = stablehlo.set_dimension_size %x, %two, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @rng() -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<3> : tensor<1xi64>
  // RNG: error: 'stablehlo.rng' gives other numbers on every run, so it has no reference result; draw from a key
  %0 = stablehlo.rng %zero, %one, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// A composite is its decomposition; a map applies its body to each element; tokens are passed on.
func.func @calls() -> (tensor<2xf32>, tensor<2xf32>) {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = stablehlo.composite "zero.twice" %x {decomposition = @twice} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.map"(%0, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<0.5> : tensor<f32>
    %s = stablehlo.multiply %a, %b : tensor<f32>
    %r = stablehlo.add %s, %c : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %token = stablehlo.create_token : !stablehlo.token
  %after = stablehlo.after_all %token, %token : !stablehlo.token
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
// CALLS: result0: tensor<2xf32> [2, 4]
// CALLS: result1: tensor<2xf32> [2.5, 8.5]
