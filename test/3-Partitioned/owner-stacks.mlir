// An update that is written on a stack of layers at once: its slices are matrices of their own, and each has an owner.
// RUN: rm -rf %t && split-file %s %t
// DEFINE: %{owned} = zero-opt --zero-partition="stage=2 block=4 owner-computes=on" --zero-verify-partition

// RUN: %{owned} %t/stack.mlir -o %t/part.mlir && FileCheck %t/stack.mlir < %t/part.mlir
// RUN: zero-opt %t/stack.mlir --zero-partition="stage=3 block=4 owner-computes=on" --zero-verify-partition | FileCheck %t/stack.mlir
// RUN: zero-opt %t/stack.mlir --zero-partition="stage=2 block=4 owner-computes=off" --zero-verify-partition | FileCheck %t/stack.mlir --check-prefix=OFF
// RUN: zero-opt %t/stack.mlir --zero-partition="stage=2 block=4" --zero-verify-partition | FileCheck %t/stack.mlir --check-prefix=OFF

// The new state is one of rows that owners have made.
// RUN: zero-opt %t/part.mlir --zero-validate=origin=%t/stack.mlir -o /dev/null
// Not of another slice, not contracted the other way round.
// RUN: sed 's/<0 at 0 -> 0 at 0, 16>, #zero.piece<1 at 0 -> 0 at 16, 16>/<1 at 0 -> 0 at 0, 16>, #zero.piece<0 at 0 -> 0 at 16, 16>/' %t/part.mlir > %t/swapped.mlir
// RUN: not zero-opt %t/swapped.mlir --zero-validate=origin=%t/stack.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: sed 's/#0, contracting_dims = \[1\] x \[1\]/#0, contracting_dims = [0] x [0]/' %t/part.mlir > %t/turned.mlir
// RUN: not zero-opt %t/turned.mlir --zero-validate=origin=%t/stack.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
// REFUSED: error: {{.*}}is not the

// A sum over the slices, which are concatenated where they were padded, is the same sum; not with another slice twice.
// RUN: zero-opt %t/centred.mlir --zero-partition="stage=3 block=4" --zero-verify-partition -o %t/sums.mlir
// RUN: zero-opt %t/sums.mlir --zero-validate=origin=%t/centred.mlir -o /dev/null
// RUN: sed '/%r1 = /s/%g1/%g0/' %t/centred.mlir > %t/twice.mlir
// RUN: not zero-opt %t/sums.mlir --zero-validate=origin=%t/twice.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED

// What exchanges slices, or is read elsewhere too, stays one set of ops.
// RUN: %{owned} %t/reversed.mlir --remarks-filter=zero-partition 2>&1 | FileCheck %t/reversed.mlir
// RUN: %{owned} %t/read.mlir --remarks-filter=zero-partition 2>&1 | FileCheck %t/read.mlir

//--- stack.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<2x4x4xf32> as #zero.role<opt_state "s" next = 1 of = "w"> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
// CHECK: %[[M:.*]]:2 = zero.all_to_all
// CHECK: %[[Q:.*]] = stablehlo.dot_general %[[M]]#0, %[[M]]#0, contracting_dims = [1] x [1]
// CHECK: %[[T:.*]] = stablehlo.add %[[M]]#1, %[[Q]] : tensor<4x4xf32>
// CHECK: stablehlo.dot_general %[[T]], %[[M]]#0, contracting_dims = [1] x [0]
// CHECK-NOT: stablehlo.dot_general
// CHECK: zero.all_to_all
// CHECK-NOT: stablehlo.dot_general
// OFF-NOT: zero.all_to_all
// OFF: batching_dims = [0] x [0]
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %s: tensor<2x4x4xf32> {zero.role = #zero.role<opt_state "s" next = 1 of = "w">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>) {
  %s0 = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w0 = stablehlo.reshape %s0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w1 = stablehlo.reshape %s1 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y1 = stablehlo.dot_general %y0, %w1, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p1 = stablehlo.dot_general %y0, %y1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<4x4xf32>
  %p0 = stablehlo.dot_general %x, %y0, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4x4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %g = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
  %q = stablehlo.dot_general %g, %g, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %t = stablehlo.add %s, %q : tensor<2x4x4xf32>
  %u = stablehlo.dot_general %t, %g, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %n = stablehlo.subtract %w, %u : tensor<2x4x4xf32>
  return %n, %t : tensor<2x4x4xf32>, tensor<2x4x4xf32>
}
}

