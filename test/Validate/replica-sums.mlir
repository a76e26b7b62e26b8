// Sums over the batch: partial on a rank until they are reduced, each once, by its own reduction.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// Another kind of reduction.
// RUN: sed 's/all_reduce max/all_reduce add/' %t.mlir | %{refused} | FileCheck %s --check-prefix=KIND
// KIND: [[#]]:{{.*}} error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial maximum (the operand is expected to be a partial sum)

// A use of a reduced value that takes the unreduced one.
// RUN: sed 's/multiply %14, %14/multiply %14, %13/' %t.mlir | %{refused} | FileCheck %s --check-prefix=UNREDUCED
// UNREDUCED: error: 'stablehlo.add' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; a partial sum (operand 0 is expected to be a partial sum)
// RUN: sed 's/divide %14, %16/divide %13, %16/; s/multiply %17, %0/multiply %0, %17/' %t.mlir | %{refused} | FileCheck %s --check-prefix=STATE
// STATE: error: 'stablehlo.subtract' op cannot be proved
// RUN: sed 's/return %19, %16, %9, %11/return %19, %16, %9, %10/' %t.mlir | %{refused} | FileCheck %s --check-prefix=RESULT
// RESULT: error: 'func.return' op gives result 3 (largest) that cannot be proved equal to the import program's: it is a partial maximum, expected the same on all ranks

// A value that is reduced twice.
// RUN: sed 's/^\( *\)%14 = zero.all_reduce add %13 \(.*\)/&\n\1%double = zero.all_reduce add %14 \2/; s/multiply %14, %14/multiply %double, %double/' %t.mlir | %{refused} | FileCheck %s --check-prefix=TWICE
// TWICE: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks (every rank's copy would be counted)

// A start that every rank would count.
// RUN: sed 's/reduce(%6 init: %cst)/reduce(%6 init: %cst_1)/' %t.mlir | %{refused} | FileCheck %s --check-prefix=START
// START: error: 'stablehlo.reduce' op cannot be proved {{.*}} (the initial value would be counted once per rank)

// The reduction of something else, another matmul, other operands.
// RUN: sed 's/reduce(%6 init: %cst)/reduce(%4 init: %cst)/' %t.mlir | %{refused} | FileCheck %s --check-prefix=OPERAND
// OPERAND: error: 'func.return' op gives result 2 (loss) that cannot be proved equal to the import program's: expected multiply(subtract({{.*}} : tensor<8x3xf32>, found select({{.*}} : tensor<8x3xf32>
// OPERAND: note: found here
// OPERAND: note: expected here
// RUN: sed 's/dot_general %arg2, %12/dot_general %arg2, %5/' %t.mlir | %{refused} | FileCheck %s --check-prefix=FACTOR
// FACTOR: error: 'func.return' op gives result 0 (w) that cannot be proved equal
// RUN: sed 's/subtract %4, %arg3/subtract %arg3, %4/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected subtract(select({{.*}}), argument 3) : tensor<8x3xf32>, found subtract(argument 3, select(

// Constants, directions of comparisons, and where the maximum starts.
// RUN: sed 's/dense<1.250000e-01>/dense<2.500000e-01>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=CONSTANT
// CONSTANT: error: 'func.return' op gives result 0 (w) {{.*}}: expected constant {value = dense<1.250000e-01> : tensor<f32>} : tensor<f32>, found constant {value = dense<2.500000e-01> : tensor<f32>} : tensor<f32>
// RUN: sed 's/compare GT/compare GE/' %t.mlir | %{refused} | FileCheck %s --check-prefix=DIRECTION
// DIRECTION: error: 'func.return' op gives result 0 (w) {{.*}}: expected compare({{.*}} with {{.*}}comparison_direction GT{{.*}}, found compare({{.*}} with {{.*}}comparison_direction GE
// RUN: sed 's/dense<0xFF800000>/dense<1.0>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=LOWEST
// LOWEST: error: 'func.return' op gives result 3 (largest) {{.*}}: expected constant

// A new state that is a constant, another state, an old one.
// RUN: sed 's/return %19, %16/return %0, %16/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NEW
// RUN: sed 's/return %19, %16/return %16, %19/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NEW
// RUN: sed 's/return %19, %16/return %arg0, %16/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NEW
// NEW: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected subtract(

func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %m: tensor<4x3xf32> {zero.role = #zero.role<opt_state "m" next = 1 of = "w">}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %y: tensor<8x3xf32> {zero.role = #zero.role<batch "y" dim = 0>})
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<f32> {zero.role = #zero.role<metric "largest">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %count = stablehlo.constant dense<24.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.125> : tensor<4x3xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %p = stablehlo.compare GT, %h, %zeros : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xi1>
  %r = stablehlo.select %p, %h, %zeros : tensor<8x3xi1>, tensor<8x3xf32>
  %e = stablehlo.subtract %r, %y : tensor<8x3xf32>
  %q = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %s = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.divide %s, %count : tensor<f32>
  %largest = stablehlo.reduce(%q init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %f = stablehlo.select %p, %e, %zeros : tensor<8x3xi1>, tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %f, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gg = stablehlo.multiply %g, %g : tensor<4x3xf32>
  %m1 = stablehlo.add %m, %gg : tensor<4x3xf32>
  %d = stablehlo.divide %g, %m1 : tensor<4x3xf32>
  %u = stablehlo.multiply %d, %rate : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4x3xf32>
  return %w1, %m1, %loss, %largest : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<f32>
}
