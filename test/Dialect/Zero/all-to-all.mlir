// RUN: zero-opt %s | zero-opt | FileCheck %s

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

// CHECK-LABEL: func.func @there_and_back
func.func @there_and_back(%s: tensor<128xf32>) -> tensor<128xf32> {
  // CHECK: %[[M:.*]] = zero.all_to_all %{{.*}} {from = [@u], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>, #zero.piece<0 at 128 -> 0 at 64, 64>], to = [unit]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  %m = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>, #zero.piece<0 at 128 -> 0 at 64, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  // CHECK: zero.all_to_all %[[M]] {from = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>, #zero.piece<0 at 64 -> 0 at 128, 64>], to = [@u]} over @mesh["dp"] : (tensor<8x8xf32>) -> tensor<128xf32>
  %t = zero.all_to_all %m {from = [unit], to = [@u], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>, #zero.piece<0 at 64 -> 0 at 128, 64>]} over @mesh["dp"] : (tensor<8x8xf32>) -> tensor<128xf32>
  return %t : tensor<128xf32>
}
