// Of two matmuls side by side that do not need each other the one runs first with which less is live.
// RUN: zero-opt %s --split-input-file --zero-schedule --zero-verify-scheduled | FileCheck %s
// RUN: zero-opt %s --split-input-file --zero-schedule -mlir-pass-statistics -mlir-pass-statistics-display=list -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: 2 late-matmuls

// Gradients of a table of words: the gathered table dies with the matmul through it, and is as large as its own gradient.
// CHECK-LABEL: func.func @through_the_weight_first(
// CHECK: %[[W:.*]] = zero.await
// CHECK: zero.gemm %{{.*}}, %[[SEGMENT:.*]] {{.*}} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
// CHECK: zero.gemm {{.*}} : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>

// What is an argument lives on.
// CHECK-LABEL: func.func @whole_weight(
// CHECK: zero.gemm {{.*}} -> tensor<64x4xf32>
// CHECK: zero.gemm {{.*}} -> tensor<8x4xf32>

// The weight is read again.
// CHECK-LABEL: func.func @read_again(
// CHECK: zero.gemm {{.*}} -> tensor<64x4xf32>
// CHECK: zero.gemm {{.*}} -> tensor<8x4xf32>

// More dies with the first, and the second makes more than it frees.
// CHECK-LABEL: func.func @frees_more(
// CHECK: zero.gemm {{.*}} -> tensor<4x4xf32>
// CHECK: zero.gemm {{.*}} -> tensor<64x4xf32>

// The second needs the first.
// CHECK-LABEL: func.func @dependent(
// CHECK: zero.gemm {{.*}} -> tensor<64x4xf32>
// CHECK: zero.gemm {{.*}} -> tensor<8x4xf32>

// The second's weight is read again behind: the first's would be read between, and another unit's between would then part the two.
// CHECK-LABEL: func.func @parts_reads(
// CHECK: zero.gemm {{.*}} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
// CHECK: zero.gemm {{.*}} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
// CHECK: zero.gemm {{.*}} -> tensor<8x64xf32>

