// Statistics of rows, and parameters that are made as such are.
// RUN: split-file %s %t
// RUN: zero-opt %t/statistics.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=STATISTICS
// RUN: zero-opt %t/squares.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=SQUARES
// RUN: zero-opt %t/apart.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=APART

// A running mean that another loss than the returned one reads beside rows is no moment; moments stay the optimizer's.
// STATISTICS: main.arg3 model_state "mean" next=3 # tensor<3xf32>; updated without gradient, read together with rows of the batch
// STATISTICS-NEXT: main.arg4 opt_state "v/b" next=4 of="b"
// STATISTICS-NEXT: main.arg5 opt_state "v/c" next=5 of="critic"

// Welford's sums of squares read the mean's new value, which reads itself by sums over rows: both are statistics.
// SQUARES: main.arg4 model_state "1"
// SQUARES: main.arg5 model_state "2"

// A mean and a scale that have a term of their own in the loss read no element but theirs, and what another network has, neither:
// that does not read them, as it would what normalises its rows.
// APART: main.arg0 param "ls"
// APART: main.arg1 param "mu"

//--- statistics.mlir
module {
  func.func public @main(%arg0: tensor<3x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x5xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x5xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]['actor']"}, tensor<3xf32> {jax.result_info = "result[0]['b']"}, tensor<3x5xf32> {jax.result_info = "result[0]['critic']"}, tensor<3xf32> {jax.result_info = "result[0]['mean']"}, tensor<3xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<3x5xf32> {jax.result_info = "result[0]['v']['c']"}, tensor<f32> {jax.result_info = "result[1]['actor']"}, tensor<f32> {jax.result_info = "result[1]['critic']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.multiply %3, %arg3 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<3xf32>
    %7 = stablehlo.add %4, %6 : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %10 = stablehlo.subtract %arg6, %9 : tensor<4x3xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %12 = stablehlo.tanh %11 : tensor<4x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<4x5xf32>
    %15 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %16 = stablehlo.dot_general %12, %15, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %19 = stablehlo.add %16, %18 : tensor<4x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.reshape %22 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.dot_general %21, %12, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %27 = stablehlo.dot_general %21, %15, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %28 = stablehlo.transpose %26, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %29 = stablehlo.multiply %27, %14 : tensor<4x5xf32>
    %30 = stablehlo.multiply %29, %12 : tensor<4x5xf32>
    %31 = stablehlo.add %29, %30 : tensor<4x5xf32>
    %32 = stablehlo.dot_general %31, %10, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %34 = stablehlo.add %28, %33 : tensor<3x5xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %36 = stablehlo.multiply %35, %arg5 : tensor<3x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %38 = stablehlo.multiply %37, %34 : tensor<3x5xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<3x5xf32>
    %40 = stablehlo.add %36, %39 : tensor<3x5xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %42 = stablehlo.multiply %41, %arg4 : tensor<3xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %44 = stablehlo.multiply %43, %24 : tensor<3xf32>
    %45 = stablehlo.multiply %44, %24 : tensor<3xf32>
    %46 = stablehlo.add %42, %45 : tensor<3xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %48 = stablehlo.multiply %47, %34 : tensor<3x5xf32>
    %cst_13 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %50 = stablehlo.add %40, %49 : tensor<3x5xf32>
    %51 = stablehlo.rsqrt %50 : tensor<3x5xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<3x5xf32>
    %53 = stablehlo.subtract %arg2, %52 : tensor<3x5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %55 = stablehlo.multiply %54, %24 : tensor<3xf32>
    %cst_15 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %57 = stablehlo.add %46, %56 : tensor<3xf32>
    %58 = stablehlo.rsqrt %57 : tensor<3xf32>
    %59 = stablehlo.multiply %55, %58 : tensor<3xf32>
    %60 = stablehlo.subtract %arg1, %59 : tensor<3xf32>
    %61 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    %62 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %64 = stablehlo.subtract %61, %63 : tensor<4x3xf32>
    %65 = stablehlo.dot_general %64, %53, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %66 = stablehlo.tanh %65 : tensor<4x5xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %68 = stablehlo.subtract %67, %66 : tensor<4x5xf32>
    %69 = stablehlo.transpose %53, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %70 = stablehlo.dot_general %66, %69, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %71 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %73 = stablehlo.add %70, %72 : tensor<4x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %75 = stablehlo.negate %74 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.negate %cst_18 : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %78 = stablehlo.dot_general %77, %69, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %79 = stablehlo.multiply %78, %68 : tensor<4x5xf32>
    %80 = stablehlo.multiply %79, %66 : tensor<4x5xf32>
    %81 = stablehlo.add %79, %80 : tensor<4x5xf32>
    %82 = stablehlo.dot_general %81, %53, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    %83 = stablehlo.dot_general %82, %arg6, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<3x3xf32>
    %87 = stablehlo.subtract %arg0, %86 : tensor<3x3xf32>
    return %87, %60, %53, %7, %46, %40, %75, %20 : tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<f32>, tensor<f32>
  }
}

