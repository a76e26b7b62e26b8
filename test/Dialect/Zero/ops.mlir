// RUN: zero-opt %s | zero-opt | FileCheck %s
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s

// Every op of the dialect parses, prints and parses again to the same text.

// CHECK: zero.mesh @mesh ["dp" = 4]
zero.mesh @mesh ["dp" = 4]
// CHECK: zero.mesh @both ["dp" = 2, "tp" = 2] batch ["dp"]
zero.mesh @both ["dp" = 2, "tp" = 2] batch ["dp"]
// CHECK: zero.stream @compute{{$}}
zero.stream @compute priority 0
// CHECK: zero.stream @comm priority 1
zero.stream @comm priority 1
// CHECK: zero.communicator @dp_gathers over @mesh["dp"] for gathers
zero.communicator @dp_gathers over @mesh["dp"] for gathers
// CHECK: zero.communicator @dp_reductions over @mesh["dp"] for reductions
zero.communicator @dp_reductions over @mesh["dp"] for reductions
// CHECK: zero.space device @device
zero.space device @device
// CHECK: zero.space host @pinned
zero.space host @pinned
// CHECK: zero.leaf tensor<8x16xf32> as #zero.role<param "w" next = 0>
zero.leaf tensor<8x16xf32> as #zero.role<param "w" next = 0> {slots = {init = [-1, 0], main = [0, 0]}}
// CHECK: zero.layout @u0 on @mesh
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>, #zero.segment<"b" [16] at 128 slice 2>]}

// CHECK-LABEL: func.func @replica
func.func @replica(%x: tensor<3x4xf32>) -> tensor<12x4xf32> {
  // CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<3x4xf32>
  %0 = zero.all_reduce add %x over @mesh["dp"] : tensor<3x4xf32>
  // CHECK: zero.rank_offset 3 over @mesh["dp"] : tensor<i32>
  %1 = zero.rank_offset 3 over @mesh["dp"] : tensor<i32>
  // CHECK: zero.batch_gather %{{.*}} dim 0 over @mesh["dp"] : tensor<3x4xf32> -> tensor<12x4xf32>
  %2 = zero.batch_gather %0 dim 0 over @mesh["dp"] : tensor<3x4xf32> -> tensor<12x4xf32>
  // CHECK: zero.batch_scatter add %{{.*}} over @mesh["dp"] : tensor<12x4xf32> -> tensor<3x4xf32>
  %3 = zero.batch_scatter add %2 over @mesh["dp"] : tensor<12x4xf32> -> tensor<3x4xf32>
  // CHECK: zero.batch_exchange %{{.*}} over @mesh["dp"] : tensor<12x4xf32>
  %4 = zero.batch_exchange %2 over @mesh["dp"] : tensor<12x4xf32>
  // CHECK: zero.batch_exchange %{{.*}} from [3, 1, 1, 0] over @mesh["dp"] : tensor<12x4xf32>
  %5 = zero.batch_exchange %4 from [3, 1, 1, 0] over @mesh["dp"] : tensor<12x4xf32>
  return %2 : tensor<12x4xf32>
}

