// Numbers of rows that are compared within groups of rows, or say which rows meet, are the batch; a weight of as many rows that
// meets them is none.
// RUN: split-file %s %t
// RUN: zero-opt %t/groups.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/groups.mlir
// RUN: zero-opt %t/documents.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/documents.mlir
// RUN: zero-opt %t/bias.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/bias.mlir
// RUN: zero-opt %t/spliced.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/spliced.mlir

//--- groups.mlir
// Rewards less their group's mean: rows of every one of three groups on each rank.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0 groups=3
// CHECK: main.arg2 batch "arg2" dim=0 groups=3
func.func public @main(%w: tensor<4x5xf32>, %x: tensor<12x4xf32>, %reward: tensor<12xf32>) -> (tensor<4x5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %quarter = stablehlo.constant dense<0.25> : tensor<3xf32>
  %groups = stablehlo.reshape %reward : (tensor<12xf32>) -> tensor<3x4xf32>
  %sum = stablehlo.reduce(%groups init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  %mean = stablehlo.multiply %sum, %quarter : tensor<3xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
  %away = stablehlo.subtract %groups, %means : tensor<3x4xf32>
  %advantage = stablehlo.reshape %away : (tensor<3x4xf32>) -> tensor<12xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x5xf32>) -> tensor<12x5xf32>
  %wide = stablehlo.broadcast_in_dim %advantage, dims = [0] : (tensor<12xf32>) -> tensor<12x5xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<12x5xf32>
  %each = stablehlo.multiply %h2, %wide : tensor<12x5xf32>
  %loss = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5xf32>, tensor<f32>) -> tensor<f32>
  %dh = stablehlo.multiply %h, %wide : tensor<12x5xf32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x5xf32>) -> tensor<4x5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x5xf32>
  return %w1, %loss : tensor<4x5xf32>, tensor<f32>
}

//--- documents.mlir
// Tokens of several documents in one list: each sees those of its own.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32>, %document: tensor<8xi32>, %x: tensor<8x4xf32>, %y: tensor<8xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %document, dims = [0] : (tensor<8xi32>) -> tensor<8x8xi32>
  %b = stablehlo.broadcast_in_dim %document, dims = [1] : (tensor<8xi32>) -> tensor<8x8xi32>
  %same = stablehlo.compare EQ, %a, %b : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %s = stablehlo.dot_general %z, %z, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
  %no = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %t = stablehlo.select %same, %s, %no : tensor<8x8xi1>, tensor<8x8xf32>
  %label = stablehlo.broadcast_in_dim %y, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %each = stablehlo.multiply %t, %label : tensor<8x8xf32>
  %loss = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %dz = stablehlo.dot_general %each, %z, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %dz, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- bias.mlir
// A frozen network on rows beside the same in reverse, its hidden layer as wide as there are rows: neither its bias nor its
// second matrix is of rows.
// CHECK: main.arg1 frozen "arg1"
// CHECK: main.arg2 frozen "arg2"
// CHECK: main.arg3 frozen "arg3"
// CHECK: main.arg4 batch "arg4" dim=0
func.func public @main(%w: tensor<6x3xf32>, %a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<8x6xf32>, %x: tensor<8x4xf32>) -> (tensor<6x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reverse %x, dims = [0] : tensor<8x4xf32>
  %both = stablehlo.add %x, %r : tensor<8x4xf32>
  %u = stablehlo.dot_general %both, %a, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %bias = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %v = stablehlo.add %u, %bias : tensor<8x8xf32>
  %m = stablehlo.dot_general %v, %c, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
  %z = stablehlo.dot_general %m, %w, contracting_dims = [1] x [0] : (tensor<8x6xf32>, tensor<6x3xf32>) -> tensor<8x3xf32>
  %q = stablehlo.multiply %z, %z : tensor<8x3xf32>
  %loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %m, %z, contracting_dims = [0] x [0] : (tensor<8x6xf32>, tensor<8x3xf32>) -> tensor<6x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<6x3xf32>
  return %w1, %loss : tensor<6x3xf32>, tensor<f32>
}

