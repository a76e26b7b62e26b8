// RUN: split-file %s %t
// RUN: zero-opt %t/judged.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=JUDGED
// RUN: zero-opt %t/judged_odd.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=ODD
// RUN: zero-opt %t/rate.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=RATE
// RUN: zero-opt %t/reported.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=REPORTED
// RUN: zero-opt %t/reweighted.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=REWEIGHTED
// RUN: zero-opt %t/shares.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=SHARES
// RUN: zero-opt %t/taught.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=TAUGHT
// RUN: zero-opt %t/drawn.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=DRAWN
// RUN: zero-opt %t/classes.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=CLASSES
// RUN: zero-opt %t/anchors.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=ANCHORS
// RUN: zero-opt %t/inner.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=INNER
// RUN: zero-opt %t/edges.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=EDGES

// Rows of another number, along another dimension, that are judged by weights as they are after their update.
// JUDGED: main.arg1 batch "arg1" dim=1
// JUDGED: main.arg3 batch "arg3" dim=0
// JUDGED-NEXT: main.arg4 batch "arg4" dim=0

// Their number has no factor with the batch's: every rank has all of them, and their features are not cut in their place.
// ODD: main.arg3 const "arg3"
// ODD-NEXT: main.arg4 const "arg4"

// A rate halves where rows of another number are judged no better: every rank judges by all of them.
// RATE: main.arg3 batch "arg3" dim=0
// RATE-NEXT: main.arg4 batch "arg4" dim=0
// RATE-NEXT: main.arg5 const "arg5"
// RATE-NEXT: main.arg6 const "arg6"

// The same, where what they are judged as is only reported.
// REPORTED: main.arg1 batch "arg1" dim=0
// REPORTED-NEXT: main.arg2 batch "arg2" dim=0
// REPORTED-NEXT: main.arg3 batch "arg3" dim=0
// REPORTED-NEXT: main.arg4 batch "arg4" dim=0

// Gradients of clean rows of another number are the weights of other rows in the loss: they stay whole.
// REWEIGHTED: main.arg1 batch "arg1" dim=0
// REWEIGHTED-NEXT: main.arg2 batch "arg2" dim=0
// REWEIGHTED-NEXT: main.arg3 frozen "arg3"
// REWEIGHTED-NEXT: main.arg4 frozen "arg4"

// A matmul contracts shares of clients with what these trained: shares do not lie beside the clients' own rows.
// SHARES: main.arg0 batch_state "0" next=0 dim=0
// SHARES: main.arg2 batch "arg2" dim=0
// SHARES-NEXT: main.arg3 batch "arg3" dim=0
// SHARES-NEXT: main.arg4 batch "arg4" dim=0

// Distances between all rows are distilled: sizes of a teacher's layers have a factor with the batch's, they are no rows.
// TAUGHT: main.arg2 frozen "arg2"
// TAUGHT-NEXT: main.arg3 frozen "arg3"
// TAUGHT-NEXT: main.arg4 frozen "arg4"
// TAUGHT-NEXT: main.arg5 frozen "arg5"
// TAUGHT-NEXT: main.arg6 batch "arg6" dim=0
// TAUGHT-NEXT: main.arg7 batch "arg7" dim=0

// Some rows of a rollout, at drawn places, are compared with others: so all of the rollout is cut, with what stands beside it.
// DRAWN: main.arg3 batch "arg3" dim=0
// DRAWN-NEXT: main.arg4 batch "arg4" dim=0
// DRAWN-NEXT: main.arg5 batch "arg5" dim=0

// Texts of classes meet all rows in a matmul: they stay whole.
// CLASSES: main.arg2 batch "arg2" dim=0
// CLASSES-NEXT: main.arg3 frozen "arg3"
// CLASSES-NEXT: main.arg4 batch "arg4" dim=0

// As many places as there are rows, each row having numbers of its own for all of them: no rows.
// ANCHORS: main.arg1 batch "arg1" dim=0
// ANCHORS-NEXT: main.arg2 batch "arg2" dim=0
// ANCHORS-NEXT: main.arg3 frozen "arg3"

// Points at which an inner gradient is taken are added up on the way to the loss; signals are added up by it alone.
// INNER: main.arg1 frozen "arg1"
// INNER-NEXT: main.arg2 batch "arg2" dim=0

// Edges between places leave the matmuls on places to every rank; fields of [places, batch] leave fewer.
// EDGES: main.arg2 batch "arg2" dim=1
// EDGES-NEXT: main.arg3 batch "arg3" dim=1
// EDGES-NEXT: main.arg4 const "arg4"
// EDGES-NEXT: main.arg5 frozen "arg5"

