// Groups named by axes of a mesh as rows of device numbers: the same on every device.
// RUN: split-file %s %t
// RUN: zero-opt %t/groups.mlir --zero-expand-groups | FileCheck %t/groups.mlir
// RUN: zero-opt %t/groups.mlir --zero-expand-groups | FileCheck %t/groups.mlir --check-prefix=GONE
// RUN: zero-run %t/devices.mlir --interpret --as-is
// RUN: zero-opt %t/devices.mlir --zero-expand-groups -o %t/rows.mlir
// RUN: zero-run %t/rows.mlir --interpret --as-is
// RUN: not zero-opt %t/late.mlir --zero-expand-groups 2>&1 | FileCheck %t/late.mlir

//--- groups.mlir
// GONE-NOT: replica_group_mesh_axes
sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
sdy.mesh @turned = <["a"=2, "b"=2], device_ids=[0, 2, 1, 3]>
sdy.mesh @one = <[], device_ids=[0]>
// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<4xf32>) {
  // Along the inner axis, and along the outer one.
  // CHECK: replica_groups = dense<{{\[\[}}0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "b">]>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: replica_groups = dense<{{\[\[}}0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>
  %1 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>}> : (tensor<4xf32>) -> tensor<4xf32>
  // The first axis that is named is the outermost.
  // CHECK: replica_groups = dense<{{\[\[}}0, 4, 1, 5, 2, 6, 3, 7]]> : tensor<1x8xi64>
  %2 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "b">, #stablehlo.axis_ref<name = "a">]>}> : (tensor<4xf32>) -> tensor<4xf32>
  // The outer and the inner half of an axis.
  // CHECK: replica_groups = dense<{{\[\[}}0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>
  %3 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "b", sub_axis_info = (1)2>]>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: replica_groups = dense<{{\[\[}}0, 1, 4, 5], [2, 3, 6, 7]]> : tensor<2x4xi64>
  %4 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">, #stablehlo.axis_ref<name = "b", sub_axis_info = (2)2>]>}> : (tensor<4xf32>) -> tensor<4xf32>
  // The mesh's own order of devices; a mesh without axes; a mesh of the op's own.
  // CHECK: replica_groups = dense<{{\[\[}}0, 1], [2, 3]]> : tensor<2x2xi64>
  %5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @turned, axes = [#stablehlo.axis_ref<name = "a">]>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: replica_groups = dense<0> : tensor<1x1xi64>
  %6 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @one, axes = []>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: replica_groups = dense<{{\[\[}}0, 2], [1, 3]]> : tensor<2x2xi64>
  %7 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<4xf32>
  // Rows stay as they are, and so does what is no collective's.
  // CHECK: replica_groups = dense<{{\[\[}}1, 0]]> : tensor<1x2xi64>
  %8 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

//--- devices.mlir
// Devices along two axes, each with its number: joined along the outer half of the inner axis.
module {
  func.func @step(%x: tensor<1xi64>) -> tensor<2xi64> {
    %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<1xi64>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<0> : tensor<1xi64>
    %1 = stablehlo.constant dense<1> : tensor<1xi64>
    %2 = stablehlo.constant dense<2> : tensor<1xi64>
    %3 = stablehlo.constant dense<3> : tensor<1xi64>
    %4 = stablehlo.constant dense<4> : tensor<1xi64>
    %5 = stablehlo.constant dense<5> : tensor<1xi64>
    %6 = stablehlo.constant dense<6> : tensor<1xi64>
    %7 = stablehlo.constant dense<7> : tensor<1xi64>
    %r:8 = "interpreter.run_parallel"(%0, %1, %2, %3, %4, %5, %6, %7) <{programs = [[@step], [@step], [@step], [@step], [@step], [@step], [@step], [@step]]}> : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
    check.expect_eq_const %r#0, dense<[0, 2]> : tensor<2xi64>
    check.expect_eq_const %r#3, dense<[1, 3]> : tensor<2xi64>
    check.expect_eq_const %r#6, dense<[4, 6]> : tensor<2xi64>
    return
  }
}

//--- late.mlir
// CHECK: 'zero-expand-groups' expects a module in phase 'input', but this one is in phase 'import'
module attributes {zero.phase = "import", zero.format = 3 : i64} {
}
