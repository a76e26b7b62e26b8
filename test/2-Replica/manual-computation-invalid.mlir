// RUN: zero-opt %s --zero-data-parallel=ranks=2 --zero-verify-replica --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["dp"=4]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  // expected-error @+1 {{is written for 4 devices along 'dp', expected as many as ranks, found 2; give --ranks=4, or export the step for a mesh of 2 devices}}
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<3x4xf32>) {
    sdy.return %a : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2, "tp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  // expected-error @+1 {{is written for axes 'dp' of 2 and 'tp' of 2 devices, expected data parallelism along one axis}}
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp", "tp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    sdy.return %a : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  // expected-error @+1 {{leaves axis 'dp' to the compiler, expected it among the manual axes; name it in the axis_names of shard_map}}
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={} (%a: tensor<4x3xf32>, %b: tensor<12x4xf32>) {
    sdy.return %a : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2], device_ids=[1, 0]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  // expected-error @+1 {{is over a mesh with an order of devices of its own, expected devices in ascending order}}
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    sdy.return %a : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  // expected-error @+1 {{shards param "w" over 'tp', expected every state replicated over the devices}}
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{"tp"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"tp"}, {}]>] manual_axes={"tp"} (%a: tensor<2x3xf32>, %b: tensor<12x4xf32>) {
    sdy.return %a : tensor<2x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<5x4xf32> {zero.role = #zero.role<const "x">}) -> tensor<4x3xf32> {
  // expected-error @+1 {{shards a value of type 'tensor<5x4xf32>' by #sdy.sharding<@mesh, [{"dp"}, {}]>, expected one dimension in 2 equal parts, over the whole axis}}
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<3x4xf32>) {
    sdy.return %a : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<5x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    // expected-error @+1 {{reduces by a computation of its own, expected a sum, a maximum, a minimum, 'and' or 'or' (jax.lax.psum, pmax, pmin)}}
    %1 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.multiply %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    sdy.return %1 : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    // expected-error @+1 {{exchanges parts of values between devices, expected sums, maxima, minima and gathers over all of them}}
    %1 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
    sdy.return %1 : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    // expected-error @+1 {{is over groups of some devices only, expected all 2 in ascending order}}
    %1 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    sdy.return %1 : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %p: tensor<i1> {zero.role = #zero.role<scalar "p">}) -> tensor<4x3xf32> {
  %0 = "stablehlo.if"(%p) ({
    // expected-error @+1 {{is in a loop, a branch or another manual computation, expected one in the step itself; raise --unroll-limit, or put the loop into it}}
    %1 = sdy.manual_computation(%w) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>) {
      sdy.return %a : tensor<4x3xf32>
    } : (tensor<4x3xf32>) -> tensor<4x3xf32>
    stablehlo.return %1 : tensor<4x3xf32>
  }, {
    stablehlo.return %w : tensor<4x3xf32>
  }) : (tensor<i1>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x3xf32> {
  %0 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    // expected-error @+1 {{reduces by a computation of its own, expected a sum, a maximum, a minimum, 'and' or 'or' (jax.lax.psum, pmax, pmin)}}
    %1 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %p : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    sdy.return %1 : tensor<4x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
