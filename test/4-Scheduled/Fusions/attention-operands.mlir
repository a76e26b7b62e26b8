// RUN: zero-opt %s --split-input-file --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --split-input-file --zero-form-kernels=disable-fusions=attention-operands | FileCheck %s --check-prefix=WITHOUT
// RUN: zero-opt %s --split-input-file --zero-form-kernels --zero-schedule-kernels | FileCheck %s --check-prefix=SCHEDULED

// A bias of the keys, and values that are scaled: 7 keys of 4 elements each are held beside the scores, by one item for all queries.
// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: zero.dispatch @k_attention(%arg
// CHECK-NEXT: return
// SCHEDULED: items = 2, {{.*}} scratch = 420
// REMARK: [Passed] attention-operands
// REMARK: [Passed] attention-operands
// WITHOUT-LABEL: func.func @fires(
// WITHOUT-COUNT-2: zero.dispatch @k_{{add|multiply}}
// WITHOUT: zero.dispatch @k_attention(
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @fires(%q: tensor<2x7x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>, %b: tensor<4xf32>) -> tensor<2x7x4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %bb = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<4xf32>) -> tensor<2x7x4xf32>
    %kb = stablehlo.add %k, %bb : tensor<2x7x4xf32>
    %half = stablehlo.constant dense<0.5> : tensor<2x7x4xf32>
    %vh = stablehlo.multiply %v, %half : tensor<2x7x4xf32>
    %s = stablehlo.dot_general %q, %kb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %vh, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    return %o : tensor<2x7x4xf32>
  }
}

// -----

// Keys of one head, for two: half as many bytes are read.
// CHECK-LABEL: func.func @repeated(
// CHECK-NEXT: zero.dispatch @k_attention(%arg
// CHECK-NEXT: return
// REMARK: [Passed] attention-operands
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @repeated(%q: tensor<2x7x4xf32>, %k: tensor<7x4xf32>, %v: tensor<2x7x4xf32>) -> tensor<2x7x4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %kr = stablehlo.broadcast_in_dim %k, dims = [1, 2] : (tensor<7x4xf32>) -> tensor<2x7x4xf32>
    %s = stablehlo.dot_general %q, %kr, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    return %o : tensor<2x7x4xf32>
  }
}

// -----

// In memory already.
// CHECK-LABEL: func.func @as_it_is(
// CHECK-NEXT: zero.dispatch @k_attention(
// REMARK-NOT: ] attention-operands |
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @as_it_is(%q: tensor<2x7x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> tensor<2x7x4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    return %o : tensor<2x7x4xf32>
  }
}

// -----

// CHECK-LABEL: func.func @read_by_others(
// CHECK-NEXT: zero.dispatch @k_add(
// CHECK-NEXT: zero.dispatch @k_attention(
// REMARK: [Missed] attention-operands | {{.*}}"others read it, so it is stored anyway"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @read_by_others(%q: tensor<2x7x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>, %b: tensor<4xf32>) -> (tensor<2x7x4xf32>, tensor<2x7x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %bb = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<4xf32>) -> tensor<2x7x4xf32>
    %kb = stablehlo.add %k, %bb : tensor<2x7x4xf32>
    %s = stablehlo.dot_general %q, %kb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    return %o, %kb : tensor<2x7x4xf32>, tensor<2x7x4xf32>
  }
}

// -----

// A row of a table that others read, too, is a view of its unit, which is gathered anew for backward.
// CHECK-LABEL: func.func @row_of_a_unit(
// CHECK: zero.dispatch @k_slice_add(
// CHECK-NEXT: zero.dispatch @k_attention(%arg0, %results, %arg2)
// REMARK: [Missed] attention-operands | {{.*}}"it is made of a parameter whose unit would have to stay gathered for the backward kernel"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64, segments = [#zero.segment<"table" [9, 4] at 0>]}
  func.func @row_of_a_unit(%q: tensor<2x7x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>, %shard: tensor<128xf32>) -> (tensor<2x7x4xf32>, tensor<4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %flat = zero.all_gather %shard {units = [@u0]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<256xf32>
    %table = zero.unpack %flat {unit = @u0} : tensor<256xf32> -> (tensor<9x4xf32>)
    %slice = stablehlo.slice %table [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
    %row = stablehlo.reshape %slice : (tensor<1x4xf32>) -> tensor<4xf32>
    %bb = stablehlo.broadcast_in_dim %row, dims = [2] : (tensor<4xf32>) -> tensor<2x7x4xf32>
    %kb = stablehlo.add %k, %bb : tensor<2x7x4xf32>
    %s = stablehlo.dot_general %q, %kb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %other = stablehlo.tanh %row : tensor<4xf32>
    return %o, %other : tensor<2x7x4xf32>, tensor<4xf32>
  }
}

// -----

// CHECK-LABEL: func.func @of_more(
// CHECK-NEXT: zero.dispatch @k_add(
// REMARK: [Missed] attention-operands | {{.*}}"it is made of more bytes than it has"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @of_more(%q: tensor<2x7x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>, %b: tensor<2x7x4xf32>) -> tensor<2x7x4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %kb = stablehlo.add %k, %b : tensor<2x7x4xf32>
    %s = stablehlo.dot_general %q, %kb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    return %o : tensor<2x7x4xf32>
  }
}

// -----

// 512,000 bytes of keys and values.
// CHECK-LABEL: func.func @too_long(
// CHECK-COUNT-2: zero.dispatch @k_{{abs|negate}}
// CHECK: zero.dispatch @k_attention(
// REMARK-COUNT-2: [Missed] attention-operands | {{.*}}"keys and values as matmuls read them are more than the kernel can hold"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @too_long(%q: tensor<2x8000x8xf32>, %k: tensor<2x8000x8xf32>, %v: tensor<2x8000x8xf32>) -> tensor<2x8000x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %kb = stablehlo.negate %k : tensor<2x8000x8xf32>
    %vb = stablehlo.abs %v : tensor<2x8000x8xf32>
    %s = stablehlo.dot_general %q, %kb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8000x8xf32>, tensor<2x8000x8xf32>) -> tensor<2x8000x8000xf32>
    %e = stablehlo.exponential %s : tensor<2x8000x8000xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8000x8000xf32>, tensor<f32>) -> tensor<2x8000xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x8000xf32>) -> tensor<2x8000x8000xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x8000x8000xf32>
    %o = stablehlo.dot_general %p, %vb, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8000x8000xf32>, tensor<2x8000x8xf32>) -> tensor<2x8000x8xf32>
    return %o : tensor<2x8000x8xf32>
  }
}
