module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<8x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<12x8xf32>, %arg5: tensor<12x16xf32>) -> (tensor<16xf32> {jax.result_info = "result[0]['momentum']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['momentum']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['params']['w']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
    %0 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x16xf32>) -> tensor<12x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x16xf32>
    %4 = stablehlo.subtract %3, %arg5 : tensor<12x16xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<12x16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<12x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %10 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<12x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.reshape %13 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.dot_general %12, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<12x8xf32>) -> tensor<16x8xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.add %cst_7, %19 : tensor<f32>
    %21 = stablehlo.multiply %17, %17 : tensor<8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.add %20, %22 : tensor<f32>
    %24 = stablehlo.sqrt %23 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %cst_9, %24 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.minimum %cst_10, %25 : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.multiply %27, %arg0 : tensor<16xf32>
    %29 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.multiply %29, %15 : tensor<16xf32>
    %31 = stablehlo.add %28, %30 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %33 = stablehlo.multiply %32, %arg1 : tensor<8x16xf32>
    %34 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %35 = stablehlo.multiply %34, %17 : tensor<8x16xf32>
    %36 = stablehlo.add %33, %35 : tensor<8x16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.multiply %37, %31 : tensor<16xf32>
    %39 = stablehlo.subtract %arg2, %38 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<8x16xf32>
    %42 = stablehlo.subtract %arg3, %41 : tensor<8x16xf32>
    return %31, %36, %39, %42, %9 : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<f32>
  }
}
