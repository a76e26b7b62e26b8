module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/k/kernel" next = 0>}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 1>}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/q/kernel" next = 2>}, %arg3: tensor<16x8xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/v/kernel" next = 3>}, %arg4: tensor<24x16xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 4>}, %arg5: tensor<16x24xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/mlp/gate/kernel" next = 5>}, %arg6: tensor<16x24xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 6>}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/norm_1/scale" next = 7>}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/norm_2/scale" next = 8>}, %arg9: tensor<16x32xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "head/kernel" next = 9>}, %arg10: tensor<16xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "norm_f/scale" next = 10>}, %arg11: tensor<32x16xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "token" next = 11>}, %arg12: tensor<i32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 12>}, %arg13: tensor<16x8xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/kernel" next = 13 of = "blocks/0/attn/k/kernel">}, %arg14: tensor<16x16xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" next = 14 of = "blocks/0/attn/out/kernel">}, %arg15: tensor<16x16xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/kernel" next = 15 of = "blocks/0/attn/q/kernel">}, %arg16: tensor<16x8xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/kernel" next = 16 of = "blocks/0/attn/v/kernel">}, %arg17: tensor<24x16xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" next = 17 of = "blocks/0/mlp/down/kernel">}, %arg18: tensor<16x24xf32> {tf.aliasing_output = 18 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/gate/kernel" next = 18 of = "blocks/0/mlp/gate/kernel">}, %arg19: tensor<16x24xf32> {tf.aliasing_output = 19 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" next = 19 of = "blocks/0/mlp/up/kernel">}, %arg20: tensor<16xf32> {tf.aliasing_output = 20 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/norm_1/scale" next = 20 of = "blocks/0/norm_1/scale">}, %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/norm_2/scale" next = 21 of = "blocks/0/norm_2/scale">}, %arg22: tensor<16x32xf32> {tf.aliasing_output = 22 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/kernel" next = 22 of = "head/kernel">}, %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/norm_f/scale" next = 23 of = "norm_f/scale">}, %arg24: tensor<32x16xf32> {tf.aliasing_output = 24 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/token" next = 24 of = "token">}, %arg25: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg26: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<16x8xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['k']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['q']['kernel']"}, tensor<16x8xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['v']['kernel']"}, tensor<24x16xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<16x24xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['gate']['kernel']"}, tensor<16x24xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['norm_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['norm_2']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['norm_f']['scale']"}, tensor<32x16xf32> {jax.result_info = "result[0].params['token']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1][0].count"}, tensor<16x8xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['k']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['q']['kernel']"}, tensor<16x8xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['attn']['v']['kernel']"}, tensor<24x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']"}, tensor<16x24xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['gate']['kernel']"}, tensor<16x24xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['norm_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['blocks'][0]['norm_2']['scale']"}, tensor<16x32xf32> {jax.result_info = "result[0].opt_state[1][0].mu['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['norm_f']['scale']"}, tensor<32x16xf32> {jax.result_info = "result[0].opt_state[1][0].mu['token']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %1 = stablehlo.compare LT, %arg25, %0, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %3 = stablehlo.add %arg25, %2 : tensor<12x8xi32>
    %4 = stablehlo.select %1, %3, %arg25 : tensor<12x8xi1>, tensor<12x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %6 = "stablehlo.gather"(%arg11, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<12x8x1xi32>) -> tensor<12x8x16xf32>
    %7 = chlo.square %6 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<12x8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x8x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %15 = stablehlo.add %13, %14 : tensor<12x8x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<12x8x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<12x8x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<12x8x1xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %21 = stablehlo.multiply %6, %20 : tensor<12x8x16xf32>
    %22 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<12x8x16xf32>
    %25 = stablehlo.dot_general %24, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %26 = stablehlo.reshape %25 : (tensor<12x8x16xf32>) -> tensor<12x8x4x4xf32>
    %27 = stablehlo.dot_general %24, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x8xf32>) -> tensor<12x8x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<12x8x8xf32>) -> tensor<12x8x2x4xf32>
    %29 = stablehlo.dot_general %24, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x8xf32>) -> tensor<12x8x8xf32>
    %30 = stablehlo.reshape %29 : (tensor<12x8x8xf32>) -> tensor<12x8x2x4xf32>
    %31 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %35 = stablehlo.add %34, %33 : tensor<2xf32>
    %36 = stablehlo.negate %35 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %38 = stablehlo.divide %36, %37 : tensor<2xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %40 = stablehlo.power %39, %38 : tensor<2xf32>
    %41 = stablehlo.iota dim = 0 : tensor<8xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %43 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %46 = stablehlo.multiply %44, %45 : tensor<8x2xf32>
    %47 = stablehlo.cosine %46 : tensor<8x2xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %49 = stablehlo.sine %46 : tensor<8x2xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %51 = stablehlo.slice %26 [0:12, 0:8, 0:4, 0:2] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %52 = stablehlo.slice %26 [0:12, 0:8, 0:4, 2:4] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %53 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %55 = stablehlo.multiply %51, %54 : tensor<12x8x4x2xf32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %58 = stablehlo.multiply %52, %57 : tensor<12x8x4x2xf32>
    %59 = stablehlo.subtract %55, %58 : tensor<12x8x4x2xf32>
    %60 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %62 = stablehlo.multiply %52, %61 : tensor<12x8x4x2xf32>
    %63 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %65 = stablehlo.multiply %51, %64 : tensor<12x8x4x2xf32>
    %66 = stablehlo.add %62, %65 : tensor<12x8x4x2xf32>
    %67 = stablehlo.concatenate %59, %66, dim = 3 : (tensor<12x8x4x2xf32>, tensor<12x8x4x2xf32>) -> tensor<12x8x4x4xf32>
    %68 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.multiply %69, %68 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %72 = stablehlo.add %71, %70 : tensor<2xf32>
    %73 = stablehlo.negate %72 : tensor<2xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %75 = stablehlo.divide %73, %74 : tensor<2xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %77 = stablehlo.power %76, %75 : tensor<2xf32>
    %78 = stablehlo.iota dim = 0 : tensor<8xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %80 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<8x2xf32>
    %84 = stablehlo.cosine %83 : tensor<8x2xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %86 = stablehlo.sine %83 : tensor<8x2xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %88 = stablehlo.slice %28 [0:12, 0:8, 0:2, 0:2] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %89 = stablehlo.slice %28 [0:12, 0:8, 0:2, 2:4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %90 = stablehlo.broadcast_in_dim %85, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %92 = stablehlo.multiply %88, %91 : tensor<12x8x2x2xf32>
    %93 = stablehlo.broadcast_in_dim %87, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %95 = stablehlo.multiply %89, %94 : tensor<12x8x2x2xf32>
    %96 = stablehlo.subtract %92, %95 : tensor<12x8x2x2xf32>
    %97 = stablehlo.broadcast_in_dim %85, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %99 = stablehlo.multiply %89, %98 : tensor<12x8x2x2xf32>
    %100 = stablehlo.broadcast_in_dim %87, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %102 = stablehlo.multiply %88, %101 : tensor<12x8x2x2xf32>
    %103 = stablehlo.add %99, %102 : tensor<12x8x2x2xf32>
    %104 = stablehlo.concatenate %96, %103, dim = 3 : (tensor<12x8x2x2xf32>, tensor<12x8x2x2xf32>) -> tensor<12x8x2x4xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2x4xf32>
    %106 = stablehlo.reshape %105 : (tensor<12x8x2x2x4xf32>) -> tensor<12x8x4x4xf32>
    %107 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2x4xf32>
    %108 = stablehlo.reshape %107 : (tensor<12x8x2x2x4xf32>) -> tensor<12x8x4x4xf32>
    %109 = stablehlo.dot_general %67, %106, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xf32>, tensor<12x8x4x4xf32>) -> tensor<12x4x8x8xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %111 = stablehlo.divide %109, %110 : tensor<12x4x8x8xf32>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %112 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %113 = call @tril(%112) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_15 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %114:3 = call @_where(%113, %111, %cst_15) : (tensor<8x8xi1>, tensor<12x4x8x8xf32>, tensor<f32>) -> (tensor<12x4x8x8xf32>, tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %115 = stablehlo.reduce(%114#0 init: %cst_16) applies stablehlo.maximum across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %116 = stablehlo.reshape %115 : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %118 = stablehlo.compare EQ, %114#0, %117, FLOAT : (tensor<12x4x8x8xf32>, tensor<12x4x8x8xf32>) -> tensor<12x4x8x8xi1>
    %119 = stablehlo.convert %118 : (tensor<12x4x8x8xi1>) -> tensor<12x4x8x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %122 = stablehlo.maximum %121, %115 : tensor<12x4x8xf32>
    %123 = stablehlo.compare EQ, %115, %122, FLOAT : (tensor<12x4x8xf32>, tensor<12x4x8xf32>) -> tensor<12x4x8xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %126 = stablehlo.select %123, %124, %125 : tensor<12x4x8xi1>, tensor<12x4x8xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %128 = stablehlo.compare EQ, %127, %122, FLOAT : (tensor<12x4x8xf32>, tensor<12x4x8xf32>) -> tensor<12x4x8xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %131 = stablehlo.select %128, %129, %130 : tensor<12x4x8xi1>, tensor<12x4x8xf32>
    %132 = stablehlo.divide %126, %131 : tensor<12x4x8xf32>
    %133 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %135 = stablehlo.subtract %114#0, %134 : tensor<12x4x8x8xf32>
    %136 = stablehlo.exponential %135 : tensor<12x4x8x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %140 = stablehlo.divide %136, %139 : tensor<12x4x8x8xf32>
    %141 = stablehlo.multiply %138, %138 : tensor<12x4x8x1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x4x8x1xf32>
    %143 = stablehlo.divide %142, %141 : tensor<12x4x8x1xf32>
    %144 = stablehlo.dot_general %108, %140, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xf32>, tensor<12x4x8x8xf32>) -> tensor<12x4x4x8xf32>
    %145 = stablehlo.transpose %144, dims = [0, 3, 1, 2] : (tensor<12x4x4x8xf32>) -> tensor<12x8x4x4xf32>
    %146 = stablehlo.reshape %145 : (tensor<12x8x4x4xf32>) -> tensor<12x8x16xf32>
    %147 = stablehlo.dot_general %146, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %148 = stablehlo.add %6, %147 : tensor<12x8x16xf32>
    %149 = chlo.square %148 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %151 = stablehlo.multiply %150, %148 : tensor<12x8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%149 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_28 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %155 = stablehlo.divide %153, %154 : tensor<12x8x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %157 = stablehlo.add %155, %156 : tensor<12x8x1xf32>
    %158 = stablehlo.rsqrt %157 : tensor<12x8x1xf32>
    %159 = stablehlo.divide %158, %157 : tensor<12x8x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %161 = stablehlo.multiply %160, %159 : tensor<12x8x1xf32>
    %162 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %163 = stablehlo.multiply %148, %162 : tensor<12x8x16xf32>
    %164 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %166 = stablehlo.multiply %163, %165 : tensor<12x8x16xf32>
    %167 = stablehlo.dot_general %166, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x24xf32>) -> tensor<12x8x24xf32>
    %168:3 = call @silu(%167) : (tensor<12x8x24xf32>) -> (tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>)
    %169 = stablehlo.dot_general %166, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x24xf32>) -> tensor<12x8x24xf32>
    %170 = stablehlo.multiply %168#0, %169 : tensor<12x8x24xf32>
    %171 = stablehlo.dot_general %170, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<24x16xf32>) -> tensor<12x8x16xf32>
    %172 = stablehlo.add %148, %171 : tensor<12x8x16xf32>
    %173 = chlo.square %172 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %175 = stablehlo.multiply %174, %172 : tensor<12x8x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%173 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %179 = stablehlo.divide %177, %178 : tensor<12x8x1xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %181 = stablehlo.add %179, %180 : tensor<12x8x1xf32>
    %182 = stablehlo.rsqrt %181 : tensor<12x8x1xf32>
    %183 = stablehlo.divide %182, %181 : tensor<12x8x1xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %185 = stablehlo.multiply %184, %183 : tensor<12x8x1xf32>
    %186 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %187 = stablehlo.multiply %172, %186 : tensor<12x8x16xf32>
    %188 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %190 = stablehlo.multiply %187, %189 : tensor<12x8x16xf32>
    %191 = stablehlo.dot_general %190, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x32xf32>) -> tensor<12x8x32xf32>
    %192:3 = call @log_softmax(%191) : (tensor<12x8x32xf32>) -> (tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>)
    %193 = call @_one_hot(%arg26) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %194 = stablehlo.multiply %192#0, %193 : tensor<12x8x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_38 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %197 = stablehlo.divide %196, %cst_38 : tensor<f32>
    %198 = stablehlo.negate %197 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.negate %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %200 = stablehlo.divide %199, %cst_40 : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x32xf32>
    %203 = stablehlo.multiply %202, %193 : tensor<12x8x32xf32>
    %204 = call @log_softmax_0(%192#1, %192#2, %203) : (tensor<12x8x32xf32>, tensor<12x8x1xf32>, tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %205 = stablehlo.dot_general %204, %190, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<12x8x16xf32>) -> tensor<32x16xf32>
    %206 = stablehlo.transpose %205, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %207 = stablehlo.dot_general %204, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<16x32xf32>) -> tensor<12x8x16xf32>
    %208 = stablehlo.multiply %187, %207 : tensor<12x8x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %210 = stablehlo.reshape %209 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %211 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %212 = stablehlo.multiply %207, %211 : tensor<12x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%210 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %214 = stablehlo.multiply %172, %212 : tensor<12x8x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %216 = stablehlo.reshape %215 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %217 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %218 = stablehlo.multiply %212, %217 : tensor<12x8x16xf32>
    %219 = stablehlo.multiply %216, %185 : tensor<12x8x1xf32>
    %cst_44 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %221 = stablehlo.divide %219, %220 : tensor<12x8x1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %224 = stablehlo.multiply %223, %175 : tensor<12x8x16xf32>
    %225 = stablehlo.add %218, %224 : tensor<12x8x16xf32>
    %226 = stablehlo.dot_general %225, %170, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<12x8x24xf32>) -> tensor<16x24xf32>
    %227 = stablehlo.transpose %226, dims = [1, 0] : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %228 = stablehlo.dot_general %225, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<24x16xf32>) -> tensor<12x8x24xf32>
    %229 = stablehlo.multiply %168#0, %228 : tensor<12x8x24xf32>
    %230 = stablehlo.multiply %228, %169 : tensor<12x8x24xf32>
    %231 = stablehlo.dot_general %229, %166, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<12x8x16xf32>) -> tensor<24x16xf32>
    %232 = stablehlo.transpose %231, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %233 = stablehlo.dot_general %229, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<16x24xf32>) -> tensor<12x8x16xf32>
    %234 = call @silu_1(%168#1, %168#2, %167, %230) : (tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>) -> tensor<12x8x24xf32>
    %235 = stablehlo.dot_general %234, %166, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<12x8x16xf32>) -> tensor<24x16xf32>
    %236 = stablehlo.transpose %235, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %237 = stablehlo.dot_general %234, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<16x24xf32>) -> tensor<12x8x16xf32>
    %238 = stablehlo.add %233, %237 : tensor<12x8x16xf32>
    %239 = stablehlo.multiply %163, %238 : tensor<12x8x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %241 = stablehlo.reshape %240 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %242 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %243 = stablehlo.multiply %238, %242 : tensor<12x8x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%241 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %245 = stablehlo.multiply %148, %243 : tensor<12x8x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %247 = stablehlo.reshape %246 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %248 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %249 = stablehlo.multiply %243, %248 : tensor<12x8x16xf32>
    %250 = stablehlo.add %225, %249 : tensor<12x8x16xf32>
    %251 = stablehlo.multiply %247, %161 : tensor<12x8x1xf32>
    %cst_49 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %253 = stablehlo.divide %251, %252 : tensor<12x8x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %256 = stablehlo.multiply %255, %151 : tensor<12x8x16xf32>
    %257 = stablehlo.add %250, %256 : tensor<12x8x16xf32>
    %258 = stablehlo.dot_general %257, %146, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<12x8x16xf32>) -> tensor<16x16xf32>
    %259 = stablehlo.transpose %258, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %260 = stablehlo.dot_general %257, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %261 = stablehlo.reshape %260 : (tensor<12x8x16xf32>) -> tensor<12x8x4x4xf32>
    %262 = stablehlo.transpose %261, dims = [0, 2, 3, 1] : (tensor<12x8x4x4xf32>) -> tensor<12x4x4x8xf32>
    %263 = stablehlo.dot_general %262, %108, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4x8xf32>, tensor<12x8x4x4xf32>) -> tensor<12x4x8x8xf32>
    %264 = stablehlo.dot_general %262, %140, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4x8xf32>, tensor<12x4x8x8xf32>) -> tensor<12x4x4x8xf32>
    %265 = stablehlo.transpose %264, dims = [0, 3, 1, 2] : (tensor<12x4x4x8xf32>) -> tensor<12x8x4x4xf32>
    %266 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %267 = stablehlo.multiply %263, %266 : tensor<12x4x8x8xf32>
    %268 = stablehlo.multiply %267, %136 : tensor<12x4x8x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %270 = stablehlo.reshape %269 : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %271 = stablehlo.negate %270 : tensor<12x4x8x1xf32>
    %272 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %273 = stablehlo.divide %263, %272 : tensor<12x4x8x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%271 init: %cst_52) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x1xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x8xf32>
    %276 = stablehlo.add %273, %275 : tensor<12x4x8x8xf32>
    %277 = stablehlo.multiply %276, %136 : tensor<12x4x8x8xf32>
    %278 = call @_where_2(%114#1, %114#2, %277) : (tensor<12x4x8x8xi1>, tensor<12x4x8x8xf32>, tensor<12x4x8x8xf32>) -> tensor<12x4x8x8xf32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %280 = stablehlo.divide %278, %279 : tensor<12x4x8x8xf32>
    %281 = stablehlo.dot_general %280, %67, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x8x8xf32>, tensor<12x8x4x4xf32>) -> tensor<12x4x8x4xf32>
    %282 = stablehlo.transpose %281, dims = [0, 2, 1, 3] : (tensor<12x4x8x4xf32>) -> tensor<12x8x4x4xf32>
    %283 = stablehlo.dot_general %280, %106, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x8x8xf32>, tensor<12x8x4x4xf32>) -> tensor<12x4x8x4xf32>
    %284 = stablehlo.transpose %283, dims = [0, 2, 1, 3] : (tensor<12x4x8x4xf32>) -> tensor<12x8x4x4xf32>
    %285 = stablehlo.reshape %265 : (tensor<12x8x4x4xf32>) -> tensor<12x8x2x2x4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<12x8x2x2x4xf32>, tensor<f32>) -> tensor<12x8x2x4xf32>
    %287 = stablehlo.reshape %282 : (tensor<12x8x4x4xf32>) -> tensor<12x8x2x2x4xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_55) applies stablehlo.add across dimensions = [3] : (tensor<12x8x2x2x4xf32>, tensor<f32>) -> tensor<12x8x2x4xf32>
    %289 = stablehlo.slice %288 [0:12, 0:8, 0:2, 0:2] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %290 = stablehlo.slice %288 [0:12, 0:8, 0:2, 2:4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %291 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %292 = stablehlo.multiply %290, %291 : tensor<12x8x2x2xf32>
    %293 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %294 = stablehlo.multiply %290, %293 : tensor<12x8x2x2xf32>
    %295 = stablehlo.negate %289 : tensor<12x8x2x2xf32>
    %296 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %297 = stablehlo.multiply %295, %296 : tensor<12x8x2x2xf32>
    %298 = stablehlo.add %294, %297 : tensor<12x8x2x2xf32>
    %299 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %300 = stablehlo.multiply %289, %299 : tensor<12x8x2x2xf32>
    %301 = stablehlo.add %292, %300 : tensor<12x8x2x2xf32>
    %302 = stablehlo.concatenate %301, %298, dim = 3 : (tensor<12x8x2x2xf32>, tensor<12x8x2x2xf32>) -> tensor<12x8x2x4xf32>
    %303 = stablehlo.slice %284 [0:12, 0:8, 0:4, 0:2] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %304 = stablehlo.slice %284 [0:12, 0:8, 0:4, 2:4] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %305 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %306 = stablehlo.multiply %304, %305 : tensor<12x8x4x2xf32>
    %307 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %308 = stablehlo.multiply %304, %307 : tensor<12x8x4x2xf32>
    %309 = stablehlo.negate %303 : tensor<12x8x4x2xf32>
    %310 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %311 = stablehlo.multiply %309, %310 : tensor<12x8x4x2xf32>
    %312 = stablehlo.add %308, %311 : tensor<12x8x4x2xf32>
    %313 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %314 = stablehlo.multiply %303, %313 : tensor<12x8x4x2xf32>
    %315 = stablehlo.add %306, %314 : tensor<12x8x4x2xf32>
    %316 = stablehlo.concatenate %315, %312, dim = 3 : (tensor<12x8x4x2xf32>, tensor<12x8x4x2xf32>) -> tensor<12x8x4x4xf32>
    %317 = stablehlo.reshape %286 : (tensor<12x8x2x4xf32>) -> tensor<12x8x8xf32>
    %318 = stablehlo.dot_general %317, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xf32>, tensor<12x8x16xf32>) -> tensor<8x16xf32>
    %319 = stablehlo.transpose %318, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %320 = stablehlo.dot_general %317, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xf32>, tensor<16x8xf32>) -> tensor<12x8x16xf32>
    %321 = stablehlo.reshape %302 : (tensor<12x8x2x4xf32>) -> tensor<12x8x8xf32>
    %322 = stablehlo.dot_general %321, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xf32>, tensor<12x8x16xf32>) -> tensor<8x16xf32>
    %323 = stablehlo.transpose %322, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %324 = stablehlo.dot_general %321, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xf32>, tensor<16x8xf32>) -> tensor<12x8x16xf32>
    %325 = stablehlo.add %320, %324 : tensor<12x8x16xf32>
    %326 = stablehlo.reshape %316 : (tensor<12x8x4x4xf32>) -> tensor<12x8x16xf32>
    %327 = stablehlo.dot_general %326, %24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<12x8x16xf32>) -> tensor<16x16xf32>
    %328 = stablehlo.transpose %327, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %329 = stablehlo.dot_general %326, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %330 = stablehlo.add %325, %329 : tensor<12x8x16xf32>
    %331 = stablehlo.multiply %21, %330 : tensor<12x8x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %333 = stablehlo.reshape %332 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %334 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %335 = stablehlo.multiply %330, %334 : tensor<12x8x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%333 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %337 = stablehlo.multiply %6, %335 : tensor<12x8x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %339 = stablehlo.reshape %338 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %340 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %341 = stablehlo.multiply %335, %340 : tensor<12x8x16xf32>
    %342 = stablehlo.add %257, %341 : tensor<12x8x16xf32>
    %343 = stablehlo.multiply %339, %19 : tensor<12x8x1xf32>
    %cst_59 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %345 = stablehlo.divide %343, %344 : tensor<12x8x1xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %348 = stablehlo.multiply %347, %9 : tensor<12x8x16xf32>
    %349 = stablehlo.add %342, %348 : tensor<12x8x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %351 = "stablehlo.scatter"(%350, %5, %349) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %684 = stablehlo.add %arg27, %arg28 : tensor<f32>
      stablehlo.return %684 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<12x8x1xi32>, tensor<12x8x16xf32>) -> tensor<32x16xf32>
    %352 = chlo.square %323 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %354 = chlo.square %353 : tensor<16x8xf32> -> tensor<16x8xf32>
    %355 = stablehlo.add %352, %354 : tensor<16x8xf32>
    %356 = chlo.square %259 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %358 = chlo.square %357 : tensor<16x16xf32> -> tensor<16x16xf32>
    %359 = stablehlo.add %356, %358 : tensor<16x16xf32>
    %360 = chlo.square %328 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %362 = chlo.square %361 : tensor<16x16xf32> -> tensor<16x16xf32>
    %363 = stablehlo.add %360, %362 : tensor<16x16xf32>
    %364 = chlo.square %319 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %366 = chlo.square %365 : tensor<16x8xf32> -> tensor<16x8xf32>
    %367 = stablehlo.add %364, %366 : tensor<16x8xf32>
    %368 = chlo.square %227 : tensor<24x16xf32> -> tensor<24x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %370 = chlo.square %369 : tensor<24x16xf32> -> tensor<24x16xf32>
    %371 = stablehlo.add %368, %370 : tensor<24x16xf32>
    %372 = chlo.square %236 : tensor<16x24xf32> -> tensor<16x24xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %374 = chlo.square %373 : tensor<16x24xf32> -> tensor<16x24xf32>
    %375 = stablehlo.add %372, %374 : tensor<16x24xf32>
    %376 = chlo.square %232 : tensor<16x24xf32> -> tensor<16x24xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %378 = chlo.square %377 : tensor<16x24xf32> -> tensor<16x24xf32>
    %379 = stablehlo.add %376, %378 : tensor<16x24xf32>
    %380 = chlo.square %336 : tensor<16xf32> -> tensor<16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %382 = chlo.square %381 : tensor<16xf32> -> tensor<16xf32>
    %383 = stablehlo.add %380, %382 : tensor<16xf32>
    %384 = chlo.square %244 : tensor<16xf32> -> tensor<16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %386 = chlo.square %385 : tensor<16xf32> -> tensor<16xf32>
    %387 = stablehlo.add %384, %386 : tensor<16xf32>
    %388 = chlo.square %206 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %390 = chlo.square %389 : tensor<16x32xf32> -> tensor<16x32xf32>
    %391 = stablehlo.add %388, %390 : tensor<16x32xf32>
    %392 = chlo.square %213 : tensor<16xf32> -> tensor<16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %394 = chlo.square %393 : tensor<16xf32> -> tensor<16xf32>
    %395 = stablehlo.add %392, %394 : tensor<16xf32>
    %396 = chlo.square %351 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %398 = chlo.square %397 : tensor<32x16xf32> -> tensor<32x16xf32>
    %399 = stablehlo.add %396, %398 : tensor<32x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%355 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.reduce(%359 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%363 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%367 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%371 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%375 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%379 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%383 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%387 init: %cst_82) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.reduce(%391 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%395 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%399 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.add %cst_86, %400 : tensor<f32>
    %413 = stablehlo.add %412, %401 : tensor<f32>
    %414 = stablehlo.add %413, %402 : tensor<f32>
    %415 = stablehlo.add %414, %403 : tensor<f32>
    %416 = stablehlo.add %415, %404 : tensor<f32>
    %417 = stablehlo.add %416, %405 : tensor<f32>
    %418 = stablehlo.add %417, %406 : tensor<f32>
    %419 = stablehlo.add %418, %407 : tensor<f32>
    %420 = stablehlo.add %419, %408 : tensor<f32>
    %421 = stablehlo.add %420, %409 : tensor<f32>
    %422 = stablehlo.add %421, %410 : tensor<f32>
    %423 = stablehlo.add %422, %411 : tensor<f32>
    %424 = stablehlo.sqrt %423 : tensor<f32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %425 = stablehlo.compare LT, %424, %cst_87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %426 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %427 = stablehlo.divide %323, %426 : tensor<16x8xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %429 = stablehlo.multiply %427, %428 : tensor<16x8xf32>
    %430 = stablehlo.select %425, %323, %429 : tensor<i1>, tensor<16x8xf32>
    %431 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %432 = stablehlo.divide %259, %431 : tensor<16x16xf32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %434 = stablehlo.multiply %432, %433 : tensor<16x16xf32>
    %435 = stablehlo.select %425, %259, %434 : tensor<i1>, tensor<16x16xf32>
    %436 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %437 = stablehlo.divide %328, %436 : tensor<16x16xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %439 = stablehlo.multiply %437, %438 : tensor<16x16xf32>
    %440 = stablehlo.select %425, %328, %439 : tensor<i1>, tensor<16x16xf32>
    %441 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %442 = stablehlo.divide %319, %441 : tensor<16x8xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %444 = stablehlo.multiply %442, %443 : tensor<16x8xf32>
    %445 = stablehlo.select %425, %319, %444 : tensor<i1>, tensor<16x8xf32>
    %446 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %447 = stablehlo.divide %227, %446 : tensor<24x16xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %449 = stablehlo.multiply %447, %448 : tensor<24x16xf32>
    %450 = stablehlo.select %425, %227, %449 : tensor<i1>, tensor<24x16xf32>
    %451 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %452 = stablehlo.divide %236, %451 : tensor<16x24xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %454 = stablehlo.multiply %452, %453 : tensor<16x24xf32>
    %455 = stablehlo.select %425, %236, %454 : tensor<i1>, tensor<16x24xf32>
    %456 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %457 = stablehlo.divide %232, %456 : tensor<16x24xf32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %459 = stablehlo.multiply %457, %458 : tensor<16x24xf32>
    %460 = stablehlo.select %425, %232, %459 : tensor<i1>, tensor<16x24xf32>
    %461 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %462 = stablehlo.divide %336, %461 : tensor<16xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %464 = stablehlo.multiply %462, %463 : tensor<16xf32>
    %465 = stablehlo.select %425, %336, %464 : tensor<i1>, tensor<16xf32>
    %466 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %467 = stablehlo.divide %244, %466 : tensor<16xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %469 = stablehlo.multiply %467, %468 : tensor<16xf32>
    %470 = stablehlo.select %425, %244, %469 : tensor<i1>, tensor<16xf32>
    %471 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %472 = stablehlo.divide %206, %471 : tensor<16x32xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %474 = stablehlo.multiply %472, %473 : tensor<16x32xf32>
    %475 = stablehlo.select %425, %206, %474 : tensor<i1>, tensor<16x32xf32>
    %476 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %477 = stablehlo.divide %213, %476 : tensor<16xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %479 = stablehlo.multiply %477, %478 : tensor<16xf32>
    %480 = stablehlo.select %425, %213, %479 : tensor<i1>, tensor<16xf32>
    %481 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %482 = stablehlo.divide %351, %481 : tensor<32x16xf32>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %484 = stablehlo.multiply %482, %483 : tensor<32x16xf32>
    %485 = stablehlo.select %425, %351, %484 : tensor<i1>, tensor<32x16xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %487 = stablehlo.multiply %486, %430 : tensor<16x8xf32>
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %489 = stablehlo.multiply %488, %arg13 : tensor<16x8xf32>
    %490 = stablehlo.add %487, %489 : tensor<16x8xf32>
    %491 = stablehlo.sign %490 : tensor<16x8xf32>
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %493 = stablehlo.multiply %492, %435 : tensor<16x16xf32>
    %cst_103 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %495 = stablehlo.multiply %494, %arg14 : tensor<16x16xf32>
    %496 = stablehlo.add %493, %495 : tensor<16x16xf32>
    %497 = stablehlo.sign %496 : tensor<16x16xf32>
    %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %499 = stablehlo.multiply %498, %440 : tensor<16x16xf32>
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %501 = stablehlo.multiply %500, %arg15 : tensor<16x16xf32>
    %502 = stablehlo.add %499, %501 : tensor<16x16xf32>
    %503 = stablehlo.sign %502 : tensor<16x16xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %505 = stablehlo.multiply %504, %445 : tensor<16x8xf32>
    %cst_107 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %507 = stablehlo.multiply %506, %arg16 : tensor<16x8xf32>
    %508 = stablehlo.add %505, %507 : tensor<16x8xf32>
    %509 = stablehlo.sign %508 : tensor<16x8xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %511 = stablehlo.multiply %510, %450 : tensor<24x16xf32>
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %513 = stablehlo.multiply %512, %arg17 : tensor<24x16xf32>
    %514 = stablehlo.add %511, %513 : tensor<24x16xf32>
    %515 = stablehlo.sign %514 : tensor<24x16xf32>
    %cst_110 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %517 = stablehlo.multiply %516, %455 : tensor<16x24xf32>
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %519 = stablehlo.multiply %518, %arg18 : tensor<16x24xf32>
    %520 = stablehlo.add %517, %519 : tensor<16x24xf32>
    %521 = stablehlo.sign %520 : tensor<16x24xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %523 = stablehlo.multiply %522, %460 : tensor<16x24xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %525 = stablehlo.multiply %524, %arg19 : tensor<16x24xf32>
    %526 = stablehlo.add %523, %525 : tensor<16x24xf32>
    %527 = stablehlo.sign %526 : tensor<16x24xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %529 = stablehlo.multiply %528, %465 : tensor<16xf32>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %531 = stablehlo.multiply %530, %arg20 : tensor<16xf32>
    %532 = stablehlo.add %529, %531 : tensor<16xf32>
    %533 = stablehlo.sign %532 : tensor<16xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %535 = stablehlo.multiply %534, %470 : tensor<16xf32>
    %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %537 = stablehlo.multiply %536, %arg21 : tensor<16xf32>
    %538 = stablehlo.add %535, %537 : tensor<16xf32>
    %539 = stablehlo.sign %538 : tensor<16xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %541 = stablehlo.multiply %540, %475 : tensor<16x32xf32>
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %543 = stablehlo.multiply %542, %arg22 : tensor<16x32xf32>
    %544 = stablehlo.add %541, %543 : tensor<16x32xf32>
    %545 = stablehlo.sign %544 : tensor<16x32xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %547 = stablehlo.multiply %546, %480 : tensor<16xf32>
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %549 = stablehlo.multiply %548, %arg23 : tensor<16xf32>
    %550 = stablehlo.add %547, %549 : tensor<16xf32>
    %551 = stablehlo.sign %550 : tensor<16xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %553 = stablehlo.multiply %552, %485 : tensor<32x16xf32>
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %555 = stablehlo.multiply %554, %arg24 : tensor<32x16xf32>
    %556 = stablehlo.add %553, %555 : tensor<32x16xf32>
    %557 = stablehlo.sign %556 : tensor<32x16xf32>
    %cst_124 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %559 = stablehlo.multiply %558, %430 : tensor<16x8xf32>
    %cst_125 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %561 = stablehlo.multiply %560, %arg13 : tensor<16x8xf32>
    %562 = stablehlo.add %559, %561 : tensor<16x8xf32>
    %cst_126 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %564 = stablehlo.multiply %563, %435 : tensor<16x16xf32>
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %566 = stablehlo.multiply %565, %arg14 : tensor<16x16xf32>
    %567 = stablehlo.add %564, %566 : tensor<16x16xf32>
    %cst_128 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %569 = stablehlo.multiply %568, %440 : tensor<16x16xf32>
    %cst_129 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %571 = stablehlo.multiply %570, %arg15 : tensor<16x16xf32>
    %572 = stablehlo.add %569, %571 : tensor<16x16xf32>
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %574 = stablehlo.multiply %573, %445 : tensor<16x8xf32>
    %cst_131 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %576 = stablehlo.multiply %575, %arg16 : tensor<16x8xf32>
    %577 = stablehlo.add %574, %576 : tensor<16x8xf32>
    %cst_132 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %579 = stablehlo.multiply %578, %450 : tensor<24x16xf32>
    %cst_133 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %581 = stablehlo.multiply %580, %arg17 : tensor<24x16xf32>
    %582 = stablehlo.add %579, %581 : tensor<24x16xf32>
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %584 = stablehlo.multiply %583, %455 : tensor<16x24xf32>
    %cst_135 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %586 = stablehlo.multiply %585, %arg18 : tensor<16x24xf32>
    %587 = stablehlo.add %584, %586 : tensor<16x24xf32>
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %589 = stablehlo.multiply %588, %460 : tensor<16x24xf32>
    %cst_137 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %591 = stablehlo.multiply %590, %arg19 : tensor<16x24xf32>
    %592 = stablehlo.add %589, %591 : tensor<16x24xf32>
    %cst_138 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %594 = stablehlo.multiply %593, %465 : tensor<16xf32>
    %cst_139 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %596 = stablehlo.multiply %595, %arg20 : tensor<16xf32>
    %597 = stablehlo.add %594, %596 : tensor<16xf32>
    %cst_140 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %599 = stablehlo.multiply %598, %470 : tensor<16xf32>
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %601 = stablehlo.multiply %600, %arg21 : tensor<16xf32>
    %602 = stablehlo.add %599, %601 : tensor<16xf32>
    %cst_142 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %604 = stablehlo.multiply %603, %475 : tensor<16x32xf32>
    %cst_143 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %606 = stablehlo.multiply %605, %arg22 : tensor<16x32xf32>
    %607 = stablehlo.add %604, %606 : tensor<16x32xf32>
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %609 = stablehlo.multiply %608, %480 : tensor<16xf32>
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %611 = stablehlo.multiply %610, %arg23 : tensor<16xf32>
    %612 = stablehlo.add %609, %611 : tensor<16xf32>
    %cst_146 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %614 = stablehlo.multiply %613, %485 : tensor<32x16xf32>
    %cst_147 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %616 = stablehlo.multiply %615, %arg24 : tensor<32x16xf32>
    %617 = stablehlo.add %614, %616 : tensor<32x16xf32>
    %c_148 = stablehlo.constant dense<2147483647> : tensor<i32>
    %618 = stablehlo.compare LT, %arg12, %c_148, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_149 = stablehlo.constant dense<1> : tensor<i32>
    %619 = stablehlo.add %arg12, %c_149 : tensor<i32>
    %c_150 = stablehlo.constant dense<2147483647> : tensor<i32>
    %620 = call @_where_3(%618, %619, %c_150) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_151 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %622 = stablehlo.multiply %621, %arg0 : tensor<16x8xf32>
    %623 = stablehlo.add %491, %622 : tensor<16x8xf32>
    %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %625 = stablehlo.multiply %624, %arg1 : tensor<16x16xf32>
    %626 = stablehlo.add %497, %625 : tensor<16x16xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %628 = stablehlo.multiply %627, %arg2 : tensor<16x16xf32>
    %629 = stablehlo.add %503, %628 : tensor<16x16xf32>
    %cst_154 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %631 = stablehlo.multiply %630, %arg3 : tensor<16x8xf32>
    %632 = stablehlo.add %509, %631 : tensor<16x8xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %634 = stablehlo.multiply %633, %arg4 : tensor<24x16xf32>
    %635 = stablehlo.add %515, %634 : tensor<24x16xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %637 = stablehlo.multiply %636, %arg5 : tensor<16x24xf32>
    %638 = stablehlo.add %521, %637 : tensor<16x24xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %640 = stablehlo.multiply %639, %arg6 : tensor<16x24xf32>
    %641 = stablehlo.add %527, %640 : tensor<16x24xf32>
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %643 = stablehlo.multiply %642, %arg9 : tensor<16x32xf32>
    %644 = stablehlo.add %545, %643 : tensor<16x32xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %646 = stablehlo.multiply %645, %arg11 : tensor<32x16xf32>
    %647 = stablehlo.add %557, %646 : tensor<32x16xf32>
    %cst_160 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %649 = stablehlo.multiply %648, %623 : tensor<16x8xf32>
    %cst_161 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %651 = stablehlo.multiply %650, %626 : tensor<16x16xf32>
    %cst_162 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %653 = stablehlo.multiply %652, %629 : tensor<16x16xf32>
    %cst_163 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %655 = stablehlo.multiply %654, %632 : tensor<16x8xf32>
    %cst_164 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %657 = stablehlo.multiply %656, %635 : tensor<24x16xf32>
    %cst_165 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %659 = stablehlo.multiply %658, %638 : tensor<16x24xf32>
    %cst_166 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %661 = stablehlo.multiply %660, %641 : tensor<16x24xf32>
    %cst_167 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %663 = stablehlo.multiply %662, %533 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %665 = stablehlo.multiply %664, %539 : tensor<16xf32>
    %cst_169 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %667 = stablehlo.multiply %666, %644 : tensor<16x32xf32>
    %cst_170 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %669 = stablehlo.multiply %668, %551 : tensor<16xf32>
    %cst_171 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %671 = stablehlo.multiply %670, %647 : tensor<32x16xf32>
    %672 = stablehlo.add %arg0, %649 : tensor<16x8xf32>
    %673 = stablehlo.add %arg1, %651 : tensor<16x16xf32>
    %674 = stablehlo.add %arg2, %653 : tensor<16x16xf32>
    %675 = stablehlo.add %arg3, %655 : tensor<16x8xf32>
    %676 = stablehlo.add %arg4, %657 : tensor<24x16xf32>
    %677 = stablehlo.add %arg5, %659 : tensor<16x24xf32>
    %678 = stablehlo.add %arg6, %661 : tensor<16x24xf32>
    %679 = stablehlo.add %arg7, %663 : tensor<16xf32>
    %680 = stablehlo.add %arg8, %665 : tensor<16xf32>
    %681 = stablehlo.add %arg9, %667 : tensor<16x32xf32>
    %682 = stablehlo.add %arg10, %669 : tensor<16xf32>
    %683 = stablehlo.add %arg11, %671 : tensor<32x16xf32>
    return %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %620, %562, %567, %572, %577, %582, %587, %592, %597, %602, %607, %612, %617, %198 : tensor<16x8xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16x8xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<f32>
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
  func.func private @silu(%arg0: tensor<12x8x24xf32>) -> (tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<12x8x24xf32>
    %1 = stablehlo.exponential %0 : tensor<12x8x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x8x24xf32>
    %3 = stablehlo.add %2, %1 : tensor<12x8x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8x24xf32>
    %5 = stablehlo.divide %4, %3 : tensor<12x8x24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x24xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<12x8x24xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<12x8x24xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<12x8x24xf32>
    return %9, %8, %5 : tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>
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
  func.func private @silu_1(%arg0: tensor<12x8x24xf32>, %arg1: tensor<12x8x24xf32>, %arg2: tensor<12x8x24xf32>, %arg3: tensor<12x8x24xf32>) -> tensor<12x8x24xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<12x8x24xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<12x8x24xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<12x8x24xf32>
    %3 = stablehlo.add %1, %2 : tensor<12x8x24xf32>
    return %3 : tensor<12x8x24xf32>
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
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<16x8xf32> {jax.result_info = "result.params['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<param "blocks/0/attn/k/kernel">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<param "blocks/0/attn/q/kernel">}, tensor<16x8xf32> {jax.result_info = "result.params['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<param "blocks/0/attn/v/kernel">}, tensor<24x16xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, tensor<16x24xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['gate']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/gate/kernel">}, tensor<16x24xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['norm_1']['scale']", zero.role = #zero.role<param "blocks/0/norm_1/scale">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['norm_2']['scale']", zero.role = #zero.role<param "blocks/0/norm_2/scale">}, tensor<16x32xf32> {jax.result_info = "result.params['head']['kernel']", zero.role = #zero.role<param "head/kernel">}, tensor<16xf32> {jax.result_info = "result.params['norm_f']['scale']", zero.role = #zero.role<param "norm_f/scale">}, tensor<32x16xf32> {jax.result_info = "result.params['token']", zero.role = #zero.role<param "token">}, tensor<i32> {jax.result_info = "result.opt_state[1][0].count", zero.role = #zero.role<step "opt_state/1/0/count">}, tensor<16x8xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['k']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/kernel" of = "blocks/0/attn/k/kernel">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['q']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/kernel" of = "blocks/0/attn/q/kernel">}, tensor<16x8xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['attn']['v']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/kernel" of = "blocks/0/attn/v/kernel">}, tensor<24x16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, tensor<16x24xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['gate']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/gate/kernel" of = "blocks/0/mlp/gate/kernel">}, tensor<16x24xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['norm_1']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/norm_1/scale" of = "blocks/0/norm_1/scale">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['blocks'][0]['norm_2']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/norm_2/scale" of = "blocks/0/norm_2/scale">}, tensor<16x32xf32> {jax.result_info = "result.opt_state[1][0].mu['head']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/kernel" of = "head/kernel">}, tensor<16xf32> {jax.result_info = "result.opt_state[1][0].mu['norm_f']['scale']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/norm_f/scale" of = "norm_f/scale">}, tensor<32x16xf32> {jax.result_info = "result.opt_state[1][0].mu['token']", zero.role = #zero.role<opt_state "opt_state/1/0/mu/token" of = "token">}) {
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
    %39 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    return %3, %7, %11, %15, %19, %23, %27, %28, %29, %33, %34, %38, %c_31, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50 : tensor<16x8xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16x8xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>
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
  func.func public @eval(%arg0: tensor<16x8xf32> {zero.role = #zero.role<param "blocks/0/attn/k/kernel">}, %arg1: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, %arg2: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/q/kernel">}, %arg3: tensor<16x8xf32> {zero.role = #zero.role<param "blocks/0/attn/v/kernel">}, %arg4: tensor<24x16xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, %arg5: tensor<16x24xf32> {zero.role = #zero.role<param "blocks/0/mlp/gate/kernel">}, %arg6: tensor<16x24xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, %arg7: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/norm_1/scale">}, %arg8: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/norm_2/scale">}, %arg9: tensor<16x32xf32> {zero.role = #zero.role<param "head/kernel">}, %arg10: tensor<16xf32> {zero.role = #zero.role<param "norm_f/scale">}, %arg11: tensor<32x16xf32> {zero.role = #zero.role<param "token">}, %arg12: tensor<i32> {zero.role = #zero.role<step "opt_state/1/0/count">}, %arg13: tensor<16x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/k/kernel" of = "blocks/0/attn/k/kernel">}, %arg14: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/out/kernel" of = "blocks/0/attn/out/kernel">}, %arg15: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/q/kernel" of = "blocks/0/attn/q/kernel">}, %arg16: tensor<16x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/attn/v/kernel" of = "blocks/0/attn/v/kernel">}, %arg17: tensor<24x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/down/kernel" of = "blocks/0/mlp/down/kernel">}, %arg18: tensor<16x24xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/gate/kernel" of = "blocks/0/mlp/gate/kernel">}, %arg19: tensor<16x24xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/mlp/up/kernel" of = "blocks/0/mlp/up/kernel">}, %arg20: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/norm_1/scale" of = "blocks/0/norm_1/scale">}, %arg21: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/blocks/0/norm_2/scale" of = "blocks/0/norm_2/scale">}, %arg22: tensor<16x32xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/head/kernel" of = "head/kernel">}, %arg23: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/norm_f/scale" of = "norm_f/scale">}, %arg24: tensor<32x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/0/mu/token" of = "token">}, %arg25: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg26: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %1 = stablehlo.compare LT, %arg25, %0, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %3 = stablehlo.add %arg25, %2 : tensor<12x8xi32>
    %4 = stablehlo.select %1, %3, %arg25 : tensor<12x8xi1>, tensor<12x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %6 = "stablehlo.gather"(%arg11, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<12x8x1xi32>) -> tensor<12x8x16xf32>
    %7 = chlo.square %6 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<12x8x1xf32>
    %14 = stablehlo.rsqrt %13 : tensor<12x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<12x8x16xf32>
    %17 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<12x8x16xf32>
    %20 = stablehlo.dot_general %19, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %21 = stablehlo.reshape %20 : (tensor<12x8x16xf32>) -> tensor<12x8x4x4xf32>
    %22 = stablehlo.dot_general %19, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x8xf32>) -> tensor<12x8x8xf32>
    %23 = stablehlo.reshape %22 : (tensor<12x8x8xf32>) -> tensor<12x8x2x4xf32>
    %24 = stablehlo.dot_general %19, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x8xf32>) -> tensor<12x8x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<12x8x8xf32>) -> tensor<12x8x2x4xf32>
    %26 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.add %29, %28 : tensor<2xf32>
    %31 = stablehlo.negate %30 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.divide %31, %32 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %35 = stablehlo.power %34, %33 : tensor<2xf32>
    %36 = stablehlo.iota dim = 0 : tensor<8xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %38 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<8x2xf32>
    %42 = stablehlo.cosine %41 : tensor<8x2xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %44 = stablehlo.sine %41 : tensor<8x2xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %46 = stablehlo.slice %21 [0:12, 0:8, 0:4, 0:2] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %47 = stablehlo.slice %21 [0:12, 0:8, 0:4, 2:4] : (tensor<12x8x4x4xf32>) -> tensor<12x8x4x2xf32>
    %48 = stablehlo.broadcast_in_dim %43, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %50 = stablehlo.multiply %46, %49 : tensor<12x8x4x2xf32>
    %51 = stablehlo.broadcast_in_dim %45, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %53 = stablehlo.multiply %47, %52 : tensor<12x8x4x2xf32>
    %54 = stablehlo.subtract %50, %53 : tensor<12x8x4x2xf32>
    %55 = stablehlo.broadcast_in_dim %43, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %57 = stablehlo.multiply %47, %56 : tensor<12x8x4x2xf32>
    %58 = stablehlo.broadcast_in_dim %45, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x4x2xf32>
    %60 = stablehlo.multiply %46, %59 : tensor<12x8x4x2xf32>
    %61 = stablehlo.add %57, %60 : tensor<12x8x4x2xf32>
    %62 = stablehlo.concatenate %54, %61, dim = 3 : (tensor<12x8x4x2xf32>, tensor<12x8x4x2xf32>) -> tensor<12x8x4x4xf32>
    %63 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %67 = stablehlo.add %66, %65 : tensor<2xf32>
    %68 = stablehlo.negate %67 : tensor<2xf32>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.divide %68, %69 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %72 = stablehlo.power %71, %70 : tensor<2xf32>
    %73 = stablehlo.iota dim = 0 : tensor<8xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %75 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x2xf32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<8x2xf32>
    %79 = stablehlo.cosine %78 : tensor<8x2xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %81 = stablehlo.sine %78 : tensor<8x2xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %83 = stablehlo.slice %23 [0:12, 0:8, 0:2, 0:2] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %84 = stablehlo.slice %23 [0:12, 0:8, 0:2, 2:4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2xf32>
    %85 = stablehlo.broadcast_in_dim %80, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %87 = stablehlo.multiply %83, %86 : tensor<12x8x2x2xf32>
    %88 = stablehlo.broadcast_in_dim %82, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %90 = stablehlo.multiply %84, %89 : tensor<12x8x2x2xf32>
    %91 = stablehlo.subtract %87, %90 : tensor<12x8x2x2xf32>
    %92 = stablehlo.broadcast_in_dim %80, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %94 = stablehlo.multiply %84, %93 : tensor<12x8x2x2xf32>
    %95 = stablehlo.broadcast_in_dim %82, dims = [1, 2, 3] : (tensor<8x1x2xf32>) -> tensor<1x8x1x2xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<1x8x1x2xf32>) -> tensor<12x8x2x2xf32>
    %97 = stablehlo.multiply %83, %96 : tensor<12x8x2x2xf32>
    %98 = stablehlo.add %94, %97 : tensor<12x8x2x2xf32>
    %99 = stablehlo.concatenate %91, %98, dim = 3 : (tensor<12x8x2x2xf32>, tensor<12x8x2x2xf32>) -> tensor<12x8x2x4xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2x4xf32>
    %101 = stablehlo.reshape %100 : (tensor<12x8x2x2x4xf32>) -> tensor<12x8x4x4xf32>
    %102 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 4] : (tensor<12x8x2x4xf32>) -> tensor<12x8x2x2x4xf32>
    %103 = stablehlo.reshape %102 : (tensor<12x8x2x2x4xf32>) -> tensor<12x8x4x4xf32>
    %104 = stablehlo.dot_general %62, %101, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xf32>, tensor<12x8x4x4xf32>) -> tensor<12x4x8x8xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x4x8x8xf32>
    %106 = stablehlo.divide %104, %105 : tensor<12x4x8x8xf32>
    %c_12 = stablehlo.constant dense<true> : tensor<i1>
    %107 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %108 = call @eval_tril(%107) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_13 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %109 = call @eval_where(%108, %106, %cst_13) : (tensor<8x8xi1>, tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8x8xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x4x8xf32>
    %112 = stablehlo.maximum %111, %110 : tensor<12x4x8xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %115 = stablehlo.subtract %109, %114 : tensor<12x4x8x8xf32>
    %116 = stablehlo.exponential %115 : tensor<12x4x8x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<12x4x8x8xf32>, tensor<f32>) -> tensor<12x4x8xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<12x4x8xf32>) -> tensor<12x4x8x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<12x4x8x1xf32>) -> tensor<12x4x8x8xf32>
    %120 = stablehlo.divide %116, %119 : tensor<12x4x8x8xf32>
    %121 = stablehlo.dot_general %103, %120, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x4x4xf32>, tensor<12x4x8x8xf32>) -> tensor<12x4x4x8xf32>
    %122 = stablehlo.transpose %121, dims = [0, 3, 1, 2] : (tensor<12x4x4x8xf32>) -> tensor<12x8x4x4xf32>
    %123 = stablehlo.reshape %122 : (tensor<12x8x4x4xf32>) -> tensor<12x8x16xf32>
    %124 = stablehlo.dot_general %123, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %125 = stablehlo.add %6, %124 : tensor<12x8x16xf32>
    %126 = chlo.square %125 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %130 = stablehlo.divide %128, %129 : tensor<12x8x1xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %132 = stablehlo.add %130, %131 : tensor<12x8x1xf32>
    %133 = stablehlo.rsqrt %132 : tensor<12x8x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %135 = stablehlo.multiply %125, %134 : tensor<12x8x16xf32>
    %136 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %138 = stablehlo.multiply %135, %137 : tensor<12x8x16xf32>
    %139 = stablehlo.dot_general %138, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x24xf32>) -> tensor<12x8x24xf32>
    %140 = call @eval_silu(%139) : (tensor<12x8x24xf32>) -> tensor<12x8x24xf32>
    %141 = stablehlo.dot_general %138, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x24xf32>) -> tensor<12x8x24xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<12x8x24xf32>
    %143 = stablehlo.dot_general %142, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<24x16xf32>) -> tensor<12x8x16xf32>
    %144 = stablehlo.add %125, %143 : tensor<12x8x16xf32>
    %145 = chlo.square %144 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<12x8x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %151 = stablehlo.add %149, %150 : tensor<12x8x1xf32>
    %152 = stablehlo.rsqrt %151 : tensor<12x8x1xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %154 = stablehlo.multiply %144, %153 : tensor<12x8x16xf32>
    %155 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<12x8x16xf32>
    %158 = stablehlo.dot_general %157, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x32xf32>) -> tensor<12x8x32xf32>
    %159 = call @eval_log_softmax(%158) : (tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %160 = call @eval_one_hot(%arg26) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %161 = stablehlo.multiply %159, %160 : tensor<12x8x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %164 = stablehlo.divide %163, %cst_25 : tensor<f32>
    %165 = stablehlo.negate %164 : tensor<f32>
    return %165 : tensor<f32>
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
  func.func private @eval_silu(%arg0: tensor<12x8x24xf32>) -> tensor<12x8x24xf32> {
    %0 = stablehlo.negate %arg0 : tensor<12x8x24xf32>
    %1 = stablehlo.exponential %0 : tensor<12x8x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x8x24xf32>
    %3 = stablehlo.add %2, %1 : tensor<12x8x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8x24xf32>
    %5 = stablehlo.divide %4, %3 : tensor<12x8x24xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<12x8x24xf32>
    return %6 : tensor<12x8x24xf32>
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
