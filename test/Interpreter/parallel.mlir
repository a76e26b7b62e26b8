// Programs that run functions on devices of their own, as conformance suites write collectives.
// RUN: zero-run %s --interpret --as-is --entry=replicas
// RUN: zero-run %s --interpret --as-is --entry=partitions
// RUN: zero-run %s --interpret --as-is --entry=both
// RUN: zero-run %s --interpret --as-is --entry=transfers
// RUN: zero-run %s --interpret --as-is --entry=host
// RUN: zero-run %s --interpret --as-is --entry=probes | FileCheck %s --check-prefix=PRINT
// RUN: not zero-run %s --interpret --as-is --entry=apart 2>&1 | FileCheck %s --check-prefix=APART
// RUN: zero-run %s --interpret --as-is --entry=order
// RUN: not zero-run %s --interpret --as-is --entry=wrong_transfer 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not zero-run %s --interpret --as-is --entry=nothing_sent 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not zero-run %s --interpret --as-is --entry=nothing_fed 2>&1 | FileCheck %s --check-prefix=FED

func.func @sum_of_replicas(%x: tensor<2xi64>) -> tensor<2xi64> {
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %1 = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @replicas() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %y = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %0:2 = "interpreter.run_parallel"(%x, %y) {programs = [[@sum_of_replicas], [@sum_of_replicas]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %0#0, dense<[4, 7]> : tensor<2xi64>
  check.expect_eq_const %0#1, dense<[4, 7]> : tensor<2xi64>
  return
}

func.func @shift(%x: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @partitions() {
  %x = stablehlo.constant dense<1> : tensor<i64>
  %y = stablehlo.constant dense<2> : tensor<i64>
  %z = stablehlo.constant dense<3> : tensor<i64>
  %0:3 = "interpreter.run_parallel"(%x, %y, %z) {programs = [[@shift, @shift, @shift]]} : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %0#0, dense<0> : tensor<i64>
  check.expect_eq_const %0#1, dense<1> : tensor<i64>
  check.expect_eq_const %0#2, dense<2> : tensor<i64>
  return
}

// Two replicas of two partitions: the number of each, and a sum over the replicas with all their partitions.
func.func @ids(%x: tensor<i64>) -> (tensor<ui32>, tensor<ui32>, tensor<i64>) {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.partition_id : tensor<ui32>
  %2 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %3 = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %3 : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<i64>) -> tensor<i64>
  return %0, %1, %2 : tensor<ui32>, tensor<ui32>, tensor<i64>
}
func.func @both() {
  %w = stablehlo.constant dense<1> : tensor<i64>
  %x = stablehlo.constant dense<10> : tensor<i64>
  %y = stablehlo.constant dense<100> : tensor<i64>
  %z = stablehlo.constant dense<1000> : tensor<i64>
  %0:12 = "interpreter.run_parallel"(%w, %x, %y, %z) {programs = [[@ids, @ids], [@ids, @ids]]} : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<ui32>, tensor<ui32>, tensor<i64>, tensor<ui32>, tensor<ui32>, tensor<i64>, tensor<ui32>, tensor<ui32>, tensor<i64>, tensor<ui32>, tensor<ui32>, tensor<i64>)
  check.expect_eq_const %0#3, dense<0> : tensor<ui32>
  check.expect_eq_const %0#4, dense<1> : tensor<ui32>
  check.expect_eq_const %0#5, dense<1111> : tensor<i64>
  check.expect_eq_const %0#6, dense<1> : tensor<ui32>
  check.expect_eq_const %0#7, dense<0> : tensor<ui32>
  check.expect_eq_const %0#11, dense<1111> : tensor<i64>
  return
}

// A group of replicas with all their partitions: partition after partition.
func.func @gather(%x: tensor<1xi64>) -> tensor<4xi64> {
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<1xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @order() {
  %w = stablehlo.constant dense<0> : tensor<1xi64>
  %x = stablehlo.constant dense<1> : tensor<1xi64>
  %y = stablehlo.constant dense<10> : tensor<1xi64>
  %z = stablehlo.constant dense<11> : tensor<1xi64>
  %0:4 = "interpreter.run_parallel"(%w, %x, %y, %z) {programs = [[@gather, @gather], [@gather, @gather]]} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %0#0, dense<[0, 10, 1, 11]> : tensor<4xi64>
  return
}

func.func @sender(%x: tensor<2xi64>, %t: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>}> : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
  %1 = stablehlo.add %x, %x : tensor<2xi64>
  %2 = "stablehlo.send"(%1, %0) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 2>, is_host_transfer = true}> : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
  return %2 : !stablehlo.token
}
func.func @receiver(%t: !stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>}> : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  %1:2 = "stablehlo.recv"(%0#1) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return %0#0, %1#0, %1#1 : tensor<2xi64>, tensor<2xi64>, !stablehlo.token
}
func.func @transfers() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %t = stablehlo.create_token : !stablehlo.token
  %0:4 = "interpreter.run_parallel"(%x, %t, %t) {programs = [[@sender], [@receiver]]} : (tensor<2xi64>, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token, tensor<2xi64>, tensor<2xi64>, !stablehlo.token)
  check.expect_eq_const %0#1, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %0#2, dense<[2, 4]> : tensor<2xi64>
  return
}

