// Branches whose sides may not all run stay, and a remark says why.
// RUN: zero-opt %s --zero-flatten-branches --remarks-filter=zero-flatten-branches -o %t 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --input-file=%t

// A loop that may never end where the branch is not taken; the branch around it stays, too.
// CHECK-LABEL: @unknown_rounds
// CHECK: stablehlo.if
// CHECK: stablehlo.case
// REMARK: stablehlo.case stays a branch: the number of rounds of a stablehlo.while is not known
// REMARK: stablehlo.if stays a branch: the number of rounds of a stablehlo.while is not known
func.func @unknown_rounds(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.case"(%i) ({
      %l = stablehlo.while(%a = %x) : tensor<f32>
      cond {
        %go = stablehlo.compare NE, %a, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      } do {
        stablehlo.return %a : tensor<f32>
      }
      stablehlo.return %l : tensor<f32>
    }, {
      stablehlo.return %x : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: @collective
// CHECK: stablehlo.if
// REMARK: stablehlo.if stays a branch: stablehlo.all_reduce moves data between devices
func.func @collective(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %sum = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Numbers that are drawn anew would be drawn more often.
// CHECK-LABEL: @draws
// CHECK: stablehlo.if
// REMARK: stablehlo.if stays a branch: stablehlo.rng has effects beside its results
func.func @draws(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %shape = stablehlo.constant dense<> : tensor<0xi64>
    %r = stablehlo.rng %x, %x, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    stablehlo.return %r : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: @custom_call
// CHECK: stablehlo.if
// REMARK: stablehlo.if stays a branch: stablehlo.custom_call has effects beside its results
func.func @custom_call(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %r = stablehlo.custom_call @log_it(%x) {has_side_effect = true} : (tensor<f32>) -> tensor<f32>
    stablehlo.return %r : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}
