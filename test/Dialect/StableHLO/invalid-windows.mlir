// reduce, reduce_window, select_and_scatter and sort: what their verifiers refuse, constraint by constraint.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @window_length(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_dimensions' has 1 entries, expected 2, one per dimension}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @window_positive(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_dimensions' is [1, 0], expected positive entries}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @strides_length(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_strides' has 1 entries, expected 2, one per dimension}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @strides_positive(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_strides' is [1, 0], expected positive entries}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @base_dilations(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'base_dilations' is [0, 1], expected positive entries}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, base_dilations = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @base_dilations_length(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'base_dilations' has 3 entries, expected 2, one per dimension}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, base_dilations = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @window_dilations(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_dilations' is [1, -1], expected positive entries}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, window_dilations = array<i64: 1, -1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @window_dilations_length(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_dilations' has 1 entries, expected 2, one per dimension}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, window_dilations = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @padding(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'padding' has type 'tensor<1x2xi64>', expected shape 2x2}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @init(%x: tensor<4x8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{initial value 0 has type 'tensor<1xf32>', expected 'tensor<f32>'}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<1xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @shapes(%x: tensor<4x8xf32>, %z: tensor<f32>, %y: tensor<4x7xf32>) {
  // expected-error @+1 {{input 1 has type 'tensor<4x7xf32>', expected the shape of input 0's type 'tensor<4x8xf32>'}}
  %0 = "stablehlo.reduce_window"(%x, %y, %z, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x7xf32>, tensor<f32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @body(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region 'body' has argument types ('tensor<f64>', 'tensor<f64>'), expected ('tensor<f32>', 'tensor<f32>')}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %sum = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @scatter_source_element(%x: tensor<4x8xf32>, %s: tensor<4x4xi32>, %z: tensor<f32>) {
  // expected-error @+1 {{source and init_value have types 'tensor<4x4xi32>' and 'tensor<f32>', expected element type 'f32' and 'tensor<f32>'}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xi32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_init(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{source and init_value have types 'tensor<4x4xf32>' and 'tensor<1xf32>', expected element type 'f32' and 'tensor<f32>'}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<1xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_source(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{source has type 'tensor<4x4xf32>', expected 'tensor<4x7xf32>'}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_window(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_dimensions' is [0, 2], expected positive entries}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 0, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_strides(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'window_strides' has 1 entries, expected 2, one per dimension}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_padding(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'padding' has type 'tensor<2x1xi64>', expected shape 2x2}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, padding = dense<0> : tensor<2x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @select_arguments(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region 'select' has argument types ('tensor<f32>'), expected ('tensor<f32>', 'tensor<f32>')}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>):
    %p = stablehlo.is_finite %a : (tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @select_returns(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region 'select' returns ('tensor<f32>'), expected ('tensor<i1>')}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_arguments(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region 'scatter' has argument types ('tensor<i32>', 'tensor<i32>'), expected ('tensor<f32>', 'tensor<f32>')}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_result(%x: tensor<4x8xf32>, %s: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<4x7xf32>', expected 'tensor<4x8xf32>'}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @reduce_results(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{has 2 results, expected 1, one per input}}
  %0:2 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @reduce_twice(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'dimensions' names dimension 1 twice, expected distinct dimensions}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_result(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{result 0 has type 'tensor<8xf32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  return
}

// -----

func.func @reduce_arguments(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region 'body' has argument types ('tensor<f64>', 'tensor<f64>'), expected ('tensor<f32>', 'tensor<f32>')}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %sum = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_shapes(%x: tensor<4x8xf32>, %z: tensor<f32>, %y: tensor<8x4xf32>) {
  // expected-error @+1 {{input 1 has type 'tensor<8x4xf32>', expected the shape of input 0's type 'tensor<4x8xf32>'}}
  %0 = "stablehlo.reduce"(%x, %y, %z, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_dimension(%x: tensor<4x8xf32>, %y: tensor<4x7xi32>) {
  // expected-error @+1 {{attribute 'dimension' is 2, expected one of [-2, 2)}}
  %0 = "stablehlo.sort"(%x) <{dimension = 2 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @sort_dimension_negative(%x: tensor<4x8xf32>, %y: tensor<4x7xi32>) {
  // expected-error @+1 {{attribute 'dimension' is -3, expected one of [-2, 2)}}
  %0 = "stablehlo.sort"(%x) <{dimension = -3 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @sort_shapes(%x: tensor<4x8xf32>, %y: tensor<4x7xi32>) {
  // expected-error @+1 {{input 1 has type 'tensor<4x7xi32>', expected the shape of input 0's type 'tensor<4x8xf32>'}}
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x8xf32>, tensor<4x7xi32>) -> (tensor<4x8xf32>, tensor<4x7xi32>)
  return
}

// -----

func.func @sort_arguments(%x: tensor<4x8xf32>, %y: tensor<4x7xi32>) {
  // expected-error @+1 {{region 'comparator' has argument types ('tensor<f32>'), expected ('tensor<f32>', 'tensor<f32>')}}
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>):
    %p = stablehlo.is_finite %a : (tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @sort_result(%x: tensor<4x8xf32>, %y: tensor<4x7xi32>) {
  // expected-error @+1 {{result 0 has type 'tensor<8x4xf32>', expected 'tensor<4x8xf32>'}}
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @sort_inputs(%x: tensor<4x8xf32>, %y: tensor<4x7xi32>) {
  // expected-error @+1 {{has no inputs, expected at least one}}
  "stablehlo.sort"() <{dimension = 1 : i64}> ({
  ^bb0:
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : () -> ()
  return
}
