// Two steps of a recurrent layer. The sum with the bias would be evaluated where the product with the recurrent weights is added
// to it: u0 would be read between two reads of u1, as u2 is. It has a kernel of its own before (zero-verify-scheduled holds it to
// that). In one unit with the others it is part of the later kernel.
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=3 unit-bytes=500" | FileCheck %s
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=3" | FileCheck %s --check-prefix=ONE

// CHECK-LABEL: func.func public @main
// CHECK: %[[IN:.*]]:2 = zero.unpack {{.*}} {unit = @u0}
// CHECK: zero.dispatch @{{.*}}tanh{{.*}}(%[[IN]]#1,
// CHECK: %[[SUM:.*]] = zero.dispatch @{{.*}}add(%[[IN]]#1,
// CHECK: zero.unpack {{.*}} {unit = @u1}
// CHECK-NOT: %[[IN]]
// CHECK: zero.dispatch @{{.*}}tanh{{.*}}(%[[SUM]],
// CHECK-NOT: %[[IN]]
// CHECK: return

// ONE-LABEL: func.func public @main
// ONE: %[[ALL:.*]]:4 = zero.unpack {{.*}} {unit = @u0}
// ONE-COUNT-2: zero.dispatch @{{.*}}tanh{{.*}}(%[[ALL]]#1,
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<6x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x5xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<8x2x6xf32>, %arg5: tensor<8x5xf32>) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<6x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<16x16xf32> {jax.result_info = "result[0]['rec']['u']"}, tensor<16x5xf32> {jax.result_info = "result[0]['top']['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg4 [0:8, 0:1, 0:6] : (tensor<8x2x6xf32>) -> tensor<8x1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x1x6xf32>) -> tensor<8x6xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %5 = stablehlo.add %2, %4 : tensor<8x16xf32>
    %6 = stablehlo.tanh %5 : tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<8x16xf32>
    %9 = stablehlo.slice %arg4 [0:8, 1:2, 0:6] : (tensor<8x2x6xf32>) -> tensor<8x1x6xf32>
    %10 = stablehlo.reshape %9 : (tensor<8x1x6xf32>) -> tensor<8x6xf32>
    %11 = stablehlo.dot_general %10, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x16xf32>) -> tensor<8x16xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %14 = stablehlo.add %11, %13 : tensor<8x16xf32>
    %15 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %16 = stablehlo.add %14, %15 : tensor<8x16xf32>
    %17 = stablehlo.tanh %16 : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<8x16xf32>
    %20 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x5xf32>) -> tensor<8x5xf32>
    %21 = stablehlo.subtract %20, %arg5 : tensor<8x5xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<8x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<8x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %27 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<8x5xf32>
    %30 = stablehlo.dot_general %29, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x16xf32>) -> tensor<5x16xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<5x16xf32>) -> tensor<16x5xf32>
    %32 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<16x5xf32>) -> tensor<8x16xf32>
    %33 = stablehlo.multiply %32, %19 : tensor<8x16xf32>
    %34 = stablehlo.multiply %33, %17 : tensor<8x16xf32>
    %35 = stablehlo.add %33, %34 : tensor<8x16xf32>
    %36 = stablehlo.dot_general %35, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %38 = stablehlo.dot_general %35, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.reshape %39 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.dot_general %35, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<16x6xf32>) -> tensor<6x16xf32>
    %44 = stablehlo.multiply %38, %8 : tensor<8x16xf32>
    %45 = stablehlo.multiply %44, %6 : tensor<8x16xf32>
    %46 = stablehlo.add %44, %45 : tensor<8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %48 = stablehlo.reshape %47 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %50 = stablehlo.add %41, %49 : tensor<16xf32>
    %51 = stablehlo.dot_general %46, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<16x6xf32>) -> tensor<6x16xf32>
    %53 = stablehlo.add %43, %52 : tensor<6x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %55 = stablehlo.multiply %54, %50 : tensor<16xf32>
    %56 = stablehlo.subtract %arg0, %55 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %58 = stablehlo.multiply %57, %53 : tensor<6x16xf32>
    %59 = stablehlo.subtract %arg1, %58 : tensor<6x16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %61 = stablehlo.multiply %60, %37 : tensor<16x16xf32>
    %62 = stablehlo.subtract %arg2, %61 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %64 = stablehlo.multiply %63, %31 : tensor<16x5xf32>
    %65 = stablehlo.subtract %arg3, %64 : tensor<16x5xf32>
    return %56, %59, %62, %65, %26 : tensor<16xf32>, tensor<6x16xf32>, tensor<16x16xf32>, tensor<16x5xf32>, tensor<f32>
  }
}

