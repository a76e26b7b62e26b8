// Of equal matrices that updates compute whole each has an owner: docs/OwnerComputes.md.
// RUN: rm -rf %t && split-file %s %t
// DEFINE: %{owned} = zero-opt --zero-partition="stage=2 block=4 owner-computes=on unit-bytes=4096" --zero-verify-partition

// RUN: zero-opt %t/three.mlir --zero-partition="stage=0 block=4 owner-computes=on" --zero-verify-partition | FileCheck %t/three.mlir --check-prefixes=CHECK,STAGE0
// RUN: zero-opt %t/three.mlir --zero-partition="stage=2 block=4 owner-computes=on" --zero-verify-partition | FileCheck %t/three.mlir --check-prefixes=CHECK,SHARD
// RUN: zero-opt %t/three.mlir --zero-partition="stage=3 block=4 owner-computes=on" --zero-verify-partition | FileCheck %t/three.mlir --check-prefixes=CHECK,SHARD
// RUN: zero-opt %t/three.mlir --zero-partition="stage=2 block=4 owner-computes=on" --remarks-filter=zero-partition -o /dev/null 2>&1 | FileCheck %t/three.mlir --check-prefix=REMARK
// RUN: zero-opt %t/three.mlir --zero-partition="stage=2 block=4 owner-computes=on" -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %t/three.mlir --check-prefix=COUNT
// RUN: zero-opt %t/three.mlir --zero-partition="stage=2 block=4" --remarks-filter=zero-partition 2>&1 | FileCheck %t/three.mlir --check-prefix=AUTO
// RUN: zero-opt %t/three.mlir --zero-partition="stage=2 block=4 owner-computes=off" | FileCheck %t/three.mlir --check-prefix=OFF
// RUN: not zero-opt %t/three.mlir --zero-partition="stage=2 block=4 owner-computes=maybe" 2>&1 | FileCheck %t/three.mlir --check-prefix=MAYBE
// RUN: sed 's/"dp" = 2/"dp" = 1/; s/tensor<8x4xf32> as/tensor<4x4xf32> as/' %t/three.mlir > %t/one.mlir && zero-opt %t/one.mlir --zero-partition="stage=2 block=4 owner-computes=on" | FileCheck %t/three.mlir --check-prefix=OFF

// RUN: %{owned} %t/mixed.mlir | FileCheck %t/mixed.mlir
// RUN: %{owned} %t/scaled.mlir | FileCheck %t/scaled.mlir
// RUN: %{owned} %t/statistics.mlir | FileCheck %t/statistics.mlir
// RUN: %{owned} %t/crossed.mlir --remarks-filter=zero-partition 2>&1 | FileCheck %t/crossed.mlir

// What the text says of an exchange is shown equal to the step, or refused.
// RUN: zero-opt %t/three.mlir --zero-partition="stage=2 block=4 owner-computes=on" --zero-verify-partition -o %t/part.mlir
// RUN: zero-opt %t/part.mlir --zero-validate=origin=%t/three.mlir -o /dev/null
// RUN: sed 's/<0 at 0 -> 0 at 0, 16>, #zero.piece<1 at 0 -> 0 at 16, 16>/<1 at 0 -> 0 at 0, 16>, #zero.piece<0 at 0 -> 0 at 16, 16>/' %t/part.mlir > %t/swapped.mlir
// RUN: not zero-opt %t/swapped.mlir --zero-validate=origin=%t/three.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SWAPPED
// RUN: sed 's/#zero.piece<1 at 0 -> 0 at 16, 16>/#zero.piece<1 at 0 -> 0 at 16, 15>/' %t/part.mlir > %t/short.mlir
// RUN: not zero-opt %t/short.mlir --zero-validate=origin=%t/three.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: sed 's/, #zero.piece<1 at 0 -> 0 at 16, 16>//' %t/part.mlir > %t/none.mlir
// RUN: not zero-opt %t/none.mlir --zero-validate=origin=%t/three.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/, #zero.piece<0 at 16 -> 1 at 0, 16>//' %t/part.mlir > %t/unwritten.mlir
// RUN: not zero-opt %t/unwritten.mlir --zero-validate=origin=%t/three.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: zero-opt %t/part.mlir --zero-to-stablehlo-collectives | FileCheck %s --check-prefix=PLAIN
// PLAIN: %[[A:.*]] = "stablehlo.all_gather"(%{{.*}}) {{.*}} : (tensor<8xf32>) -> tensor<16xf32>
// PLAIN: %[[B:.*]] = "stablehlo.all_gather"(%{{.*}}) {{.*}} : (tensor<8xf32>) -> tensor<16xf32>
// PLAIN: %[[C:.*]] = stablehlo.slice %[[A]]
// PLAIN: %[[D:.*]] = stablehlo.slice %[[B]]
// PLAIN: %[[W:.*]] = stablehlo.concatenate %[[C]], %[[D]], dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
// PLAIN: stablehlo.dynamic_slice %[[W]], %{{.*}}, sizes = [16]
// SWAPPED: error: {{.*}}is not the
// SHORT: error: 'zero.all_to_all' op moves #zero.piece<1 at 0 -> 0 at 16, 15>, expected a whole segment of @u1
// NONE: error: 'zero.all_to_all' op gives no value to a rank for 'tensor<4x4xf32>', expected a whole tensor for each
// UNWRITTEN: reads segment "b", which nothing has written, expected all segments of the unit

