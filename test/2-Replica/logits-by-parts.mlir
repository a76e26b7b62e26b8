// Large logits, what a loss makes of them and their gradients are there once for each part of the rank's rows.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 logits-bytes=4096" --remarks-filter=zero-logits-by-parts -o %t/one.mlir 2> %t/one.remarks
// RUN: FileCheck %t/step.mlir --implicit-check-not='x: tensor<4x16x32xf32>' --implicit-check-not=': tensor<4x16x32xf32>' < %t/one.mlir
// RUN: FileCheck %t/step.mlir --check-prefix=REMARK < %t/one.remarks
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 logits-bytes=4096" -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %t/step.mlir --check-prefix=COUNT
// The same numbers, on one rank and on two, in two parts, in four, and where no divisor is left.
// RUN: zero-run %t/import.mlir --equivalent %t/one.mlir --tolerance=1e-5 | FileCheck %t/step.mlir --check-prefix=MEANING
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=2 logits-bytes=2048" -o %t/two.mlir
// RUN: FileCheck %t/step.mlir --check-prefix=TWO < %t/two.mlir
// RUN: zero-run %t/import.mlir --equivalent %t/two.mlir --tolerance=1e-5 | FileCheck %t/step.mlir --check-prefix=MEANING
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 logits-bytes=3000" | FileCheck %t/step.mlir --check-prefix=FOUR
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 logits-bytes=1" | FileCheck %t/step.mlir --check-prefix=FOUR
// No more than the limit, or none.
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 logits-bytes=0" -o %t/whole.mlir
// RUN: not grep row_parts %t/whole.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 logits-bytes=8192" | not grep row_parts
// Below, the bits of the same order of sums at every stage: nothing asks for one.
// RUN: zero-opt %t/one.mlir --zero-to-scheduled="stage=0" -o /dev/null
// The validator counts parts, and proves that they are the rows.
// RUN: sed 's/row_parts = 2/row_parts = 4/' %t/one.mlir | not zero-opt --zero-to-partitioned="stage=0" 2>&1 | FileCheck %t/step.mlir --check-prefix=LIE
// RUN: sed 's/\[2:4, 0:16, 0:8\]/[0:2, 0:16, 0:8]/' %t/one.mlir | not zero-opt --zero-validate=origin=%t/import.mlir 2>&1 | FileCheck %t/step.mlir --check-prefix=WRONG
// What stays whole, and why.
// RUN: sed 's/x16x/x4x/g' %t/step.mlir | zero-opt --zero-to-replica="ranks=2 logits-bytes=512" --remarks-filter=zero-logits-by-parts -o /dev/null 2>&1 | FileCheck %t/step.mlir --check-prefix=MORE
// RUN: sed 's/tensor<4x/tensor<8209x/g' %t/step.mlir | zero-opt --zero-to-replica="ranks=1 logits-bytes=1" --remarks-filter=zero-logits-by-parts -o /dev/null 2>&1 | FileCheck %t/step.mlir --check-prefix=MANY
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=4 logits-bytes=256" --remarks-filter=zero-logits-by-parts -o /dev/null 2>&1 | FileCheck %t/step.mlir --check-prefix=ROW
// RUN: zero-opt %t/import.mlir --zero-to-replica="accumulate=2 logits-bytes=512" --remarks-filter=zero-logits-by-parts -o /dev/null 2>&1 | FileCheck %t/step.mlir --check-prefix=BATCHES
// RUN: zero-opt %t/hidden.mlir --zero-to-replica="logits-bytes=256" --remarks-filter=zero-logits-by-parts 2>&1 | FileCheck %t/hidden.mlir
// RUN: zero-opt %t/all.mlir --zero-to-replica="logits-bytes=256" --remarks-filter=zero-logits-by-parts 2>&1 | FileCheck %t/all.mlir
// RUN: zero-opt %t/result.mlir --zero-to-replica="logits-bytes=256" --remarks-filter=zero-logits-by-parts 2>&1 | FileCheck %t/result.mlir
// RUN: zero-opt %t/slices.mlir --zero-to-replica="logits-bytes=256" --remarks-filter=zero-logits-by-parts 2>&1 | FileCheck %t/slices.mlir
// RUN: zero-opt %t/narrow.mlir --zero-to-replica="logits-bytes=256" --remarks-filter=zero-logits-by-parts 2>&1 | FileCheck %t/narrow.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica="accumulate=2 logits-bytes=16384" --remarks-filter=zero-logits-by-parts 2>&1 | not grep -E "logits-by-parts|row_parts"
// A large matmul of weights alone has no rows.
// RUN: zero-opt %t/weights.mlir --zero-to-replica="logits-bytes=256" --remarks-filter=zero-logits-by-parts 2>&1 | not grep -E "logits-by-parts|row_parts"
// RUN: not zero-opt %t/import.mlir --zero-to-replica="logits-bytes=-1" 2>&1 | FileCheck %t/step.mlir --check-prefix=RANGE

