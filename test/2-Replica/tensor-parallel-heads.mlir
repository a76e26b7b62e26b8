// Heads of attention that the ranks do not divide: the remark names the attention, its heads, the ranks, and what would help.
// RUN: zero-opt %s --zero-to-import -o %t.mlir
// RUN: zero-opt %t.mlir --zero-tensor-parallel="model-axis=tp model-ranks=4 tensor-parallel" --remarks-filter=zero-tensor-parallel --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOUR
// FOUR-DAG: "q: {{.*}}4 ranks do not divide the 6 heads of the attention that is 'stablehlo.dot_general' at loc({{.*}}:{{[0-9]+:[0-9]+}}); give a number of ranks that divides them, or a model with a multiple of 4 heads"
// FOUR-DAG: "k: {{.*}}4 ranks do not divide the 2 heads of keys and values of the attention that is 'stablehlo.dot_general' at loc({{.*}}:{{[0-9]+:[0-9]+}}), which its 6 heads share; give a number of ranks that divides them, or a model with a multiple of 4 heads of keys and values"
// FOUR: "up: sharded({{[01]}})"

// Heads of queries that three ranks divide, heads of keys that they do not.
// RUN: zero-opt %t.mlir --zero-tensor-parallel="model-axis=tp model-ranks=3 tensor-parallel" --remarks-filter=zero-tensor-parallel --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=THREE
// THREE-DAG: "q: sharded({{[01]}})"
// THREE-DAG: "k: {{.*}}3 ranks do not divide the 2 heads of keys and values

// All of them divided: none is named.
// RUN: zero-opt %t.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" --remarks-filter=zero-tensor-parallel --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: "q: sharded(1)"
// TWO-NOT: do not divide

// Two heads of keys, each of which three of queries share.
func.func @main(%q: tensor<24x24xf32> {zero.role = #zero.role<param "q" next = 0>},
                %k: tensor<24x8xf32> {zero.role = #zero.role<param "k" next = 1>},
                %up: tensor<24x24xf32> {zero.role = #zero.role<param "up" next = 2>},
                %x: tensor<2x12x24xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<24x24xf32>, tensor<24x8xf32>, tensor<24x24xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %qs = stablehlo.dot_general %x, %q, contracting_dims = [2] x [0] : (tensor<2x12x24xf32>, tensor<24x24xf32>) -> tensor<2x12x24xf32>
  %qh = stablehlo.reshape %qs : (tensor<2x12x24xf32>) -> tensor<2x12x6x4xf32>
  %ks = stablehlo.dot_general %x, %k, contracting_dims = [2] x [0] : (tensor<2x12x24xf32>, tensor<24x8xf32>) -> tensor<2x12x8xf32>
  %kg = stablehlo.reshape %ks : (tensor<2x12x8xf32>) -> tensor<2x12x2x4xf32>
  %kb = stablehlo.broadcast_in_dim %kg, dims = [0, 1, 2, 4] : (tensor<2x12x2x4xf32>) -> tensor<2x12x2x3x4xf32>
  %kh = stablehlo.reshape %kb : (tensor<2x12x2x3x4xf32>) -> tensor<2x12x6x4xf32>
  %scores = stablehlo.dot_general %qh, %kh, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x12x6x4xf32>, tensor<2x12x6x4xf32>) -> tensor<2x6x12x12xf32>
  %hs = stablehlo.dot_general %x, %up, contracting_dims = [2] x [0] : (tensor<2x12x24xf32>, tensor<24x24xf32>) -> tensor<2x12x24xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %of_scores = stablehlo.reduce(%scores init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x12x12xf32>, tensor<f32>) -> tensor<f32>
  %of_hs = stablehlo.reduce(%hs init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x12x24xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %of_scores, %of_hs : tensor<f32>
  return %q, %k, %up, %loss : tensor<24x24xf32>, tensor<24x8xf32>, tensor<24x24xf32>, tensor<f32>
}
