// States of the optimizer lie in memory of the host. Four parameters with a moment and a small counter each, updated one after
// the other; the last two share a reader of their new moments behind all updates.
//
// RUN: zero-opt %s --zero-schedule --zero-offload-optimizer="offload-optimizer offload-min-bytes=32" --zero-verify-scheduled -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-plan-buffers --zero-verify-plan | FileCheck %s --check-prefix=PLAN
// RUN: zero-opt %s --zero-schedule --zero-offload-optimizer --zero-verify-scheduled | FileCheck %s --check-prefix=KEPT
// RUN: not zero-opt %s --zero-schedule --zero-offload-optimizer="offload-optimizer offload-min-bytes=33" 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: sed 's/opt_state/model_state/' %s | not zero-opt --zero-schedule --zero-offload-optimizer="offload-optimizer" 2>&1 | FileCheck %s --check-prefix=NONE
//
// Nothing but copies reaches there, the places of a state agree, and what is on its way is bounded.
// RUN: sed 's/@k_length(%[0-9]*)/@k_length(%arg7)/' %t.mlir | not zero-opt --zero-verify-scheduled 2>&1 | FileCheck %s --check-prefix=READS
// RUN: sed '/func @main/s/zero.role<opt_state "m2"/zero.role<model_state "m2"/' %t.mlir | not zero-opt --zero-verify-scheduled 2>&1 | FileCheck %s --check-prefix=ROLE
// RUN: sed '/func @main/s/next = 5>, zero.space = @host/next = 5>/' %t.mlir | not zero-opt --zero-verify-scheduled 2>&1 | FileCheck %s --check-prefix=PLACES
// RUN: sed '/func @main/s/next = 5>, zero.space = @host/next = 5>/' %t.mlir | not zero-opt --zero-plan-buffers 2>&1 | FileCheck %s --check-prefix=SLOTS
// RUN: sed '/func @main/s/zero.space = @host/zero.space = @device/' %t.mlir | not zero-opt --zero-verify-scheduled 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: sed '/zero.copy %results#1/s/ {space = @host}//' %t.mlir | not zero-opt --zero-verify-scheduled 2>&1 | FileCheck %s --check-prefix=STAYS
// RUN: sed '/zero.copy %arg[78] on/d; s/^    %0 = zero.copy %arg5/    %2 = zero.copy %arg7 on @fetch : tensor<8xf32>\n    %4 = zero.copy %arg8 on @fetch : tensor<8xf32>\n&/' %t.mlir | not zero-opt --zero-verify-scheduled 2>&1 | FileCheck %s --check-prefix=MANY
// READS: error: 'zero.dispatch' op uses a value in @host, memory of the host, where only copies reach; expected a zero.copy that brings it back
// ROLE: error: argument 6 lies in @host, memory of the host, expected there states of the optimizer alone, with role opt_state
// PLACES: error: argument 6 lies in the module's first space and result 5, its next value, in @host, expected one place for both
// SLOTS: error: keeps state "m2" in the module's first space, result 5, its next value, in host; both share one allocation
// DEVICE: error: argument 5 lies in @device, expected a zero.space of the module in memory of the host
// STAYS: error: 'func.return' op returns as result 4 a value in the module's first space, expected one in @host
// MANY: error: 'zero.copy' op is of 96 bytes of which each is of a state that has come from the host, expected at most 64: twice what one unit has, or one op reads, of them
// KEPT-NOT: zero.copy
// KEPT-NOT: zero.space
// SMALL: error: has states of an optimizer of at most 32 bytes on a rank, expected one of 33 at least for --offload-optimizer; lower --offload-min-bytes or leave the option away
// NONE: error: has no state of an optimizer that --offload-optimizer could move; expected arguments of role opt_state, leave the option away