//--- judged.mlir
module {
  func.func public @main(%arg0: tensor<2x4x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x6x4xf32>, %arg2: tensor<2x6x3xf32>, %arg3: tensor<8x4xf32>, %arg4: tensor<8x3xf32>) -> (tensor<2x4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x6x4xf32>, tensor<2x4x3xf32>) -> tensor<2x6x3xf32>
    %1 = stablehlo.subtract %0, %arg2 : tensor<2x6x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x6x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x3xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<2x6x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x3xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<2x6x3xf32>
    %8 = stablehlo.dot_general %7, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x6x3xf32>, tensor<2x6x4xf32>) -> tensor<2x3x4xf32>
    %9 = stablehlo.transpose %8, dims = [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<2x4x3xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<2x4x3xf32>
    %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [1] : (tensor<2x4x3xf32>, tensor<8x4xf32>) -> tensor<2x3x8xf32>
    %14 = stablehlo.transpose %13, dims = [0, 2, 1] : (tensor<2x3x8xf32>) -> tensor<2x8x3xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x8x3xf32>) -> tensor<2x8x3xf32>
    %17 = stablehlo.subtract %14, %16 : tensor<2x8x3xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<2x8x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %12, %5, %19 : tensor<2x4x3xf32>, tensor<f32>, tensor<2xf32>
  }
}

//--- judged_odd.mlir
module {
  func.func public @main(%arg0: tensor<2x4x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x6x4xf32>, %arg2: tensor<2x6x3xf32>, %arg3: tensor<5x4xf32>, %arg4: tensor<5x3xf32>) -> (tensor<2x4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x6x4xf32>, tensor<2x4x3xf32>) -> tensor<2x6x3xf32>
    %1 = stablehlo.subtract %0, %arg2 : tensor<2x6x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x6x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x3xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<2x6x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x3xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<2x6x3xf32>
    %8 = stablehlo.dot_general %7, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x6x3xf32>, tensor<2x6x4xf32>) -> tensor<2x3x4xf32>
    %9 = stablehlo.transpose %8, dims = [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<2x4x3xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<2x4x3xf32>
    %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [1] : (tensor<2x4x3xf32>, tensor<5x4xf32>) -> tensor<2x3x5xf32>
    %14 = stablehlo.transpose %13, dims = [0, 2, 1] : (tensor<2x3x5xf32>) -> tensor<2x5x3xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<5x3xf32>) -> tensor<1x5x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x5x3xf32>) -> tensor<2x5x3xf32>
    %17 = stablehlo.subtract %14, %16 : tensor<2x5x3xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<2x5x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %12, %5, %19 : tensor<2x4x3xf32>, tensor<f32>, tensor<2xf32>
  }
}

//--- rate.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<f32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<f32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<12x3xf32>, %arg4: tensor<12x2xf32>, %arg5: tensor<8x3xf32>, %arg6: tensor<8x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x3xf32>, tensor<3x2xf32>) -> tensor<12x2xf32>
    %1 = stablehlo.tanh %0 : tensor<12x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<12x2xf32>
    %4 = stablehlo.subtract %1, %arg4 : tensor<12x2xf32>
    %5 = chlo.square %4 : tensor<12x2xf32> -> tensor<12x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<12x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<12x2xf32>
    %11 = stablehlo.multiply %10, %3 : tensor<12x2xf32>
    %12 = stablehlo.multiply %11, %1 : tensor<12x2xf32>
    %13 = stablehlo.add %11, %12 : tensor<12x2xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x2xf32>, tensor<12x3xf32>) -> tensor<2x3xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<3x2xf32>
    %18 = stablehlo.subtract %arg0, %17 : tensor<3x2xf32>
    %19 = stablehlo.dot_general %arg5, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3x2xf32>) -> tensor<8x2xf32>
    %20 = stablehlo.tanh %19 : tensor<8x2xf32>
    %21 = stablehlo.subtract %20, %arg6 : tensor<8x2xf32>
    %22 = chlo.square %21 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.minimum %23, %arg1 : tensor<f32>
    %25 = stablehlo.compare LT, %23, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %26 = stablehlo.multiply %arg2, %cst_4 : tensor<f32>
    %27 = call @_where(%25, %arg2, %26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %18, %24, %27, %8 : tensor<3x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}

//--- reported.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<12x3xf32>, %arg2: tensor<12x2xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<8x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x3xf32>, tensor<3x2xf32>) -> tensor<12x2xf32>
    %1 = stablehlo.tanh %0 : tensor<12x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<12x2xf32>
    %4 = stablehlo.subtract %1, %arg2 : tensor<12x2xf32>
    %5 = chlo.square %4 : tensor<12x2xf32> -> tensor<12x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<12x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<12x2xf32>
    %11 = stablehlo.multiply %10, %3 : tensor<12x2xf32>
    %12 = stablehlo.multiply %11, %1 : tensor<12x2xf32>
    %13 = stablehlo.add %11, %12 : tensor<12x2xf32>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x2xf32>, tensor<12x3xf32>) -> tensor<2x3xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<3x2xf32>
    %18 = stablehlo.subtract %arg0, %17 : tensor<3x2xf32>
    %19 = stablehlo.dot_general %arg3, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3x2xf32>) -> tensor<8x2xf32>
    %20 = stablehlo.tanh %19 : tensor<8x2xf32>
    %21 = stablehlo.subtract %20, %arg4 : tensor<8x2xf32>
    %22 = chlo.square %21 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    return %18, %8, %23 : tensor<3x2xf32>, tensor<f32>, tensor<f32>
  }
}

