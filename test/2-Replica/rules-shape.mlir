// Shape rules.
// RUN: zero-opt %s --zero-print-distribution=ranks=4 | FileCheck %s
// RUN: zero-opt %s --zero-to-import -o %t.before.mlir
// RUN: zero-opt %t.before.mlir --zero-to-replica=ranks=4 -o %t.after.mlir
// RUN: zero-run %t.before.mlir --equivalent %t.after.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING-COUNT-8: equivalent on whole arrays

// CHECK-LABEL: func.func @move
// CHECK: stablehlo.transpose {{.*}} {zero.sharding = "sharded(1)"}
// CHECK: stablehlo.broadcast_in_dim {{.*}} {zero.sharding = "sharded(2)"}
// CHECK: stablehlo.reverse {{.*}} {zero.sharding = "sharded(2)"}
// CHECK: stablehlo.slice {{.*}} {zero.sharding = "sharded(2)"}
// CHECK: stablehlo.pad {{.*}} {zero.sharding = "sharded(2)"}
// CHECK: stablehlo.concatenate {{.*}} {zero.sharding = "sharded(2)"}
func.func @move(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<5x4x8xf32> {zero.role = #zero.role<output "y" dim = 2>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
  %2 = stablehlo.reverse %1, dims = [1] : tensor<3x4x8xf32>
  %3 = stablehlo.slice %2 [0:2, 0:4, 0:8] : (tensor<3x4x8xf32>) -> tensor<2x4x8xf32>
  %4 = stablehlo.pad %3, %zero, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<3x4x8xf32>
  %5 = stablehlo.concatenate %4, %3, dim = 0 : (tensor<3x4x8xf32>, tensor<2x4x8xf32>) -> tensor<5x4x8xf32>
  return %5 : tensor<5x4x8xf32>
}

// Rows and positions merged and split again.
// CHECK-LABEL: func.func @reshape
// CHECK: stablehlo.reshape {{.*}} {zero.sharding = "sharded(0)"}
// CHECK: stablehlo.reshape {{.*}} {zero.sharding = "sharded(0)"}
// CHECK: stablehlo.reshape {{.*}} {zero.sharding = "sharded(1)"}
func.func @reshape(%x: tensor<8x6xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<1x8x2x3xf32> {zero.role = #zero.role<output "y" dim = 1>}) {
  %0 = stablehlo.reshape %x : (tensor<8x6xf32>) -> tensor<48xf32>
  %1 = stablehlo.reshape %0 : (tensor<48xf32>) -> tensor<16x3xf32>
  %2 = stablehlo.reshape %1 : (tensor<16x3xf32>) -> tensor<1x8x2x3xf32>
  return %2 : tensor<1x8x2x3xf32>
}

// [x; f(x)]: two groups, each sharded; whole groups can be sliced out again.
// CHECK-LABEL: func.func @groups
// CHECK: stablehlo.concatenate {{.*}} {zero.sharding = "sharded(0, groups = 2, chunk = 2)"}
// CHECK: stablehlo.tanh {{.*}} {zero.sharding = "sharded(0, groups = 2, chunk = 2)"
// CHECK: stablehlo.add {{.*}} {zero.sharding = "sharded(0, groups = 2, chunk = 2)", zero.takes = ["sharded(0, groups = 2, chunk = 2)", "sharded(0, groups = 2, chunk = 2)"]}
// CHECK: stablehlo.slice {{.*}} {zero.sharding = "sharded(0)"}
func.func @groups(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                  %m: tensor<16x4xf32> {zero.role = #zero.role<const "m">})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %n = stablehlo.negate %x : tensor<8x4xf32>
  %0 = stablehlo.concatenate %x, %n, dim = 0 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %1 = stablehlo.tanh %0 : tensor<16x4xf32>
  %2 = stablehlo.add %1, %m : tensor<16x4xf32>
  %3 = stablehlo.slice %2 [8:16, 0:4] : (tensor<16x4xf32>) -> tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// Groups with zeros on both sides of them, as the gradient of a slice of whole groups has: each rank puts zeros beside its own rows.
// CHECK-LABEL: func.func @padded_groups
// CHECK: stablehlo.pad {{.*}} {zero.sharding = "sharded(0, groups = 4, chunk = 2)"}
// CHECK: stablehlo.add {{.*}} {zero.sharding = "sharded(0, groups = 4, chunk = 2)"
// CHECK: stablehlo.pad {{.*}} {zero.sharding = "sharded(0, groups = 5, chunk = 2)"}
func.func @padded_groups(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                         %y: tensor<32x4xf32> {zero.role = #zero.role<const "y">})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "z" dim = 0>}) {
  %zero = stablehlo.constant dense<0.5> : tensor<f32>
  %n = stablehlo.negate %x : tensor<8x4xf32>
  %0 = stablehlo.concatenate %x, %n, dim = 0 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %1 = stablehlo.pad %0, %zero, low = [8, 0], high = [8, 0], interior = [0, 0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<32x4xf32>
  %2 = stablehlo.add %1, %y : tensor<32x4xf32>
  %3 = stablehlo.pad %2, %zero, low = [8, 0], high = [0, 0], interior = [0, 0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<40x4xf32>
  %4 = stablehlo.slice %3 [16:24, 0:4] : (tensor<40x4xf32>) -> tensor<8x4xf32>
  return %4 : tensor<8x4xf32>
}

// Rows that move on by one, as a causal shift of the batch would: no rank has what another one needs, they are gathered.
// CHECK-LABEL: func.func @padded_otherwise
// CHECK: stablehlo.pad {{.*}} {zero.sharding = "replicated", zero.takes = ["replicated", "replicated"]}
func.func @padded_otherwise(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "z" dim = 0>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %zero, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<9x4xf32>
  %1 = stablehlo.slice %0 [0:8, 0:4] : (tensor<9x4xf32>) -> tensor<8x4xf32>
  %2 = stablehlo.add %x, %1 : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// Masks and positions that are only used sharded are made sharded: no slice of a whole value.
// CHECK-LABEL: func.func @local
// CHECK: stablehlo.iota {{.*}}wanted sharded(0)
// CHECK: stablehlo.multiply {{.*}} {zero.sharding = "replicated, wanted sharded(0)"}
func.func @local(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.iota dim = 0 : tensor<8x4xf32>
  %c = stablehlo.constant dense<0.5> : tensor<8x4xf32>
  %1 = stablehlo.multiply %0, %c : tensor<8x4xf32>
  %2 = stablehlo.add %x, %1 : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// Random bits from a count, as partitionable threefry makes them: each rank makes its own.
// CHECK-LABEL: func.func @bits
// CHECK: stablehlo.bitcast_convert {{.*}} {zero.sharding = "replicated, wanted sharded(0)"}
func.func @bits(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.iota dim = 0 : tensor<8x4xui64>
  %1 = stablehlo.convert %0 : (tensor<8x4xui64>) -> tensor<8x4xui32>
  %c = stablehlo.constant dense<1065353216> : tensor<8x4xui32>
  %2 = stablehlo.or %1, %c : tensor<8x4xui32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<8x4xui32>) -> tensor<8x4xf32>
  %4 = stablehlo.multiply %x, %3 : tensor<8x4xf32>
  return %4 : tensor<8x4xf32>
}

// A value that is used whole too is sharded where it is used sharded.
// CHECK-LABEL: func.func @sliced
// CHECK: stablehlo.tanh {{.*}} {zero.sharding = "replicated"}
func.func @sliced(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                  %m: tensor<8x4xf32> {zero.role = #zero.role<const "m">})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}, tensor<8x4xf32> {zero.role = #zero.role<output "t">}) {
  %0 = stablehlo.tanh %m : tensor<8x4xf32>
  %1 = stablehlo.add %x, %0 : tensor<8x4xf32>
  return %1, %0 : tensor<8x4xf32>, tensor<8x4xf32>
}
