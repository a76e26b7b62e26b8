module attributes {zero.phase = dense_resource<nothing> : tensor<4xf32>, zero.format = 3 : i64} {
 func.func @main() {
 return
 }
}