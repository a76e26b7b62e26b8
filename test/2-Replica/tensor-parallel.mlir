// A step on whole values, split along tp: as the user shards its weights, or as it is found (docs/Meshes.md). Then the step of one rank
// along it: columns of the first weight, rows of the second, one sum of what the second gives.
// RUN: split-file %s %t
// RUN: zero-opt %t/plain.mlir --zero-to-import -o %t/plain-import.mlir
// RUN: sed -e 's/"in" next = 0>/&, mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"/' -e 's/"bias" next = 1>/&, mhlo.sharding = "{devices=[2,2]<=[4] last_tile_dim_replicate}"/' -e 's/"out" next = 2>/&, mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"/' %t/plain.mlir > %t/devices.mlir
// RUN: zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" -o %t/found.mlir
// RUN: FileCheck %s --check-prefix=SPLIT < %t/found.mlir
// RUN: zero-opt %t/given.mlir --zero-to-import -o %t/given-import.mlir
// RUN: zero-opt %t/given-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2" -o %t/given-split.mlir
// RUN: FileCheck %s --check-prefix=SPLIT < %t/given-split.mlir
// SPLIT: zero.leaf tensor<4x16xf32> as #zero.role<param "in" next = 0> {{.*}}split = [1, "tp", 2]
// SPLIT: zero.leaf tensor<16xf32> as #zero.role<param "bias" next = 1> {{.*}}split = [0, "tp", 2]
// SPLIT: zero.leaf tensor<16x6xf32> as #zero.role<param "out" next = 2> {{.*}}split = [0, "tp", 2]

// RUN: zero-opt %t/found.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/local.mlir
// RUN: FileCheck %s --check-prefix=LOCAL < %t/local.mlir
// RUN: zero-opt %t/local.mlir --zero-validate=origin=%t/plain-import.mlir -o /dev/null
// RUN: zero-opt %t/given-split.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/given-local.mlir
// RUN: FileCheck %s --check-prefix=LOCAL < %t/given-local.mlir
// The same said by devices: device i has part i modulo 2 of four. In another order it is over another axis.
// RUN: zero-opt %t/devices.mlir --zero-to-import --zero-tensor-parallel="model-axis=tp model-ranks=2" | FileCheck %s --check-prefix=DEVICES
// DEVICES: <param "in" next = 0> {{.*}}split = [1, "tp", 2]
// DEVICES: <param "bias" next = 1> {slots = {main = [1, 1]}}
// DEVICES: <param "out" next = 2> {{.*}}split = [0, "tp", 2]

// LOCAL: zero.mesh @mesh ["tp" = 2] batch []
// LOCAL: zero.leaf tensor<4x8xf32> as #zero.role<param "in" next = 0> {cut = [1, "tp", 2], slots
// LOCAL-NOT: split =
// LOCAL: func.func @main(%arg0: tensor<4x8xf32>
// LOCAL-NOT: over @mesh
// LOCAL: %[[PART:.*]] = stablehlo.dot_general %{{.*}}, %arg2, {{.*}}(tensor<12x8xf32>, tensor<8x6xf32>) -> tensor<12x6xf32>
// LOCAL: zero.all_reduce add %[[PART]] over @mesh["tp"] : tensor<12x6xf32>
// LOCAL-NOT: over @mesh["tp"]

// By the driver's options; rows of the batch are along dp.
// RUN: zero-opt %t/plain.mlir --zero-to-replica="mesh=dp=3,tp=2 tensor-parallel" | FileCheck %s --check-prefix=REPLICA
// RUN: zero-opt %t/given.mlir --zero-to-replica="mesh=dp=3,tp=2" | FileCheck %s --check-prefix=REPLICA
// REPLICA: zero.mesh @mesh ["dp" = 3, "tp" = 2] batch ["dp"]
// REPLICA: zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<4x6xf32>
// REPLICA: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<8x6xf32>