//--- three.mlir
// Two of three go to two ranks; the third has none to share with.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "c" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "ma" next = 3 of = "a"> {slots = {main = [3, 3]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "mb" next = 4 of = "b"> {slots = {main = [4, 4]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "mc" next = 5 of = "c"> {slots = {main = [5, 5]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [6, -1]}}
// STAGE0: %[[A:.*]] = zero.own_shard
// STAGE0: %[[B:.*]] = zero.own_shard
// CHECK: %[[M:.*]] = zero.all_to_all %{{.*}}, %{{.*}} {from = [@u0, @u1], pieces = [#zero.piece<0 at 0 -> 0 at 0, 16>, #zero.piece<1 at 0 -> 0 at 16, 16>], to = [unit]} over @mesh["dp"] : (tensor<8xf32>, tensor<8xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[S:.*]] = stablehlo.dot_general %[[M]], %[[M]], contracting_dims = [1] x [1]
// CHECK-NEXT: %[[U:.*]] = stablehlo.dot_general %[[S]], %[[M]], contracting_dims = [1] x [0]
// CHECK-NEXT: %[[O:.*]]:2 = zero.all_to_all %[[U]] {from = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 16>, #zero.piece<0 at 16 -> 1 at 0, 16>], to = [@u0, @u1]} over @mesh["dp"] : (tensor<4x4xf32>) -> (tensor<8xf32>, tensor<8xf32>)
// STAGE0: zero.all_gather %[[O]]#0
// STAGE0: zero.all_gather %[[O]]#1
// CHECK-NOT: contracting_dims = [1] x [1]
// SHARD: zero.all_gather %{{.*}} {units = [@u2]}
// CHECK: contracting_dims = [1] x [1]
// CHECK: zero.insert_segment %{{.*}} {segment = 0 : i64, unit = @u2}
// CHECK-NOT: contracting_dims = [1] x [1]
// SHARD-DAG: stablehlo.subtract %{{.*}}, %[[O]]#0 : tensor<8xf32>
// SHARD-DAG: stablehlo.subtract %{{.*}}, %[[O]]#1 : tensor<8xf32>
// REMARK-DAG: owner-computed | Category:zero-partition | Remark="2 matrices from stablehlo.dot_general on, 1 on each of 2 ranks: 256 operations less on a rank, 256 bytes of inputs and outputs exchanged"
// REMARK-DAG: not-owner-computed | Category:zero-partition | Reason="there is no matrix alike beside it, and one rank would compute as long as all do"
// REMARK-COUNT-2: computed-whole
// REMARK-NOT: computed-whole
// COUNT-DAG: 2 computed-whole
// COUNT-DAG: 2 owned
// AUTO: not-owner-computed | Category:zero-partition | Reason="a rank would save 256 operations for 384 bytes of inputs and outputs, expected 256 for each byte (--owner-computes=on leaves that out)"
// AUTO-NOT: zero.all_to_all
// OFF-NOT: zero.all_to_all
// MAYBE: error: {{.*}}auto, on or off
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %c: tensor<4x4xf32> {zero.role = #zero.role<param "c" next = 2>}, %ma: tensor<4x4xf32> {zero.role = #zero.role<opt_state "ma" next = 3 of = "a">}, %mb: tensor<4x4xf32> {zero.role = #zero.role<opt_state "mb" next = 4 of = "b">}, %mc: tensor<4x4xf32> {zero.role = #zero.role<opt_state "mc" next = 5 of = "c">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ya = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %yb = stablehlo.dot_general %ya, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %yc = stablehlo.dot_general %yb, %c, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %pc = stablehlo.dot_general %x, %yc, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gc = zero.all_reduce add %pc over @mesh["dp"] : tensor<4x4xf32>
  %pb = stablehlo.dot_general %x, %yb, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb = zero.all_reduce add %pb over @mesh["dp"] : tensor<4x4xf32>
  %pa = stablehlo.dot_general %x, %ya, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %pa over @mesh["dp"] : tensor<4x4xf32>
  %na = stablehlo.add %ma, %ga : tensor<4x4xf32>
  %sa = stablehlo.dot_general %na, %na, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ua = stablehlo.dot_general %sa, %na, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wa = stablehlo.subtract %a, %ua : tensor<4x4xf32>
  %nb = stablehlo.add %mb, %gb : tensor<4x4xf32>
  %sb = stablehlo.dot_general %nb, %nb, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ub = stablehlo.dot_general %sb, %nb, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wb = stablehlo.subtract %b, %ub : tensor<4x4xf32>
  %nc = stablehlo.add %mc, %gc : tensor<4x4xf32>
  %sc = stablehlo.dot_general %nc, %nc, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %uc = stablehlo.dot_general %sc, %nc, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wc = stablehlo.subtract %c, %uc : tensor<4x4xf32>
  return %wa, %wb, %wc, %na, %nb, %nc : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}

