// Two networks in one call that makes two steps, each with a part of the loss of its own: no new value reads all data.
// RUN: split-file %s %t
// RUN: zero-opt %t/moments.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/moments.mlir
// RUN: zero-opt %t/elsewhere.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/elsewhere.mlir

//--- moments.mlir
// A counter stands among the moments, and these move the parameters beside them.
// CHECK: main.arg0 param "a" next=0
// CHECK-NEXT: main.arg1 param "b" next=1
// CHECK-NEXT: main.arg2 step "count" next=2
// CHECK-NEXT: main.arg3 opt_state "mu/a" next=3 of="a"
// CHECK-NEXT: main.arg4 opt_state "mu/b" next=4 of="b"
// CHECK-NEXT: main.arg5 batch "arg5" dim=0
func.func public @main(%a: tensor<3xf32>, %b: tensor<3xf32>, %count: tensor<i32>, %ma: tensor<3xf32>, %mb: tensor<3xf32>, %x: tensor<8x3xf32>, %y: tensor<8x3xf32>)
    -> (tensor<3xf32> {jax.result_info = "result[0]['a']"}, tensor<3xf32> {jax.result_info = "result[0]['b']"},
        tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<3xf32> {jax.result_info = "result[1]['mu']['a']"},
        tensor<3xf32> {jax.result_info = "result[1]['mu']['b']"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %two = stablehlo.constant dense<2> : tensor<i32>
  %next = stablehlo.add %count, %two : tensor<i32>
  %ma1 = call @moment(%ma, %a, %x) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %a1 = stablehlo.subtract %a, %ma1 : tensor<3xf32>
  %ma2 = call @moment(%ma1, %a1, %x) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %a2 = stablehlo.subtract %a1, %ma2 : tensor<3xf32>
  %mb1 = call @moment(%mb, %b, %y) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %b1 = stablehlo.subtract %b, %mb1 : tensor<3xf32>
  %mb2 = call @moment(%mb1, %b1, %y) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %b2 = stablehlo.subtract %b1, %mb2 : tensor<3xf32>
  %la = call @loss(%a1, %x) : (tensor<3xf32>, tensor<8x3xf32>) -> tensor<f32>
  %lb = call @loss(%b1, %y) : (tensor<3xf32>, tensor<8x3xf32>) -> tensor<f32>
  %loss = stablehlo.add %la, %lb : tensor<f32>
  return %a2, %b2, %next, %ma2, %mb2, %loss : tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>
}
func.func private @moment(%m: tensor<3xf32>, %w: tensor<3xf32>, %x: tensor<8x3xf32>) -> tensor<3xf32> {
  %decay = stablehlo.constant dense<0.9> : tensor<3xf32>
  %kept = stablehlo.multiply %m, %decay : tensor<3xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %t = stablehlo.tanh %z : tensor<8xf32>
  %g = stablehlo.dot_general %x, %t, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8xf32>) -> tensor<3xf32>
  %new = stablehlo.add %kept, %g : tensor<3xf32>
  return %new : tensor<3xf32>
}
func.func private @loss(%w: tensor<3xf32>, %x: tensor<8x3xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %loss : tensor<f32>
}

//--- elsewhere.mlir
// The counter stands elsewhere: a moment keeps the most of itself, reads a parameter by sums, and is added to it.
// CHECK: main.arg0 param "0/a" next=0
// CHECK-NEXT: main.arg1 param "0/b" next=1
// CHECK-NEXT: main.arg2 opt_state "1/a" next=2 of="0/a"
// CHECK-NEXT: main.arg3 opt_state "1/b" next=3 of="0/b"
// CHECK-NEXT: main.arg4 step "2" next=4
// CHECK-NEXT: main.arg5 batch "arg5" dim=0
func.func public @main(%a: tensor<3xf32>, %b: tensor<3xf32>, %ma: tensor<3xf32>, %mb: tensor<3xf32>, %count: tensor<i32>, %x: tensor<8x3xf32>, %y: tensor<8x3xf32>)
    -> (tensor<3xf32> {jax.result_info = "result[0]['a']"}, tensor<3xf32> {jax.result_info = "result[0]['b']"},
        tensor<3xf32> {jax.result_info = "result[1]['a']"}, tensor<3xf32> {jax.result_info = "result[1]['b']"},
        tensor<i32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
  %two = stablehlo.constant dense<2> : tensor<i32>
  %next = stablehlo.add %count, %two : tensor<i32>
  %ma1 = call @moment(%ma, %a, %x) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %a1 = stablehlo.subtract %a, %ma1 : tensor<3xf32>
  %ma2 = call @moment(%ma1, %a1, %x) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %a2 = stablehlo.subtract %a1, %ma2 : tensor<3xf32>
  %mb1 = call @moment(%mb, %b, %y) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %b1 = stablehlo.subtract %b, %mb1 : tensor<3xf32>
  %mb2 = call @moment(%mb1, %b1, %y) : (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %b2 = stablehlo.subtract %b1, %mb2 : tensor<3xf32>
  %la = call @loss(%a1, %x) : (tensor<3xf32>, tensor<8x3xf32>) -> tensor<f32>
  %lb = call @loss(%b1, %y) : (tensor<3xf32>, tensor<8x3xf32>) -> tensor<f32>
  %loss = stablehlo.add %la, %lb : tensor<f32>
  return %a2, %b2, %ma2, %mb2, %next, %loss : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>
}
func.func private @moment(%m: tensor<3xf32>, %w: tensor<3xf32>, %x: tensor<8x3xf32>) -> tensor<3xf32> {
  %decay = stablehlo.constant dense<0.9> : tensor<3xf32>
  %kept = stablehlo.multiply %m, %decay : tensor<3xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %t = stablehlo.tanh %z : tensor<8xf32>
  %g = stablehlo.dot_general %x, %t, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8xf32>) -> tensor<3xf32>
  %new = stablehlo.add %kept, %g : tensor<3xf32>
  return %new : tensor<3xf32>
}
func.func private @loss(%w: tensor<3xf32>, %x: tensor<8x3xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %loss : tensor<f32>
}
