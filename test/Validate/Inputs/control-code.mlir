// A loop whose carried values change places, which writes into a stack, multiplies, and runs another loop; branches, one of which reads the rank.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  func.func @main(%x: tensor<4x8xf32>, %stack: tensor<6x8xf32>, %w: tensor<8x8xf32>, %n: tensor<i32>, %y: tensor<262144xf32>)
      -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<6x8xf32>, tensor<262144xf32>, tensor<4x8xf32>) {
    %start = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %first = stablehlo.tanh %x : tensor<4x8xf32>
    %l:4 = stablehlo.while(%i = %start, %a = %x, %b = %first, %s = %stack) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<6x8xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %j = stablehlo.add %i, %one : tensor<i32>
      %row = stablehlo.slice %a [1:2, 0:8] : (tensor<4x8xf32>) -> tensor<1x8xf32>
      %t = stablehlo.dynamic_update_slice %s, %row, %i, %start : (tensor<6x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>
      %d = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %inner:2 = stablehlo.while(%k = %start, %e = %d) : tensor<i32>, tensor<4x8xf32>
      cond {
        %c = stablehlo.compare LT, %k, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %m = stablehlo.add %k, %two : tensor<i32>
        %f = stablehlo.cosine %e : tensor<4x8xf32>
        stablehlo.return %m, %f : tensor<i32>, tensor<4x8xf32>
      }
      stablehlo.return %j, %b, %inner#1, %t : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<6x8xf32>
    }
    %p = stablehlo.compare GT, %n, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %large = "stablehlo.if"(%p) ({
      %e = stablehlo.exponential %y : tensor<262144xf32>
      stablehlo.return %e : tensor<262144xf32>
    }, {
      stablehlo.return %y : tensor<262144xf32>
    }) : (tensor<i1>) -> tensor<262144xf32>
    %chosen = "stablehlo.case"(%n) ({
      %e = stablehlo.sine %l#1 : tensor<4x8xf32>
      stablehlo.return %e : tensor<4x8xf32>
    }, {
      %e = stablehlo.dot_general %l#1, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      stablehlo.return %e : tensor<4x8xf32>
    }, {
      %r = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
      %f = stablehlo.convert %r : (tensor<i32>) -> tensor<f32>
      %g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %e = stablehlo.add %l#2, %g : tensor<4x8xf32>
      stablehlo.return %e : tensor<4x8xf32>
    }) : (tensor<i32>) -> tensor<4x8xf32>
    return %l#1, %l#2, %l#3, %large, %chosen : tensor<4x8xf32>, tensor<4x8xf32>, tensor<6x8xf32>, tensor<262144xf32>, tensor<4x8xf32>
  }
}
