// The gradient of a layer's bias is a sum over what a later kernel of the residual stream reads, too. Made there it would keep
// the gradient of its unit (the layer after it, whose matrix is there) waiting while those of three other units are made.
// RUN: zero-opt %s --zero-to-scheduled="ranks=2 stage=0 target=cpu unit-bytes=1200" | FileCheck %s
// RUN: zero-opt %s --zero-to-scheduled="ranks=2 stage=3 target=cpu unit-bytes=1200" | FileCheck %s
// CHECK: zero.dispatch @k_reduce(%[[OUT:[a-z0-9_]+]]) {{.*}} -> tensor<16xf32>
// CHECK: zero.dispatch @k_multiply_subtract_add_reduce({{.*}}%[[OUT]])
func.func public @main(%wa: tensor<16x16xf32>, %ba: tensor<16xf32>, %wb: tensor<16x16xf32>, %wc: tensor<16x16xf32>, %wd: tensor<16x16xf32>, %bd: tensor<16xf32>, %wh: tensor<16x16xf32>, %x: tensor<8x4x16xf32>)
    -> (tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xd = stablehlo.dot_general %x, %wd, contracting_dims = [2] x [0] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %bds = stablehlo.broadcast_in_dim %bd, dims = [2] : (tensor<16xf32>) -> tensor<8x4x16xf32>
  %skip = stablehlo.add %xd, %bds : tensor<8x4x16xf32>
  %t = stablehlo.tanh %skip : tensor<8x4x16xf32>
  %b = stablehlo.dot_general %t, %wb, contracting_dims = [2] x [0] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %c = stablehlo.dot_general %b, %wc, contracting_dims = [2] x [0] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %a = stablehlo.dot_general %c, %wa, contracting_dims = [2] x [0] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %bas = stablehlo.broadcast_in_dim %ba, dims = [2] : (tensor<16xf32>) -> tensor<8x4x16xf32>
  %ab = stablehlo.add %a, %bas : tensor<8x4x16xf32>
  %out = stablehlo.add %ab, %skip : tensor<8x4x16xf32>
  %h = stablehlo.dot_general %out, %wh, contracting_dims = [2] x [0] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %sq = stablehlo.multiply %h, %h : tensor<8x4x16xf32>
  %loss = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<f32>
  %gwh = stablehlo.dot_general %out, %h, contracting_dims = [0, 1] x [0, 1] : (tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> tensor<16x16xf32>
  %dout = stablehlo.dot_general %h, %wh, contracting_dims = [2] x [1] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %gba = stablehlo.reduce(%dout init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<16xf32>
  %gwa = stablehlo.dot_general %c, %dout, contracting_dims = [0, 1] x [0, 1] : (tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> tensor<16x16xf32>
  %dc = stablehlo.dot_general %dout, %wa, contracting_dims = [2] x [1] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %gwc = stablehlo.dot_general %b, %dc, contracting_dims = [0, 1] x [0, 1] : (tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> tensor<16x16xf32>
  %db = stablehlo.dot_general %dc, %wc, contracting_dims = [2] x [1] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %gwb = stablehlo.dot_general %t, %db, contracting_dims = [0, 1] x [0, 1] : (tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> tensor<16x16xf32>
  %dt = stablehlo.dot_general %db, %wb, contracting_dims = [2] x [1] : (tensor<8x4x16xf32>, tensor<16x16xf32>) -> tensor<8x4x16xf32>
  %tt = stablehlo.multiply %t, %dt : tensor<8x4x16xf32>
  %ds = stablehlo.subtract %dt, %tt : tensor<8x4x16xf32>
  %dskip = stablehlo.add %dout, %ds : tensor<8x4x16xf32>
  %gbd = stablehlo.reduce(%dskip init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<16xf32>
  %gwd = stablehlo.dot_general %x, %dskip, contracting_dims = [0, 1] x [0, 1] : (tensor<8x4x16xf32>, tensor<8x4x16xf32>) -> tensor<16x16xf32>
  %wa1 = stablehlo.subtract %wa, %gwa : tensor<16x16xf32>
  %ba1 = stablehlo.subtract %ba, %gba : tensor<16xf32>
  %wb1 = stablehlo.subtract %wb, %gwb : tensor<16x16xf32>
  %wc1 = stablehlo.subtract %wc, %gwc : tensor<16x16xf32>
  %wd1 = stablehlo.subtract %wd, %gwd : tensor<16x16xf32>
  %bd1 = stablehlo.subtract %bd, %gbd : tensor<16xf32>
  %wh1 = stablehlo.subtract %wh, %gwh : tensor<16x16xf32>
  return %wa1, %ba1, %wb1, %wc1, %wd1, %bd1, %wh1, %loss : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
}