//--- mixed.mlir
// One unit, cut by ranks inside its second parameter, which is no matrix like the others: it is inserted.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x2xf32> as #zero.role<param "d" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "ma" next = 3 of = "a"> {slots = {main = [3, 3]}}
zero.leaf tensor<4x2xf32> as #zero.role<opt_state "md" next = 4 of = "d"> {slots = {main = [4, 4]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "mb" next = 5 of = "b"> {slots = {main = [5, 5]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [6, -1]}}
// CHECK: %[[M:.*]] = zero.all_to_all %{{.*}} {from = [@u0], pieces = [#zero.piece<0 at 0 -> 0 at 0, 16>, #zero.piece<0 at 24 -> 0 at 16, 16>], to = [unit]} over @mesh["dp"] : (tensor<20xf32>) -> tensor<4x4xf32>
// CHECK: %[[O:.*]] = zero.all_to_all %{{.*}} {from = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 16>, #zero.piece<0 at 16 -> 0 at 24, 16>], to = [@u0]} over @mesh["dp"] : (tensor<4x4xf32>) -> tensor<20xf32>
// CHECK: %[[I:.*]] = zero.insert_segment %{{.*}} into %[[O]] {segment = 1 : i64, unit = @u0}
// CHECK: stablehlo.subtract %{{.*}}, %[[I]] : tensor<20xf32>
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %d: tensor<4x2xf32> {zero.role = #zero.role<param "d" next = 1>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 2>}, %ma: tensor<4x4xf32> {zero.role = #zero.role<opt_state "ma" next = 3 of = "a">}, %md: tensor<4x2xf32> {zero.role = #zero.role<opt_state "md" next = 4 of = "d">}, %mb: tensor<4x4xf32> {zero.role = #zero.role<opt_state "mb" next = 5 of = "b">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ya = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %yd = stablehlo.dot_general %ya, %d, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %yb = stablehlo.dot_general %ya, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %pb = stablehlo.dot_general %x, %yb, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb = zero.all_reduce add %pb over @mesh["dp"] : tensor<4x4xf32>
  %pd = stablehlo.dot_general %x, %yd, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %gd = zero.all_reduce add %pd over @mesh["dp"] : tensor<4x2xf32>
  %pa = stablehlo.dot_general %x, %ya, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %pa over @mesh["dp"] : tensor<4x4xf32>
  %na = stablehlo.add %ma, %ga : tensor<4x4xf32>
  %sa = stablehlo.dot_general %na, %na, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ua = stablehlo.dot_general %sa, %na, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wa = stablehlo.subtract %a, %ua : tensor<4x4xf32>
  %nd = stablehlo.add %md, %gd : tensor<4x2xf32>
  %sd = stablehlo.dot_general %nd, %nd, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
  %ud = stablehlo.dot_general %sd, %nd, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %wd = stablehlo.subtract %d, %ud : tensor<4x2xf32>
  %nb = stablehlo.add %mb, %gb : tensor<4x4xf32>
  %sb = stablehlo.dot_general %nb, %nb, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ub = stablehlo.dot_general %sb, %nb, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wb = stablehlo.subtract %b, %ub : tensor<4x4xf32>
  return %wa, %wd, %wb, %na, %nd, %nb : tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4xf32>
}
}

