module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4xf32>, %arg3: tensor<16x4xf32>, %arg4: tensor<i32>, %arg5: tensor<16xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<4xf32>, %arg8: tensor<16x4xf32>, %arg9: tensor<16xf32>, %arg10: tensor<8x16xf32>, %arg11: tensor<4xf32>, %arg12: tensor<16x4xf32>, %arg13: tensor<12x8xf32>, %arg14: tensor<12xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<16xf32> {jax.result_info = "result[1][0].mu['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1][0].mu['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1][0].mu['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1][0].mu['out']['w']"}, tensor<16xf32> {jax.result_info = "result[1][0].nu['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1][0].nu['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1][0].nu['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1][0].nu['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16xf32>) -> tensor<16xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<16xf32>
    %2 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %4 = stablehlo.custom_call @Sharding(%arg2) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.custom_call @SPMDFullToShardShape(%4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %6 = stablehlo.custom_call @Sharding(%arg3) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %7 = stablehlo.custom_call @SPMDFullToShardShape(%6) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %8 = stablehlo.custom_call @Sharding(%arg4) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<i32>) -> tensor<i32>
    %9 = stablehlo.custom_call @SPMDFullToShardShape(%8) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.custom_call @Sharding(%arg5) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16xf32>) -> tensor<16xf32>
    %11 = stablehlo.custom_call @SPMDFullToShardShape(%10) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<16xf32>
    %12 = stablehlo.custom_call @Sharding(%arg6) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %13 = stablehlo.custom_call @SPMDFullToShardShape(%12) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %14 = stablehlo.custom_call @Sharding(%arg7) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %15 = stablehlo.custom_call @SPMDFullToShardShape(%14) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %16 = stablehlo.custom_call @Sharding(%arg8) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %17 = stablehlo.custom_call @SPMDFullToShardShape(%16) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %18 = stablehlo.custom_call @Sharding(%arg9) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16xf32>) -> tensor<16xf32>
    %19 = stablehlo.custom_call @SPMDFullToShardShape(%18) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<16xf32>
    %20 = stablehlo.custom_call @Sharding(%arg10) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %21 = stablehlo.custom_call @SPMDFullToShardShape(%20) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %22 = stablehlo.custom_call @Sharding(%arg11) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %23 = stablehlo.custom_call @SPMDFullToShardShape(%22) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %24 = stablehlo.custom_call @Sharding(%arg12) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %25 = stablehlo.custom_call @SPMDFullToShardShape(%24) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %26 = stablehlo.custom_call @Sharding(%arg13) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<12x8xf32>) -> tensor<12x8xf32>
    %27 = stablehlo.custom_call @SPMDFullToShardShape(%26) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<12x8xf32>) -> tensor<6x8xf32>
    %28 = stablehlo.custom_call @Sharding(%arg14) {backend_config = "", mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<12xi32>) -> tensor<12xi32>
    %29 = stablehlo.custom_call @SPMDFullToShardShape(%28) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<12xi32>) -> tensor<6xi32>
    %30:14 = call @shmap_body(%1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %25, %27, %29) : (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<6x8xf32>, tensor<6xi32>) -> (tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>)
    %31 = stablehlo.custom_call @Sharding(%30#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<16xf32>
    %32 = stablehlo.custom_call @SPMDShardToFullShape(%31) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16xf32>) -> tensor<16xf32>
    %33 = stablehlo.custom_call @Sharding(%30#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %34 = stablehlo.custom_call @SPMDShardToFullShape(%33) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %35 = stablehlo.custom_call @Sharding(%30#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %36 = stablehlo.custom_call @SPMDShardToFullShape(%35) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %37 = stablehlo.custom_call @Sharding(%30#3) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %38 = stablehlo.custom_call @SPMDShardToFullShape(%37) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %39 = stablehlo.custom_call @Sharding(%30#4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %40 = stablehlo.custom_call @SPMDShardToFullShape(%39) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<i32>) -> tensor<i32>
    %41 = stablehlo.custom_call @Sharding(%30#5) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<16xf32>
    %42 = stablehlo.custom_call @SPMDShardToFullShape(%41) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16xf32>) -> tensor<16xf32>
    %43 = stablehlo.custom_call @Sharding(%30#6) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %44 = stablehlo.custom_call @SPMDShardToFullShape(%43) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %45 = stablehlo.custom_call @Sharding(%30#7) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %46 = stablehlo.custom_call @SPMDShardToFullShape(%45) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %47 = stablehlo.custom_call @Sharding(%30#8) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %48 = stablehlo.custom_call @SPMDShardToFullShape(%47) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %49 = stablehlo.custom_call @Sharding(%30#9) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<16xf32>
    %50 = stablehlo.custom_call @SPMDShardToFullShape(%49) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16xf32>) -> tensor<16xf32>
    %51 = stablehlo.custom_call @Sharding(%30#10) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %52 = stablehlo.custom_call @SPMDShardToFullShape(%51) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %53 = stablehlo.custom_call @Sharding(%30#11) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %54 = stablehlo.custom_call @SPMDShardToFullShape(%53) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %55 = stablehlo.custom_call @Sharding(%30#12) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %56 = stablehlo.custom_call @SPMDShardToFullShape(%55) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %57 = stablehlo.custom_call @Sharding(%30#13) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<f32>) -> tensor<f32>
    %58 = stablehlo.custom_call @SPMDShardToFullShape(%57) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<f32>) -> tensor<f32>
    return %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54, %56, %58 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @shmap_body(%arg0: tensor<16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4xf32>, %arg3: tensor<16x4xf32>, %arg4: tensor<i32>, %arg5: tensor<16xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<4xf32>, %arg8: tensor<16x4xf32>, %arg9: tensor<16xf32>, %arg10: tensor<8x16xf32>, %arg11: tensor<4xf32>, %arg12: tensor<16x4xf32>, %arg13: tensor<6x8xf32>, %arg14: tensor<6xi32>) -> (tensor<16xf32> {jax.result_info = "[None]"}, tensor<8x16xf32> {jax.result_info = "[None, None]"}, tensor<4xf32> {jax.result_info = "[None]"}, tensor<16x4xf32> {jax.result_info = "[None, None]"}, tensor<i32> {jax.result_info = "[]"}, tensor<16xf32> {jax.result_info = "[None]"}, tensor<8x16xf32> {jax.result_info = "[None, None]"}, tensor<4xf32> {jax.result_info = "[None]"}, tensor<16x4xf32> {jax.result_info = "[None, None]"}, tensor<16xf32> {jax.result_info = "[None]"}, tensor<8x16xf32> {jax.result_info = "[None, None]"}, tensor<4xf32> {jax.result_info = "[None]"}, tensor<16x4xf32> {jax.result_info = "[None, None]"}, tensor<f32> {jax.result_info = "[]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x16xf32>
    %4 = stablehlo.tanh %3 : tensor<6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<6x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x4xf32>) -> tensor<6x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<6x4xf32>
    %18 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %19:2 = call @take_along_axis(%17, %18) : (tensor<6x4xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20:2 = call @_take(%19#0, %c) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
    %21 = stablehlo.exponential %17 : tensor<6x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %23 = stablehlo.log %22 : tensor<6xf32>
    %24 = stablehlo.subtract %23, %20#0 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_4 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %28 = stablehlo.divide %27, %cst_4 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.negate %29 : tensor<6xf32>
    %31 = stablehlo.divide %29, %22 : tensor<6xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %33 = stablehlo.multiply %32, %21 : tensor<6x4xf32>
    %34 = call @_take_0(%20#1, %30) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    %35 = call @take_along_axis_1(%19#1, %34) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
    %36 = stablehlo.add %33, %35 : tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.reshape %37 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x16xf32>) -> tensor<4x16xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %42 = stablehlo.dot_general %36, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<16x4xf32>) -> tensor<6x16xf32>
    %43 = stablehlo.multiply %42, %7 : tensor<6x16xf32>
    %44 = stablehlo.multiply %43, %4 : tensor<6x16xf32>
    %45 = stablehlo.add %43, %44 : tensor<6x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.reshape %46 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %49 = stablehlo.dot_general %45, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %51 = "stablehlo.all_reduce"(%26) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %182 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %182 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.all_reduce"(%48) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %182 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %182 : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %53 = "stablehlo.all_reduce"(%50) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %182 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %182 : tensor<f32>
    }) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %54 = "stablehlo.all_reduce"(%39) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %182 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %182 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %55 = "stablehlo.all_reduce"(%41) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %182 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %182 : tensor<f32>
    }) : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %51, %cst_9 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %58 = stablehlo.divide %52, %57 : tensor<16xf32>
    %59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %60 = stablehlo.divide %53, %59 : tensor<8x16xf32>
    %61 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %62 = stablehlo.divide %54, %61 : tensor<4xf32>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %64 = stablehlo.divide %55, %63 : tensor<16x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.multiply %65, %58 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.multiply %67, %arg5 : tensor<16xf32>
    %69 = stablehlo.add %66, %68 : tensor<16xf32>
    %70 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %71 = stablehlo.multiply %70, %60 : tensor<8x16xf32>
    %72 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %73 = stablehlo.multiply %72, %arg6 : tensor<8x16xf32>
    %74 = stablehlo.add %71, %73 : tensor<8x16xf32>
    %75 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %76 = stablehlo.multiply %75, %62 : tensor<4xf32>
    %77 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %78 = stablehlo.multiply %77, %arg7 : tensor<4xf32>
    %79 = stablehlo.add %76, %78 : tensor<4xf32>
    %80 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %81 = stablehlo.multiply %80, %64 : tensor<16x4xf32>
    %82 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %83 = stablehlo.multiply %82, %arg8 : tensor<16x4xf32>
    %84 = stablehlo.add %81, %83 : tensor<16x4xf32>
    %85 = stablehlo.multiply %58, %58 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %89 = stablehlo.multiply %88, %arg9 : tensor<16xf32>
    %90 = stablehlo.add %87, %89 : tensor<16xf32>
    %91 = stablehlo.multiply %60, %60 : tensor<8x16xf32>
    %92 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<8x16xf32>
    %94 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %95 = stablehlo.multiply %94, %arg10 : tensor<8x16xf32>
    %96 = stablehlo.add %93, %95 : tensor<8x16xf32>
    %97 = stablehlo.multiply %62, %62 : tensor<4xf32>
    %98 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<4xf32>
    %100 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %101 = stablehlo.multiply %100, %arg11 : tensor<4xf32>
    %102 = stablehlo.add %99, %101 : tensor<4xf32>
    %103 = stablehlo.multiply %64, %64 : tensor<16x4xf32>
    %104 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<16x4xf32>
    %106 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %107 = stablehlo.multiply %106, %arg12 : tensor<16x4xf32>
    %108 = stablehlo.add %105, %107 : tensor<16x4xf32>
    %c_14 = stablehlo.constant dense<2147483647> : tensor<i32>
    %109 = stablehlo.compare  LT, %arg4, %c_14,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %110 = stablehlo.add %arg4, %c_15 : tensor<i32>
    %111 = call @_where_2(%109, %110, %c_14) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.convert %111 : (tensor<i32>) -> tensor<f32>
    %113 = stablehlo.power %cst_16, %112 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.subtract %cst_17, %113 : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %116 = stablehlo.divide %69, %115 : tensor<16xf32>
    %117 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %118 = stablehlo.divide %74, %117 : tensor<8x16xf32>
    %119 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %120 = stablehlo.divide %79, %119 : tensor<4xf32>
    %121 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %122 = stablehlo.divide %84, %121 : tensor<16x4xf32>
    %cst_18 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %123 = stablehlo.convert %111 : (tensor<i32>) -> tensor<f32>
    %124 = stablehlo.power %cst_18, %123 : tensor<f32>
    %125 = stablehlo.subtract %cst_17, %124 : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.divide %90, %126 : tensor<16xf32>
    %128 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %129 = stablehlo.divide %96, %128 : tensor<8x16xf32>
    %130 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %131 = stablehlo.divide %102, %130 : tensor<4xf32>
    %132 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %133 = stablehlo.divide %108, %132 : tensor<16x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %135 = stablehlo.add %127, %134 : tensor<16xf32>
    %136 = stablehlo.sqrt %135 : tensor<16xf32>
    %cst_20 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %138 = stablehlo.add %136, %137 : tensor<16xf32>
    %139 = stablehlo.divide %116, %138 : tensor<16xf32>
    %140 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %141 = stablehlo.add %129, %140 : tensor<8x16xf32>
    %142 = stablehlo.sqrt %141 : tensor<8x16xf32>
    %143 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %144 = stablehlo.add %142, %143 : tensor<8x16xf32>
    %145 = stablehlo.divide %118, %144 : tensor<8x16xf32>
    %146 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %147 = stablehlo.add %131, %146 : tensor<4xf32>
    %148 = stablehlo.sqrt %147 : tensor<4xf32>
    %149 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %150 = stablehlo.add %148, %149 : tensor<4xf32>
    %151 = stablehlo.divide %120, %150 : tensor<4xf32>
    %152 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %153 = stablehlo.add %133, %152 : tensor<16x4xf32>
    %154 = stablehlo.sqrt %153 : tensor<16x4xf32>
    %155 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %156 = stablehlo.add %154, %155 : tensor<16x4xf32>
    %157 = stablehlo.divide %122, %156 : tensor<16x4xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %159 = stablehlo.multiply %158, %arg0 : tensor<16xf32>
    %160 = stablehlo.add %139, %159 : tensor<16xf32>
    %161 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %162 = stablehlo.multiply %161, %arg1 : tensor<8x16xf32>
    %163 = stablehlo.add %145, %162 : tensor<8x16xf32>
    %164 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %165 = stablehlo.multiply %164, %arg2 : tensor<4xf32>
    %166 = stablehlo.add %151, %165 : tensor<4xf32>
    %167 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %168 = stablehlo.multiply %167, %arg3 : tensor<16x4xf32>
    %169 = stablehlo.add %157, %168 : tensor<16x4xf32>
    %cst_22 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %171 = stablehlo.multiply %170, %160 : tensor<16xf32>
    %172 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %173 = stablehlo.multiply %172, %163 : tensor<8x16xf32>
    %174 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %175 = stablehlo.multiply %174, %166 : tensor<4xf32>
    %176 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %177 = stablehlo.multiply %176, %169 : tensor<16x4xf32>
    %178 = stablehlo.add %arg0, %171 : tensor<16xf32>
    %179 = stablehlo.add %arg1, %173 : tensor<8x16xf32>
    %180 = stablehlo.add %arg2, %175 : tensor<4xf32>
    %181 = stablehlo.add %arg3, %177 : tensor<16x4xf32>
    return %178, %179, %180, %181, %111, %69, %74, %79, %84, %90, %96, %102, %108, %56 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
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
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %2 = "stablehlo.scatter"(%1, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    return %2 : tensor<6x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %2 = "stablehlo.scatter"(%1, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x4xf32>
    return %2 : tensor<6x4xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
