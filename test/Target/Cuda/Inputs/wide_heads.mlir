// An attention whose heads have 256 elements, beside a sine.
module @jit_step {
  func.func public @main(%q: tensor<1x64x256xbf16>, %k: tensor<1x64x256xbf16>, %v: tensor<1x64x256xbf16>) -> tensor<1x64x256xbf16> {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %u = stablehlo.sine %q : tensor<1x64x256xbf16>
    %s = stablehlo.dot_general %u, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<1x64x256xbf16>, tensor<1x64x256xbf16>) -> tensor<1x64x64xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<1x64x64xf32>, tensor<f32>) -> tensor<1x64xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<1x64x64xf32>
    %d = stablehlo.subtract %s, %ms : tensor<1x64x64xf32>
    %e = stablehlo.exponential %d : tensor<1x64x64xf32>
    %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x64x64xf32>, tensor<f32>) -> tensor<1x64xf32>
    %ts = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<1x64x64xf32>
    %p = stablehlo.divide %e, %ts : tensor<1x64x64xf32>
    %w = stablehlo.convert %p : (tensor<1x64x64xf32>) -> tensor<1x64x64xbf16>
    %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x64x64xbf16>, tensor<1x64x256xbf16>) -> tensor<1x64x256xbf16>
    return %o : tensor<1x64x256xbf16>
  }
}
