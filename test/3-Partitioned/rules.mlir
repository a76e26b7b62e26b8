// Each rule alone, on a few lines; the interpreter says that the meaning stays.
// RUN: rm -rf %t && split-file %s %t

//--- batch-elementwise.mlir
// RUN: zero-opt %t/batch-elementwise.mlir --zero-apply-rules=batch-elementwise --remarks-filter=zero-partition -o %t/e.mlir 2> %t/e.remarks
// RUN: FileCheck %t/batch-elementwise.mlir < %t/e.mlir
// RUN: FileCheck %t/batch-elementwise.mlir --check-prefix=REMARK < %t/e.remarks
// RUN: zero-run %t/batch-elementwise.mlir --equivalent %t/e.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// What two packs need is made once; scalars that differ are a vector; a reshape keeps the elements' order.
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[W:.*]]: tensor<3x5xf32>, %[[B:.*]]: tensor<5xf32>, %[[C:.*]]: tensor<f32>, %[[P:.*]]: tensor<i1>)
// CHECK: %[[X:.*]] = zero.pack %[[W]], %[[B]] {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
// CHECK: %[[K:.*]] = zero.pack %{{.*}}, %{{.*}} {unit = @u0}
// CHECK: %[[M:.*]] = stablehlo.multiply %[[X]], %[[K]] : tensor<32xf32>
// CHECK: zero.unpack %[[M]]
// CHECK: %[[S:.*]] = stablehlo.broadcast_in_dim %[[P]], dims = [] : (tensor<i1>) -> tensor<32xi1>
// CHECK: %[[R:.*]] = stablehlo.select %[[S]], %[[M]], %[[X]] : tensor<32xi1>, tensor<32xf32>
// CHECK: zero.unpack %[[R]]
// CHECK-NOT: stablehlo.multiply
func.func @fires(%w: tensor<3x5xf32>, %b: tensor<5xf32>, %c: tensor<f32>, %p: tensor<i1>)
    -> (tensor<3x5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<5xf32>) {
  %cw = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<15xf32>
  %cb = stablehlo.constant dense<2.0> : tensor<5xf32>
  %flat = stablehlo.reshape %w : (tensor<3x5xf32>) -> tensor<15xf32>
  %mw = stablehlo.multiply %flat, %cw : tensor<15xf32>
  %mb = stablehlo.multiply %b, %cb : tensor<5xf32>
  %mw2 = stablehlo.reshape %mw : (tensor<15xf32>) -> tensor<3x5xf32>
  %0 = zero.pack %mw2, %mb {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %1:2 = zero.unpack %0 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  %sw = stablehlo.select %p, %mw2, %w : tensor<i1>, tensor<3x5xf32>
  %sb = stablehlo.select %p, %mb, %b : tensor<i1>, tensor<5xf32>
  %2 = zero.pack %sw, %sb {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %3:2 = zero.unpack %2 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %1#0, %1#1, %3#0, %3#1 : tensor<3x5xf32>, tensor<5xf32>, tensor<3x5xf32>, tensor<5xf32>
}
// Rows of a product are no elements of an operand.
// CHECK-LABEL: @does_not_fire(
// CHECK: %[[D:.*]] = stablehlo.transpose
// CHECK: zero.pack %[[D]], %{{.*}} {unit = @u0}
func.func @does_not_fire(%w: tensor<5x3xf32>, %b: tensor<5xf32>) -> tensor<32xf32> {
  %0 = stablehlo.transpose %w, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
  %1 = stablehlo.reverse %b, dims = [0] : tensor<5xf32>
  %2 = zero.pack %0, %1 {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  return %2 : tensor<32xf32>
}
// REMARK: [Passed] batch-elementwise
// REMARK: [Missed] batch-elementwise {{.*}}parameters of the unit are computed by other ops
// CHECK-LABEL: @refuses_other_ops(
// CHECK: %[[N:.*]] = stablehlo.negate
// CHECK: %[[A:.*]] = stablehlo.abs
// CHECK: zero.pack %[[N]], %[[A]]
func.func @refuses_other_ops(%w: tensor<3x5xf32>, %b: tensor<5xf32>) -> tensor<32xf32> {
  %0 = stablehlo.negate %w : tensor<3x5xf32>
  %1 = stablehlo.abs %b : tensor<5xf32>
  %2 = zero.pack %0, %1 {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  return %2 : tensor<32xf32>
}

//--- batch-stacked.mlir
// RUN: zero-opt %t/batch-stacked.mlir --zero-apply-rules=batch-elementwise,pack-of-unpack -o %t/st.mlir
// RUN: FileCheck %t/batch-stacked.mlir < %t/st.mlir
// RUN: zero-run %t/batch-stacked.mlir --equivalent %t/st.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [5] at 0 slice 0>, #zero.segment<"w" [5] at 8 slice 1>]}
// Slices of an op on the stack of a unit's segments.
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[F:.*]]: tensor<16xf32>)
// CHECK-NEXT: %[[N:.*]] = stablehlo.negate %[[F]] : tensor<16xf32>
// CHECK-NEXT: zero.unpack %[[N]]
// CHECK-NEXT: return
func.func @fires(%f: tensor<16xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %0:2 = zero.unpack %f {unit = @u0} : tensor<16xf32> -> (tensor<5xf32>, tensor<5xf32>)
  %1 = stablehlo.reshape %0#0 : (tensor<5xf32>) -> tensor<1x5xf32>
  %2 = stablehlo.reshape %0#1 : (tensor<5xf32>) -> tensor<1x5xf32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
  %4 = stablehlo.negate %3 : tensor<2x5xf32>
  %5 = stablehlo.slice %4 [0:1, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
  %6 = stablehlo.slice %4 [1:2, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
  %7 = stablehlo.reshape %5 : (tensor<1x5xf32>) -> tensor<5xf32>
  %8 = stablehlo.reshape %6 : (tensor<1x5xf32>) -> tensor<5xf32>
  %9 = zero.pack %7, %8 {unit = @u0} : (tensor<5xf32>, tensor<5xf32>) -> tensor<16xf32>
  %10:2 = zero.unpack %9 {unit = @u0} : tensor<16xf32> -> (tensor<5xf32>, tensor<5xf32>)
  return %10#0, %10#1 : tensor<5xf32>, tensor<5xf32>
}
// A gradient of each slice, padded to the stack and added to the other's: on the first slice a zero and a value, on the second a
// value and a zero. Values stand beside values, and zeros beside zeros.
// CHECK-LABEL: @in_turns(
// CHECK-SAME: %[[A:.*]]: tensor<5xf32>, %[[B:.*]]: tensor<5xf32>)
// CHECK: zero.pack %[[A]], %[[B]] {unit = @u0}
// CHECK-NEXT: stablehlo.add
func.func @in_turns(%a: tensor<5xf32>, %b: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
  %1 = stablehlo.pad %0, %zero, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<2x5xf32>
  %2 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
  %3 = stablehlo.pad %2, %zero, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<2x5xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x5xf32>
  %5 = stablehlo.slice %4 [0:1, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
  %6 = stablehlo.slice %4 [1:2, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
  %7 = stablehlo.reshape %5 : (tensor<1x5xf32>) -> tensor<5xf32>
  %8 = stablehlo.reshape %6 : (tensor<1x5xf32>) -> tensor<5xf32>
  %9 = zero.pack %7, %8 {unit = @u0} : (tensor<5xf32>, tensor<5xf32>) -> tensor<16xf32>
  %10:2 = zero.unpack %9 {unit = @u0} : tensor<16xf32> -> (tensor<5xf32>, tensor<5xf32>)
  return %10#0, %10#1 : tensor<5xf32>, tensor<5xf32>
}
// The slices in another order are another unit.
// CHECK-LABEL: @does_not_fire(
// CHECK: zero.pack
func.func @does_not_fire(%f: tensor<16xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %0:2 = zero.unpack %f {unit = @u0} : tensor<16xf32> -> (tensor<5xf32>, tensor<5xf32>)
  %1 = zero.pack %0#1, %0#0 {unit = @u0} : (tensor<5xf32>, tensor<5xf32>) -> tensor<16xf32>
  %2:2 = zero.unpack %1 {unit = @u0} : tensor<16xf32> -> (tensor<5xf32>, tensor<5xf32>)
  return %2#0, %2#1 : tensor<5xf32>, tensor<5xf32>
}

//--- pack-of-unpack.mlir
// RUN: zero-opt %t/pack-of-unpack.mlir --zero-apply-rules=pack-of-unpack -o %t/pu.mlir
// RUN: FileCheck %t/pack-of-unpack.mlir < %t/pu.mlir
// RUN: zero-run %t/pack-of-unpack.mlir --equivalent %t/pu.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[F:.*]]: tensor<32xf32>)
// CHECK-NEXT: %[[R:.*]]:2 = zero.unpack %[[F]]
// CHECK-NEXT: return %[[R]]#0, %[[R]]#1
func.func @fires(%f: tensor<32xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %0:2 = zero.unpack %f {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  %1 = zero.pack %0#0, %0#1 {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %2:2 = zero.unpack %1 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %2#0, %2#1 : tensor<3x5xf32>, tensor<5xf32>
}
// Segments of two buffers are none of them.
// CHECK-LABEL: @does_not_fire(
// CHECK: zero.pack
func.func @does_not_fire(%f: tensor<32xf32>, %g: tensor<32xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %0:2 = zero.unpack %f {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  %1:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  %2 = zero.pack %0#0, %1#1 {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %3:2 = zero.unpack %2 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %3#0, %3#1 : tensor<3x5xf32>, tensor<5xf32>
}

//--- batch-scalars.mlir
// RUN: zero-opt %t/batch-scalars.mlir --zero-apply-rules=batch-scalars -o %t/sc.mlir
// RUN: FileCheck %t/batch-scalars.mlir < %t/sc.mlir
// RUN: zero-run %t/batch-scalars.mlir --equivalent %t/sc.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[C:.*]]: tensor<f32>, %[[D:.*]]: tensor<f32>)
// CHECK: %[[V:.*]] = stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK: %[[S:.*]] = zero.segment_broadcast %[[V]] {unit = @u0} : tensor<2xf32> -> tensor<32xf32>
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [] : (tensor<f32>) -> tensor<32xf32>
// CHECK: %[[K:.*]] = stablehlo.constant dense<3.000000e+00> : tensor<32xf32>
// CHECK: %[[L:.*]] = stablehlo.constant dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK: zero.segment_broadcast %[[L]]
// CHECK-NOT: zero.pack
func.func @fires(%c: tensor<f32>, %d: tensor<f32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %cw = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %kw = stablehlo.constant dense<3.0> : tensor<3x5xf32>
  %kb = stablehlo.constant dense<3.0> : tensor<5xf32>
  %lb = stablehlo.constant dense<4.0> : tensor<5xf32>
  %0 = zero.pack %cw, %db {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %1 = zero.pack %cw, %cb {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %2 = zero.pack %kw, %kb {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %3 = zero.pack %kw, %lb {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %4 = stablehlo.add %0, %1 : tensor<32xf32>
  %5 = stablehlo.add %2, %3 : tensor<32xf32>
  %6 = stablehlo.add %4, %5 : tensor<32xf32>
  %7:2 = zero.unpack %6 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %7#0, %7#1 : tensor<3x5xf32>, tensor<5xf32>
}
// A row for every column is no scalar.
// CHECK-LABEL: @does_not_fire(
// CHECK: zero.pack
func.func @does_not_fire(%c: tensor<f32>, %r: tensor<5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %cw = stablehlo.broadcast_in_dim %r, dims = [1] : (tensor<5xf32>) -> tensor<3x5xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %0 = zero.pack %cw, %cb {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %1:2 = zero.unpack %0 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %1#0, %1#1 : tensor<3x5xf32>, tensor<5xf32>
}

//--- batch-all-reduce.mlir
// RUN: zero-opt %t/batch-all-reduce.mlir --zero-apply-rules=batch-all-reduce -o %t/ar.mlir
// RUN: FileCheck %t/batch-all-reduce.mlir < %t/ar.mlir
// RUN: zero-run %t/batch-all-reduce.mlir --equivalent %t/ar.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// Also below a transposition: elements are added where they are moved to.
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[W:.*]]: tensor<5x3xf32>, %[[B:.*]]: tensor<5xf32>)
// CHECK-NEXT: %[[T:.*]] = stablehlo.transpose %[[W]], dims = [1, 0]
// CHECK-NEXT: %[[P:.*]] = zero.pack %[[T]], %[[B]] {unit = @u0}
// CHECK-NEXT: %[[R:.*]] = zero.all_reduce add %[[P]] over @mesh["dp"] : tensor<32xf32>
// CHECK-NEXT: zero.unpack %[[R]]
func.func @fires(%w: tensor<5x3xf32>, %b: tensor<5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %0 = zero.all_reduce add %w over @mesh["dp"] : tensor<5x3xf32>
  %1 = zero.all_reduce add %b over @mesh["dp"] : tensor<5xf32>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
  %3 = zero.pack %2, %1 {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %4:2 = zero.unpack %3 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %4#0, %4#1 : tensor<3x5xf32>, tensor<5xf32>
}
// A maximum is no sum, and a value that no rank has to add is none.
// CHECK-LABEL: @does_not_fire(
// CHECK: zero.all_reduce max
// CHECK: zero.all_reduce add %{{.*}} : tensor<5xf32>
// CHECK: zero.pack
func.func @does_not_fire(%w: tensor<3x5xf32>, %b: tensor<5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %0 = zero.all_reduce max %w over @mesh["dp"] : tensor<3x5xf32>
  %1 = zero.all_reduce add %b over @mesh["dp"] : tensor<5xf32>
  %2 = zero.pack %0, %1 {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %3:2 = zero.unpack %2 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %3#0, %3#1 : tensor<3x5xf32>, tensor<5xf32>
}

//--- batch-all-reduce-axes.mlir
// RUN: zero-opt %t/batch-all-reduce-axes.mlir --zero-apply-rules=batch-all-reduce --remarks-filter=zero-partition 2>&1 | FileCheck %t/batch-all-reduce-axes.mlir
zero.mesh @mesh ["dp" = 2, "tp" = 2]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// CHECK: [Missed] batch-all-reduce {{.*}}parameters of the unit are added over other mesh axes
// CHECK-LABEL: @refuses_other_axes(
// CHECK: zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<5xf32>
// CHECK: zero.pack
func.func @refuses_other_axes(%w: tensor<3x5xf32>, %b: tensor<5xf32>) -> tensor<32xf32> {
  %0 = zero.all_reduce add %w over @mesh["dp"] : tensor<3x5xf32>
  %1 = zero.all_reduce add %b over @mesh["tp"] : tensor<5xf32>
  %2 = zero.pack %0, %1 {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  return %2 : tensor<32xf32>
}

//--- all-reduce-to-scatter-gather.mlir
// RUN: zero-opt %t/all-reduce-to-scatter-gather.mlir --zero-apply-rules=all-reduce-to-scatter-gather -o %t/a.mlir
// RUN: FileCheck %t/all-reduce-to-scatter-gather.mlir < %t/a.mlir
// RUN: zero-run %t/all-reduce-to-scatter-gather.mlir --equivalent %t/a.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// CHECK-LABEL: @fires
// CHECK: %[[P:.*]] = zero.pack
// CHECK-NEXT: %[[S:.*]] = zero.reduce_scatter add %[[P]] {units = [@u0]} over @mesh["dp"] : (tensor<32xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[G:.*]] = zero.all_gather %[[S]] {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
// CHECK-NEXT: zero.unpack %[[G]]
// CHECK-NOT: zero.all_reduce
func.func @fires(%w: tensor<3x5xf32>, %b: tensor<5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %0 = zero.pack %w, %b {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<32xf32>
  %2:2 = zero.unpack %1 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %2#0, %2#1 : tensor<3x5xf32>, tensor<5xf32>
}
// A value that is no unit stays all-reduced.
// CHECK-LABEL: @does_not_fire
// CHECK: zero.all_reduce
func.func @does_not_fire(%loss: tensor<f32>) -> tensor<f32> {
  %0 = zero.all_reduce add %loss over @mesh["dp"] : tensor<f32>
  return %0 : tensor<f32>
}

//--- own-rows-of-gather.mlir
// RUN: zero-opt %t/own-rows-of-gather.mlir --zero-apply-rules=own-rows-of-gather --remarks-filter=zero-partition -o %t/rows.mlir 2> %t/rows.remarks
// RUN: FileCheck %t/own-rows-of-gather.mlir < %t/rows.mlir
// RUN: FileCheck %t/own-rows-of-gather.mlir --check-prefix=REMARK < %t/rows.remarks
// RUN: zero-run %t/own-rows-of-gather.mlir --equivalent %t/rows.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 2 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [8, 2] at 0>]}
zero.layout @u1 on @mesh {dtype = f32, block = 2 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"v" [4, 3] at 0>]}
zero.layout @u2 on @mesh {dtype = f32, block = 2 : i64, elements = 8 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"u" [2, 4] at 0>]}
zero.layout @u3 on @mesh {dtype = f32, block = 2 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"t" [7, 2] at 0>]}
// CHECK-LABEL: @rows_fire(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[OWN:.*]] = stablehlo.reshape %[[X]] : (tensor<4xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: return %[[OWN]]
func.func @rows_fire(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = zero.unpack %0 {unit = @u0} : tensor<16xf32> -> (tensor<8x2xf32>)
  %at = zero.rank_offset 2 over @mesh["dp"] : tensor<i32>
  %2 = stablehlo.dynamic_slice %1, %at, %zero, sizes = [2, 2] : (tensor<8x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
// Columns are no range of a shard.
// CHECK-LABEL: @columns(
// CHECK: stablehlo.dynamic_slice
func.func @columns(%x: tensor<2xf32>) -> tensor<2x1xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = zero.all_gather %x {units = [@u2]} over @mesh["dp"] : (tensor<2xf32>) -> tensor<8xf32>
  %1 = zero.unpack %0 {unit = @u2} : tensor<8xf32> -> (tensor<2x4xf32>)
  %at = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
  %2 = stablehlo.dynamic_slice %1, %zero, %at, sizes = [2, 1] : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  return %2 : tensor<2x1xf32>
}
// With padding shards end elsewhere than rows.
// CHECK-LABEL: @padded(
// CHECK: stablehlo.dynamic_slice
// REMARK: [Passed] own-rows-of-gather
// REMARK: [Missed] own-rows-of-gather | {{.*}}a rank's rows are no shard of the unit
func.func @padded(%x: tensor<4xf32>) -> tensor<1x3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = zero.all_gather %x {units = [@u1]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = zero.unpack %0 {unit = @u1} : tensor<16xf32> -> (tensor<4x3xf32>)
  %at = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
  %2 = stablehlo.dynamic_slice %1, %at, %zero, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
  return %2 : tensor<1x3xf32>
}

// The last rank's slice begins a row earlier than its shard.
// CHECK-LABEL: @clamped(
// CHECK: stablehlo.dynamic_slice
// REMARK: [Missed] own-rows-of-gather
func.func @clamped(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = zero.all_gather %x {units = [@u3]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = zero.unpack %0 {unit = @u3} : tensor<16xf32> -> (tensor<7x2xf32>)
  %at = zero.rank_offset 2 over @mesh["dp"] : tensor<i32>
  %2 = stablehlo.dynamic_slice %1, %at, %zero, sizes = [2, 2] : (tensor<7x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}

//--- own-shard-of-gather.mlir
// RUN: zero-opt %t/own-shard-of-gather.mlir --zero-apply-rules=own-shard-of-gather -o %t/b.mlir
// RUN: FileCheck %t/own-shard-of-gather.mlir < %t/b.mlir
// RUN: zero-run %t/own-shard-of-gather.mlir --equivalent %t/b.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [3, 5] at 0>]}
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: return %[[X]]
func.func @fires(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = zero.own_shard %0 {unit = @u0} : tensor<16xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// Who reads the whole unit still gets it.
// CHECK-LABEL: @keeps_other_users(
// CHECK: %[[G:.*]] = zero.all_gather
// CHECK-NEXT: return %[[G]], %{{.*}} : tensor<16xf32>, tensor<4xf32>
func.func @keeps_other_users(%x: tensor<4xf32>) -> (tensor<16xf32>, tensor<4xf32>) {
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = zero.own_shard %0 {unit = @u0} : tensor<16xf32> -> tensor<4xf32>
  return %0, %1 : tensor<16xf32>, tensor<4xf32>
}

//--- sink-gather-through-elementwise.mlir
// RUN: zero-opt %t/sink-gather-through-elementwise.mlir --zero-apply-rules=sink-gather-through-elementwise,own-shard-of-gather -o %t/c.mlir
// RUN: FileCheck %t/sink-gather-through-elementwise.mlir < %t/c.mlir
// RUN: zero-run %t/sink-gather-through-elementwise.mlir --equivalent %t/c.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// Moments on shards; the parameter is whole, so each rank takes its range. A value with two users is
// computed once.
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[W:.*]]: tensor<32xf32>, %[[M:.*]]: tensor<8xf32>, %[[C:.*]]: tensor<f32>, %[[R:.*]]: tensor<2xf32>)
// CHECK-DAG: %[[K:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
// CHECK-DAG: %[[CB:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [] : (tensor<f32>) -> tensor<8xf32>
// CHECK-DAG: %[[RB:.*]] = zero.segment_broadcast %[[R]] {unit = @u0} : tensor<2xf32> -> tensor<8xf32>
// CHECK: %[[T:.*]] = stablehlo.multiply %[[K]], %[[M]] : tensor<8xf32>
// CHECK-NOT: stablehlo.multiply %[[K]]
// CHECK: %[[OWN:.*]] = zero.own_shard %[[W]] {unit = @u0} : tensor<32xf32> -> tensor<8xf32>
// CHECK-NEXT: stablehlo.subtract %[[OWN]],
// CHECK-NOT: tensor<32xf32>
// CHECK: return
func.func @fires(%w: tensor<32xf32>, %m: tensor<8xf32>, %c: tensor<f32>, %r: tensor<2xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %k = stablehlo.constant dense<2.0> : tensor<32xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %rb = zero.segment_broadcast %r {unit = @u0} : tensor<2xf32> -> tensor<32xf32>
  %mw = zero.all_gather %m {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %0 = stablehlo.multiply %k, %mw : tensor<32xf32>
  %1 = stablehlo.add %0, %cb : tensor<32xf32>
  %2 = stablehlo.multiply %0, %rb : tensor<32xf32>
  %3 = stablehlo.subtract %w, %2 : tensor<32xf32>
  %4 = zero.own_shard %1 {unit = @u0} : tensor<32xf32> -> tensor<8xf32>
  %5 = zero.own_shard %3 {unit = @u0} : tensor<32xf32> -> tensor<8xf32>
  return %4, %5 : tensor<8xf32>, tensor<8xf32>
}
// A sort looks at other elements.
// CHECK-LABEL: @does_not_fire(
// CHECK: stablehlo.reverse {{.*}} : tensor<32xf32>
// CHECK: zero.own_shard
func.func @does_not_fire(%m: tensor<8xf32>) -> tensor<8xf32> {
  %mw = zero.all_gather %m {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %0 = stablehlo.reverse %mw, dims = [0] : tensor<32xf32>
  %1 = zero.own_shard %0 {unit = @u0} : tensor<32xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

//--- reduce-of-gather-to-partials.mlir
// RUN: zero-opt %t/reduce-of-gather-to-partials.mlir --zero-apply-rules=reduce-of-gather-to-partials,own-shard-of-gather -o %t/d.mlir
// RUN: FileCheck %t/reduce-of-gather-to-partials.mlir < %t/d.mlir
// RUN: zero-run %t/reduce-of-gather-to-partials.mlir --equivalent %t/d.mlir --tolerance 1e-5
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>)
// CHECK: %[[S:.*]] = zero.segment_reduce add %[[X]] {unit = @u0} : tensor<8xf32> -> tensor<2xf32>
// CHECK-NEXT: %[[R:.*]] = zero.all_reduce add %[[S]] over @mesh["dp"] : tensor<2xf32>
// CHECK-DAG: stablehlo.slice %[[R]] [0:1]
// CHECK-DAG: stablehlo.slice %[[R]] [1:2]
// CHECK-NOT: stablehlo.reduce
func.func @fires(%x: tensor<8xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %0:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  %1 = stablehlo.reduce(%0#0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%0#1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.add %1, %2 : tensor<f32>
  return %3 : tensor<f32>
}
// Rows are not whole parameters; an initial value that counts would count on every rank.
// CHECK-LABEL: @does_not_fire(
// CHECK-NOT: zero.segment_reduce
// CHECK: return
func.func @does_not_fire(%x: tensor<8xf32>) -> (tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %0:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  %1 = stablehlo.reduce(%0#0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
  %2:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  %3 = stablehlo.reduce(%2#1 init: %one) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %1, %3 : tensor<3xf32>, tensor<f32>
}

//--- axis-reduce-to-partials.mlir
// RUN: zero-opt %t/axis-reduce-to-partials.mlir --zero-apply-rules=axis-reduce-to-partials,own-shard-of-gather -o %t/a.mlir
// RUN: FileCheck %t/axis-reduce-to-partials.mlir < %t/a.mlir
// RUN: zero-run %t/axis-reduce-to-partials.mlir --equivalent %t/a.mlir --tolerance 1e-5
// RUN: zero-opt %t/axis-reduce-to-partials.mlir --zero-apply-rules=axis-reduce-to-partials,own-shard-of-gather,merge-partials | FileCheck %t/axis-reduce-to-partials.mlir --check-prefix=MERGED
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [2, 3, 2] at 16>]}
// Ranges cut rows: rank 1 has the end of w's second row and its last one.
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>)
// CHECK-NOT: zero.all_gather
// CHECK-DAG: %[[W:.*]] = zero.extract_segment add %[[X]] {segment = 0 : i64, unit = @u0} : tensor<8xf32> -> tensor<3x5xf32>
// CHECK-DAG: %[[ROWS:.*]] = stablehlo.reduce(%[[W]] {{.*}} applies stablehlo.add across dimensions = [1]
// CHECK-DAG: zero.all_reduce add %[[ROWS]] over @mesh["dp"] : tensor<3xf32>
// CHECK-DAG: %[[COLUMNS:.*]] = stablehlo.reduce(%[[W]] {{.*}} applies stablehlo.add across dimensions = [0]
// CHECK-DAG: zero.all_reduce add %[[COLUMNS]] over @mesh["dp"] : tensor<5xf32>
// CHECK-DAG: %[[B:.*]] = zero.extract_segment max %[[X]] {segment = 1 : i64, unit = @u0} : tensor<8xf32> -> tensor<2x3x2xf32>
// CHECK-DAG: %[[TALL:.*]] = stablehlo.reshape %[[B]] : (tensor<2x3x2xf32>) -> tensor<6x2xf32>
// CHECK-DAG: %[[MOST:.*]] = stablehlo.reduce(%[[TALL]] {{.*}} applies stablehlo.maximum across dimensions = [0]
// CHECK-DAG: zero.all_reduce max %[[MOST]] over @mesh["dp"] : tensor<2xf32>
// MERGED-LABEL: @fires(
// MERGED: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<8xf32>
// MERGED: zero.all_reduce max %{{.*}} over @mesh["dp"] : tensor<2xf32>
// MERGED-NOT: zero.all_reduce
func.func @fires(%x: tensor<8xf32>) -> (tensor<3xf32>, tensor<5xf32>, tensor<2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %0:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<2x3x2xf32>)
  %1 = stablehlo.reduce(%0#0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.reduce(%0#0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
  %tall = stablehlo.reshape %0#1 : (tensor<2x3x2xf32>) -> tensor<6x2xf32>
  %3 = stablehlo.reduce(%tall init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<6x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %1, %2, %3 : tensor<3xf32>, tensor<5xf32>, tensor<2xf32>
}
// CHECK-LABEL: @refuses_states(
// CHECK-NOT: zero.extract_segment
func.func @refuses_states(%x: tensor<8xf32> {zero.role = #zero.role<param "u0/param" unit = @u0>}) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %0:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<2x3x2xf32>)
  %1 = stablehlo.reduce(%0#0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
// An initial value that counts would count on every rank; what is read whole besides is gathered anyway.
// CHECK-LABEL: @does_not_fire(
// CHECK-NOT: zero.extract_segment
// CHECK: return
func.func @does_not_fire(%x: tensor<8xf32>) -> (tensor<3xf32>, tensor<5xf32>, tensor<3x5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %0:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<2x3x2xf32>)
  %1 = stablehlo.reduce(%0#0 init: %one) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
  %2:2 = zero.unpack %g {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<2x3x2xf32>)
  %3 = stablehlo.reduce(%2#0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
  return %1, %3, %2#0 : tensor<3xf32>, tensor<5xf32>, tensor<3x5xf32>
}

//--- expand-inner-products.mlir
// RUN: zero-opt %t/expand-inner-products.mlir --zero-apply-rules=expand-inner-products -o %t/i.mlir
// RUN: FileCheck %t/expand-inner-products.mlir < %t/i.mlir
// RUN: zero-run %t/expand-inner-products.mlir --equivalent %t/i.mlir --tolerance 1e-5
zero.mesh @mesh ["dp" = 2]
// CHECK-LABEL: @fires(
// CHECK-NOT: stablehlo.dot_general
// CHECK: %[[P:.*]] = stablehlo.multiply %arg0, %arg1 : tensor<3x5xf32>
// CHECK: stablehlo.reduce(%[[P]] {{.*}} applies stablehlo.add across dimensions = [0, 1]
func.func @fires(%x: tensor<3x5xf32>, %y: tensor<3x5xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0, 1] x [0, 1] : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// Elements that change places, a wider sum, several results.
// CHECK-LABEL: @does_not_fire(
// CHECK-COUNT-3: stablehlo.dot_general
// CHECK: return
func.func @does_not_fire(%x: tensor<4x4xf32>, %h: tensor<4x4xbf16>) -> (tensor<f32>, tensor<f32>, tensor<4xf32>) {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0, 1] x [1, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
  %1 = stablehlo.dot_general %h, %h, contracting_dims = [0, 1] x [0, 1] : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<f32>
  %2 = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<4xf32>
}
// Rows of the batch differ between ranks.
// CHECK-LABEL: @rows_stay(
// CHECK: stablehlo.dot_general
func.func @rows_stay(%x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<f32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<f32>
  return %1 : tensor<f32>
}

//--- gather-whole-read.mlir
// RUN: zero-opt %t/gather-whole-read.mlir --zero-apply-rules=gather-whole-read,sink-gather-through-elementwise,own-shard-of-gather -o %t/w.mlir
// RUN: FileCheck %t/gather-whole-read.mlir < %t/w.mlir
// RUN: zero-run %t/gather-whole-read.mlir --equivalent %t/w.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [3, 5] at 0>]}
// What is computed on the unit is computed on the shard, then gathered.
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
// CHECK: %[[Q:.*]] = stablehlo.multiply %[[X]], %[[X]] : tensor<4xf32>
// CHECK-NEXT: %[[F:.*]] = zero.all_gather %[[Q]] {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
// CHECK-NEXT: %[[W:.*]] = zero.unpack %[[F]]
// CHECK-NEXT: stablehlo.transpose %[[W]]
func.func @fires(%x: tensor<4xf32>) -> tensor<5x3xf32> {
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %q = stablehlo.multiply %g, %g : tensor<16xf32>
  %w = zero.unpack %q {unit = @u0} : tensor<16xf32> -> (tensor<3x5xf32>)
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
  return %t : tensor<5x3xf32>
}
// A new value that is gathered anyway is gathered once, where it is read first.
// CHECK-LABEL: @shares(
// CHECK: %[[F:.*]] = zero.all_gather
// CHECK: zero.unpack %[[F]]
// CHECK-NOT: zero.all_gather
// CHECK: return %{{.*}}, %[[F]]
func.func @shares(%x: tensor<4xf32>) -> (tensor<5x3xf32>, tensor<16xf32>) {
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %q = stablehlo.multiply %g, %g : tensor<16xf32>
  %w = zero.unpack %q {unit = @u0} : tensor<16xf32> -> (tensor<3x5xf32>)
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
  %s = zero.own_shard %q {unit = @u0} : tensor<16xf32> -> tensor<4xf32>
  %r = zero.all_gather %s {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  return %t, %r : tensor<5x3xf32>, tensor<16xf32>
}
// States that are whole, shards that are gathered, packs: there is nothing to gather.
// CHECK-LABEL: @does_not_fire(
// CHECK-COUNT-1: zero.all_gather
// CHECK-NOT: zero.all_gather
func.func @does_not_fire(%p: tensor<16xf32>, %x: tensor<4xf32>, %y: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xbf16>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %0 = zero.unpack %p {unit = @u0} : tensor<16xf32> -> (tensor<3x5xf32>)
  %c = stablehlo.convert %p : (tensor<16xf32>) -> tensor<16xbf16>
  %1 = zero.unpack %c {unit = @u0} : tensor<16xbf16> -> (tensor<3x5xbf16>)
  %g = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %2 = zero.unpack %g {unit = @u0} : tensor<16xf32> -> (tensor<3x5xf32>)
  %k = zero.pack %y {unit = @u0} : (tensor<3x5xf32>) -> tensor<16xf32>
  %3 = zero.unpack %k {unit = @u0} : tensor<16xf32> -> (tensor<3x5xf32>)
  return %0, %1, %2, %3 : tensor<3x5xf32>, tensor<3x5xbf16>, tensor<3x5xf32>, tensor<3x5xf32>
}

//--- insert-whole-pieces.mlir
// RUN: zero-opt %t/insert-whole-pieces.mlir --zero-apply-rules=insert-whole-pieces -o %t/i.mlir
// RUN: FileCheck %t/insert-whole-pieces.mlir < %t/i.mlir
// RUN: zero-run %t/insert-whole-pieces.mlir --equivalent %t/i.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
zero.layout @empty on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = []}
// Each piece is put into the shard as soon as it is made; no whole unit is put together.
// CHECK-LABEL: @fires(
// CHECK-SAME: %[[W:.*]]: tensor<3x5xf32>, %[[B:.*]]: tensor<5xf32>)
// CHECK-NEXT: %[[Y:.*]] = stablehlo.negate %[[B]]
// CHECK-NEXT: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK-NEXT: %[[S:.*]] = zero.insert_segment %[[Y]] into %[[Z]] {segment = 1 : i64, unit = @u0}
// CHECK-NEXT: %[[X:.*]] = stablehlo.negate %[[W]]
// CHECK-NEXT: %[[T:.*]] = zero.insert_segment %[[X]] into %[[S]] {segment = 0 : i64, unit = @u0}
// CHECK-NEXT: %[[G:.*]] = zero.all_gather %[[T]]
func.func @fires(%w: tensor<3x5xf32>, %b: tensor<5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %y = stablehlo.negate %b : tensor<5xf32>
  %x = stablehlo.negate %w : tensor<3x5xf32>
  %0 = zero.pack %x, %y {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %1 = zero.own_shard %0 {unit = @u0} : tensor<32xf32> -> tensor<8xf32>
  %2 = zero.all_gather %1 {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<32xf32>
  %3:2 = zero.unpack %2 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %3#0, %3#1 : tensor<3x5xf32>, tensor<5xf32>
}
// A unit without segments has no pieces.
// CHECK-LABEL: @does_not_fire_without_pieces(
// CHECK: zero.pack
func.func @does_not_fire_without_pieces() -> tensor<16xf32> {
  %0 = zero.pack {unit = @empty} : () -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
// A gradient on its way to its reduction stays a pack.
// CHECK-LABEL: @does_not_fire(
// CHECK: zero.pack
// CHECK-NOT: zero.insert_segment
func.func @does_not_fire(%w: tensor<3x5xf32>, %b: tensor<5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>) {
  %0 = zero.pack %w, %b {unit = @u0} : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<32xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<32xf32>
  %2:2 = zero.unpack %1 {unit = @u0} : tensor<32xf32> -> (tensor<3x5xf32>, tensor<5xf32>)
  return %2#0, %2#1 : tensor<3x5xf32>, tensor<5xf32>
}

//--- narrow-before-gather.mlir
// RUN: zero-opt %t/narrow-before-gather.mlir --zero-apply-rules=narrow-before-gather -o %t/e.mlir
// RUN: FileCheck %t/narrow-before-gather.mlir < %t/e.mlir
// RUN: zero-run %t/narrow-before-gather.mlir --equivalent %t/e.mlir
// RUN: zero-opt %t/narrow-before-gather.mlir --zero-apply-rules=narrow-before-gather --remarks-filter=zero-partition -o /dev/null 2>&1 | FileCheck %t/narrow-before-gather.mlir --check-prefix=REMARK
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = bf16, block = 4 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [3, 5] at 0>]}
// CHECK-LABEL: @fires(
// CHECK: %[[N:.*]] = stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT: zero.all_gather %[[N]] {units = [@u0]} over @mesh["dp"] : (tensor<4xbf16>) -> tensor<16xbf16>
// CHECK-NOT: tensor<16xf32>
// REMARK: narrow-before-gather
func.func @fires(%x: tensor<4xf32>) -> tensor<16xbf16> {
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = stablehlo.convert %0 : (tensor<16xf32>) -> tensor<16xbf16>
  return %1 : tensor<16xbf16>
}
// What reads only its own range of the wide values, as an update does, will be computed on shards.
// CHECK-LABEL: @fires_beside_own_ranges(
// CHECK: %[[N:.*]] = stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT: %[[G:.*]] = zero.all_gather %[[N]]
// CHECK: return %[[G]]
// REMARK: narrow-before-gather
func.func @fires_beside_own_ranges(%x: tensor<4xf32>) -> (tensor<16xbf16>, tensor<4xf32>) {
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<16xf32>
  %2 = stablehlo.convert %0 : (tensor<16xf32>) -> tensor<16xbf16>
  %3 = zero.own_shard %1 {unit = @u0} : tensor<16xf32> -> tensor<4xf32>
  return %2, %3 : tensor<16xbf16>, tensor<4xf32>
}
// REMARK: the convert does not narrow
// CHECK-LABEL: @widens(
// CHECK: zero.all_gather %{{.*}} : (tensor<4xbf16>) -> tensor<16xbf16>
// CHECK: stablehlo.convert
func.func @widens(%x: tensor<4xbf16>) -> tensor<16xf32> {
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xbf16>) -> tensor<16xbf16>
  %1 = stablehlo.convert %0 : (tensor<16xbf16>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}
// REMARK: the wide values are read too
// CHECK-LABEL: @read_wide_too(
// CHECK: zero.all_gather %{{.*}} : (tensor<4xf32>) -> tensor<16xf32>
func.func @read_wide_too(%x: tensor<4xf32>) -> (tensor<16xf32>, tensor<16xbf16>) {
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = stablehlo.convert %0 : (tensor<16xf32>) -> tensor<16xbf16>
  return %0, %1 : tensor<16xf32>, tensor<16xbf16>
}

//--- merge-partials.mlir
// RUN: zero-opt %t/merge-partials.mlir --zero-apply-rules=merge-partials -o %t/f.mlir
// RUN: FileCheck %t/merge-partials.mlir < %t/f.mlir
// RUN: zero-run %t/merge-partials.mlir --equivalent %t/f.mlir
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [3, 5] at 0>]}
zero.layout @u1 on @mesh {dtype = f32, block = 4 : i64, elements = 32 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"v" [3, 5] at 0>, #zero.segment<"b" [5] at 16>]}
// Two vectors of the first round are one transfer; the third waits for the first, so it is its own.
// CHECK-LABEL: @fires(
// CHECK: %[[A:.*]] = zero.segment_reduce add
// CHECK: %[[B:.*]] = zero.segment_reduce add
// CHECK: %[[C:.*]] = stablehlo.concatenate %[[A]], %[[B]], dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
// CHECK-NEXT: %[[R:.*]] = zero.all_reduce add %[[C]] over @mesh["dp"] : tensor<3xf32>
// CHECK-DAG: stablehlo.slice %[[R]] [0:1]
// CHECK-DAG: stablehlo.slice %[[R]] [2:3]
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<1xf32>
// CHECK-NOT: zero.all_reduce
func.func @fires(%x: tensor<4xf32>, %y: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<1xf32>
  %2 = stablehlo.slice %1 [0:1] : (tensor<1xf32>) -> tensor<1xf32>
  %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.multiply %x, %4 : tensor<4xf32>
  %6 = zero.segment_reduce add %5 {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %7 = zero.all_reduce add %6 over @mesh["dp"] : tensor<1xf32>
  %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
  %9 = zero.segment_reduce add %y {unit = @u1} : tensor<8xf32> -> tensor<2xf32>
  %10 = zero.all_reduce add %9 over @mesh["dp"] : tensor<2xf32>
  %11 = stablehlo.slice %10 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
  return %8, %12 : tensor<f32>, tensor<f32>
}
// What a round needs is known, and moved, through regions too.
// CHECK-LABEL: @fires_around_a_region(
// CHECK: stablehlo.negate
// CHECK: stablehlo.if
// CHECK: stablehlo.concatenate
// CHECK-NEXT: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<3xf32>
// CHECK-NOT: zero.all_reduce
func.func @fires_around_a_region(%x: tensor<4xf32>, %y: tensor<8xf32>, %p: tensor<i1>) -> (tensor<1xf32>, tensor<2xf32>) {
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<1xf32>
  %2 = stablehlo.negate %y : tensor<8xf32>
  %3 = "stablehlo.if"(%p) ({
    stablehlo.return %2 : tensor<8xf32>
  }, {
    stablehlo.return %y : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  %4 = zero.segment_reduce add %3 {unit = @u1} : tensor<8xf32> -> tensor<2xf32>
  %5 = zero.all_reduce add %4 over @mesh["dp"] : tensor<2xf32>
  return %1, %5 : tensor<1xf32>, tensor<2xf32>
}
// What several vectors need moves in its own order, not vector by vector: uses of units stay where they were beside each other.
// CHECK-LABEL: @keeps_the_order_of_what_it_moves(
// CHECK: stablehlo.cosine
// CHECK: stablehlo.sine
// CHECK: stablehlo.tanh
// CHECK: stablehlo.concatenate
// CHECK-NEXT: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<5xf32>
// CHECK-NOT: zero.all_reduce
func.func @keeps_the_order_of_what_it_moves(%x: tensor<4xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> (tensor<1xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<1xf32>
  %2 = stablehlo.cosine %z : tensor<8xf32>
  %3 = stablehlo.sine %y : tensor<8xf32>
  %4 = zero.segment_reduce add %3 {unit = @u1} : tensor<8xf32> -> tensor<2xf32>
  %5 = zero.all_reduce add %4 over @mesh["dp"] : tensor<2xf32>
  %6 = stablehlo.tanh %2 : tensor<8xf32>
  %7 = zero.segment_reduce add %6 {unit = @u1} : tensor<8xf32> -> tensor<2xf32>
  %8 = zero.all_reduce add %7 over @mesh["dp"] : tensor<2xf32>
  return %1, %5, %8 : tensor<1xf32>, tensor<2xf32>, tensor<2xf32>
}
// The second vector waits for the first, in a region.
// CHECK-LABEL: @does_not_fire_in_another_round(
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<1xf32>
// CHECK: stablehlo.if
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<1xf32>
func.func @does_not_fire_in_another_round(%x: tensor<4xf32>, %p: tensor<i1>) -> (tensor<1xf32>, tensor<1xf32>) {
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<1xf32>
  %2 = "stablehlo.if"(%p) ({
    %5 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    stablehlo.return %5 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %3 = zero.segment_reduce add %2 {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %4 = zero.all_reduce add %3 over @mesh["dp"] : tensor<1xf32>
  return %1, %4 : tensor<1xf32>, tensor<1xf32>
}
// CHECK-LABEL: @does_not_fire_on_other_types(
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<1xf32>
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<1xf64>
func.func @does_not_fire_on_other_types(%x: tensor<4xf32>, %y: tensor<4xf64>) -> (tensor<1xf32>, tensor<1xf64>) {
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<1xf32>
  %2 = zero.segment_reduce add %y {unit = @u0} : tensor<4xf64> -> tensor<1xf64>
  %3 = zero.all_reduce add %2 over @mesh["dp"] : tensor<1xf64>
  return %1, %3 : tensor<1xf32>, tensor<1xf64>
}
// A sum and a maximum are two transfers.
// CHECK-LABEL: @does_not_fire(
// CHECK: zero.all_reduce add
// CHECK: zero.all_reduce max
func.func @does_not_fire(%x: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %1 = zero.all_reduce add %0 over @mesh["dp"] : tensor<1xf32>
  %2 = zero.segment_reduce max %x {unit = @u0} : tensor<4xf32> -> tensor<1xf32>
  %3 = zero.all_reduce max %2 over @mesh["dp"] : tensor<1xf32>
  return %1, %3 : tensor<1xf32>, tensor<1xf32>
}

//--- merge-metrics.mlir
// RUN: zero-opt %t/merge-metrics.mlir --zero-apply-rules=merge-metrics -o %t/f.mlir
// RUN: FileCheck %t/merge-metrics.mlir < %t/f.mlir
// RUN: zero-run %t/merge-metrics.mlir --equivalent %t/f.mlir
zero.mesh @mesh ["dp" = 4]
// Loss and accuracy come in one vector, behind the last of them; the ratio waits for both, so it is its own, as
// is the sum that the new state needs.
// CHECK-LABEL: @fires(
// CHECK: %[[S:.*]] = zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<f32>
// CHECK: %[[A:.*]] = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
// CHECK: %[[B:.*]] = stablehlo.reshape %arg1 : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK: %[[C:.*]] = stablehlo.concatenate %[[A]], %[[B]], dim = 0 : (tensor<1xf32>, tensor<6xf32>) -> tensor<7xf32>
// CHECK: %[[R:.*]] = zero.all_reduce add %[[C]] over @mesh["dp"] : tensor<7xf32>
// CHECK: %[[L:.*]] = stablehlo.reshape %{{.*}} : (tensor<1xf32>) -> tensor<f32>
// CHECK: stablehlo.negate %[[L]]
// CHECK: zero.all_reduce max
// CHECK-NOT: zero.all_reduce
func.func @fires(%x: tensor<f32>, %y: tensor<2x3xf32>, %s: tensor<f32>)
    -> (tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<2x3xf32> {zero.role = #zero.role<metric "hits">},
        tensor<f32> {zero.role = #zero.role<metric "largest">}, tensor<f32>) {
  %0 = zero.all_reduce add %x over @mesh["dp"] : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  %2 = zero.all_reduce add %s over @mesh["dp"] : tensor<f32>
  %3 = zero.all_reduce add %y over @mesh["dp"] : tensor<2x3xf32>
  %4 = stablehlo.multiply %1, %s : tensor<f32>
  %5 = zero.all_reduce max %4 over @mesh["dp"] : tensor<f32>
  return %1, %3, %5, %2 : tensor<f32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>
}
// A metric that the step needs too, one of another type, one of another kind.
// CHECK-LABEL: @does_not_fire(
// CHECK-COUNT-4: zero.all_reduce {{add|max}} %{{.*}} : tensor<f{{32|64}}>
func.func @does_not_fire(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f64>, %m: tensor<f32>)
    -> (tensor<f32> {zero.role = #zero.role<metric "norm">}, tensor<f32> {zero.role = #zero.role<metric "loss">},
        tensor<f64> {zero.role = #zero.role<metric "wide">}, tensor<f32> {zero.role = #zero.role<metric "largest">},
        tensor<f32>) {
  %0 = zero.all_reduce add %x over @mesh["dp"] : tensor<f32>
  %1 = zero.all_reduce add %y over @mesh["dp"] : tensor<f32>
  %2 = zero.all_reduce add %z over @mesh["dp"] : tensor<f64>
  %3 = zero.all_reduce max %m over @mesh["dp"] : tensor<f32>
  %4 = stablehlo.negate %0 : tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>, tensor<f32>
}

//--- interface.mlir
// RUN: zero-opt %t/interface.mlir --zero-apply-rules=state-gather-to-shard,own-shard-of-gather,sink-gather-through-elementwise | FileCheck %t/interface.mlir --check-prefix=STATE
// RUN: zero-opt %t/interface.mlir --zero-apply-rules=gather-new-parameter,own-shard-of-gather,sink-gather-through-elementwise | FileCheck %t/interface.mlir --check-prefix=PARAM
zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 16 : i64,
  axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = [#zero.segment<"w" [3, 5] at 0>]}
// STATE-LABEL: @main(
// STATE-SAME: %[[P:.*]]: tensor<16xf32> {{{.*}}}, %[[M:.*]]: tensor<4xf32> {{{.*}}}, %[[G:.*]]: tensor<4xf32>) -> (tensor<16xf32>, tensor<4xf32>)
// STATE: %[[NEW:.*]] = stablehlo.add %[[M]], %[[G]] : tensor<4xf32>
// STATE: return %{{.*}}, %[[NEW]] : tensor<16xf32>, tensor<4xf32>
// PARAM-LABEL: @main(
// PARAM: %[[OWN:.*]] = zero.own_shard %arg0 {unit = @u0}
// PARAM: %[[NEW:.*]] = stablehlo.subtract %[[OWN]], %{{.*}} : tensor<4xf32>
// PARAM: %[[W:.*]] = zero.all_gather %[[NEW]]
// PARAM: return %[[W]], %{{.*}} : tensor<16xf32>, tensor<16xf32>
func.func @main(%p: tensor<16xf32> {zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>},
                %m: tensor<16xf32> {zero.role = #zero.role<opt_state "u0/mu" next = 1 unit = @u0>},
                %g: tensor<4xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %0 = zero.all_gather %g {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<16xf32>
  %1 = stablehlo.add %m, %0 : tensor<16xf32>
  %2 = stablehlo.subtract %p, %1 : tensor<16xf32>
  return %2, %1 : tensor<16xf32>, tensor<16xf32>
}

//--- unknown.mlir
// RUN: not zero-opt %t/unknown.mlir --zero-apply-rules=shard-everything 2>&1 | FileCheck %t/unknown.mlir
// CHECK: there is no rule 'shard-everything'; rules are batch-elementwise pack-of-unpack
module {}
