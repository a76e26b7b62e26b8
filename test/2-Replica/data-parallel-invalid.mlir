// Refusals, each with the remedy.
// Gathers of 2 MiB: smaller ones need no option.
// RUN: not zero-opt %s --split-input-file --zero-data-parallel=ranks=4 2>&1 | FileCheck %s
// RUN: not zero-opt %s --split-input-file --zero-data-parallel="ranks=4 allow-gather=true" 2>&1 | FileCheck %s --check-prefix=GATHER

// CHECK: error: 4 ranks do not divide the batch: argument 0 ("x") of 'main' has 6 rows; use a number of ranks out of 1, 2, 3, 6, or export the step for another batch size
func.func @main(%x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<6x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  return %x : tensor<6x4xf32>
}

// -----

// CHECK: error: batch is gathered at 'stablehlo.reverse': operand 0 of type 'tensor<8x65536xf32>' is sharded(0) over the batch, but is needed whole; gathers of the step make 2097152 bytes, more than 1048576 (5 % of what its reductions move, at least 1 MiB): give --zero-data-parallel=allow-gather
// CHECK: note: the value is computed here
// GATHER: remark: batch is gathered at 'stablehlo.reverse'
// GATHER: zero.batch_gather %{{.*}} dim 0 over @mesh["dp"] : tensor<2x65536xf32> -> tensor<8x65536xf32>
func.func @main(%x: tensor<8x65536xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x65536xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.tanh %x : tensor<8x65536xf32>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<8x65536xf32>
  return %1 : tensor<8x65536xf32>
}

// -----

// A state must be replicated.
// CHECK: error: batch is gathered at 'func.return': operand 0 of type 'tensor<8x65536xf32>' is sharded(0)
func.func @main(%x: tensor<8x65536xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %w: tensor<8x65536xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<8x65536xf32> {
  %0 = stablehlo.add %x, %w : tensor<8x65536xf32>
  return %0 : tensor<8x65536xf32>
}

// -----

// CHECK: error: 'main' would run replicated: none of its 1 matmuls and convolutions works on a part of the batch; no argument is the batch, name one by --batch=argK[:DIM]
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<const "x">},
                %w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x8xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.slice %0 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// Micro-batches of two rows each, a row in four being the same one's.
// CHECK: error: 'main' would run replicated: none of its 1 matmuls and convolutions works on a part of the batch; on 2 ranks they do: the rows that the step works on at a time (its micro-batches) are too few for 4, make these larger, or take 2 ranks
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
  %1 = stablehlo.slice %0 [0:2, 0:1, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x1x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  %3 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %6 = stablehlo.subtract %w, %5 : tensor<4x4xf32>
  return %6 : tensor<4x4xf32>
}

// -----

// CHECK: error: argument 0 of 'main' has no role; run --zero-to-import first
func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  return %x : tensor<8x4xf32>
}

// -----

// Rows in one round are columns in the next.
// CHECK: error: 'stablehlo.while' op is kept and would need a value that is sharded over the batch in several ways, expected one sharding in all rounds; raise --unroll-limit
func.func @main(%x: tensor<8x8xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x8xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %first = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %first, %y = %x) : tensor<i32>, tensor<8x8xf32>
  cond {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %c : tensor<i32>
    %z = stablehlo.transpose %y, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    stablehlo.return %j, %z : tensor<i32>, tensor<8x8xf32>
  }
  return %0#1 : tensor<8x8xf32>
}

// -----

// CHECK: error: 'zero-data-parallel' expects a module in phase 'import', but this one is in phase 'partitioned', which comes later
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @main(%x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}

// -----

