// RUN: zero-run %s --interpret --as-is --print --entry=dynamic | FileCheck %s --check-prefix=DYNAMIC
// RUN: not zero-run %s --interpret --as-is --entry=wrong_shape 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: zero-run %s --interpret --as-is --entry=windows
// RUN: not zero-run %s --interpret --as-is --entry=wrong_sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not zero-run %s --interpret --as-is --entry=wrong_padding 2>&1 | FileCheck %s --check-prefix=PADDING
// RUN: zero-run %s --interpret --as-is --entry=complex_numbers
// RUN: zero-run %s --interpret --as-is --entry=chlo_ops
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

func.func @windows() {
  %x = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %i = stablehlo.constant dense<[[1, 1], [0, 9]]> : tensor<2x2xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<2x4xi32>, tensor<2x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[6, 7], [3, 4]]> : tensor<2x2xi32>
  %y = stablehlo.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>
  %k = stablehlo.constant dense<[[[1]], [[10]]]> : tensor<2x1x1xi32>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %1 = stablehlo.dynamic_conv(%y, %k, %padding) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xi32>, tensor<2x1x1xi32>, tensor<1x2xi64>) -> tensor<1x3x1xi32>
  check.expect_eq_const %1, dense<[[[10], [21], [32]]]> : tensor<1x3x1xi32>
  return
}

// SIZES: error: gathers slices of sizes [1, 3], expected [1, 2] for its result 'tensor<2x2xi32>'
func.func @wrong_sizes() {
  %x = stablehlo.constant dense<0> : tensor<2x4xi32>
  %i = stablehlo.constant dense<0> : tensor<2x2xi32>
  %sizes = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<2x4xi32>, tensor<2x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  return
}

// PADDING: error: computes size 2 in dimension 1, expected that of its result 'tensor<1x3x1xi32>'
func.func @wrong_padding() {
  %y = stablehlo.constant dense<0> : tensor<1x3x1xi32>
  %k = stablehlo.constant dense<0> : tensor<2x1x1xi32>
  %padding = stablehlo.constant dense<0> : tensor<1x2xi64>
  %1 = stablehlo.dynamic_conv(%y, %k, %padding) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xi32>, tensor<2x1x1xi32>, tensor<1x2xi64>) -> tensor<1x3x1xi32>
  return
}

// Ordered by real part, then imaginary; the angle of a complex point.
func.func @complex_numbers() {
  %x = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (2.0, 0.0), (-0.0, 0.0)]> : tensor<4xcomplex<f32>>
  %y = stablehlo.constant dense<[(1.0, 3.0), (1.0, 2.0), (1.0, 5.0), (0.0, 0.0)]> : tensor<4xcomplex<f32>>
  %less = stablehlo.compare LT, %x, %y, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  check.expect_eq_const %less, dense<[true, false, false, false]> : tensor<4xi1>
  %at_least = stablehlo.compare GE, %x, %y, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  check.expect_eq_const %at_least, dense<[false, true, true, true]> : tensor<4xi1>
  %a = stablehlo.constant dense<[(1.0, 0.0), (0.0, 0.0), (-1.0, 0.0)]> : tensor<3xcomplex<f64>>
  %b = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (1.0, 0.0)]> : tensor<3xcomplex<f64>>
  %angle = stablehlo.atan2 %a, %b : tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %angle, dense<[(0.78539816339744828, 0.0), (0.0, 0.0), (-0.78539816339744828, 0.0)]> : tensor<3xcomplex<f64>>, tolerance = 1.0e-14
  return
}

func.func @chlo_ops() {
  %x = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %square = chlo.square %x : tensor<2xf64> -> tensor<2xf64>
  check.expect_eq_const %square, dense<[1.0, 9.0]> : tensor<2xf64>
  %y = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf64>
  %sum = chlo.broadcast_add %x, %y : (tensor<2xf64>, tensor<2x1xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %sum, dense<[[2.0, 4.0], [3.0, 5.0]]> : tensor<2x2xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %0:2 = chlo.scan(%x) inits(%zero) dimension=0 {
  ^bb0(%input: tensor<f64>, %carry: tensor<f64>):
    %1 = stablehlo.add %input, %carry : tensor<f64>
    stablehlo.return %1, %1 : tensor<f64>, tensor<f64>
  } : (tensor<2xf64>, tensor<f64>) -> (tensor<2xf64>, tensor<f64>)
  check.expect_eq_const %0#0, dense<[1.0, 4.0]> : tensor<2xf64>
  return
}
