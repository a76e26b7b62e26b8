// A branch (an embedding of the time) made before the product that it is added behind: the sum with u2's bias moves to the kernel
// that reads u3 behind it. Then the sum with u1's bias, moved to where its silu is read, would be the first of two others between
// two reads of u2, so it has a kernel of its own, where u1 is read (zero-verify-scheduled holds it to that). In units that hold
// several layers it is part of the silu's.
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=3" | FileCheck %s
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=0" -o /dev/null
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=3 unit-bytes=1000" | FileCheck %s --check-prefix=LARGE

// CHECK-LABEL: func.func public @main
// CHECK: %[[TIME:.*]]:2 = zero.unpack {{.*}} {unit = @u1}
// CHECK: %[[SUM:.*]] = zero.dispatch @{{.*}}add(%[[TIME]]#1,
// CHECK: %[[ROWS:.*]]:2 = zero.unpack {{.*}} {unit = @u2}
// CHECK-NOT: %[[TIME]]
// CHECK: zero.dispatch @{{.*}}exponential{{.*}}(%[[SUM]])
// CHECK: %[[JOINED:.*]]:2 = zero.unpack {{.*}} {unit = @u3}
// CHECK: zero.dispatch @k_add_tanh(%[[ROWS]]#1, %{{.*}}, %[[JOINED]]#1,

