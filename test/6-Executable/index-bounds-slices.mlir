// Columns of an argument index tables of their own: the widest bound counts, and none where one column has none. Tokens and
// the tokens that follow overlap: what bounds the ones bounds the argument.

// RUN: rm -rf %t && mkdir %t
// RUN: zero-compile %s --quiet --report=none --ranks=2 -o %t/step
// RUN: %t/step --describe=plan | %python -c "import json, sys; [print(i['name'], i.get('indexes')) for i in json.load(sys.stdin)['inputs']]" | FileCheck %s
// CHECK-DAG: pairs {'also': [], 'high': 11, 'low': 0}
// CHECK-DAG: shifted None
// CHECK-DAG: tokens {'also': [], 'high': 7, 'low': 0}
func.func public @main(%table: tensor<8xf32> {zero.role = #zero.role<model_state "table" next = 0>},
    %other: tensor<12xf32> {zero.role = #zero.role<frozen "other">},
    %pairs: tensor<4x2xi32> {zero.role = #zero.role<batch "pairs" dim = 0>},
    %shifted: tensor<4x2xi32> {zero.role = #zero.role<batch "shifted" dim = 0>},
    %tokens: tensor<4x3xi32> {zero.role = #zero.role<batch "tokens" dim = 0>})
    -> (tensor<8xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %start = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<8xf32>
  %four = stablehlo.constant dense<4> : tensor<4x1xi32>
  // The first column looks up 8, the second one 12.
  %p0 = stablehlo.slice %pairs [0:4, 0:1] : (tensor<4x2xi32>) -> tensor<4x1xi32>
  %p1 = stablehlo.slice %pairs [0:4, 1:2] : (tensor<4x2xi32>) -> tensor<4x1xi32>
  %g0 = "stablehlo.gather"(%table, %p0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  %g1 = "stablehlo.gather"(%other, %p1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<12xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  // The second column counts from the fifth element.
  %s0 = stablehlo.slice %shifted [0:4, 0:1] : (tensor<4x2xi32>) -> tensor<4x1xi32>
  %s1 = stablehlo.slice %shifted [0:4, 1:2] : (tensor<4x2xi32>) -> tensor<4x1xi32>
  %moved = stablehlo.add %s1, %four : tensor<4x1xi32>
  %g2 = "stablehlo.gather"(%table, %s0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  %g3 = "stablehlo.gather"(%other, %moved) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<12xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  // Labels are the tokens that follow, compared with all that there are.
  %now = stablehlo.slice %tokens [0:4, 0:2] : (tensor<4x3xi32>) -> tensor<4x2xi32>
  %then = stablehlo.slice %tokens [0:4, 1:3] : (tensor<4x3xi32>) -> tensor<4x2xi32>
  %index = stablehlo.reshape %now : (tensor<4x2xi32>) -> tensor<8x1xi32>
  %label = stablehlo.reshape %then : (tensor<4x2xi32>) -> tensor<8xi32>
  %looked = "stablehlo.gather"(%table, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %float = stablehlo.convert %label : (tensor<8xi32>) -> tensor<8xf32>
  %times = stablehlo.multiply %looked, %float : tensor<8xf32>
  %rows = stablehlo.reshape %times : (tensor<8xf32>) -> tensor<4x2xf32>
  %g4 = stablehlo.reduce(%rows init: %start) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>

  %a = stablehlo.add %g0, %g1 : tensor<4xf32>
  %b = stablehlo.add %g2, %g3 : tensor<4xf32>
  %c = stablehlo.add %a, %b : tensor<4xf32>
  %d = stablehlo.add %c, %g4 : tensor<4xf32>
  %loss = stablehlo.reduce(%d init: %start) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %new = stablehlo.multiply %table, %half : tensor<8xf32>
  return %new, %loss : tensor<8xf32>, tensor<f32>
}
