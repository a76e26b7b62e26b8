// A table that is looked up and is the output layer, too, cut over its rows along tp: each rank looks up the rows that it has.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/local.mlir
// RUN: FileCheck %s < %t/local.mlir
// RUN: zero-opt %t/local.mlir --zero-validate=origin=%t/import.mlir -o /dev/null
// CHECK: zero.leaf tensor<4x4xf32> as #zero.role<param "table" next = 0> {cut = [0, "tp", 2]
// CHECK: func.func @main(%arg0: tensor<4x4xf32>
// CHECK-DAG: %[[IDS:.*]] = stablehlo.reshape %arg1 : (tensor<6xi32>) -> tensor<6x1xi32>
// CHECK-DAG: %[[OFFSET:.*]] = zero.rank_offset 4 over @mesh["tp"]
// CHECK: %[[OWN:.*]] = stablehlo.subtract %{{.*}} : tensor<6x1xi32>
// CHECK: %[[READ:.*]] = "stablehlo.gather"(%arg0, %[[OWN]]){{.*}} -> tensor<6x4xf32>
// CHECK: stablehlo.clamp %{{.*}} : (tensor<i32>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
// CHECK: stablehlo.compare GE
// CHECK: stablehlo.compare LT
// CHECK: %[[ROWS:.*]] = stablehlo.select %{{.*}}, %[[READ]], %{{.*}} : {{.*}}tensor<6x4xf32>
// CHECK: zero.all_reduce add %[[ROWS]] over @mesh["tp"] : tensor<6x4xf32>
// The gradient writes a rank's own rows, and is exchanged with none.
// CHECK: "stablehlo.scatter"{{.*}}
// CHECK: (tensor<4x4xf32>, tensor<6x1xi32>, tensor<6x4xf32>) -> tensor<4x4xf32>
// CHECK-NOT: zero.all_reduce
// CHECK: return

// Other rows, ends, and rows of others: no step of the whole one.
// DEFINE: %{edit} =
// DEFINE: %{refused} = sed %{edit} %t/local.mlir > %t/edited.mlir && not cmp -s %t/edited.mlir %t/local.mlir && not zero-opt %t/edited.mlir --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/rank_offset 4/rank_offset 3/'
// RUN: %{refused} | FileCheck %s --check-prefix=STRIDE
// STRIDE: error: 'stablehlo.{{gather|scatter}}' op cannot be proved {{.*}} (the index does not address the rank's rows)
// REDEFINE: %{edit} = 's/compare GE/compare GT/'
// RUN: %{refused} | FileCheck %s --check-prefix=END
// END: error: 'stablehlo.compare' op cannot be proved {{.*}} (the index is compared with no end of the rank's rows)
// REDEFINE: %{edit} = 's/dense<7> : tensor<i32>/dense<8> : tensor<i32>/'
// RUN: %{refused} | FileCheck %s --check-prefix=ZEROS
// ZEROS: error: 'stablehlo.select' op cannot be proved {{.*}} (rows of other ranks are not zero, -0.0 for floating numbers)

// A row of -0.0 would come as 0.0.
// REDEFINE: %{edit} = 's/dense<-0.000000e+00>/dense<0.000000e+00>/'
// RUN: %{refused} | FileCheck %s --check-prefix=ZEROS

// Rows that the ranks do not divide keep the table whole.
// RUN: sed 's/tensor<8x4xf32>/tensor<9x4xf32>/g; s/6x8xf32/6x9xf32/g' %t/step.mlir > %t/odd.mlir
// RUN: not zero-opt %t/odd.mlir --zero-to-import --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" --remarks-filter=zero-tensor-parallel --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=ODD
// ODD: table: whole: 2 ranks do not divide the 9 rows that are looked up in it; pad the vocabulary to a multiple of them (--pad-vocabulary)

// An output layer of its own is then split along its inputs, and the remark says what would cost less.
// RUN: zero-opt %t/head.mlir --zero-to-import --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" --remarks-filter=zero-tensor-parallel --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=HEAD
// RUN: sed 's/x33x/x32x/g' %t/head.mlir | zero-opt --zero-to-import --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" --remarks-filter=zero-tensor-parallel --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=EVEN
// HEAD: "up: sharded(1)"
// HEAD: "head: sharded(0); 2 ranks do not divide its dimension 1 of size 33, which may cost less to split: pad it to a multiple of them"
// EVEN: "head: sharded({{[01]}})"

