module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<96xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<128xf32>, %arg5: tensor<32x128xf32>, %arg6: tensor<32xf32>, %arg7: tensor<128x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<96xf32>, %arg13: tensor<32x96xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32x32xf32>, %arg16: tensor<128xf32>, %arg17: tensor<32x128xf32>, %arg18: tensor<32xf32>, %arg19: tensor<128x32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<16x32xf32>, %arg27: tensor<64x32xf32>, %arg28: tensor<i32>, %arg29: tensor<96xf32>, %arg30: tensor<32x96xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32x32xf32>, %arg33: tensor<128xf32>, %arg34: tensor<32x128xf32>, %arg35: tensor<32xf32>, %arg36: tensor<128x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32xf32>, %arg41: tensor<96xf32>, %arg42: tensor<32x96xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32x32xf32>, %arg45: tensor<128xf32>, %arg46: tensor<32x128xf32>, %arg47: tensor<32xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32xf32>, %arg53: tensor<32xf32>, %arg54: tensor<32xf32>, %arg55: tensor<16x32xf32>, %arg56: tensor<64x32xf32>, %arg57: tensor<96xf32>, %arg58: tensor<32x96xf32>, %arg59: tensor<32xf32>, %arg60: tensor<32x32xf32>, %arg61: tensor<128xf32>, %arg62: tensor<32x128xf32>, %arg63: tensor<32xf32>, %arg64: tensor<128x32xf32>, %arg65: tensor<32xf32>, %arg66: tensor<32xf32>, %arg67: tensor<32xf32>, %arg68: tensor<32xf32>, %arg69: tensor<96xf32>, %arg70: tensor<32x96xf32>, %arg71: tensor<32xf32>, %arg72: tensor<32x32xf32>, %arg73: tensor<128xf32>, %arg74: tensor<32x128xf32>, %arg75: tensor<32xf32>, %arg76: tensor<128x32xf32>, %arg77: tensor<32xf32>, %arg78: tensor<32xf32>, %arg79: tensor<32xf32>, %arg80: tensor<32xf32>, %arg81: tensor<32xf32>, %arg82: tensor<32xf32>, %arg83: tensor<16x32xf32>, %arg84: tensor<64x32xf32>, %arg85: tensor<i32>, %arg86: tensor<12x16xi32>, %arg87: tensor<12x16xi32>) -> (tensor<96xf32> {jax.result_info = "result[0]['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0]['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0]['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0]['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0]['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0]['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<96xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1][1][0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].mu['wte']['embedding']"}, tensor<96xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_0']['ln_2']['scale']"}, tensor<96xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_attn']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_attn']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_proj']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['attn']['c_proj']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['h_1']['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1][1][0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1][1][0].nu['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[1][1][2].count"}, tensor<f32> {jax.result_info = "result[2]"}) {
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
    %373 = stablehlo.broadcast_in_dim %arg87, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
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
    %725 = chlo.square %682 : tensor<96xf32> -> tensor<96xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %727 = chlo.square %726 : tensor<96xf32> -> tensor<96xf32>
    %728 = stablehlo.add %725, %727 : tensor<96xf32>
    %729 = chlo.square %684 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %731 = chlo.square %730 : tensor<32x96xf32> -> tensor<32x96xf32>
    %732 = stablehlo.add %729, %731 : tensor<32x96xf32>
    %733 = chlo.square %645 : tensor<32xf32> -> tensor<32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %735 = chlo.square %734 : tensor<32xf32> -> tensor<32xf32>
    %736 = stablehlo.add %733, %735 : tensor<32xf32>
    %737 = chlo.square %647 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %739 = chlo.square %738 : tensor<32x32xf32> -> tensor<32x32xf32>
    %740 = stablehlo.add %737, %739 : tensor<32x32xf32>
    %741 = chlo.square %605 : tensor<128xf32> -> tensor<128xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %743 = chlo.square %742 : tensor<128xf32> -> tensor<128xf32>
    %744 = stablehlo.add %741, %743 : tensor<128xf32>
    %745 = chlo.square %607 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %747 = chlo.square %746 : tensor<32x128xf32> -> tensor<32x128xf32>
    %748 = stablehlo.add %745, %747 : tensor<32x128xf32>
    %749 = chlo.square %585 : tensor<32xf32> -> tensor<32xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %751 = chlo.square %750 : tensor<32xf32> -> tensor<32xf32>
    %752 = stablehlo.add %749, %751 : tensor<32xf32>
    %753 = chlo.square %587 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %755 = chlo.square %754 : tensor<128x32xf32> -> tensor<128x32xf32>
    %756 = stablehlo.add %753, %755 : tensor<128x32xf32>
    %757 = chlo.square %688 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %759 = chlo.square %758 : tensor<32xf32> -> tensor<32xf32>
    %760 = stablehlo.add %757, %759 : tensor<32xf32>
    %761 = chlo.square %699 : tensor<32xf32> -> tensor<32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %763 = chlo.square %762 : tensor<32xf32> -> tensor<32xf32>
    %764 = stablehlo.add %761, %763 : tensor<32xf32>
    %765 = chlo.square %611 : tensor<32xf32> -> tensor<32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %767 = chlo.square %766 : tensor<32xf32> -> tensor<32xf32>
    %768 = stablehlo.add %765, %767 : tensor<32xf32>
    %769 = chlo.square %622 : tensor<32xf32> -> tensor<32xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %771 = chlo.square %770 : tensor<32xf32> -> tensor<32xf32>
    %772 = stablehlo.add %769, %771 : tensor<32xf32>
    %773 = chlo.square %545 : tensor<96xf32> -> tensor<96xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %775 = chlo.square %774 : tensor<96xf32> -> tensor<96xf32>
    %776 = stablehlo.add %773, %775 : tensor<96xf32>
    %777 = chlo.square %547 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %779 = chlo.square %778 : tensor<32x96xf32> -> tensor<32x96xf32>
    %780 = stablehlo.add %777, %779 : tensor<32x96xf32>
    %781 = chlo.square %508 : tensor<32xf32> -> tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %783 = chlo.square %782 : tensor<32xf32> -> tensor<32xf32>
    %784 = stablehlo.add %781, %783 : tensor<32xf32>
    %785 = chlo.square %510 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %787 = chlo.square %786 : tensor<32x32xf32> -> tensor<32x32xf32>
    %788 = stablehlo.add %785, %787 : tensor<32x32xf32>
    %789 = chlo.square %468 : tensor<128xf32> -> tensor<128xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %791 = chlo.square %790 : tensor<128xf32> -> tensor<128xf32>
    %792 = stablehlo.add %789, %791 : tensor<128xf32>
    %793 = chlo.square %470 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %795 = chlo.square %794 : tensor<32x128xf32> -> tensor<32x128xf32>
    %796 = stablehlo.add %793, %795 : tensor<32x128xf32>
    %797 = chlo.square %448 : tensor<32xf32> -> tensor<32xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %799 = chlo.square %798 : tensor<32xf32> -> tensor<32xf32>
    %800 = stablehlo.add %797, %799 : tensor<32xf32>
    %801 = chlo.square %450 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %803 = chlo.square %802 : tensor<128x32xf32> -> tensor<128x32xf32>
    %804 = stablehlo.add %801, %803 : tensor<128x32xf32>
    %805 = chlo.square %551 : tensor<32xf32> -> tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %807 = chlo.square %806 : tensor<32xf32> -> tensor<32xf32>
    %808 = stablehlo.add %805, %807 : tensor<32xf32>
    %809 = chlo.square %562 : tensor<32xf32> -> tensor<32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %811 = chlo.square %810 : tensor<32xf32> -> tensor<32xf32>
    %812 = stablehlo.add %809, %811 : tensor<32xf32>
    %813 = chlo.square %474 : tensor<32xf32> -> tensor<32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %815 = chlo.square %814 : tensor<32xf32> -> tensor<32xf32>
    %816 = stablehlo.add %813, %815 : tensor<32xf32>
    %817 = chlo.square %485 : tensor<32xf32> -> tensor<32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %819 = chlo.square %818 : tensor<32xf32> -> tensor<32xf32>
    %820 = stablehlo.add %817, %819 : tensor<32xf32>
    %821 = chlo.square %415 : tensor<32xf32> -> tensor<32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %823 = chlo.square %822 : tensor<32xf32> -> tensor<32xf32>
    %824 = stablehlo.add %821, %823 : tensor<32xf32>
    %825 = chlo.square %426 : tensor<32xf32> -> tensor<32xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %827 = chlo.square %826 : tensor<32xf32> -> tensor<32xf32>
    %828 = stablehlo.add %825, %827 : tensor<32xf32>
    %829 = chlo.square %722 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %831 = chlo.square %830 : tensor<16x32xf32> -> tensor<16x32xf32>
    %832 = stablehlo.add %829, %831 : tensor<16x32xf32>
    %833 = chlo.square %724 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %835 = chlo.square %834 : tensor<64x32xf32> -> tensor<64x32xf32>
    %836 = stablehlo.add %833, %835 : tensor<64x32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%728 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%732 init: %cst_197) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%736 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%740 init: %cst_199) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%744 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%748 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%752 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%756 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%760 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%764 init: %cst_205) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%768 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%772 init: %cst_207) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.reduce(%776 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%780 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %851 = stablehlo.reduce(%784 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%788 init: %cst_211) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %853 = stablehlo.reduce(%792 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.reduce(%796 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.reduce(%800 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%804 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.reduce(%808 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %858 = stablehlo.reduce(%812 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.reduce(%816 init: %cst_218) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%820 init: %cst_219) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.reduce(%824 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%828 init: %cst_221) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %863 = stablehlo.reduce(%832 init: %cst_222) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %864 = stablehlo.reduce(%836 init: %cst_223) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.add %cst_224, %837 : tensor<f32>
    %866 = stablehlo.add %865, %838 : tensor<f32>
    %867 = stablehlo.add %866, %839 : tensor<f32>
    %868 = stablehlo.add %867, %840 : tensor<f32>
    %869 = stablehlo.add %868, %841 : tensor<f32>
    %870 = stablehlo.add %869, %842 : tensor<f32>
    %871 = stablehlo.add %870, %843 : tensor<f32>
    %872 = stablehlo.add %871, %844 : tensor<f32>
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
    %893 = stablehlo.sqrt %892 : tensor<f32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %894 = stablehlo.compare LT, %893, %cst_225, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %895 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %896 = stablehlo.divide %682, %895 : tensor<96xf32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %898 = stablehlo.multiply %896, %897 : tensor<96xf32>
    %899 = stablehlo.select %894, %682, %898 : tensor<i1>, tensor<96xf32>
    %900 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %901 = stablehlo.divide %684, %900 : tensor<32x96xf32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %903 = stablehlo.multiply %901, %902 : tensor<32x96xf32>
    %904 = stablehlo.select %894, %684, %903 : tensor<i1>, tensor<32x96xf32>
    %905 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %906 = stablehlo.divide %645, %905 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %908 = stablehlo.multiply %906, %907 : tensor<32xf32>
    %909 = stablehlo.select %894, %645, %908 : tensor<i1>, tensor<32xf32>
    %910 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %911 = stablehlo.divide %647, %910 : tensor<32x32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %913 = stablehlo.multiply %911, %912 : tensor<32x32xf32>
    %914 = stablehlo.select %894, %647, %913 : tensor<i1>, tensor<32x32xf32>
    %915 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %916 = stablehlo.divide %605, %915 : tensor<128xf32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %918 = stablehlo.multiply %916, %917 : tensor<128xf32>
    %919 = stablehlo.select %894, %605, %918 : tensor<i1>, tensor<128xf32>
    %920 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %921 = stablehlo.divide %607, %920 : tensor<32x128xf32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %923 = stablehlo.multiply %921, %922 : tensor<32x128xf32>
    %924 = stablehlo.select %894, %607, %923 : tensor<i1>, tensor<32x128xf32>
    %925 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %926 = stablehlo.divide %585, %925 : tensor<32xf32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %928 = stablehlo.multiply %926, %927 : tensor<32xf32>
    %929 = stablehlo.select %894, %585, %928 : tensor<i1>, tensor<32xf32>
    %930 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %931 = stablehlo.divide %587, %930 : tensor<128x32xf32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %933 = stablehlo.multiply %931, %932 : tensor<128x32xf32>
    %934 = stablehlo.select %894, %587, %933 : tensor<i1>, tensor<128x32xf32>
    %935 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %936 = stablehlo.divide %688, %935 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %938 = stablehlo.multiply %936, %937 : tensor<32xf32>
    %939 = stablehlo.select %894, %688, %938 : tensor<i1>, tensor<32xf32>
    %940 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %941 = stablehlo.divide %699, %940 : tensor<32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %943 = stablehlo.multiply %941, %942 : tensor<32xf32>
    %944 = stablehlo.select %894, %699, %943 : tensor<i1>, tensor<32xf32>
    %945 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %946 = stablehlo.divide %611, %945 : tensor<32xf32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %948 = stablehlo.multiply %946, %947 : tensor<32xf32>
    %949 = stablehlo.select %894, %611, %948 : tensor<i1>, tensor<32xf32>
    %950 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %951 = stablehlo.divide %622, %950 : tensor<32xf32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %953 = stablehlo.multiply %951, %952 : tensor<32xf32>
    %954 = stablehlo.select %894, %622, %953 : tensor<i1>, tensor<32xf32>
    %955 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %956 = stablehlo.divide %545, %955 : tensor<96xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %958 = stablehlo.multiply %956, %957 : tensor<96xf32>
    %959 = stablehlo.select %894, %545, %958 : tensor<i1>, tensor<96xf32>
    %960 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %961 = stablehlo.divide %547, %960 : tensor<32x96xf32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %963 = stablehlo.multiply %961, %962 : tensor<32x96xf32>
    %964 = stablehlo.select %894, %547, %963 : tensor<i1>, tensor<32x96xf32>
    %965 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %966 = stablehlo.divide %508, %965 : tensor<32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %968 = stablehlo.multiply %966, %967 : tensor<32xf32>
    %969 = stablehlo.select %894, %508, %968 : tensor<i1>, tensor<32xf32>
    %970 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %971 = stablehlo.divide %510, %970 : tensor<32x32xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %973 = stablehlo.multiply %971, %972 : tensor<32x32xf32>
    %974 = stablehlo.select %894, %510, %973 : tensor<i1>, tensor<32x32xf32>
    %975 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %976 = stablehlo.divide %468, %975 : tensor<128xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %978 = stablehlo.multiply %976, %977 : tensor<128xf32>
    %979 = stablehlo.select %894, %468, %978 : tensor<i1>, tensor<128xf32>
    %980 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %981 = stablehlo.divide %470, %980 : tensor<32x128xf32>
    %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %983 = stablehlo.multiply %981, %982 : tensor<32x128xf32>
    %984 = stablehlo.select %894, %470, %983 : tensor<i1>, tensor<32x128xf32>
    %985 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %986 = stablehlo.divide %448, %985 : tensor<32xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %988 = stablehlo.multiply %986, %987 : tensor<32xf32>
    %989 = stablehlo.select %894, %448, %988 : tensor<i1>, tensor<32xf32>
    %990 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %991 = stablehlo.divide %450, %990 : tensor<128x32xf32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %993 = stablehlo.multiply %991, %992 : tensor<128x32xf32>
    %994 = stablehlo.select %894, %450, %993 : tensor<i1>, tensor<128x32xf32>
    %995 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %996 = stablehlo.divide %551, %995 : tensor<32xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %998 = stablehlo.multiply %996, %997 : tensor<32xf32>
    %999 = stablehlo.select %894, %551, %998 : tensor<i1>, tensor<32xf32>
    %1000 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1001 = stablehlo.divide %562, %1000 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1003 = stablehlo.multiply %1001, %1002 : tensor<32xf32>
    %1004 = stablehlo.select %894, %562, %1003 : tensor<i1>, tensor<32xf32>
    %1005 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1006 = stablehlo.divide %474, %1005 : tensor<32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1008 = stablehlo.multiply %1006, %1007 : tensor<32xf32>
    %1009 = stablehlo.select %894, %474, %1008 : tensor<i1>, tensor<32xf32>
    %1010 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1011 = stablehlo.divide %485, %1010 : tensor<32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1013 = stablehlo.multiply %1011, %1012 : tensor<32xf32>
    %1014 = stablehlo.select %894, %485, %1013 : tensor<i1>, tensor<32xf32>
    %1015 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1016 = stablehlo.divide %415, %1015 : tensor<32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1018 = stablehlo.multiply %1016, %1017 : tensor<32xf32>
    %1019 = stablehlo.select %894, %415, %1018 : tensor<i1>, tensor<32xf32>
    %1020 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1021 = stablehlo.divide %426, %1020 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1023 = stablehlo.multiply %1021, %1022 : tensor<32xf32>
    %1024 = stablehlo.select %894, %426, %1023 : tensor<i1>, tensor<32xf32>
    %1025 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1026 = stablehlo.divide %722, %1025 : tensor<16x32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1028 = stablehlo.multiply %1026, %1027 : tensor<16x32xf32>
    %1029 = stablehlo.select %894, %722, %1028 : tensor<i1>, tensor<16x32xf32>
    %1030 = stablehlo.broadcast_in_dim %893, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1031 = stablehlo.divide %724, %1030 : tensor<64x32xf32>
    %cst_253 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1033 = stablehlo.multiply %1031, %1032 : tensor<64x32xf32>
    %1034 = stablehlo.select %894, %724, %1033 : tensor<i1>, tensor<64x32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1036 = stablehlo.multiply %1035, %899 : tensor<96xf32>
    %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1038 = stablehlo.multiply %1037, %arg29 : tensor<96xf32>
    %1039 = stablehlo.add %1036, %1038 : tensor<96xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1041 = stablehlo.multiply %1040, %904 : tensor<32x96xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1043 = stablehlo.multiply %1042, %arg30 : tensor<32x96xf32>
    %1044 = stablehlo.add %1041, %1043 : tensor<32x96xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1046 = stablehlo.multiply %1045, %909 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1048 = stablehlo.multiply %1047, %arg31 : tensor<32xf32>
    %1049 = stablehlo.add %1046, %1048 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1051 = stablehlo.multiply %1050, %914 : tensor<32x32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1053 = stablehlo.multiply %1052, %arg32 : tensor<32x32xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<32x32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1056 = stablehlo.multiply %1055, %919 : tensor<128xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1058 = stablehlo.multiply %1057, %arg33 : tensor<128xf32>
    %1059 = stablehlo.add %1056, %1058 : tensor<128xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1061 = stablehlo.multiply %1060, %924 : tensor<32x128xf32>
    %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1063 = stablehlo.multiply %1062, %arg34 : tensor<32x128xf32>
    %1064 = stablehlo.add %1061, %1063 : tensor<32x128xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1066 = stablehlo.multiply %1065, %929 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1068 = stablehlo.multiply %1067, %arg35 : tensor<32xf32>
    %1069 = stablehlo.add %1066, %1068 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1071 = stablehlo.multiply %1070, %934 : tensor<128x32xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1073 = stablehlo.multiply %1072, %arg36 : tensor<128x32xf32>
    %1074 = stablehlo.add %1071, %1073 : tensor<128x32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1076 = stablehlo.multiply %1075, %939 : tensor<32xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1078 = stablehlo.multiply %1077, %arg37 : tensor<32xf32>
    %1079 = stablehlo.add %1076, %1078 : tensor<32xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1081 = stablehlo.multiply %1080, %944 : tensor<32xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1083 = stablehlo.multiply %1082, %arg38 : tensor<32xf32>
    %1084 = stablehlo.add %1081, %1083 : tensor<32xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1086 = stablehlo.multiply %1085, %949 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1088 = stablehlo.multiply %1087, %arg39 : tensor<32xf32>
    %1089 = stablehlo.add %1086, %1088 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1091 = stablehlo.multiply %1090, %954 : tensor<32xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1093 = stablehlo.multiply %1092, %arg40 : tensor<32xf32>
    %1094 = stablehlo.add %1091, %1093 : tensor<32xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1096 = stablehlo.multiply %1095, %959 : tensor<96xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1098 = stablehlo.multiply %1097, %arg41 : tensor<96xf32>
    %1099 = stablehlo.add %1096, %1098 : tensor<96xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1101 = stablehlo.multiply %1100, %964 : tensor<32x96xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1103 = stablehlo.multiply %1102, %arg42 : tensor<32x96xf32>
    %1104 = stablehlo.add %1101, %1103 : tensor<32x96xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1106 = stablehlo.multiply %1105, %969 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1108 = stablehlo.multiply %1107, %arg43 : tensor<32xf32>
    %1109 = stablehlo.add %1106, %1108 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1111 = stablehlo.multiply %1110, %974 : tensor<32x32xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1113 = stablehlo.multiply %1112, %arg44 : tensor<32x32xf32>
    %1114 = stablehlo.add %1111, %1113 : tensor<32x32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1116 = stablehlo.multiply %1115, %979 : tensor<128xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1118 = stablehlo.multiply %1117, %arg45 : tensor<128xf32>
    %1119 = stablehlo.add %1116, %1118 : tensor<128xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1121 = stablehlo.multiply %1120, %984 : tensor<32x128xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1123 = stablehlo.multiply %1122, %arg46 : tensor<32x128xf32>
    %1124 = stablehlo.add %1121, %1123 : tensor<32x128xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1126 = stablehlo.multiply %1125, %989 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1128 = stablehlo.multiply %1127, %arg47 : tensor<32xf32>
    %1129 = stablehlo.add %1126, %1128 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1131 = stablehlo.multiply %1130, %994 : tensor<128x32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1133 = stablehlo.multiply %1132, %arg48 : tensor<128x32xf32>
    %1134 = stablehlo.add %1131, %1133 : tensor<128x32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1136 = stablehlo.multiply %1135, %999 : tensor<32xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1138 = stablehlo.multiply %1137, %arg49 : tensor<32xf32>
    %1139 = stablehlo.add %1136, %1138 : tensor<32xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1141 = stablehlo.multiply %1140, %1004 : tensor<32xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1143 = stablehlo.multiply %1142, %arg50 : tensor<32xf32>
    %1144 = stablehlo.add %1141, %1143 : tensor<32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1146 = stablehlo.multiply %1145, %1009 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1148 = stablehlo.multiply %1147, %arg51 : tensor<32xf32>
    %1149 = stablehlo.add %1146, %1148 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1151 = stablehlo.multiply %1150, %1014 : tensor<32xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1153 = stablehlo.multiply %1152, %arg52 : tensor<32xf32>
    %1154 = stablehlo.add %1151, %1153 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1156 = stablehlo.multiply %1155, %1019 : tensor<32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1158 = stablehlo.multiply %1157, %arg53 : tensor<32xf32>
    %1159 = stablehlo.add %1156, %1158 : tensor<32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1161 = stablehlo.multiply %1160, %1024 : tensor<32xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1163 = stablehlo.multiply %1162, %arg54 : tensor<32xf32>
    %1164 = stablehlo.add %1161, %1163 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1166 = stablehlo.multiply %1165, %1029 : tensor<16x32xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1168 = stablehlo.multiply %1167, %arg55 : tensor<16x32xf32>
    %1169 = stablehlo.add %1166, %1168 : tensor<16x32xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1171 = stablehlo.multiply %1170, %1034 : tensor<64x32xf32>
    %cst_309 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1173 = stablehlo.multiply %1172, %arg56 : tensor<64x32xf32>
    %1174 = stablehlo.add %1171, %1173 : tensor<64x32xf32>
    %1175 = stablehlo.multiply %899, %899 : tensor<96xf32>
    %cst_310 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1177 = stablehlo.multiply %1176, %1175 : tensor<96xf32>
    %cst_311 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1179 = stablehlo.multiply %1178, %arg57 : tensor<96xf32>
    %1180 = stablehlo.add %1177, %1179 : tensor<96xf32>
    %1181 = stablehlo.multiply %904, %904 : tensor<32x96xf32>
    %cst_312 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1183 = stablehlo.multiply %1182, %1181 : tensor<32x96xf32>
    %cst_313 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1185 = stablehlo.multiply %1184, %arg58 : tensor<32x96xf32>
    %1186 = stablehlo.add %1183, %1185 : tensor<32x96xf32>
    %1187 = stablehlo.multiply %909, %909 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1189 = stablehlo.multiply %1188, %1187 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1190 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1191 = stablehlo.multiply %1190, %arg59 : tensor<32xf32>
    %1192 = stablehlo.add %1189, %1191 : tensor<32xf32>
    %1193 = stablehlo.multiply %914, %914 : tensor<32x32xf32>
    %cst_316 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1195 = stablehlo.multiply %1194, %1193 : tensor<32x32xf32>
    %cst_317 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1197 = stablehlo.multiply %1196, %arg60 : tensor<32x32xf32>
    %1198 = stablehlo.add %1195, %1197 : tensor<32x32xf32>
    %1199 = stablehlo.multiply %919, %919 : tensor<128xf32>
    %cst_318 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1201 = stablehlo.multiply %1200, %1199 : tensor<128xf32>
    %cst_319 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1203 = stablehlo.multiply %1202, %arg61 : tensor<128xf32>
    %1204 = stablehlo.add %1201, %1203 : tensor<128xf32>
    %1205 = stablehlo.multiply %924, %924 : tensor<32x128xf32>
    %cst_320 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1207 = stablehlo.multiply %1206, %1205 : tensor<32x128xf32>
    %cst_321 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1209 = stablehlo.multiply %1208, %arg62 : tensor<32x128xf32>
    %1210 = stablehlo.add %1207, %1209 : tensor<32x128xf32>
    %1211 = stablehlo.multiply %929, %929 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1213 = stablehlo.multiply %1212, %1211 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1215 = stablehlo.multiply %1214, %arg63 : tensor<32xf32>
    %1216 = stablehlo.add %1213, %1215 : tensor<32xf32>
    %1217 = stablehlo.multiply %934, %934 : tensor<128x32xf32>
    %cst_324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1219 = stablehlo.multiply %1218, %1217 : tensor<128x32xf32>
    %cst_325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1221 = stablehlo.multiply %1220, %arg64 : tensor<128x32xf32>
    %1222 = stablehlo.add %1219, %1221 : tensor<128x32xf32>
    %1223 = stablehlo.multiply %939, %939 : tensor<32xf32>
    %cst_326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1224 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1225 = stablehlo.multiply %1224, %1223 : tensor<32xf32>
    %cst_327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1227 = stablehlo.multiply %1226, %arg65 : tensor<32xf32>
    %1228 = stablehlo.add %1225, %1227 : tensor<32xf32>
    %1229 = stablehlo.multiply %944, %944 : tensor<32xf32>
    %cst_328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1230 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1231 = stablehlo.multiply %1230, %1229 : tensor<32xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1233 = stablehlo.multiply %1232, %arg66 : tensor<32xf32>
    %1234 = stablehlo.add %1231, %1233 : tensor<32xf32>
    %1235 = stablehlo.multiply %949, %949 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1237 = stablehlo.multiply %1236, %1235 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1239 = stablehlo.multiply %1238, %arg67 : tensor<32xf32>
    %1240 = stablehlo.add %1237, %1239 : tensor<32xf32>
    %1241 = stablehlo.multiply %954, %954 : tensor<32xf32>
    %cst_332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1242 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1243 = stablehlo.multiply %1242, %1241 : tensor<32xf32>
    %cst_333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1245 = stablehlo.multiply %1244, %arg68 : tensor<32xf32>
    %1246 = stablehlo.add %1243, %1245 : tensor<32xf32>
    %1247 = stablehlo.multiply %959, %959 : tensor<96xf32>
    %cst_334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1249 = stablehlo.multiply %1248, %1247 : tensor<96xf32>
    %cst_335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1251 = stablehlo.multiply %1250, %arg69 : tensor<96xf32>
    %1252 = stablehlo.add %1249, %1251 : tensor<96xf32>
    %1253 = stablehlo.multiply %964, %964 : tensor<32x96xf32>
    %cst_336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1254 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1255 = stablehlo.multiply %1254, %1253 : tensor<32x96xf32>
    %cst_337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1257 = stablehlo.multiply %1256, %arg70 : tensor<32x96xf32>
    %1258 = stablehlo.add %1255, %1257 : tensor<32x96xf32>
    %1259 = stablehlo.multiply %969, %969 : tensor<32xf32>
    %cst_338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1261 = stablehlo.multiply %1260, %1259 : tensor<32xf32>
    %cst_339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1263 = stablehlo.multiply %1262, %arg71 : tensor<32xf32>
    %1264 = stablehlo.add %1261, %1263 : tensor<32xf32>
    %1265 = stablehlo.multiply %974, %974 : tensor<32x32xf32>
    %cst_340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1266 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1267 = stablehlo.multiply %1266, %1265 : tensor<32x32xf32>
    %cst_341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1269 = stablehlo.multiply %1268, %arg72 : tensor<32x32xf32>
    %1270 = stablehlo.add %1267, %1269 : tensor<32x32xf32>
    %1271 = stablehlo.multiply %979, %979 : tensor<128xf32>
    %cst_342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1272 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1273 = stablehlo.multiply %1272, %1271 : tensor<128xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1275 = stablehlo.multiply %1274, %arg73 : tensor<128xf32>
    %1276 = stablehlo.add %1273, %1275 : tensor<128xf32>
    %1277 = stablehlo.multiply %984, %984 : tensor<32x128xf32>
    %cst_344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1279 = stablehlo.multiply %1278, %1277 : tensor<32x128xf32>
    %cst_345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1281 = stablehlo.multiply %1280, %arg74 : tensor<32x128xf32>
    %1282 = stablehlo.add %1279, %1281 : tensor<32x128xf32>
    %1283 = stablehlo.multiply %989, %989 : tensor<32xf32>
    %cst_346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1284 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1285 = stablehlo.multiply %1284, %1283 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1287 = stablehlo.multiply %1286, %arg75 : tensor<32xf32>
    %1288 = stablehlo.add %1285, %1287 : tensor<32xf32>
    %1289 = stablehlo.multiply %994, %994 : tensor<128x32xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1291 = stablehlo.multiply %1290, %1289 : tensor<128x32xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1293 = stablehlo.multiply %1292, %arg76 : tensor<128x32xf32>
    %1294 = stablehlo.add %1291, %1293 : tensor<128x32xf32>
    %1295 = stablehlo.multiply %999, %999 : tensor<32xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1296 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1297 = stablehlo.multiply %1296, %1295 : tensor<32xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1299 = stablehlo.multiply %1298, %arg77 : tensor<32xf32>
    %1300 = stablehlo.add %1297, %1299 : tensor<32xf32>
    %1301 = stablehlo.multiply %1004, %1004 : tensor<32xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1303 = stablehlo.multiply %1302, %1301 : tensor<32xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1305 = stablehlo.multiply %1304, %arg78 : tensor<32xf32>
    %1306 = stablehlo.add %1303, %1305 : tensor<32xf32>
    %1307 = stablehlo.multiply %1009, %1009 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1309 = stablehlo.multiply %1308, %1307 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1311 = stablehlo.multiply %1310, %arg79 : tensor<32xf32>
    %1312 = stablehlo.add %1309, %1311 : tensor<32xf32>
    %1313 = stablehlo.multiply %1014, %1014 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1314 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1315 = stablehlo.multiply %1314, %1313 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1317 = stablehlo.multiply %1316, %arg80 : tensor<32xf32>
    %1318 = stablehlo.add %1315, %1317 : tensor<32xf32>
    %1319 = stablehlo.multiply %1019, %1019 : tensor<32xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1320 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1321 = stablehlo.multiply %1320, %1319 : tensor<32xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1323 = stablehlo.multiply %1322, %arg81 : tensor<32xf32>
    %1324 = stablehlo.add %1321, %1323 : tensor<32xf32>
    %1325 = stablehlo.multiply %1024, %1024 : tensor<32xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1327 = stablehlo.multiply %1326, %1325 : tensor<32xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1329 = stablehlo.multiply %1328, %arg82 : tensor<32xf32>
    %1330 = stablehlo.add %1327, %1329 : tensor<32xf32>
    %1331 = stablehlo.multiply %1029, %1029 : tensor<16x32xf32>
    %cst_362 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1333 = stablehlo.multiply %1332, %1331 : tensor<16x32xf32>
    %cst_363 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1335 = stablehlo.multiply %1334, %arg83 : tensor<16x32xf32>
    %1336 = stablehlo.add %1333, %1335 : tensor<16x32xf32>
    %1337 = stablehlo.multiply %1034, %1034 : tensor<64x32xf32>
    %cst_364 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1339 = stablehlo.multiply %1338, %1337 : tensor<64x32xf32>
    %cst_365 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1341 = stablehlo.multiply %1340, %arg84 : tensor<64x32xf32>
    %1342 = stablehlo.add %1339, %1341 : tensor<64x32xf32>
    %c_366 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1343 = stablehlo.compare LT, %arg28, %c_366, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_367 = stablehlo.constant dense<1> : tensor<i32>
    %1344 = stablehlo.add %arg28, %c_367 : tensor<i32>
    %c_368 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1345 = call @_where_10(%1343, %1344, %c_368) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_369 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1346 = stablehlo.convert %1345 : (tensor<i32>) -> tensor<f32>
    %1347 = stablehlo.power %cst_369, %1346 : tensor<f32>
    %cst_370 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1348 = stablehlo.subtract %cst_370, %1347 : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1350 = stablehlo.divide %1039, %1349 : tensor<96xf32>
    %1351 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1352 = stablehlo.divide %1044, %1351 : tensor<32x96xf32>
    %1353 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1354 = stablehlo.divide %1049, %1353 : tensor<32xf32>
    %1355 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1356 = stablehlo.divide %1054, %1355 : tensor<32x32xf32>
    %1357 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1358 = stablehlo.divide %1059, %1357 : tensor<128xf32>
    %1359 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1360 = stablehlo.divide %1064, %1359 : tensor<32x128xf32>
    %1361 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.divide %1069, %1361 : tensor<32xf32>
    %1363 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1364 = stablehlo.divide %1074, %1363 : tensor<128x32xf32>
    %1365 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1366 = stablehlo.divide %1079, %1365 : tensor<32xf32>
    %1367 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1368 = stablehlo.divide %1084, %1367 : tensor<32xf32>
    %1369 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1370 = stablehlo.divide %1089, %1369 : tensor<32xf32>
    %1371 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1372 = stablehlo.divide %1094, %1371 : tensor<32xf32>
    %1373 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1374 = stablehlo.divide %1099, %1373 : tensor<96xf32>
    %1375 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1376 = stablehlo.divide %1104, %1375 : tensor<32x96xf32>
    %1377 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1378 = stablehlo.divide %1109, %1377 : tensor<32xf32>
    %1379 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1380 = stablehlo.divide %1114, %1379 : tensor<32x32xf32>
    %1381 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1382 = stablehlo.divide %1119, %1381 : tensor<128xf32>
    %1383 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1384 = stablehlo.divide %1124, %1383 : tensor<32x128xf32>
    %1385 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1386 = stablehlo.divide %1129, %1385 : tensor<32xf32>
    %1387 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1388 = stablehlo.divide %1134, %1387 : tensor<128x32xf32>
    %1389 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1390 = stablehlo.divide %1139, %1389 : tensor<32xf32>
    %1391 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1392 = stablehlo.divide %1144, %1391 : tensor<32xf32>
    %1393 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1394 = stablehlo.divide %1149, %1393 : tensor<32xf32>
    %1395 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1396 = stablehlo.divide %1154, %1395 : tensor<32xf32>
    %1397 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1398 = stablehlo.divide %1159, %1397 : tensor<32xf32>
    %1399 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1400 = stablehlo.divide %1164, %1399 : tensor<32xf32>
    %1401 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1402 = stablehlo.divide %1169, %1401 : tensor<16x32xf32>
    %1403 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1404 = stablehlo.divide %1174, %1403 : tensor<64x32xf32>
    %cst_371 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1405 = stablehlo.convert %1345 : (tensor<i32>) -> tensor<f32>
    %1406 = stablehlo.power %cst_371, %1405 : tensor<f32>
    %cst_372 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1407 = stablehlo.subtract %cst_372, %1406 : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1409 = stablehlo.divide %1180, %1408 : tensor<96xf32>
    %1410 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1411 = stablehlo.divide %1186, %1410 : tensor<32x96xf32>
    %1412 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1413 = stablehlo.divide %1192, %1412 : tensor<32xf32>
    %1414 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1415 = stablehlo.divide %1198, %1414 : tensor<32x32xf32>
    %1416 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1417 = stablehlo.divide %1204, %1416 : tensor<128xf32>
    %1418 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1419 = stablehlo.divide %1210, %1418 : tensor<32x128xf32>
    %1420 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1421 = stablehlo.divide %1216, %1420 : tensor<32xf32>
    %1422 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1423 = stablehlo.divide %1222, %1422 : tensor<128x32xf32>
    %1424 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1425 = stablehlo.divide %1228, %1424 : tensor<32xf32>
    %1426 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1427 = stablehlo.divide %1234, %1426 : tensor<32xf32>
    %1428 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1429 = stablehlo.divide %1240, %1428 : tensor<32xf32>
    %1430 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1431 = stablehlo.divide %1246, %1430 : tensor<32xf32>
    %1432 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1433 = stablehlo.divide %1252, %1432 : tensor<96xf32>
    %1434 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1435 = stablehlo.divide %1258, %1434 : tensor<32x96xf32>
    %1436 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1437 = stablehlo.divide %1264, %1436 : tensor<32xf32>
    %1438 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1439 = stablehlo.divide %1270, %1438 : tensor<32x32xf32>
    %1440 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1441 = stablehlo.divide %1276, %1440 : tensor<128xf32>
    %1442 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1443 = stablehlo.divide %1282, %1442 : tensor<32x128xf32>
    %1444 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1445 = stablehlo.divide %1288, %1444 : tensor<32xf32>
    %1446 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1447 = stablehlo.divide %1294, %1446 : tensor<128x32xf32>
    %1448 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1449 = stablehlo.divide %1300, %1448 : tensor<32xf32>
    %1450 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1451 = stablehlo.divide %1306, %1450 : tensor<32xf32>
    %1452 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1453 = stablehlo.divide %1312, %1452 : tensor<32xf32>
    %1454 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1455 = stablehlo.divide %1318, %1454 : tensor<32xf32>
    %1456 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1457 = stablehlo.divide %1324, %1456 : tensor<32xf32>
    %1458 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1459 = stablehlo.divide %1330, %1458 : tensor<32xf32>
    %1460 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1461 = stablehlo.divide %1336, %1460 : tensor<16x32xf32>
    %1462 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1463 = stablehlo.divide %1342, %1462 : tensor<64x32xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1464 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1465 = stablehlo.add %1409, %1464 : tensor<96xf32>
    %1466 = stablehlo.sqrt %1465 : tensor<96xf32>
    %cst_374 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1467 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1468 = stablehlo.add %1466, %1467 : tensor<96xf32>
    %1469 = stablehlo.divide %1350, %1468 : tensor<96xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1470 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1471 = stablehlo.add %1411, %1470 : tensor<32x96xf32>
    %1472 = stablehlo.sqrt %1471 : tensor<32x96xf32>
    %cst_376 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1473 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1474 = stablehlo.add %1472, %1473 : tensor<32x96xf32>
    %1475 = stablehlo.divide %1352, %1474 : tensor<32x96xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1477 = stablehlo.add %1413, %1476 : tensor<32xf32>
    %1478 = stablehlo.sqrt %1477 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1479 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1480 = stablehlo.add %1478, %1479 : tensor<32xf32>
    %1481 = stablehlo.divide %1354, %1480 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1482 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1483 = stablehlo.add %1415, %1482 : tensor<32x32xf32>
    %1484 = stablehlo.sqrt %1483 : tensor<32x32xf32>
    %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1485 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1486 = stablehlo.add %1484, %1485 : tensor<32x32xf32>
    %1487 = stablehlo.divide %1356, %1486 : tensor<32x32xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1488 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1489 = stablehlo.add %1417, %1488 : tensor<128xf32>
    %1490 = stablehlo.sqrt %1489 : tensor<128xf32>
    %cst_382 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1491 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1492 = stablehlo.add %1490, %1491 : tensor<128xf32>
    %1493 = stablehlo.divide %1358, %1492 : tensor<128xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1494 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1495 = stablehlo.add %1419, %1494 : tensor<32x128xf32>
    %1496 = stablehlo.sqrt %1495 : tensor<32x128xf32>
    %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1498 = stablehlo.add %1496, %1497 : tensor<32x128xf32>
    %1499 = stablehlo.divide %1360, %1498 : tensor<32x128xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1500 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1501 = stablehlo.add %1421, %1500 : tensor<32xf32>
    %1502 = stablehlo.sqrt %1501 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1503 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1504 = stablehlo.add %1502, %1503 : tensor<32xf32>
    %1505 = stablehlo.divide %1362, %1504 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1506 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1507 = stablehlo.add %1423, %1506 : tensor<128x32xf32>
    %1508 = stablehlo.sqrt %1507 : tensor<128x32xf32>
    %cst_388 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1510 = stablehlo.add %1508, %1509 : tensor<128x32xf32>
    %1511 = stablehlo.divide %1364, %1510 : tensor<128x32xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1513 = stablehlo.add %1425, %1512 : tensor<32xf32>
    %1514 = stablehlo.sqrt %1513 : tensor<32xf32>
    %cst_390 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1515 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1516 = stablehlo.add %1514, %1515 : tensor<32xf32>
    %1517 = stablehlo.divide %1366, %1516 : tensor<32xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1518 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1519 = stablehlo.add %1427, %1518 : tensor<32xf32>
    %1520 = stablehlo.sqrt %1519 : tensor<32xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1521 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1522 = stablehlo.add %1520, %1521 : tensor<32xf32>
    %1523 = stablehlo.divide %1368, %1522 : tensor<32xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1524 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1525 = stablehlo.add %1429, %1524 : tensor<32xf32>
    %1526 = stablehlo.sqrt %1525 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1527 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1528 = stablehlo.add %1526, %1527 : tensor<32xf32>
    %1529 = stablehlo.divide %1370, %1528 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1530 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1531 = stablehlo.add %1431, %1530 : tensor<32xf32>
    %1532 = stablehlo.sqrt %1531 : tensor<32xf32>
    %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1533 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1534 = stablehlo.add %1532, %1533 : tensor<32xf32>
    %1535 = stablehlo.divide %1372, %1534 : tensor<32xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1536 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1537 = stablehlo.add %1433, %1536 : tensor<96xf32>
    %1538 = stablehlo.sqrt %1537 : tensor<96xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1539 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1540 = stablehlo.add %1538, %1539 : tensor<96xf32>
    %1541 = stablehlo.divide %1374, %1540 : tensor<96xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1542 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1543 = stablehlo.add %1435, %1542 : tensor<32x96xf32>
    %1544 = stablehlo.sqrt %1543 : tensor<32x96xf32>
    %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1545 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1546 = stablehlo.add %1544, %1545 : tensor<32x96xf32>
    %1547 = stablehlo.divide %1376, %1546 : tensor<32x96xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1548 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1549 = stablehlo.add %1437, %1548 : tensor<32xf32>
    %1550 = stablehlo.sqrt %1549 : tensor<32xf32>
    %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1551 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1552 = stablehlo.add %1550, %1551 : tensor<32xf32>
    %1553 = stablehlo.divide %1378, %1552 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1554 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1555 = stablehlo.add %1439, %1554 : tensor<32x32xf32>
    %1556 = stablehlo.sqrt %1555 : tensor<32x32xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1557 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1558 = stablehlo.add %1556, %1557 : tensor<32x32xf32>
    %1559 = stablehlo.divide %1380, %1558 : tensor<32x32xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1561 = stablehlo.add %1441, %1560 : tensor<128xf32>
    %1562 = stablehlo.sqrt %1561 : tensor<128xf32>
    %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1563 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1564 = stablehlo.add %1562, %1563 : tensor<128xf32>
    %1565 = stablehlo.divide %1382, %1564 : tensor<128xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1566 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1567 = stablehlo.add %1443, %1566 : tensor<32x128xf32>
    %1568 = stablehlo.sqrt %1567 : tensor<32x128xf32>
    %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1569 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1570 = stablehlo.add %1568, %1569 : tensor<32x128xf32>
    %1571 = stablehlo.divide %1384, %1570 : tensor<32x128xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1572 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1573 = stablehlo.add %1445, %1572 : tensor<32xf32>
    %1574 = stablehlo.sqrt %1573 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1575 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1576 = stablehlo.add %1574, %1575 : tensor<32xf32>
    %1577 = stablehlo.divide %1386, %1576 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1578 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1579 = stablehlo.add %1447, %1578 : tensor<128x32xf32>
    %1580 = stablehlo.sqrt %1579 : tensor<128x32xf32>
    %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1581 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1582 = stablehlo.add %1580, %1581 : tensor<128x32xf32>
    %1583 = stablehlo.divide %1388, %1582 : tensor<128x32xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1584 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1585 = stablehlo.add %1449, %1584 : tensor<32xf32>
    %1586 = stablehlo.sqrt %1585 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1587 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1588 = stablehlo.add %1586, %1587 : tensor<32xf32>
    %1589 = stablehlo.divide %1390, %1588 : tensor<32xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1590 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1591 = stablehlo.add %1451, %1590 : tensor<32xf32>
    %1592 = stablehlo.sqrt %1591 : tensor<32xf32>
    %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1594 = stablehlo.add %1592, %1593 : tensor<32xf32>
    %1595 = stablehlo.divide %1392, %1594 : tensor<32xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1596 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1597 = stablehlo.add %1453, %1596 : tensor<32xf32>
    %1598 = stablehlo.sqrt %1597 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1599 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1600 = stablehlo.add %1598, %1599 : tensor<32xf32>
    %1601 = stablehlo.divide %1394, %1600 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1602 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1603 = stablehlo.add %1455, %1602 : tensor<32xf32>
    %1604 = stablehlo.sqrt %1603 : tensor<32xf32>
    %cst_420 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1606 = stablehlo.add %1604, %1605 : tensor<32xf32>
    %1607 = stablehlo.divide %1396, %1606 : tensor<32xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1608 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1609 = stablehlo.add %1457, %1608 : tensor<32xf32>
    %1610 = stablehlo.sqrt %1609 : tensor<32xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1611 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1612 = stablehlo.add %1610, %1611 : tensor<32xf32>
    %1613 = stablehlo.divide %1398, %1612 : tensor<32xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1614 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1615 = stablehlo.add %1459, %1614 : tensor<32xf32>
    %1616 = stablehlo.sqrt %1615 : tensor<32xf32>
    %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1617 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1618 = stablehlo.add %1616, %1617 : tensor<32xf32>
    %1619 = stablehlo.divide %1400, %1618 : tensor<32xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1621 = stablehlo.add %1461, %1620 : tensor<16x32xf32>
    %1622 = stablehlo.sqrt %1621 : tensor<16x32xf32>
    %cst_426 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1623 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1624 = stablehlo.add %1622, %1623 : tensor<16x32xf32>
    %1625 = stablehlo.divide %1402, %1624 : tensor<16x32xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1626 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1627 = stablehlo.add %1463, %1626 : tensor<64x32xf32>
    %1628 = stablehlo.sqrt %1627 : tensor<64x32xf32>
    %cst_428 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1629 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1630 = stablehlo.add %1628, %1629 : tensor<64x32xf32>
    %1631 = stablehlo.divide %1404, %1630 : tensor<64x32xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1633 = stablehlo.multiply %1632, %arg1 : tensor<32x96xf32>
    %1634 = stablehlo.add %1475, %1633 : tensor<32x96xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1635 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1636 = stablehlo.multiply %1635, %arg3 : tensor<32x32xf32>
    %1637 = stablehlo.add %1487, %1636 : tensor<32x32xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1638 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1639 = stablehlo.multiply %1638, %arg5 : tensor<32x128xf32>
    %1640 = stablehlo.add %1499, %1639 : tensor<32x128xf32>
    %cst_432 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1641 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1642 = stablehlo.multiply %1641, %arg7 : tensor<128x32xf32>
    %1643 = stablehlo.add %1511, %1642 : tensor<128x32xf32>
    %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1644 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1645 = stablehlo.multiply %1644, %arg13 : tensor<32x96xf32>
    %1646 = stablehlo.add %1547, %1645 : tensor<32x96xf32>
    %cst_434 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1647 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1648 = stablehlo.multiply %1647, %arg15 : tensor<32x32xf32>
    %1649 = stablehlo.add %1559, %1648 : tensor<32x32xf32>
    %cst_435 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1650 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1651 = stablehlo.multiply %1650, %arg17 : tensor<32x128xf32>
    %1652 = stablehlo.add %1571, %1651 : tensor<32x128xf32>
    %cst_436 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1653 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1654 = stablehlo.multiply %1653, %arg19 : tensor<128x32xf32>
    %1655 = stablehlo.add %1583, %1654 : tensor<128x32xf32>
    %cst_437 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1656 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1657 = stablehlo.multiply %1656, %arg26 : tensor<16x32xf32>
    %1658 = stablehlo.add %1625, %1657 : tensor<16x32xf32>
    %cst_438 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1660 = stablehlo.multiply %1659, %arg27 : tensor<64x32xf32>
    %1661 = stablehlo.add %1631, %1660 : tensor<64x32xf32>
    %c_439 = stablehlo.constant dense<0> : tensor<i32>
    %1662 = stablehlo.subtract %arg85, %c_439 : tensor<i32>
    %c_440 = stablehlo.constant dense<0> : tensor<i32>
    %c_441 = stablehlo.constant dense<5> : tensor<i32>
    %1663 = call @clip(%1662, %c_440, %c_441) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1664 = stablehlo.convert %1663 : (tensor<i32>) -> tensor<f32>
    %cst_442 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1665 = stablehlo.divide %1664, %cst_442 : tensor<f32>
    %cst_443 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1666 = stablehlo.subtract %cst_443, %1665 : tensor<f32>
    %cst_444 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %1667 = stablehlo.multiply %cst_444, %1666 : tensor<f32>
    %cst_445 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1668 = stablehlo.add %1667, %cst_445 : tensor<f32>
    %c_446 = stablehlo.constant dense<5> : tensor<i32>
    %1669 = stablehlo.compare LT, %arg85, %c_446, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_447 = stablehlo.constant dense<5> : tensor<i32>
    %1670 = stablehlo.subtract %arg85, %c_447 : tensor<i32>
    %1671 = stablehlo.convert %1670 : (tensor<i32>) -> tensor<f32>
    %cst_448 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1672 = stablehlo.minimum %1671, %cst_448 : tensor<f32>
    %cst_449 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %1673 = stablehlo.multiply %cst_449, %1672 : tensor<f32>
    %cst_450 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1674 = stablehlo.divide %1673, %cst_450 : tensor<f32>
    %1675 = stablehlo.cosine %1674 : tensor<f32>
    %cst_451 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1676 = stablehlo.add %cst_451, %1675 : tensor<f32>
    %cst_452 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1677 = stablehlo.multiply %cst_452, %1676 : tensor<f32>
    %cst_453 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1678 = stablehlo.power %1677, %cst_453 : tensor<f32>
    %cst_454 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1679 = stablehlo.multiply %cst_454, %1678 : tensor<f32>
    %cst_455 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1680 = stablehlo.add %1679, %cst_455 : tensor<f32>
    %cst_456 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1681 = stablehlo.multiply %cst_456, %1680 : tensor<f32>
    %1682 = call @_where_11(%1669, %1668, %1681) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_457 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1683 = stablehlo.multiply %cst_457, %1682 : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1685 = stablehlo.multiply %1684, %1469 : tensor<96xf32>
    %1686 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1687 = stablehlo.multiply %1686, %1634 : tensor<32x96xf32>
    %1688 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1689 = stablehlo.multiply %1688, %1481 : tensor<32xf32>
    %1690 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1691 = stablehlo.multiply %1690, %1637 : tensor<32x32xf32>
    %1692 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1693 = stablehlo.multiply %1692, %1493 : tensor<128xf32>
    %1694 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1695 = stablehlo.multiply %1694, %1640 : tensor<32x128xf32>
    %1696 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1697 = stablehlo.multiply %1696, %1505 : tensor<32xf32>
    %1698 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1699 = stablehlo.multiply %1698, %1643 : tensor<128x32xf32>
    %1700 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1701 = stablehlo.multiply %1700, %1517 : tensor<32xf32>
    %1702 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1703 = stablehlo.multiply %1702, %1523 : tensor<32xf32>
    %1704 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1705 = stablehlo.multiply %1704, %1529 : tensor<32xf32>
    %1706 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1707 = stablehlo.multiply %1706, %1535 : tensor<32xf32>
    %1708 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1709 = stablehlo.multiply %1708, %1541 : tensor<96xf32>
    %1710 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1711 = stablehlo.multiply %1710, %1646 : tensor<32x96xf32>
    %1712 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1713 = stablehlo.multiply %1712, %1553 : tensor<32xf32>
    %1714 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1715 = stablehlo.multiply %1714, %1649 : tensor<32x32xf32>
    %1716 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1717 = stablehlo.multiply %1716, %1565 : tensor<128xf32>
    %1718 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1719 = stablehlo.multiply %1718, %1652 : tensor<32x128xf32>
    %1720 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1721 = stablehlo.multiply %1720, %1577 : tensor<32xf32>
    %1722 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1723 = stablehlo.multiply %1722, %1655 : tensor<128x32xf32>
    %1724 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1725 = stablehlo.multiply %1724, %1589 : tensor<32xf32>
    %1726 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1727 = stablehlo.multiply %1726, %1595 : tensor<32xf32>
    %1728 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1729 = stablehlo.multiply %1728, %1601 : tensor<32xf32>
    %1730 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1731 = stablehlo.multiply %1730, %1607 : tensor<32xf32>
    %1732 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1733 = stablehlo.multiply %1732, %1613 : tensor<32xf32>
    %1734 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1735 = stablehlo.multiply %1734, %1619 : tensor<32xf32>
    %1736 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1737 = stablehlo.multiply %1736, %1658 : tensor<16x32xf32>
    %1738 = stablehlo.broadcast_in_dim %1683, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1739 = stablehlo.multiply %1738, %1661 : tensor<64x32xf32>
    %c_458 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1740 = stablehlo.compare LT, %arg85, %c_458, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_459 = stablehlo.constant dense<1> : tensor<i32>
    %1741 = stablehlo.add %arg85, %c_459 : tensor<i32>
    %c_460 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1742 = call @_where_10(%1740, %1741, %c_460) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1743 = stablehlo.add %arg0, %1685 : tensor<96xf32>
    %1744 = stablehlo.add %arg1, %1687 : tensor<32x96xf32>
    %1745 = stablehlo.add %arg2, %1689 : tensor<32xf32>
    %1746 = stablehlo.add %arg3, %1691 : tensor<32x32xf32>
    %1747 = stablehlo.add %arg4, %1693 : tensor<128xf32>
    %1748 = stablehlo.add %arg5, %1695 : tensor<32x128xf32>
    %1749 = stablehlo.add %arg6, %1697 : tensor<32xf32>
    %1750 = stablehlo.add %arg7, %1699 : tensor<128x32xf32>
    %1751 = stablehlo.add %arg8, %1701 : tensor<32xf32>
    %1752 = stablehlo.add %arg9, %1703 : tensor<32xf32>
    %1753 = stablehlo.add %arg10, %1705 : tensor<32xf32>
    %1754 = stablehlo.add %arg11, %1707 : tensor<32xf32>
    %1755 = stablehlo.add %arg12, %1709 : tensor<96xf32>
    %1756 = stablehlo.add %arg13, %1711 : tensor<32x96xf32>
    %1757 = stablehlo.add %arg14, %1713 : tensor<32xf32>
    %1758 = stablehlo.add %arg15, %1715 : tensor<32x32xf32>
    %1759 = stablehlo.add %arg16, %1717 : tensor<128xf32>
    %1760 = stablehlo.add %arg17, %1719 : tensor<32x128xf32>
    %1761 = stablehlo.add %arg18, %1721 : tensor<32xf32>
    %1762 = stablehlo.add %arg19, %1723 : tensor<128x32xf32>
    %1763 = stablehlo.add %arg20, %1725 : tensor<32xf32>
    %1764 = stablehlo.add %arg21, %1727 : tensor<32xf32>
    %1765 = stablehlo.add %arg22, %1729 : tensor<32xf32>
    %1766 = stablehlo.add %arg23, %1731 : tensor<32xf32>
    %1767 = stablehlo.add %arg24, %1733 : tensor<32xf32>
    %1768 = stablehlo.add %arg25, %1735 : tensor<32xf32>
    %1769 = stablehlo.add %arg26, %1737 : tensor<16x32xf32>
    %1770 = stablehlo.add %arg27, %1739 : tensor<64x32xf32>
    return %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1345, %1039, %1044, %1049, %1054, %1059, %1064, %1069, %1074, %1079, %1084, %1089, %1094, %1099, %1104, %1109, %1114, %1119, %1124, %1129, %1134, %1139, %1144, %1149, %1154, %1159, %1164, %1169, %1174, %1180, %1186, %1192, %1198, %1204, %1210, %1216, %1222, %1228, %1234, %1240, %1246, %1252, %1258, %1264, %1270, %1276, %1282, %1288, %1294, %1300, %1306, %1312, %1318, %1324, %1330, %1336, %1342, %1742, %394 : tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<f32>
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
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
