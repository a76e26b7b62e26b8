module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xbf16> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/out/bias" next = 0>}, %arg1: tensor<32x32xbf16> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 1>}, %arg2: tensor<96xbf16> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/bias" next = 2>}, %arg3: tensor<32x96xbf16> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/kernel" next = 3>}, %arg4: tensor<32xbf16> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/ln_1/bias" next = 4>}, %arg5: tensor<32xbf16> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/ln_1/scale" next = 5>}, %arg6: tensor<32xbf16> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/ln_2/bias" next = 6>}, %arg7: tensor<32xbf16> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/ln_2/scale" next = 7>}, %arg8: tensor<32xbf16> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/bias" next = 8>}, %arg9: tensor<128x32xbf16> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 9>}, %arg10: tensor<128xbf16> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/bias" next = 10>}, %arg11: tensor<32x128xbf16> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 11>}, %arg12: tensor<32xbf16> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "blocks/1/attn/out/bias" next = 12>}, %arg13: tensor<32x32xbf16> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "blocks/1/attn/out/kernel" next = 13>}, %arg14: tensor<96xbf16> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "blocks/1/attn/qkv/bias" next = 14>}, %arg15: tensor<32x96xbf16> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "blocks/1/attn/qkv/kernel" next = 15>}, %arg16: tensor<32xbf16> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<param "blocks/1/ln_1/bias" next = 16>}, %arg17: tensor<32xbf16> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<param "blocks/1/ln_1/scale" next = 17>}, %arg18: tensor<32xbf16> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<param "blocks/1/ln_2/bias" next = 18>}, %arg19: tensor<32xbf16> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<param "blocks/1/ln_2/scale" next = 19>}, %arg20: tensor<32xbf16> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<param "blocks/1/mlp/down/bias" next = 20>}, %arg21: tensor<128x32xbf16> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<param "blocks/1/mlp/down/kernel" next = 21>}, %arg22: tensor<128xbf16> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<param "blocks/1/mlp/up/bias" next = 22>}, %arg23: tensor<32x128xbf16> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<param "blocks/1/mlp/up/kernel" next = 23>}, %arg24: tensor<32xbf16> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<param "ln_f/bias" next = 24>}, %arg25: tensor<32xbf16> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<param "ln_f/scale" next = 25>}, %arg26: tensor<16x32xbf16> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<param "wpe" next = 26>}, %arg27: tensor<64x32xbf16> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<param "wte" next = 27>}, %arg28: tensor<i32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 28>}, %arg29: tensor<32xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" next = 29 of = "blocks/0/attn/out/bias">}, %arg30: tensor<32x32xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" next = 30 of = "blocks/0/attn/out/kernel">}, %arg31: tensor<96xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/bias" next = 31 of = "blocks/0/attn/qkv/bias">}, %arg32: tensor<32x96xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/kernel" next = 32 of = "blocks/0/attn/qkv/kernel">}, %arg33: tensor<32xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" next = 33 of = "blocks/0/ln_1/bias">}, %arg34: tensor<32xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" next = 34 of = "blocks/0/ln_1/scale">}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" next = 35 of = "blocks/0/ln_2/bias">}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" next = 36 of = "blocks/0/ln_2/scale">}, %arg37: tensor<32xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" next = 37 of = "blocks/0/mlp/down/bias">}, %arg38: tensor<128x32xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" next = 38 of = "blocks/0/mlp/down/kernel">}, %arg39: tensor<128xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" next = 39 of = "blocks/0/mlp/up/bias">}, %arg40: tensor<32x128xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" next = 40 of = "blocks/0/mlp/up/kernel">}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/bias" next = 41 of = "blocks/1/attn/out/bias">}, %arg42: tensor<32x32xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/kernel" next = 42 of = "blocks/1/attn/out/kernel">}, %arg43: tensor<96xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/bias" next = 43 of = "blocks/1/attn/qkv/bias">}, %arg44: tensor<32x96xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/kernel" next = 44 of = "blocks/1/attn/qkv/kernel">}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/bias" next = 45 of = "blocks/1/ln_1/bias">}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/scale" next = 46 of = "blocks/1/ln_1/scale">}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/bias" next = 47 of = "blocks/1/ln_2/bias">}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/scale" next = 48 of = "blocks/1/ln_2/scale">}, %arg49: tensor<32xf32> {tf.aliasing_output = 49 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/bias" next = 49 of = "blocks/1/mlp/down/bias">}, %arg50: tensor<128x32xf32> {tf.aliasing_output = 50 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/kernel" next = 50 of = "blocks/1/mlp/down/kernel">}, %arg51: tensor<128xf32> {tf.aliasing_output = 51 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/bias" next = 51 of = "blocks/1/mlp/up/bias">}, %arg52: tensor<32x128xf32> {tf.aliasing_output = 52 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/kernel" next = 52 of = "blocks/1/mlp/up/kernel">}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" next = 53 of = "ln_f/bias">}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" next = 54 of = "ln_f/scale">}, %arg55: tensor<16x32xf32> {tf.aliasing_output = 55 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" next = 55 of = "wpe">}, %arg56: tensor<64x32xf32> {tf.aliasing_output = 56 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" next = 56 of = "wte">}, %arg57: tensor<32xf32> {tf.aliasing_output = 57 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" next = 57 of = "blocks/0/attn/out/bias">}, %arg58: tensor<32x32xf32> {tf.aliasing_output = 58 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" next = 58 of = "blocks/0/attn/out/kernel">}, %arg59: tensor<96xf32> {tf.aliasing_output = 59 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/bias" next = 59 of = "blocks/0/attn/qkv/bias">}, %arg60: tensor<32x96xf32> {tf.aliasing_output = 60 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/kernel" next = 60 of = "blocks/0/attn/qkv/kernel">}, %arg61: tensor<32xf32> {tf.aliasing_output = 61 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" next = 61 of = "blocks/0/ln_1/bias">}, %arg62: tensor<32xf32> {tf.aliasing_output = 62 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" next = 62 of = "blocks/0/ln_1/scale">}, %arg63: tensor<32xf32> {tf.aliasing_output = 63 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" next = 63 of = "blocks/0/ln_2/bias">}, %arg64: tensor<32xf32> {tf.aliasing_output = 64 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" next = 64 of = "blocks/0/ln_2/scale">}, %arg65: tensor<32xf32> {tf.aliasing_output = 65 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" next = 65 of = "blocks/0/mlp/down/bias">}, %arg66: tensor<128x32xf32> {tf.aliasing_output = 66 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" next = 66 of = "blocks/0/mlp/down/kernel">}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" next = 67 of = "blocks/0/mlp/up/bias">}, %arg68: tensor<32x128xf32> {tf.aliasing_output = 68 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" next = 68 of = "blocks/0/mlp/up/kernel">}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/bias" next = 69 of = "blocks/1/attn/out/bias">}, %arg70: tensor<32x32xf32> {tf.aliasing_output = 70 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/kernel" next = 70 of = "blocks/1/attn/out/kernel">}, %arg71: tensor<96xf32> {tf.aliasing_output = 71 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/bias" next = 71 of = "blocks/1/attn/qkv/bias">}, %arg72: tensor<32x96xf32> {tf.aliasing_output = 72 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/kernel" next = 72 of = "blocks/1/attn/qkv/kernel">}, %arg73: tensor<32xf32> {tf.aliasing_output = 73 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/bias" next = 73 of = "blocks/1/ln_1/bias">}, %arg74: tensor<32xf32> {tf.aliasing_output = 74 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/scale" next = 74 of = "blocks/1/ln_1/scale">}, %arg75: tensor<32xf32> {tf.aliasing_output = 75 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/bias" next = 75 of = "blocks/1/ln_2/bias">}, %arg76: tensor<32xf32> {tf.aliasing_output = 76 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/scale" next = 76 of = "blocks/1/ln_2/scale">}, %arg77: tensor<32xf32> {tf.aliasing_output = 77 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/bias" next = 77 of = "blocks/1/mlp/down/bias">}, %arg78: tensor<128x32xf32> {tf.aliasing_output = 78 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/kernel" next = 78 of = "blocks/1/mlp/down/kernel">}, %arg79: tensor<128xf32> {tf.aliasing_output = 79 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/bias" next = 79 of = "blocks/1/mlp/up/bias">}, %arg80: tensor<32x128xf32> {tf.aliasing_output = 80 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/kernel" next = 80 of = "blocks/1/mlp/up/kernel">}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" next = 81 of = "ln_f/bias">}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" next = 82 of = "ln_f/scale">}, %arg83: tensor<16x32xf32> {tf.aliasing_output = 83 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" next = 83 of = "wpe">}, %arg84: tensor<64x32xf32> {tf.aliasing_output = 84 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" next = 84 of = "wte">}, %arg85: tensor<32xf32> {tf.aliasing_output = 85 : i32, zero.role = #zero.role<opt_state "master/blocks/0/attn/out/bias" next = 85 of = "blocks/0/attn/out/bias">}, %arg86: tensor<32x32xf32> {tf.aliasing_output = 86 : i32, zero.role = #zero.role<opt_state "master/blocks/0/attn/out/kernel" next = 86 of = "blocks/0/attn/out/kernel">}, %arg87: tensor<96xf32> {tf.aliasing_output = 87 : i32, zero.role = #zero.role<opt_state "master/blocks/0/attn/qkv/bias" next = 87 of = "blocks/0/attn/qkv/bias">}, %arg88: tensor<32x96xf32> {tf.aliasing_output = 88 : i32, zero.role = #zero.role<opt_state "master/blocks/0/attn/qkv/kernel" next = 88 of = "blocks/0/attn/qkv/kernel">}, %arg89: tensor<32xf32> {tf.aliasing_output = 89 : i32, zero.role = #zero.role<opt_state "master/blocks/0/ln_1/bias" next = 89 of = "blocks/0/ln_1/bias">}, %arg90: tensor<32xf32> {tf.aliasing_output = 90 : i32, zero.role = #zero.role<opt_state "master/blocks/0/ln_1/scale" next = 90 of = "blocks/0/ln_1/scale">}, %arg91: tensor<32xf32> {tf.aliasing_output = 91 : i32, zero.role = #zero.role<opt_state "master/blocks/0/ln_2/bias" next = 91 of = "blocks/0/ln_2/bias">}, %arg92: tensor<32xf32> {tf.aliasing_output = 92 : i32, zero.role = #zero.role<opt_state "master/blocks/0/ln_2/scale" next = 92 of = "blocks/0/ln_2/scale">}, %arg93: tensor<32xf32> {tf.aliasing_output = 93 : i32, zero.role = #zero.role<opt_state "master/blocks/0/mlp/down/bias" next = 93 of = "blocks/0/mlp/down/bias">}, %arg94: tensor<128x32xf32> {tf.aliasing_output = 94 : i32, zero.role = #zero.role<opt_state "master/blocks/0/mlp/down/kernel" next = 94 of = "blocks/0/mlp/down/kernel">}, %arg95: tensor<128xf32> {tf.aliasing_output = 95 : i32, zero.role = #zero.role<opt_state "master/blocks/0/mlp/up/bias" next = 95 of = "blocks/0/mlp/up/bias">}, %arg96: tensor<32x128xf32> {tf.aliasing_output = 96 : i32, zero.role = #zero.role<opt_state "master/blocks/0/mlp/up/kernel" next = 96 of = "blocks/0/mlp/up/kernel">}, %arg97: tensor<32xf32> {tf.aliasing_output = 97 : i32, zero.role = #zero.role<opt_state "master/blocks/1/attn/out/bias" next = 97 of = "blocks/1/attn/out/bias">}, %arg98: tensor<32x32xf32> {tf.aliasing_output = 98 : i32, zero.role = #zero.role<opt_state "master/blocks/1/attn/out/kernel" next = 98 of = "blocks/1/attn/out/kernel">}, %arg99: tensor<96xf32> {tf.aliasing_output = 99 : i32, zero.role = #zero.role<opt_state "master/blocks/1/attn/qkv/bias" next = 99 of = "blocks/1/attn/qkv/bias">}, %arg100: tensor<32x96xf32> {tf.aliasing_output = 100 : i32, zero.role = #zero.role<opt_state "master/blocks/1/attn/qkv/kernel" next = 100 of = "blocks/1/attn/qkv/kernel">}, %arg101: tensor<32xf32> {tf.aliasing_output = 101 : i32, zero.role = #zero.role<opt_state "master/blocks/1/ln_1/bias" next = 101 of = "blocks/1/ln_1/bias">}, %arg102: tensor<32xf32> {tf.aliasing_output = 102 : i32, zero.role = #zero.role<opt_state "master/blocks/1/ln_1/scale" next = 102 of = "blocks/1/ln_1/scale">}, %arg103: tensor<32xf32> {tf.aliasing_output = 103 : i32, zero.role = #zero.role<opt_state "master/blocks/1/ln_2/bias" next = 103 of = "blocks/1/ln_2/bias">}, %arg104: tensor<32xf32> {tf.aliasing_output = 104 : i32, zero.role = #zero.role<opt_state "master/blocks/1/ln_2/scale" next = 104 of = "blocks/1/ln_2/scale">}, %arg105: tensor<32xf32> {tf.aliasing_output = 105 : i32, zero.role = #zero.role<opt_state "master/blocks/1/mlp/down/bias" next = 105 of = "blocks/1/mlp/down/bias">}, %arg106: tensor<128x32xf32> {tf.aliasing_output = 106 : i32, zero.role = #zero.role<opt_state "master/blocks/1/mlp/down/kernel" next = 106 of = "blocks/1/mlp/down/kernel">}, %arg107: tensor<128xf32> {tf.aliasing_output = 107 : i32, zero.role = #zero.role<opt_state "master/blocks/1/mlp/up/bias" next = 107 of = "blocks/1/mlp/up/bias">}, %arg108: tensor<32x128xf32> {tf.aliasing_output = 108 : i32, zero.role = #zero.role<opt_state "master/blocks/1/mlp/up/kernel" next = 108 of = "blocks/1/mlp/up/kernel">}, %arg109: tensor<32xf32> {tf.aliasing_output = 109 : i32, zero.role = #zero.role<opt_state "master/ln_f/bias" next = 109 of = "ln_f/bias">}, %arg110: tensor<32xf32> {tf.aliasing_output = 110 : i32, zero.role = #zero.role<opt_state "master/ln_f/scale" next = 110 of = "ln_f/scale">}, %arg111: tensor<16x32xf32> {tf.aliasing_output = 111 : i32, zero.role = #zero.role<opt_state "master/wpe" next = 111 of = "wpe">}, %arg112: tensor<64x32xf32> {tf.aliasing_output = 112 : i32, zero.role = #zero.role<opt_state "master/wte" next = 112 of = "wte">}, %arg113: tensor<12x16xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg114: tensor<12x16xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xbf16> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<96xbf16> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xbf16> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['bias']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['scale']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['bias']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['scale']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xbf16> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xbf16> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xbf16> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xbf16> {jax.result_info = "result[0].params['blocks'][1]['attn']['out']['kernel']"}, tensor<96xbf16> {jax.result_info = "result[0].params['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xbf16> {jax.result_info = "result[0].params['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][1]['ln_1']['bias']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][1]['ln_1']['scale']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][1]['ln_2']['bias']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][1]['ln_2']['scale']"}, tensor<32xbf16> {jax.result_info = "result[0].params['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xbf16> {jax.result_info = "result[0].params['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xbf16> {jax.result_info = "result[0].params['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xbf16> {jax.result_info = "result[0].params['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xbf16> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<32xbf16> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<16x32xbf16> {jax.result_info = "result[0].params['wpe']"}, tensor<64x32xbf16> {jax.result_info = "result[0].params['wte']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wte']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wte']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].master['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].master['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].master['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].master['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].master['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].master['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].master['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].master['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].master['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].master['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].master['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].master['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].master['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].master['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].master['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].master['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].master['wte']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg113, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg113, %2 : tensor<12x16xi32>
    %4 = stablehlo.select %1, %3, %arg113 : tensor<12x16xi1>, tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %6 = "stablehlo.gather"(%arg27, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xbf16>, tensor<12x16x1xi32>) -> tensor<12x16x32xbf16>
    %7 = stablehlo.broadcast_in_dim %arg26, dims = [1, 2] : (tensor<16x32xbf16>) -> tensor<1x16x32xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xbf16>) -> tensor<12x16x32xbf16>
    %9 = stablehlo.add %6, %8 : tensor<12x16x32xbf16>
    %10 = stablehlo.convert %9 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x16x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<12x16x32xf32>
    %17 = chlo.square %16 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<12x16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %23 = stablehlo.divide %21, %22 : tensor<12x16x1xf32>
    %24 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %25 = stablehlo.subtract %10, %24 : tensor<12x16x32xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %27 = stablehlo.add %23, %26 : tensor<12x16x1xf32>
    %28 = stablehlo.rsqrt %27 : tensor<12x16x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<12x16x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<12x16x1xf32>
    %32 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<12x16x32xf32>
    %34 = stablehlo.convert %arg5 : (tensor<32xbf16>) -> tensor<32xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %37 = stablehlo.multiply %33, %36 : tensor<12x16x32xf32>
    %38 = stablehlo.convert %arg4 : (tensor<32xbf16>) -> tensor<32xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %41 = stablehlo.add %37, %40 : tensor<12x16x32xf32>
    %42 = stablehlo.convert %41 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %43 = stablehlo.dot_general %42, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %44 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %46 = stablehlo.add %43, %45 : tensor<12x16x96xbf16>
    %47 = stablehlo.slice %46 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %48 = stablehlo.slice %46 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %49 = stablehlo.slice %46 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %50 = stablehlo.reshape %47 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %51 = stablehlo.reshape %48 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %52 = stablehlo.reshape %49 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %53 = stablehlo.dot_general %50, %51, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %55 = stablehlo.divide %53, %54 : tensor<12x2x16x16xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %56 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %57 = call @tril(%56) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %58:3 = call @_where(%57, %55, %cst_9) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.reduce(%58#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %60 = stablehlo.reshape %59 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %62 = stablehlo.compare EQ, %58#0, %61, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %63 = stablehlo.convert %62 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %66 = stablehlo.maximum %65, %59 : tensor<12x2x16xf32>
    %67 = stablehlo.compare EQ, %59, %66, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %72 = stablehlo.compare EQ, %71, %66, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %76 = stablehlo.divide %70, %75 : tensor<12x2x16xf32>
    %77 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %79 = stablehlo.subtract %58#0, %78 : tensor<12x2x16x16xf32>
    %80 = stablehlo.exponential %79 : tensor<12x2x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %84 = stablehlo.divide %80, %83 : tensor<12x2x16x16xf32>
    %85 = stablehlo.multiply %82, %82 : tensor<12x2x16x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %87 = stablehlo.divide %86, %85 : tensor<12x2x16x1xf32>
    %88 = stablehlo.convert %84 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %89 = stablehlo.dot_general %52, %88, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %90 = stablehlo.transpose %89, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %91 = stablehlo.reshape %90 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %92 = stablehlo.dot_general %91, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %93 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %95 = stablehlo.add %92, %94 : tensor<12x16x32xbf16>
    %96 = stablehlo.add %9, %95 : tensor<12x16x32xbf16>
    %97 = stablehlo.convert %96 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<12x16x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %103 = stablehlo.subtract %97, %102 : tensor<12x16x32xf32>
    %104 = chlo.square %103 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %106 = stablehlo.multiply %105, %103 : tensor<12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%104 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %110 = stablehlo.divide %108, %109 : tensor<12x16x1xf32>
    %111 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %112 = stablehlo.subtract %97, %111 : tensor<12x16x32xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %114 = stablehlo.add %110, %113 : tensor<12x16x1xf32>
    %115 = stablehlo.rsqrt %114 : tensor<12x16x1xf32>
    %116 = stablehlo.divide %115, %114 : tensor<12x16x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %118 = stablehlo.multiply %117, %116 : tensor<12x16x1xf32>
    %119 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %120 = stablehlo.multiply %112, %119 : tensor<12x16x32xf32>
    %121 = stablehlo.convert %arg7 : (tensor<32xbf16>) -> tensor<32xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %124 = stablehlo.multiply %120, %123 : tensor<12x16x32xf32>
    %125 = stablehlo.convert %arg6 : (tensor<32xbf16>) -> tensor<32xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %128 = stablehlo.add %124, %127 : tensor<12x16x32xf32>
    %129 = stablehlo.convert %128 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %130 = stablehlo.dot_general %129, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %131 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %133 = stablehlo.add %130, %132 : tensor<12x16x128xbf16>
    %134 = stablehlo.multiply %133, %133 : tensor<12x16x128xbf16>
    %135 = stablehlo.multiply %134, %133 : tensor<12x16x128xbf16>
    %136 = stablehlo.multiply %133, %133 : tensor<12x16x128xbf16>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %137 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %138 = stablehlo.multiply %137, %136 : tensor<12x16x128xbf16>
    %cst_28 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %139 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %140 = stablehlo.multiply %139, %135 : tensor<12x16x128xbf16>
    %141 = stablehlo.add %133, %140 : tensor<12x16x128xbf16>
    %cst_29 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %142 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %143 = stablehlo.multiply %142, %141 : tensor<12x16x128xbf16>
    %144 = stablehlo.tanh %143 : tensor<12x16x128xbf16>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %145 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %146 = stablehlo.subtract %145, %144 : tensor<12x16x128xbf16>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %147 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %148 = stablehlo.add %147, %144 : tensor<12x16x128xbf16>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %149 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %150 = stablehlo.multiply %149, %148 : tensor<12x16x128xbf16>
    %151 = stablehlo.multiply %133, %150 : tensor<12x16x128xbf16>
    %152 = stablehlo.dot_general %151, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %153 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %155 = stablehlo.add %152, %154 : tensor<12x16x32xbf16>
    %156 = stablehlo.add %96, %155 : tensor<12x16x32xbf16>
    %157 = stablehlo.convert %156 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %161 = stablehlo.divide %159, %160 : tensor<12x16x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %163 = stablehlo.subtract %157, %162 : tensor<12x16x32xf32>
    %164 = chlo.square %163 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %166 = stablehlo.multiply %165, %163 : tensor<12x16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%164 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %170 = stablehlo.divide %168, %169 : tensor<12x16x1xf32>
    %171 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %172 = stablehlo.subtract %157, %171 : tensor<12x16x32xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %174 = stablehlo.add %170, %173 : tensor<12x16x1xf32>
    %175 = stablehlo.rsqrt %174 : tensor<12x16x1xf32>
    %176 = stablehlo.divide %175, %174 : tensor<12x16x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %178 = stablehlo.multiply %177, %176 : tensor<12x16x1xf32>
    %179 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %180 = stablehlo.multiply %172, %179 : tensor<12x16x32xf32>
    %181 = stablehlo.convert %arg17 : (tensor<32xbf16>) -> tensor<32xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %184 = stablehlo.multiply %180, %183 : tensor<12x16x32xf32>
    %185 = stablehlo.convert %arg16 : (tensor<32xbf16>) -> tensor<32xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %188 = stablehlo.add %184, %187 : tensor<12x16x32xf32>
    %189 = stablehlo.convert %188 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %190 = stablehlo.dot_general %189, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %191 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %193 = stablehlo.add %190, %192 : tensor<12x16x96xbf16>
    %194 = stablehlo.slice %193 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %195 = stablehlo.slice %193 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %196 = stablehlo.slice %193 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %197 = stablehlo.reshape %194 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %198 = stablehlo.reshape %195 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %199 = stablehlo.reshape %196 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %200 = stablehlo.dot_general %197, %198, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_40 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %202 = stablehlo.divide %200, %201 : tensor<12x2x16x16xf32>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %203 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %204 = call @tril(%203) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_42 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %205:3 = call @_where(%204, %202, %cst_42) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %206 = stablehlo.reduce(%205#0 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %207 = stablehlo.reshape %206 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %209 = stablehlo.compare EQ, %205#0, %208, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %210 = stablehlo.convert %209 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %213 = stablehlo.maximum %212, %206 : tensor<12x2x16xf32>
    %214 = stablehlo.compare EQ, %206, %213, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %217 = stablehlo.select %214, %215, %216 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %219 = stablehlo.compare EQ, %218, %213, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %222 = stablehlo.select %219, %220, %221 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %223 = stablehlo.divide %217, %222 : tensor<12x2x16xf32>
    %224 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %226 = stablehlo.subtract %205#0, %225 : tensor<12x2x16x16xf32>
    %227 = stablehlo.exponential %226 : tensor<12x2x16x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %231 = stablehlo.divide %227, %230 : tensor<12x2x16x16xf32>
    %232 = stablehlo.multiply %229, %229 : tensor<12x2x16x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %234 = stablehlo.divide %233, %232 : tensor<12x2x16x1xf32>
    %235 = stablehlo.convert %231 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %236 = stablehlo.dot_general %199, %235, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %237 = stablehlo.transpose %236, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %238 = stablehlo.reshape %237 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %239 = stablehlo.dot_general %238, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %240 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %242 = stablehlo.add %239, %241 : tensor<12x16x32xbf16>
    %243 = stablehlo.add %156, %242 : tensor<12x16x32xbf16>
    %244 = stablehlo.convert %243 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%244 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_54 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %248 = stablehlo.divide %246, %247 : tensor<12x16x1xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %250 = stablehlo.subtract %244, %249 : tensor<12x16x32xf32>
    %251 = chlo.square %250 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %253 = stablehlo.multiply %252, %250 : tensor<12x16x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%251 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_57 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %257 = stablehlo.divide %255, %256 : tensor<12x16x1xf32>
    %258 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %259 = stablehlo.subtract %244, %258 : tensor<12x16x32xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %261 = stablehlo.add %257, %260 : tensor<12x16x1xf32>
    %262 = stablehlo.rsqrt %261 : tensor<12x16x1xf32>
    %263 = stablehlo.divide %262, %261 : tensor<12x16x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %265 = stablehlo.multiply %264, %263 : tensor<12x16x1xf32>
    %266 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %267 = stablehlo.multiply %259, %266 : tensor<12x16x32xf32>
    %268 = stablehlo.convert %arg19 : (tensor<32xbf16>) -> tensor<32xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %271 = stablehlo.multiply %267, %270 : tensor<12x16x32xf32>
    %272 = stablehlo.convert %arg18 : (tensor<32xbf16>) -> tensor<32xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %275 = stablehlo.add %271, %274 : tensor<12x16x32xf32>
    %276 = stablehlo.convert %275 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %277 = stablehlo.dot_general %276, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %278 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %280 = stablehlo.add %277, %279 : tensor<12x16x128xbf16>
    %281 = stablehlo.multiply %280, %280 : tensor<12x16x128xbf16>
    %282 = stablehlo.multiply %281, %280 : tensor<12x16x128xbf16>
    %283 = stablehlo.multiply %280, %280 : tensor<12x16x128xbf16>
    %cst_60 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %284 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %285 = stablehlo.multiply %284, %283 : tensor<12x16x128xbf16>
    %cst_61 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %286 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %287 = stablehlo.multiply %286, %282 : tensor<12x16x128xbf16>
    %288 = stablehlo.add %280, %287 : tensor<12x16x128xbf16>
    %cst_62 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %289 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %290 = stablehlo.multiply %289, %288 : tensor<12x16x128xbf16>
    %291 = stablehlo.tanh %290 : tensor<12x16x128xbf16>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %292 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %293 = stablehlo.subtract %292, %291 : tensor<12x16x128xbf16>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %294 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %295 = stablehlo.add %294, %291 : tensor<12x16x128xbf16>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %296 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %297 = stablehlo.multiply %296, %295 : tensor<12x16x128xbf16>
    %298 = stablehlo.multiply %280, %297 : tensor<12x16x128xbf16>
    %299 = stablehlo.dot_general %298, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %300 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %302 = stablehlo.add %299, %301 : tensor<12x16x32xbf16>
    %303 = stablehlo.add %243, %302 : tensor<12x16x32xbf16>
    %304 = stablehlo.convert %303 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_67 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %308 = stablehlo.divide %306, %307 : tensor<12x16x1xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %310 = stablehlo.subtract %304, %309 : tensor<12x16x32xf32>
    %311 = chlo.square %310 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %313 = stablehlo.multiply %312, %310 : tensor<12x16x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%311 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %317 = stablehlo.divide %315, %316 : tensor<12x16x1xf32>
    %318 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %319 = stablehlo.subtract %304, %318 : tensor<12x16x32xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %321 = stablehlo.add %317, %320 : tensor<12x16x1xf32>
    %322 = stablehlo.rsqrt %321 : tensor<12x16x1xf32>
    %323 = stablehlo.divide %322, %321 : tensor<12x16x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %325 = stablehlo.multiply %324, %323 : tensor<12x16x1xf32>
    %326 = stablehlo.broadcast_in_dim %322, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %327 = stablehlo.multiply %319, %326 : tensor<12x16x32xf32>
    %328 = stablehlo.convert %arg25 : (tensor<32xbf16>) -> tensor<32xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %331 = stablehlo.multiply %327, %330 : tensor<12x16x32xf32>
    %332 = stablehlo.convert %arg24 : (tensor<32xbf16>) -> tensor<32xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %335 = stablehlo.add %331, %334 : tensor<12x16x32xf32>
    %336 = stablehlo.convert %335 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %337 = stablehlo.dot_general %336, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<64x32xbf16>) -> tensor<12x16x64xf32>
    %338:3 = call @log_softmax(%337) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %339 = call @_one_hot(%arg114) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %340 = stablehlo.multiply %338#0, %339 : tensor<12x16x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %343 = stablehlo.divide %342, %cst_75 : tensor<f32>
    %344 = stablehlo.negate %343 : tensor<f32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %345 = stablehlo.negate %cst_76 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %346 = stablehlo.divide %345, %cst_77 : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %349 = stablehlo.multiply %348, %339 : tensor<12x16x64xf32>
    %350 = call @log_softmax_0(%338#1, %338#2, %349) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %351 = stablehlo.convert %350 : tensor<12x16x64xf32>
    %352 = stablehlo.convert %336 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %353 = stablehlo.dot_general %351, %352, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %354 = stablehlo.convert %353 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %355 = stablehlo.convert %350 : tensor<12x16x64xf32>
    %356 = stablehlo.convert %arg27 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
    %357 = stablehlo.dot_general %355, %356, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<64x32xf32>) -> tensor<12x16x32xf32>
    %358 = stablehlo.convert %357 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %359 = stablehlo.convert %358 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %361 = stablehlo.reshape %360 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %363 = stablehlo.convert %362 : (tensor<32xf32>) -> tensor<32xbf16>
    %364 = stablehlo.multiply %327, %359 : tensor<12x16x32xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %366 = stablehlo.reshape %365 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %367 = stablehlo.broadcast_in_dim %329, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %368 = stablehlo.multiply %359, %367 : tensor<12x16x32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%366 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %370 = stablehlo.convert %369 : (tensor<32xf32>) -> tensor<32xbf16>
    %371 = stablehlo.multiply %319, %368 : tensor<12x16x32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.reduce(%371 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %373 = stablehlo.reshape %372 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %374 = stablehlo.broadcast_in_dim %322, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %375 = stablehlo.multiply %368, %374 : tensor<12x16x32xf32>
    %376 = stablehlo.multiply %373, %325 : tensor<12x16x1xf32>
    %377 = stablehlo.negate %375 : tensor<12x16x32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %379 = stablehlo.reshape %378 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_84 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %381 = stablehlo.divide %376, %380 : tensor<12x16x1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %384 = stablehlo.multiply %383, %313 : tensor<12x16x32xf32>
    %385 = stablehlo.negate %384 : tensor<12x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %387 = stablehlo.reshape %386 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %388 = stablehlo.add %375, %384 : tensor<12x16x32xf32>
    %389 = stablehlo.add %379, %387 : tensor<12x16x1xf32>
    %cst_87 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %391 = stablehlo.divide %389, %390 : tensor<12x16x1xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %394 = stablehlo.add %388, %393 : tensor<12x16x32xf32>
    %395 = stablehlo.convert %394 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %396 = stablehlo.reduce(%395 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %397 = stablehlo.reshape %396 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %398 = stablehlo.reduce(%397 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %399 = stablehlo.dot_general %395, %298, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x128xbf16>) -> tensor<32x128xbf16>
    %400 = stablehlo.transpose %399, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %401 = stablehlo.dot_general %395, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<128x32xbf16>) -> tensor<12x16x128xbf16>
    %402 = stablehlo.multiply %280, %401 : tensor<12x16x128xbf16>
    %403 = stablehlo.multiply %401, %297 : tensor<12x16x128xbf16>
    %cst_91 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %404 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %405 = stablehlo.multiply %404, %402 : tensor<12x16x128xbf16>
    %406 = stablehlo.multiply %405, %293 : tensor<12x16x128xbf16>
    %407 = stablehlo.multiply %406, %291 : tensor<12x16x128xbf16>
    %408 = stablehlo.add %406, %407 : tensor<12x16x128xbf16>
    %cst_92 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %409 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %410 = stablehlo.multiply %409, %408 : tensor<12x16x128xbf16>
    %411 = stablehlo.add %403, %410 : tensor<12x16x128xbf16>
    %cst_93 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %412 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %413 = stablehlo.multiply %412, %410 : tensor<12x16x128xbf16>
    %414 = stablehlo.multiply %413, %285 : tensor<12x16x128xbf16>
    %415 = stablehlo.add %411, %414 : tensor<12x16x128xbf16>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %416 = stablehlo.reduce(%415 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %417 = stablehlo.reshape %416 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %418 = stablehlo.reduce(%417 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %419 = stablehlo.dot_general %415, %276, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<12x16x32xbf16>) -> tensor<128x32xbf16>
    %420 = stablehlo.transpose %419, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %421 = stablehlo.dot_general %415, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<32x128xbf16>) -> tensor<12x16x32xbf16>
    %422 = stablehlo.convert %421 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %424 = stablehlo.reshape %423 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %426 = stablehlo.convert %425 : (tensor<32xf32>) -> tensor<32xbf16>
    %427 = stablehlo.multiply %267, %422 : tensor<12x16x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.reduce(%427 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %429 = stablehlo.reshape %428 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %430 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %431 = stablehlo.multiply %422, %430 : tensor<12x16x32xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%429 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %433 = stablehlo.convert %432 : (tensor<32xf32>) -> tensor<32xbf16>
    %434 = stablehlo.multiply %259, %431 : tensor<12x16x32xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %436 = stablehlo.reshape %435 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %437 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %438 = stablehlo.multiply %431, %437 : tensor<12x16x32xf32>
    %439 = stablehlo.multiply %436, %265 : tensor<12x16x1xf32>
    %440 = stablehlo.negate %438 : tensor<12x16x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %442 = stablehlo.reshape %441 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_102 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %444 = stablehlo.divide %439, %443 : tensor<12x16x1xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %447 = stablehlo.multiply %446, %253 : tensor<12x16x32xf32>
    %448 = stablehlo.negate %447 : tensor<12x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.reduce(%448 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %450 = stablehlo.reshape %449 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %451 = stablehlo.add %438, %447 : tensor<12x16x32xf32>
    %452 = stablehlo.add %442, %450 : tensor<12x16x1xf32>
    %cst_105 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %454 = stablehlo.divide %452, %453 : tensor<12x16x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %457 = stablehlo.add %451, %456 : tensor<12x16x32xf32>
    %458 = stablehlo.convert %457 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %459 = stablehlo.add %395, %458 : tensor<12x16x32xbf16>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %460 = stablehlo.reduce(%459 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %461 = stablehlo.reshape %460 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %462 = stablehlo.reduce(%461 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %463 = stablehlo.dot_general %459, %238, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<32x32xbf16>
    %464 = stablehlo.transpose %463, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %465 = stablehlo.dot_general %459, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %466 = stablehlo.reshape %465 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %467 = stablehlo.transpose %466, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %468 = stablehlo.dot_general %467, %199, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %469 = stablehlo.dot_general %467, %235, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %470 = stablehlo.transpose %469, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %471 = stablehlo.convert %468 : (tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xf32>
    %472 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %473 = stablehlo.multiply %471, %472 : tensor<12x2x16x16xf32>
    %474 = stablehlo.multiply %473, %227 : tensor<12x2x16x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %476 = stablehlo.reshape %475 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %477 = stablehlo.negate %476 : tensor<12x2x16x1xf32>
    %478 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %479 = stablehlo.divide %471, %478 : tensor<12x2x16x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%477 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %482 = stablehlo.add %479, %481 : tensor<12x2x16x16xf32>
    %483 = stablehlo.multiply %482, %227 : tensor<12x2x16x16xf32>
    %484 = call @_where_1(%205#1, %205#2, %483) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_111 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %486 = stablehlo.divide %484, %485 : tensor<12x2x16x16xf32>
    %487 = stablehlo.convert %486 : tensor<12x2x16x16xf32>
    %488 = stablehlo.convert %197 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %489 = stablehlo.dot_general %487, %488, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %490 = stablehlo.transpose %489, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %491 = stablehlo.convert %490 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %492 = stablehlo.convert %486 : tensor<12x2x16x16xf32>
    %493 = stablehlo.convert %198 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %494 = stablehlo.dot_general %492, %493, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %495 = stablehlo.transpose %494, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %496 = stablehlo.convert %495 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %497 = stablehlo.reshape %470 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %498 = stablehlo.reshape %491 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %499 = stablehlo.reshape %496 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %500 = stablehlo.concatenate %499, %498, %497, dim = 2 : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<12x16x96xbf16>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %501 = stablehlo.reduce(%500 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %502 = stablehlo.reshape %501 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %503 = stablehlo.reduce(%502 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %504 = stablehlo.dot_general %500, %189, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<12x16x32xbf16>) -> tensor<96x32xbf16>
    %505 = stablehlo.transpose %504, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %506 = stablehlo.dot_general %500, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<32x96xbf16>) -> tensor<12x16x32xbf16>
    %507 = stablehlo.convert %506 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %509 = stablehlo.reshape %508 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %511 = stablehlo.convert %510 : (tensor<32xf32>) -> tensor<32xbf16>
    %512 = stablehlo.multiply %180, %507 : tensor<12x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.reduce(%512 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %514 = stablehlo.reshape %513 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %515 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %516 = stablehlo.multiply %507, %515 : tensor<12x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%514 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %518 = stablehlo.convert %517 : (tensor<32xf32>) -> tensor<32xbf16>
    %519 = stablehlo.multiply %172, %516 : tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %521 = stablehlo.reshape %520 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %522 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %523 = stablehlo.multiply %516, %522 : tensor<12x16x32xf32>
    %524 = stablehlo.multiply %521, %178 : tensor<12x16x1xf32>
    %525 = stablehlo.negate %523 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %527 = stablehlo.reshape %526 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_120 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %529 = stablehlo.divide %524, %528 : tensor<12x16x1xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%529 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %532 = stablehlo.multiply %531, %166 : tensor<12x16x32xf32>
    %533 = stablehlo.negate %532 : tensor<12x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %535 = stablehlo.reshape %534 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %536 = stablehlo.add %523, %532 : tensor<12x16x32xf32>
    %537 = stablehlo.add %527, %535 : tensor<12x16x1xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %539 = stablehlo.divide %537, %538 : tensor<12x16x1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %542 = stablehlo.add %536, %541 : tensor<12x16x32xf32>
    %543 = stablehlo.convert %542 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %544 = stablehlo.add %459, %543 : tensor<12x16x32xbf16>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %545 = stablehlo.reduce(%544 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %546 = stablehlo.reshape %545 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %547 = stablehlo.reduce(%546 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %548 = stablehlo.dot_general %544, %151, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x128xbf16>) -> tensor<32x128xbf16>
    %549 = stablehlo.transpose %548, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %550 = stablehlo.dot_general %544, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<128x32xbf16>) -> tensor<12x16x128xbf16>
    %551 = stablehlo.multiply %133, %550 : tensor<12x16x128xbf16>
    %552 = stablehlo.multiply %550, %150 : tensor<12x16x128xbf16>
    %cst_127 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %553 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %554 = stablehlo.multiply %553, %551 : tensor<12x16x128xbf16>
    %555 = stablehlo.multiply %554, %146 : tensor<12x16x128xbf16>
    %556 = stablehlo.multiply %555, %144 : tensor<12x16x128xbf16>
    %557 = stablehlo.add %555, %556 : tensor<12x16x128xbf16>
    %cst_128 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %558 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %559 = stablehlo.multiply %558, %557 : tensor<12x16x128xbf16>
    %560 = stablehlo.add %552, %559 : tensor<12x16x128xbf16>
    %cst_129 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %561 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %562 = stablehlo.multiply %561, %559 : tensor<12x16x128xbf16>
    %563 = stablehlo.multiply %562, %138 : tensor<12x16x128xbf16>
    %564 = stablehlo.add %560, %563 : tensor<12x16x128xbf16>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %565 = stablehlo.reduce(%564 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %566 = stablehlo.reshape %565 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %567 = stablehlo.reduce(%566 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %568 = stablehlo.dot_general %564, %129, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<12x16x32xbf16>) -> tensor<128x32xbf16>
    %569 = stablehlo.transpose %568, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %570 = stablehlo.dot_general %564, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<32x128xbf16>) -> tensor<12x16x32xbf16>
    %571 = stablehlo.convert %570 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %573 = stablehlo.reshape %572 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %575 = stablehlo.convert %574 : (tensor<32xf32>) -> tensor<32xbf16>
    %576 = stablehlo.multiply %120, %571 : tensor<12x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%576 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %578 = stablehlo.reshape %577 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %579 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %580 = stablehlo.multiply %571, %579 : tensor<12x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.reduce(%578 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %582 = stablehlo.convert %581 : (tensor<32xf32>) -> tensor<32xbf16>
    %583 = stablehlo.multiply %112, %580 : tensor<12x16x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %585 = stablehlo.reshape %584 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %586 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %587 = stablehlo.multiply %580, %586 : tensor<12x16x32xf32>
    %588 = stablehlo.multiply %585, %118 : tensor<12x16x1xf32>
    %589 = stablehlo.negate %587 : tensor<12x16x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.reduce(%589 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %591 = stablehlo.reshape %590 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_138 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %593 = stablehlo.divide %588, %592 : tensor<12x16x1xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%593 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %596 = stablehlo.multiply %595, %106 : tensor<12x16x32xf32>
    %597 = stablehlo.negate %596 : tensor<12x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.reduce(%597 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %599 = stablehlo.reshape %598 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %600 = stablehlo.add %587, %596 : tensor<12x16x32xf32>
    %601 = stablehlo.add %591, %599 : tensor<12x16x1xf32>
    %cst_141 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %603 = stablehlo.divide %601, %602 : tensor<12x16x1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%603 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %606 = stablehlo.add %600, %605 : tensor<12x16x32xf32>
    %607 = stablehlo.convert %606 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %608 = stablehlo.add %544, %607 : tensor<12x16x32xbf16>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %609 = stablehlo.reduce(%608 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %610 = stablehlo.reshape %609 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %611 = stablehlo.reduce(%610 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %612 = stablehlo.dot_general %608, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<32x32xbf16>
    %613 = stablehlo.transpose %612, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %614 = stablehlo.dot_general %608, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %615 = stablehlo.reshape %614 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %616 = stablehlo.transpose %615, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %617 = stablehlo.dot_general %616, %52, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %618 = stablehlo.dot_general %616, %88, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %619 = stablehlo.transpose %618, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %620 = stablehlo.convert %617 : (tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xf32>
    %621 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %622 = stablehlo.multiply %620, %621 : tensor<12x2x16x16xf32>
    %623 = stablehlo.multiply %622, %80 : tensor<12x2x16x16xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %625 = stablehlo.reshape %624 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %626 = stablehlo.negate %625 : tensor<12x2x16x1xf32>
    %627 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %628 = stablehlo.divide %620, %627 : tensor<12x2x16x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%626 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %631 = stablehlo.add %628, %630 : tensor<12x2x16x16xf32>
    %632 = stablehlo.multiply %631, %80 : tensor<12x2x16x16xf32>
    %633 = call @_where_1(%58#1, %58#2, %632) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_147 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %635 = stablehlo.divide %633, %634 : tensor<12x2x16x16xf32>
    %636 = stablehlo.convert %635 : tensor<12x2x16x16xf32>
    %637 = stablehlo.convert %50 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %638 = stablehlo.dot_general %636, %637, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %639 = stablehlo.transpose %638, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %640 = stablehlo.convert %639 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %641 = stablehlo.convert %635 : tensor<12x2x16x16xf32>
    %642 = stablehlo.convert %51 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %643 = stablehlo.dot_general %641, %642, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %644 = stablehlo.transpose %643, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %645 = stablehlo.convert %644 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %646 = stablehlo.reshape %619 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %647 = stablehlo.reshape %640 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %648 = stablehlo.reshape %645 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %649 = stablehlo.concatenate %648, %647, %646, dim = 2 : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<12x16x96xbf16>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %650 = stablehlo.reduce(%649 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %651 = stablehlo.reshape %650 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %652 = stablehlo.reduce(%651 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %653 = stablehlo.dot_general %649, %42, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<12x16x32xbf16>) -> tensor<96x32xbf16>
    %654 = stablehlo.transpose %653, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %655 = stablehlo.dot_general %649, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<32x96xbf16>) -> tensor<12x16x32xbf16>
    %656 = stablehlo.convert %655 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%656 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %658 = stablehlo.reshape %657 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %660 = stablehlo.convert %659 : (tensor<32xf32>) -> tensor<32xbf16>
    %661 = stablehlo.multiply %33, %656 : tensor<12x16x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%661 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %663 = stablehlo.reshape %662 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %664 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %665 = stablehlo.multiply %656, %664 : tensor<12x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.reduce(%663 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %667 = stablehlo.convert %666 : (tensor<32xf32>) -> tensor<32xbf16>
    %668 = stablehlo.multiply %25, %665 : tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %670 = stablehlo.reshape %669 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %671 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %672 = stablehlo.multiply %665, %671 : tensor<12x16x32xf32>
    %673 = stablehlo.multiply %670, %31 : tensor<12x16x1xf32>
    %674 = stablehlo.negate %672 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %676 = stablehlo.reshape %675 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_156 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %678 = stablehlo.divide %673, %677 : tensor<12x16x1xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %681 = stablehlo.multiply %680, %19 : tensor<12x16x32xf32>
    %682 = stablehlo.negate %681 : tensor<12x16x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.reduce(%682 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %684 = stablehlo.reshape %683 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %685 = stablehlo.add %672, %681 : tensor<12x16x32xf32>
    %686 = stablehlo.add %676, %684 : tensor<12x16x1xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %688 = stablehlo.divide %686, %687 : tensor<12x16x1xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %691 = stablehlo.add %685, %690 : tensor<12x16x32xf32>
    %692 = stablehlo.convert %691 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %693 = stablehlo.add %608, %692 : tensor<12x16x32xbf16>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %694 = stablehlo.reduce(%693 init: %cst_161) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<16x32xbf16>
    %695 = stablehlo.reshape %694 : (tensor<16x32xbf16>) -> tensor<1x16x32xbf16>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %696 = stablehlo.reduce(%695 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xbf16>, tensor<bf16>) -> tensor<16x32xbf16>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %697 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<bf16>) -> tensor<64x32xbf16>
    %698 = "stablehlo.scatter"(%697, %5, %693) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg115: tensor<bf16>, %arg116: tensor<bf16>):
      %1779 = stablehlo.add %arg115, %arg116 : tensor<bf16>
      stablehlo.return %1779 : tensor<bf16>
    }) : (tensor<64x32xbf16>, tensor<12x16x1xi32>, tensor<12x16x32xbf16>) -> tensor<64x32xbf16>
    %699 = stablehlo.add %354, %698 : tensor<64x32xbf16>
    %700 = stablehlo.convert %611 : (tensor<32xbf16>) -> tensor<32xf32>
    %701 = stablehlo.convert %613 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %702 = stablehlo.convert %652 : (tensor<96xbf16>) -> tensor<96xf32>
    %703 = stablehlo.convert %654 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %704 = stablehlo.convert %660 : (tensor<32xbf16>) -> tensor<32xf32>
    %705 = stablehlo.convert %667 : (tensor<32xbf16>) -> tensor<32xf32>
    %706 = stablehlo.convert %575 : (tensor<32xbf16>) -> tensor<32xf32>
    %707 = stablehlo.convert %582 : (tensor<32xbf16>) -> tensor<32xf32>
    %708 = stablehlo.convert %547 : (tensor<32xbf16>) -> tensor<32xf32>
    %709 = stablehlo.convert %549 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %710 = stablehlo.convert %567 : (tensor<128xbf16>) -> tensor<128xf32>
    %711 = stablehlo.convert %569 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %712 = stablehlo.convert %462 : (tensor<32xbf16>) -> tensor<32xf32>
    %713 = stablehlo.convert %464 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %714 = stablehlo.convert %503 : (tensor<96xbf16>) -> tensor<96xf32>
    %715 = stablehlo.convert %505 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %716 = stablehlo.convert %511 : (tensor<32xbf16>) -> tensor<32xf32>
    %717 = stablehlo.convert %518 : (tensor<32xbf16>) -> tensor<32xf32>
    %718 = stablehlo.convert %426 : (tensor<32xbf16>) -> tensor<32xf32>
    %719 = stablehlo.convert %433 : (tensor<32xbf16>) -> tensor<32xf32>
    %720 = stablehlo.convert %398 : (tensor<32xbf16>) -> tensor<32xf32>
    %721 = stablehlo.convert %400 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %722 = stablehlo.convert %418 : (tensor<128xbf16>) -> tensor<128xf32>
    %723 = stablehlo.convert %420 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %724 = stablehlo.convert %363 : (tensor<32xbf16>) -> tensor<32xf32>
    %725 = stablehlo.convert %370 : (tensor<32xbf16>) -> tensor<32xf32>
    %726 = stablehlo.convert %696 : (tensor<16x32xbf16>) -> tensor<16x32xf32>
    %727 = stablehlo.convert %699 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
    %728 = chlo.square %700 : tensor<32xf32> -> tensor<32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %730 = chlo.square %729 : tensor<32xf32> -> tensor<32xf32>
    %731 = stablehlo.add %728, %730 : tensor<32xf32>
    %732 = chlo.square %701 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %734 = chlo.square %733 : tensor<32x32xf32> -> tensor<32x32xf32>
    %735 = stablehlo.add %732, %734 : tensor<32x32xf32>
    %736 = chlo.square %702 : tensor<96xf32> -> tensor<96xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %738 = chlo.square %737 : tensor<96xf32> -> tensor<96xf32>
    %739 = stablehlo.add %736, %738 : tensor<96xf32>
    %740 = chlo.square %703 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %742 = chlo.square %741 : tensor<32x96xf32> -> tensor<32x96xf32>
    %743 = stablehlo.add %740, %742 : tensor<32x96xf32>
    %744 = chlo.square %704 : tensor<32xf32> -> tensor<32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %746 = chlo.square %745 : tensor<32xf32> -> tensor<32xf32>
    %747 = stablehlo.add %744, %746 : tensor<32xf32>
    %748 = chlo.square %705 : tensor<32xf32> -> tensor<32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %750 = chlo.square %749 : tensor<32xf32> -> tensor<32xf32>
    %751 = stablehlo.add %748, %750 : tensor<32xf32>
    %752 = chlo.square %706 : tensor<32xf32> -> tensor<32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %754 = chlo.square %753 : tensor<32xf32> -> tensor<32xf32>
    %755 = stablehlo.add %752, %754 : tensor<32xf32>
    %756 = chlo.square %707 : tensor<32xf32> -> tensor<32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %758 = chlo.square %757 : tensor<32xf32> -> tensor<32xf32>
    %759 = stablehlo.add %756, %758 : tensor<32xf32>
    %760 = chlo.square %708 : tensor<32xf32> -> tensor<32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %762 = chlo.square %761 : tensor<32xf32> -> tensor<32xf32>
    %763 = stablehlo.add %760, %762 : tensor<32xf32>
    %764 = chlo.square %709 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %766 = chlo.square %765 : tensor<128x32xf32> -> tensor<128x32xf32>
    %767 = stablehlo.add %764, %766 : tensor<128x32xf32>
    %768 = chlo.square %710 : tensor<128xf32> -> tensor<128xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %770 = chlo.square %769 : tensor<128xf32> -> tensor<128xf32>
    %771 = stablehlo.add %768, %770 : tensor<128xf32>
    %772 = chlo.square %711 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %774 = chlo.square %773 : tensor<32x128xf32> -> tensor<32x128xf32>
    %775 = stablehlo.add %772, %774 : tensor<32x128xf32>
    %776 = chlo.square %712 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %778 = chlo.square %777 : tensor<32xf32> -> tensor<32xf32>
    %779 = stablehlo.add %776, %778 : tensor<32xf32>
    %780 = chlo.square %713 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %782 = chlo.square %781 : tensor<32x32xf32> -> tensor<32x32xf32>
    %783 = stablehlo.add %780, %782 : tensor<32x32xf32>
    %784 = chlo.square %714 : tensor<96xf32> -> tensor<96xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %786 = chlo.square %785 : tensor<96xf32> -> tensor<96xf32>
    %787 = stablehlo.add %784, %786 : tensor<96xf32>
    %788 = chlo.square %715 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %790 = chlo.square %789 : tensor<32x96xf32> -> tensor<32x96xf32>
    %791 = stablehlo.add %788, %790 : tensor<32x96xf32>
    %792 = chlo.square %716 : tensor<32xf32> -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %794 = chlo.square %793 : tensor<32xf32> -> tensor<32xf32>
    %795 = stablehlo.add %792, %794 : tensor<32xf32>
    %796 = chlo.square %717 : tensor<32xf32> -> tensor<32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %798 = chlo.square %797 : tensor<32xf32> -> tensor<32xf32>
    %799 = stablehlo.add %796, %798 : tensor<32xf32>
    %800 = chlo.square %718 : tensor<32xf32> -> tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %802 = chlo.square %801 : tensor<32xf32> -> tensor<32xf32>
    %803 = stablehlo.add %800, %802 : tensor<32xf32>
    %804 = chlo.square %719 : tensor<32xf32> -> tensor<32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %806 = chlo.square %805 : tensor<32xf32> -> tensor<32xf32>
    %807 = stablehlo.add %804, %806 : tensor<32xf32>
    %808 = chlo.square %720 : tensor<32xf32> -> tensor<32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %810 = chlo.square %809 : tensor<32xf32> -> tensor<32xf32>
    %811 = stablehlo.add %808, %810 : tensor<32xf32>
    %812 = chlo.square %721 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %814 = chlo.square %813 : tensor<128x32xf32> -> tensor<128x32xf32>
    %815 = stablehlo.add %812, %814 : tensor<128x32xf32>
    %816 = chlo.square %722 : tensor<128xf32> -> tensor<128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %818 = chlo.square %817 : tensor<128xf32> -> tensor<128xf32>
    %819 = stablehlo.add %816, %818 : tensor<128xf32>
    %820 = chlo.square %723 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %822 = chlo.square %821 : tensor<32x128xf32> -> tensor<32x128xf32>
    %823 = stablehlo.add %820, %822 : tensor<32x128xf32>
    %824 = chlo.square %724 : tensor<32xf32> -> tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %826 = chlo.square %825 : tensor<32xf32> -> tensor<32xf32>
    %827 = stablehlo.add %824, %826 : tensor<32xf32>
    %828 = chlo.square %725 : tensor<32xf32> -> tensor<32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %830 = chlo.square %829 : tensor<32xf32> -> tensor<32xf32>
    %831 = stablehlo.add %828, %830 : tensor<32xf32>
    %832 = chlo.square %726 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %834 = chlo.square %833 : tensor<16x32xf32> -> tensor<16x32xf32>
    %835 = stablehlo.add %832, %834 : tensor<16x32xf32>
    %836 = chlo.square %727 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %838 = chlo.square %837 : tensor<64x32xf32> -> tensor<64x32xf32>
    %839 = stablehlo.add %836, %838 : tensor<64x32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%731 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%735 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%739 init: %cst_194) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%743 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%747 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%751 init: %cst_197) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%755 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%759 init: %cst_199) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%763 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.reduce(%767 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%771 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %851 = stablehlo.reduce(%775 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%779 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %853 = stablehlo.reduce(%783 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.reduce(%787 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.reduce(%791 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%795 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.reduce(%799 init: %cst_209) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %858 = stablehlo.reduce(%803 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.reduce(%807 init: %cst_211) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%811 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.reduce(%815 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%819 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %863 = stablehlo.reduce(%823 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %864 = stablehlo.reduce(%827 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.reduce(%831 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %866 = stablehlo.reduce(%835 init: %cst_218) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %867 = stablehlo.reduce(%839 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %868 = stablehlo.add %cst_220, %840 : tensor<f32>
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
    %893 = stablehlo.add %892, %865 : tensor<f32>
    %894 = stablehlo.add %893, %866 : tensor<f32>
    %895 = stablehlo.add %894, %867 : tensor<f32>
    %896 = stablehlo.sqrt %895 : tensor<f32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %897 = stablehlo.compare LT, %896, %cst_221, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %898 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %899 = stablehlo.divide %700, %898 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %901 = stablehlo.multiply %899, %900 : tensor<32xf32>
    %902 = stablehlo.select %897, %700, %901 : tensor<i1>, tensor<32xf32>
    %903 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %904 = stablehlo.divide %701, %903 : tensor<32x32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %906 = stablehlo.multiply %904, %905 : tensor<32x32xf32>
    %907 = stablehlo.select %897, %701, %906 : tensor<i1>, tensor<32x32xf32>
    %908 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %909 = stablehlo.divide %702, %908 : tensor<96xf32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %911 = stablehlo.multiply %909, %910 : tensor<96xf32>
    %912 = stablehlo.select %897, %702, %911 : tensor<i1>, tensor<96xf32>
    %913 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %914 = stablehlo.divide %703, %913 : tensor<32x96xf32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %916 = stablehlo.multiply %914, %915 : tensor<32x96xf32>
    %917 = stablehlo.select %897, %703, %916 : tensor<i1>, tensor<32x96xf32>
    %918 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %919 = stablehlo.divide %704, %918 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %921 = stablehlo.multiply %919, %920 : tensor<32xf32>
    %922 = stablehlo.select %897, %704, %921 : tensor<i1>, tensor<32xf32>
    %923 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %924 = stablehlo.divide %705, %923 : tensor<32xf32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %926 = stablehlo.multiply %924, %925 : tensor<32xf32>
    %927 = stablehlo.select %897, %705, %926 : tensor<i1>, tensor<32xf32>
    %928 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %929 = stablehlo.divide %706, %928 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %931 = stablehlo.multiply %929, %930 : tensor<32xf32>
    %932 = stablehlo.select %897, %706, %931 : tensor<i1>, tensor<32xf32>
    %933 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %934 = stablehlo.divide %707, %933 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %936 = stablehlo.multiply %934, %935 : tensor<32xf32>
    %937 = stablehlo.select %897, %707, %936 : tensor<i1>, tensor<32xf32>
    %938 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %939 = stablehlo.divide %708, %938 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %941 = stablehlo.multiply %939, %940 : tensor<32xf32>
    %942 = stablehlo.select %897, %708, %941 : tensor<i1>, tensor<32xf32>
    %943 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %944 = stablehlo.divide %709, %943 : tensor<128x32xf32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %946 = stablehlo.multiply %944, %945 : tensor<128x32xf32>
    %947 = stablehlo.select %897, %709, %946 : tensor<i1>, tensor<128x32xf32>
    %948 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %949 = stablehlo.divide %710, %948 : tensor<128xf32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %951 = stablehlo.multiply %949, %950 : tensor<128xf32>
    %952 = stablehlo.select %897, %710, %951 : tensor<i1>, tensor<128xf32>
    %953 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %954 = stablehlo.divide %711, %953 : tensor<32x128xf32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %956 = stablehlo.multiply %954, %955 : tensor<32x128xf32>
    %957 = stablehlo.select %897, %711, %956 : tensor<i1>, tensor<32x128xf32>
    %958 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %959 = stablehlo.divide %712, %958 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %961 = stablehlo.multiply %959, %960 : tensor<32xf32>
    %962 = stablehlo.select %897, %712, %961 : tensor<i1>, tensor<32xf32>
    %963 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %964 = stablehlo.divide %713, %963 : tensor<32x32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %966 = stablehlo.multiply %964, %965 : tensor<32x32xf32>
    %967 = stablehlo.select %897, %713, %966 : tensor<i1>, tensor<32x32xf32>
    %968 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %969 = stablehlo.divide %714, %968 : tensor<96xf32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %971 = stablehlo.multiply %969, %970 : tensor<96xf32>
    %972 = stablehlo.select %897, %714, %971 : tensor<i1>, tensor<96xf32>
    %973 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %974 = stablehlo.divide %715, %973 : tensor<32x96xf32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %976 = stablehlo.multiply %974, %975 : tensor<32x96xf32>
    %977 = stablehlo.select %897, %715, %976 : tensor<i1>, tensor<32x96xf32>
    %978 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %979 = stablehlo.divide %716, %978 : tensor<32xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %981 = stablehlo.multiply %979, %980 : tensor<32xf32>
    %982 = stablehlo.select %897, %716, %981 : tensor<i1>, tensor<32xf32>
    %983 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %984 = stablehlo.divide %717, %983 : tensor<32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %986 = stablehlo.multiply %984, %985 : tensor<32xf32>
    %987 = stablehlo.select %897, %717, %986 : tensor<i1>, tensor<32xf32>
    %988 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %989 = stablehlo.divide %718, %988 : tensor<32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %991 = stablehlo.multiply %989, %990 : tensor<32xf32>
    %992 = stablehlo.select %897, %718, %991 : tensor<i1>, tensor<32xf32>
    %993 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %994 = stablehlo.divide %719, %993 : tensor<32xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %996 = stablehlo.multiply %994, %995 : tensor<32xf32>
    %997 = stablehlo.select %897, %719, %996 : tensor<i1>, tensor<32xf32>
    %998 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %999 = stablehlo.divide %720, %998 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1001 = stablehlo.multiply %999, %1000 : tensor<32xf32>
    %1002 = stablehlo.select %897, %720, %1001 : tensor<i1>, tensor<32xf32>
    %1003 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1004 = stablehlo.divide %721, %1003 : tensor<128x32xf32>
    %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1006 = stablehlo.multiply %1004, %1005 : tensor<128x32xf32>
    %1007 = stablehlo.select %897, %721, %1006 : tensor<i1>, tensor<128x32xf32>
    %1008 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1009 = stablehlo.divide %722, %1008 : tensor<128xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1011 = stablehlo.multiply %1009, %1010 : tensor<128xf32>
    %1012 = stablehlo.select %897, %722, %1011 : tensor<i1>, tensor<128xf32>
    %1013 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1014 = stablehlo.divide %723, %1013 : tensor<32x128xf32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1016 = stablehlo.multiply %1014, %1015 : tensor<32x128xf32>
    %1017 = stablehlo.select %897, %723, %1016 : tensor<i1>, tensor<32x128xf32>
    %1018 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1019 = stablehlo.divide %724, %1018 : tensor<32xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1021 = stablehlo.multiply %1019, %1020 : tensor<32xf32>
    %1022 = stablehlo.select %897, %724, %1021 : tensor<i1>, tensor<32xf32>
    %1023 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1024 = stablehlo.divide %725, %1023 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1026 = stablehlo.multiply %1024, %1025 : tensor<32xf32>
    %1027 = stablehlo.select %897, %725, %1026 : tensor<i1>, tensor<32xf32>
    %1028 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1029 = stablehlo.divide %726, %1028 : tensor<16x32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1031 = stablehlo.multiply %1029, %1030 : tensor<16x32xf32>
    %1032 = stablehlo.select %897, %726, %1031 : tensor<i1>, tensor<16x32xf32>
    %1033 = stablehlo.broadcast_in_dim %896, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1034 = stablehlo.divide %727, %1033 : tensor<64x32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1036 = stablehlo.multiply %1034, %1035 : tensor<64x32xf32>
    %1037 = stablehlo.select %897, %727, %1036 : tensor<i1>, tensor<64x32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1039 = stablehlo.multiply %1038, %902 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1041 = stablehlo.multiply %1040, %arg29 : tensor<32xf32>
    %1042 = stablehlo.add %1039, %1041 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1044 = stablehlo.multiply %1043, %907 : tensor<32x32xf32>
    %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1046 = stablehlo.multiply %1045, %arg30 : tensor<32x32xf32>
    %1047 = stablehlo.add %1044, %1046 : tensor<32x32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1049 = stablehlo.multiply %1048, %912 : tensor<96xf32>
    %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1051 = stablehlo.multiply %1050, %arg31 : tensor<96xf32>
    %1052 = stablehlo.add %1049, %1051 : tensor<96xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1054 = stablehlo.multiply %1053, %917 : tensor<32x96xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1056 = stablehlo.multiply %1055, %arg32 : tensor<32x96xf32>
    %1057 = stablehlo.add %1054, %1056 : tensor<32x96xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1059 = stablehlo.multiply %1058, %922 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1061 = stablehlo.multiply %1060, %arg33 : tensor<32xf32>
    %1062 = stablehlo.add %1059, %1061 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1064 = stablehlo.multiply %1063, %927 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1066 = stablehlo.multiply %1065, %arg34 : tensor<32xf32>
    %1067 = stablehlo.add %1064, %1066 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1069 = stablehlo.multiply %1068, %932 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1071 = stablehlo.multiply %1070, %arg35 : tensor<32xf32>
    %1072 = stablehlo.add %1069, %1071 : tensor<32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1074 = stablehlo.multiply %1073, %937 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1076 = stablehlo.multiply %1075, %arg36 : tensor<32xf32>
    %1077 = stablehlo.add %1074, %1076 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1079 = stablehlo.multiply %1078, %942 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1081 = stablehlo.multiply %1080, %arg37 : tensor<32xf32>
    %1082 = stablehlo.add %1079, %1081 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1084 = stablehlo.multiply %1083, %947 : tensor<128x32xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1086 = stablehlo.multiply %1085, %arg38 : tensor<128x32xf32>
    %1087 = stablehlo.add %1084, %1086 : tensor<128x32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1089 = stablehlo.multiply %1088, %952 : tensor<128xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1091 = stablehlo.multiply %1090, %arg39 : tensor<128xf32>
    %1092 = stablehlo.add %1089, %1091 : tensor<128xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1094 = stablehlo.multiply %1093, %957 : tensor<32x128xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1096 = stablehlo.multiply %1095, %arg40 : tensor<32x128xf32>
    %1097 = stablehlo.add %1094, %1096 : tensor<32x128xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1099 = stablehlo.multiply %1098, %962 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1101 = stablehlo.multiply %1100, %arg41 : tensor<32xf32>
    %1102 = stablehlo.add %1099, %1101 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1104 = stablehlo.multiply %1103, %967 : tensor<32x32xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1106 = stablehlo.multiply %1105, %arg42 : tensor<32x32xf32>
    %1107 = stablehlo.add %1104, %1106 : tensor<32x32xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1109 = stablehlo.multiply %1108, %972 : tensor<96xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1111 = stablehlo.multiply %1110, %arg43 : tensor<96xf32>
    %1112 = stablehlo.add %1109, %1111 : tensor<96xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1114 = stablehlo.multiply %1113, %977 : tensor<32x96xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1116 = stablehlo.multiply %1115, %arg44 : tensor<32x96xf32>
    %1117 = stablehlo.add %1114, %1116 : tensor<32x96xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1119 = stablehlo.multiply %1118, %982 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1121 = stablehlo.multiply %1120, %arg45 : tensor<32xf32>
    %1122 = stablehlo.add %1119, %1121 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1124 = stablehlo.multiply %1123, %987 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1126 = stablehlo.multiply %1125, %arg46 : tensor<32xf32>
    %1127 = stablehlo.add %1124, %1126 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1129 = stablehlo.multiply %1128, %992 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1131 = stablehlo.multiply %1130, %arg47 : tensor<32xf32>
    %1132 = stablehlo.add %1129, %1131 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1134 = stablehlo.multiply %1133, %997 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1136 = stablehlo.multiply %1135, %arg48 : tensor<32xf32>
    %1137 = stablehlo.add %1134, %1136 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1139 = stablehlo.multiply %1138, %1002 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1141 = stablehlo.multiply %1140, %arg49 : tensor<32xf32>
    %1142 = stablehlo.add %1139, %1141 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1144 = stablehlo.multiply %1143, %1007 : tensor<128x32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1146 = stablehlo.multiply %1145, %arg50 : tensor<128x32xf32>
    %1147 = stablehlo.add %1144, %1146 : tensor<128x32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1149 = stablehlo.multiply %1148, %1012 : tensor<128xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1151 = stablehlo.multiply %1150, %arg51 : tensor<128xf32>
    %1152 = stablehlo.add %1149, %1151 : tensor<128xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1154 = stablehlo.multiply %1153, %1017 : tensor<32x128xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1156 = stablehlo.multiply %1155, %arg52 : tensor<32x128xf32>
    %1157 = stablehlo.add %1154, %1156 : tensor<32x128xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1159 = stablehlo.multiply %1158, %1022 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1161 = stablehlo.multiply %1160, %arg53 : tensor<32xf32>
    %1162 = stablehlo.add %1159, %1161 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1164 = stablehlo.multiply %1163, %1027 : tensor<32xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1166 = stablehlo.multiply %1165, %arg54 : tensor<32xf32>
    %1167 = stablehlo.add %1164, %1166 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1169 = stablehlo.multiply %1168, %1032 : tensor<16x32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1171 = stablehlo.multiply %1170, %arg55 : tensor<16x32xf32>
    %1172 = stablehlo.add %1169, %1171 : tensor<16x32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1174 = stablehlo.multiply %1173, %1037 : tensor<64x32xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1176 = stablehlo.multiply %1175, %arg56 : tensor<64x32xf32>
    %1177 = stablehlo.add %1174, %1176 : tensor<64x32xf32>
    %1178 = stablehlo.multiply %902, %902 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1180 = stablehlo.multiply %1179, %1178 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1182 = stablehlo.multiply %1181, %arg57 : tensor<32xf32>
    %1183 = stablehlo.add %1180, %1182 : tensor<32xf32>
    %1184 = stablehlo.multiply %907, %907 : tensor<32x32xf32>
    %cst_308 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1186 = stablehlo.multiply %1185, %1184 : tensor<32x32xf32>
    %cst_309 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1188 = stablehlo.multiply %1187, %arg58 : tensor<32x32xf32>
    %1189 = stablehlo.add %1186, %1188 : tensor<32x32xf32>
    %1190 = stablehlo.multiply %912, %912 : tensor<96xf32>
    %cst_310 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1192 = stablehlo.multiply %1191, %1190 : tensor<96xf32>
    %cst_311 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1194 = stablehlo.multiply %1193, %arg59 : tensor<96xf32>
    %1195 = stablehlo.add %1192, %1194 : tensor<96xf32>
    %1196 = stablehlo.multiply %917, %917 : tensor<32x96xf32>
    %cst_312 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1198 = stablehlo.multiply %1197, %1196 : tensor<32x96xf32>
    %cst_313 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1200 = stablehlo.multiply %1199, %arg60 : tensor<32x96xf32>
    %1201 = stablehlo.add %1198, %1200 : tensor<32x96xf32>
    %1202 = stablehlo.multiply %922, %922 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1204 = stablehlo.multiply %1203, %1202 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1206 = stablehlo.multiply %1205, %arg61 : tensor<32xf32>
    %1207 = stablehlo.add %1204, %1206 : tensor<32xf32>
    %1208 = stablehlo.multiply %927, %927 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1210 = stablehlo.multiply %1209, %1208 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1212 = stablehlo.multiply %1211, %arg62 : tensor<32xf32>
    %1213 = stablehlo.add %1210, %1212 : tensor<32xf32>
    %1214 = stablehlo.multiply %932, %932 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1216 = stablehlo.multiply %1215, %1214 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1218 = stablehlo.multiply %1217, %arg63 : tensor<32xf32>
    %1219 = stablehlo.add %1216, %1218 : tensor<32xf32>
    %1220 = stablehlo.multiply %937, %937 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1221 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1222 = stablehlo.multiply %1221, %1220 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1224 = stablehlo.multiply %1223, %arg64 : tensor<32xf32>
    %1225 = stablehlo.add %1222, %1224 : tensor<32xf32>
    %1226 = stablehlo.multiply %942, %942 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1228 = stablehlo.multiply %1227, %1226 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1230 = stablehlo.multiply %1229, %arg65 : tensor<32xf32>
    %1231 = stablehlo.add %1228, %1230 : tensor<32xf32>
    %1232 = stablehlo.multiply %947, %947 : tensor<128x32xf32>
    %cst_324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1234 = stablehlo.multiply %1233, %1232 : tensor<128x32xf32>
    %cst_325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1236 = stablehlo.multiply %1235, %arg66 : tensor<128x32xf32>
    %1237 = stablehlo.add %1234, %1236 : tensor<128x32xf32>
    %1238 = stablehlo.multiply %952, %952 : tensor<128xf32>
    %cst_326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1240 = stablehlo.multiply %1239, %1238 : tensor<128xf32>
    %cst_327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1242 = stablehlo.multiply %1241, %arg67 : tensor<128xf32>
    %1243 = stablehlo.add %1240, %1242 : tensor<128xf32>
    %1244 = stablehlo.multiply %957, %957 : tensor<32x128xf32>
    %cst_328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1245 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1246 = stablehlo.multiply %1245, %1244 : tensor<32x128xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1248 = stablehlo.multiply %1247, %arg68 : tensor<32x128xf32>
    %1249 = stablehlo.add %1246, %1248 : tensor<32x128xf32>
    %1250 = stablehlo.multiply %962, %962 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1252 = stablehlo.multiply %1251, %1250 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1254 = stablehlo.multiply %1253, %arg69 : tensor<32xf32>
    %1255 = stablehlo.add %1252, %1254 : tensor<32xf32>
    %1256 = stablehlo.multiply %967, %967 : tensor<32x32xf32>
    %cst_332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1258 = stablehlo.multiply %1257, %1256 : tensor<32x32xf32>
    %cst_333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1260 = stablehlo.multiply %1259, %arg70 : tensor<32x32xf32>
    %1261 = stablehlo.add %1258, %1260 : tensor<32x32xf32>
    %1262 = stablehlo.multiply %972, %972 : tensor<96xf32>
    %cst_334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1264 = stablehlo.multiply %1263, %1262 : tensor<96xf32>
    %cst_335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1266 = stablehlo.multiply %1265, %arg71 : tensor<96xf32>
    %1267 = stablehlo.add %1264, %1266 : tensor<96xf32>
    %1268 = stablehlo.multiply %977, %977 : tensor<32x96xf32>
    %cst_336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1270 = stablehlo.multiply %1269, %1268 : tensor<32x96xf32>
    %cst_337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1272 = stablehlo.multiply %1271, %arg72 : tensor<32x96xf32>
    %1273 = stablehlo.add %1270, %1272 : tensor<32x96xf32>
    %1274 = stablehlo.multiply %982, %982 : tensor<32xf32>
    %cst_338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1276 = stablehlo.multiply %1275, %1274 : tensor<32xf32>
    %cst_339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.multiply %1277, %arg73 : tensor<32xf32>
    %1279 = stablehlo.add %1276, %1278 : tensor<32xf32>
    %1280 = stablehlo.multiply %987, %987 : tensor<32xf32>
    %cst_340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1282 = stablehlo.multiply %1281, %1280 : tensor<32xf32>
    %cst_341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1284 = stablehlo.multiply %1283, %arg74 : tensor<32xf32>
    %1285 = stablehlo.add %1282, %1284 : tensor<32xf32>
    %1286 = stablehlo.multiply %992, %992 : tensor<32xf32>
    %cst_342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1287 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1288 = stablehlo.multiply %1287, %1286 : tensor<32xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1290 = stablehlo.multiply %1289, %arg75 : tensor<32xf32>
    %1291 = stablehlo.add %1288, %1290 : tensor<32xf32>
    %1292 = stablehlo.multiply %997, %997 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1294 = stablehlo.multiply %1293, %1292 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1296 = stablehlo.multiply %1295, %arg76 : tensor<32xf32>
    %1297 = stablehlo.add %1294, %1296 : tensor<32xf32>
    %1298 = stablehlo.multiply %1002, %1002 : tensor<32xf32>
    %cst_346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1300 = stablehlo.multiply %1299, %1298 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1302 = stablehlo.multiply %1301, %arg77 : tensor<32xf32>
    %1303 = stablehlo.add %1300, %1302 : tensor<32xf32>
    %1304 = stablehlo.multiply %1007, %1007 : tensor<128x32xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1306 = stablehlo.multiply %1305, %1304 : tensor<128x32xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1308 = stablehlo.multiply %1307, %arg78 : tensor<128x32xf32>
    %1309 = stablehlo.add %1306, %1308 : tensor<128x32xf32>
    %1310 = stablehlo.multiply %1012, %1012 : tensor<128xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1311 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1312 = stablehlo.multiply %1311, %1310 : tensor<128xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1314 = stablehlo.multiply %1313, %arg79 : tensor<128xf32>
    %1315 = stablehlo.add %1312, %1314 : tensor<128xf32>
    %1316 = stablehlo.multiply %1017, %1017 : tensor<32x128xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1317 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1318 = stablehlo.multiply %1317, %1316 : tensor<32x128xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1320 = stablehlo.multiply %1319, %arg80 : tensor<32x128xf32>
    %1321 = stablehlo.add %1318, %1320 : tensor<32x128xf32>
    %1322 = stablehlo.multiply %1022, %1022 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1324 = stablehlo.multiply %1323, %1322 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1326 = stablehlo.multiply %1325, %arg81 : tensor<32xf32>
    %1327 = stablehlo.add %1324, %1326 : tensor<32xf32>
    %1328 = stablehlo.multiply %1027, %1027 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1330 = stablehlo.multiply %1329, %1328 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1332 = stablehlo.multiply %1331, %arg82 : tensor<32xf32>
    %1333 = stablehlo.add %1330, %1332 : tensor<32xf32>
    %1334 = stablehlo.multiply %1032, %1032 : tensor<16x32xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1335 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1336 = stablehlo.multiply %1335, %1334 : tensor<16x32xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1338 = stablehlo.multiply %1337, %arg83 : tensor<16x32xf32>
    %1339 = stablehlo.add %1336, %1338 : tensor<16x32xf32>
    %1340 = stablehlo.multiply %1037, %1037 : tensor<64x32xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1342 = stablehlo.multiply %1341, %1340 : tensor<64x32xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1344 = stablehlo.multiply %1343, %arg84 : tensor<64x32xf32>
    %1345 = stablehlo.add %1342, %1344 : tensor<64x32xf32>
    %c_362 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1346 = stablehlo.compare LT, %arg28, %c_362, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_363 = stablehlo.constant dense<1> : tensor<i32>
    %1347 = stablehlo.add %arg28, %c_363 : tensor<i32>
    %c_364 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1348 = call @_where_2(%1346, %1347, %c_364) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1349 = stablehlo.convert %1348 : (tensor<i32>) -> tensor<f32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1350 = stablehlo.convert %1348 : (tensor<i32>) -> tensor<f32>
    %1351 = stablehlo.power %cst_365, %1350 : tensor<f32>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1352 = stablehlo.subtract %cst_366, %1351 : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1354 = stablehlo.divide %1042, %1353 : tensor<32xf32>
    %1355 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1356 = stablehlo.divide %1047, %1355 : tensor<32x32xf32>
    %1357 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1358 = stablehlo.divide %1052, %1357 : tensor<96xf32>
    %1359 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1360 = stablehlo.divide %1057, %1359 : tensor<32x96xf32>
    %1361 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.divide %1062, %1361 : tensor<32xf32>
    %1363 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1364 = stablehlo.divide %1067, %1363 : tensor<32xf32>
    %1365 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1366 = stablehlo.divide %1072, %1365 : tensor<32xf32>
    %1367 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1368 = stablehlo.divide %1077, %1367 : tensor<32xf32>
    %1369 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1370 = stablehlo.divide %1082, %1369 : tensor<32xf32>
    %1371 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1372 = stablehlo.divide %1087, %1371 : tensor<128x32xf32>
    %1373 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1374 = stablehlo.divide %1092, %1373 : tensor<128xf32>
    %1375 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1376 = stablehlo.divide %1097, %1375 : tensor<32x128xf32>
    %1377 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1378 = stablehlo.divide %1102, %1377 : tensor<32xf32>
    %1379 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1380 = stablehlo.divide %1107, %1379 : tensor<32x32xf32>
    %1381 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1382 = stablehlo.divide %1112, %1381 : tensor<96xf32>
    %1383 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1384 = stablehlo.divide %1117, %1383 : tensor<32x96xf32>
    %1385 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1386 = stablehlo.divide %1122, %1385 : tensor<32xf32>
    %1387 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1388 = stablehlo.divide %1127, %1387 : tensor<32xf32>
    %1389 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1390 = stablehlo.divide %1132, %1389 : tensor<32xf32>
    %1391 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1392 = stablehlo.divide %1137, %1391 : tensor<32xf32>
    %1393 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1394 = stablehlo.divide %1142, %1393 : tensor<32xf32>
    %1395 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1396 = stablehlo.divide %1147, %1395 : tensor<128x32xf32>
    %1397 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1398 = stablehlo.divide %1152, %1397 : tensor<128xf32>
    %1399 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1400 = stablehlo.divide %1157, %1399 : tensor<32x128xf32>
    %1401 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1402 = stablehlo.divide %1162, %1401 : tensor<32xf32>
    %1403 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1404 = stablehlo.divide %1167, %1403 : tensor<32xf32>
    %1405 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1406 = stablehlo.divide %1172, %1405 : tensor<16x32xf32>
    %1407 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1408 = stablehlo.divide %1177, %1407 : tensor<64x32xf32>
    %1409 = stablehlo.convert %1348 : (tensor<i32>) -> tensor<f32>
    %cst_367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1410 = stablehlo.convert %1348 : (tensor<i32>) -> tensor<f32>
    %1411 = stablehlo.power %cst_367, %1410 : tensor<f32>
    %cst_368 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1412 = stablehlo.subtract %cst_368, %1411 : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1414 = stablehlo.divide %1183, %1413 : tensor<32xf32>
    %1415 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1416 = stablehlo.divide %1189, %1415 : tensor<32x32xf32>
    %1417 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1418 = stablehlo.divide %1195, %1417 : tensor<96xf32>
    %1419 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1420 = stablehlo.divide %1201, %1419 : tensor<32x96xf32>
    %1421 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1422 = stablehlo.divide %1207, %1421 : tensor<32xf32>
    %1423 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1424 = stablehlo.divide %1213, %1423 : tensor<32xf32>
    %1425 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1426 = stablehlo.divide %1219, %1425 : tensor<32xf32>
    %1427 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1428 = stablehlo.divide %1225, %1427 : tensor<32xf32>
    %1429 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1430 = stablehlo.divide %1231, %1429 : tensor<32xf32>
    %1431 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1432 = stablehlo.divide %1237, %1431 : tensor<128x32xf32>
    %1433 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1434 = stablehlo.divide %1243, %1433 : tensor<128xf32>
    %1435 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1436 = stablehlo.divide %1249, %1435 : tensor<32x128xf32>
    %1437 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1438 = stablehlo.divide %1255, %1437 : tensor<32xf32>
    %1439 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1440 = stablehlo.divide %1261, %1439 : tensor<32x32xf32>
    %1441 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1442 = stablehlo.divide %1267, %1441 : tensor<96xf32>
    %1443 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1444 = stablehlo.divide %1273, %1443 : tensor<32x96xf32>
    %1445 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1446 = stablehlo.divide %1279, %1445 : tensor<32xf32>
    %1447 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1448 = stablehlo.divide %1285, %1447 : tensor<32xf32>
    %1449 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1450 = stablehlo.divide %1291, %1449 : tensor<32xf32>
    %1451 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1452 = stablehlo.divide %1297, %1451 : tensor<32xf32>
    %1453 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1454 = stablehlo.divide %1303, %1453 : tensor<32xf32>
    %1455 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1456 = stablehlo.divide %1309, %1455 : tensor<128x32xf32>
    %1457 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1458 = stablehlo.divide %1315, %1457 : tensor<128xf32>
    %1459 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1460 = stablehlo.divide %1321, %1459 : tensor<32x128xf32>
    %1461 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1462 = stablehlo.divide %1327, %1461 : tensor<32xf32>
    %1463 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1464 = stablehlo.divide %1333, %1463 : tensor<32xf32>
    %1465 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1466 = stablehlo.divide %1339, %1465 : tensor<16x32xf32>
    %1467 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1468 = stablehlo.divide %1345, %1467 : tensor<64x32xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1470 = stablehlo.add %1414, %1469 : tensor<32xf32>
    %1471 = stablehlo.sqrt %1470 : tensor<32xf32>
    %cst_370 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1473 = stablehlo.add %1471, %1472 : tensor<32xf32>
    %1474 = stablehlo.divide %1354, %1473 : tensor<32xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1476 = stablehlo.add %1416, %1475 : tensor<32x32xf32>
    %1477 = stablehlo.sqrt %1476 : tensor<32x32xf32>
    %cst_372 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1479 = stablehlo.add %1477, %1478 : tensor<32x32xf32>
    %1480 = stablehlo.divide %1356, %1479 : tensor<32x32xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1482 = stablehlo.add %1418, %1481 : tensor<96xf32>
    %1483 = stablehlo.sqrt %1482 : tensor<96xf32>
    %cst_374 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1485 = stablehlo.add %1483, %1484 : tensor<96xf32>
    %1486 = stablehlo.divide %1358, %1485 : tensor<96xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1488 = stablehlo.add %1420, %1487 : tensor<32x96xf32>
    %1489 = stablehlo.sqrt %1488 : tensor<32x96xf32>
    %cst_376 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1491 = stablehlo.add %1489, %1490 : tensor<32x96xf32>
    %1492 = stablehlo.divide %1360, %1491 : tensor<32x96xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1494 = stablehlo.add %1422, %1493 : tensor<32xf32>
    %1495 = stablehlo.sqrt %1494 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1497 = stablehlo.add %1495, %1496 : tensor<32xf32>
    %1498 = stablehlo.divide %1362, %1497 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1500 = stablehlo.add %1424, %1499 : tensor<32xf32>
    %1501 = stablehlo.sqrt %1500 : tensor<32xf32>
    %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1503 = stablehlo.add %1501, %1502 : tensor<32xf32>
    %1504 = stablehlo.divide %1364, %1503 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1506 = stablehlo.add %1426, %1505 : tensor<32xf32>
    %1507 = stablehlo.sqrt %1506 : tensor<32xf32>
    %cst_382 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1509 = stablehlo.add %1507, %1508 : tensor<32xf32>
    %1510 = stablehlo.divide %1366, %1509 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1512 = stablehlo.add %1428, %1511 : tensor<32xf32>
    %1513 = stablehlo.sqrt %1512 : tensor<32xf32>
    %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1515 = stablehlo.add %1513, %1514 : tensor<32xf32>
    %1516 = stablehlo.divide %1368, %1515 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1518 = stablehlo.add %1430, %1517 : tensor<32xf32>
    %1519 = stablehlo.sqrt %1518 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1521 = stablehlo.add %1519, %1520 : tensor<32xf32>
    %1522 = stablehlo.divide %1370, %1521 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1524 = stablehlo.add %1432, %1523 : tensor<128x32xf32>
    %1525 = stablehlo.sqrt %1524 : tensor<128x32xf32>
    %cst_388 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1527 = stablehlo.add %1525, %1526 : tensor<128x32xf32>
    %1528 = stablehlo.divide %1372, %1527 : tensor<128x32xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1530 = stablehlo.add %1434, %1529 : tensor<128xf32>
    %1531 = stablehlo.sqrt %1530 : tensor<128xf32>
    %cst_390 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1533 = stablehlo.add %1531, %1532 : tensor<128xf32>
    %1534 = stablehlo.divide %1374, %1533 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1536 = stablehlo.add %1436, %1535 : tensor<32x128xf32>
    %1537 = stablehlo.sqrt %1536 : tensor<32x128xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1539 = stablehlo.add %1537, %1538 : tensor<32x128xf32>
    %1540 = stablehlo.divide %1376, %1539 : tensor<32x128xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1542 = stablehlo.add %1438, %1541 : tensor<32xf32>
    %1543 = stablehlo.sqrt %1542 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1545 = stablehlo.add %1543, %1544 : tensor<32xf32>
    %1546 = stablehlo.divide %1378, %1545 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1548 = stablehlo.add %1440, %1547 : tensor<32x32xf32>
    %1549 = stablehlo.sqrt %1548 : tensor<32x32xf32>
    %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1551 = stablehlo.add %1549, %1550 : tensor<32x32xf32>
    %1552 = stablehlo.divide %1380, %1551 : tensor<32x32xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1554 = stablehlo.add %1442, %1553 : tensor<96xf32>
    %1555 = stablehlo.sqrt %1554 : tensor<96xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1557 = stablehlo.add %1555, %1556 : tensor<96xf32>
    %1558 = stablehlo.divide %1382, %1557 : tensor<96xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1560 = stablehlo.add %1444, %1559 : tensor<32x96xf32>
    %1561 = stablehlo.sqrt %1560 : tensor<32x96xf32>
    %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1563 = stablehlo.add %1561, %1562 : tensor<32x96xf32>
    %1564 = stablehlo.divide %1384, %1563 : tensor<32x96xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1566 = stablehlo.add %1446, %1565 : tensor<32xf32>
    %1567 = stablehlo.sqrt %1566 : tensor<32xf32>
    %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1569 = stablehlo.add %1567, %1568 : tensor<32xf32>
    %1570 = stablehlo.divide %1386, %1569 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1572 = stablehlo.add %1448, %1571 : tensor<32xf32>
    %1573 = stablehlo.sqrt %1572 : tensor<32xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1575 = stablehlo.add %1573, %1574 : tensor<32xf32>
    %1576 = stablehlo.divide %1388, %1575 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1578 = stablehlo.add %1450, %1577 : tensor<32xf32>
    %1579 = stablehlo.sqrt %1578 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1581 = stablehlo.add %1579, %1580 : tensor<32xf32>
    %1582 = stablehlo.divide %1390, %1581 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1584 = stablehlo.add %1452, %1583 : tensor<32xf32>
    %1585 = stablehlo.sqrt %1584 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1587 = stablehlo.add %1585, %1586 : tensor<32xf32>
    %1588 = stablehlo.divide %1392, %1587 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1590 = stablehlo.add %1454, %1589 : tensor<32xf32>
    %1591 = stablehlo.sqrt %1590 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1593 = stablehlo.add %1591, %1592 : tensor<32xf32>
    %1594 = stablehlo.divide %1394, %1593 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1596 = stablehlo.add %1456, %1595 : tensor<128x32xf32>
    %1597 = stablehlo.sqrt %1596 : tensor<128x32xf32>
    %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1599 = stablehlo.add %1597, %1598 : tensor<128x32xf32>
    %1600 = stablehlo.divide %1396, %1599 : tensor<128x32xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1602 = stablehlo.add %1458, %1601 : tensor<128xf32>
    %1603 = stablehlo.sqrt %1602 : tensor<128xf32>
    %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1605 = stablehlo.add %1603, %1604 : tensor<128xf32>
    %1606 = stablehlo.divide %1398, %1605 : tensor<128xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1608 = stablehlo.add %1460, %1607 : tensor<32x128xf32>
    %1609 = stablehlo.sqrt %1608 : tensor<32x128xf32>
    %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1611 = stablehlo.add %1609, %1610 : tensor<32x128xf32>
    %1612 = stablehlo.divide %1400, %1611 : tensor<32x128xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1614 = stablehlo.add %1462, %1613 : tensor<32xf32>
    %1615 = stablehlo.sqrt %1614 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1617 = stablehlo.add %1615, %1616 : tensor<32xf32>
    %1618 = stablehlo.divide %1402, %1617 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1620 = stablehlo.add %1464, %1619 : tensor<32xf32>
    %1621 = stablehlo.sqrt %1620 : tensor<32xf32>
    %cst_420 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1623 = stablehlo.add %1621, %1622 : tensor<32xf32>
    %1624 = stablehlo.divide %1404, %1623 : tensor<32xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1626 = stablehlo.add %1466, %1625 : tensor<16x32xf32>
    %1627 = stablehlo.sqrt %1626 : tensor<16x32xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1629 = stablehlo.add %1627, %1628 : tensor<16x32xf32>
    %1630 = stablehlo.divide %1406, %1629 : tensor<16x32xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1631 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1632 = stablehlo.add %1468, %1631 : tensor<64x32xf32>
    %1633 = stablehlo.sqrt %1632 : tensor<64x32xf32>
    %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1635 = stablehlo.add %1633, %1634 : tensor<64x32xf32>
    %1636 = stablehlo.divide %1408, %1635 : tensor<64x32xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1637 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1638 = stablehlo.multiply %1637, %arg86 : tensor<32x32xf32>
    %1639 = stablehlo.add %1480, %1638 : tensor<32x32xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1641 = stablehlo.multiply %1640, %arg88 : tensor<32x96xf32>
    %1642 = stablehlo.add %1492, %1641 : tensor<32x96xf32>
    %cst_427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1644 = stablehlo.multiply %1643, %arg94 : tensor<128x32xf32>
    %1645 = stablehlo.add %1528, %1644 : tensor<128x32xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1647 = stablehlo.multiply %1646, %arg96 : tensor<32x128xf32>
    %1648 = stablehlo.add %1540, %1647 : tensor<32x128xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1650 = stablehlo.multiply %1649, %arg98 : tensor<32x32xf32>
    %1651 = stablehlo.add %1552, %1650 : tensor<32x32xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1653 = stablehlo.multiply %1652, %arg100 : tensor<32x96xf32>
    %1654 = stablehlo.add %1564, %1653 : tensor<32x96xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1656 = stablehlo.multiply %1655, %arg106 : tensor<128x32xf32>
    %1657 = stablehlo.add %1600, %1656 : tensor<128x32xf32>
    %cst_432 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1659 = stablehlo.multiply %1658, %arg108 : tensor<32x128xf32>
    %1660 = stablehlo.add %1612, %1659 : tensor<32x128xf32>
    %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1661 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1662 = stablehlo.multiply %1661, %arg111 : tensor<16x32xf32>
    %1663 = stablehlo.add %1630, %1662 : tensor<16x32xf32>
    %cst_434 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1665 = stablehlo.multiply %1664, %arg112 : tensor<64x32xf32>
    %1666 = stablehlo.add %1636, %1665 : tensor<64x32xf32>
    %cst_435 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1668 = stablehlo.multiply %1667, %1474 : tensor<32xf32>
    %cst_436 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1670 = stablehlo.multiply %1669, %1639 : tensor<32x32xf32>
    %cst_437 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1671 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1672 = stablehlo.multiply %1671, %1486 : tensor<96xf32>
    %cst_438 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1674 = stablehlo.multiply %1673, %1642 : tensor<32x96xf32>
    %cst_439 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1675 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1676 = stablehlo.multiply %1675, %1498 : tensor<32xf32>
    %cst_440 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1677 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1678 = stablehlo.multiply %1677, %1504 : tensor<32xf32>
    %cst_441 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1680 = stablehlo.multiply %1679, %1510 : tensor<32xf32>
    %cst_442 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1681 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1682 = stablehlo.multiply %1681, %1516 : tensor<32xf32>
    %cst_443 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1683 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1684 = stablehlo.multiply %1683, %1522 : tensor<32xf32>
    %cst_444 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1686 = stablehlo.multiply %1685, %1645 : tensor<128x32xf32>
    %cst_445 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1688 = stablehlo.multiply %1687, %1534 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1690 = stablehlo.multiply %1689, %1648 : tensor<32x128xf32>
    %cst_447 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1692 = stablehlo.multiply %1691, %1546 : tensor<32xf32>
    %cst_448 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1694 = stablehlo.multiply %1693, %1651 : tensor<32x32xf32>
    %cst_449 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1696 = stablehlo.multiply %1695, %1558 : tensor<96xf32>
    %cst_450 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1698 = stablehlo.multiply %1697, %1654 : tensor<32x96xf32>
    %cst_451 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1700 = stablehlo.multiply %1699, %1570 : tensor<32xf32>
    %cst_452 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1701 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1702 = stablehlo.multiply %1701, %1576 : tensor<32xf32>
    %cst_453 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1704 = stablehlo.multiply %1703, %1582 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1705 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1706 = stablehlo.multiply %1705, %1588 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1707 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1708 = stablehlo.multiply %1707, %1594 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1710 = stablehlo.multiply %1709, %1657 : tensor<128x32xf32>
    %cst_457 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1711 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1712 = stablehlo.multiply %1711, %1606 : tensor<128xf32>
    %cst_458 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1713 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1714 = stablehlo.multiply %1713, %1660 : tensor<32x128xf32>
    %cst_459 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1716 = stablehlo.multiply %1715, %1618 : tensor<32xf32>
    %cst_460 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1717 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1718 = stablehlo.multiply %1717, %1624 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1719 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1720 = stablehlo.multiply %1719, %1663 : tensor<16x32xf32>
    %cst_462 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1722 = stablehlo.multiply %1721, %1666 : tensor<64x32xf32>
    %1723 = stablehlo.add %arg85, %1668 : tensor<32xf32>
    %1724 = stablehlo.add %arg86, %1670 : tensor<32x32xf32>
    %1725 = stablehlo.add %arg87, %1672 : tensor<96xf32>
    %1726 = stablehlo.add %arg88, %1674 : tensor<32x96xf32>
    %1727 = stablehlo.add %arg89, %1676 : tensor<32xf32>
    %1728 = stablehlo.add %arg90, %1678 : tensor<32xf32>
    %1729 = stablehlo.add %arg91, %1680 : tensor<32xf32>
    %1730 = stablehlo.add %arg92, %1682 : tensor<32xf32>
    %1731 = stablehlo.add %arg93, %1684 : tensor<32xf32>
    %1732 = stablehlo.add %arg94, %1686 : tensor<128x32xf32>
    %1733 = stablehlo.add %arg95, %1688 : tensor<128xf32>
    %1734 = stablehlo.add %arg96, %1690 : tensor<32x128xf32>
    %1735 = stablehlo.add %arg97, %1692 : tensor<32xf32>
    %1736 = stablehlo.add %arg98, %1694 : tensor<32x32xf32>
    %1737 = stablehlo.add %arg99, %1696 : tensor<96xf32>
    %1738 = stablehlo.add %arg100, %1698 : tensor<32x96xf32>
    %1739 = stablehlo.add %arg101, %1700 : tensor<32xf32>
    %1740 = stablehlo.add %arg102, %1702 : tensor<32xf32>
    %1741 = stablehlo.add %arg103, %1704 : tensor<32xf32>
    %1742 = stablehlo.add %arg104, %1706 : tensor<32xf32>
    %1743 = stablehlo.add %arg105, %1708 : tensor<32xf32>
    %1744 = stablehlo.add %arg106, %1710 : tensor<128x32xf32>
    %1745 = stablehlo.add %arg107, %1712 : tensor<128xf32>
    %1746 = stablehlo.add %arg108, %1714 : tensor<32x128xf32>
    %1747 = stablehlo.add %arg109, %1716 : tensor<32xf32>
    %1748 = stablehlo.add %arg110, %1718 : tensor<32xf32>
    %1749 = stablehlo.add %arg111, %1720 : tensor<16x32xf32>
    %1750 = stablehlo.add %arg112, %1722 : tensor<64x32xf32>
    %1751 = stablehlo.convert %1723 : (tensor<32xf32>) -> tensor<32xbf16>
    %1752 = stablehlo.convert %1724 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %1753 = stablehlo.convert %1725 : (tensor<96xf32>) -> tensor<96xbf16>
    %1754 = stablehlo.convert %1726 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %1755 = stablehlo.convert %1727 : (tensor<32xf32>) -> tensor<32xbf16>
    %1756 = stablehlo.convert %1728 : (tensor<32xf32>) -> tensor<32xbf16>
    %1757 = stablehlo.convert %1729 : (tensor<32xf32>) -> tensor<32xbf16>
    %1758 = stablehlo.convert %1730 : (tensor<32xf32>) -> tensor<32xbf16>
    %1759 = stablehlo.convert %1731 : (tensor<32xf32>) -> tensor<32xbf16>
    %1760 = stablehlo.convert %1732 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %1761 = stablehlo.convert %1733 : (tensor<128xf32>) -> tensor<128xbf16>
    %1762 = stablehlo.convert %1734 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %1763 = stablehlo.convert %1735 : (tensor<32xf32>) -> tensor<32xbf16>
    %1764 = stablehlo.convert %1736 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %1765 = stablehlo.convert %1737 : (tensor<96xf32>) -> tensor<96xbf16>
    %1766 = stablehlo.convert %1738 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %1767 = stablehlo.convert %1739 : (tensor<32xf32>) -> tensor<32xbf16>
    %1768 = stablehlo.convert %1740 : (tensor<32xf32>) -> tensor<32xbf16>
    %1769 = stablehlo.convert %1741 : (tensor<32xf32>) -> tensor<32xbf16>
    %1770 = stablehlo.convert %1742 : (tensor<32xf32>) -> tensor<32xbf16>
    %1771 = stablehlo.convert %1743 : (tensor<32xf32>) -> tensor<32xbf16>
    %1772 = stablehlo.convert %1744 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %1773 = stablehlo.convert %1745 : (tensor<128xf32>) -> tensor<128xbf16>
    %1774 = stablehlo.convert %1746 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %1775 = stablehlo.convert %1747 : (tensor<32xf32>) -> tensor<32xbf16>
    %1776 = stablehlo.convert %1748 : (tensor<32xf32>) -> tensor<32xbf16>
    %1777 = stablehlo.convert %1749 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %1778 = stablehlo.convert %1750 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    return %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1348, %1042, %1047, %1052, %1057, %1062, %1067, %1072, %1077, %1082, %1087, %1092, %1097, %1102, %1107, %1112, %1117, %1122, %1127, %1132, %1137, %1142, %1147, %1152, %1157, %1162, %1167, %1172, %1177, %1183, %1189, %1195, %1201, %1207, %1213, %1219, %1225, %1231, %1237, %1243, %1249, %1255, %1261, %1267, %1273, %1279, %1285, %1291, %1297, %1303, %1309, %1315, %1321, %1327, %1333, %1339, %1345, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %344 : tensor<32xbf16>, tensor<32x32xbf16>, tensor<96xbf16>, tensor<32x96xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<128x32xbf16>, tensor<128xbf16>, tensor<32x128xbf16>, tensor<32xbf16>, tensor<32x32xbf16>, tensor<96xbf16>, tensor<32x96xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<128x32xbf16>, tensor<128xbf16>, tensor<32x128xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<16x32xbf16>, tensor<64x32xbf16>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<12x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    return %3, %1, %4 : tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
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
  func.func private @_one_hot(%arg0: tensor<12x16xi32>) -> tensor<12x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x16x1xi32>) -> tensor<12x16x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<12x16x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x16x64xi32>, tensor<12x16x64xi32>) -> tensor<12x16x64xi1>
    %5 = stablehlo.convert %4 : (tensor<12x16x64xi1>) -> tensor<12x16x64xf32>
    return %5 : tensor<12x16x64xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<12x16x64xf32>, %arg1: tensor<12x16x1xf32>, %arg2: tensor<12x16x64xf32>) -> tensor<12x16x64xf32> {
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
  func.func private @_where_1(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %1 : tensor<12x2x16x16xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<32xbf16> {jax.result_info = "result.params['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<param "blocks/0/attn/out/bias">}, tensor<32x32xbf16> {jax.result_info = "result.params['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, tensor<96xbf16> {jax.result_info = "result.params['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/0/attn/qkv/bias">}, tensor<32x96xbf16> {jax.result_info = "result.params['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/0/attn/qkv/kernel">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<param "blocks/0/ln_1/bias">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<param "blocks/0/ln_1/scale">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<param "blocks/0/ln_2/bias">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<param "blocks/0/ln_2/scale">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, tensor<128x32xbf16> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, tensor<128xbf16> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, tensor<32x128xbf16> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][1]['attn']['out']['bias']", zero.role = #zero.role<param "blocks/1/attn/out/bias">}, tensor<32x32xbf16> {jax.result_info = "result.params['blocks'][1]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/1/attn/out/kernel">}, tensor<96xbf16> {jax.result_info = "result.params['blocks'][1]['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/1/attn/qkv/bias">}, tensor<32x96xbf16> {jax.result_info = "result.params['blocks'][1]['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/1/attn/qkv/kernel">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][1]['ln_1']['bias']", zero.role = #zero.role<param "blocks/1/ln_1/bias">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][1]['ln_1']['scale']", zero.role = #zero.role<param "blocks/1/ln_1/scale">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][1]['ln_2']['bias']", zero.role = #zero.role<param "blocks/1/ln_2/bias">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][1]['ln_2']['scale']", zero.role = #zero.role<param "blocks/1/ln_2/scale">}, tensor<32xbf16> {jax.result_info = "result.params['blocks'][1]['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/1/mlp/down/bias">}, tensor<128x32xbf16> {jax.result_info = "result.params['blocks'][1]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/1/mlp/down/kernel">}, tensor<128xbf16> {jax.result_info = "result.params['blocks'][1]['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/1/mlp/up/bias">}, tensor<32x128xbf16> {jax.result_info = "result.params['blocks'][1]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/1/mlp/up/kernel">}, tensor<32xbf16> {jax.result_info = "result.params['ln_f']['bias']", zero.role = #zero.role<param "ln_f/bias">}, tensor<32xbf16> {jax.result_info = "result.params['ln_f']['scale']", zero.role = #zero.role<param "ln_f/scale">}, tensor<16x32xbf16> {jax.result_info = "result.params['wpe']", zero.role = #zero.role<param "wpe">}, tensor<64x32xbf16> {jax.result_info = "result.params['wte']", zero.role = #zero.role<param "wte">}, tensor<i32> {jax.result_info = "result.opt_state[1][0].count", zero.role = #zero.role<step "opt_state/1/0/count">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.opt_state[1][0].mu['wpe']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" of = "wpe">}, tensor<64x32xf32> {jax.result_info = "result.opt_state[1][0].mu['wte']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" of = "wte">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.opt_state[1][0].nu['wpe']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" of = "wpe">}, tensor<64x32xf32> {jax.result_info = "result.opt_state[1][0].nu['wte']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" of = "wte">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<opt_state "master/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.master['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "master/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.master['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "master/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.master['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "master/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<opt_state "master/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<opt_state "master/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<opt_state "master/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<opt_state "master/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "master/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.master['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "master/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.master['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "master/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.master['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "master/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][1]['attn']['out']['bias']", zero.role = #zero.role<opt_state "master/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.master['blocks'][1]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "master/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.master['blocks'][1]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "master/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.master['blocks'][1]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "master/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][1]['ln_1']['bias']", zero.role = #zero.role<opt_state "master/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][1]['ln_1']['scale']", zero.role = #zero.role<opt_state "master/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][1]['ln_2']['bias']", zero.role = #zero.role<opt_state "master/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][1]['ln_2']['scale']", zero.role = #zero.role<opt_state "master/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.master['blocks'][1]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "master/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.master['blocks'][1]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "master/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.master['blocks'][1]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "master/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.master['blocks'][1]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "master/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.master['ln_f']['bias']", zero.role = #zero.role<opt_state "master/ln_f/bias" of = "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.master['ln_f']['scale']", zero.role = #zero.role<opt_state "master/ln_f/scale" of = "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.master['wpe']", zero.role = #zero.role<opt_state "master/wpe" of = "wpe">}, tensor<64x32xf32> {jax.result_info = "result.master['wte']", zero.role = #zero.role<opt_state "master/wte" of = "wte">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<32x32xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %c_2 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal_2(%6) : (tensor<2xui32>) -> tensor<32x96xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<32x96xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %c_9 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = call @init_threefry_fold_in(%arg0, %c_9) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %16 = call @init_normal_7(%15) : (tensor<2xui32>) -> tensor<128x32xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<128x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %c_12 = stablehlo.constant dense<11> : tensor<ui32>
    %20 = call @init_threefry_fold_in(%arg0, %c_12) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %21 = call @init_normal_12(%20) : (tensor<2xui32>) -> tensor<32x128xf32>
    %cst_13 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<32x128xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %c_15 = stablehlo.constant dense<13> : tensor<ui32>
    %25 = call @init_threefry_fold_in(%arg0, %c_15) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %26 = call @init_normal(%25) : (tensor<2xui32>) -> tensor<32x32xf32>
    %cst_16 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<32x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %c_18 = stablehlo.constant dense<15> : tensor<ui32>
    %30 = call @init_threefry_fold_in(%arg0, %c_18) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %31 = call @init_normal_2(%30) : (tensor<2xui32>) -> tensor<32x96xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<32x96xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %c_25 = stablehlo.constant dense<21> : tensor<ui32>
    %39 = call @init_threefry_fold_in(%arg0, %c_25) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %40 = call @init_normal_7(%39) : (tensor<2xui32>) -> tensor<128x32xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<128x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %c_28 = stablehlo.constant dense<23> : tensor<ui32>
    %44 = call @init_threefry_fold_in(%arg0, %c_28) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %45 = call @init_normal_12(%44) : (tensor<2xui32>) -> tensor<32x128xf32>
    %cst_29 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<32x128xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %c_32 = stablehlo.constant dense<26> : tensor<ui32>
    %50 = call @init_threefry_fold_in(%arg0, %c_32) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %51 = call @init_normal_17(%50) : (tensor<2xui32>) -> tensor<16x32xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<16x32xf32>
    %c_34 = stablehlo.constant dense<27> : tensor<ui32>
    %54 = call @init_threefry_fold_in(%arg0, %c_34) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %55 = call @init_normal_22(%54) : (tensor<2xui32>) -> tensor<64x32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<64x32xf32>
    %58 = stablehlo.convert %0 : (tensor<32xf32>) -> tensor<32xbf16>
    %59 = stablehlo.convert %4 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %60 = stablehlo.convert %5 : (tensor<96xf32>) -> tensor<96xbf16>
    %61 = stablehlo.convert %9 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %62 = stablehlo.convert %10 : (tensor<32xf32>) -> tensor<32xbf16>
    %63 = stablehlo.convert %11 : (tensor<32xf32>) -> tensor<32xbf16>
    %64 = stablehlo.convert %12 : (tensor<32xf32>) -> tensor<32xbf16>
    %65 = stablehlo.convert %13 : (tensor<32xf32>) -> tensor<32xbf16>
    %66 = stablehlo.convert %14 : (tensor<32xf32>) -> tensor<32xbf16>
    %67 = stablehlo.convert %18 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %68 = stablehlo.convert %19 : (tensor<128xf32>) -> tensor<128xbf16>
    %69 = stablehlo.convert %23 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %70 = stablehlo.convert %24 : (tensor<32xf32>) -> tensor<32xbf16>
    %71 = stablehlo.convert %28 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %72 = stablehlo.convert %29 : (tensor<96xf32>) -> tensor<96xbf16>
    %73 = stablehlo.convert %33 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %74 = stablehlo.convert %34 : (tensor<32xf32>) -> tensor<32xbf16>
    %75 = stablehlo.convert %35 : (tensor<32xf32>) -> tensor<32xbf16>
    %76 = stablehlo.convert %36 : (tensor<32xf32>) -> tensor<32xbf16>
    %77 = stablehlo.convert %37 : (tensor<32xf32>) -> tensor<32xbf16>
    %78 = stablehlo.convert %38 : (tensor<32xf32>) -> tensor<32xbf16>
    %79 = stablehlo.convert %42 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %80 = stablehlo.convert %43 : (tensor<128xf32>) -> tensor<128xbf16>
    %81 = stablehlo.convert %47 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %82 = stablehlo.convert %48 : (tensor<32xf32>) -> tensor<32xbf16>
    %83 = stablehlo.convert %49 : (tensor<32xf32>) -> tensor<32xbf16>
    %84 = stablehlo.convert %53 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %85 = stablehlo.convert %57 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    return %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %c_92, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %0, %4, %5, %9, %10, %11, %12, %13, %14, %18, %19, %23, %24, %28, %29, %33, %34, %35, %36, %37, %38, %42, %43, %47, %48, %49, %53, %57 : tensor<32xbf16>, tensor<32x32xbf16>, tensor<96xbf16>, tensor<32x96xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<128x32xbf16>, tensor<128xbf16>, tensor<32x128xbf16>, tensor<32xbf16>, tensor<32x32xbf16>, tensor<96xbf16>, tensor<32x96xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<128x32xbf16>, tensor<128xbf16>, tensor<32x128xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<16x32xbf16>, tensor<64x32xbf16>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>
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
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<32x32xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<32x32xf32>
    return %0 : tensor<32x32xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x32xf32>
    %1 = chlo.erf_inv %0 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<32x32xf32>
    return %3 : tensor<32x32xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<32x32xui64>
    %7 = stablehlo.iota dim = 1 : tensor<32x32xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32x32xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<32x32xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32x32xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<32x32xui64>
    %12 = stablehlo.add %9, %11 : tensor<32x32xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<32x32xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<32x32xui64>
    %15 = stablehlo.convert %12 : (tensor<32x32xui64>) -> tensor<32x32xui32>
    %16 = stablehlo.convert %14 : (tensor<32x32xui64>) -> tensor<32x32xui32>
    %17:2 = call @init_threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<32x32xui32>, tensor<32x32xui32>) -> (tensor<32x32xui32>, tensor<32x32xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<32x32xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<32x32xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %22 = stablehlo.or %20, %21 : tensor<32x32xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<32x32xui32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<32x32xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x32xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<32x32xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x32xf32>
    %30 = stablehlo.add %28, %29 : tensor<32x32xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x32xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<32x32xf32>
    return %32 : tensor<32x32xf32>
  }
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32x32xui32>, %arg3: tensor<32x32xui32>) -> (tensor<32x32xui32>, tensor<32x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<32x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<32x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<32x32xui32>, tensor<32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32x32xui32>, tensor<32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x32xui32>, tensor<32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32x32xui32>, tensor<32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<32x32xui32>, tensor<32x32xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<32x32xui32>, %arg2: tensor<32x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32x32xui32>, tensor<32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<32x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<32x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<32x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<32x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<32x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<32x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<32x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<32x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<32x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<32x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<32x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<32x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<32x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<32x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<32x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<32x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<32x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<32x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<32x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<32x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<32x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<32x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<32x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<32x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<32x32xui32>, tensor<32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<32x96xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<32x96xf32>
    return %0 : tensor<32x96xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<32x96xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x96xf32>
    %1 = chlo.erf_inv %0 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<32x96xf32>
    return %3 : tensor<32x96xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x96xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<32x96xui64>
    %7 = stablehlo.iota dim = 1 : tensor<32x96xui64>
    %c = stablehlo.constant dense<96> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32x96xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<32x96xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32x96xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<32x96xui64>
    %12 = stablehlo.add %9, %11 : tensor<32x96xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<32x96xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<32x96xui64>
    %15 = stablehlo.convert %12 : (tensor<32x96xui64>) -> tensor<32x96xui32>
    %16 = stablehlo.convert %14 : (tensor<32x96xui64>) -> tensor<32x96xui32>
    %17:2 = call @init_threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<32x96xui32>, tensor<32x96xui32>) -> (tensor<32x96xui32>, tensor<32x96xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<32x96xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<32x96xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %22 = stablehlo.or %20, %21 : tensor<32x96xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<32x96xui32>) -> tensor<32x96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<32x96xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x96xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<32x96xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x96xf32>
    %30 = stablehlo.add %28, %29 : tensor<32x96xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x96xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<32x96xf32>
    return %32 : tensor<32x96xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32x96xui32>, %arg3: tensor<32x96xui32>) -> (tensor<32x96xui32>, tensor<32x96xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<32x96xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<32x96xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<32x96xui32>, tensor<32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32x96xui32>, tensor<32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x96xui32>, tensor<32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32x96xui32>, tensor<32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<32x96xui32>, tensor<32x96xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<32x96xui32>, %arg2: tensor<32x96xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32x96xui32>, tensor<32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<32x96xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<32x96xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<32x96xui32>
    %9 = stablehlo.or %5, %8 : tensor<32x96xui32>
    %10 = stablehlo.xor %3, %9 : tensor<32x96xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<32x96xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<32x96xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<32x96xui32>
    %19 = stablehlo.or %15, %18 : tensor<32x96xui32>
    %20 = stablehlo.xor %13, %19 : tensor<32x96xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<32x96xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<32x96xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<32x96xui32>
    %29 = stablehlo.or %25, %28 : tensor<32x96xui32>
    %30 = stablehlo.xor %23, %29 : tensor<32x96xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<32x96xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<32x96xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<32x96xui32>
    %39 = stablehlo.or %35, %38 : tensor<32x96xui32>
    %40 = stablehlo.xor %33, %39 : tensor<32x96xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %42 = stablehlo.add %33, %41 : tensor<32x96xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %44 = stablehlo.add %40, %43 : tensor<32x96xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<32x96xui32>
    %48 = stablehlo.add %44, %47 : tensor<32x96xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<32x96xui32>, tensor<32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<128x32xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<128x32xf32>
    return %0 : tensor<128x32xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<128x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = chlo.erf_inv %0 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<128x32xf32>
    return %3 : tensor<128x32xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<128x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<128x32xui64>
    %7 = stablehlo.iota dim = 1 : tensor<128x32xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<128x32xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<128x32xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<128x32xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<128x32xui64>
    %12 = stablehlo.add %9, %11 : tensor<128x32xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<128x32xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<128x32xui64>
    %15 = stablehlo.convert %12 : (tensor<128x32xui64>) -> tensor<128x32xui32>
    %16 = stablehlo.convert %14 : (tensor<128x32xui64>) -> tensor<128x32xui32>
    %17:2 = call @init_threefry2x32_10(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<128x32xui32>, tensor<128x32xui32>) -> (tensor<128x32xui32>, tensor<128x32xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<128x32xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<128x32xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %22 = stablehlo.or %20, %21 : tensor<128x32xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<128x32xui32>) -> tensor<128x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<128x32xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<128x32xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<128x32xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<128x32xf32>
    %30 = stablehlo.add %28, %29 : tensor<128x32xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<128x32xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<128x32xf32>
    return %32 : tensor<128x32xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<128x32xui32>, %arg3: tensor<128x32xui32>) -> (tensor<128x32xui32>, tensor<128x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<128x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<128x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<128x32xui32>, tensor<128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<128x32xui32>, tensor<128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<128x32xui32>, tensor<128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<128x32xui32>, tensor<128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<128x32xui32>, tensor<128x32xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<128x32xui32>, %arg2: tensor<128x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<128x32xui32>, tensor<128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<128x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<128x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<128x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<128x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<128x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<128x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<128x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<128x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<128x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<128x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<128x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<128x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<128x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<128x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<128x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<128x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<128x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<128x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<128x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<128x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<128x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<128x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<128x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<128x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<128x32xui32>, tensor<128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<32x128xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<32x128xf32>
    return %0 : tensor<32x128xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<32x128xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x128xf32>
    %1 = chlo.erf_inv %0 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<32x128xf32>
    return %3 : tensor<32x128xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<32x128xui64>
    %7 = stablehlo.iota dim = 1 : tensor<32x128xui64>
    %c = stablehlo.constant dense<128> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32x128xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<32x128xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32x128xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<32x128xui64>
    %12 = stablehlo.add %9, %11 : tensor<32x128xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<32x128xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<32x128xui64>
    %15 = stablehlo.convert %12 : (tensor<32x128xui64>) -> tensor<32x128xui32>
    %16 = stablehlo.convert %14 : (tensor<32x128xui64>) -> tensor<32x128xui32>
    %17:2 = call @init_threefry2x32_15(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<32x128xui32>, tensor<32x128xui32>) -> (tensor<32x128xui32>, tensor<32x128xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<32x128xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<32x128xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %22 = stablehlo.or %20, %21 : tensor<32x128xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<32x128xui32>) -> tensor<32x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<32x128xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x128xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<32x128xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x128xf32>
    %30 = stablehlo.add %28, %29 : tensor<32x128xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x128xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<32x128xf32>
    return %32 : tensor<32x128xf32>
  }
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32x128xui32>, %arg3: tensor<32x128xui32>) -> (tensor<32x128xui32>, tensor<32x128xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<32x128xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<32x128xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<32x128xui32>, tensor<32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32x128xui32>, tensor<32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x128xui32>, tensor<32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32x128xui32>, tensor<32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<32x128xui32>, tensor<32x128xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<32x128xui32>, %arg2: tensor<32x128xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32x128xui32>, tensor<32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<32x128xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<32x128xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<32x128xui32>
    %9 = stablehlo.or %5, %8 : tensor<32x128xui32>
    %10 = stablehlo.xor %3, %9 : tensor<32x128xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<32x128xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<32x128xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<32x128xui32>
    %19 = stablehlo.or %15, %18 : tensor<32x128xui32>
    %20 = stablehlo.xor %13, %19 : tensor<32x128xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<32x128xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<32x128xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<32x128xui32>
    %29 = stablehlo.or %25, %28 : tensor<32x128xui32>
    %30 = stablehlo.xor %23, %29 : tensor<32x128xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<32x128xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<32x128xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<32x128xui32>
    %39 = stablehlo.or %35, %38 : tensor<32x128xui32>
    %40 = stablehlo.xor %33, %39 : tensor<32x128xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %42 = stablehlo.add %33, %41 : tensor<32x128xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %44 = stablehlo.add %40, %43 : tensor<32x128xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<32x128xui32>
    %48 = stablehlo.add %44, %47 : tensor<32x128xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<32x128xui32>, tensor<32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_17(%arg0: tensor<2xui32>) -> tensor<16x32xf32> {
    %0 = call @init_normal_real_18(%arg0) : (tensor<2xui32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  func.func private @init_normal_real_18(%arg0: tensor<2xui32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_19(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x32xf32>
    %1 = chlo.erf_inv %0 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x32xf32>
    return %3 : tensor<16x32xf32>
  }
  func.func private @init_uniform_19(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x32xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x32xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x32xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x32xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x32xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x32xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x32xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x32xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x32xui64>
    %15 = stablehlo.convert %12 : (tensor<16x32xui64>) -> tensor<16x32xui32>
    %16 = stablehlo.convert %14 : (tensor<16x32xui64>) -> tensor<16x32xui32>
    %17:2 = call @init_threefry2x32_20(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x32xui32>, tensor<16x32xui32>) -> (tensor<16x32xui32>, tensor<16x32xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x32xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x32xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x32xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x32xui32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x32xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x32xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x32xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x32xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x32xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x32xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x32xf32>
    return %32 : tensor<16x32xf32>
  }
  func.func private @init_threefry2x32_20(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x32xui32>, %arg3: tensor<16x32xui32>) -> (tensor<16x32xui32>, tensor<16x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x32xui32>, tensor<16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_21(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x32xui32>, tensor<16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x32xui32>, tensor<16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x32xui32>, tensor<16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x32xui32>, tensor<16x32xui32>
  }
  func.func private @init_closed_call_21(%arg0: tensor<i32>, %arg1: tensor<16x32xui32>, %arg2: tensor<16x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x32xui32>, tensor<16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x32xui32>, tensor<16x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_22(%arg0: tensor<2xui32>) -> tensor<64x32xf32> {
    %0 = call @init_normal_real_23(%arg0) : (tensor<2xui32>) -> tensor<64x32xf32>
    return %0 : tensor<64x32xf32>
  }
  func.func private @init_normal_real_23(%arg0: tensor<2xui32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_24(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<64x32xf32>
    %1 = chlo.erf_inv %0 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<64x32xf32>
    return %3 : tensor<64x32xf32>
  }
  func.func private @init_uniform_24(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<64x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<64x32xui64>
    %7 = stablehlo.iota dim = 1 : tensor<64x32xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<64x32xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<64x32xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<64x32xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<64x32xui64>
    %12 = stablehlo.add %9, %11 : tensor<64x32xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<64x32xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<64x32xui64>
    %15 = stablehlo.convert %12 : (tensor<64x32xui64>) -> tensor<64x32xui32>
    %16 = stablehlo.convert %14 : (tensor<64x32xui64>) -> tensor<64x32xui32>
    %17:2 = call @init_threefry2x32_25(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<64x32xui32>, tensor<64x32xui32>) -> (tensor<64x32xui32>, tensor<64x32xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<64x32xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<64x32xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %22 = stablehlo.or %20, %21 : tensor<64x32xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<64x32xui32>) -> tensor<64x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<64x32xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x32xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<64x32xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x32xf32>
    %30 = stablehlo.add %28, %29 : tensor<64x32xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x32xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<64x32xf32>
    return %32 : tensor<64x32xf32>
  }
  func.func private @init_threefry2x32_25(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<64x32xui32>, %arg3: tensor<64x32xui32>) -> (tensor<64x32xui32>, tensor<64x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<64x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<64x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<64x32xui32>, tensor<64x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<64x32xui32>, tensor<64x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<64x32xui32>, tensor<64x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<64x32xui32>, tensor<64x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<64x32xui32>, tensor<64x32xui32>
  }
  func.func private @init_closed_call_26(%arg0: tensor<i32>, %arg1: tensor<64x32xui32>, %arg2: tensor<64x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<64x32xui32>, tensor<64x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<64x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<64x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<64x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<64x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<64x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<64x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<64x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<64x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<64x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<64x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<64x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<64x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<64x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<64x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<64x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<64x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<64x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<64x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<64x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<64x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<64x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<64x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<64x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<64x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<64x32xui32>, tensor<64x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @eval(%arg0: tensor<32xbf16> {zero.role = #zero.role<param "blocks/0/attn/out/bias">}, %arg1: tensor<32x32xbf16> {zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, %arg2: tensor<96xbf16> {zero.role = #zero.role<param "blocks/0/attn/qkv/bias">}, %arg3: tensor<32x96xbf16> {zero.role = #zero.role<param "blocks/0/attn/qkv/kernel">}, %arg4: tensor<32xbf16> {zero.role = #zero.role<param "blocks/0/ln_1/bias">}, %arg5: tensor<32xbf16> {zero.role = #zero.role<param "blocks/0/ln_1/scale">}, %arg6: tensor<32xbf16> {zero.role = #zero.role<param "blocks/0/ln_2/bias">}, %arg7: tensor<32xbf16> {zero.role = #zero.role<param "blocks/0/ln_2/scale">}, %arg8: tensor<32xbf16> {zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, %arg9: tensor<128x32xbf16> {zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, %arg10: tensor<128xbf16> {zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, %arg11: tensor<32x128xbf16> {zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, %arg12: tensor<32xbf16> {zero.role = #zero.role<param "blocks/1/attn/out/bias">}, %arg13: tensor<32x32xbf16> {zero.role = #zero.role<param "blocks/1/attn/out/kernel">}, %arg14: tensor<96xbf16> {zero.role = #zero.role<param "blocks/1/attn/qkv/bias">}, %arg15: tensor<32x96xbf16> {zero.role = #zero.role<param "blocks/1/attn/qkv/kernel">}, %arg16: tensor<32xbf16> {zero.role = #zero.role<param "blocks/1/ln_1/bias">}, %arg17: tensor<32xbf16> {zero.role = #zero.role<param "blocks/1/ln_1/scale">}, %arg18: tensor<32xbf16> {zero.role = #zero.role<param "blocks/1/ln_2/bias">}, %arg19: tensor<32xbf16> {zero.role = #zero.role<param "blocks/1/ln_2/scale">}, %arg20: tensor<32xbf16> {zero.role = #zero.role<param "blocks/1/mlp/down/bias">}, %arg21: tensor<128x32xbf16> {zero.role = #zero.role<param "blocks/1/mlp/down/kernel">}, %arg22: tensor<128xbf16> {zero.role = #zero.role<param "blocks/1/mlp/up/bias">}, %arg23: tensor<32x128xbf16> {zero.role = #zero.role<param "blocks/1/mlp/up/kernel">}, %arg24: tensor<32xbf16> {zero.role = #zero.role<param "ln_f/bias">}, %arg25: tensor<32xbf16> {zero.role = #zero.role<param "ln_f/scale">}, %arg26: tensor<16x32xbf16> {zero.role = #zero.role<param "wpe">}, %arg27: tensor<64x32xbf16> {zero.role = #zero.role<param "wte">}, %arg28: tensor<i32> {zero.role = #zero.role<step "opt_state/1/0/count">}, %arg29: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, %arg30: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg31: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, %arg32: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, %arg33: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, %arg34: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, %arg35: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, %arg36: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, %arg37: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, %arg38: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg39: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, %arg40: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg41: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, %arg42: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, %arg43: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, %arg44: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, %arg45: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, %arg46: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, %arg47: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, %arg48: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, %arg49: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, %arg50: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, %arg51: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, %arg52: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, %arg53: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, %arg54: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, %arg55: tensor<16x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" of = "wpe">}, %arg56: tensor<64x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" of = "wte">}, %arg57: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, %arg58: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg59: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, %arg60: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, %arg61: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, %arg62: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, %arg63: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, %arg64: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, %arg65: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, %arg66: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg67: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, %arg68: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg69: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, %arg70: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, %arg71: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, %arg72: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, %arg73: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, %arg74: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, %arg75: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, %arg76: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, %arg77: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, %arg78: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, %arg79: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, %arg80: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, %arg81: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, %arg82: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, %arg83: tensor<16x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" of = "wpe">}, %arg84: tensor<64x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" of = "wte">}, %arg85: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, %arg86: tensor<32x32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg87: tensor<96xf32> {zero.role = #zero.role<opt_state "master/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, %arg88: tensor<32x96xf32> {zero.role = #zero.role<opt_state "master/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, %arg89: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, %arg90: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, %arg91: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, %arg92: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, %arg93: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, %arg94: tensor<128x32xf32> {zero.role = #zero.role<opt_state "master/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg95: tensor<128xf32> {zero.role = #zero.role<opt_state "master/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, %arg96: tensor<32x128xf32> {zero.role = #zero.role<opt_state "master/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg97: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, %arg98: tensor<32x32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, %arg99: tensor<96xf32> {zero.role = #zero.role<opt_state "master/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, %arg100: tensor<32x96xf32> {zero.role = #zero.role<opt_state "master/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, %arg101: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, %arg102: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, %arg103: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, %arg104: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, %arg105: tensor<32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, %arg106: tensor<128x32xf32> {zero.role = #zero.role<opt_state "master/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, %arg107: tensor<128xf32> {zero.role = #zero.role<opt_state "master/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, %arg108: tensor<32x128xf32> {zero.role = #zero.role<opt_state "master/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, %arg109: tensor<32xf32> {zero.role = #zero.role<opt_state "master/ln_f/bias" of = "ln_f/bias">}, %arg110: tensor<32xf32> {zero.role = #zero.role<opt_state "master/ln_f/scale" of = "ln_f/scale">}, %arg111: tensor<16x32xf32> {zero.role = #zero.role<opt_state "master/wpe" of = "wpe">}, %arg112: tensor<64x32xf32> {zero.role = #zero.role<opt_state "master/wte" of = "wte">}, %arg113: tensor<12x16xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg114: tensor<12x16xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg113, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg113, %2 : tensor<12x16xi32>
    %4 = stablehlo.select %1, %3, %arg113 : tensor<12x16xi1>, tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %6 = "stablehlo.gather"(%arg27, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xbf16>, tensor<12x16x1xi32>) -> tensor<12x16x32xbf16>
    %7 = stablehlo.broadcast_in_dim %arg26, dims = [1, 2] : (tensor<16x32xbf16>) -> tensor<1x16x32xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xbf16>) -> tensor<12x16x32xbf16>
    %9 = stablehlo.add %6, %8 : tensor<12x16x32xbf16>
    %10 = stablehlo.convert %9 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x16x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<12x16x32xf32>
    %17 = chlo.square %16 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<12x16x1xf32>
    %22 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %23 = stablehlo.subtract %10, %22 : tensor<12x16x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %25 = stablehlo.add %21, %24 : tensor<12x16x1xf32>
    %26 = stablehlo.rsqrt %25 : tensor<12x16x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %28 = stablehlo.multiply %23, %27 : tensor<12x16x32xf32>
    %29 = stablehlo.convert %arg5 : (tensor<32xbf16>) -> tensor<32xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %32 = stablehlo.multiply %28, %31 : tensor<12x16x32xf32>
    %33 = stablehlo.convert %arg4 : (tensor<32xbf16>) -> tensor<32xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %36 = stablehlo.add %32, %35 : tensor<12x16x32xf32>
    %37 = stablehlo.convert %36 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %38 = stablehlo.dot_general %37, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %39 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %41 = stablehlo.add %38, %40 : tensor<12x16x96xbf16>
    %42 = stablehlo.slice %41 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %43 = stablehlo.slice %41 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %44 = stablehlo.slice %41 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %45 = stablehlo.reshape %42 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %46 = stablehlo.reshape %43 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %47 = stablehlo.reshape %44 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %48 = stablehlo.dot_general %45, %46, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %50 = stablehlo.divide %48, %49 : tensor<12x2x16x16xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %51 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %52 = call @eval_tril(%51) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %53 = call @eval_where(%52, %50, %cst_7) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %56 = stablehlo.maximum %55, %54 : tensor<12x2x16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %59 = stablehlo.subtract %53, %58 : tensor<12x2x16x16xf32>
    %60 = stablehlo.exponential %59 : tensor<12x2x16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %64 = stablehlo.divide %60, %63 : tensor<12x2x16x16xf32>
    %65 = stablehlo.convert %64 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %66 = stablehlo.dot_general %47, %65, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %67 = stablehlo.transpose %66, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %68 = stablehlo.reshape %67 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %69 = stablehlo.dot_general %68, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %72 = stablehlo.add %69, %71 : tensor<12x16x32xbf16>
    %73 = stablehlo.add %9, %72 : tensor<12x16x32xbf16>
    %74 = stablehlo.convert %73 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %78 = stablehlo.divide %76, %77 : tensor<12x16x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %80 = stablehlo.subtract %74, %79 : tensor<12x16x32xf32>
    %81 = chlo.square %80 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %85 = stablehlo.divide %83, %84 : tensor<12x16x1xf32>
    %86 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %87 = stablehlo.subtract %74, %86 : tensor<12x16x32xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %89 = stablehlo.add %85, %88 : tensor<12x16x1xf32>
    %90 = stablehlo.rsqrt %89 : tensor<12x16x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %92 = stablehlo.multiply %87, %91 : tensor<12x16x32xf32>
    %93 = stablehlo.convert %arg7 : (tensor<32xbf16>) -> tensor<32xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %96 = stablehlo.multiply %92, %95 : tensor<12x16x32xf32>
    %97 = stablehlo.convert %arg6 : (tensor<32xbf16>) -> tensor<32xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %100 = stablehlo.add %96, %99 : tensor<12x16x32xf32>
    %101 = stablehlo.convert %100 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %102 = stablehlo.dot_general %101, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %103 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %105 = stablehlo.add %102, %104 : tensor<12x16x128xbf16>
    %106 = stablehlo.multiply %105, %105 : tensor<12x16x128xbf16>
    %107 = stablehlo.multiply %106, %105 : tensor<12x16x128xbf16>
    %cst_16 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %108 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %109 = stablehlo.multiply %108, %107 : tensor<12x16x128xbf16>
    %110 = stablehlo.add %105, %109 : tensor<12x16x128xbf16>
    %cst_17 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %111 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %112 = stablehlo.multiply %111, %110 : tensor<12x16x128xbf16>
    %113 = stablehlo.tanh %112 : tensor<12x16x128xbf16>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %114 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %115 = stablehlo.add %114, %113 : tensor<12x16x128xbf16>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %116 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %117 = stablehlo.multiply %116, %115 : tensor<12x16x128xbf16>
    %118 = stablehlo.multiply %105, %117 : tensor<12x16x128xbf16>
    %119 = stablehlo.dot_general %118, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %120 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %122 = stablehlo.add %119, %121 : tensor<12x16x32xbf16>
    %123 = stablehlo.add %73, %122 : tensor<12x16x32xbf16>
    %124 = stablehlo.convert %123 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %128 = stablehlo.divide %126, %127 : tensor<12x16x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %130 = stablehlo.subtract %124, %129 : tensor<12x16x32xf32>
    %131 = chlo.square %130 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %135 = stablehlo.divide %133, %134 : tensor<12x16x1xf32>
    %136 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %137 = stablehlo.subtract %124, %136 : tensor<12x16x32xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %139 = stablehlo.add %135, %138 : tensor<12x16x1xf32>
    %140 = stablehlo.rsqrt %139 : tensor<12x16x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %142 = stablehlo.multiply %137, %141 : tensor<12x16x32xf32>
    %143 = stablehlo.convert %arg17 : (tensor<32xbf16>) -> tensor<32xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %146 = stablehlo.multiply %142, %145 : tensor<12x16x32xf32>
    %147 = stablehlo.convert %arg16 : (tensor<32xbf16>) -> tensor<32xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %150 = stablehlo.add %146, %149 : tensor<12x16x32xf32>
    %151 = stablehlo.convert %150 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %152 = stablehlo.dot_general %151, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %153 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %155 = stablehlo.add %152, %154 : tensor<12x16x96xbf16>
    %156 = stablehlo.slice %155 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %157 = stablehlo.slice %155 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %158 = stablehlo.slice %155 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %159 = stablehlo.reshape %156 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %160 = stablehlo.reshape %157 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %161 = stablehlo.reshape %158 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %162 = stablehlo.dot_general %159, %160, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_25 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %164 = stablehlo.divide %162, %163 : tensor<12x2x16x16xf32>
    %c_26 = stablehlo.constant dense<true> : tensor<i1>
    %165 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %166 = call @eval_tril(%165) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_27 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %167 = call @eval_where(%166, %164, %cst_27) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %170 = stablehlo.maximum %169, %168 : tensor<12x2x16xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %173 = stablehlo.subtract %167, %172 : tensor<12x2x16x16xf32>
    %174 = stablehlo.exponential %173 : tensor<12x2x16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %178 = stablehlo.divide %174, %177 : tensor<12x2x16x16xf32>
    %179 = stablehlo.convert %178 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %180 = stablehlo.dot_general %161, %179, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %181 = stablehlo.transpose %180, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %182 = stablehlo.reshape %181 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %183 = stablehlo.dot_general %182, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %184 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %186 = stablehlo.add %183, %185 : tensor<12x16x32xbf16>
    %187 = stablehlo.add %123, %186 : tensor<12x16x32xbf16>
    %188 = stablehlo.convert %187 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %192 = stablehlo.divide %190, %191 : tensor<12x16x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %194 = stablehlo.subtract %188, %193 : tensor<12x16x32xf32>
    %195 = chlo.square %194 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %199 = stablehlo.divide %197, %198 : tensor<12x16x1xf32>
    %200 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %201 = stablehlo.subtract %188, %200 : tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %203 = stablehlo.add %199, %202 : tensor<12x16x1xf32>
    %204 = stablehlo.rsqrt %203 : tensor<12x16x1xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %206 = stablehlo.multiply %201, %205 : tensor<12x16x32xf32>
    %207 = stablehlo.convert %arg19 : (tensor<32xbf16>) -> tensor<32xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %210 = stablehlo.multiply %206, %209 : tensor<12x16x32xf32>
    %211 = stablehlo.convert %arg18 : (tensor<32xbf16>) -> tensor<32xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %214 = stablehlo.add %210, %213 : tensor<12x16x32xf32>
    %215 = stablehlo.convert %214 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %216 = stablehlo.dot_general %215, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %217 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %219 = stablehlo.add %216, %218 : tensor<12x16x128xbf16>
    %220 = stablehlo.multiply %219, %219 : tensor<12x16x128xbf16>
    %221 = stablehlo.multiply %220, %219 : tensor<12x16x128xbf16>
    %cst_36 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %222 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %223 = stablehlo.multiply %222, %221 : tensor<12x16x128xbf16>
    %224 = stablehlo.add %219, %223 : tensor<12x16x128xbf16>
    %cst_37 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %225 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %226 = stablehlo.multiply %225, %224 : tensor<12x16x128xbf16>
    %227 = stablehlo.tanh %226 : tensor<12x16x128xbf16>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %228 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %229 = stablehlo.add %228, %227 : tensor<12x16x128xbf16>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %230 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %231 = stablehlo.multiply %230, %229 : tensor<12x16x128xbf16>
    %232 = stablehlo.multiply %219, %231 : tensor<12x16x128xbf16>
    %233 = stablehlo.dot_general %232, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %234 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %236 = stablehlo.add %233, %235 : tensor<12x16x32xbf16>
    %237 = stablehlo.add %187, %236 : tensor<12x16x32xbf16>
    %238 = stablehlo.convert %237 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %242 = stablehlo.divide %240, %241 : tensor<12x16x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %244 = stablehlo.subtract %238, %243 : tensor<12x16x32xf32>
    %245 = chlo.square %244 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %249 = stablehlo.divide %247, %248 : tensor<12x16x1xf32>
    %250 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %251 = stablehlo.subtract %238, %250 : tensor<12x16x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %253 = stablehlo.add %249, %252 : tensor<12x16x1xf32>
    %254 = stablehlo.rsqrt %253 : tensor<12x16x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %256 = stablehlo.multiply %251, %255 : tensor<12x16x32xf32>
    %257 = stablehlo.convert %arg25 : (tensor<32xbf16>) -> tensor<32xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %260 = stablehlo.multiply %256, %259 : tensor<12x16x32xf32>
    %261 = stablehlo.convert %arg24 : (tensor<32xbf16>) -> tensor<32xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %264 = stablehlo.add %260, %263 : tensor<12x16x32xf32>
    %265 = stablehlo.convert %264 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %266 = stablehlo.dot_general %265, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<64x32xbf16>) -> tensor<12x16x64xf32>
    %267 = call @eval_log_softmax(%266) : (tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %268 = call @eval_one_hot(%arg114) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %269 = stablehlo.multiply %267, %268 : tensor<12x16x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %272 = stablehlo.divide %271, %cst_47 : tensor<f32>
    %273 = stablehlo.negate %272 : tensor<f32>
    return %273 : tensor<f32>
  }
  func.func private @eval_tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @eval_where(%arg0: tensor<16x16xi1>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<12x2x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<12x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %3 : tensor<12x2x16x16xf32>
  }
  func.func private @eval_log_softmax(%arg0: tensor<12x16x64xf32>) -> tensor<12x16x64xf32> {
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
    return %11 : tensor<12x16x64xf32>
  }
  func.func private @eval_one_hot(%arg0: tensor<12x16xi32>) -> tensor<12x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x16x1xi32>) -> tensor<12x16x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<12x16x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x16x64xi32>, tensor<12x16x64xi32>) -> tensor<12x16x64xi1>
    %5 = stablehlo.convert %4 : (tensor<12x16x64xi1>) -> tensor<12x16x64xf32>
    return %5 : tensor<12x16x64xf32>
  }
}
