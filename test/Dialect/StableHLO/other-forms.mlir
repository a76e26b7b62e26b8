// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// CHECK-LABEL: @dynamic
// CHECK-DAG: %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-DAG: %[[I:.*]] = stablehlo.iota dim = 1 : tensor<2x3xi32>
// CHECK-DAG: %[[R:.*]] = stablehlo.reshape %arg0 : (tensor<3xf32>) -> tensor<3x1xf32>
// CHECK-DAG: %[[P:.*]] = stablehlo.pad %arg0, %{{.*}}, low = [1], high = [0], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
// CHECK-DAG: %[[S:.*]] = stablehlo.slice %arg0 [0:3:2] : (tensor<3xf32>) -> tensor<2xf32>
// CHECK-DAG: %[[N:.*]] = stablehlo.constant dense<3> : tensor<i32>
// CHECK: return %[[B]], %[[I]], %[[R]], %[[P]], %[[S]], %[[N]], %arg0
func.func @dynamic(%x: tensor<3xf32>)
    -> (tensor<2x3xf32>, tensor<2x3xi32>, tensor<3x1xf32>, tensor<6xf32>, tensor<2xf32>, tensor<i32>, tensor<3xf32>) {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<3xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  %1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi64>) -> tensor<2x3xi32>
  %column = stablehlo.constant dense<[3, 1]> : tensor<2xi64>
  %2 = stablehlo.dynamic_reshape %x, %column : (tensor<3xf32>, tensor<2xi64>) -> tensor<3x1xf32>
  %value = stablehlo.constant dense<9.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %zero = stablehlo.constant dense<0> : tensor<1xi64>
  %3 = stablehlo.dynamic_pad %x, %value, %one, %zero, %one
    : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %4 = stablehlo.real_dynamic_slice %x, %zero, %three, %two
    : (tensor<3xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  %5 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<3xf32>) -> tensor<i32>
  %6 = stablehlo.set_dimension_size %x, %5, dim = 0 : (tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
  return %0, %1, %2, %3, %4, %5, %6
    : tensor<2x3xf32>, tensor<2x3xi32>, tensor<3x1xf32>, tensor<6xf32>, tensor<2xf32>, tensor<i32>, tensor<3xf32>
}

// CHECK-LABEL: @dynamic_windows
// CHECK-DAG: %[[G:.*]] = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}>
// CHECK-DAG: %[[C:.*]] = stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = {{\[\[}}1, 0]], lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
// CHECK: return %[[G]], %[[C]]
func.func @dynamic_windows(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %y: tensor<1x4x2xf32>, %k: tensor<2x2x3xf32>)
    -> (tensor<5x2x2xf32>, tensor<1x4x3xf32>) {
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi32>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<5x2x2xf32>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %1 = stablehlo.dynamic_conv(%y, %k, %padding) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2xf32>, tensor<2x2x3xf32>, tensor<1x2xi64>) -> tensor<1x4x3xf32>
  return %0, %1 : tensor<5x2x2xf32>, tensor<1x4x3xf32>
}

// A shape that is computed otherwise, and a range out of bounds, stay for whoever runs them.
// CHECK-LABEL: @kept
// CHECK: stablehlo.dynamic_reshape
// CHECK: stablehlo.real_dynamic_slice
// CHECK: return
func.func @kept(%x: tensor<4xf32>, %shape: tensor<2xi32>) -> (tensor<2x2xf32>, tensor<2xf32>) {
  %c = stablehlo.constant dense<2> : tensor<2xi32>
  %computed = stablehlo.minimum %shape, %shape : tensor<2xi32>
  %twos = stablehlo.subtract %computed, %shape : tensor<2xi32>
  %sum = stablehlo.add %twos, %c : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %x, %sum : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %start = stablehlo.constant dense<2> : tensor<1xi32>
  %limit = stablehlo.slice %sum [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %end = stablehlo.add %limit, %start : tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %1 = stablehlo.real_dynamic_slice %x, %start, %end, %one
    : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<2xf32>
}

// CHECK-LABEL: @older
// CHECK-DAG: stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-DAG: stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
// CHECK: return
func.func @older(%x: tensor<3xf32>, %y: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>) {
  %0 = stablehlo.broadcast %x, sizes = [2] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.dot %y, %x, precision = [HIGH, HIGH] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<2xf32>
}

// CHECK-LABEL: @map
// CHECK-NOT: stablehlo.map
// CHECK: %[[P:.*]] = stablehlo.multiply %arg0, %arg1 : tensor<3xf32>
// CHECK: %[[S:.*]] = stablehlo.add %[[P]], %{{.*}} : tensor<3xf32>
// CHECK: stablehlo.compare LT, %[[S]], %arg0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
func.func @map(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xi1> {
  %0 = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.multiply %a, %b : tensor<f32>
    %s = stablehlo.add %p, %half : tensor<f32>
    %r = stablehlo.compare LT, %s, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

// CHECK-LABEL: @complex
// CHECK-NEXT: return %arg0, %arg1, %arg2, %arg0
func.func @complex(%a: tensor<3xf32>, %b: tensor<3xf32>, %z: tensor<3xcomplex<f32>>)
    -> (tensor<3xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<3xf32>) {
  %c = stablehlo.complex %a, %b : tensor<3xcomplex<f32>>
  %re = stablehlo.real %c : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %im = stablehlo.imag %c : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %zre = stablehlo.real %z : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %zim = stablehlo.imag %z : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %whole = stablehlo.complex %zre, %zim : tensor<3xcomplex<f32>>
  %own = stablehlo.real %a : tensor<3xf32>
  return %re, %im, %whole, %own : tensor<3xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<3xf32>
}

// Parts of two numbers are no number of either.
// CHECK-LABEL: @two_numbers
// CHECK: stablehlo.complex
func.func @two_numbers(%x: tensor<3xcomplex<f32>>, %y: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %re = stablehlo.real %x : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %im = stablehlo.imag %y : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %0 = stablehlo.complex %re, %im : tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

// CHECK-LABEL: @nothing_to_do
// CHECK-NEXT: return %arg0, %arg1
func.func @nothing_to_do(%x: tensor<4x1xf32>, %i: tensor<i32>) -> (tensor<4x1xf32>, tensor<i32>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %1 = stablehlo.while(%k = %i) : tensor<i32>
    cond {
      %never = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %never : tensor<i1>
    } do {
      %2 = stablehlo.add %k, %k : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }
  return %0, %1 : tensor<4x1xf32>, tensor<i32>
}

// Predicates are ordered false < true.
// CHECK-LABEL: @clamp_of_predicates
// CHECK: %[[F:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK: return %[[F]]
func.func @clamp_of_predicates() -> tensor<i1> {
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.clamp %true, %true, %false : tensor<i1>
  return %0 : tensor<i1>
}
