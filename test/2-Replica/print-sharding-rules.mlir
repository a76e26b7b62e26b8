// The sharding rule of each op that has one of its own, and of ops by their class.
// RUN: zero-opt %s --zero-print-sharding-rules | FileCheck %s

// Elementwise: all alike but for the operands in which they are linear.
func.func @elementwise(%a: tensor<8x6xf32>, %b: tensor<8x6xf32>, %p: tensor<i1>, %m: tensor<8x6xi1>, %n: tensor<8x6xi32>, %s: tensor<f32>) {
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %exponential = stablehlo.exponential %a : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 + 1 by add"
  %add = stablehlo.add %a, %b : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 + 1 by add"
  %subtract = stablehlo.subtract %a, %b : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 by add, linear in 1 by add"
  %multiply = stablehlo.multiply %a, %b : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %multiply_i1 = stablehlo.multiply %m, %m : tensor<8x6xi1>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 by add"
  %divide = stablehlo.divide %a, %b : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %divide_i32 = stablehlo.divide %n, %n : tensor<8x6xi32>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 by add"
  %negate = stablehlo.negate %a : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 + 1 by max beside anything"
  %maximum = stablehlo.maximum %a, %b : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 + 1 by min beside anything"
  %minimum = stablehlo.minimum %a, %b : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 + 1 by and beside anything"
  %and = stablehlo.and %m, %m : tensor<8x6xi1>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 + 1 by or beside anything"
  %or = stablehlo.or %m, %m : tensor<8x6xi1>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 by add, mul, max, min, and, or"
  %widen = stablehlo.convert %a : (tensor<8x6xf32>) -> tensor<8x6xf64>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %narrow = stablehlo.convert %a : (tensor<8x6xf32>) -> tensor<8x6xbf16>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 0 by max, min"
  %widen_i32 = stablehlo.convert %n : (tensor<8x6xi32>) -> tensor<8x6xi64>
  // CHECK: zero.sharding_rule = "([], [i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, linear in 1 + 2 by add"
  %select = stablehlo.select %p, %a, %b : tensor<i1>, tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([], [i, j], []) -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %clamp = stablehlo.clamp %s, %a, %s : (tensor<f32>, tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %complex = stablehlo.complex %a, %b : tensor<8x6xcomplex<f32>>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %bitcast = stablehlo.bitcast_convert %a : (tensor<8x6xf32>) -> tensor<8x6xi32>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([k, l, m]), i = 8 whole, j = 6 whole, k = 8 whole, l = 6 whole, m = 2 whole"
  %bitcast_narrow = stablehlo.bitcast_convert %a : (tensor<8x6xf32>) -> tensor<8x6x2xi16>
  // CHECK: zero.sharding_rule = "([i, j], []) -> ([i, j], []), i = 8 parallel, j = 6 parallel, linear in 0 by any, linear in 1 by any, paired"
  %barrier:2 = stablehlo.optimization_barrier %a, %s : tensor<8x6xf32>, tensor<f32>
  return
}

func.func @constants() {
  // CHECK: zero.sharding_rule = "() -> ([i, j]), i = 8 parallel, j = 6 parallel"
  %splat = stablehlo.constant dense<1.0> : tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "() -> ([i]), i = 2 whole"
  %numbers = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK: zero.sharding_rule = "() -> ([i, j]), i = 8 parallel, j = 6 counted"
  %iota = stablehlo.iota dim = 1 : tensor<8x6xi32>
  return
}

func.func @moved(%a: tensor<8x6xf32>, %s: tensor<f32>, %one: tensor<1x6xf32>, %long: tensor<24x6xf32>, %short: tensor<16x6xf32>) {
  // CHECK: zero.sharding_rule = "([1:j, k]) -> ([i, j, k]), i = 4 parallel, j = 8 parallel, k = 6 parallel, linear in 0 by any"
  %broadcast = stablehlo.broadcast_in_dim %one, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<4x8x6xf32>
  // CHECK: zero.sharding_rule = "([kj, i]) -> ([k, ji]), i = 6 parallel, j = 4 parallel, k = 2 parallel, linear in 0 by any"
  %reshape = stablehlo.reshape %a : (tensor<8x6xf32>) -> tensor<2x24xf32>
  // No factor of 3 in 8: groups of two rows only.
  // CHECK: zero.sharding_rule = "([jk, li]) -> ([jm, ni]), i = 2 parallel, j = 2 parallel, k = 4 whole, l = 3 whole, m = 3 whole, n = 4 whole, linear in 0 by any"
  %uneven = stablehlo.reshape %a : (tensor<8x6xf32>) -> tensor<6x8xf32>
  // CHECK: zero.sharding_rule = "([j, i]) -> ([i, j]), i = 6 parallel, j = 8 parallel, linear in 0 by any"
  %transpose = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 permuted, linear in 0 by any"
  %reverse = stablehlo.reverse %a, dims = [1] : tensor<8x6xf32>
  // Two of three groups of eight.
  // CHECK: zero.sharding_rule = "([ik, l]) -> ([jk, l]), i = 3 permuted, j = 2 permuted, k = 8 parallel, l = 6 parallel, linear in 0 by any"
  %slice = stablehlo.slice %long [8:24, 0:6] : (tensor<24x6xf32>) -> tensor<16x6xf32>
  // CHECK: zero.sharding_rule = "([l, ik]) -> ([m, jk]), i = 6 permuted, j = 5 permuted, k = 1 parallel, l = 24 permuted, m = 12 permuted, linear in 0 by any"
  %strided = stablehlo.slice %long [0:24:2, 1:6] : (tensor<24x6xf32>) -> tensor<12x5xf32>
  // CHECK: zero.sharding_rule = "([i, jl], []) -> ([i, kl]), i = 8 parallel, j = 6 permuted, k = 7 permuted, l = 1 parallel, linear in 0 + 1 by add"
  %pad = stablehlo.pad %a, %s, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x7xf32>
  // A group of eight before sixteen rows, two behind.
  // CHECK: zero.sharding_rule = "([ik, l], []) -> ([jk, l]), i = 2 permuted, j = 5 permuted, k = 8 parallel, l = 6 parallel, linear in 0 + 1 by add"
  %groups = stablehlo.pad %short, %s, low = [8, 0], high = [16, 0], interior = [0, 0] : (tensor<16x6xf32>, tensor<f32>) -> tensor<40x6xf32>
  // CHECK: zero.sharding_rule = "([j, i], []) -> ([k, i]), i = 6 parallel, j = 8 whole, k = 15 whole, linear in 0 + 1 by add"
  %between = stablehlo.pad %a, %s, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<15x6xf32>
  // CHECK: zero.sharding_rule = "([i, l], [ji, l]) -> ([ki, l]), i = 8 stacked, j = 2 permuted, k = 3 permuted, l = 6 parallel, linear in 0 + 1 by any"
  %concatenate = stablehlo.concatenate %a, %short, dim = 0 : (tensor<8x6xf32>, tensor<16x6xf32>) -> tensor<24x6xf32>
  return
}

func.func @products(%a: tensor<2x8x4xf32>, %b: tensor<2x4x6xf32>, %image: tensor<8x9x9x3xf32>, %filter: tensor<3x3x3x5xf32>) {
  // CHECK: zero.sharding_rule = "([i, j, l], [i, l, k]) -> ([i, j, k]), i = 2 parallel, j = 8 parallel, k = 6 parallel, l = 4 contracted add, linear in 0 by add, linear in 1 by add"
  %dot = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x4xf32>, tensor<2x4x6xf32>) -> tensor<2x8x6xf32>
  // CHECK: zero.sharding_rule = "([i, k, l, j], [m, n, j, o]) -> ([i, p, q, r]), i = 8 parallel, j = 3 contracted add, k = 9 windowed, l = 9 windowed, m = 3 whole, n = 3 whole, o = 5 whole, p = 7 whole, q = 7 whole, r = 5 whole"
  %convolution = stablehlo.convolution(%image, %filter) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x9x9x3xf32>, tensor<3x3x3x5xf32>) -> tensor<8x7x7x5xf32>
  return
}

