// Batch normalization in sums and elementwise ops, near what the interpreter makes of the ops.
// RUN: zero-opt %s --zero-expand-batch-norm -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance 1e-5

// CHECK-LABEL: func.func @training
// CHECK-NOT: batch_norm
// CHECK-COUNT-2: stablehlo.reduce({{.*}} across dimensions = [0, 2]
// CHECK: return
func.func @training(%x: tensor<3x4x5xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>) -> (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>) {
  %out, %mean, %var = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>)
  return %out, %mean, %var : tensor<3x4x5xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @gradients
// CHECK-NOT: batch_norm
// CHECK: return
func.func @gradients(%x: tensor<6x4xf64>, %scale: tensor<4xf64>, %mean: tensor<4xf64>, %root: tensor<4xf64>, %g: tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4xf64>, tensor<4xf64>) {
  %var = stablehlo.multiply %root, %root : tensor<4xf64>
  %gx, %gs, %go = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %var, %g) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<6x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4xf64>, tensor<4xf64>)
  return %gx, %gs, %go : tensor<6x4xf64>, tensor<4xf64>, tensor<4xf64>
}

// Narrow floats are rounded once, at the end.
// CHECK-LABEL: func.func @narrow
// CHECK-COUNT-5: stablehlo.convert {{.*}} -> tensor<{{.*}}xf32>
// CHECK: stablehlo.convert {{.*}} -> tensor<6x4xbf16>
// CHECK-NEXT: return
func.func @narrow(%x: tensor<6x4xbf16>, %scale: tensor<4xbf16>, %offset: tensor<4xbf16>, %mean: tensor<4xbf16>, %root: tensor<4xbf16>) -> tensor<6x4xbf16> {
  %var = stablehlo.abs %root : tensor<4xbf16>
  %out = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %var) <{epsilon = 1.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<6x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<6x4xbf16>
  return %out : tensor<6x4xbf16>
}

// CHECK-LABEL: func.func @untouched
// CHECK-NEXT: stablehlo.add
// CHECK-NEXT: return
func.func @untouched(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
