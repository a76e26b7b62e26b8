// A loop that carries rows and a partial sum from round to round: what is carried is assumed in a sharding at the start of a
// round and proved in it at its end.
// RUN: split-file %s %t
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1
// RUN: zero-opt %t/replica.mlir --zero-validate=origin=%t/import.mlir -o /dev/null

// Reduced in every round and after the last one.
// RUN: sed 's/return %j, %b, %k/return %j, %b, %r/' %t/replica.mlir | %{refused} | FileCheck %s --check-prefix=ROUND
// ROUND: error: 'stablehlo.add' op cannot be proved {{.*}}operands that are the same on all ranks; a partial sum (operand 0 is expected to be a partial sum)

// Not reduced at all.
// RUN: sed 's/subtract %w, %all /subtract %w, %z#2 /' %t/replica.mlir | %{refused} | FileCheck %s --check-prefix=UNREDUCED
// UNREDUCED: error: 'stablehlo.subtract' op cannot be proved

// A sum that does not start from zero is counted once per rank.
// RUN: sed 's/%a = %zeros/%a = %w/' %t/replica.mlir | %{refused} | FileCheck %s --check-prefix=START
// START: error: 'stablehlo.add' op cannot be proved {{.*}}operands that are the same on all ranks; a partial sum (operand 0 is expected to be a partial sum)

// Ranks that run another number of rounds each.
// RUN: sed 's/return %go : tensor<i1>/return %any : tensor<i1>/' %t/replica.mlir | %{refused} | FileCheck %s --check-prefix=ROUNDS
// ROUNDS: error: 'stablehlo.while' op cannot be proved {{.*}} (ranks may run another number of rounds each, and a value changes in rounds that none of a rank's rows asks for)

// Another body, another bound.
// RUN: sed 's/tanh/cosine/' %t/replica.mlir | %{refused} | FileCheck %s --check-prefix=BODY
// BODY: error: 'func.return' op gives result 0 (w) {{.*}}: expected tanh(carried {{.*}}) : tensor<8x4xf32>, found cosine(carried {{.*}}) : tensor<8x4xf32>
// RUN: sed 's/compare LT, %i, %n/compare LE, %i, %n/' %t/replica.mlir | %{refused} | FileCheck %s --check-prefix=BOUND
// BOUND: error: 'func.return' op gives result 0 (w) {{.*}}: expected compare({{.*}} with {{.*}} LT{{.*}}, found compare({{.*}} with {{.*}} LE

//--- import.mlir
module attributes {zero.phase = "import", zero.format = 3 : i64} {
  func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %n: tensor<i32> {zero.role = #zero.role<scalar "n">}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x4xf32> {
    %start = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x4xf32>
    %z:3 = stablehlo.while(%i = %start, %h = %x, %a = %zeros) : tensor<i32>, tensor<8x4xf32>, tensor<4x4xf32>
    cond {
      %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %j = stablehlo.add %i, %one : tensor<i32>
      %b = stablehlo.tanh %h : tensor<8x4xf32>
      %g = stablehlo.dot_general %h, %b, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
      %k = stablehlo.add %a, %g : tensor<4x4xf32>
      stablehlo.return %j, %b, %k : tensor<i32>, tensor<8x4xf32>, tensor<4x4xf32>
    }
    %w1 = stablehlo.subtract %w, %z#2 : tensor<4x4xf32>
    return %w1 : tensor<4x4xf32>
  }
}

//--- replica.mlir
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 4]
  func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %n: tensor<i32> {zero.role = #zero.role<scalar "n">}, %x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x4xf32> {
    %start = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x4xf32>
    %false = stablehlo.constant dense<false> : tensor<i1>
    %own = stablehlo.compare GT, %x, %x : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %any = stablehlo.reduce(%own init: %false) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
    %z:3 = stablehlo.while(%i = %start, %h = %x, %a = %zeros) : tensor<i32>, tensor<2x4xf32>, tensor<4x4xf32>
    cond {
      %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %j = stablehlo.add %i, %one : tensor<i32>
      %b = stablehlo.tanh %h : tensor<2x4xf32>
      %g = stablehlo.dot_general %h, %b, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
      %k = stablehlo.add %a, %g : tensor<4x4xf32>
      %r = zero.all_reduce add %k over @mesh["dp"] : tensor<4x4xf32>
      stablehlo.return %j, %b, %k : tensor<i32>, tensor<2x4xf32>, tensor<4x4xf32>
    }
    %all = zero.all_reduce add %z#2 over @mesh["dp"] : tensor<4x4xf32>
    %w1 = stablehlo.subtract %w, %all : tensor<4x4xf32>
    return %w1 : tensor<4x4xf32>
  }
}
