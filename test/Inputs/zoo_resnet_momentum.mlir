module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "first/bn/bias" next = 0>}, %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "first/bn/scale" next = 1>}, %arg2: tensor<7x7x3x4xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "first/filter" next = 2>}, %arg3: tensor<8xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "head/bias" next = 3>}, %arg4: tensor<8x8xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "head/kernel" next = 4>}, %arg5: tensor<4xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "stage_0_0/conv_1/bn/bias" next = 5>}, %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "stage_0_0/conv_1/bn/scale" next = 6>}, %arg7: tensor<3x3x4x4xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "stage_0_0/conv_1/filter" next = 7>}, %arg8: tensor<4xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "stage_0_0/conv_2/bn/bias" next = 8>}, %arg9: tensor<4xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "stage_0_0/conv_2/bn/scale" next = 9>}, %arg10: tensor<3x3x4x4xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "stage_0_0/conv_2/filter" next = 10>}, %arg11: tensor<8xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "stage_1_0/conv_1/bn/bias" next = 11>}, %arg12: tensor<8xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "stage_1_0/conv_1/bn/scale" next = 12>}, %arg13: tensor<3x3x4x8xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "stage_1_0/conv_1/filter" next = 13>}, %arg14: tensor<8xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "stage_1_0/conv_2/bn/bias" next = 14>}, %arg15: tensor<8xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "stage_1_0/conv_2/bn/scale" next = 15>}, %arg16: tensor<3x3x8x8xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<param "stage_1_0/conv_2/filter" next = 16>}, %arg17: tensor<8xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<param "stage_1_0/shortcut/bn/bias" next = 17>}, %arg18: tensor<8xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<param "stage_1_0/shortcut/bn/scale" next = 18>}, %arg19: tensor<1x1x4x8xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<param "stage_1_0/shortcut/filter" next = 19>}, %arg20: tensor<4xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/bias" next = 20 of = "first/bn/bias">}, %arg21: tensor<4xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/scale" next = 21 of = "first/bn/scale">}, %arg22: tensor<7x7x3x4xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/filter" next = 22 of = "first/filter">}, %arg23: tensor<8xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/bias" next = 23 of = "head/bias">}, %arg24: tensor<8x8xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/kernel" next = 24 of = "head/kernel">}, %arg25: tensor<4xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/bias" next = 25 of = "stage_0_0/conv_1/bn/bias">}, %arg26: tensor<4xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/scale" next = 26 of = "stage_0_0/conv_1/bn/scale">}, %arg27: tensor<3x3x4x4xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/filter" next = 27 of = "stage_0_0/conv_1/filter">}, %arg28: tensor<4xf32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/bias" next = 28 of = "stage_0_0/conv_2/bn/bias">}, %arg29: tensor<4xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/scale" next = 29 of = "stage_0_0/conv_2/bn/scale">}, %arg30: tensor<3x3x4x4xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/filter" next = 30 of = "stage_0_0/conv_2/filter">}, %arg31: tensor<8xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/bn/bias" next = 31 of = "stage_1_0/conv_1/bn/bias">}, %arg32: tensor<8xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/bn/scale" next = 32 of = "stage_1_0/conv_1/bn/scale">}, %arg33: tensor<3x3x4x8xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/filter" next = 33 of = "stage_1_0/conv_1/filter">}, %arg34: tensor<8xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/bn/bias" next = 34 of = "stage_1_0/conv_2/bn/bias">}, %arg35: tensor<8xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/bn/scale" next = 35 of = "stage_1_0/conv_2/bn/scale">}, %arg36: tensor<3x3x8x8xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/filter" next = 36 of = "stage_1_0/conv_2/filter">}, %arg37: tensor<8xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/bn/bias" next = 37 of = "stage_1_0/shortcut/bn/bias">}, %arg38: tensor<8xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/bn/scale" next = 38 of = "stage_1_0/shortcut/bn/scale">}, %arg39: tensor<1x1x4x8xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/filter" next = 39 of = "stage_1_0/shortcut/filter">}, %arg40: tensor<4xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<model_state "model_state/first/bn/mean" next = 40>}, %arg41: tensor<4xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<model_state "model_state/first/bn/variance" next = 41>}, %arg42: tensor<4xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/mean" next = 42>}, %arg43: tensor<4xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/variance" next = 43>}, %arg44: tensor<4xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/mean" next = 44>}, %arg45: tensor<4xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/variance" next = 45>}, %arg46: tensor<8xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<model_state "model_state/stage_1_0/conv_1/bn/mean" next = 46>}, %arg47: tensor<8xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<model_state "model_state/stage_1_0/conv_1/bn/variance" next = 47>}, %arg48: tensor<8xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<model_state "model_state/stage_1_0/conv_2/bn/mean" next = 48>}, %arg49: tensor<8xf32> {tf.aliasing_output = 49 : i32, zero.role = #zero.role<model_state "model_state/stage_1_0/conv_2/bn/variance" next = 49>}, %arg50: tensor<8xf32> {tf.aliasing_output = 50 : i32, zero.role = #zero.role<model_state "model_state/stage_1_0/shortcut/bn/mean" next = 50>}, %arg51: tensor<8xf32> {tf.aliasing_output = 51 : i32, zero.role = #zero.role<model_state "model_state/stage_1_0/shortcut/bn/variance" next = 51>}, %arg52: tensor<4xf32> {tf.aliasing_output = 52 : i32, zero.role = #zero.role<model_state "ema/first/bn/bias" next = 52 of = "first/bn/bias">}, %arg53: tensor<4xf32> {tf.aliasing_output = 53 : i32, zero.role = #zero.role<model_state "ema/first/bn/scale" next = 53 of = "first/bn/scale">}, %arg54: tensor<7x7x3x4xf32> {tf.aliasing_output = 54 : i32, zero.role = #zero.role<model_state "ema/first/filter" next = 54 of = "first/filter">}, %arg55: tensor<8xf32> {tf.aliasing_output = 55 : i32, zero.role = #zero.role<model_state "ema/head/bias" next = 55 of = "head/bias">}, %arg56: tensor<8x8xf32> {tf.aliasing_output = 56 : i32, zero.role = #zero.role<model_state "ema/head/kernel" next = 56 of = "head/kernel">}, %arg57: tensor<4xf32> {tf.aliasing_output = 57 : i32, zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/bn/bias" next = 57 of = "stage_0_0/conv_1/bn/bias">}, %arg58: tensor<4xf32> {tf.aliasing_output = 58 : i32, zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/bn/scale" next = 58 of = "stage_0_0/conv_1/bn/scale">}, %arg59: tensor<3x3x4x4xf32> {tf.aliasing_output = 59 : i32, zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/filter" next = 59 of = "stage_0_0/conv_1/filter">}, %arg60: tensor<4xf32> {tf.aliasing_output = 60 : i32, zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/bn/bias" next = 60 of = "stage_0_0/conv_2/bn/bias">}, %arg61: tensor<4xf32> {tf.aliasing_output = 61 : i32, zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/bn/scale" next = 61 of = "stage_0_0/conv_2/bn/scale">}, %arg62: tensor<3x3x4x4xf32> {tf.aliasing_output = 62 : i32, zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/filter" next = 62 of = "stage_0_0/conv_2/filter">}, %arg63: tensor<8xf32> {tf.aliasing_output = 63 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/bn/bias" next = 63 of = "stage_1_0/conv_1/bn/bias">}, %arg64: tensor<8xf32> {tf.aliasing_output = 64 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/bn/scale" next = 64 of = "stage_1_0/conv_1/bn/scale">}, %arg65: tensor<3x3x4x8xf32> {tf.aliasing_output = 65 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/filter" next = 65 of = "stage_1_0/conv_1/filter">}, %arg66: tensor<8xf32> {tf.aliasing_output = 66 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/bn/bias" next = 66 of = "stage_1_0/conv_2/bn/bias">}, %arg67: tensor<8xf32> {tf.aliasing_output = 67 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/bn/scale" next = 67 of = "stage_1_0/conv_2/bn/scale">}, %arg68: tensor<3x3x8x8xf32> {tf.aliasing_output = 68 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/filter" next = 68 of = "stage_1_0/conv_2/filter">}, %arg69: tensor<8xf32> {tf.aliasing_output = 69 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/bn/bias" next = 69 of = "stage_1_0/shortcut/bn/bias">}, %arg70: tensor<8xf32> {tf.aliasing_output = 70 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/bn/scale" next = 70 of = "stage_1_0/shortcut/bn/scale">}, %arg71: tensor<1x1x4x8xf32> {tf.aliasing_output = 71 : i32, zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/filter" next = 71 of = "stage_1_0/shortcut/filter">}, %arg72: tensor<12x16x16x3xf32> {zero.role = #zero.role<batch "images" dim = 0>}, %arg73: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<4xf32> {jax.result_info = "result[0].params['first']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].params['first']['bn']['scale']"}, tensor<7x7x3x4xf32> {jax.result_info = "result[0].params['first']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].params['head']['bias']"}, tensor<8x8xf32> {jax.result_info = "result[0].params['head']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0].params['stage_0_0']['conv_1']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].params['stage_0_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0].params['stage_0_0']['conv_1']['filter']"}, tensor<4xf32> {jax.result_info = "result[0].params['stage_0_0']['conv_2']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].params['stage_0_0']['conv_2']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0].params['stage_0_0']['conv_2']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].params['stage_1_0']['conv_1']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].params['stage_1_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x8xf32> {jax.result_info = "result[0].params['stage_1_0']['conv_1']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].params['stage_1_0']['conv_2']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].params['stage_1_0']['conv_2']['bn']['scale']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0].params['stage_1_0']['conv_2']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].params['stage_1_0']['shortcut']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].params['stage_1_0']['shortcut']['bn']['scale']"}, tensor<1x1x4x8xf32> {jax.result_info = "result[0].params['stage_1_0']['shortcut']['filter']"}, tensor<4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['first']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['first']['bn']['scale']"}, tensor<7x7x3x4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['first']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['head']['bias']"}, tensor<8x8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['head']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_0_0']['conv_1']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_0_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_0_0']['conv_1']['filter']"}, tensor<4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_0_0']['conv_2']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_0_0']['conv_2']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_0_0']['conv_2']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['conv_1']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['conv_1']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['conv_2']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['conv_2']['bn']['scale']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['conv_2']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['shortcut']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['shortcut']['bn']['scale']"}, tensor<1x1x4x8xf32> {jax.result_info = "result[0].opt_state[1][0].trace['stage_1_0']['shortcut']['filter']"}, tensor<4xf32> {jax.result_info = "result[0].model_state['first']['bn']['mean']"}, tensor<4xf32> {jax.result_info = "result[0].model_state['first']['bn']['variance']"}, tensor<4xf32> {jax.result_info = "result[0].model_state['stage_0_0']['conv_1']['bn']['mean']"}, tensor<4xf32> {jax.result_info = "result[0].model_state['stage_0_0']['conv_1']['bn']['variance']"}, tensor<4xf32> {jax.result_info = "result[0].model_state['stage_0_0']['conv_2']['bn']['mean']"}, tensor<4xf32> {jax.result_info = "result[0].model_state['stage_0_0']['conv_2']['bn']['variance']"}, tensor<8xf32> {jax.result_info = "result[0].model_state['stage_1_0']['conv_1']['bn']['mean']"}, tensor<8xf32> {jax.result_info = "result[0].model_state['stage_1_0']['conv_1']['bn']['variance']"}, tensor<8xf32> {jax.result_info = "result[0].model_state['stage_1_0']['conv_2']['bn']['mean']"}, tensor<8xf32> {jax.result_info = "result[0].model_state['stage_1_0']['conv_2']['bn']['variance']"}, tensor<8xf32> {jax.result_info = "result[0].model_state['stage_1_0']['shortcut']['bn']['mean']"}, tensor<8xf32> {jax.result_info = "result[0].model_state['stage_1_0']['shortcut']['bn']['variance']"}, tensor<4xf32> {jax.result_info = "result[0].ema['first']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].ema['first']['bn']['scale']"}, tensor<7x7x3x4xf32> {jax.result_info = "result[0].ema['first']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].ema['head']['bias']"}, tensor<8x8xf32> {jax.result_info = "result[0].ema['head']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0].ema['stage_0_0']['conv_1']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].ema['stage_0_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0].ema['stage_0_0']['conv_1']['filter']"}, tensor<4xf32> {jax.result_info = "result[0].ema['stage_0_0']['conv_2']['bn']['bias']"}, tensor<4xf32> {jax.result_info = "result[0].ema['stage_0_0']['conv_2']['bn']['scale']"}, tensor<3x3x4x4xf32> {jax.result_info = "result[0].ema['stage_0_0']['conv_2']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].ema['stage_1_0']['conv_1']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].ema['stage_1_0']['conv_1']['bn']['scale']"}, tensor<3x3x4x8xf32> {jax.result_info = "result[0].ema['stage_1_0']['conv_1']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].ema['stage_1_0']['conv_2']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].ema['stage_1_0']['conv_2']['bn']['scale']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[0].ema['stage_1_0']['conv_2']['filter']"}, tensor<8xf32> {jax.result_info = "result[0].ema['stage_1_0']['shortcut']['bn']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].ema['stage_1_0']['shortcut']['bn']['scale']"}, tensor<1x1x4x8xf32> {jax.result_info = "result[0].ema['stage_1_0']['shortcut']['filter']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.convolution(%arg72, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x16x16x3xf32>, tensor<7x7x3x4xf32>) -> tensor<12x8x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %4 = chlo.square %0 : tensor<12x8x8x4xf32> -> tensor<12x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x8x4xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<12x8x8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.divide %7, %8 : tensor<4xf32>
    %10 = chlo.square %3 : tensor<4xf32> -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %3 : tensor<4xf32>
    %13 = stablehlo.subtract %9, %10 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.multiply %14, %arg40 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.multiply %16, %3 : tensor<4xf32>
    %18 = stablehlo.add %15, %17 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.multiply %19, %arg41 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.multiply %21, %13 : tensor<4xf32>
    %23 = stablehlo.add %20, %22 : tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %26 = stablehlo.subtract %0, %25 : tensor<12x8x8x4xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.add %13, %27 : tensor<4xf32>
    %29 = stablehlo.rsqrt %28 : tensor<4xf32>
    %30 = stablehlo.divide %29, %28 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<4xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %35 = stablehlo.multiply %26, %34 : tensor<12x8x8x4xf32>
    %36 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<12x8x8x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %41 = stablehlo.add %38, %40 : tensor<12x8x8x4xf32>
    %42 = call @relu(%41) : (tensor<12x8x8x4xf32>) -> tensor<12x8x8x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x8x8x4xf32>
    %44 = stablehlo.compare GT, %41, %43, FLOAT : (tensor<12x8x8x4xf32>, tensor<12x8x8x4xf32>) -> tensor<12x8x8x4xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x8x4xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.reduce_window"(%42, %46) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %970 = stablehlo.maximum %arg74, %arg75 : tensor<f32>
      stablehlo.return %970 : tensor<f32>
    }) : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<12x4x4x4xf32>
    %48 = stablehlo.convolution(%47, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<12x4x4x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.divide %49, %50 : tensor<4xf32>
    %52 = chlo.square %48 : tensor<12x4x4x4xf32> -> tensor<12x4x4x4xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %54 = stablehlo.multiply %53, %48 : tensor<12x4x4x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%52 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_18 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %57 = stablehlo.divide %55, %56 : tensor<4xf32>
    %58 = chlo.square %51 : tensor<4xf32> -> tensor<4xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %60 = stablehlo.multiply %59, %51 : tensor<4xf32>
    %61 = stablehlo.subtract %57, %58 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.multiply %62, %arg42 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.multiply %64, %51 : tensor<4xf32>
    %66 = stablehlo.add %63, %65 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.multiply %67, %arg43 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.multiply %69, %61 : tensor<4xf32>
    %71 = stablehlo.add %68, %70 : tensor<4xf32>
    %72 = stablehlo.broadcast_in_dim %51, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %74 = stablehlo.subtract %48, %73 : tensor<12x4x4x4xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %76 = stablehlo.add %61, %75 : tensor<4xf32>
    %77 = stablehlo.rsqrt %76 : tensor<4xf32>
    %78 = stablehlo.divide %77, %76 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %80 = stablehlo.multiply %79, %78 : tensor<4xf32>
    %81 = stablehlo.broadcast_in_dim %77, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %83 = stablehlo.multiply %74, %82 : tensor<12x4x4x4xf32>
    %84 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %86 = stablehlo.multiply %83, %85 : tensor<12x4x4x4xf32>
    %87 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %89 = stablehlo.add %86, %88 : tensor<12x4x4x4xf32>
    %90 = call @relu_0(%89) : (tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %92 = stablehlo.compare GT, %89, %91, FLOAT : (tensor<12x4x4x4xf32>, tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %94 = stablehlo.convolution(%90, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<12x4x4x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_29 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.divide %95, %96 : tensor<4xf32>
    %98 = chlo.square %94 : tensor<12x4x4x4xf32> -> tensor<12x4x4x4xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %100 = stablehlo.multiply %99, %94 : tensor<12x4x4x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%98 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_32 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %103 = stablehlo.divide %101, %102 : tensor<4xf32>
    %104 = chlo.square %97 : tensor<4xf32> -> tensor<4xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %106 = stablehlo.multiply %105, %97 : tensor<4xf32>
    %107 = stablehlo.subtract %103, %104 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.multiply %108, %arg44 : tensor<4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %111 = stablehlo.multiply %110, %97 : tensor<4xf32>
    %112 = stablehlo.add %109, %111 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %114 = stablehlo.multiply %113, %arg45 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %116 = stablehlo.multiply %115, %107 : tensor<4xf32>
    %117 = stablehlo.add %114, %116 : tensor<4xf32>
    %118 = stablehlo.broadcast_in_dim %97, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %120 = stablehlo.subtract %94, %119 : tensor<12x4x4x4xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %122 = stablehlo.add %107, %121 : tensor<4xf32>
    %123 = stablehlo.rsqrt %122 : tensor<4xf32>
    %124 = stablehlo.divide %123, %122 : tensor<4xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<4xf32>
    %127 = stablehlo.broadcast_in_dim %123, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %129 = stablehlo.multiply %120, %128 : tensor<12x4x4x4xf32>
    %130 = stablehlo.broadcast_in_dim %arg9, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %132 = stablehlo.multiply %129, %131 : tensor<12x4x4x4xf32>
    %133 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %135 = stablehlo.add %132, %134 : tensor<12x4x4x4xf32>
    %136 = stablehlo.add %135, %47 : tensor<12x4x4x4xf32>
    %137 = call @relu_0(%136) : (tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %139 = stablehlo.compare GT, %136, %138, FLOAT : (tensor<12x4x4x4xf32>, tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xi1>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %141 = stablehlo.convolution(%137, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_43 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %144 = stablehlo.divide %142, %143 : tensor<8xf32>
    %145 = chlo.square %141 : tensor<12x2x2x8xf32> -> tensor<12x2x2x8xf32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %147 = stablehlo.multiply %146, %141 : tensor<12x2x2x8xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%145 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_46 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %150 = stablehlo.divide %148, %149 : tensor<8xf32>
    %151 = chlo.square %144 : tensor<8xf32> -> tensor<8xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %153 = stablehlo.multiply %152, %144 : tensor<8xf32>
    %154 = stablehlo.subtract %150, %151 : tensor<8xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %156 = stablehlo.multiply %155, %arg46 : tensor<8xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %158 = stablehlo.multiply %157, %144 : tensor<8xf32>
    %159 = stablehlo.add %156, %158 : tensor<8xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %161 = stablehlo.multiply %160, %arg47 : tensor<8xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %163 = stablehlo.multiply %162, %154 : tensor<8xf32>
    %164 = stablehlo.add %161, %163 : tensor<8xf32>
    %165 = stablehlo.broadcast_in_dim %144, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %167 = stablehlo.subtract %141, %166 : tensor<12x2x2x8xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %169 = stablehlo.add %154, %168 : tensor<8xf32>
    %170 = stablehlo.rsqrt %169 : tensor<8xf32>
    %171 = stablehlo.divide %170, %169 : tensor<8xf32>
    %cst_53 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %173 = stablehlo.multiply %172, %171 : tensor<8xf32>
    %174 = stablehlo.broadcast_in_dim %170, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %176 = stablehlo.multiply %167, %175 : tensor<12x2x2x8xf32>
    %177 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %179 = stablehlo.multiply %176, %178 : tensor<12x2x2x8xf32>
    %180 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %182 = stablehlo.add %179, %181 : tensor<12x2x2x8xf32>
    %183 = call @relu_1(%182) : (tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %185 = stablehlo.compare GT, %182, %184, FLOAT : (tensor<12x2x2x8xf32>, tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xi1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %187 = stablehlo.convolution(%183, %arg16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x2x2x8xf32>, tensor<3x3x8x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_56) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_57 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %190 = stablehlo.divide %188, %189 : tensor<8xf32>
    %191 = chlo.square %187 : tensor<12x2x2x8xf32> -> tensor<12x2x2x8xf32>
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %193 = stablehlo.multiply %192, %187 : tensor<12x2x2x8xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%191 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_60 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %196 = stablehlo.divide %194, %195 : tensor<8xf32>
    %197 = chlo.square %190 : tensor<8xf32> -> tensor<8xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %199 = stablehlo.multiply %198, %190 : tensor<8xf32>
    %200 = stablehlo.subtract %196, %197 : tensor<8xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %202 = stablehlo.multiply %201, %arg48 : tensor<8xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %204 = stablehlo.multiply %203, %190 : tensor<8xf32>
    %205 = stablehlo.add %202, %204 : tensor<8xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %207 = stablehlo.multiply %206, %arg49 : tensor<8xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %209 = stablehlo.multiply %208, %200 : tensor<8xf32>
    %210 = stablehlo.add %207, %209 : tensor<8xf32>
    %211 = stablehlo.broadcast_in_dim %190, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %213 = stablehlo.subtract %187, %212 : tensor<12x2x2x8xf32>
    %cst_66 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %215 = stablehlo.add %200, %214 : tensor<8xf32>
    %216 = stablehlo.rsqrt %215 : tensor<8xf32>
    %217 = stablehlo.divide %216, %215 : tensor<8xf32>
    %cst_67 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %219 = stablehlo.multiply %218, %217 : tensor<8xf32>
    %220 = stablehlo.broadcast_in_dim %216, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %222 = stablehlo.multiply %213, %221 : tensor<12x2x2x8xf32>
    %223 = stablehlo.broadcast_in_dim %arg15, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %225 = stablehlo.multiply %222, %224 : tensor<12x2x2x8xf32>
    %226 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %228 = stablehlo.add %225, %227 : tensor<12x2x2x8xf32>
    %229 = stablehlo.convolution(%137, %arg19) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<1x1x4x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_68) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_69 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %232 = stablehlo.divide %230, %231 : tensor<8xf32>
    %233 = chlo.square %229 : tensor<12x2x2x8xf32> -> tensor<12x2x2x8xf32>
    %cst_70 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %235 = stablehlo.multiply %234, %229 : tensor<12x2x2x8xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.reduce(%233 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_72 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %238 = stablehlo.divide %236, %237 : tensor<8xf32>
    %239 = chlo.square %232 : tensor<8xf32> -> tensor<8xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %241 = stablehlo.multiply %240, %232 : tensor<8xf32>
    %242 = stablehlo.subtract %238, %239 : tensor<8xf32>
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %244 = stablehlo.multiply %243, %arg50 : tensor<8xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %246 = stablehlo.multiply %245, %232 : tensor<8xf32>
    %247 = stablehlo.add %244, %246 : tensor<8xf32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %249 = stablehlo.multiply %248, %arg51 : tensor<8xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %251 = stablehlo.multiply %250, %242 : tensor<8xf32>
    %252 = stablehlo.add %249, %251 : tensor<8xf32>
    %253 = stablehlo.broadcast_in_dim %232, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %255 = stablehlo.subtract %229, %254 : tensor<12x2x2x8xf32>
    %cst_78 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %257 = stablehlo.add %242, %256 : tensor<8xf32>
    %258 = stablehlo.rsqrt %257 : tensor<8xf32>
    %259 = stablehlo.divide %258, %257 : tensor<8xf32>
    %cst_79 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %261 = stablehlo.multiply %260, %259 : tensor<8xf32>
    %262 = stablehlo.broadcast_in_dim %258, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %264 = stablehlo.multiply %255, %263 : tensor<12x2x2x8xf32>
    %265 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %267 = stablehlo.multiply %264, %266 : tensor<12x2x2x8xf32>
    %268 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %270 = stablehlo.add %267, %269 : tensor<12x2x2x8xf32>
    %271 = stablehlo.add %228, %270 : tensor<12x2x2x8xf32>
    %272 = call @relu_1(%271) : (tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %274 = stablehlo.compare GT, %271, %273, FLOAT : (tensor<12x2x2x8xf32>, tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xi1>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%272 init: %cst_82) applies stablehlo.add across dimensions = [1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_83 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %278 = stablehlo.divide %276, %277 : tensor<12x8xf32>
    %279 = stablehlo.dot_general %278, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %280 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
    %282 = stablehlo.add %279, %281 : tensor<12x8xf32>
    %283:3 = call @log_softmax(%282) : (tensor<12x8xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x1xf32>)
    %284 = call @_one_hot(%arg73) : (tensor<12xi32>) -> tensor<12x8xf32>
    %285 = stablehlo.multiply %283#0, %284 : tensor<12x8xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%286 init: %cst_85) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %288 = stablehlo.divide %287, %cst_86 : tensor<f32>
    %289 = stablehlo.negate %288 : tensor<f32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.negate %cst_87 : tensor<f32>
    %cst_88 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %291 = stablehlo.divide %290, %cst_88 : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0] : (tensor<12xf32>) -> tensor<12x8xf32>
    %294 = stablehlo.multiply %293, %284 : tensor<12x8xf32>
    %295 = call @log_softmax_2(%283#1, %283#2, %294) : (tensor<12x8xf32>, tensor<12x1xf32>, tensor<12x8xf32>) -> tensor<12x8xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<12x8xf32>, tensor<f32>) -> tensor<8xf32>
    %297 = stablehlo.reshape %296 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%297 init: %cst_90) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %299 = stablehlo.dot_general %295, %278, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<12x8xf32>) -> tensor<8x8xf32>
    %300 = stablehlo.transpose %299, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %301 = stablehlo.dot_general %295, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %cst_91 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %303 = stablehlo.divide %301, %302 : tensor<12x8xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 3] : (tensor<12x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %306 = stablehlo.select %274, %304, %305 : tensor<12x2x2x8xi1>, tensor<12x2x2x8xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.reduce(%306 init: %cst_93) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %308 = stablehlo.reshape %307 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_94) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %310 = stablehlo.multiply %264, %306 : tensor<12x2x2x8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.reduce(%310 init: %cst_95) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %312 = stablehlo.reshape %311 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %313 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %314 = stablehlo.multiply %306, %313 : tensor<12x2x2x8xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%312 init: %cst_96) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %316 = stablehlo.multiply %255, %314 : tensor<12x2x2x8xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%316 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %318 = stablehlo.reshape %317 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %319 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %320 = stablehlo.multiply %314, %319 : tensor<12x2x2x8xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%318 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %322 = stablehlo.multiply %321, %261 : tensor<8xf32>
    %323 = stablehlo.negate %320 : tensor<12x2x2x8xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%323 init: %cst_99) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %325 = stablehlo.reshape %324 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_100) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %327 = stablehlo.negate %322 : tensor<8xf32>
    %328 = stablehlo.multiply %327, %241 : tensor<8xf32>
    %329 = stablehlo.add %326, %328 : tensor<8xf32>
    %cst_101 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %331 = stablehlo.divide %322, %330 : tensor<8xf32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [3] : (tensor<8xf32>) -> tensor<12x2x2x8xf32>
    %333 = stablehlo.multiply %332, %235 : tensor<12x2x2x8xf32>
    %334 = stablehlo.add %320, %333 : tensor<12x2x2x8xf32>
    %cst_102 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %336 = stablehlo.divide %329, %335 : tensor<8xf32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [3] : (tensor<8xf32>) -> tensor<12x2x2x8xf32>
    %338 = stablehlo.add %334, %337 : tensor<12x2x2x8xf32>
    %339 = stablehlo.convolution(%137, %338) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<12x2x2x8xf32>) -> tensor<1x1x4x8xf32>
    %340 = stablehlo.reverse %arg19, dims = [0, 1] : tensor<1x1x4x8xf32>
    %341 = stablehlo.convolution(%338, %340) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x2x2x8xf32>, tensor<1x1x4x8xf32>) -> tensor<12x4x4x4xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%306 init: %cst_103) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %343 = stablehlo.reshape %342 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_104) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %345 = stablehlo.multiply %222, %306 : tensor<12x2x2x8xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %347 = stablehlo.reshape %346 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %348 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %349 = stablehlo.multiply %306, %348 : tensor<12x2x2x8xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%347 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %351 = stablehlo.multiply %213, %349 : tensor<12x2x2x8xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %353 = stablehlo.reshape %352 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %354 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %355 = stablehlo.multiply %349, %354 : tensor<12x2x2x8xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%353 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %357 = stablehlo.multiply %356, %219 : tensor<8xf32>
    %358 = stablehlo.negate %355 : tensor<12x2x2x8xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %360 = stablehlo.reshape %359 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%360 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %362 = stablehlo.negate %357 : tensor<8xf32>
    %363 = stablehlo.multiply %362, %199 : tensor<8xf32>
    %364 = stablehlo.add %361, %363 : tensor<8xf32>
    %cst_111 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %366 = stablehlo.divide %357, %365 : tensor<8xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [3] : (tensor<8xf32>) -> tensor<12x2x2x8xf32>
    %368 = stablehlo.multiply %367, %193 : tensor<12x2x2x8xf32>
    %369 = stablehlo.add %355, %368 : tensor<12x2x2x8xf32>
    %cst_112 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %371 = stablehlo.divide %364, %370 : tensor<8xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [3] : (tensor<8xf32>) -> tensor<12x2x2x8xf32>
    %373 = stablehlo.add %369, %372 : tensor<12x2x2x8xf32>
    %374 = stablehlo.convolution(%183, %373) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x2x2x8xf32>, tensor<12x2x2x8xf32>) -> tensor<3x3x8x8xf32>
    %375 = stablehlo.reverse %arg16, dims = [0, 1] : tensor<3x3x8x8xf32>
    %376 = stablehlo.convolution(%373, %375) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x2x2x8xf32>, tensor<3x3x8x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %378 = stablehlo.select %185, %376, %377 : tensor<12x2x2x8xi1>, tensor<12x2x2x8xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %380 = stablehlo.reshape %379 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_115) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %382 = stablehlo.multiply %176, %378 : tensor<12x2x2x8xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_116) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %384 = stablehlo.reshape %383 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %385 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %386 = stablehlo.multiply %378, %385 : tensor<12x2x2x8xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%384 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %388 = stablehlo.multiply %167, %386 : tensor<12x2x2x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_118) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %390 = stablehlo.reshape %389 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %391 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %392 = stablehlo.multiply %386, %391 : tensor<12x2x2x8xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%390 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %394 = stablehlo.multiply %393, %173 : tensor<8xf32>
    %395 = stablehlo.negate %392 : tensor<12x2x2x8xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.reduce(%395 init: %cst_120) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %397 = stablehlo.reshape %396 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%397 init: %cst_121) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %399 = stablehlo.negate %394 : tensor<8xf32>
    %400 = stablehlo.multiply %399, %153 : tensor<8xf32>
    %401 = stablehlo.add %398, %400 : tensor<8xf32>
    %cst_122 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %403 = stablehlo.divide %394, %402 : tensor<8xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [3] : (tensor<8xf32>) -> tensor<12x2x2x8xf32>
    %405 = stablehlo.multiply %404, %147 : tensor<12x2x2x8xf32>
    %406 = stablehlo.add %392, %405 : tensor<12x2x2x8xf32>
    %cst_123 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %408 = stablehlo.divide %401, %407 : tensor<8xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [3] : (tensor<8xf32>) -> tensor<12x2x2x8xf32>
    %410 = stablehlo.add %406, %409 : tensor<12x2x2x8xf32>
    %411 = stablehlo.convolution(%137, %410) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<12x2x2x8xf32>) -> tensor<3x3x4x8xf32>
    %412 = stablehlo.reverse %arg13, dims = [0, 1] : tensor<3x3x4x8xf32>
    %413 = stablehlo.convolution(%410, %412) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x2x2x8xf32>, tensor<3x3x4x8xf32>) -> tensor<12x4x4x4xf32>
    %414 = stablehlo.add %341, %413 : tensor<12x4x4x4xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %416 = stablehlo.select %139, %414, %415 : tensor<12x4x4x4xi1>, tensor<12x4x4x4xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_125) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %418 = stablehlo.reshape %417 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%418 init: %cst_126) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %420 = stablehlo.multiply %129, %416 : tensor<12x4x4x4xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_127) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %422 = stablehlo.reshape %421 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %423 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %424 = stablehlo.multiply %416, %423 : tensor<12x4x4x4xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%422 init: %cst_128) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %426 = stablehlo.multiply %120, %424 : tensor<12x4x4x4xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_129) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %428 = stablehlo.reshape %427 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %429 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %430 = stablehlo.multiply %424, %429 : tensor<12x4x4x4xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%428 init: %cst_130) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %432 = stablehlo.multiply %431, %126 : tensor<4xf32>
    %433 = stablehlo.negate %430 : tensor<12x4x4x4xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_131) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %435 = stablehlo.reshape %434 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_132) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %437 = stablehlo.negate %432 : tensor<4xf32>
    %438 = stablehlo.multiply %437, %106 : tensor<4xf32>
    %439 = stablehlo.add %436, %438 : tensor<4xf32>
    %cst_133 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %441 = stablehlo.divide %432, %440 : tensor<4xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [3] : (tensor<4xf32>) -> tensor<12x4x4x4xf32>
    %443 = stablehlo.multiply %442, %100 : tensor<12x4x4x4xf32>
    %444 = stablehlo.add %430, %443 : tensor<12x4x4x4xf32>
    %cst_134 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %446 = stablehlo.divide %439, %445 : tensor<4xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [3] : (tensor<4xf32>) -> tensor<12x4x4x4xf32>
    %448 = stablehlo.add %444, %447 : tensor<12x4x4x4xf32>
    %449 = stablehlo.convolution(%90, %448) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<12x4x4x4xf32>) -> tensor<3x3x4x4xf32>
    %450 = stablehlo.reverse %arg10, dims = [0, 1] : tensor<3x3x4x4xf32>
    %451 = stablehlo.convolution(%448, %450) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<12x4x4x4xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %453 = stablehlo.select %92, %451, %452 : tensor<12x4x4x4xi1>, tensor<12x4x4x4xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.reduce(%453 init: %cst_136) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %455 = stablehlo.reshape %454 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %457 = stablehlo.multiply %83, %453 : tensor<12x4x4x4xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_138) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %459 = stablehlo.reshape %458 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %460 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %461 = stablehlo.multiply %453, %460 : tensor<12x4x4x4xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%459 init: %cst_139) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %463 = stablehlo.multiply %74, %461 : tensor<12x4x4x4xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_140) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %465 = stablehlo.reshape %464 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %466 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %467 = stablehlo.multiply %461, %466 : tensor<12x4x4x4xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%465 init: %cst_141) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %469 = stablehlo.multiply %468, %80 : tensor<4xf32>
    %470 = stablehlo.negate %467 : tensor<12x4x4x4xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %472 = stablehlo.reshape %471 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_143) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %474 = stablehlo.negate %469 : tensor<4xf32>
    %475 = stablehlo.multiply %474, %60 : tensor<4xf32>
    %476 = stablehlo.add %473, %475 : tensor<4xf32>
    %cst_144 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %478 = stablehlo.divide %469, %477 : tensor<4xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [3] : (tensor<4xf32>) -> tensor<12x4x4x4xf32>
    %480 = stablehlo.multiply %479, %54 : tensor<12x4x4x4xf32>
    %481 = stablehlo.add %467, %480 : tensor<12x4x4x4xf32>
    %cst_145 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %483 = stablehlo.divide %476, %482 : tensor<4xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [3] : (tensor<4xf32>) -> tensor<12x4x4x4xf32>
    %485 = stablehlo.add %481, %484 : tensor<12x4x4x4xf32>
    %486 = stablehlo.convolution(%47, %485) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<12x4x4x4xf32>) -> tensor<3x3x4x4xf32>
    %487 = stablehlo.reverse %arg7, dims = [0, 1] : tensor<3x3x4x4xf32>
    %488 = stablehlo.convolution(%485, %487) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<12x4x4x4xf32>
    %489 = stablehlo.add %416, %488 : tensor<12x4x4x4xf32>
    %cst_146 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %490 = stablehlo.pad %42, %cst_146, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<12x9x9x4xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = "stablehlo.select_and_scatter"(%490, %489, %cst_147) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %970 = stablehlo.compare GE, %arg74, %arg75, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %970 : tensor<i1>
    }, {
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %970 = stablehlo.add %arg74, %arg75 : tensor<f32>
      stablehlo.return %970 : tensor<f32>
    }) : (tensor<12x9x9x4xf32>, tensor<12x4x4x4xf32>, tensor<f32>) -> tensor<12x9x9x4xf32>
    %492 = stablehlo.slice %491 [0:12, 0:8, 0:8, 0:4] : (tensor<12x9x9x4xf32>) -> tensor<12x8x8x4xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<12x8x8x4xf32>
    %494 = stablehlo.select %44, %492, %493 : tensor<12x8x8x4xi1>, tensor<12x8x8x4xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %496 = stablehlo.reshape %495 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_150) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %498 = stablehlo.multiply %35, %494 : tensor<12x8x8x4xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %500 = stablehlo.reshape %499 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %501 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %502 = stablehlo.multiply %494, %501 : tensor<12x8x8x4xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%500 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %504 = stablehlo.multiply %26, %502 : tensor<12x8x8x4xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %506 = stablehlo.reshape %505 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %507 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %508 = stablehlo.multiply %502, %507 : tensor<12x8x8x4xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.reduce(%506 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %510 = stablehlo.multiply %509, %32 : tensor<4xf32>
    %511 = stablehlo.negate %508 : tensor<12x8x8x4xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%511 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %513 = stablehlo.reshape %512 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%513 init: %cst_156) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %515 = stablehlo.negate %510 : tensor<4xf32>
    %516 = stablehlo.multiply %515, %12 : tensor<4xf32>
    %517 = stablehlo.add %514, %516 : tensor<4xf32>
    %cst_157 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %519 = stablehlo.divide %510, %518 : tensor<4xf32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [3] : (tensor<4xf32>) -> tensor<12x8x8x4xf32>
    %521 = stablehlo.multiply %520, %6 : tensor<12x8x8x4xf32>
    %522 = stablehlo.add %508, %521 : tensor<12x8x8x4xf32>
    %cst_158 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %524 = stablehlo.divide %517, %523 : tensor<4xf32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [3] : (tensor<4xf32>) -> tensor<12x8x8x4xf32>
    %526 = stablehlo.add %522, %525 : tensor<12x8x8x4xf32>
    %527 = stablehlo.convolution(%arg72, %526) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x16x16x3xf32>, tensor<12x8x8x4xf32>) -> tensor<7x7x3x4xf32>
    %528 = chlo.square %497 : tensor<4xf32> -> tensor<4xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %530 = chlo.square %529 : tensor<4xf32> -> tensor<4xf32>
    %531 = stablehlo.add %528, %530 : tensor<4xf32>
    %532 = chlo.square %503 : tensor<4xf32> -> tensor<4xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %534 = chlo.square %533 : tensor<4xf32> -> tensor<4xf32>
    %535 = stablehlo.add %532, %534 : tensor<4xf32>
    %536 = chlo.square %527 : tensor<7x7x3x4xf32> -> tensor<7x7x3x4xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %538 = chlo.square %537 : tensor<7x7x3x4xf32> -> tensor<7x7x3x4xf32>
    %539 = stablehlo.add %536, %538 : tensor<7x7x3x4xf32>
    %540 = chlo.square %298 : tensor<8xf32> -> tensor<8xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %542 = chlo.square %541 : tensor<8xf32> -> tensor<8xf32>
    %543 = stablehlo.add %540, %542 : tensor<8xf32>
    %544 = chlo.square %300 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %546 = chlo.square %545 : tensor<8x8xf32> -> tensor<8x8xf32>
    %547 = stablehlo.add %544, %546 : tensor<8x8xf32>
    %548 = chlo.square %456 : tensor<4xf32> -> tensor<4xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %550 = chlo.square %549 : tensor<4xf32> -> tensor<4xf32>
    %551 = stablehlo.add %548, %550 : tensor<4xf32>
    %552 = chlo.square %462 : tensor<4xf32> -> tensor<4xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %554 = chlo.square %553 : tensor<4xf32> -> tensor<4xf32>
    %555 = stablehlo.add %552, %554 : tensor<4xf32>
    %556 = chlo.square %486 : tensor<3x3x4x4xf32> -> tensor<3x3x4x4xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %558 = chlo.square %557 : tensor<3x3x4x4xf32> -> tensor<3x3x4x4xf32>
    %559 = stablehlo.add %556, %558 : tensor<3x3x4x4xf32>
    %560 = chlo.square %419 : tensor<4xf32> -> tensor<4xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %562 = chlo.square %561 : tensor<4xf32> -> tensor<4xf32>
    %563 = stablehlo.add %560, %562 : tensor<4xf32>
    %564 = chlo.square %425 : tensor<4xf32> -> tensor<4xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %566 = chlo.square %565 : tensor<4xf32> -> tensor<4xf32>
    %567 = stablehlo.add %564, %566 : tensor<4xf32>
    %568 = chlo.square %449 : tensor<3x3x4x4xf32> -> tensor<3x3x4x4xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %570 = chlo.square %569 : tensor<3x3x4x4xf32> -> tensor<3x3x4x4xf32>
    %571 = stablehlo.add %568, %570 : tensor<3x3x4x4xf32>
    %572 = chlo.square %381 : tensor<8xf32> -> tensor<8xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %574 = chlo.square %573 : tensor<8xf32> -> tensor<8xf32>
    %575 = stablehlo.add %572, %574 : tensor<8xf32>
    %576 = chlo.square %387 : tensor<8xf32> -> tensor<8xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %578 = chlo.square %577 : tensor<8xf32> -> tensor<8xf32>
    %579 = stablehlo.add %576, %578 : tensor<8xf32>
    %580 = chlo.square %411 : tensor<3x3x4x8xf32> -> tensor<3x3x4x8xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %582 = chlo.square %581 : tensor<3x3x4x8xf32> -> tensor<3x3x4x8xf32>
    %583 = stablehlo.add %580, %582 : tensor<3x3x4x8xf32>
    %584 = chlo.square %344 : tensor<8xf32> -> tensor<8xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %586 = chlo.square %585 : tensor<8xf32> -> tensor<8xf32>
    %587 = stablehlo.add %584, %586 : tensor<8xf32>
    %588 = chlo.square %350 : tensor<8xf32> -> tensor<8xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %590 = chlo.square %589 : tensor<8xf32> -> tensor<8xf32>
    %591 = stablehlo.add %588, %590 : tensor<8xf32>
    %592 = chlo.square %374 : tensor<3x3x8x8xf32> -> tensor<3x3x8x8xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %594 = chlo.square %593 : tensor<3x3x8x8xf32> -> tensor<3x3x8x8xf32>
    %595 = stablehlo.add %592, %594 : tensor<3x3x8x8xf32>
    %596 = chlo.square %309 : tensor<8xf32> -> tensor<8xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %598 = chlo.square %597 : tensor<8xf32> -> tensor<8xf32>
    %599 = stablehlo.add %596, %598 : tensor<8xf32>
    %600 = chlo.square %315 : tensor<8xf32> -> tensor<8xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %602 = chlo.square %601 : tensor<8xf32> -> tensor<8xf32>
    %603 = stablehlo.add %600, %602 : tensor<8xf32>
    %604 = chlo.square %339 : tensor<1x1x4x8xf32> -> tensor<1x1x4x8xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %606 = chlo.square %605 : tensor<1x1x4x8xf32> -> tensor<1x1x4x8xf32>
    %607 = stablehlo.add %604, %606 : tensor<1x1x4x8xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%531 init: %cst_179) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%535 init: %cst_180) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%539 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<7x7x3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.reduce(%543 init: %cst_182) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%547 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%551 init: %cst_184) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%555 init: %cst_185) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.reduce(%559 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%563 init: %cst_187) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%567 init: %cst_188) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%571 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%575 init: %cst_190) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%579 init: %cst_191) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.reduce(%583 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%587 init: %cst_193) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%591 init: %cst_194) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%595 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%599 init: %cst_196) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%603 init: %cst_197) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%607 init: %cst_198) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.add %cst_199, %608 : tensor<f32>
    %629 = stablehlo.add %628, %609 : tensor<f32>
    %630 = stablehlo.add %629, %610 : tensor<f32>
    %631 = stablehlo.add %630, %611 : tensor<f32>
    %632 = stablehlo.add %631, %612 : tensor<f32>
    %633 = stablehlo.add %632, %613 : tensor<f32>
    %634 = stablehlo.add %633, %614 : tensor<f32>
    %635 = stablehlo.add %634, %615 : tensor<f32>
    %636 = stablehlo.add %635, %616 : tensor<f32>
    %637 = stablehlo.add %636, %617 : tensor<f32>
    %638 = stablehlo.add %637, %618 : tensor<f32>
    %639 = stablehlo.add %638, %619 : tensor<f32>
    %640 = stablehlo.add %639, %620 : tensor<f32>
    %641 = stablehlo.add %640, %621 : tensor<f32>
    %642 = stablehlo.add %641, %622 : tensor<f32>
    %643 = stablehlo.add %642, %623 : tensor<f32>
    %644 = stablehlo.add %643, %624 : tensor<f32>
    %645 = stablehlo.add %644, %625 : tensor<f32>
    %646 = stablehlo.add %645, %626 : tensor<f32>
    %647 = stablehlo.add %646, %627 : tensor<f32>
    %648 = stablehlo.sqrt %647 : tensor<f32>
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %649 = stablehlo.compare LT, %648, %cst_200, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %650 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %651 = stablehlo.divide %497, %650 : tensor<4xf32>
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %653 = stablehlo.multiply %651, %652 : tensor<4xf32>
    %654 = stablehlo.select %649, %497, %653 : tensor<i1>, tensor<4xf32>
    %655 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %656 = stablehlo.divide %503, %655 : tensor<4xf32>
    %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %658 = stablehlo.multiply %656, %657 : tensor<4xf32>
    %659 = stablehlo.select %649, %503, %658 : tensor<i1>, tensor<4xf32>
    %660 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %661 = stablehlo.divide %527, %660 : tensor<7x7x3x4xf32>
    %cst_203 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %663 = stablehlo.multiply %661, %662 : tensor<7x7x3x4xf32>
    %664 = stablehlo.select %649, %527, %663 : tensor<i1>, tensor<7x7x3x4xf32>
    %665 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %666 = stablehlo.divide %298, %665 : tensor<8xf32>
    %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %668 = stablehlo.multiply %666, %667 : tensor<8xf32>
    %669 = stablehlo.select %649, %298, %668 : tensor<i1>, tensor<8xf32>
    %670 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %671 = stablehlo.divide %300, %670 : tensor<8x8xf32>
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %673 = stablehlo.multiply %671, %672 : tensor<8x8xf32>
    %674 = stablehlo.select %649, %300, %673 : tensor<i1>, tensor<8x8xf32>
    %675 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %676 = stablehlo.divide %456, %675 : tensor<4xf32>
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %678 = stablehlo.multiply %676, %677 : tensor<4xf32>
    %679 = stablehlo.select %649, %456, %678 : tensor<i1>, tensor<4xf32>
    %680 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %681 = stablehlo.divide %462, %680 : tensor<4xf32>
    %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %683 = stablehlo.multiply %681, %682 : tensor<4xf32>
    %684 = stablehlo.select %649, %462, %683 : tensor<i1>, tensor<4xf32>
    %685 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %686 = stablehlo.divide %486, %685 : tensor<3x3x4x4xf32>
    %cst_208 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %688 = stablehlo.multiply %686, %687 : tensor<3x3x4x4xf32>
    %689 = stablehlo.select %649, %486, %688 : tensor<i1>, tensor<3x3x4x4xf32>
    %690 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %691 = stablehlo.divide %419, %690 : tensor<4xf32>
    %cst_209 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %693 = stablehlo.multiply %691, %692 : tensor<4xf32>
    %694 = stablehlo.select %649, %419, %693 : tensor<i1>, tensor<4xf32>
    %695 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %696 = stablehlo.divide %425, %695 : tensor<4xf32>
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %698 = stablehlo.multiply %696, %697 : tensor<4xf32>
    %699 = stablehlo.select %649, %425, %698 : tensor<i1>, tensor<4xf32>
    %700 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %701 = stablehlo.divide %449, %700 : tensor<3x3x4x4xf32>
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %703 = stablehlo.multiply %701, %702 : tensor<3x3x4x4xf32>
    %704 = stablehlo.select %649, %449, %703 : tensor<i1>, tensor<3x3x4x4xf32>
    %705 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %706 = stablehlo.divide %381, %705 : tensor<8xf32>
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %708 = stablehlo.multiply %706, %707 : tensor<8xf32>
    %709 = stablehlo.select %649, %381, %708 : tensor<i1>, tensor<8xf32>
    %710 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %711 = stablehlo.divide %387, %710 : tensor<8xf32>
    %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %713 = stablehlo.multiply %711, %712 : tensor<8xf32>
    %714 = stablehlo.select %649, %387, %713 : tensor<i1>, tensor<8xf32>
    %715 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %716 = stablehlo.divide %411, %715 : tensor<3x3x4x8xf32>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %718 = stablehlo.multiply %716, %717 : tensor<3x3x4x8xf32>
    %719 = stablehlo.select %649, %411, %718 : tensor<i1>, tensor<3x3x4x8xf32>
    %720 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %721 = stablehlo.divide %344, %720 : tensor<8xf32>
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %723 = stablehlo.multiply %721, %722 : tensor<8xf32>
    %724 = stablehlo.select %649, %344, %723 : tensor<i1>, tensor<8xf32>
    %725 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %726 = stablehlo.divide %350, %725 : tensor<8xf32>
    %cst_216 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %728 = stablehlo.multiply %726, %727 : tensor<8xf32>
    %729 = stablehlo.select %649, %350, %728 : tensor<i1>, tensor<8xf32>
    %730 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %731 = stablehlo.divide %374, %730 : tensor<3x3x8x8xf32>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %733 = stablehlo.multiply %731, %732 : tensor<3x3x8x8xf32>
    %734 = stablehlo.select %649, %374, %733 : tensor<i1>, tensor<3x3x8x8xf32>
    %735 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %736 = stablehlo.divide %309, %735 : tensor<8xf32>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %738 = stablehlo.multiply %736, %737 : tensor<8xf32>
    %739 = stablehlo.select %649, %309, %738 : tensor<i1>, tensor<8xf32>
    %740 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %741 = stablehlo.divide %315, %740 : tensor<8xf32>
    %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %743 = stablehlo.multiply %741, %742 : tensor<8xf32>
    %744 = stablehlo.select %649, %315, %743 : tensor<i1>, tensor<8xf32>
    %745 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %746 = stablehlo.divide %339, %745 : tensor<1x1x4x8xf32>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %748 = stablehlo.multiply %746, %747 : tensor<1x1x4x8xf32>
    %749 = stablehlo.select %649, %339, %748 : tensor<i1>, tensor<1x1x4x8xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %751 = stablehlo.multiply %750, %arg20 : tensor<4xf32>
    %752 = stablehlo.add %654, %751 : tensor<4xf32>
    %cst_222 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %754 = stablehlo.multiply %753, %arg21 : tensor<4xf32>
    %755 = stablehlo.add %659, %754 : tensor<4xf32>
    %cst_223 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %757 = stablehlo.multiply %756, %arg22 : tensor<7x7x3x4xf32>
    %758 = stablehlo.add %664, %757 : tensor<7x7x3x4xf32>
    %cst_224 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %760 = stablehlo.multiply %759, %arg23 : tensor<8xf32>
    %761 = stablehlo.add %669, %760 : tensor<8xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %763 = stablehlo.multiply %762, %arg24 : tensor<8x8xf32>
    %764 = stablehlo.add %674, %763 : tensor<8x8xf32>
    %cst_226 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %766 = stablehlo.multiply %765, %arg25 : tensor<4xf32>
    %767 = stablehlo.add %679, %766 : tensor<4xf32>
    %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %769 = stablehlo.multiply %768, %arg26 : tensor<4xf32>
    %770 = stablehlo.add %684, %769 : tensor<4xf32>
    %cst_228 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %772 = stablehlo.multiply %771, %arg27 : tensor<3x3x4x4xf32>
    %773 = stablehlo.add %689, %772 : tensor<3x3x4x4xf32>
    %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %775 = stablehlo.multiply %774, %arg28 : tensor<4xf32>
    %776 = stablehlo.add %694, %775 : tensor<4xf32>
    %cst_230 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %778 = stablehlo.multiply %777, %arg29 : tensor<4xf32>
    %779 = stablehlo.add %699, %778 : tensor<4xf32>
    %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %781 = stablehlo.multiply %780, %arg30 : tensor<3x3x4x4xf32>
    %782 = stablehlo.add %704, %781 : tensor<3x3x4x4xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %784 = stablehlo.multiply %783, %arg31 : tensor<8xf32>
    %785 = stablehlo.add %709, %784 : tensor<8xf32>
    %cst_233 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %787 = stablehlo.multiply %786, %arg32 : tensor<8xf32>
    %788 = stablehlo.add %714, %787 : tensor<8xf32>
    %cst_234 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %790 = stablehlo.multiply %789, %arg33 : tensor<3x3x4x8xf32>
    %791 = stablehlo.add %719, %790 : tensor<3x3x4x8xf32>
    %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %793 = stablehlo.multiply %792, %arg34 : tensor<8xf32>
    %794 = stablehlo.add %724, %793 : tensor<8xf32>
    %cst_236 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %796 = stablehlo.multiply %795, %arg35 : tensor<8xf32>
    %797 = stablehlo.add %729, %796 : tensor<8xf32>
    %cst_237 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %799 = stablehlo.multiply %798, %arg36 : tensor<3x3x8x8xf32>
    %800 = stablehlo.add %734, %799 : tensor<3x3x8x8xf32>
    %cst_238 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %802 = stablehlo.multiply %801, %arg37 : tensor<8xf32>
    %803 = stablehlo.add %739, %802 : tensor<8xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %805 = stablehlo.multiply %804, %arg38 : tensor<8xf32>
    %806 = stablehlo.add %744, %805 : tensor<8xf32>
    %cst_240 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %808 = stablehlo.multiply %807, %arg39 : tensor<1x1x4x8xf32>
    %809 = stablehlo.add %749, %808 : tensor<1x1x4x8xf32>
    %cst_241 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %811 = stablehlo.multiply %810, %752 : tensor<4xf32>
    %cst_242 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %813 = stablehlo.multiply %812, %755 : tensor<4xf32>
    %cst_243 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %815 = stablehlo.multiply %814, %758 : tensor<7x7x3x4xf32>
    %cst_244 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %817 = stablehlo.multiply %816, %761 : tensor<8xf32>
    %cst_245 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %819 = stablehlo.multiply %818, %764 : tensor<8x8xf32>
    %cst_246 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %821 = stablehlo.multiply %820, %767 : tensor<4xf32>
    %cst_247 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %823 = stablehlo.multiply %822, %770 : tensor<4xf32>
    %cst_248 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %825 = stablehlo.multiply %824, %773 : tensor<3x3x4x4xf32>
    %cst_249 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %827 = stablehlo.multiply %826, %776 : tensor<4xf32>
    %cst_250 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %829 = stablehlo.multiply %828, %779 : tensor<4xf32>
    %cst_251 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %831 = stablehlo.multiply %830, %782 : tensor<3x3x4x4xf32>
    %cst_252 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %833 = stablehlo.multiply %832, %785 : tensor<8xf32>
    %cst_253 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %835 = stablehlo.multiply %834, %788 : tensor<8xf32>
    %cst_254 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %837 = stablehlo.multiply %836, %791 : tensor<3x3x4x8xf32>
    %cst_255 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %839 = stablehlo.multiply %838, %794 : tensor<8xf32>
    %cst_256 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %841 = stablehlo.multiply %840, %797 : tensor<8xf32>
    %cst_257 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %843 = stablehlo.multiply %842, %800 : tensor<3x3x8x8xf32>
    %cst_258 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %845 = stablehlo.multiply %844, %803 : tensor<8xf32>
    %cst_259 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %847 = stablehlo.multiply %846, %806 : tensor<8xf32>
    %cst_260 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %849 = stablehlo.multiply %848, %809 : tensor<1x1x4x8xf32>
    %850 = stablehlo.add %arg0, %811 : tensor<4xf32>
    %851 = stablehlo.add %arg1, %813 : tensor<4xf32>
    %852 = stablehlo.add %arg2, %815 : tensor<7x7x3x4xf32>
    %853 = stablehlo.add %arg3, %817 : tensor<8xf32>
    %854 = stablehlo.add %arg4, %819 : tensor<8x8xf32>
    %855 = stablehlo.add %arg5, %821 : tensor<4xf32>
    %856 = stablehlo.add %arg6, %823 : tensor<4xf32>
    %857 = stablehlo.add %arg7, %825 : tensor<3x3x4x4xf32>
    %858 = stablehlo.add %arg8, %827 : tensor<4xf32>
    %859 = stablehlo.add %arg9, %829 : tensor<4xf32>
    %860 = stablehlo.add %arg10, %831 : tensor<3x3x4x4xf32>
    %861 = stablehlo.add %arg11, %833 : tensor<8xf32>
    %862 = stablehlo.add %arg12, %835 : tensor<8xf32>
    %863 = stablehlo.add %arg13, %837 : tensor<3x3x4x8xf32>
    %864 = stablehlo.add %arg14, %839 : tensor<8xf32>
    %865 = stablehlo.add %arg15, %841 : tensor<8xf32>
    %866 = stablehlo.add %arg16, %843 : tensor<3x3x8x8xf32>
    %867 = stablehlo.add %arg17, %845 : tensor<8xf32>
    %868 = stablehlo.add %arg18, %847 : tensor<8xf32>
    %869 = stablehlo.add %arg19, %849 : tensor<1x1x4x8xf32>
    %cst_261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %871 = stablehlo.multiply %870, %arg52 : tensor<4xf32>
    %cst_262 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %873 = stablehlo.multiply %872, %850 : tensor<4xf32>
    %874 = stablehlo.add %871, %873 : tensor<4xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %876 = stablehlo.multiply %875, %arg53 : tensor<4xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %878 = stablehlo.multiply %877, %851 : tensor<4xf32>
    %879 = stablehlo.add %876, %878 : tensor<4xf32>
    %cst_265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %881 = stablehlo.multiply %880, %arg54 : tensor<7x7x3x4xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %883 = stablehlo.multiply %882, %852 : tensor<7x7x3x4xf32>
    %884 = stablehlo.add %881, %883 : tensor<7x7x3x4xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %886 = stablehlo.multiply %885, %arg55 : tensor<8xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %888 = stablehlo.multiply %887, %853 : tensor<8xf32>
    %889 = stablehlo.add %886, %888 : tensor<8xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %891 = stablehlo.multiply %890, %arg56 : tensor<8x8xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %893 = stablehlo.multiply %892, %854 : tensor<8x8xf32>
    %894 = stablehlo.add %891, %893 : tensor<8x8xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %896 = stablehlo.multiply %895, %arg57 : tensor<4xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %898 = stablehlo.multiply %897, %855 : tensor<4xf32>
    %899 = stablehlo.add %896, %898 : tensor<4xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %901 = stablehlo.multiply %900, %arg58 : tensor<4xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %903 = stablehlo.multiply %902, %856 : tensor<4xf32>
    %904 = stablehlo.add %901, %903 : tensor<4xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %906 = stablehlo.multiply %905, %arg59 : tensor<3x3x4x4xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %908 = stablehlo.multiply %907, %857 : tensor<3x3x4x4xf32>
    %909 = stablehlo.add %906, %908 : tensor<3x3x4x4xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %911 = stablehlo.multiply %910, %arg60 : tensor<4xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %913 = stablehlo.multiply %912, %858 : tensor<4xf32>
    %914 = stablehlo.add %911, %913 : tensor<4xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %916 = stablehlo.multiply %915, %arg61 : tensor<4xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %918 = stablehlo.multiply %917, %859 : tensor<4xf32>
    %919 = stablehlo.add %916, %918 : tensor<4xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %921 = stablehlo.multiply %920, %arg62 : tensor<3x3x4x4xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %923 = stablehlo.multiply %922, %860 : tensor<3x3x4x4xf32>
    %924 = stablehlo.add %921, %923 : tensor<3x3x4x4xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %926 = stablehlo.multiply %925, %arg63 : tensor<8xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %928 = stablehlo.multiply %927, %861 : tensor<8xf32>
    %929 = stablehlo.add %926, %928 : tensor<8xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %931 = stablehlo.multiply %930, %arg64 : tensor<8xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %933 = stablehlo.multiply %932, %862 : tensor<8xf32>
    %934 = stablehlo.add %931, %933 : tensor<8xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %936 = stablehlo.multiply %935, %arg65 : tensor<3x3x4x8xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %938 = stablehlo.multiply %937, %863 : tensor<3x3x4x8xf32>
    %939 = stablehlo.add %936, %938 : tensor<3x3x4x8xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %941 = stablehlo.multiply %940, %arg66 : tensor<8xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %943 = stablehlo.multiply %942, %864 : tensor<8xf32>
    %944 = stablehlo.add %941, %943 : tensor<8xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %946 = stablehlo.multiply %945, %arg67 : tensor<8xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %948 = stablehlo.multiply %947, %865 : tensor<8xf32>
    %949 = stablehlo.add %946, %948 : tensor<8xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %951 = stablehlo.multiply %950, %arg68 : tensor<3x3x8x8xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %953 = stablehlo.multiply %952, %866 : tensor<3x3x8x8xf32>
    %954 = stablehlo.add %951, %953 : tensor<3x3x8x8xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %956 = stablehlo.multiply %955, %arg69 : tensor<8xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %958 = stablehlo.multiply %957, %867 : tensor<8xf32>
    %959 = stablehlo.add %956, %958 : tensor<8xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %961 = stablehlo.multiply %960, %arg70 : tensor<8xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %963 = stablehlo.multiply %962, %868 : tensor<8xf32>
    %964 = stablehlo.add %961, %963 : tensor<8xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %966 = stablehlo.multiply %965, %arg71 : tensor<1x1x4x8xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %968 = stablehlo.multiply %967, %869 : tensor<1x1x4x8xf32>
    %969 = stablehlo.add %966, %968 : tensor<1x1x4x8xf32>
    return %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %752, %755, %758, %761, %764, %767, %770, %773, %776, %779, %782, %785, %788, %791, %794, %797, %800, %803, %806, %809, %18, %23, %66, %71, %112, %117, %159, %164, %205, %210, %247, %252, %874, %879, %884, %889, %894, %899, %904, %909, %914, %919, %924, %929, %934, %939, %944, %949, %954, %959, %964, %969, %289 : tensor<4xf32>, tensor<4xf32>, tensor<7x7x3x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<7x7x3x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<7x7x3x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<12x8x8x4xf32>) -> tensor<12x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x8x8x4xf32>
    return %1 : tensor<12x8x8x4xf32>
  }
  func.func private @relu_0(%arg0: tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x4x4x4xf32>
    return %1 : tensor<12x4x4x4xf32>
  }
  func.func private @relu_1(%arg0: tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x2x2x8xf32>
    return %1 : tensor<12x2x2x8xf32>
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
  func.func private @log_softmax_2(%arg0: tensor<12x8xf32>, %arg1: tensor<12x1xf32>, %arg2: tensor<12x8xf32>) -> tensor<12x8xf32> {
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
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<4xf32> {jax.result_info = "result.params['first']['bn']['bias']", zero.role = #zero.role<param "first/bn/bias">}, tensor<4xf32> {jax.result_info = "result.params['first']['bn']['scale']", zero.role = #zero.role<param "first/bn/scale">}, tensor<7x7x3x4xf32> {jax.result_info = "result.params['first']['filter']", zero.role = #zero.role<param "first/filter">}, tensor<8xf32> {jax.result_info = "result.params['head']['bias']", zero.role = #zero.role<param "head/bias">}, tensor<8x8xf32> {jax.result_info = "result.params['head']['kernel']", zero.role = #zero.role<param "head/kernel">}, tensor<4xf32> {jax.result_info = "result.params['stage_0_0']['conv_1']['bn']['bias']", zero.role = #zero.role<param "stage_0_0/conv_1/bn/bias">}, tensor<4xf32> {jax.result_info = "result.params['stage_0_0']['conv_1']['bn']['scale']", zero.role = #zero.role<param "stage_0_0/conv_1/bn/scale">}, tensor<3x3x4x4xf32> {jax.result_info = "result.params['stage_0_0']['conv_1']['filter']", zero.role = #zero.role<param "stage_0_0/conv_1/filter">}, tensor<4xf32> {jax.result_info = "result.params['stage_0_0']['conv_2']['bn']['bias']", zero.role = #zero.role<param "stage_0_0/conv_2/bn/bias">}, tensor<4xf32> {jax.result_info = "result.params['stage_0_0']['conv_2']['bn']['scale']", zero.role = #zero.role<param "stage_0_0/conv_2/bn/scale">}, tensor<3x3x4x4xf32> {jax.result_info = "result.params['stage_0_0']['conv_2']['filter']", zero.role = #zero.role<param "stage_0_0/conv_2/filter">}, tensor<8xf32> {jax.result_info = "result.params['stage_1_0']['conv_1']['bn']['bias']", zero.role = #zero.role<param "stage_1_0/conv_1/bn/bias">}, tensor<8xf32> {jax.result_info = "result.params['stage_1_0']['conv_1']['bn']['scale']", zero.role = #zero.role<param "stage_1_0/conv_1/bn/scale">}, tensor<3x3x4x8xf32> {jax.result_info = "result.params['stage_1_0']['conv_1']['filter']", zero.role = #zero.role<param "stage_1_0/conv_1/filter">}, tensor<8xf32> {jax.result_info = "result.params['stage_1_0']['conv_2']['bn']['bias']", zero.role = #zero.role<param "stage_1_0/conv_2/bn/bias">}, tensor<8xf32> {jax.result_info = "result.params['stage_1_0']['conv_2']['bn']['scale']", zero.role = #zero.role<param "stage_1_0/conv_2/bn/scale">}, tensor<3x3x8x8xf32> {jax.result_info = "result.params['stage_1_0']['conv_2']['filter']", zero.role = #zero.role<param "stage_1_0/conv_2/filter">}, tensor<8xf32> {jax.result_info = "result.params['stage_1_0']['shortcut']['bn']['bias']", zero.role = #zero.role<param "stage_1_0/shortcut/bn/bias">}, tensor<8xf32> {jax.result_info = "result.params['stage_1_0']['shortcut']['bn']['scale']", zero.role = #zero.role<param "stage_1_0/shortcut/bn/scale">}, tensor<1x1x4x8xf32> {jax.result_info = "result.params['stage_1_0']['shortcut']['filter']", zero.role = #zero.role<param "stage_1_0/shortcut/filter">}, tensor<4xf32> {jax.result_info = "result.opt_state[1][0].trace['first']['bn']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/bias" of = "first/bn/bias">}, tensor<4xf32> {jax.result_info = "result.opt_state[1][0].trace['first']['bn']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/scale" of = "first/bn/scale">}, tensor<7x7x3x4xf32> {jax.result_info = "result.opt_state[1][0].trace['first']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/filter" of = "first/filter">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].trace['head']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/bias" of = "head/bias">}, tensor<8x8xf32> {jax.result_info = "result.opt_state[1][0].trace['head']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/kernel" of = "head/kernel">}, tensor<4xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_0_0']['conv_1']['bn']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/bias" of = "stage_0_0/conv_1/bn/bias">}, tensor<4xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_0_0']['conv_1']['bn']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/scale" of = "stage_0_0/conv_1/bn/scale">}, tensor<3x3x4x4xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_0_0']['conv_1']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/filter" of = "stage_0_0/conv_1/filter">}, tensor<4xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_0_0']['conv_2']['bn']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/bias" of = "stage_0_0/conv_2/bn/bias">}, tensor<4xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_0_0']['conv_2']['bn']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/scale" of = "stage_0_0/conv_2/bn/scale">}, tensor<3x3x4x4xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_0_0']['conv_2']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/filter" of = "stage_0_0/conv_2/filter">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['conv_1']['bn']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/bn/bias" of = "stage_1_0/conv_1/bn/bias">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['conv_1']['bn']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/bn/scale" of = "stage_1_0/conv_1/bn/scale">}, tensor<3x3x4x8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['conv_1']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/filter" of = "stage_1_0/conv_1/filter">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['conv_2']['bn']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/bn/bias" of = "stage_1_0/conv_2/bn/bias">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['conv_2']['bn']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/bn/scale" of = "stage_1_0/conv_2/bn/scale">}, tensor<3x3x8x8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['conv_2']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/filter" of = "stage_1_0/conv_2/filter">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['shortcut']['bn']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/bn/bias" of = "stage_1_0/shortcut/bn/bias">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['shortcut']['bn']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/bn/scale" of = "stage_1_0/shortcut/bn/scale">}, tensor<1x1x4x8xf32> {jax.result_info = "result.opt_state[1][0].trace['stage_1_0']['shortcut']['filter']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/filter" of = "stage_1_0/shortcut/filter">}, tensor<4xf32> {jax.result_info = "result.model_state['first']['bn']['mean']", zero.role = #zero.role<model_state "model_state/first/bn/mean">}, tensor<4xf32> {jax.result_info = "result.model_state['first']['bn']['variance']", zero.role = #zero.role<model_state "model_state/first/bn/variance">}, tensor<4xf32> {jax.result_info = "result.model_state['stage_0_0']['conv_1']['bn']['mean']", zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/mean">}, tensor<4xf32> {jax.result_info = "result.model_state['stage_0_0']['conv_1']['bn']['variance']", zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/variance">}, tensor<4xf32> {jax.result_info = "result.model_state['stage_0_0']['conv_2']['bn']['mean']", zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/mean">}, tensor<4xf32> {jax.result_info = "result.model_state['stage_0_0']['conv_2']['bn']['variance']", zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/variance">}, tensor<8xf32> {jax.result_info = "result.model_state['stage_1_0']['conv_1']['bn']['mean']", zero.role = #zero.role<model_state "model_state/stage_1_0/conv_1/bn/mean">}, tensor<8xf32> {jax.result_info = "result.model_state['stage_1_0']['conv_1']['bn']['variance']", zero.role = #zero.role<model_state "model_state/stage_1_0/conv_1/bn/variance">}, tensor<8xf32> {jax.result_info = "result.model_state['stage_1_0']['conv_2']['bn']['mean']", zero.role = #zero.role<model_state "model_state/stage_1_0/conv_2/bn/mean">}, tensor<8xf32> {jax.result_info = "result.model_state['stage_1_0']['conv_2']['bn']['variance']", zero.role = #zero.role<model_state "model_state/stage_1_0/conv_2/bn/variance">}, tensor<8xf32> {jax.result_info = "result.model_state['stage_1_0']['shortcut']['bn']['mean']", zero.role = #zero.role<model_state "model_state/stage_1_0/shortcut/bn/mean">}, tensor<8xf32> {jax.result_info = "result.model_state['stage_1_0']['shortcut']['bn']['variance']", zero.role = #zero.role<model_state "model_state/stage_1_0/shortcut/bn/variance">}, tensor<4xf32> {jax.result_info = "result.ema['first']['bn']['bias']", zero.role = #zero.role<model_state "ema/first/bn/bias" of = "first/bn/bias">}, tensor<4xf32> {jax.result_info = "result.ema['first']['bn']['scale']", zero.role = #zero.role<model_state "ema/first/bn/scale" of = "first/bn/scale">}, tensor<7x7x3x4xf32> {jax.result_info = "result.ema['first']['filter']", zero.role = #zero.role<model_state "ema/first/filter" of = "first/filter">}, tensor<8xf32> {jax.result_info = "result.ema['head']['bias']", zero.role = #zero.role<model_state "ema/head/bias" of = "head/bias">}, tensor<8x8xf32> {jax.result_info = "result.ema['head']['kernel']", zero.role = #zero.role<model_state "ema/head/kernel" of = "head/kernel">}, tensor<4xf32> {jax.result_info = "result.ema['stage_0_0']['conv_1']['bn']['bias']", zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/bn/bias" of = "stage_0_0/conv_1/bn/bias">}, tensor<4xf32> {jax.result_info = "result.ema['stage_0_0']['conv_1']['bn']['scale']", zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/bn/scale" of = "stage_0_0/conv_1/bn/scale">}, tensor<3x3x4x4xf32> {jax.result_info = "result.ema['stage_0_0']['conv_1']['filter']", zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/filter" of = "stage_0_0/conv_1/filter">}, tensor<4xf32> {jax.result_info = "result.ema['stage_0_0']['conv_2']['bn']['bias']", zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/bn/bias" of = "stage_0_0/conv_2/bn/bias">}, tensor<4xf32> {jax.result_info = "result.ema['stage_0_0']['conv_2']['bn']['scale']", zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/bn/scale" of = "stage_0_0/conv_2/bn/scale">}, tensor<3x3x4x4xf32> {jax.result_info = "result.ema['stage_0_0']['conv_2']['filter']", zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/filter" of = "stage_0_0/conv_2/filter">}, tensor<8xf32> {jax.result_info = "result.ema['stage_1_0']['conv_1']['bn']['bias']", zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/bn/bias" of = "stage_1_0/conv_1/bn/bias">}, tensor<8xf32> {jax.result_info = "result.ema['stage_1_0']['conv_1']['bn']['scale']", zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/bn/scale" of = "stage_1_0/conv_1/bn/scale">}, tensor<3x3x4x8xf32> {jax.result_info = "result.ema['stage_1_0']['conv_1']['filter']", zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/filter" of = "stage_1_0/conv_1/filter">}, tensor<8xf32> {jax.result_info = "result.ema['stage_1_0']['conv_2']['bn']['bias']", zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/bn/bias" of = "stage_1_0/conv_2/bn/bias">}, tensor<8xf32> {jax.result_info = "result.ema['stage_1_0']['conv_2']['bn']['scale']", zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/bn/scale" of = "stage_1_0/conv_2/bn/scale">}, tensor<3x3x8x8xf32> {jax.result_info = "result.ema['stage_1_0']['conv_2']['filter']", zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/filter" of = "stage_1_0/conv_2/filter">}, tensor<8xf32> {jax.result_info = "result.ema['stage_1_0']['shortcut']['bn']['bias']", zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/bn/bias" of = "stage_1_0/shortcut/bn/bias">}, tensor<8xf32> {jax.result_info = "result.ema['stage_1_0']['shortcut']['bn']['scale']", zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/bn/scale" of = "stage_1_0/shortcut/bn/scale">}, tensor<1x1x4x8xf32> {jax.result_info = "result.ema['stage_1_0']['shortcut']['filter']", zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/filter" of = "stage_1_0/shortcut/filter">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c = stablehlo.constant dense<2> : tensor<ui32>
    %2 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %3 = call @init_normal(%2) : (tensor<2xui32>) -> tensor<7x7x3x4xf32>
    %cst_1 = stablehlo.constant dense<0.101015255> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<7x7x3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_3 = stablehlo.constant dense<4> : tensor<ui32>
    %7 = call @init_threefry_fold_in(%arg0, %c_3) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %8 = call @init_normal_2(%7) : (tensor<2xui32>) -> tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_7 = stablehlo.constant dense<7> : tensor<ui32>
    %13 = call @init_threefry_fold_in(%arg0, %c_7) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %14 = call @init_normal_7(%13) : (tensor<2xui32>) -> tensor<3x3x4x4xf32>
    %cst_8 = stablehlo.constant dense<0.235702261> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<3x3x4x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_11 = stablehlo.constant dense<10> : tensor<ui32>
    %19 = call @init_threefry_fold_in(%arg0, %c_11) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %20 = call @init_normal_7(%19) : (tensor<2xui32>) -> tensor<3x3x4x4xf32>
    %cst_12 = stablehlo.constant dense<0.235702261> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<3x3x4x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_15 = stablehlo.constant dense<13> : tensor<ui32>
    %25 = call @init_threefry_fold_in(%arg0, %c_15) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %26 = call @init_normal_12(%25) : (tensor<2xui32>) -> tensor<3x3x4x8xf32>
    %cst_16 = stablehlo.constant dense<0.166666672> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<3x3x4x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_19 = stablehlo.constant dense<16> : tensor<ui32>
    %31 = call @init_threefry_fold_in(%arg0, %c_19) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %32 = call @init_normal_17(%31) : (tensor<2xui32>) -> tensor<3x3x8x8xf32>
    %cst_20 = stablehlo.constant dense<0.166666672> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<3x3x8x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_23 = stablehlo.constant dense<19> : tensor<ui32>
    %37 = call @init_threefry_fold_in(%arg0, %c_23) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %38 = call @init_normal_22(%37) : (tensor<2xui32>) -> tensor<1x1x4x8xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<1x1x4x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8xf32>
    return %0, %1, %5, %6, %10, %11, %12, %16, %17, %18, %22, %23, %24, %28, %29, %30, %34, %35, %36, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %0, %1, %5, %6, %10, %11, %12, %16, %17, %18, %22, %23, %24, %28, %29, %30, %34, %35, %36, %40 : tensor<4xf32>, tensor<4xf32>, tensor<7x7x3x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<7x7x3x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<7x7x3x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x4x8xf32>
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
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<7x7x3x4xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<7x7x3x4xf32>
    return %0 : tensor<7x7x3x4xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<7x7x3x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<7x7x3x4xf32>
    %1 = chlo.erf_inv %0 : tensor<7x7x3x4xf32> -> tensor<7x7x3x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<7x7x3x4xf32>
    return %3 : tensor<7x7x3x4xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<7x7x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<7x7x3x4xui64>
    %7 = stablehlo.iota dim = 1 : tensor<7x7x3x4xui64>
    %8 = stablehlo.iota dim = 2 : tensor<7x7x3x4xui64>
    %9 = stablehlo.iota dim = 3 : tensor<7x7x3x4xui64>
    %c = stablehlo.constant dense<84> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<7x7x3x4xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<7x7x3x4xui64>
    %c_0 = stablehlo.constant dense<12> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<7x7x3x4xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<7x7x3x4xui64>
    %c_1 = stablehlo.constant dense<4> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<7x7x3x4xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<7x7x3x4xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<7x7x3x4xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<7x7x3x4xui64>
    %18 = stablehlo.add %11, %13 : tensor<7x7x3x4xui64>
    %19 = stablehlo.add %18, %15 : tensor<7x7x3x4xui64>
    %20 = stablehlo.add %19, %17 : tensor<7x7x3x4xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<7x7x3x4xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<7x7x3x4xui64>
    %23 = stablehlo.convert %20 : (tensor<7x7x3x4xui64>) -> tensor<7x7x3x4xui32>
    %24 = stablehlo.convert %22 : (tensor<7x7x3x4xui64>) -> tensor<7x7x3x4xui32>
    %25:2 = call @init_threefry2x32_0(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>) -> (tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<7x7x3x4xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<7x7x3x4xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %30 = stablehlo.or %28, %29 : tensor<7x7x3x4xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<7x7x3x4xui32>) -> tensor<7x7x3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7x3x4xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<7x7x3x4xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<7x7x3x4xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<7x7x3x4xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<7x7x3x4xf32>
    %38 = stablehlo.add %36, %37 : tensor<7x7x3x4xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<7x7x3x4xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<7x7x3x4xf32>
    return %40 : tensor<7x7x3x4xf32>
  }
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7x7x3x4xui32>, %arg3: tensor<7x7x3x4xui32>) -> (tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<7x7x3x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<7x7x3x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<7x7x3x4xui32>, %arg2: tensor<7x7x3x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<7x7x3x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<7x7x3x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<7x7x3x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<7x7x3x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<7x7x3x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<7x7x3x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<7x7x3x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<7x7x3x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<7x7x3x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<7x7x3x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<7x7x3x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<7x7x3x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<7x7x3x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<7x7x3x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<7x7x3x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<7x7x3x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<7x7x3x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<7x7x3x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<7x7x3x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<7x7x3x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<7x7x3x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<7x7x3x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<7x7x3x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<7x7x3x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<7x7x3x4xui32>, tensor<7x7x3x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<8x8xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<8x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x8xf32>
    %1 = chlo.erf_inv %0 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<8x8xui64>
    %7 = stablehlo.iota dim = 1 : tensor<8x8xui64>
    %c = stablehlo.constant dense<8> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x8xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<8x8xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x8xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<8x8xui64>
    %12 = stablehlo.add %9, %11 : tensor<8x8xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x8xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<8x8xui64>
    %15 = stablehlo.convert %12 : (tensor<8x8xui64>) -> tensor<8x8xui32>
    %16 = stablehlo.convert %14 : (tensor<8x8xui64>) -> tensor<8x8xui32>
    %17:2 = call @init_threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<8x8xui32>, tensor<8x8xui32>) -> (tensor<8x8xui32>, tensor<8x8xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<8x8xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x8xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %22 = stablehlo.or %20, %21 : tensor<8x8xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x8xui32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<8x8xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x8xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x8xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x8xf32>
    %30 = stablehlo.add %28, %29 : tensor<8x8xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x8xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<8x8xf32>
    return %32 : tensor<8x8xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x8xui32>, %arg3: tensor<8x8xui32>) -> (tensor<8x8xui32>, tensor<8x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x8xui32>, tensor<8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x8xui32>, tensor<8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x8xui32>, tensor<8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x8xui32>, tensor<8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x8xui32>, tensor<8x8xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<8x8xui32>, %arg2: tensor<8x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x8xui32>, tensor<8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x8xui32>, tensor<8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<3x3x4x4xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<3x3x4x4xf32>
    return %0 : tensor<3x3x4x4xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<3x3x4x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x3x4x4xf32>
    %1 = chlo.erf_inv %0 : tensor<3x3x4x4xf32> -> tensor<3x3x4x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x3x4x4xf32>
    return %3 : tensor<3x3x4x4xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x3x4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3x3x4x4xui64>
    %7 = stablehlo.iota dim = 1 : tensor<3x3x4x4xui64>
    %8 = stablehlo.iota dim = 2 : tensor<3x3x4x4xui64>
    %9 = stablehlo.iota dim = 3 : tensor<3x3x4x4xui64>
    %c = stablehlo.constant dense<48> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x3x4x4xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<3x3x4x4xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x3x4x4xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<3x3x4x4xui64>
    %c_1 = stablehlo.constant dense<4> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x3x4x4xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<3x3x4x4xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3x3x4x4xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<3x3x4x4xui64>
    %18 = stablehlo.add %11, %13 : tensor<3x3x4x4xui64>
    %19 = stablehlo.add %18, %15 : tensor<3x3x4x4xui64>
    %20 = stablehlo.add %19, %17 : tensor<3x3x4x4xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<3x3x4x4xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<3x3x4x4xui64>
    %23 = stablehlo.convert %20 : (tensor<3x3x4x4xui64>) -> tensor<3x3x4x4xui32>
    %24 = stablehlo.convert %22 : (tensor<3x3x4x4xui64>) -> tensor<3x3x4x4xui32>
    %25:2 = call @init_threefry2x32_10(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>) -> (tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<3x3x4x4xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<3x3x4x4xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %30 = stablehlo.or %28, %29 : tensor<3x3x4x4xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<3x3x4x4xui32>) -> tensor<3x3x4x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<3x3x4x4xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x4x4xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<3x3x4x4xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x4x4xf32>
    %38 = stablehlo.add %36, %37 : tensor<3x3x4x4xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x4x4xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<3x3x4x4xf32>
    return %40 : tensor<3x3x4x4xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x3x4x4xui32>, %arg3: tensor<3x3x4x4xui32>) -> (tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x3x4x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x3x4x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<3x3x4x4xui32>, %arg2: tensor<3x3x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x3x4x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x3x4x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x3x4x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x3x4x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x3x4x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x3x4x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x3x4x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x3x4x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x3x4x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x3x4x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x3x4x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x3x4x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x3x4x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x3x4x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x3x4x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x3x4x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x3x4x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x3x4x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x3x4x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x3x4x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x3x4x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x3x4x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x3x4x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x3x4x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x3x4x4xui32>, tensor<3x3x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<3x3x4x8xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<3x3x4x8xf32>
    return %0 : tensor<3x3x4x8xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<3x3x4x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x3x4x8xf32>
    %1 = chlo.erf_inv %0 : tensor<3x3x4x8xf32> -> tensor<3x3x4x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x3x4x8xf32>
    return %3 : tensor<3x3x4x8xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x3x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3x3x4x8xui64>
    %7 = stablehlo.iota dim = 1 : tensor<3x3x4x8xui64>
    %8 = stablehlo.iota dim = 2 : tensor<3x3x4x8xui64>
    %9 = stablehlo.iota dim = 3 : tensor<3x3x4x8xui64>
    %c = stablehlo.constant dense<96> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x3x4x8xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<3x3x4x8xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x3x4x8xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<3x3x4x8xui64>
    %c_1 = stablehlo.constant dense<8> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x3x4x8xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<3x3x4x8xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3x3x4x8xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<3x3x4x8xui64>
    %18 = stablehlo.add %11, %13 : tensor<3x3x4x8xui64>
    %19 = stablehlo.add %18, %15 : tensor<3x3x4x8xui64>
    %20 = stablehlo.add %19, %17 : tensor<3x3x4x8xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<3x3x4x8xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<3x3x4x8xui64>
    %23 = stablehlo.convert %20 : (tensor<3x3x4x8xui64>) -> tensor<3x3x4x8xui32>
    %24 = stablehlo.convert %22 : (tensor<3x3x4x8xui64>) -> tensor<3x3x4x8xui32>
    %25:2 = call @init_threefry2x32_15(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>) -> (tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<3x3x4x8xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<3x3x4x8xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %30 = stablehlo.or %28, %29 : tensor<3x3x4x8xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<3x3x4x8xui32>) -> tensor<3x3x4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<3x3x4x8xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x4x8xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<3x3x4x8xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x4x8xf32>
    %38 = stablehlo.add %36, %37 : tensor<3x3x4x8xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x4x8xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<3x3x4x8xf32>
    return %40 : tensor<3x3x4x8xf32>
  }
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x3x4x8xui32>, %arg3: tensor<3x3x4x8xui32>) -> (tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x3x4x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x3x4x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<3x3x4x8xui32>, %arg2: tensor<3x3x4x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x3x4x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x3x4x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x3x4x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x3x4x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x3x4x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x3x4x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x3x4x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x3x4x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x3x4x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x3x4x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x3x4x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x3x4x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x3x4x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x3x4x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x3x4x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x3x4x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x3x4x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x3x4x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x3x4x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x3x4x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x3x4x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x3x4x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x3x4x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x3x4x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x3x4x8xui32>, tensor<3x3x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_17(%arg0: tensor<2xui32>) -> tensor<3x3x8x8xf32> {
    %0 = call @init_normal_real_18(%arg0) : (tensor<2xui32>) -> tensor<3x3x8x8xf32>
    return %0 : tensor<3x3x8x8xf32>
  }
  func.func private @init_normal_real_18(%arg0: tensor<2xui32>) -> tensor<3x3x8x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_19(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x3x8x8xf32>
    %1 = chlo.erf_inv %0 : tensor<3x3x8x8xf32> -> tensor<3x3x8x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x3x8x8xf32>
    return %3 : tensor<3x3x8x8xf32>
  }
  func.func private @init_uniform_19(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x3x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3x3x8x8xui64>
    %7 = stablehlo.iota dim = 1 : tensor<3x3x8x8xui64>
    %8 = stablehlo.iota dim = 2 : tensor<3x3x8x8xui64>
    %9 = stablehlo.iota dim = 3 : tensor<3x3x8x8xui64>
    %c = stablehlo.constant dense<192> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x3x8x8xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<3x3x8x8xui64>
    %c_0 = stablehlo.constant dense<64> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x3x8x8xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<3x3x8x8xui64>
    %c_1 = stablehlo.constant dense<8> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x3x8x8xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<3x3x8x8xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3x3x8x8xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<3x3x8x8xui64>
    %18 = stablehlo.add %11, %13 : tensor<3x3x8x8xui64>
    %19 = stablehlo.add %18, %15 : tensor<3x3x8x8xui64>
    %20 = stablehlo.add %19, %17 : tensor<3x3x8x8xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<3x3x8x8xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<3x3x8x8xui64>
    %23 = stablehlo.convert %20 : (tensor<3x3x8x8xui64>) -> tensor<3x3x8x8xui32>
    %24 = stablehlo.convert %22 : (tensor<3x3x8x8xui64>) -> tensor<3x3x8x8xui32>
    %25:2 = call @init_threefry2x32_20(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>) -> (tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<3x3x8x8xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<3x3x8x8xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %30 = stablehlo.or %28, %29 : tensor<3x3x8x8xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<3x3x8x8xui32>) -> tensor<3x3x8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<3x3x8x8xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x8x8xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<3x3x8x8xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x8x8xf32>
    %38 = stablehlo.add %36, %37 : tensor<3x3x8x8xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<3x3x8x8xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<3x3x8x8xf32>
    return %40 : tensor<3x3x8x8xf32>
  }
  func.func private @init_threefry2x32_20(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x3x8x8xui32>, %arg3: tensor<3x3x8x8xui32>) -> (tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x3x8x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x3x8x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_21(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>
  }
  func.func private @init_closed_call_21(%arg0: tensor<i32>, %arg1: tensor<3x3x8x8xui32>, %arg2: tensor<3x3x8x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x3x8x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x3x8x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x3x8x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x3x8x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x3x8x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x3x8x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x3x8x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x3x8x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x3x8x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x3x8x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x3x8x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x3x8x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x3x8x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x3x8x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x3x8x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x3x8x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x3x8x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x3x8x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x3x8x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x3x8x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x3x8x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x3x8x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x3x8x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x3x8x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x3x8x8xui32>, tensor<3x3x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_22(%arg0: tensor<2xui32>) -> tensor<1x1x4x8xf32> {
    %0 = call @init_normal_real_23(%arg0) : (tensor<2xui32>) -> tensor<1x1x4x8xf32>
    return %0 : tensor<1x1x4x8xf32>
  }
  func.func private @init_normal_real_23(%arg0: tensor<2xui32>) -> tensor<1x1x4x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_24(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<1x1x4x8xf32>
    %1 = chlo.erf_inv %0 : tensor<1x1x4x8xf32> -> tensor<1x1x4x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<1x1x4x8xf32>
    return %3 : tensor<1x1x4x8xf32>
  }
  func.func private @init_uniform_24(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<1x1x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<1x1x4x8xui64>
    %7 = stablehlo.iota dim = 1 : tensor<1x1x4x8xui64>
    %8 = stablehlo.iota dim = 2 : tensor<1x1x4x8xui64>
    %9 = stablehlo.iota dim = 3 : tensor<1x1x4x8xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<1x1x4x8xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<1x1x4x8xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<1x1x4x8xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<1x1x4x8xui64>
    %c_1 = stablehlo.constant dense<8> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<1x1x4x8xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<1x1x4x8xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<1x1x4x8xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<1x1x4x8xui64>
    %18 = stablehlo.add %11, %13 : tensor<1x1x4x8xui64>
    %19 = stablehlo.add %18, %15 : tensor<1x1x4x8xui64>
    %20 = stablehlo.add %19, %17 : tensor<1x1x4x8xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<1x1x4x8xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<1x1x4x8xui64>
    %23 = stablehlo.convert %20 : (tensor<1x1x4x8xui64>) -> tensor<1x1x4x8xui32>
    %24 = stablehlo.convert %22 : (tensor<1x1x4x8xui64>) -> tensor<1x1x4x8xui32>
    %25:2 = call @init_threefry2x32_25(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>) -> (tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<1x1x4x8xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<1x1x4x8xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %30 = stablehlo.or %28, %29 : tensor<1x1x4x8xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<1x1x4x8xui32>) -> tensor<1x1x4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<1x1x4x8xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x4x8xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<1x1x4x8xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x4x8xf32>
    %38 = stablehlo.add %36, %37 : tensor<1x1x4x8xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x1x4x8xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<1x1x4x8xf32>
    return %40 : tensor<1x1x4x8xf32>
  }
  func.func private @init_threefry2x32_25(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1x1x4x8xui32>, %arg3: tensor<1x1x4x8xui32>) -> (tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1x1x4x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1x1x4x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>
  }
  func.func private @init_closed_call_26(%arg0: tensor<i32>, %arg1: tensor<1x1x4x8xui32>, %arg2: tensor<1x1x4x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1x1x4x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1x1x4x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1x1x4x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<1x1x4x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1x1x4x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1x1x4x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1x1x4x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1x1x4x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<1x1x4x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1x1x4x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1x1x4x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1x1x4x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x1x4x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<1x1x4x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1x1x4x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1x1x4x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1x1x4x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1x1x4x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<1x1x4x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1x1x4x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<1x1x4x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<1x1x4x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1x1x4x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<1x1x4x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1x1x4x8xui32>, tensor<1x1x4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @eval(%arg0: tensor<4xf32> {zero.role = #zero.role<param "first/bn/bias">}, %arg1: tensor<4xf32> {zero.role = #zero.role<param "first/bn/scale">}, %arg2: tensor<7x7x3x4xf32> {zero.role = #zero.role<param "first/filter">}, %arg3: tensor<8xf32> {zero.role = #zero.role<param "head/bias">}, %arg4: tensor<8x8xf32> {zero.role = #zero.role<param "head/kernel">}, %arg5: tensor<4xf32> {zero.role = #zero.role<param "stage_0_0/conv_1/bn/bias">}, %arg6: tensor<4xf32> {zero.role = #zero.role<param "stage_0_0/conv_1/bn/scale">}, %arg7: tensor<3x3x4x4xf32> {zero.role = #zero.role<param "stage_0_0/conv_1/filter">}, %arg8: tensor<4xf32> {zero.role = #zero.role<param "stage_0_0/conv_2/bn/bias">}, %arg9: tensor<4xf32> {zero.role = #zero.role<param "stage_0_0/conv_2/bn/scale">}, %arg10: tensor<3x3x4x4xf32> {zero.role = #zero.role<param "stage_0_0/conv_2/filter">}, %arg11: tensor<8xf32> {zero.role = #zero.role<param "stage_1_0/conv_1/bn/bias">}, %arg12: tensor<8xf32> {zero.role = #zero.role<param "stage_1_0/conv_1/bn/scale">}, %arg13: tensor<3x3x4x8xf32> {zero.role = #zero.role<param "stage_1_0/conv_1/filter">}, %arg14: tensor<8xf32> {zero.role = #zero.role<param "stage_1_0/conv_2/bn/bias">}, %arg15: tensor<8xf32> {zero.role = #zero.role<param "stage_1_0/conv_2/bn/scale">}, %arg16: tensor<3x3x8x8xf32> {zero.role = #zero.role<param "stage_1_0/conv_2/filter">}, %arg17: tensor<8xf32> {zero.role = #zero.role<param "stage_1_0/shortcut/bn/bias">}, %arg18: tensor<8xf32> {zero.role = #zero.role<param "stage_1_0/shortcut/bn/scale">}, %arg19: tensor<1x1x4x8xf32> {zero.role = #zero.role<param "stage_1_0/shortcut/filter">}, %arg20: tensor<4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/bias" of = "first/bn/bias">}, %arg21: tensor<4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/bn/scale" of = "first/bn/scale">}, %arg22: tensor<7x7x3x4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/first/filter" of = "first/filter">}, %arg23: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/bias" of = "head/bias">}, %arg24: tensor<8x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/head/kernel" of = "head/kernel">}, %arg25: tensor<4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/bias" of = "stage_0_0/conv_1/bn/bias">}, %arg26: tensor<4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/bn/scale" of = "stage_0_0/conv_1/bn/scale">}, %arg27: tensor<3x3x4x4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_1/filter" of = "stage_0_0/conv_1/filter">}, %arg28: tensor<4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/bias" of = "stage_0_0/conv_2/bn/bias">}, %arg29: tensor<4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/bn/scale" of = "stage_0_0/conv_2/bn/scale">}, %arg30: tensor<3x3x4x4xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_0_0/conv_2/filter" of = "stage_0_0/conv_2/filter">}, %arg31: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/bn/bias" of = "stage_1_0/conv_1/bn/bias">}, %arg32: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/bn/scale" of = "stage_1_0/conv_1/bn/scale">}, %arg33: tensor<3x3x4x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_1/filter" of = "stage_1_0/conv_1/filter">}, %arg34: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/bn/bias" of = "stage_1_0/conv_2/bn/bias">}, %arg35: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/bn/scale" of = "stage_1_0/conv_2/bn/scale">}, %arg36: tensor<3x3x8x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/conv_2/filter" of = "stage_1_0/conv_2/filter">}, %arg37: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/bn/bias" of = "stage_1_0/shortcut/bn/bias">}, %arg38: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/bn/scale" of = "stage_1_0/shortcut/bn/scale">}, %arg39: tensor<1x1x4x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/stage_1_0/shortcut/filter" of = "stage_1_0/shortcut/filter">}, %arg40: tensor<4xf32> {zero.role = #zero.role<model_state "model_state/first/bn/mean">}, %arg41: tensor<4xf32> {zero.role = #zero.role<model_state "model_state/first/bn/variance">}, %arg42: tensor<4xf32> {zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/mean">}, %arg43: tensor<4xf32> {zero.role = #zero.role<model_state "model_state/stage_0_0/conv_1/bn/variance">}, %arg44: tensor<4xf32> {zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/mean">}, %arg45: tensor<4xf32> {zero.role = #zero.role<model_state "model_state/stage_0_0/conv_2/bn/variance">}, %arg46: tensor<8xf32> {zero.role = #zero.role<model_state "model_state/stage_1_0/conv_1/bn/mean">}, %arg47: tensor<8xf32> {zero.role = #zero.role<model_state "model_state/stage_1_0/conv_1/bn/variance">}, %arg48: tensor<8xf32> {zero.role = #zero.role<model_state "model_state/stage_1_0/conv_2/bn/mean">}, %arg49: tensor<8xf32> {zero.role = #zero.role<model_state "model_state/stage_1_0/conv_2/bn/variance">}, %arg50: tensor<8xf32> {zero.role = #zero.role<model_state "model_state/stage_1_0/shortcut/bn/mean">}, %arg51: tensor<8xf32> {zero.role = #zero.role<model_state "model_state/stage_1_0/shortcut/bn/variance">}, %arg52: tensor<4xf32> {zero.role = #zero.role<model_state "ema/first/bn/bias" of = "first/bn/bias">}, %arg53: tensor<4xf32> {zero.role = #zero.role<model_state "ema/first/bn/scale" of = "first/bn/scale">}, %arg54: tensor<7x7x3x4xf32> {zero.role = #zero.role<model_state "ema/first/filter" of = "first/filter">}, %arg55: tensor<8xf32> {zero.role = #zero.role<model_state "ema/head/bias" of = "head/bias">}, %arg56: tensor<8x8xf32> {zero.role = #zero.role<model_state "ema/head/kernel" of = "head/kernel">}, %arg57: tensor<4xf32> {zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/bn/bias" of = "stage_0_0/conv_1/bn/bias">}, %arg58: tensor<4xf32> {zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/bn/scale" of = "stage_0_0/conv_1/bn/scale">}, %arg59: tensor<3x3x4x4xf32> {zero.role = #zero.role<model_state "ema/stage_0_0/conv_1/filter" of = "stage_0_0/conv_1/filter">}, %arg60: tensor<4xf32> {zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/bn/bias" of = "stage_0_0/conv_2/bn/bias">}, %arg61: tensor<4xf32> {zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/bn/scale" of = "stage_0_0/conv_2/bn/scale">}, %arg62: tensor<3x3x4x4xf32> {zero.role = #zero.role<model_state "ema/stage_0_0/conv_2/filter" of = "stage_0_0/conv_2/filter">}, %arg63: tensor<8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/bn/bias" of = "stage_1_0/conv_1/bn/bias">}, %arg64: tensor<8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/bn/scale" of = "stage_1_0/conv_1/bn/scale">}, %arg65: tensor<3x3x4x8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/conv_1/filter" of = "stage_1_0/conv_1/filter">}, %arg66: tensor<8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/bn/bias" of = "stage_1_0/conv_2/bn/bias">}, %arg67: tensor<8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/bn/scale" of = "stage_1_0/conv_2/bn/scale">}, %arg68: tensor<3x3x8x8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/conv_2/filter" of = "stage_1_0/conv_2/filter">}, %arg69: tensor<8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/bn/bias" of = "stage_1_0/shortcut/bn/bias">}, %arg70: tensor<8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/bn/scale" of = "stage_1_0/shortcut/bn/scale">}, %arg71: tensor<1x1x4x8xf32> {zero.role = #zero.role<model_state "ema/stage_1_0/shortcut/filter" of = "stage_1_0/shortcut/filter">}, %arg72: tensor<12x16x16x3xf32> {zero.role = #zero.role<batch "images" dim = 0>}, %arg73: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}, tensor<f32> {jax.result_info = "result[1]", zero.role = #zero.role<metric "accuracy">}) {
    %0 = stablehlo.convolution(%arg72, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x16x16x3xf32>, tensor<7x7x3x4xf32>) -> tensor<12x8x8x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<12x8x8x4xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.add %arg41, %4 : tensor<4xf32>
    %6 = stablehlo.rsqrt %5 : tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %9 = stablehlo.multiply %3, %8 : tensor<12x8x8x4xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<12x8x8x4xf32>
    %13 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x8x8x4xf32>
    %15 = stablehlo.add %12, %14 : tensor<12x8x8x4xf32>
    %16 = call @eval_relu(%15) : (tensor<12x8x8x4xf32>) -> tensor<12x8x8x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.reduce_window"(%16, %17) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %124 = stablehlo.maximum %arg74, %arg75 : tensor<f32>
      stablehlo.return %124 : tensor<f32>
    }) : (tensor<12x8x8x4xf32>, tensor<f32>) -> tensor<12x4x4x4xf32>
    %19 = stablehlo.convolution(%18, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<12x4x4x4xf32>
    %20 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %22 = stablehlo.subtract %19, %21 : tensor<12x4x4x4xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.add %arg43, %23 : tensor<4xf32>
    %25 = stablehlo.rsqrt %24 : tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %28 = stablehlo.multiply %22, %27 : tensor<12x4x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<12x4x4x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %34 = stablehlo.add %31, %33 : tensor<12x4x4x4xf32>
    %35 = call @eval_relu_0(%34) : (tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xf32>
    %36 = stablehlo.convolution(%35, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<12x4x4x4xf32>
    %37 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<12x4x4x4xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.add %arg45, %40 : tensor<4xf32>
    %42 = stablehlo.rsqrt %41 : tensor<4xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %45 = stablehlo.multiply %39, %44 : tensor<12x4x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg9, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<12x4x4x4xf32>
    %49 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<12x4x4x4xf32>
    %51 = stablehlo.add %48, %50 : tensor<12x4x4x4xf32>
    %52 = stablehlo.add %51, %18 : tensor<12x4x4x4xf32>
    %53 = call @eval_relu_0(%52) : (tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xf32>
    %54 = stablehlo.convolution(%53, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<3x3x4x8xf32>) -> tensor<12x2x2x8xf32>
    %55 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<12x2x2x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %59 = stablehlo.add %arg47, %58 : tensor<8xf32>
    %60 = stablehlo.rsqrt %59 : tensor<8xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %63 = stablehlo.multiply %57, %62 : tensor<12x2x2x8xf32>
    %64 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<12x2x2x8xf32>
    %67 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %69 = stablehlo.add %66, %68 : tensor<12x2x2x8xf32>
    %70 = call @eval_relu_1(%69) : (tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xf32>
    %71 = stablehlo.convolution(%70, %arg16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x2x2x8xf32>, tensor<3x3x8x8xf32>) -> tensor<12x2x2x8xf32>
    %72 = stablehlo.broadcast_in_dim %arg48, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %74 = stablehlo.subtract %71, %73 : tensor<12x2x2x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %76 = stablehlo.add %arg49, %75 : tensor<8xf32>
    %77 = stablehlo.rsqrt %76 : tensor<8xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %80 = stablehlo.multiply %74, %79 : tensor<12x2x2x8xf32>
    %81 = stablehlo.broadcast_in_dim %arg15, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %83 = stablehlo.multiply %80, %82 : tensor<12x2x2x8xf32>
    %84 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %86 = stablehlo.add %83, %85 : tensor<12x2x2x8xf32>
    %87 = stablehlo.convolution(%53, %arg19) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<12x4x4x4xf32>, tensor<1x1x4x8xf32>) -> tensor<12x2x2x8xf32>
    %88 = stablehlo.broadcast_in_dim %arg50, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %90 = stablehlo.subtract %87, %89 : tensor<12x2x2x8xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.add %arg51, %91 : tensor<8xf32>
    %93 = stablehlo.rsqrt %92 : tensor<8xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %96 = stablehlo.multiply %90, %95 : tensor<12x2x2x8xf32>
    %97 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %99 = stablehlo.multiply %96, %98 : tensor<12x2x2x8xf32>
    %100 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<12x2x2x8xf32>
    %102 = stablehlo.add %99, %101 : tensor<12x2x2x8xf32>
    %103 = stablehlo.add %86, %102 : tensor<12x2x2x8xf32>
    %104 = call @eval_relu_1(%103) : (tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_6) applies stablehlo.add across dimensions = [1, 2] : (tensor<12x2x2x8xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %107 = stablehlo.divide %105, %106 : tensor<12x8xf32>
    %108 = stablehlo.dot_general %107, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %109 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
    %111 = stablehlo.add %108, %110 : tensor<12x8xf32>
    %112 = call @eval_argmax(%111) : (tensor<12x8xf32>) -> tensor<12xi32>
    %113 = stablehlo.compare EQ, %112, %arg73, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %114 = stablehlo.convert %113 : (tensor<12xi1>) -> tensor<12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %116 = stablehlo.divide %115, %cst_9 : tensor<f32>
    %117 = call @eval_log_softmax(%111) : (tensor<12x8xf32>) -> tensor<12x8xf32>
    %118 = call @eval_one_hot(%arg73) : (tensor<12xi32>) -> tensor<12x8xf32>
    %119 = stablehlo.multiply %117, %118 : tensor<12x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %122 = stablehlo.divide %121, %cst_12 : tensor<f32>
    %123 = stablehlo.negate %122 : tensor<f32>
    return %123, %116 : tensor<f32>, tensor<f32>
  }
  func.func private @eval_relu(%arg0: tensor<12x8x8x4xf32>) -> tensor<12x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x8x8x4xf32>
    return %1 : tensor<12x8x8x4xf32>
  }
  func.func private @eval_relu_0(%arg0: tensor<12x4x4x4xf32>) -> tensor<12x4x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4x4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x4x4x4xf32>
    return %1 : tensor<12x4x4x4xf32>
  }
  func.func private @eval_relu_1(%arg0: tensor<12x2x2x8xf32>) -> tensor<12x2x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x2x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x2x2x8xf32>
    return %1 : tensor<12x2x2x8xf32>
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
