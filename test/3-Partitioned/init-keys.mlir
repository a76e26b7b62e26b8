// RUN: zero-opt %s --zero-to-partitioned="ranks=2 stage=3" | FileCheck %s --enable-var-scope
// RUN: zero-opt %s --zero-to-planned="ranks=2 stage=3" -o /dev/null

// Bits of two parameters that come to half of both are these.
// RUN: zero-opt %s --zero-to-partitioned="ranks=2 stage=3" | sed 's/tensor<3x2xui32>/tensor<40x2xui32>/g' > %t
// RUN: not zero-opt %t --zero-verify-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=BITS
// BITS: error: 'stablehlo.iota' op is made while "{{first|last}}" is there, for "{{first|last}}": this entry holds two parameters whole

// Keys of all parameters, six numbers, are no half of a parameter of nine: others are made while they are there.
// CHECK-LABEL: func.func public @init(
// CHECK-COUNT-2: zero.insert_segment
module {
  func.func public @main(%first: tensor<8x16xf32> {zero.role = #zero.role<param "first" next = 0>}, %last: tensor<9xf32> {zero.role = #zero.role<param "last" next = 1>}, %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %y: tensor<4x9xf32> {zero.role = #zero.role<batch "y" dim = 0>}) -> (tensor<8x16xf32>, tensor<9xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<4x16xf32>
    %made = stablehlo.dot_general %x, %first, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %spread = stablehlo.broadcast_in_dim %last, dims = [1] : (tensor<9xf32>) -> tensor<4x9xf32>
    %weighed = stablehlo.multiply %y, %spread : tensor<4x9xf32>
    %a = stablehlo.reduce(%made init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
    %b = stablehlo.reduce(%weighed init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x9xf32>, tensor<f32>) -> tensor<f32>
    %loss = stablehlo.add %a, %b : tensor<f32>
    %ofFirst = stablehlo.dot_general %x, %one, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %ofLast = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x9xf32>, tensor<f32>) -> tensor<9xf32>
    %newFirst = stablehlo.subtract %first, %ofFirst : tensor<8x16xf32>
    %newLast = stablehlo.subtract %last, %ofLast : tensor<9xf32>
    return %newFirst, %newLast, %loss : tensor<8x16xf32>, tensor<9xf32>, tensor<f32>
  }
  func.func public @init(%key: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<8x16xf32> {zero.role = #zero.role<param "first">}, tensor<9xf32> {zero.role = #zero.role<param "last">}) {
    %number = stablehlo.iota dim = 0 : tensor<3x2xui32>
    %same = stablehlo.broadcast_in_dim %key, dims = [1] : (tensor<2xui32>) -> tensor<3x2xui32>
    %keys = stablehlo.xor %same, %number : tensor<3x2xui32>
    %row0 = stablehlo.slice %keys [0:1, 0:1] : (tensor<3x2xui32>) -> tensor<1x1xui32>
    %bits0 = stablehlo.broadcast_in_dim %row0, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<8x16xui32>
    %count0 = stablehlo.iota dim = 1 : tensor<8x16xui32>
    %mixed0 = stablehlo.multiply %bits0, %count0 : tensor<8x16xui32>
    %first = stablehlo.convert %mixed0 : (tensor<8x16xui32>) -> tensor<8x16xf32>
    %row1 = stablehlo.slice %keys [1:2, 0:1] : (tensor<3x2xui32>) -> tensor<1x1xui32>
    %flat1 = stablehlo.reshape %row1 : (tensor<1x1xui32>) -> tensor<1xui32>
    %bits1 = stablehlo.broadcast_in_dim %flat1, dims = [0] : (tensor<1xui32>) -> tensor<9xui32>
    %count1 = stablehlo.iota dim = 0 : tensor<9xui32>
    %mixed1 = stablehlo.multiply %bits1, %count1 : tensor<9xui32>
    %last = stablehlo.convert %mixed1 : (tensor<9xui32>) -> tensor<9xf32>
    return %first, %last : tensor<8x16xf32>, tensor<9xf32>
  }
}
