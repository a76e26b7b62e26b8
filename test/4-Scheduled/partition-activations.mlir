// What forward writes, backward reads after a while, and ranks along "tp" have alike, each of them keeps a part of. Five layers of eight
// numbers: between forward's last reader of a value and backward's first, kernels move at least 8 times its bytes for the first two
// layers' outputs and for the sum over "tp", and less for the last two layers'. The third layer's output, which asks for the rank's
// number, is another one on each rank, until it is summed.
//
// RUN: zero-opt %s --zero-schedule-kernels=target=cpu --zero-schedule --zero-partition-activations="activations=partitioned partition-min-bytes=32" --zero-verify-scheduled -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate="origin=%s"
// RUN: zero-opt %t.mlir --zero-plan-buffers --zero-verify-plan -o %t.plan.mlir
// RUN: zero-opt %t.plan.mlir --zero-validate="origin=%t.mlir" | FileCheck %s --check-prefix=PLAN
// RUN: zero-opt %s --zero-schedule-kernels=target=cpu --zero-schedule --zero-partition-activations="activations=partitioned-offloaded partition-min-bytes=32" \
// RUN:   --zero-offload-activations="activations=partitioned-offloaded offload-min-bytes=16" --zero-verify-scheduled -o %t.host.mlir
// RUN: FileCheck %s --check-prefix=HOST < %t.host.mlir
// RUN: zero-opt %t.host.mlir --zero-validate="origin=%s"
//
// One rank alone along "dp" reduces no gradient: what waiting of zero.bytes lists is none of the program's.
// RUN: zero-opt %inputs/gpt_tiny_scan.mlir --zero-to-scheduled="mesh=dp=1,tp=2 tensor-parallel stage=3 unroll-limit=900 activations=partitioned partition-min-bytes=256" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOOP
// LOOP: warning: --activations=partitioned leaves 1179648 bytes whole on the device that loops which stay make in their rounds for backward
//
// Does not fire: values are too small, kept, or the same on no ranks.
// RUN: zero-opt %s --zero-schedule-kernels=target=cpu --zero-schedule --zero-partition-activations="activations=partitioned partition-min-bytes=33" 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: zero-opt %s --zero-schedule-kernels=target=cpu --zero-schedule --zero-partition-activations | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/over @mesh\["tp"\] : tensor<8xf32>/over @mesh["dp"] : tensor<8xf32>/' %s | zero-opt --zero-schedule-kernels=target=cpu --zero-schedule \
// RUN:   --zero-partition-activations="activations=partitioned partition-min-bytes=32" | FileCheck %s --check-prefix=UNEQUAL
// RUN: sed 's/"tp" = 2/"tp" = 3/' %s | zero-opt --zero-schedule-kernels=target=cpu --zero-schedule --remarks-filter=zero-partition-activations --remark-policy=all \
// RUN:   --zero-partition-activations="activations=partitioned partition-min-bytes=32" 2>&1 | FileCheck %s --check-prefix=ODD
// Refuses.
// RUN: sed 's/ \["dp" = 1, "tp" = 2\] batch \["dp"\]/ ["dp" = 2]/; s/"tp"/"dp"/' %s | not zero-opt --zero-schedule-kernels=target=cpu --zero-schedule --zero-partition-activations=activations=partitioned 2>&1 | FileCheck %s --check-prefix=AXIS
// RUN: sed 's/role<param/role<const/; s/ next = [0-9]*//' %s | not zero-opt --zero-schedule-kernels=target=cpu --zero-schedule --zero-partition-activations=activations=partitioned 2>&1 | FileCheck %s --check-prefix=BATCH
//
// SMALL: warning: has no value that --activations=partitioned cuts along "tp": those that backward reads of forward are too small, read again too soon, or not the same on its ranks
// SMALL-NOT: @part
// KEPT-NOT: @part
// ODD: remark: {{.*}}whole{{.*}}32 bytes of tensor<8xf32> stay whole: ranks do not divide their elements
// ODD-NOT: @part
// AXIS: error: --activations=partitioned expects an axis along which ranks have the same values of forward, found none beside those that cut the batch; name one (--mesh=dp=D,tp=T) of the step's own, or with --tensor-parallel, or take --activations=offloaded
// BATCH: error: has no op that reads a parameter together with data: there is no forward whose values --activations=partitioned could move

