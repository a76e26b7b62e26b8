// Loops below `replica`: what a kernel of control flow runs is numbered as what stood there before.
// RUN: zero-opt %s --zero-to-partitioned="ranks=2 stage=3" -o %t.above.mlir
// RUN: zero-opt %t.above.mlir --zero-to-scheduled -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.above.mlir -o /dev/null
// RUN: zero-opt %t.mlir --zero-to-planned -o %t.planned.mlir
// RUN: zero-opt %t.planned.mlir --zero-validate=origin=%t.mlir -o /dev/null
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.above.mlir -o /dev/null 2>&1
// DEFINE: %{unplanned} = not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1
// DEFINE: %{other} = FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}}another result

// Another bound, another step, another body, nothing done.
// RUN: sed 's/compare LT/compare LE/' %t.mlir | %{refused} | %{other}
// RUN: sed 's/dense<1> : tensor<i32>/dense<2> : tensor<i32>/' %t.mlir | %{refused} | %{other}
// RUN: sed 's/stablehlo.cosine/stablehlo.sine/' %t.mlir | %{refused} | %{other}
// RUN: sed 's/compare LT/compare LE/' %t.planned.mlir | %{unplanned} | %{other}
// RUN: sed 's/stablehlo.cosine/stablehlo.sine/' %t.planned.mlir | %{unplanned} | %{other}
// RUN: sed 's/\(stablehlo.return %[a-z0-9_#]*\), %[a-z0-9_#]* : /\1, %iterArg_0 : /' %t.planned.mlir | %{unplanned} | %{other}

func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %n: tensor<i32> {zero.role = #zero.role<scalar "n">}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %z:2 = stablehlo.while(%i = %start, %a = %h) : tensor<i32>, tensor<8x3xf32>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.cosine %a : tensor<8x3xf32>
    stablehlo.return %j, %b : tensor<i32>, tensor<8x3xf32>
  }
  %s = stablehlo.reduce(%z#1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %z#1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %s : tensor<4x3xf32>, tensor<f32>
}
