module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<2x16xf32>, %arg2: tensor<32x2x16xf32>, %arg3: tensor<32xf32>, %arg4: tensor<2x16x32xf32>, %arg5: tensor<2x16xf32>, %arg6: tensor<32x2x16xf32>, %arg7: tensor<2x16xf32>, %arg8: tensor<32x2x16xf32>, %arg9: tensor<128xf32>, %arg10: tensor<32x128xf32>, %arg11: tensor<32xf32>, %arg12: tensor<128x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<32xf32>, %arg17: tensor<2x16xf32>, %arg18: tensor<32x2x16xf32>, %arg19: tensor<32xf32>, %arg20: tensor<2x16x32xf32>, %arg21: tensor<2x16xf32>, %arg22: tensor<32x2x16xf32>, %arg23: tensor<2x16xf32>, %arg24: tensor<32x2x16xf32>, %arg25: tensor<128xf32>, %arg26: tensor<32x128xf32>, %arg27: tensor<32xf32>, %arg28: tensor<128x32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32xf32>, %arg33: tensor<32x64xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<16x32xf32>, %arg37: tensor<64x32xf32>, %arg38: tensor<i32>, %arg39: tensor<2x16xf32>, %arg40: tensor<32x2x16xf32>, %arg41: tensor<32xf32>, %arg42: tensor<2x16x32xf32>, %arg43: tensor<2x16xf32>, %arg44: tensor<32x2x16xf32>, %arg45: tensor<2x16xf32>, %arg46: tensor<32x2x16xf32>, %arg47: tensor<128xf32>, %arg48: tensor<32x128xf32>, %arg49: tensor<32xf32>, %arg50: tensor<128x32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32xf32>, %arg53: tensor<32xf32>, %arg54: tensor<32xf32>, %arg55: tensor<2x16xf32>, %arg56: tensor<32x2x16xf32>, %arg57: tensor<32xf32>, %arg58: tensor<2x16x32xf32>, %arg59: tensor<2x16xf32>, %arg60: tensor<32x2x16xf32>, %arg61: tensor<2x16xf32>, %arg62: tensor<32x2x16xf32>, %arg63: tensor<128xf32>, %arg64: tensor<32x128xf32>, %arg65: tensor<32xf32>, %arg66: tensor<128x32xf32>, %arg67: tensor<32xf32>, %arg68: tensor<32xf32>, %arg69: tensor<32xf32>, %arg70: tensor<32xf32>, %arg71: tensor<32x64xf32>, %arg72: tensor<32xf32>, %arg73: tensor<32xf32>, %arg74: tensor<16x32xf32>, %arg75: tensor<64x32xf32>, %arg76: tensor<2x16xf32>, %arg77: tensor<32x2x16xf32>, %arg78: tensor<32xf32>, %arg79: tensor<2x16x32xf32>, %arg80: tensor<2x16xf32>, %arg81: tensor<32x2x16xf32>, %arg82: tensor<2x16xf32>, %arg83: tensor<32x2x16xf32>, %arg84: tensor<128xf32>, %arg85: tensor<32x128xf32>, %arg86: tensor<32xf32>, %arg87: tensor<128x32xf32>, %arg88: tensor<32xf32>, %arg89: tensor<32xf32>, %arg90: tensor<32xf32>, %arg91: tensor<32xf32>, %arg92: tensor<2x16xf32>, %arg93: tensor<32x2x16xf32>, %arg94: tensor<32xf32>, %arg95: tensor<2x16x32xf32>, %arg96: tensor<2x16xf32>, %arg97: tensor<32x2x16xf32>, %arg98: tensor<2x16xf32>, %arg99: tensor<32x2x16xf32>, %arg100: tensor<128xf32>, %arg101: tensor<32x128xf32>, %arg102: tensor<32xf32>, %arg103: tensor<128x32xf32>, %arg104: tensor<32xf32>, %arg105: tensor<32xf32>, %arg106: tensor<32xf32>, %arg107: tensor<32xf32>, %arg108: tensor<32x64xf32>, %arg109: tensor<32xf32>, %arg110: tensor<32xf32>, %arg111: tensor<16x32xf32>, %arg112: tensor<64x32xf32>, %arg113: tensor<i32>, %arg114: tensor<12x16xi32>, %arg115: tensor<12x16xi32>) -> (tensor<i32> {jax.result_info = "result[0].step"}, tensor<2x16xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].params['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_0']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].params['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['h_1']['ln_2']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0].params['lm_head']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].params['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_0']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['h_1']['ln_2']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['lm_head']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wte']['embedding']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_0']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['h_1']['ln_2']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['lm_head']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][2].count"}, tensor<f32> {jax.result_info = "result[1]['accuracy']"}, tensor<f32> {jax.result_info = "result[1]['grad_norm']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %2:2 = call @_take(%arg37, %arg114) : (tensor<64x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
    %3:2 = call @_take_0(%arg36, %1) : (tensor<16x32xf32>, tensor<1x16xi32>) -> (tensor<1x16x32xf32>, tensor<1x16x1xi32>)
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
    %41 = stablehlo.reshape %arg14 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %42 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<12x16x32xf32>
    %45 = stablehlo.multiply %34, %44 : tensor<12x16x32xf32>
    %46 = stablehlo.reshape %arg13 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %48 = stablehlo.add %45, %47 : tensor<12x16x32xf32>
    %49 = stablehlo.iota dim = 0 : tensor<16xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<16xi32>) -> tensor<12x16xi32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 2] : (tensor<12x16xi32>) -> tensor<12x1x16xi32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<12x16x1xi32>) -> tensor<12x16x16xi32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<12x1x16xi32>) -> tensor<12x16x16xi32>
    %55 = stablehlo.compare GE, %53, %54, SIGNED : (tensor<12x16x16xi32>, tensor<12x16x16xi32>) -> tensor<12x16x16xi1>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 2, 3] : (tensor<12x16x16xi1>) -> tensor<12x1x16x16xi1>
    %57 = stablehlo.convert %56 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xf32>
    %58 = stablehlo.dot_general %48, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %59 = stablehlo.reshape %arg5 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %61 = stablehlo.add %58, %60 : tensor<12x16x2x16xf32>
    %62 = stablehlo.dot_general %48, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %63 = stablehlo.reshape %arg1 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %65 = stablehlo.add %62, %64 : tensor<12x16x2x16xf32>
    %66 = stablehlo.dot_general %48, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %67 = stablehlo.reshape %arg7 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %69 = stablehlo.add %66, %68 : tensor<12x16x2x16xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %70 = stablehlo.sqrt %cst_13 : tensor<f32>
    %71 = stablehlo.convert %70 : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %73 = stablehlo.divide %61, %72 : tensor<12x16x2x16xf32>
    %74 = stablehlo.dot_general %73, %65, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_14 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %75:2 = call @_where_2(%57, %74, %cst_14) : (tensor<12x1x16x16xf32>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.reduce(%75#0 init: %cst_15) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %78 = stablehlo.maximum %77, %76 : tensor<12x2x16xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %81 = stablehlo.subtract %75#0, %80 : tensor<12x2x16x16xf32>
    %82 = stablehlo.exponential %81 : tensor<12x2x16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %86 = stablehlo.divide %82, %85 : tensor<12x2x16x16xf32>
    %87 = stablehlo.multiply %84, %84 : tensor<12x2x16x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %89 = stablehlo.divide %88, %87 : tensor<12x2x16x1xf32>
    %90 = stablehlo.dot_general %69, %86, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %91 = stablehlo.transpose %90, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %92 = stablehlo.dot_general %91, %arg4, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<2x16x32xf32>) -> tensor<12x16x32xf32>
    %93 = stablehlo.reshape %arg3 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %95 = stablehlo.add %92, %94 : tensor<12x16x32xf32>
    %96 = stablehlo.add %5, %95 : tensor<12x16x32xf32>
    %97 = chlo.square %96 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%96 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %102 = stablehlo.divide %100, %101 : tensor<12x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%97 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %105 = stablehlo.divide %103, %104 : tensor<12x16xf32>
    %106 = chlo.square %102 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %108 = stablehlo.multiply %107, %102 : tensor<12x16xf32>
    %109 = stablehlo.subtract %105, %106 : tensor<12x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %111 = stablehlo.maximum %110, %109 : tensor<12x16xf32>
    %112 = stablehlo.compare EQ, %109, %111, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %117 = stablehlo.compare EQ, %116, %111, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %120 = stablehlo.select %117, %118, %119 : tensor<12x16xi1>, tensor<12x16xf32>
    %121 = stablehlo.divide %115, %120 : tensor<12x16xf32>
    %122 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %123 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %125 = stablehlo.subtract %96, %124 : tensor<12x16x32xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %127 = stablehlo.add %123, %126 : tensor<12x16x1xf32>
    %128 = stablehlo.rsqrt %127 : tensor<12x16x1xf32>
    %129 = stablehlo.divide %128, %127 : tensor<12x16x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %131 = stablehlo.multiply %130, %129 : tensor<12x16x1xf32>
    %132 = stablehlo.reshape %arg16 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %133 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %135 = stablehlo.multiply %133, %134 : tensor<12x16x32xf32>
    %136 = stablehlo.multiply %125, %135 : tensor<12x16x32xf32>
    %137 = stablehlo.reshape %arg15 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %139 = stablehlo.add %136, %138 : tensor<12x16x32xf32>
    %140 = stablehlo.dot_general %139, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %141 = stablehlo.reshape %arg9 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %143 = stablehlo.add %140, %142 : tensor<12x16x128xf32>
    %144 = stablehlo.multiply %143, %143 : tensor<12x16x128xf32>
    %145 = stablehlo.multiply %144, %143 : tensor<12x16x128xf32>
    %146 = stablehlo.multiply %143, %143 : tensor<12x16x128xf32>
    %cst_33 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<12x16x128xf32>
    %cst_34 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %150 = stablehlo.multiply %149, %145 : tensor<12x16x128xf32>
    %151 = stablehlo.add %143, %150 : tensor<12x16x128xf32>
    %cst_35 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<12x16x128xf32>
    %154 = stablehlo.tanh %153 : tensor<12x16x128xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %156 = stablehlo.subtract %155, %154 : tensor<12x16x128xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %158 = stablehlo.add %157, %154 : tensor<12x16x128xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %160 = stablehlo.multiply %159, %158 : tensor<12x16x128xf32>
    %161 = stablehlo.multiply %143, %160 : tensor<12x16x128xf32>
    %162 = stablehlo.dot_general %161, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %163 = stablehlo.reshape %arg11 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %165 = stablehlo.add %162, %164 : tensor<12x16x32xf32>
    %166 = stablehlo.add %96, %165 : tensor<12x16x32xf32>
    %167 = chlo.square %166 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %169 = stablehlo.multiply %168, %166 : tensor<12x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%166 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %172 = stablehlo.divide %170, %171 : tensor<12x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%167 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %175 = stablehlo.divide %173, %174 : tensor<12x16xf32>
    %176 = chlo.square %172 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %178 = stablehlo.multiply %177, %172 : tensor<12x16xf32>
    %179 = stablehlo.subtract %175, %176 : tensor<12x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %181 = stablehlo.maximum %180, %179 : tensor<12x16xf32>
    %182 = stablehlo.compare EQ, %179, %181, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %185 = stablehlo.select %182, %183, %184 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %187 = stablehlo.compare EQ, %186, %181, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %190 = stablehlo.select %187, %188, %189 : tensor<12x16xi1>, tensor<12x16xf32>
    %191 = stablehlo.divide %185, %190 : tensor<12x16xf32>
    %192 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %193 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %194 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %195 = stablehlo.subtract %166, %194 : tensor<12x16x32xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %197 = stablehlo.add %193, %196 : tensor<12x16x1xf32>
    %198 = stablehlo.rsqrt %197 : tensor<12x16x1xf32>
    %199 = stablehlo.divide %198, %197 : tensor<12x16x1xf32>
    %cst_52 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<12x16x1xf32>
    %202 = stablehlo.reshape %arg30 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %203 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %204 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %205 = stablehlo.multiply %203, %204 : tensor<12x16x32xf32>
    %206 = stablehlo.multiply %195, %205 : tensor<12x16x32xf32>
    %207 = stablehlo.reshape %arg29 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %209 = stablehlo.add %206, %208 : tensor<12x16x32xf32>
    %210 = stablehlo.iota dim = 0 : tensor<16xi32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [1] : (tensor<16xi32>) -> tensor<12x16xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %213 = stablehlo.broadcast_in_dim %211, dims = [0, 2] : (tensor<12x16xi32>) -> tensor<12x1x16xi32>
    %214 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<12x16x1xi32>) -> tensor<12x16x16xi32>
    %215 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<12x1x16xi32>) -> tensor<12x16x16xi32>
    %216 = stablehlo.compare GE, %214, %215, SIGNED : (tensor<12x16x16xi32>, tensor<12x16x16xi32>) -> tensor<12x16x16xi1>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 2, 3] : (tensor<12x16x16xi1>) -> tensor<12x1x16x16xi1>
    %218 = stablehlo.convert %217 : (tensor<12x1x16x16xi1>) -> tensor<12x1x16x16xf32>
    %219 = stablehlo.dot_general %209, %arg22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %220 = stablehlo.reshape %arg21 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %222 = stablehlo.add %219, %221 : tensor<12x16x2x16xf32>
    %223 = stablehlo.dot_general %209, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %224 = stablehlo.reshape %arg17 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %226 = stablehlo.add %223, %225 : tensor<12x16x2x16xf32>
    %227 = stablehlo.dot_general %209, %arg24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %228 = stablehlo.reshape %arg23 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %230 = stablehlo.add %227, %229 : tensor<12x16x2x16xf32>
    %cst_53 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %231 = stablehlo.sqrt %cst_53 : tensor<f32>
    %232 = stablehlo.convert %231 : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %234 = stablehlo.divide %222, %233 : tensor<12x16x2x16xf32>
    %235 = stablehlo.dot_general %234, %226, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_54 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %236:2 = call @_where_2(%218, %235, %cst_54) : (tensor<12x1x16x16xf32>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>)
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %237 = stablehlo.reduce(%236#0 init: %cst_55) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %239 = stablehlo.maximum %238, %237 : tensor<12x2x16xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %242 = stablehlo.subtract %236#0, %241 : tensor<12x2x16x16xf32>
    %243 = stablehlo.exponential %242 : tensor<12x2x16x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_57) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %247 = stablehlo.divide %243, %246 : tensor<12x2x16x16xf32>
    %248 = stablehlo.multiply %245, %245 : tensor<12x2x16x1xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %250 = stablehlo.divide %249, %248 : tensor<12x2x16x1xf32>
    %251 = stablehlo.dot_general %230, %247, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %252 = stablehlo.transpose %251, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %253 = stablehlo.dot_general %252, %arg20, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<2x16x32xf32>) -> tensor<12x16x32xf32>
    %254 = stablehlo.reshape %arg19 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %256 = stablehlo.add %253, %255 : tensor<12x16x32xf32>
    %257 = stablehlo.add %166, %256 : tensor<12x16x32xf32>
    %258 = chlo.square %257 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %260 = stablehlo.multiply %259, %257 : tensor<12x16x32xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%257 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_61 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %263 = stablehlo.divide %261, %262 : tensor<12x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%258 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_63 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %266 = stablehlo.divide %264, %265 : tensor<12x16xf32>
    %267 = chlo.square %263 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_64 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %269 = stablehlo.multiply %268, %263 : tensor<12x16xf32>
    %270 = stablehlo.subtract %266, %267 : tensor<12x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %272 = stablehlo.maximum %271, %270 : tensor<12x16xf32>
    %273 = stablehlo.compare EQ, %270, %272, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %276 = stablehlo.select %273, %274, %275 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %278 = stablehlo.compare EQ, %277, %272, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %281 = stablehlo.select %278, %279, %280 : tensor<12x16xi1>, tensor<12x16xf32>
    %282 = stablehlo.divide %276, %281 : tensor<12x16xf32>
    %283 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %284 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %285 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %286 = stablehlo.subtract %257, %285 : tensor<12x16x32xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %288 = stablehlo.add %284, %287 : tensor<12x16x1xf32>
    %289 = stablehlo.rsqrt %288 : tensor<12x16x1xf32>
    %290 = stablehlo.divide %289, %288 : tensor<12x16x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %292 = stablehlo.multiply %291, %290 : tensor<12x16x1xf32>
    %293 = stablehlo.reshape %arg32 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %294 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %295 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %296 = stablehlo.multiply %294, %295 : tensor<12x16x32xf32>
    %297 = stablehlo.multiply %286, %296 : tensor<12x16x32xf32>
    %298 = stablehlo.reshape %arg31 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %300 = stablehlo.add %297, %299 : tensor<12x16x32xf32>
    %301 = stablehlo.dot_general %300, %arg26, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %302 = stablehlo.reshape %arg25 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %304 = stablehlo.add %301, %303 : tensor<12x16x128xf32>
    %305 = stablehlo.multiply %304, %304 : tensor<12x16x128xf32>
    %306 = stablehlo.multiply %305, %304 : tensor<12x16x128xf32>
    %307 = stablehlo.multiply %304, %304 : tensor<12x16x128xf32>
    %cst_73 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %309 = stablehlo.multiply %308, %307 : tensor<12x16x128xf32>
    %cst_74 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %311 = stablehlo.multiply %310, %306 : tensor<12x16x128xf32>
    %312 = stablehlo.add %304, %311 : tensor<12x16x128xf32>
    %cst_75 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %314 = stablehlo.multiply %313, %312 : tensor<12x16x128xf32>
    %315 = stablehlo.tanh %314 : tensor<12x16x128xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %317 = stablehlo.subtract %316, %315 : tensor<12x16x128xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %319 = stablehlo.add %318, %315 : tensor<12x16x128xf32>
    %cst_78 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %321 = stablehlo.multiply %320, %319 : tensor<12x16x128xf32>
    %322 = stablehlo.multiply %304, %321 : tensor<12x16x128xf32>
    %323 = stablehlo.dot_general %322, %arg28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %324 = stablehlo.reshape %arg27 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %326 = stablehlo.add %323, %325 : tensor<12x16x32xf32>
    %327 = stablehlo.add %257, %326 : tensor<12x16x32xf32>
    %328 = chlo.square %327 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_79 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %330 = stablehlo.multiply %329, %327 : tensor<12x16x32xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%327 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_81 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %333 = stablehlo.divide %331, %332 : tensor<12x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%328 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_83 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %336 = stablehlo.divide %334, %335 : tensor<12x16xf32>
    %337 = chlo.square %333 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %339 = stablehlo.multiply %338, %333 : tensor<12x16xf32>
    %340 = stablehlo.subtract %336, %337 : tensor<12x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %342 = stablehlo.maximum %341, %340 : tensor<12x16xf32>
    %343 = stablehlo.compare EQ, %340, %342, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %346 = stablehlo.select %343, %344, %345 : tensor<12x16xi1>, tensor<12x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %348 = stablehlo.compare EQ, %347, %342, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %351 = stablehlo.select %348, %349, %350 : tensor<12x16xi1>, tensor<12x16xf32>
    %352 = stablehlo.divide %346, %351 : tensor<12x16xf32>
    %353 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %354 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %355 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %356 = stablehlo.subtract %327, %355 : tensor<12x16x32xf32>
    %cst_91 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %358 = stablehlo.add %354, %357 : tensor<12x16x1xf32>
    %359 = stablehlo.rsqrt %358 : tensor<12x16x1xf32>
    %360 = stablehlo.divide %359, %358 : tensor<12x16x1xf32>
    %cst_92 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %362 = stablehlo.multiply %361, %360 : tensor<12x16x1xf32>
    %363 = stablehlo.reshape %arg35 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %364 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %365 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %366 = stablehlo.multiply %364, %365 : tensor<12x16x32xf32>
    %367 = stablehlo.multiply %356, %366 : tensor<12x16x32xf32>
    %368 = stablehlo.reshape %arg34 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %370 = stablehlo.add %367, %369 : tensor<12x16x32xf32>
    %371 = stablehlo.dot_general %370, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x64xf32>) -> tensor<12x16x64xf32>
    %372 = stablehlo.broadcast_in_dim %arg115, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %373:2 = call @take_along_axis(%371, %372) : (tensor<12x16x64xf32>, tensor<12x16x1xi32>) -> (tensor<12x16x1xf32>, tensor<12x16x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %374:2 = call @_take_3(%373#0, %c) : (tensor<12x16x1xf32>, tensor<i32>) -> (tensor<12x16xf32>, tensor<1xi32>)
    %cst_93 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %375 = stablehlo.reduce(%371 init: %cst_93) applies stablehlo.maximum across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %377 = stablehlo.maximum %376, %375 : tensor<12x16xf32>
    %378 = stablehlo.is_finite %377 : (tensor<12x16xf32>) -> tensor<12x16xi1>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %380 = stablehlo.select %378, %377, %379 : tensor<12x16xi1>, tensor<12x16xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %383 = stablehlo.subtract %371, %382 : tensor<12x16x64xf32>
    %384 = stablehlo.exponential %383 : tensor<12x16x64xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %386 = stablehlo.abs %385 : tensor<12x16xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %388 = stablehlo.compare GE, %385, %387, FLOAT : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xi1>
    %389 = stablehlo.log %386 : tensor<12x16xf32>
    %390 = stablehlo.add %389, %380 : tensor<12x16xf32>
    %391 = stablehlo.subtract %390, %374#0 : tensor<12x16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_99 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %393 = stablehlo.divide %392, %cst_99 : tensor<f32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_101 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %394 = stablehlo.divide %cst_100, %cst_101 : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %396 = stablehlo.negate %395 : tensor<12x16xf32>
    %397 = stablehlo.divide %395, %386 : tensor<12x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %399 = stablehlo.select %388, %398, %397 : tensor<12x16xi1>, tensor<12x16xf32>
    %400 = stablehlo.select %388, %397, %398 : tensor<12x16xi1>, tensor<12x16xf32>
    %401 = stablehlo.negate %399 : tensor<12x16xf32>
    %402 = stablehlo.add %400, %401 : tensor<12x16xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %404 = stablehlo.multiply %403, %384 : tensor<12x16x64xf32>
    %405 = call @_take_5(%374#1, %396) : (tensor<1xi32>, tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %406 = call @take_along_axis_6(%373#1, %405) : (tensor<12x16x1x1xi32>, tensor<12x16x1xf32>) -> tensor<12x16x64xf32>
    %407 = stablehlo.add %404, %406 : tensor<12x16x64xf32>
    %408 = stablehlo.dot_general %407, %370, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %409 = stablehlo.transpose %408, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %410 = stablehlo.dot_general %407, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<32x64xf32>) -> tensor<12x16x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %412 = stablehlo.reshape %411 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %413 = stablehlo.reshape %412 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %414 = stablehlo.multiply %356, %410 : tensor<12x16x32xf32>
    %415 = stablehlo.multiply %410, %366 : tensor<12x16x32xf32>
    %416 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %417 = stablehlo.multiply %416, %414 : tensor<12x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %419 = stablehlo.reshape %418 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %420 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %421 = stablehlo.multiply %414, %420 : tensor<12x16x32xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%421 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %423 = stablehlo.reshape %422 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %424 = stablehlo.reshape %419 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %425 = stablehlo.multiply %423, %362 : tensor<12x16x1xf32>
    %426 = stablehlo.negate %415 : tensor<12x16x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %428 = stablehlo.reshape %427 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%425 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%428 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %431 = stablehlo.multiply %429, %352 : tensor<12x16xf32>
    %432 = stablehlo.negate %431 : tensor<12x16xf32>
    %433 = stablehlo.multiply %432, %339 : tensor<12x16xf32>
    %434 = stablehlo.add %430, %433 : tensor<12x16xf32>
    %cst_109 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %436 = stablehlo.divide %431, %435 : tensor<12x16xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_110 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %439 = stablehlo.divide %434, %438 : tensor<12x16xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %441 = stablehlo.add %415, %440 : tensor<12x16x32xf32>
    %442 = stablehlo.multiply %437, %330 : tensor<12x16x32xf32>
    %443 = stablehlo.add %441, %442 : tensor<12x16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.reduce(%443 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %445 = stablehlo.reshape %444 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %446 = stablehlo.reshape %445 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %447 = stablehlo.dot_general %443, %322, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %448 = stablehlo.transpose %447, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %449 = stablehlo.dot_general %443, %arg28, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %450 = stablehlo.multiply %304, %449 : tensor<12x16x128xf32>
    %451 = stablehlo.multiply %449, %321 : tensor<12x16x128xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %453 = stablehlo.multiply %452, %450 : tensor<12x16x128xf32>
    %454 = stablehlo.multiply %453, %317 : tensor<12x16x128xf32>
    %455 = stablehlo.multiply %454, %315 : tensor<12x16x128xf32>
    %456 = stablehlo.add %454, %455 : tensor<12x16x128xf32>
    %cst_113 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %458 = stablehlo.multiply %457, %456 : tensor<12x16x128xf32>
    %459 = stablehlo.add %451, %458 : tensor<12x16x128xf32>
    %cst_114 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %461 = stablehlo.multiply %460, %458 : tensor<12x16x128xf32>
    %462 = stablehlo.multiply %461, %309 : tensor<12x16x128xf32>
    %463 = stablehlo.add %459, %462 : tensor<12x16x128xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %465 = stablehlo.reshape %464 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %466 = stablehlo.reshape %465 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %467 = stablehlo.dot_general %463, %300, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %468 = stablehlo.transpose %467, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %469 = stablehlo.dot_general %463, %arg26, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %471 = stablehlo.reshape %470 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %472 = stablehlo.reshape %471 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %473 = stablehlo.multiply %286, %469 : tensor<12x16x32xf32>
    %474 = stablehlo.multiply %469, %296 : tensor<12x16x32xf32>
    %475 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %476 = stablehlo.multiply %475, %473 : tensor<12x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %478 = stablehlo.reshape %477 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %479 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %480 = stablehlo.multiply %473, %479 : tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %482 = stablehlo.reshape %481 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %483 = stablehlo.reshape %478 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %484 = stablehlo.multiply %482, %292 : tensor<12x16x1xf32>
    %485 = stablehlo.negate %474 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %487 = stablehlo.reshape %486 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %488 = stablehlo.add %443, %474 : tensor<12x16x32xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%484 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%487 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %491 = stablehlo.multiply %489, %282 : tensor<12x16xf32>
    %492 = stablehlo.negate %491 : tensor<12x16xf32>
    %493 = stablehlo.multiply %492, %269 : tensor<12x16xf32>
    %494 = stablehlo.add %490, %493 : tensor<12x16xf32>
    %cst_122 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %496 = stablehlo.divide %491, %495 : tensor<12x16xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %499 = stablehlo.divide %494, %498 : tensor<12x16xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %501 = stablehlo.add %488, %500 : tensor<12x16x32xf32>
    %502 = stablehlo.multiply %497, %260 : tensor<12x16x32xf32>
    %503 = stablehlo.add %501, %502 : tensor<12x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%503 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %505 = stablehlo.reshape %504 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %506 = stablehlo.reshape %505 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %507 = stablehlo.dot_general %503, %252, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x2x16xf32>) -> tensor<32x2x16xf32>
    %508 = stablehlo.transpose %507, dims = [1, 2, 0] : (tensor<32x2x16xf32>) -> tensor<2x16x32xf32>
    %509 = stablehlo.dot_general %503, %arg20, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<2x16x32xf32>) -> tensor<12x16x2x16xf32>
    %510 = stablehlo.transpose %509, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %511 = stablehlo.dot_general %510, %230, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %512 = stablehlo.dot_general %510, %247, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %513 = stablehlo.transpose %512, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %514 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %515 = stablehlo.multiply %511, %514 : tensor<12x2x16x16xf32>
    %516 = stablehlo.multiply %515, %243 : tensor<12x2x16x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %518 = stablehlo.reshape %517 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %519 = stablehlo.negate %518 : tensor<12x2x16x1xf32>
    %520 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %521 = stablehlo.divide %511, %520 : tensor<12x2x16x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.reduce(%519 init: %cst_126) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %524 = stablehlo.add %521, %523 : tensor<12x2x16x16xf32>
    %525 = stablehlo.multiply %524, %243 : tensor<12x2x16x16xf32>
    %526 = call @_where_7(%236#1, %525) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %527 = stablehlo.dot_general %526, %234, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %528 = stablehlo.transpose %527, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %529 = stablehlo.dot_general %526, %226, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %530 = stablehlo.transpose %529, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %531 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %532 = stablehlo.divide %530, %531 : tensor<12x16x2x16xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.reduce(%513 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %534 = stablehlo.reshape %533 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %535 = stablehlo.reshape %534 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %536 = stablehlo.dot_general %513, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %537 = stablehlo.transpose %536, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %538 = stablehlo.dot_general %513, %arg24, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%528 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %540 = stablehlo.reshape %539 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %541 = stablehlo.reshape %540 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %542 = stablehlo.dot_general %528, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %543 = stablehlo.transpose %542, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %544 = stablehlo.dot_general %528, %arg18, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %545 = stablehlo.add %538, %544 : tensor<12x16x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%532 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %547 = stablehlo.reshape %546 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %548 = stablehlo.reshape %547 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %549 = stablehlo.dot_general %532, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %550 = stablehlo.transpose %549, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %551 = stablehlo.dot_general %532, %arg22, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %552 = stablehlo.add %545, %551 : tensor<12x16x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %554 = stablehlo.reshape %553 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %555 = stablehlo.reshape %554 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %556 = stablehlo.multiply %195, %552 : tensor<12x16x32xf32>
    %557 = stablehlo.multiply %552, %205 : tensor<12x16x32xf32>
    %558 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %559 = stablehlo.multiply %558, %556 : tensor<12x16x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%559 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %561 = stablehlo.reshape %560 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %562 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %563 = stablehlo.multiply %556, %562 : tensor<12x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %565 = stablehlo.reshape %564 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %566 = stablehlo.reshape %561 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %567 = stablehlo.multiply %565, %201 : tensor<12x16x1xf32>
    %568 = stablehlo.negate %557 : tensor<12x16x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.reduce(%568 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %570 = stablehlo.reshape %569 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %571 = stablehlo.add %503, %557 : tensor<12x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%567 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.reduce(%570 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %574 = stablehlo.multiply %572, %191 : tensor<12x16xf32>
    %575 = stablehlo.negate %574 : tensor<12x16xf32>
    %576 = stablehlo.multiply %575, %178 : tensor<12x16xf32>
    %577 = stablehlo.add %573, %576 : tensor<12x16xf32>
    %cst_136 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %579 = stablehlo.divide %574, %578 : tensor<12x16xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_137 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %582 = stablehlo.divide %577, %581 : tensor<12x16xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %584 = stablehlo.add %571, %583 : tensor<12x16x32xf32>
    %585 = stablehlo.multiply %580, %169 : tensor<12x16x32xf32>
    %586 = stablehlo.add %584, %585 : tensor<12x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %587 = stablehlo.reduce(%586 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %588 = stablehlo.reshape %587 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %589 = stablehlo.reshape %588 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %590 = stablehlo.dot_general %586, %161, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %591 = stablehlo.transpose %590, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %592 = stablehlo.dot_general %586, %arg12, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %593 = stablehlo.multiply %143, %592 : tensor<12x16x128xf32>
    %594 = stablehlo.multiply %592, %160 : tensor<12x16x128xf32>
    %cst_139 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %596 = stablehlo.multiply %595, %593 : tensor<12x16x128xf32>
    %597 = stablehlo.multiply %596, %156 : tensor<12x16x128xf32>
    %598 = stablehlo.multiply %597, %154 : tensor<12x16x128xf32>
    %599 = stablehlo.add %597, %598 : tensor<12x16x128xf32>
    %cst_140 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %601 = stablehlo.multiply %600, %599 : tensor<12x16x128xf32>
    %602 = stablehlo.add %594, %601 : tensor<12x16x128xf32>
    %cst_141 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %604 = stablehlo.multiply %603, %601 : tensor<12x16x128xf32>
    %605 = stablehlo.multiply %604, %148 : tensor<12x16x128xf32>
    %606 = stablehlo.add %602, %605 : tensor<12x16x128xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%606 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %608 = stablehlo.reshape %607 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %609 = stablehlo.reshape %608 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %610 = stablehlo.dot_general %606, %139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %611 = stablehlo.transpose %610, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %612 = stablehlo.dot_general %606, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %614 = stablehlo.reshape %613 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %615 = stablehlo.reshape %614 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %616 = stablehlo.multiply %125, %612 : tensor<12x16x32xf32>
    %617 = stablehlo.multiply %612, %135 : tensor<12x16x32xf32>
    %618 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %619 = stablehlo.multiply %618, %616 : tensor<12x16x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %621 = stablehlo.reshape %620 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %622 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %623 = stablehlo.multiply %616, %622 : tensor<12x16x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_145) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %625 = stablehlo.reshape %624 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %626 = stablehlo.reshape %621 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %627 = stablehlo.multiply %625, %131 : tensor<12x16x1xf32>
    %628 = stablehlo.negate %617 : tensor<12x16x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%628 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %630 = stablehlo.reshape %629 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %631 = stablehlo.add %586, %617 : tensor<12x16x32xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%627 init: %cst_147) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%630 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %634 = stablehlo.multiply %632, %121 : tensor<12x16xf32>
    %635 = stablehlo.negate %634 : tensor<12x16xf32>
    %636 = stablehlo.multiply %635, %108 : tensor<12x16xf32>
    %637 = stablehlo.add %633, %636 : tensor<12x16xf32>
    %cst_149 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %639 = stablehlo.divide %634, %638 : tensor<12x16xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_150 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %642 = stablehlo.divide %637, %641 : tensor<12x16xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %644 = stablehlo.add %631, %643 : tensor<12x16x32xf32>
    %645 = stablehlo.multiply %640, %99 : tensor<12x16x32xf32>
    %646 = stablehlo.add %644, %645 : tensor<12x16x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %647 = stablehlo.reduce(%646 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %648 = stablehlo.reshape %647 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %649 = stablehlo.reshape %648 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %650 = stablehlo.dot_general %646, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x2x16xf32>) -> tensor<32x2x16xf32>
    %651 = stablehlo.transpose %650, dims = [1, 2, 0] : (tensor<32x2x16xf32>) -> tensor<2x16x32xf32>
    %652 = stablehlo.dot_general %646, %arg4, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<2x16x32xf32>) -> tensor<12x16x2x16xf32>
    %653 = stablehlo.transpose %652, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %654 = stablehlo.dot_general %653, %69, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %655 = stablehlo.dot_general %653, %86, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %656 = stablehlo.transpose %655, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %657 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %658 = stablehlo.multiply %654, %657 : tensor<12x2x16x16xf32>
    %659 = stablehlo.multiply %658, %82 : tensor<12x2x16x16xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_152) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %661 = stablehlo.reshape %660 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %662 = stablehlo.negate %661 : tensor<12x2x16x1xf32>
    %663 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %664 = stablehlo.divide %654, %663 : tensor<12x2x16x16xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%662 init: %cst_153) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %667 = stablehlo.add %664, %666 : tensor<12x2x16x16xf32>
    %668 = stablehlo.multiply %667, %82 : tensor<12x2x16x16xf32>
    %669 = call @_where_7(%75#1, %668) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %670 = stablehlo.dot_general %669, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %671 = stablehlo.transpose %670, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %672 = stablehlo.dot_general %669, %65, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %673 = stablehlo.transpose %672, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %674 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %675 = stablehlo.divide %673, %674 : tensor<12x16x2x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.reduce(%656 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %677 = stablehlo.reshape %676 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %678 = stablehlo.reshape %677 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %679 = stablehlo.dot_general %656, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %680 = stablehlo.transpose %679, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %681 = stablehlo.dot_general %656, %arg8, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%671 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %683 = stablehlo.reshape %682 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %684 = stablehlo.reshape %683 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %685 = stablehlo.dot_general %671, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %686 = stablehlo.transpose %685, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %687 = stablehlo.dot_general %671, %arg2, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %688 = stablehlo.add %681, %687 : tensor<12x16x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%675 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %690 = stablehlo.reshape %689 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %691 = stablehlo.reshape %690 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %692 = stablehlo.dot_general %675, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %693 = stablehlo.transpose %692, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %694 = stablehlo.dot_general %675, %arg6, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %695 = stablehlo.add %688, %694 : tensor<12x16x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%695 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %697 = stablehlo.reshape %696 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %698 = stablehlo.reshape %697 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %699 = stablehlo.multiply %34, %695 : tensor<12x16x32xf32>
    %700 = stablehlo.multiply %695, %44 : tensor<12x16x32xf32>
    %701 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %702 = stablehlo.multiply %701, %699 : tensor<12x16x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.reduce(%702 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %704 = stablehlo.reshape %703 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %705 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %706 = stablehlo.multiply %699, %705 : tensor<12x16x32xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %708 = stablehlo.reshape %707 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %709 = stablehlo.reshape %704 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %710 = stablehlo.multiply %708, %40 : tensor<12x16x1xf32>
    %711 = stablehlo.negate %700 : tensor<12x16x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %712 = stablehlo.reduce(%711 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %713 = stablehlo.reshape %712 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %714 = stablehlo.add %646, %700 : tensor<12x16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.reduce(%710 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%713 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %717 = stablehlo.multiply %715, %30 : tensor<12x16xf32>
    %718 = stablehlo.negate %717 : tensor<12x16xf32>
    %719 = stablehlo.multiply %718, %17 : tensor<12x16xf32>
    %720 = stablehlo.add %716, %719 : tensor<12x16xf32>
    %cst_163 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %722 = stablehlo.divide %717, %721 : tensor<12x16xf32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_164 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %725 = stablehlo.divide %720, %724 : tensor<12x16xf32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %727 = stablehlo.add %714, %726 : tensor<12x16x32xf32>
    %728 = stablehlo.multiply %723, %8 : tensor<12x16x32xf32>
    %729 = stablehlo.add %727, %728 : tensor<12x16x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%729 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %731 = stablehlo.reshape %730 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %732 = call @_take_8(%3#1, %731) : (tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %733 = call @_take_9(%2#1, %729) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %734 = call @argmax(%371) : (tensor<12x16x64xf32>) -> tensor<12x16xi32>
    %735 = stablehlo.compare EQ, %734, %arg115, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %736 = stablehlo.convert %735 : (tensor<12x16xi1>) -> tensor<12x16xi32>
    %737 = stablehlo.convert %736 : (tensor<12x16xi32>) -> tensor<12x16xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_167 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %739 = stablehlo.divide %738, %cst_167 : tensor<f32>
    %740 = chlo.square %684 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %742 = chlo.square %741 : tensor<2x16xf32> -> tensor<2x16xf32>
    %743 = stablehlo.add %740, %742 : tensor<2x16xf32>
    %744 = chlo.square %686 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %746 = chlo.square %745 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %747 = stablehlo.add %744, %746 : tensor<32x2x16xf32>
    %748 = chlo.square %649 : tensor<32xf32> -> tensor<32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %750 = chlo.square %749 : tensor<32xf32> -> tensor<32xf32>
    %751 = stablehlo.add %748, %750 : tensor<32xf32>
    %752 = chlo.square %651 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %754 = chlo.square %753 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %755 = stablehlo.add %752, %754 : tensor<2x16x32xf32>
    %756 = chlo.square %691 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %758 = chlo.square %757 : tensor<2x16xf32> -> tensor<2x16xf32>
    %759 = stablehlo.add %756, %758 : tensor<2x16xf32>
    %760 = chlo.square %693 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %762 = chlo.square %761 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %763 = stablehlo.add %760, %762 : tensor<32x2x16xf32>
    %764 = chlo.square %678 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %766 = chlo.square %765 : tensor<2x16xf32> -> tensor<2x16xf32>
    %767 = stablehlo.add %764, %766 : tensor<2x16xf32>
    %768 = chlo.square %680 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %770 = chlo.square %769 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %771 = stablehlo.add %768, %770 : tensor<32x2x16xf32>
    %772 = chlo.square %609 : tensor<128xf32> -> tensor<128xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %774 = chlo.square %773 : tensor<128xf32> -> tensor<128xf32>
    %775 = stablehlo.add %772, %774 : tensor<128xf32>
    %776 = chlo.square %611 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %778 = chlo.square %777 : tensor<32x128xf32> -> tensor<32x128xf32>
    %779 = stablehlo.add %776, %778 : tensor<32x128xf32>
    %780 = chlo.square %589 : tensor<32xf32> -> tensor<32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %782 = chlo.square %781 : tensor<32xf32> -> tensor<32xf32>
    %783 = stablehlo.add %780, %782 : tensor<32xf32>
    %784 = chlo.square %591 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %786 = chlo.square %785 : tensor<128x32xf32> -> tensor<128x32xf32>
    %787 = stablehlo.add %784, %786 : tensor<128x32xf32>
    %788 = chlo.square %698 : tensor<32xf32> -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %790 = chlo.square %789 : tensor<32xf32> -> tensor<32xf32>
    %791 = stablehlo.add %788, %790 : tensor<32xf32>
    %792 = chlo.square %709 : tensor<32xf32> -> tensor<32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %794 = chlo.square %793 : tensor<32xf32> -> tensor<32xf32>
    %795 = stablehlo.add %792, %794 : tensor<32xf32>
    %796 = chlo.square %615 : tensor<32xf32> -> tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %798 = chlo.square %797 : tensor<32xf32> -> tensor<32xf32>
    %799 = stablehlo.add %796, %798 : tensor<32xf32>
    %800 = chlo.square %626 : tensor<32xf32> -> tensor<32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %802 = chlo.square %801 : tensor<32xf32> -> tensor<32xf32>
    %803 = stablehlo.add %800, %802 : tensor<32xf32>
    %804 = chlo.square %541 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %806 = chlo.square %805 : tensor<2x16xf32> -> tensor<2x16xf32>
    %807 = stablehlo.add %804, %806 : tensor<2x16xf32>
    %808 = chlo.square %543 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %810 = chlo.square %809 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %811 = stablehlo.add %808, %810 : tensor<32x2x16xf32>
    %812 = chlo.square %506 : tensor<32xf32> -> tensor<32xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %814 = chlo.square %813 : tensor<32xf32> -> tensor<32xf32>
    %815 = stablehlo.add %812, %814 : tensor<32xf32>
    %816 = chlo.square %508 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %818 = chlo.square %817 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %819 = stablehlo.add %816, %818 : tensor<2x16x32xf32>
    %820 = chlo.square %548 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %822 = chlo.square %821 : tensor<2x16xf32> -> tensor<2x16xf32>
    %823 = stablehlo.add %820, %822 : tensor<2x16xf32>
    %824 = chlo.square %550 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %826 = chlo.square %825 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %827 = stablehlo.add %824, %826 : tensor<32x2x16xf32>
    %828 = chlo.square %535 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %830 = chlo.square %829 : tensor<2x16xf32> -> tensor<2x16xf32>
    %831 = stablehlo.add %828, %830 : tensor<2x16xf32>
    %832 = chlo.square %537 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %834 = chlo.square %833 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %835 = stablehlo.add %832, %834 : tensor<32x2x16xf32>
    %836 = chlo.square %466 : tensor<128xf32> -> tensor<128xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %838 = chlo.square %837 : tensor<128xf32> -> tensor<128xf32>
    %839 = stablehlo.add %836, %838 : tensor<128xf32>
    %840 = chlo.square %468 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %842 = chlo.square %841 : tensor<32x128xf32> -> tensor<32x128xf32>
    %843 = stablehlo.add %840, %842 : tensor<32x128xf32>
    %844 = chlo.square %446 : tensor<32xf32> -> tensor<32xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %846 = chlo.square %845 : tensor<32xf32> -> tensor<32xf32>
    %847 = stablehlo.add %844, %846 : tensor<32xf32>
    %848 = chlo.square %448 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %850 = chlo.square %849 : tensor<128x32xf32> -> tensor<128x32xf32>
    %851 = stablehlo.add %848, %850 : tensor<128x32xf32>
    %852 = chlo.square %555 : tensor<32xf32> -> tensor<32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %854 = chlo.square %853 : tensor<32xf32> -> tensor<32xf32>
    %855 = stablehlo.add %852, %854 : tensor<32xf32>
    %856 = chlo.square %566 : tensor<32xf32> -> tensor<32xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %858 = chlo.square %857 : tensor<32xf32> -> tensor<32xf32>
    %859 = stablehlo.add %856, %858 : tensor<32xf32>
    %860 = chlo.square %472 : tensor<32xf32> -> tensor<32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %862 = chlo.square %861 : tensor<32xf32> -> tensor<32xf32>
    %863 = stablehlo.add %860, %862 : tensor<32xf32>
    %864 = chlo.square %483 : tensor<32xf32> -> tensor<32xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %866 = chlo.square %865 : tensor<32xf32> -> tensor<32xf32>
    %867 = stablehlo.add %864, %866 : tensor<32xf32>
    %868 = chlo.square %409 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %870 = chlo.square %869 : tensor<32x64xf32> -> tensor<32x64xf32>
    %871 = stablehlo.add %868, %870 : tensor<32x64xf32>
    %872 = chlo.square %413 : tensor<32xf32> -> tensor<32xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %874 = chlo.square %873 : tensor<32xf32> -> tensor<32xf32>
    %875 = stablehlo.add %872, %874 : tensor<32xf32>
    %876 = chlo.square %424 : tensor<32xf32> -> tensor<32xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %878 = chlo.square %877 : tensor<32xf32> -> tensor<32xf32>
    %879 = stablehlo.add %876, %878 : tensor<32xf32>
    %880 = chlo.square %732 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %882 = chlo.square %881 : tensor<16x32xf32> -> tensor<16x32xf32>
    %883 = stablehlo.add %880, %882 : tensor<16x32xf32>
    %884 = chlo.square %733 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %886 = chlo.square %885 : tensor<64x32xf32> -> tensor<64x32xf32>
    %887 = stablehlo.add %884, %886 : tensor<64x32xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %888 = stablehlo.reduce(%743 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %889 = stablehlo.reduce(%747 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %890 = stablehlo.reduce(%751 init: %cst_207) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %891 = stablehlo.reduce(%755 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%759 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %893 = stablehlo.reduce(%763 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %894 = stablehlo.reduce(%767 init: %cst_211) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%771 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %896 = stablehlo.reduce(%775 init: %cst_213) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %897 = stablehlo.reduce(%779 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %898 = stablehlo.reduce(%783 init: %cst_215) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %899 = stablehlo.reduce(%787 init: %cst_216) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%791 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %901 = stablehlo.reduce(%795 init: %cst_218) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.reduce(%799 init: %cst_219) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %903 = stablehlo.reduce(%803 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.reduce(%807 init: %cst_221) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %905 = stablehlo.reduce(%811 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%815 init: %cst_223) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %907 = stablehlo.reduce(%819 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %908 = stablehlo.reduce(%823 init: %cst_225) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%827 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.reduce(%831 init: %cst_227) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%835 init: %cst_228) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %912 = stablehlo.reduce(%839 init: %cst_229) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %913 = stablehlo.reduce(%843 init: %cst_230) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %914 = stablehlo.reduce(%847 init: %cst_231) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %915 = stablehlo.reduce(%851 init: %cst_232) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %916 = stablehlo.reduce(%855 init: %cst_233) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %917 = stablehlo.reduce(%859 init: %cst_234) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %918 = stablehlo.reduce(%863 init: %cst_235) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %919 = stablehlo.reduce(%867 init: %cst_236) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %920 = stablehlo.reduce(%871 init: %cst_237) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %921 = stablehlo.reduce(%875 init: %cst_238) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %922 = stablehlo.reduce(%879 init: %cst_239) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%883 init: %cst_240) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%887 init: %cst_241) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %925 = stablehlo.add %cst_242, %888 : tensor<f32>
    %926 = stablehlo.add %925, %889 : tensor<f32>
    %927 = stablehlo.add %926, %890 : tensor<f32>
    %928 = stablehlo.add %927, %891 : tensor<f32>
    %929 = stablehlo.add %928, %892 : tensor<f32>
    %930 = stablehlo.add %929, %893 : tensor<f32>
    %931 = stablehlo.add %930, %894 : tensor<f32>
    %932 = stablehlo.add %931, %895 : tensor<f32>
    %933 = stablehlo.add %932, %896 : tensor<f32>
    %934 = stablehlo.add %933, %897 : tensor<f32>
    %935 = stablehlo.add %934, %898 : tensor<f32>
    %936 = stablehlo.add %935, %899 : tensor<f32>
    %937 = stablehlo.add %936, %900 : tensor<f32>
    %938 = stablehlo.add %937, %901 : tensor<f32>
    %939 = stablehlo.add %938, %902 : tensor<f32>
    %940 = stablehlo.add %939, %903 : tensor<f32>
    %941 = stablehlo.add %940, %904 : tensor<f32>
    %942 = stablehlo.add %941, %905 : tensor<f32>
    %943 = stablehlo.add %942, %906 : tensor<f32>
    %944 = stablehlo.add %943, %907 : tensor<f32>
    %945 = stablehlo.add %944, %908 : tensor<f32>
    %946 = stablehlo.add %945, %909 : tensor<f32>
    %947 = stablehlo.add %946, %910 : tensor<f32>
    %948 = stablehlo.add %947, %911 : tensor<f32>
    %949 = stablehlo.add %948, %912 : tensor<f32>
    %950 = stablehlo.add %949, %913 : tensor<f32>
    %951 = stablehlo.add %950, %914 : tensor<f32>
    %952 = stablehlo.add %951, %915 : tensor<f32>
    %953 = stablehlo.add %952, %916 : tensor<f32>
    %954 = stablehlo.add %953, %917 : tensor<f32>
    %955 = stablehlo.add %954, %918 : tensor<f32>
    %956 = stablehlo.add %955, %919 : tensor<f32>
    %957 = stablehlo.add %956, %920 : tensor<f32>
    %958 = stablehlo.add %957, %921 : tensor<f32>
    %959 = stablehlo.add %958, %922 : tensor<f32>
    %960 = stablehlo.add %959, %923 : tensor<f32>
    %961 = stablehlo.add %960, %924 : tensor<f32>
    %962 = stablehlo.sqrt %961 : tensor<f32>
    %963 = chlo.square %684 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %965 = chlo.square %964 : tensor<2x16xf32> -> tensor<2x16xf32>
    %966 = stablehlo.add %963, %965 : tensor<2x16xf32>
    %967 = chlo.square %686 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %969 = chlo.square %968 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %970 = stablehlo.add %967, %969 : tensor<32x2x16xf32>
    %971 = chlo.square %649 : tensor<32xf32> -> tensor<32xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %973 = chlo.square %972 : tensor<32xf32> -> tensor<32xf32>
    %974 = stablehlo.add %971, %973 : tensor<32xf32>
    %975 = chlo.square %651 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %977 = chlo.square %976 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %978 = stablehlo.add %975, %977 : tensor<2x16x32xf32>
    %979 = chlo.square %691 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %981 = chlo.square %980 : tensor<2x16xf32> -> tensor<2x16xf32>
    %982 = stablehlo.add %979, %981 : tensor<2x16xf32>
    %983 = chlo.square %693 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %985 = chlo.square %984 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %986 = stablehlo.add %983, %985 : tensor<32x2x16xf32>
    %987 = chlo.square %678 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %989 = chlo.square %988 : tensor<2x16xf32> -> tensor<2x16xf32>
    %990 = stablehlo.add %987, %989 : tensor<2x16xf32>
    %991 = chlo.square %680 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %993 = chlo.square %992 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %994 = stablehlo.add %991, %993 : tensor<32x2x16xf32>
    %995 = chlo.square %609 : tensor<128xf32> -> tensor<128xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %997 = chlo.square %996 : tensor<128xf32> -> tensor<128xf32>
    %998 = stablehlo.add %995, %997 : tensor<128xf32>
    %999 = chlo.square %611 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1001 = chlo.square %1000 : tensor<32x128xf32> -> tensor<32x128xf32>
    %1002 = stablehlo.add %999, %1001 : tensor<32x128xf32>
    %1003 = chlo.square %589 : tensor<32xf32> -> tensor<32xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1005 = chlo.square %1004 : tensor<32xf32> -> tensor<32xf32>
    %1006 = stablehlo.add %1003, %1005 : tensor<32xf32>
    %1007 = chlo.square %591 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1009 = chlo.square %1008 : tensor<128x32xf32> -> tensor<128x32xf32>
    %1010 = stablehlo.add %1007, %1009 : tensor<128x32xf32>
    %1011 = chlo.square %698 : tensor<32xf32> -> tensor<32xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1013 = chlo.square %1012 : tensor<32xf32> -> tensor<32xf32>
    %1014 = stablehlo.add %1011, %1013 : tensor<32xf32>
    %1015 = chlo.square %709 : tensor<32xf32> -> tensor<32xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1017 = chlo.square %1016 : tensor<32xf32> -> tensor<32xf32>
    %1018 = stablehlo.add %1015, %1017 : tensor<32xf32>
    %1019 = chlo.square %615 : tensor<32xf32> -> tensor<32xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1021 = chlo.square %1020 : tensor<32xf32> -> tensor<32xf32>
    %1022 = stablehlo.add %1019, %1021 : tensor<32xf32>
    %1023 = chlo.square %626 : tensor<32xf32> -> tensor<32xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1025 = chlo.square %1024 : tensor<32xf32> -> tensor<32xf32>
    %1026 = stablehlo.add %1023, %1025 : tensor<32xf32>
    %1027 = chlo.square %541 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1029 = chlo.square %1028 : tensor<2x16xf32> -> tensor<2x16xf32>
    %1030 = stablehlo.add %1027, %1029 : tensor<2x16xf32>
    %1031 = chlo.square %543 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1033 = chlo.square %1032 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %1034 = stablehlo.add %1031, %1033 : tensor<32x2x16xf32>
    %1035 = chlo.square %506 : tensor<32xf32> -> tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1037 = chlo.square %1036 : tensor<32xf32> -> tensor<32xf32>
    %1038 = stablehlo.add %1035, %1037 : tensor<32xf32>
    %1039 = chlo.square %508 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1041 = chlo.square %1040 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %1042 = stablehlo.add %1039, %1041 : tensor<2x16x32xf32>
    %1043 = chlo.square %548 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1045 = chlo.square %1044 : tensor<2x16xf32> -> tensor<2x16xf32>
    %1046 = stablehlo.add %1043, %1045 : tensor<2x16xf32>
    %1047 = chlo.square %550 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1049 = chlo.square %1048 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %1050 = stablehlo.add %1047, %1049 : tensor<32x2x16xf32>
    %1051 = chlo.square %535 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1053 = chlo.square %1052 : tensor<2x16xf32> -> tensor<2x16xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<2x16xf32>
    %1055 = chlo.square %537 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1057 = chlo.square %1056 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %1058 = stablehlo.add %1055, %1057 : tensor<32x2x16xf32>
    %1059 = chlo.square %466 : tensor<128xf32> -> tensor<128xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1061 = chlo.square %1060 : tensor<128xf32> -> tensor<128xf32>
    %1062 = stablehlo.add %1059, %1061 : tensor<128xf32>
    %1063 = chlo.square %468 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1065 = chlo.square %1064 : tensor<32x128xf32> -> tensor<32x128xf32>
    %1066 = stablehlo.add %1063, %1065 : tensor<32x128xf32>
    %1067 = chlo.square %446 : tensor<32xf32> -> tensor<32xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1069 = chlo.square %1068 : tensor<32xf32> -> tensor<32xf32>
    %1070 = stablehlo.add %1067, %1069 : tensor<32xf32>
    %1071 = chlo.square %448 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1073 = chlo.square %1072 : tensor<128x32xf32> -> tensor<128x32xf32>
    %1074 = stablehlo.add %1071, %1073 : tensor<128x32xf32>
    %1075 = chlo.square %555 : tensor<32xf32> -> tensor<32xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1077 = chlo.square %1076 : tensor<32xf32> -> tensor<32xf32>
    %1078 = stablehlo.add %1075, %1077 : tensor<32xf32>
    %1079 = chlo.square %566 : tensor<32xf32> -> tensor<32xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1081 = chlo.square %1080 : tensor<32xf32> -> tensor<32xf32>
    %1082 = stablehlo.add %1079, %1081 : tensor<32xf32>
    %1083 = chlo.square %472 : tensor<32xf32> -> tensor<32xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1085 = chlo.square %1084 : tensor<32xf32> -> tensor<32xf32>
    %1086 = stablehlo.add %1083, %1085 : tensor<32xf32>
    %1087 = chlo.square %483 : tensor<32xf32> -> tensor<32xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1089 = chlo.square %1088 : tensor<32xf32> -> tensor<32xf32>
    %1090 = stablehlo.add %1087, %1089 : tensor<32xf32>
    %1091 = chlo.square %409 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1093 = chlo.square %1092 : tensor<32x64xf32> -> tensor<32x64xf32>
    %1094 = stablehlo.add %1091, %1093 : tensor<32x64xf32>
    %1095 = chlo.square %413 : tensor<32xf32> -> tensor<32xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1097 = chlo.square %1096 : tensor<32xf32> -> tensor<32xf32>
    %1098 = stablehlo.add %1095, %1097 : tensor<32xf32>
    %1099 = chlo.square %424 : tensor<32xf32> -> tensor<32xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1101 = chlo.square %1100 : tensor<32xf32> -> tensor<32xf32>
    %1102 = stablehlo.add %1099, %1101 : tensor<32xf32>
    %1103 = chlo.square %732 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1105 = chlo.square %1104 : tensor<16x32xf32> -> tensor<16x32xf32>
    %1106 = stablehlo.add %1103, %1105 : tensor<16x32xf32>
    %1107 = chlo.square %733 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1109 = chlo.square %1108 : tensor<64x32xf32> -> tensor<64x32xf32>
    %1110 = stablehlo.add %1107, %1109 : tensor<64x32xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1111 = stablehlo.reduce(%966 init: %cst_280) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1112 = stablehlo.reduce(%970 init: %cst_281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1113 = stablehlo.reduce(%974 init: %cst_282) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1114 = stablehlo.reduce(%978 init: %cst_283) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1115 = stablehlo.reduce(%982 init: %cst_284) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1116 = stablehlo.reduce(%986 init: %cst_285) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1117 = stablehlo.reduce(%990 init: %cst_286) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1118 = stablehlo.reduce(%994 init: %cst_287) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1119 = stablehlo.reduce(%998 init: %cst_288) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1120 = stablehlo.reduce(%1002 init: %cst_289) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1121 = stablehlo.reduce(%1006 init: %cst_290) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1122 = stablehlo.reduce(%1010 init: %cst_291) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1123 = stablehlo.reduce(%1014 init: %cst_292) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1124 = stablehlo.reduce(%1018 init: %cst_293) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1125 = stablehlo.reduce(%1022 init: %cst_294) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1126 = stablehlo.reduce(%1026 init: %cst_295) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1127 = stablehlo.reduce(%1030 init: %cst_296) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1128 = stablehlo.reduce(%1034 init: %cst_297) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1129 = stablehlo.reduce(%1038 init: %cst_298) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1130 = stablehlo.reduce(%1042 init: %cst_299) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1131 = stablehlo.reduce(%1046 init: %cst_300) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1132 = stablehlo.reduce(%1050 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1133 = stablehlo.reduce(%1054 init: %cst_302) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1134 = stablehlo.reduce(%1058 init: %cst_303) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1135 = stablehlo.reduce(%1062 init: %cst_304) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1136 = stablehlo.reduce(%1066 init: %cst_305) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1137 = stablehlo.reduce(%1070 init: %cst_306) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1138 = stablehlo.reduce(%1074 init: %cst_307) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1139 = stablehlo.reduce(%1078 init: %cst_308) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1140 = stablehlo.reduce(%1082 init: %cst_309) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1141 = stablehlo.reduce(%1086 init: %cst_310) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1142 = stablehlo.reduce(%1090 init: %cst_311) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1143 = stablehlo.reduce(%1094 init: %cst_312) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1144 = stablehlo.reduce(%1098 init: %cst_313) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.reduce(%1102 init: %cst_314) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1146 = stablehlo.reduce(%1106 init: %cst_315) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1147 = stablehlo.reduce(%1110 init: %cst_316) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.add %cst_317, %1111 : tensor<f32>
    %1149 = stablehlo.add %1148, %1112 : tensor<f32>
    %1150 = stablehlo.add %1149, %1113 : tensor<f32>
    %1151 = stablehlo.add %1150, %1114 : tensor<f32>
    %1152 = stablehlo.add %1151, %1115 : tensor<f32>
    %1153 = stablehlo.add %1152, %1116 : tensor<f32>
    %1154 = stablehlo.add %1153, %1117 : tensor<f32>
    %1155 = stablehlo.add %1154, %1118 : tensor<f32>
    %1156 = stablehlo.add %1155, %1119 : tensor<f32>
    %1157 = stablehlo.add %1156, %1120 : tensor<f32>
    %1158 = stablehlo.add %1157, %1121 : tensor<f32>
    %1159 = stablehlo.add %1158, %1122 : tensor<f32>
    %1160 = stablehlo.add %1159, %1123 : tensor<f32>
    %1161 = stablehlo.add %1160, %1124 : tensor<f32>
    %1162 = stablehlo.add %1161, %1125 : tensor<f32>
    %1163 = stablehlo.add %1162, %1126 : tensor<f32>
    %1164 = stablehlo.add %1163, %1127 : tensor<f32>
    %1165 = stablehlo.add %1164, %1128 : tensor<f32>
    %1166 = stablehlo.add %1165, %1129 : tensor<f32>
    %1167 = stablehlo.add %1166, %1130 : tensor<f32>
    %1168 = stablehlo.add %1167, %1131 : tensor<f32>
    %1169 = stablehlo.add %1168, %1132 : tensor<f32>
    %1170 = stablehlo.add %1169, %1133 : tensor<f32>
    %1171 = stablehlo.add %1170, %1134 : tensor<f32>
    %1172 = stablehlo.add %1171, %1135 : tensor<f32>
    %1173 = stablehlo.add %1172, %1136 : tensor<f32>
    %1174 = stablehlo.add %1173, %1137 : tensor<f32>
    %1175 = stablehlo.add %1174, %1138 : tensor<f32>
    %1176 = stablehlo.add %1175, %1139 : tensor<f32>
    %1177 = stablehlo.add %1176, %1140 : tensor<f32>
    %1178 = stablehlo.add %1177, %1141 : tensor<f32>
    %1179 = stablehlo.add %1178, %1142 : tensor<f32>
    %1180 = stablehlo.add %1179, %1143 : tensor<f32>
    %1181 = stablehlo.add %1180, %1144 : tensor<f32>
    %1182 = stablehlo.add %1181, %1145 : tensor<f32>
    %1183 = stablehlo.add %1182, %1146 : tensor<f32>
    %1184 = stablehlo.add %1183, %1147 : tensor<f32>
    %1185 = stablehlo.sqrt %1184 : tensor<f32>
    %cst_318 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1186 = stablehlo.compare LT, %1185, %cst_318, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1187 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1188 = stablehlo.divide %684, %1187 : tensor<2x16xf32>
    %cst_319 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1190 = stablehlo.multiply %1188, %1189 : tensor<2x16xf32>
    %1191 = stablehlo.select %1186, %684, %1190 : tensor<i1>, tensor<2x16xf32>
    %1192 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1193 = stablehlo.divide %686, %1192 : tensor<32x2x16xf32>
    %cst_320 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1195 = stablehlo.multiply %1193, %1194 : tensor<32x2x16xf32>
    %1196 = stablehlo.select %1186, %686, %1195 : tensor<i1>, tensor<32x2x16xf32>
    %1197 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1198 = stablehlo.divide %649, %1197 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1200 = stablehlo.multiply %1198, %1199 : tensor<32xf32>
    %1201 = stablehlo.select %1186, %649, %1200 : tensor<i1>, tensor<32xf32>
    %1202 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1203 = stablehlo.divide %651, %1202 : tensor<2x16x32xf32>
    %cst_322 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1205 = stablehlo.multiply %1203, %1204 : tensor<2x16x32xf32>
    %1206 = stablehlo.select %1186, %651, %1205 : tensor<i1>, tensor<2x16x32xf32>
    %1207 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1208 = stablehlo.divide %691, %1207 : tensor<2x16xf32>
    %cst_323 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1210 = stablehlo.multiply %1208, %1209 : tensor<2x16xf32>
    %1211 = stablehlo.select %1186, %691, %1210 : tensor<i1>, tensor<2x16xf32>
    %1212 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1213 = stablehlo.divide %693, %1212 : tensor<32x2x16xf32>
    %cst_324 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1215 = stablehlo.multiply %1213, %1214 : tensor<32x2x16xf32>
    %1216 = stablehlo.select %1186, %693, %1215 : tensor<i1>, tensor<32x2x16xf32>
    %1217 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1218 = stablehlo.divide %678, %1217 : tensor<2x16xf32>
    %cst_325 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1220 = stablehlo.multiply %1218, %1219 : tensor<2x16xf32>
    %1221 = stablehlo.select %1186, %678, %1220 : tensor<i1>, tensor<2x16xf32>
    %1222 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1223 = stablehlo.divide %680, %1222 : tensor<32x2x16xf32>
    %cst_326 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1224 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1225 = stablehlo.multiply %1223, %1224 : tensor<32x2x16xf32>
    %1226 = stablehlo.select %1186, %680, %1225 : tensor<i1>, tensor<32x2x16xf32>
    %1227 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1228 = stablehlo.divide %609, %1227 : tensor<128xf32>
    %cst_327 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1230 = stablehlo.multiply %1228, %1229 : tensor<128xf32>
    %1231 = stablehlo.select %1186, %609, %1230 : tensor<i1>, tensor<128xf32>
    %1232 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1233 = stablehlo.divide %611, %1232 : tensor<32x128xf32>
    %cst_328 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1235 = stablehlo.multiply %1233, %1234 : tensor<32x128xf32>
    %1236 = stablehlo.select %1186, %611, %1235 : tensor<i1>, tensor<32x128xf32>
    %1237 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1238 = stablehlo.divide %589, %1237 : tensor<32xf32>
    %cst_329 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1240 = stablehlo.multiply %1238, %1239 : tensor<32xf32>
    %1241 = stablehlo.select %1186, %589, %1240 : tensor<i1>, tensor<32xf32>
    %1242 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1243 = stablehlo.divide %591, %1242 : tensor<128x32xf32>
    %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1245 = stablehlo.multiply %1243, %1244 : tensor<128x32xf32>
    %1246 = stablehlo.select %1186, %591, %1245 : tensor<i1>, tensor<128x32xf32>
    %1247 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1248 = stablehlo.divide %698, %1247 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1250 = stablehlo.multiply %1248, %1249 : tensor<32xf32>
    %1251 = stablehlo.select %1186, %698, %1250 : tensor<i1>, tensor<32xf32>
    %1252 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1253 = stablehlo.divide %709, %1252 : tensor<32xf32>
    %cst_332 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1254 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1255 = stablehlo.multiply %1253, %1254 : tensor<32xf32>
    %1256 = stablehlo.select %1186, %709, %1255 : tensor<i1>, tensor<32xf32>
    %1257 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1258 = stablehlo.divide %615, %1257 : tensor<32xf32>
    %cst_333 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1260 = stablehlo.multiply %1258, %1259 : tensor<32xf32>
    %1261 = stablehlo.select %1186, %615, %1260 : tensor<i1>, tensor<32xf32>
    %1262 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1263 = stablehlo.divide %626, %1262 : tensor<32xf32>
    %cst_334 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1264 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1265 = stablehlo.multiply %1263, %1264 : tensor<32xf32>
    %1266 = stablehlo.select %1186, %626, %1265 : tensor<i1>, tensor<32xf32>
    %1267 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1268 = stablehlo.divide %541, %1267 : tensor<2x16xf32>
    %cst_335 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1270 = stablehlo.multiply %1268, %1269 : tensor<2x16xf32>
    %1271 = stablehlo.select %1186, %541, %1270 : tensor<i1>, tensor<2x16xf32>
    %1272 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1273 = stablehlo.divide %543, %1272 : tensor<32x2x16xf32>
    %cst_336 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1275 = stablehlo.multiply %1273, %1274 : tensor<32x2x16xf32>
    %1276 = stablehlo.select %1186, %543, %1275 : tensor<i1>, tensor<32x2x16xf32>
    %1277 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.divide %506, %1277 : tensor<32xf32>
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1280 = stablehlo.multiply %1278, %1279 : tensor<32xf32>
    %1281 = stablehlo.select %1186, %506, %1280 : tensor<i1>, tensor<32xf32>
    %1282 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1283 = stablehlo.divide %508, %1282 : tensor<2x16x32xf32>
    %cst_338 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1284 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1285 = stablehlo.multiply %1283, %1284 : tensor<2x16x32xf32>
    %1286 = stablehlo.select %1186, %508, %1285 : tensor<i1>, tensor<2x16x32xf32>
    %1287 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1288 = stablehlo.divide %548, %1287 : tensor<2x16xf32>
    %cst_339 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1290 = stablehlo.multiply %1288, %1289 : tensor<2x16xf32>
    %1291 = stablehlo.select %1186, %548, %1290 : tensor<i1>, tensor<2x16xf32>
    %1292 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1293 = stablehlo.divide %550, %1292 : tensor<32x2x16xf32>
    %cst_340 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1295 = stablehlo.multiply %1293, %1294 : tensor<32x2x16xf32>
    %1296 = stablehlo.select %1186, %550, %1295 : tensor<i1>, tensor<32x2x16xf32>
    %1297 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1298 = stablehlo.divide %535, %1297 : tensor<2x16xf32>
    %cst_341 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1300 = stablehlo.multiply %1298, %1299 : tensor<2x16xf32>
    %1301 = stablehlo.select %1186, %535, %1300 : tensor<i1>, tensor<2x16xf32>
    %1302 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1303 = stablehlo.divide %537, %1302 : tensor<32x2x16xf32>
    %cst_342 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1305 = stablehlo.multiply %1303, %1304 : tensor<32x2x16xf32>
    %1306 = stablehlo.select %1186, %537, %1305 : tensor<i1>, tensor<32x2x16xf32>
    %1307 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1308 = stablehlo.divide %466, %1307 : tensor<128xf32>
    %cst_343 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1310 = stablehlo.multiply %1308, %1309 : tensor<128xf32>
    %1311 = stablehlo.select %1186, %466, %1310 : tensor<i1>, tensor<128xf32>
    %1312 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1313 = stablehlo.divide %468, %1312 : tensor<32x128xf32>
    %cst_344 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1314 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1315 = stablehlo.multiply %1313, %1314 : tensor<32x128xf32>
    %1316 = stablehlo.select %1186, %468, %1315 : tensor<i1>, tensor<32x128xf32>
    %1317 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1318 = stablehlo.divide %446, %1317 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1320 = stablehlo.multiply %1318, %1319 : tensor<32xf32>
    %1321 = stablehlo.select %1186, %446, %1320 : tensor<i1>, tensor<32xf32>
    %1322 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1323 = stablehlo.divide %448, %1322 : tensor<128x32xf32>
    %cst_346 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1325 = stablehlo.multiply %1323, %1324 : tensor<128x32xf32>
    %1326 = stablehlo.select %1186, %448, %1325 : tensor<i1>, tensor<128x32xf32>
    %1327 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1328 = stablehlo.divide %555, %1327 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1330 = stablehlo.multiply %1328, %1329 : tensor<32xf32>
    %1331 = stablehlo.select %1186, %555, %1330 : tensor<i1>, tensor<32xf32>
    %1332 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1333 = stablehlo.divide %566, %1332 : tensor<32xf32>
    %cst_348 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1335 = stablehlo.multiply %1333, %1334 : tensor<32xf32>
    %1336 = stablehlo.select %1186, %566, %1335 : tensor<i1>, tensor<32xf32>
    %1337 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1338 = stablehlo.divide %472, %1337 : tensor<32xf32>
    %cst_349 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1340 = stablehlo.multiply %1338, %1339 : tensor<32xf32>
    %1341 = stablehlo.select %1186, %472, %1340 : tensor<i1>, tensor<32xf32>
    %1342 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1343 = stablehlo.divide %483, %1342 : tensor<32xf32>
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1344 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1345 = stablehlo.multiply %1343, %1344 : tensor<32xf32>
    %1346 = stablehlo.select %1186, %483, %1345 : tensor<i1>, tensor<32xf32>
    %1347 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1348 = stablehlo.divide %409, %1347 : tensor<32x64xf32>
    %cst_351 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1350 = stablehlo.multiply %1348, %1349 : tensor<32x64xf32>
    %1351 = stablehlo.select %1186, %409, %1350 : tensor<i1>, tensor<32x64xf32>
    %1352 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1353 = stablehlo.divide %413, %1352 : tensor<32xf32>
    %cst_352 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1355 = stablehlo.multiply %1353, %1354 : tensor<32xf32>
    %1356 = stablehlo.select %1186, %413, %1355 : tensor<i1>, tensor<32xf32>
    %1357 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1358 = stablehlo.divide %424, %1357 : tensor<32xf32>
    %cst_353 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1359 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1360 = stablehlo.multiply %1358, %1359 : tensor<32xf32>
    %1361 = stablehlo.select %1186, %424, %1360 : tensor<i1>, tensor<32xf32>
    %1362 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1363 = stablehlo.divide %732, %1362 : tensor<16x32xf32>
    %cst_354 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1365 = stablehlo.multiply %1363, %1364 : tensor<16x32xf32>
    %1366 = stablehlo.select %1186, %732, %1365 : tensor<i1>, tensor<16x32xf32>
    %1367 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1368 = stablehlo.divide %733, %1367 : tensor<64x32xf32>
    %cst_355 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1370 = stablehlo.multiply %1368, %1369 : tensor<64x32xf32>
    %1371 = stablehlo.select %1186, %733, %1370 : tensor<i1>, tensor<64x32xf32>
    %cst_356 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1373 = stablehlo.multiply %1372, %1191 : tensor<2x16xf32>
    %cst_357 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1374 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1375 = stablehlo.multiply %1374, %arg39 : tensor<2x16xf32>
    %1376 = stablehlo.add %1373, %1375 : tensor<2x16xf32>
    %cst_358 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1378 = stablehlo.multiply %1377, %1196 : tensor<32x2x16xf32>
    %cst_359 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1380 = stablehlo.multiply %1379, %arg40 : tensor<32x2x16xf32>
    %1381 = stablehlo.add %1378, %1380 : tensor<32x2x16xf32>
    %cst_360 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1383 = stablehlo.multiply %1382, %1201 : tensor<32xf32>
    %cst_361 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1384 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1385 = stablehlo.multiply %1384, %arg41 : tensor<32xf32>
    %1386 = stablehlo.add %1383, %1385 : tensor<32xf32>
    %cst_362 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1387 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1388 = stablehlo.multiply %1387, %1206 : tensor<2x16x32xf32>
    %cst_363 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1389 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1390 = stablehlo.multiply %1389, %arg42 : tensor<2x16x32xf32>
    %1391 = stablehlo.add %1388, %1390 : tensor<2x16x32xf32>
    %cst_364 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1392 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1393 = stablehlo.multiply %1392, %1211 : tensor<2x16xf32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1395 = stablehlo.multiply %1394, %arg43 : tensor<2x16xf32>
    %1396 = stablehlo.add %1393, %1395 : tensor<2x16xf32>
    %cst_366 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1398 = stablehlo.multiply %1397, %1216 : tensor<32x2x16xf32>
    %cst_367 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1400 = stablehlo.multiply %1399, %arg44 : tensor<32x2x16xf32>
    %1401 = stablehlo.add %1398, %1400 : tensor<32x2x16xf32>
    %cst_368 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1403 = stablehlo.multiply %1402, %1221 : tensor<2x16xf32>
    %cst_369 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1404 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1405 = stablehlo.multiply %1404, %arg45 : tensor<2x16xf32>
    %1406 = stablehlo.add %1403, %1405 : tensor<2x16xf32>
    %cst_370 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1407 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1408 = stablehlo.multiply %1407, %1226 : tensor<32x2x16xf32>
    %cst_371 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1410 = stablehlo.multiply %1409, %arg46 : tensor<32x2x16xf32>
    %1411 = stablehlo.add %1408, %1410 : tensor<32x2x16xf32>
    %cst_372 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1413 = stablehlo.multiply %1412, %1231 : tensor<128xf32>
    %cst_373 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1415 = stablehlo.multiply %1414, %arg47 : tensor<128xf32>
    %1416 = stablehlo.add %1413, %1415 : tensor<128xf32>
    %cst_374 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1417 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1418 = stablehlo.multiply %1417, %1236 : tensor<32x128xf32>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1419 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1420 = stablehlo.multiply %1419, %arg48 : tensor<32x128xf32>
    %1421 = stablehlo.add %1418, %1420 : tensor<32x128xf32>
    %cst_376 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1422 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1423 = stablehlo.multiply %1422, %1241 : tensor<32xf32>
    %cst_377 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1425 = stablehlo.multiply %1424, %arg49 : tensor<32xf32>
    %1426 = stablehlo.add %1423, %1425 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1428 = stablehlo.multiply %1427, %1246 : tensor<128x32xf32>
    %cst_379 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1430 = stablehlo.multiply %1429, %arg50 : tensor<128x32xf32>
    %1431 = stablehlo.add %1428, %1430 : tensor<128x32xf32>
    %cst_380 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1433 = stablehlo.multiply %1432, %1251 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1434 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1435 = stablehlo.multiply %1434, %arg51 : tensor<32xf32>
    %1436 = stablehlo.add %1433, %1435 : tensor<32xf32>
    %cst_382 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1437 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1438 = stablehlo.multiply %1437, %1256 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1440 = stablehlo.multiply %1439, %arg52 : tensor<32xf32>
    %1441 = stablehlo.add %1438, %1440 : tensor<32xf32>
    %cst_384 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1443 = stablehlo.multiply %1442, %1261 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1445 = stablehlo.multiply %1444, %arg53 : tensor<32xf32>
    %1446 = stablehlo.add %1443, %1445 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1447 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1448 = stablehlo.multiply %1447, %1266 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1449 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1450 = stablehlo.multiply %1449, %arg54 : tensor<32xf32>
    %1451 = stablehlo.add %1448, %1450 : tensor<32xf32>
    %cst_388 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1453 = stablehlo.multiply %1452, %1271 : tensor<2x16xf32>
    %cst_389 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1455 = stablehlo.multiply %1454, %arg55 : tensor<2x16xf32>
    %1456 = stablehlo.add %1453, %1455 : tensor<2x16xf32>
    %cst_390 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1458 = stablehlo.multiply %1457, %1276 : tensor<32x2x16xf32>
    %cst_391 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1459 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1460 = stablehlo.multiply %1459, %arg56 : tensor<32x2x16xf32>
    %1461 = stablehlo.add %1458, %1460 : tensor<32x2x16xf32>
    %cst_392 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1463 = stablehlo.multiply %1462, %1281 : tensor<32xf32>
    %cst_393 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1464 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1465 = stablehlo.multiply %1464, %arg57 : tensor<32xf32>
    %1466 = stablehlo.add %1463, %1465 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1467 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1468 = stablehlo.multiply %1467, %1286 : tensor<2x16x32xf32>
    %cst_395 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1470 = stablehlo.multiply %1469, %arg58 : tensor<2x16x32xf32>
    %1471 = stablehlo.add %1468, %1470 : tensor<2x16x32xf32>
    %cst_396 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1473 = stablehlo.multiply %1472, %1291 : tensor<2x16xf32>
    %cst_397 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1475 = stablehlo.multiply %1474, %arg59 : tensor<2x16xf32>
    %1476 = stablehlo.add %1473, %1475 : tensor<2x16xf32>
    %cst_398 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1478 = stablehlo.multiply %1477, %1296 : tensor<32x2x16xf32>
    %cst_399 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1479 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1480 = stablehlo.multiply %1479, %arg60 : tensor<32x2x16xf32>
    %1481 = stablehlo.add %1478, %1480 : tensor<32x2x16xf32>
    %cst_400 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1482 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1483 = stablehlo.multiply %1482, %1301 : tensor<2x16xf32>
    %cst_401 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1485 = stablehlo.multiply %1484, %arg61 : tensor<2x16xf32>
    %1486 = stablehlo.add %1483, %1485 : tensor<2x16xf32>
    %cst_402 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1488 = stablehlo.multiply %1487, %1306 : tensor<32x2x16xf32>
    %cst_403 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1489 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1490 = stablehlo.multiply %1489, %arg62 : tensor<32x2x16xf32>
    %1491 = stablehlo.add %1488, %1490 : tensor<32x2x16xf32>
    %cst_404 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1493 = stablehlo.multiply %1492, %1311 : tensor<128xf32>
    %cst_405 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1494 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1495 = stablehlo.multiply %1494, %arg63 : tensor<128xf32>
    %1496 = stablehlo.add %1493, %1495 : tensor<128xf32>
    %cst_406 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1498 = stablehlo.multiply %1497, %1316 : tensor<32x128xf32>
    %cst_407 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1500 = stablehlo.multiply %1499, %arg64 : tensor<32x128xf32>
    %1501 = stablehlo.add %1498, %1500 : tensor<32x128xf32>
    %cst_408 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1503 = stablehlo.multiply %1502, %1321 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1505 = stablehlo.multiply %1504, %arg65 : tensor<32xf32>
    %1506 = stablehlo.add %1503, %1505 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1508 = stablehlo.multiply %1507, %1326 : tensor<128x32xf32>
    %cst_411 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1510 = stablehlo.multiply %1509, %arg66 : tensor<128x32xf32>
    %1511 = stablehlo.add %1508, %1510 : tensor<128x32xf32>
    %cst_412 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1513 = stablehlo.multiply %1512, %1331 : tensor<32xf32>
    %cst_413 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1515 = stablehlo.multiply %1514, %arg67 : tensor<32xf32>
    %1516 = stablehlo.add %1513, %1515 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1518 = stablehlo.multiply %1517, %1336 : tensor<32xf32>
    %cst_415 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1519 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1520 = stablehlo.multiply %1519, %arg68 : tensor<32xf32>
    %1521 = stablehlo.add %1518, %1520 : tensor<32xf32>
    %cst_416 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1522 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1523 = stablehlo.multiply %1522, %1341 : tensor<32xf32>
    %cst_417 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1524 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1525 = stablehlo.multiply %1524, %arg69 : tensor<32xf32>
    %1526 = stablehlo.add %1523, %1525 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1527 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1528 = stablehlo.multiply %1527, %1346 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1530 = stablehlo.multiply %1529, %arg70 : tensor<32xf32>
    %1531 = stablehlo.add %1528, %1530 : tensor<32xf32>
    %cst_420 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1533 = stablehlo.multiply %1532, %1351 : tensor<32x64xf32>
    %cst_421 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1534 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1535 = stablehlo.multiply %1534, %arg71 : tensor<32x64xf32>
    %1536 = stablehlo.add %1533, %1535 : tensor<32x64xf32>
    %cst_422 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1538 = stablehlo.multiply %1537, %1356 : tensor<32xf32>
    %cst_423 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1539 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1540 = stablehlo.multiply %1539, %arg72 : tensor<32xf32>
    %1541 = stablehlo.add %1538, %1540 : tensor<32xf32>
    %cst_424 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1542 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1543 = stablehlo.multiply %1542, %1361 : tensor<32xf32>
    %cst_425 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1545 = stablehlo.multiply %1544, %arg73 : tensor<32xf32>
    %1546 = stablehlo.add %1543, %1545 : tensor<32xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1548 = stablehlo.multiply %1547, %1366 : tensor<16x32xf32>
    %cst_427 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1549 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1550 = stablehlo.multiply %1549, %arg74 : tensor<16x32xf32>
    %1551 = stablehlo.add %1548, %1550 : tensor<16x32xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1553 = stablehlo.multiply %1552, %1371 : tensor<64x32xf32>
    %cst_429 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1554 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1555 = stablehlo.multiply %1554, %arg75 : tensor<64x32xf32>
    %1556 = stablehlo.add %1553, %1555 : tensor<64x32xf32>
    %1557 = stablehlo.multiply %1191, %1191 : tensor<2x16xf32>
    %cst_430 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1558 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1559 = stablehlo.multiply %1558, %1557 : tensor<2x16xf32>
    %cst_431 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1561 = stablehlo.multiply %1560, %arg76 : tensor<2x16xf32>
    %1562 = stablehlo.add %1559, %1561 : tensor<2x16xf32>
    %1563 = stablehlo.multiply %1196, %1196 : tensor<32x2x16xf32>
    %cst_432 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1565 = stablehlo.multiply %1564, %1563 : tensor<32x2x16xf32>
    %cst_433 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1566 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1567 = stablehlo.multiply %1566, %arg77 : tensor<32x2x16xf32>
    %1568 = stablehlo.add %1565, %1567 : tensor<32x2x16xf32>
    %1569 = stablehlo.multiply %1201, %1201 : tensor<32xf32>
    %cst_434 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1571 = stablehlo.multiply %1570, %1569 : tensor<32xf32>
    %cst_435 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1572 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1573 = stablehlo.multiply %1572, %arg78 : tensor<32xf32>
    %1574 = stablehlo.add %1571, %1573 : tensor<32xf32>
    %1575 = stablehlo.multiply %1206, %1206 : tensor<2x16x32xf32>
    %cst_436 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1576 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1577 = stablehlo.multiply %1576, %1575 : tensor<2x16x32xf32>
    %cst_437 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1578 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1579 = stablehlo.multiply %1578, %arg79 : tensor<2x16x32xf32>
    %1580 = stablehlo.add %1577, %1579 : tensor<2x16x32xf32>
    %1581 = stablehlo.multiply %1211, %1211 : tensor<2x16xf32>
    %cst_438 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1582 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1583 = stablehlo.multiply %1582, %1581 : tensor<2x16xf32>
    %cst_439 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1584 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1585 = stablehlo.multiply %1584, %arg80 : tensor<2x16xf32>
    %1586 = stablehlo.add %1583, %1585 : tensor<2x16xf32>
    %1587 = stablehlo.multiply %1216, %1216 : tensor<32x2x16xf32>
    %cst_440 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1589 = stablehlo.multiply %1588, %1587 : tensor<32x2x16xf32>
    %cst_441 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1590 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1591 = stablehlo.multiply %1590, %arg81 : tensor<32x2x16xf32>
    %1592 = stablehlo.add %1589, %1591 : tensor<32x2x16xf32>
    %1593 = stablehlo.multiply %1221, %1221 : tensor<2x16xf32>
    %cst_442 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1594 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1595 = stablehlo.multiply %1594, %1593 : tensor<2x16xf32>
    %cst_443 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1596 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1597 = stablehlo.multiply %1596, %arg82 : tensor<2x16xf32>
    %1598 = stablehlo.add %1595, %1597 : tensor<2x16xf32>
    %1599 = stablehlo.multiply %1226, %1226 : tensor<32x2x16xf32>
    %cst_444 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1600 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1601 = stablehlo.multiply %1600, %1599 : tensor<32x2x16xf32>
    %cst_445 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1602 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1603 = stablehlo.multiply %1602, %arg83 : tensor<32x2x16xf32>
    %1604 = stablehlo.add %1601, %1603 : tensor<32x2x16xf32>
    %1605 = stablehlo.multiply %1231, %1231 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1607 = stablehlo.multiply %1606, %1605 : tensor<128xf32>
    %cst_447 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1608 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1609 = stablehlo.multiply %1608, %arg84 : tensor<128xf32>
    %1610 = stablehlo.add %1607, %1609 : tensor<128xf32>
    %1611 = stablehlo.multiply %1236, %1236 : tensor<32x128xf32>
    %cst_448 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1612 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1613 = stablehlo.multiply %1612, %1611 : tensor<32x128xf32>
    %cst_449 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1614 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1615 = stablehlo.multiply %1614, %arg85 : tensor<32x128xf32>
    %1616 = stablehlo.add %1613, %1615 : tensor<32x128xf32>
    %1617 = stablehlo.multiply %1241, %1241 : tensor<32xf32>
    %cst_450 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1618 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1619 = stablehlo.multiply %1618, %1617 : tensor<32xf32>
    %cst_451 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1621 = stablehlo.multiply %1620, %arg86 : tensor<32xf32>
    %1622 = stablehlo.add %1619, %1621 : tensor<32xf32>
    %1623 = stablehlo.multiply %1246, %1246 : tensor<128x32xf32>
    %cst_452 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1625 = stablehlo.multiply %1624, %1623 : tensor<128x32xf32>
    %cst_453 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1626 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1627 = stablehlo.multiply %1626, %arg87 : tensor<128x32xf32>
    %1628 = stablehlo.add %1625, %1627 : tensor<128x32xf32>
    %1629 = stablehlo.multiply %1251, %1251 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1631 = stablehlo.multiply %1630, %1629 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1633 = stablehlo.multiply %1632, %arg88 : tensor<32xf32>
    %1634 = stablehlo.add %1631, %1633 : tensor<32xf32>
    %1635 = stablehlo.multiply %1256, %1256 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1636 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1637 = stablehlo.multiply %1636, %1635 : tensor<32xf32>
    %cst_457 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1638 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1639 = stablehlo.multiply %1638, %arg89 : tensor<32xf32>
    %1640 = stablehlo.add %1637, %1639 : tensor<32xf32>
    %1641 = stablehlo.multiply %1261, %1261 : tensor<32xf32>
    %cst_458 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1643 = stablehlo.multiply %1642, %1641 : tensor<32xf32>
    %cst_459 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1644 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1645 = stablehlo.multiply %1644, %arg90 : tensor<32xf32>
    %1646 = stablehlo.add %1643, %1645 : tensor<32xf32>
    %1647 = stablehlo.multiply %1266, %1266 : tensor<32xf32>
    %cst_460 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1649 = stablehlo.multiply %1648, %1647 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1650 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1651 = stablehlo.multiply %1650, %arg91 : tensor<32xf32>
    %1652 = stablehlo.add %1649, %1651 : tensor<32xf32>
    %1653 = stablehlo.multiply %1271, %1271 : tensor<2x16xf32>
    %cst_462 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1654 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1655 = stablehlo.multiply %1654, %1653 : tensor<2x16xf32>
    %cst_463 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1656 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1657 = stablehlo.multiply %1656, %arg92 : tensor<2x16xf32>
    %1658 = stablehlo.add %1655, %1657 : tensor<2x16xf32>
    %1659 = stablehlo.multiply %1276, %1276 : tensor<32x2x16xf32>
    %cst_464 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1660 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1661 = stablehlo.multiply %1660, %1659 : tensor<32x2x16xf32>
    %cst_465 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1662 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1663 = stablehlo.multiply %1662, %arg93 : tensor<32x2x16xf32>
    %1664 = stablehlo.add %1661, %1663 : tensor<32x2x16xf32>
    %1665 = stablehlo.multiply %1281, %1281 : tensor<32xf32>
    %cst_466 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1666 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1667 = stablehlo.multiply %1666, %1665 : tensor<32xf32>
    %cst_467 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1668 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1669 = stablehlo.multiply %1668, %arg94 : tensor<32xf32>
    %1670 = stablehlo.add %1667, %1669 : tensor<32xf32>
    %1671 = stablehlo.multiply %1286, %1286 : tensor<2x16x32xf32>
    %cst_468 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1672 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1673 = stablehlo.multiply %1672, %1671 : tensor<2x16x32xf32>
    %cst_469 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1674 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1675 = stablehlo.multiply %1674, %arg95 : tensor<2x16x32xf32>
    %1676 = stablehlo.add %1673, %1675 : tensor<2x16x32xf32>
    %1677 = stablehlo.multiply %1291, %1291 : tensor<2x16xf32>
    %cst_470 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1678 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1679 = stablehlo.multiply %1678, %1677 : tensor<2x16xf32>
    %cst_471 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1680 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1681 = stablehlo.multiply %1680, %arg96 : tensor<2x16xf32>
    %1682 = stablehlo.add %1679, %1681 : tensor<2x16xf32>
    %1683 = stablehlo.multiply %1296, %1296 : tensor<32x2x16xf32>
    %cst_472 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1685 = stablehlo.multiply %1684, %1683 : tensor<32x2x16xf32>
    %cst_473 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1686 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1687 = stablehlo.multiply %1686, %arg97 : tensor<32x2x16xf32>
    %1688 = stablehlo.add %1685, %1687 : tensor<32x2x16xf32>
    %1689 = stablehlo.multiply %1301, %1301 : tensor<2x16xf32>
    %cst_474 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1690 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1691 = stablehlo.multiply %1690, %1689 : tensor<2x16xf32>
    %cst_475 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1692 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1693 = stablehlo.multiply %1692, %arg98 : tensor<2x16xf32>
    %1694 = stablehlo.add %1691, %1693 : tensor<2x16xf32>
    %1695 = stablehlo.multiply %1306, %1306 : tensor<32x2x16xf32>
    %cst_476 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1697 = stablehlo.multiply %1696, %1695 : tensor<32x2x16xf32>
    %cst_477 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1698 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1699 = stablehlo.multiply %1698, %arg99 : tensor<32x2x16xf32>
    %1700 = stablehlo.add %1697, %1699 : tensor<32x2x16xf32>
    %1701 = stablehlo.multiply %1311, %1311 : tensor<128xf32>
    %cst_478 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1702 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1703 = stablehlo.multiply %1702, %1701 : tensor<128xf32>
    %cst_479 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1704 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1705 = stablehlo.multiply %1704, %arg100 : tensor<128xf32>
    %1706 = stablehlo.add %1703, %1705 : tensor<128xf32>
    %1707 = stablehlo.multiply %1316, %1316 : tensor<32x128xf32>
    %cst_480 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1708 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1709 = stablehlo.multiply %1708, %1707 : tensor<32x128xf32>
    %cst_481 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1710 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1711 = stablehlo.multiply %1710, %arg101 : tensor<32x128xf32>
    %1712 = stablehlo.add %1709, %1711 : tensor<32x128xf32>
    %1713 = stablehlo.multiply %1321, %1321 : tensor<32xf32>
    %cst_482 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1714 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1715 = stablehlo.multiply %1714, %1713 : tensor<32xf32>
    %cst_483 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1716 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1717 = stablehlo.multiply %1716, %arg102 : tensor<32xf32>
    %1718 = stablehlo.add %1715, %1717 : tensor<32xf32>
    %1719 = stablehlo.multiply %1326, %1326 : tensor<128x32xf32>
    %cst_484 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1721 = stablehlo.multiply %1720, %1719 : tensor<128x32xf32>
    %cst_485 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1722 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1723 = stablehlo.multiply %1722, %arg103 : tensor<128x32xf32>
    %1724 = stablehlo.add %1721, %1723 : tensor<128x32xf32>
    %1725 = stablehlo.multiply %1331, %1331 : tensor<32xf32>
    %cst_486 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1726 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1727 = stablehlo.multiply %1726, %1725 : tensor<32xf32>
    %cst_487 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1728 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1729 = stablehlo.multiply %1728, %arg104 : tensor<32xf32>
    %1730 = stablehlo.add %1727, %1729 : tensor<32xf32>
    %1731 = stablehlo.multiply %1336, %1336 : tensor<32xf32>
    %cst_488 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1732 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1733 = stablehlo.multiply %1732, %1731 : tensor<32xf32>
    %cst_489 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1734 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1735 = stablehlo.multiply %1734, %arg105 : tensor<32xf32>
    %1736 = stablehlo.add %1733, %1735 : tensor<32xf32>
    %1737 = stablehlo.multiply %1341, %1341 : tensor<32xf32>
    %cst_490 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1738 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1739 = stablehlo.multiply %1738, %1737 : tensor<32xf32>
    %cst_491 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1740 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1741 = stablehlo.multiply %1740, %arg106 : tensor<32xf32>
    %1742 = stablehlo.add %1739, %1741 : tensor<32xf32>
    %1743 = stablehlo.multiply %1346, %1346 : tensor<32xf32>
    %cst_492 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1744 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1745 = stablehlo.multiply %1744, %1743 : tensor<32xf32>
    %cst_493 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1746 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1747 = stablehlo.multiply %1746, %arg107 : tensor<32xf32>
    %1748 = stablehlo.add %1745, %1747 : tensor<32xf32>
    %1749 = stablehlo.multiply %1351, %1351 : tensor<32x64xf32>
    %cst_494 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1750 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1751 = stablehlo.multiply %1750, %1749 : tensor<32x64xf32>
    %cst_495 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1752 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1753 = stablehlo.multiply %1752, %arg108 : tensor<32x64xf32>
    %1754 = stablehlo.add %1751, %1753 : tensor<32x64xf32>
    %1755 = stablehlo.multiply %1356, %1356 : tensor<32xf32>
    %cst_496 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1756 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1757 = stablehlo.multiply %1756, %1755 : tensor<32xf32>
    %cst_497 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1758 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1759 = stablehlo.multiply %1758, %arg109 : tensor<32xf32>
    %1760 = stablehlo.add %1757, %1759 : tensor<32xf32>
    %1761 = stablehlo.multiply %1361, %1361 : tensor<32xf32>
    %cst_498 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1762 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1763 = stablehlo.multiply %1762, %1761 : tensor<32xf32>
    %cst_499 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1764 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1765 = stablehlo.multiply %1764, %arg110 : tensor<32xf32>
    %1766 = stablehlo.add %1763, %1765 : tensor<32xf32>
    %1767 = stablehlo.multiply %1366, %1366 : tensor<16x32xf32>
    %cst_500 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1768 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1769 = stablehlo.multiply %1768, %1767 : tensor<16x32xf32>
    %cst_501 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1770 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1771 = stablehlo.multiply %1770, %arg111 : tensor<16x32xf32>
    %1772 = stablehlo.add %1769, %1771 : tensor<16x32xf32>
    %1773 = stablehlo.multiply %1371, %1371 : tensor<64x32xf32>
    %cst_502 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1774 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1775 = stablehlo.multiply %1774, %1773 : tensor<64x32xf32>
    %cst_503 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1776 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1777 = stablehlo.multiply %1776, %arg112 : tensor<64x32xf32>
    %1778 = stablehlo.add %1775, %1777 : tensor<64x32xf32>
    %c_504 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1779 = stablehlo.compare LT, %arg38, %c_504, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_505 = stablehlo.constant dense<1> : tensor<i32>
    %1780 = stablehlo.add %arg38, %c_505 : tensor<i32>
    %c_506 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1781 = call @_where_10(%1779, %1780, %c_506) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_507 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1782 = stablehlo.convert %1781 : (tensor<i32>) -> tensor<f32>
    %1783 = stablehlo.power %cst_507, %1782 : tensor<f32>
    %cst_508 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1784 = stablehlo.subtract %cst_508, %1783 : tensor<f32>
    %1785 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1786 = stablehlo.divide %1376, %1785 : tensor<2x16xf32>
    %1787 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1788 = stablehlo.divide %1381, %1787 : tensor<32x2x16xf32>
    %1789 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1790 = stablehlo.divide %1386, %1789 : tensor<32xf32>
    %1791 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1792 = stablehlo.divide %1391, %1791 : tensor<2x16x32xf32>
    %1793 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1794 = stablehlo.divide %1396, %1793 : tensor<2x16xf32>
    %1795 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1796 = stablehlo.divide %1401, %1795 : tensor<32x2x16xf32>
    %1797 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1798 = stablehlo.divide %1406, %1797 : tensor<2x16xf32>
    %1799 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1800 = stablehlo.divide %1411, %1799 : tensor<32x2x16xf32>
    %1801 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1802 = stablehlo.divide %1416, %1801 : tensor<128xf32>
    %1803 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1804 = stablehlo.divide %1421, %1803 : tensor<32x128xf32>
    %1805 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1806 = stablehlo.divide %1426, %1805 : tensor<32xf32>
    %1807 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1808 = stablehlo.divide %1431, %1807 : tensor<128x32xf32>
    %1809 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1810 = stablehlo.divide %1436, %1809 : tensor<32xf32>
    %1811 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1812 = stablehlo.divide %1441, %1811 : tensor<32xf32>
    %1813 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1814 = stablehlo.divide %1446, %1813 : tensor<32xf32>
    %1815 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1816 = stablehlo.divide %1451, %1815 : tensor<32xf32>
    %1817 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1818 = stablehlo.divide %1456, %1817 : tensor<2x16xf32>
    %1819 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1820 = stablehlo.divide %1461, %1819 : tensor<32x2x16xf32>
    %1821 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1822 = stablehlo.divide %1466, %1821 : tensor<32xf32>
    %1823 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1824 = stablehlo.divide %1471, %1823 : tensor<2x16x32xf32>
    %1825 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1826 = stablehlo.divide %1476, %1825 : tensor<2x16xf32>
    %1827 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1828 = stablehlo.divide %1481, %1827 : tensor<32x2x16xf32>
    %1829 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1830 = stablehlo.divide %1486, %1829 : tensor<2x16xf32>
    %1831 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1832 = stablehlo.divide %1491, %1831 : tensor<32x2x16xf32>
    %1833 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1834 = stablehlo.divide %1496, %1833 : tensor<128xf32>
    %1835 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1836 = stablehlo.divide %1501, %1835 : tensor<32x128xf32>
    %1837 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1838 = stablehlo.divide %1506, %1837 : tensor<32xf32>
    %1839 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1840 = stablehlo.divide %1511, %1839 : tensor<128x32xf32>
    %1841 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1842 = stablehlo.divide %1516, %1841 : tensor<32xf32>
    %1843 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1844 = stablehlo.divide %1521, %1843 : tensor<32xf32>
    %1845 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1846 = stablehlo.divide %1526, %1845 : tensor<32xf32>
    %1847 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1848 = stablehlo.divide %1531, %1847 : tensor<32xf32>
    %1849 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1850 = stablehlo.divide %1536, %1849 : tensor<32x64xf32>
    %1851 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1852 = stablehlo.divide %1541, %1851 : tensor<32xf32>
    %1853 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1854 = stablehlo.divide %1546, %1853 : tensor<32xf32>
    %1855 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1856 = stablehlo.divide %1551, %1855 : tensor<16x32xf32>
    %1857 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1858 = stablehlo.divide %1556, %1857 : tensor<64x32xf32>
    %cst_509 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1859 = stablehlo.convert %1781 : (tensor<i32>) -> tensor<f32>
    %1860 = stablehlo.power %cst_509, %1859 : tensor<f32>
    %cst_510 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1861 = stablehlo.subtract %cst_510, %1860 : tensor<f32>
    %1862 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1863 = stablehlo.divide %1562, %1862 : tensor<2x16xf32>
    %1864 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1865 = stablehlo.divide %1568, %1864 : tensor<32x2x16xf32>
    %1866 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1867 = stablehlo.divide %1574, %1866 : tensor<32xf32>
    %1868 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1869 = stablehlo.divide %1580, %1868 : tensor<2x16x32xf32>
    %1870 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1871 = stablehlo.divide %1586, %1870 : tensor<2x16xf32>
    %1872 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1873 = stablehlo.divide %1592, %1872 : tensor<32x2x16xf32>
    %1874 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1875 = stablehlo.divide %1598, %1874 : tensor<2x16xf32>
    %1876 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1877 = stablehlo.divide %1604, %1876 : tensor<32x2x16xf32>
    %1878 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1879 = stablehlo.divide %1610, %1878 : tensor<128xf32>
    %1880 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1881 = stablehlo.divide %1616, %1880 : tensor<32x128xf32>
    %1882 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1883 = stablehlo.divide %1622, %1882 : tensor<32xf32>
    %1884 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1885 = stablehlo.divide %1628, %1884 : tensor<128x32xf32>
    %1886 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1887 = stablehlo.divide %1634, %1886 : tensor<32xf32>
    %1888 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1889 = stablehlo.divide %1640, %1888 : tensor<32xf32>
    %1890 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1891 = stablehlo.divide %1646, %1890 : tensor<32xf32>
    %1892 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1893 = stablehlo.divide %1652, %1892 : tensor<32xf32>
    %1894 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1895 = stablehlo.divide %1658, %1894 : tensor<2x16xf32>
    %1896 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1897 = stablehlo.divide %1664, %1896 : tensor<32x2x16xf32>
    %1898 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1899 = stablehlo.divide %1670, %1898 : tensor<32xf32>
    %1900 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1901 = stablehlo.divide %1676, %1900 : tensor<2x16x32xf32>
    %1902 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1903 = stablehlo.divide %1682, %1902 : tensor<2x16xf32>
    %1904 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1905 = stablehlo.divide %1688, %1904 : tensor<32x2x16xf32>
    %1906 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1907 = stablehlo.divide %1694, %1906 : tensor<2x16xf32>
    %1908 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1909 = stablehlo.divide %1700, %1908 : tensor<32x2x16xf32>
    %1910 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1911 = stablehlo.divide %1706, %1910 : tensor<128xf32>
    %1912 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1913 = stablehlo.divide %1712, %1912 : tensor<32x128xf32>
    %1914 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1915 = stablehlo.divide %1718, %1914 : tensor<32xf32>
    %1916 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1917 = stablehlo.divide %1724, %1916 : tensor<128x32xf32>
    %1918 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1919 = stablehlo.divide %1730, %1918 : tensor<32xf32>
    %1920 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1921 = stablehlo.divide %1736, %1920 : tensor<32xf32>
    %1922 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1923 = stablehlo.divide %1742, %1922 : tensor<32xf32>
    %1924 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1925 = stablehlo.divide %1748, %1924 : tensor<32xf32>
    %1926 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1927 = stablehlo.divide %1754, %1926 : tensor<32x64xf32>
    %1928 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1929 = stablehlo.divide %1760, %1928 : tensor<32xf32>
    %1930 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1931 = stablehlo.divide %1766, %1930 : tensor<32xf32>
    %1932 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1933 = stablehlo.divide %1772, %1932 : tensor<16x32xf32>
    %1934 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1935 = stablehlo.divide %1778, %1934 : tensor<64x32xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1936 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1937 = stablehlo.add %1863, %1936 : tensor<2x16xf32>
    %1938 = stablehlo.sqrt %1937 : tensor<2x16xf32>
    %cst_512 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1939 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1940 = stablehlo.add %1938, %1939 : tensor<2x16xf32>
    %1941 = stablehlo.divide %1786, %1940 : tensor<2x16xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1942 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1943 = stablehlo.add %1865, %1942 : tensor<32x2x16xf32>
    %1944 = stablehlo.sqrt %1943 : tensor<32x2x16xf32>
    %cst_514 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1945 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1946 = stablehlo.add %1944, %1945 : tensor<32x2x16xf32>
    %1947 = stablehlo.divide %1788, %1946 : tensor<32x2x16xf32>
    %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1948 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1949 = stablehlo.add %1867, %1948 : tensor<32xf32>
    %1950 = stablehlo.sqrt %1949 : tensor<32xf32>
    %cst_516 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1951 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1952 = stablehlo.add %1950, %1951 : tensor<32xf32>
    %1953 = stablehlo.divide %1790, %1952 : tensor<32xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1954 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1955 = stablehlo.add %1869, %1954 : tensor<2x16x32xf32>
    %1956 = stablehlo.sqrt %1955 : tensor<2x16x32xf32>
    %cst_518 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1957 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1958 = stablehlo.add %1956, %1957 : tensor<2x16x32xf32>
    %1959 = stablehlo.divide %1792, %1958 : tensor<2x16x32xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1960 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1961 = stablehlo.add %1871, %1960 : tensor<2x16xf32>
    %1962 = stablehlo.sqrt %1961 : tensor<2x16xf32>
    %cst_520 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1963 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1964 = stablehlo.add %1962, %1963 : tensor<2x16xf32>
    %1965 = stablehlo.divide %1794, %1964 : tensor<2x16xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1966 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1967 = stablehlo.add %1873, %1966 : tensor<32x2x16xf32>
    %1968 = stablehlo.sqrt %1967 : tensor<32x2x16xf32>
    %cst_522 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1969 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1970 = stablehlo.add %1968, %1969 : tensor<32x2x16xf32>
    %1971 = stablehlo.divide %1796, %1970 : tensor<32x2x16xf32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1972 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1973 = stablehlo.add %1875, %1972 : tensor<2x16xf32>
    %1974 = stablehlo.sqrt %1973 : tensor<2x16xf32>
    %cst_524 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1975 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1976 = stablehlo.add %1974, %1975 : tensor<2x16xf32>
    %1977 = stablehlo.divide %1798, %1976 : tensor<2x16xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1978 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1979 = stablehlo.add %1877, %1978 : tensor<32x2x16xf32>
    %1980 = stablehlo.sqrt %1979 : tensor<32x2x16xf32>
    %cst_526 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1981 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1982 = stablehlo.add %1980, %1981 : tensor<32x2x16xf32>
    %1983 = stablehlo.divide %1800, %1982 : tensor<32x2x16xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1984 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1985 = stablehlo.add %1879, %1984 : tensor<128xf32>
    %1986 = stablehlo.sqrt %1985 : tensor<128xf32>
    %cst_528 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1987 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1988 = stablehlo.add %1986, %1987 : tensor<128xf32>
    %1989 = stablehlo.divide %1802, %1988 : tensor<128xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1990 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1991 = stablehlo.add %1881, %1990 : tensor<32x128xf32>
    %1992 = stablehlo.sqrt %1991 : tensor<32x128xf32>
    %cst_530 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1993 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1994 = stablehlo.add %1992, %1993 : tensor<32x128xf32>
    %1995 = stablehlo.divide %1804, %1994 : tensor<32x128xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1996 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1997 = stablehlo.add %1883, %1996 : tensor<32xf32>
    %1998 = stablehlo.sqrt %1997 : tensor<32xf32>
    %cst_532 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1999 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2000 = stablehlo.add %1998, %1999 : tensor<32xf32>
    %2001 = stablehlo.divide %1806, %2000 : tensor<32xf32>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2003 = stablehlo.add %1885, %2002 : tensor<128x32xf32>
    %2004 = stablehlo.sqrt %2003 : tensor<128x32xf32>
    %cst_534 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2005 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2006 = stablehlo.add %2004, %2005 : tensor<128x32xf32>
    %2007 = stablehlo.divide %1808, %2006 : tensor<128x32xf32>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2008 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2009 = stablehlo.add %1887, %2008 : tensor<32xf32>
    %2010 = stablehlo.sqrt %2009 : tensor<32xf32>
    %cst_536 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2011 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2012 = stablehlo.add %2010, %2011 : tensor<32xf32>
    %2013 = stablehlo.divide %1810, %2012 : tensor<32xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2014 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2015 = stablehlo.add %1889, %2014 : tensor<32xf32>
    %2016 = stablehlo.sqrt %2015 : tensor<32xf32>
    %cst_538 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2017 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2018 = stablehlo.add %2016, %2017 : tensor<32xf32>
    %2019 = stablehlo.divide %1812, %2018 : tensor<32xf32>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2020 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2021 = stablehlo.add %1891, %2020 : tensor<32xf32>
    %2022 = stablehlo.sqrt %2021 : tensor<32xf32>
    %cst_540 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2023 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2024 = stablehlo.add %2022, %2023 : tensor<32xf32>
    %2025 = stablehlo.divide %1814, %2024 : tensor<32xf32>
    %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2026 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2027 = stablehlo.add %1893, %2026 : tensor<32xf32>
    %2028 = stablehlo.sqrt %2027 : tensor<32xf32>
    %cst_542 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2029 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2030 = stablehlo.add %2028, %2029 : tensor<32xf32>
    %2031 = stablehlo.divide %1816, %2030 : tensor<32xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2032 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2033 = stablehlo.add %1895, %2032 : tensor<2x16xf32>
    %2034 = stablehlo.sqrt %2033 : tensor<2x16xf32>
    %cst_544 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2035 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2036 = stablehlo.add %2034, %2035 : tensor<2x16xf32>
    %2037 = stablehlo.divide %1818, %2036 : tensor<2x16xf32>
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2038 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2039 = stablehlo.add %1897, %2038 : tensor<32x2x16xf32>
    %2040 = stablehlo.sqrt %2039 : tensor<32x2x16xf32>
    %cst_546 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2041 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2042 = stablehlo.add %2040, %2041 : tensor<32x2x16xf32>
    %2043 = stablehlo.divide %1820, %2042 : tensor<32x2x16xf32>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2044 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2045 = stablehlo.add %1899, %2044 : tensor<32xf32>
    %2046 = stablehlo.sqrt %2045 : tensor<32xf32>
    %cst_548 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2047 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2048 = stablehlo.add %2046, %2047 : tensor<32xf32>
    %2049 = stablehlo.divide %1822, %2048 : tensor<32xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2050 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2051 = stablehlo.add %1901, %2050 : tensor<2x16x32xf32>
    %2052 = stablehlo.sqrt %2051 : tensor<2x16x32xf32>
    %cst_550 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2053 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2054 = stablehlo.add %2052, %2053 : tensor<2x16x32xf32>
    %2055 = stablehlo.divide %1824, %2054 : tensor<2x16x32xf32>
    %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2056 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2057 = stablehlo.add %1903, %2056 : tensor<2x16xf32>
    %2058 = stablehlo.sqrt %2057 : tensor<2x16xf32>
    %cst_552 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2059 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2060 = stablehlo.add %2058, %2059 : tensor<2x16xf32>
    %2061 = stablehlo.divide %1826, %2060 : tensor<2x16xf32>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2062 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2063 = stablehlo.add %1905, %2062 : tensor<32x2x16xf32>
    %2064 = stablehlo.sqrt %2063 : tensor<32x2x16xf32>
    %cst_554 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2065 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2066 = stablehlo.add %2064, %2065 : tensor<32x2x16xf32>
    %2067 = stablehlo.divide %1828, %2066 : tensor<32x2x16xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2068 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2069 = stablehlo.add %1907, %2068 : tensor<2x16xf32>
    %2070 = stablehlo.sqrt %2069 : tensor<2x16xf32>
    %cst_556 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2071 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2072 = stablehlo.add %2070, %2071 : tensor<2x16xf32>
    %2073 = stablehlo.divide %1830, %2072 : tensor<2x16xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2074 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2075 = stablehlo.add %1909, %2074 : tensor<32x2x16xf32>
    %2076 = stablehlo.sqrt %2075 : tensor<32x2x16xf32>
    %cst_558 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2077 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2078 = stablehlo.add %2076, %2077 : tensor<32x2x16xf32>
    %2079 = stablehlo.divide %1832, %2078 : tensor<32x2x16xf32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2080 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2081 = stablehlo.add %1911, %2080 : tensor<128xf32>
    %2082 = stablehlo.sqrt %2081 : tensor<128xf32>
    %cst_560 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2083 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2084 = stablehlo.add %2082, %2083 : tensor<128xf32>
    %2085 = stablehlo.divide %1834, %2084 : tensor<128xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2086 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2087 = stablehlo.add %1913, %2086 : tensor<32x128xf32>
    %2088 = stablehlo.sqrt %2087 : tensor<32x128xf32>
    %cst_562 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2090 = stablehlo.add %2088, %2089 : tensor<32x128xf32>
    %2091 = stablehlo.divide %1836, %2090 : tensor<32x128xf32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2092 = stablehlo.broadcast_in_dim %cst_563, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2093 = stablehlo.add %1915, %2092 : tensor<32xf32>
    %2094 = stablehlo.sqrt %2093 : tensor<32xf32>
    %cst_564 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2095 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2096 = stablehlo.add %2094, %2095 : tensor<32xf32>
    %2097 = stablehlo.divide %1838, %2096 : tensor<32xf32>
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2098 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2099 = stablehlo.add %1917, %2098 : tensor<128x32xf32>
    %2100 = stablehlo.sqrt %2099 : tensor<128x32xf32>
    %cst_566 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2101 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2102 = stablehlo.add %2100, %2101 : tensor<128x32xf32>
    %2103 = stablehlo.divide %1840, %2102 : tensor<128x32xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2104 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2105 = stablehlo.add %1919, %2104 : tensor<32xf32>
    %2106 = stablehlo.sqrt %2105 : tensor<32xf32>
    %cst_568 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2107 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2108 = stablehlo.add %2106, %2107 : tensor<32xf32>
    %2109 = stablehlo.divide %1842, %2108 : tensor<32xf32>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2110 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2111 = stablehlo.add %1921, %2110 : tensor<32xf32>
    %2112 = stablehlo.sqrt %2111 : tensor<32xf32>
    %cst_570 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2113 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2114 = stablehlo.add %2112, %2113 : tensor<32xf32>
    %2115 = stablehlo.divide %1844, %2114 : tensor<32xf32>
    %cst_571 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2116 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2117 = stablehlo.add %1923, %2116 : tensor<32xf32>
    %2118 = stablehlo.sqrt %2117 : tensor<32xf32>
    %cst_572 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2119 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2120 = stablehlo.add %2118, %2119 : tensor<32xf32>
    %2121 = stablehlo.divide %1846, %2120 : tensor<32xf32>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2122 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2123 = stablehlo.add %1925, %2122 : tensor<32xf32>
    %2124 = stablehlo.sqrt %2123 : tensor<32xf32>
    %cst_574 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2125 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2126 = stablehlo.add %2124, %2125 : tensor<32xf32>
    %2127 = stablehlo.divide %1848, %2126 : tensor<32xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2128 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2129 = stablehlo.add %1927, %2128 : tensor<32x64xf32>
    %2130 = stablehlo.sqrt %2129 : tensor<32x64xf32>
    %cst_576 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2131 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2132 = stablehlo.add %2130, %2131 : tensor<32x64xf32>
    %2133 = stablehlo.divide %1850, %2132 : tensor<32x64xf32>
    %cst_577 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2134 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2135 = stablehlo.add %1929, %2134 : tensor<32xf32>
    %2136 = stablehlo.sqrt %2135 : tensor<32xf32>
    %cst_578 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2137 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2138 = stablehlo.add %2136, %2137 : tensor<32xf32>
    %2139 = stablehlo.divide %1852, %2138 : tensor<32xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2140 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2141 = stablehlo.add %1931, %2140 : tensor<32xf32>
    %2142 = stablehlo.sqrt %2141 : tensor<32xf32>
    %cst_580 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2143 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2144 = stablehlo.add %2142, %2143 : tensor<32xf32>
    %2145 = stablehlo.divide %1854, %2144 : tensor<32xf32>
    %cst_581 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2146 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2147 = stablehlo.add %1933, %2146 : tensor<16x32xf32>
    %2148 = stablehlo.sqrt %2147 : tensor<16x32xf32>
    %cst_582 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2149 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2150 = stablehlo.add %2148, %2149 : tensor<16x32xf32>
    %2151 = stablehlo.divide %1856, %2150 : tensor<16x32xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2152 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2153 = stablehlo.add %1935, %2152 : tensor<64x32xf32>
    %2154 = stablehlo.sqrt %2153 : tensor<64x32xf32>
    %cst_584 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %2155 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2156 = stablehlo.add %2154, %2155 : tensor<64x32xf32>
    %2157 = stablehlo.divide %1858, %2156 : tensor<64x32xf32>
    %cst_585 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2158 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2159 = stablehlo.multiply %2158, %arg1 : tensor<2x16xf32>
    %2160 = stablehlo.add %1941, %2159 : tensor<2x16xf32>
    %cst_586 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2161 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2162 = stablehlo.multiply %2161, %arg2 : tensor<32x2x16xf32>
    %2163 = stablehlo.add %1947, %2162 : tensor<32x2x16xf32>
    %cst_587 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2164 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2165 = stablehlo.multiply %2164, %arg4 : tensor<2x16x32xf32>
    %2166 = stablehlo.add %1959, %2165 : tensor<2x16x32xf32>
    %cst_588 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2167 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2168 = stablehlo.multiply %2167, %arg5 : tensor<2x16xf32>
    %2169 = stablehlo.add %1965, %2168 : tensor<2x16xf32>
    %cst_589 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2170 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2171 = stablehlo.multiply %2170, %arg6 : tensor<32x2x16xf32>
    %2172 = stablehlo.add %1971, %2171 : tensor<32x2x16xf32>
    %cst_590 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2173 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2174 = stablehlo.multiply %2173, %arg7 : tensor<2x16xf32>
    %2175 = stablehlo.add %1977, %2174 : tensor<2x16xf32>
    %cst_591 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2176 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2177 = stablehlo.multiply %2176, %arg8 : tensor<32x2x16xf32>
    %2178 = stablehlo.add %1983, %2177 : tensor<32x2x16xf32>
    %cst_592 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2179 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2180 = stablehlo.multiply %2179, %arg10 : tensor<32x128xf32>
    %2181 = stablehlo.add %1995, %2180 : tensor<32x128xf32>
    %cst_593 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2182 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2183 = stablehlo.multiply %2182, %arg12 : tensor<128x32xf32>
    %2184 = stablehlo.add %2007, %2183 : tensor<128x32xf32>
    %cst_594 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2185 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2186 = stablehlo.multiply %2185, %arg17 : tensor<2x16xf32>
    %2187 = stablehlo.add %2037, %2186 : tensor<2x16xf32>
    %cst_595 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2188 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2189 = stablehlo.multiply %2188, %arg18 : tensor<32x2x16xf32>
    %2190 = stablehlo.add %2043, %2189 : tensor<32x2x16xf32>
    %cst_596 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2191 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2192 = stablehlo.multiply %2191, %arg20 : tensor<2x16x32xf32>
    %2193 = stablehlo.add %2055, %2192 : tensor<2x16x32xf32>
    %cst_597 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2194 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2195 = stablehlo.multiply %2194, %arg21 : tensor<2x16xf32>
    %2196 = stablehlo.add %2061, %2195 : tensor<2x16xf32>
    %cst_598 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2197 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2198 = stablehlo.multiply %2197, %arg22 : tensor<32x2x16xf32>
    %2199 = stablehlo.add %2067, %2198 : tensor<32x2x16xf32>
    %cst_599 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2200 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2201 = stablehlo.multiply %2200, %arg23 : tensor<2x16xf32>
    %2202 = stablehlo.add %2073, %2201 : tensor<2x16xf32>
    %cst_600 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2203 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2204 = stablehlo.multiply %2203, %arg24 : tensor<32x2x16xf32>
    %2205 = stablehlo.add %2079, %2204 : tensor<32x2x16xf32>
    %cst_601 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2206 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2207 = stablehlo.multiply %2206, %arg26 : tensor<32x128xf32>
    %2208 = stablehlo.add %2091, %2207 : tensor<32x128xf32>
    %cst_602 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2209 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2210 = stablehlo.multiply %2209, %arg28 : tensor<128x32xf32>
    %2211 = stablehlo.add %2103, %2210 : tensor<128x32xf32>
    %cst_603 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2212 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2213 = stablehlo.multiply %2212, %arg33 : tensor<32x64xf32>
    %2214 = stablehlo.add %2133, %2213 : tensor<32x64xf32>
    %cst_604 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2215 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2216 = stablehlo.multiply %2215, %arg36 : tensor<16x32xf32>
    %2217 = stablehlo.add %2151, %2216 : tensor<16x32xf32>
    %cst_605 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2218 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2219 = stablehlo.multiply %2218, %arg37 : tensor<64x32xf32>
    %2220 = stablehlo.add %2157, %2219 : tensor<64x32xf32>
    %c_606 = stablehlo.constant dense<0> : tensor<i32>
    %2221 = stablehlo.subtract %arg113, %c_606 : tensor<i32>
    %c_607 = stablehlo.constant dense<0> : tensor<i32>
    %c_608 = stablehlo.constant dense<5> : tensor<i32>
    %2222 = call @clip(%2221, %c_607, %c_608) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2223 = stablehlo.convert %2222 : (tensor<i32>) -> tensor<f32>
    %cst_609 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %2224 = stablehlo.divide %2223, %cst_609 : tensor<f32>
    %cst_610 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2225 = stablehlo.subtract %cst_610, %2224 : tensor<f32>
    %cst_611 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %2226 = stablehlo.multiply %cst_611, %2225 : tensor<f32>
    %cst_612 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %2227 = stablehlo.add %2226, %cst_612 : tensor<f32>
    %c_613 = stablehlo.constant dense<5> : tensor<i32>
    %2228 = stablehlo.compare LT, %arg113, %c_613, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_614 = stablehlo.constant dense<5> : tensor<i32>
    %2229 = stablehlo.subtract %arg113, %c_614 : tensor<i32>
    %2230 = stablehlo.convert %2229 : (tensor<i32>) -> tensor<f32>
    %cst_615 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %2231 = stablehlo.minimum %2230, %cst_615 : tensor<f32>
    %cst_616 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %2232 = stablehlo.multiply %cst_616, %2231 : tensor<f32>
    %cst_617 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %2233 = stablehlo.divide %2232, %cst_617 : tensor<f32>
    %2234 = stablehlo.cosine %2233 : tensor<f32>
    %cst_618 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2235 = stablehlo.add %cst_618, %2234 : tensor<f32>
    %cst_619 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2236 = stablehlo.multiply %cst_619, %2235 : tensor<f32>
    %cst_620 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2237 = stablehlo.power %2236, %cst_620 : tensor<f32>
    %cst_621 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2238 = stablehlo.multiply %cst_621, %2237 : tensor<f32>
    %cst_622 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2239 = stablehlo.add %2238, %cst_622 : tensor<f32>
    %cst_623 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %2240 = stablehlo.multiply %cst_623, %2239 : tensor<f32>
    %2241 = call @_where_11(%2228, %2227, %2240) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_624 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2242 = stablehlo.multiply %cst_624, %2241 : tensor<f32>
    %2243 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2244 = stablehlo.multiply %2243, %2160 : tensor<2x16xf32>
    %2245 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2246 = stablehlo.multiply %2245, %2163 : tensor<32x2x16xf32>
    %2247 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2248 = stablehlo.multiply %2247, %1953 : tensor<32xf32>
    %2249 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2250 = stablehlo.multiply %2249, %2166 : tensor<2x16x32xf32>
    %2251 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2252 = stablehlo.multiply %2251, %2169 : tensor<2x16xf32>
    %2253 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2254 = stablehlo.multiply %2253, %2172 : tensor<32x2x16xf32>
    %2255 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2256 = stablehlo.multiply %2255, %2175 : tensor<2x16xf32>
    %2257 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2258 = stablehlo.multiply %2257, %2178 : tensor<32x2x16xf32>
    %2259 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2260 = stablehlo.multiply %2259, %1989 : tensor<128xf32>
    %2261 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2262 = stablehlo.multiply %2261, %2181 : tensor<32x128xf32>
    %2263 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2264 = stablehlo.multiply %2263, %2001 : tensor<32xf32>
    %2265 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2266 = stablehlo.multiply %2265, %2184 : tensor<128x32xf32>
    %2267 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2268 = stablehlo.multiply %2267, %2013 : tensor<32xf32>
    %2269 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2270 = stablehlo.multiply %2269, %2019 : tensor<32xf32>
    %2271 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2272 = stablehlo.multiply %2271, %2025 : tensor<32xf32>
    %2273 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2274 = stablehlo.multiply %2273, %2031 : tensor<32xf32>
    %2275 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2276 = stablehlo.multiply %2275, %2187 : tensor<2x16xf32>
    %2277 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2278 = stablehlo.multiply %2277, %2190 : tensor<32x2x16xf32>
    %2279 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2280 = stablehlo.multiply %2279, %2049 : tensor<32xf32>
    %2281 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2282 = stablehlo.multiply %2281, %2193 : tensor<2x16x32xf32>
    %2283 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2284 = stablehlo.multiply %2283, %2196 : tensor<2x16xf32>
    %2285 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2286 = stablehlo.multiply %2285, %2199 : tensor<32x2x16xf32>
    %2287 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2288 = stablehlo.multiply %2287, %2202 : tensor<2x16xf32>
    %2289 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2290 = stablehlo.multiply %2289, %2205 : tensor<32x2x16xf32>
    %2291 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2292 = stablehlo.multiply %2291, %2085 : tensor<128xf32>
    %2293 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2294 = stablehlo.multiply %2293, %2208 : tensor<32x128xf32>
    %2295 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2296 = stablehlo.multiply %2295, %2097 : tensor<32xf32>
    %2297 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2298 = stablehlo.multiply %2297, %2211 : tensor<128x32xf32>
    %2299 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2300 = stablehlo.multiply %2299, %2109 : tensor<32xf32>
    %2301 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2302 = stablehlo.multiply %2301, %2115 : tensor<32xf32>
    %2303 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2304 = stablehlo.multiply %2303, %2121 : tensor<32xf32>
    %2305 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2306 = stablehlo.multiply %2305, %2127 : tensor<32xf32>
    %2307 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2308 = stablehlo.multiply %2307, %2214 : tensor<32x64xf32>
    %2309 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2310 = stablehlo.multiply %2309, %2139 : tensor<32xf32>
    %2311 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2312 = stablehlo.multiply %2311, %2145 : tensor<32xf32>
    %2313 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2314 = stablehlo.multiply %2313, %2217 : tensor<16x32xf32>
    %2315 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2316 = stablehlo.multiply %2315, %2220 : tensor<64x32xf32>
    %c_625 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2317 = stablehlo.compare LT, %arg113, %c_625, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_626 = stablehlo.constant dense<1> : tensor<i32>
    %2318 = stablehlo.add %arg113, %c_626 : tensor<i32>
    %c_627 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2319 = call @_where_10(%2317, %2318, %c_627) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2320 = stablehlo.add %arg1, %2244 : tensor<2x16xf32>
    %2321 = stablehlo.add %arg2, %2246 : tensor<32x2x16xf32>
    %2322 = stablehlo.add %arg3, %2248 : tensor<32xf32>
    %2323 = stablehlo.add %arg4, %2250 : tensor<2x16x32xf32>
    %2324 = stablehlo.add %arg5, %2252 : tensor<2x16xf32>
    %2325 = stablehlo.add %arg6, %2254 : tensor<32x2x16xf32>
    %2326 = stablehlo.add %arg7, %2256 : tensor<2x16xf32>
    %2327 = stablehlo.add %arg8, %2258 : tensor<32x2x16xf32>
    %2328 = stablehlo.add %arg9, %2260 : tensor<128xf32>
    %2329 = stablehlo.add %arg10, %2262 : tensor<32x128xf32>
    %2330 = stablehlo.add %arg11, %2264 : tensor<32xf32>
    %2331 = stablehlo.add %arg12, %2266 : tensor<128x32xf32>
    %2332 = stablehlo.add %arg13, %2268 : tensor<32xf32>
    %2333 = stablehlo.add %arg14, %2270 : tensor<32xf32>
    %2334 = stablehlo.add %arg15, %2272 : tensor<32xf32>
    %2335 = stablehlo.add %arg16, %2274 : tensor<32xf32>
    %2336 = stablehlo.add %arg17, %2276 : tensor<2x16xf32>
    %2337 = stablehlo.add %arg18, %2278 : tensor<32x2x16xf32>
    %2338 = stablehlo.add %arg19, %2280 : tensor<32xf32>
    %2339 = stablehlo.add %arg20, %2282 : tensor<2x16x32xf32>
    %2340 = stablehlo.add %arg21, %2284 : tensor<2x16xf32>
    %2341 = stablehlo.add %arg22, %2286 : tensor<32x2x16xf32>
    %2342 = stablehlo.add %arg23, %2288 : tensor<2x16xf32>
    %2343 = stablehlo.add %arg24, %2290 : tensor<32x2x16xf32>
    %2344 = stablehlo.add %arg25, %2292 : tensor<128xf32>
    %2345 = stablehlo.add %arg26, %2294 : tensor<32x128xf32>
    %2346 = stablehlo.add %arg27, %2296 : tensor<32xf32>
    %2347 = stablehlo.add %arg28, %2298 : tensor<128x32xf32>
    %2348 = stablehlo.add %arg29, %2300 : tensor<32xf32>
    %2349 = stablehlo.add %arg30, %2302 : tensor<32xf32>
    %2350 = stablehlo.add %arg31, %2304 : tensor<32xf32>
    %2351 = stablehlo.add %arg32, %2306 : tensor<32xf32>
    %2352 = stablehlo.add %arg33, %2308 : tensor<32x64xf32>
    %2353 = stablehlo.add %arg34, %2310 : tensor<32xf32>
    %2354 = stablehlo.add %arg35, %2312 : tensor<32xf32>
    %2355 = stablehlo.add %arg36, %2314 : tensor<16x32xf32>
    %2356 = stablehlo.add %arg37, %2316 : tensor<64x32xf32>
    %c_628 = stablehlo.constant dense<1> : tensor<i32>
    %2357 = stablehlo.add %arg0, %c_628 : tensor<i32>
    return %2357, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %1781, %1376, %1381, %1386, %1391, %1396, %1401, %1406, %1411, %1416, %1421, %1426, %1431, %1436, %1441, %1446, %1451, %1456, %1461, %1466, %1471, %1476, %1481, %1486, %1491, %1496, %1501, %1506, %1511, %1516, %1521, %1526, %1531, %1536, %1541, %1546, %1551, %1556, %1562, %1568, %1574, %1580, %1586, %1592, %1598, %1604, %1610, %1616, %1622, %1628, %1634, %1640, %1646, %1652, %1658, %1664, %1670, %1676, %1682, %1688, %1694, %1700, %1706, %1712, %1718, %1724, %1730, %1736, %1742, %1748, %1754, %1760, %1766, %1772, %1778, %2319, %739, %962, %393 : tensor<i32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>
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
  func.func private @_where_2(%arg0: tensor<12x1x16x16xf32>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1x16x16xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<12x1x16x16xf32>, tensor<12x1x16x16xf32>) -> tensor<12x1x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<12x1x16x16xi1>) -> tensor<12x2x16x16xi1>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %4, %2 : tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>
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
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
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
