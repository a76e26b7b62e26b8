// What zero-form-kernels and zero-schedule make of Inputs/step-partitioned.mlir is proved equal to it; so are other
// forms of it, and nothing that computes something else is.
//
// RUN: zero-opt %s --zero-verify-scheduled -o /dev/null
// RUN: zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir %s -o /dev/null

// Equal, though made otherwise: an equal kernel, another tie, a copy, the other gather of the same, a view, rows as a batch.
// RUN: sed 's/@k_subtract(%c_0/@k_same(%c_0/' %s | zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null
// RUN: sed 's/k_add_tanh(%3#2, %c) tied .1./k_add_tanh(%3#2, %c) tied [-1]/' %s | zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null
// RUN: sed 's/zero.gemm %arg2, %3#0/zero.gemm %copy, %3#0/' %s | zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null
// RUN: sed 's/zero.gemm %5, %9#1/zero.gemm %5, %3#1/' %s | zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null
// RUN: sed 's/k_reduce(%10)/k_reduce(%named)/' %s | zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null
// RUN: sed 's/8, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 8 : i64, m = 6/8, 1, 24>, b_strides = array<i64: 4, 1, 0>, batch = array<i64: 2>, c_strides = array<i64: 4, 1, 12>, k = 8 : i64, m = 3/' %s | zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null

// Another communicator along the same axes, on a stream of its own.
// RUN: sed 's/^  zero.communicator @dp_gathers .*/&\n  zero.stream @more\n  zero.communicator @others over @mesh["dp"] for gathers/;s/on @comm over @dp_gathers/on @more over @others/' %s | zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null

// Kernels: constants, directions, operands, bounds, ops, a twin.
// RUN: sed 's/0.899999976/0.8/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/compare LT/compare GT/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/subtract %arg0, %arg1/subtract %arg1, %arg0/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/%arg0 .0:1./%arg0 [1:2]/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/stablehlo.add %0, %2 :/stablehlo.multiply %0, %2 :/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/%1 = stablehlo.subtract %cst/%1 = stablehlo.add %cst/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/segment_reduce add/segment_reduce max/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/stablehlo.add across dimensions = .0, 1./stablehlo.maximum across dimensions = [0, 1]/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/%1 = stablehlo.add %arg3, %arg4/%1 = stablehlo.maximum %arg3, %arg4/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/@k_subtract(%c_0/@k_twin(%c_0/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

// What a kernel is given, and what is done with its results.
// RUN: sed 's/select(%4, %c_2)/select(%c_2, %4)/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/subtract(%arg1, %19, %15, %arg0)/subtract(%arg0, %19, %15, %arg1)/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/%20#1, %20#0/%20#0, %20#1/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/scatter(%c_3,/scatter(%3#0,/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/scatter(%c_3, %arg4, %10)/scatter(%c_3, %arg4, %4)/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/segment_reduce(%15)/segment_reduce(%arg1)/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

// Matmuls: sizes, strides, starts, operands, an old value.
// RUN: sed 's/k = 4 : i64, m = 6 : i64, n = 8/k = 3 : i64, m = 6 : i64, n = 8/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/c_strides = array<i64: 1, 8>/c_strides = array<i64: 4, 1>/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/b_strides = array<i64: 1, 4>/b_strides = array<i64: 1, 1>/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/zero.gemm %4, %5/zero.gemm %z, %5/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/gemm %arg2, %3#0/gemm %arg2, %3#0 init(%z : tensor<6x8xf32>)/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/gemm %5, %9#1 {/gemm %5, %9#1 {b_offset = 1 : i64, /;s/k = 4 : i64, m = 6/k = 3 : i64, m = 6/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

// A matmul that leaves elements of its result as they were, or sums nothing.
// RUN: sed 's/m = 6 : i64, n = 8 : i64/m = 6 : i64, n = 0 : i64/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: sed 's/m = 6 : i64, n = 8 : i64/m = 5 : i64, n = 8 : i64/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: sed 's/k = 4 : i64, m = 6 : i64, n = 8/k = 0 : i64, m = 6 : i64, n = 8/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SIZE