// CHECK: zero.communicator @tp_gathers over @mesh["tp"] for gathers
// CHECK-LABEL: func.func @main(
// A part stands behind the last reader of the whole.
// CHECK: [[H1:%.*]] = zero.dispatch @k_forward(%arg0, %arg1)
// CHECK-NEXT: [[H2:%.*]] = zero.dispatch @k_forward([[H1]], %arg2)
// CHECK-NEXT: [[P1:%.*]] = zero.dispatch @part_tp_f32_2x4([[H1]])
// CHECK-NEXT: [[H3:%.*]] = zero.dispatch @k_own([[H2]], %arg3)
// CHECK-NEXT: [[P2:%.*]] = zero.dispatch @part_tp_f32_2x4([[H2]])
// CHECK: [[S:%.*]] = zero.await
// CHECK-NEXT: [[H4:%.*]] = zero.dispatch @k_forward([[S]], %arg4)
// CHECK-NEXT: [[PS:%.*]] = zero.dispatch @part_tp_f32_2x4([[S]])
// CHECK-NEXT: [[H5:%.*]] = zero.dispatch @k_forward([[H4]], %arg5)
// One value waits for its reader: the next one's gather starts when that has read it.
// CHECK-NEXT: [[FS:%.*]] = zero.collective_start all_gather [[PS]] on @comm over @tp_gathers
// CHECK-NEXT: zero.dispatch @k_backward([[H5]], [[H5]], %arg5)
// CHECK-NEXT: zero.dispatch @k_backward({{.*}}, [[H4]], %arg4)
// CHECK-NEXT: [[W:%.*]] = zero.await [[FS]] on @compute
// CHECK-NEXT: zero.dispatch @k_backward({{.*}}, [[W]], %arg3)
// CHECK-NEXT: [[F2:%.*]] = zero.collective_start all_gather [[P2]] on @comm over @tp_gathers
// CHECK-NEXT: [[W2:%.*]] = zero.await [[F2]] on @compute
// CHECK-NEXT: zero.dispatch @k_backward({{.*}}, [[W2]], %arg2)
// CHECK-NEXT: [[F1:%.*]] = zero.collective_start all_gather [[P1]] on @comm over @tp_gathers
// CHECK-NEXT: [[W1:%.*]] = zero.await [[F1]] on @compute
// CHECK-NEXT: zero.dispatch @k_backward({{.*}}, [[W1]], %arg1)
// CHECK-NEXT: zero.dispatch @k_other([[H3]]
// CHECK: func.func private @part_tp_f32_2x4(%arg0: tensor<8xf32>) -> tensor<4xf32>
// CHECK-NEXT: [[START:%.*]] = zero.rank_offset 4 over @mesh["tp"] : tensor<i64>
// CHECK-NEXT: stablehlo.dynamic_slice %arg0, [[START]], sizes = [4]

// PLAN: zero.launch_collective all_gather {{.*}} on @comm over @tp_gathers

// On its way to the host and back a part is one still.
// HOST: [[P1:%.*]] = zero.dispatch @part_tp_f32_2x4(
// HOST: [[A1:%.*]] = zero.copy [[P1]] on @offload {space = @host} : tensor<4xf32>
// HOST: [[B1:%.*]] = zero.copy [[A1]] on @fetch : tensor<4xf32>
// HOST: zero.collective_start all_gather [[B1]] on @comm over @tp_gathers

// Without the sum over "tp", what follows from the third layer's output differs between ranks; what comes before it does not.
// UNEQUAL: [[H1:%.*]] = zero.dispatch @k_forward(%arg0, %arg1)
// UNEQUAL-NEXT: [[H2:%.*]] = zero.dispatch @k_forward([[H1]], %arg2)
// UNEQUAL-NEXT: zero.dispatch @part_tp_f32_2x4([[H1]])
// UNEQUAL: zero.dispatch @part_tp_f32_2x4([[H2]])
// UNEQUAL-NOT: zero.dispatch @part_tp_f32_2x4

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1, "tp" = 2] batch ["dp"]
  func.func private @k_forward(%h: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %h, %w : tensor<8xf32>
    %1 = stablehlo.tanh %0 : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @k_own(%h: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = zero.rank_offset 1 over @mesh["tp"] : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.multiply %h, %2 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %w : tensor<8xf32>
    return %4 : tensor<8xf32>
  }
  func.func private @k_backward(%g: tensor<8xf32>, %h: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %h, %h : tensor<8xf32>
    %1 = stablehlo.subtract %g, %0 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %w : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @k_other(%h: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %h : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_update(%w: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.subtract %w, %g : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @main(%x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                  %w1: tensor<8xf32> {zero.role = #zero.role<param "w1" next = 0>},
                  %w2: tensor<8xf32> {zero.role = #zero.role<param "w2" next = 1>},
                  %w3: tensor<8xf32> {zero.role = #zero.role<param "w3" next = 2>},
                  %w4: tensor<8xf32> {zero.role = #zero.role<param "w4" next = 3>},
                  %w5: tensor<8xf32> {zero.role = #zero.role<param "w5" next = 4>})
      -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %h1 = zero.dispatch @k_forward(%x, %w1) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h2 = zero.dispatch @k_forward(%h1, %w2) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h3 = zero.dispatch @k_own(%h2, %w3) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %s = zero.all_reduce add %h3 over @mesh["tp"] : tensor<8xf32>
    %h4 = zero.dispatch @k_forward(%s, %w4) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h5 = zero.dispatch @k_forward(%h4, %w5) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g5 = zero.dispatch @k_backward(%h5, %h5, %w5) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g4 = zero.dispatch @k_backward(%g5, %h4, %w4) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g3 = zero.dispatch @k_backward(%g4, %s, %w3) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g2 = zero.dispatch @k_backward(%g3, %h2, %w2) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g1 = zero.dispatch @k_backward(%g2, %h1, %w1) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %o = zero.dispatch @k_other(%h3) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %n1 = zero.dispatch @k_update(%w1, %g1) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n2 = zero.dispatch @k_update(%w2, %g2) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n3 = zero.dispatch @k_update(%w3, %o) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n4 = zero.dispatch @k_update(%w4, %g4) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n5 = zero.dispatch @k_update(%w5, %g5) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    return %n1, %n2, %n3, %n4, %n5 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