//--- reweighted.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<12x3xf32>, %arg2: tensor<12x2xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<8x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x3xf32>, tensor<3x2xf32>) -> tensor<12x2xf32>
    %2 = stablehlo.tanh %1 : tensor<12x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<12x2xf32>
    %5 = stablehlo.subtract %2, %arg2 : tensor<12x2xf32>
    %6 = chlo.square %5 : tensor<12x2xf32> -> tensor<12x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<12x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<12x2xf32>, tensor<f32>) -> tensor<12xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %13 = stablehlo.multiply %0, %12 : tensor<12xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<12xf32>) -> tensor<12x2xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<12x2xf32>
    %16 = stablehlo.multiply %15, %4 : tensor<12x2xf32>
    %17 = stablehlo.multiply %16, %2 : tensor<12x2xf32>
    %18 = stablehlo.add %16, %17 : tensor<12x2xf32>
    %19 = stablehlo.dot_general %18, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x2xf32>, tensor<12x3xf32>) -> tensor<2x3xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<3x2xf32>
    %23 = stablehlo.subtract %arg0, %22 : tensor<3x2xf32>
    %24 = stablehlo.dot_general %arg3, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3x2xf32>) -> tensor<8x2xf32>
    %25 = stablehlo.tanh %24 : tensor<8x2xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %27 = stablehlo.subtract %26, %25 : tensor<8x2xf32>
    %28 = stablehlo.subtract %25, %arg4 : tensor<8x2xf32>
    %29 = chlo.square %28 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %31 = stablehlo.multiply %30, %28 : tensor<8x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<8x2xf32>
    %35 = stablehlo.multiply %34, %27 : tensor<8x2xf32>
    %36 = stablehlo.multiply %35, %25 : tensor<8x2xf32>
    %37 = stablehlo.add %35, %36 : tensor<8x2xf32>
    %38 = stablehlo.dot_general %37, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x3xf32>) -> tensor<2x3xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %40 = stablehlo.negate %39 : tensor<3x2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<3x2xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %44 = stablehlo.dot_general %43, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<12x3xf32>) -> tensor<2x12xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<2x12xf32>) -> tensor<12x2xf32>
    %46 = stablehlo.multiply %45, %2 : tensor<12x2xf32>
    %47 = stablehlo.add %45, %46 : tensor<12x2xf32>
    %48 = stablehlo.multiply %47, %4 : tensor<12x2xf32>
    %49 = stablehlo.multiply %48, %8 : tensor<12x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<12x2xf32>, tensor<f32>) -> tensor<12xf32>
    %51 = stablehlo.multiply %50, %12 : tensor<12xf32>
    %52 = stablehlo.negate %51 : tensor<12xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %54 = stablehlo.maximum %52, %53 : tensor<12xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %57 = stablehlo.divide %54, %56 : tensor<12xf32>
    %58 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x3xf32>, tensor<3x2xf32>) -> tensor<12x2xf32>
    %59 = stablehlo.tanh %58 : tensor<12x2xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %61 = stablehlo.subtract %60, %59 : tensor<12x2xf32>
    %62 = stablehlo.subtract %59, %arg2 : tensor<12x2xf32>
    %63 = chlo.square %62 : tensor<12x2xf32> -> tensor<12x2xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %65 = stablehlo.multiply %64, %62 : tensor<12x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<12x2xf32>, tensor<f32>) -> tensor<12xf32>
    %67 = stablehlo.multiply %57, %66 : tensor<12xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %70 = stablehlo.multiply %57, %69 : tensor<12xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<12xf32>) -> tensor<12x2xf32>
    %72 = stablehlo.multiply %71, %65 : tensor<12x2xf32>
    %73 = stablehlo.multiply %72, %61 : tensor<12x2xf32>
    %74 = stablehlo.multiply %73, %59 : tensor<12x2xf32>
    %75 = stablehlo.add %73, %74 : tensor<12x2xf32>
    %76 = stablehlo.dot_general %75, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x2xf32>, tensor<12x3xf32>) -> tensor<2x3xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<3x2xf32>
    %80 = stablehlo.subtract %arg0, %79 : tensor<3x2xf32>
    return %80, %68 : tensor<3x2xf32>, tensor<f32>
  }
}

