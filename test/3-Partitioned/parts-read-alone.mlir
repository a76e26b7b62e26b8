// Gradients of two samples, reduced one by one: their sum moves the weight, each times its own noise the curvature. So both stay until the
// curvature has read them: a gradient more than the sum's. Where nothing reads them alone, parts that all wait are refused.
// RUN: for stage in 0 1 2 3; do zero-opt %s --zero-partition="stage=$stage block=4" --zero-verify-partition -o %t.$stage.mlir || exit 1; done
// RUN: for stage in 0 1 2 3; do zero-opt %t.$stage.mlir --zero-validate=origin=%s -o /dev/null || exit 1; done
// RUN: for stage in 0 1 2 3; do zero-run %t.$stage.mlir --equivalent %s || exit 1; done
// RUN: FileCheck %s < %t.2.mlir
// RUN: sed -e 's/multiply %r[01]/multiply %h/' -e 's/multiply %q[01]/multiply %k/' %s | zero-opt --zero-partition="stage=2 block=4" -o %t.sums.mlir
// RUN: zero-opt %t.sums.mlir --zero-verify-partition | FileCheck %s --check-prefix=SUMS
// RUN: awk '/stablehlo.add .*tensor<8xf32>/ {waiting = waiting $0 "\n"; next} /subtract/ {printf "%%s", waiting; waiting = ""} {print}' %t.sums.mlir | not zero-opt --zero-verify-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=WAITS

// Two units of 32 bytes a rank, of each two parts.
// CHECK: resident = {grad = 128 : i64
// SUMS: resident = {grad = 96 : i64
// WAITS: error: reduced gradients take 128 bytes at once; stage 2 allows 96
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "h" next = 2 of = "a"> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "k" next = 3 of = "b"> {slots = {main = [3, 3]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %h: tensor<4x4xf32> {zero.role = #zero.role<opt_state "h" next = 2 of = "a">}, %k: tensor<4x4xf32> {zero.role = #zero.role<opt_state "k" next = 3 of = "b">},
    %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %one = stablehlo.constant dense<0.5> : tensor<4x4xf32>
  %two = stablehlo.constant dense<0.25> : tensor<4x4xf32>
  %y0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %z0 = stablehlo.dot_general %y0, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb0 = stablehlo.dot_general %y0, %z0, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %q0 = zero.all_reduce add %gb0 over @mesh["dp"] : tensor<4x4xf32>
  %d0 = stablehlo.dot_general %z0, %b, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga0 = stablehlo.dot_general %x, %d0, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r0 = zero.all_reduce add %ga0 over @mesh["dp"] : tensor<4x4xf32>
  %x1 = stablehlo.tanh %x : tensor<4x4xf32>
  %y1 = stablehlo.dot_general %x1, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %z1 = stablehlo.dot_general %y1, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb1 = stablehlo.dot_general %y1, %z1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %q1 = zero.all_reduce add %gb1 over @mesh["dp"] : tensor<4x4xf32>
  %d1 = stablehlo.dot_general %z1, %b, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga1 = stablehlo.dot_general %x1, %d1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r1 = zero.all_reduce add %ga1 over @mesh["dp"] : tensor<4x4xf32>
  %sb = stablehlo.add %q0, %q1 : tensor<4x4xf32>
  %sa = stablehlo.add %r0, %r1 : tensor<4x4xf32>
  %m0 = stablehlo.multiply %r0, %one : tensor<4x4xf32>
  %m1 = stablehlo.multiply %r1, %two : tensor<4x4xf32>
  %m2 = stablehlo.subtract %m0, %m1 : tensor<4x4xf32>
  %n0 = stablehlo.multiply %q0, %two : tensor<4x4xf32>
  %n1 = stablehlo.multiply %q1, %one : tensor<4x4xf32>
  %n2 = stablehlo.subtract %n0, %n1 : tensor<4x4xf32>
  %n_a = stablehlo.subtract %a, %sa : tensor<4x4xf32>
  %n_b = stablehlo.subtract %b, %sb : tensor<4x4xf32>
  %n_h = stablehlo.subtract %h, %m2 : tensor<4x4xf32>
  %n_k = stablehlo.subtract %k, %n2 : tensor<4x4xf32>
  return %n_a, %n_b, %n_h, %n_k : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}
