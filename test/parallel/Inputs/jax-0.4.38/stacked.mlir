module @pmap_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%arg0: tensor<1x16xf32>, %arg1: tensor<1x8x16xf32>, %arg2: tensor<1x4xf32>, %arg3: tensor<1x16x4xf32>, %arg4: tensor<1x6x8xf32>, %arg5: tensor<1x6xi32>) -> (tensor<1x16xf32> {jax.result_info = "[0]['in']['b']"}, tensor<1x8x16xf32> {jax.result_info = "[0]['in']['w']"}, tensor<1x4xf32> {jax.result_info = "[0]['out']['b']"}, tensor<1x16x4xf32> {jax.result_info = "[0]['out']['w']"}, tensor<1xf32> {jax.result_info = "[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x16xf32>) -> tensor<16xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %2 = stablehlo.reshape %arg2 : (tensor<1x4xf32>) -> tensor<4xf32>
    %3 = stablehlo.reshape %arg3 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
    %4 = stablehlo.reshape %arg4 : (tensor<1x6x8xf32>) -> tensor<6x8xf32>
    %5 = stablehlo.reshape %arg5 : (tensor<1x6xi32>) -> tensor<6xi32>
    %6 = stablehlo.dot_general %4, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<6x16xf32>
    %10 = stablehlo.tanh %9 : tensor<6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<6x16xf32>
    %13 = stablehlo.dot_general %10, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x4xf32>) -> tensor<6x4xf32>
    %14 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %16 = stablehlo.add %13, %15 : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.reshape %17 : (tensor<6xf32>) -> tensor<6x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %20 = stablehlo.compare  EQ, %16, %19,  FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %21 = stablehlo.convert %20 : (tensor<6x4xi1>) -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.maximum %23, %17 : tensor<6xf32>
    %25 = stablehlo.compare  EQ, %17, %24,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<6xi1>, tensor<6xf32>
    %29 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.compare  EQ, %29, %24,  FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<6xi1>, tensor<6xf32>
    %34 = stablehlo.divide %28, %33 : tensor<6xf32>
    %35 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %37 = stablehlo.subtract %16, %36 : tensor<6x4xf32>
    %38 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %39:2 = call @take_along_axis(%37, %38) : (tensor<6x4xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %40:2 = call @_take(%39#0, %c) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
    %41 = stablehlo.exponential %37 : tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.log %42 : tensor<6xf32>
    %44 = stablehlo.subtract %43, %40#0 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_7 : tensor<f32>
    %47 = stablehlo.divide %cst, %cst_7 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.negate %48 : tensor<6xf32>
    %50 = call @_take_0(%40#1, %49) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    %51 = call @take_along_axis_1(%39#1, %50) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
    %52 = stablehlo.divide %48, %42 : tensor<6xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %54 = stablehlo.multiply %53, %41 : tensor<6x4xf32>
    %55 = stablehlo.add %51, %54 : tensor<6x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %57 = stablehlo.reshape %56 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.dot_general %55, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x16xf32>) -> tensor<4x16xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %61 = stablehlo.dot_general %55, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<16x4xf32>) -> tensor<6x16xf32>
    %62 = stablehlo.multiply %61, %12 : tensor<6x16xf32>
    %63 = stablehlo.multiply %62, %10 : tensor<6x16xf32>
    %64 = stablehlo.add %62, %63 : tensor<6x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.reshape %65 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.dot_general %64, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %70 = "stablehlo.all_reduce"(%46) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %101 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %101 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.all_reduce"(%67) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %101 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %101 : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %72 = "stablehlo.all_reduce"(%69) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %101 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %101 : tensor<f32>
    }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %73 = "stablehlo.all_reduce"(%58) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %101 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %101 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %74 = "stablehlo.all_reduce"(%60) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %101 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %101 : tensor<f32>
    }) : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %75 = stablehlo.divide %70, %cst_4 : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %77 = stablehlo.divide %71, %76 : tensor<16xf32>
    %78 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %79 = stablehlo.divide %72, %78 : tensor<8x16xf32>
    %80 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %81 = stablehlo.divide %73, %80 : tensor<4xf32>
    %82 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %83 = stablehlo.divide %74, %82 : tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %85 = stablehlo.multiply %84, %77 : tensor<16xf32>
    %86 = stablehlo.subtract %0, %85 : tensor<16xf32>
    %87 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %88 = stablehlo.multiply %87, %79 : tensor<8x16xf32>
    %89 = stablehlo.subtract %1, %88 : tensor<8x16xf32>
    %90 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %91 = stablehlo.multiply %90, %81 : tensor<4xf32>
    %92 = stablehlo.subtract %2, %91 : tensor<4xf32>
    %93 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %94 = stablehlo.multiply %93, %83 : tensor<16x4xf32>
    %95 = stablehlo.subtract %3, %94 : tensor<16x4xf32>
    %96 = stablehlo.broadcast_in_dim %86, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %97 = stablehlo.broadcast_in_dim %89, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %98 = stablehlo.broadcast_in_dim %92, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %99 = stablehlo.broadcast_in_dim %95, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %100 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<1xf32>
    return %96, %97, %98, %99, %100 : tensor<1x16xf32>, tensor<1x8x16xf32>, tensor<1x4xf32>, tensor<1x16x4xf32>, tensor<1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x4xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare  LT, %arg1, %0,  SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare  GE, %5, %6,  SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare  LE, %5, %9,  SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x4xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<6x1xf32>, %arg1: tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare  LT, %arg1, %c,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare  GE, %4, %5,  SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare  LE, %4, %c_1,  SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x1xf32>, tensor<1xi32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<6xi1>, tensor<6xf32>
    return %13, %3 : tensor<6xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<6xf32>) -> tensor<6x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
    return %1 : tensor<6x4xf32>
  }
}
