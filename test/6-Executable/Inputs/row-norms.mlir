// Updates that no rule shards: each row of a gradient by its sum.
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>},
                %v: tensor<4x4xf32> {zero.role = #zero.role<param "v" next = 1>},
                %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %z = stablehlo.dot_general %y, %v, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %gw = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %gv = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %rw = stablehlo.reduce(%gw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %rv = stablehlo.reduce(%gv init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %bw = stablehlo.broadcast_in_dim %rw, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %bv = stablehlo.broadcast_in_dim %rv, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %uw = stablehlo.divide %gw, %bw : tensor<4x4xf32>
  %uv = stablehlo.divide %gv, %bv : tensor<4x4xf32>
  %nw = stablehlo.subtract %w, %uw : tensor<4x4xf32>
  %nv = stablehlo.subtract %v, %uv : tensor<4x4xf32>
  return %nw, %nv : tensor<4x4xf32>, tensor<4x4xf32>
}
