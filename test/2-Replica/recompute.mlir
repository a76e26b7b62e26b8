// What backward reads of forward is computed again, right before it is read. Two equal layers, x + tanh(x w) v, of 4 rows a rank.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=layers -o %t/layers.mlir -mlir-pass-statistics 2>&1 | FileCheck %t/step.mlir --check-prefix=COUNT
// RUN: FileCheck %t/step.mlir < %t/layers.mlir
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=dots | FileCheck %t/step.mlir --check-prefix=DOTS
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=max-bytes=512 | FileCheck %t/step.mlir --check-prefix=BYTES
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=names=wide | FileCheck %t/step.mlir --check-prefix=NAMES
// The set is printed, too.
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=layers -o /dev/null --remarks-filter=zero-recompute 2>&1 | FileCheck %t/step.mlir --check-prefix=REMARK

// Nothing changes without the option, and where a layer is one matmul: its input is all that backward reads.
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 -o %t/none.mlir
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-recompute | diff %t/none.mlir -
// RUN: zero-opt %t/thin.mlir --zero-data-parallel=ranks=2 --zero-recompute=recompute=layers | FileCheck %t/thin.mlir

// Equal ops are merged, copies are not.
// RUN: zero-opt %t/layers.mlir --cse --canonicalize | FileCheck %t/step.mlir

// The same numbers; each micro-batch has its copies.
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=2 recompute=all" -o %t/all.mlir
// RUN: zero-run %t/import.mlir --equivalent %t/all.mlir --tolerance=1e-5 | FileCheck %t/step.mlir --check-prefix=MEANING
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 accumulate=2 recompute=layers" -o %t/steps.mlir
// RUN: grep -c zero.recomputed %t/steps.mlir | FileCheck %t/step.mlir --check-prefix=STEPS
// RUN: zero-run %t/import.mlir --equivalent %t/steps.mlir --tolerance=1e-5 | FileCheck %t/step.mlir --check-prefix=MEANING

// Sums over a model's axis are kept, and by one policy done again: of each of two layers the attention's, not the one that makes the next
// layer's input. In parts of the sequence they are scattered.
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-replica="mesh=dp=2,tp=2 tensor-parallel recompute=layers" | FileCheck %t/step.mlir --check-prefix=KEPT-SUMS
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-replica="mesh=dp=2,tp=2 tensor-parallel recompute=layers-and-sums" -o %t/sums.mlir
// RUN: FileCheck %t/step.mlir --check-prefix=SUMS < %t/sums.mlir
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-replica="mesh=dp=2,tp=2 tensor-parallel sequence-parallel recompute=layers-and-sums" | FileCheck %t/step.mlir --check-prefix=SCATTERED
// A copy of another sum is none.
// RUN: sed '0,/zero.all_reduce add \(.*recomputed\)/s//zero.all_reduce max \1/' %t/sums.mlir | not zero-opt --zero-to-partitioned 2>&1 | FileCheck %t/step.mlir --check-prefix=OTHER-SUM

// A damaged copy is refused: by its mark, and without one by what it computes.
// RUN: sed '0,/tanh.*recomputed/s/tanh \(.*recomputed\)/exponential \1/' %t/all.mlir > %t/marked.mlir
// RUN: not zero-opt %t/marked.mlir --zero-to-partitioned 2>&1 | FileCheck %t/step.mlir --check-prefix=MARKED
// RUN: sed '0,/exponential/s/exponential \(.*\) {zero.recomputed}/exponential \1/' %t/marked.mlir > %t/damaged.mlir
// RUN: not zero-opt %t/damaged.mlir --zero-to-partitioned 2>&1 | FileCheck %t/step.mlir --check-prefix=DAMAGED

