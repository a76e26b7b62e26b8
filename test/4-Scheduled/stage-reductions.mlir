// Reductions that the library of a target does not have, and with `deterministic` all that it does in an order of its own.
//
// RUN: zero-opt %s --zero-stage-reductions | FileCheck %s --check-prefixes=CHECK,PLAIN
// RUN: zero-opt %s --zero-stage-reductions=deterministic=true | FileCheck %s --check-prefixes=CHECK,ORDER
// RUN: zero-opt %s --zero-stage-reductions=deterministic=true --zero-verify-scheduled --zero-plan-buffers --zero-verify-plan | FileCheck %s --check-prefix=PLAN
//
// Ranks on a CPU fold in order.
// RUN: sed 's/cuda:sm_80/cpu/' %s | zero-opt --zero-stage-reductions=deterministic=true | FileCheck %s --check-prefix=CPU
// CPU-NOT: folds

// Without its kernel, or in another order, or in too little memory, a reduction is refused.
// RUN: zero-opt %s --zero-stage-reductions=deterministic=true -o %t.mlir
// RUN: sed 's/folds = \[@fold_add_bf16_2x3\]/folds = [@fold_add_i16_2x1]/' %t.mlir | not zero-opt --zero-verify-scheduled -o /dev/null 2>&1 | FileCheck %s --check-prefix=KERNEL
// RUN: sed 's/folds = \[@fold_add_bf16_2x3\]/folds = []/' %t.mlir | not zero-opt --zero-verify-scheduled -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/tensor<18xi8>/tensor<16xi8>/g' %t.mlir | not zero-opt --zero-verify-scheduled -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROOM
// RUN: sed 's/deterministic = true/deterministic = false/' %t.mlir | not zero-opt --zero-verify-scheduled -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEEDLESS
// KERNEL: error: {{.*}}is staged with the fold @fold_add_i16_2x1, expected a kernel that makes 6 bytes of 2 times as many
// NONE: error: {{.*}}is staged with 0 folds, expected one for each of 1 results
// ROOM: error: {{.*}}is staged in a workspace of 16 bytes, its last result, expected 18
// NEEDLESS: error: {{.*}}is staged, which this program's target does not need; expected no folds

module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda:sm_80"}} {
  zero.mesh @mesh ["dp" = 2, "tp" = 1]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.communicator @tp_reductions over @mesh["tp"] for reductions
  // CHECK-LABEL: func.func @sums(
  // PLAIN: zero.collective_start all_reduce add %arg0 on @comm over @dp_reductions : (tensor<5xbf16>) -> !zero.future<tensor<5xbf16>>
  // ORDER: zero.collective_start all_reduce add %arg0 on @comm over @dp_reductions {folds = [@fold_add_bf16_2x3]} : (tensor<5xbf16>) -> !zero.future<tensor<5xbf16>, tensor<18xi8>>
  // CHECK: zero.collective_start all_reduce max %arg1 on @comm over @dp_reductions {folds = [@fold_max_f32_2x2]} : (tensor<2x2xf32>) -> !zero.future<tensor<2x2xf32>, tensor<24xi8>>
  // CHECK: zero.collective_start all_reduce add %arg2, %arg2 on @comm over @dp_reductions {folds = [@fold_add_i16_2x1, @fold_add_i16_2x1]} : (tensor<i16>, tensor<i16>) -> !zero.future<tensor<i16>, tensor<i16>, tensor<6xi8>>
  // CHECK: zero.collective_start all_reduce max %arg1 on @comm over @tp_reductions : (tensor<2x2xf32>) -> !zero.future<tensor<2x2xf32>>
  // CHECK: [[SUMS:%.*]]:3 = zero.await {{.*}} -> tensor<i16>, tensor<i16>, tensor<6xi8>
  // CHECK: return {{.*}}, [[SUMS]]#0, [[SUMS]]#1,
  // PLAN: zero.launch_collective all_reduce add ins [{{.*}}] outs [#zero.allocation<{{.*}}, tensor<5xbf16>>, #zero.allocation<{{.*}}, tensor<18xi8>>] on @comm over @dp_reductions {folds = [@fold_add_bf16_2x3], from
  func.func @sums(%a: tensor<5xbf16>, %b: tensor<2x2xf32>, %c: tensor<i16>) -> (tensor<5xbf16>, tensor<2x2xf32>, tensor<i16>, tensor<i16>, tensor<2x2xf32>) {
    %f = zero.collective_start all_reduce add %a on @comm over @dp_reductions : (tensor<5xbf16>) -> !zero.future<tensor<5xbf16>>
    %g = zero.collective_start all_reduce max %b on @comm over @dp_reductions : (tensor<2x2xf32>) -> !zero.future<tensor<2x2xf32>>
    %h = zero.collective_start all_reduce add %c, %c on @comm over @dp_reductions : (tensor<i16>, tensor<i16>) -> !zero.future<tensor<i16>, tensor<i16>>
    %i = zero.collective_start all_reduce max %b on @comm over @tp_reductions : (tensor<2x2xf32>) -> !zero.future<tensor<2x2xf32>>
    %0 = zero.await %f on @compute : !zero.future<tensor<5xbf16>> -> tensor<5xbf16>
    %1 = zero.await %g on @compute : !zero.future<tensor<2x2xf32>> -> tensor<2x2xf32>
    %2, %3 = zero.await %h on @compute : !zero.future<tensor<i16>, tensor<i16>> -> tensor<i16>, tensor<i16>
    %4 = zero.await %i on @compute : !zero.future<tensor<2x2xf32>> -> tensor<2x2xf32>
    return %0, %1, %2, %3, %4 : tensor<5xbf16>, tensor<2x2xf32>, tensor<i16>, tensor<i16>, tensor<2x2xf32>
  }
  // The order of ranks, in f32, rounded once.
  // ORDER: func.func private @fold_add_bf16_2x3([[ARG:%.*]]: tensor<6xbf16>) -> tensor<3xbf16> attributes {kernel.schedule = {{.*}}, zero.kernel} {
  // ORDER-NEXT: [[S0:%.*]] = stablehlo.slice [[ARG]] [0:3]
  // ORDER-NEXT: [[A:%.*]] = stablehlo.convert [[S0]] : (tensor<3xbf16>) -> tensor<3xf32>
  // ORDER-NEXT: [[S1:%.*]] = stablehlo.slice [[ARG]] [3:6]
  // ORDER-NEXT: [[B:%.*]] = stablehlo.convert [[S1]]
  // ORDER-NEXT: [[SUM:%.*]] = stablehlo.add [[A]], [[B]] : tensor<3xf32>
  // ORDER-NEXT: [[OUT:%.*]] = stablehlo.convert [[SUM]] : (tensor<3xf32>) -> tensor<3xbf16>
  // ORDER-NEXT: return [[OUT]]
  // CHECK: func.func private @fold_max_f32_2x2
  // CHECK: func.func private @fold_add_i16_2x1
}
