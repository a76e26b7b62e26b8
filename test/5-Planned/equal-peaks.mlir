// Where equally many bytes live in two entries, or at two launches of one, the text may name each of them: entries and
// launches may stand in another order. It may name no other.

// RUN: zero-opt %s --zero-plan-buffers --zero-verify-plan -o %t
// RUN: FileCheck %s < %t
// CHECK: entry = "main", {{.*}} max_live = 32 : i64, op = "k_tanh",

// RUN: sed 's/entry = "main"/entry = "eval"/' %t | zero-opt --zero-verify-plan -o /dev/null
// RUN: sed 's/op = "k_tanh"/op = "k_cosine"/; s/name = "k_sine"/name = "k_cosine"/' %t > %t.later
// RUN: zero-opt --zero-verify-plan %t.later -o /dev/null
// RUN: sed 's/entry = "main"/entry = "eval"/' %t.later | zero-opt --zero-verify-plan -o /dev/null

// RUN: sed 's/entry = "main"/entry = "init"/' %t | not zero-opt --zero-verify-plan 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: error: zero.memory: entry is "init", but the plan has "main"; was the text edited?
// RUN: sed 's/op = "k_tanh"/op = "k_cosine"/' %t | not zero-opt --zero-verify-plan 2>&1 | FileCheck %s --check-prefix=LIVES
// LIVES: error: zero.memory: largest is [{{.*}}"k_sine"}{{.*}}], but the plan has [{{.*}}"k_cosine"}{{.*}}]
// RUN: sed 's/op = "k_tanh"/op = "k_zero"/' %t | not zero-opt --zero-verify-plan 2>&1 | FileCheck %s --check-prefix=OP
// OP: error: zero.memory: op is "k_zero", but the plan has "k_tanh"; was the text edited?
// RUN: sed 's/entry = "main"/entry = "eval"/; s/max_live = 32/max_live = 48/' %t | not zero-opt --zero-verify-plan 2>&1 | FileCheck %s --check-prefix=LIVE
// LIVE: error: zero.memory: max_live is 48 : i64, but the plan has 32 : i64
// RUN: sed 's/op = "k_tanh", //' %t | not zero-opt --zero-verify-plan 2>&1 | FileCheck %s --check-prefix=GONE
// GONE: error: zero.memory: op is missing, but the plan has "k_tanh"
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_zero() -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_sine(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.sine %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_cosine(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.cosine %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%a: tensor<4xf32> {zero.role = #zero.role<model_state "a" next = 0>}) -> tensor<4xf32> {
    %0 = zero.dispatch @k_sine(%a) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %1 = zero.dispatch @k_tanh(%0) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %2 = zero.dispatch @k_cosine(%1) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %3 = zero.dispatch @k_sine(%2) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func @eval(%a: tensor<4xf32> {zero.role = #zero.role<model_state "a">}) -> (tensor<4xf32> {zero.role = #zero.role<metric "bits">}) {
    %0 = zero.dispatch @k_sine(%a) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %1 = zero.dispatch @k_tanh(%0) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %2 = zero.dispatch @k_cosine(%1) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %3 = zero.dispatch @k_sine(%2) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func @init() -> (tensor<4xf32> {zero.role = #zero.role<model_state "a">}) {
    %0 = zero.dispatch @k_zero() tied [-1] : () -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
