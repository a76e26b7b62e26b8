// Rows with padding behind them, read in chunks of which some are padding in part: a matmul of them is proved whether its rows
// are one loop, as the library has it, or chunks and rows of chunks, as the graph has them.
// RUN: zero-opt %s --zero-to-scheduled="ranks=4 stage=3" -o %t.mlir
// RUN: zero-opt --zero-to-planned %t.mlir -o /dev/null

// A matmul with the parameter turned is another one.
// RUN: sed '/b_strides = array<i64: 1, 8>.*(tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>/s/array<i64: 1, 8>/array<i64: 8, 1>/' %t.mlir > %t.edited.mlir
// RUN: not diff -q %t.mlir %t.edited.mlir
// RUN: not zero-opt --zero-to-planned %t.edited.mlir -o /dev/null 2>&1 | FileCheck %s
// CHECK: error: 'func.return' op gives another result
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x8x8xf32>, %arg6: tensor<8x8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]['a']"}, tensor<8x8xf32> {jax.result_info = "result[0]['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['c']"}, tensor<8x8xf32> {jax.result_info = "result[0]['d']"}, tensor<8x8xf32> {jax.result_info = "result[0]['e']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8x8xf32>, tensor<8x8xf32>) -> tensor<8x8x8xf32>
    %1 = stablehlo.tanh %0 : tensor<8x8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x8xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<8x8x8xf32>
    %4 = stablehlo.reshape %arg6 : (tensor<8x8x8xf32>) -> tensor<16x4x8xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x8xf32>) -> tensor<16x4x8xf32>
    %6 = stablehlo.tanh %5 : tensor<16x4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<16x4x8xf32>
    %9 = stablehlo.add %4, %6 : tensor<16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_pad(%1, %c) : (tensor<8x8x8xf32>, tensor<i32>) -> tensor<8x11x8xf32>
    %11 = stablehlo.slice %10 [0:8, 3:11, 0:8] : (tensor<8x11x8xf32>) -> tensor<8x8x8xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x8x8xf32>) -> tensor<16x4x8xf32>
    %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x8xf32>) -> tensor<16x4x8xf32>
    %14 = stablehlo.reshape %13 : (tensor<16x4x8xf32>) -> tensor<16x4x2x4xf32>
    %15 = stablehlo.dot_general %9, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x8xf32>) -> tensor<16x4x8xf32>
    %16 = stablehlo.reshape %15 : (tensor<16x4x8xf32>) -> tensor<16x4x2x4xf32>
    %17 = stablehlo.dot_general %14, %16, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x2x4xf32>, tensor<16x4x2x4xf32>) -> tensor<16x2x4x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<16x2x4x4xf32>, tensor<f32>) -> tensor<16x2x4xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2x4xf32>
    %20 = stablehlo.maximum %19, %18 : tensor<16x2x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<16x2x4xf32>) -> tensor<16x2x4x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<16x2x4x1xf32>) -> tensor<16x2x4x4xf32>
    %23 = stablehlo.subtract %17, %22 : tensor<16x2x4x4xf32>
    %24 = stablehlo.exponential %23 : tensor<16x2x4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<16x2x4x4xf32>, tensor<f32>) -> tensor<16x2x4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<16x2x4xf32>) -> tensor<16x2x4x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<16x2x4x1xf32>) -> tensor<16x2x4x4xf32>
    %28 = stablehlo.divide %24, %27 : tensor<16x2x4x4xf32>
    %29 = stablehlo.multiply %26, %26 : tensor<16x2x4x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x2x4x1xf32>
    %31 = stablehlo.divide %30, %29 : tensor<16x2x4x1xf32>
    %32 = stablehlo.dot_general %16, %28, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x2x4xf32>, tensor<16x2x4x4xf32>) -> tensor<16x2x4x4xf32>
    %33 = stablehlo.transpose %32, dims = [0, 3, 1, 2] : (tensor<16x2x4x4xf32>) -> tensor<16x4x2x4xf32>
    %34 = stablehlo.reshape %33 : (tensor<16x4x2x4xf32>) -> tensor<16x4x8xf32>
    %35 = stablehlo.dot_general %34, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x8xf32>) -> tensor<16x4x8xf32>
    %36 = stablehlo.reshape %35 : (tensor<16x4x8xf32>) -> tensor<8x8x8xf32>
    %37 = stablehlo.slice %36 [0:8, 0:5, 0:8] : (tensor<8x8x8xf32>) -> tensor<8x5x8xf32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.scatter"(%1, %38, %37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %119 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<8x8x8xf32>, tensor<1xi32>, tensor<8x5x8xf32>) -> tensor<8x8x8xf32>
    %40 = stablehlo.multiply %39, %39 : tensor<8x8x8xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8x8xf32>
    %42 = stablehlo.multiply %41, %39 : tensor<8x8x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8x8xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<8x8x8xf32>
    %c_9 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %47 = stablehlo.compare GE, %38, %46, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %48 = stablehlo.compare LE, %38, %c_9, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %49 = stablehlo.and %47, %48 : tensor<1xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %50 = stablehlo.reduce(%49 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %51 = "stablehlo.gather"(%45, %38) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 5, 8>}> : (tensor<8x8x8xf32>, tensor<1xi32>) -> tensor<8x5x8xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i1>) -> tensor<8x5x8xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x5x8xf32>
    %54 = stablehlo.select %52, %51, %53 : tensor<8x5x8xi1>, tensor<8x5x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.pad %54, %cst_13, low = [0, 0, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<8x5x8xf32>, tensor<f32>) -> tensor<8x8x8xf32>
    %56 = stablehlo.reshape %55 : (tensor<8x8x8xf32>) -> tensor<16x4x8xf32>
    %57 = stablehlo.dot_general %56, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %59 = stablehlo.dot_general %56, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x8xf32>) -> tensor<16x4x8xf32>
    %60 = stablehlo.reshape %59 : (tensor<16x4x8xf32>) -> tensor<16x4x2x4xf32>
    %61 = stablehlo.transpose %60, dims = [0, 2, 3, 1] : (tensor<16x4x2x4xf32>) -> tensor<16x2x4x4xf32>
    %62 = stablehlo.dot_general %61, %16, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x4x4xf32>, tensor<16x4x2x4xf32>) -> tensor<16x2x4x4xf32>
    %63 = stablehlo.dot_general %61, %28, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x4x4xf32>, tensor<16x2x4x4xf32>) -> tensor<16x2x4x4xf32>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<16x2x4x4xf32>) -> tensor<16x4x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<16x2x4x1xf32>) -> tensor<16x2x4x4xf32>
    %66 = stablehlo.multiply %62, %65 : tensor<16x2x4x4xf32>
    %67 = stablehlo.multiply %66, %24 : tensor<16x2x4x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<16x2x4x4xf32>, tensor<f32>) -> tensor<16x2x4xf32>
    %69 = stablehlo.reshape %68 : (tensor<16x2x4xf32>) -> tensor<16x2x4x1xf32>
    %70 = stablehlo.negate %69 : tensor<16x2x4x1xf32>
    %71 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<16x2x4x1xf32>) -> tensor<16x2x4x4xf32>
    %72 = stablehlo.divide %62, %71 : tensor<16x2x4x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%70 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<16x2x4x1xf32>, tensor<f32>) -> tensor<16x2x4xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<16x2x4xf32>) -> tensor<16x2x4x4xf32>
    %75 = stablehlo.add %72, %74 : tensor<16x2x4x4xf32>
    %76 = stablehlo.multiply %75, %24 : tensor<16x2x4x4xf32>
    %77 = stablehlo.dot_general %76, %14, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2x4x4xf32>, tensor<16x4x2x4xf32>) -> tensor<16x2x4x4xf32>
    %78 = stablehlo.transpose %77, dims = [0, 2, 1, 3] : (tensor<16x2x4x4xf32>) -> tensor<16x4x2x4xf32>
    %79 = stablehlo.add %64, %78 : tensor<16x4x2x4xf32>
    %80 = stablehlo.dot_general %76, %16, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2x4x4xf32>, tensor<16x4x2x4xf32>) -> tensor<16x2x4x4xf32>
    %81 = stablehlo.transpose %80, dims = [0, 2, 1, 3] : (tensor<16x2x4x4xf32>) -> tensor<16x4x2x4xf32>
    %82 = stablehlo.reshape %79 : (tensor<16x4x2x4xf32>) -> tensor<16x4x8xf32>
    %83 = stablehlo.dot_general %82, %9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %85 = stablehlo.dot_general %82, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x8xf32>) -> tensor<16x4x8xf32>
    %86 = stablehlo.reshape %81 : (tensor<16x4x2x4xf32>) -> tensor<16x4x8xf32>
    %87 = stablehlo.dot_general %86, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8xf32>
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %89 = stablehlo.dot_general %86, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<8x8xf32>) -> tensor<16x4x8xf32>
    %90 = stablehlo.reshape %89 : (tensor<16x4x8xf32>) -> tensor<8x8x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %90, %cst_16, low = [0, 3, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x8x8xf32>, tensor<f32>) -> tensor<8x11x8xf32>
    %92 = call @_pad_0(%91) : (tensor<8x11x8xf32>) -> tensor<8x8x8xf32>
    %93 = stablehlo.add %45, %92 : tensor<8x8x8xf32>
    %94 = stablehlo.multiply %85, %8 : tensor<16x4x8xf32>
    %95 = stablehlo.multiply %94, %6 : tensor<16x4x8xf32>
    %96 = stablehlo.add %94, %95 : tensor<16x4x8xf32>
    %97 = stablehlo.dot_general %96, %4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8xf32>
    %98 = stablehlo.transpose %97, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %99 = stablehlo.multiply %93, %3 : tensor<8x8x8xf32>
    %100 = stablehlo.multiply %99, %1 : tensor<8x8x8xf32>
    %101 = stablehlo.add %99, %100 : tensor<8x8x8xf32>
    %102 = stablehlo.dot_general %101, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> tensor<8x8xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<8x8xf32>
    %106 = stablehlo.subtract %arg0, %105 : tensor<8x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %108 = stablehlo.multiply %107, %98 : tensor<8x8xf32>
    %109 = stablehlo.subtract %arg1, %108 : tensor<8x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %111 = stablehlo.multiply %110, %88 : tensor<8x8xf32>
    %112 = stablehlo.subtract %arg2, %111 : tensor<8x8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %114 = stablehlo.multiply %113, %84 : tensor<8x8xf32>
    %115 = stablehlo.subtract %arg3, %114 : tensor<8x8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %117 = stablehlo.multiply %116, %58 : tensor<8x8xf32>
    %118 = stablehlo.subtract %arg4, %117 : tensor<8x8xf32>
    return %106, %109, %112, %115, %118, %43 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>
  }
  func.func private @_pad(%arg0: tensor<8x8x8xf32>, %arg1: tensor<i32>) -> tensor<8x11x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<8x8x8xf32>, tensor<f32>) -> tensor<8x11x8xf32>
    return %1 : tensor<8x11x8xf32>
  }
  func.func private @_pad_0(%arg0: tensor<8x11x8xf32>) -> tensor<8x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 0], high = [0, -3, 0], interior = [0, 0, 0] : (tensor<8x11x8xf32>, tensor<f32>) -> tensor<8x8x8xf32>
    %1 = stablehlo.slice %0 [0:8, 0:8, 0:8] : (tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    return %1 : tensor<8x8x8xf32>
  }
}