// A sharding of a value alone asks for the weight that it is made of; others follow. Spelt as a call, devices are numbered, or in a list.
// Over another axis it asks for nothing, and of a weight that is said to be whole neither.
// RUN: sed 's/, sdy.sharding = #sdy.sharding<@mesh, \[[^]]*\]>//' %t/given.mlir > %t/values.mlir
// RUN: zero-opt %t/values.mlir --zero-to-replica="mesh=dp=3,tp=2" | FileCheck %s --check-prefixes=REPLICA,VALUES
// RUN: zero-opt %t/values.mlir --zero-simplify=model-axis=tp | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/%%h = sdy.*/%%h = stablehlo.custom_call @Sharding(%%h0) {mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"} : (tensor<12x16xf32>) -> tensor<12x16xf32>/' %t/values.mlir | zero-opt --zero-to-replica="mesh=dp=3,tp=2" | FileCheck %s --check-prefixes=REPLICA,VALUES
// RUN: sed 's/%%h = sdy.*/%%h = stablehlo.custom_call @Sharding(%%h0) {mhlo.sharding = "{devices=[1,2,2]0,2,1,3 last_tile_dim_replicate}"} : (tensor<12x16xf32>) -> tensor<12x16xf32>/' %t/values.mlir | zero-opt --zero-to-replica="mesh=dp=3,tp=2" | FileCheck %s --check-prefixes=REPLICA,VALUES
// RUN: sed 's/%%h = sdy.*/%%h = stablehlo.custom_call @Sharding(%%h0) {mhlo.sharding = "{devices=[1,2,2]0,1,2,3 last_tile_dim_replicate}"} : (tensor<12x16xf32>) -> tensor<12x16xf32>/' %t/values.mlir | not zero-opt --zero-to-replica="mesh=dp=3,tp=2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not zero-opt %t/values.mlir --zero-to-replica="mesh=dp=3,tp=5" --remarks-filter=zero-tensor-parallel --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefixes=UNEVEN,NOWHERE
// RUN: sed 's/\[{}, {"tp"}\]/[{}, {"dp"}]/' %t/values.mlir | not zero-opt --zero-to-replica="mesh=dp=3,tp=2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: sed '/%%in:/s/\[{}, {"tp"}\]/[{}, {}]/; /%%bias:/s/{"tp"}/{}/; /%%out:/s/{"tp"}/{}/' %t/given.mlir | not zero-opt --zero-to-replica="mesh=dp=3,tp=2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOWHERE
// VALUES-NOT: sharding
// KEPT: %[[H:.*]] = stablehlo.add {{.*}} {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tp"}]>}
// KEPT-NEXT: stablehlo.dot_general %[[H]]
// UNEVEN: "what the user says of a value is left out: dimension 1 of tensor<12x16xf32> is sharded over tp, whose 5 ranks do not divide it"
// NOWHERE: error: has no shard_map over 'tp', which --mesh names, and no state or value that is sharded over it in {{[25]}} equal parts

// Edits of one rank's program are other steps.
// RUN: sed 's/zero.all_reduce add \(%[0-9]*\) over/zero.all_reduce max \1 over/' %t/local.mlir | not zero-opt --zero-validate=origin=%t/plain-import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: {{.*}}cannot be proved

// Two weights side by side in one: a rank has its part of each, not the half that is one of them.
// RUN: zero-opt %t/fused.mlir --zero-to-import -o %t/fused-import.mlir
// RUN: zero-opt %t/fused-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2" --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/fused-local.mlir
// RUN: FileCheck %s --check-prefix=FUSED < %t/fused-local.mlir
// RUN: zero-opt %t/fused-local.mlir --zero-validate=origin=%t/fused-import.mlir -o /dev/null
// FUSED: zero.leaf tensor<4x16xf32> {{.*}}cut = [1, "tp", 2, 2]
// FUSED: stablehlo.slice %{{.*}} [0:12, 0:8] : (tensor<12x16xf32>) -> tensor<12x8xf32>
// FUSED: stablehlo.slice %{{.*}} [0:12, 8:16] : (tensor<12x16xf32>) -> tensor<12x8xf32>
// RUN: sed 's/cut = .1, "tp", 2, 2./cut = [1, "tp", 2]/' %t/fused-local.mlir | not zero-opt --zero-validate=origin=%t/fused-import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: sed 's/cut = .1, "tp", 2, 2./cut = [1, "tp", 2, 3]/' %t/fused-local.mlir | not zero-opt -o /dev/null 2>&1 | FileCheck %s --check-prefix=GROUPS
// GROUPS: error: 'zero.leaf' op expects 'cut' to be [dimension, axis, ranks along it] of 'tensor<4x16xf32>', found [1, "tp", 2, 3]

