module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x16xf16> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/attn/out/bias" next = 0>}, %arg1: tensor<2x16x16xf16> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/attn/out/kernel" next = 1>}, %arg2: tensor<2x48xf16> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/attn/qkv/bias" next = 2>}, %arg3: tensor<2x16x48xf16> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/attn/qkv/kernel" next = 3>}, %arg4: tensor<2x16xf16> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/ln_1/bias" next = 4>}, %arg5: tensor<2x16xf16> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/ln_1/scale" next = 5>}, %arg6: tensor<2x16xf16> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/ln_2/bias" next = 6>}, %arg7: tensor<2x16xf16> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/ln_2/scale" next = 7>}, %arg8: tensor<2x16xf16> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/mlp/down/bias" next = 8>}, %arg9: tensor<2x64x16xf16> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/mlp/down/kernel" next = 9>}, %arg10: tensor<2x64xf16> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/mlp/up/bias" next = 10>}, %arg11: tensor<2x16x64xf16> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/mlp/up/kernel" next = 11>}, %arg12: tensor<16xf16> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "ln_f/bias" next = 12>}, %arg13: tensor<16xf16> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "ln_f/scale" next = 13>}, %arg14: tensor<8x16xf16> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "wpe" next = 14>}, %arg15: tensor<32x16xf16> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "wte" next = 15>}, %arg16: tensor<2x16xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/out/bias" next = 16 of = "blocks/attn/out/bias">}, %arg17: tensor<2x16x16xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/out/kernel" next = 17 of = "blocks/attn/out/kernel">}, %arg18: tensor<2x48xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/qkv/bias" next = 18 of = "blocks/attn/qkv/bias">}, %arg19: tensor<2x16x48xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/qkv/kernel" next = 19 of = "blocks/attn/qkv/kernel">}, %arg20: tensor<2x16xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_1/bias" next = 20 of = "blocks/ln_1/bias">}, %arg21: tensor<2x16xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_1/scale" next = 21 of = "blocks/ln_1/scale">}, %arg22: tensor<2x16xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_2/bias" next = 22 of = "blocks/ln_2/bias">}, %arg23: tensor<2x16xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_2/scale" next = 23 of = "blocks/ln_2/scale">}, %arg24: tensor<2x16xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/down/bias" next = 24 of = "blocks/mlp/down/bias">}, %arg25: tensor<2x64x16xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/down/kernel" next = 25 of = "blocks/mlp/down/kernel">}, %arg26: tensor<2x64xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/up/bias" next = 26 of = "blocks/mlp/up/bias">}, %arg27: tensor<2x16x64xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/up/kernel" next = 27 of = "blocks/mlp/up/kernel">}, %arg28: tensor<16xf32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/ln_f/bias" next = 28 of = "ln_f/bias">}, %arg29: tensor<16xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/ln_f/scale" next = 29 of = "ln_f/scale">}, %arg30: tensor<8x16xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/wpe" next = 30 of = "wpe">}, %arg31: tensor<32x16xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/trace/wte" next = 31 of = "wte">}, %arg32: tensor<i32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/1/1/count" next = 32>}, %arg33: tensor<2x16xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "master/blocks/attn/out/bias" next = 33 of = "blocks/attn/out/bias">}, %arg34: tensor<2x16x16xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "master/blocks/attn/out/kernel" next = 34 of = "blocks/attn/out/kernel">}, %arg35: tensor<2x48xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "master/blocks/attn/qkv/bias" next = 35 of = "blocks/attn/qkv/bias">}, %arg36: tensor<2x16x48xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "master/blocks/attn/qkv/kernel" next = 36 of = "blocks/attn/qkv/kernel">}, %arg37: tensor<2x16xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "master/blocks/ln_1/bias" next = 37 of = "blocks/ln_1/bias">}, %arg38: tensor<2x16xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "master/blocks/ln_1/scale" next = 38 of = "blocks/ln_1/scale">}, %arg39: tensor<2x16xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "master/blocks/ln_2/bias" next = 39 of = "blocks/ln_2/bias">}, %arg40: tensor<2x16xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<opt_state "master/blocks/ln_2/scale" next = 40 of = "blocks/ln_2/scale">}, %arg41: tensor<2x16xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<opt_state "master/blocks/mlp/down/bias" next = 41 of = "blocks/mlp/down/bias">}, %arg42: tensor<2x64x16xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<opt_state "master/blocks/mlp/down/kernel" next = 42 of = "blocks/mlp/down/kernel">}, %arg43: tensor<2x64xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<opt_state "master/blocks/mlp/up/bias" next = 43 of = "blocks/mlp/up/bias">}, %arg44: tensor<2x16x64xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "master/blocks/mlp/up/kernel" next = 44 of = "blocks/mlp/up/kernel">}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "master/ln_f/bias" next = 45 of = "ln_f/bias">}, %arg46: tensor<16xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<opt_state "master/ln_f/scale" next = 46 of = "ln_f/scale">}, %arg47: tensor<8x16xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "master/wpe" next = 47 of = "wpe">}, %arg48: tensor<32x16xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<opt_state "master/wte" next = 48 of = "wte">}, %arg49: tensor<f32> {tf.aliasing_output = 49 : i32, zero.role = #zero.role<opt_state "loss_scale/factor" next = 49>}, %arg50: tensor<i32> {tf.aliasing_output = 50 : i32, zero.role = #zero.role<model_state "loss_scale/good_steps" next = 50>}, %arg51: tensor<2x16xf32> {tf.aliasing_output = 51 : i32, zero.role = #zero.role<model_state "ema/blocks/attn/out/bias" next = 51 of = "blocks/attn/out/bias">}, %arg52: tensor<2x16x16xf32> {tf.aliasing_output = 52 : i32, zero.role = #zero.role<model_state "ema/blocks/attn/out/kernel" next = 52 of = "blocks/attn/out/kernel">}, %arg53: tensor<2x48xf32> {tf.aliasing_output = 53 : i32, zero.role = #zero.role<model_state "ema/blocks/attn/qkv/bias" next = 53 of = "blocks/attn/qkv/bias">}, %arg54: tensor<2x16x48xf32> {tf.aliasing_output = 54 : i32, zero.role = #zero.role<model_state "ema/blocks/attn/qkv/kernel" next = 54 of = "blocks/attn/qkv/kernel">}, %arg55: tensor<2x16xf32> {tf.aliasing_output = 55 : i32, zero.role = #zero.role<model_state "ema/blocks/ln_1/bias" next = 55 of = "blocks/ln_1/bias">}, %arg56: tensor<2x16xf32> {tf.aliasing_output = 56 : i32, zero.role = #zero.role<model_state "ema/blocks/ln_1/scale" next = 56 of = "blocks/ln_1/scale">}, %arg57: tensor<2x16xf32> {tf.aliasing_output = 57 : i32, zero.role = #zero.role<model_state "ema/blocks/ln_2/bias" next = 57 of = "blocks/ln_2/bias">}, %arg58: tensor<2x16xf32> {tf.aliasing_output = 58 : i32, zero.role = #zero.role<model_state "ema/blocks/ln_2/scale" next = 58 of = "blocks/ln_2/scale">}, %arg59: tensor<2x16xf32> {tf.aliasing_output = 59 : i32, zero.role = #zero.role<model_state "ema/blocks/mlp/down/bias" next = 59 of = "blocks/mlp/down/bias">}, %arg60: tensor<2x64x16xf32> {tf.aliasing_output = 60 : i32, zero.role = #zero.role<model_state "ema/blocks/mlp/down/kernel" next = 60 of = "blocks/mlp/down/kernel">}, %arg61: tensor<2x64xf32> {tf.aliasing_output = 61 : i32, zero.role = #zero.role<model_state "ema/blocks/mlp/up/bias" next = 61 of = "blocks/mlp/up/bias">}, %arg62: tensor<2x16x64xf32> {tf.aliasing_output = 62 : i32, zero.role = #zero.role<model_state "ema/blocks/mlp/up/kernel" next = 62 of = "blocks/mlp/up/kernel">}, %arg63: tensor<16xf32> {tf.aliasing_output = 63 : i32, zero.role = #zero.role<model_state "ema/ln_f/bias" next = 63 of = "ln_f/bias">}, %arg64: tensor<16xf32> {tf.aliasing_output = 64 : i32, zero.role = #zero.role<model_state "ema/ln_f/scale" next = 64 of = "ln_f/scale">}, %arg65: tensor<8x16xf32> {tf.aliasing_output = 65 : i32, zero.role = #zero.role<model_state "ema/wpe" next = 65 of = "wpe">}, %arg66: tensor<32x16xf32> {tf.aliasing_output = 66 : i32, zero.role = #zero.role<model_state "ema/wte" next = 66 of = "wte">}, %arg67: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg68: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<2x16xf16> {jax.result_info = "result[0].params['blocks']['attn']['out']['bias']"}, tensor<2x16x16xf16> {jax.result_info = "result[0].params['blocks']['attn']['out']['kernel']"}, tensor<2x48xf16> {jax.result_info = "result[0].params['blocks']['attn']['qkv']['bias']"}, tensor<2x16x48xf16> {jax.result_info = "result[0].params['blocks']['attn']['qkv']['kernel']"}, tensor<2x16xf16> {jax.result_info = "result[0].params['blocks']['ln_1']['bias']"}, tensor<2x16xf16> {jax.result_info = "result[0].params['blocks']['ln_1']['scale']"}, tensor<2x16xf16> {jax.result_info = "result[0].params['blocks']['ln_2']['bias']"}, tensor<2x16xf16> {jax.result_info = "result[0].params['blocks']['ln_2']['scale']"}, tensor<2x16xf16> {jax.result_info = "result[0].params['blocks']['mlp']['down']['bias']"}, tensor<2x64x16xf16> {jax.result_info = "result[0].params['blocks']['mlp']['down']['kernel']"}, tensor<2x64xf16> {jax.result_info = "result[0].params['blocks']['mlp']['up']['bias']"}, tensor<2x16x64xf16> {jax.result_info = "result[0].params['blocks']['mlp']['up']['kernel']"}, tensor<16xf16> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<16xf16> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<8x16xf16> {jax.result_info = "result[0].params['wpe']"}, tensor<32x16xf16> {jax.result_info = "result[0].params['wte']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['attn']['out']['bias']"}, tensor<2x16x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['attn']['out']['kernel']"}, tensor<2x48xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['attn']['qkv']['bias']"}, tensor<2x16x48xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['attn']['qkv']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['ln_1']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['ln_1']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['ln_2']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['mlp']['down']['bias']"}, tensor<2x64x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['mlp']['down']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['mlp']['up']['bias']"}, tensor<2x16x64xf32> {jax.result_info = "result[0].opt_state[1][0].trace['blocks']['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0].opt_state[1][0].trace['wte']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][1].count"}, tensor<2x16xf32> {jax.result_info = "result[0].master['blocks']['attn']['out']['bias']"}, tensor<2x16x16xf32> {jax.result_info = "result[0].master['blocks']['attn']['out']['kernel']"}, tensor<2x48xf32> {jax.result_info = "result[0].master['blocks']['attn']['qkv']['bias']"}, tensor<2x16x48xf32> {jax.result_info = "result[0].master['blocks']['attn']['qkv']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].master['blocks']['ln_1']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].master['blocks']['ln_1']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].master['blocks']['ln_2']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].master['blocks']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].master['blocks']['mlp']['down']['bias']"}, tensor<2x64x16xf32> {jax.result_info = "result[0].master['blocks']['mlp']['down']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0].master['blocks']['mlp']['up']['bias']"}, tensor<2x16x64xf32> {jax.result_info = "result[0].master['blocks']['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].master['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].master['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "result[0].master['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0].master['wte']"}, tensor<f32> {jax.result_info = "result[0].loss_scale.factor"}, tensor<i32> {jax.result_info = "result[0].loss_scale.good_steps"}, tensor<2x16xf32> {jax.result_info = "result[0].ema['blocks']['attn']['out']['bias']"}, tensor<2x16x16xf32> {jax.result_info = "result[0].ema['blocks']['attn']['out']['kernel']"}, tensor<2x48xf32> {jax.result_info = "result[0].ema['blocks']['attn']['qkv']['bias']"}, tensor<2x16x48xf32> {jax.result_info = "result[0].ema['blocks']['attn']['qkv']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].ema['blocks']['ln_1']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].ema['blocks']['ln_1']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].ema['blocks']['ln_2']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].ema['blocks']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].ema['blocks']['mlp']['down']['bias']"}, tensor<2x64x16xf32> {jax.result_info = "result[0].ema['blocks']['mlp']['down']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0].ema['blocks']['mlp']['up']['bias']"}, tensor<2x16x64xf32> {jax.result_info = "result[0].ema['blocks']['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].ema['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].ema['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "result[0].ema['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0].ema['wte']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}, tensor<f32> {jax.result_info = "result[1][1]", zero.role = #zero.role<metric "loss_scale">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %1 = stablehlo.compare LT, %arg67, %0, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %3 = stablehlo.add %arg67, %2 : tensor<12x8xi32>
    %4 = stablehlo.select %1, %3, %arg67 : tensor<12x8xi1>, tensor<12x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %6 = "stablehlo.gather"(%arg15, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf16>, tensor<12x8x1xi32>) -> tensor<12x8x16xf16>
    %7 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<8x16xf16>) -> tensor<1x8x16xf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x16xf16>) -> tensor<12x8x16xf16>
    %9 = stablehlo.add %6, %8 : tensor<12x8x16xf16>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %11 = call @tril(%10) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %12:3 = call @_where(%11, %cst) : (tensor<8x8xi1>, tensor<f32>) -> (tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<12x2x8x8xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<2x1x1x16xf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f16>) -> tensor<2x12x8x16xf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<2x12x8x16xf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f16>) -> tensor<2x12x8x2x8xf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f16>) -> tensor<2x12x8x2x8xf16>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x12x2x8x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x12x2x8x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x12x2x8x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f16>) -> tensor<2x12x2x8x8xf16>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f16>) -> tensor<2x12x8x2x8xf16>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f16>) -> tensor<2x12x8x16xf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f16>) -> tensor<2x1x1x16xf16>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %33 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f16>) -> tensor<2x12x8x16xf16>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %34 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f16>) -> tensor<2x12x8x16xf16>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %35 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f16>) -> tensor<2x12x8x64xf16>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f16>) -> tensor<2x12x8x64xf16>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %37 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f16>) -> tensor<2x12x8x64xf16>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f16>) -> tensor<2x12x8x64xf16>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %39 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f16>) -> tensor<2x12x8x64xf16>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %40 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f16>) -> tensor<2x12x8x64xf16>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %41:44 = stablehlo.while(%iterArg = %arg0, %iterArg_230 = %arg1, %iterArg_231 = %arg2, %iterArg_232 = %arg3, %iterArg_233 = %arg4, %iterArg_234 = %arg5, %iterArg_235 = %arg6, %iterArg_236 = %arg7, %iterArg_237 = %arg8, %iterArg_238 = %arg9, %iterArg_239 = %arg10, %iterArg_240 = %arg11, %iterArg_241 = %12#0, %iterArg_242 = %12#2, %iterArg_243 = %c_30, %iterArg_244 = %9, %iterArg_245 = %13, %iterArg_246 = %14, %iterArg_247 = %15, %iterArg_248 = %16, %iterArg_249 = %17, %iterArg_250 = %18, %iterArg_251 = %19, %iterArg_252 = %20, %iterArg_253 = %21, %iterArg_254 = %22, %iterArg_255 = %23, %iterArg_256 = %24, %iterArg_257 = %25, %iterArg_258 = %26, %iterArg_259 = %27, %iterArg_260 = %28, %iterArg_261 = %29, %iterArg_262 = %30, %iterArg_263 = %31, %iterArg_264 = %32, %iterArg_265 = %33, %iterArg_266 = %34, %iterArg_267 = %35, %iterArg_268 = %36, %iterArg_269 = %37, %iterArg_270 = %38, %iterArg_271 = %39, %iterArg_272 = %40) : tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<i32>, tensor<12x8x16xf16>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x2x8x8xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>
    cond {
      %c_273 = stablehlo.constant dense<2> : tensor<i32>
      %732 = stablehlo.compare LT, %iterArg_243, %c_273, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %732 : tensor<i1>
    } do {
      %732 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_243) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %733 = func.call @dynamic_index_in_dim_0(%iterArg_230, %iterArg_243) : (tensor<2x16x16xf16>, tensor<i32>) -> tensor<16x16xf16>
      %734 = func.call @dynamic_index_in_dim_1(%iterArg_231, %iterArg_243) : (tensor<2x48xf16>, tensor<i32>) -> tensor<48xf16>
      %735 = func.call @dynamic_index_in_dim_2(%iterArg_232, %iterArg_243) : (tensor<2x16x48xf16>, tensor<i32>) -> tensor<16x48xf16>
      %736 = func.call @dynamic_index_in_dim(%iterArg_233, %iterArg_243) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %737 = func.call @dynamic_index_in_dim(%iterArg_234, %iterArg_243) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %738 = func.call @dynamic_index_in_dim(%iterArg_235, %iterArg_243) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %739 = func.call @dynamic_index_in_dim(%iterArg_236, %iterArg_243) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %740 = func.call @dynamic_index_in_dim(%iterArg_237, %iterArg_243) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %741 = func.call @dynamic_index_in_dim_3(%iterArg_238, %iterArg_243) : (tensor<2x64x16xf16>, tensor<i32>) -> tensor<64x16xf16>
      %742 = func.call @dynamic_index_in_dim_4(%iterArg_239, %iterArg_243) : (tensor<2x64xf16>, tensor<i32>) -> tensor<64xf16>
      %743 = func.call @dynamic_index_in_dim_5(%iterArg_240, %iterArg_243) : (tensor<2x16x64xf16>, tensor<i32>) -> tensor<16x64xf16>
      %744:29 = func.call @closed_call(%iterArg_241, %iterArg_242, %iterArg_244, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743) : (tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<12x8x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<48xf16>, tensor<16x48xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<64x16xf16>, tensor<64xf16>, tensor<16x64xf16>) -> (tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf16>, tensor<12x8x2x8xf16>, tensor<12x8x2x8xf16>, tensor<12x2x8x8xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x8xf16>, tensor<12x8x2x8xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>)
      %745 = func.call @dynamic_update_index_in_dim(%iterArg_245, %744#1, %iterArg_243) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
      %746 = func.call @dynamic_update_index_in_dim_7(%iterArg_246, %744#2, %iterArg_243) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
      %747 = func.call @dynamic_update_index_in_dim_7(%iterArg_247, %744#3, %iterArg_243) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
      %748 = func.call @dynamic_update_index_in_dim(%iterArg_248, %744#4, %iterArg_243) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
      %749 = func.call @dynamic_update_index_in_dim_8(%iterArg_249, %744#5, %iterArg_243) : (tensor<2x1x1x16xf16>, tensor<1x1x16xf16>, tensor<i32>) -> tensor<2x1x1x16xf16>
      %750 = func.call @dynamic_update_index_in_dim_9(%iterArg_250, %744#6, %iterArg_243) : (tensor<2x12x8x16xf16>, tensor<12x8x16xf16>, tensor<i32>) -> tensor<2x12x8x16xf16>
      %751 = func.call @dynamic_update_index_in_dim_9(%iterArg_251, %744#7, %iterArg_243) : (tensor<2x12x8x16xf16>, tensor<12x8x16xf16>, tensor<i32>) -> tensor<2x12x8x16xf16>
      %752 = func.call @dynamic_update_index_in_dim_10(%iterArg_252, %744#8, %iterArg_243) : (tensor<2x12x8x2x8xf16>, tensor<12x8x2x8xf16>, tensor<i32>) -> tensor<2x12x8x2x8xf16>
      %753 = func.call @dynamic_update_index_in_dim_10(%iterArg_253, %744#9, %iterArg_243) : (tensor<2x12x8x2x8xf16>, tensor<12x8x2x8xf16>, tensor<i32>) -> tensor<2x12x8x2x8xf16>
      %754 = func.call @dynamic_update_index_in_dim_11(%iterArg_254, %744#10, %iterArg_243) : (tensor<2x12x2x8x8xf32>, tensor<12x2x8x8xf32>, tensor<i32>) -> tensor<2x12x2x8x8xf32>
      %755 = func.call @dynamic_update_index_in_dim_12(%iterArg_255, %744#11, %iterArg_243) : (tensor<2x12x2x8x1xf32>, tensor<12x2x8x1xf32>, tensor<i32>) -> tensor<2x12x2x8x1xf32>
      %756 = func.call @dynamic_update_index_in_dim_12(%iterArg_256, %744#12, %iterArg_243) : (tensor<2x12x2x8x1xf32>, tensor<12x2x8x1xf32>, tensor<i32>) -> tensor<2x12x2x8x1xf32>
      %757 = func.call @dynamic_update_index_in_dim_13(%iterArg_257, %744#13, %iterArg_243) : (tensor<2x12x2x8x8xf16>, tensor<12x2x8x8xf16>, tensor<i32>) -> tensor<2x12x2x8x8xf16>
      %758 = func.call @dynamic_update_index_in_dim_10(%iterArg_258, %744#14, %iterArg_243) : (tensor<2x12x8x2x8xf16>, tensor<12x8x2x8xf16>, tensor<i32>) -> tensor<2x12x8x2x8xf16>
      %759 = func.call @dynamic_update_index_in_dim_9(%iterArg_259, %744#15, %iterArg_243) : (tensor<2x12x8x16xf16>, tensor<12x8x16xf16>, tensor<i32>) -> tensor<2x12x8x16xf16>
      %760 = func.call @dynamic_update_index_in_dim(%iterArg_260, %744#16, %iterArg_243) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
      %761 = func.call @dynamic_update_index_in_dim_7(%iterArg_261, %744#17, %iterArg_243) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
      %762 = func.call @dynamic_update_index_in_dim_7(%iterArg_262, %744#18, %iterArg_243) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
      %763 = func.call @dynamic_update_index_in_dim(%iterArg_263, %744#19, %iterArg_243) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
      %764 = func.call @dynamic_update_index_in_dim_8(%iterArg_264, %744#20, %iterArg_243) : (tensor<2x1x1x16xf16>, tensor<1x1x16xf16>, tensor<i32>) -> tensor<2x1x1x16xf16>
      %765 = func.call @dynamic_update_index_in_dim_9(%iterArg_265, %744#21, %iterArg_243) : (tensor<2x12x8x16xf16>, tensor<12x8x16xf16>, tensor<i32>) -> tensor<2x12x8x16xf16>
      %766 = func.call @dynamic_update_index_in_dim_9(%iterArg_266, %744#22, %iterArg_243) : (tensor<2x12x8x16xf16>, tensor<12x8x16xf16>, tensor<i32>) -> tensor<2x12x8x16xf16>
      %767 = func.call @dynamic_update_index_in_dim_14(%iterArg_267, %744#23, %iterArg_243) : (tensor<2x12x8x64xf16>, tensor<12x8x64xf16>, tensor<i32>) -> tensor<2x12x8x64xf16>
      %768 = func.call @dynamic_update_index_in_dim_14(%iterArg_268, %744#24, %iterArg_243) : (tensor<2x12x8x64xf16>, tensor<12x8x64xf16>, tensor<i32>) -> tensor<2x12x8x64xf16>
      %769 = func.call @dynamic_update_index_in_dim_14(%iterArg_269, %744#25, %iterArg_243) : (tensor<2x12x8x64xf16>, tensor<12x8x64xf16>, tensor<i32>) -> tensor<2x12x8x64xf16>
      %770 = func.call @dynamic_update_index_in_dim_14(%iterArg_270, %744#26, %iterArg_243) : (tensor<2x12x8x64xf16>, tensor<12x8x64xf16>, tensor<i32>) -> tensor<2x12x8x64xf16>
      %771 = func.call @dynamic_update_index_in_dim_14(%iterArg_271, %744#27, %iterArg_243) : (tensor<2x12x8x64xf16>, tensor<12x8x64xf16>, tensor<i32>) -> tensor<2x12x8x64xf16>
      %772 = func.call @dynamic_update_index_in_dim_14(%iterArg_272, %744#28, %iterArg_243) : (tensor<2x12x8x64xf16>, tensor<12x8x64xf16>, tensor<i32>) -> tensor<2x12x8x64xf16>
      %c_273 = stablehlo.constant dense<1> : tensor<i32>
      %773 = stablehlo.add %iterArg_243, %c_273 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %773, %744#0, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772 : tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<i32>, tensor<12x8x16xf16>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x2x8x8xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>
    }
    %42 = stablehlo.convert %41#15 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_32 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %46 = stablehlo.divide %44, %45 : tensor<12x8x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %48 = stablehlo.subtract %42, %47 : tensor<12x8x16xf32>
    %49 = chlo.square %48 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %51 = stablehlo.multiply %50, %48 : tensor<12x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%49 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_35 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<12x8x1xf32>
    %56 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %57 = stablehlo.subtract %42, %56 : tensor<12x8x16xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %59 = stablehlo.add %55, %58 : tensor<12x8x1xf32>
    %60 = stablehlo.rsqrt %59 : tensor<12x8x1xf32>
    %61 = stablehlo.divide %60, %59 : tensor<12x8x1xf32>
    %cst_37 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<12x8x1xf32>
    %64 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %65 = stablehlo.multiply %57, %64 : tensor<12x8x16xf32>
    %66 = stablehlo.convert %65 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %67 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %69 = stablehlo.multiply %66, %68 : tensor<12x8x16xf16>
    %70 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %72 = stablehlo.add %69, %71 : tensor<12x8x16xf16>
    %73 = stablehlo.dot_general %72, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<32x16xf16>) -> tensor<12x8x32xf16>
    %74 = stablehlo.convert %73 : (tensor<12x8x32xf16>) -> tensor<12x8x32xf32>
    %75:3 = call @log_softmax(%74) : (tensor<12x8x32xf32>) -> (tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>)
    %76 = call @_one_hot(%arg68) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %77 = stablehlo.multiply %75#0, %76 : tensor<12x8x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %80 = stablehlo.divide %79, %cst_40 : tensor<f32>
    %81 = stablehlo.negate %80 : tensor<f32>
    %82 = stablehlo.multiply %81, %arg49 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.multiply %cst_41, %arg49 : tensor<f32>
    %84 = stablehlo.negate %83 : tensor<f32>
    %cst_42 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %85 = stablehlo.divide %84, %cst_42 : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x32xf32>
    %88 = stablehlo.multiply %87, %76 : tensor<12x8x32xf32>
    %89 = call @log_softmax_15(%75#1, %75#2, %88) : (tensor<12x8x32xf32>, tensor<12x8x1xf32>, tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %90 = stablehlo.convert %89 : (tensor<12x8x32xf32>) -> tensor<12x8x32xf16>
    %91 = stablehlo.dot_general %90, %72, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf16>, tensor<12x8x16xf16>) -> tensor<32x16xf16>
    %92 = stablehlo.dot_general %90, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf16>, tensor<32x16xf16>) -> tensor<12x8x16xf16>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %93 = stablehlo.reduce(%92 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %94 = stablehlo.reshape %93 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %95 = stablehlo.reduce(%94 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %96 = stablehlo.multiply %66, %92 : tensor<12x8x16xf16>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %97 = stablehlo.reduce(%96 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %98 = stablehlo.reshape %97 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %99 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %100 = stablehlo.multiply %92, %99 : tensor<12x8x16xf16>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %101 = stablehlo.reduce(%98 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %102 = stablehlo.convert %100 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %103 = stablehlo.multiply %57, %102 : tensor<12x8x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %105 = stablehlo.reshape %104 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %106 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %107 = stablehlo.multiply %102, %106 : tensor<12x8x16xf32>
    %108 = stablehlo.multiply %105, %63 : tensor<12x8x1xf32>
    %109 = stablehlo.negate %107 : tensor<12x8x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %111 = stablehlo.reshape %110 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_49 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %113 = stablehlo.divide %108, %112 : tensor<12x8x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %116 = stablehlo.multiply %115, %51 : tensor<12x8x16xf32>
    %117 = stablehlo.negate %116 : tensor<12x8x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %119 = stablehlo.reshape %118 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %120 = stablehlo.add %107, %116 : tensor<12x8x16xf32>
    %121 = stablehlo.add %111, %119 : tensor<12x8x1xf32>
    %cst_52 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<12x8x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %126 = stablehlo.add %120, %125 : tensor<12x8x16xf32>
    %127 = stablehlo.convert %126 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %128 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f16>) -> tensor<2x16xf16>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %129 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f16>) -> tensor<2x16x16xf16>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %130 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f16>) -> tensor<2x48xf16>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %131 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f16>) -> tensor<2x16x48xf16>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %132 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f16>) -> tensor<2x16xf16>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %133 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f16>) -> tensor<2x16xf16>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %134 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f16>) -> tensor<2x16xf16>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %135 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f16>) -> tensor<2x16xf16>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %136 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f16>) -> tensor<2x16xf16>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %137 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f16>) -> tensor<2x64x16xf16>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %138 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f16>) -> tensor<2x64xf16>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %139 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f16>) -> tensor<2x16x64xf16>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %140:48 = stablehlo.while(%iterArg = %41#16, %iterArg_230 = %41#17, %iterArg_231 = %41#18, %iterArg_232 = %41#19, %iterArg_233 = %41#20, %iterArg_234 = %41#21, %iterArg_235 = %arg3, %iterArg_236 = %41#22, %iterArg_237 = %41#23, %iterArg_238 = %41#24, %iterArg_239 = %41#25, %iterArg_240 = %41#26, %iterArg_241 = %41#27, %iterArg_242 = %41#28, %iterArg_243 = %41#29, %iterArg_244 = %arg1, %iterArg_245 = %41#30, %iterArg_246 = %41#31, %iterArg_247 = %41#32, %iterArg_248 = %41#33, %iterArg_249 = %41#34, %iterArg_250 = %41#35, %iterArg_251 = %41#36, %iterArg_252 = %arg11, %iterArg_253 = %41#37, %iterArg_254 = %41#38, %iterArg_255 = %41#39, %iterArg_256 = %41#40, %iterArg_257 = %41#41, %iterArg_258 = %41#42, %iterArg_259 = %arg9, %iterArg_260 = %41#43, %iterArg_261 = %12#0, %iterArg_262 = %12#1, %iterArg_263 = %c_66, %iterArg_264 = %127, %iterArg_265 = %128, %iterArg_266 = %129, %iterArg_267 = %130, %iterArg_268 = %131, %iterArg_269 = %132, %iterArg_270 = %133, %iterArg_271 = %134, %iterArg_272 = %135, %iterArg_273 = %136, %iterArg_274 = %137, %iterArg_275 = %138, %iterArg_276 = %139) : tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x16x48xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x2x8x8xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x16x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x16x64xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x64x16xf16>, tensor<2x12x8x64xf16>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<i32>, tensor<12x8x16xf16>, tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>
    cond {
      %c_277 = stablehlo.constant dense<2> : tensor<i32>
      %732 = stablehlo.compare LT, %iterArg_263, %c_277, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %732 : tensor<i1>
    } do {
      %c_277 = stablehlo.constant dense<2> : tensor<i32>
      %732 = stablehlo.subtract %c_277, %iterArg_263 : tensor<i32>
      %c_278 = stablehlo.constant dense<1> : tensor<i32>
      %733 = stablehlo.subtract %732, %c_278 : tensor<i32>
      %734 = func.call @dynamic_index_in_dim_16(%iterArg, %733) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
      %735 = func.call @dynamic_index_in_dim_17(%iterArg_230, %733) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
      %736 = func.call @dynamic_index_in_dim_17(%iterArg_231, %733) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
      %737 = func.call @dynamic_index_in_dim_16(%iterArg_232, %733) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
      %738 = func.call @dynamic_index_in_dim_18(%iterArg_233, %733) : (tensor<2x1x1x16xf16>, tensor<i32>) -> tensor<1x1x16xf16>
      %739 = func.call @dynamic_index_in_dim_19(%iterArg_234, %733) : (tensor<2x12x8x16xf16>, tensor<i32>) -> tensor<12x8x16xf16>
      %740 = func.call @dynamic_index_in_dim_2(%iterArg_235, %733) : (tensor<2x16x48xf16>, tensor<i32>) -> tensor<16x48xf16>
      %741 = func.call @dynamic_index_in_dim_19(%iterArg_236, %733) : (tensor<2x12x8x16xf16>, tensor<i32>) -> tensor<12x8x16xf16>
      %742 = func.call @dynamic_index_in_dim_20(%iterArg_237, %733) : (tensor<2x12x8x2x8xf16>, tensor<i32>) -> tensor<12x8x2x8xf16>
      %743 = func.call @dynamic_index_in_dim_20(%iterArg_238, %733) : (tensor<2x12x8x2x8xf16>, tensor<i32>) -> tensor<12x8x2x8xf16>
      %744 = func.call @dynamic_index_in_dim_21(%iterArg_239, %733) : (tensor<2x12x2x8x8xf32>, tensor<i32>) -> tensor<12x2x8x8xf32>
      %745 = func.call @dynamic_index_in_dim_22(%iterArg_240, %733) : (tensor<2x12x2x8x1xf32>, tensor<i32>) -> tensor<12x2x8x1xf32>
      %746 = func.call @dynamic_index_in_dim_22(%iterArg_241, %733) : (tensor<2x12x2x8x1xf32>, tensor<i32>) -> tensor<12x2x8x1xf32>
      %747 = func.call @dynamic_index_in_dim_23(%iterArg_242, %733) : (tensor<2x12x2x8x8xf16>, tensor<i32>) -> tensor<12x2x8x8xf16>
      %748 = func.call @dynamic_index_in_dim_20(%iterArg_243, %733) : (tensor<2x12x8x2x8xf16>, tensor<i32>) -> tensor<12x8x2x8xf16>
      %749 = func.call @dynamic_index_in_dim_0(%iterArg_244, %733) : (tensor<2x16x16xf16>, tensor<i32>) -> tensor<16x16xf16>
      %750 = func.call @dynamic_index_in_dim_19(%iterArg_245, %733) : (tensor<2x12x8x16xf16>, tensor<i32>) -> tensor<12x8x16xf16>
      %751 = func.call @dynamic_index_in_dim_16(%iterArg_246, %733) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
      %752 = func.call @dynamic_index_in_dim_17(%iterArg_247, %733) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
      %753 = func.call @dynamic_index_in_dim_17(%iterArg_248, %733) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
      %754 = func.call @dynamic_index_in_dim_16(%iterArg_249, %733) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
      %755 = func.call @dynamic_index_in_dim_18(%iterArg_250, %733) : (tensor<2x1x1x16xf16>, tensor<i32>) -> tensor<1x1x16xf16>
      %756 = func.call @dynamic_index_in_dim_19(%iterArg_251, %733) : (tensor<2x12x8x16xf16>, tensor<i32>) -> tensor<12x8x16xf16>
      %757 = func.call @dynamic_index_in_dim_5(%iterArg_252, %733) : (tensor<2x16x64xf16>, tensor<i32>) -> tensor<16x64xf16>
      %758 = func.call @dynamic_index_in_dim_19(%iterArg_253, %733) : (tensor<2x12x8x16xf16>, tensor<i32>) -> tensor<12x8x16xf16>
      %759 = func.call @dynamic_index_in_dim_24(%iterArg_254, %733) : (tensor<2x12x8x64xf16>, tensor<i32>) -> tensor<12x8x64xf16>
      %760 = func.call @dynamic_index_in_dim_24(%iterArg_255, %733) : (tensor<2x12x8x64xf16>, tensor<i32>) -> tensor<12x8x64xf16>
      %761 = func.call @dynamic_index_in_dim_24(%iterArg_256, %733) : (tensor<2x12x8x64xf16>, tensor<i32>) -> tensor<12x8x64xf16>
      %762 = func.call @dynamic_index_in_dim_24(%iterArg_257, %733) : (tensor<2x12x8x64xf16>, tensor<i32>) -> tensor<12x8x64xf16>
      %763 = func.call @dynamic_index_in_dim_24(%iterArg_258, %733) : (tensor<2x12x8x64xf16>, tensor<i32>) -> tensor<12x8x64xf16>
      %764 = func.call @dynamic_index_in_dim_3(%iterArg_259, %733) : (tensor<2x64x16xf16>, tensor<i32>) -> tensor<64x16xf16>
      %765 = func.call @dynamic_index_in_dim_24(%iterArg_260, %733) : (tensor<2x12x8x64xf16>, tensor<i32>) -> tensor<12x8x64xf16>
      %766:13 = func.call @closed_call_25(%iterArg_261, %iterArg_262, %iterArg_264, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765) : (tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<16x48xf16>, tensor<12x8x16xf16>, tensor<12x8x2x8xf16>, tensor<12x8x2x8xf16>, tensor<12x2x8x8xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x8xf16>, tensor<12x8x2x8xf16>, tensor<16x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<16x64xf16>, tensor<12x8x16xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<64x16xf16>, tensor<12x8x64xf16>) -> (tensor<12x8x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<48xf16>, tensor<16x48xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<64x16xf16>, tensor<64xf16>, tensor<16x64xf16>)
      %767 = func.call @dynamic_update_index_in_dim_27(%iterArg_265, %766#1, %733) : (tensor<2x16xf16>, tensor<16xf16>, tensor<i32>) -> tensor<2x16xf16>
      %768 = func.call @dynamic_update_index_in_dim_28(%iterArg_266, %766#2, %733) : (tensor<2x16x16xf16>, tensor<16x16xf16>, tensor<i32>) -> tensor<2x16x16xf16>
      %769 = func.call @dynamic_update_index_in_dim_29(%iterArg_267, %766#3, %733) : (tensor<2x48xf16>, tensor<48xf16>, tensor<i32>) -> tensor<2x48xf16>
      %770 = func.call @dynamic_update_index_in_dim_30(%iterArg_268, %766#4, %733) : (tensor<2x16x48xf16>, tensor<16x48xf16>, tensor<i32>) -> tensor<2x16x48xf16>
      %771 = func.call @dynamic_update_index_in_dim_27(%iterArg_269, %766#5, %733) : (tensor<2x16xf16>, tensor<16xf16>, tensor<i32>) -> tensor<2x16xf16>
      %772 = func.call @dynamic_update_index_in_dim_27(%iterArg_270, %766#6, %733) : (tensor<2x16xf16>, tensor<16xf16>, tensor<i32>) -> tensor<2x16xf16>
      %773 = func.call @dynamic_update_index_in_dim_27(%iterArg_271, %766#7, %733) : (tensor<2x16xf16>, tensor<16xf16>, tensor<i32>) -> tensor<2x16xf16>
      %774 = func.call @dynamic_update_index_in_dim_27(%iterArg_272, %766#8, %733) : (tensor<2x16xf16>, tensor<16xf16>, tensor<i32>) -> tensor<2x16xf16>
      %775 = func.call @dynamic_update_index_in_dim_27(%iterArg_273, %766#9, %733) : (tensor<2x16xf16>, tensor<16xf16>, tensor<i32>) -> tensor<2x16xf16>
      %776 = func.call @dynamic_update_index_in_dim_31(%iterArg_274, %766#10, %733) : (tensor<2x64x16xf16>, tensor<64x16xf16>, tensor<i32>) -> tensor<2x64x16xf16>
      %777 = func.call @dynamic_update_index_in_dim_32(%iterArg_275, %766#11, %733) : (tensor<2x64xf16>, tensor<64xf16>, tensor<i32>) -> tensor<2x64xf16>
      %778 = func.call @dynamic_update_index_in_dim_33(%iterArg_276, %766#12, %733) : (tensor<2x16x64xf16>, tensor<16x64xf16>, tensor<i32>) -> tensor<2x16x64xf16>
      %c_279 = stablehlo.constant dense<1> : tensor<i32>
      %779 = stablehlo.add %iterArg_263, %c_279 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %779, %766#0, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778 : tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x16x48xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x12x2x8x8xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x1xf32>, tensor<2x12x2x8x8xf16>, tensor<2x12x8x2x8xf16>, tensor<2x16x16xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf16>, tensor<2x12x8x16xf16>, tensor<2x16x64xf16>, tensor<2x12x8x16xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x12x8x64xf16>, tensor<2x64x16xf16>, tensor<2x12x8x64xf16>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<i32>, tensor<12x8x16xf16>, tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>
    }
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %141 = stablehlo.reduce(%140#35 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<8x16xf16>
    %142 = stablehlo.reshape %141 : (tensor<8x16xf16>) -> tensor<1x8x16xf16>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %143 = stablehlo.reduce(%142 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf16>, tensor<f16>) -> tensor<8x16xf16>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %144 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f16>) -> tensor<32x16xf16>
    %145 = "stablehlo.scatter"(%144, %5, %140#35) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg69: tensor<f16>, %arg70: tensor<f16>):
      %732 = stablehlo.add %arg69, %arg70 : tensor<f16>
      stablehlo.return %732 : tensor<f16>
    }) : (tensor<32x16xf16>, tensor<12x8x1xi32>, tensor<12x8x16xf16>) -> tensor<32x16xf16>
    %146 = stablehlo.add %91, %145 : tensor<32x16xf16>
    %147 = stablehlo.convert %140#36 : (tensor<2x16xf16>) -> tensor<2x16xf32>
    %148 = stablehlo.convert %140#37 : (tensor<2x16x16xf16>) -> tensor<2x16x16xf32>
    %149 = stablehlo.convert %140#38 : (tensor<2x48xf16>) -> tensor<2x48xf32>
    %150 = stablehlo.convert %140#39 : (tensor<2x16x48xf16>) -> tensor<2x16x48xf32>
    %151 = stablehlo.convert %140#40 : (tensor<2x16xf16>) -> tensor<2x16xf32>
    %152 = stablehlo.convert %140#41 : (tensor<2x16xf16>) -> tensor<2x16xf32>
    %153 = stablehlo.convert %140#42 : (tensor<2x16xf16>) -> tensor<2x16xf32>
    %154 = stablehlo.convert %140#43 : (tensor<2x16xf16>) -> tensor<2x16xf32>
    %155 = stablehlo.convert %140#44 : (tensor<2x16xf16>) -> tensor<2x16xf32>
    %156 = stablehlo.convert %140#45 : (tensor<2x64x16xf16>) -> tensor<2x64x16xf32>
    %157 = stablehlo.convert %140#46 : (tensor<2x64xf16>) -> tensor<2x64xf32>
    %158 = stablehlo.convert %140#47 : (tensor<2x16x64xf16>) -> tensor<2x16x64xf32>
    %159 = stablehlo.convert %95 : (tensor<16xf16>) -> tensor<16xf32>
    %160 = stablehlo.convert %101 : (tensor<16xf16>) -> tensor<16xf32>
    %161 = stablehlo.convert %143 : (tensor<8x16xf16>) -> tensor<8x16xf32>
    %162 = stablehlo.convert %146 : (tensor<32x16xf16>) -> tensor<32x16xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.divide %cst_70, %arg49 : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %165 = stablehlo.multiply %147, %164 : tensor<2x16xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %166 = stablehlo.divide %cst_71, %arg49 : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %168 = stablehlo.multiply %148, %167 : tensor<2x16x16xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %169 = stablehlo.divide %cst_72, %arg49 : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %171 = stablehlo.multiply %149, %170 : tensor<2x48xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.divide %cst_73, %arg49 : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %174 = stablehlo.multiply %150, %173 : tensor<2x16x48xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.divide %cst_74, %arg49 : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %177 = stablehlo.multiply %151, %176 : tensor<2x16xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %178 = stablehlo.divide %cst_75, %arg49 : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %180 = stablehlo.multiply %152, %179 : tensor<2x16xf32>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.divide %cst_76, %arg49 : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %183 = stablehlo.multiply %153, %182 : tensor<2x16xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %184 = stablehlo.divide %cst_77, %arg49 : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %186 = stablehlo.multiply %154, %185 : tensor<2x16xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.divide %cst_78, %arg49 : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %189 = stablehlo.multiply %155, %188 : tensor<2x16xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %190 = stablehlo.divide %cst_79, %arg49 : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %192 = stablehlo.multiply %156, %191 : tensor<2x64x16xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.divide %cst_80, %arg49 : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %195 = stablehlo.multiply %157, %194 : tensor<2x64xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.divide %cst_81, %arg49 : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %198 = stablehlo.multiply %158, %197 : tensor<2x16x64xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.divide %cst_82, %arg49 : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %201 = stablehlo.multiply %159, %200 : tensor<16xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.divide %cst_83, %arg49 : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %204 = stablehlo.multiply %160, %203 : tensor<16xf32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.divide %cst_84, %arg49 : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %207 = stablehlo.multiply %161, %206 : tensor<8x16xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.divide %cst_85, %arg49 : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %210 = stablehlo.multiply %162, %209 : tensor<32x16xf32>
    %211 = chlo.square %165 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %213 = chlo.square %212 : tensor<2x16xf32> -> tensor<2x16xf32>
    %214 = stablehlo.add %211, %213 : tensor<2x16xf32>
    %215 = chlo.square %168 : tensor<2x16x16xf32> -> tensor<2x16x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %217 = chlo.square %216 : tensor<2x16x16xf32> -> tensor<2x16x16xf32>
    %218 = stablehlo.add %215, %217 : tensor<2x16x16xf32>
    %219 = chlo.square %171 : tensor<2x48xf32> -> tensor<2x48xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %221 = chlo.square %220 : tensor<2x48xf32> -> tensor<2x48xf32>
    %222 = stablehlo.add %219, %221 : tensor<2x48xf32>
    %223 = chlo.square %174 : tensor<2x16x48xf32> -> tensor<2x16x48xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %225 = chlo.square %224 : tensor<2x16x48xf32> -> tensor<2x16x48xf32>
    %226 = stablehlo.add %223, %225 : tensor<2x16x48xf32>
    %227 = chlo.square %177 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %229 = chlo.square %228 : tensor<2x16xf32> -> tensor<2x16xf32>
    %230 = stablehlo.add %227, %229 : tensor<2x16xf32>
    %231 = chlo.square %180 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %233 = chlo.square %232 : tensor<2x16xf32> -> tensor<2x16xf32>
    %234 = stablehlo.add %231, %233 : tensor<2x16xf32>
    %235 = chlo.square %183 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %237 = chlo.square %236 : tensor<2x16xf32> -> tensor<2x16xf32>
    %238 = stablehlo.add %235, %237 : tensor<2x16xf32>
    %239 = chlo.square %186 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %241 = chlo.square %240 : tensor<2x16xf32> -> tensor<2x16xf32>
    %242 = stablehlo.add %239, %241 : tensor<2x16xf32>
    %243 = chlo.square %189 : tensor<2x16xf32> -> tensor<2x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %245 = chlo.square %244 : tensor<2x16xf32> -> tensor<2x16xf32>
    %246 = stablehlo.add %243, %245 : tensor<2x16xf32>
    %247 = chlo.square %192 : tensor<2x64x16xf32> -> tensor<2x64x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %249 = chlo.square %248 : tensor<2x64x16xf32> -> tensor<2x64x16xf32>
    %250 = stablehlo.add %247, %249 : tensor<2x64x16xf32>
    %251 = chlo.square %195 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %253 = chlo.square %252 : tensor<2x64xf32> -> tensor<2x64xf32>
    %254 = stablehlo.add %251, %253 : tensor<2x64xf32>
    %255 = chlo.square %198 : tensor<2x16x64xf32> -> tensor<2x16x64xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %257 = chlo.square %256 : tensor<2x16x64xf32> -> tensor<2x16x64xf32>
    %258 = stablehlo.add %255, %257 : tensor<2x16x64xf32>
    %259 = chlo.square %201 : tensor<16xf32> -> tensor<16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %261 = chlo.square %260 : tensor<16xf32> -> tensor<16xf32>
    %262 = stablehlo.add %259, %261 : tensor<16xf32>
    %263 = chlo.square %204 : tensor<16xf32> -> tensor<16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %265 = chlo.square %264 : tensor<16xf32> -> tensor<16xf32>
    %266 = stablehlo.add %263, %265 : tensor<16xf32>
    %267 = chlo.square %207 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %269 = chlo.square %268 : tensor<8x16xf32> -> tensor<8x16xf32>
    %270 = stablehlo.add %267, %269 : tensor<8x16xf32>
    %271 = chlo.square %210 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %273 = chlo.square %272 : tensor<32x16xf32> -> tensor<32x16xf32>
    %274 = stablehlo.add %271, %273 : tensor<32x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.reduce(%214 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%218 init: %cst_103) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%222 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x48xf32>, tensor<f32>) -> tensor<f32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%226 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x48xf32>, tensor<f32>) -> tensor<f32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%230 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%234 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%238 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%242 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%246 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%250 init: %cst_111) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%254 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%258 init: %cst_113) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%262 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%266 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%270 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%274 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.add %cst_118, %275 : tensor<f32>
    %292 = stablehlo.add %291, %276 : tensor<f32>
    %293 = stablehlo.add %292, %277 : tensor<f32>
    %294 = stablehlo.add %293, %278 : tensor<f32>
    %295 = stablehlo.add %294, %279 : tensor<f32>
    %296 = stablehlo.add %295, %280 : tensor<f32>
    %297 = stablehlo.add %296, %281 : tensor<f32>
    %298 = stablehlo.add %297, %282 : tensor<f32>
    %299 = stablehlo.add %298, %283 : tensor<f32>
    %300 = stablehlo.add %299, %284 : tensor<f32>
    %301 = stablehlo.add %300, %285 : tensor<f32>
    %302 = stablehlo.add %301, %286 : tensor<f32>
    %303 = stablehlo.add %302, %287 : tensor<f32>
    %304 = stablehlo.add %303, %288 : tensor<f32>
    %305 = stablehlo.add %304, %289 : tensor<f32>
    %306 = stablehlo.add %305, %290 : tensor<f32>
    %307 = stablehlo.sqrt %306 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.compare LT, %307, %cst_119, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %309 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %310 = stablehlo.divide %165, %309 : tensor<2x16xf32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %312 = stablehlo.multiply %310, %311 : tensor<2x16xf32>
    %313 = stablehlo.select %308, %165, %312 : tensor<i1>, tensor<2x16xf32>
    %314 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %315 = stablehlo.divide %168, %314 : tensor<2x16x16xf32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %317 = stablehlo.multiply %315, %316 : tensor<2x16x16xf32>
    %318 = stablehlo.select %308, %168, %317 : tensor<i1>, tensor<2x16x16xf32>
    %319 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %320 = stablehlo.divide %171, %319 : tensor<2x48xf32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %322 = stablehlo.multiply %320, %321 : tensor<2x48xf32>
    %323 = stablehlo.select %308, %171, %322 : tensor<i1>, tensor<2x48xf32>
    %324 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %325 = stablehlo.divide %174, %324 : tensor<2x16x48xf32>
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %327 = stablehlo.multiply %325, %326 : tensor<2x16x48xf32>
    %328 = stablehlo.select %308, %174, %327 : tensor<i1>, tensor<2x16x48xf32>
    %329 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %330 = stablehlo.divide %177, %329 : tensor<2x16xf32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %332 = stablehlo.multiply %330, %331 : tensor<2x16xf32>
    %333 = stablehlo.select %308, %177, %332 : tensor<i1>, tensor<2x16xf32>
    %334 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %335 = stablehlo.divide %180, %334 : tensor<2x16xf32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %337 = stablehlo.multiply %335, %336 : tensor<2x16xf32>
    %338 = stablehlo.select %308, %180, %337 : tensor<i1>, tensor<2x16xf32>
    %339 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %340 = stablehlo.divide %183, %339 : tensor<2x16xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %342 = stablehlo.multiply %340, %341 : tensor<2x16xf32>
    %343 = stablehlo.select %308, %183, %342 : tensor<i1>, tensor<2x16xf32>
    %344 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %345 = stablehlo.divide %186, %344 : tensor<2x16xf32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %347 = stablehlo.multiply %345, %346 : tensor<2x16xf32>
    %348 = stablehlo.select %308, %186, %347 : tensor<i1>, tensor<2x16xf32>
    %349 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %350 = stablehlo.divide %189, %349 : tensor<2x16xf32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %352 = stablehlo.multiply %350, %351 : tensor<2x16xf32>
    %353 = stablehlo.select %308, %189, %352 : tensor<i1>, tensor<2x16xf32>
    %354 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %355 = stablehlo.divide %192, %354 : tensor<2x64x16xf32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %357 = stablehlo.multiply %355, %356 : tensor<2x64x16xf32>
    %358 = stablehlo.select %308, %192, %357 : tensor<i1>, tensor<2x64x16xf32>
    %359 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %360 = stablehlo.divide %195, %359 : tensor<2x64xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %362 = stablehlo.multiply %360, %361 : tensor<2x64xf32>
    %363 = stablehlo.select %308, %195, %362 : tensor<i1>, tensor<2x64xf32>
    %364 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %365 = stablehlo.divide %198, %364 : tensor<2x16x64xf32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %367 = stablehlo.multiply %365, %366 : tensor<2x16x64xf32>
    %368 = stablehlo.select %308, %198, %367 : tensor<i1>, tensor<2x16x64xf32>
    %369 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %370 = stablehlo.divide %201, %369 : tensor<16xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %372 = stablehlo.multiply %370, %371 : tensor<16xf32>
    %373 = stablehlo.select %308, %201, %372 : tensor<i1>, tensor<16xf32>
    %374 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %375 = stablehlo.divide %204, %374 : tensor<16xf32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %377 = stablehlo.multiply %375, %376 : tensor<16xf32>
    %378 = stablehlo.select %308, %204, %377 : tensor<i1>, tensor<16xf32>
    %379 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %380 = stablehlo.divide %207, %379 : tensor<8x16xf32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %382 = stablehlo.multiply %380, %381 : tensor<8x16xf32>
    %383 = stablehlo.select %308, %207, %382 : tensor<i1>, tensor<8x16xf32>
    %384 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %385 = stablehlo.divide %210, %384 : tensor<32x16xf32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %387 = stablehlo.multiply %385, %386 : tensor<32x16xf32>
    %388 = stablehlo.select %308, %210, %387 : tensor<i1>, tensor<32x16xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %390 = stablehlo.multiply %389, %arg16 : tensor<2x16xf32>
    %391 = stablehlo.add %313, %390 : tensor<2x16xf32>
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %393 = stablehlo.multiply %392, %arg17 : tensor<2x16x16xf32>
    %394 = stablehlo.add %318, %393 : tensor<2x16x16xf32>
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %396 = stablehlo.multiply %395, %arg18 : tensor<2x48xf32>
    %397 = stablehlo.add %323, %396 : tensor<2x48xf32>
    %cst_139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %399 = stablehlo.multiply %398, %arg19 : tensor<2x16x48xf32>
    %400 = stablehlo.add %328, %399 : tensor<2x16x48xf32>
    %cst_140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %402 = stablehlo.multiply %401, %arg20 : tensor<2x16xf32>
    %403 = stablehlo.add %333, %402 : tensor<2x16xf32>
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %405 = stablehlo.multiply %404, %arg21 : tensor<2x16xf32>
    %406 = stablehlo.add %338, %405 : tensor<2x16xf32>
    %cst_142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %408 = stablehlo.multiply %407, %arg22 : tensor<2x16xf32>
    %409 = stablehlo.add %343, %408 : tensor<2x16xf32>
    %cst_143 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %411 = stablehlo.multiply %410, %arg23 : tensor<2x16xf32>
    %412 = stablehlo.add %348, %411 : tensor<2x16xf32>
    %cst_144 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %414 = stablehlo.multiply %413, %arg24 : tensor<2x16xf32>
    %415 = stablehlo.add %353, %414 : tensor<2x16xf32>
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %417 = stablehlo.multiply %416, %arg25 : tensor<2x64x16xf32>
    %418 = stablehlo.add %358, %417 : tensor<2x64x16xf32>
    %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %420 = stablehlo.multiply %419, %arg26 : tensor<2x64xf32>
    %421 = stablehlo.add %363, %420 : tensor<2x64xf32>
    %cst_147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %423 = stablehlo.multiply %422, %arg27 : tensor<2x16x64xf32>
    %424 = stablehlo.add %368, %423 : tensor<2x16x64xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %426 = stablehlo.multiply %425, %arg28 : tensor<16xf32>
    %427 = stablehlo.add %373, %426 : tensor<16xf32>
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %429 = stablehlo.multiply %428, %arg29 : tensor<16xf32>
    %430 = stablehlo.add %378, %429 : tensor<16xf32>
    %cst_150 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %432 = stablehlo.multiply %431, %arg30 : tensor<8x16xf32>
    %433 = stablehlo.add %383, %432 : tensor<8x16xf32>
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %435 = stablehlo.multiply %434, %arg31 : tensor<32x16xf32>
    %436 = stablehlo.add %388, %435 : tensor<32x16xf32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %437 = stablehlo.subtract %arg32, %c_152 : tensor<i32>
    %c_153 = stablehlo.constant dense<0> : tensor<i32>
    %c_154 = stablehlo.constant dense<2> : tensor<i32>
    %438 = call @clip(%437, %c_153, %c_154) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %439 = stablehlo.convert %438 : (tensor<i32>) -> tensor<f32>
    %cst_155 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %440 = stablehlo.divide %439, %cst_155 : tensor<f32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %441 = stablehlo.subtract %cst_156, %440 : tensor<f32>
    %cst_157 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %442 = stablehlo.multiply %cst_157, %441 : tensor<f32>
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %443 = stablehlo.add %442, %cst_158 : tensor<f32>
    %c_159 = stablehlo.constant dense<2> : tensor<i32>
    %444 = stablehlo.compare LT, %arg32, %c_159, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_160 = stablehlo.constant dense<2> : tensor<i32>
    %445 = stablehlo.subtract %arg32, %c_160 : tensor<i32>
    %446 = stablehlo.convert %445 : (tensor<i32>) -> tensor<f32>
    %cst_161 = stablehlo.constant dense<9.998000e+03> : tensor<f32>
    %447 = stablehlo.minimum %446, %cst_161 : tensor<f32>
    %cst_162 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %448 = stablehlo.multiply %cst_162, %447 : tensor<f32>
    %cst_163 = stablehlo.constant dense<9.998000e+03> : tensor<f32>
    %449 = stablehlo.divide %448, %cst_163 : tensor<f32>
    %450 = stablehlo.cosine %449 : tensor<f32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %451 = stablehlo.add %cst_164, %450 : tensor<f32>
    %cst_165 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %452 = stablehlo.multiply %cst_165, %451 : tensor<f32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %453 = stablehlo.power %452, %cst_166 : tensor<f32>
    %cst_167 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %454 = stablehlo.multiply %cst_167, %453 : tensor<f32>
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %455 = stablehlo.add %454, %cst_168 : tensor<f32>
    %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %456 = stablehlo.multiply %cst_169, %455 : tensor<f32>
    %457 = call @_where_34(%444, %443, %456) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_170 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %458 = stablehlo.multiply %cst_170, %457 : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %460 = stablehlo.multiply %459, %391 : tensor<2x16xf32>
    %461 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %462 = stablehlo.multiply %461, %394 : tensor<2x16x16xf32>
    %463 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %464 = stablehlo.multiply %463, %397 : tensor<2x48xf32>
    %465 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %466 = stablehlo.multiply %465, %400 : tensor<2x16x48xf32>
    %467 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %468 = stablehlo.multiply %467, %403 : tensor<2x16xf32>
    %469 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %470 = stablehlo.multiply %469, %406 : tensor<2x16xf32>
    %471 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %472 = stablehlo.multiply %471, %409 : tensor<2x16xf32>
    %473 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %474 = stablehlo.multiply %473, %412 : tensor<2x16xf32>
    %475 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %476 = stablehlo.multiply %475, %415 : tensor<2x16xf32>
    %477 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %478 = stablehlo.multiply %477, %418 : tensor<2x64x16xf32>
    %479 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %480 = stablehlo.multiply %479, %421 : tensor<2x64xf32>
    %481 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %482 = stablehlo.multiply %481, %424 : tensor<2x16x64xf32>
    %483 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %484 = stablehlo.multiply %483, %427 : tensor<16xf32>
    %485 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %486 = stablehlo.multiply %485, %430 : tensor<16xf32>
    %487 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %488 = stablehlo.multiply %487, %433 : tensor<8x16xf32>
    %489 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %490 = stablehlo.multiply %489, %436 : tensor<32x16xf32>
    %c_171 = stablehlo.constant dense<2147483647> : tensor<i32>
    %491 = stablehlo.compare LT, %arg32, %c_171, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_172 = stablehlo.constant dense<1> : tensor<i32>
    %492 = stablehlo.add %arg32, %c_172 : tensor<i32>
    %c_173 = stablehlo.constant dense<2147483647> : tensor<i32>
    %493 = call @_where_35(%491, %492, %c_173) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %494 = stablehlo.add %arg33, %460 : tensor<2x16xf32>
    %495 = stablehlo.add %arg34, %462 : tensor<2x16x16xf32>
    %496 = stablehlo.add %arg35, %464 : tensor<2x48xf32>
    %497 = stablehlo.add %arg36, %466 : tensor<2x16x48xf32>
    %498 = stablehlo.add %arg37, %468 : tensor<2x16xf32>
    %499 = stablehlo.add %arg38, %470 : tensor<2x16xf32>
    %500 = stablehlo.add %arg39, %472 : tensor<2x16xf32>
    %501 = stablehlo.add %arg40, %474 : tensor<2x16xf32>
    %502 = stablehlo.add %arg41, %476 : tensor<2x16xf32>
    %503 = stablehlo.add %arg42, %478 : tensor<2x64x16xf32>
    %504 = stablehlo.add %arg43, %480 : tensor<2x64xf32>
    %505 = stablehlo.add %arg44, %482 : tensor<2x16x64xf32>
    %506 = stablehlo.add %arg45, %484 : tensor<16xf32>
    %507 = stablehlo.add %arg46, %486 : tensor<16xf32>
    %508 = stablehlo.add %arg47, %488 : tensor<8x16xf32>
    %509 = stablehlo.add %arg48, %490 : tensor<32x16xf32>
    %510 = stablehlo.convert %494 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %511 = stablehlo.convert %495 : (tensor<2x16x16xf32>) -> tensor<2x16x16xf16>
    %512 = stablehlo.convert %496 : (tensor<2x48xf32>) -> tensor<2x48xf16>
    %513 = stablehlo.convert %497 : (tensor<2x16x48xf32>) -> tensor<2x16x48xf16>
    %514 = stablehlo.convert %498 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %515 = stablehlo.convert %499 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %516 = stablehlo.convert %500 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %517 = stablehlo.convert %501 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %518 = stablehlo.convert %502 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %519 = stablehlo.convert %503 : (tensor<2x64x16xf32>) -> tensor<2x64x16xf16>
    %520 = stablehlo.convert %504 : (tensor<2x64xf32>) -> tensor<2x64xf16>
    %521 = stablehlo.convert %505 : (tensor<2x16x64xf32>) -> tensor<2x16x64xf16>
    %522 = stablehlo.convert %506 : (tensor<16xf32>) -> tensor<16xf16>
    %523 = stablehlo.convert %507 : (tensor<16xf32>) -> tensor<16xf16>
    %524 = stablehlo.convert %508 : (tensor<8x16xf32>) -> tensor<8x16xf16>
    %525 = stablehlo.convert %509 : (tensor<32x16xf32>) -> tensor<32x16xf16>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %527 = stablehlo.multiply %526, %arg51 : tensor<2x16xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %529 = stablehlo.multiply %528, %494 : tensor<2x16xf32>
    %530 = stablehlo.add %527, %529 : tensor<2x16xf32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %532 = stablehlo.multiply %531, %arg52 : tensor<2x16x16xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %534 = stablehlo.multiply %533, %495 : tensor<2x16x16xf32>
    %535 = stablehlo.add %532, %534 : tensor<2x16x16xf32>
    %cst_178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %537 = stablehlo.multiply %536, %arg53 : tensor<2x48xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %539 = stablehlo.multiply %538, %496 : tensor<2x48xf32>
    %540 = stablehlo.add %537, %539 : tensor<2x48xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %542 = stablehlo.multiply %541, %arg54 : tensor<2x16x48xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %544 = stablehlo.multiply %543, %497 : tensor<2x16x48xf32>
    %545 = stablehlo.add %542, %544 : tensor<2x16x48xf32>
    %cst_182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %547 = stablehlo.multiply %546, %arg55 : tensor<2x16xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %549 = stablehlo.multiply %548, %498 : tensor<2x16xf32>
    %550 = stablehlo.add %547, %549 : tensor<2x16xf32>
    %cst_184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %552 = stablehlo.multiply %551, %arg56 : tensor<2x16xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %554 = stablehlo.multiply %553, %499 : tensor<2x16xf32>
    %555 = stablehlo.add %552, %554 : tensor<2x16xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %557 = stablehlo.multiply %556, %arg57 : tensor<2x16xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %559 = stablehlo.multiply %558, %500 : tensor<2x16xf32>
    %560 = stablehlo.add %557, %559 : tensor<2x16xf32>
    %cst_188 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %562 = stablehlo.multiply %561, %arg58 : tensor<2x16xf32>
    %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %564 = stablehlo.multiply %563, %501 : tensor<2x16xf32>
    %565 = stablehlo.add %562, %564 : tensor<2x16xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %567 = stablehlo.multiply %566, %arg59 : tensor<2x16xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %569 = stablehlo.multiply %568, %502 : tensor<2x16xf32>
    %570 = stablehlo.add %567, %569 : tensor<2x16xf32>
    %cst_192 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %572 = stablehlo.multiply %571, %arg60 : tensor<2x64x16xf32>
    %cst_193 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %574 = stablehlo.multiply %573, %503 : tensor<2x64x16xf32>
    %575 = stablehlo.add %572, %574 : tensor<2x64x16xf32>
    %cst_194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %577 = stablehlo.multiply %576, %arg61 : tensor<2x64xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %579 = stablehlo.multiply %578, %504 : tensor<2x64xf32>
    %580 = stablehlo.add %577, %579 : tensor<2x64xf32>
    %cst_196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %582 = stablehlo.multiply %581, %arg62 : tensor<2x16x64xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %584 = stablehlo.multiply %583, %505 : tensor<2x16x64xf32>
    %585 = stablehlo.add %582, %584 : tensor<2x16x64xf32>
    %cst_198 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %587 = stablehlo.multiply %586, %arg63 : tensor<16xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %589 = stablehlo.multiply %588, %506 : tensor<16xf32>
    %590 = stablehlo.add %587, %589 : tensor<16xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %592 = stablehlo.multiply %591, %arg64 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %594 = stablehlo.multiply %593, %507 : tensor<16xf32>
    %595 = stablehlo.add %592, %594 : tensor<16xf32>
    %cst_202 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %597 = stablehlo.multiply %596, %arg65 : tensor<8x16xf32>
    %cst_203 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %599 = stablehlo.multiply %598, %508 : tensor<8x16xf32>
    %600 = stablehlo.add %597, %599 : tensor<8x16xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %602 = stablehlo.multiply %601, %arg66 : tensor<32x16xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %604 = stablehlo.multiply %603, %509 : tensor<32x16xf32>
    %605 = stablehlo.add %602, %604 : tensor<32x16xf32>
    %606 = stablehlo.is_finite %140#36 : (tensor<2x16xf16>) -> tensor<2x16xi1>
    %c_206 = stablehlo.constant dense<true> : tensor<i1>
    %607 = stablehlo.reduce(%606 init: %c_206) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x16xi1>, tensor<i1>) -> tensor<i1>
    %608 = stablehlo.is_finite %140#37 : (tensor<2x16x16xf16>) -> tensor<2x16x16xi1>
    %c_207 = stablehlo.constant dense<true> : tensor<i1>
    %609 = stablehlo.reduce(%608 init: %c_207) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x16x16xi1>, tensor<i1>) -> tensor<i1>
    %610 = stablehlo.is_finite %140#38 : (tensor<2x48xf16>) -> tensor<2x48xi1>
    %c_208 = stablehlo.constant dense<true> : tensor<i1>
    %611 = stablehlo.reduce(%610 init: %c_208) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x48xi1>, tensor<i1>) -> tensor<i1>
    %612 = stablehlo.is_finite %140#39 : (tensor<2x16x48xf16>) -> tensor<2x16x48xi1>
    %c_209 = stablehlo.constant dense<true> : tensor<i1>
    %613 = stablehlo.reduce(%612 init: %c_209) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x16x48xi1>, tensor<i1>) -> tensor<i1>
    %614 = stablehlo.is_finite %140#40 : (tensor<2x16xf16>) -> tensor<2x16xi1>
    %c_210 = stablehlo.constant dense<true> : tensor<i1>
    %615 = stablehlo.reduce(%614 init: %c_210) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x16xi1>, tensor<i1>) -> tensor<i1>
    %616 = stablehlo.is_finite %140#41 : (tensor<2x16xf16>) -> tensor<2x16xi1>
    %c_211 = stablehlo.constant dense<true> : tensor<i1>
    %617 = stablehlo.reduce(%616 init: %c_211) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x16xi1>, tensor<i1>) -> tensor<i1>
    %618 = stablehlo.is_finite %140#42 : (tensor<2x16xf16>) -> tensor<2x16xi1>
    %c_212 = stablehlo.constant dense<true> : tensor<i1>
    %619 = stablehlo.reduce(%618 init: %c_212) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x16xi1>, tensor<i1>) -> tensor<i1>
    %620 = stablehlo.is_finite %140#43 : (tensor<2x16xf16>) -> tensor<2x16xi1>
    %c_213 = stablehlo.constant dense<true> : tensor<i1>
    %621 = stablehlo.reduce(%620 init: %c_213) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x16xi1>, tensor<i1>) -> tensor<i1>
    %622 = stablehlo.is_finite %140#44 : (tensor<2x16xf16>) -> tensor<2x16xi1>
    %c_214 = stablehlo.constant dense<true> : tensor<i1>
    %623 = stablehlo.reduce(%622 init: %c_214) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x16xi1>, tensor<i1>) -> tensor<i1>
    %624 = stablehlo.is_finite %140#45 : (tensor<2x64x16xf16>) -> tensor<2x64x16xi1>
    %c_215 = stablehlo.constant dense<true> : tensor<i1>
    %625 = stablehlo.reduce(%624 init: %c_215) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x64x16xi1>, tensor<i1>) -> tensor<i1>
    %626 = stablehlo.is_finite %140#46 : (tensor<2x64xf16>) -> tensor<2x64xi1>
    %c_216 = stablehlo.constant dense<true> : tensor<i1>
    %627 = stablehlo.reduce(%626 init: %c_216) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x64xi1>, tensor<i1>) -> tensor<i1>
    %628 = stablehlo.is_finite %140#47 : (tensor<2x16x64xf16>) -> tensor<2x16x64xi1>
    %c_217 = stablehlo.constant dense<true> : tensor<i1>
    %629 = stablehlo.reduce(%628 init: %c_217) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x16x64xi1>, tensor<i1>) -> tensor<i1>
    %630 = stablehlo.is_finite %95 : (tensor<16xf16>) -> tensor<16xi1>
    %c_218 = stablehlo.constant dense<true> : tensor<i1>
    %631 = stablehlo.reduce(%630 init: %c_218) applies stablehlo.and across dimensions = [0] : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
    %632 = stablehlo.is_finite %101 : (tensor<16xf16>) -> tensor<16xi1>
    %c_219 = stablehlo.constant dense<true> : tensor<i1>
    %633 = stablehlo.reduce(%632 init: %c_219) applies stablehlo.and across dimensions = [0] : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
    %634 = stablehlo.is_finite %143 : (tensor<8x16xf16>) -> tensor<8x16xi1>
    %c_220 = stablehlo.constant dense<true> : tensor<i1>
    %635 = stablehlo.reduce(%634 init: %c_220) applies stablehlo.and across dimensions = [0, 1] : (tensor<8x16xi1>, tensor<i1>) -> tensor<i1>
    %636 = stablehlo.is_finite %146 : (tensor<32x16xf16>) -> tensor<32x16xi1>
    %c_221 = stablehlo.constant dense<true> : tensor<i1>
    %637 = stablehlo.reduce(%636 init: %c_221) applies stablehlo.and across dimensions = [0, 1] : (tensor<32x16xi1>, tensor<i1>) -> tensor<i1>
    %638 = stablehlo.broadcast_in_dim %607, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %639 = stablehlo.broadcast_in_dim %609, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %640 = stablehlo.broadcast_in_dim %611, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %641 = stablehlo.broadcast_in_dim %613, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %642 = stablehlo.broadcast_in_dim %615, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %643 = stablehlo.broadcast_in_dim %617, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %644 = stablehlo.broadcast_in_dim %619, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %645 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %646 = stablehlo.broadcast_in_dim %623, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %647 = stablehlo.broadcast_in_dim %625, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %648 = stablehlo.broadcast_in_dim %627, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %649 = stablehlo.broadcast_in_dim %629, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %650 = stablehlo.broadcast_in_dim %631, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %651 = stablehlo.broadcast_in_dim %633, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %652 = stablehlo.broadcast_in_dim %635, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %653 = stablehlo.broadcast_in_dim %637, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %654 = stablehlo.concatenate %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<16xi1>
    %c_222 = stablehlo.constant dense<true> : tensor<i1>
    %655 = stablehlo.reduce(%654 init: %c_222) applies stablehlo.and across dimensions = [0] : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
    %656 = call @_where_36(%655, %510, %arg0) : (tensor<i1>, tensor<2x16xf16>, tensor<2x16xf16>) -> tensor<2x16xf16>
    %657 = call @_where_37(%655, %511, %arg1) : (tensor<i1>, tensor<2x16x16xf16>, tensor<2x16x16xf16>) -> tensor<2x16x16xf16>
    %658 = call @_where_38(%655, %512, %arg2) : (tensor<i1>, tensor<2x48xf16>, tensor<2x48xf16>) -> tensor<2x48xf16>
    %659 = call @_where_39(%655, %513, %arg3) : (tensor<i1>, tensor<2x16x48xf16>, tensor<2x16x48xf16>) -> tensor<2x16x48xf16>
    %660 = call @_where_36(%655, %514, %arg4) : (tensor<i1>, tensor<2x16xf16>, tensor<2x16xf16>) -> tensor<2x16xf16>
    %661 = call @_where_36(%655, %515, %arg5) : (tensor<i1>, tensor<2x16xf16>, tensor<2x16xf16>) -> tensor<2x16xf16>
    %662 = call @_where_36(%655, %516, %arg6) : (tensor<i1>, tensor<2x16xf16>, tensor<2x16xf16>) -> tensor<2x16xf16>
    %663 = call @_where_36(%655, %517, %arg7) : (tensor<i1>, tensor<2x16xf16>, tensor<2x16xf16>) -> tensor<2x16xf16>
    %664 = call @_where_36(%655, %518, %arg8) : (tensor<i1>, tensor<2x16xf16>, tensor<2x16xf16>) -> tensor<2x16xf16>
    %665 = call @_where_40(%655, %519, %arg9) : (tensor<i1>, tensor<2x64x16xf16>, tensor<2x64x16xf16>) -> tensor<2x64x16xf16>
    %666 = call @_where_41(%655, %520, %arg10) : (tensor<i1>, tensor<2x64xf16>, tensor<2x64xf16>) -> tensor<2x64xf16>
    %667 = call @_where_42(%655, %521, %arg11) : (tensor<i1>, tensor<2x16x64xf16>, tensor<2x16x64xf16>) -> tensor<2x16x64xf16>
    %668 = call @_where_43(%655, %522, %arg12) : (tensor<i1>, tensor<16xf16>, tensor<16xf16>) -> tensor<16xf16>
    %669 = call @_where_43(%655, %523, %arg13) : (tensor<i1>, tensor<16xf16>, tensor<16xf16>) -> tensor<16xf16>
    %670 = call @_where_44(%655, %524, %arg14) : (tensor<i1>, tensor<8x16xf16>, tensor<8x16xf16>) -> tensor<8x16xf16>
    %671 = call @_where_45(%655, %525, %arg15) : (tensor<i1>, tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<32x16xf16>
    %672 = call @_where_46(%655, %391, %arg16) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %673 = call @_where_47(%655, %394, %arg17) : (tensor<i1>, tensor<2x16x16xf32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %674 = call @_where_48(%655, %397, %arg18) : (tensor<i1>, tensor<2x48xf32>, tensor<2x48xf32>) -> tensor<2x48xf32>
    %675 = call @_where_49(%655, %400, %arg19) : (tensor<i1>, tensor<2x16x48xf32>, tensor<2x16x48xf32>) -> tensor<2x16x48xf32>
    %676 = call @_where_46(%655, %403, %arg20) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %677 = call @_where_46(%655, %406, %arg21) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %678 = call @_where_46(%655, %409, %arg22) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %679 = call @_where_46(%655, %412, %arg23) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %680 = call @_where_46(%655, %415, %arg24) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %681 = call @_where_50(%655, %418, %arg25) : (tensor<i1>, tensor<2x64x16xf32>, tensor<2x64x16xf32>) -> tensor<2x64x16xf32>
    %682 = call @_where_51(%655, %421, %arg26) : (tensor<i1>, tensor<2x64xf32>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %683 = call @_where_52(%655, %424, %arg27) : (tensor<i1>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %684 = call @_where_53(%655, %427, %arg28) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %685 = call @_where_53(%655, %430, %arg29) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %686 = call @_where_54(%655, %433, %arg30) : (tensor<i1>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %687 = call @_where_55(%655, %436, %arg31) : (tensor<i1>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %688 = call @_where_35(%655, %493, %arg32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %689 = call @_where_46(%655, %494, %arg33) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %690 = call @_where_47(%655, %495, %arg34) : (tensor<i1>, tensor<2x16x16xf32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %691 = call @_where_48(%655, %496, %arg35) : (tensor<i1>, tensor<2x48xf32>, tensor<2x48xf32>) -> tensor<2x48xf32>
    %692 = call @_where_49(%655, %497, %arg36) : (tensor<i1>, tensor<2x16x48xf32>, tensor<2x16x48xf32>) -> tensor<2x16x48xf32>
    %693 = call @_where_46(%655, %498, %arg37) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %694 = call @_where_46(%655, %499, %arg38) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %695 = call @_where_46(%655, %500, %arg39) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %696 = call @_where_46(%655, %501, %arg40) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %697 = call @_where_46(%655, %502, %arg41) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %698 = call @_where_50(%655, %503, %arg42) : (tensor<i1>, tensor<2x64x16xf32>, tensor<2x64x16xf32>) -> tensor<2x64x16xf32>
    %699 = call @_where_51(%655, %504, %arg43) : (tensor<i1>, tensor<2x64xf32>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %700 = call @_where_52(%655, %505, %arg44) : (tensor<i1>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %701 = call @_where_53(%655, %506, %arg45) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %702 = call @_where_53(%655, %507, %arg46) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %703 = call @_where_54(%655, %508, %arg47) : (tensor<i1>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %704 = call @_where_55(%655, %509, %arg48) : (tensor<i1>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %705 = call @_where_46(%655, %530, %arg51) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %706 = call @_where_47(%655, %535, %arg52) : (tensor<i1>, tensor<2x16x16xf32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %707 = call @_where_48(%655, %540, %arg53) : (tensor<i1>, tensor<2x48xf32>, tensor<2x48xf32>) -> tensor<2x48xf32>
    %708 = call @_where_49(%655, %545, %arg54) : (tensor<i1>, tensor<2x16x48xf32>, tensor<2x16x48xf32>) -> tensor<2x16x48xf32>
    %709 = call @_where_46(%655, %550, %arg55) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %710 = call @_where_46(%655, %555, %arg56) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %711 = call @_where_46(%655, %560, %arg57) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %712 = call @_where_46(%655, %565, %arg58) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %713 = call @_where_46(%655, %570, %arg59) : (tensor<i1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %714 = call @_where_50(%655, %575, %arg60) : (tensor<i1>, tensor<2x64x16xf32>, tensor<2x64x16xf32>) -> tensor<2x64x16xf32>
    %715 = call @_where_51(%655, %580, %arg61) : (tensor<i1>, tensor<2x64xf32>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %716 = call @_where_52(%655, %585, %arg62) : (tensor<i1>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %717 = call @_where_53(%655, %590, %arg63) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %718 = call @_where_53(%655, %595, %arg64) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %719 = call @_where_54(%655, %600, %arg65) : (tensor<i1>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %720 = call @_where_55(%655, %605, %arg66) : (tensor<i1>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %c_223 = stablehlo.constant dense<1> : tensor<i32>
    %721 = stablehlo.add %arg50, %c_223 : tensor<i32>
    %c_224 = stablehlo.constant dense<2000> : tensor<i32>
    %722 = stablehlo.compare GE, %721, %c_224, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_225 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %723 = stablehlo.multiply %arg49, %cst_225 : tensor<f32>
    %724 = call @_where_56(%722, %723, %arg49) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_226 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %725 = stablehlo.divide %arg49, %cst_226 : tensor<f32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %726 = stablehlo.maximum %725, %cst_227 : tensor<f32>
    %727 = call @_where_56(%655, %724, %726) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %728 = stablehlo.not %722 : tensor<i1>
    %729 = stablehlo.and %655, %728 : tensor<i1>
    %c_228 = stablehlo.constant dense<1> : tensor<i32>
    %730 = stablehlo.add %arg50, %c_228 : tensor<i32>
    %c_229 = stablehlo.constant dense<0> : tensor<i32>
    %731 = call @_where_57(%729, %730, %c_229) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %727, %731, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %81, %arg49 : tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>, tensor<16xf16>, tensor<16xf16>, tensor<8x16xf16>, tensor<32x16xf16>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<f32>) -> (tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<12x2x8x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    return %1, %3, %2 : tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<12x2x8x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x16xf16>, %arg1: tensor<i32>) -> tensor<16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf16>, tensor<i32>, tensor<i32>) -> tensor<1x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf16>) -> tensor<16xf16>
    return %1 : tensor<16xf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x16x16xf16>, %arg1: tensor<i32>) -> tensor<16x16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<2x16x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf16>) -> tensor<16x16xf16>
    return %1 : tensor<16x16xf16>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x48xf16>, %arg1: tensor<i32>) -> tensor<48xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 48] : (tensor<2x48xf16>, tensor<i32>, tensor<i32>) -> tensor<1x48xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x48xf16>) -> tensor<48xf16>
    return %1 : tensor<48xf16>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x48xf16>, %arg1: tensor<i32>) -> tensor<16x48xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 48] : (tensor<2x16x48xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x48xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x48xf16>) -> tensor<16x48xf16>
    return %1 : tensor<16x48xf16>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x64x16xf16>, %arg1: tensor<i32>) -> tensor<64x16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 16] : (tensor<2x64x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64x16xf16>) -> tensor<64x16xf16>
    return %1 : tensor<64x16xf16>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x64xf16>, %arg1: tensor<i32>) -> tensor<64xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf16>, tensor<i32>, tensor<i32>) -> tensor<1x64xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf16>) -> tensor<64xf16>
    return %1 : tensor<64xf16>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x16x64xf16>, %arg1: tensor<i32>) -> tensor<16x64xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<2x16x64xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf16>) -> tensor<16x64xf16>
    return %1 : tensor<16x64xf16>
  }
  func.func private @closed_call(%arg0: tensor<12x2x8x8xi1>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<12x8x16xf16>, %arg3: tensor<16xf16>, %arg4: tensor<16x16xf16>, %arg5: tensor<48xf16>, %arg6: tensor<16x48xf16>, %arg7: tensor<16xf16>, %arg8: tensor<16xf16>, %arg9: tensor<16xf16>, %arg10: tensor<16xf16>, %arg11: tensor<16xf16>, %arg12: tensor<64x16xf16>, %arg13: tensor<64xf16>, %arg14: tensor<16x64xf16>) -> (tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf16>, tensor<12x8x2x8xf16>, tensor<12x8x2x8xf16>, tensor<12x2x8x8xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x8xf16>, tensor<12x8x2x8xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<12x8x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<12x8x16xf32>
    %7 = chlo.square %6 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<12x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x8x1xf32>
    %14 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<12x8x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %17 = stablehlo.add %13, %16 : tensor<12x8x1xf32>
    %18 = stablehlo.rsqrt %17 : tensor<12x8x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<12x8x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<12x8x1xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %23 = stablehlo.multiply %15, %22 : tensor<12x8x16xf32>
    %24 = stablehlo.convert %23 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %25 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %27 = stablehlo.multiply %24, %26 : tensor<12x8x16xf16>
    %28 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %30 = stablehlo.add %27, %29 : tensor<12x8x16xf16>
    %31 = stablehlo.dot_general %30, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<16x48xf16>) -> tensor<12x8x48xf16>
    %32 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<48xf16>) -> tensor<1x1x48xf16>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x48xf16>) -> tensor<12x8x48xf16>
    %34 = stablehlo.add %31, %33 : tensor<12x8x48xf16>
    %35 = stablehlo.slice %34 [0:12, 0:8, 0:16] : (tensor<12x8x48xf16>) -> tensor<12x8x16xf16>
    %36 = stablehlo.slice %34 [0:12, 0:8, 16:32] : (tensor<12x8x48xf16>) -> tensor<12x8x16xf16>
    %37 = stablehlo.slice %34 [0:12, 0:8, 32:48] : (tensor<12x8x48xf16>) -> tensor<12x8x16xf16>
    %38 = stablehlo.reshape %35 : (tensor<12x8x16xf16>) -> tensor<12x8x2x8xf16>
    %39 = stablehlo.reshape %36 : (tensor<12x8x16xf16>) -> tensor<12x8x2x8xf16>
    %40 = stablehlo.reshape %37 : (tensor<12x8x16xf16>) -> tensor<12x8x2x8xf16>
    %41 = stablehlo.dot_general %38, %39, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf16>, tensor<12x8x2x8xf16>) -> tensor<12x2x8x8xf32>
    %cst_6 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %43 = stablehlo.divide %41, %42 : tensor<12x2x8x8xf32>
    %44 = call @_where_6(%43, %arg0, %arg1) : (tensor<12x2x8x8xf32>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x2x8xf32>
    %47 = stablehlo.maximum %46, %45 : tensor<12x2x8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %50 = stablehlo.subtract %44, %49 : tensor<12x2x8x8xf32>
    %51 = stablehlo.exponential %50 : tensor<12x2x8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %55 = stablehlo.divide %51, %54 : tensor<12x2x8x8xf32>
    %56 = stablehlo.multiply %53, %53 : tensor<12x2x8x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x2x8x1xf32>
    %58 = stablehlo.divide %57, %56 : tensor<12x2x8x1xf32>
    %59 = stablehlo.convert %55 : (tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf16>
    %60 = stablehlo.dot_general %40, %59, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf16>, tensor<12x2x8x8xf16>) -> tensor<12x2x8x8xf16>
    %61 = stablehlo.transpose %60, dims = [0, 3, 1, 2] : (tensor<12x2x8x8xf16>) -> tensor<12x8x2x8xf16>
    %62 = stablehlo.reshape %61 : (tensor<12x8x2x8xf16>) -> tensor<12x8x16xf16>
    %63 = stablehlo.dot_general %62, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<16x16xf16>) -> tensor<12x8x16xf16>
    %64 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %66 = stablehlo.add %63, %65 : tensor<12x8x16xf16>
    %67 = stablehlo.add %arg2, %66 : tensor<12x8x16xf16>
    %68 = stablehlo.convert %67 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<12x8x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %74 = stablehlo.subtract %68, %73 : tensor<12x8x16xf32>
    %75 = chlo.square %74 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %77 = stablehlo.multiply %76, %74 : tensor<12x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%75 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %81 = stablehlo.divide %79, %80 : tensor<12x8x1xf32>
    %82 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %83 = stablehlo.subtract %68, %82 : tensor<12x8x16xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %85 = stablehlo.add %81, %84 : tensor<12x8x1xf32>
    %86 = stablehlo.rsqrt %85 : tensor<12x8x1xf32>
    %87 = stablehlo.divide %86, %85 : tensor<12x8x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<12x8x1xf32>
    %90 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %91 = stablehlo.multiply %83, %90 : tensor<12x8x16xf32>
    %92 = stablehlo.convert %91 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %93 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %95 = stablehlo.multiply %92, %94 : tensor<12x8x16xf16>
    %96 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %98 = stablehlo.add %95, %97 : tensor<12x8x16xf16>
    %99 = stablehlo.dot_general %98, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<16x64xf16>) -> tensor<12x8x64xf16>
    %100 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<64xf16>) -> tensor<1x1x64xf16>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x64xf16>) -> tensor<12x8x64xf16>
    %102 = stablehlo.add %99, %101 : tensor<12x8x64xf16>
    %103 = stablehlo.multiply %102, %102 : tensor<12x8x64xf16>
    %104 = stablehlo.multiply %103, %102 : tensor<12x8x64xf16>
    %105 = stablehlo.multiply %102, %102 : tensor<12x8x64xf16>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %106 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %107 = stablehlo.multiply %106, %105 : tensor<12x8x64xf16>
    %cst_19 = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %108 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %109 = stablehlo.multiply %108, %104 : tensor<12x8x64xf16>
    %110 = stablehlo.add %102, %109 : tensor<12x8x64xf16>
    %cst_20 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %111 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %112 = stablehlo.multiply %111, %110 : tensor<12x8x64xf16>
    %113 = stablehlo.tanh %112 : tensor<12x8x64xf16>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %114 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %115 = stablehlo.subtract %114, %113 : tensor<12x8x64xf16>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %116 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %117 = stablehlo.add %116, %113 : tensor<12x8x64xf16>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %118 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %119 = stablehlo.multiply %118, %117 : tensor<12x8x64xf16>
    %120 = stablehlo.multiply %102, %119 : tensor<12x8x64xf16>
    %121 = stablehlo.dot_general %120, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf16>, tensor<64x16xf16>) -> tensor<12x8x16xf16>
    %122 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %124 = stablehlo.add %121, %123 : tensor<12x8x16xf16>
    %125 = stablehlo.add %67, %124 : tensor<12x8x16xf16>
    return %125, %9, %21, %18, %15, %25, %24, %30, %39, %38, %51, %53, %58, %59, %40, %62, %77, %89, %86, %83, %93, %92, %98, %107, %113, %115, %119, %102, %120 : tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf16>, tensor<12x8x2x8xf16>, tensor<12x8x2x8xf16>, tensor<12x2x8x8xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x1xf32>, tensor<12x2x8x8xf16>, tensor<12x8x2x8xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>, tensor<12x8x64xf16>
  }
  func.func private @_where_6(%arg0: tensor<12x2x8x8xf32>, %arg1: tensor<12x2x8x8xi1>, %arg2: tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>
    return %0 : tensor<12x2x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x12x8x16xf32>, %arg1: tensor<12x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x16xf32>) -> tensor<1x12x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x16xf32>, tensor<1x12x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x16xf32>
    return %1 : tensor<2x12x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x12x8x1xf32>, %arg1: tensor<12x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x1xf32>) -> tensor<1x12x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x1xf32>, tensor<1x12x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x1xf32>
    return %1 : tensor<2x12x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x1x1x16xf16>, %arg1: tensor<1x1x16xf16>, %arg2: tensor<i32>) -> tensor<2x1x1x16xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x16xf16>) -> tensor<1x1x1x16xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x16xf16>, tensor<1x1x1x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x16xf16>
    return %1 : tensor<2x1x1x16xf16>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x12x8x16xf16>, %arg1: tensor<12x8x16xf16>, %arg2: tensor<i32>) -> tensor<2x12x8x16xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x16xf16>) -> tensor<1x12x8x16xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x16xf16>, tensor<1x12x8x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x16xf16>
    return %1 : tensor<2x12x8x16xf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x12x8x2x8xf16>, %arg1: tensor<12x8x2x8xf16>, %arg2: tensor<i32>) -> tensor<2x12x8x2x8xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x8x2x8xf16>) -> tensor<1x12x8x2x8xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x8x2x8xf16>, tensor<1x12x8x2x8xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x2x8xf16>
    return %1 : tensor<2x12x8x2x8xf16>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x12x2x8x8xf32>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<i32>) -> tensor<2x12x2x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x2x8x8xf32>) -> tensor<1x12x2x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x2x8x8xf32>, tensor<1x12x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x2x8x8xf32>
    return %1 : tensor<2x12x2x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x12x2x8x1xf32>, %arg1: tensor<12x2x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x12x2x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x2x8x1xf32>) -> tensor<1x12x2x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x2x8x1xf32>, tensor<1x12x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x2x8x1xf32>
    return %1 : tensor<2x12x2x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x12x2x8x8xf16>, %arg1: tensor<12x2x8x8xf16>, %arg2: tensor<i32>) -> tensor<2x12x2x8x8xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x2x8x8xf16>) -> tensor<1x12x2x8x8xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x2x8x8xf16>, tensor<1x12x2x8x8xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x2x8x8xf16>
    return %1 : tensor<2x12x2x8x8xf16>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x12x8x64xf16>, %arg1: tensor<12x8x64xf16>, %arg2: tensor<i32>) -> tensor<2x12x8x64xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x64xf16>) -> tensor<1x12x8x64xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x64xf16>, tensor<1x12x8x64xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x64xf16>
    return %1 : tensor<2x12x8x64xf16>
  }
  func.func private @log_softmax(%arg0: tensor<12x8x32xf32>) -> (tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8x32xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %9 = stablehlo.log %8 : tensor<12x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8x32xf32>
    return %11, %6, %8 : tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<12x8xi32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x8x1xi32>) -> tensor<12x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<12x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8x32xi32>, tensor<12x8x32xi32>) -> tensor<12x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8x32xi1>) -> tensor<12x8x32xf32>
    return %5 : tensor<12x8x32xf32>
  }
  func.func private @log_softmax_15(%arg0: tensor<12x8x32xf32>, %arg1: tensor<12x8x1xf32>, %arg2: tensor<12x8x32xf32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x8x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x32xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x8x32xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x8x32xf32>
    return %7 : tensor<12x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x12x8x16xf32>, %arg1: tensor<i32>) -> tensor<12x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 16] : (tensor<2x12x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x16xf32>) -> tensor<12x8x16xf32>
    return %1 : tensor<12x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x12x8x1xf32>, %arg1: tensor<i32>) -> tensor<12x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 1] : (tensor<2x12x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x1xf32>) -> tensor<12x8x1xf32>
    return %1 : tensor<12x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x1x1x16xf16>, %arg1: tensor<i32>) -> tensor<1x1x16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 16] : (tensor<2x1x1x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x16xf16>) -> tensor<1x1x16xf16>
    return %1 : tensor<1x1x16xf16>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<2x12x8x16xf16>, %arg1: tensor<i32>) -> tensor<12x8x16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 16] : (tensor<2x12x8x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x16xf16>) -> tensor<12x8x16xf16>
    return %1 : tensor<12x8x16xf16>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<2x12x8x2x8xf16>, %arg1: tensor<i32>) -> tensor<12x8x2x8xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 8, 2, 8] : (tensor<2x12x8x2x8xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x2x8xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x2x8xf16>) -> tensor<12x8x2x8xf16>
    return %1 : tensor<12x8x2x8xf16>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<2x12x2x8x8xf32>, %arg1: tensor<i32>) -> tensor<12x2x8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 2, 8, 8] : (tensor<2x12x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x2x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    return %1 : tensor<12x2x8x8xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<2x12x2x8x1xf32>, %arg1: tensor<i32>) -> tensor<12x2x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 2, 8, 1] : (tensor<2x12x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x2x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x2x8x1xf32>) -> tensor<12x2x8x1xf32>
    return %1 : tensor<12x2x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<2x12x2x8x8xf16>, %arg1: tensor<i32>) -> tensor<12x2x8x8xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 2, 8, 8] : (tensor<2x12x2x8x8xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x2x8x8xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x12x2x8x8xf16>) -> tensor<12x2x8x8xf16>
    return %1 : tensor<12x2x8x8xf16>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<2x12x8x64xf16>, %arg1: tensor<i32>) -> tensor<12x8x64xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 64] : (tensor<2x12x8x64xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x64xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x64xf16>) -> tensor<12x8x64xf16>
    return %1 : tensor<12x8x64xf16>
  }
  func.func private @closed_call_25(%arg0: tensor<12x2x8x8xi1>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<12x8x16xf16>, %arg3: tensor<12x8x16xf32>, %arg4: tensor<12x8x1xf32>, %arg5: tensor<12x8x1xf32>, %arg6: tensor<12x8x16xf32>, %arg7: tensor<1x1x16xf16>, %arg8: tensor<12x8x16xf16>, %arg9: tensor<16x48xf16>, %arg10: tensor<12x8x16xf16>, %arg11: tensor<12x8x2x8xf16>, %arg12: tensor<12x8x2x8xf16>, %arg13: tensor<12x2x8x8xf32>, %arg14: tensor<12x2x8x1xf32>, %arg15: tensor<12x2x8x1xf32>, %arg16: tensor<12x2x8x8xf16>, %arg17: tensor<12x8x2x8xf16>, %arg18: tensor<16x16xf16>, %arg19: tensor<12x8x16xf16>, %arg20: tensor<12x8x16xf32>, %arg21: tensor<12x8x1xf32>, %arg22: tensor<12x8x1xf32>, %arg23: tensor<12x8x16xf32>, %arg24: tensor<1x1x16xf16>, %arg25: tensor<12x8x16xf16>, %arg26: tensor<16x64xf16>, %arg27: tensor<12x8x16xf16>, %arg28: tensor<12x8x64xf16>, %arg29: tensor<12x8x64xf16>, %arg30: tensor<12x8x64xf16>, %arg31: tensor<12x8x64xf16>, %arg32: tensor<12x8x64xf16>, %arg33: tensor<64x16xf16>, %arg34: tensor<12x8x64xf16>) -> (tensor<12x8x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<48xf16>, tensor<16x48xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<64x16xf16>, tensor<64xf16>, tensor<16x64xf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %1 = stablehlo.reshape %0 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %3 = stablehlo.dot_general %arg2, %arg34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<12x8x64xf16>) -> tensor<16x64xf16>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<16x64xf16>) -> tensor<64x16xf16>
    %5 = stablehlo.dot_general %arg2, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<64x16xf16>) -> tensor<12x8x64xf16>
    %6 = stablehlo.multiply %arg32, %5 : tensor<12x8x64xf16>
    %7 = stablehlo.multiply %5, %arg31 : tensor<12x8x64xf16>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %9 = stablehlo.multiply %8, %6 : tensor<12x8x64xf16>
    %10 = stablehlo.multiply %9, %arg30 : tensor<12x8x64xf16>
    %11 = stablehlo.multiply %10, %arg29 : tensor<12x8x64xf16>
    %12 = stablehlo.add %10, %11 : tensor<12x8x64xf16>
    %cst_2 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %14 = stablehlo.multiply %13, %12 : tensor<12x8x64xf16>
    %15 = stablehlo.add %7, %14 : tensor<12x8x64xf16>
    %cst_3 = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %17 = stablehlo.multiply %16, %14 : tensor<12x8x64xf16>
    %18 = stablehlo.multiply %17, %arg28 : tensor<12x8x64xf16>
    %19 = stablehlo.add %15, %18 : tensor<12x8x64xf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x64xf16>, tensor<f16>) -> tensor<64xf16>
    %21 = stablehlo.reshape %20 : (tensor<64xf16>) -> tensor<1x1x64xf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf16>, tensor<f16>) -> tensor<64xf16>
    %23 = stablehlo.dot_general %19, %arg27, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf16>, tensor<12x8x16xf16>) -> tensor<64x16xf16>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<64x16xf16>) -> tensor<16x64xf16>
    %25 = stablehlo.dot_general %19, %arg26, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf16>, tensor<16x64xf16>) -> tensor<12x8x16xf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %27 = stablehlo.reshape %26 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %29 = stablehlo.multiply %arg25, %25 : tensor<12x8x16xf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %31 = stablehlo.reshape %30 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %32 = stablehlo.broadcast_in_dim %arg24, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %33 = stablehlo.multiply %25, %32 : tensor<12x8x16xf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %34 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %35 = stablehlo.convert %33 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %36 = stablehlo.multiply %arg23, %35 : tensor<12x8x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %38 = stablehlo.reshape %37 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %39 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %40 = stablehlo.multiply %35, %39 : tensor<12x8x16xf32>
    %41 = stablehlo.multiply %38, %arg21 : tensor<12x8x1xf32>
    %42 = stablehlo.negate %40 : tensor<12x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %44 = stablehlo.reshape %43 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %46 = stablehlo.divide %41, %45 : tensor<12x8x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %49 = stablehlo.multiply %48, %arg20 : tensor<12x8x16xf32>
    %50 = stablehlo.negate %49 : tensor<12x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %52 = stablehlo.reshape %51 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %53 = stablehlo.add %40, %49 : tensor<12x8x16xf32>
    %54 = stablehlo.add %44, %52 : tensor<12x8x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<12x8x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %59 = stablehlo.add %53, %58 : tensor<12x8x16xf32>
    %60 = stablehlo.convert %59 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %61 = stablehlo.add %arg2, %60 : tensor<12x8x16xf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %62 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %63 = stablehlo.reshape %62 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %65 = stablehlo.dot_general %61, %arg19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<12x8x16xf16>) -> tensor<16x16xf16>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<16x16xf16>) -> tensor<16x16xf16>
    %67 = stablehlo.dot_general %61, %arg18, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<16x16xf16>) -> tensor<12x8x16xf16>
    %68 = stablehlo.reshape %67 : (tensor<12x8x16xf16>) -> tensor<12x8x2x8xf16>
    %69 = stablehlo.transpose %68, dims = [0, 2, 3, 1] : (tensor<12x8x2x8xf16>) -> tensor<12x2x8x8xf16>
    %70 = stablehlo.dot_general %69, %arg17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf16>, tensor<12x8x2x8xf16>) -> tensor<12x2x8x8xf16>
    %71 = stablehlo.dot_general %69, %arg16, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf16>, tensor<12x2x8x8xf16>) -> tensor<12x2x8x8xf16>
    %72 = stablehlo.transpose %71, dims = [0, 3, 1, 2] : (tensor<12x2x8x8xf16>) -> tensor<12x8x2x8xf16>
    %73 = stablehlo.convert %70 : (tensor<12x2x8x8xf16>) -> tensor<12x2x8x8xf32>
    %74 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %75 = stablehlo.multiply %73, %74 : tensor<12x2x8x8xf32>
    %76 = stablehlo.multiply %75, %arg13 : tensor<12x2x8x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %78 = stablehlo.reshape %77 : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %79 = stablehlo.negate %78 : tensor<12x2x8x1xf32>
    %80 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %81 = stablehlo.divide %73, %80 : tensor<12x2x8x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%79 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x1xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x8xf32>
    %84 = stablehlo.add %81, %83 : tensor<12x2x8x8xf32>
    %85 = stablehlo.multiply %84, %arg13 : tensor<12x2x8x8xf32>
    %86 = call @_where_26(%arg0, %arg1, %85) : (tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    %cst_21 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %88 = stablehlo.divide %86, %87 : tensor<12x2x8x8xf32>
    %89 = stablehlo.convert %88 : tensor<12x2x8x8xf32>
    %90 = stablehlo.convert %arg12 : (tensor<12x8x2x8xf16>) -> tensor<12x8x2x8xf32>
    %91 = stablehlo.dot_general %89, %90, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %92 = stablehlo.transpose %91, dims = [0, 2, 1, 3] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %93 = stablehlo.convert %92 : (tensor<12x8x2x8xf32>) -> tensor<12x8x2x8xf16>
    %94 = stablehlo.convert %88 : tensor<12x2x8x8xf32>
    %95 = stablehlo.convert %arg11 : (tensor<12x8x2x8xf16>) -> tensor<12x8x2x8xf32>
    %96 = stablehlo.dot_general %94, %95, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %97 = stablehlo.transpose %96, dims = [0, 2, 1, 3] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %98 = stablehlo.convert %97 : (tensor<12x8x2x8xf32>) -> tensor<12x8x2x8xf16>
    %99 = stablehlo.reshape %72 : (tensor<12x8x2x8xf16>) -> tensor<12x8x16xf16>
    %100 = stablehlo.reshape %93 : (tensor<12x8x2x8xf16>) -> tensor<12x8x16xf16>
    %101 = stablehlo.reshape %98 : (tensor<12x8x2x8xf16>) -> tensor<12x8x16xf16>
    %102 = stablehlo.concatenate %101, %100, %99, dim = 2 : (tensor<12x8x16xf16>, tensor<12x8x16xf16>, tensor<12x8x16xf16>) -> tensor<12x8x48xf16>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %103 = stablehlo.reduce(%102 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x48xf16>, tensor<f16>) -> tensor<48xf16>
    %104 = stablehlo.reshape %103 : (tensor<48xf16>) -> tensor<1x1x48xf16>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %105 = stablehlo.reduce(%104 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf16>, tensor<f16>) -> tensor<48xf16>
    %106 = stablehlo.dot_general %102, %arg10, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x48xf16>, tensor<12x8x16xf16>) -> tensor<48x16xf16>
    %107 = stablehlo.transpose %106, dims = [1, 0] : (tensor<48x16xf16>) -> tensor<16x48xf16>
    %108 = stablehlo.dot_general %102, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x48xf16>, tensor<16x48xf16>) -> tensor<12x8x16xf16>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %109 = stablehlo.reduce(%108 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %110 = stablehlo.reshape %109 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %111 = stablehlo.reduce(%110 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %112 = stablehlo.multiply %arg8, %108 : tensor<12x8x16xf16>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %113 = stablehlo.reduce(%112 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf16>, tensor<f16>) -> tensor<16xf16>
    %114 = stablehlo.reshape %113 : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %115 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %116 = stablehlo.multiply %108, %115 : tensor<12x8x16xf16>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %117 = stablehlo.reduce(%114 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf16>, tensor<f16>) -> tensor<16xf16>
    %118 = stablehlo.convert %116 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %119 = stablehlo.multiply %arg6, %118 : tensor<12x8x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %121 = stablehlo.reshape %120 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %122 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %123 = stablehlo.multiply %118, %122 : tensor<12x8x16xf32>
    %124 = stablehlo.multiply %121, %arg4 : tensor<12x8x1xf32>
    %125 = stablehlo.negate %123 : tensor<12x8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %127 = stablehlo.reshape %126 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_30 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %129 = stablehlo.divide %124, %128 : tensor<12x8x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %132 = stablehlo.multiply %131, %arg3 : tensor<12x8x16xf32>
    %133 = stablehlo.negate %132 : tensor<12x8x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %135 = stablehlo.reshape %134 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %136 = stablehlo.add %123, %132 : tensor<12x8x16xf32>
    %137 = stablehlo.add %127, %135 : tensor<12x8x1xf32>
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %139 = stablehlo.divide %137, %138 : tensor<12x8x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %142 = stablehlo.add %136, %141 : tensor<12x8x16xf32>
    %143 = stablehlo.convert %142 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %144 = stablehlo.add %61, %143 : tensor<12x8x16xf16>
    return %144, %64, %66, %105, %107, %111, %117, %28, %34, %2, %4, %22, %24 : tensor<12x8x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<48xf16>, tensor<16x48xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<64x16xf16>, tensor<64xf16>, tensor<16x64xf16>
  }
  func.func private @_where_26(%arg0: tensor<12x2x8x8xi1>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>
    return %1 : tensor<12x2x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<2x16xf16>, %arg1: tensor<16xf16>, %arg2: tensor<i32>) -> tensor<2x16xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf16>) -> tensor<1x16xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf16>, tensor<1x16xf16>, tensor<i32>, tensor<i32>) -> tensor<2x16xf16>
    return %1 : tensor<2x16xf16>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<2x16x16xf16>, %arg1: tensor<16x16xf16>, %arg2: tensor<i32>) -> tensor<2x16x16xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x16xf16>) -> tensor<1x16x16xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x16xf16>, tensor<1x16x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x16xf16>
    return %1 : tensor<2x16x16xf16>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<2x48xf16>, %arg1: tensor<48xf16>, %arg2: tensor<i32>) -> tensor<2x48xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<48xf16>) -> tensor<1x48xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x48xf16>, tensor<1x48xf16>, tensor<i32>, tensor<i32>) -> tensor<2x48xf16>
    return %1 : tensor<2x48xf16>
  }
  func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<2x16x48xf16>, %arg1: tensor<16x48xf16>, %arg2: tensor<i32>) -> tensor<2x16x48xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x48xf16>) -> tensor<1x16x48xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x48xf16>, tensor<1x16x48xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x48xf16>
    return %1 : tensor<2x16x48xf16>
  }
  func.func private @dynamic_update_index_in_dim_31(%arg0: tensor<2x64x16xf16>, %arg1: tensor<64x16xf16>, %arg2: tensor<i32>) -> tensor<2x64x16xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x16xf16>) -> tensor<1x64x16xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x16xf16>, tensor<1x64x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x16xf16>
    return %1 : tensor<2x64x16xf16>
  }
  func.func private @dynamic_update_index_in_dim_32(%arg0: tensor<2x64xf16>, %arg1: tensor<64xf16>, %arg2: tensor<i32>) -> tensor<2x64xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf16>) -> tensor<1x64xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x64xf16>, tensor<1x64xf16>, tensor<i32>, tensor<i32>) -> tensor<2x64xf16>
    return %1 : tensor<2x64xf16>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<2x16x64xf16>, %arg1: tensor<16x64xf16>, %arg2: tensor<i32>) -> tensor<2x16x64xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf16>) -> tensor<1x16x64xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x64xf16>, tensor<1x16x64xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x64xf16>
    return %1 : tensor<2x16x64xf16>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_34(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_35(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_36(%arg0: tensor<i1>, %arg1: tensor<2x16xf16>, %arg2: tensor<2x16xf16>) -> tensor<2x16xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16xf16>
    return %0 : tensor<2x16xf16>
  }
  func.func private @_where_37(%arg0: tensor<i1>, %arg1: tensor<2x16x16xf16>, %arg2: tensor<2x16x16xf16>) -> tensor<2x16x16xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16x16xf16>
    return %0 : tensor<2x16x16xf16>
  }
  func.func private @_where_38(%arg0: tensor<i1>, %arg1: tensor<2x48xf16>, %arg2: tensor<2x48xf16>) -> tensor<2x48xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x48xf16>
    return %0 : tensor<2x48xf16>
  }
  func.func private @_where_39(%arg0: tensor<i1>, %arg1: tensor<2x16x48xf16>, %arg2: tensor<2x16x48xf16>) -> tensor<2x16x48xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16x48xf16>
    return %0 : tensor<2x16x48xf16>
  }
  func.func private @_where_40(%arg0: tensor<i1>, %arg1: tensor<2x64x16xf16>, %arg2: tensor<2x64x16xf16>) -> tensor<2x64x16xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x64x16xf16>
    return %0 : tensor<2x64x16xf16>
  }
  func.func private @_where_41(%arg0: tensor<i1>, %arg1: tensor<2x64xf16>, %arg2: tensor<2x64xf16>) -> tensor<2x64xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x64xf16>
    return %0 : tensor<2x64xf16>
  }
  func.func private @_where_42(%arg0: tensor<i1>, %arg1: tensor<2x16x64xf16>, %arg2: tensor<2x16x64xf16>) -> tensor<2x16x64xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16x64xf16>
    return %0 : tensor<2x16x64xf16>
  }
  func.func private @_where_43(%arg0: tensor<i1>, %arg1: tensor<16xf16>, %arg2: tensor<16xf16>) -> tensor<16xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16xf16>
    return %0 : tensor<16xf16>
  }
  func.func private @_where_44(%arg0: tensor<i1>, %arg1: tensor<8x16xf16>, %arg2: tensor<8x16xf16>) -> tensor<8x16xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<8x16xf16>
    return %0 : tensor<8x16xf16>
  }
  func.func private @_where_45(%arg0: tensor<i1>, %arg1: tensor<32x16xf16>, %arg2: tensor<32x16xf16>) -> tensor<32x16xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<32x16xf16>
    return %0 : tensor<32x16xf16>
  }
  func.func private @_where_46(%arg0: tensor<i1>, %arg1: tensor<2x16xf32>, %arg2: tensor<2x16xf32>) -> tensor<2x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16xf32>
    return %0 : tensor<2x16xf32>
  }
  func.func private @_where_47(%arg0: tensor<i1>, %arg1: tensor<2x16x16xf32>, %arg2: tensor<2x16x16xf32>) -> tensor<2x16x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16x16xf32>
    return %0 : tensor<2x16x16xf32>
  }
  func.func private @_where_48(%arg0: tensor<i1>, %arg1: tensor<2x48xf32>, %arg2: tensor<2x48xf32>) -> tensor<2x48xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x48xf32>
    return %0 : tensor<2x48xf32>
  }
  func.func private @_where_49(%arg0: tensor<i1>, %arg1: tensor<2x16x48xf32>, %arg2: tensor<2x16x48xf32>) -> tensor<2x16x48xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16x48xf32>
    return %0 : tensor<2x16x48xf32>
  }
  func.func private @_where_50(%arg0: tensor<i1>, %arg1: tensor<2x64x16xf32>, %arg2: tensor<2x64x16xf32>) -> tensor<2x64x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x64x16xf32>
    return %0 : tensor<2x64x16xf32>
  }
  func.func private @_where_51(%arg0: tensor<i1>, %arg1: tensor<2x64xf32>, %arg2: tensor<2x64xf32>) -> tensor<2x64xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x64xf32>
    return %0 : tensor<2x64xf32>
  }
  func.func private @_where_52(%arg0: tensor<i1>, %arg1: tensor<2x16x64xf32>, %arg2: tensor<2x16x64xf32>) -> tensor<2x16x64xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x16x64xf32>
    return %0 : tensor<2x16x64xf32>
  }
  func.func private @_where_53(%arg0: tensor<i1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @_where_54(%arg0: tensor<i1>, %arg1: tensor<8x16xf32>, %arg2: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @_where_55(%arg0: tensor<i1>, %arg1: tensor<32x16xf32>, %arg2: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<32x16xf32>
    return %0 : tensor<32x16xf32>
  }
  func.func private @_where_56(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_57(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<2x16xf16> {jax.result_info = "result.params['blocks']['attn']['out']['bias']", zero.role = #zero.role<param "blocks/attn/out/bias">}, tensor<2x16x16xf16> {jax.result_info = "result.params['blocks']['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/attn/out/kernel">}, tensor<2x48xf16> {jax.result_info = "result.params['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/attn/qkv/bias">}, tensor<2x16x48xf16> {jax.result_info = "result.params['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/attn/qkv/kernel">}, tensor<2x16xf16> {jax.result_info = "result.params['blocks']['ln_1']['bias']", zero.role = #zero.role<param "blocks/ln_1/bias">}, tensor<2x16xf16> {jax.result_info = "result.params['blocks']['ln_1']['scale']", zero.role = #zero.role<param "blocks/ln_1/scale">}, tensor<2x16xf16> {jax.result_info = "result.params['blocks']['ln_2']['bias']", zero.role = #zero.role<param "blocks/ln_2/bias">}, tensor<2x16xf16> {jax.result_info = "result.params['blocks']['ln_2']['scale']", zero.role = #zero.role<param "blocks/ln_2/scale">}, tensor<2x16xf16> {jax.result_info = "result.params['blocks']['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/mlp/down/bias">}, tensor<2x64x16xf16> {jax.result_info = "result.params['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/mlp/down/kernel">}, tensor<2x64xf16> {jax.result_info = "result.params['blocks']['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/mlp/up/bias">}, tensor<2x16x64xf16> {jax.result_info = "result.params['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/mlp/up/kernel">}, tensor<16xf16> {jax.result_info = "result.params['ln_f']['bias']", zero.role = #zero.role<param "ln_f/bias">}, tensor<16xf16> {jax.result_info = "result.params['ln_f']['scale']", zero.role = #zero.role<param "ln_f/scale">}, tensor<8x16xf16> {jax.result_info = "result.params['wpe']", zero.role = #zero.role<param "wpe">}, tensor<32x16xf16> {jax.result_info = "result.params['wte']", zero.role = #zero.role<param "wte">}, tensor<2x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, tensor<2x16x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, tensor<2x48xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, tensor<2x16x48xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, tensor<2x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, tensor<2x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, tensor<2x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, tensor<2x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, tensor<2x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, tensor<2x64x16xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, tensor<2x64xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, tensor<2x16x64xf32> {jax.result_info = "result.opt_state[1][0].trace['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].trace['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/ln_f/bias" of = "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].trace['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/ln_f/scale" of = "ln_f/scale">}, tensor<8x16xf32> {jax.result_info = "result.opt_state[1][0].trace['wpe']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/wpe" of = "wpe">}, tensor<32x16xf32> {jax.result_info = "result.opt_state[1][0].trace['wte']", zero.role = #zero.role<opt_state "opt_state/1/0/trace/wte" of = "wte">}, tensor<i32> {jax.result_info = "result.opt_state[1][1].count", zero.role = #zero.role<opt_state "opt_state/1/1/count">}, tensor<2x16xf32> {jax.result_info = "result.master['blocks']['attn']['out']['bias']", zero.role = #zero.role<opt_state "master/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, tensor<2x16x16xf32> {jax.result_info = "result.master['blocks']['attn']['out']['kernel']", zero.role = #zero.role<opt_state "master/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, tensor<2x48xf32> {jax.result_info = "result.master['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "master/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, tensor<2x16x48xf32> {jax.result_info = "result.master['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "master/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, tensor<2x16xf32> {jax.result_info = "result.master['blocks']['ln_1']['bias']", zero.role = #zero.role<opt_state "master/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, tensor<2x16xf32> {jax.result_info = "result.master['blocks']['ln_1']['scale']", zero.role = #zero.role<opt_state "master/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, tensor<2x16xf32> {jax.result_info = "result.master['blocks']['ln_2']['bias']", zero.role = #zero.role<opt_state "master/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, tensor<2x16xf32> {jax.result_info = "result.master['blocks']['ln_2']['scale']", zero.role = #zero.role<opt_state "master/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, tensor<2x16xf32> {jax.result_info = "result.master['blocks']['mlp']['down']['bias']", zero.role = #zero.role<opt_state "master/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, tensor<2x64x16xf32> {jax.result_info = "result.master['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "master/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, tensor<2x64xf32> {jax.result_info = "result.master['blocks']['mlp']['up']['bias']", zero.role = #zero.role<opt_state "master/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, tensor<2x16x64xf32> {jax.result_info = "result.master['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "master/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.master['ln_f']['bias']", zero.role = #zero.role<opt_state "master/ln_f/bias" of = "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.master['ln_f']['scale']", zero.role = #zero.role<opt_state "master/ln_f/scale" of = "ln_f/scale">}, tensor<8x16xf32> {jax.result_info = "result.master['wpe']", zero.role = #zero.role<opt_state "master/wpe" of = "wpe">}, tensor<32x16xf32> {jax.result_info = "result.master['wte']", zero.role = #zero.role<opt_state "master/wte" of = "wte">}, tensor<f32> {jax.result_info = "result.loss_scale.factor", zero.role = #zero.role<opt_state "loss_scale/factor">}, tensor<i32> {jax.result_info = "result.loss_scale.good_steps", zero.role = #zero.role<model_state "loss_scale/good_steps">}, tensor<2x16xf32> {jax.result_info = "result.ema['blocks']['attn']['out']['bias']", zero.role = #zero.role<model_state "ema/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, tensor<2x16x16xf32> {jax.result_info = "result.ema['blocks']['attn']['out']['kernel']", zero.role = #zero.role<model_state "ema/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, tensor<2x48xf32> {jax.result_info = "result.ema['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<model_state "ema/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, tensor<2x16x48xf32> {jax.result_info = "result.ema['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<model_state "ema/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, tensor<2x16xf32> {jax.result_info = "result.ema['blocks']['ln_1']['bias']", zero.role = #zero.role<model_state "ema/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, tensor<2x16xf32> {jax.result_info = "result.ema['blocks']['ln_1']['scale']", zero.role = #zero.role<model_state "ema/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, tensor<2x16xf32> {jax.result_info = "result.ema['blocks']['ln_2']['bias']", zero.role = #zero.role<model_state "ema/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, tensor<2x16xf32> {jax.result_info = "result.ema['blocks']['ln_2']['scale']", zero.role = #zero.role<model_state "ema/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, tensor<2x16xf32> {jax.result_info = "result.ema['blocks']['mlp']['down']['bias']", zero.role = #zero.role<model_state "ema/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, tensor<2x64x16xf32> {jax.result_info = "result.ema['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<model_state "ema/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, tensor<2x64xf32> {jax.result_info = "result.ema['blocks']['mlp']['up']['bias']", zero.role = #zero.role<model_state "ema/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, tensor<2x16x64xf32> {jax.result_info = "result.ema['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<model_state "ema/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.ema['ln_f']['bias']", zero.role = #zero.role<model_state "ema/ln_f/bias" of = "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.ema['ln_f']['scale']", zero.role = #zero.role<model_state "ema/ln_f/scale" of = "ln_f/scale">}, tensor<8x16xf32> {jax.result_info = "result.ema['wpe']", zero.role = #zero.role<model_state "ema/wpe" of = "wpe">}, tensor<32x16xf32> {jax.result_info = "result.ema['wte']", zero.role = #zero.role<model_state "ema/wte" of = "wte">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<2x16x16xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %c_2 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal_2(%6) : (tensor<2xui32>) -> tensor<2x16x48xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2x16x48xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %c_9 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = call @init_threefry_fold_in(%arg0, %c_9) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %16 = call @init_normal_7(%15) : (tensor<2xui32>) -> tensor<2x64x16xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2x64x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %c_12 = stablehlo.constant dense<11> : tensor<ui32>
    %20 = call @init_threefry_fold_in(%arg0, %c_12) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %21 = call @init_normal_12(%20) : (tensor<2xui32>) -> tensor<2x16x64xf32>
    %cst_13 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2x16x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_16 = stablehlo.constant dense<14> : tensor<ui32>
    %26 = call @init_threefry_fold_in(%arg0, %c_16) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %27 = call @init_normal_17(%26) : (tensor<2xui32>) -> tensor<8x16xf32>
    %cst_17 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<8x16xf32>
    %c_18 = stablehlo.constant dense<15> : tensor<ui32>
    %30 = call @init_threefry_fold_in(%arg0, %c_18) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %31 = call @init_normal_22(%30) : (tensor<2xui32>) -> tensor<32x16xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<32x16xf32>
    %34 = stablehlo.convert %0 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %35 = stablehlo.convert %4 : (tensor<2x16x16xf32>) -> tensor<2x16x16xf16>
    %36 = stablehlo.convert %5 : (tensor<2x48xf32>) -> tensor<2x48xf16>
    %37 = stablehlo.convert %9 : (tensor<2x16x48xf32>) -> tensor<2x16x48xf16>
    %38 = stablehlo.convert %10 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %39 = stablehlo.convert %11 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %40 = stablehlo.convert %12 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %41 = stablehlo.convert %13 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %42 = stablehlo.convert %14 : (tensor<2x16xf32>) -> tensor<2x16xf16>
    %43 = stablehlo.convert %18 : (tensor<2x64x16xf32>) -> tensor<2x64x16xf16>
    %44 = stablehlo.convert %19 : (tensor<2x64xf32>) -> tensor<2x64xf16>
    %45 = stablehlo.convert %23 : (tensor<2x16x64xf32>) -> tensor<2x16x64xf16>
    %46 = stablehlo.convert %24 : (tensor<16xf32>) -> tensor<16xf16>
    %47 = stablehlo.convert %25 : (tensor<16xf32>) -> tensor<16xf16>
    %48 = stablehlo.convert %29 : (tensor<8x16xf32>) -> tensor<8x16xf16>
    %49 = stablehlo.convert %33 : (tensor<32x16xf32>) -> tensor<32x16xf16>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %cst_37 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    return %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %c_36, %0, %4, %5, %9, %10, %11, %12, %13, %14, %18, %19, %23, %24, %25, %29, %33, %cst_37, %c_38, %0, %4, %5, %9, %10, %11, %12, %13, %14, %18, %19, %23, %24, %25, %29, %33 : tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>, tensor<16xf16>, tensor<16xf16>, tensor<8x16xf16>, tensor<32x16xf16>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>
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
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<2x16x16xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x16x16xf32>
    return %0 : tensor<2x16x16xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<2x16x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x16xf32>
    %1 = chlo.erf_inv %0 : tensor<2x16x16xf32> -> tensor<2x16x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x16x16xf32>
    return %3 : tensor<2x16x16xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x16x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x16x16xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x16x16xui64>
    %c = stablehlo.constant dense<256> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x16x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x16x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x16x16xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x16x16xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x16x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x16x16xui64>
    %19 = stablehlo.convert %16 : (tensor<2x16x16xui64>) -> tensor<2x16x16xui32>
    %20 = stablehlo.convert %18 : (tensor<2x16x16xui64>) -> tensor<2x16x16xui32>
    %21:2 = call @init_threefry2x32_0(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>) -> (tensor<2x16x16xui32>, tensor<2x16x16xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x16x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x16x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x16x16xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x16x16xui32>) -> tensor<2x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x16x16xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x16xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x16xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x16xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x16x16xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x16xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x16x16xf32>
    return %36 : tensor<2x16x16xf32>
  }
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x16xui32>, %arg3: tensor<2x16x16xui32>) -> (tensor<2x16x16xui32>, tensor<2x16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x16xui32>, tensor<2x16x16xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<2x16x16xui32>, %arg2: tensor<2x16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<2x16x48xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<2x16x48xf32>
    return %0 : tensor<2x16x48xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<2x16x48xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x48xf32>
    %1 = chlo.erf_inv %0 : tensor<2x16x48xf32> -> tensor<2x16x48xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x16x48xf32>
    return %3 : tensor<2x16x48xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x16x48xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x16x48xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x16x48xui64>
    %c = stablehlo.constant dense<768> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x16x48xui64>
    %c_0 = stablehlo.constant dense<48> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x16x48xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x16x48xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x16x48xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x16x48xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x16x48xui64>
    %19 = stablehlo.convert %16 : (tensor<2x16x48xui64>) -> tensor<2x16x48xui32>
    %20 = stablehlo.convert %18 : (tensor<2x16x48xui64>) -> tensor<2x16x48xui32>
    %21:2 = call @init_threefry2x32_5(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>) -> (tensor<2x16x48xui32>, tensor<2x16x48xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x16x48xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x16x48xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x16x48xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x16x48xui32>) -> tensor<2x16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x16x48xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x48xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x48xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x48xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x16x48xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x48xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x16x48xf32>
    return %36 : tensor<2x16x48xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x48xui32>, %arg3: tensor<2x16x48xui32>) -> (tensor<2x16x48xui32>, tensor<2x16x48xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x48xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x48xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x48xui32>, tensor<2x16x48xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<2x16x48xui32>, %arg2: tensor<2x16x48xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x48xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x48xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x48xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x48xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x48xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x48xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x48xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x48xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x48xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x48xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x48xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x48xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x48xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x48xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x48xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x48xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x48xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x48xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x48xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x48xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x48xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x48xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x48xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<2x64x16xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<2x64x16xf32>
    return %0 : tensor<2x64x16xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<2x64x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x64x16xf32>
    %1 = chlo.erf_inv %0 : tensor<2x64x16xf32> -> tensor<2x64x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x64x16xf32>
    return %3 : tensor<2x64x16xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x64x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x64x16xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x64x16xui64>
    %c = stablehlo.constant dense<1024> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x64x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x64x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x64x16xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x64x16xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x64x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x64x16xui64>
    %19 = stablehlo.convert %16 : (tensor<2x64x16xui64>) -> tensor<2x64x16xui32>
    %20 = stablehlo.convert %18 : (tensor<2x64x16xui64>) -> tensor<2x64x16xui32>
    %21:2 = call @init_threefry2x32_10(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>) -> (tensor<2x64x16xui32>, tensor<2x64x16xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x64x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x64x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x64x16xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x64x16xui32>) -> tensor<2x64x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x64x16xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x64x16xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x64x16xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x64x16xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x64x16xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x64x16xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x64x16xf32>
    return %36 : tensor<2x64x16xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x64x16xui32>, %arg3: tensor<2x64x16xui32>) -> (tensor<2x64x16xui32>, tensor<2x64x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x64x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x64x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x64x16xui32>, tensor<2x64x16xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<2x64x16xui32>, %arg2: tensor<2x64x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x64x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x64x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x64x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x64x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x64x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x64x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x64x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x64x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x64x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x64x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x64x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x64x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x64x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x64x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x64x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x64x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x64x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x64x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x64x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x64x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x64x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x64x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x64x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<2x16x64xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<2x16x64xf32>
    return %0 : tensor<2x16x64xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<2x16x64xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x64xf32>
    %1 = chlo.erf_inv %0 : tensor<2x16x64xf32> -> tensor<2x16x64xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x16x64xf32>
    return %3 : tensor<2x16x64xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x16x64xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x16x64xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x16x64xui64>
    %c = stablehlo.constant dense<1024> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x16x64xui64>
    %c_0 = stablehlo.constant dense<64> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x16x64xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x16x64xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x16x64xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x16x64xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x16x64xui64>
    %19 = stablehlo.convert %16 : (tensor<2x16x64xui64>) -> tensor<2x16x64xui32>
    %20 = stablehlo.convert %18 : (tensor<2x16x64xui64>) -> tensor<2x16x64xui32>
    %21:2 = call @init_threefry2x32_15(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>) -> (tensor<2x16x64xui32>, tensor<2x16x64xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x16x64xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x16x64xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x16x64xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x16x64xui32>) -> tensor<2x16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x16x64xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x64xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x64xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x64xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x16x64xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x64xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x16x64xf32>
    return %36 : tensor<2x16x64xf32>
  }
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x64xui32>, %arg3: tensor<2x16x64xui32>) -> (tensor<2x16x64xui32>, tensor<2x16x64xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x64xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x64xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x64xui32>, tensor<2x16x64xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<2x16x64xui32>, %arg2: tensor<2x16x64xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x64xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x64xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x64xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x64xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x64xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x64xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x64xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x64xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x64xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x64xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x64xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x64xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x64xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x64xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x64xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x64xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x64xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x64xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x64xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x64xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x64xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x64xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x64xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_17(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %0 = call @init_normal_real_18(%arg0) : (tensor<2xui32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @init_normal_real_18(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_19(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
  func.func private @init_uniform_19(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<8x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<8x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<8x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<8x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<8x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<8x16xui64>
    %15 = stablehlo.convert %12 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %16 = stablehlo.convert %14 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %17:2 = call @init_threefry2x32_20(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<8x16xui32>, tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<8x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x16xui32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<8x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<8x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<8x16xf32>
    return %32 : tensor<8x16xf32>
  }
  func.func private @init_threefry2x32_20(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_21(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x16xui32>, tensor<8x16xui32>
  }
  func.func private @init_closed_call_21(%arg0: tensor<i32>, %arg1: tensor<8x16xui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_22(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %0 = call @init_normal_real_23(%arg0) : (tensor<2xui32>) -> tensor<32x16xf32>
    return %0 : tensor<32x16xf32>
  }
  func.func private @init_normal_real_23(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_24(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x16xf32>
    %1 = chlo.erf_inv %0 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<32x16xf32>
    return %3 : tensor<32x16xf32>
  }
  func.func private @init_uniform_24(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<32x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<32x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<32x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<32x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<32x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<32x16xui64>
    %15 = stablehlo.convert %12 : (tensor<32x16xui64>) -> tensor<32x16xui32>
    %16 = stablehlo.convert %14 : (tensor<32x16xui64>) -> tensor<32x16xui32>
    %17:2 = call @init_threefry2x32_25(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<32x16xui32>, tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<32x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<32x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<32x16xui32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<32x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<32x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<32x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<32x16xf32>
    return %32 : tensor<32x16xf32>
  }
  func.func private @init_threefry2x32_25(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<32x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<32x16xui32>, tensor<32x16xui32>
  }
  func.func private @init_closed_call_26(%arg0: tensor<i32>, %arg1: tensor<32x16xui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<32x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<32x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<32x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<32x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<32x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<32x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<32x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<32x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<32x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<32x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<32x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<32x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<32x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<32x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<32x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<32x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<32x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<32x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<32x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<32x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<32x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<32x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @eval(%arg0: tensor<2x16xf16> {zero.role = #zero.role<param "blocks/attn/out/bias">}, %arg1: tensor<2x16x16xf16> {zero.role = #zero.role<param "blocks/attn/out/kernel">}, %arg2: tensor<2x48xf16> {zero.role = #zero.role<param "blocks/attn/qkv/bias">}, %arg3: tensor<2x16x48xf16> {zero.role = #zero.role<param "blocks/attn/qkv/kernel">}, %arg4: tensor<2x16xf16> {zero.role = #zero.role<param "blocks/ln_1/bias">}, %arg5: tensor<2x16xf16> {zero.role = #zero.role<param "blocks/ln_1/scale">}, %arg6: tensor<2x16xf16> {zero.role = #zero.role<param "blocks/ln_2/bias">}, %arg7: tensor<2x16xf16> {zero.role = #zero.role<param "blocks/ln_2/scale">}, %arg8: tensor<2x16xf16> {zero.role = #zero.role<param "blocks/mlp/down/bias">}, %arg9: tensor<2x64x16xf16> {zero.role = #zero.role<param "blocks/mlp/down/kernel">}, %arg10: tensor<2x64xf16> {zero.role = #zero.role<param "blocks/mlp/up/bias">}, %arg11: tensor<2x16x64xf16> {zero.role = #zero.role<param "blocks/mlp/up/kernel">}, %arg12: tensor<16xf16> {zero.role = #zero.role<param "ln_f/bias">}, %arg13: tensor<16xf16> {zero.role = #zero.role<param "ln_f/scale">}, %arg14: tensor<8x16xf16> {zero.role = #zero.role<param "wpe">}, %arg15: tensor<32x16xf16> {zero.role = #zero.role<param "wte">}, %arg16: tensor<2x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, %arg17: tensor<2x16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, %arg18: tensor<2x48xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, %arg19: tensor<2x16x48xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, %arg20: tensor<2x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, %arg21: tensor<2x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, %arg22: tensor<2x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, %arg23: tensor<2x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, %arg24: tensor<2x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, %arg25: tensor<2x64x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, %arg26: tensor<2x64xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, %arg27: tensor<2x16x64xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, %arg28: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/ln_f/bias" of = "ln_f/bias">}, %arg29: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/ln_f/scale" of = "ln_f/scale">}, %arg30: tensor<8x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/wpe" of = "wpe">}, %arg31: tensor<32x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/trace/wte" of = "wte">}, %arg32: tensor<i32> {zero.role = #zero.role<opt_state "opt_state/1/1/count">}, %arg33: tensor<2x16xf32> {zero.role = #zero.role<opt_state "master/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, %arg34: tensor<2x16x16xf32> {zero.role = #zero.role<opt_state "master/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, %arg35: tensor<2x48xf32> {zero.role = #zero.role<opt_state "master/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, %arg36: tensor<2x16x48xf32> {zero.role = #zero.role<opt_state "master/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, %arg37: tensor<2x16xf32> {zero.role = #zero.role<opt_state "master/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, %arg38: tensor<2x16xf32> {zero.role = #zero.role<opt_state "master/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, %arg39: tensor<2x16xf32> {zero.role = #zero.role<opt_state "master/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, %arg40: tensor<2x16xf32> {zero.role = #zero.role<opt_state "master/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, %arg41: tensor<2x16xf32> {zero.role = #zero.role<opt_state "master/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, %arg42: tensor<2x64x16xf32> {zero.role = #zero.role<opt_state "master/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, %arg43: tensor<2x64xf32> {zero.role = #zero.role<opt_state "master/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, %arg44: tensor<2x16x64xf32> {zero.role = #zero.role<opt_state "master/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, %arg45: tensor<16xf32> {zero.role = #zero.role<opt_state "master/ln_f/bias" of = "ln_f/bias">}, %arg46: tensor<16xf32> {zero.role = #zero.role<opt_state "master/ln_f/scale" of = "ln_f/scale">}, %arg47: tensor<8x16xf32> {zero.role = #zero.role<opt_state "master/wpe" of = "wpe">}, %arg48: tensor<32x16xf32> {zero.role = #zero.role<opt_state "master/wte" of = "wte">}, %arg49: tensor<f32> {zero.role = #zero.role<opt_state "loss_scale/factor">}, %arg50: tensor<i32> {zero.role = #zero.role<model_state "loss_scale/good_steps">}, %arg51: tensor<2x16xf32> {zero.role = #zero.role<model_state "ema/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, %arg52: tensor<2x16x16xf32> {zero.role = #zero.role<model_state "ema/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, %arg53: tensor<2x48xf32> {zero.role = #zero.role<model_state "ema/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, %arg54: tensor<2x16x48xf32> {zero.role = #zero.role<model_state "ema/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, %arg55: tensor<2x16xf32> {zero.role = #zero.role<model_state "ema/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, %arg56: tensor<2x16xf32> {zero.role = #zero.role<model_state "ema/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, %arg57: tensor<2x16xf32> {zero.role = #zero.role<model_state "ema/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, %arg58: tensor<2x16xf32> {zero.role = #zero.role<model_state "ema/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, %arg59: tensor<2x16xf32> {zero.role = #zero.role<model_state "ema/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, %arg60: tensor<2x64x16xf32> {zero.role = #zero.role<model_state "ema/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, %arg61: tensor<2x64xf32> {zero.role = #zero.role<model_state "ema/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, %arg62: tensor<2x16x64xf32> {zero.role = #zero.role<model_state "ema/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, %arg63: tensor<16xf32> {zero.role = #zero.role<model_state "ema/ln_f/bias" of = "ln_f/bias">}, %arg64: tensor<16xf32> {zero.role = #zero.role<model_state "ema/ln_f/scale" of = "ln_f/scale">}, %arg65: tensor<8x16xf32> {zero.role = #zero.role<model_state "ema/wpe" of = "wpe">}, %arg66: tensor<32x16xf32> {zero.role = #zero.role<model_state "ema/wte" of = "wte">}, %arg67: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg68: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %1 = stablehlo.compare LT, %arg67, %0, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %3 = stablehlo.add %arg67, %2 : tensor<12x8xi32>
    %4 = stablehlo.select %1, %3, %arg67 : tensor<12x8xi1>, tensor<12x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %6 = "stablehlo.gather"(%arg15, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf16>, tensor<12x8x1xi32>) -> tensor<12x8x16xf16>
    %7 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<8x16xf16>) -> tensor<1x8x16xf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x16xf16>) -> tensor<12x8x16xf16>
    %9 = stablehlo.add %6, %8 : tensor<12x8x16xf16>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10:14 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %arg2, %iterArg_11 = %arg3, %iterArg_12 = %arg4, %iterArg_13 = %arg5, %iterArg_14 = %arg6, %iterArg_15 = %arg7, %iterArg_16 = %arg8, %iterArg_17 = %arg9, %iterArg_18 = %arg10, %iterArg_19 = %arg11, %iterArg_20 = %c_1, %iterArg_21 = %9) : tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>, tensor<i32>, tensor<12x8x16xf16>
    cond {
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_20, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @eval_dynamic_index_in_dim(%iterArg, %iterArg_20) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %47 = func.call @eval_dynamic_index_in_dim_0(%iterArg_9, %iterArg_20) : (tensor<2x16x16xf16>, tensor<i32>) -> tensor<16x16xf16>
      %48 = func.call @eval_dynamic_index_in_dim_1(%iterArg_10, %iterArg_20) : (tensor<2x48xf16>, tensor<i32>) -> tensor<48xf16>
      %49 = func.call @eval_dynamic_index_in_dim_2(%iterArg_11, %iterArg_20) : (tensor<2x16x48xf16>, tensor<i32>) -> tensor<16x48xf16>
      %50 = func.call @eval_dynamic_index_in_dim(%iterArg_12, %iterArg_20) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %51 = func.call @eval_dynamic_index_in_dim(%iterArg_13, %iterArg_20) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %52 = func.call @eval_dynamic_index_in_dim(%iterArg_14, %iterArg_20) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %53 = func.call @eval_dynamic_index_in_dim(%iterArg_15, %iterArg_20) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %54 = func.call @eval_dynamic_index_in_dim(%iterArg_16, %iterArg_20) : (tensor<2x16xf16>, tensor<i32>) -> tensor<16xf16>
      %55 = func.call @eval_dynamic_index_in_dim_3(%iterArg_17, %iterArg_20) : (tensor<2x64x16xf16>, tensor<i32>) -> tensor<64x16xf16>
      %56 = func.call @eval_dynamic_index_in_dim_4(%iterArg_18, %iterArg_20) : (tensor<2x64xf16>, tensor<i32>) -> tensor<64xf16>
      %57 = func.call @eval_dynamic_index_in_dim_5(%iterArg_19, %iterArg_20) : (tensor<2x16x64xf16>, tensor<i32>) -> tensor<16x64xf16>
      %58 = func.call @eval_closed_call(%iterArg_21, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57) : (tensor<12x8x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<48xf16>, tensor<16x48xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<16xf16>, tensor<64x16xf16>, tensor<64xf16>, tensor<16x64xf16>) -> tensor<12x8x16xf16>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %59 = stablehlo.add %iterArg_20, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %59, %58 : tensor<2x16xf16>, tensor<2x16x16xf16>, tensor<2x48xf16>, tensor<2x16x48xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x16xf16>, tensor<2x64x16xf16>, tensor<2x64xf16>, tensor<2x16x64xf16>, tensor<i32>, tensor<12x8x16xf16>
    }
    %11 = stablehlo.convert %10#13 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<12x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<12x8x16xf32>
    %18 = chlo.square %17 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<12x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %24 = stablehlo.subtract %11, %23 : tensor<12x8x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<12x8x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<12x8x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %29 = stablehlo.multiply %24, %28 : tensor<12x8x16xf32>
    %30 = stablehlo.convert %29 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %31 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %33 = stablehlo.multiply %30, %32 : tensor<12x8x16xf16>
    %34 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %36 = stablehlo.add %33, %35 : tensor<12x8x16xf16>
    %37 = stablehlo.dot_general %36, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<32x16xf16>) -> tensor<12x8x32xf16>
    %38 = stablehlo.convert %37 : (tensor<12x8x32xf16>) -> tensor<12x8x32xf32>
    %39 = call @eval_log_softmax(%38) : (tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %40 = call @eval_one_hot(%arg68) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<12x8x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %44 = stablehlo.divide %43, %cst_8 : tensor<f32>
    %45 = stablehlo.negate %44 : tensor<f32>
    return %45 : tensor<f32>
  }
  func.func private @eval_dynamic_index_in_dim(%arg0: tensor<2x16xf16>, %arg1: tensor<i32>) -> tensor<16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf16>, tensor<i32>, tensor<i32>) -> tensor<1x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf16>) -> tensor<16xf16>
    return %1 : tensor<16xf16>
  }
  func.func private @eval_dynamic_index_in_dim_0(%arg0: tensor<2x16x16xf16>, %arg1: tensor<i32>) -> tensor<16x16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<2x16x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf16>) -> tensor<16x16xf16>
    return %1 : tensor<16x16xf16>
  }
  func.func private @eval_dynamic_index_in_dim_1(%arg0: tensor<2x48xf16>, %arg1: tensor<i32>) -> tensor<48xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 48] : (tensor<2x48xf16>, tensor<i32>, tensor<i32>) -> tensor<1x48xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x48xf16>) -> tensor<48xf16>
    return %1 : tensor<48xf16>
  }
  func.func private @eval_dynamic_index_in_dim_2(%arg0: tensor<2x16x48xf16>, %arg1: tensor<i32>) -> tensor<16x48xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 48] : (tensor<2x16x48xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x48xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x48xf16>) -> tensor<16x48xf16>
    return %1 : tensor<16x48xf16>
  }
  func.func private @eval_dynamic_index_in_dim_3(%arg0: tensor<2x64x16xf16>, %arg1: tensor<i32>) -> tensor<64x16xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 16] : (tensor<2x64x16xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64x16xf16>) -> tensor<64x16xf16>
    return %1 : tensor<64x16xf16>
  }
  func.func private @eval_dynamic_index_in_dim_4(%arg0: tensor<2x64xf16>, %arg1: tensor<i32>) -> tensor<64xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf16>, tensor<i32>, tensor<i32>) -> tensor<1x64xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf16>) -> tensor<64xf16>
    return %1 : tensor<64xf16>
  }
  func.func private @eval_dynamic_index_in_dim_5(%arg0: tensor<2x16x64xf16>, %arg1: tensor<i32>) -> tensor<16x64xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<2x16x64xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf16>) -> tensor<16x64xf16>
    return %1 : tensor<16x64xf16>
  }
  func.func private @eval_closed_call(%arg0: tensor<12x8x16xf16>, %arg1: tensor<16xf16>, %arg2: tensor<16x16xf16>, %arg3: tensor<48xf16>, %arg4: tensor<16x48xf16>, %arg5: tensor<16xf16>, %arg6: tensor<16xf16>, %arg7: tensor<16xf16>, %arg8: tensor<16xf16>, %arg9: tensor<16xf16>, %arg10: tensor<64x16xf16>, %arg11: tensor<64xf16>, %arg12: tensor<16x64xf16>) -> tensor<12x8x16xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<12x8x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<12x8x16xf32>
    %7 = chlo.square %6 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<12x8x1xf32>
    %12 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %13 = stablehlo.subtract %0, %12 : tensor<12x8x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %15 = stablehlo.add %11, %14 : tensor<12x8x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<12x8x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<12x8x16xf32>
    %19 = stablehlo.convert %18 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %20 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %22 = stablehlo.multiply %19, %21 : tensor<12x8x16xf16>
    %23 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %25 = stablehlo.add %22, %24 : tensor<12x8x16xf16>
    %26 = stablehlo.dot_general %25, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<16x48xf16>) -> tensor<12x8x48xf16>
    %27 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<48xf16>) -> tensor<1x1x48xf16>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x48xf16>) -> tensor<12x8x48xf16>
    %29 = stablehlo.add %26, %28 : tensor<12x8x48xf16>
    %30 = stablehlo.slice %29 [0:12, 0:8, 0:16] : (tensor<12x8x48xf16>) -> tensor<12x8x16xf16>
    %31 = stablehlo.slice %29 [0:12, 0:8, 16:32] : (tensor<12x8x48xf16>) -> tensor<12x8x16xf16>
    %32 = stablehlo.slice %29 [0:12, 0:8, 32:48] : (tensor<12x8x48xf16>) -> tensor<12x8x16xf16>
    %33 = stablehlo.reshape %30 : (tensor<12x8x16xf16>) -> tensor<12x8x2x8xf16>
    %34 = stablehlo.reshape %31 : (tensor<12x8x16xf16>) -> tensor<12x8x2x8xf16>
    %35 = stablehlo.reshape %32 : (tensor<12x8x16xf16>) -> tensor<12x8x2x8xf16>
    %36 = stablehlo.dot_general %33, %34, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf16>, tensor<12x8x2x8xf16>) -> tensor<12x2x8x8xf32>
    %cst_4 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %38 = stablehlo.divide %36, %37 : tensor<12x2x8x8xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %39 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %40 = call @eval_tril(%39) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %41 = call @eval_where(%40, %38, %cst_5) : (tensor<8x8xi1>, tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8x8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x2x8xf32>
    %44 = stablehlo.maximum %43, %42 : tensor<12x2x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %47 = stablehlo.subtract %41, %46 : tensor<12x2x8x8xf32>
    %48 = stablehlo.exponential %47 : tensor<12x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %52 = stablehlo.divide %48, %51 : tensor<12x2x8x8xf32>
    %53 = stablehlo.convert %52 : (tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf16>
    %54 = stablehlo.dot_general %35, %53, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf16>, tensor<12x2x8x8xf16>) -> tensor<12x2x8x8xf16>
    %55 = stablehlo.transpose %54, dims = [0, 3, 1, 2] : (tensor<12x2x8x8xf16>) -> tensor<12x8x2x8xf16>
    %56 = stablehlo.reshape %55 : (tensor<12x8x2x8xf16>) -> tensor<12x8x16xf16>
    %57 = stablehlo.dot_general %56, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<16x16xf16>) -> tensor<12x8x16xf16>
    %58 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %60 = stablehlo.add %57, %59 : tensor<12x8x16xf16>
    %61 = stablehlo.add %arg0, %60 : tensor<12x8x16xf16>
    %62 = stablehlo.convert %61 : (tensor<12x8x16xf16>) -> tensor<12x8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %66 = stablehlo.divide %64, %65 : tensor<12x8x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %68 = stablehlo.subtract %62, %67 : tensor<12x8x16xf32>
    %69 = chlo.square %68 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %73 = stablehlo.divide %71, %72 : tensor<12x8x1xf32>
    %74 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %75 = stablehlo.subtract %62, %74 : tensor<12x8x16xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %77 = stablehlo.add %73, %76 : tensor<12x8x1xf32>
    %78 = stablehlo.rsqrt %77 : tensor<12x8x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %80 = stablehlo.multiply %75, %79 : tensor<12x8x16xf32>
    %81 = stablehlo.convert %80 : (tensor<12x8x16xf32>) -> tensor<12x8x16xf16>
    %82 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %84 = stablehlo.multiply %81, %83 : tensor<12x8x16xf16>
    %85 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %87 = stablehlo.add %84, %86 : tensor<12x8x16xf16>
    %88 = stablehlo.dot_general %87, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf16>, tensor<16x64xf16>) -> tensor<12x8x64xf16>
    %89 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<64xf16>) -> tensor<1x1x64xf16>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x64xf16>) -> tensor<12x8x64xf16>
    %91 = stablehlo.add %88, %90 : tensor<12x8x64xf16>
    %92 = stablehlo.multiply %91, %91 : tensor<12x8x64xf16>
    %93 = stablehlo.multiply %92, %91 : tensor<12x8x64xf16>
    %cst_14 = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %94 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %95 = stablehlo.multiply %94, %93 : tensor<12x8x64xf16>
    %96 = stablehlo.add %91, %95 : tensor<12x8x64xf16>
    %cst_15 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %97 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %98 = stablehlo.multiply %97, %96 : tensor<12x8x64xf16>
    %99 = stablehlo.tanh %98 : tensor<12x8x64xf16>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %100 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %101 = stablehlo.add %100, %99 : tensor<12x8x64xf16>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %102 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f16>) -> tensor<12x8x64xf16>
    %103 = stablehlo.multiply %102, %101 : tensor<12x8x64xf16>
    %104 = stablehlo.multiply %91, %103 : tensor<12x8x64xf16>
    %105 = stablehlo.dot_general %104, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf16>, tensor<64x16xf16>) -> tensor<12x8x16xf16>
    %106 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf16>) -> tensor<1x1x16xf16>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x1x16xf16>) -> tensor<12x8x16xf16>
    %108 = stablehlo.add %105, %107 : tensor<12x8x16xf16>
    %109 = stablehlo.add %61, %108 : tensor<12x8x16xf16>
    return %109 : tensor<12x8x16xf16>
  }
  func.func private @eval_tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @eval_where(%arg0: tensor<8x8xi1>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<12x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>
    return %3 : tensor<12x2x8x8xf32>
  }
  func.func private @eval_log_softmax(%arg0: tensor<12x8x32xf32>) -> tensor<12x8x32xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8x32xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %9 = stablehlo.log %8 : tensor<12x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8x32xf32>
    return %11 : tensor<12x8x32xf32>
  }
  func.func private @eval_one_hot(%arg0: tensor<12x8xi32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x8x1xi32>) -> tensor<12x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<12x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8x32xi32>, tensor<12x8x32xi32>) -> tensor<12x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8x32xi1>) -> tensor<12x8x32xf32>
    return %5 : tensor<12x8x32xf32>
  }
}
