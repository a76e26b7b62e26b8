// Text as JAX 0.10.2 prints it comes back unchanged, from the pretty and from the generic form.
// RUN: zero-opt %s | FileCheck %s --strict-whitespace
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: func.func public @elementwise
func.func public @elementwise(%x: tensor<4x6xf32>, %n: tensor<3xi32>, %p: tensor<2xi1>, %s: tensor<i1>, %low: tensor<f32>) {
  // CHECK-NEXT: {{^    }}%0 = stablehlo.abs %arg0 : tensor<4x6xf32>{{$}}
  %0 = stablehlo.abs %x : tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%1 = stablehlo.atan2 %0, %arg0 {mhlo.note = "kept"} : tensor<4x6xf32>{{$}}
  %1 = stablehlo.atan2 %0, %x {mhlo.note = "kept"} : tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%2 = stablehlo.bitcast_convert %1 : (tensor<4x6xf32>) -> tensor<4x6xui32>{{$}}
  %2 = stablehlo.bitcast_convert %1 : (tensor<4x6xf32>) -> tensor<4x6xui32>
  // CHECK-NEXT: {{^    }}%3 = stablehlo.convert %arg0 : tensor<4x6xf32>{{$}}
  %3 = stablehlo.convert %x : tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%4 = stablehlo.convert %arg0 : (tensor<4x6xf32>) -> tensor<4x6xbf16>{{$}}
  %4 = stablehlo.convert %x : (tensor<4x6xf32>) -> tensor<4x6xbf16>
  // CHECK-NEXT: {{^    }}%5 = stablehlo.is_finite %arg0 : (tensor<4x6xf32>) -> tensor<4x6xi1>{{$}}
  %5 = stablehlo.is_finite %x : (tensor<4x6xf32>) -> tensor<4x6xi1>
  // CHECK-NEXT: {{^    }}%6 = stablehlo.compare LT, %arg1, %arg1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>{{$}}
  %6 = stablehlo.compare LT, %n, %n, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  // CHECK-NEXT: {{^    }}%7 = stablehlo.compare EQ, %arg0, %0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>{{$}}
  %7 = stablehlo.compare EQ, %x, %0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  // CHECK-NEXT: {{^    }}%8 = stablehlo.select %7, %arg0, %0 : tensor<4x6xi1>, tensor<4x6xf32>{{$}}
  %8 = stablehlo.select %7, %x, %0 : tensor<4x6xi1>, tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%9 = stablehlo.select %arg3, %arg0, %0 : tensor<i1>, tensor<4x6xf32>{{$}}
  %9 = stablehlo.select %s, %x, %0 : tensor<i1>, tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%10 = stablehlo.clamp %0, %arg0, %8 : tensor<4x6xf32>{{$}}
  %10 = stablehlo.clamp %0, %x, %8 : tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%11 = stablehlo.clamp %arg4, %arg0, %arg4 : (tensor<f32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>{{$}}
  %11 = stablehlo.clamp %low, %x, %low : (tensor<f32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%12 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<4x6xf32>{{$}}
  %12 = stablehlo.reduce_precision %x, format = e8m7 : tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @shapes
func.func @shapes(%x: tensor<4x6xf32>, %i: tensor<i32>, %z: tensor<f32>) {
  // CHECK-NEXT: {{^    }}%c = stablehlo.constant dense<[0, 1]> : tensor<2xi32>{{$}}
  %c = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  // CHECK-NEXT: {{^    }}%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>{{$}}
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // CHECK-NEXT: {{^    }}%0 = stablehlo.iota dim = 1 : tensor<4x6xui64>{{$}}
  %0 = stablehlo.iota dim = 1 : tensor<4x6xui64>
  // CHECK-NEXT: {{^    }}%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>{{$}}
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%2 = stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<24xf32>{{$}}
  %2 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<24xf32>
  // CHECK-NEXT: {{^    }}%3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>{{$}}
  %3 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  // CHECK-NEXT: {{^    }}%4 = stablehlo.reverse %arg0, dims = [0] : tensor<4x6xf32>{{$}}
  %4 = stablehlo.reverse %x, dims = [0] : tensor<4x6xf32>
  // CHECK-NEXT: {{^    }}%5 = stablehlo.slice %arg0 [1:3, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>{{$}}
  %5 = stablehlo.slice %x [1:3, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: {{^    }}%6 = stablehlo.concatenate %arg0, %1, dim = 0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>{{$}}
  %6 = stablehlo.concatenate %x, %1, dim = 0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  // CHECK-NEXT: {{^    }}%7 = stablehlo.pad %arg0, %arg2, low = [1, 0], high = [2, -1], interior = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<7x10xf32>{{$}}
  %7 = stablehlo.pad %x, %z, low = [1, 0], high = [2, -1], interior = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<7x10xf32>
  // CHECK-NEXT: {{^    }}%8 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>{{$}}
  %8 = stablehlo.dynamic_slice %x, %i, %i, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  // CHECK-NEXT: {{^    }}%9 = stablehlo.dynamic_update_slice %arg0, %8, %arg1, %arg1 : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>{{$}}
  %9 = stablehlo.dynamic_update_slice %x, %8, %i, %i : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @indexing
func.func @indexing(%x: tensor<5x8xf32>, %i: tensor<5x1x1xi32>, %j: tensor<2x1xi32>, %u: tensor<2x8xf32>) {
  // CHECK-NEXT: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x8xf32>, tensor<5x1x1xi32>) -> tensor<5x1xf32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x8xf32>, tensor<5x1x1xi32>) -> tensor<5x1xf32>
  // CHECK-NEXT: "stablehlo.scatter"(%arg0, %arg2, %arg3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  // CHECK-NEXT: ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
  // CHECK-NEXT:   stablehlo.add %arg4, %arg5 : tensor<f32>
  // CHECK-NEXT:   stablehlo.return %2 : tensor<f32>
  // CHECK-NEXT: }) : (tensor<5x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<5x8xf32>
  %1 = "stablehlo.scatter"(%x, %j, %u) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<5x8xf32>
  return
}

// CHECK-LABEL: func.func @linear
func.func @linear(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %m: tensor<4x6xf32>, %i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) {
  // CHECK-NEXT: %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>{{$}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK-NEXT: %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<4x6xf32>) -> tensor<2x3x6xf32>{{$}}
  %1 = stablehlo.dot_general %x, %m, contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<4x6xf32>) -> tensor<2x3x6xf32>
  // CHECK-NEXT: %2 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>{{$}}
  %2 = stablehlo.dot_general %m, %m, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  // CHECK-NEXT: %3 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = {{\[\[}}1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>{{$}}
  %3 = stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
  return
}

// CHECK-LABEL: func.func @reductions
func.func @reductions(%x: tensor<4x6xf32>, %i: tensor<4x6xi32>, %z: tensor<f32>, %c: tensor<i32>) {
  // CHECK-NEXT: %0 = stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>{{$}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: {{^    }}%1:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>){{$}}
  // CHECK-NEXT: {{^     }}reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
  // CHECK-NEXT: {{^      }}%5 = stablehlo.compare GT, %arg4, %arg6, FLOAT
  // CHECK-NEXT: {{^      }}%6 = stablehlo.select %5, %arg4, %arg6
  // CHECK-NEXT: {{^      }}%7 = stablehlo.select %5, %arg5, %arg7
  // CHECK-NEXT: {{^      }}stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
  %1:2 = stablehlo.reduce(%x init: %z), (%i init: %c) across dimensions = [1] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%d: tensor<i32>, %e: tensor<i32>)  {
    %5 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.select %5, %a, %b : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %5, %d, %e : tensor<i1>, tensor<i32>
    stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
  }
  // A reducer that the `applies` form cannot name keeps its region.
  // CHECK: %2 = stablehlo.reduce(%arg0 init: %arg2) across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  // CHECK-NEXT: reducer(%arg4: tensor<f32>, %arg5: tensor<f32>)  {
  // CHECK-NEXT: stablehlo.subtract %arg5, %arg4
  %2 = stablehlo.reduce(%x init: %z) across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>)  {
    %5 = stablehlo.subtract %b, %a : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }
  // CHECK: %3 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  %3 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %5 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK: %4 = "stablehlo.reduce_window"(%arg0, %arg2) <{base_dilations = array<i64: 1, 1>, padding = dense<{{\[\[}}3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
  %4 = "stablehlo.reduce_window"(%x, %z) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %5 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @control
func.func @control(%x: tensor<4xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<2xui64>) {
  // CHECK-NEXT: {{^    }}%0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg0) : tensor<i32>, tensor<4xf32>{{$}}
  // CHECK-NEXT: {{^    }}cond {{[{]$}}
  // CHECK-NEXT: {{^      }}%5 = stablehlo.compare NE, %iterArg, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // CHECK-NEXT: {{^      }}stablehlo.return %5 : tensor<i1>
  // CHECK-NEXT: {{^    }}} do {{[{]$}}
  // CHECK-NEXT: {{^      }}%5 = stablehlo.negate %iterArg_0 : tensor<4xf32>
  // CHECK-NEXT: {{^      }}stablehlo.return %iterArg, %5 : tensor<i32>, tensor<4xf32>
  %0:2 = stablehlo.while(%a = %i, %b = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %4 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %4 = stablehlo.negate %b : tensor<4xf32>
    stablehlo.return %a, %4 : tensor<i32>, tensor<4xf32>
  }
  // CHECK: %1 = "stablehlo.if"(%arg2) ({
  %1 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %4 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %4 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  // CHECK: %2 = "stablehlo.case"(%arg1) ({
  %2 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  // CHECK: %3:2 = stablehlo.optimization_barrier %1, %2 : tensor<4xf32>, tensor<4xf32>{{$}}
  %3:2 = stablehlo.optimization_barrier %1, %2 : tensor<4xf32>, tensor<4xf32>
  // CHECK-NEXT: %output_state, %output = stablehlo.rng_bit_generator %arg3, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>){{$}}
  %state, %bits = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  // CHECK-NEXT: stablehlo.custom_call @Sharding(%1) {backend_config = "", has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>{{$}}
  %5 = stablehlo.custom_call @Sharding(%1) {backend_config = "", has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
