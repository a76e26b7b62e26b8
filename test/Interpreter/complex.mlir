// RUN: zero-run %s --interpret --as-is --print --entry=arithmetic | FileCheck %s --check-prefix=ARITH
// RUN: zero-run %s --interpret --as-is --print --entry=functions | FileCheck %s --check-prefix=FUNC
// RUN: zero-run %s --interpret --as-is --print --entry=products | FileCheck %s --check-prefix=PROD
// RUN: zero-run %s --interpret --as-is --print --entry=ends | FileCheck %s --check-prefix=ENDS
// RUN: not zero-run %s --interpret --as-is --print --entry=order 2>&1 | FileCheck %s --check-prefix=ORDER

func.func @arithmetic() -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>,
                            tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xf32>) {
  %a = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %b = stablehlo.constant dense<(0.5, -1.0)> : tensor<2xcomplex<f32>>
  %sum = stablehlo.add %a, %b : tensor<2xcomplex<f32>>
  %product = stablehlo.multiply %a, %b : tensor<2xcomplex<f32>>
  %quotient = stablehlo.divide %a, %b : tensor<2xcomplex<f32>>
  %sign = stablehlo.sign %a : tensor<2xcomplex<f32>>
  %c = stablehlo.constant dense<[(1.0, 2.0), (-3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %ne = stablehlo.compare NE, %a, %c : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  %wide = stablehlo.convert %a : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f64>>
  %real = stablehlo.convert %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %sum, %product, %quotient, %sign, %ne, %wide, %real
    : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>,
      tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xf32>
}
// ARITH: result0: tensor<2xcomplex<f32>> {{\[}}[1.5, 1], [-2.5, 3]]
// ARITH: result1: tensor<2xcomplex<f32>> {{\[}}[2.5, 0], [2.5, 5]]
// ARITH: result2: tensor<2xcomplex<f32>> {{\[}}[-1.2, 1.6], [-4.4, -0.8]]
// ARITH: result3: tensor<2xcomplex<f32>> {{\[}}[0.4472136, 0.8944272], [-0.6, 0.8]]
// ARITH: result4: tensor<2xi1> [false, true]
// ARITH: result5: tensor<2xcomplex<f64>> {{\[}}[1, 2], [-3, 4]]
// ARITH: result6: tensor<2xf32> [1, -3]

// The square root is the one with a real part >= 0; 0^0 is 1.
func.func @functions() -> (tensor<2xcomplex<f64>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %a = stablehlo.constant dense<[(-4.0, 0.0), (0.0, 2.0)]> : tensor<2xcomplex<f64>>
  %sqrt = stablehlo.sqrt %a : tensor<2xcomplex<f64>>
  %pi = stablehlo.constant dense<[(1.0, 3.14159274)]> : tensor<1xcomplex<f32>>
  %exp = stablehlo.exponential %pi : tensor<1xcomplex<f32>>
  %tiny = stablehlo.constant dense<[(1.0e-20, 1.0e-20)]> : tensor<1xcomplex<f32>>
  %log1p = stablehlo.log_plus_one %tiny : tensor<1xcomplex<f32>>
  %base = stablehlo.constant dense<[(0.0, 0.0), (0.0, 0.0), (0.0, 1.0)]> : tensor<3xcomplex<f32>>
  %exponent = stablehlo.constant dense<[(0.0, 0.0), (2.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  %power = stablehlo.power %base, %exponent : tensor<3xcomplex<f32>>
  return %sqrt, %exp, %log1p, %power
    : tensor<2xcomplex<f64>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>
}
// FUNC: result0: tensor<2xcomplex<f64>> {{\[}}[0, 2], [1, 1]]
// FUNC: result1: tensor<1xcomplex<f32>> {{\[}}[-2.7182817, -2.3763
// FUNC: result2: tensor<1xcomplex<f32>> {{\[}}[1e-20, 1e-20]]
// FUNC: result3: tensor<3xcomplex<f32>> {{\[}}[1, 0], [0, 0], [-1, 

// NaN in one part makes both parts of the sign NaN; towards predicates the imaginary part is dropped.
func.func @ends() -> (tensor<3xcomplex<f32>>, tensor<2xi1>) {
  %a = stablehlo.constant dense<[(0x7FC00000, 1.0), (0x7F800000, 0x7FC00000), (-0.0, 0.0)]> : tensor<3xcomplex<f32>>
  %sign = stablehlo.sign %a : tensor<3xcomplex<f32>>
  %b = stablehlo.constant dense<[(0.0, 1.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %pred = stablehlo.convert %b : (tensor<2xcomplex<f32>>) -> tensor<2xi1>
  return %sign, %pred : tensor<3xcomplex<f32>>, tensor<2xi1>
}
// ENDS: result0: tensor<3xcomplex<f32>> {{\[}}["nan", "nan"], ["nan", "nan"], [-0, 0]]
// ENDS: result1: tensor<2xi1> [false, true]

func.func @products() -> (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>, tensor<2x1xcomplex<f64>>) {
  %a = stablehlo.constant dense<[[(1.0, 2.0), (3.0, -1.0)]]> : tensor<1x2xcomplex<f32>>
  %b = stablehlo.constant dense<[[(0.0, 1.0)], [(2.0, 0.0)]]> : tensor<2x1xcomplex<f32>>
  %dot = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<1x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1]
    : (tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %c = stablehlo.constant dense<[[(1.0, 2.0), (3.0, -1.0)]]> : tensor<1x2xcomplex<f64>>
  %t = stablehlo.transpose %c, dims = [1, 0] : (tensor<1x2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
  return %dot, %sum, %t : tensor<1x1xcomplex<f32>>, tensor<complex<f32>>, tensor<2x1xcomplex<f64>>
}
// PROD: result0: tensor<1x1xcomplex<f32>> {{\[}}[4, -1]]
// PROD: result1: tensor<complex<f32>> {{\[}}[4, 1]]
// PROD: result2: tensor<2x1xcomplex<f64>> {{\[}}[1, 2], [3, -1]]

func.func @order() -> tensor<2xcomplex<f32>> {
  %c = stablehlo.constant dense<[(1.0, 2.0), (-3.0, -4.0)]> : tensor<2xcomplex<f32>>
  // ORDER: complex.mlir:[[# @LINE + 1]]:8: error: the interpreter does not define 'stablehlo.maximum' on element type complex<f32>
  %0 = stablehlo.maximum %c, %c : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
