// Vectors of rows that come out where nothing is donated: what is reported of each, and what is kept of it.
// RUN: split-file %s %t
// RUN: zero-opt %t/each.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/each.mlir
// RUN: zero-opt %t/two.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/two.mlir
// RUN: zero-opt %t/difficulty.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/difficulty.mlir
// RUN: not zero-opt %t/crossed.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/crossed.mlir
// RUN: not zero-opt %t/kept.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/kept.mlir
// RUN: not zero-opt %t/weighed.mlir --zero-to-import -o /dev/null 2>&1 | FileCheck %t/weighed.mlir

//--- each.mlir
// Nothing of the targets is kept in the errors behind the loss; both stand apart from all states.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
// CHECK: main.result3 output {{.*}}dim=0
func.func public @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.add %v0, %v2 : tensor<6xf32>
  %v4 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v5 = stablehlo.multiply %v4, %v4 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v5 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v6 = stablehlo.dot_general %x, %v4, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v7 = stablehlo.multiply %v6, %c1 : tensor<4xf32>
  %v8 = stablehlo.subtract %a, %v7 : tensor<4xf32>
  %v9 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v10 = stablehlo.tanh %v9 : tensor<6xf32>
  %c2 = stablehlo.constant dense<1.0> : tensor<6xf32>
  %v11 = stablehlo.multiply %v10, %v10 : tensor<6xf32>
  %v12 = stablehlo.subtract %c2, %v11 : tensor<6xf32>
  %v13 = stablehlo.multiply %v4, %v12 : tensor<6xf32>
  %v14 = stablehlo.dot_general %x, %v13, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v15 = stablehlo.multiply %v14, %c1 : tensor<4xf32>
  %v16 = stablehlo.subtract %b, %v15 : tensor<4xf32>
  %v17 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v18 = stablehlo.abs %v17 : tensor<6xf32>
  return %v8, %v16, %loss, %v18 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>
}

//--- two.mlir
// The same of rewards and of what is expected to follow.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.arg3 batch {{.*}}dim=0
// CHECK-NEXT: main.arg4 batch {{.*}}dim=0
// CHECK: main.result3 output {{.*}}dim=0
func.func public @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>, %r: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.add %v0, %v2 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.9> : tensor<6xf32>
  %v4 = stablehlo.multiply %r, %c0 : tensor<6xf32>
  %v5 = stablehlo.add %y, %v4 : tensor<6xf32>
  %v6 = stablehlo.subtract %v3, %v5 : tensor<6xf32>
  %v7 = stablehlo.multiply %v6, %v6 : tensor<6xf32>
  %c1 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v7 init: %c1) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v8 = stablehlo.dot_general %x, %v6, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c2 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v9 = stablehlo.multiply %v8, %c2 : tensor<4xf32>
  %v10 = stablehlo.subtract %a, %v9 : tensor<4xf32>
  %v11 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v12 = stablehlo.tanh %v11 : tensor<6xf32>
  %c3 = stablehlo.constant dense<1.0> : tensor<6xf32>
  %v13 = stablehlo.multiply %v12, %v12 : tensor<6xf32>
  %v14 = stablehlo.subtract %c3, %v13 : tensor<6xf32>
  %v15 = stablehlo.multiply %v6, %v14 : tensor<6xf32>
  %v16 = stablehlo.dot_general %x, %v15, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v17 = stablehlo.multiply %v16, %c2 : tensor<4xf32>
  %v18 = stablehlo.subtract %b, %v17 : tensor<4xf32>
  %v19 = stablehlo.subtract %v3, %v5 : tensor<6xf32>
  %v20 = stablehlo.abs %v19 : tensor<6xf32>
  return %v10, %v18, %loss, %v20 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>
}

//--- difficulty.mlir
// Of a mean over steps the most is kept, and it stands among states; of the targets nothing is.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 batch_state {{.*}}next=1 dim=0
// CHECK-NEXT: main.arg2 param {{.*}}next=2
// CHECK-NEXT: main.arg3 batch
// CHECK-NEXT: main.arg4 batch
func.func public @main(%a: tensor<4xf32>, %v: tensor<6xf32>, %b: tensor<4xf32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<6xf32>, tensor<4xf32>, tensor<f32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.add %v0, %v2 : tensor<6xf32>
  %v4 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v5 = stablehlo.multiply %v4, %v4 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v5 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v6 = stablehlo.multiply %v, %v5 : tensor<6xf32>
  %loss_7 = stablehlo.reduce(%v6 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v8 = stablehlo.multiply %v, %v4 : tensor<6xf32>
  %v9 = stablehlo.dot_general %x, %v8, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v10 = stablehlo.multiply %v9, %c1 : tensor<4xf32>
  %v11 = stablehlo.subtract %a, %v10 : tensor<4xf32>
  %v12 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v13 = stablehlo.tanh %v12 : tensor<6xf32>
  %c2 = stablehlo.constant dense<1.0> : tensor<6xf32>
  %v14 = stablehlo.multiply %v13, %v13 : tensor<6xf32>
  %v15 = stablehlo.subtract %c2, %v14 : tensor<6xf32>
  %v16 = stablehlo.multiply %v8, %v15 : tensor<6xf32>
  %v17 = stablehlo.dot_general %x, %v16, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v18 = stablehlo.multiply %v17, %c1 : tensor<4xf32>
  %v19 = stablehlo.subtract %b, %v18 : tensor<4xf32>
  %c3 = stablehlo.constant dense<0.9> : tensor<6xf32>
  %v20 = stablehlo.multiply %v, %c3 : tensor<6xf32>
  %c4 = stablehlo.constant dense<0.1> : tensor<6xf32>
  %v21 = stablehlo.multiply %v5, %c4 : tensor<6xf32>
  %v22 = stablehlo.add %v20, %v21 : tensor<6xf32>
  return %v11, %v22, %v19, %loss_7 : tensor<4xf32>, tensor<6xf32>, tensor<4xf32>, tensor<f32>
}

//--- crossed.mlir
// Where states come out in another order, their places say nothing.
// CHECK: error: {{.*}}it is not clear which result replaces which argument
// CHECK: main.arg3 ? # tensor<6xf32>; could be a state with next=3
func.func public @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.add %v0, %v2 : tensor<6xf32>
  %v4 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v5 = stablehlo.multiply %v4, %v4 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v5 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v6 = stablehlo.dot_general %x, %v4, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v7 = stablehlo.multiply %v6, %c1 : tensor<4xf32>
  %v8 = stablehlo.subtract %a, %v7 : tensor<4xf32>
  %v9 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v10 = stablehlo.tanh %v9 : tensor<6xf32>
  %c2 = stablehlo.constant dense<1.0> : tensor<6xf32>
  %v11 = stablehlo.multiply %v10, %v10 : tensor<6xf32>
  %v12 = stablehlo.subtract %c2, %v11 : tensor<6xf32>
  %v13 = stablehlo.multiply %v4, %v12 : tensor<6xf32>
  %v14 = stablehlo.dot_general %x, %v13, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v15 = stablehlo.multiply %v14, %c1 : tensor<4xf32>
  %v16 = stablehlo.subtract %b, %v15 : tensor<4xf32>
  %v17 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v18 = stablehlo.abs %v17 : tensor<6xf32>
  return %v16, %v8, %loss, %v18 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>
}