//--- squares.mlir
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<1xf32>, %arg3: tensor<7x1xf32>, %arg4: tensor<5xf32>, %arg5: tensor<5xf32>, %arg6: tensor<f32>, %arg7: tensor<8x5xf32>, %arg8: tensor<8xf32>) -> (tensor<7xf32> {jax.result_info = "result[0][0]['b']"}, tensor<5x7xf32> {jax.result_info = "result[0][0]['w']"}, tensor<1xf32> {jax.result_info = "result[0][1]['b']"}, tensor<7x1xf32> {jax.result_info = "result[0][1]['w']"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %0 = stablehlo.add %arg6, %cst : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %3 = stablehlo.subtract %arg7, %2 : tensor<8x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.divide %4, %5 : tensor<5xf32>
    %7 = stablehlo.add %arg4, %6 : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %10 = stablehlo.subtract %arg7, %9 : tensor<8x5xf32>
    %11 = stablehlo.multiply %3, %10 : tensor<8x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.add %arg5, %12 : tensor<5xf32>
    %14 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %16 = stablehlo.subtract %arg7, %15 : tensor<8x5xf32>
    %17 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %18 = stablehlo.divide %13, %17 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.add %18, %19 : tensor<5xf32>
    %21 = stablehlo.sqrt %20 : tensor<5xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %24 = stablehlo.divide %16, %23 : tensor<8x5xf32>
    %25 = stablehlo.dot_general %24, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x7xf32>) -> tensor<8x7xf32>
    %26 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<8x7xf32>
    %28 = stablehlo.add %25, %27 : tensor<8x7xf32>
    %29 = call @relu(%28) : (tensor<8x7xf32>) -> tensor<8x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %31 = stablehlo.compare GT, %28, %30, FLOAT : (tensor<8x7xf32>, tensor<8x7xf32>) -> tensor<8x7xi1>
    %32 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x7xf32>, tensor<7x1xf32>) -> tensor<8x1xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x1xf32>
    %35 = stablehlo.add %32, %34 : tensor<8x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<8x1xf32>) -> tensor<8xf32>
    %37 = stablehlo.subtract %36, %arg8 : tensor<8xf32>
    %38 = stablehlo.multiply %37, %37 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %40 = stablehlo.multiply %39, %37 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%38 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %43 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.multiply %44, %40 : tensor<8xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.reshape %47 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %51 = stablehlo.dot_general %46, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<8x7xf32>) -> tensor<1x7xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<1x7xf32>) -> tensor<7x1xf32>
    %53 = stablehlo.dot_general %46, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<7x1xf32>) -> tensor<8x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %55 = stablehlo.select %31, %53, %54 : tensor<8x7xi1>, tensor<8x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<8x7xf32>, tensor<f32>) -> tensor<7xf32>
    %57 = stablehlo.reshape %56 : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %59 = stablehlo.dot_general %55, %24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x7xf32>, tensor<8x5xf32>) -> tensor<7x5xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %62 = stablehlo.multiply %61, %58 : tensor<7xf32>
    %63 = stablehlo.subtract %arg0, %62 : tensor<7xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %65 = stablehlo.multiply %64, %60 : tensor<5x7xf32>
    %66 = stablehlo.subtract %arg1, %65 : tensor<5x7xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %68 = stablehlo.multiply %67, %50 : tensor<1xf32>
    %69 = stablehlo.subtract %arg2, %68 : tensor<1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %71 = stablehlo.multiply %70, %52 : tensor<7x1xf32>
    %72 = stablehlo.subtract %arg3, %71 : tensor<7x1xf32>
    return %63, %66, %69, %72, %7, %13, %0, %42 : tensor<7xf32>, tensor<5x7xf32>, tensor<1xf32>, tensor<7x1xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x7xf32>) -> tensor<8x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x7xf32>
    return %1 : tensor<8x7xf32>
  }
}

