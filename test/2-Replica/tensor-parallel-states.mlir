// States beside split weights: what takes a part with them, what stays whole, and what is refused.
// RUN: split-file %s %t

// A bias of two dimensions takes the part that its uses ask for, as a vector does.
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel" --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/local.mlir
// RUN: FileCheck %s --check-prefix=FOUND < %t/local.mlir
// RUN: zero-opt %t/local.mlir --zero-validate=origin=%t/import.mlir -o /dev/null
// FOUND: <param "in" next = 0> {cut = [1, "tp", 2]
// FOUND: <param "bias" next = 1> {cut = [1, "tp", 2]
// FOUND-NOT: gather

// Where the user shards the weight alone, the bias stays whole, and its new value is brought together.
// RUN: sed 's/"in" next = 0>/&, mhlo.sharding = "{devices=[1,2]<=[2]}"/' %t/step.mlir | zero-opt --zero-to-import -o %t/weight-import.mlir
// RUN: zero-opt %t/weight-import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2" --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/weight.mlir
// RUN: FileCheck %s --check-prefix=WEIGHT < %t/weight.mlir
// RUN: zero-opt %t/weight.mlir --zero-validate=origin=%t/weight-import.mlir -o /dev/null
// WEIGHT: <param "in" next = 0> {cut = [1, "tp", 2]
// WEIGHT: <param "bias" next = 1> {slots
// WEIGHT: %[[NEW:.*]] = zero.batch_gather %{{.*}} over @mesh["tp"] : tensor<8x1xf32> -> tensor<16x1xf32>
// WEIGHT-NEXT: %[[TURNED:.*]] = stablehlo.transpose %[[NEW]]
// WEIGHT-NEXT: return %{{.*}}, %[[TURNED]]
// Without the gather it is another step.
// RUN: sed 's/zero.batch_gather \(%[0-9]*\).*/stablehlo.concatenate \1, \1, dim = 0 : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<16x1xf32>/' %t/weight.mlir > %t/lost.mlir
// RUN: not zero-opt %t/lost.mlir --zero-validate=origin=%t/weight-import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: {{.*}}cannot be proved

// A plan has a line for each parameter, and for each other state that the user shards.
// RUN: sed '/func.func/s/"m" next = 2[^>]*>/&, mhlo.sharding = "{devices=[1,2]<=[2]}"/' %t/import.mlir > %t/moment.mlir
// RUN: zero-opt %t/moment.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tensor-parallel tp-plan=%t/plan" -o %t/found.mlir
// RUN: FileCheck %s --check-prefix=PLAN --match-full-lines --strict-whitespace < %t/plan
//      PLAN:in: 1
// PLAN-NEXT:bias: 1
// PLAN-NEXT:m: 1
// RUN: zero-opt %t/moment.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/plan" -o %t/read.mlir
// RUN: grep zero.leaf %t/found.mlir > %t/found-leaves && grep zero.leaf %t/read.mlir | diff %t/found-leaves -
// DEFINE: %{plan} =
// DEFINE: %{refused} = sed %{plan} %t/plan > %t/wrong && not zero-opt %t/moment.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/wrong" 2>&1
// REDEFINE: %{plan} = 's/m: 1/m: whole/'
// RUN: %{refused} | FileCheck %s --check-prefix=OTHER
// OTHER: error: --tp-plan={{.*}}wrong has 'm: whole', expected dimension 1, along which the step's own sharding has it
// REDEFINE: %{plan} = 's/in: 1/&\nin: whole/'
// RUN: %{refused} | FileCheck %s --check-prefix=TWICE
// TWICE: error: --tp-plan={{.*}}wrong has "in" twice, expected one line for each parameter
// REDEFINE: %{plan} = 's/in: 1/in: 1 in 0 groups/'
// RUN: %{refused} | FileCheck %s --check-prefix=GROUPS
// GROUPS: error: --tp-plan={{.*}}wrong has 'in: 1 in 0 groups' for a parameter of type 'tensor<4x16xf32>'
// RUN: not zero-opt %t/region.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/plan" 2>&1 | FileCheck %s --check-prefix=REGION
// REGION: error: 'sdy.manual_computation' op says itself what each device computes, expected a step on whole values for --tp-plan; drop the option

// Lists of more devices than there are, and orders that are none, are over no axis.
// RUN: sed '/func.func/s/"in" next = 0>/&, mhlo.sharding = "{devices=[1,99999999999]<=[99999999999]}"/' %t/import.mlir | zero-opt --zero-tensor-parallel="model-axis=tp model-ranks=2" | FileCheck %s --check-prefix=WHOLE
// RUN: sed '/func.func/s/"in" next = 0>/&, mhlo.sharding = "{devices=[1,2]<=[2,1]T(0,0)}"/' %t/import.mlir | zero-opt --zero-tensor-parallel="model-axis=tp model-ranks=2" | FileCheck %s --check-prefix=WHOLE
// WHOLE: <param "in" next = 0> {slots = {main = [0, 0]}}

//--- step.mlir
func.func @main(%in: tensor<4x16xf32> {zero.role = #zero.role<param "in" next = 0>},
                %bias: tensor<1x16xf32> {zero.role = #zero.role<param "bias" next = 1>},
                %m: tensor<4x16xf32> {zero.role = #zero.role<opt_state "m" next = 2 of = "in">},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x16xf32>, tensor<1x16xf32>, tensor<4x16xf32>) {
  %p = stablehlo.dot_general %x, %in, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x16xf32>) -> tensor<12x16xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<12x16xf32>
  %y = stablehlo.add %p, %b : tensor<12x16xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sums = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12x16xf32>, tensor<f32>) -> tensor<16xf32>
  %db = stablehlo.reshape %sums : (tensor<16xf32>) -> tensor<1x16xf32>
  %din = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x16xf32>) -> tensor<4x16xf32>
  %m1 = stablehlo.add %m, %din : tensor<4x16xf32>
  %in1 = stablehlo.subtract %in, %m1 : tensor<4x16xf32>
  %bias1 = stablehlo.subtract %bias, %db : tensor<1x16xf32>
  return %in1, %bias1, %m1 : tensor<4x16xf32>, tensor<1x16xf32>, tensor<4x16xf32>
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
