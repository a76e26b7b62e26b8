// RUN: zero-opt %s --split-input-file --zero-verify-plan --verify-diagnostics

// Plans broken on purpose. The kernels of all of them:
//   k_copy: one in, one out, at the same index;  k_shift: at other indices.

// Two values that are needed at one time share bytes.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<output "y"> at #zero.at<16, tensor<4xf32>> {result = 0 : i64, from = array<i64: 2>}
  func.func @main() {
    zero.launch @k_copy ins [#zero.at<0, tensor<4xf32>>] outs [#zero.at<64, tensor<4xf32>>] on compute {id = 0 : i64, from = [array<i64: -1>]}
    zero.launch @k_copy ins [#zero.at<0, tensor<4xf32>>] outs [#zero.at<72, tensor<4xf32>>] on compute {id = 1 : i64, from = [array<i64: -1>]}
    // expected-error @+1 {{reads bytes 72 to 80 of launch 0, but launch 1 has written there since}}
    zero.launch @k_copy ins [#zero.at<64, tensor<4xf32>>] outs [#zero.at<16, tensor<4xf32>>] on compute {id = 2 : i64, from = [array<i64: 0>]}
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// An early read of a future: the wait is there, but after the kernel.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<output "y"> at #zero.at<16, tensor<4xf32>> {result = 0 : i64, from = array<i64: 1>}
  func.func @main() {
    zero.launch_collective all_reduce add ins [#zero.at<0, tensor<4xf32>>] outs [#zero.at<64, tensor<4xf32>>] on comm over @mesh["dp"] {id = 0 : i64, from = [array<i64: -1>]}
    zero.record 0 on comm
    // expected-error @+1 {{reads bytes 64 to 80 of launch 0 without waiting for it}}
    zero.launch @k_copy ins [#zero.at<64, tensor<4xf32>>] outs [#zero.at<16, tensor<4xf32>>] on compute {id = 1 : i64, from = [array<i64: 0>]}
    zero.wait 0 on compute
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// A dropped event: the collective overwrites what a kernel of the other stream still reads.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<output "y"> at #zero.at<16, tensor<4xf32>> {result = 0 : i64, from = array<i64: 1>}
  func.func @main() {
    zero.launch @k_copy ins [#zero.at<0, tensor<4xf32>>] outs [#zero.at<64, tensor<4xf32>>] on compute {id = 0 : i64, from = [array<i64: -1>]}
    zero.launch @k_copy ins [#zero.at<64, tensor<4xf32>>] outs [#zero.at<16, tensor<4xf32>>] on compute {id = 1 : i64, from = [array<i64: 0>]}
    // expected-error @+1 {{writes bytes 64 to 80 without waiting for launch 1, which uses them}}
    zero.launch_collective all_reduce add ins [#zero.at<0, tensor<4xf32>>] outs [#zero.at<64, tensor<4xf32>>] on comm over @mesh["dp"] {id = 2 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// A wait for an event that nothing has recorded.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  func.func @main() {
    // expected-error @+1 {{waits for event 0, which nothing has recorded before}}
    zero.wait 0 on compute
    zero.record 0 on comm
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  func.func @main() {
    zero.record 0 on comm
    // expected-error @+1 {{records event 0 a second time}}
    zero.record 0 on comm
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{uses bytes 248 to 264, outside the arena of 256 bytes}}
    zero.launch_copy #zero.at<0, tensor<4xf32>> -> #zero.at<248, tensor<4xf32>> on compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// State that this entry keeps is overwritten.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  // expected-error @+1 {{reads bytes 0 to 16 of the entry's arguments, but launch 0 has written there since}}
  zero.slot "eval" #zero.role<param "w"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "eval" #zero.role<batch "x"> at #zero.at<64, tensor<4xf32>> {arg = 1 : i64}
  func.func @eval() {
    zero.launch_copy #zero.at<64, tensor<4xf32>> -> #zero.at<0, tensor<4xf32>> on compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// A new state that is never made.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  // expected-error @+1 {{that the launches it names have not written}}
  zero.slot "main" #zero.role<param "w" next = 0> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64, result = 0 : i64, from = array<i64: 0>}
  func.func @main() {
    zero.launch_copy #zero.at<0, tensor<4xf32>> -> #zero.at<64, tensor<4xf32>> on compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<param "w" next = 0> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64, result = 0 : i64, from = array<i64: -1>}
  // expected-error @+1 {{puts state "w" at another place than #zero.at<0, tensor<4xf32>>}}
  zero.slot "eval" #zero.role<param "w"> at #zero.at<64, tensor<4xf32>> {arg = 0 : i64}
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<param "w"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  // expected-error @+1 {{shares bytes with another slot}}
  zero.slot "main" #zero.role<batch "x"> at #zero.at<8, tensor<4xf32>> {arg = 1 : i64}
}

// -----

// In place, but read at other indices.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{writes output 0 over input 0, which the kernel reads at other indices}}
    zero.launch @k_shift ins [#zero.at<0, tensor<4xf32>>] outs [#zero.at<0, tensor<4xf32>>] on compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k_shift(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.reverse %a, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Who reads what must be said.
module attributes {zero.phase = "scheduled", zero.format = 1 : i64} {
  zero.arena {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.at<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{expects 'from' to name the launches behind each of its 1 reads}}
    zero.launch_copy #zero.at<0, tensor<4xf32>> -> #zero.at<64, tensor<4xf32>> on compute
    return
  }
}