// Rows that were looked up are a part of a sum that is needed as one, too, and of another sum: computed once more, it reads them reduced.
// RUN: zero-opt %t/residual.mlir --zero-to-import -o %t/residual-import.mlir
// RUN: zero-opt %t/residual-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2" --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/residual-local.mlir
// RUN: zero-opt %t/residual-local.mlir --zero-validate=origin=%t/residual-import.mlir -o /dev/null
// RUN: FileCheck %s --check-prefix=RESIDUAL < %t/residual-local.mlir
// RESIDUAL: %[[OWN:.*]] = stablehlo.select
// RESIDUAL: %[[ROWS:.*]] = zero.all_reduce add %[[OWN]] over @mesh["tp"] : tensor<6x4xf32>
// RESIDUAL: %[[PART:.*]] = stablehlo.dot_general
// RESIDUAL: %[[SUM:.*]] = zero.all_reduce add %[[PART]] over @mesh["tp"] : tensor<6x4xf32>
// RESIDUAL: %[[WHOLE:.*]] = stablehlo.add %[[ROWS]], %[[SUM]] : tensor<6x4xf32>
// RESIDUAL: %[[LAST:.*]] = stablehlo.select %{{.*}}, %[[WHOLE]], %{{.*}} : tensor<i1>, tensor<6x4xf32>
// RESIDUAL: stablehlo.add %[[LAST]], %{{.*}} : tensor<6x4xf32>

//--- residual.mlir
sdy.mesh @mesh = <["dp"=1, "tp"=2]>
func.func @main(%table: tensor<8x4xf32> {zero.role = #zero.role<frozen "table">, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %first: tensor<4x4xf32> {zero.role = #zero.role<frozen "first">, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %second: tensor<4x4xf32> {zero.role = #zero.role<frozen "second">, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %third: tensor<4x4xf32> {zero.role = #zero.role<frozen "third">, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %scale: tensor<4xf32> {zero.role = #zero.role<param "scale" next = 0>},
                %x: tensor<6xi32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %ids = stablehlo.reshape %x : (tensor<6xi32>) -> tensor<6x1xi32>
  %h = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
  %t = stablehlo.tanh %h : tensor<6x4xf32>
  %p = stablehlo.dot_general %t, %first, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %s = stablehlo.add %h, %p : tensor<6x4xf32>
  %n = stablehlo.tanh %s : tensor<6x4xf32>
  %q = stablehlo.dot_general %n, %second, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %r = stablehlo.dot_general %n, %third, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %sq = stablehlo.add %s, %q : tensor<6x4xf32>
  %sqr = stablehlo.add %sq, %r : tensor<6x4xf32>
  %square = stablehlo.multiply %sqr, %sqr : tensor<6x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %scaled = stablehlo.multiply %d, %scale : tensor<4xf32>
  %loss = stablehlo.reduce(%scaled init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %new = stablehlo.subtract %scale, %d : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}

//--- step.mlir
func.func @main(%table: tensor<8x4xf32> {zero.role = #zero.role<param "table" next = 0>},
                %x: tensor<6xi32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %ids = stablehlo.reshape %x : (tensor<6xi32>) -> tensor<6x1xi32>
  %h = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
  %t = stablehlo.tanh %h : tensor<6x4xf32>
  %logits = stablehlo.dot_general %t, %table, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<8x4xf32>) -> tensor<6x8xf32>
  %square = stablehlo.multiply %logits, %logits : tensor<6x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<f32>
  %dt = stablehlo.dot_general %logits, %table, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
  %dh = stablehlo.multiply %dt, %h : tensor<6x4xf32>
  %dout = stablehlo.dot_general %logits, %t, contracting_dims = [0] x [0] : (tensor<6x8xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %din = "stablehlo.scatter"(%zeros, %ids, %dh) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<6x1xi32>, tensor<6x4xf32>) -> tensor<8x4xf32>
  %d = stablehlo.add %din, %dout : tensor<8x4xf32>
  %new = stablehlo.subtract %table, %d : tensor<8x4xf32>
  return %new, %loss : tensor<8x4xf32>, tensor<f32>
}

//--- head.mlir
func.func @main(%w: tensor<4x16xf32> {zero.role = #zero.role<param "up" next = 0>},
                %head: tensor<16x33xf32> {zero.role = #zero.role<param "head" next = 1>},
                %x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x16xf32>, tensor<16x33xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x16xf32>) -> tensor<6x16xf32>
  %t = stablehlo.tanh %h : tensor<6x16xf32>
  %logits = stablehlo.dot_general %t, %head, contracting_dims = [1] x [0] : (tensor<6x16xf32>, tensor<16x33xf32>) -> tensor<6x33xf32>
  %square = stablehlo.multiply %logits, %logits : tensor<6x33xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<f32>
  %dhead = stablehlo.dot_general %t, %logits, contracting_dims = [0] x [0] : (tensor<6x16xf32>, tensor<6x33xf32>) -> tensor<16x33xf32>
  %dt = stablehlo.dot_general %logits, %head, contracting_dims = [1] x [1] : (tensor<6x33xf32>, tensor<16x33xf32>) -> tensor<6x16xf32>
  %dw = stablehlo.dot_general %x, %dt, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x16xf32>) -> tensor<4x16xf32>
  %nw = stablehlo.subtract %w, %dw : tensor<4x16xf32>
  %nhead = stablehlo.subtract %head, %dhead : tensor<16x33xf32>
  return %nw, %nhead, %loss : tensor<4x16xf32>, tensor<16x33xf32>, tensor<f32>
}