// Biases follow the weights, in the groups that these have in the end and of whatever rank they are. The new value of a state that
// stays whole is gathered.
// RUN: zero-opt %t/follow.mlir --zero-to-import -o %t/follow-import.mlir
// RUN: zero-opt %t/follow-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/follow-local.mlir
// RUN: FileCheck %s --check-prefix=FOLLOW < %t/follow-local.mlir
// RUN: zero-opt %t/follow-local.mlir --zero-validate=origin=%t/follow-import.mlir -o /dev/null
// FOLLOW: <param "w" next = 0> {cut = [1, "tp", 2, 2]
// FOLLOW: <param "bias" next = 1> {cut = [0, "tp", 2, 2]
// FOLLOW: <param "shift" next = 2> {cut = [1, "tp", 2]
// FOLLOW: <param "out" next = 3> {cut = [0, "tp", 2]
// FOLLOW: zero.leaf tensor<16xf32> as #zero.role<opt_state "sums" next = 4> {slots
// FOLLOW: func.func @main
// FOLLOW-NOT: zero.batch_gather
// FOLLOW: %[[SUMS:.*]] = zero.batch_gather %{{.*}} : tensor<8xf32> -> tensor<16xf32>
// FOLLOW-NOT: zero.batch_gather
// FOLLOW: return {{.*}}, %[[SUMS]] :

// What cannot be divided stays whole; the rest is split for the fewest bytes.
// RUN: not zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=5 tensor-parallel" 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: error: --tensor-parallel finds no parameter of 'main' that 5 ranks along 'tp' can have parts of, expected a weight of a matmul outside of loops that are kept, with a dimension that they divide; give another number of ranks, raise --unroll-limit where layers are a loop, or drop the axis

// All combinations are no better than what is found.
// RUN: zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel try-all" | FileCheck %s --check-prefix=SPLIT

// The choice as a file: written where it is found, else read; another one is taken as it is.
// RUN: zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel tp-plan=%t/plan" -o /dev/null
// RUN: FileCheck %s --check-prefix=PLAN --match-full-lines --strict-whitespace < %t/plan
//      PLAN:in: 1
// PLAN-NEXT:bias: 0
// PLAN-NEXT:out: 0
// RUN: zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/plan" | FileCheck %s --check-prefix=SPLIT
// RUN: sed 's/in: 1/in: 1 in 2 groups/; s/out: 0/out: whole/' %t/plan > %t/other
// RUN: zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/other" | FileCheck %s --check-prefix=OTHER
// OTHER: <param "in" next = 0> {{.*}}split = [1, "tp", 2, 2]
// OTHER: <param "out" next = 2> {slots = {main = [2, 2]}}
// DEFINE: %{plan} =
// DEFINE: %{refused} = sed %{plan} %t/plan > %t/wrong && not zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/wrong" 2>&1
// REDEFINE: %{plan} = 's/in: 1/in: 2/'
// RUN: %{refused} | FileCheck %s --check-prefix=LINE
// LINE: error: --tp-plan={{.*}}wrong has 'in: 2' for a parameter of type 'tensor<4x16xf32>', expected 'whole', or a dimension
// REDEFINE: %{plan} = 's/in: 1/inn: 1/'
// RUN: %{refused} | FileCheck %s --check-prefix=NAME
// NAME: error: --tp-plan={{.*}}wrong names 'inn', expected parameters of 'main'
// REDEFINE: %{plan} = '/in: 1/d'
// RUN: %{refused} | FileCheck %s --check-prefix=MISSING
// MISSING: error: --tp-plan={{.*}}wrong does not say how "in" is split
// RUN: not zero-opt %t/plain-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/none" 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: --tp-plan={{.*}}none cannot be read: No such file or directory

// Refused.
// RUN: not zero-opt %t/given-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=5" 2>&1 | FileCheck %s --check-prefix=DIVIDE
// DIVIDE: error: argument 0 of 'main' is sharded over 'tp' along dimension 1 of size 16, which 5 ranks do not divide; give another number of ranks along 'tp', or leave the argument whole
// RUN: not zero-opt %t/part.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=PARTIAL
// PARTIAL: error: argument 0 of 'main' is sharded over a part of axis 'tp', expected the whole axis
// RUN: not zero-opt %t/plain.mlir --zero-to-replica="ranks=2 tensor-parallel" 2>&1 | FileCheck %s --check-prefix=AXIS
// AXIS: error: --tensor-parallel needs an axis to split states along, found no other than dp; name it in --mesh=dp=D,tp=T
// RUN: not zero-opt %t/plain.mlir --zero-to-replica="mesh=dp=2,tp=1 tensor-parallel" 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: error: --tensor-parallel has one rank along 'tp', expected two or more
// RUN: not zero-opt %t/region.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" 2>&1 | FileCheck %s --check-prefix=REGION
// REGION: error: 'sdy.manual_computation' op says itself what each device computes, expected a step on whole values for --tensor-parallel
// RUN: sed 's/split = .1, "tp", 2./split = [1, "tp", 4]/' %t/found.mlir | not zero-opt --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=ASKED
// ASKED: error: 'zero.leaf' op asks for 4 parts along "tp", expected 2 along 'tp'

