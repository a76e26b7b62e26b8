// One rank's programs that are wrong, each beside the step that it was to be made from: what differs between ranks is
// returned, reduced as what it is not, or counted once per rank.
// RUN: split-file %s %t

// A missing reduction of a gradient.
// RUN: not zero-opt %t/gradient.mlir --zero-validate=origin=%t/gradient.import.mlir 2>&1 | FileCheck %s --check-prefix=GRADIENT
// GRADIENT: error: 'stablehlo.subtract' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; a partial sum

// A metric of the rank's rows only.
// RUN: not zero-opt %t/metric.mlir --zero-validate=origin=%t/metric.import.mlir 2>&1 | FileCheck %s --check-prefix=METRIC
// METRIC: error: 'func.return' op gives result 0 (loss) that cannot be proved equal to the import program's: it is a partial sum, expected the same on all ranks

// The same number reduced twice counts four times.
// RUN: not zero-opt %t/twice.mlir --zero-validate=origin=%t/twice.import.mlir 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks (every rank's copy would be counted)

// The rank's number in a state.
// RUN: not zero-opt %t/rank.mlir --zero-validate=origin=%t/rank.import.mlir 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: error: 'stablehlo.add' op cannot be proved to be a part of what the import program computes: no rule for operands that are 

// Ranks that leave a loop at different times would wait for each other for ever.
// RUN: not zero-opt %t/loop.mlir --zero-validate=origin=%t/loop.import.mlir 2>&1 | FileCheck %s --check-prefix=LOOP
// LOOP: error: 'stablehlo.reshape' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0

// Activations of different rows are no terms of one sum.
// RUN: not zero-opt %t/activations.mlir --zero-validate=origin=%t/activations.import.mlir 2>&1 | FileCheck %s --check-prefix=ACTIVATIONS
// ACTIVATIONS: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0

// Rows that a rank slices out of a replicated value, and what lookups make of them.
// RUN: not zero-opt %t/lookup.mlir --zero-validate=origin=%t/lookup.import.mlir 2>&1 | FileCheck %s --check-prefix=LOOKUP
// LOOKUP: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0

// A reduction that comes too late: the square of a sum is no sum of squares.
// RUN: not zero-opt %t/late.mlir --zero-validate=origin=%t/late.import.mlir 2>&1 | FileCheck %s --check-prefix=LATE
// LATE: error: 'stablehlo.multiply' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial sum; a partial sum

// Nor is there an exponential of a partial sum.
// RUN: not zero-opt %t/exponential.mlir --zero-validate=origin=%t/exponential.import.mlir 2>&1 | FileCheck %s --check-prefix=EXPONENTIAL
// EXPONENTIAL: error: 'stablehlo.exponential' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial sum

// Weight decay inside the loss, added by every rank.
// RUN: not zero-opt %t/decay.mlir --zero-validate=origin=%t/decay.import.mlir 2>&1 | FileCheck %s --check-prefix=DECAY
// DECAY: error: 'stablehlo.add' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial sum; the same on all ranks

// A maximum of ranks is no sum of them.
// RUN: not zero-opt %t/kind.mlir --zero-validate=origin=%t/kind.import.mlir 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial maximum

// Partial sums side by side are no rows.
// RUN: not zero-opt %t/gather-sum.mlir --zero-validate=origin=%t/gather-sum.import.mlir 2>&1 | FileCheck %s --check-prefix=GATHER-SUM
// GATHER-SUM: error: 'zero.batch_gather' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial sum

// An output sharded along another dimension than its role says.
// RUN: not zero-opt %t/output.mlir --zero-validate=origin=%t/output.import.mlir 2>&1 | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: error: result 0 of 'main' is of type 'tensor<4x2xf32>', expected rows of dimension 0 of 'tensor<4x8xf32>' on 4 ranks

// Rows put together along another dimension.
// RUN: not zero-opt %t/gather-dim.mlir --zero-validate=origin=%t/gather-dim.import.mlir 2>&1 | FileCheck %s --check-prefix=GATHER-DIM
// GATHER-DIM: error: 'zero.batch_gather' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0

// Ranks that follow one another are no micro-batches that do.
// RUN: not zero-opt %t/gather-groups.mlir --zero-validate=origin=%t/gather-groups.import.mlir 2>&1 | FileCheck %s --check-prefix=GATHER-GROUPS
// GATHER-GROUPS: error: 'zero.batch_gather' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0 in 3 groups

// An output that holds the rank's rows of each of several micro-batches.
// RUN: not zero-opt %t/output-groups.mlir --zero-validate=origin=%t/output-groups.import.mlir 2>&1 | FileCheck %s --check-prefix=OUTPUT-GROUPS
// OUTPUT-GROUPS: error: 'func.return' op gives result 0 (y) that cannot be proved equal to the import program's

//--- gradient.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> (tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.subtract %w, %g : tensor<4xf32>
  return %n : tensor<4xf32>
}
}

//--- gradient.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> (tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.subtract %w, %g : tensor<4xf32>
  return %n : tensor<4xf32>
}
}

//--- metric.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}
}

//--- metric.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}
}

//--- twice.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<f32> {zero.role = #zero.role<scalar "x">}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  return %x : tensor<f32>
}
}

//--- twice.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<f32> {zero.role = #zero.role<scalar "x">}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %l = zero.all_reduce add %x over @mesh["dp"] : tensor<f32>
  return %l : tensor<f32>
}
}

