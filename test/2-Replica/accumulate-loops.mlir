// A loop that stays is there once for each micro-batch; what its rounds read of all rows is cut to the micro-batch's inside.
// RUN: zero-opt %s --zero-to-import=unroll-limit=100 -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica="ranks=2 accumulate=2 unroll-limit=100" -o %t.two.mlir
// RUN: FileCheck %s < %t.two.mlir
// RUN: zero-opt %t.two.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: zero-run %t.import.mlir --equivalent %t.two.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING: equivalent on whole arrays

// Another micro-batch's rows are not the step's.
// RUN: sed 's/stablehlo.slice %\([A-Za-z0-9_]*\) \[3:6, 0:4\]/stablehlo.slice %\1 [0:3, 0:4]/' %t.two.mlir > %t.other.mlir
// RUN: not zero-opt %t.other.mlir --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}}cannot be proved

// CHECK: stablehlo.while
// CHECK: %[[OWN0:.*]] = stablehlo.dynamic_slice {{.*}} -> tensor<6x4xf32>
// CHECK: %[[ROWS0:.*]] = stablehlo.slice %[[OWN0]] [0:3, 0:4]
// CHECK: stablehlo.multiply %{{.*}}, %[[ROWS0]] : tensor<3x4xf32>
// CHECK: stablehlo.while
// CHECK: %[[OWN1:.*]] = stablehlo.dynamic_slice {{.*}} -> tensor<6x4xf32>
// CHECK: %[[ROWS1:.*]] = stablehlo.slice %[[OWN1]] [3:6, 0:4]
// CHECK: stablehlo.multiply %{{.*}}, %[[ROWS1]] : tensor<3x4xf32>
// CHECK-NOT: stablehlo.while
func.func public @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %first = stablehlo.constant dense<0> : tensor<i32>
  %rate = stablehlo.constant dense<0.001> : tensor<4x4xf32>
  %count = stablehlo.iota dim = 0 : tensor<12x4xf32>
  %scale = stablehlo.constant dense<0.02> : tensor<12x4xf32>
  %weight = stablehlo.multiply %count, %scale : tensor<12x4xf32>
  %loop:4 = stablehlo.while(%i = %first, %y = %x, %a = %w, %b = %weight) : tensor<i32>, tensor<12x4xf32>, tensor<4x4xf32>, tensor<12x4xf32>
  cond {
    %last = stablehlo.constant dense<50> : tensor<i32>
    %more = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %p = stablehlo.dot_general %y, %a, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
    %q = stablehlo.tanh %p : tensor<12x4xf32>
    %r = stablehlo.multiply %q, %b : tensor<12x4xf32>
    stablehlo.return %next, %r, %a, %b : tensor<i32>, tensor<12x4xf32>, tensor<4x4xf32>, tensor<12x4xf32>
  }
  %squares = stablehlo.multiply %loop#1, %loop#1 : tensor<12x4xf32>
  %loss = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %loop#1, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %g, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  return %new, %loss : tensor<4x4xf32>, tensor<f32>
}
