// RUN: zero-opt %s --split-input-file --zero-plan-buffers --zero-verify-plan | FileCheck %s

// State lives in one slot in both entries; the update writes it in place; gradients are made inside the unit's
// buffer; the collective is fenced by events, and its buffers are reused when it has been awaited.
// CHECK: zero.memory = {bytes = 1024 : i64, entry = "main", fragmentation = 944 : i64, largest = [{bytes = 32 : i64, location = "plan-buffers.mlir:{{[0-9]+}}:10", name = "all_gather"}
// CHECK-SAME: max_live = 48 : i64
// CHECK-SAME: slots = 32 : i64, transient = 992 : i64}
// CHECK-SAME: zero.phase = "planned"
// CHECK: zero.arena in @device {alignment = 512 : i64, bytes = 1024 : i64, rank_offset = [[RANK:[0-9]+]] : i64}
// CHECK: zero.slot "main" #zero.role<param "u0" next = 0 unit = @u0> at #zero.allocation<0, tensor<4xf32>> {arg = 0 : i64, from = array<i64: 5>, leaves = ["w", "b"], result = 0 : i64}
// CHECK: zero.slot "main" #zero.role<batch "x" dim = 0> at #zero.allocation<[[X:[0-9]+]], tensor<4xf32>> {arg = 1 : i64}
// CHECK: zero.slot "init" #zero.role<param "u0" unit = @u0> at #zero.allocation<0, tensor<4xf32>> {from = array<i64: 0>, leaves = ["w", "b"], result = 0 : i64}
// CHECK-LABEL: func.func @main() {
// CHECK-NEXT: zero.launch_collective all_gather ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<[[FULL:[0-9]+]], tensor<8xf32>>] on @comm over @dp_gathers {from = [array<i64: -1>], id = 0 : i64, units = [@u0]}
// CHECK-NEXT: zero.record 0 on @comm
// CHECK-NEXT: zero.wait 0 on @compute
// CHECK-NEXT: zero.launch @k_tanh ins [#zero.allocation<[[FULL]], tensor<4xf32>>] outs [#zero.allocation<[[GRAD:[0-9]+]], tensor<4xf32>>] on @compute
// CHECK-NEXT: zero.launch @k_add
// CHECK-NEXT: zero.record 1 on @compute
// CHECK-NEXT: zero.wait 1 on @comm
// CHECK-NEXT: zero.launch_collective reduce_scatter add ins [#zero.allocation<[[GRAD]], tensor<8xf32>>] outs [{{.*}}] on @comm over @dp_reductions {from = [array<i64: 1, 2>], id = 3 : i64, units = [@u0]}
// CHECK-NEXT: zero.record 2 on @comm
// CHECK-NEXT: zero.wait 2 on @compute
// CHECK-NEXT: zero.launch @k_add {{.*}} id = 4
// CHECK-NEXT: zero.launch @k_add ins [{{.*}}, #zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<0, tensor<4xf32>>] on @compute {{.*}} id = 5
// CHECK-NEXT: return
// CHECK-LABEL: func.func @init() {
// CHECK-NEXT: zero.launch @k_zero ins [] outs [#zero.allocation<0, tensor<4xf32>>] on @compute {from = [], id = 0 : i64}
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [4] at 0>, #zero.segment<"b" [4] at 4>]}
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_add(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_zero() -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%p: tensor<4xf32> {zero.role = #zero.role<param "u0" next = 0 unit = @u0>, zero.leaves = ["w", "b"]},
                  %x: tensor<4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4xf32> {
    %f = zero.collective_start all_gather %p on @comm over @dp_gathers {units = [@u0]} : (tensor<4xf32>) -> !zero.future<tensor<8xf32>>
    %full = zero.await %f on @compute : !zero.future<tensor<8xf32>> -> tensor<8xf32>
    %w, %b = zero.unpack %full {unit = @u0} : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
    %gw = zero.dispatch @k_tanh(%w) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %gb = zero.dispatch @k_add(%b, %x) tied [-1] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %gf = zero.pack %gw, %gb {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %r = zero.collective_start reduce_scatter add %gf on @comm over @dp_reductions {units = [@u0]} : (tensor<8xf32>) -> !zero.future<tensor<4xf32>>
    %g = zero.await %r on @compute : !zero.future<tensor<4xf32>> -> tensor<4xf32>
    %g2 = zero.dispatch @k_add(%g, %g) tied [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %n = zero.dispatch @k_add(%g2, %p) tied [1] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %n : tensor<4xf32>
  }
  func.func @init() -> (tensor<4xf32> {zero.role = #zero.role<param "u0" unit = @u0>, zero.leaves = ["w", "b"]}) {
    %0 = zero.dispatch @k_zero() tied [-1] : () -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Parameters of a gathered unit die one by one, gradients are made one by one: each takes the place of its own parameter.
// CHECK: max_live = 3072 : i64
// CHECK-LABEL: func.func @main() {
// CHECK: zero.launch_collective all_gather ins [#zero.allocation<0, tensor<256xf32>>] outs [#zero.allocation<[[FULL:[0-9]+]], tensor<512xf32>>]
// CHECK: zero.launch @k_tanh ins [#zero.allocation<[[B:[0-9]+]], tensor<256xf32>>] outs [#zero.allocation<[[T:[0-9]+]], tensor<256xf32>>]
// CHECK-NEXT: zero.launch @k_tanh ins [#zero.allocation<[[T]], tensor<256xf32>>] outs [#zero.allocation<[[B]], tensor<256xf32>>]
// CHECK-NEXT: zero.launch @k_tanh ins [#zero.allocation<[[FULL]], tensor<256xf32>>] outs [#zero.allocation<[[U:[0-9]+]], tensor<256xf32>>]
// CHECK-NEXT: zero.launch @k_tanh ins [#zero.allocation<[[U]], tensor<256xf32>>] outs [#zero.allocation<[[FULL]], tensor<256xf32>>]
// CHECK: zero.launch_collective reduce_scatter add ins [#zero.allocation<[[FULL]], tensor<512xf32>>]
module attributes {zero.phase = "scheduled", zero.format = 3 : i64, zero.config = {stage = 3 : i64}} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 512 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [256] at 0>, #zero.segment<"b" [256] at 256>]}
  func.func private @k_tanh(%a: tensor<256xf32>) -> tensor<256xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<256xf32>
    return %0 : tensor<256xf32>
  }
  func.func private @k_add(%a: tensor<256xf32>, %b: tensor<256xf32>) -> tensor<256xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<256xf32>
    return %0 : tensor<256xf32>
  }
  func.func @main(%p: tensor<256xf32> {zero.role = #zero.role<param "u0" next = 0 unit = @u0>, zero.leaves = ["w", "b"]}) -> tensor<256xf32> {
    %f = zero.collective_start all_gather %p on @comm over @dp_gathers {units = [@u0]} : (tensor<256xf32>) -> !zero.future<tensor<512xf32>>
    %full = zero.await %f on @compute : !zero.future<tensor<512xf32>> -> tensor<512xf32>
    %w, %b = zero.unpack %full {unit = @u0} : tensor<512xf32> -> (tensor<256xf32>, tensor<256xf32>)
    %t = zero.dispatch @k_tanh(%b) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %gb = zero.dispatch @k_tanh(%t) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %u = zero.dispatch @k_tanh(%w) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %gw = zero.dispatch @k_tanh(%u) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %gf = zero.pack %gw, %gb {unit = @u0} : (tensor<256xf32>, tensor<256xf32>) -> tensor<512xf32>
    %r = zero.collective_start reduce_scatter add %gf on @comm over @dp_reductions {units = [@u0]} : (tensor<512xf32>) -> !zero.future<tensor<256xf32>>
    %g = zero.await %r on @compute : !zero.future<tensor<256xf32>> -> tensor<256xf32>
    %n = zero.dispatch @k_add(%g, %p) tied [1] : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    return %n : tensor<256xf32>
  }
}

// -----

// Where whole gradients wait for the optimizer, at stages 0 and 1, a gradient's unit is bytes of its own.
// CHECK-LABEL: func.func @main() {
// CHECK: zero.launch_collective all_gather ins [#zero.allocation<0, tensor<256xf32>>] outs [#zero.allocation<[[FULL:[0-9]+]], tensor<512xf32>>]
// CHECK-NOT: reduce_scatter add ins [#zero.allocation<[[FULL]],
// CHECK: reduce_scatter add
module attributes {zero.phase = "scheduled", zero.format = 3 : i64, zero.config = {stage = 1 : i64}} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 512 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [256] at 0>, #zero.segment<"b" [256] at 256>]}
  func.func private @k_tanh(%a: tensor<256xf32>) -> tensor<256xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<256xf32>
    return %0 : tensor<256xf32>
  }
  func.func private @k_add(%a: tensor<256xf32>, %b: tensor<256xf32>) -> tensor<256xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<256xf32>
    return %0 : tensor<256xf32>
  }
  func.func @main(%p: tensor<256xf32> {zero.role = #zero.role<param "u0" next = 0 unit = @u0>, zero.leaves = ["w", "b"]}) -> tensor<256xf32> {
    %f = zero.collective_start all_gather %p on @comm over @dp_gathers {units = [@u0]} : (tensor<256xf32>) -> !zero.future<tensor<512xf32>>
    %full = zero.await %f on @compute : !zero.future<tensor<512xf32>> -> tensor<512xf32>
    %w, %b = zero.unpack %full {unit = @u0} : tensor<512xf32> -> (tensor<256xf32>, tensor<256xf32>)
    %t = zero.dispatch @k_tanh(%b) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %gb = zero.dispatch @k_tanh(%t) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %u = zero.dispatch @k_tanh(%w) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %gw = zero.dispatch @k_tanh(%u) tied [-1] : (tensor<256xf32>) -> tensor<256xf32>
    %gf = zero.pack %gw, %gb {unit = @u0} : (tensor<256xf32>, tensor<256xf32>) -> tensor<512xf32>
    %r = zero.collective_start reduce_scatter add %gf on @comm over @dp_reductions {units = [@u0]} : (tensor<512xf32>) -> !zero.future<tensor<256xf32>>
    %g = zero.await %r on @compute : !zero.future<tensor<256xf32>> -> tensor<256xf32>
    %n = zero.dispatch @k_add(%g, %p) tied [1] : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    return %n : tensor<256xf32>
  }
}

// -----

// States that trade places are copied through buffers of their own; a value returned twice is copied once.
// CHECK-LABEL: func.func @main() {
// CHECK-NEXT: zero.launch_copy #zero.allocation<64, tensor<4xf32>> -> #zero.allocation<[[T0:[0-9]+]], tensor<4xf32>> on @compute {from = {{.*}}, id = 0
// CHECK-NEXT: zero.launch_copy #zero.allocation<0, tensor<4xf32>> -> #zero.allocation<[[T1:[0-9]+]], tensor<4xf32>> on @compute {from = {{.*}}, id = 1
// CHECK-NEXT: zero.launch_copy #zero.allocation<[[T0]], tensor<4xf32>> -> #zero.allocation<0, tensor<4xf32>>
// CHECK-NEXT: zero.launch_copy #zero.allocation<[[T1]], tensor<4xf32>> -> #zero.allocation<64, tensor<4xf32>>
// CHECK-NEXT: return
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  func.func @main(%a: tensor<4xf32> {zero.role = #zero.role<model_state "a" next = 0>},
                  %b: tensor<4xf32> {zero.role = #zero.role<model_state "b" next = 1>}) -> (tensor<4xf32>, tensor<4xf32>) {
    return %b, %a : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// The new state is needed before the old one is dead: it is made elsewhere and copied at the end.
// CHECK-LABEL: func.func @main() {
// CHECK-NEXT: zero.launch @k_tanh ins [#zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<[[NEW:[0-9]+]], tensor<4xf32>>]
// CHECK-NEXT: zero.launch @k_add ins [#zero.allocation<[[NEW]], tensor<4xf32>>, #zero.allocation<0, tensor<4xf32>>] outs [#zero.allocation<64, tensor<4xf32>>]
// CHECK-NEXT: zero.launch_copy #zero.allocation<[[NEW]], tensor<4xf32>> -> #zero.allocation<0, tensor<4xf32>> on @compute {from = [array<i64: 0>], id = 2 : i64}
// CHECK-NEXT: return
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_tanh(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_add(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%a: tensor<4xf32> {zero.role = #zero.role<model_state "a" next = 0>}) -> (tensor<4xf32>, tensor<4xf32>) {
    %n = zero.dispatch @k_tanh(%a) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
    %s = zero.dispatch @k_add(%n, %a) tied [-1] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %n, %s : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// An entry that only reads a state finds it where the step leaves it, although its own role names no next value; a
// key from which an entry makes the state is an input.
// CHECK-DAG: zero.slot "main" #zero.role<rng "key" next = 0> at #zero.allocation<0, tensor<2xui32>>
// CHECK-DAG: zero.slot "eval" #zero.role<rng "key"> at #zero.allocation<0, tensor<2xui32>>
// CHECK-DAG: zero.slot "init" #zero.role<rng "key"> at #zero.allocation<64, tensor<2xui32>> {arg = 0
// CHECK-DAG: zero.slot "init" #zero.role<rng "key"> at #zero.allocation<0, tensor<2xui32>> {{.*}}result = 0
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.stream @compute
  func.func private @k_not(%a: tensor<2xui32>) -> tensor<2xui32> attributes {zero.kernel} {
    %0 = stablehlo.not %a : tensor<2xui32>
    return %0 : tensor<2xui32>
  }
  func.func @main(%k: tensor<2xui32> {zero.role = #zero.role<rng "key" next = 0>}) -> tensor<2xui32> {
    %0 = zero.dispatch @k_not(%k) tied [0] : (tensor<2xui32>) -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }
  func.func @eval(%k: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<2xui32> {zero.role = #zero.role<metric "bits">}) {
    %0 = zero.dispatch @k_not(%k) tied [-1] : (tensor<2xui32>) -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }
  func.func @init(%k: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<2xui32> {zero.role = #zero.role<rng "key">}) {
    %0 = zero.dispatch @k_not(%k) tied [-1] : (tensor<2xui32>) -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }
}