//--- step.mlir
// REMARK: [Passed] logits-by-parts | {{.*}}8192 bytes in 2 parts of the rank's rows, one after the other
// COUNT: (S) 1 num-cut
// MEANING: equivalent on whole arrays
// CHECK: func.func public @main(%[[W:.*]]: tensor<8x32xf32>{{.*}}, %[[B:.*]]: tensor<8xf32>{{.*}}, %[[X:.*]]: tensor<4x16x8xf32>
// CHECK-SAME: zero.row_parts = 2
// CHECK: %[[X0:.*]] = stablehlo.slice %[[H:.*]] [0:2, 0:16, 0:8]
// CHECK: %[[L0:.*]] = stablehlo.dot_general %[[X0]], %[[W]]
// CHECK: %[[S0:.*]] = stablehlo.reduce
// CHECK: %[[G0:.*]] = stablehlo.dot_general %[[X0]], %{{.*}} -> tensor<8x32xf32>
// CHECK: %[[D0:.*]] = stablehlo.dot_general %{{.*}}, %[[W]], {{.*}} -> tensor<2x16x8xf32>
// CHECK: %[[X1:.*]] = stablehlo.slice %[[H]] [2:4, 0:16, 0:8]
// CHECK: stablehlo.dot_general %[[X1]], %[[W]]
// CHECK: %[[G1:.*]] = stablehlo.dot_general %[[X1]], %{{.*}} -> tensor<8x32xf32>
// CHECK: %[[G:.*]] = stablehlo.add %[[G0]], %[[G1]] : tensor<8x32xf32>
// CHECK: %[[D1:.*]] = stablehlo.dot_general
// CHECK: stablehlo.concatenate %[[D0]], %[[D1]], dim = 0
// CHECK: zero.all_reduce add %[[G]]

// TWO: zero.row_parts = 2

// FOUR: zero.row_parts = 4

// MORE: [Missed] logits-by-parts | {{.*}}1024 bytes stay whole, of --logits-bytes=512: the gradients that parts would add up, 1024 bytes, would be there as long as the parts, which save 512
// MANY: [Missed] logits-by-parts | {{.*}}4203008 bytes stay whole, of --logits-bytes=1: it would take 8209 parts, each with its own ops, of at most 4096; give a larger --logits-bytes
// ROW: [Missed] logits-by-parts | {{.*}}a rank has one row of the batch, or rows in groups
// BATCHES: [Missed] logits-by-parts | {{.*}}the step is in micro-batches; take more of them
// RANGE: error: --logits-bytes is at least 0, found -1
// WRONG: error: {{.*}}micro-batch

// LIE: error: 'zero.row_parts' is 4, but 'main' cuts a rank's rows into 1 parts
func.func public @main(%w: tensor<8x32xf32> {zero.role = #zero.role<param "w" next = 0>},
                       %b: tensor<8xf32> {zero.role = #zero.role<param "b" next = 1>},
                       %x: tensor<4x16x8xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x32xf32>, tensor<8xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<8xf32>) -> tensor<4x16x8xf32>
  %h = stablehlo.add %x, %bs : tensor<4x16x8xf32>
  %l = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<4x16x8xf32>, tensor<8x32xf32>) -> tensor<4x16x32xf32>
  %e = stablehlo.exponential %l : tensor<4x16x32xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
  %ss = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x32xf32>
  %p = stablehlo.divide %e, %ss : tensor<4x16x32xf32>
  %log = stablehlo.log %s : tensor<4x16xf32>
  %loss = stablehlo.reduce(%log init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %h, %p, contracting_dims = [0, 1] x [0, 1] : (tensor<4x16x8xf32>, tensor<4x16x32xf32>) -> tensor<8x32xf32>
  %d = stablehlo.dot_general %p, %w, contracting_dims = [2] x [1] : (tensor<4x16x32xf32>, tensor<8x32xf32>) -> tensor<4x16x8xf32>
  %db = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x8xf32>, tensor<f32>) -> tensor<8xf32>
  %nw = stablehlo.subtract %w, %g : tensor<8x32xf32>
  %nb = stablehlo.subtract %b, %db : tensor<8xf32>
  return %nw, %nb, %loss : tensor<8x32xf32>, tensor<8xf32>, tensor<f32>
}

