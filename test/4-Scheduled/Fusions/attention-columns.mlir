// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=attention-columns | FileCheck %s --check-prefix=WITHOUT
// RUN: zero-opt %s --zero-form-kernels --zero-schedule-kernels | FileCheck %s --check-prefix=SCHEDULE

// Gradients of values, summed over batch and keys, by the kernel that makes them.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // The kernel is one launch of two stages, with partial sums of 2 x 3 chunks of rows in the workspace.
  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_attention(%{{.*}}) tied [-1, -1] : {{.*}} -> (tensor<2x150x4x16xf32>, tensor<64xf32>)
  // CHECK-NEXT: return
  // REMARK: [Passed] attention-columns
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT: zero.dispatch @k_attention(%{{.*}}) tied [-1] : {{.*}} -> tensor<2x150x4x16xf32>
  // WITHOUT: zero.dispatch @k_reduce(
  // SCHEDULE-DAG: kernel.schedule<attention, items = 1, {{.*}}rows = [2, 150], columns = [64], {{.*}}workspace = 1536, parameters = {column_tile = 64 : i64}>
  func.func @fires(%q: tensor<2x150x4x16xf32>, %k: tensor<2x150x4x16xf32>, %d: tensor<2x150x4x16xf32>) -> (tensor<2x150x4x16xf32>, tensor<64xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x150x4x16xf32>, tensor<2x150x4x16xf32>) -> tensor<2x4x150x150xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x150x150xf32>, tensor<f32>) -> tensor<2x4x150xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x4x150xf32>) -> tensor<2x4x150x150xf32>
    %c = stablehlo.subtract %s, %mb : tensor<2x4x150x150xf32>
    %e = stablehlo.exponential %c : tensor<2x4x150x150xf32>
    %g = stablehlo.dot_general %e, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<2x4x150x150xf32>, tensor<2x150x4x16xf32>) -> tensor<2x4x150x16xf32>
    %t = stablehlo.transpose %g, dims = [0, 2, 1, 3] : (tensor<2x4x150x16xf32>) -> tensor<2x150x4x16xf32>
    %r = stablehlo.reshape %t : (tensor<2x150x4x16xf32>) -> tensor<2x150x64xf32>
    %b = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x150x64xf32>, tensor<f32>) -> tensor<64xf32>
    return %t, %b : tensor<2x150x4x16xf32>, tensor<64xf32>
  }

  // A chunk of rows is of several batch indices, which are different items.
  // CHECK-LABEL: func.func @few_rows(
  // CHECK: zero.dispatch @k_attention{{.*}} tied [-1] :
  // CHECK: zero.dispatch @k_reduce
  // REMARK: [Missed] attention-columns | {{.*}}"a batch index has so few rows that one chunk of them has those of others, too"
  func.func @few_rows(%q: tensor<8x20x4x16xf32>, %k: tensor<8x20x4x16xf32>, %d: tensor<8x20x4x16xf32>) -> (tensor<8x20x4x16xf32>, tensor<4x16xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x20x4x16xf32>, tensor<8x20x4x16xf32>) -> tensor<8x4x20x20xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x20x20xf32>, tensor<f32>) -> tensor<8x4x20xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<8x4x20xf32>) -> tensor<8x4x20x20xf32>
    %c = stablehlo.subtract %s, %mb : tensor<8x4x20x20xf32>
    %e = stablehlo.exponential %c : tensor<8x4x20x20xf32>
    %g = stablehlo.dot_general %e, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x4x20x20xf32>, tensor<8x20x4x16xf32>) -> tensor<8x4x20x16xf32>
    %t = stablehlo.transpose %g, dims = [0, 2, 1, 3] : (tensor<8x4x20x16xf32>) -> tensor<8x20x4x16xf32>
    %b = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x20x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    return %t, %b : tensor<8x20x4x16xf32>, tensor<4x16xf32>
  }

  // Nothing is summed over queries: items are tiles.
  // CHECK-LABEL: func.func @forward(
  // CHECK: zero.dispatch @k_attention{{.*}} tied [-1] :
  // CHECK: zero.dispatch @k_reduce
  // REMARK: [Missed] attention-columns | {{.*}}"work items of the attention's kernel are tiles of a batch index"
  func.func @forward(%q: tensor<2x150x4x16xf32>, %k: tensor<2x150x4x16xf32>, %v: tensor<2x150x4x16xf32>) -> (tensor<2x150x4x16xf32>, tensor<4x16xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x150x4x16xf32>, tensor<2x150x4x16xf32>) -> tensor<2x4x150x150xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x150x150xf32>, tensor<f32>) -> tensor<2x4x150xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x4x150xf32>) -> tensor<2x4x150x150xf32>
    %c = stablehlo.subtract %s, %mb : tensor<2x4x150x150xf32>
    %e = stablehlo.exponential %c : tensor<2x4x150x150xf32>
    %g = stablehlo.dot_general %e, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<2x4x150x150xf32>, tensor<2x150x4x16xf32>) -> tensor<2x4x150x16xf32>
    %t = stablehlo.transpose %g, dims = [0, 2, 1, 3] : (tensor<2x4x150x16xf32>) -> tensor<2x150x4x16xf32>
    %b = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x150x4x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    return %t, %b : tensor<2x150x4x16xf32>, tensor<4x16xf32>
  }
}
