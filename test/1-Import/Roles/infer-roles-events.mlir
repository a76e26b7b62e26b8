// Numbers of rows of which all pairs are compared.
// RUN: split-file %s %t
// RUN: zero-opt %t/events.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/events.mlir
// RUN: zero-opt %t/classes.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/classes.mlir

//--- events.mlir
// When each row's event was: its risk is compared with those of all rows whose events were not before. Times belong to rows.
// CHECK: main.arg1 batch {{.*}}dim=0
// CHECK: main.arg2 batch {{.*}}dim=0
// CHECK: main.arg3 batch {{.*}}dim=0
func.func public @main(%w: tensor<5xf32>, %x: tensor<8x5xf32>, %t: tensor<8xf32>, %e: tensor<8xi32>) -> (tensor<5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %later = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %own = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %is = stablehlo.compare GE, %later, %own : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
  %mask = stablehlo.convert %is : (tensor<8x8xi1>) -> tensor<8x8xf32>
  %r = stablehlo.exponential %z : tensor<8xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %masked = stablehlo.multiply %rs, %mask : tensor<8x8xf32>
  %risk = stablehlo.reduce(%masked init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %log = stablehlo.log %risk : tensor<8xf32>
  %less = stablehlo.subtract %log, %z : tensor<8xf32>
  %ef = stablehlo.convert %e : (tensor<8xi32>) -> tensor<8xf32>
  %terms = stablehlo.multiply %ef, %less : tensor<8xf32>
  %loss = stablehlo.reduce(%terms init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %share = stablehlo.divide %ef, %risk : tensor<8xf32>
  %shares = stablehlo.broadcast_in_dim %share, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %all = stablehlo.multiply %shares, %mask : tensor<8x8xf32>
  %of = stablehlo.reduce(%all init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %first = stablehlo.multiply %of, %r : tensor<8xf32>
  %d = stablehlo.subtract %first, %ef : tensor<8xf32>
  %g = stablehlo.dot_general %d, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5xf32>
  return %w1, %loss : tensor<5xf32>, tensor<f32>
}

//--- classes.mlir
// Levels of as many classes as there are rows: how far each is from each other smooths the labels. They are no rows.
// CHECK: main.arg1 {{const|frozen}}
// CHECK: main.arg2 batch {{.*}}dim=0
// CHECK: main.arg3 batch {{.*}}dim=0
func.func public @main(%w: tensor<5x8xf32>, %levels: tensor<8xf32>, %x: tensor<8x5xf32>, %y: tensor<8xi32>) -> (tensor<5x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %levels, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %b = stablehlo.broadcast_in_dim %levels, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %far = stablehlo.subtract %a, %b : tensor<8x8xf32>
  %far2 = stablehlo.multiply %far, %far : tensor<8x8xf32>
  %at = stablehlo.reshape %y : (tensor<8xi32>) -> tensor<8x1xi32>
  %truth = "stablehlo.gather"(%far2, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<8x1xi32>) -> tensor<8x8xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
  %e = stablehlo.subtract %z, %truth : tensor<8x8xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8x8xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5x8xf32>
  return %w1, %loss : tensor<5x8xf32>, tensor<f32>
}
