// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=aligned-rows | FileCheck %s --check-prefix=WITHOUT
// RUN: zero-opt %s --zero-form-kernels -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: sed 's/cuda:sm_90/cpu/' %s | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=WITHOUT

// COUNT: (S) 6 aligned-rows
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda:sm_90"}} {

  zero.mesh @mesh ["dp" = 1]
  zero.layout @whole on @mesh {dtype = f32, block = 256 : i64, elements = 266752 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [521, 512] at 0>]}
  zero.layout @both on @mesh {dtype = f32, block = 256 : i64, elements = 267264 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [521, 512] at 0>, #zero.segment<"b" [512] at 266752>]}

  // Logits, the gradient that a kernel over rows makes of them, and what follows: the parameter is padded once, the gradient
  // in place of the logits, both as they are stored.
  // CHECK-LABEL: func.func @logits(
  // CHECK-NEXT: %[[W:.*]] = zero.dispatch @k_pad(%arg1)
  // CHECK-NEXT: %[[R:.*]], %{{.*}} = zero.gemm %arg0, %[[W]] {a_strides = array<i64: 512, 1>, b_strides = array<i64: 1, 512>, batch = array<i64>, c_strides = array<i64: 528, 1>, k = 512 : i64, m = 512 : i64, n = 528 : i64} : (tensor<512x512xbf16>, tensor<528x512xbf16>) -> tensor<512x528xbf16>
  // CHECK-NEXT: %[[G:.*]] = zero.dispatch @[[ROWS:.*]](%[[R]]){{.*}}: (tensor<512x528xbf16>) -> tensor<512x528xbf16>
  // CHECK-NEXT: %{{.*}} = zero.gemm %[[G]], %[[W]] {{{.*}}c_strides = array<i64: 512, 1>, k = 528 : i64, m = 512 : i64, n = 512 : i64}
  // CHECK-NEXT: %[[DW:.*]], %{{.*}} = zero.gemm %[[G]], %arg0 {a_strides = array<i64: 1, 528>, {{.*}} m = 528 : i64, n = 512 : i64} {{.*}} -> tensor<528x512xbf16>
  // CHECK-NEXT: zero.view %[[DW]] at 0 : tensor<528x512xbf16> -> tensor<521x512xbf16>
  // CHECK-NEXT: return
  // REMARK: [Passed] aligned-rows
  // WITHOUT-LABEL: func.func @logits(
  // WITHOUT-NOT: 528
  // WITHOUT: return
  func.func @logits(%x: tensor<512x512xbf16>, %w: tensor<521x512xbf16>) -> (tensor<512x512xbf16>, tensor<521x512xbf16>) {
    %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<512x512xbf16>, tensor<521x512xbf16>) -> tensor<512x521xbf16>
    %wide = stablehlo.convert %r : (tensor<512x521xbf16>) -> tensor<512x521xf32>
    %most = stablehlo.reduce(%wide init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<512x521xf32>, tensor<f32>) -> tensor<512xf32>
    %spread = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<512xf32>) -> tensor<512x521xf32>
    %less = stablehlo.subtract %wide, %spread : tensor<512x521xf32>
    %g = stablehlo.convert %less : (tensor<512x521xf32>) -> tensor<512x521xbf16>
    %dx = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<512x521xbf16>, tensor<521x512xbf16>) -> tensor<512x512xbf16>
    %dw = stablehlo.dot_general %g, %x, contracting_dims = [0] x [0] : (tensor<512x521xbf16>, tensor<512x512xbf16>) -> tensor<521x512xbf16>
    return %dx, %dw : tensor<512x512xbf16>, tensor<521x512xbf16>
  }

  // What reads the result is no kernel: the rows are copied, which is worth it.
  // CHECK-LABEL: func.func @copied(
  // CHECK: zero.gemm {{.*}} m = 1024 : i64, n = 1032 : i64} {{.*}} -> tensor<1024x1032xf16>
  // CHECK: zero.dispatch @k_slice
  // REMARK: [Passed] aligned-rows
  func.func @copied(%x: tensor<1024x1024xf16>, %y: tensor<1024x1027xf16>) -> tensor<1024x1027xf16> {
    %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1024x1024xf16>, tensor<1024x1027xf16>) -> tensor<1024x1027xf16>
    return %r : tensor<1024x1027xf16>
  }

  // What is added is of the result's shape: the call keeps it.
  // CHECK-LABEL: func.func @added(
  // CHECK: zero.gemm {{.*}} addend({{.*}} n = 1027 : i64
  // REMARK: [Missed] aligned-rows | {{.*}}"the call adds to its products, or sums an operand"
  func.func @added(%x: tensor<1024x1024xf16>, %y: tensor<1024x1027xf16>, %z: tensor<1024x1027xf16>) -> tensor<1024x1027xf16> {
    %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1024x1024xf16>, tensor<1024x1027xf16>) -> tensor<1024x1027xf16>
    %s = stablehlo.add %r, %z : tensor<1024x1027xf16>
    return %s : tensor<1024x1027xf16>
  }

  // Few operations; one row of many.
  // CHECK-LABEL: func.func @small(
  // CHECK: zero.gemm {{.*}} n = 521 : i64
  // CHECK: zero.gemm {{.*}} n = 521 : i64
  // REMARK-COUNT-2: [Missed] aligned-rows | {{.*}}"the call is so small that copies could take longer than what it would win"
  func.func @small(%x: tensor<64x64xbf16>, %y: tensor<64x521xbf16>, %v: tensor<8x8192xbf16>, %z: tensor<8192x521xbf16>) -> (tensor<64x521xbf16>, tensor<8x521xbf16>) {
    %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<64x64xbf16>, tensor<64x521xbf16>) -> tensor<64x521xbf16>
    %s = stablehlo.dot_general %v, %z, contracting_dims = [1] x [0] : (tensor<8x8192xbf16>, tensor<8192x521xbf16>) -> tensor<8x521xbf16>
    return %r, %s : tensor<64x521xbf16>, tensor<8x521xbf16>
  }

  // Aligned; elements of 32 bits; rows of a whole that are not its dimension.
  // CHECK-LABEL: func.func @other(
  // CHECK: zero.gemm {{.*}} n = 528 : i64
  // CHECK: zero.gemm {{.*}} n = 521 : i64
  // REMARK-NOT: ] aligned-rows |
  func.func @other(%x: tensor<512x512xbf16>, %y: tensor<512x528xbf16>, %v: tensor<512x512xf32>, %z: tensor<512x521xf32>) -> (tensor<512x528xbf16>, tensor<512x521xf32>) {
    %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<512x512xbf16>, tensor<512x528xbf16>) -> tensor<512x528xbf16>
    %s = stablehlo.dot_general %v, %z, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x521xf32>) -> tensor<512x521xf32>
    return %r, %s : tensor<512x528xbf16>, tensor<512x521xf32>
  }

  // A parameter that is all of a rounded unit: one kernel rounds and pads it, whoever else reads it reads the first rows of that.
  // CHECK-LABEL: func.func @rounded(
  // CHECK-NEXT: %[[F:.*]] = zero.unpack %arg1 {unit = @whole} : tensor<266752xf32> -> (tensor<521x512xf32>)
  // CHECK-NEXT: %[[W:.*]] = zero.dispatch @[[$PAD:.*]](%[[F]]) {{.*}} : (tensor<521x512xf32>) -> tensor<528x512xbf16>
  // CHECK-NEXT: zero.dispatch @k_slice_add(%[[W]], %arg0)
  // CHECK-NEXT: zero.gemm %arg0, %[[W]] {{.*}} n = 528 : i64
  // CHECK-NEXT: zero.dispatch @k_slice
  // CHECK-NEXT: return
  // REMARK: [Passed] aligned-rows
  // WITHOUT-LABEL: func.func @rounded(
  // WITHOUT-NEXT: zero.dispatch @k_convert(
  func.func @rounded(%x: tensor<512x512xbf16>, %u: tensor<266752xf32>) -> (tensor<512x521xbf16>, tensor<512x512xbf16>) {
    %c = stablehlo.convert %u : (tensor<266752xf32>) -> tensor<266752xbf16>
    %w = zero.unpack %c {unit = @whole} : tensor<266752xbf16> -> (tensor<521x512xbf16>)
    %few = stablehlo.slice %w [0:512, 0:512] : (tensor<521x512xbf16>) -> tensor<512x512xbf16>
    %sum = stablehlo.add %x, %few : tensor<512x512xbf16>
    %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<512x512xbf16>, tensor<521x512xbf16>) -> tensor<512x521xbf16>
    return %r, %sum : tensor<512x521xbf16>, tensor<512x512xbf16>
  }

  // The unit has another parameter, which is rounded with it: what was rounded is copied.
  // CHECK-LABEL: func.func @with_another(
  // CHECK-NEXT: %[[C:.*]] = zero.dispatch @k_convert(%arg1)
  // CHECK-NEXT: %[[P:.*]]:2 = zero.unpack %[[C]] {unit = @both}
  // CHECK: zero.dispatch @k_pad(%[[P]]#0)
  // REMARK: [Passed] aligned-rows
  func.func @with_another(%x: tensor<512x512xbf16>, %u: tensor<267264xf32>) -> (tensor<512x521xbf16>, tensor<512xbf16>) {
    %c = stablehlo.convert %u : (tensor<267264xf32>) -> tensor<267264xbf16>
    %w:2 = zero.unpack %c {unit = @both} : tensor<267264xbf16> -> (tensor<521x512xbf16>, tensor<512xbf16>)
    %r = stablehlo.dot_general %x, %w#0, contracting_dims = [1] x [1] : (tensor<512x512xbf16>, tensor<521x512xbf16>) -> tensor<512x521xbf16>
    return %r, %w#1 : tensor<512x521xbf16>, tensor<512xbf16>
  }
}
// CHECK: func.func private @[[$PAD]](
// CHECK-NEXT: stablehlo.convert
// CHECK-NEXT: stablehlo.constant
// CHECK-NEXT: stablehlo.pad
