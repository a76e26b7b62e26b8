// RUN: zero-opt %s --split-input-file --zero-plan-buffers --verify-diagnostics

// Entries disagree about a state.
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  func.func @main(%a: tensor<4xf32> {zero.role = #zero.role<model_state "a" next = 0>}) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  // expected-error @+1 {{keeps state "a" as 'tensor<8xf32>', another entry as 'tensor<4xf32>'; all entries share one allocation}}
  func.func @eval(%a: tensor<8xf32> {zero.role = #zero.role<model_state "a">}) {
    return
  }
}

// -----

// expected-error @+1 {{'zero-plan-buffers' expects a module in phase 'scheduled', but this one is in phase 'partitioned'; run --zero-to-scheduled first}}
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  // expected-error @+1 {{argument 0 names result 3 as its next value, but there are 1}}
  func.func @main(%a: tensor<4xf32> {zero.role = #zero.role<model_state "a" next = 3>}) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
}

// -----

// expected-error @+1 {{has no zero.stream, expected at least the one that kernels run on; run zero-schedule first}}
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  // expected-error @+1 {{argument 0 is not a tensor of static shape}}
  func.func @main(%a: tensor<?xf32>) {
    return
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  // expected-error @+1 {{result 0 is not a tensor of static shape}}
  func.func @main() -> index {
    %0 = arith.constant 3 : index
    return %0 : index
  }
}

// -----

module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  // expected-error @+1 {{returns state "w" twice}}
  func.func @init(%a: tensor<4xf32>) -> (tensor<4xf32> {zero.role = #zero.role<param "w">}, tensor<4xf32> {zero.role = #zero.role<param "w">}) {
    return %a, %a : tensor<4xf32>, tensor<4xf32>
  }
}
