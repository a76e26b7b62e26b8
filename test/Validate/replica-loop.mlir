// A loop and a branch that are kept: they read what is the same on all ranks, and run alike on all.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// Without zero-flatten-branches, so that the branch is kept.
// RUN: zero-opt %s --zero-unroll-loops --zero-simplify --zero-infer-roles --zero-verify-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// What is read in the loop, or carried into it, is not reduced.
// RUN: sed 's/multiply %iterArg_0, %5/multiply %iterArg_0, %4/' %t.mlir | %{refused} | FileCheck %s --check-prefix=READ
// READ: error: 'stablehlo.while' op cannot be proved
// RUN: sed 's/%iterArg_0 = %5/%iterArg_0 = %4/' %t.mlir | %{refused} | FileCheck %s --check-prefix=CARRIED
// CARRIED: error: 'stablehlo.subtract' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; a partial sum

// Another bound, another step, another branch.
// RUN: sed 's/compare LT, %iterArg, %arg1/compare LE, %iterArg, %arg1/' %t.mlir | %{refused} | FileCheck %s --check-prefix=BOUND
// BOUND: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected compare({{.*}} LT{{.*}}, found compare({{.*}} LE
// RUN: sed 's/%c_1 = stablehlo.constant dense<1>/%c_1 = stablehlo.constant dense<2>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=STEP
// STEP: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected constant {value = dense<1>
// RUN: sed 's/%0 = stablehlo.compare LT/%0 = stablehlo.compare GE/' %t.mlir | %{refused} | FileCheck %s --check-prefix=PREDICATE
// PREDICATE: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected compare({{.*}} LT{{.*}}, found compare({{.*}} GE
// RUN: sed 's/return %11#1 : tensor/return %9 : tensor/' %t.mlir | %{refused} | FileCheck %s --check-prefix=BRANCH
// BRANCH: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected

func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %n: tensor<i32> {zero.role = #zero.role<scalar "n">}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p = stablehlo.compare LT, %start, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %s = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  // A number of rounds that the data say, with the reduced gradient read in it.
  %z:2 = stablehlo.while(%i = %start, %a = %g) : tensor<i32>, tensor<4x3xf32>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.multiply %a, %g : tensor<4x3xf32>
    %c = "stablehlo.if"(%p) ({
      stablehlo.return %b : tensor<4x3xf32>
    }, {
      // A loop of unknown length: the branch stays one.
      %d:2 = stablehlo.while(%k = %start, %e = %b) : tensor<i32>, tensor<4x3xf32>
      cond {
        %u = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %u : tensor<i1>
      } do {
        %l = stablehlo.add %k, %one : tensor<i32>
        %f = stablehlo.negate %e : tensor<4x3xf32>
        stablehlo.return %l, %f : tensor<i32>, tensor<4x3xf32>
      }
      stablehlo.return %d#1 : tensor<4x3xf32>
    }) : (tensor<i1>) -> tensor<4x3xf32>
    stablehlo.return %j, %c : tensor<i32>, tensor<4x3xf32>
  }
  %w1 = stablehlo.subtract %w, %z#1 : tensor<4x3xf32>
  return %w1, %s : tensor<4x3xf32>, tensor<f32>
}
