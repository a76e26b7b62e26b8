module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["tp"=2]> {stablehlo.mesh = {axes = [{name = "tp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<2x16xf32> {tf.aliasing_output = 0 : i32, zero.role = #zero.role<param "blocks/attn/out/bias" next = 0>}, %arg1: tensor<2x16x16xf32> {tf.aliasing_output = 1 : i32, zero.role = #zero.role<param "blocks/attn/out/kernel" next = 1>}, %arg2: tensor<2x48xf32> {tf.aliasing_output = 2 : i32, zero.role = #zero.role<param "blocks/attn/qkv/bias" next = 2>}, %arg3: tensor<2x16x48xf32> {tf.aliasing_output = 3 : i32, zero.role = #zero.role<param "blocks/attn/qkv/kernel" next = 3>}, %arg4: tensor<2x16xf32> {tf.aliasing_output = 4 : i32, zero.role = #zero.role<param "blocks/ln_1/bias" next = 4>}, %arg5: tensor<2x16xf32> {tf.aliasing_output = 5 : i32, zero.role = #zero.role<param "blocks/ln_1/scale" next = 5>}, %arg6: tensor<2x16xf32> {tf.aliasing_output = 6 : i32, zero.role = #zero.role<param "blocks/ln_2/bias" next = 6>}, %arg7: tensor<2x16xf32> {tf.aliasing_output = 7 : i32, zero.role = #zero.role<param "blocks/ln_2/scale" next = 7>}, %arg8: tensor<2x16xf32> {tf.aliasing_output = 8 : i32, zero.role = #zero.role<param "blocks/mlp/down/bias" next = 8>}, %arg9: tensor<2x64x16xf32> {tf.aliasing_output = 9 : i32, zero.role = #zero.role<param "blocks/mlp/down/kernel" next = 9>}, %arg10: tensor<2x64xf32> {tf.aliasing_output = 10 : i32, zero.role = #zero.role<param "blocks/mlp/up/bias" next = 10>}, %arg11: tensor<2x16x64xf32> {tf.aliasing_output = 11 : i32, zero.role = #zero.role<param "blocks/mlp/up/kernel" next = 11>}, %arg12: tensor<16xf32> {tf.aliasing_output = 12 : i32, zero.role = #zero.role<param "ln_f/bias" next = 12>}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32, zero.role = #zero.role<param "ln_f/scale" next = 13>}, %arg14: tensor<8x16xf32> {tf.aliasing_output = 14 : i32, zero.role = #zero.role<param "wpe" next = 14>}, %arg15: tensor<32x16xf32> {tf.aliasing_output = 15 : i32, zero.role = #zero.role<param "wte" next = 15>}, %arg16: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg17: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<2x16xf32> {jax.result_info = "result[0].params['blocks']['attn']['out']['bias']"}, tensor<2x16x16xf32> {jax.result_info = "result[0].params['blocks']['attn']['out']['kernel']"}, tensor<2x48xf32> {jax.result_info = "result[0].params['blocks']['attn']['qkv']['bias']"}, tensor<2x16x48xf32> {jax.result_info = "result[0].params['blocks']['attn']['qkv']['kernel']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['blocks']['ln_1']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['blocks']['ln_1']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['blocks']['ln_2']['bias']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['blocks']['ln_2']['scale']"}, tensor<2x16xf32> {jax.result_info = "result[0].params['blocks']['mlp']['down']['bias']"}, tensor<2x64x16xf32> {jax.result_info = "result[0].params['blocks']['mlp']['down']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0].params['blocks']['mlp']['up']['bias']"}, tensor<2x16x64xf32> {jax.result_info = "result[0].params['blocks']['mlp']['up']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0].params['ln_f']['bias']"}, tensor<16xf32> {jax.result_info = "result[0].params['ln_f']['scale']"}, tensor<8x16xf32> {jax.result_info = "result[0].params['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0].params['wte']"}, tensor<f32> {jax.result_info = "result[1][0]", zero.role = #zero.role<metric "loss">}) {
    %0:17 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {"tp"}, {}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}, {"tp"}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {"tp"}, {}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}, {"tp"}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {"tp"}, {}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}, {"tp"}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {"tp"}, {}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}, {"tp"}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, []>] manual_axes={"tp"} (%arg18: tensor<2x16xf32>, %arg19: tensor<2x8x16xf32>, %arg20: tensor<2x24xf32>, %arg21: tensor<2x16x24xf32>, %arg22: tensor<2x16xf32>, %arg23: tensor<2x16xf32>, %arg24: tensor<2x16xf32>, %arg25: tensor<2x16xf32>, %arg26: tensor<2x16xf32>, %arg27: tensor<2x32x16xf32>, %arg28: tensor<2x32xf32>, %arg29: tensor<2x16x32xf32>, %arg30: tensor<16xf32>, %arg31: tensor<16xf32>, %arg32: tensor<8x16xf32>, %arg33: tensor<32x16xf32>, %arg34: tensor<12x8xi32>, %arg35: tensor<12x8xi32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
      %2 = stablehlo.compare LT, %arg34, %1, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
      %c_0 = stablehlo.constant dense<32> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
      %4 = stablehlo.add %arg34, %3 : tensor<12x8xi32>
      %5 = stablehlo.select %2, %4, %arg34 : tensor<12x8xi1>, tensor<12x8xi32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
      %7 = "stablehlo.gather"(%arg33, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<12x8x1xi32>) -> tensor<12x8x16xf32>
      %8 = stablehlo.broadcast_in_dim %arg32, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<12x8x16xf32>
      %10 = stablehlo.add %7, %9 : tensor<12x8x16xf32>
      %cst = stablehlo.constant dense<2.82842708> : tensor<f32>
      %c_1 = stablehlo.constant dense<true> : tensor<i1>
      %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
      %12 = func.call @tril(%11) : (tensor<8x8xi1>) -> tensor<8x8xi1>
      %cst_2 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %13:3 = func.call @_where(%12, %cst_2) : (tensor<8x8xi1>, tensor<f32>) -> (tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<12x1x8x8xf32>)
      %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %cst_5 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %cst_6 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x1x1x16xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x12x8x1x8xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x12x8x1x8xf32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x12x1x8x8xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x12x1x8x1xf32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x12x1x8x1xf32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x12x1x8x8xf32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x12x8x1x8xf32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x12x8x8xf32>
      %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x12x8x1xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x1x1x16xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x12x8x16xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x12x8x32xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x12x8x32xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x12x8x32xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x12x8x32xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x12x8x32xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x12x8x32xf32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %42:52 = stablehlo.while(%iterArg = %arg18, %iterArg_114 = %arg19, %iterArg_115 = %arg20, %iterArg_116 = %arg21, %iterArg_117 = %arg22, %iterArg_118 = %arg23, %iterArg_119 = %arg24, %iterArg_120 = %arg25, %iterArg_121 = %arg26, %iterArg_122 = %arg27, %iterArg_123 = %arg28, %iterArg_124 = %arg29, %iterArg_125 = %cst_9, %iterArg_126 = %cst_8, %iterArg_127 = %cst_6, %iterArg_128 = %cst_5, %iterArg_129 = %cst_3, %iterArg_130 = %cst, %iterArg_131 = %13#0, %iterArg_132 = %13#2, %iterArg_133 = %cst_4, %iterArg_134 = %cst_7, %iterArg_135 = %c_38, %iterArg_136 = %10, %iterArg_137 = %14, %iterArg_138 = %15, %iterArg_139 = %16, %iterArg_140 = %17, %iterArg_141 = %18, %iterArg_142 = %19, %iterArg_143 = %20, %iterArg_144 = %21, %iterArg_145 = %22, %iterArg_146 = %23, %iterArg_147 = %24, %iterArg_148 = %25, %iterArg_149 = %26, %iterArg_150 = %27, %iterArg_151 = %28, %iterArg_152 = %29, %iterArg_153 = %30, %iterArg_154 = %31, %iterArg_155 = %32, %iterArg_156 = %33, %iterArg_157 = %34, %iterArg_158 = %35, %iterArg_159 = %36, %iterArg_160 = %37, %iterArg_161 = %38, %iterArg_162 = %39, %iterArg_163 = %40, %iterArg_164 = %41) : tensor<2x16xf32>, tensor<2x8x16xf32>, tensor<2x24xf32>, tensor<2x16x24xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>, tensor<2x16x32xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x8x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x8x8xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>
      cond {
        %c_165 = stablehlo.constant dense<2> : tensor<i32>
        %278 = stablehlo.compare LT, %iterArg_135, %c_165, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %278 : tensor<i1>
      } do {
        %278 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_135) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %279 = func.call @dynamic_index_in_dim_0(%iterArg_114, %iterArg_135) : (tensor<2x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
        %280 = func.call @dynamic_index_in_dim_1(%iterArg_115, %iterArg_135) : (tensor<2x24xf32>, tensor<i32>) -> tensor<24xf32>
        %281 = func.call @dynamic_index_in_dim_2(%iterArg_116, %iterArg_135) : (tensor<2x16x24xf32>, tensor<i32>) -> tensor<16x24xf32>
        %282 = func.call @dynamic_index_in_dim(%iterArg_117, %iterArg_135) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %283 = func.call @dynamic_index_in_dim(%iterArg_118, %iterArg_135) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %284 = func.call @dynamic_index_in_dim(%iterArg_119, %iterArg_135) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %285 = func.call @dynamic_index_in_dim(%iterArg_120, %iterArg_135) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %286 = func.call @dynamic_index_in_dim(%iterArg_121, %iterArg_135) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %287 = func.call @dynamic_index_in_dim_3(%iterArg_122, %iterArg_135) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
        %288 = func.call @dynamic_index_in_dim_4(%iterArg_123, %iterArg_135) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
        %289 = func.call @dynamic_index_in_dim_5(%iterArg_124, %iterArg_135) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
        %290:29 = func.call @closed_call(%iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_136, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<f32>, tensor<f32>, tensor<12x8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>) -> (tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x1x8xf32>, tensor<12x8x1x8xf32>, tensor<12x1x8x8xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x8xf32>, tensor<12x8x1x8xf32>, tensor<12x8x8xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>)
        %291 = func.call @dynamic_update_index_in_dim(%iterArg_137, %290#1, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %292 = func.call @dynamic_update_index_in_dim_7(%iterArg_138, %290#2, %iterArg_135) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
        %293 = func.call @dynamic_update_index_in_dim_7(%iterArg_139, %290#3, %iterArg_135) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
        %294 = func.call @dynamic_update_index_in_dim(%iterArg_140, %290#4, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %295 = func.call @dynamic_update_index_in_dim_8(%iterArg_141, %290#5, %iterArg_135) : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
        %296 = func.call @dynamic_update_index_in_dim(%iterArg_142, %290#6, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %297 = func.call @dynamic_update_index_in_dim_9(%iterArg_143, %290#7, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %298 = func.call @dynamic_update_index_in_dim_10(%iterArg_144, %290#8, %iterArg_135) : (tensor<2x12x8x1x8xf32>, tensor<12x8x1x8xf32>, tensor<i32>) -> tensor<2x12x8x1x8xf32>
        %299 = func.call @dynamic_update_index_in_dim_10(%iterArg_145, %290#9, %iterArg_135) : (tensor<2x12x8x1x8xf32>, tensor<12x8x1x8xf32>, tensor<i32>) -> tensor<2x12x8x1x8xf32>
        %300 = func.call @dynamic_update_index_in_dim_11(%iterArg_146, %290#10, %iterArg_135) : (tensor<2x12x1x8x8xf32>, tensor<12x1x8x8xf32>, tensor<i32>) -> tensor<2x12x1x8x8xf32>
        %301 = func.call @dynamic_update_index_in_dim_12(%iterArg_147, %290#11, %iterArg_135) : (tensor<2x12x1x8x1xf32>, tensor<12x1x8x1xf32>, tensor<i32>) -> tensor<2x12x1x8x1xf32>
        %302 = func.call @dynamic_update_index_in_dim_12(%iterArg_148, %290#12, %iterArg_135) : (tensor<2x12x1x8x1xf32>, tensor<12x1x8x1xf32>, tensor<i32>) -> tensor<2x12x1x8x1xf32>
        %303 = func.call @dynamic_update_index_in_dim_11(%iterArg_149, %290#13, %iterArg_135) : (tensor<2x12x1x8x8xf32>, tensor<12x1x8x8xf32>, tensor<i32>) -> tensor<2x12x1x8x8xf32>
        %304 = func.call @dynamic_update_index_in_dim_10(%iterArg_150, %290#14, %iterArg_135) : (tensor<2x12x8x1x8xf32>, tensor<12x8x1x8xf32>, tensor<i32>) -> tensor<2x12x8x1x8xf32>
        %305 = func.call @dynamic_update_index_in_dim_13(%iterArg_151, %290#15, %iterArg_135) : (tensor<2x12x8x8xf32>, tensor<12x8x8xf32>, tensor<i32>) -> tensor<2x12x8x8xf32>
        %306 = func.call @dynamic_update_index_in_dim(%iterArg_152, %290#16, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %307 = func.call @dynamic_update_index_in_dim_7(%iterArg_153, %290#17, %iterArg_135) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
        %308 = func.call @dynamic_update_index_in_dim_7(%iterArg_154, %290#18, %iterArg_135) : (tensor<2x12x8x1xf32>, tensor<12x8x1xf32>, tensor<i32>) -> tensor<2x12x8x1xf32>
        %309 = func.call @dynamic_update_index_in_dim(%iterArg_155, %290#19, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %310 = func.call @dynamic_update_index_in_dim_8(%iterArg_156, %290#20, %iterArg_135) : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
        %311 = func.call @dynamic_update_index_in_dim(%iterArg_157, %290#21, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %312 = func.call @dynamic_update_index_in_dim_9(%iterArg_158, %290#22, %iterArg_135) : (tensor<2x12x8x16xf32>, tensor<12x8x16xf32>, tensor<i32>) -> tensor<2x12x8x16xf32>
        %313 = func.call @dynamic_update_index_in_dim_14(%iterArg_159, %290#23, %iterArg_135) : (tensor<2x12x8x32xf32>, tensor<12x8x32xf32>, tensor<i32>) -> tensor<2x12x8x32xf32>
        %314 = func.call @dynamic_update_index_in_dim_14(%iterArg_160, %290#24, %iterArg_135) : (tensor<2x12x8x32xf32>, tensor<12x8x32xf32>, tensor<i32>) -> tensor<2x12x8x32xf32>
        %315 = func.call @dynamic_update_index_in_dim_14(%iterArg_161, %290#25, %iterArg_135) : (tensor<2x12x8x32xf32>, tensor<12x8x32xf32>, tensor<i32>) -> tensor<2x12x8x32xf32>
        %316 = func.call @dynamic_update_index_in_dim_14(%iterArg_162, %290#26, %iterArg_135) : (tensor<2x12x8x32xf32>, tensor<12x8x32xf32>, tensor<i32>) -> tensor<2x12x8x32xf32>
        %317 = func.call @dynamic_update_index_in_dim_14(%iterArg_163, %290#27, %iterArg_135) : (tensor<2x12x8x32xf32>, tensor<12x8x32xf32>, tensor<i32>) -> tensor<2x12x8x32xf32>
        %318 = func.call @dynamic_update_index_in_dim_14(%iterArg_164, %290#28, %iterArg_135) : (tensor<2x12x8x32xf32>, tensor<12x8x32xf32>, tensor<i32>) -> tensor<2x12x8x32xf32>
        %c_165 = stablehlo.constant dense<1> : tensor<i32>
        %319 = stablehlo.add %iterArg_135, %c_165 : tensor<i32>
        stablehlo.return %iterArg, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %319, %290#0, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318 : tensor<2x16xf32>, tensor<2x8x16xf32>, tensor<2x24xf32>, tensor<2x16x24xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>, tensor<2x16x32xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x8x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x8x8xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>
      }
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.reduce(%42#23 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
      %cst_40 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %46 = stablehlo.divide %44, %45 : tensor<12x8x1xf32>
      %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
      %48 = stablehlo.subtract %42#23, %47 : tensor<12x8x16xf32>
      %49 = chlo.square %48 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
      %51 = stablehlo.multiply %50, %48 : tensor<12x8x16xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %52 = stablehlo.reduce(%49 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
      %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
      %cst_43 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %55 = stablehlo.divide %53, %54 : tensor<12x8x1xf32>
      %56 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
      %57 = stablehlo.subtract %42#23, %56 : tensor<12x8x16xf32>
      %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %59 = stablehlo.add %55, %58 : tensor<12x8x1xf32>
      %60 = stablehlo.rsqrt %59 : tensor<12x8x1xf32>
      %61 = stablehlo.divide %60, %59 : tensor<12x8x1xf32>
      %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %63 = stablehlo.multiply %62, %61 : tensor<12x8x1xf32>
      %64 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
      %65 = stablehlo.multiply %57, %64 : tensor<12x8x16xf32>
      %66 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
      %68 = stablehlo.multiply %65, %67 : tensor<12x8x16xf32>
      %69 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
      %71 = stablehlo.add %68, %70 : tensor<12x8x16xf32>
      %72 = stablehlo.dot_general %71, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<32x16xf32>) -> tensor<12x8x32xf32>
      %73:3 = func.call @log_softmax(%72) : (tensor<12x8x32xf32>) -> (tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>)
      %74 = func.call @_one_hot(%arg35) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
      %75 = stablehlo.multiply %73#0, %74 : tensor<12x8x32xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.reduce(%75 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %77 = stablehlo.reduce(%76 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
      %cst_48 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
      %78 = stablehlo.divide %77, %cst_48 : tensor<f32>
      %79 = stablehlo.negate %78 : tensor<f32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.negate %cst_49 : tensor<f32>
      %cst_50 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
      %81 = stablehlo.divide %80, %cst_50 : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x32xf32>
      %84 = stablehlo.multiply %83, %74 : tensor<12x8x32xf32>
      %85 = func.call @log_softmax_15(%73#1, %73#2, %84) : (tensor<12x8x32xf32>, tensor<12x8x1xf32>, tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
      %86 = stablehlo.dot_general %85, %71, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<12x8x16xf32>) -> tensor<32x16xf32>
      %87 = stablehlo.dot_general %85, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<32x16xf32>) -> tensor<12x8x16xf32>
      %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%87 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %89 = stablehlo.reshape %88 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.reduce(%89 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %91 = stablehlo.multiply %65, %87 : tensor<12x8x16xf32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.reduce(%91 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %93 = stablehlo.reshape %92 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %94 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
      %95 = stablehlo.multiply %87, %94 : tensor<12x8x16xf32>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.reduce(%93 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %97 = stablehlo.multiply %57, %95 : tensor<12x8x16xf32>
      %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %98 = stablehlo.reduce(%97 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
      %99 = stablehlo.reshape %98 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
      %100 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
      %101 = stablehlo.multiply %95, %100 : tensor<12x8x16xf32>
      %102 = stablehlo.multiply %99, %63 : tensor<12x8x1xf32>
      %103 = stablehlo.negate %101 : tensor<12x8x16xf32>
      %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %104 = stablehlo.reduce(%103 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
      %105 = stablehlo.reshape %104 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
      %cst_57 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %107 = stablehlo.divide %102, %106 : tensor<12x8x1xf32>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.reduce(%107 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
      %110 = stablehlo.multiply %109, %51 : tensor<12x8x16xf32>
      %111 = stablehlo.negate %110 : tensor<12x8x16xf32>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %112 = stablehlo.reduce(%111 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
      %113 = stablehlo.reshape %112 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
      %114 = stablehlo.add %101, %110 : tensor<12x8x16xf32>
      %115 = stablehlo.add %105, %113 : tensor<12x8x1xf32>
      %cst_60 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %117 = stablehlo.divide %115, %116 : tensor<12x8x1xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %118 = stablehlo.reduce(%117 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
      %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
      %120 = stablehlo.add %114, %119 : tensor<12x8x16xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x24xf32>
      %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x16x24xf32>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %133:52 = stablehlo.while(%iterArg = %42#24, %iterArg_114 = %42#25, %iterArg_115 = %42#26, %iterArg_116 = %42#27, %iterArg_117 = %42#28, %iterArg_118 = %42#29, %iterArg_119 = %arg21, %iterArg_120 = %42#30, %iterArg_121 = %42#31, %iterArg_122 = %42#32, %iterArg_123 = %42#33, %iterArg_124 = %42#34, %iterArg_125 = %42#35, %iterArg_126 = %42#36, %iterArg_127 = %42#37, %iterArg_128 = %arg19, %iterArg_129 = %42#38, %iterArg_130 = %42#39, %iterArg_131 = %42#40, %iterArg_132 = %42#41, %iterArg_133 = %42#42, %iterArg_134 = %42#43, %iterArg_135 = %42#44, %iterArg_136 = %arg29, %iterArg_137 = %42#45, %iterArg_138 = %42#46, %iterArg_139 = %42#47, %iterArg_140 = %42#48, %iterArg_141 = %42#49, %iterArg_142 = %42#50, %iterArg_143 = %arg27, %iterArg_144 = %42#51, %iterArg_145 = %cst, %iterArg_146 = %13#0, %iterArg_147 = %13#1, %iterArg_148 = %cst_5, %iterArg_149 = %cst_6, %iterArg_150 = %cst_9, %iterArg_151 = %c_74, %iterArg_152 = %120, %iterArg_153 = %121, %iterArg_154 = %122, %iterArg_155 = %123, %iterArg_156 = %124, %iterArg_157 = %125, %iterArg_158 = %126, %iterArg_159 = %127, %iterArg_160 = %128, %iterArg_161 = %129, %iterArg_162 = %130, %iterArg_163 = %131, %iterArg_164 = %132) : tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x16x24xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x8x16xf32>, tensor<2x12x8x8xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x16x32xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x32x16xf32>, tensor<2x12x8x32xf32>, tensor<f32>, tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x8x16xf32>, tensor<2x16xf32>, tensor<2x8x16xf32>, tensor<2x24xf32>, tensor<2x16x24xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>, tensor<2x16x32xf32>
      cond {
        %c_165 = stablehlo.constant dense<2> : tensor<i32>
        %278 = stablehlo.compare LT, %iterArg_151, %c_165, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %278 : tensor<i1>
      } do {
        %c_165 = stablehlo.constant dense<2> : tensor<i32>
        %278 = stablehlo.subtract %c_165, %iterArg_151 : tensor<i32>
        %c_166 = stablehlo.constant dense<1> : tensor<i32>
        %279 = stablehlo.subtract %278, %c_166 : tensor<i32>
        %280 = func.call @dynamic_index_in_dim_16(%iterArg, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %281 = func.call @dynamic_index_in_dim_17(%iterArg_114, %279) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
        %282 = func.call @dynamic_index_in_dim_17(%iterArg_115, %279) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
        %283 = func.call @dynamic_index_in_dim_16(%iterArg_116, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %284 = func.call @dynamic_index_in_dim_18(%iterArg_117, %279) : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
        %285 = func.call @dynamic_index_in_dim_16(%iterArg_118, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %286 = func.call @dynamic_index_in_dim_2(%iterArg_119, %279) : (tensor<2x16x24xf32>, tensor<i32>) -> tensor<16x24xf32>
        %287 = func.call @dynamic_index_in_dim_19(%iterArg_120, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %288 = func.call @dynamic_index_in_dim_20(%iterArg_121, %279) : (tensor<2x12x8x1x8xf32>, tensor<i32>) -> tensor<12x8x1x8xf32>
        %289 = func.call @dynamic_index_in_dim_20(%iterArg_122, %279) : (tensor<2x12x8x1x8xf32>, tensor<i32>) -> tensor<12x8x1x8xf32>
        %290 = func.call @dynamic_index_in_dim_21(%iterArg_123, %279) : (tensor<2x12x1x8x8xf32>, tensor<i32>) -> tensor<12x1x8x8xf32>
        %291 = func.call @dynamic_index_in_dim_22(%iterArg_124, %279) : (tensor<2x12x1x8x1xf32>, tensor<i32>) -> tensor<12x1x8x1xf32>
        %292 = func.call @dynamic_index_in_dim_22(%iterArg_125, %279) : (tensor<2x12x1x8x1xf32>, tensor<i32>) -> tensor<12x1x8x1xf32>
        %293 = func.call @dynamic_index_in_dim_21(%iterArg_126, %279) : (tensor<2x12x1x8x8xf32>, tensor<i32>) -> tensor<12x1x8x8xf32>
        %294 = func.call @dynamic_index_in_dim_20(%iterArg_127, %279) : (tensor<2x12x8x1x8xf32>, tensor<i32>) -> tensor<12x8x1x8xf32>
        %295 = func.call @dynamic_index_in_dim_0(%iterArg_128, %279) : (tensor<2x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
        %296 = func.call @dynamic_index_in_dim_23(%iterArg_129, %279) : (tensor<2x12x8x8xf32>, tensor<i32>) -> tensor<12x8x8xf32>
        %297 = func.call @dynamic_index_in_dim_16(%iterArg_130, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %298 = func.call @dynamic_index_in_dim_17(%iterArg_131, %279) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
        %299 = func.call @dynamic_index_in_dim_17(%iterArg_132, %279) : (tensor<2x12x8x1xf32>, tensor<i32>) -> tensor<12x8x1xf32>
        %300 = func.call @dynamic_index_in_dim_16(%iterArg_133, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %301 = func.call @dynamic_index_in_dim_18(%iterArg_134, %279) : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
        %302 = func.call @dynamic_index_in_dim_16(%iterArg_135, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %303 = func.call @dynamic_index_in_dim_5(%iterArg_136, %279) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
        %304 = func.call @dynamic_index_in_dim_19(%iterArg_137, %279) : (tensor<2x12x8x16xf32>, tensor<i32>) -> tensor<12x8x16xf32>
        %305 = func.call @dynamic_index_in_dim_24(%iterArg_138, %279) : (tensor<2x12x8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
        %306 = func.call @dynamic_index_in_dim_24(%iterArg_139, %279) : (tensor<2x12x8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
        %307 = func.call @dynamic_index_in_dim_24(%iterArg_140, %279) : (tensor<2x12x8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
        %308 = func.call @dynamic_index_in_dim_24(%iterArg_141, %279) : (tensor<2x12x8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
        %309 = func.call @dynamic_index_in_dim_24(%iterArg_142, %279) : (tensor<2x12x8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
        %310 = func.call @dynamic_index_in_dim_3(%iterArg_143, %279) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
        %311 = func.call @dynamic_index_in_dim_24(%iterArg_144, %279) : (tensor<2x12x8x32xf32>, tensor<i32>) -> tensor<12x8x32xf32>
        %312:13 = func.call @closed_call_25(%iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_152, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311) : (tensor<f32>, tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<16x24xf32>, tensor<12x8x16xf32>, tensor<12x8x1x8xf32>, tensor<12x8x1x8xf32>, tensor<12x1x8x8xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x8xf32>, tensor<12x8x1x8xf32>, tensor<8x16xf32>, tensor<12x8x8xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<16x32xf32>, tensor<12x8x16xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<32x16xf32>, tensor<12x8x32xf32>) -> (tensor<12x8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>)
        %313 = func.call @dynamic_update_index_in_dim_27(%iterArg_153, %312#1, %279) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
        %314 = func.call @dynamic_update_index_in_dim_28(%iterArg_154, %312#2, %279) : (tensor<2x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
        %315 = func.call @dynamic_update_index_in_dim_29(%iterArg_155, %312#3, %279) : (tensor<2x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<2x24xf32>
        %316 = func.call @dynamic_update_index_in_dim_30(%iterArg_156, %312#4, %279) : (tensor<2x16x24xf32>, tensor<16x24xf32>, tensor<i32>) -> tensor<2x16x24xf32>
        %317 = func.call @dynamic_update_index_in_dim_27(%iterArg_157, %312#5, %279) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
        %318 = func.call @dynamic_update_index_in_dim_27(%iterArg_158, %312#6, %279) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
        %319 = func.call @dynamic_update_index_in_dim_27(%iterArg_159, %312#7, %279) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
        %320 = func.call @dynamic_update_index_in_dim_27(%iterArg_160, %312#8, %279) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
        %321 = func.call @dynamic_update_index_in_dim_27(%iterArg_161, %312#9, %279) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
        %322 = func.call @dynamic_update_index_in_dim_31(%iterArg_162, %312#10, %279) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
        %323 = func.call @dynamic_update_index_in_dim_32(%iterArg_163, %312#11, %279) : (tensor<2x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<2x32xf32>
        %324 = func.call @dynamic_update_index_in_dim_33(%iterArg_164, %312#12, %279) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
        %c_167 = stablehlo.constant dense<1> : tensor<i32>
        %325 = stablehlo.add %iterArg_151, %c_167 : tensor<i32>
        stablehlo.return %iterArg, %iterArg_114, %iterArg_115, %iterArg_116, %iterArg_117, %iterArg_118, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %325, %312#0, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324 : tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x16x24xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x1xf32>, tensor<2x12x1x8x8xf32>, tensor<2x12x8x1x8xf32>, tensor<2x8x16xf32>, tensor<2x12x8x8xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x1xf32>, tensor<2x12x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x12x8x16xf32>, tensor<2x16x32xf32>, tensor<2x12x8x16xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x12x8x32xf32>, tensor<2x32x16xf32>, tensor<2x12x8x32xf32>, tensor<f32>, tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x8x16xf32>, tensor<2x16xf32>, tensor<2x8x16xf32>, tensor<2x24xf32>, tensor<2x16x24xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>, tensor<2x16x32xf32>
      }
      %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %134 = stablehlo.reduce(%133#39 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
      %135 = stablehlo.reshape %134 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %136 = stablehlo.reduce(%135 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
      %138 = "stablehlo.scatter"(%137, %6, %133#39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %278 = stablehlo.add %arg36, %arg37 : tensor<f32>
        stablehlo.return %278 : tensor<f32>
      }) : (tensor<32x16xf32>, tensor<12x8x1xi32>, tensor<12x8x16xf32>) -> tensor<32x16xf32>
      %139 = stablehlo.add %86, %138 : tensor<32x16xf32>
      %140 = chlo.square %133#40 : tensor<2x16xf32> -> tensor<2x16xf32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %141 = stablehlo.reduce(%140 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %142 = stablehlo.add %cst_79, %141 : tensor<f32>
      %143 = chlo.square %133#41 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.reduce(%143 init: %cst_80) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<f32>
      %145 = "stablehlo.all_reduce"(%144) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %278 = stablehlo.add %arg36, %arg37 : tensor<f32>
        stablehlo.return %278 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %146 = stablehlo.add %142, %145 : tensor<f32>
      %147 = chlo.square %133#42 : tensor<2x24xf32> -> tensor<2x24xf32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %148 = stablehlo.reduce(%147 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x24xf32>, tensor<f32>) -> tensor<f32>
      %149 = "stablehlo.all_reduce"(%148) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %278 = stablehlo.add %arg36, %arg37 : tensor<f32>
        stablehlo.return %278 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %150 = stablehlo.add %146, %149 : tensor<f32>
      %151 = chlo.square %133#43 : tensor<2x16x24xf32> -> tensor<2x16x24xf32>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.reduce(%151 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x24xf32>, tensor<f32>) -> tensor<f32>
      %153 = "stablehlo.all_reduce"(%152) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %278 = stablehlo.add %arg36, %arg37 : tensor<f32>
        stablehlo.return %278 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %154 = stablehlo.add %150, %153 : tensor<f32>
      %155 = chlo.square %133#44 : tensor<2x16xf32> -> tensor<2x16xf32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %156 = stablehlo.reduce(%155 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
      %157 = stablehlo.add %154, %156 : tensor<f32>
      %158 = chlo.square %133#45 : tensor<2x16xf32> -> tensor<2x16xf32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %159 = stablehlo.reduce(%158 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
      %160 = stablehlo.add %157, %159 : tensor<f32>
      %161 = chlo.square %133#46 : tensor<2x16xf32> -> tensor<2x16xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %162 = stablehlo.reduce(%161 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
      %163 = stablehlo.add %160, %162 : tensor<f32>
      %164 = chlo.square %133#47 : tensor<2x16xf32> -> tensor<2x16xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %165 = stablehlo.reduce(%164 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
      %166 = stablehlo.add %163, %165 : tensor<f32>
      %167 = chlo.square %133#48 : tensor<2x16xf32> -> tensor<2x16xf32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %168 = stablehlo.reduce(%167 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
      %169 = stablehlo.add %166, %168 : tensor<f32>
      %170 = chlo.square %133#49 : tensor<2x32x16xf32> -> tensor<2x32x16xf32>
      %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %171 = stablehlo.reduce(%170 init: %cst_88) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<f32>
      %172 = "stablehlo.all_reduce"(%171) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %278 = stablehlo.add %arg36, %arg37 : tensor<f32>
        stablehlo.return %278 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %173 = stablehlo.add %169, %172 : tensor<f32>
      %174 = chlo.square %133#50 : tensor<2x32xf32> -> tensor<2x32xf32>
      %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %175 = stablehlo.reduce(%174 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
      %176 = "stablehlo.all_reduce"(%175) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %278 = stablehlo.add %arg36, %arg37 : tensor<f32>
        stablehlo.return %278 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %177 = stablehlo.add %173, %176 : tensor<f32>
      %178 = chlo.square %133#51 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %179 = stablehlo.reduce(%178 init: %cst_90) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
      %180 = "stablehlo.all_reduce"(%179) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %278 = stablehlo.add %arg36, %arg37 : tensor<f32>
        stablehlo.return %278 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %181 = stablehlo.add %177, %180 : tensor<f32>
      %182 = chlo.square %90 : tensor<16xf32> -> tensor<16xf32>
      %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %183 = stablehlo.reduce(%182 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
      %184 = stablehlo.add %181, %183 : tensor<f32>
      %185 = chlo.square %96 : tensor<16xf32> -> tensor<16xf32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %186 = stablehlo.reduce(%185 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
      %187 = stablehlo.add %184, %186 : tensor<f32>
      %188 = chlo.square %136 : tensor<8x16xf32> -> tensor<8x16xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %189 = stablehlo.reduce(%188 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %190 = stablehlo.add %187, %189 : tensor<f32>
      %191 = chlo.square %139 : tensor<32x16xf32> -> tensor<32x16xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %192 = stablehlo.reduce(%191 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
      %193 = stablehlo.add %190, %192 : tensor<f32>
      %194 = stablehlo.sqrt %193 : tensor<f32>
      %cst_95 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
      %195 = stablehlo.maximum %194, %cst_95 : tensor<f32>
      %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %196 = stablehlo.divide %cst_96, %195 : tensor<f32>
      %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %197 = stablehlo.minimum %cst_97, %196 : tensor<f32>
      %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %199 = stablehlo.multiply %133#40, %198 : tensor<2x16xf32>
      %200 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
      %201 = stablehlo.multiply %133#41, %200 : tensor<2x8x16xf32>
      %202 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x24xf32>
      %203 = stablehlo.multiply %133#42, %202 : tensor<2x24xf32>
      %204 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16x24xf32>
      %205 = stablehlo.multiply %133#43, %204 : tensor<2x16x24xf32>
      %206 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %207 = stablehlo.multiply %133#44, %206 : tensor<2x16xf32>
      %208 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %209 = stablehlo.multiply %133#45, %208 : tensor<2x16xf32>
      %210 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %211 = stablehlo.multiply %133#46, %210 : tensor<2x16xf32>
      %212 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %213 = stablehlo.multiply %133#47, %212 : tensor<2x16xf32>
      %214 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %215 = stablehlo.multiply %133#48, %214 : tensor<2x16xf32>
      %216 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
      %217 = stablehlo.multiply %133#49, %216 : tensor<2x32x16xf32>
      %218 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %219 = stablehlo.multiply %133#50, %218 : tensor<2x32xf32>
      %220 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
      %221 = stablehlo.multiply %133#51, %220 : tensor<2x16x32xf32>
      %222 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %223 = stablehlo.multiply %90, %222 : tensor<16xf32>
      %224 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %225 = stablehlo.multiply %96, %224 : tensor<16xf32>
      %226 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %227 = stablehlo.multiply %136, %226 : tensor<8x16xf32>
      %228 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
      %229 = stablehlo.multiply %139, %228 : tensor<32x16xf32>
      %cst_98 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %230 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %231 = stablehlo.multiply %230, %199 : tensor<2x16xf32>
      %cst_99 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
      %233 = stablehlo.multiply %232, %201 : tensor<2x8x16xf32>
      %cst_100 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %234 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x24xf32>
      %235 = stablehlo.multiply %234, %203 : tensor<2x24xf32>
      %cst_101 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %236 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x16x24xf32>
      %237 = stablehlo.multiply %236, %205 : tensor<2x16x24xf32>
      %cst_102 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %238 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %239 = stablehlo.multiply %238, %207 : tensor<2x16xf32>
      %cst_103 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %240 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %241 = stablehlo.multiply %240, %209 : tensor<2x16xf32>
      %cst_104 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %242 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %243 = stablehlo.multiply %242, %211 : tensor<2x16xf32>
      %cst_105 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %244 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %245 = stablehlo.multiply %244, %213 : tensor<2x16xf32>
      %cst_106 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %246 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
      %247 = stablehlo.multiply %246, %215 : tensor<2x16xf32>
      %cst_107 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %248 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
      %249 = stablehlo.multiply %248, %217 : tensor<2x32x16xf32>
      %cst_108 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %250 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %251 = stablehlo.multiply %250, %219 : tensor<2x32xf32>
      %cst_109 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %252 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
      %253 = stablehlo.multiply %252, %221 : tensor<2x16x32xf32>
      %cst_110 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %254 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %255 = stablehlo.multiply %254, %223 : tensor<16xf32>
      %cst_111 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %256 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %257 = stablehlo.multiply %256, %225 : tensor<16xf32>
      %cst_112 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %258 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %259 = stablehlo.multiply %258, %227 : tensor<8x16xf32>
      %cst_113 = stablehlo.constant dense<-3.000000e-04> : tensor<f32>
      %260 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
      %261 = stablehlo.multiply %260, %229 : tensor<32x16xf32>
      %262 = stablehlo.add %arg18, %231 : tensor<2x16xf32>
      %263 = stablehlo.add %arg19, %233 : tensor<2x8x16xf32>
      %264 = stablehlo.add %arg20, %235 : tensor<2x24xf32>
      %265 = stablehlo.add %arg21, %237 : tensor<2x16x24xf32>
      %266 = stablehlo.add %arg22, %239 : tensor<2x16xf32>
      %267 = stablehlo.add %arg23, %241 : tensor<2x16xf32>
      %268 = stablehlo.add %arg24, %243 : tensor<2x16xf32>
      %269 = stablehlo.add %arg25, %245 : tensor<2x16xf32>
      %270 = stablehlo.add %arg26, %247 : tensor<2x16xf32>
      %271 = stablehlo.add %arg27, %249 : tensor<2x32x16xf32>
      %272 = stablehlo.add %arg28, %251 : tensor<2x32xf32>
      %273 = stablehlo.add %arg29, %253 : tensor<2x16x32xf32>
      %274 = stablehlo.add %arg30, %255 : tensor<16xf32>
      %275 = stablehlo.add %arg31, %257 : tensor<16xf32>
      %276 = stablehlo.add %arg32, %259 : tensor<8x16xf32>
      %277 = stablehlo.add %arg33, %261 : tensor<32x16xf32>
      sdy.return %262, %263, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %79 : tensor<2x16xf32>, tensor<2x8x16xf32>, tensor<2x24xf32>, tensor<2x16x24xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>, tensor<2x16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>
    } : (tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<12x8xi32>, tensor<12x8xi32>) -> (tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16 : tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<f32>) -> (tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<12x1x8x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x1x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x1x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1x8x8xf32>
    return %1, %3, %2 : tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<12x1x8x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<2x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x24xf32>, %arg1: tensor<i32>) -> tensor<16x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 24] : (tensor<2x16x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x24xf32>) -> tensor<16x24xf32>
    return %1 : tensor<16x24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x32x16xf32>, %arg1: tensor<i32>) -> tensor<32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 16] : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<2x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<12x1x8x8xi1>, %arg7: tensor<12x1x8x8xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<12x8x16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<8x16xf32>, %arg13: tensor<24xf32>, %arg14: tensor<16x24xf32>, %arg15: tensor<16xf32>, %arg16: tensor<16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<32x16xf32>, %arg21: tensor<32xf32>, %arg22: tensor<16x32xf32>) -> (tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x1x8xf32>, tensor<12x8x1x8xf32>, tensor<12x1x8x8xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x8xf32>, tensor<12x8x1x8xf32>, tensor<12x8x8xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<12x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %5 = stablehlo.subtract %arg10, %4 : tensor<12x8x16xf32>
    %6 = chlo.square %5 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<12x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<12x8x1xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %14 = stablehlo.subtract %arg10, %13 : tensor<12x8x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<12x8x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<12x8x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<12x8x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<12x8x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<12x8x16xf32>
    %23 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<12x8x16xf32>
    %26 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %28 = stablehlo.add %25, %27 : tensor<12x8x16xf32>
    %29 = stablehlo.dot_general %28, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x24xf32>) -> tensor<12x8x24xf32>
    %30 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<12x8x24xf32>
    %32 = stablehlo.add %29, %31 : tensor<12x8x24xf32>
    %33 = stablehlo.slice %32 [0:12, 0:8, 0:8] : (tensor<12x8x24xf32>) -> tensor<12x8x8xf32>
    %34 = stablehlo.slice %32 [0:12, 0:8, 8:16] : (tensor<12x8x24xf32>) -> tensor<12x8x8xf32>
    %35 = stablehlo.slice %32 [0:12, 0:8, 16:24] : (tensor<12x8x24xf32>) -> tensor<12x8x8xf32>
    %36 = stablehlo.reshape %33 : (tensor<12x8x8xf32>) -> tensor<12x8x1x8xf32>
    %37 = stablehlo.reshape %34 : (tensor<12x8x8xf32>) -> tensor<12x8x1x8xf32>
    %38 = stablehlo.reshape %35 : (tensor<12x8x8xf32>) -> tensor<12x8x1x8xf32>
    %39 = stablehlo.dot_general %36, %37, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x1x8xf32>, tensor<12x8x1x8xf32>) -> tensor<12x1x8x8xf32>
    %40 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<12x1x8x8xf32>
    %41 = stablehlo.divide %39, %40 : tensor<12x1x8x8xf32>
    %42 = call @_where_6(%41, %arg6, %arg7) : (tensor<12x1x8x8xf32>, tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>) -> tensor<12x1x8x8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<12x1x8x8xf32>, tensor<f32>) -> tensor<12x1x8xf32>
    %44 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<12x1x8xf32>
    %45 = stablehlo.maximum %44, %43 : tensor<12x1x8xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<12x1x8xf32>) -> tensor<12x1x8x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<12x1x8x1xf32>) -> tensor<12x1x8x8xf32>
    %48 = stablehlo.subtract %42, %47 : tensor<12x1x8x8xf32>
    %49 = stablehlo.exponential %48 : tensor<12x1x8x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<12x1x8x8xf32>, tensor<f32>) -> tensor<12x1x8xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<12x1x8xf32>) -> tensor<12x1x8x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<12x1x8x1xf32>) -> tensor<12x1x8x8xf32>
    %53 = stablehlo.divide %49, %52 : tensor<12x1x8x8xf32>
    %54 = stablehlo.multiply %51, %51 : tensor<12x1x8x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x1x8x1xf32>
    %56 = stablehlo.divide %55, %54 : tensor<12x1x8x1xf32>
    %57 = stablehlo.dot_general %38, %53, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x1x8xf32>, tensor<12x1x8x8xf32>) -> tensor<12x1x8x8xf32>
    %58 = stablehlo.transpose %57, dims = [0, 3, 1, 2] : (tensor<12x1x8x8xf32>) -> tensor<12x8x1x8xf32>
    %59 = stablehlo.reshape %58 : (tensor<12x8x1x8xf32>) -> tensor<12x8x8xf32>
    %60 = stablehlo.dot_general %59, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xf32>, tensor<8x16xf32>) -> tensor<12x8x16xf32>
    %61 = "stablehlo.all_reduce"(%60) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %123 = stablehlo.add %arg23, %arg24 : tensor<f32>
      stablehlo.return %123 : tensor<f32>
    }) : (tensor<12x8x16xf32>) -> tensor<12x8x16xf32>
    %62 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %64 = stablehlo.add %61, %63 : tensor<12x8x16xf32>
    %65 = stablehlo.add %arg10, %64 : tensor<12x8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %69 = stablehlo.divide %67, %68 : tensor<12x8x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %71 = stablehlo.subtract %65, %70 : tensor<12x8x16xf32>
    %72 = chlo.square %71 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x8x16xf32>
    %74 = stablehlo.multiply %73, %71 : tensor<12x8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %78 = stablehlo.divide %76, %77 : tensor<12x8x1xf32>
    %79 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %80 = stablehlo.subtract %65, %79 : tensor<12x8x16xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %82 = stablehlo.add %78, %81 : tensor<12x8x1xf32>
    %83 = stablehlo.rsqrt %82 : tensor<12x8x1xf32>
    %84 = stablehlo.divide %83, %82 : tensor<12x8x1xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<12x8x1xf32>
    %87 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %88 = stablehlo.multiply %80, %87 : tensor<12x8x16xf32>
    %89 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<12x8x16xf32>
    %92 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %94 = stablehlo.add %91, %93 : tensor<12x8x16xf32>
    %95 = stablehlo.dot_general %94, %arg22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x32xf32>) -> tensor<12x8x32xf32>
    %96 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x8x32xf32>
    %98 = stablehlo.add %95, %97 : tensor<12x8x32xf32>
    %99 = stablehlo.multiply %98, %98 : tensor<12x8x32xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<12x8x32xf32>
    %101 = stablehlo.multiply %98, %98 : tensor<12x8x32xf32>
    %102 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<12x8x32xf32>
    %104 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %105 = stablehlo.multiply %104, %100 : tensor<12x8x32xf32>
    %106 = stablehlo.add %98, %105 : tensor<12x8x32xf32>
    %107 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<12x8x32xf32>
    %109 = stablehlo.tanh %108 : tensor<12x8x32xf32>
    %110 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %111 = stablehlo.subtract %110, %109 : tensor<12x8x32xf32>
    %112 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %113 = stablehlo.add %112, %109 : tensor<12x8x32xf32>
    %114 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<12x8x32xf32>
    %116 = stablehlo.multiply %98, %115 : tensor<12x8x32xf32>
    %117 = stablehlo.dot_general %116, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<32x16xf32>) -> tensor<12x8x16xf32>
    %118 = "stablehlo.all_reduce"(%117) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %123 = stablehlo.add %arg23, %arg24 : tensor<f32>
      stablehlo.return %123 : tensor<f32>
    }) : (tensor<12x8x16xf32>) -> tensor<12x8x16xf32>
    %119 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %121 = stablehlo.add %118, %120 : tensor<12x8x16xf32>
    %122 = stablehlo.add %65, %121 : tensor<12x8x16xf32>
    return %122, %8, %20, %17, %14, %23, %22, %28, %37, %36, %49, %51, %56, %53, %38, %59, %74, %86, %83, %80, %89, %88, %94, %103, %109, %111, %115, %98, %116 : tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x1x8xf32>, tensor<12x8x1x8xf32>, tensor<12x1x8x8xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x1xf32>, tensor<12x1x8x8xf32>, tensor<12x8x1x8xf32>, tensor<12x8x8xf32>, tensor<12x8x16xf32>, tensor<12x8x1xf32>, tensor<12x8x1xf32>, tensor<12x8x16xf32>, tensor<1x1x16xf32>, tensor<12x8x16xf32>, tensor<12x8x16xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x32xf32>
  }
  func.func private @_where_6(%arg0: tensor<12x1x8x8xf32>, %arg1: tensor<12x1x8x8xi1>, %arg2: tensor<12x1x8x8xf32>) -> tensor<12x1x8x8xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>
    return %0 : tensor<12x1x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x12x8x16xf32>, %arg1: tensor<12x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x16xf32>) -> tensor<1x12x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x16xf32>, tensor<1x12x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x16xf32>
    return %1 : tensor<2x12x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x12x8x1xf32>, %arg1: tensor<12x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x1xf32>) -> tensor<1x12x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x1xf32>, tensor<1x12x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x1xf32>
    return %1 : tensor<2x12x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x1x1x16xf32>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<i32>) -> tensor<2x1x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x16xf32>
    return %1 : tensor<2x1x1x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x12x8x16xf32>, %arg1: tensor<12x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x16xf32>) -> tensor<1x12x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x16xf32>, tensor<1x12x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x16xf32>
    return %1 : tensor<2x12x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x12x8x1x8xf32>, %arg1: tensor<12x8x1x8xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x1x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x8x1x8xf32>) -> tensor<1x12x8x1x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x8x1x8xf32>, tensor<1x12x8x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x1x8xf32>
    return %1 : tensor<2x12x8x1x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x12x1x8x8xf32>, %arg1: tensor<12x1x8x8xf32>, %arg2: tensor<i32>) -> tensor<2x12x1x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x1x8x8xf32>) -> tensor<1x12x1x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x1x8x8xf32>, tensor<1x12x1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x1x8x8xf32>
    return %1 : tensor<2x12x1x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x12x1x8x1xf32>, %arg1: tensor<12x1x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x12x1x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<12x1x8x1xf32>) -> tensor<1x12x1x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x12x1x8x1xf32>, tensor<1x12x1x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x1x8x1xf32>
    return %1 : tensor<2x12x1x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x12x8x8xf32>, %arg1: tensor<12x8x8xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x8xf32>) -> tensor<1x12x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x8xf32>, tensor<1x12x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x8xf32>
    return %1 : tensor<2x12x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x12x8x32xf32>, %arg1: tensor<12x8x32xf32>, %arg2: tensor<i32>) -> tensor<2x12x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12x8x32xf32>) -> tensor<1x12x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x12x8x32xf32>, tensor<1x12x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8x32xf32>
    return %1 : tensor<2x12x8x32xf32>
  }
  func.func private @log_softmax(%arg0: tensor<12x8x32xf32>) -> (tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8x32xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %9 = stablehlo.log %8 : tensor<12x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8x32xf32>
    return %11, %6, %8 : tensor<12x8x32xf32>, tensor<12x8x32xf32>, tensor<12x8x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<12x8xi32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x8x1xi32>) -> tensor<12x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<12x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8x32xi32>, tensor<12x8x32xi32>) -> tensor<12x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8x32xi1>) -> tensor<12x8x32xf32>
    return %5 : tensor<12x8x32xf32>
  }
  func.func private @log_softmax_15(%arg0: tensor<12x8x32xf32>, %arg1: tensor<12x8x1xf32>, %arg2: tensor<12x8x32xf32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x8x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<12x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x32xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<12x8x32xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<12x8x32xf32>
    return %7 : tensor<12x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x12x8x16xf32>, %arg1: tensor<i32>) -> tensor<12x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 16] : (tensor<2x12x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x16xf32>) -> tensor<12x8x16xf32>
    return %1 : tensor<12x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x12x8x1xf32>, %arg1: tensor<i32>) -> tensor<12x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 1] : (tensor<2x12x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x1xf32>) -> tensor<12x8x1xf32>
    return %1 : tensor<12x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x1x1x16xf32>, %arg1: tensor<i32>) -> tensor<1x1x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 16] : (tensor<2x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x16xf32>) -> tensor<1x1x16xf32>
    return %1 : tensor<1x1x16xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<2x12x8x16xf32>, %arg1: tensor<i32>) -> tensor<12x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 16] : (tensor<2x12x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x16xf32>) -> tensor<12x8x16xf32>
    return %1 : tensor<12x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<2x12x8x1x8xf32>, %arg1: tensor<i32>) -> tensor<12x8x1x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 8, 1, 8] : (tensor<2x12x8x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x1x8xf32>) -> tensor<12x8x1x8xf32>
    return %1 : tensor<12x8x1x8xf32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<2x12x1x8x8xf32>, %arg1: tensor<i32>) -> tensor<12x1x8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 1, 8, 8] : (tensor<2x12x1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x1x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x1x8x8xf32>) -> tensor<12x1x8x8xf32>
    return %1 : tensor<12x1x8x8xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<2x12x1x8x1xf32>, %arg1: tensor<i32>) -> tensor<12x1x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 12, 1, 8, 1] : (tensor<2x12x1x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x1x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x1x8x1xf32>) -> tensor<12x1x8x1xf32>
    return %1 : tensor<12x1x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<2x12x8x8xf32>, %arg1: tensor<i32>) -> tensor<12x8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 8] : (tensor<2x12x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x8xf32>) -> tensor<12x8x8xf32>
    return %1 : tensor<12x8x8xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<2x12x8x32xf32>, %arg1: tensor<i32>) -> tensor<12x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12, 8, 32] : (tensor<2x12x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x8x32xf32>) -> tensor<12x8x32xf32>
    return %1 : tensor<12x8x32xf32>
  }
  func.func private @closed_call_25(%arg0: tensor<f32>, %arg1: tensor<12x1x8x8xi1>, %arg2: tensor<12x1x8x8xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<12x8x16xf32>, %arg7: tensor<12x8x16xf32>, %arg8: tensor<12x8x1xf32>, %arg9: tensor<12x8x1xf32>, %arg10: tensor<12x8x16xf32>, %arg11: tensor<1x1x16xf32>, %arg12: tensor<12x8x16xf32>, %arg13: tensor<16x24xf32>, %arg14: tensor<12x8x16xf32>, %arg15: tensor<12x8x1x8xf32>, %arg16: tensor<12x8x1x8xf32>, %arg17: tensor<12x1x8x8xf32>, %arg18: tensor<12x1x8x1xf32>, %arg19: tensor<12x1x8x1xf32>, %arg20: tensor<12x1x8x8xf32>, %arg21: tensor<12x8x1x8xf32>, %arg22: tensor<8x16xf32>, %arg23: tensor<12x8x8xf32>, %arg24: tensor<12x8x16xf32>, %arg25: tensor<12x8x1xf32>, %arg26: tensor<12x8x1xf32>, %arg27: tensor<12x8x16xf32>, %arg28: tensor<1x1x16xf32>, %arg29: tensor<12x8x16xf32>, %arg30: tensor<16x32xf32>, %arg31: tensor<12x8x16xf32>, %arg32: tensor<12x8x32xf32>, %arg33: tensor<12x8x32xf32>, %arg34: tensor<12x8x32xf32>, %arg35: tensor<12x8x32xf32>, %arg36: tensor<12x8x32xf32>, %arg37: tensor<32x16xf32>, %arg38: tensor<12x8x32xf32>) -> (tensor<12x8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.reshape %0 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.dot_general %arg6, %arg38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<12x8x32xf32>) -> tensor<16x32xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %5 = stablehlo.dot_general %arg6, %arg37, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<32x16xf32>) -> tensor<12x8x32xf32>
    %6 = stablehlo.multiply %arg36, %5 : tensor<12x8x32xf32>
    %7 = stablehlo.multiply %5, %arg35 : tensor<12x8x32xf32>
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<12x8x32xf32>
    %10 = stablehlo.multiply %9, %arg34 : tensor<12x8x32xf32>
    %11 = stablehlo.multiply %10, %arg33 : tensor<12x8x32xf32>
    %12 = stablehlo.add %10, %11 : tensor<12x8x32xf32>
    %13 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<12x8x32xf32>
    %15 = stablehlo.add %7, %14 : tensor<12x8x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<12x8x32xf32>
    %18 = stablehlo.multiply %17, %arg32 : tensor<12x8x32xf32>
    %19 = stablehlo.add %15, %18 : tensor<12x8x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.reshape %20 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %23 = stablehlo.dot_general %19, %arg31, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<12x8x16xf32>) -> tensor<32x16xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %25 = stablehlo.dot_general %19, %arg30, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<16x32xf32>) -> tensor<12x8x16xf32>
    %26 = "stablehlo.all_reduce"(%25) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %137 = stablehlo.add %arg39, %arg40 : tensor<f32>
      stablehlo.return %137 : tensor<f32>
    }) : (tensor<12x8x16xf32>) -> tensor<12x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.reshape %27 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.multiply %arg29, %26 : tensor<12x8x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %32 = stablehlo.reshape %31 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %33 = stablehlo.broadcast_in_dim %arg28, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<12x8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.multiply %arg27, %34 : tensor<12x8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %38 = stablehlo.reshape %37 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %39 = stablehlo.broadcast_in_dim %arg26, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %40 = stablehlo.multiply %34, %39 : tensor<12x8x16xf32>
    %41 = stablehlo.multiply %38, %arg25 : tensor<12x8x1xf32>
    %42 = stablehlo.negate %40 : tensor<12x8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %44 = stablehlo.reshape %43 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %45 = stablehlo.add %arg6, %40 : tensor<12x8x16xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %47 = stablehlo.divide %41, %46 : tensor<12x8x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %50 = stablehlo.multiply %49, %arg24 : tensor<12x8x16xf32>
    %51 = stablehlo.negate %50 : tensor<12x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %53 = stablehlo.reshape %52 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %54 = stablehlo.add %45, %50 : tensor<12x8x16xf32>
    %55 = stablehlo.add %44, %53 : tensor<12x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %57 = stablehlo.divide %55, %56 : tensor<12x8x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %60 = stablehlo.add %54, %59 : tensor<12x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.reshape %61 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.dot_general %60, %arg23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<12x8x8xf32>) -> tensor<16x8xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %66 = stablehlo.dot_general %60, %arg22, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<8x16xf32>) -> tensor<12x8x8xf32>
    %67 = stablehlo.reshape %66 : (tensor<12x8x8xf32>) -> tensor<12x8x1x8xf32>
    %68 = stablehlo.transpose %67, dims = [0, 2, 3, 1] : (tensor<12x8x1x8xf32>) -> tensor<12x1x8x8xf32>
    %69 = stablehlo.dot_general %68, %arg21, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x1x8x8xf32>, tensor<12x8x1x8xf32>) -> tensor<12x1x8x8xf32>
    %70 = stablehlo.dot_general %68, %arg20, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x1x8x8xf32>, tensor<12x1x8x8xf32>) -> tensor<12x1x8x8xf32>
    %71 = stablehlo.transpose %70, dims = [0, 3, 1, 2] : (tensor<12x1x8x8xf32>) -> tensor<12x8x1x8xf32>
    %72 = stablehlo.broadcast_in_dim %arg19, dims = [0, 1, 2, 3] : (tensor<12x1x8x1xf32>) -> tensor<12x1x8x8xf32>
    %73 = stablehlo.multiply %69, %72 : tensor<12x1x8x8xf32>
    %74 = stablehlo.multiply %73, %arg17 : tensor<12x1x8x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<12x1x8x8xf32>, tensor<f32>) -> tensor<12x1x8xf32>
    %76 = stablehlo.reshape %75 : (tensor<12x1x8xf32>) -> tensor<12x1x8x1xf32>
    %77 = stablehlo.negate %76 : tensor<12x1x8x1xf32>
    %78 = stablehlo.broadcast_in_dim %arg18, dims = [0, 1, 2, 3] : (tensor<12x1x8x1xf32>) -> tensor<12x1x8x8xf32>
    %79 = stablehlo.divide %69, %78 : tensor<12x1x8x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%77 init: %cst_17) applies stablehlo.add across dimensions = [1, 3] : (tensor<12x1x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 2] : (tensor<12x8xf32>) -> tensor<12x1x8xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<12x1x8xf32>) -> tensor<12x1x8x8xf32>
    %83 = stablehlo.add %79, %82 : tensor<12x1x8x8xf32>
    %84 = stablehlo.multiply %83, %arg17 : tensor<12x1x8x8xf32>
    %85 = call @_where_26(%arg1, %arg2, %84) : (tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>, tensor<12x1x8x8xf32>) -> tensor<12x1x8x8xf32>
    %86 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<12x1x8x8xf32>
    %87 = stablehlo.divide %85, %86 : tensor<12x1x8x8xf32>
    %88 = stablehlo.dot_general %87, %arg16, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x1x8x8xf32>, tensor<12x8x1x8xf32>) -> tensor<12x1x8x8xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 1, 3] : (tensor<12x1x8x8xf32>) -> tensor<12x8x1x8xf32>
    %90 = stablehlo.dot_general %87, %arg15, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x1x8x8xf32>, tensor<12x8x1x8xf32>) -> tensor<12x1x8x8xf32>
    %91 = stablehlo.transpose %90, dims = [0, 2, 1, 3] : (tensor<12x1x8x8xf32>) -> tensor<12x8x1x8xf32>
    %92 = stablehlo.reshape %71 : (tensor<12x8x1x8xf32>) -> tensor<12x8x8xf32>
    %93 = stablehlo.reshape %89 : (tensor<12x8x1x8xf32>) -> tensor<12x8x8xf32>
    %94 = stablehlo.reshape %91 : (tensor<12x8x1x8xf32>) -> tensor<12x8x8xf32>
    %95 = stablehlo.concatenate %94, %93, %92, dim = 2 : (tensor<12x8x8xf32>, tensor<12x8x8xf32>, tensor<12x8x8xf32>) -> tensor<12x8x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x24xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.reshape %96 : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %99 = stablehlo.dot_general %95, %arg14, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<12x8x16xf32>) -> tensor<24x16xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %101 = stablehlo.dot_general %95, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x24xf32>, tensor<16x24xf32>) -> tensor<12x8x16xf32>
    %102 = "stablehlo.all_reduce"(%101) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %137 = stablehlo.add %arg39, %arg40 : tensor<f32>
      stablehlo.return %137 : tensor<f32>
    }) : (tensor<12x8x16xf32>) -> tensor<12x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %104 = stablehlo.reshape %103 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %106 = stablehlo.multiply %arg12, %102 : tensor<12x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %108 = stablehlo.reshape %107 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %109 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %110 = stablehlo.multiply %102, %109 : tensor<12x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%108 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %112 = stablehlo.multiply %arg10, %110 : tensor<12x8x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %114 = stablehlo.reshape %113 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %115 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %116 = stablehlo.multiply %110, %115 : tensor<12x8x16xf32>
    %117 = stablehlo.multiply %114, %arg8 : tensor<12x8x1xf32>
    %118 = stablehlo.negate %116 : tensor<12x8x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %120 = stablehlo.reshape %119 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %121 = stablehlo.add %60, %116 : tensor<12x8x16xf32>
    %cst_26 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %123 = stablehlo.divide %117, %122 : tensor<12x8x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %126 = stablehlo.multiply %125, %arg7 : tensor<12x8x16xf32>
    %127 = stablehlo.negate %126 : tensor<12x8x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %129 = stablehlo.reshape %128 : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %130 = stablehlo.add %121, %126 : tensor<12x8x16xf32>
    %131 = stablehlo.add %120, %129 : tensor<12x8x1xf32>
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %133 = stablehlo.divide %131, %132 : tensor<12x8x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<12x8x1xf32>, tensor<f32>) -> tensor<12x8xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x16xf32>
    %136 = stablehlo.add %130, %135 : tensor<12x8x16xf32>
    return %136, %63, %65, %98, %100, %105, %111, %29, %35, %2, %4, %22, %24 : tensor<12x8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>
  }
  func.func private @_where_26(%arg0: tensor<12x1x8x8xi1>, %arg1: tensor<12x1x8x8xf32>, %arg2: tensor<12x1x8x8xf32>) -> tensor<12x1x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>
    return %1 : tensor<12x1x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<2x8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<i32>) -> tensor<2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<2x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<2x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<2x24xf32>
    return %1 : tensor<2x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<2x16x24xf32>, %arg1: tensor<16x24xf32>, %arg2: tensor<i32>) -> tensor<2x16x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x24xf32>) -> tensor<1x16x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x24xf32>, tensor<1x16x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x24xf32>
    return %1 : tensor<2x16x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_31(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_32(%arg0: tensor<2x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<i32>) -> tensor<2x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<2x32xf32>
    return %1 : tensor<2x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func public @init(%arg0: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<2x16xf32> {jax.result_info = "result.params['blocks']['attn']['out']['bias']", zero.role = #zero.role<param "blocks/attn/out/bias">}, tensor<2x16x16xf32> {jax.result_info = "result.params['blocks']['attn']['out']['kernel']", zero.role = #zero.role<param "blocks/attn/out/kernel">}, tensor<2x48xf32> {jax.result_info = "result.params['blocks']['attn']['qkv']['bias']", zero.role = #zero.role<param "blocks/attn/qkv/bias">}, tensor<2x16x48xf32> {jax.result_info = "result.params['blocks']['attn']['qkv']['kernel']", zero.role = #zero.role<param "blocks/attn/qkv/kernel">}, tensor<2x16xf32> {jax.result_info = "result.params['blocks']['ln_1']['bias']", zero.role = #zero.role<param "blocks/ln_1/bias">}, tensor<2x16xf32> {jax.result_info = "result.params['blocks']['ln_1']['scale']", zero.role = #zero.role<param "blocks/ln_1/scale">}, tensor<2x16xf32> {jax.result_info = "result.params['blocks']['ln_2']['bias']", zero.role = #zero.role<param "blocks/ln_2/bias">}, tensor<2x16xf32> {jax.result_info = "result.params['blocks']['ln_2']['scale']", zero.role = #zero.role<param "blocks/ln_2/scale">}, tensor<2x16xf32> {jax.result_info = "result.params['blocks']['mlp']['down']['bias']", zero.role = #zero.role<param "blocks/mlp/down/bias">}, tensor<2x64x16xf32> {jax.result_info = "result.params['blocks']['mlp']['down']['kernel']", zero.role = #zero.role<param "blocks/mlp/down/kernel">}, tensor<2x64xf32> {jax.result_info = "result.params['blocks']['mlp']['up']['bias']", zero.role = #zero.role<param "blocks/mlp/up/bias">}, tensor<2x16x64xf32> {jax.result_info = "result.params['blocks']['mlp']['up']['kernel']", zero.role = #zero.role<param "blocks/mlp/up/kernel">}, tensor<16xf32> {jax.result_info = "result.params['ln_f']['bias']", zero.role = #zero.role<param "ln_f/bias">}, tensor<16xf32> {jax.result_info = "result.params['ln_f']['scale']", zero.role = #zero.role<param "ln_f/scale">}, tensor<8x16xf32> {jax.result_info = "result.params['wpe']", zero.role = #zero.role<param "wpe">}, tensor<32x16xf32> {jax.result_info = "result.params['wte']", zero.role = #zero.role<param "wte">}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = call @init_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @init_normal(%1) : (tensor<2xui32>) -> tensor<2x16x16xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %c_2 = stablehlo.constant dense<3> : tensor<ui32>
    %6 = call @init_threefry_fold_in(%arg0, %c_2) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %7 = call @init_normal_2(%6) : (tensor<2xui32>) -> tensor<2x16x48xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2x16x48xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %c_9 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = call @init_threefry_fold_in(%arg0, %c_9) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %16 = call @init_normal_7(%15) : (tensor<2xui32>) -> tensor<2x64x16xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2x64x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %c_12 = stablehlo.constant dense<11> : tensor<ui32>
    %20 = call @init_threefry_fold_in(%arg0, %c_12) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %21 = call @init_normal_12(%20) : (tensor<2xui32>) -> tensor<2x16x64xf32>
    %cst_13 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2x16x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_16 = stablehlo.constant dense<14> : tensor<ui32>
    %26 = call @init_threefry_fold_in(%arg0, %c_16) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %27 = call @init_normal_17(%26) : (tensor<2xui32>) -> tensor<8x16xf32>
    %cst_17 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<8x16xf32>
    %c_18 = stablehlo.constant dense<15> : tensor<ui32>
    %30 = call @init_threefry_fold_in(%arg0, %c_18) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %31 = call @init_normal_22(%30) : (tensor<2xui32>) -> tensor<32x16xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<32x16xf32>
    return %0, %4, %5, %9, %10, %11, %12, %13, %14, %18, %19, %23, %24, %25, %29, %33 : tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>
  }
  func.func private @init_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @init_threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @init_threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @init_closed_call(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal(%arg0: tensor<2xui32>) -> tensor<2x16x16xf32> {
    %0 = call @init_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x16x16xf32>
    return %0 : tensor<2x16x16xf32>
  }
  func.func private @init_normal_real(%arg0: tensor<2xui32>) -> tensor<2x16x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x16xf32>
    %1 = chlo.erf_inv %0 : tensor<2x16x16xf32> -> tensor<2x16x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x16x16xf32>
    return %3 : tensor<2x16x16xf32>
  }
  func.func private @init_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x16x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x16x16xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x16x16xui64>
    %c = stablehlo.constant dense<256> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x16x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x16x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x16x16xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x16x16xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x16x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x16xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x16x16xui64>
    %19 = stablehlo.convert %16 : (tensor<2x16x16xui64>) -> tensor<2x16x16xui32>
    %20 = stablehlo.convert %18 : (tensor<2x16x16xui64>) -> tensor<2x16x16xui32>
    %21:2 = call @init_threefry2x32_0(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>) -> (tensor<2x16x16xui32>, tensor<2x16x16xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x16x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x16x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x16x16xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x16x16xui32>) -> tensor<2x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x16x16xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x16xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x16xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x16xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x16x16xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x16xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x16x16xf32>
    return %36 : tensor<2x16x16xf32>
  }
  func.func private @init_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x16xui32>, %arg3: tensor<2x16x16xui32>) -> (tensor<2x16x16xui32>, tensor<2x16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x16xui32>, tensor<2x16x16xui32>
  }
  func.func private @init_closed_call_1(%arg0: tensor<i32>, %arg1: tensor<2x16x16xui32>, %arg2: tensor<2x16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x16xui32>, tensor<2x16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_2(%arg0: tensor<2xui32>) -> tensor<2x16x48xf32> {
    %0 = call @init_normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<2x16x48xf32>
    return %0 : tensor<2x16x48xf32>
  }
  func.func private @init_normal_real_3(%arg0: tensor<2xui32>) -> tensor<2x16x48xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x48xf32>
    %1 = chlo.erf_inv %0 : tensor<2x16x48xf32> -> tensor<2x16x48xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x16x48xf32>
    return %3 : tensor<2x16x48xf32>
  }
  func.func private @init_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x16x48xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x16x48xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x16x48xui64>
    %c = stablehlo.constant dense<768> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x16x48xui64>
    %c_0 = stablehlo.constant dense<48> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x16x48xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x16x48xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x16x48xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x16x48xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x48xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x16x48xui64>
    %19 = stablehlo.convert %16 : (tensor<2x16x48xui64>) -> tensor<2x16x48xui32>
    %20 = stablehlo.convert %18 : (tensor<2x16x48xui64>) -> tensor<2x16x48xui32>
    %21:2 = call @init_threefry2x32_5(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>) -> (tensor<2x16x48xui32>, tensor<2x16x48xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x16x48xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x16x48xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x16x48xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x16x48xui32>) -> tensor<2x16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x16x48xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x48xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x48xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x48xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x16x48xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x48xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x16x48xf32>
    return %36 : tensor<2x16x48xf32>
  }
  func.func private @init_threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x48xui32>, %arg3: tensor<2x16x48xui32>) -> (tensor<2x16x48xui32>, tensor<2x16x48xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x48xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x48xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x48xui32>, tensor<2x16x48xui32>
  }
  func.func private @init_closed_call_6(%arg0: tensor<i32>, %arg1: tensor<2x16x48xui32>, %arg2: tensor<2x16x48xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x48xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x48xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x48xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x48xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x48xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x48xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x48xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x48xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x48xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x48xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x48xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x48xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x48xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x48xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x48xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x48xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x48xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x48xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x48xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x48xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x48xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x48xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x48xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x48xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x48xui32>, tensor<2x16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_7(%arg0: tensor<2xui32>) -> tensor<2x64x16xf32> {
    %0 = call @init_normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<2x64x16xf32>
    return %0 : tensor<2x64x16xf32>
  }
  func.func private @init_normal_real_8(%arg0: tensor<2xui32>) -> tensor<2x64x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x64x16xf32>
    %1 = chlo.erf_inv %0 : tensor<2x64x16xf32> -> tensor<2x64x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x64x16xf32>
    return %3 : tensor<2x64x16xf32>
  }
  func.func private @init_uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x64x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x64x16xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x64x16xui64>
    %c = stablehlo.constant dense<1024> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x64x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x64x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x64x16xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x64x16xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x64x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x64x16xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x64x16xui64>
    %19 = stablehlo.convert %16 : (tensor<2x64x16xui64>) -> tensor<2x64x16xui32>
    %20 = stablehlo.convert %18 : (tensor<2x64x16xui64>) -> tensor<2x64x16xui32>
    %21:2 = call @init_threefry2x32_10(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>) -> (tensor<2x64x16xui32>, tensor<2x64x16xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x64x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x64x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x64x16xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x64x16xui32>) -> tensor<2x64x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x64x16xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x64x16xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x64x16xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x64x16xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x64x16xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x64x16xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x64x16xf32>
    return %36 : tensor<2x64x16xf32>
  }
  func.func private @init_threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x64x16xui32>, %arg3: tensor<2x64x16xui32>) -> (tensor<2x64x16xui32>, tensor<2x64x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x64x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x64x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x64x16xui32>, tensor<2x64x16xui32>
  }
  func.func private @init_closed_call_11(%arg0: tensor<i32>, %arg1: tensor<2x64x16xui32>, %arg2: tensor<2x64x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x64x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x64x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x64x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x64x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x64x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x64x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x64x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x64x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x64x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x64x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x64x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x64x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x64x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x64x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x64x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x64x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x64x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x64x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x64x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x64x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x64x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x64x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x64x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x64x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x64x16xui32>, tensor<2x64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_12(%arg0: tensor<2xui32>) -> tensor<2x16x64xf32> {
    %0 = call @init_normal_real_13(%arg0) : (tensor<2xui32>) -> tensor<2x16x64xf32>
    return %0 : tensor<2x16x64xf32>
  }
  func.func private @init_normal_real_13(%arg0: tensor<2xui32>) -> tensor<2x16x64xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_14(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x16x64xf32>
    %1 = chlo.erf_inv %0 : tensor<2x16x64xf32> -> tensor<2x16x64xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x16x64xf32>
    return %3 : tensor<2x16x64xf32>
  }
  func.func private @init_uniform_14(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x16x64xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x16x64xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x16x64xui64>
    %c = stablehlo.constant dense<1024> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %10 = stablehlo.multiply %9, %6 : tensor<2x16x64xui64>
    %c_0 = stablehlo.constant dense<64> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %12 = stablehlo.multiply %11, %7 : tensor<2x16x64xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %14 = stablehlo.multiply %13, %8 : tensor<2x16x64xui64>
    %15 = stablehlo.add %10, %12 : tensor<2x16x64xui64>
    %16 = stablehlo.add %15, %14 : tensor<2x16x64xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x16x64xui64>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<2x16x64xui64>
    %19 = stablehlo.convert %16 : (tensor<2x16x64xui64>) -> tensor<2x16x64xui32>
    %20 = stablehlo.convert %18 : (tensor<2x16x64xui64>) -> tensor<2x16x64xui32>
    %21:2 = call @init_threefry2x32_15(%3, %5, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>) -> (tensor<2x16x64xui32>, tensor<2x16x64xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<2x16x64xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x16x64xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %26 = stablehlo.or %24, %25 : tensor<2x16x64xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x16x64xui32>) -> tensor<2x16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<2x16x64xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x64xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x64xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x64xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x16x64xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x16x64xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<2x16x64xf32>
    return %36 : tensor<2x16x64xf32>
  }
  func.func private @init_threefry2x32_15(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x16x64xui32>, %arg3: tensor<2x16x64xui32>) -> (tensor<2x16x64xui32>, tensor<2x16x64xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x16x64xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x16x64xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x16x64xui32>, tensor<2x16x64xui32>
  }
  func.func private @init_closed_call_16(%arg0: tensor<i32>, %arg1: tensor<2x16x64xui32>, %arg2: tensor<2x16x64xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x16x64xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x16x64xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x16x64xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x16x64xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x16x64xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x16x64xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x16x64xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x16x64xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x16x64xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x16x64xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x16x64xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x16x64xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x16x64xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x16x64xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x16x64xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x16x64xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x16x64xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x16x64xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x16x64xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x16x64xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x16x64xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x16x64xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x16x64xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x16x64xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x16x64xui32>, tensor<2x16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_17(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %0 = call @init_normal_real_18(%arg0) : (tensor<2xui32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @init_normal_real_18(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_19(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
  func.func private @init_uniform_19(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<8x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<8x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<8x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<8x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<8x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<8x16xui64>
    %15 = stablehlo.convert %12 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %16 = stablehlo.convert %14 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %17:2 = call @init_threefry2x32_20(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<8x16xui32>, tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<8x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x16xui32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<8x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<8x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<8x16xf32>
    return %32 : tensor<8x16xf32>
  }
  func.func private @init_threefry2x32_20(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_21(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x16xui32>, tensor<8x16xui32>
  }
  func.func private @init_closed_call_21(%arg0: tensor<i32>, %arg1: tensor<8x16xui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @init_normal_22(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %0 = call @init_normal_real_23(%arg0) : (tensor<2xui32>) -> tensor<32x16xf32>
    return %0 : tensor<32x16xf32>
  }
  func.func private @init_normal_real_23(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @init_uniform_24(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x16xf32>
    %1 = chlo.erf_inv %0 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<32x16xf32>
    return %3 : tensor<32x16xf32>
  }
  func.func private @init_uniform_24(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<32x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<32x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<32x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<32x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<32x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<32x16xui64>
    %15 = stablehlo.convert %12 : (tensor<32x16xui64>) -> tensor<32x16xui32>
    %16 = stablehlo.convert %14 : (tensor<32x16xui64>) -> tensor<32x16xui32>
    %17:2 = call @init_threefry2x32_25(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<32x16xui32>, tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<32x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<32x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<32x16xui32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<32x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<32x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<32x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<32x16xf32>
    return %32 : tensor<32x16xf32>
  }
  func.func private @init_threefry2x32_25(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<32x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @init_closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<32x16xui32>, tensor<32x16xui32>
  }
  func.func private @init_closed_call_26(%arg0: tensor<i32>, %arg1: tensor<32x16xui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<32x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<32x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<32x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<32x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<32x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<32x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<32x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<32x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<32x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<32x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<32x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<32x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<32x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<32x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<32x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<32x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<32x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<32x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<32x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<32x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<32x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<32x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @eval(%arg0: tensor<2x16xf32> {zero.role = #zero.role<param "blocks/attn/out/bias">}, %arg1: tensor<2x16x16xf32> {zero.role = #zero.role<param "blocks/attn/out/kernel">}, %arg2: tensor<2x48xf32> {zero.role = #zero.role<param "blocks/attn/qkv/bias">}, %arg3: tensor<2x16x48xf32> {zero.role = #zero.role<param "blocks/attn/qkv/kernel">}, %arg4: tensor<2x16xf32> {zero.role = #zero.role<param "blocks/ln_1/bias">}, %arg5: tensor<2x16xf32> {zero.role = #zero.role<param "blocks/ln_1/scale">}, %arg6: tensor<2x16xf32> {zero.role = #zero.role<param "blocks/ln_2/bias">}, %arg7: tensor<2x16xf32> {zero.role = #zero.role<param "blocks/ln_2/scale">}, %arg8: tensor<2x16xf32> {zero.role = #zero.role<param "blocks/mlp/down/bias">}, %arg9: tensor<2x64x16xf32> {zero.role = #zero.role<param "blocks/mlp/down/kernel">}, %arg10: tensor<2x64xf32> {zero.role = #zero.role<param "blocks/mlp/up/bias">}, %arg11: tensor<2x16x64xf32> {zero.role = #zero.role<param "blocks/mlp/up/kernel">}, %arg12: tensor<16xf32> {zero.role = #zero.role<param "ln_f/bias">}, %arg13: tensor<16xf32> {zero.role = #zero.role<param "ln_f/scale">}, %arg14: tensor<8x16xf32> {zero.role = #zero.role<param "wpe">}, %arg15: tensor<32x16xf32> {zero.role = #zero.role<param "wte">}, %arg16: tensor<12x8xi32> {zero.role = #zero.role<batch "inputs" dim = 0>}, %arg17: tensor<12x8xi32> {zero.role = #zero.role<batch "targets" dim = 0>}) -> (tensor<f32> {jax.result_info = "result[0]", zero.role = #zero.role<metric "loss">}) {
    %0 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {"tp"}, {}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}, {"tp"}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {"tp"}, {}]>, <@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}, {"tp"}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, []>] manual_axes={"tp"} (%arg18: tensor<2x16xf32>, %arg19: tensor<2x8x16xf32>, %arg20: tensor<2x24xf32>, %arg21: tensor<2x16x24xf32>, %arg22: tensor<2x16xf32>, %arg23: tensor<2x16xf32>, %arg24: tensor<2x16xf32>, %arg25: tensor<2x16xf32>, %arg26: tensor<2x16xf32>, %arg27: tensor<2x32x16xf32>, %arg28: tensor<2x32xf32>, %arg29: tensor<2x16x32xf32>, %arg30: tensor<16xf32>, %arg31: tensor<16xf32>, %arg32: tensor<8x16xf32>, %arg33: tensor<32x16xf32>, %arg34: tensor<12x8xi32>, %arg35: tensor<12x8xi32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
      %2 = stablehlo.compare LT, %arg34, %1, SIGNED : (tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<12x8xi1>
      %c_0 = stablehlo.constant dense<32> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
      %4 = stablehlo.add %arg34, %3 : tensor<12x8xi32>
      %5 = stablehlo.select %2, %4, %arg34 : tensor<12x8xi1>, tensor<12x8xi32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
      %7 = "stablehlo.gather"(%arg33, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<12x8x1xi32>) -> tensor<12x8x16xf32>
      %8 = stablehlo.broadcast_in_dim %arg32, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<12x8x16xf32>
      %10 = stablehlo.add %7, %9 : tensor<12x8x16xf32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %11:14 = stablehlo.while(%iterArg = %arg18, %iterArg_9 = %arg19, %iterArg_10 = %arg20, %iterArg_11 = %arg21, %iterArg_12 = %arg22, %iterArg_13 = %arg23, %iterArg_14 = %arg24, %iterArg_15 = %arg25, %iterArg_16 = %arg26, %iterArg_17 = %arg27, %iterArg_18 = %arg28, %iterArg_19 = %arg29, %iterArg_20 = %c_1, %iterArg_21 = %10) : tensor<2x16xf32>, tensor<2x8x16xf32>, tensor<2x24xf32>, tensor<2x16x24xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>, tensor<2x16x32xf32>, tensor<i32>, tensor<12x8x16xf32>
      cond {
        %c_22 = stablehlo.constant dense<2> : tensor<i32>
        %44 = stablehlo.compare LT, %iterArg_20, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %44 : tensor<i1>
      } do {
        %44 = func.call @eval_dynamic_index_in_dim(%iterArg, %iterArg_20) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %45 = func.call @eval_dynamic_index_in_dim_0(%iterArg_9, %iterArg_20) : (tensor<2x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
        %46 = func.call @eval_dynamic_index_in_dim_1(%iterArg_10, %iterArg_20) : (tensor<2x24xf32>, tensor<i32>) -> tensor<24xf32>
        %47 = func.call @eval_dynamic_index_in_dim_2(%iterArg_11, %iterArg_20) : (tensor<2x16x24xf32>, tensor<i32>) -> tensor<16x24xf32>
        %48 = func.call @eval_dynamic_index_in_dim(%iterArg_12, %iterArg_20) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %49 = func.call @eval_dynamic_index_in_dim(%iterArg_13, %iterArg_20) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %50 = func.call @eval_dynamic_index_in_dim(%iterArg_14, %iterArg_20) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %51 = func.call @eval_dynamic_index_in_dim(%iterArg_15, %iterArg_20) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %52 = func.call @eval_dynamic_index_in_dim(%iterArg_16, %iterArg_20) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
        %53 = func.call @eval_dynamic_index_in_dim_3(%iterArg_17, %iterArg_20) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
        %54 = func.call @eval_dynamic_index_in_dim_4(%iterArg_18, %iterArg_20) : (tensor<2x32xf32>, tensor<i32>) -> tensor<32xf32>
        %55 = func.call @eval_dynamic_index_in_dim_5(%iterArg_19, %iterArg_20) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
        %56 = func.call @eval_closed_call(%iterArg_21, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55) : (tensor<12x8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>) -> tensor<12x8x16xf32>
        %c_22 = stablehlo.constant dense<1> : tensor<i32>
        %57 = stablehlo.add %iterArg_20, %c_22 : tensor<i32>
        stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %57, %56 : tensor<2x16xf32>, tensor<2x8x16xf32>, tensor<2x24xf32>, tensor<2x16x24xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>, tensor<2x16x32xf32>, tensor<i32>, tensor<12x8x16xf32>
      }
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.reduce(%11#13 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
      %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %15 = stablehlo.divide %13, %14 : tensor<12x8x1xf32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
      %17 = stablehlo.subtract %11#13, %16 : tensor<12x8x16xf32>
      %18 = chlo.square %17 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
      %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %22 = stablehlo.divide %20, %21 : tensor<12x8x1xf32>
      %23 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
      %24 = stablehlo.subtract %11#13, %23 : tensor<12x8x16xf32>
      %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
      %26 = stablehlo.add %22, %25 : tensor<12x8x1xf32>
      %27 = stablehlo.rsqrt %26 : tensor<12x8x1xf32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
      %29 = stablehlo.multiply %24, %28 : tensor<12x8x16xf32>
      %30 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
      %32 = stablehlo.multiply %29, %31 : tensor<12x8x16xf32>
      %33 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
      %35 = stablehlo.add %32, %34 : tensor<12x8x16xf32>
      %36 = stablehlo.dot_general %35, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<32x16xf32>) -> tensor<12x8x32xf32>
      %37 = func.call @eval_log_softmax(%36) : (tensor<12x8x32xf32>) -> tensor<12x8x32xf32>
      %38 = func.call @eval_one_hot(%arg35) : (tensor<12x8xi32>) -> tensor<12x8x32xf32>
      %39 = stablehlo.multiply %37, %38 : tensor<12x8x32xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
      %cst_8 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
      %42 = stablehlo.divide %41, %cst_8 : tensor<f32>
      %43 = stablehlo.negate %42 : tensor<f32>
      sdy.return %43 : tensor<f32>
    } : (tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<12x8xi32>, tensor<12x8xi32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @eval_dynamic_index_in_dim(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @eval_dynamic_index_in_dim_0(%arg0: tensor<2x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @eval_dynamic_index_in_dim_1(%arg0: tensor<2x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<2x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @eval_dynamic_index_in_dim_2(%arg0: tensor<2x16x24xf32>, %arg1: tensor<i32>) -> tensor<16x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 24] : (tensor<2x16x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x24xf32>) -> tensor<16x24xf32>
    return %1 : tensor<16x24xf32>
  }
  func.func private @eval_dynamic_index_in_dim_3(%arg0: tensor<2x32x16xf32>, %arg1: tensor<i32>) -> tensor<32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 16] : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @eval_dynamic_index_in_dim_4(%arg0: tensor<2x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<2x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @eval_dynamic_index_in_dim_5(%arg0: tensor<2x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @eval_closed_call(%arg0: tensor<12x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<8x16xf32>, %arg3: tensor<24xf32>, %arg4: tensor<16x24xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<32x16xf32>, %arg11: tensor<32xf32>, %arg12: tensor<16x32xf32>) -> tensor<12x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<12x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8x16xf32>
    %6 = chlo.square %5 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<12x8x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<12x8x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<12x8x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<12x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<12x8x16xf32>
    %18 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<12x8x16xf32>
    %21 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %23 = stablehlo.add %20, %22 : tensor<12x8x16xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x24xf32>) -> tensor<12x8x24xf32>
    %25 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<12x8x24xf32>
    %27 = stablehlo.add %24, %26 : tensor<12x8x24xf32>
    %28 = stablehlo.slice %27 [0:12, 0:8, 0:8] : (tensor<12x8x24xf32>) -> tensor<12x8x8xf32>
    %29 = stablehlo.slice %27 [0:12, 0:8, 8:16] : (tensor<12x8x24xf32>) -> tensor<12x8x8xf32>
    %30 = stablehlo.slice %27 [0:12, 0:8, 16:24] : (tensor<12x8x24xf32>) -> tensor<12x8x8xf32>
    %31 = stablehlo.reshape %28 : (tensor<12x8x8xf32>) -> tensor<12x8x1x8xf32>
    %32 = stablehlo.reshape %29 : (tensor<12x8x8xf32>) -> tensor<12x8x1x8xf32>
    %33 = stablehlo.reshape %30 : (tensor<12x8x8xf32>) -> tensor<12x8x1x8xf32>
    %34 = stablehlo.dot_general %31, %32, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x1x8xf32>, tensor<12x8x1x8xf32>) -> tensor<12x1x8x8xf32>
    %cst_4 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x1x8x8xf32>
    %36 = stablehlo.divide %34, %35 : tensor<12x1x8x8xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %37 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %38 = call @eval_tril(%37) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %39 = call @eval_where(%38, %36, %cst_5) : (tensor<8x8xi1>, tensor<12x1x8x8xf32>, tensor<f32>) -> tensor<12x1x8x8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<12x1x8x8xf32>, tensor<f32>) -> tensor<12x1x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x1x8xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<12x1x8xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<12x1x8xf32>) -> tensor<12x1x8x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<12x1x8x1xf32>) -> tensor<12x1x8x8xf32>
    %45 = stablehlo.subtract %39, %44 : tensor<12x1x8x8xf32>
    %46 = stablehlo.exponential %45 : tensor<12x1x8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<12x1x8x8xf32>, tensor<f32>) -> tensor<12x1x8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<12x1x8xf32>) -> tensor<12x1x8x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<12x1x8x1xf32>) -> tensor<12x1x8x8xf32>
    %50 = stablehlo.divide %46, %49 : tensor<12x1x8x8xf32>
    %51 = stablehlo.dot_general %33, %50, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<12x8x1x8xf32>, tensor<12x1x8x8xf32>) -> tensor<12x1x8x8xf32>
    %52 = stablehlo.transpose %51, dims = [0, 3, 1, 2] : (tensor<12x1x8x8xf32>) -> tensor<12x8x1x8xf32>
    %53 = stablehlo.reshape %52 : (tensor<12x8x1x8xf32>) -> tensor<12x8x8xf32>
    %54 = stablehlo.dot_general %53, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x8xf32>, tensor<8x16xf32>) -> tensor<12x8x16xf32>
    %55 = "stablehlo.all_reduce"(%54) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %107 = stablehlo.add %arg13, %arg14 : tensor<f32>
      stablehlo.return %107 : tensor<f32>
    }) : (tensor<12x8x16xf32>) -> tensor<12x8x16xf32>
    %56 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %58 = stablehlo.add %55, %57 : tensor<12x8x16xf32>
    %59 = stablehlo.add %arg0, %58 : tensor<12x8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %63 = stablehlo.divide %61, %62 : tensor<12x8x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %65 = stablehlo.subtract %59, %64 : tensor<12x8x16xf32>
    %66 = chlo.square %65 : tensor<12x8x16xf32> -> tensor<12x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<12x8x16xf32>, tensor<f32>) -> tensor<12x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %70 = stablehlo.divide %68, %69 : tensor<12x8x1xf32>
    %71 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %72 = stablehlo.subtract %59, %71 : tensor<12x8x16xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x8x1xf32>
    %74 = stablehlo.add %70, %73 : tensor<12x8x1xf32>
    %75 = stablehlo.rsqrt %74 : tensor<12x8x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x16xf32>
    %77 = stablehlo.multiply %72, %76 : tensor<12x8x16xf32>
    %78 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %80 = stablehlo.multiply %77, %79 : tensor<12x8x16xf32>
    %81 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %83 = stablehlo.add %80, %82 : tensor<12x8x16xf32>
    %84 = stablehlo.dot_general %83, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x16xf32>, tensor<16x32xf32>) -> tensor<12x8x32xf32>
    %85 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<12x8x32xf32>
    %87 = stablehlo.add %84, %86 : tensor<12x8x32xf32>
    %88 = stablehlo.multiply %87, %87 : tensor<12x8x32xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<12x8x32xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<12x8x32xf32>
    %92 = stablehlo.add %87, %91 : tensor<12x8x32xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<12x8x32xf32>
    %95 = stablehlo.tanh %94 : tensor<12x8x32xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %97 = stablehlo.add %96, %95 : tensor<12x8x32xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x8x32xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<12x8x32xf32>
    %100 = stablehlo.multiply %87, %99 : tensor<12x8x32xf32>
    %101 = stablehlo.dot_general %100, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8x32xf32>, tensor<32x16xf32>) -> tensor<12x8x16xf32>
    %102 = "stablehlo.all_reduce"(%101) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %107 = stablehlo.add %arg13, %arg14 : tensor<f32>
      stablehlo.return %107 : tensor<f32>
    }) : (tensor<12x8x16xf32>) -> tensor<12x8x16xf32>
    %103 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<12x8x16xf32>
    %105 = stablehlo.add %102, %104 : tensor<12x8x16xf32>
    %106 = stablehlo.add %59, %105 : tensor<12x8x16xf32>
    return %106 : tensor<12x8x16xf32>
  }
  func.func private @eval_tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @eval_where(%arg0: tensor<8x8xi1>, %arg1: tensor<12x1x8x8xf32>, %arg2: tensor<f32>) -> tensor<12x1x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<12x1x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x1x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x1x8x8xi1>, tensor<12x1x8x8xf32>
    return %3 : tensor<12x1x8x8xf32>
  }
  func.func private @eval_log_softmax(%arg0: tensor<12x8x32xf32>) -> tensor<12x8x32xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<12x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x8x32xf32>
    %6 = stablehlo.exponential %5 : tensor<12x8x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x8x32xf32>, tensor<f32>) -> tensor<12x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x8xf32>) -> tensor<12x8x1xf32>
    %9 = stablehlo.log %8 : tensor<12x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<12x8x1xf32>) -> tensor<12x8x32xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<12x8x32xf32>
    return %11 : tensor<12x8x32xf32>
  }
  func.func private @eval_one_hot(%arg0: tensor<12x8xi32>) -> tensor<12x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<12x8xi32>) -> tensor<12x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<12x8x1xi32>) -> tensor<12x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<12x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<12x8x32xi32>, tensor<12x8x32xi32>) -> tensor<12x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<12x8x32xi1>) -> tensor<12x8x32xf32>
    return %5 : tensor<12x8x32xf32>
  }
}
