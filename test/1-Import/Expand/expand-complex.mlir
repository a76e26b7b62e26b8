// Complex numbers as pairs of their parts, near what the interpreter makes of the ops.
// RUN: zero-opt %s --zero-expand-complex -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance 1e-5

// Numbers are taken apart where they come in, and put together where they go out.
// CHECK-LABEL: func.func @elementwise
// CHECK-COUNT-2: stablehlo.real
// CHECK-COUNT-4: stablehlo.multiply {{.*}} : tensor<5xf32>
// CHECK-COUNT-1: stablehlo.complex
// CHECK-NEXT: return
func.func @elementwise(%x: tensor<5xcomplex<f32>>, %y: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %0 = stablehlo.multiply %x, %y : tensor<5xcomplex<f32>>
  %1 = stablehlo.add %0, %y : tensor<5xcomplex<f32>>
  %2 = stablehlo.negate %1 : tensor<5xcomplex<f32>>
  %3 = stablehlo.subtract %2, %x : tensor<5xcomplex<f32>>
  return %3 : tensor<5xcomplex<f32>>
}

// Functions of two f32 are computed in f64.
// CHECK-LABEL: func.func @functions
// CHECK-NOT: stablehlo.divide {{.*}} tensor<5xcomplex
// CHECK: stablehlo.atan2 {{.*}} : tensor<5xf64>
// CHECK: return
func.func @functions(%x: tensor<5xcomplex<f32>>, %y: tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xf32>) {
  %0 = stablehlo.divide %x, %y : tensor<5xcomplex<f32>>
  %1 = stablehlo.log %x : tensor<5xcomplex<f32>>
  %2 = stablehlo.tanh %y : tensor<5xcomplex<f32>>
  %3 = stablehlo.sqrt %2 : tensor<5xcomplex<f32>>
  %4 = stablehlo.abs %x : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  return %0, %1, %2, %3, %4 : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xf32>
}

// CHECK-LABEL: func.func @products
// CHECK-COUNT-4: stablehlo.dot_general {{.*}} (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
// CHECK-COUNT-2: stablehlo.dot_general {{.*}} (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
// CHECK-NOT: stablehlo.dot_general
// CHECK: return
func.func @products(%x: tensor<2x3xcomplex<f64>>, %y: tensor<3x4xcomplex<f64>>, %z: tensor<2x3xf32>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  %1 = stablehlo.dot_general %z, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  return %0, %1 : tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>
}

// What moves or adds does so twice; other reductions carry both parts.
// CHECK-LABEL: func.func @both_parts
// CHECK-COUNT-2: stablehlo.transpose {{.*}} -> tensor<3x2xf32>
// CHECK-COUNT-2: stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>
// CHECK: stablehlo.reduce({{.*}} init: {{.*}}), ({{.*}} init: {{.*}}) across dimensions = [1]
// CHECK: stablehlo.compare EQ, {{.*}} tensor<2x3xf32>
// CHECK: return
func.func @both_parts(%x: tensor<2x3xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x3xi1>) {
  %zero = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
  %one = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %2 = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %3 = stablehlo.compare EQ, %x, %x : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
  return %1, %2, %3 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x3xi1>
}

// CHECK-LABEL: func.func @loop
// CHECK: stablehlo.while({{.*}}) : tensor<i32>, tensor<2xf32>, tensor<2xf32>
// CHECK-NOT: complex
// CHECK: stablehlo.complex
// CHECK-NEXT: return
func.func @loop(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %z = %x) : tensor<i32>, tensor<2xcomplex<f32>>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = stablehlo.multiply %z, %x : tensor<2xcomplex<f32>>
    stablehlo.return %1, %2 : tensor<i32>, tensor<2xcomplex<f32>>
  }
  return %0#1 : tensor<2xcomplex<f32>>
}

