// Sums of matmuls stay ops here, for kernels to be made of them.
// RUN: zero-opt %s --split-input-file --zero-form-kernels=disable-fusions=matmul-terms | FileCheck %s

// An elementwise chain is one kernel; constants and the bias's broadcast go in.
// CHECK-LABEL: func.func @chain(
// CHECK-NEXT: %[[K:.*]] = zero.dispatch @k_add_tanh_multiply(%arg1, %arg0) tied [-1]
// CHECK-NEXT: return %[[K]]
// CHECK: func.func private @k_add_tanh_multiply(%arg0: tensor<16xf32>, %arg1: tensor<8x16xf32>) -> tensor<8x16xf32> attributes {zero.kernel} {
// CHECK: stablehlo.broadcast_in_dim %arg0
// CHECK: stablehlo.constant
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @chain(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
    %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<8x16xf32>
    %0 = stablehlo.add %x, %bb : tensor<8x16xf32>
    %1 = stablehlo.tanh %0 : tensor<8x16xf32>
    %c = stablehlo.constant dense<2.0> : tensor<8x16xf32>
    %2 = stablehlo.multiply %1, %c : tensor<8x16xf32>
    return %2 : tensor<8x16xf32>
  }
}

// -----

// Softmax: the maximum, the exponentials and their sum are those of one row, computed at once.
// CHECK-LABEL: func.func @softmax(
// CHECK-NEXT: %[[P:.*]] = zero.dispatch @k_reduce_subtract_exponential_divide(%arg0) tied [-1] : (tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK-NEXT: return %[[P]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @softmax(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %d = stablehlo.subtract %x, %mb : tensor<8x16xf32>
    %e = stablehlo.exponential %d : tensor<8x16xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %p = stablehlo.divide %e, %sb : tensor<8x16xf32>
    return %p : tensor<8x16xf32>
  }
}

// -----

// A residual sum and its normalisation: what others read is one more result, of the row's elements or of the row.
// CHECK-LABEL: func.func @norm(
// CHECK-NEXT: %[[K:.*]]:3 = zero.dispatch @k_add_reduce_divide_subtract(%arg0, %arg1) {{.*}} -> (tensor<4x2x16xf32>, tensor<4x2x1xf32>, tensor<4x2x16xf32>)
// CHECK-NEXT: %[[G:.*]] = zero.dispatch @k_transpose
// CHECK-NEXT: return %[[K]]#2, %[[K]]#1, %[[G]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @norm(%a: tensor<4x2x16xf32>, %b: tensor<4x2x16xf32>) -> (tensor<4x2x16xf32>, tensor<4x2x1xf32>, tensor<16x2x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %n = stablehlo.constant dense<16.0> : tensor<4x2x1xf32>
    %x = stablehlo.add %a, %b : tensor<4x2x16xf32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x2x16xf32>, tensor<f32>) -> tensor<4x2xf32>
    %sr = stablehlo.reshape %s : (tensor<4x2xf32>) -> tensor<4x2x1xf32>
    %mean = stablehlo.divide %sr, %n : tensor<4x2x1xf32>
    %mb = stablehlo.broadcast_in_dim %mean, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x16xf32>
    %c = stablehlo.subtract %x, %mb : tensor<4x2x16xf32>
    %q = stablehlo.multiply %c, %c : tensor<4x2x16xf32>
    %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x2x16xf32>, tensor<f32>) -> tensor<4x2xf32>
    %vr = stablehlo.reshape %v : (tensor<4x2xf32>) -> tensor<4x2x1xf32>
    %r = stablehlo.rsqrt %vr : tensor<4x2x1xf32>
    %rb = stablehlo.broadcast_in_dim %r, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x16xf32>
    %y = stablehlo.multiply %c, %rb : tensor<4x2x16xf32>
    %t = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<4x2x16xf32>) -> tensor<16x2x4xf32>
    return %y, %r, %t : tensor<4x2x16xf32>, tensor<4x2x1xf32>, tensor<16x2x4xf32>
  }
}

// -----

