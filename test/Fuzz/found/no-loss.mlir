func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<4xf32> {}) -> tensor<4xf32> {
 return %w : tensor<4xf32>
}