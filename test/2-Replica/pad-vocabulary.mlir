// A vocabulary of 7 rows along two ranks: the step is computed on 8, and proved to be the step on 7.
// DEFINE: %{pad} = --zero-pad-vocabulary="model-axis=tp model-ranks=2 tensor-parallel pad-vocabulary=1"
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir %{pad} --remarks-filter=zero-pad-vocabulary --remark-policy=all -o %t.padded.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.padded.mlir
// RUN: zero-opt %t.padded.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// REMARK: table: 7 rows of dimension 0 become 8
// CHECK: pad_vocabulary = 1 : i64
// CHECK: zero.leaf tensor<8x4xf32> as #zero.role<param "table" next = 0> {padded = [0, 7]
// CHECK: func.func @main(%[[TABLE:.*]]: tensor<8x4xf32>
// What is not before the last row names that, as a lookup has it; a scatter leaves it out.
// CHECK-DAG: %[[LAST:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<1xi32>) -> tensor<6x1xi32>
// CHECK-DAG: stablehlo.compare LE, {{.*}} : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
// CHECK-DAG: %[[WRITTEN:.*]] = stablehlo.select {{.*}} : tensor<6x1xi1>, tensor<6x1xi32>
// CHECK-DAG: %[[READ:.*]] = stablehlo.minimum %{{.*}} : tensor<6x1xi32>
// CHECK: "stablehlo.gather"(%[[TABLE]], %[[READ]])
// CHECK: %[[LOGITS:.*]] = stablehlo.dot_general {{.*}} -> tensor<6x8xf32>
// What a maximum, a sum and matmuls take of the last column changes nothing.
// CHECK: %[[LOWEST:.*]] = stablehlo.constant dense<0xFF800000> : tensor<6x8xf32>
// CHECK: %[[HELD:.*]] = stablehlo.select %{{.*}}, %[[LOGITS]], %[[LOWEST]]
// CHECK: stablehlo.reduce(%[[HELD]] init: %{{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: %[[EXP:.*]] = stablehlo.exponential
// CHECK: %[[NONE:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<6x8xf32>
// CHECK: %[[SUMMED:.*]] = stablehlo.select %{{.*}}, %[[EXP]], %[[NONE]]
// CHECK: stablehlo.reduce(%[[SUMMED]] init: %{{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: stablehlo.dot_general {{.*}} contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8x4xf32>)
// CHECK: "stablehlo.scatter"(%{{.*}}, %[[WRITTEN]], %{{.*}})
// CHECK: return %{{.*}}, %{{.*}} : tensor<8x4xf32>, tensor<f32>

// Six ranks compute it, of the indices 0 to 7 too, the last of which is no row's.
// RUN: zero-opt %s --zero-to-replica="mesh=dp=3,tp=2 tensor-parallel pad-vocabulary=1" -o %t.replica.mlir
// RUN: zero-run --equivalent=%t.replica.mlir --tolerance=1e-5 %t.import.mlir | FileCheck %s --check-prefix=SAME
// SAME: equivalent on whole arrays

// To a multiple of three, and of the ranks.
// RUN: zero-opt %t.import.mlir --zero-pad-vocabulary="model-axis=tp model-ranks=2 tensor-parallel pad-vocabulary=3" | FileCheck %s --check-prefix=TWELVE
// TWELVE: zero.leaf tensor<12x4xf32> as #zero.role<param "table" next = 0> {padded = [0, 7]
// Of numbers that begin again behind the seventh row none says which rows the user has.
// RUN: zero-opt %t.import.mlir --zero-pad-vocabulary="model-axis=tp model-ranks=2 tensor-parallel pad-vocabulary=3" | sed 's/tensor<12xi32>/tensor<12xi4>/g' > %t.few.mlir
// RUN: not zero-opt %t.few.mlir --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEUTRAL

