module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/k/kernel" next = 0>}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 1>}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/q/kernel" next = 2>}, %arg3: tensor<16x8xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/v/kernel" next = 3>}, %arg4: tensor<24x16xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 4>}, %arg5: tensor<16x24xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/mlp/gate/kernel" next = 5>}, %arg6: tensor<16x24xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 6>}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/norm_1/scale" next = 7>}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/norm_2/scale" next = 8>}, %arg9: tensor<16x32xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "head/kernel" next = 9>}, %arg10: tensor<16xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "norm_f/scale" next = 10>}, %arg11: tensor<32x16xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "token" next = 11>}, %arg12: tensor<i32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 12>}, %arg13: tensor<8xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/k/kernel" next = 13>}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/out/kernel" next = 14>}, %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/q/kernel" next = 15>}, %arg16: tensor<8xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/v/kernel" next = 16>}, %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/down/kernel" next = 17>}, %arg18: tensor<16xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/gate/kernel" next = 18>}, %arg19: tensor<16xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/up/kernel" next = 19>}, %arg20: tensor<1xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v_row/blocks/0/norm_1/scale" next = 20>}, %arg21: tensor<1xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v_row/blocks/0/norm_2/scale" next = 21>}, %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/head/kernel" next = 22>}, %arg23: tensor<1xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v_row/norm_f/scale" next = 23>}, %arg24: tensor<16xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_row/token" next = 24>}, %arg25: tensor<16xf32> {tf.aliasing_output = 25 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/k/kernel" next = 25>}, %arg26: tensor<16xf32> {tf.aliasing_output = 26 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/out/kernel" next = 26>}, %arg27: tensor<16xf32> {tf.aliasing_output = 27 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/q/kernel" next = 27>}, %arg28: tensor<16xf32> {tf.aliasing_output = 28 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/v/kernel" next = 28>}, %arg29: tensor<24xf32> {tf.aliasing_output = 29 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/down/kernel" next = 29>}, %arg30: tensor<24xf32> {tf.aliasing_output = 30 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/gate/kernel" next = 30>}, %arg31: tensor<24xf32> {tf.aliasing_output = 31 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/up/kernel" next = 31>}, %arg32: tensor<1xf32> {tf.aliasing_output = 32 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v_col/blocks/0/norm_1/scale" next = 32>}, %arg33: tensor<1xf32> {tf.aliasing_output = 33 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v_col/blocks/0/norm_2/scale" next = 33>}, %arg34: tensor<32xf32> {tf.aliasing_output = 34 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/head/kernel" next = 34>}, %arg35: tensor<1xf32> {tf.aliasing_output = 35 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v_col/norm_f/scale" next = 35>}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v_col/token" next = 36>}, %arg37: tensor<1xf32> {tf.aliasing_output = 37 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/k/kernel" next = 37>}, %arg38: tensor<1xf32> {tf.aliasing_output = 38 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/out/kernel" next = 38>}, %arg39: tensor<1xf32> {tf.aliasing_output = 39 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/q/kernel" next = 39>}, %arg40: tensor<1xf32> {tf.aliasing_output = 40 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/v/kernel" next = 40>}, %arg41: tensor<1xf32> {tf.aliasing_output = 41 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/down/kernel" next = 41>}, %arg42: tensor<1xf32> {tf.aliasing_output = 42 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/gate/kernel" next = 42>}, %arg43: tensor<1xf32> {tf.aliasing_output = 43 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/up/kernel" next = 43>}, %arg44: tensor<16xf32> {tf.aliasing_output = 44 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v/blocks/0/norm_1/scale" next = 44 of = "blocks/0/norm_1/scale">}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v/blocks/0/norm_2/scale" next = 45 of = "blocks/0/norm_2/scale">}, %arg46: tensor<1xf32> {tf.aliasing_output = 46 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/head/kernel" next = 46>}, %arg47: tensor<16xf32> {tf.aliasing_output = 47 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/v/norm_f/scale" next = 47 of = "norm_f/scale">}, %arg48: tensor<1xf32> {tf.aliasing_output = 48 : i32, zero.role = #zero.role<model_state "opt_state/1/0/v/token" next = 48>}, %arg49: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg50: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<16x8xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['k']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['q']['kernel']"}, tensor<16x8xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['v']['kernel']"}, tensor<24x16xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<16x24xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['gate']['kernel']"}, tensor<16x24xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['norm_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['norm_2']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['norm_f']['scale']"}, tensor<32x16xf32> {jax.result_info = "result[0].params['token']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['attn']['k']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['attn']['out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['attn']['q']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['attn']['v']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['mlp']['down']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['mlp']['gate']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['mlp']['up']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['norm_1']['scale']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['blocks'][0]['norm_2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['head']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['norm_f']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_row['token']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['attn']['k']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['attn']['out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['attn']['q']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['attn']['v']['kernel']"}, tensor<24xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['mlp']['down']['kernel']"}, tensor<24xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['mlp']['gate']['kernel']"}, tensor<24xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['mlp']['up']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['norm_1']['scale']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['blocks'][0]['norm_2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['head']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['norm_f']['scale']"}, tensor<32xf32> {jax.result_info = "result[0].opt_state[1][0].v_col['token']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['attn']['k']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['attn']['out']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['attn']['q']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['attn']['v']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['mlp']['down']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['mlp']['gate']['kernel']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['norm_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v['blocks'][0]['norm_2']['scale']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].v['norm_f']['scale']"}, tensor<1xf32> {jax.result_info = "result[0].opt_state[1][0].v['token']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.convert %arg0 : (tensor<16x8xf32>) -> tensor<16x8xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<16x8xf32>) -> tensor<16x8xbf16>
    %4 = stablehlo.convert %arg4 : (tensor<24x16xf32>) -> tensor<24x16xbf16>
    %5 = stablehlo.convert %arg5 : (tensor<16x24xf32>) -> tensor<16x24xbf16>
    %6 = stablehlo.convert %arg6 : (tensor<16x24xf32>) -> tensor<16x24xbf16>
    %7 = stablehlo.convert %arg9 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %8 = stablehlo.convert %arg11 : (tensor<32x16xf32>) -> tensor<32x16xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %10 = stablehlo.compare LT, %arg49, %9, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %12 = stablehlo.add %arg49, %11 : tensor<12x8xi32>
    %13 = stablehlo.select %10, %12, %arg49 : tensor<12x8xi1>, tensor<12x8xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %15 = "stablehlo.gather"(%8, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xbf16>, tensor<12x8x1xi32>) -> tensor<12x8x16xbf16>
    %16 = stablehlo.convert %15 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %17 = chlo.square %16 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<12x8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %23 = stablehlo.divide %21, %22 : tensor<12x8x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %25 = stablehlo.add %23, %24 : tensor<12x8x1xf32>
    %26 = stablehlo.rsqrt %25 : tensor<12x8x1xf32>
    %27 = stablehlo.divide %26, %25 : tensor<12x8x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<12x8x1xf32>
    %30 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %31 = stablehlo.multiply %16, %30 : tensor<12x8x16xf32>
    %32 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<12x8x16xf32>
    %35 = stablehlo.convert %34 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %36 = stablehlo.dot_general %35, %2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x16xbf16>) -> tensor<12x8x16xbf16>
    %37 = stablehlo.reshape %36 : (tensor<12x8x16xbf16>) -> tensor<12x8x4x4xbf16>
    %38 = stablehlo.convert %34 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %39 = stablehlo.dot_general %38, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x8xbf16>) -> tensor<12x8x8xbf16>
    %40 = stablehlo.reshape %39 : (tensor<12x8x8xbf16>) -> tensor<12x8x2x4xbf16>
    %41 = stablehlo.convert %34 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %42 = stablehlo.dot_general %41, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x8xbf16>) -> tensor<12x8x8xbf16>
    %43 = stablehlo.reshape %42 : (tensor<12x8x8xbf16>) -> tensor<12x8x2x4xbf16>
    %44 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.add %47, %46 : tensor<2xf32>
    %49 = stablehlo.negate %48 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %51 = stablehlo.divide %49, %50 : tensor<2xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %53 = stablehlo.power %52, %51 : tensor<2xf32>
    %54 = stablehlo.iota dim = 0 : tensor<8xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %56 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %59 = stablehlo.multiply %57, %58 : tensor<8x2xf32>
    %60 = stablehlo.cosine %59 : tensor<8x2xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %62 = stablehlo.sine %59 : tensor<8x2xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %64 = stablehlo.convert %37 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x4x4xf32>
    %65 = stablehlo.slice %64 [0:12, 0:8, 0:4, 0:2] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %66 = stablehlo.slice %64 [0:12, 0:8, 0:4, 2:4] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %67 = stablehlo.broadcast_in_dim %61, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %69 = stablehlo.multiply %65, %68 : tensor<12x8x4x2xf32>
    %70 = stablehlo.broadcast_in_dim %63, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %72 = stablehlo.multiply %66, %71 : tensor<12x8x4x2xf32>
    %73 = stablehlo.subtract %69, %72 : tensor<12x8x4x2xf32>
    %74 = stablehlo.broadcast_in_dim %61, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %76 = stablehlo.multiply %66, %75 : tensor<12x8x4x2xf32>
    %77 = stablehlo.broadcast_in_dim %63, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %79 = stablehlo.multiply %65, %78 : tensor<12x8x4x2xf32>
    %80 = stablehlo.add %76, %79 : tensor<12x8x4x2xf32>
    %81 = stablehlo.concatenate %73, %80, dim = 3 : (tensor<12x8x4x2xf32>, tensor<12x8x4x2xf32>) -> tensor<12x8x4x4xf32>
    %82 = stablehlo.convert %81 : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x4xbf16>
    %83 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %87 = stablehlo.add %86, %85 : tensor<2xf32>
    %88 = stablehlo.negate %87 : tensor<2xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %90 = stablehlo.divide %88, %89 : tensor<2xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %92 = stablehlo.power %91, %90 : tensor<2xf32>
    %93 = stablehlo.iota dim = 0 : tensor<8xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %95 = stablehlo.broadcast_in_dim %92, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %98 = stablehlo.multiply %96, %97 : tensor<8x2xf32>
    %99 = stablehlo.cosine %98 : tensor<8x2xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %101 = stablehlo.sine %98 : tensor<8x2xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %103 = stablehlo.convert %40 : (tensor<12x8x2x4xbf16>) -> tensor<12x8x2x4xf32>
    %104 = stablehlo.slice %103 [0:12, 0:8, 0:2, 0:2] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %105 = stablehlo.slice %103 [0:12, 0:8, 0:2, 2:4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %106 = stablehlo.broadcast_in_dim %100, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %108 = stablehlo.multiply %104, %107 : tensor<12x8x2x2xf32>
    %109 = stablehlo.broadcast_in_dim %102, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %111 = stablehlo.multiply %105, %110 : tensor<12x8x2x2xf32>
    %112 = stablehlo.subtract %108, %111 : tensor<12x8x2x2xf32>
    %113 = stablehlo.broadcast_in_dim %100, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %115 = stablehlo.multiply %105, %114 : tensor<12x8x2x2xf32>
    %116 = stablehlo.broadcast_in_dim %102, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %118 = stablehlo.multiply %104, %117 : tensor<12x8x2x2xf32>
    %119 = stablehlo.add %115, %118 : tensor<12x8x2x2xf32>
    %120 = stablehlo.concatenate %112, %119, dim = 3 : (tensor<12x8x2x2xf32>, tensor<12x8x2x2xf32>) -> tensor<12x8x2x4xf32>
    %121 = stablehlo.convert %120 : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x4xbf16>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xbf16>) -> tensor<12x8x2x2x4xbf16>
    %123 = stablehlo.reshape %122 : (tensor<12x8x2x2x4xbf16>) -> tensor<12x8x4x4xbf16>
    %124 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xbf16>) -> tensor<12x8x2x2x4xbf16>
    %125 = stablehlo.reshape %124 : (tensor<12x8x2x2x4xbf16>) -> tensor<12x8x4x4xbf16>
    %126 = stablehlo.dot_general %82, %123, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xbf16>, tensor<12x8x4x4xbf16>) -> tensor<12x4x8x8xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %128 = stablehlo.divide %126, %127 : tensor<12x4x8x8xf32>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %129 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %130 = call @tril(%129) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_15 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %131:3 = call @_where(%130, %128, %cst_15) : (tensor<8x8xi1>, tensor<12x4x8x8xf32>, tensor<f32>) -> (tensor<12x4x8x8xf32>, tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %132 = stablehlo.reduce(%131#0 init: %cst_16) applies stablehlo.maximum across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %133 = stablehlo.reshape %132 : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %135 = stablehlo.compare EQ, %131#0, %134, FLOAT : (tensor<12x4x8x8xf32>, tensor<12x4x8x8xf32>) -> tensor<12x4x8x8xi1>
    %136 = stablehlo.convert %135 : (tensor<12x4x8x8xi1>) -> tensor<12x4x8x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %139 = stablehlo.maximum %138, %132 : tensor<12x4x8xf32>
    %140 = stablehlo.compare EQ, %132, %139, FLOAT : (tensor<12x4x8xf32>, tensor<12x4x8xf32>) -> tensor<12x4x8xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %143 = stablehlo.select %140, %141, %142 : tensor<12x4x8xi1>, tensor<12x4x8xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %145 = stablehlo.compare EQ, %144, %139, FLOAT : (tensor<12x4x8xf32>, tensor<12x4x8xf32>) -> tensor<12x4x8xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %148 = stablehlo.select %145, %146, %147 : tensor<12x4x8xi1>, tensor<12x4x8xf32>
    %149 = stablehlo.divide %143, %148 : tensor<12x4x8xf32>
    %150 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %152 = stablehlo.subtract %131#0, %151 : tensor<12x4x8x8xf32>
    %153 = stablehlo.exponential %152 : tensor<12x4x8x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %157 = stablehlo.divide %153, %156 : tensor<12x4x8x8xf32>
    %158 = stablehlo.multiply %155, %155 : tensor<12x4x8x1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x4x8x1xf32>
    %160 = stablehlo.divide %159, %158 : tensor<12x4x8x1xf32>
    %161 = stablehlo.convert %157 : (tensor<12x4x8x8xf32>) -> tensor<12x4x8x8xbf16>
    %162 = stablehlo.dot_general %125, %161, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xbf16>, tensor<12x4x8x8xbf16>) -> tensor<12x4x4x8xbf16>
    %163 = stablehlo.transpose %162, dims = [0, 3, 1, 2] : (tensor<12x4x4x8xbf16>) -> tensor<12x8x4x4xbf16>
    %164 = stablehlo.reshape %163 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x16xbf16>
    %165 = stablehlo.dot_general %164, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x16xbf16>) -> tensor<12x8x16xbf16>
    %166 = stablehlo.add %15, %165 : tensor<12x8x16xbf16>
    %167 = stablehlo.convert %166 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %168 = chlo.square %167 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %170 = stablehlo.multiply %169, %167 : tensor<12x8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%168 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_28 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %174 = stablehlo.divide %172, %173 : tensor<12x8x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %176 = stablehlo.add %174, %175 : tensor<12x8x1xf32>
    %177 = stablehlo.rsqrt %176 : tensor<12x8x1xf32>
    %178 = stablehlo.divide %177, %176 : tensor<12x8x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %180 = stablehlo.multiply %179, %178 : tensor<12x8x1xf32>
    %181 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %182 = stablehlo.multiply %167, %181 : tensor<12x8x16xf32>
    %183 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %185 = stablehlo.multiply %182, %184 : tensor<12x8x16xf32>
    %186 = stablehlo.convert %185 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %187 = stablehlo.dot_general %186, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x24xbf16>) -> tensor<12x8x24xbf16>
    %188:3 = call @silu(%187) : (tensor<12x8x24xbf16>) -> (tensor<12x8x24xbf16>, tensor<12x8x24xbf16>, tensor<12x8x24xbf16>)
    %189 = stablehlo.convert %185 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %190 = stablehlo.dot_general %189, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x24xbf16>) -> tensor<12x8x24xbf16>
    %191 = stablehlo.multiply %188#0, %190 : tensor<12x8x24xbf16>
    %192 = stablehlo.dot_general %191, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xbf16>, tensor<24x16xbf16>) -> tensor<12x8x16xbf16>
    %193 = stablehlo.add %166, %192 : tensor<12x8x16xbf16>
    %194 = stablehlo.convert %193 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %195 = chlo.square %194 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %197 = stablehlo.multiply %196, %194 : tensor<12x8x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%195 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %201 = stablehlo.divide %199, %200 : tensor<12x8x1xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %203 = stablehlo.add %201, %202 : tensor<12x8x1xf32>
    %204 = stablehlo.rsqrt %203 : tensor<12x8x1xf32>
    %205 = stablehlo.divide %204, %203 : tensor<12x8x1xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %207 = stablehlo.multiply %206, %205 : tensor<12x8x1xf32>
    %208 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %209 = stablehlo.multiply %194, %208 : tensor<12x8x16xf32>
    %210 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %212 = stablehlo.multiply %209, %211 : tensor<12x8x16xf32>
    %213 = stablehlo.convert %212 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %214 = stablehlo.dot_general %213, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x32xbf16>) -> tensor<12x8x32xbf16>
    %215 = stablehlo.convert %214 : (tensor<12x8x32xbf16>) -> tensor<12x8x32xf32>
    %216:3 = call @log_softmax(%215) : (tensor<12x8x32xf32>) -> (tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>)
    %217 = call @_one_hot(%arg50) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %218 = stablehlo.multiply %216#0, %217 : tensor<12x8x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_38 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %221 = stablehlo.divide %220, %cst_38 : tensor<f32>
    %222 = stablehlo.negate %221 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %223 = stablehlo.negate %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %224 = stablehlo.divide %223, %cst_40 : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x32xf32>
    %227 = stablehlo.multiply %226, %217 : tensor<12x8x32xf32>
    %228 = call @log_softmax_0(%216#1, %216#2, %227) : (tensor<12x8x32xf32>, tensor<12x8x1xf32>, tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %229 = stablehlo.convert %228 : (tensor<12x8x32xf32>) -> tensor<12x8x32xbf16>
    %230 = stablehlo.dot_general %229, %213, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xbf16>, tensor<12x8x16xbf16>) -> tensor<32x16xbf16>
    %231 = stablehlo.transpose %230, dims = [1, 0] : (tensor<32x16xbf16>) -> tensor<16x32xbf16>
    %232 = stablehlo.dot_general %229, %7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xbf16>, tensor<16x32xbf16>) -> tensor<12x8x16xbf16>
    %233 = stablehlo.convert %232 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %234 = stablehlo.multiply %209, %233 : tensor<12x8x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %236 = stablehlo.reshape %235 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %237 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %238 = stablehlo.multiply %233, %237 : tensor<12x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%236 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %240 = stablehlo.multiply %194, %238 : tensor<12x8x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %242 = stablehlo.reshape %241 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %243 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %244 = stablehlo.multiply %238, %243 : tensor<12x8x16xf32>
    %245 = stablehlo.multiply %242, %207 : tensor<12x8x1xf32>
    %cst_44 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %247 = stablehlo.divide %245, %246 : tensor<12x8x1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %250 = stablehlo.multiply %249, %197 : tensor<12x8x16xf32>
    %251 = stablehlo.add %244, %250 : tensor<12x8x16xf32>
    %252 = stablehlo.convert %251 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %253 = stablehlo.dot_general %252, %191, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<12x8x24xbf16>) -> tensor<16x24xbf16>
    %254 = stablehlo.transpose %253, dims = [1, 0] : (tensor<16x24xbf16>) -> tensor<24x16xbf16>
    %255 = stablehlo.dot_general %252, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<24x16xbf16>) -> tensor<12x8x24xbf16>
    %256 = stablehlo.multiply %188#0, %255 : tensor<12x8x24xbf16>
    %257 = stablehlo.multiply %255, %190 : tensor<12x8x24xbf16>
    %258 = stablehlo.dot_general %256, %189, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xbf16>, tensor<12x8x16xbf16>) -> tensor<24x16xbf16>
    %259 = stablehlo.transpose %258, dims = [1, 0] : (tensor<24x16xbf16>) -> tensor<16x24xbf16>
    %260 = stablehlo.dot_general %256, %6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xbf16>, tensor<16x24xbf16>) -> tensor<12x8x16xbf16>
    %261 = stablehlo.convert %260 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %262 = call @silu_1(%188#1, %188#2, %187, %257) : (tensor<12x8x24xbf16>, tensor<12x8x24xbf16>, tensor<12x8x24xbf16>, tensor<12x8x24xbf16>) -> tensor<12x8x24xbf16>
    %263 = stablehlo.dot_general %262, %186, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xbf16>, tensor<12x8x16xbf16>) -> tensor<24x16xbf16>
    %264 = stablehlo.transpose %263, dims = [1, 0] : (tensor<24x16xbf16>) -> tensor<16x24xbf16>
    %265 = stablehlo.dot_general %262, %5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xbf16>, tensor<16x24xbf16>) -> tensor<12x8x16xbf16>
    %266 = stablehlo.convert %265 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %267 = stablehlo.add %261, %266 : tensor<12x8x16xf32>
    %268 = stablehlo.multiply %182, %267 : tensor<12x8x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %270 = stablehlo.reshape %269 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %271 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %272 = stablehlo.multiply %267, %271 : tensor<12x8x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%270 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %274 = stablehlo.multiply %167, %272 : tensor<12x8x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.reduce(%274 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %276 = stablehlo.reshape %275 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %277 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %278 = stablehlo.multiply %272, %277 : tensor<12x8x16xf32>
    %279 = stablehlo.multiply %276, %180 : tensor<12x8x1xf32>
    %cst_49 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %281 = stablehlo.divide %279, %280 : tensor<12x8x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %284 = stablehlo.multiply %283, %170 : tensor<12x8x16xf32>
    %285 = stablehlo.add %278, %284 : tensor<12x8x16xf32>
    %286 = stablehlo.convert %285 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %287 = stablehlo.add %252, %286 : tensor<12x8x16xbf16>
    %288 = stablehlo.dot_general %287, %164, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<12x8x16xbf16>) -> tensor<16x16xbf16>
    %289 = stablehlo.transpose %288, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %290 = stablehlo.dot_general %287, %1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x16xbf16>) -> tensor<12x8x16xbf16>
    %291 = stablehlo.reshape %290 : (tensor<12x8x16xbf16>) -> tensor<12x8x4x4xbf16>
    %292 = stablehlo.transpose %291, dims = [0, 2, 3, 1] : (tensor<12x8x4x4xbf16>) -> tensor<12x4x4x8xbf16>
    %293 = stablehlo.dot_general %292, %125, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4x8xbf16>, tensor<12x8x4x4xbf16>) -> tensor<12x4x8x8xbf16>
    %294 = stablehlo.dot_general %292, %161, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4x8xbf16>, tensor<12x4x8x8xbf16>) -> tensor<12x4x4x8xbf16>
    %295 = stablehlo.transpose %294, dims = [0, 3, 1, 2] : (tensor<12x4x4x8xbf16>) -> tensor<12x8x4x4xbf16>
    %296 = stablehlo.convert %293 : (tensor<12x4x8x8xbf16>) -> tensor<12x4x8x8xf32>
    %297 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %298 = stablehlo.multiply %296, %297 : tensor<12x4x8x8xf32>
    %299 = stablehlo.multiply %298, %153 : tensor<12x4x8x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.reduce(%299 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %301 = stablehlo.reshape %300 : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %302 = stablehlo.negate %301 : tensor<12x4x8x1xf32>
    %303 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %304 = stablehlo.divide %296, %303 : tensor<12x4x8x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%302 init: %cst_52) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x1xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x8xf32>
    %307 = stablehlo.add %304, %306 : tensor<12x4x8x8xf32>
    %308 = stablehlo.multiply %307, %153 : tensor<12x4x8x8xf32>
    %309 = call @_where_2(%131#1, %131#2, %308) : (tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>, tensor<12x4x8x8xf32>) -> tensor<12x4x8x8xf32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %311 = stablehlo.divide %309, %310 : tensor<12x4x8x8xf32>
    %312 = stablehlo.convert %311 : tensor<12x4x8x8xf32>
    %313 = stablehlo.convert %82 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x4x4xf32>
    %314 = stablehlo.dot_general %312, %313, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x8x8xf32>, tensor<12x8x4x4xf32>) -> tensor<12x4x8x4xf32>
    %315 = stablehlo.transpose %314, dims = [0, 2, 1, 3] : (tensor<12x4x8x4xf32>) -> tensor<12x8x4x4xf32>
    %316 = stablehlo.convert %315 : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x4xbf16>
    %317 = stablehlo.convert %311 : tensor<12x4x8x8xf32>
    %318 = stablehlo.convert %123 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x4x4xf32>
    %319 = stablehlo.dot_general %317, %318, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x8x8xf32>, tensor<12x8x4x4xf32>) -> tensor<12x4x8x4xf32>
    %320 = stablehlo.transpose %319, dims = [0, 2, 1, 3] : (tensor<12x4x8x4xf32>) -> tensor<12x8x4x4xf32>
    %321 = stablehlo.convert %320 : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x4xbf16>
    %322 = stablehlo.reshape %295 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x2x2x4xbf16>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %323 = stablehlo.reduce(%322 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<12x8x2x2x4xbf16>, tensor<bf16>) -> tensor<12x8x2x4xbf16>
    %324 = stablehlo.reshape %316 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x2x2x4xbf16>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %325 = stablehlo.reduce(%324 init: %cst_55) applies stablehlo.add across dimensions = [3] : (tensor<12x8x2x2x4xbf16>, tensor<bf16>) -> tensor<12x8x2x4xbf16>
    %326 = stablehlo.convert %325 : (tensor<12x8x2x4xbf16>) -> tensor<12x8x2x4xf32>
    %327 = stablehlo.slice %326 [0:12, 0:8, 0:2, 0:2] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %328 = stablehlo.slice %326 [0:12, 0:8, 0:2, 2:4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %329 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %330 = stablehlo.multiply %328, %329 : tensor<12x8x2x2xf32>
    %331 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %332 = stablehlo.multiply %328, %331 : tensor<12x8x2x2xf32>
    %333 = stablehlo.negate %327 : tensor<12x8x2x2xf32>
    %334 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %335 = stablehlo.multiply %333, %334 : tensor<12x8x2x2xf32>
    %336 = stablehlo.add %332, %335 : tensor<12x8x2x2xf32>
    %337 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %338 = stablehlo.multiply %327, %337 : tensor<12x8x2x2xf32>
    %339 = stablehlo.add %330, %338 : tensor<12x8x2x2xf32>
    %340 = stablehlo.concatenate %339, %336, dim = 3 : (tensor<12x8x2x2xf32>, tensor<12x8x2x2xf32>) -> tensor<12x8x2x4xf32>
    %341 = stablehlo.convert %340 : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x4xbf16>
    %342 = stablehlo.convert %321 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x4x4xf32>
    %343 = stablehlo.slice %342 [0:12, 0:8, 0:4, 0:2] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %344 = stablehlo.slice %342 [0:12, 0:8, 0:4, 2:4] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %345 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %346 = stablehlo.multiply %344, %345 : tensor<12x8x4x2xf32>
    %347 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %348 = stablehlo.multiply %344, %347 : tensor<12x8x4x2xf32>
    %349 = stablehlo.negate %343 : tensor<12x8x4x2xf32>
    %350 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %351 = stablehlo.multiply %349, %350 : tensor<12x8x4x2xf32>
    %352 = stablehlo.add %348, %351 : tensor<12x8x4x2xf32>
    %353 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %354 = stablehlo.multiply %343, %353 : tensor<12x8x4x2xf32>
    %355 = stablehlo.add %346, %354 : tensor<12x8x4x2xf32>
    %356 = stablehlo.concatenate %355, %352, dim = 3 : (tensor<12x8x4x2xf32>, tensor<12x8x4x2xf32>) -> tensor<12x8x4x4xf32>
    %357 = stablehlo.convert %356 : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x4xbf16>
    %358 = stablehlo.reshape %323 : (tensor<12x8x2x4xbf16>) -> tensor<12x8x8xbf16>
    %359 = stablehlo.dot_general %358, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xbf16>, tensor<12x8x16xbf16>) -> tensor<8x16xbf16>
    %360 = stablehlo.transpose %359, dims = [1, 0] : (tensor<8x16xbf16>) -> tensor<16x8xbf16>
    %361 = stablehlo.dot_general %358, %3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xbf16>, tensor<16x8xbf16>) -> tensor<12x8x16xbf16>
    %362 = stablehlo.convert %361 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %363 = stablehlo.reshape %341 : (tensor<12x8x2x4xbf16>) -> tensor<12x8x8xbf16>
    %364 = stablehlo.dot_general %363, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xbf16>, tensor<12x8x16xbf16>) -> tensor<8x16xbf16>
    %365 = stablehlo.transpose %364, dims = [1, 0] : (tensor<8x16xbf16>) -> tensor<16x8xbf16>
    %366 = stablehlo.dot_general %363, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xbf16>, tensor<16x8xbf16>) -> tensor<12x8x16xbf16>
    %367 = stablehlo.convert %366 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %368 = stablehlo.add %362, %367 : tensor<12x8x16xf32>
    %369 = stablehlo.reshape %357 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x16xbf16>
    %370 = stablehlo.dot_general %369, %35, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<12x8x16xbf16>) -> tensor<16x16xbf16>
    %371 = stablehlo.transpose %370, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %372 = stablehlo.dot_general %369, %2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x16xbf16>) -> tensor<12x8x16xbf16>
    %373 = stablehlo.convert %372 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %374 = stablehlo.add %368, %373 : tensor<12x8x16xf32>
    %375 = stablehlo.multiply %31, %374 : tensor<12x8x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %377 = stablehlo.reshape %376 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %378 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %379 = stablehlo.multiply %374, %378 : tensor<12x8x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%377 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %381 = stablehlo.multiply %16, %379 : tensor<12x8x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %383 = stablehlo.reshape %382 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %384 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %385 = stablehlo.multiply %379, %384 : tensor<12x8x16xf32>
    %386 = stablehlo.multiply %383, %29 : tensor<12x8x1xf32>
    %cst_59 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %388 = stablehlo.divide %386, %387 : tensor<12x8x1xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %391 = stablehlo.multiply %390, %19 : tensor<12x8x16xf32>
    %392 = stablehlo.add %385, %391 : tensor<12x8x16xf32>
    %393 = stablehlo.convert %392 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %394 = stablehlo.add %287, %393 : tensor<12x8x16xbf16>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %395 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<bf16>) -> tensor<32x16xbf16>
    %396 = "stablehlo.scatter"(%395, %14, %394) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<bf16>, %arg52: tensor<bf16>):
      %1344 = stablehlo.add %arg51, %arg52 : tensor<bf16>
      stablehlo.return %1344 : tensor<bf16>
    }) : (tensor<32x16xbf16>, tensor<12x8x1xi32>, tensor<12x8x16xbf16>) -> tensor<32x16xbf16>
    %397 = stablehlo.convert %396 : (tensor<32x16xbf16>) -> tensor<32x16xf32>
    %398 = stablehlo.convert %231 : (tensor<16x32xbf16>) -> tensor<16x32xf32>
    %399 = stablehlo.convert %259 : (tensor<16x24xbf16>) -> tensor<16x24xf32>
    %400 = stablehlo.convert %264 : (tensor<16x24xbf16>) -> tensor<16x24xf32>
    %401 = stablehlo.convert %254 : (tensor<24x16xbf16>) -> tensor<24x16xf32>
    %402 = stablehlo.convert %360 : (tensor<16x8xbf16>) -> tensor<16x8xf32>
    %403 = stablehlo.convert %371 : (tensor<16x16xbf16>) -> tensor<16x16xf32>
    %404 = stablehlo.convert %289 : (tensor<16x16xbf16>) -> tensor<16x16xf32>
    %405 = stablehlo.convert %365 : (tensor<16x8xbf16>) -> tensor<16x8xf32>
    %406 = chlo.square %405 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %408 = chlo.square %407 : tensor<16x8xf32> -> tensor<16x8xf32>
    %409 = stablehlo.add %406, %408 : tensor<16x8xf32>
    %410 = chlo.square %404 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %412 = chlo.square %411 : tensor<16x16xf32> -> tensor<16x16xf32>
    %413 = stablehlo.add %410, %412 : tensor<16x16xf32>
    %414 = chlo.square %403 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %416 = chlo.square %415 : tensor<16x16xf32> -> tensor<16x16xf32>
    %417 = stablehlo.add %414, %416 : tensor<16x16xf32>
    %418 = chlo.square %402 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %420 = chlo.square %419 : tensor<16x8xf32> -> tensor<16x8xf32>
    %421 = stablehlo.add %418, %420 : tensor<16x8xf32>
    %422 = chlo.square %401 : tensor<24x16xf32> -> tensor<24x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %424 = chlo.square %423 : tensor<24x16xf32> -> tensor<24x16xf32>
    %425 = stablehlo.add %422, %424 : tensor<24x16xf32>
    %426 = chlo.square %400 : tensor<16x24xf32> -> tensor<16x24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %428 = chlo.square %427 : tensor<16x24xf32> -> tensor<16x24xf32>
    %429 = stablehlo.add %426, %428 : tensor<16x24xf32>
    %430 = chlo.square %399 : tensor<16x24xf32> -> tensor<16x24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %432 = chlo.square %431 : tensor<16x24xf32> -> tensor<16x24xf32>
    %433 = stablehlo.add %430, %432 : tensor<16x24xf32>
    %434 = chlo.square %380 : tensor<16xf32> -> tensor<16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %436 = chlo.square %435 : tensor<16xf32> -> tensor<16xf32>
    %437 = stablehlo.add %434, %436 : tensor<16xf32>
    %438 = chlo.square %273 : tensor<16xf32> -> tensor<16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %440 = chlo.square %439 : tensor<16xf32> -> tensor<16xf32>
    %441 = stablehlo.add %438, %440 : tensor<16xf32>
    %442 = chlo.square %398 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %444 = chlo.square %443 : tensor<16x32xf32> -> tensor<16x32xf32>
    %445 = stablehlo.add %442, %444 : tensor<16x32xf32>
    %446 = chlo.square %239 : tensor<16xf32> -> tensor<16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %448 = chlo.square %447 : tensor<16xf32> -> tensor<16xf32>
    %449 = stablehlo.add %446, %448 : tensor<16xf32>
    %450 = chlo.square %397 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %452 = chlo.square %451 : tensor<32x16xf32> -> tensor<32x16xf32>
    %453 = stablehlo.add %450, %452 : tensor<32x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.reduce(%409 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%413 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%417 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.reduce(%421 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%425 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.reduce(%429 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%433 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%437 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%441 init: %cst_82) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%445 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%449 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%453 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.add %cst_86, %454 : tensor<f32>
    %467 = stablehlo.add %466, %455 : tensor<f32>
    %468 = stablehlo.add %467, %456 : tensor<f32>
    %469 = stablehlo.add %468, %457 : tensor<f32>
    %470 = stablehlo.add %469, %458 : tensor<f32>
    %471 = stablehlo.add %470, %459 : tensor<f32>
    %472 = stablehlo.add %471, %460 : tensor<f32>
    %473 = stablehlo.add %472, %461 : tensor<f32>
    %474 = stablehlo.add %473, %462 : tensor<f32>
    %475 = stablehlo.add %474, %463 : tensor<f32>
    %476 = stablehlo.add %475, %464 : tensor<f32>
    %477 = stablehlo.add %476, %465 : tensor<f32>
    %478 = stablehlo.sqrt %477 : tensor<f32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %479 = stablehlo.compare LT, %478, %cst_87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %480 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %481 = stablehlo.divide %405, %480 : tensor<16x8xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %483 = stablehlo.multiply %481, %482 : tensor<16x8xf32>
    %484 = stablehlo.select %479, %405, %483 : tensor<i1>, tensor<16x8xf32>
    %485 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %486 = stablehlo.divide %404, %485 : tensor<16x16xf32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %488 = stablehlo.multiply %486, %487 : tensor<16x16xf32>
    %489 = stablehlo.select %479, %404, %488 : tensor<i1>, tensor<16x16xf32>
    %490 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %491 = stablehlo.divide %403, %490 : tensor<16x16xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %493 = stablehlo.multiply %491, %492 : tensor<16x16xf32>
    %494 = stablehlo.select %479, %403, %493 : tensor<i1>, tensor<16x16xf32>
    %495 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %496 = stablehlo.divide %402, %495 : tensor<16x8xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %498 = stablehlo.multiply %496, %497 : tensor<16x8xf32>
    %499 = stablehlo.select %479, %402, %498 : tensor<i1>, tensor<16x8xf32>
    %500 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %501 = stablehlo.divide %401, %500 : tensor<24x16xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %503 = stablehlo.multiply %501, %502 : tensor<24x16xf32>
    %504 = stablehlo.select %479, %401, %503 : tensor<i1>, tensor<24x16xf32>
    %505 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %506 = stablehlo.divide %400, %505 : tensor<16x24xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %508 = stablehlo.multiply %506, %507 : tensor<16x24xf32>
    %509 = stablehlo.select %479, %400, %508 : tensor<i1>, tensor<16x24xf32>
    %510 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %511 = stablehlo.divide %399, %510 : tensor<16x24xf32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %513 = stablehlo.multiply %511, %512 : tensor<16x24xf32>
    %514 = stablehlo.select %479, %399, %513 : tensor<i1>, tensor<16x24xf32>
    %515 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %516 = stablehlo.divide %380, %515 : tensor<16xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %518 = stablehlo.multiply %516, %517 : tensor<16xf32>
    %519 = stablehlo.select %479, %380, %518 : tensor<i1>, tensor<16xf32>
    %520 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %521 = stablehlo.divide %273, %520 : tensor<16xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %523 = stablehlo.multiply %521, %522 : tensor<16xf32>
    %524 = stablehlo.select %479, %273, %523 : tensor<i1>, tensor<16xf32>
    %525 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %526 = stablehlo.divide %398, %525 : tensor<16x32xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %528 = stablehlo.multiply %526, %527 : tensor<16x32xf32>
    %529 = stablehlo.select %479, %398, %528 : tensor<i1>, tensor<16x32xf32>
    %530 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %531 = stablehlo.divide %239, %530 : tensor<16xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %533 = stablehlo.multiply %531, %532 : tensor<16xf32>
    %534 = stablehlo.select %479, %239, %533 : tensor<i1>, tensor<16xf32>
    %535 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %536 = stablehlo.divide %397, %535 : tensor<32x16xf32>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %538 = stablehlo.multiply %536, %537 : tensor<32x16xf32>
    %539 = stablehlo.select %479, %397, %538 : tensor<i1>, tensor<32x16xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %540 = stablehlo.subtract %arg12, %c_100 : tensor<i32>
    %c_101 = stablehlo.constant dense<1> : tensor<i32>
    %541 = stablehlo.add %540, %c_101 : tensor<i32>
    %542 = stablehlo.convert %541 : (tensor<i32>) -> tensor<f32>
    %cst_102 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %543 = stablehlo.power %542, %cst_102 : tensor<f32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %544 = stablehlo.subtract %cst_103, %543 : tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %548 = stablehlo.multiply %484, %484 : tensor<16x8xf32>
    %cst_107 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %550 = stablehlo.add %548, %549 : tensor<16x8xf32>
    %551 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %552 = stablehlo.multiply %551, %arg13 : tensor<8xf32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %553 = stablehlo.subtract %cst_108, %544 : tensor<f32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.reduce(%550 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_110 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %556 = stablehlo.divide %554, %555 : tensor<8xf32>
    %557 = stablehlo.broadcast_in_dim %553, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %558 = stablehlo.multiply %557, %556 : tensor<8xf32>
    %559 = stablehlo.add %552, %558 : tensor<8xf32>
    %560 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %561 = stablehlo.multiply %560, %arg25 : tensor<16xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %562 = stablehlo.subtract %cst_111, %544 : tensor<f32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%550 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_113 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %565 = stablehlo.divide %563, %564 : tensor<16xf32>
    %566 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %567 = stablehlo.multiply %566, %565 : tensor<16xf32>
    %568 = stablehlo.add %561, %567 : tensor<16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.reduce(%559 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_115 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %572 = stablehlo.divide %570, %571 : tensor<1xf32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %574 = stablehlo.divide %559, %573 : tensor<8xf32>
    %cst_116 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %576 = stablehlo.power %574, %575 : tensor<8xf32>
    %cst_117 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %578 = stablehlo.power %568, %577 : tensor<16xf32>
    %579 = stablehlo.broadcast_in_dim %576, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %581 = stablehlo.multiply %484, %580 : tensor<16x8xf32>
    %582 = stablehlo.broadcast_in_dim %578, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %584 = stablehlo.multiply %581, %583 : tensor<16x8xf32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %585 = stablehlo.subtract %arg12, %c_118 : tensor<i32>
    %c_119 = stablehlo.constant dense<1> : tensor<i32>
    %586 = stablehlo.add %585, %c_119 : tensor<i32>
    %587 = stablehlo.convert %586 : (tensor<i32>) -> tensor<f32>
    %cst_120 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %588 = stablehlo.power %587, %cst_120 : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %589 = stablehlo.subtract %cst_121, %588 : tensor<f32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %593 = stablehlo.multiply %489, %489 : tensor<16x16xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %595 = stablehlo.add %593, %594 : tensor<16x16xf32>
    %596 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %597 = stablehlo.multiply %596, %arg14 : tensor<16xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %598 = stablehlo.subtract %cst_126, %589 : tensor<f32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %599 = stablehlo.reduce(%595 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_128 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %601 = stablehlo.divide %599, %600 : tensor<16xf32>
    %602 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %603 = stablehlo.multiply %602, %601 : tensor<16xf32>
    %604 = stablehlo.add %597, %603 : tensor<16xf32>
    %605 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %606 = stablehlo.multiply %605, %arg26 : tensor<16xf32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %607 = stablehlo.subtract %cst_129, %589 : tensor<f32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%595 init: %cst_130) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_131 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %610 = stablehlo.divide %608, %609 : tensor<16xf32>
    %611 = stablehlo.broadcast_in_dim %607, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %612 = stablehlo.multiply %611, %610 : tensor<16xf32>
    %613 = stablehlo.add %606, %612 : tensor<16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%604 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_133 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %617 = stablehlo.divide %615, %616 : tensor<1xf32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %619 = stablehlo.divide %604, %618 : tensor<16xf32>
    %cst_134 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %621 = stablehlo.power %619, %620 : tensor<16xf32>
    %cst_135 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %623 = stablehlo.power %613, %622 : tensor<16xf32>
    %624 = stablehlo.broadcast_in_dim %621, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %626 = stablehlo.multiply %489, %625 : tensor<16x16xf32>
    %627 = stablehlo.broadcast_in_dim %623, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %629 = stablehlo.multiply %626, %628 : tensor<16x16xf32>
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %630 = stablehlo.subtract %arg12, %c_136 : tensor<i32>
    %c_137 = stablehlo.constant dense<1> : tensor<i32>
    %631 = stablehlo.add %630, %c_137 : tensor<i32>
    %632 = stablehlo.convert %631 : (tensor<i32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %633 = stablehlo.power %632, %cst_138 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %634 = stablehlo.subtract %cst_139, %633 : tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %638 = stablehlo.multiply %494, %494 : tensor<16x16xf32>
    %cst_143 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %640 = stablehlo.add %638, %639 : tensor<16x16xf32>
    %641 = stablehlo.broadcast_in_dim %634, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %642 = stablehlo.multiply %641, %arg15 : tensor<16xf32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %643 = stablehlo.subtract %cst_144, %634 : tensor<f32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%640 init: %cst_145) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_146 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %646 = stablehlo.divide %644, %645 : tensor<16xf32>
    %647 = stablehlo.broadcast_in_dim %643, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %648 = stablehlo.multiply %647, %646 : tensor<16xf32>
    %649 = stablehlo.add %642, %648 : tensor<16xf32>
    %650 = stablehlo.broadcast_in_dim %634, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %651 = stablehlo.multiply %650, %arg27 : tensor<16xf32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %652 = stablehlo.subtract %cst_147, %634 : tensor<f32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%640 init: %cst_148) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_149 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %655 = stablehlo.divide %653, %654 : tensor<16xf32>
    %656 = stablehlo.broadcast_in_dim %652, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %657 = stablehlo.multiply %656, %655 : tensor<16xf32>
    %658 = stablehlo.add %651, %657 : tensor<16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%649 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_151 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %662 = stablehlo.divide %660, %661 : tensor<1xf32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %664 = stablehlo.divide %649, %663 : tensor<16xf32>
    %cst_152 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %666 = stablehlo.power %664, %665 : tensor<16xf32>
    %cst_153 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %668 = stablehlo.power %658, %667 : tensor<16xf32>
    %669 = stablehlo.broadcast_in_dim %666, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %671 = stablehlo.multiply %494, %670 : tensor<16x16xf32>
    %672 = stablehlo.broadcast_in_dim %668, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %674 = stablehlo.multiply %671, %673 : tensor<16x16xf32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %675 = stablehlo.subtract %arg12, %c_154 : tensor<i32>
    %c_155 = stablehlo.constant dense<1> : tensor<i32>
    %676 = stablehlo.add %675, %c_155 : tensor<i32>
    %677 = stablehlo.convert %676 : (tensor<i32>) -> tensor<f32>
    %cst_156 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %678 = stablehlo.power %677, %cst_156 : tensor<f32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %679 = stablehlo.subtract %cst_157, %678 : tensor<f32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %683 = stablehlo.multiply %499, %499 : tensor<16x8xf32>
    %cst_161 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %685 = stablehlo.add %683, %684 : tensor<16x8xf32>
    %686 = stablehlo.broadcast_in_dim %679, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %687 = stablehlo.multiply %686, %arg16 : tensor<8xf32>
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %688 = stablehlo.subtract %cst_162, %679 : tensor<f32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%685 init: %cst_163) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_164 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %691 = stablehlo.divide %689, %690 : tensor<8xf32>
    %692 = stablehlo.broadcast_in_dim %688, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %693 = stablehlo.multiply %692, %691 : tensor<8xf32>
    %694 = stablehlo.add %687, %693 : tensor<8xf32>
    %695 = stablehlo.broadcast_in_dim %679, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %696 = stablehlo.multiply %695, %arg28 : tensor<16xf32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.subtract %cst_165, %679 : tensor<f32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%685 init: %cst_166) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_167 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %700 = stablehlo.divide %698, %699 : tensor<16xf32>
    %701 = stablehlo.broadcast_in_dim %697, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %702 = stablehlo.multiply %701, %700 : tensor<16xf32>
    %703 = stablehlo.add %696, %702 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %704 = stablehlo.reduce(%694 init: %cst_168) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_169 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %707 = stablehlo.divide %705, %706 : tensor<1xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %709 = stablehlo.divide %694, %708 : tensor<8xf32>
    %cst_170 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %711 = stablehlo.power %709, %710 : tensor<8xf32>
    %cst_171 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %713 = stablehlo.power %703, %712 : tensor<16xf32>
    %714 = stablehlo.broadcast_in_dim %711, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %716 = stablehlo.multiply %499, %715 : tensor<16x8xf32>
    %717 = stablehlo.broadcast_in_dim %713, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %719 = stablehlo.multiply %716, %718 : tensor<16x8xf32>
    %c_172 = stablehlo.constant dense<0> : tensor<i32>
    %720 = stablehlo.subtract %arg12, %c_172 : tensor<i32>
    %c_173 = stablehlo.constant dense<1> : tensor<i32>
    %721 = stablehlo.add %720, %c_173 : tensor<i32>
    %722 = stablehlo.convert %721 : (tensor<i32>) -> tensor<f32>
    %cst_174 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %723 = stablehlo.power %722, %cst_174 : tensor<f32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %724 = stablehlo.subtract %cst_175, %723 : tensor<f32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %728 = stablehlo.multiply %504, %504 : tensor<24x16xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %730 = stablehlo.add %728, %729 : tensor<24x16xf32>
    %731 = stablehlo.broadcast_in_dim %724, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %732 = stablehlo.multiply %731, %arg17 : tensor<16xf32>
    %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %733 = stablehlo.subtract %cst_180, %724 : tensor<f32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.reduce(%730 init: %cst_181) applies stablehlo.add across dimensions = [0] : (tensor<24x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_182 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %736 = stablehlo.divide %734, %735 : tensor<16xf32>
    %737 = stablehlo.broadcast_in_dim %733, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %738 = stablehlo.multiply %737, %736 : tensor<16xf32>
    %739 = stablehlo.add %732, %738 : tensor<16xf32>
    %740 = stablehlo.broadcast_in_dim %724, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %741 = stablehlo.multiply %740, %arg29 : tensor<24xf32>
    %cst_183 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %742 = stablehlo.subtract %cst_183, %724 : tensor<f32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %743 = stablehlo.reduce(%730 init: %cst_184) applies stablehlo.add across dimensions = [1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_185 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %745 = stablehlo.divide %743, %744 : tensor<24xf32>
    %746 = stablehlo.broadcast_in_dim %742, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %747 = stablehlo.multiply %746, %745 : tensor<24xf32>
    %748 = stablehlo.add %741, %747 : tensor<24xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%739 init: %cst_186) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %750 = stablehlo.broadcast_in_dim %749, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_187 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %752 = stablehlo.divide %750, %751 : tensor<1xf32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %754 = stablehlo.divide %739, %753 : tensor<16xf32>
    %cst_188 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %756 = stablehlo.power %754, %755 : tensor<16xf32>
    %cst_189 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %758 = stablehlo.power %748, %757 : tensor<24xf32>
    %759 = stablehlo.broadcast_in_dim %756, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %760 = stablehlo.broadcast_in_dim %759, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<24x16xf32>
    %761 = stablehlo.multiply %504, %760 : tensor<24x16xf32>
    %762 = stablehlo.broadcast_in_dim %758, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x16xf32>
    %764 = stablehlo.multiply %761, %763 : tensor<24x16xf32>
    %c_190 = stablehlo.constant dense<0> : tensor<i32>
    %765 = stablehlo.subtract %arg12, %c_190 : tensor<i32>
    %c_191 = stablehlo.constant dense<1> : tensor<i32>
    %766 = stablehlo.add %765, %c_191 : tensor<i32>
    %767 = stablehlo.convert %766 : (tensor<i32>) -> tensor<f32>
    %cst_192 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %768 = stablehlo.power %767, %cst_192 : tensor<f32>
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %769 = stablehlo.subtract %cst_193, %768 : tensor<f32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %773 = stablehlo.multiply %509, %509 : tensor<16x24xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %775 = stablehlo.add %773, %774 : tensor<16x24xf32>
    %776 = stablehlo.broadcast_in_dim %769, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %777 = stablehlo.multiply %776, %arg18 : tensor<16xf32>
    %cst_198 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %778 = stablehlo.subtract %cst_198, %769 : tensor<f32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %779 = stablehlo.reduce(%775 init: %cst_199) applies stablehlo.add across dimensions = [1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_200 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %781 = stablehlo.divide %779, %780 : tensor<16xf32>
    %782 = stablehlo.broadcast_in_dim %778, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %783 = stablehlo.multiply %782, %781 : tensor<16xf32>
    %784 = stablehlo.add %777, %783 : tensor<16xf32>
    %785 = stablehlo.broadcast_in_dim %769, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %786 = stablehlo.multiply %785, %arg30 : tensor<24xf32>
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %787 = stablehlo.subtract %cst_201, %769 : tensor<f32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.reduce(%775 init: %cst_202) applies stablehlo.add across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_203 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %790 = stablehlo.divide %788, %789 : tensor<24xf32>
    %791 = stablehlo.broadcast_in_dim %787, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %792 = stablehlo.multiply %791, %790 : tensor<24xf32>
    %793 = stablehlo.add %786, %792 : tensor<24xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.reduce(%784 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %795 = stablehlo.broadcast_in_dim %794, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_205 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %797 = stablehlo.divide %795, %796 : tensor<1xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %799 = stablehlo.divide %784, %798 : tensor<16xf32>
    %cst_206 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %801 = stablehlo.power %799, %800 : tensor<16xf32>
    %cst_207 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %803 = stablehlo.power %793, %802 : tensor<24xf32>
    %804 = stablehlo.broadcast_in_dim %801, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x24xf32>
    %806 = stablehlo.multiply %509, %805 : tensor<16x24xf32>
    %807 = stablehlo.broadcast_in_dim %803, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %809 = stablehlo.multiply %806, %808 : tensor<16x24xf32>
    %c_208 = stablehlo.constant dense<0> : tensor<i32>
    %810 = stablehlo.subtract %arg12, %c_208 : tensor<i32>
    %c_209 = stablehlo.constant dense<1> : tensor<i32>
    %811 = stablehlo.add %810, %c_209 : tensor<i32>
    %812 = stablehlo.convert %811 : (tensor<i32>) -> tensor<f32>
    %cst_210 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %813 = stablehlo.power %812, %cst_210 : tensor<f32>
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %814 = stablehlo.subtract %cst_211, %813 : tensor<f32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %818 = stablehlo.multiply %514, %514 : tensor<16x24xf32>
    %cst_215 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %820 = stablehlo.add %818, %819 : tensor<16x24xf32>
    %821 = stablehlo.broadcast_in_dim %814, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %822 = stablehlo.multiply %821, %arg19 : tensor<16xf32>
    %cst_216 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %823 = stablehlo.subtract %cst_216, %814 : tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.reduce(%820 init: %cst_217) applies stablehlo.add across dimensions = [1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_218 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %826 = stablehlo.divide %824, %825 : tensor<16xf32>
    %827 = stablehlo.broadcast_in_dim %823, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %828 = stablehlo.multiply %827, %826 : tensor<16xf32>
    %829 = stablehlo.add %822, %828 : tensor<16xf32>
    %830 = stablehlo.broadcast_in_dim %814, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %831 = stablehlo.multiply %830, %arg31 : tensor<24xf32>
    %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %832 = stablehlo.subtract %cst_219, %814 : tensor<f32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%820 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_221 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %835 = stablehlo.divide %833, %834 : tensor<24xf32>
    %836 = stablehlo.broadcast_in_dim %832, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %837 = stablehlo.multiply %836, %835 : tensor<24xf32>
    %838 = stablehlo.add %831, %837 : tensor<24xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%829 init: %cst_222) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %840 = stablehlo.broadcast_in_dim %839, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_223 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %842 = stablehlo.divide %840, %841 : tensor<1xf32>
    %843 = stablehlo.broadcast_in_dim %842, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %844 = stablehlo.divide %829, %843 : tensor<16xf32>
    %cst_224 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %846 = stablehlo.power %844, %845 : tensor<16xf32>
    %cst_225 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %848 = stablehlo.power %838, %847 : tensor<24xf32>
    %849 = stablehlo.broadcast_in_dim %846, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %850 = stablehlo.broadcast_in_dim %849, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x24xf32>
    %851 = stablehlo.multiply %514, %850 : tensor<16x24xf32>
    %852 = stablehlo.broadcast_in_dim %848, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %854 = stablehlo.multiply %851, %853 : tensor<16x24xf32>
    %c_226 = stablehlo.constant dense<0> : tensor<i32>
    %855 = stablehlo.subtract %arg12, %c_226 : tensor<i32>
    %c_227 = stablehlo.constant dense<1> : tensor<i32>
    %856 = stablehlo.add %855, %c_227 : tensor<i32>
    %857 = stablehlo.convert %856 : (tensor<i32>) -> tensor<f32>
    %cst_228 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %858 = stablehlo.power %857, %cst_228 : tensor<f32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %859 = stablehlo.subtract %cst_229, %858 : tensor<f32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %863 = stablehlo.multiply %519, %519 : tensor<16xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %865 = stablehlo.add %863, %864 : tensor<16xf32>
    %866 = stablehlo.broadcast_in_dim %859, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %867 = stablehlo.multiply %866, %arg44 : tensor<16xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %868 = stablehlo.subtract %cst_234, %859 : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %870 = stablehlo.multiply %869, %865 : tensor<16xf32>
    %871 = stablehlo.add %867, %870 : tensor<16xf32>
    %cst_235 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %873 = stablehlo.power %871, %872 : tensor<16xf32>
    %874 = stablehlo.multiply %519, %873 : tensor<16xf32>
    %c_236 = stablehlo.constant dense<0> : tensor<i32>
    %875 = stablehlo.subtract %arg12, %c_236 : tensor<i32>
    %c_237 = stablehlo.constant dense<1> : tensor<i32>
    %876 = stablehlo.add %875, %c_237 : tensor<i32>
    %877 = stablehlo.convert %876 : (tensor<i32>) -> tensor<f32>
    %cst_238 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %878 = stablehlo.power %877, %cst_238 : tensor<f32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %879 = stablehlo.subtract %cst_239, %878 : tensor<f32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %883 = stablehlo.multiply %524, %524 : tensor<16xf32>
    %cst_243 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %885 = stablehlo.add %883, %884 : tensor<16xf32>
    %886 = stablehlo.broadcast_in_dim %879, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %887 = stablehlo.multiply %886, %arg45 : tensor<16xf32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %888 = stablehlo.subtract %cst_244, %879 : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %890 = stablehlo.multiply %889, %885 : tensor<16xf32>
    %891 = stablehlo.add %887, %890 : tensor<16xf32>
    %cst_245 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %893 = stablehlo.power %891, %892 : tensor<16xf32>
    %894 = stablehlo.multiply %524, %893 : tensor<16xf32>
    %c_246 = stablehlo.constant dense<0> : tensor<i32>
    %895 = stablehlo.subtract %arg12, %c_246 : tensor<i32>
    %c_247 = stablehlo.constant dense<1> : tensor<i32>
    %896 = stablehlo.add %895, %c_247 : tensor<i32>
    %897 = stablehlo.convert %896 : (tensor<i32>) -> tensor<f32>
    %cst_248 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %898 = stablehlo.power %897, %cst_248 : tensor<f32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %899 = stablehlo.subtract %cst_249, %898 : tensor<f32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %903 = stablehlo.multiply %529, %529 : tensor<16x32xf32>
    %cst_253 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %905 = stablehlo.add %903, %904 : tensor<16x32xf32>
    %906 = stablehlo.broadcast_in_dim %899, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %907 = stablehlo.multiply %906, %arg22 : tensor<16xf32>
    %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %908 = stablehlo.subtract %cst_254, %899 : tensor<f32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%905 init: %cst_255) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_256 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %911 = stablehlo.divide %909, %910 : tensor<16xf32>
    %912 = stablehlo.broadcast_in_dim %908, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %913 = stablehlo.multiply %912, %911 : tensor<16xf32>
    %914 = stablehlo.add %907, %913 : tensor<16xf32>
    %915 = stablehlo.broadcast_in_dim %899, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %916 = stablehlo.multiply %915, %arg34 : tensor<32xf32>
    %cst_257 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %917 = stablehlo.subtract %cst_257, %899 : tensor<f32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %918 = stablehlo.reduce(%905 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_259 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %920 = stablehlo.divide %918, %919 : tensor<32xf32>
    %921 = stablehlo.broadcast_in_dim %917, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %922 = stablehlo.multiply %921, %920 : tensor<32xf32>
    %923 = stablehlo.add %916, %922 : tensor<32xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%914 init: %cst_260) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %925 = stablehlo.broadcast_in_dim %924, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_261 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %927 = stablehlo.divide %925, %926 : tensor<1xf32>
    %928 = stablehlo.broadcast_in_dim %927, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %929 = stablehlo.divide %914, %928 : tensor<16xf32>
    %cst_262 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %931 = stablehlo.power %929, %930 : tensor<16xf32>
    %cst_263 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %933 = stablehlo.power %923, %932 : tensor<32xf32>
    %934 = stablehlo.broadcast_in_dim %931, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %935 = stablehlo.broadcast_in_dim %934, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %936 = stablehlo.multiply %529, %935 : tensor<16x32xf32>
    %937 = stablehlo.broadcast_in_dim %933, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %938 = stablehlo.broadcast_in_dim %937, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %939 = stablehlo.multiply %936, %938 : tensor<16x32xf32>
    %c_264 = stablehlo.constant dense<0> : tensor<i32>
    %940 = stablehlo.subtract %arg12, %c_264 : tensor<i32>
    %c_265 = stablehlo.constant dense<1> : tensor<i32>
    %941 = stablehlo.add %940, %c_265 : tensor<i32>
    %942 = stablehlo.convert %941 : (tensor<i32>) -> tensor<f32>
    %cst_266 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %943 = stablehlo.power %942, %cst_266 : tensor<f32>
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %944 = stablehlo.subtract %cst_267, %943 : tensor<f32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %948 = stablehlo.multiply %534, %534 : tensor<16xf32>
    %cst_271 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %950 = stablehlo.add %948, %949 : tensor<16xf32>
    %951 = stablehlo.broadcast_in_dim %944, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %952 = stablehlo.multiply %951, %arg47 : tensor<16xf32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %953 = stablehlo.subtract %cst_272, %944 : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %953, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %955 = stablehlo.multiply %954, %950 : tensor<16xf32>
    %956 = stablehlo.add %952, %955 : tensor<16xf32>
    %cst_273 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %958 = stablehlo.power %956, %957 : tensor<16xf32>
    %959 = stablehlo.multiply %534, %958 : tensor<16xf32>
    %c_274 = stablehlo.constant dense<0> : tensor<i32>
    %960 = stablehlo.subtract %arg12, %c_274 : tensor<i32>
    %c_275 = stablehlo.constant dense<1> : tensor<i32>
    %961 = stablehlo.add %960, %c_275 : tensor<i32>
    %962 = stablehlo.convert %961 : (tensor<i32>) -> tensor<f32>
    %cst_276 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %963 = stablehlo.power %962, %cst_276 : tensor<f32>
    %cst_277 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %964 = stablehlo.subtract %cst_277, %963 : tensor<f32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %968 = stablehlo.multiply %539, %539 : tensor<32x16xf32>
    %cst_281 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %970 = stablehlo.add %968, %969 : tensor<32x16xf32>
    %971 = stablehlo.broadcast_in_dim %964, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %972 = stablehlo.multiply %971, %arg24 : tensor<16xf32>
    %cst_282 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %973 = stablehlo.subtract %cst_282, %964 : tensor<f32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %974 = stablehlo.reduce(%970 init: %cst_283) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_284 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %976 = stablehlo.divide %974, %975 : tensor<16xf32>
    %977 = stablehlo.broadcast_in_dim %973, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %978 = stablehlo.multiply %977, %976 : tensor<16xf32>
    %979 = stablehlo.add %972, %978 : tensor<16xf32>
    %980 = stablehlo.broadcast_in_dim %964, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %981 = stablehlo.multiply %980, %arg36 : tensor<32xf32>
    %cst_285 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %982 = stablehlo.subtract %cst_285, %964 : tensor<f32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %983 = stablehlo.reduce(%970 init: %cst_286) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_287 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %985 = stablehlo.divide %983, %984 : tensor<32xf32>
    %986 = stablehlo.broadcast_in_dim %982, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %987 = stablehlo.multiply %986, %985 : tensor<32xf32>
    %988 = stablehlo.add %981, %987 : tensor<32xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %989 = stablehlo.reduce(%979 init: %cst_288) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %990 = stablehlo.broadcast_in_dim %989, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_289 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %992 = stablehlo.divide %990, %991 : tensor<1xf32>
    %993 = stablehlo.broadcast_in_dim %992, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %994 = stablehlo.divide %979, %993 : tensor<16xf32>
    %cst_290 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %996 = stablehlo.power %994, %995 : tensor<16xf32>
    %cst_291 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %998 = stablehlo.power %988, %997 : tensor<32xf32>
    %999 = stablehlo.broadcast_in_dim %996, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %1001 = stablehlo.multiply %539, %1000 : tensor<32x16xf32>
    %1002 = stablehlo.broadcast_in_dim %998, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %1003 = stablehlo.broadcast_in_dim %1002, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %1004 = stablehlo.multiply %1001, %1003 : tensor<32x16xf32>
    %c_292 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1005 = stablehlo.compare LT, %arg12, %c_292, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_293 = stablehlo.constant dense<1> : tensor<i32>
    %1006 = stablehlo.add %arg12, %c_293 : tensor<i32>
    %c_294 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1007 = call @_where_3(%1005, %1006, %c_294) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1008 = stablehlo.multiply %584, %584 : tensor<16x8xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1009 = stablehlo.reduce(%1008 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_296 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1010 = stablehlo.divide %1009, %cst_296 : tensor<f32>
    %1011 = stablehlo.sqrt %1010 : tensor<f32>
    %cst_297 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1012 = stablehlo.divide %1011, %cst_297 : tensor<f32>
    %cst_298 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1013 = stablehlo.maximum %cst_298, %1012 : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1015 = stablehlo.divide %584, %1014 : tensor<16x8xf32>
    %1016 = stablehlo.multiply %629, %629 : tensor<16x16xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1016 init: %cst_299) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_300 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1018 = stablehlo.divide %1017, %cst_300 : tensor<f32>
    %1019 = stablehlo.sqrt %1018 : tensor<f32>
    %cst_301 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1020 = stablehlo.divide %1019, %cst_301 : tensor<f32>
    %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1021 = stablehlo.maximum %cst_302, %1020 : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %1021, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1023 = stablehlo.divide %629, %1022 : tensor<16x16xf32>
    %1024 = stablehlo.multiply %674, %674 : tensor<16x16xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1025 = stablehlo.reduce(%1024 init: %cst_303) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_304 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1026 = stablehlo.divide %1025, %cst_304 : tensor<f32>
    %1027 = stablehlo.sqrt %1026 : tensor<f32>
    %cst_305 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1028 = stablehlo.divide %1027, %cst_305 : tensor<f32>
    %cst_306 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1029 = stablehlo.maximum %cst_306, %1028 : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %1029, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1031 = stablehlo.divide %674, %1030 : tensor<16x16xf32>
    %1032 = stablehlo.multiply %719, %719 : tensor<16x8xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1033 = stablehlo.reduce(%1032 init: %cst_307) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_308 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1034 = stablehlo.divide %1033, %cst_308 : tensor<f32>
    %1035 = stablehlo.sqrt %1034 : tensor<f32>
    %cst_309 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1036 = stablehlo.divide %1035, %cst_309 : tensor<f32>
    %cst_310 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1037 = stablehlo.maximum %cst_310, %1036 : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1039 = stablehlo.divide %719, %1038 : tensor<16x8xf32>
    %1040 = stablehlo.multiply %764, %764 : tensor<24x16xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1041 = stablehlo.reduce(%1040 init: %cst_311) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_312 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1042 = stablehlo.divide %1041, %cst_312 : tensor<f32>
    %1043 = stablehlo.sqrt %1042 : tensor<f32>
    %cst_313 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1044 = stablehlo.divide %1043, %cst_313 : tensor<f32>
    %cst_314 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1045 = stablehlo.maximum %cst_314, %1044 : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %1047 = stablehlo.divide %764, %1046 : tensor<24x16xf32>
    %1048 = stablehlo.multiply %809, %809 : tensor<16x24xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1049 = stablehlo.reduce(%1048 init: %cst_315) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_316 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1050 = stablehlo.divide %1049, %cst_316 : tensor<f32>
    %1051 = stablehlo.sqrt %1050 : tensor<f32>
    %cst_317 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1052 = stablehlo.divide %1051, %cst_317 : tensor<f32>
    %cst_318 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1053 = stablehlo.maximum %cst_318, %1052 : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %1053, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1055 = stablehlo.divide %809, %1054 : tensor<16x24xf32>
    %1056 = stablehlo.multiply %854, %854 : tensor<16x24xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1057 = stablehlo.reduce(%1056 init: %cst_319) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_320 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1058 = stablehlo.divide %1057, %cst_320 : tensor<f32>
    %1059 = stablehlo.sqrt %1058 : tensor<f32>
    %cst_321 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1060 = stablehlo.divide %1059, %cst_321 : tensor<f32>
    %cst_322 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1061 = stablehlo.maximum %cst_322, %1060 : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1063 = stablehlo.divide %854, %1062 : tensor<16x24xf32>
    %1064 = stablehlo.multiply %874, %874 : tensor<16xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1065 = stablehlo.reduce(%1064 init: %cst_323) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_324 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1066 = stablehlo.divide %1065, %cst_324 : tensor<f32>
    %1067 = stablehlo.sqrt %1066 : tensor<f32>
    %cst_325 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1068 = stablehlo.divide %1067, %cst_325 : tensor<f32>
    %cst_326 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1069 = stablehlo.maximum %cst_326, %1068 : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %1069, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1071 = stablehlo.divide %874, %1070 : tensor<16xf32>
    %1072 = stablehlo.multiply %894, %894 : tensor<16xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1073 = stablehlo.reduce(%1072 init: %cst_327) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_328 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1074 = stablehlo.divide %1073, %cst_328 : tensor<f32>
    %1075 = stablehlo.sqrt %1074 : tensor<f32>
    %cst_329 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1076 = stablehlo.divide %1075, %cst_329 : tensor<f32>
    %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1077 = stablehlo.maximum %cst_330, %1076 : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1079 = stablehlo.divide %894, %1078 : tensor<16xf32>
    %1080 = stablehlo.multiply %939, %939 : tensor<16x32xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1081 = stablehlo.reduce(%1080 init: %cst_331) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_332 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1082 = stablehlo.divide %1081, %cst_332 : tensor<f32>
    %1083 = stablehlo.sqrt %1082 : tensor<f32>
    %cst_333 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1084 = stablehlo.divide %1083, %cst_333 : tensor<f32>
    %cst_334 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1085 = stablehlo.maximum %cst_334, %1084 : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1087 = stablehlo.divide %939, %1086 : tensor<16x32xf32>
    %1088 = stablehlo.multiply %959, %959 : tensor<16xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1089 = stablehlo.reduce(%1088 init: %cst_335) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_336 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1090 = stablehlo.divide %1089, %cst_336 : tensor<f32>
    %1091 = stablehlo.sqrt %1090 : tensor<f32>
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1092 = stablehlo.divide %1091, %cst_337 : tensor<f32>
    %cst_338 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1093 = stablehlo.maximum %cst_338, %1092 : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %1093, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1095 = stablehlo.divide %959, %1094 : tensor<16xf32>
    %1096 = stablehlo.multiply %1004, %1004 : tensor<32x16xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.reduce(%1096 init: %cst_339) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_340 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1098 = stablehlo.divide %1097, %cst_340 : tensor<f32>
    %1099 = stablehlo.sqrt %1098 : tensor<f32>
    %cst_341 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1100 = stablehlo.divide %1099, %cst_341 : tensor<f32>
    %cst_342 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1101 = stablehlo.maximum %cst_342, %1100 : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %1101, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1103 = stablehlo.divide %1004, %1102 : tensor<32x16xf32>
    %cst_343 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1105 = stablehlo.multiply %1104, %1015 : tensor<16x8xf32>
    %cst_344 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1107 = stablehlo.multiply %1106, %1023 : tensor<16x16xf32>
    %cst_345 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1109 = stablehlo.multiply %1108, %1031 : tensor<16x16xf32>
    %cst_346 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1111 = stablehlo.multiply %1110, %1039 : tensor<16x8xf32>
    %cst_347 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %1113 = stablehlo.multiply %1112, %1047 : tensor<24x16xf32>
    %cst_348 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1115 = stablehlo.multiply %1114, %1055 : tensor<16x24xf32>
    %cst_349 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1116 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1117 = stablehlo.multiply %1116, %1063 : tensor<16x24xf32>
    %cst_350 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1119 = stablehlo.multiply %1118, %1071 : tensor<16xf32>
    %cst_351 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1121 = stablehlo.multiply %1120, %1079 : tensor<16xf32>
    %cst_352 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1123 = stablehlo.multiply %1122, %1087 : tensor<16x32xf32>
    %cst_353 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1125 = stablehlo.multiply %1124, %1095 : tensor<16xf32>
    %cst_354 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1127 = stablehlo.multiply %1126, %1103 : tensor<32x16xf32>
    %1128 = stablehlo.multiply %arg0, %arg0 : tensor<16x8xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1129 = stablehlo.reduce(%1128 init: %cst_355) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_356 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1130 = stablehlo.divide %1129, %cst_356 : tensor<f32>
    %1131 = stablehlo.sqrt %1130 : tensor<f32>
    %cst_357 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1132 = stablehlo.compare LE, %1131, %cst_357, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_358 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1134 = call @_where_4(%1132, %1133, %arg0) : (tensor<i1>, tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %cst_359 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1135 = stablehlo.compare LE, %1131, %cst_359, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1136 = stablehlo.multiply %1134, %1134 : tensor<16x8xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1137 = stablehlo.reduce(%1136 init: %cst_360) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_361 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1138 = stablehlo.divide %1137, %cst_361 : tensor<f32>
    %1139 = stablehlo.sqrt %1138 : tensor<f32>
    %cst_362 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1140 = call @_where_5(%1135, %cst_362, %1139) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1141 = stablehlo.broadcast_in_dim %1140, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1142 = stablehlo.multiply %1105, %1141 : tensor<16x8xf32>
    %1143 = stablehlo.multiply %arg1, %arg1 : tensor<16x16xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1144 = stablehlo.reduce(%1143 init: %cst_363) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_364 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1145 = stablehlo.divide %1144, %cst_364 : tensor<f32>
    %1146 = stablehlo.sqrt %1145 : tensor<f32>
    %cst_365 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1147 = stablehlo.compare LE, %1146, %cst_365, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1149 = call @_where_6(%1147, %1148, %arg1) : (tensor<i1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_367 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1150 = stablehlo.compare LE, %1146, %cst_367, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1151 = stablehlo.multiply %1149, %1149 : tensor<16x16xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1152 = stablehlo.reduce(%1151 init: %cst_368) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_369 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1153 = stablehlo.divide %1152, %cst_369 : tensor<f32>
    %1154 = stablehlo.sqrt %1153 : tensor<f32>
    %cst_370 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1155 = call @_where_5(%1150, %cst_370, %1154) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1157 = stablehlo.multiply %1107, %1156 : tensor<16x16xf32>
    %1158 = stablehlo.multiply %arg2, %arg2 : tensor<16x16xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1159 = stablehlo.reduce(%1158 init: %cst_371) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_372 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1160 = stablehlo.divide %1159, %cst_372 : tensor<f32>
    %1161 = stablehlo.sqrt %1160 : tensor<f32>
    %cst_373 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1162 = stablehlo.compare LE, %1161, %cst_373, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_374 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1164 = call @_where_6(%1162, %1163, %arg2) : (tensor<i1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_375 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1165 = stablehlo.compare LE, %1161, %cst_375, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1166 = stablehlo.multiply %1164, %1164 : tensor<16x16xf32>
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1167 = stablehlo.reduce(%1166 init: %cst_376) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_377 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1168 = stablehlo.divide %1167, %cst_377 : tensor<f32>
    %1169 = stablehlo.sqrt %1168 : tensor<f32>
    %cst_378 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1170 = call @_where_5(%1165, %cst_378, %1169) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %1170, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1172 = stablehlo.multiply %1109, %1171 : tensor<16x16xf32>
    %1173 = stablehlo.multiply %arg3, %arg3 : tensor<16x8xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1174 = stablehlo.reduce(%1173 init: %cst_379) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_380 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1175 = stablehlo.divide %1174, %cst_380 : tensor<f32>
    %1176 = stablehlo.sqrt %1175 : tensor<f32>
    %cst_381 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1177 = stablehlo.compare LE, %1176, %cst_381, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_382 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1179 = call @_where_4(%1177, %1178, %arg3) : (tensor<i1>, tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %cst_383 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1180 = stablehlo.compare LE, %1176, %cst_383, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1181 = stablehlo.multiply %1179, %1179 : tensor<16x8xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1182 = stablehlo.reduce(%1181 init: %cst_384) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_385 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1183 = stablehlo.divide %1182, %cst_385 : tensor<f32>
    %1184 = stablehlo.sqrt %1183 : tensor<f32>
    %cst_386 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1185 = call @_where_5(%1180, %cst_386, %1184) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1187 = stablehlo.multiply %1111, %1186 : tensor<16x8xf32>
    %1188 = stablehlo.multiply %arg4, %arg4 : tensor<24x16xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1189 = stablehlo.reduce(%1188 init: %cst_387) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_388 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1190 = stablehlo.divide %1189, %cst_388 : tensor<f32>
    %1191 = stablehlo.sqrt %1190 : tensor<f32>
    %cst_389 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1192 = stablehlo.compare LE, %1191, %cst_389, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_390 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %1194 = call @_where_7(%1192, %1193, %arg4) : (tensor<i1>, tensor<24x16xf32>, tensor<24x16xf32>) -> tensor<24x16xf32>
    %cst_391 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1195 = stablehlo.compare LE, %1191, %cst_391, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1196 = stablehlo.multiply %1194, %1194 : tensor<24x16xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1197 = stablehlo.reduce(%1196 init: %cst_392) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_393 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1198 = stablehlo.divide %1197, %cst_393 : tensor<f32>
    %1199 = stablehlo.sqrt %1198 : tensor<f32>
    %cst_394 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1200 = call @_where_5(%1195, %cst_394, %1199) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %1200, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %1202 = stablehlo.multiply %1113, %1201 : tensor<24x16xf32>
    %1203 = stablehlo.multiply %arg5, %arg5 : tensor<16x24xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1204 = stablehlo.reduce(%1203 init: %cst_395) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_396 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1205 = stablehlo.divide %1204, %cst_396 : tensor<f32>
    %1206 = stablehlo.sqrt %1205 : tensor<f32>
    %cst_397 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1207 = stablehlo.compare LE, %1206, %cst_397, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_398 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1209 = call @_where_8(%1207, %1208, %arg5) : (tensor<i1>, tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
    %cst_399 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1210 = stablehlo.compare LE, %1206, %cst_399, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1211 = stablehlo.multiply %1209, %1209 : tensor<16x24xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1212 = stablehlo.reduce(%1211 init: %cst_400) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_401 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1213 = stablehlo.divide %1212, %cst_401 : tensor<f32>
    %1214 = stablehlo.sqrt %1213 : tensor<f32>
    %cst_402 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1215 = call @_where_5(%1210, %cst_402, %1214) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %1215, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1217 = stablehlo.multiply %1115, %1216 : tensor<16x24xf32>
    %1218 = stablehlo.multiply %arg6, %arg6 : tensor<16x24xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1219 = stablehlo.reduce(%1218 init: %cst_403) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_404 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1220 = stablehlo.divide %1219, %cst_404 : tensor<f32>
    %1221 = stablehlo.sqrt %1220 : tensor<f32>
    %cst_405 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1222 = stablehlo.compare LE, %1221, %cst_405, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_406 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1224 = call @_where_8(%1222, %1223, %arg6) : (tensor<i1>, tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
    %cst_407 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1225 = stablehlo.compare LE, %1221, %cst_407, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1226 = stablehlo.multiply %1224, %1224 : tensor<16x24xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1227 = stablehlo.reduce(%1226 init: %cst_408) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_409 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %1228 = stablehlo.divide %1227, %cst_409 : tensor<f32>
    %1229 = stablehlo.sqrt %1228 : tensor<f32>
    %cst_410 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1230 = call @_where_5(%1225, %cst_410, %1229) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %1230, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1232 = stablehlo.multiply %1117, %1231 : tensor<16x24xf32>
    %1233 = stablehlo.multiply %arg7, %arg7 : tensor<16xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1234 = stablehlo.reduce(%1233 init: %cst_411) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_412 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1235 = stablehlo.divide %1234, %cst_412 : tensor<f32>
    %1236 = stablehlo.sqrt %1235 : tensor<f32>
    %cst_413 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1237 = stablehlo.compare LE, %1236, %cst_413, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_414 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1239 = call @_where_9(%1237, %1238, %arg7) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %cst_415 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1240 = stablehlo.compare LE, %1236, %cst_415, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1241 = stablehlo.multiply %1239, %1239 : tensor<16xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1242 = stablehlo.reduce(%1241 init: %cst_416) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_417 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1243 = stablehlo.divide %1242, %cst_417 : tensor<f32>
    %1244 = stablehlo.sqrt %1243 : tensor<f32>
    %cst_418 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1245 = call @_where_5(%1240, %cst_418, %1244) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1247 = stablehlo.multiply %1119, %1246 : tensor<16xf32>
    %1248 = stablehlo.multiply %arg8, %arg8 : tensor<16xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1249 = stablehlo.reduce(%1248 init: %cst_419) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_420 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1250 = stablehlo.divide %1249, %cst_420 : tensor<f32>
    %1251 = stablehlo.sqrt %1250 : tensor<f32>
    %cst_421 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1252 = stablehlo.compare LE, %1251, %cst_421, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_422 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1254 = call @_where_9(%1252, %1253, %arg8) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %cst_423 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1255 = stablehlo.compare LE, %1251, %cst_423, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1256 = stablehlo.multiply %1254, %1254 : tensor<16xf32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1257 = stablehlo.reduce(%1256 init: %cst_424) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_425 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1258 = stablehlo.divide %1257, %cst_425 : tensor<f32>
    %1259 = stablehlo.sqrt %1258 : tensor<f32>
    %cst_426 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1260 = call @_where_5(%1255, %cst_426, %1259) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1262 = stablehlo.multiply %1121, %1261 : tensor<16xf32>
    %1263 = stablehlo.multiply %arg9, %arg9 : tensor<16x32xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1264 = stablehlo.reduce(%1263 init: %cst_427) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_428 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1265 = stablehlo.divide %1264, %cst_428 : tensor<f32>
    %1266 = stablehlo.sqrt %1265 : tensor<f32>
    %cst_429 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1267 = stablehlo.compare LE, %1266, %cst_429, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_430 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1269 = call @_where_10(%1267, %1268, %arg9) : (tensor<i1>, tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1270 = stablehlo.compare LE, %1266, %cst_431, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1271 = stablehlo.multiply %1269, %1269 : tensor<16x32xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.reduce(%1271 init: %cst_432) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_433 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1273 = stablehlo.divide %1272, %cst_433 : tensor<f32>
    %1274 = stablehlo.sqrt %1273 : tensor<f32>
    %cst_434 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1275 = call @_where_5(%1270, %cst_434, %1274) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %1275, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1277 = stablehlo.multiply %1123, %1276 : tensor<16x32xf32>
    %1278 = stablehlo.multiply %arg10, %arg10 : tensor<16xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1279 = stablehlo.reduce(%1278 init: %cst_435) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_436 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1280 = stablehlo.divide %1279, %cst_436 : tensor<f32>
    %1281 = stablehlo.sqrt %1280 : tensor<f32>
    %cst_437 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1282 = stablehlo.compare LE, %1281, %cst_437, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_438 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1284 = call @_where_9(%1282, %1283, %arg10) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %cst_439 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1285 = stablehlo.compare LE, %1281, %cst_439, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1286 = stablehlo.multiply %1284, %1284 : tensor<16xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1287 = stablehlo.reduce(%1286 init: %cst_440) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_441 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1288 = stablehlo.divide %1287, %cst_441 : tensor<f32>
    %1289 = stablehlo.sqrt %1288 : tensor<f32>
    %cst_442 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1290 = call @_where_5(%1285, %cst_442, %1289) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1292 = stablehlo.multiply %1125, %1291 : tensor<16xf32>
    %1293 = stablehlo.multiply %arg11, %arg11 : tensor<32x16xf32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1294 = stablehlo.reduce(%1293 init: %cst_443) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_444 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1295 = stablehlo.divide %1294, %cst_444 : tensor<f32>
    %1296 = stablehlo.sqrt %1295 : tensor<f32>
    %cst_445 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1297 = stablehlo.compare LE, %1296, %cst_445, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_446 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1299 = call @_where_11(%1297, %1298, %arg11) : (tensor<i1>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %cst_447 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1300 = stablehlo.compare LE, %1296, %cst_447, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1301 = stablehlo.multiply %1299, %1299 : tensor<32x16xf32>
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1302 = stablehlo.reduce(%1301 init: %cst_448) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_449 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1303 = stablehlo.divide %1302, %cst_449 : tensor<f32>
    %1304 = stablehlo.sqrt %1303 : tensor<f32>
    %cst_450 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1305 = call @_where_5(%1300, %cst_450, %1304) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %1305, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1307 = stablehlo.multiply %1127, %1306 : tensor<32x16xf32>
    %cst_451 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1309 = stablehlo.multiply %1308, %1142 : tensor<16x8xf32>
    %cst_452 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1311 = stablehlo.multiply %1310, %1157 : tensor<16x16xf32>
    %cst_453 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1313 = stablehlo.multiply %1312, %1172 : tensor<16x16xf32>
    %cst_454 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1314 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1315 = stablehlo.multiply %1314, %1187 : tensor<16x8xf32>
    %cst_455 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %1317 = stablehlo.multiply %1316, %1202 : tensor<24x16xf32>
    %cst_456 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1319 = stablehlo.multiply %1318, %1217 : tensor<16x24xf32>
    %cst_457 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1320 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1321 = stablehlo.multiply %1320, %1232 : tensor<16x24xf32>
    %cst_458 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1323 = stablehlo.multiply %1322, %1247 : tensor<16xf32>
    %cst_459 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1325 = stablehlo.multiply %1324, %1262 : tensor<16xf32>
    %cst_460 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1327 = stablehlo.multiply %1326, %1277 : tensor<16x32xf32>
    %cst_461 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1329 = stablehlo.multiply %1328, %1292 : tensor<16xf32>
    %cst_462 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1331 = stablehlo.multiply %1330, %1307 : tensor<32x16xf32>
    %1332 = stablehlo.add %arg0, %1309 : tensor<16x8xf32>
    %1333 = stablehlo.add %arg1, %1311 : tensor<16x16xf32>
    %1334 = stablehlo.add %arg2, %1313 : tensor<16x16xf32>
    %1335 = stablehlo.add %arg3, %1315 : tensor<16x8xf32>
    %1336 = stablehlo.add %arg4, %1317 : tensor<24x16xf32>
    %1337 = stablehlo.add %arg5, %1319 : tensor<16x24xf32>
    %1338 = stablehlo.add %arg6, %1321 : tensor<16x24xf32>
    %1339 = stablehlo.add %arg7, %1323 : tensor<16xf32>
    %1340 = stablehlo.add %arg8, %1325 : tensor<16xf32>
    %1341 = stablehlo.add %arg9, %1327 : tensor<16x32xf32>
    %1342 = stablehlo.add %arg10, %1329 : tensor<16xf32>
    %1343 = stablehlo.add %arg11, %1331 : tensor<32x16xf32>
    return %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1007, %559, %604, %649, %694, %739, %784, %829, %860, %880, %914, %945, %979, %568, %613, %658, %703, %748, %793, %838, %861, %881, %923, %946, %988, %547, %592, %637, %682, %727, %772, %817, %871, %891, %902, %956, %967, %222 : tensor<16x8xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1xf32>, tensor<1xf32>, tensor<32xf32>, tensor<1xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>, tensor<1xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<12x4x8x8xf32>, %arg2: tensor<f32>) -> (tensor<12x4x8x8xf32>, tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x4x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    return %3, %1, %4 : tensor<12x4x8x8xf32>, tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>
  }
  func.func private @silu(%arg0: tensor<12x8x24xbf16>) -> (tensor<12x8x24xbf16>, tensor<12x8x24xbf16>, tensor<12x8x24xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<12x8x24xbf16>
    %1 = stablehlo.exponential %0 : tensor<12x8x24xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<12x8x24xbf16>
    %3 = stablehlo.add %2, %1 : tensor<12x8x24xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<12x8x24xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<12x8x24xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<12x8x24xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<12x8x24xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<12x8x24xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<12x8x24xbf16>
    return %9, %8, %5 : tensor<12x8x24xbf16>, tensor<12x8x24xbf16>, tensor<12x8x24xbf16>
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
  func.func private @log_softmax_0(%arg0: tensor<12x8x32xf32>, %arg1: tensor<12x8x1xf32>, %arg2: tensor<12x8x32xf32>) -> tensor<12x8x32xf32> {
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
  func.func private @silu_1(%arg0: tensor<12x8x24xbf16>, %arg1: tensor<12x8x24xbf16>, %arg2: tensor<12x8x24xbf16>, %arg3: tensor<12x8x24xbf16>) -> tensor<12x8x24xbf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<12x8x24xbf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<12x8x24xbf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<12x8x24xbf16>
    %3 = stablehlo.add %1, %2 : tensor<12x8x24xbf16>
    return %3 : tensor<12x8x24xbf16>
  }
  func.func private @_where_2(%arg0: tensor<12x4x8x8xi1>, %arg1: tensor<12x4x8x8xf32>, %arg2: tensor<12x4x8x8xf32>) -> tensor<12x4x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>
    return %1 : tensor<12x4x8x8xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<16x8xf32>, %arg2: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<24x16xf32>, %arg2: tensor<24x16xf32>) -> tensor<24x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<24x16xf32>
    return %0 : tensor<24x16xf32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<16x24xf32>, %arg2: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<32x16xf32>, %arg2: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<32x16xf32>
    return %0 : tensor<32x16xf32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<16x8xf32> {jax.result_info = "result.params['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<param "blocks/0/attn/k/kernel">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<param "blocks/0/attn/q/kernel">}, tensor<16x8xf32> {jax.result_info = "result.params['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<param "blocks/0/attn/v/kernel">}, tensor<24x16xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, tensor<16x24xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['gate']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/gate/kernel">}, tensor<16x24xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['norm_1']['scale']", zero.role = #zero.role<param "blocks/0/norm_1/scale">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['norm_2']['scale']", zero.role = #zero.role<param "blocks/0/norm_2/scale">}, tensor<16x32xf32> {jax.result_info = "result.params['head']['kernel']", zero.role = #zero.role<param "head/kernel">}, tensor<16xf32> {jax.result_info = "result.params['norm_f']['scale']", zero.role = #zero.role<param "norm_f/scale">}, tensor<32x16xf32> {jax.result_info = "result.params['token']", zero.role = #zero.role<param "token">}, tensor<i32> {jax.result_info = "result.opt_state[1][0].count", zero.role = #zero.role<step "opt_state/1/0/count">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/k/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/out/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/q/kernel">}, tensor<8xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/v/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/down/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['mlp']['gate']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/gate/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/up/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['norm_1']['scale']", zero.role = #zero.role<model_state "opt_state/1/0/v_row/blocks/0/norm_1/scale">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v_row['blocks'][0]['norm_2']['scale']", zero.role = #zero.role<model_state "opt_state/1/0/v_row/blocks/0/norm_2/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_row['head']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/head/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v_row['norm_f']['scale']", zero.role = #zero.role<model_state "opt_state/1/0/v_row/norm_f/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_row['token']", zero.role = #zero.role<opt_state "opt_state/1/0/v_row/token">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/k/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/out/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/q/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/v/kernel">}, tensor<24xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/down/kernel">}, tensor<24xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['mlp']['gate']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/gate/kernel">}, tensor<24xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/up/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['norm_1']['scale']", zero.role = #zero.role<model_state "opt_state/1/0/v_col/blocks/0/norm_1/scale">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v_col['blocks'][0]['norm_2']['scale']", zero.role = #zero.role<model_state "opt_state/1/0/v_col/blocks/0/norm_2/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].v_col['head']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/head/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v_col['norm_f']['scale']", zero.role = #zero.role<model_state "opt_state/1/0/v_col/norm_f/scale">}, tensor<32xf32> {jax.result_info = "result.opt_state[1][0].v_col['token']", zero.role = #zero.role<opt_state "opt_state/1/0/v_col/token">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/k/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/out/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/q/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/v/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/down/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['mlp']['gate']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/gate/kernel">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['norm_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/v/blocks/0/norm_1/scale" of = "blocks/0/norm_1/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v['blocks'][0]['norm_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/v/blocks/0/norm_2/scale" of = "blocks/0/norm_2/scale">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['head']['kernel']", zero.role = #zero.role<model_state "opt_state/1/0/v/head/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].v['norm_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/v/norm_f/scale" of = "norm_f/scale">}, tensor<1xf32> {jax.result_info = "result.opt_state[1][0].v['token']", zero.role = #zero.role<model_state "opt_state/1/0/v/token">}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %1 = call @init_normal(%0) : (tensor<2xui32>) -> tensor<16x8xf32>
    %cst = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x8xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %4 = call @init_threefry_fold_in(%arg0, %c_0) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %5 = call @init_normal_2(%4) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<16x16xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<ui32>
    %8 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %9 = call @init_normal_2(%8) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<16x16xf32>
    %c_4 = stablehlo.constant dense<3> : tensor<ui32>
    %12 = call @init_threefry_fold_in(%arg0, %c_4) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %13 = call @init_normal(%12) : (tensor<2xui32>) -> tensor<16x8xf32>
    %cst_5 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<16x8xf32>
    %c_6 = stablehlo.constant dense<4> : tensor<ui32>
    %16 = call @init_threefry_fold_in(%arg0, %c_6) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %17 = call @init_normal_7(%16) : (tensor<2xui32>) -> tensor<24x16xf32>
    %cst_7 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<24x16xf32>
    %c_8 = stablehlo.constant dense<5> : tensor<ui32>
    %20 = call @init_threefry_fold_in(%arg0, %c_8) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %21 = call @init_normal_12(%20) : (tensor<2xui32>) -> tensor<16x24xf32>
    %cst_9 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<16x24xf32>
    %c_10 = stablehlo.constant dense<6> : tensor<ui32>
    %24 = call @init_threefry_fold_in(%arg0, %c_10) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %25 = call @init_normal_12(%24) : (tensor<2xui32>) -> tensor<16x24xf32>
    %cst_11 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<16x24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_14 = stablehlo.constant dense<9> : tensor<ui32>
    %30 = call @init_threefry_fold_in(%arg0, %c_14) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %31 = call @init_normal_17(%30) : (tensor<2xui32>) -> tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_17 = stablehlo.constant dense<11> : tensor<ui32>
    %35 = call @init_threefry_fold_in(%arg0, %c_17) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %36 = call @init_normal_22(%35) : (tensor<2xui32>) -> tensor<32x16xf32>
    %cst_18 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<32x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    return %3, %7, %11, %15, %19, %23, %27, %28, %29, %33, %34, %38, %c_67, %40, %44, %48, %52, %56, %60, %64, %68, %72, %76, %80, %84, %41, %45, %49, %53, %57, %61, %65, %69, %73, %77, %81, %85, %42, %46, %50, %54, %58, %62, %66, %70, %74, %78, %82, %86 : tensor<16x8xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1xf32>, tensor<1xf32>, tensor<32xf32>, tensor<1xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<16xf32>, tensor<1xf32>
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
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x8xf32>
    %1 = chlo.erf_inv %0 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x8xf32>
    return %3 : tensor<16x8xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x8xf32> {
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
    %17:2 = call @init_threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x8xui32>, tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>)
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
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>) {
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
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x8xui32>, tensor<16x8xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<16x8xui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x16xf32>
    %1 = chlo.erf_inv %0 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x16xf32>
    return %3 : tensor<16x16xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x16xf32> {
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
    %17:2 = call @init_threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x16xui32>, tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>)
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
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>) {
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
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x16xui32>, tensor<16x16xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<16x16xui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<24x16xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<24x16xf32>
    return %0 : tensor<24x16xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<24x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<24x16xf32>
    %1 = chlo.erf_inv %0 : tensor<24x16xf32> -> tensor<24x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<24x16xf32>
    return %3 : tensor<24x16xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<24x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<24x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<24x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<24x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<24x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<24x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<24x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<24x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<24x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<24x16xui64>
    %15 = stablehlo.convert %12 : (tensor<24x16xui64>) -> tensor<24x16xui32>
    %16 = stablehlo.convert %14 : (tensor<24x16xui64>) -> tensor<24x16xui32>
    %17:2 = call @init_threefry2x32_10(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<24x16xui32>, tensor<24x16xui32>) -> (tensor<24x16xui32>, tensor<24x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<24x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<24x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<24x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<24x16xui32>) -> tensor<24x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<24x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<24x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<24x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<24x16xf32>
    return %32 : tensor<24x16xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<24x16xui32>, %arg3: tensor<24x16xui32>) -> (tensor<24x16xui32>, tensor<24x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<24x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<24x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<24x16xui32>, tensor<24x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<24x16xui32>, tensor<24x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<24x16xui32>, tensor<24x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<24x16xui32>, tensor<24x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<24x16xui32>, tensor<24x16xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<24x16xui32>, %arg2: tensor<24x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<24x16xui32>, tensor<24x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<24x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<24x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<24x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<24x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<24x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<24x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<24x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<24x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<24x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<24x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<24x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<24x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<24x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<24x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<24x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<24x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<24x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<24x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<24x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<24x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<24x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<24x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<24x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<24x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<24x16xui32>, tensor<24x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<16x24xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<16x24xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x24xf32>
    %1 = chlo.erf_inv %0 : tensor<16x24xf32> -> tensor<16x24xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x24xf32>
    return %3 : tensor<16x24xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x24xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x24xui64>
    %c = stablehlo.constant dense<24> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x24xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x24xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x24xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x24xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x24xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x24xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x24xui64>
    %15 = stablehlo.convert %12 : (tensor<16x24xui64>) -> tensor<16x24xui32>
    %16 = stablehlo.convert %14 : (tensor<16x24xui64>) -> tensor<16x24xui32>
    %17:2 = call @init_threefry2x32_15(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x24xui32>, tensor<16x24xui32>) -> (tensor<16x24xui32>, tensor<16x24xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x24xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x24xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x24xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x24xui32>) -> tensor<16x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x24xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x24xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x24xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x24xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x24xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x24xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x24xf32>
    return %32 : tensor<16x24xf32>
  }
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x24xui32>, %arg3: tensor<16x24xui32>) -> (tensor<16x24xui32>, tensor<16x24xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x24xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x24xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x24xui32>, tensor<16x24xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x24xui32>, tensor<16x24xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x24xui32>, tensor<16x24xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x24xui32>, tensor<16x24xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x24xui32>, tensor<16x24xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<16x24xui32>, %arg2: tensor<16x24xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x24xui32>, tensor<16x24xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x24xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x24xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x24xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x24xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x24xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x24xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x24xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x24xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x24xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x24xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x24xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x24xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x24xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x24xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x24xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x24xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x24xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x24xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x24xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x24xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x24xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x24xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x24xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x24xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x24xui32>, tensor<16x24xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
  func.func public @eval(%arg0: tensor<16x8xf32> {zero.role = #zero.role<param "blocks/0/attn/k/kernel">}, %arg1: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, %arg2: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/q/kernel">}, %arg3: tensor<16x8xf32> {zero.role = #zero.role<param "blocks/0/attn/v/kernel">}, %arg4: tensor<24x16xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, %arg5: tensor<16x24xf32> {zero.role = #zero.role<param "blocks/0/mlp/gate/kernel">}, %arg6: tensor<16x24xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, %arg7: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/norm_1/scale">}, %arg8: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/norm_2/scale">}, %arg9: tensor<16x32xf32> {zero.role = #zero.role<param "head/kernel">}, %arg10: tensor<16xf32> {zero.role = #zero.role<param "norm_f/scale">}, %arg11: tensor<32x16xf32> {zero.role = #zero.role<param "token">}, %arg12: tensor<i32> {zero.role = #zero.role<step "opt_state/1/0/count">}, %arg13: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/k/kernel">}, %arg14: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/out/kernel">}, %arg15: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/q/kernel">}, %arg16: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/attn/v/kernel">}, %arg17: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/down/kernel">}, %arg18: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/gate/kernel">}, %arg19: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/blocks/0/mlp/up/kernel">}, %arg20: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v_row/blocks/0/norm_1/scale">}, %arg21: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v_row/blocks/0/norm_2/scale">}, %arg22: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/head/kernel">}, %arg23: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v_row/norm_f/scale">}, %arg24: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_row/token">}, %arg25: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/k/kernel">}, %arg26: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/out/kernel">}, %arg27: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/q/kernel">}, %arg28: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/attn/v/kernel">}, %arg29: tensor<24xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/down/kernel">}, %arg30: tensor<24xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/gate/kernel">}, %arg31: tensor<24xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/blocks/0/mlp/up/kernel">}, %arg32: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v_col/blocks/0/norm_1/scale">}, %arg33: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v_col/blocks/0/norm_2/scale">}, %arg34: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/head/kernel">}, %arg35: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v_col/norm_f/scale">}, %arg36: tensor<32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v_col/token">}, %arg37: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/k/kernel">}, %arg38: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/out/kernel">}, %arg39: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/q/kernel">}, %arg40: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/attn/v/kernel">}, %arg41: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/down/kernel">}, %arg42: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/gate/kernel">}, %arg43: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/blocks/0/mlp/up/kernel">}, %arg44: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v/blocks/0/norm_1/scale" of = "blocks/0/norm_1/scale">}, %arg45: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v/blocks/0/norm_2/scale" of = "blocks/0/norm_2/scale">}, %arg46: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/head/kernel">}, %arg47: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/v/norm_f/scale" of = "norm_f/scale">}, %arg48: tensor<1xf32> {zero.role = #zero.role<model_state "opt_state/1/0/v/token">}, %arg49: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg50: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.convert %arg0 : (tensor<16x8xf32>) -> tensor<16x8xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<16x8xf32>) -> tensor<16x8xbf16>
    %4 = stablehlo.convert %arg4 : (tensor<24x16xf32>) -> tensor<24x16xbf16>
    %5 = stablehlo.convert %arg5 : (tensor<16x24xf32>) -> tensor<16x24xbf16>
    %6 = stablehlo.convert %arg6 : (tensor<16x24xf32>) -> tensor<16x24xbf16>
    %7 = stablehlo.convert %arg9 : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %8 = stablehlo.convert %arg11 : (tensor<32x16xf32>) -> tensor<32x16xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %10 = stablehlo.compare LT, %arg49, %9, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %12 = stablehlo.add %arg49, %11 : tensor<12x8xi32>
    %13 = stablehlo.select %10, %12, %arg49 : tensor<12x8xi1>, tensor<12x8xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %15 = "stablehlo.gather"(%8, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xbf16>, tensor<12x8x1xi32>) -> tensor<12x8x16xbf16>
    %16 = stablehlo.convert %15 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %17 = chlo.square %16 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %23 = stablehlo.add %21, %22 : tensor<12x8x1xf32>
    %24 = stablehlo.rsqrt %23 : tensor<12x8x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %26 = stablehlo.multiply %16, %25 : tensor<12x8x16xf32>
    %27 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<12x8x16xf32>
    %30 = stablehlo.convert %29 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %31 = stablehlo.dot_general %30, %2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x16xbf16>) -> tensor<12x8x16xbf16>
    %32 = stablehlo.reshape %31 : (tensor<12x8x16xbf16>) -> tensor<12x8x4x4xbf16>
    %33 = stablehlo.convert %29 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %34 = stablehlo.dot_general %33, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x8xbf16>) -> tensor<12x8x8xbf16>
    %35 = stablehlo.reshape %34 : (tensor<12x8x8xbf16>) -> tensor<12x8x2x4xbf16>
    %36 = stablehlo.convert %29 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %37 = stablehlo.dot_general %36, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x8xbf16>) -> tensor<12x8x8xbf16>
    %38 = stablehlo.reshape %37 : (tensor<12x8x8xbf16>) -> tensor<12x8x2x4xbf16>
    %39 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %43 = stablehlo.add %42, %41 : tensor<2xf32>
    %44 = stablehlo.negate %43 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.divide %44, %45 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.power %47, %46 : tensor<2xf32>
    %49 = stablehlo.iota dim = 0 : tensor<8xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %51 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<8x2xf32>
    %55 = stablehlo.cosine %54 : tensor<8x2xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %57 = stablehlo.sine %54 : tensor<8x2xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %59 = stablehlo.convert %32 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x4x4xf32>
    %60 = stablehlo.slice %59 [0:12, 0:8, 0:4, 0:2] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %61 = stablehlo.slice %59 [0:12, 0:8, 0:4, 2:4] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %64 = stablehlo.multiply %60, %63 : tensor<12x8x4x2xf32>
    %65 = stablehlo.broadcast_in_dim %58, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %67 = stablehlo.multiply %61, %66 : tensor<12x8x4x2xf32>
    %68 = stablehlo.subtract %64, %67 : tensor<12x8x4x2xf32>
    %69 = stablehlo.broadcast_in_dim %56, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %71 = stablehlo.multiply %61, %70 : tensor<12x8x4x2xf32>
    %72 = stablehlo.broadcast_in_dim %58, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %74 = stablehlo.multiply %60, %73 : tensor<12x8x4x2xf32>
    %75 = stablehlo.add %71, %74 : tensor<12x8x4x2xf32>
    %76 = stablehlo.concatenate %68, %75, dim = 3 : (tensor<12x8x4x2xf32>, tensor<12x8x4x2xf32>) -> tensor<12x8x4x4xf32>
    %77 = stablehlo.convert %76 : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x4xbf16>
    %78 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %80 = stablehlo.multiply %79, %78 : tensor<2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %82 = stablehlo.add %81, %80 : tensor<2xf32>
    %83 = stablehlo.negate %82 : tensor<2xf32>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %85 = stablehlo.divide %83, %84 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %87 = stablehlo.power %86, %85 : tensor<2xf32>
    %88 = stablehlo.iota dim = 0 : tensor<8xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %90 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %93 = stablehlo.multiply %91, %92 : tensor<8x2xf32>
    %94 = stablehlo.cosine %93 : tensor<8x2xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %96 = stablehlo.sine %93 : tensor<8x2xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %98 = stablehlo.convert %35 : (tensor<12x8x2x4xbf16>) -> tensor<12x8x2x4xf32>
    %99 = stablehlo.slice %98 [0:12, 0:8, 0:2, 0:2] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %100 = stablehlo.slice %98 [0:12, 0:8, 0:2, 2:4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %101 = stablehlo.broadcast_in_dim %95, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %103 = stablehlo.multiply %99, %102 : tensor<12x8x2x2xf32>
    %104 = stablehlo.broadcast_in_dim %97, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %106 = stablehlo.multiply %100, %105 : tensor<12x8x2x2xf32>
    %107 = stablehlo.subtract %103, %106 : tensor<12x8x2x2xf32>
    %108 = stablehlo.broadcast_in_dim %95, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %110 = stablehlo.multiply %100, %109 : tensor<12x8x2x2xf32>
    %111 = stablehlo.broadcast_in_dim %97, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %113 = stablehlo.multiply %99, %112 : tensor<12x8x2x2xf32>
    %114 = stablehlo.add %110, %113 : tensor<12x8x2x2xf32>
    %115 = stablehlo.concatenate %107, %114, dim = 3 : (tensor<12x8x2x2xf32>, tensor<12x8x2x2xf32>) -> tensor<12x8x2x4xf32>
    %116 = stablehlo.convert %115 : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x4xbf16>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xbf16>) -> tensor<12x8x2x2x4xbf16>
    %118 = stablehlo.reshape %117 : (tensor<12x8x2x2x4xbf16>) -> tensor<12x8x4x4xbf16>
    %119 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xbf16>) -> tensor<12x8x2x2x4xbf16>
    %120 = stablehlo.reshape %119 : (tensor<12x8x2x2x4xbf16>) -> tensor<12x8x4x4xbf16>
    %121 = stablehlo.dot_general %77, %118, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xbf16>, tensor<12x8x4x4xbf16>) -> tensor<12x4x8x8xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %123 = stablehlo.divide %121, %122 : tensor<12x4x8x8xf32>
    %c_12 = stablehlo.constant dense<true> : tensor<i1>
    %124 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %125 = call @eval_tril(%124) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_13 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %126 = call @eval_where(%125, %123, %cst_13) : (tensor<8x8xi1>, tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8x8xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %129 = stablehlo.maximum %128, %127 : tensor<12x4x8xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %132 = stablehlo.subtract %126, %131 : tensor<12x4x8x8xf32>
    %133 = stablehlo.exponential %132 : tensor<12x4x8x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %137 = stablehlo.divide %133, %136 : tensor<12x4x8x8xf32>
    %138 = stablehlo.convert %137 : (tensor<12x4x8x8xf32>) -> tensor<12x4x8x8xbf16>
    %139 = stablehlo.dot_general %120, %138, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xbf16>, tensor<12x4x8x8xbf16>) -> tensor<12x4x4x8xbf16>
    %140 = stablehlo.transpose %139, dims = [0, 3, 1, 2] : (tensor<12x4x4x8xbf16>) -> tensor<12x8x4x4xbf16>
    %141 = stablehlo.reshape %140 : (tensor<12x8x4x4xbf16>) -> tensor<12x8x16xbf16>
    %142 = stablehlo.dot_general %141, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x16xbf16>) -> tensor<12x8x16xbf16>
    %143 = stablehlo.add %15, %142 : tensor<12x8x16xbf16>
    %144 = stablehlo.convert %143 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %145 = chlo.square %144 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<12x8x1xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %151 = stablehlo.add %149, %150 : tensor<12x8x1xf32>
    %152 = stablehlo.rsqrt %151 : tensor<12x8x1xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %154 = stablehlo.multiply %144, %153 : tensor<12x8x16xf32>
    %155 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<12x8x16xf32>
    %158 = stablehlo.convert %157 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %159 = stablehlo.dot_general %158, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x24xbf16>) -> tensor<12x8x24xbf16>
    %160 = call @eval_silu(%159) : (tensor<12x8x24xbf16>) -> tensor<12x8x24xbf16>
    %161 = stablehlo.convert %157 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %162 = stablehlo.dot_general %161, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x24xbf16>) -> tensor<12x8x24xbf16>
    %163 = stablehlo.multiply %160, %162 : tensor<12x8x24xbf16>
    %164 = stablehlo.dot_general %163, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xbf16>, tensor<24x16xbf16>) -> tensor<12x8x16xbf16>
    %165 = stablehlo.add %143, %164 : tensor<12x8x16xbf16>
    %166 = stablehlo.convert %165 : (tensor<12x8x16xbf16>) -> tensor<12x8x16xf32>
    %167 = chlo.square %166 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %171 = stablehlo.divide %169, %170 : tensor<12x8x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %173 = stablehlo.add %171, %172 : tensor<12x8x1xf32>
    %174 = stablehlo.rsqrt %173 : tensor<12x8x1xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %176 = stablehlo.multiply %166, %175 : tensor<12x8x16xf32>
    %177 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %179 = stablehlo.multiply %176, %178 : tensor<12x8x16xf32>
    %180 = stablehlo.convert %179 : (tensor<12x8x16xf32>) -> tensor<12x8x16xbf16>
    %181 = stablehlo.dot_general %180, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xbf16>, tensor<16x32xbf16>) -> tensor<12x8x32xbf16>
    %182 = stablehlo.convert %181 : (tensor<12x8x32xbf16>) -> tensor<12x8x32xf32>
    %183 = call @eval_log_softmax(%182) : (tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %184 = call @eval_one_hot(%arg50) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %185 = stablehlo.multiply %183, %184 : tensor<12x8x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %188 = stablehlo.divide %187, %cst_25 : tensor<f32>
    %189 = stablehlo.negate %188 : tensor<f32>
    return %189 : tensor<f32>
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
  func.func private @eval_where(%arg0: tensor<8x8xi1>, %arg1: tensor<12x4x8x8xf32>, %arg2: tensor<f32>) -> tensor<12x4x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x4x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>
    return %3 : tensor<12x4x8x8xf32>
  }
  func.func private @eval_silu(%arg0: tensor<12x8x24xbf16>) -> tensor<12x8x24xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<12x8x24xbf16>
    %1 = stablehlo.exponential %0 : tensor<12x8x24xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<12x8x24xbf16>
    %3 = stablehlo.add %2, %1 : tensor<12x8x24xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<12x8x24xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<12x8x24xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<12x8x24xbf16>
    return %6 : tensor<12x8x24xbf16>
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
