// Weights of layers stacked in one leaf and read by index in a Python loop: the gradient is a sum of padded slices. Each
// layer is a unit that is reduced once; where other layers' slices are padded, zeros are added.
// RUN: zero-opt %s "--zero-to-partitioned=stage=1 ranks=2" | FileCheck %s --implicit-check-not=zero.reduce_scatter
// RUN: zero-opt %s "--zero-to-partitioned=stage=3 ranks=2" | FileCheck %s --check-prefix=SHARDS --implicit-check-not=zero.reduce_scatter

// CHECK-LABEL: func.func public @main
// CHECK: zero.reduce_scatter add %{{.+}} {units = [@u0]}
// CHECK: zero.pack {{.+}} {unit = @u1} : (tensor<8x8xf32>, tensor<8xf32>)
// CHECK: %[[FIRST:.+]] = zero.reduce_scatter add %{{.+}} {units = [@u1]}
// CHECK: %[[SECOND:.+]] = zero.reduce_scatter add %{{.+}} {units = [@u2]}
// CHECK: zero.reduce_scatter add %{{.+}} {units = [@u3]}
// CHECK: %[[ZEROS:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<128xf32>
// CHECK-NEXT: stablehlo.add %[[ZEROS]], %[[FIRST]]
// CHECK: %[[ZEROS:.+]] = stablehlo.constant dense<0.000000e+00> : tensor<128xf32>
// CHECK-NEXT: stablehlo.add %[[SECOND]], %[[ZEROS]]

// SHARDS-LABEL: func.func public @main
// SHARDS: zero.reduce_scatter add %{{.+}} {units = [@u3]}
// SHARDS: zero.reduce_scatter add %{{.+}} {units = [@u2]}
// SHARDS: zero.reduce_scatter add %{{.+}} {units = [@u1]}
// SHARDS: zero.reduce_scatter add %{{.+}} {units = [@u0]}
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<2x8x8xf32>, %arg3: tensor<8x4xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<8x4xf32>) -> (tensor<4x8xf32> {jax.result_info = "result[0]['a']"}, tensor<2x8xf32> {jax.result_info = "result[0]['b']"}, tensor<2x8x8xf32> {jax.result_info = "result[0]['h']"}, tensor<8x4xf32> {jax.result_info = "result[0]['o']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.tanh %0 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<8x8xf32>
    %4 = stablehlo.slice %arg2 [0:1, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.dot_general %1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = stablehlo.slice %arg1 [0:1, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x8xf32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %11 = stablehlo.add %6, %10 : tensor<8x8xf32>
    %12 = stablehlo.tanh %11 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<8x8xf32>
    %15 = stablehlo.slice %arg2 [1:2, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %17 = stablehlo.dot_general %12, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %18 = stablehlo.slice %arg1 [1:2, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x8xf32>) -> tensor<8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %22 = stablehlo.add %17, %21 : tensor<8x8xf32>
    %23 = stablehlo.tanh %22 : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<8x8xf32>
    %26 = stablehlo.dot_general %23, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %27 = stablehlo.subtract %26, %arg5 : tensor<8x4xf32>
    %28 = stablehlo.multiply %27, %27 : tensor<8x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %30 = stablehlo.multiply %29, %27 : tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%28 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %33 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %35 = stablehlo.multiply %34, %30 : tensor<8x4xf32>
    %36 = stablehlo.dot_general %35, %23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %38 = stablehlo.dot_general %35, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %39 = stablehlo.multiply %38, %25 : tensor<8x8xf32>
    %40 = stablehlo.multiply %39, %23 : tensor<8x8xf32>
    %41 = stablehlo.add %39, %40 : tensor<8x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.reshape %42 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %45, %cst_9, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %47 = stablehlo.dot_general %41, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %49 = stablehlo.dot_general %41, %16, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.pad %50, %cst_10, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<2x8x8xf32>
    %52 = stablehlo.multiply %49, %14 : tensor<8x8xf32>
    %53 = stablehlo.multiply %52, %12 : tensor<8x8xf32>
    %54 = stablehlo.add %52, %53 : tensor<8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.reshape %55 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.pad %58, %cst_13, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %60 = stablehlo.add %46, %59 : tensor<2x8xf32>
    %61 = stablehlo.dot_general %54, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %63 = stablehlo.dot_general %54, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %64, %cst_14, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<2x8x8xf32>
    %66 = stablehlo.add %51, %65 : tensor<2x8x8xf32>
    %67 = stablehlo.multiply %63, %3 : tensor<8x8xf32>
    %68 = stablehlo.multiply %67, %1 : tensor<8x8xf32>
    %69 = stablehlo.add %67, %68 : tensor<8x8xf32>
    %70 = stablehlo.dot_general %69, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<4x8xf32>
    %74 = stablehlo.subtract %arg0, %73 : tensor<4x8xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %76 = stablehlo.multiply %75, %60 : tensor<2x8xf32>
    %77 = stablehlo.subtract %arg1, %76 : tensor<2x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x8xf32>
    %79 = stablehlo.multiply %78, %66 : tensor<2x8x8xf32>
    %80 = stablehlo.subtract %arg2, %79 : tensor<2x8x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %82 = stablehlo.multiply %81, %37 : tensor<8x4xf32>
    %83 = stablehlo.subtract %arg3, %82 : tensor<8x4xf32>
    return %74, %77, %80, %83, %32 : tensor<4x8xf32>, tensor<2x8xf32>, tensor<2x8x8xf32>, tensor<8x4xf32>, tensor<f32>
  }
}

