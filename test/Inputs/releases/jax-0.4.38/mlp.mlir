module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "layer_0/bias" next = 0>}, %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "layer_0/kernel" next = 1>}, %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "layer_1/bias" next = 2>}, %arg3: tensor<16x8xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "layer_1/kernel" next = 3>}, %arg4: tensor<i32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<step "opt_state/1/0/count" next = 4>}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/bias" next = 5 of = "layer_0/bias">}, %arg6: tensor<8x16xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_0/kernel" next = 6 of = "layer_0/kernel">}, %arg7: tensor<8xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/bias" next = 7 of = "layer_1/bias">}, %arg8: tensor<16x8xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/mu/layer_1/kernel" next = 8 of = "layer_1/kernel">}, %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/bias" next = 9 of = "layer_0/bias">}, %arg10: tensor<8x16xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_0/kernel" next = 10 of = "layer_0/kernel">}, %arg11: tensor<8xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/bias" next = 11 of = "layer_1/bias">}, %arg12: tensor<16x8xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<opt_state "opt_state/1/0/nu/layer_1/kernel" next = 12 of = "layer_1/kernel">}, %arg13: tensor<4x8xf32> {zero.role = #zero.role<batch "features" dim = 0>}, %arg14: tensor<4xi32> {zero.role = #zero.role<batch "labels" dim = 0>}) -> (tensor<16xf32> {jax.result_info = "[0].params['layer_0']['bias']"}, tensor<8x16xf32> {jax.result_info = "[0].params['layer_0']['kernel']"}, tensor<8xf32> {jax.result_info = "[0].params['layer_1']['bias']"}, tensor<16x8xf32> {jax.result_info = "[0].params['layer_1']['kernel']"}, tensor<i32> {jax.result_info = "[0].opt_state[1][0].count"}, tensor<16xf32> {jax.result_info = "[0].opt_state[1][0].mu['layer_0']['bias']"}, tensor<8x16xf32> {jax.result_info = "[0].opt_state[1][0].mu['layer_0']['kernel']"}, tensor<8xf32> {jax.result_info = "[0].opt_state[1][0].mu['layer_1']['bias']"}, tensor<16x8xf32> {jax.result_info = "[0].opt_state[1][0].mu['layer_1']['kernel']"}, tensor<16xf32> {jax.result_info = "[0].opt_state[1][0].nu['layer_0']['bias']"}, tensor<8x16xf32> {jax.result_info = "[0].opt_state[1][0].nu['layer_0']['kernel']"}, tensor<8xf32> {jax.result_info = "[0].opt_state[1][0].nu['layer_1']['bias']"}, tensor<16x8xf32> {jax.result_info = "[0].opt_state[1][0].nu['layer_1']['kernel']"}, tensor<f32> {jax.result_info = "[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x16xf32>
    %4 = call @relu(%3) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %6 = stablehlo.compare  GT, %3, %5,  FLOAT : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x8xf32>
    %12:3 = call @log_softmax(%11) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x1xf32>)
    %13 = call @_one_hot(%arg14) : (tensor<4xi32>) -> tensor<4x8xf32>
    %14 = stablehlo.multiply %12#0, %13 : tensor<4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_2 : tensor<f32>
    %18 = stablehlo.negate %17 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.negate %cst_3 : tensor<f32>
    %20 = stablehlo.divide %19, %cst_2 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
    %23 = stablehlo.multiply %22, %13 : tensor<4x8xf32>
    %24 = call @log_softmax_0(%12#1, %12#2, %23) : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.reshape %25 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %28 = stablehlo.dot_general %24, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %30 = stablehlo.dot_general %24, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<16x8xf32>) -> tensor<4x16xf32>
    %31 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %32 = stablehlo.select %6, %30, %31 : tensor<4x16xi1>, tensor<4x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %34 = stablehlo.reshape %33 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.dot_general %32, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %38 = stablehlo.multiply %35, %35 : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %40 = stablehlo.add %cst, %39 : tensor<f32>
    %41 = stablehlo.multiply %37, %37 : tensor<8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.add %40, %42 : tensor<f32>
    %44 = stablehlo.multiply %27, %27 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %46 = stablehlo.add %43, %45 : tensor<f32>
    %47 = stablehlo.multiply %29, %29 : tensor<16x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %49 = stablehlo.add %46, %48 : tensor<f32>
    %50 = stablehlo.sqrt %49 : tensor<f32>
    %51 = stablehlo.compare  LT, %50, %cst_3,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %52 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.divide %35, %52 : tensor<16xf32>
    %54 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<16xf32>
    %56 = stablehlo.select %51, %35, %55 : tensor<i1>, tensor<16xf32>
    %57 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %58 = stablehlo.divide %37, %57 : tensor<8x16xf32>
    %59 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %60 = stablehlo.multiply %58, %59 : tensor<8x16xf32>
    %61 = stablehlo.select %51, %37, %60 : tensor<i1>, tensor<8x16xf32>
    %62 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.divide %27, %62 : tensor<8xf32>
    %64 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %65 = stablehlo.multiply %63, %64 : tensor<8xf32>
    %66 = stablehlo.select %51, %27, %65 : tensor<i1>, tensor<8xf32>
    %67 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %68 = stablehlo.divide %29, %67 : tensor<16x8xf32>
    %69 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<16x8xf32>
    %71 = stablehlo.select %51, %29, %70 : tensor<i1>, tensor<16x8xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %73 = stablehlo.multiply %72, %56 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %75 = stablehlo.multiply %74, %arg5 : tensor<16xf32>
    %76 = stablehlo.add %73, %75 : tensor<16xf32>
    %77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %78 = stablehlo.multiply %77, %61 : tensor<8x16xf32>
    %79 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %80 = stablehlo.multiply %79, %arg6 : tensor<8x16xf32>
    %81 = stablehlo.add %78, %80 : tensor<8x16xf32>
    %82 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %83 = stablehlo.multiply %82, %66 : tensor<8xf32>
    %84 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %85 = stablehlo.multiply %84, %arg7 : tensor<8xf32>
    %86 = stablehlo.add %83, %85 : tensor<8xf32>
    %87 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %88 = stablehlo.multiply %87, %71 : tensor<16x8xf32>
    %89 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %90 = stablehlo.multiply %89, %arg8 : tensor<16x8xf32>
    %91 = stablehlo.add %88, %90 : tensor<16x8xf32>
    %92 = stablehlo.multiply %56, %56 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<16xf32>
    %cst_15 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %96 = stablehlo.multiply %95, %arg9 : tensor<16xf32>
    %97 = stablehlo.add %94, %96 : tensor<16xf32>
    %98 = stablehlo.multiply %61, %61 : tensor<8x16xf32>
    %99 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<8x16xf32>
    %101 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %102 = stablehlo.multiply %101, %arg10 : tensor<8x16xf32>
    %103 = stablehlo.add %100, %102 : tensor<8x16xf32>
    %104 = stablehlo.multiply %66, %66 : tensor<8xf32>
    %105 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<8xf32>
    %107 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %108 = stablehlo.multiply %107, %arg11 : tensor<8xf32>
    %109 = stablehlo.add %106, %108 : tensor<8xf32>
    %110 = stablehlo.multiply %71, %71 : tensor<16x8xf32>
    %111 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<16x8xf32>
    %113 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %114 = stablehlo.multiply %113, %arg12 : tensor<16x8xf32>
    %115 = stablehlo.add %112, %114 : tensor<16x8xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %116 = stablehlo.compare  LT, %arg4, %c,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %117 = stablehlo.add %arg4, %c_16 : tensor<i32>
    %118 = call @_where(%116, %117, %c) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %119 = stablehlo.convert %118 : (tensor<i32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %120 = stablehlo.convert %118 : (tensor<i32>) -> tensor<f32>
    %121 = stablehlo.power %cst_17, %120 : tensor<f32>
    %122 = stablehlo.subtract %cst_3, %121 : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %124 = stablehlo.divide %76, %123 : tensor<16xf32>
    %125 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %126 = stablehlo.divide %81, %125 : tensor<8x16xf32>
    %127 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %128 = stablehlo.divide %86, %127 : tensor<8xf32>
    %129 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %130 = stablehlo.divide %91, %129 : tensor<16x8xf32>
    %131 = stablehlo.convert %118 : (tensor<i32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %132 = stablehlo.convert %118 : (tensor<i32>) -> tensor<f32>
    %133 = stablehlo.power %cst_18, %132 : tensor<f32>
    %134 = stablehlo.subtract %cst_3, %133 : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %136 = stablehlo.divide %97, %135 : tensor<16xf32>
    %137 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %138 = stablehlo.divide %103, %137 : tensor<8x16xf32>
    %139 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %140 = stablehlo.divide %109, %139 : tensor<8xf32>
    %141 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %142 = stablehlo.divide %115, %141 : tensor<16x8xf32>
    %143 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %144 = stablehlo.add %136, %143 : tensor<16xf32>
    %145 = stablehlo.sqrt %144 : tensor<16xf32>
    %cst_19 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %147 = stablehlo.add %145, %146 : tensor<16xf32>
    %148 = stablehlo.divide %124, %147 : tensor<16xf32>
    %149 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %150 = stablehlo.add %138, %149 : tensor<8x16xf32>
    %151 = stablehlo.sqrt %150 : tensor<8x16xf32>
    %152 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %153 = stablehlo.add %151, %152 : tensor<8x16xf32>
    %154 = stablehlo.divide %126, %153 : tensor<8x16xf32>
    %155 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %156 = stablehlo.add %140, %155 : tensor<8xf32>
    %157 = stablehlo.sqrt %156 : tensor<8xf32>
    %158 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %159 = stablehlo.add %157, %158 : tensor<8xf32>
    %160 = stablehlo.divide %128, %159 : tensor<8xf32>
    %161 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %162 = stablehlo.add %142, %161 : tensor<16x8xf32>
    %163 = stablehlo.sqrt %162 : tensor<16x8xf32>
    %164 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %165 = stablehlo.add %163, %164 : tensor<16x8xf32>
    %166 = stablehlo.divide %130, %165 : tensor<16x8xf32>
    %167 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %168 = stablehlo.multiply %167, %arg1 : tensor<8x16xf32>
    %169 = stablehlo.add %154, %168 : tensor<8x16xf32>
    %170 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %171 = stablehlo.multiply %170, %arg3 : tensor<16x8xf32>
    %172 = stablehlo.add %166, %171 : tensor<16x8xf32>
    %cst_20 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %174 = stablehlo.multiply %173, %148 : tensor<16xf32>
    %175 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %176 = stablehlo.multiply %175, %169 : tensor<8x16xf32>
    %177 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %178 = stablehlo.multiply %177, %160 : tensor<8xf32>
    %179 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %180 = stablehlo.multiply %179, %172 : tensor<16x8xf32>
    %181 = stablehlo.add %arg0, %174 : tensor<16xf32>
    %182 = stablehlo.add %arg1, %176 : tensor<8x16xf32>
    %183 = stablehlo.add %arg2, %178 : tensor<8xf32>
    %184 = stablehlo.add %arg3, %180 : tensor<16x8xf32>
    return %181, %182, %183, %184, %118, %76, %81, %86, %91, %97, %103, %109, %115, %18 : tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x16xf32>) -> tensor<4x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<4x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %3 = stablehlo.compare  EQ, %arg0, %2,  FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %4 = stablehlo.convert %3 : (tensor<4x8xi1>) -> tensor<4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<4xf32>
    %8 = stablehlo.compare  EQ, %0, %7,  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<4xi1>, tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.compare  EQ, %12, %7,  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<4xi1>, tensor<4xf32>
    %17 = stablehlo.divide %11, %16 : tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<4x8xf32>
    %21 = stablehlo.exponential %20 : tensor<4x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %24 = stablehlo.log %23 : tensor<4x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<4x8xf32>
    return %26, %21, %23 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<4xi32>) -> tensor<4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<4x8xi32>
    %4 = stablehlo.compare  EQ, %2, %3,  SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %5 = stablehlo.convert %4 : (tensor<4x8xi1>) -> tensor<4x8xf32>
    return %5 : tensor<4x8xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x8xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x8xf32>
    return %7 : tensor<4x8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
