module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<96xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x96xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<128xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32x128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<96xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32x96xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<32xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32x32xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<128xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32x128xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<128x32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<32xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16x32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<i32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<f32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<f32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<f32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<f32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<f32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<f32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<i32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<96xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<32x96xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32x32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<128xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32x128xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<32xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<128x32xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<96xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<32x96xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<32x32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<128xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32x128xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<128x32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<32xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<32xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<32xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<32xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<16x32xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<64x32xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<96xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<32x96xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32x32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<128xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32x128xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<32xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<128x32xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<32xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<32xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<32xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<96xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<32x96xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<32xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<32x32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<128xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32x128xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<128x32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<32xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<32xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<32xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<32xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<32xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<16x32xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<64x32xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<12x16xi32>, %arg93: tensor<12x16xi32>) -> (tensor<96xf32> {jax.result_info = "result[0]['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0]['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0]['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[1].count"}, tensor<f32> {jax.result_info = "result[1].hyperparams['b1']"}, tensor<f32> {jax.result_info = "result[1].hyperparams['b2']"}, tensor<f32> {jax.result_info = "result[1].hyperparams['eps']"}, tensor<f32> {jax.result_info = "result[1].hyperparams['eps_root']"}, tensor<f32> {jax.result_info = "result[1].hyperparams['learning_rate']"}, tensor<f32> {jax.result_info = "result[1].hyperparams['weight_decay']"}, tensor<i32> {jax.result_info = "result[1].inner_state[0].count"}, tensor<96xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1].inner_state[0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1].inner_state[0].mu['wte']['embedding']"}, tensor<96xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1].inner_state[0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1].inner_state[0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1].inner_state[0].nu['wte']['embedding']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %2:2 = call @_take(%arg27, %arg92) : (tensor<64x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
    %3:2 = call @_take_0(%arg26, %1) : (tensor<16x32xf32>, tensor<1x16xi32>) -> (tensor<1x16x32xf32>, tensor<1x16x1xi32>)
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
    %41 = stablehlo.reshape %arg9 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %42 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<12x16x32xf32>
    %45 = stablehlo.multiply %34, %44 : tensor<12x16x32xf32>
    %46 = stablehlo.reshape %arg8 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %48 = stablehlo.add %45, %47 : tensor<12x16x32xf32>
    %49 = stablehlo.dot_general %48, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %50 = stablehlo.reshape %arg0 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %52 = stablehlo.add %49, %51 : tensor<12x16x96xf32>
    %53 = stablehlo.slice %52 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %54 = stablehlo.slice %52 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %55 = stablehlo.slice %52 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %56 = stablehlo.reshape %53 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %57 = stablehlo.transpose %56, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %58 = stablehlo.reshape %54 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %59 = stablehlo.transpose %58, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %60 = stablehlo.reshape %55 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %61 = stablehlo.transpose %60, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %62 = stablehlo.transpose %59, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %63 = stablehlo.dot_general %57, %62, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %64 = stablehlo.sqrt %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.divide %cst_14, %64 : tensor<f32>
    %66 = stablehlo.convert %65 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %68 = stablehlo.multiply %63, %67 : tensor<12x2x16x16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %70 = call @tril(%69) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %71 = stablehlo.reshape %70 : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %73 = stablehlo.compare EQ, %71, %72, FLOAT : (tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xi1>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74:2 = call @_where_2(%73, %cst_17, %68) : (tensor<1x1x16x16xi1>, tensor<f32>, tensor<12x2x16x16xf32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.reduce(%74#0 init: %cst_18) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %77 = stablehlo.maximum %76, %75 : tensor<12x2x16xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %80 = stablehlo.subtract %74#0, %79 : tensor<12x2x16x16xf32>
    %81 = stablehlo.exponential %80 : tensor<12x2x16x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %85 = stablehlo.divide %81, %84 : tensor<12x2x16x16xf32>
    %86 = stablehlo.multiply %83, %83 : tensor<12x2x16x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %88 = stablehlo.divide %87, %86 : tensor<12x2x16x1xf32>
    %89 = stablehlo.dot_general %85, %61, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %90 = stablehlo.transpose %89, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %91 = stablehlo.reshape %90 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %92 = stablehlo.dot_general %91, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %93 = stablehlo.reshape %arg2 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %95 = stablehlo.add %92, %94 : tensor<12x16x32xf32>
    %96 = stablehlo.add %5, %95 : tensor<12x16x32xf32>
    %97 = chlo.square %96 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%96 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %102 = stablehlo.divide %100, %101 : tensor<12x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%97 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_26 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %105 = stablehlo.divide %103, %104 : tensor<12x16xf32>
    %106 = chlo.square %102 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %108 = stablehlo.multiply %107, %102 : tensor<12x16xf32>
    %109 = stablehlo.subtract %105, %106 : tensor<12x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %111 = stablehlo.maximum %110, %109 : tensor<12x16xf32>
    %112 = stablehlo.compare EQ, %109, %111, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %117 = stablehlo.compare EQ, %116, %111, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %120 = stablehlo.select %117, %118, %119 : tensor<12x16xi1>, tensor<12x16xf32>
    %121 = stablehlo.divide %115, %120 : tensor<12x16xf32>
    %122 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %123 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %125 = stablehlo.subtract %96, %124 : tensor<12x16x32xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %127 = stablehlo.add %123, %126 : tensor<12x16x1xf32>
    %128 = stablehlo.rsqrt %127 : tensor<12x16x1xf32>
    %129 = stablehlo.divide %128, %127 : tensor<12x16x1xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %131 = stablehlo.multiply %130, %129 : tensor<12x16x1xf32>
    %132 = stablehlo.reshape %arg11 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %133 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %135 = stablehlo.multiply %133, %134 : tensor<12x16x32xf32>
    %136 = stablehlo.multiply %125, %135 : tensor<12x16x32xf32>
    %137 = stablehlo.reshape %arg10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %139 = stablehlo.add %136, %138 : tensor<12x16x32xf32>
    %140 = stablehlo.dot_general %139, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %141 = stablehlo.reshape %arg4 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %143 = stablehlo.add %140, %142 : tensor<12x16x128xf32>
    %144 = stablehlo.multiply %143, %143 : tensor<12x16x128xf32>
    %145 = stablehlo.multiply %144, %143 : tensor<12x16x128xf32>
    %146 = stablehlo.multiply %143, %143 : tensor<12x16x128xf32>
    %cst_36 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<12x16x128xf32>
    %cst_37 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %150 = stablehlo.multiply %149, %145 : tensor<12x16x128xf32>
    %151 = stablehlo.add %143, %150 : tensor<12x16x128xf32>
    %cst_38 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<12x16x128xf32>
    %154 = stablehlo.tanh %153 : tensor<12x16x128xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %156 = stablehlo.subtract %155, %154 : tensor<12x16x128xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %158 = stablehlo.add %157, %154 : tensor<12x16x128xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %160 = stablehlo.multiply %159, %158 : tensor<12x16x128xf32>
    %161 = stablehlo.multiply %143, %160 : tensor<12x16x128xf32>
    %162 = stablehlo.dot_general %161, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %163 = stablehlo.reshape %arg6 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %165 = stablehlo.add %162, %164 : tensor<12x16x32xf32>
    %166 = stablehlo.add %96, %165 : tensor<12x16x32xf32>
    %167 = chlo.square %166 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %169 = stablehlo.multiply %168, %166 : tensor<12x16x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%166 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_44 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %172 = stablehlo.divide %170, %171 : tensor<12x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%167 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %175 = stablehlo.divide %173, %174 : tensor<12x16xf32>
    %176 = chlo.square %172 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %178 = stablehlo.multiply %177, %172 : tensor<12x16xf32>
    %179 = stablehlo.subtract %175, %176 : tensor<12x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %181 = stablehlo.maximum %180, %179 : tensor<12x16xf32>
    %182 = stablehlo.compare EQ, %179, %181, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %185 = stablehlo.select %182, %183, %184 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %187 = stablehlo.compare EQ, %186, %181, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %190 = stablehlo.select %187, %188, %189 : tensor<12x16xi1>, tensor<12x16xf32>
    %191 = stablehlo.divide %185, %190 : tensor<12x16xf32>
    %192 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %193 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %194 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %195 = stablehlo.subtract %166, %194 : tensor<12x16x32xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %197 = stablehlo.add %193, %196 : tensor<12x16x1xf32>
    %198 = stablehlo.rsqrt %197 : tensor<12x16x1xf32>
    %199 = stablehlo.divide %198, %197 : tensor<12x16x1xf32>
    %cst_55 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<12x16x1xf32>
    %202 = stablehlo.reshape %arg21 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %203 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %204 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %205 = stablehlo.multiply %203, %204 : tensor<12x16x32xf32>
    %206 = stablehlo.multiply %195, %205 : tensor<12x16x32xf32>
    %207 = stablehlo.reshape %arg20 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %209 = stablehlo.add %206, %208 : tensor<12x16x32xf32>
    %210 = stablehlo.dot_general %209, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %211 = stablehlo.reshape %arg12 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %213 = stablehlo.add %210, %212 : tensor<12x16x96xf32>
    %214 = stablehlo.slice %213 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %215 = stablehlo.slice %213 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %216 = stablehlo.slice %213 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %217 = stablehlo.reshape %214 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %218 = stablehlo.transpose %217, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %219 = stablehlo.reshape %215 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %220 = stablehlo.transpose %219, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %221 = stablehlo.reshape %216 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %222 = stablehlo.transpose %221, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %223 = stablehlo.transpose %220, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %224 = stablehlo.dot_general %218, %223, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_56 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %225 = stablehlo.sqrt %cst_56 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %226 = stablehlo.divide %cst_57, %225 : tensor<f32>
    %227 = stablehlo.convert %226 : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %229 = stablehlo.multiply %224, %228 : tensor<12x2x16x16xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %231 = call @tril(%230) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %232 = stablehlo.reshape %231 : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %234 = stablehlo.compare EQ, %232, %233, FLOAT : (tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xi1>
    %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %235:2 = call @_where_2(%234, %cst_60, %229) : (tensor<1x1x16x16xi1>, tensor<f32>, tensor<12x2x16x16xf32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %236 = stablehlo.reduce(%235#0 init: %cst_61) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %238 = stablehlo.maximum %237, %236 : tensor<12x2x16xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %241 = stablehlo.subtract %235#0, %240 : tensor<12x2x16x16xf32>
    %242 = stablehlo.exponential %241 : tensor<12x2x16x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %246 = stablehlo.divide %242, %245 : tensor<12x2x16x16xf32>
    %247 = stablehlo.multiply %244, %244 : tensor<12x2x16x1xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %249 = stablehlo.divide %248, %247 : tensor<12x2x16x1xf32>
    %250 = stablehlo.dot_general %246, %222, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %251 = stablehlo.transpose %250, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %252 = stablehlo.reshape %251 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %253 = stablehlo.dot_general %252, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %254 = stablehlo.reshape %arg14 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %256 = stablehlo.add %253, %255 : tensor<12x16x32xf32>
    %257 = stablehlo.add %166, %256 : tensor<12x16x32xf32>
    %258 = chlo.square %257 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %260 = stablehlo.multiply %259, %257 : tensor<12x16x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%257 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_67 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %263 = stablehlo.divide %261, %262 : tensor<12x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%258 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_69 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %266 = stablehlo.divide %264, %265 : tensor<12x16xf32>
    %267 = chlo.square %263 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_70 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %269 = stablehlo.multiply %268, %263 : tensor<12x16xf32>
    %270 = stablehlo.subtract %266, %267 : tensor<12x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %272 = stablehlo.maximum %271, %270 : tensor<12x16xf32>
    %273 = stablehlo.compare EQ, %270, %272, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %276 = stablehlo.select %273, %274, %275 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %278 = stablehlo.compare EQ, %277, %272, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %281 = stablehlo.select %278, %279, %280 : tensor<12x16xi1>, tensor<12x16xf32>
    %282 = stablehlo.divide %276, %281 : tensor<12x16xf32>
    %283 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %284 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %285 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %286 = stablehlo.subtract %257, %285 : tensor<12x16x32xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %288 = stablehlo.add %284, %287 : tensor<12x16x1xf32>
    %289 = stablehlo.rsqrt %288 : tensor<12x16x1xf32>
    %290 = stablehlo.divide %289, %288 : tensor<12x16x1xf32>
    %cst_78 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %292 = stablehlo.multiply %291, %290 : tensor<12x16x1xf32>
    %293 = stablehlo.reshape %arg23 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %294 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %295 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %296 = stablehlo.multiply %294, %295 : tensor<12x16x32xf32>
    %297 = stablehlo.multiply %286, %296 : tensor<12x16x32xf32>
    %298 = stablehlo.reshape %arg22 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %300 = stablehlo.add %297, %299 : tensor<12x16x32xf32>
    %301 = stablehlo.dot_general %300, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %302 = stablehlo.reshape %arg16 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %304 = stablehlo.add %301, %303 : tensor<12x16x128xf32>
    %305 = stablehlo.multiply %304, %304 : tensor<12x16x128xf32>
    %306 = stablehlo.multiply %305, %304 : tensor<12x16x128xf32>
    %307 = stablehlo.multiply %304, %304 : tensor<12x16x128xf32>
    %cst_79 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %309 = stablehlo.multiply %308, %307 : tensor<12x16x128xf32>
    %cst_80 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %311 = stablehlo.multiply %310, %306 : tensor<12x16x128xf32>
    %312 = stablehlo.add %304, %311 : tensor<12x16x128xf32>
    %cst_81 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %314 = stablehlo.multiply %313, %312 : tensor<12x16x128xf32>
    %315 = stablehlo.tanh %314 : tensor<12x16x128xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %317 = stablehlo.subtract %316, %315 : tensor<12x16x128xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %319 = stablehlo.add %318, %315 : tensor<12x16x128xf32>
    %cst_84 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %321 = stablehlo.multiply %320, %319 : tensor<12x16x128xf32>
    %322 = stablehlo.multiply %304, %321 : tensor<12x16x128xf32>
    %323 = stablehlo.dot_general %322, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %324 = stablehlo.reshape %arg18 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %326 = stablehlo.add %323, %325 : tensor<12x16x32xf32>
    %327 = stablehlo.add %257, %326 : tensor<12x16x32xf32>
    %328 = chlo.square %327 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %330 = stablehlo.multiply %329, %327 : tensor<12x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%327 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_87 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %333 = stablehlo.divide %331, %332 : tensor<12x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%328 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_89 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %336 = stablehlo.divide %334, %335 : tensor<12x16xf32>
    %337 = chlo.square %333 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %339 = stablehlo.multiply %338, %333 : tensor<12x16xf32>
    %340 = stablehlo.subtract %336, %337 : tensor<12x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %342 = stablehlo.maximum %341, %340 : tensor<12x16xf32>
    %343 = stablehlo.compare EQ, %340, %342, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %346 = stablehlo.select %343, %344, %345 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %348 = stablehlo.compare EQ, %347, %342, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %351 = stablehlo.select %348, %349, %350 : tensor<12x16xi1>, tensor<12x16xf32>
    %352 = stablehlo.divide %346, %351 : tensor<12x16xf32>
    %353 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %354 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %355 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %356 = stablehlo.subtract %327, %355 : tensor<12x16x32xf32>
    %cst_97 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %358 = stablehlo.add %354, %357 : tensor<12x16x1xf32>
    %359 = stablehlo.rsqrt %358 : tensor<12x16x1xf32>
    %360 = stablehlo.divide %359, %358 : tensor<12x16x1xf32>
    %cst_98 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %362 = stablehlo.multiply %361, %360 : tensor<12x16x1xf32>
    %363 = stablehlo.reshape %arg25 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %364 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %365 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %366 = stablehlo.multiply %364, %365 : tensor<12x16x32xf32>
    %367 = stablehlo.multiply %356, %366 : tensor<12x16x32xf32>
    %368 = stablehlo.reshape %arg24 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %370 = stablehlo.add %367, %369 : tensor<12x16x32xf32>
    %371 = stablehlo.transpose %arg27, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %372 = stablehlo.dot_general %370, %371, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x64xf32>) -> tensor<12x16x64xf32>
    %373 = stablehlo.broadcast_in_dim %arg93, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %374:2 = call @take_along_axis(%372, %373) : (tensor<12x16x64xf32>, tensor<12x16x1xi32>) -> (tensor<12x16x1xf32>, tensor<12x16x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %375:2 = call @_take_3(%374#0, %c) : (tensor<12x16x1xf32>, tensor<i32>) -> (tensor<12x16xf32>, tensor<1xi32>)
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %376 = stablehlo.reduce(%372 init: %cst_99) applies stablehlo.maximum across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %378 = stablehlo.maximum %377, %376 : tensor<12x16xf32>
    %379 = stablehlo.is_finite %378 : (tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %381 = stablehlo.select %379, %378, %380 : tensor<12x16xi1>, tensor<12x16xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %384 = stablehlo.subtract %372, %383 : tensor<12x16x64xf32>
    %385 = stablehlo.exponential %384 : tensor<12x16x64xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %387 = stablehlo.abs %386 : tensor<12x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %389 = stablehlo.compare GE, %386, %388, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %390 = stablehlo.log %387 : tensor<12x16xf32>
    %391 = stablehlo.add %390, %381 : tensor<12x16xf32>
    %392 = stablehlo.subtract %391, %375#0 : tensor<12x16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_105 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %394 = stablehlo.divide %393, %cst_105 : tensor<f32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_107 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %395 = stablehlo.divide %cst_106, %cst_107 : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %397 = stablehlo.negate %396 : tensor<12x16xf32>
    %398 = stablehlo.divide %396, %387 : tensor<12x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %400 = stablehlo.select %389, %399, %398 : tensor<12x16xi1>, tensor<12x16xf32>
    %401 = stablehlo.select %389, %398, %399 : tensor<12x16xi1>, tensor<12x16xf32>
    %402 = stablehlo.negate %400 : tensor<12x16xf32>
    %403 = stablehlo.add %401, %402 : tensor<12x16xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %405 = stablehlo.multiply %404, %385 : tensor<12x16x64xf32>
    %406 = call @_take_5(%375#1, %397) : (tensor<1xi32>, tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %407 = call @take_along_axis_6(%374#1, %406) : (tensor<12x16x1x1xi32>, tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %408 = stablehlo.add %405, %407 : tensor<12x16x64xf32>
    %409 = stablehlo.dot_general %408, %370, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %410 = stablehlo.transpose %409, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %411 = stablehlo.dot_general %408, %371, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<32x64xf32>) -> tensor<12x16x32xf32>
    %412 = stablehlo.transpose %410, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%411 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %414 = stablehlo.reshape %413 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %415 = stablehlo.reshape %414 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %416 = stablehlo.multiply %356, %411 : tensor<12x16x32xf32>
    %417 = stablehlo.multiply %411, %366 : tensor<12x16x32xf32>
    %418 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %419 = stablehlo.multiply %418, %416 : tensor<12x16x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %421 = stablehlo.reshape %420 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %422 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %423 = stablehlo.multiply %416, %422 : tensor<12x16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_111) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %425 = stablehlo.reshape %424 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %426 = stablehlo.reshape %421 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %427 = stablehlo.multiply %425, %362 : tensor<12x16x1xf32>
    %428 = stablehlo.negate %417 : tensor<12x16x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %430 = stablehlo.reshape %429 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%427 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%430 init: %cst_114) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %433 = stablehlo.multiply %431, %352 : tensor<12x16xf32>
    %434 = stablehlo.negate %433 : tensor<12x16xf32>
    %435 = stablehlo.multiply %434, %339 : tensor<12x16xf32>
    %436 = stablehlo.add %432, %435 : tensor<12x16xf32>
    %cst_115 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %438 = stablehlo.divide %433, %437 : tensor<12x16xf32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_116 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %441 = stablehlo.divide %436, %440 : tensor<12x16xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %443 = stablehlo.add %417, %442 : tensor<12x16x32xf32>
    %444 = stablehlo.multiply %439, %330 : tensor<12x16x32xf32>
    %445 = stablehlo.add %443, %444 : tensor<12x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.reduce(%445 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %447 = stablehlo.reshape %446 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %448 = stablehlo.reshape %447 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %449 = stablehlo.dot_general %445, %322, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %450 = stablehlo.transpose %449, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %451 = stablehlo.dot_general %445, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %452 = stablehlo.multiply %304, %451 : tensor<12x16x128xf32>
    %453 = stablehlo.multiply %451, %321 : tensor<12x16x128xf32>
    %cst_118 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %455 = stablehlo.multiply %454, %452 : tensor<12x16x128xf32>
    %456 = stablehlo.multiply %455, %317 : tensor<12x16x128xf32>
    %457 = stablehlo.multiply %456, %315 : tensor<12x16x128xf32>
    %458 = stablehlo.add %456, %457 : tensor<12x16x128xf32>
    %cst_119 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %460 = stablehlo.multiply %459, %458 : tensor<12x16x128xf32>
    %461 = stablehlo.add %453, %460 : tensor<12x16x128xf32>
    %cst_120 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %463 = stablehlo.multiply %462, %460 : tensor<12x16x128xf32>
    %464 = stablehlo.multiply %463, %309 : tensor<12x16x128xf32>
    %465 = stablehlo.add %461, %464 : tensor<12x16x128xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %467 = stablehlo.reshape %466 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %468 = stablehlo.reshape %467 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %469 = stablehlo.dot_general %465, %300, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %470 = stablehlo.transpose %469, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %471 = stablehlo.dot_general %465, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.reduce(%471 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %473 = stablehlo.reshape %472 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %474 = stablehlo.reshape %473 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %475 = stablehlo.multiply %286, %471 : tensor<12x16x32xf32>
    %476 = stablehlo.multiply %471, %296 : tensor<12x16x32xf32>
    %477 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %478 = stablehlo.multiply %477, %475 : tensor<12x16x32xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %480 = stablehlo.reshape %479 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %481 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %482 = stablehlo.multiply %475, %481 : tensor<12x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %484 = stablehlo.reshape %483 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %485 = stablehlo.reshape %480 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %486 = stablehlo.multiply %484, %292 : tensor<12x16x1xf32>
    %487 = stablehlo.negate %476 : tensor<12x16x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %489 = stablehlo.reshape %488 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %490 = stablehlo.add %445, %476 : tensor<12x16x32xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%486 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%489 init: %cst_127) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %493 = stablehlo.multiply %491, %282 : tensor<12x16xf32>
    %494 = stablehlo.negate %493 : tensor<12x16xf32>
    %495 = stablehlo.multiply %494, %269 : tensor<12x16xf32>
    %496 = stablehlo.add %492, %495 : tensor<12x16xf32>
    %cst_128 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %498 = stablehlo.divide %493, %497 : tensor<12x16xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_129 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %501 = stablehlo.divide %496, %500 : tensor<12x16xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %503 = stablehlo.add %490, %502 : tensor<12x16x32xf32>
    %504 = stablehlo.multiply %499, %260 : tensor<12x16x32xf32>
    %505 = stablehlo.add %503, %504 : tensor<12x16x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %507 = stablehlo.reshape %506 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %508 = stablehlo.reshape %507 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %509 = stablehlo.dot_general %505, %252, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %510 = stablehlo.transpose %509, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %511 = stablehlo.dot_general %505, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %512 = stablehlo.reshape %511 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %513 = stablehlo.transpose %512, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %514 = stablehlo.dot_general %513, %246, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %515 = stablehlo.transpose %514, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %516 = stablehlo.dot_general %513, %222, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %517 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %518 = stablehlo.multiply %516, %517 : tensor<12x2x16x16xf32>
    %519 = stablehlo.multiply %518, %242 : tensor<12x2x16x16xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %521 = stablehlo.reshape %520 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %522 = stablehlo.negate %521 : tensor<12x2x16x1xf32>
    %523 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %524 = stablehlo.divide %516, %523 : tensor<12x2x16x16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%522 init: %cst_132) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %527 = stablehlo.add %524, %526 : tensor<12x2x16x16xf32>
    %528 = stablehlo.multiply %527, %242 : tensor<12x2x16x16xf32>
    %529 = call @_where_7(%235#1, %528) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %530 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %531 = stablehlo.multiply %529, %530 : tensor<12x2x16x16xf32>
    %532 = stablehlo.dot_general %531, %218, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %533 = stablehlo.transpose %532, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %534 = stablehlo.dot_general %531, %223, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %535 = stablehlo.transpose %533, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %536 = stablehlo.transpose %515, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %537 = stablehlo.reshape %536 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %538 = stablehlo.transpose %535, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %539 = stablehlo.reshape %538 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %540 = stablehlo.transpose %534, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %541 = stablehlo.reshape %540 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %542 = stablehlo.concatenate %541, %539, %537, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.reduce(%542 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %544 = stablehlo.reshape %543 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %545 = stablehlo.reshape %544 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %546 = stablehlo.dot_general %542, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %547 = stablehlo.transpose %546, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %548 = stablehlo.dot_general %542, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %550 = stablehlo.reshape %549 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %551 = stablehlo.reshape %550 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %552 = stablehlo.multiply %195, %548 : tensor<12x16x32xf32>
    %553 = stablehlo.multiply %548, %205 : tensor<12x16x32xf32>
    %554 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %555 = stablehlo.multiply %554, %552 : tensor<12x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %557 = stablehlo.reshape %556 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %558 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %559 = stablehlo.multiply %552, %558 : tensor<12x16x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%559 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %561 = stablehlo.reshape %560 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %562 = stablehlo.reshape %557 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %563 = stablehlo.multiply %561, %201 : tensor<12x16x1xf32>
    %564 = stablehlo.negate %553 : tensor<12x16x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%564 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %566 = stablehlo.reshape %565 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %567 = stablehlo.add %505, %553 : tensor<12x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%563 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.reduce(%566 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %570 = stablehlo.multiply %568, %191 : tensor<12x16xf32>
    %571 = stablehlo.negate %570 : tensor<12x16xf32>
    %572 = stablehlo.multiply %571, %178 : tensor<12x16xf32>
    %573 = stablehlo.add %569, %572 : tensor<12x16xf32>
    %cst_140 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %575 = stablehlo.divide %570, %574 : tensor<12x16xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_141 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %578 = stablehlo.divide %573, %577 : tensor<12x16xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %580 = stablehlo.add %567, %579 : tensor<12x16x32xf32>
    %581 = stablehlo.multiply %576, %169 : tensor<12x16x32xf32>
    %582 = stablehlo.add %580, %581 : tensor<12x16x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %583 = stablehlo.reduce(%582 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %584 = stablehlo.reshape %583 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %585 = stablehlo.reshape %584 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %586 = stablehlo.dot_general %582, %161, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %587 = stablehlo.transpose %586, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %588 = stablehlo.dot_general %582, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %589 = stablehlo.multiply %143, %588 : tensor<12x16x128xf32>
    %590 = stablehlo.multiply %588, %160 : tensor<12x16x128xf32>
    %cst_143 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %592 = stablehlo.multiply %591, %589 : tensor<12x16x128xf32>
    %593 = stablehlo.multiply %592, %156 : tensor<12x16x128xf32>
    %594 = stablehlo.multiply %593, %154 : tensor<12x16x128xf32>
    %595 = stablehlo.add %593, %594 : tensor<12x16x128xf32>
    %cst_144 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %597 = stablehlo.multiply %596, %595 : tensor<12x16x128xf32>
    %598 = stablehlo.add %590, %597 : tensor<12x16x128xf32>
    %cst_145 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %600 = stablehlo.multiply %599, %597 : tensor<12x16x128xf32>
    %601 = stablehlo.multiply %600, %148 : tensor<12x16x128xf32>
    %602 = stablehlo.add %598, %601 : tensor<12x16x128xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%602 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %604 = stablehlo.reshape %603 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %605 = stablehlo.reshape %604 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %606 = stablehlo.dot_general %602, %139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %607 = stablehlo.transpose %606, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %608 = stablehlo.dot_general %602, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%608 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %610 = stablehlo.reshape %609 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %611 = stablehlo.reshape %610 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %612 = stablehlo.multiply %125, %608 : tensor<12x16x32xf32>
    %613 = stablehlo.multiply %608, %135 : tensor<12x16x32xf32>
    %614 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %615 = stablehlo.multiply %614, %612 : tensor<12x16x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %617 = stablehlo.reshape %616 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %618 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %619 = stablehlo.multiply %612, %618 : tensor<12x16x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_149) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %621 = stablehlo.reshape %620 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %622 = stablehlo.reshape %617 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %623 = stablehlo.multiply %621, %131 : tensor<12x16x1xf32>
    %624 = stablehlo.negate %613 : tensor<12x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_150) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %626 = stablehlo.reshape %625 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %627 = stablehlo.add %582, %613 : tensor<12x16x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.reduce(%623 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%626 init: %cst_152) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %630 = stablehlo.multiply %628, %121 : tensor<12x16xf32>
    %631 = stablehlo.negate %630 : tensor<12x16xf32>
    %632 = stablehlo.multiply %631, %108 : tensor<12x16xf32>
    %633 = stablehlo.add %629, %632 : tensor<12x16xf32>
    %cst_153 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %635 = stablehlo.divide %630, %634 : tensor<12x16xf32>
    %636 = stablehlo.broadcast_in_dim %635, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %638 = stablehlo.divide %633, %637 : tensor<12x16xf32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %640 = stablehlo.add %627, %639 : tensor<12x16x32xf32>
    %641 = stablehlo.multiply %636, %99 : tensor<12x16x32xf32>
    %642 = stablehlo.add %640, %641 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.reduce(%642 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %644 = stablehlo.reshape %643 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %645 = stablehlo.reshape %644 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %646 = stablehlo.dot_general %642, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %647 = stablehlo.transpose %646, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %648 = stablehlo.dot_general %642, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %649 = stablehlo.reshape %648 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %650 = stablehlo.transpose %649, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %651 = stablehlo.dot_general %650, %85, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %652 = stablehlo.transpose %651, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %653 = stablehlo.dot_general %650, %61, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %654 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %655 = stablehlo.multiply %653, %654 : tensor<12x2x16x16xf32>
    %656 = stablehlo.multiply %655, %81 : tensor<12x2x16x16xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%656 init: %cst_156) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %658 = stablehlo.reshape %657 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %659 = stablehlo.negate %658 : tensor<12x2x16x1xf32>
    %660 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %661 = stablehlo.divide %653, %660 : tensor<12x2x16x16xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%659 init: %cst_157) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %664 = stablehlo.add %661, %663 : tensor<12x2x16x16xf32>
    %665 = stablehlo.multiply %664, %81 : tensor<12x2x16x16xf32>
    %666 = call @_where_7(%74#1, %665) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %667 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %668 = stablehlo.multiply %666, %667 : tensor<12x2x16x16xf32>
    %669 = stablehlo.dot_general %668, %57, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %670 = stablehlo.transpose %669, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %671 = stablehlo.dot_general %668, %62, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %672 = stablehlo.transpose %670, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %673 = stablehlo.transpose %652, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %674 = stablehlo.reshape %673 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %675 = stablehlo.transpose %672, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %676 = stablehlo.reshape %675 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %677 = stablehlo.transpose %671, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %678 = stablehlo.reshape %677 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %679 = stablehlo.concatenate %678, %676, %674, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %681 = stablehlo.reshape %680 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %682 = stablehlo.reshape %681 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %683 = stablehlo.dot_general %679, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %684 = stablehlo.transpose %683, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %685 = stablehlo.dot_general %679, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.reduce(%685 init: %cst_159) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %687 = stablehlo.reshape %686 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %688 = stablehlo.reshape %687 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %689 = stablehlo.multiply %34, %685 : tensor<12x16x32xf32>
    %690 = stablehlo.multiply %685, %44 : tensor<12x16x32xf32>
    %691 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %692 = stablehlo.multiply %691, %689 : tensor<12x16x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%692 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %694 = stablehlo.reshape %693 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %695 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %696 = stablehlo.multiply %689, %695 : tensor<12x16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.reduce(%696 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %698 = stablehlo.reshape %697 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %699 = stablehlo.reshape %694 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %700 = stablehlo.multiply %698, %40 : tensor<12x16x1xf32>
    %701 = stablehlo.negate %690 : tensor<12x16x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.reduce(%701 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %703 = stablehlo.reshape %702 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %704 = stablehlo.add %642, %690 : tensor<12x16x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%700 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%703 init: %cst_164) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %707 = stablehlo.multiply %705, %30 : tensor<12x16xf32>
    %708 = stablehlo.negate %707 : tensor<12x16xf32>
    %709 = stablehlo.multiply %708, %17 : tensor<12x16xf32>
    %710 = stablehlo.add %706, %709 : tensor<12x16xf32>
    %cst_165 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %712 = stablehlo.divide %707, %711 : tensor<12x16xf32>
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_166 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %715 = stablehlo.divide %710, %714 : tensor<12x16xf32>
    %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %717 = stablehlo.add %704, %716 : tensor<12x16x32xf32>
    %718 = stablehlo.multiply %713, %8 : tensor<12x16x32xf32>
    %719 = stablehlo.add %717, %718 : tensor<12x16x32xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %720 = stablehlo.reduce(%719 init: %cst_167) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %721 = stablehlo.reshape %720 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %722 = call @_take_8(%3#1, %721) : (tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %723 = call @_take_9(%2#1, %719) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %724 = stablehlo.add %412, %723 : tensor<64x32xf32>
    %cst_168 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %725 = stablehlo.multiply %cst_168, %arg33 : tensor<f32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %726 = stablehlo.subtract %cst_169, %arg29 : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %728 = stablehlo.multiply %727, %682 : tensor<96xf32>
    %729 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %730 = stablehlo.multiply %729, %arg36 : tensor<96xf32>
    %731 = stablehlo.add %728, %730 : tensor<96xf32>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %732 = stablehlo.subtract %cst_170, %arg29 : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %732, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %734 = stablehlo.multiply %733, %684 : tensor<32x96xf32>
    %735 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %736 = stablehlo.multiply %735, %arg37 : tensor<32x96xf32>
    %737 = stablehlo.add %734, %736 : tensor<32x96xf32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %738 = stablehlo.subtract %cst_171, %arg29 : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %740 = stablehlo.multiply %739, %645 : tensor<32xf32>
    %741 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %742 = stablehlo.multiply %741, %arg38 : tensor<32xf32>
    %743 = stablehlo.add %740, %742 : tensor<32xf32>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %744 = stablehlo.subtract %cst_172, %arg29 : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %746 = stablehlo.multiply %745, %647 : tensor<32x32xf32>
    %747 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %748 = stablehlo.multiply %747, %arg39 : tensor<32x32xf32>
    %749 = stablehlo.add %746, %748 : tensor<32x32xf32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %750 = stablehlo.subtract %cst_173, %arg29 : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %750, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %752 = stablehlo.multiply %751, %605 : tensor<128xf32>
    %753 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %754 = stablehlo.multiply %753, %arg40 : tensor<128xf32>
    %755 = stablehlo.add %752, %754 : tensor<128xf32>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %756 = stablehlo.subtract %cst_174, %arg29 : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %756, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %758 = stablehlo.multiply %757, %607 : tensor<32x128xf32>
    %759 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %760 = stablehlo.multiply %759, %arg41 : tensor<32x128xf32>
    %761 = stablehlo.add %758, %760 : tensor<32x128xf32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %762 = stablehlo.subtract %cst_175, %arg29 : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %764 = stablehlo.multiply %763, %585 : tensor<32xf32>
    %765 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %766 = stablehlo.multiply %765, %arg42 : tensor<32xf32>
    %767 = stablehlo.add %764, %766 : tensor<32xf32>
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %768 = stablehlo.subtract %cst_176, %arg29 : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %768, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %770 = stablehlo.multiply %769, %587 : tensor<128x32xf32>
    %771 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %772 = stablehlo.multiply %771, %arg43 : tensor<128x32xf32>
    %773 = stablehlo.add %770, %772 : tensor<128x32xf32>
    %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %774 = stablehlo.subtract %cst_177, %arg29 : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %774, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %776 = stablehlo.multiply %775, %688 : tensor<32xf32>
    %777 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %778 = stablehlo.multiply %777, %arg44 : tensor<32xf32>
    %779 = stablehlo.add %776, %778 : tensor<32xf32>
    %cst_178 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %780 = stablehlo.subtract %cst_178, %arg29 : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %782 = stablehlo.multiply %781, %699 : tensor<32xf32>
    %783 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %784 = stablehlo.multiply %783, %arg45 : tensor<32xf32>
    %785 = stablehlo.add %782, %784 : tensor<32xf32>
    %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %786 = stablehlo.subtract %cst_179, %arg29 : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %788 = stablehlo.multiply %787, %611 : tensor<32xf32>
    %789 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %790 = stablehlo.multiply %789, %arg46 : tensor<32xf32>
    %791 = stablehlo.add %788, %790 : tensor<32xf32>
    %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %792 = stablehlo.subtract %cst_180, %arg29 : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %794 = stablehlo.multiply %793, %622 : tensor<32xf32>
    %795 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %796 = stablehlo.multiply %795, %arg47 : tensor<32xf32>
    %797 = stablehlo.add %794, %796 : tensor<32xf32>
    %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %798 = stablehlo.subtract %cst_181, %arg29 : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %798, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %800 = stablehlo.multiply %799, %545 : tensor<96xf32>
    %801 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %802 = stablehlo.multiply %801, %arg48 : tensor<96xf32>
    %803 = stablehlo.add %800, %802 : tensor<96xf32>
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %804 = stablehlo.subtract %cst_182, %arg29 : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %806 = stablehlo.multiply %805, %547 : tensor<32x96xf32>
    %807 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %808 = stablehlo.multiply %807, %arg49 : tensor<32x96xf32>
    %809 = stablehlo.add %806, %808 : tensor<32x96xf32>
    %cst_183 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %810 = stablehlo.subtract %cst_183, %arg29 : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %812 = stablehlo.multiply %811, %508 : tensor<32xf32>
    %813 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %814 = stablehlo.multiply %813, %arg50 : tensor<32xf32>
    %815 = stablehlo.add %812, %814 : tensor<32xf32>
    %cst_184 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %816 = stablehlo.subtract %cst_184, %arg29 : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %818 = stablehlo.multiply %817, %510 : tensor<32x32xf32>
    %819 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %820 = stablehlo.multiply %819, %arg51 : tensor<32x32xf32>
    %821 = stablehlo.add %818, %820 : tensor<32x32xf32>
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %822 = stablehlo.subtract %cst_185, %arg29 : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %824 = stablehlo.multiply %823, %468 : tensor<128xf32>
    %825 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %826 = stablehlo.multiply %825, %arg52 : tensor<128xf32>
    %827 = stablehlo.add %824, %826 : tensor<128xf32>
    %cst_186 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %828 = stablehlo.subtract %cst_186, %arg29 : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %830 = stablehlo.multiply %829, %470 : tensor<32x128xf32>
    %831 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %832 = stablehlo.multiply %831, %arg53 : tensor<32x128xf32>
    %833 = stablehlo.add %830, %832 : tensor<32x128xf32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %834 = stablehlo.subtract %cst_187, %arg29 : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %834, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %836 = stablehlo.multiply %835, %448 : tensor<32xf32>
    %837 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %838 = stablehlo.multiply %837, %arg54 : tensor<32xf32>
    %839 = stablehlo.add %836, %838 : tensor<32xf32>
    %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %840 = stablehlo.subtract %cst_188, %arg29 : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %840, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %842 = stablehlo.multiply %841, %450 : tensor<128x32xf32>
    %843 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %844 = stablehlo.multiply %843, %arg55 : tensor<128x32xf32>
    %845 = stablehlo.add %842, %844 : tensor<128x32xf32>
    %cst_189 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %846 = stablehlo.subtract %cst_189, %arg29 : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %846, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %848 = stablehlo.multiply %847, %551 : tensor<32xf32>
    %849 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %850 = stablehlo.multiply %849, %arg56 : tensor<32xf32>
    %851 = stablehlo.add %848, %850 : tensor<32xf32>
    %cst_190 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %852 = stablehlo.subtract %cst_190, %arg29 : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %854 = stablehlo.multiply %853, %562 : tensor<32xf32>
    %855 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %856 = stablehlo.multiply %855, %arg57 : tensor<32xf32>
    %857 = stablehlo.add %854, %856 : tensor<32xf32>
    %cst_191 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %858 = stablehlo.subtract %cst_191, %arg29 : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %858, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %860 = stablehlo.multiply %859, %474 : tensor<32xf32>
    %861 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %862 = stablehlo.multiply %861, %arg58 : tensor<32xf32>
    %863 = stablehlo.add %860, %862 : tensor<32xf32>
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %864 = stablehlo.subtract %cst_192, %arg29 : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %864, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %866 = stablehlo.multiply %865, %485 : tensor<32xf32>
    %867 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %868 = stablehlo.multiply %867, %arg59 : tensor<32xf32>
    %869 = stablehlo.add %866, %868 : tensor<32xf32>
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %870 = stablehlo.subtract %cst_193, %arg29 : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %870, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %872 = stablehlo.multiply %871, %415 : tensor<32xf32>
    %873 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %874 = stablehlo.multiply %873, %arg60 : tensor<32xf32>
    %875 = stablehlo.add %872, %874 : tensor<32xf32>
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %876 = stablehlo.subtract %cst_194, %arg29 : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %876, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %878 = stablehlo.multiply %877, %426 : tensor<32xf32>
    %879 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %880 = stablehlo.multiply %879, %arg61 : tensor<32xf32>
    %881 = stablehlo.add %878, %880 : tensor<32xf32>
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %882 = stablehlo.subtract %cst_195, %arg29 : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %882, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %884 = stablehlo.multiply %883, %722 : tensor<16x32xf32>
    %885 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %886 = stablehlo.multiply %885, %arg62 : tensor<16x32xf32>
    %887 = stablehlo.add %884, %886 : tensor<16x32xf32>
    %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %888 = stablehlo.subtract %cst_196, %arg29 : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %890 = stablehlo.multiply %889, %724 : tensor<64x32xf32>
    %891 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %892 = stablehlo.multiply %891, %arg63 : tensor<64x32xf32>
    %893 = stablehlo.add %890, %892 : tensor<64x32xf32>
    %cst_197 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %894 = stablehlo.subtract %cst_197, %arg30 : tensor<f32>
    %895 = stablehlo.multiply %682, %682 : tensor<96xf32>
    %896 = stablehlo.broadcast_in_dim %894, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %897 = stablehlo.multiply %896, %895 : tensor<96xf32>
    %898 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %899 = stablehlo.multiply %898, %arg64 : tensor<96xf32>
    %900 = stablehlo.add %897, %899 : tensor<96xf32>
    %cst_198 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %901 = stablehlo.subtract %cst_198, %arg30 : tensor<f32>
    %902 = stablehlo.multiply %684, %684 : tensor<32x96xf32>
    %903 = stablehlo.broadcast_in_dim %901, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %904 = stablehlo.multiply %903, %902 : tensor<32x96xf32>
    %905 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %906 = stablehlo.multiply %905, %arg65 : tensor<32x96xf32>
    %907 = stablehlo.add %904, %906 : tensor<32x96xf32>
    %cst_199 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %908 = stablehlo.subtract %cst_199, %arg30 : tensor<f32>
    %909 = stablehlo.multiply %645, %645 : tensor<32xf32>
    %910 = stablehlo.broadcast_in_dim %908, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %911 = stablehlo.multiply %910, %909 : tensor<32xf32>
    %912 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %913 = stablehlo.multiply %912, %arg66 : tensor<32xf32>
    %914 = stablehlo.add %911, %913 : tensor<32xf32>
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %915 = stablehlo.subtract %cst_200, %arg30 : tensor<f32>
    %916 = stablehlo.multiply %647, %647 : tensor<32x32xf32>
    %917 = stablehlo.broadcast_in_dim %915, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %918 = stablehlo.multiply %917, %916 : tensor<32x32xf32>
    %919 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %920 = stablehlo.multiply %919, %arg67 : tensor<32x32xf32>
    %921 = stablehlo.add %918, %920 : tensor<32x32xf32>
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %922 = stablehlo.subtract %cst_201, %arg30 : tensor<f32>
    %923 = stablehlo.multiply %605, %605 : tensor<128xf32>
    %924 = stablehlo.broadcast_in_dim %922, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %925 = stablehlo.multiply %924, %923 : tensor<128xf32>
    %926 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %927 = stablehlo.multiply %926, %arg68 : tensor<128xf32>
    %928 = stablehlo.add %925, %927 : tensor<128xf32>
    %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %929 = stablehlo.subtract %cst_202, %arg30 : tensor<f32>
    %930 = stablehlo.multiply %607, %607 : tensor<32x128xf32>
    %931 = stablehlo.broadcast_in_dim %929, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %932 = stablehlo.multiply %931, %930 : tensor<32x128xf32>
    %933 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %934 = stablehlo.multiply %933, %arg69 : tensor<32x128xf32>
    %935 = stablehlo.add %932, %934 : tensor<32x128xf32>
    %cst_203 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %936 = stablehlo.subtract %cst_203, %arg30 : tensor<f32>
    %937 = stablehlo.multiply %585, %585 : tensor<32xf32>
    %938 = stablehlo.broadcast_in_dim %936, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %939 = stablehlo.multiply %938, %937 : tensor<32xf32>
    %940 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %941 = stablehlo.multiply %940, %arg70 : tensor<32xf32>
    %942 = stablehlo.add %939, %941 : tensor<32xf32>
    %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %943 = stablehlo.subtract %cst_204, %arg30 : tensor<f32>
    %944 = stablehlo.multiply %587, %587 : tensor<128x32xf32>
    %945 = stablehlo.broadcast_in_dim %943, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %946 = stablehlo.multiply %945, %944 : tensor<128x32xf32>
    %947 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %948 = stablehlo.multiply %947, %arg71 : tensor<128x32xf32>
    %949 = stablehlo.add %946, %948 : tensor<128x32xf32>
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %950 = stablehlo.subtract %cst_205, %arg30 : tensor<f32>
    %951 = stablehlo.multiply %688, %688 : tensor<32xf32>
    %952 = stablehlo.broadcast_in_dim %950, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %953 = stablehlo.multiply %952, %951 : tensor<32xf32>
    %954 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %955 = stablehlo.multiply %954, %arg72 : tensor<32xf32>
    %956 = stablehlo.add %953, %955 : tensor<32xf32>
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %957 = stablehlo.subtract %cst_206, %arg30 : tensor<f32>
    %958 = stablehlo.multiply %699, %699 : tensor<32xf32>
    %959 = stablehlo.broadcast_in_dim %957, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %960 = stablehlo.multiply %959, %958 : tensor<32xf32>
    %961 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %962 = stablehlo.multiply %961, %arg73 : tensor<32xf32>
    %963 = stablehlo.add %960, %962 : tensor<32xf32>
    %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %964 = stablehlo.subtract %cst_207, %arg30 : tensor<f32>
    %965 = stablehlo.multiply %611, %611 : tensor<32xf32>
    %966 = stablehlo.broadcast_in_dim %964, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %967 = stablehlo.multiply %966, %965 : tensor<32xf32>
    %968 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %969 = stablehlo.multiply %968, %arg74 : tensor<32xf32>
    %970 = stablehlo.add %967, %969 : tensor<32xf32>
    %cst_208 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %971 = stablehlo.subtract %cst_208, %arg30 : tensor<f32>
    %972 = stablehlo.multiply %622, %622 : tensor<32xf32>
    %973 = stablehlo.broadcast_in_dim %971, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %974 = stablehlo.multiply %973, %972 : tensor<32xf32>
    %975 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %976 = stablehlo.multiply %975, %arg75 : tensor<32xf32>
    %977 = stablehlo.add %974, %976 : tensor<32xf32>
    %cst_209 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %978 = stablehlo.subtract %cst_209, %arg30 : tensor<f32>
    %979 = stablehlo.multiply %545, %545 : tensor<96xf32>
    %980 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %981 = stablehlo.multiply %980, %979 : tensor<96xf32>
    %982 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %983 = stablehlo.multiply %982, %arg76 : tensor<96xf32>
    %984 = stablehlo.add %981, %983 : tensor<96xf32>
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %985 = stablehlo.subtract %cst_210, %arg30 : tensor<f32>
    %986 = stablehlo.multiply %547, %547 : tensor<32x96xf32>
    %987 = stablehlo.broadcast_in_dim %985, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %988 = stablehlo.multiply %987, %986 : tensor<32x96xf32>
    %989 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %990 = stablehlo.multiply %989, %arg77 : tensor<32x96xf32>
    %991 = stablehlo.add %988, %990 : tensor<32x96xf32>
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %992 = stablehlo.subtract %cst_211, %arg30 : tensor<f32>
    %993 = stablehlo.multiply %508, %508 : tensor<32xf32>
    %994 = stablehlo.broadcast_in_dim %992, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %995 = stablehlo.multiply %994, %993 : tensor<32xf32>
    %996 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %997 = stablehlo.multiply %996, %arg78 : tensor<32xf32>
    %998 = stablehlo.add %995, %997 : tensor<32xf32>
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %999 = stablehlo.subtract %cst_212, %arg30 : tensor<f32>
    %1000 = stablehlo.multiply %510, %510 : tensor<32x32xf32>
    %1001 = stablehlo.broadcast_in_dim %999, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1002 = stablehlo.multiply %1001, %1000 : tensor<32x32xf32>
    %1003 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1004 = stablehlo.multiply %1003, %arg79 : tensor<32x32xf32>
    %1005 = stablehlo.add %1002, %1004 : tensor<32x32xf32>
    %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1006 = stablehlo.subtract %cst_213, %arg30 : tensor<f32>
    %1007 = stablehlo.multiply %468, %468 : tensor<128xf32>
    %1008 = stablehlo.broadcast_in_dim %1006, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1009 = stablehlo.multiply %1008, %1007 : tensor<128xf32>
    %1010 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1011 = stablehlo.multiply %1010, %arg80 : tensor<128xf32>
    %1012 = stablehlo.add %1009, %1011 : tensor<128xf32>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1013 = stablehlo.subtract %cst_214, %arg30 : tensor<f32>
    %1014 = stablehlo.multiply %470, %470 : tensor<32x128xf32>
    %1015 = stablehlo.broadcast_in_dim %1013, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1016 = stablehlo.multiply %1015, %1014 : tensor<32x128xf32>
    %1017 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1018 = stablehlo.multiply %1017, %arg81 : tensor<32x128xf32>
    %1019 = stablehlo.add %1016, %1018 : tensor<32x128xf32>
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1020 = stablehlo.subtract %cst_215, %arg30 : tensor<f32>
    %1021 = stablehlo.multiply %448, %448 : tensor<32xf32>
    %1022 = stablehlo.broadcast_in_dim %1020, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1023 = stablehlo.multiply %1022, %1021 : tensor<32xf32>
    %1024 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1025 = stablehlo.multiply %1024, %arg82 : tensor<32xf32>
    %1026 = stablehlo.add %1023, %1025 : tensor<32xf32>
    %cst_216 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1027 = stablehlo.subtract %cst_216, %arg30 : tensor<f32>
    %1028 = stablehlo.multiply %450, %450 : tensor<128x32xf32>
    %1029 = stablehlo.broadcast_in_dim %1027, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1030 = stablehlo.multiply %1029, %1028 : tensor<128x32xf32>
    %1031 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1032 = stablehlo.multiply %1031, %arg83 : tensor<128x32xf32>
    %1033 = stablehlo.add %1030, %1032 : tensor<128x32xf32>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1034 = stablehlo.subtract %cst_217, %arg30 : tensor<f32>
    %1035 = stablehlo.multiply %551, %551 : tensor<32xf32>
    %1036 = stablehlo.broadcast_in_dim %1034, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1037 = stablehlo.multiply %1036, %1035 : tensor<32xf32>
    %1038 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1039 = stablehlo.multiply %1038, %arg84 : tensor<32xf32>
    %1040 = stablehlo.add %1037, %1039 : tensor<32xf32>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1041 = stablehlo.subtract %cst_218, %arg30 : tensor<f32>
    %1042 = stablehlo.multiply %562, %562 : tensor<32xf32>
    %1043 = stablehlo.broadcast_in_dim %1041, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1044 = stablehlo.multiply %1043, %1042 : tensor<32xf32>
    %1045 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1046 = stablehlo.multiply %1045, %arg85 : tensor<32xf32>
    %1047 = stablehlo.add %1044, %1046 : tensor<32xf32>
    %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1048 = stablehlo.subtract %cst_219, %arg30 : tensor<f32>
    %1049 = stablehlo.multiply %474, %474 : tensor<32xf32>
    %1050 = stablehlo.broadcast_in_dim %1048, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1051 = stablehlo.multiply %1050, %1049 : tensor<32xf32>
    %1052 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1053 = stablehlo.multiply %1052, %arg86 : tensor<32xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<32xf32>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1055 = stablehlo.subtract %cst_220, %arg30 : tensor<f32>
    %1056 = stablehlo.multiply %485, %485 : tensor<32xf32>
    %1057 = stablehlo.broadcast_in_dim %1055, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1058 = stablehlo.multiply %1057, %1056 : tensor<32xf32>
    %1059 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1060 = stablehlo.multiply %1059, %arg87 : tensor<32xf32>
    %1061 = stablehlo.add %1058, %1060 : tensor<32xf32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1062 = stablehlo.subtract %cst_221, %arg30 : tensor<f32>
    %1063 = stablehlo.multiply %415, %415 : tensor<32xf32>
    %1064 = stablehlo.broadcast_in_dim %1062, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1065 = stablehlo.multiply %1064, %1063 : tensor<32xf32>
    %1066 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1067 = stablehlo.multiply %1066, %arg88 : tensor<32xf32>
    %1068 = stablehlo.add %1065, %1067 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1069 = stablehlo.subtract %cst_222, %arg30 : tensor<f32>
    %1070 = stablehlo.multiply %426, %426 : tensor<32xf32>
    %1071 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1072 = stablehlo.multiply %1071, %1070 : tensor<32xf32>
    %1073 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1074 = stablehlo.multiply %1073, %arg89 : tensor<32xf32>
    %1075 = stablehlo.add %1072, %1074 : tensor<32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1076 = stablehlo.subtract %cst_223, %arg30 : tensor<f32>
    %1077 = stablehlo.multiply %722, %722 : tensor<16x32xf32>
    %1078 = stablehlo.broadcast_in_dim %1076, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1079 = stablehlo.multiply %1078, %1077 : tensor<16x32xf32>
    %1080 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1081 = stablehlo.multiply %1080, %arg90 : tensor<16x32xf32>
    %1082 = stablehlo.add %1079, %1081 : tensor<16x32xf32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1083 = stablehlo.subtract %cst_224, %arg30 : tensor<f32>
    %1084 = stablehlo.multiply %724, %724 : tensor<64x32xf32>
    %1085 = stablehlo.broadcast_in_dim %1083, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1086 = stablehlo.multiply %1085, %1084 : tensor<64x32xf32>
    %1087 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1088 = stablehlo.multiply %1087, %arg91 : tensor<64x32xf32>
    %1089 = stablehlo.add %1086, %1088 : tensor<64x32xf32>
    %c_225 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1090 = stablehlo.compare LT, %arg35, %c_225, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_226 = stablehlo.constant dense<1> : tensor<i32>
    %1091 = stablehlo.add %arg35, %c_226 : tensor<i32>
    %c_227 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1092 = call @_where_10(%1090, %1091, %c_227) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1093 = stablehlo.convert %1092 : (tensor<i32>) -> tensor<f32>
    %1094 = stablehlo.power %arg29, %1093 : tensor<f32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1095 = stablehlo.subtract %cst_228, %1094 : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1097 = stablehlo.divide %731, %1096 : tensor<96xf32>
    %1098 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1099 = stablehlo.divide %737, %1098 : tensor<32x96xf32>
    %1100 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1101 = stablehlo.divide %743, %1100 : tensor<32xf32>
    %1102 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1103 = stablehlo.divide %749, %1102 : tensor<32x32xf32>
    %1104 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1105 = stablehlo.divide %755, %1104 : tensor<128xf32>
    %1106 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1107 = stablehlo.divide %761, %1106 : tensor<32x128xf32>
    %1108 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1109 = stablehlo.divide %767, %1108 : tensor<32xf32>
    %1110 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1111 = stablehlo.divide %773, %1110 : tensor<128x32xf32>
    %1112 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1113 = stablehlo.divide %779, %1112 : tensor<32xf32>
    %1114 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1115 = stablehlo.divide %785, %1114 : tensor<32xf32>
    %1116 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1117 = stablehlo.divide %791, %1116 : tensor<32xf32>
    %1118 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1119 = stablehlo.divide %797, %1118 : tensor<32xf32>
    %1120 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1121 = stablehlo.divide %803, %1120 : tensor<96xf32>
    %1122 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1123 = stablehlo.divide %809, %1122 : tensor<32x96xf32>
    %1124 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1125 = stablehlo.divide %815, %1124 : tensor<32xf32>
    %1126 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1127 = stablehlo.divide %821, %1126 : tensor<32x32xf32>
    %1128 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1129 = stablehlo.divide %827, %1128 : tensor<128xf32>
    %1130 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1131 = stablehlo.divide %833, %1130 : tensor<32x128xf32>
    %1132 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1133 = stablehlo.divide %839, %1132 : tensor<32xf32>
    %1134 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1135 = stablehlo.divide %845, %1134 : tensor<128x32xf32>
    %1136 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1137 = stablehlo.divide %851, %1136 : tensor<32xf32>
    %1138 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1139 = stablehlo.divide %857, %1138 : tensor<32xf32>
    %1140 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1141 = stablehlo.divide %863, %1140 : tensor<32xf32>
    %1142 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1143 = stablehlo.divide %869, %1142 : tensor<32xf32>
    %1144 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1145 = stablehlo.divide %875, %1144 : tensor<32xf32>
    %1146 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1147 = stablehlo.divide %881, %1146 : tensor<32xf32>
    %1148 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1149 = stablehlo.divide %887, %1148 : tensor<16x32xf32>
    %1150 = stablehlo.broadcast_in_dim %1095, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1151 = stablehlo.divide %893, %1150 : tensor<64x32xf32>
    %1152 = stablehlo.convert %1092 : (tensor<i32>) -> tensor<f32>
    %1153 = stablehlo.power %arg30, %1152 : tensor<f32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1154 = stablehlo.subtract %cst_229, %1153 : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1156 = stablehlo.divide %900, %1155 : tensor<96xf32>
    %1157 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1158 = stablehlo.divide %907, %1157 : tensor<32x96xf32>
    %1159 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1160 = stablehlo.divide %914, %1159 : tensor<32xf32>
    %1161 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1162 = stablehlo.divide %921, %1161 : tensor<32x32xf32>
    %1163 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1164 = stablehlo.divide %928, %1163 : tensor<128xf32>
    %1165 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1166 = stablehlo.divide %935, %1165 : tensor<32x128xf32>
    %1167 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1168 = stablehlo.divide %942, %1167 : tensor<32xf32>
    %1169 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1170 = stablehlo.divide %949, %1169 : tensor<128x32xf32>
    %1171 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1172 = stablehlo.divide %956, %1171 : tensor<32xf32>
    %1173 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1174 = stablehlo.divide %963, %1173 : tensor<32xf32>
    %1175 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1176 = stablehlo.divide %970, %1175 : tensor<32xf32>
    %1177 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1178 = stablehlo.divide %977, %1177 : tensor<32xf32>
    %1179 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1180 = stablehlo.divide %984, %1179 : tensor<96xf32>
    %1181 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1182 = stablehlo.divide %991, %1181 : tensor<32x96xf32>
    %1183 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1184 = stablehlo.divide %998, %1183 : tensor<32xf32>
    %1185 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1186 = stablehlo.divide %1005, %1185 : tensor<32x32xf32>
    %1187 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1188 = stablehlo.divide %1012, %1187 : tensor<128xf32>
    %1189 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1190 = stablehlo.divide %1019, %1189 : tensor<32x128xf32>
    %1191 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1192 = stablehlo.divide %1026, %1191 : tensor<32xf32>
    %1193 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1194 = stablehlo.divide %1033, %1193 : tensor<128x32xf32>
    %1195 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1196 = stablehlo.divide %1040, %1195 : tensor<32xf32>
    %1197 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1198 = stablehlo.divide %1047, %1197 : tensor<32xf32>
    %1199 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1200 = stablehlo.divide %1054, %1199 : tensor<32xf32>
    %1201 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1202 = stablehlo.divide %1061, %1201 : tensor<32xf32>
    %1203 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1204 = stablehlo.divide %1068, %1203 : tensor<32xf32>
    %1205 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1206 = stablehlo.divide %1075, %1205 : tensor<32xf32>
    %1207 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1208 = stablehlo.divide %1082, %1207 : tensor<16x32xf32>
    %1209 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1210 = stablehlo.divide %1089, %1209 : tensor<64x32xf32>
    %1211 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1212 = stablehlo.add %1156, %1211 : tensor<96xf32>
    %1213 = stablehlo.sqrt %1212 : tensor<96xf32>
    %1214 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1215 = stablehlo.add %1213, %1214 : tensor<96xf32>
    %1216 = stablehlo.divide %1097, %1215 : tensor<96xf32>
    %1217 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1218 = stablehlo.add %1158, %1217 : tensor<32x96xf32>
    %1219 = stablehlo.sqrt %1218 : tensor<32x96xf32>
    %1220 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1221 = stablehlo.add %1219, %1220 : tensor<32x96xf32>
    %1222 = stablehlo.divide %1099, %1221 : tensor<32x96xf32>
    %1223 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1224 = stablehlo.add %1160, %1223 : tensor<32xf32>
    %1225 = stablehlo.sqrt %1224 : tensor<32xf32>
    %1226 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1227 = stablehlo.add %1225, %1226 : tensor<32xf32>
    %1228 = stablehlo.divide %1101, %1227 : tensor<32xf32>
    %1229 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1230 = stablehlo.add %1162, %1229 : tensor<32x32xf32>
    %1231 = stablehlo.sqrt %1230 : tensor<32x32xf32>
    %1232 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1233 = stablehlo.add %1231, %1232 : tensor<32x32xf32>
    %1234 = stablehlo.divide %1103, %1233 : tensor<32x32xf32>
    %1235 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1236 = stablehlo.add %1164, %1235 : tensor<128xf32>
    %1237 = stablehlo.sqrt %1236 : tensor<128xf32>
    %1238 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1239 = stablehlo.add %1237, %1238 : tensor<128xf32>
    %1240 = stablehlo.divide %1105, %1239 : tensor<128xf32>
    %1241 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1242 = stablehlo.add %1166, %1241 : tensor<32x128xf32>
    %1243 = stablehlo.sqrt %1242 : tensor<32x128xf32>
    %1244 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1245 = stablehlo.add %1243, %1244 : tensor<32x128xf32>
    %1246 = stablehlo.divide %1107, %1245 : tensor<32x128xf32>
    %1247 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1248 = stablehlo.add %1168, %1247 : tensor<32xf32>
    %1249 = stablehlo.sqrt %1248 : tensor<32xf32>
    %1250 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1251 = stablehlo.add %1249, %1250 : tensor<32xf32>
    %1252 = stablehlo.divide %1109, %1251 : tensor<32xf32>
    %1253 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1254 = stablehlo.add %1170, %1253 : tensor<128x32xf32>
    %1255 = stablehlo.sqrt %1254 : tensor<128x32xf32>
    %1256 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1257 = stablehlo.add %1255, %1256 : tensor<128x32xf32>
    %1258 = stablehlo.divide %1111, %1257 : tensor<128x32xf32>
    %1259 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1260 = stablehlo.add %1172, %1259 : tensor<32xf32>
    %1261 = stablehlo.sqrt %1260 : tensor<32xf32>
    %1262 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1263 = stablehlo.add %1261, %1262 : tensor<32xf32>
    %1264 = stablehlo.divide %1113, %1263 : tensor<32xf32>
    %1265 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1266 = stablehlo.add %1174, %1265 : tensor<32xf32>
    %1267 = stablehlo.sqrt %1266 : tensor<32xf32>
    %1268 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1269 = stablehlo.add %1267, %1268 : tensor<32xf32>
    %1270 = stablehlo.divide %1115, %1269 : tensor<32xf32>
    %1271 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1272 = stablehlo.add %1176, %1271 : tensor<32xf32>
    %1273 = stablehlo.sqrt %1272 : tensor<32xf32>
    %1274 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1275 = stablehlo.add %1273, %1274 : tensor<32xf32>
    %1276 = stablehlo.divide %1117, %1275 : tensor<32xf32>
    %1277 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.add %1178, %1277 : tensor<32xf32>
    %1279 = stablehlo.sqrt %1278 : tensor<32xf32>
    %1280 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1281 = stablehlo.add %1279, %1280 : tensor<32xf32>
    %1282 = stablehlo.divide %1119, %1281 : tensor<32xf32>
    %1283 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1284 = stablehlo.add %1180, %1283 : tensor<96xf32>
    %1285 = stablehlo.sqrt %1284 : tensor<96xf32>
    %1286 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1287 = stablehlo.add %1285, %1286 : tensor<96xf32>
    %1288 = stablehlo.divide %1121, %1287 : tensor<96xf32>
    %1289 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1290 = stablehlo.add %1182, %1289 : tensor<32x96xf32>
    %1291 = stablehlo.sqrt %1290 : tensor<32x96xf32>
    %1292 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1293 = stablehlo.add %1291, %1292 : tensor<32x96xf32>
    %1294 = stablehlo.divide %1123, %1293 : tensor<32x96xf32>
    %1295 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1296 = stablehlo.add %1184, %1295 : tensor<32xf32>
    %1297 = stablehlo.sqrt %1296 : tensor<32xf32>
    %1298 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1299 = stablehlo.add %1297, %1298 : tensor<32xf32>
    %1300 = stablehlo.divide %1125, %1299 : tensor<32xf32>
    %1301 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1302 = stablehlo.add %1186, %1301 : tensor<32x32xf32>
    %1303 = stablehlo.sqrt %1302 : tensor<32x32xf32>
    %1304 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1305 = stablehlo.add %1303, %1304 : tensor<32x32xf32>
    %1306 = stablehlo.divide %1127, %1305 : tensor<32x32xf32>
    %1307 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1308 = stablehlo.add %1188, %1307 : tensor<128xf32>
    %1309 = stablehlo.sqrt %1308 : tensor<128xf32>
    %1310 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1311 = stablehlo.add %1309, %1310 : tensor<128xf32>
    %1312 = stablehlo.divide %1129, %1311 : tensor<128xf32>
    %1313 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1314 = stablehlo.add %1190, %1313 : tensor<32x128xf32>
    %1315 = stablehlo.sqrt %1314 : tensor<32x128xf32>
    %1316 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1317 = stablehlo.add %1315, %1316 : tensor<32x128xf32>
    %1318 = stablehlo.divide %1131, %1317 : tensor<32x128xf32>
    %1319 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1320 = stablehlo.add %1192, %1319 : tensor<32xf32>
    %1321 = stablehlo.sqrt %1320 : tensor<32xf32>
    %1322 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1323 = stablehlo.add %1321, %1322 : tensor<32xf32>
    %1324 = stablehlo.divide %1133, %1323 : tensor<32xf32>
    %1325 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1326 = stablehlo.add %1194, %1325 : tensor<128x32xf32>
    %1327 = stablehlo.sqrt %1326 : tensor<128x32xf32>
    %1328 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1329 = stablehlo.add %1327, %1328 : tensor<128x32xf32>
    %1330 = stablehlo.divide %1135, %1329 : tensor<128x32xf32>
    %1331 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1332 = stablehlo.add %1196, %1331 : tensor<32xf32>
    %1333 = stablehlo.sqrt %1332 : tensor<32xf32>
    %1334 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1335 = stablehlo.add %1333, %1334 : tensor<32xf32>
    %1336 = stablehlo.divide %1137, %1335 : tensor<32xf32>
    %1337 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1338 = stablehlo.add %1198, %1337 : tensor<32xf32>
    %1339 = stablehlo.sqrt %1338 : tensor<32xf32>
    %1340 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1341 = stablehlo.add %1339, %1340 : tensor<32xf32>
    %1342 = stablehlo.divide %1139, %1341 : tensor<32xf32>
    %1343 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1344 = stablehlo.add %1200, %1343 : tensor<32xf32>
    %1345 = stablehlo.sqrt %1344 : tensor<32xf32>
    %1346 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1347 = stablehlo.add %1345, %1346 : tensor<32xf32>
    %1348 = stablehlo.divide %1141, %1347 : tensor<32xf32>
    %1349 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1350 = stablehlo.add %1202, %1349 : tensor<32xf32>
    %1351 = stablehlo.sqrt %1350 : tensor<32xf32>
    %1352 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1353 = stablehlo.add %1351, %1352 : tensor<32xf32>
    %1354 = stablehlo.divide %1143, %1353 : tensor<32xf32>
    %1355 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1356 = stablehlo.add %1204, %1355 : tensor<32xf32>
    %1357 = stablehlo.sqrt %1356 : tensor<32xf32>
    %1358 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1359 = stablehlo.add %1357, %1358 : tensor<32xf32>
    %1360 = stablehlo.divide %1145, %1359 : tensor<32xf32>
    %1361 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.add %1206, %1361 : tensor<32xf32>
    %1363 = stablehlo.sqrt %1362 : tensor<32xf32>
    %1364 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1365 = stablehlo.add %1363, %1364 : tensor<32xf32>
    %1366 = stablehlo.divide %1147, %1365 : tensor<32xf32>
    %1367 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1368 = stablehlo.add %1208, %1367 : tensor<16x32xf32>
    %1369 = stablehlo.sqrt %1368 : tensor<16x32xf32>
    %1370 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1371 = stablehlo.add %1369, %1370 : tensor<16x32xf32>
    %1372 = stablehlo.divide %1149, %1371 : tensor<16x32xf32>
    %1373 = stablehlo.broadcast_in_dim %arg32, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1374 = stablehlo.add %1210, %1373 : tensor<64x32xf32>
    %1375 = stablehlo.sqrt %1374 : tensor<64x32xf32>
    %1376 = stablehlo.broadcast_in_dim %arg31, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1377 = stablehlo.add %1375, %1376 : tensor<64x32xf32>
    %1378 = stablehlo.divide %1151, %1377 : tensor<64x32xf32>
    %1379 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1380 = stablehlo.multiply %1379, %arg0 : tensor<96xf32>
    %1381 = stablehlo.add %1216, %1380 : tensor<96xf32>
    %1382 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1383 = stablehlo.multiply %1382, %arg1 : tensor<32x96xf32>
    %1384 = stablehlo.add %1222, %1383 : tensor<32x96xf32>
    %1385 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1386 = stablehlo.multiply %1385, %arg2 : tensor<32xf32>
    %1387 = stablehlo.add %1228, %1386 : tensor<32xf32>
    %1388 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1389 = stablehlo.multiply %1388, %arg3 : tensor<32x32xf32>
    %1390 = stablehlo.add %1234, %1389 : tensor<32x32xf32>
    %1391 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1392 = stablehlo.multiply %1391, %arg4 : tensor<128xf32>
    %1393 = stablehlo.add %1240, %1392 : tensor<128xf32>
    %1394 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1395 = stablehlo.multiply %1394, %arg5 : tensor<32x128xf32>
    %1396 = stablehlo.add %1246, %1395 : tensor<32x128xf32>
    %1397 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1398 = stablehlo.multiply %1397, %arg6 : tensor<32xf32>
    %1399 = stablehlo.add %1252, %1398 : tensor<32xf32>
    %1400 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1401 = stablehlo.multiply %1400, %arg7 : tensor<128x32xf32>
    %1402 = stablehlo.add %1258, %1401 : tensor<128x32xf32>
    %1403 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1404 = stablehlo.multiply %1403, %arg8 : tensor<32xf32>
    %1405 = stablehlo.add %1264, %1404 : tensor<32xf32>
    %1406 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1407 = stablehlo.multiply %1406, %arg9 : tensor<32xf32>
    %1408 = stablehlo.add %1270, %1407 : tensor<32xf32>
    %1409 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1410 = stablehlo.multiply %1409, %arg10 : tensor<32xf32>
    %1411 = stablehlo.add %1276, %1410 : tensor<32xf32>
    %1412 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1413 = stablehlo.multiply %1412, %arg11 : tensor<32xf32>
    %1414 = stablehlo.add %1282, %1413 : tensor<32xf32>
    %1415 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1416 = stablehlo.multiply %1415, %arg12 : tensor<96xf32>
    %1417 = stablehlo.add %1288, %1416 : tensor<96xf32>
    %1418 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1419 = stablehlo.multiply %1418, %arg13 : tensor<32x96xf32>
    %1420 = stablehlo.add %1294, %1419 : tensor<32x96xf32>
    %1421 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1422 = stablehlo.multiply %1421, %arg14 : tensor<32xf32>
    %1423 = stablehlo.add %1300, %1422 : tensor<32xf32>
    %1424 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1425 = stablehlo.multiply %1424, %arg15 : tensor<32x32xf32>
    %1426 = stablehlo.add %1306, %1425 : tensor<32x32xf32>
    %1427 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1428 = stablehlo.multiply %1427, %arg16 : tensor<128xf32>
    %1429 = stablehlo.add %1312, %1428 : tensor<128xf32>
    %1430 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1431 = stablehlo.multiply %1430, %arg17 : tensor<32x128xf32>
    %1432 = stablehlo.add %1318, %1431 : tensor<32x128xf32>
    %1433 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1434 = stablehlo.multiply %1433, %arg18 : tensor<32xf32>
    %1435 = stablehlo.add %1324, %1434 : tensor<32xf32>
    %1436 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1437 = stablehlo.multiply %1436, %arg19 : tensor<128x32xf32>
    %1438 = stablehlo.add %1330, %1437 : tensor<128x32xf32>
    %1439 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1440 = stablehlo.multiply %1439, %arg20 : tensor<32xf32>
    %1441 = stablehlo.add %1336, %1440 : tensor<32xf32>
    %1442 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1443 = stablehlo.multiply %1442, %arg21 : tensor<32xf32>
    %1444 = stablehlo.add %1342, %1443 : tensor<32xf32>
    %1445 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1446 = stablehlo.multiply %1445, %arg22 : tensor<32xf32>
    %1447 = stablehlo.add %1348, %1446 : tensor<32xf32>
    %1448 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1449 = stablehlo.multiply %1448, %arg23 : tensor<32xf32>
    %1450 = stablehlo.add %1354, %1449 : tensor<32xf32>
    %1451 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1452 = stablehlo.multiply %1451, %arg24 : tensor<32xf32>
    %1453 = stablehlo.add %1360, %1452 : tensor<32xf32>
    %1454 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1455 = stablehlo.multiply %1454, %arg25 : tensor<32xf32>
    %1456 = stablehlo.add %1366, %1455 : tensor<32xf32>
    %1457 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1458 = stablehlo.multiply %1457, %arg26 : tensor<16x32xf32>
    %1459 = stablehlo.add %1372, %1458 : tensor<16x32xf32>
    %1460 = stablehlo.broadcast_in_dim %arg34, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1461 = stablehlo.multiply %1460, %arg27 : tensor<64x32xf32>
    %1462 = stablehlo.add %1378, %1461 : tensor<64x32xf32>
    %1463 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1464 = stablehlo.multiply %1463, %1381 : tensor<96xf32>
    %1465 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1466 = stablehlo.multiply %1465, %1384 : tensor<32x96xf32>
    %1467 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1468 = stablehlo.multiply %1467, %1387 : tensor<32xf32>
    %1469 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1470 = stablehlo.multiply %1469, %1390 : tensor<32x32xf32>
    %1471 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1472 = stablehlo.multiply %1471, %1393 : tensor<128xf32>
    %1473 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1474 = stablehlo.multiply %1473, %1396 : tensor<32x128xf32>
    %1475 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1476 = stablehlo.multiply %1475, %1399 : tensor<32xf32>
    %1477 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1478 = stablehlo.multiply %1477, %1402 : tensor<128x32xf32>
    %1479 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1480 = stablehlo.multiply %1479, %1405 : tensor<32xf32>
    %1481 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1482 = stablehlo.multiply %1481, %1408 : tensor<32xf32>
    %1483 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1484 = stablehlo.multiply %1483, %1411 : tensor<32xf32>
    %1485 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1486 = stablehlo.multiply %1485, %1414 : tensor<32xf32>
    %1487 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1488 = stablehlo.multiply %1487, %1417 : tensor<96xf32>
    %1489 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1490 = stablehlo.multiply %1489, %1420 : tensor<32x96xf32>
    %1491 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1492 = stablehlo.multiply %1491, %1423 : tensor<32xf32>
    %1493 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1494 = stablehlo.multiply %1493, %1426 : tensor<32x32xf32>
    %1495 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1496 = stablehlo.multiply %1495, %1429 : tensor<128xf32>
    %1497 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1498 = stablehlo.multiply %1497, %1432 : tensor<32x128xf32>
    %1499 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1500 = stablehlo.multiply %1499, %1435 : tensor<32xf32>
    %1501 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1502 = stablehlo.multiply %1501, %1438 : tensor<128x32xf32>
    %1503 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1504 = stablehlo.multiply %1503, %1441 : tensor<32xf32>
    %1505 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1506 = stablehlo.multiply %1505, %1444 : tensor<32xf32>
    %1507 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1508 = stablehlo.multiply %1507, %1447 : tensor<32xf32>
    %1509 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1510 = stablehlo.multiply %1509, %1450 : tensor<32xf32>
    %1511 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1512 = stablehlo.multiply %1511, %1453 : tensor<32xf32>
    %1513 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1514 = stablehlo.multiply %1513, %1456 : tensor<32xf32>
    %1515 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1516 = stablehlo.multiply %1515, %1459 : tensor<16x32xf32>
    %1517 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1518 = stablehlo.multiply %1517, %1462 : tensor<64x32xf32>
    %c_230 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1519 = stablehlo.compare LT, %arg28, %c_230, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_231 = stablehlo.constant dense<1> : tensor<i32>
    %1520 = stablehlo.add %arg28, %c_231 : tensor<i32>
    %c_232 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1521 = call @_where_10(%1519, %1520, %c_232) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1522 = stablehlo.add %arg0, %1464 : tensor<96xf32>
    %1523 = stablehlo.add %arg1, %1466 : tensor<32x96xf32>
    %1524 = stablehlo.add %arg2, %1468 : tensor<32xf32>
    %1525 = stablehlo.add %arg3, %1470 : tensor<32x32xf32>
    %1526 = stablehlo.add %arg4, %1472 : tensor<128xf32>
    %1527 = stablehlo.add %arg5, %1474 : tensor<32x128xf32>
    %1528 = stablehlo.add %arg6, %1476 : tensor<32xf32>
    %1529 = stablehlo.add %arg7, %1478 : tensor<128x32xf32>
    %1530 = stablehlo.add %arg8, %1480 : tensor<32xf32>
    %1531 = stablehlo.add %arg9, %1482 : tensor<32xf32>
    %1532 = stablehlo.add %arg10, %1484 : tensor<32xf32>
    %1533 = stablehlo.add %arg11, %1486 : tensor<32xf32>
    %1534 = stablehlo.add %arg12, %1488 : tensor<96xf32>
    %1535 = stablehlo.add %arg13, %1490 : tensor<32x96xf32>
    %1536 = stablehlo.add %arg14, %1492 : tensor<32xf32>
    %1537 = stablehlo.add %arg15, %1494 : tensor<32x32xf32>
    %1538 = stablehlo.add %arg16, %1496 : tensor<128xf32>
    %1539 = stablehlo.add %arg17, %1498 : tensor<32x128xf32>
    %1540 = stablehlo.add %arg18, %1500 : tensor<32xf32>
    %1541 = stablehlo.add %arg19, %1502 : tensor<128x32xf32>
    %1542 = stablehlo.add %arg20, %1504 : tensor<32xf32>
    %1543 = stablehlo.add %arg21, %1506 : tensor<32xf32>
    %1544 = stablehlo.add %arg22, %1508 : tensor<32xf32>
    %1545 = stablehlo.add %arg23, %1510 : tensor<32xf32>
    %1546 = stablehlo.add %arg24, %1512 : tensor<32xf32>
    %1547 = stablehlo.add %arg25, %1514 : tensor<32xf32>
    %1548 = stablehlo.add %arg26, %1516 : tensor<16x32xf32>
    %1549 = stablehlo.add %arg27, %1518 : tensor<64x32xf32>
    return %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1521, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %1092, %731, %737, %743, %749, %755, %761, %767, %773, %779, %785, %791, %797, %803, %809, %815, %821, %827, %833, %839, %845, %851, %857, %863, %869, %875, %881, %887, %893, %900, %907, %914, %921, %928, %935, %942, %949, %956, %963, %970, %977, %984, %991, %998, %1005, %1012, %1019, %1026, %1033, %1040, %1047, %1054, %1061, %1068, %1075, %1082, %1089, %394 : tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<f32>
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
  func.func private @tril(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xf32>
    return %6 : tensor<16x16xf32>
  }
  func.func private @_where_2(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<f32>, %arg2: tensor<12x2x16x16xf32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<12x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %3, %1 : tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>
  }
  func.func private @take_along_axis(%arg0: tensor<12x16x64xf32>, %arg1: tensor<12x16x1xi32>) -> (tensor<12x16x1xf32>, tensor<12x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<12x16x1xi32>, tensor<12x16x1xi32>) -> tensor<12x16x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<12x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<12x16x1xi1>, tensor<12x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<12x16x1xi32>) -> tensor<12x16x1x1xi32>
    %c_1 = stablehlo.constant dense<63> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<12x16x1x1xi32>, tensor<12x16x1x1xi32>) -> tensor<12x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<12x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<12x16x1x1xi32>, tensor<12x16x1x1xi32>) -> tensor<12x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<12x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<12x16x1x1xi1>, tensor<i1>) -> tensor<12x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<12x16x64xf32>, tensor<12x16x1x1xi32>) -> tensor<12x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<12x16x1xi1>, tensor<12x16x1xf32>
    return %15, %5 : tensor<12x16x1xf32>, tensor<12x16x1x1xi32>
  }
  func.func private @_take_3(%arg0: tensor<12x16x1xf32>, %arg1: tensor<i32>) -> (tensor<12x16xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_4(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 12, 16, 1>}> : (tensor<12x16x1xf32>, tensor<1xi32>) -> tensor<12x16xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12x16xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<12x16xi1>, tensor<12x16xf32>
    return %13, %3 : tensor<12x16xf32>, tensor<1xi32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_5(%arg0: tensor<1xi32>, %arg1: tensor<12x16xf32>) -> tensor<12x16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x16x1xf32>, tensor<1xi32>, tensor<12x16xf32>) -> tensor<12x16x1xf32>
    return %1 : tensor<12x16x1xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<12x16x1x1xi32>, %arg1: tensor<12x16x1xf32>) -> tensor<12x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x16x64xf32>, tensor<12x16x1x1xi32>, tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    return %1 : tensor<12x16x64xf32>
  }
  func.func private @_where_7(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %1 : tensor<12x2x16x16xf32>
  }
  func.func private @_take_8(%arg0: tensor<1x16x1xi32>, %arg1: tensor<1x16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32xf32>, tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_take_9(%arg0: tensor<12x16x1xi32>, %arg1: tensor<12x16x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
