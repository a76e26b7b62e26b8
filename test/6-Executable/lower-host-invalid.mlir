// RUN: zero-opt %s --zero-lower-host --split-input-file --verify-diagnostics

// expected-error@+1 {{'zero-lower-host' expects a module in phase 'planned'}}
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
}

// -----

module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 1024 : i64, rank_offset = 512 : i64}
  func.func @main() {
    // expected-error@+1 {{launches @k, which has no machine form; run zero-lower-kernels first}}
    zero.launch @k ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>] on @compute
    return
  }
  func.func private @k(%x: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    return %x : tensor<4xf32>
  }
}

// -----

// A gather fewer than the partition's verifier counted.
// expected-error@+1 {{entry 'main' moves 0 bytes per rank, but the partitioned program was verified to move 768}}
module attributes {zero.phase = "planned", zero.format = 3 : i64, zero.bytes = {wire = {main = 768 : i64}}} {
  zero.mesh @mesh ["dp" = 4]
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 1024 : i64, rank_offset = 512 : i64}
  func.func @main() {
    return
  }
}

// -----

module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 4]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 2048 : i64, rank_offset = 1536 : i64}
  func.func @main() {
    // expected-error@+1 {{cannot go from 'tensor<64xf32>' to 'tensor<128xf32>' over 4 ranks}}
    zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<512, tensor<128xf32>>] on @comm over @dp_gathers
    return
  }
}

// -----

module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 4]
  // expected-error@+1 {{is a second mesh, expected all groups of ranks over axes of @mesh}}
  zero.mesh @other ["tp" = 4]
  zero.stream @comm
  zero.communicator @tp_gathers over @other["tp"] for gathers
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 2048 : i64, rank_offset = 1536 : i64}
  func.func @main() {
    return
  }
}

// -----

// Ranks along one axis are a group; a shard is that of a rank in it.
module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2, "tp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 2048 : i64, rank_offset = 1536 : i64}
  func.func @main() {
    // expected-error@+1 {{cannot go from 'tensor<64xf32>' to 'tensor<256xf32>' over 2 ranks}}
    zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<512, tensor<256xf32>>] on @comm over @dp_gathers
    return
  }
}

// -----

module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 1024 : i64, rank_offset = 512 : i64}
  func.func @main() {
    // expected-error@+1 {{is no op of a planned entry function}}
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    return
  }
}

// -----

// What the records of library calls and collectives have no words for.
module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 4096 : i64, rank_offset = 3584 : i64}
  func.func @main() {
    // expected-error@+1 {{multiplies 'f8E4M3FN' to 'f32', which the library does not know}}
    zero.launch_gemm #zero.allocation<0, tensor<2x2xf8E4M3FN>>, #zero.allocation<512, tensor<2x2xf8E4M3FN>> -> #zero.allocation<1024, tensor<2x2xf32>> on @compute {a_strides = array<i64: 2, 1>, b_strides = array<i64: 2, 1>, batch = array<i64>, c_strides = array<i64: 2, 1>, k = 2 : i64, m = 2 : i64, n = 2 : i64}
    return
  }
}

// -----

module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 4096 : i64, rank_offset = 3584 : i64}
  func.func @main() {
    // expected-error@+1 {{has more batch dimensions than the runtime's 4}}
    zero.launch_gemm #zero.allocation<0, tensor<1x1x1x1x1x2x2xf32>>, #zero.allocation<512, tensor<1x1x1x1x1x2x2xf32>> -> #zero.allocation<1024, tensor<1x1x1x1x1x2x2xf32>> on @compute {a_strides = array<i64: 2, 1, 4, 4, 4, 4, 4>, b_strides = array<i64: 2, 1, 4, 4, 4, 4, 4>, batch = array<i64: 1, 1, 1, 1, 1>, c_strides = array<i64: 2, 1, 4, 4, 4, 4, 4>, k = 2 : i64, m = 2 : i64, n = 2 : i64}
    return
  }
}

// -----

