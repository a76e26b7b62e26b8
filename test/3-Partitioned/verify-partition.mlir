// Programs broken on purpose: the verifier reads leaves, layouts, stage, and counts.
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32" -o %t.mlir
// RUN: zero-opt %t.mlir --zero-verify-partition -o /dev/null

// The reduction of the gradient is missing: every rank would train on its own rows.
// RUN: sed 's/zero.reduce_scatter add \(%[0-9]*\) {units = \[@u0\]} over @mesh\["dp"\] :.*/zero.own_shard \1 {unit = @u0} : tensor<256xf32> -> tensor<64xf32>/' %t.mlir > %t.scatter.mlir
// RUN: not zero-opt %t.scatter.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SCATTER
// SCATTER: error: the gradient of unit @u0 (parameter "w", ...) is never reduced: expects a zero.reduce_scatter in @main, found none

// A replicated state although the stage says shard.
// RUN: sed 's/stage = 3/stage = 1/' %t.mlir > %t.stage.mlir
// RUN: not zero-opt %t.stage.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=KEPT
// KEPT: error: state "u0/param" of unit @u0 keeps 256 bytes on a rank; stage 1 on 4 ranks allows 1024
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=0 block=32" | sed 's/stage = 0/stage = 1/' > %t.whole.mlir
// RUN: not zero-opt %t.whole.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=WHOLE
// WHOLE: error: state "u0/mu" of unit @u0 keeps 1024 bytes on a rank; stage 1 on 4 ranks allows 256

// A parameter that is in no unit, without leave.
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 allow-replicated=b,mu/b" -o %t.b.mlir
// RUN: zero-opt %t.b.mlir --zero-verify-partition -o /dev/null
// RUN: sed 's/replicated_states = \[[^]]*\]/replicated_states = []/; s/allow_replicated = \[[^]]*\]/allow_replicated = []/' %t.b.mlir > %t.left.mlir
// RUN: not zero-opt %t.left.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=LEFT
// LEFT: error: state "mu/b" is replicated (64 bytes); stage 3 keeps a shard of it in the unit of "b"
// RUN: sed 's/allow_replicated = \[[^]]*\]/allow_replicated = ["mu\/b"]/' %t.b.mlir > %t.param.mlir
// RUN: not zero-opt %t.param.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=PARAM
// PARAM: error: state "b" is replicated (64 bytes); stage 3 keeps a shard of it, or accept the copy with allow-replicated

// Wrong padding, consistently: everything a rank holds is twice what it needs.
// RUN: sed 's/tensor<256x/tensor<512x/g; s/tensor<64x/tensor<128x/g; s/elements = 256/elements = 512/' %t.mlir > %t.pad.mlir
// RUN: not zero-opt %t.pad.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=PAD
// PAD: error: unit @u0 has 368 elements of padding, 512 in all; its segments on 4 ranks in blocks of 32 need 256

// A gather dropped: the optimizer of stage 1 hands on a parameter of which it has updated one shard.
// RUN: zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=1 block=32" -o %t.1.mlir
// RUN: sed 's/= zero.all_gather .*/= stablehlo.constant dense<0.0> : tensor<256xf32>/' %t.1.mlir > %t.gather.mlir
// RUN: not zero-opt %t.gather.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=GATHER
// GATHER: error: unit @u0 is gathered 0 times in @main; its uses ask for 1 at stage 1

// A leaf that nothing holds any more, and one of another shape.
// RUN: sed 's/zero.leaves = \["w", "b"\]/zero.leaves = ["w", ""]/' %t.mlir > %t.lost.mlir
// RUN: not zero-opt %t.lost.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: state "b" has 16 elements; the arguments of @main hold 0 of them
// RUN: sed 's/zero.leaf tensor<8x16xf32> as #zero.role<param/zero.leaf tensor<16x8xf32> as #zero.role<param/' %t.mlir > %t.shape.mlir
// RUN: not zero-opt %t.shape.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: error: 'zero.layout' op has #zero.segment<"w" [8, 16] at 0>, but leaf "w" is 'tensor<16x8xf32>'

// Backward that reads what forward has gathered, with other layers between: whole parameters held for nothing.
// RUN: zero-opt %S/Inputs/layers.mlir --zero-partition="stage=3 block=8" -o %t.layers.mlir
// RUN: zero-opt %t.layers.mlir --zero-verify-partition | FileCheck %s --check-prefix=LAYERS
// LAYERS: wire = {main = 288 : i64}
// LAYERS: zero.all_gather {{.*}}[@u0]
// LAYERS: zero.all_gather {{.*}}[@u1]
// LAYERS: zero.all_gather {{.*}}[@u2]
// LAYERS: zero.all_gather {{.*}}[@u3]
// LAYERS-NOT: zero.all_gather {{.*}}[@u2]
// LAYERS: zero.reduce_scatter {{.*}}[@u2]
// LAYERS: zero.all_gather {{.*}}[@u1]
// RUN: %python %S/Inputs/drop_gather.py %t.layers.mlir > %t.kept.mlir
// RUN: not zero-opt %t.kept.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=INTERVAL
// INTERVAL: error: unit @u1 is gathered 1 times in @main; its uses ask for 2 at stage 3

// Without one of its rules the partition is right still, but not what the stage promises.
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 disable-rules=all-reduce-to-scatter-gather" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SCATTER
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 disable-rules=batch-elementwise" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SCATTER
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 disable-rules=batch-all-reduce" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SCATTER
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 disable-rules=pack-of-unpack" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=GATHERS
// GATHERS: error: unit @u0 is gathered 3 times in @main; its uses ask for 2 at stage 3
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 disable-rules=own-shard-of-gather" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=RULES
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 disable-rules=sink-gather-through-elementwise" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=RULES
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=3 block=32 disable-rules=reduce-of-gather-to-partials" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=RULES
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=1 block=32 disable-rules=gather-new-parameter" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=RULES
// RULES: error: unit @u0 is gathered {{[2-4]}} times in @main; its uses ask for 1 at stage {{[13]}}
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-partition="stage=1 block=32 disable-rules=state-gather-to-shard" --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=WHOLE

// One leaf in two places, another in none: the elements add up.
// RUN: zero-opt %inputs/gpt_tiny_scan.mlir --zero-to-partitioned="ranks=2 stage=3" | sed 's/ slice 1>/ slice 0>/' > %t.slices.mlir
// RUN: not zero-opt %t.slices.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SLICES
// SLICES: error: leaf "{{.*}}" is held twice, by #zero.segment<{{.*}} slice 0> of unit @{{.*}} and by another; expected each part of a state once

// No stage, no proof.
// RUN: not zero-opt %S/Inputs/momentum.mlir --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: expects zero.config to have the stage; run zero-partition first
