// RUN: split-file %s %t
// RUN: zero-opt %t/rows.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/rows.mlir
// RUN: zero-opt %t/rate.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/rate.mlir
// RUN: zero-opt %t/moments.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/moments.mlir
// RUN: zero-opt %t/estimated.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/estimated.mlir
// RUN: not zero-opt %t/beside.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/beside.mlir

//--- rows.mlir
// A number that weighs rows, and to which data are added, is trained by a loss that is not returned: the one that is reads it by a network's new
// weights alone.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 param "arg2" next=2 # tensor<f32>; data are added to it, read together with rows of the batch
// CHECK-NEXT: main.arg3 batch
func.func public @main(%c: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %a: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %t: tensor<f32> {tf.aliasing_output = 2 : i32}, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) {
  %v0 = stablehlo.exponential %t : tensor<f32>
  %v1 = stablehlo.broadcast_in_dim %v0, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %v2 = stablehlo.multiply %y, %v1 : tensor<6xf32>
  %v3 = stablehlo.dot_general %x, %c, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v4 = stablehlo.subtract %v3, %v2 : tensor<6xf32>
  %v5 = stablehlo.dot_general %x, %v4, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c0 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v6 = stablehlo.multiply %v5, %c0 : tensor<4xf32>
  %v7 = stablehlo.subtract %c, %v6 : tensor<4xf32>
  %v8 = stablehlo.dot_general %x, %v7, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v9 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<6xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v10 init: %c1) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.dot_general %x, %v8, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v12 = stablehlo.multiply %v11, %c0 : tensor<4xf32>
  %v13 = stablehlo.subtract %a, %v12 : tensor<4xf32>
  %v14 = stablehlo.reduce(%y init: %c1) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %c2 = stablehlo.constant dense<0.01> : tensor<f32>
  %v15 = stablehlo.multiply %v14, %c2 : tensor<f32>
  %v16 = stablehlo.add %t, %v15 : tensor<f32>
  return %v7, %v13, %v16, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
}

//--- rate.mlir
// One that scales a gradient is the optimizer's.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 opt_state "arg2" next=2
// CHECK-NEXT: main.arg3 batch
func.func public @main(%c: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %a: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %t: tensor<f32> {tf.aliasing_output = 2 : i32}, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) {
  %v0 = stablehlo.exponential %t : tensor<f32>
  %v1 = stablehlo.dot_general %x, %c, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v2 = stablehlo.subtract %v1, %y : tensor<6xf32>
  %v3 = stablehlo.dot_general %x, %v2, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v4 = stablehlo.broadcast_in_dim %v0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<4xf32>
  %c0 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v6 = stablehlo.multiply %v5, %c0 : tensor<4xf32>
  %v7 = stablehlo.subtract %c, %v6 : tensor<4xf32>
  %v8 = stablehlo.dot_general %x, %v7, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v9 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v10 = stablehlo.multiply %v8, %v9 : tensor<6xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v10 init: %c1) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.dot_general %x, %v8, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v12 = stablehlo.multiply %v11, %c0 : tensor<4xf32>
  %v13 = stablehlo.subtract %a, %v12 : tensor<4xf32>
  %v14 = stablehlo.multiply %v5, %v5 : tensor<4xf32>
  %v15 = stablehlo.reduce(%v14 init: %c1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %c2 = stablehlo.constant dense<0.01> : tensor<f32>
  %v16 = stablehlo.multiply %v15, %c2 : tensor<f32>
  %v17 = stablehlo.add %t, %v16 : tensor<f32>
  return %v7, %v13, %v17, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
}