// Not in one kernel: rows too short for lanes, a few long rows that would keep workers waiting, a reduction of leading
// dimensions, and rows that are read in another order.
// CHECK-LABEL: func.func @short(
// CHECK-COUNT-2: zero.dispatch
// CHECK-LABEL: func.func @few(
// CHECK-COUNT-2: zero.dispatch
// CHECK-LABEL: func.func @leading(
// CHECK-COUNT-2: zero.dispatch
// CHECK-LABEL: func.func @permuted(
// CHECK-COUNT-2: zero.dispatch
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @short(%x: tensor<64x15xf32>) -> tensor<64x15xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x15xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x15xf32>
    %y = stablehlo.subtract %x, %b : tensor<64x15xf32>
    return %y : tensor<64x15xf32>
  }
  func.func @few(%x: tensor<3x50257xf32>) -> tensor<3x50257xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x50257xf32>, tensor<f32>) -> tensor<3xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<3xf32>) -> tensor<3x50257xf32>
    %y = stablehlo.subtract %x, %b : tensor<3x50257xf32>
    return %y : tensor<3x50257xf32>
  }
  func.func @leading(%x: tensor<64x16xf32>) -> tensor<64x16xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<16xf32>) -> tensor<64x16xf32>
    %y = stablehlo.subtract %x, %b : tensor<64x16xf32>
    return %y : tensor<64x16xf32>
  }
  func.func @permuted(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.subtract %x, %b : tensor<64x64xf32>
    return %y : tensor<64x64xf32>
  }
}

// -----

// Producers before a reduction and elementwise ops behind it run with it; two reductions of the same data
// over the same dimension share the kernel.
// CHECK-LABEL: func.func @moments(
// CHECK-NEXT: %[[K:.*]]:2 = zero.dispatch @k_reduce_multiply_sqrt_divide(%arg0) tied [-1, -1]
// CHECK-NEXT: return
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @moments(%x: tensor<8x16xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %n = stablehlo.constant dense<16.0> : tensor<8xf32>
    %q = stablehlo.multiply %x, %x : tensor<8x16xf32>
    %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %sq = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %r = stablehlo.sqrt %sq : tensor<8xf32>
    %d = stablehlo.divide %r, %n : tensor<8xf32>
    return %sum, %d : tensor<8xf32>, tensor<8xf32>
  }
}

// -----

// What is used inside and outside is an output of the kernel that uses it first.
// CHECK-LABEL: func.func @momentum(
// CHECK-NEXT: %[[K:.*]]:2 = zero.dispatch @k_multiply_add_subtract(
// CHECK-NEXT: return %[[K]]#1, %[[K]]#0
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @momentum(%p: tensor<64xf32>, %m: tensor<64xf32>, %g: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
    %beta = stablehlo.constant dense<0.9> : tensor<64xf32>
    %lr = stablehlo.constant dense<0.1> : tensor<64xf32>
    %0 = stablehlo.multiply %m, %beta : tensor<64xf32>
    %m1 = stablehlo.add %0, %g : tensor<64xf32>
    %u = stablehlo.multiply %m1, %lr : tensor<64xf32>
    %p1 = stablehlo.subtract %p, %u : tensor<64xf32>
    return %p1, %m1 : tensor<64xf32>, tensor<64xf32>
  }
}

// -----

// No cycle: the matmul stands between the two elementwise ops that would otherwise be one kernel.
// CHECK-LABEL: func.func @no_cycle(
// CHECK: %[[A:.*]] = zero.dispatch @k_tanh(%arg0)
// CHECK: %[[C:.*]] = zero.gemm %[[A]], %arg1
// CHECK: zero.dispatch @k_add({{.*}}%[[C]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @no_cycle(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %a = stablehlo.tanh %x : tensor<8x8xf32>
    %c = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %r = stablehlo.add %a, %c : tensor<8x8xf32>
    return %r : tensor<8x8xf32>
  }
}

// -----

// Equal layers are one set of kernels; a cheap op is copied rather than stored.
// CHECK-LABEL: func.func @layers(
// CHECK: zero.dispatch @k_add_tanh(
// CHECK: zero.dispatch @k_add_tanh(
// CHECK: zero.dispatch @k_add_logistic(
// CHECK-COUNT-2: func.func private
// CHECK-NOT: func.func private
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @layers(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.add %0, %bb : tensor<8x8xf32>
    %2 = stablehlo.tanh %1 : tensor<8x8xf32>
    %3 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.add %3, %bb : tensor<8x8xf32>
    %5 = stablehlo.tanh %4 : tensor<8x8xf32>
    %6 = stablehlo.dot_general %5, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %sum = stablehlo.add %4, %6 : tensor<8x8xf32>
    %7 = stablehlo.logistic %sum : tensor<8x8xf32>
    return %6, %7 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}

