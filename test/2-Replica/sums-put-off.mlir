// Sums over ranks of a model's axis that are added up are one, whatever ranks have alike stands between them: the last rank adds that.
// DEFINE: %{split} = --zero-tensor-parallel="model-axis=tp model-ranks=2" --zero-model-parallel="model-axis=tp model-ranks=2"
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir %{split} -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %s --zero-to-replica="mesh=dp=3,tp=2" -o /dev/null

// CHECK-DAG: %[[RANK:.*]] = zero.rank_offset 1 over @mesh["tp"]
// CHECK-DAG: %[[ONE:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK: %[[LAST:.*]] = stablehlo.compare EQ, %[[RANK]], %[[ONE]]
// CHECK: %[[X:.*]] = stablehlo.select %[[LAST]], %{{.*}} : tensor<i1>, tensor<6x4xf32>
// CHECK: stablehlo.tanh
// CHECK: %[[A:.*]] = stablehlo.dot_general
// CHECK: %[[XA:.*]] = stablehlo.add %[[X]], %[[A]]
// CHECK: %[[B:.*]] = stablehlo.select %[[LAST]], %{{.*}} : tensor<i1>, tensor<6x4xf32>
// CHECK: %[[XAB:.*]] = stablehlo.subtract %[[XA]], %[[B]]
// CHECK: %[[M:.*]] = stablehlo.dot_general
// CHECK: %[[S:.*]] = stablehlo.add %[[XAB]], %[[M]]
// CHECK-NOT: zero.all_reduce
// CHECK: %[[SUM:.*]] = zero.all_reduce add %[[S]] over @mesh["tp"] : tensor<6x4xf32>
// What is needed whole is not put off: the second sum is of a part alone.
// CHECK: %[[T:.*]] = stablehlo.tanh %[[SUM]]
// CHECK: %[[U:.*]] = stablehlo.dot_general %[[T]]
// CHECK: %[[P:.*]] = stablehlo.dot_general %[[U]]
// CHECK: %[[R:.*]] = zero.all_reduce add %[[P]] over @mesh["tp"] : tensor<6x4xf32>
// CHECK: stablehlo.add %[[SUM]], %[[R]]

// Which rank it is has to be one, the others have -0.0, and what is added is what ranks have alike.
// RUN: sed 's/dense<1> : tensor<i32>/dense<2> : tensor<i32>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NONE
// NONE: error: 'stablehlo.compare' op cannot be proved {{.*}} (the rank is not compared with the number of one)
// RUN: sed -E 's/(%%[0-9]+) = stablehlo.compare EQ, (%%[0-9]+), (%%c[_0-9]*), SIGNED .*/%%r = stablehlo.convert \2 : (tensor<i32>) -> tensor<f32>\n%%f = stablehlo.constant dense<1.0> : tensor<f32>\n\1 = stablehlo.compare EQ, %%r, %%f, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=SEVERAL
// RUN: sed 's/compare EQ/compare GE/' %t.mlir | %{refused} | FileCheck %s --check-prefix=SEVERAL
// Nor may all others add it.
// RUN: sed -E 's/(stablehlo.select %%[0-9]+), (%%[a-z0-9_]+), (%%[a-z0-9_]+) : (.*6x4xf32)/\1, \3, \2 : \4/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ZERO
// SEVERAL: error: 'stablehlo.compare' op cannot be proved {{.*}} (the rank is not compared with the number of one)
// RUN: sed 's/dense<-0.000000e+00>/dense<0.000000e+00>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ZERO
// ZERO: error: 'stablehlo.select' op cannot be proved {{.*}} (what other ranks have is not zero, -0.0 for floating numbers)
// RUN: sed 's/dense<-0.000000e+00>/dense<1.000000e+00>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ZERO

sdy.mesh @mesh = <["dp"=1, "tp"=2]>
func.func @main(%up: tensor<4x8xf32> {zero.role = #zero.role<frozen "up">, sdy.sharding = #sdy.sharding<@mesh, [{}, {"tp"}]>},
                %first: tensor<8x4xf32> {zero.role = #zero.role<frozen "first">, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %second: tensor<8x4xf32> {zero.role = #zero.role<frozen "second">, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %third: tensor<8x4xf32> {zero.role = #zero.role<frozen "third">, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
                %bias: tensor<4xf32> {zero.role = #zero.role<frozen "bias">},
                %scale: tensor<4xf32> {zero.role = #zero.role<param "scale" next = 0>},
                %x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %h = stablehlo.dot_general %x, %up, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
  %n = stablehlo.tanh %h : tensor<6x8xf32>
  %a = stablehlo.dot_general %n, %first, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
  %xa = stablehlo.add %x, %a : tensor<6x4xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
  %xab = stablehlo.subtract %xa, %b : tensor<6x4xf32>
  %m = stablehlo.dot_general %n, %second, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
  %y = stablehlo.add %xab, %m : tensor<6x4xf32>
  %t = stablehlo.tanh %y : tensor<6x4xf32>
  %u = stablehlo.dot_general %t, %up, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
  %p = stablehlo.dot_general %u, %third, contracting_dims = [1] x [0] : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
  %z = stablehlo.add %y, %p : tensor<6x4xf32>
  %square = stablehlo.multiply %z, %z : tensor<6x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %scaled = stablehlo.multiply %d, %scale : tensor<4xf32>
  %loss = stablehlo.reduce(%scaled init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %new = stablehlo.subtract %scale, %d : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}
