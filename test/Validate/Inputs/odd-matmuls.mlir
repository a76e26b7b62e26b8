// Logits of 521 classes in bf16, the gradient of the sum of their distances to the largest, and a step of descent.
module @jit_step {
  func.func public @main(%w: tensor<521x512xbf16>, %v: tensor<512x512xbf16>, %x: tensor<1024x512xbf16>) -> (tensor<521x512xbf16>, tensor<512x512xbf16>, tensor<f32>) {
    %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %rate = stablehlo.constant dense<0.01> : tensor<bf16>
    %h = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<1024x512xbf16>, tensor<512x512xbf16>) -> tensor<1024x512xbf16>
    %r = stablehlo.dot_general %h, %w, contracting_dims = [1] x [1] : (tensor<1024x512xbf16>, tensor<521x512xbf16>) -> tensor<1024x521xbf16>
    %wide = stablehlo.convert %r : (tensor<1024x521xbf16>) -> tensor<1024x521xf32>
    %most = stablehlo.reduce(%wide init: %none) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x521xf32>, tensor<f32>) -> tensor<1024xf32>
    %spread = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<1024xf32>) -> tensor<1024x521xf32>
    %less = stablehlo.subtract %wide, %spread : tensor<1024x521xf32>
    %loss = stablehlo.reduce(%less init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x521xf32>, tensor<f32>) -> tensor<f32>
    %g = stablehlo.convert %less : (tensor<1024x521xf32>) -> tensor<1024x521xbf16>
    %dh = stablehlo.dot_general %g, %w, contracting_dims = [1] x [0] : (tensor<1024x521xbf16>, tensor<521x512xbf16>) -> tensor<1024x512xbf16>
    %dw = stablehlo.dot_general %g, %h, contracting_dims = [0] x [0] : (tensor<1024x521xbf16>, tensor<1024x512xbf16>) -> tensor<521x512xbf16>
    %dv = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<1024x512xbf16>, tensor<1024x512xbf16>) -> tensor<512x512xbf16>
    %rw = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<bf16>) -> tensor<521x512xbf16>
    %rv = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<bf16>) -> tensor<512x512xbf16>
    %sw = stablehlo.multiply %dw, %rw : tensor<521x512xbf16>
    %sv = stablehlo.multiply %dv, %rv : tensor<512x512xbf16>
    %nw = stablehlo.subtract %w, %sw : tensor<521x512xbf16>
    %nv = stablehlo.subtract %v, %sv : tensor<512x512xbf16>
    return %nw, %nv, %loss : tensor<521x512xbf16>, tensor<512x512xbf16>, tensor<f32>
  }
}
