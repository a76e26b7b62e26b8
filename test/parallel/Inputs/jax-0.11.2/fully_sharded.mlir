module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  sdy.mesh @mesh_0 = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4xf32>, %arg3: tensor<16x4xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<12xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) in_shardings=[<@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>] out_shardings=[<@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, []>] manual_axes={"dp"} (%arg6: tensor<8xf32>, %arg7: tensor<4x16xf32>, %arg8: tensor<2xf32>, %arg9: tensor<8x4xf32>, %arg10: tensor<6x8xf32>, %arg11: tensor<6xi32>) {
      %1 = "stablehlo.all_gather"(%arg6) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<8xf32>) -> tensor<16xf32>
      %2 = "stablehlo.all_gather"(%arg7) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<4x16xf32>) -> tensor<8x16xf32>
      %3 = "stablehlo.all_gather"(%arg8) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<2xf32>) -> tensor<4xf32>
      %4 = "stablehlo.all_gather"(%arg9) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<8x4xf32>) -> tensor<16x4xf32>
      %5 = stablehlo.dot_general %arg10, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
      %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
      %8 = stablehlo.add %5, %7 : tensor<6x16xf32>
      %9 = stablehlo.tanh %8 : tensor<6x16xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %11 = stablehlo.add %10, %9 : tensor<6x16xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %13 = stablehlo.subtract %12, %9 : tensor<6x16xf32>
      %14 = stablehlo.multiply %11, %13 : tensor<6x16xf32>
      %15 = stablehlo.dot_general %9, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x4xf32>) -> tensor<6x4xf32>
      %16 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
      %18 = stablehlo.add %15, %17 : tensor<6x4xf32>
      %19 = stablehlo.broadcast_in_dim %arg11, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %20:2 = func.call @take_along_axis(%18, %19) : (tensor<6x4xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
      %c = stablehlo.constant dense<0> : tensor<i32>
      %21:2 = func.call @_take(%20#0, %c) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %22 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %24 = stablehlo.maximum %23, %22 : tensor<6xf32>
      %25 = stablehlo.is_finite %24 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %27 = stablehlo.select %25, %24, %26 : tensor<6xi1>, tensor<6xf32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
      %30 = stablehlo.subtract %18, %29 : tensor<6x4xf32>
      %31 = stablehlo.exponential %30 : tensor<6x4xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.reduce(%31 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %33 = stablehlo.abs %32 : tensor<6xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %35 = stablehlo.compare GE, %32, %34, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %36 = stablehlo.log %33 : tensor<6xf32>
      %37 = stablehlo.add %36, %27 : tensor<6xf32>
      %38 = stablehlo.subtract %37, %21#0 : tensor<6xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %40 = stablehlo.divide %39, %cst_7 : tensor<f32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_9 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %41 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %43 = stablehlo.negate %42 : tensor<6xf32>
      %44 = stablehlo.divide %42, %33 : tensor<6xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %46 = stablehlo.select %35, %45, %44 : tensor<6xi1>, tensor<6xf32>
      %47 = stablehlo.select %35, %44, %45 : tensor<6xi1>, tensor<6xf32>
      %48 = stablehlo.negate %46 : tensor<6xf32>
      %49 = stablehlo.add %47, %48 : tensor<6xf32>
      %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
      %51 = stablehlo.multiply %50, %31 : tensor<6x4xf32>
      %52 = func.call @_take_0(%21#1, %43) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
      %53 = func.call @take_along_axis_1(%20#1, %52) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
      %54 = stablehlo.add %51, %53 : tensor<6x4xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
      %56 = stablehlo.reshape %55 : (tensor<4xf32>) -> tensor<1x4xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %58 = stablehlo.dot_general %54, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x16xf32>) -> tensor<4x16xf32>
      %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
      %60 = stablehlo.dot_general %54, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<16x4xf32>) -> tensor<6x16xf32>
      %61 = stablehlo.multiply %60, %14 : tensor<6x16xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.reduce(%61 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %63 = stablehlo.reshape %62 : (tensor<16xf32>) -> tensor<1x16xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.reduce(%63 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %65 = stablehlo.dot_general %61, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
      %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
      %67 = "stablehlo.reduce_scatter"(%59) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %93 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %93 : tensor<f32>
      }) : (tensor<16x4xf32>) -> tensor<8x4xf32>
      %68 = "stablehlo.reduce_scatter"(%57) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %93 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %93 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<2xf32>
      %69 = "stablehlo.reduce_scatter"(%66) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %93 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %93 : tensor<f32>
      }) : (tensor<8x16xf32>) -> tensor<4x16xf32>
      %70 = "stablehlo.reduce_scatter"(%64) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %93 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %93 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<8xf32>
      %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %72 = stablehlo.multiply %71, %70 : tensor<8xf32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %74 = stablehlo.divide %72, %73 : tensor<8xf32>
      %75 = stablehlo.subtract %arg6, %74 : tensor<8xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
      %77 = stablehlo.multiply %76, %69 : tensor<4x16xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
      %79 = stablehlo.divide %77, %78 : tensor<4x16xf32>
      %80 = stablehlo.subtract %arg7, %79 : tensor<4x16xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %82 = stablehlo.multiply %81, %68 : tensor<2xf32>
      %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %84 = stablehlo.divide %82, %83 : tensor<2xf32>
      %85 = stablehlo.subtract %arg8, %84 : tensor<2xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
      %87 = stablehlo.multiply %86, %67 : tensor<8x4xf32>
      %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
      %89 = stablehlo.divide %87, %88 : tensor<8x4xf32>
      %90 = stablehlo.subtract %arg9, %89 : tensor<8x4xf32>
      %91 = "stablehlo.all_reduce"(%40) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %93 = stablehlo.add %arg12, %arg13 : tensor<f32>
        stablehlo.return %93 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %92 = stablehlo.divide %91, %cst_23 : tensor<f32>
      sdy.return %75, %80, %85, %90, %92 : tensor<8xf32>, tensor<4x16xf32>, tensor<2xf32>, tensor<8x4xf32>, tensor<f32>
    } : (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<12x8xf32>, tensor<12xi32>) -> (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>)
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
