// Files of several conformance programs run from the first to the last; the first that fails ends the run.
// RUN: split-file %s %t
// RUN: zero-run --interpret %t/functions.mlir --print | FileCheck %s --check-prefix=FUNCTIONS
// RUN: zero-run --interpret %t/modules.mlir | FileCheck %s --check-prefix=MODULES
// RUN: zero-opt %t/modules.mlir | zero-opt --mlir-print-op-generic | zero-run --interpret - | FileCheck %s --check-prefix=MODULES
// RUN: zero-run --interpret %t/parallel.mlir | FileCheck %s --check-prefix=PARALLEL
// RUN: not zero-run --interpret %t/fails.mlir 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not zero-run --interpret %t/none.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not zero-run --interpret %t/steps.mlir 2>&1 | FileCheck %s --check-prefix=STEPS

// FUNCTIONS: {"function": "first"}
// FUNCTIONS-NEXT: {"function": "second"}
// FUNCTIONS-NEXT: result0: tensor<2xi4> [1, 2]
// MODULES: {"function": "a.main"}
// MODULES-NEXT: {"function": "b.main"}
// PARALLEL: {"function": "main"}
// FAILS-NOT: never
// FAILS-DAG: {"function": "holds"}
// FAILS-DAG: error: 'check.expect_eq_const' fails
// FAILS-NOT: never
// NONE: error: has no function without arguments to run
// STEPS: error: 'a' takes 1 arguments; give them by --args=IN.safetensors

//--- functions.mlir
func.func @first() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %1 = chlo.square %0 : tensor<2xi4> -> tensor<2xi4>
  check.expect_eq_const %1, dense<[1, 4]> : tensor<2xi4>
  return
}
func.func @second() -> tensor<2xi4> {
  %0 = call @helper() : () -> tensor<2xi4>
  return %0 : tensor<2xi4>
}
func.func private @helper() -> tensor<2xi4> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  return %0 : tensor<2xi4>
}

//--- modules.mlir
module {
  module @a {
    func.func @id() -> tensor<ui32> {
      %0 = stablehlo.replica_id : tensor<ui32>
      return %0 : tensor<ui32>
    }
    func.func @main() {
      %0:2 = "interpreter.run_parallel"() <{programs = [[@id], [@id]]}> : () -> (tensor<ui32>, tensor<ui32>)
      check.expect_eq_const %0#1, dense<1> : tensor<ui32>
      return
    }
  }
  module @b {
    func.func @main() {
      return
    }
  }
}

//--- parallel.mlir
func.func @id(%x: tensor<i64>) -> tensor<i64> {
  return %x : tensor<i64>
}
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<i64>
  %1 = "interpreter.run_parallel"(%0) <{programs = [[@id]]}> : (tensor<i64>) -> tensor<i64>
  check.expect_eq_const %1, dense<1> : tensor<i64>
  return
}

//--- fails.mlir
func.func @holds() {
  return
}
func.func @fails() {
  %0 = stablehlo.constant dense<1> : tensor<i64>
  check.expect_eq_const %0, dense<2> : tensor<i64>
  return
}
func.func @never() {
  return
}

//--- none.mlir
module {
  module @a {
  }
}

//--- steps.mlir
func.func @a(%x: tensor<i64>) -> tensor<i64> {
  return %x : tensor<i64>
}
func.func @b() {
  return
}
