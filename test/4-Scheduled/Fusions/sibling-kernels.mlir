// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=sibling-kernels | FileCheck %s --check-prefix=WITHOUT

// Kernels of sums that read the same data in memory, once all of them are known.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64, segments = [#zero.segment<"b" [6] at 0>]}

  // What is made of x, and of what it is made of, element by element: gradients of a norm of columns.
  // WITHOUT-LABEL: func.func @several_ops_away(
  // WITHOUT-COUNT-2: zero.dispatch
  // CHECK-LABEL: func.func @several_ops_away(
  // CHECK-NEXT: zero.dispatch {{.*}} -> (tensor<8xf32>, tensor<8xf32>)
  // CHECK-NEXT: return
  // REMARK: [Passed] sibling-kernels
  func.func @several_ops_away(%g: tensor<16x8xbf16>, %x: tensor<16x8xf32>, %s: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %w = stablehlo.convert %g : (tensor<16x8xbf16>) -> tensor<16x8xf32>
    %p = stablehlo.multiply %w, %x : tensor<16x8xf32>
    %q = stablehlo.multiply %w, %s : tensor<16x8xf32>
    %r = stablehlo.negate %q : tensor<16x8xf32>
    %a = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %b = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %a, %b : tensor<8xf32>, tensor<8xf32>
  }

  // One has an epilogue, and stands where that does; the other, which stands before, has time until then.
  // CHECK-LABEL: func.func @beside_an_epilogue(
  // CHECK-NEXT: %[[SUMS:.*]]:2 = zero.dispatch {{.*}} -> (tensor<8xf32>, tensor<8xf32>)
  // CHECK-NEXT: zero.dispatch {{.*}}%[[SUMS]]#{{.*}} -> tensor<16x8xf32>
  // CHECK-NEXT: return
  // REMARK: [Passed] sibling-kernels
  func.func @beside_an_epilogue(%x: tensor<16x8xf32>, %g: tensor<16x8xf32>, %k: tensor<8xf32>) -> tensor<16x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %q = stablehlo.negate %g : tensor<16x8xf32>
    %a = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %o = stablehlo.multiply %x, %g : tensor<16x8xf32>
    %p = stablehlo.negate %o : tensor<16x8xf32>
    %b = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %e = stablehlo.tanh %b : tensor<8xf32>
    %c = stablehlo.divide %e, %k : tensor<8xf32>
    %as = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<8xf32>) -> tensor<16x8xf32>
    %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<8xf32>) -> tensor<16x8xf32>
    %d = stablehlo.add %as, %cs : tensor<16x8xf32>
    %r = stablehlo.multiply %d, %x : tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }

  // Who needs the first before the second is there has it by itself.
  // CHECK-LABEL: func.func @needed_before(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] sibling-kernels {{.*}}its results are needed before
  func.func @needed_before(%x: tensor<16x8xf32>) -> tensor<8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.tanh %a : tensor<8xf32>
    %as = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<8xf32>) -> tensor<16x8xf32>
    %d = stablehlo.subtract %x, %as : tensor<16x8xf32>
    %q = stablehlo.multiply %d, %d : tensor<16x8xf32>
    %b = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %r = stablehlo.divide %b, %a : tensor<8xf32>
    return %r : tensor<8xf32>
  }

  // What is made of the same value, which no memory holds, and of another each: no byte would be spared.
  // CHECK-LABEL: func.func @nothing_in_memory(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] sibling-kernels {{.*}}no kernel of sums reads what it reads in memory
  func.func @nothing_in_memory(%v: tensor<8xf32>, %x: tensor<16x8xf32>, %y: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %vs = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<8xf32>) -> tensor<16x8xf32>
    %w = stablehlo.negate %vs : tensor<16x8xf32>
    %p = stablehlo.multiply %w, %x : tensor<16x8xf32>
    %q = stablehlo.multiply %w, %y : tensor<16x8xf32>
    %r = stablehlo.negate %q : tensor<16x8xf32>
    %a = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %b = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %a, %b : tensor<8xf32>, tensor<8xf32>
  }

  // The first reads %k, a matmul's, which nobody needs when the second runs: it would be kept until then.
  // CHECK-LABEL: func.func @kept_longer(
  // CHECK: zero.gemm
  // CHECK-NEXT: zero.dispatch
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch
  // REMARK: [Missed] sibling-kernels {{.*}}what it reads would be kept longer
  func.func @kept_longer(%x: tensor<16x8xf32>, %m: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %k = stablehlo.dot_general %x, %m, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %p = stablehlo.multiply %k, %x : tensor<16x8xf32>
    %s = stablehlo.tanh %p : tensor<16x8xf32>
    %a = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %l = stablehlo.dot_general %x, %m, contracting_dims = [1] x [1] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %q = stablehlo.multiply %l, %x : tensor<16x8xf32>
    %t = stablehlo.tanh %q : tensor<16x8xf32>
    %b = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %a, %b : tensor<8xf32>, tensor<8xf32>
  }

  // Nor has what is reduced over ranks before the second can begin: a view of it, that a kernel alone reads, waits for nobody.
  // CHECK-LABEL: func.func @reduced_before(
  // CHECK: %[[SUM:.*]] = zero.dispatch {{.*}} -> tensor<6xf32>
  // CHECK: zero.pack %[[SUM]]
  // CHECK: zero.all_gather
  // CHECK: %[[ALL:.*]] = zero.unpack
  // CHECK: zero.dispatch {{.*}}%[[ALL]]{{.*}} -> tensor<6xf32>
  // CHECK: return
  func.func @reduced_before(%y: tensor<4x2x2x8xf32>) -> (tensor<6xf32>, tensor<4x2x2x6xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %count = stablehlo.constant dense<8.0> : tensor<1x1x1x6xf32>
    %x = stablehlo.slice %y [0:4, 0:2, 0:2, 0:6] : (tensor<4x2x2x8xf32>) -> tensor<4x2x2x6xf32>
    %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %whole = zero.pack %a {unit = @u0} : (tensor<6xf32>) -> tensor<256xf32>
    %shard = zero.reduce_scatter add %whole {units = [@u0]} over @mesh["dp"] : (tensor<256xf32>) -> tensor<128xf32>
    %gathered = zero.all_gather %shard {units = [@u0]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<256xf32>
    %all = zero.unpack %gathered {unit = @u0} : tensor<256xf32> -> (tensor<6xf32>)
    %row = stablehlo.broadcast_in_dim %all, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %m = stablehlo.divide %row, %count : tensor<1x1x1x6xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<4x2x2x6xf32>
    %d = stablehlo.subtract %x, %ms : tensor<4x2x2x6xf32>
    %q = stablehlo.multiply %d, %d : tensor<4x2x2x6xf32>
    %b = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %b, %x : tensor<6xf32>, tensor<4x2x2x6xf32>
  }
}
