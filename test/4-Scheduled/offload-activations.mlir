// What forward writes and backward reads after a while is copied to the host and back. Eight layers of eight numbers: between
// forward's last reader of a layer's output and backward's first, kernels move 7 times 32 bytes for each layer above, and 4 of backward's
// own; what the last five make is read too soon.
//
// RUN: zero-opt %s --zero-schedule --zero-offload-activations="activations=offloaded offload-min-bytes=32" --zero-verify-scheduled -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-plan-buffers --zero-verify-plan | FileCheck %s --check-prefix=PLAN
// RUN: zero-opt %s --zero-schedule --zero-offload-activations="activations=offloaded offload-min-bytes=33" 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: zero-opt %s --zero-schedule --zero-offload-activations --zero-verify-scheduled | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/role<param/role<const/; s/ next = [0-9]*//' %s | not zero-opt --zero-schedule --zero-offload-activations="activations=offloaded" 2>&1 | FileCheck %s --check-prefix=BATCH
// What a loop that stays makes is there together, and read too soon behind it; unrolled it is of layers.
// RUN: zero-opt %inputs/gpt_tiny_scan.mlir --zero-to-scheduled="ranks=2 stage=3 unroll-limit=900 activations=offloaded" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: zero-opt %inputs/gpt_tiny_scan.mlir --zero-to-scheduled="ranks=2 stage=3 activations=offloaded offload-min-bytes=256" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNROLLED --allow-empty
// LOOP: warning: --activations=offloaded leaves 589824 bytes whole on the device that loops which stay make in their rounds for backward: a loop is one kernel, whose results are there together; raise --unroll-limit, and each round's go for themselves
// UNROLLED-NOT: warning
// SMALL: warning: has no value that --activations=offloaded moves: those that backward reads of forward are too small, or read again too soon
// SMALL-NOT: zero.copy
// KEPT-NOT: zero.copy
// BATCH: error: has no op that reads a parameter together with data

// CHECK: zero.stream @compute{{$}}
// CHECK-NEXT: zero.space device @device
// CHECK-NEXT: zero.space host @host
// CHECK-NEXT: zero.stream @offload
// CHECK-NEXT: zero.stream @fetch

// CHECK-LABEL: func.func @main(
// CHECK: [[H1:%.*]] = zero.dispatch @k_forward(%arg0, %arg1)
// CHECK-NEXT: [[H2:%.*]] = zero.dispatch @k_forward([[H1]], %arg2)
//
// A copy runs when its source is there; it stands where the source's bytes are given up, when more would wait than two layers' outputs.
// CHECK-NEXT: [[A1:%.*]] = zero.copy [[H1]] on @offload {space = @host} : tensor<8xf32>
// CHECK-NEXT: [[H3:%.*]] = zero.dispatch @k_forward([[H2]], %arg3)
// CHECK: [[H8:%.*]] = zero.dispatch @k_forward({{.*}}, %arg8)
// CHECK-NEXT: [[A2:%.*]] = zero.copy [[H2]] on @offload {space = @host}
// CHECK-NEXT: [[A3:%.*]] = zero.copy [[H3]] on @offload {space = @host}
//
// A fetch stands where its target's bytes are taken: of two from the turn on, of the third when the first has been read.
// CHECK-NEXT: [[B3:%.*]] = zero.copy [[A3]] on @fetch : tensor<8xf32>
// CHECK-NEXT: [[B2:%.*]] = zero.copy [[A2]] on @fetch : tensor<8xf32>
// CHECK-NEXT: [[G8:%.*]] = zero.dispatch @k_backward([[H8]], [[H8]], %arg8)
// CHECK: zero.dispatch @k_backward({{.*}}, [[B3]], %arg3)
// CHECK-NEXT: [[B1:%.*]] = zero.copy [[A1]] on @fetch : tensor<8xf32>
// CHECK-NEXT: zero.dispatch @k_backward({{.*}}, [[B2]], %arg2)
// CHECK-NEXT: zero.dispatch @k_backward({{.*}}, [[B1]], %arg1)

