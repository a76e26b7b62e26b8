// States that the step overwrites, or returns in other places, without donation: what follows, and what is asked for.
// RUN: split-file %s %t
// RUN: zero-opt %t/last.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/last.mlir
// RUN: zero-opt %t/last-first.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/last-first.mlir
// RUN: not zero-opt %t/gradient.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/gradient.mlir
// RUN: zero-opt %t/gradient-reported.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/gradient-reported.mlir
// RUN: zero-opt %t/pulled.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/pulled.mlir
// RUN: not zero-opt %t/reference.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/reference.mlir
// RUN: not zero-opt %t/masks.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/masks.mlir
// RUN: zero-opt %t/masks-kept.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/masks-kept.mlir
// RUN: not zero-opt %t/turns.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/turns.mlir
// RUN: zero-opt %t/signs.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/signs.mlir
// RUN: not zero-opt %t/keys.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/keys.mlir
// RUN: zero-opt %t/key-reported.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/key-reported.mlir
// RUN: zero-opt %t/key-recorded.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/key-recorded.mlir
// RUN: not zero-opt %t/keys-beside.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/keys-beside.mlir

//--- last.mlir
// The weights as they were overwrite the last ones, which the step's difference is taken to, ...
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 batch
func.func public @main(%w: tensor<4x3xf32>, %last: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %d = stablehlo.subtract %w, %last : tensor<4x3xf32>
  %a = stablehlo.add %w, %d : tensor<4x3xf32>
  %w1 = stablehlo.subtract %a, %g : tensor<4x3xf32>
  return %w1, %w, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- last-first.mlir
// ... in whatever order they are returned.
// CHECK: main.arg0 param {{.*}}next=1
// CHECK: main.arg1 opt_state {{.*}}next=0
// CHECK: main.arg2 batch
func.func public @main(%w: tensor<4x3xf32>, %last: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %d = stablehlo.subtract %w, %last : tensor<4x3xf32>
  %a = stablehlo.add %w, %d : tensor<4x3xf32>
  %w1 = stablehlo.subtract %a, %g : tensor<4x3xf32>
  return %w, %w1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- gradient.mlir
// The gradient is the last one of the next step, or reported beside a given correction.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg1 ? {{.*}}could be a state with next=1, or const
func.func public @main(%w: tensor<4x3xf32>, %last: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %d = stablehlo.subtract %g, %last : tensor<4x3xf32>
  %gd = stablehlo.add %g, %d : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gd : tensor<4x3xf32>
  return %w1, %g, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- gradient-reported.mlir
// Among metrics it is reported.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 const
func.func public @main(%w: tensor<4x3xf32>, %last: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]['gradient']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %d = stablehlo.subtract %g, %last : tensor<4x3xf32>
  %gd = stablehlo.add %g, %d : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gd : tensor<4x3xf32>
  return %w1, %g, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- reference.mlir
// A gradient of what pulls the weights to a reference is no new reference.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg1 ? {{.*}}could be a state with next=1, or no state
func.func public @main(%w: tensor<4x3xf32>, %ref: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x3xf32>
  %d = stablehlo.subtract %w, %ref : tensor<4x3xf32>
  %dd = stablehlo.multiply %d, %d : tensor<4x3xf32>
  %pull = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.add %loss, %pull : tensor<f32>
  %p = stablehlo.multiply %d, %rate : tensor<4x3xf32>
  %gp = stablehlo.add %g, %p : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gp : tensor<4x3xf32>
  return %w1, %gp, %all : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- pulled.mlir
// A momentum that the gradient goes into is kept, the reference is not.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 frozen
// CHECK: main.arg2 opt_state {{.*}}next=1
// CHECK: main.arg3 batch
func.func public @main(%w: tensor<4x3xf32>, %ref: tensor<4x3xf32>, %m: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x3xf32>
  %d = stablehlo.subtract %w, %ref : tensor<4x3xf32>
  %dd = stablehlo.multiply %d, %d : tensor<4x3xf32>
  %pull = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.add %loss, %pull : tensor<f32>
  %p = stablehlo.multiply %d, %rate : tensor<4x3xf32>
  %gp = stablehlo.add %g, %p : tensor<4x3xf32>
  %most = stablehlo.constant dense<0.9> : tensor<4x3xf32>
  %kept = stablehlo.multiply %m, %most : tensor<4x3xf32>
  %m1 = stablehlo.add %kept, %gp : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %m1 : tensor<4x3xf32>
  return %w1, %m1, %all : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- masks.mlir
// Two masks in turns.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg1 ? {{.*}}could be a state with next=1, or none
// CHECK: main.arg2 ? {{.*}}could be a state with next=2, or none
func.func public @main(%w: tensor<4x3xf32>, %a: tensor<4x3xf32>, %b: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m = stablehlo.multiply %g, %a : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %m : tensor<4x3xf32>
  return %w1, %b, %a, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- masks-kept.mlir
// The same in their own places: nothing replaces them.
// CHECK: main.arg1 const
// CHECK: main.arg2 const
func.func public @main(%w: tensor<4x3xf32>, %a: tensor<4x3xf32>, %b: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m = stablehlo.multiply %g, %a : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %m : tensor<4x3xf32>
  return %w1, %a, %b, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- turns.mlir
// One of two players moves a step and comes back in the other one's place: they take turns, or the other one stays.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg0 ? {{.*}}could be a state with next=1 or next=0
// CHECK: main.arg1 ? {{.*}}could be a state with next=0 or next=1
func.func public @main(%w: tensor<4x3xf32>, %other: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %o = stablehlo.dot_general %x, %other, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %go = stablehlo.dot_general %x, %o, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gd = stablehlo.subtract %g, %go : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gd : tensor<4x3xf32>
  return %other, %w1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- signs.mlir
// Steps that grew or shrank, and their signs, which are made of the new steps.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
func.func public @main(%w: tensor<4x3xf32>, %steps: tensor<4x3xf32>, %last: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1][0].steps"}, tensor<4x3xf32> {jax.result_info = "result[1][0].last"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %grow = stablehlo.constant dense<1.2> : tensor<4x3xf32>
  %none = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  %s = stablehlo.multiply %g, %last : tensor<4x3xf32>
  %same = stablehlo.compare GT, %s, %none : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  %more = stablehlo.multiply %steps, %grow : tensor<4x3xf32>
  %steps1 = stablehlo.select %same, %more, %steps : tensor<4x3xi1>, tensor<4x3xf32>
  %sign = stablehlo.sign %g : tensor<4x3xf32>
  %now = stablehlo.multiply %steps1, %sign : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %now : tensor<4x3xf32>
  return %w1, %steps1, %now, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- keys.mlir
// One key is split into two.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg1 ? {{.*}}could be a state with next=1 or next=2
// CHECK: main.arg2 ? {{.*}}could be a state with next=1 or next=2
func.func public @main(%w: tensor<4x3xf32>, %k: tensor<2xui64>, %l: tensor<2xui64>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<2xui64>, tensor<2xui64>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %k1, %r = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
  %l1, %q = stablehlo.rng_bit_generator %l, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
  %one = stablehlo.constant dense<1> : tensor<2xui64>
  %k2 = stablehlo.xor %k1, %one : tensor<2xui64>
  %noise = stablehlo.convert %r : (tensor<4x3xui32>) -> tensor<4x3xf32>
  %more = stablehlo.convert %q : (tensor<4x3xui32>) -> tensor<4x3xf32>
  %gn = stablehlo.add %g, %noise : tensor<4x3xf32>
  %gm = stablehlo.add %gn, %more : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gm : tensor<4x3xf32>
  return %w1, %k1, %k2, %loss : tensor<4x3xf32>, tensor<2xui64>, tensor<2xui64>, tensor<f32>
}

//--- key-reported.mlir
// The key that was given comes back among metrics: the next step is given another one.
// CHECK: main.arg1 rng "arg1" #
func.func public @main(%w: tensor<4x3xf32>, %k: tensor<2xui64>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<2xui64> {jax.result_info = "result[1]['key']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %k1, %r = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
  %noise = stablehlo.convert %r : (tensor<4x3xui32>) -> tensor<4x3xf32>
  %gn = stablehlo.add %g, %noise : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gn : tensor<4x3xf32>
  return %w1, %k, %loss : tensor<4x3xf32>, tensor<2xui64>, tensor<f32>
}

//--- key-recorded.mlir
// The same beside a new one among the states, which is the next step's.
// CHECK: main.arg1 rng {{.*}}next=0
func.func public @main(%w: tensor<4x3xf32>, %k: tensor<2xui64>, %x: tensor<8x4xf32>) -> (tensor<2xui64> {jax.result_info = "result[0]['key']"}, tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<2xui64> {jax.result_info = "result[1]['used']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %k1, %r = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
  %noise = stablehlo.convert %r : (tensor<4x3xui32>) -> tensor<4x3xf32>
  %gn = stablehlo.add %g, %noise : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gn : tensor<4x3xf32>
  return %k1, %w1, %loss, %k : tensor<2xui64>, tensor<4x3xf32>, tensor<f32>, tensor<2xui64>
}

//--- keys-beside.mlir
// Of two new ones nothing tells.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg1 ? {{.*}}could be a state with next=0 or next=1, or no state
func.func public @main(%w: tensor<4x3xf32>, %k: tensor<2xui64>, %x: tensor<8x4xf32>) -> (tensor<2xui64> {jax.result_info = "result[0]['key']"}, tensor<2xui64> {jax.result_info = "result[0]['other']"}, tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<2xui64> {jax.result_info = "result[1]['used']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %k1, %r = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
  %one = stablehlo.constant dense<1> : tensor<2xui64>
  %k2 = stablehlo.xor %k1, %one : tensor<2xui64>
  %noise = stablehlo.convert %r : (tensor<4x3xui32>) -> tensor<4x3xf32>
  %gn = stablehlo.add %g, %noise : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gn : tensor<4x3xf32>
  return %k1, %k2, %w1, %loss, %k : tensor<2xui64>, tensor<2xui64>, tensor<4x3xf32>, tensor<f32>, tensor<2xui64>
}
