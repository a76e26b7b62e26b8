// A buffer that a loop of unknown length carries, zeros before it, with as many steps as a rank has rows: which of its
// dimensions holds the rows is not guessed at once, but found from where the proof ends.
// RUN: zero-opt %s --zero-to-replica=ranks=4 | FileCheck %s
// RUN: zero-opt %s --zero-to-replica=ranks=2 -o /dev/null

// CHECK: stablehlo.while
// CHECK-SAME: tensor<2x2x3xf32>, tensor<2x3xf32>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8x3xf32>, %arg2: tensor<i32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3x3xf32>) -> tensor<8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg2, %iterArg_7 = %arg0, %iterArg_8 = %c, %iterArg_9 = %1, %iterArg_10 = %arg1) : tensor<i32>, tensor<3x3xf32>, tensor<i32>, tensor<2x8x3xf32>, tensor<8x3xf32>
    cond {
      %18 = stablehlo.compare LT, %iterArg_8, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<2> : tensor<i32>
      %18 = func.call @remainder(%iterArg_8, %c_11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %19:2 = func.call @_take(%iterArg_9, %18) : (tensor<2x8x3xf32>, tensor<i32>) -> (tensor<8x3xf32>, tensor<1xi32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.compare GT, %iterArg_8, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.add %19#0, %iterArg_10 : tensor<8x3xf32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %22 = stablehlo.compare EQ, %iterArg_8, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %23 = func.call @_where_0(%22, %iterArg_10, %19#0) : (tensor<i1>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
      %24 = func.call @_where_0(%20, %21, %23) : (tensor<i1>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_8, %c_14 : tensor<i32>
      %c_15 = stablehlo.constant dense<2> : tensor<i32>
      %26 = func.call @remainder(%iterArg_8, %c_15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %27:2 = func.call @dynamic_update_index_in_dim(%iterArg_9, %24, %26) : (tensor<2x8x3xf32>, tensor<8x3xf32>, tensor<i32>) -> (tensor<2x8x3xf32>, tensor<i32>)
      %28 = stablehlo.dot_general %iterArg_10, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3x3xf32>) -> tensor<8x3xf32>
      %29 = stablehlo.tanh %28 : tensor<8x3xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
      %31 = stablehlo.subtract %30, %29 : tensor<8x3xf32>
      stablehlo.return %iterArg, %iterArg_7, %25, %27#0, %29 : tensor<i32>, tensor<3x3xf32>, tensor<i32>, tensor<2x8x3xf32>, tensor<8x3xf32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2#3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<8x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<8x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<8x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %10 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<8x3xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3x3xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<3x3xf32>
    %17 = stablehlo.subtract %arg0, %16 : tensor<3x3xf32>
    return %17, %9 : tensor<3x3xf32>, tensor<f32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take(%arg0: tensor<2x8x3xf32>, %arg1: tensor<i32>) -> (tensor<8x3xf32>, tensor<1xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8, 3>}> : (tensor<2x8x3xf32>, tensor<1xi32>) -> tensor<8x3xf32>
    return %1, %0 : tensor<8x3xf32>, tensor<1xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<8x3xf32>, %arg2: tensor<8x3xf32>) -> tensor<8x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x3xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<i32>) -> (tensor<2x8x3xf32>, tensor<i32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1, %c_2 : (tensor<2x8x3xf32>, tensor<1x8x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x3xf32>
    return %4, %3 : tensor<2x8x3xf32>, tensor<i32>
  }
}

