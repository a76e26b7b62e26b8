// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @rng_operand(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{operand a has type 'tensor<4x4xf32>', expected 'tensor<f32>'}}
  %0 = stablehlo.rng %x, %s, %i, distribution = UNIFORM : (tensor<4x4xf32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
  return
}

// -----

func.func @rng_normal(%n: tensor<i32>, %i: tensor<2xi64>) {
  // expected-error @+1 {{result has type 'tensor<3x3xi32>', expected floats for distribution NORMAL}}
  %0 = stablehlo.rng %n, %n, %i, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<3x3xi32>
  return
}

// -----

func.func @rng_shape(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{operand shape has type 'tensor<2xi64>', expected 1 entries, one per dimension}}
  %0 = stablehlo.rng %s, %s, %i, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3xf32>
  return
}

// -----

func.func @rng_state_type(%s: tensor<2xf32>) {
  // expected-error @+1 {{initial_state has type 'tensor<2xf32>', expected a vector of unsigned integers}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xf32>) -> (tensor<2xf32>, tensor<3xui32>)
  return
}

// -----

func.func @rng_state_bits(%s: tensor<3xui64>) {
  // expected-error @+1 {{initial_state has 192 bits, expected 128 for algorithm THREE_FRY}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui32>)
  return
}

// -----

func.func @rng_state_philox(%s: tensor<1xui64>) {
  // expected-error @+1 {{initial_state has 64 bits, expected 128 or 192 for algorithm PHILOX}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<1xui64>) -> (tensor<1xui64>, tensor<3xui32>)
  return
}

// -----

func.func @call_tuple(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{result 0 has type 'tuple<tensor<f32>>', expected tensors or tokens; export the step with tuples flattened into several values}}
  %0 = stablehlo.custom_call @f(%x) : (tensor<4x4xf32>) -> tuple<tensor<f32>>
  return
}

// -----

func.func @tuple(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{result 0 has type 'tuple<tensor<4x4xf32>, tensor<f32>>', expected tensors or tokens; export the step with tuples flattened into several values}}
  %0 = stablehlo.tuple %x, %s : tuple<tensor<4x4xf32>, tensor<f32>>
  return
}

// -----

func.func @tuple_text(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{custom op 'stablehlo.tuple' expected a tuple type, found 'tensor<4x4xf32>'}}
  %0 = stablehlo.tuple %x : tensor<4x4xf32>
  return
}

// -----

func.func @get_tuple_element(%t: tuple<tensor<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tuple<tensor<f32>>', expected tensors or tokens; export the step with tuples flattened into several values}}
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

// -----

func.func @call_version(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'api_version' is 5, expected 0 to 4}}
  %0 = stablehlo.custom_call @f(%x) {api_version = 5 : i32} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @call_config(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'backend_config' is {a = 1 : i32}, expected a string, or a dictionary with api_version = 4}}
  %0 = stablehlo.custom_call @f(%x) {backend_config = {a = 1 : i32}} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @call_layouts(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{has one of 'operand_layouts' and 'result_layouts', expected both or none}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @call_layout_count(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'operand_layouts' has 0 entries, expected 1, one per value}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [], result_layouts = []} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @call_layout_kind(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'operand_layouts' has entry 0 1 : i32, expected a vector of type index}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [1 : i32], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @call_layout_rank(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'operand_layouts' has 1 entries, expected 2, one per dimension}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[0]> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @call_layout_order(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'operand_layouts' names dimension 0 twice, expected distinct dimensions}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @alias_kind(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'output_operand_aliases' has entry 1 : i32, expected #stablehlo.output_operand_alias<...>}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [1 : i32]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @alias_operand(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'output_operand_aliases' names operand 1, expected one of [0, 1)}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @alias_result(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'output_operand_aliases' names output [1], expected one of 1 results}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @alias_part(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'output_operand_aliases' names a part of operand 0, expected no tuples}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [0]>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @alias_type(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'output_operand_aliases' pairs operand 0 of type 'tensor<4x4xf32>' and result 0 of type 'tensor<4xf32>', expected one type}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite_unknown(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{attribute 'decomposition' is @nowhere, expected the name of a function of this module}}
  %0 = stablehlo.composite "my.f" %x {decomposition = @nowhere} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @composite_types(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{maps ('tensor<4x4xf32>') to ('tensor<4x4xf32>'), expected the types of @composite_types: ('tensor<4x4xf32>', 'tensor<f32>', '!stablehlo.token', 'tensor<2xi64>') to ()}}
  %0 = stablehlo.composite "my.f" %x {decomposition = @composite_types} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @infeed(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{has results ('tensor<3xf32>'), expected the last one to be a token}}
  %0 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> tensor<3xf32>
  return
}

// -----

func.func @recv(%x: tensor<4x4xf32>, %s: tensor<f32>, %t: !stablehlo.token, %i: tensor<2xi64>) {
  // expected-error @+1 {{has results ('tensor<3xf32>'), expected the last one to be a token}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>}> : (!stablehlo.token) -> tensor<3xf32>
  return
}

// -----

func.func @composite_name(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'name' is "f", expected a name with its namespace, such as "mine.gelu"}}
  %0 = stablehlo.composite "f" %x {decomposition = @composite_name} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @composite_name_word(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'name' is "my.", expected a name with its namespace, such as "mine.gelu"}}
  %0 = stablehlo.composite "my." %x {decomposition = @composite_name_word} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
