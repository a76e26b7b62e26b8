// What shares a unit, and what does not.
// RUN: rm -rf %t && split-file %s %t
// RUN: zero-opt %t/rates.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/rates.mlir
// RUN: zero-opt %t/decay.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/decay.mlir
// RUN: zero-opt %t/class.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/class.mlir
// RUN: zero-opt %t/stacked.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/stacked.mlir
// RUN: zero-opt %t/column.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/column.mlir
// RUN: zero-opt %t/unnamed.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/unnamed.mlir
// RUN: zero-opt %t/together.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/together.mlir
// RUN: zero-opt %t/average.mlir --zero-partition="stage=1 block=8" --zero-verify-partition | FileCheck %t/average.mlir
// RUN: zero-opt %t/across.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/across.mlir
// RUN: zero-opt %t/rounds.mlir --zero-partition="stage=3 block=8" --zero-verify-partition | FileCheck %t/rounds.mlir
// RUN: zero-opt %t/rounds.mlir --zero-partition="stage=3 block=8" --remarks-filter=zero-partition -o /dev/null 2>&1 | FileCheck %t/rounds.mlir --check-prefix=REMARK

//--- rates.mlir
// Rates differ by parameter: one update, with a vector over the parameters. The factor of w is a value. Neither the
// order of factors nor an attribute that is no property of the op makes another update.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<16xf32> as #zero.role<param "v" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
zero.leaf tensor<f32> as #zero.role<scalar "s"> {slots = {main = [3, -1]}}
// CHECK: zero.layout @u0 {{.*}}segments = [#zero.segment<"w" [4, 4] at 0>, #zero.segment<"v" [16] at 16>]
// CHECK-NOT: zero.layout
// CHECK-DAG: %[[V:.*]] = stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-DAG: %[[S:.*]] = zero.segment_broadcast %[[V]] {unit = @u0}
// CHECK-DAG: %[[R:.*]] = stablehlo.constant dense<[1.000000e-01, 2.000000e-01]> : tensor<2xf32>
// CHECK-DAG: %[[B:.*]] = zero.segment_broadcast %[[R]] {unit = @u0} : tensor<2xf32> -> tensor<16xf32>
// CHECK-DAG: %[[U:.*]] = stablehlo.multiply %[[B]], %{{.*}} : tensor<16xf32>
// CHECK: stablehlo.multiply %[[U]], %[[S]] : tensor<16xf32>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<16xf32> {zero.role = #zero.role<param "v" next = 1>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %s: tensor<f32> {zero.role = #zero.role<scalar "s">}) -> (tensor<4x4xf32>, tensor<16xf32>) {
  %p = stablehlo.multiply %x, %w : tensor<4x4xf32>
  %p16 = stablehlo.reshape %p : (tensor<4x4xf32>) -> tensor<16xf32>
  %q = stablehlo.multiply %p16, %v : tensor<16xf32>
  %gw = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %gv = zero.all_reduce add %q over @mesh["dp"] : tensor<16xf32>
  %k1 = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %k2 = stablehlo.constant dense<0.2> : tensor<16xf32>
  %one = stablehlo.constant dense<1.0> : tensor<16xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %uw = stablehlo.multiply %k1, %gw : tensor<4x4xf32>
  %uw1 = stablehlo.multiply %uw, %sb : tensor<4x4xf32>
  %uv = stablehlo.multiply %k2, %gv : tensor<16xf32>
  %uv1 = stablehlo.multiply %one, %uv {note = "no part of the update"} : tensor<16xf32>
  %nw = stablehlo.subtract %w, %uw1 : tensor<4x4xf32>
  %nv = stablehlo.subtract %v, %uv1 : tensor<16xf32>
  return %nw, %nv : tensor<4x4xf32>, tensor<16xf32>
}
}