// -----

// What two kernels make of one large value by few ops is computed in both, not stored: x is read again.
// CHECK-LABEL: func.func @again(
// CHECK: %[[Y:.*]] = zero.dispatch @k_multiply_tanh(%arg0) tied [-1] : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: %[[Z:.*]] = zero.gemm %[[Y]]
// CHECK: zero.dispatch @k_multiply_tanh_add(%arg0, %[[Z]])
// In f64 such ops cost more than memory; so do several of them; and of two large values one would be read for nothing.
// CHECK-LABEL: func.func @slow(
// CHECK: zero.dispatch {{.*}} -> (tensor<8x8xf64>, tensor<8x8xf64>)
// CHECK-LABEL: func.func @many(
// CHECK: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
// CHECK-LABEL: func.func @two(
// CHECK: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @again(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %q = stablehlo.multiply %x, %x : tensor<8x8xf32>
    %t = stablehlo.tanh %q : tensor<8x8xf32>
    %y = stablehlo.multiply %t, %t : tensor<8x8xf32>
    %z = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %r = stablehlo.add %t, %z : tensor<8x8xf32>
    return %r : tensor<8x8xf32>
  }
  func.func @slow(%x: tensor<8x8xf64>, %w: tensor<8x8xf64>) -> tensor<8x8xf64> {
    %t = stablehlo.tanh %x : tensor<8x8xf64>
    %y = stablehlo.multiply %t, %t : tensor<8x8xf64>
    %z = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
    %r = stablehlo.add %t, %z : tensor<8x8xf64>
    return %r : tensor<8x8xf64>
  }
  func.func @many(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %a = stablehlo.tanh %x : tensor<8x8xf32>
    %b = stablehlo.exponential %a : tensor<8x8xf32>
    %c = stablehlo.logistic %b : tensor<8x8xf32>
    %d = stablehlo.sine %c : tensor<8x8xf32>
    %e = stablehlo.tanh %d : tensor<8x8xf32>
    %f = stablehlo.exponential %e : tensor<8x8xf32>
    %t = stablehlo.logistic %f : tensor<8x8xf32>
    %y = stablehlo.multiply %t, %t : tensor<8x8xf32>
    %z = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %r = stablehlo.add %t, %z : tensor<8x8xf32>
    return %r : tensor<8x8xf32>
  }
  func.func @two(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %q = stablehlo.multiply %x, %w : tensor<8x8xf32>
    %t = stablehlo.tanh %q : tensor<8x8xf32>
    %y = stablehlo.multiply %t, %t : tensor<8x8xf32>
    %z = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %r = stablehlo.add %t, %z : tensor<8x8xf32>
    return %r : tensor<8x8xf32>
  }
}

// -----

// A reshape that regroups elements is a view; one of unit dimensions is evaluated in the kernel.
// CHECK-LABEL: func.func @reshapes(
// CHECK: %[[V:.*]] = zero.view %arg0 at 0 : tensor<8x16xf32> -> tensor<128xf32>
// CHECK: zero.dispatch @k_tanh(%[[V]])
// CHECK: zero.dispatch @k_negate(%arg0) {{.*}} -> tensor<8x1x16xf32>
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @reshapes(%x: tensor<8x16xf32>) -> (tensor<128xf32>, tensor<8x1x16xf32>) {
    %0 = stablehlo.reshape %x : (tensor<8x16xf32>) -> tensor<128xf32>
    %1 = stablehlo.tanh %0 : tensor<128xf32>
    %2 = stablehlo.reshape %x : (tensor<8x16xf32>) -> tensor<8x1x16xf32>
    %3 = stablehlo.negate %2 : tensor<8x1x16xf32>
    return %1, %3 : tensor<128xf32>, tensor<8x1x16xf32>
  }
}

// -----

// Scatter is a kernel of its own, with the zeros that it starts from inside.
// CHECK-LABEL: func.func @scatter(
// CHECK: zero.dispatch @k_scatter(%arg0, %arg1) tied [-1] : (tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @scatter(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %0 = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
}

