// RUN: zero-opt %s --split-input-file --zero-verify-plan --verify-diagnostics

// Plans broken on purpose. The kernels of all of them:
//   k_copy: one in, one out, at the same index;  k_shift: at other indices.

// Two values that are needed at one time share bytes.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<output "y"> at #zero.allocation<16, tensor<4xf32>> {result = 0 : i64, from = array<i64: 2>}
  func.func @main() {
    zero.launch @k_copy ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] on @compute {id = 0 : i64, from = [array<i64: -1>]}
    zero.launch @k_copy ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<72, tensor<4xf32>>] on @compute {id = 1 : i64, from = [array<i64: -1>]}
    // expected-error @+1 {{reads bytes 72 to 80 of launch 0, but launch 1 has written there since}}
    zero.launch @k_copy ins [#zero.allocation<64, tensor<4xf32>>] outs [#zero.allocation<16, tensor<4xf32>>] on @compute {id = 2 : i64, from = [array<i64: 0>]}
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// An early read of a future: the wait is there, but after the kernel.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<output "y"> at #zero.allocation<16, tensor<4xf32>> {result = 0 : i64, from = array<i64: 1>}
  func.func @main() {
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] on @comm over @dp_reductions {id = 0 : i64, from = [array<i64: -1>]}
    zero.record 0 on @comm
    // expected-error @+1 {{reads bytes 64 to 80 of launch 0 without waiting for it}}
    zero.launch @k_copy ins [#zero.allocation<64, tensor<4xf32>>] outs [#zero.allocation<16, tensor<4xf32>>] on @compute {id = 1 : i64, from = [array<i64: 0>]}
    zero.wait 0 on @compute
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// A dropped event: the collective overwrites what a kernel of the other stream still reads.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<output "y"> at #zero.allocation<16, tensor<4xf32>> {result = 0 : i64, from = array<i64: 1>}
  func.func @main() {
    zero.launch @k_copy ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] on @compute {id = 0 : i64, from = [array<i64: -1>]}
    zero.launch @k_copy ins [#zero.allocation<64, tensor<4xf32>>] outs [#zero.allocation<16, tensor<4xf32>>] on @compute {id = 1 : i64, from = [array<i64: 0>]}
    // expected-error @+1 {{writes bytes 64 to 80 without waiting for launch 1, which uses them}}
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] on @comm over @dp_reductions {id = 2 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Events are rows of a table.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @comm
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  func.func @main() {
    zero.record 1 on @comm
    // expected-error @+1 {{records event 3, expected a number from 0 and below 3, the number of ops of the entry}}
    zero.record 3 on @comm
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @comm
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  func.func @main() {
    // expected-error @+1 {{records event -1, expected a number from 0}}
    zero.record -1 on @comm
    return
  }
}

// -----

// A wait for an event that nothing has recorded.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @comm
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  func.func @main() {
    // expected-error @+1 {{waits for event 0, which nothing has recorded before}}
    zero.wait 0 on @compute
    zero.record 0 on @comm
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @comm
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  func.func @main() {
    zero.record 0 on @comm
    // expected-error @+1 {{records event 0 a second time}}
    zero.record 0 on @comm
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{uses bytes 248 to 264, outside the arena of 256 bytes}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<248, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// State that this entry keeps is overwritten.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  // expected-error @+1 {{reads bytes 0 to 16 of the entry's arguments, but launch 0 has written there since}}
  zero.slot "eval" #zero.role<param "w"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "eval" #zero.role<batch "x"> at #zero.allocation<64, tensor<4xf32>> {arg = 1 : i64}
  func.func @eval() {
    zero.launch_copy #zero.allocation<64, tensor<4xf32>> -> #zero.allocation<0, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// A new state that is never made.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  // expected-error @+1 {{which the launches it names have not written}}
  zero.slot "main" #zero.role<param "w" next = 0> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64, result = 0 : i64, from = array<i64: 0>}
  func.func @main() {
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<64, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<param "w" next = 0> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64, result = 0 : i64, from = array<i64: -1>}
  // expected-error @+1 {{puts state "w" in another allocation than #zero.allocation<0, tensor<4xf32>>}}
  zero.slot "eval" #zero.role<param "w"> at #zero.allocation<64, tensor<4xf32>> {arg = 0 : i64}
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<param "w"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  // expected-error @+1 {{shares bytes with another slot}}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<8, tensor<4xf32>> {arg = 1 : i64}
}

// -----

// In place, but read at other indices.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{writes output 0 over input 0, which the kernel reads at other indices}}
    zero.launch @k_shift ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<0, tensor<4xf32>>] on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k_shift(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.reverse %a, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// What a kernel computes in has nothing to do with an element of what it reads, even at the same index.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{writes scratch memory over input 0, which the kernel still reads}}
    zero.launch @k_copy ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] workspace #zero.allocation<0, tensor<16xi8>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// The same for a row's sum, spread over a column.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4x4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{writes output 0 over input 0, which the kernel reads at other indices}}
    zero.launch @k_mixed ins [#zero.allocation<0, tensor<4x4xf32>>] outs [#zero.allocation<0, tensor<4x4xf32>>] on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k_mixed(%a: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %0 = stablehlo.subtract %a, %b : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

// -----

// Who reads what must be said.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{expects 'from' to name the launches behind each of its 1 reads}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<64, tensor<4xf32>> on @compute
    return
  }
}

// -----

// Two outputs of one launch in one allocation.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{writes #zero.allocation<64, tensor<4xf32>> and #zero.allocation<64, tensor<4xf32>> over each other}}
    zero.launch @k_two ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>, #zero.allocation<64, tensor<4xf32>>] on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k_two(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    %1 = stablehlo.tanh %a : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// The library's scratch over one of its matrices.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 25166336 : i64, rank_offset = 25166272 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4x4xbf16>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{writes scratch memory over input 0}}
    zero.launch_gemm #zero.allocation<0, tensor<4x4xbf16>>, #zero.allocation<0, tensor<4x4xbf16>> -> #zero.allocation<25165952, tensor<4x4xbf16>> workspace #zero.allocation<0, tensor<25165824xi8>> on @compute {m = 4 : i64, n = 4 : i64,
      k = 4 : i64, batch = array<i64>, a_strides = array<i64: 4, 1>, b_strides = array<i64: 4, 1>, c_strides = array<i64: 4, 1>, id = 0 : i64, from = [array<i64: -1>, array<i64: -1>]}
    return
  }
}