//--- rank.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%n: tensor<i32> {zero.role = #zero.role<step "n" next = 0>}) -> (tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %m = stablehlo.add %n, %one : tensor<i32>
  return %m : tensor<i32>
}
}

//--- rank.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%n: tensor<i32> {zero.role = #zero.role<step "n" next = 0>}) -> (tensor<i32>) {
  %r = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
  %m = stablehlo.add %n, %r : tensor<i32>
  return %m : tensor<i32>
}
}

//--- loop.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.while(%y = %x) : tensor<4xf32>
  cond {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %first = stablehlo.slice %y [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %number = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
    %p = stablehlo.compare LT, %number, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %z = stablehlo.add %y, %y : tensor<4xf32>
    stablehlo.return %z : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
}

//--- loop.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<1xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<1xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.while(%y = %x) : tensor<1xf32>
  cond {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %first = stablehlo.slice %y [0:1] : (tensor<1xf32>) -> tensor<1xf32>
    %number = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
    %p = stablehlo.compare LT, %number, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %z = stablehlo.add %y, %y : tensor<1xf32>
    stablehlo.return %z : tensor<1xf32>
  }
  return %0 : tensor<1xf32>
}
}

//--- activations.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<4x8xf32> {zero.role = #zero.role<param "w">}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %l = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}
}

//--- activations.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<4x8xf32> {zero.role = #zero.role<param "w">}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  %r = zero.all_reduce add %h over @mesh["dp"] : tensor<2x8xf32>
  %l = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}
}

//--- lookup.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%t: tensor<16x4xf32> {zero.role = #zero.role<param "t">}, %i: tensor<8x1xi32> {zero.role = #zero.role<const "i">}) -> (tensor<8x4xf32> {zero.role = #zero.role<metric "rows">}) {
  %g = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<16x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  return %g : tensor<8x4xf32>
}
}

//--- lookup.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%t: tensor<16x4xf32> {zero.role = #zero.role<param "t">}, %i: tensor<8x1xi32> {zero.role = #zero.role<const "i">}) -> (tensor<2x4xf32> {zero.role = #zero.role<metric "rows">}) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %o = zero.rank_offset 2 over @mesh["dp"] : tensor<i32>
  %s = stablehlo.dynamic_slice %i, %o, %c, sizes = [2, 1] : (tensor<8x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
  %g = "stablehlo.gather"(%t, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<16x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  %r = zero.all_reduce add %g over @mesh["dp"] : tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
}

//--- late.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.multiply %l, %l : tensor<f32>
  return %q : tensor<f32>
}
}

//--- late.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.multiply %l, %l : tensor<f32>
  %r = zero.all_reduce add %q over @mesh["dp"] : tensor<f32>
  return %r : tensor<f32>
}
}

//--- exponential.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.exponential %l : tensor<f32>
  return %q : tensor<f32>
}
}

//--- exponential.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.exponential %l : tensor<f32>
  %r = zero.all_reduce add %q over @mesh["dp"] : tensor<f32>
  return %r : tensor<f32>
}
}

//--- decay.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> (tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.add %g, %w : tensor<4xf32>
  return %n : tensor<4xf32>
}
}

//--- decay.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> (tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.add %g, %w : tensor<4xf32>
  %r = zero.all_reduce add %n over @mesh["dp"] : tensor<4xf32>
  return %r : tensor<4xf32>
}
}

//--- kind.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %l = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}
}

//--- kind.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %l = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %r = zero.all_reduce add %l over @mesh["dp"] : tensor<f32>
  return %r : tensor<f32>
}
}

//--- gather-sum.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4xf32> {zero.role = #zero.role<metric "all">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %g : tensor<4xf32>
}
}

//--- gather-sum.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<16xf32> {zero.role = #zero.role<metric "all">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %r = zero.batch_gather %g dim 0 over @mesh["dp"] : tensor<4xf32> -> tensor<16xf32>
  return %r : tensor<16xf32>
}
}

//--- output.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x8xf32> {zero.role = #zero.role<output "y" dim = 1>}) {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  return %t : tensor<4x8xf32>
}
}

//--- output.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %t : tensor<4x2xf32>
}
}

//--- gather-dim.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x4xf32> {zero.role = #zero.role<metric "all">}) {
  return %x : tensor<8x4xf32>
}
}

//--- gather-dim.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x16xf32> {zero.role = #zero.role<metric "all">}) {
  %r = zero.batch_gather %x dim 1 over @mesh["dp"] : tensor<2x4xf32> -> tensor<2x16xf32>
  return %r : tensor<2x16xf32>
}
}

//--- gather-groups.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<24x4xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 3>}) -> (tensor<24x4xf32> {zero.role = #zero.role<metric "all">}) {
  return %x : tensor<24x4xf32>
}
}

//--- gather-groups.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 3>}) -> (tensor<24x4xf32> {zero.role = #zero.role<metric "all">}) {
  %r = zero.batch_gather %x dim 0 over @mesh["dp"] : tensor<6x4xf32> -> tensor<24x4xf32>
  return %r : tensor<24x4xf32>
}
}

//--- output-groups.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<24x4xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 3>}) -> (tensor<24x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  return %x : tensor<24x4xf32>
}
}

//--- output-groups.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 3>}) -> (tensor<6x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  return %x : tensor<6x4xf32>
}
}
