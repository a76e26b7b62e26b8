// Collectives of StableHLO on four devices: two replicas of two partitions. Results are joined along dimension 0, device
// after device.
// RUN: zero-run %s --interpret --as-is --print --entry=main | FileCheck %s
// RUN: not zero-run %s --interpret --as-is --entry=range 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not zero-run %s --interpret --as-is --entry=split 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: not zero-run %s --interpret --as-is --entry=diverging 2>&1 | FileCheck %s --check-prefix=DIVERGING

module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
zero.mesh @mesh ["devices" = 4]

func.func @main() -> (tensor<2xui32> {zero.role = #zero.role<output "ids" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "replicas" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "all of replica" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "global" dim = 0>},
                      tensor<2xi32> {zero.role = #zero.role<output "gathered" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "scattered" dim = 0>},
                      tensor<2xi32> {zero.role = #zero.role<output "exchanged" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "permuted" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "broadcast" dim = 0>},
                      tensor<1xbf16> {zero.role = #zero.role<output "narrow" dim = 0>}) {
  %replica = stablehlo.replica_id : tensor<ui32>
  %partition = stablehlo.partition_id : tensor<ui32>
  %r = stablehlo.reshape %replica : (tensor<ui32>) -> tensor<1xui32>
  %p = stablehlo.reshape %partition : (tensor<ui32>) -> tensor<1xui32>
  %ids = stablehlo.concatenate %r, %p, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
  // 1, 10, 100, 1000 on the four devices.
  %rank = zero.rank_offset 1 over @mesh["devices"] : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %power = stablehlo.power %ten, %rank : tensor<i32>
  %x = stablehlo.reshape %power : (tensor<i32>) -> tensor<1xi32>
  %replicas = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1xi32>) -> tensor<1xi32>
  %both = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1xi32>) -> tensor<1xi32>
  %global = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1xi32>) -> tensor<1xi32>
  %gathered = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<1xi32>) -> tensor<2xi32>
  %scattered = "stablehlo.reduce_scatter"(%gathered) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<1xi32>
  %pair = stablehlo.concatenate %x, %x, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %two = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %doubled = stablehlo.multiply %pair, %two : tensor<2xi32>
  %exchanged = "stablehlo.all_to_all"(%doubled) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2xi32>) -> tensor<2xi32>
  %permuted = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<1xi32>) -> tensor<1xi32>
  %broadcast = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
  // In f32: (256 + 1) + 1 = 258. Rounded to bf16 after each step, it would be 256.
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %first = stablehlo.compare EQ, %rank, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %large = stablehlo.constant dense<256.0> : tensor<bf16>
  %one = stablehlo.constant dense<1.0> : tensor<bf16>
  %half = stablehlo.select %first, %large, %one : tensor<i1>, tensor<bf16>
  %n = stablehlo.reshape %half : (tensor<bf16>) -> tensor<1xbf16>
  %narrow = "stablehlo.all_reduce"(%n) <{replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1xbf16>) -> tensor<1xbf16>
  return %ids, %replicas, %both, %global, %gathered, %scattered, %exchanged, %permuted, %broadcast, %narrow
    : tensor<2xui32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1xi32>,
      tensor<1xi32>, tensor<1xbf16>
}
// CHECK: result0: tensor<8xui32> [0, 0, 0, 1, 1, 0, 1, 1]
// CHECK: result1: tensor<4xi32> [101, 1010, 101, 1010]
// CHECK: result2: tensor<4xi32> [11, 11, 1100, 1100]
// CHECK: result3: tensor<4xi32> [1001, 110, 110, 1001]
// CHECK: result4: tensor<8xi32> [100, 1, 1000, 10, 100, 1, 1000, 10]
// CHECK: result5: tensor<4xi32> [1100, 11, 1100, 11]
// CHECK: result6: tensor<8xi32> [1, 10, 2, 20, 100, 1000, 200, 2000]
// CHECK: result7: tensor<4xi32> [0, 1, 0, 100]
// CHECK: result8: tensor<4xi32> [100, 1000, 100, 1000]
// CHECK: result9: tensor<4xbf16> [258, 258, 258, 1]

func.func @range() -> (tensor<1xi32> {zero.role = #zero.role<output "x" dim = 0>}) {
  %x = stablehlo.constant dense<1> : tensor<1xi32>
  // RANGE: error: names device 2 in its groups, but there are 2
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

func.func @split() -> (tensor<2xi32> {zero.role = #zero.role<output "x" dim = 0>}) {
  %x = stablehlo.constant dense<1> : tensor<2xi32>
  // SPLIT: error: has split_count 1, expected 2, the devices of a group
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

func.func @diverging() -> (tensor<1xi32> {zero.role = #zero.role<output "x" dim = 0>}) {
  %id = stablehlo.replica_id : tensor<ui32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %x = stablehlo.constant dense<1> : tensor<1xi32>
  %first = stablehlo.compare EQ, %id, %zero, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %0 = "stablehlo.if"(%first) ({
    // DIVERGING: error: is reached by 2 of 4 devices: the control flow around a collective must be the same on all
    %1 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
    stablehlo.return %1 : tensor<1xi32>
  }, {
    stablehlo.return %x : tensor<1xi32>
  }) : (tensor<i1>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
}
