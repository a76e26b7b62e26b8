module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/k/bias" next = 0>}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/k/kernel" next = 1>}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/out/bias" next = 2>}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 3>}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/attn/q/bias" next = 4>}, %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/attn/q/kernel" next = 5>}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/attn/v/bias" next = 6>}, %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/attn/v/kernel" next = 7>}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/ln_1/bias" next = 8>}, %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/0/ln_1/scale" next = 9>}, %arg10: tensor<16xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/0/ln_2/bias" next = 10>}, %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/0/ln_2/scale" next = 11>}, %arg12: tensor<16xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/bias" next = 12>}, %arg13: tensor<64x16xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 13>}, %arg14: tensor<64xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/bias" next = 14>}, %arg15: tensor<16x64xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 15>}, %arg16: tensor<1x1x16xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<param "class" next = 16>}, %arg17: tensor<8xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<param "head/bias" next = 17>}, %arg18: tensor<16x8xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<param "head/kernel" next = 18>}, %arg19: tensor<16xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<param "ln_f/bias" next = 19>}, %arg20: tensor<16xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<param "ln_f/scale" next = 20>}, %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<param "patches/bias" next = 21>}, %arg22: tensor<4x4x3x16xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<param "patches/filter" next = 22>}, %arg23: tensor<5x16xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<param "position" next = 23>}, %arg24: tensor<i32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 24>}, %arg25: tensor<16xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/bias" next = 25 of = "blocks/0/attn/k/bias">}, %arg26: tensor<16x16xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/kernel" next = 26 of = "blocks/0/attn/k/kernel">}, %arg27: tensor<16xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" next = 27 of = "blocks/0/attn/out/bias">}, %arg28: tensor<16x16xf32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" next = 28 of = "blocks/0/attn/out/kernel">}, %arg29: tensor<16xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/bias" next = 29 of = "blocks/0/attn/q/bias">}, %arg30: tensor<16x16xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/kernel" next = 30 of = "blocks/0/attn/q/kernel">}, %arg31: tensor<16xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/bias" next = 31 of = "blocks/0/attn/v/bias">}, %arg32: tensor<16x16xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/kernel" next = 32 of = "blocks/0/attn/v/kernel">}, %arg33: tensor<16xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" next = 33 of = "blocks/0/ln_1/bias">}, %arg34: tensor<16xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" next = 34 of = "blocks/0/ln_1/scale">}, %arg35: tensor<16xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" next = 35 of = "blocks/0/ln_2/bias">}, %arg36: tensor<16xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" next = 36 of = "blocks/0/ln_2/scale">}, %arg37: tensor<16xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" next = 37 of = "blocks/0/mlp/down/bias">}, %arg38: tensor<64x16xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" next = 38 of = "blocks/0/mlp/down/kernel">}, %arg39: tensor<64xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" next = 39 of = "blocks/0/mlp/up/bias">}, %arg40: tensor<16x64xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" next = 40 of = "blocks/0/mlp/up/kernel">}, %arg41: tensor<1x1x16xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/class" next = 41 of = "class">}, %arg42: tensor<8xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/bias" next = 42 of = "head/bias">}, %arg43: tensor<16x8xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/kernel" next = 43 of = "head/kernel">}, %arg44: tensor<16xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" next = 44 of = "ln_f/bias">}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" next = 45 of = "ln_f/scale">}, %arg46: tensor<16xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/patches/bias" next = 46 of = "patches/bias">}, %arg47: tensor<4x4x3x16xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/patches/filter" next = 47 of = "patches/filter">}, %arg48: tensor<5x16xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/position" next = 48 of = "position">}, %arg49: tensor<16xf32> {tf.aliasing_output = 49 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/k/bias" next = 49 of = "blocks/0/attn/k/bias">}, %arg50: tensor<16x16xf32> {tf.aliasing_output = 50 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/k/kernel" next = 50 of = "blocks/0/attn/k/kernel">}, %arg51: tensor<16xf32> {tf.aliasing_output = 51 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" next = 51 of = "blocks/0/attn/out/bias">}, %arg52: tensor<16x16xf32> {tf.aliasing_output = 52 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" next = 52 of = "blocks/0/attn/out/kernel">}, %arg53: tensor<16xf32> {tf.aliasing_output = 53 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/q/bias" next = 53 of = "blocks/0/attn/q/bias">}, %arg54: tensor<16x16xf32> {tf.aliasing_output = 54 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/q/kernel" next = 54 of = "blocks/0/attn/q/kernel">}, %arg55: tensor<16xf32> {tf.aliasing_output = 55 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/v/bias" next = 55 of = "blocks/0/attn/v/bias">}, %arg56: tensor<16x16xf32> {tf.aliasing_output = 56 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/v/kernel" next = 56 of = "blocks/0/attn/v/kernel">}, %arg57: tensor<16xf32> {tf.aliasing_output = 57 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" next = 57 of = "blocks/0/ln_1/bias">}, %arg58: tensor<16xf32> {tf.aliasing_output = 58 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" next = 58 of = "blocks/0/ln_1/scale">}, %arg59: tensor<16xf32> {tf.aliasing_output = 59 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" next = 59 of = "blocks/0/ln_2/bias">}, %arg60: tensor<16xf32> {tf.aliasing_output = 60 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" next = 60 of = "blocks/0/ln_2/scale">}, %arg61: tensor<16xf32> {tf.aliasing_output = 61 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" next = 61 of = "blocks/0/mlp/down/bias">}, %arg62: tensor<64x16xf32> {tf.aliasing_output = 62 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" next = 62 of = "blocks/0/mlp/down/kernel">}, %arg63: tensor<64xf32> {tf.aliasing_output = 63 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" next = 63 of = "blocks/0/mlp/up/bias">}, %arg64: tensor<16x64xf32> {tf.aliasing_output = 64 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" next = 64 of = "blocks/0/mlp/up/kernel">}, %arg65: tensor<1x1x16xf32> {tf.aliasing_output = 65 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/class" next = 65 of = "class">}, %arg66: tensor<8xf32> {tf.aliasing_output = 66 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/head/bias" next = 66 of = "head/bias">}, %arg67: tensor<16x8xf32> {tf.aliasing_output = 67 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/head/kernel" next = 67 of = "head/kernel">}, %arg68: tensor<16xf32> {tf.aliasing_output = 68 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" next = 68 of = "ln_f/bias">}, %arg69: tensor<16xf32> {tf.aliasing_output = 69 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" next = 69 of = "ln_f/scale">}, %arg70: tensor<16xf32> {tf.aliasing_output = 70 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/patches/bias" next = 70 of = "patches/bias">}, %arg71: tensor<4x4x3x16xf32> {tf.aliasing_output = 71 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/patches/filter" next = 71 of = "patches/filter">}, %arg72: tensor<5x16xf32> {tf.aliasing_output = 72 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/position" next = 72 of = "position">}, %arg73: tensor<12x8x8x3xf32> {zero.role = #zero.role<batch "images" dim = 0>}, %arg74: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['k']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['k']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['q']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['q']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['v']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['v']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<1x1x16xf32> {jax.result_info = "result[0].params['class']"}, tensor<8xf32> {jax.result_info = "result[0].params['head']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0].params['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].params['patches']['bias']"}, tensor<4x4x3x16xf32> {jax.result_info = "result[0].params['patches']['filter']"}, tensor<5x16xf32> {jax.result_info = "result[0].params['position']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['k']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['k']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['q']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['q']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['v']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['v']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['ln_2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']"}, tensor<1x1x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['class']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].mu['head']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0].opt_state[1][0].mu['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['patches']['bias']"}, tensor<4x4x3x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['patches']['filter']"}, tensor<5x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['position']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['k']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['k']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['q']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['q']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['v']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['attn']['v']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['ln_2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['down']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks'][0]['mlp']['up']['kernel']"}, tensor<1x1x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['class']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].nu['head']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0].opt_state[1][0].nu['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['patches']['bias']"}, tensor<4x4x3x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['patches']['filter']"}, tensor<5x16xf32> {jax.result_info = "result[0].opt_state[1][0].nu['position']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.convolution(%arg73, %arg22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x8x8x3xf32>, tensor<4x4x3x16xf32>) -> tensor<12x2x2x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg21, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<12x2x2x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x2x2x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<12x2x2x16xf32>) -> tensor<12x4x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x1x16xf32>
    %6 = stablehlo.concatenate %5, %4, dim = 1 : (tensor<12x1x16xf32>, tensor<12x4x16xf32>) -> tensor<12x5x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg23, dims = [1, 2] : (tensor<5x16xf32>) -> tensor<1x5x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x5x16xf32>) -> tensor<12x5x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x5x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x5x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<12x5x16xf32>
    %16 = chlo.square %15 : tensor<12x5x16xf32> -> tensor<12x5x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x5x16xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<12x5x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<12x5x1xf32>
    %23 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %24 = stablehlo.subtract %9, %23 : tensor<12x5x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<12x5x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<12x5x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<12x5x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<12x5x1xf32>
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %32 = stablehlo.multiply %24, %31 : tensor<12x5x16xf32>
    %33 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<12x5x16xf32>
    %36 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %38 = stablehlo.add %35, %37 : tensor<12x5x16xf32>
    %39 = stablehlo.dot_general %38, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %40 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %42 = stablehlo.add %39, %41 : tensor<12x5x16xf32>
    %43 = stablehlo.reshape %42 : (tensor<12x5x16xf32>) -> tensor<12x5x2x8xf32>
    %44 = stablehlo.dot_general %38, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %45 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %47 = stablehlo.add %44, %46 : tensor<12x5x16xf32>
    %48 = stablehlo.reshape %47 : (tensor<12x5x16xf32>) -> tensor<12x5x2x8xf32>
    %49 = stablehlo.dot_general %38, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %50 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %52 = stablehlo.add %49, %51 : tensor<12x5x16xf32>
    %53 = stablehlo.reshape %52 : (tensor<12x5x16xf32>) -> tensor<12x5x2x8xf32>
    %54 = stablehlo.dot_general %43, %48, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x5x2x8xf32>, tensor<12x5x2x8xf32>) -> tensor<12x2x5x5xf32>
    %cst_6 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x2x5x5xf32>
    %56 = stablehlo.divide %54, %55 : tensor<12x2x5x5xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x5x5xf32>, tensor<f32>) -> tensor<12x2x5xf32>
    %58 = stablehlo.reshape %57 : (tensor<12x2x5xf32>) -> tensor<12x2x5x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<12x2x5x1xf32>) -> tensor<12x2x5x5xf32>
    %60 = stablehlo.compare EQ, %56, %59, FLOAT : (tensor<12x2x5x5xf32>, tensor<12x2x5x5xf32>) -> tensor<12x2x5x5xi1>
    %61 = stablehlo.convert %60 : (tensor<12x2x5x5xi1>) -> tensor<12x2x5x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<12x2x5x5xf32>, tensor<f32>) -> tensor<12x2x5xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x2x5xf32>
    %64 = stablehlo.maximum %63, %57 : tensor<12x2x5xf32>
    %65 = stablehlo.compare EQ, %57, %64, FLOAT : (tensor<12x2x5xf32>, tensor<12x2x5xf32>) -> tensor<12x2x5xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x2x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x2x5xf32>
    %68 = stablehlo.select %65, %66, %67 : tensor<12x2x5xi1>, tensor<12x2x5xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x2x5xf32>
    %70 = stablehlo.compare EQ, %69, %64, FLOAT : (tensor<12x2x5xf32>, tensor<12x2x5xf32>) -> tensor<12x2x5xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x2x5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x2x5xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<12x2x5xi1>, tensor<12x2x5xf32>
    %74 = stablehlo.divide %68, %73 : tensor<12x2x5xf32>
    %75 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<12x2x5xf32>) -> tensor<12x2x5x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<12x2x5x1xf32>) -> tensor<12x2x5x5xf32>
    %77 = stablehlo.subtract %56, %76 : tensor<12x2x5x5xf32>
    %78 = stablehlo.exponential %77 : tensor<12x2x5x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<12x2x5x5xf32>, tensor<f32>) -> tensor<12x2x5xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<12x2x5xf32>) -> tensor<12x2x5x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<12x2x5x1xf32>) -> tensor<12x2x5x5xf32>
    %82 = stablehlo.divide %78, %81 : tensor<12x2x5x5xf32>
    %83 = stablehlo.multiply %80, %80 : tensor<12x2x5x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x2x5x1xf32>
    %85 = stablehlo.divide %84, %83 : tensor<12x2x5x1xf32>
    %86 = stablehlo.dot_general %53, %82, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x5x2x8xf32>, tensor<12x2x5x5xf32>) -> tensor<12x2x8x5xf32>
    %87 = stablehlo.transpose %86, dims = [0, 3, 1, 2] : (tensor<12x2x8x5xf32>) -> tensor<12x5x2x8xf32>
    %88 = stablehlo.reshape %87 : (tensor<12x5x2x8xf32>) -> tensor<12x5x16xf32>
    %89 = stablehlo.dot_general %88, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %90 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %92 = stablehlo.add %89, %91 : tensor<12x5x16xf32>
    %93 = stablehlo.add %9, %92 : tensor<12x5x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %97 = stablehlo.divide %95, %96 : tensor<12x5x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %99 = stablehlo.subtract %93, %98 : tensor<12x5x16xf32>
    %100 = chlo.square %99 : tensor<12x5x16xf32> -> tensor<12x5x16xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x5x16xf32>
    %102 = stablehlo.multiply %101, %99 : tensor<12x5x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%100 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %106 = stablehlo.divide %104, %105 : tensor<12x5x1xf32>
    %107 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %108 = stablehlo.subtract %93, %107 : tensor<12x5x16xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %110 = stablehlo.add %106, %109 : tensor<12x5x1xf32>
    %111 = stablehlo.rsqrt %110 : tensor<12x5x1xf32>
    %112 = stablehlo.divide %111, %110 : tensor<12x5x1xf32>
    %cst_23 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %114 = stablehlo.multiply %113, %112 : tensor<12x5x1xf32>
    %115 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %116 = stablehlo.multiply %108, %115 : tensor<12x5x16xf32>
    %117 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %119 = stablehlo.multiply %116, %118 : tensor<12x5x16xf32>
    %120 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %122 = stablehlo.add %119, %121 : tensor<12x5x16xf32>
    %123 = stablehlo.dot_general %122, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x64xf32>) -> tensor<12x5x64xf32>
    %124 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<12x5x64xf32>
    %126 = stablehlo.add %123, %125 : tensor<12x5x64xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x5x64xf32>
    %128 = stablehlo.multiply %127, %126 : tensor<12x5x64xf32>
    %129 = stablehlo.negate %126 : tensor<12x5x64xf32>
    %cst_25 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x5x64xf32>
    %131 = stablehlo.multiply %129, %130 : tensor<12x5x64xf32>
    %132 = chlo.erfc %131 : tensor<12x5x64xf32> -> tensor<12x5x64xf32>
    %133 = chlo.square %131 : tensor<12x5x64xf32> -> tensor<12x5x64xf32>
    %134 = stablehlo.negate %133 : tensor<12x5x64xf32>
    %135 = stablehlo.exponential %134 : tensor<12x5x64xf32>
    %136 = stablehlo.multiply %128, %132 : tensor<12x5x64xf32>
    %137 = stablehlo.dot_general %136, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x64xf32>, tensor<64x16xf32>) -> tensor<12x5x16xf32>
    %138 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %140 = stablehlo.add %137, %139 : tensor<12x5x16xf32>
    %141 = stablehlo.add %93, %140 : tensor<12x5x16xf32>
    %142 = stablehlo.slice %141 [0:12, 0:1, 0:16] : (tensor<12x5x16xf32>) -> tensor<12x1x16xf32>
    %143 = stablehlo.reshape %142 : (tensor<12x1x16xf32>) -> tensor<12x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_27 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %147 = stablehlo.divide %145, %146 : tensor<12x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %149 = stablehlo.subtract %143, %148 : tensor<12x16xf32>
    %150 = chlo.square %149 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %152 = stablehlo.multiply %151, %149 : tensor<12x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%150 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_30 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %156 = stablehlo.divide %154, %155 : tensor<12x1xf32>
    %157 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %158 = stablehlo.subtract %143, %157 : tensor<12x16xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %160 = stablehlo.add %156, %159 : tensor<12x1xf32>
    %161 = stablehlo.rsqrt %160 : tensor<12x1xf32>
    %162 = stablehlo.divide %161, %160 : tensor<12x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %164 = stablehlo.multiply %163, %162 : tensor<12x1xf32>
    %165 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %166 = stablehlo.multiply %158, %165 : tensor<12x16xf32>
    %167 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %169 = stablehlo.multiply %166, %168 : tensor<12x16xf32>
    %170 = stablehlo.broadcast_in_dim %arg19, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %172 = stablehlo.add %169, %171 : tensor<12x16xf32>
    %173 = stablehlo.dot_general %172, %arg18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x8xf32>) -> tensor<12x8xf32>
    %174 = stablehlo.broadcast_in_dim %arg17, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
    %176 = stablehlo.add %173, %175 : tensor<12x8xf32>
    %177:3 = call @log_softmax(%176) : (tensor<12x8xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x1xf32>)
    %178 = call @_one_hot(%arg74) : (tensor<12xi32>) -> tensor<12x8xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %180 = stablehlo.multiply %179, %178 : tensor<12x8xf32>
    %cst_34 = stablehlo.constant dense<1.250000e-02> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %182 = stablehlo.add %180, %181 : tensor<12x8xf32>
    %183 = stablehlo.multiply %177#0, %182 : tensor<12x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %186 = stablehlo.divide %185, %cst_37 : tensor<f32>
    %187 = stablehlo.negate %186 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %188 = stablehlo.negate %cst_38 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %189 = stablehlo.divide %188, %cst_39 : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0] : (tensor<12xf32>) -> tensor<12x8xf32>
    %192 = stablehlo.multiply %191, %182 : tensor<12x8xf32>
    %193 = call @log_softmax_0(%177#1, %177#2, %192) : (tensor<12x8xf32>, tensor<12x1xf32>, tensor<12x8xf32>) -> tensor<12x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<12x8xf32>, tensor<f32>) -> tensor<8xf32>
    %195 = stablehlo.reshape %194 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %197 = stablehlo.dot_general %193, %172, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<12x16xf32>) -> tensor<8x16xf32>
    %198 = stablehlo.transpose %197, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %199 = stablehlo.dot_general %193, %arg18, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<16x8xf32>) -> tensor<12x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %201 = stablehlo.reshape %200 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %203 = stablehlo.multiply %166, %199 : tensor<12x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
    %205 = stablehlo.reshape %204 : (tensor<16xf32>) -> tensor<1x16xf32>
    %206 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %207 = stablehlo.multiply %199, %206 : tensor<12x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%205 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %209 = stablehlo.multiply %158, %207 : tensor<12x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %211 = stablehlo.reshape %210 : (tensor<12xf32>) -> tensor<12x1xf32>
    %212 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %213 = stablehlo.multiply %207, %212 : tensor<12x16xf32>
    %214 = stablehlo.multiply %211, %164 : tensor<12x1xf32>
    %215 = stablehlo.negate %213 : tensor<12x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %217 = stablehlo.reshape %216 : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_48 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %219 = stablehlo.divide %214, %218 : tensor<12x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0] : (tensor<12xf32>) -> tensor<12x16xf32>
    %222 = stablehlo.multiply %221, %152 : tensor<12x16xf32>
    %223 = stablehlo.negate %222 : tensor<12x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %225 = stablehlo.reshape %224 : (tensor<12xf32>) -> tensor<12x1xf32>
    %226 = stablehlo.add %213, %222 : tensor<12x16xf32>
    %227 = stablehlo.add %217, %225 : tensor<12x1xf32>
    %cst_51 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %229 = stablehlo.divide %227, %228 : tensor<12x1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0] : (tensor<12xf32>) -> tensor<12x16xf32>
    %232 = stablehlo.add %226, %231 : tensor<12x16xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 2] : (tensor<12x16xf32>) -> tensor<12x1x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.pad %233, %cst_53, low = [0, 0, 0], high = [0, 4, 0], interior = [0, 0, 0] : (tensor<12x1x16xf32>, tensor<f32>) -> tensor<12x5x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %236 = stablehlo.reshape %235 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %238 = stablehlo.dot_general %234, %136, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<12x5x64xf32>) -> tensor<16x64xf32>
    %239 = stablehlo.transpose %238, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %240 = stablehlo.dot_general %234, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<64x16xf32>) -> tensor<12x5x64xf32>
    %241 = stablehlo.multiply %128, %240 : tensor<12x5x64xf32>
    %242 = stablehlo.multiply %240, %132 : tensor<12x5x64xf32>
    %cst_56 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<12x5x64xf32>
    %244 = stablehlo.multiply %243, %241 : tensor<12x5x64xf32>
    %245 = stablehlo.multiply %244, %135 : tensor<12x5x64xf32>
    %cst_57 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x5x64xf32>
    %247 = stablehlo.multiply %245, %246 : tensor<12x5x64xf32>
    %248 = stablehlo.negate %247 : tensor<12x5x64xf32>
    %cst_58 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x5x64xf32>
    %250 = stablehlo.multiply %249, %242 : tensor<12x5x64xf32>
    %251 = stablehlo.add %248, %250 : tensor<12x5x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x64xf32>, tensor<f32>) -> tensor<64xf32>
    %253 = stablehlo.reshape %252 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %255 = stablehlo.dot_general %251, %122, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x64xf32>, tensor<12x5x16xf32>) -> tensor<64x16xf32>
    %256 = stablehlo.transpose %255, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %257 = stablehlo.dot_general %251, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x64xf32>, tensor<16x64xf32>) -> tensor<12x5x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_61) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %259 = stablehlo.reshape %258 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %261 = stablehlo.multiply %116, %257 : tensor<12x5x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %263 = stablehlo.reshape %262 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %264 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %265 = stablehlo.multiply %257, %264 : tensor<12x5x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%263 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %267 = stablehlo.multiply %108, %265 : tensor<12x5x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %269 = stablehlo.reshape %268 : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %270 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %271 = stablehlo.multiply %265, %270 : tensor<12x5x16xf32>
    %272 = stablehlo.multiply %269, %114 : tensor<12x5x1xf32>
    %273 = stablehlo.negate %271 : tensor<12x5x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %275 = stablehlo.reshape %274 : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %276 = stablehlo.add %234, %271 : tensor<12x5x16xf32>
    %cst_67 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %278 = stablehlo.divide %272, %277 : tensor<12x5x1xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<12x5x1xf32>, tensor<f32>) -> tensor<12x5xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x16xf32>
    %281 = stablehlo.multiply %280, %102 : tensor<12x5x16xf32>
    %282 = stablehlo.negate %281 : tensor<12x5x16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %284 = stablehlo.reshape %283 : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %285 = stablehlo.add %276, %281 : tensor<12x5x16xf32>
    %286 = stablehlo.add %275, %284 : tensor<12x5x1xf32>
    %cst_70 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %288 = stablehlo.divide %286, %287 : tensor<12x5x1xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%288 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<12x5x1xf32>, tensor<f32>) -> tensor<12x5xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x16xf32>
    %291 = stablehlo.add %285, %290 : tensor<12x5x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %293 = stablehlo.reshape %292 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %295 = stablehlo.dot_general %291, %88, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<12x5x16xf32>) -> tensor<16x16xf32>
    %296 = stablehlo.transpose %295, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %297 = stablehlo.dot_general %291, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %298 = stablehlo.reshape %297 : (tensor<12x5x16xf32>) -> tensor<12x5x2x8xf32>
    %299 = stablehlo.transpose %298, dims = [0, 2, 3, 1] : (tensor<12x5x2x8xf32>) -> tensor<12x2x8x5xf32>
    %300 = stablehlo.dot_general %299, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x5xf32>, tensor<12x5x2x8xf32>) -> tensor<12x2x5x5xf32>
    %301 = stablehlo.dot_general %299, %82, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x5xf32>, tensor<12x2x5x5xf32>) -> tensor<12x2x8x5xf32>
    %302 = stablehlo.transpose %301, dims = [0, 3, 1, 2] : (tensor<12x2x8x5xf32>) -> tensor<12x5x2x8xf32>
    %303 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<12x2x5x1xf32>) -> tensor<12x2x5x5xf32>
    %304 = stablehlo.multiply %300, %303 : tensor<12x2x5x5xf32>
    %305 = stablehlo.multiply %304, %78 : tensor<12x2x5x5xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%305 init: %cst_74) applies stablehlo.add across dimensions = [3] : (tensor<12x2x5x5xf32>, tensor<f32>) -> tensor<12x2x5xf32>
    %307 = stablehlo.reshape %306 : (tensor<12x2x5xf32>) -> tensor<12x2x5x1xf32>
    %308 = stablehlo.negate %307 : tensor<12x2x5x1xf32>
    %309 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<12x2x5x1xf32>) -> tensor<12x2x5x5xf32>
    %310 = stablehlo.divide %300, %309 : tensor<12x2x5x5xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.reduce(%308 init: %cst_75) applies stablehlo.add across dimensions = [3] : (tensor<12x2x5x1xf32>, tensor<f32>) -> tensor<12x2x5xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1, 2] : (tensor<12x2x5xf32>) -> tensor<12x2x5x5xf32>
    %313 = stablehlo.add %310, %312 : tensor<12x2x5x5xf32>
    %314 = stablehlo.multiply %313, %78 : tensor<12x2x5x5xf32>
    %cst_76 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<12x2x5x5xf32>
    %316 = stablehlo.divide %314, %315 : tensor<12x2x5x5xf32>
    %317 = stablehlo.dot_general %316, %43, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x5x5xf32>, tensor<12x5x2x8xf32>) -> tensor<12x2x5x8xf32>
    %318 = stablehlo.transpose %317, dims = [0, 2, 1, 3] : (tensor<12x2x5x8xf32>) -> tensor<12x5x2x8xf32>
    %319 = stablehlo.dot_general %316, %48, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x5x5xf32>, tensor<12x5x2x8xf32>) -> tensor<12x2x5x8xf32>
    %320 = stablehlo.transpose %319, dims = [0, 2, 1, 3] : (tensor<12x2x5x8xf32>) -> tensor<12x5x2x8xf32>
    %321 = stablehlo.reshape %302 : (tensor<12x5x2x8xf32>) -> tensor<12x5x16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %323 = stablehlo.reshape %322 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%323 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %325 = stablehlo.dot_general %321, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<12x5x16xf32>) -> tensor<16x16xf32>
    %326 = stablehlo.transpose %325, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %327 = stablehlo.dot_general %321, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %328 = stablehlo.reshape %318 : (tensor<12x5x2x8xf32>) -> tensor<12x5x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %330 = stablehlo.reshape %329 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%330 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %332 = stablehlo.dot_general %328, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<12x5x16xf32>) -> tensor<16x16xf32>
    %333 = stablehlo.transpose %332, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %334 = stablehlo.dot_general %328, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %335 = stablehlo.add %327, %334 : tensor<12x5x16xf32>
    %336 = stablehlo.reshape %320 : (tensor<12x5x2x8xf32>) -> tensor<12x5x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %338 = stablehlo.reshape %337 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%338 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %340 = stablehlo.dot_general %336, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<12x5x16xf32>) -> tensor<16x16xf32>
    %341 = stablehlo.transpose %340, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %342 = stablehlo.dot_general %336, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %343 = stablehlo.add %335, %342 : tensor<12x5x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %345 = stablehlo.reshape %344 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %347 = stablehlo.multiply %32, %343 : tensor<12x5x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %349 = stablehlo.reshape %348 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %350 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %351 = stablehlo.multiply %343, %350 : tensor<12x5x16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%349 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %353 = stablehlo.multiply %24, %351 : tensor<12x5x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %355 = stablehlo.reshape %354 : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %356 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %357 = stablehlo.multiply %351, %356 : tensor<12x5x16xf32>
    %358 = stablehlo.multiply %355, %30 : tensor<12x5x1xf32>
    %359 = stablehlo.negate %357 : tensor<12x5x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %361 = stablehlo.reshape %360 : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %362 = stablehlo.add %291, %357 : tensor<12x5x16xf32>
    %cst_89 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %364 = stablehlo.divide %358, %363 : tensor<12x5x1xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<12x5x1xf32>, tensor<f32>) -> tensor<12x5xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x16xf32>
    %367 = stablehlo.multiply %366, %18 : tensor<12x5x16xf32>
    %368 = stablehlo.negate %367 : tensor<12x5x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%368 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %370 = stablehlo.reshape %369 : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %371 = stablehlo.add %362, %367 : tensor<12x5x16xf32>
    %372 = stablehlo.add %361, %370 : tensor<12x5x1xf32>
    %cst_92 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %374 = stablehlo.divide %372, %373 : tensor<12x5x1xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<12x5x1xf32>, tensor<f32>) -> tensor<12x5xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x16xf32>
    %377 = stablehlo.add %371, %376 : tensor<12x5x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_94) applies stablehlo.add across dimensions = [0] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
    %379 = stablehlo.reshape %378 : (tensor<5x16xf32>) -> tensor<1x5x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%379 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<1x5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
    %381 = stablehlo.slice %377 [0:12, 0:1, 0:16] : (tensor<12x5x16xf32>) -> tensor<12x1x16xf32>
    %382 = stablehlo.slice %377 [0:12, 1:5, 0:16] : (tensor<12x5x16xf32>) -> tensor<12x4x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%381 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %385 = stablehlo.reshape %382 : (tensor<12x4x16xf32>) -> tensor<12x2x2x16xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x16xf32>, tensor<f32>) -> tensor<16xf32>
    %387 = stablehlo.reshape %386 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %389 = stablehlo.convolution(%arg73, %385) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 4], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x8x8x3xf32>, tensor<12x2x2x16xf32>) -> tensor<4x4x3x16xf32>
    %390 = chlo.square %331 : tensor<16xf32> -> tensor<16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %392 = chlo.square %391 : tensor<16xf32> -> tensor<16xf32>
    %393 = stablehlo.add %390, %392 : tensor<16xf32>
    %394 = chlo.square %333 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %396 = chlo.square %395 : tensor<16x16xf32> -> tensor<16x16xf32>
    %397 = stablehlo.add %394, %396 : tensor<16x16xf32>
    %398 = chlo.square %294 : tensor<16xf32> -> tensor<16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %400 = chlo.square %399 : tensor<16xf32> -> tensor<16xf32>
    %401 = stablehlo.add %398, %400 : tensor<16xf32>
    %402 = chlo.square %296 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %404 = chlo.square %403 : tensor<16x16xf32> -> tensor<16x16xf32>
    %405 = stablehlo.add %402, %404 : tensor<16x16xf32>
    %406 = chlo.square %339 : tensor<16xf32> -> tensor<16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %408 = chlo.square %407 : tensor<16xf32> -> tensor<16xf32>
    %409 = stablehlo.add %406, %408 : tensor<16xf32>
    %410 = chlo.square %341 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %412 = chlo.square %411 : tensor<16x16xf32> -> tensor<16x16xf32>
    %413 = stablehlo.add %410, %412 : tensor<16x16xf32>
    %414 = chlo.square %324 : tensor<16xf32> -> tensor<16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %416 = chlo.square %415 : tensor<16xf32> -> tensor<16xf32>
    %417 = stablehlo.add %414, %416 : tensor<16xf32>
    %418 = chlo.square %326 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %420 = chlo.square %419 : tensor<16x16xf32> -> tensor<16x16xf32>
    %421 = stablehlo.add %418, %420 : tensor<16x16xf32>
    %422 = chlo.square %346 : tensor<16xf32> -> tensor<16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %424 = chlo.square %423 : tensor<16xf32> -> tensor<16xf32>
    %425 = stablehlo.add %422, %424 : tensor<16xf32>
    %426 = chlo.square %352 : tensor<16xf32> -> tensor<16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %428 = chlo.square %427 : tensor<16xf32> -> tensor<16xf32>
    %429 = stablehlo.add %426, %428 : tensor<16xf32>
    %430 = chlo.square %260 : tensor<16xf32> -> tensor<16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %432 = chlo.square %431 : tensor<16xf32> -> tensor<16xf32>
    %433 = stablehlo.add %430, %432 : tensor<16xf32>
    %434 = chlo.square %266 : tensor<16xf32> -> tensor<16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %436 = chlo.square %435 : tensor<16xf32> -> tensor<16xf32>
    %437 = stablehlo.add %434, %436 : tensor<16xf32>
    %438 = chlo.square %237 : tensor<16xf32> -> tensor<16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %440 = chlo.square %439 : tensor<16xf32> -> tensor<16xf32>
    %441 = stablehlo.add %438, %440 : tensor<16xf32>
    %442 = chlo.square %239 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %444 = chlo.square %443 : tensor<64x16xf32> -> tensor<64x16xf32>
    %445 = stablehlo.add %442, %444 : tensor<64x16xf32>
    %446 = chlo.square %254 : tensor<64xf32> -> tensor<64xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %448 = chlo.square %447 : tensor<64xf32> -> tensor<64xf32>
    %449 = stablehlo.add %446, %448 : tensor<64xf32>
    %450 = chlo.square %256 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %452 = chlo.square %451 : tensor<16x64xf32> -> tensor<16x64xf32>
    %453 = stablehlo.add %450, %452 : tensor<16x64xf32>
    %454 = chlo.square %384 : tensor<1x1x16xf32> -> tensor<1x1x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %456 = chlo.square %455 : tensor<1x1x16xf32> -> tensor<1x1x16xf32>
    %457 = stablehlo.add %454, %456 : tensor<1x1x16xf32>
    %458 = chlo.square %196 : tensor<8xf32> -> tensor<8xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %460 = chlo.square %459 : tensor<8xf32> -> tensor<8xf32>
    %461 = stablehlo.add %458, %460 : tensor<8xf32>
    %462 = chlo.square %198 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %464 = chlo.square %463 : tensor<16x8xf32> -> tensor<16x8xf32>
    %465 = stablehlo.add %462, %464 : tensor<16x8xf32>
    %466 = chlo.square %202 : tensor<16xf32> -> tensor<16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %468 = chlo.square %467 : tensor<16xf32> -> tensor<16xf32>
    %469 = stablehlo.add %466, %468 : tensor<16xf32>
    %470 = chlo.square %208 : tensor<16xf32> -> tensor<16xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %472 = chlo.square %471 : tensor<16xf32> -> tensor<16xf32>
    %473 = stablehlo.add %470, %472 : tensor<16xf32>
    %474 = chlo.square %388 : tensor<16xf32> -> tensor<16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %476 = chlo.square %475 : tensor<16xf32> -> tensor<16xf32>
    %477 = stablehlo.add %474, %476 : tensor<16xf32>
    %478 = chlo.square %389 : tensor<4x4x3x16xf32> -> tensor<4x4x3x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %480 = chlo.square %479 : tensor<4x4x3x16xf32> -> tensor<4x4x3x16xf32>
    %481 = stablehlo.add %478, %480 : tensor<4x4x3x16xf32>
    %482 = chlo.square %380 : tensor<5x16xf32> -> tensor<5x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %484 = chlo.square %483 : tensor<5x16xf32> -> tensor<5x16xf32>
    %485 = stablehlo.add %482, %484 : tensor<5x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%393 init: %cst_123) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%397 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%401 init: %cst_125) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%405 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%409 init: %cst_127) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%413 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%417 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%421 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%425 init: %cst_131) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%429 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%433 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%437 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%441 init: %cst_135) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%445 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%449 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%453 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%457 init: %cst_139) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%461 init: %cst_140) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%465 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%469 init: %cst_142) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%473 init: %cst_143) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%477 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%481 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x3x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.reduce(%485 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %510 = stablehlo.add %cst_147, %486 : tensor<f32>
    %511 = stablehlo.add %510, %487 : tensor<f32>
    %512 = stablehlo.add %511, %488 : tensor<f32>
    %513 = stablehlo.add %512, %489 : tensor<f32>
    %514 = stablehlo.add %513, %490 : tensor<f32>
    %515 = stablehlo.add %514, %491 : tensor<f32>
    %516 = stablehlo.add %515, %492 : tensor<f32>
    %517 = stablehlo.add %516, %493 : tensor<f32>
    %518 = stablehlo.add %517, %494 : tensor<f32>
    %519 = stablehlo.add %518, %495 : tensor<f32>
    %520 = stablehlo.add %519, %496 : tensor<f32>
    %521 = stablehlo.add %520, %497 : tensor<f32>
    %522 = stablehlo.add %521, %498 : tensor<f32>
    %523 = stablehlo.add %522, %499 : tensor<f32>
    %524 = stablehlo.add %523, %500 : tensor<f32>
    %525 = stablehlo.add %524, %501 : tensor<f32>
    %526 = stablehlo.add %525, %502 : tensor<f32>
    %527 = stablehlo.add %526, %503 : tensor<f32>
    %528 = stablehlo.add %527, %504 : tensor<f32>
    %529 = stablehlo.add %528, %505 : tensor<f32>
    %530 = stablehlo.add %529, %506 : tensor<f32>
    %531 = stablehlo.add %530, %507 : tensor<f32>
    %532 = stablehlo.add %531, %508 : tensor<f32>
    %533 = stablehlo.add %532, %509 : tensor<f32>
    %534 = stablehlo.sqrt %533 : tensor<f32>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %535 = stablehlo.compare LT, %534, %cst_148, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %536 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %537 = stablehlo.divide %331, %536 : tensor<16xf32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %539 = stablehlo.multiply %537, %538 : tensor<16xf32>
    %540 = stablehlo.select %535, %331, %539 : tensor<i1>, tensor<16xf32>
    %541 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %542 = stablehlo.divide %333, %541 : tensor<16x16xf32>
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %544 = stablehlo.multiply %542, %543 : tensor<16x16xf32>
    %545 = stablehlo.select %535, %333, %544 : tensor<i1>, tensor<16x16xf32>
    %546 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %547 = stablehlo.divide %294, %546 : tensor<16xf32>
    %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %549 = stablehlo.multiply %547, %548 : tensor<16xf32>
    %550 = stablehlo.select %535, %294, %549 : tensor<i1>, tensor<16xf32>
    %551 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %552 = stablehlo.divide %296, %551 : tensor<16x16xf32>
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %554 = stablehlo.multiply %552, %553 : tensor<16x16xf32>
    %555 = stablehlo.select %535, %296, %554 : tensor<i1>, tensor<16x16xf32>
    %556 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %557 = stablehlo.divide %339, %556 : tensor<16xf32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %559 = stablehlo.multiply %557, %558 : tensor<16xf32>
    %560 = stablehlo.select %535, %339, %559 : tensor<i1>, tensor<16xf32>
    %561 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %562 = stablehlo.divide %341, %561 : tensor<16x16xf32>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %564 = stablehlo.multiply %562, %563 : tensor<16x16xf32>
    %565 = stablehlo.select %535, %341, %564 : tensor<i1>, tensor<16x16xf32>
    %566 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %567 = stablehlo.divide %324, %566 : tensor<16xf32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %569 = stablehlo.multiply %567, %568 : tensor<16xf32>
    %570 = stablehlo.select %535, %324, %569 : tensor<i1>, tensor<16xf32>
    %571 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %572 = stablehlo.divide %326, %571 : tensor<16x16xf32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %574 = stablehlo.multiply %572, %573 : tensor<16x16xf32>
    %575 = stablehlo.select %535, %326, %574 : tensor<i1>, tensor<16x16xf32>
    %576 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %577 = stablehlo.divide %346, %576 : tensor<16xf32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %579 = stablehlo.multiply %577, %578 : tensor<16xf32>
    %580 = stablehlo.select %535, %346, %579 : tensor<i1>, tensor<16xf32>
    %581 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %582 = stablehlo.divide %352, %581 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %584 = stablehlo.multiply %582, %583 : tensor<16xf32>
    %585 = stablehlo.select %535, %352, %584 : tensor<i1>, tensor<16xf32>
    %586 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %587 = stablehlo.divide %260, %586 : tensor<16xf32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %589 = stablehlo.multiply %587, %588 : tensor<16xf32>
    %590 = stablehlo.select %535, %260, %589 : tensor<i1>, tensor<16xf32>
    %591 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %592 = stablehlo.divide %266, %591 : tensor<16xf32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %594 = stablehlo.multiply %592, %593 : tensor<16xf32>
    %595 = stablehlo.select %535, %266, %594 : tensor<i1>, tensor<16xf32>
    %596 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %597 = stablehlo.divide %237, %596 : tensor<16xf32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %599 = stablehlo.multiply %597, %598 : tensor<16xf32>
    %600 = stablehlo.select %535, %237, %599 : tensor<i1>, tensor<16xf32>
    %601 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %602 = stablehlo.divide %239, %601 : tensor<64x16xf32>
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %604 = stablehlo.multiply %602, %603 : tensor<64x16xf32>
    %605 = stablehlo.select %535, %239, %604 : tensor<i1>, tensor<64x16xf32>
    %606 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %607 = stablehlo.divide %254, %606 : tensor<64xf32>
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %609 = stablehlo.multiply %607, %608 : tensor<64xf32>
    %610 = stablehlo.select %535, %254, %609 : tensor<i1>, tensor<64xf32>
    %611 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %612 = stablehlo.divide %256, %611 : tensor<16x64xf32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %614 = stablehlo.multiply %612, %613 : tensor<16x64xf32>
    %615 = stablehlo.select %535, %256, %614 : tensor<i1>, tensor<16x64xf32>
    %616 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %617 = stablehlo.divide %384, %616 : tensor<1x1x16xf32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %619 = stablehlo.multiply %617, %618 : tensor<1x1x16xf32>
    %620 = stablehlo.select %535, %384, %619 : tensor<i1>, tensor<1x1x16xf32>
    %621 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %622 = stablehlo.divide %196, %621 : tensor<8xf32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %624 = stablehlo.multiply %622, %623 : tensor<8xf32>
    %625 = stablehlo.select %535, %196, %624 : tensor<i1>, tensor<8xf32>
    %626 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %627 = stablehlo.divide %198, %626 : tensor<16x8xf32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %629 = stablehlo.multiply %627, %628 : tensor<16x8xf32>
    %630 = stablehlo.select %535, %198, %629 : tensor<i1>, tensor<16x8xf32>
    %631 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %632 = stablehlo.divide %202, %631 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %634 = stablehlo.multiply %632, %633 : tensor<16xf32>
    %635 = stablehlo.select %535, %202, %634 : tensor<i1>, tensor<16xf32>
    %636 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %637 = stablehlo.divide %208, %636 : tensor<16xf32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %639 = stablehlo.multiply %637, %638 : tensor<16xf32>
    %640 = stablehlo.select %535, %208, %639 : tensor<i1>, tensor<16xf32>
    %641 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %642 = stablehlo.divide %388, %641 : tensor<16xf32>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %644 = stablehlo.multiply %642, %643 : tensor<16xf32>
    %645 = stablehlo.select %535, %388, %644 : tensor<i1>, tensor<16xf32>
    %646 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %647 = stablehlo.divide %389, %646 : tensor<4x4x3x16xf32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %649 = stablehlo.multiply %647, %648 : tensor<4x4x3x16xf32>
    %650 = stablehlo.select %535, %389, %649 : tensor<i1>, tensor<4x4x3x16xf32>
    %651 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %652 = stablehlo.divide %380, %651 : tensor<5x16xf32>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %654 = stablehlo.multiply %652, %653 : tensor<5x16xf32>
    %655 = stablehlo.select %535, %380, %654 : tensor<i1>, tensor<5x16xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %657 = stablehlo.multiply %656, %540 : tensor<16xf32>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %659 = stablehlo.multiply %658, %arg25 : tensor<16xf32>
    %660 = stablehlo.add %657, %659 : tensor<16xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %662 = stablehlo.multiply %661, %545 : tensor<16x16xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %664 = stablehlo.multiply %663, %arg26 : tensor<16x16xf32>
    %665 = stablehlo.add %662, %664 : tensor<16x16xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %667 = stablehlo.multiply %666, %550 : tensor<16xf32>
    %cst_178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %669 = stablehlo.multiply %668, %arg27 : tensor<16xf32>
    %670 = stablehlo.add %667, %669 : tensor<16xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %672 = stablehlo.multiply %671, %555 : tensor<16x16xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %674 = stablehlo.multiply %673, %arg28 : tensor<16x16xf32>
    %675 = stablehlo.add %672, %674 : tensor<16x16xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %677 = stablehlo.multiply %676, %560 : tensor<16xf32>
    %cst_182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %679 = stablehlo.multiply %678, %arg29 : tensor<16xf32>
    %680 = stablehlo.add %677, %679 : tensor<16xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %682 = stablehlo.multiply %681, %565 : tensor<16x16xf32>
    %cst_184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %684 = stablehlo.multiply %683, %arg30 : tensor<16x16xf32>
    %685 = stablehlo.add %682, %684 : tensor<16x16xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %687 = stablehlo.multiply %686, %570 : tensor<16xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %689 = stablehlo.multiply %688, %arg31 : tensor<16xf32>
    %690 = stablehlo.add %687, %689 : tensor<16xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %692 = stablehlo.multiply %691, %575 : tensor<16x16xf32>
    %cst_188 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %694 = stablehlo.multiply %693, %arg32 : tensor<16x16xf32>
    %695 = stablehlo.add %692, %694 : tensor<16x16xf32>
    %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %697 = stablehlo.multiply %696, %580 : tensor<16xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %699 = stablehlo.multiply %698, %arg33 : tensor<16xf32>
    %700 = stablehlo.add %697, %699 : tensor<16xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %702 = stablehlo.multiply %701, %585 : tensor<16xf32>
    %cst_192 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %704 = stablehlo.multiply %703, %arg34 : tensor<16xf32>
    %705 = stablehlo.add %702, %704 : tensor<16xf32>
    %cst_193 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %707 = stablehlo.multiply %706, %590 : tensor<16xf32>
    %cst_194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %709 = stablehlo.multiply %708, %arg35 : tensor<16xf32>
    %710 = stablehlo.add %707, %709 : tensor<16xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %712 = stablehlo.multiply %711, %595 : tensor<16xf32>
    %cst_196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %714 = stablehlo.multiply %713, %arg36 : tensor<16xf32>
    %715 = stablehlo.add %712, %714 : tensor<16xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %717 = stablehlo.multiply %716, %600 : tensor<16xf32>
    %cst_198 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %719 = stablehlo.multiply %718, %arg37 : tensor<16xf32>
    %720 = stablehlo.add %717, %719 : tensor<16xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %722 = stablehlo.multiply %721, %605 : tensor<64x16xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %724 = stablehlo.multiply %723, %arg38 : tensor<64x16xf32>
    %725 = stablehlo.add %722, %724 : tensor<64x16xf32>
    %cst_201 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %727 = stablehlo.multiply %726, %610 : tensor<64xf32>
    %cst_202 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %729 = stablehlo.multiply %728, %arg39 : tensor<64xf32>
    %730 = stablehlo.add %727, %729 : tensor<64xf32>
    %cst_203 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %732 = stablehlo.multiply %731, %615 : tensor<16x64xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %734 = stablehlo.multiply %733, %arg40 : tensor<16x64xf32>
    %735 = stablehlo.add %732, %734 : tensor<16x64xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %737 = stablehlo.multiply %736, %620 : tensor<1x1x16xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %739 = stablehlo.multiply %738, %arg41 : tensor<1x1x16xf32>
    %740 = stablehlo.add %737, %739 : tensor<1x1x16xf32>
    %cst_207 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %742 = stablehlo.multiply %741, %625 : tensor<8xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %744 = stablehlo.multiply %743, %arg42 : tensor<8xf32>
    %745 = stablehlo.add %742, %744 : tensor<8xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %747 = stablehlo.multiply %746, %630 : tensor<16x8xf32>
    %cst_210 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %749 = stablehlo.multiply %748, %arg43 : tensor<16x8xf32>
    %750 = stablehlo.add %747, %749 : tensor<16x8xf32>
    %cst_211 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %752 = stablehlo.multiply %751, %635 : tensor<16xf32>
    %cst_212 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %754 = stablehlo.multiply %753, %arg44 : tensor<16xf32>
    %755 = stablehlo.add %752, %754 : tensor<16xf32>
    %cst_213 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %757 = stablehlo.multiply %756, %640 : tensor<16xf32>
    %cst_214 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %759 = stablehlo.multiply %758, %arg45 : tensor<16xf32>
    %760 = stablehlo.add %757, %759 : tensor<16xf32>
    %cst_215 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %762 = stablehlo.multiply %761, %645 : tensor<16xf32>
    %cst_216 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %764 = stablehlo.multiply %763, %arg46 : tensor<16xf32>
    %765 = stablehlo.add %762, %764 : tensor<16xf32>
    %cst_217 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %767 = stablehlo.multiply %766, %650 : tensor<4x4x3x16xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %769 = stablehlo.multiply %768, %arg47 : tensor<4x4x3x16xf32>
    %770 = stablehlo.add %767, %769 : tensor<4x4x3x16xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %772 = stablehlo.multiply %771, %655 : tensor<5x16xf32>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %774 = stablehlo.multiply %773, %arg48 : tensor<5x16xf32>
    %775 = stablehlo.add %772, %774 : tensor<5x16xf32>
    %776 = stablehlo.multiply %540, %540 : tensor<16xf32>
    %cst_221 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %778 = stablehlo.multiply %777, %776 : tensor<16xf32>
    %cst_222 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %780 = stablehlo.multiply %779, %arg49 : tensor<16xf32>
    %781 = stablehlo.add %778, %780 : tensor<16xf32>
    %782 = stablehlo.multiply %545, %545 : tensor<16x16xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %784 = stablehlo.multiply %783, %782 : tensor<16x16xf32>
    %cst_224 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %786 = stablehlo.multiply %785, %arg50 : tensor<16x16xf32>
    %787 = stablehlo.add %784, %786 : tensor<16x16xf32>
    %788 = stablehlo.multiply %550, %550 : tensor<16xf32>
    %cst_225 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %790 = stablehlo.multiply %789, %788 : tensor<16xf32>
    %cst_226 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %792 = stablehlo.multiply %791, %arg51 : tensor<16xf32>
    %793 = stablehlo.add %790, %792 : tensor<16xf32>
    %794 = stablehlo.multiply %555, %555 : tensor<16x16xf32>
    %cst_227 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %796 = stablehlo.multiply %795, %794 : tensor<16x16xf32>
    %cst_228 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %798 = stablehlo.multiply %797, %arg52 : tensor<16x16xf32>
    %799 = stablehlo.add %796, %798 : tensor<16x16xf32>
    %800 = stablehlo.multiply %560, %560 : tensor<16xf32>
    %cst_229 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %802 = stablehlo.multiply %801, %800 : tensor<16xf32>
    %cst_230 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %804 = stablehlo.multiply %803, %arg53 : tensor<16xf32>
    %805 = stablehlo.add %802, %804 : tensor<16xf32>
    %806 = stablehlo.multiply %565, %565 : tensor<16x16xf32>
    %cst_231 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %808 = stablehlo.multiply %807, %806 : tensor<16x16xf32>
    %cst_232 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %810 = stablehlo.multiply %809, %arg54 : tensor<16x16xf32>
    %811 = stablehlo.add %808, %810 : tensor<16x16xf32>
    %812 = stablehlo.multiply %570, %570 : tensor<16xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %814 = stablehlo.multiply %813, %812 : tensor<16xf32>
    %cst_234 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %816 = stablehlo.multiply %815, %arg55 : tensor<16xf32>
    %817 = stablehlo.add %814, %816 : tensor<16xf32>
    %818 = stablehlo.multiply %575, %575 : tensor<16x16xf32>
    %cst_235 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %820 = stablehlo.multiply %819, %818 : tensor<16x16xf32>
    %cst_236 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %822 = stablehlo.multiply %821, %arg56 : tensor<16x16xf32>
    %823 = stablehlo.add %820, %822 : tensor<16x16xf32>
    %824 = stablehlo.multiply %580, %580 : tensor<16xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %826 = stablehlo.multiply %825, %824 : tensor<16xf32>
    %cst_238 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %828 = stablehlo.multiply %827, %arg57 : tensor<16xf32>
    %829 = stablehlo.add %826, %828 : tensor<16xf32>
    %830 = stablehlo.multiply %585, %585 : tensor<16xf32>
    %cst_239 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %832 = stablehlo.multiply %831, %830 : tensor<16xf32>
    %cst_240 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %834 = stablehlo.multiply %833, %arg58 : tensor<16xf32>
    %835 = stablehlo.add %832, %834 : tensor<16xf32>
    %836 = stablehlo.multiply %590, %590 : tensor<16xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %838 = stablehlo.multiply %837, %836 : tensor<16xf32>
    %cst_242 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %840 = stablehlo.multiply %839, %arg59 : tensor<16xf32>
    %841 = stablehlo.add %838, %840 : tensor<16xf32>
    %842 = stablehlo.multiply %595, %595 : tensor<16xf32>
    %cst_243 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %844 = stablehlo.multiply %843, %842 : tensor<16xf32>
    %cst_244 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %846 = stablehlo.multiply %845, %arg60 : tensor<16xf32>
    %847 = stablehlo.add %844, %846 : tensor<16xf32>
    %848 = stablehlo.multiply %600, %600 : tensor<16xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %850 = stablehlo.multiply %849, %848 : tensor<16xf32>
    %cst_246 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %852 = stablehlo.multiply %851, %arg61 : tensor<16xf32>
    %853 = stablehlo.add %850, %852 : tensor<16xf32>
    %854 = stablehlo.multiply %605, %605 : tensor<64x16xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %856 = stablehlo.multiply %855, %854 : tensor<64x16xf32>
    %cst_248 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %858 = stablehlo.multiply %857, %arg62 : tensor<64x16xf32>
    %859 = stablehlo.add %856, %858 : tensor<64x16xf32>
    %860 = stablehlo.multiply %610, %610 : tensor<64xf32>
    %cst_249 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %862 = stablehlo.multiply %861, %860 : tensor<64xf32>
    %cst_250 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %864 = stablehlo.multiply %863, %arg63 : tensor<64xf32>
    %865 = stablehlo.add %862, %864 : tensor<64xf32>
    %866 = stablehlo.multiply %615, %615 : tensor<16x64xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %868 = stablehlo.multiply %867, %866 : tensor<16x64xf32>
    %cst_252 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %870 = stablehlo.multiply %869, %arg64 : tensor<16x64xf32>
    %871 = stablehlo.add %868, %870 : tensor<16x64xf32>
    %872 = stablehlo.multiply %620, %620 : tensor<1x1x16xf32>
    %cst_253 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %874 = stablehlo.multiply %873, %872 : tensor<1x1x16xf32>
    %cst_254 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %876 = stablehlo.multiply %875, %arg65 : tensor<1x1x16xf32>
    %877 = stablehlo.add %874, %876 : tensor<1x1x16xf32>
    %878 = stablehlo.multiply %625, %625 : tensor<8xf32>
    %cst_255 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %880 = stablehlo.multiply %879, %878 : tensor<8xf32>
    %cst_256 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %882 = stablehlo.multiply %881, %arg66 : tensor<8xf32>
    %883 = stablehlo.add %880, %882 : tensor<8xf32>
    %884 = stablehlo.multiply %630, %630 : tensor<16x8xf32>
    %cst_257 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %886 = stablehlo.multiply %885, %884 : tensor<16x8xf32>
    %cst_258 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %888 = stablehlo.multiply %887, %arg67 : tensor<16x8xf32>
    %889 = stablehlo.add %886, %888 : tensor<16x8xf32>
    %890 = stablehlo.multiply %635, %635 : tensor<16xf32>
    %cst_259 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %892 = stablehlo.multiply %891, %890 : tensor<16xf32>
    %cst_260 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %894 = stablehlo.multiply %893, %arg68 : tensor<16xf32>
    %895 = stablehlo.add %892, %894 : tensor<16xf32>
    %896 = stablehlo.multiply %640, %640 : tensor<16xf32>
    %cst_261 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %898 = stablehlo.multiply %897, %896 : tensor<16xf32>
    %cst_262 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %900 = stablehlo.multiply %899, %arg69 : tensor<16xf32>
    %901 = stablehlo.add %898, %900 : tensor<16xf32>
    %902 = stablehlo.multiply %645, %645 : tensor<16xf32>
    %cst_263 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %904 = stablehlo.multiply %903, %902 : tensor<16xf32>
    %cst_264 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %906 = stablehlo.multiply %905, %arg70 : tensor<16xf32>
    %907 = stablehlo.add %904, %906 : tensor<16xf32>
    %908 = stablehlo.multiply %650, %650 : tensor<4x4x3x16xf32>
    %cst_265 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %910 = stablehlo.multiply %909, %908 : tensor<4x4x3x16xf32>
    %cst_266 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %912 = stablehlo.multiply %911, %arg71 : tensor<4x4x3x16xf32>
    %913 = stablehlo.add %910, %912 : tensor<4x4x3x16xf32>
    %914 = stablehlo.multiply %655, %655 : tensor<5x16xf32>
    %cst_267 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %916 = stablehlo.multiply %915, %914 : tensor<5x16xf32>
    %cst_268 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %918 = stablehlo.multiply %917, %arg72 : tensor<5x16xf32>
    %919 = stablehlo.add %916, %918 : tensor<5x16xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %920 = stablehlo.compare LT, %arg24, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_269 = stablehlo.constant dense<1> : tensor<i32>
    %921 = stablehlo.add %arg24, %c_269 : tensor<i32>
    %c_270 = stablehlo.constant dense<2147483647> : tensor<i32>
    %922 = call @_where(%920, %921, %c_270) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %923 = stablehlo.convert %922 : (tensor<i32>) -> tensor<f32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %924 = stablehlo.convert %922 : (tensor<i32>) -> tensor<f32>
    %925 = stablehlo.power %cst_271, %924 : tensor<f32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %926 = stablehlo.subtract %cst_272, %925 : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %928 = stablehlo.divide %660, %927 : tensor<16xf32>
    %929 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %930 = stablehlo.divide %665, %929 : tensor<16x16xf32>
    %931 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %932 = stablehlo.divide %670, %931 : tensor<16xf32>
    %933 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %934 = stablehlo.divide %675, %933 : tensor<16x16xf32>
    %935 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %936 = stablehlo.divide %680, %935 : tensor<16xf32>
    %937 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %938 = stablehlo.divide %685, %937 : tensor<16x16xf32>
    %939 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %940 = stablehlo.divide %690, %939 : tensor<16xf32>
    %941 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %942 = stablehlo.divide %695, %941 : tensor<16x16xf32>
    %943 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %944 = stablehlo.divide %700, %943 : tensor<16xf32>
    %945 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %946 = stablehlo.divide %705, %945 : tensor<16xf32>
    %947 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %948 = stablehlo.divide %710, %947 : tensor<16xf32>
    %949 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %950 = stablehlo.divide %715, %949 : tensor<16xf32>
    %951 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %952 = stablehlo.divide %720, %951 : tensor<16xf32>
    %953 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %954 = stablehlo.divide %725, %953 : tensor<64x16xf32>
    %955 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %956 = stablehlo.divide %730, %955 : tensor<64xf32>
    %957 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %958 = stablehlo.divide %735, %957 : tensor<16x64xf32>
    %959 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %960 = stablehlo.divide %740, %959 : tensor<1x1x16xf32>
    %961 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %962 = stablehlo.divide %745, %961 : tensor<8xf32>
    %963 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %964 = stablehlo.divide %750, %963 : tensor<16x8xf32>
    %965 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %966 = stablehlo.divide %755, %965 : tensor<16xf32>
    %967 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %968 = stablehlo.divide %760, %967 : tensor<16xf32>
    %969 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %970 = stablehlo.divide %765, %969 : tensor<16xf32>
    %971 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %972 = stablehlo.divide %770, %971 : tensor<4x4x3x16xf32>
    %973 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %974 = stablehlo.divide %775, %973 : tensor<5x16xf32>
    %975 = stablehlo.convert %922 : (tensor<i32>) -> tensor<f32>
    %cst_273 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %976 = stablehlo.convert %922 : (tensor<i32>) -> tensor<f32>
    %977 = stablehlo.power %cst_273, %976 : tensor<f32>
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %978 = stablehlo.subtract %cst_274, %977 : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %980 = stablehlo.divide %781, %979 : tensor<16xf32>
    %981 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %982 = stablehlo.divide %787, %981 : tensor<16x16xf32>
    %983 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %984 = stablehlo.divide %793, %983 : tensor<16xf32>
    %985 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %986 = stablehlo.divide %799, %985 : tensor<16x16xf32>
    %987 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %988 = stablehlo.divide %805, %987 : tensor<16xf32>
    %989 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %990 = stablehlo.divide %811, %989 : tensor<16x16xf32>
    %991 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %992 = stablehlo.divide %817, %991 : tensor<16xf32>
    %993 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %994 = stablehlo.divide %823, %993 : tensor<16x16xf32>
    %995 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %996 = stablehlo.divide %829, %995 : tensor<16xf32>
    %997 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %998 = stablehlo.divide %835, %997 : tensor<16xf32>
    %999 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1000 = stablehlo.divide %841, %999 : tensor<16xf32>
    %1001 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1002 = stablehlo.divide %847, %1001 : tensor<16xf32>
    %1003 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1004 = stablehlo.divide %853, %1003 : tensor<16xf32>
    %1005 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1006 = stablehlo.divide %859, %1005 : tensor<64x16xf32>
    %1007 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1008 = stablehlo.divide %865, %1007 : tensor<64xf32>
    %1009 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1010 = stablehlo.divide %871, %1009 : tensor<16x64xf32>
    %1011 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %1012 = stablehlo.divide %877, %1011 : tensor<1x1x16xf32>
    %1013 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1014 = stablehlo.divide %883, %1013 : tensor<8xf32>
    %1015 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1016 = stablehlo.divide %889, %1015 : tensor<16x8xf32>
    %1017 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1018 = stablehlo.divide %895, %1017 : tensor<16xf32>
    %1019 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1020 = stablehlo.divide %901, %1019 : tensor<16xf32>
    %1021 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1022 = stablehlo.divide %907, %1021 : tensor<16xf32>
    %1023 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1024 = stablehlo.divide %913, %1023 : tensor<4x4x3x16xf32>
    %1025 = stablehlo.broadcast_in_dim %978, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1026 = stablehlo.divide %919, %1025 : tensor<5x16xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1028 = stablehlo.add %980, %1027 : tensor<16xf32>
    %1029 = stablehlo.sqrt %1028 : tensor<16xf32>
    %cst_276 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1031 = stablehlo.add %1029, %1030 : tensor<16xf32>
    %1032 = stablehlo.divide %928, %1031 : tensor<16xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1034 = stablehlo.add %982, %1033 : tensor<16x16xf32>
    %1035 = stablehlo.sqrt %1034 : tensor<16x16xf32>
    %cst_278 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1037 = stablehlo.add %1035, %1036 : tensor<16x16xf32>
    %1038 = stablehlo.divide %930, %1037 : tensor<16x16xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1040 = stablehlo.add %984, %1039 : tensor<16xf32>
    %1041 = stablehlo.sqrt %1040 : tensor<16xf32>
    %cst_280 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1043 = stablehlo.add %1041, %1042 : tensor<16xf32>
    %1044 = stablehlo.divide %932, %1043 : tensor<16xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1046 = stablehlo.add %986, %1045 : tensor<16x16xf32>
    %1047 = stablehlo.sqrt %1046 : tensor<16x16xf32>
    %cst_282 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1049 = stablehlo.add %1047, %1048 : tensor<16x16xf32>
    %1050 = stablehlo.divide %934, %1049 : tensor<16x16xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1052 = stablehlo.add %988, %1051 : tensor<16xf32>
    %1053 = stablehlo.sqrt %1052 : tensor<16xf32>
    %cst_284 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1055 = stablehlo.add %1053, %1054 : tensor<16xf32>
    %1056 = stablehlo.divide %936, %1055 : tensor<16xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1058 = stablehlo.add %990, %1057 : tensor<16x16xf32>
    %1059 = stablehlo.sqrt %1058 : tensor<16x16xf32>
    %cst_286 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1061 = stablehlo.add %1059, %1060 : tensor<16x16xf32>
    %1062 = stablehlo.divide %938, %1061 : tensor<16x16xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1064 = stablehlo.add %992, %1063 : tensor<16xf32>
    %1065 = stablehlo.sqrt %1064 : tensor<16xf32>
    %cst_288 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1067 = stablehlo.add %1065, %1066 : tensor<16xf32>
    %1068 = stablehlo.divide %940, %1067 : tensor<16xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1070 = stablehlo.add %994, %1069 : tensor<16x16xf32>
    %1071 = stablehlo.sqrt %1070 : tensor<16x16xf32>
    %cst_290 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1073 = stablehlo.add %1071, %1072 : tensor<16x16xf32>
    %1074 = stablehlo.divide %942, %1073 : tensor<16x16xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1076 = stablehlo.add %996, %1075 : tensor<16xf32>
    %1077 = stablehlo.sqrt %1076 : tensor<16xf32>
    %cst_292 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1079 = stablehlo.add %1077, %1078 : tensor<16xf32>
    %1080 = stablehlo.divide %944, %1079 : tensor<16xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1082 = stablehlo.add %998, %1081 : tensor<16xf32>
    %1083 = stablehlo.sqrt %1082 : tensor<16xf32>
    %cst_294 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1085 = stablehlo.add %1083, %1084 : tensor<16xf32>
    %1086 = stablehlo.divide %946, %1085 : tensor<16xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1088 = stablehlo.add %1000, %1087 : tensor<16xf32>
    %1089 = stablehlo.sqrt %1088 : tensor<16xf32>
    %cst_296 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1091 = stablehlo.add %1089, %1090 : tensor<16xf32>
    %1092 = stablehlo.divide %948, %1091 : tensor<16xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1094 = stablehlo.add %1002, %1093 : tensor<16xf32>
    %1095 = stablehlo.sqrt %1094 : tensor<16xf32>
    %cst_298 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1097 = stablehlo.add %1095, %1096 : tensor<16xf32>
    %1098 = stablehlo.divide %950, %1097 : tensor<16xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1100 = stablehlo.add %1004, %1099 : tensor<16xf32>
    %1101 = stablehlo.sqrt %1100 : tensor<16xf32>
    %cst_300 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1103 = stablehlo.add %1101, %1102 : tensor<16xf32>
    %1104 = stablehlo.divide %952, %1103 : tensor<16xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1106 = stablehlo.add %1006, %1105 : tensor<64x16xf32>
    %1107 = stablehlo.sqrt %1106 : tensor<64x16xf32>
    %cst_302 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1109 = stablehlo.add %1107, %1108 : tensor<64x16xf32>
    %1110 = stablehlo.divide %954, %1109 : tensor<64x16xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1112 = stablehlo.add %1008, %1111 : tensor<64xf32>
    %1113 = stablehlo.sqrt %1112 : tensor<64xf32>
    %cst_304 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1115 = stablehlo.add %1113, %1114 : tensor<64xf32>
    %1116 = stablehlo.divide %956, %1115 : tensor<64xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1118 = stablehlo.add %1010, %1117 : tensor<16x64xf32>
    %1119 = stablehlo.sqrt %1118 : tensor<16x64xf32>
    %cst_306 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1121 = stablehlo.add %1119, %1120 : tensor<16x64xf32>
    %1122 = stablehlo.divide %958, %1121 : tensor<16x64xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %1124 = stablehlo.add %1012, %1123 : tensor<1x1x16xf32>
    %1125 = stablehlo.sqrt %1124 : tensor<1x1x16xf32>
    %cst_308 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %1127 = stablehlo.add %1125, %1126 : tensor<1x1x16xf32>
    %1128 = stablehlo.divide %960, %1127 : tensor<1x1x16xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1130 = stablehlo.add %1014, %1129 : tensor<8xf32>
    %1131 = stablehlo.sqrt %1130 : tensor<8xf32>
    %cst_310 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1133 = stablehlo.add %1131, %1132 : tensor<8xf32>
    %1134 = stablehlo.divide %962, %1133 : tensor<8xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1136 = stablehlo.add %1016, %1135 : tensor<16x8xf32>
    %1137 = stablehlo.sqrt %1136 : tensor<16x8xf32>
    %cst_312 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1139 = stablehlo.add %1137, %1138 : tensor<16x8xf32>
    %1140 = stablehlo.divide %964, %1139 : tensor<16x8xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1141 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1142 = stablehlo.add %1018, %1141 : tensor<16xf32>
    %1143 = stablehlo.sqrt %1142 : tensor<16xf32>
    %cst_314 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1145 = stablehlo.add %1143, %1144 : tensor<16xf32>
    %1146 = stablehlo.divide %966, %1145 : tensor<16xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1148 = stablehlo.add %1020, %1147 : tensor<16xf32>
    %1149 = stablehlo.sqrt %1148 : tensor<16xf32>
    %cst_316 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1151 = stablehlo.add %1149, %1150 : tensor<16xf32>
    %1152 = stablehlo.divide %968, %1151 : tensor<16xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1154 = stablehlo.add %1022, %1153 : tensor<16xf32>
    %1155 = stablehlo.sqrt %1154 : tensor<16xf32>
    %cst_318 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1157 = stablehlo.add %1155, %1156 : tensor<16xf32>
    %1158 = stablehlo.divide %970, %1157 : tensor<16xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1160 = stablehlo.add %1024, %1159 : tensor<4x4x3x16xf32>
    %1161 = stablehlo.sqrt %1160 : tensor<4x4x3x16xf32>
    %cst_320 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1163 = stablehlo.add %1161, %1162 : tensor<4x4x3x16xf32>
    %1164 = stablehlo.divide %972, %1163 : tensor<4x4x3x16xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1166 = stablehlo.add %1026, %1165 : tensor<5x16xf32>
    %1167 = stablehlo.sqrt %1166 : tensor<5x16xf32>
    %cst_322 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1169 = stablehlo.add %1167, %1168 : tensor<5x16xf32>
    %1170 = stablehlo.divide %974, %1169 : tensor<5x16xf32>
    %cst_323 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1172 = stablehlo.multiply %1171, %arg1 : tensor<16x16xf32>
    %1173 = stablehlo.add %1038, %1172 : tensor<16x16xf32>
    %cst_324 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1175 = stablehlo.multiply %1174, %arg3 : tensor<16x16xf32>
    %1176 = stablehlo.add %1050, %1175 : tensor<16x16xf32>
    %cst_325 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1178 = stablehlo.multiply %1177, %arg5 : tensor<16x16xf32>
    %1179 = stablehlo.add %1062, %1178 : tensor<16x16xf32>
    %cst_326 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1181 = stablehlo.multiply %1180, %arg7 : tensor<16x16xf32>
    %1182 = stablehlo.add %1074, %1181 : tensor<16x16xf32>
    %cst_327 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1184 = stablehlo.multiply %1183, %arg13 : tensor<64x16xf32>
    %1185 = stablehlo.add %1110, %1184 : tensor<64x16xf32>
    %cst_328 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1187 = stablehlo.multiply %1186, %arg15 : tensor<16x64xf32>
    %1188 = stablehlo.add %1122, %1187 : tensor<16x64xf32>
    %cst_329 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1190 = stablehlo.multiply %1189, %arg18 : tensor<16x8xf32>
    %1191 = stablehlo.add %1140, %1190 : tensor<16x8xf32>
    %cst_330 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1193 = stablehlo.multiply %1192, %arg22 : tensor<4x4x3x16xf32>
    %1194 = stablehlo.add %1164, %1193 : tensor<4x4x3x16xf32>
    %cst_331 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1196 = stablehlo.multiply %1195, %arg23 : tensor<5x16xf32>
    %1197 = stablehlo.add %1170, %1196 : tensor<5x16xf32>
    %1198 = call @norm(%arg0) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1200 = stablehlo.compare LE, %1198, %1199, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_333 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1202 = call @_where_1(%1200, %1201, %arg0) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1203 = stablehlo.reshape %1198 : (tensor<1xf32>) -> tensor<f32>
    %1204 = call @norm_2(%1202) : (tensor<16xf32>) -> tensor<f32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1205 = stablehlo.compare LE, %1203, %cst_334, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1206 = call @_where_3(%1205, %cst_335, %1204) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1207 = call @norm(%1032) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1209 = stablehlo.compare LE, %1207, %1208, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1211 = call @_where_1(%1209, %1210, %1032) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1212 = stablehlo.reshape %1207 : (tensor<1xf32>) -> tensor<f32>
    %1213 = call @norm_2(%1211) : (tensor<16xf32>) -> tensor<f32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1214 = stablehlo.compare LE, %1212, %cst_338, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = call @_where_3(%1214, %cst_339, %1213) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_340 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1216 = stablehlo.multiply %cst_340, %1206 : tensor<f32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1217 = stablehlo.add %1215, %cst_341 : tensor<f32>
    %1218 = stablehlo.divide %1216, %1217 : tensor<f32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1219 = stablehlo.compare EQ, %1206, %cst_342, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1220 = stablehlo.compare EQ, %1215, %cst_343, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1221 = stablehlo.or %1219, %1220 : tensor<i1>
    %cst_344 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1222 = call @_where_4(%1221, %cst_344, %1218) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %1222, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1224 = stablehlo.multiply %1032, %1223 : tensor<16xf32>
    %1225 = call @norm_5(%arg1) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1227 = stablehlo.compare LE, %1225, %1226, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_346 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1229 = call @_where_6(%1227, %1228, %arg1) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1230 = stablehlo.reshape %1225 : (tensor<1x1xf32>) -> tensor<f32>
    %1231 = call @norm_7(%1229) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1232 = stablehlo.compare LE, %1230, %cst_347, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1233 = call @_where_3(%1232, %cst_348, %1231) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1234 = call @norm_5(%1173) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1236 = stablehlo.compare LE, %1234, %1235, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1238 = call @_where_6(%1236, %1237, %1173) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1239 = stablehlo.reshape %1234 : (tensor<1x1xf32>) -> tensor<f32>
    %1240 = call @norm_7(%1238) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1241 = stablehlo.compare LE, %1239, %cst_351, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1242 = call @_where_3(%1241, %cst_352, %1240) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_353 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1243 = stablehlo.multiply %cst_353, %1233 : tensor<f32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1244 = stablehlo.add %1242, %cst_354 : tensor<f32>
    %1245 = stablehlo.divide %1243, %1244 : tensor<f32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1246 = stablehlo.compare EQ, %1233, %cst_355, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1247 = stablehlo.compare EQ, %1242, %cst_356, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1248 = stablehlo.or %1246, %1247 : tensor<i1>
    %cst_357 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1249 = call @_where_4(%1248, %cst_357, %1245) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %1249, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1251 = stablehlo.multiply %1173, %1250 : tensor<16x16xf32>
    %1252 = call @norm(%arg2) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1254 = stablehlo.compare LE, %1252, %1253, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_359 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1256 = call @_where_1(%1254, %1255, %arg2) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1257 = stablehlo.reshape %1252 : (tensor<1xf32>) -> tensor<f32>
    %1258 = call @norm_2(%1256) : (tensor<16xf32>) -> tensor<f32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1259 = stablehlo.compare LE, %1257, %cst_360, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1260 = call @_where_3(%1259, %cst_361, %1258) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1261 = call @norm(%1044) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1263 = stablehlo.compare LE, %1261, %1262, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_363 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1264 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1265 = call @_where_1(%1263, %1264, %1044) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1266 = stablehlo.reshape %1261 : (tensor<1xf32>) -> tensor<f32>
    %1267 = call @norm_2(%1265) : (tensor<16xf32>) -> tensor<f32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1268 = stablehlo.compare LE, %1266, %cst_364, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1269 = call @_where_3(%1268, %cst_365, %1267) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1270 = stablehlo.multiply %cst_366, %1260 : tensor<f32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1271 = stablehlo.add %1269, %cst_367 : tensor<f32>
    %1272 = stablehlo.divide %1270, %1271 : tensor<f32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1273 = stablehlo.compare EQ, %1260, %cst_368, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1274 = stablehlo.compare EQ, %1269, %cst_369, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1275 = stablehlo.or %1273, %1274 : tensor<i1>
    %cst_370 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1276 = call @_where_4(%1275, %cst_370, %1272) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %1276, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1278 = stablehlo.multiply %1044, %1277 : tensor<16xf32>
    %1279 = call @norm_5(%arg3) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1281 = stablehlo.compare LE, %1279, %1280, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_372 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1283 = call @_where_6(%1281, %1282, %arg3) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1284 = stablehlo.reshape %1279 : (tensor<1x1xf32>) -> tensor<f32>
    %1285 = call @norm_7(%1283) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1286 = stablehlo.compare LE, %1284, %cst_373, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1287 = call @_where_3(%1286, %cst_374, %1285) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1288 = call @norm_5(%1176) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1290 = stablehlo.compare LE, %1288, %1289, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_376 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1292 = call @_where_6(%1290, %1291, %1176) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1293 = stablehlo.reshape %1288 : (tensor<1x1xf32>) -> tensor<f32>
    %1294 = call @norm_7(%1292) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1295 = stablehlo.compare LE, %1293, %cst_377, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1296 = call @_where_3(%1295, %cst_378, %1294) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_379 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1297 = stablehlo.multiply %cst_379, %1287 : tensor<f32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1298 = stablehlo.add %1296, %cst_380 : tensor<f32>
    %1299 = stablehlo.divide %1297, %1298 : tensor<f32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1300 = stablehlo.compare EQ, %1287, %cst_381, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1301 = stablehlo.compare EQ, %1296, %cst_382, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1302 = stablehlo.or %1300, %1301 : tensor<i1>
    %cst_383 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1303 = call @_where_4(%1302, %cst_383, %1299) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %1303, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1305 = stablehlo.multiply %1176, %1304 : tensor<16x16xf32>
    %1306 = call @norm(%arg4) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1308 = stablehlo.compare LE, %1306, %1307, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_385 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1310 = call @_where_1(%1308, %1309, %arg4) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1311 = stablehlo.reshape %1306 : (tensor<1xf32>) -> tensor<f32>
    %1312 = call @norm_2(%1310) : (tensor<16xf32>) -> tensor<f32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1313 = stablehlo.compare LE, %1311, %cst_386, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1314 = call @_where_3(%1313, %cst_387, %1312) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1315 = call @norm(%1056) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1317 = stablehlo.compare LE, %1315, %1316, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_389 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1319 = call @_where_1(%1317, %1318, %1056) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1320 = stablehlo.reshape %1315 : (tensor<1xf32>) -> tensor<f32>
    %1321 = call @norm_2(%1319) : (tensor<16xf32>) -> tensor<f32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.compare LE, %1320, %cst_390, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1323 = call @_where_3(%1322, %cst_391, %1321) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_392 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1324 = stablehlo.multiply %cst_392, %1314 : tensor<f32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1325 = stablehlo.add %1323, %cst_393 : tensor<f32>
    %1326 = stablehlo.divide %1324, %1325 : tensor<f32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1327 = stablehlo.compare EQ, %1314, %cst_394, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1328 = stablehlo.compare EQ, %1323, %cst_395, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1329 = stablehlo.or %1327, %1328 : tensor<i1>
    %cst_396 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1330 = call @_where_4(%1329, %cst_396, %1326) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %1330, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1332 = stablehlo.multiply %1056, %1331 : tensor<16xf32>
    %1333 = call @norm_5(%arg5) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1335 = stablehlo.compare LE, %1333, %1334, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_398 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1337 = call @_where_6(%1335, %1336, %arg5) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1338 = stablehlo.reshape %1333 : (tensor<1x1xf32>) -> tensor<f32>
    %1339 = call @norm_7(%1337) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1340 = stablehlo.compare LE, %1338, %cst_399, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1341 = call @_where_3(%1340, %cst_400, %1339) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1342 = call @norm_5(%1179) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1344 = stablehlo.compare LE, %1342, %1343, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_402 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1346 = call @_where_6(%1344, %1345, %1179) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1347 = stablehlo.reshape %1342 : (tensor<1x1xf32>) -> tensor<f32>
    %1348 = call @norm_7(%1346) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1349 = stablehlo.compare LE, %1347, %cst_403, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1350 = call @_where_3(%1349, %cst_404, %1348) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_405 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1351 = stablehlo.multiply %cst_405, %1341 : tensor<f32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1352 = stablehlo.add %1350, %cst_406 : tensor<f32>
    %1353 = stablehlo.divide %1351, %1352 : tensor<f32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1354 = stablehlo.compare EQ, %1341, %cst_407, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1355 = stablehlo.compare EQ, %1350, %cst_408, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1356 = stablehlo.or %1354, %1355 : tensor<i1>
    %cst_409 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1357 = call @_where_4(%1356, %cst_409, %1353) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %1357, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1359 = stablehlo.multiply %1179, %1358 : tensor<16x16xf32>
    %1360 = call @norm(%arg6) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1362 = stablehlo.compare LE, %1360, %1361, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_411 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1364 = call @_where_1(%1362, %1363, %arg6) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1365 = stablehlo.reshape %1360 : (tensor<1xf32>) -> tensor<f32>
    %1366 = call @norm_2(%1364) : (tensor<16xf32>) -> tensor<f32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1367 = stablehlo.compare LE, %1365, %cst_412, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1368 = call @_where_3(%1367, %cst_413, %1366) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1369 = call @norm(%1068) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1371 = stablehlo.compare LE, %1369, %1370, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_415 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1373 = call @_where_1(%1371, %1372, %1068) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1374 = stablehlo.reshape %1369 : (tensor<1xf32>) -> tensor<f32>
    %1375 = call @norm_2(%1373) : (tensor<16xf32>) -> tensor<f32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1376 = stablehlo.compare LE, %1374, %cst_416, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1377 = call @_where_3(%1376, %cst_417, %1375) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_418 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1378 = stablehlo.multiply %cst_418, %1368 : tensor<f32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1379 = stablehlo.add %1377, %cst_419 : tensor<f32>
    %1380 = stablehlo.divide %1378, %1379 : tensor<f32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1381 = stablehlo.compare EQ, %1368, %cst_420, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1382 = stablehlo.compare EQ, %1377, %cst_421, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1383 = stablehlo.or %1381, %1382 : tensor<i1>
    %cst_422 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1384 = call @_where_4(%1383, %cst_422, %1380) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %1384, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1386 = stablehlo.multiply %1068, %1385 : tensor<16xf32>
    %1387 = call @norm_5(%arg7) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1389 = stablehlo.compare LE, %1387, %1388, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_424 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1391 = call @_where_6(%1389, %1390, %arg7) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1392 = stablehlo.reshape %1387 : (tensor<1x1xf32>) -> tensor<f32>
    %1393 = call @norm_7(%1391) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1394 = stablehlo.compare LE, %1392, %cst_425, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1395 = call @_where_3(%1394, %cst_426, %1393) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1396 = call @norm_5(%1182) : (tensor<16x16xf32>) -> tensor<1x1xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1398 = stablehlo.compare LE, %1396, %1397, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_428 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1400 = call @_where_6(%1398, %1399, %1182) : (tensor<1x1xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1401 = stablehlo.reshape %1396 : (tensor<1x1xf32>) -> tensor<f32>
    %1402 = call @norm_7(%1400) : (tensor<16x16xf32>) -> tensor<f32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1403 = stablehlo.compare LE, %1401, %cst_429, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1404 = call @_where_3(%1403, %cst_430, %1402) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_431 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1405 = stablehlo.multiply %cst_431, %1395 : tensor<f32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1406 = stablehlo.add %1404, %cst_432 : tensor<f32>
    %1407 = stablehlo.divide %1405, %1406 : tensor<f32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1408 = stablehlo.compare EQ, %1395, %cst_433, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1409 = stablehlo.compare EQ, %1404, %cst_434, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1410 = stablehlo.or %1408, %1409 : tensor<i1>
    %cst_435 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1411 = call @_where_4(%1410, %cst_435, %1407) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %1411, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1413 = stablehlo.multiply %1182, %1412 : tensor<16x16xf32>
    %1414 = call @norm(%arg8) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1416 = stablehlo.compare LE, %1414, %1415, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_437 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1417 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1418 = call @_where_1(%1416, %1417, %arg8) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1419 = stablehlo.reshape %1414 : (tensor<1xf32>) -> tensor<f32>
    %1420 = call @norm_2(%1418) : (tensor<16xf32>) -> tensor<f32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1421 = stablehlo.compare LE, %1419, %cst_438, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1422 = call @_where_3(%1421, %cst_439, %1420) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1423 = call @norm(%1080) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1425 = stablehlo.compare LE, %1423, %1424, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_441 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1427 = call @_where_1(%1425, %1426, %1080) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1428 = stablehlo.reshape %1423 : (tensor<1xf32>) -> tensor<f32>
    %1429 = call @norm_2(%1427) : (tensor<16xf32>) -> tensor<f32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1430 = stablehlo.compare LE, %1428, %cst_442, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1431 = call @_where_3(%1430, %cst_443, %1429) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_444 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1432 = stablehlo.multiply %cst_444, %1422 : tensor<f32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1433 = stablehlo.add %1431, %cst_445 : tensor<f32>
    %1434 = stablehlo.divide %1432, %1433 : tensor<f32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1435 = stablehlo.compare EQ, %1422, %cst_446, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1436 = stablehlo.compare EQ, %1431, %cst_447, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1437 = stablehlo.or %1435, %1436 : tensor<i1>
    %cst_448 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1438 = call @_where_4(%1437, %cst_448, %1434) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1440 = stablehlo.multiply %1080, %1439 : tensor<16xf32>
    %1441 = call @norm(%arg9) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1443 = stablehlo.compare LE, %1441, %1442, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_450 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1445 = call @_where_1(%1443, %1444, %arg9) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1446 = stablehlo.reshape %1441 : (tensor<1xf32>) -> tensor<f32>
    %1447 = call @norm_2(%1445) : (tensor<16xf32>) -> tensor<f32>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1448 = stablehlo.compare LE, %1446, %cst_451, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1449 = call @_where_3(%1448, %cst_452, %1447) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1450 = call @norm(%1086) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1452 = stablehlo.compare LE, %1450, %1451, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_454 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1453 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1454 = call @_where_1(%1452, %1453, %1086) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1455 = stablehlo.reshape %1450 : (tensor<1xf32>) -> tensor<f32>
    %1456 = call @norm_2(%1454) : (tensor<16xf32>) -> tensor<f32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1457 = stablehlo.compare LE, %1455, %cst_455, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1458 = call @_where_3(%1457, %cst_456, %1456) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_457 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1459 = stablehlo.multiply %cst_457, %1449 : tensor<f32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1460 = stablehlo.add %1458, %cst_458 : tensor<f32>
    %1461 = stablehlo.divide %1459, %1460 : tensor<f32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1462 = stablehlo.compare EQ, %1449, %cst_459, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1463 = stablehlo.compare EQ, %1458, %cst_460, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1464 = stablehlo.or %1462, %1463 : tensor<i1>
    %cst_461 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1465 = call @_where_4(%1464, %cst_461, %1461) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %1465, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1467 = stablehlo.multiply %1086, %1466 : tensor<16xf32>
    %1468 = call @norm(%arg10) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1470 = stablehlo.compare LE, %1468, %1469, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_463 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1471 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1472 = call @_where_1(%1470, %1471, %arg10) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1473 = stablehlo.reshape %1468 : (tensor<1xf32>) -> tensor<f32>
    %1474 = call @norm_2(%1472) : (tensor<16xf32>) -> tensor<f32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.compare LE, %1473, %cst_464, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1476 = call @_where_3(%1475, %cst_465, %1474) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1477 = call @norm(%1092) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1479 = stablehlo.compare LE, %1477, %1478, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_467 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1481 = call @_where_1(%1479, %1480, %1092) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1482 = stablehlo.reshape %1477 : (tensor<1xf32>) -> tensor<f32>
    %1483 = call @norm_2(%1481) : (tensor<16xf32>) -> tensor<f32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1484 = stablehlo.compare LE, %1482, %cst_468, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1485 = call @_where_3(%1484, %cst_469, %1483) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_470 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1486 = stablehlo.multiply %cst_470, %1476 : tensor<f32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1487 = stablehlo.add %1485, %cst_471 : tensor<f32>
    %1488 = stablehlo.divide %1486, %1487 : tensor<f32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1489 = stablehlo.compare EQ, %1476, %cst_472, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_473 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1490 = stablehlo.compare EQ, %1485, %cst_473, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1491 = stablehlo.or %1489, %1490 : tensor<i1>
    %cst_474 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1492 = call @_where_4(%1491, %cst_474, %1488) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %1492, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1494 = stablehlo.multiply %1092, %1493 : tensor<16xf32>
    %1495 = call @norm(%arg11) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1497 = stablehlo.compare LE, %1495, %1496, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_476 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1499 = call @_where_1(%1497, %1498, %arg11) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1500 = stablehlo.reshape %1495 : (tensor<1xf32>) -> tensor<f32>
    %1501 = call @norm_2(%1499) : (tensor<16xf32>) -> tensor<f32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1502 = stablehlo.compare LE, %1500, %cst_477, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1503 = call @_where_3(%1502, %cst_478, %1501) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1504 = call @norm(%1098) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1506 = stablehlo.compare LE, %1504, %1505, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_480 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1508 = call @_where_1(%1506, %1507, %1098) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1509 = stablehlo.reshape %1504 : (tensor<1xf32>) -> tensor<f32>
    %1510 = call @norm_2(%1508) : (tensor<16xf32>) -> tensor<f32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.compare LE, %1509, %cst_481, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1512 = call @_where_3(%1511, %cst_482, %1510) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_483 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1513 = stablehlo.multiply %cst_483, %1503 : tensor<f32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1514 = stablehlo.add %1512, %cst_484 : tensor<f32>
    %1515 = stablehlo.divide %1513, %1514 : tensor<f32>
    %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1516 = stablehlo.compare EQ, %1503, %cst_485, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1517 = stablehlo.compare EQ, %1512, %cst_486, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1518 = stablehlo.or %1516, %1517 : tensor<i1>
    %cst_487 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1519 = call @_where_4(%1518, %cst_487, %1515) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %1519, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1521 = stablehlo.multiply %1098, %1520 : tensor<16xf32>
    %1522 = call @norm(%arg12) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1524 = stablehlo.compare LE, %1522, %1523, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_489 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1526 = call @_where_1(%1524, %1525, %arg12) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1527 = stablehlo.reshape %1522 : (tensor<1xf32>) -> tensor<f32>
    %1528 = call @norm_2(%1526) : (tensor<16xf32>) -> tensor<f32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.compare LE, %1527, %cst_490, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1530 = call @_where_3(%1529, %cst_491, %1528) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1531 = call @norm(%1104) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1533 = stablehlo.compare LE, %1531, %1532, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_493 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1534 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1535 = call @_where_1(%1533, %1534, %1104) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1536 = stablehlo.reshape %1531 : (tensor<1xf32>) -> tensor<f32>
    %1537 = call @norm_2(%1535) : (tensor<16xf32>) -> tensor<f32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1538 = stablehlo.compare LE, %1536, %cst_494, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1539 = call @_where_3(%1538, %cst_495, %1537) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_496 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1540 = stablehlo.multiply %cst_496, %1530 : tensor<f32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.add %1539, %cst_497 : tensor<f32>
    %1542 = stablehlo.divide %1540, %1541 : tensor<f32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1543 = stablehlo.compare EQ, %1530, %cst_498, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1544 = stablehlo.compare EQ, %1539, %cst_499, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1545 = stablehlo.or %1543, %1544 : tensor<i1>
    %cst_500 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1546 = call @_where_4(%1545, %cst_500, %1542) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %1546, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1548 = stablehlo.multiply %1104, %1547 : tensor<16xf32>
    %1549 = call @norm_8(%arg13) : (tensor<64x16xf32>) -> tensor<1x1xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1551 = stablehlo.compare LE, %1549, %1550, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_502 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1553 = call @_where_9(%1551, %1552, %arg13) : (tensor<1x1xi1>, tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %1554 = stablehlo.reshape %1549 : (tensor<1x1xf32>) -> tensor<f32>
    %1555 = call @norm_10(%1553) : (tensor<64x16xf32>) -> tensor<f32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1556 = stablehlo.compare LE, %1554, %cst_503, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1557 = call @_where_3(%1556, %cst_504, %1555) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1558 = call @norm_8(%1185) : (tensor<64x16xf32>) -> tensor<1x1xf32>
    %cst_505 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1560 = stablehlo.compare LE, %1558, %1559, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_506 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1561 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1562 = call @_where_9(%1560, %1561, %1185) : (tensor<1x1xi1>, tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %1563 = stablehlo.reshape %1558 : (tensor<1x1xf32>) -> tensor<f32>
    %1564 = call @norm_10(%1562) : (tensor<64x16xf32>) -> tensor<f32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1565 = stablehlo.compare LE, %1563, %cst_507, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_508 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1566 = call @_where_3(%1565, %cst_508, %1564) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_509 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1567 = stablehlo.multiply %cst_509, %1557 : tensor<f32>
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1568 = stablehlo.add %1566, %cst_510 : tensor<f32>
    %1569 = stablehlo.divide %1567, %1568 : tensor<f32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1570 = stablehlo.compare EQ, %1557, %cst_511, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1571 = stablehlo.compare EQ, %1566, %cst_512, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1572 = stablehlo.or %1570, %1571 : tensor<i1>
    %cst_513 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1573 = call @_where_4(%1572, %cst_513, %1569) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %1573, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1575 = stablehlo.multiply %1185, %1574 : tensor<64x16xf32>
    %1576 = call @norm_11(%arg14) : (tensor<64xf32>) -> tensor<1xf32>
    %cst_514 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1578 = stablehlo.compare LE, %1576, %1577, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_515 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1580 = call @_where_12(%1578, %1579, %arg14) : (tensor<1xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1581 = stablehlo.reshape %1576 : (tensor<1xf32>) -> tensor<f32>
    %1582 = call @norm_13(%1580) : (tensor<64xf32>) -> tensor<f32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1583 = stablehlo.compare LE, %1581, %cst_516, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1584 = call @_where_3(%1583, %cst_517, %1582) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1585 = call @norm_11(%1116) : (tensor<64xf32>) -> tensor<1xf32>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1587 = stablehlo.compare LE, %1585, %1586, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_519 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1589 = call @_where_12(%1587, %1588, %1116) : (tensor<1xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1590 = stablehlo.reshape %1585 : (tensor<1xf32>) -> tensor<f32>
    %1591 = call @norm_13(%1589) : (tensor<64xf32>) -> tensor<f32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1592 = stablehlo.compare LE, %1590, %cst_520, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1593 = call @_where_3(%1592, %cst_521, %1591) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_522 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1594 = stablehlo.multiply %cst_522, %1584 : tensor<f32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.add %1593, %cst_523 : tensor<f32>
    %1596 = stablehlo.divide %1594, %1595 : tensor<f32>
    %cst_524 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1597 = stablehlo.compare EQ, %1584, %cst_524, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1598 = stablehlo.compare EQ, %1593, %cst_525, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1599 = stablehlo.or %1597, %1598 : tensor<i1>
    %cst_526 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1600 = call @_where_4(%1599, %cst_526, %1596) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %1600, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1602 = stablehlo.multiply %1116, %1601 : tensor<64xf32>
    %1603 = call @norm_14(%arg15) : (tensor<16x64xf32>) -> tensor<1x1xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1605 = stablehlo.compare LE, %1603, %1604, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_528 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1607 = call @_where_15(%1605, %1606, %arg15) : (tensor<1x1xi1>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1608 = stablehlo.reshape %1603 : (tensor<1x1xf32>) -> tensor<f32>
    %1609 = call @norm_16(%1607) : (tensor<16x64xf32>) -> tensor<f32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1610 = stablehlo.compare LE, %1608, %cst_529, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1611 = call @_where_3(%1610, %cst_530, %1609) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1612 = call @norm_14(%1188) : (tensor<16x64xf32>) -> tensor<1x1xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1614 = stablehlo.compare LE, %1612, %1613, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_532 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1616 = call @_where_15(%1614, %1615, %1188) : (tensor<1x1xi1>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1617 = stablehlo.reshape %1612 : (tensor<1x1xf32>) -> tensor<f32>
    %1618 = call @norm_16(%1616) : (tensor<16x64xf32>) -> tensor<f32>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1619 = stablehlo.compare LE, %1617, %cst_533, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1620 = call @_where_3(%1619, %cst_534, %1618) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_535 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1621 = stablehlo.multiply %cst_535, %1611 : tensor<f32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1622 = stablehlo.add %1620, %cst_536 : tensor<f32>
    %1623 = stablehlo.divide %1621, %1622 : tensor<f32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1624 = stablehlo.compare EQ, %1611, %cst_537, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1625 = stablehlo.compare EQ, %1620, %cst_538, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1626 = stablehlo.or %1624, %1625 : tensor<i1>
    %cst_539 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1627 = call @_where_4(%1626, %cst_539, %1623) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %1627, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1629 = stablehlo.multiply %1188, %1628 : tensor<16x64xf32>
    %1630 = call @norm_17(%arg16) : (tensor<1x1x16xf32>) -> tensor<1x1x1xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1631 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1632 = stablehlo.compare LE, %1630, %1631, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_541 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %1634 = call @_where_18(%1632, %1633, %arg16) : (tensor<1x1x1xi1>, tensor<1x1x16xf32>, tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %1635 = stablehlo.reshape %1630 : (tensor<1x1x1xf32>) -> tensor<f32>
    %1636 = call @norm_19(%1634) : (tensor<1x1x16xf32>) -> tensor<f32>
    %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1637 = stablehlo.compare LE, %1635, %cst_542, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1638 = call @_where_3(%1637, %cst_543, %1636) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1639 = call @norm_17(%1128) : (tensor<1x1x16xf32>) -> tensor<1x1x1xf32>
    %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1641 = stablehlo.compare LE, %1639, %1640, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_545 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %1643 = call @_where_18(%1641, %1642, %1128) : (tensor<1x1x1xi1>, tensor<1x1x16xf32>, tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %1644 = stablehlo.reshape %1639 : (tensor<1x1x1xf32>) -> tensor<f32>
    %1645 = call @norm_19(%1643) : (tensor<1x1x16xf32>) -> tensor<f32>
    %cst_546 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1646 = stablehlo.compare LE, %1644, %cst_546, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1647 = call @_where_3(%1646, %cst_547, %1645) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_548 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1648 = stablehlo.multiply %cst_548, %1638 : tensor<f32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1649 = stablehlo.add %1647, %cst_549 : tensor<f32>
    %1650 = stablehlo.divide %1648, %1649 : tensor<f32>
    %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1651 = stablehlo.compare EQ, %1638, %cst_550, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1652 = stablehlo.compare EQ, %1647, %cst_551, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1653 = stablehlo.or %1651, %1652 : tensor<i1>
    %cst_552 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1654 = call @_where_4(%1653, %cst_552, %1650) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %1654, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %1656 = stablehlo.multiply %1128, %1655 : tensor<1x1x16xf32>
    %1657 = call @norm_20(%arg17) : (tensor<8xf32>) -> tensor<1xf32>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1659 = stablehlo.compare LE, %1657, %1658, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_554 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1660 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1661 = call @_where_21(%1659, %1660, %arg17) : (tensor<1xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1662 = stablehlo.reshape %1657 : (tensor<1xf32>) -> tensor<f32>
    %1663 = call @norm_22(%1661) : (tensor<8xf32>) -> tensor<f32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1664 = stablehlo.compare LE, %1662, %cst_555, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1665 = call @_where_3(%1664, %cst_556, %1663) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1666 = call @norm_20(%1134) : (tensor<8xf32>) -> tensor<1xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1668 = stablehlo.compare LE, %1666, %1667, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_558 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1670 = call @_where_21(%1668, %1669, %1134) : (tensor<1xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1671 = stablehlo.reshape %1666 : (tensor<1xf32>) -> tensor<f32>
    %1672 = call @norm_22(%1670) : (tensor<8xf32>) -> tensor<f32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1673 = stablehlo.compare LE, %1671, %cst_559, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1674 = call @_where_3(%1673, %cst_560, %1672) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_561 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1675 = stablehlo.multiply %cst_561, %1665 : tensor<f32>
    %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1676 = stablehlo.add %1674, %cst_562 : tensor<f32>
    %1677 = stablehlo.divide %1675, %1676 : tensor<f32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1678 = stablehlo.compare EQ, %1665, %cst_563, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1679 = stablehlo.compare EQ, %1674, %cst_564, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1680 = stablehlo.or %1678, %1679 : tensor<i1>
    %cst_565 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1681 = call @_where_4(%1680, %cst_565, %1677) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %1681, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1683 = stablehlo.multiply %1134, %1682 : tensor<8xf32>
    %1684 = call @norm_23(%arg18) : (tensor<16x8xf32>) -> tensor<1x1xf32>
    %cst_566 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1685 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1686 = stablehlo.compare LE, %1684, %1685, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_567 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1688 = call @_where_24(%1686, %1687, %arg18) : (tensor<1x1xi1>, tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %1689 = stablehlo.reshape %1684 : (tensor<1x1xf32>) -> tensor<f32>
    %1690 = call @norm_25(%1688) : (tensor<16x8xf32>) -> tensor<f32>
    %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1691 = stablehlo.compare LE, %1689, %cst_568, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1692 = call @_where_3(%1691, %cst_569, %1690) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1693 = call @norm_23(%1191) : (tensor<16x8xf32>) -> tensor<1x1xf32>
    %cst_570 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1695 = stablehlo.compare LE, %1693, %1694, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_571 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1697 = call @_where_24(%1695, %1696, %1191) : (tensor<1x1xi1>, tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %1698 = stablehlo.reshape %1693 : (tensor<1x1xf32>) -> tensor<f32>
    %1699 = call @norm_25(%1697) : (tensor<16x8xf32>) -> tensor<f32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1700 = stablehlo.compare LE, %1698, %cst_572, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1701 = call @_where_3(%1700, %cst_573, %1699) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_574 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1702 = stablehlo.multiply %cst_574, %1692 : tensor<f32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1703 = stablehlo.add %1701, %cst_575 : tensor<f32>
    %1704 = stablehlo.divide %1702, %1703 : tensor<f32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1705 = stablehlo.compare EQ, %1692, %cst_576, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_577 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1706 = stablehlo.compare EQ, %1701, %cst_577, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1707 = stablehlo.or %1705, %1706 : tensor<i1>
    %cst_578 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1708 = call @_where_4(%1707, %cst_578, %1704) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %1708, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1710 = stablehlo.multiply %1191, %1709 : tensor<16x8xf32>
    %1711 = call @norm(%arg19) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1712 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1713 = stablehlo.compare LE, %1711, %1712, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_580 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1714 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1715 = call @_where_1(%1713, %1714, %arg19) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1716 = stablehlo.reshape %1711 : (tensor<1xf32>) -> tensor<f32>
    %1717 = call @norm_2(%1715) : (tensor<16xf32>) -> tensor<f32>
    %cst_581 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1718 = stablehlo.compare LE, %1716, %cst_581, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_582 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1719 = call @_where_3(%1718, %cst_582, %1717) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1720 = call @norm(%1146) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1722 = stablehlo.compare LE, %1720, %1721, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_584 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1723 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1724 = call @_where_1(%1722, %1723, %1146) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1725 = stablehlo.reshape %1720 : (tensor<1xf32>) -> tensor<f32>
    %1726 = call @norm_2(%1724) : (tensor<16xf32>) -> tensor<f32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1727 = stablehlo.compare LE, %1725, %cst_585, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_586 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1728 = call @_where_3(%1727, %cst_586, %1726) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_587 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1729 = stablehlo.multiply %cst_587, %1719 : tensor<f32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1730 = stablehlo.add %1728, %cst_588 : tensor<f32>
    %1731 = stablehlo.divide %1729, %1730 : tensor<f32>
    %cst_589 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1732 = stablehlo.compare EQ, %1719, %cst_589, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_590 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1733 = stablehlo.compare EQ, %1728, %cst_590, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1734 = stablehlo.or %1732, %1733 : tensor<i1>
    %cst_591 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1735 = call @_where_4(%1734, %cst_591, %1731) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1736 = stablehlo.broadcast_in_dim %1735, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1737 = stablehlo.multiply %1146, %1736 : tensor<16xf32>
    %1738 = call @norm(%arg20) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_592 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1740 = stablehlo.compare LE, %1738, %1739, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_593 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1741 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1742 = call @_where_1(%1740, %1741, %arg20) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1743 = stablehlo.reshape %1738 : (tensor<1xf32>) -> tensor<f32>
    %1744 = call @norm_2(%1742) : (tensor<16xf32>) -> tensor<f32>
    %cst_594 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1745 = stablehlo.compare LE, %1743, %cst_594, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_595 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1746 = call @_where_3(%1745, %cst_595, %1744) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1747 = call @norm(%1152) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1748 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1749 = stablehlo.compare LE, %1747, %1748, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_597 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1750 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1751 = call @_where_1(%1749, %1750, %1152) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1752 = stablehlo.reshape %1747 : (tensor<1xf32>) -> tensor<f32>
    %1753 = call @norm_2(%1751) : (tensor<16xf32>) -> tensor<f32>
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.compare LE, %1752, %cst_598, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_599 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1755 = call @_where_3(%1754, %cst_599, %1753) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_600 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1756 = stablehlo.multiply %cst_600, %1746 : tensor<f32>
    %cst_601 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1757 = stablehlo.add %1755, %cst_601 : tensor<f32>
    %1758 = stablehlo.divide %1756, %1757 : tensor<f32>
    %cst_602 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1759 = stablehlo.compare EQ, %1746, %cst_602, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1760 = stablehlo.compare EQ, %1755, %cst_603, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1761 = stablehlo.or %1759, %1760 : tensor<i1>
    %cst_604 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1762 = call @_where_4(%1761, %cst_604, %1758) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %1762, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1764 = stablehlo.multiply %1152, %1763 : tensor<16xf32>
    %1765 = call @norm(%arg21) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_605 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1766 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1767 = stablehlo.compare LE, %1765, %1766, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_606 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1768 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1769 = call @_where_1(%1767, %1768, %arg21) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1770 = stablehlo.reshape %1765 : (tensor<1xf32>) -> tensor<f32>
    %1771 = call @norm_2(%1769) : (tensor<16xf32>) -> tensor<f32>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1772 = stablehlo.compare LE, %1770, %cst_607, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1773 = call @_where_3(%1772, %cst_608, %1771) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1774 = call @norm(%1158) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1776 = stablehlo.compare LE, %1774, %1775, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_610 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1777 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1778 = call @_where_1(%1776, %1777, %1158) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1779 = stablehlo.reshape %1774 : (tensor<1xf32>) -> tensor<f32>
    %1780 = call @norm_2(%1778) : (tensor<16xf32>) -> tensor<f32>
    %cst_611 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1781 = stablehlo.compare LE, %1779, %cst_611, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_612 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1782 = call @_where_3(%1781, %cst_612, %1780) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_613 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1783 = stablehlo.multiply %cst_613, %1773 : tensor<f32>
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1784 = stablehlo.add %1782, %cst_614 : tensor<f32>
    %1785 = stablehlo.divide %1783, %1784 : tensor<f32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1786 = stablehlo.compare EQ, %1773, %cst_615, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_616 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1787 = stablehlo.compare EQ, %1782, %cst_616, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1788 = stablehlo.or %1786, %1787 : tensor<i1>
    %cst_617 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1789 = call @_where_4(%1788, %cst_617, %1785) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %1789, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1791 = stablehlo.multiply %1158, %1790 : tensor<16xf32>
    %1792 = call @norm_26(%arg22) : (tensor<4x4x3x16xf32>) -> tensor<1x1x1x1xf32>
    %cst_618 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1793 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1794 = stablehlo.compare LE, %1792, %1793, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_619 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1795 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1796 = call @_where_27(%1794, %1795, %arg22) : (tensor<1x1x1x1xi1>, tensor<4x4x3x16xf32>, tensor<4x4x3x16xf32>) -> tensor<4x4x3x16xf32>
    %1797 = stablehlo.reshape %1792 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %1798 = call @norm_28(%1796) : (tensor<4x4x3x16xf32>) -> tensor<f32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1799 = stablehlo.compare LE, %1797, %cst_620, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1800 = call @_where_3(%1799, %cst_621, %1798) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1801 = call @norm_26(%1194) : (tensor<4x4x3x16xf32>) -> tensor<1x1x1x1xf32>
    %cst_622 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1802 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1803 = stablehlo.compare LE, %1801, %1802, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_623 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1805 = call @_where_27(%1803, %1804, %1194) : (tensor<1x1x1x1xi1>, tensor<4x4x3x16xf32>, tensor<4x4x3x16xf32>) -> tensor<4x4x3x16xf32>
    %1806 = stablehlo.reshape %1801 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %1807 = call @norm_28(%1805) : (tensor<4x4x3x16xf32>) -> tensor<f32>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1808 = stablehlo.compare LE, %1806, %cst_624, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_625 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1809 = call @_where_3(%1808, %cst_625, %1807) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_626 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1810 = stablehlo.multiply %cst_626, %1800 : tensor<f32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1811 = stablehlo.add %1809, %cst_627 : tensor<f32>
    %1812 = stablehlo.divide %1810, %1811 : tensor<f32>
    %cst_628 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1813 = stablehlo.compare EQ, %1800, %cst_628, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_629 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1814 = stablehlo.compare EQ, %1809, %cst_629, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1815 = stablehlo.or %1813, %1814 : tensor<i1>
    %cst_630 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1816 = call @_where_4(%1815, %cst_630, %1812) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %1816, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1818 = stablehlo.multiply %1194, %1817 : tensor<4x4x3x16xf32>
    %1819 = call @norm_29(%arg23) : (tensor<5x16xf32>) -> tensor<1x1xf32>
    %cst_631 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1820 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1821 = stablehlo.compare LE, %1819, %1820, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_632 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1822 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1823 = call @_where_30(%1821, %1822, %arg23) : (tensor<1x1xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %1824 = stablehlo.reshape %1819 : (tensor<1x1xf32>) -> tensor<f32>
    %1825 = call @norm_31(%1823) : (tensor<5x16xf32>) -> tensor<f32>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1826 = stablehlo.compare LE, %1824, %cst_633, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1827 = call @_where_3(%1826, %cst_634, %1825) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1828 = call @norm_29(%1197) : (tensor<5x16xf32>) -> tensor<1x1xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1829 = stablehlo.broadcast_in_dim %cst_635, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1830 = stablehlo.compare LE, %1828, %1829, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_636 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1831 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1832 = call @_where_30(%1830, %1831, %1197) : (tensor<1x1xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %1833 = stablehlo.reshape %1828 : (tensor<1x1xf32>) -> tensor<f32>
    %1834 = call @norm_31(%1832) : (tensor<5x16xf32>) -> tensor<f32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1835 = stablehlo.compare LE, %1833, %cst_637, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1836 = call @_where_3(%1835, %cst_638, %1834) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_639 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1837 = stablehlo.multiply %cst_639, %1827 : tensor<f32>
    %cst_640 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1838 = stablehlo.add %1836, %cst_640 : tensor<f32>
    %1839 = stablehlo.divide %1837, %1838 : tensor<f32>
    %cst_641 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1840 = stablehlo.compare EQ, %1827, %cst_641, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1841 = stablehlo.compare EQ, %1836, %cst_642, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1842 = stablehlo.or %1840, %1841 : tensor<i1>
    %cst_643 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1843 = call @_where_4(%1842, %cst_643, %1839) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1844 = stablehlo.broadcast_in_dim %1843, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1845 = stablehlo.multiply %1197, %1844 : tensor<5x16xf32>
    %cst_644 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1846 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1847 = stablehlo.multiply %1846, %1224 : tensor<16xf32>
    %cst_645 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1848 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1849 = stablehlo.multiply %1848, %1251 : tensor<16x16xf32>
    %cst_646 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1851 = stablehlo.multiply %1850, %1278 : tensor<16xf32>
    %cst_647 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1852 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1853 = stablehlo.multiply %1852, %1305 : tensor<16x16xf32>
    %cst_648 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1854 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1855 = stablehlo.multiply %1854, %1332 : tensor<16xf32>
    %cst_649 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1857 = stablehlo.multiply %1856, %1359 : tensor<16x16xf32>
    %cst_650 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1858 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1859 = stablehlo.multiply %1858, %1386 : tensor<16xf32>
    %cst_651 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1860 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1861 = stablehlo.multiply %1860, %1413 : tensor<16x16xf32>
    %cst_652 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1862 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1863 = stablehlo.multiply %1862, %1440 : tensor<16xf32>
    %cst_653 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1864 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1865 = stablehlo.multiply %1864, %1467 : tensor<16xf32>
    %cst_654 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1866 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1867 = stablehlo.multiply %1866, %1494 : tensor<16xf32>
    %cst_655 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1868 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1869 = stablehlo.multiply %1868, %1521 : tensor<16xf32>
    %cst_656 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1870 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1871 = stablehlo.multiply %1870, %1548 : tensor<16xf32>
    %cst_657 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1872 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1873 = stablehlo.multiply %1872, %1575 : tensor<64x16xf32>
    %cst_658 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1874 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1875 = stablehlo.multiply %1874, %1602 : tensor<64xf32>
    %cst_659 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1876 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1877 = stablehlo.multiply %1876, %1629 : tensor<16x64xf32>
    %cst_660 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1878 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %1879 = stablehlo.multiply %1878, %1656 : tensor<1x1x16xf32>
    %cst_661 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1880 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1881 = stablehlo.multiply %1880, %1683 : tensor<8xf32>
    %cst_662 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1882 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1883 = stablehlo.multiply %1882, %1710 : tensor<16x8xf32>
    %cst_663 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1884 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1885 = stablehlo.multiply %1884, %1737 : tensor<16xf32>
    %cst_664 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1886 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1887 = stablehlo.multiply %1886, %1764 : tensor<16xf32>
    %cst_665 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1888 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1889 = stablehlo.multiply %1888, %1791 : tensor<16xf32>
    %cst_666 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1890 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %1891 = stablehlo.multiply %1890, %1818 : tensor<4x4x3x16xf32>
    %cst_667 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %1892 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1893 = stablehlo.multiply %1892, %1845 : tensor<5x16xf32>
    %1894 = stablehlo.add %arg0, %1847 : tensor<16xf32>
    %1895 = stablehlo.add %arg1, %1849 : tensor<16x16xf32>
    %1896 = stablehlo.add %arg2, %1851 : tensor<16xf32>
    %1897 = stablehlo.add %arg3, %1853 : tensor<16x16xf32>
    %1898 = stablehlo.add %arg4, %1855 : tensor<16xf32>
    %1899 = stablehlo.add %arg5, %1857 : tensor<16x16xf32>
    %1900 = stablehlo.add %arg6, %1859 : tensor<16xf32>
    %1901 = stablehlo.add %arg7, %1861 : tensor<16x16xf32>
    %1902 = stablehlo.add %arg8, %1863 : tensor<16xf32>
    %1903 = stablehlo.add %arg9, %1865 : tensor<16xf32>
    %1904 = stablehlo.add %arg10, %1867 : tensor<16xf32>
    %1905 = stablehlo.add %arg11, %1869 : tensor<16xf32>
    %1906 = stablehlo.add %arg12, %1871 : tensor<16xf32>
    %1907 = stablehlo.add %arg13, %1873 : tensor<64x16xf32>
    %1908 = stablehlo.add %arg14, %1875 : tensor<64xf32>
    %1909 = stablehlo.add %arg15, %1877 : tensor<16x64xf32>
    %1910 = stablehlo.add %arg16, %1879 : tensor<1x1x16xf32>
    %1911 = stablehlo.add %arg17, %1881 : tensor<8xf32>
    %1912 = stablehlo.add %arg18, %1883 : tensor<16x8xf32>
    %1913 = stablehlo.add %arg19, %1885 : tensor<16xf32>
    %1914 = stablehlo.add %arg20, %1887 : tensor<16xf32>
    %1915 = stablehlo.add %arg21, %1889 : tensor<16xf32>
    %1916 = stablehlo.add %arg22, %1891 : tensor<4x4x3x16xf32>
    %1917 = stablehlo.add %arg23, %1893 : tensor<5x16xf32>
    return %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %922, %660, %665, %670, %675, %680, %685, %690, %695, %700, %705, %710, %715, %720, %725, %730, %735, %740, %745, %750, %755, %760, %765, %770, %775, %781, %787, %793, %799, %805, %811, %817, %823, %829, %835, %841, %847, %853, %859, %865, %871, %877, %883, %889, %895, %901, %907, %913, %919, %187 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<1x1x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4x3x16xf32>, tensor<5x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<1x1x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4x3x16xf32>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<1x1x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4x3x16xf32>, tensor<5x16xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<12x8xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.log %8 : tensor<12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8xf32>
    return %11, %6, %8 : tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<12xi32>) -> tensor<12x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<12x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8xi1>) -> tensor<12x8xf32>
    return %5 : tensor<12x8xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<12x8xf32>, %arg1: tensor<12x1xf32>, %arg2: tensor<12x8xf32>) -> tensor<12x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.reshape %1 : (tensor<12xf32>) -> tensor<12x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xf32>) -> tensor<12x8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x8xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x8xf32>
    return %7 : tensor<12x8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @norm(%arg0: tensor<16xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_1(%arg0: tensor<1xi1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<16xi1>, tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @norm_2(%arg0: tensor<16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @norm_5(%arg0: tensor<16x16xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_6(%arg0: tensor<1x1xi1>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<16x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<16x16xi1>, tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @norm_7(%arg0: tensor<16x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_8(%arg0: tensor<64x16xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_9(%arg0: tensor<1x1xi1>, %arg1: tensor<64x16xf32>, %arg2: tensor<64x16xf32>) -> tensor<64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<64x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<64x16xi1>, tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
  func.func private @norm_10(%arg0: tensor<64x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_11(%arg0: tensor<64xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_12(%arg0: tensor<1xi1>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>) -> tensor<64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<64xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<64xi1>, tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @norm_13(%arg0: tensor<64xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_14(%arg0: tensor<16x64xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_15(%arg0: tensor<1x1xi1>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<16x64xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<16x64xi1>, tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @norm_16(%arg0: tensor<16x64xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_17(%arg0: tensor<1x1x16xf32>) -> tensor<1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x1x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1xf32>
    return %3 : tensor<1x1x1xf32>
  }
  func.func private @_where_18(%arg0: tensor<1x1x1xi1>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<1x1x16xf32>) -> tensor<1x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x1x1xi1>) -> tensor<1x1x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<1x1x16xi1>, tensor<1x1x16xf32>
    return %1 : tensor<1x1x16xf32>
  }
  func.func private @norm_19(%arg0: tensor<1x1x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x1x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_20(%arg0: tensor<8xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_21(%arg0: tensor<1xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<8xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8xi1>, tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @norm_22(%arg0: tensor<8xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_23(%arg0: tensor<16x8xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_24(%arg0: tensor<1x1xi1>, %arg1: tensor<16x8xf32>, %arg2: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<16x8xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<16x8xi1>, tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func private @norm_25(%arg0: tensor<16x8xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_26(%arg0: tensor<4x4x3x16xf32>) -> tensor<1x1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x4x3x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x3x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1x1xf32>
    return %3 : tensor<1x1x1x1xf32>
  }
  func.func private @_where_27(%arg0: tensor<1x1x1x1xi1>, %arg1: tensor<4x4x3x16xf32>, %arg2: tensor<4x4x3x16xf32>) -> tensor<4x4x3x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi1>) -> tensor<4x4x3x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<4x4x3x16xi1>, tensor<4x4x3x16xf32>
    return %1 : tensor<4x4x3x16xf32>
  }
  func.func private @norm_28(%arg0: tensor<4x4x3x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x4x3x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x3x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_29(%arg0: tensor<5x16xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_30(%arg0: tensor<1x1xi1>, %arg1: tensor<5x16xf32>, %arg2: tensor<5x16xf32>) -> tensor<5x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<5x16xi1>, tensor<5x16xf32>
    return %1 : tensor<5x16xf32>
  }
  func.func private @norm_31(%arg0: tensor<5x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['k']['bias']", zero.role = #zero.role<param "blocks/0/attn/k/bias">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<param "blocks/0/attn/k/kernel">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<param "blocks/0/attn/out/bias">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['q']['bias']", zero.role = #zero.role<param "blocks/0/attn/q/bias">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<param "blocks/0/attn/q/kernel">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['v']['bias']", zero.role = #zero.role<param "blocks/0/attn/v/bias">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<param "blocks/0/attn/v/kernel">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<param "blocks/0/ln_1/bias">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<param "blocks/0/ln_1/scale">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<param "blocks/0/ln_2/bias">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<param "blocks/0/ln_2/scale">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, tensor<64x16xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, tensor<16x64xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, tensor<1x1x16xf32> {jax.result_info = "result.params['class']", zero.role = #zero.role<param "class">}, tensor<8xf32> {jax.result_info = "result.params['head']['bias']", zero.role = #zero.role<param "head/bias">}, tensor<16x8xf32> {jax.result_info = "result.params['head']['kernel']", zero.role = #zero.role<param "head/kernel">}, tensor<16xf32> {jax.result_info = "result.params['ln_f']['bias']", zero.role = #zero.role<param "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.params['ln_f']['scale']", zero.role = #zero.role<param "ln_f/scale">}, tensor<16xf32> {jax.result_info = "result.params['patches']['bias']", zero.role = #zero.role<param "patches/bias">}, tensor<4x4x3x16xf32> {jax.result_info = "result.params['patches']['filter']", zero.role = #zero.role<param "patches/filter">}, tensor<5x16xf32> {jax.result_info = "result.params['position']", zero.role = #zero.role<param "position">}, tensor<i32> {jax.result_info = "result.opt_state[1][0].count", zero.role = #zero.role<step "opt_state/1/0/count">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['k']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/bias" of = "blocks/0/attn/k/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/kernel" of = "blocks/0/attn/k/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['q']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/bias" of = "blocks/0/attn/q/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/kernel" of = "blocks/0/attn/q/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['v']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/bias" of = "blocks/0/attn/v/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/kernel" of = "blocks/0/attn/v/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, tensor<64x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<64xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, tensor<16x64xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<1x1x16xf32> {jax.result_info = "result.opt_state[1][0].mu['class']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/class" of = "class">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].mu['head']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/bias" of = "head/bias">}, tensor<16x8xf32> {jax.result_info = "result.opt_state[1][0].mu['head']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/kernel" of = "head/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['patches']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/patches/bias" of = "patches/bias">}, tensor<4x4x3x16xf32> {jax.result_info = "result.opt_state[1][0].mu['patches']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/patches/filter" of = "patches/filter">}, tensor<5x16xf32> {jax.result_info = "result.opt_state[1][0].mu['position']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/position" of = "position">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['k']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/k/bias" of = "blocks/0/attn/k/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/k/kernel" of = "blocks/0/attn/k/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['q']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/q/bias" of = "blocks/0/attn/q/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/q/kernel" of = "blocks/0/attn/q/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['v']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/v/bias" of = "blocks/0/attn/v/bias">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/v/kernel" of = "blocks/0/attn/v/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, tensor<64x16xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<64xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, tensor<16x64xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<1x1x16xf32> {jax.result_info = "result.opt_state[1][0].nu['class']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/class" of = "class">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].nu['head']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/head/bias" of = "head/bias">}, tensor<16x8xf32> {jax.result_info = "result.opt_state[1][0].nu['head']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/head/kernel" of = "head/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].nu['patches']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/patches/bias" of = "patches/bias">}, tensor<4x4x3x16xf32> {jax.result_info = "result.opt_state[1][0].nu['patches']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/patches/filter" of = "patches/filter">}, tensor<5x16xf32> {jax.result_info = "result.opt_state[1][0].nu['position']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/position" of = "position">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_2 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal(%6) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_5 = stablehlo.constant dense<5> : tensor<ui32>
    %11 = call @init_threefry_fold_in(%arg0, %c_5) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %12 = call @init_normal(%11) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_6 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_8 = stablehlo.constant dense<7> : tensor<ui32>
    %16 = call @init_threefry_fold_in(%arg0, %c_8) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %17 = call @init_normal(%16) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_15 = stablehlo.constant dense<13> : tensor<ui32>
    %25 = call @init_threefry_fold_in(%arg0, %c_15) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %26 = call @init_normal_2(%25) : (tensor<2xui32>) -> tensor<64x16xf32>
    %cst_16 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<64x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %c_18 = stablehlo.constant dense<15> : tensor<ui32>
    %30 = call @init_threefry_fold_in(%arg0, %c_18) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %31 = call @init_normal_7(%30) : (tensor<2xui32>) -> tensor<16x64xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<16x64xf32>
    %c_20 = stablehlo.constant dense<16> : tensor<ui32>
    %34 = call @init_threefry_fold_in(%arg0, %c_20) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %35 = call @init_normal_12(%34) : (tensor<2xui32>) -> tensor<1x1x16xf32>
    %cst_21 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<1x1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_23 = stablehlo.constant dense<18> : tensor<ui32>
    %39 = call @init_threefry_fold_in(%arg0, %c_23) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %40 = call @init_normal_17(%39) : (tensor<2xui32>) -> tensor<16x8xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<16x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_28 = stablehlo.constant dense<22> : tensor<ui32>
    %46 = call @init_threefry_fold_in(%arg0, %c_28) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %47 = call @init_normal_22(%46) : (tensor<2xui32>) -> tensor<4x4x3x16xf32>
    %cst_29 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<4x4x3x16xf32>
    %c_30 = stablehlo.constant dense<23> : tensor<ui32>
    %50 = call @init_threefry_fold_in(%arg0, %c_30) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %51 = call @init_normal_27(%50) : (tensor<2xui32>) -> tensor<5x16xf32>
    %cst_31 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<5x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    return %0, %4, %5, %9, %10, %14, %15, %19, %20, %21, %22, %23, %24, %28, %29, %33, %37, %38, %42, %43, %44, %45, %49, %53, %c_80, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<1x1x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4x3x16xf32>, tensor<5x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<1x1x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4x3x16xf32>, tensor<5x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<1x1x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x4x3x16xf32>, tensor<5x16xf32>
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
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x16xf32>
    %1 = chlo.erf_inv %0 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x16xf32>
    return %3 : tensor<16x16xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x16xui64>
    %15 = stablehlo.convert %12 : (tensor<16x16xui64>) -> tensor<16x16xui32>
    %16 = stablehlo.convert %14 : (tensor<16x16xui64>) -> tensor<16x16xui32>
    %17:2 = call @init_threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x16xui32>, tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x16xui32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x16xf32>
    return %32 : tensor<16x16xf32>
  }
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x16xui32>, tensor<16x16xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<16x16xui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<64x16xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<64x16xf32>
    return %0 : tensor<64x16xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<64x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<64x16xf32>
    %1 = chlo.erf_inv %0 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<64x16xf32>
    return %3 : tensor<64x16xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<64x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<64x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<64x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<64x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<64x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<64x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<64x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<64x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<64x16xui64>
    %15 = stablehlo.convert %12 : (tensor<64x16xui64>) -> tensor<64x16xui32>
    %16 = stablehlo.convert %14 : (tensor<64x16xui64>) -> tensor<64x16xui32>
    %17:2 = call @init_threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<64x16xui32>, tensor<64x16xui32>) -> (tensor<64x16xui32>, tensor<64x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<64x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<64x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<64x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<64x16xui32>) -> tensor<64x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<64x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<64x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<64x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<64x16xf32>
    return %32 : tensor<64x16xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<64x16xui32>, %arg3: tensor<64x16xui32>) -> (tensor<64x16xui32>, tensor<64x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<64x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<64x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<64x16xui32>, tensor<64x16xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<64x16xui32>, %arg2: tensor<64x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<64x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<64x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<64x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<64x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<64x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<64x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<64x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<64x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<64x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<64x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<64x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<64x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<64x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<64x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<64x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<64x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<64x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<64x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<64x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<64x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<64x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<64x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<64x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<16x64xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x64xf32>
    %1 = chlo.erf_inv %0 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x64xf32>
    return %3 : tensor<16x64xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x64xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x64xui64>
    %c = stablehlo.constant dense<64> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x64xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x64xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x64xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x64xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x64xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x64xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x64xui64>
    %15 = stablehlo.convert %12 : (tensor<16x64xui64>) -> tensor<16x64xui32>
    %16 = stablehlo.convert %14 : (tensor<16x64xui64>) -> tensor<16x64xui32>
    %17:2 = call @init_threefry2x32_10(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x64xui32>, tensor<16x64xui32>) -> (tensor<16x64xui32>, tensor<16x64xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x64xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x64xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x64xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x64xui32>) -> tensor<16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x64xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x64xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x64xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x64xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x64xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x64xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x64xf32>
    return %32 : tensor<16x64xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x64xui32>, %arg3: tensor<16x64xui32>) -> (tensor<16x64xui32>, tensor<16x64xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x64xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x64xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x64xui32>, tensor<16x64xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<16x64xui32>, %arg2: tensor<16x64xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x64xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x64xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x64xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x64xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x64xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x64xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x64xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x64xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x64xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x64xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x64xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x64xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x64xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x64xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x64xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x64xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x64xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x64xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x64xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x64xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x64xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x64xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x64xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<1x1x16xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<1x1x16xf32>
    return %0 : tensor<1x1x16xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<1x1x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<1x1x16xf32>
    %1 = chlo.erf_inv %0 : tensor<1x1x16xf32> -> tensor<1x1x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<1x1x16xf32>
    return %3 : tensor<1x1x16xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<1x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<1x1x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<1x1x16xui64>
    %8 = stablehlo.iota dim = 2 : tensor<1x1x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<1x1x16xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<1x1x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<1x1x16xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<1x1x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<1x1x16xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<1x1x16xui64>
    %15 = stablehlo.add %10, %12 : tensor<1x1x16xui64>
    %16 = stablehlo.add %15, %14 : tensor<1x1x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<1x1x16xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<1x1x16xui64>
    %19 = stablehlo.convert %16 : (tensor<1x1x16xui64>) -> tensor<1x1x16xui32>
    %20 = stablehlo.convert %18 : (tensor<1x1x16xui64>) -> tensor<1x1x16xui32>
    %21:2 = call @init_threefry2x32_15(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<1x1x16xui32>, tensor<1x1x16xui32>) -> (tensor<1x1x16xui32>, tensor<1x1x16xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<1x1x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<1x1x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %26 = stablehlo.or %24, %25 : tensor<1x1x16xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<1x1x16xui32>) -> tensor<1x1x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x16xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<1x1x16xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x1x16xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<1x1x16xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x1x16xf32>
    %34 = stablehlo.add %32, %33 : tensor<1x1x16xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x1x16xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<1x1x16xf32>
    return %36 : tensor<1x1x16xf32>
  }
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1x1x16xui32>, %arg3: tensor<1x1x16xui32>) -> (tensor<1x1x16xui32>, tensor<1x1x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1x1x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1x1x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1x1x16xui32>, tensor<1x1x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x1x16xui32>, tensor<1x1x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x1x16xui32>, tensor<1x1x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1x1x16xui32>, tensor<1x1x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1x1x16xui32>, tensor<1x1x16xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<1x1x16xui32>, %arg2: tensor<1x1x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x1x16xui32>, tensor<1x1x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1x1x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1x1x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1x1x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<1x1x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1x1x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1x1x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1x1x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1x1x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<1x1x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1x1x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1x1x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1x1x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x1x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<1x1x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1x1x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1x1x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1x1x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1x1x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<1x1x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1x1x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<1x1x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<1x1x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1x1x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<1x1x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1x1x16xui32>, tensor<1x1x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_17(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %0 = call @init_normal_real_18(%arg0) : (tensor<2xui32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func private @init_normal_real_18(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_19(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x8xf32>
    %1 = chlo.erf_inv %0 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x8xf32>
    return %3 : tensor<16x8xf32>
  }
  func.func private @init_uniform_19(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x8xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x8xui64>
    %c = stablehlo.constant dense<8> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x8xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x8xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x8xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x8xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x8xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x8xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x8xui64>
    %15 = stablehlo.convert %12 : (tensor<16x8xui64>) -> tensor<16x8xui32>
    %16 = stablehlo.convert %14 : (tensor<16x8xui64>) -> tensor<16x8xui32>
    %17:2 = call @init_threefry2x32_20(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x8xui32>, tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x8xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x8xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x8xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x8xui32>) -> tensor<16x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x8xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x8xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x8xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x8xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x8xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x8xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x8xf32>
    return %32 : tensor<16x8xf32>
  }
  func.func private @init_threefry2x32_20(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_21(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x8xui32>, tensor<16x8xui32>
  }
  func.func private @init_closed_call_21(%arg0: tensor<i32>, %arg1: tensor<16x8xui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_22(%arg0: tensor<2xui32>) -> tensor<4x4x3x16xf32> {
    %0 = call @init_normal_real_23(%arg0) : (tensor<2xui32>) -> tensor<4x4x3x16xf32>
    return %0 : tensor<4x4x3x16xf32>
  }
  func.func private @init_normal_real_23(%arg0: tensor<2xui32>) -> tensor<4x4x3x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_24(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x4x3x16xf32>
    %1 = chlo.erf_inv %0 : tensor<4x4x3x16xf32> -> tensor<4x4x3x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x4x3x16xf32>
    return %3 : tensor<4x4x3x16xf32>
  }
  func.func private @init_uniform_24(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x4x3x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<4x4x3x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<4x4x3x16xui64>
    %8 = stablehlo.iota dim = 2 : tensor<4x4x3x16xui64>
    %9 = stablehlo.iota dim = 3 : tensor<4x4x3x16xui64>
    %c = stablehlo.constant dense<192> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4x4x3x16xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<4x4x3x16xui64>
    %c_0 = stablehlo.constant dense<48> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x4x3x16xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<4x4x3x16xui64>
    %c_1 = stablehlo.constant dense<16> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<4x4x3x16xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<4x4x3x16xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<4x4x3x16xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<4x4x3x16xui64>
    %18 = stablehlo.add %11, %13 : tensor<4x4x3x16xui64>
    %19 = stablehlo.add %18, %15 : tensor<4x4x3x16xui64>
    %20 = stablehlo.add %19, %17 : tensor<4x4x3x16xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<4x4x3x16xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<4x4x3x16xui64>
    %23 = stablehlo.convert %20 : (tensor<4x4x3x16xui64>) -> tensor<4x4x3x16xui32>
    %24 = stablehlo.convert %22 : (tensor<4x4x3x16xui64>) -> tensor<4x4x3x16xui32>
    %25:2 = call @init_threefry2x32_25(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>) -> (tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<4x4x3x16xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<4x4x3x16xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %30 = stablehlo.or %28, %29 : tensor<4x4x3x16xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<4x4x3x16xui32>) -> tensor<4x4x3x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x3x16xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<4x4x3x16xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<4x4x3x16xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<4x4x3x16xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<4x4x3x16xf32>
    %38 = stablehlo.add %36, %37 : tensor<4x4x3x16xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<4x4x3x16xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<4x4x3x16xf32>
    return %40 : tensor<4x4x3x16xf32>
  }
  func.func private @init_threefry2x32_25(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4x4x3x16xui32>, %arg3: tensor<4x4x3x16xui32>) -> (tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4x4x3x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4x4x3x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>
  }
  func.func private @init_closed_call_26(%arg0: tensor<i32>, %arg1: tensor<4x4x3x16xui32>, %arg2: tensor<4x4x3x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4x4x3x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4x4x3x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4x4x3x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<4x4x3x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4x4x3x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4x4x3x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4x4x3x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4x4x3x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<4x4x3x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4x4x3x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4x4x3x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4x4x3x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x4x3x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<4x4x3x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4x4x3x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4x4x3x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4x4x3x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4x4x3x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<4x4x3x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4x4x3x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<4x4x3x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<4x4x3x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4x4x3x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<4x4x3x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<4x4x3x16xui32>, tensor<4x4x3x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_27(%arg0: tensor<2xui32>) -> tensor<5x16xf32> {
    %0 = call @init_normal_real_28(%arg0) : (tensor<2xui32>) -> tensor<5x16xf32>
    return %0 : tensor<5x16xf32>
  }
  func.func private @init_normal_real_28(%arg0: tensor<2xui32>) -> tensor<5x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_29(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5x16xf32>
    %1 = chlo.erf_inv %0 : tensor<5x16xf32> -> tensor<5x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5x16xf32>
    return %3 : tensor<5x16xf32>
  }
  func.func private @init_uniform_29(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<5x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<5x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<5x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<5x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<5x16xui64>
    %15 = stablehlo.convert %12 : (tensor<5x16xui64>) -> tensor<5x16xui32>
    %16 = stablehlo.convert %14 : (tensor<5x16xui64>) -> tensor<5x16xui32>
    %17:2 = call @init_threefry2x32_30(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<5x16xui32>, tensor<5x16xui32>) -> (tensor<5x16xui32>, tensor<5x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<5x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<5x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<5x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<5x16xui32>) -> tensor<5x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<5x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<5x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<5x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<5x16xf32>
    return %32 : tensor<5x16xf32>
  }
  func.func private @init_threefry2x32_30(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x16xui32>, %arg3: tensor<5x16xui32>) -> (tensor<5x16xui32>, tensor<5x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<5x16xui32>, tensor<5x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_31(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5x16xui32>, tensor<5x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5x16xui32>, tensor<5x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5x16xui32>, tensor<5x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x16xui32>, tensor<5x16xui32>
  }
  func.func private @init_closed_call_31(%arg0: tensor<i32>, %arg1: tensor<5x16xui32>, %arg2: tensor<5x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5x16xui32>, tensor<5x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<5x16xui32>, tensor<5x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @eval(%arg0: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/attn/k/bias">}, %arg1: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/k/kernel">}, %arg2: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/attn/out/bias">}, %arg3: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, %arg4: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/attn/q/bias">}, %arg5: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/q/kernel">}, %arg6: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/attn/v/bias">}, %arg7: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/v/kernel">}, %arg8: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_1/bias">}, %arg9: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_1/scale">}, %arg10: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_2/bias">}, %arg11: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_2/scale">}, %arg12: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, %arg13: tensor<64x16xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, %arg14: tensor<64xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, %arg15: tensor<16x64xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, %arg16: tensor<1x1x16xf32> {zero.role = #zero.role<param "class">}, %arg17: tensor<8xf32> {zero.role = #zero.role<param "head/bias">}, %arg18: tensor<16x8xf32> {zero.role = #zero.role<param "head/kernel">}, %arg19: tensor<16xf32> {zero.role = #zero.role<param "ln_f/bias">}, %arg20: tensor<16xf32> {zero.role = #zero.role<param "ln_f/scale">}, %arg21: tensor<16xf32> {zero.role = #zero.role<param "patches/bias">}, %arg22: tensor<4x4x3x16xf32> {zero.role = #zero.role<param "patches/filter">}, %arg23: tensor<5x16xf32> {zero.role = #zero.role<param "position">}, %arg24: tensor<i32> {zero.role = #zero.role<step "opt_state/1/0/count">}, %arg25: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/bias" of = "blocks/0/attn/k/bias">}, %arg26: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/kernel" of = "blocks/0/attn/k/kernel">}, %arg27: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, %arg28: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg29: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/bias" of = "blocks/0/attn/q/bias">}, %arg30: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/kernel" of = "blocks/0/attn/q/kernel">}, %arg31: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/bias" of = "blocks/0/attn/v/bias">}, %arg32: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/kernel" of = "blocks/0/attn/v/kernel">}, %arg33: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, %arg34: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, %arg35: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, %arg36: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, %arg37: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, %arg38: tensor<64x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg39: tensor<64xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, %arg40: tensor<16x64xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg41: tensor<1x1x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/class" of = "class">}, %arg42: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/bias" of = "head/bias">}, %arg43: tensor<16x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/kernel" of = "head/kernel">}, %arg44: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, %arg45: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, %arg46: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/patches/bias" of = "patches/bias">}, %arg47: tensor<4x4x3x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/patches/filter" of = "patches/filter">}, %arg48: tensor<5x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/position" of = "position">}, %arg49: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/k/bias" of = "blocks/0/attn/k/bias">}, %arg50: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/k/kernel" of = "blocks/0/attn/k/kernel">}, %arg51: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/bias" of = "blocks/0/attn/out/bias">}, %arg52: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg53: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/q/bias" of = "blocks/0/attn/q/bias">}, %arg54: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/q/kernel" of = "blocks/0/attn/q/kernel">}, %arg55: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/v/bias" of = "blocks/0/attn/v/bias">}, %arg56: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/attn/v/kernel" of = "blocks/0/attn/v/kernel">}, %arg57: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/bias" of = "blocks/0/ln_1/bias">}, %arg58: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_1/scale" of = "blocks/0/ln_1/scale">}, %arg59: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/bias" of = "blocks/0/ln_2/bias">}, %arg60: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/ln_2/scale" of = "blocks/0/ln_2/scale">}, %arg61: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/bias" of = "blocks/0/mlp/down/bias">}, %arg62: tensor<64x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg63: tensor<64xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/bias" of = "blocks/0/mlp/up/bias">}, %arg64: tensor<16x64xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg65: tensor<1x1x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/class" of = "class">}, %arg66: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/head/bias" of = "head/bias">}, %arg67: tensor<16x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/head/kernel" of = "head/kernel">}, %arg68: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, %arg69: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, %arg70: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/patches/bias" of = "patches/bias">}, %arg71: tensor<4x4x3x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/patches/filter" of = "patches/filter">}, %arg72: tensor<5x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/position" of = "position">}, %arg73: tensor<12x8x8x3xf32> {zero.role = #zero.role<batch "images" dim = 0>}, %arg74: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}, tensor<f32> {jax.result_info = "result[1]", zero.role = #zero.role<metric "accuracy">}) {
    %0 = stablehlo.convolution(%arg73, %arg22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x8x8x3xf32>, tensor<4x4x3x16xf32>) -> tensor<12x2x2x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg21, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<12x2x2x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x2x2x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<12x2x2x16xf32>) -> tensor<12x4x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x1x16xf32>
    %6 = stablehlo.concatenate %5, %4, dim = 1 : (tensor<12x1x16xf32>, tensor<12x4x16xf32>) -> tensor<12x5x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg23, dims = [1, 2] : (tensor<5x16xf32>) -> tensor<1x5x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x5x16xf32>) -> tensor<12x5x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x5x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x5x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<12x5x16xf32>
    %16 = chlo.square %15 : tensor<12x5x16xf32> -> tensor<12x5x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<12x5x1xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %22 = stablehlo.subtract %9, %21 : tensor<12x5x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %24 = stablehlo.add %20, %23 : tensor<12x5x1xf32>
    %25 = stablehlo.rsqrt %24 : tensor<12x5x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %27 = stablehlo.multiply %22, %26 : tensor<12x5x16xf32>
    %28 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<12x5x16xf32>
    %31 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %33 = stablehlo.add %30, %32 : tensor<12x5x16xf32>
    %34 = stablehlo.dot_general %33, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %35 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %37 = stablehlo.add %34, %36 : tensor<12x5x16xf32>
    %38 = stablehlo.reshape %37 : (tensor<12x5x16xf32>) -> tensor<12x5x2x8xf32>
    %39 = stablehlo.dot_general %33, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %40 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %42 = stablehlo.add %39, %41 : tensor<12x5x16xf32>
    %43 = stablehlo.reshape %42 : (tensor<12x5x16xf32>) -> tensor<12x5x2x8xf32>
    %44 = stablehlo.dot_general %33, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %45 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %47 = stablehlo.add %44, %46 : tensor<12x5x16xf32>
    %48 = stablehlo.reshape %47 : (tensor<12x5x16xf32>) -> tensor<12x5x2x8xf32>
    %49 = stablehlo.dot_general %38, %43, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x5x2x8xf32>, tensor<12x5x2x8xf32>) -> tensor<12x2x5x5xf32>
    %cst_4 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x2x5x5xf32>
    %51 = stablehlo.divide %49, %50 : tensor<12x2x5x5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x5x5xf32>, tensor<f32>) -> tensor<12x2x5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x2x5xf32>
    %54 = stablehlo.maximum %53, %52 : tensor<12x2x5xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<12x2x5xf32>) -> tensor<12x2x5x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<12x2x5x1xf32>) -> tensor<12x2x5x5xf32>
    %57 = stablehlo.subtract %51, %56 : tensor<12x2x5x5xf32>
    %58 = stablehlo.exponential %57 : tensor<12x2x5x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<12x2x5x5xf32>, tensor<f32>) -> tensor<12x2x5xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<12x2x5xf32>) -> tensor<12x2x5x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<12x2x5x1xf32>) -> tensor<12x2x5x5xf32>
    %62 = stablehlo.divide %58, %61 : tensor<12x2x5x5xf32>
    %63 = stablehlo.dot_general %48, %62, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x5x2x8xf32>, tensor<12x2x5x5xf32>) -> tensor<12x2x8x5xf32>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<12x2x8x5xf32>) -> tensor<12x5x2x8xf32>
    %65 = stablehlo.reshape %64 : (tensor<12x5x2x8xf32>) -> tensor<12x5x16xf32>
    %66 = stablehlo.dot_general %65, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x16xf32>) -> tensor<12x5x16xf32>
    %67 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %69 = stablehlo.add %66, %68 : tensor<12x5x16xf32>
    %70 = stablehlo.add %9, %69 : tensor<12x5x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<12x5x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %76 = stablehlo.subtract %70, %75 : tensor<12x5x16xf32>
    %77 = chlo.square %76 : tensor<12x5x16xf32> -> tensor<12x5x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<12x5x16xf32>, tensor<f32>) -> tensor<12x5xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<12x5xf32>) -> tensor<12x5x1xf32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %81 = stablehlo.divide %79, %80 : tensor<12x5x1xf32>
    %82 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %83 = stablehlo.subtract %70, %82 : tensor<12x5x16xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x5x1xf32>
    %85 = stablehlo.add %81, %84 : tensor<12x5x1xf32>
    %86 = stablehlo.rsqrt %85 : tensor<12x5x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<12x5x1xf32>) -> tensor<12x5x16xf32>
    %88 = stablehlo.multiply %83, %87 : tensor<12x5x16xf32>
    %89 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<12x5x16xf32>
    %92 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %94 = stablehlo.add %91, %93 : tensor<12x5x16xf32>
    %95 = stablehlo.dot_general %94, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x16xf32>, tensor<16x64xf32>) -> tensor<12x5x64xf32>
    %96 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<12x5x64xf32>
    %98 = stablehlo.add %95, %97 : tensor<12x5x64xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x5x64xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<12x5x64xf32>
    %101 = stablehlo.negate %98 : tensor<12x5x64xf32>
    %cst_14 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x5x64xf32>
    %103 = stablehlo.multiply %101, %102 : tensor<12x5x64xf32>
    %104 = chlo.erfc %103 : tensor<12x5x64xf32> -> tensor<12x5x64xf32>
    %105 = stablehlo.multiply %100, %104 : tensor<12x5x64xf32>
    %106 = stablehlo.dot_general %105, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5x64xf32>, tensor<64x16xf32>) -> tensor<12x5x16xf32>
    %107 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x5x16xf32>
    %109 = stablehlo.add %106, %108 : tensor<12x5x16xf32>
    %110 = stablehlo.add %70, %109 : tensor<12x5x16xf32>
    %111 = stablehlo.slice %110 [0:12, 0:1, 0:16] : (tensor<12x5x16xf32>) -> tensor<12x1x16xf32>
    %112 = stablehlo.reshape %111 : (tensor<12x1x16xf32>) -> tensor<12x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %116 = stablehlo.divide %114, %115 : tensor<12x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %118 = stablehlo.subtract %112, %117 : tensor<12x16xf32>
    %119 = chlo.square %118 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<12xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<12x1xf32>
    %124 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %125 = stablehlo.subtract %112, %124 : tensor<12x16xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %127 = stablehlo.add %123, %126 : tensor<12x1xf32>
    %128 = stablehlo.rsqrt %127 : tensor<12x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %130 = stablehlo.multiply %125, %129 : tensor<12x16xf32>
    %131 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %133 = stablehlo.multiply %130, %132 : tensor<12x16xf32>
    %134 = stablehlo.broadcast_in_dim %arg19, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %136 = stablehlo.add %133, %135 : tensor<12x16xf32>
    %137 = stablehlo.dot_general %136, %arg18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x8xf32>) -> tensor<12x8xf32>
    %138 = stablehlo.broadcast_in_dim %arg17, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
    %140 = stablehlo.add %137, %139 : tensor<12x8xf32>
    %141 = call @eval_argmax(%140) : (tensor<12x8xf32>) -> tensor<12xi32>
    %142 = stablehlo.compare EQ, %141, %arg74, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %143 = stablehlo.convert %142 : (tensor<12xi1>) -> tensor<12xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %145 = stablehlo.divide %144, %cst_21 : tensor<f32>
    %146 = call @eval_log_softmax(%140) : (tensor<12x8xf32>) -> tensor<12x8xf32>
    %147 = call @eval_one_hot(%arg74) : (tensor<12xi32>) -> tensor<12x8xf32>
    %148 = stablehlo.multiply %146, %147 : tensor<12x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %151 = stablehlo.divide %150, %cst_24 : tensor<f32>
    %152 = stablehlo.negate %151 : tensor<f32>
    return %152, %145 : tensor<f32>, tensor<f32>
  }
  func.func private @eval_argmax(%arg0: tensor<12x8xf32>) -> tensor<12xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<12x8xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<12x8xf32>, tensor<12x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<12xf32>, tensor<12xi32>)
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
    return %1#1 : tensor<12xi32>
  }
  func.func private @eval_log_softmax(%arg0: tensor<12x8xf32>) -> tensor<12x8xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.log %8 : tensor<12x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8xf32>
    return %11 : tensor<12x8xf32>
  }
  func.func private @eval_one_hot(%arg0: tensor<12xi32>) -> tensor<12x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<12x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8xi1>) -> tensor<12x8xf32>
    return %5 : tensor<12x8xf32>
  }
}
