// One row of a table is learnt: the table's new value is a copy that stays, into which that row is written.
// RUN: split-file %s %t
// RUN: zero-opt %t/row.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/row.mlir
// Nothing is donated: the copy could be a memory that rows are written to.
// RUN: sed 's/ {tf.aliasing_output = [0-9] : i32}//g' %t/row.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/row.mlir --check-prefix=ASKED
// It is donated, and the table isn't: it is a memory.
// RUN: sed -e 's/%w: tensor<4x3xf32> {tf.aliasing_output = 1 : i32}/%w: tensor<4x3xf32>/' -e 's/%copy: tensor<4x3xf32>/%copy: tensor<4x3xf32> {tf.aliasing_output = 1 : i32}/' %t/row.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/row.mlir --check-prefix=MEMORY
// RUN: zero-opt %t/memory.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/memory.mlir

//--- row.mlir
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 param {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
// CHECK: main.arg3 const
// CHECK: main.arg4 batch "arg4" dim=0
// ASKED: it is not clear which result replaces which argument
// ASKED: main.arg1 ? {{.*}}could be a state with next=1
// ASKED: main.arg3 ? {{.*}}could be a state with next=1
// MEMORY: main.arg1 frozen
// MEMORY: main.arg3 model_state {{.*}}next=1
func.func public @main(%b: tensor<3xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %m: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %copy: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.875> : tensor<4x3xf32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %xw = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h = stablehlo.add %xw, %bs : tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %gb = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %kept = stablehlo.multiply %m, %decay : tensor<4x3xf32>
  %m1 = stablehlo.add %kept, %g : tensor<4x3xf32>
  %b1 = stablehlo.subtract %b, %gb : tensor<3xf32>
  %all = stablehlo.subtract %w, %m1 : tensor<4x3xf32>
  %row = stablehlo.slice %all [2:3, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
  %w1 = stablehlo.dynamic_update_slice %copy, %row, %two, %none : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return %b1, %w1, %m1, %loss : tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- memory.mlir
// Features by a frozen layer of the memory's type are written to it: the layer stands beside no state.
// CHECK: main.arg0 frozen
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 param {{.*}}next=0
// CHECK: main.arg3 model_state {{.*}}next=1
func.func public @main(%frozen: tensor<4x4xf32>, %x: tensor<8x4xf32>, %w: tensor<4x3xf32>, %memory: tensor<4x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %f = stablehlo.dot_general %x, %frozen, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h = stablehlo.dot_general %f, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %f, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %sum = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %row = stablehlo.reshape %sum : (tensor<4xf32>) -> tensor<1x4xf32>
  %memory1 = stablehlo.dynamic_update_slice %memory, %row, %two, %none : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  return %w1, %memory1, %loss : tensor<4x3xf32>, tensor<4x4xf32>, tensor<f32>
}