// A sum that starts from 1 would count the 1 once per rank.
// CHECK: error: batch is gathered at 'stablehlo.reduce'
func.func @main(%x: tensor<524288xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "s">}) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %one) applies stablehlo.add across dimensions = [0] : (tensor<524288xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A matmul of two sharded dimensions needs all rows of one side: the smaller one is gathered.
// CHECK: error: batch is gathered at 'stablehlo.dot_general': operand 1 of type 'tensor<8x2x32768xf32>' is sharded(0)
func.func @main(%x: tensor<8x4x32768xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %y: tensor<8x2x32768xf32> {zero.role = #zero.role<batch "y" dim = 0>})
    -> (tensor<8x4x8x2xf32> {zero.role = #zero.role<output "z" dim = 0>}) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [2] x [2] : (tensor<8x4x32768xf32>, tensor<8x2x32768xf32>) -> tensor<8x4x8x2xf32>
  return %0 : tensor<8x4x8x2xf32>
}

// -----

// Explicit communication is for the devices that the step was written for.
// CHECK: error: 'stablehlo.all_reduce' op is tied to devices, expected a step for one device, whose batch this pass shards; export the step without shard_map or pmap
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// So is the number of a device, inside a branch too.
// CHECK: error: 'stablehlo.partition_id' op is tied to devices, expected a step for one device, whose batch this pass shards; export the step without shard_map or pmap
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %p = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    stablehlo.return %3 : tensor<8x4xf32>
  }, {
    stablehlo.return %x : tensor<8x4xf32>
  }) : (tensor<i1>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// Random numbers without a key differ between ranks.
// CHECK: error: 'stablehlo.rng' op draws other numbers on each rank, expected random numbers that follow from a key; use jax.random or stablehlo.rng_bit_generator
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.constant dense<[8, 4]> : tensor<2xi64>
  %0 = stablehlo.rng %z, %z, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// Foreign code, even where its operands are the same on all ranks.
// CHECK: error: 'stablehlo.custom_call' op of 'mine' is code that this compiler does not have, expected StableHLO or LAPACK's potrf, trsm, gtsv, getrf, geqrf, orgqr, ormqr, syevd and gesdd on f32 and f64, and potrf, trsm, gtsv, getrf, geqrf, ungqr, unmqr, heevd and gesdd on complex numbers of two of these; write the step with operations of JAX that need no other foreign code (no callbacks, no library kernels)
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<8x4xf32> {zero.role = #zero.role<const "w">})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.custom_call @mine(%w) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// A call with side effects is not dropped where nobody reads its result.
// CHECK: error: 'stablehlo.custom_call' op of 'print' is code that this compiler does not have
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  stablehlo.custom_call @print(%x) {has_side_effect = true} : (tensor<8x4xf32>) -> ()
  return %x : tensor<8x4xf32>
}

// -----

// What Python would be called back for.
// CHECK: error: 'stablehlo.custom_call' op of 'xla_ffi_python_cpu_callback' calls Python back, which an executable is without, expected StableHLO; leave out jax.debug.print, pure_callback and io_callback, and export checks at run time as values: those of Equinox, Lineax, Optimistix and Diffrax with EQX_ON_ERROR=nan in the environment
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %y = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {api_version = 4 : i32, has_side_effect = true, mhlo.backend_config = {index = 0 : ui64}} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// Transfers with the host.
// CHECK: error: 'stablehlo.infeed' op talks to the host, expected a step without input or output of its own; give the data as arguments and results
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %t = stablehlo.create_token : !stablehlo.token
  %0, %u = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<8x4xf32>, !stablehlo.token)
  return %0 : tensor<8x4xf32>
}

// -----

// Row i reads rows i and i + 1: the last of a rank's reaches into the next rank's.
// CHECK: error: batch is gathered at 'stablehlo.gather': operand 0 of type 'tensor<8x65536xf32>' is sharded(0) over the batch, but is needed whole
func.func @main(%x: tensor<8x65536xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x2x65536xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %i = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 65536>} : (tensor<8x65536xf32>, tensor<8x1xi32>) -> tensor<8x2x65536xf32>
  return %0 : tensor<8x2x65536xf32>
}