// Kernels are the same in forward and in backward: marks end there.
// RUN: zero-opt %t/import.mlir --zero-to-scheduled="ranks=2 stage=3 recompute=layers" | FileCheck %t/step.mlir --check-prefix=KERNELS
// What a text says is what it was made with, and the report counts it.
// RUN: not zero-compile %t/all.mlir --recompute=dots --compile-to=partitioned -o /dev/null 2>&1 | FileCheck %t/step.mlir --check-prefix=OTHER
// RUN: zero-compile %t/step.mlir --ranks=2 --stage=3 --recompute=layers --bytes --quiet --target=null -o %t/train | FileCheck %t/step.mlir --check-prefix=REPORT

//--- step.mlir
// COUNT: 1 kept -
// COUNT: 64 kept-bytes
// COUNT: 4 recomputed -
// COUNT: 1152 recomputed-flops
// REMARK: remark: {{.*}}kept{{.*}}stablehlo.add: 64 bytes of tensor<4x4xf32>
// REMARK: 64 bytes are kept for backward instead of 1088; 4 ops are computed again, 1152 operations on numbers
// OTHER: error: --recompute=dots contradicts the module, which was made with all
// REPORT: values of forward, by --recompute=layers
// REPORT-NEXT: kept for backward 64 1 values of one micro-batch
// REPORT-NEXT: computed again: 4 ops, 1,152 FLOPs, 17.1 % of the step's 6,752
// MARKED: error: 'stablehlo.exponential' op is marked as computed again (zero.recomputed), but no op before it computes the same
// DAMAGED: error: 'func.return' op gives result 0 (w0) that cannot be proved equal to the import program's: expected tanh({{.*}} found exponential(
// STEPS: 8
// MEANING: equivalent on whole arrays
// KEPT-SUMS-NOT: zero.all_reduce {{.*}}zero.recomputed
// SUMS-COUNT-2: zero.all_reduce add {{.*}} over @mesh["tp"] {zero.recomputed} : tensor<6x16x32xf32>
// SUMS-NOT: zero.all_reduce {{.*}}zero.recomputed
// SCATTERED-COUNT-2: zero.batch_scatter add {{.*}} over @mesh["tp"] {zero.recomputed}
// SCATTERED-NOT: zero.batch_scatter {{.*}}zero.recomputed
// OTHER-SUM: error: 'zero.all_reduce' op is marked as computed again (zero.recomputed), but no op before it computes the same
// KERNELS-NOT: zero.recomputed
// KERNELS-NOT: zero.kept

// CHECK: func.func public @main(%[[W0:.*]]: tensor<4x16xf32> {{.*}}, %[[V0:.*]]: tensor<16x4xf32> {{.*}}, %[[W1:.*]]: tensor<4x16xf32> {{.*}}, %[[V1:.*]]: tensor<16x4xf32> {{.*}}, %[[X0:.*]]: tensor<4x4xf32>
// CHECK: %[[U0:.*]] = stablehlo.dot_general %[[X0]], %[[W0]]
// CHECK-NEXT: %[[H0:.*]] = stablehlo.tanh %[[U0]] : 
// CHECK-NEXT: %[[Y0:.*]] = stablehlo.dot_general %[[H0]], %[[V0]]
// CHECK-NEXT: %[[X1:.*]] = stablehlo.add %[[X0]], %[[Y0]] {zero.kept}
// CHECK: %[[D2:.*]] = stablehlo.add
// CHECK: %[[U:.*]] = stablehlo.dot_general %[[X1]], %[[W1]], contracting_dims = [1] x [0] {zero.recomputed}
// CHECK-NEXT: %[[H:.*]] = stablehlo.tanh %[[U]] {zero.recomputed}
// CHECK-NEXT: stablehlo.dot_general %[[H]], %{{.*}}, contracting_dims = [0] x [0] : (tensor<4x16xf32>, tensor<4x4xf32>) -> tensor<16x4xf32>
// What only backward needs is there once, without a mark.
// CHECK: stablehlo.multiply %[[H]], %[[H]] : tensor<4x16xf32>
// CHECK: stablehlo.dot_general %[[X0]], %[[W0]], contracting_dims = [1] x [0] {zero.recomputed}
// CHECK-NEXT: stablehlo.tanh %{{.*}} {zero.recomputed}
// CHECK-NOT: zero.recomputed