//--- shares.mlir
module {
  func.func public @main(%arg0: tensor<4x3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x2xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x12x3xf32>, %arg3: tensor<4x12x2xf32>, %arg4: tensor<4xf32>) -> (tensor<4x3x2xf32> {jax.result_info = "result[0]"}, tensor<3x2xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<4x3x2xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<4x3x2xf32>
    %3 = stablehlo.dot_general %arg2, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x3xf32>, tensor<4x3x2xf32>) -> tensor<4x12x2xf32>
    %4 = stablehlo.tanh %3 : tensor<4x12x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x12x2xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<4x12x2xf32>
    %7 = stablehlo.subtract %4, %arg3 : tensor<4x12x2xf32>
    %8 = chlo.square %7 : tensor<4x12x2xf32> -> tensor<4x12x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x12x2xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<4x12x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x12x2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<12x2xf32>) -> tensor<1x12x2xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x12x2xf32>) -> tensor<4x12x2xf32>
    %15 = stablehlo.multiply %14, %10 : tensor<4x12x2xf32>
    %16 = stablehlo.multiply %15, %6 : tensor<4x12x2xf32>
    %17 = stablehlo.multiply %16, %4 : tensor<4x12x2xf32>
    %18 = stablehlo.add %16, %17 : tensor<4x12x2xf32>
    %19 = stablehlo.dot_general %18, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x2xf32>, tensor<4x12x3xf32>) -> tensor<4x2x3xf32>
    %20 = stablehlo.transpose %19, dims = [0, 2, 1] : (tensor<4x2x3xf32>) -> tensor<4x3x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x3x2xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<4x3x2xf32>
    %23 = stablehlo.subtract %arg0, %22 : tensor<4x3x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%arg4 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.divide %arg4, %25 : tensor<4xf32>
    %27 = stablehlo.subtract %23, %arg0 : tensor<4x3x2xf32>
    %28 = stablehlo.dot_general %26, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x3x2xf32>) -> tensor<3x2xf32>
    %29 = stablehlo.add %arg1, %28 : tensor<3x2xf32>
    %30 = stablehlo.multiply %11, %26 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %23, %29, %31 : tensor<4x3x2xf32>, tensor<3x2xf32>, tensor<f32>
  }
}

//--- taught.mlir
module {
  func.func public @main(%arg0: tensor<8x6xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<6x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<8x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x6xf32>, %arg5: tensor<6x4xf32>, %arg6: tensor<12x8xf32>, %arg7: tensor<12x4xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x32xf32>) -> tensor<12x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<12x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x32xf32>
    %4 = stablehlo.tanh %3 : tensor<12x32xf32>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x32xf32>, tensor<32x6xf32>) -> tensor<12x6xf32>
    %6 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x6xf32>) -> tensor<12x6xf32>
    %7 = stablehlo.tanh %6 : tensor<12x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x6xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<12x6xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<12x6xf32>) -> tensor<12x1x6xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<12x6xf32>) -> tensor<1x12x6xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<12x1x6xf32>) -> tensor<12x12x6xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x12x6xf32>) -> tensor<12x12x6xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<12x12x6xf32>
    %15 = chlo.square %14 : tensor<12x12x6xf32> -> tensor<12x12x6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x12x6xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<12x12x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x12x6xf32>, tensor<f32>) -> tensor<12x12xf32>
    %cst_2 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %20 = stablehlo.add %18, %19 : tensor<12x12xf32>
    %21 = stablehlo.sqrt %20 : tensor<12x12xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %23 = stablehlo.divide %22, %21 : tensor<12x12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %26 = stablehlo.divide %21, %25 : tensor<12x12xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %cst_5, %27 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<12x6xf32>) -> tensor<12x1x6xf32>
    %30 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<12x6xf32>) -> tensor<1x12x6xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<12x1x6xf32>) -> tensor<12x12x6xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x12x6xf32>) -> tensor<12x12x6xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<12x12x6xf32>
    %34 = chlo.square %33 : tensor<12x12x6xf32> -> tensor<12x12x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<12x12x6xf32>, tensor<f32>) -> tensor<12x12xf32>
    %cst_7 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %37 = stablehlo.add %35, %36 : tensor<12x12xf32>
    %38 = stablehlo.sqrt %37 : tensor<12x12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %41 = stablehlo.divide %38, %40 : tensor<12x12xf32>
    %42 = stablehlo.subtract %26, %41 : tensor<12x12xf32>
    %43 = chlo.square %42 : tensor<12x12xf32> -> tensor<12x12xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<12x12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<f32>
    %47 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x6xf32>, tensor<6x4xf32>) -> tensor<12x4xf32>
    %48 = stablehlo.subtract %47, %arg7 : tensor<12x4xf32>
    %49 = chlo.square %48 : tensor<12x4xf32> -> tensor<12x4xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %51 = stablehlo.multiply %50, %48 : tensor<12x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %53 = stablehlo.add %46, %52 : tensor<f32>
    %54 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x6xf32>, tensor<6x4xf32>) -> tensor<12x4xf32>
    %55 = stablehlo.dot_general %5, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x6xf32>, tensor<6x4xf32>) -> tensor<12x4xf32>
    %56 = stablehlo.subtract %54, %55 : tensor<12x4xf32>
    %57 = chlo.square %56 : tensor<12x4xf32> -> tensor<12x4xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %59 = stablehlo.multiply %58, %56 : tensor<12x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %61 = stablehlo.add %53, %60 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %63 = stablehlo.multiply %62, %59 : tensor<12x4xf32>
    %64 = stablehlo.dot_general %63, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<12x6xf32>) -> tensor<4x6xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %66 = stablehlo.dot_general %63, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<6x4xf32>) -> tensor<12x6xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %68 = stablehlo.multiply %67, %51 : tensor<12x4xf32>
    %69 = stablehlo.dot_general %68, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<12x6xf32>) -> tensor<4x6xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %71 = stablehlo.add %65, %70 : tensor<6x4xf32>
    %72 = stablehlo.dot_general %68, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<6x4xf32>) -> tensor<12x6xf32>
    %73 = stablehlo.add %66, %72 : tensor<12x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %75 = stablehlo.multiply %74, %45 : tensor<12x12xf32>
    %76 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %77 = stablehlo.multiply %75, %76 : tensor<12x12xf32>
    %78 = stablehlo.multiply %77, %21 : tensor<12x12xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<f32>
    %80 = stablehlo.negate %79 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %82 = stablehlo.divide %75, %81 : tensor<12x12xf32>
    %83 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %84 = stablehlo.add %82, %83 : tensor<12x12xf32>
    %85 = stablehlo.multiply %84, %23 : tensor<12x12xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<12x12xf32>) -> tensor<12x12x6xf32>
    %87 = stablehlo.multiply %86, %17 : tensor<12x12x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<12x12x6xf32>, tensor<f32>) -> tensor<12x6xf32>
    %89 = stablehlo.reshape %88 : (tensor<12x6xf32>) -> tensor<12x1x6xf32>
    %90 = stablehlo.negate %87 : tensor<12x12x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<12x12x6xf32>, tensor<f32>) -> tensor<12x6xf32>
    %92 = stablehlo.reshape %91 : (tensor<12x6xf32>) -> tensor<1x12x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x12x6xf32>, tensor<f32>) -> tensor<12x6xf32>
    %94 = stablehlo.add %73, %93 : tensor<12x6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%89 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<12x1x6xf32>, tensor<f32>) -> tensor<12x6xf32>
    %96 = stablehlo.add %94, %95 : tensor<12x6xf32>
    %97 = stablehlo.multiply %96, %9 : tensor<12x6xf32>
    %98 = stablehlo.multiply %97, %7 : tensor<12x6xf32>
    %99 = stablehlo.add %97, %98 : tensor<12x6xf32>
    %100 = stablehlo.dot_general %99, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x6xf32>, tensor<12x8xf32>) -> tensor<6x8xf32>
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<8x6xf32>
    %104 = stablehlo.subtract %arg0, %103 : tensor<8x6xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %106 = stablehlo.multiply %105, %71 : tensor<6x4xf32>
    %107 = stablehlo.subtract %arg1, %106 : tensor<6x4xf32>
    return %104, %107, %61 : tensor<8x6xf32>, tensor<6x4xf32>, tensor<f32>
  }
}

