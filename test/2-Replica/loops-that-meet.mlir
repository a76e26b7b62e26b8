// Ranks cannot meet in a loop whose number of rounds depends on data, nor on one side of a branch: what one of these would
// have reduced or gathered inside is gathered before it, carried or read from around it, and every rank runs it whole.
// RUN: split-file %s %t
// RUN: zero-opt %t/loop.mlir --zero-to-replica="ranks=2 batch=arg1" | FileCheck %t/loop.mlir
// RUN: zero-compile %t/loop.mlir --batch=arg1 --ranks=2 --stage=3 --compile-to=planned --quiet --report=none -o %t/loop.planned
// RUN: zero-opt %t/branch.mlir --zero-to-replica="ranks=2 batch=arg2" | FileCheck %t/branch.mlir
// RUN: zero-compile %t/branch.mlir --batch=arg2 --ranks=2 --stage=3 --compile-to=planned --quiet --report=none -o %t/branch.planned
// RUN: sed "s/%%size = .*/%%size = stablehlo.multiply %%error, %%limit : tensor<f32>/" %t/loop.mlir > %t/local.mlir
// RUN: zero-opt %t/local.mlir --zero-to-replica="ranks=2 batch=arg1" | FileCheck %t/local.mlir --check-prefix=LOCAL

//--- loop.mlir
// CHECK-DAG: %[[H:.*]] = stablehlo.dot_general {{.*}} -> tensor<4x3xf32>
// CHECK-DAG: %[[A:.*]] = zero.batch_gather %[[H]] {{.*}} -> tensor<8x3xf32>
// CHECK-DAG: %[[T:.*]] = stablehlo.tanh %[[H]] : tensor<4x3xf32>
// CHECK-DAG: %[[R:.*]] = zero.batch_gather %[[T]] {{.*}} -> tensor<8x3xf32>
// CHECK: %[[Z:.*]]:2 = stablehlo.while(%{{.*}} = %[[A]], %{{.*}} = %{{.*}}) : tensor<8x3xf32>, tensor<f32>
// CHECK: stablehlo.subtract %{{.*}}, %[[R]] : tensor<8x3xf32>
// CHECK-NOT: zero.
// CHECK: stablehlo.return %{{.*}} : tensor<8x3xf32>, tensor<f32>
// CHECK-NEXT: }
// A rank goes on with its rows.
// CHECK: stablehlo.dynamic_slice %[[Z]]#0, {{.*}} -> tensor<4x3xf32>
// Where nothing is summed over rows inside, ranks keep theirs.
// LOCAL: stablehlo.while(%{{.*}}, %{{.*}}) : tensor<4x3xf32>, tensor<f32>
// LOCAL-NOT: zero.batch_gather
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %limit = stablehlo.constant dense<0.5> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.tanh %0 : tensor<8x3xf32>
  %half = stablehlo.constant dense<0.5> : tensor<8x3xf32>
  %z:2 = stablehlo.while(%a = %0, %error = %one) : tensor<8x3xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare GT, %error, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %d = stablehlo.subtract %a, %1 : tensor<8x3xf32>
    %h = stablehlo.multiply %d, %half : tensor<8x3xf32>
    %q = stablehlo.multiply %h, %h : tensor<8x3xf32>
    %size = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %h, %size : tensor<8x3xf32>, tensor<f32>
  }
  %loss = stablehlo.reduce(%z#0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %z#0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- branch.mlir
// CHECK: %[[H:.*]] = stablehlo.dot_general {{.*}} -> tensor<4x3xf32>
// CHECK: %[[A:.*]] = zero.batch_gather %[[H]] {{.*}} -> tensor<8x3xf32>
// CHECK: "stablehlo.if"
// CHECK: stablehlo.while({{.*}}) : tensor<8x3xf32>, tensor<f32>
// CHECK-NOT: zero.
// CHECK: }) : (tensor<i1>) -> tensor<8x3xf32>
func.func public @main(%w: tensor<4x3xf32>, %on: tensor<i1>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %limit = stablehlo.constant dense<0.5> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %half = stablehlo.constant dense<0.5> : tensor<8x3xf32>
  %z = "stablehlo.if"(%on) ({
    %y:2 = stablehlo.while(%a = %0, %error = %one) : tensor<8x3xf32>, tensor<f32>
    cond {
      %p = stablehlo.compare GT, %error, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %h = stablehlo.multiply %a, %half : tensor<8x3xf32>
      %q = stablehlo.multiply %h, %h : tensor<8x3xf32>
      %size = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %h, %size : tensor<8x3xf32>, tensor<f32>
    }
    stablehlo.return %y#0 : tensor<8x3xf32>
  }, {
    %sum = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %root = stablehlo.tanh %sum : tensor<3xf32>
    %spread = stablehlo.broadcast_in_dim %root, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
    %centred = stablehlo.subtract %0, %spread : tensor<8x3xf32>
    stablehlo.return %centred : tensor<8x3xf32>
  }) : (tensor<i1>) -> tensor<8x3xf32>
  %loss = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}
