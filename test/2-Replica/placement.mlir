// Partial values are reduced at the minimum cut between where they are made and what needs them whole.
// RUN: zero-opt %s --zero-data-parallel=ranks=4 -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance=1e-5

// The weight's gradient over three time steps, as backpropagation through time adds it up: reduced once.
// CHECK-LABEL: func.func @time_steps
// CHECK-COUNT-3: stablehlo.dot_general
// CHECK: %[[S:.*]] = stablehlo.add %{{.*}}, %{{.*}} : tensor<4x3xf32>
// CHECK-NOT: zero.all_reduce
// CHECK: %[[T:.*]] = stablehlo.add %[[S]], %{{.*}} : tensor<4x3xf32>
// CHECK: zero.all_reduce add %[[T]]
// CHECK-NOT: zero.all_reduce
func.func @time_steps(%x: tensor<3x8x4xf32> {zero.role = #zero.role<batch "x" dim = 1>},
                      %d: tensor<3x8x3xf32> {zero.role = #zero.role<batch "d" dim = 1>},
                      %w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x3xf32> {
  %x0 = stablehlo.slice %x [0:1, 0:8, 0:4] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %x1 = stablehlo.slice %x [1:2, 0:8, 0:4] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %x2 = stablehlo.slice %x [2:3, 0:8, 0:4] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %d0 = stablehlo.slice %d [0:1, 0:8, 0:3] : (tensor<3x8x3xf32>) -> tensor<1x8x3xf32>
  %d1 = stablehlo.slice %d [1:2, 0:8, 0:3] : (tensor<3x8x3xf32>) -> tensor<1x8x3xf32>
  %d2 = stablehlo.slice %d [2:3, 0:8, 0:3] : (tensor<3x8x3xf32>) -> tensor<1x8x3xf32>
  %0 = stablehlo.dot_general %x0, %d0, contracting_dims = [0, 1] x [0, 1] : (tensor<1x8x4xf32>, tensor<1x8x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.dot_general %x1, %d1, contracting_dims = [0, 1] x [0, 1] : (tensor<1x8x4xf32>, tensor<1x8x3xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.dot_general %x2, %d2, contracting_dims = [0, 1] x [0, 1] : (tensor<1x8x4xf32>, tensor<1x8x3xf32>) -> tensor<4x3xf32>
  %3 = stablehlo.add %0, %1 : tensor<4x3xf32>
  %4 = stablehlo.add %3, %2 : tensor<4x3xf32>
  %5 = stablehlo.multiply %4, %4 : tensor<4x3xf32>
  %6 = stablehlo.subtract %w, %5 : tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// Two uses, both of which need less than the whole value.
// CHECK-LABEL: func.func @two_uses_that_shrink
// CHECK: stablehlo.slice
// CHECK: zero.all_reduce add %{{.*}} : tensor<1x32xf32>
// CHECK: stablehlo.slice
// CHECK: zero.all_reduce add %{{.*}} : tensor<32x1xf32>
// CHECK-NOT: zero.all_reduce
func.func @two_uses_that_shrink(%x: tensor<8x32xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<1x32xf32>, tensor<32x1xf32>) {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
  %1 = stablehlo.slice %0 [0:1, 0:32] : (tensor<32x32xf32>) -> tensor<1x32xf32>
  %2 = stablehlo.slice %0 [0:32, 1:2] : (tensor<32x32xf32>) -> tensor<32x1xf32>
  %3 = stablehlo.tanh %1 : tensor<1x32xf32>
  %4 = stablehlo.tanh %2 : tensor<32x1xf32>
  return %3, %4 : tensor<1x32xf32>, tensor<32x1xf32>
}

// The same of a value that is as cheap as the second reduction would be.
// CHECK-LABEL: func.func @two_uses_of_little
// CHECK: zero.all_reduce add %{{.*}} : tensor<4x4xf32>
// CHECK-NOT: zero.all_reduce
func.func @two_uses_of_little(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<1x4xf32>, tensor<4x1xf32>) {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.slice %0 [0:1, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
  %2 = stablehlo.slice %0 [0:4, 1:2] : (tensor<4x4xf32>) -> tensor<4x1xf32>
  %3 = stablehlo.tanh %1 : tensor<1x4xf32>
  %4 = stablehlo.tanh %2 : tensor<4x1xf32>
  return %3, %4 : tensor<1x4xf32>, tensor<4x1xf32>
}

// Pieces side by side are reduced each as soon as it is made; what is added up is one piece, slices of one matrix
// between zeros too.
// CHECK-LABEL: func.func @pieces
// CHECK-COUNT-2: zero.all_reduce add %{{.*}} : tensor<4x4xf32>
// CHECK-COUNT-2: zero.all_reduce add %{{.*}} : tensor<8x4xf32>
// CHECK-NOT: zero.all_reduce
func.func @pieces(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %y: tensor<8x4xf32> {zero.role = #zero.role<batch "y" dim = 0>},
                  %z: tensor<8x8xf32> {zero.role = #zero.role<batch "z" dim = 0>}) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %3 = stablehlo.tanh %2 : tensor<8x4xf32>
  %4 = stablehlo.dot_general %y, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %5 = stablehlo.dot_general %y, %x, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %6 = stablehlo.pad %4, %zero, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  %7 = stablehlo.pad %5, %zero, low = [4, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  %8 = stablehlo.add %6, %7 : tensor<8x4xf32>
  %9 = stablehlo.tanh %8 : tensor<8x4xf32>
  %10 = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %11 = stablehlo.dot_general %z, %y, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %12 = stablehlo.add %10, %11 : tensor<8x4xf32>
  %13 = stablehlo.tanh %12 : tensor<8x4xf32>
  return %3, %9, %13 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

// Rows between zeros, the gradient of layers stacked in one leaf, stay apart: each layer may be a unit's.
// CHECK-LABEL: func.func @rows
// CHECK-COUNT-2: zero.all_reduce add %{{.*}} : tensor<4x4xf32>
// CHECK-NOT: zero.all_reduce
func.func @rows(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %y: tensor<8x4xf32> {zero.role = #zero.role<batch "y" dim = 0>}) -> tensor<2x4x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %4 = stablehlo.pad %2, %zero, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %5 = stablehlo.pad %3, %zero, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %6 = stablehlo.add %4, %5 : tensor<2x4x4xf32>
  %7 = stablehlo.tanh %6 : tensor<2x4x4xf32>
  return %7 : tensor<2x4x4xf32>
}

// A value that is needed whole, and as a part of a smaller sum: scaled twice, once whole and once as a part.
// CHECK-LABEL: func.func @both
// CHECK: %[[A:.*]] = stablehlo.reduce
// CHECK: %[[R:.*]] = zero.all_reduce add %[[A]] over @mesh["dp"] : tensor<4xf32>
// CHECK: %[[P:.*]] = stablehlo.multiply %[[A]], %[[W:.*]]
// CHECK: %[[H:.*]] = stablehlo.multiply %[[R]], %[[W]]
// CHECK: stablehlo.add %[[P]], %{{.*}} : tensor<4xf32>
// CHECK: zero.all_reduce add %{{.*}} : tensor<1xf32>
// CHECK-NOT: zero.all_reduce
// CHECK: stablehlo.tanh %[[H]]
func.func @both(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %y: tensor<8x4xf32> {zero.role = #zero.role<batch "y" dim = 0>},
                %w: tensor<4xf32> {zero.role = #zero.role<const "w">}) -> (tensor<4xf32>, tensor<4xf32>, tensor<1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %scaled = stablehlo.multiply %a, %w : tensor<4xf32>
  %b = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %sum = stablehlo.add %scaled, %b : tensor<4xf32>
  %one = stablehlo.slice %sum [0:1] : (tensor<4xf32>) -> tensor<1xf32>
  %0 = stablehlo.tanh %a : tensor<4xf32>
  %1 = stablehlo.tanh %scaled : tensor<4xf32>
  %2 = stablehlo.tanh %one : tensor<1xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<1xf32>
}

// Of as many bytes, the first: one of several uses is a shape, which the reduced value is given.
// CHECK-LABEL: func.func @ties
// CHECK: %[[G:.*]] = stablehlo.reduce
// CHECK: %[[T:.*]] = zero.all_reduce add %[[G]]
// CHECK-NOT: zero.all_reduce
// CHECK: stablehlo.negate %[[T]]
// CHECK: stablehlo.reshape %[[T]]
func.func @ties(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4xf32>, tensor<2x2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.negate %g : tensor<4xf32>
  %1 = stablehlo.reshape %g : (tensor<4xf32>) -> tensor<2x2xf32>
  %2 = stablehlo.tanh %0 : tensor<4xf32>
  %3 = stablehlo.tanh %1 : tensor<2x2xf32>
  return %2, %3 : tensor<4xf32>, tensor<2x2xf32>
}

// A product of two partial values: the larger stays partial, the smaller is reduced before.
// CHECK-LABEL: func.func @product
// CHECK: zero.all_reduce add %{{.*}} : tensor<f32>
// CHECK: stablehlo.multiply
// CHECK: zero.all_reduce add %{{.*}} : tensor<1x4xf32>
// CHECK-NOT: zero.all_reduce
func.func @product(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<1x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %n = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %1 = stablehlo.multiply %0, %all : tensor<4x4xf32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
  %3 = stablehlo.tanh %2 : tensor<1x4xf32>
  return %3 : tensor<1x4xf32>
}

// A square's value is reduced, and both operands are it, though sums around it could be one reduction less with one of them a part.
// CHECK-LABEL: func.func @square
// CHECK: %[[S:.*]] = stablehlo.reduce
// CHECK: %[[T:.*]] = zero.all_reduce add %[[S]]
// CHECK: stablehlo.multiply %[[T]], %[[T]] : tensor<4xf32>
func.func @square(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %s = stablehlo.multiply %g, %g : tensor<4xf32>
  %n = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %m = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %h = stablehlo.negate %x : tensor<8x4xf32>
  %k = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %before = stablehlo.add %m, %n : tensor<f32>
  %sum = stablehlo.add %before, %k : tensor<f32>
  %r = stablehlo.sqrt %sum : tensor<f32>
  return %r : tensor<f32>
}

// Columns of a weight's gradient, each summed apart and put between zeros: reduced once, as the sum that they are.
// CHECK-LABEL: func.func @columns
// CHECK-NOT: zero.all_reduce
// CHECK: %[[S:.*]] = stablehlo.add %{{.*}}, %{{.*}} : tensor<2x3xf32>
// CHECK: zero.all_reduce add %[[S]]
// CHECK-NOT: zero.all_reduce
func.func @columns(%x: tensor<8x2xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                   %w: tensor<2x3xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<2x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.multiply %x, %x : tensor<8x2xf32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
  %2 = stablehlo.reshape %0 : (tensor<2xf32>) -> tensor<2x1xf32>
  %3 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
  %4 = stablehlo.pad %2, %zero, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
  %5 = stablehlo.pad %3, %zero, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
  %6 = stablehlo.add %4, %5 : tensor<2x3xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<2x3xf32>
  %8 = stablehlo.subtract %w, %7 : tensor<2x3xf32>
  return %8 : tensor<2x3xf32>
}
