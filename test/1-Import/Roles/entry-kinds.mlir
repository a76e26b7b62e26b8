// What entries are for: by their names, or by zero.entry. Of entries of which none is the step, the first one is.

// RUN: zero-opt %s --split-input-file --verify-diagnostics --zero-infer-roles | FileCheck %s

// CHECK: func.func @train_step(
// CHECK-SAME: attributes {zero.entry = #zero.entry<step>}
// CHECK: func.func @predict(
// CHECK-NOT: zero.entry
func.func @train_step(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4xf32> {zero.role = #zero.role<const "x">}) -> tensor<4xf32> {
  %0 = stablehlo.add %w, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @predict(%w: tensor<4xf32> {zero.role = #zero.role<param "w">}) -> (tensor<4xf32> {zero.role = #zero.role<output "y">}) {
  %0 = stablehlo.negate %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Any order, and what makes the states under another name: its argument is no state, its result is one.
// CHECK: zero.leaf tensor<4xf32> as #zero.role<param "w" next = 0> {slots = {begin = [-1, 0], main = [0, 0]}}
// CHECK: func.func @begin(%{{.*}}: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<4xf32> {zero.role = #zero.role<param "w">})
// CHECK: func.func @main(
// CHECK-NOT: zero.entry
func.func @begin(%key: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> tensor<4xf32> attributes {zero.entry = #zero.entry<init>} {
  %0 = stablehlo.slice %key [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %1 = stablehlo.convert %0 : (tensor<1xui32>) -> tensor<1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4xf32> {zero.role = #zero.role<const "x">}) -> tensor<4xf32> {
  %0 = stablehlo.add %w, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32> {zero.role = #zero.role<const "x">}) {
  return
}
// expected-error @+1 {{'train_step' is of kind 'step', as is 'main', expected one of that kind; say what each is for by zero.entry = #zero.entry<step>, <init> or <eval>}}
func.func @train_step(%x: tensor<4xf32> {zero.role = #zero.role<const "x">}) attributes {zero.entry = #zero.entry<step>} {
  return
}