// -----

// The library of the target has no scratch for its panels.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 25166336 : i64, rank_offset = 25166272 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4x4xbf16>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{expects a workspace of 25165824 bytes for 'bf16'}}
    zero.launch_gemm #zero.allocation<0, tensor<4x4xbf16>>, #zero.allocation<0, tensor<4x4xbf16>> -> #zero.allocation<25165952, tensor<4x4xbf16>> on @compute {m = 4 : i64, n = 4 : i64,
      k = 4 : i64, batch = array<i64>, a_strides = array<i64: 4, 1>, b_strides = array<i64: 4, 1>, c_strides = array<i64: 4, 1>, id = 0 : i64, from = [array<i64: -1>, array<i64: -1>]}
    return
  }
}

// -----

// A launch writes where every kernel reads its rank.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{writes bytes 192 to 200, which hold the rank's number or another entry's state}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<184, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// An entry that has no word for a state has no say over its bytes.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<param "w" next = 0> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64, result = 0 : i64, from = array<i64: -1>}
  zero.slot "eval" #zero.role<batch "x"> at #zero.allocation<64, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    return
  }
  func.func @eval() {
    // expected-error @+1 {{writes bytes 0 to 16, which hold the rank's number or another entry's state}}
    zero.launch_copy #zero.allocation<64, tensor<4xf32>> -> #zero.allocation<0, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// Half of what is read was never made.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<2xf32>> {arg = 0 : i64}
  func.func @main() {
    zero.launch_copy #zero.allocation<0, tensor<2xf32>> -> #zero.allocation<64, tensor<2xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    // expected-error @+1 {{reads bytes 72 to 80, which the launches it names have not written}}
    zero.launch_copy #zero.allocation<64, tensor<4xf32>> -> #zero.allocation<128, tensor<4xf32>> on @compute {id = 1 : i64, from = [array<i64: 0>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{expects #zero.allocation<66, tensor<4xf32>> to start at a multiple of 4}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<66, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// Where a collective waits for other ranks, nothing else runs.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-note @+1 {{this one runs there too}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<128, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    // expected-error @+1 {{runs on stream @compute, which has collectives and other work; expected streams of their own for collectives}}
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] on @compute over @dp_reductions {id = 1 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// One order of a communicator's collectives: one stream.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @one
  zero.stream @other
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] on @one over @dp_reductions {id = 0 : i64, from = [array<i64: -1>]}
    // expected-error @+1 {{uses communicator @dp_reductions on stream @other, which stream @one uses too, expected one order of its collectives}}
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<128, tensor<4xf32>>] on @other over @dp_reductions {id = 1 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// Three streams: the third has waited for the second only, which knows nothing of the first.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @a
  zero.stream @b
  zero.stream @c
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<64, tensor<4xf32>> on @a {id = 0 : i64, from = [array<i64: -1>]}
    zero.record 0 on @b
    zero.wait 0 on @c
    // expected-error @+1 {{reads bytes 64 to 80 of launch 0 without waiting for it}}
    zero.launch_copy #zero.allocation<64, tensor<4xf32>> -> #zero.allocation<128, tensor<4xf32>> on @c {id = 1 : i64, from = [array<i64: 0>]}
    return
  }
}

