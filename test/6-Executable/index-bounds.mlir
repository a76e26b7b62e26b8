// What an argument indexes bounds its values: the bounds are in the plan, the runtime checks data by them.

// RUN: rm -rf %t && mkdir %t
// RUN: zero-compile %s --quiet --report=none --ranks=2 -o %t/step
// RUN: %t/step --describe=plan | %python -c "import json, sys; [print(i['name'], i.get('indexes')) for i in json.load(sys.stdin)['inputs']]" | FileCheck %s
// CHECK-DAG: looked {'also': [], 'high': 7, 'low': 0}
// CHECK-DAG: wrapped {'also': [], 'high': 7, 'low': -8}
// CHECK-DAG: padded {'also': [-100], 'high': 7, 'low': 0}
// CHECK-DAG: clamped None
// CHECK-DAG: selected None
// CHECK-DAG: masked None
// CHECK-DAG: summed None

// RUN: %python -c "import struct, sys; [open(f'{sys.argv[1]}/{n}', 'wb').write(struct.pack('8i', *([v] * 7 + [w]))) for n, v, w in [('0', 0, 0), ('neg', -8, 7), ('pad', -100, 3), ('high', 5, 8), ('low', 0, -1)]]" %t
// RUN: %python -c "import numpy, safetensors.numpy; safetensors.numpy.save_file({'table': numpy.arange(8, dtype='f')}, '%t/init')"
// RUN: cd %t
// RUN: %t/step --steps 3 --init init --data looked=0:i32 --data wrapped=neg:i32 --data padded=pad:i32 --data clamped=pad:i32 --data selected=pad:i32 --data masked=pad:i32 --data summed=pad:i32
// RUN: not %t/step --steps 3 --init init --data looked=high:i32 --data wrapped=0:i32 --data padded=0:i32 --data clamped=0:i32 --data selected=0:i32 --data masked=0:i32 --data summed=0:i32 2>&1 | FileCheck %s --check-prefix=HIGH
// HIGH: error: rank {{[01]}}: --data: value 8 at index 7 of 'high' is not from 0 to 7: argument 'looked' indexes no more than that
// RUN: not %t/step --steps 3 --init init --data looked=low:i32 --data wrapped=0:i32 --data padded=0:i32 --data clamped=0:i32 --data selected=0:i32 --data masked=0:i32 --data summed=0:i32 2>&1 | FileCheck %s --check-prefix=LOW
// LOW: --data: value -1 at index 7 of 'low' is not from 0 to 7: argument 'looked' indexes no more than that
// RUN: not %t/step --steps 3 --init init --data looked=0:i32 --data wrapped=0:i32 --data padded=high:i32 --data clamped=0:i32 --data selected=0:i32 --data masked=0:i32 --data summed=0:i32 2>&1 | FileCheck %s --check-prefix=PADDED
// PADDED: --data: value 8 at index 7 of 'high' is not from 0 to 7 or -100: argument 'padded' indexes no more than that

func.func public @main(%table: tensor<8xf32> {zero.role = #zero.role<model_state "table" next = 0>},
    %looked: tensor<4xi32> {zero.role = #zero.role<batch "looked" dim = 0>},
    %wrapped: tensor<4xi32> {zero.role = #zero.role<batch "wrapped" dim = 0>},
    %padded: tensor<4xi32> {zero.role = #zero.role<batch "padded" dim = 0>},
    %clamped: tensor<4xi32> {zero.role = #zero.role<batch "clamped" dim = 0>},
    %selected: tensor<4xi32> {zero.role = #zero.role<batch "selected" dim = 0>},
    %masked: tensor<4xi32> {zero.role = #zero.role<batch "masked" dim = 0>},
    %summed: tensor<4xi32> {zero.role = #zero.role<batch "summed" dim = 0>})
    -> (tensor<8xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %eight = stablehlo.constant dense<8> : tensor<4xi32>
  %seven = stablehlo.constant dense<7> : tensor<4xi32>
  %pad = stablehlo.constant dense<-100> : tensor<4xi32>
  %none = stablehlo.constant dense<0.0> : tensor<4xf32>
  %start = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<8xf32>

  // Reshaped only.
  %i0 = stablehlo.reshape %looked : (tensor<4xi32>) -> tensor<4x1xi32>
  %g0 = "stablehlo.gather"(%table, %i0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  // Negative ones count from the end.
  %negative = stablehlo.compare LT, %wrapped, %zero, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %moved = stablehlo.add %wrapped, %eight : tensor<4xi32>
  %inside = stablehlo.select %negative, %moved, %wrapped : tensor<4xi1>, tensor<4xi32>
  %i1 = stablehlo.reshape %inside : (tensor<4xi32>) -> tensor<4x1xi32>
  %g1 = "stablehlo.gather"(%table, %i1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  // The step looks for one value.
  %ispad = stablehlo.compare EQ, %padded, %pad, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %i2 = stablehlo.reshape %padded : (tensor<4xi32>) -> tensor<4x1xi32>
  %g2 = "stablehlo.gather"(%table, %i2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  %p2 = stablehlo.select %ispad, %none, %g2 : tensor<4xi1>, tensor<4xf32>
  // Clamped before.
  %c3 = stablehlo.clamp %zero, %clamped, %seven : tensor<4xi32>
  %i3 = stablehlo.reshape %c3 : (tensor<4xi32>) -> tensor<4x1xi32>
  %g3 = "stablehlo.gather"(%table, %i3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  // Selected before.
  %isgood = stablehlo.compare GE, %selected, %zero, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %s4 = stablehlo.select %isgood, %selected, %zero : tensor<4xi1>, tensor<4xi32>
  %i4 = stablehlo.reshape %s4 : (tensor<4xi32>) -> tensor<4x1xi32>
  %g4 = "stablehlo.gather"(%table, %i4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  // What is looked up in the batch's own values, and masked after.
  %own = stablehlo.broadcast_in_dim %g0, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %rows = stablehlo.broadcast_in_dim %table, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %logits = stablehlo.multiply %own, %rows : tensor<4x8xf32>
  %i5 = stablehlo.reshape %masked : (tensor<4xi32>) -> tensor<4x1xi32>
  %g5 = "stablehlo.gather"(%logits, %i5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  %mask = stablehlo.convert %summed : (tensor<4xi32>) -> tensor<4xf32>
  %p5 = stablehlo.multiply %g5, %mask : tensor<4xf32>

  %a1 = stablehlo.add %g0, %g1 : tensor<4xf32>
  %a2 = stablehlo.add %a1, %p2 : tensor<4xf32>
  %a3 = stablehlo.add %a2, %g3 : tensor<4xf32>
  %a4 = stablehlo.add %a3, %g4 : tensor<4xf32>
  %a5 = stablehlo.add %a4, %p5 : tensor<4xf32>
  %loss = stablehlo.reduce(%a5 init: %start) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %next = stablehlo.multiply %table, %half : tensor<8xf32>
  return %next, %loss : tensor<8xf32>, tensor<f32>
}
