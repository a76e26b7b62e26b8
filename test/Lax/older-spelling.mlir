// Programs as older JAX wrote them for StableHLO's own test suites: private functions for what goes in and what is
// expected, a call that compares, attributes in braces and as dense elements. They are read, printed so that a second
// print is equal, brought to `import`, and run; every check in them holds.
// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do echo $f; zero-opt $f -o $f.1 || exit 1; zero-opt $f.1 -o $f.2 || exit 1; cmp $f.1 $f.2 || exit 1; done
// RUN: for f in %t/*.mlir; do echo $f; zero-opt --zero-to-import $f > /dev/null || exit 1; done
// RUN: for f in %t/*.mlir; do echo $f; zero-run --interpret --results %t/out $f || exit 1; done
// RUN: rm %t/special.mlir
// RUN: for f in %t/*.mlir; do echo $f; zero-run --interpret --as-is --results %t/out $f || exit 1; done

//--- gather.mlir
module @jit_testcase {
  func.func public @main() -> tensor<i1> {
    %0:2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<2x2xi32>)
    %1 = call @expected() : () -> tensor<2x2xf32>
    %2 = "stablehlo.gather"(%0#0, %0#1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = dense<[1, 2]> : tensor<2xi64>} : (tensor<3x4xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
    %3 = stablehlo.custom_call @check.eq(%2, %1) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<i1>
    return %3 : tensor<i1>
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<2x2xi32>) {
    %0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 1.0E+1, 1.1E+1]]> : tensor<3x4xf32>
    %1 = stablehlo.constant dense<[[2, 1], [0, 9]]> : tensor<2x2xi32>
    return %0, %1 : tensor<3x4xf32>, tensor<2x2xi32>
  }
  func.func private @expected() -> tensor<2x2xf32> {
    %0 = stablehlo.constant dense<[[9.0, 1.0E+1], [2.0, 3.0]]> : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}

//--- scatter.mlir
module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<1x4xbf16> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi64>
    %0:2 = call @inputs() : () -> (tensor<1x4xbf16>, tensor<1x2xbf16>)
    %1 = call @expected() : () -> tensor<1x4xbf16>
    %2 = "stablehlo.scatter"(%0#0, %c, %0#1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg0: tensor<bf16>, %arg1: tensor<bf16>):
      %3 = stablehlo.multiply %arg0, %arg1 : tensor<bf16>
      stablehlo.return %3 : tensor<bf16>
    }) : (tensor<1x4xbf16>, tensor<2x1xi64>, tensor<1x2xbf16>) -> tensor<1x4xbf16>
    stablehlo.custom_call @check.expect_close(%2, %1) {has_side_effect = true} : (tensor<1x4xbf16>, tensor<1x4xbf16>) -> ()
    return %2 : tensor<1x4xbf16>
  }
  func.func private @inputs() -> (tensor<1x4xbf16> {mhlo.layout_mode = "default"}, tensor<1x2xbf16> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<"0x803F004040408040"> : tensor<1x4xbf16>
    %cst_0 = stablehlo.constant dense<[[-1.0, 5.0E-1]]> : tensor<1x2xbf16>
    return %cst, %cst_0 : tensor<1x4xbf16>, tensor<1x2xbf16>
  }
  func.func private @expected() -> (tensor<1x4xbf16> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<[[1.0, -2.0, 3.0, 2.0]]> : tensor<1x4xbf16>
    return %cst : tensor<1x4xbf16>
  }
}

//--- reduce_window.mlir
module @jit_testcase {
  func.func public @main() -> tensor<i1> {
    %0 = call @inputs() : () -> tensor<2x3xi32>
    %1 = call @expected() : () -> tensor<1x2xi32>
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = "stablehlo.reduce_window"(%0, %2) ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %5 = stablehlo.multiply %arg0, %arg1 : tensor<i32>
      stablehlo.return %5 : tensor<i32>
    }) {window_dimensions = dense<2> : tensor<2xi64>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
    %4 = stablehlo.custom_call @check.eq(%3, %1) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<i1>
    return %4 : tensor<i1>
  }
  func.func private @inputs() -> tensor<2x3xi32> {
    %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func private @expected() -> tensor<1x2xi32> {
    %0 = stablehlo.constant dense<[[40, 180]]> : tensor<1x2xi32>
    return %0 : tensor<1x2xi32>
  }
}

//--- padded_window.mlir
module @jit_testcase {
  func.func public @main() -> tensor<i1> {
    %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0]]> : tensor<1x4xf32>
    %1 = stablehlo.constant dense<[[1.0, 5.0, 4.0]]> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = "stablehlo.reduce_window"(%0, %2) ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %5 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) {base_dilations = dense<1> : tensor<2xi64>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = dense<1> : tensor<2xi64>, window_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<[1, 2]> : tensor<2xi64>} : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x3xf32>
    %4 = stablehlo.custom_call @check.eq(%3, %1) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<i1>
    return %4 : tensor<i1>
  }
}