//--- drawn.mlir
module {
  func.func public @main(%arg0: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x1xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4xui32>, %arg3: tensor<4x4xf32>, %arg4: tensor<6x4xf32>, %arg5: tensor<6xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x1xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg2 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<6> : tensor<i32>
    %4 = call @remainder(%output, %c) : (tensor<4xui32>, tensor<i32>) -> tensor<4xui32>
    %5 = stablehlo.convert %4 : (tensor<4xui32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.add %5, %8 : tensor<4xi32>
    %10 = stablehlo.select %7, %9, %5 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = "stablehlo.gather"(%arg4, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf32>, tensor<4x1xi32>) -> tensor<4x4xf32>
    %13 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %14 = stablehlo.tanh %13 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<4x3xf32>
    %17 = stablehlo.multiply %14, %14 : tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<4x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.dot_general %12, %arg0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %22 = stablehlo.tanh %21 : tensor<4x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<4x3xf32>
    %25 = stablehlo.multiply %22, %22 : tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %29 = stablehlo.subtract %20, %28 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.negate %cst_7 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %32 = stablehlo.multiply %31, %27 : tensor<4x3xf32>
    %33 = stablehlo.multiply %32, %24 : tensor<4x3xf32>
    %34 = stablehlo.multiply %33, %22 : tensor<4x3xf32>
    %35 = stablehlo.add %33, %34 : tensor<4x3xf32>
    %36 = stablehlo.dot_general %35, %12, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %39 = stablehlo.multiply %38, %19 : tensor<4x3xf32>
    %40 = stablehlo.multiply %39, %16 : tensor<4x3xf32>
    %41 = stablehlo.multiply %40, %14 : tensor<4x3xf32>
    %42 = stablehlo.add %40, %41 : tensor<4x3xf32>
    %43 = stablehlo.dot_general %42, %arg3, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %45 = stablehlo.add %37, %44 : tensor<4x3xf32>
    %46 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x1xf32>) -> tensor<6x1xf32>
    %47 = stablehlo.tanh %46 : tensor<6x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %49 = stablehlo.subtract %48, %47 : tensor<6x1xf32>
    %50 = stablehlo.reshape %47 : (tensor<6x1xf32>) -> tensor<6xf32>
    %51 = stablehlo.subtract %50, %arg5 : tensor<6xf32>
    %52 = stablehlo.multiply %51, %51 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %54 = stablehlo.multiply %53, %51 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%52 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<6xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %59 = stablehlo.multiply %58, %49 : tensor<6x1xf32>
    %60 = stablehlo.multiply %59, %47 : tensor<6x1xf32>
    %61 = stablehlo.add %59, %60 : tensor<6x1xf32>
    %62 = stablehlo.dot_general %61, %arg4, contracting_dims = [0] x [0] : (tensor<6x1xf32>, tensor<6x4xf32>) -> tensor<1x4xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<1x4xf32>) -> tensor<4x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %65 = stablehlo.multiply %64, %45 : tensor<4x3xf32>
    %66 = stablehlo.subtract %arg0, %65 : tensor<4x3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %68 = stablehlo.multiply %67, %63 : tensor<4x1xf32>
    %69 = stablehlo.subtract %arg1, %68 : tensor<4x1xf32>
    return %66, %69, %29 : tensor<4x3xf32>, tensor<4x1xf32>, tensor<f32>
  }
  func.func private @remainder(%arg0: tensor<4xui32>, %arg1: tensor<i32>) -> tensor<4xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui32>
    %9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %14 = stablehlo.add %4, %13 : tensor<4xui32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xui32>
    return %15 : tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
    return %0 : tensor<ui32>
  }
}

