module @jit_loss_first attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<96xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<128xf32>, %arg5: tensor<32x128xf32>, %arg6: tensor<32xf32>, %arg7: tensor<128x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<96xf32>, %arg13: tensor<32x96xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32x32xf32>, %arg16: tensor<128xf32>, %arg17: tensor<32x128xf32>, %arg18: tensor<32xf32>, %arg19: tensor<128x32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<16x32xf32>, %arg27: tensor<64x32xf32>, %arg28: tensor<i32>, %arg29: tensor<96xf32>, %arg30: tensor<32x96xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32x32xf32>, %arg33: tensor<128xf32>, %arg34: tensor<32x128xf32>, %arg35: tensor<32xf32>, %arg36: tensor<128x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32xf32>, %arg41: tensor<96xf32>, %arg42: tensor<32x96xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32x32xf32>, %arg45: tensor<128xf32>, %arg46: tensor<32x128xf32>, %arg47: tensor<32xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32xf32>, %arg53: tensor<32xf32>, %arg54: tensor<32xf32>, %arg55: tensor<16x32xf32>, %arg56: tensor<64x32xf32>, %arg57: tensor<96xf32>, %arg58: tensor<32x96xf32>, %arg59: tensor<32xf32>, %arg60: tensor<32x32xf32>, %arg61: tensor<128xf32>, %arg62: tensor<32x128xf32>, %arg63: tensor<32xf32>, %arg64: tensor<128x32xf32>, %arg65: tensor<32xf32>, %arg66: tensor<32xf32>, %arg67: tensor<32xf32>, %arg68: tensor<32xf32>, %arg69: tensor<96xf32>, %arg70: tensor<32x96xf32>, %arg71: tensor<32xf32>, %arg72: tensor<32x32xf32>, %arg73: tensor<128xf32>, %arg74: tensor<32x128xf32>, %arg75: tensor<32xf32>, %arg76: tensor<128x32xf32>, %arg77: tensor<32xf32>, %arg78: tensor<32xf32>, %arg79: tensor<32xf32>, %arg80: tensor<32xf32>, %arg81: tensor<32xf32>, %arg82: tensor<32xf32>, %arg83: tensor<16x32xf32>, %arg84: tensor<64x32xf32>, %arg85: tensor<i32>, %arg86: tensor<12x16xi32>, %arg87: tensor<12x16xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<96xf32> {jax.result_info = "result[1]['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[1]['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1]['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1]['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1]['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[2][1][0].count"}, tensor<96xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[2][1][0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[2][1][0].mu['wte']['embedding']"}, tensor<96xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[2][1][0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[2][1][0].nu['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[2][1][2].count"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %2:2 = call @_take(%arg27, %arg86) : (tensor<64x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
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
    %373:3 = call @log_softmax(%372) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %374 = stablehlo.broadcast_in_dim %arg87, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %375:2 = call @take_along_axis(%373#0, %374) : (tensor<12x16x64xf32>, tensor<12x16x1xi32>) -> (tensor<12x16x1xf32>, tensor<12x16x1x1xi32>)
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375#0 init: %cst_99) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_100 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %377 = stablehlo.divide %376, %cst_100 : tensor<f32>
    %378 = stablehlo.negate %377 : tensor<f32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.negate %cst_101 : tensor<f32>
    %cst_102 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %380 = stablehlo.divide %379, %cst_102 : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %382 = call @take_along_axis_3(%375#1, %381) : (tensor<12x16x1x1xi32>, tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %383 = call @log_softmax_4(%373#1, %373#2, %382) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %384 = stablehlo.dot_general %383, %370, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %385 = stablehlo.transpose %384, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %386 = stablehlo.dot_general %383, %371, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<32x64xf32>) -> tensor<12x16x32xf32>
    %387 = stablehlo.transpose %385, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%386 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %389 = stablehlo.reshape %388 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %390 = stablehlo.reshape %389 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %391 = stablehlo.multiply %356, %386 : tensor<12x16x32xf32>
    %392 = stablehlo.multiply %386, %366 : tensor<12x16x32xf32>
    %393 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %394 = stablehlo.multiply %393, %391 : tensor<12x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %396 = stablehlo.reshape %395 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %397 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %398 = stablehlo.multiply %391, %397 : tensor<12x16x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %400 = stablehlo.reshape %399 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %401 = stablehlo.reshape %396 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %402 = stablehlo.multiply %400, %362 : tensor<12x16x1xf32>
    %403 = stablehlo.negate %392 : tensor<12x16x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %405 = stablehlo.reshape %404 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%402 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%405 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %408 = stablehlo.multiply %406, %352 : tensor<12x16xf32>
    %409 = stablehlo.negate %408 : tensor<12x16xf32>
    %410 = stablehlo.multiply %409, %339 : tensor<12x16xf32>
    %411 = stablehlo.add %407, %410 : tensor<12x16xf32>
    %cst_109 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %413 = stablehlo.divide %408, %412 : tensor<12x16xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_110 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %416 = stablehlo.divide %411, %415 : tensor<12x16xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %418 = stablehlo.add %392, %417 : tensor<12x16x32xf32>
    %419 = stablehlo.multiply %414, %330 : tensor<12x16x32xf32>
    %420 = stablehlo.add %418, %419 : tensor<12x16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %422 = stablehlo.reshape %421 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %423 = stablehlo.reshape %422 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %424 = stablehlo.dot_general %420, %322, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %425 = stablehlo.transpose %424, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %426 = stablehlo.dot_general %420, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %427 = stablehlo.multiply %304, %426 : tensor<12x16x128xf32>
    %428 = stablehlo.multiply %426, %321 : tensor<12x16x128xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %430 = stablehlo.multiply %429, %427 : tensor<12x16x128xf32>
    %431 = stablehlo.multiply %430, %317 : tensor<12x16x128xf32>
    %432 = stablehlo.multiply %431, %315 : tensor<12x16x128xf32>
    %433 = stablehlo.add %431, %432 : tensor<12x16x128xf32>
    %cst_113 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %435 = stablehlo.multiply %434, %433 : tensor<12x16x128xf32>
    %436 = stablehlo.add %428, %435 : tensor<12x16x128xf32>
    %cst_114 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %438 = stablehlo.multiply %437, %435 : tensor<12x16x128xf32>
    %439 = stablehlo.multiply %438, %309 : tensor<12x16x128xf32>
    %440 = stablehlo.add %436, %439 : tensor<12x16x128xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %442 = stablehlo.reshape %441 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %443 = stablehlo.reshape %442 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %444 = stablehlo.dot_general %440, %300, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %445 = stablehlo.transpose %444, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %446 = stablehlo.dot_general %440, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %448 = stablehlo.reshape %447 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %449 = stablehlo.reshape %448 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %450 = stablehlo.multiply %286, %446 : tensor<12x16x32xf32>
    %451 = stablehlo.multiply %446, %296 : tensor<12x16x32xf32>
    %452 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %453 = stablehlo.multiply %452, %450 : tensor<12x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.reduce(%453 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %455 = stablehlo.reshape %454 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %456 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %457 = stablehlo.multiply %450, %456 : tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %459 = stablehlo.reshape %458 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %460 = stablehlo.reshape %455 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %461 = stablehlo.multiply %459, %292 : tensor<12x16x1xf32>
    %462 = stablehlo.negate %451 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %464 = stablehlo.reshape %463 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %465 = stablehlo.add %420, %451 : tensor<12x16x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%461 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%464 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %468 = stablehlo.multiply %466, %282 : tensor<12x16xf32>
    %469 = stablehlo.negate %468 : tensor<12x16xf32>
    %470 = stablehlo.multiply %469, %269 : tensor<12x16xf32>
    %471 = stablehlo.add %467, %470 : tensor<12x16xf32>
    %cst_122 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %473 = stablehlo.divide %468, %472 : tensor<12x16xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %476 = stablehlo.divide %471, %475 : tensor<12x16xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %478 = stablehlo.add %465, %477 : tensor<12x16x32xf32>
    %479 = stablehlo.multiply %474, %260 : tensor<12x16x32xf32>
    %480 = stablehlo.add %478, %479 : tensor<12x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %482 = stablehlo.reshape %481 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %483 = stablehlo.reshape %482 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %484 = stablehlo.dot_general %480, %252, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %485 = stablehlo.transpose %484, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %486 = stablehlo.dot_general %480, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %487 = stablehlo.reshape %486 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %488 = stablehlo.transpose %487, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %489 = stablehlo.dot_general %488, %246, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %490 = stablehlo.transpose %489, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %491 = stablehlo.dot_general %488, %222, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %492 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %493 = stablehlo.multiply %491, %492 : tensor<12x2x16x16xf32>
    %494 = stablehlo.multiply %493, %242 : tensor<12x2x16x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %496 = stablehlo.reshape %495 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %497 = stablehlo.negate %496 : tensor<12x2x16x1xf32>
    %498 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %499 = stablehlo.divide %491, %498 : tensor<12x2x16x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%497 init: %cst_126) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %502 = stablehlo.add %499, %501 : tensor<12x2x16x16xf32>
    %503 = stablehlo.multiply %502, %242 : tensor<12x2x16x16xf32>
    %504 = call @_where_5(%235#1, %503) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %505 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %506 = stablehlo.multiply %504, %505 : tensor<12x2x16x16xf32>
    %507 = stablehlo.dot_general %506, %218, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %508 = stablehlo.transpose %507, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %509 = stablehlo.dot_general %506, %223, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %510 = stablehlo.transpose %508, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %511 = stablehlo.transpose %490, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %512 = stablehlo.reshape %511 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %513 = stablehlo.transpose %510, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %514 = stablehlo.reshape %513 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %515 = stablehlo.transpose %509, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %516 = stablehlo.reshape %515 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %517 = stablehlo.concatenate %516, %514, %512, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%517 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %519 = stablehlo.reshape %518 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %520 = stablehlo.reshape %519 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %521 = stablehlo.dot_general %517, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %522 = stablehlo.transpose %521, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %523 = stablehlo.dot_general %517, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %525 = stablehlo.reshape %524 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %526 = stablehlo.reshape %525 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %527 = stablehlo.multiply %195, %523 : tensor<12x16x32xf32>
    %528 = stablehlo.multiply %523, %205 : tensor<12x16x32xf32>
    %529 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %530 = stablehlo.multiply %529, %527 : tensor<12x16x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %532 = stablehlo.reshape %531 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %533 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %534 = stablehlo.multiply %527, %533 : tensor<12x16x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%534 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %536 = stablehlo.reshape %535 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %537 = stablehlo.reshape %532 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %538 = stablehlo.multiply %536, %201 : tensor<12x16x1xf32>
    %539 = stablehlo.negate %528 : tensor<12x16x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_131) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %541 = stablehlo.reshape %540 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %542 = stablehlo.add %480, %528 : tensor<12x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.reduce(%538 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%541 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %545 = stablehlo.multiply %543, %191 : tensor<12x16xf32>
    %546 = stablehlo.negate %545 : tensor<12x16xf32>
    %547 = stablehlo.multiply %546, %178 : tensor<12x16xf32>
    %548 = stablehlo.add %544, %547 : tensor<12x16xf32>
    %cst_134 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %550 = stablehlo.divide %545, %549 : tensor<12x16xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_135 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %553 = stablehlo.divide %548, %552 : tensor<12x16xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %555 = stablehlo.add %542, %554 : tensor<12x16x32xf32>
    %556 = stablehlo.multiply %551, %169 : tensor<12x16x32xf32>
    %557 = stablehlo.add %555, %556 : tensor<12x16x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%557 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %559 = stablehlo.reshape %558 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %560 = stablehlo.reshape %559 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %561 = stablehlo.dot_general %557, %161, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %562 = stablehlo.transpose %561, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %563 = stablehlo.dot_general %557, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %564 = stablehlo.multiply %143, %563 : tensor<12x16x128xf32>
    %565 = stablehlo.multiply %563, %160 : tensor<12x16x128xf32>
    %cst_137 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %567 = stablehlo.multiply %566, %564 : tensor<12x16x128xf32>
    %568 = stablehlo.multiply %567, %156 : tensor<12x16x128xf32>
    %569 = stablehlo.multiply %568, %154 : tensor<12x16x128xf32>
    %570 = stablehlo.add %568, %569 : tensor<12x16x128xf32>
    %cst_138 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %572 = stablehlo.multiply %571, %570 : tensor<12x16x128xf32>
    %573 = stablehlo.add %565, %572 : tensor<12x16x128xf32>
    %cst_139 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %575 = stablehlo.multiply %574, %572 : tensor<12x16x128xf32>
    %576 = stablehlo.multiply %575, %148 : tensor<12x16x128xf32>
    %577 = stablehlo.add %573, %576 : tensor<12x16x128xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %579 = stablehlo.reshape %578 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %580 = stablehlo.reshape %579 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %581 = stablehlo.dot_general %577, %139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %582 = stablehlo.transpose %581, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %583 = stablehlo.dot_general %577, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %585 = stablehlo.reshape %584 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %586 = stablehlo.reshape %585 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %587 = stablehlo.multiply %125, %583 : tensor<12x16x32xf32>
    %588 = stablehlo.multiply %583, %135 : tensor<12x16x32xf32>
    %589 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %590 = stablehlo.multiply %589, %587 : tensor<12x16x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%590 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %592 = stablehlo.reshape %591 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %593 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %594 = stablehlo.multiply %587, %593 : tensor<12x16x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%594 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %596 = stablehlo.reshape %595 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %597 = stablehlo.reshape %592 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %598 = stablehlo.multiply %596, %131 : tensor<12x16x1xf32>
    %599 = stablehlo.negate %588 : tensor<12x16x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %601 = stablehlo.reshape %600 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %602 = stablehlo.add %557, %588 : tensor<12x16x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%598 init: %cst_145) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%601 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %605 = stablehlo.multiply %603, %121 : tensor<12x16xf32>
    %606 = stablehlo.negate %605 : tensor<12x16xf32>
    %607 = stablehlo.multiply %606, %108 : tensor<12x16xf32>
    %608 = stablehlo.add %604, %607 : tensor<12x16xf32>
    %cst_147 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %610 = stablehlo.divide %605, %609 : tensor<12x16xf32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_148 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %613 = stablehlo.divide %608, %612 : tensor<12x16xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %615 = stablehlo.add %602, %614 : tensor<12x16x32xf32>
    %616 = stablehlo.multiply %611, %99 : tensor<12x16x32xf32>
    %617 = stablehlo.add %615, %616 : tensor<12x16x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %619 = stablehlo.reshape %618 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %620 = stablehlo.reshape %619 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %621 = stablehlo.dot_general %617, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %622 = stablehlo.transpose %621, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %623 = stablehlo.dot_general %617, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %624 = stablehlo.reshape %623 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %625 = stablehlo.transpose %624, dims = [0, 2, 1, 3] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %626 = stablehlo.dot_general %625, %85, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %627 = stablehlo.transpose %626, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %628 = stablehlo.dot_general %625, %61, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %629 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %630 = stablehlo.multiply %628, %629 : tensor<12x2x16x16xf32>
    %631 = stablehlo.multiply %630, %81 : tensor<12x2x16x16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_150) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %633 = stablehlo.reshape %632 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %634 = stablehlo.negate %633 : tensor<12x2x16x1xf32>
    %635 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %636 = stablehlo.divide %628, %635 : tensor<12x2x16x16xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%634 init: %cst_151) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %639 = stablehlo.add %636, %638 : tensor<12x2x16x16xf32>
    %640 = stablehlo.multiply %639, %81 : tensor<12x2x16x16xf32>
    %641 = call @_where_5(%74#1, %640) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %642 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %643 = stablehlo.multiply %641, %642 : tensor<12x2x16x16xf32>
    %644 = stablehlo.dot_general %643, %57, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %645 = stablehlo.transpose %644, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %646 = stablehlo.dot_general %643, %62, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %647 = stablehlo.transpose %645, dims = [0, 1, 3, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %648 = stablehlo.transpose %627, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %649 = stablehlo.reshape %648 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %650 = stablehlo.transpose %647, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %651 = stablehlo.reshape %650 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %652 = stablehlo.transpose %646, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %653 = stablehlo.reshape %652 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %654 = stablehlo.concatenate %653, %651, %649, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %656 = stablehlo.reshape %655 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %657 = stablehlo.reshape %656 : (tensor<1x1x96xf32>) -> tensor<96xf32>
    %658 = stablehlo.dot_general %654, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %659 = stablehlo.transpose %658, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %660 = stablehlo.dot_general %654, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %662 = stablehlo.reshape %661 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %663 = stablehlo.reshape %662 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %664 = stablehlo.multiply %34, %660 : tensor<12x16x32xf32>
    %665 = stablehlo.multiply %660, %44 : tensor<12x16x32xf32>
    %666 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %667 = stablehlo.multiply %666, %664 : tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.reduce(%667 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %669 = stablehlo.reshape %668 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %670 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %671 = stablehlo.multiply %664, %670 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %672 = stablehlo.reduce(%671 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %673 = stablehlo.reshape %672 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %674 = stablehlo.reshape %669 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %675 = stablehlo.multiply %673, %40 : tensor<12x16x1xf32>
    %676 = stablehlo.negate %665 : tensor<12x16x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %678 = stablehlo.reshape %677 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %679 = stablehlo.add %617, %665 : tensor<12x16x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%675 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%678 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %682 = stablehlo.multiply %680, %30 : tensor<12x16xf32>
    %683 = stablehlo.negate %682 : tensor<12x16xf32>
    %684 = stablehlo.multiply %683, %17 : tensor<12x16xf32>
    %685 = stablehlo.add %681, %684 : tensor<12x16xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %687 = stablehlo.divide %682, %686 : tensor<12x16xf32>
    %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_160 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %690 = stablehlo.divide %685, %689 : tensor<12x16xf32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %692 = stablehlo.add %679, %691 : tensor<12x16x32xf32>
    %693 = stablehlo.multiply %688, %8 : tensor<12x16x32xf32>
    %694 = stablehlo.add %692, %693 : tensor<12x16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.reduce(%694 init: %cst_161) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %696 = stablehlo.reshape %695 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %697 = call @_take_6(%3#1, %696) : (tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %698 = call @_take_7(%2#1, %694) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %699 = stablehlo.add %387, %698 : tensor<64x32xf32>
    %700 = chlo.square %657 : tensor<96xf32> -> tensor<96xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %702 = chlo.square %701 : tensor<96xf32> -> tensor<96xf32>
    %703 = stablehlo.add %700, %702 : tensor<96xf32>
    %704 = chlo.square %659 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %706 = chlo.square %705 : tensor<32x96xf32> -> tensor<32x96xf32>
    %707 = stablehlo.add %704, %706 : tensor<32x96xf32>
    %708 = chlo.square %620 : tensor<32xf32> -> tensor<32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %710 = chlo.square %709 : tensor<32xf32> -> tensor<32xf32>
    %711 = stablehlo.add %708, %710 : tensor<32xf32>
    %712 = chlo.square %622 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %714 = chlo.square %713 : tensor<32x32xf32> -> tensor<32x32xf32>
    %715 = stablehlo.add %712, %714 : tensor<32x32xf32>
    %716 = chlo.square %580 : tensor<128xf32> -> tensor<128xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %718 = chlo.square %717 : tensor<128xf32> -> tensor<128xf32>
    %719 = stablehlo.add %716, %718 : tensor<128xf32>
    %720 = chlo.square %582 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %722 = chlo.square %721 : tensor<32x128xf32> -> tensor<32x128xf32>
    %723 = stablehlo.add %720, %722 : tensor<32x128xf32>
    %724 = chlo.square %560 : tensor<32xf32> -> tensor<32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %726 = chlo.square %725 : tensor<32xf32> -> tensor<32xf32>
    %727 = stablehlo.add %724, %726 : tensor<32xf32>
    %728 = chlo.square %562 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %730 = chlo.square %729 : tensor<128x32xf32> -> tensor<128x32xf32>
    %731 = stablehlo.add %728, %730 : tensor<128x32xf32>
    %732 = chlo.square %663 : tensor<32xf32> -> tensor<32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %734 = chlo.square %733 : tensor<32xf32> -> tensor<32xf32>
    %735 = stablehlo.add %732, %734 : tensor<32xf32>
    %736 = chlo.square %674 : tensor<32xf32> -> tensor<32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %738 = chlo.square %737 : tensor<32xf32> -> tensor<32xf32>
    %739 = stablehlo.add %736, %738 : tensor<32xf32>
    %740 = chlo.square %586 : tensor<32xf32> -> tensor<32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %742 = chlo.square %741 : tensor<32xf32> -> tensor<32xf32>
    %743 = stablehlo.add %740, %742 : tensor<32xf32>
    %744 = chlo.square %597 : tensor<32xf32> -> tensor<32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %746 = chlo.square %745 : tensor<32xf32> -> tensor<32xf32>
    %747 = stablehlo.add %744, %746 : tensor<32xf32>
    %748 = chlo.square %520 : tensor<96xf32> -> tensor<96xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %750 = chlo.square %749 : tensor<96xf32> -> tensor<96xf32>
    %751 = stablehlo.add %748, %750 : tensor<96xf32>
    %752 = chlo.square %522 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %754 = chlo.square %753 : tensor<32x96xf32> -> tensor<32x96xf32>
    %755 = stablehlo.add %752, %754 : tensor<32x96xf32>
    %756 = chlo.square %483 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %758 = chlo.square %757 : tensor<32xf32> -> tensor<32xf32>
    %759 = stablehlo.add %756, %758 : tensor<32xf32>
    %760 = chlo.square %485 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %762 = chlo.square %761 : tensor<32x32xf32> -> tensor<32x32xf32>
    %763 = stablehlo.add %760, %762 : tensor<32x32xf32>
    %764 = chlo.square %443 : tensor<128xf32> -> tensor<128xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %766 = chlo.square %765 : tensor<128xf32> -> tensor<128xf32>
    %767 = stablehlo.add %764, %766 : tensor<128xf32>
    %768 = chlo.square %445 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %770 = chlo.square %769 : tensor<32x128xf32> -> tensor<32x128xf32>
    %771 = stablehlo.add %768, %770 : tensor<32x128xf32>
    %772 = chlo.square %423 : tensor<32xf32> -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %774 = chlo.square %773 : tensor<32xf32> -> tensor<32xf32>
    %775 = stablehlo.add %772, %774 : tensor<32xf32>
    %776 = chlo.square %425 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %778 = chlo.square %777 : tensor<128x32xf32> -> tensor<128x32xf32>
    %779 = stablehlo.add %776, %778 : tensor<128x32xf32>
    %780 = chlo.square %526 : tensor<32xf32> -> tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %782 = chlo.square %781 : tensor<32xf32> -> tensor<32xf32>
    %783 = stablehlo.add %780, %782 : tensor<32xf32>
    %784 = chlo.square %537 : tensor<32xf32> -> tensor<32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %786 = chlo.square %785 : tensor<32xf32> -> tensor<32xf32>
    %787 = stablehlo.add %784, %786 : tensor<32xf32>
    %788 = chlo.square %449 : tensor<32xf32> -> tensor<32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %790 = chlo.square %789 : tensor<32xf32> -> tensor<32xf32>
    %791 = stablehlo.add %788, %790 : tensor<32xf32>
    %792 = chlo.square %460 : tensor<32xf32> -> tensor<32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %794 = chlo.square %793 : tensor<32xf32> -> tensor<32xf32>
    %795 = stablehlo.add %792, %794 : tensor<32xf32>
    %796 = chlo.square %390 : tensor<32xf32> -> tensor<32xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %798 = chlo.square %797 : tensor<32xf32> -> tensor<32xf32>
    %799 = stablehlo.add %796, %798 : tensor<32xf32>
    %800 = chlo.square %401 : tensor<32xf32> -> tensor<32xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %802 = chlo.square %801 : tensor<32xf32> -> tensor<32xf32>
    %803 = stablehlo.add %800, %802 : tensor<32xf32>
    %804 = chlo.square %697 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %806 = chlo.square %805 : tensor<16x32xf32> -> tensor<16x32xf32>
    %807 = stablehlo.add %804, %806 : tensor<16x32xf32>
    %808 = chlo.square %699 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %810 = chlo.square %809 : tensor<64x32xf32> -> tensor<64x32xf32>
    %811 = stablehlo.add %808, %810 : tensor<64x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %812 = stablehlo.reduce(%703 init: %cst_190) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.reduce(%707 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.reduce(%711 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.reduce(%715 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.reduce(%719 init: %cst_194) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%723 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %818 = stablehlo.reduce(%727 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%731 init: %cst_197) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %820 = stablehlo.reduce(%735 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.reduce(%739 init: %cst_199) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %822 = stablehlo.reduce(%743 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %823 = stablehlo.reduce(%747 init: %cst_201) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.reduce(%751 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.reduce(%755 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.reduce(%759 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.reduce(%763 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%767 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.reduce(%771 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %830 = stablehlo.reduce(%775 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%779 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.reduce(%783 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%787 init: %cst_211) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %834 = stablehlo.reduce(%791 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%795 init: %cst_213) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.reduce(%799 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%803 init: %cst_215) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%807 init: %cst_216) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%811 init: %cst_217) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.add %cst_218, %812 : tensor<f32>
    %841 = stablehlo.add %840, %813 : tensor<f32>
    %842 = stablehlo.add %841, %814 : tensor<f32>
    %843 = stablehlo.add %842, %815 : tensor<f32>
    %844 = stablehlo.add %843, %816 : tensor<f32>
    %845 = stablehlo.add %844, %817 : tensor<f32>
    %846 = stablehlo.add %845, %818 : tensor<f32>
    %847 = stablehlo.add %846, %819 : tensor<f32>
    %848 = stablehlo.add %847, %820 : tensor<f32>
    %849 = stablehlo.add %848, %821 : tensor<f32>
    %850 = stablehlo.add %849, %822 : tensor<f32>
    %851 = stablehlo.add %850, %823 : tensor<f32>
    %852 = stablehlo.add %851, %824 : tensor<f32>
    %853 = stablehlo.add %852, %825 : tensor<f32>
    %854 = stablehlo.add %853, %826 : tensor<f32>
    %855 = stablehlo.add %854, %827 : tensor<f32>
    %856 = stablehlo.add %855, %828 : tensor<f32>
    %857 = stablehlo.add %856, %829 : tensor<f32>
    %858 = stablehlo.add %857, %830 : tensor<f32>
    %859 = stablehlo.add %858, %831 : tensor<f32>
    %860 = stablehlo.add %859, %832 : tensor<f32>
    %861 = stablehlo.add %860, %833 : tensor<f32>
    %862 = stablehlo.add %861, %834 : tensor<f32>
    %863 = stablehlo.add %862, %835 : tensor<f32>
    %864 = stablehlo.add %863, %836 : tensor<f32>
    %865 = stablehlo.add %864, %837 : tensor<f32>
    %866 = stablehlo.add %865, %838 : tensor<f32>
    %867 = stablehlo.add %866, %839 : tensor<f32>
    %868 = stablehlo.sqrt %867 : tensor<f32>
    %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %869 = stablehlo.compare LT, %868, %cst_219, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %870 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %871 = stablehlo.divide %657, %870 : tensor<96xf32>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %873 = stablehlo.multiply %871, %872 : tensor<96xf32>
    %874 = stablehlo.select %869, %657, %873 : tensor<i1>, tensor<96xf32>
    %875 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %876 = stablehlo.divide %659, %875 : tensor<32x96xf32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %878 = stablehlo.multiply %876, %877 : tensor<32x96xf32>
    %879 = stablehlo.select %869, %659, %878 : tensor<i1>, tensor<32x96xf32>
    %880 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %881 = stablehlo.divide %620, %880 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %883 = stablehlo.multiply %881, %882 : tensor<32xf32>
    %884 = stablehlo.select %869, %620, %883 : tensor<i1>, tensor<32xf32>
    %885 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %886 = stablehlo.divide %622, %885 : tensor<32x32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %888 = stablehlo.multiply %886, %887 : tensor<32x32xf32>
    %889 = stablehlo.select %869, %622, %888 : tensor<i1>, tensor<32x32xf32>
    %890 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %891 = stablehlo.divide %580, %890 : tensor<128xf32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %893 = stablehlo.multiply %891, %892 : tensor<128xf32>
    %894 = stablehlo.select %869, %580, %893 : tensor<i1>, tensor<128xf32>
    %895 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %896 = stablehlo.divide %582, %895 : tensor<32x128xf32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %898 = stablehlo.multiply %896, %897 : tensor<32x128xf32>
    %899 = stablehlo.select %869, %582, %898 : tensor<i1>, tensor<32x128xf32>
    %900 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %901 = stablehlo.divide %560, %900 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %903 = stablehlo.multiply %901, %902 : tensor<32xf32>
    %904 = stablehlo.select %869, %560, %903 : tensor<i1>, tensor<32xf32>
    %905 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %906 = stablehlo.divide %562, %905 : tensor<128x32xf32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %908 = stablehlo.multiply %906, %907 : tensor<128x32xf32>
    %909 = stablehlo.select %869, %562, %908 : tensor<i1>, tensor<128x32xf32>
    %910 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %911 = stablehlo.divide %663, %910 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %913 = stablehlo.multiply %911, %912 : tensor<32xf32>
    %914 = stablehlo.select %869, %663, %913 : tensor<i1>, tensor<32xf32>
    %915 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %916 = stablehlo.divide %674, %915 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %918 = stablehlo.multiply %916, %917 : tensor<32xf32>
    %919 = stablehlo.select %869, %674, %918 : tensor<i1>, tensor<32xf32>
    %920 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %921 = stablehlo.divide %586, %920 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %923 = stablehlo.multiply %921, %922 : tensor<32xf32>
    %924 = stablehlo.select %869, %586, %923 : tensor<i1>, tensor<32xf32>
    %925 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %926 = stablehlo.divide %597, %925 : tensor<32xf32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %928 = stablehlo.multiply %926, %927 : tensor<32xf32>
    %929 = stablehlo.select %869, %597, %928 : tensor<i1>, tensor<32xf32>
    %930 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %931 = stablehlo.divide %520, %930 : tensor<96xf32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %933 = stablehlo.multiply %931, %932 : tensor<96xf32>
    %934 = stablehlo.select %869, %520, %933 : tensor<i1>, tensor<96xf32>
    %935 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %936 = stablehlo.divide %522, %935 : tensor<32x96xf32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %938 = stablehlo.multiply %936, %937 : tensor<32x96xf32>
    %939 = stablehlo.select %869, %522, %938 : tensor<i1>, tensor<32x96xf32>
    %940 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %941 = stablehlo.divide %483, %940 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %943 = stablehlo.multiply %941, %942 : tensor<32xf32>
    %944 = stablehlo.select %869, %483, %943 : tensor<i1>, tensor<32xf32>
    %945 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %946 = stablehlo.divide %485, %945 : tensor<32x32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %948 = stablehlo.multiply %946, %947 : tensor<32x32xf32>
    %949 = stablehlo.select %869, %485, %948 : tensor<i1>, tensor<32x32xf32>
    %950 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %951 = stablehlo.divide %443, %950 : tensor<128xf32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %953 = stablehlo.multiply %951, %952 : tensor<128xf32>
    %954 = stablehlo.select %869, %443, %953 : tensor<i1>, tensor<128xf32>
    %955 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %956 = stablehlo.divide %445, %955 : tensor<32x128xf32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %958 = stablehlo.multiply %956, %957 : tensor<32x128xf32>
    %959 = stablehlo.select %869, %445, %958 : tensor<i1>, tensor<32x128xf32>
    %960 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %961 = stablehlo.divide %423, %960 : tensor<32xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %963 = stablehlo.multiply %961, %962 : tensor<32xf32>
    %964 = stablehlo.select %869, %423, %963 : tensor<i1>, tensor<32xf32>
    %965 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %966 = stablehlo.divide %425, %965 : tensor<128x32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %968 = stablehlo.multiply %966, %967 : tensor<128x32xf32>
    %969 = stablehlo.select %869, %425, %968 : tensor<i1>, tensor<128x32xf32>
    %970 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %971 = stablehlo.divide %526, %970 : tensor<32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %973 = stablehlo.multiply %971, %972 : tensor<32xf32>
    %974 = stablehlo.select %869, %526, %973 : tensor<i1>, tensor<32xf32>
    %975 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %976 = stablehlo.divide %537, %975 : tensor<32xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %978 = stablehlo.multiply %976, %977 : tensor<32xf32>
    %979 = stablehlo.select %869, %537, %978 : tensor<i1>, tensor<32xf32>
    %980 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %981 = stablehlo.divide %449, %980 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %983 = stablehlo.multiply %981, %982 : tensor<32xf32>
    %984 = stablehlo.select %869, %449, %983 : tensor<i1>, tensor<32xf32>
    %985 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %986 = stablehlo.divide %460, %985 : tensor<32xf32>
    %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %988 = stablehlo.multiply %986, %987 : tensor<32xf32>
    %989 = stablehlo.select %869, %460, %988 : tensor<i1>, tensor<32xf32>
    %990 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %991 = stablehlo.divide %390, %990 : tensor<32xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %993 = stablehlo.multiply %991, %992 : tensor<32xf32>
    %994 = stablehlo.select %869, %390, %993 : tensor<i1>, tensor<32xf32>
    %995 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %996 = stablehlo.divide %401, %995 : tensor<32xf32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %998 = stablehlo.multiply %996, %997 : tensor<32xf32>
    %999 = stablehlo.select %869, %401, %998 : tensor<i1>, tensor<32xf32>
    %1000 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1001 = stablehlo.divide %697, %1000 : tensor<16x32xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1003 = stablehlo.multiply %1001, %1002 : tensor<16x32xf32>
    %1004 = stablehlo.select %869, %697, %1003 : tensor<i1>, tensor<16x32xf32>
    %1005 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1006 = stablehlo.divide %699, %1005 : tensor<64x32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1008 = stablehlo.multiply %1006, %1007 : tensor<64x32xf32>
    %1009 = stablehlo.select %869, %699, %1008 : tensor<i1>, tensor<64x32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1011 = stablehlo.multiply %1010, %874 : tensor<96xf32>
    %cst_249 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1013 = stablehlo.multiply %1012, %arg29 : tensor<96xf32>
    %1014 = stablehlo.add %1011, %1013 : tensor<96xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1016 = stablehlo.multiply %1015, %879 : tensor<32x96xf32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1018 = stablehlo.multiply %1017, %arg30 : tensor<32x96xf32>
    %1019 = stablehlo.add %1016, %1018 : tensor<32x96xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1021 = stablehlo.multiply %1020, %884 : tensor<32xf32>
    %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1023 = stablehlo.multiply %1022, %arg31 : tensor<32xf32>
    %1024 = stablehlo.add %1021, %1023 : tensor<32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1026 = stablehlo.multiply %1025, %889 : tensor<32x32xf32>
    %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1028 = stablehlo.multiply %1027, %arg32 : tensor<32x32xf32>
    %1029 = stablehlo.add %1026, %1028 : tensor<32x32xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1031 = stablehlo.multiply %1030, %894 : tensor<128xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1033 = stablehlo.multiply %1032, %arg33 : tensor<128xf32>
    %1034 = stablehlo.add %1031, %1033 : tensor<128xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1036 = stablehlo.multiply %1035, %899 : tensor<32x128xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1038 = stablehlo.multiply %1037, %arg34 : tensor<32x128xf32>
    %1039 = stablehlo.add %1036, %1038 : tensor<32x128xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1041 = stablehlo.multiply %1040, %904 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1043 = stablehlo.multiply %1042, %arg35 : tensor<32xf32>
    %1044 = stablehlo.add %1041, %1043 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1046 = stablehlo.multiply %1045, %909 : tensor<128x32xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1048 = stablehlo.multiply %1047, %arg36 : tensor<128x32xf32>
    %1049 = stablehlo.add %1046, %1048 : tensor<128x32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1051 = stablehlo.multiply %1050, %914 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1053 = stablehlo.multiply %1052, %arg37 : tensor<32xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1056 = stablehlo.multiply %1055, %919 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1058 = stablehlo.multiply %1057, %arg38 : tensor<32xf32>
    %1059 = stablehlo.add %1056, %1058 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1061 = stablehlo.multiply %1060, %924 : tensor<32xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1063 = stablehlo.multiply %1062, %arg39 : tensor<32xf32>
    %1064 = stablehlo.add %1061, %1063 : tensor<32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1066 = stablehlo.multiply %1065, %929 : tensor<32xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1068 = stablehlo.multiply %1067, %arg40 : tensor<32xf32>
    %1069 = stablehlo.add %1066, %1068 : tensor<32xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1071 = stablehlo.multiply %1070, %934 : tensor<96xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1073 = stablehlo.multiply %1072, %arg41 : tensor<96xf32>
    %1074 = stablehlo.add %1071, %1073 : tensor<96xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1076 = stablehlo.multiply %1075, %939 : tensor<32x96xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1078 = stablehlo.multiply %1077, %arg42 : tensor<32x96xf32>
    %1079 = stablehlo.add %1076, %1078 : tensor<32x96xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1081 = stablehlo.multiply %1080, %944 : tensor<32xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1083 = stablehlo.multiply %1082, %arg43 : tensor<32xf32>
    %1084 = stablehlo.add %1081, %1083 : tensor<32xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1086 = stablehlo.multiply %1085, %949 : tensor<32x32xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1088 = stablehlo.multiply %1087, %arg44 : tensor<32x32xf32>
    %1089 = stablehlo.add %1086, %1088 : tensor<32x32xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1091 = stablehlo.multiply %1090, %954 : tensor<128xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1093 = stablehlo.multiply %1092, %arg45 : tensor<128xf32>
    %1094 = stablehlo.add %1091, %1093 : tensor<128xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1096 = stablehlo.multiply %1095, %959 : tensor<32x128xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1098 = stablehlo.multiply %1097, %arg46 : tensor<32x128xf32>
    %1099 = stablehlo.add %1096, %1098 : tensor<32x128xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1101 = stablehlo.multiply %1100, %964 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1103 = stablehlo.multiply %1102, %arg47 : tensor<32xf32>
    %1104 = stablehlo.add %1101, %1103 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1106 = stablehlo.multiply %1105, %969 : tensor<128x32xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1108 = stablehlo.multiply %1107, %arg48 : tensor<128x32xf32>
    %1109 = stablehlo.add %1106, %1108 : tensor<128x32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1111 = stablehlo.multiply %1110, %974 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1113 = stablehlo.multiply %1112, %arg49 : tensor<32xf32>
    %1114 = stablehlo.add %1111, %1113 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1116 = stablehlo.multiply %1115, %979 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1118 = stablehlo.multiply %1117, %arg50 : tensor<32xf32>
    %1119 = stablehlo.add %1116, %1118 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1121 = stablehlo.multiply %1120, %984 : tensor<32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1123 = stablehlo.multiply %1122, %arg51 : tensor<32xf32>
    %1124 = stablehlo.add %1121, %1123 : tensor<32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1126 = stablehlo.multiply %1125, %989 : tensor<32xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1128 = stablehlo.multiply %1127, %arg52 : tensor<32xf32>
    %1129 = stablehlo.add %1126, %1128 : tensor<32xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1131 = stablehlo.multiply %1130, %994 : tensor<32xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1133 = stablehlo.multiply %1132, %arg53 : tensor<32xf32>
    %1134 = stablehlo.add %1131, %1133 : tensor<32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1136 = stablehlo.multiply %1135, %999 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1138 = stablehlo.multiply %1137, %arg54 : tensor<32xf32>
    %1139 = stablehlo.add %1136, %1138 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1141 = stablehlo.multiply %1140, %1004 : tensor<16x32xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1143 = stablehlo.multiply %1142, %arg55 : tensor<16x32xf32>
    %1144 = stablehlo.add %1141, %1143 : tensor<16x32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1146 = stablehlo.multiply %1145, %1009 : tensor<64x32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1148 = stablehlo.multiply %1147, %arg56 : tensor<64x32xf32>
    %1149 = stablehlo.add %1146, %1148 : tensor<64x32xf32>
    %1150 = stablehlo.multiply %874, %874 : tensor<96xf32>
    %cst_304 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1152 = stablehlo.multiply %1151, %1150 : tensor<96xf32>
    %cst_305 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1154 = stablehlo.multiply %1153, %arg57 : tensor<96xf32>
    %1155 = stablehlo.add %1152, %1154 : tensor<96xf32>
    %1156 = stablehlo.multiply %879, %879 : tensor<32x96xf32>
    %cst_306 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1158 = stablehlo.multiply %1157, %1156 : tensor<32x96xf32>
    %cst_307 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1160 = stablehlo.multiply %1159, %arg58 : tensor<32x96xf32>
    %1161 = stablehlo.add %1158, %1160 : tensor<32x96xf32>
    %1162 = stablehlo.multiply %884, %884 : tensor<32xf32>
    %cst_308 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1164 = stablehlo.multiply %1163, %1162 : tensor<32xf32>
    %cst_309 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1166 = stablehlo.multiply %1165, %arg59 : tensor<32xf32>
    %1167 = stablehlo.add %1164, %1166 : tensor<32xf32>
    %1168 = stablehlo.multiply %889, %889 : tensor<32x32xf32>
    %cst_310 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1170 = stablehlo.multiply %1169, %1168 : tensor<32x32xf32>
    %cst_311 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1172 = stablehlo.multiply %1171, %arg60 : tensor<32x32xf32>
    %1173 = stablehlo.add %1170, %1172 : tensor<32x32xf32>
    %1174 = stablehlo.multiply %894, %894 : tensor<128xf32>
    %cst_312 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1176 = stablehlo.multiply %1175, %1174 : tensor<128xf32>
    %cst_313 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1178 = stablehlo.multiply %1177, %arg61 : tensor<128xf32>
    %1179 = stablehlo.add %1176, %1178 : tensor<128xf32>
    %1180 = stablehlo.multiply %899, %899 : tensor<32x128xf32>
    %cst_314 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1182 = stablehlo.multiply %1181, %1180 : tensor<32x128xf32>
    %cst_315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1184 = stablehlo.multiply %1183, %arg62 : tensor<32x128xf32>
    %1185 = stablehlo.add %1182, %1184 : tensor<32x128xf32>
    %1186 = stablehlo.multiply %904, %904 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1188 = stablehlo.multiply %1187, %1186 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1190 = stablehlo.multiply %1189, %arg63 : tensor<32xf32>
    %1191 = stablehlo.add %1188, %1190 : tensor<32xf32>
    %1192 = stablehlo.multiply %909, %909 : tensor<128x32xf32>
    %cst_318 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1194 = stablehlo.multiply %1193, %1192 : tensor<128x32xf32>
    %cst_319 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1196 = stablehlo.multiply %1195, %arg64 : tensor<128x32xf32>
    %1197 = stablehlo.add %1194, %1196 : tensor<128x32xf32>
    %1198 = stablehlo.multiply %914, %914 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1200 = stablehlo.multiply %1199, %1198 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1202 = stablehlo.multiply %1201, %arg65 : tensor<32xf32>
    %1203 = stablehlo.add %1200, %1202 : tensor<32xf32>
    %1204 = stablehlo.multiply %919, %919 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1206 = stablehlo.multiply %1205, %1204 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1208 = stablehlo.multiply %1207, %arg66 : tensor<32xf32>
    %1209 = stablehlo.add %1206, %1208 : tensor<32xf32>
    %1210 = stablehlo.multiply %924, %924 : tensor<32xf32>
    %cst_324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1212 = stablehlo.multiply %1211, %1210 : tensor<32xf32>
    %cst_325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1214 = stablehlo.multiply %1213, %arg67 : tensor<32xf32>
    %1215 = stablehlo.add %1212, %1214 : tensor<32xf32>
    %1216 = stablehlo.multiply %929, %929 : tensor<32xf32>
    %cst_326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1218 = stablehlo.multiply %1217, %1216 : tensor<32xf32>
    %cst_327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1220 = stablehlo.multiply %1219, %arg68 : tensor<32xf32>
    %1221 = stablehlo.add %1218, %1220 : tensor<32xf32>
    %1222 = stablehlo.multiply %934, %934 : tensor<96xf32>
    %cst_328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1224 = stablehlo.multiply %1223, %1222 : tensor<96xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1226 = stablehlo.multiply %1225, %arg69 : tensor<96xf32>
    %1227 = stablehlo.add %1224, %1226 : tensor<96xf32>
    %1228 = stablehlo.multiply %939, %939 : tensor<32x96xf32>
    %cst_330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1230 = stablehlo.multiply %1229, %1228 : tensor<32x96xf32>
    %cst_331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1232 = stablehlo.multiply %1231, %arg70 : tensor<32x96xf32>
    %1233 = stablehlo.add %1230, %1232 : tensor<32x96xf32>
    %1234 = stablehlo.multiply %944, %944 : tensor<32xf32>
    %cst_332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1236 = stablehlo.multiply %1235, %1234 : tensor<32xf32>
    %cst_333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1238 = stablehlo.multiply %1237, %arg71 : tensor<32xf32>
    %1239 = stablehlo.add %1236, %1238 : tensor<32xf32>
    %1240 = stablehlo.multiply %949, %949 : tensor<32x32xf32>
    %cst_334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1242 = stablehlo.multiply %1241, %1240 : tensor<32x32xf32>
    %cst_335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1244 = stablehlo.multiply %1243, %arg72 : tensor<32x32xf32>
    %1245 = stablehlo.add %1242, %1244 : tensor<32x32xf32>
    %1246 = stablehlo.multiply %954, %954 : tensor<128xf32>
    %cst_336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1248 = stablehlo.multiply %1247, %1246 : tensor<128xf32>
    %cst_337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1250 = stablehlo.multiply %1249, %arg73 : tensor<128xf32>
    %1251 = stablehlo.add %1248, %1250 : tensor<128xf32>
    %1252 = stablehlo.multiply %959, %959 : tensor<32x128xf32>
    %cst_338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1254 = stablehlo.multiply %1253, %1252 : tensor<32x128xf32>
    %cst_339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1256 = stablehlo.multiply %1255, %arg74 : tensor<32x128xf32>
    %1257 = stablehlo.add %1254, %1256 : tensor<32x128xf32>
    %1258 = stablehlo.multiply %964, %964 : tensor<32xf32>
    %cst_340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1260 = stablehlo.multiply %1259, %1258 : tensor<32xf32>
    %cst_341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1262 = stablehlo.multiply %1261, %arg75 : tensor<32xf32>
    %1263 = stablehlo.add %1260, %1262 : tensor<32xf32>
    %1264 = stablehlo.multiply %969, %969 : tensor<128x32xf32>
    %cst_342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1266 = stablehlo.multiply %1265, %1264 : tensor<128x32xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1268 = stablehlo.multiply %1267, %arg76 : tensor<128x32xf32>
    %1269 = stablehlo.add %1266, %1268 : tensor<128x32xf32>
    %1270 = stablehlo.multiply %974, %974 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1272 = stablehlo.multiply %1271, %1270 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1274 = stablehlo.multiply %1273, %arg77 : tensor<32xf32>
    %1275 = stablehlo.add %1272, %1274 : tensor<32xf32>
    %1276 = stablehlo.multiply %979, %979 : tensor<32xf32>
    %cst_346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.multiply %1277, %1276 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1280 = stablehlo.multiply %1279, %arg78 : tensor<32xf32>
    %1281 = stablehlo.add %1278, %1280 : tensor<32xf32>
    %1282 = stablehlo.multiply %984, %984 : tensor<32xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1284 = stablehlo.multiply %1283, %1282 : tensor<32xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1286 = stablehlo.multiply %1285, %arg79 : tensor<32xf32>
    %1287 = stablehlo.add %1284, %1286 : tensor<32xf32>
    %1288 = stablehlo.multiply %989, %989 : tensor<32xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1290 = stablehlo.multiply %1289, %1288 : tensor<32xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1292 = stablehlo.multiply %1291, %arg80 : tensor<32xf32>
    %1293 = stablehlo.add %1290, %1292 : tensor<32xf32>
    %1294 = stablehlo.multiply %994, %994 : tensor<32xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1296 = stablehlo.multiply %1295, %1294 : tensor<32xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1298 = stablehlo.multiply %1297, %arg81 : tensor<32xf32>
    %1299 = stablehlo.add %1296, %1298 : tensor<32xf32>
    %1300 = stablehlo.multiply %999, %999 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1302 = stablehlo.multiply %1301, %1300 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1304 = stablehlo.multiply %1303, %arg82 : tensor<32xf32>
    %1305 = stablehlo.add %1302, %1304 : tensor<32xf32>
    %1306 = stablehlo.multiply %1004, %1004 : tensor<16x32xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1308 = stablehlo.multiply %1307, %1306 : tensor<16x32xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1310 = stablehlo.multiply %1309, %arg83 : tensor<16x32xf32>
    %1311 = stablehlo.add %1308, %1310 : tensor<16x32xf32>
    %1312 = stablehlo.multiply %1009, %1009 : tensor<64x32xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1314 = stablehlo.multiply %1313, %1312 : tensor<64x32xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1316 = stablehlo.multiply %1315, %arg84 : tensor<64x32xf32>
    %1317 = stablehlo.add %1314, %1316 : tensor<64x32xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1318 = stablehlo.compare LT, %arg28, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_360 = stablehlo.constant dense<1> : tensor<i32>
    %1319 = stablehlo.add %arg28, %c_360 : tensor<i32>
    %c_361 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1320 = call @_where_8(%1318, %1319, %c_361) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_362 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1321 = stablehlo.convert %1320 : (tensor<i32>) -> tensor<f32>
    %1322 = stablehlo.power %cst_362, %1321 : tensor<f32>
    %cst_363 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1323 = stablehlo.subtract %cst_363, %1322 : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1325 = stablehlo.divide %1014, %1324 : tensor<96xf32>
    %1326 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1327 = stablehlo.divide %1019, %1326 : tensor<32x96xf32>
    %1328 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1329 = stablehlo.divide %1024, %1328 : tensor<32xf32>
    %1330 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1331 = stablehlo.divide %1029, %1330 : tensor<32x32xf32>
    %1332 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1333 = stablehlo.divide %1034, %1332 : tensor<128xf32>
    %1334 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1335 = stablehlo.divide %1039, %1334 : tensor<32x128xf32>
    %1336 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1337 = stablehlo.divide %1044, %1336 : tensor<32xf32>
    %1338 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1339 = stablehlo.divide %1049, %1338 : tensor<128x32xf32>
    %1340 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1341 = stablehlo.divide %1054, %1340 : tensor<32xf32>
    %1342 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1343 = stablehlo.divide %1059, %1342 : tensor<32xf32>
    %1344 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1345 = stablehlo.divide %1064, %1344 : tensor<32xf32>
    %1346 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1347 = stablehlo.divide %1069, %1346 : tensor<32xf32>
    %1348 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1349 = stablehlo.divide %1074, %1348 : tensor<96xf32>
    %1350 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1351 = stablehlo.divide %1079, %1350 : tensor<32x96xf32>
    %1352 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1353 = stablehlo.divide %1084, %1352 : tensor<32xf32>
    %1354 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1355 = stablehlo.divide %1089, %1354 : tensor<32x32xf32>
    %1356 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1357 = stablehlo.divide %1094, %1356 : tensor<128xf32>
    %1358 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1359 = stablehlo.divide %1099, %1358 : tensor<32x128xf32>
    %1360 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1361 = stablehlo.divide %1104, %1360 : tensor<32xf32>
    %1362 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1363 = stablehlo.divide %1109, %1362 : tensor<128x32xf32>
    %1364 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1365 = stablehlo.divide %1114, %1364 : tensor<32xf32>
    %1366 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1367 = stablehlo.divide %1119, %1366 : tensor<32xf32>
    %1368 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1369 = stablehlo.divide %1124, %1368 : tensor<32xf32>
    %1370 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1371 = stablehlo.divide %1129, %1370 : tensor<32xf32>
    %1372 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1373 = stablehlo.divide %1134, %1372 : tensor<32xf32>
    %1374 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1375 = stablehlo.divide %1139, %1374 : tensor<32xf32>
    %1376 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1377 = stablehlo.divide %1144, %1376 : tensor<16x32xf32>
    %1378 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1379 = stablehlo.divide %1149, %1378 : tensor<64x32xf32>
    %cst_364 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1380 = stablehlo.convert %1320 : (tensor<i32>) -> tensor<f32>
    %1381 = stablehlo.power %cst_364, %1380 : tensor<f32>
    %cst_365 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1382 = stablehlo.subtract %cst_365, %1381 : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1384 = stablehlo.divide %1155, %1383 : tensor<96xf32>
    %1385 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1386 = stablehlo.divide %1161, %1385 : tensor<32x96xf32>
    %1387 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1388 = stablehlo.divide %1167, %1387 : tensor<32xf32>
    %1389 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1390 = stablehlo.divide %1173, %1389 : tensor<32x32xf32>
    %1391 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1392 = stablehlo.divide %1179, %1391 : tensor<128xf32>
    %1393 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1394 = stablehlo.divide %1185, %1393 : tensor<32x128xf32>
    %1395 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1396 = stablehlo.divide %1191, %1395 : tensor<32xf32>
    %1397 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1398 = stablehlo.divide %1197, %1397 : tensor<128x32xf32>
    %1399 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1400 = stablehlo.divide %1203, %1399 : tensor<32xf32>
    %1401 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1402 = stablehlo.divide %1209, %1401 : tensor<32xf32>
    %1403 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1404 = stablehlo.divide %1215, %1403 : tensor<32xf32>
    %1405 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1406 = stablehlo.divide %1221, %1405 : tensor<32xf32>
    %1407 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1408 = stablehlo.divide %1227, %1407 : tensor<96xf32>
    %1409 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1410 = stablehlo.divide %1233, %1409 : tensor<32x96xf32>
    %1411 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1412 = stablehlo.divide %1239, %1411 : tensor<32xf32>
    %1413 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1414 = stablehlo.divide %1245, %1413 : tensor<32x32xf32>
    %1415 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1416 = stablehlo.divide %1251, %1415 : tensor<128xf32>
    %1417 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1418 = stablehlo.divide %1257, %1417 : tensor<32x128xf32>
    %1419 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1420 = stablehlo.divide %1263, %1419 : tensor<32xf32>
    %1421 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1422 = stablehlo.divide %1269, %1421 : tensor<128x32xf32>
    %1423 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1424 = stablehlo.divide %1275, %1423 : tensor<32xf32>
    %1425 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1426 = stablehlo.divide %1281, %1425 : tensor<32xf32>
    %1427 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1428 = stablehlo.divide %1287, %1427 : tensor<32xf32>
    %1429 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1430 = stablehlo.divide %1293, %1429 : tensor<32xf32>
    %1431 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1432 = stablehlo.divide %1299, %1431 : tensor<32xf32>
    %1433 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1434 = stablehlo.divide %1305, %1433 : tensor<32xf32>
    %1435 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1436 = stablehlo.divide %1311, %1435 : tensor<16x32xf32>
    %1437 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1438 = stablehlo.divide %1317, %1437 : tensor<64x32xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1440 = stablehlo.add %1384, %1439 : tensor<96xf32>
    %1441 = stablehlo.sqrt %1440 : tensor<96xf32>
    %cst_367 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1443 = stablehlo.add %1441, %1442 : tensor<96xf32>
    %1444 = stablehlo.divide %1325, %1443 : tensor<96xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1446 = stablehlo.add %1386, %1445 : tensor<32x96xf32>
    %1447 = stablehlo.sqrt %1446 : tensor<32x96xf32>
    %cst_369 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1449 = stablehlo.add %1447, %1448 : tensor<32x96xf32>
    %1450 = stablehlo.divide %1327, %1449 : tensor<32x96xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1452 = stablehlo.add %1388, %1451 : tensor<32xf32>
    %1453 = stablehlo.sqrt %1452 : tensor<32xf32>
    %cst_371 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1455 = stablehlo.add %1453, %1454 : tensor<32xf32>
    %1456 = stablehlo.divide %1329, %1455 : tensor<32xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1458 = stablehlo.add %1390, %1457 : tensor<32x32xf32>
    %1459 = stablehlo.sqrt %1458 : tensor<32x32xf32>
    %cst_373 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1461 = stablehlo.add %1459, %1460 : tensor<32x32xf32>
    %1462 = stablehlo.divide %1331, %1461 : tensor<32x32xf32>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1464 = stablehlo.add %1392, %1463 : tensor<128xf32>
    %1465 = stablehlo.sqrt %1464 : tensor<128xf32>
    %cst_375 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1467 = stablehlo.add %1465, %1466 : tensor<128xf32>
    %1468 = stablehlo.divide %1333, %1467 : tensor<128xf32>
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1470 = stablehlo.add %1394, %1469 : tensor<32x128xf32>
    %1471 = stablehlo.sqrt %1470 : tensor<32x128xf32>
    %cst_377 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1473 = stablehlo.add %1471, %1472 : tensor<32x128xf32>
    %1474 = stablehlo.divide %1335, %1473 : tensor<32x128xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1476 = stablehlo.add %1396, %1475 : tensor<32xf32>
    %1477 = stablehlo.sqrt %1476 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1479 = stablehlo.add %1477, %1478 : tensor<32xf32>
    %1480 = stablehlo.divide %1337, %1479 : tensor<32xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1482 = stablehlo.add %1398, %1481 : tensor<128x32xf32>
    %1483 = stablehlo.sqrt %1482 : tensor<128x32xf32>
    %cst_381 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1485 = stablehlo.add %1483, %1484 : tensor<128x32xf32>
    %1486 = stablehlo.divide %1339, %1485 : tensor<128x32xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1488 = stablehlo.add %1400, %1487 : tensor<32xf32>
    %1489 = stablehlo.sqrt %1488 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1491 = stablehlo.add %1489, %1490 : tensor<32xf32>
    %1492 = stablehlo.divide %1341, %1491 : tensor<32xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1494 = stablehlo.add %1402, %1493 : tensor<32xf32>
    %1495 = stablehlo.sqrt %1494 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1497 = stablehlo.add %1495, %1496 : tensor<32xf32>
    %1498 = stablehlo.divide %1343, %1497 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1500 = stablehlo.add %1404, %1499 : tensor<32xf32>
    %1501 = stablehlo.sqrt %1500 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1503 = stablehlo.add %1501, %1502 : tensor<32xf32>
    %1504 = stablehlo.divide %1345, %1503 : tensor<32xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1506 = stablehlo.add %1406, %1505 : tensor<32xf32>
    %1507 = stablehlo.sqrt %1506 : tensor<32xf32>
    %cst_389 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1509 = stablehlo.add %1507, %1508 : tensor<32xf32>
    %1510 = stablehlo.divide %1347, %1509 : tensor<32xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1512 = stablehlo.add %1408, %1511 : tensor<96xf32>
    %1513 = stablehlo.sqrt %1512 : tensor<96xf32>
    %cst_391 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1515 = stablehlo.add %1513, %1514 : tensor<96xf32>
    %1516 = stablehlo.divide %1349, %1515 : tensor<96xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1518 = stablehlo.add %1410, %1517 : tensor<32x96xf32>
    %1519 = stablehlo.sqrt %1518 : tensor<32x96xf32>
    %cst_393 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1521 = stablehlo.add %1519, %1520 : tensor<32x96xf32>
    %1522 = stablehlo.divide %1351, %1521 : tensor<32x96xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1524 = stablehlo.add %1412, %1523 : tensor<32xf32>
    %1525 = stablehlo.sqrt %1524 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1527 = stablehlo.add %1525, %1526 : tensor<32xf32>
    %1528 = stablehlo.divide %1353, %1527 : tensor<32xf32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1530 = stablehlo.add %1414, %1529 : tensor<32x32xf32>
    %1531 = stablehlo.sqrt %1530 : tensor<32x32xf32>
    %cst_397 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1533 = stablehlo.add %1531, %1532 : tensor<32x32xf32>
    %1534 = stablehlo.divide %1355, %1533 : tensor<32x32xf32>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1536 = stablehlo.add %1416, %1535 : tensor<128xf32>
    %1537 = stablehlo.sqrt %1536 : tensor<128xf32>
    %cst_399 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1539 = stablehlo.add %1537, %1538 : tensor<128xf32>
    %1540 = stablehlo.divide %1357, %1539 : tensor<128xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1542 = stablehlo.add %1418, %1541 : tensor<32x128xf32>
    %1543 = stablehlo.sqrt %1542 : tensor<32x128xf32>
    %cst_401 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1545 = stablehlo.add %1543, %1544 : tensor<32x128xf32>
    %1546 = stablehlo.divide %1359, %1545 : tensor<32x128xf32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1548 = stablehlo.add %1420, %1547 : tensor<32xf32>
    %1549 = stablehlo.sqrt %1548 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1551 = stablehlo.add %1549, %1550 : tensor<32xf32>
    %1552 = stablehlo.divide %1361, %1551 : tensor<32xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1554 = stablehlo.add %1422, %1553 : tensor<128x32xf32>
    %1555 = stablehlo.sqrt %1554 : tensor<128x32xf32>
    %cst_405 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1557 = stablehlo.add %1555, %1556 : tensor<128x32xf32>
    %1558 = stablehlo.divide %1363, %1557 : tensor<128x32xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1560 = stablehlo.add %1424, %1559 : tensor<32xf32>
    %1561 = stablehlo.sqrt %1560 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1563 = stablehlo.add %1561, %1562 : tensor<32xf32>
    %1564 = stablehlo.divide %1365, %1563 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1566 = stablehlo.add %1426, %1565 : tensor<32xf32>
    %1567 = stablehlo.sqrt %1566 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1569 = stablehlo.add %1567, %1568 : tensor<32xf32>
    %1570 = stablehlo.divide %1367, %1569 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1572 = stablehlo.add %1428, %1571 : tensor<32xf32>
    %1573 = stablehlo.sqrt %1572 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1575 = stablehlo.add %1573, %1574 : tensor<32xf32>
    %1576 = stablehlo.divide %1369, %1575 : tensor<32xf32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1578 = stablehlo.add %1430, %1577 : tensor<32xf32>
    %1579 = stablehlo.sqrt %1578 : tensor<32xf32>
    %cst_413 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1581 = stablehlo.add %1579, %1580 : tensor<32xf32>
    %1582 = stablehlo.divide %1371, %1581 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1584 = stablehlo.add %1432, %1583 : tensor<32xf32>
    %1585 = stablehlo.sqrt %1584 : tensor<32xf32>
    %cst_415 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1587 = stablehlo.add %1585, %1586 : tensor<32xf32>
    %1588 = stablehlo.divide %1373, %1587 : tensor<32xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1590 = stablehlo.add %1434, %1589 : tensor<32xf32>
    %1591 = stablehlo.sqrt %1590 : tensor<32xf32>
    %cst_417 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1593 = stablehlo.add %1591, %1592 : tensor<32xf32>
    %1594 = stablehlo.divide %1375, %1593 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1596 = stablehlo.add %1436, %1595 : tensor<16x32xf32>
    %1597 = stablehlo.sqrt %1596 : tensor<16x32xf32>
    %cst_419 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1599 = stablehlo.add %1597, %1598 : tensor<16x32xf32>
    %1600 = stablehlo.divide %1377, %1599 : tensor<16x32xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1602 = stablehlo.add %1438, %1601 : tensor<64x32xf32>
    %1603 = stablehlo.sqrt %1602 : tensor<64x32xf32>
    %cst_421 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1605 = stablehlo.add %1603, %1604 : tensor<64x32xf32>
    %1606 = stablehlo.divide %1379, %1605 : tensor<64x32xf32>
    %cst_422 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1608 = stablehlo.multiply %1607, %arg1 : tensor<32x96xf32>
    %1609 = stablehlo.add %1450, %1608 : tensor<32x96xf32>
    %cst_423 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1611 = stablehlo.multiply %1610, %arg3 : tensor<32x32xf32>
    %1612 = stablehlo.add %1462, %1611 : tensor<32x32xf32>
    %cst_424 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1614 = stablehlo.multiply %1613, %arg5 : tensor<32x128xf32>
    %1615 = stablehlo.add %1474, %1614 : tensor<32x128xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1617 = stablehlo.multiply %1616, %arg7 : tensor<128x32xf32>
    %1618 = stablehlo.add %1486, %1617 : tensor<128x32xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1620 = stablehlo.multiply %1619, %arg13 : tensor<32x96xf32>
    %1621 = stablehlo.add %1522, %1620 : tensor<32x96xf32>
    %cst_427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1623 = stablehlo.multiply %1622, %arg15 : tensor<32x32xf32>
    %1624 = stablehlo.add %1534, %1623 : tensor<32x32xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1626 = stablehlo.multiply %1625, %arg17 : tensor<32x128xf32>
    %1627 = stablehlo.add %1546, %1626 : tensor<32x128xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1629 = stablehlo.multiply %1628, %arg19 : tensor<128x32xf32>
    %1630 = stablehlo.add %1558, %1629 : tensor<128x32xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1631 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1632 = stablehlo.multiply %1631, %arg26 : tensor<16x32xf32>
    %1633 = stablehlo.add %1600, %1632 : tensor<16x32xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1635 = stablehlo.multiply %1634, %arg27 : tensor<64x32xf32>
    %1636 = stablehlo.add %1606, %1635 : tensor<64x32xf32>
    %c_432 = stablehlo.constant dense<0> : tensor<i32>
    %1637 = stablehlo.subtract %arg85, %c_432 : tensor<i32>
    %c_433 = stablehlo.constant dense<0> : tensor<i32>
    %c_434 = stablehlo.constant dense<5> : tensor<i32>
    %1638 = call @clip(%1637, %c_433, %c_434) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1639 = stablehlo.convert %1638 : (tensor<i32>) -> tensor<f32>
    %cst_435 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1640 = stablehlo.divide %1639, %cst_435 : tensor<f32>
    %cst_436 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1641 = stablehlo.subtract %cst_436, %1640 : tensor<f32>
    %cst_437 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %1642 = stablehlo.multiply %cst_437, %1641 : tensor<f32>
    %cst_438 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1643 = stablehlo.add %1642, %cst_438 : tensor<f32>
    %c_439 = stablehlo.constant dense<5> : tensor<i32>
    %1644 = stablehlo.compare LT, %arg85, %c_439, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_440 = stablehlo.constant dense<5> : tensor<i32>
    %1645 = stablehlo.subtract %arg85, %c_440 : tensor<i32>
    %1646 = stablehlo.convert %1645 : (tensor<i32>) -> tensor<f32>
    %cst_441 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1647 = stablehlo.minimum %1646, %cst_441 : tensor<f32>
    %cst_442 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %1648 = stablehlo.multiply %cst_442, %1647 : tensor<f32>
    %cst_443 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1649 = stablehlo.divide %1648, %cst_443 : tensor<f32>
    %1650 = stablehlo.cosine %1649 : tensor<f32>
    %cst_444 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1651 = stablehlo.add %cst_444, %1650 : tensor<f32>
    %cst_445 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1652 = stablehlo.multiply %cst_445, %1651 : tensor<f32>
    %cst_446 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1653 = stablehlo.power %1652, %cst_446 : tensor<f32>
    %cst_447 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1654 = stablehlo.multiply %cst_447, %1653 : tensor<f32>
    %cst_448 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1655 = stablehlo.add %1654, %cst_448 : tensor<f32>
    %cst_449 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1656 = stablehlo.multiply %cst_449, %1655 : tensor<f32>
    %1657 = call @_where_9(%1644, %1643, %1656) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_450 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1658 = stablehlo.multiply %cst_450, %1657 : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1660 = stablehlo.multiply %1659, %1444 : tensor<96xf32>
    %1661 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1662 = stablehlo.multiply %1661, %1609 : tensor<32x96xf32>
    %1663 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1664 = stablehlo.multiply %1663, %1456 : tensor<32xf32>
    %1665 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1666 = stablehlo.multiply %1665, %1612 : tensor<32x32xf32>
    %1667 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1668 = stablehlo.multiply %1667, %1468 : tensor<128xf32>
    %1669 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1670 = stablehlo.multiply %1669, %1615 : tensor<32x128xf32>
    %1671 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1672 = stablehlo.multiply %1671, %1480 : tensor<32xf32>
    %1673 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1674 = stablehlo.multiply %1673, %1618 : tensor<128x32xf32>
    %1675 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1676 = stablehlo.multiply %1675, %1492 : tensor<32xf32>
    %1677 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1678 = stablehlo.multiply %1677, %1498 : tensor<32xf32>
    %1679 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1680 = stablehlo.multiply %1679, %1504 : tensor<32xf32>
    %1681 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1682 = stablehlo.multiply %1681, %1510 : tensor<32xf32>
    %1683 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1684 = stablehlo.multiply %1683, %1516 : tensor<96xf32>
    %1685 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1686 = stablehlo.multiply %1685, %1621 : tensor<32x96xf32>
    %1687 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1688 = stablehlo.multiply %1687, %1528 : tensor<32xf32>
    %1689 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1690 = stablehlo.multiply %1689, %1624 : tensor<32x32xf32>
    %1691 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1692 = stablehlo.multiply %1691, %1540 : tensor<128xf32>
    %1693 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1694 = stablehlo.multiply %1693, %1627 : tensor<32x128xf32>
    %1695 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1696 = stablehlo.multiply %1695, %1552 : tensor<32xf32>
    %1697 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1698 = stablehlo.multiply %1697, %1630 : tensor<128x32xf32>
    %1699 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1700 = stablehlo.multiply %1699, %1564 : tensor<32xf32>
    %1701 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1702 = stablehlo.multiply %1701, %1570 : tensor<32xf32>
    %1703 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1704 = stablehlo.multiply %1703, %1576 : tensor<32xf32>
    %1705 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1706 = stablehlo.multiply %1705, %1582 : tensor<32xf32>
    %1707 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1708 = stablehlo.multiply %1707, %1588 : tensor<32xf32>
    %1709 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1710 = stablehlo.multiply %1709, %1594 : tensor<32xf32>
    %1711 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1712 = stablehlo.multiply %1711, %1633 : tensor<16x32xf32>
    %1713 = stablehlo.broadcast_in_dim %1658, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1714 = stablehlo.multiply %1713, %1636 : tensor<64x32xf32>
    %c_451 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1715 = stablehlo.compare LT, %arg85, %c_451, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_452 = stablehlo.constant dense<1> : tensor<i32>
    %1716 = stablehlo.add %arg85, %c_452 : tensor<i32>
    %c_453 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1717 = call @_where_8(%1715, %1716, %c_453) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1718 = stablehlo.add %arg0, %1660 : tensor<96xf32>
    %1719 = stablehlo.add %arg1, %1662 : tensor<32x96xf32>
    %1720 = stablehlo.add %arg2, %1664 : tensor<32xf32>
    %1721 = stablehlo.add %arg3, %1666 : tensor<32x32xf32>
    %1722 = stablehlo.add %arg4, %1668 : tensor<128xf32>
    %1723 = stablehlo.add %arg5, %1670 : tensor<32x128xf32>
    %1724 = stablehlo.add %arg6, %1672 : tensor<32xf32>
    %1725 = stablehlo.add %arg7, %1674 : tensor<128x32xf32>
    %1726 = stablehlo.add %arg8, %1676 : tensor<32xf32>
    %1727 = stablehlo.add %arg9, %1678 : tensor<32xf32>
    %1728 = stablehlo.add %arg10, %1680 : tensor<32xf32>
    %1729 = stablehlo.add %arg11, %1682 : tensor<32xf32>
    %1730 = stablehlo.add %arg12, %1684 : tensor<96xf32>
    %1731 = stablehlo.add %arg13, %1686 : tensor<32x96xf32>
    %1732 = stablehlo.add %arg14, %1688 : tensor<32xf32>
    %1733 = stablehlo.add %arg15, %1690 : tensor<32x32xf32>
    %1734 = stablehlo.add %arg16, %1692 : tensor<128xf32>
    %1735 = stablehlo.add %arg17, %1694 : tensor<32x128xf32>
    %1736 = stablehlo.add %arg18, %1696 : tensor<32xf32>
    %1737 = stablehlo.add %arg19, %1698 : tensor<128x32xf32>
    %1738 = stablehlo.add %arg20, %1700 : tensor<32xf32>
    %1739 = stablehlo.add %arg21, %1702 : tensor<32xf32>
    %1740 = stablehlo.add %arg22, %1704 : tensor<32xf32>
    %1741 = stablehlo.add %arg23, %1706 : tensor<32xf32>
    %1742 = stablehlo.add %arg24, %1708 : tensor<32xf32>
    %1743 = stablehlo.add %arg25, %1710 : tensor<32xf32>
    %1744 = stablehlo.add %arg26, %1712 : tensor<16x32xf32>
    %1745 = stablehlo.add %arg27, %1714 : tensor<64x32xf32>
    return %378, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1320, %1014, %1019, %1024, %1029, %1034, %1039, %1044, %1049, %1054, %1059, %1064, %1069, %1074, %1079, %1084, %1089, %1094, %1099, %1104, %1109, %1114, %1119, %1124, %1129, %1134, %1139, %1144, %1149, %1155, %1161, %1167, %1173, %1179, %1185, %1191, %1197, %1203, %1209, %1215, %1221, %1227, %1233, %1239, %1245, %1251, %1257, %1263, %1269, %1275, %1281, %1287, %1293, %1299, %1305, %1311, %1317, %1717 : tensor<f32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>
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
  func.func private @take_along_axis_3(%arg0: tensor<12x16x1x1xi32>, %arg1: tensor<12x16x1xf32>) -> tensor<12x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16x64xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x16x64xf32>, tensor<12x16x1x1xi32>, tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    return %1 : tensor<12x16x64xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<12x16x64xf32>, %arg1: tensor<12x16x1xf32>, %arg2: tensor<12x16x64xf32>) -> tensor<12x16x64xf32> {
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
  func.func private @_where_5(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %1 : tensor<12x2x16x16xf32>
  }
  func.func private @_take_6(%arg0: tensor<1x16x1xi32>, %arg1: tensor<1x16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32xf32>, tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_take_7(%arg0: tensor<12x16x1xi32>, %arg1: tensor<12x16x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
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
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
