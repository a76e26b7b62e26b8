// Rows of a table, which positions take, are a view of a gathered matrix: what the norm's gradient reads of its input is kept from
// forward, and not made again from the view while two other units are read (zero-verify-scheduled holds it to that).
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=3" | FileCheck %s
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=1" -o /dev/null

// CHECK-LABEL: func.func public @main
// CHECK: %[[UNIT:.*]] = zero.await
// CHECK: %[[TABLE:.*]] = zero.unpack %[[UNIT]] {unit = @u0}
// CHECK: zero.dispatch {{.*}}%[[TABLE]])
// CHECK: zero.unpack {{.*}} {unit = @u1}
// CHECK-NOT: %[[TABLE]]{{[,)]}}
// CHECK: return
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<8x4x16xf32>) -> (tensor<6x16xf32> {jax.result_info = "result[0]['pos']"}, tensor<16x16xf32> {jax.result_info = "result[0]['w0']"}, tensor<16x16xf32> {jax.result_info = "result[0]['w1']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %1 = stablehlo.multiply %arg3, %0 : tensor<8x4x16xf32>
    %2 = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<6x16xf32>) -> tensor<4x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x4x16xf32>) -> tensor<8x4x16xf32>
    %5 = stablehlo.add %1, %4 : tensor<8x4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<8x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<8x4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x16xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x4x16xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x16xf32>
    %13 = stablehlo.subtract %5, %12 : tensor<8x4x16xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<8x4x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<8x4x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<8x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<8x4x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %22 = stablehlo.add %20, %21 : tensor<8x4x1xf32>
    %23 = stablehlo.rsqrt %22 : tensor<8x4x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<8x4x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<8x4x1xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x16xf32>
    %28 = stablehlo.multiply %11, %27 : tensor<8x4x16xf32>
    %29 = stablehlo.dot_general %28, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
    %30 = stablehlo.tanh %29 : tensor<8x4x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<8x4x16xf32>
    %33 = stablehlo.dot_general %30, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
    %34 = stablehlo.tanh %33 : tensor<8x4x16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %36 = stablehlo.subtract %35, %34 : tensor<8x4x16xf32>
    %37 = stablehlo.multiply %34, %34 : tensor<8x4x16xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<8x4x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %42 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %44 = stablehlo.multiply %43, %39 : tensor<8x4x16xf32>
    %45 = stablehlo.multiply %44, %36 : tensor<8x4x16xf32>
    %46 = stablehlo.multiply %45, %34 : tensor<8x4x16xf32>
    %47 = stablehlo.add %45, %46 : tensor<8x4x16xf32>
    %48 = stablehlo.dot_general %47, %30, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> tensor<16x16xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %50 = stablehlo.dot_general %47, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
    %51 = stablehlo.multiply %50, %32 : tensor<8x4x16xf32>
    %52 = stablehlo.multiply %51, %30 : tensor<8x4x16xf32>
    %53 = stablehlo.add %51, %52 : tensor<8x4x16xf32>
    %54 = stablehlo.dot_general %53, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> tensor<16x16xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %56 = stablehlo.dot_general %53, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
    %57 = stablehlo.multiply %11, %56 : tensor<8x4x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<8x4xf32>
    %59 = stablehlo.reshape %58 : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %60 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x16xf32>
    %61 = stablehlo.multiply %56, %60 : tensor<8x4x16xf32>
    %62 = stablehlo.multiply %59, %26 : tensor<8x4x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %64 = stablehlo.divide %62, %63 : tensor<8x4x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x16xf32>
    %67 = stablehlo.multiply %66, %16 : tensor<8x4x16xf32>
    %68 = stablehlo.negate %67 : tensor<8x4x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<8x4xf32>
    %70 = stablehlo.reshape %69 : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %71 = stablehlo.negate %61 : tensor<8x4x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<8x4xf32>
    %73 = stablehlo.reshape %72 : (tensor<8x4xf32>) -> tensor<8x4x1xf32>
    %74 = stablehlo.add %67, %61 : tensor<8x4x16xf32>
    %75 = stablehlo.add %70, %73 : tensor<8x4x1xf32>
    %cst_19 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32>
    %77 = stablehlo.divide %75, %76 : tensor<8x4x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x16xf32>
    %80 = stablehlo.add %74, %79 : tensor<8x4x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %82 = stablehlo.reshape %81 : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.pad %83, %cst_23, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<6x16xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<6x16xf32>
    %87 = stablehlo.subtract %arg0, %86 : tensor<6x16xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %89 = stablehlo.multiply %88, %55 : tensor<16x16xf32>
    %90 = stablehlo.subtract %arg1, %89 : tensor<16x16xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %92 = stablehlo.multiply %91, %49 : tensor<16x16xf32>
    %93 = stablehlo.subtract %arg2, %92 : tensor<16x16xf32>
    return %87, %90, %93, %41 : tensor<6x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}