//--- decay.mlir
// Ops differ: one parameter decays, the other does not; a frozen one has no update at all. The step counter stays.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "v" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<frozen "f"> {slots = {main = [2, -1]}}
zero.leaf tensor<i32> as #zero.role<step "count" next = 2> {slots = {main = [3, 2]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
// CHECK: without_gradient = ["f"]
// CHECK: zero.layout @u0 {{.*}}"w"
// CHECK: zero.layout @u1 {{.*}}"v"
// CHECK: zero.layout @u2 {{.*}}"f"
// CHECK: func.func @main(
// CHECK-SAME: #zero.role<param "u0/param" next = 0 unit = @u0>
// CHECK-SAME: #zero.role<param "u1/param" next = 1 unit = @u1>
// CHECK-SAME: #zero.role<frozen "u2/param" unit = @u2>
// CHECK-SAME: tensor<i32> {zero.role = #zero.role<step "count" next = 2>}
// CHECK-SAME: -> (tensor<8xf32>, tensor<8xf32>, tensor<i32>)
// CHECK: zero.all_gather {{.*}}[@u0]
// CHECK: zero.all_gather {{.*}}[@u1]
// CHECK: zero.reduce_scatter {{.*}}[@u0]
// CHECK: zero.all_gather {{.*}}[@u2]
// CHECK: zero.reduce_scatter {{.*}}[@u1]
// CHECK-NOT: zero.reduce_scatter
// CHECK-NOT: zero.all_gather
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<4x4xf32> {zero.role = #zero.role<param "v" next = 1>}, %f: tensor<4x4xf32> {zero.role = #zero.role<frozen "f">}, %c: tensor<i32> {zero.role = #zero.role<step "count" next = 2>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>) {
  %p = stablehlo.multiply %x, %w : tensor<4x4xf32>
  %q = stablehlo.multiply %p, %v : tensor<4x4xf32>
  %r = stablehlo.multiply %q, %f : tensor<4x4xf32>
  %gw = zero.all_reduce add %q over @mesh["dp"] : tensor<4x4xf32>
  %gv = zero.all_reduce add %r over @mesh["dp"] : tensor<4x4xf32>
  %k = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %d = stablehlo.multiply %k, %w : tensor<4x4xf32>
  %u = stablehlo.add %gw, %d : tensor<4x4xf32>
  %nw = stablehlo.subtract %w, %u : tensor<4x4xf32>
  %nv = stablehlo.subtract %v, %gv : tensor<4x4xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %nc = stablehlo.add %c, %one : tensor<i32>
  return %nw, %nv, %nc : tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>
}
}

//--- class.mlir
// A class token is a vector, whatever its rank: it shares the unit of what does not decay.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4xf32> as #zero.role<param "v" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<1x1x4xf32> as #zero.role<param "class" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [3, -1]}}
// CHECK: zero.layout @u0 {{.*}}segments = [#zero.segment<"w" [4, 4] at 0>]
// CHECK: zero.layout @u1 {{.*}}segments = [#zero.segment<"v" [4] at 0>, #zero.segment<"class" [1, 1, 4] at 8>]
// CHECK-NOT: zero.layout
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<4xf32> {zero.role = #zero.role<param "v" next = 1>}, %c: tensor<1x1x4xf32> {zero.role = #zero.role<param "class" next = 2>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<1x1x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.multiply %x, %w : tensor<4x4xf32>
  %bv = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %q = stablehlo.multiply %p, %bv : tensor<4x4xf32>
  %c1 = stablehlo.reshape %c : (tensor<1x1x4xf32>) -> tensor<4xf32>
  %bc = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %r = stablehlo.multiply %q, %bc : tensor<4x4xf32>
  %sv = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %sc = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %sc1 = stablehlo.reshape %sc : (tensor<4xf32>) -> tensor<1x1x4xf32>
  %gw = zero.all_reduce add %q over @mesh["dp"] : tensor<4x4xf32>
  %gv = zero.all_reduce add %sv over @mesh["dp"] : tensor<4xf32>
  %gc = zero.all_reduce add %sc1 over @mesh["dp"] : tensor<1x1x4xf32>
  %k = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %d = stablehlo.multiply %k, %w : tensor<4x4xf32>
  %u = stablehlo.add %gw, %d : tensor<4x4xf32>
  %nw = stablehlo.subtract %w, %u : tensor<4x4xf32>
  %nv = stablehlo.subtract %v, %gv : tensor<4xf32>
  %nc = stablehlo.subtract %c, %gc : tensor<1x1x4xf32>
  return %nw, %nv, %nc : tensor<4x4xf32>, tensor<4xf32>, tensor<1x1x4xf32>
}
}

