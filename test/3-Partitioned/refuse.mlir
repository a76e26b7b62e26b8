// What zero-partition does not do, it says, with the op and the way out.
// RUN: rm -rf %t && split-file %s %t

// RUN: not zero-opt %t/large.mlir --zero-partition="stage=1 block=4 max-replicated-bytes=64" 2>&1 | FileCheck %t/large.mlir
// RUN: zero-opt %t/large.mlir --zero-partition="stage=1 block=4" -o /dev/null
// RUN: zero-opt %t/large.mlir --zero-partition="stage=0 block=4 max-replicated-bytes=64" -o /dev/null
// A parameter's leave is its states' too.
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 max-replicated-bytes=16 allow-replicated=b" --zero-verify-partition -o /dev/null
// RUN: zero-opt %inputs/mlp_momentum.mlir --zero-to-partitioned="ranks=2 stage=3 allow-replicated=b" | FileCheck %s --check-prefix=PIPELINE
// PIPELINE: replicated_states = ["momentum/b", "b"]
// RUN: not zero-opt %t/next.mlir --zero-partition 2>&1 | FileCheck %t/next.mlir
// RUN: not zero-opt %t/unpaired.mlir --zero-partition 2>&1 | FileCheck %t/unpaired.mlir
// RUN: not zero-opt %t/twice.mlir --zero-partition 2>&1 | FileCheck %t/twice.mlir
// RUN: not zero-opt %t/unit.mlir --zero-partition 2>&1 | FileCheck %t/unit.mlir
// RUN: not zero-opt %t/takes.mlir --zero-partition 2>&1 | FileCheck %t/takes.mlir
// A constant, or a key, may have a state's name.
// RUN: sed -E 's/param "w">\}\)/const "w">})/' %t/takes.mlir > %t/named.mlir
// RUN: zero-opt %t/named.mlir --zero-partition | FileCheck %s --check-prefix=NAMED
// NAMED: func.func @init(%{{.*}}: tensor<4xf32> {zero.role = #zero.role<const "w">})
// RUN: not zero-opt %t/external.mlir --zero-partition 2>&1 | FileCheck %t/external.mlir
// RUN: not zero-opt %t/mesh.mlir --zero-partition 2>&1 | FileCheck %t/mesh.mlir
// RUN: not zero-opt %t/phase.mlir --zero-partition 2>&1 | FileCheck %t/phase.mlir
// RUN: not zero-opt %t/large.mlir --zero-partition=stage=4 2>&1 | FileCheck %s --check-prefix=STAGE
// STAGE: 'zero-partition' expects stage to be 0, 1, 2 or 3, found 4
// RUN: not zero-opt %t/large.mlir --zero-partition=disable-rules=none 2>&1 | FileCheck %s --check-prefix=RULE
// RULE: there is no rule 'none'; rules are
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition --zero-partition 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: this module is partitioned already; start again from the replica phase

//--- large.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: error: state "statistics" of 128 bytes would be replicated
// CHECK-SAME: allow-replicated=statistics
func.func @main(%s: tensor<32xf32> {zero.role = #zero.role<model_state "statistics" next = 0>}, %x: tensor<32xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<32xf32> {
  %g = zero.all_reduce add %x over @mesh["dp"] : tensor<32xf32>
  %n = stablehlo.add %s, %g : tensor<32xf32>
  return %n : tensor<32xf32>
}
}

//--- phase.mlir
// CHECK: 'zero-partition' expects a module in phase 'replica', but this one is in phase 'import'; run --zero-to-replica first
module attributes {zero.phase = "import", zero.format = 3 : i64} {
}

//--- next.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: error: argument 0 of @main (state "w") is replaced by result 9, but there are 1
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 9>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
}

//--- unpaired.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: error: result 0 of @main has the role of state "w", but argument 0 of that name is not replaced by it; expected next = 0 in its role
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w">}) -> (tensor<4xf32> {zero.role = #zero.role<param "w">}) {
  return %w : tensor<4xf32>
}
}

//--- twice.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: error: argument 1 of @main (state "w") has the name of argument 0
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<4xf32> {zero.role = #zero.role<param "w" next = 1>}) -> (tensor<4xf32>, tensor<4xf32>) {
  return %w, %v : tensor<4xf32>, tensor<4xf32>
}
}

//--- unit.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: error: argument 1 of @main has the role #zero.role<scalar "s" unit = @u9>, expected no unit before phase 'partitioned'
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %s: tensor<f32> {zero.role = #zero.role<scalar "s" unit = @u9>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
}

//--- takes.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
// CHECK: error: argument 0 of @init has the role #zero.role<param "w">, a state that is sharded, but what makes the states takes none; give it the role const
func.func @init(%v: tensor<4xf32> {zero.role = #zero.role<param "w">}) -> (tensor<4xf32> {zero.role = #zero.role<param "w">}) {
  %0 = stablehlo.negate %v : tensor<4xf32>
  return %0 : tensor<4xf32>
}
}

//--- external.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: error: zero-partition expects functions with one block; @main has 0
func.func private @main(%w: tensor<4xf32>) -> tensor<4xf32>
}

//--- mesh.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
// CHECK: error: zero-partition expects one zero.mesh, found 0 meshes
func.func @main(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
}
