// The largest, of two operands together, by the function that the call names: JAX's approx_max_k. The function is no entry then.
// RUN: zero-opt %s --zero-sort-top-k -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-opt %s --zero-to-import -o /dev/null
// RUN: sed 's/reduction_dim = 1/reduction_dim = 2/' %s | not zero-opt --zero-sort-top-k -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIM
// RUN: sed 's/called_computations = \[@greater\], //' %s | not zero-opt --zero-sort-top-k -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIM

// CHECK-NOT: @greater
// CHECK-LABEL: func.func public @main
// CHECK: %[[ALL:.*]]:2 = "stablehlo.sort"(%arg0, %{{.*}}) <{dimension = 1 : i64, is_stable = true}>
// CHECK: stablehlo.compare GT, %{{.*}}, %{{.*}} : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK: %[[MOST:.*]] = stablehlo.slice %[[ALL]]#0 [0:3, 0:2] : (tensor<3x5xf32>) -> tensor<3x2xf32>
// CHECK: %[[AT:.*]] = stablehlo.slice %[[ALL]]#1 [0:3, 0:2] : (tensor<3x5xi32>) -> tensor<3x2xi32>
// CHECK: return %[[MOST]], %[[AT]]
// DIM: error: 'stablehlo.custom_call' op of 'ApproxTopK' has other operands or attributes than JAX writes, expected operands
// DIM-SAME: use jax.lax.approx_max_k or jax.lax.top_k
func.func @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func public @main(%x: tensor<3x5xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %at = stablehlo.iota dim = 1 : tensor<3x5xi32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %at, %least, %none) {backend_config = "", called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %0#0, %0#1 : tensor<3x2xf32>, tensor<3x2xi32>
}