// -----

// A constant that the entry returns is made by a kernel; dead ops are dropped.
// CHECK-LABEL: func.func @constant_result(
// CHECK-NEXT: %[[K:.*]] = zero.dispatch @k_constant() tied [-1]
// CHECK-NEXT: return %[[K]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @constant_result(%x: tensor<4xf32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<1.0> : tensor<4xf32>
    %dead = stablehlo.tanh %x : tensor<4xf32>
    return %c : tensor<4xf32>
  }
}

// -----

// The gradient of a tied embedding: the scatter works on the product, without an array of zeros.
// CHECK-LABEL: func.func @tied_embedding(
// CHECK: %[[C:.*]] = zero.gemm
// CHECK-NEXT: %[[S:.*]] = zero.dispatch @k_scatter(%[[C]], %arg0, %arg1)
// CHECK-NEXT: return %[[S]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @tied_embedding(%i: tensor<4x1xi32>, %u: tensor<4x8xf32>, %a: tensor<16x4xf32>, %b: tensor<4x8xf32>) -> tensor<16x8xf32> {
    %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<16x8xf32>
    %0 = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %r = stablehlo.add %c, %0 : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }
}

// -----

// Units that differ in their leaves' names only have one kernel.
// CHECK-LABEL: func.func @units(
// CHECK-COUNT-2: zero.dispatch @k_segment_reduce(
// CHECK-COUNT-1: func.func private
// CHECK-NOT: func.func private
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"a" [4] at 0>, #zero.segment<"b" [4] at 4>]}
  zero.layout @u1 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"c" [4] at 0>, #zero.segment<"d" [4] at 4>]}
  func.func @units(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xf32> -> tensor<2xf32>
    %1 = zero.segment_reduce add %y {unit = @u1} : tensor<4xf32> -> tensor<2xf32>
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
}

// -----

// A slice of consecutive elements is a view where a kernel does not take it in.
// CHECK-LABEL: func.func @slices(
// CHECK: zero.dispatch @k_slice(%arg0) {{.*}} -> tensor<4x8xf32>
// CHECK: %[[V:.*]] = zero.view %arg0 at 16 : tensor<4x16xf32> -> tensor<1x16xf32>
// CHECK: return %[[V]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @slices(%x: tensor<4x16xf32>) -> (tensor<1x16xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.slice %x [1:2, 0:16] : (tensor<4x16xf32>) -> tensor<1x16xf32>
    %1 = stablehlo.slice %x [0:4, 0:8] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    return %0, %1 : tensor<1x16xf32>, tensor<4x8xf32>
  }
}

// -----

// A convolution is a kernel of its own, as are windows; what comes before and after them is not computed in them.
// CHECK-LABEL: func.func @windows(
// CHECK-NEXT: %[[C:.*]] = zero.dispatch @k_convolution(%arg0, %arg1) tied [-1]
// CHECK-NEXT: %[[R:.*]] = zero.dispatch @k_maximum(%[[C]])
// CHECK-NEXT: %[[W:.*]] = zero.dispatch @k_reduce_window(%[[R]]) tied [-1]
// CHECK-NEXT: %[[S:.*]] = zero.dispatch @k_select_and_scatter(%[[R]], %[[W]]) tied [-1]
// CHECK-NEXT: return %[[S]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @windows(%x: tensor<2x8x8x3xf32>, %w: tensor<3x3x3x16xf32>) -> tensor<2x8x8x16xf32> {
    %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<2x8x8x16xf32>
    %zeros = stablehlo.constant dense<0.0> : tensor<2x8x8x16xf32>
    %1 = stablehlo.maximum %0, %zeros : tensor<2x8x8x16xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = "stablehlo.reduce_window"(%1, %zero) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<2x4x4x16xf32>
    %3 = "stablehlo.select_and_scatter"(%1, %2, %zero) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<2x8x8x16xf32>, tensor<2x4x4x16xf32>, tensor<f32>) -> tensor<2x8x8x16xf32>
    return %3 : tensor<2x8x8x16xf32>
  }
}

// -----

