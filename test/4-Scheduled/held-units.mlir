// A kernel that runs where its last result is needed reads a gathered matrix there: the sums of a weight norm's gradient,
// which the optimizer alone reads. Where two other units are read before that, the sums have a kernel of their own, early
// enough for the unit not to be kept through them (zero-verify-scheduled holds it to that).
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=3" | FileCheck %s
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=1" -o /dev/null

// CHECK-LABEL: func.func public @main
// CHECK: %[[START:.*]] = zero.collective_start all_gather {{.*}} {units = [@u1]}
// CHECK: %[[UNIT:.*]] = zero.await %[[START]]
// CHECK: %[[NORM:.*]] = zero.unpack %[[UNIT]] {unit = @u1}
// CHECK: zero.dispatch @{{.*}}reduce{{.*}}%[[NORM]]
// CHECK: zero.unpack {{.*}} {unit = @u0}
// CHECK-NOT: %[[NORM]]{{[,)]}}
// CHECK: return
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<5x1xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<5x8xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<6x8xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<8x8xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<5x1xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<5x8xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<6x8xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<8x8xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<5x1xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<5x8xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<8x6xf32>) -> (tensor<6x8xf32> {jax.result_info = "result[0]['c']"}, tensor<8x8xf32> {jax.result_info = "result[0]['d']"}, tensor<5x1xf32> {jax.result_info = "result[0]['g']"}, tensor<5x8xf32> {jax.result_info = "result[0]['v']"}, tensor<6x8xf32> {jax.result_info = "result[1]['c']"}, tensor<8x8xf32> {jax.result_info = "result[1]['d']"}, tensor<5x1xf32> {jax.result_info = "result[1]['g']"}, tensor<5x8xf32> {jax.result_info = "result[1]['v']"}, tensor<6x8xf32> {jax.result_info = "result[2]['c']"}, tensor<8x8xf32> {jax.result_info = "result[2]['d']"}, tensor<5x1xf32> {jax.result_info = "result[2]['g']"}, tensor<5x8xf32> {jax.result_info = "result[2]['v']"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg12, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<8x8xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<8x8xi1>, tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<8x8xi1>, tensor<8x8xf32>
    %12 = stablehlo.divide %6, %11 : tensor<8x8xf32>
    %13 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %15 = stablehlo.multiply %14, %arg3 : tensor<5x8xf32>
    %16 = stablehlo.multiply %arg3, %arg3 : tensor<5x8xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %18 = stablehlo.multiply %17, %arg3 : tensor<5x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %21 = stablehlo.sqrt %20 : tensor<5x1xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %23 = stablehlo.divide %22, %21 : tensor<5x1xf32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %25 = stablehlo.divide %15, %24 : tensor<5x8xf32>
    %26 = stablehlo.multiply %21, %21 : tensor<5x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<5x1xf32>
    %29 = stablehlo.transpose %25, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %30 = stablehlo.dot_general %13, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
    %31 = stablehlo.multiply %30, %30 : tensor<8x5xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %33 = stablehlo.multiply %32, %30 : tensor<8x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %36 = stablehlo.multiply %35, %33 : tensor<8x5xf32>
    %37 = stablehlo.dot_general %36, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %39 = stablehlo.dot_general %36, %29, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
    %40 = stablehlo.transpose %38, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %41 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<5x8xf32>
    %43 = stablehlo.multiply %42, %15 : tensor<5x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.reshape %44 : (tensor<5xf32>) -> tensor<5x1xf32>
    %46 = stablehlo.negate %45 : tensor<5x1xf32>
    %47 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %48 = stablehlo.divide %40, %47 : tensor<5x8xf32>
    %49 = stablehlo.multiply %46, %23 : tensor<5x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<5xf32>) -> tensor<5x8xf32>
    %52 = stablehlo.multiply %51, %18 : tensor<5x8xf32>
    %53 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %54 = stablehlo.multiply %53, %48 : tensor<5x8xf32>
    %55 = stablehlo.add %52, %54 : tensor<5x8xf32>
    %56 = stablehlo.multiply %48, %arg3 : tensor<5x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %58 = stablehlo.reshape %57 : (tensor<5xf32>) -> tensor<5x1xf32>
    %59 = stablehlo.dot_general %39, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %61 = stablehlo.dot_general %39, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %62 = stablehlo.multiply %61, %12 : tensor<8x8xf32>
    %63 = stablehlo.dot_general %62, %arg12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %66 = stablehlo.multiply %65, %arg4 : tensor<6x8xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %68 = stablehlo.multiply %67, %64 : tensor<6x8xf32>
    %69 = stablehlo.add %66, %68 : tensor<6x8xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %71 = stablehlo.multiply %70, %arg5 : tensor<8x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %73 = stablehlo.multiply %72, %60 : tensor<8x8xf32>
    %74 = stablehlo.add %71, %73 : tensor<8x8xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %76 = stablehlo.multiply %75, %arg6 : tensor<5x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %78 = stablehlo.multiply %77, %58 : tensor<5x1xf32>
    %79 = stablehlo.add %76, %78 : tensor<5x1xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %81 = stablehlo.multiply %80, %arg7 : tensor<5x8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %83 = stablehlo.multiply %82, %55 : tensor<5x8xf32>
    %84 = stablehlo.add %81, %83 : tensor<5x8xf32>
    %cst_23 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %86 = stablehlo.multiply %85, %arg8 : tensor<6x8xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %88 = stablehlo.multiply %87, %64 : tensor<6x8xf32>
    %89 = stablehlo.multiply %88, %64 : tensor<6x8xf32>
    %90 = stablehlo.add %86, %89 : tensor<6x8xf32>
    %cst_25 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %92 = stablehlo.multiply %91, %arg9 : tensor<8x8xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %94 = stablehlo.multiply %93, %60 : tensor<8x8xf32>
    %95 = stablehlo.multiply %94, %60 : tensor<8x8xf32>
    %96 = stablehlo.add %92, %95 : tensor<8x8xf32>
    %cst_27 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %98 = stablehlo.multiply %97, %arg10 : tensor<5x1xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %100 = stablehlo.multiply %99, %58 : tensor<5x1xf32>
    %101 = stablehlo.multiply %100, %58 : tensor<5x1xf32>
    %102 = stablehlo.add %98, %101 : tensor<5x1xf32>
    %cst_29 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %104 = stablehlo.multiply %103, %arg11 : tensor<5x8xf32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %106 = stablehlo.multiply %105, %55 : tensor<5x8xf32>
    %107 = stablehlo.multiply %106, %55 : tensor<5x8xf32>
    %108 = stablehlo.add %104, %107 : tensor<5x8xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %110 = stablehlo.multiply %109, %69 : tensor<6x8xf32>
    %111 = stablehlo.sqrt %90 : tensor<6x8xf32>
    %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %113 = stablehlo.add %111, %112 : tensor<6x8xf32>
    %114 = stablehlo.divide %110, %113 : tensor<6x8xf32>
    %115 = stablehlo.subtract %arg0, %114 : tensor<6x8xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %117 = stablehlo.multiply %116, %74 : tensor<8x8xf32>
    %118 = stablehlo.sqrt %96 : tensor<8x8xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %120 = stablehlo.add %118, %119 : tensor<8x8xf32>
    %121 = stablehlo.divide %117, %120 : tensor<8x8xf32>
    %122 = stablehlo.subtract %arg1, %121 : tensor<8x8xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %124 = stablehlo.multiply %123, %79 : tensor<5x1xf32>
    %125 = stablehlo.sqrt %102 : tensor<5x1xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %127 = stablehlo.add %125, %126 : tensor<5x1xf32>
    %128 = stablehlo.divide %124, %127 : tensor<5x1xf32>
    %129 = stablehlo.subtract %arg2, %128 : tensor<5x1xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %131 = stablehlo.multiply %130, %84 : tensor<5x8xf32>
    %132 = stablehlo.sqrt %108 : tensor<5x8xf32>
    %cst_38 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %134 = stablehlo.add %132, %133 : tensor<5x8xf32>
    %135 = stablehlo.divide %131, %134 : tensor<5x8xf32>
    %136 = stablehlo.subtract %arg3, %135 : tensor<5x8xf32>
    return %115, %122, %129, %136, %69, %74, %79, %84, %90, %96, %102, %108, %34 : tensor<6x8xf32>, tensor<8x8xf32>, tensor<5x1xf32>, tensor<5x8xf32>, tensor<6x8xf32>, tensor<8x8xf32>, tensor<5x1xf32>, tensor<5x8xf32>, tensor<6x8xf32>, tensor<8x8xf32>, tensor<5x1xf32>, tensor<5x8xf32>, tensor<f32>
  }
}

