// RUN: zero-opt %s --zero-unroll-loops -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// The loop of fori_loop: a counter from 0, below a constant, by 1.
// CHECK-LABEL: @fori
// CHECK-NOT: stablehlo.while
// CHECK: %[[C0:.*]] = stablehlo.constant dense<0>
// CHECK-NEXT: stablehlo.convert %[[C0]]
// CHECK: %[[C1:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT: stablehlo.convert %[[C1]]
// CHECK: %[[C2:.*]] = stablehlo.constant dense<2> : tensor<i32>
// CHECK-NEXT: stablehlo.convert %[[C2]]
// CHECK-NOT: stablehlo.convert
// CHECK: return
func.func @fori(%x: tensor<f32>) -> tensor<f32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.while(%i = %0, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %s = stablehlo.add %a, %f : tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<f32>
  }
  return %1#1 : tensor<f32>
}

// Counts down by 2, bound carried unchanged: 7, 5, 3.
// CHECK-LABEL: @down
// CHECK-COUNT-3: stablehlo.negate
// CHECK-NOT: stablehlo.negate
func.func @down(%x: tensor<f32>) -> (tensor<f32>, tensor<i32>) {
  %7 = stablehlo.constant dense<7> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %1:3 = stablehlo.while(%i = %7, %a = %x, %n = %2) : tensor<i32>, tensor<f32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %n, %i, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.negate %a : tensor<f32>
    %j = stablehlo.subtract %i, %n : tensor<i32>
    stablehlo.return %j, %s, %n : tensor<i32>, tensor<f32>, tensor<i32>
  }
  return %1#1, %1#0 : tensor<f32>, tensor<i32>
}

// Nested loops, 2 x 3 rounds; no round at all.
// CHECK-LABEL: @nested
// CHECK-COUNT-6: stablehlo.negate
// CHECK-NOT: stablehlo.negate
// CHECK-NOT: stablehlo.cosine
func.func @nested(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %3 = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %0, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare NE, %i, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%j = %0, %b = %a) : tensor<i32>, tensor<f32>
    cond {
      %p = stablehlo.compare LT, %j, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %s = stablehlo.negate %b : tensor<f32>
      %k = stablehlo.add %1, %j : tensor<i32>
      stablehlo.return %k, %s : tensor<i32>, tensor<f32>
    }
    %k = stablehlo.add %i, %1 : tensor<i32>
    stablehlo.return %k, %q#1 : tensor<i32>, tensor<f32>
  }
  %z:2 = stablehlo.while(%i = %3, %a = %r#1) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.cosine %a : tensor<f32>
    %k = stablehlo.add %i, %1 : tensor<i32>
    stablehlo.return %k, %s : tensor<i32>, tensor<f32>
  }
  return %z#1 : tensor<f32>
}

// Not static: the bound is an argument.
// CHECK-LABEL: @dynamic
// CHECK: stablehlo.while
func.func @dynamic(%x: tensor<f32>, %n: tensor<i32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %0, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.negate %a : tensor<f32>
    %k = stablehlo.add %i, %1 : tensor<i32>
    stablehlo.return %k, %s : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}
