module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "layer_0/bias" next = 0>}, %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "layer_0/kernel" next = 1>}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "layer_1/bias" next = 2>}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "layer_1/kernel" next = 3>}, %arg4: tensor<8xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "layer_2/bias" next = 4>}, %arg5: tensor<16x8xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "layer_2/kernel" next = 5>}, %arg6: tensor<i32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 6>}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/bias" next = 7 of = "layer_0/bias">}, %arg8: tensor<8x16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/kernel" next = 8 of = "layer_0/kernel">}, %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/bias" next = 9 of = "layer_1/bias">}, %arg10: tensor<16x16xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/kernel" next = 10 of = "layer_1/kernel">}, %arg11: tensor<8xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_2/bias" next = 11 of = "layer_2/bias">}, %arg12: tensor<16x8xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_2/kernel" next = 12 of = "layer_2/kernel">}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/bias" next = 13 of = "layer_0/bias">}, %arg14: tensor<8x16xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/kernel" next = 14 of = "layer_0/kernel">}, %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/bias" next = 15 of = "layer_1/bias">}, %arg16: tensor<16x16xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/kernel" next = 16 of = "layer_1/kernel">}, %arg17: tensor<8xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_2/bias" next = 17 of = "layer_2/bias">}, %arg18: tensor<16x8xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_2/kernel" next = 18 of = "layer_2/kernel">}, %arg19: tensor<12x8xf32> {zero.role = #zero.role<batch "features" dim = 0>}, %arg20: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}, %arg21: tensor<4xui32> {zero.role = #zero.role<rng "rng">}) -> (tensor<16xf32> {jax.result_info = "result[0].params['layer_0']['bias']"}, tensor<8x16xf32> {jax.result_info = "result[0].params['layer_0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['layer_1']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['layer_1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0].params['layer_2']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0].params['layer_2']['kernel']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['layer_0']['bias']"}, tensor<8x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['layer_0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['layer_1']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['layer_1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].mu['layer_2']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0].opt_state[1][0].mu['layer_2']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['layer_0']['bias']"}, tensor<8x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['layer_0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['layer_1']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['layer_1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].nu['layer_2']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0].opt_state[1][0].nu['layer_2']['kernel']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x16xf32>) -> tensor<12x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x16xf32>
    %4 = call @relu(%3) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %8 = stablehlo.reshape %arg21 : (tensor<4xui32>) -> tensor<2x2xui32>
    %9 = call @_threefry_fold_in(%8, %c) : (tensor<2x2xui32>, tensor<ui32>) -> tensor<2x2xui32>
    %10 = stablehlo.reshape %9 : (tensor<2x2xui32>) -> tensor<4xui32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %11 = call @_bernoulli(%10, %cst_1) : (tensor<4xui32>, tensor<f32>) -> tensor<12x16xi1>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %13 = stablehlo.divide %4, %12 : tensor<12x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14:2 = call @_where(%11, %13, %cst_3) : (tensor<12x16xi1>, tensor<12x16xf32>, tensor<f32>) -> (tensor<12x16xf32>, tensor<12x16xf32>)
    %15 = stablehlo.dot_general %14#0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %18 = stablehlo.add %15, %17 : tensor<12x16xf32>
    %19 = call @relu(%18) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %21 = stablehlo.compare GT, %18, %20, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<ui32>
    %23 = stablehlo.reshape %arg21 : (tensor<4xui32>) -> tensor<2x2xui32>
    %24 = call @_threefry_fold_in(%23, %c_6) : (tensor<2x2xui32>, tensor<ui32>) -> tensor<2x2xui32>
    %25 = stablehlo.reshape %24 : (tensor<2x2xui32>) -> tensor<4xui32>
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %26 = call @_bernoulli(%25, %cst_7) : (tensor<4xui32>, tensor<f32>) -> tensor<12x16xi1>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %28 = stablehlo.divide %19, %27 : tensor<12x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29:2 = call @_where(%26, %28, %cst_9) : (tensor<12x16xi1>, tensor<12x16xf32>, tensor<f32>) -> (tensor<12x16xf32>, tensor<12x16xf32>)
    %30 = stablehlo.dot_general %29#0, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x8xf32>) -> tensor<12x8xf32>
    %31 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
    %33 = stablehlo.add %30, %32 : tensor<12x8xf32>
    %34:3 = call @log_softmax(%33) : (tensor<12x8xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x1xf32>)
    %35 = call @_one_hot(%arg20) : (tensor<12xi32>) -> tensor<12x8xf32>
    %36 = stablehlo.multiply %34#0, %35 : tensor<12x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_12 : tensor<f32>
    %40 = stablehlo.negate %39 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.negate %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_14 : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<12xf32>) -> tensor<12x8xf32>
    %45 = stablehlo.multiply %44, %35 : tensor<12x8xf32>
    %46 = call @log_softmax_0(%34#1, %34#2, %45) : (tensor<12x8xf32>, tensor<12x1xf32>, tensor<12x8xf32>) -> tensor<12x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<12x8xf32>, tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.reshape %47 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %50 = stablehlo.dot_general %46, %29#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<12x16xf32>) -> tensor<8x16xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %52 = stablehlo.dot_general %46, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<16x8xf32>) -> tensor<12x16xf32>
    %53 = call @_where_1(%26, %29#1, %52) : (tensor<12x16xi1>, tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %55 = stablehlo.divide %53, %54 : tensor<12x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %57 = stablehlo.select %21, %55, %56 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %59 = stablehlo.reshape %58 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %61 = stablehlo.dot_general %57, %14#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<16x16xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %63 = stablehlo.dot_general %57, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %64 = call @_where_1(%11, %14#1, %63) : (tensor<12x16xi1>, tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %66 = stablehlo.divide %64, %65 : tensor<12x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %68 = stablehlo.select %6, %66, %67 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %70 = stablehlo.reshape %69 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %72 = stablehlo.dot_general %68, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<12x8xf32>) -> tensor<16x8xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %74 = chlo.square %71 : tensor<16xf32> -> tensor<16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %76 = chlo.square %75 : tensor<16xf32> -> tensor<16xf32>
    %77 = stablehlo.add %74, %76 : tensor<16xf32>
    %78 = chlo.square %73 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %80 = chlo.square %79 : tensor<8x16xf32> -> tensor<8x16xf32>
    %81 = stablehlo.add %78, %80 : tensor<8x16xf32>
    %82 = chlo.square %60 : tensor<16xf32> -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %84 = chlo.square %83 : tensor<16xf32> -> tensor<16xf32>
    %85 = stablehlo.add %82, %84 : tensor<16xf32>
    %86 = chlo.square %62 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %88 = chlo.square %87 : tensor<16x16xf32> -> tensor<16x16xf32>
    %89 = stablehlo.add %86, %88 : tensor<16x16xf32>
    %90 = chlo.square %49 : tensor<8xf32> -> tensor<8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %92 = chlo.square %91 : tensor<8xf32> -> tensor<8xf32>
    %93 = stablehlo.add %90, %92 : tensor<8xf32>
    %94 = chlo.square %51 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %96 = chlo.square %95 : tensor<16x8xf32> -> tensor<16x8xf32>
    %97 = stablehlo.add %94, %96 : tensor<16x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%77 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%81 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%85 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%89 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%93 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%97 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.add %cst_37, %98 : tensor<f32>
    %105 = stablehlo.add %104, %99 : tensor<f32>
    %106 = stablehlo.add %105, %100 : tensor<f32>
    %107 = stablehlo.add %106, %101 : tensor<f32>
    %108 = stablehlo.add %107, %102 : tensor<f32>
    %109 = stablehlo.add %108, %103 : tensor<f32>
    %110 = stablehlo.sqrt %109 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.compare LT, %110, %cst_38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %112 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %113 = stablehlo.divide %71, %112 : tensor<16xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<16xf32>
    %116 = stablehlo.select %111, %71, %115 : tensor<i1>, tensor<16xf32>
    %117 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %118 = stablehlo.divide %73, %117 : tensor<8x16xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %120 = stablehlo.multiply %118, %119 : tensor<8x16xf32>
    %121 = stablehlo.select %111, %73, %120 : tensor<i1>, tensor<8x16xf32>
    %122 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %123 = stablehlo.divide %60, %122 : tensor<16xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<16xf32>
    %126 = stablehlo.select %111, %60, %125 : tensor<i1>, tensor<16xf32>
    %127 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %128 = stablehlo.divide %62, %127 : tensor<16x16xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %130 = stablehlo.multiply %128, %129 : tensor<16x16xf32>
    %131 = stablehlo.select %111, %62, %130 : tensor<i1>, tensor<16x16xf32>
    %132 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %133 = stablehlo.divide %49, %132 : tensor<8xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %135 = stablehlo.multiply %133, %134 : tensor<8xf32>
    %136 = stablehlo.select %111, %49, %135 : tensor<i1>, tensor<8xf32>
    %137 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %138 = stablehlo.divide %51, %137 : tensor<16x8xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %140 = stablehlo.multiply %138, %139 : tensor<16x8xf32>
    %141 = stablehlo.select %111, %51, %140 : tensor<i1>, tensor<16x8xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %143 = stablehlo.multiply %142, %116 : tensor<16xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %145 = stablehlo.multiply %144, %arg7 : tensor<16xf32>
    %146 = stablehlo.add %143, %145 : tensor<16xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %148 = stablehlo.multiply %147, %121 : tensor<8x16xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %150 = stablehlo.multiply %149, %arg8 : tensor<8x16xf32>
    %151 = stablehlo.add %148, %150 : tensor<8x16xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %153 = stablehlo.multiply %152, %126 : tensor<16xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %155 = stablehlo.multiply %154, %arg9 : tensor<16xf32>
    %156 = stablehlo.add %153, %155 : tensor<16xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %158 = stablehlo.multiply %157, %131 : tensor<16x16xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %160 = stablehlo.multiply %159, %arg10 : tensor<16x16xf32>
    %161 = stablehlo.add %158, %160 : tensor<16x16xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %163 = stablehlo.multiply %162, %136 : tensor<8xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %165 = stablehlo.multiply %164, %arg11 : tensor<8xf32>
    %166 = stablehlo.add %163, %165 : tensor<8xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %168 = stablehlo.multiply %167, %141 : tensor<16x8xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %170 = stablehlo.multiply %169, %arg12 : tensor<16x8xf32>
    %171 = stablehlo.add %168, %170 : tensor<16x8xf32>
    %172 = stablehlo.multiply %116, %116 : tensor<16xf32>
    %cst_57 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %174 = stablehlo.multiply %173, %172 : tensor<16xf32>
    %cst_58 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %176 = stablehlo.multiply %175, %arg13 : tensor<16xf32>
    %177 = stablehlo.add %174, %176 : tensor<16xf32>
    %178 = stablehlo.multiply %121, %121 : tensor<8x16xf32>
    %cst_59 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %180 = stablehlo.multiply %179, %178 : tensor<8x16xf32>
    %cst_60 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %182 = stablehlo.multiply %181, %arg14 : tensor<8x16xf32>
    %183 = stablehlo.add %180, %182 : tensor<8x16xf32>
    %184 = stablehlo.multiply %126, %126 : tensor<16xf32>
    %cst_61 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %186 = stablehlo.multiply %185, %184 : tensor<16xf32>
    %cst_62 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %188 = stablehlo.multiply %187, %arg15 : tensor<16xf32>
    %189 = stablehlo.add %186, %188 : tensor<16xf32>
    %190 = stablehlo.multiply %131, %131 : tensor<16x16xf32>
    %cst_63 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %192 = stablehlo.multiply %191, %190 : tensor<16x16xf32>
    %cst_64 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %194 = stablehlo.multiply %193, %arg16 : tensor<16x16xf32>
    %195 = stablehlo.add %192, %194 : tensor<16x16xf32>
    %196 = stablehlo.multiply %136, %136 : tensor<8xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %198 = stablehlo.multiply %197, %196 : tensor<8xf32>
    %cst_66 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %200 = stablehlo.multiply %199, %arg17 : tensor<8xf32>
    %201 = stablehlo.add %198, %200 : tensor<8xf32>
    %202 = stablehlo.multiply %141, %141 : tensor<16x8xf32>
    %cst_67 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %204 = stablehlo.multiply %203, %202 : tensor<16x8xf32>
    %cst_68 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %206 = stablehlo.multiply %205, %arg18 : tensor<16x8xf32>
    %207 = stablehlo.add %204, %206 : tensor<16x8xf32>
    %c_69 = stablehlo.constant dense<2147483647> : tensor<i32>
    %208 = stablehlo.compare LT, %arg6, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_70 = stablehlo.constant dense<1> : tensor<i32>
    %209 = stablehlo.add %arg6, %c_70 : tensor<i32>
    %c_71 = stablehlo.constant dense<2147483647> : tensor<i32>
    %210 = call @_where_2(%208, %209, %c_71) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %211 = stablehlo.convert %210 : (tensor<i32>) -> tensor<f32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %212 = stablehlo.convert %210 : (tensor<i32>) -> tensor<f32>
    %213 = stablehlo.power %cst_72, %212 : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.subtract %cst_73, %213 : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %216 = stablehlo.divide %146, %215 : tensor<16xf32>
    %217 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %218 = stablehlo.divide %151, %217 : tensor<8x16xf32>
    %219 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %220 = stablehlo.divide %156, %219 : tensor<16xf32>
    %221 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %222 = stablehlo.divide %161, %221 : tensor<16x16xf32>
    %223 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %224 = stablehlo.divide %166, %223 : tensor<8xf32>
    %225 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %226 = stablehlo.divide %171, %225 : tensor<16x8xf32>
    %227 = stablehlo.convert %210 : (tensor<i32>) -> tensor<f32>
    %cst_74 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %228 = stablehlo.convert %210 : (tensor<i32>) -> tensor<f32>
    %229 = stablehlo.power %cst_74, %228 : tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.subtract %cst_75, %229 : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %232 = stablehlo.divide %177, %231 : tensor<16xf32>
    %233 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %234 = stablehlo.divide %183, %233 : tensor<8x16xf32>
    %235 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %236 = stablehlo.divide %189, %235 : tensor<16xf32>
    %237 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %238 = stablehlo.divide %195, %237 : tensor<16x16xf32>
    %239 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %240 = stablehlo.divide %201, %239 : tensor<8xf32>
    %241 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %242 = stablehlo.divide %207, %241 : tensor<16x8xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %244 = stablehlo.add %232, %243 : tensor<16xf32>
    %245 = stablehlo.sqrt %244 : tensor<16xf32>
    %cst_77 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %247 = stablehlo.add %245, %246 : tensor<16xf32>
    %248 = stablehlo.divide %216, %247 : tensor<16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %250 = stablehlo.add %234, %249 : tensor<8x16xf32>
    %251 = stablehlo.sqrt %250 : tensor<8x16xf32>
    %cst_79 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %253 = stablehlo.add %251, %252 : tensor<8x16xf32>
    %254 = stablehlo.divide %218, %253 : tensor<8x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %256 = stablehlo.add %236, %255 : tensor<16xf32>
    %257 = stablehlo.sqrt %256 : tensor<16xf32>
    %cst_81 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %259 = stablehlo.add %257, %258 : tensor<16xf32>
    %260 = stablehlo.divide %220, %259 : tensor<16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %262 = stablehlo.add %238, %261 : tensor<16x16xf32>
    %263 = stablehlo.sqrt %262 : tensor<16x16xf32>
    %cst_83 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %265 = stablehlo.add %263, %264 : tensor<16x16xf32>
    %266 = stablehlo.divide %222, %265 : tensor<16x16xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %268 = stablehlo.add %240, %267 : tensor<8xf32>
    %269 = stablehlo.sqrt %268 : tensor<8xf32>
    %cst_85 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %271 = stablehlo.add %269, %270 : tensor<8xf32>
    %272 = stablehlo.divide %224, %271 : tensor<8xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %274 = stablehlo.add %242, %273 : tensor<16x8xf32>
    %275 = stablehlo.sqrt %274 : tensor<16x8xf32>
    %cst_87 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %277 = stablehlo.add %275, %276 : tensor<16x8xf32>
    %278 = stablehlo.divide %226, %277 : tensor<16x8xf32>
    %cst_88 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %280 = stablehlo.multiply %279, %248 : tensor<16xf32>
    %cst_89 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %282 = stablehlo.multiply %281, %254 : tensor<8x16xf32>
    %cst_90 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %284 = stablehlo.multiply %283, %260 : tensor<16xf32>
    %cst_91 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %286 = stablehlo.multiply %285, %266 : tensor<16x16xf32>
    %cst_92 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %288 = stablehlo.multiply %287, %272 : tensor<8xf32>
    %cst_93 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %290 = stablehlo.multiply %289, %278 : tensor<16x8xf32>
    %291 = stablehlo.add %arg0, %280 : tensor<16xf32>
    %292 = stablehlo.add %arg1, %282 : tensor<8x16xf32>
    %293 = stablehlo.add %arg2, %284 : tensor<16xf32>
    %294 = stablehlo.add %arg3, %286 : tensor<16x16xf32>
    %295 = stablehlo.add %arg4, %288 : tensor<8xf32>
    %296 = stablehlo.add %arg5, %290 : tensor<16x8xf32>
    return %291, %292, %293, %294, %295, %296, %210, %146, %151, %156, %161, %166, %171, %177, %183, %189, %195, %201, %207, %40 : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<12x16xf32>) -> tensor<12x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x16xf32>
    return %1 : tensor<12x16xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2x2xui32>, %arg1: tensor<ui32>) -> tensor<2x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<2x1xui32>) -> tensor<2xui32>
    %7 = stablehlo.slice %arg0 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<2x1xui32>) -> tensor<2xui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>) -> (tensor<2x1xui32>, tensor<2x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %16 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<2x1xui32>, %arg1: tensor<2x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>) -> (tensor<2x1xui32>, tensor<2x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<2x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<2x1xui32>
    %4 = stablehlo.add %3, %arg0 : tensor<2x1xui32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<2x1xui32>
    %6 = stablehlo.add %5, %arg1 : tensor<2x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i32>, tensor<i32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<2x1xui32>, tensor<2x1xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x1xui32>, %arg2: tensor<2x1xui32>, %arg3: tensor<2x1xui32>, %arg4: tensor<2x1xui32>, %arg5: tensor<2x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<2x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<2x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<2x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<4xui32>, %arg1: tensor<f32>) -> tensor<12x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    return %2 : tensor<12x16xi1>
  }
  func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<12x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<12x16xui32>)
    %6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<9> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %9 = stablehlo.shift_right_logical %output, %8 : tensor<12x16xui32>
    %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %11 = stablehlo.or %9, %10 : tensor<12x16xui32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<12x16xui32>) -> tensor<12x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<12x16xf32>
    %15 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<12x16xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<12x16xf32>
    %18 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<12x16xf32>
    %19 = stablehlo.add %17, %18 : tensor<12x16xf32>
    %20 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<12x16xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<12x16xf32>
    return %21 : tensor<12x16xf32>
  }
  func.func private @_where(%arg0: tensor<12x16xi1>, %arg1: tensor<12x16xf32>, %arg2: tensor<f32>) -> (tensor<12x16xf32>, tensor<12x16xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    return %1, %2 : tensor<12x16xf32>, tensor<12x16xf32>
  }
  func.func private @log_softmax(%arg0: tensor<12x8xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.log %8 : tensor<12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8xf32>
    return %11, %6, %8 : tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<12xi32>) -> tensor<12x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<12x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8xi1>) -> tensor<12x8xf32>
    return %5 : tensor<12x8xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<12x8xf32>, %arg1: tensor<12x1xf32>, %arg2: tensor<12x8xf32>) -> tensor<12x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.reshape %1 : (tensor<12xf32>) -> tensor<12x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xf32>) -> tensor<12x8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x8xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x8xf32>
    return %7 : tensor<12x8xf32>
  }
  func.func private @_where_1(%arg0: tensor<12x16xi1>, %arg1: tensor<12x16xf32>, %arg2: tensor<12x16xf32>) -> tensor<12x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<12x16xi1>, tensor<12x16xf32>
    return %1 : tensor<12x16xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<16xf32> {jax.result_info = "result.params['layer_0']['bias']", zero.role = #zero.role<param "layer_0/bias">}, tensor<8x16xf32> {jax.result_info = "result.params['layer_0']['kernel']", zero.role = #zero.role<param "layer_0/kernel">}, tensor<16xf32> {jax.result_info = "result.params['layer_1']['bias']", zero.role = #zero.role<param "layer_1/bias">}, tensor<16x16xf32> {jax.result_info = "result.params['layer_1']['kernel']", zero.role = #zero.role<param "layer_1/kernel">}, tensor<8xf32> {jax.result_info = "result.params['layer_2']['bias']", zero.role = #zero.role<param "layer_2/bias">}, tensor<16x8xf32> {jax.result_info = "result.params['layer_2']['kernel']", zero.role = #zero.role<param "layer_2/kernel">}, tensor<i32> {jax.result_info = "result.opt_state[1][0].count", zero.role = #zero.role<step "opt_state/1/0/count">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['layer_0']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/bias" of = "layer_0/bias">}, tensor<8x16xf32> {jax.result_info = "result.opt_state[1][0].mu['layer_0']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/kernel" of = "layer_0/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['layer_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/bias" of = "layer_1/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].mu['layer_1']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/kernel" of = "layer_1/kernel">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].mu['layer_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_2/bias" of = "layer_2/bias">}, tensor<16x8xf32> {jax.result_info = "result.opt_state[1][0].mu['layer_2']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_2/kernel" of = "layer_2/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['layer_0']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/bias" of = "layer_0/bias">}, tensor<8x16xf32> {jax.result_info = "result.opt_state[1][0].nu['layer_0']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/kernel" of = "layer_0/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['layer_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/bias" of = "layer_1/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].nu['layer_1']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/kernel" of = "layer_1/kernel">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].nu['layer_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_2/bias" of = "layer_2/bias">}, tensor<16x8xf32> {jax.result_info = "result.opt_state[1][0].nu['layer_2']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_2/kernel" of = "layer_2/kernel">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_2 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal_2(%6) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<5> : tensor<ui32>
    %11 = call @init_threefry_fold_in(%arg0, %c_5) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %12 = call @init_normal_7(%11) : (tensor<2xui32>) -> tensor<16x8xf32>
    %cst_6 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    return %0, %4, %5, %9, %10, %14, %c_19, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26 : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>
  }
  func.func private @init_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @init_threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @init_threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @init_closed_call(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<8x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<8x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<8x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<8x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<8x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<8x16xui64>
    %15 = stablehlo.convert %12 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %16 = stablehlo.convert %14 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %17:2 = call @init_threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<8x16xui32>, tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<8x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x16xui32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<8x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<8x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<8x16xf32>
    return %32 : tensor<8x16xf32>
  }
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x16xui32>, tensor<8x16xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<8x16xui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x16xf32>
    %1 = chlo.erf_inv %0 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x16xf32>
    return %3 : tensor<16x16xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x16xui64>
    %15 = stablehlo.convert %12 : (tensor<16x16xui64>) -> tensor<16x16xui32>
    %16 = stablehlo.convert %14 : (tensor<16x16xui64>) -> tensor<16x16xui32>
    %17:2 = call @init_threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x16xui32>, tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x16xui32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x16xf32>
    return %32 : tensor<16x16xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x16xui32>, tensor<16x16xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<16x16xui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x8xf32>
    %1 = chlo.erf_inv %0 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x8xf32>
    return %3 : tensor<16x8xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x8xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x8xui64>
    %c = stablehlo.constant dense<8> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x8xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x8xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x8xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x8xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x8xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x8xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x8xui64>
    %15 = stablehlo.convert %12 : (tensor<16x8xui64>) -> tensor<16x8xui32>
    %16 = stablehlo.convert %14 : (tensor<16x8xui64>) -> tensor<16x8xui32>
    %17:2 = call @init_threefry2x32_10(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x8xui32>, tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x8xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x8xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x8xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x8xui32>) -> tensor<16x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x8xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x8xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x8xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x8xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x8xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x8xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x8xf32>
    return %32 : tensor<16x8xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x8xui32>, tensor<16x8xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<16x8xui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @eval(%arg0: tensor<16xf32> {zero.role = #zero.role<param "layer_0/bias">}, %arg1: tensor<8x16xf32> {zero.role = #zero.role<param "layer_0/kernel">}, %arg2: tensor<16xf32> {zero.role = #zero.role<param "layer_1/bias">}, %arg3: tensor<16x16xf32> {zero.role = #zero.role<param "layer_1/kernel">}, %arg4: tensor<8xf32> {zero.role = #zero.role<param "layer_2/bias">}, %arg5: tensor<16x8xf32> {zero.role = #zero.role<param "layer_2/kernel">}, %arg6: tensor<i32> {zero.role = #zero.role<step "opt_state/1/0/count">}, %arg7: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/bias" of = "layer_0/bias">}, %arg8: tensor<8x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/kernel" of = "layer_0/kernel">}, %arg9: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/bias" of = "layer_1/bias">}, %arg10: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/kernel" of = "layer_1/kernel">}, %arg11: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_2/bias" of = "layer_2/bias">}, %arg12: tensor<16x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_2/kernel" of = "layer_2/kernel">}, %arg13: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/bias" of = "layer_0/bias">}, %arg14: tensor<8x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/kernel" of = "layer_0/kernel">}, %arg15: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/bias" of = "layer_1/bias">}, %arg16: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/kernel" of = "layer_1/kernel">}, %arg17: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_2/bias" of = "layer_2/bias">}, %arg18: tensor<16x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_2/kernel" of = "layer_2/kernel">}, %arg19: tensor<12x8xf32> {zero.role = #zero.role<batch "features" dim = 0>}, %arg20: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}, %arg21: tensor<4xui32> {zero.role = #zero.role<rng "rng">}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}, tensor<f32> {jax.result_info = "result[1]", zero.role = #zero.role<metric "accuracy">}) {
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x16xf32>) -> tensor<12x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x16xf32>
    %4 = call @eval_relu(%3) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %5 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %8 = stablehlo.add %5, %7 : tensor<12x16xf32>
    %9 = call @eval_relu(%8) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %10 = stablehlo.dot_general %9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x8xf32>) -> tensor<12x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
    %13 = stablehlo.add %10, %12 : tensor<12x8xf32>
    %14 = call @eval_argmax(%13) : (tensor<12x8xf32>) -> tensor<12xi32>
    %15 = stablehlo.compare EQ, %14, %arg20, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %16 = stablehlo.convert %15 : (tensor<12xi1>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_0 : tensor<f32>
    %19 = call @eval_log_softmax(%13) : (tensor<12x8xf32>) -> tensor<12x8xf32>
    %20 = call @eval_one_hot(%arg20) : (tensor<12xi32>) -> tensor<12x8xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<12x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_3 : tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    return %25, %18 : tensor<f32>, tensor<f32>
  }
  func.func private @eval_relu(%arg0: tensor<12x16xf32>) -> tensor<12x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x16xf32>
    return %1 : tensor<12x16xf32>
  }
  func.func private @eval_argmax(%arg0: tensor<12x8xf32>) -> tensor<12xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<12x8xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<12x8xf32>, tensor<12x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<12xf32>, tensor<12xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<12xi32>
  }
  func.func private @eval_log_softmax(%arg0: tensor<12x8xf32>) -> tensor<12x8xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.log %8 : tensor<12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8xf32>
    return %11 : tensor<12x8xf32>
  }
  func.func private @eval_one_hot(%arg0: tensor<12xi32>) -> tensor<12x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<12x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8xi1>) -> tensor<12x8xf32>
    return %5 : tensor<12x8xf32>
  }
}
