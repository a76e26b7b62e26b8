module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<96xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<96x32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<32x32xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<128x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32x128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<96xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<96x32xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32x32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<128xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<128x32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<32x128xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<16x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64x32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<i32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<96xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<96x32xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<32x32xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<128xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<128x32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<32x128xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<96xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<96x32xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<32x32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<128xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<128x32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<32x128xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<16x32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<64x32xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<96xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<96x32xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<32x32xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<128xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<128x32xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<32xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<32x128xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<96xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<96x32xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<32x32xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<128xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<128x32xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<32xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<32x128xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<32xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<16x32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<64x32xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<i32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<12x16xi32>, %arg88: tensor<12x16xi32>) -> (tensor<i32> {jax.result_info = "result[0].step"}, tensor<96xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['h_0']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['h_1']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].params['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wte']['embedding']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_attn']['bias']"}, tensor<96x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_fc']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_proj']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][2].count"}, tensor<f32> {jax.result_info = "result[1]['accuracy']"}, tensor<f32> {jax.result_info = "result[1]['grad_norm']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %2:2 = call @_take(%arg28, %arg87) : (tensor<64x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
    %3:2 = call @_take_0(%arg27, %1) : (tensor<16x32xf32>, tensor<1x16xi32>) -> (tensor<1x16x32xf32>, tensor<1x16x1xi32>)
    %4 = stablehlo.broadcast_in_dim %3#0, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<12x16x32xf32>
    %5 = stablehlo.add %2#0, %4 : tensor<12x16x32xf32>
    %6 = chlo.square %5 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<12x16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %11 = stablehlo.divide %9, %10 : tensor<12x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x16xf32>
    %15 = chlo.square %11 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %17 = stablehlo.multiply %16, %11 : tensor<12x16xf32>
    %18 = stablehlo.subtract %14, %15 : tensor<12x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %20 = stablehlo.maximum %19, %18 : tensor<12x16xf32>
    %21 = stablehlo.compare EQ, %18, %20, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<12x16xi1>, tensor<12x16xf32>
    %30 = stablehlo.divide %24, %29 : tensor<12x16xf32>
    %31 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %32 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %34 = stablehlo.subtract %5, %33 : tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %36 = stablehlo.add %32, %35 : tensor<12x16x1xf32>
    %37 = stablehlo.rsqrt %36 : tensor<12x16x1xf32>
    %38 = stablehlo.divide %37, %36 : tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<12x16x1xf32>
    %41 = stablehlo.reshape %arg10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %42 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<12x16x32xf32>
    %45 = stablehlo.multiply %34, %44 : tensor<12x16x32xf32>
    %46 = stablehlo.reshape %arg9 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %48 = stablehlo.add %45, %47 : tensor<12x16x32xf32>
    %49 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %50 = stablehlo.dot_general %48, %49, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %51 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %53 = stablehlo.add %50, %52 : tensor<12x16x96xf32>
    %54 = stablehlo.slice %53 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %55 = stablehlo.slice %53 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %56 = stablehlo.slice %53 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %57 = stablehlo.reshape %54 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %58 = stablehlo.reshape %55 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %59 = stablehlo.reshape %56 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %60 = stablehlo.iota dim = 0 : tensor<16xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<16xi32>) -> tensor<12x16xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [0, 2] : (tensor<12x16xi32>) -> tensor<12x1x16xi32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<12x16x1xi32>) -> tensor<12x16x16xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<12x1x16xi32>) -> tensor<12x16x16xi32>
    %66 = stablehlo.compare GE, %64, %65, SIGNED : (tensor<12x16x16xi32>, tensor<12x16x16xi32>) -> tensor<12x16x16xi1>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 2, 3] : (tensor<12x16x16xi1>) -> tensor<12x1x16x16xi1>
    %68 = stablehlo.convert %67 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1x16x16xi32>
    %70 = stablehlo.compare GT, %68, %69, SIGNED : (tensor<12x1x16x16xi32>, tensor<12x1x16x16xi32>) -> tensor<12x1x16x16xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %cst_14 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<12x1x16x16xi1>, tensor<12x1x16x16xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %74 = stablehlo.sqrt %cst_15 : tensor<f32>
    %75 = stablehlo.convert %74 : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %77 = stablehlo.divide %57, %76 : tensor<12x16x2x16xf32>
    %78 = stablehlo.dot_general %77, %58, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %79 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<12x1x16x16xf32>) -> tensor<12x2x16x16xf32>
    %80 = stablehlo.add %78, %79 : tensor<12x2x16x16xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_16) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %83 = stablehlo.maximum %82, %81 : tensor<12x2x16xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %86 = stablehlo.subtract %80, %85 : tensor<12x2x16x16xf32>
    %87 = stablehlo.exponential %86 : tensor<12x2x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %91 = stablehlo.divide %87, %90 : tensor<12x2x16x16xf32>
    %92 = stablehlo.multiply %89, %89 : tensor<12x2x16x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %94 = stablehlo.divide %93, %92 : tensor<12x2x16x1xf32>
    %95 = stablehlo.dot_general %59, %91, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %96 = stablehlo.transpose %95, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %97 = stablehlo.reshape %96 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %98 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %99 = stablehlo.dot_general %97, %98, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %100 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %102 = stablehlo.add %99, %101 : tensor<12x16x32xf32>
    %103 = stablehlo.add %5, %102 : tensor<12x16x32xf32>
    %104 = chlo.square %103 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %106 = stablehlo.multiply %105, %103 : tensor<12x16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%103 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_22 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %109 = stablehlo.divide %107, %108 : tensor<12x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%104 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %112 = stablehlo.divide %110, %111 : tensor<12x16xf32>
    %113 = chlo.square %109 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %115 = stablehlo.multiply %114, %109 : tensor<12x16xf32>
    %116 = stablehlo.subtract %112, %113 : tensor<12x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %118 = stablehlo.maximum %117, %116 : tensor<12x16xf32>
    %119 = stablehlo.compare EQ, %116, %118, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %122 = stablehlo.select %119, %120, %121 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %124 = stablehlo.compare EQ, %123, %118, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %127 = stablehlo.select %124, %125, %126 : tensor<12x16xi1>, tensor<12x16xf32>
    %128 = stablehlo.divide %122, %127 : tensor<12x16xf32>
    %129 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %130 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %131 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %132 = stablehlo.subtract %103, %131 : tensor<12x16x32xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %134 = stablehlo.add %130, %133 : tensor<12x16x1xf32>
    %135 = stablehlo.rsqrt %134 : tensor<12x16x1xf32>
    %136 = stablehlo.divide %135, %134 : tensor<12x16x1xf32>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %138 = stablehlo.multiply %137, %136 : tensor<12x16x1xf32>
    %139 = stablehlo.reshape %arg12 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %140 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %141 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<12x16x32xf32>
    %143 = stablehlo.multiply %132, %142 : tensor<12x16x32xf32>
    %144 = stablehlo.reshape %arg11 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %146 = stablehlo.add %143, %145 : tensor<12x16x32xf32>
    %147 = stablehlo.transpose %arg6, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %148 = stablehlo.dot_general %146, %147, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %149 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %151 = stablehlo.add %148, %150 : tensor<12x16x128xf32>
    %152 = stablehlo.multiply %151, %151 : tensor<12x16x128xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<12x16x128xf32>
    %154 = stablehlo.multiply %151, %151 : tensor<12x16x128xf32>
    %cst_34 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %156 = stablehlo.multiply %155, %154 : tensor<12x16x128xf32>
    %cst_35 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %158 = stablehlo.multiply %157, %153 : tensor<12x16x128xf32>
    %159 = stablehlo.add %151, %158 : tensor<12x16x128xf32>
    %cst_36 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %161 = stablehlo.multiply %160, %159 : tensor<12x16x128xf32>
    %162 = stablehlo.tanh %161 : tensor<12x16x128xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %164 = stablehlo.subtract %163, %162 : tensor<12x16x128xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %166 = stablehlo.add %165, %162 : tensor<12x16x128xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %168 = stablehlo.multiply %167, %166 : tensor<12x16x128xf32>
    %169 = stablehlo.multiply %151, %168 : tensor<12x16x128xf32>
    %170 = stablehlo.transpose %arg8, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %171 = stablehlo.dot_general %169, %170, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %172 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %174 = stablehlo.add %171, %173 : tensor<12x16x32xf32>
    %175 = stablehlo.add %103, %174 : tensor<12x16x32xf32>
    %176 = chlo.square %175 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %178 = stablehlo.multiply %177, %175 : tensor<12x16x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%175 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_42 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %181 = stablehlo.divide %179, %180 : tensor<12x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%176 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_44 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %184 = stablehlo.divide %182, %183 : tensor<12x16xf32>
    %185 = chlo.square %181 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %187 = stablehlo.multiply %186, %181 : tensor<12x16xf32>
    %188 = stablehlo.subtract %184, %185 : tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %190 = stablehlo.maximum %189, %188 : tensor<12x16xf32>
    %191 = stablehlo.compare EQ, %188, %190, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %194 = stablehlo.select %191, %192, %193 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %196 = stablehlo.compare EQ, %195, %190, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %199 = stablehlo.select %196, %197, %198 : tensor<12x16xi1>, tensor<12x16xf32>
    %200 = stablehlo.divide %194, %199 : tensor<12x16xf32>
    %201 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %202 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %203 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %204 = stablehlo.subtract %175, %203 : tensor<12x16x32xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %206 = stablehlo.add %202, %205 : tensor<12x16x1xf32>
    %207 = stablehlo.rsqrt %206 : tensor<12x16x1xf32>
    %208 = stablehlo.divide %207, %206 : tensor<12x16x1xf32>
    %cst_53 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %210 = stablehlo.multiply %209, %208 : tensor<12x16x1xf32>
    %211 = stablehlo.reshape %arg22 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %212 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %213 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %214 = stablehlo.multiply %212, %213 : tensor<12x16x32xf32>
    %215 = stablehlo.multiply %204, %214 : tensor<12x16x32xf32>
    %216 = stablehlo.reshape %arg21 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %218 = stablehlo.add %215, %217 : tensor<12x16x32xf32>
    %219 = stablehlo.transpose %arg14, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %220 = stablehlo.dot_general %218, %219, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %221 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %223 = stablehlo.add %220, %222 : tensor<12x16x96xf32>
    %224 = stablehlo.slice %223 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %225 = stablehlo.slice %223 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %226 = stablehlo.slice %223 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %227 = stablehlo.reshape %224 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %228 = stablehlo.reshape %225 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %229 = stablehlo.reshape %226 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %230 = stablehlo.iota dim = 0 : tensor<16xi32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [1] : (tensor<16xi32>) -> tensor<12x16xi32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %233 = stablehlo.broadcast_in_dim %231, dims = [0, 2] : (tensor<12x16xi32>) -> tensor<12x1x16xi32>
    %234 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2] : (tensor<12x16x1xi32>) -> tensor<12x16x16xi32>
    %235 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<12x1x16xi32>) -> tensor<12x16x16xi32>
    %236 = stablehlo.compare GE, %234, %235, SIGNED : (tensor<12x16x16xi32>, tensor<12x16x16xi32>) -> tensor<12x16x16xi1>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 2, 3] : (tensor<12x16x16xi1>) -> tensor<12x1x16x16xi1>
    %238 = stablehlo.convert %237 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<12x1x16x16xi32>
    %240 = stablehlo.compare GT, %238, %239, SIGNED : (tensor<12x1x16x16xi32>, tensor<12x1x16x16xi32>) -> tensor<12x1x16x16xi1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %cst_56 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %243 = stablehlo.select %240, %241, %242 : tensor<12x1x16x16xi1>, tensor<12x1x16x16xf32>
    %cst_57 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %244 = stablehlo.sqrt %cst_57 : tensor<f32>
    %245 = stablehlo.convert %244 : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %247 = stablehlo.divide %227, %246 : tensor<12x16x2x16xf32>
    %248 = stablehlo.dot_general %247, %228, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %249 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2, 3] : (tensor<12x1x16x16xf32>) -> tensor<12x2x16x16xf32>
    %250 = stablehlo.add %248, %249 : tensor<12x2x16x16xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_58) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %253 = stablehlo.maximum %252, %251 : tensor<12x2x16xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %256 = stablehlo.subtract %250, %255 : tensor<12x2x16x16xf32>
    %257 = stablehlo.exponential %256 : tensor<12x2x16x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_60) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %261 = stablehlo.divide %257, %260 : tensor<12x2x16x16xf32>
    %262 = stablehlo.multiply %259, %259 : tensor<12x2x16x1xf32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %264 = stablehlo.divide %263, %262 : tensor<12x2x16x1xf32>
    %265 = stablehlo.dot_general %229, %261, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %266 = stablehlo.transpose %265, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %267 = stablehlo.reshape %266 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %268 = stablehlo.transpose %arg16, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %269 = stablehlo.dot_general %267, %268, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %270 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %272 = stablehlo.add %269, %271 : tensor<12x16x32xf32>
    %273 = stablehlo.add %175, %272 : tensor<12x16x32xf32>
    %274 = chlo.square %273 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %276 = stablehlo.multiply %275, %273 : tensor<12x16x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%273 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_64 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %279 = stablehlo.divide %277, %278 : tensor<12x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%274 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_66 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %282 = stablehlo.divide %280, %281 : tensor<12x16xf32>
    %283 = chlo.square %279 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %285 = stablehlo.multiply %284, %279 : tensor<12x16xf32>
    %286 = stablehlo.subtract %282, %283 : tensor<12x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %288 = stablehlo.maximum %287, %286 : tensor<12x16xf32>
    %289 = stablehlo.compare EQ, %286, %288, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %292 = stablehlo.select %289, %290, %291 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %294 = stablehlo.compare EQ, %293, %288, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %297 = stablehlo.select %294, %295, %296 : tensor<12x16xi1>, tensor<12x16xf32>
    %298 = stablehlo.divide %292, %297 : tensor<12x16xf32>
    %299 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %300 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %301 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %302 = stablehlo.subtract %273, %301 : tensor<12x16x32xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %304 = stablehlo.add %300, %303 : tensor<12x16x1xf32>
    %305 = stablehlo.rsqrt %304 : tensor<12x16x1xf32>
    %306 = stablehlo.divide %305, %304 : tensor<12x16x1xf32>
    %cst_75 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %308 = stablehlo.multiply %307, %306 : tensor<12x16x1xf32>
    %309 = stablehlo.reshape %arg24 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %310 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %311 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %312 = stablehlo.multiply %310, %311 : tensor<12x16x32xf32>
    %313 = stablehlo.multiply %302, %312 : tensor<12x16x32xf32>
    %314 = stablehlo.reshape %arg23 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %316 = stablehlo.add %313, %315 : tensor<12x16x32xf32>
    %317 = stablehlo.transpose %arg18, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %318 = stablehlo.dot_general %316, %317, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %319 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %321 = stablehlo.add %318, %320 : tensor<12x16x128xf32>
    %322 = stablehlo.multiply %321, %321 : tensor<12x16x128xf32>
    %323 = stablehlo.multiply %322, %321 : tensor<12x16x128xf32>
    %324 = stablehlo.multiply %321, %321 : tensor<12x16x128xf32>
    %cst_76 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %326 = stablehlo.multiply %325, %324 : tensor<12x16x128xf32>
    %cst_77 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %328 = stablehlo.multiply %327, %323 : tensor<12x16x128xf32>
    %329 = stablehlo.add %321, %328 : tensor<12x16x128xf32>
    %cst_78 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %331 = stablehlo.multiply %330, %329 : tensor<12x16x128xf32>
    %332 = stablehlo.tanh %331 : tensor<12x16x128xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %334 = stablehlo.subtract %333, %332 : tensor<12x16x128xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %336 = stablehlo.add %335, %332 : tensor<12x16x128xf32>
    %cst_81 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %338 = stablehlo.multiply %337, %336 : tensor<12x16x128xf32>
    %339 = stablehlo.multiply %321, %338 : tensor<12x16x128xf32>
    %340 = stablehlo.transpose %arg20, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %341 = stablehlo.dot_general %339, %340, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %342 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %344 = stablehlo.add %341, %343 : tensor<12x16x32xf32>
    %345 = stablehlo.add %273, %344 : tensor<12x16x32xf32>
    %346 = chlo.square %345 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %348 = stablehlo.multiply %347, %345 : tensor<12x16x32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%345 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_84 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %351 = stablehlo.divide %349, %350 : tensor<12x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%346 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_86 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %354 = stablehlo.divide %352, %353 : tensor<12x16xf32>
    %355 = chlo.square %351 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_87 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %357 = stablehlo.multiply %356, %351 : tensor<12x16xf32>
    %358 = stablehlo.subtract %354, %355 : tensor<12x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %360 = stablehlo.maximum %359, %358 : tensor<12x16xf32>
    %361 = stablehlo.compare EQ, %358, %360, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %364 = stablehlo.select %361, %362, %363 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %366 = stablehlo.compare EQ, %365, %360, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_92 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %369 = stablehlo.select %366, %367, %368 : tensor<12x16xi1>, tensor<12x16xf32>
    %370 = stablehlo.divide %364, %369 : tensor<12x16xf32>
    %371 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %372 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %373 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %374 = stablehlo.subtract %345, %373 : tensor<12x16x32xf32>
    %cst_94 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %376 = stablehlo.add %372, %375 : tensor<12x16x1xf32>
    %377 = stablehlo.rsqrt %376 : tensor<12x16x1xf32>
    %378 = stablehlo.divide %377, %376 : tensor<12x16x1xf32>
    %cst_95 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %380 = stablehlo.multiply %379, %378 : tensor<12x16x1xf32>
    %381 = stablehlo.reshape %arg26 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %382 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %383 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %384 = stablehlo.multiply %382, %383 : tensor<12x16x32xf32>
    %385 = stablehlo.multiply %374, %384 : tensor<12x16x32xf32>
    %386 = stablehlo.reshape %arg25 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %388 = stablehlo.add %385, %387 : tensor<12x16x32xf32>
    %389 = stablehlo.transpose %arg28, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %390 = stablehlo.dot_general %388, %389, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x64xf32>) -> tensor<12x16x64xf32>
    %c_96 = stablehlo.constant dense<4> : tensor<i32>
    %391 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %392 = stablehlo.compare GE, %arg88, %391, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %393 = stablehlo.convert %392 : (tensor<12x16xi1>) -> tensor<12x16xf32>
    %394 = call @_one_hot(%arg88) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %395:3 = call @log_softmax(%390) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %396 = stablehlo.multiply %394, %395#0 : tensor<12x16x64xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %398 = stablehlo.negate %397 : tensor<12x16xf32>
    %399 = stablehlo.multiply %398, %393 : tensor<12x16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.reduce(%393 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %402 = stablehlo.divide %400, %401 : tensor<f32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %403 = stablehlo.divide %cst_100, %401 : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %405 = stablehlo.multiply %404, %393 : tensor<12x16xf32>
    %406 = stablehlo.negate %405 : tensor<12x16xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %408 = stablehlo.multiply %394, %407 : tensor<12x16x64xf32>
    %409 = call @log_softmax_2(%395#1, %395#2, %408) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %410 = stablehlo.dot_general %409, %388, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %411 = stablehlo.transpose %410, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %412 = stablehlo.dot_general %409, %389, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<32x64xf32>) -> tensor<12x16x32xf32>
    %413 = stablehlo.transpose %411, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%412 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %415 = stablehlo.reshape %414 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %416 = stablehlo.reshape %415 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %417 = stablehlo.multiply %374, %412 : tensor<12x16x32xf32>
    %418 = stablehlo.multiply %412, %384 : tensor<12x16x32xf32>
    %419 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %420 = stablehlo.multiply %419, %417 : tensor<12x16x32xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %422 = stablehlo.reshape %421 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %423 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %424 = stablehlo.multiply %417, %423 : tensor<12x16x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %426 = stablehlo.reshape %425 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %427 = stablehlo.reshape %422 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %428 = stablehlo.multiply %426, %380 : tensor<12x16x1xf32>
    %429 = stablehlo.negate %418 : tensor<12x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%429 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %431 = stablehlo.reshape %430 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%428 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%431 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %434 = stablehlo.multiply %432, %370 : tensor<12x16xf32>
    %435 = stablehlo.negate %434 : tensor<12x16xf32>
    %436 = stablehlo.multiply %435, %357 : tensor<12x16xf32>
    %437 = stablehlo.add %433, %436 : tensor<12x16xf32>
    %cst_107 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %439 = stablehlo.divide %434, %438 : tensor<12x16xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_108 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %442 = stablehlo.divide %437, %441 : tensor<12x16xf32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %444 = stablehlo.add %418, %443 : tensor<12x16x32xf32>
    %445 = stablehlo.multiply %440, %348 : tensor<12x16x32xf32>
    %446 = stablehlo.add %444, %445 : tensor<12x16x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %448 = stablehlo.reshape %447 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.reduce(%448 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %450 = stablehlo.dot_general %446, %339, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %451 = stablehlo.transpose %450, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %452 = stablehlo.dot_general %446, %340, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %453 = stablehlo.transpose %451, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %454 = stablehlo.multiply %321, %452 : tensor<12x16x128xf32>
    %455 = stablehlo.multiply %452, %338 : tensor<12x16x128xf32>
    %cst_111 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %457 = stablehlo.multiply %456, %454 : tensor<12x16x128xf32>
    %458 = stablehlo.multiply %457, %334 : tensor<12x16x128xf32>
    %459 = stablehlo.multiply %458, %332 : tensor<12x16x128xf32>
    %460 = stablehlo.add %458, %459 : tensor<12x16x128xf32>
    %cst_112 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %462 = stablehlo.multiply %461, %460 : tensor<12x16x128xf32>
    %463 = stablehlo.add %455, %462 : tensor<12x16x128xf32>
    %cst_113 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %465 = stablehlo.multiply %464, %462 : tensor<12x16x128xf32>
    %466 = stablehlo.multiply %465, %326 : tensor<12x16x128xf32>
    %467 = stablehlo.add %463, %466 : tensor<12x16x128xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %469 = stablehlo.reshape %468 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %471 = stablehlo.dot_general %467, %316, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %472 = stablehlo.transpose %471, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %473 = stablehlo.dot_general %467, %317, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %474 = stablehlo.transpose %472, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%473 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %476 = stablehlo.reshape %475 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %477 = stablehlo.reshape %476 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %478 = stablehlo.multiply %302, %473 : tensor<12x16x32xf32>
    %479 = stablehlo.multiply %473, %312 : tensor<12x16x32xf32>
    %480 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %481 = stablehlo.multiply %480, %478 : tensor<12x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %483 = stablehlo.reshape %482 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %484 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %485 = stablehlo.multiply %478, %484 : tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %487 = stablehlo.reshape %486 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %488 = stablehlo.reshape %483 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %489 = stablehlo.multiply %487, %308 : tensor<12x16x1xf32>
    %490 = stablehlo.negate %479 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%490 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %492 = stablehlo.reshape %491 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %493 = stablehlo.add %446, %479 : tensor<12x16x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%489 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%492 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %496 = stablehlo.multiply %494, %298 : tensor<12x16xf32>
    %497 = stablehlo.negate %496 : tensor<12x16xf32>
    %498 = stablehlo.multiply %497, %285 : tensor<12x16xf32>
    %499 = stablehlo.add %495, %498 : tensor<12x16xf32>
    %cst_122 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %501 = stablehlo.divide %496, %500 : tensor<12x16xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %504 = stablehlo.divide %499, %503 : tensor<12x16xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %506 = stablehlo.add %493, %505 : tensor<12x16x32xf32>
    %507 = stablehlo.multiply %502, %276 : tensor<12x16x32xf32>
    %508 = stablehlo.add %506, %507 : tensor<12x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.reduce(%508 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %510 = stablehlo.reshape %509 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %511 = stablehlo.reduce(%510 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %512 = stablehlo.dot_general %508, %267, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %513 = stablehlo.transpose %512, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %514 = stablehlo.dot_general %508, %268, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %515 = stablehlo.transpose %513, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %516 = stablehlo.reshape %514 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %517 = stablehlo.transpose %516, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %518 = stablehlo.dot_general %517, %229, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %519 = stablehlo.dot_general %517, %261, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %520 = stablehlo.transpose %519, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %521 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %522 = stablehlo.multiply %518, %521 : tensor<12x2x16x16xf32>
    %523 = stablehlo.multiply %522, %257 : tensor<12x2x16x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_126) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %525 = stablehlo.reshape %524 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %526 = stablehlo.negate %525 : tensor<12x2x16x1xf32>
    %527 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %528 = stablehlo.divide %518, %527 : tensor<12x2x16x16xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%526 init: %cst_127) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %531 = stablehlo.add %528, %530 : tensor<12x2x16x16xf32>
    %532 = stablehlo.multiply %531, %257 : tensor<12x2x16x16xf32>
    %533 = stablehlo.dot_general %532, %247, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %534 = stablehlo.transpose %533, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %535 = stablehlo.dot_general %532, %228, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %536 = stablehlo.transpose %535, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %537 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %538 = stablehlo.divide %536, %537 : tensor<12x16x2x16xf32>
    %539 = stablehlo.reshape %520 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %540 = stablehlo.reshape %534 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %541 = stablehlo.reshape %538 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %542 = stablehlo.concatenate %541, %540, %539, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.reduce(%542 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %544 = stablehlo.reshape %543 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%544 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %546 = stablehlo.dot_general %542, %218, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %547 = stablehlo.transpose %546, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %548 = stablehlo.dot_general %542, %219, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %549 = stablehlo.transpose %547, dims = [1, 0] : (tensor<32x96xf32>) -> tensor<96x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%548 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %551 = stablehlo.reshape %550 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %552 = stablehlo.reshape %551 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %553 = stablehlo.multiply %204, %548 : tensor<12x16x32xf32>
    %554 = stablehlo.multiply %548, %214 : tensor<12x16x32xf32>
    %555 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %556 = stablehlo.multiply %555, %553 : tensor<12x16x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.reduce(%556 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %558 = stablehlo.reshape %557 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %559 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %560 = stablehlo.multiply %553, %559 : tensor<12x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %562 = stablehlo.reshape %561 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %563 = stablehlo.reshape %558 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %564 = stablehlo.multiply %562, %210 : tensor<12x16x1xf32>
    %565 = stablehlo.negate %554 : tensor<12x16x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.reduce(%565 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %567 = stablehlo.reshape %566 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %568 = stablehlo.add %508, %554 : tensor<12x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.reduce(%564 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.reduce(%567 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %571 = stablehlo.multiply %569, %200 : tensor<12x16xf32>
    %572 = stablehlo.negate %571 : tensor<12x16xf32>
    %573 = stablehlo.multiply %572, %187 : tensor<12x16xf32>
    %574 = stablehlo.add %570, %573 : tensor<12x16xf32>
    %cst_136 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %576 = stablehlo.divide %571, %575 : tensor<12x16xf32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_137 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %579 = stablehlo.divide %574, %578 : tensor<12x16xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %581 = stablehlo.add %568, %580 : tensor<12x16x32xf32>
    %582 = stablehlo.multiply %577, %178 : tensor<12x16x32xf32>
    %583 = stablehlo.add %581, %582 : tensor<12x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %585 = stablehlo.reshape %584 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %587 = stablehlo.dot_general %583, %169, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %588 = stablehlo.transpose %587, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %589 = stablehlo.dot_general %583, %170, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %590 = stablehlo.transpose %588, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %591 = stablehlo.multiply %151, %589 : tensor<12x16x128xf32>
    %592 = stablehlo.multiply %589, %168 : tensor<12x16x128xf32>
    %cst_140 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %594 = stablehlo.multiply %593, %591 : tensor<12x16x128xf32>
    %595 = stablehlo.multiply %594, %164 : tensor<12x16x128xf32>
    %596 = stablehlo.multiply %595, %162 : tensor<12x16x128xf32>
    %597 = stablehlo.add %595, %596 : tensor<12x16x128xf32>
    %cst_141 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %599 = stablehlo.multiply %598, %597 : tensor<12x16x128xf32>
    %600 = stablehlo.add %592, %599 : tensor<12x16x128xf32>
    %cst_142 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %602 = stablehlo.multiply %601, %599 : tensor<12x16x128xf32>
    %603 = stablehlo.multiply %602, %156 : tensor<12x16x128xf32>
    %604 = stablehlo.add %600, %603 : tensor<12x16x128xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %606 = stablehlo.reshape %605 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%606 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %608 = stablehlo.dot_general %604, %146, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %609 = stablehlo.transpose %608, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %610 = stablehlo.dot_general %604, %147, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %611 = stablehlo.transpose %609, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%610 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %613 = stablehlo.reshape %612 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %614 = stablehlo.reshape %613 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %615 = stablehlo.multiply %132, %610 : tensor<12x16x32xf32>
    %616 = stablehlo.multiply %610, %142 : tensor<12x16x32xf32>
    %617 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %618 = stablehlo.multiply %617, %615 : tensor<12x16x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %620 = stablehlo.reshape %619 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %621 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %622 = stablehlo.multiply %615, %621 : tensor<12x16x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_147) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %624 = stablehlo.reshape %623 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %625 = stablehlo.reshape %620 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %626 = stablehlo.multiply %624, %138 : tensor<12x16x1xf32>
    %627 = stablehlo.negate %616 : tensor<12x16x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.reduce(%627 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %629 = stablehlo.reshape %628 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %630 = stablehlo.add %583, %616 : tensor<12x16x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%626 init: %cst_149) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%629 init: %cst_150) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %633 = stablehlo.multiply %631, %128 : tensor<12x16xf32>
    %634 = stablehlo.negate %633 : tensor<12x16xf32>
    %635 = stablehlo.multiply %634, %115 : tensor<12x16xf32>
    %636 = stablehlo.add %632, %635 : tensor<12x16xf32>
    %cst_151 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %638 = stablehlo.divide %633, %637 : tensor<12x16xf32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_152 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %641 = stablehlo.divide %636, %640 : tensor<12x16xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %643 = stablehlo.add %630, %642 : tensor<12x16x32xf32>
    %644 = stablehlo.multiply %639, %106 : tensor<12x16x32xf32>
    %645 = stablehlo.add %643, %644 : tensor<12x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %647 = stablehlo.reshape %646 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.reduce(%647 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %649 = stablehlo.dot_general %645, %97, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %650 = stablehlo.transpose %649, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %651 = stablehlo.dot_general %645, %98, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %652 = stablehlo.transpose %650, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %653 = stablehlo.reshape %651 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %654 = stablehlo.transpose %653, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %655 = stablehlo.dot_general %654, %59, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %656 = stablehlo.dot_general %654, %91, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %657 = stablehlo.transpose %656, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %658 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %659 = stablehlo.multiply %655, %658 : tensor<12x2x16x16xf32>
    %660 = stablehlo.multiply %659, %87 : tensor<12x2x16x16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_155) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %662 = stablehlo.reshape %661 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %663 = stablehlo.negate %662 : tensor<12x2x16x1xf32>
    %664 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %665 = stablehlo.divide %655, %664 : tensor<12x2x16x16xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.reduce(%663 init: %cst_156) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %668 = stablehlo.add %665, %667 : tensor<12x2x16x16xf32>
    %669 = stablehlo.multiply %668, %87 : tensor<12x2x16x16xf32>
    %670 = stablehlo.dot_general %669, %77, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %671 = stablehlo.transpose %670, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %672 = stablehlo.dot_general %669, %58, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %673 = stablehlo.transpose %672, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %674 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %675 = stablehlo.divide %673, %674 : tensor<12x16x2x16xf32>
    %676 = stablehlo.reshape %657 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %677 = stablehlo.reshape %671 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %678 = stablehlo.reshape %675 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %679 = stablehlo.concatenate %678, %677, %676, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %681 = stablehlo.reshape %680 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%681 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %683 = stablehlo.dot_general %679, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %684 = stablehlo.transpose %683, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %685 = stablehlo.dot_general %679, %49, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %686 = stablehlo.transpose %684, dims = [1, 0] : (tensor<32x96xf32>) -> tensor<96x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%685 init: %cst_159) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %688 = stablehlo.reshape %687 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %689 = stablehlo.reshape %688 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %690 = stablehlo.multiply %34, %685 : tensor<12x16x32xf32>
    %691 = stablehlo.multiply %685, %44 : tensor<12x16x32xf32>
    %692 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %693 = stablehlo.multiply %692, %690 : tensor<12x16x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.reduce(%693 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %695 = stablehlo.reshape %694 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %696 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %697 = stablehlo.multiply %690, %696 : tensor<12x16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %699 = stablehlo.reshape %698 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %700 = stablehlo.reshape %695 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %701 = stablehlo.multiply %699, %40 : tensor<12x16x1xf32>
    %702 = stablehlo.negate %691 : tensor<12x16x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.reduce(%702 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %704 = stablehlo.reshape %703 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %705 = stablehlo.add %645, %691 : tensor<12x16x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%701 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%704 init: %cst_164) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %708 = stablehlo.multiply %706, %30 : tensor<12x16xf32>
    %709 = stablehlo.negate %708 : tensor<12x16xf32>
    %710 = stablehlo.multiply %709, %17 : tensor<12x16xf32>
    %711 = stablehlo.add %707, %710 : tensor<12x16xf32>
    %cst_165 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %713 = stablehlo.divide %708, %712 : tensor<12x16xf32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_166 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %716 = stablehlo.divide %711, %715 : tensor<12x16xf32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %718 = stablehlo.add %705, %717 : tensor<12x16x32xf32>
    %719 = stablehlo.multiply %714, %8 : tensor<12x16x32xf32>
    %720 = stablehlo.add %718, %719 : tensor<12x16x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_167) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %722 = stablehlo.reshape %721 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %723 = call @_take_3(%3#1, %722) : (tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %724 = call @_take_4(%2#1, %720) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %725 = stablehlo.add %413, %724 : tensor<64x32xf32>
    %726 = call @argmax(%390) : (tensor<12x16x64xf32>) -> tensor<12x16xi32>
    %727 = stablehlo.compare EQ, %726, %arg88, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %728 = stablehlo.convert %727 : (tensor<12x16xi1>) -> tensor<12x16xi32>
    %729 = stablehlo.convert %728 : (tensor<12x16xi32>) -> tensor<12x16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%729 init: %cst_168) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_169 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %731 = stablehlo.divide %730, %cst_169 : tensor<f32>
    %732 = chlo.square %682 : tensor<96xf32> -> tensor<96xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %734 = chlo.square %733 : tensor<96xf32> -> tensor<96xf32>
    %735 = stablehlo.add %732, %734 : tensor<96xf32>
    %736 = chlo.square %686 : tensor<96x32xf32> -> tensor<96x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %738 = chlo.square %737 : tensor<96x32xf32> -> tensor<96x32xf32>
    %739 = stablehlo.add %736, %738 : tensor<96x32xf32>
    %740 = chlo.square %648 : tensor<32xf32> -> tensor<32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %742 = chlo.square %741 : tensor<32xf32> -> tensor<32xf32>
    %743 = stablehlo.add %740, %742 : tensor<32xf32>
    %744 = chlo.square %652 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %746 = chlo.square %745 : tensor<32x32xf32> -> tensor<32x32xf32>
    %747 = stablehlo.add %744, %746 : tensor<32x32xf32>
    %748 = chlo.square %607 : tensor<128xf32> -> tensor<128xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %750 = chlo.square %749 : tensor<128xf32> -> tensor<128xf32>
    %751 = stablehlo.add %748, %750 : tensor<128xf32>
    %752 = chlo.square %611 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %754 = chlo.square %753 : tensor<128x32xf32> -> tensor<128x32xf32>
    %755 = stablehlo.add %752, %754 : tensor<128x32xf32>
    %756 = chlo.square %586 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %758 = chlo.square %757 : tensor<32xf32> -> tensor<32xf32>
    %759 = stablehlo.add %756, %758 : tensor<32xf32>
    %760 = chlo.square %590 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %762 = chlo.square %761 : tensor<32x128xf32> -> tensor<32x128xf32>
    %763 = stablehlo.add %760, %762 : tensor<32x128xf32>
    %764 = chlo.square %689 : tensor<32xf32> -> tensor<32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %766 = chlo.square %765 : tensor<32xf32> -> tensor<32xf32>
    %767 = stablehlo.add %764, %766 : tensor<32xf32>
    %768 = chlo.square %700 : tensor<32xf32> -> tensor<32xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %770 = chlo.square %769 : tensor<32xf32> -> tensor<32xf32>
    %771 = stablehlo.add %768, %770 : tensor<32xf32>
    %772 = chlo.square %614 : tensor<32xf32> -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %774 = chlo.square %773 : tensor<32xf32> -> tensor<32xf32>
    %775 = stablehlo.add %772, %774 : tensor<32xf32>
    %776 = chlo.square %625 : tensor<32xf32> -> tensor<32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %778 = chlo.square %777 : tensor<32xf32> -> tensor<32xf32>
    %779 = stablehlo.add %776, %778 : tensor<32xf32>
    %780 = chlo.square %545 : tensor<96xf32> -> tensor<96xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %782 = chlo.square %781 : tensor<96xf32> -> tensor<96xf32>
    %783 = stablehlo.add %780, %782 : tensor<96xf32>
    %784 = chlo.square %549 : tensor<96x32xf32> -> tensor<96x32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %786 = chlo.square %785 : tensor<96x32xf32> -> tensor<96x32xf32>
    %787 = stablehlo.add %784, %786 : tensor<96x32xf32>
    %788 = chlo.square %511 : tensor<32xf32> -> tensor<32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %790 = chlo.square %789 : tensor<32xf32> -> tensor<32xf32>
    %791 = stablehlo.add %788, %790 : tensor<32xf32>
    %792 = chlo.square %515 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %794 = chlo.square %793 : tensor<32x32xf32> -> tensor<32x32xf32>
    %795 = stablehlo.add %792, %794 : tensor<32x32xf32>
    %796 = chlo.square %470 : tensor<128xf32> -> tensor<128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %798 = chlo.square %797 : tensor<128xf32> -> tensor<128xf32>
    %799 = stablehlo.add %796, %798 : tensor<128xf32>
    %800 = chlo.square %474 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %802 = chlo.square %801 : tensor<128x32xf32> -> tensor<128x32xf32>
    %803 = stablehlo.add %800, %802 : tensor<128x32xf32>
    %804 = chlo.square %449 : tensor<32xf32> -> tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %806 = chlo.square %805 : tensor<32xf32> -> tensor<32xf32>
    %807 = stablehlo.add %804, %806 : tensor<32xf32>
    %808 = chlo.square %453 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %810 = chlo.square %809 : tensor<32x128xf32> -> tensor<32x128xf32>
    %811 = stablehlo.add %808, %810 : tensor<32x128xf32>
    %812 = chlo.square %552 : tensor<32xf32> -> tensor<32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %814 = chlo.square %813 : tensor<32xf32> -> tensor<32xf32>
    %815 = stablehlo.add %812, %814 : tensor<32xf32>
    %816 = chlo.square %563 : tensor<32xf32> -> tensor<32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %818 = chlo.square %817 : tensor<32xf32> -> tensor<32xf32>
    %819 = stablehlo.add %816, %818 : tensor<32xf32>
    %820 = chlo.square %477 : tensor<32xf32> -> tensor<32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %822 = chlo.square %821 : tensor<32xf32> -> tensor<32xf32>
    %823 = stablehlo.add %820, %822 : tensor<32xf32>
    %824 = chlo.square %488 : tensor<32xf32> -> tensor<32xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %826 = chlo.square %825 : tensor<32xf32> -> tensor<32xf32>
    %827 = stablehlo.add %824, %826 : tensor<32xf32>
    %828 = chlo.square %416 : tensor<32xf32> -> tensor<32xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %830 = chlo.square %829 : tensor<32xf32> -> tensor<32xf32>
    %831 = stablehlo.add %828, %830 : tensor<32xf32>
    %832 = chlo.square %427 : tensor<32xf32> -> tensor<32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %834 = chlo.square %833 : tensor<32xf32> -> tensor<32xf32>
    %835 = stablehlo.add %832, %834 : tensor<32xf32>
    %836 = chlo.square %723 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %838 = chlo.square %837 : tensor<16x32xf32> -> tensor<16x32xf32>
    %839 = stablehlo.add %836, %838 : tensor<16x32xf32>
    %840 = chlo.square %725 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %842 = chlo.square %841 : tensor<64x32xf32> -> tensor<64x32xf32>
    %843 = stablehlo.add %840, %842 : tensor<64x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%735 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%739 init: %cst_199) applies stablehlo.add across dimensions = [0, 1] : (tensor<96x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%743 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%747 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%751 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.reduce(%755 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%759 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %851 = stablehlo.reduce(%763 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%767 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %853 = stablehlo.reduce(%771 init: %cst_207) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.reduce(%775 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.reduce(%779 init: %cst_209) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%783 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.reduce(%787 init: %cst_211) applies stablehlo.add across dimensions = [0, 1] : (tensor<96x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %858 = stablehlo.reduce(%791 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.reduce(%795 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%799 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.reduce(%803 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%807 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %863 = stablehlo.reduce(%811 init: %cst_217) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %864 = stablehlo.reduce(%815 init: %cst_218) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.reduce(%819 init: %cst_219) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %866 = stablehlo.reduce(%823 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %867 = stablehlo.reduce(%827 init: %cst_221) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %868 = stablehlo.reduce(%831 init: %cst_222) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.reduce(%835 init: %cst_223) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%839 init: %cst_224) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%843 init: %cst_225) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.add %cst_226, %844 : tensor<f32>
    %873 = stablehlo.add %872, %845 : tensor<f32>
    %874 = stablehlo.add %873, %846 : tensor<f32>
    %875 = stablehlo.add %874, %847 : tensor<f32>
    %876 = stablehlo.add %875, %848 : tensor<f32>
    %877 = stablehlo.add %876, %849 : tensor<f32>
    %878 = stablehlo.add %877, %850 : tensor<f32>
    %879 = stablehlo.add %878, %851 : tensor<f32>
    %880 = stablehlo.add %879, %852 : tensor<f32>
    %881 = stablehlo.add %880, %853 : tensor<f32>
    %882 = stablehlo.add %881, %854 : tensor<f32>
    %883 = stablehlo.add %882, %855 : tensor<f32>
    %884 = stablehlo.add %883, %856 : tensor<f32>
    %885 = stablehlo.add %884, %857 : tensor<f32>
    %886 = stablehlo.add %885, %858 : tensor<f32>
    %887 = stablehlo.add %886, %859 : tensor<f32>
    %888 = stablehlo.add %887, %860 : tensor<f32>
    %889 = stablehlo.add %888, %861 : tensor<f32>
    %890 = stablehlo.add %889, %862 : tensor<f32>
    %891 = stablehlo.add %890, %863 : tensor<f32>
    %892 = stablehlo.add %891, %864 : tensor<f32>
    %893 = stablehlo.add %892, %865 : tensor<f32>
    %894 = stablehlo.add %893, %866 : tensor<f32>
    %895 = stablehlo.add %894, %867 : tensor<f32>
    %896 = stablehlo.add %895, %868 : tensor<f32>
    %897 = stablehlo.add %896, %869 : tensor<f32>
    %898 = stablehlo.add %897, %870 : tensor<f32>
    %899 = stablehlo.add %898, %871 : tensor<f32>
    %900 = stablehlo.sqrt %899 : tensor<f32>
    %901 = chlo.square %682 : tensor<96xf32> -> tensor<96xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %903 = chlo.square %902 : tensor<96xf32> -> tensor<96xf32>
    %904 = stablehlo.add %901, %903 : tensor<96xf32>
    %905 = chlo.square %686 : tensor<96x32xf32> -> tensor<96x32xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %907 = chlo.square %906 : tensor<96x32xf32> -> tensor<96x32xf32>
    %908 = stablehlo.add %905, %907 : tensor<96x32xf32>
    %909 = chlo.square %648 : tensor<32xf32> -> tensor<32xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %911 = chlo.square %910 : tensor<32xf32> -> tensor<32xf32>
    %912 = stablehlo.add %909, %911 : tensor<32xf32>
    %913 = chlo.square %652 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %915 = chlo.square %914 : tensor<32x32xf32> -> tensor<32x32xf32>
    %916 = stablehlo.add %913, %915 : tensor<32x32xf32>
    %917 = chlo.square %607 : tensor<128xf32> -> tensor<128xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %919 = chlo.square %918 : tensor<128xf32> -> tensor<128xf32>
    %920 = stablehlo.add %917, %919 : tensor<128xf32>
    %921 = chlo.square %611 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %923 = chlo.square %922 : tensor<128x32xf32> -> tensor<128x32xf32>
    %924 = stablehlo.add %921, %923 : tensor<128x32xf32>
    %925 = chlo.square %586 : tensor<32xf32> -> tensor<32xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %927 = chlo.square %926 : tensor<32xf32> -> tensor<32xf32>
    %928 = stablehlo.add %925, %927 : tensor<32xf32>
    %929 = chlo.square %590 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %931 = chlo.square %930 : tensor<32x128xf32> -> tensor<32x128xf32>
    %932 = stablehlo.add %929, %931 : tensor<32x128xf32>
    %933 = chlo.square %689 : tensor<32xf32> -> tensor<32xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %935 = chlo.square %934 : tensor<32xf32> -> tensor<32xf32>
    %936 = stablehlo.add %933, %935 : tensor<32xf32>
    %937 = chlo.square %700 : tensor<32xf32> -> tensor<32xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %939 = chlo.square %938 : tensor<32xf32> -> tensor<32xf32>
    %940 = stablehlo.add %937, %939 : tensor<32xf32>
    %941 = chlo.square %614 : tensor<32xf32> -> tensor<32xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %943 = chlo.square %942 : tensor<32xf32> -> tensor<32xf32>
    %944 = stablehlo.add %941, %943 : tensor<32xf32>
    %945 = chlo.square %625 : tensor<32xf32> -> tensor<32xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %947 = chlo.square %946 : tensor<32xf32> -> tensor<32xf32>
    %948 = stablehlo.add %945, %947 : tensor<32xf32>
    %949 = chlo.square %545 : tensor<96xf32> -> tensor<96xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %951 = chlo.square %950 : tensor<96xf32> -> tensor<96xf32>
    %952 = stablehlo.add %949, %951 : tensor<96xf32>
    %953 = chlo.square %549 : tensor<96x32xf32> -> tensor<96x32xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %955 = chlo.square %954 : tensor<96x32xf32> -> tensor<96x32xf32>
    %956 = stablehlo.add %953, %955 : tensor<96x32xf32>
    %957 = chlo.square %511 : tensor<32xf32> -> tensor<32xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %959 = chlo.square %958 : tensor<32xf32> -> tensor<32xf32>
    %960 = stablehlo.add %957, %959 : tensor<32xf32>
    %961 = chlo.square %515 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %963 = chlo.square %962 : tensor<32x32xf32> -> tensor<32x32xf32>
    %964 = stablehlo.add %961, %963 : tensor<32x32xf32>
    %965 = chlo.square %470 : tensor<128xf32> -> tensor<128xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %967 = chlo.square %966 : tensor<128xf32> -> tensor<128xf32>
    %968 = stablehlo.add %965, %967 : tensor<128xf32>
    %969 = chlo.square %474 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %971 = chlo.square %970 : tensor<128x32xf32> -> tensor<128x32xf32>
    %972 = stablehlo.add %969, %971 : tensor<128x32xf32>
    %973 = chlo.square %449 : tensor<32xf32> -> tensor<32xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %975 = chlo.square %974 : tensor<32xf32> -> tensor<32xf32>
    %976 = stablehlo.add %973, %975 : tensor<32xf32>
    %977 = chlo.square %453 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %979 = chlo.square %978 : tensor<32x128xf32> -> tensor<32x128xf32>
    %980 = stablehlo.add %977, %979 : tensor<32x128xf32>
    %981 = chlo.square %552 : tensor<32xf32> -> tensor<32xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %983 = chlo.square %982 : tensor<32xf32> -> tensor<32xf32>
    %984 = stablehlo.add %981, %983 : tensor<32xf32>
    %985 = chlo.square %563 : tensor<32xf32> -> tensor<32xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %987 = chlo.square %986 : tensor<32xf32> -> tensor<32xf32>
    %988 = stablehlo.add %985, %987 : tensor<32xf32>
    %989 = chlo.square %477 : tensor<32xf32> -> tensor<32xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %991 = chlo.square %990 : tensor<32xf32> -> tensor<32xf32>
    %992 = stablehlo.add %989, %991 : tensor<32xf32>
    %993 = chlo.square %488 : tensor<32xf32> -> tensor<32xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %995 = chlo.square %994 : tensor<32xf32> -> tensor<32xf32>
    %996 = stablehlo.add %993, %995 : tensor<32xf32>
    %997 = chlo.square %416 : tensor<32xf32> -> tensor<32xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %999 = chlo.square %998 : tensor<32xf32> -> tensor<32xf32>
    %1000 = stablehlo.add %997, %999 : tensor<32xf32>
    %1001 = chlo.square %427 : tensor<32xf32> -> tensor<32xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1003 = chlo.square %1002 : tensor<32xf32> -> tensor<32xf32>
    %1004 = stablehlo.add %1001, %1003 : tensor<32xf32>
    %1005 = chlo.square %723 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1007 = chlo.square %1006 : tensor<16x32xf32> -> tensor<16x32xf32>
    %1008 = stablehlo.add %1005, %1007 : tensor<16x32xf32>
    %1009 = chlo.square %725 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1011 = chlo.square %1010 : tensor<64x32xf32> -> tensor<64x32xf32>
    %1012 = stablehlo.add %1009, %1011 : tensor<64x32xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%904 init: %cst_255) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1014 = stablehlo.reduce(%908 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<96x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1015 = stablehlo.reduce(%912 init: %cst_257) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1016 = stablehlo.reduce(%916 init: %cst_258) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%920 init: %cst_259) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1018 = stablehlo.reduce(%924 init: %cst_260) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1019 = stablehlo.reduce(%928 init: %cst_261) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1020 = stablehlo.reduce(%932 init: %cst_262) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1021 = stablehlo.reduce(%936 init: %cst_263) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1022 = stablehlo.reduce(%940 init: %cst_264) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = stablehlo.reduce(%944 init: %cst_265) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1024 = stablehlo.reduce(%948 init: %cst_266) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1025 = stablehlo.reduce(%952 init: %cst_267) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.reduce(%956 init: %cst_268) applies stablehlo.add across dimensions = [0, 1] : (tensor<96x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1027 = stablehlo.reduce(%960 init: %cst_269) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.reduce(%964 init: %cst_270) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1029 = stablehlo.reduce(%968 init: %cst_271) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%972 init: %cst_272) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1031 = stablehlo.reduce(%976 init: %cst_273) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.reduce(%980 init: %cst_274) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1033 = stablehlo.reduce(%984 init: %cst_275) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1034 = stablehlo.reduce(%988 init: %cst_276) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1035 = stablehlo.reduce(%992 init: %cst_277) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%996 init: %cst_278) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1037 = stablehlo.reduce(%1000 init: %cst_279) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1038 = stablehlo.reduce(%1004 init: %cst_280) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1039 = stablehlo.reduce(%1008 init: %cst_281) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1040 = stablehlo.reduce(%1012 init: %cst_282) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1041 = stablehlo.add %cst_283, %1013 : tensor<f32>
    %1042 = stablehlo.add %1041, %1014 : tensor<f32>
    %1043 = stablehlo.add %1042, %1015 : tensor<f32>
    %1044 = stablehlo.add %1043, %1016 : tensor<f32>
    %1045 = stablehlo.add %1044, %1017 : tensor<f32>
    %1046 = stablehlo.add %1045, %1018 : tensor<f32>
    %1047 = stablehlo.add %1046, %1019 : tensor<f32>
    %1048 = stablehlo.add %1047, %1020 : tensor<f32>
    %1049 = stablehlo.add %1048, %1021 : tensor<f32>
    %1050 = stablehlo.add %1049, %1022 : tensor<f32>
    %1051 = stablehlo.add %1050, %1023 : tensor<f32>
    %1052 = stablehlo.add %1051, %1024 : tensor<f32>
    %1053 = stablehlo.add %1052, %1025 : tensor<f32>
    %1054 = stablehlo.add %1053, %1026 : tensor<f32>
    %1055 = stablehlo.add %1054, %1027 : tensor<f32>
    %1056 = stablehlo.add %1055, %1028 : tensor<f32>
    %1057 = stablehlo.add %1056, %1029 : tensor<f32>
    %1058 = stablehlo.add %1057, %1030 : tensor<f32>
    %1059 = stablehlo.add %1058, %1031 : tensor<f32>
    %1060 = stablehlo.add %1059, %1032 : tensor<f32>
    %1061 = stablehlo.add %1060, %1033 : tensor<f32>
    %1062 = stablehlo.add %1061, %1034 : tensor<f32>
    %1063 = stablehlo.add %1062, %1035 : tensor<f32>
    %1064 = stablehlo.add %1063, %1036 : tensor<f32>
    %1065 = stablehlo.add %1064, %1037 : tensor<f32>
    %1066 = stablehlo.add %1065, %1038 : tensor<f32>
    %1067 = stablehlo.add %1066, %1039 : tensor<f32>
    %1068 = stablehlo.add %1067, %1040 : tensor<f32>
    %1069 = stablehlo.sqrt %1068 : tensor<f32>
    %cst_284 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1070 = stablehlo.compare LT, %1069, %cst_284, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1071 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1072 = stablehlo.divide %682, %1071 : tensor<96xf32>
    %cst_285 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1074 = stablehlo.multiply %1072, %1073 : tensor<96xf32>
    %1075 = stablehlo.select %1070, %682, %1074 : tensor<i1>, tensor<96xf32>
    %1076 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1077 = stablehlo.divide %686, %1076 : tensor<96x32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1079 = stablehlo.multiply %1077, %1078 : tensor<96x32xf32>
    %1080 = stablehlo.select %1070, %686, %1079 : tensor<i1>, tensor<96x32xf32>
    %1081 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1082 = stablehlo.divide %648, %1081 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1084 = stablehlo.multiply %1082, %1083 : tensor<32xf32>
    %1085 = stablehlo.select %1070, %648, %1084 : tensor<i1>, tensor<32xf32>
    %1086 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1087 = stablehlo.divide %652, %1086 : tensor<32x32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1089 = stablehlo.multiply %1087, %1088 : tensor<32x32xf32>
    %1090 = stablehlo.select %1070, %652, %1089 : tensor<i1>, tensor<32x32xf32>
    %1091 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1092 = stablehlo.divide %607, %1091 : tensor<128xf32>
    %cst_289 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1094 = stablehlo.multiply %1092, %1093 : tensor<128xf32>
    %1095 = stablehlo.select %1070, %607, %1094 : tensor<i1>, tensor<128xf32>
    %1096 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1097 = stablehlo.divide %611, %1096 : tensor<128x32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1099 = stablehlo.multiply %1097, %1098 : tensor<128x32xf32>
    %1100 = stablehlo.select %1070, %611, %1099 : tensor<i1>, tensor<128x32xf32>
    %1101 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1102 = stablehlo.divide %586, %1101 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1104 = stablehlo.multiply %1102, %1103 : tensor<32xf32>
    %1105 = stablehlo.select %1070, %586, %1104 : tensor<i1>, tensor<32xf32>
    %1106 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1107 = stablehlo.divide %590, %1106 : tensor<32x128xf32>
    %cst_292 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1109 = stablehlo.multiply %1107, %1108 : tensor<32x128xf32>
    %1110 = stablehlo.select %1070, %590, %1109 : tensor<i1>, tensor<32x128xf32>
    %1111 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1112 = stablehlo.divide %689, %1111 : tensor<32xf32>
    %cst_293 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1114 = stablehlo.multiply %1112, %1113 : tensor<32xf32>
    %1115 = stablehlo.select %1070, %689, %1114 : tensor<i1>, tensor<32xf32>
    %1116 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1117 = stablehlo.divide %700, %1116 : tensor<32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1119 = stablehlo.multiply %1117, %1118 : tensor<32xf32>
    %1120 = stablehlo.select %1070, %700, %1119 : tensor<i1>, tensor<32xf32>
    %1121 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1122 = stablehlo.divide %614, %1121 : tensor<32xf32>
    %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1124 = stablehlo.multiply %1122, %1123 : tensor<32xf32>
    %1125 = stablehlo.select %1070, %614, %1124 : tensor<i1>, tensor<32xf32>
    %1126 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1127 = stablehlo.divide %625, %1126 : tensor<32xf32>
    %cst_296 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1129 = stablehlo.multiply %1127, %1128 : tensor<32xf32>
    %1130 = stablehlo.select %1070, %625, %1129 : tensor<i1>, tensor<32xf32>
    %1131 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1132 = stablehlo.divide %545, %1131 : tensor<96xf32>
    %cst_297 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1134 = stablehlo.multiply %1132, %1133 : tensor<96xf32>
    %1135 = stablehlo.select %1070, %545, %1134 : tensor<i1>, tensor<96xf32>
    %1136 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1137 = stablehlo.divide %549, %1136 : tensor<96x32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1139 = stablehlo.multiply %1137, %1138 : tensor<96x32xf32>
    %1140 = stablehlo.select %1070, %549, %1139 : tensor<i1>, tensor<96x32xf32>
    %1141 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1142 = stablehlo.divide %511, %1141 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1144 = stablehlo.multiply %1142, %1143 : tensor<32xf32>
    %1145 = stablehlo.select %1070, %511, %1144 : tensor<i1>, tensor<32xf32>
    %1146 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1147 = stablehlo.divide %515, %1146 : tensor<32x32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1149 = stablehlo.multiply %1147, %1148 : tensor<32x32xf32>
    %1150 = stablehlo.select %1070, %515, %1149 : tensor<i1>, tensor<32x32xf32>
    %1151 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1152 = stablehlo.divide %470, %1151 : tensor<128xf32>
    %cst_301 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1154 = stablehlo.multiply %1152, %1153 : tensor<128xf32>
    %1155 = stablehlo.select %1070, %470, %1154 : tensor<i1>, tensor<128xf32>
    %1156 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1157 = stablehlo.divide %474, %1156 : tensor<128x32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1159 = stablehlo.multiply %1157, %1158 : tensor<128x32xf32>
    %1160 = stablehlo.select %1070, %474, %1159 : tensor<i1>, tensor<128x32xf32>
    %1161 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1162 = stablehlo.divide %449, %1161 : tensor<32xf32>
    %cst_303 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1164 = stablehlo.multiply %1162, %1163 : tensor<32xf32>
    %1165 = stablehlo.select %1070, %449, %1164 : tensor<i1>, tensor<32xf32>
    %1166 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1167 = stablehlo.divide %453, %1166 : tensor<32x128xf32>
    %cst_304 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1169 = stablehlo.multiply %1167, %1168 : tensor<32x128xf32>
    %1170 = stablehlo.select %1070, %453, %1169 : tensor<i1>, tensor<32x128xf32>
    %1171 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1172 = stablehlo.divide %552, %1171 : tensor<32xf32>
    %cst_305 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1174 = stablehlo.multiply %1172, %1173 : tensor<32xf32>
    %1175 = stablehlo.select %1070, %552, %1174 : tensor<i1>, tensor<32xf32>
    %1176 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1177 = stablehlo.divide %563, %1176 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1179 = stablehlo.multiply %1177, %1178 : tensor<32xf32>
    %1180 = stablehlo.select %1070, %563, %1179 : tensor<i1>, tensor<32xf32>
    %1181 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1182 = stablehlo.divide %477, %1181 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1184 = stablehlo.multiply %1182, %1183 : tensor<32xf32>
    %1185 = stablehlo.select %1070, %477, %1184 : tensor<i1>, tensor<32xf32>
    %1186 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1187 = stablehlo.divide %488, %1186 : tensor<32xf32>
    %cst_308 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1189 = stablehlo.multiply %1187, %1188 : tensor<32xf32>
    %1190 = stablehlo.select %1070, %488, %1189 : tensor<i1>, tensor<32xf32>
    %1191 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1192 = stablehlo.divide %416, %1191 : tensor<32xf32>
    %cst_309 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1194 = stablehlo.multiply %1192, %1193 : tensor<32xf32>
    %1195 = stablehlo.select %1070, %416, %1194 : tensor<i1>, tensor<32xf32>
    %1196 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1197 = stablehlo.divide %427, %1196 : tensor<32xf32>
    %cst_310 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1199 = stablehlo.multiply %1197, %1198 : tensor<32xf32>
    %1200 = stablehlo.select %1070, %427, %1199 : tensor<i1>, tensor<32xf32>
    %1201 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1202 = stablehlo.divide %723, %1201 : tensor<16x32xf32>
    %cst_311 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1204 = stablehlo.multiply %1202, %1203 : tensor<16x32xf32>
    %1205 = stablehlo.select %1070, %723, %1204 : tensor<i1>, tensor<16x32xf32>
    %1206 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1207 = stablehlo.divide %725, %1206 : tensor<64x32xf32>
    %cst_312 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1209 = stablehlo.multiply %1207, %1208 : tensor<64x32xf32>
    %1210 = stablehlo.select %1070, %725, %1209 : tensor<i1>, tensor<64x32xf32>
    %cst_313 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1212 = stablehlo.multiply %1211, %1075 : tensor<96xf32>
    %cst_314 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1214 = stablehlo.multiply %1213, %arg30 : tensor<96xf32>
    %1215 = stablehlo.add %1212, %1214 : tensor<96xf32>
    %cst_315 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1217 = stablehlo.multiply %1216, %1080 : tensor<96x32xf32>
    %cst_316 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1219 = stablehlo.multiply %1218, %arg31 : tensor<96x32xf32>
    %1220 = stablehlo.add %1217, %1219 : tensor<96x32xf32>
    %cst_317 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1221 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1222 = stablehlo.multiply %1221, %1085 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1224 = stablehlo.multiply %1223, %arg32 : tensor<32xf32>
    %1225 = stablehlo.add %1222, %1224 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1227 = stablehlo.multiply %1226, %1090 : tensor<32x32xf32>
    %cst_320 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1229 = stablehlo.multiply %1228, %arg33 : tensor<32x32xf32>
    %1230 = stablehlo.add %1227, %1229 : tensor<32x32xf32>
    %cst_321 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1232 = stablehlo.multiply %1231, %1095 : tensor<128xf32>
    %cst_322 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1234 = stablehlo.multiply %1233, %arg34 : tensor<128xf32>
    %1235 = stablehlo.add %1232, %1234 : tensor<128xf32>
    %cst_323 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1237 = stablehlo.multiply %1236, %1100 : tensor<128x32xf32>
    %cst_324 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1239 = stablehlo.multiply %1238, %arg35 : tensor<128x32xf32>
    %1240 = stablehlo.add %1237, %1239 : tensor<128x32xf32>
    %cst_325 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1242 = stablehlo.multiply %1241, %1105 : tensor<32xf32>
    %cst_326 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1244 = stablehlo.multiply %1243, %arg36 : tensor<32xf32>
    %1245 = stablehlo.add %1242, %1244 : tensor<32xf32>
    %cst_327 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1247 = stablehlo.multiply %1246, %1110 : tensor<32x128xf32>
    %cst_328 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1249 = stablehlo.multiply %1248, %arg37 : tensor<32x128xf32>
    %1250 = stablehlo.add %1247, %1249 : tensor<32x128xf32>
    %cst_329 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1252 = stablehlo.multiply %1251, %1115 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1254 = stablehlo.multiply %1253, %arg38 : tensor<32xf32>
    %1255 = stablehlo.add %1252, %1254 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1257 = stablehlo.multiply %1256, %1120 : tensor<32xf32>
    %cst_332 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1259 = stablehlo.multiply %1258, %arg39 : tensor<32xf32>
    %1260 = stablehlo.add %1257, %1259 : tensor<32xf32>
    %cst_333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1262 = stablehlo.multiply %1261, %1125 : tensor<32xf32>
    %cst_334 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1264 = stablehlo.multiply %1263, %arg40 : tensor<32xf32>
    %1265 = stablehlo.add %1262, %1264 : tensor<32xf32>
    %cst_335 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1266 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1267 = stablehlo.multiply %1266, %1130 : tensor<32xf32>
    %cst_336 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1269 = stablehlo.multiply %1268, %arg41 : tensor<32xf32>
    %1270 = stablehlo.add %1267, %1269 : tensor<32xf32>
    %cst_337 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1272 = stablehlo.multiply %1271, %1135 : tensor<96xf32>
    %cst_338 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1274 = stablehlo.multiply %1273, %arg42 : tensor<96xf32>
    %1275 = stablehlo.add %1272, %1274 : tensor<96xf32>
    %cst_339 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1277 = stablehlo.multiply %1276, %1140 : tensor<96x32xf32>
    %cst_340 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1279 = stablehlo.multiply %1278, %arg43 : tensor<96x32xf32>
    %1280 = stablehlo.add %1277, %1279 : tensor<96x32xf32>
    %cst_341 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1282 = stablehlo.multiply %1281, %1145 : tensor<32xf32>
    %cst_342 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1284 = stablehlo.multiply %1283, %arg44 : tensor<32xf32>
    %1285 = stablehlo.add %1282, %1284 : tensor<32xf32>
    %cst_343 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1287 = stablehlo.multiply %1286, %1150 : tensor<32x32xf32>
    %cst_344 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1289 = stablehlo.multiply %1288, %arg45 : tensor<32x32xf32>
    %1290 = stablehlo.add %1287, %1289 : tensor<32x32xf32>
    %cst_345 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1292 = stablehlo.multiply %1291, %1155 : tensor<128xf32>
    %cst_346 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1294 = stablehlo.multiply %1293, %arg46 : tensor<128xf32>
    %1295 = stablehlo.add %1292, %1294 : tensor<128xf32>
    %cst_347 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1296 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1297 = stablehlo.multiply %1296, %1160 : tensor<128x32xf32>
    %cst_348 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1299 = stablehlo.multiply %1298, %arg47 : tensor<128x32xf32>
    %1300 = stablehlo.add %1297, %1299 : tensor<128x32xf32>
    %cst_349 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1302 = stablehlo.multiply %1301, %1165 : tensor<32xf32>
    %cst_350 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1304 = stablehlo.multiply %1303, %arg48 : tensor<32xf32>
    %1305 = stablehlo.add %1302, %1304 : tensor<32xf32>
    %cst_351 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1307 = stablehlo.multiply %1306, %1170 : tensor<32x128xf32>
    %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1309 = stablehlo.multiply %1308, %arg49 : tensor<32x128xf32>
    %1310 = stablehlo.add %1307, %1309 : tensor<32x128xf32>
    %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1311 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1312 = stablehlo.multiply %1311, %1175 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1314 = stablehlo.multiply %1313, %arg50 : tensor<32xf32>
    %1315 = stablehlo.add %1312, %1314 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1317 = stablehlo.multiply %1316, %1180 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1319 = stablehlo.multiply %1318, %arg51 : tensor<32xf32>
    %1320 = stablehlo.add %1317, %1319 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1322 = stablehlo.multiply %1321, %1185 : tensor<32xf32>
    %cst_358 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1324 = stablehlo.multiply %1323, %arg52 : tensor<32xf32>
    %1325 = stablehlo.add %1322, %1324 : tensor<32xf32>
    %cst_359 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1327 = stablehlo.multiply %1326, %1190 : tensor<32xf32>
    %cst_360 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1329 = stablehlo.multiply %1328, %arg53 : tensor<32xf32>
    %1330 = stablehlo.add %1327, %1329 : tensor<32xf32>
    %cst_361 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1332 = stablehlo.multiply %1331, %1195 : tensor<32xf32>
    %cst_362 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1334 = stablehlo.multiply %1333, %arg54 : tensor<32xf32>
    %1335 = stablehlo.add %1332, %1334 : tensor<32xf32>
    %cst_363 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1337 = stablehlo.multiply %1336, %1200 : tensor<32xf32>
    %cst_364 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1339 = stablehlo.multiply %1338, %arg55 : tensor<32xf32>
    %1340 = stablehlo.add %1337, %1339 : tensor<32xf32>
    %cst_365 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1342 = stablehlo.multiply %1341, %1205 : tensor<16x32xf32>
    %cst_366 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1344 = stablehlo.multiply %1343, %arg56 : tensor<16x32xf32>
    %1345 = stablehlo.add %1342, %1344 : tensor<16x32xf32>
    %cst_367 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1347 = stablehlo.multiply %1346, %1210 : tensor<64x32xf32>
    %cst_368 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1349 = stablehlo.multiply %1348, %arg57 : tensor<64x32xf32>
    %1350 = stablehlo.add %1347, %1349 : tensor<64x32xf32>
    %1351 = stablehlo.multiply %1075, %1075 : tensor<96xf32>
    %cst_369 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1352 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1353 = stablehlo.multiply %1352, %1351 : tensor<96xf32>
    %cst_370 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1355 = stablehlo.multiply %1354, %arg58 : tensor<96xf32>
    %1356 = stablehlo.add %1353, %1355 : tensor<96xf32>
    %1357 = stablehlo.multiply %1080, %1080 : tensor<96x32xf32>
    %cst_371 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1359 = stablehlo.multiply %1358, %1357 : tensor<96x32xf32>
    %cst_372 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1361 = stablehlo.multiply %1360, %arg59 : tensor<96x32xf32>
    %1362 = stablehlo.add %1359, %1361 : tensor<96x32xf32>
    %1363 = stablehlo.multiply %1085, %1085 : tensor<32xf32>
    %cst_373 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1365 = stablehlo.multiply %1364, %1363 : tensor<32xf32>
    %cst_374 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1366 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1367 = stablehlo.multiply %1366, %arg60 : tensor<32xf32>
    %1368 = stablehlo.add %1365, %1367 : tensor<32xf32>
    %1369 = stablehlo.multiply %1090, %1090 : tensor<32x32xf32>
    %cst_375 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1371 = stablehlo.multiply %1370, %1369 : tensor<32x32xf32>
    %cst_376 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1373 = stablehlo.multiply %1372, %arg61 : tensor<32x32xf32>
    %1374 = stablehlo.add %1371, %1373 : tensor<32x32xf32>
    %1375 = stablehlo.multiply %1095, %1095 : tensor<128xf32>
    %cst_377 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1377 = stablehlo.multiply %1376, %1375 : tensor<128xf32>
    %cst_378 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1379 = stablehlo.multiply %1378, %arg62 : tensor<128xf32>
    %1380 = stablehlo.add %1377, %1379 : tensor<128xf32>
    %1381 = stablehlo.multiply %1100, %1100 : tensor<128x32xf32>
    %cst_379 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1383 = stablehlo.multiply %1382, %1381 : tensor<128x32xf32>
    %cst_380 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1384 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1385 = stablehlo.multiply %1384, %arg63 : tensor<128x32xf32>
    %1386 = stablehlo.add %1383, %1385 : tensor<128x32xf32>
    %1387 = stablehlo.multiply %1105, %1105 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1389 = stablehlo.multiply %1388, %1387 : tensor<32xf32>
    %cst_382 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1391 = stablehlo.multiply %1390, %arg64 : tensor<32xf32>
    %1392 = stablehlo.add %1389, %1391 : tensor<32xf32>
    %1393 = stablehlo.multiply %1110, %1110 : tensor<32x128xf32>
    %cst_383 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1395 = stablehlo.multiply %1394, %1393 : tensor<32x128xf32>
    %cst_384 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1397 = stablehlo.multiply %1396, %arg65 : tensor<32x128xf32>
    %1398 = stablehlo.add %1395, %1397 : tensor<32x128xf32>
    %1399 = stablehlo.multiply %1115, %1115 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1401 = stablehlo.multiply %1400, %1399 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1403 = stablehlo.multiply %1402, %arg66 : tensor<32xf32>
    %1404 = stablehlo.add %1401, %1403 : tensor<32xf32>
    %1405 = stablehlo.multiply %1120, %1120 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1406 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1407 = stablehlo.multiply %1406, %1405 : tensor<32xf32>
    %cst_388 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1409 = stablehlo.multiply %1408, %arg67 : tensor<32xf32>
    %1410 = stablehlo.add %1407, %1409 : tensor<32xf32>
    %1411 = stablehlo.multiply %1125, %1125 : tensor<32xf32>
    %cst_389 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1413 = stablehlo.multiply %1412, %1411 : tensor<32xf32>
    %cst_390 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1415 = stablehlo.multiply %1414, %arg68 : tensor<32xf32>
    %1416 = stablehlo.add %1413, %1415 : tensor<32xf32>
    %1417 = stablehlo.multiply %1130, %1130 : tensor<32xf32>
    %cst_391 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1419 = stablehlo.multiply %1418, %1417 : tensor<32xf32>
    %cst_392 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1421 = stablehlo.multiply %1420, %arg69 : tensor<32xf32>
    %1422 = stablehlo.add %1419, %1421 : tensor<32xf32>
    %1423 = stablehlo.multiply %1135, %1135 : tensor<96xf32>
    %cst_393 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1425 = stablehlo.multiply %1424, %1423 : tensor<96xf32>
    %cst_394 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1427 = stablehlo.multiply %1426, %arg70 : tensor<96xf32>
    %1428 = stablehlo.add %1425, %1427 : tensor<96xf32>
    %1429 = stablehlo.multiply %1140, %1140 : tensor<96x32xf32>
    %cst_395 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1431 = stablehlo.multiply %1430, %1429 : tensor<96x32xf32>
    %cst_396 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1433 = stablehlo.multiply %1432, %arg71 : tensor<96x32xf32>
    %1434 = stablehlo.add %1431, %1433 : tensor<96x32xf32>
    %1435 = stablehlo.multiply %1145, %1145 : tensor<32xf32>
    %cst_397 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1437 = stablehlo.multiply %1436, %1435 : tensor<32xf32>
    %cst_398 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1439 = stablehlo.multiply %1438, %arg72 : tensor<32xf32>
    %1440 = stablehlo.add %1437, %1439 : tensor<32xf32>
    %1441 = stablehlo.multiply %1150, %1150 : tensor<32x32xf32>
    %cst_399 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1443 = stablehlo.multiply %1442, %1441 : tensor<32x32xf32>
    %cst_400 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1445 = stablehlo.multiply %1444, %arg73 : tensor<32x32xf32>
    %1446 = stablehlo.add %1443, %1445 : tensor<32x32xf32>
    %1447 = stablehlo.multiply %1155, %1155 : tensor<128xf32>
    %cst_401 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1449 = stablehlo.multiply %1448, %1447 : tensor<128xf32>
    %cst_402 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1451 = stablehlo.multiply %1450, %arg74 : tensor<128xf32>
    %1452 = stablehlo.add %1449, %1451 : tensor<128xf32>
    %1453 = stablehlo.multiply %1160, %1160 : tensor<128x32xf32>
    %cst_403 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1455 = stablehlo.multiply %1454, %1453 : tensor<128x32xf32>
    %cst_404 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1457 = stablehlo.multiply %1456, %arg75 : tensor<128x32xf32>
    %1458 = stablehlo.add %1455, %1457 : tensor<128x32xf32>
    %1459 = stablehlo.multiply %1165, %1165 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1461 = stablehlo.multiply %1460, %1459 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1463 = stablehlo.multiply %1462, %arg76 : tensor<32xf32>
    %1464 = stablehlo.add %1461, %1463 : tensor<32xf32>
    %1465 = stablehlo.multiply %1170, %1170 : tensor<32x128xf32>
    %cst_407 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1467 = stablehlo.multiply %1466, %1465 : tensor<32x128xf32>
    %cst_408 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1469 = stablehlo.multiply %1468, %arg77 : tensor<32x128xf32>
    %1470 = stablehlo.add %1467, %1469 : tensor<32x128xf32>
    %1471 = stablehlo.multiply %1175, %1175 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1473 = stablehlo.multiply %1472, %1471 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1475 = stablehlo.multiply %1474, %arg78 : tensor<32xf32>
    %1476 = stablehlo.add %1473, %1475 : tensor<32xf32>
    %1477 = stablehlo.multiply %1180, %1180 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1479 = stablehlo.multiply %1478, %1477 : tensor<32xf32>
    %cst_412 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1481 = stablehlo.multiply %1480, %arg79 : tensor<32xf32>
    %1482 = stablehlo.add %1479, %1481 : tensor<32xf32>
    %1483 = stablehlo.multiply %1185, %1185 : tensor<32xf32>
    %cst_413 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1485 = stablehlo.multiply %1484, %1483 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1487 = stablehlo.multiply %1486, %arg80 : tensor<32xf32>
    %1488 = stablehlo.add %1485, %1487 : tensor<32xf32>
    %1489 = stablehlo.multiply %1190, %1190 : tensor<32xf32>
    %cst_415 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1491 = stablehlo.multiply %1490, %1489 : tensor<32xf32>
    %cst_416 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1493 = stablehlo.multiply %1492, %arg81 : tensor<32xf32>
    %1494 = stablehlo.add %1491, %1493 : tensor<32xf32>
    %1495 = stablehlo.multiply %1195, %1195 : tensor<32xf32>
    %cst_417 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1497 = stablehlo.multiply %1496, %1495 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1499 = stablehlo.multiply %1498, %arg82 : tensor<32xf32>
    %1500 = stablehlo.add %1497, %1499 : tensor<32xf32>
    %1501 = stablehlo.multiply %1200, %1200 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1503 = stablehlo.multiply %1502, %1501 : tensor<32xf32>
    %cst_420 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1505 = stablehlo.multiply %1504, %arg83 : tensor<32xf32>
    %1506 = stablehlo.add %1503, %1505 : tensor<32xf32>
    %1507 = stablehlo.multiply %1205, %1205 : tensor<16x32xf32>
    %cst_421 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1509 = stablehlo.multiply %1508, %1507 : tensor<16x32xf32>
    %cst_422 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1510 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1511 = stablehlo.multiply %1510, %arg84 : tensor<16x32xf32>
    %1512 = stablehlo.add %1509, %1511 : tensor<16x32xf32>
    %1513 = stablehlo.multiply %1210, %1210 : tensor<64x32xf32>
    %cst_423 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1515 = stablehlo.multiply %1514, %1513 : tensor<64x32xf32>
    %cst_424 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1517 = stablehlo.multiply %1516, %arg85 : tensor<64x32xf32>
    %1518 = stablehlo.add %1515, %1517 : tensor<64x32xf32>
    %c_425 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1519 = stablehlo.compare LT, %arg29, %c_425, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_426 = stablehlo.constant dense<1> : tensor<i32>
    %1520 = stablehlo.add %arg29, %c_426 : tensor<i32>
    %c_427 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1521 = call @_where_5(%1519, %1520, %c_427) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_428 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1522 = stablehlo.convert %1521 : (tensor<i32>) -> tensor<f32>
    %1523 = stablehlo.power %cst_428, %1522 : tensor<f32>
    %cst_429 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1524 = stablehlo.subtract %cst_429, %1523 : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1526 = stablehlo.divide %1215, %1525 : tensor<96xf32>
    %1527 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1528 = stablehlo.divide %1220, %1527 : tensor<96x32xf32>
    %1529 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1530 = stablehlo.divide %1225, %1529 : tensor<32xf32>
    %1531 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1532 = stablehlo.divide %1230, %1531 : tensor<32x32xf32>
    %1533 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1534 = stablehlo.divide %1235, %1533 : tensor<128xf32>
    %1535 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1536 = stablehlo.divide %1240, %1535 : tensor<128x32xf32>
    %1537 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1538 = stablehlo.divide %1245, %1537 : tensor<32xf32>
    %1539 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1540 = stablehlo.divide %1250, %1539 : tensor<32x128xf32>
    %1541 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1542 = stablehlo.divide %1255, %1541 : tensor<32xf32>
    %1543 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1544 = stablehlo.divide %1260, %1543 : tensor<32xf32>
    %1545 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1546 = stablehlo.divide %1265, %1545 : tensor<32xf32>
    %1547 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1548 = stablehlo.divide %1270, %1547 : tensor<32xf32>
    %1549 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1550 = stablehlo.divide %1275, %1549 : tensor<96xf32>
    %1551 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1552 = stablehlo.divide %1280, %1551 : tensor<96x32xf32>
    %1553 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1554 = stablehlo.divide %1285, %1553 : tensor<32xf32>
    %1555 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1556 = stablehlo.divide %1290, %1555 : tensor<32x32xf32>
    %1557 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1558 = stablehlo.divide %1295, %1557 : tensor<128xf32>
    %1559 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1560 = stablehlo.divide %1300, %1559 : tensor<128x32xf32>
    %1561 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1562 = stablehlo.divide %1305, %1561 : tensor<32xf32>
    %1563 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1564 = stablehlo.divide %1310, %1563 : tensor<32x128xf32>
    %1565 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1566 = stablehlo.divide %1315, %1565 : tensor<32xf32>
    %1567 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1568 = stablehlo.divide %1320, %1567 : tensor<32xf32>
    %1569 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1570 = stablehlo.divide %1325, %1569 : tensor<32xf32>
    %1571 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1572 = stablehlo.divide %1330, %1571 : tensor<32xf32>
    %1573 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1574 = stablehlo.divide %1335, %1573 : tensor<32xf32>
    %1575 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1576 = stablehlo.divide %1340, %1575 : tensor<32xf32>
    %1577 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1578 = stablehlo.divide %1345, %1577 : tensor<16x32xf32>
    %1579 = stablehlo.broadcast_in_dim %1524, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1580 = stablehlo.divide %1350, %1579 : tensor<64x32xf32>
    %cst_430 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1581 = stablehlo.convert %1521 : (tensor<i32>) -> tensor<f32>
    %1582 = stablehlo.power %cst_430, %1581 : tensor<f32>
    %cst_431 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1583 = stablehlo.subtract %cst_431, %1582 : tensor<f32>
    %1584 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1585 = stablehlo.divide %1356, %1584 : tensor<96xf32>
    %1586 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1587 = stablehlo.divide %1362, %1586 : tensor<96x32xf32>
    %1588 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1589 = stablehlo.divide %1368, %1588 : tensor<32xf32>
    %1590 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1591 = stablehlo.divide %1374, %1590 : tensor<32x32xf32>
    %1592 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1593 = stablehlo.divide %1380, %1592 : tensor<128xf32>
    %1594 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1595 = stablehlo.divide %1386, %1594 : tensor<128x32xf32>
    %1596 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1597 = stablehlo.divide %1392, %1596 : tensor<32xf32>
    %1598 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1599 = stablehlo.divide %1398, %1598 : tensor<32x128xf32>
    %1600 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1601 = stablehlo.divide %1404, %1600 : tensor<32xf32>
    %1602 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1603 = stablehlo.divide %1410, %1602 : tensor<32xf32>
    %1604 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1605 = stablehlo.divide %1416, %1604 : tensor<32xf32>
    %1606 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1607 = stablehlo.divide %1422, %1606 : tensor<32xf32>
    %1608 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1609 = stablehlo.divide %1428, %1608 : tensor<96xf32>
    %1610 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1611 = stablehlo.divide %1434, %1610 : tensor<96x32xf32>
    %1612 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1613 = stablehlo.divide %1440, %1612 : tensor<32xf32>
    %1614 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1615 = stablehlo.divide %1446, %1614 : tensor<32x32xf32>
    %1616 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1617 = stablehlo.divide %1452, %1616 : tensor<128xf32>
    %1618 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1619 = stablehlo.divide %1458, %1618 : tensor<128x32xf32>
    %1620 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1621 = stablehlo.divide %1464, %1620 : tensor<32xf32>
    %1622 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1623 = stablehlo.divide %1470, %1622 : tensor<32x128xf32>
    %1624 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1625 = stablehlo.divide %1476, %1624 : tensor<32xf32>
    %1626 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1627 = stablehlo.divide %1482, %1626 : tensor<32xf32>
    %1628 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1629 = stablehlo.divide %1488, %1628 : tensor<32xf32>
    %1630 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1631 = stablehlo.divide %1494, %1630 : tensor<32xf32>
    %1632 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1633 = stablehlo.divide %1500, %1632 : tensor<32xf32>
    %1634 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1635 = stablehlo.divide %1506, %1634 : tensor<32xf32>
    %1636 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1637 = stablehlo.divide %1512, %1636 : tensor<16x32xf32>
    %1638 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1639 = stablehlo.divide %1518, %1638 : tensor<64x32xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1641 = stablehlo.add %1585, %1640 : tensor<96xf32>
    %1642 = stablehlo.sqrt %1641 : tensor<96xf32>
    %cst_433 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1644 = stablehlo.add %1642, %1643 : tensor<96xf32>
    %1645 = stablehlo.divide %1526, %1644 : tensor<96xf32>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1647 = stablehlo.add %1587, %1646 : tensor<96x32xf32>
    %1648 = stablehlo.sqrt %1647 : tensor<96x32xf32>
    %cst_435 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1650 = stablehlo.add %1648, %1649 : tensor<96x32xf32>
    %1651 = stablehlo.divide %1528, %1650 : tensor<96x32xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1653 = stablehlo.add %1589, %1652 : tensor<32xf32>
    %1654 = stablehlo.sqrt %1653 : tensor<32xf32>
    %cst_437 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1656 = stablehlo.add %1654, %1655 : tensor<32xf32>
    %1657 = stablehlo.divide %1530, %1656 : tensor<32xf32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1659 = stablehlo.add %1591, %1658 : tensor<32x32xf32>
    %1660 = stablehlo.sqrt %1659 : tensor<32x32xf32>
    %cst_439 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1661 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1662 = stablehlo.add %1660, %1661 : tensor<32x32xf32>
    %1663 = stablehlo.divide %1532, %1662 : tensor<32x32xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1665 = stablehlo.add %1593, %1664 : tensor<128xf32>
    %1666 = stablehlo.sqrt %1665 : tensor<128xf32>
    %cst_441 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1668 = stablehlo.add %1666, %1667 : tensor<128xf32>
    %1669 = stablehlo.divide %1534, %1668 : tensor<128xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1670 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1671 = stablehlo.add %1595, %1670 : tensor<128x32xf32>
    %1672 = stablehlo.sqrt %1671 : tensor<128x32xf32>
    %cst_443 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1674 = stablehlo.add %1672, %1673 : tensor<128x32xf32>
    %1675 = stablehlo.divide %1536, %1674 : tensor<128x32xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1677 = stablehlo.add %1597, %1676 : tensor<32xf32>
    %1678 = stablehlo.sqrt %1677 : tensor<32xf32>
    %cst_445 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1680 = stablehlo.add %1678, %1679 : tensor<32xf32>
    %1681 = stablehlo.divide %1538, %1680 : tensor<32xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1683 = stablehlo.add %1599, %1682 : tensor<32x128xf32>
    %1684 = stablehlo.sqrt %1683 : tensor<32x128xf32>
    %cst_447 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1686 = stablehlo.add %1684, %1685 : tensor<32x128xf32>
    %1687 = stablehlo.divide %1540, %1686 : tensor<32x128xf32>
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1688 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1689 = stablehlo.add %1601, %1688 : tensor<32xf32>
    %1690 = stablehlo.sqrt %1689 : tensor<32xf32>
    %cst_449 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1692 = stablehlo.add %1690, %1691 : tensor<32xf32>
    %1693 = stablehlo.divide %1542, %1692 : tensor<32xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1695 = stablehlo.add %1603, %1694 : tensor<32xf32>
    %1696 = stablehlo.sqrt %1695 : tensor<32xf32>
    %cst_451 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1698 = stablehlo.add %1696, %1697 : tensor<32xf32>
    %1699 = stablehlo.divide %1544, %1698 : tensor<32xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1701 = stablehlo.add %1605, %1700 : tensor<32xf32>
    %1702 = stablehlo.sqrt %1701 : tensor<32xf32>
    %cst_453 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1704 = stablehlo.add %1702, %1703 : tensor<32xf32>
    %1705 = stablehlo.divide %1546, %1704 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1706 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1707 = stablehlo.add %1607, %1706 : tensor<32xf32>
    %1708 = stablehlo.sqrt %1707 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1710 = stablehlo.add %1708, %1709 : tensor<32xf32>
    %1711 = stablehlo.divide %1548, %1710 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1712 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1713 = stablehlo.add %1609, %1712 : tensor<96xf32>
    %1714 = stablehlo.sqrt %1713 : tensor<96xf32>
    %cst_457 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1716 = stablehlo.add %1714, %1715 : tensor<96xf32>
    %1717 = stablehlo.divide %1550, %1716 : tensor<96xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1719 = stablehlo.add %1611, %1718 : tensor<96x32xf32>
    %1720 = stablehlo.sqrt %1719 : tensor<96x32xf32>
    %cst_459 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1722 = stablehlo.add %1720, %1721 : tensor<96x32xf32>
    %1723 = stablehlo.divide %1552, %1722 : tensor<96x32xf32>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1725 = stablehlo.add %1613, %1724 : tensor<32xf32>
    %1726 = stablehlo.sqrt %1725 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1727 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1728 = stablehlo.add %1726, %1727 : tensor<32xf32>
    %1729 = stablehlo.divide %1554, %1728 : tensor<32xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1730 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1731 = stablehlo.add %1615, %1730 : tensor<32x32xf32>
    %1732 = stablehlo.sqrt %1731 : tensor<32x32xf32>
    %cst_463 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1733 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1734 = stablehlo.add %1732, %1733 : tensor<32x32xf32>
    %1735 = stablehlo.divide %1556, %1734 : tensor<32x32xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1736 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1737 = stablehlo.add %1617, %1736 : tensor<128xf32>
    %1738 = stablehlo.sqrt %1737 : tensor<128xf32>
    %cst_465 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1740 = stablehlo.add %1738, %1739 : tensor<128xf32>
    %1741 = stablehlo.divide %1558, %1740 : tensor<128xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1742 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1743 = stablehlo.add %1619, %1742 : tensor<128x32xf32>
    %1744 = stablehlo.sqrt %1743 : tensor<128x32xf32>
    %cst_467 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1746 = stablehlo.add %1744, %1745 : tensor<128x32xf32>
    %1747 = stablehlo.divide %1560, %1746 : tensor<128x32xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1748 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1749 = stablehlo.add %1621, %1748 : tensor<32xf32>
    %1750 = stablehlo.sqrt %1749 : tensor<32xf32>
    %cst_469 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1751 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1752 = stablehlo.add %1750, %1751 : tensor<32xf32>
    %1753 = stablehlo.divide %1562, %1752 : tensor<32xf32>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1755 = stablehlo.add %1623, %1754 : tensor<32x128xf32>
    %1756 = stablehlo.sqrt %1755 : tensor<32x128xf32>
    %cst_471 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1757 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1758 = stablehlo.add %1756, %1757 : tensor<32x128xf32>
    %1759 = stablehlo.divide %1564, %1758 : tensor<32x128xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1760 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1761 = stablehlo.add %1625, %1760 : tensor<32xf32>
    %1762 = stablehlo.sqrt %1761 : tensor<32xf32>
    %cst_473 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1764 = stablehlo.add %1762, %1763 : tensor<32xf32>
    %1765 = stablehlo.divide %1566, %1764 : tensor<32xf32>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1766 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1767 = stablehlo.add %1627, %1766 : tensor<32xf32>
    %1768 = stablehlo.sqrt %1767 : tensor<32xf32>
    %cst_475 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1769 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1770 = stablehlo.add %1768, %1769 : tensor<32xf32>
    %1771 = stablehlo.divide %1568, %1770 : tensor<32xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1772 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1773 = stablehlo.add %1629, %1772 : tensor<32xf32>
    %1774 = stablehlo.sqrt %1773 : tensor<32xf32>
    %cst_477 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1776 = stablehlo.add %1774, %1775 : tensor<32xf32>
    %1777 = stablehlo.divide %1570, %1776 : tensor<32xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1778 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1779 = stablehlo.add %1631, %1778 : tensor<32xf32>
    %1780 = stablehlo.sqrt %1779 : tensor<32xf32>
    %cst_479 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1781 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1782 = stablehlo.add %1780, %1781 : tensor<32xf32>
    %1783 = stablehlo.divide %1572, %1782 : tensor<32xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1784 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1785 = stablehlo.add %1633, %1784 : tensor<32xf32>
    %1786 = stablehlo.sqrt %1785 : tensor<32xf32>
    %cst_481 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1787 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1788 = stablehlo.add %1786, %1787 : tensor<32xf32>
    %1789 = stablehlo.divide %1574, %1788 : tensor<32xf32>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1791 = stablehlo.add %1635, %1790 : tensor<32xf32>
    %1792 = stablehlo.sqrt %1791 : tensor<32xf32>
    %cst_483 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1793 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1794 = stablehlo.add %1792, %1793 : tensor<32xf32>
    %1795 = stablehlo.divide %1576, %1794 : tensor<32xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1796 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1797 = stablehlo.add %1637, %1796 : tensor<16x32xf32>
    %1798 = stablehlo.sqrt %1797 : tensor<16x32xf32>
    %cst_485 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1800 = stablehlo.add %1798, %1799 : tensor<16x32xf32>
    %1801 = stablehlo.divide %1578, %1800 : tensor<16x32xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1802 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1803 = stablehlo.add %1639, %1802 : tensor<64x32xf32>
    %1804 = stablehlo.sqrt %1803 : tensor<64x32xf32>
    %cst_487 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1805 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1806 = stablehlo.add %1804, %1805 : tensor<64x32xf32>
    %1807 = stablehlo.divide %1580, %1806 : tensor<64x32xf32>
    %cst_488 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1808 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1809 = stablehlo.multiply %1808, %arg2 : tensor<96x32xf32>
    %1810 = stablehlo.add %1651, %1809 : tensor<96x32xf32>
    %cst_489 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1811 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1812 = stablehlo.multiply %1811, %arg4 : tensor<32x32xf32>
    %1813 = stablehlo.add %1663, %1812 : tensor<32x32xf32>
    %cst_490 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1814 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1815 = stablehlo.multiply %1814, %arg6 : tensor<128x32xf32>
    %1816 = stablehlo.add %1675, %1815 : tensor<128x32xf32>
    %cst_491 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1818 = stablehlo.multiply %1817, %arg8 : tensor<32x128xf32>
    %1819 = stablehlo.add %1687, %1818 : tensor<32x128xf32>
    %cst_492 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1820 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1821 = stablehlo.multiply %1820, %arg14 : tensor<96x32xf32>
    %1822 = stablehlo.add %1723, %1821 : tensor<96x32xf32>
    %cst_493 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1823 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1824 = stablehlo.multiply %1823, %arg16 : tensor<32x32xf32>
    %1825 = stablehlo.add %1735, %1824 : tensor<32x32xf32>
    %cst_494 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1826 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1827 = stablehlo.multiply %1826, %arg18 : tensor<128x32xf32>
    %1828 = stablehlo.add %1747, %1827 : tensor<128x32xf32>
    %cst_495 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1829 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1830 = stablehlo.multiply %1829, %arg20 : tensor<32x128xf32>
    %1831 = stablehlo.add %1759, %1830 : tensor<32x128xf32>
    %cst_496 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1833 = stablehlo.multiply %1832, %arg27 : tensor<16x32xf32>
    %1834 = stablehlo.add %1801, %1833 : tensor<16x32xf32>
    %cst_497 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1835 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1836 = stablehlo.multiply %1835, %arg28 : tensor<64x32xf32>
    %1837 = stablehlo.add %1807, %1836 : tensor<64x32xf32>
    %c_498 = stablehlo.constant dense<0> : tensor<i32>
    %1838 = stablehlo.subtract %arg86, %c_498 : tensor<i32>
    %c_499 = stablehlo.constant dense<0> : tensor<i32>
    %c_500 = stablehlo.constant dense<5> : tensor<i32>
    %1839 = call @clip(%1838, %c_499, %c_500) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1840 = stablehlo.convert %1839 : (tensor<i32>) -> tensor<f32>
    %cst_501 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1841 = stablehlo.divide %1840, %cst_501 : tensor<f32>
    %cst_502 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1842 = stablehlo.subtract %cst_502, %1841 : tensor<f32>
    %cst_503 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %1843 = stablehlo.multiply %cst_503, %1842 : tensor<f32>
    %cst_504 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1844 = stablehlo.add %1843, %cst_504 : tensor<f32>
    %c_505 = stablehlo.constant dense<5> : tensor<i32>
    %1845 = stablehlo.compare LT, %arg86, %c_505, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_506 = stablehlo.constant dense<5> : tensor<i32>
    %1846 = stablehlo.subtract %arg86, %c_506 : tensor<i32>
    %1847 = stablehlo.convert %1846 : (tensor<i32>) -> tensor<f32>
    %cst_507 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1848 = stablehlo.minimum %1847, %cst_507 : tensor<f32>
    %cst_508 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %1849 = stablehlo.multiply %cst_508, %1848 : tensor<f32>
    %cst_509 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1850 = stablehlo.divide %1849, %cst_509 : tensor<f32>
    %1851 = stablehlo.cosine %1850 : tensor<f32>
    %cst_510 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1852 = stablehlo.add %cst_510, %1851 : tensor<f32>
    %cst_511 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1853 = stablehlo.multiply %cst_511, %1852 : tensor<f32>
    %cst_512 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1854 = stablehlo.power %1853, %cst_512 : tensor<f32>
    %cst_513 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1855 = stablehlo.multiply %cst_513, %1854 : tensor<f32>
    %cst_514 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1856 = stablehlo.add %1855, %cst_514 : tensor<f32>
    %cst_515 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1857 = stablehlo.multiply %cst_515, %1856 : tensor<f32>
    %1858 = call @_where_6(%1845, %1844, %1857) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_516 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1859 = stablehlo.multiply %cst_516, %1858 : tensor<f32>
    %1860 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1861 = stablehlo.multiply %1860, %1645 : tensor<96xf32>
    %1862 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1863 = stablehlo.multiply %1862, %1810 : tensor<96x32xf32>
    %1864 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1865 = stablehlo.multiply %1864, %1657 : tensor<32xf32>
    %1866 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1867 = stablehlo.multiply %1866, %1813 : tensor<32x32xf32>
    %1868 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1869 = stablehlo.multiply %1868, %1669 : tensor<128xf32>
    %1870 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1871 = stablehlo.multiply %1870, %1816 : tensor<128x32xf32>
    %1872 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1873 = stablehlo.multiply %1872, %1681 : tensor<32xf32>
    %1874 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1875 = stablehlo.multiply %1874, %1819 : tensor<32x128xf32>
    %1876 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1877 = stablehlo.multiply %1876, %1693 : tensor<32xf32>
    %1878 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1879 = stablehlo.multiply %1878, %1699 : tensor<32xf32>
    %1880 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1881 = stablehlo.multiply %1880, %1705 : tensor<32xf32>
    %1882 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1883 = stablehlo.multiply %1882, %1711 : tensor<32xf32>
    %1884 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1885 = stablehlo.multiply %1884, %1717 : tensor<96xf32>
    %1886 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<96x32xf32>
    %1887 = stablehlo.multiply %1886, %1822 : tensor<96x32xf32>
    %1888 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1889 = stablehlo.multiply %1888, %1729 : tensor<32xf32>
    %1890 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1891 = stablehlo.multiply %1890, %1825 : tensor<32x32xf32>
    %1892 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1893 = stablehlo.multiply %1892, %1741 : tensor<128xf32>
    %1894 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1895 = stablehlo.multiply %1894, %1828 : tensor<128x32xf32>
    %1896 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1897 = stablehlo.multiply %1896, %1753 : tensor<32xf32>
    %1898 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1899 = stablehlo.multiply %1898, %1831 : tensor<32x128xf32>
    %1900 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1901 = stablehlo.multiply %1900, %1765 : tensor<32xf32>
    %1902 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1903 = stablehlo.multiply %1902, %1771 : tensor<32xf32>
    %1904 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1905 = stablehlo.multiply %1904, %1777 : tensor<32xf32>
    %1906 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1907 = stablehlo.multiply %1906, %1783 : tensor<32xf32>
    %1908 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1909 = stablehlo.multiply %1908, %1789 : tensor<32xf32>
    %1910 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1911 = stablehlo.multiply %1910, %1795 : tensor<32xf32>
    %1912 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1913 = stablehlo.multiply %1912, %1834 : tensor<16x32xf32>
    %1914 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1915 = stablehlo.multiply %1914, %1837 : tensor<64x32xf32>
    %c_517 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1916 = stablehlo.compare LT, %arg86, %c_517, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_518 = stablehlo.constant dense<1> : tensor<i32>
    %1917 = stablehlo.add %arg86, %c_518 : tensor<i32>
    %c_519 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1918 = call @_where_5(%1916, %1917, %c_519) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1919 = stablehlo.add %arg1, %1861 : tensor<96xf32>
    %1920 = stablehlo.add %arg2, %1863 : tensor<96x32xf32>
    %1921 = stablehlo.add %arg3, %1865 : tensor<32xf32>
    %1922 = stablehlo.add %arg4, %1867 : tensor<32x32xf32>
    %1923 = stablehlo.add %arg5, %1869 : tensor<128xf32>
    %1924 = stablehlo.add %arg6, %1871 : tensor<128x32xf32>
    %1925 = stablehlo.add %arg7, %1873 : tensor<32xf32>
    %1926 = stablehlo.add %arg8, %1875 : tensor<32x128xf32>
    %1927 = stablehlo.add %arg9, %1877 : tensor<32xf32>
    %1928 = stablehlo.add %arg10, %1879 : tensor<32xf32>
    %1929 = stablehlo.add %arg11, %1881 : tensor<32xf32>
    %1930 = stablehlo.add %arg12, %1883 : tensor<32xf32>
    %1931 = stablehlo.add %arg13, %1885 : tensor<96xf32>
    %1932 = stablehlo.add %arg14, %1887 : tensor<96x32xf32>
    %1933 = stablehlo.add %arg15, %1889 : tensor<32xf32>
    %1934 = stablehlo.add %arg16, %1891 : tensor<32x32xf32>
    %1935 = stablehlo.add %arg17, %1893 : tensor<128xf32>
    %1936 = stablehlo.add %arg18, %1895 : tensor<128x32xf32>
    %1937 = stablehlo.add %arg19, %1897 : tensor<32xf32>
    %1938 = stablehlo.add %arg20, %1899 : tensor<32x128xf32>
    %1939 = stablehlo.add %arg21, %1901 : tensor<32xf32>
    %1940 = stablehlo.add %arg22, %1903 : tensor<32xf32>
    %1941 = stablehlo.add %arg23, %1905 : tensor<32xf32>
    %1942 = stablehlo.add %arg24, %1907 : tensor<32xf32>
    %1943 = stablehlo.add %arg25, %1909 : tensor<32xf32>
    %1944 = stablehlo.add %arg26, %1911 : tensor<32xf32>
    %1945 = stablehlo.add %arg27, %1913 : tensor<16x32xf32>
    %1946 = stablehlo.add %arg28, %1915 : tensor<64x32xf32>
    %c_520 = stablehlo.constant dense<1> : tensor<i32>
    %1947 = stablehlo.add %arg0, %c_520 : tensor<i32>
    return %1947, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1521, %1215, %1220, %1225, %1230, %1235, %1240, %1245, %1250, %1255, %1260, %1265, %1270, %1275, %1280, %1285, %1290, %1295, %1300, %1305, %1310, %1315, %1320, %1325, %1330, %1335, %1340, %1345, %1350, %1356, %1362, %1368, %1374, %1380, %1386, %1392, %1398, %1404, %1410, %1416, %1422, %1428, %1434, %1440, %1446, %1452, %1458, %1464, %1470, %1476, %1482, %1488, %1494, %1500, %1506, %1512, %1518, %1918, %731, %900, %402 : tensor<i32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<96x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>
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
  func.func private @_take_0(%arg0: tensor<16x32xf32>, %arg1: tensor<1x16xi32>) -> (tensor<1x16x32xf32>, tensor<1x16x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x16xi32>
    %4 = call @_where_1(%1, %3, %arg1) : (tensor<1x16xi1>, tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %c_1 = stablehlo.constant dense<15> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x16x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<1x16x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<1x16x1xi32>, tensor<1x16x1xi32>) -> tensor<1x16x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<1x16x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<1x16x1xi1>, tensor<i1>) -> tensor<1x16xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<16x32xf32>, tensor<1x16x1xi32>) -> tensor<1x16x32xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x16xi1>) -> tensor<1x16x32xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x32xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x16x32xi1>, tensor<1x16x32xf32>
    return %16, %5 : tensor<1x16x32xf32>, tensor<1x16x1xi32>
  }
  func.func private @_where_1(%arg0: tensor<1x16xi1>, %arg1: tensor<1x16xi32>, %arg2: tensor<1x16xi32>) -> tensor<1x16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x16xi1>, tensor<1x16xi32>
    return %0 : tensor<1x16xi32>
  }
  func.func private @_one_hot(%arg0: tensor<12x16xi32>) -> tensor<12x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x16x1xi32>) -> tensor<12x16x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<12x16x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x16x64xi32>, tensor<12x16x64xi32>) -> tensor<12x16x64xi1>
    %5 = stablehlo.convert %4 : (tensor<12x16x64xi1>) -> tensor<12x16x64xf32>
    return %5 : tensor<12x16x64xf32>
  }
  func.func private @log_softmax(%arg0: tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x16x64xf32>
    %6 = stablehlo.exponential %5 : tensor<12x16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %9 = stablehlo.log %8 : tensor<12x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x16x64xf32>
    return %11, %6, %8 : tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<12x16x64xf32>, %arg1: tensor<12x16x1xf32>, %arg2: tensor<12x16x64xf32>) -> tensor<12x16x64xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x16x64xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x16x64xf32>
    return %7 : tensor<12x16x64xf32>
  }
  func.func private @_take_3(%arg0: tensor<1x16x1xi32>, %arg1: tensor<1x16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32xf32>, tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_take_4(%arg0: tensor<12x16x1xi32>, %arg1: tensor<12x16x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @argmax(%arg0: tensor<12x16x64xf32>) -> tensor<12x16xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<12x16x64xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<12x16x64xf32>, tensor<12x16x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<12x16xf32>, tensor<12x16xi32>)
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
    return %1#1 : tensor<12x16xi32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
