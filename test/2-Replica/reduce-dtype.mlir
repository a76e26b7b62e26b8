// Gradients alone cross ranks in the type of the option; what is wider is rounded once, where it is used.
// RUN: split-file %s %t
// RUN: zero-opt %t/f32.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=2 reduce-dtype=bf16" -o %t/bf16.mlir
// RUN: FileCheck %t/f32.mlir < %t/bf16.mlir
// RUN: zero-run %t/import.mlir --equivalent %t/bf16.mlir --tolerance=2e-2 | FileCheck %t/f32.mlir --check-prefix=MEANING
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 reduce-dtype=bf16" | FileCheck %t/f32.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=2 reduce-dtype=f32" | FileCheck %t/f32.mlir --check-prefix=SAME
// RUN: zero-opt %t/bf16.mlir.in --zero-to-replica="ranks=2 reduce-dtype=f32" | FileCheck %t/bf16.mlir.in
// RUN: zero-opt %t/bf16.mlir.in --zero-to-replica="ranks=2 reduce-dtype=f32 accumulate=2 accumulate-into=shard" | FileCheck %t/bf16.mlir.in --check-prefix=PARTS
// RUN: not zero-opt %t/f32.mlir --zero-to-replica="ranks=2 reduce-dtype=f16" 2>&1 | FileCheck %t/f32.mlir --check-prefix=TYPE
// RUN: not zero-opt %t/bf16.mlir --zero-to-partitioned="reduce-dtype=f32" 2>&1 | FileCheck %t/f32.mlir --check-prefix=OTHER

// Rounded twice, not widened, another value's, and without the option.
// RUN: sed -E 's/convert (%[0-9]+) : \(tensor<4x5xbf16>\) -> tensor<4x5xf32>/convert \1 : (tensor<4x5xbf16>) -> tensor<4x5xf16>/' %t/bf16.mlir | not zero-opt --zero-validate=origin=%t/import.mlir 2>&1 | FileCheck %t/f32.mlir --check-prefix=MALFORMED
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=2" -o %t/graph.mlir
// RUN: sed -E 's/zero.all_reduce add (%[0-9]+) over @mesh\["dp"\] : tensor<4x5xf32>/zero.all_reduce max \1 over @mesh["dp"] : tensor<4x5xf32>/' %t/graph.mlir | not zero-opt --zero-validate=origin=%t/import.mlir 2>&1 | FileCheck %t/f32.mlir --check-prefix=KIND
// RUN: sed 's/, reduce_dtype = "bf16"//' %t/bf16.mlir | not zero-opt --zero-validate=origin=%t/import.mlir 2>&1 | FileCheck %t/f32.mlir --check-prefix=WITHOUT
// Something else than a gradient, rounded: on one rank rows are told from sums over them, too. What is gathered is not rounded.
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 reduce-dtype=bf16" -o %t/one.mlir
// RUN: zero-opt %t/one.mlir --zero-validate=origin=%t/import.mlir -o /dev/null
// RUN: sed -E 's/(%[0-9]+) = (stablehlo.dot_general %arg1, %arg0.*)/%%raw = \2\n%%narrow = stablehlo.convert %%raw : (tensor<8x5xf32>) -> tensor<8x5xbf16>\n%%sum = zero.all_reduce add %%narrow over @mesh["dp"] : tensor<8x5xbf16>\n\1 = stablehlo.convert %%sum : (tensor<8x5xbf16>) -> tensor<8x5xf32>/' %t/one.mlir | not zero-opt --zero-validate=origin=%t/import.mlir 2>&1 | FileCheck %t/f32.mlir --check-prefix=ROWS
// RUN: sed -E 's/%([0-9]+) (over.*tensor<4x5xbf16>)/%\1 \2\n%%whole = zero.batch_gather %%s dim 0 over @mesh["dp"] : tensor<4x5xbf16> -> tensor<4x5xbf16>/; s/(%[0-9]+) = (zero.all_reduce add .*tensor<4x5xbf16>)/%%s = \2/; s/convert %[0-9]+ : \(tensor<4x5xbf16>/convert %%whole : (tensor<4x5xbf16>/' %t/one.mlir | not zero-opt --zero-validate=origin=%t/import.mlir 2>&1 | FileCheck %t/f32.mlir --check-prefix=GATHERED