// CHECK-LABEL: func.func @partitioned
// CHECK-SAME: #zero.role<param "u0" next = 0 unit = @u0>
func.func @partitioned(%p: tensor<64xf32> {zero.role = #zero.role<param "u0" next = 0 unit = @u0>, zero.leaves = ["w", "b"]})
    -> tensor<64xf32> {
  // CHECK: zero.all_gather %{{.*}} {units = [@u0]} over @mesh["dp"] : (tensor<64xf32>) -> tensor<256xf32>
  %full = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<64xf32>) -> tensor<256xf32>
  // CHECK: zero.unpack %{{.*}} {unit = @u0} : tensor<256xf32> -> (tensor<8x16xf32>, tensor<16xf32>)
  %w, %b = zero.unpack %full {unit = @u0} : tensor<256xf32> -> (tensor<8x16xf32>, tensor<16xf32>)
  // CHECK: zero.pack %{{.*}}, %{{.*}} {unit = @u0} : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<256xf32>
  %g = zero.pack %w, %b {unit = @u0} : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<256xf32>
  // CHECK: zero.reduce_scatter add %{{.*}} {units = [@u0]} over @mesh["dp"] : (tensor<256xf32>) -> tensor<64xf32>
  %s = zero.reduce_scatter add %g {units = [@u0]} over @mesh["dp"] : (tensor<256xf32>) -> tensor<64xf32>
  // CHECK: zero.own_shard %{{.*}} {unit = @u0} : tensor<256xf32> -> tensor<64xf32>
  %o = zero.own_shard %full {unit = @u0} : tensor<256xf32> -> tensor<64xf32>
  // CHECK: zero.segment_reduce add %{{.*}} {unit = @u0} : tensor<64xf32> -> tensor<2xf32>
  %n = zero.segment_reduce add %s {unit = @u0} : tensor<64xf32> -> tensor<2xf32>
  // CHECK: zero.extract_segment max %{{.*}} {segment = 0 : i64, unit = @u0} : tensor<64xf32> -> tensor<8x16xf32>
  %e = zero.extract_segment max %s {unit = @u0, segment = 0 : i64} : tensor<64xf32> -> tensor<8x16xf32>
  // CHECK: zero.segment_broadcast %{{.*}} {unit = @u0} : tensor<2xf32> -> tensor<64xf32>
  %r = zero.segment_broadcast %n {unit = @u0} : tensor<2xf32> -> tensor<64xf32>
  // CHECK: zero.insert_segment %{{.*}} into %{{.*}} {segment = 1 : i64, unit = @u0} : tensor<16xf32> into tensor<64xf32>
  %i = zero.insert_segment %b into %r {unit = @u0, segment = 1 : i64} : tensor<16xf32> into tensor<64xf32>
  return %i : tensor<64xf32>
}

func.func private @k(%a: tensor<64xf32>) -> tensor<64xf32> attributes {zero.kernel} {
  return %a : tensor<64xf32>
}

// CHECK-LABEL: func.func @scheduled
func.func @scheduled(%p: tensor<64xf32>, %x: tensor<8x8xf32>) -> tensor<8x16xf32> {
  // CHECK: zero.collective_start all_gather %{{.*}} on @comm over @dp_gathers {units = [@u0]} : (tensor<64xf32>) -> !zero.future<tensor<256xf32>>
  %f = zero.collective_start all_gather %p on @comm over @dp_gathers {units = [@u0]} : (tensor<64xf32>) -> !zero.future<tensor<256xf32>>
  // CHECK: zero.await %{{.*}} on @compute : !zero.future<tensor<256xf32>> -> tensor<256xf32>
  %full = zero.await %f on @compute : !zero.future<tensor<256xf32>> -> tensor<256xf32>
  // CHECK: zero.dispatch @k(%{{.*}}) tied [0] : (tensor<64xf32>) -> tensor<64xf32>
  %d = zero.dispatch @k(%p) tied [0] : (tensor<64xf32>) -> tensor<64xf32>
  // CHECK: zero.view %{{.*}} at 0 : tensor<256xf32> -> tensor<8x16xf32>
  %w = zero.view %full at 0 : tensor<256xf32> -> tensor<8x16xf32>
  // CHECK: zero.copy %{{.*}} : tensor<8x16xf32>
  %c0 = zero.copy %w : tensor<8x16xf32>
  // CHECK: zero.copy %{{.*}} on @compute : tensor<8x16xf32>
  %c = zero.copy %c0 on @compute : tensor<8x16xf32>
  // CHECK: zero.dispatch @k(%{{.*}}) tied [-1] on @compute : (tensor<64xf32>) -> tensor<64xf32>
  %e = zero.dispatch @k(%d) tied [-1] on @compute : (tensor<64xf32>) -> tensor<64xf32>
  // CHECK: zero.gemm %{{.*}}, %{{.*}} init(%{{.*}} : tensor<8x16xf32>)
  %h = zero.gemm %x, %w init (%c : tensor<8x16xf32>) {m = 8 : i64, n = 16 : i64, k = 8 : i64, batch = array<i64>,
    a_strides = array<i64: 8, 1>, b_strides = array<i64: 16, 1>, c_strides = array<i64: 16, 1>}
    : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  // CHECK: zero.gemm %{{.*}}, %{{.*}} bias(%{{.*}} : tensor<16xf32>) addend(%{{.*}} : tensor<8x16xf32>)
  %bias = zero.view %h at 0 : tensor<8x16xf32> -> tensor<16xf32>
  %g = zero.gemm %x, %w bias(%bias : tensor<16xf32>) addend(%h : tensor<8x16xf32>) {m = 8 : i64, n = 16 : i64, k = 8 : i64, batch = array<i64>,
    a_strides = array<i64: 8, 1>, b_strides = array<i64: 16, 1>, c_strides = array<i64: 16, 1>}
    : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  // CHECK: zero.gemm %{{.*}}, %{{.*}} sums of "b" {{.*}} -> tensor<8x16xf32> sums tensor<16xf32>
  %i, %sums = zero.gemm %x, %w sums of "b" {m = 8 : i64, n = 16 : i64, k = 8 : i64, batch = array<i64>,
    a_strides = array<i64: 8, 1>, b_strides = array<i64: 16, 1>, c_strides = array<i64: 16, 1>}
    : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32> sums tensor<16xf32>
  return %h : tensor<8x16xf32>
}

// CHECK: zero.arena in @device {alignment = 512 : i64, bytes = 6144 : i64, rank_offset = 5632 : i64}
zero.arena in @device {alignment = 512 : i64, bytes = 6144 : i64, rank_offset = 5632 : i64}
// CHECK: zero.arena in @pinned {alignment = 512 : i64, bytes = 512 : i64}
zero.arena in @pinned {alignment = 512 : i64, bytes = 512 : i64}
// CHECK: zero.slot "main" #zero.role<param "u0" next = 0 unit = @u0> at #zero.allocation<0, tensor<64xf32>>
zero.slot "main" #zero.role<param "u0" next = 0 unit = @u0> at #zero.allocation<0, tensor<64xf32>> {arg = 0 : i64, result = 0 : i64, leaves = ["w", "b"]}

// CHECK-LABEL: func.func @planned
func.func @planned() {
  // CHECK: zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<512, tensor<256xf32>>] on @comm over @dp_gathers {units = [@u0]}
  zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<512, tensor<256xf32>>] on @comm over @dp_gathers {units = [@u0]}
  // CHECK: zero.record 0 on @comm
  zero.record 0 on @comm
  // CHECK: zero.wait 0 on @compute
  zero.wait 0 on @compute
  // CHECK: zero.launch @k ins [#zero.allocation<512, tensor<64xf32>>] outs [#zero.allocation<512, tensor<64xf32>>] on @compute
  zero.launch @k ins [#zero.allocation<512, tensor<64xf32>>] outs [#zero.allocation<512, tensor<64xf32>>] on @compute
  // CHECK: zero.launch_copy #zero.allocation<512, tensor<64xf32>> -> #zero.allocation<0, tensor<64xf32>> on @compute
  zero.launch_copy #zero.allocation<512, tensor<64xf32>> -> #zero.allocation<0, tensor<64xf32>> on @compute
  // CHECK: zero.launch_copy #zero.allocation<512, tensor<64xf32>> -> #zero.allocation<0, tensor<64xf32> in @pinned> on @comm
  zero.launch_copy #zero.allocation<512, tensor<64xf32>> -> #zero.allocation<0, tensor<64xf32> in @pinned> on @comm
  // CHECK: zero.launch_gemm
  zero.launch_gemm #zero.allocation<512, tensor<64xf32>>, #zero.allocation<512, tensor<64xf32>> -> #zero.allocation<1024, tensor<64xf32>> on @compute {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>,
    a_strides = array<i64: 8, 1>, b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>}
  return
}