// Other ends, other elements, other rows: no step on 7.
// DEFINE: %{edit} =
// DEFINE: %{refused} = sed %{edit} %t.padded.mlir > %t.edited.mlir && not cmp -s %t.edited.mlir %t.padded.mlir && not zero-opt %t.edited.mlir --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/dense<0xFF800000> : tensor<6x8xf32>/dense<0.0> : tensor<6x8xf32>/'
// RUN: %{refused} | FileCheck %s --check-prefix=NEUTRAL
// NEUTRAL: error: 'func.return' op gives result {{[01]}} that cannot be proved equal to that of the step without padding: there is no rule for padded operands of reduce
// REDEFINE: %{edit} = 's/dense<7> : tensor<8xi32>/dense<8> : tensor<8xi32>/'
// RUN: %{refused} | FileCheck %s --check-prefix=NEUTRAL
// REDEFINE: %{edit} = 's/stablehlo.compare LT,/stablehlo.compare LE,/'
// RUN: %{refused} | FileCheck %s --check-prefix=NEUTRAL
// REDEFINE: %{edit} = 's/stablehlo.minimum/stablehlo.maximum/'
// RUN: %{refused} | FileCheck %s --check-prefix=CLAMP
// CLAMP: error: {{.*}}there is no rule for padded operands of gather
// Also where a step is compiled from the text of the padded one.
// RUN: not zero-compile --quiet %t.edited.mlir --origin=%t.import.mlir --mesh=dp=3,tp=2 --tensor-parallel --target=null -o %t.out 2>&1 | FileCheck %s --check-prefix=CLAMP
// RUN: zero-compile --quiet --report=none %t.padded.mlir --origin=%t.import.mlir --mesh=dp=3,tp=2 --tensor-parallel --target=null -o %t.out
// REDEFINE: %{edit} = 's/dense<6> : tensor<1xi32>/dense<7> : tensor<1xi32>/'
// RUN: %{refused} | FileCheck %s --check-prefix=CLAMP
// REDEFINE: %{edit} = 's/dense<-1> : tensor<1xi32>/dense<7> : tensor<1xi32>/'
// RUN: %{refused} | FileCheck %s --check-prefix=LEFT
// LEFT: error: {{.*}}cannot be proved equal to that of the step without padding
// REDEFINE: %{edit} = 's/padded = \[0, 7\]/padded = [0, 6]/'
// RUN: %{refused} | FileCheck %s --check-prefix=ROWS
// ROWS: error: 'zero.leaf' op is not what the import program has, expected what the note shows, or that padded
// REDEFINE: %{edit} = 's/padded = \[0, 7\]/padded = [0, 8]/'
// RUN: %{refused} | FileCheck %s --check-prefix=MANY
// MANY: error: 'zero.leaf' op expects 'padded' to be [dimension, rows of the user] of a state of 'tensor<8x4xf32>', fewer rows than it has, found [0, 8]

// Rows that are divided by their norms: that of a row of zeros is none, whatever is multiplied by it.
// RUN: sed 's|^ *%%new = .*|%%sq = stablehlo.multiply %%table, %%table : tensor<7x4xf32> %%n = stablehlo.reduce(%%sq init: %%zero) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32> %%r = stablehlo.rsqrt %%n : tensor<7xf32> %%by = stablehlo.broadcast_in_dim %%r, dims = [0] : (tensor<7xf32>) -> tensor<7x4xf32> %%new = stablehlo.multiply %%dw, %%by : tensor<7x4xf32>|' %s | zero-opt --zero-to-import -o %t.norms.mlir
// RUN: zero-opt %t.norms.mlir %{pad} -o %t.normed.mlir
// RUN: FileCheck %s --check-prefix=NORMED < %t.normed.mlir
// NORMED: %[[BY:.*]] = stablehlo.rsqrt %{{.*}} : tensor<8xf32>
// NORMED: %[[SPREAD:.*]] = stablehlo.broadcast_in_dim %[[BY]]
// NORMED: %[[NEW:.*]] = stablehlo.multiply %{{.*}}, %[[SPREAD]] : tensor<8x4xf32>
// NORMED: %[[HELD:.*]] = stablehlo.select %{{.*}}, %[[NEW]], %{{.*}} : tensor<8x4xi1>
// NORMED: return %[[HELD]]
// RUN: zero-opt %t.normed.mlir --zero-validate=origin=%t.norms.mlir -o /dev/null
// RUN: sed -E -z 's/(select %%[^,]*, (%%[^,]*), [^\n]*8x4xi1[^\n]*\n *return )%%[0-9]*/\1\2/' %t.normed.mlir > %t.nan.mlir
// RUN: not cmp -s %t.nan.mlir %t.normed.mlir
// RUN: not zero-opt %t.nan.mlir --zero-validate=origin=%t.norms.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAN
// NAN: error: 'func.return' op gives result 0 that cannot be proved equal to that of the step without padding: rows behind the 7 of dimension 0 are not known to be zero, expected zeros

