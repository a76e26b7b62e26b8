module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x32xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/attn/out/bias" next = 0>}, %arg1: tensor<2x32x32xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/attn/out/kernel" next = 1>}, %arg2: tensor<2x96xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/attn/qkv/bias" next = 2>}, %arg3: tensor<2x32x96xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/attn/qkv/kernel" next = 3>}, %arg4: tensor<2x32xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/ln_1/bias" next = 4>}, %arg5: tensor<2x32xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/ln_1/scale" next = 5>}, %arg6: tensor<2x32xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/ln_2/bias" next = 6>}, %arg7: tensor<2x32xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/ln_2/scale" next = 7>}, %arg8: tensor<2x32xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/mlp/down/bias" next = 8>}, %arg9: tensor<2x128x32xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/mlp/down/kernel" next = 9>}, %arg10: tensor<2x128xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/mlp/up/bias" next = 10>}, %arg11: tensor<2x32x128xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/mlp/up/kernel" next = 11>}, %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "ln_f/bias" next = 12>}, %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "ln_f/scale" next = 13>}, %arg14: tensor<16x32xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "wpe" next = 14>}, %arg15: tensor<64x32xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "wte" next = 15>}, %arg16: tensor<i32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 16>}, %arg17: tensor<2x32xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/out/bias" next = 17 of = "blocks/attn/out/bias">}, %arg18: tensor<2x32x32xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/out/kernel" next = 18 of = "blocks/attn/out/kernel">}, %arg19: tensor<2x96xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/qkv/bias" next = 19 of = "blocks/attn/qkv/bias">}, %arg20: tensor<2x32x96xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/qkv/kernel" next = 20 of = "blocks/attn/qkv/kernel">}, %arg21: tensor<2x32xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_1/bias" next = 21 of = "blocks/ln_1/bias">}, %arg22: tensor<2x32xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_1/scale" next = 22 of = "blocks/ln_1/scale">}, %arg23: tensor<2x32xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_2/bias" next = 23 of = "blocks/ln_2/bias">}, %arg24: tensor<2x32xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_2/scale" next = 24 of = "blocks/ln_2/scale">}, %arg25: tensor<2x32xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/down/bias" next = 25 of = "blocks/mlp/down/bias">}, %arg26: tensor<2x128x32xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/down/kernel" next = 26 of = "blocks/mlp/down/kernel">}, %arg27: tensor<2x128xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/up/bias" next = 27 of = "blocks/mlp/up/bias">}, %arg28: tensor<2x32x128xf32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/up/kernel" next = 28 of = "blocks/mlp/up/kernel">}, %arg29: tensor<32xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" next = 29 of = "ln_f/bias">}, %arg30: tensor<32xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" next = 30 of = "ln_f/scale">}, %arg31: tensor<16x32xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" next = 31 of = "wpe">}, %arg32: tensor<64x32xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" next = 32 of = "wte">}, %arg33: tensor<2x32xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/out/bias" next = 33 of = "blocks/attn/out/bias">}, %arg34: tensor<2x32x32xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/out/kernel" next = 34 of = "blocks/attn/out/kernel">}, %arg35: tensor<2x96xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/qkv/bias" next = 35 of = "blocks/attn/qkv/bias">}, %arg36: tensor<2x32x96xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/qkv/kernel" next = 36 of = "blocks/attn/qkv/kernel">}, %arg37: tensor<2x32xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_1/bias" next = 37 of = "blocks/ln_1/bias">}, %arg38: tensor<2x32xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_1/scale" next = 38 of = "blocks/ln_1/scale">}, %arg39: tensor<2x32xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_2/bias" next = 39 of = "blocks/ln_2/bias">}, %arg40: tensor<2x32xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_2/scale" next = 40 of = "blocks/ln_2/scale">}, %arg41: tensor<2x32xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/down/bias" next = 41 of = "blocks/mlp/down/bias">}, %arg42: tensor<2x128x32xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/down/kernel" next = 42 of = "blocks/mlp/down/kernel">}, %arg43: tensor<2x128xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/up/bias" next = 43 of = "blocks/mlp/up/bias">}, %arg44: tensor<2x32x128xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/up/kernel" next = 44 of = "blocks/mlp/up/kernel">}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" next = 45 of = "ln_f/bias">}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" next = 46 of = "ln_f/scale">}, %arg47: tensor<16x32xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" next = 47 of = "wpe">}, %arg48: tensor<64x32xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" next = 48 of = "wte">}, %arg49: tensor<12x16xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg50: tensor<12x16xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<2x32xf32> {jax.result_info = "result[0].params['blocks']['attn']['out']['bias']"}, tensor<2x32x32xf32> {jax.result_info = "result[0].params['blocks']['attn']['out']['kernel']"}, tensor<2x96xf32> {jax.result_info = "result[0].params['blocks']['attn']['qkv']['bias']"}, tensor<2x32x96xf32> {jax.result_info = "result[0].params['blocks']['attn']['qkv']['kernel']"}, tensor<2x32xf32> {jax.result_info = "result[0].params['blocks']['ln_1']['bias']"}, tensor<2x32xf32> {jax.result_info = "result[0].params['blocks']['ln_1']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0].params['blocks']['ln_2']['bias']"}, tensor<2x32xf32> {jax.result_info = "result[0].params['blocks']['ln_2']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0].params['blocks']['mlp']['down']['bias']"}, tensor<2x128x32xf32> {jax.result_info = "result[0].params['blocks']['mlp']['down']['kernel']"}, tensor<2x128xf32> {jax.result_info = "result[0].params['blocks']['mlp']['up']['bias']"}, tensor<2x32x128xf32> {jax.result_info = "result[0].params['blocks']['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].params['wte']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['attn']['out']['bias']"}, tensor<2x32x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['attn']['out']['kernel']"}, tensor<2x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['attn']['qkv']['bias']"}, tensor<2x32x96xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['attn']['qkv']['kernel']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['ln_1']['bias']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['ln_1']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['ln_2']['bias']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['ln_2']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['mlp']['down']['bias']"}, tensor<2x128x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['mlp']['down']['kernel']"}, tensor<2x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['mlp']['up']['bias']"}, tensor<2x32x128xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks']['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['wte']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['attn']['out']['bias']"}, tensor<2x32x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['attn']['out']['kernel']"}, tensor<2x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['attn']['qkv']['bias']"}, tensor<2x32x96xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['attn']['qkv']['kernel']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['ln_1']['bias']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['ln_1']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['ln_2']['bias']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['ln_2']['scale']"}, tensor<2x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['mlp']['down']['bias']"}, tensor<2x128x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['mlp']['down']['kernel']"}, tensor<2x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['mlp']['up']['bias']"}, tensor<2x32x128xf32> {jax.result_info = "result[0].opt_state[1][0].nu['blocks']['mlp']['up']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['bias']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['ln_f']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wpe']"}, tensor<64x32xf32> {jax.result_info = "result[0].opt_state[1][0].nu['wte']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg49, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg49, %2 : tensor<12x16xi32>
    %4 = stablehlo.select %1, %3, %arg49 : tensor<12x16xi1>, tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %6 = "stablehlo.gather"(%arg15, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<12x16x1xi32>) -> tensor<12x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<12x16x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x16x32xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %11 = call @tril(%10) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %12:3 = call @_where(%11, %cst) : (tensor<16x16xi1>, tensor<f32>) -> (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12x16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12x16x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x12x16x2x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x12x16x2x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x12x2x16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x12x2x16x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x12x2x16x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x12x2x16x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x12x16x2x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x12x16x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x12x16x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x1x1x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x12x16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x12x16x128xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x12x16x128xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x12x16x128xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x12x16x128xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x12x16x128xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x12x16x128xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %41:44 = stablehlo.while(%iterArg = %arg0, %iterArg_245 = %arg1, %iterArg_246 = %arg2, %iterArg_247 = %arg3, %iterArg_248 = %arg4, %iterArg_249 = %arg5, %iterArg_250 = %arg6, %iterArg_251 = %arg7, %iterArg_252 = %arg8, %iterArg_253 = %arg9, %iterArg_254 = %arg10, %iterArg_255 = %arg11, %iterArg_256 = %12#0, %iterArg_257 = %12#2, %iterArg_258 = %c_30, %iterArg_259 = %9, %iterArg_260 = %13, %iterArg_261 = %14, %iterArg_262 = %15, %iterArg_263 = %16, %iterArg_264 = %17, %iterArg_265 = %18, %iterArg_266 = %19, %iterArg_267 = %20, %iterArg_268 = %21, %iterArg_269 = %22, %iterArg_270 = %23, %iterArg_271 = %24, %iterArg_272 = %25, %iterArg_273 = %26, %iterArg_274 = %27, %iterArg_275 = %28, %iterArg_276 = %29, %iterArg_277 = %30, %iterArg_278 = %31, %iterArg_279 = %32, %iterArg_280 = %33, %iterArg_281 = %34, %iterArg_282 = %35, %iterArg_283 = %36, %iterArg_284 = %37, %iterArg_285 = %38, %iterArg_286 = %39, %iterArg_287 = %40) : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<i32>, tensor<12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>
    cond {
      %c_288 = stablehlo.constant dense<2> : tensor<i32>
      %730 = stablehlo.compare LT, %iterArg_258, %c_288, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %730 : tensor<i1>
    } do {
      %730 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_258) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %731 = func.call @dynamic_index_in_dim_0(%iterArg_245, %iterArg_258) : (tensor<2x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %732 = func.call @dynamic_index_in_dim_1(%iterArg_246, %iterArg_258) : (tensor<2x96xf32>, tensor<i32>) -> tensor<96xf32>
      %733 = func.call @dynamic_index_in_dim_2(%iterArg_247, %iterArg_258) : (tensor<2x32x96xf32>, tensor<i32>) -> tensor<32x96xf32>
      %734 = func.call @dynamic_index_in_dim(%iterArg_248, %iterArg_258) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %735 = func.call @dynamic_index_in_dim(%iterArg_249, %iterArg_258) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %736 = func.call @dynamic_index_in_dim(%iterArg_250, %iterArg_258) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %737 = func.call @dynamic_index_in_dim(%iterArg_251, %iterArg_258) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %738 = func.call @dynamic_index_in_dim(%iterArg_252, %iterArg_258) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %739 = func.call @dynamic_index_in_dim_3(%iterArg_253, %iterArg_258) : (tensor<2x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %740 = func.call @dynamic_index_in_dim_4(%iterArg_254, %iterArg_258) : (tensor<2x128xf32>, tensor<i32>) -> tensor<128xf32>
      %741 = func.call @dynamic_index_in_dim_5(%iterArg_255, %iterArg_258) : (tensor<2x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %742:29 = func.call @closed_call(%iterArg_256, %iterArg_257, %iterArg_259, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x16x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>) -> (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>)
      %743 = func.call @dynamic_update_index_in_dim(%iterArg_260, %742#1, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %744 = func.call @dynamic_update_index_in_dim_7(%iterArg_261, %742#2, %iterArg_258) : (tensor<2x12x16x1xf32>, tensor<12x16x1xf32>, tensor<i32>) -> tensor<2x12x16x1xf32>
      %745 = func.call @dynamic_update_index_in_dim_7(%iterArg_262, %742#3, %iterArg_258) : (tensor<2x12x16x1xf32>, tensor<12x16x1xf32>, tensor<i32>) -> tensor<2x12x16x1xf32>
      %746 = func.call @dynamic_update_index_in_dim(%iterArg_263, %742#4, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %747 = func.call @dynamic_update_index_in_dim_8(%iterArg_264, %742#5, %iterArg_258) : (tensor<2x1x1x32xf32>, tensor<1x1x32xf32>, tensor<i32>) -> tensor<2x1x1x32xf32>
      %748 = func.call @dynamic_update_index_in_dim(%iterArg_265, %742#6, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %749 = func.call @dynamic_update_index_in_dim(%iterArg_266, %742#7, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %750 = func.call @dynamic_update_index_in_dim_9(%iterArg_267, %742#8, %iterArg_258) : (tensor<2x12x16x2x16xf32>, tensor<12x16x2x16xf32>, tensor<i32>) -> tensor<2x12x16x2x16xf32>
      %751 = func.call @dynamic_update_index_in_dim_9(%iterArg_268, %742#9, %iterArg_258) : (tensor<2x12x16x2x16xf32>, tensor<12x16x2x16xf32>, tensor<i32>) -> tensor<2x12x16x2x16xf32>
      %752 = func.call @dynamic_update_index_in_dim_10(%iterArg_269, %742#10, %iterArg_258) : (tensor<2x12x2x16x16xf32>, tensor<12x2x16x16xf32>, tensor<i32>) -> tensor<2x12x2x16x16xf32>
      %753 = func.call @dynamic_update_index_in_dim_11(%iterArg_270, %742#11, %iterArg_258) : (tensor<2x12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<i32>) -> tensor<2x12x2x16x1xf32>
      %754 = func.call @dynamic_update_index_in_dim_11(%iterArg_271, %742#12, %iterArg_258) : (tensor<2x12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<i32>) -> tensor<2x12x2x16x1xf32>
      %755 = func.call @dynamic_update_index_in_dim_10(%iterArg_272, %742#13, %iterArg_258) : (tensor<2x12x2x16x16xf32>, tensor<12x2x16x16xf32>, tensor<i32>) -> tensor<2x12x2x16x16xf32>
      %756 = func.call @dynamic_update_index_in_dim_9(%iterArg_273, %742#14, %iterArg_258) : (tensor<2x12x16x2x16xf32>, tensor<12x16x2x16xf32>, tensor<i32>) -> tensor<2x12x16x2x16xf32>
      %757 = func.call @dynamic_update_index_in_dim(%iterArg_274, %742#15, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %758 = func.call @dynamic_update_index_in_dim(%iterArg_275, %742#16, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %759 = func.call @dynamic_update_index_in_dim_7(%iterArg_276, %742#17, %iterArg_258) : (tensor<2x12x16x1xf32>, tensor<12x16x1xf32>, tensor<i32>) -> tensor<2x12x16x1xf32>
      %760 = func.call @dynamic_update_index_in_dim_7(%iterArg_277, %742#18, %iterArg_258) : (tensor<2x12x16x1xf32>, tensor<12x16x1xf32>, tensor<i32>) -> tensor<2x12x16x1xf32>
      %761 = func.call @dynamic_update_index_in_dim(%iterArg_278, %742#19, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %762 = func.call @dynamic_update_index_in_dim_8(%iterArg_279, %742#20, %iterArg_258) : (tensor<2x1x1x32xf32>, tensor<1x1x32xf32>, tensor<i32>) -> tensor<2x1x1x32xf32>
      %763 = func.call @dynamic_update_index_in_dim(%iterArg_280, %742#21, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %764 = func.call @dynamic_update_index_in_dim(%iterArg_281, %742#22, %iterArg_258) : (tensor<2x12x16x32xf32>, tensor<12x16x32xf32>, tensor<i32>) -> tensor<2x12x16x32xf32>
      %765 = func.call @dynamic_update_index_in_dim_12(%iterArg_282, %742#23, %iterArg_258) : (tensor<2x12x16x128xf32>, tensor<12x16x128xf32>, tensor<i32>) -> tensor<2x12x16x128xf32>
      %766 = func.call @dynamic_update_index_in_dim_12(%iterArg_283, %742#24, %iterArg_258) : (tensor<2x12x16x128xf32>, tensor<12x16x128xf32>, tensor<i32>) -> tensor<2x12x16x128xf32>
      %767 = func.call @dynamic_update_index_in_dim_12(%iterArg_284, %742#25, %iterArg_258) : (tensor<2x12x16x128xf32>, tensor<12x16x128xf32>, tensor<i32>) -> tensor<2x12x16x128xf32>
      %768 = func.call @dynamic_update_index_in_dim_12(%iterArg_285, %742#26, %iterArg_258) : (tensor<2x12x16x128xf32>, tensor<12x16x128xf32>, tensor<i32>) -> tensor<2x12x16x128xf32>
      %769 = func.call @dynamic_update_index_in_dim_12(%iterArg_286, %742#27, %iterArg_258) : (tensor<2x12x16x128xf32>, tensor<12x16x128xf32>, tensor<i32>) -> tensor<2x12x16x128xf32>
      %770 = func.call @dynamic_update_index_in_dim_12(%iterArg_287, %742#28, %iterArg_258) : (tensor<2x12x16x128xf32>, tensor<12x16x128xf32>, tensor<i32>) -> tensor<2x12x16x128xf32>
      %c_288 = stablehlo.constant dense<1> : tensor<i32>
      %771 = stablehlo.add %iterArg_258, %c_288 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %771, %742#0, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770 : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<i32>, tensor<12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>
    }
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41#15 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %45 = stablehlo.divide %43, %44 : tensor<12x16x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %47 = stablehlo.subtract %41#15, %46 : tensor<12x16x32xf32>
    %48 = chlo.square %47 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<12x16x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_35 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<12x16x1xf32>
    %55 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %56 = stablehlo.subtract %41#15, %55 : tensor<12x16x32xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %58 = stablehlo.add %54, %57 : tensor<12x16x1xf32>
    %59 = stablehlo.rsqrt %58 : tensor<12x16x1xf32>
    %60 = stablehlo.divide %59, %58 : tensor<12x16x1xf32>
    %cst_37 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<12x16x1xf32>
    %63 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %64 = stablehlo.multiply %56, %63 : tensor<12x16x32xf32>
    %65 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %67 = stablehlo.multiply %64, %66 : tensor<12x16x32xf32>
    %68 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %70 = stablehlo.add %67, %69 : tensor<12x16x32xf32>
    %71 = stablehlo.dot_general %70, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<64x32xf32>) -> tensor<12x16x64xf32>
    %72:3 = call @log_softmax(%71) : (tensor<12x16x64xf32>) -> (tensor<12x16x64xf32>, tensor<12x16x64xf32>, tensor<12x16x1xf32>)
    %73 = call @_one_hot(%arg50) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %74 = stablehlo.multiply %72#0, %73 : tensor<12x16x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %77 = stablehlo.divide %76, %cst_40 : tensor<f32>
    %78 = stablehlo.negate %77 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.negate %cst_41 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %80 = stablehlo.divide %79, %cst_42 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x64xf32>
    %83 = stablehlo.multiply %82, %73 : tensor<12x16x64xf32>
    %84 = call @log_softmax_13(%72#1, %72#2, %83) : (tensor<12x16x64xf32>, tensor<12x16x1xf32>, tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %85 = stablehlo.dot_general %84, %70, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %86 = stablehlo.dot_general %84, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x64xf32>, tensor<64x32xf32>) -> tensor<12x16x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %88 = stablehlo.reshape %87 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %90 = stablehlo.multiply %64, %86 : tensor<12x16x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %92 = stablehlo.reshape %91 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %93 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<12x16x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%92 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.multiply %56, %94 : tensor<12x16x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %98 = stablehlo.reshape %97 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %99 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %100 = stablehlo.multiply %94, %99 : tensor<12x16x32xf32>
    %101 = stablehlo.multiply %98, %62 : tensor<12x16x1xf32>
    %102 = stablehlo.negate %100 : tensor<12x16x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %104 = stablehlo.reshape %103 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_49 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %106 = stablehlo.divide %101, %105 : tensor<12x16x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %109 = stablehlo.multiply %108, %50 : tensor<12x16x32xf32>
    %110 = stablehlo.negate %109 : tensor<12x16x32xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %112 = stablehlo.reshape %111 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %113 = stablehlo.add %100, %109 : tensor<12x16x32xf32>
    %114 = stablehlo.add %104, %112 : tensor<12x16x1xf32>
    %cst_52 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %116 = stablehlo.divide %114, %115 : tensor<12x16x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %119 = stablehlo.add %113, %118 : tensor<12x16x32xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %132:48 = stablehlo.while(%iterArg = %41#16, %iterArg_245 = %41#17, %iterArg_246 = %41#18, %iterArg_247 = %41#19, %iterArg_248 = %41#20, %iterArg_249 = %41#21, %iterArg_250 = %arg3, %iterArg_251 = %41#22, %iterArg_252 = %41#23, %iterArg_253 = %41#24, %iterArg_254 = %41#25, %iterArg_255 = %41#26, %iterArg_256 = %41#27, %iterArg_257 = %41#28, %iterArg_258 = %41#29, %iterArg_259 = %arg1, %iterArg_260 = %41#30, %iterArg_261 = %41#31, %iterArg_262 = %41#32, %iterArg_263 = %41#33, %iterArg_264 = %41#34, %iterArg_265 = %41#35, %iterArg_266 = %41#36, %iterArg_267 = %arg11, %iterArg_268 = %41#37, %iterArg_269 = %41#38, %iterArg_270 = %41#39, %iterArg_271 = %41#40, %iterArg_272 = %41#41, %iterArg_273 = %41#42, %iterArg_274 = %arg9, %iterArg_275 = %41#43, %iterArg_276 = %12#0, %iterArg_277 = %12#1, %iterArg_278 = %c_66, %iterArg_279 = %119, %iterArg_280 = %120, %iterArg_281 = %121, %iterArg_282 = %122, %iterArg_283 = %123, %iterArg_284 = %124, %iterArg_285 = %125, %iterArg_286 = %126, %iterArg_287 = %127, %iterArg_288 = %128, %iterArg_289 = %129, %iterArg_290 = %130, %iterArg_291 = %131) : tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x32x96xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x32x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x32x128xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x128x32xf32>, tensor<2x12x16x128xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<i32>, tensor<12x16x32xf32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>
    cond {
      %c_292 = stablehlo.constant dense<2> : tensor<i32>
      %730 = stablehlo.compare LT, %iterArg_278, %c_292, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %730 : tensor<i1>
    } do {
      %c_292 = stablehlo.constant dense<2> : tensor<i32>
      %730 = stablehlo.subtract %c_292, %iterArg_278 : tensor<i32>
      %c_293 = stablehlo.constant dense<1> : tensor<i32>
      %731 = stablehlo.subtract %730, %c_293 : tensor<i32>
      %732 = func.call @dynamic_index_in_dim_14(%iterArg, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %733 = func.call @dynamic_index_in_dim_15(%iterArg_245, %731) : (tensor<2x12x16x1xf32>, tensor<i32>) -> tensor<12x16x1xf32>
      %734 = func.call @dynamic_index_in_dim_15(%iterArg_246, %731) : (tensor<2x12x16x1xf32>, tensor<i32>) -> tensor<12x16x1xf32>
      %735 = func.call @dynamic_index_in_dim_14(%iterArg_247, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %736 = func.call @dynamic_index_in_dim_16(%iterArg_248, %731) : (tensor<2x1x1x32xf32>, tensor<i32>) -> tensor<1x1x32xf32>
      %737 = func.call @dynamic_index_in_dim_14(%iterArg_249, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %738 = func.call @dynamic_index_in_dim_2(%iterArg_250, %731) : (tensor<2x32x96xf32>, tensor<i32>) -> tensor<32x96xf32>
      %739 = func.call @dynamic_index_in_dim_14(%iterArg_251, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %740 = func.call @dynamic_index_in_dim_17(%iterArg_252, %731) : (tensor<2x12x16x2x16xf32>, tensor<i32>) -> tensor<12x16x2x16xf32>
      %741 = func.call @dynamic_index_in_dim_17(%iterArg_253, %731) : (tensor<2x12x16x2x16xf32>, tensor<i32>) -> tensor<12x16x2x16xf32>
      %742 = func.call @dynamic_index_in_dim_18(%iterArg_254, %731) : (tensor<2x12x2x16x16xf32>, tensor<i32>) -> tensor<12x2x16x16xf32>
      %743 = func.call @dynamic_index_in_dim_19(%iterArg_255, %731) : (tensor<2x12x2x16x1xf32>, tensor<i32>) -> tensor<12x2x16x1xf32>
      %744 = func.call @dynamic_index_in_dim_19(%iterArg_256, %731) : (tensor<2x12x2x16x1xf32>, tensor<i32>) -> tensor<12x2x16x1xf32>
      %745 = func.call @dynamic_index_in_dim_18(%iterArg_257, %731) : (tensor<2x12x2x16x16xf32>, tensor<i32>) -> tensor<12x2x16x16xf32>
      %746 = func.call @dynamic_index_in_dim_17(%iterArg_258, %731) : (tensor<2x12x16x2x16xf32>, tensor<i32>) -> tensor<12x16x2x16xf32>
      %747 = func.call @dynamic_index_in_dim_0(%iterArg_259, %731) : (tensor<2x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %748 = func.call @dynamic_index_in_dim_14(%iterArg_260, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %749 = func.call @dynamic_index_in_dim_14(%iterArg_261, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %750 = func.call @dynamic_index_in_dim_15(%iterArg_262, %731) : (tensor<2x12x16x1xf32>, tensor<i32>) -> tensor<12x16x1xf32>
      %751 = func.call @dynamic_index_in_dim_15(%iterArg_263, %731) : (tensor<2x12x16x1xf32>, tensor<i32>) -> tensor<12x16x1xf32>
      %752 = func.call @dynamic_index_in_dim_14(%iterArg_264, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %753 = func.call @dynamic_index_in_dim_16(%iterArg_265, %731) : (tensor<2x1x1x32xf32>, tensor<i32>) -> tensor<1x1x32xf32>
      %754 = func.call @dynamic_index_in_dim_14(%iterArg_266, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %755 = func.call @dynamic_index_in_dim_5(%iterArg_267, %731) : (tensor<2x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %756 = func.call @dynamic_index_in_dim_14(%iterArg_268, %731) : (tensor<2x12x16x32xf32>, tensor<i32>) -> tensor<12x16x32xf32>
      %757 = func.call @dynamic_index_in_dim_20(%iterArg_269, %731) : (tensor<2x12x16x128xf32>, tensor<i32>) -> tensor<12x16x128xf32>
      %758 = func.call @dynamic_index_in_dim_20(%iterArg_270, %731) : (tensor<2x12x16x128xf32>, tensor<i32>) -> tensor<12x16x128xf32>
      %759 = func.call @dynamic_index_in_dim_20(%iterArg_271, %731) : (tensor<2x12x16x128xf32>, tensor<i32>) -> tensor<12x16x128xf32>
      %760 = func.call @dynamic_index_in_dim_20(%iterArg_272, %731) : (tensor<2x12x16x128xf32>, tensor<i32>) -> tensor<12x16x128xf32>
      %761 = func.call @dynamic_index_in_dim_20(%iterArg_273, %731) : (tensor<2x12x16x128xf32>, tensor<i32>) -> tensor<12x16x128xf32>
      %762 = func.call @dynamic_index_in_dim_3(%iterArg_274, %731) : (tensor<2x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %763 = func.call @dynamic_index_in_dim_20(%iterArg_275, %731) : (tensor<2x12x16x128xf32>, tensor<i32>) -> tensor<12x16x128xf32>
      %764:13 = func.call @closed_call_21(%iterArg_276, %iterArg_277, %iterArg_279, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<32x96xf32>, tensor<12x16x32xf32>, tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>, tensor<32x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<32x128xf32>, tensor<12x16x32xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<128x32xf32>, tensor<12x16x128xf32>) -> (tensor<12x16x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>)
      %765 = func.call @dynamic_update_index_in_dim_23(%iterArg_280, %764#1, %731) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %766 = func.call @dynamic_update_index_in_dim_24(%iterArg_281, %764#2, %731) : (tensor<2x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<2x32x32xf32>
      %767 = func.call @dynamic_update_index_in_dim_25(%iterArg_282, %764#3, %731) : (tensor<2x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<2x96xf32>
      %768 = func.call @dynamic_update_index_in_dim_26(%iterArg_283, %764#4, %731) : (tensor<2x32x96xf32>, tensor<32x96xf32>, tensor<i32>) -> tensor<2x32x96xf32>
      %769 = func.call @dynamic_update_index_in_dim_23(%iterArg_284, %764#5, %731) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %770 = func.call @dynamic_update_index_in_dim_23(%iterArg_285, %764#6, %731) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %771 = func.call @dynamic_update_index_in_dim_23(%iterArg_286, %764#7, %731) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %772 = func.call @dynamic_update_index_in_dim_23(%iterArg_287, %764#8, %731) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %773 = func.call @dynamic_update_index_in_dim_23(%iterArg_288, %764#9, %731) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
      %774 = func.call @dynamic_update_index_in_dim_27(%iterArg_289, %764#10, %731) : (tensor<2x128x32xf32>, tensor<128x32xf32>, tensor<i32>) -> tensor<2x128x32xf32>
      %775 = func.call @dynamic_update_index_in_dim_28(%iterArg_290, %764#11, %731) : (tensor<2x128xf32>, tensor<128xf32>, tensor<i32>) -> tensor<2x128xf32>
      %776 = func.call @dynamic_update_index_in_dim_29(%iterArg_291, %764#12, %731) : (tensor<2x32x128xf32>, tensor<32x128xf32>, tensor<i32>) -> tensor<2x32x128xf32>
      %c_294 = stablehlo.constant dense<1> : tensor<i32>
      %777 = stablehlo.add %iterArg_278, %c_294 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %777, %764#0, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776 : tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x32x96xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x1xf32>, tensor<2x12x2x16x16xf32>, tensor<2x12x16x2x16xf32>, tensor<2x32x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>, tensor<2x12x16x32xf32>, tensor<2x1x1x32xf32>, tensor<2x12x16x32xf32>, tensor<2x32x128xf32>, tensor<2x12x16x32xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x12x16x128xf32>, tensor<2x128x32xf32>, tensor<2x12x16x128xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<i32>, tensor<12x16x32xf32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>
    }
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132#35 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %134 = stablehlo.reshape %133 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %137 = "stablehlo.scatter"(%136, %5, %132#35) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %730 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %730 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<12x16x1xi32>, tensor<12x16x32xf32>) -> tensor<64x32xf32>
    %138 = stablehlo.add %85, %137 : tensor<64x32xf32>
    %139 = chlo.square %132#36 : tensor<2x32xf32> -> tensor<2x32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %141 = chlo.square %140 : tensor<2x32xf32> -> tensor<2x32xf32>
    %142 = stablehlo.add %139, %141 : tensor<2x32xf32>
    %143 = chlo.square %132#37 : tensor<2x32x32xf32> -> tensor<2x32x32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %145 = chlo.square %144 : tensor<2x32x32xf32> -> tensor<2x32x32xf32>
    %146 = stablehlo.add %143, %145 : tensor<2x32x32xf32>
    %147 = chlo.square %132#38 : tensor<2x96xf32> -> tensor<2x96xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %149 = chlo.square %148 : tensor<2x96xf32> -> tensor<2x96xf32>
    %150 = stablehlo.add %147, %149 : tensor<2x96xf32>
    %151 = chlo.square %132#39 : tensor<2x32x96xf32> -> tensor<2x32x96xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %153 = chlo.square %152 : tensor<2x32x96xf32> -> tensor<2x32x96xf32>
    %154 = stablehlo.add %151, %153 : tensor<2x32x96xf32>
    %155 = chlo.square %132#40 : tensor<2x32xf32> -> tensor<2x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %157 = chlo.square %156 : tensor<2x32xf32> -> tensor<2x32xf32>
    %158 = stablehlo.add %155, %157 : tensor<2x32xf32>
    %159 = chlo.square %132#41 : tensor<2x32xf32> -> tensor<2x32xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %161 = chlo.square %160 : tensor<2x32xf32> -> tensor<2x32xf32>
    %162 = stablehlo.add %159, %161 : tensor<2x32xf32>
    %163 = chlo.square %132#42 : tensor<2x32xf32> -> tensor<2x32xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %165 = chlo.square %164 : tensor<2x32xf32> -> tensor<2x32xf32>
    %166 = stablehlo.add %163, %165 : tensor<2x32xf32>
    %167 = chlo.square %132#43 : tensor<2x32xf32> -> tensor<2x32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %169 = chlo.square %168 : tensor<2x32xf32> -> tensor<2x32xf32>
    %170 = stablehlo.add %167, %169 : tensor<2x32xf32>
    %171 = chlo.square %132#44 : tensor<2x32xf32> -> tensor<2x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %173 = chlo.square %172 : tensor<2x32xf32> -> tensor<2x32xf32>
    %174 = stablehlo.add %171, %173 : tensor<2x32xf32>
    %175 = chlo.square %132#45 : tensor<2x128x32xf32> -> tensor<2x128x32xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %177 = chlo.square %176 : tensor<2x128x32xf32> -> tensor<2x128x32xf32>
    %178 = stablehlo.add %175, %177 : tensor<2x128x32xf32>
    %179 = chlo.square %132#46 : tensor<2x128xf32> -> tensor<2x128xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %181 = chlo.square %180 : tensor<2x128xf32> -> tensor<2x128xf32>
    %182 = stablehlo.add %179, %181 : tensor<2x128xf32>
    %183 = chlo.square %132#47 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %185 = chlo.square %184 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %186 = stablehlo.add %183, %185 : tensor<2x32x128xf32>
    %187 = chlo.square %89 : tensor<32xf32> -> tensor<32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %189 = chlo.square %188 : tensor<32xf32> -> tensor<32xf32>
    %190 = stablehlo.add %187, %189 : tensor<32xf32>
    %191 = chlo.square %95 : tensor<32xf32> -> tensor<32xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %193 = chlo.square %192 : tensor<32xf32> -> tensor<32xf32>
    %194 = stablehlo.add %191, %193 : tensor<32xf32>
    %195 = chlo.square %135 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %197 = chlo.square %196 : tensor<16x32xf32> -> tensor<16x32xf32>
    %198 = stablehlo.add %195, %197 : tensor<16x32xf32>
    %199 = chlo.square %138 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %201 = chlo.square %200 : tensor<64x32xf32> -> tensor<64x32xf32>
    %202 = stablehlo.add %199, %201 : tensor<64x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%142 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%146 init: %cst_87) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%150 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%154 init: %cst_89) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x96xf32>, tensor<f32>) -> tensor<f32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%158 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%162 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%166 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%170 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%174 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%178 init: %cst_95) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x128x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%182 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%186 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%190 init: %cst_98) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%194 init: %cst_99) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%198 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%202 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.add %cst_102, %203 : tensor<f32>
    %220 = stablehlo.add %219, %204 : tensor<f32>
    %221 = stablehlo.add %220, %205 : tensor<f32>
    %222 = stablehlo.add %221, %206 : tensor<f32>
    %223 = stablehlo.add %222, %207 : tensor<f32>
    %224 = stablehlo.add %223, %208 : tensor<f32>
    %225 = stablehlo.add %224, %209 : tensor<f32>
    %226 = stablehlo.add %225, %210 : tensor<f32>
    %227 = stablehlo.add %226, %211 : tensor<f32>
    %228 = stablehlo.add %227, %212 : tensor<f32>
    %229 = stablehlo.add %228, %213 : tensor<f32>
    %230 = stablehlo.add %229, %214 : tensor<f32>
    %231 = stablehlo.add %230, %215 : tensor<f32>
    %232 = stablehlo.add %231, %216 : tensor<f32>
    %233 = stablehlo.add %232, %217 : tensor<f32>
    %234 = stablehlo.add %233, %218 : tensor<f32>
    %235 = stablehlo.sqrt %234 : tensor<f32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.compare LT, %235, %cst_103, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %237 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %238 = stablehlo.divide %132#36, %237 : tensor<2x32xf32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %240 = stablehlo.multiply %238, %239 : tensor<2x32xf32>
    %241 = stablehlo.select %236, %132#36, %240 : tensor<i1>, tensor<2x32xf32>
    %242 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %243 = stablehlo.divide %132#37, %242 : tensor<2x32x32xf32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %245 = stablehlo.multiply %243, %244 : tensor<2x32x32xf32>
    %246 = stablehlo.select %236, %132#37, %245 : tensor<i1>, tensor<2x32x32xf32>
    %247 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %248 = stablehlo.divide %132#38, %247 : tensor<2x96xf32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %250 = stablehlo.multiply %248, %249 : tensor<2x96xf32>
    %251 = stablehlo.select %236, %132#38, %250 : tensor<i1>, tensor<2x96xf32>
    %252 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %253 = stablehlo.divide %132#39, %252 : tensor<2x32x96xf32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %255 = stablehlo.multiply %253, %254 : tensor<2x32x96xf32>
    %256 = stablehlo.select %236, %132#39, %255 : tensor<i1>, tensor<2x32x96xf32>
    %257 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %258 = stablehlo.divide %132#40, %257 : tensor<2x32xf32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %260 = stablehlo.multiply %258, %259 : tensor<2x32xf32>
    %261 = stablehlo.select %236, %132#40, %260 : tensor<i1>, tensor<2x32xf32>
    %262 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %263 = stablehlo.divide %132#41, %262 : tensor<2x32xf32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %265 = stablehlo.multiply %263, %264 : tensor<2x32xf32>
    %266 = stablehlo.select %236, %132#41, %265 : tensor<i1>, tensor<2x32xf32>
    %267 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %268 = stablehlo.divide %132#42, %267 : tensor<2x32xf32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %270 = stablehlo.multiply %268, %269 : tensor<2x32xf32>
    %271 = stablehlo.select %236, %132#42, %270 : tensor<i1>, tensor<2x32xf32>
    %272 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %273 = stablehlo.divide %132#43, %272 : tensor<2x32xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %275 = stablehlo.multiply %273, %274 : tensor<2x32xf32>
    %276 = stablehlo.select %236, %132#43, %275 : tensor<i1>, tensor<2x32xf32>
    %277 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %278 = stablehlo.divide %132#44, %277 : tensor<2x32xf32>
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %280 = stablehlo.multiply %278, %279 : tensor<2x32xf32>
    %281 = stablehlo.select %236, %132#44, %280 : tensor<i1>, tensor<2x32xf32>
    %282 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %283 = stablehlo.divide %132#45, %282 : tensor<2x128x32xf32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %285 = stablehlo.multiply %283, %284 : tensor<2x128x32xf32>
    %286 = stablehlo.select %236, %132#45, %285 : tensor<i1>, tensor<2x128x32xf32>
    %287 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %288 = stablehlo.divide %132#46, %287 : tensor<2x128xf32>
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %290 = stablehlo.multiply %288, %289 : tensor<2x128xf32>
    %291 = stablehlo.select %236, %132#46, %290 : tensor<i1>, tensor<2x128xf32>
    %292 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %293 = stablehlo.divide %132#47, %292 : tensor<2x32x128xf32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %295 = stablehlo.multiply %293, %294 : tensor<2x32x128xf32>
    %296 = stablehlo.select %236, %132#47, %295 : tensor<i1>, tensor<2x32x128xf32>
    %297 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %298 = stablehlo.divide %89, %297 : tensor<32xf32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %300 = stablehlo.multiply %298, %299 : tensor<32xf32>
    %301 = stablehlo.select %236, %89, %300 : tensor<i1>, tensor<32xf32>
    %302 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %303 = stablehlo.divide %95, %302 : tensor<32xf32>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %305 = stablehlo.multiply %303, %304 : tensor<32xf32>
    %306 = stablehlo.select %236, %95, %305 : tensor<i1>, tensor<32xf32>
    %307 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %308 = stablehlo.divide %135, %307 : tensor<16x32xf32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %310 = stablehlo.multiply %308, %309 : tensor<16x32xf32>
    %311 = stablehlo.select %236, %135, %310 : tensor<i1>, tensor<16x32xf32>
    %312 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %313 = stablehlo.divide %138, %312 : tensor<64x32xf32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %315 = stablehlo.multiply %313, %314 : tensor<64x32xf32>
    %316 = stablehlo.select %236, %138, %315 : tensor<i1>, tensor<64x32xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %318 = stablehlo.multiply %317, %241 : tensor<2x32xf32>
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %320 = stablehlo.multiply %319, %arg17 : tensor<2x32xf32>
    %321 = stablehlo.add %318, %320 : tensor<2x32xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %323 = stablehlo.multiply %322, %246 : tensor<2x32x32xf32>
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %325 = stablehlo.multiply %324, %arg18 : tensor<2x32x32xf32>
    %326 = stablehlo.add %323, %325 : tensor<2x32x32xf32>
    %cst_124 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %328 = stablehlo.multiply %327, %251 : tensor<2x96xf32>
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %330 = stablehlo.multiply %329, %arg19 : tensor<2x96xf32>
    %331 = stablehlo.add %328, %330 : tensor<2x96xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %333 = stablehlo.multiply %332, %256 : tensor<2x32x96xf32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %335 = stablehlo.multiply %334, %arg20 : tensor<2x32x96xf32>
    %336 = stablehlo.add %333, %335 : tensor<2x32x96xf32>
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %338 = stablehlo.multiply %337, %261 : tensor<2x32xf32>
    %cst_129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %340 = stablehlo.multiply %339, %arg21 : tensor<2x32xf32>
    %341 = stablehlo.add %338, %340 : tensor<2x32xf32>
    %cst_130 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %343 = stablehlo.multiply %342, %266 : tensor<2x32xf32>
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %345 = stablehlo.multiply %344, %arg22 : tensor<2x32xf32>
    %346 = stablehlo.add %343, %345 : tensor<2x32xf32>
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %348 = stablehlo.multiply %347, %271 : tensor<2x32xf32>
    %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %350 = stablehlo.multiply %349, %arg23 : tensor<2x32xf32>
    %351 = stablehlo.add %348, %350 : tensor<2x32xf32>
    %cst_134 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %353 = stablehlo.multiply %352, %276 : tensor<2x32xf32>
    %cst_135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %355 = stablehlo.multiply %354, %arg24 : tensor<2x32xf32>
    %356 = stablehlo.add %353, %355 : tensor<2x32xf32>
    %cst_136 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %358 = stablehlo.multiply %357, %281 : tensor<2x32xf32>
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %360 = stablehlo.multiply %359, %arg25 : tensor<2x32xf32>
    %361 = stablehlo.add %358, %360 : tensor<2x32xf32>
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %363 = stablehlo.multiply %362, %286 : tensor<2x128x32xf32>
    %cst_139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %365 = stablehlo.multiply %364, %arg26 : tensor<2x128x32xf32>
    %366 = stablehlo.add %363, %365 : tensor<2x128x32xf32>
    %cst_140 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %368 = stablehlo.multiply %367, %291 : tensor<2x128xf32>
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %370 = stablehlo.multiply %369, %arg27 : tensor<2x128xf32>
    %371 = stablehlo.add %368, %370 : tensor<2x128xf32>
    %cst_142 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %373 = stablehlo.multiply %372, %296 : tensor<2x32x128xf32>
    %cst_143 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %375 = stablehlo.multiply %374, %arg28 : tensor<2x32x128xf32>
    %376 = stablehlo.add %373, %375 : tensor<2x32x128xf32>
    %cst_144 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %378 = stablehlo.multiply %377, %301 : tensor<32xf32>
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %380 = stablehlo.multiply %379, %arg29 : tensor<32xf32>
    %381 = stablehlo.add %378, %380 : tensor<32xf32>
    %cst_146 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %383 = stablehlo.multiply %382, %306 : tensor<32xf32>
    %cst_147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %385 = stablehlo.multiply %384, %arg30 : tensor<32xf32>
    %386 = stablehlo.add %383, %385 : tensor<32xf32>
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %388 = stablehlo.multiply %387, %311 : tensor<16x32xf32>
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %390 = stablehlo.multiply %389, %arg31 : tensor<16x32xf32>
    %391 = stablehlo.add %388, %390 : tensor<16x32xf32>
    %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %393 = stablehlo.multiply %392, %316 : tensor<64x32xf32>
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %395 = stablehlo.multiply %394, %arg32 : tensor<64x32xf32>
    %396 = stablehlo.add %393, %395 : tensor<64x32xf32>
    %397 = stablehlo.multiply %241, %241 : tensor<2x32xf32>
    %cst_152 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %399 = stablehlo.multiply %398, %397 : tensor<2x32xf32>
    %cst_153 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %401 = stablehlo.multiply %400, %arg33 : tensor<2x32xf32>
    %402 = stablehlo.add %399, %401 : tensor<2x32xf32>
    %403 = stablehlo.multiply %246, %246 : tensor<2x32x32xf32>
    %cst_154 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %405 = stablehlo.multiply %404, %403 : tensor<2x32x32xf32>
    %cst_155 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %407 = stablehlo.multiply %406, %arg34 : tensor<2x32x32xf32>
    %408 = stablehlo.add %405, %407 : tensor<2x32x32xf32>
    %409 = stablehlo.multiply %251, %251 : tensor<2x96xf32>
    %cst_156 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %411 = stablehlo.multiply %410, %409 : tensor<2x96xf32>
    %cst_157 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %413 = stablehlo.multiply %412, %arg35 : tensor<2x96xf32>
    %414 = stablehlo.add %411, %413 : tensor<2x96xf32>
    %415 = stablehlo.multiply %256, %256 : tensor<2x32x96xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %417 = stablehlo.multiply %416, %415 : tensor<2x32x96xf32>
    %cst_159 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %419 = stablehlo.multiply %418, %arg36 : tensor<2x32x96xf32>
    %420 = stablehlo.add %417, %419 : tensor<2x32x96xf32>
    %421 = stablehlo.multiply %261, %261 : tensor<2x32xf32>
    %cst_160 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %423 = stablehlo.multiply %422, %421 : tensor<2x32xf32>
    %cst_161 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %425 = stablehlo.multiply %424, %arg37 : tensor<2x32xf32>
    %426 = stablehlo.add %423, %425 : tensor<2x32xf32>
    %427 = stablehlo.multiply %266, %266 : tensor<2x32xf32>
    %cst_162 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %429 = stablehlo.multiply %428, %427 : tensor<2x32xf32>
    %cst_163 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %431 = stablehlo.multiply %430, %arg38 : tensor<2x32xf32>
    %432 = stablehlo.add %429, %431 : tensor<2x32xf32>
    %433 = stablehlo.multiply %271, %271 : tensor<2x32xf32>
    %cst_164 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %435 = stablehlo.multiply %434, %433 : tensor<2x32xf32>
    %cst_165 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %437 = stablehlo.multiply %436, %arg39 : tensor<2x32xf32>
    %438 = stablehlo.add %435, %437 : tensor<2x32xf32>
    %439 = stablehlo.multiply %276, %276 : tensor<2x32xf32>
    %cst_166 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %441 = stablehlo.multiply %440, %439 : tensor<2x32xf32>
    %cst_167 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %443 = stablehlo.multiply %442, %arg40 : tensor<2x32xf32>
    %444 = stablehlo.add %441, %443 : tensor<2x32xf32>
    %445 = stablehlo.multiply %281, %281 : tensor<2x32xf32>
    %cst_168 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %447 = stablehlo.multiply %446, %445 : tensor<2x32xf32>
    %cst_169 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %449 = stablehlo.multiply %448, %arg41 : tensor<2x32xf32>
    %450 = stablehlo.add %447, %449 : tensor<2x32xf32>
    %451 = stablehlo.multiply %286, %286 : tensor<2x128x32xf32>
    %cst_170 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %453 = stablehlo.multiply %452, %451 : tensor<2x128x32xf32>
    %cst_171 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %455 = stablehlo.multiply %454, %arg42 : tensor<2x128x32xf32>
    %456 = stablehlo.add %453, %455 : tensor<2x128x32xf32>
    %457 = stablehlo.multiply %291, %291 : tensor<2x128xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %459 = stablehlo.multiply %458, %457 : tensor<2x128xf32>
    %cst_173 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %461 = stablehlo.multiply %460, %arg43 : tensor<2x128xf32>
    %462 = stablehlo.add %459, %461 : tensor<2x128xf32>
    %463 = stablehlo.multiply %296, %296 : tensor<2x32x128xf32>
    %cst_174 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %465 = stablehlo.multiply %464, %463 : tensor<2x32x128xf32>
    %cst_175 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %467 = stablehlo.multiply %466, %arg44 : tensor<2x32x128xf32>
    %468 = stablehlo.add %465, %467 : tensor<2x32x128xf32>
    %469 = stablehlo.multiply %301, %301 : tensor<32xf32>
    %cst_176 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %471 = stablehlo.multiply %470, %469 : tensor<32xf32>
    %cst_177 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %473 = stablehlo.multiply %472, %arg45 : tensor<32xf32>
    %474 = stablehlo.add %471, %473 : tensor<32xf32>
    %475 = stablehlo.multiply %306, %306 : tensor<32xf32>
    %cst_178 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %477 = stablehlo.multiply %476, %475 : tensor<32xf32>
    %cst_179 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %479 = stablehlo.multiply %478, %arg46 : tensor<32xf32>
    %480 = stablehlo.add %477, %479 : tensor<32xf32>
    %481 = stablehlo.multiply %311, %311 : tensor<16x32xf32>
    %cst_180 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %483 = stablehlo.multiply %482, %481 : tensor<16x32xf32>
    %cst_181 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %485 = stablehlo.multiply %484, %arg47 : tensor<16x32xf32>
    %486 = stablehlo.add %483, %485 : tensor<16x32xf32>
    %487 = stablehlo.multiply %316, %316 : tensor<64x32xf32>
    %cst_182 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %489 = stablehlo.multiply %488, %487 : tensor<64x32xf32>
    %cst_183 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %491 = stablehlo.multiply %490, %arg48 : tensor<64x32xf32>
    %492 = stablehlo.add %489, %491 : tensor<64x32xf32>
    %c_184 = stablehlo.constant dense<2147483647> : tensor<i32>
    %493 = stablehlo.compare LT, %arg16, %c_184, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_185 = stablehlo.constant dense<1> : tensor<i32>
    %494 = stablehlo.add %arg16, %c_185 : tensor<i32>
    %c_186 = stablehlo.constant dense<2147483647> : tensor<i32>
    %495 = call @_where_30(%493, %494, %c_186) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %496 = stablehlo.convert %495 : (tensor<i32>) -> tensor<f32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %497 = stablehlo.convert %495 : (tensor<i32>) -> tensor<f32>
    %498 = stablehlo.power %cst_187, %497 : tensor<f32>
    %cst_188 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %499 = stablehlo.subtract %cst_188, %498 : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %501 = stablehlo.divide %321, %500 : tensor<2x32xf32>
    %502 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %503 = stablehlo.divide %326, %502 : tensor<2x32x32xf32>
    %504 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %505 = stablehlo.divide %331, %504 : tensor<2x96xf32>
    %506 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %507 = stablehlo.divide %336, %506 : tensor<2x32x96xf32>
    %508 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %509 = stablehlo.divide %341, %508 : tensor<2x32xf32>
    %510 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %511 = stablehlo.divide %346, %510 : tensor<2x32xf32>
    %512 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %513 = stablehlo.divide %351, %512 : tensor<2x32xf32>
    %514 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %515 = stablehlo.divide %356, %514 : tensor<2x32xf32>
    %516 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %517 = stablehlo.divide %361, %516 : tensor<2x32xf32>
    %518 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %519 = stablehlo.divide %366, %518 : tensor<2x128x32xf32>
    %520 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %521 = stablehlo.divide %371, %520 : tensor<2x128xf32>
    %522 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %523 = stablehlo.divide %376, %522 : tensor<2x32x128xf32>
    %524 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %525 = stablehlo.divide %381, %524 : tensor<32xf32>
    %526 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %527 = stablehlo.divide %386, %526 : tensor<32xf32>
    %528 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %529 = stablehlo.divide %391, %528 : tensor<16x32xf32>
    %530 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %531 = stablehlo.divide %396, %530 : tensor<64x32xf32>
    %532 = stablehlo.convert %495 : (tensor<i32>) -> tensor<f32>
    %cst_189 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %533 = stablehlo.convert %495 : (tensor<i32>) -> tensor<f32>
    %534 = stablehlo.power %cst_189, %533 : tensor<f32>
    %cst_190 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %535 = stablehlo.subtract %cst_190, %534 : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %537 = stablehlo.divide %402, %536 : tensor<2x32xf32>
    %538 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %539 = stablehlo.divide %408, %538 : tensor<2x32x32xf32>
    %540 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %541 = stablehlo.divide %414, %540 : tensor<2x96xf32>
    %542 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %543 = stablehlo.divide %420, %542 : tensor<2x32x96xf32>
    %544 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %545 = stablehlo.divide %426, %544 : tensor<2x32xf32>
    %546 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %547 = stablehlo.divide %432, %546 : tensor<2x32xf32>
    %548 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %549 = stablehlo.divide %438, %548 : tensor<2x32xf32>
    %550 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %551 = stablehlo.divide %444, %550 : tensor<2x32xf32>
    %552 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %553 = stablehlo.divide %450, %552 : tensor<2x32xf32>
    %554 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %555 = stablehlo.divide %456, %554 : tensor<2x128x32xf32>
    %556 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %557 = stablehlo.divide %462, %556 : tensor<2x128xf32>
    %558 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %559 = stablehlo.divide %468, %558 : tensor<2x32x128xf32>
    %560 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %561 = stablehlo.divide %474, %560 : tensor<32xf32>
    %562 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %563 = stablehlo.divide %480, %562 : tensor<32xf32>
    %564 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %565 = stablehlo.divide %486, %564 : tensor<16x32xf32>
    %566 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %567 = stablehlo.divide %492, %566 : tensor<64x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %569 = stablehlo.add %537, %568 : tensor<2x32xf32>
    %570 = stablehlo.sqrt %569 : tensor<2x32xf32>
    %cst_192 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %572 = stablehlo.add %570, %571 : tensor<2x32xf32>
    %573 = stablehlo.divide %501, %572 : tensor<2x32xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %575 = stablehlo.add %539, %574 : tensor<2x32x32xf32>
    %576 = stablehlo.sqrt %575 : tensor<2x32x32xf32>
    %cst_194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %578 = stablehlo.add %576, %577 : tensor<2x32x32xf32>
    %579 = stablehlo.divide %503, %578 : tensor<2x32x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %581 = stablehlo.add %541, %580 : tensor<2x96xf32>
    %582 = stablehlo.sqrt %581 : tensor<2x96xf32>
    %cst_196 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %584 = stablehlo.add %582, %583 : tensor<2x96xf32>
    %585 = stablehlo.divide %505, %584 : tensor<2x96xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %587 = stablehlo.add %543, %586 : tensor<2x32x96xf32>
    %588 = stablehlo.sqrt %587 : tensor<2x32x96xf32>
    %cst_198 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %590 = stablehlo.add %588, %589 : tensor<2x32x96xf32>
    %591 = stablehlo.divide %507, %590 : tensor<2x32x96xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %593 = stablehlo.add %545, %592 : tensor<2x32xf32>
    %594 = stablehlo.sqrt %593 : tensor<2x32xf32>
    %cst_200 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %596 = stablehlo.add %594, %595 : tensor<2x32xf32>
    %597 = stablehlo.divide %509, %596 : tensor<2x32xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %599 = stablehlo.add %547, %598 : tensor<2x32xf32>
    %600 = stablehlo.sqrt %599 : tensor<2x32xf32>
    %cst_202 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %602 = stablehlo.add %600, %601 : tensor<2x32xf32>
    %603 = stablehlo.divide %511, %602 : tensor<2x32xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %605 = stablehlo.add %549, %604 : tensor<2x32xf32>
    %606 = stablehlo.sqrt %605 : tensor<2x32xf32>
    %cst_204 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %608 = stablehlo.add %606, %607 : tensor<2x32xf32>
    %609 = stablehlo.divide %513, %608 : tensor<2x32xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %611 = stablehlo.add %551, %610 : tensor<2x32xf32>
    %612 = stablehlo.sqrt %611 : tensor<2x32xf32>
    %cst_206 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %614 = stablehlo.add %612, %613 : tensor<2x32xf32>
    %615 = stablehlo.divide %515, %614 : tensor<2x32xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %617 = stablehlo.add %553, %616 : tensor<2x32xf32>
    %618 = stablehlo.sqrt %617 : tensor<2x32xf32>
    %cst_208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %620 = stablehlo.add %618, %619 : tensor<2x32xf32>
    %621 = stablehlo.divide %517, %620 : tensor<2x32xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %623 = stablehlo.add %555, %622 : tensor<2x128x32xf32>
    %624 = stablehlo.sqrt %623 : tensor<2x128x32xf32>
    %cst_210 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %626 = stablehlo.add %624, %625 : tensor<2x128x32xf32>
    %627 = stablehlo.divide %519, %626 : tensor<2x128x32xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %629 = stablehlo.add %557, %628 : tensor<2x128xf32>
    %630 = stablehlo.sqrt %629 : tensor<2x128xf32>
    %cst_212 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %632 = stablehlo.add %630, %631 : tensor<2x128xf32>
    %633 = stablehlo.divide %521, %632 : tensor<2x128xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %635 = stablehlo.add %559, %634 : tensor<2x32x128xf32>
    %636 = stablehlo.sqrt %635 : tensor<2x32x128xf32>
    %cst_214 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %638 = stablehlo.add %636, %637 : tensor<2x32x128xf32>
    %639 = stablehlo.divide %523, %638 : tensor<2x32x128xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %641 = stablehlo.add %561, %640 : tensor<32xf32>
    %642 = stablehlo.sqrt %641 : tensor<32xf32>
    %cst_216 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %644 = stablehlo.add %642, %643 : tensor<32xf32>
    %645 = stablehlo.divide %525, %644 : tensor<32xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %647 = stablehlo.add %563, %646 : tensor<32xf32>
    %648 = stablehlo.sqrt %647 : tensor<32xf32>
    %cst_218 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %650 = stablehlo.add %648, %649 : tensor<32xf32>
    %651 = stablehlo.divide %527, %650 : tensor<32xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %653 = stablehlo.add %565, %652 : tensor<16x32xf32>
    %654 = stablehlo.sqrt %653 : tensor<16x32xf32>
    %cst_220 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %656 = stablehlo.add %654, %655 : tensor<16x32xf32>
    %657 = stablehlo.divide %529, %656 : tensor<16x32xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %659 = stablehlo.add %567, %658 : tensor<64x32xf32>
    %660 = stablehlo.sqrt %659 : tensor<64x32xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %662 = stablehlo.add %660, %661 : tensor<64x32xf32>
    %663 = stablehlo.divide %531, %662 : tensor<64x32xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %665 = stablehlo.multiply %664, %arg1 : tensor<2x32x32xf32>
    %666 = stablehlo.add %579, %665 : tensor<2x32x32xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %668 = stablehlo.multiply %667, %arg3 : tensor<2x32x96xf32>
    %669 = stablehlo.add %591, %668 : tensor<2x32x96xf32>
    %cst_225 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %671 = stablehlo.multiply %670, %arg9 : tensor<2x128x32xf32>
    %672 = stablehlo.add %627, %671 : tensor<2x128x32xf32>
    %cst_226 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %674 = stablehlo.multiply %673, %arg11 : tensor<2x32x128xf32>
    %675 = stablehlo.add %639, %674 : tensor<2x32x128xf32>
    %cst_227 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %677 = stablehlo.multiply %676, %arg14 : tensor<16x32xf32>
    %678 = stablehlo.add %657, %677 : tensor<16x32xf32>
    %cst_228 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %680 = stablehlo.multiply %679, %arg15 : tensor<64x32xf32>
    %681 = stablehlo.add %663, %680 : tensor<64x32xf32>
    %cst_229 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %683 = stablehlo.multiply %682, %573 : tensor<2x32xf32>
    %cst_230 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %685 = stablehlo.multiply %684, %666 : tensor<2x32x32xf32>
    %cst_231 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %687 = stablehlo.multiply %686, %585 : tensor<2x96xf32>
    %cst_232 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %689 = stablehlo.multiply %688, %669 : tensor<2x32x96xf32>
    %cst_233 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %691 = stablehlo.multiply %690, %597 : tensor<2x32xf32>
    %cst_234 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %693 = stablehlo.multiply %692, %603 : tensor<2x32xf32>
    %cst_235 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %695 = stablehlo.multiply %694, %609 : tensor<2x32xf32>
    %cst_236 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %697 = stablehlo.multiply %696, %615 : tensor<2x32xf32>
    %cst_237 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %699 = stablehlo.multiply %698, %621 : tensor<2x32xf32>
    %cst_238 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %701 = stablehlo.multiply %700, %672 : tensor<2x128x32xf32>
    %cst_239 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %703 = stablehlo.multiply %702, %633 : tensor<2x128xf32>
    %cst_240 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %705 = stablehlo.multiply %704, %675 : tensor<2x32x128xf32>
    %cst_241 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %707 = stablehlo.multiply %706, %645 : tensor<32xf32>
    %cst_242 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %709 = stablehlo.multiply %708, %651 : tensor<32xf32>
    %cst_243 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %711 = stablehlo.multiply %710, %678 : tensor<16x32xf32>
    %cst_244 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %713 = stablehlo.multiply %712, %681 : tensor<64x32xf32>
    %714 = stablehlo.add %arg0, %683 : tensor<2x32xf32>
    %715 = stablehlo.add %arg1, %685 : tensor<2x32x32xf32>
    %716 = stablehlo.add %arg2, %687 : tensor<2x96xf32>
    %717 = stablehlo.add %arg3, %689 : tensor<2x32x96xf32>
    %718 = stablehlo.add %arg4, %691 : tensor<2x32xf32>
    %719 = stablehlo.add %arg5, %693 : tensor<2x32xf32>
    %720 = stablehlo.add %arg6, %695 : tensor<2x32xf32>
    %721 = stablehlo.add %arg7, %697 : tensor<2x32xf32>
    %722 = stablehlo.add %arg8, %699 : tensor<2x32xf32>
    %723 = stablehlo.add %arg9, %701 : tensor<2x128x32xf32>
    %724 = stablehlo.add %arg10, %703 : tensor<2x128xf32>
    %725 = stablehlo.add %arg11, %705 : tensor<2x32x128xf32>
    %726 = stablehlo.add %arg12, %707 : tensor<32xf32>
    %727 = stablehlo.add %arg13, %709 : tensor<32xf32>
    %728 = stablehlo.add %arg14, %711 : tensor<16x32xf32>
    %729 = stablehlo.add %arg15, %713 : tensor<64x32xf32>
    return %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %495, %321, %326, %331, %336, %341, %346, %351, %356, %361, %366, %371, %376, %381, %386, %391, %396, %402, %408, %414, %420, %426, %432, %438, %444, %450, %456, %462, %468, %474, %480, %486, %492, %78 : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<f32>) -> (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<12x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    return %1, %3, %2 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<2x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x32x32xf32>, %arg1: tensor<i32>) -> tensor<32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 32] : (tensor<2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x96xf32>, %arg1: tensor<i32>) -> tensor<96xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 96] : (tensor<2x96xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96xf32>) -> tensor<96xf32>
    return %1 : tensor<96xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x32x96xf32>, %arg1: tensor<i32>) -> tensor<32x96xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 96] : (tensor<2x32x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x96xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x96xf32>) -> tensor<32x96xf32>
    return %1 : tensor<32x96xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x128x32xf32>, %arg1: tensor<i32>) -> tensor<128x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 32] : (tensor<2x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x128xf32>, %arg1: tensor<i32>) -> tensor<128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 128] : (tensor<2x128xf32>, tensor<i32>, tensor<i32>) -> tensor<1x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128xf32>) -> tensor<128xf32>
    return %1 : tensor<128xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x32x128xf32>, %arg1: tensor<i32>) -> tensor<32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 128] : (tensor<2x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128xf32>) -> tensor<32x128xf32>
    return %1 : tensor<32x128xf32>
  }
  func.func private @closed_call(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<12x16x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<96xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<128x32xf32>, %arg13: tensor<128xf32>, %arg14: tensor<32x128xf32>) -> (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<12x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %5 = stablehlo.subtract %arg2, %4 : tensor<12x16x32xf32>
    %6 = chlo.square %5 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<12x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<12x16x1xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %14 = stablehlo.subtract %arg2, %13 : tensor<12x16x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<12x16x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<12x16x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<12x16x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<12x16x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<12x16x32xf32>
    %23 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<12x16x32xf32>
    %26 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %28 = stablehlo.add %25, %27 : tensor<12x16x32xf32>
    %29 = stablehlo.dot_general %28, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %30 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %32 = stablehlo.add %29, %31 : tensor<12x16x96xf32>
    %33 = stablehlo.slice %32 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %34 = stablehlo.slice %32 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %35 = stablehlo.slice %32 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %36 = stablehlo.reshape %33 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %37 = stablehlo.reshape %34 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %38 = stablehlo.reshape %35 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %39 = stablehlo.dot_general %36, %37, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %41 = stablehlo.divide %39, %40 : tensor<12x2x16x16xf32>
    %42 = call @_where_6(%41, %arg0, %arg1) : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %45 = stablehlo.maximum %44, %43 : tensor<12x2x16xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %48 = stablehlo.subtract %42, %47 : tensor<12x2x16x16xf32>
    %49 = stablehlo.exponential %48 : tensor<12x2x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %53 = stablehlo.divide %49, %52 : tensor<12x2x16x16xf32>
    %54 = stablehlo.multiply %51, %51 : tensor<12x2x16x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x2x16x1xf32>
    %56 = stablehlo.divide %55, %54 : tensor<12x2x16x1xf32>
    %57 = stablehlo.dot_general %38, %53, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %58 = stablehlo.transpose %57, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %59 = stablehlo.reshape %58 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %60 = stablehlo.dot_general %59, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %61 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %63 = stablehlo.add %60, %62 : tensor<12x16x32xf32>
    %64 = stablehlo.add %arg2, %63 : tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<12x16x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %70 = stablehlo.subtract %64, %69 : tensor<12x16x32xf32>
    %71 = chlo.square %70 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x16x32xf32>
    %73 = stablehlo.multiply %72, %70 : tensor<12x16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%71 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %77 = stablehlo.divide %75, %76 : tensor<12x16x1xf32>
    %78 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %79 = stablehlo.subtract %64, %78 : tensor<12x16x32xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %81 = stablehlo.add %77, %80 : tensor<12x16x1xf32>
    %82 = stablehlo.rsqrt %81 : tensor<12x16x1xf32>
    %83 = stablehlo.divide %82, %81 : tensor<12x16x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<12x16x1xf32>
    %86 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %87 = stablehlo.multiply %79, %86 : tensor<12x16x32xf32>
    %88 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %90 = stablehlo.multiply %87, %89 : tensor<12x16x32xf32>
    %91 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %93 = stablehlo.add %90, %92 : tensor<12x16x32xf32>
    %94 = stablehlo.dot_general %93, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %95 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %97 = stablehlo.add %94, %96 : tensor<12x16x128xf32>
    %98 = stablehlo.multiply %97, %97 : tensor<12x16x128xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<12x16x128xf32>
    %100 = stablehlo.multiply %97, %97 : tensor<12x16x128xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<12x16x128xf32>
    %cst_19 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %104 = stablehlo.multiply %103, %99 : tensor<12x16x128xf32>
    %105 = stablehlo.add %97, %104 : tensor<12x16x128xf32>
    %cst_20 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<12x16x128xf32>
    %108 = stablehlo.tanh %107 : tensor<12x16x128xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %110 = stablehlo.subtract %109, %108 : tensor<12x16x128xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %112 = stablehlo.add %111, %108 : tensor<12x16x128xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %114 = stablehlo.multiply %113, %112 : tensor<12x16x128xf32>
    %115 = stablehlo.multiply %97, %114 : tensor<12x16x128xf32>
    %116 = stablehlo.dot_general %115, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %117 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %119 = stablehlo.add %116, %118 : tensor<12x16x32xf32>
    %120 = stablehlo.add %64, %119 : tensor<12x16x32xf32>
    return %120, %8, %20, %17, %14, %23, %22, %28, %37, %36, %49, %51, %56, %53, %38, %59, %73, %85, %82, %79, %88, %87, %93, %102, %108, %110, %114, %97, %115 : tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x1xf32>, tensor<12x16x1xf32>, tensor<12x16x32xf32>, tensor<1x1x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>, tensor<12x16x128xf32>
  }
  func.func private @_where_6(%arg0: tensor<12x2x16x16xf32>, %arg1: tensor<12x2x16x16xi1>, %arg2: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %0 : tensor<12x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x12x16x32xf32>, %arg1: tensor<12x16x32xf32>, %arg2: tensor<i32>) -> tensor<2x12x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x16x32xf32>) -> tensor<1x12x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x16x32xf32>, tensor<1x12x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x16x32xf32>
    return %1 : tensor<2x12x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x12x16x1xf32>, %arg1: tensor<12x16x1xf32>, %arg2: tensor<i32>) -> tensor<2x12x16x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x16x1xf32>) -> tensor<1x12x16x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x16x1xf32>, tensor<1x12x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x16x1xf32>
    return %1 : tensor<2x12x16x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x1x1x32xf32>, %arg1: tensor<1x1x32xf32>, %arg2: tensor<i32>) -> tensor<2x1x1x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x32xf32>
    return %1 : tensor<2x1x1x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x12x16x2x16xf32>, %arg1: tensor<12x16x2x16xf32>, %arg2: tensor<i32>) -> tensor<2x12x16x2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x16x2x16xf32>) -> tensor<1x12x16x2x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x16x2x16xf32>, tensor<1x12x16x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x16x2x16xf32>
    return %1 : tensor<2x12x16x2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x12x2x16x16xf32>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<i32>) -> tensor<2x12x2x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x2x16x16xf32>) -> tensor<1x12x2x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x2x16x16xf32>, tensor<1x12x2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x2x16x16xf32>
    return %1 : tensor<2x12x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x12x2x16x1xf32>, %arg1: tensor<12x2x16x1xf32>, %arg2: tensor<i32>) -> tensor<2x12x2x16x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x2x16x1xf32>) -> tensor<1x12x2x16x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x2x16x1xf32>, tensor<1x12x2x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x2x16x1xf32>
    return %1 : tensor<2x12x2x16x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x12x16x128xf32>, %arg1: tensor<12x16x128xf32>, %arg2: tensor<i32>) -> tensor<2x12x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x16x128xf32>) -> tensor<1x12x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x16x128xf32>, tensor<1x12x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x16x128xf32>
    return %1 : tensor<2x12x16x128xf32>
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
  func.func private @log_softmax_13(%arg0: tensor<12x16x64xf32>, %arg1: tensor<12x16x1xf32>, %arg2: tensor<12x16x64xf32>) -> tensor<12x16x64xf32> {
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
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x12x16x32xf32>, %arg1: tensor<i32>) -> tensor<12x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 16, 32] : (tensor<2x12x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x16x32xf32>) -> tensor<12x16x32xf32>
    return %1 : tensor<12x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x12x16x1xf32>, %arg1: tensor<i32>) -> tensor<12x16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 16, 1] : (tensor<2x12x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x16x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x16x1xf32>) -> tensor<12x16x1xf32>
    return %1 : tensor<12x16x1xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x1x1x32xf32>, %arg1: tensor<i32>) -> tensor<1x1x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 32] : (tensor<2x1x1x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x32xf32>) -> tensor<1x1x32xf32>
    return %1 : tensor<1x1x32xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x12x16x2x16xf32>, %arg1: tensor<i32>) -> tensor<12x16x2x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 16, 2, 16] : (tensor<2x12x16x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x16x2x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x16x2x16xf32>) -> tensor<12x16x2x16xf32>
    return %1 : tensor<12x16x2x16xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x12x2x16x16xf32>, %arg1: tensor<i32>) -> tensor<12x2x16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 2, 16, 16] : (tensor<2x12x2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x2x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    return %1 : tensor<12x2x16x16xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<2x12x2x16x1xf32>, %arg1: tensor<i32>) -> tensor<12x2x16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 2, 16, 1] : (tensor<2x12x2x16x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x2x16x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x2x16x1xf32>) -> tensor<12x2x16x1xf32>
    return %1 : tensor<12x2x16x1xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<2x12x16x128xf32>, %arg1: tensor<i32>) -> tensor<12x16x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 16, 128] : (tensor<2x12x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x16x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x16x128xf32>) -> tensor<12x16x128xf32>
    return %1 : tensor<12x16x128xf32>
  }
  func.func private @closed_call_21(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<12x16x32xf32>, %arg3: tensor<12x16x32xf32>, %arg4: tensor<12x16x1xf32>, %arg5: tensor<12x16x1xf32>, %arg6: tensor<12x16x32xf32>, %arg7: tensor<1x1x32xf32>, %arg8: tensor<12x16x32xf32>, %arg9: tensor<32x96xf32>, %arg10: tensor<12x16x32xf32>, %arg11: tensor<12x16x2x16xf32>, %arg12: tensor<12x16x2x16xf32>, %arg13: tensor<12x2x16x16xf32>, %arg14: tensor<12x2x16x1xf32>, %arg15: tensor<12x2x16x1xf32>, %arg16: tensor<12x2x16x16xf32>, %arg17: tensor<12x16x2x16xf32>, %arg18: tensor<32x32xf32>, %arg19: tensor<12x16x32xf32>, %arg20: tensor<12x16x32xf32>, %arg21: tensor<12x16x1xf32>, %arg22: tensor<12x16x1xf32>, %arg23: tensor<12x16x32xf32>, %arg24: tensor<1x1x32xf32>, %arg25: tensor<12x16x32xf32>, %arg26: tensor<32x128xf32>, %arg27: tensor<12x16x32xf32>, %arg28: tensor<12x16x128xf32>, %arg29: tensor<12x16x128xf32>, %arg30: tensor<12x16x128xf32>, %arg31: tensor<12x16x128xf32>, %arg32: tensor<12x16x128xf32>, %arg33: tensor<128x32xf32>, %arg34: tensor<12x16x128xf32>) -> (tensor<12x16x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.reshape %0 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.dot_general %arg2, %arg34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x128xf32>) -> tensor<32x128xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %5 = stablehlo.dot_general %arg2, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<128x32xf32>) -> tensor<12x16x128xf32>
    %6 = stablehlo.multiply %arg32, %5 : tensor<12x16x128xf32>
    %7 = stablehlo.multiply %5, %arg31 : tensor<12x16x128xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<12x16x128xf32>
    %10 = stablehlo.multiply %9, %arg30 : tensor<12x16x128xf32>
    %11 = stablehlo.multiply %10, %arg29 : tensor<12x16x128xf32>
    %12 = stablehlo.add %10, %11 : tensor<12x16x128xf32>
    %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<12x16x128xf32>
    %15 = stablehlo.add %7, %14 : tensor<12x16x128xf32>
    %cst_3 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<12x16x128xf32>
    %18 = stablehlo.multiply %17, %arg28 : tensor<12x16x128xf32>
    %19 = stablehlo.add %15, %18 : tensor<12x16x128xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x128xf32>, tensor<f32>) -> tensor<128xf32>
    %21 = stablehlo.reshape %20 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %23 = stablehlo.dot_general %19, %arg27, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<12x16x32xf32>) -> tensor<128x32xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %25 = stablehlo.dot_general %19, %arg26, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %27 = stablehlo.reshape %26 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %29 = stablehlo.multiply %arg25, %25 : tensor<12x16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.reshape %30 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %32 = stablehlo.broadcast_in_dim %arg24, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<12x16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.multiply %arg23, %33 : tensor<12x16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %37 = stablehlo.reshape %36 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %38 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %39 = stablehlo.multiply %33, %38 : tensor<12x16x32xf32>
    %40 = stablehlo.multiply %37, %arg21 : tensor<12x16x1xf32>
    %41 = stablehlo.negate %39 : tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %43 = stablehlo.reshape %42 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %44 = stablehlo.add %arg2, %39 : tensor<12x16x32xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %46 = stablehlo.divide %40, %45 : tensor<12x16x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %49 = stablehlo.multiply %48, %arg20 : tensor<12x16x32xf32>
    %50 = stablehlo.negate %49 : tensor<12x16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %52 = stablehlo.reshape %51 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %53 = stablehlo.add %44, %49 : tensor<12x16x32xf32>
    %54 = stablehlo.add %43, %52 : tensor<12x16x1xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<12x16x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %59 = stablehlo.add %53, %58 : tensor<12x16x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.reshape %60 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.dot_general %59, %arg19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<32x32xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %65 = stablehlo.dot_general %59, %arg18, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %66 = stablehlo.reshape %65 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %67 = stablehlo.transpose %66, dims = [0, 2, 3, 1] : (tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %68 = stablehlo.dot_general %67, %arg17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %69 = stablehlo.dot_general %67, %arg16, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %70 = stablehlo.transpose %69, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %71 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %72 = stablehlo.multiply %68, %71 : tensor<12x2x16x16xf32>
    %73 = stablehlo.multiply %72, %arg13 : tensor<12x2x16x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %75 = stablehlo.reshape %74 : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %76 = stablehlo.negate %75 : tensor<12x2x16x1xf32>
    %77 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %78 = stablehlo.divide %68, %77 : tensor<12x2x16x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%76 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x1xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x16xf32>
    %81 = stablehlo.add %78, %80 : tensor<12x2x16x16xf32>
    %82 = stablehlo.multiply %81, %arg13 : tensor<12x2x16x16xf32>
    %83 = call @_where_22(%arg0, %arg1, %82) : (tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_21 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %85 = stablehlo.divide %83, %84 : tensor<12x2x16x16xf32>
    %86 = stablehlo.dot_general %85, %arg12, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %87 = stablehlo.transpose %86, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %88 = stablehlo.dot_general %85, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 1, 3] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %90 = stablehlo.reshape %70 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %91 = stablehlo.reshape %87 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %92 = stablehlo.reshape %89 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %93 = stablehlo.concatenate %92, %91, %90, dim = 2 : (tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) -> tensor<12x16x96xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x96xf32>, tensor<f32>) -> tensor<96xf32>
    %95 = stablehlo.reshape %94 : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %97 = stablehlo.dot_general %93, %arg10, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<12x16x32xf32>) -> tensor<96x32xf32>
    %98 = stablehlo.transpose %97, dims = [1, 0] : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %99 = stablehlo.dot_general %93, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x96xf32>, tensor<32x96xf32>) -> tensor<12x16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.reshape %100 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %103 = stablehlo.multiply %arg8, %99 : tensor<12x16x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %105 = stablehlo.reshape %104 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %106 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %107 = stablehlo.multiply %99, %106 : tensor<12x16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%105 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.multiply %arg6, %107 : tensor<12x16x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %111 = stablehlo.reshape %110 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %112 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %113 = stablehlo.multiply %107, %112 : tensor<12x16x32xf32>
    %114 = stablehlo.multiply %111, %arg4 : tensor<12x16x1xf32>
    %115 = stablehlo.negate %113 : tensor<12x16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %117 = stablehlo.reshape %116 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %118 = stablehlo.add %59, %113 : tensor<12x16x32xf32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %120 = stablehlo.divide %114, %119 : tensor<12x16x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %123 = stablehlo.multiply %122, %arg3 : tensor<12x16x32xf32>
    %124 = stablehlo.negate %123 : tensor<12x16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %126 = stablehlo.reshape %125 : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %127 = stablehlo.add %118, %123 : tensor<12x16x32xf32>
    %128 = stablehlo.add %117, %126 : tensor<12x16x1xf32>
    %cst_33 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %130 = stablehlo.divide %128, %129 : tensor<12x16x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<12x16x1xf32>, tensor<f32>) -> tensor<12x16xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x32xf32>
    %133 = stablehlo.add %127, %132 : tensor<12x16x32xf32>
    return %133, %62, %64, %96, %98, %102, %108, %28, %34, %2, %4, %22, %24 : tensor<12x16x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>
  }
  func.func private @_where_22(%arg0: tensor<12x2x16x16xi1>, %arg1: tensor<12x2x16x16xf32>, %arg2: tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<12x2x16x16xi1>, tensor<12x2x16x16xf32>
    return %1 : tensor<12x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<2x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<i32>) -> tensor<2x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<2x32xf32>
    return %1 : tensor<2x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<2x32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<i32>) -> tensor<2x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x32xf32>
    return %1 : tensor<2x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<2x96xf32>, %arg1: tensor<96xf32>, %arg2: tensor<i32>) -> tensor<2x96xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x96xf32>, tensor<1x96xf32>, tensor<i32>, tensor<i32>) -> tensor<2x96xf32>
    return %1 : tensor<2x96xf32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<2x32x96xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<i32>) -> tensor<2x32x96xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x96xf32>) -> tensor<1x32x96xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x96xf32>, tensor<1x32x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x96xf32>
    return %1 : tensor<2x32x96xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<2x128x32xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<i32>) -> tensor<2x128x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x128x32xf32>, tensor<1x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x32xf32>
    return %1 : tensor<2x128x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<2x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<i32>) -> tensor<2x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x128xf32>, tensor<1x128xf32>, tensor<i32>, tensor<i32>) -> tensor<2x128xf32>
    return %1 : tensor<2x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<2x32x128xf32>, %arg1: tensor<32x128xf32>, %arg2: tensor<i32>) -> tensor<2x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x128xf32>
    return %1 : tensor<2x32x128xf32>
  }
  func.func private @_where_30(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<2x32xf32> {jax.result_info = "result.params['blocks']['attn']['out']['bias']", zero.role = #zero.role<param "blocks/attn/out/bias">}, tensor<2x32x32xf32> {jax.result_info = "result.params['blocks']['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/attn/out/kernel">}, tensor<2x96xf32> {jax.result_info = "result.params['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/attn/qkv/bias">}, tensor<2x32x96xf32> {jax.result_info = "result.params['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/attn/qkv/kernel">}, tensor<2x32xf32> {jax.result_info = "result.params['blocks']['ln_1']['bias']", zero.role = #zero.role<param "blocks/ln_1/bias">}, tensor<2x32xf32> {jax.result_info = "result.params['blocks']['ln_1']['scale']", zero.role = #zero.role<param "blocks/ln_1/scale">}, tensor<2x32xf32> {jax.result_info = "result.params['blocks']['ln_2']['bias']", zero.role = #zero.role<param "blocks/ln_2/bias">}, tensor<2x32xf32> {jax.result_info = "result.params['blocks']['ln_2']['scale']", zero.role = #zero.role<param "blocks/ln_2/scale">}, tensor<2x32xf32> {jax.result_info = "result.params['blocks']['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/mlp/down/bias">}, tensor<2x128x32xf32> {jax.result_info = "result.params['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/mlp/down/kernel">}, tensor<2x128xf32> {jax.result_info = "result.params['blocks']['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/mlp/up/bias">}, tensor<2x32x128xf32> {jax.result_info = "result.params['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.params['ln_f']['bias']", zero.role = #zero.role<param "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.params['ln_f']['scale']", zero.role = #zero.role<param "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.params['wpe']", zero.role = #zero.role<param "wpe">}, tensor<64x32xf32> {jax.result_info = "result.params['wte']", zero.role = #zero.role<param "wte">}, tensor<i32> {jax.result_info = "result.opt_state[1][0].count", zero.role = #zero.role<step "opt_state/1/0/count">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, tensor<2x32x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, tensor<2x96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, tensor<2x32x96xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, tensor<2x128x32xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, tensor<2x128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, tensor<2x32x128xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].mu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.opt_state[1][0].mu['wpe']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" of = "wpe">}, tensor<64x32xf32> {jax.result_info = "result.opt_state[1][0].mu['wte']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" of = "wte">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['attn']['out']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, tensor<2x32x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, tensor<2x96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, tensor<2x32x96xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['ln_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['ln_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['ln_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['ln_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, tensor<2x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['mlp']['down']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, tensor<2x128x32xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, tensor<2x128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['mlp']['up']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, tensor<2x32x128xf32> {jax.result_info = "result.opt_state[1][0].nu['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['bias']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].nu['ln_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, tensor<16x32xf32> {jax.result_info = "result.opt_state[1][0].nu['wpe']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" of = "wpe">}, tensor<64x32xf32> {jax.result_info = "result.opt_state[1][0].nu['wte']", zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" of = "wte">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<2x32x32xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %c_2 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal_2(%6) : (tensor<2xui32>) -> tensor<2x32x96xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2x32x96xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %c_9 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = call @init_threefry_fold_in(%arg0, %c_9) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %16 = call @init_normal_7(%15) : (tensor<2xui32>) -> tensor<2x128x32xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2x128x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %c_12 = stablehlo.constant dense<11> : tensor<ui32>
    %20 = call @init_threefry_fold_in(%arg0, %c_12) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %21 = call @init_normal_12(%20) : (tensor<2xui32>) -> tensor<2x32x128xf32>
    %cst_13 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2x32x128xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %c_16 = stablehlo.constant dense<14> : tensor<ui32>
    %26 = call @init_threefry_fold_in(%arg0, %c_16) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %27 = call @init_normal_17(%26) : (tensor<2xui32>) -> tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<16x32xf32>
    %c_18 = stablehlo.constant dense<15> : tensor<ui32>
    %30 = call @init_threefry_fold_in(%arg0, %c_18) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %31 = call @init_normal_22(%30) : (tensor<2xui32>) -> tensor<64x32xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<64x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x96xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x128xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    return %0, %4, %5, %9, %10, %11, %12, %13, %14, %18, %19, %23, %24, %25, %29, %33, %c_52, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65 : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<i32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>, tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<64x32xf32>
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
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<2x32x32xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x32x32xf32>
    return %0 : tensor<2x32x32xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<2x32x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x32x32xf32>
    %1 = chlo.erf_inv %0 : tensor<2x32x32xf32> -> tensor<2x32x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x32x32xf32>
    return %3 : tensor<2x32x32xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x32x32xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x32x32xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x32x32xui64>
    %c = stablehlo.constant dense<1024> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x32x32xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x32x32xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x32x32xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x32x32xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x32x32xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x32x32xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x32x32xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x32x32xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x32x32xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x32x32xui64>
    %19 = stablehlo.convert %16 : (tensor<2x32x32xui64>) -> tensor<2x32x32xui32>
    %20 = stablehlo.convert %18 : (tensor<2x32x32xui64>) -> tensor<2x32x32xui32>
    %21:2 = call @init_threefry2x32_0(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x32x32xui32>, tensor<2x32x32xui32>) -> (tensor<2x32x32xui32>, tensor<2x32x32xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x32x32xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x32x32xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x32x32xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x32x32xui32>) -> tensor<2x32x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x32xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x32x32xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x32xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x32x32xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x32xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x32x32xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x32xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x32x32xf32>
    return %36 : tensor<2x32x32xf32>
  }
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x32x32xui32>, %arg3: tensor<2x32x32xui32>) -> (tensor<2x32x32xui32>, tensor<2x32x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x32x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x32x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x32x32xui32>, tensor<2x32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x32x32xui32>, tensor<2x32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x32x32xui32>, tensor<2x32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x32x32xui32>, tensor<2x32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x32x32xui32>, tensor<2x32x32xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<2x32x32xui32>, %arg2: tensor<2x32x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x32x32xui32>, tensor<2x32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x32x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x32x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x32x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x32x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x32x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x32x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x32x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x32x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x32x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x32x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x32x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x32x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x32x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x32x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x32x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x32x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x32x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x32x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x32x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x32x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x32x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x32x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x32x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x32x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x32x32xui32>, tensor<2x32x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<2x32x96xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<2x32x96xf32>
    return %0 : tensor<2x32x96xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<2x32x96xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x32x96xf32>
    %1 = chlo.erf_inv %0 : tensor<2x32x96xf32> -> tensor<2x32x96xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x32x96xf32>
    return %3 : tensor<2x32x96xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x32x96xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x32x96xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x32x96xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x32x96xui64>
    %c = stablehlo.constant dense<3072> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x32x96xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x32x96xui64>
    %c_0 = stablehlo.constant dense<96> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x32x96xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x32x96xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x32x96xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x32x96xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x32x96xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x32x96xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x32x96xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x32x96xui64>
    %19 = stablehlo.convert %16 : (tensor<2x32x96xui64>) -> tensor<2x32x96xui32>
    %20 = stablehlo.convert %18 : (tensor<2x32x96xui64>) -> tensor<2x32x96xui32>
    %21:2 = call @init_threefry2x32_5(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x32x96xui32>, tensor<2x32x96xui32>) -> (tensor<2x32x96xui32>, tensor<2x32x96xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x32x96xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x32x96xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x32x96xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x32x96xui32>) -> tensor<2x32x96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x96xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x32x96xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x96xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x32x96xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x96xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x32x96xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x96xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x32x96xf32>
    return %36 : tensor<2x32x96xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x32x96xui32>, %arg3: tensor<2x32x96xui32>) -> (tensor<2x32x96xui32>, tensor<2x32x96xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x32x96xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x32x96xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x32x96xui32>, tensor<2x32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x32x96xui32>, tensor<2x32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x32x96xui32>, tensor<2x32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x32x96xui32>, tensor<2x32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x32x96xui32>, tensor<2x32x96xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<2x32x96xui32>, %arg2: tensor<2x32x96xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x32x96xui32>, tensor<2x32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x32x96xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x32x96xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x32x96xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x32x96xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x32x96xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x32x96xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x32x96xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x32x96xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x32x96xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x32x96xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x32x96xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x32x96xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x32x96xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x32x96xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x32x96xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x32x96xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x32x96xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x32x96xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x32x96xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x32x96xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x32x96xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x32x96xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x32x96xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x32x96xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x32x96xui32>, tensor<2x32x96xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<2x128x32xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<2x128x32xf32>
    return %0 : tensor<2x128x32xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<2x128x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x128x32xf32>
    %1 = chlo.erf_inv %0 : tensor<2x128x32xf32> -> tensor<2x128x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x128x32xf32>
    return %3 : tensor<2x128x32xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x128x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x128x32xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x128x32xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x128x32xui64>
    %c = stablehlo.constant dense<4096> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x128x32xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x128x32xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x128x32xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x128x32xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x128x32xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x128x32xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x128x32xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x128x32xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x128x32xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x128x32xui64>
    %19 = stablehlo.convert %16 : (tensor<2x128x32xui64>) -> tensor<2x128x32xui32>
    %20 = stablehlo.convert %18 : (tensor<2x128x32xui64>) -> tensor<2x128x32xui32>
    %21:2 = call @init_threefry2x32_10(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x128x32xui32>, tensor<2x128x32xui32>) -> (tensor<2x128x32xui32>, tensor<2x128x32xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x128x32xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x128x32xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x128x32xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x128x32xui32>) -> tensor<2x128x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x128x32xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x128x32xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x128x32xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x128x32xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x128x32xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x128x32xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x128x32xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x128x32xf32>
    return %36 : tensor<2x128x32xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x128x32xui32>, %arg3: tensor<2x128x32xui32>) -> (tensor<2x128x32xui32>, tensor<2x128x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x128x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x128x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x128x32xui32>, tensor<2x128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x128x32xui32>, tensor<2x128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x128x32xui32>, tensor<2x128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x128x32xui32>, tensor<2x128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x128x32xui32>, tensor<2x128x32xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<2x128x32xui32>, %arg2: tensor<2x128x32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x128x32xui32>, tensor<2x128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x128x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x128x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x128x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x128x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x128x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x128x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x128x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x128x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x128x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x128x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x128x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x128x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x128x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x128x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x128x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x128x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x128x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x128x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x128x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x128x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x128x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x128x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x128x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x128x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x128x32xui32>, tensor<2x128x32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<2x32x128xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<2x32x128xf32>
    return %0 : tensor<2x32x128xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<2x32x128xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x32x128xf32>
    %1 = chlo.erf_inv %0 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x32x128xf32>
    return %3 : tensor<2x32x128xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x32x128xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x32x128xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x32x128xui64>
    %c = stablehlo.constant dense<4096> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x32x128xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x32x128xui64>
    %c_0 = stablehlo.constant dense<128> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x32x128xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x32x128xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x32x128xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x32x128xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x32x128xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x32x128xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x32x128xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x32x128xui64>
    %19 = stablehlo.convert %16 : (tensor<2x32x128xui64>) -> tensor<2x32x128xui32>
    %20 = stablehlo.convert %18 : (tensor<2x32x128xui64>) -> tensor<2x32x128xui32>
    %21:2 = call @init_threefry2x32_15(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x32x128xui32>, tensor<2x32x128xui32>) -> (tensor<2x32x128xui32>, tensor<2x32x128xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x32x128xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x32x128xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x32x128xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x32x128xui32>) -> tensor<2x32x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x32x128xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x128xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x32x128xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x128xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x32x128xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x32x128xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x32x128xf32>
    return %36 : tensor<2x32x128xf32>
  }
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x32x128xui32>, %arg3: tensor<2x32x128xui32>) -> (tensor<2x32x128xui32>, tensor<2x32x128xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x32x128xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x32x128xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x32x128xui32>, tensor<2x32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x32x128xui32>, tensor<2x32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x32x128xui32>, tensor<2x32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x32x128xui32>, tensor<2x32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x32x128xui32>, tensor<2x32x128xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<2x32x128xui32>, %arg2: tensor<2x32x128xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x32x128xui32>, tensor<2x32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x32x128xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x32x128xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x32x128xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x32x128xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x32x128xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x32x128xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x32x128xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x32x128xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x32x128xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x32x128xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x32x128xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x32x128xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x32x128xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x32x128xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x32x128xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x32x128xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x32x128xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x32x128xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x32x128xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x32x128xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x32x128xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x32x128xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x32x128xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x32x128xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x32x128xui32>, tensor<2x32x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
  func.func public @eval(%arg0: tensor<2x32xf32> {zero.role = #zero.role<param "blocks/attn/out/bias">}, %arg1: tensor<2x32x32xf32> {zero.role = #zero.role<param "blocks/attn/out/kernel">}, %arg2: tensor<2x96xf32> {zero.role = #zero.role<param "blocks/attn/qkv/bias">}, %arg3: tensor<2x32x96xf32> {zero.role = #zero.role<param "blocks/attn/qkv/kernel">}, %arg4: tensor<2x32xf32> {zero.role = #zero.role<param "blocks/ln_1/bias">}, %arg5: tensor<2x32xf32> {zero.role = #zero.role<param "blocks/ln_1/scale">}, %arg6: tensor<2x32xf32> {zero.role = #zero.role<param "blocks/ln_2/bias">}, %arg7: tensor<2x32xf32> {zero.role = #zero.role<param "blocks/ln_2/scale">}, %arg8: tensor<2x32xf32> {zero.role = #zero.role<param "blocks/mlp/down/bias">}, %arg9: tensor<2x128x32xf32> {zero.role = #zero.role<param "blocks/mlp/down/kernel">}, %arg10: tensor<2x128xf32> {zero.role = #zero.role<param "blocks/mlp/up/bias">}, %arg11: tensor<2x32x128xf32> {zero.role = #zero.role<param "blocks/mlp/up/kernel">}, %arg12: tensor<32xf32> {zero.role = #zero.role<param "ln_f/bias">}, %arg13: tensor<32xf32> {zero.role = #zero.role<param "ln_f/scale">}, %arg14: tensor<16x32xf32> {zero.role = #zero.role<param "wpe">}, %arg15: tensor<64x32xf32> {zero.role = #zero.role<param "wte">}, %arg16: tensor<i32> {zero.role = #zero.role<step "opt_state/1/0/count">}, %arg17: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, %arg18: tensor<2x32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, %arg19: tensor<2x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, %arg20: tensor<2x32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, %arg21: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, %arg22: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, %arg23: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, %arg24: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, %arg25: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, %arg26: tensor<2x128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, %arg27: tensor<2x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, %arg28: tensor<2x32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, %arg29: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/bias" of = "ln_f/bias">}, %arg30: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/ln_f/scale" of = "ln_f/scale">}, %arg31: tensor<16x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/wpe" of = "wpe">}, %arg32: tensor<64x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/wte" of = "wte">}, %arg33: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/out/bias" of = "blocks/attn/out/bias">}, %arg34: tensor<2x32x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/out/kernel" of = "blocks/attn/out/kernel">}, %arg35: tensor<2x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/qkv/bias" of = "blocks/attn/qkv/bias">}, %arg36: tensor<2x32x96xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/attn/qkv/kernel" of = "blocks/attn/qkv/kernel">}, %arg37: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_1/bias" of = "blocks/ln_1/bias">}, %arg38: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_1/scale" of = "blocks/ln_1/scale">}, %arg39: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_2/bias" of = "blocks/ln_2/bias">}, %arg40: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/ln_2/scale" of = "blocks/ln_2/scale">}, %arg41: tensor<2x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/down/bias" of = "blocks/mlp/down/bias">}, %arg42: tensor<2x128x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/down/kernel" of = "blocks/mlp/down/kernel">}, %arg43: tensor<2x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/up/bias" of = "blocks/mlp/up/bias">}, %arg44: tensor<2x32x128xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/blocks/mlp/up/kernel" of = "blocks/mlp/up/kernel">}, %arg45: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/bias" of = "ln_f/bias">}, %arg46: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/ln_f/scale" of = "ln_f/scale">}, %arg47: tensor<16x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/wpe" of = "wpe">}, %arg48: tensor<64x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/nu/wte" of = "wte">}, %arg49: tensor<12x16xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg50: tensor<12x16xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %1 = stablehlo.compare LT, %arg49, %0, SIGNED : (tensor<12x16xi32>, tensor<12x16xi32>) -> tensor<12x16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x16xi32>
    %3 = stablehlo.add %arg49, %2 : tensor<12x16xi32>
    %4 = stablehlo.select %1, %3, %arg49 : tensor<12x16xi1>, tensor<12x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x16xi32>) -> tensor<12x16x1xi32>
    %6 = "stablehlo.gather"(%arg15, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<12x16x1xi32>) -> tensor<12x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<12x16x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x16x32xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10:14 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %arg2, %iterArg_11 = %arg3, %iterArg_12 = %arg4, %iterArg_13 = %arg5, %iterArg_14 = %arg6, %iterArg_15 = %arg7, %iterArg_16 = %arg8, %iterArg_17 = %arg9, %iterArg_18 = %arg10, %iterArg_19 = %arg11, %iterArg_20 = %c_1, %iterArg_21 = %9) : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<i32>, tensor<12x16x32xf32>
    cond {
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %43 = stablehlo.compare LT, %iterArg_20, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    } do {
      %43 = func.call @eval_dynamic_index_in_dim(%iterArg, %iterArg_20) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %44 = func.call @eval_dynamic_index_in_dim_0(%iterArg_9, %iterArg_20) : (tensor<2x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %45 = func.call @eval_dynamic_index_in_dim_1(%iterArg_10, %iterArg_20) : (tensor<2x96xf32>, tensor<i32>) -> tensor<96xf32>
      %46 = func.call @eval_dynamic_index_in_dim_2(%iterArg_11, %iterArg_20) : (tensor<2x32x96xf32>, tensor<i32>) -> tensor<32x96xf32>
      %47 = func.call @eval_dynamic_index_in_dim(%iterArg_12, %iterArg_20) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %48 = func.call @eval_dynamic_index_in_dim(%iterArg_13, %iterArg_20) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %49 = func.call @eval_dynamic_index_in_dim(%iterArg_14, %iterArg_20) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %50 = func.call @eval_dynamic_index_in_dim(%iterArg_15, %iterArg_20) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %51 = func.call @eval_dynamic_index_in_dim(%iterArg_16, %iterArg_20) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
      %52 = func.call @eval_dynamic_index_in_dim_3(%iterArg_17, %iterArg_20) : (tensor<2x128x32xf32>, tensor<i32>) -> tensor<128x32xf32>
      %53 = func.call @eval_dynamic_index_in_dim_4(%iterArg_18, %iterArg_20) : (tensor<2x128xf32>, tensor<i32>) -> tensor<128xf32>
      %54 = func.call @eval_dynamic_index_in_dim_5(%iterArg_19, %iterArg_20) : (tensor<2x32x128xf32>, tensor<i32>) -> tensor<32x128xf32>
      %55 = func.call @eval_closed_call(%iterArg_21, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54) : (tensor<12x16x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<96xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>) -> tensor<12x16x32xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_20, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %56, %55 : tensor<2x32xf32>, tensor<2x32x32xf32>, tensor<2x96xf32>, tensor<2x32x96xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x128x32xf32>, tensor<2x128xf32>, tensor<2x32x128xf32>, tensor<i32>, tensor<12x16x32xf32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10#13 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x16x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %16 = stablehlo.subtract %10#13, %15 : tensor<12x16x32xf32>
    %17 = chlo.square %16 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<12x16x1xf32>
    %22 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %23 = stablehlo.subtract %10#13, %22 : tensor<12x16x32xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %25 = stablehlo.add %21, %24 : tensor<12x16x1xf32>
    %26 = stablehlo.rsqrt %25 : tensor<12x16x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %28 = stablehlo.multiply %23, %27 : tensor<12x16x32xf32>
    %29 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<12x16x32xf32>
    %32 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %34 = stablehlo.add %31, %33 : tensor<12x16x32xf32>
    %35 = stablehlo.dot_general %34, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<64x32xf32>) -> tensor<12x16x64xf32>
    %36 = call @eval_log_softmax(%35) : (tensor<12x16x64xf32>) -> tensor<12x16x64xf32>
    %37 = call @eval_one_hot(%arg50) : (tensor<12x16xi32>) -> tensor<12x16x64xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<12x16x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<12x16x64xf32>, tensor<f32>) -> tensor<12x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_8 : tensor<f32>
    %42 = stablehlo.negate %41 : tensor<f32>
    return %42 : tensor<f32>
  }
  func.func private @eval_dynamic_index_in_dim(%arg0: tensor<2x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<2x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @eval_dynamic_index_in_dim_0(%arg0: tensor<2x32x32xf32>, %arg1: tensor<i32>) -> tensor<32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 32] : (tensor<2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @eval_dynamic_index_in_dim_1(%arg0: tensor<2x96xf32>, %arg1: tensor<i32>) -> tensor<96xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 96] : (tensor<2x96xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96xf32>) -> tensor<96xf32>
    return %1 : tensor<96xf32>
  }
  func.func private @eval_dynamic_index_in_dim_2(%arg0: tensor<2x32x96xf32>, %arg1: tensor<i32>) -> tensor<32x96xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 96] : (tensor<2x32x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x96xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x96xf32>) -> tensor<32x96xf32>
    return %1 : tensor<32x96xf32>
  }
  func.func private @eval_dynamic_index_in_dim_3(%arg0: tensor<2x128x32xf32>, %arg1: tensor<i32>) -> tensor<128x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 32] : (tensor<2x128x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    return %1 : tensor<128x32xf32>
  }
  func.func private @eval_dynamic_index_in_dim_4(%arg0: tensor<2x128xf32>, %arg1: tensor<i32>) -> tensor<128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 128] : (tensor<2x128xf32>, tensor<i32>, tensor<i32>) -> tensor<1x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128xf32>) -> tensor<128xf32>
    return %1 : tensor<128xf32>
  }
  func.func private @eval_dynamic_index_in_dim_5(%arg0: tensor<2x32x128xf32>, %arg1: tensor<i32>) -> tensor<32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 128] : (tensor<2x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128xf32>) -> tensor<32x128xf32>
    return %1 : tensor<32x128xf32>
  }
  func.func private @eval_closed_call(%arg0: tensor<12x16x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<96xf32>, %arg4: tensor<32x96xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<128x32xf32>, %arg11: tensor<128xf32>, %arg12: tensor<32x128xf32>) -> tensor<12x16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<12x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x16x32xf32>
    %6 = chlo.square %5 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<12x16x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<12x16x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<12x16x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<12x16x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<12x16x32xf32>
    %18 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<12x16x32xf32>
    %21 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %23 = stablehlo.add %20, %22 : tensor<12x16x32xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x96xf32>) -> tensor<12x16x96xf32>
    %25 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<12x16x96xf32>
    %27 = stablehlo.add %24, %26 : tensor<12x16x96xf32>
    %28 = stablehlo.slice %27 [0:12, 0:16, 0:32] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %29 = stablehlo.slice %27 [0:12, 0:16, 32:64] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %30 = stablehlo.slice %27 [0:12, 0:16, 64:96] : (tensor<12x16x96xf32>) -> tensor<12x16x32xf32>
    %31 = stablehlo.reshape %28 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %32 = stablehlo.reshape %29 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %33 = stablehlo.reshape %30 : (tensor<12x16x32xf32>) -> tensor<12x16x2x16xf32>
    %34 = stablehlo.dot_general %31, %32, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x16x2x16xf32>) -> tensor<12x2x16x16xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x2x16x16xf32>
    %36 = stablehlo.divide %34, %35 : tensor<12x2x16x16xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %37 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %38 = call @eval_tril(%37) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %39 = call @eval_where(%38, %36, %cst_5) : (tensor<16x16xi1>, tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16x16xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x2x16xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<12x2x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %45 = stablehlo.subtract %39, %44 : tensor<12x2x16x16xf32>
    %46 = stablehlo.exponential %45 : tensor<12x2x16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<12x2x16x16xf32>, tensor<f32>) -> tensor<12x2x16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<12x2x16xf32>) -> tensor<12x2x16x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<12x2x16x1xf32>) -> tensor<12x2x16x16xf32>
    %50 = stablehlo.divide %46, %49 : tensor<12x2x16x16xf32>
    %51 = stablehlo.dot_general %33, %50, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x16x2x16xf32>, tensor<12x2x16x16xf32>) -> tensor<12x2x16x16xf32>
    %52 = stablehlo.transpose %51, dims = [0, 3, 1, 2] : (tensor<12x2x16x16xf32>) -> tensor<12x16x2x16xf32>
    %53 = stablehlo.reshape %52 : (tensor<12x16x2x16xf32>) -> tensor<12x16x32xf32>
    %54 = stablehlo.dot_general %53, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x32xf32>) -> tensor<12x16x32xf32>
    %55 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %57 = stablehlo.add %54, %56 : tensor<12x16x32xf32>
    %58 = stablehlo.add %arg0, %57 : tensor<12x16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %62 = stablehlo.divide %60, %61 : tensor<12x16x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %64 = stablehlo.subtract %58, %63 : tensor<12x16x32xf32>
    %65 = chlo.square %64 : tensor<12x16x32xf32> -> tensor<12x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x16x32xf32>, tensor<f32>) -> tensor<12x16xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<12x16xf32>) -> tensor<12x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %69 = stablehlo.divide %67, %68 : tensor<12x16x1xf32>
    %70 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %71 = stablehlo.subtract %58, %70 : tensor<12x16x32xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x16x1xf32>
    %73 = stablehlo.add %69, %72 : tensor<12x16x1xf32>
    %74 = stablehlo.rsqrt %73 : tensor<12x16x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<12x16x1xf32>) -> tensor<12x16x32xf32>
    %76 = stablehlo.multiply %71, %75 : tensor<12x16x32xf32>
    %77 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %79 = stablehlo.multiply %76, %78 : tensor<12x16x32xf32>
    %80 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %82 = stablehlo.add %79, %81 : tensor<12x16x32xf32>
    %83 = stablehlo.dot_general %82, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x128xf32>) -> tensor<12x16x128xf32>
    %84 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<12x16x128xf32>
    %86 = stablehlo.add %83, %85 : tensor<12x16x128xf32>
    %87 = stablehlo.multiply %86, %86 : tensor<12x16x128xf32>
    %88 = stablehlo.multiply %87, %86 : tensor<12x16x128xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<12x16x128xf32>
    %91 = stablehlo.add %86, %90 : tensor<12x16x128xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<12x16x128xf32>
    %94 = stablehlo.tanh %93 : tensor<12x16x128xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %96 = stablehlo.add %95, %94 : tensor<12x16x128xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x16x128xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<12x16x128xf32>
    %99 = stablehlo.multiply %86, %98 : tensor<12x16x128xf32>
    %100 = stablehlo.dot_general %99, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x128xf32>, tensor<128x32xf32>) -> tensor<12x16x32xf32>
    %101 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x16x32xf32>
    %103 = stablehlo.add %100, %102 : tensor<12x16x32xf32>
    %104 = stablehlo.add %58, %103 : tensor<12x16x32xf32>
    return %104 : tensor<12x16x32xf32>
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
