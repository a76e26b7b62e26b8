// A reduction that a kernel of the program adds up is proved to be the reduction; what folds otherwise is refused.
//
// RUN: sed 's/^    %%f = .*/    %%0 = zero.all_reduce add %%x over @mesh["dp"] : tensor<4xbf16>/;/zero.await/d;s/"scheduled"/"partitioned"/' %s > %t.mlir
// RUN: zero-opt %s --zero-validate=origin=%t.mlir -o /dev/null
// RUN: zero-opt %s --zero-verify-scheduled --zero-plan-buffers --zero-verify-plan -o %t.planned.mlir
// RUN: zero-opt %t.planned.mlir --zero-validate=origin=%s -o /dev/null

// Ranks in another order, one of them twice, another operation, rounded in between, in the wrong half.
// RUN: sed 's/slice %%p \[0:2\]/slice %%p [2:4]/;s/slice %%p \[2:4\] : .tensor<6xbf16>. -> tensor<2xbf16> \/\/ 1/slice %%p [0:2] : (tensor<6xbf16>) -> tensor<2xbf16>/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=PART
// RUN: sed 's/slice %%p \[4:6\]/slice %%p [2:4]/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=PART
// RUN: sed 's/slice %%p \[4:6\]/slice %%p [3:5]/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SLICE
// RUN: sed 's/add %%a, %%b/multiply %%a, %%b/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: sed 's/add %%a, %%b/add %%b, %%a/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=PART
// RUN: sed 's/convert %%s1/convert %%s0/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=PART
// RUN: sed 's/convert %%s :/convert %%ab :/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONVERT
// PART: error: {{.*}}is staged with fold 'fold', which has a 'stablehlo.add' that is no part of a fold
// SLICE: error: {{.*}}is staged with fold 'fold', which has a 'stablehlo.slice' that is no part of a fold
// PRODUCT: error: {{.*}}is staged with fold 'fold', which has a 'stablehlo.multiply' that is no part of a fold
// CONVERT: error: {{.*}}is staged with fold 'fold', which has a 'stablehlo.convert' that is no part of a fold

// Too little memory, no kernel, no fold; also in the plan.
// RUN: sed 's/tensor<16xi8>/tensor<15xi8>/g' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROOM
// RUN: sed 's/folds = \[@fold\]/folds = [@none]/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/folds = \[@fold\]/folds = []/' %s | not zero-opt --zero-validate=origin=%t.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=EACH
// RUN: sed 's/tensor<16xi8>/tensor<15xi8>/g' %t.planned.mlir | not zero-opt --zero-validate=origin=%s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROOM
// RUN: sed 's/folds = \[@fold\]/folds = [@none]/' %t.planned.mlir | not zero-opt --zero-validate=origin=%s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// ROOM: error: {{.*}}is staged in 15 bytes, expected 16 for the parts of 3 ranks
// NONE: error: {{.*}}is staged with fold @none, which is no kernel
// EACH: error: {{.*}}is staged, expected a reduction with a fold for each of 1 parts and one more result, its scratch memory

module attributes {zero.phase = "scheduled", zero.format = 3 : i64, zero.config = {deterministic = true, target = "cuda:sm_80"}} {
  zero.mesh @mesh ["dp" = 3]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @main(%x: tensor<4xbf16>) -> tensor<4xbf16> {
    %f = zero.collective_start all_reduce add %x on @comm over @dp_reductions {folds = [@fold]} : (tensor<4xbf16>) -> !zero.future<tensor<4xbf16>, tensor<16xi8>>
    %0, %staging = zero.await %f on @compute : !zero.future<tensor<4xbf16>, tensor<16xi8>> -> tensor<4xbf16>, tensor<16xi8>
    return %0 : tensor<4xbf16>
  }
  func.func private @fold(%p: tensor<6xbf16>) -> tensor<2xbf16> attributes {zero.kernel} {
    %s0 = stablehlo.slice %p [0:2] : (tensor<6xbf16>) -> tensor<2xbf16>
    %a = stablehlo.convert %s0 : (tensor<2xbf16>) -> tensor<2xf32>
    %s1 = stablehlo.slice %p [2:4] : (tensor<6xbf16>) -> tensor<2xbf16> // 1
    %b = stablehlo.convert %s1 : (tensor<2xbf16>) -> tensor<2xf32>
    %ab = stablehlo.add %a, %b : tensor<2xf32>
    %s2 = stablehlo.slice %p [4:6] : (tensor<6xbf16>) -> tensor<2xbf16>
    %c = stablehlo.convert %s2 : (tensor<2xbf16>) -> tensor<2xf32>
    %s = stablehlo.add %ab, %c : tensor<2xf32>
    %r = stablehlo.convert %s : (tensor<2xf32>) -> tensor<2xbf16>
    return %r : tensor<2xbf16>
  }
}
