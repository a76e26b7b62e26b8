// RUN: zero-opt %s --split-input-file --zero-verify-scheduled --verify-diagnostics

// What NCCL does not reduce, or not with the meaning that it has elsewhere, has to be staged: 4-Scheduled/stage-reductions.mlir.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda:sm_80"}} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @loses_nan(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{combines 'f32' of the ranks by 'max', which the library of this program's target does not, or not in the order of ranks, or not with its meaning; expected it staged, as zero-stage-reductions does}}
    %f = zero.collective_start all_reduce max %x on @comm over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda:sm_80"}} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @bits(%x: tensor<4xi32>) -> tensor<4xi32> {
    // expected-error @+1 {{combines 'i32' of the ranks by 'or'}}
    %f = zero.collective_start all_reduce or %x on @comm over @dp_reductions : (tensor<4xi32>) -> !zero.future<tensor<4xi32>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xi32>> -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda:sm_80"}} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @narrow(%x: tensor<4xi16>) -> tensor<4xi16> {
    // expected-error @+1 {{combines 'i16' of the ranks by 'add'}}
    %f = zero.collective_start all_reduce add %x on @comm over @dp_reductions : (tensor<4xi16>) -> !zero.future<tensor<4xi16>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xi16>> -> tensor<4xi16>
    return %0 : tensor<4xi16>
  }
}

// -----

// One rank reduces nothing, and booleans are bytes.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda:sm_80"}} {
  zero.mesh @mesh ["dp" = 1, "tp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.communicator @tp_reductions over @mesh["tp"] for reductions
  func.func @fine(%x: tensor<4xf32>, %b: tensor<i1>) -> (tensor<4xf32>, tensor<i1>) {
    %f = zero.collective_start all_reduce max %x on @comm over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    %g = zero.collective_start all_reduce and %b on @comm over @tp_reductions : (tensor<i1>) -> !zero.future<tensor<i1>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %1 = zero.await %g on @compute : !zero.future<tensor<i1>> -> tensor<i1>
    return %0, %1 : tensor<4xf32>, tensor<i1>
  }
}
