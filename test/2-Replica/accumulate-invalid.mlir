// What cannot run micro-batch by micro-batch, each by its op.
// RUN: split-file %s %t
// RUN: not zero-opt %t/norm.mlir --zero-to-replica="ranks=2 accumulate=2" 2>&1 | FileCheck %t/norm.mlir
// RUN: not zero-opt %t/norm.mlir --zero-to-replica="ranks=1 accumulate=2" 2>&1 | FileCheck %t/norm.mlir
// RUN: not zero-opt %t/contrast.mlir --zero-to-replica="ranks=1 accumulate=2" 2>&1 | FileCheck %t/contrast.mlir
// RUN: not zero-opt %t/contrast.mlir --zero-to-replica="ranks=2 accumulate=2" 2>&1 | FileCheck %t/contrast.mlir --check-prefix=RANKS
// RUN: not zero-opt %t/norm.mlir --zero-to-replica="ranks=2 accumulate=3" 2>&1 | FileCheck %t/norm.mlir --check-prefix=DIVIDE
// RUN: not zero-opt %t/norm.mlir --zero-to-replica="ranks=2 accumulate=0" 2>&1 | FileCheck %t/norm.mlir --check-prefix=RANGE
// RUN: not zero-opt %t/norm.mlir --zero-to-replica="ranks=2 accumulate=2 accumulate-into=host" 2>&1 | FileCheck %t/norm.mlir --check-prefix=PLACE
// RUN: not zero-opt %t/norm.mlir --zero-to-replica="ranks=2 accumulate-into=full" 2>&1 | FileCheck %t/norm.mlir --check-prefix=ONE
// RUN: not zero-opt %t/plain.mlir --zero-to-replica="ranks=2 accumulate=2 unroll-limit=8" 2>&1 | FileCheck %t/plain.mlir --check-prefix=LIMIT
// RUN: not zero-opt %t/plain.mlir --zero-accumulate=accumulate=2 2>&1 | FileCheck %t/plain.mlir --check-prefix=MESH
// RUN: not zero-opt %t/none.mlir --zero-data-parallel --zero-accumulate=accumulate=2 2>&1 | FileCheck %t/none.mlir
// RUN: not zero-opt %t/count.mlir --zero-to-replica="ranks=1 accumulate=2" 2>&1 | FileCheck %t/count.mlir
// The option is the module's: going on needs it no more, and may not say another.
// RUN: zero-opt %t/plain.mlir --zero-to-replica="ranks=2 accumulate=2" -o %t/made.mlir
// RUN: FileCheck %t/plain.mlir --check-prefix=CONFIG < %t/made.mlir
// RUN: zero-opt %t/made.mlir --zero-to-partitioned="stage=2 accumulate=2" -o /dev/null
// RUN: not zero-opt %t/made.mlir --zero-to-partitioned="stage=2 accumulate=4" 2>&1 | FileCheck %t/plain.mlir --check-prefix=OTHER
// RUN: sed 's/accumulate = 2/accumulate = 4/' %t/made.mlir | not zero-opt --zero-to-partitioned="stage=2" 2>&1 | FileCheck %t/plain.mlir --check-prefix=LIE

//--- norm.mlir
// CHECK: norm.mlir:[[#@LINE+13]]:{{.*}}error: 'stablehlo.subtract' op cannot run on one micro-batch of --accumulate=2: it computes rows from a value that all rows of the batch make, as batch norms do; drop --accumulate, or make this value row by row
// CHECK: note: the value that needs the whole batch is computed here
// DIVIDE: error: --accumulate=3 does not divide a rank's rows: argument 1 ("x") of 'main' has 4 of them; use a divisor of 4, fewer ranks, or export the step for another batch size
// RANGE: error: --accumulate is 1 to 65536, found 0
// PLACE: error: --accumulate-into is auto, full or shard, found host
// ONE: error: --accumulate-into=full says where micro-batches are added, but --accumulate is 1: give the number of micro-batches, or drop the option
func.func public @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rows = stablehlo.constant dense<8.0> : tensor<4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %mean = stablehlo.divide %sum, %rows : tensor<4xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %c = stablehlo.subtract %y, %means : tensor<8x4xf32>
  %cc = stablehlo.multiply %c, %c : tensor<8x4xf32>
  %loss = stablehlo.reduce(%cc init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %c, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %next, %loss : tensor<4x4xf32>, tensor<f32>
}

//--- contrast.mlir
// CHECK: contrast.mlir:[[#@LINE+6]]:{{.*}}error: 'stablehlo.dot_general' op cannot run on one micro-batch of --accumulate=2: it computes rows from rows of the whole batch, as contrastive losses do; drop --accumulate, or make this value row by row
// CHECK: note: the value that needs the whole batch is computed here
// RANKS: error: 'stablehlo.dot_general' op cannot run on one micro-batch of --accumulate=2: it computes rows from rows of the whole batch, as contrastive losses do
func.func public @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %c = stablehlo.dot_general %y, %y, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %cc = stablehlo.dot_general %c, %x, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %loss = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %cc, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %next, %loss : tensor<4x4xf32>, tensor<f32>
}

//--- plain.mlir
// LIMIT: error: --accumulate=2 makes 2 times the {{[0-9]+}} ops that work on rows, more than the 8 ops of --unroll-limit; raise it, or use fewer micro-batches
// MESH: error: zero-accumulate expects one rank's step; run --zero-data-parallel first
// CONFIG: zero.config = {accumulate = 2 : i64
// OTHER: error: --accumulate=4 contradicts the module, which was made with 2
// LIE: error: has other options in zero.config than it was made with
func.func public @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %cc = stablehlo.multiply %c, %c : tensor<8x4xf32>
  %loss = stablehlo.reduce(%cc init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %c, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %next, %loss : tensor<4x4xf32>, tensor<f32>
}

//--- none.mlir
// CHECK: error: 'main' has no batch that --accumulate=2 could cut; name it by --batch=argK[:DIM]
func.func public @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x4xf32> {
  %next = stablehlo.add %w, %w : tensor<4x4xf32>
  return %next : tensor<4x4xf32>
}

//--- count.mlir
// Windows of one row, which are kept.
// CHECK: error: 'stablehlo.gather' op cannot run on one micro-batch of --accumulate=2: its indices count the rows of the batch; look rows up along a batching dimension, as jnp.take_along_axis does
func.func public @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %label: tensor<8x1xi32> {zero.role = #zero.role<batch "label" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %row = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %index = stablehlo.concatenate %row, %label, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %picked = "stablehlo.gather"(%c, %index) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x4xf32>, tensor<8x2xi32>) -> tensor<8x1xf32>
  %loss = stablehlo.reduce(%picked init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %c, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %next, %loss : tensor<4x4xf32>, tensor<f32>
}
