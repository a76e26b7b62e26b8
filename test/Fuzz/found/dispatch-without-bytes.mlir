module attributes {zero.phase = i64} {
 func.func @overwritten_in_flight(%x: tensor<3xindex>) {
 %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<3xindex>) -> tensor<3xindex>
 zero.dispatch @k_tanh(%a) tied [0] : (tensor<3xindex>) -> tensor<3xindex>
 }
}