module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/0/attn/out/bias" next = 0>}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/0/attn/out/kernel" next = 1>}, %arg2: tensor<48xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/bias" next = 2>}, %arg3: tensor<16x48xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/0/attn/qkv/kernel" next = 3>}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/0/ln_1/bias" next = 4>}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/0/ln_1/scale" next = 5>}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/0/ln_2/bias" next = 6>}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/0/ln_2/scale" next = 7>}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/bias" next = 8>}, %arg9: tensor<64x16xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/0/mlp/down/kernel" next = 9>}, %arg10: tensor<64xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/bias" next = 10>}, %arg11: tensor<16x64xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/0/mlp/up/kernel" next = 11>}, %arg12: tensor<16x32xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "head/kernel" next = 12>}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "ln_f/bias" next = 13>}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "ln_f/scale" next = 14>}, %arg15: tensor<8x16xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "wpe" next = 15>}, %arg16: tensor<32x16xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<param "wte" next = 16>}, %arg17: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg18: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['out']['kernel']"}, tensor<48xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['bias']"}, tensor<16x48xf32> {jax.result_info = "result[0].params['blocks'][0]['attn']['qkv']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['ln_2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['down']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[0].params['blocks'][0]['mlp']['up']['kernel']"}, tensor<16x32xf32> {jax.result_info = "result[0].params['head']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "result[0].params['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0].params['wte']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %1 = stablehlo.compare LT, %arg17, %0, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %3 = stablehlo.add %arg17, %2 : tensor<12x8xi32>
    %4 = stablehlo.select %1, %3, %arg17 : tensor<12x8xi1>, tensor<12x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %6 = "stablehlo.gather"(%arg16, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<12x8x1xi32>) -> tensor<12x8x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg15, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<12x8x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x8x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<12x8x16xf32>
    %16 = chlo.square %15 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<12x8x1xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %22 = stablehlo.subtract %9, %21 : tensor<12x8x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %24 = stablehlo.add %20, %23 : tensor<12x8x1xf32>
    %25 = stablehlo.rsqrt %24 : tensor<12x8x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %27 = stablehlo.multiply %22, %26 : tensor<12x8x16xf32>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<12x8x16xf32>
    %31 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %33 = stablehlo.add %30, %32 : tensor<12x8x16xf32>
    %34 = stablehlo.dot_general %33, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x48xf32>) -> tensor<12x8x48xf32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<12x8x48xf32>
    %37 = stablehlo.add %34, %36 : tensor<12x8x48xf32>
    %38 = stablehlo.slice %37 [0:12, 0:8, 0:16] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %39 = stablehlo.slice %37 [0:12, 0:8, 16:32] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %40 = stablehlo.slice %37 [0:12, 0:8, 32:48] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %41 = stablehlo.reshape %38 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %42 = stablehlo.reshape %39 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %43 = stablehlo.reshape %40 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %44 = stablehlo.dot_general %41, %42, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %cst_5 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %46 = stablehlo.divide %44, %45 : tensor<12x2x8x8xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %47 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %48 = call @tril(%47) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %49 = call @_where(%48, %46, %cst_7) : (tensor<8x8xi1>, tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x2x8xf32>
    %52 = stablehlo.maximum %51, %50 : tensor<12x2x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %55 = stablehlo.subtract %49, %54 : tensor<12x2x8x8xf32>
    %56 = stablehlo.exponential %55 : tensor<12x2x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %60 = stablehlo.divide %56, %59 : tensor<12x2x8x8xf32>
    %61 = stablehlo.dot_general %43, %60, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf32>, tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    %62 = stablehlo.transpose %61, dims = [0, 3, 1, 2] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %63 = stablehlo.reshape %62 : (tensor<12x8x2x8xf32>) -> tensor<12x8x16xf32>
    %64 = stablehlo.dot_general %63, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %65 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %67 = stablehlo.add %64, %66 : tensor<12x8x16xf32>
    %68 = stablehlo.add %9, %67 : tensor<12x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<12x8x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %74 = stablehlo.subtract %68, %73 : tensor<12x8x16xf32>
    %75 = chlo.square %74 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %79 = stablehlo.divide %77, %78 : tensor<12x8x1xf32>
    %80 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %81 = stablehlo.subtract %68, %80 : tensor<12x8x16xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %83 = stablehlo.add %79, %82 : tensor<12x8x1xf32>
    %84 = stablehlo.rsqrt %83 : tensor<12x8x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %86 = stablehlo.multiply %81, %85 : tensor<12x8x16xf32>
    %87 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %89 = stablehlo.multiply %86, %88 : tensor<12x8x16xf32>
    %90 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %92 = stablehlo.add %89, %91 : tensor<12x8x16xf32>
    %93 = stablehlo.dot_general %92, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x64xf32>) -> tensor<12x8x64xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<12x8x64xf32>
    %96 = stablehlo.add %93, %95 : tensor<12x8x64xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<12x8x64xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<12x8x64xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<12x8x64xf32>
    %101 = stablehlo.add %96, %100 : tensor<12x8x64xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<12x8x64xf32>
    %104 = stablehlo.tanh %103 : tensor<12x8x64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %106 = stablehlo.add %105, %104 : tensor<12x8x64xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<12x8x64xf32>
    %109 = stablehlo.multiply %96, %108 : tensor<12x8x64xf32>
    %110 = stablehlo.dot_general %109, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf32>, tensor<64x16xf32>) -> tensor<12x8x16xf32>
    %111 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %113 = stablehlo.add %110, %112 : tensor<12x8x16xf32>
    %114 = stablehlo.add %68, %113 : tensor<12x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %118 = stablehlo.divide %116, %117 : tensor<12x8x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %120 = stablehlo.subtract %114, %119 : tensor<12x8x16xf32>
    %121 = chlo.square %120 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %123 = stablehlo.multiply %122, %120 : tensor<12x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%121 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %127 = stablehlo.divide %125, %126 : tensor<12x8x1xf32>
    %128 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %129 = stablehlo.subtract %114, %128 : tensor<12x8x16xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %131 = stablehlo.add %127, %130 : tensor<12x8x1xf32>
    %132 = stablehlo.rsqrt %131 : tensor<12x8x1xf32>
    %133 = stablehlo.divide %132, %131 : tensor<12x8x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<12x8x1xf32>
    %136 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %137 = stablehlo.multiply %129, %136 : tensor<12x8x16xf32>
    %138 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %140 = stablehlo.multiply %137, %139 : tensor<12x8x16xf32>
    %141 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %143 = stablehlo.add %140, %142 : tensor<12x8x16xf32>
    %144 = stablehlo.dot_general %143, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x32xf32>) -> tensor<12x8x32xf32>
    %145:3 = call @log_softmax(%144) : (tensor<12x8x32xf32>) -> (tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>)
    %146 = call @_one_hot(%arg18) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %147 = stablehlo.multiply %145#0, %146 : tensor<12x8x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %150 = stablehlo.divide %149, %cst_29 : tensor<f32>
    %151 = stablehlo.negate %150 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.negate %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %153 = stablehlo.divide %152, %cst_31 : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x32xf32>
    %156 = stablehlo.multiply %155, %146 : tensor<12x8x32xf32>
    %157 = call @log_softmax_0(%145#1, %145#2, %156) : (tensor<12x8x32xf32>, tensor<12x8x1xf32>, tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %158 = stablehlo.dot_general %157, %143, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<12x8x16xf32>) -> tensor<32x16xf32>
    %159 = stablehlo.transpose %158, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %160 = stablehlo.dot_general %157, %arg12, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<16x32xf32>) -> tensor<12x8x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %162 = stablehlo.reshape %161 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %164 = stablehlo.multiply %137, %160 : tensor<12x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %166 = stablehlo.reshape %165 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %167 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %168 = stablehlo.multiply %160, %167 : tensor<12x8x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%166 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %170 = stablehlo.multiply %129, %168 : tensor<12x8x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %172 = stablehlo.reshape %171 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %173 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %174 = stablehlo.multiply %168, %173 : tensor<12x8x16xf32>
    %175 = stablehlo.multiply %172, %135 : tensor<12x8x1xf32>
    %176 = stablehlo.negate %174 : tensor<12x8x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %178 = stablehlo.reshape %177 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_38 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %180 = stablehlo.divide %175, %179 : tensor<12x8x1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %183 = stablehlo.multiply %182, %123 : tensor<12x8x16xf32>
    %184 = stablehlo.negate %183 : tensor<12x8x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %186 = stablehlo.reshape %185 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %187 = stablehlo.add %174, %183 : tensor<12x8x16xf32>
    %188 = stablehlo.add %178, %186 : tensor<12x8x1xf32>
    %cst_41 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %190 = stablehlo.divide %188, %189 : tensor<12x8x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %193 = stablehlo.add %187, %192 : tensor<12x8x16xf32>
    %194:13 = stablehlo.optimization_barrier %9, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg9, %arg10, %arg11, %193 : tensor<12x8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<12x8x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194#0 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_44 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %198 = stablehlo.divide %196, %197 : tensor<12x8x1xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %200 = stablehlo.subtract %194#0, %199 : tensor<12x8x16xf32>
    %201 = chlo.square %200 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %203 = stablehlo.multiply %202, %200 : tensor<12x8x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%201 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_47 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %207 = stablehlo.divide %205, %206 : tensor<12x8x1xf32>
    %208 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %209 = stablehlo.subtract %194#0, %208 : tensor<12x8x16xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %211 = stablehlo.add %207, %210 : tensor<12x8x1xf32>
    %212 = stablehlo.rsqrt %211 : tensor<12x8x1xf32>
    %213 = stablehlo.divide %212, %211 : tensor<12x8x1xf32>
    %cst_49 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<12x8x1xf32>
    %216 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %217 = stablehlo.multiply %209, %216 : tensor<12x8x16xf32>
    %218 = stablehlo.broadcast_in_dim %194#6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %220 = stablehlo.multiply %217, %219 : tensor<12x8x16xf32>
    %221 = stablehlo.broadcast_in_dim %194#5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %223 = stablehlo.add %220, %222 : tensor<12x8x16xf32>
    %224 = stablehlo.dot_general %223, %194#4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x48xf32>) -> tensor<12x8x48xf32>
    %225 = stablehlo.broadcast_in_dim %194#3, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<12x8x48xf32>
    %227 = stablehlo.add %224, %226 : tensor<12x8x48xf32>
    %228 = stablehlo.slice %227 [0:12, 0:8, 0:16] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %229 = stablehlo.slice %227 [0:12, 0:8, 16:32] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %230 = stablehlo.slice %227 [0:12, 0:8, 32:48] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %231 = stablehlo.reshape %228 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %232 = stablehlo.reshape %229 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %233 = stablehlo.reshape %230 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %234 = stablehlo.dot_general %231, %232, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %cst_50 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %236 = stablehlo.divide %234, %235 : tensor<12x2x8x8xf32>
    %c_51 = stablehlo.constant dense<true> : tensor<i1>
    %237 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %238 = call @tril_1(%237) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_52 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %239:3 = call @_where_2(%238, %236, %cst_52) : (tensor<8x8xi1>, tensor<12x2x8x8xf32>, tensor<f32>) -> (tensor<12x2x8x8xf32>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>)
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %240 = stablehlo.reduce(%239#0 init: %cst_53) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12x2x8xf32>
    %242 = stablehlo.maximum %241, %240 : tensor<12x2x8xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %245 = stablehlo.subtract %239#0, %244 : tensor<12x2x8x8xf32>
    %246 = stablehlo.exponential %245 : tensor<12x2x8x8xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_55) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %250 = stablehlo.divide %246, %249 : tensor<12x2x8x8xf32>
    %251 = stablehlo.multiply %248, %248 : tensor<12x2x8x1xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<12x2x8x1xf32>
    %253 = stablehlo.divide %252, %251 : tensor<12x2x8x1xf32>
    %254 = stablehlo.dot_general %233, %250, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf32>, tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    %255 = stablehlo.transpose %254, dims = [0, 3, 1, 2] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %256 = stablehlo.reshape %255 : (tensor<12x8x2x8xf32>) -> tensor<12x8x16xf32>
    %257 = stablehlo.dot_general %256, %194#2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %258 = stablehlo.broadcast_in_dim %194#1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %260 = stablehlo.add %257, %259 : tensor<12x8x16xf32>
    %261 = stablehlo.add %194#0, %260 : tensor<12x8x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_58 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %265 = stablehlo.divide %263, %264 : tensor<12x8x1xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %267 = stablehlo.subtract %261, %266 : tensor<12x8x16xf32>
    %268 = chlo.square %267 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %270 = stablehlo.multiply %269, %267 : tensor<12x8x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%268 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_61 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %274 = stablehlo.divide %272, %273 : tensor<12x8x1xf32>
    %275 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %276 = stablehlo.subtract %261, %275 : tensor<12x8x16xf32>
    %cst_62 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %278 = stablehlo.add %274, %277 : tensor<12x8x1xf32>
    %279 = stablehlo.rsqrt %278 : tensor<12x8x1xf32>
    %280 = stablehlo.divide %279, %278 : tensor<12x8x1xf32>
    %cst_63 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %282 = stablehlo.multiply %281, %280 : tensor<12x8x1xf32>
    %283 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %284 = stablehlo.multiply %276, %283 : tensor<12x8x16xf32>
    %285 = stablehlo.broadcast_in_dim %194#8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %287 = stablehlo.multiply %284, %286 : tensor<12x8x16xf32>
    %288 = stablehlo.broadcast_in_dim %194#7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %290 = stablehlo.add %287, %289 : tensor<12x8x16xf32>
    %291 = stablehlo.dot_general %290, %194#11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x64xf32>) -> tensor<12x8x64xf32>
    %292 = stablehlo.broadcast_in_dim %194#10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<12x8x64xf32>
    %294 = stablehlo.add %291, %293 : tensor<12x8x64xf32>
    %295 = stablehlo.multiply %294, %294 : tensor<12x8x64xf32>
    %296 = stablehlo.multiply %295, %294 : tensor<12x8x64xf32>
    %297 = stablehlo.multiply %294, %294 : tensor<12x8x64xf32>
    %cst_64 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %299 = stablehlo.multiply %298, %297 : tensor<12x8x64xf32>
    %cst_65 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %301 = stablehlo.multiply %300, %296 : tensor<12x8x64xf32>
    %302 = stablehlo.add %294, %301 : tensor<12x8x64xf32>
    %cst_66 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %304 = stablehlo.multiply %303, %302 : tensor<12x8x64xf32>
    %305 = stablehlo.tanh %304 : tensor<12x8x64xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %307 = stablehlo.subtract %306, %305 : tensor<12x8x64xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %309 = stablehlo.add %308, %305 : tensor<12x8x64xf32>
    %cst_69 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %311 = stablehlo.multiply %310, %309 : tensor<12x8x64xf32>
    %312 = stablehlo.multiply %294, %311 : tensor<12x8x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%194#12 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %314 = stablehlo.reshape %313 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %316 = stablehlo.dot_general %194#12, %312, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<12x8x64xf32>) -> tensor<16x64xf32>
    %317 = stablehlo.transpose %316, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %318 = stablehlo.dot_general %194#12, %194#9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<64x16xf32>) -> tensor<12x8x64xf32>
    %319 = stablehlo.multiply %294, %318 : tensor<12x8x64xf32>
    %320 = stablehlo.multiply %318, %311 : tensor<12x8x64xf32>
    %cst_72 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %322 = stablehlo.multiply %321, %319 : tensor<12x8x64xf32>
    %323 = stablehlo.multiply %322, %307 : tensor<12x8x64xf32>
    %324 = stablehlo.multiply %323, %305 : tensor<12x8x64xf32>
    %325 = stablehlo.add %323, %324 : tensor<12x8x64xf32>
    %cst_73 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %327 = stablehlo.multiply %326, %325 : tensor<12x8x64xf32>
    %328 = stablehlo.add %320, %327 : tensor<12x8x64xf32>
    %cst_74 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %330 = stablehlo.multiply %329, %327 : tensor<12x8x64xf32>
    %331 = stablehlo.multiply %330, %299 : tensor<12x8x64xf32>
    %332 = stablehlo.add %328, %331 : tensor<12x8x64xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %334 = stablehlo.reshape %333 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%334 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %336 = stablehlo.dot_general %332, %290, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf32>, tensor<12x8x16xf32>) -> tensor<64x16xf32>
    %337 = stablehlo.transpose %336, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %338 = stablehlo.dot_general %332, %194#11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf32>, tensor<16x64xf32>) -> tensor<12x8x16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%338 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %340 = stablehlo.reshape %339 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %342 = stablehlo.multiply %284, %338 : tensor<12x8x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %344 = stablehlo.reshape %343 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %345 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %346 = stablehlo.multiply %338, %345 : tensor<12x8x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%344 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %348 = stablehlo.multiply %276, %346 : tensor<12x8x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %350 = stablehlo.reshape %349 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %351 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %352 = stablehlo.multiply %346, %351 : tensor<12x8x16xf32>
    %353 = stablehlo.multiply %350, %282 : tensor<12x8x1xf32>
    %354 = stablehlo.negate %352 : tensor<12x8x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %356 = stablehlo.reshape %355 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %357 = stablehlo.add %194#12, %352 : tensor<12x8x16xf32>
    %cst_83 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %359 = stablehlo.divide %353, %358 : tensor<12x8x1xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_84) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %362 = stablehlo.multiply %361, %270 : tensor<12x8x16xf32>
    %363 = stablehlo.negate %362 : tensor<12x8x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %365 = stablehlo.reshape %364 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %366 = stablehlo.add %357, %362 : tensor<12x8x16xf32>
    %367 = stablehlo.add %356, %365 : tensor<12x8x1xf32>
    %cst_86 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %369 = stablehlo.divide %367, %368 : tensor<12x8x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %372 = stablehlo.add %366, %371 : tensor<12x8x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %374 = stablehlo.reshape %373 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %376 = stablehlo.dot_general %372, %256, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<12x8x16xf32>) -> tensor<16x16xf32>
    %377 = stablehlo.transpose %376, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %378 = stablehlo.dot_general %372, %194#2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %379 = stablehlo.reshape %378 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %380 = stablehlo.transpose %379, dims = [0, 2, 3, 1] : (tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %381 = stablehlo.dot_general %380, %233, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %382 = stablehlo.dot_general %380, %250, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf32>, tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    %383 = stablehlo.transpose %382, dims = [0, 3, 1, 2] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %384 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %385 = stablehlo.multiply %381, %384 : tensor<12x2x8x8xf32>
    %386 = stablehlo.multiply %385, %246 : tensor<12x2x8x8xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_90) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %388 = stablehlo.reshape %387 : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %389 = stablehlo.negate %388 : tensor<12x2x8x1xf32>
    %390 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %391 = stablehlo.divide %381, %390 : tensor<12x2x8x8xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%389 init: %cst_91) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x1xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x8xf32>
    %394 = stablehlo.add %391, %393 : tensor<12x2x8x8xf32>
    %395 = stablehlo.multiply %394, %246 : tensor<12x2x8x8xf32>
    %396 = call @_where_3(%239#1, %239#2, %395) : (tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>, tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    %cst_92 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %398 = stablehlo.divide %396, %397 : tensor<12x2x8x8xf32>
    %399 = stablehlo.dot_general %398, %231, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %400 = stablehlo.transpose %399, dims = [0, 2, 1, 3] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %401 = stablehlo.dot_general %398, %232, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2x8x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %402 = stablehlo.transpose %401, dims = [0, 2, 1, 3] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %403 = stablehlo.reshape %383 : (tensor<12x8x2x8xf32>) -> tensor<12x8x16xf32>
    %404 = stablehlo.reshape %400 : (tensor<12x8x2x8xf32>) -> tensor<12x8x16xf32>
    %405 = stablehlo.reshape %402 : (tensor<12x8x2x8xf32>) -> tensor<12x8x16xf32>
    %406 = stablehlo.concatenate %405, %404, %403, dim = 2 : (tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>) -> tensor<12x8x48xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%406 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %408 = stablehlo.reshape %407 : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.reduce(%408 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %410 = stablehlo.dot_general %406, %223, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x48xf32>, tensor<12x8x16xf32>) -> tensor<48x16xf32>
    %411 = stablehlo.transpose %410, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %412 = stablehlo.dot_general %406, %194#4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x48xf32>, tensor<16x48xf32>) -> tensor<12x8x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %414 = stablehlo.reshape %413 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %416 = stablehlo.multiply %217, %412 : tensor<12x8x16xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %418 = stablehlo.reshape %417 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %419 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %420 = stablehlo.multiply %412, %419 : tensor<12x8x16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%418 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %422 = stablehlo.multiply %209, %420 : tensor<12x8x16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %424 = stablehlo.reshape %423 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %425 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %426 = stablehlo.multiply %420, %425 : tensor<12x8x16xf32>
    %427 = stablehlo.multiply %424, %215 : tensor<12x8x1xf32>
    %428 = stablehlo.negate %426 : tensor<12x8x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %430 = stablehlo.reshape %429 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %431 = stablehlo.add %372, %426 : tensor<12x8x16xf32>
    %cst_101 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %433 = stablehlo.divide %427, %432 : tensor<12x8x1xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %436 = stablehlo.multiply %435, %203 : tensor<12x8x16xf32>
    %437 = stablehlo.negate %436 : tensor<12x8x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %439 = stablehlo.reshape %438 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %440 = stablehlo.add %431, %436 : tensor<12x8x16xf32>
    %441 = stablehlo.add %430, %439 : tensor<12x8x1xf32>
    %cst_104 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %443 = stablehlo.divide %441, %442 : tensor<12x8x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.reduce(%443 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %446 = stablehlo.add %440, %445 : tensor<12x8x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_106) applies stablehlo.add across dimensions = [0] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %448 = stablehlo.reshape %447 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.reduce(%448 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %451 = "stablehlo.scatter"(%450, %5, %446) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %692 = stablehlo.add %arg19, %arg20 : tensor<f32>
      stablehlo.return %692 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<12x8x1xi32>, tensor<12x8x16xf32>) -> tensor<32x16xf32>
    %452 = chlo.square %375 : tensor<16xf32> -> tensor<16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %454 = chlo.square %453 : tensor<16xf32> -> tensor<16xf32>
    %455 = stablehlo.add %452, %454 : tensor<16xf32>
    %456 = chlo.square %377 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %458 = chlo.square %457 : tensor<16x16xf32> -> tensor<16x16xf32>
    %459 = stablehlo.add %456, %458 : tensor<16x16xf32>
    %460 = chlo.square %409 : tensor<48xf32> -> tensor<48xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %462 = chlo.square %461 : tensor<48xf32> -> tensor<48xf32>
    %463 = stablehlo.add %460, %462 : tensor<48xf32>
    %464 = chlo.square %411 : tensor<16x48xf32> -> tensor<16x48xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %466 = chlo.square %465 : tensor<16x48xf32> -> tensor<16x48xf32>
    %467 = stablehlo.add %464, %466 : tensor<16x48xf32>
    %468 = chlo.square %415 : tensor<16xf32> -> tensor<16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %470 = chlo.square %469 : tensor<16xf32> -> tensor<16xf32>
    %471 = stablehlo.add %468, %470 : tensor<16xf32>
    %472 = chlo.square %421 : tensor<16xf32> -> tensor<16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %474 = chlo.square %473 : tensor<16xf32> -> tensor<16xf32>
    %475 = stablehlo.add %472, %474 : tensor<16xf32>
    %476 = chlo.square %341 : tensor<16xf32> -> tensor<16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %478 = chlo.square %477 : tensor<16xf32> -> tensor<16xf32>
    %479 = stablehlo.add %476, %478 : tensor<16xf32>
    %480 = chlo.square %347 : tensor<16xf32> -> tensor<16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %482 = chlo.square %481 : tensor<16xf32> -> tensor<16xf32>
    %483 = stablehlo.add %480, %482 : tensor<16xf32>
    %484 = chlo.square %315 : tensor<16xf32> -> tensor<16xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %486 = chlo.square %485 : tensor<16xf32> -> tensor<16xf32>
    %487 = stablehlo.add %484, %486 : tensor<16xf32>
    %488 = chlo.square %317 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %490 = chlo.square %489 : tensor<64x16xf32> -> tensor<64x16xf32>
    %491 = stablehlo.add %488, %490 : tensor<64x16xf32>
    %492 = chlo.square %335 : tensor<64xf32> -> tensor<64xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %494 = chlo.square %493 : tensor<64xf32> -> tensor<64xf32>
    %495 = stablehlo.add %492, %494 : tensor<64xf32>
    %496 = chlo.square %337 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %498 = chlo.square %497 : tensor<16x64xf32> -> tensor<16x64xf32>
    %499 = stablehlo.add %496, %498 : tensor<16x64xf32>
    %500 = chlo.square %159 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %502 = chlo.square %501 : tensor<16x32xf32> -> tensor<16x32xf32>
    %503 = stablehlo.add %500, %502 : tensor<16x32xf32>
    %504 = chlo.square %163 : tensor<16xf32> -> tensor<16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %506 = chlo.square %505 : tensor<16xf32> -> tensor<16xf32>
    %507 = stablehlo.add %504, %506 : tensor<16xf32>
    %508 = chlo.square %169 : tensor<16xf32> -> tensor<16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %510 = chlo.square %509 : tensor<16xf32> -> tensor<16xf32>
    %511 = stablehlo.add %508, %510 : tensor<16xf32>
    %512 = chlo.square %449 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %514 = chlo.square %513 : tensor<8x16xf32> -> tensor<8x16xf32>
    %515 = stablehlo.add %512, %514 : tensor<8x16xf32>
    %516 = chlo.square %451 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %518 = chlo.square %517 : tensor<32x16xf32> -> tensor<32x16xf32>
    %519 = stablehlo.add %516, %518 : tensor<32x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%455 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.reduce(%459 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.reduce(%463 init: %cst_128) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%467 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x48xf32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%471 init: %cst_130) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%475 init: %cst_131) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%479 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.reduce(%483 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%487 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%491 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%495 init: %cst_136) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%499 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%503 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.reduce(%507 init: %cst_139) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%511 init: %cst_140) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%515 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%519 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.add %cst_143, %520 : tensor<f32>
    %538 = stablehlo.add %537, %521 : tensor<f32>
    %539 = stablehlo.add %538, %522 : tensor<f32>
    %540 = stablehlo.add %539, %523 : tensor<f32>
    %541 = stablehlo.add %540, %524 : tensor<f32>
    %542 = stablehlo.add %541, %525 : tensor<f32>
    %543 = stablehlo.add %542, %526 : tensor<f32>
    %544 = stablehlo.add %543, %527 : tensor<f32>
    %545 = stablehlo.add %544, %528 : tensor<f32>
    %546 = stablehlo.add %545, %529 : tensor<f32>
    %547 = stablehlo.add %546, %530 : tensor<f32>
    %548 = stablehlo.add %547, %531 : tensor<f32>
    %549 = stablehlo.add %548, %532 : tensor<f32>
    %550 = stablehlo.add %549, %533 : tensor<f32>
    %551 = stablehlo.add %550, %534 : tensor<f32>
    %552 = stablehlo.add %551, %535 : tensor<f32>
    %553 = stablehlo.add %552, %536 : tensor<f32>
    %554 = stablehlo.sqrt %553 : tensor<f32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %555 = stablehlo.compare LT, %554, %cst_144, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %556 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %557 = stablehlo.divide %375, %556 : tensor<16xf32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %559 = stablehlo.multiply %557, %558 : tensor<16xf32>
    %560 = stablehlo.select %555, %375, %559 : tensor<i1>, tensor<16xf32>
    %561 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %562 = stablehlo.divide %377, %561 : tensor<16x16xf32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %564 = stablehlo.multiply %562, %563 : tensor<16x16xf32>
    %565 = stablehlo.select %555, %377, %564 : tensor<i1>, tensor<16x16xf32>
    %566 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %567 = stablehlo.divide %409, %566 : tensor<48xf32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %569 = stablehlo.multiply %567, %568 : tensor<48xf32>
    %570 = stablehlo.select %555, %409, %569 : tensor<i1>, tensor<48xf32>
    %571 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %572 = stablehlo.divide %411, %571 : tensor<16x48xf32>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %574 = stablehlo.multiply %572, %573 : tensor<16x48xf32>
    %575 = stablehlo.select %555, %411, %574 : tensor<i1>, tensor<16x48xf32>
    %576 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %577 = stablehlo.divide %415, %576 : tensor<16xf32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %579 = stablehlo.multiply %577, %578 : tensor<16xf32>
    %580 = stablehlo.select %555, %415, %579 : tensor<i1>, tensor<16xf32>
    %581 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %582 = stablehlo.divide %421, %581 : tensor<16xf32>
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %584 = stablehlo.multiply %582, %583 : tensor<16xf32>
    %585 = stablehlo.select %555, %421, %584 : tensor<i1>, tensor<16xf32>
    %586 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %587 = stablehlo.divide %341, %586 : tensor<16xf32>
    %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %589 = stablehlo.multiply %587, %588 : tensor<16xf32>
    %590 = stablehlo.select %555, %341, %589 : tensor<i1>, tensor<16xf32>
    %591 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %592 = stablehlo.divide %347, %591 : tensor<16xf32>
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %594 = stablehlo.multiply %592, %593 : tensor<16xf32>
    %595 = stablehlo.select %555, %347, %594 : tensor<i1>, tensor<16xf32>
    %596 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %597 = stablehlo.divide %315, %596 : tensor<16xf32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %599 = stablehlo.multiply %597, %598 : tensor<16xf32>
    %600 = stablehlo.select %555, %315, %599 : tensor<i1>, tensor<16xf32>
    %601 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %602 = stablehlo.divide %317, %601 : tensor<64x16xf32>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %604 = stablehlo.multiply %602, %603 : tensor<64x16xf32>
    %605 = stablehlo.select %555, %317, %604 : tensor<i1>, tensor<64x16xf32>
    %606 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %607 = stablehlo.divide %335, %606 : tensor<64xf32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %609 = stablehlo.multiply %607, %608 : tensor<64xf32>
    %610 = stablehlo.select %555, %335, %609 : tensor<i1>, tensor<64xf32>
    %611 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %612 = stablehlo.divide %337, %611 : tensor<16x64xf32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %614 = stablehlo.multiply %612, %613 : tensor<16x64xf32>
    %615 = stablehlo.select %555, %337, %614 : tensor<i1>, tensor<16x64xf32>
    %616 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %617 = stablehlo.divide %159, %616 : tensor<16x32xf32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %619 = stablehlo.multiply %617, %618 : tensor<16x32xf32>
    %620 = stablehlo.select %555, %159, %619 : tensor<i1>, tensor<16x32xf32>
    %621 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %622 = stablehlo.divide %163, %621 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %624 = stablehlo.multiply %622, %623 : tensor<16xf32>
    %625 = stablehlo.select %555, %163, %624 : tensor<i1>, tensor<16xf32>
    %626 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %627 = stablehlo.divide %169, %626 : tensor<16xf32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %629 = stablehlo.multiply %627, %628 : tensor<16xf32>
    %630 = stablehlo.select %555, %169, %629 : tensor<i1>, tensor<16xf32>
    %631 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %632 = stablehlo.divide %449, %631 : tensor<8x16xf32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %634 = stablehlo.multiply %632, %633 : tensor<8x16xf32>
    %635 = stablehlo.select %555, %449, %634 : tensor<i1>, tensor<8x16xf32>
    %636 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %637 = stablehlo.divide %451, %636 : tensor<32x16xf32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %639 = stablehlo.multiply %637, %638 : tensor<32x16xf32>
    %640 = stablehlo.select %555, %451, %639 : tensor<i1>, tensor<32x16xf32>
    %cst_162 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %642 = stablehlo.multiply %641, %560 : tensor<16xf32>
    %cst_163 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %644 = stablehlo.multiply %643, %565 : tensor<16x16xf32>
    %cst_164 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %646 = stablehlo.multiply %645, %570 : tensor<48xf32>
    %cst_165 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %648 = stablehlo.multiply %647, %575 : tensor<16x48xf32>
    %cst_166 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %650 = stablehlo.multiply %649, %580 : tensor<16xf32>
    %cst_167 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %652 = stablehlo.multiply %651, %585 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %654 = stablehlo.multiply %653, %590 : tensor<16xf32>
    %cst_169 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %656 = stablehlo.multiply %655, %595 : tensor<16xf32>
    %cst_170 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %658 = stablehlo.multiply %657, %600 : tensor<16xf32>
    %cst_171 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %660 = stablehlo.multiply %659, %605 : tensor<64x16xf32>
    %cst_172 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %662 = stablehlo.multiply %661, %610 : tensor<64xf32>
    %cst_173 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %664 = stablehlo.multiply %663, %615 : tensor<16x64xf32>
    %cst_174 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %666 = stablehlo.multiply %665, %620 : tensor<16x32xf32>
    %cst_175 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %668 = stablehlo.multiply %667, %625 : tensor<16xf32>
    %cst_176 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %670 = stablehlo.multiply %669, %630 : tensor<16xf32>
    %cst_177 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %672 = stablehlo.multiply %671, %635 : tensor<8x16xf32>
    %cst_178 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %674 = stablehlo.multiply %673, %640 : tensor<32x16xf32>
    %675 = stablehlo.add %arg0, %642 : tensor<16xf32>
    %676 = stablehlo.add %arg1, %644 : tensor<16x16xf32>
    %677 = stablehlo.add %arg2, %646 : tensor<48xf32>
    %678 = stablehlo.add %arg3, %648 : tensor<16x48xf32>
    %679 = stablehlo.add %arg4, %650 : tensor<16xf32>
    %680 = stablehlo.add %arg5, %652 : tensor<16xf32>
    %681 = stablehlo.add %arg6, %654 : tensor<16xf32>
    %682 = stablehlo.add %arg7, %656 : tensor<16xf32>
    %683 = stablehlo.add %arg8, %658 : tensor<16xf32>
    %684 = stablehlo.add %arg9, %660 : tensor<64x16xf32>
    %685 = stablehlo.add %arg10, %662 : tensor<64xf32>
    %686 = stablehlo.add %arg11, %664 : tensor<16x64xf32>
    %687 = stablehlo.add %arg12, %666 : tensor<16x32xf32>
    %688 = stablehlo.add %arg13, %668 : tensor<16xf32>
    %689 = stablehlo.add %arg14, %670 : tensor<16xf32>
    %690 = stablehlo.add %arg15, %672 : tensor<8x16xf32>
    %691 = stablehlo.add %arg16, %674 : tensor<32x16xf32>
    return %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %151 : tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<12x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>
    return %3 : tensor<12x2x8x8xf32>
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
  func.func private @tril_1(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
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
  func.func private @_where_2(%arg0: tensor<8x8xi1>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<12x2x8x8xf32>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    return %3, %1, %4 : tensor<12x2x8x8xf32>, tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>
  }
  func.func private @_where_3(%arg0: tensor<12x2x8x8xi1>, %arg1: tensor<12x2x8x8xf32>, %arg2: tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<12x2x8x8xi1>, tensor<12x2x8x8xf32>
    return %1 : tensor<12x2x8x8xf32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['bias']", zero.role = #zero.role<param "blocks/0/attn/out/bias">}, tensor<16x16xf32> {jax.result_info = "result.params['blocks'][0]['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, tensor<48xf32> {jax.result_info = "result.params['blocks'][0]['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/0/attn/qkv/bias">}, tensor<16x48xf32> {jax.result_info = "result.params['blocks'][0]['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/0/attn/qkv/kernel">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_1']['bias']", zero.role = #zero.role<param "blocks/0/ln_1/bias">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_1']['scale']", zero.role = #zero.role<param "blocks/0/ln_1/scale">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_2']['bias']", zero.role = #zero.role<param "blocks/0/ln_2/bias">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['ln_2']['scale']", zero.role = #zero.role<param "blocks/0/ln_2/scale">}, tensor<16xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, tensor<64x16xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, tensor<64xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, tensor<16x64xf32> {jax.result_info = "result.params['blocks'][0]['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, tensor<16x32xf32> {jax.result_info = "result.params['head']['kernel']", zero.role = #zero.role<param "head/kernel">}, tensor<16xf32> {jax.result_info = "result.params['ln_f']['bias']", zero.role = #zero.role<param "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.params['ln_f']['scale']", zero.role = #zero.role<param "ln_f/scale">}, tensor<8x16xf32> {jax.result_info = "result.params['wpe']", zero.role = #zero.role<param "wpe">}, tensor<32x16xf32> {jax.result_info = "result.params['wte']", zero.role = #zero.role<param "wte">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %c_2 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal_2(%6) : (tensor<2xui32>) -> tensor<16x48xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<16x48xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_9 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = call @init_threefry_fold_in(%arg0, %c_9) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %16 = call @init_normal_7(%15) : (tensor<2xui32>) -> tensor<64x16xf32>
    %cst_10 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<64x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %c_12 = stablehlo.constant dense<11> : tensor<ui32>
    %20 = call @init_threefry_fold_in(%arg0, %c_12) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %21 = call @init_normal_12(%20) : (tensor<2xui32>) -> tensor<16x64xf32>
    %cst_13 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<16x64xf32>
    %c_14 = stablehlo.constant dense<12> : tensor<ui32>
    %24 = call @init_threefry_fold_in(%arg0, %c_14) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %25 = call @init_normal_17(%24) : (tensor<2xui32>) -> tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_18 = stablehlo.constant dense<15> : tensor<ui32>
    %30 = call @init_threefry_fold_in(%arg0, %c_18) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %31 = call @init_normal_22(%30) : (tensor<2xui32>) -> tensor<8x16xf32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<8x16xf32>
    %c_20 = stablehlo.constant dense<16> : tensor<ui32>
    %34 = call @init_threefry_fold_in(%arg0, %c_20) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %35 = call @init_normal_27(%34) : (tensor<2xui32>) -> tensor<32x16xf32>
    %cst_21 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<32x16xf32>
    return %0, %4, %5, %9, %10, %11, %12, %13, %14, %18, %19, %23, %27, %28, %29, %33, %37 : tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>
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
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<16x48xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<16x48xf32>
    return %0 : tensor<16x48xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<16x48xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x48xf32>
    %1 = chlo.erf_inv %0 : tensor<16x48xf32> -> tensor<16x48xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x48xf32>
    return %3 : tensor<16x48xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x48xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x48xui64>
    %c = stablehlo.constant dense<48> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x48xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x48xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x48xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x48xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x48xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x48xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x48xui64>
    %15 = stablehlo.convert %12 : (tensor<16x48xui64>) -> tensor<16x48xui32>
    %16 = stablehlo.convert %14 : (tensor<16x48xui64>) -> tensor<16x48xui32>
    %17:2 = call @init_threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x48xui32>, tensor<16x48xui32>) -> (tensor<16x48xui32>, tensor<16x48xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x48xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x48xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x48xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x48xui32>) -> tensor<16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x48xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x48xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x48xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x48xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x48xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x48xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x48xf32>
    return %32 : tensor<16x48xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x48xui32>, %arg3: tensor<16x48xui32>) -> (tensor<16x48xui32>, tensor<16x48xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x48xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x48xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x48xui32>, tensor<16x48xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<16x48xui32>, %arg2: tensor<16x48xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x48xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x48xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x48xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x48xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x48xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x48xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x48xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x48xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x48xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x48xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x48xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x48xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x48xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x48xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x48xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x48xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x48xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x48xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x48xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x48xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x48xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x48xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x48xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<64x16xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<64x16xf32>
    return %0 : tensor<64x16xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<64x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<64x16xf32>
    %1 = chlo.erf_inv %0 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<64x16xf32>
    return %3 : tensor<64x16xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<64x16xf32> {
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
    %17:2 = call @init_threefry2x32_10(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<64x16xui32>, tensor<64x16xui32>) -> (tensor<64x16xui32>, tensor<64x16xui32>)
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
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<64x16xui32>, %arg3: tensor<64x16xui32>) -> (tensor<64x16xui32>, tensor<64x16xui32>) {
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
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<64x16xui32>, tensor<64x16xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<64x16xui32>, %arg2: tensor<64x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<16x64xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x64xf32>
    %1 = chlo.erf_inv %0 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x64xf32>
    return %3 : tensor<16x64xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x64xf32> {
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
    %17:2 = call @init_threefry2x32_15(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x64xui32>, tensor<16x64xui32>) -> (tensor<16x64xui32>, tensor<16x64xui32>)
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
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x64xui32>, %arg3: tensor<16x64xui32>) -> (tensor<16x64xui32>, tensor<16x64xui32>) {
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
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x64xui32>, tensor<16x64xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<16x64xui32>, %arg2: tensor<16x64xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @init_normal_22(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %0 = call @init_normal_real_23(%arg0) : (tensor<2xui32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @init_normal_real_23(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_24(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
  func.func private @init_uniform_24(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16xf32> {
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
    %17:2 = call @init_threefry2x32_25(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<8x16xui32>, tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>)
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
  func.func private @init_threefry2x32_25(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>) {
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
      %7:8 = func.call @init_closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x16xui32>, tensor<8x16xui32>
  }
  func.func private @init_closed_call_26(%arg0: tensor<i32>, %arg1: tensor<8x16xui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @init_normal_27(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %0 = call @init_normal_real_28(%arg0) : (tensor<2xui32>) -> tensor<32x16xf32>
    return %0 : tensor<32x16xf32>
  }
  func.func private @init_normal_real_28(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_29(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x16xf32>
    %1 = chlo.erf_inv %0 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<32x16xf32>
    return %3 : tensor<32x16xf32>
  }
  func.func private @init_uniform_29(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x16xf32> {
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
    %17:2 = call @init_threefry2x32_30(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<32x16xui32>, tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>)
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
  func.func private @init_threefry2x32_30(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>) {
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
      %7:8 = func.call @init_closed_call_31(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<32x16xui32>, tensor<32x16xui32>
  }
  func.func private @init_closed_call_31(%arg0: tensor<i32>, %arg1: tensor<32x16xui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func public @eval(%arg0: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/attn/out/bias">}, %arg1: tensor<16x16xf32> {zero.role = #zero.role<param "blocks/0/attn/out/kernel">}, %arg2: tensor<48xf32> {zero.role = #zero.role<param "blocks/0/attn/qkv/bias">}, %arg3: tensor<16x48xf32> {zero.role = #zero.role<param "blocks/0/attn/qkv/kernel">}, %arg4: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_1/bias">}, %arg5: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_1/scale">}, %arg6: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_2/bias">}, %arg7: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/ln_2/scale">}, %arg8: tensor<16xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/bias">}, %arg9: tensor<64x16xf32> {zero.role = #zero.role<param "blocks/0/mlp/down/kernel">}, %arg10: tensor<64xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/bias">}, %arg11: tensor<16x64xf32> {zero.role = #zero.role<param "blocks/0/mlp/up/kernel">}, %arg12: tensor<16x32xf32> {zero.role = #zero.role<param "head/kernel">}, %arg13: tensor<16xf32> {zero.role = #zero.role<param "ln_f/bias">}, %arg14: tensor<16xf32> {zero.role = #zero.role<param "ln_f/scale">}, %arg15: tensor<8x16xf32> {zero.role = #zero.role<param "wpe">}, %arg16: tensor<32x16xf32> {zero.role = #zero.role<param "wte">}, %arg17: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg18: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %1 = stablehlo.compare LT, %arg17, %0, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %3 = stablehlo.add %arg17, %2 : tensor<12x8xi32>
    %4 = stablehlo.select %1, %3, %arg17 : tensor<12x8xi1>, tensor<12x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %6 = "stablehlo.gather"(%arg16, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<12x8x1xi32>) -> tensor<12x8x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg15, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<12x8x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x8x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<12x8x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<12x8x16xf32>
    %16 = chlo.square %15 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<12x8x1xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %22 = stablehlo.subtract %9, %21 : tensor<12x8x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %24 = stablehlo.add %20, %23 : tensor<12x8x1xf32>
    %25 = stablehlo.rsqrt %24 : tensor<12x8x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %27 = stablehlo.multiply %22, %26 : tensor<12x8x16xf32>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<12x8x16xf32>
    %31 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %33 = stablehlo.add %30, %32 : tensor<12x8x16xf32>
    %34 = stablehlo.dot_general %33, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x48xf32>) -> tensor<12x8x48xf32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<12x8x48xf32>
    %37 = stablehlo.add %34, %36 : tensor<12x8x48xf32>
    %38 = stablehlo.slice %37 [0:12, 0:8, 0:16] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %39 = stablehlo.slice %37 [0:12, 0:8, 16:32] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %40 = stablehlo.slice %37 [0:12, 0:8, 32:48] : (tensor<12x8x48xf32>) -> tensor<12x8x16xf32>
    %41 = stablehlo.reshape %38 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %42 = stablehlo.reshape %39 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %43 = stablehlo.reshape %40 : (tensor<12x8x16xf32>) -> tensor<12x8x2x8xf32>
    %44 = stablehlo.dot_general %41, %42, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf32>, tensor<12x8x2x8xf32>) -> tensor<12x2x8x8xf32>
    %cst_6 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12x2x8x8xf32>
    %46 = stablehlo.divide %44, %45 : tensor<12x2x8x8xf32>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %47 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %48 = call @eval_tril(%47) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_8 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %49 = call @eval_where(%48, %46, %cst_8) : (tensor<8x8xi1>, tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x2x8xf32>
    %52 = stablehlo.maximum %51, %50 : tensor<12x2x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %55 = stablehlo.subtract %49, %54 : tensor<12x2x8x8xf32>
    %56 = stablehlo.exponential %55 : tensor<12x2x8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<12x2x8x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<12x2x8xf32>) -> tensor<12x2x8x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<12x2x8x1xf32>) -> tensor<12x2x8x8xf32>
    %60 = stablehlo.divide %56, %59 : tensor<12x2x8x8xf32>
    %61 = stablehlo.dot_general %43, %60, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x2x8xf32>, tensor<12x2x8x8xf32>) -> tensor<12x2x8x8xf32>
    %62 = stablehlo.transpose %61, dims = [0, 3, 1, 2] : (tensor<12x2x8x8xf32>) -> tensor<12x8x2x8xf32>
    %63 = stablehlo.reshape %62 : (tensor<12x8x2x8xf32>) -> tensor<12x8x16xf32>
    %64 = stablehlo.dot_general %63, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x16xf32>) -> tensor<12x8x16xf32>
    %65 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %67 = stablehlo.add %64, %66 : tensor<12x8x16xf32>
    %68 = stablehlo.add %9, %67 : tensor<12x8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<12x8x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %74 = stablehlo.subtract %68, %73 : tensor<12x8x16xf32>
    %75 = chlo.square %74 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %79 = stablehlo.divide %77, %78 : tensor<12x8x1xf32>
    %80 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %81 = stablehlo.subtract %68, %80 : tensor<12x8x16xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %83 = stablehlo.add %79, %82 : tensor<12x8x1xf32>
    %84 = stablehlo.rsqrt %83 : tensor<12x8x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %86 = stablehlo.multiply %81, %85 : tensor<12x8x16xf32>
    %87 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %89 = stablehlo.multiply %86, %88 : tensor<12x8x16xf32>
    %90 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %92 = stablehlo.add %89, %91 : tensor<12x8x16xf32>
    %93 = stablehlo.dot_general %92, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x64xf32>) -> tensor<12x8x64xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<12x8x64xf32>
    %96 = stablehlo.add %93, %95 : tensor<12x8x64xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<12x8x64xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<12x8x64xf32>
    %cst_17 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<12x8x64xf32>
    %101 = stablehlo.add %96, %100 : tensor<12x8x64xf32>
    %cst_18 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<12x8x64xf32>
    %104 = stablehlo.tanh %103 : tensor<12x8x64xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %106 = stablehlo.add %105, %104 : tensor<12x8x64xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12x8x64xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<12x8x64xf32>
    %109 = stablehlo.multiply %96, %108 : tensor<12x8x64xf32>
    %110 = stablehlo.dot_general %109, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x64xf32>, tensor<64x16xf32>) -> tensor<12x8x16xf32>
    %111 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %113 = stablehlo.add %110, %112 : tensor<12x8x16xf32>
    %114 = stablehlo.add %68, %113 : tensor<12x8x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_22 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %118 = stablehlo.divide %116, %117 : tensor<12x8x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %120 = stablehlo.subtract %114, %119 : tensor<12x8x16xf32>
    %121 = chlo.square %120 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %125 = stablehlo.divide %123, %124 : tensor<12x8x1xf32>
    %126 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %127 = stablehlo.subtract %114, %126 : tensor<12x8x16xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %129 = stablehlo.add %125, %128 : tensor<12x8x1xf32>
    %130 = stablehlo.rsqrt %129 : tensor<12x8x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %132 = stablehlo.multiply %127, %131 : tensor<12x8x16xf32>
    %133 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %135 = stablehlo.multiply %132, %134 : tensor<12x8x16xf32>
    %136 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %138 = stablehlo.add %135, %137 : tensor<12x8x16xf32>
    %139 = stablehlo.dot_general %138, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x32xf32>) -> tensor<12x8x32xf32>
    %140 = call @eval_log_softmax(%139) : (tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
    %141 = call @eval_one_hot(%arg18) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<12x8x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %145 = stablehlo.divide %144, %cst_28 : tensor<f32>
    %146 = stablehlo.negate %145 : tensor<f32>
    return %146 : tensor<f32>
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