// Without an axis, and without a sharding over it, it does nothing.
// RUN: zero-opt %t/plain-import.mlir -o %t/same.mlir && zero-opt %t/plain-import.mlir --zero-tensor-parallel -o %t/none.mlir && cmp %t/same.mlir %t/none.mlir
// RUN: zero-opt %t/given-import.mlir --zero-tensor-parallel="model-axis=xx model-ranks=2" | FileCheck %s --check-prefix=WHOLE
// WHOLE-NOT: split =

//--- plain.mlir
func.func @main(%in: tensor<4x16xf32> {zero.role = #zero.role<param "in" next = 0>},
                %bias: tensor<16xf32> {zero.role = #zero.role<param "bias" next = 1>},
                %out: tensor<16x6xf32> {zero.role = #zero.role<param "out" next = 2>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x16xf32>, tensor<16xf32>, tensor<16x6xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %p = stablehlo.dot_general %x, %in, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x16xf32>) -> tensor<12x16xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
  %h = stablehlo.add %p, %b : tensor<12x16xf32>
  %y = stablehlo.dot_general %h, %out, contracting_dims = [1] x [0] : (tensor<12x16xf32>, tensor<16x6xf32>) -> tensor<12x6xf32>
  %square = stablehlo.multiply %y, %y : tensor<12x6xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x6xf32>, tensor<f32>) -> tensor<f32>
  %dout = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] : (tensor<12x16xf32>, tensor<12x6xf32>) -> tensor<16x6xf32>
  %dh = stablehlo.dot_general %y, %out, contracting_dims = [1] x [1] : (tensor<12x6xf32>, tensor<16x6xf32>) -> tensor<12x16xf32>
  %db = stablehlo.reduce(%dh init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
  %din = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x16xf32>) -> tensor<4x16xf32>
  %in1 = stablehlo.subtract %in, %din : tensor<4x16xf32>
  %bias1 = stablehlo.subtract %bias, %db : tensor<16xf32>
  %out1 = stablehlo.subtract %out, %dout : tensor<16x6xf32>
  return %in1, %bias1, %out1, %loss : tensor<4x16xf32>, tensor<16xf32>, tensor<16x6xf32>, tensor<f32>
}

//--- given.mlir
sdy.mesh @mesh = <["dp"=1, "tp"=2]>
func.func @main(%in: tensor<4x16xf32> {zero.role = #zero.role<param "in" next = 0>, sdy.sharding = #sdy.sharding<@mesh, [{}, {"tp"}]>},
                %bias: tensor<16xf32> {zero.role = #zero.role<param "bias" next = 1>, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}]>},
                %out: tensor<16x6xf32> {zero.role = #zero.role<param "out" next = 2>, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x16xf32>, tensor<16xf32>, tensor<16x6xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %p = stablehlo.dot_general %x, %in, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x16xf32>) -> tensor<12x16xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
  %h0 = stablehlo.add %p, %b : tensor<12x16xf32>
  %h = sdy.sharding_constraint %h0 <@mesh, [{}, {"tp"}]> : tensor<12x16xf32>
  %y = stablehlo.dot_general %h, %out, contracting_dims = [1] x [0] : (tensor<12x16xf32>, tensor<16x6xf32>) -> tensor<12x6xf32>
  %square = stablehlo.multiply %y, %y : tensor<12x6xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x6xf32>, tensor<f32>) -> tensor<f32>
  %dout = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] : (tensor<12x16xf32>, tensor<12x6xf32>) -> tensor<16x6xf32>
  %dh = stablehlo.dot_general %y, %out, contracting_dims = [1] x [1] : (tensor<12x6xf32>, tensor<16x6xf32>) -> tensor<12x16xf32>
  %db = stablehlo.reduce(%dh init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
  %din = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x16xf32>) -> tensor<4x16xf32>
  %in1 = stablehlo.subtract %in, %din : tensor<4x16xf32>
  %bias1 = stablehlo.subtract %bias, %db : tensor<16xf32>
  %out1 = stablehlo.subtract %out, %dout : tensor<16x6xf32>
  return %in1, %bias1, %out1, %loss : tensor<4x16xf32>, tensor<16xf32>, tensor<16x6xf32>, tensor<f32>
}

//--- fused.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x32xf32> {zero.role = #zero.role<param "w" next = 0>, sdy.sharding = #sdy.sharding<@mesh, [{}, {"tp"}]>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x32xf32> {
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x32xf32>) -> tensor<12x32xf32>
  %gate = stablehlo.slice %p [0:12, 0:16] : (tensor<12x32xf32>) -> tensor<12x16xf32>
  %up = stablehlo.slice %p [0:12, 16:32] : (tensor<12x32xf32>) -> tensor<12x16xf32>
  %h = stablehlo.multiply %gate, %up : tensor<12x16xf32>
  %dw = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x16xf32>) -> tensor<4x16xf32>
  %both = stablehlo.concatenate %dw, %dw, dim = 1 : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
  %new = stablehlo.subtract %w, %both : tensor<4x32xf32>
  return %new : tensor<4x32xf32>
}

