// Calls of foreign code as JAX prints them: text -> IR -> text is the identity, from the generic form too.
// RUN: grep -v '^//' %s >%t.in
// RUN: zero-opt %t.in -o %t && diff -B %t.in %t
// RUN: zero-opt %t.in --mlir-print-op-generic | zero-opt -o %t && diff -B %t.in %t
module {
  func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>, %arg2: !stablehlo.token) {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {a = 1 : i32}, called_computations = [@foo], operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_close(%arg0, %arg0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    %2 = stablehlo.custom_call @x(%arg2) : (!stablehlo.token) -> !stablehlo.token
    %3:2 = stablehlo.custom_call @mine_spotrf_ffi(%arg0, %arg1) {api_version = 4 : i32, backend_config = {uplo = 76 : ui8}, mhlo.backend_config = {x = "y"}, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>]} : (tensor<4x4xf32>, tensor<f32>) -> (tensor<4x4xf32>, tensor<f32>)
    %4 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.custom_call @SPMDFullToShardShape(%4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<2x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.custom_call @"a b"(%arg0) {api_version = 2 : i32} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return
  }
  func.func private @foo(tensor<f32>) -> tensor<f32>
}