//--- stacked.mlir
// Scanned layers: slices are segments of their own, each in its layer's unit; the stacked gradient is split before it is
// reduced, its norm is the sum over slices in their order.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
zero.leaf tensor<f32> as #zero.role<metric "norm"> {slots = {main = [-1, 1]}}
// CHECK: zero.layout @u0 {{.*}}segments = [#zero.segment<"w" [4, 4] at 0 slice 0>]
// CHECK: zero.layout @u1 {{.*}}segments = [#zero.segment<"w" [4, 4] at 0 slice 1>]
// CHECK: %[[P0:.*]] = zero.pack %{{.*}} {unit = @u0} : (tensor<4x4xf32>) -> tensor<16xf32>
// CHECK-NEXT: zero.reduce_scatter add %[[P0]] {units = [@u0]}
// CHECK: zero.reduce_scatter add %{{.*}} {units = [@u1]}
// CHECK: %[[R:.*]] = zero.all_reduce add %{{.*}} : tensor<2xf32>
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<f32>
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "norm">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s0 = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w0 = stablehlo.reshape %s0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %h = stablehlo.multiply %x, %w0 : tensor<4x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w1 = stablehlo.reshape %s1 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y = stablehlo.multiply %h, %w1 : tensor<4x4xf32>
  %g0 = zero.all_reduce add %h over @mesh["dp"] : tensor<4x4xf32>
  %g1 = zero.all_reduce add %y over @mesh["dp"] : tensor<4x4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %g = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
  %q = stablehlo.multiply %g, %g : tensor<2x4x4xf32>
  %n = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<f32>
  %nb = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
  %u = stablehlo.divide %g, %nb : tensor<2x4x4xf32>
  %nw = stablehlo.subtract %w, %u : tensor<2x4x4xf32>
  return %nw, %n : tensor<2x4x4xf32>, tensor<f32>
}
}

//--- column.mlir
// Slices of one element are no segments of their own.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x1xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<2x2xf32> as #zero.role<batch "x" dim = 1> {slots = {main = [1, -1]}}
zero.leaf tensor<1x2xf32> as #zero.role<output "y" dim = 1> {slots = {main = [-1, 1]}}
// CHECK: zero.layout @u0 {{.*}}segments = [#zero.segment<"w" [2, 1] at 0>]
// CHECK-NOT: zero.layout
// CHECK: zero.reduce_scatter {{.*}}[@u0]
// CHECK-NOT: zero.reduce_scatter
func.func @main(%w: tensor<2x1xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<2x1xf32> {zero.role = #zero.role<batch "x" dim = 1>}) -> (tensor<2x1xf32>, tensor<1x1xf32> {zero.role = #zero.role<output "y" dim = 1>}) {
  %s0 = stablehlo.slice %w [0:1, 0:1] : (tensor<2x1xf32>) -> tensor<1x1xf32>
  %s1 = stablehlo.slice %w [1:2, 0:1] : (tensor<2x1xf32>) -> tensor<1x1xf32>
  %y = stablehlo.add %s0, %s1 : tensor<1x1xf32>
  %p = stablehlo.multiply %x, %x : tensor<2x1xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<2x1xf32>
  %n = stablehlo.subtract %w, %g : tensor<2x1xf32>
  return %n, %y : tensor<2x1xf32>, tensor<1x1xf32>
}
}

