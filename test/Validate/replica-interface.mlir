// What is proved holds between the same arguments and results: entries, roles, types, leaves, mesh.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// Roles, names, kinds and what replaces a state.
// RUN: sed 's/%arg0: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}/%arg0: tensor<4x3xf32> {zero.role = #zero.role<param "v" next = 0>}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NAME
// NAME: error: argument 0 of 'main' has role #zero.role<param "v" next = 0>, expected that of the import program, #zero.role<param "w" next = 0>
// RUN: sed 's/{zero.role = #zero.role<param "w" next = 0>}/{zero.role = #zero.role<frozen "w" next = 0>}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ROLE
// ROLE: error: argument 0 of 'main' has role #zero.role<frozen "w" next = 0>, expected that
// RUN: sed 's/{zero.role = #zero.role<param "w" next = 0>}/{zero.role = #zero.role<param "w" next = 1>}/; s/{zero.role = #zero.role<opt_state "m" next = 1/{zero.role = #zero.role<opt_state "m" next = 0/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NEXT
// NEXT: error: argument 0 of 'main' has role #zero.role<param "w" next = 1>, expected that
// RUN: sed 's/{zero.role = #zero.role<metric "loss">}/{zero.role = #zero.role<metric "lost">}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=METRIC
// METRIC: error: result 2 of 'main' has role #zero.role<metric "lost">, expected that
// RUN: sed 's/{zero.role = #zero.role<output "y" dim = 0>}/{zero.role = #zero.role<output "y">}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=DIM
// DIM: error: result 3 of 'main' is of type 'tensor<2x3xf32>', expected the same on all ranks of 'tensor<8x3xf32>' on 4 ranks
// RUN: sed 's/{zero.role = #zero.role<batch "x" dim = 0>}/{zero.role = #zero.role<const "x">}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=BATCH
// BATCH: error: argument 2 of 'main' has role #zero.role<const "x">, expected that

// Entries.
// RUN: sed 's/func.func @eval/func.func @test/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ENTRY
// ENTRY: error: entry function 'test' is not in the phase above
// RUN: sed 's/func.func @eval/func.func private @eval/' %t.mlir | %{refused} | FileCheck %s --check-prefix=MISSING
// MISSING: error: has no entry 'eval', expected all of the import program's

// Leaves, in one entry or all; what was recorded; the mesh.
// RUN: sed 's/zero.leaf tensor<4x3xf32> as #zero.role<param "w"/zero.leaf tensor<4x3xf32> as #zero.role<frozen "w"/' %t.mlir | %{refused} | FileCheck %s --check-prefix=LEAF
// LEAF: error: 'zero.leaf' op differs from the phase above
// RUN: sed 's/slots = {main = .1, 1.}/slots = {main = [0, 0]}/; s/slots = {eval = .0, -1., main = .0, 0.}/slots = {eval = [0, -1], main = [1, 1]}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=SLOT
// SLOT: error: 'zero.leaf' op differs from the phase above
// RUN: sed '/zero.leaf tensor<f32>/d' %t.mlir | %{refused} | FileCheck %s --check-prefix=LEAVES
// LEAVES: error: 'zero.leaf' op differs from the phase above
// RUN: sed 's/input = "sha256:../input = "sha256:xx/' %t.mlir | %{refused} | FileCheck %s --check-prefix=INPUT
// INPUT: error: 'input' of zero.config is "sha256:xx
// RUN: sed 's/ranks = 4/ranks = 2/' %t.mlir | %{refused} | FileCheck %s --check-prefix=RANKS
// RANKS: error: is for 2 ranks by zero.config, expected the 4 of its mesh
// RUN: sed 's/mesh = {dp = 4 : i64}/mesh = {dp = 2 : i64}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=CONFIG
// CONFIG: error: 'zero.mesh' op is not the mesh of zero.config, expected {dp = 2 : i64}
// RUN: sed 's/zero.mesh @mesh .*/zero.mesh @mesh ["dp" = 2]/; s/ranks = 4/ranks = 2/; s/mesh = {dp = 4/mesh = {dp = 2/' %t.mlir | %{refused} | FileCheck %s --check-prefix=SIZE
// SIZE: error: argument 2 of 'main' is of type 'tensor<2x4xf32>', expected rows of dimension 0 of 'tensor<8x4xf32>' on 2 ranks
// RUN: sed 's/zero.mesh @mesh .*/zero.mesh @mesh ["dp" = 4, "tp" = 1] batch ["dp"]/; s/mesh = {dp = 4 : i64}/mesh = {dp = 4 : i64, tp = 1 : i64}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=PART
// PART: error: 'zero.mesh' op shards the batch over ["dp"], expected all axes of the mesh but those of the import program's own model parallelism
// RUN: sed 's/zero.mesh @mesh .*/zero.mesh @mesh ["dp" = 4, "tp" = 1]/; s/mesh = {dp = 4 : i64}/mesh = {dp = 4 : i64, tp = 1 : i64}/' %t.mlir | %{refused} | FileCheck %s --check-prefix=AXES
// AXES: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial sum (it is not over all axes of the module's mesh)

func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %m: tensor<4x3xf32> {zero.role = #zero.role<opt_state "m" next = 1 of = "w">}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<8x3xf32> {zero.role = #zero.role<output "y">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %l = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m1 = stablehlo.add %m, %g : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %m1 : tensor<4x3xf32>
  return %w1, %m1, %l, %h : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<8x3xf32>
}
func.func @eval(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w">}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %l = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}
