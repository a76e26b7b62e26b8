// Attributes of frameworks on modules, functions, arguments and results are kept.
// RUN: zero-opt %s | FileCheck %s
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s

// CHECK: module @jit_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
module @jit_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  // CHECK-NEXT: sdy.mesh @mesh = <["dp"=4, "tp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 4 : i64}, {name = "tp", size = 2 : i64}]}}
  sdy.mesh @mesh = <["dp"=4, "tp"=2]> {stablehlo.mesh = {axes = [{name = "dp", size = 4 : i64}, {name = "tp", size = 2 : i64}]}}
  // CHECK-NEXT: sdy.mesh @other = <["x"=2], device_ids=[1, 0]>
  sdy.mesh @other = <["x"=2], device_ids=[1, 0]>
  // CHECK-NEXT: %arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<f32> {jax.buffer_donor = true}) -> (tensor<8x4xf32> {jax.result_info = "result[0]"})
  func.func public @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<f32> {jax.buffer_donor = true}) -> (tensor<8x4xf32> {jax.result_info = "result[0]"}) {
    return %arg0 : tensor<8x4xf32>
  }
}
