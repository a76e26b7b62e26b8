module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  sdy.mesh @mesh_0 = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4xf32>, %arg3: tensor<16x4xf32>, %arg4: tensor<16xf32>, %arg5: tensor<8x16xf32>, %arg6: tensor<4xf32>, %arg7: tensor<16x4xf32>, %arg8: tensor<12x8xf32>, %arg9: tensor<12xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1]['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0:9 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>] out_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>, <@mesh, [{"dp"}, {}]>, <@mesh, []>] manual_axes={"dp"} (%arg10: tensor<16xf32>, %arg11: tensor<8x16xf32>, %arg12: tensor<4xf32>, %arg13: tensor<16x4xf32>, %arg14: tensor<8xf32>, %arg15: tensor<4x16xf32>, %arg16: tensor<2xf32>, %arg17: tensor<8x4xf32>, %arg18: tensor<6x8xf32>, %arg19: tensor<6xi32>) {
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.divide %1, %c : tensor<ui32>
      %3 = stablehlo.remainder %2, %c_0 : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
      %5 = stablehlo.dot_general %arg18, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
      %6 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
      %8 = stablehlo.add %5, %7 : tensor<6x16xf32>
      %9 = stablehlo.tanh %8 : tensor<6x16xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %11 = stablehlo.add %10, %9 : tensor<6x16xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %13 = stablehlo.subtract %12, %9 : tensor<6x16xf32>
      %14 = stablehlo.multiply %11, %13 : tensor<6x16xf32>
      %15 = stablehlo.dot_general %9, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x4xf32>) -> tensor<6x4xf32>
      %16 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
      %18 = stablehlo.add %15, %17 : tensor<6x4xf32>
      %19 = stablehlo.broadcast_in_dim %arg19, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %20:2 = func.call @take_along_axis(%18, %19) : (tensor<6x4xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %21:2 = func.call @_take(%20#0, %c_2) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
      %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %22 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %24 = stablehlo.maximum %23, %22 : tensor<6xf32>
      %25 = stablehlo.is_finite %24 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %27 = stablehlo.select %25, %24, %26 : tensor<6xi1>, tensor<6xf32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
      %30 = stablehlo.subtract %18, %29 : tensor<6x4xf32>
      %31 = stablehlo.exponential %30 : tensor<6x4xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %33 = stablehlo.abs %32 : tensor<6xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %35 = stablehlo.compare GE, %32, %34, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %36 = stablehlo.log %33 : tensor<6xf32>
      %37 = stablehlo.add %36, %27 : tensor<6xf32>
      %38 = stablehlo.subtract %37, %21#0 : tensor<6xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %40 = stablehlo.divide %39, %cst_9 : tensor<f32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_11 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %41 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %43 = stablehlo.negate %42 : tensor<6xf32>
      %44 = stablehlo.divide %42, %33 : tensor<6xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %46 = stablehlo.select %35, %45, %44 : tensor<6xi1>, tensor<6xf32>
      %47 = stablehlo.select %35, %44, %45 : tensor<6xi1>, tensor<6xf32>
      %48 = stablehlo.negate %46 : tensor<6xf32>
      %49 = stablehlo.add %47, %48 : tensor<6xf32>
      %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
      %51 = stablehlo.multiply %50, %31 : tensor<6x4xf32>
      %52 = func.call @_take_0(%21#1, %43) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
      %53 = func.call @take_along_axis_1(%20#1, %52) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
      %54 = stablehlo.add %51, %53 : tensor<6x4xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.reduce(%54 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
      %56 = stablehlo.reshape %55 : (tensor<4xf32>) -> tensor<1x4xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %58 = stablehlo.dot_general %54, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x16xf32>) -> tensor<4x16xf32>
      %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
      %60 = stablehlo.dot_general %54, %arg13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<16x4xf32>) -> tensor<6x16xf32>
      %61 = stablehlo.multiply %60, %14 : tensor<6x16xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.reduce(%61 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %63 = stablehlo.reshape %62 : (tensor<16xf32>) -> tensor<1x16xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.reduce(%63 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %65 = stablehlo.dot_general %61, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
      %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
      %67 = "stablehlo.reduce_scatter"(%64) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %159 = stablehlo.add %arg20, %arg21 : tensor<f32>
        stablehlo.return %159 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<8xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %69 = stablehlo.divide %67, %68 : tensor<8xf32>
      %70 = "stablehlo.reduce_scatter"(%66) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %159 = stablehlo.add %arg20, %arg21 : tensor<f32>
        stablehlo.return %159 : tensor<f32>
      }) : (tensor<8x16xf32>) -> tensor<4x16xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
      %72 = stablehlo.divide %70, %71 : tensor<4x16xf32>
      %73 = "stablehlo.reduce_scatter"(%57) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %159 = stablehlo.add %arg20, %arg21 : tensor<f32>
        stablehlo.return %159 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %75 = stablehlo.divide %73, %74 : tensor<2xf32>
      %76 = "stablehlo.reduce_scatter"(%59) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %159 = stablehlo.add %arg20, %arg21 : tensor<f32>
        stablehlo.return %159 : tensor<f32>
      }) : (tensor<16x4xf32>) -> tensor<8x4xf32>
      %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
      %78 = stablehlo.divide %76, %77 : tensor<8x4xf32>
      %79 = stablehlo.dot_general %69, %69, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.add %cst_21, %79 : tensor<f32>
      %81 = stablehlo.reshape %72 : (tensor<4x16xf32>) -> tensor<64xf32>
      %82 = stablehlo.reshape %72 : (tensor<4x16xf32>) -> tensor<64xf32>
      %83 = stablehlo.dot_general %81, %82, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64xf32>) -> tensor<f32>
      %84 = stablehlo.add %80, %83 : tensor<f32>
      %85 = stablehlo.dot_general %75, %75, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
      %86 = stablehlo.add %84, %85 : tensor<f32>
      %87 = stablehlo.reshape %78 : (tensor<8x4xf32>) -> tensor<32xf32>
      %88 = stablehlo.reshape %78 : (tensor<8x4xf32>) -> tensor<32xf32>
      %89 = stablehlo.dot_general %87, %88, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
      %90 = stablehlo.add %86, %89 : tensor<f32>
      %91 = "stablehlo.all_reduce"(%90) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %159 = stablehlo.add %arg20, %arg21 : tensor<f32>
        stablehlo.return %159 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %92 = stablehlo.sqrt %91 : tensor<f32>
      %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %94 = stablehlo.multiply %93, %arg14 : tensor<8xf32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %95 = stablehlo.divide %cst_23, %92 : tensor<f32>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.minimum %cst_24, %95 : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %98 = stablehlo.multiply %69, %97 : tensor<8xf32>
      %99 = stablehlo.add %94, %98 : tensor<8xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
      %101 = stablehlo.multiply %100, %arg15 : tensor<4x16xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %102 = stablehlo.divide %cst_26, %92 : tensor<f32>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %103 = stablehlo.minimum %cst_27, %102 : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
      %105 = stablehlo.multiply %72, %104 : tensor<4x16xf32>
      %106 = stablehlo.add %101, %105 : tensor<4x16xf32>
      %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %108 = stablehlo.multiply %107, %arg16 : tensor<2xf32>
      %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %109 = stablehlo.divide %cst_29, %92 : tensor<f32>
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %110 = stablehlo.minimum %cst_30, %109 : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %112 = stablehlo.multiply %75, %111 : tensor<2xf32>
      %113 = stablehlo.add %108, %112 : tensor<2xf32>
      %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
      %115 = stablehlo.multiply %114, %arg17 : tensor<8x4xf32>
      %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %116 = stablehlo.divide %cst_32, %92 : tensor<f32>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %117 = stablehlo.minimum %cst_33, %116 : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
      %119 = stablehlo.multiply %78, %118 : tensor<8x4xf32>
      %120 = stablehlo.add %115, %119 : tensor<8x4xf32>
      %c_34 = stablehlo.constant dense<8> : tensor<i32>
      %121 = stablehlo.multiply %4, %c_34 : tensor<i32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %122 = stablehlo.compare LT, %121, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_36 = stablehlo.constant dense<16> : tensor<i32>
      %123 = stablehlo.add %121, %c_36 : tensor<i32>
      %124 = stablehlo.select %122, %123, %121 : tensor<i1>, tensor<i32>
      %125 = stablehlo.dynamic_slice %arg10, %124, sizes = [8] : (tensor<16xf32>, tensor<i32>) -> tensor<8xf32>
      %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %127 = stablehlo.multiply %126, %99 : tensor<8xf32>
      %128 = stablehlo.subtract %125, %127 : tensor<8xf32>
      %129 = "stablehlo.all_gather"(%128) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<8xf32>) -> tensor<16xf32>
      %c_38 = stablehlo.constant dense<4> : tensor<i32>
      %130 = stablehlo.multiply %4, %c_38 : tensor<i32>
      %c_39 = stablehlo.constant dense<0> : tensor<i32>
      %131 = stablehlo.compare LT, %130, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_40 = stablehlo.constant dense<8> : tensor<i32>
      %132 = stablehlo.add %130, %c_40 : tensor<i32>
      %133 = stablehlo.select %131, %132, %130 : tensor<i1>, tensor<i32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %134 = stablehlo.dynamic_slice %arg11, %133, %c_41, sizes = [4, 16] : (tensor<8x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
      %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
      %136 = stablehlo.multiply %135, %106 : tensor<4x16xf32>
      %137 = stablehlo.subtract %134, %136 : tensor<4x16xf32>
      %138 = "stablehlo.all_gather"(%137) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<4x16xf32>) -> tensor<8x16xf32>
      %c_43 = stablehlo.constant dense<2> : tensor<i32>
      %139 = stablehlo.multiply %4, %c_43 : tensor<i32>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %140 = stablehlo.compare LT, %139, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_45 = stablehlo.constant dense<4> : tensor<i32>
      %141 = stablehlo.add %139, %c_45 : tensor<i32>
      %142 = stablehlo.select %140, %141, %139 : tensor<i1>, tensor<i32>
      %143 = stablehlo.dynamic_slice %arg12, %142, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
      %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %145 = stablehlo.multiply %144, %113 : tensor<2xf32>
      %146 = stablehlo.subtract %143, %145 : tensor<2xf32>
      %147 = "stablehlo.all_gather"(%146) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<2xf32>) -> tensor<4xf32>
      %c_47 = stablehlo.constant dense<8> : tensor<i32>
      %148 = stablehlo.multiply %4, %c_47 : tensor<i32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %149 = stablehlo.compare LT, %148, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_49 = stablehlo.constant dense<16> : tensor<i32>
      %150 = stablehlo.add %148, %c_49 : tensor<i32>
      %151 = stablehlo.select %149, %150, %148 : tensor<i1>, tensor<i32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %152 = stablehlo.dynamic_slice %arg13, %151, %c_50, sizes = [8, 4] : (tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
      %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
      %154 = stablehlo.multiply %153, %120 : tensor<8x4xf32>
      %155 = stablehlo.subtract %152, %154 : tensor<8x4xf32>
      %156 = "stablehlo.all_gather"(%155) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> : (tensor<8x4xf32>) -> tensor<16x4xf32>
      %157 = "stablehlo.all_reduce"(%40) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %159 = stablehlo.add %arg20, %arg21 : tensor<f32>
        stablehlo.return %159 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %158 = stablehlo.divide %157, %cst_52 : tensor<f32>
      sdy.return %129, %138, %147, %156, %99, %106, %113, %120, %158 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8xf32>, tensor<4x16xf32>, tensor<2xf32>, tensor<8x4xf32>, tensor<f32>
    } : (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<12x8xf32>, tensor<12xi32>) -> (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
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
