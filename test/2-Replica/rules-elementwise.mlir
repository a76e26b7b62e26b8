// Elementwise rules: which forms pass, and the same numbers on one device and on ranks.
// RUN: zero-opt %s --zero-print-distribution=ranks=4 | FileCheck %s
// RUN: zero-opt %s --zero-to-import -o %t.before.mlir
// RUN: zero-opt %t.before.mlir --zero-to-replica=ranks=4 -o %t.after.mlir
// RUN: zero-run %t.before.mlir --equivalent %t.after.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING-COUNT-7: equivalent on whole arrays

// Sharded operands agree; a replicated one is sharded.
// CHECK-LABEL: func.func @sharded
// CHECK: stablehlo.multiply {{.*}} {zero.sharding = "sharded(0)", zero.takes = ["sharded(0)", "sharded(0)"]}
// CHECK: stablehlo.tanh {{.*}} {zero.sharding = "sharded(0)"}
func.func @sharded(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                   %m: tensor<8x4xf32> {zero.role = #zero.role<const "m">})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.multiply %x, %m : tensor<8x4xf32>
  %1 = stablehlo.tanh %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// Bounds and predicates that are scalars hold for all rows.
// CHECK-LABEL: func.func @scalars
// CHECK: stablehlo.clamp {{.*}} {zero.sharding = "sharded(0)"}
// CHECK: stablehlo.select {{.*}} {zero.sharding = "sharded(0)"}
func.func @scalars(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                   %l: tensor<f32> {zero.role = #zero.role<scalar "l">},
                   %h: tensor<f32> {zero.role = #zero.role<scalar "h">})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.clamp %l, %x, %h : (tensor<f32>, tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  %p = stablehlo.compare LT, %l, %h : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = stablehlo.select %p, %0, %x : tensor<i1>, tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// P + P is reduced once, below: half the bytes.
// CHECK-LABEL: func.func @sum_of_sums
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(add)"
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(add)"
// CHECK: stablehlo.add {{.*}} {zero.sharding = "partial(add)"}
func.func @sum_of_sums(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                       %y: tensor<8x4xf32> {zero.role = #zero.role<batch "y" dim = 0>})
    -> (tensor<4xf32> {zero.role = #zero.role<metric "s">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// P + R would count R once per rank: P is reduced first, though fewer bytes are below.
// CHECK-LABEL: func.func @sum_and_value
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(add)"
// CHECK: stablehlo.add {{.*}} {zero.sharding = "replicated", zero.takes = ["replicated", "replicated"]}
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "replicated"
func.func @sum_and_value(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                         %c: tensor<4xf32> {zero.role = #zero.role<const "c">})
    -> (tensor<f32> {zero.role = #zero.role<metric "s">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %c : tensor<4xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}

// A square is not linear, and has two uses: the sum is reduced at its producer.
// CHECK-LABEL: func.func @square_of_sum
// CHECK: stablehlo.multiply {{.*}} {zero.sharding = "replicated", zero.takes = ["replicated", "replicated"]}
func.func @square_of_sum(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32> {zero.role = #zero.role<metric "s">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The maximum of maxima; a bound that is the same on all ranks may be taken on each.
// CHECK-LABEL: func.func @maximum
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(max)"
// CHECK: stablehlo.maximum {{.*}} {zero.sharding = "replicated"
func.func @maximum(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                   %c: tensor<4xf32> {zero.role = #zero.role<const "c">})
    -> (tensor<4xf32> {zero.role = #zero.role<metric "s">}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.maximum %0, %c : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Counting: the integer is reduced before it becomes a float.
// CHECK-LABEL: func.func @count
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(add)"
// CHECK: stablehlo.convert {{.*}} {zero.sharding = "replicated", zero.takes = ["replicated"]}
func.func @count(%x: tensor<8xi32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<f32> {zero.role = #zero.role<metric "n">}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>
  return %1 : tensor<f32>
}