//--- moments.mlir
// Of two networks, each with a part of the loss, nothing reads all data; moments of their gradients are added to them.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 opt_state {{.*}}next=1
// CHECK-NEXT: main.arg2 param {{.*}}next=2
// CHECK-NEXT: main.arg3 opt_state {{.*}}next=3
// CHECK-NEXT: main.arg4 step {{.*}}next=4
// CHECK-NEXT: main.arg5 batch
func.func public @main(%a: tensor<4xf32>, %ma: tensor<4xf32>, %b: tensor<4xf32>, %mb: tensor<4xf32>, %n: tensor<i32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>, %z: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<f32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.subtract %v0, %y : tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.multiply %v2, %v2 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %v4 = stablehlo.reduce(%v3 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %c1 = stablehlo.constant dense<0.9> : tensor<4xf32>
  %v5 = stablehlo.multiply %ma, %c1 : tensor<4xf32>
  %v6 = stablehlo.dot_general %x, %v2, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v7 = stablehlo.add %v5, %v6 : tensor<4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v8 = stablehlo.multiply %v7, %c2 : tensor<4xf32>
  %v9 = stablehlo.subtract %a, %v8 : tensor<4xf32>
  %v10 = stablehlo.dot_general %x, %v9, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v11 = stablehlo.subtract %v10, %y : tensor<6xf32>
  %v12 = stablehlo.tanh %v11 : tensor<6xf32>
  %v13 = stablehlo.multiply %v12, %v12 : tensor<6xf32>
  %v14 = stablehlo.reduce(%v13 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v15 = stablehlo.multiply %v7, %c1 : tensor<4xf32>
  %v16 = stablehlo.dot_general %x, %v12, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v17 = stablehlo.add %v15, %v16 : tensor<4xf32>
  %v18 = stablehlo.multiply %v17, %c2 : tensor<4xf32>
  %v19 = stablehlo.subtract %v9, %v18 : tensor<4xf32>
  %v20 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v21 = stablehlo.subtract %v20, %z : tensor<6xf32>
  %v22 = stablehlo.tanh %v21 : tensor<6xf32>
  %v23 = stablehlo.multiply %v22, %v22 : tensor<6xf32>
  %v24 = stablehlo.reduce(%v23 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v25 = stablehlo.multiply %mb, %c1 : tensor<4xf32>
  %v26 = stablehlo.dot_general %x, %v22, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v27 = stablehlo.add %v25, %v26 : tensor<4xf32>
  %v28 = stablehlo.multiply %v27, %c2 : tensor<4xf32>
  %v29 = stablehlo.subtract %b, %v28 : tensor<4xf32>
  %v30 = stablehlo.dot_general %x, %v29, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v31 = stablehlo.subtract %v30, %z : tensor<6xf32>
  %v32 = stablehlo.tanh %v31 : tensor<6xf32>
  %v33 = stablehlo.multiply %v32, %v32 : tensor<6xf32>
  %v34 = stablehlo.reduce(%v33 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v35 = stablehlo.multiply %v27, %c1 : tensor<4xf32>
  %v36 = stablehlo.dot_general %x, %v32, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v37 = stablehlo.add %v35, %v36 : tensor<4xf32>
  %v38 = stablehlo.multiply %v37, %c2 : tensor<4xf32>
  %v39 = stablehlo.subtract %v29, %v38 : tensor<4xf32>
  %c3 = stablehlo.constant dense<1> : tensor<i32>
  %v40 = stablehlo.add %n, %c3 : tensor<i32>
  %v41 = stablehlo.add %v14, %v34 : tensor<f32>
  return %v19, %v17, %v39, %v37, %v40, %v41 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<f32>
}

//--- beside.mlir
// What a moment of another one's gradient is added to may be rows.
// CHECK: error: {{.*}}it is not clear which result replaces which argument
// CHECK: main.arg8 ? # tensor<4xf32>; could be a state with next=6, or no state
func.func public @main(%a: tensor<4xf32>, %ma: tensor<4xf32>, %b: tensor<4xf32>, %mb: tensor<4xf32>, %n: tensor<i32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>, %z: tensor<6xf32>, %r: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<4xf32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.subtract %v0, %y : tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.multiply %v2, %v2 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %v4 = stablehlo.reduce(%v3 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %c1 = stablehlo.constant dense<0.9> : tensor<4xf32>
  %v5 = stablehlo.multiply %ma, %c1 : tensor<4xf32>
  %v6 = stablehlo.dot_general %x, %v2, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v7 = stablehlo.add %v5, %v6 : tensor<4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v8 = stablehlo.multiply %v7, %c2 : tensor<4xf32>
  %v9 = stablehlo.subtract %a, %v8 : tensor<4xf32>
  %v10 = stablehlo.dot_general %x, %v9, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v11 = stablehlo.subtract %v10, %y : tensor<6xf32>
  %v12 = stablehlo.tanh %v11 : tensor<6xf32>
  %v13 = stablehlo.multiply %v12, %v12 : tensor<6xf32>
  %v14 = stablehlo.reduce(%v13 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v15 = stablehlo.multiply %v7, %c1 : tensor<4xf32>
  %v16 = stablehlo.dot_general %x, %v12, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v17 = stablehlo.add %v15, %v16 : tensor<4xf32>
  %v18 = stablehlo.multiply %v17, %c2 : tensor<4xf32>
  %v19 = stablehlo.subtract %v9, %v18 : tensor<4xf32>
  %v20 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v21 = stablehlo.subtract %v20, %z : tensor<6xf32>
  %v22 = stablehlo.tanh %v21 : tensor<6xf32>
  %v23 = stablehlo.multiply %v22, %v22 : tensor<6xf32>
  %v24 = stablehlo.reduce(%v23 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v25 = stablehlo.multiply %mb, %c1 : tensor<4xf32>
  %v26 = stablehlo.dot_general %x, %v22, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v27 = stablehlo.add %v25, %v26 : tensor<4xf32>
  %v28 = stablehlo.multiply %v27, %c2 : tensor<4xf32>
  %v29 = stablehlo.subtract %b, %v28 : tensor<4xf32>
  %v30 = stablehlo.dot_general %x, %v29, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v31 = stablehlo.subtract %v30, %z : tensor<6xf32>
  %v32 = stablehlo.tanh %v31 : tensor<6xf32>
  %v33 = stablehlo.multiply %v32, %v32 : tensor<6xf32>
  %v34 = stablehlo.reduce(%v33 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v35 = stablehlo.multiply %v27, %c1 : tensor<4xf32>
  %v36 = stablehlo.dot_general %x, %v32, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v37 = stablehlo.add %v35, %v36 : tensor<4xf32>
  %v38 = stablehlo.multiply %v37, %c2 : tensor<4xf32>
  %v39 = stablehlo.subtract %v29, %v38 : tensor<4xf32>
  %c3 = stablehlo.constant dense<1> : tensor<i32>
  %v40 = stablehlo.add %n, %c3 : tensor<i32>
  %v41 = stablehlo.add %v14, %v34 : tensor<f32>
  %v42 = stablehlo.add %r, %v17 : tensor<4xf32>
  return %v19, %v17, %v39, %v37, %v40, %v41, %v42 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<f32>, tensor<4xf32>
}

//--- estimated.mlir
// What an optimizer estimates over the steps of one call (scales, a rate) stands among its states: the second loss reads it by the weights' new copies
// alone, and it is not trained. Between two known states a rate weighs no term of a loss.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 opt_state {{.*}}next=1
// CHECK-NEXT: main.arg2 opt_state {{.*}}next=2
// CHECK-NEXT: main.arg3 opt_state {{.*}}next=3
// CHECK-NEXT: main.arg4 opt_state {{.*}}next=4
// CHECK-NEXT: main.arg5 step {{.*}}next=5
// CHECK-NEXT: main.arg6 batch
func.func public @main(%p: tensor<4xf32>, %mu: tensor<4xf32>, %scales: tensor<2xf32>, %first: tensor<4xf32>, %rate: tensor<f32>, %n: tensor<i32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1].mu"}, tensor<2xf32> {jax.result_info = "result[1].scales"}, tensor<4xf32> {jax.result_info = "result[1].first"}, tensor<f32> {jax.result_info = "result[1].rate"}, tensor<i32> {jax.result_info = "result[1].count"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %v0 = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.subtract %v0, %y : tensor<6xf32>
  %v2 = stablehlo.multiply %v1, %v1 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %v3 = stablehlo.reduce(%v2 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v4 = stablehlo.dot_general %x, %v1, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v5 = stablehlo.subtract %p, %first : tensor<4xf32>
  %v6 = stablehlo.reduce(%scales init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %v7 = stablehlo.broadcast_in_dim %v6, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v8 = stablehlo.divide %v5, %v7 : tensor<4xf32>
  %v9 = stablehlo.multiply %v8, %v4 : tensor<4xf32>
  %v10 = stablehlo.reduce(%v9 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %c1 = stablehlo.constant dense<0.9> : tensor<2xf32>
  %v11 = stablehlo.multiply %scales, %c1 : tensor<2xf32>
  %v12 = stablehlo.broadcast_in_dim %v10, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %v13 = stablehlo.add %v11, %v12 : tensor<2xf32>
  %c2 = stablehlo.constant dense<0.9> : tensor<4xf32>
  %v14 = stablehlo.multiply %mu, %c2 : tensor<4xf32>
  %v15 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v16 = stablehlo.multiply %v15, %v4 : tensor<4xf32>
  %v17 = stablehlo.add %v14, %v16 : tensor<4xf32>
  %v18 = stablehlo.reduce(%v13 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %v19 = stablehlo.broadcast_in_dim %v18, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v20 = stablehlo.subtract %v8, %v17 : tensor<4xf32>
  %v21 = stablehlo.multiply %v19, %v20 : tensor<4xf32>
  %v22 = stablehlo.add %first, %v21 : tensor<4xf32>
  %v23 = stablehlo.subtract %v22, %p : tensor<4xf32>
  %v24 = stablehlo.add %p, %v23 : tensor<4xf32>
  %v25 = stablehlo.multiply %v17, %v4 : tensor<4xf32>
  %v26 = stablehlo.reduce(%v25 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v27 = stablehlo.multiply %rate, %v26 : tensor<f32>
  %v28 = stablehlo.multiply %v4, %v4 : tensor<4xf32>
  %v29 = stablehlo.reduce(%v28 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v30 = stablehlo.add %v27, %v29 : tensor<f32>
  %v31 = stablehlo.maximum %rate, %v30 : tensor<f32>
  %c3 = stablehlo.constant dense<1> : tensor<i32>
  %v32 = stablehlo.add %n, %c3 : tensor<i32>
  %v33 = stablehlo.dot_general %x, %v24, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v34 = stablehlo.subtract %v33, %y : tensor<6xf32>
  %v35 = stablehlo.multiply %v34, %v34 : tensor<6xf32>
  %v36 = stablehlo.reduce(%v35 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v37 = stablehlo.dot_general %x, %v34, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v38 = stablehlo.subtract %v24, %first : tensor<4xf32>
  %v39 = stablehlo.reduce(%v13 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %v40 = stablehlo.broadcast_in_dim %v39, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v41 = stablehlo.divide %v38, %v40 : tensor<4xf32>
  %v42 = stablehlo.multiply %v41, %v37 : tensor<4xf32>
  %v43 = stablehlo.reduce(%v42 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v44 = stablehlo.multiply %v13, %c1 : tensor<2xf32>
  %v45 = stablehlo.broadcast_in_dim %v43, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %v46 = stablehlo.add %v44, %v45 : tensor<2xf32>
  %v47 = stablehlo.multiply %v17, %c2 : tensor<4xf32>
  %v48 = stablehlo.broadcast_in_dim %v31, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v49 = stablehlo.multiply %v48, %v37 : tensor<4xf32>
  %v50 = stablehlo.add %v47, %v49 : tensor<4xf32>
  %v51 = stablehlo.reduce(%v46 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %v52 = stablehlo.broadcast_in_dim %v51, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v53 = stablehlo.subtract %v41, %v50 : tensor<4xf32>
  %v54 = stablehlo.multiply %v52, %v53 : tensor<4xf32>
  %v55 = stablehlo.add %first, %v54 : tensor<4xf32>
  %v56 = stablehlo.subtract %v55, %v24 : tensor<4xf32>
  %v57 = stablehlo.add %v24, %v56 : tensor<4xf32>
  %v58 = stablehlo.multiply %v50, %v37 : tensor<4xf32>
  %v59 = stablehlo.reduce(%v58 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v60 = stablehlo.multiply %v31, %v59 : tensor<f32>
  %v61 = stablehlo.multiply %v37, %v37 : tensor<4xf32>
  %v62 = stablehlo.reduce(%v61 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %v63 = stablehlo.add %v60, %v62 : tensor<f32>
  %v64 = stablehlo.maximum %v31, %v63 : tensor<f32>
  %v65 = stablehlo.add %v32, %c3 : tensor<i32>
  %v66 = stablehlo.add %v3, %v36 : tensor<f32>
  return %v57, %v50, %v46, %first, %v64, %v65, %v66 : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<f32>
}