//--- classes.mlir
module {
  func.func public @main(%arg0: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<5x3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<6x4xf32>, %arg3: tensor<4x5xf32>, %arg4: tensor<6x4xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<5x3xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %1 = stablehlo.tanh %0 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<6x3xf32>
    %4 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.tanh %4 : tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x3xf32>
    %8 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.dot_general %1, %8, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
    %10 = stablehlo.subtract %9, %arg4 : tensor<6x4xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<6x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<6x4xf32>
    %17 = stablehlo.dot_general %16, %1, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %19 = stablehlo.dot_general %16, %8, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<3x4xf32>) -> tensor<6x3xf32>
    %20 = stablehlo.transpose %18, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %21 = stablehlo.multiply %20, %7 : tensor<4x3xf32>
    %22 = stablehlo.multiply %21, %5 : tensor<4x3xf32>
    %23 = stablehlo.add %21, %22 : tensor<4x3xf32>
    %24 = stablehlo.dot_general %23, %arg3, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %26 = stablehlo.multiply %19, %3 : tensor<6x3xf32>
    %27 = stablehlo.multiply %26, %1 : tensor<6x3xf32>
    %28 = stablehlo.add %26, %27 : tensor<6x3xf32>
    %29 = stablehlo.dot_general %28, %arg2, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<4x3xf32>
    %33 = stablehlo.subtract %arg0, %32 : tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %35 = stablehlo.multiply %34, %25 : tensor<5x3xf32>
    %36 = stablehlo.subtract %arg1, %35 : tensor<5x3xf32>
    return %33, %36, %14 : tensor<4x3xf32>, tensor<5x3xf32>, tensor<f32>
  }
}

//--- anchors.mlir
module {
  func.func public @main(%arg0: tensor<3x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x3xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<4x2xf32>) -> (tensor<3x8xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x8xf32>) -> tensor<4x4x2xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x4x2xf32>) -> tensor<4x4x2xf32>
    %4 = stablehlo.subtract %3, %1 : tensor<4x4x2xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x4x2xf32>) -> tensor<4x4x2xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<4x1x2xf32>) -> tensor<4x4x2xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<4x4x2xf32>
    %10 = stablehlo.abs %9 : tensor<4x4x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %12 = stablehlo.negate %11 : tensor<4x4xf32>
    %values, %indices = chlo.top_k(%12, k = 2) : tensor<4x4xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
    %13 = stablehlo.slice %values [0:4, 1:2] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %14 = stablehlo.negate %13 : tensor<4x1xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x1x2xf32>) -> tensor<4x4x2xf32>
    %17 = stablehlo.subtract %4, %16 : tensor<4x4x2xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<4x4x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x2xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<4x4x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %22 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %23 = stablehlo.compare LE, %11, %22, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %24 = stablehlo.convert %23 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %28 = stablehlo.multiply %27, %24 : tensor<4x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x2xf32>
    %30 = stablehlo.multiply %29, %20 : tensor<4x4x2xf32>
    %31 = stablehlo.negate %30 : tensor<4x4x2xf32>
    %32 = stablehlo.reshape %31 : (tensor<4x4x2xf32>) -> tensor<4x8xf32>
    %33 = stablehlo.dot_general %32, %arg1, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<3x8xf32>
    %37 = stablehlo.subtract %arg0, %36 : tensor<3x8xf32>
    return %37, %26 : tensor<3x8xf32>, tensor<f32>
  }
}

