// What the interpreter refuses, and how it says so. (One function each, as it stops at the first error.)
// RUN: not zero-run %s --interpret --as-is --entry=unsupported 2>&1 | FileCheck %s --check-prefix=OP
// RUN: not zero-run %s --interpret --as-is --entry=type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not zero-run %s --interpret --as-is --entry=diverging 2>&1 | FileCheck %s --check-prefix=DIVERGING
// RUN: not zero-run %s --interpret --as-is --entry=metric 2>&1 | FileCheck %s --check-prefix=METRIC
// RUN: not zero-run %s --interpret --as-is --entry=elsewhere 2>&1 | FileCheck %s --check-prefix=ENTRY

zero.mesh @mesh ["dp" = 3]

func.func @unsupported() -> tensor<2xf32> {
  %x = stablehlo.constant dense<1.0> : tensor<2xf32>
  // OP: errors.mlir:[[#@LINE+1]]:{{.*}}: error: the interpreter does not support 'arith.addf'
  %0 = arith.addf %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @type() -> tensor<i3> {
  // TYPE: errors.mlir:[[#@LINE+1]]:{{.*}}: error: the interpreter does not support element type 'i3' of 'stablehlo.constant'
  %0 = stablehlo.constant dense<1> : tensor<i3>
  return %0 : tensor<i3>
}

func.func @diverging() -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %rank = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
  %first = stablehlo.compare EQ, %rank, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %sum = "stablehlo.if"(%first) ({
    // DIVERGING: errors.mlir:[[#@LINE+1]]:{{.*}}: error: is reached by 1 of 3 ranks: the control flow around a collective must be the same on all
    %all = zero.all_reduce add %rank over @mesh["dp"] : tensor<i32>
    stablehlo.return %all : tensor<i32>
  }, {
    stablehlo.return %zero : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return %sum : tensor<i32>
}

// METRIC: error: 'metric': result 0 (metric 'loss') must be the same on all ranks, but differs between ranks 0 and 2
func.func @metric() -> (tensor<i32> {zero.role = #zero.role<metric "loss">}) {
  %rank = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %loss = stablehlo.shift_right_logical %rank, %one : tensor<i32>
  return %loss : tensor<i32>
}

// ENTRY: zero-run: error: the module has no function 'elsewhere'
