module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<96xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<96x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32x32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<128x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32x128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<96xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<96x32xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32x32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<128xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<128x32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<32x128xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<24x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64x32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<i32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<96xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<96x32xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<32x32xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<128xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<128x32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<32x128xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<96xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<96x32xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<32x32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<128xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<128x32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<32x128xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<24x32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<64x32xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<96xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<96x32xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<32x32xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<128xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<128x32xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<32xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<32x128xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<96xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<96x32xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<32x32xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<128xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<128x32xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<32xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<32x128xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<32xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<24x32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<64x32xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<i32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<2xui32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<12x16xi32>, %arg89: tensor<12x16xi32>, %arg90: tensor<12x16xi32>) -> (tensor<i32> {jax.result_info = "result[0].step"}, tensor<96xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['h_0']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['h_1']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<24x32xf32> {jax.result_info = "result[0].params['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].params['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<24x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wte']['embedding']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<24x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][2].count"}, tensor<2xui32> {jax.result_info = "result[0].dropout_rng"}, tensor<f32> {jax.result_info = "result[1]['learning_rate']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
    %0 = call @_threefry_split(%arg87) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.iota dim = 0 : tensor<16xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<12x16xi32>
    %6:2 = call @_take(%arg28, %arg89) : (tensor<64x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
    %7:2 = call @_take_0(%arg27, %5) : (tensor<24x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
    %8 = stablehlo.add %6#0, %7#0 : tensor<12x16x32xf32>
    %9 = chlo.square %8 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<12x16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %17 = stablehlo.divide %15, %16 : tensor<12x16xf32>
    %18 = chlo.square %14 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %20 = stablehlo.multiply %19, %14 : tensor<12x16xf32>
    %21 = stablehlo.subtract %17, %18 : tensor<12x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %23 = stablehlo.maximum %22, %21 : tensor<12x16xf32>
    %24 = stablehlo.compare EQ, %21, %23, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<12x16xi1>, tensor<12x16xf32>
    %33 = stablehlo.divide %27, %32 : tensor<12x16xf32>
    %34 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %35 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %37 = stablehlo.subtract %8, %36 : tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %39 = stablehlo.add %35, %38 : tensor<12x16x1xf32>
    %40 = stablehlo.rsqrt %39 : tensor<12x16x1xf32>
    %41 = stablehlo.divide %40, %39 : tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<12x16x1xf32>
    %44 = stablehlo.reshape %arg10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %45 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %47 = stablehlo.multiply %45, %46 : tensor<12x16x32xf32>
    %48 = stablehlo.multiply %37, %47 : tensor<12x16x32xf32>
    %49 = stablehlo.reshape %arg9 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %51 = stablehlo.add %48, %50 : tensor<12x16x32xf32>
    %52 = stablehlo.iota dim = 0 : tensor<24xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x24xi32>) -> tensor<1x24x1xi32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0, 2] : (tensor<1x24xi32>) -> tensor<1x1x24xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x24x1xi32>) -> tensor<1x24x24xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x24xi32>) -> tensor<1x24x24xi32>
    %58 = stablehlo.compare GE, %56, %57, SIGNED : (tensor<1x24x24xi32>, tensor<1x24x24xi32>) -> tensor<1x24x24xi1>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 2, 3] : (tensor<1x24x24xi1>) -> tensor<1x1x24x24xi1>
    %60 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %61 = stablehlo.dot_general %51, %60, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %62 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %64 = stablehlo.add %61, %63 : tensor<12x16x96xf32>
    %65 = stablehlo.slice %64 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %66 = stablehlo.slice %64 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %67 = stablehlo.slice %64 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %68 = stablehlo.reshape %65 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %69 = stablehlo.reshape %66 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %70 = stablehlo.reshape %67 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %71 = stablehlo.slice %59 [0:1, 0:1, 0:16, 0:16] : (tensor<1x1x24x24xi1>) -> tensor<1x1x16x16xi1>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<12x1x16x16xi1>
    %73 = stablehlo.broadcast_in_dim %arg88, dims = [0, 3] : (tensor<12x16xi32>) -> tensor<12x1x1x16xi32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<12x1x1x16xi32>) -> tensor<12x1x16x16xi32>
    %75 = stablehlo.convert %72 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1x16x16xi32>
    %77 = stablehlo.compare NE, %74, %76, SIGNED : (tensor<12x1x16x16xi32>, tensor<12x1x16x16xi32>) -> tensor<12x1x16x16xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<12x1x16x16xi32>
    %79 = stablehlo.compare NE, %75, %78, SIGNED : (tensor<12x1x16x16xi32>, tensor<12x1x16x16xi32>) -> tensor<12x1x16x16xi1>
    %80 = stablehlo.and %77, %79 : tensor<12x1x16x16xi1>
    %81 = stablehlo.convert %80 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %83 = stablehlo.compare GT, %81, %82, FLOAT : (tensor<12x1x16x16xf32>, tensor<12x1x16x16xf32>) -> tensor<12x1x16x16xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %85 = stablehlo.convert %84 : tensor<12x1x16x16xf32>
    %cst_16 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %87 = stablehlo.select %83, %85, %86 : tensor<12x1x16x16xi1>, tensor<12x1x16x16xf32>
    %cst_17 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %88 = stablehlo.sqrt %cst_17 : tensor<f32>
    %89 = stablehlo.convert %88 : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %91 = stablehlo.divide %68, %90 : tensor<12x16x2x16xf32>
    %92 = stablehlo.dot_general %91, %69, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %93 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<12x1x16x16xf32>) -> tensor<12x2x16x16xf32>
    %94 = stablehlo.add %92, %93 : tensor<12x2x16x16xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_18) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %97 = stablehlo.maximum %96, %95 : tensor<12x2x16xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %100 = stablehlo.subtract %94, %99 : tensor<12x2x16x16xf32>
    %101 = stablehlo.exponential %100 : tensor<12x2x16x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %105 = stablehlo.divide %101, %104 : tensor<12x2x16x16xf32>
    %106 = stablehlo.multiply %103, %103 : tensor<12x2x16x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %108 = stablehlo.divide %107, %106 : tensor<12x2x16x1xf32>
    %109 = stablehlo.dot_general %70, %105, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %110 = stablehlo.transpose %109, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %111 = stablehlo.reshape %110 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %112 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %113 = stablehlo.dot_general %111, %112, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %114 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %116 = stablehlo.add %113, %115 : tensor<12x16x32xf32>
    %117 = stablehlo.add %116, %8 : tensor<12x16x32xf32>
    %118 = chlo.square %117 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %120 = stablehlo.multiply %119, %117 : tensor<12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%117 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %123 = stablehlo.divide %121, %122 : tensor<12x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%118 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_26 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %126 = stablehlo.divide %124, %125 : tensor<12x16xf32>
    %127 = chlo.square %123 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %129 = stablehlo.multiply %128, %123 : tensor<12x16xf32>
    %130 = stablehlo.subtract %126, %127 : tensor<12x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %132 = stablehlo.maximum %131, %130 : tensor<12x16xf32>
    %133 = stablehlo.compare EQ, %130, %132, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %136 = stablehlo.select %133, %134, %135 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %138 = stablehlo.compare EQ, %137, %132, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %141 = stablehlo.select %138, %139, %140 : tensor<12x16xi1>, tensor<12x16xf32>
    %142 = stablehlo.divide %136, %141 : tensor<12x16xf32>
    %143 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %144 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %145 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %146 = stablehlo.subtract %117, %145 : tensor<12x16x32xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %148 = stablehlo.add %144, %147 : tensor<12x16x1xf32>
    %149 = stablehlo.rsqrt %148 : tensor<12x16x1xf32>
    %150 = stablehlo.divide %149, %148 : tensor<12x16x1xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %152 = stablehlo.multiply %151, %150 : tensor<12x16x1xf32>
    %153 = stablehlo.reshape %arg12 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %154 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %155 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %156 = stablehlo.multiply %154, %155 : tensor<12x16x32xf32>
    %157 = stablehlo.multiply %146, %156 : tensor<12x16x32xf32>
    %158 = stablehlo.reshape %arg11 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %160 = stablehlo.add %157, %159 : tensor<12x16x32xf32>
    %161 = stablehlo.transpose %arg6, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %162 = stablehlo.dot_general %160, %161, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %163 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %165 = stablehlo.add %162, %164 : tensor<12x16x128xf32>
    %166 = stablehlo.multiply %165, %165 : tensor<12x16x128xf32>
    %167 = stablehlo.multiply %166, %165 : tensor<12x16x128xf32>
    %168 = stablehlo.multiply %165, %165 : tensor<12x16x128xf32>
    %cst_36 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<12x16x128xf32>
    %cst_37 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %172 = stablehlo.multiply %171, %167 : tensor<12x16x128xf32>
    %173 = stablehlo.add %165, %172 : tensor<12x16x128xf32>
    %cst_38 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %175 = stablehlo.multiply %174, %173 : tensor<12x16x128xf32>
    %176 = stablehlo.tanh %175 : tensor<12x16x128xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %178 = stablehlo.subtract %177, %176 : tensor<12x16x128xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %180 = stablehlo.add %179, %176 : tensor<12x16x128xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %182 = stablehlo.multiply %181, %180 : tensor<12x16x128xf32>
    %183 = stablehlo.multiply %165, %182 : tensor<12x16x128xf32>
    %184 = stablehlo.transpose %arg8, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %185 = stablehlo.dot_general %183, %184, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %186 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %188 = stablehlo.add %185, %187 : tensor<12x16x32xf32>
    %189 = stablehlo.add %117, %188 : tensor<12x16x32xf32>
    %190 = chlo.square %189 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %192 = stablehlo.multiply %191, %189 : tensor<12x16x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%189 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_44 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %195 = stablehlo.divide %193, %194 : tensor<12x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%190 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %198 = stablehlo.divide %196, %197 : tensor<12x16xf32>
    %199 = chlo.square %195 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %201 = stablehlo.multiply %200, %195 : tensor<12x16xf32>
    %202 = stablehlo.subtract %198, %199 : tensor<12x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %204 = stablehlo.maximum %203, %202 : tensor<12x16xf32>
    %205 = stablehlo.compare EQ, %202, %204, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %208 = stablehlo.select %205, %206, %207 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %210 = stablehlo.compare EQ, %209, %204, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %213 = stablehlo.select %210, %211, %212 : tensor<12x16xi1>, tensor<12x16xf32>
    %214 = stablehlo.divide %208, %213 : tensor<12x16xf32>
    %215 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %216 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %217 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %218 = stablehlo.subtract %189, %217 : tensor<12x16x32xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %220 = stablehlo.add %216, %219 : tensor<12x16x1xf32>
    %221 = stablehlo.rsqrt %220 : tensor<12x16x1xf32>
    %222 = stablehlo.divide %221, %220 : tensor<12x16x1xf32>
    %cst_55 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %224 = stablehlo.multiply %223, %222 : tensor<12x16x1xf32>
    %225 = stablehlo.reshape %arg22 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %226 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %227 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %228 = stablehlo.multiply %226, %227 : tensor<12x16x32xf32>
    %229 = stablehlo.multiply %218, %228 : tensor<12x16x32xf32>
    %230 = stablehlo.reshape %arg21 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %232 = stablehlo.add %229, %231 : tensor<12x16x32xf32>
    %233 = stablehlo.iota dim = 0 : tensor<24xi32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x24xi32>) -> tensor<1x24x1xi32>
    %236 = stablehlo.broadcast_in_dim %234, dims = [0, 2] : (tensor<1x24xi32>) -> tensor<1x1x24xi32>
    %237 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<1x24x1xi32>) -> tensor<1x24x24xi32>
    %238 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2] : (tensor<1x1x24xi32>) -> tensor<1x24x24xi32>
    %239 = stablehlo.compare GE, %237, %238, SIGNED : (tensor<1x24x24xi32>, tensor<1x24x24xi32>) -> tensor<1x24x24xi1>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 2, 3] : (tensor<1x24x24xi1>) -> tensor<1x1x24x24xi1>
    %241 = stablehlo.transpose %arg14, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %242 = stablehlo.dot_general %232, %241, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %243 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %245 = stablehlo.add %242, %244 : tensor<12x16x96xf32>
    %246 = stablehlo.slice %245 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %247 = stablehlo.slice %245 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %248 = stablehlo.slice %245 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %249 = stablehlo.reshape %246 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %250 = stablehlo.reshape %247 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %251 = stablehlo.reshape %248 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %252 = stablehlo.slice %240 [0:1, 0:1, 0:16, 0:16] : (tensor<1x1x24x24xi1>) -> tensor<1x1x16x16xi1>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<12x1x16x16xi1>
    %254 = stablehlo.broadcast_in_dim %arg88, dims = [0, 3] : (tensor<12x16xi32>) -> tensor<12x1x1x16xi32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2, 3] : (tensor<12x1x1x16xi32>) -> tensor<12x1x16x16xi32>
    %256 = stablehlo.convert %253 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %257 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<12x1x16x16xi32>
    %258 = stablehlo.compare NE, %255, %257, SIGNED : (tensor<12x1x16x16xi32>, tensor<12x1x16x16xi32>) -> tensor<12x1x16x16xi1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %259 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<12x1x16x16xi32>
    %260 = stablehlo.compare NE, %256, %259, SIGNED : (tensor<12x1x16x16xi32>, tensor<12x1x16x16xi32>) -> tensor<12x1x16x16xi1>
    %261 = stablehlo.and %258, %260 : tensor<12x1x16x16xi1>
    %262 = stablehlo.convert %261 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %264 = stablehlo.compare GT, %262, %263, FLOAT : (tensor<12x1x16x16xf32>, tensor<12x1x16x16xf32>) -> tensor<12x1x16x16xi1>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %266 = stablehlo.convert %265 : tensor<12x1x16x16xf32>
    %cst_60 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %268 = stablehlo.select %264, %266, %267 : tensor<12x1x16x16xi1>, tensor<12x1x16x16xf32>
    %cst_61 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %269 = stablehlo.sqrt %cst_61 : tensor<f32>
    %270 = stablehlo.convert %269 : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %272 = stablehlo.divide %249, %271 : tensor<12x16x2x16xf32>
    %273 = stablehlo.dot_general %272, %250, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %274 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<12x1x16x16xf32>) -> tensor<12x2x16x16xf32>
    %275 = stablehlo.add %273, %274 : tensor<12x2x16x16xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %276 = stablehlo.reduce(%275 init: %cst_62) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %278 = stablehlo.maximum %277, %276 : tensor<12x2x16xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %281 = stablehlo.subtract %275, %280 : tensor<12x2x16x16xf32>
    %282 = stablehlo.exponential %281 : tensor<12x2x16x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_64) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %286 = stablehlo.divide %282, %285 : tensor<12x2x16x16xf32>
    %287 = stablehlo.multiply %284, %284 : tensor<12x2x16x1xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %289 = stablehlo.divide %288, %287 : tensor<12x2x16x1xf32>
    %290 = stablehlo.dot_general %251, %286, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %291 = stablehlo.transpose %290, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %292 = stablehlo.reshape %291 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %293 = stablehlo.transpose %arg16, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %294 = stablehlo.dot_general %292, %293, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %295 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %297 = stablehlo.add %294, %296 : tensor<12x16x32xf32>
    %298 = stablehlo.add %297, %189 : tensor<12x16x32xf32>
    %299 = chlo.square %298 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %301 = stablehlo.multiply %300, %298 : tensor<12x16x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%298 init: %cst_67) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_68 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %304 = stablehlo.divide %302, %303 : tensor<12x16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%299 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %307 = stablehlo.divide %305, %306 : tensor<12x16xf32>
    %308 = chlo.square %304 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %310 = stablehlo.multiply %309, %304 : tensor<12x16xf32>
    %311 = stablehlo.subtract %307, %308 : tensor<12x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %313 = stablehlo.maximum %312, %311 : tensor<12x16xf32>
    %314 = stablehlo.compare EQ, %311, %313, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %317 = stablehlo.select %314, %315, %316 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %319 = stablehlo.compare EQ, %318, %313, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %322 = stablehlo.select %319, %320, %321 : tensor<12x16xi1>, tensor<12x16xf32>
    %323 = stablehlo.divide %317, %322 : tensor<12x16xf32>
    %324 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %325 = stablehlo.broadcast_in_dim %313, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %326 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %327 = stablehlo.subtract %298, %326 : tensor<12x16x32xf32>
    %cst_78 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %329 = stablehlo.add %325, %328 : tensor<12x16x1xf32>
    %330 = stablehlo.rsqrt %329 : tensor<12x16x1xf32>
    %331 = stablehlo.divide %330, %329 : tensor<12x16x1xf32>
    %cst_79 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %333 = stablehlo.multiply %332, %331 : tensor<12x16x1xf32>
    %334 = stablehlo.reshape %arg24 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %335 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %336 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %337 = stablehlo.multiply %335, %336 : tensor<12x16x32xf32>
    %338 = stablehlo.multiply %327, %337 : tensor<12x16x32xf32>
    %339 = stablehlo.reshape %arg23 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %341 = stablehlo.add %338, %340 : tensor<12x16x32xf32>
    %342 = stablehlo.transpose %arg18, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %343 = stablehlo.dot_general %341, %342, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %344 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %346 = stablehlo.add %343, %345 : tensor<12x16x128xf32>
    %347 = stablehlo.multiply %346, %346 : tensor<12x16x128xf32>
    %348 = stablehlo.multiply %347, %346 : tensor<12x16x128xf32>
    %349 = stablehlo.multiply %346, %346 : tensor<12x16x128xf32>
    %cst_80 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %351 = stablehlo.multiply %350, %349 : tensor<12x16x128xf32>
    %cst_81 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %353 = stablehlo.multiply %352, %348 : tensor<12x16x128xf32>
    %354 = stablehlo.add %346, %353 : tensor<12x16x128xf32>
    %cst_82 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %356 = stablehlo.multiply %355, %354 : tensor<12x16x128xf32>
    %357 = stablehlo.tanh %356 : tensor<12x16x128xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %359 = stablehlo.subtract %358, %357 : tensor<12x16x128xf32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %361 = stablehlo.add %360, %357 : tensor<12x16x128xf32>
    %cst_85 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %363 = stablehlo.multiply %362, %361 : tensor<12x16x128xf32>
    %364 = stablehlo.multiply %346, %363 : tensor<12x16x128xf32>
    %365 = stablehlo.transpose %arg20, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %366 = stablehlo.dot_general %364, %365, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %367 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %369 = stablehlo.add %366, %368 : tensor<12x16x32xf32>
    %370 = stablehlo.add %298, %369 : tensor<12x16x32xf32>
    %371 = chlo.square %370 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_86 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %373 = stablehlo.multiply %372, %370 : tensor<12x16x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.reduce(%370 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_88 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %376 = stablehlo.divide %374, %375 : tensor<12x16xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%371 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_90 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %379 = stablehlo.divide %377, %378 : tensor<12x16xf32>
    %380 = chlo.square %376 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %382 = stablehlo.multiply %381, %376 : tensor<12x16xf32>
    %383 = stablehlo.subtract %379, %380 : tensor<12x16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %385 = stablehlo.maximum %384, %383 : tensor<12x16xf32>
    %386 = stablehlo.compare EQ, %383, %385, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %389 = stablehlo.select %386, %387, %388 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %391 = stablehlo.compare EQ, %390, %385, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %394 = stablehlo.select %391, %392, %393 : tensor<12x16xi1>, tensor<12x16xf32>
    %395 = stablehlo.divide %389, %394 : tensor<12x16xf32>
    %396 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %397 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %398 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %399 = stablehlo.subtract %370, %398 : tensor<12x16x32xf32>
    %cst_98 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %401 = stablehlo.add %397, %400 : tensor<12x16x1xf32>
    %402 = stablehlo.rsqrt %401 : tensor<12x16x1xf32>
    %403 = stablehlo.divide %402, %401 : tensor<12x16x1xf32>
    %cst_99 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %405 = stablehlo.multiply %404, %403 : tensor<12x16x1xf32>
    %406 = stablehlo.reshape %arg26 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %407 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %408 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %409 = stablehlo.multiply %407, %408 : tensor<12x16x32xf32>
    %410 = stablehlo.multiply %399, %409 : tensor<12x16x32xf32>
    %411 = stablehlo.reshape %arg25 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %413 = stablehlo.add %410, %412 : tensor<12x16x32xf32>
    %414 = stablehlo.transpose %arg28, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %415 = stablehlo.dot_general %413, %414, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x64xf32>) -> tensor<12x16x64xf32>
    %416 = stablehlo.slice %arg90 [0:12, 1:16] : (tensor<12x16xi32>) -> tensor<12x15xi32>
    %417 = stablehlo.slice %415 [0:12, 0:15, 0:64] : (tensor<12x16x64xf32>) -> tensor<12x15x64xf32>
    %418 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<12x15xi32>) -> tensor<12x15x1xi32>
    %419 = stablehlo.iota dim = 0 : tensor<64xi32>
    %420 = stablehlo.reshape %419 : (tensor<64xi32>) -> tensor<1x1x64xi32>
    %421 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<12x15x1xi32>) -> tensor<12x15x64xi32>
    %422 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<12x15x64xi32>
    %423 = stablehlo.compare EQ, %421, %422, SIGNED : (tensor<12x15x64xi32>, tensor<12x15x64xi32>) -> tensor<12x15x64xi1>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<12x15x64xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<12x15x64xf32>
    %426 = stablehlo.select %423, %424, %425 : tensor<12x15x64xi1>, tensor<12x15x64xf32>
    %427 = stablehlo.convert %426 : tensor<12x15x64xf32>
    %428:3 = call @log_softmax(%417) : (tensor<12x15x64xf32>) -> (tensor<12x15x64xf32>, tensor<12x15x64xf32>, tensor<12x15x1xf32>)
    %429 = stablehlo.multiply %427, %428#0 : tensor<12x15x64xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%429 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<12x15x64xf32>, tensor<f32>) -> tensor<12x15xf32>
    %431 = stablehlo.negate %430 : tensor<12x15xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%431 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x15xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<1.800000e+02> : tensor<f32>
    %433 = stablehlo.divide %432, %cst_104 : tensor<f32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_106 = stablehlo.constant dense<1.800000e+02> : tensor<f32>
    %434 = stablehlo.divide %cst_105, %cst_106 : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [] : (tensor<f32>) -> tensor<12x15xf32>
    %436 = stablehlo.negate %435 : tensor<12x15xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<12x15xf32>) -> tensor<12x15x64xf32>
    %438 = stablehlo.multiply %427, %437 : tensor<12x15x64xf32>
    %439 = call @log_softmax_1(%428#1, %428#2, %438) : (tensor<12x15x64xf32>, tensor<12x15x1xf32>, tensor<12x15x64xf32>) -> tensor<12x15x64xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.pad %439, %cst_107, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<12x15x64xf32>, tensor<f32>) -> tensor<12x16x64xf32>
    %441 = stablehlo.dot_general %440, %413, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %442 = stablehlo.transpose %441, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %443 = stablehlo.dot_general %440, %414, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<32x64xf32>) -> tensor<12x16x32xf32>
    %444 = stablehlo.transpose %442, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%443 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %446 = stablehlo.reshape %445 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %447 = stablehlo.reshape %446 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %448 = stablehlo.multiply %399, %443 : tensor<12x16x32xf32>
    %449 = stablehlo.multiply %443, %409 : tensor<12x16x32xf32>
    %450 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %451 = stablehlo.multiply %450, %448 : tensor<12x16x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %453 = stablehlo.reshape %452 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %454 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %455 = stablehlo.multiply %448, %454 : tensor<12x16x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %457 = stablehlo.reshape %456 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %458 = stablehlo.reshape %453 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %459 = stablehlo.multiply %457, %405 : tensor<12x16x1xf32>
    %460 = stablehlo.negate %449 : tensor<12x16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_111) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %462 = stablehlo.reshape %461 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%459 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%462 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %465 = stablehlo.multiply %463, %395 : tensor<12x16xf32>
    %466 = stablehlo.negate %465 : tensor<12x16xf32>
    %467 = stablehlo.multiply %466, %382 : tensor<12x16xf32>
    %468 = stablehlo.add %464, %467 : tensor<12x16xf32>
    %cst_114 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %470 = stablehlo.divide %465, %469 : tensor<12x16xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_115 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %473 = stablehlo.divide %468, %472 : tensor<12x16xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %475 = stablehlo.add %449, %474 : tensor<12x16x32xf32>
    %476 = stablehlo.multiply %471, %373 : tensor<12x16x32xf32>
    %477 = stablehlo.add %475, %476 : tensor<12x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %479 = stablehlo.reshape %478 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %481 = stablehlo.dot_general %477, %364, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %482 = stablehlo.transpose %481, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %483 = stablehlo.dot_general %477, %365, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %484 = stablehlo.transpose %482, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %485 = stablehlo.multiply %346, %483 : tensor<12x16x128xf32>
    %486 = stablehlo.multiply %483, %363 : tensor<12x16x128xf32>
    %cst_118 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %488 = stablehlo.multiply %487, %485 : tensor<12x16x128xf32>
    %489 = stablehlo.multiply %488, %359 : tensor<12x16x128xf32>
    %490 = stablehlo.multiply %489, %357 : tensor<12x16x128xf32>
    %491 = stablehlo.add %489, %490 : tensor<12x16x128xf32>
    %cst_119 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %493 = stablehlo.multiply %492, %491 : tensor<12x16x128xf32>
    %494 = stablehlo.add %486, %493 : tensor<12x16x128xf32>
    %cst_120 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %496 = stablehlo.multiply %495, %493 : tensor<12x16x128xf32>
    %497 = stablehlo.multiply %496, %351 : tensor<12x16x128xf32>
    %498 = stablehlo.add %494, %497 : tensor<12x16x128xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %500 = stablehlo.reshape %499 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %502 = stablehlo.dot_general %498, %341, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %503 = stablehlo.transpose %502, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %504 = stablehlo.dot_general %498, %342, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %505 = stablehlo.transpose %503, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%504 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %507 = stablehlo.reshape %506 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %508 = stablehlo.reshape %507 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %509 = stablehlo.multiply %327, %504 : tensor<12x16x32xf32>
    %510 = stablehlo.multiply %504, %337 : tensor<12x16x32xf32>
    %511 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %512 = stablehlo.multiply %511, %509 : tensor<12x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.reduce(%512 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %514 = stablehlo.reshape %513 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %515 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %516 = stablehlo.multiply %509, %515 : tensor<12x16x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %518 = stablehlo.reshape %517 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %519 = stablehlo.reshape %514 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %520 = stablehlo.multiply %518, %333 : tensor<12x16x1xf32>
    %521 = stablehlo.negate %510 : tensor<12x16x32xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.reduce(%521 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %523 = stablehlo.reshape %522 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %524 = stablehlo.add %477, %510 : tensor<12x16x32xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%520 init: %cst_127) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%523 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %527 = stablehlo.multiply %525, %323 : tensor<12x16xf32>
    %528 = stablehlo.negate %527 : tensor<12x16xf32>
    %529 = stablehlo.multiply %528, %310 : tensor<12x16xf32>
    %530 = stablehlo.add %526, %529 : tensor<12x16xf32>
    %cst_129 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %532 = stablehlo.divide %527, %531 : tensor<12x16xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_130 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %535 = stablehlo.divide %530, %534 : tensor<12x16xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %537 = stablehlo.add %524, %536 : tensor<12x16x32xf32>
    %538 = stablehlo.multiply %533, %301 : tensor<12x16x32xf32>
    %539 = stablehlo.add %537, %538 : tensor<12x16x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %541 = stablehlo.reshape %540 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %543 = stablehlo.dot_general %539, %292, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %544 = stablehlo.transpose %543, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %545 = stablehlo.dot_general %539, %293, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %546 = stablehlo.transpose %544, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %547 = stablehlo.reshape %545 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %548 = stablehlo.transpose %547, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %549 = stablehlo.dot_general %548, %251, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %550 = stablehlo.dot_general %548, %286, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %551 = stablehlo.transpose %550, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %552 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %553 = stablehlo.multiply %549, %552 : tensor<12x2x16x16xf32>
    %554 = stablehlo.multiply %553, %282 : tensor<12x2x16x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%554 init: %cst_133) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %556 = stablehlo.reshape %555 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %557 = stablehlo.negate %556 : tensor<12x2x16x1xf32>
    %558 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %559 = stablehlo.divide %549, %558 : tensor<12x2x16x16xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%557 init: %cst_134) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %562 = stablehlo.add %559, %561 : tensor<12x2x16x16xf32>
    %563 = stablehlo.multiply %562, %282 : tensor<12x2x16x16xf32>
    %564 = stablehlo.dot_general %563, %272, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %565 = stablehlo.transpose %564, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %566 = stablehlo.dot_general %563, %250, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %567 = stablehlo.transpose %566, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %568 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %569 = stablehlo.divide %567, %568 : tensor<12x16x2x16xf32>
    %570 = stablehlo.reshape %551 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %571 = stablehlo.reshape %565 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %572 = stablehlo.reshape %569 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %573 = stablehlo.concatenate %572, %571, %570, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %575 = stablehlo.reshape %574 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %577 = stablehlo.dot_general %573, %232, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %578 = stablehlo.transpose %577, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %579 = stablehlo.dot_general %573, %241, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %580 = stablehlo.transpose %578, dims = [1, 0] : (tensor<32x96xf32>) -> tensor<96x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.reduce(%579 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %582 = stablehlo.reshape %581 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %583 = stablehlo.reshape %582 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %584 = stablehlo.multiply %218, %579 : tensor<12x16x32xf32>
    %585 = stablehlo.multiply %579, %228 : tensor<12x16x32xf32>
    %586 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %587 = stablehlo.multiply %586, %584 : tensor<12x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %588 = stablehlo.reduce(%587 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %589 = stablehlo.reshape %588 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %590 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %591 = stablehlo.multiply %584, %590 : tensor<12x16x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %593 = stablehlo.reshape %592 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %594 = stablehlo.reshape %589 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %595 = stablehlo.multiply %593, %224 : tensor<12x16x1xf32>
    %596 = stablehlo.negate %585 : tensor<12x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %598 = stablehlo.reshape %597 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %599 = stablehlo.add %539, %585 : tensor<12x16x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%595 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%598 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %602 = stablehlo.multiply %600, %214 : tensor<12x16xf32>
    %603 = stablehlo.negate %602 : tensor<12x16xf32>
    %604 = stablehlo.multiply %603, %201 : tensor<12x16xf32>
    %605 = stablehlo.add %601, %604 : tensor<12x16xf32>
    %cst_143 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %607 = stablehlo.divide %602, %606 : tensor<12x16xf32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_144 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %610 = stablehlo.divide %605, %609 : tensor<12x16xf32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %612 = stablehlo.add %599, %611 : tensor<12x16x32xf32>
    %613 = stablehlo.multiply %608, %192 : tensor<12x16x32xf32>
    %614 = stablehlo.add %612, %613 : tensor<12x16x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.reduce(%614 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %616 = stablehlo.reshape %615 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%616 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %618 = stablehlo.dot_general %614, %183, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %619 = stablehlo.transpose %618, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %620 = stablehlo.dot_general %614, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %621 = stablehlo.transpose %619, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %622 = stablehlo.multiply %165, %620 : tensor<12x16x128xf32>
    %623 = stablehlo.multiply %620, %182 : tensor<12x16x128xf32>
    %cst_147 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %625 = stablehlo.multiply %624, %622 : tensor<12x16x128xf32>
    %626 = stablehlo.multiply %625, %178 : tensor<12x16x128xf32>
    %627 = stablehlo.multiply %626, %176 : tensor<12x16x128xf32>
    %628 = stablehlo.add %626, %627 : tensor<12x16x128xf32>
    %cst_148 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %630 = stablehlo.multiply %629, %628 : tensor<12x16x128xf32>
    %631 = stablehlo.add %623, %630 : tensor<12x16x128xf32>
    %cst_149 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %633 = stablehlo.multiply %632, %630 : tensor<12x16x128xf32>
    %634 = stablehlo.multiply %633, %170 : tensor<12x16x128xf32>
    %635 = stablehlo.add %631, %634 : tensor<12x16x128xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %637 = stablehlo.reshape %636 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %639 = stablehlo.dot_general %635, %160, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %640 = stablehlo.transpose %639, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %641 = stablehlo.dot_general %635, %161, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %642 = stablehlo.transpose %640, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.reduce(%641 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %644 = stablehlo.reshape %643 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %645 = stablehlo.reshape %644 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %646 = stablehlo.multiply %146, %641 : tensor<12x16x32xf32>
    %647 = stablehlo.multiply %641, %156 : tensor<12x16x32xf32>
    %648 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %649 = stablehlo.multiply %648, %646 : tensor<12x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %651 = stablehlo.reshape %650 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %652 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %653 = stablehlo.multiply %646, %652 : tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.reduce(%653 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %655 = stablehlo.reshape %654 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %656 = stablehlo.reshape %651 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %657 = stablehlo.multiply %655, %152 : tensor<12x16x1xf32>
    %658 = stablehlo.negate %647 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %660 = stablehlo.reshape %659 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %661 = stablehlo.add %614, %647 : tensor<12x16x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%657 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%660 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %664 = stablehlo.multiply %662, %142 : tensor<12x16xf32>
    %665 = stablehlo.negate %664 : tensor<12x16xf32>
    %666 = stablehlo.multiply %665, %129 : tensor<12x16xf32>
    %667 = stablehlo.add %663, %666 : tensor<12x16xf32>
    %cst_158 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %669 = stablehlo.divide %664, %668 : tensor<12x16xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %672 = stablehlo.divide %667, %671 : tensor<12x16xf32>
    %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %674 = stablehlo.add %661, %673 : tensor<12x16x32xf32>
    %675 = stablehlo.multiply %670, %120 : tensor<12x16x32xf32>
    %676 = stablehlo.add %674, %675 : tensor<12x16x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %678 = stablehlo.reshape %677 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_161) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %680 = stablehlo.dot_general %676, %111, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %681 = stablehlo.transpose %680, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %682 = stablehlo.dot_general %676, %112, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %683 = stablehlo.transpose %681, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %684 = stablehlo.reshape %682 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %685 = stablehlo.transpose %684, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %686 = stablehlo.dot_general %685, %70, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %687 = stablehlo.dot_general %685, %105, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %688 = stablehlo.transpose %687, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %689 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %690 = stablehlo.multiply %686, %689 : tensor<12x2x16x16xf32>
    %691 = stablehlo.multiply %690, %101 : tensor<12x2x16x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.reduce(%691 init: %cst_162) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %693 = stablehlo.reshape %692 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %694 = stablehlo.negate %693 : tensor<12x2x16x1xf32>
    %695 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %696 = stablehlo.divide %686, %695 : tensor<12x2x16x16xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.reduce(%694 init: %cst_163) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %698 = stablehlo.broadcast_in_dim %697, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %699 = stablehlo.add %696, %698 : tensor<12x2x16x16xf32>
    %700 = stablehlo.multiply %699, %101 : tensor<12x2x16x16xf32>
    %701 = stablehlo.dot_general %700, %91, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %702 = stablehlo.transpose %701, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %703 = stablehlo.dot_general %700, %69, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %704 = stablehlo.transpose %703, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %705 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %706 = stablehlo.divide %704, %705 : tensor<12x16x2x16xf32>
    %707 = stablehlo.reshape %688 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %708 = stablehlo.reshape %702 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %709 = stablehlo.reshape %706 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %710 = stablehlo.concatenate %709, %708, %707, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_164) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %712 = stablehlo.reshape %711 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%712 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %714 = stablehlo.dot_general %710, %51, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %715 = stablehlo.transpose %714, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %716 = stablehlo.dot_general %710, %60, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %717 = stablehlo.transpose %715, dims = [1, 0] : (tensor<32x96xf32>) -> tensor<96x32xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %718 = stablehlo.reduce(%716 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %719 = stablehlo.reshape %718 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %720 = stablehlo.reshape %719 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %721 = stablehlo.multiply %37, %716 : tensor<12x16x32xf32>
    %722 = stablehlo.multiply %716, %47 : tensor<12x16x32xf32>
    %723 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %724 = stablehlo.multiply %723, %721 : tensor<12x16x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.reduce(%724 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %726 = stablehlo.reshape %725 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %727 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %728 = stablehlo.multiply %721, %727 : tensor<12x16x32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.reduce(%728 init: %cst_168) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %730 = stablehlo.reshape %729 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %731 = stablehlo.reshape %726 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %732 = stablehlo.multiply %730, %43 : tensor<12x16x1xf32>
    %733 = stablehlo.negate %722 : tensor<12x16x32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.reduce(%733 init: %cst_169) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %735 = stablehlo.reshape %734 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %736 = stablehlo.add %676, %722 : tensor<12x16x32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.reduce(%732 init: %cst_170) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%735 init: %cst_171) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %739 = stablehlo.multiply %737, %33 : tensor<12x16xf32>
    %740 = stablehlo.negate %739 : tensor<12x16xf32>
    %741 = stablehlo.multiply %740, %20 : tensor<12x16xf32>
    %742 = stablehlo.add %738, %741 : tensor<12x16xf32>
    %cst_172 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %744 = stablehlo.divide %739, %743 : tensor<12x16xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_173 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %747 = stablehlo.divide %742, %746 : tensor<12x16xf32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %749 = stablehlo.add %736, %748 : tensor<12x16x32xf32>
    %750 = stablehlo.multiply %745, %11 : tensor<12x16x32xf32>
    %751 = stablehlo.add %749, %750 : tensor<12x16x32xf32>
    %752 = call @_take_2(%7#1, %751) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<24x32xf32>
    %753 = call @_take_3(%6#1, %751) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %754 = stablehlo.add %444, %753 : tensor<64x32xf32>
    %c_174 = stablehlo.constant dense<0> : tensor<i32>
    %755 = stablehlo.subtract %arg0, %c_174 : tensor<i32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %c_176 = stablehlo.constant dense<5> : tensor<i32>
    %756 = call @clip(%755, %c_175, %c_176) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %757 = stablehlo.convert %756 : (tensor<i32>) -> tensor<f32>
    %cst_177 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %758 = stablehlo.divide %757, %cst_177 : tensor<f32>
    %cst_178 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %759 = stablehlo.subtract %cst_178, %758 : tensor<f32>
    %cst_179 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %760 = stablehlo.multiply %cst_179, %759 : tensor<f32>
    %cst_180 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %761 = stablehlo.add %760, %cst_180 : tensor<f32>
    %c_181 = stablehlo.constant dense<5> : tensor<i32>
    %762 = stablehlo.compare LT, %arg0, %c_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_182 = stablehlo.constant dense<5> : tensor<i32>
    %763 = stablehlo.subtract %arg0, %c_182 : tensor<i32>
    %c_183 = stablehlo.constant dense<0> : tensor<i32>
    %764 = stablehlo.subtract %763, %c_183 : tensor<i32>
    %c_184 = stablehlo.constant dense<0> : tensor<i32>
    %c_185 = stablehlo.constant dense<95> : tensor<i32>
    %765 = call @clip(%764, %c_184, %c_185) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %766 = stablehlo.convert %765 : (tensor<i32>) -> tensor<f32>
    %cst_186 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %767 = stablehlo.divide %766, %cst_186 : tensor<f32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %768 = stablehlo.subtract %cst_187, %767 : tensor<f32>
    %cst_188 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %769 = stablehlo.multiply %cst_188, %768 : tensor<f32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.add %769, %cst_189 : tensor<f32>
    %771 = call @_where_4(%762, %761, %770) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %772 = chlo.square %713 : tensor<96xf32> -> tensor<96xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %774 = chlo.square %773 : tensor<96xf32> -> tensor<96xf32>
    %775 = stablehlo.add %772, %774 : tensor<96xf32>
    %776 = chlo.square %717 : tensor<96x32xf32> -> tensor<96x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %778 = chlo.square %777 : tensor<96x32xf32> -> tensor<96x32xf32>
    %779 = stablehlo.add %776, %778 : tensor<96x32xf32>
    %780 = chlo.square %679 : tensor<32xf32> -> tensor<32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %782 = chlo.square %781 : tensor<32xf32> -> tensor<32xf32>
    %783 = stablehlo.add %780, %782 : tensor<32xf32>
    %784 = chlo.square %683 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %786 = chlo.square %785 : tensor<32x32xf32> -> tensor<32x32xf32>
    %787 = stablehlo.add %784, %786 : tensor<32x32xf32>
    %788 = chlo.square %638 : tensor<128xf32> -> tensor<128xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %790 = chlo.square %789 : tensor<128xf32> -> tensor<128xf32>
    %791 = stablehlo.add %788, %790 : tensor<128xf32>
    %792 = chlo.square %642 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %794 = chlo.square %793 : tensor<128x32xf32> -> tensor<128x32xf32>
    %795 = stablehlo.add %792, %794 : tensor<128x32xf32>
    %796 = chlo.square %617 : tensor<32xf32> -> tensor<32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %798 = chlo.square %797 : tensor<32xf32> -> tensor<32xf32>
    %799 = stablehlo.add %796, %798 : tensor<32xf32>
    %800 = chlo.square %621 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %802 = chlo.square %801 : tensor<32x128xf32> -> tensor<32x128xf32>
    %803 = stablehlo.add %800, %802 : tensor<32x128xf32>
    %804 = chlo.square %720 : tensor<32xf32> -> tensor<32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %806 = chlo.square %805 : tensor<32xf32> -> tensor<32xf32>
    %807 = stablehlo.add %804, %806 : tensor<32xf32>
    %808 = chlo.square %731 : tensor<32xf32> -> tensor<32xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %810 = chlo.square %809 : tensor<32xf32> -> tensor<32xf32>
    %811 = stablehlo.add %808, %810 : tensor<32xf32>
    %812 = chlo.square %645 : tensor<32xf32> -> tensor<32xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %814 = chlo.square %813 : tensor<32xf32> -> tensor<32xf32>
    %815 = stablehlo.add %812, %814 : tensor<32xf32>
    %816 = chlo.square %656 : tensor<32xf32> -> tensor<32xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %818 = chlo.square %817 : tensor<32xf32> -> tensor<32xf32>
    %819 = stablehlo.add %816, %818 : tensor<32xf32>
    %820 = chlo.square %576 : tensor<96xf32> -> tensor<96xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %822 = chlo.square %821 : tensor<96xf32> -> tensor<96xf32>
    %823 = stablehlo.add %820, %822 : tensor<96xf32>
    %824 = chlo.square %580 : tensor<96x32xf32> -> tensor<96x32xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %826 = chlo.square %825 : tensor<96x32xf32> -> tensor<96x32xf32>
    %827 = stablehlo.add %824, %826 : tensor<96x32xf32>
    %828 = chlo.square %542 : tensor<32xf32> -> tensor<32xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %830 = chlo.square %829 : tensor<32xf32> -> tensor<32xf32>
    %831 = stablehlo.add %828, %830 : tensor<32xf32>
    %832 = chlo.square %546 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %834 = chlo.square %833 : tensor<32x32xf32> -> tensor<32x32xf32>
    %835 = stablehlo.add %832, %834 : tensor<32x32xf32>
    %836 = chlo.square %501 : tensor<128xf32> -> tensor<128xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %838 = chlo.square %837 : tensor<128xf32> -> tensor<128xf32>
    %839 = stablehlo.add %836, %838 : tensor<128xf32>
    %840 = chlo.square %505 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %842 = chlo.square %841 : tensor<128x32xf32> -> tensor<128x32xf32>
    %843 = stablehlo.add %840, %842 : tensor<128x32xf32>
    %844 = chlo.square %480 : tensor<32xf32> -> tensor<32xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %846 = chlo.square %845 : tensor<32xf32> -> tensor<32xf32>
    %847 = stablehlo.add %844, %846 : tensor<32xf32>
    %848 = chlo.square %484 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %850 = chlo.square %849 : tensor<32x128xf32> -> tensor<32x128xf32>
    %851 = stablehlo.add %848, %850 : tensor<32x128xf32>
    %852 = chlo.square %583 : tensor<32xf32> -> tensor<32xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %854 = chlo.square %853 : tensor<32xf32> -> tensor<32xf32>
    %855 = stablehlo.add %852, %854 : tensor<32xf32>
    %856 = chlo.square %594 : tensor<32xf32> -> tensor<32xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %858 = chlo.square %857 : tensor<32xf32> -> tensor<32xf32>
    %859 = stablehlo.add %856, %858 : tensor<32xf32>
    %860 = chlo.square %508 : tensor<32xf32> -> tensor<32xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %862 = chlo.square %861 : tensor<32xf32> -> tensor<32xf32>
    %863 = stablehlo.add %860, %862 : tensor<32xf32>
    %864 = chlo.square %519 : tensor<32xf32> -> tensor<32xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %866 = chlo.square %865 : tensor<32xf32> -> tensor<32xf32>
    %867 = stablehlo.add %864, %866 : tensor<32xf32>
    %868 = chlo.square %447 : tensor<32xf32> -> tensor<32xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %870 = chlo.square %869 : tensor<32xf32> -> tensor<32xf32>
    %871 = stablehlo.add %868, %870 : tensor<32xf32>
    %872 = chlo.square %458 : tensor<32xf32> -> tensor<32xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %874 = chlo.square %873 : tensor<32xf32> -> tensor<32xf32>
    %875 = stablehlo.add %872, %874 : tensor<32xf32>
    %876 = chlo.square %752 : tensor<24x32xf32> -> tensor<24x32xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %878 = chlo.square %877 : tensor<24x32xf32> -> tensor<24x32xf32>
    %879 = stablehlo.add %876, %878 : tensor<24x32xf32>
    %880 = chlo.square %754 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %882 = chlo.square %881 : tensor<64x32xf32> -> tensor<64x32xf32>
    %883 = stablehlo.add %880, %882 : tensor<64x32xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %884 = stablehlo.reduce(%775 init: %cst_218) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %885 = stablehlo.reduce(%779 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<96x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%783 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %887 = stablehlo.reduce(%787 init: %cst_221) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %888 = stablehlo.reduce(%791 init: %cst_222) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %889 = stablehlo.reduce(%795 init: %cst_223) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %890 = stablehlo.reduce(%799 init: %cst_224) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %891 = stablehlo.reduce(%803 init: %cst_225) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%807 init: %cst_226) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %893 = stablehlo.reduce(%811 init: %cst_227) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %894 = stablehlo.reduce(%815 init: %cst_228) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%819 init: %cst_229) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %896 = stablehlo.reduce(%823 init: %cst_230) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %897 = stablehlo.reduce(%827 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<96x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %898 = stablehlo.reduce(%831 init: %cst_232) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %899 = stablehlo.reduce(%835 init: %cst_233) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%839 init: %cst_234) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %901 = stablehlo.reduce(%843 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.reduce(%847 init: %cst_236) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %903 = stablehlo.reduce(%851 init: %cst_237) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.reduce(%855 init: %cst_238) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %905 = stablehlo.reduce(%859 init: %cst_239) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%863 init: %cst_240) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %907 = stablehlo.reduce(%867 init: %cst_241) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %908 = stablehlo.reduce(%871 init: %cst_242) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%875 init: %cst_243) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.reduce(%879 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%883 init: %cst_245) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %912 = stablehlo.add %cst_246, %884 : tensor<f32>
    %913 = stablehlo.add %912, %885 : tensor<f32>
    %914 = stablehlo.add %913, %886 : tensor<f32>
    %915 = stablehlo.add %914, %887 : tensor<f32>
    %916 = stablehlo.add %915, %888 : tensor<f32>
    %917 = stablehlo.add %916, %889 : tensor<f32>
    %918 = stablehlo.add %917, %890 : tensor<f32>
    %919 = stablehlo.add %918, %891 : tensor<f32>
    %920 = stablehlo.add %919, %892 : tensor<f32>
    %921 = stablehlo.add %920, %893 : tensor<f32>
    %922 = stablehlo.add %921, %894 : tensor<f32>
    %923 = stablehlo.add %922, %895 : tensor<f32>
    %924 = stablehlo.add %923, %896 : tensor<f32>
    %925 = stablehlo.add %924, %897 : tensor<f32>
    %926 = stablehlo.add %925, %898 : tensor<f32>
    %927 = stablehlo.add %926, %899 : tensor<f32>
    %928 = stablehlo.add %927, %900 : tensor<f32>
    %929 = stablehlo.add %928, %901 : tensor<f32>
    %930 = stablehlo.add %929, %902 : tensor<f32>
    %931 = stablehlo.add %930, %903 : tensor<f32>
    %932 = stablehlo.add %931, %904 : tensor<f32>
    %933 = stablehlo.add %932, %905 : tensor<f32>
    %934 = stablehlo.add %933, %906 : tensor<f32>
    %935 = stablehlo.add %934, %907 : tensor<f32>
    %936 = stablehlo.add %935, %908 : tensor<f32>
    %937 = stablehlo.add %936, %909 : tensor<f32>
    %938 = stablehlo.add %937, %910 : tensor<f32>
    %939 = stablehlo.add %938, %911 : tensor<f32>
    %940 = stablehlo.sqrt %939 : tensor<f32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %941 = stablehlo.compare LT, %940, %cst_247, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %942 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %943 = stablehlo.divide %713, %942 : tensor<96xf32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %945 = stablehlo.multiply %943, %944 : tensor<96xf32>
    %946 = stablehlo.select %941, %713, %945 : tensor<i1>, tensor<96xf32>
    %947 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %948 = stablehlo.divide %717, %947 : tensor<96x32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %950 = stablehlo.multiply %948, %949 : tensor<96x32xf32>
    %951 = stablehlo.select %941, %717, %950 : tensor<i1>, tensor<96x32xf32>
    %952 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %953 = stablehlo.divide %679, %952 : tensor<32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %955 = stablehlo.multiply %953, %954 : tensor<32xf32>
    %956 = stablehlo.select %941, %679, %955 : tensor<i1>, tensor<32xf32>
    %957 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %958 = stablehlo.divide %683, %957 : tensor<32x32xf32>
    %cst_251 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %960 = stablehlo.multiply %958, %959 : tensor<32x32xf32>
    %961 = stablehlo.select %941, %683, %960 : tensor<i1>, tensor<32x32xf32>
    %962 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %963 = stablehlo.divide %638, %962 : tensor<128xf32>
    %cst_252 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %965 = stablehlo.multiply %963, %964 : tensor<128xf32>
    %966 = stablehlo.select %941, %638, %965 : tensor<i1>, tensor<128xf32>
    %967 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %968 = stablehlo.divide %642, %967 : tensor<128x32xf32>
    %cst_253 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %970 = stablehlo.multiply %968, %969 : tensor<128x32xf32>
    %971 = stablehlo.select %941, %642, %970 : tensor<i1>, tensor<128x32xf32>
    %972 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %973 = stablehlo.divide %617, %972 : tensor<32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %975 = stablehlo.multiply %973, %974 : tensor<32xf32>
    %976 = stablehlo.select %941, %617, %975 : tensor<i1>, tensor<32xf32>
    %977 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %978 = stablehlo.divide %621, %977 : tensor<32x128xf32>
    %cst_255 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %980 = stablehlo.multiply %978, %979 : tensor<32x128xf32>
    %981 = stablehlo.select %941, %621, %980 : tensor<i1>, tensor<32x128xf32>
    %982 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %983 = stablehlo.divide %720, %982 : tensor<32xf32>
    %cst_256 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %985 = stablehlo.multiply %983, %984 : tensor<32xf32>
    %986 = stablehlo.select %941, %720, %985 : tensor<i1>, tensor<32xf32>
    %987 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %988 = stablehlo.divide %731, %987 : tensor<32xf32>
    %cst_257 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %990 = stablehlo.multiply %988, %989 : tensor<32xf32>
    %991 = stablehlo.select %941, %731, %990 : tensor<i1>, tensor<32xf32>
    %992 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %993 = stablehlo.divide %645, %992 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %995 = stablehlo.multiply %993, %994 : tensor<32xf32>
    %996 = stablehlo.select %941, %645, %995 : tensor<i1>, tensor<32xf32>
    %997 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %998 = stablehlo.divide %656, %997 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1000 = stablehlo.multiply %998, %999 : tensor<32xf32>
    %1001 = stablehlo.select %941, %656, %1000 : tensor<i1>, tensor<32xf32>
    %1002 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1003 = stablehlo.divide %576, %1002 : tensor<96xf32>
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1005 = stablehlo.multiply %1003, %1004 : tensor<96xf32>
    %1006 = stablehlo.select %941, %576, %1005 : tensor<i1>, tensor<96xf32>
    %1007 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1008 = stablehlo.divide %580, %1007 : tensor<96x32xf32>
    %cst_261 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1010 = stablehlo.multiply %1008, %1009 : tensor<96x32xf32>
    %1011 = stablehlo.select %941, %580, %1010 : tensor<i1>, tensor<96x32xf32>
    %1012 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1013 = stablehlo.divide %542, %1012 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1015 = stablehlo.multiply %1013, %1014 : tensor<32xf32>
    %1016 = stablehlo.select %941, %542, %1015 : tensor<i1>, tensor<32xf32>
    %1017 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1018 = stablehlo.divide %546, %1017 : tensor<32x32xf32>
    %cst_263 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1020 = stablehlo.multiply %1018, %1019 : tensor<32x32xf32>
    %1021 = stablehlo.select %941, %546, %1020 : tensor<i1>, tensor<32x32xf32>
    %1022 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1023 = stablehlo.divide %501, %1022 : tensor<128xf32>
    %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1025 = stablehlo.multiply %1023, %1024 : tensor<128xf32>
    %1026 = stablehlo.select %941, %501, %1025 : tensor<i1>, tensor<128xf32>
    %1027 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1028 = stablehlo.divide %505, %1027 : tensor<128x32xf32>
    %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1030 = stablehlo.multiply %1028, %1029 : tensor<128x32xf32>
    %1031 = stablehlo.select %941, %505, %1030 : tensor<i1>, tensor<128x32xf32>
    %1032 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1033 = stablehlo.divide %480, %1032 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1035 = stablehlo.multiply %1033, %1034 : tensor<32xf32>
    %1036 = stablehlo.select %941, %480, %1035 : tensor<i1>, tensor<32xf32>
    %1037 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1038 = stablehlo.divide %484, %1037 : tensor<32x128xf32>
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1040 = stablehlo.multiply %1038, %1039 : tensor<32x128xf32>
    %1041 = stablehlo.select %941, %484, %1040 : tensor<i1>, tensor<32x128xf32>
    %1042 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1043 = stablehlo.divide %583, %1042 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1045 = stablehlo.multiply %1043, %1044 : tensor<32xf32>
    %1046 = stablehlo.select %941, %583, %1045 : tensor<i1>, tensor<32xf32>
    %1047 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1048 = stablehlo.divide %594, %1047 : tensor<32xf32>
    %cst_269 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1050 = stablehlo.multiply %1048, %1049 : tensor<32xf32>
    %1051 = stablehlo.select %941, %594, %1050 : tensor<i1>, tensor<32xf32>
    %1052 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1053 = stablehlo.divide %508, %1052 : tensor<32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1055 = stablehlo.multiply %1053, %1054 : tensor<32xf32>
    %1056 = stablehlo.select %941, %508, %1055 : tensor<i1>, tensor<32xf32>
    %1057 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1058 = stablehlo.divide %519, %1057 : tensor<32xf32>
    %cst_271 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1060 = stablehlo.multiply %1058, %1059 : tensor<32xf32>
    %1061 = stablehlo.select %941, %519, %1060 : tensor<i1>, tensor<32xf32>
    %1062 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1063 = stablehlo.divide %447, %1062 : tensor<32xf32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1065 = stablehlo.multiply %1063, %1064 : tensor<32xf32>
    %1066 = stablehlo.select %941, %447, %1065 : tensor<i1>, tensor<32xf32>
    %1067 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1068 = stablehlo.divide %458, %1067 : tensor<32xf32>
    %cst_273 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1070 = stablehlo.multiply %1068, %1069 : tensor<32xf32>
    %1071 = stablehlo.select %941, %458, %1070 : tensor<i1>, tensor<32xf32>
    %1072 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1073 = stablehlo.divide %752, %1072 : tensor<24x32xf32>
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1075 = stablehlo.multiply %1073, %1074 : tensor<24x32xf32>
    %1076 = stablehlo.select %941, %752, %1075 : tensor<i1>, tensor<24x32xf32>
    %1077 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1078 = stablehlo.divide %754, %1077 : tensor<64x32xf32>
    %cst_275 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1080 = stablehlo.multiply %1078, %1079 : tensor<64x32xf32>
    %1081 = stablehlo.select %941, %754, %1080 : tensor<i1>, tensor<64x32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1083 = stablehlo.multiply %1082, %946 : tensor<96xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1085 = stablehlo.multiply %1084, %arg30 : tensor<96xf32>
    %1086 = stablehlo.add %1083, %1085 : tensor<96xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1088 = stablehlo.multiply %1087, %951 : tensor<96x32xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1090 = stablehlo.multiply %1089, %arg31 : tensor<96x32xf32>
    %1091 = stablehlo.add %1088, %1090 : tensor<96x32xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1093 = stablehlo.multiply %1092, %956 : tensor<32xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1095 = stablehlo.multiply %1094, %arg32 : tensor<32xf32>
    %1096 = stablehlo.add %1093, %1095 : tensor<32xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1098 = stablehlo.multiply %1097, %961 : tensor<32x32xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1100 = stablehlo.multiply %1099, %arg33 : tensor<32x32xf32>
    %1101 = stablehlo.add %1098, %1100 : tensor<32x32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1103 = stablehlo.multiply %1102, %966 : tensor<128xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1105 = stablehlo.multiply %1104, %arg34 : tensor<128xf32>
    %1106 = stablehlo.add %1103, %1105 : tensor<128xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1108 = stablehlo.multiply %1107, %971 : tensor<128x32xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1110 = stablehlo.multiply %1109, %arg35 : tensor<128x32xf32>
    %1111 = stablehlo.add %1108, %1110 : tensor<128x32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1113 = stablehlo.multiply %1112, %976 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1115 = stablehlo.multiply %1114, %arg36 : tensor<32xf32>
    %1116 = stablehlo.add %1113, %1115 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1118 = stablehlo.multiply %1117, %981 : tensor<32x128xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1120 = stablehlo.multiply %1119, %arg37 : tensor<32x128xf32>
    %1121 = stablehlo.add %1118, %1120 : tensor<32x128xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1123 = stablehlo.multiply %1122, %986 : tensor<32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1125 = stablehlo.multiply %1124, %arg38 : tensor<32xf32>
    %1126 = stablehlo.add %1123, %1125 : tensor<32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1128 = stablehlo.multiply %1127, %991 : tensor<32xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1130 = stablehlo.multiply %1129, %arg39 : tensor<32xf32>
    %1131 = stablehlo.add %1128, %1130 : tensor<32xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1133 = stablehlo.multiply %1132, %996 : tensor<32xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1135 = stablehlo.multiply %1134, %arg40 : tensor<32xf32>
    %1136 = stablehlo.add %1133, %1135 : tensor<32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1138 = stablehlo.multiply %1137, %1001 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1140 = stablehlo.multiply %1139, %arg41 : tensor<32xf32>
    %1141 = stablehlo.add %1138, %1140 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1143 = stablehlo.multiply %1142, %1006 : tensor<96xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1145 = stablehlo.multiply %1144, %arg42 : tensor<96xf32>
    %1146 = stablehlo.add %1143, %1145 : tensor<96xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1148 = stablehlo.multiply %1147, %1011 : tensor<96x32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1150 = stablehlo.multiply %1149, %arg43 : tensor<96x32xf32>
    %1151 = stablehlo.add %1148, %1150 : tensor<96x32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1153 = stablehlo.multiply %1152, %1016 : tensor<32xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1155 = stablehlo.multiply %1154, %arg44 : tensor<32xf32>
    %1156 = stablehlo.add %1153, %1155 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1158 = stablehlo.multiply %1157, %1021 : tensor<32x32xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1160 = stablehlo.multiply %1159, %arg45 : tensor<32x32xf32>
    %1161 = stablehlo.add %1158, %1160 : tensor<32x32xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1163 = stablehlo.multiply %1162, %1026 : tensor<128xf32>
    %cst_309 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1164 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1165 = stablehlo.multiply %1164, %arg46 : tensor<128xf32>
    %1166 = stablehlo.add %1163, %1165 : tensor<128xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1168 = stablehlo.multiply %1167, %1031 : tensor<128x32xf32>
    %cst_311 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1170 = stablehlo.multiply %1169, %arg47 : tensor<128x32xf32>
    %1171 = stablehlo.add %1168, %1170 : tensor<128x32xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1173 = stablehlo.multiply %1172, %1036 : tensor<32xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1175 = stablehlo.multiply %1174, %arg48 : tensor<32xf32>
    %1176 = stablehlo.add %1173, %1175 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1178 = stablehlo.multiply %1177, %1041 : tensor<32x128xf32>
    %cst_315 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1180 = stablehlo.multiply %1179, %arg49 : tensor<32x128xf32>
    %1181 = stablehlo.add %1178, %1180 : tensor<32x128xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1183 = stablehlo.multiply %1182, %1046 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1185 = stablehlo.multiply %1184, %arg50 : tensor<32xf32>
    %1186 = stablehlo.add %1183, %1185 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1188 = stablehlo.multiply %1187, %1051 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1190 = stablehlo.multiply %1189, %arg51 : tensor<32xf32>
    %1191 = stablehlo.add %1188, %1190 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1193 = stablehlo.multiply %1192, %1056 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1195 = stablehlo.multiply %1194, %arg52 : tensor<32xf32>
    %1196 = stablehlo.add %1193, %1195 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1198 = stablehlo.multiply %1197, %1061 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1200 = stablehlo.multiply %1199, %arg53 : tensor<32xf32>
    %1201 = stablehlo.add %1198, %1200 : tensor<32xf32>
    %cst_324 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1203 = stablehlo.multiply %1202, %1066 : tensor<32xf32>
    %cst_325 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1205 = stablehlo.multiply %1204, %arg54 : tensor<32xf32>
    %1206 = stablehlo.add %1203, %1205 : tensor<32xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1208 = stablehlo.multiply %1207, %1071 : tensor<32xf32>
    %cst_327 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1210 = stablehlo.multiply %1209, %arg55 : tensor<32xf32>
    %1211 = stablehlo.add %1208, %1210 : tensor<32xf32>
    %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1213 = stablehlo.multiply %1212, %1076 : tensor<24x32xf32>
    %cst_329 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1215 = stablehlo.multiply %1214, %arg56 : tensor<24x32xf32>
    %1216 = stablehlo.add %1213, %1215 : tensor<24x32xf32>
    %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1218 = stablehlo.multiply %1217, %1081 : tensor<64x32xf32>
    %cst_331 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1220 = stablehlo.multiply %1219, %arg57 : tensor<64x32xf32>
    %1221 = stablehlo.add %1218, %1220 : tensor<64x32xf32>
    %1222 = stablehlo.multiply %946, %946 : tensor<96xf32>
    %cst_332 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1224 = stablehlo.multiply %1223, %1222 : tensor<96xf32>
    %cst_333 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1226 = stablehlo.multiply %1225, %arg58 : tensor<96xf32>
    %1227 = stablehlo.add %1224, %1226 : tensor<96xf32>
    %1228 = stablehlo.multiply %951, %951 : tensor<96x32xf32>
    %cst_334 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1230 = stablehlo.multiply %1229, %1228 : tensor<96x32xf32>
    %cst_335 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1232 = stablehlo.multiply %1231, %arg59 : tensor<96x32xf32>
    %1233 = stablehlo.add %1230, %1232 : tensor<96x32xf32>
    %1234 = stablehlo.multiply %956, %956 : tensor<32xf32>
    %cst_336 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1236 = stablehlo.multiply %1235, %1234 : tensor<32xf32>
    %cst_337 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1238 = stablehlo.multiply %1237, %arg60 : tensor<32xf32>
    %1239 = stablehlo.add %1236, %1238 : tensor<32xf32>
    %1240 = stablehlo.multiply %961, %961 : tensor<32x32xf32>
    %cst_338 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1242 = stablehlo.multiply %1241, %1240 : tensor<32x32xf32>
    %cst_339 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1244 = stablehlo.multiply %1243, %arg61 : tensor<32x32xf32>
    %1245 = stablehlo.add %1242, %1244 : tensor<32x32xf32>
    %1246 = stablehlo.multiply %966, %966 : tensor<128xf32>
    %cst_340 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1248 = stablehlo.multiply %1247, %1246 : tensor<128xf32>
    %cst_341 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1250 = stablehlo.multiply %1249, %arg62 : tensor<128xf32>
    %1251 = stablehlo.add %1248, %1250 : tensor<128xf32>
    %1252 = stablehlo.multiply %971, %971 : tensor<128x32xf32>
    %cst_342 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1254 = stablehlo.multiply %1253, %1252 : tensor<128x32xf32>
    %cst_343 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1256 = stablehlo.multiply %1255, %arg63 : tensor<128x32xf32>
    %1257 = stablehlo.add %1254, %1256 : tensor<128x32xf32>
    %1258 = stablehlo.multiply %976, %976 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1260 = stablehlo.multiply %1259, %1258 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1262 = stablehlo.multiply %1261, %arg64 : tensor<32xf32>
    %1263 = stablehlo.add %1260, %1262 : tensor<32xf32>
    %1264 = stablehlo.multiply %981, %981 : tensor<32x128xf32>
    %cst_346 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1266 = stablehlo.multiply %1265, %1264 : tensor<32x128xf32>
    %cst_347 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1268 = stablehlo.multiply %1267, %arg65 : tensor<32x128xf32>
    %1269 = stablehlo.add %1266, %1268 : tensor<32x128xf32>
    %1270 = stablehlo.multiply %986, %986 : tensor<32xf32>
    %cst_348 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1272 = stablehlo.multiply %1271, %1270 : tensor<32xf32>
    %cst_349 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1274 = stablehlo.multiply %1273, %arg66 : tensor<32xf32>
    %1275 = stablehlo.add %1272, %1274 : tensor<32xf32>
    %1276 = stablehlo.multiply %991, %991 : tensor<32xf32>
    %cst_350 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.multiply %1277, %1276 : tensor<32xf32>
    %cst_351 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1280 = stablehlo.multiply %1279, %arg67 : tensor<32xf32>
    %1281 = stablehlo.add %1278, %1280 : tensor<32xf32>
    %1282 = stablehlo.multiply %996, %996 : tensor<32xf32>
    %cst_352 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1284 = stablehlo.multiply %1283, %1282 : tensor<32xf32>
    %cst_353 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1286 = stablehlo.multiply %1285, %arg68 : tensor<32xf32>
    %1287 = stablehlo.add %1284, %1286 : tensor<32xf32>
    %1288 = stablehlo.multiply %1001, %1001 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1290 = stablehlo.multiply %1289, %1288 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1292 = stablehlo.multiply %1291, %arg69 : tensor<32xf32>
    %1293 = stablehlo.add %1290, %1292 : tensor<32xf32>
    %1294 = stablehlo.multiply %1006, %1006 : tensor<96xf32>
    %cst_356 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1296 = stablehlo.multiply %1295, %1294 : tensor<96xf32>
    %cst_357 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1298 = stablehlo.multiply %1297, %arg70 : tensor<96xf32>
    %1299 = stablehlo.add %1296, %1298 : tensor<96xf32>
    %1300 = stablehlo.multiply %1011, %1011 : tensor<96x32xf32>
    %cst_358 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1302 = stablehlo.multiply %1301, %1300 : tensor<96x32xf32>
    %cst_359 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1304 = stablehlo.multiply %1303, %arg71 : tensor<96x32xf32>
    %1305 = stablehlo.add %1302, %1304 : tensor<96x32xf32>
    %1306 = stablehlo.multiply %1016, %1016 : tensor<32xf32>
    %cst_360 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1308 = stablehlo.multiply %1307, %1306 : tensor<32xf32>
    %cst_361 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1310 = stablehlo.multiply %1309, %arg72 : tensor<32xf32>
    %1311 = stablehlo.add %1308, %1310 : tensor<32xf32>
    %1312 = stablehlo.multiply %1021, %1021 : tensor<32x32xf32>
    %cst_362 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1314 = stablehlo.multiply %1313, %1312 : tensor<32x32xf32>
    %cst_363 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1316 = stablehlo.multiply %1315, %arg73 : tensor<32x32xf32>
    %1317 = stablehlo.add %1314, %1316 : tensor<32x32xf32>
    %1318 = stablehlo.multiply %1026, %1026 : tensor<128xf32>
    %cst_364 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1320 = stablehlo.multiply %1319, %1318 : tensor<128xf32>
    %cst_365 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1322 = stablehlo.multiply %1321, %arg74 : tensor<128xf32>
    %1323 = stablehlo.add %1320, %1322 : tensor<128xf32>
    %1324 = stablehlo.multiply %1031, %1031 : tensor<128x32xf32>
    %cst_366 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1326 = stablehlo.multiply %1325, %1324 : tensor<128x32xf32>
    %cst_367 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1328 = stablehlo.multiply %1327, %arg75 : tensor<128x32xf32>
    %1329 = stablehlo.add %1326, %1328 : tensor<128x32xf32>
    %1330 = stablehlo.multiply %1036, %1036 : tensor<32xf32>
    %cst_368 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1332 = stablehlo.multiply %1331, %1330 : tensor<32xf32>
    %cst_369 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1334 = stablehlo.multiply %1333, %arg76 : tensor<32xf32>
    %1335 = stablehlo.add %1332, %1334 : tensor<32xf32>
    %1336 = stablehlo.multiply %1041, %1041 : tensor<32x128xf32>
    %cst_370 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1338 = stablehlo.multiply %1337, %1336 : tensor<32x128xf32>
    %cst_371 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1340 = stablehlo.multiply %1339, %arg77 : tensor<32x128xf32>
    %1341 = stablehlo.add %1338, %1340 : tensor<32x128xf32>
    %1342 = stablehlo.multiply %1046, %1046 : tensor<32xf32>
    %cst_372 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1344 = stablehlo.multiply %1343, %1342 : tensor<32xf32>
    %cst_373 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1346 = stablehlo.multiply %1345, %arg78 : tensor<32xf32>
    %1347 = stablehlo.add %1344, %1346 : tensor<32xf32>
    %1348 = stablehlo.multiply %1051, %1051 : tensor<32xf32>
    %cst_374 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1350 = stablehlo.multiply %1349, %1348 : tensor<32xf32>
    %cst_375 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1352 = stablehlo.multiply %1351, %arg79 : tensor<32xf32>
    %1353 = stablehlo.add %1350, %1352 : tensor<32xf32>
    %1354 = stablehlo.multiply %1056, %1056 : tensor<32xf32>
    %cst_376 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1356 = stablehlo.multiply %1355, %1354 : tensor<32xf32>
    %cst_377 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1358 = stablehlo.multiply %1357, %arg80 : tensor<32xf32>
    %1359 = stablehlo.add %1356, %1358 : tensor<32xf32>
    %1360 = stablehlo.multiply %1061, %1061 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.multiply %1361, %1360 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1364 = stablehlo.multiply %1363, %arg81 : tensor<32xf32>
    %1365 = stablehlo.add %1362, %1364 : tensor<32xf32>
    %1366 = stablehlo.multiply %1066, %1066 : tensor<32xf32>
    %cst_380 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1368 = stablehlo.multiply %1367, %1366 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1370 = stablehlo.multiply %1369, %arg82 : tensor<32xf32>
    %1371 = stablehlo.add %1368, %1370 : tensor<32xf32>
    %1372 = stablehlo.multiply %1071, %1071 : tensor<32xf32>
    %cst_382 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1374 = stablehlo.multiply %1373, %1372 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1375 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1376 = stablehlo.multiply %1375, %arg83 : tensor<32xf32>
    %1377 = stablehlo.add %1374, %1376 : tensor<32xf32>
    %1378 = stablehlo.multiply %1076, %1076 : tensor<24x32xf32>
    %cst_384 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1380 = stablehlo.multiply %1379, %1378 : tensor<24x32xf32>
    %cst_385 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1381 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1382 = stablehlo.multiply %1381, %arg84 : tensor<24x32xf32>
    %1383 = stablehlo.add %1380, %1382 : tensor<24x32xf32>
    %1384 = stablehlo.multiply %1081, %1081 : tensor<64x32xf32>
    %cst_386 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1386 = stablehlo.multiply %1385, %1384 : tensor<64x32xf32>
    %cst_387 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1387 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1388 = stablehlo.multiply %1387, %arg85 : tensor<64x32xf32>
    %1389 = stablehlo.add %1386, %1388 : tensor<64x32xf32>
    %c_388 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1390 = stablehlo.compare LT, %arg29, %c_388, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_389 = stablehlo.constant dense<1> : tensor<i32>
    %1391 = stablehlo.add %arg29, %c_389 : tensor<i32>
    %c_390 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1392 = call @_where_5(%1390, %1391, %c_390) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_391 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1393 = stablehlo.convert %1392 : (tensor<i32>) -> tensor<f32>
    %1394 = stablehlo.power %cst_391, %1393 : tensor<f32>
    %cst_392 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1395 = stablehlo.subtract %cst_392, %1394 : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1397 = stablehlo.divide %1086, %1396 : tensor<96xf32>
    %1398 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1399 = stablehlo.divide %1091, %1398 : tensor<96x32xf32>
    %1400 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1401 = stablehlo.divide %1096, %1400 : tensor<32xf32>
    %1402 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1403 = stablehlo.divide %1101, %1402 : tensor<32x32xf32>
    %1404 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1405 = stablehlo.divide %1106, %1404 : tensor<128xf32>
    %1406 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1407 = stablehlo.divide %1111, %1406 : tensor<128x32xf32>
    %1408 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1409 = stablehlo.divide %1116, %1408 : tensor<32xf32>
    %1410 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1411 = stablehlo.divide %1121, %1410 : tensor<32x128xf32>
    %1412 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1413 = stablehlo.divide %1126, %1412 : tensor<32xf32>
    %1414 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1415 = stablehlo.divide %1131, %1414 : tensor<32xf32>
    %1416 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1417 = stablehlo.divide %1136, %1416 : tensor<32xf32>
    %1418 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1419 = stablehlo.divide %1141, %1418 : tensor<32xf32>
    %1420 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1421 = stablehlo.divide %1146, %1420 : tensor<96xf32>
    %1422 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1423 = stablehlo.divide %1151, %1422 : tensor<96x32xf32>
    %1424 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1425 = stablehlo.divide %1156, %1424 : tensor<32xf32>
    %1426 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1427 = stablehlo.divide %1161, %1426 : tensor<32x32xf32>
    %1428 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1429 = stablehlo.divide %1166, %1428 : tensor<128xf32>
    %1430 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1431 = stablehlo.divide %1171, %1430 : tensor<128x32xf32>
    %1432 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1433 = stablehlo.divide %1176, %1432 : tensor<32xf32>
    %1434 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1435 = stablehlo.divide %1181, %1434 : tensor<32x128xf32>
    %1436 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1437 = stablehlo.divide %1186, %1436 : tensor<32xf32>
    %1438 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1439 = stablehlo.divide %1191, %1438 : tensor<32xf32>
    %1440 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1441 = stablehlo.divide %1196, %1440 : tensor<32xf32>
    %1442 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1443 = stablehlo.divide %1201, %1442 : tensor<32xf32>
    %1444 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1445 = stablehlo.divide %1206, %1444 : tensor<32xf32>
    %1446 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1447 = stablehlo.divide %1211, %1446 : tensor<32xf32>
    %1448 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1449 = stablehlo.divide %1216, %1448 : tensor<24x32xf32>
    %1450 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1451 = stablehlo.divide %1221, %1450 : tensor<64x32xf32>
    %cst_393 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
    %1452 = stablehlo.convert %1392 : (tensor<i32>) -> tensor<f32>
    %1453 = stablehlo.power %cst_393, %1452 : tensor<f32>
    %cst_394 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1454 = stablehlo.subtract %cst_394, %1453 : tensor<f32>
    %1455 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1456 = stablehlo.divide %1227, %1455 : tensor<96xf32>
    %1457 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1458 = stablehlo.divide %1233, %1457 : tensor<96x32xf32>
    %1459 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1460 = stablehlo.divide %1239, %1459 : tensor<32xf32>
    %1461 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1462 = stablehlo.divide %1245, %1461 : tensor<32x32xf32>
    %1463 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1464 = stablehlo.divide %1251, %1463 : tensor<128xf32>
    %1465 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1466 = stablehlo.divide %1257, %1465 : tensor<128x32xf32>
    %1467 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1468 = stablehlo.divide %1263, %1467 : tensor<32xf32>
    %1469 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1470 = stablehlo.divide %1269, %1469 : tensor<32x128xf32>
    %1471 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1472 = stablehlo.divide %1275, %1471 : tensor<32xf32>
    %1473 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1474 = stablehlo.divide %1281, %1473 : tensor<32xf32>
    %1475 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1476 = stablehlo.divide %1287, %1475 : tensor<32xf32>
    %1477 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1478 = stablehlo.divide %1293, %1477 : tensor<32xf32>
    %1479 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1480 = stablehlo.divide %1299, %1479 : tensor<96xf32>
    %1481 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1482 = stablehlo.divide %1305, %1481 : tensor<96x32xf32>
    %1483 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1484 = stablehlo.divide %1311, %1483 : tensor<32xf32>
    %1485 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1486 = stablehlo.divide %1317, %1485 : tensor<32x32xf32>
    %1487 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1488 = stablehlo.divide %1323, %1487 : tensor<128xf32>
    %1489 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1490 = stablehlo.divide %1329, %1489 : tensor<128x32xf32>
    %1491 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1492 = stablehlo.divide %1335, %1491 : tensor<32xf32>
    %1493 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1494 = stablehlo.divide %1341, %1493 : tensor<32x128xf32>
    %1495 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1496 = stablehlo.divide %1347, %1495 : tensor<32xf32>
    %1497 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1498 = stablehlo.divide %1353, %1497 : tensor<32xf32>
    %1499 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1500 = stablehlo.divide %1359, %1499 : tensor<32xf32>
    %1501 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1502 = stablehlo.divide %1365, %1501 : tensor<32xf32>
    %1503 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1504 = stablehlo.divide %1371, %1503 : tensor<32xf32>
    %1505 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1506 = stablehlo.divide %1377, %1505 : tensor<32xf32>
    %1507 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1508 = stablehlo.divide %1383, %1507 : tensor<24x32xf32>
    %1509 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1510 = stablehlo.divide %1389, %1509 : tensor<64x32xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1512 = stablehlo.add %1456, %1511 : tensor<96xf32>
    %1513 = stablehlo.sqrt %1512 : tensor<96xf32>
    %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1515 = stablehlo.add %1513, %1514 : tensor<96xf32>
    %1516 = stablehlo.divide %1397, %1515 : tensor<96xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1518 = stablehlo.add %1458, %1517 : tensor<96x32xf32>
    %1519 = stablehlo.sqrt %1518 : tensor<96x32xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1521 = stablehlo.add %1519, %1520 : tensor<96x32xf32>
    %1522 = stablehlo.divide %1399, %1521 : tensor<96x32xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1524 = stablehlo.add %1460, %1523 : tensor<32xf32>
    %1525 = stablehlo.sqrt %1524 : tensor<32xf32>
    %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1527 = stablehlo.add %1525, %1526 : tensor<32xf32>
    %1528 = stablehlo.divide %1401, %1527 : tensor<32xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1530 = stablehlo.add %1462, %1529 : tensor<32x32xf32>
    %1531 = stablehlo.sqrt %1530 : tensor<32x32xf32>
    %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1533 = stablehlo.add %1531, %1532 : tensor<32x32xf32>
    %1534 = stablehlo.divide %1403, %1533 : tensor<32x32xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1536 = stablehlo.add %1464, %1535 : tensor<128xf32>
    %1537 = stablehlo.sqrt %1536 : tensor<128xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1539 = stablehlo.add %1537, %1538 : tensor<128xf32>
    %1540 = stablehlo.divide %1405, %1539 : tensor<128xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1542 = stablehlo.add %1466, %1541 : tensor<128x32xf32>
    %1543 = stablehlo.sqrt %1542 : tensor<128x32xf32>
    %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1545 = stablehlo.add %1543, %1544 : tensor<128x32xf32>
    %1546 = stablehlo.divide %1407, %1545 : tensor<128x32xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1548 = stablehlo.add %1468, %1547 : tensor<32xf32>
    %1549 = stablehlo.sqrt %1548 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1551 = stablehlo.add %1549, %1550 : tensor<32xf32>
    %1552 = stablehlo.divide %1409, %1551 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1554 = stablehlo.add %1470, %1553 : tensor<32x128xf32>
    %1555 = stablehlo.sqrt %1554 : tensor<32x128xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1557 = stablehlo.add %1555, %1556 : tensor<32x128xf32>
    %1558 = stablehlo.divide %1411, %1557 : tensor<32x128xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1560 = stablehlo.add %1472, %1559 : tensor<32xf32>
    %1561 = stablehlo.sqrt %1560 : tensor<32xf32>
    %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1563 = stablehlo.add %1561, %1562 : tensor<32xf32>
    %1564 = stablehlo.divide %1413, %1563 : tensor<32xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1566 = stablehlo.add %1474, %1565 : tensor<32xf32>
    %1567 = stablehlo.sqrt %1566 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1569 = stablehlo.add %1567, %1568 : tensor<32xf32>
    %1570 = stablehlo.divide %1415, %1569 : tensor<32xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1572 = stablehlo.add %1476, %1571 : tensor<32xf32>
    %1573 = stablehlo.sqrt %1572 : tensor<32xf32>
    %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1575 = stablehlo.add %1573, %1574 : tensor<32xf32>
    %1576 = stablehlo.divide %1417, %1575 : tensor<32xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1578 = stablehlo.add %1478, %1577 : tensor<32xf32>
    %1579 = stablehlo.sqrt %1578 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1581 = stablehlo.add %1579, %1580 : tensor<32xf32>
    %1582 = stablehlo.divide %1419, %1581 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1584 = stablehlo.add %1480, %1583 : tensor<96xf32>
    %1585 = stablehlo.sqrt %1584 : tensor<96xf32>
    %cst_420 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1587 = stablehlo.add %1585, %1586 : tensor<96xf32>
    %1588 = stablehlo.divide %1421, %1587 : tensor<96xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1590 = stablehlo.add %1482, %1589 : tensor<96x32xf32>
    %1591 = stablehlo.sqrt %1590 : tensor<96x32xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1593 = stablehlo.add %1591, %1592 : tensor<96x32xf32>
    %1594 = stablehlo.divide %1423, %1593 : tensor<96x32xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1596 = stablehlo.add %1484, %1595 : tensor<32xf32>
    %1597 = stablehlo.sqrt %1596 : tensor<32xf32>
    %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1599 = stablehlo.add %1597, %1598 : tensor<32xf32>
    %1600 = stablehlo.divide %1425, %1599 : tensor<32xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1602 = stablehlo.add %1486, %1601 : tensor<32x32xf32>
    %1603 = stablehlo.sqrt %1602 : tensor<32x32xf32>
    %cst_426 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1605 = stablehlo.add %1603, %1604 : tensor<32x32xf32>
    %1606 = stablehlo.divide %1427, %1605 : tensor<32x32xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1608 = stablehlo.add %1488, %1607 : tensor<128xf32>
    %1609 = stablehlo.sqrt %1608 : tensor<128xf32>
    %cst_428 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1611 = stablehlo.add %1609, %1610 : tensor<128xf32>
    %1612 = stablehlo.divide %1429, %1611 : tensor<128xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1614 = stablehlo.add %1490, %1613 : tensor<128x32xf32>
    %1615 = stablehlo.sqrt %1614 : tensor<128x32xf32>
    %cst_430 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1617 = stablehlo.add %1615, %1616 : tensor<128x32xf32>
    %1618 = stablehlo.divide %1431, %1617 : tensor<128x32xf32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1620 = stablehlo.add %1492, %1619 : tensor<32xf32>
    %1621 = stablehlo.sqrt %1620 : tensor<32xf32>
    %cst_432 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1623 = stablehlo.add %1621, %1622 : tensor<32xf32>
    %1624 = stablehlo.divide %1433, %1623 : tensor<32xf32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1626 = stablehlo.add %1494, %1625 : tensor<32x128xf32>
    %1627 = stablehlo.sqrt %1626 : tensor<32x128xf32>
    %cst_434 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1629 = stablehlo.add %1627, %1628 : tensor<32x128xf32>
    %1630 = stablehlo.divide %1435, %1629 : tensor<32x128xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1631 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1632 = stablehlo.add %1496, %1631 : tensor<32xf32>
    %1633 = stablehlo.sqrt %1632 : tensor<32xf32>
    %cst_436 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1635 = stablehlo.add %1633, %1634 : tensor<32xf32>
    %1636 = stablehlo.divide %1437, %1635 : tensor<32xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1637 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1638 = stablehlo.add %1498, %1637 : tensor<32xf32>
    %1639 = stablehlo.sqrt %1638 : tensor<32xf32>
    %cst_438 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1641 = stablehlo.add %1639, %1640 : tensor<32xf32>
    %1642 = stablehlo.divide %1439, %1641 : tensor<32xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1644 = stablehlo.add %1500, %1643 : tensor<32xf32>
    %1645 = stablehlo.sqrt %1644 : tensor<32xf32>
    %cst_440 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1647 = stablehlo.add %1645, %1646 : tensor<32xf32>
    %1648 = stablehlo.divide %1441, %1647 : tensor<32xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1650 = stablehlo.add %1502, %1649 : tensor<32xf32>
    %1651 = stablehlo.sqrt %1650 : tensor<32xf32>
    %cst_442 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1653 = stablehlo.add %1651, %1652 : tensor<32xf32>
    %1654 = stablehlo.divide %1443, %1653 : tensor<32xf32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1656 = stablehlo.add %1504, %1655 : tensor<32xf32>
    %1657 = stablehlo.sqrt %1656 : tensor<32xf32>
    %cst_444 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1659 = stablehlo.add %1657, %1658 : tensor<32xf32>
    %1660 = stablehlo.divide %1445, %1659 : tensor<32xf32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1661 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1662 = stablehlo.add %1506, %1661 : tensor<32xf32>
    %1663 = stablehlo.sqrt %1662 : tensor<32xf32>
    %cst_446 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1665 = stablehlo.add %1663, %1664 : tensor<32xf32>
    %1666 = stablehlo.divide %1447, %1665 : tensor<32xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1668 = stablehlo.add %1508, %1667 : tensor<24x32xf32>
    %1669 = stablehlo.sqrt %1668 : tensor<24x32xf32>
    %cst_448 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1670 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1671 = stablehlo.add %1669, %1670 : tensor<24x32xf32>
    %1672 = stablehlo.divide %1449, %1671 : tensor<24x32xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1674 = stablehlo.add %1510, %1673 : tensor<64x32xf32>
    %1675 = stablehlo.sqrt %1674 : tensor<64x32xf32>
    %cst_450 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1677 = stablehlo.add %1675, %1676 : tensor<64x32xf32>
    %1678 = stablehlo.divide %1451, %1677 : tensor<64x32xf32>
    %cst_451 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1680 = stablehlo.multiply %1679, %arg2 : tensor<96x32xf32>
    %1681 = stablehlo.add %1522, %1680 : tensor<96x32xf32>
    %cst_452 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1683 = stablehlo.multiply %1682, %arg4 : tensor<32x32xf32>
    %1684 = stablehlo.add %1534, %1683 : tensor<32x32xf32>
    %cst_453 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1686 = stablehlo.multiply %1685, %arg6 : tensor<128x32xf32>
    %1687 = stablehlo.add %1546, %1686 : tensor<128x32xf32>
    %cst_454 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1688 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1689 = stablehlo.multiply %1688, %arg8 : tensor<32x128xf32>
    %1690 = stablehlo.add %1558, %1689 : tensor<32x128xf32>
    %cst_455 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1692 = stablehlo.multiply %1691, %arg14 : tensor<96x32xf32>
    %1693 = stablehlo.add %1594, %1692 : tensor<96x32xf32>
    %cst_456 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1695 = stablehlo.multiply %1694, %arg16 : tensor<32x32xf32>
    %1696 = stablehlo.add %1606, %1695 : tensor<32x32xf32>
    %cst_457 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1698 = stablehlo.multiply %1697, %arg18 : tensor<128x32xf32>
    %1699 = stablehlo.add %1618, %1698 : tensor<128x32xf32>
    %cst_458 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1701 = stablehlo.multiply %1700, %arg20 : tensor<32x128xf32>
    %1702 = stablehlo.add %1630, %1701 : tensor<32x128xf32>
    %cst_459 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1704 = stablehlo.multiply %1703, %arg27 : tensor<24x32xf32>
    %1705 = stablehlo.add %1672, %1704 : tensor<24x32xf32>
    %cst_460 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1706 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1707 = stablehlo.multiply %1706, %arg28 : tensor<64x32xf32>
    %1708 = stablehlo.add %1678, %1707 : tensor<64x32xf32>
    %c_461 = stablehlo.constant dense<0> : tensor<i32>
    %1709 = stablehlo.subtract %arg86, %c_461 : tensor<i32>
    %c_462 = stablehlo.constant dense<0> : tensor<i32>
    %c_463 = stablehlo.constant dense<5> : tensor<i32>
    %1710 = call @clip_6(%1709, %c_462, %c_463) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1711 = stablehlo.convert %1710 : (tensor<i32>) -> tensor<f32>
    %cst_464 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1712 = stablehlo.divide %1711, %cst_464 : tensor<f32>
    %cst_465 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1713 = stablehlo.subtract %cst_465, %1712 : tensor<f32>
    %cst_466 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %1714 = stablehlo.multiply %cst_466, %1713 : tensor<f32>
    %cst_467 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1715 = stablehlo.add %1714, %cst_467 : tensor<f32>
    %c_468 = stablehlo.constant dense<5> : tensor<i32>
    %1716 = stablehlo.compare LT, %arg86, %c_468, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_469 = stablehlo.constant dense<5> : tensor<i32>
    %1717 = stablehlo.subtract %arg86, %c_469 : tensor<i32>
    %c_470 = stablehlo.constant dense<0> : tensor<i32>
    %1718 = stablehlo.subtract %1717, %c_470 : tensor<i32>
    %c_471 = stablehlo.constant dense<0> : tensor<i32>
    %c_472 = stablehlo.constant dense<95> : tensor<i32>
    %1719 = call @clip_6(%1718, %c_471, %c_472) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1720 = stablehlo.convert %1719 : (tensor<i32>) -> tensor<f32>
    %cst_473 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1721 = stablehlo.divide %1720, %cst_473 : tensor<f32>
    %cst_474 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1722 = stablehlo.subtract %cst_474, %1721 : tensor<f32>
    %cst_475 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1723 = stablehlo.multiply %cst_475, %1722 : tensor<f32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1724 = stablehlo.add %1723, %cst_476 : tensor<f32>
    %1725 = call @_where_7(%1716, %1715, %1724) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_477 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1726 = stablehlo.multiply %cst_477, %1725 : tensor<f32>
    %1727 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1728 = stablehlo.multiply %1727, %1516 : tensor<96xf32>
    %1729 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1730 = stablehlo.multiply %1729, %1681 : tensor<96x32xf32>
    %1731 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1732 = stablehlo.multiply %1731, %1528 : tensor<32xf32>
    %1733 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1734 = stablehlo.multiply %1733, %1684 : tensor<32x32xf32>
    %1735 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1736 = stablehlo.multiply %1735, %1540 : tensor<128xf32>
    %1737 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1738 = stablehlo.multiply %1737, %1687 : tensor<128x32xf32>
    %1739 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1740 = stablehlo.multiply %1739, %1552 : tensor<32xf32>
    %1741 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1742 = stablehlo.multiply %1741, %1690 : tensor<32x128xf32>
    %1743 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1744 = stablehlo.multiply %1743, %1564 : tensor<32xf32>
    %1745 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1746 = stablehlo.multiply %1745, %1570 : tensor<32xf32>
    %1747 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1748 = stablehlo.multiply %1747, %1576 : tensor<32xf32>
    %1749 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1750 = stablehlo.multiply %1749, %1582 : tensor<32xf32>
    %1751 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1752 = stablehlo.multiply %1751, %1588 : tensor<96xf32>
    %1753 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1754 = stablehlo.multiply %1753, %1693 : tensor<96x32xf32>
    %1755 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1756 = stablehlo.multiply %1755, %1600 : tensor<32xf32>
    %1757 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1758 = stablehlo.multiply %1757, %1696 : tensor<32x32xf32>
    %1759 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1760 = stablehlo.multiply %1759, %1612 : tensor<128xf32>
    %1761 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1762 = stablehlo.multiply %1761, %1699 : tensor<128x32xf32>
    %1763 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1764 = stablehlo.multiply %1763, %1624 : tensor<32xf32>
    %1765 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1766 = stablehlo.multiply %1765, %1702 : tensor<32x128xf32>
    %1767 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1768 = stablehlo.multiply %1767, %1636 : tensor<32xf32>
    %1769 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1770 = stablehlo.multiply %1769, %1642 : tensor<32xf32>
    %1771 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1772 = stablehlo.multiply %1771, %1648 : tensor<32xf32>
    %1773 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1774 = stablehlo.multiply %1773, %1654 : tensor<32xf32>
    %1775 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1776 = stablehlo.multiply %1775, %1660 : tensor<32xf32>
    %1777 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1778 = stablehlo.multiply %1777, %1666 : tensor<32xf32>
    %1779 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1780 = stablehlo.multiply %1779, %1705 : tensor<24x32xf32>
    %1781 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1782 = stablehlo.multiply %1781, %1708 : tensor<64x32xf32>
    %c_478 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1783 = stablehlo.compare LT, %arg86, %c_478, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_479 = stablehlo.constant dense<1> : tensor<i32>
    %1784 = stablehlo.add %arg86, %c_479 : tensor<i32>
    %c_480 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1785 = call @_where_5(%1783, %1784, %c_480) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1786 = stablehlo.add %arg1, %1728 : tensor<96xf32>
    %1787 = stablehlo.add %arg2, %1730 : tensor<96x32xf32>
    %1788 = stablehlo.add %arg3, %1732 : tensor<32xf32>
    %1789 = stablehlo.add %arg4, %1734 : tensor<32x32xf32>
    %1790 = stablehlo.add %arg5, %1736 : tensor<128xf32>
    %1791 = stablehlo.add %arg6, %1738 : tensor<128x32xf32>
    %1792 = stablehlo.add %arg7, %1740 : tensor<32xf32>
    %1793 = stablehlo.add %arg8, %1742 : tensor<32x128xf32>
    %1794 = stablehlo.add %arg9, %1744 : tensor<32xf32>
    %1795 = stablehlo.add %arg10, %1746 : tensor<32xf32>
    %1796 = stablehlo.add %arg11, %1748 : tensor<32xf32>
    %1797 = stablehlo.add %arg12, %1750 : tensor<32xf32>
    %1798 = stablehlo.add %arg13, %1752 : tensor<96xf32>
    %1799 = stablehlo.add %arg14, %1754 : tensor<96x32xf32>
    %1800 = stablehlo.add %arg15, %1756 : tensor<32xf32>
    %1801 = stablehlo.add %arg16, %1758 : tensor<32x32xf32>
    %1802 = stablehlo.add %arg17, %1760 : tensor<128xf32>
    %1803 = stablehlo.add %arg18, %1762 : tensor<128x32xf32>
    %1804 = stablehlo.add %arg19, %1764 : tensor<32xf32>
    %1805 = stablehlo.add %arg20, %1766 : tensor<32x128xf32>
    %1806 = stablehlo.add %arg21, %1768 : tensor<32xf32>
    %1807 = stablehlo.add %arg22, %1770 : tensor<32xf32>
    %1808 = stablehlo.add %arg23, %1772 : tensor<32xf32>
    %1809 = stablehlo.add %arg24, %1774 : tensor<32xf32>
    %1810 = stablehlo.add %arg25, %1776 : tensor<32xf32>
    %1811 = stablehlo.add %arg26, %1778 : tensor<32xf32>
    %1812 = stablehlo.add %arg27, %1780 : tensor<24x32xf32>
    %1813 = stablehlo.add %arg28, %1782 : tensor<64x32xf32>
    %c_481 = stablehlo.constant dense<1> : tensor<i32>
    %1814 = stablehlo.add %arg0, %c_481 : tensor<i32>
    return %1814, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1392, %1086, %1091, %1096, %1101, %1106, %1111, %1116, %1121, %1126, %1131, %1136, %1141, %1146, %1151, %1156, %1161, %1166, %1171, %1176, %1181, %1186, %1191, %1196, %1201, %1206, %1211, %1216, %1221, %1227, %1233, %1239, %1245, %1251, %1257, %1263, %1269, %1275, %1281, %1287, %1293, %1299, %1305, %1311, %1317, %1323, %1329, %1335, %1341, %1347, %1353, %1359, %1365, %1371, %1377, %1383, %1389, %1785, %2, %771, %433 : tensor<i32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<24x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<24x32xf32>, tensor<64x32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<24x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<2xui32>, tensor<f32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_take(%arg0: tensor<64x32xf32>, %arg1: tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<12x16xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<12x16xi1>, tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x16x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<12x16x1xi32>, tensor<12x16x1xi32>) -> tensor<12x16x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<12x16x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<12x16x1xi32>, tensor<12x16x1xi32>) -> tensor<12x16x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<12x16x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<12x16x1xi1>, tensor<i1>) -> tensor<12x16xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<12x16x1xi32>) -> tensor<12x16x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x16xi1>) -> tensor<12x16x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<12x16x32xi1>, tensor<12x16x32xf32>
    return %16, %5 : tensor<12x16x32xf32>, tensor<12x16x1xi32>
  }
  func.func private @_where(%arg0: tensor<12x16xi1>, %arg1: tensor<12x16xi32>, %arg2: tensor<12x16xi32>) -> tensor<12x16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12x16xi1>, tensor<12x16xi32>
    return %0 : tensor<12x16xi32>
  }
  func.func private @_take_0(%arg0: tensor<24x32xf32>, %arg1: tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<24> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<12x16xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<12x16xi1>, tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %c_1 = stablehlo.constant dense<23> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x16x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<12x16x1xi32>, tensor<12x16x1xi32>) -> tensor<12x16x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<12x16x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<12x16x1xi32>, tensor<12x16x1xi32>) -> tensor<12x16x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<12x16x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<12x16x1xi1>, tensor<i1>) -> tensor<12x16xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<24x32xf32>, tensor<12x16x1xi32>) -> tensor<12x16x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x16xi1>) -> tensor<12x16x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<12x16x32xi1>, tensor<12x16x32xf32>
    return %16, %5 : tensor<12x16x32xf32>, tensor<12x16x1xi32>
  }
  func.func private @log_softmax(%arg0: tensor<12x15x64xf32>) -> (tensor<12x15x64xf32>, tensor<12x15x64xf32>, tensor<12x15x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<12x15x64xf32>, tensor<f32>) -> tensor<12x15xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x15xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12x15xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x15xf32>) -> tensor<12x15x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x15x1xf32>) -> tensor<12x15x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x15x64xf32>
    %6 = stablehlo.exponential %5 : tensor<12x15x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x15x64xf32>, tensor<f32>) -> tensor<12x15xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x15xf32>) -> tensor<12x15x1xf32>
    %9 = stablehlo.log %8 : tensor<12x15x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x15x1xf32>) -> tensor<12x15x64xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x15x64xf32>
    return %11, %6, %8 : tensor<12x15x64xf32>, tensor<12x15x64xf32>, tensor<12x15x1xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<12x15x64xf32>, %arg1: tensor<12x15x1xf32>, %arg2: tensor<12x15x64xf32>) -> tensor<12x15x64xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x15x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x15x64xf32>, tensor<f32>) -> tensor<12x15xf32>
    %2 = stablehlo.reshape %1 : (tensor<12x15xf32>) -> tensor<12x15x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x15x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x15x1xf32>, tensor<f32>) -> tensor<12x15xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x15xf32>) -> tensor<12x15x64xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x15x64xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x15x64xf32>
    return %7 : tensor<12x15x64xf32>
  }
  func.func private @_take_2(%arg0: tensor<12x16x1xi32>, %arg1: tensor<12x16x32xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @_take_3(%arg0: tensor<12x16x1xi32>, %arg1: tensor<12x16x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<i32>
    %1 = stablehlo.minimum %arg2, %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @clip_6(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