// Collectives: kind, operands, values that are not reduced, what is packed.
// RUN: sed 's/all_reduce add %6/all_reduce max %6/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/reduce_scatter add/reduce_scatter max/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed '/func @main/,/func @eval/s/all_gather %arg0/all_gather %arg1/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/reduce_scatter add %13/reduce_scatter add %1/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/zero.pack %12, %c_1, %11/zero.pack %3#0, %c_1, %11/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/zero.pack %12, %c_1, %11/zero.pack %12, %c_1, %3#2/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/%20#1, %20#0, %21/%20#1, %20#0, %6/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/sqrt(%18)/sqrt(%16)/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/all_reduce add %16/all_reduce add %n3/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

// A communicator along other axes of another mesh.
// RUN: sed 's/^  zero.mesh @mesh .*/&\n  zero.mesh @other ["dp" = 2]/;s/^  zero.communicator @dp_reductions over @mesh/  zero.communicator @dp_reductions over @other/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MESH

// A transfer too many, though nothing reads it, and one too few.
// RUN: sed 's/%flat = zero.view/%fx = zero.collective_start all_reduce add %10 on @comm over @dp_reductions : (tensor<6x8xf32>) -> !zero.future<tensor<6x8xf32>> %ax = zero.await %fx on @compute : !zero.future<tensor<6x8xf32>> -> tensor<6x8xf32> &/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MOVES
// RUN: sed '/    %2 = zero.collective_start/d;/    %8 = zero.await/d;s/zero.unpack %8/zero.unpack %1/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=FEW

// Roles and leaves of arguments and results; tables are compared in leaves.test.
// RUN: sed 's/"m.w", "m.v"/"m\/v", "m\/w"/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROLE
// RUN: sed 's/role<param "u0/role<param "u1/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROLE
// RUN: sed 's/metric "loss"/metric "lost"/' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROLE
// RUN: sed 's/func.func @eval(/func.func @eval(%more: tensor<f32>, /' %s | not zero-opt --zero-validate=origin=%S/Inputs/step-partitioned.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=TYPE

// OTHER: error: 'func.return' op gives another result {{[0-2]}} of 'main': it is {{.*}}, expected {{.*}} as in the phase above
// OTHER: note: it differs in
// OTHER: note: expected here
// MESH: error: the program has 2 zero.mesh, the phase above has 1
// MOVES: error: 'zero.collective_start' op moves what the phase above does not move, or not as often: all_reduce
// FEW: error: 'func.func' op does not move what the phase above moves, or not as often: all_gather
// FEW: note: moved here
// SIZE: error: 'zero.gemm' op does not make every element of its result once; expected m, n, k, batch and strides that do
// TYPE: error: 'func.func' op is of type '(tensor<f32>, tensor<64xf32>, tensor<6x4xf32>) -> tensor<6x8xf32>', expected
// ROLE: error: 'func.func' op says of {{argument|result}} {{[0-9]}} {{.*}}, expected {{.*}} as in the phase above

