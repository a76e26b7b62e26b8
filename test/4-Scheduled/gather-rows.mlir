// Rows of the batch that all ranks need are gathered as units are: on the stream of gathers, awaited where they are read.
// RUN: zero-opt %s --zero-form-kernels --zero-schedule-kernels --zero-schedule -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t
// RUN: sed 's/dim 0 over/dim 1 over/;s/tensor<2x8xf32> -> tensor<8x8xf32>/tensor<2x8xf32> -> tensor<2x32xf32>/;s/tensor<8x8xf32>/tensor<2x32xf32>/g' %s > %t.columns.mlir
// RUN: not zero-opt %t.columns.mlir --zero-form-kernels 2>&1 | FileCheck %s --check-prefix=COLUMNS
// CHECK: zero.communicator @dp_gathers over @mesh["dp"] for gathers
// CHECK-LABEL: func.func @main
// CHECK: %[[F:.*]] = zero.collective_start all_gather %{{.*}} on @comm over @dp_gathers : (tensor<2x8xf32>) -> !zero.future<tensor<8x8xf32>>
// CHECK: zero.await %[[F]] on @compute : !zero.future<tensor<8x8xf32>> -> tensor<8x8xf32>
// COLUMNS: error: 'zero.batch_gather' op has no kernel: rows of the batch are gathered along dimension 0, found dimension 1; transpose the value before and the result after
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 4]
  func.func @main(%x: tensor<2x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.tanh %x : tensor<2x8xf32>
    %1 = zero.batch_gather %0 dim 0 over @mesh["dp"] : tensor<2x8xf32> -> tensor<8x8xf32>
    %2 = stablehlo.exponential %1 : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
