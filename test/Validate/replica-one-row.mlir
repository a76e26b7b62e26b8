// As many ranks as rows: on a rank a dimension of one row may stand for others, and what is stretched over the batch is
// not.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=8 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// RUN: sed 's/tanh/cosine/' %t.mlir | %{refused} | FileCheck %s --check-prefix=STRETCHED
// STRETCHED: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected broadcast_in_dim(tanh(argument 0)) : tensor<8x3xf32>, found cosine(broadcast_in_dim(argument 0)) : tensor<8x3xf32>

func.func @main(%w: tensor<1x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x3xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<1x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.iota dim = 1 : tensor<1x3xf32>
  %a = stablehlo.broadcast_in_dim %n, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<8x3xf32>
  %v = stablehlo.tanh %w : tensor<1x3xf32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<8x3xf32>
  %c = stablehlo.multiply %x, %a : tensor<8x3xf32>
  %d = stablehlo.multiply %c, %b : tensor<8x3xf32>
  %e = stablehlo.reshape %d : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
  %f = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  %l = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x3xf32>, tensor<f32>) -> tensor<f32>
  %w1 = stablehlo.subtract %w, %f : tensor<1x3xf32>
  return %w1, %l : tensor<1x3xf32>, tensor<f32>
}