//--- spliced.mlir
// Features of pictures, all in one list, take the places of a token, which is counted over all rows: tokens meet, pictures don't.
// CHECK: main.arg3 batch {{.*}}dim=0 # tensor<12x4xi32>
// CHECK: main.arg4 batch {{.*}}dim=0 # tensor<36x3xf32>
// CHECK: main.arg5 batch {{.*}}dim=0 # tensor<12x4xf32>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<12x4xi32>, %arg4: tensor<36x3xf32>, %arg5: tensor<12x4xf32>) -> (tensor<8x4xf32> {jax.result_info = "result[0]['embed']"}, tensor<3x4xf32> {jax.result_info = "result[0]['patch']"}, tensor<4x4xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x3xf32>, tensor<3x4xf32>) -> tensor<36x4xf32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x4xi32>
    %2 = stablehlo.compare EQ, %arg3, %1, SIGNED : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
    %3 = stablehlo.reshape %2 : (tensor<12x4xi1>) -> tensor<48xi1>
    %4 = call @cumsum(%3) : (tensor<48xi1>) -> tensor<48xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<48xi32>) -> tensor<48x1xi32>
    %6 = stablehlo.iota dim = 0 : tensor<36xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<36xi32>) -> tensor<1x36xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x36xi32>
    %9 = stablehlo.add %8, %7 : tensor<1x36xi32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<48x1xi32>) -> tensor<48x36xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x36xi32>) -> tensor<48x36xi32>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<48x36xi32>, tensor<48x36xi32>) -> tensor<48x36xi1>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<48xi1>) -> tensor<48x1xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<48x1xi1>) -> tensor<48x36xi1>
    %15 = stablehlo.and %12, %14 : tensor<48x36xi1>
    %16 = stablehlo.convert %15 : (tensor<48x36xi1>) -> tensor<48x36xf32>
    %17 = stablehlo.dot_general %16, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x36xf32>, tensor<36x4xf32>) -> tensor<48x4xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12x4xi32>
    %19 = stablehlo.compare LT, %arg3, %18, SIGNED : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x4xi32>
    %21 = stablehlo.add %arg3, %20 : tensor<12x4xi32>
    %22 = stablehlo.select %19, %21, %arg3 : tensor<12x4xi1>, tensor<12x4xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<12x4xi32>) -> tensor<12x4x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<12x4x1xi32>) -> tensor<12x4x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<12x4x4xf32>) -> tensor<48x4xf32>
    %26 = stablehlo.add %25, %17 : tensor<48x4xf32>
    %27 = stablehlo.reshape %26 : (tensor<48x4xf32>) -> tensor<12x4x4xf32>
    %28 = stablehlo.dot_general %27, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<4x4xf32>) -> tensor<12x4x4xf32>
    %29 = stablehlo.tanh %28 : tensor<12x4x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4x4xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<12x4x4xf32>
    %32 = stablehlo.dot_general %29, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<4x4xf32>) -> tensor<12x4x4xf32>
    %33 = stablehlo.tanh %32 : tensor<12x4x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x4x4xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<12x4x4xf32>
    %36 = stablehlo.dot_general %33, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<4x4xf32>) -> tensor<12x4x4xf32>
    %37 = stablehlo.tanh %36 : tensor<12x4x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x4x4xf32>
    %39 = stablehlo.subtract %38, %37 : tensor<12x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<12x4xf32>) -> tensor<12x4x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<12x4x1xf32>) -> tensor<12x4x4xf32>
    %42 = stablehlo.subtract %37, %41 : tensor<12x4x4xf32>
    %43 = stablehlo.multiply %42, %42 : tensor<12x4x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x4x4xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<12x4x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x4x4xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<12x4x4xf32>
    %49 = stablehlo.multiply %48, %39 : tensor<12x4x4xf32>
    %50 = stablehlo.multiply %49, %37 : tensor<12x4x4xf32>
    %51 = stablehlo.add %49, %50 : tensor<12x4x4xf32>
    %52 = stablehlo.dot_general %51, %33, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<12x4x4xf32>) -> tensor<4x4xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %54 = stablehlo.dot_general %51, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<4x4xf32>) -> tensor<12x4x4xf32>
    %55 = stablehlo.multiply %54, %35 : tensor<12x4x4xf32>
    %56 = stablehlo.multiply %55, %33 : tensor<12x4x4xf32>
    %57 = stablehlo.add %55, %56 : tensor<12x4x4xf32>
    %58 = stablehlo.dot_general %57, %29, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<12x4x4xf32>) -> tensor<4x4xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %60 = stablehlo.add %53, %59 : tensor<4x4xf32>
    %61 = stablehlo.dot_general %57, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<4x4xf32>) -> tensor<12x4x4xf32>
    %62 = stablehlo.multiply %61, %31 : tensor<12x4x4xf32>
    %63 = stablehlo.multiply %62, %29 : tensor<12x4x4xf32>
    %64 = stablehlo.add %62, %63 : tensor<12x4x4xf32>
    %65 = stablehlo.dot_general %64, %27, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<12x4x4xf32>) -> tensor<4x4xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %67 = stablehlo.add %60, %66 : tensor<4x4xf32>
    %68 = stablehlo.dot_general %64, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4x4xf32>, tensor<4x4xf32>) -> tensor<12x4x4xf32>
    %69 = stablehlo.reshape %68 : (tensor<12x4x4xf32>) -> tensor<48x4xf32>
    %70 = stablehlo.reshape %69 : (tensor<48x4xf32>) -> tensor<12x4x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %72 = "stablehlo.scatter"(%71, %23, %70) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %86 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %86 : tensor<f32>
    }) : (tensor<8x4xf32>, tensor<12x4x1xi32>, tensor<12x4x4xf32>) -> tensor<8x4xf32>
    %73 = stablehlo.dot_general %69, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x4xf32>, tensor<48x36xf32>) -> tensor<4x36xf32>
    %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<4x36xf32>) -> tensor<36x4xf32>
    %75 = stablehlo.dot_general %74, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x4xf32>, tensor<36x3xf32>) -> tensor<4x3xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %78 = stablehlo.multiply %77, %72 : tensor<8x4xf32>
    %79 = stablehlo.subtract %arg0, %78 : tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %81 = stablehlo.multiply %80, %76 : tensor<3x4xf32>
    %82 = stablehlo.subtract %arg1, %81 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %84 = stablehlo.multiply %83, %67 : tensor<4x4xf32>
    %85 = stablehlo.subtract %arg2, %84 : tensor<4x4xf32>
    return %79, %82, %85, %46 : tensor<8x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<f32>
  }
  func.func private @cumsum(%arg0: tensor<48xi1>) -> tensor<48xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<48xi1>) -> tensor<48xi32>
    %1 = call @cumsum_0(%0) : (tensor<48xi32>) -> tensor<48xi32>
    return %1 : tensor<48xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<48xi32>) -> tensor<48xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[47, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 48>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<48xi32>, tensor<i32>) -> tensor<48xi32>
    return %1 : tensor<48xi32>
  }
}