//--- unnamed.mlir
// States that name no parameter are found by what their update reads: a moment, and an average of the new value.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "moment" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<model_state "average" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [3, -1]}}
// CHECK: replicated_states = []
// CHECK: func.func @main(
// CHECK-SAME: zero.leaves = ["w"]
// CHECK-SAME: zero.leaves = ["moment"], zero.role = #zero.role<opt_state "u0/moment" next = 1 unit = @u0>
// CHECK-SAME: zero.leaves = ["average"], zero.role = #zero.role<model_state "u0/average" next = 2 unit = @u0>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %m: tensor<4x4xf32> {zero.role = #zero.role<opt_state "moment" next = 1>}, %e: tensor<4x4xf32> {zero.role = #zero.role<model_state "average" next = 2>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %p = stablehlo.multiply %x, %w : tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %nm = stablehlo.add %m, %g : tensor<4x4xf32>
  %nw = stablehlo.subtract %w, %nm : tensor<4x4xf32>
  %ne = stablehlo.add %e, %nw : tensor<4x4xf32>
  return %nw, %nm, %ne : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}

//--- together.mlir
// The stacked gradient is reduced as one: it is split into slices before.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<2x8x4xf32> as #zero.role<batch "x" dim = 1> {slots = {main = [1, -1]}}
zero.leaf tensor<1x8x4xf32> as #zero.role<output "y" dim = 1> {slots = {main = [-1, 1]}}
// CHECK: %[[A:.*]] = stablehlo.multiply %{{.*}} : tensor<2x4x4xf32>
// CHECK: %[[S0:.*]] = stablehlo.slice %[[A]] [0:1, 0:4, 0:4]
// CHECK: %[[P0:.*]] = stablehlo.reshape %[[S0]] : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
// CHECK: zero.pack %[[P0]] {unit = @u0}
// CHECK: %[[S1:.*]] = stablehlo.slice %[[A]] [1:2, 0:4, 0:4]
// CHECK: zero.pack %{{.*}} {unit = @u1}
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<2x4x4xf32> {zero.role = #zero.role<batch "x" dim = 1>}) -> (tensor<2x4x4xf32>, tensor<1x4x4xf32> {zero.role = #zero.role<output "y" dim = 1>}) {
  %s0 = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %y = stablehlo.add %s0, %s1 : tensor<1x4x4xf32>
  %p = stablehlo.multiply %x, %x : tensor<2x4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<2x4x4xf32>
  %n = stablehlo.subtract %w, %g : tensor<2x4x4xf32>
  return %n, %y : tensor<2x4x4xf32>, tensor<1x4x4xf32>
}
}

