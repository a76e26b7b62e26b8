module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/out/bias" next = 0>}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 1>}, %arg2: tensor<96xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/bias" next = 2>}, %arg3: tensor<32x96xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/kernel" next = 3>}, %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/ln_1/bias" next = 4>}, %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/ln_1/scale" next = 5>}, %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/ln_2/bias" next = 6>}, %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/ln_2/scale" next = 7>}, %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/bias" next = 8>}, %arg9: tensor<128x32xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 9>}, %arg10: tensor<128xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/bias" next = 10>}, %arg11: tensor<32x128xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 11>}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "blocks/1/attn/out/bias" next = 12>}, %arg13: tensor<32x32xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "blocks/1/attn/out/kernel" next = 13>}, %arg14: tensor<96xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "blocks/1/attn/qkv/bias" next = 14>}, %arg15: tensor<32x96xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "blocks/1/attn/qkv/kernel" next = 15>}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<param "blocks/1/ln_1/bias" next = 16>}, %arg17: tensor<32xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<param "blocks/1/ln_1/scale" next = 17>}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<param "blocks/1/ln_2/bias" next = 18>}, %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<param "blocks/1/ln_2/scale" next = 19>}, %arg20: tensor<32xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<param "blocks/1/mlp/down/bias" next = 20>}, %arg21: tensor<128x32xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<param "blocks/1/mlp/down/kernel" next = 21>}, %arg22: tensor<128xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<param "blocks/1/mlp/up/bias" next = 22>}, %arg23: tensor<32x128xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<param "blocks/1/mlp/up/kernel" next = 23>}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<param "ln_f/bias" next = 24>}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<param "ln_f/scale" next = 25>}, %arg26: tensor<16x32xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<param "wpe" next = 26>}, %arg27: tensor<64x32xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<param "wte" next = 27>}, %arg28: tensor<i32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 28>}, %arg29: tensor<32xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" next = 29 of = "blocks/0/attn/out/bias">}, %arg30: tensor<32x32xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" next = 30 of = "blocks/0/attn/out/kernel">}, %arg31: tensor<96xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/bias" next = 31 of = "blocks/0/attn/qkv/bias">}, %arg32: tensor<32x96xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/kernel" next = 32 of = "blocks/0/attn/qkv/kernel">}, %arg33: tensor<32xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" next = 33 of = "blocks/0/ln_1/bias">}, %arg34: tensor<32xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" next = 34 of = "blocks/0/ln_1/scale">}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" next = 35 of = "blocks/0/ln_2/bias">}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" next = 36 of = "blocks/0/ln_2/scale">}, %arg37: tensor<32xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" next = 37 of = "blocks/0/mlp/down/bias">}, %arg38: tensor<128x32xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" next = 38 of = "blocks/0/mlp/down/kernel">}, %arg39: tensor<128xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" next = 39 of = "blocks/0/mlp/up/bias">}, %arg40: tensor<32x128xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" next = 40 of = "blocks/0/mlp/up/kernel">}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/bias" next = 41 of = "blocks/1/attn/out/bias">}, %arg42: tensor<32x32xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/kernel" next = 42 of = "blocks/1/attn/out/kernel">}, %arg43: tensor<96xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/bias" next = 43 of = "blocks/1/attn/qkv/bias">}, %arg44: tensor<32x96xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/kernel" next = 44 of = "blocks/1/attn/qkv/kernel">}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/bias" next = 45 of = "blocks/1/ln_1/bias">}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/scale" next = 46 of = "blocks/1/ln_1/scale">}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/bias" next = 47 of = "blocks/1/ln_2/bias">}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/scale" next = 48 of = "blocks/1/ln_2/scale">}, %arg49: tensor<32xf32> {tf.aliasing_output = 49 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/bias" next = 49 of = "blocks/1/mlp/down/bias">}, %arg50: tensor<128x32xf32> {tf.aliasing_output = 50 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/kernel" next = 50 of = "blocks/1/mlp/down/kernel">}, %arg51: tensor<128xf32> {tf.aliasing_output = 51 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/bias" next = 51 of = "blocks/1/mlp/up/bias">}, %arg52: tensor<32x128xf32> {tf.aliasing_output = 52 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/kernel" next = 52 of = "blocks/1/mlp/up/kernel">}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" next = 53 of = "ln_f/bias">}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" next = 54 of = "ln_f/scale">}, %arg55: tensor<16x32xf32> {tf.aliasing_output = 55 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" next = 55 of = "wpe">}, %arg56: tensor<64x32xf32> {tf.aliasing_output = 56 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" next = 56 of = "wte">}, %arg57: tensor<32xf32> {tf.aliasing_output = 57 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" next = 57 of = "blocks/0/attn/out/bias">}, %arg58: tensor<32x32xf32> {tf.aliasing_output = 58 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" next = 58 of = "blocks/0/attn/out/kernel">}, %arg59: tensor<96xf32> {tf.aliasing_output = 59 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/bias" next = 59 of = "blocks/0/attn/qkv/bias">}, %arg60: tensor<32x96xf32> {tf.aliasing_output = 60 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/kernel" next = 60 of = "blocks/0/attn/qkv/kernel">}, %arg61: tensor<32xf32> {tf.aliasing_output = 61 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" next = 61 of = "blocks/0/ln_1/bias">}, %arg62: tensor<32xf32> {tf.aliasing_output = 62 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" next = 62 of = "blocks/0/ln_1/scale">}, %arg63: tensor<32xf32> {tf.aliasing_output = 63 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" next = 63 of = "blocks/0/ln_2/bias">}, %arg64: tensor<32xf32> {tf.aliasing_output = 64 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" next = 64 of = "blocks/0/ln_2/scale">}, %arg65: tensor<32xf32> {tf.aliasing_output = 65 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" next = 65 of = "blocks/0/mlp/down/bias">}, %arg66: tensor<128x32xf32> {tf.aliasing_output = 66 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" next = 66 of = "blocks/0/mlp/down/kernel">}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" next = 67 of = "blocks/0/mlp/up/bias">}, %arg68: tensor<32x128xf32> {tf.aliasing_output = 68 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" next = 68 of = "blocks/0/mlp/up/kernel">}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/bias" next = 69 of = "blocks/1/attn/out/bias">}, %arg70: tensor<32x32xf32> {tf.aliasing_output = 70 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/kernel" next = 70 of = "blocks/1/attn/out/kernel">}, %arg71: tensor<96xf32> {tf.aliasing_output = 71 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/bias" next = 71 of = "blocks/1/attn/qkv/bias">}, %arg72: tensor<32x96xf32> {tf.aliasing_output = 72 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/kernel" next = 72 of = "blocks/1/attn/qkv/kernel">}, %arg73: tensor<32xf32> {tf.aliasing_output = 73 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/bias" next = 73 of = "blocks/1/ln_1/bias">}, %arg74: tensor<32xf32> {tf.aliasing_output = 74 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/scale" next = 74 of = "blocks/1/ln_1/scale">}, %arg75: tensor<32xf32> {tf.aliasing_output = 75 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/bias" next = 75 of = "blocks/1/ln_2/bias">}, %arg76: tensor<32xf32> {tf.aliasing_output = 76 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/scale" next = 76 of = "blocks/1/ln_2/scale">}, %arg77: tensor<32xf32> {tf.aliasing_output = 77 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/bias" next = 77 of = "blocks/1/mlp/down/bias">}, %arg78: tensor<128x32xf32> {tf.aliasing_output = 78 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/kernel" next = 78 of = "blocks/1/mlp/down/kernel">}, %arg79: tensor<128xf32> {tf.aliasing_output = 79 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/bias" next = 79 of = "blocks/1/mlp/up/bias">}, %arg80: tensor<32x128xf32> {tf.aliasing_output = 80 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/kernel" next = 80 of = "blocks/1/mlp/up/kernel">}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" next = 81 of = "ln_f/bias">}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" next = 82 of = "ln_f/scale">}, %arg83: tensor<16x32xf32> {tf.aliasing_output = 83 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" next = 83 of = "wpe">}, %arg84: tensor<64x32xf32> {tf.aliasing_output = 84 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" next = 84 of = "wte">}, %arg85: tensor<12x16xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg86: tensor<12x16xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].params['wte']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wte']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wte']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<96xf32>) -> tensor<96xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %4 = stablehlo.convert %arg8 : (tensor<32xf32>) -> tensor<32xbf16>
    %5 = stablehlo.convert %arg9 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %6 = stablehlo.convert %arg10 : (tensor<128xf32>) -> tensor<128xbf16>
    %7 = stablehlo.convert %arg11 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %8 = stablehlo.convert %arg12 : (tensor<32xf32>) -> tensor<32xbf16>
    %9 = stablehlo.convert %arg13 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %10 = stablehlo.convert %arg14 : (tensor<96xf32>) -> tensor<96xbf16>
    %11 = stablehlo.convert %arg15 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %12 = stablehlo.convert %arg20 : (tensor<32xf32>) -> tensor<32xbf16>
    %13 = stablehlo.convert %arg21 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %14 = stablehlo.convert %arg22 : (tensor<128xf32>) -> tensor<128xbf16>
    %15 = stablehlo.convert %arg23 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %16 = stablehlo.convert %arg26 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %17 = stablehlo.convert %arg27 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %19 = stablehlo.compare LT, %arg85, %18, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %21 = stablehlo.add %arg85, %20 : tensor<12x16xi32>
    %22 = stablehlo.select %19, %21, %arg85 : tensor<12x16xi1>, tensor<12x16xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %24 = "stablehlo.gather"(%17, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xbf16>, tensor<12x16x1xi32>) -> tensor<12x16x32xbf16>
    %25 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<16x32xbf16>) -> tensor<1x16x32xbf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x16x32xbf16>) -> tensor<12x16x32xbf16>
    %27 = stablehlo.add %24, %26 : tensor<12x16x32xbf16>
    %28 = stablehlo.convert %27 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %32 = stablehlo.divide %30, %31 : tensor<12x16x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %34 = stablehlo.subtract %28, %33 : tensor<12x16x32xf32>
    %35 = chlo.square %34 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<12x16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %41 = stablehlo.divide %39, %40 : tensor<12x16x1xf32>
    %42 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %43 = stablehlo.subtract %28, %42 : tensor<12x16x32xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %45 = stablehlo.add %41, %44 : tensor<12x16x1xf32>
    %46 = stablehlo.rsqrt %45 : tensor<12x16x1xf32>
    %47 = stablehlo.divide %46, %45 : tensor<12x16x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<12x16x1xf32>
    %50 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %51 = stablehlo.multiply %43, %50 : tensor<12x16x32xf32>
    %52 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<12x16x32xf32>
    %55 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %57 = stablehlo.add %54, %56 : tensor<12x16x32xf32>
    %58 = stablehlo.convert %57 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %59 = stablehlo.dot_general %58, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %60 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %62 = stablehlo.add %59, %61 : tensor<12x16x96xbf16>
    %63 = stablehlo.slice %62 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %64 = stablehlo.slice %62 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %65 = stablehlo.slice %62 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %66 = stablehlo.reshape %63 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %67 = stablehlo.reshape %64 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %68 = stablehlo.reshape %65 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %69 = stablehlo.dot_general %66, %67, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %71 = stablehlo.divide %69, %70 : tensor<12x2x16x16xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %72 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %73 = call @tril(%72) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %74:3 = call @_where(%73, %71, %cst_9) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.reduce(%74#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %76 = stablehlo.reshape %75 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %78 = stablehlo.compare EQ, %74#0, %77, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %79 = stablehlo.convert %78 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %82 = stablehlo.maximum %81, %75 : tensor<12x2x16xf32>
    %83 = stablehlo.compare EQ, %75, %82, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %88 = stablehlo.compare EQ, %87, %82, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %91 = stablehlo.select %88, %89, %90 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %92 = stablehlo.divide %86, %91 : tensor<12x2x16xf32>
    %93 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %95 = stablehlo.subtract %74#0, %94 : tensor<12x2x16x16xf32>
    %96 = stablehlo.exponential %95 : tensor<12x2x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %100 = stablehlo.divide %96, %99 : tensor<12x2x16x16xf32>
    %101 = stablehlo.multiply %98, %98 : tensor<12x2x16x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %103 = stablehlo.divide %102, %101 : tensor<12x2x16x1xf32>
    %104 = stablehlo.convert %100 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %105 = stablehlo.dot_general %68, %104, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %106 = stablehlo.transpose %105, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %107 = stablehlo.reshape %106 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %108 = stablehlo.dot_general %107, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %109 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %111 = stablehlo.add %108, %110 : tensor<12x16x32xbf16>
    %112 = stablehlo.add %27, %111 : tensor<12x16x32xbf16>
    %113 = stablehlo.convert %112 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %117 = stablehlo.divide %115, %116 : tensor<12x16x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %119 = stablehlo.subtract %113, %118 : tensor<12x16x32xf32>
    %120 = chlo.square %119 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %122 = stablehlo.multiply %121, %119 : tensor<12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%120 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %126 = stablehlo.divide %124, %125 : tensor<12x16x1xf32>
    %127 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %128 = stablehlo.subtract %113, %127 : tensor<12x16x32xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %130 = stablehlo.add %126, %129 : tensor<12x16x1xf32>
    %131 = stablehlo.rsqrt %130 : tensor<12x16x1xf32>
    %132 = stablehlo.divide %131, %130 : tensor<12x16x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<12x16x1xf32>
    %135 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %136 = stablehlo.multiply %128, %135 : tensor<12x16x32xf32>
    %137 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %139 = stablehlo.multiply %136, %138 : tensor<12x16x32xf32>
    %140 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %142 = stablehlo.add %139, %141 : tensor<12x16x32xf32>
    %143 = stablehlo.convert %142 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %144 = stablehlo.dot_general %143, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %145 = stablehlo.broadcast_in_dim %6, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %147 = stablehlo.add %144, %146 : tensor<12x16x128xbf16>
    %148 = stablehlo.multiply %147, %147 : tensor<12x16x128xbf16>
    %149 = stablehlo.multiply %148, %147 : tensor<12x16x128xbf16>
    %150 = stablehlo.multiply %147, %147 : tensor<12x16x128xbf16>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %151 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %152 = stablehlo.multiply %151, %150 : tensor<12x16x128xbf16>
    %cst_28 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %153 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %154 = stablehlo.multiply %153, %149 : tensor<12x16x128xbf16>
    %155 = stablehlo.add %147, %154 : tensor<12x16x128xbf16>
    %cst_29 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %156 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %157 = stablehlo.multiply %156, %155 : tensor<12x16x128xbf16>
    %158 = stablehlo.tanh %157 : tensor<12x16x128xbf16>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %159 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %160 = stablehlo.subtract %159, %158 : tensor<12x16x128xbf16>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %161 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %162 = stablehlo.add %161, %158 : tensor<12x16x128xbf16>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %163 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %164 = stablehlo.multiply %163, %162 : tensor<12x16x128xbf16>
    %165 = stablehlo.multiply %147, %164 : tensor<12x16x128xbf16>
    %166 = stablehlo.dot_general %165, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %167 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %169 = stablehlo.add %166, %168 : tensor<12x16x32xbf16>
    %170 = stablehlo.add %112, %169 : tensor<12x16x32xbf16>
    %171 = stablehlo.convert %170 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %175 = stablehlo.divide %173, %174 : tensor<12x16x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %177 = stablehlo.subtract %171, %176 : tensor<12x16x32xf32>
    %178 = chlo.square %177 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %180 = stablehlo.multiply %179, %177 : tensor<12x16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%178 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<12x16x1xf32>
    %185 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %186 = stablehlo.subtract %171, %185 : tensor<12x16x32xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %188 = stablehlo.add %184, %187 : tensor<12x16x1xf32>
    %189 = stablehlo.rsqrt %188 : tensor<12x16x1xf32>
    %190 = stablehlo.divide %189, %188 : tensor<12x16x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %192 = stablehlo.multiply %191, %190 : tensor<12x16x1xf32>
    %193 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %194 = stablehlo.multiply %186, %193 : tensor<12x16x32xf32>
    %195 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %197 = stablehlo.multiply %194, %196 : tensor<12x16x32xf32>
    %198 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %200 = stablehlo.add %197, %199 : tensor<12x16x32xf32>
    %201 = stablehlo.convert %200 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %202 = stablehlo.dot_general %201, %11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %203 = stablehlo.broadcast_in_dim %10, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %205 = stablehlo.add %202, %204 : tensor<12x16x96xbf16>
    %206 = stablehlo.slice %205 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %207 = stablehlo.slice %205 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %208 = stablehlo.slice %205 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %209 = stablehlo.reshape %206 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %210 = stablehlo.reshape %207 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %211 = stablehlo.reshape %208 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %212 = stablehlo.dot_general %209, %210, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_40 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %214 = stablehlo.divide %212, %213 : tensor<12x2x16x16xf32>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %215 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %216 = call @tril(%215) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_42 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %217:3 = call @_where(%216, %214, %cst_42) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %218 = stablehlo.reduce(%217#0 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %219 = stablehlo.reshape %218 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %221 = stablehlo.compare EQ, %217#0, %220, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %222 = stablehlo.convert %221 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %225 = stablehlo.maximum %224, %218 : tensor<12x2x16xf32>
    %226 = stablehlo.compare EQ, %218, %225, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %229 = stablehlo.select %226, %227, %228 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %231 = stablehlo.compare EQ, %230, %225, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %234 = stablehlo.select %231, %232, %233 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %235 = stablehlo.divide %229, %234 : tensor<12x2x16xf32>
    %236 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %238 = stablehlo.subtract %217#0, %237 : tensor<12x2x16x16xf32>
    %239 = stablehlo.exponential %238 : tensor<12x2x16x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %243 = stablehlo.divide %239, %242 : tensor<12x2x16x16xf32>
    %244 = stablehlo.multiply %241, %241 : tensor<12x2x16x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %246 = stablehlo.divide %245, %244 : tensor<12x2x16x1xf32>
    %247 = stablehlo.convert %243 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %248 = stablehlo.dot_general %211, %247, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %249 = stablehlo.transpose %248, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %250 = stablehlo.reshape %249 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %251 = stablehlo.dot_general %250, %9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %252 = stablehlo.broadcast_in_dim %8, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %254 = stablehlo.add %251, %253 : tensor<12x16x32xbf16>
    %255 = stablehlo.add %170, %254 : tensor<12x16x32xbf16>
    %256 = stablehlo.convert %255 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_54 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %260 = stablehlo.divide %258, %259 : tensor<12x16x1xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %262 = stablehlo.subtract %256, %261 : tensor<12x16x32xf32>
    %263 = chlo.square %262 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %265 = stablehlo.multiply %264, %262 : tensor<12x16x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%263 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_57 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %269 = stablehlo.divide %267, %268 : tensor<12x16x1xf32>
    %270 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %271 = stablehlo.subtract %256, %270 : tensor<12x16x32xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %273 = stablehlo.add %269, %272 : tensor<12x16x1xf32>
    %274 = stablehlo.rsqrt %273 : tensor<12x16x1xf32>
    %275 = stablehlo.divide %274, %273 : tensor<12x16x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %277 = stablehlo.multiply %276, %275 : tensor<12x16x1xf32>
    %278 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %279 = stablehlo.multiply %271, %278 : tensor<12x16x32xf32>
    %280 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %282 = stablehlo.multiply %279, %281 : tensor<12x16x32xf32>
    %283 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %285 = stablehlo.add %282, %284 : tensor<12x16x32xf32>
    %286 = stablehlo.convert %285 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %287 = stablehlo.dot_general %286, %15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %288 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %290 = stablehlo.add %287, %289 : tensor<12x16x128xbf16>
    %291 = stablehlo.multiply %290, %290 : tensor<12x16x128xbf16>
    %292 = stablehlo.multiply %291, %290 : tensor<12x16x128xbf16>
    %293 = stablehlo.multiply %290, %290 : tensor<12x16x128xbf16>
    %cst_60 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %294 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %295 = stablehlo.multiply %294, %293 : tensor<12x16x128xbf16>
    %cst_61 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %296 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %297 = stablehlo.multiply %296, %292 : tensor<12x16x128xbf16>
    %298 = stablehlo.add %290, %297 : tensor<12x16x128xbf16>
    %cst_62 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %299 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %300 = stablehlo.multiply %299, %298 : tensor<12x16x128xbf16>
    %301 = stablehlo.tanh %300 : tensor<12x16x128xbf16>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %302 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %303 = stablehlo.subtract %302, %301 : tensor<12x16x128xbf16>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %304 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %305 = stablehlo.add %304, %301 : tensor<12x16x128xbf16>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %306 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %307 = stablehlo.multiply %306, %305 : tensor<12x16x128xbf16>
    %308 = stablehlo.multiply %290, %307 : tensor<12x16x128xbf16>
    %309 = stablehlo.dot_general %308, %13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %310 = stablehlo.broadcast_in_dim %12, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %312 = stablehlo.add %309, %311 : tensor<12x16x32xbf16>
    %313 = stablehlo.add %255, %312 : tensor<12x16x32xbf16>
    %314 = stablehlo.convert %313 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_67 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %318 = stablehlo.divide %316, %317 : tensor<12x16x1xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %320 = stablehlo.subtract %314, %319 : tensor<12x16x32xf32>
    %321 = chlo.square %320 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %323 = stablehlo.multiply %322, %320 : tensor<12x16x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%321 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %327 = stablehlo.divide %325, %326 : tensor<12x16x1xf32>
    %328 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %329 = stablehlo.subtract %314, %328 : tensor<12x16x32xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %331 = stablehlo.add %327, %330 : tensor<12x16x1xf32>
    %332 = stablehlo.rsqrt %331 : tensor<12x16x1xf32>
    %333 = stablehlo.divide %332, %331 : tensor<12x16x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %335 = stablehlo.multiply %334, %333 : tensor<12x16x1xf32>
    %336 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %337 = stablehlo.multiply %329, %336 : tensor<12x16x32xf32>
    %338 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %340 = stablehlo.multiply %337, %339 : tensor<12x16x32xf32>
    %341 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %343 = stablehlo.add %340, %342 : tensor<12x16x32xf32>
    %344 = stablehlo.convert %343 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %345 = stablehlo.dot_general %344, %17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<64x32xbf16>) -> tensor<12x16x64xbf16>
    %346 = stablehlo.convert %345 : (tensor<12x16x64xbf16>) -> tensor<12x16x64xf32>
    %347:3 = call @log_softmax(%346) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %348 = call @_one_hot(%arg86) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %349 = stablehlo.multiply %347#0, %348 : tensor<12x16x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %352 = stablehlo.divide %351, %cst_75 : tensor<f32>
    %353 = stablehlo.negate %352 : tensor<f32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %354 = stablehlo.negate %cst_76 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %355 = stablehlo.divide %354, %cst_77 : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %358 = stablehlo.multiply %357, %348 : tensor<12x16x64xf32>
    %359 = call @log_softmax_0(%347#1, %347#2, %358) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %360 = stablehlo.convert %359 : (tensor<12x16x64xf32>) -> tensor<12x16x64xbf16>
    %361 = stablehlo.dot_general %360, %344, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xbf16>, tensor<12x16x32xbf16>) -> tensor<64x32xbf16>
    %362 = stablehlo.dot_general %360, %17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xbf16>, tensor<64x32xbf16>) -> tensor<12x16x32xbf16>
    %363 = stablehlo.convert %362 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %365 = stablehlo.reshape %364 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %367 = stablehlo.multiply %337, %363 : tensor<12x16x32xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%367 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %369 = stablehlo.reshape %368 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %370 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %371 = stablehlo.multiply %363, %370 : tensor<12x16x32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.reduce(%369 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %373 = stablehlo.multiply %329, %371 : tensor<12x16x32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.reduce(%373 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %375 = stablehlo.reshape %374 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %376 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %377 = stablehlo.multiply %371, %376 : tensor<12x16x32xf32>
    %378 = stablehlo.multiply %375, %335 : tensor<12x16x1xf32>
    %379 = stablehlo.negate %377 : tensor<12x16x32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%379 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %381 = stablehlo.reshape %380 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_84 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %383 = stablehlo.divide %378, %382 : tensor<12x16x1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.reduce(%383 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %386 = stablehlo.multiply %385, %323 : tensor<12x16x32xf32>
    %387 = stablehlo.negate %386 : tensor<12x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %389 = stablehlo.reshape %388 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %390 = stablehlo.add %377, %386 : tensor<12x16x32xf32>
    %391 = stablehlo.add %381, %389 : tensor<12x16x1xf32>
    %cst_87 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %393 = stablehlo.divide %391, %392 : tensor<12x16x1xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%393 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %396 = stablehlo.add %390, %395 : tensor<12x16x32xf32>
    %397 = stablehlo.convert %396 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %398 = stablehlo.reduce(%397 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %399 = stablehlo.reshape %398 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %400 = stablehlo.reduce(%399 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %401 = stablehlo.dot_general %397, %308, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x128xbf16>) -> tensor<32x128xbf16>
    %402 = stablehlo.transpose %401, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %403 = stablehlo.dot_general %397, %13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<128x32xbf16>) -> tensor<12x16x128xbf16>
    %404 = stablehlo.multiply %290, %403 : tensor<12x16x128xbf16>
    %405 = stablehlo.multiply %403, %307 : tensor<12x16x128xbf16>
    %cst_91 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %406 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %407 = stablehlo.multiply %406, %404 : tensor<12x16x128xbf16>
    %408 = stablehlo.multiply %407, %303 : tensor<12x16x128xbf16>
    %409 = stablehlo.multiply %408, %301 : tensor<12x16x128xbf16>
    %410 = stablehlo.add %408, %409 : tensor<12x16x128xbf16>
    %cst_92 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %411 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %412 = stablehlo.multiply %411, %410 : tensor<12x16x128xbf16>
    %413 = stablehlo.add %405, %412 : tensor<12x16x128xbf16>
    %cst_93 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %414 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %415 = stablehlo.multiply %414, %412 : tensor<12x16x128xbf16>
    %416 = stablehlo.multiply %415, %295 : tensor<12x16x128xbf16>
    %417 = stablehlo.add %413, %416 : tensor<12x16x128xbf16>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %418 = stablehlo.reduce(%417 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %419 = stablehlo.reshape %418 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %420 = stablehlo.reduce(%419 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %421 = stablehlo.dot_general %417, %286, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<12x16x32xbf16>) -> tensor<128x32xbf16>
    %422 = stablehlo.transpose %421, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %423 = stablehlo.dot_general %417, %15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<32x128xbf16>) -> tensor<12x16x32xbf16>
    %424 = stablehlo.convert %423 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %426 = stablehlo.reshape %425 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %428 = stablehlo.multiply %279, %424 : tensor<12x16x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %430 = stablehlo.reshape %429 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %431 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %432 = stablehlo.multiply %424, %431 : tensor<12x16x32xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%430 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %434 = stablehlo.multiply %271, %432 : tensor<12x16x32xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %436 = stablehlo.reshape %435 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %437 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %438 = stablehlo.multiply %432, %437 : tensor<12x16x32xf32>
    %439 = stablehlo.multiply %436, %277 : tensor<12x16x1xf32>
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
    %447 = stablehlo.multiply %446, %265 : tensor<12x16x32xf32>
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
    %459 = stablehlo.add %397, %458 : tensor<12x16x32xbf16>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %460 = stablehlo.reduce(%459 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %461 = stablehlo.reshape %460 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %462 = stablehlo.reduce(%461 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %463 = stablehlo.dot_general %459, %250, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<32x32xbf16>
    %464 = stablehlo.transpose %463, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %465 = stablehlo.dot_general %459, %9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %466 = stablehlo.reshape %465 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %467 = stablehlo.transpose %466, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %468 = stablehlo.dot_general %467, %211, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %469 = stablehlo.dot_general %467, %247, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %470 = stablehlo.transpose %469, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %471 = stablehlo.convert %468 : (tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xf32>
    %472 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %473 = stablehlo.multiply %471, %472 : tensor<12x2x16x16xf32>
    %474 = stablehlo.multiply %473, %239 : tensor<12x2x16x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %476 = stablehlo.reshape %475 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %477 = stablehlo.negate %476 : tensor<12x2x16x1xf32>
    %478 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %479 = stablehlo.divide %471, %478 : tensor<12x2x16x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%477 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %482 = stablehlo.add %479, %481 : tensor<12x2x16x16xf32>
    %483 = stablehlo.multiply %482, %239 : tensor<12x2x16x16xf32>
    %484 = call @_where_1(%217#1, %217#2, %483) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_111 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %486 = stablehlo.divide %484, %485 : tensor<12x2x16x16xf32>
    %487 = stablehlo.convert %486 : tensor<12x2x16x16xf32>
    %488 = stablehlo.convert %209 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %489 = stablehlo.dot_general %487, %488, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %490 = stablehlo.transpose %489, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %491 = stablehlo.convert %490 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %492 = stablehlo.convert %486 : tensor<12x2x16x16xf32>
    %493 = stablehlo.convert %210 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
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
    %504 = stablehlo.dot_general %500, %201, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<12x16x32xbf16>) -> tensor<96x32xbf16>
    %505 = stablehlo.transpose %504, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %506 = stablehlo.dot_general %500, %11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<32x96xbf16>) -> tensor<12x16x32xbf16>
    %507 = stablehlo.convert %506 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %509 = stablehlo.reshape %508 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.reduce(%509 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %511 = stablehlo.multiply %194, %507 : tensor<12x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %513 = stablehlo.reshape %512 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %514 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %515 = stablehlo.multiply %507, %514 : tensor<12x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%513 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %517 = stablehlo.multiply %186, %515 : tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%517 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %519 = stablehlo.reshape %518 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %520 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %521 = stablehlo.multiply %515, %520 : tensor<12x16x32xf32>
    %522 = stablehlo.multiply %519, %192 : tensor<12x16x1xf32>
    %523 = stablehlo.negate %521 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %525 = stablehlo.reshape %524 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_120 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %527 = stablehlo.divide %522, %526 : tensor<12x16x1xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %530 = stablehlo.multiply %529, %180 : tensor<12x16x32xf32>
    %531 = stablehlo.negate %530 : tensor<12x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %533 = stablehlo.reshape %532 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %534 = stablehlo.add %521, %530 : tensor<12x16x32xf32>
    %535 = stablehlo.add %525, %533 : tensor<12x16x1xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %537 = stablehlo.divide %535, %536 : tensor<12x16x1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %540 = stablehlo.add %534, %539 : tensor<12x16x32xf32>
    %541 = stablehlo.convert %540 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %542 = stablehlo.add %459, %541 : tensor<12x16x32xbf16>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %543 = stablehlo.reduce(%542 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %544 = stablehlo.reshape %543 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %545 = stablehlo.reduce(%544 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %546 = stablehlo.dot_general %542, %165, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x128xbf16>) -> tensor<32x128xbf16>
    %547 = stablehlo.transpose %546, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
    %548 = stablehlo.dot_general %542, %5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<128x32xbf16>) -> tensor<12x16x128xbf16>
    %549 = stablehlo.multiply %147, %548 : tensor<12x16x128xbf16>
    %550 = stablehlo.multiply %548, %164 : tensor<12x16x128xbf16>
    %cst_127 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %551 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %552 = stablehlo.multiply %551, %549 : tensor<12x16x128xbf16>
    %553 = stablehlo.multiply %552, %160 : tensor<12x16x128xbf16>
    %554 = stablehlo.multiply %553, %158 : tensor<12x16x128xbf16>
    %555 = stablehlo.add %553, %554 : tensor<12x16x128xbf16>
    %cst_128 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %556 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %557 = stablehlo.multiply %556, %555 : tensor<12x16x128xbf16>
    %558 = stablehlo.add %550, %557 : tensor<12x16x128xbf16>
    %cst_129 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %559 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %560 = stablehlo.multiply %559, %557 : tensor<12x16x128xbf16>
    %561 = stablehlo.multiply %560, %152 : tensor<12x16x128xbf16>
    %562 = stablehlo.add %558, %561 : tensor<12x16x128xbf16>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %563 = stablehlo.reduce(%562 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %564 = stablehlo.reshape %563 : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %565 = stablehlo.reduce(%564 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %566 = stablehlo.dot_general %562, %143, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<12x16x32xbf16>) -> tensor<128x32xbf16>
    %567 = stablehlo.transpose %566, dims = [1, 0] : (tensor<128x32xbf16>) -> tensor<32x128xbf16>
    %568 = stablehlo.dot_general %562, %7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<32x128xbf16>) -> tensor<12x16x32xbf16>
    %569 = stablehlo.convert %568 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.reduce(%569 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %571 = stablehlo.reshape %570 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %573 = stablehlo.multiply %136, %569 : tensor<12x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %575 = stablehlo.reshape %574 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %576 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %577 = stablehlo.multiply %569, %576 : tensor<12x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%575 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %579 = stablehlo.multiply %128, %577 : tensor<12x16x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %581 = stablehlo.reshape %580 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %582 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %583 = stablehlo.multiply %577, %582 : tensor<12x16x32xf32>
    %584 = stablehlo.multiply %581, %134 : tensor<12x16x1xf32>
    %585 = stablehlo.negate %583 : tensor<12x16x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %587 = stablehlo.reshape %586 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_138 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %589 = stablehlo.divide %584, %588 : tensor<12x16x1xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.reduce(%589 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %592 = stablehlo.multiply %591, %122 : tensor<12x16x32xf32>
    %593 = stablehlo.negate %592 : tensor<12x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%593 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %595 = stablehlo.reshape %594 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %596 = stablehlo.add %583, %592 : tensor<12x16x32xf32>
    %597 = stablehlo.add %587, %595 : tensor<12x16x1xf32>
    %cst_141 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %599 = stablehlo.divide %597, %598 : tensor<12x16x1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %602 = stablehlo.add %596, %601 : tensor<12x16x32xf32>
    %603 = stablehlo.convert %602 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %604 = stablehlo.add %542, %603 : tensor<12x16x32xbf16>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %605 = stablehlo.reduce(%604 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %606 = stablehlo.reshape %605 : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %607 = stablehlo.reduce(%606 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %608 = stablehlo.dot_general %604, %107, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<32x32xbf16>
    %609 = stablehlo.transpose %608, dims = [1, 0] : (tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %610 = stablehlo.dot_general %604, %1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %611 = stablehlo.reshape %610 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %612 = stablehlo.transpose %611, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %613 = stablehlo.dot_general %612, %68, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xbf16>
    %614 = stablehlo.dot_general %612, %104, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %615 = stablehlo.transpose %614, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %616 = stablehlo.convert %613 : (tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xf32>
    %617 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %618 = stablehlo.multiply %616, %617 : tensor<12x2x16x16xf32>
    %619 = stablehlo.multiply %618, %96 : tensor<12x2x16x16xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %621 = stablehlo.reshape %620 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %622 = stablehlo.negate %621 : tensor<12x2x16x1xf32>
    %623 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %624 = stablehlo.divide %616, %623 : tensor<12x2x16x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%622 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %627 = stablehlo.add %624, %626 : tensor<12x2x16x16xf32>
    %628 = stablehlo.multiply %627, %96 : tensor<12x2x16x16xf32>
    %629 = call @_where_1(%74#1, %74#2, %628) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_147 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %631 = stablehlo.divide %629, %630 : tensor<12x2x16x16xf32>
    %632 = stablehlo.convert %631 : tensor<12x2x16x16xf32>
    %633 = stablehlo.convert %66 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %634 = stablehlo.dot_general %632, %633, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %635 = stablehlo.transpose %634, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %636 = stablehlo.convert %635 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %637 = stablehlo.convert %631 : tensor<12x2x16x16xf32>
    %638 = stablehlo.convert %67 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x2x16xf32>
    %639 = stablehlo.dot_general %637, %638, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %640 = stablehlo.transpose %639, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %641 = stablehlo.convert %640 : (tensor<12x16x2x16xf32>) -> tensor<12x16x2x16xbf16>
    %642 = stablehlo.reshape %615 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %643 = stablehlo.reshape %636 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %644 = stablehlo.reshape %641 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %645 = stablehlo.concatenate %644, %643, %642, dim = 2 : (tensor<12x16x32xbf16>, tensor<12x16x32xbf16>, tensor<12x16x32xbf16>) -> tensor<12x16x96xbf16>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %646 = stablehlo.reduce(%645 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %647 = stablehlo.reshape %646 : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %648 = stablehlo.reduce(%647 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %649 = stablehlo.dot_general %645, %58, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<12x16x32xbf16>) -> tensor<96x32xbf16>
    %650 = stablehlo.transpose %649, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %651 = stablehlo.dot_general %645, %3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xbf16>, tensor<32x96xbf16>) -> tensor<12x16x32xbf16>
    %652 = stablehlo.convert %651 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %654 = stablehlo.reshape %653 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %656 = stablehlo.multiply %51, %652 : tensor<12x16x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%656 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %658 = stablehlo.reshape %657 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %659 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %660 = stablehlo.multiply %652, %659 : tensor<12x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%658 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %662 = stablehlo.multiply %43, %660 : tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %664 = stablehlo.reshape %663 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %665 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %666 = stablehlo.multiply %660, %665 : tensor<12x16x32xf32>
    %667 = stablehlo.multiply %664, %49 : tensor<12x16x1xf32>
    %668 = stablehlo.negate %666 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %670 = stablehlo.reshape %669 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_156 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %672 = stablehlo.divide %667, %671 : tensor<12x16x1xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %675 = stablehlo.multiply %674, %37 : tensor<12x16x32xf32>
    %676 = stablehlo.negate %675 : tensor<12x16x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %678 = stablehlo.reshape %677 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %679 = stablehlo.add %666, %675 : tensor<12x16x32xf32>
    %680 = stablehlo.add %670, %678 : tensor<12x16x1xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %682 = stablehlo.divide %680, %681 : tensor<12x16x1xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.reduce(%682 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %685 = stablehlo.add %679, %684 : tensor<12x16x32xf32>
    %686 = stablehlo.convert %685 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %687 = stablehlo.add %604, %686 : tensor<12x16x32xbf16>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %688 = stablehlo.reduce(%687 init: %cst_161) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xbf16>, tensor<bf16>) -> tensor<16x32xbf16>
    %689 = stablehlo.reshape %688 : (tensor<16x32xbf16>) -> tensor<1x16x32xbf16>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %690 = stablehlo.reduce(%689 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xbf16>, tensor<bf16>) -> tensor<16x32xbf16>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %691 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<bf16>) -> tensor<64x32xbf16>
    %692 = "stablehlo.scatter"(%691, %23, %687) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg87: tensor<bf16>, %arg88: tensor<bf16>):
      %1735 = stablehlo.add %arg87, %arg88 : tensor<bf16>
      stablehlo.return %1735 : tensor<bf16>
    }) : (tensor<64x32xbf16>, tensor<12x16x1xi32>, tensor<12x16x32xbf16>) -> tensor<64x32xbf16>
    %693 = stablehlo.add %361, %692 : tensor<64x32xbf16>
    %694 = stablehlo.convert %693 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
    %695 = stablehlo.convert %690 : (tensor<16x32xbf16>) -> tensor<16x32xf32>
    %696 = stablehlo.convert %422 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %697 = stablehlo.convert %420 : (tensor<128xbf16>) -> tensor<128xf32>
    %698 = stablehlo.convert %402 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %699 = stablehlo.convert %400 : (tensor<32xbf16>) -> tensor<32xf32>
    %700 = stablehlo.convert %505 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %701 = stablehlo.convert %503 : (tensor<96xbf16>) -> tensor<96xf32>
    %702 = stablehlo.convert %464 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %703 = stablehlo.convert %462 : (tensor<32xbf16>) -> tensor<32xf32>
    %704 = stablehlo.convert %567 : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %705 = stablehlo.convert %565 : (tensor<128xbf16>) -> tensor<128xf32>
    %706 = stablehlo.convert %547 : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %707 = stablehlo.convert %545 : (tensor<32xbf16>) -> tensor<32xf32>
    %708 = stablehlo.convert %650 : (tensor<32x96xbf16>) -> tensor<32x96xf32>
    %709 = stablehlo.convert %648 : (tensor<96xbf16>) -> tensor<96xf32>
    %710 = stablehlo.convert %609 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %711 = stablehlo.convert %607 : (tensor<32xbf16>) -> tensor<32xf32>
    %712 = chlo.square %711 : tensor<32xf32> -> tensor<32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %714 = chlo.square %713 : tensor<32xf32> -> tensor<32xf32>
    %715 = stablehlo.add %712, %714 : tensor<32xf32>
    %716 = chlo.square %710 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %718 = chlo.square %717 : tensor<32x32xf32> -> tensor<32x32xf32>
    %719 = stablehlo.add %716, %718 : tensor<32x32xf32>
    %720 = chlo.square %709 : tensor<96xf32> -> tensor<96xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %722 = chlo.square %721 : tensor<96xf32> -> tensor<96xf32>
    %723 = stablehlo.add %720, %722 : tensor<96xf32>
    %724 = chlo.square %708 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %726 = chlo.square %725 : tensor<32x96xf32> -> tensor<32x96xf32>
    %727 = stablehlo.add %724, %726 : tensor<32x96xf32>
    %728 = chlo.square %655 : tensor<32xf32> -> tensor<32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %730 = chlo.square %729 : tensor<32xf32> -> tensor<32xf32>
    %731 = stablehlo.add %728, %730 : tensor<32xf32>
    %732 = chlo.square %661 : tensor<32xf32> -> tensor<32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %734 = chlo.square %733 : tensor<32xf32> -> tensor<32xf32>
    %735 = stablehlo.add %732, %734 : tensor<32xf32>
    %736 = chlo.square %572 : tensor<32xf32> -> tensor<32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %738 = chlo.square %737 : tensor<32xf32> -> tensor<32xf32>
    %739 = stablehlo.add %736, %738 : tensor<32xf32>
    %740 = chlo.square %578 : tensor<32xf32> -> tensor<32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %742 = chlo.square %741 : tensor<32xf32> -> tensor<32xf32>
    %743 = stablehlo.add %740, %742 : tensor<32xf32>
    %744 = chlo.square %707 : tensor<32xf32> -> tensor<32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %746 = chlo.square %745 : tensor<32xf32> -> tensor<32xf32>
    %747 = stablehlo.add %744, %746 : tensor<32xf32>
    %748 = chlo.square %706 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %750 = chlo.square %749 : tensor<128x32xf32> -> tensor<128x32xf32>
    %751 = stablehlo.add %748, %750 : tensor<128x32xf32>
    %752 = chlo.square %705 : tensor<128xf32> -> tensor<128xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %754 = chlo.square %753 : tensor<128xf32> -> tensor<128xf32>
    %755 = stablehlo.add %752, %754 : tensor<128xf32>
    %756 = chlo.square %704 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %758 = chlo.square %757 : tensor<32x128xf32> -> tensor<32x128xf32>
    %759 = stablehlo.add %756, %758 : tensor<32x128xf32>
    %760 = chlo.square %703 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %762 = chlo.square %761 : tensor<32xf32> -> tensor<32xf32>
    %763 = stablehlo.add %760, %762 : tensor<32xf32>
    %764 = chlo.square %702 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %766 = chlo.square %765 : tensor<32x32xf32> -> tensor<32x32xf32>
    %767 = stablehlo.add %764, %766 : tensor<32x32xf32>
    %768 = chlo.square %701 : tensor<96xf32> -> tensor<96xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %770 = chlo.square %769 : tensor<96xf32> -> tensor<96xf32>
    %771 = stablehlo.add %768, %770 : tensor<96xf32>
    %772 = chlo.square %700 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %774 = chlo.square %773 : tensor<32x96xf32> -> tensor<32x96xf32>
    %775 = stablehlo.add %772, %774 : tensor<32x96xf32>
    %776 = chlo.square %510 : tensor<32xf32> -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %778 = chlo.square %777 : tensor<32xf32> -> tensor<32xf32>
    %779 = stablehlo.add %776, %778 : tensor<32xf32>
    %780 = chlo.square %516 : tensor<32xf32> -> tensor<32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %782 = chlo.square %781 : tensor<32xf32> -> tensor<32xf32>
    %783 = stablehlo.add %780, %782 : tensor<32xf32>
    %784 = chlo.square %427 : tensor<32xf32> -> tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %786 = chlo.square %785 : tensor<32xf32> -> tensor<32xf32>
    %787 = stablehlo.add %784, %786 : tensor<32xf32>
    %788 = chlo.square %433 : tensor<32xf32> -> tensor<32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %790 = chlo.square %789 : tensor<32xf32> -> tensor<32xf32>
    %791 = stablehlo.add %788, %790 : tensor<32xf32>
    %792 = chlo.square %699 : tensor<32xf32> -> tensor<32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %794 = chlo.square %793 : tensor<32xf32> -> tensor<32xf32>
    %795 = stablehlo.add %792, %794 : tensor<32xf32>
    %796 = chlo.square %698 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %798 = chlo.square %797 : tensor<128x32xf32> -> tensor<128x32xf32>
    %799 = stablehlo.add %796, %798 : tensor<128x32xf32>
    %800 = chlo.square %697 : tensor<128xf32> -> tensor<128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %802 = chlo.square %801 : tensor<128xf32> -> tensor<128xf32>
    %803 = stablehlo.add %800, %802 : tensor<128xf32>
    %804 = chlo.square %696 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %806 = chlo.square %805 : tensor<32x128xf32> -> tensor<32x128xf32>
    %807 = stablehlo.add %804, %806 : tensor<32x128xf32>
    %808 = chlo.square %366 : tensor<32xf32> -> tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %810 = chlo.square %809 : tensor<32xf32> -> tensor<32xf32>
    %811 = stablehlo.add %808, %810 : tensor<32xf32>
    %812 = chlo.square %372 : tensor<32xf32> -> tensor<32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %814 = chlo.square %813 : tensor<32xf32> -> tensor<32xf32>
    %815 = stablehlo.add %812, %814 : tensor<32xf32>
    %816 = chlo.square %695 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %818 = chlo.square %817 : tensor<16x32xf32> -> tensor<16x32xf32>
    %819 = stablehlo.add %816, %818 : tensor<16x32xf32>
    %820 = chlo.square %694 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %822 = chlo.square %821 : tensor<64x32xf32> -> tensor<64x32xf32>
    %823 = stablehlo.add %820, %822 : tensor<64x32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.reduce(%715 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %825 = stablehlo.reduce(%719 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.reduce(%723 init: %cst_194) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.reduce(%727 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%731 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.reduce(%735 init: %cst_197) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %830 = stablehlo.reduce(%739 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%743 init: %cst_199) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.reduce(%747 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%751 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %834 = stablehlo.reduce(%755 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%759 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.reduce(%763 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%767 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%771 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%775 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%779 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%783 init: %cst_209) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%787 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%791 init: %cst_211) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%795 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%799 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%803 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%807 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%811 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.reduce(%815 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%819 init: %cst_218) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %851 = stablehlo.reduce(%823 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.add %cst_220, %824 : tensor<f32>
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
    %872 = stablehlo.add %871, %844 : tensor<f32>
    %873 = stablehlo.add %872, %845 : tensor<f32>
    %874 = stablehlo.add %873, %846 : tensor<f32>
    %875 = stablehlo.add %874, %847 : tensor<f32>
    %876 = stablehlo.add %875, %848 : tensor<f32>
    %877 = stablehlo.add %876, %849 : tensor<f32>
    %878 = stablehlo.add %877, %850 : tensor<f32>
    %879 = stablehlo.add %878, %851 : tensor<f32>
    %880 = stablehlo.sqrt %879 : tensor<f32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %881 = stablehlo.compare LT, %880, %cst_221, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %882 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %883 = stablehlo.divide %711, %882 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %885 = stablehlo.multiply %883, %884 : tensor<32xf32>
    %886 = stablehlo.select %881, %711, %885 : tensor<i1>, tensor<32xf32>
    %887 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %888 = stablehlo.divide %710, %887 : tensor<32x32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %890 = stablehlo.multiply %888, %889 : tensor<32x32xf32>
    %891 = stablehlo.select %881, %710, %890 : tensor<i1>, tensor<32x32xf32>
    %892 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %893 = stablehlo.divide %709, %892 : tensor<96xf32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %895 = stablehlo.multiply %893, %894 : tensor<96xf32>
    %896 = stablehlo.select %881, %709, %895 : tensor<i1>, tensor<96xf32>
    %897 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %898 = stablehlo.divide %708, %897 : tensor<32x96xf32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %900 = stablehlo.multiply %898, %899 : tensor<32x96xf32>
    %901 = stablehlo.select %881, %708, %900 : tensor<i1>, tensor<32x96xf32>
    %902 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %903 = stablehlo.divide %655, %902 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %905 = stablehlo.multiply %903, %904 : tensor<32xf32>
    %906 = stablehlo.select %881, %655, %905 : tensor<i1>, tensor<32xf32>
    %907 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %908 = stablehlo.divide %661, %907 : tensor<32xf32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %910 = stablehlo.multiply %908, %909 : tensor<32xf32>
    %911 = stablehlo.select %881, %661, %910 : tensor<i1>, tensor<32xf32>
    %912 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %913 = stablehlo.divide %572, %912 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %915 = stablehlo.multiply %913, %914 : tensor<32xf32>
    %916 = stablehlo.select %881, %572, %915 : tensor<i1>, tensor<32xf32>
    %917 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %918 = stablehlo.divide %578, %917 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %920 = stablehlo.multiply %918, %919 : tensor<32xf32>
    %921 = stablehlo.select %881, %578, %920 : tensor<i1>, tensor<32xf32>
    %922 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %923 = stablehlo.divide %707, %922 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %925 = stablehlo.multiply %923, %924 : tensor<32xf32>
    %926 = stablehlo.select %881, %707, %925 : tensor<i1>, tensor<32xf32>
    %927 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %928 = stablehlo.divide %706, %927 : tensor<128x32xf32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %930 = stablehlo.multiply %928, %929 : tensor<128x32xf32>
    %931 = stablehlo.select %881, %706, %930 : tensor<i1>, tensor<128x32xf32>
    %932 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %933 = stablehlo.divide %705, %932 : tensor<128xf32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %935 = stablehlo.multiply %933, %934 : tensor<128xf32>
    %936 = stablehlo.select %881, %705, %935 : tensor<i1>, tensor<128xf32>
    %937 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %938 = stablehlo.divide %704, %937 : tensor<32x128xf32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %940 = stablehlo.multiply %938, %939 : tensor<32x128xf32>
    %941 = stablehlo.select %881, %704, %940 : tensor<i1>, tensor<32x128xf32>
    %942 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %943 = stablehlo.divide %703, %942 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %945 = stablehlo.multiply %943, %944 : tensor<32xf32>
    %946 = stablehlo.select %881, %703, %945 : tensor<i1>, tensor<32xf32>
    %947 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %948 = stablehlo.divide %702, %947 : tensor<32x32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %950 = stablehlo.multiply %948, %949 : tensor<32x32xf32>
    %951 = stablehlo.select %881, %702, %950 : tensor<i1>, tensor<32x32xf32>
    %952 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %953 = stablehlo.divide %701, %952 : tensor<96xf32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %955 = stablehlo.multiply %953, %954 : tensor<96xf32>
    %956 = stablehlo.select %881, %701, %955 : tensor<i1>, tensor<96xf32>
    %957 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %958 = stablehlo.divide %700, %957 : tensor<32x96xf32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %960 = stablehlo.multiply %958, %959 : tensor<32x96xf32>
    %961 = stablehlo.select %881, %700, %960 : tensor<i1>, tensor<32x96xf32>
    %962 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %963 = stablehlo.divide %510, %962 : tensor<32xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %965 = stablehlo.multiply %963, %964 : tensor<32xf32>
    %966 = stablehlo.select %881, %510, %965 : tensor<i1>, tensor<32xf32>
    %967 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %968 = stablehlo.divide %516, %967 : tensor<32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %970 = stablehlo.multiply %968, %969 : tensor<32xf32>
    %971 = stablehlo.select %881, %516, %970 : tensor<i1>, tensor<32xf32>
    %972 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %973 = stablehlo.divide %427, %972 : tensor<32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %975 = stablehlo.multiply %973, %974 : tensor<32xf32>
    %976 = stablehlo.select %881, %427, %975 : tensor<i1>, tensor<32xf32>
    %977 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %978 = stablehlo.divide %433, %977 : tensor<32xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %980 = stablehlo.multiply %978, %979 : tensor<32xf32>
    %981 = stablehlo.select %881, %433, %980 : tensor<i1>, tensor<32xf32>
    %982 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %983 = stablehlo.divide %699, %982 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %985 = stablehlo.multiply %983, %984 : tensor<32xf32>
    %986 = stablehlo.select %881, %699, %985 : tensor<i1>, tensor<32xf32>
    %987 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %988 = stablehlo.divide %698, %987 : tensor<128x32xf32>
    %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %990 = stablehlo.multiply %988, %989 : tensor<128x32xf32>
    %991 = stablehlo.select %881, %698, %990 : tensor<i1>, tensor<128x32xf32>
    %992 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %993 = stablehlo.divide %697, %992 : tensor<128xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %995 = stablehlo.multiply %993, %994 : tensor<128xf32>
    %996 = stablehlo.select %881, %697, %995 : tensor<i1>, tensor<128xf32>
    %997 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %998 = stablehlo.divide %696, %997 : tensor<32x128xf32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1000 = stablehlo.multiply %998, %999 : tensor<32x128xf32>
    %1001 = stablehlo.select %881, %696, %1000 : tensor<i1>, tensor<32x128xf32>
    %1002 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1003 = stablehlo.divide %366, %1002 : tensor<32xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1005 = stablehlo.multiply %1003, %1004 : tensor<32xf32>
    %1006 = stablehlo.select %881, %366, %1005 : tensor<i1>, tensor<32xf32>
    %1007 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1008 = stablehlo.divide %372, %1007 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1010 = stablehlo.multiply %1008, %1009 : tensor<32xf32>
    %1011 = stablehlo.select %881, %372, %1010 : tensor<i1>, tensor<32xf32>
    %1012 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1013 = stablehlo.divide %695, %1012 : tensor<16x32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1015 = stablehlo.multiply %1013, %1014 : tensor<16x32xf32>
    %1016 = stablehlo.select %881, %695, %1015 : tensor<i1>, tensor<16x32xf32>
    %1017 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1018 = stablehlo.divide %694, %1017 : tensor<64x32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1020 = stablehlo.multiply %1018, %1019 : tensor<64x32xf32>
    %1021 = stablehlo.select %881, %694, %1020 : tensor<i1>, tensor<64x32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1023 = stablehlo.multiply %1022, %886 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1025 = stablehlo.multiply %1024, %arg29 : tensor<32xf32>
    %1026 = stablehlo.add %1023, %1025 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1028 = stablehlo.multiply %1027, %891 : tensor<32x32xf32>
    %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1030 = stablehlo.multiply %1029, %arg30 : tensor<32x32xf32>
    %1031 = stablehlo.add %1028, %1030 : tensor<32x32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1033 = stablehlo.multiply %1032, %896 : tensor<96xf32>
    %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1035 = stablehlo.multiply %1034, %arg31 : tensor<96xf32>
    %1036 = stablehlo.add %1033, %1035 : tensor<96xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1038 = stablehlo.multiply %1037, %901 : tensor<32x96xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1040 = stablehlo.multiply %1039, %arg32 : tensor<32x96xf32>
    %1041 = stablehlo.add %1038, %1040 : tensor<32x96xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1043 = stablehlo.multiply %1042, %906 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1045 = stablehlo.multiply %1044, %arg33 : tensor<32xf32>
    %1046 = stablehlo.add %1043, %1045 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1048 = stablehlo.multiply %1047, %911 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1050 = stablehlo.multiply %1049, %arg34 : tensor<32xf32>
    %1051 = stablehlo.add %1048, %1050 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1053 = stablehlo.multiply %1052, %916 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1055 = stablehlo.multiply %1054, %arg35 : tensor<32xf32>
    %1056 = stablehlo.add %1053, %1055 : tensor<32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1058 = stablehlo.multiply %1057, %921 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1060 = stablehlo.multiply %1059, %arg36 : tensor<32xf32>
    %1061 = stablehlo.add %1058, %1060 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1063 = stablehlo.multiply %1062, %926 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1065 = stablehlo.multiply %1064, %arg37 : tensor<32xf32>
    %1066 = stablehlo.add %1063, %1065 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1068 = stablehlo.multiply %1067, %931 : tensor<128x32xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1070 = stablehlo.multiply %1069, %arg38 : tensor<128x32xf32>
    %1071 = stablehlo.add %1068, %1070 : tensor<128x32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1073 = stablehlo.multiply %1072, %936 : tensor<128xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1075 = stablehlo.multiply %1074, %arg39 : tensor<128xf32>
    %1076 = stablehlo.add %1073, %1075 : tensor<128xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1078 = stablehlo.multiply %1077, %941 : tensor<32x128xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1080 = stablehlo.multiply %1079, %arg40 : tensor<32x128xf32>
    %1081 = stablehlo.add %1078, %1080 : tensor<32x128xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1083 = stablehlo.multiply %1082, %946 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1085 = stablehlo.multiply %1084, %arg41 : tensor<32xf32>
    %1086 = stablehlo.add %1083, %1085 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1088 = stablehlo.multiply %1087, %951 : tensor<32x32xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1090 = stablehlo.multiply %1089, %arg42 : tensor<32x32xf32>
    %1091 = stablehlo.add %1088, %1090 : tensor<32x32xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1093 = stablehlo.multiply %1092, %956 : tensor<96xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1095 = stablehlo.multiply %1094, %arg43 : tensor<96xf32>
    %1096 = stablehlo.add %1093, %1095 : tensor<96xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1098 = stablehlo.multiply %1097, %961 : tensor<32x96xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1100 = stablehlo.multiply %1099, %arg44 : tensor<32x96xf32>
    %1101 = stablehlo.add %1098, %1100 : tensor<32x96xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1103 = stablehlo.multiply %1102, %966 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1105 = stablehlo.multiply %1104, %arg45 : tensor<32xf32>
    %1106 = stablehlo.add %1103, %1105 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1108 = stablehlo.multiply %1107, %971 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1110 = stablehlo.multiply %1109, %arg46 : tensor<32xf32>
    %1111 = stablehlo.add %1108, %1110 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1113 = stablehlo.multiply %1112, %976 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1115 = stablehlo.multiply %1114, %arg47 : tensor<32xf32>
    %1116 = stablehlo.add %1113, %1115 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1118 = stablehlo.multiply %1117, %981 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1120 = stablehlo.multiply %1119, %arg48 : tensor<32xf32>
    %1121 = stablehlo.add %1118, %1120 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1123 = stablehlo.multiply %1122, %986 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1125 = stablehlo.multiply %1124, %arg49 : tensor<32xf32>
    %1126 = stablehlo.add %1123, %1125 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1128 = stablehlo.multiply %1127, %991 : tensor<128x32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1130 = stablehlo.multiply %1129, %arg50 : tensor<128x32xf32>
    %1131 = stablehlo.add %1128, %1130 : tensor<128x32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1133 = stablehlo.multiply %1132, %996 : tensor<128xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1135 = stablehlo.multiply %1134, %arg51 : tensor<128xf32>
    %1136 = stablehlo.add %1133, %1135 : tensor<128xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1138 = stablehlo.multiply %1137, %1001 : tensor<32x128xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1140 = stablehlo.multiply %1139, %arg52 : tensor<32x128xf32>
    %1141 = stablehlo.add %1138, %1140 : tensor<32x128xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1143 = stablehlo.multiply %1142, %1006 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1145 = stablehlo.multiply %1144, %arg53 : tensor<32xf32>
    %1146 = stablehlo.add %1143, %1145 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1148 = stablehlo.multiply %1147, %1011 : tensor<32xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1150 = stablehlo.multiply %1149, %arg54 : tensor<32xf32>
    %1151 = stablehlo.add %1148, %1150 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1153 = stablehlo.multiply %1152, %1016 : tensor<16x32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1155 = stablehlo.multiply %1154, %arg55 : tensor<16x32xf32>
    %1156 = stablehlo.add %1153, %1155 : tensor<16x32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1158 = stablehlo.multiply %1157, %1021 : tensor<64x32xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1160 = stablehlo.multiply %1159, %arg56 : tensor<64x32xf32>
    %1161 = stablehlo.add %1158, %1160 : tensor<64x32xf32>
    %1162 = stablehlo.multiply %886, %886 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1164 = stablehlo.multiply %1163, %1162 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1166 = stablehlo.multiply %1165, %arg57 : tensor<32xf32>
    %1167 = stablehlo.add %1164, %1166 : tensor<32xf32>
    %1168 = stablehlo.multiply %891, %891 : tensor<32x32xf32>
    %cst_308 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1170 = stablehlo.multiply %1169, %1168 : tensor<32x32xf32>
    %cst_309 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1172 = stablehlo.multiply %1171, %arg58 : tensor<32x32xf32>
    %1173 = stablehlo.add %1170, %1172 : tensor<32x32xf32>
    %1174 = stablehlo.multiply %896, %896 : tensor<96xf32>
    %cst_310 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1176 = stablehlo.multiply %1175, %1174 : tensor<96xf32>
    %cst_311 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1178 = stablehlo.multiply %1177, %arg59 : tensor<96xf32>
    %1179 = stablehlo.add %1176, %1178 : tensor<96xf32>
    %1180 = stablehlo.multiply %901, %901 : tensor<32x96xf32>
    %cst_312 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1182 = stablehlo.multiply %1181, %1180 : tensor<32x96xf32>
    %cst_313 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1184 = stablehlo.multiply %1183, %arg60 : tensor<32x96xf32>
    %1185 = stablehlo.add %1182, %1184 : tensor<32x96xf32>
    %1186 = stablehlo.multiply %906, %906 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1188 = stablehlo.multiply %1187, %1186 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1190 = stablehlo.multiply %1189, %arg61 : tensor<32xf32>
    %1191 = stablehlo.add %1188, %1190 : tensor<32xf32>
    %1192 = stablehlo.multiply %911, %911 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1194 = stablehlo.multiply %1193, %1192 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1196 = stablehlo.multiply %1195, %arg62 : tensor<32xf32>
    %1197 = stablehlo.add %1194, %1196 : tensor<32xf32>
    %1198 = stablehlo.multiply %916, %916 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1200 = stablehlo.multiply %1199, %1198 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1202 = stablehlo.multiply %1201, %arg63 : tensor<32xf32>
    %1203 = stablehlo.add %1200, %1202 : tensor<32xf32>
    %1204 = stablehlo.multiply %921, %921 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1206 = stablehlo.multiply %1205, %1204 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1208 = stablehlo.multiply %1207, %arg64 : tensor<32xf32>
    %1209 = stablehlo.add %1206, %1208 : tensor<32xf32>
    %1210 = stablehlo.multiply %926, %926 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1212 = stablehlo.multiply %1211, %1210 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1214 = stablehlo.multiply %1213, %arg65 : tensor<32xf32>
    %1215 = stablehlo.add %1212, %1214 : tensor<32xf32>
    %1216 = stablehlo.multiply %931, %931 : tensor<128x32xf32>
    %cst_324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1218 = stablehlo.multiply %1217, %1216 : tensor<128x32xf32>
    %cst_325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1220 = stablehlo.multiply %1219, %arg66 : tensor<128x32xf32>
    %1221 = stablehlo.add %1218, %1220 : tensor<128x32xf32>
    %1222 = stablehlo.multiply %936, %936 : tensor<128xf32>
    %cst_326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1224 = stablehlo.multiply %1223, %1222 : tensor<128xf32>
    %cst_327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1226 = stablehlo.multiply %1225, %arg67 : tensor<128xf32>
    %1227 = stablehlo.add %1224, %1226 : tensor<128xf32>
    %1228 = stablehlo.multiply %941, %941 : tensor<32x128xf32>
    %cst_328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1230 = stablehlo.multiply %1229, %1228 : tensor<32x128xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1232 = stablehlo.multiply %1231, %arg68 : tensor<32x128xf32>
    %1233 = stablehlo.add %1230, %1232 : tensor<32x128xf32>
    %1234 = stablehlo.multiply %946, %946 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1236 = stablehlo.multiply %1235, %1234 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1238 = stablehlo.multiply %1237, %arg69 : tensor<32xf32>
    %1239 = stablehlo.add %1236, %1238 : tensor<32xf32>
    %1240 = stablehlo.multiply %951, %951 : tensor<32x32xf32>
    %cst_332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1242 = stablehlo.multiply %1241, %1240 : tensor<32x32xf32>
    %cst_333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1244 = stablehlo.multiply %1243, %arg70 : tensor<32x32xf32>
    %1245 = stablehlo.add %1242, %1244 : tensor<32x32xf32>
    %1246 = stablehlo.multiply %956, %956 : tensor<96xf32>
    %cst_334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1248 = stablehlo.multiply %1247, %1246 : tensor<96xf32>
    %cst_335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1250 = stablehlo.multiply %1249, %arg71 : tensor<96xf32>
    %1251 = stablehlo.add %1248, %1250 : tensor<96xf32>
    %1252 = stablehlo.multiply %961, %961 : tensor<32x96xf32>
    %cst_336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1254 = stablehlo.multiply %1253, %1252 : tensor<32x96xf32>
    %cst_337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1256 = stablehlo.multiply %1255, %arg72 : tensor<32x96xf32>
    %1257 = stablehlo.add %1254, %1256 : tensor<32x96xf32>
    %1258 = stablehlo.multiply %966, %966 : tensor<32xf32>
    %cst_338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1260 = stablehlo.multiply %1259, %1258 : tensor<32xf32>
    %cst_339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1262 = stablehlo.multiply %1261, %arg73 : tensor<32xf32>
    %1263 = stablehlo.add %1260, %1262 : tensor<32xf32>
    %1264 = stablehlo.multiply %971, %971 : tensor<32xf32>
    %cst_340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1266 = stablehlo.multiply %1265, %1264 : tensor<32xf32>
    %cst_341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1268 = stablehlo.multiply %1267, %arg74 : tensor<32xf32>
    %1269 = stablehlo.add %1266, %1268 : tensor<32xf32>
    %1270 = stablehlo.multiply %976, %976 : tensor<32xf32>
    %cst_342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1272 = stablehlo.multiply %1271, %1270 : tensor<32xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1274 = stablehlo.multiply %1273, %arg75 : tensor<32xf32>
    %1275 = stablehlo.add %1272, %1274 : tensor<32xf32>
    %1276 = stablehlo.multiply %981, %981 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.multiply %1277, %1276 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1280 = stablehlo.multiply %1279, %arg76 : tensor<32xf32>
    %1281 = stablehlo.add %1278, %1280 : tensor<32xf32>
    %1282 = stablehlo.multiply %986, %986 : tensor<32xf32>
    %cst_346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1284 = stablehlo.multiply %1283, %1282 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1286 = stablehlo.multiply %1285, %arg77 : tensor<32xf32>
    %1287 = stablehlo.add %1284, %1286 : tensor<32xf32>
    %1288 = stablehlo.multiply %991, %991 : tensor<128x32xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1290 = stablehlo.multiply %1289, %1288 : tensor<128x32xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1292 = stablehlo.multiply %1291, %arg78 : tensor<128x32xf32>
    %1293 = stablehlo.add %1290, %1292 : tensor<128x32xf32>
    %1294 = stablehlo.multiply %996, %996 : tensor<128xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1296 = stablehlo.multiply %1295, %1294 : tensor<128xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1298 = stablehlo.multiply %1297, %arg79 : tensor<128xf32>
    %1299 = stablehlo.add %1296, %1298 : tensor<128xf32>
    %1300 = stablehlo.multiply %1001, %1001 : tensor<32x128xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1302 = stablehlo.multiply %1301, %1300 : tensor<32x128xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1304 = stablehlo.multiply %1303, %arg80 : tensor<32x128xf32>
    %1305 = stablehlo.add %1302, %1304 : tensor<32x128xf32>
    %1306 = stablehlo.multiply %1006, %1006 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1308 = stablehlo.multiply %1307, %1306 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1310 = stablehlo.multiply %1309, %arg81 : tensor<32xf32>
    %1311 = stablehlo.add %1308, %1310 : tensor<32xf32>
    %1312 = stablehlo.multiply %1011, %1011 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1314 = stablehlo.multiply %1313, %1312 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1316 = stablehlo.multiply %1315, %arg82 : tensor<32xf32>
    %1317 = stablehlo.add %1314, %1316 : tensor<32xf32>
    %1318 = stablehlo.multiply %1016, %1016 : tensor<16x32xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1320 = stablehlo.multiply %1319, %1318 : tensor<16x32xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1322 = stablehlo.multiply %1321, %arg83 : tensor<16x32xf32>
    %1323 = stablehlo.add %1320, %1322 : tensor<16x32xf32>
    %1324 = stablehlo.multiply %1021, %1021 : tensor<64x32xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1326 = stablehlo.multiply %1325, %1324 : tensor<64x32xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1328 = stablehlo.multiply %1327, %arg84 : tensor<64x32xf32>
    %1329 = stablehlo.add %1326, %1328 : tensor<64x32xf32>
    %c_362 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1330 = stablehlo.compare LT, %arg28, %c_362, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_363 = stablehlo.constant dense<1> : tensor<i32>
    %1331 = stablehlo.add %arg28, %c_363 : tensor<i32>
    %c_364 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1332 = call @_where_2(%1330, %1331, %c_364) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1333 = stablehlo.convert %1332 : (tensor<i32>) -> tensor<f32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1334 = stablehlo.convert %1332 : (tensor<i32>) -> tensor<f32>
    %1335 = stablehlo.power %cst_365, %1334 : tensor<f32>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1336 = stablehlo.subtract %cst_366, %1335 : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1338 = stablehlo.divide %1026, %1337 : tensor<32xf32>
    %1339 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1340 = stablehlo.divide %1031, %1339 : tensor<32x32xf32>
    %1341 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1342 = stablehlo.divide %1036, %1341 : tensor<96xf32>
    %1343 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1344 = stablehlo.divide %1041, %1343 : tensor<32x96xf32>
    %1345 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1346 = stablehlo.divide %1046, %1345 : tensor<32xf32>
    %1347 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1348 = stablehlo.divide %1051, %1347 : tensor<32xf32>
    %1349 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1350 = stablehlo.divide %1056, %1349 : tensor<32xf32>
    %1351 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1352 = stablehlo.divide %1061, %1351 : tensor<32xf32>
    %1353 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1354 = stablehlo.divide %1066, %1353 : tensor<32xf32>
    %1355 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1356 = stablehlo.divide %1071, %1355 : tensor<128x32xf32>
    %1357 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1358 = stablehlo.divide %1076, %1357 : tensor<128xf32>
    %1359 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1360 = stablehlo.divide %1081, %1359 : tensor<32x128xf32>
    %1361 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.divide %1086, %1361 : tensor<32xf32>
    %1363 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1364 = stablehlo.divide %1091, %1363 : tensor<32x32xf32>
    %1365 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1366 = stablehlo.divide %1096, %1365 : tensor<96xf32>
    %1367 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1368 = stablehlo.divide %1101, %1367 : tensor<32x96xf32>
    %1369 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1370 = stablehlo.divide %1106, %1369 : tensor<32xf32>
    %1371 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1372 = stablehlo.divide %1111, %1371 : tensor<32xf32>
    %1373 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1374 = stablehlo.divide %1116, %1373 : tensor<32xf32>
    %1375 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1376 = stablehlo.divide %1121, %1375 : tensor<32xf32>
    %1377 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1378 = stablehlo.divide %1126, %1377 : tensor<32xf32>
    %1379 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1380 = stablehlo.divide %1131, %1379 : tensor<128x32xf32>
    %1381 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1382 = stablehlo.divide %1136, %1381 : tensor<128xf32>
    %1383 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1384 = stablehlo.divide %1141, %1383 : tensor<32x128xf32>
    %1385 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1386 = stablehlo.divide %1146, %1385 : tensor<32xf32>
    %1387 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1388 = stablehlo.divide %1151, %1387 : tensor<32xf32>
    %1389 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1390 = stablehlo.divide %1156, %1389 : tensor<16x32xf32>
    %1391 = stablehlo.broadcast_in_dim %1336, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1392 = stablehlo.divide %1161, %1391 : tensor<64x32xf32>
    %1393 = stablehlo.convert %1332 : (tensor<i32>) -> tensor<f32>
    %cst_367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1394 = stablehlo.convert %1332 : (tensor<i32>) -> tensor<f32>
    %1395 = stablehlo.power %cst_367, %1394 : tensor<f32>
    %cst_368 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1396 = stablehlo.subtract %cst_368, %1395 : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1398 = stablehlo.divide %1167, %1397 : tensor<32xf32>
    %1399 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1400 = stablehlo.divide %1173, %1399 : tensor<32x32xf32>
    %1401 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1402 = stablehlo.divide %1179, %1401 : tensor<96xf32>
    %1403 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1404 = stablehlo.divide %1185, %1403 : tensor<32x96xf32>
    %1405 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1406 = stablehlo.divide %1191, %1405 : tensor<32xf32>
    %1407 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1408 = stablehlo.divide %1197, %1407 : tensor<32xf32>
    %1409 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1410 = stablehlo.divide %1203, %1409 : tensor<32xf32>
    %1411 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1412 = stablehlo.divide %1209, %1411 : tensor<32xf32>
    %1413 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1414 = stablehlo.divide %1215, %1413 : tensor<32xf32>
    %1415 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1416 = stablehlo.divide %1221, %1415 : tensor<128x32xf32>
    %1417 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1418 = stablehlo.divide %1227, %1417 : tensor<128xf32>
    %1419 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1420 = stablehlo.divide %1233, %1419 : tensor<32x128xf32>
    %1421 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1422 = stablehlo.divide %1239, %1421 : tensor<32xf32>
    %1423 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1424 = stablehlo.divide %1245, %1423 : tensor<32x32xf32>
    %1425 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1426 = stablehlo.divide %1251, %1425 : tensor<96xf32>
    %1427 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1428 = stablehlo.divide %1257, %1427 : tensor<32x96xf32>
    %1429 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1430 = stablehlo.divide %1263, %1429 : tensor<32xf32>
    %1431 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1432 = stablehlo.divide %1269, %1431 : tensor<32xf32>
    %1433 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1434 = stablehlo.divide %1275, %1433 : tensor<32xf32>
    %1435 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1436 = stablehlo.divide %1281, %1435 : tensor<32xf32>
    %1437 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1438 = stablehlo.divide %1287, %1437 : tensor<32xf32>
    %1439 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1440 = stablehlo.divide %1293, %1439 : tensor<128x32xf32>
    %1441 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1442 = stablehlo.divide %1299, %1441 : tensor<128xf32>
    %1443 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1444 = stablehlo.divide %1305, %1443 : tensor<32x128xf32>
    %1445 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1446 = stablehlo.divide %1311, %1445 : tensor<32xf32>
    %1447 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1448 = stablehlo.divide %1317, %1447 : tensor<32xf32>
    %1449 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1450 = stablehlo.divide %1323, %1449 : tensor<16x32xf32>
    %1451 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1452 = stablehlo.divide %1329, %1451 : tensor<64x32xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1453 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1454 = stablehlo.add %1398, %1453 : tensor<32xf32>
    %1455 = stablehlo.sqrt %1454 : tensor<32xf32>
    %cst_370 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1457 = stablehlo.add %1455, %1456 : tensor<32xf32>
    %1458 = stablehlo.divide %1338, %1457 : tensor<32xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1459 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1460 = stablehlo.add %1400, %1459 : tensor<32x32xf32>
    %1461 = stablehlo.sqrt %1460 : tensor<32x32xf32>
    %cst_372 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1463 = stablehlo.add %1461, %1462 : tensor<32x32xf32>
    %1464 = stablehlo.divide %1340, %1463 : tensor<32x32xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1466 = stablehlo.add %1402, %1465 : tensor<96xf32>
    %1467 = stablehlo.sqrt %1466 : tensor<96xf32>
    %cst_374 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1469 = stablehlo.add %1467, %1468 : tensor<96xf32>
    %1470 = stablehlo.divide %1342, %1469 : tensor<96xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1471 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1472 = stablehlo.add %1404, %1471 : tensor<32x96xf32>
    %1473 = stablehlo.sqrt %1472 : tensor<32x96xf32>
    %cst_376 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1475 = stablehlo.add %1473, %1474 : tensor<32x96xf32>
    %1476 = stablehlo.divide %1344, %1475 : tensor<32x96xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1478 = stablehlo.add %1406, %1477 : tensor<32xf32>
    %1479 = stablehlo.sqrt %1478 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1481 = stablehlo.add %1479, %1480 : tensor<32xf32>
    %1482 = stablehlo.divide %1346, %1481 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1483 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1484 = stablehlo.add %1408, %1483 : tensor<32xf32>
    %1485 = stablehlo.sqrt %1484 : tensor<32xf32>
    %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1487 = stablehlo.add %1485, %1486 : tensor<32xf32>
    %1488 = stablehlo.divide %1348, %1487 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1489 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1490 = stablehlo.add %1410, %1489 : tensor<32xf32>
    %1491 = stablehlo.sqrt %1490 : tensor<32xf32>
    %cst_382 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1493 = stablehlo.add %1491, %1492 : tensor<32xf32>
    %1494 = stablehlo.divide %1350, %1493 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1495 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1496 = stablehlo.add %1412, %1495 : tensor<32xf32>
    %1497 = stablehlo.sqrt %1496 : tensor<32xf32>
    %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1499 = stablehlo.add %1497, %1498 : tensor<32xf32>
    %1500 = stablehlo.divide %1352, %1499 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1501 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1502 = stablehlo.add %1414, %1501 : tensor<32xf32>
    %1503 = stablehlo.sqrt %1502 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1505 = stablehlo.add %1503, %1504 : tensor<32xf32>
    %1506 = stablehlo.divide %1354, %1505 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1508 = stablehlo.add %1416, %1507 : tensor<128x32xf32>
    %1509 = stablehlo.sqrt %1508 : tensor<128x32xf32>
    %cst_388 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1510 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1511 = stablehlo.add %1509, %1510 : tensor<128x32xf32>
    %1512 = stablehlo.divide %1356, %1511 : tensor<128x32xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1513 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1514 = stablehlo.add %1418, %1513 : tensor<128xf32>
    %1515 = stablehlo.sqrt %1514 : tensor<128xf32>
    %cst_390 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1517 = stablehlo.add %1515, %1516 : tensor<128xf32>
    %1518 = stablehlo.divide %1358, %1517 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1519 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1520 = stablehlo.add %1420, %1519 : tensor<32x128xf32>
    %1521 = stablehlo.sqrt %1520 : tensor<32x128xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1522 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1523 = stablehlo.add %1521, %1522 : tensor<32x128xf32>
    %1524 = stablehlo.divide %1360, %1523 : tensor<32x128xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1526 = stablehlo.add %1422, %1525 : tensor<32xf32>
    %1527 = stablehlo.sqrt %1526 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1528 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1529 = stablehlo.add %1527, %1528 : tensor<32xf32>
    %1530 = stablehlo.divide %1362, %1529 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1531 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1532 = stablehlo.add %1424, %1531 : tensor<32x32xf32>
    %1533 = stablehlo.sqrt %1532 : tensor<32x32xf32>
    %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1534 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1535 = stablehlo.add %1533, %1534 : tensor<32x32xf32>
    %1536 = stablehlo.divide %1364, %1535 : tensor<32x32xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1538 = stablehlo.add %1426, %1537 : tensor<96xf32>
    %1539 = stablehlo.sqrt %1538 : tensor<96xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1540 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1541 = stablehlo.add %1539, %1540 : tensor<96xf32>
    %1542 = stablehlo.divide %1366, %1541 : tensor<96xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1544 = stablehlo.add %1428, %1543 : tensor<32x96xf32>
    %1545 = stablehlo.sqrt %1544 : tensor<32x96xf32>
    %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1547 = stablehlo.add %1545, %1546 : tensor<32x96xf32>
    %1548 = stablehlo.divide %1368, %1547 : tensor<32x96xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1549 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1550 = stablehlo.add %1430, %1549 : tensor<32xf32>
    %1551 = stablehlo.sqrt %1550 : tensor<32xf32>
    %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1553 = stablehlo.add %1551, %1552 : tensor<32xf32>
    %1554 = stablehlo.divide %1370, %1553 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1555 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1556 = stablehlo.add %1432, %1555 : tensor<32xf32>
    %1557 = stablehlo.sqrt %1556 : tensor<32xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1558 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1559 = stablehlo.add %1557, %1558 : tensor<32xf32>
    %1560 = stablehlo.divide %1372, %1559 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1561 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1562 = stablehlo.add %1434, %1561 : tensor<32xf32>
    %1563 = stablehlo.sqrt %1562 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1565 = stablehlo.add %1563, %1564 : tensor<32xf32>
    %1566 = stablehlo.divide %1374, %1565 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1567 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1568 = stablehlo.add %1436, %1567 : tensor<32xf32>
    %1569 = stablehlo.sqrt %1568 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1571 = stablehlo.add %1569, %1570 : tensor<32xf32>
    %1572 = stablehlo.divide %1376, %1571 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1573 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1574 = stablehlo.add %1438, %1573 : tensor<32xf32>
    %1575 = stablehlo.sqrt %1574 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1576 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1577 = stablehlo.add %1575, %1576 : tensor<32xf32>
    %1578 = stablehlo.divide %1378, %1577 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1580 = stablehlo.add %1440, %1579 : tensor<128x32xf32>
    %1581 = stablehlo.sqrt %1580 : tensor<128x32xf32>
    %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1582 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1583 = stablehlo.add %1581, %1582 : tensor<128x32xf32>
    %1584 = stablehlo.divide %1380, %1583 : tensor<128x32xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1585 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1586 = stablehlo.add %1442, %1585 : tensor<128xf32>
    %1587 = stablehlo.sqrt %1586 : tensor<128xf32>
    %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1589 = stablehlo.add %1587, %1588 : tensor<128xf32>
    %1590 = stablehlo.divide %1382, %1589 : tensor<128xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1591 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1592 = stablehlo.add %1444, %1591 : tensor<32x128xf32>
    %1593 = stablehlo.sqrt %1592 : tensor<32x128xf32>
    %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1594 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1595 = stablehlo.add %1593, %1594 : tensor<32x128xf32>
    %1596 = stablehlo.divide %1384, %1595 : tensor<32x128xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1598 = stablehlo.add %1446, %1597 : tensor<32xf32>
    %1599 = stablehlo.sqrt %1598 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1600 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1601 = stablehlo.add %1599, %1600 : tensor<32xf32>
    %1602 = stablehlo.divide %1386, %1601 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1603 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1604 = stablehlo.add %1448, %1603 : tensor<32xf32>
    %1605 = stablehlo.sqrt %1604 : tensor<32xf32>
    %cst_420 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1607 = stablehlo.add %1605, %1606 : tensor<32xf32>
    %1608 = stablehlo.divide %1388, %1607 : tensor<32xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1609 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1610 = stablehlo.add %1450, %1609 : tensor<16x32xf32>
    %1611 = stablehlo.sqrt %1610 : tensor<16x32xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1612 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1613 = stablehlo.add %1611, %1612 : tensor<16x32xf32>
    %1614 = stablehlo.divide %1390, %1613 : tensor<16x32xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1616 = stablehlo.add %1452, %1615 : tensor<64x32xf32>
    %1617 = stablehlo.sqrt %1616 : tensor<64x32xf32>
    %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1618 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1619 = stablehlo.add %1617, %1618 : tensor<64x32xf32>
    %1620 = stablehlo.divide %1392, %1619 : tensor<64x32xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1621 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1622 = stablehlo.multiply %1621, %arg1 : tensor<32x32xf32>
    %1623 = stablehlo.add %1464, %1622 : tensor<32x32xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1625 = stablehlo.multiply %1624, %arg3 : tensor<32x96xf32>
    %1626 = stablehlo.add %1476, %1625 : tensor<32x96xf32>
    %cst_427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1627 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1628 = stablehlo.multiply %1627, %arg9 : tensor<128x32xf32>
    %1629 = stablehlo.add %1512, %1628 : tensor<128x32xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1631 = stablehlo.multiply %1630, %arg11 : tensor<32x128xf32>
    %1632 = stablehlo.add %1524, %1631 : tensor<32x128xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1634 = stablehlo.multiply %1633, %arg13 : tensor<32x32xf32>
    %1635 = stablehlo.add %1536, %1634 : tensor<32x32xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1636 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1637 = stablehlo.multiply %1636, %arg15 : tensor<32x96xf32>
    %1638 = stablehlo.add %1548, %1637 : tensor<32x96xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1640 = stablehlo.multiply %1639, %arg21 : tensor<128x32xf32>
    %1641 = stablehlo.add %1584, %1640 : tensor<128x32xf32>
    %cst_432 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1643 = stablehlo.multiply %1642, %arg23 : tensor<32x128xf32>
    %1644 = stablehlo.add %1596, %1643 : tensor<32x128xf32>
    %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1645 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1646 = stablehlo.multiply %1645, %arg26 : tensor<16x32xf32>
    %1647 = stablehlo.add %1614, %1646 : tensor<16x32xf32>
    %cst_434 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1649 = stablehlo.multiply %1648, %arg27 : tensor<64x32xf32>
    %1650 = stablehlo.add %1620, %1649 : tensor<64x32xf32>
    %cst_435 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1651 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1652 = stablehlo.multiply %1651, %1458 : tensor<32xf32>
    %cst_436 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1653 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1654 = stablehlo.multiply %1653, %1623 : tensor<32x32xf32>
    %cst_437 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1656 = stablehlo.multiply %1655, %1470 : tensor<96xf32>
    %cst_438 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1658 = stablehlo.multiply %1657, %1626 : tensor<32x96xf32>
    %cst_439 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1660 = stablehlo.multiply %1659, %1482 : tensor<32xf32>
    %cst_440 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1661 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1662 = stablehlo.multiply %1661, %1488 : tensor<32xf32>
    %cst_441 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1663 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1664 = stablehlo.multiply %1663, %1494 : tensor<32xf32>
    %cst_442 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1665 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1666 = stablehlo.multiply %1665, %1500 : tensor<32xf32>
    %cst_443 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1668 = stablehlo.multiply %1667, %1506 : tensor<32xf32>
    %cst_444 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1670 = stablehlo.multiply %1669, %1629 : tensor<128x32xf32>
    %cst_445 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1671 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1672 = stablehlo.multiply %1671, %1518 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1674 = stablehlo.multiply %1673, %1632 : tensor<32x128xf32>
    %cst_447 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1675 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1676 = stablehlo.multiply %1675, %1530 : tensor<32xf32>
    %cst_448 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1677 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1678 = stablehlo.multiply %1677, %1635 : tensor<32x32xf32>
    %cst_449 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1680 = stablehlo.multiply %1679, %1542 : tensor<96xf32>
    %cst_450 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1681 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1682 = stablehlo.multiply %1681, %1638 : tensor<32x96xf32>
    %cst_451 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1683 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1684 = stablehlo.multiply %1683, %1554 : tensor<32xf32>
    %cst_452 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1686 = stablehlo.multiply %1685, %1560 : tensor<32xf32>
    %cst_453 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1688 = stablehlo.multiply %1687, %1566 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1690 = stablehlo.multiply %1689, %1572 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1692 = stablehlo.multiply %1691, %1578 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1694 = stablehlo.multiply %1693, %1641 : tensor<128x32xf32>
    %cst_457 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1696 = stablehlo.multiply %1695, %1590 : tensor<128xf32>
    %cst_458 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1698 = stablehlo.multiply %1697, %1644 : tensor<32x128xf32>
    %cst_459 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1700 = stablehlo.multiply %1699, %1602 : tensor<32xf32>
    %cst_460 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1701 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1702 = stablehlo.multiply %1701, %1608 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1704 = stablehlo.multiply %1703, %1647 : tensor<16x32xf32>
    %cst_462 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1705 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1706 = stablehlo.multiply %1705, %1650 : tensor<64x32xf32>
    %1707 = stablehlo.add %arg0, %1652 : tensor<32xf32>
    %1708 = stablehlo.add %arg1, %1654 : tensor<32x32xf32>
    %1709 = stablehlo.add %arg2, %1656 : tensor<96xf32>
    %1710 = stablehlo.add %arg3, %1658 : tensor<32x96xf32>
    %1711 = stablehlo.add %arg4, %1660 : tensor<32xf32>
    %1712 = stablehlo.add %arg5, %1662 : tensor<32xf32>
    %1713 = stablehlo.add %arg6, %1664 : tensor<32xf32>
    %1714 = stablehlo.add %arg7, %1666 : tensor<32xf32>
    %1715 = stablehlo.add %arg8, %1668 : tensor<32xf32>
    %1716 = stablehlo.add %arg9, %1670 : tensor<128x32xf32>
    %1717 = stablehlo.add %arg10, %1672 : tensor<128xf32>
    %1718 = stablehlo.add %arg11, %1674 : tensor<32x128xf32>
    %1719 = stablehlo.add %arg12, %1676 : tensor<32xf32>
    %1720 = stablehlo.add %arg13, %1678 : tensor<32x32xf32>
    %1721 = stablehlo.add %arg14, %1680 : tensor<96xf32>
    %1722 = stablehlo.add %arg15, %1682 : tensor<32x96xf32>
    %1723 = stablehlo.add %arg16, %1684 : tensor<32xf32>
    %1724 = stablehlo.add %arg17, %1686 : tensor<32xf32>
    %1725 = stablehlo.add %arg18, %1688 : tensor<32xf32>
    %1726 = stablehlo.add %arg19, %1690 : tensor<32xf32>
    %1727 = stablehlo.add %arg20, %1692 : tensor<32xf32>
    %1728 = stablehlo.add %arg21, %1694 : tensor<128x32xf32>
    %1729 = stablehlo.add %arg22, %1696 : tensor<128xf32>
    %1730 = stablehlo.add %arg23, %1698 : tensor<32x128xf32>
    %1731 = stablehlo.add %arg24, %1700 : tensor<32xf32>
    %1732 = stablehlo.add %arg25, %1702 : tensor<32xf32>
    %1733 = stablehlo.add %arg26, %1704 : tensor<16x32xf32>
    %1734 = stablehlo.add %arg27, %1706 : tensor<64x32xf32>
    return %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1332, %1026, %1031, %1036, %1041, %1046, %1051, %1056, %1061, %1066, %1071, %1076, %1081, %1086, %1091, %1096, %1101, %1106, %1111, %1116, %1121, %1126, %1131, %1136, %1141, %1146, %1151, %1156, %1161, %1167, %1173, %1179, %1185, %1191, %1197, %1203, %1209, %1215, %1221, %1227, %1233, %1239, %1245, %1251, %1257, %1263, %1269, %1275, %1281, %1287, %1293, %1299, %1305, %1311, %1317, %1323, %1329, %353 : tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<f32>
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
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<32xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<param "blocks/0/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.params['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/0/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.params['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/0/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<param "blocks/0/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<param "blocks/0/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<param "blocks/0/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<param "blocks/0/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][1]['attn']['out']['bias']", zero.role = #zero.role<param "blocks/1/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.params['blocks'][1]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/1/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.params['blocks'][1]['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/1/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.params['blocks'][1]['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/1/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][1]['ln_1']['bias']", zero.role = #zero.role<param "blocks/1/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][1]['ln_1']['scale']", zero.role = #zero.role<param "blocks/1/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][1]['ln_2']['bias']", zero.role = #zero.role<param "blocks/1/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][1]['ln_2']['scale']", zero.role = #zero.role<param "blocks/1/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.params['blocks'][1]['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/1/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.params['blocks'][1]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/1/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.params['blocks'][1]['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/1/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.params['blocks'][1]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/1/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.params['ln_f']['bias']", zero.role = #zero.role<param "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.params['ln_f']['scale']", zero.role = #zero.role<param "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.params['wpe']", zero.role = #zero.role<param "wpe">}, tensor<64x32xf32> {jax.result_info = "result.params['wte']", zero.role = #zero.role<param "wte">}, tensor<i32> {jax.result_info = "result.opt_state[1][0].count", zero.role = #zero.role<step "opt_state/1/0/count">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][1]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.opt_state[1][0].mu['wpe']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" of = "wpe">}, tensor<64x32xf32> {jax.result_info = "result.opt_state[1][0].mu['wte']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" of = "wte">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, tensor<32x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, tensor<96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, tensor<32x96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, tensor<128x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, tensor<128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, tensor<32x128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][1]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.opt_state[1][0].nu['wpe']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" of = "wpe">}, tensor<64x32xf32> {jax.result_info = "result.opt_state[1][0].nu['wte']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" of = "wte">}) {
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
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    return %0, %4, %5, %9, %10, %11, %12, %13, %14, %18, %19, %23, %24, %28, %29, %33, %34, %35, %36, %37, %38, %42, %43, %47, %48, %49, %53, %57, %c_92, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113 : tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>
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
  func.func public @eval(%arg0: tensor<32xf32> {zero.role = #zero.role<param "blocks/0/attn/out/bias">}, %arg1: tensor<32x32xf32> {zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, %arg2: tensor<96xf32> {zero.role = #zero.role<param "blocks/0/attn/qkv/bias">}, %arg3: tensor<32x96xf32> {zero.role = #zero.role<param "blocks/0/attn/qkv/kernel">}, %arg4: tensor<32xf32> {zero.role = #zero.role<param "blocks/0/ln_1/bias">}, %arg5: tensor<32xf32> {zero.role = #zero.role<param "blocks/0/ln_1/scale">}, %arg6: tensor<32xf32> {zero.role = #zero.role<param "blocks/0/ln_2/bias">}, %arg7: tensor<32xf32> {zero.role = #zero.role<param "blocks/0/ln_2/scale">}, %arg8: tensor<32xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, %arg9: tensor<128x32xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, %arg10: tensor<128xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, %arg11: tensor<32x128xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, %arg12: tensor<32xf32> {zero.role = #zero.role<param "blocks/1/attn/out/bias">}, %arg13: tensor<32x32xf32> {zero.role = #zero.role<param "blocks/1/attn/out/kernel">}, %arg14: tensor<96xf32> {zero.role = #zero.role<param "blocks/1/attn/qkv/bias">}, %arg15: tensor<32x96xf32> {zero.role = #zero.role<param "blocks/1/attn/qkv/kernel">}, %arg16: tensor<32xf32> {zero.role = #zero.role<param "blocks/1/ln_1/bias">}, %arg17: tensor<32xf32> {zero.role = #zero.role<param "blocks/1/ln_1/scale">}, %arg18: tensor<32xf32> {zero.role = #zero.role<param "blocks/1/ln_2/bias">}, %arg19: tensor<32xf32> {zero.role = #zero.role<param "blocks/1/ln_2/scale">}, %arg20: tensor<32xf32> {zero.role = #zero.role<param "blocks/1/mlp/down/bias">}, %arg21: tensor<128x32xf32> {zero.role = #zero.role<param "blocks/1/mlp/down/kernel">}, %arg22: tensor<128xf32> {zero.role = #zero.role<param "blocks/1/mlp/up/bias">}, %arg23: tensor<32x128xf32> {zero.role = #zero.role<param "blocks/1/mlp/up/kernel">}, %arg24: tensor<32xf32> {zero.role = #zero.role<param "ln_f/bias">}, %arg25: tensor<32xf32> {zero.role = #zero.role<param "ln_f/scale">}, %arg26: tensor<16x32xf32> {zero.role = #zero.role<param "wpe">}, %arg27: tensor<64x32xf32> {zero.role = #zero.role<param "wte">}, %arg28: tensor<i32> {zero.role = #zero.role<step "opt_state/1/0/count">}, %arg29: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, %arg30: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg31: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, %arg32: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, %arg33: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, %arg34: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, %arg35: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, %arg36: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, %arg37: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, %arg38: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg39: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, %arg40: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg41: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, %arg42: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, %arg43: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, %arg44: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, %arg45: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, %arg46: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, %arg47: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, %arg48: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, %arg49: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, %arg50: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, %arg51: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, %arg52: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, %arg53: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, %arg54: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, %arg55: tensor<16x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" of = "wpe">}, %arg56: tensor<64x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" of = "wte">}, %arg57: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, %arg58: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg59: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/bias" of = "blocks/0/attn/qkv/bias">}, %arg60: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/kernel" of = "blocks/0/attn/qkv/kernel">}, %arg61: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, %arg62: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, %arg63: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, %arg64: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, %arg65: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, %arg66: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg67: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, %arg68: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg69: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/bias" of = "blocks/1/attn/out/bias">}, %arg70: tensor<32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/kernel" of = "blocks/1/attn/out/kernel">}, %arg71: tensor<96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/bias" of = "blocks/1/attn/qkv/bias">}, %arg72: tensor<32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/kernel" of = "blocks/1/attn/qkv/kernel">}, %arg73: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/bias" of = "blocks/1/ln_1/bias">}, %arg74: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/scale" of = "blocks/1/ln_1/scale">}, %arg75: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/bias" of = "blocks/1/ln_2/bias">}, %arg76: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/scale" of = "blocks/1/ln_2/scale">}, %arg77: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/bias" of = "blocks/1/mlp/down/bias">}, %arg78: tensor<128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/kernel" of = "blocks/1/mlp/down/kernel">}, %arg79: tensor<128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/bias" of = "blocks/1/mlp/up/bias">}, %arg80: tensor<32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/kernel" of = "blocks/1/mlp/up/kernel">}, %arg81: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, %arg82: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, %arg83: tensor<16x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" of = "wpe">}, %arg84: tensor<64x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" of = "wte">}, %arg85: tensor<12x16xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg86: tensor<12x16xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<96xf32>) -> tensor<96xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %4 = stablehlo.convert %arg8 : (tensor<32xf32>) -> tensor<32xbf16>
    %5 = stablehlo.convert %arg9 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %6 = stablehlo.convert %arg10 : (tensor<128xf32>) -> tensor<128xbf16>
    %7 = stablehlo.convert %arg11 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %8 = stablehlo.convert %arg12 : (tensor<32xf32>) -> tensor<32xbf16>
    %9 = stablehlo.convert %arg13 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %10 = stablehlo.convert %arg14 : (tensor<96xf32>) -> tensor<96xbf16>
    %11 = stablehlo.convert %arg15 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %12 = stablehlo.convert %arg20 : (tensor<32xf32>) -> tensor<32xbf16>
    %13 = stablehlo.convert %arg21 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %14 = stablehlo.convert %arg22 : (tensor<128xf32>) -> tensor<128xbf16>
    %15 = stablehlo.convert %arg23 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %16 = stablehlo.convert %arg26 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %17 = stablehlo.convert %arg27 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %19 = stablehlo.compare LT, %arg85, %18, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %21 = stablehlo.add %arg85, %20 : tensor<12x16xi32>
    %22 = stablehlo.select %19, %21, %arg85 : tensor<12x16xi1>, tensor<12x16xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %24 = "stablehlo.gather"(%17, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xbf16>, tensor<12x16x1xi32>) -> tensor<12x16x32xbf16>
    %25 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<16x32xbf16>) -> tensor<1x16x32xbf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x16x32xbf16>) -> tensor<12x16x32xbf16>
    %27 = stablehlo.add %24, %26 : tensor<12x16x32xbf16>
    %28 = stablehlo.convert %27 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %32 = stablehlo.divide %30, %31 : tensor<12x16x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %34 = stablehlo.subtract %28, %33 : tensor<12x16x32xf32>
    %35 = chlo.square %34 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %39 = stablehlo.divide %37, %38 : tensor<12x16x1xf32>
    %40 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %41 = stablehlo.subtract %28, %40 : tensor<12x16x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %43 = stablehlo.add %39, %42 : tensor<12x16x1xf32>
    %44 = stablehlo.rsqrt %43 : tensor<12x16x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %46 = stablehlo.multiply %41, %45 : tensor<12x16x32xf32>
    %47 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %49 = stablehlo.multiply %46, %48 : tensor<12x16x32xf32>
    %50 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %52 = stablehlo.add %49, %51 : tensor<12x16x32xf32>
    %53 = stablehlo.convert %52 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %54 = stablehlo.dot_general %53, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %55 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %57 = stablehlo.add %54, %56 : tensor<12x16x96xbf16>
    %58 = stablehlo.slice %57 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %59 = stablehlo.slice %57 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %60 = stablehlo.slice %57 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %61 = stablehlo.reshape %58 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %62 = stablehlo.reshape %59 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %63 = stablehlo.reshape %60 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %64 = stablehlo.dot_general %61, %62, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %66 = stablehlo.divide %64, %65 : tensor<12x2x16x16xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %67 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %68 = call @eval_tril(%67) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %69 = call @eval_where(%68, %66, %cst_7) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %72 = stablehlo.maximum %71, %70 : tensor<12x2x16xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %75 = stablehlo.subtract %69, %74 : tensor<12x2x16x16xf32>
    %76 = stablehlo.exponential %75 : tensor<12x2x16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %80 = stablehlo.divide %76, %79 : tensor<12x2x16x16xf32>
    %81 = stablehlo.convert %80 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %82 = stablehlo.dot_general %63, %81, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %83 = stablehlo.transpose %82, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %84 = stablehlo.reshape %83 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %85 = stablehlo.dot_general %84, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %86 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %88 = stablehlo.add %85, %87 : tensor<12x16x32xbf16>
    %89 = stablehlo.add %27, %88 : tensor<12x16x32xbf16>
    %90 = stablehlo.convert %89 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %94 = stablehlo.divide %92, %93 : tensor<12x16x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %96 = stablehlo.subtract %90, %95 : tensor<12x16x32xf32>
    %97 = chlo.square %96 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<12x16x1xf32>
    %102 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %103 = stablehlo.subtract %90, %102 : tensor<12x16x32xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %105 = stablehlo.add %101, %104 : tensor<12x16x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<12x16x1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %108 = stablehlo.multiply %103, %107 : tensor<12x16x32xf32>
    %109 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %111 = stablehlo.multiply %108, %110 : tensor<12x16x32xf32>
    %112 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %114 = stablehlo.add %111, %113 : tensor<12x16x32xf32>
    %115 = stablehlo.convert %114 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %116 = stablehlo.dot_general %115, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %117 = stablehlo.broadcast_in_dim %6, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %119 = stablehlo.add %116, %118 : tensor<12x16x128xbf16>
    %120 = stablehlo.multiply %119, %119 : tensor<12x16x128xbf16>
    %121 = stablehlo.multiply %120, %119 : tensor<12x16x128xbf16>
    %cst_16 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %122 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %123 = stablehlo.multiply %122, %121 : tensor<12x16x128xbf16>
    %124 = stablehlo.add %119, %123 : tensor<12x16x128xbf16>
    %cst_17 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %125 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %126 = stablehlo.multiply %125, %124 : tensor<12x16x128xbf16>
    %127 = stablehlo.tanh %126 : tensor<12x16x128xbf16>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %128 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %129 = stablehlo.add %128, %127 : tensor<12x16x128xbf16>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %130 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %131 = stablehlo.multiply %130, %129 : tensor<12x16x128xbf16>
    %132 = stablehlo.multiply %119, %131 : tensor<12x16x128xbf16>
    %133 = stablehlo.dot_general %132, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %134 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %136 = stablehlo.add %133, %135 : tensor<12x16x32xbf16>
    %137 = stablehlo.add %89, %136 : tensor<12x16x32xbf16>
    %138 = stablehlo.convert %137 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %142 = stablehlo.divide %140, %141 : tensor<12x16x1xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %144 = stablehlo.subtract %138, %143 : tensor<12x16x32xf32>
    %145 = chlo.square %144 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<12x16x1xf32>
    %150 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %151 = stablehlo.subtract %138, %150 : tensor<12x16x32xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %153 = stablehlo.add %149, %152 : tensor<12x16x1xf32>
    %154 = stablehlo.rsqrt %153 : tensor<12x16x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %156 = stablehlo.multiply %151, %155 : tensor<12x16x32xf32>
    %157 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %159 = stablehlo.multiply %156, %158 : tensor<12x16x32xf32>
    %160 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %162 = stablehlo.add %159, %161 : tensor<12x16x32xf32>
    %163 = stablehlo.convert %162 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %164 = stablehlo.dot_general %163, %11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x96xbf16>) -> tensor<12x16x96xbf16>
    %165 = stablehlo.broadcast_in_dim %10, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<12x16x96xbf16>
    %167 = stablehlo.add %164, %166 : tensor<12x16x96xbf16>
    %168 = stablehlo.slice %167 [0:12, 0:16, 0:32] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %169 = stablehlo.slice %167 [0:12, 0:16, 32:64] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %170 = stablehlo.slice %167 [0:12, 0:16, 64:96] : (tensor<12x16x96xbf16>) -> tensor<12x16x32xbf16>
    %171 = stablehlo.reshape %168 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %172 = stablehlo.reshape %169 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %173 = stablehlo.reshape %170 : (tensor<12x16x32xbf16>) -> tensor<12x16x2x16xbf16>
    %174 = stablehlo.dot_general %171, %172, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x16x2x16xbf16>) -> tensor<12x2x16x16xf32>
    %cst_25 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %176 = stablehlo.divide %174, %175 : tensor<12x2x16x16xf32>
    %c_26 = stablehlo.constant dense<true> : tensor<i1>
    %177 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %178 = call @eval_tril(%177) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_27 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %179 = call @eval_where(%178, %176, %cst_27) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %180 = stablehlo.reduce(%179 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %182 = stablehlo.maximum %181, %180 : tensor<12x2x16xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %185 = stablehlo.subtract %179, %184 : tensor<12x2x16x16xf32>
    %186 = stablehlo.exponential %185 : tensor<12x2x16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %190 = stablehlo.divide %186, %189 : tensor<12x2x16x16xf32>
    %191 = stablehlo.convert %190 : (tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xbf16>
    %192 = stablehlo.dot_general %173, %191, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xbf16>, tensor<12x2x16x16xbf16>) -> tensor<12x2x16x16xbf16>
    %193 = stablehlo.transpose %192, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xbf16>) -> tensor<12x16x2x16xbf16>
    %194 = stablehlo.reshape %193 : (tensor<12x16x2x16xbf16>) -> tensor<12x16x32xbf16>
    %195 = stablehlo.dot_general %194, %9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x32xbf16>) -> tensor<12x16x32xbf16>
    %196 = stablehlo.broadcast_in_dim %8, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %198 = stablehlo.add %195, %197 : tensor<12x16x32xbf16>
    %199 = stablehlo.add %137, %198 : tensor<12x16x32xbf16>
    %200 = stablehlo.convert %199 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.reduce(%200 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %204 = stablehlo.divide %202, %203 : tensor<12x16x1xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %206 = stablehlo.subtract %200, %205 : tensor<12x16x32xf32>
    %207 = chlo.square %206 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %211 = stablehlo.divide %209, %210 : tensor<12x16x1xf32>
    %212 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %213 = stablehlo.subtract %200, %212 : tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %215 = stablehlo.add %211, %214 : tensor<12x16x1xf32>
    %216 = stablehlo.rsqrt %215 : tensor<12x16x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %218 = stablehlo.multiply %213, %217 : tensor<12x16x32xf32>
    %219 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %221 = stablehlo.multiply %218, %220 : tensor<12x16x32xf32>
    %222 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %224 = stablehlo.add %221, %223 : tensor<12x16x32xf32>
    %225 = stablehlo.convert %224 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %226 = stablehlo.dot_general %225, %15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<32x128xbf16>) -> tensor<12x16x128xbf16>
    %227 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<12x16x128xbf16>
    %229 = stablehlo.add %226, %228 : tensor<12x16x128xbf16>
    %230 = stablehlo.multiply %229, %229 : tensor<12x16x128xbf16>
    %231 = stablehlo.multiply %230, %229 : tensor<12x16x128xbf16>
    %cst_36 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %232 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %233 = stablehlo.multiply %232, %231 : tensor<12x16x128xbf16>
    %234 = stablehlo.add %229, %233 : tensor<12x16x128xbf16>
    %cst_37 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %235 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %236 = stablehlo.multiply %235, %234 : tensor<12x16x128xbf16>
    %237 = stablehlo.tanh %236 : tensor<12x16x128xbf16>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %238 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %239 = stablehlo.add %238, %237 : tensor<12x16x128xbf16>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %240 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<12x16x128xbf16>
    %241 = stablehlo.multiply %240, %239 : tensor<12x16x128xbf16>
    %242 = stablehlo.multiply %229, %241 : tensor<12x16x128xbf16>
    %243 = stablehlo.dot_general %242, %13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xbf16>, tensor<128x32xbf16>) -> tensor<12x16x32xbf16>
    %244 = stablehlo.broadcast_in_dim %12, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<12x16x32xbf16>
    %246 = stablehlo.add %243, %245 : tensor<12x16x32xbf16>
    %247 = stablehlo.add %199, %246 : tensor<12x16x32xbf16>
    %248 = stablehlo.convert %247 : (tensor<12x16x32xbf16>) -> tensor<12x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %252 = stablehlo.divide %250, %251 : tensor<12x16x1xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %254 = stablehlo.subtract %248, %253 : tensor<12x16x32xf32>
    %255 = chlo.square %254 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %259 = stablehlo.divide %257, %258 : tensor<12x16x1xf32>
    %260 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %261 = stablehlo.subtract %248, %260 : tensor<12x16x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %263 = stablehlo.add %259, %262 : tensor<12x16x1xf32>
    %264 = stablehlo.rsqrt %263 : tensor<12x16x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %266 = stablehlo.multiply %261, %265 : tensor<12x16x32xf32>
    %267 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %269 = stablehlo.multiply %266, %268 : tensor<12x16x32xf32>
    %270 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %272 = stablehlo.add %269, %271 : tensor<12x16x32xf32>
    %273 = stablehlo.convert %272 : (tensor<12x16x32xf32>) -> tensor<12x16x32xbf16>
    %274 = stablehlo.dot_general %273, %17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xbf16>, tensor<64x32xbf16>) -> tensor<12x16x64xbf16>
    %275 = stablehlo.convert %274 : (tensor<12x16x64xbf16>) -> tensor<12x16x64xf32>
    %276 = call @eval_log_softmax(%275) : (tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %277 = call @eval_one_hot(%arg86) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %278 = stablehlo.multiply %276, %277 : tensor<12x16x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %281 = stablehlo.divide %280, %cst_47 : tensor<f32>
    %282 = stablehlo.negate %281 : tensor<f32>
    return %282 : tensor<f32>
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
