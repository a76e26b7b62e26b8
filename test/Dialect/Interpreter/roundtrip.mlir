// What conformance programs ask of the interpreter is read and printed as it was.
// RUN: zero-opt %s | FileCheck %s
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s

func.func @f(%x: tensor<2xi64>) -> tensor<2xi64> {
  return %x : tensor<2xi64>
}

func.func @g(%t: !stablehlo.token) -> (tensor<i1>, !stablehlo.token) {
  %p = stablehlo.constant dense<true> : tensor<i1>
  return %p, %t : tensor<i1>, !stablehlo.token
}

// CHECK-LABEL: func.func public @main
func.func public @main(%x: tensor<2xi64>, %t: !stablehlo.token) {
  // CHECK-NEXT: %0 = interpreter.probe %arg0, probe_id = "a" : tensor<2xi64>
  %0 = interpreter.probe %x, probe_id = "a" : tensor<2xi64>
  // CHECK-NEXT: interpreter.print %0 : tensor<2xi64>
  interpreter.print %0 : tensor<2xi64>
  // CHECK-NEXT: %1:3 = "interpreter.run_parallel"(%0, %arg1) <{infeed = [@f], programs = {{\[\[}}@f], [@g]]}> : (tensor<2xi64>, !stablehlo.token) -> (tensor<2xi64>, tensor<i1>, !stablehlo.token)
  %1:3 = "interpreter.run_parallel"(%0, %t) {infeed = [@f], programs = [[@f], [@g]]} : (tensor<2xi64>, !stablehlo.token) -> (tensor<2xi64>, tensor<i1>, !stablehlo.token)
  return
}
