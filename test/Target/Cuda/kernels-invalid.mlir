// RUN: zero-opt %s --zero-schedule-kernels=target=cuda --split-input-file --verify-diagnostics

// Schedules that no GPU can do.
func.func private @threads(%a: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 2, columns = [1024], flat = true, tile = 512, lanes = 4, parameters = {threads = 100}>} {
  // expected-error @-2 {{kernel 'threads' has a schedule with blocks of 100 threads, expected a power of two from 32 to 256}}
  %0 = stablehlo.add %a, %a : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

func.func private @items(%a: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 3, columns = [1024], flat = true, tile = 512, lanes = 4, parameters = {threads = 128}>} {
  // expected-error @-2 {{has a schedule of kind map with 3 items, expected 2}}
  %0 = stablehlo.add %a, %a : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

func.func private @alone(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 64, rows = [64], columns = [1024], lanes = 4>} {
  // expected-error @-2 {{has a schedule of kind row without parameter 'threads'}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x1024xf32>
  %3 = stablehlo.subtract %x, %2 : tensor<64x1024xf32>
  return %3 : tensor<64x1024xf32>
}

// -----

// The host stages as many matrices together as have room, and needs no memory of the GPU for them.
// expected-error @below {{kernel 'cholesky' has a schedule with 5 matrices staged together and 0 bytes of workspace, expected as many as have room in 64 MiB of the host's memory, and none}}
func.func private @cholesky(%a: tensor<3x4x4xf16>) -> tensor<3x4x4xf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<factorization, items = 3, parameters = {staged = 5}>} {
  %0 = stablehlo.cholesky %a, lower = true : tensor<3x4x4xf16>
  return %0 : tensor<3x4x4xf16>
}

// -----

// expected-error @below {{kernel 'cholesky' has a schedule with 3 matrices staged together and 384 bytes of workspace}}
func.func private @cholesky(%a: tensor<3x4x4xf16>) -> tensor<3x4x4xf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<factorization, items = 3, workspace = 384, parameters = {staged = 3}>} {
  %0 = stablehlo.cholesky %a, lower = true : tensor<3x4x4xf16>
  return %0 : tensor<3x4x4xf16>
}

// -----

func.func private @branch(%a: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<control_flow, items = 1, grain = 128>} {
  // expected-error @-2 {{kernel 'branch' has a schedule with a grain of 128, expected the 1 items of a block}}
  %0 = "stablehlo.if"(%a) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Blocks cannot wait until all rows are done.
// expected-error @below {{kernel 'sums' computes rows and reduces their columns, for which target cuda has no code: its rows are none that blocks of threads take sixteen of at a time; compile for --target=cpu}}
func.func private @sums(%a: tensor<300x100xf32>) -> (tensor<300x100xf32>, tensor<100xf32>) attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<300x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<300x100xf32>, tensor<100xf32>
}

// -----

// expected-error @below {{kernel 'sums' has a schedule with parameter 'column_tile', expected 'column_blocks': of a GPU columns are summed by a launch of their own}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, rows = [320], columns = [100], tile = 64, lanes = 4, workspace = 2048, parameters = {column_tile = 16, threads = 32}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

