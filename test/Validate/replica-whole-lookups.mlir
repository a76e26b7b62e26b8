// Places of a value that is the same for all rows of the batch are looked up: of each rank's rows, which are all that its value has, so
// they are rows of lookups in a larger one.
// RUN: zero-opt %s --zero-to-import -o %t.import
// RUN: zero-opt %t.import --zero-to-replica=ranks=2 -o %t
// RUN: FileCheck %s < %t
// CHECK: %[[ALL:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x6x3xf32>
// CHECK: "stablehlo.gather"(%[[ALL]], %{{.*}}slice_sizes = array<i64: 1, 6, 3>

// Of another weight they are others.
// RUN: sed 's/broadcast_in_dim %arg0, dims = .0, 2./broadcast_in_dim %arg1, dims = [0, 2]/' %t > %t.other && not diff -q %t %t.other
// RUN: not zero-opt %t.other --zero-validate=origin=%t.import -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}}cannot be proved

func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>},
                %v: tensor<4x3xf32> {zero.role = #zero.role<param "v" next = 1>},
                %at: tensor<5x1xi32> {zero.role = #zero.role<const "at">},
                %x: tensor<5x12x3xf32> {zero.role = #zero.role<batch "x" dim = 1>}) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.broadcast_in_dim %w, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x12x3xf32>
  %places = "stablehlo.gather"(%all, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 12, 3>}> : (tensor<4x12x3xf32>, tensor<5x1xi32>) -> tensor<5x12x3xf32>
  %both = stablehlo.concatenate %x, %places, dim = 2 : (tensor<5x12x3xf32>, tensor<5x12x3xf32>) -> tensor<5x12x6xf32>
  %y = stablehlo.multiply %both, %both : tensor<5x12x6xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x12x6xf32>, tensor<f32>) -> tensor<f32>
  %step = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x3xf32>
  %other = stablehlo.subtract %v, %step : tensor<4x3xf32>
  return %new, %other : tensor<4x3xf32>, tensor<4x3xf32>
}
