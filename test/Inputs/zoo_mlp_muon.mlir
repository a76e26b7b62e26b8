module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "layer_0/bias" next = 0>}, %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "layer_0/kernel" next = 1>}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "layer_1/bias" next = 2>}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "layer_1/kernel" next = 3>}, %arg4: tensor<8xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "layer_2/bias" next = 4>}, %arg5: tensor<16x8xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "layer_2/kernel" next = 5>}, %arg6: tensor<i32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<step "opt_state/1/inner_states/adam/inner_state/0/count" next = 6>}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_0/bias" next = 7 of = "layer_0/bias">}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_1/bias" next = 8 of = "layer_1/bias">}, %arg9: tensor<8xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_2/bias" next = 9 of = "layer_2/bias">}, %arg10: tensor<16xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_0/bias" next = 10 of = "layer_0/bias">}, %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_1/bias" next = 11 of = "layer_1/bias">}, %arg12: tensor<8xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_2/bias" next = 12 of = "layer_2/bias">}, %arg13: tensor<i32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<step "opt_state/1/inner_states/muon/inner_state/0/count" next = 13>}, %arg14: tensor<8x16xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_0/kernel" next = 14 of = "layer_0/kernel">}, %arg15: tensor<16x16xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_1/kernel" next = 15 of = "layer_1/kernel">}, %arg16: tensor<16x8xf32> {tf.aliasing_output = 16 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_2/kernel" next = 16 of = "layer_2/kernel">}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32, zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/ns_coeffs" next = 17>}, %arg18: tensor<12x8xf32> {zero.role = #zero.role<batch "features" dim = 0>}, %arg19: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<16xf32> {jax.result_info = "result[0].params['layer_0']['bias']"}, tensor<8x16xf32> {jax.result_info = "result[0].params['layer_0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['layer_1']['bias']"}, tensor<16x16xf32> {jax.result_info = "result[0].params['layer_1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0].params['layer_2']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0].params['layer_2']['kernel']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1].inner_states['adam'].inner_state[0].count"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1].inner_states['adam'].inner_state[0].mu['layer_0']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1].inner_states['adam'].inner_state[0].mu['layer_1']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1].inner_states['adam'].inner_state[0].mu['layer_2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1].inner_states['adam'].inner_state[0].nu['layer_0']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].opt_state[1].inner_states['adam'].inner_state[0].nu['layer_1']['bias']"}, tensor<8xf32> {jax.result_info = "result[0].opt_state[1].inner_states['adam'].inner_state[0].nu['layer_2']['bias']"}, tensor<i32> {jax.result_info = "result[0].opt_state[1].inner_states['muon'].inner_state[0].count"}, tensor<8x16xf32> {jax.result_info = "result[0].opt_state[1].inner_states['muon'].inner_state[0].mu['layer_0']['kernel']"}, tensor<16x16xf32> {jax.result_info = "result[0].opt_state[1].inner_states['muon'].inner_state[0].mu['layer_1']['kernel']"}, tensor<16x8xf32> {jax.result_info = "result[0].opt_state[1].inner_states['muon'].inner_state[0].mu['layer_2']['kernel']"}, tensor<3xf32> {jax.result_info = "result[0].opt_state[1].inner_states['muon'].inner_state[0].ns_coeffs"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.reshape %arg18 : (tensor<12x8xf32>) -> tensor<6x2x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<6x2x8xf32>) -> tensor<2x6x8xf32>
    %2 = stablehlo.reshape %arg19 : (tensor<12xi32>) -> tensor<6x2xi32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<6x2xi32>) -> tensor<2x6xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %10 = stablehlo.iota dim = 0 : tensor<2xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:17 = stablehlo.while(%iterArg = %10, %iterArg_112 = %1, %iterArg_113 = %3, %iterArg_114 = %arg1, %iterArg_115 = %arg0, %iterArg_116 = %arg3, %iterArg_117 = %arg2, %iterArg_118 = %arg5, %iterArg_119 = %arg4, %iterArg_120 = %c, %iterArg_121 = %cst_5, %iterArg_122 = %4, %iterArg_123 = %5, %iterArg_124 = %6, %iterArg_125 = %7, %iterArg_126 = %8, %iterArg_127 = %9) : tensor<2xi32>, tensor<2x6x8xf32>, tensor<2x6xi32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>
    cond {
      %c_128 = stablehlo.constant dense<2> : tensor<i32>
      %334 = stablehlo.compare LT, %iterArg_120, %c_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %334 : tensor<i1>
    } do {
      %334 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_120) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %335 = func.call @dynamic_index_in_dim_0(%iterArg_112, %iterArg_120) : (tensor<2x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %336 = func.call @dynamic_index_in_dim_1(%iterArg_113, %iterArg_120) : (tensor<2x6xi32>, tensor<i32>) -> tensor<6xi32>
      %337:7 = func.call @closed_call(%iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %334, %335, %336) : (tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<f32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<6x8xf32>, tensor<6xi32>) -> (tensor<f32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>)
      %c_128 = stablehlo.constant dense<1> : tensor<i32>
      %338 = stablehlo.add %iterArg_120, %c_128 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_112, %iterArg_113, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %338, %337#0, %337#1, %337#2, %337#3, %337#4, %337#5, %337#6 : tensor<2xi32>, tensor<2x6x8xf32>, tensor<2x6xi32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>
    }
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.divide %11#10, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.divide %11#11, %13 : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %16 = stablehlo.divide %11#12, %15 : tensor<8x16xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %18 = stablehlo.divide %11#13, %17 : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %20 = stablehlo.divide %11#14, %19 : tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.divide %11#15, %21 : tensor<8xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %24 = stablehlo.divide %11#16, %23 : tensor<16x8xf32>
    %25 = chlo.square %14 : tensor<16xf32> -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %27 = chlo.square %26 : tensor<16xf32> -> tensor<16xf32>
    %28 = stablehlo.add %25, %27 : tensor<16xf32>
    %29 = chlo.square %16 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %31 = chlo.square %30 : tensor<8x16xf32> -> tensor<8x16xf32>
    %32 = stablehlo.add %29, %31 : tensor<8x16xf32>
    %33 = chlo.square %18 : tensor<16xf32> -> tensor<16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %35 = chlo.square %34 : tensor<16xf32> -> tensor<16xf32>
    %36 = stablehlo.add %33, %35 : tensor<16xf32>
    %37 = chlo.square %20 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %39 = chlo.square %38 : tensor<16x16xf32> -> tensor<16x16xf32>
    %40 = stablehlo.add %37, %39 : tensor<16x16xf32>
    %41 = chlo.square %22 : tensor<8xf32> -> tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %43 = chlo.square %42 : tensor<8xf32> -> tensor<8xf32>
    %44 = stablehlo.add %41, %43 : tensor<8xf32>
    %45 = chlo.square %24 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %47 = chlo.square %46 : tensor<16x8xf32> -> tensor<16x8xf32>
    %48 = stablehlo.add %45, %47 : tensor<16x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%28 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%32 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%36 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%40 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%44 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%48 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.add %cst_25, %49 : tensor<f32>
    %56 = stablehlo.add %55, %50 : tensor<f32>
    %57 = stablehlo.add %56, %51 : tensor<f32>
    %58 = stablehlo.add %57, %52 : tensor<f32>
    %59 = stablehlo.add %58, %53 : tensor<f32>
    %60 = stablehlo.add %59, %54 : tensor<f32>
    %61 = stablehlo.sqrt %60 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.compare LT, %61, %cst_26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.divide %14, %63 : tensor<16xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.multiply %64, %65 : tensor<16xf32>
    %67 = stablehlo.select %62, %14, %66 : tensor<i1>, tensor<16xf32>
    %68 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %69 = stablehlo.divide %16, %68 : tensor<8x16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %71 = stablehlo.multiply %69, %70 : tensor<8x16xf32>
    %72 = stablehlo.select %62, %16, %71 : tensor<i1>, tensor<8x16xf32>
    %73 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.divide %18, %73 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<16xf32>
    %77 = stablehlo.select %62, %18, %76 : tensor<i1>, tensor<16xf32>
    %78 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %79 = stablehlo.divide %20, %78 : tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<16x16xf32>
    %82 = stablehlo.select %62, %20, %81 : tensor<i1>, tensor<16x16xf32>
    %83 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.divide %22, %83 : tensor<8xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %86 = stablehlo.multiply %84, %85 : tensor<8xf32>
    %87 = stablehlo.select %62, %22, %86 : tensor<i1>, tensor<8xf32>
    %88 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %89 = stablehlo.divide %24, %88 : tensor<16x8xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %91 = stablehlo.multiply %89, %90 : tensor<16x8xf32>
    %92 = stablehlo.select %62, %24, %91 : tensor<i1>, tensor<16x8xf32>
    %cst_33 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %94 = stablehlo.multiply %93, %72 : tensor<8x16xf32>
    %cst_34 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %96 = stablehlo.multiply %95, %arg14 : tensor<8x16xf32>
    %97 = stablehlo.add %94, %96 : tensor<8x16xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %99 = stablehlo.multiply %98, %82 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %101 = stablehlo.multiply %100, %arg15 : tensor<16x16xf32>
    %102 = stablehlo.add %99, %101 : tensor<16x16xf32>
    %cst_37 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %104 = stablehlo.multiply %103, %92 : tensor<16x8xf32>
    %cst_38 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %106 = stablehlo.multiply %105, %arg16 : tensor<16x8xf32>
    %107 = stablehlo.add %104, %106 : tensor<16x8xf32>
    %c_39 = stablehlo.constant dense<2147483647> : tensor<i32>
    %108 = stablehlo.compare LT, %arg13, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %109 = stablehlo.add %arg13, %c_40 : tensor<i32>
    %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
    %110 = call @_where(%108, %109, %c_41) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_42 = stablehlo.constant dense<2147483647> : tensor<i32>
    %111 = stablehlo.compare LT, %110, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %112 = stablehlo.add %110, %c_43 : tensor<i32>
    %c_44 = stablehlo.constant dense<2147483647> : tensor<i32>
    %113 = call @_where(%111, %112, %c_44) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %114 = stablehlo.convert %113 : (tensor<i32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %115 = stablehlo.convert %113 : (tensor<i32>) -> tensor<f32>
    %116 = stablehlo.power %cst_45, %115 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.subtract %cst_46, %116 : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %119 = stablehlo.divide %97, %118 : tensor<8x16xf32>
    %120 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %121 = stablehlo.divide %102, %120 : tensor<16x16xf32>
    %122 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %123 = stablehlo.divide %107, %122 : tensor<16x8xf32>
    %124 = stablehlo.convert %110 : (tensor<i32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %125 = stablehlo.convert %110 : (tensor<i32>) -> tensor<f32>
    %126 = stablehlo.power %cst_47, %125 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.subtract %cst_48, %126 : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %129 = stablehlo.divide %72, %128 : tensor<8x16xf32>
    %130 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %131 = stablehlo.divide %82, %130 : tensor<16x16xf32>
    %132 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %133 = stablehlo.divide %92, %132 : tensor<16x8xf32>
    %cst_49 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %135 = stablehlo.multiply %134, %119 : tensor<8x16xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %137 = stablehlo.multiply %136, %129 : tensor<8x16xf32>
    %138 = stablehlo.add %135, %137 : tensor<8x16xf32>
    %cst_51 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %140 = stablehlo.multiply %139, %121 : tensor<16x16xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %142 = stablehlo.multiply %141, %131 : tensor<16x16xf32>
    %143 = stablehlo.add %140, %142 : tensor<16x16xf32>
    %cst_53 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %145 = stablehlo.multiply %144, %123 : tensor<16x8xf32>
    %cst_54 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %147 = stablehlo.multiply %146, %133 : tensor<16x8xf32>
    %148 = stablehlo.add %145, %147 : tensor<16x8xf32>
    %149 = stablehlo.reshape %138 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %150 = call @norm(%149) : (tensor<1x8x16xf32>) -> tensor<1xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %152 = stablehlo.add %150, %151 : tensor<1xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x8x16xf32>
    %155 = stablehlo.divide %149, %154 : tensor<1x8x16xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %156:2 = call @closed_call_3(%arg17, %c_56, %155) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %157:2 = call @closed_call_3(%arg17, %156#0, %156#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %158:2 = call @closed_call_3(%arg17, %157#0, %157#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %159:2 = call @closed_call_3(%arg17, %158#0, %158#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %160:2 = call @closed_call_3(%arg17, %159#0, %159#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %161 = stablehlo.reshape %160#1 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %162 = stablehlo.reshape %143 : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %163 = call @norm_4(%162) : (tensor<1x16x16xf32>) -> tensor<1xf32>
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %165 = stablehlo.add %163, %164 : tensor<1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x16x16xf32>
    %168 = stablehlo.divide %162, %167 : tensor<1x16x16xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %169:2 = call @closed_call_5(%arg17, %c_58, %168) : (tensor<3xf32>, tensor<i32>, tensor<1x16x16xf32>) -> (tensor<i32>, tensor<1x16x16xf32>)
    %170:2 = call @closed_call_5(%arg17, %169#0, %169#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x16xf32>) -> (tensor<i32>, tensor<1x16x16xf32>)
    %171:2 = call @closed_call_5(%arg17, %170#0, %170#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x16xf32>) -> (tensor<i32>, tensor<1x16x16xf32>)
    %172:2 = call @closed_call_5(%arg17, %171#0, %171#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x16xf32>) -> (tensor<i32>, tensor<1x16x16xf32>)
    %173:2 = call @closed_call_5(%arg17, %172#0, %172#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x16xf32>) -> (tensor<i32>, tensor<1x16x16xf32>)
    %174 = stablehlo.reshape %173#1 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %175 = stablehlo.reshape %148 : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
    %176 = stablehlo.transpose %175, dims = [0, 2, 1] : (tensor<1x16x8xf32>) -> tensor<1x8x16xf32>
    %177 = call @norm(%176) : (tensor<1x8x16xf32>) -> tensor<1xf32>
    %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %179 = stablehlo.add %177, %178 : tensor<1xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x8x16xf32>
    %182 = stablehlo.divide %176, %181 : tensor<1x8x16xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %183:2 = call @closed_call_6(%arg17, %c_60, %182) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %184:2 = call @closed_call_6(%arg17, %183#0, %183#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %185:2 = call @closed_call_6(%arg17, %184#0, %184#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %186:2 = call @closed_call_6(%arg17, %185#0, %185#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %187:2 = call @closed_call_6(%arg17, %186#0, %186#1) : (tensor<3xf32>, tensor<i32>, tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>)
    %188 = stablehlo.transpose %187#1, dims = [0, 2, 1] : (tensor<1x8x16xf32>) -> tensor<1x16x8xf32>
    %189 = stablehlo.reshape %188 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %190 = stablehlo.maximum %cst_61, %cst_62 : tensor<f32>
    %191 = stablehlo.sqrt %190 : tensor<f32>
    %192 = stablehlo.convert %191 : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %194 = stablehlo.multiply %193, %161 : tensor<8x16xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.maximum %cst_63, %cst_64 : tensor<f32>
    %196 = stablehlo.sqrt %195 : tensor<f32>
    %197 = stablehlo.convert %196 : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %199 = stablehlo.multiply %198, %174 : tensor<16x16xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %200 = stablehlo.maximum %cst_65, %cst_66 : tensor<f32>
    %201 = stablehlo.sqrt %200 : tensor<f32>
    %202 = stablehlo.convert %201 : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %204 = stablehlo.multiply %203, %189 : tensor<16x8xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %206 = stablehlo.multiply %205, %arg1 : tensor<8x16xf32>
    %207 = stablehlo.add %194, %206 : tensor<8x16xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %209 = stablehlo.multiply %208, %arg3 : tensor<16x16xf32>
    %210 = stablehlo.add %199, %209 : tensor<16x16xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %212 = stablehlo.multiply %211, %arg5 : tensor<16x8xf32>
    %213 = stablehlo.add %204, %212 : tensor<16x8xf32>
    %cst_70 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %215 = stablehlo.multiply %214, %207 : tensor<8x16xf32>
    %cst_71 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %217 = stablehlo.multiply %216, %210 : tensor<16x16xf32>
    %cst_72 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %219 = stablehlo.multiply %218, %213 : tensor<16x8xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %221 = stablehlo.multiply %220, %67 : tensor<16xf32>
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %223 = stablehlo.multiply %222, %arg7 : tensor<16xf32>
    %224 = stablehlo.add %221, %223 : tensor<16xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %226 = stablehlo.multiply %225, %77 : tensor<16xf32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %228 = stablehlo.multiply %227, %arg8 : tensor<16xf32>
    %229 = stablehlo.add %226, %228 : tensor<16xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %231 = stablehlo.multiply %230, %87 : tensor<8xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %233 = stablehlo.multiply %232, %arg9 : tensor<8xf32>
    %234 = stablehlo.add %231, %233 : tensor<8xf32>
    %235 = stablehlo.multiply %67, %67 : tensor<16xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %237 = stablehlo.multiply %236, %235 : tensor<16xf32>
    %cst_80 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %239 = stablehlo.multiply %238, %arg10 : tensor<16xf32>
    %240 = stablehlo.add %237, %239 : tensor<16xf32>
    %241 = stablehlo.multiply %77, %77 : tensor<16xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %243 = stablehlo.multiply %242, %241 : tensor<16xf32>
    %cst_82 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %245 = stablehlo.multiply %244, %arg11 : tensor<16xf32>
    %246 = stablehlo.add %243, %245 : tensor<16xf32>
    %247 = stablehlo.multiply %87, %87 : tensor<8xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %249 = stablehlo.multiply %248, %247 : tensor<8xf32>
    %cst_84 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %251 = stablehlo.multiply %250, %arg12 : tensor<8xf32>
    %252 = stablehlo.add %249, %251 : tensor<8xf32>
    %c_85 = stablehlo.constant dense<2147483647> : tensor<i32>
    %253 = stablehlo.compare LT, %arg6, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<1> : tensor<i32>
    %254 = stablehlo.add %arg6, %c_86 : tensor<i32>
    %c_87 = stablehlo.constant dense<2147483647> : tensor<i32>
    %255 = call @_where(%253, %254, %c_87) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_88 = stablehlo.constant dense<2147483647> : tensor<i32>
    %256 = stablehlo.compare LT, %255, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_89 = stablehlo.constant dense<1> : tensor<i32>
    %257 = stablehlo.add %255, %c_89 : tensor<i32>
    %c_90 = stablehlo.constant dense<2147483647> : tensor<i32>
    %258 = call @_where(%256, %257, %c_90) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %259 = stablehlo.convert %258 : (tensor<i32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %260 = stablehlo.convert %258 : (tensor<i32>) -> tensor<f32>
    %261 = stablehlo.power %cst_91, %260 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %262 = stablehlo.subtract %cst_92, %261 : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %264 = stablehlo.divide %224, %263 : tensor<16xf32>
    %265 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %266 = stablehlo.divide %229, %265 : tensor<16xf32>
    %267 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %268 = stablehlo.divide %234, %267 : tensor<8xf32>
    %269 = stablehlo.convert %255 : (tensor<i32>) -> tensor<f32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %270 = stablehlo.convert %255 : (tensor<i32>) -> tensor<f32>
    %271 = stablehlo.power %cst_93, %270 : tensor<f32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %272 = stablehlo.subtract %cst_94, %271 : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %274 = stablehlo.divide %67, %273 : tensor<16xf32>
    %275 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %276 = stablehlo.divide %77, %275 : tensor<16xf32>
    %277 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %278 = stablehlo.divide %87, %277 : tensor<8xf32>
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %280 = stablehlo.multiply %279, %264 : tensor<16xf32>
    %cst_96 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %282 = stablehlo.multiply %281, %274 : tensor<16xf32>
    %283 = stablehlo.add %280, %282 : tensor<16xf32>
    %cst_97 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %285 = stablehlo.multiply %284, %266 : tensor<16xf32>
    %cst_98 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %287 = stablehlo.multiply %286, %276 : tensor<16xf32>
    %288 = stablehlo.add %285, %287 : tensor<16xf32>
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %290 = stablehlo.multiply %289, %268 : tensor<8xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %292 = stablehlo.multiply %291, %278 : tensor<8xf32>
    %293 = stablehlo.add %290, %292 : tensor<8xf32>
    %294 = stablehlo.convert %255 : (tensor<i32>) -> tensor<f32>
    %cst_101 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %295 = stablehlo.convert %255 : (tensor<i32>) -> tensor<f32>
    %296 = stablehlo.power %cst_101, %295 : tensor<f32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %297 = stablehlo.subtract %cst_102, %296 : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %299 = stablehlo.divide %240, %298 : tensor<16xf32>
    %300 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %301 = stablehlo.divide %246, %300 : tensor<16xf32>
    %302 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %303 = stablehlo.divide %252, %302 : tensor<8xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %305 = stablehlo.add %299, %304 : tensor<16xf32>
    %306 = stablehlo.sqrt %305 : tensor<16xf32>
    %cst_104 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %308 = stablehlo.add %306, %307 : tensor<16xf32>
    %309 = stablehlo.divide %283, %308 : tensor<16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %311 = stablehlo.add %301, %310 : tensor<16xf32>
    %312 = stablehlo.sqrt %311 : tensor<16xf32>
    %cst_106 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %314 = stablehlo.add %312, %313 : tensor<16xf32>
    %315 = stablehlo.divide %288, %314 : tensor<16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %317 = stablehlo.add %303, %316 : tensor<8xf32>
    %318 = stablehlo.sqrt %317 : tensor<8xf32>
    %cst_108 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %320 = stablehlo.add %318, %319 : tensor<8xf32>
    %321 = stablehlo.divide %293, %320 : tensor<8xf32>
    %cst_109 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %323 = stablehlo.multiply %322, %309 : tensor<16xf32>
    %cst_110 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %325 = stablehlo.multiply %324, %315 : tensor<16xf32>
    %cst_111 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %327 = stablehlo.multiply %326, %321 : tensor<8xf32>
    %328 = stablehlo.add %arg0, %323 : tensor<16xf32>
    %329 = stablehlo.add %arg1, %215 : tensor<8x16xf32>
    %330 = stablehlo.add %arg2, %325 : tensor<16xf32>
    %331 = stablehlo.add %arg3, %217 : tensor<16x16xf32>
    %332 = stablehlo.add %arg4, %327 : tensor<8xf32>
    %333 = stablehlo.add %arg5, %219 : tensor<16x8xf32>
    return %328, %329, %330, %331, %332, %333, %255, %224, %229, %234, %240, %246, %252, %110, %97, %102, %107, %arg17, %12 : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<3xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x6x8xf32>, %arg1: tensor<i32>) -> tensor<6x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 8] : (tensor<2x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x8xf32>) -> tensor<6x8xf32>
    return %1 : tensor<6x8xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<2x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @closed_call(%arg0: tensor<8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<f32>, %arg7: tensor<16xf32>, %arg8: tensor<8x16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16x16xf32>, %arg11: tensor<8xf32>, %arg12: tensor<16x8xf32>, %arg13: tensor<i32>, %arg14: tensor<6x8xf32>, %arg15: tensor<6xi32>) -> (tensor<f32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>) {
    %0 = stablehlo.dot_general %arg14, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x16xf32>
    %4 = call @relu(%3) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %8 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<6x16xf32>
    %12 = call @relu(%11) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %14 = stablehlo.compare GT, %11, %13, FLOAT : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %16 = stablehlo.dot_general %12, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x8xf32>) -> tensor<6x8xf32>
    %17 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %19 = stablehlo.add %16, %18 : tensor<6x8xf32>
    %20:3 = call @log_softmax(%19) : (tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x1xf32>)
    %21 = call @_one_hot(%arg15) : (tensor<6xi32>) -> tensor<6x8xf32>
    %22 = stablehlo.multiply %20#0, %21 : tensor<6x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_5 : tensor<f32>
    %26 = stablehlo.negate %25 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.negate %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_7 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<6xf32>) -> tensor<6x8xf32>
    %31 = stablehlo.multiply %30, %21 : tensor<6x8xf32>
    %32 = call @log_softmax_2(%20#1, %20#2, %31) : (tensor<6x8xf32>, tensor<6x1xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %34 = stablehlo.reshape %33 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.dot_general %32, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<6x16xf32>) -> tensor<8x16xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %38 = stablehlo.dot_general %32, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<16x8xf32>) -> tensor<6x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %40 = stablehlo.select %14, %38, %39 : tensor<6x16xi1>, tensor<6x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.reshape %41 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %44 = stablehlo.dot_general %40, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %46 = stablehlo.dot_general %40, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %48 = stablehlo.select %6, %46, %47 : tensor<6x16xi1>, tensor<6x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %50 = stablehlo.reshape %49 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.dot_general %48, %arg14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %54 = stablehlo.add %arg7, %51 : tensor<16xf32>
    %55 = stablehlo.add %arg8, %53 : tensor<8x16xf32>
    %56 = stablehlo.add %arg9, %43 : tensor<16xf32>
    %57 = stablehlo.add %arg10, %45 : tensor<16x16xf32>
    %58 = stablehlo.add %arg11, %35 : tensor<8xf32>
    %59 = stablehlo.add %arg12, %37 : tensor<16x8xf32>
    %60 = stablehlo.add %arg6, %26 : tensor<f32>
    return %60, %54, %55, %56, %57, %58, %59 : tensor<f32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>
  }
  func.func private @relu(%arg0: tensor<6x16xf32>) -> tensor<6x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x16xf32>
    return %1 : tensor<6x16xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x8xf32>
    %6 = stablehlo.exponential %5 : tensor<6x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x8xf32>
    return %11, %6, %8 : tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<6xi32>) -> tensor<6x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<6x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x8xi32>, tensor<6x8xi32>) -> tensor<6x8xi1>
    %5 = stablehlo.convert %4 : (tensor<6x8xi1>) -> tensor<6x8xf32>
    return %5 : tensor<6x8xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<6x8xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x8xf32>) -> tensor<6x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x8xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x8xf32>
    return %7 : tensor<6x8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @norm(%arg0: tensor<1x8x16xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<1x8x16xf32>) -> tensor<1x16x8xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x16xf32>, tensor<1x16x8xf32>) -> tensor<1x8x8xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x8x8xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<1x8x8xf32>
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x8x8xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<1x8x8xf32>
    %11 = stablehlo.dot_general %10, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x8x8xf32>
    %13 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x8x16xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<1x8x16xf32>
    %17 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x8xf32>, tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x8x16xf32>
    return %0, %18 : tensor<i32>, tensor<1x8x16xf32>
  }
  func.func private @norm_4(%arg0: tensor<1x16x16xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x16xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<1x16x16xf32>) -> (tensor<i32>, tensor<1x16x16xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x16x16xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<1x16x16xf32>
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x16x16xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<1x16x16xf32>
    %11 = stablehlo.dot_general %10, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x16x16xf32>
    %13 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x16x16xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<1x16x16xf32>
    %17 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x16x16xf32>
    return %0, %18 : tensor<i32>, tensor<1x16x16xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<1x8x16xf32>) -> (tensor<i32>, tensor<1x8x16xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<1x8x16xf32>) -> tensor<1x16x8xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x16xf32>, tensor<1x16x8xf32>) -> tensor<1x8x8xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x8x8xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<1x8x8xf32>
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x8x8xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<1x8x8xf32>
    %11 = stablehlo.dot_general %10, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x8x8xf32>
    %13 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x8x16xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<1x8x16xf32>
    %17 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x8xf32>, tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x8x16xf32>
    return %0, %18 : tensor<i32>, tensor<1x8x16xf32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<16xf32> {jax.result_info = "result.params['layer_0']['bias']", zero.role = #zero.role<param "layer_0/bias">}, tensor<8x16xf32> {jax.result_info = "result.params['layer_0']['kernel']", zero.role = #zero.role<param "layer_0/kernel">}, tensor<16xf32> {jax.result_info = "result.params['layer_1']['bias']", zero.role = #zero.role<param "layer_1/bias">}, tensor<16x16xf32> {jax.result_info = "result.params['layer_1']['kernel']", zero.role = #zero.role<param "layer_1/kernel">}, tensor<8xf32> {jax.result_info = "result.params['layer_2']['bias']", zero.role = #zero.role<param "layer_2/bias">}, tensor<16x8xf32> {jax.result_info = "result.params['layer_2']['kernel']", zero.role = #zero.role<param "layer_2/kernel">}, tensor<i32> {jax.result_info = "result.opt_state[1].inner_states['adam'].inner_state[0].count", zero.role = #zero.role<step "opt_state/1/inner_states/adam/inner_state/0/count">}, tensor<16xf32> {jax.result_info = "result.opt_state[1].inner_states['adam'].inner_state[0].mu['layer_0']['bias']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_0/bias" of = "layer_0/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1].inner_states['adam'].inner_state[0].mu['layer_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_1/bias" of = "layer_1/bias">}, tensor<8xf32> {jax.result_info = "result.opt_state[1].inner_states['adam'].inner_state[0].mu['layer_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_2/bias" of = "layer_2/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1].inner_states['adam'].inner_state[0].nu['layer_0']['bias']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_0/bias" of = "layer_0/bias">}, tensor<16xf32> {jax.result_info = "result.opt_state[1].inner_states['adam'].inner_state[0].nu['layer_1']['bias']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_1/bias" of = "layer_1/bias">}, tensor<8xf32> {jax.result_info = "result.opt_state[1].inner_states['adam'].inner_state[0].nu['layer_2']['bias']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_2/bias" of = "layer_2/bias">}, tensor<i32> {jax.result_info = "result.opt_state[1].inner_states['muon'].inner_state[0].count", zero.role = #zero.role<step "opt_state/1/inner_states/muon/inner_state/0/count">}, tensor<8x16xf32> {jax.result_info = "result.opt_state[1].inner_states['muon'].inner_state[0].mu['layer_0']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_0/kernel" of = "layer_0/kernel">}, tensor<16x16xf32> {jax.result_info = "result.opt_state[1].inner_states['muon'].inner_state[0].mu['layer_1']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_1/kernel" of = "layer_1/kernel">}, tensor<16x8xf32> {jax.result_info = "result.opt_state[1].inner_states['muon'].inner_state[0].mu['layer_2']['kernel']", zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_2/kernel" of = "layer_2/kernel">}, tensor<3xf32> {jax.result_info = "result.opt_state[1].inner_states['muon'].inner_state[0].ns_coeffs", zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/ns_coeffs">}) {
    %cst = stablehlo.constant dense<[3.444500e+00, -4.775000e+00, 2.031500e+00]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_3 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_3) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal_2(%6) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<16x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_6 = stablehlo.constant dense<5> : tensor<ui32>
    %11 = call @init_threefry_fold_in(%arg0, %c_6) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %12 = call @init_normal_7(%11) : (tensor<2xui32>) -> tensor<16x8xf32>
    %cst_7 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    return %0, %4, %5, %9, %10, %14, %c_17, %18, %19, %20, %21, %22, %23, %c_18, %15, %16, %17, %cst : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16x8xf32>, tensor<3xf32>
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
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16xf32> {
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
    %17:2 = call @init_threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<8x16xui32>, tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>)
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
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>) {
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
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x16xui32>, tensor<8x16xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<8x16xui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<16x8xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x8xf32>
    %1 = chlo.erf_inv %0 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x8xf32>
    return %3 : tensor<16x8xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x8xf32> {
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
    %17:2 = call @init_threefry2x32_10(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x8xui32>, tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>)
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
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<16x8xui32>) -> (tensor<16x8xui32>, tensor<16x8xui32>) {
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
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x8xui32>, tensor<16x8xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<16x8xui32>, %arg2: tensor<16x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x8xui32>, tensor<16x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func public @eval(%arg0: tensor<16xf32> {zero.role = #zero.role<param "layer_0/bias">}, %arg1: tensor<8x16xf32> {zero.role = #zero.role<param "layer_0/kernel">}, %arg2: tensor<16xf32> {zero.role = #zero.role<param "layer_1/bias">}, %arg3: tensor<16x16xf32> {zero.role = #zero.role<param "layer_1/kernel">}, %arg4: tensor<8xf32> {zero.role = #zero.role<param "layer_2/bias">}, %arg5: tensor<16x8xf32> {zero.role = #zero.role<param "layer_2/kernel">}, %arg6: tensor<i32> {zero.role = #zero.role<step "opt_state/1/inner_states/adam/inner_state/0/count">}, %arg7: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_0/bias" of = "layer_0/bias">}, %arg8: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_1/bias" of = "layer_1/bias">}, %arg9: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/mu/layer_2/bias" of = "layer_2/bias">}, %arg10: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_0/bias" of = "layer_0/bias">}, %arg11: tensor<16xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_1/bias" of = "layer_1/bias">}, %arg12: tensor<8xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/adam/inner_state/0/nu/layer_2/bias" of = "layer_2/bias">}, %arg13: tensor<i32> {zero.role = #zero.role<step "opt_state/1/inner_states/muon/inner_state/0/count">}, %arg14: tensor<8x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_0/kernel" of = "layer_0/kernel">}, %arg15: tensor<16x16xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_1/kernel" of = "layer_1/kernel">}, %arg16: tensor<16x8xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/mu/layer_2/kernel" of = "layer_2/kernel">}, %arg17: tensor<3xf32> {zero.role = #zero.role<opt_state "opt_state/1/inner_states/muon/inner_state/0/ns_coeffs">}, %arg18: tensor<12x8xf32> {zero.role = #zero.role<batch "features" dim = 0>}, %arg19: tensor<12xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}, tensor<f32> {jax.result_info = "result[1]", zero.role = #zero.role<metric "accuracy">}) {
    %0 = stablehlo.dot_general %arg18, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x16xf32>) -> tensor<12x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x16xf32>
    %4 = call @eval_relu(%3) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %5 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x16xf32>) -> tensor<12x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %8 = stablehlo.add %5, %7 : tensor<12x16xf32>
    %9 = call @eval_relu(%8) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %10 = stablehlo.dot_general %9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x8xf32>) -> tensor<12x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
    %13 = stablehlo.add %10, %12 : tensor<12x8xf32>
    %14 = call @eval_argmax(%13) : (tensor<12x8xf32>) -> tensor<12xi32>
    %15 = stablehlo.compare EQ, %14, %arg19, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %16 = stablehlo.convert %15 : (tensor<12xi1>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_0 : tensor<f32>
    %19 = call @eval_log_softmax(%13) : (tensor<12x8xf32>) -> tensor<12x8xf32>
    %20 = call @eval_one_hot(%arg19) : (tensor<12xi32>) -> tensor<12x8xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<12x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_3 : tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    return %25, %18 : tensor<f32>, tensor<f32>
  }
  func.func private @eval_relu(%arg0: tensor<12x16xf32>) -> tensor<12x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x16xf32>
    return %1 : tensor<12x16xf32>
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
