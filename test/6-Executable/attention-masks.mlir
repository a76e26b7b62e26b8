// RUN: zero-opt %s --split-input-file --zero-schedule-kernels --zero-lower-kernels | FileCheck %s

// Keys that a mask of positions hides from all queries of a tile are left out: a table says from which key on, for each tile of 64.
// CHECK-LABEL: llvm.func @causal(
// CHECK: llvm.mlir.global internal constant @causal.limits(dense<[64, 128, 192]> : tensor<3xi64>)
module {
  func.func private @causal(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<0xFF800000> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 1 : tensor<150x200xi32>
    %c = stablehlo.compare GE, %row, %column, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %d = stablehlo.subtract %x, %ms : tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// Queries are the last ones of the keys.
// CHECK-LABEL: llvm.func @shifted(
// CHECK: llvm.mlir.global internal constant @shifted.limits(dense<[192, 200, 200]> : tensor<3xi64>)
module {
  func.func private @shifted(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<-1.0e+30> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 1 : tensor<150x200xi32>
    %hundred = stablehlo.constant dense<100> : tensor<i32>
    %hundreds = stablehlo.broadcast_in_dim %hundred, dims = [] : (tensor<i32>) -> tensor<150x200xi32>
    %last = stablehlo.add %row, %hundreds : tensor<150x200xi32>
    %c = stablehlo.compare GE, %last, %column, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %d = stablehlo.subtract %x, %ms : tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// Together with a mask that is not known.
// CHECK-LABEL: llvm.func @both(
// CHECK: llvm.mlir.global internal constant @both.limits(dense<[64, 128, 192]> : tensor<3xi64>)
module {
  func.func private @both(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>, %given: tensor<3x150x200xi1>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<-1.0e+30> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 0 : tensor<200xi32>
    %columns = stablehlo.broadcast_in_dim %column, dims = [1] : (tensor<200xi32>) -> tensor<150x200xi32>
    %ahead = stablehlo.compare LT, %row, %columns, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %c = stablehlo.not %ahead : tensor<150x200xi1>
    %none = stablehlo.constant dense<false> : tensor<150x200xi1>
    %both = stablehlo.or %c, %none : tensor<150x200xi1>
    %three = stablehlo.broadcast_in_dim %both, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %mask = stablehlo.and %three, %given : tensor<3x150x200xi1>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %d = stablehlo.subtract %x, %ms : tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// The mask is read from memory.
// CHECK-LABEL: llvm.func @given(
// CHECK-NOT: .limits
module {
  func.func private @given(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>, %mask: tensor<3x150x200xi1>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<0xFF800000> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %d = stablehlo.subtract %x, %ms : tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// Hidden keys have weights.
// CHECK-LABEL: llvm.func @soft(
// CHECK-NOT: .limits
module {
  func.func private @soft(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<-1.0e+01> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 1 : tensor<150x200xi32>
    %c = stablehlo.compare GE, %row, %column, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %d = stablehlo.subtract %x, %ms : tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// What is added to a score may leave it the largest.
// CHECK-LABEL: llvm.func @added(
// CHECK-NOT: .limits
module {
  func.func private @added(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<-1.0e+30> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 1 : tensor<150x200xi32>
    %c = stablehlo.compare GE, %row, %column, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %zeros = stablehlo.constant dense<0.0> : tensor<3x150x200xf32>
    %bias = stablehlo.select %mask, %zeros, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %x = stablehlo.add %s, %bias : tensor<3x150x200xf32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %d = stablehlo.subtract %x, %ms : tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// The last key is seen by all queries.
// CHECK-LABEL: llvm.func @anti(
// CHECK-NOT: .limits
module {
  func.func private @anti(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<0xFF800000> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 1 : tensor<150x200xi32>
    %c = stablehlo.compare LE, %row, %column, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %d = stablehlo.subtract %x, %ms : tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// A maximum of integers says nothing of the floats that they were made of.
// CHECK-LABEL: llvm.func @integers(
// CHECK-NOT: @integers.limits
module {
  func.func private @integers(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %low = stablehlo.constant dense<-2147483648> : tensor<i32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.constant dense<-2.0e+04> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 1 : tensor<150x200xi32>
    %c = stablehlo.compare GE, %row, %column, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %i = stablehlo.convert %x : (tensor<3x150x200xf32>) -> tensor<3x150x200xi32>
    %m = stablehlo.reduce(%i init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<3x150x200xi32>, tensor<i32>) -> tensor<3x150xi32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x150xi32>) -> tensor<3x150x200xi32>
    %id = stablehlo.subtract %i, %ms : tensor<3x150x200xi32>
    %d = stablehlo.convert %id : (tensor<3x150x200xi32>) -> tensor<3x150x200xf32>
    %e = stablehlo.exponential %d : tensor<3x150x200xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf32>, tensor<f32>) -> tensor<3x150xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf32>) -> tensor<3x150x200xf32>
    %w = stablehlo.divide %e, %sums : tensor<3x150x200xf32>
    %p = stablehlo.multiply %w, %w : tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}

// -----

// In f64 `exp` of what hides a key in f32 is a number, and the others may be as small.
// CHECK-LABEL: llvm.func @wide(
// CHECK-NOT: @wide.limits
module {
  func.func private @wide(%q: tensor<3x150x4xf32>, %k: tensor<3x200x4xf32>, %v: tensor<3x200x4xf32>) -> tensor<3x150x4xf32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f64>
    %hidden = stablehlo.constant dense<-2.0e+02> : tensor<3x150x200xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x150x4xf32>, tensor<3x200x4xf32>) -> tensor<3x150x200xf32>
    %row = stablehlo.iota dim = 0 : tensor<150x200xi32>
    %column = stablehlo.iota dim = 1 : tensor<150x200xi32>
    %c = stablehlo.compare GE, %row, %column, SIGNED : (tensor<150x200xi32>, tensor<150x200xi32>) -> tensor<150x200xi1>
    %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<150x200xi1>) -> tensor<3x150x200xi1>
    %x = stablehlo.select %mask, %s, %hidden : tensor<3x150x200xi1>, tensor<3x150x200xf32>
    %xw = stablehlo.convert %x : (tensor<3x150x200xf32>) -> tensor<3x150x200xf64>
    %e = stablehlo.exponential %xw : tensor<3x150x200xf64>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x150x200xf64>, tensor<f64>) -> tensor<3x150xf64>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x150xf64>) -> tensor<3x150x200xf64>
    %w = stablehlo.divide %e, %sums : tensor<3x150x200xf64>
    %p = stablehlo.convert %w : (tensor<3x150x200xf64>) -> tensor<3x150x200xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x150x200xf32>, tensor<3x200x4xf32>) -> tensor<3x150x4xf32>
    return %o : tensor<3x150x4xf32>
  }
}