//--- kept.mlir
// What keeps the most of an argument may be its next value, wherever it stands.
// CHECK: error: {{.*}}it is not clear which result replaces which argument
// CHECK: main.arg4 ? # tensor<6xf32>; could be a state with next=3
func.func public @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>, %v: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.add %v0, %v2 : tensor<6xf32>
  %v4 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v5 = stablehlo.multiply %v4, %v4 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v5 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v6 = stablehlo.multiply %v, %v5 : tensor<6xf32>
  %loss_7 = stablehlo.reduce(%v6 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v8 = stablehlo.multiply %v, %v4 : tensor<6xf32>
  %v9 = stablehlo.dot_general %x, %v8, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v10 = stablehlo.multiply %v9, %c1 : tensor<4xf32>
  %v11 = stablehlo.subtract %a, %v10 : tensor<4xf32>
  %v12 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v13 = stablehlo.tanh %v12 : tensor<6xf32>
  %c2 = stablehlo.constant dense<1.0> : tensor<6xf32>
  %v14 = stablehlo.multiply %v13, %v13 : tensor<6xf32>
  %v15 = stablehlo.subtract %c2, %v14 : tensor<6xf32>
  %v16 = stablehlo.multiply %v8, %v15 : tensor<6xf32>
  %v17 = stablehlo.dot_general %x, %v16, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v18 = stablehlo.multiply %v17, %c1 : tensor<4xf32>
  %v19 = stablehlo.subtract %b, %v18 : tensor<4xf32>
  %c3 = stablehlo.constant dense<0.9> : tensor<6xf32>
  %v20 = stablehlo.multiply %v, %c3 : tensor<6xf32>
  %c4 = stablehlo.constant dense<0.1> : tensor<6xf32>
  %v21 = stablehlo.multiply %v5, %c4 : tensor<6xf32>
  %v22 = stablehlo.add %v20, %v21 : tensor<6xf32>
  return %v11, %v19, %loss_7, %v22 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>
}

//--- weighed.mlir
// Errors that do not read the weights of rows may be their next ones.
// CHECK: error: {{.*}}it is not clear which result replaces which argument
// CHECK: main.arg3 ? # tensor<6xf32>; could be a state with next=3
func.func public @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<6x4xf32>, %y: tensor<6xf32>, %v: tensor<6xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>) {
  %v0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v1 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v2 = stablehlo.tanh %v1 : tensor<6xf32>
  %v3 = stablehlo.add %v0, %v2 : tensor<6xf32>
  %v4 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v5 = stablehlo.multiply %v4, %v4 : tensor<6xf32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%v5 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v6 = stablehlo.multiply %v, %v5 : tensor<6xf32>
  %loss_7 = stablehlo.reduce(%v6 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %v8 = stablehlo.multiply %v, %v4 : tensor<6xf32>
  %v9 = stablehlo.dot_general %x, %v8, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<4xf32>
  %v10 = stablehlo.multiply %v9, %c1 : tensor<4xf32>
  %v11 = stablehlo.subtract %a, %v10 : tensor<4xf32>
  %v12 = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v13 = stablehlo.tanh %v12 : tensor<6xf32>
  %c2 = stablehlo.constant dense<1.0> : tensor<6xf32>
  %v14 = stablehlo.multiply %v13, %v13 : tensor<6xf32>
  %v15 = stablehlo.subtract %c2, %v14 : tensor<6xf32>
  %v16 = stablehlo.multiply %v8, %v15 : tensor<6xf32>
  %v17 = stablehlo.dot_general %x, %v16, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32>
  %v18 = stablehlo.multiply %v17, %c1 : tensor<4xf32>
  %v19 = stablehlo.subtract %b, %v18 : tensor<4xf32>
  %v20 = stablehlo.subtract %v3, %y : tensor<6xf32>
  %v21 = stablehlo.abs %v20 : tensor<6xf32>
  return %v11, %v19, %loss_7, %v21 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<6xf32>
}