func.func private @groups(%x: tensor<640x64xf32>) -> tensor<64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 1, columns = [64], tile = 64, lanes = 4, parameters = {row_groups = 8, threads = 128}>} {
  // expected-error @-2 {{kernel 'groups' has a schedule with 8 groups of threads, expected 2 to 64 of 8 threads each, and it has 128 threads}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

func.func private @groups(%x: tensor<640x64xf32>) -> tensor<64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 4, columns = [64], tile = 16, lanes = 4, parameters = {row_groups = 64, threads = 100}>} {
  // expected-error @-2 {{kernel 'groups' has a schedule with 64 groups of threads, expected 2 to 64 of 8 threads each, and it has 100 threads}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

func.func private @groups(%x: tensor<640x64xf32>) -> tensor<64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 4, columns = [64], tile = 16, lanes = 4, parameters = {row_groups = 8, threads = 64}>} {
  // expected-error @-2 {{has a schedule with 8 groups of threads and a tile of 16, expected one of 32, a vector for each thread, that divides the 64 columns}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

func.func private @groups(%x: tensor<640x64xf32>) -> tensor<64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 1, columns = [64], tile = 32, lanes = 4, parameters = {row_groups = 16, threads = 128}>} {
  // expected-error @-2 {{has a schedule of kind columns with 1 items, expected 2}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

func.func private @no_columns(%a: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 32, columns = [1024], flat = true, tile = 32, lanes = 4, parameters = {row_groups = 8, threads = 64}>} {
  // expected-error @-2 {{has a schedule with 8 groups of threads, expected none: it does more than reduce columns of one shape}}
  %0 = stablehlo.add %a, %a : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

func.func private @steps(%x: tensor<64x1024xf32>) -> tensor<64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<rows, items = 64, columns = [64], tile = 1, lanes = 4, parameters = {steps = 4, threads = 256}>} {
  // expected-error @-2 {{kernel 'steps' has a schedule with 4 steps at once, expected 8, and only where segments of a unit are reduced}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x1024xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

func.func private @ranges(%a: tensor<10x8xf32>, %i: tensor<4x1xi32>, %u: tensor<4x8xf32>) -> tensor<10x8xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<scatter, items = 22, grain = 128, tile = 4, lanes = 4, parameters = {row_ranges = 11}>} {
  // expected-error @-2 {{kernel 'ranges' has a schedule with 11 ranges of rows, expected none, or 2 to the 10 rows that updates are of, each for as many items}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<10x8xf32>
  return %0 : tensor<10x8xf32>
}

// -----

// Reductions of rows, and sums of their columns: no block sees both.
func.func private @both(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>) -> tensor<2x7x4xf32> attributes {zero.kernel} {
  // expected-error @-1 {{kernel 'both' is an attention that sums over the queries and reduces or sums over the keys; expected a kernel for each on target cuda}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  %t = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
  %p = stablehlo.divide %s, %ts : tensor<2x5x7xf32>
  %o = stablehlo.dot_general %p, %q, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x5x7xf32>, tensor<2x5x4xf32>) -> tensor<2x7x4xf32>
  return %o : tensor<2x7x4xf32>
}

// -----

func.func private @head(%q: tensor<2x5x272xf32>, %k: tensor<2x7x272xf32>) -> tensor<2x5x272xf32> attributes {zero.kernel} {
  // expected-error @-1 {{kernel 'head' is an attention with heads of 272 elements, target cuda has code for 256 at most; compile with --disable-fusions=attention}}
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x272xf32>, tensor<2x7x272xf32>) -> tensor<2x5x7xf32>
  %o = stablehlo.dot_general %s, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x272xf32>) -> tensor<2x5x272xf32>
  return %o : tensor<2x5x272xf32>
}

// -----

func.func private @tile(%q: tensor<2x50x4xf32>, %k: tensor<2x7x4xf32>) -> tensor<2x50x4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<attention, items = 6, tile = 24, lanes = 4, parameters = {columns = 16, threads = 48}>} {
  // expected-error @-2 {{kernel 'tile' has a schedule of kind attention with tiles of 24 rows and 16 columns at once, expected powers of two from 16 to 64}}
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x50x4xf32>, tensor<2x7x4xf32>) -> tensor<2x50x7xf32>
  %o = stablehlo.dot_general %s, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x50x7xf32>, tensor<2x7x4xf32>) -> tensor<2x50x4xf32>
  return %o : tensor<2x50x4xf32>
}

// -----

func.func private @items(%q: tensor<2x50x4xf32>, %k: tensor<2x7x4xf32>) -> tensor<2x50x4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<attention, items = 3, tile = 32, lanes = 4, scratch = 3840, parameters = {columns = 16, threads = 64}>} {
  // expected-error @-2 {{kernel 'items' has a schedule of kind attention with 3 items, expected 4}}
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x50x4xf32>, tensor<2x7x4xf32>) -> tensor<2x50x7xf32>
  %o = stablehlo.dot_general %s, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x50x7xf32>, tensor<2x7x4xf32>) -> tensor<2x50x4xf32>
  return %o : tensor<2x50x4xf32>
}

// -----

func.func private @memory(%q: tensor<2x50x4xf32>, %k: tensor<2x7x4xf32>) -> tensor<2x50x4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<attention, items = 4, tile = 32, lanes = 4, scratch = 16, parameters = {columns = 16, threads = 64}>} {
  // expected-error @-2 {{kernel 'memory' has a schedule of kind attention with 16 bytes of shared memory, expected 3840}}
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x50x4xf32>, tensor<2x7x4xf32>) -> tensor<2x50x7xf32>
  %o = stablehlo.dot_general %s, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x50x7xf32>, tensor<2x7x4xf32>) -> tensor<2x50x4xf32>
  return %o : tensor<2x50x4xf32>
}

