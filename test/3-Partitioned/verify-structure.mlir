// Steps broken on purpose whose tables are right: what moves, what is whole at one time.
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-partitioned="ranks=3 stage=3" -o %t.mlir

// Every gather at the start: whole parameters held for nothing.
// RUN: %python %S/Inputs/break_step.py %t.mlir hoisted-gathers | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=HOISTED
// HOISTED: error: 'zero.all_gather' op holds unit @u{{[0-9]}} whole while two other units are used, expected it right before an interval of uses, and another gather for the next

// The same bytes twice, by one pack or by two, and a whole gradient beside its shards.
// RUN: %python %S/Inputs/break_step.py %t.mlir doubled-scatter | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SCATTER
// SCATTER: error: 'zero.reduce_scatter' op reduces a value that is reduced already, expected one reduction for all its uses
// RUN: %python %S/Inputs/break_step.py %t.mlir doubled-pack | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=PACK
// PACK: error: 'zero.reduce_scatter' op reduces the gradients of unit @u{{[0-9]}} a second time, expected one reduction of them
// RUN: %python %S/Inputs/break_step.py %t.mlir reduction-beside | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=BESIDE
// BESIDE: error: 'zero.all_reduce' op reduces a whole gradient of unit @u{{[0-9]}}, which is reduced by shards already
// RUN: %python %S/Inputs/break_step.py %t.mlir unread-reduction | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=UNREAD
// UNREAD: error: 'zero.all_reduce' op moves bytes that nothing reads, expected a use

// A full gradient that waits to the end, as those of all layers could.
// RUN: %python %S/Inputs/break_step.py %t.mlir late-scatter | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=LATE
// LATE: error: 'zero.pack' op waits with the whole gradient of unit @u{{[0-9]}} while those of {{[0-9]+}} other units are made and reduced

// More than one parameter whole in @init.
// RUN: %python %S/Inputs/break_step.py %t.mlir whole-unit-in-init | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=UNIT
// UNIT: error: 'zero.own_shard' op handles a whole unit where states are made, expected one parameter at a time by zero.insert_segment
// RUN: %python %S/Inputs/break_step.py %t.mlir two-parameters-in-init | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: {{.*}} op is made while "{{.*}}" is there, for "{{.*}}": this entry holds two parameters whole; expected each to be inserted before the next is made
