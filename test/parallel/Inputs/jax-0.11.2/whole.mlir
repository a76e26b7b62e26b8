module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  sdy.mesh @mesh_0 = <["dp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4xf32>, %arg3: tensor<16x4xf32>, %arg4: tensor<i32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>}, %arg5: tensor<16xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<4xf32>, %arg8: tensor<16x4xf32>, %arg9: tensor<16xf32>, %arg10: tensor<8x16xf32>, %arg11: tensor<4xf32>, %arg12: tensor<16x4xf32>, %arg13: tensor<12x8xf32>, %arg14: tensor<12xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<16xf32> {jax.result_info = "result[1][0].mu['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1][0].mu['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1][0].mu['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1][0].mu['out']['w']"}, tensor<16xf32> {jax.result_info = "result[1][0].nu['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1][0].nu['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1][0].nu['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1][0].nu['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0:14 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>] out_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, []>] manual_axes={"dp"} (%arg15: tensor<16xf32>, %arg16: tensor<8x16xf32>, %arg17: tensor<4xf32>, %arg18: tensor<16x4xf32>, %arg19: tensor<i32>, %arg20: tensor<16xf32>, %arg21: tensor<8x16xf32>, %arg22: tensor<4xf32>, %arg23: tensor<16x4xf32>, %arg24: tensor<16xf32>, %arg25: tensor<8x16xf32>, %arg26: tensor<4xf32>, %arg27: tensor<16x4xf32>, %arg28: tensor<6x8xf32>, %arg29: tensor<6xi32>) {
      %1 = stablehlo.dot_general %arg28, %arg16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
      %2 = stablehlo.broadcast_in_dim %arg15, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
      %4 = stablehlo.add %1, %3 : tensor<6x16xf32>
      %5 = stablehlo.tanh %4 : tensor<6x16xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x16xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x16xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x16xf32>
      %11 = stablehlo.dot_general %5, %arg18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x4xf32>) -> tensor<6x4xf32>
      %12 = stablehlo.broadcast_in_dim %arg17, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
      %14 = stablehlo.add %11, %13 : tensor<6x4xf32>
      %15 = stablehlo.broadcast_in_dim %arg29, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %16:2 = func.call @take_along_axis(%14, %15) : (tensor<6x4xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
      %c = stablehlo.constant dense<0> : tensor<i32>
      %17:2 = func.call @_take(%16#0, %c) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %18 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %20 = stablehlo.maximum %19, %18 : tensor<6xf32>
      %21 = stablehlo.is_finite %20 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %23 = stablehlo.select %21, %20, %22 : tensor<6xi1>, tensor<6xf32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
      %26 = stablehlo.subtract %14, %25 : tensor<6x4xf32>
      %27 = stablehlo.exponential %26 : tensor<6x4xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
      %29 = stablehlo.abs %28 : tensor<6xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %31 = stablehlo.compare GE, %28, %30, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %32 = stablehlo.log %29 : tensor<6xf32>
      %33 = stablehlo.add %32, %23 : tensor<6xf32>
      %34 = stablehlo.subtract %33, %17#0 : tensor<6xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %36 = stablehlo.divide %35, %cst_7 : tensor<f32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_9 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %37 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %39 = stablehlo.negate %38 : tensor<6xf32>
      %40 = stablehlo.divide %38, %29 : tensor<6xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %42 = stablehlo.select %31, %41, %40 : tensor<6xi1>, tensor<6xf32>
      %43 = stablehlo.select %31, %40, %41 : tensor<6xi1>, tensor<6xf32>
      %44 = stablehlo.negate %42 : tensor<6xf32>
      %45 = stablehlo.add %43, %44 : tensor<6xf32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
      %47 = stablehlo.multiply %46, %27 : tensor<6x4xf32>
      %48 = func.call @_take_0(%17#1, %39) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
      %49 = func.call @take_along_axis_1(%16#1, %48) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
      %50 = stablehlo.add %47, %49 : tensor<6x4xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
      %52 = stablehlo.reshape %51 : (tensor<4xf32>) -> tensor<1x4xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %54 = stablehlo.dot_general %50, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x16xf32>) -> tensor<4x16xf32>
      %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
      %56 = stablehlo.dot_general %50, %arg18, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<16x4xf32>) -> tensor<6x16xf32>
      %57 = stablehlo.multiply %56, %10 : tensor<6x16xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %58 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %59 = stablehlo.reshape %58 : (tensor<16xf32>) -> tensor<1x16xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %60 = stablehlo.reduce(%59 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %61 = stablehlo.dot_general %57, %arg28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
      %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
      %63 = "stablehlo.all_reduce"(%36) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
        %194 = stablehlo.add %arg30, %arg31 : tensor<f32>
        stablehlo.return %194 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %64 = "stablehlo.all_reduce"(%60) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
        %194 = stablehlo.add %arg30, %arg31 : tensor<f32>
        stablehlo.return %194 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %65 = "stablehlo.all_reduce"(%62) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
        %194 = stablehlo.add %arg30, %arg31 : tensor<f32>
        stablehlo.return %194 : tensor<f32>
      }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
      %66 = "stablehlo.all_reduce"(%53) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
        %194 = stablehlo.add %arg30, %arg31 : tensor<f32>
        stablehlo.return %194 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %67 = "stablehlo.all_reduce"(%55) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "dp">]>, use_global_device_ids}> ({
      ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
        %194 = stablehlo.add %arg30, %arg31 : tensor<f32>
        stablehlo.return %194 : tensor<f32>
      }) : (tensor<16x4xf32>) -> tensor<16x4xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %68 = stablehlo.divide %63, %cst_15 : tensor<f32>
      %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %70 = stablehlo.divide %64, %69 : tensor<16xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %72 = stablehlo.divide %65, %71 : tensor<8x16xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %74 = stablehlo.divide %66, %73 : tensor<4xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %76 = stablehlo.divide %67, %75 : tensor<16x4xf32>
      %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %78 = stablehlo.multiply %77, %70 : tensor<16xf32>
      %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %80 = stablehlo.multiply %79, %arg20 : tensor<16xf32>
      %81 = stablehlo.add %78, %80 : tensor<16xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %83 = stablehlo.multiply %82, %72 : tensor<8x16xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %85 = stablehlo.multiply %84, %arg21 : tensor<8x16xf32>
      %86 = stablehlo.add %83, %85 : tensor<8x16xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %88 = stablehlo.multiply %87, %74 : tensor<4xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %90 = stablehlo.multiply %89, %arg22 : tensor<4xf32>
      %91 = stablehlo.add %88, %90 : tensor<4xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %93 = stablehlo.multiply %92, %76 : tensor<16x4xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %95 = stablehlo.multiply %94, %arg23 : tensor<16x4xf32>
      %96 = stablehlo.add %93, %95 : tensor<16x4xf32>
      %97 = stablehlo.multiply %70, %70 : tensor<16xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %99 = stablehlo.multiply %98, %97 : tensor<16xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %101 = stablehlo.multiply %100, %arg24 : tensor<16xf32>
      %102 = stablehlo.add %99, %101 : tensor<16xf32>
      %103 = stablehlo.multiply %72, %72 : tensor<8x16xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %105 = stablehlo.multiply %104, %103 : tensor<8x16xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %107 = stablehlo.multiply %106, %arg25 : tensor<8x16xf32>
      %108 = stablehlo.add %105, %107 : tensor<8x16xf32>
      %109 = stablehlo.multiply %74, %74 : tensor<4xf32>
      %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %111 = stablehlo.multiply %110, %109 : tensor<4xf32>
      %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %113 = stablehlo.multiply %112, %arg26 : tensor<4xf32>
      %114 = stablehlo.add %111, %113 : tensor<4xf32>
      %115 = stablehlo.multiply %76, %76 : tensor<16x4xf32>
      %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %117 = stablehlo.multiply %116, %115 : tensor<16x4xf32>
      %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %119 = stablehlo.multiply %118, %arg27 : tensor<16x4xf32>
      %120 = stablehlo.add %117, %119 : tensor<16x4xf32>
      %c_36 = stablehlo.constant dense<2147483647> : tensor<i32>
      %121 = stablehlo.compare LT, %arg19, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %122 = stablehlo.add %arg19, %c_37 : tensor<i32>
      %c_38 = stablehlo.constant dense<2147483647> : tensor<i32>
      %123 = func.call @_where_2(%121, %122, %c_38) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %124 = stablehlo.convert %123 : (tensor<i32>) -> tensor<f32>
      %125 = stablehlo.power %cst_39, %124 : tensor<f32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %126 = stablehlo.subtract %cst_40, %125 : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %128 = stablehlo.divide %81, %127 : tensor<16xf32>
      %129 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %130 = stablehlo.divide %86, %129 : tensor<8x16xf32>
      %131 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %132 = stablehlo.divide %91, %131 : tensor<4xf32>
      %133 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %134 = stablehlo.divide %96, %133 : tensor<16x4xf32>
      %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %135 = stablehlo.convert %123 : (tensor<i32>) -> tensor<f32>
      %136 = stablehlo.power %cst_41, %135 : tensor<f32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %137 = stablehlo.subtract %cst_42, %136 : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %139 = stablehlo.divide %102, %138 : tensor<16xf32>
      %140 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %141 = stablehlo.divide %108, %140 : tensor<8x16xf32>
      %142 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %143 = stablehlo.divide %114, %142 : tensor<4xf32>
      %144 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %145 = stablehlo.divide %120, %144 : tensor<16x4xf32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %147 = stablehlo.add %139, %146 : tensor<16xf32>
      %148 = stablehlo.sqrt %147 : tensor<16xf32>
      %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %150 = stablehlo.add %148, %149 : tensor<16xf32>
      %151 = stablehlo.divide %128, %150 : tensor<16xf32>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %153 = stablehlo.add %141, %152 : tensor<8x16xf32>
      %154 = stablehlo.sqrt %153 : tensor<8x16xf32>
      %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %156 = stablehlo.add %154, %155 : tensor<8x16xf32>
      %157 = stablehlo.divide %130, %156 : tensor<8x16xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %159 = stablehlo.add %143, %158 : tensor<4xf32>
      %160 = stablehlo.sqrt %159 : tensor<4xf32>
      %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %162 = stablehlo.add %160, %161 : tensor<4xf32>
      %163 = stablehlo.divide %132, %162 : tensor<4xf32>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %164 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %165 = stablehlo.add %145, %164 : tensor<16x4xf32>
      %166 = stablehlo.sqrt %165 : tensor<16x4xf32>
      %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %167 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %168 = stablehlo.add %166, %167 : tensor<16x4xf32>
      %169 = stablehlo.divide %134, %168 : tensor<16x4xf32>
      %cst_51 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %170 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %171 = stablehlo.multiply %170, %arg15 : tensor<16xf32>
      %172 = stablehlo.add %151, %171 : tensor<16xf32>
      %cst_52 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %174 = stablehlo.multiply %173, %arg16 : tensor<8x16xf32>
      %175 = stablehlo.add %157, %174 : tensor<8x16xf32>
      %cst_53 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %177 = stablehlo.multiply %176, %arg17 : tensor<4xf32>
      %178 = stablehlo.add %163, %177 : tensor<4xf32>
      %cst_54 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %180 = stablehlo.multiply %179, %arg18 : tensor<16x4xf32>
      %181 = stablehlo.add %169, %180 : tensor<16x4xf32>
      %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %182 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %183 = stablehlo.multiply %182, %172 : tensor<16xf32>
      %cst_56 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %184 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %185 = stablehlo.multiply %184, %175 : tensor<8x16xf32>
      %cst_57 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %187 = stablehlo.multiply %186, %178 : tensor<4xf32>
      %cst_58 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %188 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %189 = stablehlo.multiply %188, %181 : tensor<16x4xf32>
      %190 = stablehlo.add %arg15, %183 : tensor<16xf32>
      %191 = stablehlo.add %arg16, %185 : tensor<8x16xf32>
      %192 = stablehlo.add %arg17, %187 : tensor<4xf32>
      %193 = stablehlo.add %arg18, %189 : tensor<16x4xf32>
      sdy.return %190, %191, %192, %193, %123, %81, %86, %91, %96, %102, %108, %114, %120, %68 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
    } : (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<12x8xf32>, tensor<12xi32>) -> (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
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
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
