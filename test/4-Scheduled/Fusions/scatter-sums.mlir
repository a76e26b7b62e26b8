// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=scatter-sums | FileCheck %s --check-prefix=WITHOUT

// The gradient of a tied embedding. Not in a narrow type, in which every step of the sum is rounded; not where the other side is needed as it is.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK: %[[C:.*]] = zero.gemm
  // CHECK-NEXT: zero.dispatch @k_scatter(%[[C]], %arg0, %arg1)
  // CHECK-NEXT: return
  // REMARK: [Passed] scatter-sums
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT: zero.dispatch @k_scatter(%arg0, %arg1)
  // WITHOUT: zero.dispatch @k_add(
  func.func @fires(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>, %a: tensor<16x3xf32>, %b: tensor<3x8xf32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %s = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %r = stablehlo.add %s, %c : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }

  // CHECK-LABEL: func.func @narrow(
  // CHECK: zero.dispatch @k_scatter_1(%arg0, %arg1)
  // CHECK: zero.dispatch @k_add(
  // REMARK-NOT: ] scatter-sums |
  func.func @narrow(%i: tensor<4x1xi32>, %u: tensor<4x8xbf16>, %a: tensor<16x3xbf16>, %b: tensor<3x8xbf16>) -> tensor<16x8xbf16> {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xbf16>
    %s = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
      %sum = stablehlo.add %x, %y : tensor<bf16>
      stablehlo.return %sum : tensor<bf16>
    }) : (tensor<16x8xbf16>, tensor<4x1xi32>, tensor<4x8xbf16>) -> tensor<16x8xbf16>
    %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x3xbf16>, tensor<3x8xbf16>) -> tensor<16x8xbf16>
    %r = stablehlo.add %s, %c : tensor<16x8xbf16>
    return %r : tensor<16x8xbf16>
  }

  // CHECK-LABEL: func.func @needed(
  // CHECK: zero.dispatch @k_scatter_2(%arg0, %arg1)
  func.func @needed(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>, %a: tensor<16x3xf32>, %b: tensor<3x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %s = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %r = stablehlo.add %s, %c : tensor<16x8xf32>
    return %r, %c : tensor<16x8xf32>, tensor<16x8xf32>
  }

  // A rank's rows among zeros are a buffer of their own as well; put into something else they are not.
  // REMARK: [Passed] scatter-sums
  // CHECK-LABEL: func.func @own_rows(
  // CHECK: %[[P:.*]] = zero.dispatch @k_dynamic_update_slice
  // CHECK-NEXT: zero.dispatch @k_scatter{{.*}}(%[[P]], %arg0, %arg1)
  // CHECK-NEXT: return
  func.func @own_rows(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>, %own: tensor<4x8xf32>, %at: tensor<i32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %s = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %p = stablehlo.dynamic_update_slice %zero, %own, %at, %first : (tensor<16x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
    %r = stablehlo.add %p, %s : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }

  // CHECK-LABEL: func.func @among_others(
  // CHECK: zero.dispatch @k_scatter{{.*}}(%arg0, %arg1)
  func.func @among_others(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>, %own: tensor<4x8xf32>, %at: tensor<i32>, %all: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %first = stablehlo.constant dense<0> : tensor<i32>
    %s = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %p = stablehlo.dynamic_update_slice %all, %own, %at, %first : (tensor<16x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
    %r = stablehlo.add %p, %s : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }

  // A gradient that is added up part by part: the sum is a matmul's result, too.
  // REMARK: [Passed] scatter-sums
  // REMARK-NOT: ] scatter-sums |
  // CHECK-LABEL: func.func @parts(
  // CHECK: %[[C0:.*]] = zero.gemm
  // CHECK: %[[C1:.*]] = zero.gemm {{.*}} init(%[[C0]] :
  // CHECK-NEXT: zero.dispatch @k_scatter(%[[C1]], %arg0, %arg1)
  // CHECK-NEXT: return
  func.func @parts(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>, %a: tensor<16x3xf32>, %b: tensor<3x8xf32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %s = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %a1 = stablehlo.tanh %a : tensor<16x3xf32>
    %c0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %c1 = stablehlo.dot_general %a1, %b, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %c = stablehlo.add %c0, %c1 : tensor<16x8xf32>
    %r = stablehlo.add %c, %s : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }

  // One of the terms is no matmul: the scatter would need it in memory first.
  // CHECK-LABEL: func.func @other_term(
  // CHECK: zero.dispatch @k_scatter{{.*}}(%arg0, %arg1)
  func.func @other_term(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>, %a: tensor<16x3xf32>, %b: tensor<3x8xf32>, %d: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %s = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %c0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x3xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %t = stablehlo.tanh %d : tensor<16x8xf32>
    %c = stablehlo.add %c0, %t : tensor<16x8xf32>
    %r = stablehlo.add %c, %s : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }
}