module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 4096 : i64, rank_offset = 3584 : i64}
  func.func @main() {
    // expected-error@+1 {{moves 'i4', which the runtime does not know}}
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xi4>>] outs [#zero.allocation<512, tensor<4xi4>>] on @comm over @dp_reductions
    return
  }
}

// -----

module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 4096 : i64, rank_offset = 3584 : i64}
  func.func @main() {
    // expected-error@+1 {{moves 'f32' and 'f64' in one launch}}
    zero.launch_collective all_reduce add ins [#zero.allocation<0, tensor<4xf32>>, #zero.allocation<1024, tensor<4xf64>>] outs [#zero.allocation<512, tensor<4xf32>>, #zero.allocation<1536, tensor<4xf64>>] on @comm over @dp_reductions
    return
  }
}

// -----

// Blocks that count in one place for all launches: a second stream could run two of them at a time.
module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  zero.stream @compute
  zero.stream @other
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 2048 : i64, rank_offset = 1536 : i64}
  llvm.mlir.global internal @k.ended(dense<0> : tensor<1xi32>) {addr_space = 1 : i32} : !llvm.array<1 x i32>
  llvm.func @k(!llvm.ptr, !llvm.ptr) attributes {zero.kernel, zero.work = 2 : i64, zero.grain = 1 : i64, zero.threads = 32 : i64}
  llvm.func @alone(!llvm.ptr, !llvm.ptr) attributes {zero.kernel, zero.work = 2 : i64, zero.grain = 1 : i64, zero.threads = 32 : i64}
  func.func @main() {
    zero.launch @alone ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<512, tensor<4xf32>>] on @compute
    zero.launch @alone ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<1024, tensor<4xf32>>] on @other
    // expected-note@+1 {{launched here}}
    zero.launch @k ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<512, tensor<4xf32>>] on @compute
    zero.launch @k ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<512, tensor<4xf32>>] on @compute
    // expected-error@+1 {{launches @k on stream @other, expected @compute: its blocks count how many of them have ended, in one place for all launches, of which no two may run at a time}}
    zero.launch @k ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<1024, tensor<4xf32>>] on @other
    return
  }
}

// -----

// Nor may a loop or branch, which goes on beside other streams, enqueue what another stream launches, or enqueues.
module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  zero.stream @compute
  zero.stream @other
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 2048 : i64, rank_offset = 1536 : i64}
  llvm.mlir.global internal @k.ended(dense<0> : tensor<1xi32>) {addr_space = 1 : i32} : !llvm.array<1 x i32>
  llvm.func @k(!llvm.ptr, !llvm.ptr) attributes {zero.kernel, zero.work = 2 : i64, zero.grain = 1 : i64, zero.threads = 32 : i64}
  llvm.mlir.global external constant @zero_kernel_k() : i8
  llvm.mlir.global external constant @zero_kernel_inner() : i8
  llvm.func @zrt_enqueue(!llvm.ptr, !llvm.ptr, i64)
  llvm.func @inner(%list: !llvm.ptr, %begin: i64, %end: i64) attributes {zero.driver, zero.kernel, zero.work = 1 : i64, zero.grain = 1 : i64} {
    %k = llvm.mlir.addressof @zero_kernel_k : !llvm.ptr
    llvm.call @zrt_enqueue(%k, %list, %end) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @outer(%list: !llvm.ptr, %begin: i64, %end: i64) attributes {zero.driver, zero.kernel, zero.work = 1 : i64, zero.grain = 1 : i64} {
    %inner = llvm.mlir.addressof @zero_kernel_inner : !llvm.ptr
    llvm.call @zrt_enqueue(%inner, %list, %end) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  func.func @main() {
    // expected-note@+1 {{launched here}}
    zero.launch @k ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<512, tensor<4xf32>>] on @compute
    zero.launch @outer ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<512, tensor<4xf32>>] on @compute
    // expected-error@+1 {{launches @k on stream @other, expected @compute: its blocks count how many of them have ended}}
    zero.launch @outer ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<1024, tensor<4xf32>>] on @other
    return
  }
}
