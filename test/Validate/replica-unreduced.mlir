// A step by shard_map without its psum: the parameters of the devices would drift apart.
// RUN: not zero-opt %s --zero-to-import --zero-to-replica=ranks=2 2>&1 | FileCheck %s
// CHECK: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: devices may return different values of what out_shardings say is the same on all; reduce it (jax.lax.psum, pmean), or shard the result by the axis (out_specs)
// CHECK: :[[#@LINE+4]]:10: note: a value of each device's own, expected the same on all
sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) {
    %1 = stablehlo.subtract %a, %b : tensor<4x3xf32>
    sdy.return %1 : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
