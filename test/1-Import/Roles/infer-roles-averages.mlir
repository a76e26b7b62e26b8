// RUN: split-file %s %t
// RUN: zero-opt %t/mean.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=MEAN
// RUN: zero-opt %t/shift.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=SHIFT
// RUN: zero-opt %t/follows.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=FOLLOWS
// RUN: zero-opt %t/decayed.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=DECAYED
// RUN: zero-opt %t/several.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=SEVERAL
// RUN: zero-opt %t/named.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=NAMED

// A mean that is moved by the sum of what rows differ from it reads no element but its own, and nothing that is trained.
// MEAN: main.arg1 model_state "1"
// What is subtracted from rows alike, but by its gradient, reads what is trained.
// SHIFT: main.arg1 param "1"

// A weight of the loss that follows a number, decay * old + (1 - decay) * x, of weights that it weighed.
// FOLLOWS: main.arg1 model_state "1"
// Decay and rate of a gradient do not make one.
// DECAYED: main.arg1 param "1"

// Two updates of a critic in one call: the loss of the second reads moments, the generator's too. Both are losses.
// SEVERAL: main.arg2 opt_state "1/0" next=2 of="0/0"
// SEVERAL: main.result5 metric "critic" # tensor<f32>; the loss

// A network that is learnt as a loss: the norm of its gradient, which has its name, is none.
// NAMED: main.result5 metric "before" # tensor<f32>; the loss

//--- mean.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<f32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4x3xf32>, %arg4: tensor<4x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %0 = stablehlo.add %arg2, %cst : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %3 = stablehlo.subtract %arg3, %2 : tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.divide %4, %5 : tensor<3xf32>
    %7 = stablehlo.add %arg1, %6 : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %10 = stablehlo.subtract %arg3, %9 : tensor<4x3xf32>
    %11 = stablehlo.dot_general %10, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %12 = stablehlo.subtract %11, %arg4 : tensor<4x2xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<4x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<4x2xf32>
    %19 = stablehlo.dot_general %18, %10, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<3x2xf32>
    %23 = stablehlo.subtract %arg0, %22 : tensor<3x2xf32>
    return %23, %7, %0, %16 : tensor<3x2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>
  }
}

//--- shift.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x3xf32>, %arg3: tensor<4x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.subtract %arg2, %1 : tensor<4x3xf32>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.subtract %3, %arg3 : tensor<4x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<4x2xf32>
    %11 = stablehlo.dot_general %10, %2, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %13 = stablehlo.dot_general %10, %arg0, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<3x2xf32>) -> tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.reshape %14 : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.negate %15 : tensor<1x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %19 = stablehlo.multiply %18, %12 : tensor<3x2xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<3x2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.multiply %21, %17 : tensor<3xf32>
    %23 = stablehlo.subtract %arg1, %22 : tensor<3xf32>
    return %20, %23, %8 : tensor<3x2xf32>, tensor<3xf32>, tensor<f32>
  }
}

//--- follows.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<f32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x3xf32>, %arg3: tensor<4x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<f32> {jax.result_info = "result[1]['norm']"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<4x2xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %arg1, %cst_1 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<4x2xf32>
    %10 = stablehlo.dot_general %9, %arg2, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<3x2xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<3x2xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %15 = stablehlo.multiply %cst_3, %arg1 : tensor<f32>
    %16 = stablehlo.dot_general %arg2, %14, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %17 = stablehlo.multiply %16, %16 : tensor<4x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %20 = stablehlo.multiply %cst_6, %19 : tensor<f32>
    %21 = stablehlo.add %15, %20 : tensor<f32>
    %22 = stablehlo.multiply %11, %11 : tensor<3x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    return %14, %21, %6, %23 : tensor<3x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

//--- decayed.mlir
module {
  func.func public @main(%arg0: tensor<3x2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<f32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x3xf32>, %arg3: tensor<4x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<4x2xf32>
    %3 = stablehlo.subtract %2, %arg3 : tensor<4x2xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<4x2xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<4x2xf32>
    %12 = stablehlo.multiply %9, %0 : tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.dot_general %11, %arg2, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<3x2xf32>
    %18 = stablehlo.subtract %arg0, %17 : tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %19 = stablehlo.multiply %cst_4, %arg1 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %20 = stablehlo.multiply %cst_5, %13 : tensor<f32>
    %21 = stablehlo.subtract %19, %20 : tensor<f32>
    return %18, %21, %7 : tensor<3x2xf32>, tensor<f32>, tensor<f32>
  }
}

