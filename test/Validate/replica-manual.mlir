// What devices compute in a manual computation is what ranks compute: also values of each one's own.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// A reduction of another kind, none, or of something else.
// RUN: sed 's/all_reduce add %9/all_reduce max %9/' %t.mlir | %{refused} | FileCheck %s --check-prefix=KIND
// KIND: error: 'func.return' op gives result 1 (loss) that cannot be proved equal to the import program's: expected all_reduce "add"(sqrt({{.*}}, found all_reduce "max"(sqrt(
// RUN: sed 's/return %18, %10/return %18, %9/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NONE
// NONE: error: 'func.return' op gives result 1 (loss) that cannot be proved equal to the import program's: it is a value of each rank's own, expected the same on all ranks

// Another device's number, another number of ranks.
// RUN: sed 's/rank_offset 1/rank_offset 2/' %t.mlir | %{refused} | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: 'func.return' op gives result 1 (loss) that cannot be proved equal to the import program's: expected
// RUN: sed 's/dense<4.000000e+00>/dense<3.000000e+00>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=COUNT
// COUNT: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected constant {value = dense<4.000000e+00>

// Other operands of the computation, another use of what its devices return.
// RUN: sed 's/dot_general %1, %2, contracting_dims = .0./dot_general %arg1, %2, contracting_dims = [0]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=PART
// PART: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected multiply(argument 1, 
// RUN: sed 's/dense<5.000000e-01>/dense<2.500000e-01>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=SCALE
// SCALE: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected constant
// RUN: sed 's/all_reduce max %16/all_reduce min %16/' %t.mlir | %{refused} | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: error: 'func.return' op gives result 3 (first) that cannot be proved equal to the import program's: expected
// RUN: sed 's/return %18, %10, %7, %17/return %18, %10, %2, %17/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ROWS
// ROWS: error: 'func.return' op gives result 2 (y) that cannot be proved equal to the import program's: expected add(rows array<i64: 0, 1>(dot_general({{.*}}), rank times{{.*}} : tensor<2x3xf32>, found dot_general(

// The mark of what the user wrote for one rank.
// RUN: sed 's/attributes {zero.by_rank}//' %t.mlir | %{refused} | FileCheck %s --check-prefix=MARK
// MARK: error: 'main' is not marked zero.by_rank, expected the mark where the import program has a manual computation, and only there

sdy.mesh @mesh = <["dp"=4]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<8x3xf32> {zero.role = #zero.role<output "y">}, tensor<f32> {zero.role = #zero.role<metric "first">}) {
  %scale = stablehlo.constant dense<0.5> : tensor<f32>
  %spread = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %scaled = stablehlo.multiply %x, %spread : tensor<8x4xf32>
  %0:4 = sdy.manual_computation(%w, %scaled) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, []>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<2x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %y = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %id = stablehlo.partition_id : tensor<ui32>
    %number = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
    %shift = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %shifted = stablehlo.add %y, %shift : tensor<2x3xf32>
    %sum = stablehlo.reduce(%shifted init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    // Not what one device would compute of the whole batch: the root of its own sum.
    %root = stablehlo.sqrt %sum : tensor<f32>
    %loss = "stablehlo.all_reduce"(%root) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %part = stablehlo.dot_general %b, %y, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %g = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    // What all devices have is summed once more.
    %again = "stablehlo.all_reduce"(%g) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %each = stablehlo.reshape %root : (tensor<f32>) -> tensor<1xf32>
    sdy.return %again, %loss, %shifted, %each : tensor<4x3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<1xf32>
  } : (tensor<4x3xf32>, tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<8x3xf32>, tensor<4xf32>)
  // The largest of what the devices return, outside.
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%0#3 init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %w1 = stablehlo.subtract %w, %0#0 : tensor<4x3xf32>
  return %w1, %0#1, %0#2, %largest : tensor<4x3xf32>, tensor<f32>, tensor<8x3xf32>, tensor<f32>
}