// Each space has an arena. A copy away waits for the kernel that makes its source, not for what stands before it; the kernel that takes
// over the source's bytes waits for the copy; the fetches wait for the last copy away before them, their readers for them.
// PLAN: zero.arena in @device {{.*}}rank_offset
// PLAN: zero.arena in @host {alignment = 512 : i64, bytes = {{[0-9]+}} : i64}
// PLAN-LABEL: func.func @main() {
// PLAN: zero.launch @k_forward {{.*}} outs [#zero.allocation<[[H1:[0-9]+]], tensor<8xf32>>] on @compute {{.*}}id = 0
// PLAN-NEXT: zero.record [[MADE:[0-9]+]] on @compute
// PLAN-NEXT: zero.launch @k_forward {{.*}}id = 1
// PLAN: zero.wait [[MADE]] on @offload
// PLAN-NEXT: zero.launch_copy #zero.allocation<[[H1]], tensor<8xf32>> -> #zero.allocation<[[A1:[0-9]+]], tensor<8xf32> in @host> on @offload {from = [array<i64: 0>], id = 2 : i64}
// PLAN: zero.wait {{[0-9]+}} on @fetch
// PLAN: zero.launch_copy #zero.allocation<{{[0-9]+}}, tensor<8xf32> in @host> -> #zero.allocation<{{[0-9]+}}, tensor<8xf32>> on @fetch
// PLAN: zero.launch_copy #zero.allocation<[[A1]], tensor<8xf32> in @host> -> #zero.allocation<[[B1:[0-9]+]], tensor<8xf32>> on @fetch {from = [array<i64: 2>]
// PLAN-NEXT: zero.record [[BACK:[0-9]+]] on @fetch
// PLAN: zero.wait [[BACK]] on @compute
// PLAN-NEXT: zero.launch @k_backward ins [{{.*}}, #zero.allocation<[[B1]], tensor<8xf32>>, {{.*}}]

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  func.func private @k_forward(%h: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %h, %w : tensor<8xf32>
    %1 = stablehlo.tanh %0 : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @k_backward(%g: tensor<8xf32>, %h: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %h, %h : tensor<8xf32>
    %1 = stablehlo.subtract %g, %0 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %w : tensor<8xf32>
    return %2 : tensor<8xf32>
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
                  %w5: tensor<8xf32> {zero.role = #zero.role<param "w5" next = 4>},
                  %w6: tensor<8xf32> {zero.role = #zero.role<param "w6" next = 5>},
                  %w7: tensor<8xf32> {zero.role = #zero.role<param "w7" next = 6>},
                  %w8: tensor<8xf32> {zero.role = #zero.role<param "w8" next = 7>})
      -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %h1 = zero.dispatch @k_forward(%x, %w1) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h2 = zero.dispatch @k_forward(%h1, %w2) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h3 = zero.dispatch @k_forward(%h2, %w3) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h4 = zero.dispatch @k_forward(%h3, %w4) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h5 = zero.dispatch @k_forward(%h4, %w5) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h6 = zero.dispatch @k_forward(%h5, %w6) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h7 = zero.dispatch @k_forward(%h6, %w7) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %h8 = zero.dispatch @k_forward(%h7, %w8) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g8 = zero.dispatch @k_backward(%h8, %h8, %w8) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g7 = zero.dispatch @k_backward(%g8, %h7, %w7) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g6 = zero.dispatch @k_backward(%g7, %h6, %w6) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g5 = zero.dispatch @k_backward(%g6, %h5, %w5) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g4 = zero.dispatch @k_backward(%g5, %h4, %w4) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g3 = zero.dispatch @k_backward(%g4, %h3, %w3) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g2 = zero.dispatch @k_backward(%g3, %h2, %w2) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %g1 = zero.dispatch @k_backward(%g2, %h1, %w1) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n1 = zero.dispatch @k_update(%w1, %g1) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n2 = zero.dispatch @k_update(%w2, %g2) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n3 = zero.dispatch @k_update(%w3, %g3) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n4 = zero.dispatch @k_update(%w4, %g4) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n5 = zero.dispatch @k_update(%w5, %g5) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n6 = zero.dispatch @k_update(%w6, %g6) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n7 = zero.dispatch @k_update(%w7, %g7) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %n8 = zero.dispatch @k_update(%w8, %g8) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    return %n1, %n2, %n3, %n4, %n5, %n6, %n7, %n8 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