module attributes {zero.bytes = {wire = {eval = 256 : i64, main = 1024 : i64}}, zero.config = {max_buffers = 24 : i64, max_ops = 96 : i64, prefetch = 1 : i64, ranks = 2 : i64, stage = 3 : i64}, zero.format = 3 : i64, zero.phase = "scheduled"} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 32 : i64, dtype = f32, elements = 128 : i64, segments = [#zero.segment<"w" [4, 8] at 0>, #zero.segment<"v" [8, 4] at 32>, #zero.segment<"b" [8] at 64>]}
  func.func @main(%arg0: tensor<64xf32> {zero.leaves = ["w", "v", "b"], zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>}, %arg1: tensor<64xf32> {zero.leaves = ["m/w", "m/v", "m/b"], zero.role = #zero.role<opt_state "u0/m" next = 1 unit = @u0>}, %arg2: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %arg3: tensor<6x4xf32> {zero.role = #zero.role<batch "y" dim = 0>}, %arg4: tensor<6x1xi32> {zero.role = #zero.role<batch "i" dim = 0>}) -> (tensor<64xf32>, tensor<64xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
    %0 = zero.collective_start all_gather %arg0 on @comm over @dp_gathers {units = [@u0]} : (tensor<64xf32>) -> !zero.future<tensor<128xf32>>
    %1 = zero.await %0 on @compute : !zero.future<tensor<128xf32>> -> tensor<128xf32>
    %2 = zero.collective_start all_gather %arg0 on @comm over @dp_gathers {units = [@u0]} : (tensor<64xf32>) -> !zero.future<tensor<128xf32>>
    %3:3 = zero.unpack %1 {unit = @u0} : tensor<128xf32> -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %copy = zero.copy %arg2 : tensor<6x4xf32>
    %z = zero.dispatch @k_z() tied [-1] : () -> tensor<6x8xf32>
    %n3 = zero.dispatch @k_n() tied [-1] : () -> tensor<3xf32>
    %c = zero.gemm %arg2, %3#0 {a_strides = array<i64: 4, 1>, b_strides = array<i64: 8, 1>, batch = array<i64>, c_strides = array<i64: 8, 1>, k = 4 : i64, m = 6 : i64, n = 8 : i64} : (tensor<6x4xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
    %4 = zero.dispatch @k_add_tanh(%3#2, %c) tied [1] : (tensor<8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %c_0 = zero.gemm %4, %3#1 {a_strides = array<i64: 8, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 8 : i64, m = 6 : i64, n = 4 : i64} : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
    %5 = zero.dispatch @k_subtract(%c_0, %arg3) tied [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %6 = zero.dispatch @k_multiply_reduce(%5) tied [-1] : (tensor<6x4xf32>) -> tensor<f32>
    %7 = zero.collective_start all_reduce add %6 on @comm over @dp_reductions : (tensor<f32>) -> !zero.future<tensor<f32>>
    %c_1 = zero.gemm %4, %5 {a_strides = array<i64: 1, 8>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 6 : i64, m = 8 : i64, n = 4 : i64} : (tensor<6x8xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %8 = zero.await %2 on @compute : !zero.future<tensor<128xf32>> -> tensor<128xf32>
    %9:3 = zero.unpack %8 {unit = @u0} : tensor<128xf32> -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %c_2 = zero.gemm %5, %9#1 {a_strides = array<i64: 4, 1>, b_strides = array<i64: 1, 4>, batch = array<i64>, c_strides = array<i64: 8, 1>, k = 4 : i64, m = 6 : i64, n = 8 : i64} : (tensor<6x4xf32>, tensor<8x4xf32>) -> tensor<6x8xf32>
    %10 = zero.dispatch @k_multiply_subtract_compare_select(%4, %c_2) tied [0] : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %flat = zero.view %10 at 0 : tensor<6x8xf32> -> tensor<48xf32>
    %named = zero.view %flat at 0 : tensor<48xf32> -> tensor<6x8xf32>
    %11 = zero.dispatch @k_reduce(%10) tied [-1] : (tensor<6x8xf32>) -> tensor<8xf32>
    %c_3 = zero.gemm %10, %arg2 {a_strides = array<i64: 1, 8>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 1, 8>, k = 6 : i64, m = 8 : i64, n = 4 : i64} : (tensor<6x8xf32>, tensor<6x4xf32>) -> tensor<4x8xf32>
    %12 = zero.dispatch @k_scatter(%c_3, %arg4, %10) tied [0] : (tensor<4x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    %13 = zero.pack %12, %c_1, %11 {unit = @u0} : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>) -> tensor<128xf32>
    %14 = zero.collective_start reduce_scatter add %13 on @comm over @dp_reductions {units = [@u0]} : (tensor<128xf32>) -> !zero.future<tensor<64xf32>>
    %15 = zero.await %14 on @compute : !zero.future<tensor<64xf32>> -> tensor<64xf32>
    %16 = zero.dispatch @k_multiply_segment_reduce(%15) tied [-1] : (tensor<64xf32>) -> tensor<3xf32>
    %17 = zero.collective_start all_reduce add %16 on @comm over @dp_reductions : (tensor<3xf32>) -> !zero.future<tensor<3xf32>>
    %18 = zero.await %17 on @compute : !zero.future<tensor<3xf32>> -> tensor<3xf32>
    %19 = zero.dispatch @k_slice_add_sqrt(%18) tied [-1] : (tensor<3xf32>) -> tensor<f32>
    %20:2 = zero.dispatch @k_multiply_divide_add_subtract(%arg1, %19, %15, %arg0) tied [0, 3] : (tensor<64xf32>, tensor<f32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
    %21 = zero.await %7 on @compute : !zero.future<tensor<f32>> -> tensor<f32>
    return %20#1, %20#0, %21 : tensor<64xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func @eval(%arg0: tensor<64xf32> {zero.leaves = ["w", "v", "b"], zero.role = #zero.role<param "u0/param" unit = @u0>}, %arg1: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<6x8xf32> {zero.role = #zero.role<output "h" dim = 0>}) {
    %0 = zero.collective_start all_gather %arg0 on @comm over @dp_gathers {units = [@u0]} : (tensor<64xf32>) -> !zero.future<tensor<128xf32>>
    %1 = zero.await %0 on @compute : !zero.future<tensor<128xf32>> -> tensor<128xf32>
    %2:3 = zero.unpack %1 {unit = @u0} : tensor<128xf32> -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %c = zero.gemm %arg1, %2#0 {a_strides = array<i64: 4, 1>, b_strides = array<i64: 8, 1>, batch = array<i64>, c_strides = array<i64: 8, 1>, k = 4 : i64, m = 6 : i64, n = 8 : i64} : (tensor<6x4xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
    %3 = zero.dispatch @k_tanh(%c) tied [-1] : (tensor<6x8xf32>) -> tensor<6x8xf32>
    return %3 : tensor<6x8xf32>
  }
  func.func private @k_z() -> tensor<6x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.constant dense<2.0> : tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
  func.func private @k_n() -> tensor<3xf32> attributes {zero.kernel} {
    %0 = stablehlo.constant dense<2.0> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @k_same(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>) -> tensor<6x4xf32> attributes {zero.kernel} {
    %a = stablehlo.reshape %arg0 : (tensor<6x4xf32>) -> tensor<24xf32>
    %b = stablehlo.reshape %arg1 : (tensor<6x4xf32>) -> tensor<24xf32>
    %c = stablehlo.subtract %a, %b : tensor<24xf32>
    %0 = stablehlo.reshape %c : (tensor<24xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @k_twin(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>) -> tensor<6x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %arg0, %arg1 : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @k_add_tanh(%arg0: tensor<8xf32>, %arg1: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<6x8xf32>
    %2 = stablehlo.tanh %1 : tensor<6x8xf32>
    return %2 : tensor<6x8xf32>
  }
  func.func private @k_subtract(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>) -> tensor<6x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @k_multiply_reduce(%arg0: tensor<6x4xf32>) -> tensor<f32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @k_multiply_subtract_compare_select(%arg0: tensor<6x8xf32>, %arg1: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<6x8xf32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x8xf32>
    %1 = stablehlo.subtract %cst, %0 : tensor<6x8xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<6x8xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<6x8xf32>
    %3 = stablehlo.compare LT, %2, %cst_0 : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<6x8xf32>
    %4 = stablehlo.select %3, %2, %cst_1 : tensor<6x8xi1>, tensor<6x8xf32>
    return %4 : tensor<6x8xf32>
  }
  func.func private @k_reduce(%arg0: tensor<6x8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_scatter(%arg0: tensor<4x8xf32>, %arg1: tensor<6x1xi32>, %arg2: tensor<6x8xf32>) -> tensor<4x8xf32> attributes {zero.kernel} {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func private @k_multiply_segment_reduce(%arg0: tensor<64xf32>) -> tensor<3xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64xf32>
    %1 = zero.segment_reduce add %0 {unit = @u0} : tensor<64xf32> -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @k_slice_add_sqrt(%arg0: tensor<3xf32>) -> tensor<f32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.add %0, %2 : tensor<f32>
    %4 = stablehlo.sqrt %3 : tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @k_multiply_divide_add_subtract(%arg0: tensor<64xf32>, %arg1: tensor<f32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.899999976> : tensor<64xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.divide %arg2, %1 : tensor<64xf32>
    %3 = stablehlo.add %0, %2 : tensor<64xf32>
    %4 = stablehlo.subtract %arg3, %3 : tensor<64xf32>
    return %3, %4 : tensor<64xf32>, tensor<64xf32>
  }
  func.func private @k_tanh(%arg0: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %arg0 : tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
}