func.func @wrong_receiver(%t: !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<2xi32>, !stablehlo.token
}
// TYPE: error: receives 'tensor<2xi32>' from channel 7, through which tensor<2xi64> has been sent
func.func @wrong_transfer() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %t = stablehlo.create_token : !stablehlo.token
  %0:3 = "interpreter.run_parallel"(%x, %t, %t) {programs = [[@sender], [@wrong_receiver]]} : (tensor<2xi64>, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token, tensor<2xi32>, !stablehlo.token)
  return
}

func.func @first() -> tensor<2xi64> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @second() -> tensor<2xi64> {
  %0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @reader(%t: !stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>, !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  %1:2 = "stablehlo.infeed"(%0#1) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  %2 = "stablehlo.outfeed"(%0#0, %1#1) <{outfeed_config = ""}> : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
  return %0#0, %1#0, %2 : tensor<2xi64>, tensor<2xi64>, !stablehlo.token
}
func.func @host() {
  %t = stablehlo.create_token : !stablehlo.token
  %0:3 = "interpreter.run_parallel"(%t) {infeed = [@first, @second], programs = [[@reader]]} : (!stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>, !stablehlo.token)
  check.expect_eq_const %0#0, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %0#1, dense<[3, 4]> : tensor<2xi64>
  return
}

// PRINT: tensor<2xi64> [1, 2]
func.func @probes() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %y = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  interpreter.print %x : tensor<2xi64>
  %0 = interpreter.probe %x, probe_id = "a" : tensor<2xi64>
  %1 = stablehlo.add %0, %x : tensor<2xi64>
  %2 = interpreter.probe %1, probe_id = "a" : tensor<2xi64>
  check.expect_serialized_eq %x, probe_id = "a" : tensor<2xi64>
  check.expect_serialized_eq %y, probe_id = "a", iter = 1 : tensor<2xi64>
  return
}

// Devices of two functions do not reach a collective together.
// APART: error: is reached by 1 of 2 devices
func.func @sum_elsewhere(%x: tensor<2xi64>) -> tensor<2xi64> {
  return %x : tensor<2xi64>
}
func.func @apart() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %0:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@sum_of_replicas], [@sum_elsewhere]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  return
}

// NOTHING: error: receives from channel 7, through which nothing (more) has been sent
func.func @nothing_sent() {
  %t = stablehlo.create_token : !stablehlo.token
  %0:3 = "interpreter.run_parallel"(%t) {programs = [[@receiver]]} : (!stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>, !stablehlo.token)
  return
}

// FED: error: reads what the host gives, and there is nothing (left)
func.func @nothing_fed() {
  %t = stablehlo.create_token : !stablehlo.token
  %0:3 = "interpreter.run_parallel"(%t) {infeed = [@first], programs = [[@reader]]} : (!stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>, !stablehlo.token)
  return
}
