// What is returned as it is for the place of another state: the last gradient, in steps by Barzilai and Borwein.
// RUN: split-file %s %t
// RUN: zero-opt %t/pairs.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/pairs.mlir
// RUN: sed 's/ {tf.aliasing_output = [0-9] : i32}//g' %t/pairs.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/pairs.mlir --check-prefix=ASKED
// RUN: not zero-opt %t/crossed.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/crossed.mlir
// RUN: zero-opt %t/products.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/products.mlir
// RUN: zero-opt %t/mask.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/mask.mlir
// RUN: sed 's/ {tf.aliasing_output = [0-9] : i32}//g' %t/mask.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/mask.mlir --check-prefix=ASKED

//--- pairs.mlir
// ((w, g), (w', g')) becomes ((new w, new g), (w, g)): the gradient moves on, to the place of the last one, of which sums alone are
// read. It could stay if nothing were donated: then it is asked for, and the last weights alone are clear, which the step's
// difference is taken to.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
// CHECK: main.arg3 opt_state {{.*}}next=3
// CHECK: main.arg4 batch "arg4" dim=0
// ASKED: it is not clear which result replaces which argument
// ASKED: main.arg1 ? {{.*}}could be a state with next=1 or next=3
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %w0: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %g0: tensor<4x3xf32> {tf.aliasing_output = 3 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0][0]"}, tensor<4x3xf32> {jax.result_info = "result[0][1]"},
        tensor<4x3xf32> {jax.result_info = "result[1][0]"}, tensor<4x3xf32> {jax.result_info = "result[1][1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g1 = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %s = stablehlo.subtract %w, %w0 : tensor<4x3xf32>
  %d = stablehlo.subtract %g1, %g0 : tensor<4x3xf32>
  %ss = stablehlo.dot_general %s, %s, contracting_dims = [0, 1] x [0, 1] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  %sd = stablehlo.dot_general %s, %d, contracting_dims = [0, 1] x [0, 1] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  %a = stablehlo.divide %ss, %sd : tensor<f32>
  %rate = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %by = stablehlo.multiply %rate, %g1 : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %by : tensor<4x3xf32>
  return %w1, %g1, %w, %g, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- crossed.mlir
// The pairs are returned the other way round: what is returned as it is seems to stay, and what is donated is left over.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg3 ? {{.*}}could be a state with next=3
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %w0: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %g0: tensor<4x3xf32> {tf.aliasing_output = 3 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0][0]"}, tensor<4x3xf32> {jax.result_info = "result[0][1]"},
        tensor<4x3xf32> {jax.result_info = "result[1][0]"}, tensor<4x3xf32> {jax.result_info = "result[1][1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g1 = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %s = stablehlo.subtract %w, %w0 : tensor<4x3xf32>
  %d = stablehlo.subtract %g1, %g0 : tensor<4x3xf32>
  %ss = stablehlo.dot_general %s, %s, contracting_dims = [0, 1] x [0, 1] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  %sd = stablehlo.dot_general %s, %d, contracting_dims = [0, 1] x [0, 1] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  %a = stablehlo.divide %ss, %sd : tensor<f32>
  %rate = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %by = stablehlo.multiply %rate, %g1 : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %by : tensor<4x3xf32>
  return %w, %g, %w1, %g1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- products.mlir
// The last parameters and their gradient come back before the new ones: products of vectors, which are numbers, read them, and no
// layer does.
// CHECK: main.arg0 param {{.*}}next=2
// CHECK: main.arg1 opt_state {{.*}}next=0
// CHECK: main.arg2 opt_state {{.*}}next=1
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %w0: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %g0: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0][0]"}, tensor<4x3xf32> {jax.result_info = "result[0][1]"},
        tensor<4x3xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g1 = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %s = stablehlo.subtract %w, %w0 : tensor<4x3xf32>
  %d = stablehlo.subtract %g1, %g0 : tensor<4x3xf32>
  %ss = stablehlo.dot_general %s, %s, contracting_dims = [0, 1] x [0, 1] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  %sd = stablehlo.dot_general %s, %d, contracting_dims = [0, 1] x [0, 1] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  %a = stablehlo.divide %ss, %sd : tensor<f32>
  %rate = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %by = stablehlo.multiply %rate, %g1 : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %by : tensor<4x3xf32>
  return %w, %g1, %w1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- mask.mlir
// The gradient is a product of the mask, which comes back as it is: it overwrites the last one, of which sums alone are read, and
// not the mask. Where nothing is donated, it is asked for.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 frozen {{.*}}next=2
// CHECK: main.arg3 batch "arg3" dim=0
// ASKED: it is not clear which result replaces which argument
// ASKED: main.arg1 ? {{.*}}could be a state with next=1 or next=2
// ASKED: main.arg2 ? {{.*}}could be a state with next=2 or next=1
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %last: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %mask: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %wm = stablehlo.multiply %w, %mask : tensor<4x3xf32>
  %h = stablehlo.dot_general %x, %wm, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %gm = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %g0 = stablehlo.multiply %gm, %mask : tensor<4x3xf32>
  %d = stablehlo.subtract %g0, %last : tensor<4x3xf32>
  %dd = stablehlo.dot_general %d, %d, contracting_dims = [0, 1] x [0, 1] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  %rate = stablehlo.broadcast_in_dim %dd, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %by = stablehlo.multiply %rate, %g0 : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %by : tensor<4x3xf32>
  return %w1, %g0, %mask, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}
