// The stages' table on one step; Inputs/ holds it so that every stage reads the same text.
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=0 block=32" --zero-verify-partition | FileCheck %s --check-prefixes=CHECK,STAGE0
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=1 block=32" --zero-verify-partition | FileCheck %s --check-prefixes=CHECK,STAGE12
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=2 block=32" --zero-verify-partition | FileCheck %s --check-prefixes=CHECK,STAGE12
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32" --zero-verify-partition | FileCheck %s --check-prefixes=CHECK,STAGE3
// What it prints is what it reads.
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32" --zero-verify-partition -o %t.mlir
// RUN: zero-opt %t.mlir | diff %t.mlir -
// The rules that make of the parameters' updates one on their unit change no bit; without them every rank computes
// them whole. (Units without padding: nothing says what padding holds.)
// DEFINE: %{rules} =
// DEFINE: %{without} = zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=4 disable-rules=%{rules}" -o %t.without && zero-run %t.with --equivalent %t.without
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=4" -o %t.with
// REDEFINE: %{rules} = batch-elementwise
// RUN: %{without}
// REDEFINE: %{rules} = pack-of-unpack
// RUN: %{without}
// REDEFINE: %{rules} = batch-scalars
// RUN: %{without}
// REDEFINE: %{rules} = batch-all-reduce
// RUN: %{without}
// REDEFINE: %{rules} = batch-elementwise,pack-of-unpack,batch-scalars,batch-all-reduce
// RUN: %{without} && FileCheck %s --check-prefix=WITHOUT < %t.without
// WITHOUT: zero.insert_segment
// WITHOUT: return

// Wire per rank: a gather and a scatter of 256 elements, all_reduces of 8 and 4 bytes.
// STAGE0: resident = {grad = 1024 : i64, opt_state = 1024 : i64, other = 0 : i64, param = 1024 : i64}
// STAGE12: opt_state = 256 : i64, other = 0 : i64, param = 1024 : i64}
// STAGE3: resident = {grad = 256 : i64, opt_state = 256 : i64, other = 0 : i64, param = 256 : i64}
// CHECK-SAME: wire = {init = 0 : i64, main = 1564 : i64}
// CHECK-SAME: block = 32 : i64
// CHECK-SAME: zero.phase = "partitioned"

// The layout does not know the stage: parameters in order of use, on the grid, padded to 4 ranks.
// CHECK: zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 32 : i64, dtype = f32, elements = 256 : i64, segments = [#zero.segment<"w" [8, 16] at 0>, #zero.segment<"b" [16] at 128>]}

// CHECK-LABEL: func.func @main
// STAGE0-SAME: %[[P:[a-z0-9]+]]: tensor<256xf32> {zero.leaves = ["w", "b"], zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>}
// STAGE0-SAME: %[[M:[a-z0-9]+]]: tensor<256xf32> {zero.leaves = ["mu/w", "mu/b"], zero.role = #zero.role<opt_state "u0/mu" next = 1 unit = @u0>}
// STAGE12-SAME: %[[P:[a-z0-9]+]]: tensor<256xf32> {zero.leaves
// STAGE12-SAME: %[[M:[a-z0-9]+]]: tensor<64xf32> {zero.leaves
// STAGE3-SAME: %[[P:[a-z0-9]+]]: tensor<64xf32> {zero.leaves
// STAGE3-SAME: %[[M:[a-z0-9]+]]: tensor<64xf32> {zero.leaves
// CHECK-SAME: tensor<3x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}
// CHECK-SAME: tensor<f32> {zero.role = #zero.role<metric "loss">}

// Parameters are unpacked, at stage 3 after a gather.
// STAGE0-NOT: zero.all_gather
// STAGE12-NOT: zero.all_gather
// STAGE3: %[[FULL:.*]] = zero.all_gather %[[P]]
// STAGE0: %[[W:.*]]:2 = zero.unpack %[[P]] {unit = @u0}
// STAGE12: %[[W:.*]]:2 = zero.unpack %[[P]] {unit = @u0}
// STAGE3: %[[W:.*]]:2 = zero.unpack %[[FULL]] {unit = @u0}
// CHECK: stablehlo.dot_general %{{.*}}, %[[W]]#0

// The loss stays an all_reduce; the gradient is one reduce_scatter, also where it was transposed after.
// CHECK: zero.all_reduce add %{{.*}} : tensor<f32>
// CHECK: %[[GW:.*]] = stablehlo.transpose
// CHECK: %[[GF:.*]] = zero.pack %[[GW]], %{{.*}} {unit = @u0}
// CHECK-NEXT: %[[G:.*]] = zero.reduce_scatter add %[[GF]] {units = [@u0]}
// STAGE0-NEXT: %[[GG:.*]] = zero.all_gather %[[G]]

// The norm is a vector of partials on the shard at every stage, then the program's scalar chain.
// CHECK: %[[Q:.*]] = stablehlo.multiply %[[G]], %[[G]] : tensor<64xf32>
// CHECK: %[[S:.*]] = zero.segment_reduce add %[[Q]] {unit = @u0} : tensor<64xf32> -> tensor<2xf32>
// CHECK: zero.all_reduce add %[[S]] over @mesh["dp"] : tensor<2xf32>
// CHECK: stablehlo.sqrt

// The update.
// STAGE0: stablehlo.multiply %{{.*}}, %[[M]] : tensor<256xf32>
// STAGE12: stablehlo.multiply %{{.*}}, %[[M]] : tensor<64xf32>
// STAGE12: %[[OWN:.*]] = zero.own_shard %[[P]]
// STAGE12: %[[NEW:.*]] = stablehlo.subtract %[[OWN]], %{{.*}} : tensor<64xf32>
// STAGE12: %[[WHOLE:.*]] = zero.all_gather %[[NEW]]
// STAGE12: return %[[WHOLE]], %{{.*}}, %{{.*}} : tensor<256xf32>, tensor<64xf32>, tensor<f32>
// STAGE3: %[[NEW:.*]] = stablehlo.subtract %[[P]], %{{.*}} : tensor<64xf32>
// STAGE3-NOT: zero.all_gather
// STAGE3: return %[[NEW]], %{{.*}}, %{{.*}} : tensor<64xf32>, tensor<64xf32>, tensor<f32>

// @init writes what its stage keeps; momentum is zero, so it is filled.
// CHECK-LABEL: func.func @init
// STAGE3-SAME: (tensor<64xf32> {zero.leaves = ["w", "b"], zero.role = #zero.role<param "u0/param" unit = @u0>}, tensor<64xf32>
// CHECK: %[[MU:.*]] = stablehlo.constant dense<0.000000e+00>
// CHECK: %[[W0:.*]] = stablehlo.iota
// CHECK: %[[I0:.*]] = zero.insert_segment %[[W0]] into
// CHECK: %[[I1:.*]] = zero.insert_segment %{{.*}} into %[[I0]] {segment = 1 : i64, unit = @u0}
// CHECK: return %[[I1]], %[[MU]]
