// Of a value that is the same on all ranks a part along another dimension is read: each rank's rows of it are all of its rows, so they
// are rows of the part of a larger one.
// RUN: zero-opt %s --zero-to-import -o %t.import
// RUN: zero-opt %t.import --zero-to-replica=ranks=2 -o %t
// RUN: FileCheck %s < %t
// CHECK: %[[ALL:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<6x16xf32>
// CHECK: stablehlo.dynamic_slice %[[ALL]], {{.*}} sizes = [6, 8]

// Of another weight it is another part.
// RUN: sed 's/broadcast_in_dim %arg0, dims = .1./broadcast_in_dim %arg1, dims = [1]/' %t > %t.other && not diff -q %t %t.other
// RUN: not zero-opt %t.other --zero-validate=origin=%t.import -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}}cannot be proved

func.func @main(%w: tensor<16xf32> {zero.role = #zero.role<param "w" next = 0>},
                %v: tensor<16xf32> {zero.role = #zero.role<param "v" next = 1>},
                %at: tensor<i32> {zero.role = #zero.role<const "at">},
                %x: tensor<12x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<16xf32>, tensor<16xf32>) {
  %first = stablehlo.constant dense<0> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
  %part = stablehlo.dynamic_slice %all, %first, %at, sizes = [12, 8] : (tensor<12x16xf32>, tensor<i32>, tensor<i32>) -> tensor<12x8xf32>
  %y = stablehlo.multiply %x, %part : tensor<12x8xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x8xf32>, tensor<f32>) -> tensor<f32>
  %step = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %new = stablehlo.subtract %w, %step : tensor<16xf32>
  %other = stablehlo.subtract %v, %step : tensor<16xf32>
  return %new, %other : tensor<16xf32>, tensor<16xf32>
}
