// A network and its average are two states of the same units: the average's last bias, added where the network's result is
// compared with it, would stay gathered while all of the network's units come and go. It is added before.
// RUN: zero-opt %s "--zero-to-scheduled=stage=3 ranks=2" -o /dev/null
// RUN: zero-opt %s "--zero-to-scheduled=stage=0 ranks=2" -o /dev/null

module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4x4xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4x4xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4x4xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<4xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4x4xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<4x4xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<4x4xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<8x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0][0][0]"}, tensor<4xf32> {jax.result_info = "result[0][0][1]"}, tensor<4x4xf32> {jax.result_info = "result[0][1][0]"}, tensor<4xf32> {jax.result_info = "result[0][1][1]"}, tensor<4x4xf32> {jax.result_info = "result[0][2][0]"}, tensor<4xf32> {jax.result_info = "result[0][2][1]"}, tensor<4x4xf32> {jax.result_info = "result[0][3][0]"}, tensor<4xf32> {jax.result_info = "result[0][3][1]"}, tensor<4x4xf32> {jax.result_info = "result[1][0][0]"}, tensor<4xf32> {jax.result_info = "result[1][0][1]"}, tensor<4x4xf32> {jax.result_info = "result[1][1][0]"}, tensor<4xf32> {jax.result_info = "result[1][1][1]"}, tensor<4x4xf32> {jax.result_info = "result[1][2][0]"}, tensor<4xf32> {jax.result_info = "result[1][2][1]"}, tensor<4x4xf32> {jax.result_info = "result[1][3][0]"}, tensor<4xf32> {jax.result_info = "result[1][3][1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg16, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x4xf32>
    %4 = stablehlo.tanh %3 : tensor<8x4xf32>
    %5 = stablehlo.dot_general %4, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %8 = stablehlo.add %5, %7 : tensor<8x4xf32>
    %9 = stablehlo.tanh %8 : tensor<8x4xf32>
    %10 = stablehlo.dot_general %9, %arg12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg13, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %13 = stablehlo.add %10, %12 : tensor<8x4xf32>
    %14 = stablehlo.tanh %13 : tensor<8x4xf32>
    %15 = stablehlo.dot_general %14, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %16 = stablehlo.broadcast_in_dim %arg15, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %18 = stablehlo.add %15, %17 : tensor<8x4xf32>
    %19 = stablehlo.dot_general %arg16, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %22 = stablehlo.add %19, %21 : tensor<8x4xf32>
    %23 = stablehlo.tanh %22 : tensor<8x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<8x4xf32>
    %26 = stablehlo.dot_general %23, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %29 = stablehlo.add %26, %28 : tensor<8x4xf32>
    %30 = stablehlo.tanh %29 : tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<8x4xf32>
    %33 = stablehlo.dot_general %30, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %36 = stablehlo.add %33, %35 : tensor<8x4xf32>
    %37 = stablehlo.tanh %36 : tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %39 = stablehlo.subtract %38, %37 : tensor<8x4xf32>
    %40 = stablehlo.dot_general %37, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %41 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %43 = stablehlo.add %40, %42 : tensor<8x4xf32>
    %44 = stablehlo.subtract %43, %18 : tensor<8x4xf32>
    %45 = stablehlo.multiply %44, %44 : tensor<8x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %47 = stablehlo.multiply %46, %44 : tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%45 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %52 = stablehlo.reshape %51 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.dot_general %50, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %56 = stablehlo.dot_general %50, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %57 = stablehlo.multiply %56, %39 : tensor<8x4xf32>
    %58 = stablehlo.multiply %57, %37 : tensor<8x4xf32>
    %59 = stablehlo.add %57, %58 : tensor<8x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.reshape %60 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.dot_general %59, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %65 = stablehlo.dot_general %59, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %66 = stablehlo.multiply %65, %32 : tensor<8x4xf32>
    %67 = stablehlo.multiply %66, %30 : tensor<8x4xf32>
    %68 = stablehlo.add %66, %67 : tensor<8x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.reshape %69 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.dot_general %68, %23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %74 = stablehlo.dot_general %68, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %75 = stablehlo.multiply %74, %25 : tensor<8x4xf32>
    %76 = stablehlo.multiply %75, %23 : tensor<8x4xf32>
    %77 = stablehlo.add %75, %76 : tensor<8x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %79 = stablehlo.reshape %78 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %81 = stablehlo.dot_general %77, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_13 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<4x4xf32>
    %85 = stablehlo.subtract %arg0, %84 : tensor<4x4xf32>
    %cst_14 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %87 = stablehlo.multiply %86, %80 : tensor<4xf32>
    %88 = stablehlo.subtract %arg1, %87 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %90 = stablehlo.multiply %89, %73 : tensor<4x4xf32>
    %91 = stablehlo.subtract %arg2, %90 : tensor<4x4xf32>
    %cst_16 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %93 = stablehlo.multiply %92, %71 : tensor<4xf32>
    %94 = stablehlo.subtract %arg3, %93 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %96 = stablehlo.multiply %95, %64 : tensor<4x4xf32>
    %97 = stablehlo.subtract %arg4, %96 : tensor<4x4xf32>
    %cst_18 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %99 = stablehlo.multiply %98, %62 : tensor<4xf32>
    %100 = stablehlo.subtract %arg5, %99 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %102 = stablehlo.multiply %101, %55 : tensor<4x4xf32>
    %103 = stablehlo.subtract %arg6, %102 : tensor<4x4xf32>
    %cst_20 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.multiply %104, %53 : tensor<4xf32>
    %106 = stablehlo.subtract %arg7, %105 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %108 = stablehlo.multiply %107, %arg8 : tensor<4x4xf32>
    %cst_22 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %110 = stablehlo.multiply %109, %85 : tensor<4x4xf32>
    %111 = stablehlo.add %108, %110 : tensor<4x4xf32>
    %cst_23 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %arg9 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %115 = stablehlo.multiply %114, %88 : tensor<4xf32>
    %116 = stablehlo.add %113, %115 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %118 = stablehlo.multiply %117, %arg10 : tensor<4x4xf32>
    %cst_26 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %120 = stablehlo.multiply %119, %91 : tensor<4x4xf32>
    %121 = stablehlo.add %118, %120 : tensor<4x4xf32>
    %cst_27 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %123 = stablehlo.multiply %122, %arg11 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %125 = stablehlo.multiply %124, %94 : tensor<4xf32>
    %126 = stablehlo.add %123, %125 : tensor<4xf32>
    %cst_29 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %128 = stablehlo.multiply %127, %arg12 : tensor<4x4xf32>
    %cst_30 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %130 = stablehlo.multiply %129, %97 : tensor<4x4xf32>
    %131 = stablehlo.add %128, %130 : tensor<4x4xf32>
    %cst_31 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %133 = stablehlo.multiply %132, %arg13 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %135 = stablehlo.multiply %134, %100 : tensor<4xf32>
    %136 = stablehlo.add %133, %135 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %138 = stablehlo.multiply %137, %arg14 : tensor<4x4xf32>
    %cst_34 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %140 = stablehlo.multiply %139, %103 : tensor<4x4xf32>
    %141 = stablehlo.add %138, %140 : tensor<4x4xf32>
    %cst_35 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %143 = stablehlo.multiply %142, %arg15 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %145 = stablehlo.multiply %144, %106 : tensor<4xf32>
    %146 = stablehlo.add %143, %145 : tensor<4xf32>
    return %85, %88, %91, %94, %97, %100, %103, %106, %111, %116, %121, %126, %131, %136, %141, %146, %48 : tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32>
  }
}