//--- reversed.mlir
// CHECK: not-owner-computed{{.*}}Reason="not all of its ops treat slices one by one"
// CHECK-NOT: zero.all_to_all
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<2x4x4xf32> as #zero.role<opt_state "s" next = 1 of = "w"> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %s: tensor<2x4x4xf32> {zero.role = #zero.role<opt_state "s" next = 1 of = "w">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>) {
  %s0 = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w0 = stablehlo.reshape %s0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w1 = stablehlo.reshape %s1 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y1 = stablehlo.dot_general %y0, %w1, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p1 = stablehlo.dot_general %y0, %y1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<4x4xf32>
  %p0 = stablehlo.dot_general %x, %y0, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4x4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %g = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
  %q = stablehlo.dot_general %g, %g, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %t = stablehlo.add %s, %q : tensor<2x4x4xf32>
  %u = stablehlo.dot_general %t, %g, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %v = stablehlo.reverse %u, dims = [0] : tensor<2x4x4xf32>
  %n = stablehlo.subtract %w, %v : tensor<2x4x4xf32>
  return %n, %t : tensor<2x4x4xf32>, tensor<2x4x4xf32>
}
}

//--- centred.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<2x4x4xf32> as #zero.role<opt_state "s" next = 1 of = "w"> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %s: tensor<2x4x4xf32> {zero.role = #zero.role<opt_state "s" next = 1 of = "w">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>) {
  %s0 = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w0 = stablehlo.reshape %s0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w1 = stablehlo.reshape %s1 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y1 = stablehlo.dot_general %y0, %w1, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p1 = stablehlo.dot_general %y0, %y1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<4x4xf32>
  %p0 = stablehlo.dot_general %x, %y0, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4x4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a0 = stablehlo.pad %r0, %zero, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %a1 = stablehlo.pad %r1, %zero, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %a = stablehlo.add %a0, %a1 : tensor<2x4x4xf32>
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %g = stablehlo.subtract %a, %sums : tensor<2x4x4xf32>
  %q = stablehlo.dot_general %g, %g, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %t = stablehlo.add %s, %q : tensor<2x4x4xf32>
  %u = stablehlo.dot_general %t, %g, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %n = stablehlo.subtract %w, %u : tensor<2x4x4xf32>
  return %n, %t : tensor<2x4x4xf32>, tensor<2x4x4xf32>
}
}

//--- read.mlir
// CHECK: not-owner-computed{{.*}}Reason="what stablehlo.dot_general makes of a stack is read by stablehlo.reduce too"
// CHECK-NOT: zero.all_to_all
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<2x4x4xf32> as #zero.role<opt_state "s" next = 1 of = "w"> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
zero.leaf tensor<f32> as #zero.role<metric "norm"> {slots = {main = [-1, 2]}}
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %s: tensor<2x4x4xf32> {zero.role = #zero.role<opt_state "s" next = 1 of = "w">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "norm">}) {
  %s0 = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w0 = stablehlo.reshape %s0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w1 = stablehlo.reshape %s1 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y1 = stablehlo.dot_general %y0, %w1, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p1 = stablehlo.dot_general %y0, %y1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<4x4xf32>
  %p0 = stablehlo.dot_general %x, %y0, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4x4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %g = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
  %q = stablehlo.dot_general %g, %g, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %t = stablehlo.add %s, %q : tensor<2x4x4xf32>
  %u = stablehlo.dot_general %t, %g, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %n = stablehlo.subtract %w, %u : tensor<2x4x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %norm = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<f32>
  return %n, %t, %norm : tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<f32>
}
}