// What reads a parameter is not computed again behind two other units: the unit would be held for it.
// CHECK-LABEL: func.func @position(
// CHECK: %[[P:.*]] = zero.unpack %arg1
// CHECK-NEXT: %[[K:.*]]:2 = zero.dispatch @k_add_multiply(%[[P]], %arg0)
// CHECK: zero.gemm
// CHECK: %[[B:.*]] = zero.gemm
// CHECK-NEXT: zero.dispatch @k_add(%[[K]]#0, %[[B]])
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"p" [4, 4] at 0>]}
  zero.layout @u1 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"a" [4, 4] at 0>]}
  zero.layout @u2 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"b" [4, 4] at 0>]}
  func.func @position(%x: tensor<8x4x4xf32>, %u0: tensor<16xf32>, %u1: tensor<16xf32>, %u2: tensor<16xf32>) -> tensor<8x4x4xf32> {
    %p = zero.unpack %u0 {unit = @u0} : tensor<16xf32> -> (tensor<4x4xf32>)
    %pb = stablehlo.broadcast_in_dim %p, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<8x4x4xf32>
    %0 = stablehlo.add %x, %pb : tensor<8x4x4xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<8x4x4xf32>
    %a = zero.unpack %u1 {unit = @u1} : tensor<16xf32> -> (tensor<4x4xf32>)
    %2 = stablehlo.dot_general %1, %a, contracting_dims = [2] x [0] : (tensor<8x4x4xf32>, tensor<4x4xf32>) -> tensor<8x4x4xf32>
    %b = zero.unpack %u2 {unit = @u2} : tensor<16xf32> -> (tensor<4x4xf32>)
    %3 = stablehlo.dot_general %2, %b, contracting_dims = [2] x [0] : (tensor<8x4x4xf32>, tensor<4x4xf32>) -> tensor<8x4x4xf32>
    %4 = stablehlo.add %0, %3 : tensor<8x4x4xf32>
    return %4 : tensor<8x4x4xf32>
  }
}

// -----

// A sort takes constants in, also those that its comparator was merged with.
// CHECK-LABEL: func.func @sort(
// CHECK-NEXT: %[[R:.*]]:2 = zero.dispatch @k_sort(%arg0) tied [-1, -1] : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xi32>){{$}}
// CHECK-NEXT: return %[[R]]#1
// CHECK: func.func private @k_sort(%arg0: tensor<4x8xf32>)
// CHECK: stablehlo.iota
// CHECK: stablehlo.sort
// CHECK: stablehlo.constant dense<0.000000e+00>
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @sort(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %i = stablehlo.iota dim = 1 : tensor<4x8xi32>
    %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = stablehlo.add %a, %zero : tensor<f32>
      %2 = stablehlo.compare LT, %1, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
    return %0#1 : tensor<4x8xi32>
  }
}

// -----

// The runtime solves: it finds operands in memory only, constants too.
// CHECK-LABEL: func.func @solve(
// CHECK-NEXT: %[[B:.*]] = zero.dispatch @k_constant_broadcast_in_dim()
// CHECK-NEXT: zero.dispatch @k_triangular_solve(%arg0, %[[B]]) tied [-1]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @solve(%a: tensor<3x3xf32>) -> tensor<3x2xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %b = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %x = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %x : tensor<3x2xf32>
  }
}

// -----

// Both halves of a rotated value (its gradient), of four ops each: slices of what they read count for none.
// CHECK-LABEL: func.func @rotated(
// CHECK-NEXT: zero.dispatch @k_slice_multiply_add_negate({{.*}}) tied [-1] : {{.*}} -> tensor<8x8xf32>
// CHECK-NEXT: return
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @rotated(%d: tensor<8x8xf32>, %c: tensor<8x4xf32>, %s: tensor<8x4xf32>) -> tensor<8x8xf32> {
    %d0 = stablehlo.slice %d [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %d1 = stablehlo.slice %d [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %0 = stablehlo.multiply %d0, %c : tensor<8x4xf32>
    %1 = stablehlo.multiply %d1, %s : tensor<8x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x4xf32>
    %3 = stablehlo.multiply %d1, %c : tensor<8x4xf32>
    %4 = stablehlo.negate %d0 : tensor<8x4xf32>
    %5 = stablehlo.multiply %4, %s : tensor<8x4xf32>
    %6 = stablehlo.add %3, %5 : tensor<8x4xf32>
    %7 = stablehlo.concatenate %2, %6, dim = 1 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    return %7 : tensor<8x8xf32>
  }
}
