// Logits of 521 classes by a matrix of f32 that is rounded, a row of which is looked up, too; the gradient of the sum of their
// distances to the largest, and a step of descent. The matrix ends inside of a block of its unit.
module @jit_step {
  func.func public @main(%w: tensor<521x520xf32>, %x: tensor<1024x520xbf16>) -> (tensor<521x520xf32>, tensor<f32>) {
    %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %rate = stablehlo.constant dense<0.01> : tensor<f32>
    %b = stablehlo.convert %w : (tensor<521x520xf32>) -> tensor<521x520xbf16>
    %row = stablehlo.slice %b [3:4, 0:520] : (tensor<521x520xbf16>) -> tensor<1x520xbf16>
    %rows = stablehlo.broadcast_in_dim %row, dims = [0, 1] : (tensor<1x520xbf16>) -> tensor<1024x520xbf16>
    %h = stablehlo.add %x, %rows : tensor<1024x520xbf16>
    %r = stablehlo.dot_general %h, %b, contracting_dims = [1] x [1] : (tensor<1024x520xbf16>, tensor<521x520xbf16>) -> tensor<1024x521xbf16>
    %wide = stablehlo.convert %r : (tensor<1024x521xbf16>) -> tensor<1024x521xf32>
    %most = stablehlo.reduce(%wide init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x521xf32>, tensor<f32>) -> tensor<1024xf32>
    %spread = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<1024xf32>) -> tensor<1024x521xf32>
    %less = stablehlo.subtract %wide, %spread : tensor<1024x521xf32>
    %loss = stablehlo.reduce(%less init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x521xf32>, tensor<f32>) -> tensor<f32>
    %g = stablehlo.convert %less : (tensor<1024x521xf32>) -> tensor<1024x521xbf16>
    %dw = stablehlo.dot_general %g, %h, contracting_dims = [0] x [0] : (tensor<1024x521xbf16>, tensor<1024x520xbf16>) -> tensor<521x520xbf16>
    %d = stablehlo.convert %dw : (tensor<521x520xbf16>) -> tensor<521x520xf32>
    %rates = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<521x520xf32>
    %s = stablehlo.multiply %d, %rates : tensor<521x520xf32>
    %n = stablehlo.subtract %w, %s : tensor<521x520xf32>
    return %n, %loss : tensor<521x520xf32>, tensor<f32>
  }
}
