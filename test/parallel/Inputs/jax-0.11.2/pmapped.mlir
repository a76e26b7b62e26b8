module @jit__fun attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  sdy.mesh @mesh_0 = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg1: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg2: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg3: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg4: tensor<2x6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}, {}]>}, %arg5: tensor<2x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>}) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, []>] manual_axes={"dp"} (%arg6: tensor<16xf32>, %arg7: tensor<8x16xf32>, %arg8: tensor<4xf32>, %arg9: tensor<16x4xf32>, %arg10: tensor<1x6x8xf32>, %arg11: tensor<1x6xi32>) {
      %1 = stablehlo.reshape %arg10 : (tensor<1x6x8xf32>) -> tensor<6x8xf32>
      %2 = stablehlo.reshape %arg11 : (tensor<1x6xi32>) -> tensor<6xi32>
      %3 = stablehlo.dot_general %1, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
      %4 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
      %6 = stablehlo.add %3, %5 : tensor<6x16xf32>
      %7 = stablehlo.tanh %6 : tensor<6x16xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x16xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x16xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x16xf32>
      %13 = stablehlo.dot_general %7, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x4xf32>) -> tensor<6x4xf32>
      %14 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
      %16 = stablehlo.add %13, %15 : tensor<6x4xf32>
      %17 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %18:2 = func.call @take_along_axis(%16, %17) : (tensor<6x4xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
      %c = stablehlo.constant dense<0> : tensor<i32>
      %19:2 = func.call @_take(%18#0, %c) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %20 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %22 = stablehlo.maximum %21, %20 : tensor<6xf32>
      %23 = stablehlo.is_finite %22 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %25 = stablehlo.select %23, %22, %24 : tensor<6xi1>, tensor<6xf32>
      %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
      %28 = stablehlo.subtract %16, %27 : tensor<6x4xf32>
      %29 = stablehlo.exponential %28 : tensor<6x4xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %31 = stablehlo.abs %30 : tensor<6xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %33 = stablehlo.compare GE, %30, %32, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %34 = stablehlo.log %31 : tensor<6xf32>
      %35 = stablehlo.add %34, %25 : tensor<6xf32>
      %36 = stablehlo.subtract %35, %19#0 : tensor<6xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %38 = stablehlo.divide %37, %cst_7 : tensor<f32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_9 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %39 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %41 = stablehlo.negate %40 : tensor<6xf32>
      %42 = stablehlo.divide %40, %31 : tensor<6xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %44 = stablehlo.select %33, %43, %42 : tensor<6xi1>, tensor<6xf32>
      %45 = stablehlo.select %33, %42, %43 : tensor<6xi1>, tensor<6xf32>
      %46 = stablehlo.negate %44 : tensor<6xf32>
      %47 = stablehlo.add %45, %46 : tensor<6xf32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
      %49 = stablehlo.multiply %48, %29 : tensor<6x4xf32>
      %50 = func.call @_take_0(%19#1, %41) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
      %51 = func.call @take_along_axis_1(%18#1, %50) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
      %52 = stablehlo.add %49, %51 : tensor<6x4xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %53 = stablehlo.reduce(%52 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
      %54 = stablehlo.reshape %53 : (tensor<4xf32>) -> tensor<1x4xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %56 = stablehlo.dot_general %52, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x16xf32>) -> tensor<4x16xf32>
      %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
      %58 = stablehlo.dot_general %52, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<16x4xf32>) -> tensor<6x16xf32>
      %59 = stablehlo.multiply %58, %12 : tensor<6x16xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %60 = stablehlo.reduce(%59 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %61 = stablehlo.reshape %60 : (tensor<16xf32>) -> tensor<1x16xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.reduce(%61 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %63 = stablehlo.dot_general %59, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
      %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
      %65 = "stablehlo.all_reduce"(%38) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %66 = "stablehlo.all_reduce"(%62) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %67 = "stablehlo.all_reduce"(%64) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
      %68 = "stablehlo.all_reduce"(%55) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %69 = "stablehlo.all_reduce"(%57) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %91 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %91 : tensor<f32>
      }) : (tensor<16x4xf32>) -> tensor<16x4xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %70 = stablehlo.divide %65, %cst_15 : tensor<f32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %72 = stablehlo.divide %66, %71 : tensor<16xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %74 = stablehlo.divide %67, %73 : tensor<8x16xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %76 = stablehlo.divide %68, %75 : tensor<4xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %78 = stablehlo.divide %69, %77 : tensor<16x4xf32>
      %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %80 = stablehlo.multiply %79, %72 : tensor<16xf32>
      %81 = stablehlo.subtract %arg6, %80 : tensor<16xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %83 = stablehlo.multiply %82, %74 : tensor<8x16xf32>
      %84 = stablehlo.subtract %arg7, %83 : tensor<8x16xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %86 = stablehlo.multiply %85, %76 : tensor<4xf32>
      %87 = stablehlo.subtract %arg8, %86 : tensor<4xf32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %89 = stablehlo.multiply %88, %78 : tensor<16x4xf32>
      %90 = stablehlo.subtract %arg9, %89 : tensor<16x4xf32>
      sdy.return %81, %84, %87, %90, %70 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
    } : (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<2x6x8xf32>, tensor<2x6xi32>) -> (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x4xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
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