// LARGE-LABEL: func.func public @main
// LARGE: zero.dispatch @k_add_negate_exponential_divide(
// LARGE: zero.dispatch @k_add_negate_exponential_divide
// LARGE: zero.dispatch @k_add_tanh
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<8x8xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<8xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4x8xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<8xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<8x8xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<8x8xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<8x8xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<8x8xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<8x8xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<8x4xf32>, %arg13: tensor<8x8xf32>, %arg14: tensor<8x8xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]['a0']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['a1']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a1']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['a2']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0]['a2']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['a3']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a3']['w']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a4']['w']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a5']['w']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a6']['w']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a7']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x8xf32>
    %4:3 = call @silu(%3) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>)
    %5 = stablehlo.dot_general %4#0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %8 = stablehlo.add %5, %7 : tensor<8x8xf32>
    %9 = stablehlo.dot_general %arg12, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %12 = stablehlo.add %9, %11 : tensor<8x8xf32>
    %13:3 = call @silu(%8) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>)
    %14 = stablehlo.dot_general %13#0, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8x8xf32>
    %18 = stablehlo.add %12, %17 : tensor<8x8xf32>
    %19 = stablehlo.tanh %18 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<8x8xf32>
    %22 = stablehlo.dot_general %19, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %23 = stablehlo.tanh %22 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<8x8xf32>
    %26 = stablehlo.dot_general %23, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %27 = stablehlo.tanh %26 : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %29 = stablehlo.subtract %28, %27 : tensor<8x8xf32>
    %30 = stablehlo.dot_general %27, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %31 = stablehlo.tanh %30 : tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %33 = stablehlo.subtract %32, %31 : tensor<8x8xf32>
    %34 = stablehlo.dot_general %31, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %35 = stablehlo.tanh %34 : tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %37 = stablehlo.subtract %36, %35 : tensor<8x8xf32>
    %38 = stablehlo.subtract %35, %arg14 : tensor<8x8xf32>
    %39 = stablehlo.multiply %38, %38 : tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %44 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %46 = stablehlo.multiply %45, %41 : tensor<8x8xf32>
    %47 = stablehlo.multiply %46, %37 : tensor<8x8xf32>
    %48 = stablehlo.multiply %47, %35 : tensor<8x8xf32>
    %49 = stablehlo.add %47, %48 : tensor<8x8xf32>
    %50 = stablehlo.dot_general %49, %31, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %52 = stablehlo.dot_general %49, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %53 = stablehlo.multiply %52, %33 : tensor<8x8xf32>
    %54 = stablehlo.multiply %53, %31 : tensor<8x8xf32>
    %55 = stablehlo.add %53, %54 : tensor<8x8xf32>
    %56 = stablehlo.dot_general %55, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %58 = stablehlo.dot_general %55, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %59 = stablehlo.multiply %58, %29 : tensor<8x8xf32>
    %60 = stablehlo.multiply %59, %27 : tensor<8x8xf32>
    %61 = stablehlo.add %59, %60 : tensor<8x8xf32>
    %62 = stablehlo.dot_general %61, %23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %64 = stablehlo.dot_general %61, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %65 = stablehlo.multiply %64, %25 : tensor<8x8xf32>
    %66 = stablehlo.multiply %65, %23 : tensor<8x8xf32>
    %67 = stablehlo.add %65, %66 : tensor<8x8xf32>
    %68 = stablehlo.dot_general %67, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %70 = stablehlo.dot_general %67, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %71 = stablehlo.multiply %70, %21 : tensor<8x8xf32>
    %72 = stablehlo.multiply %71, %19 : tensor<8x8xf32>
    %73 = stablehlo.add %71, %72 : tensor<8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.reshape %74 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %77 = stablehlo.dot_general %73, %13#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %79 = stablehlo.dot_general %73, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %80 = call @silu_0(%13#1, %13#2, %8, %79) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%73 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %82 = stablehlo.reshape %81 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.dot_general %73, %arg12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%80 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %87 = stablehlo.reshape %86 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %89 = stablehlo.dot_general %80, %4#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %91 = stablehlo.dot_general %80, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %92 = call @silu_0(%4#1, %4#2, %3, %91) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %94 = stablehlo.reshape %93 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %96 = stablehlo.dot_general %92, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %99 = stablehlo.multiply %98, %95 : tensor<8xf32>
    %100 = stablehlo.subtract %arg0, %99 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %102 = stablehlo.multiply %101, %97 : tensor<8x8xf32>
    %103 = stablehlo.subtract %arg1, %102 : tensor<8x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %105 = stablehlo.multiply %104, %88 : tensor<8xf32>
    %106 = stablehlo.subtract %arg2, %105 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %108 = stablehlo.multiply %107, %90 : tensor<8x8xf32>
    %109 = stablehlo.subtract %arg3, %108 : tensor<8x8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %111 = stablehlo.multiply %110, %83 : tensor<8xf32>
    %112 = stablehlo.subtract %arg4, %111 : tensor<8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %114 = stablehlo.multiply %113, %85 : tensor<4x8xf32>
    %115 = stablehlo.subtract %arg5, %114 : tensor<4x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %117 = stablehlo.multiply %116, %76 : tensor<8xf32>
    %118 = stablehlo.subtract %arg6, %117 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %120 = stablehlo.multiply %119, %78 : tensor<8x8xf32>
    %121 = stablehlo.subtract %arg7, %120 : tensor<8x8xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %123 = stablehlo.multiply %122, %69 : tensor<8x8xf32>
    %124 = stablehlo.subtract %arg8, %123 : tensor<8x8xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %126 = stablehlo.multiply %125, %63 : tensor<8x8xf32>
    %127 = stablehlo.subtract %arg9, %126 : tensor<8x8xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %129 = stablehlo.multiply %128, %57 : tensor<8x8xf32>
    %130 = stablehlo.subtract %arg10, %129 : tensor<8x8xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %132 = stablehlo.multiply %131, %51 : tensor<8x8xf32>
    %133 = stablehlo.subtract %arg11, %132 : tensor<8x8xf32>
    return %100, %103, %106, %109, %112, %115, %118, %121, %124, %127, %130, %133, %43 : tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
  }
  func.func private @silu(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
    %1 = stablehlo.exponential %0 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<8x8xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<8x8xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<8x8xf32>
    return %9, %8, %5 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @silu_0(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<8x8xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<8x8xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<8x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
}