//--- average.mlir
// @eval reads an average that @main keeps as shards: it is gathered there, and only there.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<model_state "ema/w" next = 1 of = "w"> {slots = {main = [1, 1], eval = [0, -1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1], eval = [1, -1]}}
zero.leaf tensor<8x4xf32> as #zero.role<output "y" dim = 0> {slots = {eval = [-1, 0]}}
// CHECK: wire = {eval = 32 : i64, main = 64 : i64}
// CHECK-LABEL: func.func @eval(
// CHECK-SAME: %[[E:[a-z0-9]+]]: tensor<8xf32> {zero.leaves = ["ema/w"], zero.role = #zero.role<model_state "u0/ema" unit = @u0>}
// CHECK: %[[F:.*]] = zero.all_gather %[[E]]
// CHECK: zero.unpack %[[F]]
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %e: tensor<4x4xf32> {zero.role = #zero.role<model_state "ema/w" next = 1 of = "w">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %p = stablehlo.multiply %x, %w : tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %n = stablehlo.subtract %w, %g : tensor<4x4xf32>
  %a = stablehlo.add %e, %n : tensor<4x4xf32>
  return %n, %a : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func @eval(%e: tensor<4x4xf32> {zero.role = #zero.role<model_state "ema/w">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %y = stablehlo.multiply %x, %e : tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}
}

//--- rounds.mlir
// LAMB's ratio: the norm of the parameter and of the clipped gradient; the clipping needs a round before. A
// parameter of one element stays whole and is added after the reduction.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<f32> as #zero.role<param "s" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
// CHECK: replicated_states = ["s"]
// CHECK: zero.reduce_scatter
// CHECK: zero.all_reduce add %{{.*}} : tensor<f32>
// Round one: two norms in one transfer, then the whole parameter's square.
// CHECK: %[[C:.*]] = stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT: zero.all_reduce add %[[C]] over @mesh["dp"] : tensor<2xf32>
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<f32>
// Round two.
// CHECK: zero.segment_reduce
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<1xf32>
// CHECK-NOT: zero.all_reduce
// REMARK-DAG: unit{{.*}}@u0: 1 parameters, 16 elements of which 0 are padding
// REMARK-DAG: replicated{{.*}}s: a single element
// REMARK-DAG: [Passed] reduce-of-gather-to-partials
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %s: tensor<f32> {zero.role = #zero.role<param "s" next = 1>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.multiply %x, %w : tensor<4x4xf32>
  %q = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %gs = zero.all_reduce add %q over @mesh["dp"] : tensor<f32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %g2 = stablehlo.multiply %g, %g : tensor<4x4xf32>
  %n0 = stablehlo.reduce(%g2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %s2 = stablehlo.multiply %gs, %gs : tensor<f32>
  %n1 = stablehlo.add %n0, %s2 : tensor<f32>
  %nb = stablehlo.broadcast_in_dim %n1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %c = stablehlo.divide %g, %nb : tensor<4x4xf32>
  %c2 = stablehlo.multiply %c, %c : tensor<4x4xf32>
  %u = stablehlo.reduce(%c2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %w2 = stablehlo.multiply %w, %w : tensor<4x4xf32>
  %v = stablehlo.reduce(%w2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %r = stablehlo.divide %v, %u : tensor<f32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %d = stablehlo.multiply %rb, %c : tensor<4x4xf32>
  %nw = stablehlo.subtract %w, %d : tensor<4x4xf32>
  %ns = stablehlo.subtract %s, %gs : tensor<f32>
  return %nw, %ns : tensor<4x4xf32>, tensor<f32>
}
}

//--- across.mlir
// Updates that read other parameters: an element of w is a scalar, read where forward has w whole; what is made of
// v is computed whole for w; w itself goes from the interval in which it is gathered into v's unit. No gather more.
// CHECK-LABEL: func.func @main(
// CHECK-COUNT-2: zero.all_gather
// CHECK-NOT: zero.all_gather
// CHECK: %[[T:.*]] = stablehlo.tanh %{{.*}} : tensor<4x4xf32>
// CHECK: zero.insert_segment %[[T]] into %{{.*}} {segment = 0 : i64, unit = @u0}
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [] : (tensor<f32>) -> tensor<8xf32>
// CHECK: return
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "v" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<4x4xf32> {zero.role = #zero.role<param "v" next = 1>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %p = stablehlo.multiply %x, %w : tensor<4x4xf32>
  %q = stablehlo.multiply %p, %v : tensor<4x4xf32>
  %gw = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %gv = zero.all_reduce add %q over @mesh["dp"] : tensor<4x4xf32>
  %s = stablehlo.slice %w [0:1, 0:1] : (tensor<4x4xf32>) -> tensor<1x1xf32>
  %r = stablehlo.reshape %s : (tensor<1x1xf32>) -> tensor<f32>
  %b = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %uw = stablehlo.multiply %b, %gw : tensor<4x4xf32>
  %uv = stablehlo.multiply %b, %gv : tensor<4x4xf32>
  %t = stablehlo.tanh %v : tensor<4x4xf32>
  %uz = stablehlo.add %t, %uw : tensor<4x4xf32>
  %w1 = stablehlo.subtract %uz, %w : tensor<4x4xf32>
  %uq = stablehlo.multiply %w, %uv : tensor<4x4xf32>
  %v1 = stablehlo.subtract %v, %uq : tensor<4x4xf32>
  return %w1, %v1 : tensor<4x4xf32>, tensor<4x4xf32>
}
}
