// Weights times a mask, a constant or one that is counted: the product is made again from the unit that backward gathers
// again, so no whole weight is kept from forward to backward.
// RUN: zero-opt %s "--zero-to-partitioned=stage=3 ranks=2" | FileCheck %s

// CHECK-LABEL: func.func public @main
// CHECK: zero.all_gather %arg0
// CHECK: zero.all_gather %arg1
// CHECK: zero.all_gather %arg2
// CHECK: zero.all_gather %arg3
// CHECK: %[[WHOLE:.+]] = zero.all_gather %arg1
// CHECK-NEXT: %[[W:.+]] = zero.unpack %[[WHOLE]]
// CHECK-NEXT: %[[MASKED:.+]] = stablehlo.multiply %[[W]], %{{.+}} : tensor<4x4xf32>
// CHECK-NEXT: stablehlo.dot_general %{{.+}}, %[[MASKED]], contracting_dims = [1] x [1]
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4x4xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<8x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0][0]"}, tensor<4x4xf32> {jax.result_info = "result[0][1]"}, tensor<4x4xf32> {jax.result_info = "result[0][2]"}, tensor<4x4xf32> {jax.result_info = "result[0][3]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<4x4xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg4, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %2 = stablehlo.tanh %1 : tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<8x4xf32>
    %5 = stablehlo.multiply %arg1, %cst : tensor<4x4xf32>
    %6 = stablehlo.dot_general %2, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %7 = stablehlo.tanh %6 : tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<8x4xf32>
    %10 = stablehlo.multiply %arg2, %cst : tensor<4x4xf32>
    %11 = stablehlo.dot_general %7, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %12 = stablehlo.tanh %11 : tensor<8x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %16 = call @tril(%15) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.multiply %arg3, %16 : tensor<4x4xf32>
    %18 = stablehlo.dot_general %12, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %19 = stablehlo.multiply %18, %18 : tensor<8x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<8x4xf32>
    %25 = stablehlo.dot_general %24, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %27 = stablehlo.dot_general %24, %17, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %28 = stablehlo.multiply %26, %16 : tensor<4x4xf32>
    %29 = stablehlo.multiply %27, %14 : tensor<8x4xf32>
    %30 = stablehlo.multiply %29, %12 : tensor<8x4xf32>
    %31 = stablehlo.add %29, %30 : tensor<8x4xf32>
    %32 = stablehlo.dot_general %31, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %34 = stablehlo.dot_general %31, %10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %35 = stablehlo.multiply %33, %cst : tensor<4x4xf32>
    %36 = stablehlo.multiply %34, %9 : tensor<8x4xf32>
    %37 = stablehlo.multiply %36, %7 : tensor<8x4xf32>
    %38 = stablehlo.add %36, %37 : tensor<8x4xf32>
    %39 = stablehlo.dot_general %38, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %41 = stablehlo.dot_general %38, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %42 = stablehlo.multiply %40, %cst : tensor<4x4xf32>
    %43 = stablehlo.multiply %41, %4 : tensor<8x4xf32>
    %44 = stablehlo.multiply %43, %2 : tensor<8x4xf32>
    %45 = stablehlo.add %43, %44 : tensor<8x4xf32>
    %46 = stablehlo.dot_general %45, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %48 = stablehlo.multiply %47, %cst : tensor<4x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %50 = stablehlo.multiply %49, %48 : tensor<4x4xf32>
    %51 = stablehlo.subtract %arg0, %50 : tensor<4x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %53 = stablehlo.multiply %52, %42 : tensor<4x4xf32>
    %54 = stablehlo.subtract %arg1, %53 : tensor<4x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %56 = stablehlo.multiply %55, %35 : tensor<4x4xf32>
    %57 = stablehlo.subtract %arg2, %56 : tensor<4x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %59 = stablehlo.multiply %58, %28 : tensor<4x4xf32>
    %60 = stablehlo.subtract %arg3, %59 : tensor<4x4xf32>
    return %51, %54, %57, %60, %22 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
}