// CHECK: zero.space device @device
// CHECK-NEXT: zero.space host @host
// CHECK-NEXT: zero.stream @offload
// CHECK-NEXT: zero.stream @fetch
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %arg1: tensor<8xf32> {zero.role = #zero.role<param "w1" next = 0>}
// CHECK-SAME: %arg5: tensor<8xf32> {zero.role = #zero.role<opt_state "m1" next = 4>, zero.space = @host}
// CHECK-SAME: %arg9: tensor<i32> {zero.role = #zero.role<opt_state "count" next = 8>}
// CHECK-SAME: tensor<8xf32> {zero.space = @host}
//
// The first one comes when its kernel is next, as little else runs; the others while the one before is updated. The kernel
// writes over what has come. It goes when the next one is done.
// CHECK: [[M1:%.*]] = zero.copy %arg5 on @fetch : tensor<8xf32>
// CHECK-NEXT: [[M2:%.*]] = zero.copy %arg6 on @fetch : tensor<8xf32>
// CHECK-NEXT: [[N1:%.*]]:2 = zero.dispatch @k_update(%arg1, [[M1]], %arg0) tied [0, 1]
// CHECK-NEXT: [[M3:%.*]] = zero.copy %arg7 on @fetch : tensor<8xf32>
// CHECK-NEXT: [[N2:%.*]]:2 = zero.dispatch @k_update(%arg2, [[M2]], %arg0) tied [0, 1]
// CHECK-NEXT: [[A1:%.*]] = zero.copy [[N1]]#1 on @offload {space = @host} : tensor<8xf32>
// CHECK-NEXT: [[M4:%.*]] = zero.copy %arg8 on @fetch : tensor<8xf32>
// CHECK-NEXT: [[N3:%.*]]:2 = zero.dispatch @k_update(%arg3, [[M3]], %arg0) tied [0, 1]
// CHECK-NEXT: [[A2:%.*]] = zero.copy [[N2]]#1 on @offload {space = @host}
//
// What is read once more behind another unit's update comes back; it goes at once.
// CHECK-NEXT: [[A3:%.*]] = zero.copy [[N3]]#1 on @offload {space = @host}
// CHECK-NEXT: [[B3:%.*]] = zero.copy [[A3]] on @fetch
// CHECK-NEXT: [[N4:%.*]]:2 = zero.dispatch @k_update(%arg4, [[M4]], %arg0) tied [0, 1]
// CHECK-NEXT: zero.dispatch @k_length([[B3]])
// CHECK-NEXT: [[A4:%.*]] = zero.copy [[N4]]#1 on @offload {space = @host}
// CHECK: return {{.*}}, [[A1]], [[A2]], [[A3]], [[A4]]

// Slots lie one after the other in the arena of their space; a copy reads the old value and one writes the new one.
// PLAN: zero.arena in @device
// PLAN: zero.arena in @host {alignment = 512 : i64, bytes = 512 : i64}
// PLAN: zero.slot {{.*}}opt_state "m1"{{.*}}#zero.allocation<[[M1:[0-9]+]], tensor<8xf32> in @host>
// PLAN: zero.launch_copy #zero.allocation<[[M1]], tensor<8xf32> in @host> -> #zero.allocation<[[D1:[0-9]+]], tensor<8xf32>> on @fetch
// PLAN: zero.launch @k_update ins [{{.*}}, #zero.allocation<[[D1]], tensor<8xf32>>, {{.*}}] outs [{{.*}}, #zero.allocation<[[D1]], tensor<8xf32>>]
// PLAN: zero.launch_copy #zero.allocation<[[D1]], tensor<8xf32>> -> #zero.allocation<[[M1]], tensor<8xf32> in @host> on @offload

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  func.func private @k_update(%w: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %0 = stablehlo.add %m, %g : tensor<8xf32>
    %1 = stablehlo.subtract %w, %0 : tensor<8xf32>
    return %1, %0 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @k_length(%m: tensor<8xf32>) -> tensor<f32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @k_count(%c: tensor<i32>) -> tensor<i32> attributes {zero.kernel} {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %c, %one : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @main(%g: tensor<8xf32> {zero.role = #zero.role<batch "g" dim = 0>},
                  %w1: tensor<8xf32> {zero.role = #zero.role<param "w1" next = 0>},
                  %w2: tensor<8xf32> {zero.role = #zero.role<param "w2" next = 1>},
                  %w3: tensor<8xf32> {zero.role = #zero.role<param "w3" next = 2>},
                  %w4: tensor<8xf32> {zero.role = #zero.role<param "w4" next = 3>},
                  %m1: tensor<8xf32> {zero.role = #zero.role<opt_state "m1" next = 4>},
                  %m2: tensor<8xf32> {zero.role = #zero.role<opt_state "m2" next = 5>},
                  %m3: tensor<8xf32> {zero.role = #zero.role<opt_state "m3" next = 6>},
                  %m4: tensor<8xf32> {zero.role = #zero.role<opt_state "m4" next = 7>},
                  %count: tensor<i32> {zero.role = #zero.role<opt_state "count" next = 8>})
      -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>,
          tensor<f32> {zero.role = #zero.role<metric "length">}) {
    %n1:2 = zero.dispatch @k_update(%w1, %m1, %g) tied [-1, -1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %n2:2 = zero.dispatch @k_update(%w2, %m2, %g) tied [-1, -1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %n3:2 = zero.dispatch @k_update(%w3, %m3, %g) tied [-1, -1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %n4:2 = zero.dispatch @k_update(%w4, %m4, %g) tied [-1, -1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %length = zero.dispatch @k_length(%n3#1) tied [-1] : (tensor<8xf32>) -> tensor<f32>
    %c = zero.dispatch @k_count(%count) tied [-1] : (tensor<i32>) -> tensor<i32>
    return %n1#0, %n2#0, %n3#0, %n4#0, %n1#1, %n2#1, %n3#1, %n4#1, %c, %length : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<f32>
  }
}