//--- inner.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<10x3xf32>, %arg2: tensor<4x10x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<10x3xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<10x3xf32>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0] : (tensor<10x3xf32>, tensor<3x2xf32>) -> tensor<10x2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<10x2xf32>) -> tensor<1x10x2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x10x2xf32>) -> tensor<4x10x2xf32>
    %7 = stablehlo.subtract %6, %arg2 : tensor<4x10x2xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<4x10x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10x2xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<4x10x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10x2xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<4x10x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x10x2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<10x2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<10x2xf32>) -> tensor<1x10x2xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x10x2xf32>) -> tensor<4x10x2xf32>
    %17 = stablehlo.multiply %16, %12 : tensor<4x10x2xf32>
    %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [2] x [1] : (tensor<4x10x2xf32>, tensor<3x2xf32>) -> tensor<4x10x3xf32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<10x3xf32>) -> tensor<1x10x3xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x10x3xf32>) -> tensor<4x10x3xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<4x10x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<4x10x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %23 = stablehlo.reshape %22 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<4x1x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<4x3xf32>
    %27 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %29 = stablehlo.subtract %28, %26 : tensor<4x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<10x3xf32>) -> tensor<1x10x3xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x10x3xf32>) -> tensor<4x10x3xf32>
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<4x1x3xf32>) -> tensor<4x10x3xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<4x10x3xf32>
    %35 = stablehlo.dot_general %34, %arg0, contracting_dims = [2] x [0] : (tensor<4x10x3xf32>, tensor<3x2xf32>) -> tensor<4x10x2xf32>
    %36 = stablehlo.subtract %35, %arg2 : tensor<4x10x2xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<4x10x2xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x10x2xf32>
    %39 = stablehlo.multiply %38, %36 : tensor<4x10x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x10x2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<4xf32>) -> tensor<4x10x2xf32>
    %44 = stablehlo.multiply %43, %39 : tensor<4x10x2xf32>
    %45 = stablehlo.dot_general %44, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<4x10x2xf32>, tensor<4x10x3xf32>) -> tensor<2x3xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %47 = stablehlo.dot_general %44, %arg0, contracting_dims = [2] x [1] : (tensor<4x10x2xf32>, tensor<3x2xf32>) -> tensor<4x10x3xf32>
    %48 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x10x3xf32>) -> tensor<4x10x3xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<4x10x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4x10x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %51 = stablehlo.reshape %50 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<4x1x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %53 = stablehlo.negate %52 : tensor<4x3xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<4x3xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %57 = stablehlo.reshape %56 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x10x3xf32>
    %59 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x10x3xf32>) -> tensor<4x10x3xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<4x10x3xf32>
    %61 = stablehlo.dot_general %60, %17, contracting_dims = [0, 1] x [0, 1] : (tensor<4x10x3xf32>, tensor<4x10x2xf32>) -> tensor<3x2xf32>
    %62 = stablehlo.add %46, %61 : tensor<3x2xf32>
    %63 = stablehlo.dot_general %60, %arg0, contracting_dims = [2] x [0] : (tensor<4x10x3xf32>, tensor<3x2xf32>) -> tensor<4x10x2xf32>
    %64 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x10x2xf32>) -> tensor<4x10x2xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<4x10x2xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x10x2xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<4x10x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<4x10x2xf32>, tensor<f32>) -> tensor<10x2xf32>
    %69 = stablehlo.reshape %68 : (tensor<10x2xf32>) -> tensor<1x10x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x10x2xf32>, tensor<f32>) -> tensor<10x2xf32>
    %71 = stablehlo.dot_general %70, %3, contracting_dims = [0] x [0] : (tensor<10x2xf32>, tensor<10x3xf32>) -> tensor<2x3xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %73 = stablehlo.add %62, %72 : tensor<3x2xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<3x2xf32>
    %76 = stablehlo.subtract %arg0, %75 : tensor<3x2xf32>
    return %76, %41 : tensor<3x2xf32>, tensor<f32>
  }
}

