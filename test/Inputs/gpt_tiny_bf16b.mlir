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
    %34 = stablehlo.convert %33 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %35 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %37 = stablehlo.multiply %34, %36 : tensor<12x16x32xbf16>
    %38 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %40 = stablehlo.add %37, %39 : tensor<12x16x32xbf16>
    %41 = stablehlo.dot_general %40, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %42 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %44 = stablehlo.add %41, %43 : tensor<12x16x96xbf16>
    %45 = stablehlo.slice %44 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %46 = stablehlo.slice %44 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %47 = stablehlo.slice %44 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %48 = stablehlo.reshape %45 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %49 = stablehlo.reshape %46 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %50 = stablehlo.reshape %47 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %51 = stablehlo.dot_general %48, %49, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %53 = stablehlo.divide %51, %52 : tensor<12x2x16x16xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %54 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %55 = call @tril(%54) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %56:3 = call @_where(%55, %53, %cst_9) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %58 = stablehlo.reshape %57 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %60 = stablehlo.compare EQ, %56#0, %59, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %61 = stablehlo.convert %60 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %64 = stablehlo.maximum %63, %57 : tensor<12x2x16xf32>
    %65 = stablehlo.compare EQ, %57, %64, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %68 = stablehlo.select %65, %66, %67 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %70 = stablehlo.compare EQ, %69, %64, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %74 = stablehlo.divide %68, %73 : tensor<12x2x16xf32>
    %75 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %77 = stablehlo.subtract %56#0, %76 : tensor<12x2x16x16xf32>
    %78 = stablehlo.exponential %77 : tensor<12x2x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %82 = stablehlo.divide %78, %81 : tensor<12x2x16x16xf32>
    %83 = stablehlo.multiply %80, %80 : tensor<12x2x16x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %85 = stablehlo.divide %84, %83 : tensor<12x2x16x1xf32>
    %86 = stablehlo.convert %82 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %87 = stablehlo.dot_general %50, %86, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %88 = stablehlo.transpose %87, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %89 = stablehlo.reshape %88 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %90 = stablehlo.dot_general %89, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %91 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %93 = stablehlo.add %90, %92 : tensor<12x16x32xbf16>
    %94 = stablehlo.add %9, %93 : tensor<12x16x32xbf16>
    %95 = stablehlo.convert %94 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %99 = stablehlo.divide %97, %98 : tensor<12x16x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %101 = stablehlo.subtract %95, %100 : tensor<12x16x32xf32>
    %102 = chlo.square %101 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %104 = stablehlo.multiply %103, %101 : tensor<12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%102 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %108 = stablehlo.divide %106, %107 : tensor<12x16x1xf32>
    %109 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %110 = stablehlo.subtract %95, %109 : tensor<12x16x32xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %112 = stablehlo.add %108, %111 : tensor<12x16x1xf32>
    %113 = stablehlo.rsqrt %112 : tensor<12x16x1xf32>
    %114 = stablehlo.divide %113, %112 : tensor<12x16x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<12x16x1xf32>
    %117 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %118 = stablehlo.multiply %110, %117 : tensor<12x16x32xf32>
    %119 = stablehlo.convert %118 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %120 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %122 = stablehlo.multiply %119, %121 : tensor<12x16x32xbf16>
    %123 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %125 = stablehlo.add %122, %124 : tensor<12x16x32xbf16>
    %126 = stablehlo.dot_general %125, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %127 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %129 = stablehlo.add %126, %128 : tensor<12x16x128xbf16>
    %130 = stablehlo.multiply %129, %129 : tensor<12x16x128xbf16>
    %131 = stablehlo.multiply %130, %129 : tensor<12x16x128xbf16>
    %132 = stablehlo.multiply %129, %129 : tensor<12x16x128xbf16>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %133 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %134 = stablehlo.multiply %133, %132 : tensor<12x16x128xbf16>
    %cst_28 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %135 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %136 = stablehlo.multiply %135, %131 : tensor<12x16x128xbf16>
    %137 = stablehlo.add %129, %136 : tensor<12x16x128xbf16>
    %cst_29 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %138 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %139 = stablehlo.multiply %138, %137 : tensor<12x16x128xbf16>
    %140 = stablehlo.tanh %139 : tensor<12x16x128xbf16>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %141 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %142 = stablehlo.subtract %141, %140 : tensor<12x16x128xbf16>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %143 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %144 = stablehlo.add %143, %140 : tensor<12x16x128xbf16>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %145 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %146 = stablehlo.multiply %145, %144 : tensor<12x16x128xbf16>
    %147 = stablehlo.multiply %129, %146 : tensor<12x16x128xbf16>
    %148 = stablehlo.dot_general %147, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %149 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %151 = stablehlo.add %148, %150 : tensor<12x16x32xbf16>
    %152 = stablehlo.add %94, %151 : tensor<12x16x32xbf16>
    %153 = stablehlo.convert %152 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %157 = stablehlo.divide %155, %156 : tensor<12x16x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %159 = stablehlo.subtract %153, %158 : tensor<12x16x32xf32>
    %160 = chlo.square %159 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %162 = stablehlo.multiply %161, %159 : tensor<12x16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%160 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %166 = stablehlo.divide %164, %165 : tensor<12x16x1xf32>
    %167 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %168 = stablehlo.subtract %153, %167 : tensor<12x16x32xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %170 = stablehlo.add %166, %169 : tensor<12x16x1xf32>
    %171 = stablehlo.rsqrt %170 : tensor<12x16x1xf32>
    %172 = stablehlo.divide %171, %170 : tensor<12x16x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %174 = stablehlo.multiply %173, %172 : tensor<12x16x1xf32>
    %175 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %176 = stablehlo.multiply %168, %175 : tensor<12x16x32xf32>
    %177 = stablehlo.convert %176 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %178 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %180 = stablehlo.multiply %177, %179 : tensor<12x16x32xbf16>
    %181 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %183 = stablehlo.add %180, %182 : tensor<12x16x32xbf16>
    %184 = stablehlo.dot_general %183, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %185 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %187 = stablehlo.add %184, %186 : tensor<12x16x96xbf16>
    %188 = stablehlo.slice %187 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %189 = stablehlo.slice %187 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %190 = stablehlo.slice %187 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %191 = stablehlo.reshape %188 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %192 = stablehlo.reshape %189 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %193 = stablehlo.reshape %190 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %194 = stablehlo.dot_general %191, %192, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_40 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %196 = stablehlo.divide %194, %195 : tensor<12x2x16x16xf32>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %197 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %198 = call @tril(%197) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_42 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %199:3 = call @_where(%198, %196, %cst_42) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %200 = stablehlo.reduce(%199#0 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %201 = stablehlo.reshape %200 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %203 = stablehlo.compare EQ, %199#0, %202, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %204 = stablehlo.convert %203 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %207 = stablehlo.maximum %206, %200 : tensor<12x2x16xf32>
    %208 = stablehlo.compare EQ, %200, %207, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %211 = stablehlo.select %208, %209, %210 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %213 = stablehlo.compare EQ, %212, %207, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %216 = stablehlo.select %213, %214, %215 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %217 = stablehlo.divide %211, %216 : tensor<12x2x16xf32>
    %218 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %220 = stablehlo.subtract %199#0, %219 : tensor<12x2x16x16xf32>
    %221 = stablehlo.exponential %220 : tensor<12x2x16x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %225 = stablehlo.divide %221, %224 : tensor<12x2x16x16xf32>
    %226 = stablehlo.multiply %223, %223 : tensor<12x2x16x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %228 = stablehlo.divide %227, %226 : tensor<12x2x16x1xf32>
    %229 = stablehlo.convert %225 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %230 = stablehlo.dot_general %193, %229, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %231 = stablehlo.transpose %230, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %232 = stablehlo.reshape %231 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %233 = stablehlo.dot_general %232, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %234 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %236 = stablehlo.add %233, %235 : tensor<12x16x32xbf16>
    %237 = stablehlo.add %152, %236 : tensor<12x16x32xbf16>
    %238 = stablehlo.convert %237 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_54 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %242 = stablehlo.divide %240, %241 : tensor<12x16x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %244 = stablehlo.subtract %238, %243 : tensor<12x16x32xf32>
    %245 = chlo.square %244 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %247 = stablehlo.multiply %246, %244 : tensor<12x16x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%245 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_57 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %251 = stablehlo.divide %249, %250 : tensor<12x16x1xf32>
    %252 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %253 = stablehlo.subtract %238, %252 : tensor<12x16x32xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %255 = stablehlo.add %251, %254 : tensor<12x16x1xf32>
    %256 = stablehlo.rsqrt %255 : tensor<12x16x1xf32>
    %257 = stablehlo.divide %256, %255 : tensor<12x16x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %259 = stablehlo.multiply %258, %257 : tensor<12x16x1xf32>
    %260 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %261 = stablehlo.multiply %253, %260 : tensor<12x16x32xf32>
    %262 = stablehlo.convert %261 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %263 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %265 = stablehlo.multiply %262, %264 : tensor<12x16x32xbf16>
    %266 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %268 = stablehlo.add %265, %267 : tensor<12x16x32xbf16>
    %269 = stablehlo.dot_general %268, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %270 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %272 = stablehlo.add %269, %271 : tensor<12x16x128xbf16>
    %273 = stablehlo.multiply %272, %272 : tensor<12x16x128xbf16>
    %274 = stablehlo.multiply %273, %272 : tensor<12x16x128xbf16>
    %275 = stablehlo.multiply %272, %272 : tensor<12x16x128xbf16>
    %cst_60 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %276 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %277 = stablehlo.multiply %276, %275 : tensor<12x16x128xbf16>
    %cst_61 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %278 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %279 = stablehlo.multiply %278, %274 : tensor<12x16x128xbf16>
    %280 = stablehlo.add %272, %279 : tensor<12x16x128xbf16>
    %cst_62 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %281 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %282 = stablehlo.multiply %281, %280 : tensor<12x16x128xbf16>
    %283 = stablehlo.tanh %282 : tensor<12x16x128xbf16>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %284 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %285 = stablehlo.subtract %284, %283 : tensor<12x16x128xbf16>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %286 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %287 = stablehlo.add %286, %283 : tensor<12x16x128xbf16>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %288 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %289 = stablehlo.multiply %288, %287 : tensor<12x16x128xbf16>
    %290 = stablehlo.multiply %272, %289 : tensor<12x16x128xbf16>
    %291 = stablehlo.dot_general %290, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %292 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %294 = stablehlo.add %291, %293 : tensor<12x16x32xbf16>
    %295 = stablehlo.add %237, %294 : tensor<12x16x32xbf16>
    %296 = stablehlo.convert %295 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_67 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %300 = stablehlo.divide %298, %299 : tensor<12x16x1xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %302 = stablehlo.subtract %296, %301 : tensor<12x16x32xf32>
    %303 = chlo.square %302 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %305 = stablehlo.multiply %304, %302 : tensor<12x16x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%303 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %309 = stablehlo.divide %307, %308 : tensor<12x16x1xf32>
    %310 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %311 = stablehlo.subtract %296, %310 : tensor<12x16x32xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %313 = stablehlo.add %309, %312 : tensor<12x16x1xf32>
    %314 = stablehlo.rsqrt %313 : tensor<12x16x1xf32>
    %315 = stablehlo.divide %314, %313 : tensor<12x16x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %317 = stablehlo.multiply %316, %315 : tensor<12x16x1xf32>
    %318 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %319 = stablehlo.multiply %311, %318 : tensor<12x16x32xf32>
    %320 = stablehlo.convert %319 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %321 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %323 = stablehlo.multiply %320, %322 : tensor<12x16x32xbf16>
    %324 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %326 = stablehlo.add %323, %325 : tensor<12x16x32xbf16>
    %327 = stablehlo.dot_general %326, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<64x32xbf16>) -> tensor<12x16x64xbf16>
    %328 = stablehlo.convert %327 : (tensor<12x16x64xbf16>) -> tensor<12x16x64xf32>
    %329:3 = call @log_softmax(%328) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %330 = call @_one_hot(%arg114) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %331 = stablehlo.multiply %329#0, %330 : tensor<12x16x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %334 = stablehlo.divide %333, %cst_75 : tensor<f32>
    %335 = stablehlo.negate %334 : tensor<f32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %336 = stablehlo.negate %cst_76 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %337 = stablehlo.divide %336, %cst_77 : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %340 = stablehlo.multiply %339, %330 : tensor<12x16x64xf32>
    %341 = call @log_softmax_0(%329#1, %329#2, %340) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %342 = stablehlo.convert %341 : (tensor<12x16x64xf32>) -> tensor<12x16x64xbf16>
    %343 = stablehlo.dot_general %342, %326, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xbf16>, tensor<12x16x32xbf16>) -> tensor<64x32xbf16>
    %344 = stablehlo.dot_general %342, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xbf16>, tensor<64x32xbf16>) -> tensor<12x16x32xbf16>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %345 = stablehlo.reduce(%344 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %346 = stablehlo.reshape %345 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %347 = stablehlo.reduce(%346 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %348 = stablehlo.multiply %320, %344 : tensor<12x16x32xbf16>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %349 = stablehlo.reduce(%348 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %350 = stablehlo.reshape %349 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %351 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %352 = stablehlo.multiply %344, %351 : tensor<12x16x32xbf16>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %353 = stablehlo.reduce(%350 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %354 = stablehlo.convert %352 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %355 = stablehlo.multiply %311, %354 : tensor<12x16x32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %357 = stablehlo.reshape %356 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %358 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %359 = stablehlo.multiply %354, %358 : tensor<12x16x32xf32>
    %360 = stablehlo.multiply %357, %317 : tensor<12x16x1xf32>
    %361 = stablehlo.negate %359 : tensor<12x16x32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %363 = stablehlo.reshape %362 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_84 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %365 = stablehlo.divide %360, %364 : tensor<12x16x1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %368 = stablehlo.multiply %367, %305 : tensor<12x16x32xf32>
    %369 = stablehlo.negate %368 : tensor<12x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %371 = stablehlo.reshape %370 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %372 = stablehlo.add %359, %368 : tensor<12x16x32xf32>
    %373 = stablehlo.add %363, %371 : tensor<12x16x1xf32>
    %cst_87 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %375 = stablehlo.divide %373, %374 : tensor<12x16x1xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %378 = stablehlo.add %372, %377 : tensor<12x16x32xf32>
    %379 = stablehlo.convert %378 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %380 = stablehlo.reduce(%379 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %381 = stablehlo.reshape %380 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %382 = stablehlo.reduce(%381 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %383 = stablehlo.dot_general %379, %290, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x128xbf16>) -> tensor<32x128xbf16>
    %384 = stablehlo.transpose %383, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %385 = stablehlo.dot_general %379, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<128x32xbf16>) -> tensor<12x16x128xbf16>
    %386 = stablehlo.multiply %272, %385 : tensor<12x16x128xbf16>
    %387 = stablehlo.multiply %385, %289 : tensor<12x16x128xbf16>
    %cst_91 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %388 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %389 = stablehlo.multiply %388, %386 : tensor<12x16x128xbf16>
    %390 = stablehlo.multiply %389, %285 : tensor<12x16x128xbf16>
    %391 = stablehlo.multiply %390, %283 : tensor<12x16x128xbf16>
    %392 = stablehlo.add %390, %391 : tensor<12x16x128xbf16>
    %cst_92 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %393 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %394 = stablehlo.multiply %393, %392 : tensor<12x16x128xbf16>
    %395 = stablehlo.add %387, %394 : tensor<12x16x128xbf16>
    %cst_93 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %396 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %397 = stablehlo.multiply %396, %394 : tensor<12x16x128xbf16>
    %398 = stablehlo.multiply %397, %277 : tensor<12x16x128xbf16>
    %399 = stablehlo.add %395, %398 : tensor<12x16x128xbf16>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %400 = stablehlo.reduce(%399 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %401 = stablehlo.reshape %400 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %402 = stablehlo.reduce(%401 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %403 = stablehlo.dot_general %399, %268, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<12x16x32xbf16>) -> tensor<128x32xbf16>
    %404 = stablehlo.transpose %403, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %405 = stablehlo.dot_general %399, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<32x128xbf16>) -> tensor<12x16x32xbf16>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %406 = stablehlo.reduce(%405 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %407 = stablehlo.reshape %406 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %408 = stablehlo.reduce(%407 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %409 = stablehlo.multiply %262, %405 : tensor<12x16x32xbf16>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %410 = stablehlo.reduce(%409 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %411 = stablehlo.reshape %410 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %412 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %413 = stablehlo.multiply %405, %412 : tensor<12x16x32xbf16>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %414 = stablehlo.reduce(%411 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %415 = stablehlo.convert %413 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %416 = stablehlo.multiply %253, %415 : tensor<12x16x32xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %418 = stablehlo.reshape %417 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %419 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %420 = stablehlo.multiply %415, %419 : tensor<12x16x32xf32>
    %421 = stablehlo.multiply %418, %259 : tensor<12x16x1xf32>
    %422 = stablehlo.negate %420 : tensor<12x16x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %424 = stablehlo.reshape %423 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_102 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %426 = stablehlo.divide %421, %425 : tensor<12x16x1xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %429 = stablehlo.multiply %428, %247 : tensor<12x16x32xf32>
    %430 = stablehlo.negate %429 : tensor<12x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %432 = stablehlo.reshape %431 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %433 = stablehlo.add %420, %429 : tensor<12x16x32xf32>
    %434 = stablehlo.add %424, %432 : tensor<12x16x1xf32>
    %cst_105 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %436 = stablehlo.divide %434, %435 : tensor<12x16x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.reduce(%436 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %439 = stablehlo.add %433, %438 : tensor<12x16x32xf32>
    %440 = stablehlo.convert %439 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %441 = stablehlo.add %379, %440 : tensor<12x16x32xbf16>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %442 = stablehlo.reduce(%441 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %443 = stablehlo.reshape %442 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %444 = stablehlo.reduce(%443 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %445 = stablehlo.dot_general %441, %232, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<32x32xbf16>
    %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %447 = stablehlo.dot_general %441, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %448 = stablehlo.reshape %447 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %449 = stablehlo.transpose %448, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %450 = stablehlo.dot_general %449, %193, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %451 = stablehlo.dot_general %449, %229, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %452 = stablehlo.transpose %451, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %453 = stablehlo.convert %450 : (tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xf32>
    %454 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %455 = stablehlo.multiply %453, %454 : tensor<12x2x16x16xf32>
    %456 = stablehlo.multiply %455, %221 : tensor<12x2x16x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.reduce(%456 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %458 = stablehlo.reshape %457 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %459 = stablehlo.negate %458 : tensor<12x2x16x1xf32>
    %460 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %461 = stablehlo.divide %453, %460 : tensor<12x2x16x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%459 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %464 = stablehlo.add %461, %463 : tensor<12x2x16x16xf32>
    %465 = stablehlo.multiply %464, %221 : tensor<12x2x16x16xf32>
    %466 = call @_where_1(%199#1, %199#2, %465) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_111 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %468 = stablehlo.divide %466, %467 : tensor<12x2x16x16xf32>
    %469 = stablehlo.convert %468 : tensor<12x2x16x16xf32>
    %470 = stablehlo.convert %191 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %471 = stablehlo.dot_general %469, %470, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %472 = stablehlo.transpose %471, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %473 = stablehlo.convert %472 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %474 = stablehlo.convert %468 : tensor<12x2x16x16xf32>
    %475 = stablehlo.convert %192 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %476 = stablehlo.dot_general %474, %475, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %477 = stablehlo.transpose %476, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %478 = stablehlo.convert %477 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %479 = stablehlo.reshape %452 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %480 = stablehlo.reshape %473 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %481 = stablehlo.reshape %478 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %482 = stablehlo.concatenate %481, %480, %479, dim = 2 : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<12x16x96xbf16>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %483 = stablehlo.reduce(%482 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %484 = stablehlo.reshape %483 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %485 = stablehlo.reduce(%484 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %486 = stablehlo.dot_general %482, %183, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<12x16x32xbf16>) -> tensor<96x32xbf16>
    %487 = stablehlo.transpose %486, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %488 = stablehlo.dot_general %482, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<32x96xbf16>) -> tensor<12x16x32xbf16>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %489 = stablehlo.reduce(%488 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %490 = stablehlo.reshape %489 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %491 = stablehlo.reduce(%490 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %492 = stablehlo.multiply %177, %488 : tensor<12x16x32xbf16>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %493 = stablehlo.reduce(%492 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %494 = stablehlo.reshape %493 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %495 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %496 = stablehlo.multiply %488, %495 : tensor<12x16x32xbf16>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %497 = stablehlo.reduce(%494 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %498 = stablehlo.convert %496 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %499 = stablehlo.multiply %168, %498 : tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %501 = stablehlo.reshape %500 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %502 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %503 = stablehlo.multiply %498, %502 : tensor<12x16x32xf32>
    %504 = stablehlo.multiply %501, %174 : tensor<12x16x1xf32>
    %505 = stablehlo.negate %503 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %507 = stablehlo.reshape %506 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_120 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %509 = stablehlo.divide %504, %508 : tensor<12x16x1xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %512 = stablehlo.multiply %511, %162 : tensor<12x16x32xf32>
    %513 = stablehlo.negate %512 : tensor<12x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%513 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %515 = stablehlo.reshape %514 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %516 = stablehlo.add %503, %512 : tensor<12x16x32xf32>
    %517 = stablehlo.add %507, %515 : tensor<12x16x1xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %519 = stablehlo.divide %517, %518 : tensor<12x16x1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %522 = stablehlo.add %516, %521 : tensor<12x16x32xf32>
    %523 = stablehlo.convert %522 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %524 = stablehlo.add %441, %523 : tensor<12x16x32xbf16>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %525 = stablehlo.reduce(%524 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %526 = stablehlo.reshape %525 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %527 = stablehlo.reduce(%526 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %528 = stablehlo.dot_general %524, %147, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x128xbf16>) -> tensor<32x128xbf16>
    %529 = stablehlo.transpose %528, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %530 = stablehlo.dot_general %524, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<128x32xbf16>) -> tensor<12x16x128xbf16>
    %531 = stablehlo.multiply %129, %530 : tensor<12x16x128xbf16>
    %532 = stablehlo.multiply %530, %146 : tensor<12x16x128xbf16>
    %cst_127 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %533 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %534 = stablehlo.multiply %533, %531 : tensor<12x16x128xbf16>
    %535 = stablehlo.multiply %534, %142 : tensor<12x16x128xbf16>
    %536 = stablehlo.multiply %535, %140 : tensor<12x16x128xbf16>
    %537 = stablehlo.add %535, %536 : tensor<12x16x128xbf16>
    %cst_128 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %538 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %539 = stablehlo.multiply %538, %537 : tensor<12x16x128xbf16>
    %540 = stablehlo.add %532, %539 : tensor<12x16x128xbf16>
    %cst_129 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %541 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %542 = stablehlo.multiply %541, %539 : tensor<12x16x128xbf16>
    %543 = stablehlo.multiply %542, %134 : tensor<12x16x128xbf16>
    %544 = stablehlo.add %540, %543 : tensor<12x16x128xbf16>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %545 = stablehlo.reduce(%544 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %546 = stablehlo.reshape %545 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %547 = stablehlo.reduce(%546 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %548 = stablehlo.dot_general %544, %125, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<12x16x32xbf16>) -> tensor<128x32xbf16>
    %549 = stablehlo.transpose %548, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %550 = stablehlo.dot_general %544, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<32x128xbf16>) -> tensor<12x16x32xbf16>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %551 = stablehlo.reduce(%550 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %552 = stablehlo.reshape %551 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %553 = stablehlo.reduce(%552 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %554 = stablehlo.multiply %119, %550 : tensor<12x16x32xbf16>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %555 = stablehlo.reduce(%554 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %556 = stablehlo.reshape %555 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %557 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %558 = stablehlo.multiply %550, %557 : tensor<12x16x32xbf16>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %559 = stablehlo.reduce(%556 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %560 = stablehlo.convert %558 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %561 = stablehlo.multiply %110, %560 : tensor<12x16x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %563 = stablehlo.reshape %562 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %564 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %565 = stablehlo.multiply %560, %564 : tensor<12x16x32xf32>
    %566 = stablehlo.multiply %563, %116 : tensor<12x16x1xf32>
    %567 = stablehlo.negate %565 : tensor<12x16x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %569 = stablehlo.reshape %568 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_138 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %571 = stablehlo.divide %566, %570 : tensor<12x16x1xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %574 = stablehlo.multiply %573, %104 : tensor<12x16x32xf32>
    %575 = stablehlo.negate %574 : tensor<12x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %577 = stablehlo.reshape %576 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %578 = stablehlo.add %565, %574 : tensor<12x16x32xf32>
    %579 = stablehlo.add %569, %577 : tensor<12x16x1xf32>
    %cst_141 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %581 = stablehlo.divide %579, %580 : tensor<12x16x1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %584 = stablehlo.add %578, %583 : tensor<12x16x32xf32>
    %585 = stablehlo.convert %584 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %586 = stablehlo.add %524, %585 : tensor<12x16x32xbf16>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %587 = stablehlo.reduce(%586 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %588 = stablehlo.reshape %587 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %589 = stablehlo.reduce(%588 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %590 = stablehlo.dot_general %586, %89, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<32x32xbf16>
    %591 = stablehlo.transpose %590, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %592 = stablehlo.dot_general %586, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %593 = stablehlo.reshape %592 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %594 = stablehlo.transpose %593, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %595 = stablehlo.dot_general %594, %50, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %596 = stablehlo.dot_general %594, %86, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %597 = stablehlo.transpose %596, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %598 = stablehlo.convert %595 : (tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xf32>
    %599 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %600 = stablehlo.multiply %598, %599 : tensor<12x2x16x16xf32>
    %601 = stablehlo.multiply %600, %78 : tensor<12x2x16x16xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%601 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %603 = stablehlo.reshape %602 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %604 = stablehlo.negate %603 : tensor<12x2x16x1xf32>
    %605 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %606 = stablehlo.divide %598, %605 : tensor<12x2x16x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%604 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %609 = stablehlo.add %606, %608 : tensor<12x2x16x16xf32>
    %610 = stablehlo.multiply %609, %78 : tensor<12x2x16x16xf32>
    %611 = call @_where_1(%56#1, %56#2, %610) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_147 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %613 = stablehlo.divide %611, %612 : tensor<12x2x16x16xf32>
    %614 = stablehlo.convert %613 : tensor<12x2x16x16xf32>
    %615 = stablehlo.convert %48 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %616 = stablehlo.dot_general %614, %615, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %617 = stablehlo.transpose %616, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %618 = stablehlo.convert %617 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %619 = stablehlo.convert %613 : tensor<12x2x16x16xf32>
    %620 = stablehlo.convert %49 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %621 = stablehlo.dot_general %619, %620, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %622 = stablehlo.transpose %621, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %623 = stablehlo.convert %622 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %624 = stablehlo.reshape %597 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %625 = stablehlo.reshape %618 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %626 = stablehlo.reshape %623 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %627 = stablehlo.concatenate %626, %625, %624, dim = 2 : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<12x16x96xbf16>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %628 = stablehlo.reduce(%627 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %629 = stablehlo.reshape %628 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %630 = stablehlo.reduce(%629 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %631 = stablehlo.dot_general %627, %40, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<12x16x32xbf16>) -> tensor<96x32xbf16>
    %632 = stablehlo.transpose %631, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %633 = stablehlo.dot_general %627, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<32x96xbf16>) -> tensor<12x16x32xbf16>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %634 = stablehlo.reduce(%633 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %635 = stablehlo.reshape %634 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %636 = stablehlo.reduce(%635 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %637 = stablehlo.multiply %34, %633 : tensor<12x16x32xbf16>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %638 = stablehlo.reduce(%637 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %639 = stablehlo.reshape %638 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %640 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %641 = stablehlo.multiply %633, %640 : tensor<12x16x32xbf16>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %642 = stablehlo.reduce(%639 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %643 = stablehlo.convert %641 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %644 = stablehlo.multiply %25, %643 : tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.reduce(%644 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %646 = stablehlo.reshape %645 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %647 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %648 = stablehlo.multiply %643, %647 : tensor<12x16x32xf32>
    %649 = stablehlo.multiply %646, %31 : tensor<12x16x1xf32>
    %650 = stablehlo.negate %648 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.reduce(%650 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %652 = stablehlo.reshape %651 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_156 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %654 = stablehlo.divide %649, %653 : tensor<12x16x1xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %657 = stablehlo.multiply %656, %19 : tensor<12x16x32xf32>
    %658 = stablehlo.negate %657 : tensor<12x16x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %660 = stablehlo.reshape %659 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %661 = stablehlo.add %648, %657 : tensor<12x16x32xf32>
    %662 = stablehlo.add %652, %660 : tensor<12x16x1xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %664 = stablehlo.divide %662, %663 : tensor<12x16x1xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%664 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %667 = stablehlo.add %661, %666 : tensor<12x16x32xf32>
    %668 = stablehlo.convert %667 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %669 = stablehlo.add %586, %668 : tensor<12x16x32xbf16>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %670 = stablehlo.reduce(%669 init: %cst_161) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<16x32xbf16>
    %671 = stablehlo.reshape %670 : (tensor<16x32xbf16>) -> tensor<1x16x32xbf16>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %672 = stablehlo.reduce(%671 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xbf16>, tensor<bf16>) -> tensor<16x32xbf16>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %673 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<bf16>) -> tensor<64x32xbf16>
    %674 = "stablehlo.scatter"(%673, %5, %669) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg115: tensor<bf16>, %arg116: tensor<bf16>):
      %1755 = stablehlo.add %arg115, %arg116 : tensor<bf16>
      stablehlo.return %1755 : tensor<bf16>
    }) : (tensor<64x32xbf16>, tensor<12x16x1xi32>, tensor<12x16x32xbf16>) -> tensor<64x32xbf16>
    %675 = stablehlo.add %343, %674 : tensor<64x32xbf16>
    %676 = stablehlo.convert %589 : (tensor<32xbf16>) -> tensor<32xf32>
    %677 = stablehlo.convert %591 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %678 = stablehlo.convert %630 : (tensor<96xbf16>) -> tensor<96xf32>
    %679 = stablehlo.convert %632 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %680 = stablehlo.convert %636 : (tensor<32xbf16>) -> tensor<32xf32>
    %681 = stablehlo.convert %642 : (tensor<32xbf16>) -> tensor<32xf32>
    %682 = stablehlo.convert %553 : (tensor<32xbf16>) -> tensor<32xf32>
    %683 = stablehlo.convert %559 : (tensor<32xbf16>) -> tensor<32xf32>
    %684 = stablehlo.convert %527 : (tensor<32xbf16>) -> tensor<32xf32>
    %685 = stablehlo.convert %529 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %686 = stablehlo.convert %547 : (tensor<128xbf16>) -> tensor<128xf32>
    %687 = stablehlo.convert %549 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %688 = stablehlo.convert %444 : (tensor<32xbf16>) -> tensor<32xf32>
    %689 = stablehlo.convert %446 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %690 = stablehlo.convert %485 : (tensor<96xbf16>) -> tensor<96xf32>
    %691 = stablehlo.convert %487 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %692 = stablehlo.convert %491 : (tensor<32xbf16>) -> tensor<32xf32>
    %693 = stablehlo.convert %497 : (tensor<32xbf16>) -> tensor<32xf32>
    %694 = stablehlo.convert %408 : (tensor<32xbf16>) -> tensor<32xf32>
    %695 = stablehlo.convert %414 : (tensor<32xbf16>) -> tensor<32xf32>
    %696 = stablehlo.convert %382 : (tensor<32xbf16>) -> tensor<32xf32>
    %697 = stablehlo.convert %384 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %698 = stablehlo.convert %402 : (tensor<128xbf16>) -> tensor<128xf32>
    %699 = stablehlo.convert %404 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %700 = stablehlo.convert %347 : (tensor<32xbf16>) -> tensor<32xf32>
    %701 = stablehlo.convert %353 : (tensor<32xbf16>) -> tensor<32xf32>
    %702 = stablehlo.convert %672 : (tensor<16x32xbf16>) -> tensor<16x32xf32>
    %703 = stablehlo.convert %675 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
    %704 = chlo.square %676 : tensor<32xf32> -> tensor<32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %706 = chlo.square %705 : tensor<32xf32> -> tensor<32xf32>
    %707 = stablehlo.add %704, %706 : tensor<32xf32>
    %708 = chlo.square %677 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %710 = chlo.square %709 : tensor<32x32xf32> -> tensor<32x32xf32>
    %711 = stablehlo.add %708, %710 : tensor<32x32xf32>
    %712 = chlo.square %678 : tensor<96xf32> -> tensor<96xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %714 = chlo.square %713 : tensor<96xf32> -> tensor<96xf32>
    %715 = stablehlo.add %712, %714 : tensor<96xf32>
    %716 = chlo.square %679 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %718 = chlo.square %717 : tensor<32x96xf32> -> tensor<32x96xf32>
    %719 = stablehlo.add %716, %718 : tensor<32x96xf32>
    %720 = chlo.square %680 : tensor<32xf32> -> tensor<32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %722 = chlo.square %721 : tensor<32xf32> -> tensor<32xf32>
    %723 = stablehlo.add %720, %722 : tensor<32xf32>
    %724 = chlo.square %681 : tensor<32xf32> -> tensor<32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %726 = chlo.square %725 : tensor<32xf32> -> tensor<32xf32>
    %727 = stablehlo.add %724, %726 : tensor<32xf32>
    %728 = chlo.square %682 : tensor<32xf32> -> tensor<32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %730 = chlo.square %729 : tensor<32xf32> -> tensor<32xf32>
    %731 = stablehlo.add %728, %730 : tensor<32xf32>
    %732 = chlo.square %683 : tensor<32xf32> -> tensor<32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %734 = chlo.square %733 : tensor<32xf32> -> tensor<32xf32>
    %735 = stablehlo.add %732, %734 : tensor<32xf32>
    %736 = chlo.square %684 : tensor<32xf32> -> tensor<32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %738 = chlo.square %737 : tensor<32xf32> -> tensor<32xf32>
    %739 = stablehlo.add %736, %738 : tensor<32xf32>
    %740 = chlo.square %685 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %742 = chlo.square %741 : tensor<128x32xf32> -> tensor<128x32xf32>
    %743 = stablehlo.add %740, %742 : tensor<128x32xf32>
    %744 = chlo.square %686 : tensor<128xf32> -> tensor<128xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %746 = chlo.square %745 : tensor<128xf32> -> tensor<128xf32>
    %747 = stablehlo.add %744, %746 : tensor<128xf32>
    %748 = chlo.square %687 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %750 = chlo.square %749 : tensor<32x128xf32> -> tensor<32x128xf32>
    %751 = stablehlo.add %748, %750 : tensor<32x128xf32>
    %752 = chlo.square %688 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %754 = chlo.square %753 : tensor<32xf32> -> tensor<32xf32>
    %755 = stablehlo.add %752, %754 : tensor<32xf32>
    %756 = chlo.square %689 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %758 = chlo.square %757 : tensor<32x32xf32> -> tensor<32x32xf32>
    %759 = stablehlo.add %756, %758 : tensor<32x32xf32>
    %760 = chlo.square %690 : tensor<96xf32> -> tensor<96xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %762 = chlo.square %761 : tensor<96xf32> -> tensor<96xf32>
    %763 = stablehlo.add %760, %762 : tensor<96xf32>
    %764 = chlo.square %691 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %766 = chlo.square %765 : tensor<32x96xf32> -> tensor<32x96xf32>
    %767 = stablehlo.add %764, %766 : tensor<32x96xf32>
    %768 = chlo.square %692 : tensor<32xf32> -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %770 = chlo.square %769 : tensor<32xf32> -> tensor<32xf32>
    %771 = stablehlo.add %768, %770 : tensor<32xf32>
    %772 = chlo.square %693 : tensor<32xf32> -> tensor<32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %774 = chlo.square %773 : tensor<32xf32> -> tensor<32xf32>
    %775 = stablehlo.add %772, %774 : tensor<32xf32>
    %776 = chlo.square %694 : tensor<32xf32> -> tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %778 = chlo.square %777 : tensor<32xf32> -> tensor<32xf32>
    %779 = stablehlo.add %776, %778 : tensor<32xf32>
    %780 = chlo.square %695 : tensor<32xf32> -> tensor<32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %782 = chlo.square %781 : tensor<32xf32> -> tensor<32xf32>
    %783 = stablehlo.add %780, %782 : tensor<32xf32>
    %784 = chlo.square %696 : tensor<32xf32> -> tensor<32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %786 = chlo.square %785 : tensor<32xf32> -> tensor<32xf32>
    %787 = stablehlo.add %784, %786 : tensor<32xf32>
    %788 = chlo.square %697 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %790 = chlo.square %789 : tensor<128x32xf32> -> tensor<128x32xf32>
    %791 = stablehlo.add %788, %790 : tensor<128x32xf32>
    %792 = chlo.square %698 : tensor<128xf32> -> tensor<128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %794 = chlo.square %793 : tensor<128xf32> -> tensor<128xf32>
    %795 = stablehlo.add %792, %794 : tensor<128xf32>
    %796 = chlo.square %699 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %798 = chlo.square %797 : tensor<32x128xf32> -> tensor<32x128xf32>
    %799 = stablehlo.add %796, %798 : tensor<32x128xf32>
    %800 = chlo.square %700 : tensor<32xf32> -> tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %802 = chlo.square %801 : tensor<32xf32> -> tensor<32xf32>
    %803 = stablehlo.add %800, %802 : tensor<32xf32>
    %804 = chlo.square %701 : tensor<32xf32> -> tensor<32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %806 = chlo.square %805 : tensor<32xf32> -> tensor<32xf32>
    %807 = stablehlo.add %804, %806 : tensor<32xf32>
    %808 = chlo.square %702 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %810 = chlo.square %809 : tensor<16x32xf32> -> tensor<16x32xf32>
    %811 = stablehlo.add %808, %810 : tensor<16x32xf32>
    %812 = chlo.square %703 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %814 = chlo.square %813 : tensor<64x32xf32> -> tensor<64x32xf32>
    %815 = stablehlo.add %812, %814 : tensor<64x32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.reduce(%707 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%711 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %818 = stablehlo.reduce(%715 init: %cst_194) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%719 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %820 = stablehlo.reduce(%723 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.reduce(%727 init: %cst_197) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %822 = stablehlo.reduce(%731 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %823 = stablehlo.reduce(%735 init: %cst_199) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.reduce(%739 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.reduce(%743 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.reduce(%747 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.reduce(%751 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%755 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.reduce(%759 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %830 = stablehlo.reduce(%763 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%767 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.reduce(%771 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%775 init: %cst_209) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %834 = stablehlo.reduce(%779 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%783 init: %cst_211) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.reduce(%787 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%791 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%795 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%799 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%803 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%807 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%811 init: %cst_218) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%815 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.add %cst_220, %816 : tensor<f32>
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
    %868 = stablehlo.add %867, %840 : tensor<f32>
    %869 = stablehlo.add %868, %841 : tensor<f32>
    %870 = stablehlo.add %869, %842 : tensor<f32>
    %871 = stablehlo.add %870, %843 : tensor<f32>
    %872 = stablehlo.sqrt %871 : tensor<f32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %873 = stablehlo.compare LT, %872, %cst_221, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %874 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %875 = stablehlo.divide %676, %874 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %877 = stablehlo.multiply %875, %876 : tensor<32xf32>
    %878 = stablehlo.select %873, %676, %877 : tensor<i1>, tensor<32xf32>
    %879 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %880 = stablehlo.divide %677, %879 : tensor<32x32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %882 = stablehlo.multiply %880, %881 : tensor<32x32xf32>
    %883 = stablehlo.select %873, %677, %882 : tensor<i1>, tensor<32x32xf32>
    %884 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %885 = stablehlo.divide %678, %884 : tensor<96xf32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %887 = stablehlo.multiply %885, %886 : tensor<96xf32>
    %888 = stablehlo.select %873, %678, %887 : tensor<i1>, tensor<96xf32>
    %889 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %890 = stablehlo.divide %679, %889 : tensor<32x96xf32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %892 = stablehlo.multiply %890, %891 : tensor<32x96xf32>
    %893 = stablehlo.select %873, %679, %892 : tensor<i1>, tensor<32x96xf32>
    %894 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %895 = stablehlo.divide %680, %894 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %897 = stablehlo.multiply %895, %896 : tensor<32xf32>
    %898 = stablehlo.select %873, %680, %897 : tensor<i1>, tensor<32xf32>
    %899 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %900 = stablehlo.divide %681, %899 : tensor<32xf32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %902 = stablehlo.multiply %900, %901 : tensor<32xf32>
    %903 = stablehlo.select %873, %681, %902 : tensor<i1>, tensor<32xf32>
    %904 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %905 = stablehlo.divide %682, %904 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %907 = stablehlo.multiply %905, %906 : tensor<32xf32>
    %908 = stablehlo.select %873, %682, %907 : tensor<i1>, tensor<32xf32>
    %909 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %910 = stablehlo.divide %683, %909 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %912 = stablehlo.multiply %910, %911 : tensor<32xf32>
    %913 = stablehlo.select %873, %683, %912 : tensor<i1>, tensor<32xf32>
    %914 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %915 = stablehlo.divide %684, %914 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %917 = stablehlo.multiply %915, %916 : tensor<32xf32>
    %918 = stablehlo.select %873, %684, %917 : tensor<i1>, tensor<32xf32>
    %919 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %920 = stablehlo.divide %685, %919 : tensor<128x32xf32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %922 = stablehlo.multiply %920, %921 : tensor<128x32xf32>
    %923 = stablehlo.select %873, %685, %922 : tensor<i1>, tensor<128x32xf32>
    %924 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %925 = stablehlo.divide %686, %924 : tensor<128xf32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %927 = stablehlo.multiply %925, %926 : tensor<128xf32>
    %928 = stablehlo.select %873, %686, %927 : tensor<i1>, tensor<128xf32>
    %929 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %930 = stablehlo.divide %687, %929 : tensor<32x128xf32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %932 = stablehlo.multiply %930, %931 : tensor<32x128xf32>
    %933 = stablehlo.select %873, %687, %932 : tensor<i1>, tensor<32x128xf32>
    %934 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %935 = stablehlo.divide %688, %934 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %937 = stablehlo.multiply %935, %936 : tensor<32xf32>
    %938 = stablehlo.select %873, %688, %937 : tensor<i1>, tensor<32xf32>
    %939 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %940 = stablehlo.divide %689, %939 : tensor<32x32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %942 = stablehlo.multiply %940, %941 : tensor<32x32xf32>
    %943 = stablehlo.select %873, %689, %942 : tensor<i1>, tensor<32x32xf32>
    %944 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %945 = stablehlo.divide %690, %944 : tensor<96xf32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %947 = stablehlo.multiply %945, %946 : tensor<96xf32>
    %948 = stablehlo.select %873, %690, %947 : tensor<i1>, tensor<96xf32>
    %949 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %950 = stablehlo.divide %691, %949 : tensor<32x96xf32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %952 = stablehlo.multiply %950, %951 : tensor<32x96xf32>
    %953 = stablehlo.select %873, %691, %952 : tensor<i1>, tensor<32x96xf32>
    %954 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %955 = stablehlo.divide %692, %954 : tensor<32xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %957 = stablehlo.multiply %955, %956 : tensor<32xf32>
    %958 = stablehlo.select %873, %692, %957 : tensor<i1>, tensor<32xf32>
    %959 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %960 = stablehlo.divide %693, %959 : tensor<32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %962 = stablehlo.multiply %960, %961 : tensor<32xf32>
    %963 = stablehlo.select %873, %693, %962 : tensor<i1>, tensor<32xf32>
    %964 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %965 = stablehlo.divide %694, %964 : tensor<32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %967 = stablehlo.multiply %965, %966 : tensor<32xf32>
    %968 = stablehlo.select %873, %694, %967 : tensor<i1>, tensor<32xf32>
    %969 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %970 = stablehlo.divide %695, %969 : tensor<32xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %972 = stablehlo.multiply %970, %971 : tensor<32xf32>
    %973 = stablehlo.select %873, %695, %972 : tensor<i1>, tensor<32xf32>
    %974 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %975 = stablehlo.divide %696, %974 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %977 = stablehlo.multiply %975, %976 : tensor<32xf32>
    %978 = stablehlo.select %873, %696, %977 : tensor<i1>, tensor<32xf32>
    %979 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %980 = stablehlo.divide %697, %979 : tensor<128x32xf32>
    %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %982 = stablehlo.multiply %980, %981 : tensor<128x32xf32>
    %983 = stablehlo.select %873, %697, %982 : tensor<i1>, tensor<128x32xf32>
    %984 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %985 = stablehlo.divide %698, %984 : tensor<128xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %987 = stablehlo.multiply %985, %986 : tensor<128xf32>
    %988 = stablehlo.select %873, %698, %987 : tensor<i1>, tensor<128xf32>
    %989 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %990 = stablehlo.divide %699, %989 : tensor<32x128xf32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %992 = stablehlo.multiply %990, %991 : tensor<32x128xf32>
    %993 = stablehlo.select %873, %699, %992 : tensor<i1>, tensor<32x128xf32>
    %994 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %995 = stablehlo.divide %700, %994 : tensor<32xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %997 = stablehlo.multiply %995, %996 : tensor<32xf32>
    %998 = stablehlo.select %873, %700, %997 : tensor<i1>, tensor<32xf32>
    %999 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1000 = stablehlo.divide %701, %999 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1002 = stablehlo.multiply %1000, %1001 : tensor<32xf32>
    %1003 = stablehlo.select %873, %701, %1002 : tensor<i1>, tensor<32xf32>
    %1004 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1005 = stablehlo.divide %702, %1004 : tensor<16x32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1007 = stablehlo.multiply %1005, %1006 : tensor<16x32xf32>
    %1008 = stablehlo.select %873, %702, %1007 : tensor<i1>, tensor<16x32xf32>
    %1009 = stablehlo.broadcast_in_dim %872, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1010 = stablehlo.divide %703, %1009 : tensor<64x32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1012 = stablehlo.multiply %1010, %1011 : tensor<64x32xf32>
    %1013 = stablehlo.select %873, %703, %1012 : tensor<i1>, tensor<64x32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1015 = stablehlo.multiply %1014, %878 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1017 = stablehlo.multiply %1016, %arg29 : tensor<32xf32>
    %1018 = stablehlo.add %1015, %1017 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1020 = stablehlo.multiply %1019, %883 : tensor<32x32xf32>
    %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1022 = stablehlo.multiply %1021, %arg30 : tensor<32x32xf32>
    %1023 = stablehlo.add %1020, %1022 : tensor<32x32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1025 = stablehlo.multiply %1024, %888 : tensor<96xf32>
    %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1027 = stablehlo.multiply %1026, %arg31 : tensor<96xf32>
    %1028 = stablehlo.add %1025, %1027 : tensor<96xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1030 = stablehlo.multiply %1029, %893 : tensor<32x96xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1032 = stablehlo.multiply %1031, %arg32 : tensor<32x96xf32>
    %1033 = stablehlo.add %1030, %1032 : tensor<32x96xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1035 = stablehlo.multiply %1034, %898 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1037 = stablehlo.multiply %1036, %arg33 : tensor<32xf32>
    %1038 = stablehlo.add %1035, %1037 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1040 = stablehlo.multiply %1039, %903 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1042 = stablehlo.multiply %1041, %arg34 : tensor<32xf32>
    %1043 = stablehlo.add %1040, %1042 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1045 = stablehlo.multiply %1044, %908 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1047 = stablehlo.multiply %1046, %arg35 : tensor<32xf32>
    %1048 = stablehlo.add %1045, %1047 : tensor<32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1050 = stablehlo.multiply %1049, %913 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1052 = stablehlo.multiply %1051, %arg36 : tensor<32xf32>
    %1053 = stablehlo.add %1050, %1052 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1055 = stablehlo.multiply %1054, %918 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1057 = stablehlo.multiply %1056, %arg37 : tensor<32xf32>
    %1058 = stablehlo.add %1055, %1057 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1060 = stablehlo.multiply %1059, %923 : tensor<128x32xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1062 = stablehlo.multiply %1061, %arg38 : tensor<128x32xf32>
    %1063 = stablehlo.add %1060, %1062 : tensor<128x32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1065 = stablehlo.multiply %1064, %928 : tensor<128xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1067 = stablehlo.multiply %1066, %arg39 : tensor<128xf32>
    %1068 = stablehlo.add %1065, %1067 : tensor<128xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1070 = stablehlo.multiply %1069, %933 : tensor<32x128xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1072 = stablehlo.multiply %1071, %arg40 : tensor<32x128xf32>
    %1073 = stablehlo.add %1070, %1072 : tensor<32x128xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1075 = stablehlo.multiply %1074, %938 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1077 = stablehlo.multiply %1076, %arg41 : tensor<32xf32>
    %1078 = stablehlo.add %1075, %1077 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1080 = stablehlo.multiply %1079, %943 : tensor<32x32xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1082 = stablehlo.multiply %1081, %arg42 : tensor<32x32xf32>
    %1083 = stablehlo.add %1080, %1082 : tensor<32x32xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1085 = stablehlo.multiply %1084, %948 : tensor<96xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1087 = stablehlo.multiply %1086, %arg43 : tensor<96xf32>
    %1088 = stablehlo.add %1085, %1087 : tensor<96xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1090 = stablehlo.multiply %1089, %953 : tensor<32x96xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1092 = stablehlo.multiply %1091, %arg44 : tensor<32x96xf32>
    %1093 = stablehlo.add %1090, %1092 : tensor<32x96xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1095 = stablehlo.multiply %1094, %958 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1097 = stablehlo.multiply %1096, %arg45 : tensor<32xf32>
    %1098 = stablehlo.add %1095, %1097 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1100 = stablehlo.multiply %1099, %963 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1102 = stablehlo.multiply %1101, %arg46 : tensor<32xf32>
    %1103 = stablehlo.add %1100, %1102 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1105 = stablehlo.multiply %1104, %968 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1107 = stablehlo.multiply %1106, %arg47 : tensor<32xf32>
    %1108 = stablehlo.add %1105, %1107 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1110 = stablehlo.multiply %1109, %973 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1112 = stablehlo.multiply %1111, %arg48 : tensor<32xf32>
    %1113 = stablehlo.add %1110, %1112 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1115 = stablehlo.multiply %1114, %978 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1116 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1117 = stablehlo.multiply %1116, %arg49 : tensor<32xf32>
    %1118 = stablehlo.add %1115, %1117 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1120 = stablehlo.multiply %1119, %983 : tensor<128x32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1122 = stablehlo.multiply %1121, %arg50 : tensor<128x32xf32>
    %1123 = stablehlo.add %1120, %1122 : tensor<128x32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1125 = stablehlo.multiply %1124, %988 : tensor<128xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1127 = stablehlo.multiply %1126, %arg51 : tensor<128xf32>
    %1128 = stablehlo.add %1125, %1127 : tensor<128xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1130 = stablehlo.multiply %1129, %993 : tensor<32x128xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1132 = stablehlo.multiply %1131, %arg52 : tensor<32x128xf32>
    %1133 = stablehlo.add %1130, %1132 : tensor<32x128xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1135 = stablehlo.multiply %1134, %998 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1137 = stablehlo.multiply %1136, %arg53 : tensor<32xf32>
    %1138 = stablehlo.add %1135, %1137 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1140 = stablehlo.multiply %1139, %1003 : tensor<32xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1141 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1142 = stablehlo.multiply %1141, %arg54 : tensor<32xf32>
    %1143 = stablehlo.add %1140, %1142 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1145 = stablehlo.multiply %1144, %1008 : tensor<16x32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1147 = stablehlo.multiply %1146, %arg55 : tensor<16x32xf32>
    %1148 = stablehlo.add %1145, %1147 : tensor<16x32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1150 = stablehlo.multiply %1149, %1013 : tensor<64x32xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1152 = stablehlo.multiply %1151, %arg56 : tensor<64x32xf32>
    %1153 = stablehlo.add %1150, %1152 : tensor<64x32xf32>
    %1154 = stablehlo.multiply %878, %878 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1156 = stablehlo.multiply %1155, %1154 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1158 = stablehlo.multiply %1157, %arg57 : tensor<32xf32>
    %1159 = stablehlo.add %1156, %1158 : tensor<32xf32>
    %1160 = stablehlo.multiply %883, %883 : tensor<32x32xf32>
    %cst_308 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1161 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1162 = stablehlo.multiply %1161, %1160 : tensor<32x32xf32>
    %cst_309 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1164 = stablehlo.multiply %1163, %arg58 : tensor<32x32xf32>
    %1165 = stablehlo.add %1162, %1164 : tensor<32x32xf32>
    %1166 = stablehlo.multiply %888, %888 : tensor<96xf32>
    %cst_310 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1168 = stablehlo.multiply %1167, %1166 : tensor<96xf32>
    %cst_311 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1170 = stablehlo.multiply %1169, %arg59 : tensor<96xf32>
    %1171 = stablehlo.add %1168, %1170 : tensor<96xf32>
    %1172 = stablehlo.multiply %893, %893 : tensor<32x96xf32>
    %cst_312 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1174 = stablehlo.multiply %1173, %1172 : tensor<32x96xf32>
    %cst_313 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1176 = stablehlo.multiply %1175, %arg60 : tensor<32x96xf32>
    %1177 = stablehlo.add %1174, %1176 : tensor<32x96xf32>
    %1178 = stablehlo.multiply %898, %898 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1180 = stablehlo.multiply %1179, %1178 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1182 = stablehlo.multiply %1181, %arg61 : tensor<32xf32>
    %1183 = stablehlo.add %1180, %1182 : tensor<32xf32>
    %1184 = stablehlo.multiply %903, %903 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1186 = stablehlo.multiply %1185, %1184 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1188 = stablehlo.multiply %1187, %arg62 : tensor<32xf32>
    %1189 = stablehlo.add %1186, %1188 : tensor<32xf32>
    %1190 = stablehlo.multiply %908, %908 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1192 = stablehlo.multiply %1191, %1190 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1194 = stablehlo.multiply %1193, %arg63 : tensor<32xf32>
    %1195 = stablehlo.add %1192, %1194 : tensor<32xf32>
    %1196 = stablehlo.multiply %913, %913 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1198 = stablehlo.multiply %1197, %1196 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1200 = stablehlo.multiply %1199, %arg64 : tensor<32xf32>
    %1201 = stablehlo.add %1198, %1200 : tensor<32xf32>
    %1202 = stablehlo.multiply %918, %918 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1204 = stablehlo.multiply %1203, %1202 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1206 = stablehlo.multiply %1205, %arg65 : tensor<32xf32>
    %1207 = stablehlo.add %1204, %1206 : tensor<32xf32>
    %1208 = stablehlo.multiply %923, %923 : tensor<128x32xf32>
    %cst_324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1210 = stablehlo.multiply %1209, %1208 : tensor<128x32xf32>
    %cst_325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1212 = stablehlo.multiply %1211, %arg66 : tensor<128x32xf32>
    %1213 = stablehlo.add %1210, %1212 : tensor<128x32xf32>
    %1214 = stablehlo.multiply %928, %928 : tensor<128xf32>
    %cst_326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1216 = stablehlo.multiply %1215, %1214 : tensor<128xf32>
    %cst_327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1218 = stablehlo.multiply %1217, %arg67 : tensor<128xf32>
    %1219 = stablehlo.add %1216, %1218 : tensor<128xf32>
    %1220 = stablehlo.multiply %933, %933 : tensor<32x128xf32>
    %cst_328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1221 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1222 = stablehlo.multiply %1221, %1220 : tensor<32x128xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1224 = stablehlo.multiply %1223, %arg68 : tensor<32x128xf32>
    %1225 = stablehlo.add %1222, %1224 : tensor<32x128xf32>
    %1226 = stablehlo.multiply %938, %938 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1228 = stablehlo.multiply %1227, %1226 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1230 = stablehlo.multiply %1229, %arg69 : tensor<32xf32>
    %1231 = stablehlo.add %1228, %1230 : tensor<32xf32>
    %1232 = stablehlo.multiply %943, %943 : tensor<32x32xf32>
    %cst_332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1234 = stablehlo.multiply %1233, %1232 : tensor<32x32xf32>
    %cst_333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1236 = stablehlo.multiply %1235, %arg70 : tensor<32x32xf32>
    %1237 = stablehlo.add %1234, %1236 : tensor<32x32xf32>
    %1238 = stablehlo.multiply %948, %948 : tensor<96xf32>
    %cst_334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1240 = stablehlo.multiply %1239, %1238 : tensor<96xf32>
    %cst_335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1242 = stablehlo.multiply %1241, %arg71 : tensor<96xf32>
    %1243 = stablehlo.add %1240, %1242 : tensor<96xf32>
    %1244 = stablehlo.multiply %953, %953 : tensor<32x96xf32>
    %cst_336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1245 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1246 = stablehlo.multiply %1245, %1244 : tensor<32x96xf32>
    %cst_337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1248 = stablehlo.multiply %1247, %arg72 : tensor<32x96xf32>
    %1249 = stablehlo.add %1246, %1248 : tensor<32x96xf32>
    %1250 = stablehlo.multiply %958, %958 : tensor<32xf32>
    %cst_338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1252 = stablehlo.multiply %1251, %1250 : tensor<32xf32>
    %cst_339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1254 = stablehlo.multiply %1253, %arg73 : tensor<32xf32>
    %1255 = stablehlo.add %1252, %1254 : tensor<32xf32>
    %1256 = stablehlo.multiply %963, %963 : tensor<32xf32>
    %cst_340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1258 = stablehlo.multiply %1257, %1256 : tensor<32xf32>
    %cst_341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1260 = stablehlo.multiply %1259, %arg74 : tensor<32xf32>
    %1261 = stablehlo.add %1258, %1260 : tensor<32xf32>
    %1262 = stablehlo.multiply %968, %968 : tensor<32xf32>
    %cst_342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1264 = stablehlo.multiply %1263, %1262 : tensor<32xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1266 = stablehlo.multiply %1265, %arg75 : tensor<32xf32>
    %1267 = stablehlo.add %1264, %1266 : tensor<32xf32>
    %1268 = stablehlo.multiply %973, %973 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1270 = stablehlo.multiply %1269, %1268 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1272 = stablehlo.multiply %1271, %arg76 : tensor<32xf32>
    %1273 = stablehlo.add %1270, %1272 : tensor<32xf32>
    %1274 = stablehlo.multiply %978, %978 : tensor<32xf32>
    %cst_346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1276 = stablehlo.multiply %1275, %1274 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.multiply %1277, %arg77 : tensor<32xf32>
    %1279 = stablehlo.add %1276, %1278 : tensor<32xf32>
    %1280 = stablehlo.multiply %983, %983 : tensor<128x32xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1282 = stablehlo.multiply %1281, %1280 : tensor<128x32xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1284 = stablehlo.multiply %1283, %arg78 : tensor<128x32xf32>
    %1285 = stablehlo.add %1282, %1284 : tensor<128x32xf32>
    %1286 = stablehlo.multiply %988, %988 : tensor<128xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1287 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1288 = stablehlo.multiply %1287, %1286 : tensor<128xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1290 = stablehlo.multiply %1289, %arg79 : tensor<128xf32>
    %1291 = stablehlo.add %1288, %1290 : tensor<128xf32>
    %1292 = stablehlo.multiply %993, %993 : tensor<32x128xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1294 = stablehlo.multiply %1293, %1292 : tensor<32x128xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1296 = stablehlo.multiply %1295, %arg80 : tensor<32x128xf32>
    %1297 = stablehlo.add %1294, %1296 : tensor<32x128xf32>
    %1298 = stablehlo.multiply %998, %998 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1300 = stablehlo.multiply %1299, %1298 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1302 = stablehlo.multiply %1301, %arg81 : tensor<32xf32>
    %1303 = stablehlo.add %1300, %1302 : tensor<32xf32>
    %1304 = stablehlo.multiply %1003, %1003 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1306 = stablehlo.multiply %1305, %1304 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1308 = stablehlo.multiply %1307, %arg82 : tensor<32xf32>
    %1309 = stablehlo.add %1306, %1308 : tensor<32xf32>
    %1310 = stablehlo.multiply %1008, %1008 : tensor<16x32xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1311 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1312 = stablehlo.multiply %1311, %1310 : tensor<16x32xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1314 = stablehlo.multiply %1313, %arg83 : tensor<16x32xf32>
    %1315 = stablehlo.add %1312, %1314 : tensor<16x32xf32>
    %1316 = stablehlo.multiply %1013, %1013 : tensor<64x32xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1317 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1318 = stablehlo.multiply %1317, %1316 : tensor<64x32xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1320 = stablehlo.multiply %1319, %arg84 : tensor<64x32xf32>
    %1321 = stablehlo.add %1318, %1320 : tensor<64x32xf32>
    %c_362 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1322 = stablehlo.compare LT, %arg28, %c_362, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_363 = stablehlo.constant dense<1> : tensor<i32>
    %1323 = stablehlo.add %arg28, %c_363 : tensor<i32>
    %c_364 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1324 = call @_where_2(%1322, %1323, %c_364) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1325 = stablehlo.convert %1324 : (tensor<i32>) -> tensor<f32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1326 = stablehlo.convert %1324 : (tensor<i32>) -> tensor<f32>
    %1327 = stablehlo.power %cst_365, %1326 : tensor<f32>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1328 = stablehlo.subtract %cst_366, %1327 : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1330 = stablehlo.divide %1018, %1329 : tensor<32xf32>
    %1331 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1332 = stablehlo.divide %1023, %1331 : tensor<32x32xf32>
    %1333 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1334 = stablehlo.divide %1028, %1333 : tensor<96xf32>
    %1335 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1336 = stablehlo.divide %1033, %1335 : tensor<32x96xf32>
    %1337 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1338 = stablehlo.divide %1038, %1337 : tensor<32xf32>
    %1339 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1340 = stablehlo.divide %1043, %1339 : tensor<32xf32>
    %1341 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1342 = stablehlo.divide %1048, %1341 : tensor<32xf32>
    %1343 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1344 = stablehlo.divide %1053, %1343 : tensor<32xf32>
    %1345 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1346 = stablehlo.divide %1058, %1345 : tensor<32xf32>
    %1347 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1348 = stablehlo.divide %1063, %1347 : tensor<128x32xf32>
    %1349 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1350 = stablehlo.divide %1068, %1349 : tensor<128xf32>
    %1351 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1352 = stablehlo.divide %1073, %1351 : tensor<32x128xf32>
    %1353 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1354 = stablehlo.divide %1078, %1353 : tensor<32xf32>
    %1355 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1356 = stablehlo.divide %1083, %1355 : tensor<32x32xf32>
    %1357 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1358 = stablehlo.divide %1088, %1357 : tensor<96xf32>
    %1359 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1360 = stablehlo.divide %1093, %1359 : tensor<32x96xf32>
    %1361 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.divide %1098, %1361 : tensor<32xf32>
    %1363 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1364 = stablehlo.divide %1103, %1363 : tensor<32xf32>
    %1365 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1366 = stablehlo.divide %1108, %1365 : tensor<32xf32>
    %1367 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1368 = stablehlo.divide %1113, %1367 : tensor<32xf32>
    %1369 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1370 = stablehlo.divide %1118, %1369 : tensor<32xf32>
    %1371 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1372 = stablehlo.divide %1123, %1371 : tensor<128x32xf32>
    %1373 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1374 = stablehlo.divide %1128, %1373 : tensor<128xf32>
    %1375 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1376 = stablehlo.divide %1133, %1375 : tensor<32x128xf32>
    %1377 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1378 = stablehlo.divide %1138, %1377 : tensor<32xf32>
    %1379 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1380 = stablehlo.divide %1143, %1379 : tensor<32xf32>
    %1381 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1382 = stablehlo.divide %1148, %1381 : tensor<16x32xf32>
    %1383 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1384 = stablehlo.divide %1153, %1383 : tensor<64x32xf32>
    %1385 = stablehlo.convert %1324 : (tensor<i32>) -> tensor<f32>
    %cst_367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1386 = stablehlo.convert %1324 : (tensor<i32>) -> tensor<f32>
    %1387 = stablehlo.power %cst_367, %1386 : tensor<f32>
    %cst_368 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1388 = stablehlo.subtract %cst_368, %1387 : tensor<f32>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1390 = stablehlo.divide %1159, %1389 : tensor<32xf32>
    %1391 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1392 = stablehlo.divide %1165, %1391 : tensor<32x32xf32>
    %1393 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1394 = stablehlo.divide %1171, %1393 : tensor<96xf32>
    %1395 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1396 = stablehlo.divide %1177, %1395 : tensor<32x96xf32>
    %1397 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1398 = stablehlo.divide %1183, %1397 : tensor<32xf32>
    %1399 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1400 = stablehlo.divide %1189, %1399 : tensor<32xf32>
    %1401 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1402 = stablehlo.divide %1195, %1401 : tensor<32xf32>
    %1403 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1404 = stablehlo.divide %1201, %1403 : tensor<32xf32>
    %1405 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1406 = stablehlo.divide %1207, %1405 : tensor<32xf32>
    %1407 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1408 = stablehlo.divide %1213, %1407 : tensor<128x32xf32>
    %1409 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1410 = stablehlo.divide %1219, %1409 : tensor<128xf32>
    %1411 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1412 = stablehlo.divide %1225, %1411 : tensor<32x128xf32>
    %1413 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1414 = stablehlo.divide %1231, %1413 : tensor<32xf32>
    %1415 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1416 = stablehlo.divide %1237, %1415 : tensor<32x32xf32>
    %1417 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1418 = stablehlo.divide %1243, %1417 : tensor<96xf32>
    %1419 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1420 = stablehlo.divide %1249, %1419 : tensor<32x96xf32>
    %1421 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1422 = stablehlo.divide %1255, %1421 : tensor<32xf32>
    %1423 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1424 = stablehlo.divide %1261, %1423 : tensor<32xf32>
    %1425 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1426 = stablehlo.divide %1267, %1425 : tensor<32xf32>
    %1427 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1428 = stablehlo.divide %1273, %1427 : tensor<32xf32>
    %1429 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1430 = stablehlo.divide %1279, %1429 : tensor<32xf32>
    %1431 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1432 = stablehlo.divide %1285, %1431 : tensor<128x32xf32>
    %1433 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1434 = stablehlo.divide %1291, %1433 : tensor<128xf32>
    %1435 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1436 = stablehlo.divide %1297, %1435 : tensor<32x128xf32>
    %1437 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1438 = stablehlo.divide %1303, %1437 : tensor<32xf32>
    %1439 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1440 = stablehlo.divide %1309, %1439 : tensor<32xf32>
    %1441 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1442 = stablehlo.divide %1315, %1441 : tensor<16x32xf32>
    %1443 = stablehlo.broadcast_in_dim %1388, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1444 = stablehlo.divide %1321, %1443 : tensor<64x32xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1446 = stablehlo.add %1390, %1445 : tensor<32xf32>
    %1447 = stablehlo.sqrt %1446 : tensor<32xf32>
    %cst_370 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1449 = stablehlo.add %1447, %1448 : tensor<32xf32>
    %1450 = stablehlo.divide %1330, %1449 : tensor<32xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1452 = stablehlo.add %1392, %1451 : tensor<32x32xf32>
    %1453 = stablehlo.sqrt %1452 : tensor<32x32xf32>
    %cst_372 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1455 = stablehlo.add %1453, %1454 : tensor<32x32xf32>
    %1456 = stablehlo.divide %1332, %1455 : tensor<32x32xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1458 = stablehlo.add %1394, %1457 : tensor<96xf32>
    %1459 = stablehlo.sqrt %1458 : tensor<96xf32>
    %cst_374 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1461 = stablehlo.add %1459, %1460 : tensor<96xf32>
    %1462 = stablehlo.divide %1334, %1461 : tensor<96xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1464 = stablehlo.add %1396, %1463 : tensor<32x96xf32>
    %1465 = stablehlo.sqrt %1464 : tensor<32x96xf32>
    %cst_376 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1467 = stablehlo.add %1465, %1466 : tensor<32x96xf32>
    %1468 = stablehlo.divide %1336, %1467 : tensor<32x96xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1470 = stablehlo.add %1398, %1469 : tensor<32xf32>
    %1471 = stablehlo.sqrt %1470 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1473 = stablehlo.add %1471, %1472 : tensor<32xf32>
    %1474 = stablehlo.divide %1338, %1473 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1476 = stablehlo.add %1400, %1475 : tensor<32xf32>
    %1477 = stablehlo.sqrt %1476 : tensor<32xf32>
    %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1479 = stablehlo.add %1477, %1478 : tensor<32xf32>
    %1480 = stablehlo.divide %1340, %1479 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1482 = stablehlo.add %1402, %1481 : tensor<32xf32>
    %1483 = stablehlo.sqrt %1482 : tensor<32xf32>
    %cst_382 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1485 = stablehlo.add %1483, %1484 : tensor<32xf32>
    %1486 = stablehlo.divide %1342, %1485 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1488 = stablehlo.add %1404, %1487 : tensor<32xf32>
    %1489 = stablehlo.sqrt %1488 : tensor<32xf32>
    %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1491 = stablehlo.add %1489, %1490 : tensor<32xf32>
    %1492 = stablehlo.divide %1344, %1491 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1494 = stablehlo.add %1406, %1493 : tensor<32xf32>
    %1495 = stablehlo.sqrt %1494 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1497 = stablehlo.add %1495, %1496 : tensor<32xf32>
    %1498 = stablehlo.divide %1346, %1497 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1500 = stablehlo.add %1408, %1499 : tensor<128x32xf32>
    %1501 = stablehlo.sqrt %1500 : tensor<128x32xf32>
    %cst_388 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1503 = stablehlo.add %1501, %1502 : tensor<128x32xf32>
    %1504 = stablehlo.divide %1348, %1503 : tensor<128x32xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1506 = stablehlo.add %1410, %1505 : tensor<128xf32>
    %1507 = stablehlo.sqrt %1506 : tensor<128xf32>
    %cst_390 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1509 = stablehlo.add %1507, %1508 : tensor<128xf32>
    %1510 = stablehlo.divide %1350, %1509 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1512 = stablehlo.add %1412, %1511 : tensor<32x128xf32>
    %1513 = stablehlo.sqrt %1512 : tensor<32x128xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1515 = stablehlo.add %1513, %1514 : tensor<32x128xf32>
    %1516 = stablehlo.divide %1352, %1515 : tensor<32x128xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1518 = stablehlo.add %1414, %1517 : tensor<32xf32>
    %1519 = stablehlo.sqrt %1518 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1521 = stablehlo.add %1519, %1520 : tensor<32xf32>
    %1522 = stablehlo.divide %1354, %1521 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1524 = stablehlo.add %1416, %1523 : tensor<32x32xf32>
    %1525 = stablehlo.sqrt %1524 : tensor<32x32xf32>
    %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1527 = stablehlo.add %1525, %1526 : tensor<32x32xf32>
    %1528 = stablehlo.divide %1356, %1527 : tensor<32x32xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1530 = stablehlo.add %1418, %1529 : tensor<96xf32>
    %1531 = stablehlo.sqrt %1530 : tensor<96xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1533 = stablehlo.add %1531, %1532 : tensor<96xf32>
    %1534 = stablehlo.divide %1358, %1533 : tensor<96xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1536 = stablehlo.add %1420, %1535 : tensor<32x96xf32>
    %1537 = stablehlo.sqrt %1536 : tensor<32x96xf32>
    %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1539 = stablehlo.add %1537, %1538 : tensor<32x96xf32>
    %1540 = stablehlo.divide %1360, %1539 : tensor<32x96xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1542 = stablehlo.add %1422, %1541 : tensor<32xf32>
    %1543 = stablehlo.sqrt %1542 : tensor<32xf32>
    %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1545 = stablehlo.add %1543, %1544 : tensor<32xf32>
    %1546 = stablehlo.divide %1362, %1545 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1548 = stablehlo.add %1424, %1547 : tensor<32xf32>
    %1549 = stablehlo.sqrt %1548 : tensor<32xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1551 = stablehlo.add %1549, %1550 : tensor<32xf32>
    %1552 = stablehlo.divide %1364, %1551 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1554 = stablehlo.add %1426, %1553 : tensor<32xf32>
    %1555 = stablehlo.sqrt %1554 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1557 = stablehlo.add %1555, %1556 : tensor<32xf32>
    %1558 = stablehlo.divide %1366, %1557 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1560 = stablehlo.add %1428, %1559 : tensor<32xf32>
    %1561 = stablehlo.sqrt %1560 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1563 = stablehlo.add %1561, %1562 : tensor<32xf32>
    %1564 = stablehlo.divide %1368, %1563 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1566 = stablehlo.add %1430, %1565 : tensor<32xf32>
    %1567 = stablehlo.sqrt %1566 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1569 = stablehlo.add %1567, %1568 : tensor<32xf32>
    %1570 = stablehlo.divide %1370, %1569 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1572 = stablehlo.add %1432, %1571 : tensor<128x32xf32>
    %1573 = stablehlo.sqrt %1572 : tensor<128x32xf32>
    %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1575 = stablehlo.add %1573, %1574 : tensor<128x32xf32>
    %1576 = stablehlo.divide %1372, %1575 : tensor<128x32xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1578 = stablehlo.add %1434, %1577 : tensor<128xf32>
    %1579 = stablehlo.sqrt %1578 : tensor<128xf32>
    %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1581 = stablehlo.add %1579, %1580 : tensor<128xf32>
    %1582 = stablehlo.divide %1374, %1581 : tensor<128xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1584 = stablehlo.add %1436, %1583 : tensor<32x128xf32>
    %1585 = stablehlo.sqrt %1584 : tensor<32x128xf32>
    %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1587 = stablehlo.add %1585, %1586 : tensor<32x128xf32>
    %1588 = stablehlo.divide %1376, %1587 : tensor<32x128xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1590 = stablehlo.add %1438, %1589 : tensor<32xf32>
    %1591 = stablehlo.sqrt %1590 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1593 = stablehlo.add %1591, %1592 : tensor<32xf32>
    %1594 = stablehlo.divide %1378, %1593 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1596 = stablehlo.add %1440, %1595 : tensor<32xf32>
    %1597 = stablehlo.sqrt %1596 : tensor<32xf32>
    %cst_420 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1599 = stablehlo.add %1597, %1598 : tensor<32xf32>
    %1600 = stablehlo.divide %1380, %1599 : tensor<32xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1602 = stablehlo.add %1442, %1601 : tensor<16x32xf32>
    %1603 = stablehlo.sqrt %1602 : tensor<16x32xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1605 = stablehlo.add %1603, %1604 : tensor<16x32xf32>
    %1606 = stablehlo.divide %1382, %1605 : tensor<16x32xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1608 = stablehlo.add %1444, %1607 : tensor<64x32xf32>
    %1609 = stablehlo.sqrt %1608 : tensor<64x32xf32>
    %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1611 = stablehlo.add %1609, %1610 : tensor<64x32xf32>
    %1612 = stablehlo.divide %1384, %1611 : tensor<64x32xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1614 = stablehlo.multiply %1613, %arg86 : tensor<32x32xf32>
    %1615 = stablehlo.add %1456, %1614 : tensor<32x32xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1617 = stablehlo.multiply %1616, %arg88 : tensor<32x96xf32>
    %1618 = stablehlo.add %1468, %1617 : tensor<32x96xf32>
    %cst_427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1620 = stablehlo.multiply %1619, %arg94 : tensor<128x32xf32>
    %1621 = stablehlo.add %1504, %1620 : tensor<128x32xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1623 = stablehlo.multiply %1622, %arg96 : tensor<32x128xf32>
    %1624 = stablehlo.add %1516, %1623 : tensor<32x128xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1626 = stablehlo.multiply %1625, %arg98 : tensor<32x32xf32>
    %1627 = stablehlo.add %1528, %1626 : tensor<32x32xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1629 = stablehlo.multiply %1628, %arg100 : tensor<32x96xf32>
    %1630 = stablehlo.add %1540, %1629 : tensor<32x96xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1631 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1632 = stablehlo.multiply %1631, %arg106 : tensor<128x32xf32>
    %1633 = stablehlo.add %1576, %1632 : tensor<128x32xf32>
    %cst_432 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1635 = stablehlo.multiply %1634, %arg108 : tensor<32x128xf32>
    %1636 = stablehlo.add %1588, %1635 : tensor<32x128xf32>
    %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1637 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1638 = stablehlo.multiply %1637, %arg111 : tensor<16x32xf32>
    %1639 = stablehlo.add %1606, %1638 : tensor<16x32xf32>
    %cst_434 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1641 = stablehlo.multiply %1640, %arg112 : tensor<64x32xf32>
    %1642 = stablehlo.add %1612, %1641 : tensor<64x32xf32>
    %cst_435 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1644 = stablehlo.multiply %1643, %1450 : tensor<32xf32>
    %cst_436 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1645 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1646 = stablehlo.multiply %1645, %1615 : tensor<32x32xf32>
    %cst_437 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1647 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1648 = stablehlo.multiply %1647, %1462 : tensor<96xf32>
    %cst_438 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1650 = stablehlo.multiply %1649, %1618 : tensor<32x96xf32>
    %cst_439 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1651 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1652 = stablehlo.multiply %1651, %1474 : tensor<32xf32>
    %cst_440 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1653 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1654 = stablehlo.multiply %1653, %1480 : tensor<32xf32>
    %cst_441 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1656 = stablehlo.multiply %1655, %1486 : tensor<32xf32>
    %cst_442 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1658 = stablehlo.multiply %1657, %1492 : tensor<32xf32>
    %cst_443 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1660 = stablehlo.multiply %1659, %1498 : tensor<32xf32>
    %cst_444 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1661 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1662 = stablehlo.multiply %1661, %1621 : tensor<128x32xf32>
    %cst_445 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1663 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1664 = stablehlo.multiply %1663, %1510 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1665 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1666 = stablehlo.multiply %1665, %1624 : tensor<32x128xf32>
    %cst_447 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1668 = stablehlo.multiply %1667, %1522 : tensor<32xf32>
    %cst_448 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1670 = stablehlo.multiply %1669, %1627 : tensor<32x32xf32>
    %cst_449 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1671 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1672 = stablehlo.multiply %1671, %1534 : tensor<96xf32>
    %cst_450 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1674 = stablehlo.multiply %1673, %1630 : tensor<32x96xf32>
    %cst_451 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1675 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1676 = stablehlo.multiply %1675, %1546 : tensor<32xf32>
    %cst_452 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1677 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1678 = stablehlo.multiply %1677, %1552 : tensor<32xf32>
    %cst_453 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1680 = stablehlo.multiply %1679, %1558 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1681 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1682 = stablehlo.multiply %1681, %1564 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1683 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1684 = stablehlo.multiply %1683, %1570 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1686 = stablehlo.multiply %1685, %1633 : tensor<128x32xf32>
    %cst_457 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1688 = stablehlo.multiply %1687, %1582 : tensor<128xf32>
    %cst_458 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1690 = stablehlo.multiply %1689, %1636 : tensor<32x128xf32>
    %cst_459 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1692 = stablehlo.multiply %1691, %1594 : tensor<32xf32>
    %cst_460 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1694 = stablehlo.multiply %1693, %1600 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1696 = stablehlo.multiply %1695, %1639 : tensor<16x32xf32>
    %cst_462 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1698 = stablehlo.multiply %1697, %1642 : tensor<64x32xf32>
    %1699 = stablehlo.add %arg85, %1644 : tensor<32xf32>
    %1700 = stablehlo.add %arg86, %1646 : tensor<32x32xf32>
    %1701 = stablehlo.add %arg87, %1648 : tensor<96xf32>
    %1702 = stablehlo.add %arg88, %1650 : tensor<32x96xf32>
    %1703 = stablehlo.add %arg89, %1652 : tensor<32xf32>
    %1704 = stablehlo.add %arg90, %1654 : tensor<32xf32>
    %1705 = stablehlo.add %arg91, %1656 : tensor<32xf32>
    %1706 = stablehlo.add %arg92, %1658 : tensor<32xf32>
    %1707 = stablehlo.add %arg93, %1660 : tensor<32xf32>
    %1708 = stablehlo.add %arg94, %1662 : tensor<128x32xf32>
    %1709 = stablehlo.add %arg95, %1664 : tensor<128xf32>
    %1710 = stablehlo.add %arg96, %1666 : tensor<32x128xf32>
    %1711 = stablehlo.add %arg97, %1668 : tensor<32xf32>
    %1712 = stablehlo.add %arg98, %1670 : tensor<32x32xf32>
    %1713 = stablehlo.add %arg99, %1672 : tensor<96xf32>
    %1714 = stablehlo.add %arg100, %1674 : tensor<32x96xf32>
    %1715 = stablehlo.add %arg101, %1676 : tensor<32xf32>
    %1716 = stablehlo.add %arg102, %1678 : tensor<32xf32>
    %1717 = stablehlo.add %arg103, %1680 : tensor<32xf32>
    %1718 = stablehlo.add %arg104, %1682 : tensor<32xf32>
    %1719 = stablehlo.add %arg105, %1684 : tensor<32xf32>
    %1720 = stablehlo.add %arg106, %1686 : tensor<128x32xf32>
    %1721 = stablehlo.add %arg107, %1688 : tensor<128xf32>
    %1722 = stablehlo.add %arg108, %1690 : tensor<32x128xf32>
    %1723 = stablehlo.add %arg109, %1692 : tensor<32xf32>
    %1724 = stablehlo.add %arg110, %1694 : tensor<32xf32>
    %1725 = stablehlo.add %arg111, %1696 : tensor<16x32xf32>
    %1726 = stablehlo.add %arg112, %1698 : tensor<64x32xf32>
    %1727 = stablehlo.convert %1699 : (tensor<32xf32>) -> tensor<32xbf16>
    %1728 = stablehlo.convert %1700 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %1729 = stablehlo.convert %1701 : (tensor<96xf32>) -> tensor<96xbf16>
    %1730 = stablehlo.convert %1702 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %1731 = stablehlo.convert %1703 : (tensor<32xf32>) -> tensor<32xbf16>
    %1732 = stablehlo.convert %1704 : (tensor<32xf32>) -> tensor<32xbf16>
    %1733 = stablehlo.convert %1705 : (tensor<32xf32>) -> tensor<32xbf16>
    %1734 = stablehlo.convert %1706 : (tensor<32xf32>) -> tensor<32xbf16>
    %1735 = stablehlo.convert %1707 : (tensor<32xf32>) -> tensor<32xbf16>
    %1736 = stablehlo.convert %1708 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %1737 = stablehlo.convert %1709 : (tensor<128xf32>) -> tensor<128xbf16>
    %1738 = stablehlo.convert %1710 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %1739 = stablehlo.convert %1711 : (tensor<32xf32>) -> tensor<32xbf16>
    %1740 = stablehlo.convert %1712 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %1741 = stablehlo.convert %1713 : (tensor<96xf32>) -> tensor<96xbf16>
    %1742 = stablehlo.convert %1714 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %1743 = stablehlo.convert %1715 : (tensor<32xf32>) -> tensor<32xbf16>
    %1744 = stablehlo.convert %1716 : (tensor<32xf32>) -> tensor<32xbf16>
    %1745 = stablehlo.convert %1717 : (tensor<32xf32>) -> tensor<32xbf16>
    %1746 = stablehlo.convert %1718 : (tensor<32xf32>) -> tensor<32xbf16>
    %1747 = stablehlo.convert %1719 : (tensor<32xf32>) -> tensor<32xbf16>
    %1748 = stablehlo.convert %1720 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %1749 = stablehlo.convert %1721 : (tensor<128xf32>) -> tensor<128xbf16>
    %1750 = stablehlo.convert %1722 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %1751 = stablehlo.convert %1723 : (tensor<32xf32>) -> tensor<32xbf16>
    %1752 = stablehlo.convert %1724 : (tensor<32xf32>) -> tensor<32xbf16>
    %1753 = stablehlo.convert %1725 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %1754 = stablehlo.convert %1726 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    return %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1324, %1018, %1023, %1028, %1033, %1038, %1043, %1048, %1053, %1058, %1063, %1068, %1073, %1078, %1083, %1088, %1093, %1098, %1103, %1108, %1113, %1118, %1123, %1128, %1133, %1138, %1143, %1148, %1153, %1159, %1165, %1171, %1177, %1183, %1189, %1195, %1201, %1207, %1213, %1219, %1225, %1231, %1237, %1243, %1249, %1255, %1261, %1267, %1273, %1279, %1285, %1291, %1297, %1303, %1309, %1315, %1321, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %335 : tensor<32xbf16>, tensor<32x32xbf16>, tensor<96xbf16>, tensor<32x96xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<128x32xbf16>, tensor<128xbf16>, tensor<32x128xbf16>, tensor<32xbf16>, tensor<32x32xbf16>, tensor<96xbf16>, tensor<32x96xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<128x32xbf16>, tensor<128xbf16>, tensor<32x128xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<16x32xbf16>, tensor<64x32xbf16>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<f32>
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
    %29 = stablehlo.convert %28 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %30 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %32 = stablehlo.multiply %29, %31 : tensor<12x16x32xbf16>
    %33 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %35 = stablehlo.add %32, %34 : tensor<12x16x32xbf16>
    %36 = stablehlo.dot_general %35, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %37 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %39 = stablehlo.add %36, %38 : tensor<12x16x96xbf16>
    %40 = stablehlo.slice %39 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %41 = stablehlo.slice %39 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %42 = stablehlo.slice %39 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %43 = stablehlo.reshape %40 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %44 = stablehlo.reshape %41 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %45 = stablehlo.reshape %42 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %46 = stablehlo.dot_general %43, %44, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %48 = stablehlo.divide %46, %47 : tensor<12x2x16x16xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %49 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %50 = call @eval_tril(%49) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %51 = call @eval_where(%50, %48, %cst_7) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %54 = stablehlo.maximum %53, %52 : tensor<12x2x16xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %57 = stablehlo.subtract %51, %56 : tensor<12x2x16x16xf32>
    %58 = stablehlo.exponential %57 : tensor<12x2x16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %62 = stablehlo.divide %58, %61 : tensor<12x2x16x16xf32>
    %63 = stablehlo.convert %62 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %64 = stablehlo.dot_general %45, %63, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %65 = stablehlo.transpose %64, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %66 = stablehlo.reshape %65 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %67 = stablehlo.dot_general %66, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %68 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %70 = stablehlo.add %67, %69 : tensor<12x16x32xbf16>
    %71 = stablehlo.add %9, %70 : tensor<12x16x32xbf16>
    %72 = stablehlo.convert %71 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %76 = stablehlo.divide %74, %75 : tensor<12x16x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %78 = stablehlo.subtract %72, %77 : tensor<12x16x32xf32>
    %79 = chlo.square %78 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<12x16x1xf32>
    %84 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %85 = stablehlo.subtract %72, %84 : tensor<12x16x32xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %87 = stablehlo.add %83, %86 : tensor<12x16x1xf32>
    %88 = stablehlo.rsqrt %87 : tensor<12x16x1xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %90 = stablehlo.multiply %85, %89 : tensor<12x16x32xf32>
    %91 = stablehlo.convert %90 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %92 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %94 = stablehlo.multiply %91, %93 : tensor<12x16x32xbf16>
    %95 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %97 = stablehlo.add %94, %96 : tensor<12x16x32xbf16>
    %98 = stablehlo.dot_general %97, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %99 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %101 = stablehlo.add %98, %100 : tensor<12x16x128xbf16>
    %102 = stablehlo.multiply %101, %101 : tensor<12x16x128xbf16>
    %103 = stablehlo.multiply %102, %101 : tensor<12x16x128xbf16>
    %cst_16 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %104 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %105 = stablehlo.multiply %104, %103 : tensor<12x16x128xbf16>
    %106 = stablehlo.add %101, %105 : tensor<12x16x128xbf16>
    %cst_17 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %107 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %108 = stablehlo.multiply %107, %106 : tensor<12x16x128xbf16>
    %109 = stablehlo.tanh %108 : tensor<12x16x128xbf16>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %110 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %111 = stablehlo.add %110, %109 : tensor<12x16x128xbf16>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %113 = stablehlo.multiply %112, %111 : tensor<12x16x128xbf16>
    %114 = stablehlo.multiply %101, %113 : tensor<12x16x128xbf16>
    %115 = stablehlo.dot_general %114, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %116 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %118 = stablehlo.add %115, %117 : tensor<12x16x32xbf16>
    %119 = stablehlo.add %71, %118 : tensor<12x16x32xbf16>
    %120 = stablehlo.convert %119 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %124 = stablehlo.divide %122, %123 : tensor<12x16x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %126 = stablehlo.subtract %120, %125 : tensor<12x16x32xf32>
    %127 = chlo.square %126 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %131 = stablehlo.divide %129, %130 : tensor<12x16x1xf32>
    %132 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %133 = stablehlo.subtract %120, %132 : tensor<12x16x32xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %135 = stablehlo.add %131, %134 : tensor<12x16x1xf32>
    %136 = stablehlo.rsqrt %135 : tensor<12x16x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %138 = stablehlo.multiply %133, %137 : tensor<12x16x32xf32>
    %139 = stablehlo.convert %138 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %140 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %142 = stablehlo.multiply %139, %141 : tensor<12x16x32xbf16>
    %143 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %145 = stablehlo.add %142, %144 : tensor<12x16x32xbf16>
    %146 = stablehlo.dot_general %145, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %147 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %149 = stablehlo.add %146, %148 : tensor<12x16x96xbf16>
    %150 = stablehlo.slice %149 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %151 = stablehlo.slice %149 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %152 = stablehlo.slice %149 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %153 = stablehlo.reshape %150 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %154 = stablehlo.reshape %151 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %155 = stablehlo.reshape %152 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %156 = stablehlo.dot_general %153, %154, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_25 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %158 = stablehlo.divide %156, %157 : tensor<12x2x16x16xf32>
    %c_26 = stablehlo.constant dense<true> : tensor<i1>
    %159 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %160 = call @eval_tril(%159) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_27 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %161 = call @eval_where(%160, %158, %cst_27) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %164 = stablehlo.maximum %163, %162 : tensor<12x2x16xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %167 = stablehlo.subtract %161, %166 : tensor<12x2x16x16xf32>
    %168 = stablehlo.exponential %167 : tensor<12x2x16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %172 = stablehlo.divide %168, %171 : tensor<12x2x16x16xf32>
    %173 = stablehlo.convert %172 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %174 = stablehlo.dot_general %155, %173, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %175 = stablehlo.transpose %174, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %176 = stablehlo.reshape %175 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %177 = stablehlo.dot_general %176, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %178 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %180 = stablehlo.add %177, %179 : tensor<12x16x32xbf16>
    %181 = stablehlo.add %119, %180 : tensor<12x16x32xbf16>
    %182 = stablehlo.convert %181 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %186 = stablehlo.divide %184, %185 : tensor<12x16x1xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %188 = stablehlo.subtract %182, %187 : tensor<12x16x32xf32>
    %189 = chlo.square %188 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %193 = stablehlo.divide %191, %192 : tensor<12x16x1xf32>
    %194 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %195 = stablehlo.subtract %182, %194 : tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %197 = stablehlo.add %193, %196 : tensor<12x16x1xf32>
    %198 = stablehlo.rsqrt %197 : tensor<12x16x1xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %200 = stablehlo.multiply %195, %199 : tensor<12x16x32xf32>
    %201 = stablehlo.convert %200 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %202 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %204 = stablehlo.multiply %201, %203 : tensor<12x16x32xbf16>
    %205 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %207 = stablehlo.add %204, %206 : tensor<12x16x32xbf16>
    %208 = stablehlo.dot_general %207, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %209 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %211 = stablehlo.add %208, %210 : tensor<12x16x128xbf16>
    %212 = stablehlo.multiply %211, %211 : tensor<12x16x128xbf16>
    %213 = stablehlo.multiply %212, %211 : tensor<12x16x128xbf16>
    %cst_36 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %214 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %215 = stablehlo.multiply %214, %213 : tensor<12x16x128xbf16>
    %216 = stablehlo.add %211, %215 : tensor<12x16x128xbf16>
    %cst_37 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %217 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %218 = stablehlo.multiply %217, %216 : tensor<12x16x128xbf16>
    %219 = stablehlo.tanh %218 : tensor<12x16x128xbf16>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %220 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %221 = stablehlo.add %220, %219 : tensor<12x16x128xbf16>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %222 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %223 = stablehlo.multiply %222, %221 : tensor<12x16x128xbf16>
    %224 = stablehlo.multiply %211, %223 : tensor<12x16x128xbf16>
    %225 = stablehlo.dot_general %224, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %226 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %228 = stablehlo.add %225, %227 : tensor<12x16x32xbf16>
    %229 = stablehlo.add %181, %228 : tensor<12x16x32xbf16>
    %230 = stablehlo.convert %229 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %234 = stablehlo.divide %232, %233 : tensor<12x16x1xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %236 = stablehlo.subtract %230, %235 : tensor<12x16x32xf32>
    %237 = chlo.square %236 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %241 = stablehlo.divide %239, %240 : tensor<12x16x1xf32>
    %242 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %243 = stablehlo.subtract %230, %242 : tensor<12x16x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %245 = stablehlo.add %241, %244 : tensor<12x16x1xf32>
    %246 = stablehlo.rsqrt %245 : tensor<12x16x1xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %248 = stablehlo.multiply %243, %247 : tensor<12x16x32xf32>
    %249 = stablehlo.convert %248 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %250 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %252 = stablehlo.multiply %249, %251 : tensor<12x16x32xbf16>
    %253 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %255 = stablehlo.add %252, %254 : tensor<12x16x32xbf16>
    %256 = stablehlo.dot_general %255, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<64x32xbf16>) -> tensor<12x16x64xbf16>
    %257 = stablehlo.convert %256 : (tensor<12x16x64xbf16>) -> tensor<12x16x64xf32>
    %258 = call @eval_log_softmax(%257) : (tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %259 = call @eval_one_hot(%arg114) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %260 = stablehlo.multiply %258, %259 : tensor<12x16x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %263 = stablehlo.divide %262, %cst_47 : tensor<f32>
    %264 = stablehlo.negate %263 : tensor<f32>
    return %264 : tensor<f32>
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