// -----

func.func private @none(%a: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<attention, items = 1, tile = 16, lanes = 4, parameters = {columns = 16, threads = 32}>} {
  // expected-error @-2 {{kernel 'none' has a schedule of kind attention, but no matmuls}}
  %0 = stablehlo.add %a, %a : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

func.func private @rows_at_once(%x: tensor<640x64xf32>) -> tensor<64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 2, columns = [64], tile = 32, lanes = 4, parameters = {row_groups = 8, steps = 3, threads = 64}>} {
  // expected-error @-2 {{kernel 'rows_at_once' has a schedule with 3 rows at once, expected 8}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// expected-error @below {{no code: its rows are longer than what a block of threads shares; compile for --target=cpu}}
func.func private @sums(%a: tensor<320x8208xf32>) -> (tensor<320x8208xf32>, tensor<8208xf32>)
    attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x8208xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x8208xf32>, tensor<f32>) -> tensor<8208xf32>
  return %0, %1 : tensor<320x8208xf32>, tensor<8208xf32>
}

// -----

// expected-error @below {{no code: it reduces columns to more results than a block of threads shares; compile for --target=cpu}}
func.func private @sums(%a: tensor<320x32xf64>) -> (tensor<320x32xf64>, tensor<32xf64>, tensor<32xf64>, tensor<32xf64>, tensor<32xf64>)
    attributes {zero.kernel} {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = stablehlo.negate %a : tensor<320x32xf64>
  %x1 = stablehlo.multiply %0, %a : tensor<320x32xf64>
  %1 = stablehlo.reduce(%x1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x32xf64>, tensor<f64>) -> tensor<32xf64>
  %x2 = stablehlo.multiply %x1, %a : tensor<320x32xf64>
  %2 = stablehlo.reduce(%x2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x32xf64>, tensor<f64>) -> tensor<32xf64>
  %x3 = stablehlo.multiply %x2, %a : tensor<320x32xf64>
  %3 = stablehlo.reduce(%x3 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x32xf64>, tensor<f64>) -> tensor<32xf64>
  %x4 = stablehlo.multiply %x3, %a : tensor<320x32xf64>
  %4 = stablehlo.reduce(%x4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x32xf64>, tensor<f64>) -> tensor<32xf64>
  return %0, %1, %2, %3, %4 : tensor<320x32xf64>, tensor<32xf64>, tensor<32xf64>, tensor<32xf64>, tensor<32xf64>
}

// -----

// expected-error @below {{kernel 'sums' has a schedule with 3 blocks of columns, expected 4}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 5, rows = [320], columns = [100], tile = 64, lanes = 4, workspace = 2048, parameters = {column_blocks = 3, row_groups = 8, steps = 4, threads = 256}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

// expected-error @below {{kernel 'sums' has a schedule with 128 threads in a block, expected 256}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 5, rows = [320], columns = [100], tile = 64, lanes = 4, workspace = 2048, parameters = {column_blocks = 4, row_groups = 8, steps = 4, threads = 128}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

// expected-error @below {{kernel 'sums' has a schedule with 4 groups of threads, each with a row, expected 8}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 5, rows = [320], columns = [100], tile = 64, lanes = 4, workspace = 2048, parameters = {column_blocks = 4, row_groups = 4, steps = 4, threads = 256}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

// expected-error @below {{kernel 'sums' has a schedule with 8 rows at once, expected 4}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 5, rows = [320], columns = [100], tile = 64, lanes = 4, workspace = 2048, parameters = {column_blocks = 4, row_groups = 8, steps = 8, threads = 256}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

// expected-error @below {{kernel 'sums' has a schedule with 1 items, expected the 5 chunks of its rows}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, rows = [320], columns = [100], tile = 64, lanes = 4, workspace = 2048, parameters = {column_blocks = 4, row_groups = 8, steps = 4, threads = 256}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

// expected-error @below {{has a schedule of kind row with 1024 bytes of workspace, expected 2048}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 5, rows = [320], columns = [100], tile = 64, lanes = 4, workspace = 1024, parameters = {column_blocks = 4, row_groups = 8, steps = 4, threads = 256}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

// expected-error @below {{has a schedule with a grain of 2, expected the 1 items of a block}}
func.func private @sums(%a: tensor<320x100xf32>) -> (tensor<320x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 5, rows = [320], columns = [100], tile = 64, grain = 2, lanes = 4, workspace = 2048, parameters = {column_blocks = 4, row_groups = 8, steps = 4, threads = 256}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<320x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<320x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<320x100xf32>, tensor<100xf32>
}