// A comparator's elements lie side by side: both real parts, then both imaginary ones.
// CHECK-LABEL: func.func @sorted
// CHECK: "stablehlo.sort"(%{{.*}}, %{{.*}}, %{{.*}})
// CHECK: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>, %{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<i32>):
// CHECK: stablehlo.compare NE, %[[A]], %[[B]]
// CHECK: return
func.func @sorted(%x: tensor<6xcomplex<f32>>, %k: tensor<6xi32>) -> (tensor<6xcomplex<f32>>, tensor<6xi32>) {
  %0:2 = "stablehlo.sort"(%x, %k) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>, %c: tensor<i32>, %d: tensor<i32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<6xcomplex<f32>>, tensor<6xi32>) -> (tensor<6xcomplex<f32>>, tensor<6xi32>)
  return %0#0, %0#1 : tensor<6xcomplex<f32>>, tensor<6xi32>
}

// Each element becomes a block of four; the diagonal of what is solved with is divided out.
// CHECK-LABEL: func.func @matrices
// CHECK: stablehlo.cholesky {{.*}} : tensor<2x4x4xf32>
// CHECK: "stablehlo.triangular_solve"{{.*}}lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true{{.*}} (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK: "stablehlo.triangular_solve"{{.*}}lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true{{.*}} (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK: return
func.func @matrices(%x: tensor<2x2x2xcomplex<f32>>, %b: tensor<2x2x3xcomplex<f32>>, %c: tensor<2x3x2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) {
  %a = stablehlo.constant dense<[[[(3.0,0.0), (0.0,-1.0)], [(0.0,1.0), (2.0,0.0)]], [[(5.0,0.0), (1.0,1.0)], [(1.0,-1.0), (7.0,0.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %zero = stablehlo.subtract %x, %x : tensor<2x2x2xcomplex<f32>>
  %known = stablehlo.add %a, %zero : tensor<2x2x2xcomplex<f32>>
  %0 = stablehlo.cholesky %known, lower = true : tensor<2x2x2xcomplex<f32>>
  %1 = stablehlo.slice %0 [0:2, 1:2, 0:1] : (tensor<2x2x2xcomplex<f32>>) -> tensor<2x1x1xcomplex<f32>>
  %2 = stablehlo.reshape %1 : (tensor<2x1x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %turn = stablehlo.constant dense<(0.6,0.8)> : tensor<2x2x2xcomplex<f32>>
  %turned = stablehlo.multiply %known, %turn : tensor<2x2x2xcomplex<f32>>
  %3 = "stablehlo.triangular_solve"(%turned, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x2xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %4 = "stablehlo.triangular_solve"(%turned, %c) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x2x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  %5 = "stablehlo.triangular_solve"(%turned, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x2x2xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %6 = "stablehlo.triangular_solve"(%turned, %c) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  return %2, %3, %4, %5, %6 : tensor<2xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>
}

// An op without a formula has whole numbers; its body is expanded.
// CHECK-LABEL: func.func @kept
// CHECK: %[[SUM:.*]] = stablehlo.complex
// CHECK: "stablehlo.scatter"(%[[SUM]]
// CHECK: ^bb0(%[[A:.*]]: tensor<complex<f32>>, %{{.*}}: tensor<complex<f32>>):
// CHECK: stablehlo.real %[[A]]
// CHECK-COUNT-4: stablehlo.multiply
// CHECK: stablehlo.return %{{.*}} : tensor<complex<f32>>
// CHECK: stablehlo.real
// CHECK: return
func.func @kept(%x: tensor<4xcomplex<f32>>, %u: tensor<2xcomplex<f32>>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xcomplex<f32>>
  %at = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
  %1 = "stablehlo.scatter"(%0, %at, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %product = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %product : tensor<complex<f32>>
  }) : (tensor<4xcomplex<f32>>, tensor<2x1xi32>, tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = stablehlo.real %1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// What only passes through is not taken apart, nor is what has no complex number.
// CHECK-LABEL: func.func @untouched
// CHECK-NEXT: stablehlo.add
// CHECK-NEXT: return
func.func @untouched(%x: tensor<2xcomplex<f32>>, %y: tensor<2xf32>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>) {
  %0 = stablehlo.add %y, %y : tensor<2xf32>
  return %x, %0 : tensor<2xcomplex<f32>>, tensor<2xf32>
}
