// RUN: zero-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{mesh has two axes "a", expected distinct names}}
sdy.mesh @mesh = <["a"=2, "a"=4]>

// -----

// expected-error @+1 {{axis "a" has size 0, expected at least 1}}
sdy.mesh @mesh = <["a"=0]>

// -----

// expected-error @+1 {{mesh has 1 device_ids, expected 8, the product of its axes' sizes}}
sdy.mesh @mesh = <["a"=2, "b"=4], device_ids=[1]>

// -----

// expected-error @+1 {{mesh has too many devices, expected fewer than 2^63}}
sdy.mesh @mesh = <["a"=4611686018427387904, "b"=4]>

// -----

// The second writing of a mesh says the same.
// expected-error @+1 {{attribute 'stablehlo.mesh' is {axes = [{name = "a", size = 4 : i64}]}, expected {axes = [{name = "a", size = 2 : i64}]}, which is the mesh itself}}
sdy.mesh @mesh = <["a"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 4 : i64}]}}

// -----

// expected-error @+1 {{mesh has more than 1048576 devices, expected at most as many}}
sdy.mesh @mesh = <["a"=1024, "b"=2048]> {stablehlo.mesh = {axes = [{name = "a", size = 1024 : i64}, {name = "b", size = 2048 : i64}]}}

// -----

func.func @mesh(%x: tensor<8x8xf32>) {
  // expected-error @+1 {{sharding names mesh @nowhere, expected a sdy.mesh of this module}}
  %0 = sdy.sharding_constraint %x <@nowhere, [{}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @axis(%x: tensor<8x8xf32>) {
  // expected-error @+1 {{sharding names axis "c", expected one of mesh #sdy.mesh<["a"=2, "b"=4]>}}
  %0 = sdy.sharding_constraint %x <@mesh, [{"c"}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @twice(%x: tensor<8x8xf32>) {
  // expected-error @+1 {{sharding names axis "a" twice, expected each device once}}
  %0 = sdy.sharding_constraint %x <@mesh, [{"a"}, {"a"}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @twice_parts(%x: tensor<8x8xf32>, %y: tensor<8xf32>) {
  %0 = sdy.sharding_constraint %x <@mesh, [{"b":(1)2}, {"b":(2)2}]> : tensor<8x8xf32>
  // expected-error @+1 {{sharding names axis "b" twice, expected each device once}}
  %1 = sdy.sharding_constraint %y <@mesh, [{"b":(1)2}], replicated={"b"}> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @part(%x: tensor<8x8xf32>) {
  // expected-error @+1 {{sharding names part (1)3 of axis "b", expected a proper part of its size 4}}
  %0 = sdy.sharding_constraint %x <@mesh, [{"b":(1)3}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @part_text(%x: tensor<8x8xf32>) {
  // expected-error @+1 {{part of axis "b" is (0)2, expected a size before it of at least 1 and its own of at least 2}}
  %0 = sdy.sharding_constraint %x <@mesh, [{"b":(0)2}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @priority(%x: tensor<8xf32>) {
  // expected-error @+1 {{expected a priority such as p0}}
  %0 = sdy.sharding_constraint %x <@mesh, [{"a"}q]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @open(%x: tensor<8xf32>) {
  // expected-error @+1 {{expected '?' to be the last entry}}
  %0 = sdy.sharding_constraint %x <@mesh, [{?, "a"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @part_name(%x: tensor<8xf32>) {
  // expected-error @+1 {{unknown part 'reduced', expected replicated or unreduced}}
  %0 = sdy.sharding_constraint %x <@mesh, [{}], reduced={"a"}> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @rank(%x: tensor<8xf32>) {
  // expected-error @+1 {{sharding has 2 dimensions, expected 1, the rank of 'tensor<8xf32>'}}
  %0 = sdy.reshard %x <@mesh, [{}, {}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
// expected-error @+1 {{sharding has 2 dimensions, expected 1, the rank of 'tensor<8xf32>'}}
func.func @argument(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
// expected-error @+1 {{attribute 'sdy.sharding' is 1 : i32, expected a sharding of each of 1 values}}
func.func @result(%x: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = 1 : i32}) {
  return %x : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @annotation(%x: tensor<8xf32>) {
  // expected-error @+1 {{attribute 'sdy.sharding' has 0 shardings, expected 1, one per value}}
  %0 = stablehlo.add %x, %x {sdy.sharding = #sdy.sharding_per_value<[]>} : tensor<8xf32>
  return
}

// -----

func.func @barrier(%x: tensor<8xf32>) {
  // expected-error @+1 {{allows direction BOTH, expected NONE, FORWARD or BACKWARD}}
  %0 = sdy.propagation_barrier %x allowed_direction=BOTH : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @local(%x: tensor<8xf32>) {
  // expected-error @+1 {{body has argument types ('tensor<8xf32>'), expected ('tensor<4xf32>'), one device's parts}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"a"}]>] out_shardings=[<@mesh, [{"a"}]>] manual_axes={"a"} (%a: tensor<8xf32>) {
    sdy.return %a : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @returned(%x: tensor<8xf32>) {
  // expected-error @+1 {{body returns ('tensor<4xf32>'), expected ('tensor<8xf32>')}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"a"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"a"} (%a: tensor<4xf32>) {
    sdy.return %a : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @count(%x: tensor<8xf32>) {
  // expected-error @+1 {{attribute 'in_shardings' has 0 shardings, expected 1, one per value}}
  %0 = sdy.manual_computation(%x) in_shardings=[] out_shardings=[<@mesh, [{}]>] manual_axes={"a"} (%a: tensor<4xf32>) {
    sdy.return %a : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @named(%x: tensor<8xf32>) {
  // expected-error @+1 {{body has argument types ('tensor<4xf32>'), expected ('tensor<8xf32>')}}
  %0 = sdy.named_computation<"f">(%x) (%a: tensor<4xf32>) {
    sdy.return %a : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @no_end(%x: tensor<8xf32>) {
  // expected-error @+1 {{has a body without end, expected sdy.return}}
  %0 = "sdy.named_computation"(%x) <{name = "f"}> ({
  ^bb0(%a: tensor<8xf32>):
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// expected-error @+1 {{unknown attribute 'tile' of dialect sdy}}
func.func @unknown_attribute(%x: tensor<8xf32> {sdy.sharding = #sdy.tile<2>}) {
  return
}