// -----

zero.mesh @mesh ["dp" = 1]
zero.layout @u0 on @mesh {dtype = f32, block = 64 : i64, elements = 262144 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [262144] at 0>]}
func.func private @parts(%x: tensor<262144xf32>) -> tensor<1xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<rows, items = 1024, columns = [1], flat = true, tile = 1, lanes = 4, workspace = 8192, parameters = {parts = 1024, steps = 8, threads = 512}>} {
  // expected-error @-2 {{kernel 'parts' has a schedule with 1024 parts of each item, expected none, or 2 to 256 but no more than its 512 threads}}
  %1 = zero.segment_reduce add %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// -----

zero.mesh @mesh ["dp" = 1]
zero.layout @u0 on @mesh {dtype = f32, block = 64 : i64, elements = 262144 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [262144] at 0>]}
func.func private @parts(%x: tensor<262144xf32>) -> tensor<1xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<rows, items = 4, columns = [1], flat = true, tile = 1, lanes = 4, workspace = 16, parameters = {parts = 4, steps = 8, threads = 512}>} {
  // expected-error @-2 {{kernel 'parts' has a schedule with 16 bytes of workspace, expected 32 for what each part leaves}}
  %1 = zero.segment_reduce add %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// -----

zero.mesh @mesh ["dp" = 1]
zero.layout @u0 on @mesh {dtype = f32, block = 64 : i64, elements = 262144 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [262144] at 0>]}
func.func private @parts(%x: tensor<262144xf32>) -> tensor<1xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<rows, items = 128, columns = [1], flat = true, tile = 1, lanes = 4, workspace = 1024, parameters = {parts = 128, steps = 8, threads = 64}>} {
  // expected-error @-2 {{kernel 'parts' has a schedule with 128 parts of each item, expected none, or 2 to 256 but no more than its 64 threads}}
  %1 = zero.segment_reduce add %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// -----

func.func private @columns_in_parts(%x: tensor<640x64xf32>) -> tensor<64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 4, columns = [64], tile = 32, lanes = 4, workspace = 2048, parameters = {parts = 2, row_groups = 4, steps = 8, threads = 32}>} {
  // expected-error @-2 {{kernel 'columns_in_parts' has a schedule with 2 parts of each item, expected none, or the 3 that have 4 of 10 chunks of rows each}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// Padding behind rows is stored with them; between rows nothing is.
func.func private @spread(%x: tensor<65x300xf32>) -> tensor<65x307xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 65, rows = [65], columns = [300], lanes = 4, parameters = {threads = 32}>} {
  // expected-error @-2 {{kernel 'spread' has a schedule of kind row, but a result has neither an element for each row nor one for each column of each row}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<65x300xf32>, tensor<f32>) -> tensor<65xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<65xf32>) -> tensor<65x300xf32>
  %d = stablehlo.subtract %x, %b : tensor<65x300xf32>
  %p = stablehlo.pad %d, %zero, low = [0, 0], high = [-64, 7], interior = [1, 0] : (tensor<65x300xf32>, tensor<f32>) -> tensor<65x307xf32>
  return %p : tensor<65x307xf32>
}

// -----

// Of a few rows nothing is stored with them.
func.func private @few(%x: tensor<3x300xf32>) -> tensor<3x307xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 3, rows = [3], columns = [300], lanes = 4, parameters = {threads = 32}>} {
  // expected-error @-2 {{kernel 'few' has a schedule of kind row, but a result has neither an element for each row nor one for each column of each row}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x300xf32>, tensor<f32>) -> tensor<3xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<3xf32>) -> tensor<3x300xf32>
  %d = stablehlo.subtract %x, %b : tensor<3x300xf32>
  %p = stablehlo.pad %d, %zero, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x300xf32>, tensor<f32>) -> tensor<3x307xf32>
  return %p : tensor<3x307xf32>
}

// -----

// As much behind rows is not, either.
func.func private @big(%x: tensor<65x300xf32>) -> tensor<65x900xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 65, rows = [65], columns = [300], lanes = 4, parameters = {threads = 32}>} {
  // expected-error @-2 {{kernel 'big' has a schedule of kind row, but a result has neither an element for each row nor one for each column of each row}}
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<65x300xf32>, tensor<f32>) -> tensor<65xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<65xf32>) -> tensor<65x300xf32>
  %d = stablehlo.subtract %x, %b : tensor<65x300xf32>
  %p = stablehlo.pad %d, %zero, low = [0, 0], high = [0, 600], interior = [0, 0] : (tensor<65x300xf32>, tensor<f32>) -> tensor<65x900xf32>
  return %p : tensor<65x900xf32>
}

