// A step that makes micro-batches of its rows: each rank has its rows of every one, so nothing is gathered.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import=print-roles -o %t/before.mlir | FileCheck %t/step.mlir --check-prefix=ROLES
// RUN: zero-opt %t/before.mlir --zero-to-replica=ranks=2 -o %t/after.mlir
// RUN: FileCheck %t/step.mlir < %t/after.mlir
// RUN: zero-run %t/before.mlir --equivalent %t/after.mlir --tolerance=1e-5 | FileCheck %t/step.mlir --check-prefix=MEANING
// The batch named by the user is read the same way; a table of roles keeps it.
// RUN: zero-opt %t/step.mlir --zero-to-import="batch=arg1 print-roles" -o /dev/null | FileCheck %t/step.mlir --check-prefix=ROLES
// RUN: zero-opt %t/step.mlir --zero-infer-roles=print-roles=true -o /dev/null > %t/roles
// RUN: zero-opt %t/step.mlir --zero-infer-roles="roles=%t/roles print-roles=true" -o /dev/null | FileCheck %t/step.mlir --check-prefix=ROLES
// RUN: not zero-opt %t/before.mlir --zero-to-replica=ranks=3 2>&1 | FileCheck %t/step.mlir --check-prefix=DIVIDE
// Whole rows on each rank will do where micro-batches are not computed one after the other.
// RUN: zero-opt %t/apart.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/apart.mlir

//--- step.mlir
// ROLES: main.arg0 param
// ROLES: main.arg1 batch "arg1" dim=0 groups=3
// CHECK: zero.leaf tensor<12x4xf32> as #zero.role<batch "arg1" dim = 0 groups = 3>
// CHECK: func.func public @main(%{{.*}}: tensor<4x5xf32>
// CHECK-SAME: %[[X:.*]]: tensor<6x4xf32> {zero.role = #zero.role<batch "arg1" dim = 0 groups = 3>}
// CHECK: stablehlo.reshape %[[X]] : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
// CHECK-NOT: batch_gather
// MEANING: equivalent on whole arrays
// DIVIDE: error: 3 ranks do not divide the micro-batches: argument 1 ("arg1") of 'main' has 3 of them in 12 rows; use a number of ranks out of 1, 2, 4, or export
func.func public @main(%w: tensor<4x5xf32>, %x: tensor<12x4xf32>) -> (tensor<4x5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<1.0e-01> : tensor<4x5xf32>
  %all = stablehlo.reshape %x : (tensor<12x4xf32>) -> tensor<3x4x4xf32>
  %a0 = stablehlo.slice %all [0:1, 0:4, 0:4] : (tensor<3x4x4xf32>) -> tensor<1x4x4xf32>
  %a = stablehlo.reshape %a0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %b0 = stablehlo.slice %all [2:3, 0:4, 0:4] : (tensor<3x4x4xf32>) -> tensor<1x4x4xf32>
  %b = stablehlo.reshape %b0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %z = stablehlo.dot_general %b, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<4x5xf32>
  %zz = stablehlo.multiply %z, %z : tensor<4x5xf32>
  %ly = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
  %lz = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %ly, %lz : tensor<f32>
  %gy = stablehlo.dot_general %a, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %gz = stablehlo.dot_general %b, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %g = stablehlo.add %gy, %gz : tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %n = stablehlo.subtract %w, %u : tensor<4x5xf32>
  return %n, %loss : tensor<4x5xf32>, tensor<f32>
}

//--- apart.mlir
// CHECK: main.arg1 batch "arg1" dim=0 #
func.func public @main(%w: tensor<4x5xf32>, %x: tensor<12x4xf32>) -> (tensor<4x5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<1.0e-01> : tensor<4x5xf32>
  %all = stablehlo.reshape %x : (tensor<12x4xf32>) -> tensor<6x2x4xf32>
  %y = stablehlo.dot_general %all, %w, contracting_dims = [2] x [0] : (tensor<6x2x4xf32>, tensor<4x5xf32>) -> tensor<6x2x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<6x2x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x2x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %all, %y, contracting_dims = [0, 1] x [0, 1] : (tensor<6x2x4xf32>, tensor<6x2x5xf32>) -> tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %n = stablehlo.subtract %w, %u : tensor<4x5xf32>
  return %n, %loss : tensor<4x5xf32>, tensor<f32>
}