// A large weight dies with the second: the first goes behind it, with what reduces its result. A reduction of a small one is not kept waiting.
// CHECK-LABEL: func.func @reduced(
// CHECK: zero.gemm {{.*}} -> tensor<8x2048xf32>
// CHECK: zero.gemm {{.*}} -> tensor<2048x1024xf32>
// CHECK: zero.collective_start reduce_scatter
// CHECK-LABEL: func.func @reduced_small(
// CHECK: zero.gemm {{.*}} -> tensor<64x4xf32>
// CHECK: zero.collective_start reduce_scatter
// CHECK: zero.gemm {{.*}} -> tensor<8x64xf32>
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [64, 4] at 0>]}
  func.func @through_the_weight_first(%p: tensor<128xf32>, %g: tensor<8x64xf32>, %x: tensor<8x4xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>) {
    %f = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<256xf32>
    %w = zero.unpack %f {unit = @u0} : tensor<256xf32> -> (tensor<64x4xf32>)
    %dw = zero.gemm %g, %x {a_strides = array<i64: 1, 64>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 8 : i64, m = 64 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
    %dx = zero.gemm %g, %w {a_strides = array<i64: 64, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 64 : i64, m = 8 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    return %dw, %dx : tensor<64x4xf32>, tensor<8x4xf32>
  }
  func.func @whole_weight(%w: tensor<64x4xf32>, %g: tensor<8x64xf32>, %x: tensor<8x4xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>) {
    %dw = zero.gemm %g, %x {a_strides = array<i64: 1, 64>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 8 : i64, m = 64 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
    %dx = zero.gemm %g, %w {a_strides = array<i64: 64, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 64 : i64, m = 8 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    return %dw, %dx : tensor<64x4xf32>, tensor<8x4xf32>
  }
  func.func @read_again(%p: tensor<128xf32>, %g: tensor<8x64xf32>, %x: tensor<8x4xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
    %f = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<256xf32>
    %w = zero.unpack %f {unit = @u0} : tensor<256xf32> -> (tensor<64x4xf32>)
    %dw = zero.gemm %g, %x {a_strides = array<i64: 1, 64>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 8 : i64, m = 64 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
    %dx = zero.gemm %g, %w {a_strides = array<i64: 64, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 64 : i64, m = 8 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    %more = zero.gemm %g, %w {a_strides = array<i64: 64, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 64 : i64, m = 8 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    return %dw, %dx, %more : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  }
  func.func @frees_more(%g: tensor<64x4xf32>, %x: tensor<64x4xf32>, %p: tensor<8xf32>) -> (tensor<4x4xf32>, tensor<64x4xf32>) {
    %h = zero.gemm %x, %x {a_strides = array<i64: 4, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 4 : i64, m = 64 : i64, n = 4 : i64} : (tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xf32>
    %f = zero.all_gather %p {units = [@u1]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<16xf32>
    %w = zero.unpack %f {unit = @u1} : tensor<16xf32> -> (tensor<4x4xf32>)
    %dw = zero.gemm %g, %h {a_strides = array<i64: 1, 4>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 64 : i64, m = 4 : i64, n = 4 : i64} : (tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<4x4xf32>
    %dx = zero.gemm %g, %w {a_strides = array<i64: 4, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 4 : i64, m = 64 : i64, n = 4 : i64} : (tensor<64x4xf32>, tensor<4x4xf32>) -> tensor<64x4xf32>
    return %dw, %dx : tensor<4x4xf32>, tensor<64x4xf32>
  }
  func.func @dependent(%g: tensor<8x64xf32>, %x: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %dw = zero.gemm %g, %x {a_strides = array<i64: 1, 64>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 8 : i64, m = 64 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
    %dx = zero.gemm %g, %dw {a_strides = array<i64: 64, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 64 : i64, m = 8 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    return %dx : tensor<8x4xf32>
  }
  func.func @parts_reads(%p: tensor<128xf32>, %q: tensor<8xf32>, %g: tensor<8x64xf32>, %x: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x64xf32>) {
    %big = zero.copy %g : tensor<8x64xf32>
    %fw = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<256xf32>
    %w = zero.unpack %fw {unit = @u0} : tensor<256xf32> -> (tensor<64x4xf32>)
    %fv = zero.all_gather %q {units = [@u1]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<16xf32>
    %v = zero.unpack %fv {unit = @u1} : tensor<16xf32> -> (tensor<4x4xf32>)
    %a = zero.gemm %x, %v {a_strides = array<i64: 4, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 4 : i64, m = 8 : i64, n = 4 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %b = zero.gemm %big, %w {a_strides = array<i64: 64, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 64 : i64, m = 8 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    %c = zero.gemm %a, %w {a_strides = array<i64: 4, 1>, b_strides = array<i64: 1, 4>, batch = array<i64>, c_strides = array<i64: 64, 1>, k = 4 : i64, m = 8 : i64, n = 64 : i64} : (tensor<8x4xf32>, tensor<64x4xf32>) -> tensor<8x64xf32>
    return %b, %c : tensor<8x4xf32>, tensor<8x64xf32>
  }
  zero.layout @u1 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"v" [4, 4] at 0>]}
  func.func @reduced(%p: tensor<1048576xf32>, %g: tensor<8x1024xf32>, %x: tensor<8x2048xf32>) -> (tensor<1048576xf32>, tensor<8x2048xf32>) {
    %f = zero.all_gather %p {units = [@u2]} over @mesh["dp"] : (tensor<1048576xf32>) -> tensor<2097152xf32>
    %w = zero.unpack %f {unit = @u2} : tensor<2097152xf32> -> (tensor<2048x1024xf32>)
    %dw = zero.gemm %x, %g {a_strides = array<i64: 1, 2048>, b_strides = array<i64: 1024, 1>, batch = array<i64>, c_strides = array<i64: 1024, 1>, k = 8 : i64, m = 2048 : i64, n = 1024 : i64} : (tensor<8x2048xf32>, tensor<8x1024xf32>) -> tensor<2048x1024xf32>
    %d = zero.pack %dw {unit = @u2} : (tensor<2048x1024xf32>) -> tensor<2097152xf32>
    %s = zero.reduce_scatter add %d {units = [@u2]} over @mesh["dp"] : (tensor<2097152xf32>) -> tensor<1048576xf32>
    %dx = zero.gemm %g, %w {a_strides = array<i64: 1024, 1>, b_strides = array<i64: 1, 1024>, batch = array<i64>, c_strides = array<i64: 2048, 1>, k = 1024 : i64, m = 8 : i64, n = 2048 : i64} : (tensor<8x1024xf32>, tensor<2048x1024xf32>) -> tensor<8x2048xf32>
    return %s, %dx : tensor<1048576xf32>, tensor<8x2048xf32>
  }
  func.func @reduced_small(%p: tensor<128xf32>, %g: tensor<8x4xf32>, %x: tensor<8x64xf32>) -> (tensor<128xf32>, tensor<8x64xf32>) {
    %f = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<256xf32>
    %w = zero.unpack %f {unit = @u0} : tensor<256xf32> -> (tensor<64x4xf32>)
    %dw = zero.gemm %x, %g {a_strides = array<i64: 1, 64>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, k = 8 : i64, m = 64 : i64, n = 4 : i64} : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
    %d = zero.pack %dw {unit = @u0} : (tensor<64x4xf32>) -> tensor<256xf32>
    %s = zero.reduce_scatter add %d {units = [@u0]} over @mesh["dp"] : (tensor<256xf32>) -> tensor<128xf32>
    %dx = zero.gemm %g, %w {a_strides = array<i64: 4, 1>, b_strides = array<i64: 1, 4>, batch = array<i64>, c_strides = array<i64: 64, 1>, k = 4 : i64, m = 8 : i64, n = 64 : i64} : (tensor<8x4xf32>, tensor<64x4xf32>) -> tensor<8x64xf32>
    return %s, %dx : tensor<128xf32>, tensor<8x64xf32>
  }
  zero.layout @u2 on @mesh {dtype = f32, block = 4 : i64, elements = 2097152 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"t" [2048, 1024] at 0>]}
}