func.func @reductions(%a: tensor<8x6xf32>, %one: tensor<f32>) {
  // CHECK: zero.sharding_rule = "() -> ([])"
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // CHECK: zero.sharding_rule = "([i, j], []) -> ([j]), i = 8 contracted add, j = 6 parallel, linear in 0 by add"
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
  // Every shard would count what it starts from.
  // CHECK: zero.sharding_rule = "([i, j], []) -> ([j]), i = 8 whole, j = 6 parallel"
  %counted = stablehlo.reduce(%a init: %one) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
  // CHECK: zero.sharding_rule = "([i, j], []) -> ([i]), i = 8 parallel, j = 6 contracted max, linear in 0 by max"
  %largest = stablehlo.reduce(%a init: %one) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK: zero.sharding_rule = "([i, j], []) -> ([j]), i = 8 whole, j = 6 parallel"
  %product = stablehlo.reduce(%a init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
  // CHECK: zero.sharding_rule = "([i, j], []) -> ([i, k]), i = 8 parallel, j = 6 windowed, k = 3 windowed"
  %windows = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x3xf32>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, k]), i = 8 parallel, j = 6 permuted, k = 6 permuted"
  %sort = "stablehlo.sort"(%a) <{dimension = -1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %less = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// Reducers of predicates: a sum and a maximum are `or`, a product and a minimum are `and`.
func.func @predicates(%a: tensor<8xi1>) {
  // CHECK: zero.sharding_rule = "() -> ([])"
  %no = stablehlo.constant dense<false> : tensor<i1>
  // CHECK: zero.sharding_rule = "() -> ([])"
  %yes = stablehlo.constant dense<true> : tensor<i1>
  // CHECK: zero.sharding_rule = "([i], []) -> ([]), i = 8 contracted or, linear in 0 by or"
  %sum = stablehlo.reduce(%a init: %no) applies stablehlo.add across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
  // CHECK: zero.sharding_rule = "([i], []) -> ([]), i = 8 contracted or, linear in 0 by or"
  %largest = stablehlo.reduce(%a init: %no) applies stablehlo.maximum across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
  // CHECK: zero.sharding_rule = "([i], []) -> ([]), i = 8 contracted or, linear in 0 by or"
  %any = stablehlo.reduce(%a init: %no) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
  // CHECK: zero.sharding_rule = "([i], []) -> ([]), i = 8 contracted and, linear in 0 by and"
  %product = stablehlo.reduce(%a init: %yes) applies stablehlo.multiply across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
  // CHECK: zero.sharding_rule = "([i], []) -> ([]), i = 8 contracted and, linear in 0 by and"
  %smallest = stablehlo.reduce(%a init: %yes) applies stablehlo.minimum across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
  // CHECK: zero.sharding_rule = "([i], []) -> ([]), i = 8 contracted and, linear in 0 by and"
  %all = stablehlo.reduce(%a init: %yes) applies stablehlo.and across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
  return
}

func.func @indexing(%table: tensor<16x6xf32>, %rows: tensor<8x1xi32>, %a: tensor<8x6xf32>, %labels: tensor<8x1xi32>, %i: tensor<i32>, %updates: tensor<8xf32>) {
  // CHECK: zero.sharding_rule = ["([k, j], [i, l]) -> ([i, j]), i = 8 parallel, j = 6 parallel, k = 16 permuted, l = 1 permuted, linear in 0 by any", "([i, j], [k, l]) -> ([m, n]), i = 16 contracted add, j = 6 whole, k = 8 whole, l = 1 whole, m = 8 whole, n = 6 whole, column 0 of operand 1 addresses i"]
  %lookup = "stablehlo.gather"(%table, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<16x6xf32>, tensor<8x1xi32>) -> tensor<8x6xf32>
  // Row i reads row i: where the operand is sharded, each shard reads its own.
  // CHECK: zero.sharding_rule = "() -> ([i, j]), i = 8 counted, j = 1 parallel"
  %count = stablehlo.iota dim = 0 : tensor<8x1xi32>
  // CHECK: zero.sharding_rule = "([i, j], [i, j]) -> ([i, kj]), i = 8 parallel, j = 1 stacked, k = 2 permuted, linear in 0 + 1 by any"
  %index = stablehlo.concatenate %count, %labels, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  // CHECK: zero.sharding_rule = ["([j, k], [i, l]) -> ([i]), i = 8 parallel, j = 8 permuted, k = 6 permuted, l = 2 permuted, linear in 0 by any", "([i, j], [i, k]) -> ([i]), i = 8 counted, j = 6 permuted, k = 2 permuted, linear in 0 by any, column 0 of operand 1 counts along i", "([i, j], [k, l]) -> ([m]), i = 8 contracted add, j = 6 whole, k = 8 whole, l = 2 whole, m = 8 whole, column 0 of operand 1 addresses i", "([j, i], [k, l]) -> ([m]), i = 6 contracted add, j = 8 whole, k = 8 whole, l = 2 whole, m = 8 whole, column 1 of operand 1 addresses i"]
  %own = "stablehlo.gather"(%a, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  // No count: one row number for all rows, and numbers that the type has no room for.
  %one = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %same = stablehlo.broadcast_in_dim %one, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8x1xi32>
  %same_index = stablehlo.concatenate %same, %labels, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  // CHECK: "stablehlo.gather"{{.*}}zero.sharding_rule = ["([j, k], [i, l]) -> ([i]), i = 8 parallel, j = 8 permuted, k = 6 permuted, l = 2 permuted, linear in 0 by any", "([i, j], [k, l]) -> ([m]), i = 8 contracted add, j = 6 whole, k = 8 whole, l = 2 whole, m = 8 whole, column 0 of operand 1 addresses i", "([j, i], [k, l]) -> ([m]), i = 6 contracted add, j = 8 whole, k = 8 whole, l = 2 whole, m = 8 whole, column 1 of operand 1 addresses i"]
  %of_one = "stablehlo.gather"(%a, %same_index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %narrow = stablehlo.convert %count : (tensor<8x1xi32>) -> tensor<8x1xi2>
  %wrapped = stablehlo.convert %narrow : (tensor<8x1xi2>) -> tensor<8x1xi32>
  %wrapped_index = stablehlo.concatenate %wrapped, %labels, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  // CHECK: "stablehlo.gather"{{.*}}zero.sharding_rule = ["([j, k], [i, l]) -> ([i]), i = 8 parallel, j = 8 permuted, k = 6 permuted, l = 2 permuted, linear in 0 by any", "([i, j], [k, l]) -> ([m]), i = 8 contracted add, j = 6 whole, k = 8 whole, l = 2 whole, m = 8 whole, column 0 of operand 1 addresses i", "([j, i], [k, l]) -> ([m]), i = 6 contracted add, j = 8 whole, k = 8 whole, l = 2 whole, m = 8 whole, column 1 of operand 1 addresses i"]
  %of_wrapped = "stablehlo.gather"(%a, %wrapped_index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  // CHECK: zero.sharding_rule = "() -> ([])"
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // CHECK: zero.sharding_rule = "([]) -> ([i, j]), i = 16 parallel, j = 6 parallel, linear in 0 by any"
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
  // CHECK: zero.sharding_rule = ["([k, j], [i, l], [i, j]) -> ([m, j]), i = 8 contracted add, j = 6 parallel, k = 16 whole, l = 1 whole, m = 16 whole, linear in 0 + 2 by add", "([i, j], [k, l], [m, n]) -> ([i, o]), i = 16 parallel, j = 6 whole, k = 8 whole, l = 1 whole, m = 8 whole, n = 6 whole, o = 6 whole, column 0 of operand 1 addresses i"]
  %gradient = "stablehlo.scatter"(%zeros, %rows, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16x6xf32>, tensor<8x1xi32>, tensor<8x6xf32>) -> tensor<16x6xf32>
  // CHECK: zero.sharding_rule = ["([i, j], [i, k], [i]) -> ([i, l]), i = 8 counted, j = 6 whole, k = 2 whole, l = 6 whole, column 0 of operand 1 counts along i", "([j, k], [i, l], [i]) -> ([m, n]), i = 8 whole, j = 8 whole, k = 6 whole, l = 2 whole, m = 8 whole, n = 6 whole", "([i, j], [k, l], [m]) -> ([i, n]), i = 8 parallel, j = 6 whole, k = 8 whole, l = 2 whole, m = 8 whole, n = 6 whole, column 0 of operand 1 addresses i", "([j, i], [k, l], [m]) -> ([n, i]), i = 6 parallel, j = 8 whole, k = 8 whole, l = 2 whole, m = 8 whole, n = 8 whole, column 1 of operand 1 addresses i"]
  %written = "stablehlo.scatter"(%a, %index, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<8x6xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x6xf32>
  // CHECK: zero.sharding_rule = "([i, j], [], []) -> ([i, k]), i = 8 parallel, j = 6 permuted, k = 2 permuted, linear in 0 by any"
  %dynamic_slice = stablehlo.dynamic_slice %a, %i, %i, sizes = [8, 2] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  // CHECK: zero.sharding_rule = "([i, j], [i, k], [], []) -> ([i, l]), i = 8 parallel, j = 6 permuted, k = 2 permuted, l = 6 permuted, linear in 0 + 1 by add"
  %dynamic_update_slice = stablehlo.dynamic_update_slice %a, %dynamic_slice, %i, %i : (tensor<8x6xf32>, tensor<8x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
  return
}

// Matrices of a batch are factorised and solved one by one, each as a whole, and so are right-hand sides.
func.func @factorizations(%a: tensor<4x3x3xf32>, %b: tensor<4x3x2xf32>) {
  // CHECK: zero.sharding_rule = "([i, j, k]) -> ([i, l, m]), i = 4 parallel, j = 3 whole, k = 3 whole, l = 3 whole, m = 3 whole"
  %cholesky = stablehlo.cholesky %a, lower = true : tensor<4x3x3xf32>
  // CHECK: zero.sharding_rule = "([i, k, l], [i, m, j]) -> ([i, n, j]), i = 4 parallel, j = 2 parallel, k = 3 whole, l = 3 whole, m = 3 whole, n = 3 whole"
  %solve = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x3x3xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  // CHECK: zero.sharding_rule = "([i, j, k]) -> ([i, l, m], [i, n], [i]), i = 4 parallel, j = 3 whole, k = 3 whole, l = 3 whole, m = 3 whole, n = 3 whole"
  %lu:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3x3xf32>) -> (tensor<4x3x3xf32>, tensor<4x3xi32>, tensor<4xi32>)
  return
}

// Nothing is known: everything is needed.
func.func @others(%a: tensor<4x3x3xf32>) {
  // CHECK: zero.sharding_rule = "([i, j, k]) -> ([l, m, n]), i = 4 whole, j = 3 whole, k = 3 whole, l = 4 whole, m = 3 whole, n = 2 whole"
  %fft = stablehlo.fft %a, type = RFFT, length = [3] : (tensor<4x3x3xf32>) -> tensor<4x3x2xcomplex<f32>>
  return
}

// Devices of the user's own mesh exchange a dimension, and leave the others alone.
func.func @collectives(%a: tensor<8x6xf32>) {
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, k]), i = 8 parallel, j = 6 whole, k = 12 whole, paired"
  %gathered = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<8x6xf32>) -> tensor<8x12xf32>
  // CHECK: zero.sharding_rule = "([i, j]) -> ([i, j]), i = 8 parallel, j = 6 parallel, paired"
  %permuted = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}
