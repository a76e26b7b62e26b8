// The ranks' mesh axis has any name, from where it is made to the plan.
// RUN: zero-opt %s --zero-data-parallel="ranks=4 axis=rows" --zero-verify-replica | FileCheck %s
// RUN: sed 's/"dp"/"rows"/g; s/dp = /rows = /g' %project/test/3-Partitioned/Inputs/momentum.mlir > %t.replica
// RUN: zero-opt %t.replica --zero-partition="stage=3 block=32" --zero-verify-partition -o %t.partitioned
// RUN: FileCheck %s --check-prefix=UNITS < %t.partitioned
// RUN: zero-opt %t.partitioned --zero-validate=origin=%t.replica -o /dev/null
// RUN: zero-opt %t.partitioned --zero-form-kernels --zero-schedule --zero-verify-scheduled --zero-plan-buffers --zero-verify-plan -o /dev/null

// CHECK: zero.mesh @mesh ["rows" = 4]
// CHECK: zero.all_reduce add %{{.*}} over @mesh["rows"]
// UNITS: zero.reduce_scatter add {{.*}} over @mesh["rows"]
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x8xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.subtract %w, %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}
