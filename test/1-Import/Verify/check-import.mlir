// The text as read and the import program, run on the same random arguments.
// RUN: zero-opt %s --zero-check-import -o %t.same.mlir 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: zero-compile %s --check-import --compile-to=import --quiet -o %t.import.mlir 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: remark: 'main' computes what the text does: 3 results, largest error 0; 1 of them are all NaN, which says nothing

// Programs that say something else, as a wrong pass would leave them.
// RUN: sed 's/stablehlo.subtract %arg0/stablehlo.add %arg0/' %t.import.mlir > %t.wrong.mlir
// RUN: not zero-opt %s --zero-check-import=imported=%t.wrong.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: error: result 0 of 'main' differs by {{.*}} from what the text as read computes on random arguments (seed 0), allowed is 1e-05; a pass of import changes what the step means
// RUN: zero-opt %s --zero-check-import="imported=%t.wrong.mlir tolerance=100" -o %t.same.mlir 2>&1 | FileCheck %s --check-prefix=ALLOWED
// ALLOWED: remark: 'main' computes what the text does
// Integers agree exactly, whatever floats may do.
// RUN: sed 's/stablehlo.constant dense<1> : tensor<i32>/stablehlo.constant dense<2> : tensor<i32>/' %t.import.mlir > %t.count.mlir
// RUN: not zero-opt %s --zero-check-import="imported=%t.count.mlir tolerance=100" 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: error: result 1 of 'main' differs by {{.*}}, allowed is 0
// RUN: sed 's/@main/@other/' %s > %t.other.mlir
// RUN: not zero-opt %t.other.mlir --zero-check-import=imported=%t.import.mlir 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: error: the text has no function 'main'
// RUN: not zero-opt %t.import.mlir --zero-check-import 2>&1 | FileCheck %s --check-prefix=PHASE
// PHASE: error: 'zero-check-import' expects a module in phase 'input', but this one is in phase 'import'
// RUN: not zero-compile %t.import.mlir --check-import --compile-to=import --quiet 2>&1 | FileCheck %s --check-prefix=LATE
// LATE: error: --check-import is of a step as exported; {{.*}} is in phase 'import'

func.func public @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>},
                       %n: tensor<i32> {zero.role = #zero.role<step "n" next = 1>},
                       %x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<i32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %minus = stablehlo.constant dense<-2.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %s = func.call @scale(%g) : (tensor<4xf32>) -> tensor<4xf32>
  %w1 = stablehlo.subtract %w, %s : tensor<4xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %t = stablehlo.tanh %sum : tensor<f32>
  %m = stablehlo.add %t, %minus : tensor<f32>
  %loss = stablehlo.sqrt %m : tensor<f32>
  return %w1, %n1, %loss : tensor<4xf32>, tensor<i32>, tensor<f32>
}
func.func private @scale(%g: tensor<4xf32>) -> tensor<4xf32> {
  %rate = stablehlo.constant dense<0.125> : tensor<4xf32>
  %0 = stablehlo.multiply %g, %rate : tensor<4xf32>
  return %0 : tensor<4xf32>
}
