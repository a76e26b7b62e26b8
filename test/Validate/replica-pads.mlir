// Losses of two kinds of rows that went through one network side by side: the gradient of each is padded by whole groups of rows,
// and no row is gathered.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: zero-run %t.import.mlir --equivalent %t.mlir --tolerance=1e-5
// CHECK-NOT: zero.all_gather
// CHECK: stablehlo.pad {{.*}}, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<6x4xf32>
// CHECK: stablehlo.pad {{.*}}, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<6x4xf32>

// Rows of the one kind where those of the other are, parts of a group, rows between.
// RUN: sed 's/low = .2, 0., high = .0, 0./low = [0, 0], high = [2, 0]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/low = .2, 0., high = .0, 0./low = [1, 0], high = [1, 0]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}} cannot be proved

func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %u: tensor<16x4xf32> {zero.role = #zero.role<batch "u" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.concatenate %x, %u, dim = 0 : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<24x4xf32>
  %h = stablehlo.dot_general %all, %w, contracting_dims = [1] x [0] : (tensor<24x4xf32>, tensor<4x4xf32>) -> tensor<24x4xf32>
  %hx = stablehlo.slice %h [0:8, 0:4] : (tensor<24x4xf32>) -> tensor<8x4xf32>
  %hu = stablehlo.slice %h [8:24, 0:4] : (tensor<24x4xf32>) -> tensor<16x4xf32>
  %ex = stablehlo.tanh %hx : tensor<8x4xf32>
  %eu = stablehlo.exponential %hu : tensor<16x4xf32>
  %lx = stablehlo.reduce(%ex init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %lu = stablehlo.reduce(%eu init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %lx, %lu : tensor<f32>
  %dx = stablehlo.multiply %ex, %ex : tensor<8x4xf32>
  %px = stablehlo.pad %dx, %zero, low = [0, 0], high = [16, 0], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<24x4xf32>
  %pu = stablehlo.pad %eu, %zero, low = [8, 0], high = [0, 0], interior = [0, 0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<24x4xf32>
  %d = stablehlo.add %px, %pu : tensor<24x4xf32>
  %g = stablehlo.dot_general %all, %d, contracting_dims = [0] x [0] : (tensor<24x4xf32>, tensor<24x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}