//--- several.mlir
module {
  func.func public @main(%arg0: tensor<3x5xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x5xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x3xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4xui32>, %arg6: tensor<2x4x3xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0][0]"}, tensor<3xf32> {jax.result_info = "result[0][1]"}, tensor<3x5xf32> {jax.result_info = "result[1][0]"}, tensor<3xf32> {jax.result_info = "result[1][1]"}, tensor<2x3xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]['critic']"}, tensor<f32> {jax.result_info = "result[3]['gen']"}, tensor<4x3xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.reshape %arg5 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    %4 = stablehlo.convert %output : (tensor<4x2xui32>) -> tensor<4x2xf32>
    %cst = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<4x2xf32>
    %7 = stablehlo.dot_general %6, %arg4, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.tanh %7 : tensor<4x3xf32>
    %9 = stablehlo.dot_general %8, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %10 = stablehlo.tanh %9 : tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<4x5xf32>
    %13 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.dot_general %10, %13, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %17 = stablehlo.add %14, %16 : tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.slice %arg6 [0:1, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %22 = stablehlo.tanh %21 : tensor<4x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<4x5xf32>
    %25 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %26 = stablehlo.dot_general %22, %25, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %27 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %29 = stablehlo.add %26, %28 : tensor<4x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %31 = stablehlo.subtract %18, %30 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.negate %cst_4 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %35 = stablehlo.reshape %34 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %37 = stablehlo.dot_general %33, %22, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %39 = stablehlo.dot_general %33, %25, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %40 = stablehlo.transpose %38, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %41 = stablehlo.multiply %39, %24 : tensor<4x5xf32>
    %42 = stablehlo.multiply %41, %22 : tensor<4x5xf32>
    %43 = stablehlo.add %41, %42 : tensor<4x5xf32>
    %44 = stablehlo.dot_general %43, %20, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %46 = stablehlo.add %40, %45 : tensor<3x5xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %49 = stablehlo.reshape %48 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %51 = stablehlo.add %36, %50 : tensor<3xf32>
    %52 = stablehlo.dot_general %47, %10, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %54 = stablehlo.dot_general %47, %13, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %55 = stablehlo.transpose %53, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %56 = stablehlo.add %46, %55 : tensor<3x5xf32>
    %57 = stablehlo.multiply %54, %12 : tensor<4x5xf32>
    %58 = stablehlo.multiply %57, %10 : tensor<4x5xf32>
    %59 = stablehlo.add %57, %58 : tensor<4x5xf32>
    %60 = stablehlo.dot_general %59, %8, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %62 = stablehlo.add %56, %61 : tensor<3x5xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %64 = stablehlo.multiply %63, %arg2 : tensor<3x5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %66 = stablehlo.multiply %65, %62 : tensor<3x5xf32>
    %67 = stablehlo.multiply %66, %62 : tensor<3x5xf32>
    %68 = stablehlo.add %64, %67 : tensor<3x5xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %70 = stablehlo.multiply %69, %arg3 : tensor<3xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %72 = stablehlo.multiply %71, %51 : tensor<3xf32>
    %73 = stablehlo.multiply %72, %51 : tensor<3xf32>
    %74 = stablehlo.add %70, %73 : tensor<3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %76 = stablehlo.multiply %75, %62 : tensor<3x5xf32>
    %cst_15 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %78 = stablehlo.add %68, %77 : tensor<3x5xf32>
    %79 = stablehlo.rsqrt %78 : tensor<3x5xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<3x5xf32>
    %81 = stablehlo.subtract %arg0, %80 : tensor<3x5xf32>
    %cst_16 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = call @clip(%81, %cst_16, %cst_17) : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %84 = stablehlo.multiply %83, %51 : tensor<3xf32>
    %cst_19 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %86 = stablehlo.add %74, %85 : tensor<3xf32>
    %87 = stablehlo.rsqrt %86 : tensor<3xf32>
    %88 = stablehlo.multiply %84, %87 : tensor<3xf32>
    %89 = stablehlo.subtract %arg1, %88 : tensor<3xf32>
    %cst_20 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %90 = call @clip_0(%89, %cst_20, %cst_21) : (tensor<3xf32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %91 = stablehlo.reshape %arg5 : (tensor<4xui32>) -> tensor<2x2xui32>
    %92 = stablehlo.bitcast_convert %91 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state_22, %output_23 = stablehlo.rng_bit_generator %92, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>)
    %93 = stablehlo.bitcast_convert %output_state_22 : (tensor<2xui64>) -> tensor<2x2xui32>
    %94 = stablehlo.reshape %93 : (tensor<2x2xui32>) -> tensor<4xui32>
    %95 = stablehlo.convert %output_23 : (tensor<4x2xui32>) -> tensor<4x2xf32>
    %cst_24 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %97 = stablehlo.multiply %95, %96 : tensor<4x2xf32>
    %98 = stablehlo.dot_general %97, %arg4, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %99 = stablehlo.tanh %98 : tensor<4x3xf32>
    %100 = stablehlo.dot_general %99, %82, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %101 = stablehlo.tanh %100 : tensor<4x5xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %103 = stablehlo.subtract %102, %101 : tensor<4x5xf32>
    %104 = stablehlo.transpose %82, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %105 = stablehlo.dot_general %101, %104, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %106 = stablehlo.broadcast_in_dim %90, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %108 = stablehlo.add %105, %107 : tensor<4x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %110 = stablehlo.slice %arg6 [1:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
    %111 = stablehlo.reshape %110 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %112 = stablehlo.dot_general %111, %82, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %113 = stablehlo.tanh %112 : tensor<4x5xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %115 = stablehlo.subtract %114, %113 : tensor<4x5xf32>
    %116 = stablehlo.transpose %82, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %117 = stablehlo.dot_general %113, %116, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %118 = stablehlo.broadcast_in_dim %90, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %120 = stablehlo.add %117, %119 : tensor<4x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %122 = stablehlo.subtract %109, %121 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.negate %cst_29 : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %126 = stablehlo.reshape %125 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %128 = stablehlo.dot_general %124, %113, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %129 = stablehlo.transpose %128, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %130 = stablehlo.dot_general %124, %116, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %131 = stablehlo.transpose %129, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %132 = stablehlo.multiply %130, %115 : tensor<4x5xf32>
    %133 = stablehlo.multiply %132, %113 : tensor<4x5xf32>
    %134 = stablehlo.add %132, %133 : tensor<4x5xf32>
    %135 = stablehlo.dot_general %134, %111, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %136 = stablehlo.transpose %135, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %137 = stablehlo.add %131, %136 : tensor<3x5xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %140 = stablehlo.reshape %139 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %142 = stablehlo.add %127, %141 : tensor<3xf32>
    %143 = stablehlo.dot_general %138, %101, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %145 = stablehlo.dot_general %138, %104, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %146 = stablehlo.transpose %144, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %147 = stablehlo.add %137, %146 : tensor<3x5xf32>
    %148 = stablehlo.multiply %145, %103 : tensor<4x5xf32>
    %149 = stablehlo.multiply %148, %101 : tensor<4x5xf32>
    %150 = stablehlo.add %148, %149 : tensor<4x5xf32>
    %151 = stablehlo.dot_general %150, %99, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %153 = stablehlo.add %147, %152 : tensor<3x5xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %155 = stablehlo.multiply %154, %68 : tensor<3x5xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %157 = stablehlo.multiply %156, %153 : tensor<3x5xf32>
    %158 = stablehlo.multiply %157, %153 : tensor<3x5xf32>
    %159 = stablehlo.add %155, %158 : tensor<3x5xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %161 = stablehlo.multiply %160, %74 : tensor<3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %163 = stablehlo.multiply %162, %142 : tensor<3xf32>
    %164 = stablehlo.multiply %163, %142 : tensor<3xf32>
    %165 = stablehlo.add %161, %164 : tensor<3xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %167 = stablehlo.multiply %166, %153 : tensor<3x5xf32>
    %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %169 = stablehlo.add %159, %168 : tensor<3x5xf32>
    %170 = stablehlo.rsqrt %169 : tensor<3x5xf32>
    %171 = stablehlo.multiply %167, %170 : tensor<3x5xf32>
    %172 = stablehlo.subtract %82, %171 : tensor<3x5xf32>
    %cst_41 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %173 = call @clip(%172, %cst_41, %cst_42) : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %175 = stablehlo.multiply %174, %142 : tensor<3xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %177 = stablehlo.add %165, %176 : tensor<3xf32>
    %178 = stablehlo.rsqrt %177 : tensor<3xf32>
    %179 = stablehlo.multiply %175, %178 : tensor<3xf32>
    %180 = stablehlo.subtract %90, %179 : tensor<3xf32>
    %cst_45 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %181 = call @clip_0(%180, %cst_45, %cst_46) : (tensor<3xf32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %182 = stablehlo.reshape %arg5 : (tensor<4xui32>) -> tensor<2x2xui32>
    %183 = stablehlo.bitcast_convert %182 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state_47, %output_48 = stablehlo.rng_bit_generator %183, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>)
    %184 = stablehlo.bitcast_convert %output_state_47 : (tensor<2xui64>) -> tensor<2x2xui32>
    %185 = stablehlo.reshape %184 : (tensor<2x2xui32>) -> tensor<4xui32>
    %186 = stablehlo.convert %output_48 : (tensor<4x2xui32>) -> tensor<4x2xf32>
    %cst_49 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %188 = stablehlo.multiply %186, %187 : tensor<4x2xf32>
    %189 = stablehlo.dot_general %188, %arg4, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %190 = stablehlo.tanh %189 : tensor<4x3xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %192 = stablehlo.subtract %191, %190 : tensor<4x3xf32>
    %193 = stablehlo.dot_general %190, %173, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %194 = stablehlo.tanh %193 : tensor<4x5xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %196 = stablehlo.subtract %195, %194 : tensor<4x5xf32>
    %197 = stablehlo.transpose %173, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %198 = stablehlo.dot_general %194, %197, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %199 = stablehlo.broadcast_in_dim %181, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %201 = stablehlo.add %198, %200 : tensor<4x3xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %203 = stablehlo.negate %202 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.negate %cst_53 : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %206 = stablehlo.dot_general %205, %197, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %207 = stablehlo.multiply %206, %196 : tensor<4x5xf32>
    %208 = stablehlo.multiply %207, %194 : tensor<4x5xf32>
    %209 = stablehlo.add %207, %208 : tensor<4x5xf32>
    %210 = stablehlo.dot_general %209, %173, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    %211 = stablehlo.multiply %210, %192 : tensor<4x3xf32>
    %212 = stablehlo.multiply %211, %190 : tensor<4x3xf32>
    %213 = stablehlo.add %211, %212 : tensor<4x3xf32>
    %214 = stablehlo.dot_general %213, %188, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %215 = stablehlo.transpose %214, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %217 = stablehlo.multiply %216, %215 : tensor<2x3xf32>
    %218 = stablehlo.subtract %arg4, %217 : tensor<2x3xf32>
    %219 = stablehlo.reshape %arg5 : (tensor<4xui32>) -> tensor<2x2xui32>
    %220 = stablehlo.bitcast_convert %219 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state_55, %output_56 = stablehlo.rng_bit_generator %220, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>)
    %221 = stablehlo.bitcast_convert %output_state_55 : (tensor<2xui64>) -> tensor<2x2xui32>
    %222 = stablehlo.reshape %221 : (tensor<2x2xui32>) -> tensor<4xui32>
    %223 = stablehlo.convert %output_56 : (tensor<4x2xui32>) -> tensor<4x2xf32>
    %cst_57 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %225 = stablehlo.multiply %223, %224 : tensor<4x2xf32>
    %226 = stablehlo.dot_general %225, %arg4, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %227 = stablehlo.tanh %226 : tensor<4x3xf32>
    return %173, %181, %159, %165, %218, %122, %203, %227 : tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>
  }
  func.func private @clip(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x5xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x5xf32>
    return %5 : tensor<3x5xf32>
  }
  func.func private @clip_0(%arg0: tensor<3xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3xf32>
    return %5 : tensor<3xf32>
  }
}

