// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

func.func private @double(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %x, %x : tensor<i32>
  return %0 : tensor<i32>
}

func.func @main() -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %sum, %count = stablehlo.while(%s = %zero, %i = %zero) : tensor<i32>, tensor<i32>
  cond {
    %go = stablehlo.compare LT, %i, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %more = stablehlo.add %s, %next : tensor<i32>
    stablehlo.return %more, %next : tensor<i32>, tensor<i32>
  }
  %no = stablehlo.constant dense<false> : tensor<i1>
  %if = "stablehlo.if"(%no) ({
    stablehlo.return %one : tensor<i32>
  }, {
    stablehlo.return %five : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  // Out of range means the last branch.
  %case = "stablehlo.case"(%five) ({
    stablehlo.return %zero : tensor<i32>
  }, {
    stablehlo.return %one : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %called = call @double(%sum) : (tensor<i32>) -> tensor<i32>
  return %sum, %count, %if, %case, %called : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
// CHECK: {"step": 1, "result0": 15, "result1": 5, "result2": 5, "result3": 1, "result4": 30}
