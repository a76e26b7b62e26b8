module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["tp"=2]> {stablehlo.mesh = {axes = [{name = "tp", size = 2 : i64}]}}
  sdy.mesh @mesh_0 = <["tp"=2]> {stablehlo.mesh = {axes = [{name = "tp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4xf32>, %arg3: tensor<16x4xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<12xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) in_shardings=[<@mesh, [{"tp"}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{"tp"}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"tp"}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{"tp"}]>, <@mesh, [{}, {"tp"}]>, <@mesh, []>] manual_axes={"tp"} (%arg6: tensor<8xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<2xf32>, %arg9: tensor<16x2xf32>, %arg10: tensor<12x8xf32>, %arg11: tensor<12xi32>) {
      %1 = stablehlo.dot_general %arg10, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
      %2 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<12x8xf32>
      %4 = stablehlo.add %1, %3 : tensor<12x8xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.divide %5, %c : tensor<ui32>
      %7 = stablehlo.remainder %6, %c_0 : tensor<ui32>
      %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i32>
      %9 = stablehlo.convert %8 : (tensor<i32>) -> tensor<f32>
      %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %10 = stablehlo.multiply %cst, %9 : tensor<f32>
      %11 = stablehlo.convert %10 : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
      %13 = stablehlo.add %4, %12 : tensor<12x8xf32>
      %14 = stablehlo.tanh %13 : tensor<12x8xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
      %16 = stablehlo.add %15, %14 : tensor<12x8xf32>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
      %18 = stablehlo.subtract %17, %14 : tensor<12x8xf32>
      %19 = stablehlo.multiply %16, %18 : tensor<12x8xf32>
      %20 = "stablehlo.all_gather"(%14) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "tp">]>, use_global_device_ids}> : (tensor<12x8xf32>) -> tensor<12x16xf32>
      %21 = stablehlo.dot_general %20, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16xf32>, tensor<16x2xf32>) -> tensor<12x2xf32>
      %22 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<12x2xf32>
      %24 = stablehlo.add %21, %23 : tensor<12x2xf32>
      %25 = "stablehlo.all_gather"(%24) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "tp">]>, use_global_device_ids}> : (tensor<12x2xf32>) -> tensor<12x4xf32>
      %26 = stablehlo.broadcast_in_dim %arg11, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
      %27:2 = func.call @take_along_axis(%25, %26) : (tensor<12x4xf32>, tensor<12x1xi32>) -> (tensor<12x1xf32>, tensor<12x1x1xi32>)
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %28:2 = func.call @_take(%27#0, %c_3) : (tensor<12x1xf32>, tensor<i32>) -> (tensor<12xf32>, tensor<1xi32>)
      %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %29 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<12xf32>
      %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %31 = stablehlo.maximum %30, %29 : tensor<12xf32>
      %32 = stablehlo.is_finite %31 : (tensor<12xf32>) -> tensor<12xi1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %34 = stablehlo.select %32, %31, %33 : tensor<12xi1>, tensor<12xf32>
      %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x4xf32>
      %37 = stablehlo.subtract %25, %36 : tensor<12x4xf32>
      %38 = stablehlo.exponential %37 : tensor<12x4xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<12xf32>
      %40 = stablehlo.abs %39 : tensor<12xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %42 = stablehlo.compare GE, %39, %41, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
      %43 = stablehlo.log %40 : tensor<12xf32>
      %44 = stablehlo.add %43, %34 : tensor<12xf32>
      %45 = stablehlo.subtract %44, %28#0 : tensor<12xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %47 = stablehlo.divide %46, %cst_10 : tensor<f32>
      %48 = "stablehlo.all_reduce"(%47) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "tp">]>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %49 = stablehlo.divide %48, %cst_11 : tensor<f32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %50 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
      %51 = stablehlo.divide %50, %cst_10 : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %53 = stablehlo.negate %52 : tensor<12xf32>
      %54 = stablehlo.divide %52, %40 : tensor<12xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %56 = stablehlo.select %42, %55, %54 : tensor<12xi1>, tensor<12xf32>
      %57 = stablehlo.select %42, %54, %55 : tensor<12xi1>, tensor<12xf32>
      %58 = stablehlo.negate %56 : tensor<12xf32>
      %59 = stablehlo.add %57, %58 : tensor<12xf32>
      %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<12xf32>) -> tensor<12x4xf32>
      %61 = stablehlo.multiply %60, %38 : tensor<12x4xf32>
      %62 = func.call @_take_0(%28#1, %53) : (tensor<1xi32>, tensor<12xf32>) -> tensor<12x1xf32>
      %63 = func.call @take_along_axis_1(%27#1, %62) : (tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x4xf32>
      %64 = stablehlo.add %61, %63 : tensor<12x4xf32>
      %65 = "stablehlo.reduce_scatter"(%64) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "tp">]>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<12x4xf32>) -> tensor<12x2xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.reduce(%65 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<12x2xf32>, tensor<f32>) -> tensor<2xf32>
      %67 = stablehlo.reshape %66 : (tensor<2xf32>) -> tensor<1x2xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.reduce(%67 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
      %69 = stablehlo.dot_general %65, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x2xf32>, tensor<12x16xf32>) -> tensor<2x16xf32>
      %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
      %71 = stablehlo.dot_general %65, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x2xf32>, tensor<16x2xf32>) -> tensor<12x16xf32>
      %72 = "stablehlo.reduce_scatter"(%71) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "tp">]>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<12x16xf32>) -> tensor<12x8xf32>
      %73 = stablehlo.multiply %72, %19 : tensor<12x8xf32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.reduce(%73 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<12x8xf32>, tensor<f32>) -> tensor<8xf32>
      %75 = stablehlo.reshape %74 : (tensor<8xf32>) -> tensor<1x8xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.reduce(%75 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %77 = stablehlo.dot_general %73, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<12x8xf32>) -> tensor<8x8xf32>
      %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %80 = stablehlo.multiply %79, %76 : tensor<8xf32>
      %81 = stablehlo.subtract %arg6, %80 : tensor<8xf32>
      %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
      %83 = stablehlo.multiply %82, %78 : tensor<8x8xf32>
      %84 = stablehlo.subtract %arg7, %83 : tensor<8x8xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %86 = stablehlo.multiply %85, %68 : tensor<2xf32>
      %87 = stablehlo.subtract %arg8, %86 : tensor<2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
      %89 = stablehlo.multiply %88, %70 : tensor<16x2xf32>
      %90 = stablehlo.subtract %arg9, %89 : tensor<16x2xf32>
      sdy.return %81, %84, %87, %90, %49 : tensor<8xf32>, tensor<8x8xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<f32>
    } : (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<12x8xf32>, tensor<12xi32>) -> (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<12x4xf32>, %arg1: tensor<12x1xi32>) -> (tensor<12x1xf32>, tensor<12x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<12x1xi1>, tensor<12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<12x1xi32>) -> tensor<12x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<12x1x1xi1>, tensor<i1>) -> tensor<12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<12x4xf32>, tensor<12x1x1xi32>) -> tensor<12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<12x1xi1>, tensor<12x1xf32>
    return %15, %5 : tensor<12x1xf32>, tensor<12x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<12x1xf32>, %arg1: tensor<i32>) -> (tensor<12xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 12, 1>}> : (tensor<12x1xf32>, tensor<1xi32>) -> tensor<12xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<12xi1>, tensor<12xf32>
    return %13, %3 : tensor<12xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<12xf32>) -> tensor<12x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x1xf32>, tensor<1xi32>, tensor<12xf32>) -> tensor<12x1xf32>
    return %1 : tensor<12x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<12x1x1xi32>, %arg1: tensor<12x1xf32>) -> tensor<12x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x4xf32>, tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x4xf32>
    return %1 : tensor<12x4xf32>
  }
}
