// RUN: zero-opt %s --split-input-file --zero-schedule --zero-verify-scheduled | FileCheck %s

// Unit 1 is gathered while unit 0 is in use, unit 2 only when unit 1 is; the convert moves with its gather.
// What other ranks wait for goes before the rank's own work.
// CHECK: zero.stream @compute{{$}}
// CHECK-NEXT: zero.stream @comm priority 1
// CHECK-LABEL: func.func @prefetch(
// CHECK: %[[F0:.*]] = zero.collective_start all_gather %arg0 on @comm
// CHECK: %[[W0:.*]] = zero.await %[[F0]] on @compute
// CHECK: %[[F1:.*]] = zero.collective_start all_gather %arg1 on @comm
// CHECK: zero.dispatch @k_use(%[[W0]])
// CHECK: %[[W1:.*]] = zero.await %[[F1]] on @compute
// CHECK: %[[S2:.*]] = zero.dispatch @k_convert(%arg2)
// CHECK: %[[F2:.*]] = zero.collective_start all_gather %[[S2]] on @comm
// CHECK: zero.dispatch @k_use2(%{{.*}}, %[[W1]])
// CHECK: zero.await %[[F2]] on @compute
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8] at 0>]}
  func.func private @k_use(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_use2(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_convert(%a: tensor<4xf64>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.convert %a : (tensor<4xf64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_spread(%a: tensor<8xf32>) -> tensor<8x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @k_sum(%a: tensor<8x8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_spread_twice(%a: tensor<8xf32>) -> tensor<8x2xf32> attributes {zero.kernel} {
    %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<8xf32>) -> tensor<8x2xf32>
    return %0 : tensor<8x2xf32>
  }
  func.func private @k_sum_twice(%a: tensor<8x2xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @prefetch(%p0: tensor<4xf32>, %p1: tensor<4xf32>, %p2: tensor<4xf64>) -> tensor<8xf32> {
    %w0 = zero.all_gather %p0 {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %a = zero.dispatch @k_use(%w0) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %w1 = zero.all_gather %p1 {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %b = zero.dispatch @k_use2(%a, %w1) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %s2 = zero.dispatch @k_convert(%p2) tied [-1] : (tensor<4xf64>) -> tensor<4xf32>
    %w2 = zero.all_gather %s2 {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %c = zero.dispatch @k_use2(%b, %w2) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %d = zero.dispatch @k_spread(%c) tied [-1] : (tensor<8xf32>) -> tensor<8x8xf32>
    %e = zero.dispatch @k_sum(%d) tied [-1] : (tensor<8x8xf32>) -> tensor<8xf32>
    return %e : tensor<8xf32>
  }

  // The peak is at the end. While unit 1 is read, unit 2 would fill what overlap leaves of it, and is gathered behind that.
  // CHECK-LABEL: func.func @late_start(
  // CHECK: %[[F1:.*]] = zero.collective_start all_gather %arg1 on @comm
  // CHECK: zero.dispatch @k_use(
  // CHECK: %[[W1:.*]] = zero.await %[[F1]] on @compute
  // CHECK: zero.dispatch @k_use2(%{{.*}}, %[[W1]])
  // CHECK-NEXT: %[[F2:.*]] = zero.collective_start all_gather %arg2 on @comm
  // CHECK-NEXT: zero.await %[[F2]] on @compute
  // CHECK: zero.phase = "scheduled"
  func.func @late_start(%p0: tensor<4xf32>, %p1: tensor<4xf32>, %p2: tensor<4xf32>) -> tensor<8xf32> {
    %w0 = zero.all_gather %p0 {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %a = zero.dispatch @k_use(%w0) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %w1 = zero.all_gather %p1 {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %b = zero.dispatch @k_use2(%a, %w1) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %w2 = zero.all_gather %p2 {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %c = zero.dispatch @k_use2(%b, %w2) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %d = zero.dispatch @k_spread_twice(%c) tied [-1] : (tensor<8xf32>) -> tensor<8x2xf32>
    %e = zero.dispatch @k_sum_twice(%d) tied [-1] : (tensor<8x2xf32>) -> tensor<8xf32>
    return %e : tensor<8xf32>
  }
}

// -----

// The scatter starts behind the gradient and is awaited only where its result is used; the gather of the new
// parameter is awaited at the end.
// CHECK-LABEL: func.func @late_await(
// CHECK: %[[F:.*]] = zero.collective_start reduce_scatter add
// CHECK-NEXT: %[[O:.*]] = zero.dispatch @k_tanh(%arg1)
// CHECK-NEXT: %[[G:.*]] = zero.await %[[F]] on @compute
// CHECK-NEXT: zero.dispatch @k_add(%[[G]], %arg2)
// CHECK-NEXT: zero.collective_start all_gather
// CHECK-NEXT: zero.await
// CHECK-NEXT: return
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8] at 0>]}
  func.func private @k_tanh(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_add(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_spread_wide(%a: tensor<8xf32>) -> tensor<8x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func private @k_sum_wide(%a: tensor<8x4xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @late_await(%x: tensor<8xf32>, %y: tensor<8xf32>, %p: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %d = zero.dispatch @k_spread_wide(%x) tied [-1] : (tensor<8xf32>) -> tensor<8x4xf32>
    %e = zero.dispatch @k_sum_wide(%d) tied [-1] : (tensor<8x4xf32>) -> tensor<8xf32>
    %g = zero.dispatch @k_tanh(%e) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %gf = zero.pack %g {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %gs = zero.reduce_scatter add %gf {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    %o = zero.dispatch @k_tanh(%y) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %n = zero.dispatch @k_add(%gs, %p) tied [-1] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %w = zero.all_gather %n {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    return %w, %o : tensor<8xf32>, tensor<8xf32>
  }
}

// -----

// Backward reads what backward gathered, though the op was written against the forward's gather.
// CHECK-LABEL: func.func @latest_gather(
// CHECK: zero.collective_start all_gather
// CHECK: zero.await
// CHECK: zero.collective_start all_gather
// CHECK: %[[W1:.*]] = zero.await
// CHECK: %[[U:.*]] = zero.unpack %[[W1]]
// CHECK: zero.dispatch @k_add(%{{.*}}, %[[U]])
// CHECK: zero.dispatch @k_add(%{{.*}}, %[[U]])
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8] at 0>]}
  func.func private @k_add(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @latest_gather(%p: tensor<4xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
    %f0 = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %w0 = zero.unpack %f0 {unit = @u0} : tensor<8xf32> -> (tensor<8xf32>)
    %a = zero.dispatch @k_add(%x, %w0) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %f1 = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %w1 = zero.unpack %f1 {unit = @u0} : tensor<8xf32> -> (tensor<8xf32>)
    %b = zero.dispatch @k_add(%a, %w1) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %c = zero.dispatch @k_add(%b, %w0) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    return %c : tensor<8xf32>
  }
}

// -----

// In place: state that the result replaces, and operands that die here; not the batch, not what is read at
// other indices.
// CHECK-LABEL: func.func @in_place(
// CHECK: %[[A:.*]] = zero.dispatch @k_mul(%arg0, %arg1) tied [-1]
// CHECK: %[[B:.*]] = zero.dispatch @k_mul(%[[A]], %arg1) tied [0]
// CHECK: %[[T:.*]] = zero.dispatch @k_transpose(%[[B]]) tied [-1]
// CHECK: zero.dispatch @k_mul(%arg2, %[[T]]) tied [0]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func private @k_mul(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %a, %b : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @k_transpose(%a: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @in_place(%x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %y: tensor<4x4xf32> {zero.role = #zero.role<const "y">},
      %m: tensor<4x4xf32> {zero.role = #zero.role<opt_state "m" next = 0>}) -> tensor<4x4xf32> {
    %a = zero.dispatch @k_mul(%x, %y) tied [-1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %b = zero.dispatch @k_mul(%a, %y) tied [-1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %t = zero.dispatch @k_transpose(%b) tied [-1] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %n = zero.dispatch @k_mul(%m, %t) tied [-1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %n : tensor<4x4xf32>
  }
}

// -----

// An update works on a copy where its target is read again; a packed argument is copied.
// CHECK-LABEL: func.func @copies(
// CHECK: %[[T:.*]] = zero.dispatch @k_tanh(%arg0)
// CHECK: %[[C:.*]] = zero.copy %[[T]]
// CHECK: zero.dispatch @k_insert(%arg0, %[[C]]) tied [1]
// CHECK: %[[P:.*]] = zero.copy %arg0
// CHECK: zero.pack %[[P]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8] at 0>]}
  func.func private @k_tanh(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_insert(%s: tensor<8xf32>, %d: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = zero.insert_segment %s into %d {unit = @u0, segment = 0 : i64} : tensor<8xf32> into tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @copies(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<4xf32>) {
    %t = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %i = zero.dispatch @k_insert(%x, %t) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %gf = zero.pack %x {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %gs = zero.reduce_scatter add %gf {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    return %i, %t, %gs : tensor<8xf32>, tensor<8xf32>, tensor<4xf32>
  }
}

// -----

// Nothing reads the reduced gradient, but where its unit would be held beside the peak it is awaited: the first
// kernel behind the start may run beside the reduction, the one that needs most memory may not.
// CHECK-LABEL: func.func @early_await(
// CHECK: zero.collective_start reduce_scatter add
// CHECK-NEXT: %[[O:.*]] = zero.dispatch @k_tanh(%arg1)
// CHECK-NEXT: zero.await
// CHECK-NEXT: zero.dispatch @k_wide(%{{.*}}, %{{.*}}, %[[O]])
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8] at 0>]}
  func.func private @k_tanh(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_wide(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<24xf32> attributes {zero.kernel} {
    %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @k_narrow(%a: tensor<24xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.slice %a [0:4] : (tensor<24xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @early_await(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %a = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %b = zero.dispatch @k_tanh(%y) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %g = zero.dispatch @k_tanh(%b) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %gf = zero.pack %g {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %gs = zero.reduce_scatter add %gf {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    %o = zero.dispatch @k_tanh(%y) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %w = zero.dispatch @k_wide(%a, %b, %o) tied [-1] : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<24xf32>
    %n = zero.dispatch @k_narrow(%w) tied [-1] : (tensor<24xf32>) -> tensor<4xf32>
    return %n, %gs : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// A gather whose shard is made of what another gather gives starts behind that one's reader, not ahead of it.
// CHECK-LABEL: func.func @chained(
// CHECK: zero.collective_start all_gather %arg0
// CHECK-NEXT: %[[W:.*]] = zero.await
// CHECK-NEXT: %[[S:.*]] = zero.dispatch @k_own(%[[W]])
// CHECK-NEXT: zero.collective_start all_gather %[[S]]
// CHECK-NEXT: zero.await
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8] at 0>]}
  func.func private @k_own(%a: tensor<8xf32>) -> tensor<4xf32> attributes {zero.kernel} {
    %0 = stablehlo.slice %a [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k_use(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @chained(%p: tensor<4xf32>) -> tensor<8xf32> {
    %w = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %s = zero.dispatch @k_own(%w) tied [-1] : (tensor<8xf32>) -> tensor<4xf32>
    %v = zero.all_gather %s {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %r = zero.dispatch @k_use(%v) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    return %r : tensor<8xf32>
  }
}

// -----

// A gradient of two parameters is copied for the second where it is made: not once buffers of others are free again.
// CHECK-LABEL: func.func @one_gradient_of_two(
// CHECK: %[[G:.*]] = zero.dispatch @k_tanh(%arg0)
// CHECK-NEXT: %[[C:.*]] = zero.copy %[[G]]
// CHECK: zero.pack %[[G]] {unit = @u0}
// CHECK: zero.pack %[[C]] {unit = @u1}
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"w" [8] at 0>]}
  zero.layout @u1 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"v" [8] at 0>]}
  func.func private @k_tanh(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @one_gradient_of_two(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>) {
    %g = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %o = zero.dispatch @k_tanh(%y) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %f0 = zero.pack %g {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %s0 = zero.reduce_scatter add %f0 {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    %f1 = zero.pack %g {unit = @u1} : (tensor<8xf32>) -> tensor<8xf32>
    %s1 = zero.reduce_scatter add %f1 {units = [@u1]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    return %s0, %s1, %o : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>
  }
}

// -----

// Of two shapes, too: what only looks at it moves along.
// CHECK-LABEL: func.func @one_gradient_of_two_shapes(
// CHECK: %[[G:.*]] = zero.dispatch @k_tanh(%arg0)
// CHECK-NEXT: %[[V:.*]] = zero.view %[[G]]
// CHECK-NEXT: %[[C:.*]] = zero.copy %[[V]]
// CHECK: zero.pack %[[G]] {unit = @u0}
// CHECK: zero.pack %[[C]] {unit = @u1}
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"w" [8] at 0>]}
  zero.layout @u1 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"v" [2, 4] at 0>]}
  func.func private @k_tanh(%a: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @one_gradient_of_two_shapes(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>) {
    %g = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %o = zero.dispatch @k_tanh(%y) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
    %f0 = zero.pack %g {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %s0 = zero.reduce_scatter add %f0 {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    %v = zero.view %g at 0 : tensor<8xf32> -> tensor<2x4xf32>
    %f1 = zero.pack %v {unit = @u1} : (tensor<2x4xf32>) -> tensor<8xf32>
    %s1 = zero.reduce_scatter add %f1 {units = [@u1]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    return %s0, %s1, %o : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>
  }
}

// -----

// Parts of one gradient, as stacked layers have it, are copied where it is made, and a part that a kernel takes is taken there.
// CHECK-LABEL: func.func @parts_of_a_gradient(
// CHECK: %[[G:.*]] = zero.dispatch @k_tanh(%arg0)
// CHECK-NEXT: %[[S:.*]] = zero.dispatch @k_part(%[[G]])
// CHECK-NEXT: %[[V:.*]] = zero.view %[[G]] at 0
// CHECK-NEXT: %[[C:.*]] = zero.copy %[[V]]
// CHECK: zero.dispatch @k_tanh(%arg1)
// CHECK: zero.pack %[[C]] {unit = @u0}
// CHECK: zero.pack %[[S]] {unit = @u1}
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"w" [8] at 0>]}
  zero.layout @u1 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"v" [8] at 0>]}
  func.func private @k_tanh(%a: tensor<16xf32>) -> tensor<16xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @k_part(%a: tensor<16xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.slice %a [7:15] : (tensor<16xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @parts_of_a_gradient(%x: tensor<16xf32>, %y: tensor<16xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<16xf32>) {
    %g = zero.dispatch @k_tanh(%x) tied [-1] : (tensor<16xf32>) -> tensor<16xf32>
    %o = zero.dispatch @k_tanh(%y) tied [-1] : (tensor<16xf32>) -> tensor<16xf32>
    %v = zero.view %g at 0 : tensor<16xf32> -> tensor<8xf32>
    %f0 = zero.pack %v {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %s0 = zero.reduce_scatter add %f0 {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    %p = zero.dispatch @k_part(%g) tied [-1] : (tensor<16xf32>) -> tensor<8xf32>
    %f1 = zero.pack %p {unit = @u1} : (tensor<8xf32>) -> tensor<8xf32>
    %s1 = zero.reduce_scatter add %f1 {units = [@u1]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    return %s0, %s1, %o : tensor<4xf32>, tensor<4xf32>, tensor<16xf32>
  }
}

// -----

// Rows in place: what is read at its own row only may be written over, by elements or by values of rows; what is also
// read at other rows may not. Nor may what is read when all rows are done, by what follows from sums down their columns,
// though it has as many elements as there are rows.
// CHECK-LABEL: func.func @sums(
// CHECK: zero.dispatch @k_sums({{.*}}) tied [0, -1, -1]
// CHECK-LABEL: func.func @rows(
// CHECK: zero.dispatch @k_rows({{.*}}) tied [0, 1]
// CHECK: zero.dispatch @k_mixed({{.*}}) tied [-1]
// CHECK: zero.dispatch @k_tanh({{.*}}) tied [-1, -1]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func private @k_tanh(%a: tensor<8x16xf32>, %r: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<8x16xf32>
    %1 = stablehlo.tanh %r : tensor<8xf32>
    return %0, %1 : tensor<8x16xf32>, tensor<8xf32>
  }
  func.func private @k_rows(%a: tensor<8x16xf32>, %r: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.add %s, %r : tensor<8xf32>
    %b = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %0 = stablehlo.subtract %a, %b : tensor<8x16xf32>
    return %0, %t : tensor<8x16xf32>, tensor<8xf32>
  }
  func.func private @k_mixed(%a: tensor<8x16xf32>, %r: tensor<8xf32>) -> tensor<8x16xf32> attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.add %s, %r : tensor<8xf32>
    %b = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %m = stablehlo.reverse %a, dims = [0] : tensor<8x16xf32>
    %0 = stablehlo.subtract %m, %b : tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @k_sums(%a: tensor<8x8xf32>, %r: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.add %s, %r : tensor<8xf32>
    %m = stablehlo.reduce(%a init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %0 = stablehlo.tanh %a : tensor<8x8xf32>
    return %0, %t, %m : tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @k_add(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %a, %b : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_square(%x: tensor<8x16xf32>, %r: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %0 = stablehlo.slice %x [0:8, 0:8] : (tensor<8x16xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.tanh %r : tensor<8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8xf32>
  }
  func.func @sums(%x: tensor<8x16xf32>, %r: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0:2 = zero.dispatch @k_square(%x, %r) tied [-1, -1] : (tensor<8x16xf32>, tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
    %1:3 = zero.dispatch @k_sums(%0#0, %0#1) tied [-1, -1, -1] : (tensor<8x8xf32>, tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %2:3 = zero.dispatch @k_sums(%1#0, %1#1) tied [-1, -1, -1] : (tensor<8x8xf32>, tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %3 = zero.dispatch @k_add(%1#2, %2#2) tied [-1] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    return %2#0, %2#1, %3 : tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func @rows(%x: tensor<8x16xf32>, %r: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>) {
    %0:2 = zero.dispatch @k_tanh(%x, %r) tied [-1, -1] : (tensor<8x16xf32>, tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>)
    %1:2 = zero.dispatch @k_rows(%0#0, %0#1) tied [-1, -1] : (tensor<8x16xf32>, tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>)
    %2 = zero.dispatch @k_mixed(%1#0, %1#1) tied [-1] : (tensor<8x16xf32>, tensor<8xf32>) -> tensor<8x16xf32>
    %3:2 = zero.dispatch @k_tanh(%2, %r) tied [-1, -1] : (tensor<8x16xf32>, tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>)
    return %3#0, %3#1 : tensor<8x16xf32>, tensor<8xf32>
  }
}