// -----

// Kernels and collectives do not reach the host's memory.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.space host @host
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.arena in @host {alignment = 64 : i64, bytes = 64 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{uses #zero.allocation<0, tensor<4xf32> in @host> in memory of the host, where only copies reach}}
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<0, tensor<4xf32> in @host>] on @comm over @dp_reductions {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

// Equal offsets in two spaces are two allocations; the copy back overtakes the copy out.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @offload
  zero.space device @device
  zero.space host @host
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.arena in @host {alignment = 64 : i64, bytes = 64 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<0, tensor<4xf32> in @host> on @offload {id = 0 : i64, from = [array<i64: -1>]}
    // expected-error @+1 {{reads bytes 0 to 16 of @host of launch 0 without waiting for it}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32> in @host> -> #zero.allocation<64, tensor<4xf32>> on @compute {id = 1 : i64, from = [array<i64: 0>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{names space @elsewhere, which the module does not define}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<0, tensor<4xf32> in @elsewhere> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.space device @device
  // expected-error @+1 {{has no zero.arena, expected one}}
  zero.space host @host
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.space device @device
  zero.space host @host
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  // expected-error @+1 {{holds the rank's number, expected it in "device", the module's first space}}
  zero.arena in @host {alignment = 64 : i64, bytes = 64 : i64, rank_offset = 0 : i64}
}

// -----

// An update in place of what it also reads elsewhere.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<batch "i"> at #zero.allocation<64, tensor<4x1xi32>> {arg = 1 : i64}
  func.func @main() {
    zero.launch @k_copy ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<128, tensor<4xf32>>] on @compute {id = 0 : i64, from = [array<i64: -1>]}
    // expected-error @+1 {{writes output 0 over input 0, which the kernel reads at other indices}}
    zero.launch @k_scatter ins [#zero.allocation<128, tensor<4xf32>>, #zero.allocation<64, tensor<4x1xi32>>] outs [#zero.allocation<128, tensor<4xf32>>] on @compute {id = 1 : i64, from = [array<i64: 0>, array<i64: -1>]}
    return
  }
  func.func private @k_copy(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_scatter(%t: tensor<4xf32>, %i: tensor<4x1xi32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = "stablehlo.scatter"(%t, %i, %t) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Slots of no bytes hide no overlap of their neighbours.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<param "w"> at #zero.allocation<0, tensor<16xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<8, tensor<0xf32>> {arg = 1 : i64}
  // expected-error @+1 {{shares bytes with another slot}}
  zero.slot "main" #zero.role<batch "y"> at #zero.allocation<32, tensor<4xf32>> {arg = 2 : i64}
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 4096 : i64, rank_offset = 4032 : i64}
  // expected-error @+1 {{expects allocations between byte 0 and byte 2^48, found #zero.allocation<9223372036854775807, tensor<4xf32>>}}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<9223372036854775807, tensor<4xf32>> {arg = 0 : i64}
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 4096 : i64, rank_offset = 4032 : i64}
  func.func @main() {
    // expected-error @+1 {{expects allocations of tensors of numbers, of static shape and at most 2^52 elements, found #zero.allocation<0, tensor<?xf32>>}}
    zero.launch_copy #zero.allocation<0, tensor<?xf32>> -> #zero.allocation<64, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 4096 : i64, rank_offset = 4032 : i64}
  func.func @main() {
    // expected-error @+1 {{expects allocations of one size, found 16 and 32 bytes}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<64, tensor<8xf32>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.arena in @device {alignment = 64 : i64, bytes = 4096 : i64, rank_offset = 4032 : i64}
  zero.mesh @mesh ["dp" = 4]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.space device @device
  zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8, 16] at 0>]}
  func.func @main() {
    // expected-error @+1 {{expects a whole unit of 256 elements, found 64}}
    zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<512, tensor<64xf32>>] on @comm over @dp_gathers {units = [@u0], id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.arena in @device {alignment = 64 : i64, bytes = 4096 : i64, rank_offset = 4032 : i64}
  zero.mesh @mesh ["dp" = 4]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  func.func @main() {
    // expected-error @+1 {{expects results of the operands' types}}
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<512, tensor<32xf32>>] on @comm over @dp_reductions {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 4096 : i64, rank_offset = 4032 : i64}
  func.func @main() {
    // expected-error @+1 {{touches elements of C up to 63, beyond 'tensor<32xf32>'}}
    zero.launch_gemm #zero.allocation<0, tensor<64xf32>>, #zero.allocation<256, tensor<64xf32>> -> #zero.allocation<512, tensor<32xf32>> on @compute {m = 8 : i64, n = 8 : i64,
      k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>, b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>, id = 0 : i64, from = [array<i64: -1>, array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  // expected-error @+1 {{has 562949953421312 bytes, expected at most 2^48 in all spaces}}
  zero.arena in @device {alignment = 64 : i64, bytes = 562949953421312 : i64, rank_offset = 4032 : i64}
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  // expected-error @+1 {{lies in space @device, which the module does not define}}
  zero.arena in @device {alignment = 64 : i64, bytes = 4096 : i64, rank_offset = 4032 : i64}
}

// -----

// What a launch reads comes from launches before it.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    // expected-error @+1 {{reads bytes of launch 7, which does not come before}}
    zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<64, tensor<4xf32>> on @compute {id = 0 : i64, from = [array<i64: 7>]}
    return
  }
}

// -----

// expected-error @+1 {{'zero.memory' expects a table of bytes, found 3 : i64}}
module attributes {zero.phase = "scheduled", zero.format = 3 : i64, zero.memory = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 256 : i64, rank_offset = 192 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64}
  func.func @main() {
    return
  }
}

// -----

// A kernel's scratch over its operand, then less of it than the kernel needs.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 512 : i64, rank_offset = 448 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4x8xf32>> {arg = 0 : i64}
  func.func private @sort(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {zero.kernel} {
    %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @main() {
    // expected-error @+1 {{writes scratch memory over input 0}}
    zero.launch @sort ins [#zero.allocation<0, tensor<4x8xf32>>] outs [#zero.allocation<128, tensor<4x8xf32>>] workspace #zero.allocation<0, tensor<128xi8>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 64 : i64, bytes = 512 : i64, rank_offset = 448 : i64}
  zero.slot "main" #zero.role<batch "x"> at #zero.allocation<0, tensor<4x8xf32>> {arg = 0 : i64}
  func.func private @sort(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
      attributes {zero.kernel, kernel.schedule = #kernel.schedule<sort, items = 4, tile = 8, workspace = 128>} {
    %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @main() {
    // expected-error @+1 {{has a workspace of 64 bytes, expected 128 for kernel @sort}}
    zero.launch @sort ins [#zero.allocation<0, tensor<4x8xf32>>] outs [#zero.allocation<128, tensor<4x8xf32>>] workspace #zero.allocation<256, tensor<64xi8>> on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
}
