// --activations=auto: every setting is planned, and the one is taken that fits and makes the step longer by least. Eight layers of 4 KiB, of
// which six are kept long enough to be cut along "tp", and five of these parts, or four whole values, to go to the host. h100-sxm: 360 bytes a
// nanosecond between ranks, 51.2 each way between device and host; forward takes 33.326 ns, backward 88.870. Parts: 12288 / 360 = 34.133 ns. In
// memory of the host: (16384 / 51.2 - 33.326) + (16384 / 51.2 - 88.870) = 517.804; parts there: 34.133 + (10240 / 51.2 - 33.326) +
// (10240 / 51.2 - 88.870) = 311.938.
//
// DEFINE: %{schedule} = --zero-schedule-kernels=target=cpu --zero-schedule
// DEFINE: %{auto} = activations=auto partition-min-bytes=32 offload-min-bytes=16
// RUN: zero-opt %s %{schedule} --zero-choose-activations="%{auto}" | FileCheck %s --check-prefix=KEPT
// RUN: zero-opt %s %{schedule} --zero-choose-activations="%{auto} device-memory=70144" | FileCheck %s --check-prefix=LAST
// RUN: zero-opt %s %{schedule} --zero-choose-activations="%{auto} device-memory=70143" | FileCheck %s --check-prefix=CUT
// RUN: zero-opt %s %{schedule} --zero-choose-activations="%{auto} device-memory=61951" | FileCheck %s --check-prefix=BOTH
// RUN: zero-opt %s %{schedule} --zero-choose-activations="%{auto} device-memory=55807" 2>&1 | FileCheck %s --check-prefix=NONE
//
// KEPT: activations = "auto", activations_chosen = "kept", activations_terms = [
// KEPT-SAME: {backward_ps = 88870 : i64, flops = 32768 : i64, forward_ps = 33326 : i64, host_bytes_per_second = 51200000000 : i64, link_bytes_per_second = 360000000000 : i64, machine = "h100-sxm", memory = 80000000000 : i64},
// KEPT-SAME: {activations = "kept", added_ps = 0 : i64, arena = 70144 : i64, away = 0 : i64, back = 0 : i64, why = "chosen", wire = 0 : i64},
// KEPT-SAME: {activations = "partitioned", added_ps = 34133 : i64, arena = 61952 : i64, away = 0 : i64, back = 0 : i64, why = "is slower", wire = 12288 : i64},
// KEPT-SAME: {activations = "offloaded", added_ps = 517804 : i64, arena = 61952 : i64, away = 16384 : i64, back = 16384 : i64, why = "is slower", wire = 0 : i64},
// KEPT-SAME: {activations = "partitioned-offloaded", added_ps = 311938 : i64, arena = 55808 : i64, away = 10240 : i64, back = 10240 : i64, why = "is slower", wire = 12288 : i64}]
// LAST: activations_chosen = "kept"
// CUT: activations_chosen = "partitioned", {{.*}}activations = "kept",{{.*}}why = "does not fit: 1 bytes too many"{{.*}}activations = "offloaded",{{.*}}why = "is slower"{{.*}}device_memory = 70143 : i64
// BOTH: activations_chosen = "partitioned-offloaded", {{.*}}activations = "offloaded",{{.*}}why = "does not fit: 1 bytes too many"
// NONE: warning: no --activations fits the 55807 bytes of the device: 'partitioned-offloaded', which needs least, takes 55808; take a higher --stage, --recompute=layers, more ranks, fewer rows, or name what the device has with --device-memory
// NONE: activations_chosen = "partitioned-offloaded", {{.*}}activations = "kept",{{.*}}why = "needs 14336 bytes more"
//
// A link to the host that hides its copies; no axis along which there are parts; nothing large enough to be moved.
// RUN: sed 's/"bytes_per_second": 64e9/"bytes_per_second": 64e12/' %project/machines/h100-sxm.json > %t.json
// RUN: zero-opt %s %{schedule} --zero-choose-activations="%{auto} device-memory=61952 machine-file=%t.json" | FileCheck %s --check-prefix=FAST
// RUN: sed 's/ \["dp" = 1, "tp" = 2\] batch \["dp"\]/ ["dp" = 2]/' %s > %t.dp.mlir
// RUN: zero-opt %t.dp.mlir %{schedule} --zero-choose-activations="%{auto} device-memory=61952" | FileCheck %s --check-prefix=AXIS
// RUN: zero-opt %s %{schedule} --zero-choose-activations="activations=auto device-memory=61952" 2>&1 | FileCheck %s --check-prefix=SMALL
// FAST: activations_chosen = "offloaded", {{.*}}activations = "partitioned",{{.*}}why = "is slower"{{.*}}activations = "offloaded", added_ps = 0 : i64
// AXIS: activations_chosen = "offloaded", {{.*}}{activations = "partitioned", why = "--activations=partitioned expects an axis along which ranks have the same values of forward, found none
// SMALL: warning: no --activations fits the 61952 bytes of the device: 'kept', which needs least, takes 70144
// SMALL: {activations = "partitioned", why = "has no value that --activations=partitioned cuts along \22tp\22
//
// What was decided is done, and needs what the terms say.
// RUN: zero-opt %s %{schedule} --zero-choose-activations="%{auto} device-memory=55808" --zero-partition-activations="activations=auto partition-min-bytes=32" \
// RUN:   --zero-offload-activations="activations=auto offload-min-bytes=16" --zero-verify-scheduled -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate="origin=%s"
// RUN: zero-opt %t.mlir --zero-plan-buffers --zero-verify-plan -o %t.plan.mlir
// RUN: zero-opt %t.plan.mlir --zero-validate="origin=%t.mlir" | FileCheck %s --check-prefix=PLAN
// PLAN: activations_chosen = "partitioned-offloaded"
// PLAN: zero.arena in @device {{.*}}bytes = 55808
// PLAN: zero.launch_collective all_gather {{.*}} over @tp_gathers
//
// Does not fire, and refuses.
// RUN: zero-opt %s %{schedule} --zero-choose-activations="activations=partitioned" | FileCheck %s --check-prefix=GIVEN
// RUN: not zero-opt %s %{schedule} --zero-choose-activations="activations=kept device-memory=9" 2>&1 | FileCheck %s --check-prefix=LONE
// RUN: not zero-opt %s %{schedule} --zero-choose-activations="activations=auto machine-file=abacus" 2>&1 | FileCheck %s --check-prefix=MACHINE
// RUN: not zero-opt %s %{schedule} --zero-offload-activations=activations=auto 2>&1 | FileCheck %s --check-prefix=ORDER
// GIVEN-NOT: activations
// LONE: error: --device-memory is what --activations=auto decides by, found --activations=kept; leave it away, or give 0
// MACHINE: error: machine 'abacus' is not known; expected h100-sxm or a file, NAME.json
// ORDER: error: --activations=auto has not been decided, expected 'activations_chosen' in zero.config; run zero-choose-activations first

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1, "tp" = 2] batch ["dp"]
  func.func private @k_forward(%h: tensor<1024xf32>, %w: tensor<1024xf32>) -> tensor<1024xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %h, %w : tensor<1024xf32>
    return %0 : tensor<1024xf32>
  }
  func.func private @k_backward(%g: tensor<1024xf32>, %h: tensor<1024xf32>, %w: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) attributes {zero.kernel} {
    %0 = stablehlo.multiply %g, %h : tensor<1024xf32>
    %1 = stablehlo.multiply %g, %w : tensor<1024xf32>
    return %0, %1 : tensor<1024xf32>, tensor<1024xf32>
  }
  func.func private @k_update(%w: tensor<1024xf32>, %g: tensor<1024xf32>) -> tensor<1024xf32> attributes {zero.kernel} {
    %0 = stablehlo.subtract %w, %g : tensor<1024xf32>
    return %0 : tensor<1024xf32>
  }
  func.func @main(%x: tensor<1024xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                  %w0: tensor<1024xf32> {zero.role = #zero.role<param "w0" next = 0>},
                  %w1: tensor<1024xf32> {zero.role = #zero.role<param "w1" next = 1>},
                  %w2: tensor<1024xf32> {zero.role = #zero.role<param "w2" next = 2>},
                  %w3: tensor<1024xf32> {zero.role = #zero.role<param "w3" next = 3>},
                  %w4: tensor<1024xf32> {zero.role = #zero.role<param "w4" next = 4>},
                  %w5: tensor<1024xf32> {zero.role = #zero.role<param "w5" next = 5>},
                  %w6: tensor<1024xf32> {zero.role = #zero.role<param "w6" next = 6>},
                  %w7: tensor<1024xf32> {zero.role = #zero.role<param "w7" next = 7>})
      -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) {
    %h0 = zero.dispatch @k_forward(%x, %w0) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %h1 = zero.dispatch @k_forward(%h0, %w1) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %h2 = zero.dispatch @k_forward(%h1, %w2) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %h3 = zero.dispatch @k_forward(%h2, %w3) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %h4 = zero.dispatch @k_forward(%h3, %w4) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %h5 = zero.dispatch @k_forward(%h4, %w5) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %h6 = zero.dispatch @k_forward(%h5, %w6) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %h7 = zero.dispatch @k_forward(%h6, %w7) tied [-1] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d7, %g7 = zero.dispatch @k_backward(%h7, %h6, %w7) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n7 = zero.dispatch @k_update(%w7, %d7) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d6, %g6 = zero.dispatch @k_backward(%g7, %h5, %w6) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n6 = zero.dispatch @k_update(%w6, %d6) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d5, %g5 = zero.dispatch @k_backward(%g6, %h4, %w5) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n5 = zero.dispatch @k_update(%w5, %d5) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d4, %g4 = zero.dispatch @k_backward(%g5, %h3, %w4) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n4 = zero.dispatch @k_update(%w4, %d4) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d3, %g3 = zero.dispatch @k_backward(%g4, %h2, %w3) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n3 = zero.dispatch @k_update(%w3, %d3) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d2, %g2 = zero.dispatch @k_backward(%g3, %h1, %w2) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n2 = zero.dispatch @k_update(%w2, %d2) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d1, %g1 = zero.dispatch @k_backward(%g2, %h0, %w1) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n1 = zero.dispatch @k_update(%w1, %d1) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %d0, %g0 = zero.dispatch @k_backward(%g1, %x, %w0) tied [-1, -1] : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %n0 = zero.dispatch @k_update(%w0, %d0) tied [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    return %n0, %n1, %n2, %n3, %n4, %n5, %n6, %n7 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>
  }
}
