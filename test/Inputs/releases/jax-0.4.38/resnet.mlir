module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "first/bn/bias" next = 0>}, %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "first/bn/scale" next = 1>}, %arg2: tensor<3x3x3x4xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "first/filter" next = 2>}, %arg3: tensor<8xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "head/bias" next = 3>}, %arg4: tensor<4x8xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "head/kernel" next = 4>}, %arg5: tensor<4xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "stage_0_0/conv_1/bn/bias" next = 5>}, %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "stage_0_0/conv_1/bn/scale" next = 6>}, %arg7: tensor<3x3x4x4xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "stage_0_0/conv_1/filter" next = 7>}, %arg8: tensor<4xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "stage_0_0/conv_2/bn/bias" next = 8>}, %arg9: tensor<4xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "stage_0_0/conv_2/bn/scale" next = 9>}, %arg10: tensor<3x3x4x4xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "stage_0_0/conv_2/filter" next = 10>}, %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/bias" next = 11 of = "first/bn/bias">}, %arg12: tensor<4xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/scale" next = 12 of = "first/bn/scale">}, %arg13: tensor<3x3x3x4xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/filter" next = 13 of = "first/filter">}, %arg14: tensor<8xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/bias" next = 14 of = "head/bias">}, %arg15: tensor<4x8xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/kernel" next = 15 of = "head/kernel">}, %arg16: tensor<4xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/bias" next = 16 of = "stage_0_0/conv_1/bn/bias">}, %arg17: tensor<4xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/scale" next = 17 of = "stage_0_0/conv_1/bn/scale">}, %arg18: tensor<3x3x4x4xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/filter" next = 18 of = "stage_0_0/conv_1/filter">}, %arg19: tensor<4xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/bias" next = 19 of = "stage_0_0/conv_2/bn/bias">}, %arg20: tensor<4xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/scale" next = 20 of = "stage_0_0/conv_2/bn/scale">}, %arg21: tensor<3x3x4x4xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/filter" next = 21 of = "stage_0_0/conv_2/filter">}, %arg22: tensor<4xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<model_state "model_state/first/bn/mean" next = 22>}, %arg23: tensor<4xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<model_state "model_state/first/bn/variance" next = 23>}, %arg24: tensor<4xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/mean" next = 24>}, %arg25: tensor<4xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/variance" next = 25>}, %arg26: tensor<4xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/mean" next = 26>}, %arg27: tensor<4xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/variance" next = 27>}, %arg28: tensor<4x8x8x3xf32> {zero.role = #zero.role<batch "images" dim = 0>}, %arg29: tensor<4xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<4xf32> {jax.result_info = "[0].params['first']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "[0].params['first']['bn']['scale']"}, tensor<3x3x3x4xf32> {jax.result_info = "[0].params['first']['filter']"}, tensor<8xf32> {jax.result_info = "[0].params['head']['bias']"}, tensor<4x8xf32> {jax.result_info = "[0].params['head']['kernel']"}, tensor<4xf32> {jax.result_info = "[0].params['stage_0_0']['conv_1']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "[0].params['stage_0_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "[0].params['stage_0_0']['conv_1']['filter']"}, tensor<4xf32> {jax.result_info = "[0].params['stage_0_0']['conv_2']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "[0].params['stage_0_0']['conv_2']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "[0].params['stage_0_0']['conv_2']['filter']"}, tensor<4xf32> {jax.result_info = "[0].opt_state[1][0].trace['first']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "[0].opt_state[1][0].trace['first']['bn']['scale']"}, tensor<3x3x3x4xf32> {jax.result_info = "[0].opt_state[1][0].trace['first']['filter']"}, tensor<8xf32> {jax.result_info = "[0].opt_state[1][0].trace['head']['bias']"}, tensor<4x8xf32> {jax.result_info = "[0].opt_state[1][0].trace['head']['kernel']"}, tensor<4xf32> {jax.result_info = "[0].opt_state[1][0].trace['stage_0_0']['conv_1']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "[0].opt_state[1][0].trace['stage_0_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "[0].opt_state[1][0].trace['stage_0_0']['conv_1']['filter']"}, tensor<4xf32> {jax.result_info = "[0].opt_state[1][0].trace['stage_0_0']['conv_2']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "[0].opt_state[1][0].trace['stage_0_0']['conv_2']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "[0].opt_state[1][0].trace['stage_0_0']['conv_2']['filter']"}, tensor<4xf32> {jax.result_info = "[0].model_state['first']['bn']['mean']"}, tensor<4xf32> {jax.result_info = "[0].model_state['first']['bn']['variance']"}, tensor<4xf32> {jax.result_info = "[0].model_state['stage_0_0']['conv_1']['bn']['mean']"}, tensor<4xf32> {jax.result_info = "[0].model_state['stage_0_0']['conv_1']['bn']['variance']"}, tensor<4xf32> {jax.result_info = "[0].model_state['stage_0_0']['conv_2']['bn']['mean']"}, tensor<4xf32> {jax.result_info = "[0].model_state['stage_0_0']['conv_2']['bn']['variance']"}, tensor<f32> {jax.result_info = "[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.convolution(%arg28, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<4x8x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<4x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<4x8x8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.divide %7, %8 : tensor<4xf32>
    %10 = stablehlo.multiply %3, %3 : tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %3 : tensor<4xf32>
    %13 = stablehlo.subtract %9, %10 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.multiply %14, %arg22 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.multiply %16, %3 : tensor<4xf32>
    %18 = stablehlo.add %15, %17 : tensor<4xf32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.multiply %19, %arg23 : tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.multiply %21, %13 : tensor<4xf32>
    %23 = stablehlo.add %20, %22 : tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %26 = stablehlo.subtract %0, %25 : tensor<4x8x8x4xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.add %13, %27 : tensor<4xf32>
    %29 = stablehlo.rsqrt %28 : tensor<4xf32>
    %30 = stablehlo.divide %29, %28 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<4xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %35 = stablehlo.multiply %26, %34 : tensor<4x8x8x4xf32>
    %36 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<4x8x8x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %41 = stablehlo.add %38, %40 : tensor<4x8x8x4xf32>
    %42 = call @relu(%41) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %44 = stablehlo.compare  GT, %41, %43,  FLOAT : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xi1>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %46 = stablehlo.convolution(%42, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.divide %47, %48 : tensor<4xf32>
    %50 = stablehlo.multiply %46, %46 : tensor<4x8x8x4xf32>
    %51 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %52 = stablehlo.multiply %51, %46 : tensor<4x8x8x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %55 = stablehlo.divide %53, %54 : tensor<4xf32>
    %56 = stablehlo.multiply %49, %49 : tensor<4xf32>
    %57 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.multiply %57, %49 : tensor<4xf32>
    %59 = stablehlo.subtract %55, %56 : tensor<4xf32>
    %60 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.multiply %60, %arg24 : tensor<4xf32>
    %62 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.multiply %62, %49 : tensor<4xf32>
    %64 = stablehlo.add %61, %63 : tensor<4xf32>
    %65 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %66 = stablehlo.multiply %65, %arg25 : tensor<4xf32>
    %67 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.multiply %67, %59 : tensor<4xf32>
    %69 = stablehlo.add %66, %68 : tensor<4xf32>
    %70 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %72 = stablehlo.subtract %46, %71 : tensor<4x8x8x4xf32>
    %73 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.add %59, %73 : tensor<4xf32>
    %75 = stablehlo.rsqrt %74 : tensor<4xf32>
    %76 = stablehlo.divide %75, %74 : tensor<4xf32>
    %77 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<4xf32>
    %79 = stablehlo.broadcast_in_dim %75, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %81 = stablehlo.multiply %72, %80 : tensor<4x8x8x4xf32>
    %82 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %84 = stablehlo.multiply %81, %83 : tensor<4x8x8x4xf32>
    %85 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %87 = stablehlo.add %84, %86 : tensor<4x8x8x4xf32>
    %88 = call @relu(%87) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %89 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %90 = stablehlo.compare  GT, %87, %89,  FLOAT : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xi1>
    %91 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %92 = stablehlo.convolution(%88, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.divide %93, %94 : tensor<4xf32>
    %96 = stablehlo.multiply %92, %92 : tensor<4x8x8x4xf32>
    %97 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %98 = stablehlo.multiply %97, %92 : tensor<4x8x8x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%96 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %100 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %101 = stablehlo.divide %99, %100 : tensor<4xf32>
    %102 = stablehlo.multiply %95, %95 : tensor<4xf32>
    %103 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %104 = stablehlo.multiply %103, %95 : tensor<4xf32>
    %105 = stablehlo.subtract %101, %102 : tensor<4xf32>
    %106 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %107 = stablehlo.multiply %106, %arg26 : tensor<4xf32>
    %108 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.multiply %108, %95 : tensor<4xf32>
    %110 = stablehlo.add %107, %109 : tensor<4xf32>
    %111 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %112 = stablehlo.multiply %111, %arg27 : tensor<4xf32>
    %113 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %114 = stablehlo.multiply %113, %105 : tensor<4xf32>
    %115 = stablehlo.add %112, %114 : tensor<4xf32>
    %116 = stablehlo.broadcast_in_dim %95, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %118 = stablehlo.subtract %92, %117 : tensor<4x8x8x4xf32>
    %119 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %120 = stablehlo.add %105, %119 : tensor<4xf32>
    %121 = stablehlo.rsqrt %120 : tensor<4xf32>
    %122 = stablehlo.divide %121, %120 : tensor<4xf32>
    %123 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<4xf32>
    %125 = stablehlo.broadcast_in_dim %121, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %127 = stablehlo.multiply %118, %126 : tensor<4x8x8x4xf32>
    %128 = stablehlo.broadcast_in_dim %arg9, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %130 = stablehlo.multiply %127, %129 : tensor<4x8x8x4xf32>
    %131 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %133 = stablehlo.add %130, %132 : tensor<4x8x8x4xf32>
    %134 = stablehlo.add %133, %42 : tensor<4x8x8x4xf32>
    %135 = call @relu(%134) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %136 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %137 = stablehlo.compare  GT, %134, %136,  FLOAT : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xi1>
    %138 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%135 init: %cst_12) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %cst_13 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %141 = stablehlo.divide %139, %140 : tensor<4x4xf32>
    %142 = stablehlo.dot_general %141, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %143 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %145 = stablehlo.add %142, %144 : tensor<4x8xf32>
    %146:3 = call @log_softmax(%145) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x1xf32>)
    %147 = call @_one_hot(%arg29) : (tensor<4xi32>) -> tensor<4x8xf32>
    %148 = stablehlo.multiply %146#0, %147 : tensor<4x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %151 = stablehlo.divide %150, %cst_16 : tensor<f32>
    %152 = stablehlo.negate %151 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.negate %cst_17 : tensor<f32>
    %154 = stablehlo.divide %153, %cst_16 : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
    %157 = stablehlo.multiply %156, %147 : tensor<4x8xf32>
    %158 = call @log_softmax_0(%146#1, %146#2, %157) : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %160 = stablehlo.reshape %159 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %162 = stablehlo.dot_general %158, %141, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %163 = stablehlo.transpose %162, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %164 = stablehlo.dot_general %158, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %165 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %166 = stablehlo.divide %164, %165 : tensor<4x4xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x8x8x4xf32>
    %168 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %169 = stablehlo.select %137, %167, %168 : tensor<4x8x8x4xi1>, tensor<4x8x8x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %171 = stablehlo.reshape %170 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %173 = stablehlo.multiply %127, %169 : tensor<4x8x8x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %175 = stablehlo.reshape %174 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %177 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %178 = stablehlo.multiply %169, %177 : tensor<4x8x8x4xf32>
    %179 = stablehlo.multiply %118, %178 : tensor<4x8x8x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.reduce(%179 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %181 = stablehlo.reshape %180 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_25) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %183 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %184 = stablehlo.multiply %178, %183 : tensor<4x8x8x4xf32>
    %185 = stablehlo.multiply %182, %124 : tensor<4xf32>
    %186 = stablehlo.negate %185 : tensor<4xf32>
    %187 = stablehlo.multiply %186, %104 : tensor<4xf32>
    %188 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %189 = stablehlo.divide %185, %188 : tensor<4xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %191 = stablehlo.multiply %190, %98 : tensor<4x8x8x4xf32>
    %192 = stablehlo.negate %184 : tensor<4x8x8x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %194 = stablehlo.reshape %193 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %196 = stablehlo.add %191, %184 : tensor<4x8x8x4xf32>
    %197 = stablehlo.add %187, %195 : tensor<4xf32>
    %198 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %199 = stablehlo.divide %197, %198 : tensor<4xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %201 = stablehlo.add %196, %200 : tensor<4x8x8x4xf32>
    %202 = stablehlo.convolution(%88, %201) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %203 = stablehlo.reverse %arg10, dims = [0, 1] : tensor<3x3x4x4xf32>
    %204 = stablehlo.convolution(%201, %203) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %205 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %206 = stablehlo.select %90, %204, %205 : tensor<4x8x8x4xi1>, tensor<4x8x8x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %208 = stablehlo.reshape %207 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %210 = stablehlo.multiply %81, %206 : tensor<4x8x8x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %212 = stablehlo.reshape %211 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %214 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %215 = stablehlo.multiply %206, %214 : tensor<4x8x8x4xf32>
    %216 = stablehlo.multiply %72, %215 : tensor<4x8x8x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %218 = stablehlo.reshape %217 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_33) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %220 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %221 = stablehlo.multiply %215, %220 : tensor<4x8x8x4xf32>
    %222 = stablehlo.multiply %219, %78 : tensor<4xf32>
    %223 = stablehlo.negate %222 : tensor<4xf32>
    %224 = stablehlo.multiply %223, %58 : tensor<4xf32>
    %225 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %226 = stablehlo.divide %222, %225 : tensor<4xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %228 = stablehlo.multiply %227, %52 : tensor<4x8x8x4xf32>
    %229 = stablehlo.negate %221 : tensor<4x8x8x4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_34) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %231 = stablehlo.reshape %230 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %233 = stablehlo.add %228, %221 : tensor<4x8x8x4xf32>
    %234 = stablehlo.add %224, %232 : tensor<4xf32>
    %235 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %236 = stablehlo.divide %234, %235 : tensor<4xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %238 = stablehlo.add %233, %237 : tensor<4x8x8x4xf32>
    %239 = stablehlo.convolution(%42, %238) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x4x4xf32>
    %240 = stablehlo.reverse %arg7, dims = [0, 1] : tensor<3x3x4x4xf32>
    %241 = stablehlo.convolution(%238, %240) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x8x8x4xf32>
    %242 = stablehlo.add %169, %241 : tensor<4x8x8x4xf32>
    %243 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %244 = stablehlo.select %44, %242, %243 : tensor<4x8x8x4xi1>, tensor<4x8x8x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%244 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %246 = stablehlo.reshape %245 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %248 = stablehlo.multiply %35, %244 : tensor<4x8x8x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %250 = stablehlo.reshape %249 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_39) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %252 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %253 = stablehlo.multiply %244, %252 : tensor<4x8x8x4xf32>
    %254 = stablehlo.multiply %26, %253 : tensor<4x8x8x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %256 = stablehlo.reshape %255 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %258 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<4x8x8x4xf32>
    %259 = stablehlo.multiply %253, %258 : tensor<4x8x8x4xf32>
    %260 = stablehlo.multiply %257, %32 : tensor<4xf32>
    %261 = stablehlo.negate %260 : tensor<4xf32>
    %262 = stablehlo.multiply %261, %12 : tensor<4xf32>
    %263 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %264 = stablehlo.divide %260, %263 : tensor<4xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %266 = stablehlo.multiply %265, %6 : tensor<4x8x8x4xf32>
    %267 = stablehlo.negate %259 : tensor<4x8x8x4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %269 = stablehlo.reshape %268 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269 init: %cst_43) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %271 = stablehlo.add %266, %259 : tensor<4x8x8x4xf32>
    %272 = stablehlo.add %262, %270 : tensor<4xf32>
    %273 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %274 = stablehlo.divide %272, %273 : tensor<4xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [3] : (tensor<4xf32>) -> tensor<4x8x8x4xf32>
    %276 = stablehlo.add %271, %275 : tensor<4x8x8x4xf32>
    %277 = stablehlo.convolution(%arg28, %276) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x3xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x3x4xf32>
    %278 = stablehlo.multiply %247, %247 : tensor<4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %280 = stablehlo.add %cst_7, %279 : tensor<f32>
    %281 = stablehlo.multiply %251, %251 : tensor<4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %283 = stablehlo.add %280, %282 : tensor<f32>
    %284 = stablehlo.multiply %277, %277 : tensor<3x3x3x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x3x4xf32>, tensor<f32>) -> tensor<f32>
    %286 = stablehlo.add %283, %285 : tensor<f32>
    %287 = stablehlo.multiply %161, %161 : tensor<8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %289 = stablehlo.add %286, %288 : tensor<f32>
    %290 = stablehlo.multiply %163, %163 : tensor<4x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %292 = stablehlo.add %289, %291 : tensor<f32>
    %293 = stablehlo.multiply %209, %209 : tensor<4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %295 = stablehlo.add %292, %294 : tensor<f32>
    %296 = stablehlo.multiply %213, %213 : tensor<4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %298 = stablehlo.add %295, %297 : tensor<f32>
    %299 = stablehlo.multiply %239, %239 : tensor<3x3x4x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.reduce(%299 init: %cst_51) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x4x4xf32>, tensor<f32>) -> tensor<f32>
    %301 = stablehlo.add %298, %300 : tensor<f32>
    %302 = stablehlo.multiply %172, %172 : tensor<4xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.reduce(%302 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %304 = stablehlo.add %301, %303 : tensor<f32>
    %305 = stablehlo.multiply %176, %176 : tensor<4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%305 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %307 = stablehlo.add %304, %306 : tensor<f32>
    %308 = stablehlo.multiply %202, %202 : tensor<3x3x4x4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_54) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x4x4xf32>, tensor<f32>) -> tensor<f32>
    %310 = stablehlo.add %307, %309 : tensor<f32>
    %311 = stablehlo.sqrt %310 : tensor<f32>
    %312 = stablehlo.compare  LT, %311, %cst_17,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %313 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %314 = stablehlo.divide %247, %313 : tensor<4xf32>
    %315 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %316 = stablehlo.multiply %314, %315 : tensor<4xf32>
    %317 = stablehlo.select %312, %247, %316 : tensor<i1>, tensor<4xf32>
    %318 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %319 = stablehlo.divide %251, %318 : tensor<4xf32>
    %320 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %321 = stablehlo.multiply %319, %320 : tensor<4xf32>
    %322 = stablehlo.select %312, %251, %321 : tensor<i1>, tensor<4xf32>
    %323 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %324 = stablehlo.divide %277, %323 : tensor<3x3x3x4xf32>
    %325 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %326 = stablehlo.multiply %324, %325 : tensor<3x3x3x4xf32>
    %327 = stablehlo.select %312, %277, %326 : tensor<i1>, tensor<3x3x3x4xf32>
    %328 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %329 = stablehlo.divide %161, %328 : tensor<8xf32>
    %330 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %331 = stablehlo.multiply %329, %330 : tensor<8xf32>
    %332 = stablehlo.select %312, %161, %331 : tensor<i1>, tensor<8xf32>
    %333 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %334 = stablehlo.divide %163, %333 : tensor<4x8xf32>
    %335 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %336 = stablehlo.multiply %334, %335 : tensor<4x8xf32>
    %337 = stablehlo.select %312, %163, %336 : tensor<i1>, tensor<4x8xf32>
    %338 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %339 = stablehlo.divide %209, %338 : tensor<4xf32>
    %340 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %341 = stablehlo.multiply %339, %340 : tensor<4xf32>
    %342 = stablehlo.select %312, %209, %341 : tensor<i1>, tensor<4xf32>
    %343 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %344 = stablehlo.divide %213, %343 : tensor<4xf32>
    %345 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %346 = stablehlo.multiply %344, %345 : tensor<4xf32>
    %347 = stablehlo.select %312, %213, %346 : tensor<i1>, tensor<4xf32>
    %348 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %349 = stablehlo.divide %239, %348 : tensor<3x3x4x4xf32>
    %350 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %351 = stablehlo.multiply %349, %350 : tensor<3x3x4x4xf32>
    %352 = stablehlo.select %312, %239, %351 : tensor<i1>, tensor<3x3x4x4xf32>
    %353 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %354 = stablehlo.divide %172, %353 : tensor<4xf32>
    %355 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %356 = stablehlo.multiply %354, %355 : tensor<4xf32>
    %357 = stablehlo.select %312, %172, %356 : tensor<i1>, tensor<4xf32>
    %358 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %359 = stablehlo.divide %176, %358 : tensor<4xf32>
    %360 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %361 = stablehlo.multiply %359, %360 : tensor<4xf32>
    %362 = stablehlo.select %312, %176, %361 : tensor<i1>, tensor<4xf32>
    %363 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %364 = stablehlo.divide %202, %363 : tensor<3x3x4x4xf32>
    %365 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %366 = stablehlo.multiply %364, %365 : tensor<3x3x4x4xf32>
    %367 = stablehlo.select %312, %202, %366 : tensor<i1>, tensor<3x3x4x4xf32>
    %368 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %369 = stablehlo.multiply %368, %arg11 : tensor<4xf32>
    %370 = stablehlo.add %317, %369 : tensor<4xf32>
    %371 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %372 = stablehlo.multiply %371, %arg12 : tensor<4xf32>
    %373 = stablehlo.add %322, %372 : tensor<4xf32>
    %374 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %375 = stablehlo.multiply %374, %arg13 : tensor<3x3x3x4xf32>
    %376 = stablehlo.add %327, %375 : tensor<3x3x3x4xf32>
    %377 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %378 = stablehlo.multiply %377, %arg14 : tensor<8xf32>
    %379 = stablehlo.add %332, %378 : tensor<8xf32>
    %380 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %381 = stablehlo.multiply %380, %arg15 : tensor<4x8xf32>
    %382 = stablehlo.add %337, %381 : tensor<4x8xf32>
    %383 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %384 = stablehlo.multiply %383, %arg16 : tensor<4xf32>
    %385 = stablehlo.add %342, %384 : tensor<4xf32>
    %386 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %387 = stablehlo.multiply %386, %arg17 : tensor<4xf32>
    %388 = stablehlo.add %347, %387 : tensor<4xf32>
    %389 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %390 = stablehlo.multiply %389, %arg18 : tensor<3x3x4x4xf32>
    %391 = stablehlo.add %352, %390 : tensor<3x3x4x4xf32>
    %392 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %393 = stablehlo.multiply %392, %arg19 : tensor<4xf32>
    %394 = stablehlo.add %357, %393 : tensor<4xf32>
    %395 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %396 = stablehlo.multiply %395, %arg20 : tensor<4xf32>
    %397 = stablehlo.add %362, %396 : tensor<4xf32>
    %398 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %399 = stablehlo.multiply %398, %arg21 : tensor<3x3x4x4xf32>
    %400 = stablehlo.add %367, %399 : tensor<3x3x4x4xf32>
    %cst_55 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %402 = stablehlo.multiply %401, %370 : tensor<4xf32>
    %403 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %404 = stablehlo.multiply %403, %373 : tensor<4xf32>
    %405 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %406 = stablehlo.multiply %405, %376 : tensor<3x3x3x4xf32>
    %407 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %408 = stablehlo.multiply %407, %379 : tensor<8xf32>
    %409 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %410 = stablehlo.multiply %409, %382 : tensor<4x8xf32>
    %411 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %412 = stablehlo.multiply %411, %385 : tensor<4xf32>
    %413 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %414 = stablehlo.multiply %413, %388 : tensor<4xf32>
    %415 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %416 = stablehlo.multiply %415, %391 : tensor<3x3x4x4xf32>
    %417 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %418 = stablehlo.multiply %417, %394 : tensor<4xf32>
    %419 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %420 = stablehlo.multiply %419, %397 : tensor<4xf32>
    %421 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %422 = stablehlo.multiply %421, %400 : tensor<3x3x4x4xf32>
    %423 = stablehlo.add %arg0, %402 : tensor<4xf32>
    %424 = stablehlo.add %arg1, %404 : tensor<4xf32>
    %425 = stablehlo.add %arg2, %406 : tensor<3x3x3x4xf32>
    %426 = stablehlo.add %arg3, %408 : tensor<8xf32>
    %427 = stablehlo.add %arg4, %410 : tensor<4x8xf32>
    %428 = stablehlo.add %arg5, %412 : tensor<4xf32>
    %429 = stablehlo.add %arg6, %414 : tensor<4xf32>
    %430 = stablehlo.add %arg7, %416 : tensor<3x3x4x4xf32>
    %431 = stablehlo.add %arg8, %418 : tensor<4xf32>
    %432 = stablehlo.add %arg9, %420 : tensor<4xf32>
    %433 = stablehlo.add %arg10, %422 : tensor<3x3x4x4xf32>
    return %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %370, %373, %376, %379, %382, %385, %388, %391, %394, %397, %400, %18, %23, %64, %69, %110, %115, %152 : tensor<4xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x8x8x4xf32>
    return %1 : tensor<4x8x8x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<4x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %3 = stablehlo.compare  EQ, %arg0, %2,  FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %4 = stablehlo.convert %3 : (tensor<4x8xi1>) -> tensor<4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<4xf32>
    %8 = stablehlo.compare  EQ, %0, %7,  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<4xi1>, tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.compare  EQ, %12, %7,  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<4xi1>, tensor<4xf32>
    %17 = stablehlo.divide %11, %16 : tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<4x8xf32>
    %21 = stablehlo.exponential %20 : tensor<4x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %24 = stablehlo.log %23 : tensor<4x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<4x8xf32>
    return %26, %21, %23 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<4xi32>) -> tensor<4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<4x8xi32>
    %4 = stablehlo.compare  EQ, %2, %3,  SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %5 = stablehlo.convert %4 : (tensor<4x8xi1>) -> tensor<4x8xf32>
    return %5 : tensor<4x8xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x8xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x8xf32>
    return %7 : tensor<4x8xf32>
  }
}