//--- scaled.mlir
// A norm is a partial sum for each parameter: what is made of it is an input, of which each rank has its own.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "ma" next = 2 of = "a"> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "mb" next = 3 of = "b"> {slots = {main = [3, 3]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
// CHECK: zero.segment_reduce add
// CHECK: zero.all_reduce add
// CHECK: %[[A:.*]] = stablehlo.broadcast_in_dim %{{.*}} : (tensor<f32>) -> tensor<4x4xf32>
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %{{.*}} : (tensor<f32>) -> tensor<4x4xf32>
// CHECK: %[[M:.*]]:2 = zero.all_to_all %{{.*}}, %{{.*}}, %[[A]], %[[B]] {from = [@u0, @u1, unit, unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 16>, #zero.piece<1 at 0 -> 0 at 16, 16>, #zero.piece<2 at 0 -> 1 at 0, 16>, #zero.piece<3 at 16 -> 1 at 16, 16>], to = [unit, unit]}
// CHECK: stablehlo.divide %{{.*}}, %[[M]]#1 : tensor<4x4xf32>
// CHECK: zero.all_to_all
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %ma: tensor<4x4xf32> {zero.role = #zero.role<opt_state "ma" next = 2 of = "a">}, %mb: tensor<4x4xf32> {zero.role = #zero.role<opt_state "mb" next = 3 of = "b">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ya = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %yb = stablehlo.dot_general %ya, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %pb = stablehlo.dot_general %x, %yb, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb = zero.all_reduce add %pb over @mesh["dp"] : tensor<4x4xf32>
  %pa = stablehlo.dot_general %x, %ya, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %pa over @mesh["dp"] : tensor<4x4xf32>
  %na = stablehlo.add %ma, %ga : tensor<4x4xf32>
  %sa = stablehlo.dot_general %na, %na, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ua = stablehlo.dot_general %sa, %na, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %qa = stablehlo.multiply %na, %na : tensor<4x4xf32>
  %ta = stablehlo.reduce(%qa init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %ba = stablehlo.broadcast_in_dim %ta, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %va = stablehlo.divide %ua, %ba : tensor<4x4xf32>
  %oa = stablehlo.dot_general %va, %va, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wa = stablehlo.subtract %a, %oa : tensor<4x4xf32>
  %nb = stablehlo.add %mb, %gb : tensor<4x4xf32>
  %sb = stablehlo.dot_general %nb, %nb, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ub = stablehlo.dot_general %sb, %nb, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %qb = stablehlo.multiply %nb, %nb : tensor<4x4xf32>
  %tb = stablehlo.reduce(%qb init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %bb = stablehlo.broadcast_in_dim %tb, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %vb = stablehlo.divide %ub, %bb : tensor<4x4xf32>
  %ob = stablehlo.dot_general %vb, %vb, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wb = stablehlo.subtract %b, %ob : tensor<4x4xf32>
  return %wa, %wb, %na, %nb : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}

//--- statistics.mlir
// Statistics that all ranks have (Shampoo's) are inputs without a byte on the wire, and go back to all ranks; gradients, which
// nothing else reads, come from their shards.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "sa" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "sb" next = 3> {slots = {main = [3, 3]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
// CHECK: %[[M:.*]]:2 = zero.all_to_all %{{.*}}, %{{.*}}, %arg2, %arg3 {from = [@u0, @u1, unit, unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 16>, #zero.piece<1 at 0 -> 0 at 16, 16>, #zero.piece<2 at 0 -> 1 at 0, 16>, #zero.piece<3 at 16 -> 1 at 16, 16>], to = [unit, unit]}
// CHECK: %[[N:.*]] = stablehlo.add %[[M]]#1
// CHECK: %[[O:.*]]:4 = zero.all_to_all %{{.*}}, %[[N]] {from = [unit, unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 16>, #zero.piece<0 at 16 -> 1 at 0, 16>, #zero.piece<1 at 0 -> 2 at 0, 16>, #zero.piece<1 at 0 -> 2 at 16, 16>, #zero.piece<1 at 16 -> 3 at 0, 16>, #zero.piece<1 at 16 -> 3 at 16, 16>], to = [@u0, @u1, unit, unit]}
// CHECK: return %{{.*}}, %{{.*}}, %[[O]]#2, %[[O]]#3
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %ma: tensor<4x4xf32> {zero.role = #zero.role<opt_state "sa" next = 2>}, %mb: tensor<4x4xf32> {zero.role = #zero.role<opt_state "sb" next = 3>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ya = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %yb = stablehlo.dot_general %ya, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %pb = stablehlo.dot_general %x, %yb, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb = zero.all_reduce add %pb over @mesh["dp"] : tensor<4x4xf32>
  %pa = stablehlo.dot_general %x, %ya, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %pa over @mesh["dp"] : tensor<4x4xf32>
  %qa = stablehlo.dot_general %ga, %ga, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %na = stablehlo.add %ma, %qa : tensor<4x4xf32>
  %ua = stablehlo.dot_general %na, %ga, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wa = stablehlo.subtract %a, %ua : tensor<4x4xf32>
  %qb = stablehlo.dot_general %gb, %gb, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %nb = stablehlo.add %mb, %qb : tensor<4x4xf32>
  %ub = stablehlo.dot_general %nb, %gb, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wb = stablehlo.subtract %b, %ub : tensor<4x4xf32>
  return %wa, %wb, %na, %nb : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}

//--- crossed.mlir
// One update reads what another makes: they are one set of ops, with none alike.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "ma" next = 2 of = "a"> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "mb" next = 3 of = "b"> {slots = {main = [3, 3]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
// CHECK: not-owner-computed | Category:zero-partition | Reason="there is no matrix alike beside it
// CHECK-NOT: zero.all_to_all
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %ma: tensor<4x4xf32> {zero.role = #zero.role<opt_state "ma" next = 2 of = "a">}, %mb: tensor<4x4xf32> {zero.role = #zero.role<opt_state "mb" next = 3 of = "b">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ya = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %yb = stablehlo.dot_general %ya, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %pb = stablehlo.dot_general %x, %yb, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb = zero.all_reduce add %pb over @mesh["dp"] : tensor<4x4xf32>
  %pa = stablehlo.dot_general %x, %ya, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %pa over @mesh["dp"] : tensor<4x4xf32>
  %na = stablehlo.add %ma, %ga : tensor<4x4xf32>
  %sa = stablehlo.dot_general %na, %na, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ua = stablehlo.dot_general %sa, %na, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wa = stablehlo.subtract %a, %ua : tensor<4x4xf32>
  %nb = stablehlo.add %mb, %gb : tensor<4x4xf32>
  %sb = stablehlo.dot_general %nb, %nb, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ub = stablehlo.dot_general %sb, %nb, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %vb = stablehlo.dot_general %ub, %sa, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %wb = stablehlo.subtract %b, %vb : tensor<4x4xf32>
  return %wa, %wb, %na, %nb : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}
