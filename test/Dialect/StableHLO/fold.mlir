// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// CHECK-LABEL: @integers
// CHECK-DAG: %[[SUM:.*]] = stablehlo.constant dense<[6, 8]> : tensor<2xi32>
// CHECK-DAG: %[[SHIFT:.*]] = stablehlo.constant dense<2147483646> : tensor<ui32>
// CHECK-DAG: %[[LESS:.*]] = stablehlo.constant dense<[true, false]> : tensor<2xi1>
// CHECK: return %[[SUM]], %[[SHIFT]], %[[LESS]]
func.func @integers() -> (tensor<2xi32>, tensor<ui32>, tensor<2xi1>) {
  %a = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  %b = stablehlo.constant dense<5> : tensor<2xi32>
  %sum = stablehlo.add %a, %b : tensor<2xi32>
  %m = stablehlo.constant dense<4294967293> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %shift = stablehlo.shift_right_logical %m, %one : tensor<ui32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %twos = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %less = stablehlo.compare LT, %a, %twos, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %sum, %shift, %less : tensor<2xi32>, tensor<ui32>, tensor<2xi1>
}

// What the specification leaves open, and functions whose rounding is the target's, are not folded.
// CHECK-LABEL: @open
// CHECK: stablehlo.divide
// CHECK: stablehlo.shift_left
// CHECK: stablehlo.convert
// CHECK: stablehlo.exponential
// CHECK: stablehlo.maximum
func.func @open() -> (tensor<i32>, tensor<i32>, tensor<i8>, tensor<f32>, tensor<f32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %wide = stablehlo.constant dense<32> : tensor<i32>
  %big = stablehlo.constant dense<1000.0> : tensor<f32>
  %plus = stablehlo.constant dense<0.0> : tensor<f32>
  %minus = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.divide %one, %zero : tensor<i32>
  %1 = stablehlo.shift_left %one, %wide : tensor<i32>
  %2 = stablehlo.convert %big : (tensor<f32>) -> tensor<i8>
  %3 = stablehlo.exponential %big : tensor<f32>
  %4 = stablehlo.maximum %plus, %minus : tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<i32>, tensor<i32>, tensor<i8>, tensor<f32>, tensor<f32>
}

// CHECK-LABEL: @floats
// CHECK-DAG: %[[ROOT:.*]] = stablehlo.constant dense<4.000000e+00> : tensor<f32>
// CHECK-DAG: %[[THIRD:.*]] = stablehlo.constant dense<0.333333343> : tensor<f32>
// CHECK-DAG: %[[BF:.*]] = stablehlo.constant dense<1.000980e-01> : tensor<bf16>
// CHECK-DAG: %[[BITS:.*]] = stablehlo.constant dense<1065353216> : tensor<ui32>
// CHECK: return %[[ROOT]], %[[THIRD]], %[[BF]], %[[BITS]]
func.func @floats() -> (tensor<f32>, tensor<f32>, tensor<bf16>, tensor<ui32>) {
  %16 = stablehlo.constant dense<16.0> : tensor<f32>
  %root = stablehlo.sqrt %16 : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %three = stablehlo.constant dense<3.0> : tensor<f32>
  %third = stablehlo.divide %one, %three : tensor<f32>
  %tenth = stablehlo.constant dense<0.1> : tensor<f32>
  %bf = stablehlo.convert %tenth : (tensor<f32>) -> tensor<bf16>
  %bits = stablehlo.bitcast_convert %one : (tensor<f32>) -> tensor<ui32>
  return %root, %third, %bf, %bits : tensor<f32>, tensor<f32>, tensor<bf16>, tensor<ui32>
}

// Identities that hold for every float, NaN and both zeros included.
// CHECK-LABEL: @identities
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]] :
func.func @identities(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %minus_zero = stablehlo.constant dense<-0.0> : tensor<4xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %0 = stablehlo.subtract %x, %zero : tensor<4xf32>
  %1 = stablehlo.add %minus_zero, %x : tensor<4xf32>
  %2 = stablehlo.multiply %x, %one : tensor<4xf32>
  %3 = stablehlo.maximum %inf, %x : tensor<4xf32>
  %4 = stablehlo.divide %x, %one : tensor<4xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -0 + 0 is 0 and NaN * 0 is NaN: these stay. So does a rounding to bf16 and back.
// CHECK-LABEL: @not_identities
// CHECK: stablehlo.add
// CHECK: stablehlo.multiply
// CHECK: stablehlo.convert
// CHECK: stablehlo.convert
func.func @not_identities(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %zero : tensor<4xf32>
  %1 = stablehlo.multiply %x, %zero : tensor<4xf32>
  %2 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
  %3 = stablehlo.convert %2 : (tensor<4xbf16>) -> tensor<4xf32>
  return %0, %1, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @conversions
// CHECK-SAME: %[[X:.*]]: tensor<4xbf16>, %[[I:.*]]: tensor<4xi32>
// CHECK-NEXT: return %[[X]], %[[I]] :
func.func @conversions(%x: tensor<4xbf16>, %i: tensor<4xi32>) -> (tensor<4xbf16>, tensor<4xi32>) {
  %0 = stablehlo.convert %x : (tensor<4xbf16>) -> tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xbf16>
  %2 = stablehlo.convert %i : (tensor<4xi32>) -> tensor<4xi64>
  %3 = stablehlo.convert %2 : (tensor<4xi64>) -> tensor<4xi32>
  return %1, %3 : tensor<4xbf16>, tensor<4xi32>
}

// CHECK-LABEL: @choices
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<4xi1>
// CHECK-NEXT: return %[[X]], %[[Y]], %[[P]] :
func.func @choices(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
  %true = stablehlo.constant dense<true> : tensor<4xi1>
  %false = stablehlo.constant dense<false> : tensor<4xi1>
  %0 = stablehlo.select %true, %x, %y : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.select %p, %y, %y : tensor<4xi1>, tensor<4xf32>
  %2 = stablehlo.compare NE, %p, %false, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
}

// A splat of any size is a broadcast of one number, never a table.
// CHECK-LABEL: @splats
// CHECK: %[[C:.*]] = stablehlo.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
// CHECK-NEXT: return %[[B]]
func.func @splats() -> tensor<1024x2048xf32> {
  %a = stablehlo.constant dense<2.0> : tensor<2048x1024xf32>
  %b = stablehlo.constant dense<3.0> : tensor<1xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1xf32>) -> tensor<2048x1024xf32>
  %0 = stablehlo.multiply %a, %bb : tensor<2048x1024xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2048x1024xf32>) -> tensor<1024x2048xf32>
  return %1 : tensor<1024x2048xf32>
}

