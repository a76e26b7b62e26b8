// Meshes and shardings as JAX prints them: text -> IR -> text is the identity, from the generic form too.
// RUN: grep -v '^//' %s >%t.in
// RUN: zero-opt %t.in -o %t && diff -B %t.in %t
// RUN: zero-opt %t.in --mlir-print-op-generic | zero-opt -o %t && diff -B %t.in %t
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  sdy.mesh @m1 = <[], device_ids=[3]>
  sdy.mesh @m2 = <["a"=2, "b"=2], device_ids=[0, 2, 1, 3]>
  sdy.mesh @m3 = <[]>
  sdy.mesh @m4 = <["a"=2, "b"=2], device_ids=[0, 2, 1, 3]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}], device_ids = dense<[0, 2, 1, 3]> : tensor<4xi64>}}
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2, ?}p1, {}], replicated={"a"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}], unreduced={"a"}>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<4x8xf32>) {
      sdy.return %arg1 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.named_computation<"foo">(%1) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.named_computation<"foo">(%1) (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = sdy.data_flow_edge %2 sharding=<@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %5 = stablehlo.add %4, %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {?}], replicated={"b":(1)2}>]>} : tensor<8x8xf32>
    sdy.sharding_group %5 group_id=21 : tensor<8x8xf32>
    %6 = sdy.propagation_barrier %5 allowed_direction=FORWARD : tensor<8x8xf32>
    %7 = sdy.reshard %6 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %8 = sdy.sharding_constraint %arg0 <mesh<["c"=8]>, [{"c"}, {}]> : tensor<8x8xf32>
    return %7 : tensor<8x8xf32>
  }
  func.func @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2, "a", ?}p1, {}]>}, %arg1: tensor<4xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}p0], replicated={"b"}, unreduced={"a"}>}) {
    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, [{?}]>] manual_axes={"a", "b"} (%arg2: tensor<4x8xf32>, %arg3: tensor<4xf32>) {
      sdy.return %arg2, %arg3 : tensor<4x8xf32>, tensor<4xf32>
    } : (tensor<8x8xf32>, tensor<4xf32>) -> (tensor<8x8xf32>, tensor<4xf32>)
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      sdy.return
    } : () -> ()
    %1 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      sdy.return %arg2 : tensor<4x8xf32>
    } {foo = 1 : i32} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.named_computation<"foo">(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] (%arg2: tensor<8x8xf32>) {
      sdy.return %arg2 : tensor<8x8xf32>
    } {mhlo.frontend_attributes = {x = "y"}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.data_flow_edge %2 : tensor<8x8xf32>
    %4 = sdy.propagation_barrier %3 allowed_direction=NONE : tensor<8x8xf32>
    %5 = stablehlo.add %3, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : tensor<8x8xf32>
    return %0#0 : tensor<8x8xf32>
  }
}