//--- f32.mlir
// MEANING: equivalent on whole arrays
// CHECK: zero.all_reduce add %{{.*}} : tensor<f32>
// CHECK: %[[P:.*]] = stablehlo.dot_general {{.*}} contracting_dims = [0] x [0]
// CHECK: %[[N:.*]] = stablehlo.convert %[[P]] : (tensor<4x5xf32>) -> tensor<4x5xbf16>
// CHECK: %[[S:.*]] = zero.all_reduce add %[[N]] over @mesh["dp"] : tensor<4x5xbf16>
// CHECK: stablehlo.convert %[[S]] : (tensor<4x5xbf16>) -> tensor<4x5xf32>
// SAME-NOT: stablehlo.convert
// TYPE: error: --reduce-dtype is graph, f32 or bf16, found f16
// OTHER: error: --reduce-dtype=f32 contradicts the module, which was made with bf16
// MALFORMED: error:
// KIND: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes
// ROWS: error: 'func.return' op gives result 0 (w) that cannot be proved equal {{.*}} found convert(convert(dot_general(
// GATHERED: error: 'zero.batch_gather' op cannot be proved {{.*}}(only a reduction reads what is rounded for it)
// WITHOUT: error: 'stablehlo.convert' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial sum
func.func public @main(%w: tensor<4x5xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x5xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %cc = stablehlo.multiply %c, %c : tensor<8x5xf32>
  %loss = stablehlo.reduce(%cc init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %c, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x5xf32>
  return %next, %loss : tensor<4x5xf32>, tensor<f32>
}

//--- bf16.mlir.in
// The widening convert that was there reads the sum as it is.
// CHECK: %[[P:.*]] = stablehlo.dot_general {{.*}} contracting_dims = [0] x [0] {{.*}} -> tensor<4x5xbf16>
// CHECK: %[[W:.*]] = stablehlo.convert %[[P]] : (tensor<4x5xbf16>) -> tensor<4x5xf32>
// CHECK: %[[S:.*]] = zero.all_reduce add %[[W]] over @mesh["dp"] : tensor<4x5xf32>
// CHECK-NOT: convert
// CHECK: stablehlo.subtract %{{.*}}, %[[S]]
// Micro-batches are added in it, too.
// PARTS: %[[S0:.*]] = zero.all_reduce add %{{.*}} : tensor<4x5xf32>
// PARTS: %[[S1:.*]] = zero.all_reduce add %{{.*}} : tensor<4x5xf32>
// PARTS: %[[S:.*]] = stablehlo.add %[[S0]], %[[S1]] : tensor<4x5xf32>
// PARTS: stablehlo.subtract %{{.*}}, %[[S]]
func.func public @main(%w: tensor<4x5xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xbf16> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x5xf32>, tensor<bf16> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %n = stablehlo.convert %w : (tensor<4x5xf32>) -> tensor<4x5xbf16>
  %c = stablehlo.dot_general %x, %n, contracting_dims = [1] x [0] : (tensor<8x4xbf16>, tensor<4x5xbf16>) -> tensor<8x5xbf16>
  %cc = stablehlo.multiply %c, %c : tensor<8x5xbf16>
  %loss = stablehlo.reduce(%cc init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xbf16>, tensor<bf16>) -> tensor<bf16>
  %g = stablehlo.dot_general %x, %c, contracting_dims = [0] x [0] : (tensor<8x4xbf16>, tensor<8x5xbf16>) -> tensor<4x5xbf16>
  %wide = stablehlo.convert %g : (tensor<4x5xbf16>) -> tensor<4x5xf32>
  %next = stablehlo.subtract %w, %wide : tensor<4x5xf32>
  return %next, %loss : tensor<4x5xf32>, tensor<bf16>
}
