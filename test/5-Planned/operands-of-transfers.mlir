// What a collective reads is given up with the await of a later one of its stream, which runs them one behind the other: %t takes the
// place of %p and %q though the first gather is awaited behind it, and there is no wait more than the second gather's.
//
// RUN: zero-opt %s --zero-plan-buffers --zero-verify-plan | FileCheck %s
// CHECK: fragmentation = 512 : i64, {{.*}}max_live = 16384 : i64
// CHECK: zero.arena in @device {alignment = 512 : i64, bytes = 18944 : i64
// CHECK-LABEL: func.func @main() {
// CHECK: zero.launch_collective all_gather ins [#zero.allocation<[[P:[0-9]+]], tensor<256xf32>>]
// CHECK-NEXT: zero.wait 1 on @comm
// CHECK-NEXT: zero.launch_collective all_gather
// CHECK-NEXT: zero.record 2 on @comm
// CHECK-NEXT: zero.wait 2 on @compute
// CHECK-NEXT: zero.launch @k_large {{.*}} outs [#zero.allocation<[[P]], tensor<3072xf32>>]
// CHECK-NEXT: zero.launch @k_small
// CHECK-NEXT: return

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  func.func private @k_part(%a: tensor<256xf32>) -> tensor<256xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<256xf32>
    return %0 : tensor<256xf32>
  }
  func.func private @k_large(%a: tensor<512xf32>) -> tensor<3072xf32> attributes {zero.kernel} {
    %0 = stablehlo.concatenate %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<3072xf32>
    return %0 : tensor<3072xf32>
  }
  func.func private @k_small(%a: tensor<3072xf32>, %b: tensor<512xf32>) -> tensor<256xf32> attributes {zero.kernel} {
    %0 = stablehlo.slice %a [0:256] : (tensor<3072xf32>) -> tensor<256xf32>
    %1 = stablehlo.slice %b [0:256] : (tensor<512xf32>) -> tensor<256xf32>
    %2 = stablehlo.add %0, %1 : tensor<256xf32>
    return %2 : tensor<256xf32>
  }
  func.func @main(%x: tensor<256xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<256xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
    %p = zero.dispatch @k_part(%x) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %q = zero.dispatch @k_part(%x) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %fp = zero.collective_start all_gather %p on @comm over @dp_gathers : (tensor<256xf32>) -> !zero.future<tensor<512xf32>>
    %fq = zero.collective_start all_gather %q on @comm over @dp_gathers : (tensor<256xf32>) -> !zero.future<tensor<512xf32>>
    %wq = zero.await %fq on @compute : !zero.future<tensor<512xf32>> -> tensor<512xf32>
    %t = zero.dispatch @k_large(%wq) tied [-1] : (tensor<512xf32>) -> tensor<3072xf32>
    %wp = zero.await %fp on @compute : !zero.future<tensor<512xf32>> -> tensor<512xf32>
    %y = zero.dispatch @k_small(%t, %wp) tied [-1] : (tensor<3072xf32>, tensor<512xf32>) -> tensor<256xf32>
    return %y : tensor<256xf32>
  }
}
