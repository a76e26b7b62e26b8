module @jit_loss_first attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x16xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<32x2x16xf32> {tf.aliasing_output = 2 : i32}, %arg2: tensor<32xf32> {tf.aliasing_output = 3 : i32}, %arg3: tensor<2x16x32xf32> {tf.aliasing_output = 4 : i32}, %arg4: tensor<2x16xf32> {tf.aliasing_output = 5 : i32}, %arg5: tensor<32x2x16xf32> {tf.aliasing_output = 6 : i32}, %arg6: tensor<2x16xf32> {tf.aliasing_output = 7 : i32}, %arg7: tensor<32x2x16xf32> {tf.aliasing_output = 8 : i32}, %arg8: tensor<128xf32> {tf.aliasing_output = 9 : i32}, %arg9: tensor<32x128xf32> {tf.aliasing_output = 10 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg11: tensor<128x32xf32> {tf.aliasing_output = 12 : i32}, %arg12: tensor<32xf32> {tf.aliasing_output = 13 : i32}, %arg13: tensor<32xf32> {tf.aliasing_output = 14 : i32}, %arg14: tensor<32xf32> {tf.aliasing_output = 15 : i32}, %arg15: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %arg16: tensor<2x16xf32> {tf.aliasing_output = 17 : i32}, %arg17: tensor<32x2x16xf32> {tf.aliasing_output = 18 : i32}, %arg18: tensor<32xf32> {tf.aliasing_output = 19 : i32}, %arg19: tensor<2x16x32xf32> {tf.aliasing_output = 20 : i32}, %arg20: tensor<2x16xf32> {tf.aliasing_output = 21 : i32}, %arg21: tensor<32x2x16xf32> {tf.aliasing_output = 22 : i32}, %arg22: tensor<2x16xf32> {tf.aliasing_output = 23 : i32}, %arg23: tensor<32x2x16xf32> {tf.aliasing_output = 24 : i32}, %arg24: tensor<128xf32> {tf.aliasing_output = 25 : i32}, %arg25: tensor<32x128xf32> {tf.aliasing_output = 26 : i32}, %arg26: tensor<32xf32> {tf.aliasing_output = 27 : i32}, %arg27: tensor<128x32xf32> {tf.aliasing_output = 28 : i32}, %arg28: tensor<32xf32> {tf.aliasing_output = 29 : i32}, %arg29: tensor<32xf32> {tf.aliasing_output = 30 : i32}, %arg30: tensor<32xf32> {tf.aliasing_output = 31 : i32}, %arg31: tensor<32xf32> {tf.aliasing_output = 32 : i32}, %arg32: tensor<32x64xf32> {tf.aliasing_output = 33 : i32}, %arg33: tensor<32xf32> {tf.aliasing_output = 34 : i32}, %arg34: tensor<32xf32> {tf.aliasing_output = 35 : i32}, %arg35: tensor<16x32xf32> {tf.aliasing_output = 36 : i32}, %arg36: tensor<64x32xf32> {tf.aliasing_output = 37 : i32}, %arg37: tensor<i32> {tf.aliasing_output = 38 : i32}, %arg38: tensor<2x16xf32> {tf.aliasing_output = 39 : i32}, %arg39: tensor<32x2x16xf32> {tf.aliasing_output = 40 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 41 : i32}, %arg41: tensor<2x16x32xf32> {tf.aliasing_output = 42 : i32}, %arg42: tensor<2x16xf32> {tf.aliasing_output = 43 : i32}, %arg43: tensor<32x2x16xf32> {tf.aliasing_output = 44 : i32}, %arg44: tensor<2x16xf32> {tf.aliasing_output = 45 : i32}, %arg45: tensor<32x2x16xf32> {tf.aliasing_output = 46 : i32}, %arg46: tensor<128xf32> {tf.aliasing_output = 47 : i32}, %arg47: tensor<32x128xf32> {tf.aliasing_output = 48 : i32}, %arg48: tensor<32xf32> {tf.aliasing_output = 49 : i32}, %arg49: tensor<128x32xf32> {tf.aliasing_output = 50 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 51 : i32}, %arg51: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg54: tensor<2x16xf32> {tf.aliasing_output = 55 : i32}, %arg55: tensor<32x2x16xf32> {tf.aliasing_output = 56 : i32}, %arg56: tensor<32xf32> {tf.aliasing_output = 57 : i32}, %arg57: tensor<2x16x32xf32> {tf.aliasing_output = 58 : i32}, %arg58: tensor<2x16xf32> {tf.aliasing_output = 59 : i32}, %arg59: tensor<32x2x16xf32> {tf.aliasing_output = 60 : i32}, %arg60: tensor<2x16xf32> {tf.aliasing_output = 61 : i32}, %arg61: tensor<32x2x16xf32> {tf.aliasing_output = 62 : i32}, %arg62: tensor<128xf32> {tf.aliasing_output = 63 : i32}, %arg63: tensor<32x128xf32> {tf.aliasing_output = 64 : i32}, %arg64: tensor<32xf32> {tf.aliasing_output = 65 : i32}, %arg65: tensor<128x32xf32> {tf.aliasing_output = 66 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %arg68: tensor<32xf32> {tf.aliasing_output = 69 : i32}, %arg69: tensor<32xf32> {tf.aliasing_output = 70 : i32}, %arg70: tensor<32x64xf32> {tf.aliasing_output = 71 : i32}, %arg71: tensor<32xf32> {tf.aliasing_output = 72 : i32}, %arg72: tensor<32xf32> {tf.aliasing_output = 73 : i32}, %arg73: tensor<16x32xf32> {tf.aliasing_output = 74 : i32}, %arg74: tensor<64x32xf32> {tf.aliasing_output = 75 : i32}, %arg75: tensor<2x16xf32> {tf.aliasing_output = 76 : i32}, %arg76: tensor<32x2x16xf32> {tf.aliasing_output = 77 : i32}, %arg77: tensor<32xf32> {tf.aliasing_output = 78 : i32}, %arg78: tensor<2x16x32xf32> {tf.aliasing_output = 79 : i32}, %arg79: tensor<2x16xf32> {tf.aliasing_output = 80 : i32}, %arg80: tensor<32x2x16xf32> {tf.aliasing_output = 81 : i32}, %arg81: tensor<2x16xf32> {tf.aliasing_output = 82 : i32}, %arg82: tensor<32x2x16xf32> {tf.aliasing_output = 83 : i32}, %arg83: tensor<128xf32> {tf.aliasing_output = 84 : i32}, %arg84: tensor<32x128xf32> {tf.aliasing_output = 85 : i32}, %arg85: tensor<32xf32> {tf.aliasing_output = 86 : i32}, %arg86: tensor<128x32xf32> {tf.aliasing_output = 87 : i32}, %arg87: tensor<32xf32> {tf.aliasing_output = 88 : i32}, %arg88: tensor<32xf32> {tf.aliasing_output = 89 : i32}, %arg89: tensor<32xf32> {tf.aliasing_output = 90 : i32}, %arg90: tensor<32xf32> {tf.aliasing_output = 91 : i32}, %arg91: tensor<2x16xf32> {tf.aliasing_output = 92 : i32}, %arg92: tensor<32x2x16xf32> {tf.aliasing_output = 93 : i32}, %arg93: tensor<32xf32> {tf.aliasing_output = 94 : i32}, %arg94: tensor<2x16x32xf32> {tf.aliasing_output = 95 : i32}, %arg95: tensor<2x16xf32> {tf.aliasing_output = 96 : i32}, %arg96: tensor<32x2x16xf32> {tf.aliasing_output = 97 : i32}, %arg97: tensor<2x16xf32> {tf.aliasing_output = 98 : i32}, %arg98: tensor<32x2x16xf32> {tf.aliasing_output = 99 : i32}, %arg99: tensor<128xf32> {tf.aliasing_output = 100 : i32}, %arg100: tensor<32x128xf32> {tf.aliasing_output = 101 : i32}, %arg101: tensor<32xf32> {tf.aliasing_output = 102 : i32}, %arg102: tensor<128x32xf32> {tf.aliasing_output = 103 : i32}, %arg103: tensor<32xf32> {tf.aliasing_output = 104 : i32}, %arg104: tensor<32xf32> {tf.aliasing_output = 105 : i32}, %arg105: tensor<32xf32> {tf.aliasing_output = 106 : i32}, %arg106: tensor<32xf32> {tf.aliasing_output = 107 : i32}, %arg107: tensor<32x64xf32> {tf.aliasing_output = 108 : i32}, %arg108: tensor<32xf32> {tf.aliasing_output = 109 : i32}, %arg109: tensor<32xf32> {tf.aliasing_output = 110 : i32}, %arg110: tensor<16x32xf32> {tf.aliasing_output = 111 : i32}, %arg111: tensor<64x32xf32> {tf.aliasing_output = 112 : i32}, %arg112: tensor<i32> {tf.aliasing_output = 113 : i32}, %arg113: tensor<12x16xi32>, %arg114: tensor<12x16xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x16xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[1]['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_0']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[1]['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[1]['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[1]['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['h_1']['ln_2']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[1]['lm_head']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[1]['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[1]['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[2][1][0].count"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].mu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_0']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].mu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['h_1']['ln_2']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[2][1][0].mu['lm_head']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[2][1][0].mu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[2][1][0].mu['wte']['embedding']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].nu['h_0']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_0']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x16x32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<32x2x16xf32> {jax.result_info = "result[2][1][0].nu['h_1']['attn']['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<128xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_fc']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_fc']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_proj']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['c_proj']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['h_1']['ln_2']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[2][1][0].nu['lm_head']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[2][1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[2][1][0].nu['wpe']['embedding']"}, tensor<64x32xf32> {jax.result_info = "result[2][1][0].nu['wte']['embedding']"}, tensor<i32> {jax.result_info = "result[2][1][2].count"}) {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %2:2 = call @_take(%arg36, %arg113) : (tensor<64x32xf32>, tensor<12x16xi32>) -> (tensor<12x16x32xf32>, tensor<12x16x1xi32>)
    %3:2 = call @_take_0(%arg35, %1) : (tensor<16x32xf32>, tensor<1x16xi32>) -> (tensor<1x16x32xf32>, tensor<1x16x1xi32>)
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
    %41 = stablehlo.reshape %arg13 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %42 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<12x16x32xf32>
    %45 = stablehlo.multiply %34, %44 : tensor<12x16x32xf32>
    %46 = stablehlo.reshape %arg12 : (tensor<32xf32>) -> tensor<1x1x32xf32>
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
    %58 = stablehlo.dot_general %48, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %59 = stablehlo.reshape %arg4 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %61 = stablehlo.add %58, %60 : tensor<12x16x2x16xf32>
    %62 = stablehlo.dot_general %48, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %63 = stablehlo.reshape %arg0 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %65 = stablehlo.add %62, %64 : tensor<12x16x2x16xf32>
    %66 = stablehlo.dot_general %48, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %67 = stablehlo.reshape %arg6 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
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
    %92 = stablehlo.dot_general %91, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<2x16x32xf32>) -> tensor<12x16x32xf32>
    %93 = stablehlo.reshape %arg2 : (tensor<32xf32>) -> tensor<1x1x32xf32>
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
    %132 = stablehlo.reshape %arg15 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %133 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %135 = stablehlo.multiply %133, %134 : tensor<12x16x32xf32>
    %136 = stablehlo.multiply %125, %135 : tensor<12x16x32xf32>
    %137 = stablehlo.reshape %arg14 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %139 = stablehlo.add %136, %138 : tensor<12x16x32xf32>
    %140 = stablehlo.dot_general %139, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %141 = stablehlo.reshape %arg8 : (tensor<128xf32>) -> tensor<1x1x128xf32>
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
    %162 = stablehlo.dot_general %161, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %163 = stablehlo.reshape %arg10 : (tensor<32xf32>) -> tensor<1x1x32xf32>
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
    %202 = stablehlo.reshape %arg29 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %203 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %204 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %205 = stablehlo.multiply %203, %204 : tensor<12x16x32xf32>
    %206 = stablehlo.multiply %195, %205 : tensor<12x16x32xf32>
    %207 = stablehlo.reshape %arg28 : (tensor<32xf32>) -> tensor<1x1x32xf32>
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
    %219 = stablehlo.dot_general %209, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %220 = stablehlo.reshape %arg20 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %222 = stablehlo.add %219, %221 : tensor<12x16x2x16xf32>
    %223 = stablehlo.dot_general %209, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %224 = stablehlo.reshape %arg16 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xf32>) -> tensor<12x16x2x16xf32>
    %226 = stablehlo.add %223, %225 : tensor<12x16x2x16xf32>
    %227 = stablehlo.dot_general %209, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x2x16xf32>) -> tensor<12x16x2x16xf32>
    %228 = stablehlo.reshape %arg22 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
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
    %253 = stablehlo.dot_general %252, %arg19, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<2x16x32xf32>) -> tensor<12x16x32xf32>
    %254 = stablehlo.reshape %arg18 : (tensor<32xf32>) -> tensor<1x1x32xf32>
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
    %293 = stablehlo.reshape %arg31 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %294 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %295 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %296 = stablehlo.multiply %294, %295 : tensor<12x16x32xf32>
    %297 = stablehlo.multiply %286, %296 : tensor<12x16x32xf32>
    %298 = stablehlo.reshape %arg30 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %300 = stablehlo.add %297, %299 : tensor<12x16x32xf32>
    %301 = stablehlo.dot_general %300, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %302 = stablehlo.reshape %arg24 : (tensor<128xf32>) -> tensor<1x1x128xf32>
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
    %323 = stablehlo.dot_general %322, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %324 = stablehlo.reshape %arg26 : (tensor<32xf32>) -> tensor<1x1x32xf32>
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
    %363 = stablehlo.reshape %arg34 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %364 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %365 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %366 = stablehlo.multiply %364, %365 : tensor<12x16x32xf32>
    %367 = stablehlo.multiply %356, %366 : tensor<12x16x32xf32>
    %368 = stablehlo.reshape %arg33 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %370 = stablehlo.add %367, %369 : tensor<12x16x32xf32>
    %371 = stablehlo.dot_general %370, %arg32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x64xf32>) -> tensor<12x16x64xf32>
    %372 = call @_one_hot(%arg114) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %373:3 = call @log_softmax(%371) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %374 = stablehlo.multiply %372, %373#0 : tensor<12x16x64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_95 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %377 = stablehlo.divide %376, %cst_95 : tensor<f32>
    %378 = stablehlo.negate %377 : tensor<f32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.negate %cst_96 : tensor<f32>
    %cst_97 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %380 = stablehlo.divide %379, %cst_97 : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %383 = stablehlo.multiply %372, %382 : tensor<12x16x64xf32>
    %384 = call @log_softmax_3(%373#1, %373#2, %383) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %385 = stablehlo.dot_general %384, %370, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %386 = stablehlo.transpose %385, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %387 = stablehlo.dot_general %384, %arg32, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<32x64xf32>) -> tensor<12x16x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %389 = stablehlo.reshape %388 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %390 = stablehlo.reshape %389 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %391 = stablehlo.multiply %356, %387 : tensor<12x16x32xf32>
    %392 = stablehlo.multiply %387, %366 : tensor<12x16x32xf32>
    %393 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %394 = stablehlo.multiply %393, %391 : tensor<12x16x32xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %396 = stablehlo.reshape %395 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %397 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %398 = stablehlo.multiply %391, %397 : tensor<12x16x32xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %400 = stablehlo.reshape %399 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %401 = stablehlo.reshape %396 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %402 = stablehlo.multiply %400, %362 : tensor<12x16x1xf32>
    %403 = stablehlo.negate %392 : tensor<12x16x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %405 = stablehlo.reshape %404 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%402 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%405 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %408 = stablehlo.multiply %406, %352 : tensor<12x16xf32>
    %409 = stablehlo.negate %408 : tensor<12x16xf32>
    %410 = stablehlo.multiply %409, %339 : tensor<12x16xf32>
    %411 = stablehlo.add %407, %410 : tensor<12x16xf32>
    %cst_104 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %413 = stablehlo.divide %408, %412 : tensor<12x16xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_105 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %416 = stablehlo.divide %411, %415 : tensor<12x16xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %418 = stablehlo.add %392, %417 : tensor<12x16x32xf32>
    %419 = stablehlo.multiply %414, %330 : tensor<12x16x32xf32>
    %420 = stablehlo.add %418, %419 : tensor<12x16x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %422 = stablehlo.reshape %421 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %423 = stablehlo.reshape %422 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %424 = stablehlo.dot_general %420, %322, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %425 = stablehlo.transpose %424, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %426 = stablehlo.dot_general %420, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %427 = stablehlo.multiply %304, %426 : tensor<12x16x128xf32>
    %428 = stablehlo.multiply %426, %321 : tensor<12x16x128xf32>
    %cst_107 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %430 = stablehlo.multiply %429, %427 : tensor<12x16x128xf32>
    %431 = stablehlo.multiply %430, %317 : tensor<12x16x128xf32>
    %432 = stablehlo.multiply %431, %315 : tensor<12x16x128xf32>
    %433 = stablehlo.add %431, %432 : tensor<12x16x128xf32>
    %cst_108 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %435 = stablehlo.multiply %434, %433 : tensor<12x16x128xf32>
    %436 = stablehlo.add %428, %435 : tensor<12x16x128xf32>
    %cst_109 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %438 = stablehlo.multiply %437, %435 : tensor<12x16x128xf32>
    %439 = stablehlo.multiply %438, %309 : tensor<12x16x128xf32>
    %440 = stablehlo.add %436, %439 : tensor<12x16x128xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %442 = stablehlo.reshape %441 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %443 = stablehlo.reshape %442 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %444 = stablehlo.dot_general %440, %300, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %445 = stablehlo.transpose %444, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %446 = stablehlo.dot_general %440, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %448 = stablehlo.reshape %447 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %449 = stablehlo.reshape %448 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %450 = stablehlo.multiply %286, %446 : tensor<12x16x32xf32>
    %451 = stablehlo.multiply %446, %296 : tensor<12x16x32xf32>
    %452 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %453 = stablehlo.multiply %452, %450 : tensor<12x16x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.reduce(%453 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %455 = stablehlo.reshape %454 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %456 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %457 = stablehlo.multiply %450, %456 : tensor<12x16x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %459 = stablehlo.reshape %458 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %460 = stablehlo.reshape %455 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %461 = stablehlo.multiply %459, %292 : tensor<12x16x1xf32>
    %462 = stablehlo.negate %451 : tensor<12x16x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_114) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %464 = stablehlo.reshape %463 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %465 = stablehlo.add %420, %451 : tensor<12x16x32xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%461 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%464 init: %cst_116) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %468 = stablehlo.multiply %466, %282 : tensor<12x16xf32>
    %469 = stablehlo.negate %468 : tensor<12x16xf32>
    %470 = stablehlo.multiply %469, %269 : tensor<12x16xf32>
    %471 = stablehlo.add %467, %470 : tensor<12x16xf32>
    %cst_117 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %473 = stablehlo.divide %468, %472 : tensor<12x16xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %476 = stablehlo.divide %471, %475 : tensor<12x16xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %478 = stablehlo.add %465, %477 : tensor<12x16x32xf32>
    %479 = stablehlo.multiply %474, %260 : tensor<12x16x32xf32>
    %480 = stablehlo.add %478, %479 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %482 = stablehlo.reshape %481 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %483 = stablehlo.reshape %482 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %484 = stablehlo.dot_general %480, %252, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x2x16xf32>) -> tensor<32x2x16xf32>
    %485 = stablehlo.transpose %484, dims = [1, 2, 0] : (tensor<32x2x16xf32>) -> tensor<2x16x32xf32>
    %486 = stablehlo.dot_general %480, %arg19, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<2x16x32xf32>) -> tensor<12x16x2x16xf32>
    %487 = stablehlo.transpose %486, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %488 = stablehlo.dot_general %487, %230, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %489 = stablehlo.dot_general %487, %247, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %490 = stablehlo.transpose %489, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %491 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %492 = stablehlo.multiply %488, %491 : tensor<12x2x16x16xf32>
    %493 = stablehlo.multiply %492, %243 : tensor<12x2x16x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_120) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %495 = stablehlo.reshape %494 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %496 = stablehlo.negate %495 : tensor<12x2x16x1xf32>
    %497 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %498 = stablehlo.divide %488, %497 : tensor<12x2x16x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%496 init: %cst_121) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %501 = stablehlo.add %498, %500 : tensor<12x2x16x16xf32>
    %502 = stablehlo.multiply %501, %243 : tensor<12x2x16x16xf32>
    %503 = call @_where_4(%236#1, %502) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %504 = stablehlo.dot_general %503, %234, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %505 = stablehlo.transpose %504, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %506 = stablehlo.dot_general %503, %226, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %507 = stablehlo.transpose %506, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %508 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %509 = stablehlo.divide %507, %508 : tensor<12x16x2x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%490 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %511 = stablehlo.reshape %510 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %512 = stablehlo.reshape %511 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %513 = stablehlo.dot_general %490, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %514 = stablehlo.transpose %513, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %515 = stablehlo.dot_general %490, %arg23, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%505 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %517 = stablehlo.reshape %516 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %518 = stablehlo.reshape %517 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %519 = stablehlo.dot_general %505, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %520 = stablehlo.transpose %519, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %521 = stablehlo.dot_general %505, %arg17, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %522 = stablehlo.add %515, %521 : tensor<12x16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%509 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %524 = stablehlo.reshape %523 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %525 = stablehlo.reshape %524 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %526 = stablehlo.dot_general %509, %209, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %527 = stablehlo.transpose %526, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %528 = stablehlo.dot_general %509, %arg21, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %529 = stablehlo.add %522, %528 : tensor<12x16x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%529 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %531 = stablehlo.reshape %530 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %532 = stablehlo.reshape %531 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %533 = stablehlo.multiply %195, %529 : tensor<12x16x32xf32>
    %534 = stablehlo.multiply %529, %205 : tensor<12x16x32xf32>
    %535 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %536 = stablehlo.multiply %535, %533 : tensor<12x16x32xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.reduce(%536 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %538 = stablehlo.reshape %537 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %539 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %540 = stablehlo.multiply %533, %539 : tensor<12x16x32xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_127) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %542 = stablehlo.reshape %541 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %543 = stablehlo.reshape %538 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %544 = stablehlo.multiply %542, %201 : tensor<12x16x1xf32>
    %545 = stablehlo.negate %534 : tensor<12x16x32xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%545 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %547 = stablehlo.reshape %546 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %548 = stablehlo.add %480, %534 : tensor<12x16x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%544 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%547 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %551 = stablehlo.multiply %549, %191 : tensor<12x16xf32>
    %552 = stablehlo.negate %551 : tensor<12x16xf32>
    %553 = stablehlo.multiply %552, %178 : tensor<12x16xf32>
    %554 = stablehlo.add %550, %553 : tensor<12x16xf32>
    %cst_131 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %556 = stablehlo.divide %551, %555 : tensor<12x16xf32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_132 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %559 = stablehlo.divide %554, %558 : tensor<12x16xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %561 = stablehlo.add %548, %560 : tensor<12x16x32xf32>
    %562 = stablehlo.multiply %557, %169 : tensor<12x16x32xf32>
    %563 = stablehlo.add %561, %562 : tensor<12x16x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %565 = stablehlo.reshape %564 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %566 = stablehlo.reshape %565 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %567 = stablehlo.dot_general %563, %161, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %568 = stablehlo.transpose %567, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %569 = stablehlo.dot_general %563, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %570 = stablehlo.multiply %143, %569 : tensor<12x16x128xf32>
    %571 = stablehlo.multiply %569, %160 : tensor<12x16x128xf32>
    %cst_134 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %573 = stablehlo.multiply %572, %570 : tensor<12x16x128xf32>
    %574 = stablehlo.multiply %573, %156 : tensor<12x16x128xf32>
    %575 = stablehlo.multiply %574, %154 : tensor<12x16x128xf32>
    %576 = stablehlo.add %574, %575 : tensor<12x16x128xf32>
    %cst_135 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %578 = stablehlo.multiply %577, %576 : tensor<12x16x128xf32>
    %579 = stablehlo.add %571, %578 : tensor<12x16x128xf32>
    %cst_136 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %581 = stablehlo.multiply %580, %578 : tensor<12x16x128xf32>
    %582 = stablehlo.multiply %581, %148 : tensor<12x16x128xf32>
    %583 = stablehlo.add %579, %582 : tensor<12x16x128xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %585 = stablehlo.reshape %584 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %586 = stablehlo.reshape %585 : (tensor<1x1x128xf32>) -> tensor<128xf32>
    %587 = stablehlo.dot_general %583, %139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %588 = stablehlo.transpose %587, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %589 = stablehlo.dot_general %583, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.reduce(%589 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %591 = stablehlo.reshape %590 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %592 = stablehlo.reshape %591 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %593 = stablehlo.multiply %125, %589 : tensor<12x16x32xf32>
    %594 = stablehlo.multiply %589, %135 : tensor<12x16x32xf32>
    %595 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %596 = stablehlo.multiply %595, %593 : tensor<12x16x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %598 = stablehlo.reshape %597 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %599 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %600 = stablehlo.multiply %593, %599 : tensor<12x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %602 = stablehlo.reshape %601 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %603 = stablehlo.reshape %598 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %604 = stablehlo.multiply %602, %131 : tensor<12x16x1xf32>
    %605 = stablehlo.negate %594 : tensor<12x16x32xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %607 = stablehlo.reshape %606 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %608 = stablehlo.add %563, %594 : tensor<12x16x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%604 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%607 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %611 = stablehlo.multiply %609, %121 : tensor<12x16xf32>
    %612 = stablehlo.negate %611 : tensor<12x16xf32>
    %613 = stablehlo.multiply %612, %108 : tensor<12x16xf32>
    %614 = stablehlo.add %610, %613 : tensor<12x16xf32>
    %cst_144 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %616 = stablehlo.divide %611, %615 : tensor<12x16xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_145 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %619 = stablehlo.divide %614, %618 : tensor<12x16xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %621 = stablehlo.add %608, %620 : tensor<12x16x32xf32>
    %622 = stablehlo.multiply %617, %99 : tensor<12x16x32xf32>
    %623 = stablehlo.add %621, %622 : tensor<12x16x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %625 = stablehlo.reshape %624 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %626 = stablehlo.reshape %625 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %627 = stablehlo.dot_general %623, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x2x16xf32>) -> tensor<32x2x16xf32>
    %628 = stablehlo.transpose %627, dims = [1, 2, 0] : (tensor<32x2x16xf32>) -> tensor<2x16x32xf32>
    %629 = stablehlo.dot_general %623, %arg3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<2x16x32xf32>) -> tensor<12x16x2x16xf32>
    %630 = stablehlo.transpose %629, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %631 = stablehlo.dot_general %630, %69, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %632 = stablehlo.dot_general %630, %86, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %633 = stablehlo.transpose %632, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %634 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %635 = stablehlo.multiply %631, %634 : tensor<12x2x16x16xf32>
    %636 = stablehlo.multiply %635, %82 : tensor<12x2x16x16xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_147) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %638 = stablehlo.reshape %637 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %639 = stablehlo.negate %638 : tensor<12x2x16x1xf32>
    %640 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %641 = stablehlo.divide %631, %640 : tensor<12x2x16x16xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%639 init: %cst_148) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %644 = stablehlo.add %641, %643 : tensor<12x2x16x16xf32>
    %645 = stablehlo.multiply %644, %82 : tensor<12x2x16x16xf32>
    %646 = call @_where_4(%75#1, %645) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %647 = stablehlo.dot_general %646, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %648 = stablehlo.transpose %647, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %649 = stablehlo.dot_general %646, %65, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %650 = stablehlo.transpose %649, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %651 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<12x16x2x16xf32>
    %652 = stablehlo.divide %650, %651 : tensor<12x16x2x16xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%633 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %654 = stablehlo.reshape %653 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %655 = stablehlo.reshape %654 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %656 = stablehlo.dot_general %633, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %657 = stablehlo.transpose %656, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %658 = stablehlo.dot_general %633, %arg7, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%648 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %660 = stablehlo.reshape %659 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %661 = stablehlo.reshape %660 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %662 = stablehlo.dot_general %648, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %663 = stablehlo.transpose %662, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %664 = stablehlo.dot_general %648, %arg1, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %665 = stablehlo.add %658, %664 : tensor<12x16x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.reduce(%652 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x2x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %667 = stablehlo.reshape %666 : (tensor<2x16xf32>) -> tensor<1x1x2x16xf32>
    %668 = stablehlo.reshape %667 : (tensor<1x1x2x16xf32>) -> tensor<2x16xf32>
    %669 = stablehlo.dot_general %652, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x32xf32>) -> tensor<2x16x32xf32>
    %670 = stablehlo.transpose %669, dims = [2, 0, 1] : (tensor<2x16x32xf32>) -> tensor<32x2x16xf32>
    %671 = stablehlo.dot_general %652, %arg5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<32x2x16xf32>) -> tensor<12x16x32xf32>
    %672 = stablehlo.add %665, %671 : tensor<12x16x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %674 = stablehlo.reshape %673 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %675 = stablehlo.reshape %674 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %676 = stablehlo.multiply %34, %672 : tensor<12x16x32xf32>
    %677 = stablehlo.multiply %672, %44 : tensor<12x16x32xf32>
    %678 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %679 = stablehlo.multiply %678, %676 : tensor<12x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %681 = stablehlo.reshape %680 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %682 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %683 = stablehlo.multiply %676, %682 : tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.reduce(%683 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %685 = stablehlo.reshape %684 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %686 = stablehlo.reshape %681 : (tensor<1x1x32xf32>) -> tensor<32xf32>
    %687 = stablehlo.multiply %685, %40 : tensor<12x16x1xf32>
    %688 = stablehlo.negate %677 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %690 = stablehlo.reshape %689 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %691 = stablehlo.add %623, %677 : tensor<12x16x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.reduce(%687 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%690 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %694 = stablehlo.multiply %692, %30 : tensor<12x16xf32>
    %695 = stablehlo.negate %694 : tensor<12x16xf32>
    %696 = stablehlo.multiply %695, %17 : tensor<12x16xf32>
    %697 = stablehlo.add %693, %696 : tensor<12x16xf32>
    %cst_158 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %699 = stablehlo.divide %694, %698 : tensor<12x16xf32>
    %700 = stablehlo.broadcast_in_dim %699, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %702 = stablehlo.divide %697, %701 : tensor<12x16xf32>
    %703 = stablehlo.broadcast_in_dim %702, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %704 = stablehlo.add %691, %703 : tensor<12x16x32xf32>
    %705 = stablehlo.multiply %700, %8 : tensor<12x16x32xf32>
    %706 = stablehlo.add %704, %705 : tensor<12x16x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_160) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %708 = stablehlo.reshape %707 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %709 = call @_take_5(%3#1, %708) : (tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %710 = call @_take_6(%2#1, %706) : (tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %711 = chlo.square %661 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %713 = chlo.square %712 : tensor<2x16xf32> -> tensor<2x16xf32>
    %714 = stablehlo.add %711, %713 : tensor<2x16xf32>
    %715 = chlo.square %663 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %717 = chlo.square %716 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %718 = stablehlo.add %715, %717 : tensor<32x2x16xf32>
    %719 = chlo.square %626 : tensor<32xf32> -> tensor<32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %721 = chlo.square %720 : tensor<32xf32> -> tensor<32xf32>
    %722 = stablehlo.add %719, %721 : tensor<32xf32>
    %723 = chlo.square %628 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %725 = chlo.square %724 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %726 = stablehlo.add %723, %725 : tensor<2x16x32xf32>
    %727 = chlo.square %668 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %729 = chlo.square %728 : tensor<2x16xf32> -> tensor<2x16xf32>
    %730 = stablehlo.add %727, %729 : tensor<2x16xf32>
    %731 = chlo.square %670 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %733 = chlo.square %732 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %734 = stablehlo.add %731, %733 : tensor<32x2x16xf32>
    %735 = chlo.square %655 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %737 = chlo.square %736 : tensor<2x16xf32> -> tensor<2x16xf32>
    %738 = stablehlo.add %735, %737 : tensor<2x16xf32>
    %739 = chlo.square %657 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %741 = chlo.square %740 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %742 = stablehlo.add %739, %741 : tensor<32x2x16xf32>
    %743 = chlo.square %586 : tensor<128xf32> -> tensor<128xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %745 = chlo.square %744 : tensor<128xf32> -> tensor<128xf32>
    %746 = stablehlo.add %743, %745 : tensor<128xf32>
    %747 = chlo.square %588 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %749 = chlo.square %748 : tensor<32x128xf32> -> tensor<32x128xf32>
    %750 = stablehlo.add %747, %749 : tensor<32x128xf32>
    %751 = chlo.square %566 : tensor<32xf32> -> tensor<32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %753 = chlo.square %752 : tensor<32xf32> -> tensor<32xf32>
    %754 = stablehlo.add %751, %753 : tensor<32xf32>
    %755 = chlo.square %568 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %757 = chlo.square %756 : tensor<128x32xf32> -> tensor<128x32xf32>
    %758 = stablehlo.add %755, %757 : tensor<128x32xf32>
    %759 = chlo.square %675 : tensor<32xf32> -> tensor<32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %761 = chlo.square %760 : tensor<32xf32> -> tensor<32xf32>
    %762 = stablehlo.add %759, %761 : tensor<32xf32>
    %763 = chlo.square %686 : tensor<32xf32> -> tensor<32xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %765 = chlo.square %764 : tensor<32xf32> -> tensor<32xf32>
    %766 = stablehlo.add %763, %765 : tensor<32xf32>
    %767 = chlo.square %592 : tensor<32xf32> -> tensor<32xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %769 = chlo.square %768 : tensor<32xf32> -> tensor<32xf32>
    %770 = stablehlo.add %767, %769 : tensor<32xf32>
    %771 = chlo.square %603 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %773 = chlo.square %772 : tensor<32xf32> -> tensor<32xf32>
    %774 = stablehlo.add %771, %773 : tensor<32xf32>
    %775 = chlo.square %518 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %777 = chlo.square %776 : tensor<2x16xf32> -> tensor<2x16xf32>
    %778 = stablehlo.add %775, %777 : tensor<2x16xf32>
    %779 = chlo.square %520 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %781 = chlo.square %780 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %782 = stablehlo.add %779, %781 : tensor<32x2x16xf32>
    %783 = chlo.square %483 : tensor<32xf32> -> tensor<32xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %785 = chlo.square %784 : tensor<32xf32> -> tensor<32xf32>
    %786 = stablehlo.add %783, %785 : tensor<32xf32>
    %787 = chlo.square %485 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %789 = chlo.square %788 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %790 = stablehlo.add %787, %789 : tensor<2x16x32xf32>
    %791 = chlo.square %525 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %793 = chlo.square %792 : tensor<2x16xf32> -> tensor<2x16xf32>
    %794 = stablehlo.add %791, %793 : tensor<2x16xf32>
    %795 = chlo.square %527 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %797 = chlo.square %796 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %798 = stablehlo.add %795, %797 : tensor<32x2x16xf32>
    %799 = chlo.square %512 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %801 = chlo.square %800 : tensor<2x16xf32> -> tensor<2x16xf32>
    %802 = stablehlo.add %799, %801 : tensor<2x16xf32>
    %803 = chlo.square %514 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %805 = chlo.square %804 : tensor<32x2x16xf32> -> tensor<32x2x16xf32>
    %806 = stablehlo.add %803, %805 : tensor<32x2x16xf32>
    %807 = chlo.square %443 : tensor<128xf32> -> tensor<128xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %809 = chlo.square %808 : tensor<128xf32> -> tensor<128xf32>
    %810 = stablehlo.add %807, %809 : tensor<128xf32>
    %811 = chlo.square %445 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %813 = chlo.square %812 : tensor<32x128xf32> -> tensor<32x128xf32>
    %814 = stablehlo.add %811, %813 : tensor<32x128xf32>
    %815 = chlo.square %423 : tensor<32xf32> -> tensor<32xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %817 = chlo.square %816 : tensor<32xf32> -> tensor<32xf32>
    %818 = stablehlo.add %815, %817 : tensor<32xf32>
    %819 = chlo.square %425 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %821 = chlo.square %820 : tensor<128x32xf32> -> tensor<128x32xf32>
    %822 = stablehlo.add %819, %821 : tensor<128x32xf32>
    %823 = chlo.square %532 : tensor<32xf32> -> tensor<32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %825 = chlo.square %824 : tensor<32xf32> -> tensor<32xf32>
    %826 = stablehlo.add %823, %825 : tensor<32xf32>
    %827 = chlo.square %543 : tensor<32xf32> -> tensor<32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %829 = chlo.square %828 : tensor<32xf32> -> tensor<32xf32>
    %830 = stablehlo.add %827, %829 : tensor<32xf32>
    %831 = chlo.square %449 : tensor<32xf32> -> tensor<32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %833 = chlo.square %832 : tensor<32xf32> -> tensor<32xf32>
    %834 = stablehlo.add %831, %833 : tensor<32xf32>
    %835 = chlo.square %460 : tensor<32xf32> -> tensor<32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %837 = chlo.square %836 : tensor<32xf32> -> tensor<32xf32>
    %838 = stablehlo.add %835, %837 : tensor<32xf32>
    %839 = chlo.square %386 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %841 = chlo.square %840 : tensor<32x64xf32> -> tensor<32x64xf32>
    %842 = stablehlo.add %839, %841 : tensor<32x64xf32>
    %843 = chlo.square %390 : tensor<32xf32> -> tensor<32xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %845 = chlo.square %844 : tensor<32xf32> -> tensor<32xf32>
    %846 = stablehlo.add %843, %845 : tensor<32xf32>
    %847 = chlo.square %401 : tensor<32xf32> -> tensor<32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %849 = chlo.square %848 : tensor<32xf32> -> tensor<32xf32>
    %850 = stablehlo.add %847, %849 : tensor<32xf32>
    %851 = chlo.square %709 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %853 = chlo.square %852 : tensor<16x32xf32> -> tensor<16x32xf32>
    %854 = stablehlo.add %851, %853 : tensor<16x32xf32>
    %855 = chlo.square %710 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %857 = chlo.square %856 : tensor<64x32xf32> -> tensor<64x32xf32>
    %858 = stablehlo.add %855, %857 : tensor<64x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.reduce(%714 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%718 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.reduce(%722 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%726 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %863 = stablehlo.reduce(%730 init: %cst_202) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %864 = stablehlo.reduce(%734 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.reduce(%738 init: %cst_204) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %866 = stablehlo.reduce(%742 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %867 = stablehlo.reduce(%746 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %868 = stablehlo.reduce(%750 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.reduce(%754 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%758 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%762 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.reduce(%766 init: %cst_211) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.reduce(%770 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %874 = stablehlo.reduce(%774 init: %cst_213) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%778 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %876 = stablehlo.reduce(%782 init: %cst_215) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%786 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %878 = stablehlo.reduce(%790 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.reduce(%794 init: %cst_218) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%798 init: %cst_219) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.reduce(%802 init: %cst_220) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %882 = stablehlo.reduce(%806 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %883 = stablehlo.reduce(%810 init: %cst_222) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %884 = stablehlo.reduce(%814 init: %cst_223) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %885 = stablehlo.reduce(%818 init: %cst_224) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%822 init: %cst_225) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %887 = stablehlo.reduce(%826 init: %cst_226) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %888 = stablehlo.reduce(%830 init: %cst_227) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %889 = stablehlo.reduce(%834 init: %cst_228) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %890 = stablehlo.reduce(%838 init: %cst_229) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %891 = stablehlo.reduce(%842 init: %cst_230) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%846 init: %cst_231) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %893 = stablehlo.reduce(%850 init: %cst_232) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %894 = stablehlo.reduce(%854 init: %cst_233) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%858 init: %cst_234) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %896 = stablehlo.add %cst_235, %859 : tensor<f32>
    %897 = stablehlo.add %896, %860 : tensor<f32>
    %898 = stablehlo.add %897, %861 : tensor<f32>
    %899 = stablehlo.add %898, %862 : tensor<f32>
    %900 = stablehlo.add %899, %863 : tensor<f32>
    %901 = stablehlo.add %900, %864 : tensor<f32>
    %902 = stablehlo.add %901, %865 : tensor<f32>
    %903 = stablehlo.add %902, %866 : tensor<f32>
    %904 = stablehlo.add %903, %867 : tensor<f32>
    %905 = stablehlo.add %904, %868 : tensor<f32>
    %906 = stablehlo.add %905, %869 : tensor<f32>
    %907 = stablehlo.add %906, %870 : tensor<f32>
    %908 = stablehlo.add %907, %871 : tensor<f32>
    %909 = stablehlo.add %908, %872 : tensor<f32>
    %910 = stablehlo.add %909, %873 : tensor<f32>
    %911 = stablehlo.add %910, %874 : tensor<f32>
    %912 = stablehlo.add %911, %875 : tensor<f32>
    %913 = stablehlo.add %912, %876 : tensor<f32>
    %914 = stablehlo.add %913, %877 : tensor<f32>
    %915 = stablehlo.add %914, %878 : tensor<f32>
    %916 = stablehlo.add %915, %879 : tensor<f32>
    %917 = stablehlo.add %916, %880 : tensor<f32>
    %918 = stablehlo.add %917, %881 : tensor<f32>
    %919 = stablehlo.add %918, %882 : tensor<f32>
    %920 = stablehlo.add %919, %883 : tensor<f32>
    %921 = stablehlo.add %920, %884 : tensor<f32>
    %922 = stablehlo.add %921, %885 : tensor<f32>
    %923 = stablehlo.add %922, %886 : tensor<f32>
    %924 = stablehlo.add %923, %887 : tensor<f32>
    %925 = stablehlo.add %924, %888 : tensor<f32>
    %926 = stablehlo.add %925, %889 : tensor<f32>
    %927 = stablehlo.add %926, %890 : tensor<f32>
    %928 = stablehlo.add %927, %891 : tensor<f32>
    %929 = stablehlo.add %928, %892 : tensor<f32>
    %930 = stablehlo.add %929, %893 : tensor<f32>
    %931 = stablehlo.add %930, %894 : tensor<f32>
    %932 = stablehlo.add %931, %895 : tensor<f32>
    %933 = stablehlo.sqrt %932 : tensor<f32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %934 = stablehlo.compare LT, %933, %cst_236, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %935 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %936 = stablehlo.divide %661, %935 : tensor<2x16xf32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %938 = stablehlo.multiply %936, %937 : tensor<2x16xf32>
    %939 = stablehlo.select %934, %661, %938 : tensor<i1>, tensor<2x16xf32>
    %940 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %941 = stablehlo.divide %663, %940 : tensor<32x2x16xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %943 = stablehlo.multiply %941, %942 : tensor<32x2x16xf32>
    %944 = stablehlo.select %934, %663, %943 : tensor<i1>, tensor<32x2x16xf32>
    %945 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %946 = stablehlo.divide %626, %945 : tensor<32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %948 = stablehlo.multiply %946, %947 : tensor<32xf32>
    %949 = stablehlo.select %934, %626, %948 : tensor<i1>, tensor<32xf32>
    %950 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %951 = stablehlo.divide %628, %950 : tensor<2x16x32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %953 = stablehlo.multiply %951, %952 : tensor<2x16x32xf32>
    %954 = stablehlo.select %934, %628, %953 : tensor<i1>, tensor<2x16x32xf32>
    %955 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %956 = stablehlo.divide %668, %955 : tensor<2x16xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %958 = stablehlo.multiply %956, %957 : tensor<2x16xf32>
    %959 = stablehlo.select %934, %668, %958 : tensor<i1>, tensor<2x16xf32>
    %960 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %961 = stablehlo.divide %670, %960 : tensor<32x2x16xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %963 = stablehlo.multiply %961, %962 : tensor<32x2x16xf32>
    %964 = stablehlo.select %934, %670, %963 : tensor<i1>, tensor<32x2x16xf32>
    %965 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %966 = stablehlo.divide %655, %965 : tensor<2x16xf32>
    %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %968 = stablehlo.multiply %966, %967 : tensor<2x16xf32>
    %969 = stablehlo.select %934, %655, %968 : tensor<i1>, tensor<2x16xf32>
    %970 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %971 = stablehlo.divide %657, %970 : tensor<32x2x16xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %973 = stablehlo.multiply %971, %972 : tensor<32x2x16xf32>
    %974 = stablehlo.select %934, %657, %973 : tensor<i1>, tensor<32x2x16xf32>
    %975 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %976 = stablehlo.divide %586, %975 : tensor<128xf32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %978 = stablehlo.multiply %976, %977 : tensor<128xf32>
    %979 = stablehlo.select %934, %586, %978 : tensor<i1>, tensor<128xf32>
    %980 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %981 = stablehlo.divide %588, %980 : tensor<32x128xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %983 = stablehlo.multiply %981, %982 : tensor<32x128xf32>
    %984 = stablehlo.select %934, %588, %983 : tensor<i1>, tensor<32x128xf32>
    %985 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %986 = stablehlo.divide %566, %985 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %988 = stablehlo.multiply %986, %987 : tensor<32xf32>
    %989 = stablehlo.select %934, %566, %988 : tensor<i1>, tensor<32xf32>
    %990 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %991 = stablehlo.divide %568, %990 : tensor<128x32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %993 = stablehlo.multiply %991, %992 : tensor<128x32xf32>
    %994 = stablehlo.select %934, %568, %993 : tensor<i1>, tensor<128x32xf32>
    %995 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %996 = stablehlo.divide %675, %995 : tensor<32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %998 = stablehlo.multiply %996, %997 : tensor<32xf32>
    %999 = stablehlo.select %934, %675, %998 : tensor<i1>, tensor<32xf32>
    %1000 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1001 = stablehlo.divide %686, %1000 : tensor<32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1003 = stablehlo.multiply %1001, %1002 : tensor<32xf32>
    %1004 = stablehlo.select %934, %686, %1003 : tensor<i1>, tensor<32xf32>
    %1005 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1006 = stablehlo.divide %592, %1005 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1008 = stablehlo.multiply %1006, %1007 : tensor<32xf32>
    %1009 = stablehlo.select %934, %592, %1008 : tensor<i1>, tensor<32xf32>
    %1010 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1011 = stablehlo.divide %603, %1010 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1013 = stablehlo.multiply %1011, %1012 : tensor<32xf32>
    %1014 = stablehlo.select %934, %603, %1013 : tensor<i1>, tensor<32xf32>
    %1015 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1016 = stablehlo.divide %518, %1015 : tensor<2x16xf32>
    %cst_253 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1018 = stablehlo.multiply %1016, %1017 : tensor<2x16xf32>
    %1019 = stablehlo.select %934, %518, %1018 : tensor<i1>, tensor<2x16xf32>
    %1020 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1021 = stablehlo.divide %520, %1020 : tensor<32x2x16xf32>
    %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1023 = stablehlo.multiply %1021, %1022 : tensor<32x2x16xf32>
    %1024 = stablehlo.select %934, %520, %1023 : tensor<i1>, tensor<32x2x16xf32>
    %1025 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1026 = stablehlo.divide %483, %1025 : tensor<32xf32>
    %cst_255 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1028 = stablehlo.multiply %1026, %1027 : tensor<32xf32>
    %1029 = stablehlo.select %934, %483, %1028 : tensor<i1>, tensor<32xf32>
    %1030 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1031 = stablehlo.divide %485, %1030 : tensor<2x16x32xf32>
    %cst_256 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1033 = stablehlo.multiply %1031, %1032 : tensor<2x16x32xf32>
    %1034 = stablehlo.select %934, %485, %1033 : tensor<i1>, tensor<2x16x32xf32>
    %1035 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1036 = stablehlo.divide %525, %1035 : tensor<2x16xf32>
    %cst_257 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1038 = stablehlo.multiply %1036, %1037 : tensor<2x16xf32>
    %1039 = stablehlo.select %934, %525, %1038 : tensor<i1>, tensor<2x16xf32>
    %1040 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1041 = stablehlo.divide %527, %1040 : tensor<32x2x16xf32>
    %cst_258 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1043 = stablehlo.multiply %1041, %1042 : tensor<32x2x16xf32>
    %1044 = stablehlo.select %934, %527, %1043 : tensor<i1>, tensor<32x2x16xf32>
    %1045 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1046 = stablehlo.divide %512, %1045 : tensor<2x16xf32>
    %cst_259 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1048 = stablehlo.multiply %1046, %1047 : tensor<2x16xf32>
    %1049 = stablehlo.select %934, %512, %1048 : tensor<i1>, tensor<2x16xf32>
    %1050 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1051 = stablehlo.divide %514, %1050 : tensor<32x2x16xf32>
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1053 = stablehlo.multiply %1051, %1052 : tensor<32x2x16xf32>
    %1054 = stablehlo.select %934, %514, %1053 : tensor<i1>, tensor<32x2x16xf32>
    %1055 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1056 = stablehlo.divide %443, %1055 : tensor<128xf32>
    %cst_261 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1058 = stablehlo.multiply %1056, %1057 : tensor<128xf32>
    %1059 = stablehlo.select %934, %443, %1058 : tensor<i1>, tensor<128xf32>
    %1060 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1061 = stablehlo.divide %445, %1060 : tensor<32x128xf32>
    %cst_262 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1063 = stablehlo.multiply %1061, %1062 : tensor<32x128xf32>
    %1064 = stablehlo.select %934, %445, %1063 : tensor<i1>, tensor<32x128xf32>
    %1065 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1066 = stablehlo.divide %423, %1065 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1068 = stablehlo.multiply %1066, %1067 : tensor<32xf32>
    %1069 = stablehlo.select %934, %423, %1068 : tensor<i1>, tensor<32xf32>
    %1070 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1071 = stablehlo.divide %425, %1070 : tensor<128x32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1073 = stablehlo.multiply %1071, %1072 : tensor<128x32xf32>
    %1074 = stablehlo.select %934, %425, %1073 : tensor<i1>, tensor<128x32xf32>
    %1075 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1076 = stablehlo.divide %532, %1075 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1078 = stablehlo.multiply %1076, %1077 : tensor<32xf32>
    %1079 = stablehlo.select %934, %532, %1078 : tensor<i1>, tensor<32xf32>
    %1080 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1081 = stablehlo.divide %543, %1080 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1083 = stablehlo.multiply %1081, %1082 : tensor<32xf32>
    %1084 = stablehlo.select %934, %543, %1083 : tensor<i1>, tensor<32xf32>
    %1085 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1086 = stablehlo.divide %449, %1085 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1088 = stablehlo.multiply %1086, %1087 : tensor<32xf32>
    %1089 = stablehlo.select %934, %449, %1088 : tensor<i1>, tensor<32xf32>
    %1090 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1091 = stablehlo.divide %460, %1090 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1093 = stablehlo.multiply %1091, %1092 : tensor<32xf32>
    %1094 = stablehlo.select %934, %460, %1093 : tensor<i1>, tensor<32xf32>
    %1095 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1096 = stablehlo.divide %386, %1095 : tensor<32x64xf32>
    %cst_269 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1098 = stablehlo.multiply %1096, %1097 : tensor<32x64xf32>
    %1099 = stablehlo.select %934, %386, %1098 : tensor<i1>, tensor<32x64xf32>
    %1100 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1101 = stablehlo.divide %390, %1100 : tensor<32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1103 = stablehlo.multiply %1101, %1102 : tensor<32xf32>
    %1104 = stablehlo.select %934, %390, %1103 : tensor<i1>, tensor<32xf32>
    %1105 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1106 = stablehlo.divide %401, %1105 : tensor<32xf32>
    %cst_271 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1108 = stablehlo.multiply %1106, %1107 : tensor<32xf32>
    %1109 = stablehlo.select %934, %401, %1108 : tensor<i1>, tensor<32xf32>
    %1110 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1111 = stablehlo.divide %709, %1110 : tensor<16x32xf32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1113 = stablehlo.multiply %1111, %1112 : tensor<16x32xf32>
    %1114 = stablehlo.select %934, %709, %1113 : tensor<i1>, tensor<16x32xf32>
    %1115 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1116 = stablehlo.divide %710, %1115 : tensor<64x32xf32>
    %cst_273 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1118 = stablehlo.multiply %1116, %1117 : tensor<64x32xf32>
    %1119 = stablehlo.select %934, %710, %1118 : tensor<i1>, tensor<64x32xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1121 = stablehlo.multiply %1120, %939 : tensor<2x16xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1123 = stablehlo.multiply %1122, %arg38 : tensor<2x16xf32>
    %1124 = stablehlo.add %1121, %1123 : tensor<2x16xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1126 = stablehlo.multiply %1125, %944 : tensor<32x2x16xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1128 = stablehlo.multiply %1127, %arg39 : tensor<32x2x16xf32>
    %1129 = stablehlo.add %1126, %1128 : tensor<32x2x16xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1131 = stablehlo.multiply %1130, %949 : tensor<32xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1133 = stablehlo.multiply %1132, %arg40 : tensor<32xf32>
    %1134 = stablehlo.add %1131, %1133 : tensor<32xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1136 = stablehlo.multiply %1135, %954 : tensor<2x16x32xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1138 = stablehlo.multiply %1137, %arg41 : tensor<2x16x32xf32>
    %1139 = stablehlo.add %1136, %1138 : tensor<2x16x32xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1141 = stablehlo.multiply %1140, %959 : tensor<2x16xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1143 = stablehlo.multiply %1142, %arg42 : tensor<2x16xf32>
    %1144 = stablehlo.add %1141, %1143 : tensor<2x16xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1146 = stablehlo.multiply %1145, %964 : tensor<32x2x16xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1148 = stablehlo.multiply %1147, %arg43 : tensor<32x2x16xf32>
    %1149 = stablehlo.add %1146, %1148 : tensor<32x2x16xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1151 = stablehlo.multiply %1150, %969 : tensor<2x16xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1153 = stablehlo.multiply %1152, %arg44 : tensor<2x16xf32>
    %1154 = stablehlo.add %1151, %1153 : tensor<2x16xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1156 = stablehlo.multiply %1155, %974 : tensor<32x2x16xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1158 = stablehlo.multiply %1157, %arg45 : tensor<32x2x16xf32>
    %1159 = stablehlo.add %1156, %1158 : tensor<32x2x16xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1161 = stablehlo.multiply %1160, %979 : tensor<128xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1163 = stablehlo.multiply %1162, %arg46 : tensor<128xf32>
    %1164 = stablehlo.add %1161, %1163 : tensor<128xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1166 = stablehlo.multiply %1165, %984 : tensor<32x128xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1168 = stablehlo.multiply %1167, %arg47 : tensor<32x128xf32>
    %1169 = stablehlo.add %1166, %1168 : tensor<32x128xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1171 = stablehlo.multiply %1170, %989 : tensor<32xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1173 = stablehlo.multiply %1172, %arg48 : tensor<32xf32>
    %1174 = stablehlo.add %1171, %1173 : tensor<32xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1176 = stablehlo.multiply %1175, %994 : tensor<128x32xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1178 = stablehlo.multiply %1177, %arg49 : tensor<128x32xf32>
    %1179 = stablehlo.add %1176, %1178 : tensor<128x32xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1181 = stablehlo.multiply %1180, %999 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1183 = stablehlo.multiply %1182, %arg50 : tensor<32xf32>
    %1184 = stablehlo.add %1181, %1183 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1186 = stablehlo.multiply %1185, %1004 : tensor<32xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1188 = stablehlo.multiply %1187, %arg51 : tensor<32xf32>
    %1189 = stablehlo.add %1186, %1188 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1190 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1191 = stablehlo.multiply %1190, %1009 : tensor<32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1193 = stablehlo.multiply %1192, %arg52 : tensor<32xf32>
    %1194 = stablehlo.add %1191, %1193 : tensor<32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1196 = stablehlo.multiply %1195, %1014 : tensor<32xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1198 = stablehlo.multiply %1197, %arg53 : tensor<32xf32>
    %1199 = stablehlo.add %1196, %1198 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1201 = stablehlo.multiply %1200, %1019 : tensor<2x16xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1203 = stablehlo.multiply %1202, %arg54 : tensor<2x16xf32>
    %1204 = stablehlo.add %1201, %1203 : tensor<2x16xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1206 = stablehlo.multiply %1205, %1024 : tensor<32x2x16xf32>
    %cst_309 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1208 = stablehlo.multiply %1207, %arg55 : tensor<32x2x16xf32>
    %1209 = stablehlo.add %1206, %1208 : tensor<32x2x16xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1211 = stablehlo.multiply %1210, %1029 : tensor<32xf32>
    %cst_311 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1213 = stablehlo.multiply %1212, %arg56 : tensor<32xf32>
    %1214 = stablehlo.add %1211, %1213 : tensor<32xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1216 = stablehlo.multiply %1215, %1034 : tensor<2x16x32xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1218 = stablehlo.multiply %1217, %arg57 : tensor<2x16x32xf32>
    %1219 = stablehlo.add %1216, %1218 : tensor<2x16x32xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1221 = stablehlo.multiply %1220, %1039 : tensor<2x16xf32>
    %cst_315 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1222 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1223 = stablehlo.multiply %1222, %arg58 : tensor<2x16xf32>
    %1224 = stablehlo.add %1221, %1223 : tensor<2x16xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1226 = stablehlo.multiply %1225, %1044 : tensor<32x2x16xf32>
    %cst_317 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1228 = stablehlo.multiply %1227, %arg59 : tensor<32x2x16xf32>
    %1229 = stablehlo.add %1226, %1228 : tensor<32x2x16xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1230 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1231 = stablehlo.multiply %1230, %1049 : tensor<2x16xf32>
    %cst_319 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1233 = stablehlo.multiply %1232, %arg60 : tensor<2x16xf32>
    %1234 = stablehlo.add %1231, %1233 : tensor<2x16xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1236 = stablehlo.multiply %1235, %1054 : tensor<32x2x16xf32>
    %cst_321 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1238 = stablehlo.multiply %1237, %arg61 : tensor<32x2x16xf32>
    %1239 = stablehlo.add %1236, %1238 : tensor<32x2x16xf32>
    %cst_322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1240 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1241 = stablehlo.multiply %1240, %1059 : tensor<128xf32>
    %cst_323 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1242 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1243 = stablehlo.multiply %1242, %arg62 : tensor<128xf32>
    %1244 = stablehlo.add %1241, %1243 : tensor<128xf32>
    %cst_324 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1245 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1246 = stablehlo.multiply %1245, %1064 : tensor<32x128xf32>
    %cst_325 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1248 = stablehlo.multiply %1247, %arg63 : tensor<32x128xf32>
    %1249 = stablehlo.add %1246, %1248 : tensor<32x128xf32>
    %cst_326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1251 = stablehlo.multiply %1250, %1069 : tensor<32xf32>
    %cst_327 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1252 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1253 = stablehlo.multiply %1252, %arg64 : tensor<32xf32>
    %1254 = stablehlo.add %1251, %1253 : tensor<32xf32>
    %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1256 = stablehlo.multiply %1255, %1074 : tensor<128x32xf32>
    %cst_329 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1258 = stablehlo.multiply %1257, %arg65 : tensor<128x32xf32>
    %1259 = stablehlo.add %1256, %1258 : tensor<128x32xf32>
    %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1261 = stablehlo.multiply %1260, %1079 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1263 = stablehlo.multiply %1262, %arg66 : tensor<32xf32>
    %1264 = stablehlo.add %1261, %1263 : tensor<32xf32>
    %cst_332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1266 = stablehlo.multiply %1265, %1084 : tensor<32xf32>
    %cst_333 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1268 = stablehlo.multiply %1267, %arg67 : tensor<32xf32>
    %1269 = stablehlo.add %1266, %1268 : tensor<32xf32>
    %cst_334 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1271 = stablehlo.multiply %1270, %1089 : tensor<32xf32>
    %cst_335 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1272 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1273 = stablehlo.multiply %1272, %arg68 : tensor<32xf32>
    %1274 = stablehlo.add %1271, %1273 : tensor<32xf32>
    %cst_336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1276 = stablehlo.multiply %1275, %1094 : tensor<32xf32>
    %cst_337 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.multiply %1277, %arg69 : tensor<32xf32>
    %1279 = stablehlo.add %1276, %1278 : tensor<32xf32>
    %cst_338 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1281 = stablehlo.multiply %1280, %1099 : tensor<32x64xf32>
    %cst_339 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1283 = stablehlo.multiply %1282, %arg70 : tensor<32x64xf32>
    %1284 = stablehlo.add %1281, %1283 : tensor<32x64xf32>
    %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1286 = stablehlo.multiply %1285, %1104 : tensor<32xf32>
    %cst_341 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1287 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1288 = stablehlo.multiply %1287, %arg71 : tensor<32xf32>
    %1289 = stablehlo.add %1286, %1288 : tensor<32xf32>
    %cst_342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1291 = stablehlo.multiply %1290, %1109 : tensor<32xf32>
    %cst_343 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1293 = stablehlo.multiply %1292, %arg72 : tensor<32xf32>
    %1294 = stablehlo.add %1291, %1293 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1296 = stablehlo.multiply %1295, %1114 : tensor<16x32xf32>
    %cst_345 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1298 = stablehlo.multiply %1297, %arg73 : tensor<16x32xf32>
    %1299 = stablehlo.add %1296, %1298 : tensor<16x32xf32>
    %cst_346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1300 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1301 = stablehlo.multiply %1300, %1119 : tensor<64x32xf32>
    %cst_347 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1303 = stablehlo.multiply %1302, %arg74 : tensor<64x32xf32>
    %1304 = stablehlo.add %1301, %1303 : tensor<64x32xf32>
    %1305 = stablehlo.multiply %939, %939 : tensor<2x16xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1307 = stablehlo.multiply %1306, %1305 : tensor<2x16xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1309 = stablehlo.multiply %1308, %arg75 : tensor<2x16xf32>
    %1310 = stablehlo.add %1307, %1309 : tensor<2x16xf32>
    %1311 = stablehlo.multiply %944, %944 : tensor<32x2x16xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1313 = stablehlo.multiply %1312, %1311 : tensor<32x2x16xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1314 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1315 = stablehlo.multiply %1314, %arg76 : tensor<32x2x16xf32>
    %1316 = stablehlo.add %1313, %1315 : tensor<32x2x16xf32>
    %1317 = stablehlo.multiply %949, %949 : tensor<32xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1319 = stablehlo.multiply %1318, %1317 : tensor<32xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1320 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1321 = stablehlo.multiply %1320, %arg77 : tensor<32xf32>
    %1322 = stablehlo.add %1319, %1321 : tensor<32xf32>
    %1323 = stablehlo.multiply %954, %954 : tensor<2x16x32xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1325 = stablehlo.multiply %1324, %1323 : tensor<2x16x32xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1327 = stablehlo.multiply %1326, %arg78 : tensor<2x16x32xf32>
    %1328 = stablehlo.add %1325, %1327 : tensor<2x16x32xf32>
    %1329 = stablehlo.multiply %959, %959 : tensor<2x16xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1331 = stablehlo.multiply %1330, %1329 : tensor<2x16xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1333 = stablehlo.multiply %1332, %arg79 : tensor<2x16xf32>
    %1334 = stablehlo.add %1331, %1333 : tensor<2x16xf32>
    %1335 = stablehlo.multiply %964, %964 : tensor<32x2x16xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1337 = stablehlo.multiply %1336, %1335 : tensor<32x2x16xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1339 = stablehlo.multiply %1338, %arg80 : tensor<32x2x16xf32>
    %1340 = stablehlo.add %1337, %1339 : tensor<32x2x16xf32>
    %1341 = stablehlo.multiply %969, %969 : tensor<2x16xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1343 = stablehlo.multiply %1342, %1341 : tensor<2x16xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1344 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1345 = stablehlo.multiply %1344, %arg81 : tensor<2x16xf32>
    %1346 = stablehlo.add %1343, %1345 : tensor<2x16xf32>
    %1347 = stablehlo.multiply %974, %974 : tensor<32x2x16xf32>
    %cst_362 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1349 = stablehlo.multiply %1348, %1347 : tensor<32x2x16xf32>
    %cst_363 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1350 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1351 = stablehlo.multiply %1350, %arg82 : tensor<32x2x16xf32>
    %1352 = stablehlo.add %1349, %1351 : tensor<32x2x16xf32>
    %1353 = stablehlo.multiply %979, %979 : tensor<128xf32>
    %cst_364 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1355 = stablehlo.multiply %1354, %1353 : tensor<128xf32>
    %cst_365 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1356 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1357 = stablehlo.multiply %1356, %arg83 : tensor<128xf32>
    %1358 = stablehlo.add %1355, %1357 : tensor<128xf32>
    %1359 = stablehlo.multiply %984, %984 : tensor<32x128xf32>
    %cst_366 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1361 = stablehlo.multiply %1360, %1359 : tensor<32x128xf32>
    %cst_367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1362 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1363 = stablehlo.multiply %1362, %arg84 : tensor<32x128xf32>
    %1364 = stablehlo.add %1361, %1363 : tensor<32x128xf32>
    %1365 = stablehlo.multiply %989, %989 : tensor<32xf32>
    %cst_368 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1366 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1367 = stablehlo.multiply %1366, %1365 : tensor<32xf32>
    %cst_369 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1369 = stablehlo.multiply %1368, %arg85 : tensor<32xf32>
    %1370 = stablehlo.add %1367, %1369 : tensor<32xf32>
    %1371 = stablehlo.multiply %994, %994 : tensor<128x32xf32>
    %cst_370 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1373 = stablehlo.multiply %1372, %1371 : tensor<128x32xf32>
    %cst_371 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1374 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1375 = stablehlo.multiply %1374, %arg86 : tensor<128x32xf32>
    %1376 = stablehlo.add %1373, %1375 : tensor<128x32xf32>
    %1377 = stablehlo.multiply %999, %999 : tensor<32xf32>
    %cst_372 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1379 = stablehlo.multiply %1378, %1377 : tensor<32xf32>
    %cst_373 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1381 = stablehlo.multiply %1380, %arg87 : tensor<32xf32>
    %1382 = stablehlo.add %1379, %1381 : tensor<32xf32>
    %1383 = stablehlo.multiply %1004, %1004 : tensor<32xf32>
    %cst_374 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1384 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1385 = stablehlo.multiply %1384, %1383 : tensor<32xf32>
    %cst_375 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1386 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1387 = stablehlo.multiply %1386, %arg88 : tensor<32xf32>
    %1388 = stablehlo.add %1385, %1387 : tensor<32xf32>
    %1389 = stablehlo.multiply %1009, %1009 : tensor<32xf32>
    %cst_376 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1391 = stablehlo.multiply %1390, %1389 : tensor<32xf32>
    %cst_377 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1392 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1393 = stablehlo.multiply %1392, %arg89 : tensor<32xf32>
    %1394 = stablehlo.add %1391, %1393 : tensor<32xf32>
    %1395 = stablehlo.multiply %1014, %1014 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1397 = stablehlo.multiply %1396, %1395 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1398 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1399 = stablehlo.multiply %1398, %arg90 : tensor<32xf32>
    %1400 = stablehlo.add %1397, %1399 : tensor<32xf32>
    %1401 = stablehlo.multiply %1019, %1019 : tensor<2x16xf32>
    %cst_380 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1403 = stablehlo.multiply %1402, %1401 : tensor<2x16xf32>
    %cst_381 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1404 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1405 = stablehlo.multiply %1404, %arg91 : tensor<2x16xf32>
    %1406 = stablehlo.add %1403, %1405 : tensor<2x16xf32>
    %1407 = stablehlo.multiply %1024, %1024 : tensor<32x2x16xf32>
    %cst_382 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1409 = stablehlo.multiply %1408, %1407 : tensor<32x2x16xf32>
    %cst_383 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1411 = stablehlo.multiply %1410, %arg92 : tensor<32x2x16xf32>
    %1412 = stablehlo.add %1409, %1411 : tensor<32x2x16xf32>
    %1413 = stablehlo.multiply %1029, %1029 : tensor<32xf32>
    %cst_384 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1415 = stablehlo.multiply %1414, %1413 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1416 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1417 = stablehlo.multiply %1416, %arg93 : tensor<32xf32>
    %1418 = stablehlo.add %1415, %1417 : tensor<32xf32>
    %1419 = stablehlo.multiply %1034, %1034 : tensor<2x16x32xf32>
    %cst_386 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1421 = stablehlo.multiply %1420, %1419 : tensor<2x16x32xf32>
    %cst_387 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1422 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1423 = stablehlo.multiply %1422, %arg94 : tensor<2x16x32xf32>
    %1424 = stablehlo.add %1421, %1423 : tensor<2x16x32xf32>
    %1425 = stablehlo.multiply %1039, %1039 : tensor<2x16xf32>
    %cst_388 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1427 = stablehlo.multiply %1426, %1425 : tensor<2x16xf32>
    %cst_389 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1428 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1429 = stablehlo.multiply %1428, %arg95 : tensor<2x16xf32>
    %1430 = stablehlo.add %1427, %1429 : tensor<2x16xf32>
    %1431 = stablehlo.multiply %1044, %1044 : tensor<32x2x16xf32>
    %cst_390 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1433 = stablehlo.multiply %1432, %1431 : tensor<32x2x16xf32>
    %cst_391 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1434 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1435 = stablehlo.multiply %1434, %arg96 : tensor<32x2x16xf32>
    %1436 = stablehlo.add %1433, %1435 : tensor<32x2x16xf32>
    %1437 = stablehlo.multiply %1049, %1049 : tensor<2x16xf32>
    %cst_392 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1439 = stablehlo.multiply %1438, %1437 : tensor<2x16xf32>
    %cst_393 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1440 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1441 = stablehlo.multiply %1440, %arg97 : tensor<2x16xf32>
    %1442 = stablehlo.add %1439, %1441 : tensor<2x16xf32>
    %1443 = stablehlo.multiply %1054, %1054 : tensor<32x2x16xf32>
    %cst_394 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1445 = stablehlo.multiply %1444, %1443 : tensor<32x2x16xf32>
    %cst_395 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1446 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1447 = stablehlo.multiply %1446, %arg98 : tensor<32x2x16xf32>
    %1448 = stablehlo.add %1445, %1447 : tensor<32x2x16xf32>
    %1449 = stablehlo.multiply %1059, %1059 : tensor<128xf32>
    %cst_396 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1451 = stablehlo.multiply %1450, %1449 : tensor<128xf32>
    %cst_397 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1453 = stablehlo.multiply %1452, %arg99 : tensor<128xf32>
    %1454 = stablehlo.add %1451, %1453 : tensor<128xf32>
    %1455 = stablehlo.multiply %1064, %1064 : tensor<32x128xf32>
    %cst_398 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1457 = stablehlo.multiply %1456, %1455 : tensor<32x128xf32>
    %cst_399 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1458 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1459 = stablehlo.multiply %1458, %arg100 : tensor<32x128xf32>
    %1460 = stablehlo.add %1457, %1459 : tensor<32x128xf32>
    %1461 = stablehlo.multiply %1069, %1069 : tensor<32xf32>
    %cst_400 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1463 = stablehlo.multiply %1462, %1461 : tensor<32xf32>
    %cst_401 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1464 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1465 = stablehlo.multiply %1464, %arg101 : tensor<32xf32>
    %1466 = stablehlo.add %1463, %1465 : tensor<32xf32>
    %1467 = stablehlo.multiply %1074, %1074 : tensor<128x32xf32>
    %cst_402 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1469 = stablehlo.multiply %1468, %1467 : tensor<128x32xf32>
    %cst_403 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1470 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1471 = stablehlo.multiply %1470, %arg102 : tensor<128x32xf32>
    %1472 = stablehlo.add %1469, %1471 : tensor<128x32xf32>
    %1473 = stablehlo.multiply %1079, %1079 : tensor<32xf32>
    %cst_404 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1475 = stablehlo.multiply %1474, %1473 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1477 = stablehlo.multiply %1476, %arg103 : tensor<32xf32>
    %1478 = stablehlo.add %1475, %1477 : tensor<32xf32>
    %1479 = stablehlo.multiply %1084, %1084 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1481 = stablehlo.multiply %1480, %1479 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1482 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1483 = stablehlo.multiply %1482, %arg104 : tensor<32xf32>
    %1484 = stablehlo.add %1481, %1483 : tensor<32xf32>
    %1485 = stablehlo.multiply %1089, %1089 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1487 = stablehlo.multiply %1486, %1485 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1488 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1489 = stablehlo.multiply %1488, %arg105 : tensor<32xf32>
    %1490 = stablehlo.add %1487, %1489 : tensor<32xf32>
    %1491 = stablehlo.multiply %1094, %1094 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1493 = stablehlo.multiply %1492, %1491 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1494 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1495 = stablehlo.multiply %1494, %arg106 : tensor<32xf32>
    %1496 = stablehlo.add %1493, %1495 : tensor<32xf32>
    %1497 = stablehlo.multiply %1099, %1099 : tensor<32x64xf32>
    %cst_412 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1499 = stablehlo.multiply %1498, %1497 : tensor<32x64xf32>
    %cst_413 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1500 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1501 = stablehlo.multiply %1500, %arg107 : tensor<32x64xf32>
    %1502 = stablehlo.add %1499, %1501 : tensor<32x64xf32>
    %1503 = stablehlo.multiply %1104, %1104 : tensor<32xf32>
    %cst_414 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1505 = stablehlo.multiply %1504, %1503 : tensor<32xf32>
    %cst_415 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1506 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1507 = stablehlo.multiply %1506, %arg108 : tensor<32xf32>
    %1508 = stablehlo.add %1505, %1507 : tensor<32xf32>
    %1509 = stablehlo.multiply %1109, %1109 : tensor<32xf32>
    %cst_416 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1510 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1511 = stablehlo.multiply %1510, %1509 : tensor<32xf32>
    %cst_417 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1513 = stablehlo.multiply %1512, %arg109 : tensor<32xf32>
    %1514 = stablehlo.add %1511, %1513 : tensor<32xf32>
    %1515 = stablehlo.multiply %1114, %1114 : tensor<16x32xf32>
    %cst_418 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1517 = stablehlo.multiply %1516, %1515 : tensor<16x32xf32>
    %cst_419 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1518 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1519 = stablehlo.multiply %1518, %arg110 : tensor<16x32xf32>
    %1520 = stablehlo.add %1517, %1519 : tensor<16x32xf32>
    %1521 = stablehlo.multiply %1119, %1119 : tensor<64x32xf32>
    %cst_420 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1522 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1523 = stablehlo.multiply %1522, %1521 : tensor<64x32xf32>
    %cst_421 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1524 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1525 = stablehlo.multiply %1524, %arg111 : tensor<64x32xf32>
    %1526 = stablehlo.add %1523, %1525 : tensor<64x32xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1527 = stablehlo.compare LT, %arg37, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_422 = stablehlo.constant dense<1> : tensor<i32>
    %1528 = stablehlo.add %arg37, %c_422 : tensor<i32>
    %c_423 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1529 = call @_where_7(%1527, %1528, %c_423) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_424 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1530 = stablehlo.convert %1529 : (tensor<i32>) -> tensor<f32>
    %1531 = stablehlo.power %cst_424, %1530 : tensor<f32>
    %cst_425 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1532 = stablehlo.subtract %cst_425, %1531 : tensor<f32>
    %1533 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1534 = stablehlo.divide %1124, %1533 : tensor<2x16xf32>
    %1535 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1536 = stablehlo.divide %1129, %1535 : tensor<32x2x16xf32>
    %1537 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1538 = stablehlo.divide %1134, %1537 : tensor<32xf32>
    %1539 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1540 = stablehlo.divide %1139, %1539 : tensor<2x16x32xf32>
    %1541 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1542 = stablehlo.divide %1144, %1541 : tensor<2x16xf32>
    %1543 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1544 = stablehlo.divide %1149, %1543 : tensor<32x2x16xf32>
    %1545 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1546 = stablehlo.divide %1154, %1545 : tensor<2x16xf32>
    %1547 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1548 = stablehlo.divide %1159, %1547 : tensor<32x2x16xf32>
    %1549 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1550 = stablehlo.divide %1164, %1549 : tensor<128xf32>
    %1551 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1552 = stablehlo.divide %1169, %1551 : tensor<32x128xf32>
    %1553 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1554 = stablehlo.divide %1174, %1553 : tensor<32xf32>
    %1555 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1556 = stablehlo.divide %1179, %1555 : tensor<128x32xf32>
    %1557 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1558 = stablehlo.divide %1184, %1557 : tensor<32xf32>
    %1559 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1560 = stablehlo.divide %1189, %1559 : tensor<32xf32>
    %1561 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1562 = stablehlo.divide %1194, %1561 : tensor<32xf32>
    %1563 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1564 = stablehlo.divide %1199, %1563 : tensor<32xf32>
    %1565 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1566 = stablehlo.divide %1204, %1565 : tensor<2x16xf32>
    %1567 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1568 = stablehlo.divide %1209, %1567 : tensor<32x2x16xf32>
    %1569 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1570 = stablehlo.divide %1214, %1569 : tensor<32xf32>
    %1571 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1572 = stablehlo.divide %1219, %1571 : tensor<2x16x32xf32>
    %1573 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1574 = stablehlo.divide %1224, %1573 : tensor<2x16xf32>
    %1575 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1576 = stablehlo.divide %1229, %1575 : tensor<32x2x16xf32>
    %1577 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1578 = stablehlo.divide %1234, %1577 : tensor<2x16xf32>
    %1579 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1580 = stablehlo.divide %1239, %1579 : tensor<32x2x16xf32>
    %1581 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1582 = stablehlo.divide %1244, %1581 : tensor<128xf32>
    %1583 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1584 = stablehlo.divide %1249, %1583 : tensor<32x128xf32>
    %1585 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1586 = stablehlo.divide %1254, %1585 : tensor<32xf32>
    %1587 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1588 = stablehlo.divide %1259, %1587 : tensor<128x32xf32>
    %1589 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1590 = stablehlo.divide %1264, %1589 : tensor<32xf32>
    %1591 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1592 = stablehlo.divide %1269, %1591 : tensor<32xf32>
    %1593 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1594 = stablehlo.divide %1274, %1593 : tensor<32xf32>
    %1595 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1596 = stablehlo.divide %1279, %1595 : tensor<32xf32>
    %1597 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1598 = stablehlo.divide %1284, %1597 : tensor<32x64xf32>
    %1599 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1600 = stablehlo.divide %1289, %1599 : tensor<32xf32>
    %1601 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1602 = stablehlo.divide %1294, %1601 : tensor<32xf32>
    %1603 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1604 = stablehlo.divide %1299, %1603 : tensor<16x32xf32>
    %1605 = stablehlo.broadcast_in_dim %1532, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1606 = stablehlo.divide %1304, %1605 : tensor<64x32xf32>
    %cst_426 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1607 = stablehlo.convert %1529 : (tensor<i32>) -> tensor<f32>
    %1608 = stablehlo.power %cst_426, %1607 : tensor<f32>
    %cst_427 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1609 = stablehlo.subtract %cst_427, %1608 : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1611 = stablehlo.divide %1310, %1610 : tensor<2x16xf32>
    %1612 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1613 = stablehlo.divide %1316, %1612 : tensor<32x2x16xf32>
    %1614 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1615 = stablehlo.divide %1322, %1614 : tensor<32xf32>
    %1616 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1617 = stablehlo.divide %1328, %1616 : tensor<2x16x32xf32>
    %1618 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1619 = stablehlo.divide %1334, %1618 : tensor<2x16xf32>
    %1620 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1621 = stablehlo.divide %1340, %1620 : tensor<32x2x16xf32>
    %1622 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1623 = stablehlo.divide %1346, %1622 : tensor<2x16xf32>
    %1624 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1625 = stablehlo.divide %1352, %1624 : tensor<32x2x16xf32>
    %1626 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1627 = stablehlo.divide %1358, %1626 : tensor<128xf32>
    %1628 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1629 = stablehlo.divide %1364, %1628 : tensor<32x128xf32>
    %1630 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1631 = stablehlo.divide %1370, %1630 : tensor<32xf32>
    %1632 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1633 = stablehlo.divide %1376, %1632 : tensor<128x32xf32>
    %1634 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1635 = stablehlo.divide %1382, %1634 : tensor<32xf32>
    %1636 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1637 = stablehlo.divide %1388, %1636 : tensor<32xf32>
    %1638 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1639 = stablehlo.divide %1394, %1638 : tensor<32xf32>
    %1640 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1641 = stablehlo.divide %1400, %1640 : tensor<32xf32>
    %1642 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1643 = stablehlo.divide %1406, %1642 : tensor<2x16xf32>
    %1644 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1645 = stablehlo.divide %1412, %1644 : tensor<32x2x16xf32>
    %1646 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1647 = stablehlo.divide %1418, %1646 : tensor<32xf32>
    %1648 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1649 = stablehlo.divide %1424, %1648 : tensor<2x16x32xf32>
    %1650 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1651 = stablehlo.divide %1430, %1650 : tensor<2x16xf32>
    %1652 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1653 = stablehlo.divide %1436, %1652 : tensor<32x2x16xf32>
    %1654 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1655 = stablehlo.divide %1442, %1654 : tensor<2x16xf32>
    %1656 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1657 = stablehlo.divide %1448, %1656 : tensor<32x2x16xf32>
    %1658 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1659 = stablehlo.divide %1454, %1658 : tensor<128xf32>
    %1660 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1661 = stablehlo.divide %1460, %1660 : tensor<32x128xf32>
    %1662 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1663 = stablehlo.divide %1466, %1662 : tensor<32xf32>
    %1664 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1665 = stablehlo.divide %1472, %1664 : tensor<128x32xf32>
    %1666 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1667 = stablehlo.divide %1478, %1666 : tensor<32xf32>
    %1668 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1669 = stablehlo.divide %1484, %1668 : tensor<32xf32>
    %1670 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1671 = stablehlo.divide %1490, %1670 : tensor<32xf32>
    %1672 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1673 = stablehlo.divide %1496, %1672 : tensor<32xf32>
    %1674 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1675 = stablehlo.divide %1502, %1674 : tensor<32x64xf32>
    %1676 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1677 = stablehlo.divide %1508, %1676 : tensor<32xf32>
    %1678 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1679 = stablehlo.divide %1514, %1678 : tensor<32xf32>
    %1680 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1681 = stablehlo.divide %1520, %1680 : tensor<16x32xf32>
    %1682 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1683 = stablehlo.divide %1526, %1682 : tensor<64x32xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1685 = stablehlo.add %1611, %1684 : tensor<2x16xf32>
    %1686 = stablehlo.sqrt %1685 : tensor<2x16xf32>
    %cst_429 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1688 = stablehlo.add %1686, %1687 : tensor<2x16xf32>
    %1689 = stablehlo.divide %1534, %1688 : tensor<2x16xf32>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1690 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1691 = stablehlo.add %1613, %1690 : tensor<32x2x16xf32>
    %1692 = stablehlo.sqrt %1691 : tensor<32x2x16xf32>
    %cst_431 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1694 = stablehlo.add %1692, %1693 : tensor<32x2x16xf32>
    %1695 = stablehlo.divide %1536, %1694 : tensor<32x2x16xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1697 = stablehlo.add %1615, %1696 : tensor<32xf32>
    %1698 = stablehlo.sqrt %1697 : tensor<32xf32>
    %cst_433 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1700 = stablehlo.add %1698, %1699 : tensor<32xf32>
    %1701 = stablehlo.divide %1538, %1700 : tensor<32xf32>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1702 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1703 = stablehlo.add %1617, %1702 : tensor<2x16x32xf32>
    %1704 = stablehlo.sqrt %1703 : tensor<2x16x32xf32>
    %cst_435 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1705 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1706 = stablehlo.add %1704, %1705 : tensor<2x16x32xf32>
    %1707 = stablehlo.divide %1540, %1706 : tensor<2x16x32xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1708 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1709 = stablehlo.add %1619, %1708 : tensor<2x16xf32>
    %1710 = stablehlo.sqrt %1709 : tensor<2x16xf32>
    %cst_437 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1711 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1712 = stablehlo.add %1710, %1711 : tensor<2x16xf32>
    %1713 = stablehlo.divide %1542, %1712 : tensor<2x16xf32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1714 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1715 = stablehlo.add %1621, %1714 : tensor<32x2x16xf32>
    %1716 = stablehlo.sqrt %1715 : tensor<32x2x16xf32>
    %cst_439 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1717 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1718 = stablehlo.add %1716, %1717 : tensor<32x2x16xf32>
    %1719 = stablehlo.divide %1544, %1718 : tensor<32x2x16xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1721 = stablehlo.add %1623, %1720 : tensor<2x16xf32>
    %1722 = stablehlo.sqrt %1721 : tensor<2x16xf32>
    %cst_441 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1723 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1724 = stablehlo.add %1722, %1723 : tensor<2x16xf32>
    %1725 = stablehlo.divide %1546, %1724 : tensor<2x16xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1726 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1727 = stablehlo.add %1625, %1726 : tensor<32x2x16xf32>
    %1728 = stablehlo.sqrt %1727 : tensor<32x2x16xf32>
    %cst_443 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1729 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1730 = stablehlo.add %1728, %1729 : tensor<32x2x16xf32>
    %1731 = stablehlo.divide %1548, %1730 : tensor<32x2x16xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1732 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1733 = stablehlo.add %1627, %1732 : tensor<128xf32>
    %1734 = stablehlo.sqrt %1733 : tensor<128xf32>
    %cst_445 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1735 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1736 = stablehlo.add %1734, %1735 : tensor<128xf32>
    %1737 = stablehlo.divide %1550, %1736 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1738 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1739 = stablehlo.add %1629, %1738 : tensor<32x128xf32>
    %1740 = stablehlo.sqrt %1739 : tensor<32x128xf32>
    %cst_447 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1741 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1742 = stablehlo.add %1740, %1741 : tensor<32x128xf32>
    %1743 = stablehlo.divide %1552, %1742 : tensor<32x128xf32>
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1744 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1745 = stablehlo.add %1631, %1744 : tensor<32xf32>
    %1746 = stablehlo.sqrt %1745 : tensor<32xf32>
    %cst_449 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1747 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1748 = stablehlo.add %1746, %1747 : tensor<32xf32>
    %1749 = stablehlo.divide %1554, %1748 : tensor<32xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1750 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1751 = stablehlo.add %1633, %1750 : tensor<128x32xf32>
    %1752 = stablehlo.sqrt %1751 : tensor<128x32xf32>
    %cst_451 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1753 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1754 = stablehlo.add %1752, %1753 : tensor<128x32xf32>
    %1755 = stablehlo.divide %1556, %1754 : tensor<128x32xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1756 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1757 = stablehlo.add %1635, %1756 : tensor<32xf32>
    %1758 = stablehlo.sqrt %1757 : tensor<32xf32>
    %cst_453 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1759 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1760 = stablehlo.add %1758, %1759 : tensor<32xf32>
    %1761 = stablehlo.divide %1558, %1760 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1762 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1763 = stablehlo.add %1637, %1762 : tensor<32xf32>
    %1764 = stablehlo.sqrt %1763 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1765 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1766 = stablehlo.add %1764, %1765 : tensor<32xf32>
    %1767 = stablehlo.divide %1560, %1766 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1768 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1769 = stablehlo.add %1639, %1768 : tensor<32xf32>
    %1770 = stablehlo.sqrt %1769 : tensor<32xf32>
    %cst_457 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1771 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1772 = stablehlo.add %1770, %1771 : tensor<32xf32>
    %1773 = stablehlo.divide %1562, %1772 : tensor<32xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1774 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1775 = stablehlo.add %1641, %1774 : tensor<32xf32>
    %1776 = stablehlo.sqrt %1775 : tensor<32xf32>
    %cst_459 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1777 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1778 = stablehlo.add %1776, %1777 : tensor<32xf32>
    %1779 = stablehlo.divide %1564, %1778 : tensor<32xf32>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1780 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1781 = stablehlo.add %1643, %1780 : tensor<2x16xf32>
    %1782 = stablehlo.sqrt %1781 : tensor<2x16xf32>
    %cst_461 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1783 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1784 = stablehlo.add %1782, %1783 : tensor<2x16xf32>
    %1785 = stablehlo.divide %1566, %1784 : tensor<2x16xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1786 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1787 = stablehlo.add %1645, %1786 : tensor<32x2x16xf32>
    %1788 = stablehlo.sqrt %1787 : tensor<32x2x16xf32>
    %cst_463 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1789 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1790 = stablehlo.add %1788, %1789 : tensor<32x2x16xf32>
    %1791 = stablehlo.divide %1568, %1790 : tensor<32x2x16xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1793 = stablehlo.add %1647, %1792 : tensor<32xf32>
    %1794 = stablehlo.sqrt %1793 : tensor<32xf32>
    %cst_465 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1795 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1796 = stablehlo.add %1794, %1795 : tensor<32xf32>
    %1797 = stablehlo.divide %1570, %1796 : tensor<32xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1798 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1799 = stablehlo.add %1649, %1798 : tensor<2x16x32xf32>
    %1800 = stablehlo.sqrt %1799 : tensor<2x16x32xf32>
    %cst_467 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1801 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1802 = stablehlo.add %1800, %1801 : tensor<2x16x32xf32>
    %1803 = stablehlo.divide %1572, %1802 : tensor<2x16x32xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1805 = stablehlo.add %1651, %1804 : tensor<2x16xf32>
    %1806 = stablehlo.sqrt %1805 : tensor<2x16xf32>
    %cst_469 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1807 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1808 = stablehlo.add %1806, %1807 : tensor<2x16xf32>
    %1809 = stablehlo.divide %1574, %1808 : tensor<2x16xf32>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1810 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1811 = stablehlo.add %1653, %1810 : tensor<32x2x16xf32>
    %1812 = stablehlo.sqrt %1811 : tensor<32x2x16xf32>
    %cst_471 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1813 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1814 = stablehlo.add %1812, %1813 : tensor<32x2x16xf32>
    %1815 = stablehlo.divide %1576, %1814 : tensor<32x2x16xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1816 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1817 = stablehlo.add %1655, %1816 : tensor<2x16xf32>
    %1818 = stablehlo.sqrt %1817 : tensor<2x16xf32>
    %cst_473 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1819 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1820 = stablehlo.add %1818, %1819 : tensor<2x16xf32>
    %1821 = stablehlo.divide %1578, %1820 : tensor<2x16xf32>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1822 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1823 = stablehlo.add %1657, %1822 : tensor<32x2x16xf32>
    %1824 = stablehlo.sqrt %1823 : tensor<32x2x16xf32>
    %cst_475 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1825 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1826 = stablehlo.add %1824, %1825 : tensor<32x2x16xf32>
    %1827 = stablehlo.divide %1580, %1826 : tensor<32x2x16xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1828 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1829 = stablehlo.add %1659, %1828 : tensor<128xf32>
    %1830 = stablehlo.sqrt %1829 : tensor<128xf32>
    %cst_477 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1831 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1832 = stablehlo.add %1830, %1831 : tensor<128xf32>
    %1833 = stablehlo.divide %1582, %1832 : tensor<128xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1834 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1835 = stablehlo.add %1661, %1834 : tensor<32x128xf32>
    %1836 = stablehlo.sqrt %1835 : tensor<32x128xf32>
    %cst_479 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1837 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1838 = stablehlo.add %1836, %1837 : tensor<32x128xf32>
    %1839 = stablehlo.divide %1584, %1838 : tensor<32x128xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1840 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1841 = stablehlo.add %1663, %1840 : tensor<32xf32>
    %1842 = stablehlo.sqrt %1841 : tensor<32xf32>
    %cst_481 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1843 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1844 = stablehlo.add %1842, %1843 : tensor<32xf32>
    %1845 = stablehlo.divide %1586, %1844 : tensor<32xf32>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1846 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1847 = stablehlo.add %1665, %1846 : tensor<128x32xf32>
    %1848 = stablehlo.sqrt %1847 : tensor<128x32xf32>
    %cst_483 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1849 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1850 = stablehlo.add %1848, %1849 : tensor<128x32xf32>
    %1851 = stablehlo.divide %1588, %1850 : tensor<128x32xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1852 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1853 = stablehlo.add %1667, %1852 : tensor<32xf32>
    %1854 = stablehlo.sqrt %1853 : tensor<32xf32>
    %cst_485 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1855 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1856 = stablehlo.add %1854, %1855 : tensor<32xf32>
    %1857 = stablehlo.divide %1590, %1856 : tensor<32xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1858 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1859 = stablehlo.add %1669, %1858 : tensor<32xf32>
    %1860 = stablehlo.sqrt %1859 : tensor<32xf32>
    %cst_487 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1861 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1862 = stablehlo.add %1860, %1861 : tensor<32xf32>
    %1863 = stablehlo.divide %1592, %1862 : tensor<32xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1864 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1865 = stablehlo.add %1671, %1864 : tensor<32xf32>
    %1866 = stablehlo.sqrt %1865 : tensor<32xf32>
    %cst_489 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1867 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1868 = stablehlo.add %1866, %1867 : tensor<32xf32>
    %1869 = stablehlo.divide %1594, %1868 : tensor<32xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1870 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1871 = stablehlo.add %1673, %1870 : tensor<32xf32>
    %1872 = stablehlo.sqrt %1871 : tensor<32xf32>
    %cst_491 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1873 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1874 = stablehlo.add %1872, %1873 : tensor<32xf32>
    %1875 = stablehlo.divide %1596, %1874 : tensor<32xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1876 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1877 = stablehlo.add %1675, %1876 : tensor<32x64xf32>
    %1878 = stablehlo.sqrt %1877 : tensor<32x64xf32>
    %cst_493 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1879 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1880 = stablehlo.add %1878, %1879 : tensor<32x64xf32>
    %1881 = stablehlo.divide %1598, %1880 : tensor<32x64xf32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1882 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1883 = stablehlo.add %1677, %1882 : tensor<32xf32>
    %1884 = stablehlo.sqrt %1883 : tensor<32xf32>
    %cst_495 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1885 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1886 = stablehlo.add %1884, %1885 : tensor<32xf32>
    %1887 = stablehlo.divide %1600, %1886 : tensor<32xf32>
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1888 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1889 = stablehlo.add %1679, %1888 : tensor<32xf32>
    %1890 = stablehlo.sqrt %1889 : tensor<32xf32>
    %cst_497 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1891 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1892 = stablehlo.add %1890, %1891 : tensor<32xf32>
    %1893 = stablehlo.divide %1602, %1892 : tensor<32xf32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1894 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1895 = stablehlo.add %1681, %1894 : tensor<16x32xf32>
    %1896 = stablehlo.sqrt %1895 : tensor<16x32xf32>
    %cst_499 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1897 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1898 = stablehlo.add %1896, %1897 : tensor<16x32xf32>
    %1899 = stablehlo.divide %1604, %1898 : tensor<16x32xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1900 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1901 = stablehlo.add %1683, %1900 : tensor<64x32xf32>
    %1902 = stablehlo.sqrt %1901 : tensor<64x32xf32>
    %cst_501 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1903 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1904 = stablehlo.add %1902, %1903 : tensor<64x32xf32>
    %1905 = stablehlo.divide %1606, %1904 : tensor<64x32xf32>
    %cst_502 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1906 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1907 = stablehlo.multiply %1906, %arg0 : tensor<2x16xf32>
    %1908 = stablehlo.add %1689, %1907 : tensor<2x16xf32>
    %cst_503 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1909 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1910 = stablehlo.multiply %1909, %arg1 : tensor<32x2x16xf32>
    %1911 = stablehlo.add %1695, %1910 : tensor<32x2x16xf32>
    %cst_504 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1912 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1913 = stablehlo.multiply %1912, %arg3 : tensor<2x16x32xf32>
    %1914 = stablehlo.add %1707, %1913 : tensor<2x16x32xf32>
    %cst_505 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1915 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1916 = stablehlo.multiply %1915, %arg4 : tensor<2x16xf32>
    %1917 = stablehlo.add %1713, %1916 : tensor<2x16xf32>
    %cst_506 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1918 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1919 = stablehlo.multiply %1918, %arg5 : tensor<32x2x16xf32>
    %1920 = stablehlo.add %1719, %1919 : tensor<32x2x16xf32>
    %cst_507 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1921 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1922 = stablehlo.multiply %1921, %arg6 : tensor<2x16xf32>
    %1923 = stablehlo.add %1725, %1922 : tensor<2x16xf32>
    %cst_508 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1924 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1925 = stablehlo.multiply %1924, %arg7 : tensor<32x2x16xf32>
    %1926 = stablehlo.add %1731, %1925 : tensor<32x2x16xf32>
    %cst_509 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1927 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1928 = stablehlo.multiply %1927, %arg9 : tensor<32x128xf32>
    %1929 = stablehlo.add %1743, %1928 : tensor<32x128xf32>
    %cst_510 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1930 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1931 = stablehlo.multiply %1930, %arg11 : tensor<128x32xf32>
    %1932 = stablehlo.add %1755, %1931 : tensor<128x32xf32>
    %cst_511 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1933 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1934 = stablehlo.multiply %1933, %arg16 : tensor<2x16xf32>
    %1935 = stablehlo.add %1785, %1934 : tensor<2x16xf32>
    %cst_512 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1936 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1937 = stablehlo.multiply %1936, %arg17 : tensor<32x2x16xf32>
    %1938 = stablehlo.add %1791, %1937 : tensor<32x2x16xf32>
    %cst_513 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1939 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1940 = stablehlo.multiply %1939, %arg19 : tensor<2x16x32xf32>
    %1941 = stablehlo.add %1803, %1940 : tensor<2x16x32xf32>
    %cst_514 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1942 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1943 = stablehlo.multiply %1942, %arg20 : tensor<2x16xf32>
    %1944 = stablehlo.add %1809, %1943 : tensor<2x16xf32>
    %cst_515 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1945 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1946 = stablehlo.multiply %1945, %arg21 : tensor<32x2x16xf32>
    %1947 = stablehlo.add %1815, %1946 : tensor<32x2x16xf32>
    %cst_516 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1948 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1949 = stablehlo.multiply %1948, %arg22 : tensor<2x16xf32>
    %1950 = stablehlo.add %1821, %1949 : tensor<2x16xf32>
    %cst_517 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1951 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1952 = stablehlo.multiply %1951, %arg23 : tensor<32x2x16xf32>
    %1953 = stablehlo.add %1827, %1952 : tensor<32x2x16xf32>
    %cst_518 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1954 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1955 = stablehlo.multiply %1954, %arg25 : tensor<32x128xf32>
    %1956 = stablehlo.add %1839, %1955 : tensor<32x128xf32>
    %cst_519 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1957 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1958 = stablehlo.multiply %1957, %arg27 : tensor<128x32xf32>
    %1959 = stablehlo.add %1851, %1958 : tensor<128x32xf32>
    %cst_520 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1960 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1961 = stablehlo.multiply %1960, %arg32 : tensor<32x64xf32>
    %1962 = stablehlo.add %1881, %1961 : tensor<32x64xf32>
    %cst_521 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1963 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1964 = stablehlo.multiply %1963, %arg35 : tensor<16x32xf32>
    %1965 = stablehlo.add %1899, %1964 : tensor<16x32xf32>
    %cst_522 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1966 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1967 = stablehlo.multiply %1966, %arg36 : tensor<64x32xf32>
    %1968 = stablehlo.add %1905, %1967 : tensor<64x32xf32>
    %c_523 = stablehlo.constant dense<0> : tensor<i32>
    %1969 = stablehlo.subtract %arg112, %c_523 : tensor<i32>
    %c_524 = stablehlo.constant dense<0> : tensor<i32>
    %c_525 = stablehlo.constant dense<5> : tensor<i32>
    %1970 = call @clip(%1969, %c_524, %c_525) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1971 = stablehlo.convert %1970 : (tensor<i32>) -> tensor<f32>
    %cst_526 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1972 = stablehlo.divide %1971, %cst_526 : tensor<f32>
    %cst_527 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1973 = stablehlo.subtract %cst_527, %1972 : tensor<f32>
    %cst_528 = stablehlo.constant dense<-2.000000e-04> : tensor<f32>
    %1974 = stablehlo.multiply %cst_528, %1973 : tensor<f32>
    %cst_529 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1975 = stablehlo.add %1974, %cst_529 : tensor<f32>
    %c_530 = stablehlo.constant dense<5> : tensor<i32>
    %1976 = stablehlo.compare LT, %arg112, %c_530, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_531 = stablehlo.constant dense<5> : tensor<i32>
    %1977 = stablehlo.subtract %arg112, %c_531 : tensor<i32>
    %1978 = stablehlo.convert %1977 : (tensor<i32>) -> tensor<f32>
    %cst_532 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1979 = stablehlo.minimum %1978, %cst_532 : tensor<f32>
    %cst_533 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %1980 = stablehlo.multiply %cst_533, %1979 : tensor<f32>
    %cst_534 = stablehlo.constant dense<9.500000e+01> : tensor<f32>
    %1981 = stablehlo.divide %1980, %cst_534 : tensor<f32>
    %1982 = stablehlo.cosine %1981 : tensor<f32>
    %cst_535 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1983 = stablehlo.add %cst_535, %1982 : tensor<f32>
    %cst_536 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1984 = stablehlo.multiply %cst_536, %1983 : tensor<f32>
    %cst_537 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1985 = stablehlo.power %1984, %cst_537 : tensor<f32>
    %cst_538 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1986 = stablehlo.multiply %cst_538, %1985 : tensor<f32>
    %cst_539 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1987 = stablehlo.add %1986, %cst_539 : tensor<f32>
    %cst_540 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %1988 = stablehlo.multiply %cst_540, %1987 : tensor<f32>
    %1989 = call @_where_8(%1976, %1975, %1988) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_541 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1990 = stablehlo.multiply %cst_541, %1989 : tensor<f32>
    %1991 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %1992 = stablehlo.multiply %1991, %1908 : tensor<2x16xf32>
    %1993 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %1994 = stablehlo.multiply %1993, %1911 : tensor<32x2x16xf32>
    %1995 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1996 = stablehlo.multiply %1995, %1701 : tensor<32xf32>
    %1997 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %1998 = stablehlo.multiply %1997, %1914 : tensor<2x16x32xf32>
    %1999 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2000 = stablehlo.multiply %1999, %1917 : tensor<2x16xf32>
    %2001 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2002 = stablehlo.multiply %2001, %1920 : tensor<32x2x16xf32>
    %2003 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2004 = stablehlo.multiply %2003, %1923 : tensor<2x16xf32>
    %2005 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2006 = stablehlo.multiply %2005, %1926 : tensor<32x2x16xf32>
    %2007 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2008 = stablehlo.multiply %2007, %1737 : tensor<128xf32>
    %2009 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2010 = stablehlo.multiply %2009, %1929 : tensor<32x128xf32>
    %2011 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2012 = stablehlo.multiply %2011, %1749 : tensor<32xf32>
    %2013 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2014 = stablehlo.multiply %2013, %1932 : tensor<128x32xf32>
    %2015 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2016 = stablehlo.multiply %2015, %1761 : tensor<32xf32>
    %2017 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2018 = stablehlo.multiply %2017, %1767 : tensor<32xf32>
    %2019 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2020 = stablehlo.multiply %2019, %1773 : tensor<32xf32>
    %2021 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2022 = stablehlo.multiply %2021, %1779 : tensor<32xf32>
    %2023 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2024 = stablehlo.multiply %2023, %1935 : tensor<2x16xf32>
    %2025 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2026 = stablehlo.multiply %2025, %1938 : tensor<32x2x16xf32>
    %2027 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2028 = stablehlo.multiply %2027, %1797 : tensor<32xf32>
    %2029 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %2030 = stablehlo.multiply %2029, %1941 : tensor<2x16x32xf32>
    %2031 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2032 = stablehlo.multiply %2031, %1944 : tensor<2x16xf32>
    %2033 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2034 = stablehlo.multiply %2033, %1947 : tensor<32x2x16xf32>
    %2035 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2036 = stablehlo.multiply %2035, %1950 : tensor<2x16xf32>
    %2037 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x2x16xf32>
    %2038 = stablehlo.multiply %2037, %1953 : tensor<32x2x16xf32>
    %2039 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2040 = stablehlo.multiply %2039, %1833 : tensor<128xf32>
    %2041 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %2042 = stablehlo.multiply %2041, %1956 : tensor<32x128xf32>
    %2043 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2044 = stablehlo.multiply %2043, %1845 : tensor<32xf32>
    %2045 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %2046 = stablehlo.multiply %2045, %1959 : tensor<128x32xf32>
    %2047 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2048 = stablehlo.multiply %2047, %1857 : tensor<32xf32>
    %2049 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2050 = stablehlo.multiply %2049, %1863 : tensor<32xf32>
    %2051 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2052 = stablehlo.multiply %2051, %1869 : tensor<32xf32>
    %2053 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2054 = stablehlo.multiply %2053, %1875 : tensor<32xf32>
    %2055 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %2056 = stablehlo.multiply %2055, %1962 : tensor<32x64xf32>
    %2057 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2058 = stablehlo.multiply %2057, %1887 : tensor<32xf32>
    %2059 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2060 = stablehlo.multiply %2059, %1893 : tensor<32xf32>
    %2061 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2062 = stablehlo.multiply %2061, %1965 : tensor<16x32xf32>
    %2063 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2064 = stablehlo.multiply %2063, %1968 : tensor<64x32xf32>
    %c_542 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2065 = stablehlo.compare LT, %arg112, %c_542, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_543 = stablehlo.constant dense<1> : tensor<i32>
    %2066 = stablehlo.add %arg112, %c_543 : tensor<i32>
    %c_544 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2067 = call @_where_7(%2065, %2066, %c_544) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2068 = stablehlo.add %arg0, %1992 : tensor<2x16xf32>
    %2069 = stablehlo.add %arg1, %1994 : tensor<32x2x16xf32>
    %2070 = stablehlo.add %arg2, %1996 : tensor<32xf32>
    %2071 = stablehlo.add %arg3, %1998 : tensor<2x16x32xf32>
    %2072 = stablehlo.add %arg4, %2000 : tensor<2x16xf32>
    %2073 = stablehlo.add %arg5, %2002 : tensor<32x2x16xf32>
    %2074 = stablehlo.add %arg6, %2004 : tensor<2x16xf32>
    %2075 = stablehlo.add %arg7, %2006 : tensor<32x2x16xf32>
    %2076 = stablehlo.add %arg8, %2008 : tensor<128xf32>
    %2077 = stablehlo.add %arg9, %2010 : tensor<32x128xf32>
    %2078 = stablehlo.add %arg10, %2012 : tensor<32xf32>
    %2079 = stablehlo.add %arg11, %2014 : tensor<128x32xf32>
    %2080 = stablehlo.add %arg12, %2016 : tensor<32xf32>
    %2081 = stablehlo.add %arg13, %2018 : tensor<32xf32>
    %2082 = stablehlo.add %arg14, %2020 : tensor<32xf32>
    %2083 = stablehlo.add %arg15, %2022 : tensor<32xf32>
    %2084 = stablehlo.add %arg16, %2024 : tensor<2x16xf32>
    %2085 = stablehlo.add %arg17, %2026 : tensor<32x2x16xf32>
    %2086 = stablehlo.add %arg18, %2028 : tensor<32xf32>
    %2087 = stablehlo.add %arg19, %2030 : tensor<2x16x32xf32>
    %2088 = stablehlo.add %arg20, %2032 : tensor<2x16xf32>
    %2089 = stablehlo.add %arg21, %2034 : tensor<32x2x16xf32>
    %2090 = stablehlo.add %arg22, %2036 : tensor<2x16xf32>
    %2091 = stablehlo.add %arg23, %2038 : tensor<32x2x16xf32>
    %2092 = stablehlo.add %arg24, %2040 : tensor<128xf32>
    %2093 = stablehlo.add %arg25, %2042 : tensor<32x128xf32>
    %2094 = stablehlo.add %arg26, %2044 : tensor<32xf32>
    %2095 = stablehlo.add %arg27, %2046 : tensor<128x32xf32>
    %2096 = stablehlo.add %arg28, %2048 : tensor<32xf32>
    %2097 = stablehlo.add %arg29, %2050 : tensor<32xf32>
    %2098 = stablehlo.add %arg30, %2052 : tensor<32xf32>
    %2099 = stablehlo.add %arg31, %2054 : tensor<32xf32>
    %2100 = stablehlo.add %arg32, %2056 : tensor<32x64xf32>
    %2101 = stablehlo.add %arg33, %2058 : tensor<32xf32>
    %2102 = stablehlo.add %arg34, %2060 : tensor<32xf32>
    %2103 = stablehlo.add %arg35, %2062 : tensor<16x32xf32>
    %2104 = stablehlo.add %arg36, %2064 : tensor<64x32xf32>
    return %378, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %1529, %1124, %1129, %1134, %1139, %1144, %1149, %1154, %1159, %1164, %1169, %1174, %1179, %1184, %1189, %1194, %1199, %1204, %1209, %1214, %1219, %1224, %1229, %1234, %1239, %1244, %1249, %1254, %1259, %1264, %1269, %1274, %1279, %1284, %1289, %1294, %1299, %1304, %1310, %1316, %1322, %1328, %1334, %1340, %1346, %1352, %1358, %1364, %1370, %1376, %1382, %1388, %1394, %1400, %1406, %1412, %1418, %1424, %1430, %1436, %1442, %1448, %1454, %1460, %1466, %1472, %1478, %1484, %1490, %1496, %1502, %1508, %1514, %1520, %1526, %2067 : tensor<f32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<2x16xf32>, tensor<32x2x16xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>
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
  func.func private @log_softmax_3(%arg0: tensor<12x16x64xf32>, %arg1: tensor<12x16x1xf32>, %arg2: tensor<12x16x64xf32>) -> tensor<12x16x64xf32> {
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
  func.func private @_where_4(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %1 : tensor<12x2x16x16xf32>
  }
  func.func private @_take_5(%arg0: tensor<1x16x1xi32>, %arg1: tensor<1x16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32xf32>, tensor<1x16x1xi32>, tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_take_6(%arg0: tensor<12x16x1xi32>, %arg1: tensor<12x16x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
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
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
