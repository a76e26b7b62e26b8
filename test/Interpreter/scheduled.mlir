// Kernels, library calls, views and futures as values: the meaning of a scheduled program.
// RUN: zero-run %s --interpret --as-is --entry=products --print | FileCheck %s --check-prefix=PRODUCTS
// RUN: zero-run %s --interpret --as-is --entry=collectives --print | FileCheck %s --check-prefix=RANKS

zero.mesh @mesh ["dp" = 2]
zero.stream @compute
zero.stream @comm
zero.communicator @dp_gathers over @mesh["dp"] for gathers
zero.communicator @dp_reductions over @mesh["dp"] for reductions
zero.layout @u on @mesh {dtype = f32, block = 2 : i64, elements = 4 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3] at 0>]}

// [1 2 3; 4 5 6]: its transpose times itself, from column 1 on, added to ones; rows one after the other in batches.
// PRODUCTS: result0: tensor<2x2xf32> [30, 37, 37, 46]
// PRODUCTS: result1: tensor<2x1xf32> [5, 25]
// PRODUCTS: result2: tensor<3xi32> [1073741824, 1077936128, 1082130432]
// PRODUCTS: result3: tensor<2x3xf32> [1, 2, 3, 4, 5, 6]
func.func @products() -> (tensor<2x2xf32>, tensor<2x1xf32>, tensor<3xi32>, tensor<2x3xf32>) {
  %x, %ones = zero.dispatch @make() tied [-1, -1] : () -> (tensor<2x3xf32>, tensor<2x2xf32>)
  %sum = zero.gemm %x, %x init(%ones : tensor<2x2xf32>) {m = 2 : i64, n = 2 : i64, k = 2 : i64, batch = array<i64>, a_strides = array<i64: 1, 3>,
    b_strides = array<i64: 3, 1>, c_strides = array<i64: 2, 1>, a_offset = 1 : i64, b_offset = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  %part = zero.view %x at 1 : tensor<2x3xf32> -> tensor<3xi32>
  %last = zero.view %x at 2 : tensor<2x3xf32> -> tensor<2x2xf32>
  %dots = zero.gemm %x, %last {m = 1 : i64, n = 1 : i64, k = 1 : i64, batch = array<i64: 2>, a_strides = array<i64: 3, 1, 3>,
    b_strides = array<i64: 1, 1, 2>, c_strides = array<i64: 1, 1, 1>} : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<2x1xf32>
  %shifted = zero.dispatch @add(%dots) tied [0] : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %copy = zero.copy %x : tensor<2x3xf32>
  return %sum, %shifted, %part, %copy : tensor<2x2xf32>, tensor<2x1xf32>, tensor<3xi32>, tensor<2x3xf32>
}

// The padding of the pack is NaN.
// RANKS: result0: tensor<4xf32> [2, 4, 6, "nan"]
// RANKS: result1: tensor<3xf32> [2, 4, 6]
func.func @collectives() -> (tensor<4xf32>, tensor<3xf32>) {
  %w = zero.dispatch @row() tied [-1] : () -> tensor<3xf32>
  %f = zero.pack %w {unit = @u} : (tensor<3xf32>) -> tensor<4xf32>
  %0 = zero.collective_start reduce_scatter add %f on @comm over @dp_reductions {units = [@u]} : (tensor<4xf32>) -> !zero.future<tensor<2xf32>>
  %1 = zero.collective_start all_reduce add %w on @comm over @dp_reductions : (tensor<3xf32>) -> !zero.future<tensor<3xf32>>
  %g = zero.await %0 on @compute : !zero.future<tensor<2xf32>> -> tensor<2xf32>
  %2 = zero.collective_start all_gather %g on @comm over @dp_gathers {units = [@u]} : (tensor<2xf32>) -> !zero.future<tensor<4xf32>>
  %sum = zero.await %1 on @compute : !zero.future<tensor<3xf32>> -> tensor<3xf32>
  %whole = zero.await %2 on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
  return %whole, %sum : tensor<4xf32>, tensor<3xf32>
}

func.func private @make() -> (tensor<2x3xf32>, tensor<2x2xf32>) attributes {zero.kernel} {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<2x2xf32>
}
func.func private @row() -> tensor<3xf32> attributes {zero.kernel} {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func private @add(%0: tensor<2x1xf32>) -> tensor<2x1xf32> attributes {zero.kernel} {
  %1 = stablehlo.constant dense<[[2.0], [5.0]]> : tensor<2x1xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x1xf32>
  return %2 : tensor<2x1xf32>
}