//--- named.mlir
module {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x2xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x2xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4x3xf32>, %arg5: tensor<4x2xf32>) -> (tensor<2xf32> {jax.result_info = "result[0]['loss']['w']"}, tensor<3x2xf32> {jax.result_info = "result[0]['net']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['loss']['w']"}, tensor<3x2xf32> {jax.result_info = "result[1]['net']['w']"}, tensor<f32> {jax.result_info = "result[2]['after']"}, tensor<f32> {jax.result_info = "result[2]['before']"}, tensor<f32> {jax.result_info = "result[2]['norms']['loss']"}, tensor<f32> {jax.result_info = "result[2]['norms']['net']"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.tanh %0 : tensor<4x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %5 = stablehlo.subtract %4, %1 : tensor<4x2xf32>
    %6 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.dot_general %8, %arg0, contracting_dims = [] x [] : (tensor<4xf32>, tensor<2xf32>) -> tensor<4x2xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<4x2xf32>
    %11 = stablehlo.multiply %10, %1 : tensor<4x2xf32>
    %12 = stablehlo.add %10, %11 : tensor<4x2xf32>
    %13 = stablehlo.dot_general %12, %arg4, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<3x2xf32>
    %17 = stablehlo.subtract %arg1, %16 : tensor<3x2xf32>
    %18 = stablehlo.dot_general %arg4, %17, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %19 = stablehlo.subtract %18, %arg5 : tensor<4x2xf32>
    %20 = stablehlo.multiply %19, %19 : tensor<4x2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<4x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %25 = stablehlo.subtract %24, %arg5 : tensor<4x2xf32>
    %26 = stablehlo.multiply %25, %25 : tensor<4x2xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<4x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%26 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %31 = stablehlo.multiply %30, %22 : tensor<4x2xf32>
    %32 = stablehlo.dot_general %31, %arg4, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %34 = stablehlo.negate %33 : tensor<3x2xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<3x2xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %38 = stablehlo.dot_general %37, %arg4, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %40 = stablehlo.multiply %10, %39 : tensor<4x2xf32>
    %41 = stablehlo.multiply %39, %1 : tensor<4x2xf32>
    %42 = stablehlo.add %39, %41 : tensor<4x2xf32>
    %43 = stablehlo.multiply %9, %42 : tensor<4x2xf32>
    %44 = stablehlo.multiply %42, %5 : tensor<4x2xf32>
    %45 = stablehlo.dot_general %44, %8, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<2xf32>
    %46 = stablehlo.negate %43 : tensor<4x2xf32>
    %47 = stablehlo.add %40, %46 : tensor<4x2xf32>
    %48 = stablehlo.multiply %47, %3 : tensor<4x2xf32>
    %49 = stablehlo.multiply %48, %1 : tensor<4x2xf32>
    %50 = stablehlo.add %48, %49 : tensor<4x2xf32>
    %51 = stablehlo.dot_general %50, %arg4, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %53 = stablehlo.add %33, %52 : tensor<3x2xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %55 = stablehlo.multiply %54, %arg2 : tensor<2xf32>
    %56 = stablehlo.add %55, %45 : tensor<2xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %58 = stablehlo.multiply %57, %arg3 : tensor<3x2xf32>
    %59 = stablehlo.add %58, %53 : tensor<3x2xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<2xf32>
    %62 = stablehlo.subtract %arg0, %61 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %64 = stablehlo.multiply %63, %59 : tensor<3x2xf32>
    %65 = stablehlo.subtract %arg1, %64 : tensor<3x2xf32>
    %66 = stablehlo.multiply %45, %45 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %68 = stablehlo.sqrt %67 : tensor<f32>
    %69 = stablehlo.multiply %53, %53 : tensor<3x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %71 = stablehlo.sqrt %70 : tensor<f32>
    return %62, %65, %56, %59, %23, %29, %68, %71 : tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}
