module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<96xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x96xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<128xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<32x128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<96xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32x96xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<32xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<32x32xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<128xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32x128xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<128x32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<32xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16x32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<i32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<96xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<32x96xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<32xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32x32xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<128xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<32x128xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<128x32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<32xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<96xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<32x96xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<32xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32x32xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<128xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<32x128xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<128x32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<32xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<16x32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<64x32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<96xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<32x96xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<32xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<32x32xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<128xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<32x128xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<32xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<128x32xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<32xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<96xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<32x96xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<32xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32x32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<128xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<32x128xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<32xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<128x32xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<32xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<32xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<16x32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<64x32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<i32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<12x16xi32>, %arg87: tensor<12x16xi32>) -> (tensor<96xf32> {jax.result_info = "result[0]['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0]['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0]['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<96xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1][1][0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].mu['wte']['embedding']"}, tensor<96xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1][1][0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].nu['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[1][1][2].count"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %2:2 = call @_take(%arg27, %arg86) : (tensor<64x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
    %3:2 = call @_take_0(%arg26, %1) : (tensor<16x32xf32>, tensor<1x16xi32>) -> (tensor<1x16x32xf32>, tensor<1x16x1xi32>)
    %4 = stablehlo.broadcast_in_dim %3#0, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<12x16x32xf32>
    %5 = stablehlo.add %2#0, %4 : tensor<12x16x32xf32>
    %6 = chlo.square %5 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %9 = stablehlo.divide %7, %8 : tensor<12x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %12 = stablehlo.divide %10, %11 : tensor<12x16xf32>
    %13 = chlo.square %9 : tensor<12x16xf32> -> tensor<12x16xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<12x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %16 = stablehlo.maximum %15, %14 : tensor<12x16xf32>
    %17 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %20 = stablehlo.subtract %5, %19 : tensor<12x16x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %22 = stablehlo.add %18, %21 : tensor<12x16x1xf32>
    %23 = stablehlo.rsqrt %22 : tensor<12x16x1xf32>
    %24 = stablehlo.reshape %arg9 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<12x16x32xf32>
    %28 = stablehlo.multiply %20, %27 : tensor<12x16x32xf32>
    %29 = stablehlo.reshape %arg8 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %31 = stablehlo.add %28, %30 : tensor<12x16x32xf32>
    %32 = stablehlo.dot_general %31, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %33 = stablehlo.reshape %arg0 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %35 = stablehlo.add %32, %34 : tensor<12x16x96xf32>
    %36 = stablehlo.slice %35 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %37 = stablehlo.slice %35 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %38 = stablehlo.slice %35 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %39 = stablehlo.reshape %36 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %40 = stablehlo.transpose %39, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %41 = stablehlo.reshape %37 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %42 = stablehlo.transpose %41, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %43 = stablehlo.reshape %38 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %44 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %45 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %46 = stablehlo.dot_general %40, %45, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %47 = stablehlo.sqrt %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.divide %cst_6, %47 : tensor<f32>
    %49 = stablehlo.convert %48 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %51 = stablehlo.multiply %46, %50 : tensor<12x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %53 = call @tril(%52) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %54 = stablehlo.reshape %53 : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %56 = stablehlo.compare EQ, %54, %55, FLOAT : (tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xi1>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = call @_where_2(%56, %cst_9, %51) : (tensor<1x1x16x16xi1>, tensor<f32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %60 = stablehlo.maximum %59, %58 : tensor<12x2x16xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %63 = stablehlo.subtract %57, %62 : tensor<12x2x16x16xf32>
    %64 = stablehlo.exponential %63 : tensor<12x2x16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %68 = stablehlo.divide %64, %67 : tensor<12x2x16x16xf32>
    %69 = stablehlo.dot_general %68, %44, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %70 = stablehlo.transpose %69, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %71 = stablehlo.reshape %70 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %72 = stablehlo.dot_general %71, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %73 = stablehlo.reshape %arg2 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %75 = stablehlo.add %72, %74 : tensor<12x16x32xf32>
    %76 = stablehlo.add %5, %75 : tensor<12x16x32xf32>
    %77 = chlo.square %76 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%76 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %80 = stablehlo.divide %78, %79 : tensor<12x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%77 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %83 = stablehlo.divide %81, %82 : tensor<12x16xf32>
    %84 = chlo.square %80 : tensor<12x16xf32> -> tensor<12x16xf32>
    %85 = stablehlo.subtract %83, %84 : tensor<12x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %87 = stablehlo.maximum %86, %85 : tensor<12x16xf32>
    %88 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %91 = stablehlo.subtract %76, %90 : tensor<12x16x32xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %93 = stablehlo.add %89, %92 : tensor<12x16x1xf32>
    %94 = stablehlo.rsqrt %93 : tensor<12x16x1xf32>
    %95 = stablehlo.reshape %arg11 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %98 = stablehlo.multiply %96, %97 : tensor<12x16x32xf32>
    %99 = stablehlo.multiply %91, %98 : tensor<12x16x32xf32>
    %100 = stablehlo.reshape %arg10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %102 = stablehlo.add %99, %101 : tensor<12x16x32xf32>
    %103 = stablehlo.dot_general %102, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %104 = stablehlo.reshape %arg4 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %106 = stablehlo.add %103, %105 : tensor<12x16x128xf32>
    %107 = stablehlo.multiply %106, %106 : tensor<12x16x128xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<12x16x128xf32>
    %cst_19 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %110 = stablehlo.multiply %109, %108 : tensor<12x16x128xf32>
    %111 = stablehlo.add %106, %110 : tensor<12x16x128xf32>
    %cst_20 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<12x16x128xf32>
    %114 = stablehlo.tanh %113 : tensor<12x16x128xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %116 = stablehlo.add %115, %114 : tensor<12x16x128xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %118 = stablehlo.multiply %117, %116 : tensor<12x16x128xf32>
    %119 = stablehlo.multiply %106, %118 : tensor<12x16x128xf32>
    %120 = stablehlo.dot_general %119, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %121 = stablehlo.reshape %arg6 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %123 = stablehlo.add %120, %122 : tensor<12x16x32xf32>
    %124 = stablehlo.add %76, %123 : tensor<12x16x32xf32>
    %125 = chlo.square %124 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%124 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %128 = stablehlo.divide %126, %127 : tensor<12x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%125 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_26 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %131 = stablehlo.divide %129, %130 : tensor<12x16xf32>
    %132 = chlo.square %128 : tensor<12x16xf32> -> tensor<12x16xf32>
    %133 = stablehlo.subtract %131, %132 : tensor<12x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %135 = stablehlo.maximum %134, %133 : tensor<12x16xf32>
    %136 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %139 = stablehlo.subtract %124, %138 : tensor<12x16x32xf32>
    %cst_28 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %141 = stablehlo.add %137, %140 : tensor<12x16x1xf32>
    %142 = stablehlo.rsqrt %141 : tensor<12x16x1xf32>
    %143 = stablehlo.reshape %arg21 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %145 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %146 = stablehlo.multiply %144, %145 : tensor<12x16x32xf32>
    %147 = stablehlo.multiply %139, %146 : tensor<12x16x32xf32>
    %148 = stablehlo.reshape %arg20 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %150 = stablehlo.add %147, %149 : tensor<12x16x32xf32>
    %151 = stablehlo.dot_general %150, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %152 = stablehlo.reshape %arg12 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %154 = stablehlo.add %151, %153 : tensor<12x16x96xf32>
    %155 = stablehlo.slice %154 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %156 = stablehlo.slice %154 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %157 = stablehlo.slice %154 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %158 = stablehlo.reshape %155 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %159 = stablehlo.transpose %158, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %160 = stablehlo.reshape %156 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %161 = stablehlo.transpose %160, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %162 = stablehlo.reshape %157 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %163 = stablehlo.transpose %162, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %164 = stablehlo.transpose %161, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %165 = stablehlo.dot_general %159, %164, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %166 = stablehlo.sqrt %cst_29 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.divide %cst_30, %166 : tensor<f32>
    %168 = stablehlo.convert %167 : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %170 = stablehlo.multiply %165, %169 : tensor<12x2x16x16xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %172 = call @tril(%171) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %173 = stablehlo.reshape %172 : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %175 = stablehlo.compare EQ, %173, %174, FLOAT : (tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xi1>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %176 = call @_where_2(%175, %cst_33, %170) : (tensor<1x1x16x16xi1>, tensor<f32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_34) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %179 = stablehlo.maximum %178, %177 : tensor<12x2x16xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %182 = stablehlo.subtract %176, %181 : tensor<12x2x16x16xf32>
    %183 = stablehlo.exponential %182 : tensor<12x2x16x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_36) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %187 = stablehlo.divide %183, %186 : tensor<12x2x16x16xf32>
    %188 = stablehlo.dot_general %187, %163, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %189 = stablehlo.transpose %188, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %190 = stablehlo.reshape %189 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %191 = stablehlo.dot_general %190, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %192 = stablehlo.reshape %arg14 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %194 = stablehlo.add %191, %193 : tensor<12x16x32xf32>
    %195 = stablehlo.add %124, %194 : tensor<12x16x32xf32>
    %196 = chlo.square %195 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%195 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_38 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %199 = stablehlo.divide %197, %198 : tensor<12x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%196 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_40 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %202 = stablehlo.divide %200, %201 : tensor<12x16xf32>
    %203 = chlo.square %199 : tensor<12x16xf32> -> tensor<12x16xf32>
    %204 = stablehlo.subtract %202, %203 : tensor<12x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %206 = stablehlo.maximum %205, %204 : tensor<12x16xf32>
    %207 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %208 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %209 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %210 = stablehlo.subtract %195, %209 : tensor<12x16x32xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %212 = stablehlo.add %208, %211 : tensor<12x16x1xf32>
    %213 = stablehlo.rsqrt %212 : tensor<12x16x1xf32>
    %214 = stablehlo.reshape %arg23 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %215 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %216 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %217 = stablehlo.multiply %215, %216 : tensor<12x16x32xf32>
    %218 = stablehlo.multiply %210, %217 : tensor<12x16x32xf32>
    %219 = stablehlo.reshape %arg22 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %221 = stablehlo.add %218, %220 : tensor<12x16x32xf32>
    %222 = stablehlo.dot_general %221, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %223 = stablehlo.reshape %arg16 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %225 = stablehlo.add %222, %224 : tensor<12x16x128xf32>
    %226 = stablehlo.multiply %225, %225 : tensor<12x16x128xf32>
    %227 = stablehlo.multiply %226, %225 : tensor<12x16x128xf32>
    %cst_43 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %229 = stablehlo.multiply %228, %227 : tensor<12x16x128xf32>
    %230 = stablehlo.add %225, %229 : tensor<12x16x128xf32>
    %cst_44 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %232 = stablehlo.multiply %231, %230 : tensor<12x16x128xf32>
    %233 = stablehlo.tanh %232 : tensor<12x16x128xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %235 = stablehlo.add %234, %233 : tensor<12x16x128xf32>
    %cst_46 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %237 = stablehlo.multiply %236, %235 : tensor<12x16x128xf32>
    %238 = stablehlo.multiply %225, %237 : tensor<12x16x128xf32>
    %239 = stablehlo.dot_general %238, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %240 = stablehlo.reshape %arg18 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %242 = stablehlo.add %239, %241 : tensor<12x16x32xf32>
    %243 = stablehlo.add %195, %242 : tensor<12x16x32xf32>
    %244 = chlo.square %243 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %246 = stablehlo.multiply %245, %243 : tensor<12x16x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%243 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_49 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %249 = stablehlo.divide %247, %248 : tensor<12x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%244 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_51 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %252 = stablehlo.divide %250, %251 : tensor<12x16xf32>
    %253 = chlo.square %249 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %255 = stablehlo.multiply %254, %249 : tensor<12x16xf32>
    %256 = stablehlo.subtract %252, %253 : tensor<12x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %258 = stablehlo.maximum %257, %256 : tensor<12x16xf32>
    %259 = stablehlo.compare EQ, %256, %258, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %262 = stablehlo.select %259, %260, %261 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %264 = stablehlo.compare EQ, %263, %258, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %267 = stablehlo.select %264, %265, %266 : tensor<12x16xi1>, tensor<12x16xf32>
    %268 = stablehlo.divide %262, %267 : tensor<12x16xf32>
    %269 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %270 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %271 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %272 = stablehlo.subtract %243, %271 : tensor<12x16x32xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %274 = stablehlo.add %270, %273 : tensor<12x16x1xf32>
    %275 = stablehlo.rsqrt %274 : tensor<12x16x1xf32>
    %276 = stablehlo.divide %275, %274 : tensor<12x16x1xf32>
    %cst_60 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %278 = stablehlo.multiply %277, %276 : tensor<12x16x1xf32>
    %279 = stablehlo.reshape %arg25 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %280 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %281 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %282 = stablehlo.multiply %280, %281 : tensor<12x16x32xf32>
    %283 = stablehlo.multiply %272, %282 : tensor<12x16x32xf32>
    %284 = stablehlo.reshape %arg24 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %286 = stablehlo.add %283, %285 : tensor<12x16x32xf32>
    %287 = stablehlo.transpose %arg27, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %288 = stablehlo.dot_general %286, %287, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x64xf32>) -> tensor<12x16x64xf32>
    %289 = stablehlo.broadcast_in_dim %arg87, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %290:2 = call @take_along_axis(%288, %289) : (tensor<12x16x64xf32>, tensor<12x16x1xi32>) -> (tensor<12x16x1xf32>, tensor<12x16x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %291:2 = call @_take_3(%290#0, %c) : (tensor<12x16x1xf32>, tensor<i32>) -> (tensor<12x16xf32>, tensor<1xi32>)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %292 = stablehlo.reduce(%288 init: %cst_61) applies stablehlo.maximum across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %294 = stablehlo.maximum %293, %292 : tensor<12x16xf32>
    %295 = stablehlo.is_finite %294 : (tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %297 = stablehlo.select %295, %294, %296 : tensor<12x16xi1>, tensor<12x16xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %300 = stablehlo.subtract %288, %299 : tensor<12x16x64xf32>
    %301 = stablehlo.exponential %300 : tensor<12x16x64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%301 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %303 = stablehlo.abs %302 : tensor<12x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %305 = stablehlo.compare GE, %302, %304, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %306 = stablehlo.log %303 : tensor<12x16xf32>
    %307 = stablehlo.add %306, %297 : tensor<12x16xf32>
    %308 = stablehlo.subtract %307, %291#0 : tensor<12x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %310 = stablehlo.divide %309, %cst_67 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_69 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %311 = stablehlo.divide %cst_68, %cst_69 : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %313 = stablehlo.negate %312 : tensor<12x16xf32>
    %314 = stablehlo.divide %312, %303 : tensor<12x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %316 = stablehlo.select %305, %315, %314 : tensor<12x16xi1>, tensor<12x16xf32>
    %317 = stablehlo.select %305, %314, %315 : tensor<12x16xi1>, tensor<12x16xf32>
    %318 = stablehlo.negate %316 : tensor<12x16xf32>
    %319 = stablehlo.add %317, %318 : tensor<12x16xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %321 = stablehlo.multiply %320, %301 : tensor<12x16x64xf32>
    %322 = call @_take_5(%291#1, %313) : (tensor<1xi32>, tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %323 = call @take_along_axis_6(%290#1, %322) : (tensor<12x16x1x1xi32>, tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %324 = stablehlo.add %321, %323 : tensor<12x16x64xf32>
    %325 = stablehlo.dot_general %324, %286, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %326 = stablehlo.transpose %325, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %327 = stablehlo.dot_general %324, %287, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<32x64xf32>) -> tensor<12x16x32xf32>
    %328 = stablehlo.transpose %326, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%327 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %330 = stablehlo.reshape %329 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %331 = stablehlo.reshape %330 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %332 = stablehlo.multiply %272, %327 : tensor<12x16x32xf32>
    %333 = stablehlo.multiply %327, %282 : tensor<12x16x32xf32>
    %334 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %335 = stablehlo.multiply %334, %332 : tensor<12x16x32xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %337 = stablehlo.reshape %336 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %338 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %339 = stablehlo.multiply %332, %338 : tensor<12x16x32xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%339 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %341 = stablehlo.reshape %340 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %342 = stablehlo.reshape %337 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %343 = stablehlo.multiply %341, %278 : tensor<12x16x1xf32>
    %344 = stablehlo.negate %333 : tensor<12x16x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %346 = stablehlo.reshape %345 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%343 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%346 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %349 = stablehlo.multiply %347, %268 : tensor<12x16xf32>
    %350 = stablehlo.negate %349 : tensor<12x16xf32>
    %351 = stablehlo.multiply %350, %255 : tensor<12x16xf32>
    %352 = stablehlo.add %348, %351 : tensor<12x16xf32>
    %cst_77 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %354 = stablehlo.divide %349, %353 : tensor<12x16xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_78 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %357 = stablehlo.divide %352, %356 : tensor<12x16xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %359 = stablehlo.add %333, %358 : tensor<12x16x32xf32>
    %360 = stablehlo.multiply %355, %246 : tensor<12x16x32xf32>
    %361 = stablehlo.add %359, %360 : tensor<12x16x32xf32>
    %362:13 = stablehlo.optimization_barrier %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg19, %arg20, %arg21, %arg22, %arg23, %124, %361 : tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>
    %363 = chlo.square %362#11 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %365 = stablehlo.multiply %364, %362#11 : tensor<12x16x32xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%362#11 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_81 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %368 = stablehlo.divide %366, %367 : tensor<12x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%363 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_83 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %371 = stablehlo.divide %369, %370 : tensor<12x16xf32>
    %372 = chlo.square %368 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %374 = stablehlo.multiply %373, %368 : tensor<12x16xf32>
    %375 = stablehlo.subtract %371, %372 : tensor<12x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %377 = stablehlo.maximum %376, %375 : tensor<12x16xf32>
    %378 = stablehlo.compare EQ, %375, %377, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %381 = stablehlo.select %378, %379, %380 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %383 = stablehlo.compare EQ, %382, %377, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %386 = stablehlo.select %383, %384, %385 : tensor<12x16xi1>, tensor<12x16xf32>
    %387 = stablehlo.divide %381, %386 : tensor<12x16xf32>
    %388 = stablehlo.broadcast_in_dim %368, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %389 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %390 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %391 = stablehlo.subtract %362#11, %390 : tensor<12x16x32xf32>
    %cst_91 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %393 = stablehlo.add %389, %392 : tensor<12x16x1xf32>
    %394 = stablehlo.rsqrt %393 : tensor<12x16x1xf32>
    %395 = stablehlo.divide %394, %393 : tensor<12x16x1xf32>
    %cst_92 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %397 = stablehlo.multiply %396, %395 : tensor<12x16x1xf32>
    %398 = stablehlo.reshape %362#8 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %399 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %400 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %401 = stablehlo.multiply %399, %400 : tensor<12x16x32xf32>
    %402 = stablehlo.multiply %391, %401 : tensor<12x16x32xf32>
    %403 = stablehlo.reshape %362#7 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %405 = stablehlo.add %402, %404 : tensor<12x16x32xf32>
    %406 = stablehlo.dot_general %405, %362#1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %407 = stablehlo.reshape %362#0 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %409 = stablehlo.add %406, %408 : tensor<12x16x96xf32>
    %410 = stablehlo.slice %409 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %411 = stablehlo.slice %409 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %412 = stablehlo.slice %409 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %413 = stablehlo.reshape %410 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %414 = stablehlo.transpose %413, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %415 = stablehlo.reshape %411 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %416 = stablehlo.transpose %415, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %417 = stablehlo.reshape %412 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %418 = stablehlo.transpose %417, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %419 = stablehlo.transpose %416, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %420 = stablehlo.dot_general %414, %419, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_93 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %421 = stablehlo.sqrt %cst_93 : tensor<f32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %422 = stablehlo.divide %cst_94, %421 : tensor<f32>
    %423 = stablehlo.convert %422 : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %425 = stablehlo.multiply %420, %424 : tensor<12x2x16x16xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %427 = call @tril_7(%426) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %428 = stablehlo.reshape %427 : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %430 = stablehlo.compare EQ, %428, %429, FLOAT : (tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xi1>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %431:2 = call @_where_8(%430, %cst_97, %425) : (tensor<1x1x16x16xi1>, tensor<f32>, tensor<12x2x16x16xf32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>)
    %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %432 = stablehlo.reduce(%431#0 init: %cst_98) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %434 = stablehlo.maximum %433, %432 : tensor<12x2x16xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %436 = stablehlo.broadcast_in_dim %435, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %437 = stablehlo.subtract %431#0, %436 : tensor<12x2x16x16xf32>
    %438 = stablehlo.exponential %437 : tensor<12x2x16x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.reduce(%438 init: %cst_100) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %442 = stablehlo.divide %438, %441 : tensor<12x2x16x16xf32>
    %443 = stablehlo.multiply %440, %440 : tensor<12x2x16x1xf32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %445 = stablehlo.divide %444, %443 : tensor<12x2x16x1xf32>
    %446 = stablehlo.dot_general %442, %418, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %447 = stablehlo.transpose %446, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %448 = stablehlo.reshape %447 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %449 = stablehlo.dot_general %448, %362#3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %450 = stablehlo.reshape %362#2 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %452 = stablehlo.add %449, %451 : tensor<12x16x32xf32>
    %453 = stablehlo.add %362#11, %452 : tensor<12x16x32xf32>
    %454 = chlo.square %453 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_102 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %456 = stablehlo.multiply %455, %453 : tensor<12x16x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.reduce(%453 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_104 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %459 = stablehlo.divide %457, %458 : tensor<12x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%454 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_106 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %462 = stablehlo.divide %460, %461 : tensor<12x16xf32>
    %463 = chlo.square %459 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_107 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %465 = stablehlo.multiply %464, %459 : tensor<12x16xf32>
    %466 = stablehlo.subtract %462, %463 : tensor<12x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %468 = stablehlo.maximum %467, %466 : tensor<12x16xf32>
    %469 = stablehlo.compare EQ, %466, %468, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %472 = stablehlo.select %469, %470, %471 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %474 = stablehlo.compare EQ, %473, %468, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_112 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %477 = stablehlo.select %474, %475, %476 : tensor<12x16xi1>, tensor<12x16xf32>
    %478 = stablehlo.divide %472, %477 : tensor<12x16xf32>
    %479 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %480 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %481 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %482 = stablehlo.subtract %453, %481 : tensor<12x16x32xf32>
    %cst_114 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %484 = stablehlo.add %480, %483 : tensor<12x16x1xf32>
    %485 = stablehlo.rsqrt %484 : tensor<12x16x1xf32>
    %486 = stablehlo.divide %485, %484 : tensor<12x16x1xf32>
    %cst_115 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %488 = stablehlo.multiply %487, %486 : tensor<12x16x1xf32>
    %489 = stablehlo.reshape %362#10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %490 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %491 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %492 = stablehlo.multiply %490, %491 : tensor<12x16x32xf32>
    %493 = stablehlo.multiply %482, %492 : tensor<12x16x32xf32>
    %494 = stablehlo.reshape %362#9 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %496 = stablehlo.add %493, %495 : tensor<12x16x32xf32>
    %497 = stablehlo.dot_general %496, %362#5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %498 = stablehlo.reshape %362#4 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %500 = stablehlo.add %497, %499 : tensor<12x16x128xf32>
    %501 = stablehlo.multiply %500, %500 : tensor<12x16x128xf32>
    %502 = stablehlo.multiply %501, %500 : tensor<12x16x128xf32>
    %503 = stablehlo.multiply %500, %500 : tensor<12x16x128xf32>
    %cst_116 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %505 = stablehlo.multiply %504, %503 : tensor<12x16x128xf32>
    %cst_117 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %507 = stablehlo.multiply %506, %502 : tensor<12x16x128xf32>
    %508 = stablehlo.add %500, %507 : tensor<12x16x128xf32>
    %cst_118 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %510 = stablehlo.multiply %509, %508 : tensor<12x16x128xf32>
    %511 = stablehlo.tanh %510 : tensor<12x16x128xf32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %513 = stablehlo.subtract %512, %511 : tensor<12x16x128xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %515 = stablehlo.add %514, %511 : tensor<12x16x128xf32>
    %cst_121 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %517 = stablehlo.multiply %516, %515 : tensor<12x16x128xf32>
    %518 = stablehlo.multiply %500, %517 : tensor<12x16x128xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%362#12 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %520 = stablehlo.reshape %519 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %521 = stablehlo.reshape %520 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %522 = stablehlo.dot_general %362#12, %518, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %523 = stablehlo.transpose %522, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %524 = stablehlo.dot_general %362#12, %362#6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %525 = stablehlo.multiply %500, %524 : tensor<12x16x128xf32>
    %526 = stablehlo.multiply %524, %517 : tensor<12x16x128xf32>
    %cst_123 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %528 = stablehlo.multiply %527, %525 : tensor<12x16x128xf32>
    %529 = stablehlo.multiply %528, %513 : tensor<12x16x128xf32>
    %530 = stablehlo.multiply %529, %511 : tensor<12x16x128xf32>
    %531 = stablehlo.add %529, %530 : tensor<12x16x128xf32>
    %cst_124 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %533 = stablehlo.multiply %532, %531 : tensor<12x16x128xf32>
    %534 = stablehlo.add %526, %533 : tensor<12x16x128xf32>
    %cst_125 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %536 = stablehlo.multiply %535, %533 : tensor<12x16x128xf32>
    %537 = stablehlo.multiply %536, %505 : tensor<12x16x128xf32>
    %538 = stablehlo.add %534, %537 : tensor<12x16x128xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %540 = stablehlo.reshape %539 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %541 = stablehlo.reshape %540 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %542 = stablehlo.dot_general %538, %496, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %543 = stablehlo.transpose %542, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %544 = stablehlo.dot_general %538, %362#5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%544 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %546 = stablehlo.reshape %545 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %547 = stablehlo.reshape %546 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %548 = stablehlo.multiply %482, %544 : tensor<12x16x32xf32>
    %549 = stablehlo.multiply %544, %492 : tensor<12x16x32xf32>
    %550 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %551 = stablehlo.multiply %550, %548 : tensor<12x16x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %552 = stablehlo.reduce(%551 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %553 = stablehlo.reshape %552 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %554 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %555 = stablehlo.multiply %548, %554 : tensor<12x16x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %557 = stablehlo.reshape %556 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %558 = stablehlo.reshape %553 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %559 = stablehlo.multiply %557, %488 : tensor<12x16x1xf32>
    %560 = stablehlo.negate %549 : tensor<12x16x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %562 = stablehlo.reshape %561 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %563 = stablehlo.add %362#12, %549 : tensor<12x16x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%559 init: %cst_131) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%562 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %566 = stablehlo.multiply %564, %478 : tensor<12x16xf32>
    %567 = stablehlo.negate %566 : tensor<12x16xf32>
    %568 = stablehlo.multiply %567, %465 : tensor<12x16xf32>
    %569 = stablehlo.add %565, %568 : tensor<12x16xf32>
    %cst_133 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %571 = stablehlo.divide %566, %570 : tensor<12x16xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_134 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %574 = stablehlo.divide %569, %573 : tensor<12x16xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %576 = stablehlo.add %563, %575 : tensor<12x16x32xf32>
    %577 = stablehlo.multiply %572, %456 : tensor<12x16x32xf32>
    %578 = stablehlo.add %576, %577 : tensor<12x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %579 = stablehlo.reduce(%578 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %580 = stablehlo.reshape %579 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %581 = stablehlo.reshape %580 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %582 = stablehlo.dot_general %578, %448, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %583 = stablehlo.transpose %582, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %584 = stablehlo.dot_general %578, %362#3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %585 = stablehlo.reshape %584 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %586 = stablehlo.transpose %585, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %587 = stablehlo.dot_general %586, %442, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %588 = stablehlo.transpose %587, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %589 = stablehlo.dot_general %586, %418, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %590 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %591 = stablehlo.multiply %589, %590 : tensor<12x2x16x16xf32>
    %592 = stablehlo.multiply %591, %438 : tensor<12x2x16x16xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_136) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %594 = stablehlo.reshape %593 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %595 = stablehlo.negate %594 : tensor<12x2x16x1xf32>
    %596 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %597 = stablehlo.divide %589, %596 : tensor<12x2x16x16xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.reduce(%595 init: %cst_137) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %600 = stablehlo.add %597, %599 : tensor<12x2x16x16xf32>
    %601 = stablehlo.multiply %600, %438 : tensor<12x2x16x16xf32>
    %602 = call @_where_9(%431#1, %601) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %603 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %604 = stablehlo.multiply %602, %603 : tensor<12x2x16x16xf32>
    %605 = stablehlo.dot_general %604, %414, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %606 = stablehlo.transpose %605, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %607 = stablehlo.dot_general %604, %419, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %608 = stablehlo.transpose %606, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %609 = stablehlo.transpose %588, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %610 = stablehlo.reshape %609 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %611 = stablehlo.transpose %608, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %612 = stablehlo.reshape %611 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %613 = stablehlo.transpose %607, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %614 = stablehlo.reshape %613 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %615 = stablehlo.concatenate %614, %612, %610, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %617 = stablehlo.reshape %616 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %618 = stablehlo.reshape %617 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %619 = stablehlo.dot_general %615, %405, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %620 = stablehlo.transpose %619, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %621 = stablehlo.dot_general %615, %362#1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%621 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %623 = stablehlo.reshape %622 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %624 = stablehlo.reshape %623 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %625 = stablehlo.multiply %391, %621 : tensor<12x16x32xf32>
    %626 = stablehlo.multiply %621, %401 : tensor<12x16x32xf32>
    %627 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %628 = stablehlo.multiply %627, %625 : tensor<12x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%628 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %630 = stablehlo.reshape %629 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %631 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %632 = stablehlo.multiply %625, %631 : tensor<12x16x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %634 = stablehlo.reshape %633 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %635 = stablehlo.reshape %630 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %636 = stablehlo.multiply %634, %397 : tensor<12x16x1xf32>
    %637 = stablehlo.negate %626 : tensor<12x16x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %639 = stablehlo.reshape %638 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %640 = stablehlo.add %578, %626 : tensor<12x16x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.reduce(%636 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%639 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %643 = stablehlo.multiply %641, %387 : tensor<12x16xf32>
    %644 = stablehlo.negate %643 : tensor<12x16xf32>
    %645 = stablehlo.multiply %644, %374 : tensor<12x16xf32>
    %646 = stablehlo.add %642, %645 : tensor<12x16xf32>
    %cst_145 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %648 = stablehlo.divide %643, %647 : tensor<12x16xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_146 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %651 = stablehlo.divide %646, %650 : tensor<12x16xf32>
    %652 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %653 = stablehlo.add %640, %652 : tensor<12x16x32xf32>
    %654 = stablehlo.multiply %649, %365 : tensor<12x16x32xf32>
    %655 = stablehlo.add %653, %654 : tensor<12x16x32xf32>
    %656:13 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg7, %arg8, %arg9, %arg10, %arg11, %5, %655 : tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>
    %657 = chlo.square %656#11 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_147 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %659 = stablehlo.multiply %658, %656#11 : tensor<12x16x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%656#11 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_149 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %662 = stablehlo.divide %660, %661 : tensor<12x16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%657 init: %cst_150) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_151 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %665 = stablehlo.divide %663, %664 : tensor<12x16xf32>
    %666 = chlo.square %662 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_152 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %668 = stablehlo.multiply %667, %662 : tensor<12x16xf32>
    %669 = stablehlo.subtract %665, %666 : tensor<12x16xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %671 = stablehlo.maximum %670, %669 : tensor<12x16xf32>
    %672 = stablehlo.compare EQ, %669, %671, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %675 = stablehlo.select %672, %673, %674 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %677 = stablehlo.compare EQ, %676, %671, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_157 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %680 = stablehlo.select %677, %678, %679 : tensor<12x16xi1>, tensor<12x16xf32>
    %681 = stablehlo.divide %675, %680 : tensor<12x16xf32>
    %682 = stablehlo.broadcast_in_dim %662, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %683 = stablehlo.broadcast_in_dim %671, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %684 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %685 = stablehlo.subtract %656#11, %684 : tensor<12x16x32xf32>
    %cst_159 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %687 = stablehlo.add %683, %686 : tensor<12x16x1xf32>
    %688 = stablehlo.rsqrt %687 : tensor<12x16x1xf32>
    %689 = stablehlo.divide %688, %687 : tensor<12x16x1xf32>
    %cst_160 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %691 = stablehlo.multiply %690, %689 : tensor<12x16x1xf32>
    %692 = stablehlo.reshape %656#8 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %693 = stablehlo.broadcast_in_dim %688, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %694 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %695 = stablehlo.multiply %693, %694 : tensor<12x16x32xf32>
    %696 = stablehlo.multiply %685, %695 : tensor<12x16x32xf32>
    %697 = stablehlo.reshape %656#7 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %698 = stablehlo.broadcast_in_dim %697, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %699 = stablehlo.add %696, %698 : tensor<12x16x32xf32>
    %700 = stablehlo.dot_general %699, %656#1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %701 = stablehlo.reshape %656#0 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %703 = stablehlo.add %700, %702 : tensor<12x16x96xf32>
    %704 = stablehlo.slice %703 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %705 = stablehlo.slice %703 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %706 = stablehlo.slice %703 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %707 = stablehlo.reshape %704 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %708 = stablehlo.transpose %707, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %709 = stablehlo.reshape %705 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %710 = stablehlo.transpose %709, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %711 = stablehlo.reshape %706 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %712 = stablehlo.transpose %711, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %713 = stablehlo.transpose %710, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %714 = stablehlo.dot_general %708, %713, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_161 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %715 = stablehlo.sqrt %cst_161 : tensor<f32>
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %716 = stablehlo.divide %cst_162, %715 : tensor<f32>
    %717 = stablehlo.convert %716 : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %719 = stablehlo.multiply %714, %718 : tensor<12x2x16x16xf32>
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %721 = call @tril_7(%720) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %722 = stablehlo.reshape %721 : (tensor<16x16xf32>) -> tensor<1x1x16x16xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %724 = stablehlo.compare EQ, %722, %723, FLOAT : (tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xi1>
    %cst_165 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %725:2 = call @_where_8(%724, %cst_165, %719) : (tensor<1x1x16x16xi1>, tensor<f32>, tensor<12x2x16x16xf32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>)
    %cst_166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %726 = stablehlo.reduce(%725#0 init: %cst_166) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_167 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %728 = stablehlo.maximum %727, %726 : tensor<12x2x16xf32>
    %729 = stablehlo.broadcast_in_dim %728, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %730 = stablehlo.broadcast_in_dim %729, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %731 = stablehlo.subtract %725#0, %730 : tensor<12x2x16x16xf32>
    %732 = stablehlo.exponential %731 : tensor<12x2x16x16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.reduce(%732 init: %cst_168) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %736 = stablehlo.divide %732, %735 : tensor<12x2x16x16xf32>
    %737 = stablehlo.multiply %734, %734 : tensor<12x2x16x1xf32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %739 = stablehlo.divide %738, %737 : tensor<12x2x16x1xf32>
    %740 = stablehlo.dot_general %736, %712, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %741 = stablehlo.transpose %740, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %742 = stablehlo.reshape %741 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %743 = stablehlo.dot_general %742, %656#3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %744 = stablehlo.reshape %656#2 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %746 = stablehlo.add %743, %745 : tensor<12x16x32xf32>
    %747 = stablehlo.add %656#11, %746 : tensor<12x16x32xf32>
    %748 = chlo.square %747 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_170 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %750 = stablehlo.multiply %749, %747 : tensor<12x16x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%747 init: %cst_171) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_172 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %753 = stablehlo.divide %751, %752 : tensor<12x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%748 init: %cst_173) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_174 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %756 = stablehlo.divide %754, %755 : tensor<12x16xf32>
    %757 = chlo.square %753 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_175 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %759 = stablehlo.multiply %758, %753 : tensor<12x16xf32>
    %760 = stablehlo.subtract %756, %757 : tensor<12x16xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %762 = stablehlo.maximum %761, %760 : tensor<12x16xf32>
    %763 = stablehlo.compare EQ, %760, %762, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_177 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %766 = stablehlo.select %763, %764, %765 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %768 = stablehlo.compare EQ, %767, %762, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_180 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %771 = stablehlo.select %768, %769, %770 : tensor<12x16xi1>, tensor<12x16xf32>
    %772 = stablehlo.divide %766, %771 : tensor<12x16xf32>
    %773 = stablehlo.broadcast_in_dim %753, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %774 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %775 = stablehlo.broadcast_in_dim %773, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %776 = stablehlo.subtract %747, %775 : tensor<12x16x32xf32>
    %cst_182 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %778 = stablehlo.add %774, %777 : tensor<12x16x1xf32>
    %779 = stablehlo.rsqrt %778 : tensor<12x16x1xf32>
    %780 = stablehlo.divide %779, %778 : tensor<12x16x1xf32>
    %cst_183 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %782 = stablehlo.multiply %781, %780 : tensor<12x16x1xf32>
    %783 = stablehlo.reshape %656#10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %784 = stablehlo.broadcast_in_dim %779, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %785 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %786 = stablehlo.multiply %784, %785 : tensor<12x16x32xf32>
    %787 = stablehlo.multiply %776, %786 : tensor<12x16x32xf32>
    %788 = stablehlo.reshape %656#9 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %789 = stablehlo.broadcast_in_dim %788, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %790 = stablehlo.add %787, %789 : tensor<12x16x32xf32>
    %791 = stablehlo.dot_general %790, %656#5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %792 = stablehlo.reshape %656#4 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %794 = stablehlo.add %791, %793 : tensor<12x16x128xf32>
    %795 = stablehlo.multiply %794, %794 : tensor<12x16x128xf32>
    %796 = stablehlo.multiply %795, %794 : tensor<12x16x128xf32>
    %797 = stablehlo.multiply %794, %794 : tensor<12x16x128xf32>
    %cst_184 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %799 = stablehlo.multiply %798, %797 : tensor<12x16x128xf32>
    %cst_185 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %801 = stablehlo.multiply %800, %796 : tensor<12x16x128xf32>
    %802 = stablehlo.add %794, %801 : tensor<12x16x128xf32>
    %cst_186 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %804 = stablehlo.multiply %803, %802 : tensor<12x16x128xf32>
    %805 = stablehlo.tanh %804 : tensor<12x16x128xf32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %807 = stablehlo.subtract %806, %805 : tensor<12x16x128xf32>
    %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %809 = stablehlo.add %808, %805 : tensor<12x16x128xf32>
    %cst_189 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %811 = stablehlo.multiply %810, %809 : tensor<12x16x128xf32>
    %812 = stablehlo.multiply %794, %811 : tensor<12x16x128xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.reduce(%656#12 init: %cst_190) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %814 = stablehlo.reshape %813 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %815 = stablehlo.reshape %814 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %816 = stablehlo.dot_general %656#12, %812, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %817 = stablehlo.transpose %816, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %818 = stablehlo.dot_general %656#12, %656#6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %819 = stablehlo.multiply %794, %818 : tensor<12x16x128xf32>
    %820 = stablehlo.multiply %818, %811 : tensor<12x16x128xf32>
    %cst_191 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %822 = stablehlo.multiply %821, %819 : tensor<12x16x128xf32>
    %823 = stablehlo.multiply %822, %807 : tensor<12x16x128xf32>
    %824 = stablehlo.multiply %823, %805 : tensor<12x16x128xf32>
    %825 = stablehlo.add %823, %824 : tensor<12x16x128xf32>
    %cst_192 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %827 = stablehlo.multiply %826, %825 : tensor<12x16x128xf32>
    %828 = stablehlo.add %820, %827 : tensor<12x16x128xf32>
    %cst_193 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %830 = stablehlo.multiply %829, %827 : tensor<12x16x128xf32>
    %831 = stablehlo.multiply %830, %799 : tensor<12x16x128xf32>
    %832 = stablehlo.add %828, %831 : tensor<12x16x128xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%832 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %834 = stablehlo.reshape %833 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %835 = stablehlo.reshape %834 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %836 = stablehlo.dot_general %832, %790, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %837 = stablehlo.transpose %836, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %838 = stablehlo.dot_general %832, %656#5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%838 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %840 = stablehlo.reshape %839 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %841 = stablehlo.reshape %840 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %842 = stablehlo.multiply %776, %838 : tensor<12x16x32xf32>
    %843 = stablehlo.multiply %838, %786 : tensor<12x16x32xf32>
    %844 = stablehlo.broadcast_in_dim %779, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %845 = stablehlo.multiply %844, %842 : tensor<12x16x32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%845 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %847 = stablehlo.reshape %846 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %848 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %849 = stablehlo.multiply %842, %848 : tensor<12x16x32xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_197) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %851 = stablehlo.reshape %850 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %852 = stablehlo.reshape %847 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %853 = stablehlo.multiply %851, %782 : tensor<12x16x1xf32>
    %854 = stablehlo.negate %843 : tensor<12x16x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.reduce(%854 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %856 = stablehlo.reshape %855 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %857 = stablehlo.add %656#12, %843 : tensor<12x16x32xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %858 = stablehlo.reduce(%853 init: %cst_199) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.reduce(%856 init: %cst_200) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %860 = stablehlo.multiply %858, %772 : tensor<12x16xf32>
    %861 = stablehlo.negate %860 : tensor<12x16xf32>
    %862 = stablehlo.multiply %861, %759 : tensor<12x16xf32>
    %863 = stablehlo.add %859, %862 : tensor<12x16xf32>
    %cst_201 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %865 = stablehlo.divide %860, %864 : tensor<12x16xf32>
    %866 = stablehlo.broadcast_in_dim %865, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_202 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %868 = stablehlo.divide %863, %867 : tensor<12x16xf32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %870 = stablehlo.add %857, %869 : tensor<12x16x32xf32>
    %871 = stablehlo.multiply %866, %750 : tensor<12x16x32xf32>
    %872 = stablehlo.add %870, %871 : tensor<12x16x32xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.reduce(%872 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %874 = stablehlo.reshape %873 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %875 = stablehlo.reshape %874 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %876 = stablehlo.dot_general %872, %742, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %877 = stablehlo.transpose %876, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %878 = stablehlo.dot_general %872, %656#3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %879 = stablehlo.reshape %878 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %880 = stablehlo.transpose %879, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %881 = stablehlo.dot_general %880, %736, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %882 = stablehlo.transpose %881, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %883 = stablehlo.dot_general %880, %712, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %884 = stablehlo.broadcast_in_dim %739, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %885 = stablehlo.multiply %883, %884 : tensor<12x2x16x16xf32>
    %886 = stablehlo.multiply %885, %732 : tensor<12x2x16x16xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %887 = stablehlo.reduce(%886 init: %cst_204) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %888 = stablehlo.reshape %887 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %889 = stablehlo.negate %888 : tensor<12x2x16x1xf32>
    %890 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %891 = stablehlo.divide %883, %890 : tensor<12x2x16x16xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%889 init: %cst_205) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %893 = stablehlo.broadcast_in_dim %892, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %894 = stablehlo.add %891, %893 : tensor<12x2x16x16xf32>
    %895 = stablehlo.multiply %894, %732 : tensor<12x2x16x16xf32>
    %896 = call @_where_9(%725#1, %895) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %897 = stablehlo.broadcast_in_dim %717, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %898 = stablehlo.multiply %896, %897 : tensor<12x2x16x16xf32>
    %899 = stablehlo.dot_general %898, %708, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %900 = stablehlo.transpose %899, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %901 = stablehlo.dot_general %898, %713, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %902 = stablehlo.transpose %900, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %903 = stablehlo.transpose %882, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %904 = stablehlo.reshape %903 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %905 = stablehlo.transpose %902, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %906 = stablehlo.reshape %905 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %907 = stablehlo.transpose %901, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %908 = stablehlo.reshape %907 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %909 = stablehlo.concatenate %908, %906, %904, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.reduce(%909 init: %cst_206) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %911 = stablehlo.reshape %910 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %912 = stablehlo.reshape %911 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %913 = stablehlo.dot_general %909, %699, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %914 = stablehlo.transpose %913, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %915 = stablehlo.dot_general %909, %656#1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %916 = stablehlo.reduce(%915 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %917 = stablehlo.reshape %916 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %918 = stablehlo.reshape %917 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %919 = stablehlo.multiply %685, %915 : tensor<12x16x32xf32>
    %920 = stablehlo.multiply %915, %695 : tensor<12x16x32xf32>
    %921 = stablehlo.broadcast_in_dim %688, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %922 = stablehlo.multiply %921, %919 : tensor<12x16x32xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%922 init: %cst_208) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %924 = stablehlo.reshape %923 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %925 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %926 = stablehlo.multiply %919, %925 : tensor<12x16x32xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %927 = stablehlo.reduce(%926 init: %cst_209) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %928 = stablehlo.reshape %927 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %929 = stablehlo.reshape %924 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %930 = stablehlo.multiply %928, %691 : tensor<12x16x1xf32>
    %931 = stablehlo.negate %920 : tensor<12x16x32xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %932 = stablehlo.reduce(%931 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %933 = stablehlo.reshape %932 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %934 = stablehlo.add %872, %920 : tensor<12x16x32xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %935 = stablehlo.reduce(%930 init: %cst_211) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %936 = stablehlo.reduce(%933 init: %cst_212) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %937 = stablehlo.multiply %935, %681 : tensor<12x16xf32>
    %938 = stablehlo.negate %937 : tensor<12x16xf32>
    %939 = stablehlo.multiply %938, %668 : tensor<12x16xf32>
    %940 = stablehlo.add %936, %939 : tensor<12x16xf32>
    %cst_213 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %942 = stablehlo.divide %937, %941 : tensor<12x16xf32>
    %943 = stablehlo.broadcast_in_dim %942, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_214 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %945 = stablehlo.divide %940, %944 : tensor<12x16xf32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %947 = stablehlo.add %934, %946 : tensor<12x16x32xf32>
    %948 = stablehlo.multiply %943, %659 : tensor<12x16x32xf32>
    %949 = stablehlo.add %947, %948 : tensor<12x16x32xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %950 = stablehlo.reduce(%949 init: %cst_215) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %951 = stablehlo.reshape %950 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %952 = call @_take_10(%3#1, %951) : (tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %953 = call @_take_11(%2#1, %949) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %954 = stablehlo.add %328, %953 : tensor<64x32xf32>
    %955 = chlo.square %912 : tensor<96xf32> -> tensor<96xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %957 = chlo.square %956 : tensor<96xf32> -> tensor<96xf32>
    %958 = stablehlo.add %955, %957 : tensor<96xf32>
    %959 = chlo.square %914 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %961 = chlo.square %960 : tensor<32x96xf32> -> tensor<32x96xf32>
    %962 = stablehlo.add %959, %961 : tensor<32x96xf32>
    %963 = chlo.square %875 : tensor<32xf32> -> tensor<32xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %965 = chlo.square %964 : tensor<32xf32> -> tensor<32xf32>
    %966 = stablehlo.add %963, %965 : tensor<32xf32>
    %967 = chlo.square %877 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %969 = chlo.square %968 : tensor<32x32xf32> -> tensor<32x32xf32>
    %970 = stablehlo.add %967, %969 : tensor<32x32xf32>
    %971 = chlo.square %835 : tensor<128xf32> -> tensor<128xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %973 = chlo.square %972 : tensor<128xf32> -> tensor<128xf32>
    %974 = stablehlo.add %971, %973 : tensor<128xf32>
    %975 = chlo.square %837 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %977 = chlo.square %976 : tensor<32x128xf32> -> tensor<32x128xf32>
    %978 = stablehlo.add %975, %977 : tensor<32x128xf32>
    %979 = chlo.square %815 : tensor<32xf32> -> tensor<32xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %981 = chlo.square %980 : tensor<32xf32> -> tensor<32xf32>
    %982 = stablehlo.add %979, %981 : tensor<32xf32>
    %983 = chlo.square %817 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %985 = chlo.square %984 : tensor<128x32xf32> -> tensor<128x32xf32>
    %986 = stablehlo.add %983, %985 : tensor<128x32xf32>
    %987 = chlo.square %918 : tensor<32xf32> -> tensor<32xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %989 = chlo.square %988 : tensor<32xf32> -> tensor<32xf32>
    %990 = stablehlo.add %987, %989 : tensor<32xf32>
    %991 = chlo.square %929 : tensor<32xf32> -> tensor<32xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %993 = chlo.square %992 : tensor<32xf32> -> tensor<32xf32>
    %994 = stablehlo.add %991, %993 : tensor<32xf32>
    %995 = chlo.square %841 : tensor<32xf32> -> tensor<32xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %997 = chlo.square %996 : tensor<32xf32> -> tensor<32xf32>
    %998 = stablehlo.add %995, %997 : tensor<32xf32>
    %999 = chlo.square %852 : tensor<32xf32> -> tensor<32xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1001 = chlo.square %1000 : tensor<32xf32> -> tensor<32xf32>
    %1002 = stablehlo.add %999, %1001 : tensor<32xf32>
    %1003 = chlo.square %618 : tensor<96xf32> -> tensor<96xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1005 = chlo.square %1004 : tensor<96xf32> -> tensor<96xf32>
    %1006 = stablehlo.add %1003, %1005 : tensor<96xf32>
    %1007 = chlo.square %620 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1009 = chlo.square %1008 : tensor<32x96xf32> -> tensor<32x96xf32>
    %1010 = stablehlo.add %1007, %1009 : tensor<32x96xf32>
    %1011 = chlo.square %581 : tensor<32xf32> -> tensor<32xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1013 = chlo.square %1012 : tensor<32xf32> -> tensor<32xf32>
    %1014 = stablehlo.add %1011, %1013 : tensor<32xf32>
    %1015 = chlo.square %583 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1017 = chlo.square %1016 : tensor<32x32xf32> -> tensor<32x32xf32>
    %1018 = stablehlo.add %1015, %1017 : tensor<32x32xf32>
    %1019 = chlo.square %541 : tensor<128xf32> -> tensor<128xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1021 = chlo.square %1020 : tensor<128xf32> -> tensor<128xf32>
    %1022 = stablehlo.add %1019, %1021 : tensor<128xf32>
    %1023 = chlo.square %543 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1025 = chlo.square %1024 : tensor<32x128xf32> -> tensor<32x128xf32>
    %1026 = stablehlo.add %1023, %1025 : tensor<32x128xf32>
    %1027 = chlo.square %521 : tensor<32xf32> -> tensor<32xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1029 = chlo.square %1028 : tensor<32xf32> -> tensor<32xf32>
    %1030 = stablehlo.add %1027, %1029 : tensor<32xf32>
    %1031 = chlo.square %523 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1033 = chlo.square %1032 : tensor<128x32xf32> -> tensor<128x32xf32>
    %1034 = stablehlo.add %1031, %1033 : tensor<128x32xf32>
    %1035 = chlo.square %624 : tensor<32xf32> -> tensor<32xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1037 = chlo.square %1036 : tensor<32xf32> -> tensor<32xf32>
    %1038 = stablehlo.add %1035, %1037 : tensor<32xf32>
    %1039 = chlo.square %635 : tensor<32xf32> -> tensor<32xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1041 = chlo.square %1040 : tensor<32xf32> -> tensor<32xf32>
    %1042 = stablehlo.add %1039, %1041 : tensor<32xf32>
    %1043 = chlo.square %547 : tensor<32xf32> -> tensor<32xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1045 = chlo.square %1044 : tensor<32xf32> -> tensor<32xf32>
    %1046 = stablehlo.add %1043, %1045 : tensor<32xf32>
    %1047 = chlo.square %558 : tensor<32xf32> -> tensor<32xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1049 = chlo.square %1048 : tensor<32xf32> -> tensor<32xf32>
    %1050 = stablehlo.add %1047, %1049 : tensor<32xf32>
    %1051 = chlo.square %331 : tensor<32xf32> -> tensor<32xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1053 = chlo.square %1052 : tensor<32xf32> -> tensor<32xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<32xf32>
    %1055 = chlo.square %342 : tensor<32xf32> -> tensor<32xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1057 = chlo.square %1056 : tensor<32xf32> -> tensor<32xf32>
    %1058 = stablehlo.add %1055, %1057 : tensor<32xf32>
    %1059 = chlo.square %952 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1061 = chlo.square %1060 : tensor<16x32xf32> -> tensor<16x32xf32>
    %1062 = stablehlo.add %1059, %1061 : tensor<16x32xf32>
    %1063 = chlo.square %954 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1065 = chlo.square %1064 : tensor<64x32xf32> -> tensor<64x32xf32>
    %1066 = stablehlo.add %1063, %1065 : tensor<64x32xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1067 = stablehlo.reduce(%958 init: %cst_244) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.reduce(%962 init: %cst_245) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1069 = stablehlo.reduce(%966 init: %cst_246) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1070 = stablehlo.reduce(%970 init: %cst_247) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1071 = stablehlo.reduce(%974 init: %cst_248) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1072 = stablehlo.reduce(%978 init: %cst_249) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1073 = stablehlo.reduce(%982 init: %cst_250) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1074 = stablehlo.reduce(%986 init: %cst_251) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1075 = stablehlo.reduce(%990 init: %cst_252) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.reduce(%994 init: %cst_253) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1077 = stablehlo.reduce(%998 init: %cst_254) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1078 = stablehlo.reduce(%1002 init: %cst_255) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1079 = stablehlo.reduce(%1006 init: %cst_256) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.reduce(%1010 init: %cst_257) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1081 = stablehlo.reduce(%1014 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1082 = stablehlo.reduce(%1018 init: %cst_259) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1083 = stablehlo.reduce(%1022 init: %cst_260) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.reduce(%1026 init: %cst_261) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1085 = stablehlo.reduce(%1030 init: %cst_262) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1086 = stablehlo.reduce(%1034 init: %cst_263) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1087 = stablehlo.reduce(%1038 init: %cst_264) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1088 = stablehlo.reduce(%1042 init: %cst_265) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1089 = stablehlo.reduce(%1046 init: %cst_266) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1090 = stablehlo.reduce(%1050 init: %cst_267) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1091 = stablehlo.reduce(%1054 init: %cst_268) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1092 = stablehlo.reduce(%1058 init: %cst_269) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1093 = stablehlo.reduce(%1062 init: %cst_270) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1094 = stablehlo.reduce(%1066 init: %cst_271) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1095 = stablehlo.add %cst_272, %1067 : tensor<f32>
    %1096 = stablehlo.add %1095, %1068 : tensor<f32>
    %1097 = stablehlo.add %1096, %1069 : tensor<f32>
    %1098 = stablehlo.add %1097, %1070 : tensor<f32>
    %1099 = stablehlo.add %1098, %1071 : tensor<f32>
    %1100 = stablehlo.add %1099, %1072 : tensor<f32>
    %1101 = stablehlo.add %1100, %1073 : tensor<f32>
    %1102 = stablehlo.add %1101, %1074 : tensor<f32>
    %1103 = stablehlo.add %1102, %1075 : tensor<f32>
    %1104 = stablehlo.add %1103, %1076 : tensor<f32>
    %1105 = stablehlo.add %1104, %1077 : tensor<f32>
    %1106 = stablehlo.add %1105, %1078 : tensor<f32>
    %1107 = stablehlo.add %1106, %1079 : tensor<f32>
    %1108 = stablehlo.add %1107, %1080 : tensor<f32>
    %1109 = stablehlo.add %1108, %1081 : tensor<f32>
    %1110 = stablehlo.add %1109, %1082 : tensor<f32>
    %1111 = stablehlo.add %1110, %1083 : tensor<f32>
    %1112 = stablehlo.add %1111, %1084 : tensor<f32>
    %1113 = stablehlo.add %1112, %1085 : tensor<f32>
    %1114 = stablehlo.add %1113, %1086 : tensor<f32>
    %1115 = stablehlo.add %1114, %1087 : tensor<f32>
    %1116 = stablehlo.add %1115, %1088 : tensor<f32>
    %1117 = stablehlo.add %1116, %1089 : tensor<f32>
    %1118 = stablehlo.add %1117, %1090 : tensor<f32>
    %1119 = stablehlo.add %1118, %1091 : tensor<f32>
    %1120 = stablehlo.add %1119, %1092 : tensor<f32>
    %1121 = stablehlo.add %1120, %1093 : tensor<f32>
    %1122 = stablehlo.add %1121, %1094 : tensor<f32>
    %1123 = stablehlo.sqrt %1122 : tensor<f32>
    %cst_273 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1124 = stablehlo.compare LT, %1123, %cst_273, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1125 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1126 = stablehlo.divide %912, %1125 : tensor<96xf32>
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1128 = stablehlo.multiply %1126, %1127 : tensor<96xf32>
    %1129 = stablehlo.select %1124, %912, %1128 : tensor<i1>, tensor<96xf32>
    %1130 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1131 = stablehlo.divide %914, %1130 : tensor<32x96xf32>
    %cst_275 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1133 = stablehlo.multiply %1131, %1132 : tensor<32x96xf32>
    %1134 = stablehlo.select %1124, %914, %1133 : tensor<i1>, tensor<32x96xf32>
    %1135 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1136 = stablehlo.divide %875, %1135 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1138 = stablehlo.multiply %1136, %1137 : tensor<32xf32>
    %1139 = stablehlo.select %1124, %875, %1138 : tensor<i1>, tensor<32xf32>
    %1140 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1141 = stablehlo.divide %877, %1140 : tensor<32x32xf32>
    %cst_277 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1143 = stablehlo.multiply %1141, %1142 : tensor<32x32xf32>
    %1144 = stablehlo.select %1124, %877, %1143 : tensor<i1>, tensor<32x32xf32>
    %1145 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1146 = stablehlo.divide %835, %1145 : tensor<128xf32>
    %cst_278 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1148 = stablehlo.multiply %1146, %1147 : tensor<128xf32>
    %1149 = stablehlo.select %1124, %835, %1148 : tensor<i1>, tensor<128xf32>
    %1150 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1151 = stablehlo.divide %837, %1150 : tensor<32x128xf32>
    %cst_279 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1153 = stablehlo.multiply %1151, %1152 : tensor<32x128xf32>
    %1154 = stablehlo.select %1124, %837, %1153 : tensor<i1>, tensor<32x128xf32>
    %1155 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1156 = stablehlo.divide %815, %1155 : tensor<32xf32>
    %cst_280 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1158 = stablehlo.multiply %1156, %1157 : tensor<32xf32>
    %1159 = stablehlo.select %1124, %815, %1158 : tensor<i1>, tensor<32xf32>
    %1160 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1161 = stablehlo.divide %817, %1160 : tensor<128x32xf32>
    %cst_281 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1163 = stablehlo.multiply %1161, %1162 : tensor<128x32xf32>
    %1164 = stablehlo.select %1124, %817, %1163 : tensor<i1>, tensor<128x32xf32>
    %1165 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1166 = stablehlo.divide %918, %1165 : tensor<32xf32>
    %cst_282 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1168 = stablehlo.multiply %1166, %1167 : tensor<32xf32>
    %1169 = stablehlo.select %1124, %918, %1168 : tensor<i1>, tensor<32xf32>
    %1170 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1171 = stablehlo.divide %929, %1170 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1173 = stablehlo.multiply %1171, %1172 : tensor<32xf32>
    %1174 = stablehlo.select %1124, %929, %1173 : tensor<i1>, tensor<32xf32>
    %1175 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1176 = stablehlo.divide %841, %1175 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1178 = stablehlo.multiply %1176, %1177 : tensor<32xf32>
    %1179 = stablehlo.select %1124, %841, %1178 : tensor<i1>, tensor<32xf32>
    %1180 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1181 = stablehlo.divide %852, %1180 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1183 = stablehlo.multiply %1181, %1182 : tensor<32xf32>
    %1184 = stablehlo.select %1124, %852, %1183 : tensor<i1>, tensor<32xf32>
    %1185 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1186 = stablehlo.divide %618, %1185 : tensor<96xf32>
    %cst_286 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1188 = stablehlo.multiply %1186, %1187 : tensor<96xf32>
    %1189 = stablehlo.select %1124, %618, %1188 : tensor<i1>, tensor<96xf32>
    %1190 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1191 = stablehlo.divide %620, %1190 : tensor<32x96xf32>
    %cst_287 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1193 = stablehlo.multiply %1191, %1192 : tensor<32x96xf32>
    %1194 = stablehlo.select %1124, %620, %1193 : tensor<i1>, tensor<32x96xf32>
    %1195 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1196 = stablehlo.divide %581, %1195 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1198 = stablehlo.multiply %1196, %1197 : tensor<32xf32>
    %1199 = stablehlo.select %1124, %581, %1198 : tensor<i1>, tensor<32xf32>
    %1200 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1201 = stablehlo.divide %583, %1200 : tensor<32x32xf32>
    %cst_289 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1203 = stablehlo.multiply %1201, %1202 : tensor<32x32xf32>
    %1204 = stablehlo.select %1124, %583, %1203 : tensor<i1>, tensor<32x32xf32>
    %1205 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1206 = stablehlo.divide %541, %1205 : tensor<128xf32>
    %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1208 = stablehlo.multiply %1206, %1207 : tensor<128xf32>
    %1209 = stablehlo.select %1124, %541, %1208 : tensor<i1>, tensor<128xf32>
    %1210 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1211 = stablehlo.divide %543, %1210 : tensor<32x128xf32>
    %cst_291 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1213 = stablehlo.multiply %1211, %1212 : tensor<32x128xf32>
    %1214 = stablehlo.select %1124, %543, %1213 : tensor<i1>, tensor<32x128xf32>
    %1215 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1216 = stablehlo.divide %521, %1215 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1218 = stablehlo.multiply %1216, %1217 : tensor<32xf32>
    %1219 = stablehlo.select %1124, %521, %1218 : tensor<i1>, tensor<32xf32>
    %1220 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1221 = stablehlo.divide %523, %1220 : tensor<128x32xf32>
    %cst_293 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1222 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1223 = stablehlo.multiply %1221, %1222 : tensor<128x32xf32>
    %1224 = stablehlo.select %1124, %523, %1223 : tensor<i1>, tensor<128x32xf32>
    %1225 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1226 = stablehlo.divide %624, %1225 : tensor<32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1228 = stablehlo.multiply %1226, %1227 : tensor<32xf32>
    %1229 = stablehlo.select %1124, %624, %1228 : tensor<i1>, tensor<32xf32>
    %1230 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1231 = stablehlo.divide %635, %1230 : tensor<32xf32>
    %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1233 = stablehlo.multiply %1231, %1232 : tensor<32xf32>
    %1234 = stablehlo.select %1124, %635, %1233 : tensor<i1>, tensor<32xf32>
    %1235 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1236 = stablehlo.divide %547, %1235 : tensor<32xf32>
    %cst_296 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1238 = stablehlo.multiply %1236, %1237 : tensor<32xf32>
    %1239 = stablehlo.select %1124, %547, %1238 : tensor<i1>, tensor<32xf32>
    %1240 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1241 = stablehlo.divide %558, %1240 : tensor<32xf32>
    %cst_297 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1242 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1243 = stablehlo.multiply %1241, %1242 : tensor<32xf32>
    %1244 = stablehlo.select %1124, %558, %1243 : tensor<i1>, tensor<32xf32>
    %1245 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1246 = stablehlo.divide %331, %1245 : tensor<32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1248 = stablehlo.multiply %1246, %1247 : tensor<32xf32>
    %1249 = stablehlo.select %1124, %331, %1248 : tensor<i1>, tensor<32xf32>
    %1250 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1251 = stablehlo.divide %342, %1250 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1252 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1253 = stablehlo.multiply %1251, %1252 : tensor<32xf32>
    %1254 = stablehlo.select %1124, %342, %1253 : tensor<i1>, tensor<32xf32>
    %1255 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1256 = stablehlo.divide %952, %1255 : tensor<16x32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1258 = stablehlo.multiply %1256, %1257 : tensor<16x32xf32>
    %1259 = stablehlo.select %1124, %952, %1258 : tensor<i1>, tensor<16x32xf32>
    %1260 = stablehlo.broadcast_in_dim %1123, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1261 = stablehlo.divide %954, %1260 : tensor<64x32xf32>
    %cst_301 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1263 = stablehlo.multiply %1261, %1262 : tensor<64x32xf32>
    %1264 = stablehlo.select %1124, %954, %1263 : tensor<i1>, tensor<64x32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1266 = stablehlo.multiply %1265, %1129 : tensor<96xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1268 = stablehlo.multiply %1267, %arg29 : tensor<96xf32>
    %1269 = stablehlo.add %1266, %1268 : tensor<96xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1271 = stablehlo.multiply %1270, %1134 : tensor<32x96xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1272 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1273 = stablehlo.multiply %1272, %arg30 : tensor<32x96xf32>
    %1274 = stablehlo.add %1271, %1273 : tensor<32x96xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1276 = stablehlo.multiply %1275, %1139 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.multiply %1277, %arg31 : tensor<32xf32>
    %1279 = stablehlo.add %1276, %1278 : tensor<32xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1281 = stablehlo.multiply %1280, %1144 : tensor<32x32xf32>
    %cst_309 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1283 = stablehlo.multiply %1282, %arg32 : tensor<32x32xf32>
    %1284 = stablehlo.add %1281, %1283 : tensor<32x32xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1286 = stablehlo.multiply %1285, %1149 : tensor<128xf32>
    %cst_311 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1287 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1288 = stablehlo.multiply %1287, %arg33 : tensor<128xf32>
    %1289 = stablehlo.add %1286, %1288 : tensor<128xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1291 = stablehlo.multiply %1290, %1154 : tensor<32x128xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1293 = stablehlo.multiply %1292, %arg34 : tensor<32x128xf32>
    %1294 = stablehlo.add %1291, %1293 : tensor<32x128xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1296 = stablehlo.multiply %1295, %1159 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1298 = stablehlo.multiply %1297, %arg35 : tensor<32xf32>
    %1299 = stablehlo.add %1296, %1298 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1300 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1301 = stablehlo.multiply %1300, %1164 : tensor<128x32xf32>
    %cst_317 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1303 = stablehlo.multiply %1302, %arg36 : tensor<128x32xf32>
    %1304 = stablehlo.add %1301, %1303 : tensor<128x32xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1306 = stablehlo.multiply %1305, %1169 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1308 = stablehlo.multiply %1307, %arg37 : tensor<32xf32>
    %1309 = stablehlo.add %1306, %1308 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1311 = stablehlo.multiply %1310, %1174 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1313 = stablehlo.multiply %1312, %arg38 : tensor<32xf32>
    %1314 = stablehlo.add %1311, %1313 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1316 = stablehlo.multiply %1315, %1179 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1317 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1318 = stablehlo.multiply %1317, %arg39 : tensor<32xf32>
    %1319 = stablehlo.add %1316, %1318 : tensor<32xf32>
    %cst_324 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1320 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1321 = stablehlo.multiply %1320, %1184 : tensor<32xf32>
    %cst_325 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1323 = stablehlo.multiply %1322, %arg40 : tensor<32xf32>
    %1324 = stablehlo.add %1321, %1323 : tensor<32xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1326 = stablehlo.multiply %1325, %1189 : tensor<96xf32>
    %cst_327 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1328 = stablehlo.multiply %1327, %arg41 : tensor<96xf32>
    %1329 = stablehlo.add %1326, %1328 : tensor<96xf32>
    %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1331 = stablehlo.multiply %1330, %1194 : tensor<32x96xf32>
    %cst_329 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1333 = stablehlo.multiply %1332, %arg42 : tensor<32x96xf32>
    %1334 = stablehlo.add %1331, %1333 : tensor<32x96xf32>
    %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1335 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1336 = stablehlo.multiply %1335, %1199 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1338 = stablehlo.multiply %1337, %arg43 : tensor<32xf32>
    %1339 = stablehlo.add %1336, %1338 : tensor<32xf32>
    %cst_332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1341 = stablehlo.multiply %1340, %1204 : tensor<32x32xf32>
    %cst_333 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1343 = stablehlo.multiply %1342, %arg44 : tensor<32x32xf32>
    %1344 = stablehlo.add %1341, %1343 : tensor<32x32xf32>
    %cst_334 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1346 = stablehlo.multiply %1345, %1209 : tensor<128xf32>
    %cst_335 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1347 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1348 = stablehlo.multiply %1347, %arg45 : tensor<128xf32>
    %1349 = stablehlo.add %1346, %1348 : tensor<128xf32>
    %cst_336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1350 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1351 = stablehlo.multiply %1350, %1214 : tensor<32x128xf32>
    %cst_337 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1352 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1353 = stablehlo.multiply %1352, %arg46 : tensor<32x128xf32>
    %1354 = stablehlo.add %1351, %1353 : tensor<32x128xf32>
    %cst_338 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1356 = stablehlo.multiply %1355, %1219 : tensor<32xf32>
    %cst_339 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1358 = stablehlo.multiply %1357, %arg47 : tensor<32xf32>
    %1359 = stablehlo.add %1356, %1358 : tensor<32xf32>
    %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1361 = stablehlo.multiply %1360, %1224 : tensor<128x32xf32>
    %cst_341 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1362 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1363 = stablehlo.multiply %1362, %arg48 : tensor<128x32xf32>
    %1364 = stablehlo.add %1361, %1363 : tensor<128x32xf32>
    %cst_342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1366 = stablehlo.multiply %1365, %1229 : tensor<32xf32>
    %cst_343 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1368 = stablehlo.multiply %1367, %arg49 : tensor<32xf32>
    %1369 = stablehlo.add %1366, %1368 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1371 = stablehlo.multiply %1370, %1234 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1373 = stablehlo.multiply %1372, %arg50 : tensor<32xf32>
    %1374 = stablehlo.add %1371, %1373 : tensor<32xf32>
    %cst_346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1375 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1376 = stablehlo.multiply %1375, %1239 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1378 = stablehlo.multiply %1377, %arg51 : tensor<32xf32>
    %1379 = stablehlo.add %1376, %1378 : tensor<32xf32>
    %cst_348 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1381 = stablehlo.multiply %1380, %1244 : tensor<32xf32>
    %cst_349 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1383 = stablehlo.multiply %1382, %arg52 : tensor<32xf32>
    %1384 = stablehlo.add %1381, %1383 : tensor<32xf32>
    %cst_350 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1386 = stablehlo.multiply %1385, %1249 : tensor<32xf32>
    %cst_351 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1387 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1388 = stablehlo.multiply %1387, %arg53 : tensor<32xf32>
    %1389 = stablehlo.add %1386, %1388 : tensor<32xf32>
    %cst_352 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1391 = stablehlo.multiply %1390, %1254 : tensor<32xf32>
    %cst_353 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1392 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1393 = stablehlo.multiply %1392, %arg54 : tensor<32xf32>
    %1394 = stablehlo.add %1391, %1393 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1395 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1396 = stablehlo.multiply %1395, %1259 : tensor<16x32xf32>
    %cst_355 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1398 = stablehlo.multiply %1397, %arg55 : tensor<16x32xf32>
    %1399 = stablehlo.add %1396, %1398 : tensor<16x32xf32>
    %cst_356 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1401 = stablehlo.multiply %1400, %1264 : tensor<64x32xf32>
    %cst_357 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1403 = stablehlo.multiply %1402, %arg56 : tensor<64x32xf32>
    %1404 = stablehlo.add %1401, %1403 : tensor<64x32xf32>
    %1405 = stablehlo.multiply %1129, %1129 : tensor<96xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1406 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1407 = stablehlo.multiply %1406, %1405 : tensor<96xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1409 = stablehlo.multiply %1408, %arg57 : tensor<96xf32>
    %1410 = stablehlo.add %1407, %1409 : tensor<96xf32>
    %1411 = stablehlo.multiply %1134, %1134 : tensor<32x96xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1413 = stablehlo.multiply %1412, %1411 : tensor<32x96xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1415 = stablehlo.multiply %1414, %arg58 : tensor<32x96xf32>
    %1416 = stablehlo.add %1413, %1415 : tensor<32x96xf32>
    %1417 = stablehlo.multiply %1139, %1139 : tensor<32xf32>
    %cst_362 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1419 = stablehlo.multiply %1418, %1417 : tensor<32xf32>
    %cst_363 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1421 = stablehlo.multiply %1420, %arg59 : tensor<32xf32>
    %1422 = stablehlo.add %1419, %1421 : tensor<32xf32>
    %1423 = stablehlo.multiply %1144, %1144 : tensor<32x32xf32>
    %cst_364 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1425 = stablehlo.multiply %1424, %1423 : tensor<32x32xf32>
    %cst_365 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1427 = stablehlo.multiply %1426, %arg60 : tensor<32x32xf32>
    %1428 = stablehlo.add %1425, %1427 : tensor<32x32xf32>
    %1429 = stablehlo.multiply %1149, %1149 : tensor<128xf32>
    %cst_366 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1431 = stablehlo.multiply %1430, %1429 : tensor<128xf32>
    %cst_367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1433 = stablehlo.multiply %1432, %arg61 : tensor<128xf32>
    %1434 = stablehlo.add %1431, %1433 : tensor<128xf32>
    %1435 = stablehlo.multiply %1154, %1154 : tensor<32x128xf32>
    %cst_368 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1437 = stablehlo.multiply %1436, %1435 : tensor<32x128xf32>
    %cst_369 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1439 = stablehlo.multiply %1438, %arg62 : tensor<32x128xf32>
    %1440 = stablehlo.add %1437, %1439 : tensor<32x128xf32>
    %1441 = stablehlo.multiply %1159, %1159 : tensor<32xf32>
    %cst_370 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1443 = stablehlo.multiply %1442, %1441 : tensor<32xf32>
    %cst_371 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1445 = stablehlo.multiply %1444, %arg63 : tensor<32xf32>
    %1446 = stablehlo.add %1443, %1445 : tensor<32xf32>
    %1447 = stablehlo.multiply %1164, %1164 : tensor<128x32xf32>
    %cst_372 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1449 = stablehlo.multiply %1448, %1447 : tensor<128x32xf32>
    %cst_373 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1451 = stablehlo.multiply %1450, %arg64 : tensor<128x32xf32>
    %1452 = stablehlo.add %1449, %1451 : tensor<128x32xf32>
    %1453 = stablehlo.multiply %1169, %1169 : tensor<32xf32>
    %cst_374 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1455 = stablehlo.multiply %1454, %1453 : tensor<32xf32>
    %cst_375 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1457 = stablehlo.multiply %1456, %arg65 : tensor<32xf32>
    %1458 = stablehlo.add %1455, %1457 : tensor<32xf32>
    %1459 = stablehlo.multiply %1174, %1174 : tensor<32xf32>
    %cst_376 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1461 = stablehlo.multiply %1460, %1459 : tensor<32xf32>
    %cst_377 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1463 = stablehlo.multiply %1462, %arg66 : tensor<32xf32>
    %1464 = stablehlo.add %1461, %1463 : tensor<32xf32>
    %1465 = stablehlo.multiply %1179, %1179 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1467 = stablehlo.multiply %1466, %1465 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1469 = stablehlo.multiply %1468, %arg67 : tensor<32xf32>
    %1470 = stablehlo.add %1467, %1469 : tensor<32xf32>
    %1471 = stablehlo.multiply %1184, %1184 : tensor<32xf32>
    %cst_380 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1473 = stablehlo.multiply %1472, %1471 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1475 = stablehlo.multiply %1474, %arg68 : tensor<32xf32>
    %1476 = stablehlo.add %1473, %1475 : tensor<32xf32>
    %1477 = stablehlo.multiply %1189, %1189 : tensor<96xf32>
    %cst_382 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1479 = stablehlo.multiply %1478, %1477 : tensor<96xf32>
    %cst_383 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1481 = stablehlo.multiply %1480, %arg69 : tensor<96xf32>
    %1482 = stablehlo.add %1479, %1481 : tensor<96xf32>
    %1483 = stablehlo.multiply %1194, %1194 : tensor<32x96xf32>
    %cst_384 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1485 = stablehlo.multiply %1484, %1483 : tensor<32x96xf32>
    %cst_385 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1487 = stablehlo.multiply %1486, %arg70 : tensor<32x96xf32>
    %1488 = stablehlo.add %1485, %1487 : tensor<32x96xf32>
    %1489 = stablehlo.multiply %1199, %1199 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1491 = stablehlo.multiply %1490, %1489 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1493 = stablehlo.multiply %1492, %arg71 : tensor<32xf32>
    %1494 = stablehlo.add %1491, %1493 : tensor<32xf32>
    %1495 = stablehlo.multiply %1204, %1204 : tensor<32x32xf32>
    %cst_388 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1497 = stablehlo.multiply %1496, %1495 : tensor<32x32xf32>
    %cst_389 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1499 = stablehlo.multiply %1498, %arg72 : tensor<32x32xf32>
    %1500 = stablehlo.add %1497, %1499 : tensor<32x32xf32>
    %1501 = stablehlo.multiply %1209, %1209 : tensor<128xf32>
    %cst_390 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1503 = stablehlo.multiply %1502, %1501 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1505 = stablehlo.multiply %1504, %arg73 : tensor<128xf32>
    %1506 = stablehlo.add %1503, %1505 : tensor<128xf32>
    %1507 = stablehlo.multiply %1214, %1214 : tensor<32x128xf32>
    %cst_392 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1509 = stablehlo.multiply %1508, %1507 : tensor<32x128xf32>
    %cst_393 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1510 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1511 = stablehlo.multiply %1510, %arg74 : tensor<32x128xf32>
    %1512 = stablehlo.add %1509, %1511 : tensor<32x128xf32>
    %1513 = stablehlo.multiply %1219, %1219 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1515 = stablehlo.multiply %1514, %1513 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1517 = stablehlo.multiply %1516, %arg75 : tensor<32xf32>
    %1518 = stablehlo.add %1515, %1517 : tensor<32xf32>
    %1519 = stablehlo.multiply %1224, %1224 : tensor<128x32xf32>
    %cst_396 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1521 = stablehlo.multiply %1520, %1519 : tensor<128x32xf32>
    %cst_397 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1522 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1523 = stablehlo.multiply %1522, %arg76 : tensor<128x32xf32>
    %1524 = stablehlo.add %1521, %1523 : tensor<128x32xf32>
    %1525 = stablehlo.multiply %1229, %1229 : tensor<32xf32>
    %cst_398 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1527 = stablehlo.multiply %1526, %1525 : tensor<32xf32>
    %cst_399 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1528 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1529 = stablehlo.multiply %1528, %arg77 : tensor<32xf32>
    %1530 = stablehlo.add %1527, %1529 : tensor<32xf32>
    %1531 = stablehlo.multiply %1234, %1234 : tensor<32xf32>
    %cst_400 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1533 = stablehlo.multiply %1532, %1531 : tensor<32xf32>
    %cst_401 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1534 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1535 = stablehlo.multiply %1534, %arg78 : tensor<32xf32>
    %1536 = stablehlo.add %1533, %1535 : tensor<32xf32>
    %1537 = stablehlo.multiply %1239, %1239 : tensor<32xf32>
    %cst_402 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1539 = stablehlo.multiply %1538, %1537 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1540 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1541 = stablehlo.multiply %1540, %arg79 : tensor<32xf32>
    %1542 = stablehlo.add %1539, %1541 : tensor<32xf32>
    %1543 = stablehlo.multiply %1244, %1244 : tensor<32xf32>
    %cst_404 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1545 = stablehlo.multiply %1544, %1543 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1547 = stablehlo.multiply %1546, %arg80 : tensor<32xf32>
    %1548 = stablehlo.add %1545, %1547 : tensor<32xf32>
    %1549 = stablehlo.multiply %1249, %1249 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1551 = stablehlo.multiply %1550, %1549 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1553 = stablehlo.multiply %1552, %arg81 : tensor<32xf32>
    %1554 = stablehlo.add %1551, %1553 : tensor<32xf32>
    %1555 = stablehlo.multiply %1254, %1254 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1557 = stablehlo.multiply %1556, %1555 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1558 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1559 = stablehlo.multiply %1558, %arg82 : tensor<32xf32>
    %1560 = stablehlo.add %1557, %1559 : tensor<32xf32>
    %1561 = stablehlo.multiply %1259, %1259 : tensor<16x32xf32>
    %cst_410 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1563 = stablehlo.multiply %1562, %1561 : tensor<16x32xf32>
    %cst_411 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1565 = stablehlo.multiply %1564, %arg83 : tensor<16x32xf32>
    %1566 = stablehlo.add %1563, %1565 : tensor<16x32xf32>
    %1567 = stablehlo.multiply %1264, %1264 : tensor<64x32xf32>
    %cst_412 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1569 = stablehlo.multiply %1568, %1567 : tensor<64x32xf32>
    %cst_413 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1571 = stablehlo.multiply %1570, %arg84 : tensor<64x32xf32>
    %1572 = stablehlo.add %1569, %1571 : tensor<64x32xf32>
    %c_414 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1573 = stablehlo.compare LT, %arg28, %c_414, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_415 = stablehlo.constant dense<1> : tensor<i32>
    %1574 = stablehlo.add %arg28, %c_415 : tensor<i32>
    %c_416 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1575 = call @_where_12(%1573, %1574, %c_416) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_417 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1576 = stablehlo.convert %1575 : (tensor<i32>) -> tensor<f32>
    %1577 = stablehlo.power %cst_417, %1576 : tensor<f32>
    %cst_418 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1578 = stablehlo.subtract %cst_418, %1577 : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1580 = stablehlo.divide %1269, %1579 : tensor<96xf32>
    %1581 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1582 = stablehlo.divide %1274, %1581 : tensor<32x96xf32>
    %1583 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1584 = stablehlo.divide %1279, %1583 : tensor<32xf32>
    %1585 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1586 = stablehlo.divide %1284, %1585 : tensor<32x32xf32>
    %1587 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1588 = stablehlo.divide %1289, %1587 : tensor<128xf32>
    %1589 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1590 = stablehlo.divide %1294, %1589 : tensor<32x128xf32>
    %1591 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1592 = stablehlo.divide %1299, %1591 : tensor<32xf32>
    %1593 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1594 = stablehlo.divide %1304, %1593 : tensor<128x32xf32>
    %1595 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1596 = stablehlo.divide %1309, %1595 : tensor<32xf32>
    %1597 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1598 = stablehlo.divide %1314, %1597 : tensor<32xf32>
    %1599 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1600 = stablehlo.divide %1319, %1599 : tensor<32xf32>
    %1601 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1602 = stablehlo.divide %1324, %1601 : tensor<32xf32>
    %1603 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1604 = stablehlo.divide %1329, %1603 : tensor<96xf32>
    %1605 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1606 = stablehlo.divide %1334, %1605 : tensor<32x96xf32>
    %1607 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1608 = stablehlo.divide %1339, %1607 : tensor<32xf32>
    %1609 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1610 = stablehlo.divide %1344, %1609 : tensor<32x32xf32>
    %1611 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1612 = stablehlo.divide %1349, %1611 : tensor<128xf32>
    %1613 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1614 = stablehlo.divide %1354, %1613 : tensor<32x128xf32>
    %1615 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1616 = stablehlo.divide %1359, %1615 : tensor<32xf32>
    %1617 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1618 = stablehlo.divide %1364, %1617 : tensor<128x32xf32>
    %1619 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1620 = stablehlo.divide %1369, %1619 : tensor<32xf32>
    %1621 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1622 = stablehlo.divide %1374, %1621 : tensor<32xf32>
    %1623 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1624 = stablehlo.divide %1379, %1623 : tensor<32xf32>
    %1625 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1626 = stablehlo.divide %1384, %1625 : tensor<32xf32>
    %1627 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1628 = stablehlo.divide %1389, %1627 : tensor<32xf32>
    %1629 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1630 = stablehlo.divide %1394, %1629 : tensor<32xf32>
    %1631 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1632 = stablehlo.divide %1399, %1631 : tensor<16x32xf32>
    %1633 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1634 = stablehlo.divide %1404, %1633 : tensor<64x32xf32>
    %cst_419 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1635 = stablehlo.convert %1575 : (tensor<i32>) -> tensor<f32>
    %1636 = stablehlo.power %cst_419, %1635 : tensor<f32>
    %cst_420 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1637 = stablehlo.subtract %cst_420, %1636 : tensor<f32>
    %1638 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1639 = stablehlo.divide %1410, %1638 : tensor<96xf32>
    %1640 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1641 = stablehlo.divide %1416, %1640 : tensor<32x96xf32>
    %1642 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1643 = stablehlo.divide %1422, %1642 : tensor<32xf32>
    %1644 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1645 = stablehlo.divide %1428, %1644 : tensor<32x32xf32>
    %1646 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1647 = stablehlo.divide %1434, %1646 : tensor<128xf32>
    %1648 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1649 = stablehlo.divide %1440, %1648 : tensor<32x128xf32>
    %1650 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1651 = stablehlo.divide %1446, %1650 : tensor<32xf32>
    %1652 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1653 = stablehlo.divide %1452, %1652 : tensor<128x32xf32>
    %1654 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1655 = stablehlo.divide %1458, %1654 : tensor<32xf32>
    %1656 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1657 = stablehlo.divide %1464, %1656 : tensor<32xf32>
    %1658 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1659 = stablehlo.divide %1470, %1658 : tensor<32xf32>
    %1660 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1661 = stablehlo.divide %1476, %1660 : tensor<32xf32>
    %1662 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1663 = stablehlo.divide %1482, %1662 : tensor<96xf32>
    %1664 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1665 = stablehlo.divide %1488, %1664 : tensor<32x96xf32>
    %1666 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1667 = stablehlo.divide %1494, %1666 : tensor<32xf32>
    %1668 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1669 = stablehlo.divide %1500, %1668 : tensor<32x32xf32>
    %1670 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1671 = stablehlo.divide %1506, %1670 : tensor<128xf32>
    %1672 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1673 = stablehlo.divide %1512, %1672 : tensor<32x128xf32>
    %1674 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1675 = stablehlo.divide %1518, %1674 : tensor<32xf32>
    %1676 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1677 = stablehlo.divide %1524, %1676 : tensor<128x32xf32>
    %1678 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1679 = stablehlo.divide %1530, %1678 : tensor<32xf32>
    %1680 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1681 = stablehlo.divide %1536, %1680 : tensor<32xf32>
    %1682 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1683 = stablehlo.divide %1542, %1682 : tensor<32xf32>
    %1684 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1685 = stablehlo.divide %1548, %1684 : tensor<32xf32>
    %1686 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1687 = stablehlo.divide %1554, %1686 : tensor<32xf32>
    %1688 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1689 = stablehlo.divide %1560, %1688 : tensor<32xf32>
    %1690 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1691 = stablehlo.divide %1566, %1690 : tensor<16x32xf32>
    %1692 = stablehlo.broadcast_in_dim %1637, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1693 = stablehlo.divide %1572, %1692 : tensor<64x32xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1695 = stablehlo.add %1639, %1694 : tensor<96xf32>
    %1696 = stablehlo.sqrt %1695 : tensor<96xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1698 = stablehlo.add %1696, %1697 : tensor<96xf32>
    %1699 = stablehlo.divide %1580, %1698 : tensor<96xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1701 = stablehlo.add %1641, %1700 : tensor<32x96xf32>
    %1702 = stablehlo.sqrt %1701 : tensor<32x96xf32>
    %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1704 = stablehlo.add %1702, %1703 : tensor<32x96xf32>
    %1705 = stablehlo.divide %1582, %1704 : tensor<32x96xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1706 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1707 = stablehlo.add %1643, %1706 : tensor<32xf32>
    %1708 = stablehlo.sqrt %1707 : tensor<32xf32>
    %cst_426 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1710 = stablehlo.add %1708, %1709 : tensor<32xf32>
    %1711 = stablehlo.divide %1584, %1710 : tensor<32xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1712 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1713 = stablehlo.add %1645, %1712 : tensor<32x32xf32>
    %1714 = stablehlo.sqrt %1713 : tensor<32x32xf32>
    %cst_428 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1716 = stablehlo.add %1714, %1715 : tensor<32x32xf32>
    %1717 = stablehlo.divide %1586, %1716 : tensor<32x32xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1719 = stablehlo.add %1647, %1718 : tensor<128xf32>
    %1720 = stablehlo.sqrt %1719 : tensor<128xf32>
    %cst_430 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1722 = stablehlo.add %1720, %1721 : tensor<128xf32>
    %1723 = stablehlo.divide %1588, %1722 : tensor<128xf32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1725 = stablehlo.add %1649, %1724 : tensor<32x128xf32>
    %1726 = stablehlo.sqrt %1725 : tensor<32x128xf32>
    %cst_432 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1727 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1728 = stablehlo.add %1726, %1727 : tensor<32x128xf32>
    %1729 = stablehlo.divide %1590, %1728 : tensor<32x128xf32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1730 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1731 = stablehlo.add %1651, %1730 : tensor<32xf32>
    %1732 = stablehlo.sqrt %1731 : tensor<32xf32>
    %cst_434 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1733 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1734 = stablehlo.add %1732, %1733 : tensor<32xf32>
    %1735 = stablehlo.divide %1592, %1734 : tensor<32xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1736 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1737 = stablehlo.add %1653, %1736 : tensor<128x32xf32>
    %1738 = stablehlo.sqrt %1737 : tensor<128x32xf32>
    %cst_436 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1740 = stablehlo.add %1738, %1739 : tensor<128x32xf32>
    %1741 = stablehlo.divide %1594, %1740 : tensor<128x32xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1742 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1743 = stablehlo.add %1655, %1742 : tensor<32xf32>
    %1744 = stablehlo.sqrt %1743 : tensor<32xf32>
    %cst_438 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1746 = stablehlo.add %1744, %1745 : tensor<32xf32>
    %1747 = stablehlo.divide %1596, %1746 : tensor<32xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1748 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1749 = stablehlo.add %1657, %1748 : tensor<32xf32>
    %1750 = stablehlo.sqrt %1749 : tensor<32xf32>
    %cst_440 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1751 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1752 = stablehlo.add %1750, %1751 : tensor<32xf32>
    %1753 = stablehlo.divide %1598, %1752 : tensor<32xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1755 = stablehlo.add %1659, %1754 : tensor<32xf32>
    %1756 = stablehlo.sqrt %1755 : tensor<32xf32>
    %cst_442 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1757 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1758 = stablehlo.add %1756, %1757 : tensor<32xf32>
    %1759 = stablehlo.divide %1600, %1758 : tensor<32xf32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1760 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1761 = stablehlo.add %1661, %1760 : tensor<32xf32>
    %1762 = stablehlo.sqrt %1761 : tensor<32xf32>
    %cst_444 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1764 = stablehlo.add %1762, %1763 : tensor<32xf32>
    %1765 = stablehlo.divide %1602, %1764 : tensor<32xf32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1766 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1767 = stablehlo.add %1663, %1766 : tensor<96xf32>
    %1768 = stablehlo.sqrt %1767 : tensor<96xf32>
    %cst_446 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1769 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1770 = stablehlo.add %1768, %1769 : tensor<96xf32>
    %1771 = stablehlo.divide %1604, %1770 : tensor<96xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1772 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1773 = stablehlo.add %1665, %1772 : tensor<32x96xf32>
    %1774 = stablehlo.sqrt %1773 : tensor<32x96xf32>
    %cst_448 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1776 = stablehlo.add %1774, %1775 : tensor<32x96xf32>
    %1777 = stablehlo.divide %1606, %1776 : tensor<32x96xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1778 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1779 = stablehlo.add %1667, %1778 : tensor<32xf32>
    %1780 = stablehlo.sqrt %1779 : tensor<32xf32>
    %cst_450 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1781 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1782 = stablehlo.add %1780, %1781 : tensor<32xf32>
    %1783 = stablehlo.divide %1608, %1782 : tensor<32xf32>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1784 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1785 = stablehlo.add %1669, %1784 : tensor<32x32xf32>
    %1786 = stablehlo.sqrt %1785 : tensor<32x32xf32>
    %cst_452 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1787 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1788 = stablehlo.add %1786, %1787 : tensor<32x32xf32>
    %1789 = stablehlo.divide %1610, %1788 : tensor<32x32xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1791 = stablehlo.add %1671, %1790 : tensor<128xf32>
    %1792 = stablehlo.sqrt %1791 : tensor<128xf32>
    %cst_454 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1793 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1794 = stablehlo.add %1792, %1793 : tensor<128xf32>
    %1795 = stablehlo.divide %1612, %1794 : tensor<128xf32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1796 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1797 = stablehlo.add %1673, %1796 : tensor<32x128xf32>
    %1798 = stablehlo.sqrt %1797 : tensor<32x128xf32>
    %cst_456 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1800 = stablehlo.add %1798, %1799 : tensor<32x128xf32>
    %1801 = stablehlo.divide %1614, %1800 : tensor<32x128xf32>
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1802 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1803 = stablehlo.add %1675, %1802 : tensor<32xf32>
    %1804 = stablehlo.sqrt %1803 : tensor<32xf32>
    %cst_458 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1805 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1806 = stablehlo.add %1804, %1805 : tensor<32xf32>
    %1807 = stablehlo.divide %1616, %1806 : tensor<32xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1808 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1809 = stablehlo.add %1677, %1808 : tensor<128x32xf32>
    %1810 = stablehlo.sqrt %1809 : tensor<128x32xf32>
    %cst_460 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1811 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1812 = stablehlo.add %1810, %1811 : tensor<128x32xf32>
    %1813 = stablehlo.divide %1618, %1812 : tensor<128x32xf32>
    %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1814 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1815 = stablehlo.add %1679, %1814 : tensor<32xf32>
    %1816 = stablehlo.sqrt %1815 : tensor<32xf32>
    %cst_462 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1818 = stablehlo.add %1816, %1817 : tensor<32xf32>
    %1819 = stablehlo.divide %1620, %1818 : tensor<32xf32>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1820 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1821 = stablehlo.add %1681, %1820 : tensor<32xf32>
    %1822 = stablehlo.sqrt %1821 : tensor<32xf32>
    %cst_464 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1823 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1824 = stablehlo.add %1822, %1823 : tensor<32xf32>
    %1825 = stablehlo.divide %1622, %1824 : tensor<32xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1826 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1827 = stablehlo.add %1683, %1826 : tensor<32xf32>
    %1828 = stablehlo.sqrt %1827 : tensor<32xf32>
    %cst_466 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1829 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1830 = stablehlo.add %1828, %1829 : tensor<32xf32>
    %1831 = stablehlo.divide %1624, %1830 : tensor<32xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1833 = stablehlo.add %1685, %1832 : tensor<32xf32>
    %1834 = stablehlo.sqrt %1833 : tensor<32xf32>
    %cst_468 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1835 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1836 = stablehlo.add %1834, %1835 : tensor<32xf32>
    %1837 = stablehlo.divide %1626, %1836 : tensor<32xf32>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1838 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1839 = stablehlo.add %1687, %1838 : tensor<32xf32>
    %1840 = stablehlo.sqrt %1839 : tensor<32xf32>
    %cst_470 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1841 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1842 = stablehlo.add %1840, %1841 : tensor<32xf32>
    %1843 = stablehlo.divide %1628, %1842 : tensor<32xf32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1844 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1845 = stablehlo.add %1689, %1844 : tensor<32xf32>
    %1846 = stablehlo.sqrt %1845 : tensor<32xf32>
    %cst_472 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1847 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1848 = stablehlo.add %1846, %1847 : tensor<32xf32>
    %1849 = stablehlo.divide %1630, %1848 : tensor<32xf32>
    %cst_473 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1851 = stablehlo.add %1691, %1850 : tensor<16x32xf32>
    %1852 = stablehlo.sqrt %1851 : tensor<16x32xf32>
    %cst_474 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1853 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1854 = stablehlo.add %1852, %1853 : tensor<16x32xf32>
    %1855 = stablehlo.divide %1632, %1854 : tensor<16x32xf32>
    %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1857 = stablehlo.add %1693, %1856 : tensor<64x32xf32>
    %1858 = stablehlo.sqrt %1857 : tensor<64x32xf32>
    %cst_476 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1859 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1860 = stablehlo.add %1858, %1859 : tensor<64x32xf32>
    %1861 = stablehlo.divide %1634, %1860 : tensor<64x32xf32>
    %cst_477 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1862 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1863 = stablehlo.multiply %1862, %arg1 : tensor<32x96xf32>
    %1864 = stablehlo.add %1705, %1863 : tensor<32x96xf32>
    %cst_478 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1865 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1866 = stablehlo.multiply %1865, %arg3 : tensor<32x32xf32>
    %1867 = stablehlo.add %1717, %1866 : tensor<32x32xf32>
    %cst_479 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1868 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1869 = stablehlo.multiply %1868, %arg5 : tensor<32x128xf32>
    %1870 = stablehlo.add %1729, %1869 : tensor<32x128xf32>
    %cst_480 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1871 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1872 = stablehlo.multiply %1871, %arg7 : tensor<128x32xf32>
    %1873 = stablehlo.add %1741, %1872 : tensor<128x32xf32>
    %cst_481 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1874 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1875 = stablehlo.multiply %1874, %arg13 : tensor<32x96xf32>
    %1876 = stablehlo.add %1777, %1875 : tensor<32x96xf32>
    %cst_482 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1877 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1878 = stablehlo.multiply %1877, %arg15 : tensor<32x32xf32>
    %1879 = stablehlo.add %1789, %1878 : tensor<32x32xf32>
    %cst_483 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1880 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1881 = stablehlo.multiply %1880, %arg17 : tensor<32x128xf32>
    %1882 = stablehlo.add %1801, %1881 : tensor<32x128xf32>
    %cst_484 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1883 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1884 = stablehlo.multiply %1883, %arg19 : tensor<128x32xf32>
    %1885 = stablehlo.add %1813, %1884 : tensor<128x32xf32>
    %cst_485 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1886 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1887 = stablehlo.multiply %1886, %arg26 : tensor<16x32xf32>
    %1888 = stablehlo.add %1855, %1887 : tensor<16x32xf32>
    %cst_486 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1889 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1890 = stablehlo.multiply %1889, %arg27 : tensor<64x32xf32>
    %1891 = stablehlo.add %1861, %1890 : tensor<64x32xf32>
    %c_487 = stablehlo.constant dense<0> : tensor<i32>
    %1892 = stablehlo.subtract %arg85, %c_487 : tensor<i32>
    %c_488 = stablehlo.constant dense<0> : tensor<i32>
    %c_489 = stablehlo.constant dense<5> : tensor<i32>
    %1893 = call @clip(%1892, %c_488, %c_489) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1894 = stablehlo.convert %1893 : (tensor<i32>) -> tensor<f32>
    %cst_490 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1895 = stablehlo.divide %1894, %cst_490 : tensor<f32>
    %cst_491 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1896 = stablehlo.subtract %cst_491, %1895 : tensor<f32>
    %cst_492 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %1897 = stablehlo.multiply %cst_492, %1896 : tensor<f32>
    %cst_493 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1898 = stablehlo.add %1897, %cst_493 : tensor<f32>
    %c_494 = stablehlo.constant dense<5> : tensor<i32>
    %1899 = stablehlo.compare LT, %arg85, %c_494, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_495 = stablehlo.constant dense<5> : tensor<i32>
    %1900 = stablehlo.subtract %arg85, %c_495 : tensor<i32>
    %1901 = stablehlo.convert %1900 : (tensor<i32>) -> tensor<f32>
    %cst_496 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1902 = stablehlo.minimum %1901, %cst_496 : tensor<f32>
    %cst_497 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %1903 = stablehlo.multiply %cst_497, %1902 : tensor<f32>
    %cst_498 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1904 = stablehlo.divide %1903, %cst_498 : tensor<f32>
    %1905 = stablehlo.cosine %1904 : tensor<f32>
    %cst_499 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1906 = stablehlo.add %cst_499, %1905 : tensor<f32>
    %cst_500 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1907 = stablehlo.multiply %cst_500, %1906 : tensor<f32>
    %cst_501 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1908 = stablehlo.power %1907, %cst_501 : tensor<f32>
    %cst_502 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1909 = stablehlo.multiply %cst_502, %1908 : tensor<f32>
    %cst_503 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1910 = stablehlo.add %1909, %cst_503 : tensor<f32>
    %cst_504 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1911 = stablehlo.multiply %cst_504, %1910 : tensor<f32>
    %1912 = call @_where_13(%1899, %1898, %1911) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_505 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1913 = stablehlo.multiply %cst_505, %1912 : tensor<f32>
    %1914 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1915 = stablehlo.multiply %1914, %1699 : tensor<96xf32>
    %1916 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1917 = stablehlo.multiply %1916, %1864 : tensor<32x96xf32>
    %1918 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1919 = stablehlo.multiply %1918, %1711 : tensor<32xf32>
    %1920 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1921 = stablehlo.multiply %1920, %1867 : tensor<32x32xf32>
    %1922 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1923 = stablehlo.multiply %1922, %1723 : tensor<128xf32>
    %1924 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1925 = stablehlo.multiply %1924, %1870 : tensor<32x128xf32>
    %1926 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1927 = stablehlo.multiply %1926, %1735 : tensor<32xf32>
    %1928 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1929 = stablehlo.multiply %1928, %1873 : tensor<128x32xf32>
    %1930 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1931 = stablehlo.multiply %1930, %1747 : tensor<32xf32>
    %1932 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1933 = stablehlo.multiply %1932, %1753 : tensor<32xf32>
    %1934 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1935 = stablehlo.multiply %1934, %1759 : tensor<32xf32>
    %1936 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1937 = stablehlo.multiply %1936, %1765 : tensor<32xf32>
    %1938 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1939 = stablehlo.multiply %1938, %1771 : tensor<96xf32>
    %1940 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1941 = stablehlo.multiply %1940, %1876 : tensor<32x96xf32>
    %1942 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1943 = stablehlo.multiply %1942, %1783 : tensor<32xf32>
    %1944 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1945 = stablehlo.multiply %1944, %1879 : tensor<32x32xf32>
    %1946 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1947 = stablehlo.multiply %1946, %1795 : tensor<128xf32>
    %1948 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1949 = stablehlo.multiply %1948, %1882 : tensor<32x128xf32>
    %1950 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1951 = stablehlo.multiply %1950, %1807 : tensor<32xf32>
    %1952 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1953 = stablehlo.multiply %1952, %1885 : tensor<128x32xf32>
    %1954 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1955 = stablehlo.multiply %1954, %1819 : tensor<32xf32>
    %1956 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1957 = stablehlo.multiply %1956, %1825 : tensor<32xf32>
    %1958 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1959 = stablehlo.multiply %1958, %1831 : tensor<32xf32>
    %1960 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1961 = stablehlo.multiply %1960, %1837 : tensor<32xf32>
    %1962 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1963 = stablehlo.multiply %1962, %1843 : tensor<32xf32>
    %1964 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1965 = stablehlo.multiply %1964, %1849 : tensor<32xf32>
    %1966 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1967 = stablehlo.multiply %1966, %1888 : tensor<16x32xf32>
    %1968 = stablehlo.broadcast_in_dim %1913, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1969 = stablehlo.multiply %1968, %1891 : tensor<64x32xf32>
    %c_506 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1970 = stablehlo.compare LT, %arg85, %c_506, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_507 = stablehlo.constant dense<1> : tensor<i32>
    %1971 = stablehlo.add %arg85, %c_507 : tensor<i32>
    %c_508 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1972 = call @_where_12(%1970, %1971, %c_508) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1973 = stablehlo.add %arg0, %1915 : tensor<96xf32>
    %1974 = stablehlo.add %arg1, %1917 : tensor<32x96xf32>
    %1975 = stablehlo.add %arg2, %1919 : tensor<32xf32>
    %1976 = stablehlo.add %arg3, %1921 : tensor<32x32xf32>
    %1977 = stablehlo.add %arg4, %1923 : tensor<128xf32>
    %1978 = stablehlo.add %arg5, %1925 : tensor<32x128xf32>
    %1979 = stablehlo.add %arg6, %1927 : tensor<32xf32>
    %1980 = stablehlo.add %arg7, %1929 : tensor<128x32xf32>
    %1981 = stablehlo.add %arg8, %1931 : tensor<32xf32>
    %1982 = stablehlo.add %arg9, %1933 : tensor<32xf32>
    %1983 = stablehlo.add %arg10, %1935 : tensor<32xf32>
    %1984 = stablehlo.add %arg11, %1937 : tensor<32xf32>
    %1985 = stablehlo.add %arg12, %1939 : tensor<96xf32>
    %1986 = stablehlo.add %arg13, %1941 : tensor<32x96xf32>
    %1987 = stablehlo.add %arg14, %1943 : tensor<32xf32>
    %1988 = stablehlo.add %arg15, %1945 : tensor<32x32xf32>
    %1989 = stablehlo.add %arg16, %1947 : tensor<128xf32>
    %1990 = stablehlo.add %arg17, %1949 : tensor<32x128xf32>
    %1991 = stablehlo.add %arg18, %1951 : tensor<32xf32>
    %1992 = stablehlo.add %arg19, %1953 : tensor<128x32xf32>
    %1993 = stablehlo.add %arg20, %1955 : tensor<32xf32>
    %1994 = stablehlo.add %arg21, %1957 : tensor<32xf32>
    %1995 = stablehlo.add %arg22, %1959 : tensor<32xf32>
    %1996 = stablehlo.add %arg23, %1961 : tensor<32xf32>
    %1997 = stablehlo.add %arg24, %1963 : tensor<32xf32>
    %1998 = stablehlo.add %arg25, %1965 : tensor<32xf32>
    %1999 = stablehlo.add %arg26, %1967 : tensor<16x32xf32>
    %2000 = stablehlo.add %arg27, %1969 : tensor<64x32xf32>
    return %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %1575, %1269, %1274, %1279, %1284, %1289, %1294, %1299, %1304, %1309, %1314, %1319, %1324, %1329, %1334, %1339, %1344, %1349, %1354, %1359, %1364, %1369, %1374, %1379, %1384, %1389, %1394, %1399, %1404, %1410, %1416, %1422, %1428, %1434, %1440, %1446, %1452, %1458, %1464, %1470, %1476, %1482, %1488, %1494, %1500, %1506, %1512, %1518, %1524, %1530, %1536, %1542, %1548, %1554, %1560, %1566, %1572, %1972, %310 : tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<f32>
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
  func.func private @_where_2(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<f32>, %arg2: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<12x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %3 : tensor<12x2x16x16xf32>
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
  func.func private @tril_7(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
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
  func.func private @_where_8(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<f32>, %arg2: tensor<12x2x16x16xf32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<12x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %3, %1 : tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>
  }
  func.func private @_where_9(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %1 : tensor<12x2x16x16xf32>
  }
  func.func private @_take_10(%arg0: tensor<1x16x1xi32>, %arg1: tensor<1x16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32xf32>, tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_take_11(%arg0: tensor<12x16x1xi32>, %arg1: tensor<12x16x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @_where_12(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
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
  func.func private @_where_13(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
