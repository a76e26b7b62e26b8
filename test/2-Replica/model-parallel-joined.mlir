// Between two regions over tp is computed, element by element, what devices joined of values of each one's own: of a rank's rows it is the same.
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t.local.mlir
// RUN: zero-opt %t.local.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// Edits of one rank's program, each of one operand or attribute.
// DEFINE: %{edit} =
// DEFINE: %{edited} = sed %{edit} %t.local.mlir > %t.edited.mlir && not diff -q %t.local.mlir %t.edited.mlir && \
// DEFINE:   not zero-opt %t.edited.mlir --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1 | FileCheck %s
// REDEFINE: %{edit} = 's/stablehlo.tanh/stablehlo.logistic/'
// RUN: %{edited}
// REDEFINE: %{edit} = 's/compare GT/compare GE/'
// RUN: %{edited}
// REDEFINE: %{edit} = 's/dense<5.0/dense<2.5/'
// RUN: %{edited}
// REDEFINE: %{edit} = 's/select \(%[0-9]*\), \(%[0-9]*\), \(%[0-9]*\)/select \1, \3, \2/'
// RUN: %{edited}
// REDEFINE: %{edit} = 's/clamp %cst,/clamp %cst_0,/'
// RUN: %{edited}
// REDEFINE: %{edit} = 's/subtract \(%[0-9]*\), \(%[0-9]*\) : tensor<12x4/subtract \2, \1 : tensor<12x4/'
// RUN: %{edited}
// REDEFINE: %{edit} = 's/from .1, 0./from [0, 0]/'
// RUN: %{edited}
// CHECK: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x8xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %h = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {"tp"}]>]
      manual_axes={"tp"} (%a: tensor<4x4xf32>, %rows: tensor<12x4xf32>) {
    %p = stablehlo.dot_general %rows, %a, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
    %q = "stablehlo.collective_permute"(%p) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<12x4xf32>) -> tensor<12x4xf32>
    sdy.return %q : tensor<12x4xf32>
  } : (tensor<4x8xf32>, tensor<12x4xf32>) -> tensor<12x8xf32>
  %t = stablehlo.tanh %h : tensor<12x8xf32>
  %half = stablehlo.constant dense<0.5> : tensor<12x8xf32>
  %is = stablehlo.compare GT, %h, %half, FLOAT : (tensor<12x8xf32>, tensor<12x8xf32>) -> tensor<12x8xi1>
  %s = stablehlo.select %is, %t, %h : tensor<12x8xi1>, tensor<12x8xf32>
  %u = stablehlo.clamp %none, %s, %none : (tensor<f32>, tensor<12x8xf32>, tensor<f32>) -> tensor<12x8xf32>
  %v = stablehlo.subtract %s, %u : tensor<12x8xf32>
  %0:2 = sdy.manual_computation(%v, %x) in_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, []>]
      manual_axes={"tp"} (%d: tensor<12x4xf32>, %rows: tensor<12x4xf32>) {
    %g = stablehlo.dot_general %rows, %d, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %part = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %loss = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    sdy.return %g, %loss : tensor<4x4xf32>, tensor<f32>
  } : (tensor<12x8xf32>, tensor<12x4xf32>) -> (tensor<4x8xf32>, tensor<f32>)
  %new = stablehlo.subtract %w, %0#0 : tensor<4x8xf32>
  return %new, %0#1 : tensor<4x8xf32>, tensor<f32>
}