//--- follow.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x32xf32> {zero.role = #zero.role<param "w" next = 0>, sdy.sharding = #sdy.sharding<@mesh, [{}, {"tp"}]>},
                %bias: tensor<32xf32> {zero.role = #zero.role<param "bias" next = 1>},
                %shift: tensor<1x16xf32> {zero.role = #zero.role<param "shift" next = 2>},
                %out: tensor<16x6xf32> {zero.role = #zero.role<param "out" next = 3>},
                %sums: tensor<16xf32> {zero.role = #zero.role<opt_state "sums" next = 4>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x32xf32>, tensor<32xf32>, tensor<1x16xf32>, tensor<16x6xf32>, tensor<16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xw = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x32xf32>) -> tensor<12x32xf32>
  %biases = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<32xf32>) -> tensor<12x32xf32>
  %p = stablehlo.add %xw, %biases : tensor<12x32xf32>
  %gate = stablehlo.slice %p [0:12, 0:16] : (tensor<12x32xf32>) -> tensor<12x16xf32>
  %up = stablehlo.slice %p [0:12, 16:32] : (tensor<12x32xf32>) -> tensor<12x16xf32>
  %product = stablehlo.multiply %gate, %up : tensor<12x16xf32>
  %flat = stablehlo.reshape %shift : (tensor<1x16xf32>) -> tensor<16xf32>
  %shifts = stablehlo.broadcast_in_dim %flat, dims = [1] : (tensor<16xf32>) -> tensor<12x16xf32>
  %h = stablehlo.add %product, %shifts : tensor<12x16xf32>
  %y = stablehlo.dot_general %h, %out, contracting_dims = [1] x [0] : (tensor<12x16xf32>, tensor<16x6xf32>) -> tensor<12x6xf32>
  %dout = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] : (tensor<12x16xf32>, tensor<12x6xf32>) -> tensor<16x6xf32>
  %dh = stablehlo.dot_general %y, %out, contracting_dims = [1] x [1] : (tensor<12x6xf32>, tensor<16x6xf32>) -> tensor<12x16xf32>
  %dgate = stablehlo.multiply %dh, %up : tensor<12x16xf32>
  %dup = stablehlo.multiply %dh, %gate : tensor<12x16xf32>
  %dp = stablehlo.concatenate %dgate, %dup, dim = 1 : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x32xf32>
  %dw = stablehlo.dot_general %x, %dp, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x32xf32>) -> tensor<4x32xf32>
  %dbias = stablehlo.reduce(%dp init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12x32xf32>, tensor<f32>) -> tensor<32xf32>
  %sums1 = stablehlo.reduce(%dh init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
  %dshift = stablehlo.reshape %sums1 : (tensor<16xf32>) -> tensor<1x16xf32>
  %w1 = stablehlo.subtract %w, %dw : tensor<4x32xf32>
  %bias1 = stablehlo.subtract %bias, %dbias : tensor<32xf32>
  %shift1 = stablehlo.subtract %shift, %dshift : tensor<1x16xf32>
  %out1 = stablehlo.subtract %out, %dout : tensor<16x6xf32>
  return %w1, %bias1, %shift1, %out1, %sums1 : tensor<4x32xf32>, tensor<32xf32>, tensor<1x16xf32>, tensor<16x6xf32>, tensor<16xf32>
}

//--- part.mlir
sdy.mesh @mesh = <["tp"=4]>
func.func @main(%w: tensor<4x16xf32> {zero.role = #zero.role<param "w" next = 0>, sdy.sharding = #sdy.sharding<@mesh, [{}, {"tp":(1)2}]>}) -> tensor<4x16xf32> {
  return %w : tensor<4x16xf32>
}

//--- region.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x4xf32> {
  %a = sdy.manual_computation(%w) in_shardings=[<@mesh, [{"tp"}, {}]>] out_shardings=[<@mesh, [{"tp"}, {}]>] manual_axes={"tp"} (%p: tensor<2x4xf32>) {
    %n = stablehlo.negate %p : tensor<2x4xf32>
    sdy.return %n : tensor<2x4xf32>
  } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a : tensor<4x4xf32>
}
