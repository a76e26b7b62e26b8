// RUN: zero-opt %s --zero-verify-import --split-input-file --verify-diagnostics

// expected-error @+1 {{argument 0 of type 'tensor<4xf32>' has no 'zero.role', expected a role; run --zero-infer-roles, or give roles by --roles=FILE}}
func.func @main(%w: tensor<4xf32>) {
  return
}

// -----

// expected-error @+1 {{result 0 of type 'tensor<4xf32>' has no 'zero.role'}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<const "w">}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument 0 names result 1 as its next value, expected one of the 1 results}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 1>}) -> (tensor<4xf32> {zero.role = #zero.role<output "y">}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument 0 of type 'tensor<4xf32>' names result 0 of type 'tensor<4xbf16>' as its next value, expected one type}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xbf16> {
  %0 = stablehlo.convert %w : (tensor<4xf32>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// -----

// expected-error @+1 {{arguments 0 and 1 name result 0 as their next value, expected one argument per result}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<4xf32> {zero.role = #zero.role<param "v" next = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument 0 has type 'tensor<4294967296x4294967296xf32>', expected at most 2^52 elements}}
func.func @main(%w: tensor<4294967296x4294967296xf32> {zero.role = #zero.role<const "w">}) {
  return
}

// -----

// expected-error @+1 {{argument 0 has type 'tensor<?xf32>', expected a tensor of static shape; export the step for concrete shapes instead of symbolic dimensions}}
func.func @main(%w: tensor<?xf32> {zero.role = #zero.role<const "w">}) {
  return
}

// -----

func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<const "w">}) -> (tensor<4xf32> {zero.role = #zero.role<output "y">}) {
  // expected-error @+1 {{'chlo.erf' op is left, expected stablehlo only; run --zero-expand-chlo first}}
  %0 = chlo.erf %w : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<const "w">}) -> (tensor<4xf32> {zero.role = #zero.role<output "y">}) {
  // expected-error @+1 {{'arith.addf' op is not supported, expected ops of stablehlo}}
  %0 = arith.addf %w, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<const "w">}) -> (tensor<4xf32> {zero.role = #zero.role<output "y">}) {
  // expected-error @+1 {{'sdy.reshard' op is left, expected meshes and manual computations only of what says where values lie; run --zero-simplify first}}
  %0 = sdy.reshard %w <@mesh, [{"dp"}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{is private, expected entry functions only; run --zero-inline-calls first}}
func.func private @helper(%w: tensor<4xf32>) {
  return
}

// -----

// expected-error @+1 {{module has no public function with a body, expected an entry function such as @main}}
module {
}

// -----

// expected-error @+1 {{argument 0 has the role #zero.role<batch "x" dim = 2>, whose dimension its type 'tensor<4xf32>' does not have}}
func.func @main(%x: tensor<4xf32> {zero.role = #zero.role<batch "x" dim = 2>}) {
  return
}

// -----

// expected-error @+1 {{result 0 has the role #zero.role<output "y" dim = 1>, whose dimension its type 'tensor<4xf32>' does not have}}
func.func @main(%x: tensor<4xf32> {zero.role = #zero.role<const "x">}) -> (tensor<4xf32> {zero.role = #zero.role<output "y" dim = 1>}) {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument 0 has the role #zero.role<param "w" unit = @u0>, expected no unit before phase 'partitioned'}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" unit = @u0>}) {
  return
}

// -----

// expected-error @+1 {{argument 0 has the role #zero.role<metric "w">, expected what an argument can be: a state, batch, rng, scalar or const}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<metric "w">}) {
  return
}

// -----

// expected-error @+1 {{names argument 2 of 'main', which has 1}}
zero.leaf tensor<4xf32> as #zero.role<param "w" next = 0> {slots = {main = [2, 0]}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-note @+1 {{this one names it, too}}
zero.leaf tensor<4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
// expected-error @+1 {{names argument 0 of 'main', expected one leaf for each}}
zero.leaf tensor<4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error @+1 {{is 'tensor<5xf32>', but argument 0 of 'main' is 'tensor<4xf32>'}}
zero.leaf tensor<5xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error @+1 {{has the role #zero.role<opt_state "w" next = 0>, but argument 0 of 'main' has #zero.role<param "w" next = 0>, expected one kind and name}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "w" next = 0> {slots = {main = [0, 0]}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

zero.leaf tensor<4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
// expected-error @+1 {{argument 1 of 'main' is in no zero.leaf, expected one; run --zero-to-import on the exported step}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error @+1 {{has a slot in 'other', which is no function}}
zero.leaf tensor<4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0], other = [0, -1]}}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<const "w">}) {
  return
}
// expected-error @+1 {{'second' is of kind 'step', as is 'main', expected one of that kind}}
func.func @second(%w: tensor<4xf32> {zero.role = #zero.role<const "w">}) attributes {zero.entry = #zero.entry<step>} {
  return
}
