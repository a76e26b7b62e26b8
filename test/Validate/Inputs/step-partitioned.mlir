// One step of two ranks over one unit, as zero-partition could leave it: what scheduled.mlir and planned.mlir are
// proved equal to.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {ranks = 2 : i64, stage = 3 : i64},
                   zero.bytes = {wire = {main = 1024 : i64, eval = 256 : i64}}} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 128 : i64,
    axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [4, 8] at 0>, #zero.segment<"v" [8, 4] at 32>, #zero.segment<"b" [8] at 64>]}
  func.func @main(%p: tensor<64xf32> {zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>, zero.leaves = ["w", "v", "b"]},
                  %m: tensor<64xf32> {zero.role = #zero.role<opt_state "u0/m" next = 1 unit = @u0>, zero.leaves = ["m/w", "m/v", "m/b"]},
                  %x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                  %y: tensor<6x4xf32> {zero.role = #zero.role<batch "y" dim = 0>},
                  %i: tensor<6x1xi32> {zero.role = #zero.role<batch "i" dim = 0>})
      -> (tensor<64xf32>, tensor<64xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %full = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<64xf32>) -> tensor<128xf32>
    %w, %v, %b = zero.unpack %full {unit = @u0} : tensor<128xf32> -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %h0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
    %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %h1 = stablehlo.add %h0, %bb : tensor<6x8xf32>
    %h = stablehlo.tanh %h1 : tensor<6x8xf32>
    %o = stablehlo.dot_general %h, %v, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
    %d = stablehlo.subtract %o, %y : tensor<6x4xf32>
    %dd = stablehlo.multiply %d, %d : tensor<6x4xf32>
    %l = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %loss = zero.all_reduce add %l over @mesh["dp"] : tensor<f32>
    %gv = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<6x8xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    // Backward gathers again.
    %again = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<64xf32>) -> tensor<128xf32>
    %w2, %v2, %b2 = zero.unpack %again {unit = @u0} : tensor<128xf32> -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %dh = stablehlo.dot_general %d, %v2, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<8x4xf32>) -> tensor<6x8xf32>
    %hh = stablehlo.multiply %h, %h : tensor<6x8xf32>
    %one = stablehlo.constant dense<1.0> : tensor<6x8xf32>
    %t = stablehlo.subtract %one, %hh : tensor<6x8xf32>
    %ds = stablehlo.multiply %dh, %t : tensor<6x8xf32>
    %lt = stablehlo.constant dense<0.5> : tensor<6x8xf32>
    %cut = stablehlo.compare LT, %ds, %lt : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %zeros = stablehlo.constant dense<0.0> : tensor<6x8xf32>
    %dc = stablehlo.select %cut, %ds, %zeros : tensor<6x8xi1>, tensor<6x8xf32>
    %gb = stablehlo.reduce(%dc init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    // The gradient of w as JAX writes it, and a part that rows of another tensor give.
    %gt = stablehlo.dot_general %dc, %x, contracting_dims = [0] x [0] : (tensor<6x8xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %gw0 = stablehlo.transpose %gt, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
    %rows = "stablehlo.scatter"(%none, %i, %dc) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
        inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
      %s = stablehlo.add %a0, %a1 : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    %gw = stablehlo.add %gw0, %rows : tensor<4x8xf32>
    %gf = zero.pack %gw, %gv, %gb {unit = @u0} : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>) -> tensor<128xf32>
    %g = zero.reduce_scatter add %gf {units = [@u0]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<64xf32>
    %q = stablehlo.multiply %g, %g : tensor<64xf32>
    %n = zero.segment_reduce add %q {unit = @u0} : tensor<64xf32> -> tensor<3xf32>
    %nr = zero.all_reduce add %n over @mesh["dp"] : tensor<3xf32>
    %f0 = stablehlo.slice %nr [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %f1 = stablehlo.reduce(%f0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %f = stablehlo.sqrt %f1 : tensor<f32>
    %fb = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %c9 = stablehlo.constant dense<0.9> : tensor<64xf32>
    %m0 = stablehlo.multiply %m, %c9 : tensor<64xf32>
    %gs = stablehlo.divide %g, %fb : tensor<64xf32>
    %m1 = stablehlo.add %m0, %gs : tensor<64xf32>
    %p1 = stablehlo.subtract %p, %m1 : tensor<64xf32>
    return %p1, %m1, %loss : tensor<64xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func @eval(%p: tensor<64xf32> {zero.role = #zero.role<param "u0/param" unit = @u0>, zero.leaves = ["w", "v", "b"]},
                  %x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<6x8xf32> {zero.role = #zero.role<output "h" dim = 0>}) {
    %full = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<64xf32>) -> tensor<128xf32>
    %w, %v, %b = zero.unpack %full {unit = @u0} : tensor<128xf32> -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %h0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
    %h = stablehlo.tanh %h0 : tensor<6x8xf32>
    return %h : tensor<6x8xf32>
  }
}