// Results of matmuls are kept, and inputs of layers.
// DOTS: stablehlo.dot_general {{.*}} {zero.kept} : {{.*}} -> tensor<4x16xf32>
// DOTS: stablehlo.add {{.*}} {zero.kept}
// DOTS: %[[U1:.*]] = stablehlo.dot_general {{.*}} {zero.kept} : {{.*}} -> tensor<4x16xf32>
// DOTS: stablehlo.tanh %[[U1]] {zero.recomputed}
// DOTS: stablehlo.tanh %{{.*}} {zero.recomputed}
// DOTS-NOT: zero.recomputed

// Of 576 bytes that would be kept with the cheapest copies, 512 may be: the first matmul runs again, not the second.
// BYTES: %[[U0:.*]] = stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x16xf32>)
// BYTES: stablehlo.add {{.*}} {zero.kept}
// BYTES: %[[U1:.*]] = stablehlo.dot_general {{.*}} {zero.kept} : {{.*}} -> tensor<4x16xf32>
// BYTES: stablehlo.tanh %[[U1]] {zero.recomputed}
// BYTES: %[[U:.*]] = stablehlo.dot_general {{.*}} {zero.recomputed}
// BYTES-NEXT: stablehlo.tanh %[[U]] {zero.recomputed}

// NAMES: stablehlo.tanh {{.*}} {zero.kept}
// NAMES-NOT: zero.recomputed
func.func public @main(%w0: tensor<4x16xf32> {zero.role = #zero.role<param "w0" next = 0>},
                       %v0: tensor<16x4xf32> {zero.role = #zero.role<param "v0" next = 1>},
                       %w1: tensor<4x16xf32> {zero.role = #zero.role<param "w1" next = 2>},
                       %v1: tensor<16x4xf32> {zero.role = #zero.role<param "v1" next = 3>},
                       %x0: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x16xf32>, tensor<16x4xf32>, tensor<4x16xf32>, tensor<16x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<8x16xf32>
  %ratew = stablehlo.constant dense<1.0e-01> : tensor<4x16xf32>
  %ratev = stablehlo.constant dense<1.0e-01> : tensor<16x4xf32>
  %u0 = stablehlo.dot_general %x0, %w0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %h0 = stablehlo.tanh %u0 : tensor<8x16xf32> loc("jit(step)/jvp(wide)/tanh")
  %s0 = stablehlo.multiply %h0, %h0 : tensor<8x16xf32>
  %t0 = stablehlo.subtract %one, %s0 : tensor<8x16xf32>
  %y0 = stablehlo.dot_general %h0, %v0, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %x1 = stablehlo.add %x0, %y0 : tensor<8x4xf32>
  %u1 = stablehlo.dot_general %x1, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %h1 = stablehlo.tanh %u1 : tensor<8x16xf32> loc("jit(step)/jvp(wide)/tanh")
  %s1 = stablehlo.multiply %h1, %h1 : tensor<8x16xf32>
  %t1 = stablehlo.subtract %one, %s1 : tensor<8x16xf32>
  %y1 = stablehlo.dot_general %h1, %v1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %x2 = stablehlo.add %x1, %y1 : tensor<8x4xf32>
  %sq = stablehlo.multiply %x2, %x2 : tensor<8x4xf32>
  %loss = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %d2 = stablehlo.add %x2, %x2 : tensor<8x4xf32>
  %gv1 = stablehlo.dot_general %h1, %d2, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %dh1 = stablehlo.dot_general %d2, %v1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %du1 = stablehlo.multiply %dh1, %t1 : tensor<8x16xf32>
  %gw1 = stablehlo.dot_general %x1, %du1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %dx1 = stablehlo.dot_general %du1, %w1, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %d1 = stablehlo.add %d2, %dx1 : tensor<8x4xf32>
  %gv0 = stablehlo.dot_general %h0, %d1, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %dh0 = stablehlo.dot_general %d1, %v0, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %du0 = stablehlo.multiply %dh0, %t0 : tensor<8x16xf32>
  %gw0 = stablehlo.dot_general %x0, %du0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %dx0 = stablehlo.dot_general %du0, %w0, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %d0 = stablehlo.add %d1, %dx0 : tensor<8x4xf32>
  %m0 = stablehlo.multiply %ratew, %gw0 : tensor<4x16xf32>
  %n0 = stablehlo.subtract %w0, %m0 : tensor<4x16xf32>
  %m1 = stablehlo.multiply %ratev, %gv0 : tensor<16x4xf32>
  %n1 = stablehlo.subtract %v0, %m1 : tensor<16x4xf32>
  %m2 = stablehlo.multiply %ratew, %gw1 : tensor<4x16xf32>
  %n2 = stablehlo.subtract %w1, %m2 : tensor<4x16xf32>
  %m3 = stablehlo.multiply %ratev, %gv1 : tensor<16x4xf32>
  %n3 = stablehlo.subtract %v1, %m3 : tensor<16x4xf32>
  return %n0, %n1, %n2, %n3, %loss : tensor<4x16xf32>, tensor<16x4xf32>, tensor<4x16xf32>, tensor<16x4xf32>, tensor<f32>
}

//--- thin.mlir
// CHECK: stablehlo.tanh {{.*}} {zero.kept}
// CHECK-NOT: zero.recomputed
func.func public @main(%w0: tensor<4x4xf32> {zero.role = #zero.role<param "w0" next = 0>}, %w1: tensor<4x4xf32> {zero.role = #zero.role<param "w1" next = 1>}, %w2: tensor<4x4xf32> {zero.role = #zero.role<param "w2" next = 2>},
                       %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<8x4xf32>
  %rate = stablehlo.constant dense<1.0e-01> : tensor<4x4xf32>
  %u0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h0 = stablehlo.tanh %u0 : tensor<8x4xf32>
  %u1 = stablehlo.dot_general %h0, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h1 = stablehlo.tanh %u1 : tensor<8x4xf32>
  %u2 = stablehlo.dot_general %h1, %w2, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h2 = stablehlo.tanh %u2 : tensor<8x4xf32>
  %sq = stablehlo.multiply %h2, %h2 : tensor<8x4xf32>
  %loss = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %d2 = stablehlo.add %h2, %h2 : tensor<8x4xf32>
  %s2 = stablehlo.multiply %h2, %h2 : tensor<8x4xf32>
  %t2 = stablehlo.subtract %one, %s2 : tensor<8x4xf32>
  %e2 = stablehlo.multiply %d2, %t2 : tensor<8x4xf32>
  %g2 = stablehlo.dot_general %h1, %e2, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %d1 = stablehlo.dot_general %e2, %w2, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %s1 = stablehlo.multiply %h1, %h1 : tensor<8x4xf32>
  %t1 = stablehlo.subtract %one, %s1 : tensor<8x4xf32>
  %e1 = stablehlo.multiply %d1, %t1 : tensor<8x4xf32>
  %g1 = stablehlo.dot_general %h0, %e1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %d0 = stablehlo.dot_general %e1, %w1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %s0 = stablehlo.multiply %h0, %h0 : tensor<8x4xf32>
  %t0 = stablehlo.subtract %one, %s0 : tensor<8x4xf32>
  %e0 = stablehlo.multiply %d0, %t0 : tensor<8x4xf32>
  %g0 = stablehlo.dot_general %x, %e0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %m0 = stablehlo.multiply %rate, %g0 : tensor<4x4xf32>
  %n0 = stablehlo.subtract %w0, %m0 : tensor<4x4xf32>
  %m1 = stablehlo.multiply %rate, %g1 : tensor<4x4xf32>
  %n1 = stablehlo.subtract %w1, %m1 : tensor<4x4xf32>
  %m2 = stablehlo.multiply %rate, %g2 : tensor<4x4xf32>
  %n2 = stablehlo.subtract %w2, %m2 : tensor<4x4xf32>
  return %n0, %n1, %n2, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}