//--- convolution.mlir
module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<1x1x4x1xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.constant dense<[[[[1.0], [2.0], [3.0], [4.0]]]]> : tensor<1x1x4x1xf32>
    %1 = stablehlo.constant dense<[[[[1.0]], [[1.0E+1]]]]> : tensor<1x2x1x1xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x1x4x1xf32>
    %3 = stablehlo.constant dense<[[[[1.0E+1], [2.1E+1], [3.2E+1], [4.3E+1]]]]> : tensor<1x1x4x1xf32>
    stablehlo.custom_call @check.expect_almost_eq(%2, %3) {has_side_effect = true} : (tensor<1x1x4x1xf32>, tensor<1x1x4x1xf32>) -> ()
    return %2 : tensor<1x1x4x1xf32>
  }
}

//--- dot_general.mlir
module @jit_testcase {
  func.func public @main() -> tensor<i1> {
    %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
    %1 = "stablehlo.dot_general"(%0, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.custom_call @check.eq(%1, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<i1>
    return %3 : tensor<i1>
  }
}

//--- argmax.mlir
module @jit_testcase {
  func.func public @main() -> tensor<i1> {
    %0 = stablehlo.constant dense<[1.0, -2.0, 7.0, 0.0]> : tensor<4xbf16>
    %1 = stablehlo.constant dense<2> : tensor<i32>
    %2 = call @argmax(%0) : (tensor<4xbf16>) -> tensor<i32>
    %3 = stablehlo.custom_call @check.eq(%2, %1) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %3 : tensor<i1>
  }
  func.func private @argmax(%arg0: tensor<4xbf16>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.constant dense<0> : tensor<i32>
    %3:2 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2) across dimensions = [0] : (tensor<4xbf16>, tensor<4xi32>, tensor<bf16>, tensor<i32>) -> (tensor<bf16>, tensor<i32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %4 = stablehlo.compare  GT, %arg1, %arg3,  FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %5 = stablehlo.compare  NE, %arg1, %arg1,  FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.or %4, %5 : tensor<i1>
      %11 = stablehlo.select %6, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %12 = stablehlo.select %6, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %11, %12 : tensor<bf16>, tensor<i32>
    }
    return %3#1 : tensor<i32>
  }
}

//--- moves.mlir
module @jit_testcase {
  func.func public @main() -> tensor<i1> {
    %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
    %1 = "stablehlo.transpose"(%0) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xui16>) -> tensor<3x2xui16>
    %2 = "stablehlo.reverse"(%1) {dimensions = dense<0> : tensor<1xi64>} : (tensor<3x2xui16>) -> tensor<3x2xui16>
    %3 = "stablehlo.slice"(%2) {limit_indices = dense<[2, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<3x2xui16>) -> tensor<2x2xui16>
    %4 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = "stablehlo.pad"(%3, %4) {edge_padding_high = dense<[0, 1]> : tensor<2xi64>, edge_padding_low = dense<0> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<2x2xui16>, tensor<ui16>) -> tensor<2x3xui16>
    %6 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<ui16>) -> tensor<2x3xui16>
    %7 = stablehlo.add %5, %6 : tensor<2x3xui16>
    %8 = "stablehlo.concatenate"(%7, %7) {dimension = 0 : i64} : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<4x3xui16>
    %9 = stablehlo.constant dense<1> : tensor<i32>
    %10 = "stablehlo.dynamic_slice"(%8, %9, %9) {slice_sizes = dense<[3, 2]> : tensor<2xi64>} : (tensor<4x3xui16>, tensor<i32>, tensor<i32>) -> tensor<3x2xui16>
    %11 = stablehlo.constant dense<[[5, 0], [6, 0], [5, 0]]> : tensor<3x2xui16>
    %12 = stablehlo.custom_call @check.eq(%10, %11) : (tensor<3x2xui16>, tensor<3x2xui16>) -> tensor<i1>
    return %12 : tensor<i1>
  }
}

//--- sort.mlir
module @jit_testcase {
  func.func public @main() -> tensor<i1> {
    %0 = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi8>
    %1 = "stablehlo.sort"(%0) ({
    ^bb0(%arg0: tensor<i8>, %arg1: tensor<i8>):
      %4 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) {dimension = 0 : i64, is_stable = true} : (tensor<3xi8>) -> tensor<3xi8>
    %2 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
    %3 = stablehlo.custom_call @check.eq(%1, %2) : (tensor<3xi8>, tensor<3xi8>) -> tensor<i1>
    return %3 : tensor<i1>
  }
}

//--- while.mlir
module @jit_main {
  func.func public @main() -> (tensor<i32> {jax.result_info = ""}) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %0) : tensor<i32>, tensor<i32>
     cond {
      %3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare  LT, %iterArg, %3,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg, %3 : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %4 : tensor<i32>
      stablehlo.return %4, %5 : tensor<i32>, tensor<i32>
    }
    %2 = stablehlo.constant dense<15> : tensor<i32>
    stablehlo.custom_call @check.expect_eq(%1#1, %2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return %1#1 : tensor<i32>
  }
}

//--- special.mlir
module @jit_main {
  func.func public @main() -> (tensor<3xf32> {jax.result_info = ""}) {
    %0 = stablehlo.constant dense<[5.0E-1, 0x7F800000, -2.0]> : tensor<3xf32>
    %1 = chlo.erf %0 : tensor<3xf32> -> tensor<3xf32>
    %2 = stablehlo.constant dense<[0.520499885, 1.0, -0.995322287]> : tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%1, %2) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return %1 : tensor<3xf32>
  }
}