//--- apart.mlir
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7xf32>, %arg3: tensor<5x7xf32>, %arg4: tensor<3xf32>, %arg5: tensor<7x3xf32>, %arg6: tensor<8x5xf32>, %arg7: tensor<8x3xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]['ls']"}, tensor<5xf32> {jax.result_info = "result[0]['mu']"}, tensor<7xf32> {jax.result_info = "result[0]['net'][0]['b']"}, tensor<5x7xf32> {jax.result_info = "result[0]['net'][0]['w']"}, tensor<3xf32> {jax.result_info = "result[0]['net'][1]['b']"}, tensor<7x3xf32> {jax.result_info = "result[0]['net'][1]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %2 = stablehlo.subtract %arg6, %1 : tensor<8x5xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<8x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<8x5xf32>
    %6 = stablehlo.negate %arg0 : tensor<5xf32>
    %7 = stablehlo.exponential %6 : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<8x5xf32>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %13 = stablehlo.add %10, %12 : tensor<8x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_1 : tensor<f32>
    %16 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x7xf32>) -> tensor<8x7xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<8x7xf32>
    %19 = stablehlo.add %16, %18 : tensor<8x7xf32>
    %20 = call @relu(%19) : (tensor<8x7xf32>) -> tensor<8x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %22 = stablehlo.compare GT, %19, %21, FLOAT : (tensor<8x7xf32>, tensor<8x7xf32>) -> tensor<8x7xi1>
    %23 = stablehlo.dot_general %20, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x7xf32>, tensor<7x3xf32>) -> tensor<8x3xf32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<8x3xf32>
    %26 = stablehlo.add %23, %25 : tensor<8x3xf32>
    %27 = stablehlo.subtract %26, %arg7 : tensor<8x3xf32>
    %28 = stablehlo.multiply %27, %27 : tensor<8x3xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %30 = stablehlo.multiply %29, %27 : tensor<8x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_5 : tensor<f32>
    %33 = stablehlo.add %15, %32 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %34 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %36 = stablehlo.multiply %35, %30 : tensor<8x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %38 = stablehlo.reshape %37 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.dot_general %36, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x7xf32>) -> tensor<3x7xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<3x7xf32>) -> tensor<7x3xf32>
    %42 = stablehlo.dot_general %36, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<7x3xf32>) -> tensor<8x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %44 = stablehlo.select %22, %42, %43 : tensor<8x7xi1>, tensor<8x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<8x7xf32>, tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.reshape %45 : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %48 = stablehlo.dot_general %44, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x7xf32>, tensor<8x5xf32>) -> tensor<7x5xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %50 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %53 = stablehlo.reshape %52 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %55 = stablehlo.multiply %3, %51 : tensor<8x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %57 = stablehlo.reshape %56 : (tensor<5xf32>) -> tensor<1x5xf32>
    %58 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %59 = stablehlo.multiply %51, %58 : tensor<8x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %61 = stablehlo.multiply %60, %7 : tensor<5xf32>
    %62 = stablehlo.negate %61 : tensor<5xf32>
    %63 = stablehlo.add %54, %62 : tensor<5xf32>
    %64 = stablehlo.multiply %59, %5 : tensor<8x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %66 = stablehlo.reshape %65 : (tensor<5xf32>) -> tensor<1x5xf32>
    %67 = stablehlo.negate %66 : tensor<1x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %70 = stablehlo.multiply %69, %63 : tensor<5xf32>
    %71 = stablehlo.subtract %arg0, %70 : tensor<5xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %73 = stablehlo.multiply %72, %68 : tensor<5xf32>
    %74 = stablehlo.subtract %arg1, %73 : tensor<5xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %76 = stablehlo.multiply %75, %47 : tensor<7xf32>
    %77 = stablehlo.subtract %arg2, %76 : tensor<7xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %79 = stablehlo.multiply %78, %49 : tensor<5x7xf32>
    %80 = stablehlo.subtract %arg3, %79 : tensor<5x7xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %82 = stablehlo.multiply %81, %39 : tensor<3xf32>
    %83 = stablehlo.subtract %arg4, %82 : tensor<3xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %85 = stablehlo.multiply %84, %41 : tensor<7x3xf32>
    %86 = stablehlo.subtract %arg5, %85 : tensor<7x3xf32>
    return %71, %74, %77, %80, %83, %86, %33 : tensor<5xf32>, tensor<5xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<3xf32>, tensor<7x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x7xf32>) -> tensor<8x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x7xf32>
    return %1 : tensor<8x7xf32>
  }
}
