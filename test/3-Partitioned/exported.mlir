// Whole steps as JAX exports them, through every stage: layouts and bytes, and the meaning stays, bit by bit between
// stages.
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-replica=ranks=4 -o %t.replica.mlir
// RUN: zero-opt %t.replica.mlir --zero-partition=stage=3 | FileCheck %s
// RUN: zero-opt %t.replica.mlir --zero-partition=stage=0 | FileCheck %s --check-prefix=WHOLE

// Embeddings, the vectors of all layers, one unit a layer.
// CHECK: zero.layout @u0 {{.*}}"wte" [64, 32] at 0>, #zero.segment<"wpe"
// CHECK: zero.layout @u1 {{.*}}"blocks/0/ln_1/scale" [32] at 0>{{.*}}"blocks/1/mlp/down/bias"{{.*}}"ln_f/bias"
// CHECK: zero.layout @u2 {{.*}}"blocks/0/attn/qkv/kernel" [32, 96] at 0>{{.*}}"blocks/0/mlp/down/kernel"
// CHECK: zero.layout @u3 {{.*}}"blocks/1/attn/qkv/kernel" [32, 96] at 0>{{.*}}"blocks/1/mlp/down/kernel"

// CHECK-LABEL: func.func public @main(
// CHECK: zero.all_gather {{.*}}[@u0]
// CHECK: zero.all_gather {{.*}}[@u1]
// CHECK: zero.all_gather {{.*}}[@u2]
// CHECK: zero.all_gather {{.*}}[@u3]
// Tied weights: gathered again for the head; the last layer is kept through the turn-around.
// CHECK: zero.all_gather {{.*}}[@u0]
// CHECK: zero.reduce_scatter {{.*}}[@u3]
// CHECK: zero.all_gather {{.*}}[@u2]
// CHECK: zero.reduce_scatter {{.*}}[@u2]
// CHECK: zero.reduce_scatter {{.*}}[@u1]
// CHECK: zero.reduce_scatter {{.*}}[@u0]
// One transfer for all partial norms: 2 + 18 + 4 + 4 parameters.
// CHECK: zero.all_reduce add {{.*}} : tensor<28xf32>
// CHECK-NOT: zero.all_gather
// CHECK-LABEL: func.func public @init(
// CHECK-NOT: zero.all_gather
// CHECK-LABEL: func.func public @eval(
// CHECK: zero.all_gather {{.*}}[@u0]

// WHOLE-LABEL: func.func public @main(
// WHOLE-COUNT-4: zero.reduce_scatter
// WHOLE-NOT: zero.reduce_scatter