// An iota is computed; a constant of its size would be a table. One element of it is a constant.
// CHECK-LABEL: @iota
// CHECK: %[[C:.*]] = stablehlo.constant dense<3> : tensor<1xi32>
// CHECK: %[[I:.*]] = stablehlo.iota dim = 0 : tensor<8xi32>
// CHECK: return %[[I]], %[[C]]
func.func @iota() -> (tensor<8xi32>, tensor<1xi32>) {
  %0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %1 = stablehlo.slice %0 [3:4] : (tensor<8xi32>) -> tensor<1xi32>
  return %0, %1 : tensor<8xi32>, tensor<1xi32>
}

// CHECK-LABEL: @moves
// CHECK-DAG: %[[T:.*]] = stablehlo.constant dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
// CHECK-DAG: %[[S:.*]] = stablehlo.constant dense<{{\[\[}}2, 3]]> : tensor<1x2xi32>
// CHECK-DAG: %[[R:.*]] = stablehlo.constant dense<{{\[\[}}3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
// CHECK-DAG: %[[C:.*]] = stablehlo.constant dense<{{\[\[}}1, 2, 3, 7], [4, 5, 6, 7]]> : tensor<2x4xi32>
// CHECK-DAG: %[[B:.*]] = stablehlo.constant dense<{{\[\[}}1, 1], [2, 2]]> : tensor<2x2xi32>
// CHECK: return %[[T]], %[[S]], %[[R]], %[[C]], %[[B]]
func.func @moves() -> (tensor<3x2xi32>, tensor<1x2xi32>, tensor<2x3xi32>, tensor<2x4xi32>, tensor<2x2xi32>) {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %s = stablehlo.slice %a [0:1, 1:3] : (tensor<2x3xi32>) -> tensor<1x2xi32>
  %r = stablehlo.reverse %a, dims = [1] : tensor<2x3xi32>
  %seven = stablehlo.constant dense<7> : tensor<2x1xi32>
  %c = stablehlo.concatenate %a, %seven, dim = 1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
  %v = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  return %t, %s, %r, %c, %b : tensor<3x2xi32>, tensor<1x2xi32>, tensor<2x3xi32>, tensor<2x4xi32>, tensor<2x2xi32>
}

// The size limit: 65 elements are not folded.
// CHECK-LABEL: @limit
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [0] : (tensor<5xi32>) -> tensor<5x13xi32>
func.func @limit() -> tensor<5x13xi32> {
  %v = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<5xi32>) -> tensor<5x13xi32>
  return %b : tensor<5x13xi32>
}

// Whatever moves elements of one number: what is padded with it, looked up in it, written over it.
// CHECK-LABEL: @moved_splats
// CHECK-DAG: %[[C:.*]] = stablehlo.constant dense<6.000000e+00> : tensor<f32>
// CHECK-DAG: %[[P:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [] : (tensor<f32>) -> tensor<9xf32>
// CHECK-DAG: %[[G:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [] : (tensor<f32>) -> tensor<2xf32>
// CHECK-DAG: %[[U:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [] : (tensor<f32>) -> tensor<8xf32>
// CHECK-DAG: %[[Z:.*]] = stablehlo.pad
// CHECK: return %[[P]], %[[Z]], %[[G]], %[[U]]
func.func @moved_splats(%at: tensor<2x1xi32>, %i: tensor<i32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<2xf32>, tensor<8xf32>) {
  %sixes = stablehlo.constant dense<6.0> : tensor<8xf32>
  %update = stablehlo.constant dense<6.0> : tensor<3xf32>
  %six = stablehlo.constant dense<6.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %sixes, %six, low = [1], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<9xf32>
  %1 = stablehlo.pad %sixes, %zero, low = [1], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<9xf32>
  %2 = "stablehlo.gather"(%sixes, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<2x1xi32>) -> tensor<2xf32>
  %3 = stablehlo.dynamic_update_slice %sixes, %update, %i : (tensor<8xf32>, tensor<3xf32>, tensor<i32>) -> tensor<8xf32>
  return %0, %1, %2, %3 : tensor<9xf32>, tensor<9xf32>, tensor<2xf32>, tensor<8xf32>
}
