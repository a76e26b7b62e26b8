// Both idioms of mixed precision, and masters that are vectors.
// RUN: rm -rf %t && split-file %s %t
// RUN: zero-opt %t/cast.mlir --zero-partition="stage=0 block=16" --zero-verify-partition | FileCheck %t/cast.mlir --check-prefix=CAST0
// RUN: zero-opt %t/cast.mlir --zero-partition="stage=2 block=16" --zero-verify-partition | FileCheck %t/cast.mlir --check-prefix=CAST2
// RUN: zero-opt %t/cast.mlir --zero-partition="stage=3 block=16" --zero-verify-partition | FileCheck %t/cast.mlir --check-prefix=CAST3
// RUN: zero-opt %t/cast.mlir --zero-partition="stage=3 block=16 disable-rules=narrow-before-gather" | FileCheck %t/cast.mlir --check-prefix=WIDE
// RUN: zero-opt %t/derived.mlir --zero-partition="stage=2 block=16" --zero-verify-partition | FileCheck %t/derived.mlir --check-prefix=DER2
// RUN: zero-opt %t/derived.mlir --zero-partition="stage=3 block=16" --zero-verify-partition | FileCheck %t/derived.mlir --check-prefix=DER3

//--- cast.mlir
// Float32 state, cast in the step: it is a master. 2 bytes travel, 4 stay on the shard.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x8xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xbf16> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
// CAST0: zero.layout @u0 {{.*}}dtype = bf16
// CAST0: func.func @main(%[[W:[a-z0-9]+]]: tensor<32xf32>
// CAST0: %[[N:.*]] = stablehlo.convert %[[W]] : (tensor<32xf32>) -> tensor<32xbf16>
// CAST0: zero.unpack %[[N]]
// The narrow copy has a line of its own: 32 elements of 2 bytes.
// CAST2: resident = {grad = 32 : i64, opt_state = 0 : i64, other = 0 : i64, param = 64 : i64, working = 64 : i64}
// CAST2: func.func @main(%[[W:[a-z0-9]+]]: tensor<16xf32>
// CAST2: %[[N:.*]] = stablehlo.convert %[[W]] : (tensor<16xf32>) -> tensor<16xbf16>
// CAST2: %[[F:.*]] = zero.all_gather %[[N]] {{.*}} : (tensor<16xbf16>) -> tensor<32xbf16>
// CAST2: zero.unpack %[[F]] {unit = @u0} : tensor<32xbf16> -> (tensor<4x8xbf16>)
// CAST2: zero.reduce_scatter add {{.*}} : (tensor<32xbf16>) -> tensor<16xbf16>
// CAST2-NOT: zero.all_gather
// CAST3: resident = {grad = 32 : i64, opt_state = 0 : i64, other = 0 : i64, param = 64 : i64}
// CAST3: zero.all_gather {{.*}} : (tensor<16xbf16>) -> tensor<32xbf16>
// CAST3-NOT: zero.all_gather
// WIDE: zero.all_gather {{.*}} : (tensor<16xf32>) -> tensor<32xf32>
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<2x4xbf16> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x8xf32> {
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %c = stablehlo.convert %t : (tensor<8x4xf32>) -> tensor<8x4xbf16>
  %y = stablehlo.dot_general %x, %c, contracting_dims = [1] x [1] : (tensor<2x4xbf16>, tensor<8x4xbf16>) -> tensor<2x8xbf16>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2x4xbf16>, tensor<2x8xbf16>) -> tensor<4x8xbf16>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x8xbf16>
  %gf = stablehlo.convert %g : (tensor<4x8xbf16>) -> tensor<4x8xf32>
  %n = stablehlo.subtract %w, %gf : tensor<4x8xf32>
  return %n : tensor<4x8xf32>
}
}

//--- derived.mlir
// Bfloat16 parameters and float32 masters, both state: the parameter follows from the new master.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x8xbf16> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x8xf32> as #zero.role<opt_state "master/w" next = 1 of = "w"> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xbf16> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
// DER2: func.func @main(%[[W:[a-z0-9]+]]: tensor<32xbf16> {{.*}}"u0/param" {{.*}}, %[[M:[a-z0-9]+]]: tensor<16xf32> {{.*}}"u0/master"
// DER2: zero.unpack %[[W]]
// DER2: %[[NEW:.*]] = stablehlo.subtract %[[M]], %{{.*}} : tensor<16xf32>
// DER2: %[[NARROW:.*]] = stablehlo.convert %[[NEW]] : (tensor<16xf32>) -> tensor<16xbf16>
// DER2: %[[WHOLE:.*]] = zero.all_gather %[[NARROW]] {{.*}} : (tensor<16xbf16>) -> tensor<32xbf16>
// DER2: return %[[WHOLE]], %[[NEW]]
// DER3: func.func @main(%[[W:[a-z0-9]+]]: tensor<16xbf16> {{.*}}, %[[M:[a-z0-9]+]]: tensor<16xf32>
// DER3: zero.all_gather %[[W]] {{.*}} : (tensor<16xbf16>) -> tensor<32xbf16>
// DER3-NOT: zero.all_gather
func.func @main(%w: tensor<4x8xbf16> {zero.role = #zero.role<param "w" next = 0>}, %m: tensor<4x8xf32> {zero.role = #zero.role<opt_state "master/w" next = 1 of = "w">}, %x: tensor<2x4xbf16> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x8xbf16>, tensor<4x8xf32>) {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x4xbf16>, tensor<4x8xbf16>) -> tensor<2x8xbf16>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2x4xbf16>, tensor<2x8xbf16>) -> tensor<4x8xbf16>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x8xbf16>
  %gf = stablehlo.convert %g : (tensor<4x8xbf16>) -> tensor<4x8xf32>
  %n = stablehlo.subtract %m, %gf : tensor<4x8xf32>
  %nw = stablehlo.convert %n : (tensor<4x8xf32>) -> tensor<4x8xbf16>
  return %nw, %n : tensor<4x8xbf16>, tensor<4x8xf32>
}
}
