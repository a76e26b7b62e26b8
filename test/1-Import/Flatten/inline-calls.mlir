// RUN: zero-opt %s --zero-inline-calls --split-input-file | FileCheck %s
// RUN: zero-opt %s --zero-inline-calls --split-input-file --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: %0 = stablehlo.negate %arg0
// CHECK-NEXT: %1 = stablehlo.add %0, %arg0
// CHECK-NEXT: %2 = stablehlo.negate %1
// CHECK-NEXT: %3 = stablehlo.add %2, %1
// CHECK-NEXT: %4:2 = stablehlo.while(%iterArg = %3, %iterArg_0 = %0)
// CHECK: do {
// CHECK-NEXT: %5 = stablehlo.negate %iterArg
// CHECK-NEXT: stablehlo.return %5, %iterArg
// CHECK: return %4#0
// CHECK-NOT: func.func
// LOC: %0 = stablehlo.negate %arg0 : tensor<4xf32> loc([[CALL:#loc[0-9]*]])
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = call @twice(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) loc("outer")
  %1:2 = call @twice(%0#0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %2:2 = stablehlo.while(%a = %1#0, %b = %0#1) : tensor<4xf32>, tensor<4xf32>
  cond {
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %3 = func.call @neg(%a) : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %3, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %2#0 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = call @neg(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("middle")
  %1 = stablehlo.add %0, %x : tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func private @neg(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32> loc("inner")
  return %0 : tensor<4xf32>
}
// LOC-DAG: [[INNER:#loc[0-9]*]] = loc("inner")
// LOC-DAG: [[MIDDLE:#loc[0-9]*]] = loc("middle")
// LOC-DAG: [[OUTER:#loc[0-9]*]] = loc("outer")
// LOC-DAG: [[STEP:#loc[0-9]*]] = loc(callsite([[INNER]] at [[MIDDLE]]))
// LOC-DAG: [[CALL]] = loc(callsite([[STEP]] at [[OUTER]]))

// -----

// Without calls nothing changes, and every public function stays.
// CHECK-LABEL: func.func @main
// CHECK-LABEL: func.func @init
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @init(%x: tensor<2xui32>) -> tensor<2xui32> {
  return %x : tensor<2xui32>
}