// -----

zero.mesh @mesh ["dp" = 1]
zero.layout @u0 on @mesh {dtype = f32, block = 64 : i64, elements = 262144 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [262144] at 0>]}
func.func private @turns(%x: tensor<262144xf32>) -> (tensor<1xf32>, tensor<1xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<rows, items = 1, columns = [1], flat = true, tile = 1, lanes = 4, parameters = {steps = 8, threads = 512, turns = 4}>} {
  // expected-error @-2 {{kernel 'turns' reduces segments of a unit with 4 turns, expected 8: the order of their sums is that of these}}
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  %1 = zero.segment_reduce max %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  return %0, %1 : tensor<1xf32>, tensor<1xf32>
}

// -----

zero.mesh @mesh ["dp" = 1]
zero.layout @u0 on @mesh {dtype = f32, block = 64 : i64, elements = 262144 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [262144] at 0>]}
func.func private @fewer_threads(%x: tensor<262144xf32>) -> tensor<1xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<rows, items = 8, columns = [1], flat = true, tile = 1, lanes = 4, workspace = 64, parameters = {parts = 8, steps = 8, threads = 256}>} {
  // expected-error @-2 {{kernel 'fewer_threads' reduces segments of a unit with 256 threads, expected 512: the order of their sums is that of these}}
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<262144xf32> -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

func.func private @convolution_items(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 3, tile = 128, lanes = 8, scratch = 29696, parameters = {features = 64 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 3 items, expected 2}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_positions(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 2, tile = 96, lanes = 8, scratch = 29696, parameters = {features = 64 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with tiles of 96 positions by 64 features, expected 64 or 128 by a power of two from 16 to 128, and 128 by 16}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_features(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 2, tile = 128, lanes = 8, scratch = 29696, parameters = {features = 256 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with tiles of 128 positions by 256 features, expected 64 or 128 by a power of two from 16 to 128, and 128 by 16}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_terms(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 2, tile = 128, lanes = 8, scratch = 29696, parameters = {features = 64 : i64, terms = 16 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 16 terms at once, expected 32}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_threads(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 2, tile = 128, lanes = 8, scratch = 29696, parameters = {features = 64 : i64, terms = 32 : i64, threads = 256 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 256 threads, expected 128}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_shared(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 2, tile = 128, lanes = 8, scratch = 1024, parameters = {features = 64 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 1024 bytes of shared memory, expected 29696}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_parts(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 8, tile = 128, lanes = 8, scratch = 29696, workspace = 115200, parameters = {features = 64 : i64, parts = 4 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 4 parts of 5 steps, some of which would be empty}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_workspace(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 4, tile = 128, lanes = 8, scratch = 29696, workspace = 4096, parameters = {features = 64 : i64, parts = 2 : i64, sum_blocks = 8 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 4096 bytes of workspace, expected 57600}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_sums(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 4, tile = 128, lanes = 8, scratch = 29696, workspace = 57600, parameters = {features = 64 : i64, parts = 2 : i64, sum_blocks = 7 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 7 blocks that add up parts, expected 8}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_grain(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 2, grain = 128, tile = 128, lanes = 8, scratch = 29696, parameters = {features = 64 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with 128 items at the least for a block, expected 1}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_rows(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 2, rows = [4], tile = 128, lanes = 8, scratch = 29696, parameters = {features = 64 : i64, terms = 32 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution with rows, columns or staged ops, which that kind has not}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x16x40xbf16>) -> tensor<2x9x10x40xbf16>
  return %0 : tensor<2x9x10x40xbf16>
}

// -----

func.func private @convolution_groups(%x: tensor<2x9x10x16xbf16>, %w: tensor<3x3x1x16xbf16>) -> tensor<2x9x10x16xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 32, tile = 128, lanes = 8, scratch = 26624, parameters = {features = 16 : i64, terms = 32 : i64, threads = 64 : i64}>} {
  // expected-error @-2 {{has a schedule of kind gemm_convolution, expected a convolution of bf16, f16 or f32 with at least 8 features a group, 16 terms and 16 positions}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<2x9x10x16xbf16>, tensor<3x3x1x16xbf16>) -> tensor<2x9x10x16xbf16>
  return %0 : tensor<2x9x10x16xbf16>
}
