// A parameter that is read in two places, whose two gradients the step reduces one by one: at stage 1 these are added as shards, the other
// units' gradients are there whole until the optimizer, and may wait for one another.
// RUN: for stage in 0 1 2 3; do zero-opt %s --zero-partition="stage=$stage block=4" --zero-verify-partition -o %t.$stage.mlir || exit 1; done
// RUN: for stage in 0 1 2 3; do zero-opt %t.$stage.mlir --zero-validate=origin=%s -o /dev/null || exit 1; done
// RUN: for stage in 0 1 2 3; do zero-run %t.$stage.mlir --equivalent %s || exit 1; done
// RUN: FileCheck %s --check-prefix=WHOLE < %t.0.mlir
// RUN: FileCheck %s --check-prefix=PARTS < %t.1.mlir
// RUN: FileCheck %s --check-prefix=SHARDS < %t.2.mlir

// Four units of 64 bytes. At stage 1 three of them whole, of the other two shards, until these are one.
// WHOLE: resident = {grad = 256 : i64
// PARTS: resident = {grad = 256 : i64
// SHARDS: resident = {grad = 160 : i64
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "t" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "c" next = 3> {slots = {main = [3, 3]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
func.func @main(%t: tensor<4x4xf32> {zero.role = #zero.role<param "t" next = 0>}, %a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 1>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 2>}, %c: tensor<4x4xf32> {zero.role = #zero.role<param "c" next = 3>},
    %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %y0 = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y1 = stablehlo.dot_general %y0, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y2 = stablehlo.dot_general %y1, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y3 = stablehlo.dot_general %y2, %c, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y4 = stablehlo.dot_general %y3, %t, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g4 = stablehlo.dot_general %y3, %y4, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r4 = zero.all_reduce add %g4 over @mesh["dp"] : tensor<4x4xf32>
  %d4 = stablehlo.dot_general %y4, %t, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g3 = stablehlo.dot_general %y2, %d4, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r3 = zero.all_reduce add %g3 over @mesh["dp"] : tensor<4x4xf32>
  %d3 = stablehlo.dot_general %d4, %c, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g2 = stablehlo.dot_general %y1, %d3, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r2 = zero.all_reduce add %g2 over @mesh["dp"] : tensor<4x4xf32>
  %d2 = stablehlo.dot_general %d3, %b, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g1 = stablehlo.dot_general %y0, %d2, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r1 = zero.all_reduce add %g1 over @mesh["dp"] : tensor<4x4xf32>
  %d1 = stablehlo.dot_general %d2, %a, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g0 = stablehlo.dot_general %x, %d1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r0 = zero.all_reduce add %g0 over @mesh["dp"] : tensor<4x4xf32>
  %s = stablehlo.add %r4, %r0 : tensor<4x4xf32>
  %n_t = stablehlo.subtract %t, %s : tensor<4x4xf32>
  %n_a = stablehlo.subtract %a, %r1 : tensor<4x4xf32>
  %n_b = stablehlo.subtract %b, %r2 : tensor<4x4xf32>
  %n_c = stablehlo.subtract %c, %r3 : tensor<4x4xf32>
  return %n_t, %n_a, %n_b, %n_c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}