// A hidden layer: backward waits for the loss.
//--- hidden.mlir
// CHECK: [Missed] logits-by-parts | {{.*}}512 bytes stay whole, of --logits-bytes=256: a matmul that is not a gradient of it reads what comes of it (stablehlo.dot_general at
// CHECK-NOT: row_parts
func.func public @main(%w: tensor<8x32xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<32x2xf32> {zero.role = #zero.role<param "v" next = 1>}, %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x32xf32>, tensor<32x2xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
  %h = stablehlo.multiply %l, %l : tensor<4x32xf32>
  %y = stablehlo.dot_general %h, %v, contracting_dims = [1] x [0] : (tensor<4x32xf32>, tensor<32x2xf32>) -> tensor<4x2xf32>
  %yy = stablehlo.multiply %y, %y : tensor<4x2xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
  %dv = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] : (tensor<4x32xf32>, tensor<4x2xf32>) -> tensor<32x2xf32>
  %dh = stablehlo.dot_general %y, %v, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<32x2xf32>) -> tensor<4x32xf32>
  %d = stablehlo.multiply %dh, %l : tensor<4x32xf32>
  %dw = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x32xf32>) -> tensor<8x32xf32>
  %nw = stablehlo.subtract %w, %dw : tensor<8x32xf32>
  %nv = stablehlo.subtract %v, %dv : tensor<32x2xf32>
  return %nw, %nv, %loss : tensor<8x32xf32>, tensor<32x2xf32>, tensor<f32>
}

// The gradient of each row is divided by what all rows' logits give.
//--- all.mlir
// CHECK: [Missed] logits-by-parts | {{.*}}rows wait for a value that all rows make, or that ranks exchange (zero.all_reduce at
// CHECK-NOT: row_parts
func.func public @main(%w: tensor<8x32xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x32xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
  %e = stablehlo.exponential %l : tensor<4x32xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<f32>
  %ss = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
  %p = stablehlo.divide %e, %ss : tensor<4x32xf32>
  %dw = stablehlo.dot_general %x, %p, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x32xf32>) -> tensor<8x32xf32>
  %nw = stablehlo.subtract %w, %dw : tensor<8x32xf32>
  return %nw, %s : tensor<8x32xf32>, tensor<f32>
}

//--- result.mlir
// CHECK: [Missed] logits-by-parts | {{.*}}a value of its size is a result of the step (func.return at
// CHECK-NOT: row_parts
func.func public @main(%w: tensor<8x32xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x32xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<4x32xf32> {zero.role = #zero.role<output "p" dim = 0>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
  %p = stablehlo.exponential %l : tensor<4x32xf32>
  %s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<f32>
  %dw = stablehlo.dot_general %x, %p, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x32xf32>) -> tensor<8x32xf32>
  %nw = stablehlo.subtract %w, %dw : tensor<8x32xf32>
  return %nw, %s, %p : tensor<8x32xf32>, tensor<f32>, tensor<4x32xf32>
}

// Queries, keys and values of one matmul: the step reads all of it.
//--- slices.mlir
// CHECK: [Missed] logits-by-parts | {{.*}}512 bytes stay whole, of --logits-bytes=256: what the step reads of it, 512 bytes, is no less than what parts save, 256
// CHECK-NOT: row_parts
func.func public @main(%w: tensor<8x32xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x32xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
  %q = stablehlo.slice %l [0:4, 0:16] : (tensor<4x32xf32>) -> tensor<4x16xf32>
  %k = stablehlo.slice %l [0:4, 16:32] : (tensor<4x32xf32>) -> tensor<4x16xf32>
  %y = stablehlo.multiply %q, %k : tensor<4x16xf32>
  %loss = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
  %d = stablehlo.concatenate %k, %q, dim = 1 : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
  %dw = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x32xf32>) -> tensor<8x32xf32>
  %nw = stablehlo.subtract %w, %dw : tensor<8x32xf32>
  return %nw, %loss : tensor<8x32xf32>, tensor<f32>
}

//--- narrow.mlir
// CHECK: [Missed] logits-by-parts | {{.*}}a gradient that parts would add up has less than 32 bits, so that each sum would be rounded; multiply in f32 (preferred_element_type)
// CHECK-NOT: row_parts
func.func public @main(%w: tensor<8x64xbf16> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x8xbf16> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x64xbf16>, tensor<bf16> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xbf16>, tensor<8x64xbf16>) -> tensor<4x64xbf16>
  %p = stablehlo.exponential %l : tensor<4x64xbf16>
  %s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xbf16>, tensor<bf16>) -> tensor<bf16>
  %dw = stablehlo.dot_general %x, %p, contracting_dims = [0] x [0] : (tensor<4x8xbf16>, tensor<4x64xbf16>) -> tensor<8x64xbf16>
  %nw = stablehlo.subtract %w, %dw : tensor<8x64xbf16>
  return %nw, %s : tensor<8x64xbf16>, tensor<bf16>
}

//--- weights.mlir
func.func public @main(%w: tensor<8x32xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x32xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %s = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.broadcast_in_dim %g, dims = [0] : (tensor<8xf32>) -> tensor<8x32xf32>
  %ww = stablehlo.dot_general %w, %w, contracting_dims = [1] x [1] : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x8xf32>
  %d = stablehlo.dot_general %ww, %gw, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
  %nw = stablehlo.subtract %w, %d : tensor<8x32xf32>
  return %nw, %s : tensor<8x32xf32>, tensor<f32>
}