//--- edges.mlir
module {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<5x6x3xf32>, %arg3: tensor<5x6x3xf32>, %arg4: tensor<8xi32>, %arg5: tensor<8x2xf32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0] : (tensor<8x2xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
    %1 = stablehlo.tanh %0 : tensor<8x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare LT, %arg4, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.add %arg4, %5 : tensor<8xi32>
    %7 = stablehlo.select %4, %6, %arg4 : tensor<8xi1>, tensor<8xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %9 = "stablehlo.gather"(%arg2, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 3>}> : (tensor<5x6x3xf32>, tensor<8x1xi32>) -> tensor<8x6x3xf32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x6x3xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<8x6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6x3xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %14 = stablehlo.compare LT, %arg4, %13, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %16 = stablehlo.add %arg4, %15 : tensor<8xi32>
    %17 = stablehlo.select %14, %16, %arg4 : tensor<8xi1>, tensor<8xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %19 = "stablehlo.scatter"(%12, %18, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %96 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %96 : tensor<f32>
    }) : (tensor<5x6x3xf32>, tensor<8x1xi32>, tensor<8x6x3xf32>) -> tensor<5x6x3xf32>
    %20 = stablehlo.dot_general %19, %arg1, contracting_dims = [2] x [0] : (tensor<5x6x3xf32>, tensor<3x3xf32>) -> tensor<5x6x3xf32>
    %21 = stablehlo.tanh %20 : tensor<5x6x3xf32>
    %22 = stablehlo.dot_general %21, %arg1, contracting_dims = [2] x [0] : (tensor<5x6x3xf32>, tensor<3x3xf32>) -> tensor<5x6x3xf32>
    %23 = stablehlo.subtract %22, %arg3 : tensor<5x6x3xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<5x6x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26:7 = stablehlo.optimization_barrier %arg5, %arg4, %arg2, %arg3, %arg0, %arg1, %cst_4 : tensor<8x2xf32>, tensor<8xi32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<2x3xf32>, tensor<3x3xf32>, tensor<f32>
    %27 = stablehlo.dot_general %26#0, %26#4, contracting_dims = [1] x [0] : (tensor<8x2xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
    %28 = stablehlo.tanh %27 : tensor<8x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<8x3xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %33 = stablehlo.compare LT, %26#1, %32, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %35 = stablehlo.add %26#1, %34 : tensor<8xi32>
    %36 = stablehlo.select %33, %35, %26#1 : tensor<8xi1>, tensor<8xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %38 = "stablehlo.gather"(%26#2, %37) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 3>}> : (tensor<5x6x3xf32>, tensor<8x1xi32>) -> tensor<8x6x3xf32>
    %39 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x6x3xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<8x6x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x6x3xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %43 = stablehlo.compare LT, %26#1, %42, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %45 = stablehlo.add %26#1, %44 : tensor<8xi32>
    %46 = stablehlo.select %43, %45, %26#1 : tensor<8xi1>, tensor<8xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %48 = "stablehlo.scatter"(%41, %47, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %96 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %96 : tensor<f32>
    }) : (tensor<5x6x3xf32>, tensor<8x1xi32>, tensor<8x6x3xf32>) -> tensor<5x6x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x6x3xf32>
    %50 = stablehlo.dot_general %48, %26#5, contracting_dims = [2] x [0] : (tensor<5x6x3xf32>, tensor<3x3xf32>) -> tensor<5x6x3xf32>
    %51 = stablehlo.tanh %50 : tensor<5x6x3xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x6x3xf32>
    %53 = stablehlo.subtract %52, %51 : tensor<5x6x3xf32>
    %54 = stablehlo.dot_general %51, %26#5, contracting_dims = [2] x [0] : (tensor<5x6x3xf32>, tensor<3x3xf32>) -> tensor<5x6x3xf32>
    %55 = stablehlo.subtract %54, %26#3 : tensor<5x6x3xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x6x3xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<5x6x3xf32>
    %58 = stablehlo.broadcast_in_dim %26#6, dims = [] : (tensor<f32>) -> tensor<5x6x3xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<5x6x3xf32>
    %60 = stablehlo.dot_general %59, %51, contracting_dims = [0, 1] x [0, 1] : (tensor<5x6x3xf32>, tensor<5x6x3xf32>) -> tensor<3x3xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %62 = stablehlo.dot_general %59, %26#5, contracting_dims = [2] x [1] : (tensor<5x6x3xf32>, tensor<3x3xf32>) -> tensor<5x6x3xf32>
    %63 = stablehlo.multiply %62, %53 : tensor<5x6x3xf32>
    %64 = stablehlo.multiply %63, %51 : tensor<5x6x3xf32>
    %65 = stablehlo.add %63, %64 : tensor<5x6x3xf32>
    %66 = stablehlo.dot_general %65, %48, contracting_dims = [0, 1] x [0, 1] : (tensor<5x6x3xf32>, tensor<5x6x3xf32>) -> tensor<3x3xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %68 = stablehlo.add %61, %67 : tensor<3x3xf32>
    %69 = stablehlo.dot_general %65, %26#5, contracting_dims = [2] x [1] : (tensor<5x6x3xf32>, tensor<3x3xf32>) -> tensor<5x6x3xf32>
    %c_14 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %71 = stablehlo.compare GE, %47, %70, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %72 = stablehlo.broadcast_in_dim %c_14, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8x1xi32>
    %74 = stablehlo.compare LE, %47, %73, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %75 = stablehlo.and %71, %74 : tensor<8x1xi1>
    %c_16 = stablehlo.constant dense<true> : tensor<i1>
    %76 = stablehlo.reduce(%75 init: %c_16) applies stablehlo.and across dimensions = [1] : (tensor<8x1xi1>, tensor<i1>) -> tensor<8xi1>
    %77 = "stablehlo.gather"(%69, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 3>}> : (tensor<5x6x3xf32>, tensor<8x1xi32>) -> tensor<8x6x3xf32>
    %78 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<8xi1>) -> tensor<8x6x3xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x6x3xf32>
    %80 = stablehlo.select %78, %77, %79 : tensor<8x6x3xi1>, tensor<8x6x3xf32>
    %81 = stablehlo.multiply %80, %38 : tensor<8x6x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<8x6x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %83 = stablehlo.reshape %82 : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<8x1x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %85 = stablehlo.multiply %84, %30 : tensor<8x3xf32>
    %86 = stablehlo.multiply %85, %28 : tensor<8x3xf32>
    %87 = stablehlo.add %85, %86 : tensor<8x3xf32>
    %88 = stablehlo.dot_general %87, %26#0, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x2xf32>) -> tensor<3x2xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<2x3xf32>
    %92 = stablehlo.subtract %arg0, %91 : tensor<2x3xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %94 = stablehlo.multiply %93, %68 : tensor<3x3xf32>
    %95 = stablehlo.subtract %arg1, %94 : tensor<3x3xf32>
    return %92, %95, %25 : tensor<2x3xf32>, tensor<3x3xf32>, tensor<f32>
  }
}
