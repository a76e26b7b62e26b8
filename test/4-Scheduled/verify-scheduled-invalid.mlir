// RUN: zero-opt %s --split-input-file --zero-verify-scheduled --verify-diagnostics

// Programs broken on purpose.

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @left_over(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{is not scheduled: only kernels, library calls, views, copies and asynchronous collectives may be left}}
    %0 = stablehlo.tanh %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @never_awaited(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{starts a collective that is never awaited}}
    %f = zero.collective_start all_reduce add %x on @comm over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    return %x : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @among_copies(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{runs on stream @compute, which has kernels or copies; expected streams of their own for collectives}}
    %f = zero.collective_start all_reduce add %x on @compute over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %1 = zero.copy %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// The same by name: the copy says where it runs.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @copy_among_collectives(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{runs on stream @comm, which has kernels or copies; expected streams of their own for collectives}}
    %f = zero.collective_start all_reduce add %x on @comm over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %1 = zero.copy %0 on @comm : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// Two streams would bring the collectives of one communicator to ranks in different orders.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @one
  zero.stream @other
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @two_orders(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %f = zero.collective_start all_reduce add %x on @one over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    // expected-error @+1 {{uses communicator @dp_reductions on stream @other, which stream @one uses too, expected one order of its collectives}}
    %g = zero.collective_start all_reduce max %x on @other over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %1 = zero.await %g on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @no_stream(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{names no stream, and the module has none; expected a zero.stream}}
    %0 = zero.copy %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// The operand of a collective in flight is overwritten.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @overwritten_in_flight(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    // expected-note @+1 {{read here afterwards}}
    %f = zero.collective_start all_reduce add %a on @comm over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    // expected-error @+1 {{writes over a buffer whose old value is still read}}
    %b = zero.dispatch @k_tanh(%a) tied [0] : (tensor<4xf32>) -> tensor<4xf32>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    return %0, %b : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// A packed gradient is overwritten before its unit is reduced.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [4] at 0>, #zero.segment<"b" [4] at 4>]}
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @packed(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %b = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    // expected-error @+1 {{writes over a buffer whose old value is still read}}
    %c = zero.dispatch @k_tanh(%a) tied [0] : (tensor<4xf32>) -> tensor<4xf32>
    // expected-note @+1 {{read here afterwards}}
    %gf = zero.pack %a, %b {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %f = zero.collective_start reduce_scatter add %gf on @comm over @dp_reductions {units = [@u0]} : (tensor<8xf32>) -> !zero.future<tensor<4xf32>>
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    return %0, %c : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @not_replaced(%x: tensor<4xf32> {zero.role = #zero.role<param "x" next = -1>}) -> tensor<4xf32> {
    // expected-error @+1 {{writes over argument 0, which this entry does not replace}}
    %b = zero.dispatch @k_tanh(%x) tied [0] : (tensor<4xf32>) -> tensor<4xf32>
    return %b : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_transpose(%a: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @other_index(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %a = zero.dispatch @k_transpose(%x) tied [-1] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    // expected-error @+1 {{writes result 0 over operand 0, which the kernel reads at other indices}}
    %b = zero.dispatch @k_transpose(%a) tied [0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %b : tensor<4x4xf32>
  }
}

// -----

// A row's sum, spread over a column.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_mixed(%a: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %0 = stablehlo.subtract %a, %b : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @other_row(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %a = zero.dispatch @k_mixed(%x) tied [-1] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    // expected-error @+1 {{writes result 0 over operand 0, which the kernel reads at other indices}}
    %b = zero.dispatch @k_mixed(%a) tied [0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %b : tensor<4x4xf32>
  }
}

// -----

// One value at two places of a unit.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [4] at 0>, #zero.segment<"b" [4] at 4>]}
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @twice(%x: tensor<4xf32>) -> tensor<8xf32> {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    // expected-error @+1 {{puts operand 1 at two places of one buffer; it needs a zero.copy}}
    %gf = zero.pack %a, %a {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return %gf : tensor<8xf32>
  }
}

// -----

// Two units share one segment's buffer, so their other segments would be made over each other.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [4] at 0>, #zero.segment<"b" [4] at 4>]}
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @shared_segment(%x: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %b = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    // expected-error @+1 {{writes over a buffer whose old value is still read}}
    %c = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    // expected-note @+1 {{read here afterwards}}
    %u = zero.pack %a, %b {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %v = zero.pack %a, %c {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return %u, %v : tensor<8xf32>, tensor<8xf32>
  }
}

// -----

// An update that also adds what it updates: its argument is no place to write to.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_scatter(%t: tensor<4xf32>, %i: tensor<4x1xi32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = "stablehlo.scatter"(%t, %i, %t) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @own_update(%x: tensor<4xf32>, %i: tensor<4x1xi32>) -> tensor<4xf32> {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    // expected-error @+1 {{writes result 0 over operand 0, which the kernel reads at other indices}}
    %b = zero.dispatch @k_scatter(%a, %i) tied [0] : (tensor<4xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    return %b : tensor<4xf32>
  }
}

// -----

// The same by another name: the updates are a view of the target.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_scatter(%t: tensor<4xf32>, %i: tensor<4x1xi32>, %u: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @other_name(%x: tensor<4xf32>, %i: tensor<4x1xi32>) -> tensor<4xf32> {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %v = zero.view %a at 0 : tensor<4xf32> -> tensor<4xf32>
    // expected-error @+1 {{writes result 0 over operand 2, which the kernel reads at other indices}}
    %b = zero.dispatch @k_scatter(%a, %i, %v) tied [0] : (tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4xf32>
    return %b : tensor<4xf32>
  }
}

// -----

// Views that overlap in part are read at other bytes, though at the same indices.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_add(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_tanh(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @part(%x: tensor<8xf32>) -> tensor<4xf32> {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %v = zero.view %a at 0 : tensor<8xf32> -> tensor<4xf32>
    %w = zero.view %a at 2 : tensor<8xf32> -> tensor<4xf32>
    // expected-error @+1 {{writes result 0 over operand 1, which the kernel reads at other indices}}
    %b = zero.dispatch @k_add(%v, %w) tied [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %b : tensor<4xf32>
  }
}

// -----

// Two results in one place, by two names of it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_two(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    %1 = stablehlo.negate %b : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @both(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %v = zero.view %a at 0 : tensor<4xf32> -> tensor<4xf32>
    // expected-error @+1 {{writes results 0 and 1 over each other}}
    %b:2 = zero.dispatch @k_two(%a, %v) tied [0, 1] : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %b#0, %b#1 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// A stream of collectives waits for what none of them reads.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @wrong_stream(%x: tensor<4xf32>) -> tensor<4xf32> {
    %f = zero.collective_start all_reduce add %x on @comm over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    // expected-error @+1 {{makes @comm wait, where only collectives run, none of which reads the results; expected the stream of what reads them}}
    %0 = zero.await %f on @comm : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func @future_from_outside(%f: !zero.future<tensor<4xf32>>) -> tensor<4xf32> {
    // expected-error @+1 {{awaits a future that no collective of this entry gives}}
    %0 = zero.await %f on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  func.func @future_returned(%x: tensor<4xf32>) -> !zero.future<tensor<4xf32>> {
    // expected-error @+1 {{starts a collective whose future is no zero.await's}}
    %f = zero.collective_start all_reduce add %x on @comm over @dp_reductions : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
    return %f : !zero.future<tensor<4xf32>>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  // expected-error @+1 {{has a value of type 'tensor<4611686018427387904xf32>', expected a tensor of numbers of static shape}}
  func.func @uncountable(%x: tensor<4611686018427387904xf32>) {
    return
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func @gemm_workspace(%a: tensor<8x8xbf16>) -> tensor<8x8xbf16> {
    // expected-error @+1 {{expects a workspace of 25165824 bytes for 'bf16'}}
    %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
      b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
    return %0 : tensor<8x8xbf16>
  }
}

// -----

// Not every library sums an operand.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "null"}} {
  zero.stream @compute
  func.func @gemm_sums(%a: tensor<8x8xf32>) -> tensor<8xf32> {
    // expected-error @+1 {{sums an operand, expected no sums of 'f32' for}}
    %0:2 = zero.gemm %a, %a sums of "b" {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
      b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> sums tensor<8xf32>
    return %0#1 : tensor<8xf32>
  }
}

// -----

// Not every library adds a bias.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "null"}} {
  zero.stream @compute
  func.func @gemm_bias(%a: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<8x8xf32> {
    // expected-error @+1 {{has a bias or an addend, expected none of 'f32' for}}
    %0 = zero.gemm %a, %a bias(%b : tensor<8xf32>) {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
      b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// The target says how much: this one has no library.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "null"}} {
  zero.stream @compute
  func.func @no_library(%a: tensor<8x8xbf16>) -> tensor<8x8xbf16> {
    %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
      b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
    return %0 : tensor<8x8xbf16>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @sort(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
      attributes {zero.kernel, kernel.schedule = #kernel.schedule<sort, items = 4, tile = 8, workspace = 128>} {
    %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @sort_workspace(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %good, %scratch = zero.dispatch @sort(%a) tied [-1] : (tensor<4x8xf32>) -> tensor<4x8xf32> workspace tensor<128xi8>
    // expected-error @+1 {{has a workspace of 64 bytes, expected 128 for kernel @sort}}
    %0, %small = zero.dispatch @sort(%good) tied [-1] : (tensor<4x8xf32>) -> tensor<4x8xf32> workspace tensor<64xi8>
    return %0 : tensor<4x8xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @sort(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
      attributes {zero.kernel, kernel.schedule = #kernel.schedule<sort, items = 4, tile = 8, workspace = 128>} {
    %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @no_workspace(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
    // expected-error @+1 {{has a workspace of 0 bytes, expected 128 for kernel @sort}}
    %0 = zero.dispatch @sort(%a) tied [-1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cpu:x86-64-v3"}} {
  zero.stream @compute
  func.func private @negate(%a: tensor<8xf32>) -> tensor<8xf32>
      attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 1, columns = [8], flat = true, tile = 8, lanes = 8>} {
    %0 = stablehlo.negate %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @workspace_for_nothing(%a: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @+1 {{has a workspace of 128 bytes, expected 0 for kernel @negate}}
    %0, %scratch = zero.dispatch @negate(%a) tied [-1] : (tensor<8xf32>) -> tensor<8xf32> workspace tensor<128xi8>
    return %0 : tensor<8xf32>
  }
}

// -----

// What lies in memory of the host is brought back first.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @offload
  zero.space device @device
  zero.space host @host
  func.func @read_there(%x: tensor<4xf32>) -> tensor<4xf32> {
    // expected-note @+1 {{copied there here}}
    %0 = zero.copy %x on @offload {space = @host} : tensor<4xf32>
    // expected-error @+1 {{uses a value in @host, memory of the host, where only copies reach; expected a zero.copy that brings it back}}
    return %0 : tensor<4xf32>
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  zero.space host @host
  func.func @from_host_to_host(%x: tensor<4xf32>) {
    %0 = zero.copy %x {space = @host} : tensor<4xf32>
    // expected-error @+1 {{goes from memory of the host to memory of the host, expected the device's on one side}}
    %1 = zero.copy %0 {space = @host} : tensor<4xf32>
    return
  }
}

// -----

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  zero.space device @device
  func.func @to_device(%x: tensor<4xf32>) {
    // expected-error @+1 {{goes to space @device, expected a zero.space of the module in memory of the host; a copy on the device names none}}
    %0 = zero.copy %x {space = @device} : tensor<4xf32>
    return
  }
}

// -----

// Three values wait for their copies: with the third, more than twice what one op makes.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @offload
  zero.space device @device
  zero.space host @host
  func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @three_wait(%x: tensor<4xf32>) {
    %0 = zero.dispatch @k(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %1 = zero.dispatch @k(%0) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %2 = zero.dispatch @k(%1) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %3 = zero.copy %0 on @offload {space = @host} : tensor<4xf32>
    %4 = zero.copy %1 on @offload {space = @host} : tensor<4xf32>
    // expected-error @+1 {{is of 48 bytes of which each waits for its copy to the host, expected at most 32: twice what one op makes of them}}
    %5 = zero.copy %2 on @offload {space = @host} : tensor<4xf32>
    return
  }
}

// -----

// The same on the way back.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.stream @compute
  zero.stream @offload
  zero.stream @fetch
  zero.space device @device
  zero.space host @host
  func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @three_are_back(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = zero.copy %x on @offload {space = @host} : tensor<4xf32>
    %1 = zero.copy %0 on @fetch : tensor<4xf32>
    %2 = zero.copy %0 on @fetch : tensor<4xf32>
    // expected-error @+1 {{is of 48 bytes of which each is back before it is read, expected at most 32: twice what one op is the first to read of them}}
    %3 = zero.copy %0 on @fetch : tensor<4xf32>
    %4 = zero.dispatch @k(%1) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %5 = zero.dispatch @k(%2) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %6 = zero.dispatch @k(%3) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    return %4, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// A rank's parts of a value are gathered once for all that reads it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1, "tp" = 2] batch ["dp"]
  zero.communicator @tp_gathers over @mesh["tp"] for gathers
  zero.stream @compute
  zero.stream @comm
  func.func private @part(%a: tensor<4xf32>) -> tensor<2xf32> attributes {zero.kernel} {
    %0 = zero.rank_offset 2 over @mesh["tp"] : tensor<i64>
    %1 = stablehlo.dynamic_slice %a, %0, sizes = [2] : (tensor<4xf32>, tensor<i64>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func @twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = zero.dispatch @part(%x) tied [-1] : (tensor<4xf32>) -> tensor<2xf32>
    %1 = zero.collective_start all_gather %0 on @comm over @tp_gathers : (tensor<2xf32>) -> !zero.future<tensor<4xf32>>
    %2 = zero.await %1 on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    // expected-error @+1 {{gathers parts that have been gathered before, expected one gather for all that reads the value}}
    %3 = zero.collective_start all_gather %0 on @comm over @tp_gathers : (tensor<2xf32>) -> !zero.future<tensor<4xf32>>
    %4 = zero.await %3 on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    return %2, %4 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// Two gathered values wait for their readers: with the second, more than what one op reads first.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1, "tp" = 2] batch ["dp"]
  zero.communicator @tp_gathers over @mesh["tp"] for gathers
  zero.stream @compute
  zero.stream @comm
  func.func private @part(%a: tensor<4xf32>) -> tensor<2xf32> attributes {zero.kernel} {
    %0 = zero.rank_offset 2 over @mesh["tp"] : tensor<i64>
    %1 = stablehlo.dynamic_slice %a, %0, sizes = [2] : (tensor<4xf32>, tensor<i64>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @two_are_gathered(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %p = zero.dispatch @part(%x) tied [-1] : (tensor<4xf32>) -> tensor<2xf32>
    %q = zero.dispatch @part(%y) tied [-1] : (tensor<4xf32>) -> tensor<2xf32>
    %r = zero.dispatch @part(%z) tied [-1] : (tensor<4xf32>) -> tensor<2xf32>
    %0 = zero.collective_start all_gather %p on @comm over @tp_gathers : (tensor<2xf32>) -> !zero.future<tensor<4xf32>>
    // expected-error @+1 {{is of 32 bytes of which each is gathered before it is read, expected at most 16: what one op is the first to read of them}}
    %1 = zero.collective_start all_gather %q on @comm over @tp_gathers : (tensor<2xf32>) -> !zero.future<tensor<4xf32>>
    %2 = zero.collective_start all_gather %r on @comm over @tp_gathers : (tensor<2xf32>) -> !zero.future<tensor<4xf32>>
    %3 = zero.await %0 on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %4 = zero.dispatch @k(%3) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %5 = zero.await %1 on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %6 = zero.dispatch @k(%5) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %7 = zero.await %2 on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %8 = zero.dispatch @k(%7) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    return %4, %6, %8 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// Whichever block ends last stores what all have summed, while others of the item may still load: an element is read at its own
// index, but not by who stores there.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda"}} {
  zero.stream @compute
  func.func private @k_parts(%x: tensor<640x64xf32>, %m: tensor<64xf32>) -> tensor<64xf32>
      attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 6, columns = [64], flat = true, tile = 32, lanes = 4, workspace = 3072, parameters = {parts = 3, row_groups = 4, steps = 8, threads = 32}>} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.add %0, %m : tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func @in_parts(%x: tensor<640x64xf32>, %y: tensor<640x64xf32>, %m: tensor<64xf32>) -> tensor<64xf32> {
    %a, %w = zero.dispatch @k_parts(%x, %m) tied [-1] : (tensor<640x64xf32>, tensor<64xf32>) -> tensor<64xf32> workspace tensor<3072xi8>
    // expected-error @+1 {{writes result 0 over operand 1, which the kernel reads at other indices}}
    %b, %v = zero.dispatch @k_parts(%y, %a) tied [1] : (tensor<640x64xf32>, tensor<64xf32>) -> tensor<64xf32> workspace tensor<3072xi8>
    return %b : tensor<64xf32>
  }
}

// -----

// Of one block for each item there is no such thing.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {target = "cuda"}} {
  zero.stream @compute
  func.func private @k_whole(%x: tensor<640x64xf32>, %m: tensor<64xf32>) -> tensor<64xf32>
      attributes {zero.kernel, kernel.schedule = #kernel.schedule<columns, items = 2, columns = [64], flat = true, tile = 32, lanes = 4, parameters = {row_groups = 8, steps = 8, threads = 64}>} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<640x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.add %0, %m : tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func @whole(%x: tensor<640x64xf32>, %y: tensor<640x64xf32>, %m: tensor<64xf32>) -> tensor<64xf32> {
    %a = zero.dispatch @k_whole(%x, %m) tied [-1] : (tensor<640x64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %b = zero.dispatch @k_whole(%y, %a) tied [1] : (tensor<640x64xf32>, tensor<64xf32>) -> tensor<64xf32>
    return %b : tensor<64xf32>
  }
}
