module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/out/bias" next = 0>}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 1>}, %arg2: tensor<48xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/bias" next = 2>}, %arg3: tensor<16x48xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/kernel" next = 3>}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/ln_1/bias" next = 4>}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/ln_1/scale" next = 5>}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/ln_2/bias" next = 6>}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/ln_2/scale" next = 7>}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/bias" next = 8>}, %arg9: tensor<64x16xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 9>}, %arg10: tensor<64xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/bias" next = 10>}, %arg11: tensor<16x64xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 11>}, %arg12: tensor<16xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "ln_f/bias" next = 12>}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "ln_f/scale" next = 13>}, %arg14: tensor<8x16xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "wpe" next = 14>}, %arg15: tensor<32x16xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "wte" next = 15>}, %arg16: tensor<i32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<step "opt_state/0/count" next = 16>}, %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/attn/out/bias" next = 17 of = "blocks/0/attn/out/bias">}, %arg18: tensor<16x16xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/attn/out/kernel" next = 18 of = "blocks/0/attn/out/kernel">}, %arg19: tensor<48xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/attn/qkv/bias" next = 19 of = "blocks/0/attn/qkv/bias">}, %arg20: tensor<16x48xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/attn/qkv/kernel" next = 20 of = "blocks/0/attn/qkv/kernel">}, %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/ln_1/bias" next = 21 of = "blocks/0/ln_1/bias">}, %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/ln_1/scale" next = 22 of = "blocks/0/ln_1/scale">}, %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/ln_2/bias" next = 23 of = "blocks/0/ln_2/bias">}, %arg24: tensor<16xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/ln_2/scale" next = 24 of = "blocks/0/ln_2/scale">}, %arg25: tensor<16xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/mlp/down/bias" next = 25 of = "blocks/0/mlp/down/bias">}, %arg26: tensor<64x16xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/mlp/down/kernel" next = 26 of = "blocks/0/mlp/down/kernel">}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/mlp/up/bias" next = 27 of = "blocks/0/mlp/up/bias">}, %arg28: tensor<16x64xf32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/blocks/0/mlp/up/kernel" next = 28 of = "blocks/0/mlp/up/kernel">}, %arg29: tensor<16xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/ln_f/bias" next = 29 of = "ln_f/bias">}, %arg30: tensor<16xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/ln_f/scale" next = 30 of = "ln_f/scale">}, %arg31: tensor<8x16xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/wpe" next = 31 of = "wpe">}, %arg32: tensor<32x16xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<opt_state "opt_state/0/mu/wte" next = 32 of = "wte">}, %arg33: tensor<16xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/attn/out/bias" next = 33 of = "blocks/0/attn/out/bias">}, %arg34: tensor<16x16xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/attn/out/kernel" next = 34 of = "blocks/0/attn/out/kernel">}, %arg35: tensor<48xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/attn/qkv/bias" next = 35 of = "blocks/0/attn/qkv/bias">}, %arg36: tensor<16x48xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/attn/qkv/kernel" next = 36 of = "blocks/0/attn/qkv/kernel">}, %arg37: tensor<16xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/ln_1/bias" next = 37 of = "blocks/0/ln_1/bias">}, %arg38: tensor<16xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/ln_1/scale" next = 38 of = "blocks/0/ln_1/scale">}, %arg39: tensor<16xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/ln_2/bias" next = 39 of = "blocks/0/ln_2/bias">}, %arg40: tensor<16xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/ln_2/scale" next = 40 of = "blocks/0/ln_2/scale">}, %arg41: tensor<16xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/mlp/down/bias" next = 41 of = "blocks/0/mlp/down/bias">}, %arg42: tensor<64x16xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/mlp/down/kernel" next = 42 of = "blocks/0/mlp/down/kernel">}, %arg43: tensor<64xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/mlp/up/bias" next = 43 of = "blocks/0/mlp/up/bias">}, %arg44: tensor<16x64xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/blocks/0/mlp/up/kernel" next = 44 of = "blocks/0/mlp/up/kernel">}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/ln_f/bias" next = 45 of = "ln_f/bias">}, %arg46: tensor<16xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/ln_f/scale" next = 46 of = "ln_f/scale">}, %arg47: tensor<8x16xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/wpe" next = 47 of = "wpe">}, %arg48: tensor<32x16xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<opt_state "opt_state/0/nu/wte" next = 48 of = "wte">}, %arg49: tensor<4x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg50: tensor<4x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<16xf32> {jax.result_info = "[0].params['blocks'][0]['attn']['out']['bias']"}, tensor<16x16xf32> {jax.result_info = "[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<48xf32> {jax.result_info = "[0].params['blocks'][0]['attn']['qkv']['bias']"}, tensor<16x48xf32> {jax.result_info = "[0].params['blocks'][0]['attn']['qkv']['kernel']"}, tensor<16xf32> {jax.result_info = "[0].params['blocks'][0]['ln_1']['bias']"}, tensor<16xf32> {jax.result_info = "[0].params['blocks'][0]['ln_1']['scale']"}, tensor<16xf32> {jax.result_info = "[0].params['blocks'][0]['ln_2']['bias']"}, tensor<16xf32> {jax.result_info = "[0].params['blocks'][0]['ln_2']['scale']"}, tensor<16xf32> {jax.result_info = "[0].params['blocks'][0]['mlp']['down']['bias']"}, tensor<64x16xf32> {jax.result_info = "[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<64xf32> {jax.result_info = "[0].params['blocks'][0]['mlp']['up']['bias']"}, tensor<16x64xf32> {jax.result_info = "[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "[0].params['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "[0].params['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "[0].params['wpe']"}, tensor<32x16xf32> {jax.result_info = "[0].params['wte']"}, tensor<i32> {jax.result_info = "[0].opt_state[0].count"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['attn']['out']['bias']"}, tensor<16x16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['attn']['out']['kernel']"}, tensor<48xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['attn']['qkv']['bias']"}, tensor<16x48xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['ln_1']['bias']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['ln_1']['scale']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['ln_2']['bias']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['ln_2']['scale']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['mlp']['down']['bias']"}, tensor<64x16xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['mlp']['down']['kernel']"}, tensor<64xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['mlp']['up']['bias']"}, tensor<16x64xf32> {jax.result_info = "[0].opt_state[0].mu['blocks'][0]['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].mu['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "[0].opt_state[0].mu['wpe']"}, tensor<32x16xf32> {jax.result_info = "[0].opt_state[0].mu['wte']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['attn']['out']['bias']"}, tensor<16x16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['attn']['out']['kernel']"}, tensor<48xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['attn']['qkv']['bias']"}, tensor<16x48xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['attn']['qkv']['kernel']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['ln_1']['bias']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['ln_1']['scale']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['ln_2']['bias']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['ln_2']['scale']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['mlp']['down']['bias']"}, tensor<64x16xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['mlp']['down']['kernel']"}, tensor<64xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['mlp']['up']['bias']"}, tensor<16x64xf32> {jax.result_info = "[0].opt_state[0].nu['blocks'][0]['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[0].nu['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "[0].opt_state[0].nu['wpe']"}, tensor<32x16xf32> {jax.result_info = "[0].opt_state[0].nu['wte']"}, tensor<f32> {jax.result_info = "[1][0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %1 = stablehlo.compare  LT, %arg49, %0,  SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %3 = stablehlo.add %arg49, %2 : tensor<4x8xi32>
    %4 = stablehlo.select %1, %3, %arg49 : tensor<4x8xi1>, tensor<4x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x8xi32>) -> tensor<4x8x1xi32>
    %6 = "stablehlo.gather"(%arg15, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<4x8x1xi32>) -> tensor<4x8x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<4x8x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<4x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<4x8x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<4x8x16xf32>
    %16 = stablehlo.multiply %15, %15 : tensor<4x8x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<4x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<4x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %24 = stablehlo.subtract %9, %23 : tensor<4x8x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<4x8x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<4x8x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<4x8x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<4x8x1xf32>
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %32 = stablehlo.multiply %24, %31 : tensor<4x8x16xf32>
    %33 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<4x8x16xf32>
    %36 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %38 = stablehlo.add %35, %37 : tensor<4x8x16xf32>
    %39 = stablehlo.dot_general %38, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x48xf32>) -> tensor<4x8x48xf32>
    %40 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<4x8x48xf32>
    %42 = stablehlo.add %39, %41 : tensor<4x8x48xf32>
    %43 = stablehlo.slice %42 [0:4, 0:8, 0:16] : (tensor<4x8x48xf32>) -> tensor<4x8x16xf32>
    %44 = stablehlo.slice %42 [0:4, 0:8, 16:32] : (tensor<4x8x48xf32>) -> tensor<4x8x16xf32>
    %45 = stablehlo.slice %42 [0:4, 0:8, 32:48] : (tensor<4x8x48xf32>) -> tensor<4x8x16xf32>
    %46 = stablehlo.reshape %43 : (tensor<4x8x16xf32>) -> tensor<4x8x2x8xf32>
    %47 = stablehlo.reshape %44 : (tensor<4x8x16xf32>) -> tensor<4x8x2x8xf32>
    %48 = stablehlo.reshape %45 : (tensor<4x8x16xf32>) -> tensor<4x8x2x8xf32>
    %49 = stablehlo.dot_general %46, %47, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x8x2x8xf32>, tensor<4x8x2x8xf32>) -> tensor<4x2x8x8xf32>
    %cst_6 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2x8x8xf32>
    %51 = stablehlo.divide %49, %50 : tensor<4x2x8x8xf32>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %52 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %53 = call @tril(%52) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_8 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %54:3 = call @_where(%53, %51, %cst_8) : (tensor<8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) -> (tensor<4x2x8x8xf32>, tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.reduce(%54#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %56 = stablehlo.reshape %55 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %58 = stablehlo.compare  EQ, %54#0, %57,  FLOAT : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xi1>
    %59 = stablehlo.convert %58 : (tensor<4x2x8x8xi1>) -> tensor<4x2x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
    %62 = stablehlo.maximum %61, %55 : tensor<4x2x8xf32>
    %63 = stablehlo.compare  EQ, %55, %62,  FLOAT : (tensor<4x2x8xf32>, tensor<4x2x8xf32>) -> tensor<4x2x8xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<4x2x8xi1>, tensor<4x2x8xf32>
    %67 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
    %68 = stablehlo.compare  EQ, %67, %62,  FLOAT : (tensor<4x2x8xf32>, tensor<4x2x8xf32>) -> tensor<4x2x8xi1>
    %69 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
    %70 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<4x2x8xi1>, tensor<4x2x8xf32>
    %72 = stablehlo.divide %66, %71 : tensor<4x2x8xf32>
    %73 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %75 = stablehlo.subtract %54#0, %74 : tensor<4x2x8x8xf32>
    %76 = stablehlo.exponential %75 : tensor<4x2x8x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %80 = stablehlo.divide %76, %79 : tensor<4x2x8x8xf32>
    %81 = stablehlo.multiply %78, %78 : tensor<4x2x8x1xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32>
    %83 = stablehlo.divide %82, %81 : tensor<4x2x8x1xf32>
    %84 = stablehlo.dot_general %48, %80, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x8x2x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %85 = stablehlo.transpose %84, dims = [0, 3, 1, 2] : (tensor<4x2x8x8xf32>) -> tensor<4x8x2x8xf32>
    %86 = stablehlo.reshape %85 : (tensor<4x8x2x8xf32>) -> tensor<4x8x16xf32>
    %87 = stablehlo.dot_general %86, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %88 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %90 = stablehlo.add %87, %89 : tensor<4x8x16xf32>
    %91 = stablehlo.add %9, %90 : tensor<4x8x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %94 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %95 = stablehlo.divide %93, %94 : tensor<4x8x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %97 = stablehlo.subtract %91, %96 : tensor<4x8x16xf32>
    %98 = stablehlo.multiply %97, %97 : tensor<4x8x16xf32>
    %99 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %100 = stablehlo.multiply %99, %97 : tensor<4x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%98 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %103 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %104 = stablehlo.divide %102, %103 : tensor<4x8x1xf32>
    %105 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %106 = stablehlo.subtract %91, %105 : tensor<4x8x16xf32>
    %107 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %108 = stablehlo.add %104, %107 : tensor<4x8x1xf32>
    %109 = stablehlo.rsqrt %108 : tensor<4x8x1xf32>
    %110 = stablehlo.divide %109, %108 : tensor<4x8x1xf32>
    %111 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<4x8x1xf32>
    %113 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %114 = stablehlo.multiply %106, %113 : tensor<4x8x16xf32>
    %115 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %117 = stablehlo.multiply %114, %116 : tensor<4x8x16xf32>
    %118 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %120 = stablehlo.add %117, %119 : tensor<4x8x16xf32>
    %121 = stablehlo.dot_general %120, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x64xf32>) -> tensor<4x8x64xf32>
    %122 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x8x64xf32>
    %124 = stablehlo.add %121, %123 : tensor<4x8x64xf32>
    %125 = stablehlo.multiply %124, %124 : tensor<4x8x64xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<4x8x64xf32>
    %127 = stablehlo.multiply %124, %124 : tensor<4x8x64xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<4x8x64xf32>
    %cst_19 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %131 = stablehlo.multiply %130, %126 : tensor<4x8x64xf32>
    %132 = stablehlo.add %124, %131 : tensor<4x8x64xf32>
    %cst_20 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<4x8x64xf32>
    %135 = stablehlo.tanh %134 : tensor<4x8x64xf32>
    %136 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %137 = stablehlo.subtract %136, %135 : tensor<4x8x64xf32>
    %138 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %139 = stablehlo.add %138, %135 : tensor<4x8x64xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %141 = stablehlo.multiply %140, %139 : tensor<4x8x64xf32>
    %142 = stablehlo.multiply %124, %141 : tensor<4x8x64xf32>
    %143 = stablehlo.dot_general %142, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x64xf32>, tensor<64x16xf32>) -> tensor<4x8x16xf32>
    %144 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %146 = stablehlo.add %143, %145 : tensor<4x8x16xf32>
    %147 = stablehlo.add %91, %146 : tensor<4x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %150 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %151 = stablehlo.divide %149, %150 : tensor<4x8x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %153 = stablehlo.subtract %147, %152 : tensor<4x8x16xf32>
    %154 = stablehlo.multiply %153, %153 : tensor<4x8x16xf32>
    %155 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %156 = stablehlo.multiply %155, %153 : tensor<4x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%154 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %159 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %160 = stablehlo.divide %158, %159 : tensor<4x8x1xf32>
    %161 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %162 = stablehlo.subtract %147, %161 : tensor<4x8x16xf32>
    %163 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %164 = stablehlo.add %160, %163 : tensor<4x8x1xf32>
    %165 = stablehlo.rsqrt %164 : tensor<4x8x1xf32>
    %166 = stablehlo.divide %165, %164 : tensor<4x8x1xf32>
    %167 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %168 = stablehlo.multiply %167, %166 : tensor<4x8x1xf32>
    %169 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %170 = stablehlo.multiply %162, %169 : tensor<4x8x16xf32>
    %171 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %173 = stablehlo.multiply %170, %172 : tensor<4x8x16xf32>
    %174 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %176 = stablehlo.add %173, %175 : tensor<4x8x16xf32>
    %177 = stablehlo.dot_general %176, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<32x16xf32>) -> tensor<4x8x32xf32>
    %178:3 = call @log_softmax(%177) : (tensor<4x8x32xf32>) -> (tensor<4x8x32xf32>, tensor<4x8x32xf32>, tensor<4x8x1xf32>)
    %179 = call @_one_hot(%arg50) : (tensor<4x8xi32>) -> tensor<4x8x32xf32>
    %180 = stablehlo.multiply %178#0, %179 : tensor<4x8x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<4x8x32xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %183 = stablehlo.divide %182, %cst_26 : tensor<f32>
    %184 = stablehlo.negate %183 : tensor<f32>
    %185 = stablehlo.negate %cst_12 : tensor<f32>
    %186 = stablehlo.divide %185, %cst_26 : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x32xf32>
    %189 = stablehlo.multiply %188, %179 : tensor<4x8x32xf32>
    %190 = call @log_softmax_0(%178#1, %178#2, %189) : (tensor<4x8x32xf32>, tensor<4x8x1xf32>, tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %191 = stablehlo.dot_general %190, %176, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x32xf32>, tensor<4x8x16xf32>) -> tensor<32x16xf32>
    %192 = stablehlo.dot_general %190, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x32xf32>, tensor<32x16xf32>) -> tensor<4x8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %194 = stablehlo.reshape %193 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %196 = stablehlo.multiply %170, %192 : tensor<4x8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %198 = stablehlo.reshape %197 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %200 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %201 = stablehlo.multiply %192, %200 : tensor<4x8x16xf32>
    %202 = stablehlo.multiply %162, %201 : tensor<4x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %204 = stablehlo.reshape %203 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %205 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %206 = stablehlo.multiply %201, %205 : tensor<4x8x16xf32>
    %207 = stablehlo.multiply %204, %168 : tensor<4x8x1xf32>
    %208 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %209 = stablehlo.divide %207, %208 : tensor<4x8x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x16xf32>
    %212 = stablehlo.multiply %211, %156 : tensor<4x8x16xf32>
    %213 = stablehlo.negate %212 : tensor<4x8x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %215 = stablehlo.reshape %214 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %216 = stablehlo.negate %206 : tensor<4x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %218 = stablehlo.reshape %217 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %219 = stablehlo.add %212, %206 : tensor<4x8x16xf32>
    %220 = stablehlo.add %215, %218 : tensor<4x8x1xf32>
    %221 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %222 = stablehlo.divide %220, %221 : tensor<4x8x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x16xf32>
    %225 = stablehlo.add %219, %224 : tensor<4x8x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %227 = stablehlo.reshape %226 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %229 = stablehlo.dot_general %225, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x64xf32>) -> tensor<16x64xf32>
    %230 = stablehlo.transpose %229, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %231 = stablehlo.dot_general %225, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<64x16xf32>) -> tensor<4x8x64xf32>
    %232 = stablehlo.multiply %124, %231 : tensor<4x8x64xf32>
    %233 = stablehlo.multiply %231, %141 : tensor<4x8x64xf32>
    %234 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %235 = stablehlo.multiply %234, %232 : tensor<4x8x64xf32>
    %236 = stablehlo.multiply %235, %137 : tensor<4x8x64xf32>
    %237 = stablehlo.multiply %236, %135 : tensor<4x8x64xf32>
    %238 = stablehlo.add %236, %237 : tensor<4x8x64xf32>
    %239 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %240 = stablehlo.multiply %239, %238 : tensor<4x8x64xf32>
    %241 = stablehlo.add %233, %240 : tensor<4x8x64xf32>
    %242 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x64xf32>
    %243 = stablehlo.multiply %242, %240 : tensor<4x8x64xf32>
    %244 = stablehlo.multiply %243, %129 : tensor<4x8x64xf32>
    %245 = stablehlo.add %241, %244 : tensor<4x8x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %247 = stablehlo.reshape %246 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %249 = stablehlo.dot_general %245, %120, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x64xf32>, tensor<4x8x16xf32>) -> tensor<64x16xf32>
    %250 = stablehlo.transpose %249, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %251 = stablehlo.dot_general %245, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x64xf32>, tensor<16x64xf32>) -> tensor<4x8x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %253 = stablehlo.reshape %252 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %255 = stablehlo.multiply %114, %251 : tensor<4x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %257 = stablehlo.reshape %256 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %259 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %260 = stablehlo.multiply %251, %259 : tensor<4x8x16xf32>
    %261 = stablehlo.multiply %106, %260 : tensor<4x8x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %263 = stablehlo.reshape %262 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %264 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %265 = stablehlo.multiply %260, %264 : tensor<4x8x16xf32>
    %266 = stablehlo.multiply %263, %112 : tensor<4x8x1xf32>
    %267 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %268 = stablehlo.divide %266, %267 : tensor<4x8x1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x16xf32>
    %271 = stablehlo.multiply %270, %100 : tensor<4x8x16xf32>
    %272 = stablehlo.negate %271 : tensor<4x8x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %274 = stablehlo.reshape %273 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %275 = stablehlo.add %225, %271 : tensor<4x8x16xf32>
    %276 = stablehlo.negate %265 : tensor<4x8x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %278 = stablehlo.reshape %277 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %279 = stablehlo.add %275, %265 : tensor<4x8x16xf32>
    %280 = stablehlo.add %274, %278 : tensor<4x8x1xf32>
    %281 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %282 = stablehlo.divide %280, %281 : tensor<4x8x1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x16xf32>
    %285 = stablehlo.add %279, %284 : tensor<4x8x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %287 = stablehlo.reshape %286 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %289 = stablehlo.dot_general %285, %86, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %290 = stablehlo.transpose %289, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %291 = stablehlo.dot_general %285, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %292 = stablehlo.reshape %291 : (tensor<4x8x16xf32>) -> tensor<4x8x2x8xf32>
    %293 = stablehlo.transpose %292, dims = [0, 2, 3, 1] : (tensor<4x8x2x8xf32>) -> tensor<4x2x8x8xf32>
    %294 = stablehlo.dot_general %293, %48, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) -> tensor<4x2x8x8xf32>
    %295 = stablehlo.dot_general %293, %80, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %296 = stablehlo.transpose %295, dims = [0, 3, 1, 2] : (tensor<4x2x8x8xf32>) -> tensor<4x8x2x8xf32>
    %297 = stablehlo.reshape %296 : (tensor<4x8x2x8xf32>) -> tensor<4x8x16xf32>
    %298 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %299 = stablehlo.multiply %294, %298 : tensor<4x2x8x8xf32>
    %300 = stablehlo.multiply %299, %76 : tensor<4x2x8x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%300 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x8xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %302 = stablehlo.reshape %301 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32>
    %303 = stablehlo.negate %302 : tensor<4x2x8x1xf32>
    %304 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x8xf32>
    %305 = stablehlo.divide %294, %304 : tensor<4x2x8x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%303 init: %cst_52) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x1xf32>, tensor<f32>) -> tensor<4x2x8xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x8xf32>
    %308 = stablehlo.add %305, %307 : tensor<4x2x8x8xf32>
    %309 = stablehlo.multiply %308, %76 : tensor<4x2x8x8xf32>
    %310 = call @_where_1(%54#1, %54#2, %309) : (tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %311 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2x8x8xf32>
    %312 = stablehlo.divide %310, %311 : tensor<4x2x8x8xf32>
    %313 = stablehlo.dot_general %312, %46, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) -> tensor<4x2x8x8xf32>
    %314 = stablehlo.transpose %313, dims = [0, 2, 1, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x8x2x8xf32>
    %315 = stablehlo.dot_general %312, %47, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) -> tensor<4x2x8x8xf32>
    %316 = stablehlo.transpose %315, dims = [0, 2, 1, 3] : (tensor<4x2x8x8xf32>) -> tensor<4x8x2x8xf32>
    %317 = stablehlo.reshape %314 : (tensor<4x8x2x8xf32>) -> tensor<4x8x16xf32>
    %318 = stablehlo.reshape %316 : (tensor<4x8x2x8xf32>) -> tensor<4x8x16xf32>
    %319 = stablehlo.concatenate %318, %317, %297, dim = 2 : (tensor<4x8x16xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x48xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %321 = stablehlo.reshape %320 : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %323 = stablehlo.dot_general %319, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x48xf32>, tensor<4x8x16xf32>) -> tensor<48x16xf32>
    %324 = stablehlo.transpose %323, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %325 = stablehlo.dot_general %319, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x48xf32>, tensor<16x48xf32>) -> tensor<4x8x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %327 = stablehlo.reshape %326 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %329 = stablehlo.multiply %32, %325 : tensor<4x8x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%329 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %331 = stablehlo.reshape %330 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %333 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %334 = stablehlo.multiply %325, %333 : tensor<4x8x16xf32>
    %335 = stablehlo.multiply %24, %334 : tensor<4x8x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %337 = stablehlo.reshape %336 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %338 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %339 = stablehlo.multiply %334, %338 : tensor<4x8x16xf32>
    %340 = stablehlo.multiply %337, %30 : tensor<4x8x1xf32>
    %341 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %342 = stablehlo.divide %340, %341 : tensor<4x8x1xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x16xf32>
    %345 = stablehlo.multiply %344, %18 : tensor<4x8x16xf32>
    %346 = stablehlo.negate %345 : tensor<4x8x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%346 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %348 = stablehlo.reshape %347 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %349 = stablehlo.add %285, %345 : tensor<4x8x16xf32>
    %350 = stablehlo.negate %339 : tensor<4x8x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %352 = stablehlo.reshape %351 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %353 = stablehlo.add %349, %339 : tensor<4x8x16xf32>
    %354 = stablehlo.add %348, %352 : tensor<4x8x1xf32>
    %355 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %356 = stablehlo.divide %354, %355 : tensor<4x8x1xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x16xf32>
    %359 = stablehlo.add %353, %358 : tensor<4x8x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %361 = stablehlo.reshape %360 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_65) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%359 init: %cst_66) applies stablehlo.add across dimensions = [] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8x16xf32>
    %364 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %365 = "stablehlo.scatter"(%364, %5, %363) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %780 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %780 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<4x8x1xi32>, tensor<4x8x16xf32>) -> tensor<32x16xf32>
    %366 = stablehlo.add %191, %365 : tensor<32x16xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %368 = stablehlo.multiply %367, %288 : tensor<16xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %370 = stablehlo.multiply %369, %arg17 : tensor<16xf32>
    %371 = stablehlo.add %368, %370 : tensor<16xf32>
    %372 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %373 = stablehlo.multiply %372, %290 : tensor<16x16xf32>
    %374 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %375 = stablehlo.multiply %374, %arg18 : tensor<16x16xf32>
    %376 = stablehlo.add %373, %375 : tensor<16x16xf32>
    %377 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %378 = stablehlo.multiply %377, %322 : tensor<48xf32>
    %379 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %380 = stablehlo.multiply %379, %arg19 : tensor<48xf32>
    %381 = stablehlo.add %378, %380 : tensor<48xf32>
    %382 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %383 = stablehlo.multiply %382, %324 : tensor<16x48xf32>
    %384 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %385 = stablehlo.multiply %384, %arg20 : tensor<16x48xf32>
    %386 = stablehlo.add %383, %385 : tensor<16x48xf32>
    %387 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %388 = stablehlo.multiply %387, %328 : tensor<16xf32>
    %389 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %390 = stablehlo.multiply %389, %arg21 : tensor<16xf32>
    %391 = stablehlo.add %388, %390 : tensor<16xf32>
    %392 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %393 = stablehlo.multiply %392, %332 : tensor<16xf32>
    %394 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %395 = stablehlo.multiply %394, %arg22 : tensor<16xf32>
    %396 = stablehlo.add %393, %395 : tensor<16xf32>
    %397 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %398 = stablehlo.multiply %397, %254 : tensor<16xf32>
    %399 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %400 = stablehlo.multiply %399, %arg23 : tensor<16xf32>
    %401 = stablehlo.add %398, %400 : tensor<16xf32>
    %402 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %403 = stablehlo.multiply %402, %258 : tensor<16xf32>
    %404 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %405 = stablehlo.multiply %404, %arg24 : tensor<16xf32>
    %406 = stablehlo.add %403, %405 : tensor<16xf32>
    %407 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %408 = stablehlo.multiply %407, %228 : tensor<16xf32>
    %409 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %410 = stablehlo.multiply %409, %arg25 : tensor<16xf32>
    %411 = stablehlo.add %408, %410 : tensor<16xf32>
    %412 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %413 = stablehlo.multiply %412, %230 : tensor<64x16xf32>
    %414 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %415 = stablehlo.multiply %414, %arg26 : tensor<64x16xf32>
    %416 = stablehlo.add %413, %415 : tensor<64x16xf32>
    %417 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %418 = stablehlo.multiply %417, %248 : tensor<64xf32>
    %419 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %420 = stablehlo.multiply %419, %arg27 : tensor<64xf32>
    %421 = stablehlo.add %418, %420 : tensor<64xf32>
    %422 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %423 = stablehlo.multiply %422, %250 : tensor<16x64xf32>
    %424 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %425 = stablehlo.multiply %424, %arg28 : tensor<16x64xf32>
    %426 = stablehlo.add %423, %425 : tensor<16x64xf32>
    %427 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %428 = stablehlo.multiply %427, %195 : tensor<16xf32>
    %429 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %430 = stablehlo.multiply %429, %arg29 : tensor<16xf32>
    %431 = stablehlo.add %428, %430 : tensor<16xf32>
    %432 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %433 = stablehlo.multiply %432, %199 : tensor<16xf32>
    %434 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %435 = stablehlo.multiply %434, %arg30 : tensor<16xf32>
    %436 = stablehlo.add %433, %435 : tensor<16xf32>
    %437 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %438 = stablehlo.multiply %437, %362 : tensor<8x16xf32>
    %439 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %440 = stablehlo.multiply %439, %arg31 : tensor<8x16xf32>
    %441 = stablehlo.add %438, %440 : tensor<8x16xf32>
    %442 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %443 = stablehlo.multiply %442, %366 : tensor<32x16xf32>
    %444 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %445 = stablehlo.multiply %444, %arg32 : tensor<32x16xf32>
    %446 = stablehlo.add %443, %445 : tensor<32x16xf32>
    %447 = stablehlo.multiply %288, %288 : tensor<16xf32>
    %cst_69 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %449 = stablehlo.multiply %448, %447 : tensor<16xf32>
    %cst_70 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %451 = stablehlo.multiply %450, %arg33 : tensor<16xf32>
    %452 = stablehlo.add %449, %451 : tensor<16xf32>
    %453 = stablehlo.multiply %290, %290 : tensor<16x16xf32>
    %454 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %455 = stablehlo.multiply %454, %453 : tensor<16x16xf32>
    %456 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %457 = stablehlo.multiply %456, %arg34 : tensor<16x16xf32>
    %458 = stablehlo.add %455, %457 : tensor<16x16xf32>
    %459 = stablehlo.multiply %322, %322 : tensor<48xf32>
    %460 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %461 = stablehlo.multiply %460, %459 : tensor<48xf32>
    %462 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %463 = stablehlo.multiply %462, %arg35 : tensor<48xf32>
    %464 = stablehlo.add %461, %463 : tensor<48xf32>
    %465 = stablehlo.multiply %324, %324 : tensor<16x48xf32>
    %466 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %467 = stablehlo.multiply %466, %465 : tensor<16x48xf32>
    %468 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %469 = stablehlo.multiply %468, %arg36 : tensor<16x48xf32>
    %470 = stablehlo.add %467, %469 : tensor<16x48xf32>
    %471 = stablehlo.multiply %328, %328 : tensor<16xf32>
    %472 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %473 = stablehlo.multiply %472, %471 : tensor<16xf32>
    %474 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %475 = stablehlo.multiply %474, %arg37 : tensor<16xf32>
    %476 = stablehlo.add %473, %475 : tensor<16xf32>
    %477 = stablehlo.multiply %332, %332 : tensor<16xf32>
    %478 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %479 = stablehlo.multiply %478, %477 : tensor<16xf32>
    %480 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %481 = stablehlo.multiply %480, %arg38 : tensor<16xf32>
    %482 = stablehlo.add %479, %481 : tensor<16xf32>
    %483 = stablehlo.multiply %254, %254 : tensor<16xf32>
    %484 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %485 = stablehlo.multiply %484, %483 : tensor<16xf32>
    %486 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %487 = stablehlo.multiply %486, %arg39 : tensor<16xf32>
    %488 = stablehlo.add %485, %487 : tensor<16xf32>
    %489 = stablehlo.multiply %258, %258 : tensor<16xf32>
    %490 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %491 = stablehlo.multiply %490, %489 : tensor<16xf32>
    %492 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %493 = stablehlo.multiply %492, %arg40 : tensor<16xf32>
    %494 = stablehlo.add %491, %493 : tensor<16xf32>
    %495 = stablehlo.multiply %228, %228 : tensor<16xf32>
    %496 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %497 = stablehlo.multiply %496, %495 : tensor<16xf32>
    %498 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %499 = stablehlo.multiply %498, %arg41 : tensor<16xf32>
    %500 = stablehlo.add %497, %499 : tensor<16xf32>
    %501 = stablehlo.multiply %230, %230 : tensor<64x16xf32>
    %502 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %503 = stablehlo.multiply %502, %501 : tensor<64x16xf32>
    %504 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %505 = stablehlo.multiply %504, %arg42 : tensor<64x16xf32>
    %506 = stablehlo.add %503, %505 : tensor<64x16xf32>
    %507 = stablehlo.multiply %248, %248 : tensor<64xf32>
    %508 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %509 = stablehlo.multiply %508, %507 : tensor<64xf32>
    %510 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %511 = stablehlo.multiply %510, %arg43 : tensor<64xf32>
    %512 = stablehlo.add %509, %511 : tensor<64xf32>
    %513 = stablehlo.multiply %250, %250 : tensor<16x64xf32>
    %514 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %515 = stablehlo.multiply %514, %513 : tensor<16x64xf32>
    %516 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %517 = stablehlo.multiply %516, %arg44 : tensor<16x64xf32>
    %518 = stablehlo.add %515, %517 : tensor<16x64xf32>
    %519 = stablehlo.multiply %195, %195 : tensor<16xf32>
    %520 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %521 = stablehlo.multiply %520, %519 : tensor<16xf32>
    %522 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %523 = stablehlo.multiply %522, %arg45 : tensor<16xf32>
    %524 = stablehlo.add %521, %523 : tensor<16xf32>
    %525 = stablehlo.multiply %199, %199 : tensor<16xf32>
    %526 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %527 = stablehlo.multiply %526, %525 : tensor<16xf32>
    %528 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %529 = stablehlo.multiply %528, %arg46 : tensor<16xf32>
    %530 = stablehlo.add %527, %529 : tensor<16xf32>
    %531 = stablehlo.multiply %362, %362 : tensor<8x16xf32>
    %532 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %533 = stablehlo.multiply %532, %531 : tensor<8x16xf32>
    %534 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %535 = stablehlo.multiply %534, %arg47 : tensor<8x16xf32>
    %536 = stablehlo.add %533, %535 : tensor<8x16xf32>
    %537 = stablehlo.multiply %366, %366 : tensor<32x16xf32>
    %538 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %539 = stablehlo.multiply %538, %537 : tensor<32x16xf32>
    %540 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %541 = stablehlo.multiply %540, %arg48 : tensor<32x16xf32>
    %542 = stablehlo.add %539, %541 : tensor<32x16xf32>
    %c_71 = stablehlo.constant dense<2147483647> : tensor<i32>
    %543 = stablehlo.compare  LT, %arg16, %c_71,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %544 = stablehlo.add %arg16, %c_72 : tensor<i32>
    %545 = call @_where_2(%543, %544, %c_71) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %546 = stablehlo.convert %545 : (tensor<i32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %547 = stablehlo.convert %545 : (tensor<i32>) -> tensor<f32>
    %548 = stablehlo.power %cst_73, %547 : tensor<f32>
    %549 = stablehlo.subtract %cst_12, %548 : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %551 = stablehlo.divide %371, %550 : tensor<16xf32>
    %552 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %553 = stablehlo.divide %376, %552 : tensor<16x16xf32>
    %554 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %555 = stablehlo.divide %381, %554 : tensor<48xf32>
    %556 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %557 = stablehlo.divide %386, %556 : tensor<16x48xf32>
    %558 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %559 = stablehlo.divide %391, %558 : tensor<16xf32>
    %560 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %561 = stablehlo.divide %396, %560 : tensor<16xf32>
    %562 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %563 = stablehlo.divide %401, %562 : tensor<16xf32>
    %564 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %565 = stablehlo.divide %406, %564 : tensor<16xf32>
    %566 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %567 = stablehlo.divide %411, %566 : tensor<16xf32>
    %568 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %569 = stablehlo.divide %416, %568 : tensor<64x16xf32>
    %570 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %571 = stablehlo.divide %421, %570 : tensor<64xf32>
    %572 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %573 = stablehlo.divide %426, %572 : tensor<16x64xf32>
    %574 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %575 = stablehlo.divide %431, %574 : tensor<16xf32>
    %576 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %577 = stablehlo.divide %436, %576 : tensor<16xf32>
    %578 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %579 = stablehlo.divide %441, %578 : tensor<8x16xf32>
    %580 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %581 = stablehlo.divide %446, %580 : tensor<32x16xf32>
    %582 = stablehlo.convert %545 : (tensor<i32>) -> tensor<f32>
    %cst_74 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %583 = stablehlo.convert %545 : (tensor<i32>) -> tensor<f32>
    %584 = stablehlo.power %cst_74, %583 : tensor<f32>
    %585 = stablehlo.subtract %cst_12, %584 : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %587 = stablehlo.divide %452, %586 : tensor<16xf32>
    %588 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %589 = stablehlo.divide %458, %588 : tensor<16x16xf32>
    %590 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %591 = stablehlo.divide %464, %590 : tensor<48xf32>
    %592 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %593 = stablehlo.divide %470, %592 : tensor<16x48xf32>
    %594 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %595 = stablehlo.divide %476, %594 : tensor<16xf32>
    %596 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %597 = stablehlo.divide %482, %596 : tensor<16xf32>
    %598 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %599 = stablehlo.divide %488, %598 : tensor<16xf32>
    %600 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %601 = stablehlo.divide %494, %600 : tensor<16xf32>
    %602 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %603 = stablehlo.divide %500, %602 : tensor<16xf32>
    %604 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %605 = stablehlo.divide %506, %604 : tensor<64x16xf32>
    %606 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %607 = stablehlo.divide %512, %606 : tensor<64xf32>
    %608 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %609 = stablehlo.divide %518, %608 : tensor<16x64xf32>
    %610 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %611 = stablehlo.divide %524, %610 : tensor<16xf32>
    %612 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %613 = stablehlo.divide %530, %612 : tensor<16xf32>
    %614 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %615 = stablehlo.divide %536, %614 : tensor<8x16xf32>
    %616 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %617 = stablehlo.divide %542, %616 : tensor<32x16xf32>
    %618 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %619 = stablehlo.add %587, %618 : tensor<16xf32>
    %620 = stablehlo.sqrt %619 : tensor<16xf32>
    %cst_75 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %622 = stablehlo.add %620, %621 : tensor<16xf32>
    %623 = stablehlo.divide %551, %622 : tensor<16xf32>
    %624 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %625 = stablehlo.add %589, %624 : tensor<16x16xf32>
    %626 = stablehlo.sqrt %625 : tensor<16x16xf32>
    %627 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %628 = stablehlo.add %626, %627 : tensor<16x16xf32>
    %629 = stablehlo.divide %553, %628 : tensor<16x16xf32>
    %630 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %631 = stablehlo.add %591, %630 : tensor<48xf32>
    %632 = stablehlo.sqrt %631 : tensor<48xf32>
    %633 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %634 = stablehlo.add %632, %633 : tensor<48xf32>
    %635 = stablehlo.divide %555, %634 : tensor<48xf32>
    %636 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %637 = stablehlo.add %593, %636 : tensor<16x48xf32>
    %638 = stablehlo.sqrt %637 : tensor<16x48xf32>
    %639 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %640 = stablehlo.add %638, %639 : tensor<16x48xf32>
    %641 = stablehlo.divide %557, %640 : tensor<16x48xf32>
    %642 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %643 = stablehlo.add %595, %642 : tensor<16xf32>
    %644 = stablehlo.sqrt %643 : tensor<16xf32>
    %645 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %646 = stablehlo.add %644, %645 : tensor<16xf32>
    %647 = stablehlo.divide %559, %646 : tensor<16xf32>
    %648 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %649 = stablehlo.add %597, %648 : tensor<16xf32>
    %650 = stablehlo.sqrt %649 : tensor<16xf32>
    %651 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %652 = stablehlo.add %650, %651 : tensor<16xf32>
    %653 = stablehlo.divide %561, %652 : tensor<16xf32>
    %654 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %655 = stablehlo.add %599, %654 : tensor<16xf32>
    %656 = stablehlo.sqrt %655 : tensor<16xf32>
    %657 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %658 = stablehlo.add %656, %657 : tensor<16xf32>
    %659 = stablehlo.divide %563, %658 : tensor<16xf32>
    %660 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %661 = stablehlo.add %601, %660 : tensor<16xf32>
    %662 = stablehlo.sqrt %661 : tensor<16xf32>
    %663 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %664 = stablehlo.add %662, %663 : tensor<16xf32>
    %665 = stablehlo.divide %565, %664 : tensor<16xf32>
    %666 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %667 = stablehlo.add %603, %666 : tensor<16xf32>
    %668 = stablehlo.sqrt %667 : tensor<16xf32>
    %669 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %670 = stablehlo.add %668, %669 : tensor<16xf32>
    %671 = stablehlo.divide %567, %670 : tensor<16xf32>
    %672 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %673 = stablehlo.add %605, %672 : tensor<64x16xf32>
    %674 = stablehlo.sqrt %673 : tensor<64x16xf32>
    %675 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %676 = stablehlo.add %674, %675 : tensor<64x16xf32>
    %677 = stablehlo.divide %569, %676 : tensor<64x16xf32>
    %678 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %679 = stablehlo.add %607, %678 : tensor<64xf32>
    %680 = stablehlo.sqrt %679 : tensor<64xf32>
    %681 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %682 = stablehlo.add %680, %681 : tensor<64xf32>
    %683 = stablehlo.divide %571, %682 : tensor<64xf32>
    %684 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %685 = stablehlo.add %609, %684 : tensor<16x64xf32>
    %686 = stablehlo.sqrt %685 : tensor<16x64xf32>
    %687 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %688 = stablehlo.add %686, %687 : tensor<16x64xf32>
    %689 = stablehlo.divide %573, %688 : tensor<16x64xf32>
    %690 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %691 = stablehlo.add %611, %690 : tensor<16xf32>
    %692 = stablehlo.sqrt %691 : tensor<16xf32>
    %693 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %694 = stablehlo.add %692, %693 : tensor<16xf32>
    %695 = stablehlo.divide %575, %694 : tensor<16xf32>
    %696 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %697 = stablehlo.add %613, %696 : tensor<16xf32>
    %698 = stablehlo.sqrt %697 : tensor<16xf32>
    %699 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %700 = stablehlo.add %698, %699 : tensor<16xf32>
    %701 = stablehlo.divide %577, %700 : tensor<16xf32>
    %702 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %703 = stablehlo.add %615, %702 : tensor<8x16xf32>
    %704 = stablehlo.sqrt %703 : tensor<8x16xf32>
    %705 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %706 = stablehlo.add %704, %705 : tensor<8x16xf32>
    %707 = stablehlo.divide %579, %706 : tensor<8x16xf32>
    %708 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %709 = stablehlo.add %617, %708 : tensor<32x16xf32>
    %710 = stablehlo.sqrt %709 : tensor<32x16xf32>
    %711 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %712 = stablehlo.add %710, %711 : tensor<32x16xf32>
    %713 = stablehlo.divide %581, %712 : tensor<32x16xf32>
    %714 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %715 = stablehlo.multiply %714, %arg1 : tensor<16x16xf32>
    %716 = stablehlo.add %629, %715 : tensor<16x16xf32>
    %717 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %718 = stablehlo.multiply %717, %arg3 : tensor<16x48xf32>
    %719 = stablehlo.add %641, %718 : tensor<16x48xf32>
    %720 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %721 = stablehlo.multiply %720, %arg9 : tensor<64x16xf32>
    %722 = stablehlo.add %677, %721 : tensor<64x16xf32>
    %723 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %724 = stablehlo.multiply %723, %arg11 : tensor<16x64xf32>
    %725 = stablehlo.add %689, %724 : tensor<16x64xf32>
    %726 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %727 = stablehlo.multiply %726, %arg14 : tensor<8x16xf32>
    %728 = stablehlo.add %707, %727 : tensor<8x16xf32>
    %729 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %730 = stablehlo.multiply %729, %arg15 : tensor<32x16xf32>
    %731 = stablehlo.add %713, %730 : tensor<32x16xf32>
    %cst_76 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %733 = stablehlo.multiply %732, %623 : tensor<16xf32>
    %734 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %735 = stablehlo.multiply %734, %716 : tensor<16x16xf32>
    %736 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %737 = stablehlo.multiply %736, %635 : tensor<48xf32>
    %738 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %739 = stablehlo.multiply %738, %719 : tensor<16x48xf32>
    %740 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %741 = stablehlo.multiply %740, %647 : tensor<16xf32>
    %742 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %743 = stablehlo.multiply %742, %653 : tensor<16xf32>
    %744 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %745 = stablehlo.multiply %744, %659 : tensor<16xf32>
    %746 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %747 = stablehlo.multiply %746, %665 : tensor<16xf32>
    %748 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %749 = stablehlo.multiply %748, %671 : tensor<16xf32>
    %750 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %751 = stablehlo.multiply %750, %722 : tensor<64x16xf32>
    %752 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %753 = stablehlo.multiply %752, %683 : tensor<64xf32>
    %754 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %755 = stablehlo.multiply %754, %725 : tensor<16x64xf32>
    %756 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %757 = stablehlo.multiply %756, %695 : tensor<16xf32>
    %758 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %759 = stablehlo.multiply %758, %701 : tensor<16xf32>
    %760 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %761 = stablehlo.multiply %760, %728 : tensor<8x16xf32>
    %762 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %763 = stablehlo.multiply %762, %731 : tensor<32x16xf32>
    %764 = stablehlo.add %arg0, %733 : tensor<16xf32>
    %765 = stablehlo.add %arg1, %735 : tensor<16x16xf32>
    %766 = stablehlo.add %arg2, %737 : tensor<48xf32>
    %767 = stablehlo.add %arg3, %739 : tensor<16x48xf32>
    %768 = stablehlo.add %arg4, %741 : tensor<16xf32>
    %769 = stablehlo.add %arg5, %743 : tensor<16xf32>
    %770 = stablehlo.add %arg6, %745 : tensor<16xf32>
    %771 = stablehlo.add %arg7, %747 : tensor<16xf32>
    %772 = stablehlo.add %arg8, %749 : tensor<16xf32>
    %773 = stablehlo.add %arg9, %751 : tensor<64x16xf32>
    %774 = stablehlo.add %arg10, %753 : tensor<64xf32>
    %775 = stablehlo.add %arg11, %755 : tensor<16x64xf32>
    %776 = stablehlo.add %arg12, %757 : tensor<16xf32>
    %777 = stablehlo.add %arg13, %759 : tensor<16xf32>
    %778 = stablehlo.add %arg14, %761 : tensor<8x16xf32>
    %779 = stablehlo.add %arg15, %763 : tensor<32x16xf32>
    return %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %545, %371, %376, %381, %386, %391, %396, %401, %406, %411, %416, %421, %426, %431, %436, %441, %446, %452, %458, %464, %470, %476, %482, %488, %494, %500, %506, %512, %518, %524, %530, %536, %542, %184 : tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<4x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<4x2x8x8xf32>, tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<4x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x8xf32>
    return %3, %1, %4 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x8x32xf32>) -> (tensor<4x8x32xf32>, tensor<4x8x32xf32>, tensor<4x8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x32xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x32xf32>
    %3 = stablehlo.compare  EQ, %arg0, %2,  FLOAT : (tensor<4x8x32xf32>, tensor<4x8x32xf32>) -> tensor<4x8x32xi1>
    %4 = stablehlo.convert %3 : (tensor<4x8x32xi1>) -> tensor<4x8x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x8x32xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<4x8xf32>
    %8 = stablehlo.compare  EQ, %0, %7,  FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<4x8xi1>, tensor<4x8xf32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %13 = stablehlo.compare  EQ, %12, %7,  FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<4x8xi1>, tensor<4x8xf32>
    %17 = stablehlo.divide %11, %16 : tensor<4x8xf32>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x32xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<4x8x32xf32>
    %21 = stablehlo.exponential %20 : tensor<4x8x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<4x8x32xf32>, tensor<f32>) -> tensor<4x8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %24 = stablehlo.log %23 : tensor<4x8x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x32xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<4x8x32xf32>
    return %26, %21, %23 : tensor<4x8x32xf32>, tensor<4x8x32xf32>, tensor<4x8x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<4x8xi32>) -> tensor<4x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4x8xi32>) -> tensor<4x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4x8x1xi32>) -> tensor<4x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<4x8x32xi32>
    %4 = stablehlo.compare  EQ, %2, %3,  SIGNED : (tensor<4x8x32xi32>, tensor<4x8x32xi32>) -> tensor<4x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<4x8x32xi1>) -> tensor<4x8x32xf32>
    return %5 : tensor<4x8x32xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x8x32xf32>, %arg1: tensor<4x8x1xf32>, %arg2: tensor<4x8x32xf32>) -> tensor<4x8x32xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x8x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x8x32xf32>, tensor<f32>) -> tensor<4x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x32xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x8x32xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x8x32xf32>
    return %7 : tensor<4x8x32xf32>
  }
  func.func private @_where_1(%arg0: tensor<4x2x8x8xi1>, %arg1: tensor<4x2x8x8xf32>, %arg2: tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>
    return %1 : tensor<4x2x8x8xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