// Indices of 8 bits do not hold the number of row 200: as one, -56 names the first row, and others are left out.
// DEFINE: %{many} = s/7x4xf32/201x4xf32/g; s/6x7xf32/6x201xf32/g
// RUN: sed 's/xi32/xi8/g; %{many}' %s | zero-opt --zero-to-import -o %t.bytes.mlir
// RUN: zero-opt %t.bytes.mlir %{pad} --remarks-filter=zero-pad-vocabulary --remark-policy=all -o %t.201.mlir 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES-DAG: 'stablehlo.gather' of 'main' has no rule on padded rows
// BYTES-DAG: table: 201 rows of dimension 0 become 202
// RUN: zero-opt %t.201.mlir --zero-validate=origin=%t.bytes.mlir -o /dev/null
// RUN: sed 's/xi32/xi8/g' %s | zero-opt --zero-to-import %{pad} | sed '%{many}; s/8x4x/202x4x/g; s/6x8x/6x202x/g; s/tensor<8xi/tensor<202xi/g; s/dense<7>/dense<201>/; s/dense<6>/dense<-56>/; s/= .0, 7./= [0, 201]/' > %t.first.mlir
// RUN: not zero-opt %t.first.mlir --zero-validate=origin=%t.bytes.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=CLAMP

// An op without a rule reads the rows that there are.
// RUN: sed 's/stablehlo.exponential %low/stablehlo.reverse %low, dims = [1]/' %s | zero-opt --zero-to-import -o %t.reverse.mlir
// RUN: zero-opt %t.reverse.mlir %{pad} --remarks-filter=zero-pad-vocabulary --remark-policy=all -o %t.cut.mlir 2>&1 | FileCheck %s --check-prefix=CUT
// CUT: 'stablehlo.reverse' of 'main' has no rule on padded rows, and reads those of the user, gathered along tp
// RUN: zero-opt %t.cut.mlir --zero-validate=origin=%t.reverse.mlir -o /dev/null

// Nothing to pad: the ranks divide it, or there is no split.
// RUN: sed 's/7x4xf32/8x4xf32/g; s/6x7xf32/6x8xf32/g' %s | zero-opt --zero-to-import %{pad} --remarks-filter=zero-pad-vocabulary --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=EVEN
// EVEN: no vocabulary of 'main' is padded: none that is looked up, or of which a maximum is taken, is other than a multiple of 2
// RUN: not zero-opt %s --zero-to-replica="mesh=dp=1,tp=2 pad-vocabulary=1" 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: error: --pad-vocabulary is for weights that are split as it is found, found no --tensor-parallel; give both, or neither

func.func @main(%table: tensor<7x4xf32> {zero.role = #zero.role<param "table" next = 0>},
                %x: tensor<6xi32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<7x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %ids = stablehlo.reshape %x : (tensor<6xi32>) -> tensor<6x1xi32>
  %h = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
  %t = stablehlo.tanh %h : tensor<6x4xf32>
  %logits = stablehlo.dot_general %t, %table, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<7x4xf32>) -> tensor<6x7xf32>
  %inf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %most = stablehlo.reduce(%logits init: %inf) applies stablehlo.maximum across dimensions = [1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<6xf32>
  %spread = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<6xf32>) -> tensor<6x7xf32>
  %low = stablehlo.subtract %logits, %spread : tensor<6x7xf32>
  %exp = stablehlo.exponential %low : tensor<6x7xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<6xf32>
  %log = stablehlo.log %sum : tensor<6xf32>
  %each = stablehlo.add %log, %most : tensor<6xf32>
  %loss = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<6xf32>) -> tensor<6x7xf32>
  %d = stablehlo.divide %exp, %sums : tensor<6x7xf32>
  %dt = stablehlo.dot_general %d, %table, contracting_dims = [1] x [0] : (tensor<6x7xf32>, tensor<7x4xf32>) -> tensor<6x4xf32>
  %dh = stablehlo.multiply %dt, %h : tensor<6x4xf32>
  %dout = stablehlo.dot_general %d, %t, contracting_dims = [0] x [0] : (tensor<6x7xf32>, tensor<6x4xf32>) -> tensor<7x4xf32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
  %din = "stablehlo.scatter"(%zeros, %ids, %dh) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x4xf32>, tensor<6x1xi32>, tensor<6x4xf32>) -> tensor<7x4xf32>
  %dw = stablehlo.add %din, %dout : tensor<7x4xf32>
  %new = stablehlo.subtract %table, %dw : tensor<7x4xf32>
  return %new, %loss : tensor<7x4xf32>, tensor<f32>
}
