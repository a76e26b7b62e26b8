func.func @main(%x: tensor<0xf32> {zero.role = #zero.role<batch "x" dim = 0>})
 -> (tensor<0xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
 %0 = stablehlo.tanh %x : tensor<0xf32>
 %1 = stablehlo.reverse %0, dims = [0] : tensor<0xf32>
 return %1 : tensor<0xf32>
}