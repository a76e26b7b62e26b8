// What says only where values lie goes; a part of the program by name is what it computes.
// RUN: zero-opt %s --zero-simplify | FileCheck %s
// What it says along the axis of a model's parallelism is kept: of the argument, of the op whose value it is.
// RUN: zero-opt %s --zero-simplify=model-axis=dp | FileCheck %s --check-prefix=KEPT
// KEPT: func.func @placements(%[[x:[^:]*]]: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}]>})
// KEPT-NOT: sharding
// KEPT: func.func @values(
// KEPT-NEXT: %{{.*}} = stablehlo.negate {{.*}} {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}]>}
// KEPT-NEXT: %{{.*}} = stablehlo.abs {{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"dp"}]>]>}

sdy.mesh @mesh = <["dp"=2]>
sdy.mesh @empty = <[]>

// CHECK-LABEL: func.func @placements
// CHECK-SAME: %[[x:[^:]*]]: tensor<4xf32>
// CHECK-NEXT: %[[y:.*]] = stablehlo.negate %[[x]]
// CHECK-NEXT: %[[z:.*]] = stablehlo.multiply %[[y]], %[[x]]
// CHECK-NEXT: return %[[z]], %[[y]]
func.func @placements(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = sdy.sharding_constraint %x <@mesh, [{"dp"}]> : tensor<4xf32>
  %1 = sdy.reshard %0 <@mesh, [{}]> : tensor<4xf32>
  sdy.sharding_group %1 group_id=21 : tensor<4xf32>
  %2:2 = sdy.named_computation<"part">(%1, %x) (%a: tensor<4xf32>, %b: tensor<4xf32>) {
    %3 = stablehlo.negate %a : tensor<4xf32>
    %4 = sdy.propagation_barrier %3 allowed_direction=NONE : tensor<4xf32>
    %5 = stablehlo.multiply %4, %b : tensor<4xf32>
    sdy.return %5, %4 : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @values
// CHECK-NOT: sharding
func.func @values(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = sdy.reshard %0 <@mesh, [{"dp"}]> : tensor<4xf32>
  %2 = stablehlo.abs %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"dp"}]>]>} : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// A mesh without axes: on one device, whole.
// CHECK-LABEL: func.func @no_axes
// CHECK: sdy.manual_computation(%{{.*}}) in_shardings=[<@empty, []>]
func.func @no_axes(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%x) in_shardings=[<@empty, []>] out_shardings=[<@empty, []>] manual_axes={} (%a: tensor<4xf32>) {
    sdy.return %a : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
