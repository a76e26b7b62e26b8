// RUN: split-file %s %t
// RUN: zero-opt %t/carried.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/carried.mlir
// RUN: zero-opt %t/twice.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/twice.mlir
// RUN: zero-opt %t/donated.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/donated.mlir
// RUN: not zero-opt %t/apart.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/apart.mlir
// RUN: zero-opt %t/once.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/once.mlir
// RUN: zero-opt %t/refined.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/refined.mlir

//--- carried.mlir
// Rounds that take other rows each carry a state on, with the same weights: what comes out replaces it, though nothing is donated.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch_state {{.*}}next=2 dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=1
func.func public @main(%wi: tensor<3x4xf32>, %wh: tensor<4x4xf32>, %h: tensor<6x4xf32>, %x: tensor<2x6x3xf32>)
    -> (tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %v0 = stablehlo.slice %x [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v1 = stablehlo.reshape %v0 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v2 = stablehlo.dot_general %v1, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v3 = stablehlo.dot_general %h, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v4 = stablehlo.add %v2, %v3 : tensor<6x4xf32>
  %v5 = stablehlo.tanh %v4 : tensor<6x4xf32>
  %v6 = stablehlo.slice %x [1:2, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v8 = stablehlo.dot_general %v7, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v9 = stablehlo.dot_general %v5, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v10 = stablehlo.add %v8, %v9 : tensor<6x4xf32>
  %v11 = stablehlo.tanh %v10 : tensor<6x4xf32>
  %v12 = stablehlo.multiply %v11, %v11 : tensor<6x4xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v12 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v13 = stablehlo.dot_general %v7, %v11, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v14 = stablehlo.dot_general %v5, %v11, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v15 = stablehlo.dot_general %v11, %wh, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v16 = stablehlo.dot_general %v1, %v15, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v17 = stablehlo.dot_general %h, %v15, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v18 = stablehlo.add %v13, %v16 : tensor<3x4xf32>
  %v19 = stablehlo.add %v14, %v17 : tensor<4x4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<3x4xf32>
  %v20 = stablehlo.multiply %v18, %c1 : tensor<3x4xf32>
  %v21 = stablehlo.subtract %wi, %v20 : tensor<3x4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v22 = stablehlo.multiply %v19, %c2 : tensor<4x4xf32>
  %v23 = stablehlo.subtract %wh, %v22 : tensor<4x4xf32>
  return %v21, %v23, %v11, %loss : tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}

//--- twice.mlir
// The same where the step learns twice from these rows: the carry then reads gradients, and is no parameter.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch_state {{.*}}next=2 dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=1
func.func public @main(%wi: tensor<3x4xf32>, %wh: tensor<4x4xf32>, %h: tensor<6x4xf32>, %x: tensor<2x6x3xf32>)
    -> (tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %v0 = stablehlo.slice %x [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v1 = stablehlo.reshape %v0 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v2 = stablehlo.dot_general %v1, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v3 = stablehlo.dot_general %h, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v4 = stablehlo.add %v2, %v3 : tensor<6x4xf32>
  %v5 = stablehlo.tanh %v4 : tensor<6x4xf32>
  %v6 = stablehlo.slice %x [1:2, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v8 = stablehlo.dot_general %v7, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v9 = stablehlo.dot_general %v5, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v10 = stablehlo.add %v8, %v9 : tensor<6x4xf32>
  %v11 = stablehlo.tanh %v10 : tensor<6x4xf32>
  %v12 = stablehlo.multiply %v11, %v11 : tensor<6x4xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %v13 = stablehlo.reduce(%v12 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v14 = stablehlo.dot_general %v7, %v11, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v15 = stablehlo.dot_general %v5, %v11, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v16 = stablehlo.dot_general %v11, %wh, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v17 = stablehlo.dot_general %v1, %v16, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v18 = stablehlo.dot_general %h, %v16, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v19 = stablehlo.add %v14, %v17 : tensor<3x4xf32>
  %v20 = stablehlo.add %v15, %v18 : tensor<4x4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<3x4xf32>
  %v21 = stablehlo.multiply %v19, %c1 : tensor<3x4xf32>
  %v22 = stablehlo.subtract %wi, %v21 : tensor<3x4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v23 = stablehlo.multiply %v20, %c2 : tensor<4x4xf32>
  %v24 = stablehlo.subtract %wh, %v23 : tensor<4x4xf32>
  %v25 = stablehlo.slice %x [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v26 = stablehlo.reshape %v25 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v27 = stablehlo.dot_general %v26, %v22, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v28 = stablehlo.dot_general %h, %v24, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v29 = stablehlo.add %v27, %v28 : tensor<6x4xf32>
  %v30 = stablehlo.tanh %v29 : tensor<6x4xf32>
  %v31 = stablehlo.slice %x [1:2, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v32 = stablehlo.reshape %v31 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v33 = stablehlo.dot_general %v32, %v22, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v34 = stablehlo.dot_general %v30, %v24, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v35 = stablehlo.add %v33, %v34 : tensor<6x4xf32>
  %v36 = stablehlo.tanh %v35 : tensor<6x4xf32>
  %v37 = stablehlo.multiply %v36, %v36 : tensor<6x4xf32>
  %loss = stablehlo.reduce(%v37 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v38 = stablehlo.dot_general %v32, %v36, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v39 = stablehlo.dot_general %v30, %v36, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v40 = stablehlo.dot_general %v36, %v24, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v41 = stablehlo.dot_general %v26, %v40, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v42 = stablehlo.dot_general %h, %v40, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v43 = stablehlo.add %v38, %v41 : tensor<3x4xf32>
  %v44 = stablehlo.add %v39, %v42 : tensor<4x4xf32>
  %v45 = stablehlo.multiply %v43, %c1 : tensor<3x4xf32>
  %v46 = stablehlo.subtract %v22, %v45 : tensor<3x4xf32>
  %v47 = stablehlo.multiply %v44, %c2 : tensor<4x4xf32>
  %v48 = stablehlo.subtract %v24, %v47 : tensor<4x4xf32>
  return %v46, %v48, %v36, %loss : tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}

//--- donated.mlir
// Nor is it one where it is donated.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch_state {{.*}}next=2 dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=1
func.func public @main(%wi: tensor<3x4xf32> {tf.aliasing_output = 0 : i32}, %wh: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %h: tensor<6x4xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<2x6x3xf32>)
    -> (tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %v0 = stablehlo.slice %x [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v1 = stablehlo.reshape %v0 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v2 = stablehlo.dot_general %v1, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v3 = stablehlo.dot_general %h, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v4 = stablehlo.add %v2, %v3 : tensor<6x4xf32>
  %v5 = stablehlo.tanh %v4 : tensor<6x4xf32>
  %v6 = stablehlo.slice %x [1:2, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v8 = stablehlo.dot_general %v7, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v9 = stablehlo.dot_general %v5, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v10 = stablehlo.add %v8, %v9 : tensor<6x4xf32>
  %v11 = stablehlo.tanh %v10 : tensor<6x4xf32>
  %v12 = stablehlo.multiply %v11, %v11 : tensor<6x4xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %v13 = stablehlo.reduce(%v12 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v14 = stablehlo.dot_general %v7, %v11, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v15 = stablehlo.dot_general %v5, %v11, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v16 = stablehlo.dot_general %v11, %wh, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v17 = stablehlo.dot_general %v1, %v16, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v18 = stablehlo.dot_general %h, %v16, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v19 = stablehlo.add %v14, %v17 : tensor<3x4xf32>
  %v20 = stablehlo.add %v15, %v18 : tensor<4x4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<3x4xf32>
  %v21 = stablehlo.multiply %v19, %c1 : tensor<3x4xf32>
  %v22 = stablehlo.subtract %wi, %v21 : tensor<3x4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v23 = stablehlo.multiply %v20, %c2 : tensor<4x4xf32>
  %v24 = stablehlo.subtract %wh, %v23 : tensor<4x4xf32>
  %v25 = stablehlo.slice %x [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v26 = stablehlo.reshape %v25 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v27 = stablehlo.dot_general %v26, %v22, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v28 = stablehlo.dot_general %h, %v24, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v29 = stablehlo.add %v27, %v28 : tensor<6x4xf32>
  %v30 = stablehlo.tanh %v29 : tensor<6x4xf32>
  %v31 = stablehlo.slice %x [1:2, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v32 = stablehlo.reshape %v31 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v33 = stablehlo.dot_general %v32, %v22, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v34 = stablehlo.dot_general %v30, %v24, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v35 = stablehlo.add %v33, %v34 : tensor<6x4xf32>
  %v36 = stablehlo.tanh %v35 : tensor<6x4xf32>
  %v37 = stablehlo.multiply %v36, %v36 : tensor<6x4xf32>
  %loss = stablehlo.reduce(%v37 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v38 = stablehlo.dot_general %v32, %v36, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v39 = stablehlo.dot_general %v30, %v36, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v40 = stablehlo.dot_general %v36, %v24, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v41 = stablehlo.dot_general %v26, %v40, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v42 = stablehlo.dot_general %h, %v40, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v43 = stablehlo.add %v38, %v41 : tensor<3x4xf32>
  %v44 = stablehlo.add %v39, %v42 : tensor<4x4xf32>
  %v45 = stablehlo.multiply %v43, %c1 : tensor<3x4xf32>
  %v46 = stablehlo.subtract %v22, %v45 : tensor<3x4xf32>
  %v47 = stablehlo.multiply %v44, %c2 : tensor<4x4xf32>
  %v48 = stablehlo.subtract %v24, %v47 : tensor<4x4xf32>
  return %v46, %v48, %v36, %loss : tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}

//--- apart.mlir
// Behind the rows an argument may be what every step begins with.
// CHECK: error: {{.*}}it is not clear which result replaces which argument
// CHECK: main.arg3 ? # tensor<6x4xf32>; could be a state with next=2
func.func public @main(%wi: tensor<3x4xf32>, %wh: tensor<4x4xf32>, %x: tensor<2x6x3xf32>, %h: tensor<6x4xf32>)
    -> (tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %v0 = stablehlo.slice %x [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v1 = stablehlo.reshape %v0 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v2 = stablehlo.dot_general %v1, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v3 = stablehlo.dot_general %h, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v4 = stablehlo.add %v2, %v3 : tensor<6x4xf32>
  %v5 = stablehlo.tanh %v4 : tensor<6x4xf32>
  %v6 = stablehlo.slice %x [1:2, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v8 = stablehlo.dot_general %v7, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v9 = stablehlo.dot_general %v5, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v10 = stablehlo.add %v8, %v9 : tensor<6x4xf32>
  %v11 = stablehlo.tanh %v10 : tensor<6x4xf32>
  %v12 = stablehlo.multiply %v11, %v11 : tensor<6x4xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v12 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v13 = stablehlo.dot_general %v7, %v11, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v14 = stablehlo.dot_general %v5, %v11, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v15 = stablehlo.dot_general %v11, %wh, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v16 = stablehlo.dot_general %v1, %v15, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v17 = stablehlo.dot_general %h, %v15, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v18 = stablehlo.add %v13, %v16 : tensor<3x4xf32>
  %v19 = stablehlo.add %v14, %v17 : tensor<4x4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<3x4xf32>
  %v20 = stablehlo.multiply %v18, %c1 : tensor<3x4xf32>
  %v21 = stablehlo.subtract %wi, %v20 : tensor<3x4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v22 = stablehlo.multiply %v19, %c2 : tensor<4x4xf32>
  %v23 = stablehlo.subtract %wh, %v22 : tensor<4x4xf32>
  return %v21, %v23, %v11, %loss : tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}

//--- once.mlir
// One round alone is what a network makes of rows: an output of their type.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=1
// CHECK-NEXT: main.result2 output {{.*}}dim=0
func.func public @main(%wi: tensor<3x4xf32>, %wh: tensor<4x4xf32>, %h: tensor<6x4xf32>, %x: tensor<2x6x3xf32>)
    -> (tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %v0 = stablehlo.slice %x [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
  %v1 = stablehlo.reshape %v0 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
  %v2 = stablehlo.dot_general %v1, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v3 = stablehlo.dot_general %h, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v4 = stablehlo.add %v2, %v3 : tensor<6x4xf32>
  %v5 = stablehlo.tanh %v4 : tensor<6x4xf32>
  %v6 = stablehlo.multiply %v5, %v5 : tensor<6x4xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v6 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v7 = stablehlo.dot_general %v1, %v5, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v8 = stablehlo.dot_general %h, %v5, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<3x4xf32>
  %v9 = stablehlo.multiply %v7, %c1 : tensor<3x4xf32>
  %v10 = stablehlo.subtract %wi, %v9 : tensor<3x4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v11 = stablehlo.multiply %v8, %c2 : tensor<4x4xf32>
  %v12 = stablehlo.subtract %wh, %v11 : tensor<4x4xf32>
  return %v10, %v12, %v5, %loss : tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}

//--- refined.mlir
// Nor is one that rounds make of the same rows over and over.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
// CHECK-NEXT: main.result2 output {{.*}}dim=0
func.func public @main(%wi: tensor<3x4xf32>, %wh: tensor<4x4xf32>, %h: tensor<6x4xf32>, %x: tensor<6x3xf32>)
    -> (tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %v0 = stablehlo.dot_general %x, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v1 = stablehlo.dot_general %h, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v2 = stablehlo.add %v0, %v1 : tensor<6x4xf32>
  %v3 = stablehlo.tanh %v2 : tensor<6x4xf32>
  %v4 = stablehlo.dot_general %x, %wi, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %v5 = stablehlo.dot_general %v3, %wh, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v6 = stablehlo.add %v4, %v5 : tensor<6x4xf32>
  %v7 = stablehlo.tanh %v6 : tensor<6x4xf32>
  %v8 = stablehlo.multiply %v7, %v7 : tensor<6x4xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v8 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %v9 = stablehlo.dot_general %x, %v7, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v10 = stablehlo.dot_general %v3, %v7, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v11 = stablehlo.dot_general %v7, %wh, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v12 = stablehlo.dot_general %x, %v11, contracting_dims = [0] x [0] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
  %v13 = stablehlo.dot_general %h, %v11, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v14 = stablehlo.add %v9, %v12 : tensor<3x4xf32>
  %v15 = stablehlo.add %v10, %v13 : tensor<4x4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<3x4xf32>
  %v16 = stablehlo.multiply %v14, %c1 : tensor<3x4xf32>
  %v17 = stablehlo.subtract %wi, %v16 : tensor<3x4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v18 = stablehlo.multiply %v15, %c2 : tensor<4x4xf32>
  %v19 = stablehlo.subtract %wh, %v18 : tensor<4x4xf32>
  return %v17, %v19, %v7, %loss : tensor<3x4xf32>, tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}
