// RUN: zero-opt %s --zero-flatten-branches -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t
// RUN: zero-opt %s --zero-flatten-branches --remarks-filter=zero-flatten-branches -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: zero-run %t --interpret --as-is --print --entry=sides | FileCheck %s --check-prefix=SIDES

// The sides stand one after the other, a select picks; what both sides give needs none.
// CHECK-LABEL: @if
// CHECK-SAME: %[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[N:.*]] = stablehlo.negate %[[X]]
// CHECK-NEXT: %[[S:.*]] = stablehlo.sqrt %[[X]]
// CHECK-NEXT: %[[R:.*]] = stablehlo.select %[[P]], %[[N]], %[[S]]
// CHECK-NEXT: return %[[R]], %[[X]]
// REMARK: remark: {{.*}}flatten-branch{{.*}}stablehlo.if of 2 sides: all of their 2 ops run, and selects pick 2 results
func.func @if(%p: tensor<i1>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %n = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %n, %x : tensor<4xf32>, tensor<4xf32>
  }, {
    %s = stablehlo.sqrt %x : tensor<4xf32>
    stablehlo.return %s, %x : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @case
// CHECK-SAME: %[[I:.*]]: tensor<i32>, %[[X:.*]]: tensor<2xf32>
// CHECK: %[[A:.*]] = stablehlo.negate
// CHECK-NEXT: %[[B:.*]] = stablehlo.cosine
// CHECK-NEXT: %[[C:.*]] = stablehlo.tanh
// CHECK-NEXT: %[[ZERO:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %[[IS0:.*]] = stablehlo.compare EQ, %[[I]], %[[ZERO]]
// CHECK-NEXT: %[[ONE:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: %[[IS1:.*]] = stablehlo.compare EQ, %[[I]], %[[ONE]]
// CHECK-NEXT: %[[BC:.*]] = stablehlo.select %[[IS1]], %[[B]], %[[C]]
// CHECK-NEXT: stablehlo.select %[[IS0]], %[[A]], %[[BC]]
func.func @case(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.case"(%i) ({
    %a = stablehlo.negate %x : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }, {
    %b = stablehlo.cosine %x : tensor<2xf32>
    stablehlo.return %b : tensor<2xf32>
  }, {
    %c = stablehlo.tanh %x : tensor<2xf32>
    stablehlo.return %c : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// Every side by its index; out of range, on either end, is the last side.
// CHECK-LABEL: @sides
// CHECK-NOT: stablehlo.case
// SIDES: "result0": 10, "result1": 11, "result2": 12, "result3": 12, "result4": 12
func.func @sides() -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %3 = stablehlo.constant dense<3> : tensor<i32>
  %minus = stablehlo.constant dense<-1> : tensor<i32>
  %10 = stablehlo.constant dense<10> : tensor<i32>
  %11 = stablehlo.constant dense<11> : tensor<i32>
  %12 = stablehlo.constant dense<12> : tensor<i32>
  %a = "stablehlo.case"(%0) ({ stablehlo.return %10 : tensor<i32> }, { stablehlo.return %11 : tensor<i32> }, { stablehlo.return %12 : tensor<i32> }) : (tensor<i32>) -> tensor<i32>
  %b = "stablehlo.case"(%1) ({ stablehlo.return %10 : tensor<i32> }, { stablehlo.return %11 : tensor<i32> }, { stablehlo.return %12 : tensor<i32> }) : (tensor<i32>) -> tensor<i32>
  %c = "stablehlo.case"(%2) ({ stablehlo.return %10 : tensor<i32> }, { stablehlo.return %11 : tensor<i32> }, { stablehlo.return %12 : tensor<i32> }) : (tensor<i32>) -> tensor<i32>
  %d = "stablehlo.case"(%3) ({ stablehlo.return %10 : tensor<i32> }, { stablehlo.return %11 : tensor<i32> }, { stablehlo.return %12 : tensor<i32> }) : (tensor<i32>) -> tensor<i32>
  %e = "stablehlo.case"(%minus) ({ stablehlo.return %10 : tensor<i32> }, { stablehlo.return %11 : tensor<i32> }, { stablehlo.return %12 : tensor<i32> }) : (tensor<i32>) -> tensor<i32>
  return %a, %b, %c, %d, %e : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}

// A branch in a branch, and a loop that counts in it.
// CHECK-LABEL: @nested
// CHECK-NOT: stablehlo.if
// CHECK: stablehlo.while
// CHECK-NOT: stablehlo.if
// CHECK-LABEL: @one_side
func.func @nested(%p: tensor<i1>, %q: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.if"(%q) ({
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %three = stablehlo.constant dense<3> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %l:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<f32>
      cond {
        %go = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      } do {
        %s = stablehlo.cosine %a : tensor<f32>
        %j = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %j, %s : tensor<i32>, tensor<f32>
      }
      stablehlo.return %l#1 : tensor<f32>
    }, {
      stablehlo.return %x : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    %n = stablehlo.negate %x : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-NOT: stablehlo.case
func.func @one_side(%i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.case"(%i) ({
    %a = stablehlo.negate %x : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}
