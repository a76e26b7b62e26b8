module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/out/bias" next = 0>}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 1>}, %arg2: tensor<96xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/bias" next = 2>}, %arg3: tensor<32x96xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/kernel" next = 3>}, %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/ln_1/bias" next = 4>}, %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/ln_1/scale" next = 5>}, %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/ln_2/bias" next = 6>}, %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/ln_2/scale" next = 7>}, %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/bias" next = 8>}, %arg9: tensor<128x32xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 9>}, %arg10: tensor<128xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/bias" next = 10>}, %arg11: tensor<32x128xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 11>}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "blocks/1/attn/out/bias" next = 12>}, %arg13: tensor<32x32xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "blocks/1/attn/out/kernel" next = 13>}, %arg14: tensor<96xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "blocks/1/attn/qkv/bias" next = 14>}, %arg15: tensor<32x96xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "blocks/1/attn/qkv/kernel" next = 15>}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<param "blocks/1/ln_1/bias" next = 16>}, %arg17: tensor<32xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<param "blocks/1/ln_1/scale" next = 17>}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<param "blocks/1/ln_2/bias" next = 18>}, %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<param "blocks/1/ln_2/scale" next = 19>}, %arg20: tensor<32xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<param "blocks/1/mlp/down/bias" next = 20>}, %arg21: tensor<128x32xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<param "blocks/1/mlp/down/kernel" next = 21>}, %arg22: tensor<128xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<param "blocks/1/mlp/up/bias" next = 22>}, %arg23: tensor<32x128xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<param "blocks/1/mlp/up/kernel" next = 23>}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<param "ln_f/bias" next = 24>}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<param "ln_f/scale" next = 25>}, %arg26: tensor<16x32xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<param "wpe" next = 26>}, %arg27: tensor<64x32xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<param "wte" next = 27>}, %arg28: tensor<i32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 28>}, %arg29: tensor<32xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" next = 29 of = "blocks/0/attn/out/bias">}, %arg30: tensor<32x32xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" next = 30 of = "blocks/0/attn/out/kernel">}, %arg31: tensor<96xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/bias" next = 31 of = "blocks/0/attn/qkv/bias">}, %arg32: tensor<32x96xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/qkv/kernel" next = 32 of = "blocks/0/attn/qkv/kernel">}, %arg33: tensor<32xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" next = 33 of = "blocks/0/ln_1/bias">}, %arg34: tensor<32xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" next = 34 of = "blocks/0/ln_1/scale">}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" next = 35 of = "blocks/0/ln_2/bias">}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" next = 36 of = "blocks/0/ln_2/scale">}, %arg37: tensor<32xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" next = 37 of = "blocks/0/mlp/down/bias">}, %arg38: tensor<128x32xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" next = 38 of = "blocks/0/mlp/down/kernel">}, %arg39: tensor<128xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" next = 39 of = "blocks/0/mlp/up/bias">}, %arg40: tensor<32x128xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" next = 40 of = "blocks/0/mlp/up/kernel">}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/bias" next = 41 of = "blocks/1/attn/out/bias">}, %arg42: tensor<32x32xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/out/kernel" next = 42 of = "blocks/1/attn/out/kernel">}, %arg43: tensor<96xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/bias" next = 43 of = "blocks/1/attn/qkv/bias">}, %arg44: tensor<32x96xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/attn/qkv/kernel" next = 44 of = "blocks/1/attn/qkv/kernel">}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/bias" next = 45 of = "blocks/1/ln_1/bias">}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_1/scale" next = 46 of = "blocks/1/ln_1/scale">}, %arg47: tensor<32xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/bias" next = 47 of = "blocks/1/ln_2/bias">}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/ln_2/scale" next = 48 of = "blocks/1/ln_2/scale">}, %arg49: tensor<32xf32> {tf.aliasing_output = 49 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/bias" next = 49 of = "blocks/1/mlp/down/bias">}, %arg50: tensor<128x32xf32> {tf.aliasing_output = 50 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/down/kernel" next = 50 of = "blocks/1/mlp/down/kernel">}, %arg51: tensor<128xf32> {tf.aliasing_output = 51 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/bias" next = 51 of = "blocks/1/mlp/up/bias">}, %arg52: tensor<32x128xf32> {tf.aliasing_output = 52 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/1/mlp/up/kernel" next = 52 of = "blocks/1/mlp/up/kernel">}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" next = 53 of = "ln_f/bias">}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" next = 54 of = "ln_f/scale">}, %arg55: tensor<16x32xf32> {tf.aliasing_output = 55 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" next = 55 of = "wpe">}, %arg56: tensor<64x32xf32> {tf.aliasing_output = 56 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" next = 56 of = "wte">}, %arg57: tensor<32xf32> {tf.aliasing_output = 57 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" next = 57 of = "blocks/0/attn/out/bias">}, %arg58: tensor<32x32xf32> {tf.aliasing_output = 58 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" next = 58 of = "blocks/0/attn/out/kernel">}, %arg59: tensor<96xf32> {tf.aliasing_output = 59 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/bias" next = 59 of = "blocks/0/attn/qkv/bias">}, %arg60: tensor<32x96xf32> {tf.aliasing_output = 60 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/qkv/kernel" next = 60 of = "blocks/0/attn/qkv/kernel">}, %arg61: tensor<32xf32> {tf.aliasing_output = 61 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" next = 61 of = "blocks/0/ln_1/bias">}, %arg62: tensor<32xf32> {tf.aliasing_output = 62 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" next = 62 of = "blocks/0/ln_1/scale">}, %arg63: tensor<32xf32> {tf.aliasing_output = 63 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" next = 63 of = "blocks/0/ln_2/bias">}, %arg64: tensor<32xf32> {tf.aliasing_output = 64 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" next = 64 of = "blocks/0/ln_2/scale">}, %arg65: tensor<32xf32> {tf.aliasing_output = 65 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" next = 65 of = "blocks/0/mlp/down/bias">}, %arg66: tensor<128x32xf32> {tf.aliasing_output = 66 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" next = 66 of = "blocks/0/mlp/down/kernel">}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" next = 67 of = "blocks/0/mlp/up/bias">}, %arg68: tensor<32x128xf32> {tf.aliasing_output = 68 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" next = 68 of = "blocks/0/mlp/up/kernel">}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/bias" next = 69 of = "blocks/1/attn/out/bias">}, %arg70: tensor<32x32xf32> {tf.aliasing_output = 70 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/out/kernel" next = 70 of = "blocks/1/attn/out/kernel">}, %arg71: tensor<96xf32> {tf.aliasing_output = 71 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/bias" next = 71 of = "blocks/1/attn/qkv/bias">}, %arg72: tensor<32x96xf32> {tf.aliasing_output = 72 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/attn/qkv/kernel" next = 72 of = "blocks/1/attn/qkv/kernel">}, %arg73: tensor<32xf32> {tf.aliasing_output = 73 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/bias" next = 73 of = "blocks/1/ln_1/bias">}, %arg74: tensor<32xf32> {tf.aliasing_output = 74 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_1/scale" next = 74 of = "blocks/1/ln_1/scale">}, %arg75: tensor<32xf32> {tf.aliasing_output = 75 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/bias" next = 75 of = "blocks/1/ln_2/bias">}, %arg76: tensor<32xf32> {tf.aliasing_output = 76 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/ln_2/scale" next = 76 of = "blocks/1/ln_2/scale">}, %arg77: tensor<32xf32> {tf.aliasing_output = 77 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/bias" next = 77 of = "blocks/1/mlp/down/bias">}, %arg78: tensor<128x32xf32> {tf.aliasing_output = 78 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/down/kernel" next = 78 of = "blocks/1/mlp/down/kernel">}, %arg79: tensor<128xf32> {tf.aliasing_output = 79 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/bias" next = 79 of = "blocks/1/mlp/up/bias">}, %arg80: tensor<32x128xf32> {tf.aliasing_output = 80 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/1/mlp/up/kernel" next = 80 of = "blocks/1/mlp/up/kernel">}, %arg81: tensor<32xf32> {tf.aliasing_output = 81 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" next = 81 of = "ln_f/bias">}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" next = 82 of = "ln_f/scale">}, %arg83: tensor<16x32xf32> {tf.aliasing_output = 83 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" next = 83 of = "wpe">}, %arg84: tensor<64x32xf32> {tf.aliasing_output = 84 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" next = 84 of = "wte">}, %arg85: tensor<12x16xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg86: tensor<12x16xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].params['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].params['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].params['wte']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wte']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['out']['kernel']"}, tensor<96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['qkv']['bias']"}, tensor<32x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['attn']['qkv']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['ln_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['down']['bias']"}, tensor<128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['up']['bias']"}, tensor<32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][1]['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wte']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg85, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg85, %2 : tensor<12x16xi32>
    %4 = stablehlo.select %1, %3, %arg85 : tensor<12x16xi1>, tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %6 = "stablehlo.gather"(%arg27, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<12x16x1xi32>) -> tensor<12x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg26, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<12x16x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x16x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<12x16x32xf32>
    %16 = chlo.square %15 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<12x16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<12x16x1xf32>
    %23 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %24 = stablehlo.subtract %9, %23 : tensor<12x16x32xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<12x16x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<12x16x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<12x16x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<12x16x1xf32>
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %32 = stablehlo.multiply %24, %31 : tensor<12x16x32xf32>
    %33 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<12x16x32xf32>
    %36 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %38 = stablehlo.add %35, %37 : tensor<12x16x32xf32>
    %39 = stablehlo.dot_general %38, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %40 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %42 = stablehlo.add %39, %41 : tensor<12x16x96xf32>
    %43 = stablehlo.slice %42 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %44 = stablehlo.slice %42 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %45 = stablehlo.slice %42 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %46 = stablehlo.reshape %43 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %47 = stablehlo.reshape %44 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %48 = stablehlo.reshape %45 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %49 = stablehlo.dot_general %46, %47, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %51 = stablehlo.divide %49, %50 : tensor<12x2x16x16xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %52 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %53 = call @tril(%52) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %54:3 = call @_where(%53, %51, %cst_9) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.reduce(%54#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %56 = stablehlo.reshape %55 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %58 = stablehlo.compare EQ, %54#0, %57, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %59 = stablehlo.convert %58 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %62 = stablehlo.maximum %61, %55 : tensor<12x2x16xf32>
    %63 = stablehlo.compare EQ, %55, %62, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %68 = stablehlo.compare EQ, %67, %62, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %72 = stablehlo.divide %66, %71 : tensor<12x2x16xf32>
    %73 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %75 = stablehlo.subtract %54#0, %74 : tensor<12x2x16x16xf32>
    %76 = stablehlo.exponential %75 : tensor<12x2x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %80 = stablehlo.divide %76, %79 : tensor<12x2x16x16xf32>
    %81 = stablehlo.multiply %78, %78 : tensor<12x2x16x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %83 = stablehlo.divide %82, %81 : tensor<12x2x16x1xf32>
    %84 = stablehlo.dot_general %48, %80, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %85 = stablehlo.transpose %84, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %86 = stablehlo.reshape %85 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %87 = stablehlo.dot_general %86, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %88 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %90 = stablehlo.add %87, %89 : tensor<12x16x32xf32>
    %91 = stablehlo.add %9, %90 : tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %95 = stablehlo.divide %93, %94 : tensor<12x16x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %97 = stablehlo.subtract %91, %96 : tensor<12x16x32xf32>
    %98 = chlo.square %97 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %100 = stablehlo.multiply %99, %97 : tensor<12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%98 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %104 = stablehlo.divide %102, %103 : tensor<12x16x1xf32>
    %105 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %106 = stablehlo.subtract %91, %105 : tensor<12x16x32xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %108 = stablehlo.add %104, %107 : tensor<12x16x1xf32>
    %109 = stablehlo.rsqrt %108 : tensor<12x16x1xf32>
    %110 = stablehlo.divide %109, %108 : tensor<12x16x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<12x16x1xf32>
    %113 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %114 = stablehlo.multiply %106, %113 : tensor<12x16x32xf32>
    %115 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %117 = stablehlo.multiply %114, %116 : tensor<12x16x32xf32>
    %118 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %120 = stablehlo.add %117, %119 : tensor<12x16x32xf32>
    %121 = stablehlo.dot_general %120, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %122 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %124 = stablehlo.add %121, %123 : tensor<12x16x128xf32>
    %125 = stablehlo.multiply %124, %124 : tensor<12x16x128xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<12x16x128xf32>
    %127 = stablehlo.multiply %124, %124 : tensor<12x16x128xf32>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<12x16x128xf32>
    %cst_28 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %131 = stablehlo.multiply %130, %126 : tensor<12x16x128xf32>
    %132 = stablehlo.add %124, %131 : tensor<12x16x128xf32>
    %cst_29 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<12x16x128xf32>
    %135 = stablehlo.tanh %134 : tensor<12x16x128xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %137 = stablehlo.subtract %136, %135 : tensor<12x16x128xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %139 = stablehlo.add %138, %135 : tensor<12x16x128xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %141 = stablehlo.multiply %140, %139 : tensor<12x16x128xf32>
    %142 = stablehlo.multiply %124, %141 : tensor<12x16x128xf32>
    %143 = stablehlo.dot_general %142, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %144 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %146 = stablehlo.add %143, %145 : tensor<12x16x32xf32>
    %147 = stablehlo.add %91, %146 : tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %151 = stablehlo.divide %149, %150 : tensor<12x16x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %153 = stablehlo.subtract %147, %152 : tensor<12x16x32xf32>
    %154 = chlo.square %153 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %156 = stablehlo.multiply %155, %153 : tensor<12x16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%154 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %160 = stablehlo.divide %158, %159 : tensor<12x16x1xf32>
    %161 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %162 = stablehlo.subtract %147, %161 : tensor<12x16x32xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %164 = stablehlo.add %160, %163 : tensor<12x16x1xf32>
    %165 = stablehlo.rsqrt %164 : tensor<12x16x1xf32>
    %166 = stablehlo.divide %165, %164 : tensor<12x16x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %168 = stablehlo.multiply %167, %166 : tensor<12x16x1xf32>
    %169 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %170 = stablehlo.multiply %162, %169 : tensor<12x16x32xf32>
    %171 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %173 = stablehlo.multiply %170, %172 : tensor<12x16x32xf32>
    %174 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %176 = stablehlo.add %173, %175 : tensor<12x16x32xf32>
    %177 = stablehlo.dot_general %176, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %178 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %180 = stablehlo.add %177, %179 : tensor<12x16x96xf32>
    %181 = stablehlo.slice %180 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %182 = stablehlo.slice %180 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %183 = stablehlo.slice %180 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %184 = stablehlo.reshape %181 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %185 = stablehlo.reshape %182 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %186 = stablehlo.reshape %183 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %187 = stablehlo.dot_general %184, %185, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_40 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %189 = stablehlo.divide %187, %188 : tensor<12x2x16x16xf32>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %190 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %191 = call @tril(%190) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_42 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %192:3 = call @_where(%191, %189, %cst_42) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %193 = stablehlo.reduce(%192#0 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %194 = stablehlo.reshape %193 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %196 = stablehlo.compare EQ, %192#0, %195, FLOAT : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xi1>
    %197 = stablehlo.convert %196 : (tensor<12x2x16x16xi1>) -> tensor<12x2x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %200 = stablehlo.maximum %199, %193 : tensor<12x2x16xf32>
    %201 = stablehlo.compare EQ, %193, %200, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %204 = stablehlo.select %201, %202, %203 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %206 = stablehlo.compare EQ, %205, %200, FLOAT : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x16xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %209 = stablehlo.select %206, %207, %208 : tensor<12x2x16xi1>, tensor<12x2x16xf32>
    %210 = stablehlo.divide %204, %209 : tensor<12x2x16xf32>
    %211 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %213 = stablehlo.subtract %192#0, %212 : tensor<12x2x16x16xf32>
    %214 = stablehlo.exponential %213 : tensor<12x2x16x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %218 = stablehlo.divide %214, %217 : tensor<12x2x16x16xf32>
    %219 = stablehlo.multiply %216, %216 : tensor<12x2x16x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %221 = stablehlo.divide %220, %219 : tensor<12x2x16x1xf32>
    %222 = stablehlo.dot_general %186, %218, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %223 = stablehlo.transpose %222, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %224 = stablehlo.reshape %223 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %225 = stablehlo.dot_general %224, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %226 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %228 = stablehlo.add %225, %227 : tensor<12x16x32xf32>
    %229 = stablehlo.add %147, %228 : tensor<12x16x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_54 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %233 = stablehlo.divide %231, %232 : tensor<12x16x1xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %235 = stablehlo.subtract %229, %234 : tensor<12x16x32xf32>
    %236 = chlo.square %235 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %238 = stablehlo.multiply %237, %235 : tensor<12x16x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%236 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_57 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %242 = stablehlo.divide %240, %241 : tensor<12x16x1xf32>
    %243 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %244 = stablehlo.subtract %229, %243 : tensor<12x16x32xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %246 = stablehlo.add %242, %245 : tensor<12x16x1xf32>
    %247 = stablehlo.rsqrt %246 : tensor<12x16x1xf32>
    %248 = stablehlo.divide %247, %246 : tensor<12x16x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %250 = stablehlo.multiply %249, %248 : tensor<12x16x1xf32>
    %251 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %252 = stablehlo.multiply %244, %251 : tensor<12x16x32xf32>
    %253 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %255 = stablehlo.multiply %252, %254 : tensor<12x16x32xf32>
    %256 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %258 = stablehlo.add %255, %257 : tensor<12x16x32xf32>
    %259 = stablehlo.dot_general %258, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %260 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %262 = stablehlo.add %259, %261 : tensor<12x16x128xf32>
    %263 = stablehlo.multiply %262, %262 : tensor<12x16x128xf32>
    %264 = stablehlo.multiply %263, %262 : tensor<12x16x128xf32>
    %265 = stablehlo.multiply %262, %262 : tensor<12x16x128xf32>
    %cst_60 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<12x16x128xf32>
    %cst_61 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %269 = stablehlo.multiply %268, %264 : tensor<12x16x128xf32>
    %270 = stablehlo.add %262, %269 : tensor<12x16x128xf32>
    %cst_62 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %272 = stablehlo.multiply %271, %270 : tensor<12x16x128xf32>
    %273 = stablehlo.tanh %272 : tensor<12x16x128xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %275 = stablehlo.subtract %274, %273 : tensor<12x16x128xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %277 = stablehlo.add %276, %273 : tensor<12x16x128xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %279 = stablehlo.multiply %278, %277 : tensor<12x16x128xf32>
    %280 = stablehlo.multiply %262, %279 : tensor<12x16x128xf32>
    %281 = stablehlo.dot_general %280, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %282 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %284 = stablehlo.add %281, %283 : tensor<12x16x32xf32>
    %285 = stablehlo.add %229, %284 : tensor<12x16x32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_67 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %289 = stablehlo.divide %287, %288 : tensor<12x16x1xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %291 = stablehlo.subtract %285, %290 : tensor<12x16x32xf32>
    %292 = chlo.square %291 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %294 = stablehlo.multiply %293, %291 : tensor<12x16x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.reduce(%292 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %298 = stablehlo.divide %296, %297 : tensor<12x16x1xf32>
    %299 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %300 = stablehlo.subtract %285, %299 : tensor<12x16x32xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %302 = stablehlo.add %298, %301 : tensor<12x16x1xf32>
    %303 = stablehlo.rsqrt %302 : tensor<12x16x1xf32>
    %304 = stablehlo.divide %303, %302 : tensor<12x16x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %306 = stablehlo.multiply %305, %304 : tensor<12x16x1xf32>
    %307 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %308 = stablehlo.multiply %300, %307 : tensor<12x16x32xf32>
    %309 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %311 = stablehlo.multiply %308, %310 : tensor<12x16x32xf32>
    %312 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %314 = stablehlo.add %311, %313 : tensor<12x16x32xf32>
    %315 = stablehlo.dot_general %314, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<64x32xf32>) -> tensor<12x16x64xf32>
    %316:3 = call @log_softmax(%315) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %317 = call @_one_hot(%arg86) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %318 = stablehlo.multiply %316#0, %317 : tensor<12x16x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.reduce(%318 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %321 = stablehlo.divide %320, %cst_75 : tensor<f32>
    %322 = stablehlo.negate %321 : tensor<f32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %323 = stablehlo.negate %cst_76 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %324 = stablehlo.divide %323, %cst_77 : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %327 = stablehlo.multiply %326, %317 : tensor<12x16x64xf32>
    %328 = call @log_softmax_0(%316#1, %316#2, %327) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %329 = stablehlo.dot_general %328, %314, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %330 = stablehlo.dot_general %328, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<64x32xf32>) -> tensor<12x16x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %332 = stablehlo.reshape %331 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %334 = stablehlo.multiply %308, %330 : tensor<12x16x32xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%334 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %336 = stablehlo.reshape %335 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %337 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %338 = stablehlo.multiply %330, %337 : tensor<12x16x32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%336 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %340 = stablehlo.multiply %300, %338 : tensor<12x16x32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %342 = stablehlo.reshape %341 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %343 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %344 = stablehlo.multiply %338, %343 : tensor<12x16x32xf32>
    %345 = stablehlo.multiply %342, %306 : tensor<12x16x1xf32>
    %346 = stablehlo.negate %344 : tensor<12x16x32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%346 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %348 = stablehlo.reshape %347 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_84 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %350 = stablehlo.divide %345, %349 : tensor<12x16x1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %353 = stablehlo.multiply %352, %294 : tensor<12x16x32xf32>
    %354 = stablehlo.negate %353 : tensor<12x16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %356 = stablehlo.reshape %355 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %357 = stablehlo.add %344, %353 : tensor<12x16x32xf32>
    %358 = stablehlo.add %348, %356 : tensor<12x16x1xf32>
    %cst_87 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %360 = stablehlo.divide %358, %359 : tensor<12x16x1xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%360 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %363 = stablehlo.add %357, %362 : tensor<12x16x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %365 = stablehlo.reshape %364 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %367 = stablehlo.dot_general %363, %280, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %368 = stablehlo.transpose %367, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %369 = stablehlo.dot_general %363, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %370 = stablehlo.multiply %262, %369 : tensor<12x16x128xf32>
    %371 = stablehlo.multiply %369, %279 : tensor<12x16x128xf32>
    %cst_91 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %373 = stablehlo.multiply %372, %370 : tensor<12x16x128xf32>
    %374 = stablehlo.multiply %373, %275 : tensor<12x16x128xf32>
    %375 = stablehlo.multiply %374, %273 : tensor<12x16x128xf32>
    %376 = stablehlo.add %374, %375 : tensor<12x16x128xf32>
    %cst_92 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %378 = stablehlo.multiply %377, %376 : tensor<12x16x128xf32>
    %379 = stablehlo.add %371, %378 : tensor<12x16x128xf32>
    %cst_93 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %381 = stablehlo.multiply %380, %378 : tensor<12x16x128xf32>
    %382 = stablehlo.multiply %381, %267 : tensor<12x16x128xf32>
    %383 = stablehlo.add %379, %382 : tensor<12x16x128xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.reduce(%383 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %385 = stablehlo.reshape %384 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %387 = stablehlo.dot_general %383, %258, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %388 = stablehlo.transpose %387, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %389 = stablehlo.dot_general %383, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%389 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %391 = stablehlo.reshape %390 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %393 = stablehlo.multiply %252, %389 : tensor<12x16x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.reduce(%393 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %395 = stablehlo.reshape %394 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %396 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %397 = stablehlo.multiply %389, %396 : tensor<12x16x32xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%395 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %399 = stablehlo.multiply %244, %397 : tensor<12x16x32xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %401 = stablehlo.reshape %400 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %402 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %403 = stablehlo.multiply %397, %402 : tensor<12x16x32xf32>
    %404 = stablehlo.multiply %401, %250 : tensor<12x16x1xf32>
    %405 = stablehlo.negate %403 : tensor<12x16x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %407 = stablehlo.reshape %406 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %408 = stablehlo.add %363, %403 : tensor<12x16x32xf32>
    %cst_102 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %410 = stablehlo.divide %404, %409 : tensor<12x16x1xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %413 = stablehlo.multiply %412, %238 : tensor<12x16x32xf32>
    %414 = stablehlo.negate %413 : tensor<12x16x32xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %416 = stablehlo.reshape %415 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %417 = stablehlo.add %408, %413 : tensor<12x16x32xf32>
    %418 = stablehlo.add %407, %416 : tensor<12x16x1xf32>
    %cst_105 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %420 = stablehlo.divide %418, %419 : tensor<12x16x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %423 = stablehlo.add %417, %422 : tensor<12x16x32xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %425 = stablehlo.reshape %424 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%425 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %427 = stablehlo.dot_general %423, %224, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %428 = stablehlo.transpose %427, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %429 = stablehlo.dot_general %423, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %430 = stablehlo.reshape %429 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %431 = stablehlo.transpose %430, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %432 = stablehlo.dot_general %431, %186, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %433 = stablehlo.dot_general %431, %218, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %434 = stablehlo.transpose %433, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %435 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %436 = stablehlo.multiply %432, %435 : tensor<12x2x16x16xf32>
    %437 = stablehlo.multiply %436, %214 : tensor<12x2x16x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %439 = stablehlo.reshape %438 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %440 = stablehlo.negate %439 : tensor<12x2x16x1xf32>
    %441 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %442 = stablehlo.divide %432, %441 : tensor<12x2x16x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%440 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %445 = stablehlo.add %442, %444 : tensor<12x2x16x16xf32>
    %446 = stablehlo.multiply %445, %214 : tensor<12x2x16x16xf32>
    %447 = call @_where_1(%192#1, %192#2, %446) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_111 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %449 = stablehlo.divide %447, %448 : tensor<12x2x16x16xf32>
    %450 = stablehlo.dot_general %449, %184, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %451 = stablehlo.transpose %450, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %452 = stablehlo.dot_general %449, %185, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %453 = stablehlo.transpose %452, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %454 = stablehlo.reshape %434 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %455 = stablehlo.reshape %451 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %456 = stablehlo.reshape %453 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %457 = stablehlo.concatenate %456, %455, %454, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %459 = stablehlo.reshape %458 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%459 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %461 = stablehlo.dot_general %457, %176, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %462 = stablehlo.transpose %461, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %463 = stablehlo.dot_general %457, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %465 = stablehlo.reshape %464 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %467 = stablehlo.multiply %170, %463 : tensor<12x16x32xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %469 = stablehlo.reshape %468 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %470 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %471 = stablehlo.multiply %463, %470 : tensor<12x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.reduce(%469 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %473 = stablehlo.multiply %162, %471 : tensor<12x16x32xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%473 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %475 = stablehlo.reshape %474 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %476 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %477 = stablehlo.multiply %471, %476 : tensor<12x16x32xf32>
    %478 = stablehlo.multiply %475, %168 : tensor<12x16x1xf32>
    %479 = stablehlo.negate %477 : tensor<12x16x32xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %481 = stablehlo.reshape %480 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %482 = stablehlo.add %423, %477 : tensor<12x16x32xf32>
    %cst_120 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %484 = stablehlo.divide %478, %483 : tensor<12x16x1xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.reduce(%484 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %487 = stablehlo.multiply %486, %156 : tensor<12x16x32xf32>
    %488 = stablehlo.negate %487 : tensor<12x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %490 = stablehlo.reshape %489 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %491 = stablehlo.add %482, %487 : tensor<12x16x32xf32>
    %492 = stablehlo.add %481, %490 : tensor<12x16x1xf32>
    %cst_123 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %494 = stablehlo.divide %492, %493 : tensor<12x16x1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %497 = stablehlo.add %491, %496 : tensor<12x16x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %499 = stablehlo.reshape %498 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %501 = stablehlo.dot_general %497, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %502 = stablehlo.transpose %501, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %503 = stablehlo.dot_general %497, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %504 = stablehlo.multiply %124, %503 : tensor<12x16x128xf32>
    %505 = stablehlo.multiply %503, %141 : tensor<12x16x128xf32>
    %cst_127 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %507 = stablehlo.multiply %506, %504 : tensor<12x16x128xf32>
    %508 = stablehlo.multiply %507, %137 : tensor<12x16x128xf32>
    %509 = stablehlo.multiply %508, %135 : tensor<12x16x128xf32>
    %510 = stablehlo.add %508, %509 : tensor<12x16x128xf32>
    %cst_128 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %512 = stablehlo.multiply %511, %510 : tensor<12x16x128xf32>
    %513 = stablehlo.add %505, %512 : tensor<12x16x128xf32>
    %cst_129 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %515 = stablehlo.multiply %514, %512 : tensor<12x16x128xf32>
    %516 = stablehlo.multiply %515, %129 : tensor<12x16x128xf32>
    %517 = stablehlo.add %513, %516 : tensor<12x16x128xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%517 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %519 = stablehlo.reshape %518 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %521 = stablehlo.dot_general %517, %120, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %522 = stablehlo.transpose %521, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %523 = stablehlo.dot_general %517, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %525 = stablehlo.reshape %524 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %527 = stablehlo.multiply %114, %523 : tensor<12x16x32xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %529 = stablehlo.reshape %528 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %530 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %531 = stablehlo.multiply %523, %530 : tensor<12x16x32xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%529 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %533 = stablehlo.multiply %106, %531 : tensor<12x16x32xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %535 = stablehlo.reshape %534 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %536 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %537 = stablehlo.multiply %531, %536 : tensor<12x16x32xf32>
    %538 = stablehlo.multiply %535, %112 : tensor<12x16x1xf32>
    %539 = stablehlo.negate %537 : tensor<12x16x32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %541 = stablehlo.reshape %540 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %542 = stablehlo.add %497, %537 : tensor<12x16x32xf32>
    %cst_138 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %544 = stablehlo.divide %538, %543 : tensor<12x16x1xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%544 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %547 = stablehlo.multiply %546, %100 : tensor<12x16x32xf32>
    %548 = stablehlo.negate %547 : tensor<12x16x32xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %550 = stablehlo.reshape %549 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %551 = stablehlo.add %542, %547 : tensor<12x16x32xf32>
    %552 = stablehlo.add %541, %550 : tensor<12x16x1xf32>
    %cst_141 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %554 = stablehlo.divide %552, %553 : tensor<12x16x1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%554 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %557 = stablehlo.add %551, %556 : tensor<12x16x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %558 = stablehlo.reduce(%557 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %559 = stablehlo.reshape %558 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.reduce(%559 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %561 = stablehlo.dot_general %557, %86, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %562 = stablehlo.transpose %561, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %563 = stablehlo.dot_general %557, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %564 = stablehlo.reshape %563 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %565 = stablehlo.transpose %564, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %566 = stablehlo.dot_general %565, %48, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %567 = stablehlo.dot_general %565, %80, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %568 = stablehlo.transpose %567, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %569 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %570 = stablehlo.multiply %566, %569 : tensor<12x2x16x16xf32>
    %571 = stablehlo.multiply %570, %76 : tensor<12x2x16x16xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %573 = stablehlo.reshape %572 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %574 = stablehlo.negate %573 : tensor<12x2x16x1xf32>
    %575 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %576 = stablehlo.divide %566, %575 : tensor<12x2x16x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%574 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %579 = stablehlo.add %576, %578 : tensor<12x2x16x16xf32>
    %580 = stablehlo.multiply %579, %76 : tensor<12x2x16x16xf32>
    %581 = call @_where_1(%54#1, %54#2, %580) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_147 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %583 = stablehlo.divide %581, %582 : tensor<12x2x16x16xf32>
    %584 = stablehlo.dot_general %583, %46, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %585 = stablehlo.transpose %584, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %586 = stablehlo.dot_general %583, %47, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %587 = stablehlo.transpose %586, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %588 = stablehlo.reshape %568 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %589 = stablehlo.reshape %585 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %590 = stablehlo.reshape %587 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %591 = stablehlo.concatenate %590, %589, %588, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %593 = stablehlo.reshape %592 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%593 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %595 = stablehlo.dot_general %591, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %596 = stablehlo.transpose %595, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %597 = stablehlo.dot_general %591, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.reduce(%597 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %599 = stablehlo.reshape %598 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %601 = stablehlo.multiply %32, %597 : tensor<12x16x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%601 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %603 = stablehlo.reshape %602 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %604 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %605 = stablehlo.multiply %597, %604 : tensor<12x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%603 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %607 = stablehlo.multiply %24, %605 : tensor<12x16x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%607 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %609 = stablehlo.reshape %608 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %610 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %611 = stablehlo.multiply %605, %610 : tensor<12x16x32xf32>
    %612 = stablehlo.multiply %609, %30 : tensor<12x16x1xf32>
    %613 = stablehlo.negate %611 : tensor<12x16x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %615 = stablehlo.reshape %614 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %616 = stablehlo.add %557, %611 : tensor<12x16x32xf32>
    %cst_156 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %618 = stablehlo.divide %612, %617 : tensor<12x16x1xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %621 = stablehlo.multiply %620, %18 : tensor<12x16x32xf32>
    %622 = stablehlo.negate %621 : tensor<12x16x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %624 = stablehlo.reshape %623 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %625 = stablehlo.add %616, %621 : tensor<12x16x32xf32>
    %626 = stablehlo.add %615, %624 : tensor<12x16x1xf32>
    %cst_159 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %628 = stablehlo.divide %626, %627 : tensor<12x16x1xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%628 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %631 = stablehlo.add %625, %630 : tensor<12x16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_161) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %633 = stablehlo.reshape %632 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.reduce(%633 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %636 = "stablehlo.scatter"(%635, %5, %631) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %1661 = stablehlo.add %arg87, %arg88 : tensor<f32>
      stablehlo.return %1661 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %637 = stablehlo.add %329, %636 : tensor<64x32xf32>
    %638 = chlo.square %560 : tensor<32xf32> -> tensor<32xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %640 = chlo.square %639 : tensor<32xf32> -> tensor<32xf32>
    %641 = stablehlo.add %638, %640 : tensor<32xf32>
    %642 = chlo.square %562 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %644 = chlo.square %643 : tensor<32x32xf32> -> tensor<32x32xf32>
    %645 = stablehlo.add %642, %644 : tensor<32x32xf32>
    %646 = chlo.square %594 : tensor<96xf32> -> tensor<96xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %648 = chlo.square %647 : tensor<96xf32> -> tensor<96xf32>
    %649 = stablehlo.add %646, %648 : tensor<96xf32>
    %650 = chlo.square %596 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %652 = chlo.square %651 : tensor<32x96xf32> -> tensor<32x96xf32>
    %653 = stablehlo.add %650, %652 : tensor<32x96xf32>
    %654 = chlo.square %600 : tensor<32xf32> -> tensor<32xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %656 = chlo.square %655 : tensor<32xf32> -> tensor<32xf32>
    %657 = stablehlo.add %654, %656 : tensor<32xf32>
    %658 = chlo.square %606 : tensor<32xf32> -> tensor<32xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %660 = chlo.square %659 : tensor<32xf32> -> tensor<32xf32>
    %661 = stablehlo.add %658, %660 : tensor<32xf32>
    %662 = chlo.square %526 : tensor<32xf32> -> tensor<32xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %664 = chlo.square %663 : tensor<32xf32> -> tensor<32xf32>
    %665 = stablehlo.add %662, %664 : tensor<32xf32>
    %666 = chlo.square %532 : tensor<32xf32> -> tensor<32xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %668 = chlo.square %667 : tensor<32xf32> -> tensor<32xf32>
    %669 = stablehlo.add %666, %668 : tensor<32xf32>
    %670 = chlo.square %500 : tensor<32xf32> -> tensor<32xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %672 = chlo.square %671 : tensor<32xf32> -> tensor<32xf32>
    %673 = stablehlo.add %670, %672 : tensor<32xf32>
    %674 = chlo.square %502 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %676 = chlo.square %675 : tensor<128x32xf32> -> tensor<128x32xf32>
    %677 = stablehlo.add %674, %676 : tensor<128x32xf32>
    %678 = chlo.square %520 : tensor<128xf32> -> tensor<128xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %680 = chlo.square %679 : tensor<128xf32> -> tensor<128xf32>
    %681 = stablehlo.add %678, %680 : tensor<128xf32>
    %682 = chlo.square %522 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %684 = chlo.square %683 : tensor<32x128xf32> -> tensor<32x128xf32>
    %685 = stablehlo.add %682, %684 : tensor<32x128xf32>
    %686 = chlo.square %426 : tensor<32xf32> -> tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %688 = chlo.square %687 : tensor<32xf32> -> tensor<32xf32>
    %689 = stablehlo.add %686, %688 : tensor<32xf32>
    %690 = chlo.square %428 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %692 = chlo.square %691 : tensor<32x32xf32> -> tensor<32x32xf32>
    %693 = stablehlo.add %690, %692 : tensor<32x32xf32>
    %694 = chlo.square %460 : tensor<96xf32> -> tensor<96xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %696 = chlo.square %695 : tensor<96xf32> -> tensor<96xf32>
    %697 = stablehlo.add %694, %696 : tensor<96xf32>
    %698 = chlo.square %462 : tensor<32x96xf32> -> tensor<32x96xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %700 = chlo.square %699 : tensor<32x96xf32> -> tensor<32x96xf32>
    %701 = stablehlo.add %698, %700 : tensor<32x96xf32>
    %702 = chlo.square %466 : tensor<32xf32> -> tensor<32xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %704 = chlo.square %703 : tensor<32xf32> -> tensor<32xf32>
    %705 = stablehlo.add %702, %704 : tensor<32xf32>
    %706 = chlo.square %472 : tensor<32xf32> -> tensor<32xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %708 = chlo.square %707 : tensor<32xf32> -> tensor<32xf32>
    %709 = stablehlo.add %706, %708 : tensor<32xf32>
    %710 = chlo.square %392 : tensor<32xf32> -> tensor<32xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %712 = chlo.square %711 : tensor<32xf32> -> tensor<32xf32>
    %713 = stablehlo.add %710, %712 : tensor<32xf32>
    %714 = chlo.square %398 : tensor<32xf32> -> tensor<32xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %716 = chlo.square %715 : tensor<32xf32> -> tensor<32xf32>
    %717 = stablehlo.add %714, %716 : tensor<32xf32>
    %718 = chlo.square %366 : tensor<32xf32> -> tensor<32xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %720 = chlo.square %719 : tensor<32xf32> -> tensor<32xf32>
    %721 = stablehlo.add %718, %720 : tensor<32xf32>
    %722 = chlo.square %368 : tensor<128x32xf32> -> tensor<128x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %724 = chlo.square %723 : tensor<128x32xf32> -> tensor<128x32xf32>
    %725 = stablehlo.add %722, %724 : tensor<128x32xf32>
    %726 = chlo.square %386 : tensor<128xf32> -> tensor<128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %728 = chlo.square %727 : tensor<128xf32> -> tensor<128xf32>
    %729 = stablehlo.add %726, %728 : tensor<128xf32>
    %730 = chlo.square %388 : tensor<32x128xf32> -> tensor<32x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %732 = chlo.square %731 : tensor<32x128xf32> -> tensor<32x128xf32>
    %733 = stablehlo.add %730, %732 : tensor<32x128xf32>
    %734 = chlo.square %333 : tensor<32xf32> -> tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %736 = chlo.square %735 : tensor<32xf32> -> tensor<32xf32>
    %737 = stablehlo.add %734, %736 : tensor<32xf32>
    %738 = chlo.square %339 : tensor<32xf32> -> tensor<32xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %740 = chlo.square %739 : tensor<32xf32> -> tensor<32xf32>
    %741 = stablehlo.add %738, %740 : tensor<32xf32>
    %742 = chlo.square %634 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %744 = chlo.square %743 : tensor<16x32xf32> -> tensor<16x32xf32>
    %745 = stablehlo.add %742, %744 : tensor<16x32xf32>
    %746 = chlo.square %637 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %748 = chlo.square %747 : tensor<64x32xf32> -> tensor<64x32xf32>
    %749 = stablehlo.add %746, %748 : tensor<64x32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.reduce(%641 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%645 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%649 init: %cst_194) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%653 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%657 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%661 init: %cst_197) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%665 init: %cst_198) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%669 init: %cst_199) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%673 init: %cst_200) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %759 = stablehlo.reduce(%677 init: %cst_201) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%681 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.reduce(%685 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%689 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%693 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %764 = stablehlo.reduce(%697 init: %cst_206) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.reduce(%701 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%705 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.reduce(%709 init: %cst_209) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.reduce(%713 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.reduce(%717 init: %cst_211) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.reduce(%721 init: %cst_212) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.reduce(%725 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.reduce(%729 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.reduce(%733 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.reduce(%737 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%741 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.reduce(%745 init: %cst_218) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%749 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.add %cst_220, %750 : tensor<f32>
    %779 = stablehlo.add %778, %751 : tensor<f32>
    %780 = stablehlo.add %779, %752 : tensor<f32>
    %781 = stablehlo.add %780, %753 : tensor<f32>
    %782 = stablehlo.add %781, %754 : tensor<f32>
    %783 = stablehlo.add %782, %755 : tensor<f32>
    %784 = stablehlo.add %783, %756 : tensor<f32>
    %785 = stablehlo.add %784, %757 : tensor<f32>
    %786 = stablehlo.add %785, %758 : tensor<f32>
    %787 = stablehlo.add %786, %759 : tensor<f32>
    %788 = stablehlo.add %787, %760 : tensor<f32>
    %789 = stablehlo.add %788, %761 : tensor<f32>
    %790 = stablehlo.add %789, %762 : tensor<f32>
    %791 = stablehlo.add %790, %763 : tensor<f32>
    %792 = stablehlo.add %791, %764 : tensor<f32>
    %793 = stablehlo.add %792, %765 : tensor<f32>
    %794 = stablehlo.add %793, %766 : tensor<f32>
    %795 = stablehlo.add %794, %767 : tensor<f32>
    %796 = stablehlo.add %795, %768 : tensor<f32>
    %797 = stablehlo.add %796, %769 : tensor<f32>
    %798 = stablehlo.add %797, %770 : tensor<f32>
    %799 = stablehlo.add %798, %771 : tensor<f32>
    %800 = stablehlo.add %799, %772 : tensor<f32>
    %801 = stablehlo.add %800, %773 : tensor<f32>
    %802 = stablehlo.add %801, %774 : tensor<f32>
    %803 = stablehlo.add %802, %775 : tensor<f32>
    %804 = stablehlo.add %803, %776 : tensor<f32>
    %805 = stablehlo.add %804, %777 : tensor<f32>
    %806 = stablehlo.sqrt %805 : tensor<f32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %807 = stablehlo.compare LT, %806, %cst_221, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %808 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %809 = stablehlo.divide %560, %808 : tensor<32xf32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %811 = stablehlo.multiply %809, %810 : tensor<32xf32>
    %812 = stablehlo.select %807, %560, %811 : tensor<i1>, tensor<32xf32>
    %813 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %814 = stablehlo.divide %562, %813 : tensor<32x32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %816 = stablehlo.multiply %814, %815 : tensor<32x32xf32>
    %817 = stablehlo.select %807, %562, %816 : tensor<i1>, tensor<32x32xf32>
    %818 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %819 = stablehlo.divide %594, %818 : tensor<96xf32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %821 = stablehlo.multiply %819, %820 : tensor<96xf32>
    %822 = stablehlo.select %807, %594, %821 : tensor<i1>, tensor<96xf32>
    %823 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %824 = stablehlo.divide %596, %823 : tensor<32x96xf32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %826 = stablehlo.multiply %824, %825 : tensor<32x96xf32>
    %827 = stablehlo.select %807, %596, %826 : tensor<i1>, tensor<32x96xf32>
    %828 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %829 = stablehlo.divide %600, %828 : tensor<32xf32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %831 = stablehlo.multiply %829, %830 : tensor<32xf32>
    %832 = stablehlo.select %807, %600, %831 : tensor<i1>, tensor<32xf32>
    %833 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %834 = stablehlo.divide %606, %833 : tensor<32xf32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %836 = stablehlo.multiply %834, %835 : tensor<32xf32>
    %837 = stablehlo.select %807, %606, %836 : tensor<i1>, tensor<32xf32>
    %838 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %839 = stablehlo.divide %526, %838 : tensor<32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %841 = stablehlo.multiply %839, %840 : tensor<32xf32>
    %842 = stablehlo.select %807, %526, %841 : tensor<i1>, tensor<32xf32>
    %843 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %844 = stablehlo.divide %532, %843 : tensor<32xf32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %846 = stablehlo.multiply %844, %845 : tensor<32xf32>
    %847 = stablehlo.select %807, %532, %846 : tensor<i1>, tensor<32xf32>
    %848 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %849 = stablehlo.divide %500, %848 : tensor<32xf32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %851 = stablehlo.multiply %849, %850 : tensor<32xf32>
    %852 = stablehlo.select %807, %500, %851 : tensor<i1>, tensor<32xf32>
    %853 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %854 = stablehlo.divide %502, %853 : tensor<128x32xf32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %856 = stablehlo.multiply %854, %855 : tensor<128x32xf32>
    %857 = stablehlo.select %807, %502, %856 : tensor<i1>, tensor<128x32xf32>
    %858 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %859 = stablehlo.divide %520, %858 : tensor<128xf32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %861 = stablehlo.multiply %859, %860 : tensor<128xf32>
    %862 = stablehlo.select %807, %520, %861 : tensor<i1>, tensor<128xf32>
    %863 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %864 = stablehlo.divide %522, %863 : tensor<32x128xf32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %866 = stablehlo.multiply %864, %865 : tensor<32x128xf32>
    %867 = stablehlo.select %807, %522, %866 : tensor<i1>, tensor<32x128xf32>
    %868 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %869 = stablehlo.divide %426, %868 : tensor<32xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %871 = stablehlo.multiply %869, %870 : tensor<32xf32>
    %872 = stablehlo.select %807, %426, %871 : tensor<i1>, tensor<32xf32>
    %873 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %874 = stablehlo.divide %428, %873 : tensor<32x32xf32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %876 = stablehlo.multiply %874, %875 : tensor<32x32xf32>
    %877 = stablehlo.select %807, %428, %876 : tensor<i1>, tensor<32x32xf32>
    %878 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %879 = stablehlo.divide %460, %878 : tensor<96xf32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %881 = stablehlo.multiply %879, %880 : tensor<96xf32>
    %882 = stablehlo.select %807, %460, %881 : tensor<i1>, tensor<96xf32>
    %883 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %884 = stablehlo.divide %462, %883 : tensor<32x96xf32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %886 = stablehlo.multiply %884, %885 : tensor<32x96xf32>
    %887 = stablehlo.select %807, %462, %886 : tensor<i1>, tensor<32x96xf32>
    %888 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %889 = stablehlo.divide %466, %888 : tensor<32xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %891 = stablehlo.multiply %889, %890 : tensor<32xf32>
    %892 = stablehlo.select %807, %466, %891 : tensor<i1>, tensor<32xf32>
    %893 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %894 = stablehlo.divide %472, %893 : tensor<32xf32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %896 = stablehlo.multiply %894, %895 : tensor<32xf32>
    %897 = stablehlo.select %807, %472, %896 : tensor<i1>, tensor<32xf32>
    %898 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %899 = stablehlo.divide %392, %898 : tensor<32xf32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %901 = stablehlo.multiply %899, %900 : tensor<32xf32>
    %902 = stablehlo.select %807, %392, %901 : tensor<i1>, tensor<32xf32>
    %903 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %904 = stablehlo.divide %398, %903 : tensor<32xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %906 = stablehlo.multiply %904, %905 : tensor<32xf32>
    %907 = stablehlo.select %807, %398, %906 : tensor<i1>, tensor<32xf32>
    %908 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %909 = stablehlo.divide %366, %908 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %911 = stablehlo.multiply %909, %910 : tensor<32xf32>
    %912 = stablehlo.select %807, %366, %911 : tensor<i1>, tensor<32xf32>
    %913 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %914 = stablehlo.divide %368, %913 : tensor<128x32xf32>
    %cst_243 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %916 = stablehlo.multiply %914, %915 : tensor<128x32xf32>
    %917 = stablehlo.select %807, %368, %916 : tensor<i1>, tensor<128x32xf32>
    %918 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %919 = stablehlo.divide %386, %918 : tensor<128xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %921 = stablehlo.multiply %919, %920 : tensor<128xf32>
    %922 = stablehlo.select %807, %386, %921 : tensor<i1>, tensor<128xf32>
    %923 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %924 = stablehlo.divide %388, %923 : tensor<32x128xf32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %926 = stablehlo.multiply %924, %925 : tensor<32x128xf32>
    %927 = stablehlo.select %807, %388, %926 : tensor<i1>, tensor<32x128xf32>
    %928 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %929 = stablehlo.divide %333, %928 : tensor<32xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %931 = stablehlo.multiply %929, %930 : tensor<32xf32>
    %932 = stablehlo.select %807, %333, %931 : tensor<i1>, tensor<32xf32>
    %933 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %934 = stablehlo.divide %339, %933 : tensor<32xf32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %936 = stablehlo.multiply %934, %935 : tensor<32xf32>
    %937 = stablehlo.select %807, %339, %936 : tensor<i1>, tensor<32xf32>
    %938 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %939 = stablehlo.divide %634, %938 : tensor<16x32xf32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %941 = stablehlo.multiply %939, %940 : tensor<16x32xf32>
    %942 = stablehlo.select %807, %634, %941 : tensor<i1>, tensor<16x32xf32>
    %943 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %944 = stablehlo.divide %637, %943 : tensor<64x32xf32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %946 = stablehlo.multiply %944, %945 : tensor<64x32xf32>
    %947 = stablehlo.select %807, %637, %946 : tensor<i1>, tensor<64x32xf32>
    %cst_250 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %949 = stablehlo.multiply %948, %812 : tensor<32xf32>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %951 = stablehlo.multiply %950, %arg29 : tensor<32xf32>
    %952 = stablehlo.add %949, %951 : tensor<32xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %954 = stablehlo.multiply %953, %817 : tensor<32x32xf32>
    %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %956 = stablehlo.multiply %955, %arg30 : tensor<32x32xf32>
    %957 = stablehlo.add %954, %956 : tensor<32x32xf32>
    %cst_254 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %959 = stablehlo.multiply %958, %822 : tensor<96xf32>
    %cst_255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %961 = stablehlo.multiply %960, %arg31 : tensor<96xf32>
    %962 = stablehlo.add %959, %961 : tensor<96xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %964 = stablehlo.multiply %963, %827 : tensor<32x96xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %966 = stablehlo.multiply %965, %arg32 : tensor<32x96xf32>
    %967 = stablehlo.add %964, %966 : tensor<32x96xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %969 = stablehlo.multiply %968, %832 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %971 = stablehlo.multiply %970, %arg33 : tensor<32xf32>
    %972 = stablehlo.add %969, %971 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %974 = stablehlo.multiply %973, %837 : tensor<32xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %976 = stablehlo.multiply %975, %arg34 : tensor<32xf32>
    %977 = stablehlo.add %974, %976 : tensor<32xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %979 = stablehlo.multiply %978, %842 : tensor<32xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %981 = stablehlo.multiply %980, %arg35 : tensor<32xf32>
    %982 = stablehlo.add %979, %981 : tensor<32xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %984 = stablehlo.multiply %983, %847 : tensor<32xf32>
    %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %986 = stablehlo.multiply %985, %arg36 : tensor<32xf32>
    %987 = stablehlo.add %984, %986 : tensor<32xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %989 = stablehlo.multiply %988, %852 : tensor<32xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %991 = stablehlo.multiply %990, %arg37 : tensor<32xf32>
    %992 = stablehlo.add %989, %991 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %994 = stablehlo.multiply %993, %857 : tensor<128x32xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %996 = stablehlo.multiply %995, %arg38 : tensor<128x32xf32>
    %997 = stablehlo.add %994, %996 : tensor<128x32xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %999 = stablehlo.multiply %998, %862 : tensor<128xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1001 = stablehlo.multiply %1000, %arg39 : tensor<128xf32>
    %1002 = stablehlo.add %999, %1001 : tensor<128xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1004 = stablehlo.multiply %1003, %867 : tensor<32x128xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1006 = stablehlo.multiply %1005, %arg40 : tensor<32x128xf32>
    %1007 = stablehlo.add %1004, %1006 : tensor<32x128xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1009 = stablehlo.multiply %1008, %872 : tensor<32xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1011 = stablehlo.multiply %1010, %arg41 : tensor<32xf32>
    %1012 = stablehlo.add %1009, %1011 : tensor<32xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1013 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1014 = stablehlo.multiply %1013, %877 : tensor<32x32xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1016 = stablehlo.multiply %1015, %arg42 : tensor<32x32xf32>
    %1017 = stablehlo.add %1014, %1016 : tensor<32x32xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1019 = stablehlo.multiply %1018, %882 : tensor<96xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1021 = stablehlo.multiply %1020, %arg43 : tensor<96xf32>
    %1022 = stablehlo.add %1019, %1021 : tensor<96xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1024 = stablehlo.multiply %1023, %887 : tensor<32x96xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1026 = stablehlo.multiply %1025, %arg44 : tensor<32x96xf32>
    %1027 = stablehlo.add %1024, %1026 : tensor<32x96xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1029 = stablehlo.multiply %1028, %892 : tensor<32xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1031 = stablehlo.multiply %1030, %arg45 : tensor<32xf32>
    %1032 = stablehlo.add %1029, %1031 : tensor<32xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1034 = stablehlo.multiply %1033, %897 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1036 = stablehlo.multiply %1035, %arg46 : tensor<32xf32>
    %1037 = stablehlo.add %1034, %1036 : tensor<32xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1039 = stablehlo.multiply %1038, %902 : tensor<32xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1041 = stablehlo.multiply %1040, %arg47 : tensor<32xf32>
    %1042 = stablehlo.add %1039, %1041 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1044 = stablehlo.multiply %1043, %907 : tensor<32xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1046 = stablehlo.multiply %1045, %arg48 : tensor<32xf32>
    %1047 = stablehlo.add %1044, %1046 : tensor<32xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1049 = stablehlo.multiply %1048, %912 : tensor<32xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1051 = stablehlo.multiply %1050, %arg49 : tensor<32xf32>
    %1052 = stablehlo.add %1049, %1051 : tensor<32xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1054 = stablehlo.multiply %1053, %917 : tensor<128x32xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1056 = stablehlo.multiply %1055, %arg50 : tensor<128x32xf32>
    %1057 = stablehlo.add %1054, %1056 : tensor<128x32xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1059 = stablehlo.multiply %1058, %922 : tensor<128xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1061 = stablehlo.multiply %1060, %arg51 : tensor<128xf32>
    %1062 = stablehlo.add %1059, %1061 : tensor<128xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1064 = stablehlo.multiply %1063, %927 : tensor<32x128xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1066 = stablehlo.multiply %1065, %arg52 : tensor<32x128xf32>
    %1067 = stablehlo.add %1064, %1066 : tensor<32x128xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1069 = stablehlo.multiply %1068, %932 : tensor<32xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1071 = stablehlo.multiply %1070, %arg53 : tensor<32xf32>
    %1072 = stablehlo.add %1069, %1071 : tensor<32xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1074 = stablehlo.multiply %1073, %937 : tensor<32xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1076 = stablehlo.multiply %1075, %arg54 : tensor<32xf32>
    %1077 = stablehlo.add %1074, %1076 : tensor<32xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1079 = stablehlo.multiply %1078, %942 : tensor<16x32xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1081 = stablehlo.multiply %1080, %arg55 : tensor<16x32xf32>
    %1082 = stablehlo.add %1079, %1081 : tensor<16x32xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1084 = stablehlo.multiply %1083, %947 : tensor<64x32xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1086 = stablehlo.multiply %1085, %arg56 : tensor<64x32xf32>
    %1087 = stablehlo.add %1084, %1086 : tensor<64x32xf32>
    %1088 = stablehlo.multiply %812, %812 : tensor<32xf32>
    %cst_306 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1090 = stablehlo.multiply %1089, %1088 : tensor<32xf32>
    %cst_307 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1092 = stablehlo.multiply %1091, %arg57 : tensor<32xf32>
    %1093 = stablehlo.add %1090, %1092 : tensor<32xf32>
    %1094 = stablehlo.multiply %817, %817 : tensor<32x32xf32>
    %cst_308 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1096 = stablehlo.multiply %1095, %1094 : tensor<32x32xf32>
    %cst_309 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1098 = stablehlo.multiply %1097, %arg58 : tensor<32x32xf32>
    %1099 = stablehlo.add %1096, %1098 : tensor<32x32xf32>
    %1100 = stablehlo.multiply %822, %822 : tensor<96xf32>
    %cst_310 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1102 = stablehlo.multiply %1101, %1100 : tensor<96xf32>
    %cst_311 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1104 = stablehlo.multiply %1103, %arg59 : tensor<96xf32>
    %1105 = stablehlo.add %1102, %1104 : tensor<96xf32>
    %1106 = stablehlo.multiply %827, %827 : tensor<32x96xf32>
    %cst_312 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1108 = stablehlo.multiply %1107, %1106 : tensor<32x96xf32>
    %cst_313 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1110 = stablehlo.multiply %1109, %arg60 : tensor<32x96xf32>
    %1111 = stablehlo.add %1108, %1110 : tensor<32x96xf32>
    %1112 = stablehlo.multiply %832, %832 : tensor<32xf32>
    %cst_314 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1114 = stablehlo.multiply %1113, %1112 : tensor<32xf32>
    %cst_315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1116 = stablehlo.multiply %1115, %arg61 : tensor<32xf32>
    %1117 = stablehlo.add %1114, %1116 : tensor<32xf32>
    %1118 = stablehlo.multiply %837, %837 : tensor<32xf32>
    %cst_316 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1120 = stablehlo.multiply %1119, %1118 : tensor<32xf32>
    %cst_317 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1122 = stablehlo.multiply %1121, %arg62 : tensor<32xf32>
    %1123 = stablehlo.add %1120, %1122 : tensor<32xf32>
    %1124 = stablehlo.multiply %842, %842 : tensor<32xf32>
    %cst_318 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1126 = stablehlo.multiply %1125, %1124 : tensor<32xf32>
    %cst_319 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1128 = stablehlo.multiply %1127, %arg63 : tensor<32xf32>
    %1129 = stablehlo.add %1126, %1128 : tensor<32xf32>
    %1130 = stablehlo.multiply %847, %847 : tensor<32xf32>
    %cst_320 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1132 = stablehlo.multiply %1131, %1130 : tensor<32xf32>
    %cst_321 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1134 = stablehlo.multiply %1133, %arg64 : tensor<32xf32>
    %1135 = stablehlo.add %1132, %1134 : tensor<32xf32>
    %1136 = stablehlo.multiply %852, %852 : tensor<32xf32>
    %cst_322 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1138 = stablehlo.multiply %1137, %1136 : tensor<32xf32>
    %cst_323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1140 = stablehlo.multiply %1139, %arg65 : tensor<32xf32>
    %1141 = stablehlo.add %1138, %1140 : tensor<32xf32>
    %1142 = stablehlo.multiply %857, %857 : tensor<128x32xf32>
    %cst_324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1144 = stablehlo.multiply %1143, %1142 : tensor<128x32xf32>
    %cst_325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1146 = stablehlo.multiply %1145, %arg66 : tensor<128x32xf32>
    %1147 = stablehlo.add %1144, %1146 : tensor<128x32xf32>
    %1148 = stablehlo.multiply %862, %862 : tensor<128xf32>
    %cst_326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1150 = stablehlo.multiply %1149, %1148 : tensor<128xf32>
    %cst_327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1152 = stablehlo.multiply %1151, %arg67 : tensor<128xf32>
    %1153 = stablehlo.add %1150, %1152 : tensor<128xf32>
    %1154 = stablehlo.multiply %867, %867 : tensor<32x128xf32>
    %cst_328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1156 = stablehlo.multiply %1155, %1154 : tensor<32x128xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1158 = stablehlo.multiply %1157, %arg68 : tensor<32x128xf32>
    %1159 = stablehlo.add %1156, %1158 : tensor<32x128xf32>
    %1160 = stablehlo.multiply %872, %872 : tensor<32xf32>
    %cst_330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1161 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1162 = stablehlo.multiply %1161, %1160 : tensor<32xf32>
    %cst_331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1164 = stablehlo.multiply %1163, %arg69 : tensor<32xf32>
    %1165 = stablehlo.add %1162, %1164 : tensor<32xf32>
    %1166 = stablehlo.multiply %877, %877 : tensor<32x32xf32>
    %cst_332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1168 = stablehlo.multiply %1167, %1166 : tensor<32x32xf32>
    %cst_333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1170 = stablehlo.multiply %1169, %arg70 : tensor<32x32xf32>
    %1171 = stablehlo.add %1168, %1170 : tensor<32x32xf32>
    %1172 = stablehlo.multiply %882, %882 : tensor<96xf32>
    %cst_334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1174 = stablehlo.multiply %1173, %1172 : tensor<96xf32>
    %cst_335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1176 = stablehlo.multiply %1175, %arg71 : tensor<96xf32>
    %1177 = stablehlo.add %1174, %1176 : tensor<96xf32>
    %1178 = stablehlo.multiply %887, %887 : tensor<32x96xf32>
    %cst_336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1180 = stablehlo.multiply %1179, %1178 : tensor<32x96xf32>
    %cst_337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1182 = stablehlo.multiply %1181, %arg72 : tensor<32x96xf32>
    %1183 = stablehlo.add %1180, %1182 : tensor<32x96xf32>
    %1184 = stablehlo.multiply %892, %892 : tensor<32xf32>
    %cst_338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1186 = stablehlo.multiply %1185, %1184 : tensor<32xf32>
    %cst_339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1188 = stablehlo.multiply %1187, %arg73 : tensor<32xf32>
    %1189 = stablehlo.add %1186, %1188 : tensor<32xf32>
    %1190 = stablehlo.multiply %897, %897 : tensor<32xf32>
    %cst_340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1192 = stablehlo.multiply %1191, %1190 : tensor<32xf32>
    %cst_341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1194 = stablehlo.multiply %1193, %arg74 : tensor<32xf32>
    %1195 = stablehlo.add %1192, %1194 : tensor<32xf32>
    %1196 = stablehlo.multiply %902, %902 : tensor<32xf32>
    %cst_342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1198 = stablehlo.multiply %1197, %1196 : tensor<32xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1200 = stablehlo.multiply %1199, %arg75 : tensor<32xf32>
    %1201 = stablehlo.add %1198, %1200 : tensor<32xf32>
    %1202 = stablehlo.multiply %907, %907 : tensor<32xf32>
    %cst_344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1204 = stablehlo.multiply %1203, %1202 : tensor<32xf32>
    %cst_345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1206 = stablehlo.multiply %1205, %arg76 : tensor<32xf32>
    %1207 = stablehlo.add %1204, %1206 : tensor<32xf32>
    %1208 = stablehlo.multiply %912, %912 : tensor<32xf32>
    %cst_346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1210 = stablehlo.multiply %1209, %1208 : tensor<32xf32>
    %cst_347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1212 = stablehlo.multiply %1211, %arg77 : tensor<32xf32>
    %1213 = stablehlo.add %1210, %1212 : tensor<32xf32>
    %1214 = stablehlo.multiply %917, %917 : tensor<128x32xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1216 = stablehlo.multiply %1215, %1214 : tensor<128x32xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1218 = stablehlo.multiply %1217, %arg78 : tensor<128x32xf32>
    %1219 = stablehlo.add %1216, %1218 : tensor<128x32xf32>
    %1220 = stablehlo.multiply %922, %922 : tensor<128xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1221 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1222 = stablehlo.multiply %1221, %1220 : tensor<128xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1224 = stablehlo.multiply %1223, %arg79 : tensor<128xf32>
    %1225 = stablehlo.add %1222, %1224 : tensor<128xf32>
    %1226 = stablehlo.multiply %927, %927 : tensor<32x128xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1228 = stablehlo.multiply %1227, %1226 : tensor<32x128xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1230 = stablehlo.multiply %1229, %arg80 : tensor<32x128xf32>
    %1231 = stablehlo.add %1228, %1230 : tensor<32x128xf32>
    %1232 = stablehlo.multiply %932, %932 : tensor<32xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1234 = stablehlo.multiply %1233, %1232 : tensor<32xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1236 = stablehlo.multiply %1235, %arg81 : tensor<32xf32>
    %1237 = stablehlo.add %1234, %1236 : tensor<32xf32>
    %1238 = stablehlo.multiply %937, %937 : tensor<32xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1240 = stablehlo.multiply %1239, %1238 : tensor<32xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1242 = stablehlo.multiply %1241, %arg82 : tensor<32xf32>
    %1243 = stablehlo.add %1240, %1242 : tensor<32xf32>
    %1244 = stablehlo.multiply %942, %942 : tensor<16x32xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1245 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1246 = stablehlo.multiply %1245, %1244 : tensor<16x32xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1248 = stablehlo.multiply %1247, %arg83 : tensor<16x32xf32>
    %1249 = stablehlo.add %1246, %1248 : tensor<16x32xf32>
    %1250 = stablehlo.multiply %947, %947 : tensor<64x32xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1252 = stablehlo.multiply %1251, %1250 : tensor<64x32xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1254 = stablehlo.multiply %1253, %arg84 : tensor<64x32xf32>
    %1255 = stablehlo.add %1252, %1254 : tensor<64x32xf32>
    %c_362 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1256 = stablehlo.compare LT, %arg28, %c_362, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_363 = stablehlo.constant dense<1> : tensor<i32>
    %1257 = stablehlo.add %arg28, %c_363 : tensor<i32>
    %c_364 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1258 = call @_where_2(%1256, %1257, %c_364) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1259 = stablehlo.convert %1258 : (tensor<i32>) -> tensor<f32>
    %cst_365 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1260 = stablehlo.convert %1258 : (tensor<i32>) -> tensor<f32>
    %1261 = stablehlo.power %cst_365, %1260 : tensor<f32>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1262 = stablehlo.subtract %cst_366, %1261 : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1264 = stablehlo.divide %952, %1263 : tensor<32xf32>
    %1265 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1266 = stablehlo.divide %957, %1265 : tensor<32x32xf32>
    %1267 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1268 = stablehlo.divide %962, %1267 : tensor<96xf32>
    %1269 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1270 = stablehlo.divide %967, %1269 : tensor<32x96xf32>
    %1271 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1272 = stablehlo.divide %972, %1271 : tensor<32xf32>
    %1273 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1274 = stablehlo.divide %977, %1273 : tensor<32xf32>
    %1275 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1276 = stablehlo.divide %982, %1275 : tensor<32xf32>
    %1277 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1278 = stablehlo.divide %987, %1277 : tensor<32xf32>
    %1279 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1280 = stablehlo.divide %992, %1279 : tensor<32xf32>
    %1281 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1282 = stablehlo.divide %997, %1281 : tensor<128x32xf32>
    %1283 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1284 = stablehlo.divide %1002, %1283 : tensor<128xf32>
    %1285 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1286 = stablehlo.divide %1007, %1285 : tensor<32x128xf32>
    %1287 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1288 = stablehlo.divide %1012, %1287 : tensor<32xf32>
    %1289 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1290 = stablehlo.divide %1017, %1289 : tensor<32x32xf32>
    %1291 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1292 = stablehlo.divide %1022, %1291 : tensor<96xf32>
    %1293 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1294 = stablehlo.divide %1027, %1293 : tensor<32x96xf32>
    %1295 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1296 = stablehlo.divide %1032, %1295 : tensor<32xf32>
    %1297 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1298 = stablehlo.divide %1037, %1297 : tensor<32xf32>
    %1299 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1300 = stablehlo.divide %1042, %1299 : tensor<32xf32>
    %1301 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1302 = stablehlo.divide %1047, %1301 : tensor<32xf32>
    %1303 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1304 = stablehlo.divide %1052, %1303 : tensor<32xf32>
    %1305 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1306 = stablehlo.divide %1057, %1305 : tensor<128x32xf32>
    %1307 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1308 = stablehlo.divide %1062, %1307 : tensor<128xf32>
    %1309 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1310 = stablehlo.divide %1067, %1309 : tensor<32x128xf32>
    %1311 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1312 = stablehlo.divide %1072, %1311 : tensor<32xf32>
    %1313 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1314 = stablehlo.divide %1077, %1313 : tensor<32xf32>
    %1315 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1316 = stablehlo.divide %1082, %1315 : tensor<16x32xf32>
    %1317 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1318 = stablehlo.divide %1087, %1317 : tensor<64x32xf32>
    %1319 = stablehlo.convert %1258 : (tensor<i32>) -> tensor<f32>
    %cst_367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1320 = stablehlo.convert %1258 : (tensor<i32>) -> tensor<f32>
    %1321 = stablehlo.power %cst_367, %1320 : tensor<f32>
    %cst_368 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1322 = stablehlo.subtract %cst_368, %1321 : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1324 = stablehlo.divide %1093, %1323 : tensor<32xf32>
    %1325 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1326 = stablehlo.divide %1099, %1325 : tensor<32x32xf32>
    %1327 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1328 = stablehlo.divide %1105, %1327 : tensor<96xf32>
    %1329 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1330 = stablehlo.divide %1111, %1329 : tensor<32x96xf32>
    %1331 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1332 = stablehlo.divide %1117, %1331 : tensor<32xf32>
    %1333 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1334 = stablehlo.divide %1123, %1333 : tensor<32xf32>
    %1335 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1336 = stablehlo.divide %1129, %1335 : tensor<32xf32>
    %1337 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1338 = stablehlo.divide %1135, %1337 : tensor<32xf32>
    %1339 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1340 = stablehlo.divide %1141, %1339 : tensor<32xf32>
    %1341 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1342 = stablehlo.divide %1147, %1341 : tensor<128x32xf32>
    %1343 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1344 = stablehlo.divide %1153, %1343 : tensor<128xf32>
    %1345 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1346 = stablehlo.divide %1159, %1345 : tensor<32x128xf32>
    %1347 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1348 = stablehlo.divide %1165, %1347 : tensor<32xf32>
    %1349 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1350 = stablehlo.divide %1171, %1349 : tensor<32x32xf32>
    %1351 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1352 = stablehlo.divide %1177, %1351 : tensor<96xf32>
    %1353 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1354 = stablehlo.divide %1183, %1353 : tensor<32x96xf32>
    %1355 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1356 = stablehlo.divide %1189, %1355 : tensor<32xf32>
    %1357 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1358 = stablehlo.divide %1195, %1357 : tensor<32xf32>
    %1359 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1360 = stablehlo.divide %1201, %1359 : tensor<32xf32>
    %1361 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1362 = stablehlo.divide %1207, %1361 : tensor<32xf32>
    %1363 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1364 = stablehlo.divide %1213, %1363 : tensor<32xf32>
    %1365 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1366 = stablehlo.divide %1219, %1365 : tensor<128x32xf32>
    %1367 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1368 = stablehlo.divide %1225, %1367 : tensor<128xf32>
    %1369 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1370 = stablehlo.divide %1231, %1369 : tensor<32x128xf32>
    %1371 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1372 = stablehlo.divide %1237, %1371 : tensor<32xf32>
    %1373 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1374 = stablehlo.divide %1243, %1373 : tensor<32xf32>
    %1375 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1376 = stablehlo.divide %1249, %1375 : tensor<16x32xf32>
    %1377 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1378 = stablehlo.divide %1255, %1377 : tensor<64x32xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1380 = stablehlo.add %1324, %1379 : tensor<32xf32>
    %1381 = stablehlo.sqrt %1380 : tensor<32xf32>
    %cst_370 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1383 = stablehlo.add %1381, %1382 : tensor<32xf32>
    %1384 = stablehlo.divide %1264, %1383 : tensor<32xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1386 = stablehlo.add %1326, %1385 : tensor<32x32xf32>
    %1387 = stablehlo.sqrt %1386 : tensor<32x32xf32>
    %cst_372 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1389 = stablehlo.add %1387, %1388 : tensor<32x32xf32>
    %1390 = stablehlo.divide %1266, %1389 : tensor<32x32xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1391 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1392 = stablehlo.add %1328, %1391 : tensor<96xf32>
    %1393 = stablehlo.sqrt %1392 : tensor<96xf32>
    %cst_374 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1395 = stablehlo.add %1393, %1394 : tensor<96xf32>
    %1396 = stablehlo.divide %1268, %1395 : tensor<96xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1398 = stablehlo.add %1330, %1397 : tensor<32x96xf32>
    %1399 = stablehlo.sqrt %1398 : tensor<32x96xf32>
    %cst_376 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1401 = stablehlo.add %1399, %1400 : tensor<32x96xf32>
    %1402 = stablehlo.divide %1270, %1401 : tensor<32x96xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1403 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1404 = stablehlo.add %1332, %1403 : tensor<32xf32>
    %1405 = stablehlo.sqrt %1404 : tensor<32xf32>
    %cst_378 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1406 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1407 = stablehlo.add %1405, %1406 : tensor<32xf32>
    %1408 = stablehlo.divide %1272, %1407 : tensor<32xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1410 = stablehlo.add %1334, %1409 : tensor<32xf32>
    %1411 = stablehlo.sqrt %1410 : tensor<32xf32>
    %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1413 = stablehlo.add %1411, %1412 : tensor<32xf32>
    %1414 = stablehlo.divide %1274, %1413 : tensor<32xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1416 = stablehlo.add %1336, %1415 : tensor<32xf32>
    %1417 = stablehlo.sqrt %1416 : tensor<32xf32>
    %cst_382 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1419 = stablehlo.add %1417, %1418 : tensor<32xf32>
    %1420 = stablehlo.divide %1276, %1419 : tensor<32xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1422 = stablehlo.add %1338, %1421 : tensor<32xf32>
    %1423 = stablehlo.sqrt %1422 : tensor<32xf32>
    %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1425 = stablehlo.add %1423, %1424 : tensor<32xf32>
    %1426 = stablehlo.divide %1278, %1425 : tensor<32xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1428 = stablehlo.add %1340, %1427 : tensor<32xf32>
    %1429 = stablehlo.sqrt %1428 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1431 = stablehlo.add %1429, %1430 : tensor<32xf32>
    %1432 = stablehlo.divide %1280, %1431 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1434 = stablehlo.add %1342, %1433 : tensor<128x32xf32>
    %1435 = stablehlo.sqrt %1434 : tensor<128x32xf32>
    %cst_388 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1437 = stablehlo.add %1435, %1436 : tensor<128x32xf32>
    %1438 = stablehlo.divide %1282, %1437 : tensor<128x32xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1440 = stablehlo.add %1344, %1439 : tensor<128xf32>
    %1441 = stablehlo.sqrt %1440 : tensor<128xf32>
    %cst_390 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1443 = stablehlo.add %1441, %1442 : tensor<128xf32>
    %1444 = stablehlo.divide %1284, %1443 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1446 = stablehlo.add %1346, %1445 : tensor<32x128xf32>
    %1447 = stablehlo.sqrt %1446 : tensor<32x128xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1449 = stablehlo.add %1447, %1448 : tensor<32x128xf32>
    %1450 = stablehlo.divide %1286, %1449 : tensor<32x128xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1452 = stablehlo.add %1348, %1451 : tensor<32xf32>
    %1453 = stablehlo.sqrt %1452 : tensor<32xf32>
    %cst_394 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1455 = stablehlo.add %1453, %1454 : tensor<32xf32>
    %1456 = stablehlo.divide %1288, %1455 : tensor<32xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1458 = stablehlo.add %1350, %1457 : tensor<32x32xf32>
    %1459 = stablehlo.sqrt %1458 : tensor<32x32xf32>
    %cst_396 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1461 = stablehlo.add %1459, %1460 : tensor<32x32xf32>
    %1462 = stablehlo.divide %1290, %1461 : tensor<32x32xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1464 = stablehlo.add %1352, %1463 : tensor<96xf32>
    %1465 = stablehlo.sqrt %1464 : tensor<96xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1467 = stablehlo.add %1465, %1466 : tensor<96xf32>
    %1468 = stablehlo.divide %1292, %1467 : tensor<96xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1470 = stablehlo.add %1354, %1469 : tensor<32x96xf32>
    %1471 = stablehlo.sqrt %1470 : tensor<32x96xf32>
    %cst_400 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1473 = stablehlo.add %1471, %1472 : tensor<32x96xf32>
    %1474 = stablehlo.divide %1294, %1473 : tensor<32x96xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1476 = stablehlo.add %1356, %1475 : tensor<32xf32>
    %1477 = stablehlo.sqrt %1476 : tensor<32xf32>
    %cst_402 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1479 = stablehlo.add %1477, %1478 : tensor<32xf32>
    %1480 = stablehlo.divide %1296, %1479 : tensor<32xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1482 = stablehlo.add %1358, %1481 : tensor<32xf32>
    %1483 = stablehlo.sqrt %1482 : tensor<32xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1485 = stablehlo.add %1483, %1484 : tensor<32xf32>
    %1486 = stablehlo.divide %1298, %1485 : tensor<32xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1488 = stablehlo.add %1360, %1487 : tensor<32xf32>
    %1489 = stablehlo.sqrt %1488 : tensor<32xf32>
    %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1491 = stablehlo.add %1489, %1490 : tensor<32xf32>
    %1492 = stablehlo.divide %1300, %1491 : tensor<32xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1494 = stablehlo.add %1362, %1493 : tensor<32xf32>
    %1495 = stablehlo.sqrt %1494 : tensor<32xf32>
    %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1497 = stablehlo.add %1495, %1496 : tensor<32xf32>
    %1498 = stablehlo.divide %1302, %1497 : tensor<32xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1500 = stablehlo.add %1364, %1499 : tensor<32xf32>
    %1501 = stablehlo.sqrt %1500 : tensor<32xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1503 = stablehlo.add %1501, %1502 : tensor<32xf32>
    %1504 = stablehlo.divide %1304, %1503 : tensor<32xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1506 = stablehlo.add %1366, %1505 : tensor<128x32xf32>
    %1507 = stablehlo.sqrt %1506 : tensor<128x32xf32>
    %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1509 = stablehlo.add %1507, %1508 : tensor<128x32xf32>
    %1510 = stablehlo.divide %1306, %1509 : tensor<128x32xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1512 = stablehlo.add %1368, %1511 : tensor<128xf32>
    %1513 = stablehlo.sqrt %1512 : tensor<128xf32>
    %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1515 = stablehlo.add %1513, %1514 : tensor<128xf32>
    %1516 = stablehlo.divide %1308, %1515 : tensor<128xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1518 = stablehlo.add %1370, %1517 : tensor<32x128xf32>
    %1519 = stablehlo.sqrt %1518 : tensor<32x128xf32>
    %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1521 = stablehlo.add %1519, %1520 : tensor<32x128xf32>
    %1522 = stablehlo.divide %1310, %1521 : tensor<32x128xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1524 = stablehlo.add %1372, %1523 : tensor<32xf32>
    %1525 = stablehlo.sqrt %1524 : tensor<32xf32>
    %cst_418 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1527 = stablehlo.add %1525, %1526 : tensor<32xf32>
    %1528 = stablehlo.divide %1312, %1527 : tensor<32xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1530 = stablehlo.add %1374, %1529 : tensor<32xf32>
    %1531 = stablehlo.sqrt %1530 : tensor<32xf32>
    %cst_420 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1533 = stablehlo.add %1531, %1532 : tensor<32xf32>
    %1534 = stablehlo.divide %1314, %1533 : tensor<32xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1536 = stablehlo.add %1376, %1535 : tensor<16x32xf32>
    %1537 = stablehlo.sqrt %1536 : tensor<16x32xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1539 = stablehlo.add %1537, %1538 : tensor<16x32xf32>
    %1540 = stablehlo.divide %1316, %1539 : tensor<16x32xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1542 = stablehlo.add %1378, %1541 : tensor<64x32xf32>
    %1543 = stablehlo.sqrt %1542 : tensor<64x32xf32>
    %cst_424 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1545 = stablehlo.add %1543, %1544 : tensor<64x32xf32>
    %1546 = stablehlo.divide %1318, %1545 : tensor<64x32xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1548 = stablehlo.multiply %1547, %arg1 : tensor<32x32xf32>
    %1549 = stablehlo.add %1390, %1548 : tensor<32x32xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1551 = stablehlo.multiply %1550, %arg3 : tensor<32x96xf32>
    %1552 = stablehlo.add %1402, %1551 : tensor<32x96xf32>
    %cst_427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1554 = stablehlo.multiply %1553, %arg9 : tensor<128x32xf32>
    %1555 = stablehlo.add %1438, %1554 : tensor<128x32xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1557 = stablehlo.multiply %1556, %arg11 : tensor<32x128xf32>
    %1558 = stablehlo.add %1450, %1557 : tensor<32x128xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1560 = stablehlo.multiply %1559, %arg13 : tensor<32x32xf32>
    %1561 = stablehlo.add %1462, %1560 : tensor<32x32xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1563 = stablehlo.multiply %1562, %arg15 : tensor<32x96xf32>
    %1564 = stablehlo.add %1474, %1563 : tensor<32x96xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1566 = stablehlo.multiply %1565, %arg21 : tensor<128x32xf32>
    %1567 = stablehlo.add %1510, %1566 : tensor<128x32xf32>
    %cst_432 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1569 = stablehlo.multiply %1568, %arg23 : tensor<32x128xf32>
    %1570 = stablehlo.add %1522, %1569 : tensor<32x128xf32>
    %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1572 = stablehlo.multiply %1571, %arg26 : tensor<16x32xf32>
    %1573 = stablehlo.add %1540, %1572 : tensor<16x32xf32>
    %cst_434 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1575 = stablehlo.multiply %1574, %arg27 : tensor<64x32xf32>
    %1576 = stablehlo.add %1546, %1575 : tensor<64x32xf32>
    %cst_435 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1578 = stablehlo.multiply %1577, %1384 : tensor<32xf32>
    %cst_436 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1580 = stablehlo.multiply %1579, %1549 : tensor<32x32xf32>
    %cst_437 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1581 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1582 = stablehlo.multiply %1581, %1396 : tensor<96xf32>
    %cst_438 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1584 = stablehlo.multiply %1583, %1552 : tensor<32x96xf32>
    %cst_439 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1585 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1586 = stablehlo.multiply %1585, %1408 : tensor<32xf32>
    %cst_440 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1587 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1588 = stablehlo.multiply %1587, %1414 : tensor<32xf32>
    %cst_441 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1590 = stablehlo.multiply %1589, %1420 : tensor<32xf32>
    %cst_442 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1591 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1592 = stablehlo.multiply %1591, %1426 : tensor<32xf32>
    %cst_443 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1594 = stablehlo.multiply %1593, %1432 : tensor<32xf32>
    %cst_444 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1596 = stablehlo.multiply %1595, %1555 : tensor<128x32xf32>
    %cst_445 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1598 = stablehlo.multiply %1597, %1444 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1599 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1600 = stablehlo.multiply %1599, %1558 : tensor<32x128xf32>
    %cst_447 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1602 = stablehlo.multiply %1601, %1456 : tensor<32xf32>
    %cst_448 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1603 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1604 = stablehlo.multiply %1603, %1561 : tensor<32x32xf32>
    %cst_449 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1606 = stablehlo.multiply %1605, %1468 : tensor<96xf32>
    %cst_450 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %1608 = stablehlo.multiply %1607, %1564 : tensor<32x96xf32>
    %cst_451 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1609 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1610 = stablehlo.multiply %1609, %1480 : tensor<32xf32>
    %cst_452 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1611 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1612 = stablehlo.multiply %1611, %1486 : tensor<32xf32>
    %cst_453 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1614 = stablehlo.multiply %1613, %1492 : tensor<32xf32>
    %cst_454 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1616 = stablehlo.multiply %1615, %1498 : tensor<32xf32>
    %cst_455 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1617 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1618 = stablehlo.multiply %1617, %1504 : tensor<32xf32>
    %cst_456 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<128x32xf32>
    %1620 = stablehlo.multiply %1619, %1567 : tensor<128x32xf32>
    %cst_457 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1621 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1622 = stablehlo.multiply %1621, %1516 : tensor<128xf32>
    %cst_458 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1623 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32x128xf32>
    %1624 = stablehlo.multiply %1623, %1570 : tensor<32x128xf32>
    %cst_459 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1626 = stablehlo.multiply %1625, %1528 : tensor<32xf32>
    %cst_460 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1627 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1628 = stablehlo.multiply %1627, %1534 : tensor<32xf32>
    %cst_461 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1629 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1630 = stablehlo.multiply %1629, %1573 : tensor<16x32xf32>
    %cst_462 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1631 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1632 = stablehlo.multiply %1631, %1576 : tensor<64x32xf32>
    %1633 = stablehlo.add %arg0, %1578 : tensor<32xf32>
    %1634 = stablehlo.add %arg1, %1580 : tensor<32x32xf32>
    %1635 = stablehlo.add %arg2, %1582 : tensor<96xf32>
    %1636 = stablehlo.add %arg3, %1584 : tensor<32x96xf32>
    %1637 = stablehlo.add %arg4, %1586 : tensor<32xf32>
    %1638 = stablehlo.add %arg5, %1588 : tensor<32xf32>
    %1639 = stablehlo.add %arg6, %1590 : tensor<32xf32>
    %1640 = stablehlo.add %arg7, %1592 : tensor<32xf32>
    %1641 = stablehlo.add %arg8, %1594 : tensor<32xf32>
    %1642 = stablehlo.add %arg9, %1596 : tensor<128x32xf32>
    %1643 = stablehlo.add %arg10, %1598 : tensor<128xf32>
    %1644 = stablehlo.add %arg11, %1600 : tensor<32x128xf32>
    %1645 = stablehlo.add %arg12, %1602 : tensor<32xf32>
    %1646 = stablehlo.add %arg13, %1604 : tensor<32x32xf32>
    %1647 = stablehlo.add %arg14, %1606 : tensor<96xf32>
    %1648 = stablehlo.add %arg15, %1608 : tensor<32x96xf32>
    %1649 = stablehlo.add %arg16, %1610 : tensor<32xf32>
    %1650 = stablehlo.add %arg17, %1612 : tensor<32xf32>
    %1651 = stablehlo.add %arg18, %1614 : tensor<32xf32>
    %1652 = stablehlo.add %arg19, %1616 : tensor<32xf32>
    %1653 = stablehlo.add %arg20, %1618 : tensor<32xf32>
    %1654 = stablehlo.add %arg21, %1620 : tensor<128x32xf32>
    %1655 = stablehlo.add %arg22, %1622 : tensor<128xf32>
    %1656 = stablehlo.add %arg23, %1624 : tensor<32x128xf32>
    %1657 = stablehlo.add %arg24, %1626 : tensor<32xf32>
    %1658 = stablehlo.add %arg25, %1628 : tensor<32xf32>
    %1659 = stablehlo.add %arg26, %1630 : tensor<16x32xf32>
    %1660 = stablehlo.add %arg27, %1632 : tensor<64x32xf32>
    return %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1258, %952, %957, %962, %967, %972, %977, %982, %987, %992, %997, %1002, %1007, %1012, %1017, %1022, %1027, %1032, %1037, %1042, %1047, %1052, %1057, %1062, %1067, %1072, %1077, %1082, %1087, %1093, %1099, %1105, %1111, %1117, %1123, %1129, %1135, %1141, %1147, %1153, %1159, %1165, %1171, %1177, %1183, %1189, %1195, %1201, %1207, %1213, %1219, %1225, %1231, %1237, %1243, %1249, %1255, %322 : tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<f32>
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
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg85, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg85, %2 : tensor<12x16xi32>
    %4 = stablehlo.select %1, %3, %arg85 : tensor<12x16xi1>, tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %6 = "stablehlo.gather"(%arg27, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<12x16x1xi32>) -> tensor<12x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg26, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<12x16x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x16x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<12x16x32xf32>
    %16 = chlo.square %15 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<12x16x1xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %22 = stablehlo.subtract %9, %21 : tensor<12x16x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %24 = stablehlo.add %20, %23 : tensor<12x16x1xf32>
    %25 = stablehlo.rsqrt %24 : tensor<12x16x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %27 = stablehlo.multiply %22, %26 : tensor<12x16x32xf32>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<12x16x32xf32>
    %31 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %33 = stablehlo.add %30, %32 : tensor<12x16x32xf32>
    %34 = stablehlo.dot_general %33, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %37 = stablehlo.add %34, %36 : tensor<12x16x96xf32>
    %38 = stablehlo.slice %37 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %39 = stablehlo.slice %37 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %40 = stablehlo.slice %37 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %41 = stablehlo.reshape %38 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %42 = stablehlo.reshape %39 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %43 = stablehlo.reshape %40 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %44 = stablehlo.dot_general %41, %42, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %46 = stablehlo.divide %44, %45 : tensor<12x2x16x16xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %47 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %48 = call @eval_tril(%47) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %49 = call @eval_where(%48, %46, %cst_7) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %52 = stablehlo.maximum %51, %50 : tensor<12x2x16xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %55 = stablehlo.subtract %49, %54 : tensor<12x2x16x16xf32>
    %56 = stablehlo.exponential %55 : tensor<12x2x16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %60 = stablehlo.divide %56, %59 : tensor<12x2x16x16xf32>
    %61 = stablehlo.dot_general %43, %60, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %62 = stablehlo.transpose %61, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %63 = stablehlo.reshape %62 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %64 = stablehlo.dot_general %63, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %65 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %67 = stablehlo.add %64, %66 : tensor<12x16x32xf32>
    %68 = stablehlo.add %9, %67 : tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<12x16x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %74 = stablehlo.subtract %68, %73 : tensor<12x16x32xf32>
    %75 = chlo.square %74 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %79 = stablehlo.divide %77, %78 : tensor<12x16x1xf32>
    %80 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %81 = stablehlo.subtract %68, %80 : tensor<12x16x32xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %83 = stablehlo.add %79, %82 : tensor<12x16x1xf32>
    %84 = stablehlo.rsqrt %83 : tensor<12x16x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %86 = stablehlo.multiply %81, %85 : tensor<12x16x32xf32>
    %87 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %89 = stablehlo.multiply %86, %88 : tensor<12x16x32xf32>
    %90 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %92 = stablehlo.add %89, %91 : tensor<12x16x32xf32>
    %93 = stablehlo.dot_general %92, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %96 = stablehlo.add %93, %95 : tensor<12x16x128xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<12x16x128xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<12x16x128xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<12x16x128xf32>
    %101 = stablehlo.add %96, %100 : tensor<12x16x128xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<12x16x128xf32>
    %104 = stablehlo.tanh %103 : tensor<12x16x128xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %106 = stablehlo.add %105, %104 : tensor<12x16x128xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<12x16x128xf32>
    %109 = stablehlo.multiply %96, %108 : tensor<12x16x128xf32>
    %110 = stablehlo.dot_general %109, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %111 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %113 = stablehlo.add %110, %112 : tensor<12x16x32xf32>
    %114 = stablehlo.add %68, %113 : tensor<12x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %118 = stablehlo.divide %116, %117 : tensor<12x16x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %120 = stablehlo.subtract %114, %119 : tensor<12x16x32xf32>
    %121 = chlo.square %120 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %125 = stablehlo.divide %123, %124 : tensor<12x16x1xf32>
    %126 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %127 = stablehlo.subtract %114, %126 : tensor<12x16x32xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %129 = stablehlo.add %125, %128 : tensor<12x16x1xf32>
    %130 = stablehlo.rsqrt %129 : tensor<12x16x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %132 = stablehlo.multiply %127, %131 : tensor<12x16x32xf32>
    %133 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %135 = stablehlo.multiply %132, %134 : tensor<12x16x32xf32>
    %136 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %138 = stablehlo.add %135, %137 : tensor<12x16x32xf32>
    %139 = stablehlo.dot_general %138, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %140 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %142 = stablehlo.add %139, %141 : tensor<12x16x96xf32>
    %143 = stablehlo.slice %142 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %144 = stablehlo.slice %142 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %145 = stablehlo.slice %142 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %146 = stablehlo.reshape %143 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %147 = stablehlo.reshape %144 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %148 = stablehlo.reshape %145 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %149 = stablehlo.dot_general %146, %147, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_25 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %151 = stablehlo.divide %149, %150 : tensor<12x2x16x16xf32>
    %c_26 = stablehlo.constant dense<true> : tensor<i1>
    %152 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %153 = call @eval_tril(%152) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_27 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %154 = call @eval_where(%153, %151, %cst_27) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %157 = stablehlo.maximum %156, %155 : tensor<12x2x16xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %160 = stablehlo.subtract %154, %159 : tensor<12x2x16x16xf32>
    %161 = stablehlo.exponential %160 : tensor<12x2x16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %165 = stablehlo.divide %161, %164 : tensor<12x2x16x16xf32>
    %166 = stablehlo.dot_general %148, %165, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %167 = stablehlo.transpose %166, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %168 = stablehlo.reshape %167 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %169 = stablehlo.dot_general %168, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %170 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %172 = stablehlo.add %169, %171 : tensor<12x16x32xf32>
    %173 = stablehlo.add %114, %172 : tensor<12x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %177 = stablehlo.divide %175, %176 : tensor<12x16x1xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %179 = stablehlo.subtract %173, %178 : tensor<12x16x32xf32>
    %180 = chlo.square %179 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<12x16x1xf32>
    %185 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %186 = stablehlo.subtract %173, %185 : tensor<12x16x32xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %188 = stablehlo.add %184, %187 : tensor<12x16x1xf32>
    %189 = stablehlo.rsqrt %188 : tensor<12x16x1xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %191 = stablehlo.multiply %186, %190 : tensor<12x16x32xf32>
    %192 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %194 = stablehlo.multiply %191, %193 : tensor<12x16x32xf32>
    %195 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %197 = stablehlo.add %194, %196 : tensor<12x16x32xf32>
    %198 = stablehlo.dot_general %197, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %199 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %201 = stablehlo.add %198, %200 : tensor<12x16x128xf32>
    %202 = stablehlo.multiply %201, %201 : tensor<12x16x128xf32>
    %203 = stablehlo.multiply %202, %201 : tensor<12x16x128xf32>
    %cst_36 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %205 = stablehlo.multiply %204, %203 : tensor<12x16x128xf32>
    %206 = stablehlo.add %201, %205 : tensor<12x16x128xf32>
    %cst_37 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %208 = stablehlo.multiply %207, %206 : tensor<12x16x128xf32>
    %209 = stablehlo.tanh %208 : tensor<12x16x128xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %211 = stablehlo.add %210, %209 : tensor<12x16x128xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %213 = stablehlo.multiply %212, %211 : tensor<12x16x128xf32>
    %214 = stablehlo.multiply %201, %213 : tensor<12x16x128xf32>
    %215 = stablehlo.dot_general %214, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %216 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %218 = stablehlo.add %215, %217 : tensor<12x16x32xf32>
    %219 = stablehlo.add %173, %218 : tensor<12x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %223 = stablehlo.divide %221, %222 : tensor<12x16x1xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %225 = stablehlo.subtract %219, %224 : tensor<12x16x32xf32>
    %226 = chlo.square %225 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %230 = stablehlo.divide %228, %229 : tensor<12x16x1xf32>
    %231 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %232 = stablehlo.subtract %219, %231 : tensor<12x16x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %234 = stablehlo.add %230, %233 : tensor<12x16x1xf32>
    %235 = stablehlo.rsqrt %234 : tensor<12x16x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %237 = stablehlo.multiply %232, %236 : tensor<12x16x32xf32>
    %238 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %240 = stablehlo.multiply %237, %239 : tensor<12x16x32xf32>
    %241 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %243 = stablehlo.add %240, %242 : tensor<12x16x32xf32>
    %244 = stablehlo.dot_general %243, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<64x32xf32>) -> tensor<12x16x64xf32>
    %245 = call @eval_log_softmax(%244) : (tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %246 = call @eval_one_hot(%arg86) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %247 = stablehlo.multiply %245, %246 : tensor<12x16x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %250 = stablehlo.divide %249, %cst_47 : tensor<f32>
    %251 = stablehlo.negate %250 : tensor<f32>
    return %251 : tensor<f32>
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
