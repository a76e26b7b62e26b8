// What zero-plan-buffers makes of scheduled.mlir is proved equal to it; so are other plans, and none that leaves
// something else in a slot, in whatever order streams and events let it run. `from` and `id` do not count.
//
// RUN: zero-opt %s --zero-verify-plan -o /dev/null
// RUN: zero-opt --zero-validate=origin=%S/scheduled.mlir %s -o /dev/null

// Equal: another allocation, another number, a result not in place, one that is copied to its slot at the end, an equal kernel.
// RUN: sed 's/allocation<2816,/allocation<2840,/' %s | zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null
// RUN: sed 's/id = 3 : i64/id = 77 : i64/' %s | zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null
// RUN: sed 's/bytes = 2880/bytes = 8192/;s/allocation<2304, tensor<6x8xf32>>. on/allocation<4096, tensor<6x8xf32>>] on/;s/gemm #zero.allocation<2304/gemm #zero.allocation<4096/;s/select ins .#zero.allocation<2304/select ins [#zero.allocation<4096/;s/reduce ins .#zero.allocation<2304/reduce ins [#zero.allocation<4096/;s/tensor<6x1xi32>>, #zero.allocation<2304/tensor<6x1xi32>>, #zero.allocation<4096/' %s | zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null
// RUN: sed 's/allocation<960, tensor<f32>>. on @comm/allocation<2832, tensor<f32>>] on @comm/;s/zero.wait 4 on @compute/& zero.launch_copy #zero.allocation<2832, tensor<f32>> -> #zero.allocation<960, tensor<f32>> on @compute/' %s | zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null
// RUN: sed 's/@k_subtract ins/@k_same ins/' %s | zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null

// What lies for a while in another space.
// RUN: sed 's/^  zero.arena .*/&\n  zero.space device @second\n  zero.arena in @second {alignment = 64 : i64, bytes = 128 : i64}/;s/allocation<2688, tensor<6x4xf32>>/allocation<0, tensor<6x4xf32> in @second>/g' %s | zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null

// Written to one space and read from another; a space without an arena.
// RUN: sed 's/^  zero.arena .*/&\n  zero.space device @second\n  zero.arena in @second {alignment = 64 : i64, bytes = 128 : i64}/;s/-> #zero.allocation<2688, tensor<6x4xf32>>/-> #zero.allocation<0, tensor<6x4xf32> in @second>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/^  zero.arena .*/&\n  zero.space device @second/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ARENA

// A second arena of a space, allocations in none.
// RUN: sed 's/^  zero.arena.*/&\n  zero.arena in @device {alignment = 64 : i64, bytes = 64 : i64}/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: sed 's/allocation<2688, tensor<6x4xf32>>/allocation<2688, tensor<6x4xf32> in @nowhere>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: sed 's/allocation<512, tensor<6x4xf32>> {arg/allocation<512, tensor<6x4xf32> in @nowhere> {arg/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SLOTNOWHERE

// Entries and kernels that do not return, that are gone, or that are machine code by now; a slot of nobody.
// RUN: sed '/^  func.func @eval/,/^  }/s/    return/    cf.br ^bb1\n  ^bb1:\n    return/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RETURNS
// RUN: sed '/^  func.func @eval/,/^  }/s/    return/    llvm.unreachable/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ENDS
// RUN: sed '/^  func.func @eval/,/^  }/s/    return .*/    llvm.unreachable/' %S/scheduled.mlir > %t.mlir
// RUN: not zero-opt --zero-validate=origin=%t.mlir %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ENDS
// RUN: sed '/^  func.func @eval/,/^  }/{/zero/d;s/func.func/llvm.func/;s/    return/    llvm.return/}' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=GONE
// RUN: sed '/^  func.func private @k_tanh/,/^  }/{s/func.func private @k_tanh(.*) -> .* attr/llvm.func @k_tanh() attr/;/stablehlo/d;s/return.*/llvm.return/}' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MACHINE
// RUN: sed 's/^  zero.slot "eval".*output.*/&\n  zero.slot "test" #zero.role<batch "x" dim = 0> at #zero.allocation<832, tensor<6x4xf32>> {arg = 0 : i64}/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOBODY

// Scratch memory over what is read at its own index only.
// RUN: sed 's/\(@k_tanh ins .#zero.allocation<1792.* outs .*\)] on/\1] workspace #zero.allocation<1792, tensor<192xi8>> on/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART

// Kernels and what they are given.
// RUN: sed 's/0.899999976/0.8/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/compare LT/compare GT/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/@k_subtract ins/@k_twin ins/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/allocation<2688, tensor<6x4xf32>>, #zero.allocation<640, tensor<6x4xf32>>. outs/allocation<640, tensor<6x4xf32>>, #zero.allocation<2688, tensor<6x4xf32>>] outs/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/outs .#zero.allocation<256, tensor<64xf32>>, #zero.allocation<0,/outs [#zero.allocation<0, tensor<64xf32>>, #zero.allocation<256,/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/ins .#zero.allocation<256, \(.*\), #zero.allocation<0, tensor<64xf32>>. outs/ins [#zero.allocation<0, \1, #zero.allocation<256, tensor<64xf32>>] outs/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

// Collectives and matmuls.
// RUN: sed 's/all_reduce add ins .#zero.allocation<2816/all_reduce max ins [#zero.allocation<2816/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/reduce_scatter add/reduce_scatter max/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/all_gather ins .#zero.allocation<0/all_gather ins [#zero.allocation<256/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/reduce_scatter add ins .#zero.allocation<1792/reduce_scatter add ins [#zero.allocation<1664/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/c_strides = array<i64: 1, 8>/c_strides = array<i64: 4, 1>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/k = 4 : i64, m = 6 : i64, n = 8/k = 3 : i64, m = 6 : i64, n = 8/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/m = 6 : i64, n = 8 : i64/m = 6 : i64, n = 0 : i64/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SIZE

// Launches that are missing, bytes of others or of nobody, a copy that is dropped.
// RUN: sed '/@k_scatter ins/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed '/@k_reduce ins/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed '/@k_subtract ins/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/segment_reduce ins .#zero.allocation<1280/segment_reduce ins [#zero.allocation<1024/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/segment_reduce ins .#zero.allocation<1280/segment_reduce ins [#zero.allocation<1276/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/allocation<960, tensor<f32>>. on @comm/allocation<2832, tensor<f32>>] on @comm/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/-> #zero.allocation<1920, tensor<8x4xf32>>/-> #zero.allocation<1916, tensor<8x4xf32>>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER

// Waits and marks that are missing or stand elsewhere.
// RUN: sed '/zero.wait 0 on @compute/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed '/zero.wait 1 on @compute/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed '/zero.wait 2 on @comm/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed '/zero.wait 3 on @comm/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed '/zero.wait 4 on @compute/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed 's/zero.wait 6 on @compute/zero.wait 4 on @compute/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed '/zero.record 2 on @compute/d;s/zero.launch @k_multiply_reduce/zero.record 2 on @compute &/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed 's/zero.launch_gemm \(.*\)-> #zero.allocation<1920/zero.launch_copy #zero.allocation<640, tensor<f32>> -> #zero.allocation<2816, tensor<f32>> on @compute &/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: sed 's/zero.wait 0 on @compute/zero.wait 9 on @compute/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: sed 's/zero.record 2 on @compute/zero.record 0 on @compute/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE

// Results over what is still read: a part of it, at other indices, or in other rows; over each other. Rows read at their
// own place may be written over, and what is summed by columns: those programs only compute something else.
// RUN: sed 's/tensor<6x8xf32>>. outs .#zero.allocation<2304/tensor<6x8xf32>>] outs [#zero.allocation<2308/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// RUN: sed 's/@k_tanh ins .*outs/@k_mirror ins [#zero.allocation<1024, tensor<6x8xf32>>] outs/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// RUN: sed 's/@k_tanh ins .*outs/@k_rows_mirrored ins [#zero.allocation<1024, tensor<6x8xf32>>] outs/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// RUN: sed 's/@k_tanh ins .*outs/@k_rows ins [#zero.allocation<1024, tensor<6x8xf32>>] outs/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/@k_tanh ins .*outs .#zero.allocation<1024, tensor<6x8xf32>>/@k_sums ins [#zero.allocation<1024, tensor<6x8xf32>>] outs [#zero.allocation<1024, tensor<6x8xf32>>, #zero.allocation<2496, tensor<8xf32>>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/@k_tanh ins .*outs .#zero.allocation<1024, tensor<6x8xf32>>/@k_sums_mirrored ins [#zero.allocation<1024, tensor<6x8xf32>>] outs [#zero.allocation<1024, tensor<6x8xf32>>, #zero.allocation<2496, tensor<8xf32>>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// RUN: sed 's/@k_tanh ins .*outs .#zero.allocation<1024, tensor<6x8xf32>>/@k_sums_spread ins [#zero.allocation<1024, tensor<6x8xf32>>] outs [#zero.allocation<1024, tensor<6x8xf32>>, #zero.allocation<2496, tensor<8xf32>>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// RUN: sed 's/-> #zero.allocation<2496,/-> #zero.allocation<2688,/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// Where a kernel's schedule gives an item to several workers, one stores while others may load.
// RUN: sed '/func.func private @k_add_tanh/s/{zero.kernel}/{zero.kernel, kernel.schedule = #kernel.schedule<map, items = 2, parameters = {parts = 2 : i64}>}/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=APART
// RUN: sed '/func.func private @k_add_tanh/s/{zero.kernel}/{zero.kernel, kernel.schedule = #kernel.schedule<map, items = 2>}/' %s | zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null
// RUN: sed 's/outs .#zero.allocation<256, tensor<64xf32>>, #zero.allocation<0,/outs [#zero.allocation<0, tensor<64xf32>>, #zero.allocation<0,/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=EACH

// What an entry does not replace.
// RUN: sed 's/allocation<1792, tensor<6x8xf32>>/allocation<256, tensor<6x8xf32>>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=HELD
// RUN: sed 's/allocation<2688, tensor<6x4xf32>>/allocation<640, tensor<6x4xf32>>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=HELD
// RUN: sed 's/rank_offset = 1216/rank_offset = 1280/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=RANK

// A transfer too many.
// RUN: sed 's/bytes = 2880/bytes = 8192/;s/zero.wait 0 on @compute/zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<4096, tensor<128xf32>>] on @comm over @dp_gathers {units = [@u0]} &/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MOVES

// Slots: allocations, leaves, roles, results.
// RUN: sed 's/"main" #zero.role<param \(.*\)allocation<0,/"main" #zero.role<param \1allocation<1280,/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: sed 's/allocation<512, tensor<6x4xf32>> {arg/allocation<600, tensor<6x4xf32>> {arg/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: sed 's/allocation<960, tensor<f32>> {/allocation<0, tensor<f32>> {/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: sed 's/"m.w", "m.v"/"m\/v", "m\/w"/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: sed 's/batch "x" dim = 0/batch "z" dim = 0/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: sed 's/metric "loss"/metric "lost"/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: sed 's/role<opt_state "u0.m"/role<opt_state "u0\/n"/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: sed 's/leaves = ..m.w", "m.v", "m.b".,  *result = 1/result = 0/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALLOCATION
// RUN: sed 's/, result = 0 : i64}/, result = 1 : i64}/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALLOCATION
// RUN: sed '/slot "main" #zero.role<metric/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: sed 's/bytes = 2880/bytes = 2304/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: sed 's/"b".\(, result =\) 0/"b"]\1 1/;s/"m.b".\(, result =\) 1/"m\/b"]\1 0/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEXT
// RUN: sed 's/tensor<6x4xf32>> {arg = 2 : i64}/tensor<6x4xf32>>/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEITHER
// RUN: sed '/slot "main" #zero.role<batch "x"/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: sed 's/{arg = 4 : i64}/{arg = 9 : i64}/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: sed 's/tensor<6x1xi32>> {arg = 4/tensor<6xi32>> {arg = 4/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: sed 's/func.func @main()/func.func @main(%a: tensor<f32>)/' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=TAKES
// RUN: sed '/zero.arena/d' %s | not zero-opt --zero-validate=origin=%S/scheduled.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ARENA

// OTHER: error: 'zero.slot' op holds another result {{[0-2]}} of '{{main|eval}}' after it: it is {{.*}}, expected {{.*}} as in the phase above
// OTHER: note: it differs in
// OTHER: note: expected here
// SIZE: error: 'zero.launch_gemm' op does not make every element of its result once; expected m, n, k, batch and strides that do
// RACE: error: 'zero.launch{{.*}}' op {{reads|writes}} bytes {{[0-9]+}} to {{[0-9]+}} while another launch may still use them; it needs to wait for it
// RACE: note: this one
// UNKNOWN: error: 'zero.wait' op waits for event 9, which nothing has recorded before
// TWICE: error: 'zero.record' op records event 0 a second time
// APART: error: 'zero.launch{{.*}}' op writes #zero.allocation<{{.*}} over #zero.allocation<{{.*}}, which it still reads; expected allocations apart
// EACH: error: 'zero.launch' op writes #zero.allocation<0, {{.*}} and #zero.allocation<0, {{.*}} over each other
// HELD: error: 'zero.slot' op is overwritten by entry '{{main|eval}}', which does not replace it
// RANK: error: 'zero.arena' op is overwritten by entry 'main', which does not replace it
// STATE: error: 'zero.slot' op puts the state in another allocation than #zero.allocation<{{.*}}, where another entry has it
// SHARED: error: 'zero.slot' op shares bytes with another slot
// SAYS: error: 'zero.slot' op says #zero.role<{{.*}} and leaves {{.*}}, expected #zero.role<{{.*}} as in the phase above
// ALLOCATION: error: 'zero.slot' op is {{the allocation of argument .* and of result .*, expected result|a second allocation of result}}
// MISSING: error: has no zero.slot for result 2 of entry 'main'
// NEXT: error: 'zero.slot' op is the allocation of argument 0 and of result 1, expected result 0 of entry 'main'
// NEITHER: error: 'zero.slot' op is the allocation of no argument and no result
// ARGUMENT: error: has no zero.slot for argument 2 of entry 'main'
// BEYOND: error: 'zero.slot' op is the allocation of argument 9, which the entry does not have
// TYPE: error: 'zero.slot' op is an allocation of 'tensor<6xi32>', expected 'tensor<6x1xi32>'
// TAKES: error: 'func.func' op is not planned: it still takes or returns values
// ARENA: error: expects spaces of memory, and one zero.arena in each
// MOVES: error: 'zero.launch_collective' op moves what the phase above does not move, or not as often: all_gather
// OUTSIDE: error: 'zero.launch{{.*}}' op uses #zero.allocation<{{.*}}, outside the arena of 2304 bytes
// ONE: error: 'zero.arena' op is expected to be the only one of a space of the module
// NOWHERE: error: 'zero.launch_gemm' op uses #zero.allocation<2688, tensor<6x4xf32> in @nowhere> in a space that is not there
// SLOTNOWHERE: error: 'zero.slot' op lies in a space that is not there
// RETURNS: error: 'func.func' op is expected to have a body of one block
// ENDS: error: 'func.func' op ends in llvm.unreachable, expected func.return from phase import on
// GONE: error: has no entry 'eval', which the phase above has
// MACHINE: error: 'zero.launch' op launches @k_tanh, which is no kernel of as many arguments and results
// NOBODY: error: 'zero.slot' op belongs to no entry of the program

module attributes {zero.bytes = {wire = {eval = 256 : i64, main = 1024 : i64}}, zero.config = {alignment = 64 : i64, max_buffers = 24 : i64, max_ops = 96 : i64, prefetch = 1 : i64, ranks = 2 : i64, stage = 3 : i64}, zero.format = 3 : i64, zero.phase = "planned"} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 32 : i64, dtype = f32, elements = 128 : i64, segments = [#zero.segment<"w" [4, 8] at 0>, #zero.segment<"v" [8, 4] at 32>, #zero.segment<"b" [8] at 64>]}
  zero.arena in @device {alignment = 64 : i64, bytes = 2880 : i64, rank_offset = 1216 : i64}
  zero.slot "main" #zero.role<param "u0/param" next = 0 unit = @u0> at #zero.allocation<0, tensor<64xf32>> {arg = 0 : i64, from = array<i64: 18>, leaves = ["w", "v", "b"], result = 0 : i64}
  zero.slot "main" #zero.role<opt_state "u0/m" next = 1 unit = @u0> at #zero.allocation<256, tensor<64xf32>> {arg = 1 : i64, from = array<i64: 18>, leaves = ["m/w", "m/v", "m/b"], result = 1 : i64}
  zero.slot "main" #zero.role<batch "x" dim = 0> at #zero.allocation<512, tensor<6x4xf32>> {arg = 2 : i64}
  zero.slot "main" #zero.role<batch "y" dim = 0> at #zero.allocation<640, tensor<6x4xf32>> {arg = 3 : i64}
  zero.slot "main" #zero.role<batch "i" dim = 0> at #zero.allocation<768, tensor<6x1xi32>> {arg = 4 : i64}
  zero.slot "main" #zero.role<metric "loss"> at #zero.allocation<960, tensor<f32>> {from = array<i64: 7>, result = 2 : i64}
  zero.slot "eval" #zero.role<param "u0/param" unit = @u0> at #zero.allocation<0, tensor<64xf32>> {arg = 0 : i64, leaves = ["w", "v", "b"]}
  zero.slot "eval" #zero.role<batch "x" dim = 0> at #zero.allocation<832, tensor<6x4xf32>> {arg = 1 : i64}
  zero.slot "eval" #zero.role<output "h" dim = 0> at #zero.allocation<1024, tensor<6x8xf32>> {from = array<i64: 2>, result = 0 : i64}
  func.func @main() {
    zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<1792, tensor<128xf32>>] on @comm over @dp_gathers {from = [array<i64: -1>], id = 0 : i64, units = [@u0]}
    zero.record 0 on @comm
    zero.wait 0 on @compute
    zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<1280, tensor<128xf32>>] on @comm over @dp_gathers {from = [array<i64: -1>], id = 1 : i64, units = [@u0]}
    zero.record 1 on @comm
    zero.launch_gemm #zero.allocation<512, tensor<6x4xf32>>, #zero.allocation<1792, tensor<4x8xf32>> -> #zero.allocation<2304, tensor<6x8xf32>> on @compute {a_strides = array<i64: 4, 1>, b_strides = array<i64: 8, 1>, batch = array<i64>, c_strides = array<i64: 8, 1>, from = [array<i64: -1>, array<i64: 0>], id = 2 : i64, k = 4 : i64, m = 6 : i64, n = 8 : i64}
    zero.launch @k_add_tanh ins [#zero.allocation<2048, tensor<8xf32>>, #zero.allocation<2304, tensor<6x8xf32>>] outs [#zero.allocation<2304, tensor<6x8xf32>>] on @compute {from = [array<i64: 0>, array<i64: 2>], id = 3 : i64}
    zero.launch_gemm #zero.allocation<2304, tensor<6x8xf32>>, #zero.allocation<1920, tensor<8x4xf32>> -> #zero.allocation<2688, tensor<6x4xf32>> on @compute {a_strides = array<i64: 8, 1>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, from = [array<i64: 3>, array<i64: 0>], id = 4 : i64, k = 8 : i64, m = 6 : i64, n = 4 : i64}
    zero.launch @k_subtract ins [#zero.allocation<2688, tensor<6x4xf32>>, #zero.allocation<640, tensor<6x4xf32>>] outs [#zero.allocation<2688, tensor<6x4xf32>>] on @compute {from = [array<i64: 4>, array<i64: -1>], id = 5 : i64}
    zero.launch @k_multiply_reduce ins [#zero.allocation<2688, tensor<6x4xf32>>] outs [#zero.allocation<2816, tensor<f32>>] on @compute {from = [array<i64: 5>], id = 6 : i64}
    zero.record 2 on @compute
    zero.wait 2 on @comm
    zero.launch_collective all_reduce add ins [#zero.allocation<2816, tensor<f32>>] outs [#zero.allocation<960, tensor<f32>>] on @comm over @dp_reductions {from = [array<i64: 6>], id = 7 : i64}
    zero.launch_gemm #zero.allocation<2304, tensor<6x8xf32>>, #zero.allocation<2688, tensor<6x4xf32>> -> #zero.allocation<1920, tensor<8x4xf32>> on @compute {a_strides = array<i64: 1, 8>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 4, 1>, from = [array<i64: 3>, array<i64: 5>], id = 8 : i64, k = 6 : i64, m = 8 : i64, n = 4 : i64}
    zero.wait 1 on @compute
    zero.launch_gemm #zero.allocation<2688, tensor<6x4xf32>>, #zero.allocation<1408, tensor<8x4xf32>> -> #zero.allocation<2496, tensor<6x8xf32>> on @compute {a_strides = array<i64: 4, 1>, b_strides = array<i64: 1, 4>, batch = array<i64>, c_strides = array<i64: 8, 1>, from = [array<i64: 5>, array<i64: 1>], id = 9 : i64, k = 4 : i64, m = 6 : i64, n = 8 : i64}
    zero.launch @k_multiply_subtract_compare_select ins [#zero.allocation<2304, tensor<6x8xf32>>, #zero.allocation<2496, tensor<6x8xf32>>] outs [#zero.allocation<2304, tensor<6x8xf32>>] on @compute {from = [array<i64: 3>, array<i64: 9>], id = 10 : i64}
    zero.launch @k_reduce ins [#zero.allocation<2304, tensor<6x8xf32>>] outs [#zero.allocation<2048, tensor<8xf32>>] on @compute {from = [array<i64: 10>], id = 11 : i64}
    zero.launch_gemm #zero.allocation<2304, tensor<6x8xf32>>, #zero.allocation<512, tensor<6x4xf32>> -> #zero.allocation<1792, tensor<4x8xf32>> on @compute {a_strides = array<i64: 1, 8>, b_strides = array<i64: 4, 1>, batch = array<i64>, c_strides = array<i64: 1, 8>, from = [array<i64: 10>, array<i64: -1>], id = 12 : i64, k = 6 : i64, m = 8 : i64, n = 4 : i64}
    zero.launch @k_scatter ins [#zero.allocation<1792, tensor<4x8xf32>>, #zero.allocation<768, tensor<6x1xi32>>, #zero.allocation<2304, tensor<6x8xf32>>] outs [#zero.allocation<1792, tensor<4x8xf32>>] on @compute {from = [array<i64: 12>, array<i64: -1>, array<i64: 10>], id = 13 : i64}
    zero.record 3 on @compute
    zero.wait 3 on @comm
    zero.launch_collective reduce_scatter add ins [#zero.allocation<1792, tensor<128xf32>>] outs [#zero.allocation<1280, tensor<64xf32>>] on @comm over @dp_reductions {from = [array<i64: 13, 8, 11>], id = 14 : i64, units = [@u0]}
    zero.record 4 on @comm
    zero.wait 4 on @compute
    zero.launch @k_multiply_segment_reduce ins [#zero.allocation<1280, tensor<64xf32>>] outs [#zero.allocation<1536, tensor<3xf32>>] on @compute {from = [array<i64: 14>], id = 15 : i64}
    zero.record 5 on @compute
    zero.wait 5 on @comm
    zero.launch_collective all_reduce add ins [#zero.allocation<1536, tensor<3xf32>>] outs [#zero.allocation<1600, tensor<3xf32>>] on @comm over @dp_reductions {from = [array<i64: 15>], id = 16 : i64}
    zero.record 6 on @comm
    zero.wait 6 on @compute
    zero.launch @k_slice_add_sqrt ins [#zero.allocation<1600, tensor<3xf32>>] outs [#zero.allocation<1536, tensor<f32>>] on @compute {from = [array<i64: 16>], id = 17 : i64}
    zero.launch @k_multiply_divide_add_subtract ins [#zero.allocation<256, tensor<64xf32>>, #zero.allocation<1536, tensor<f32>>, #zero.allocation<1280, tensor<64xf32>>, #zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<256, tensor<64xf32>>, #zero.allocation<0, tensor<64xf32>>] on @compute {from = [array<i64: -1>, array<i64: 17>, array<i64: 14>, array<i64: -1>], id = 18 : i64}
    return
  }
  func.func @eval() {
    zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<1280, tensor<128xf32>>] on @comm over @dp_gathers {from = [array<i64: -1>], id = 0 : i64, units = [@u0]}
    zero.record 0 on @comm
    zero.wait 0 on @compute
    zero.launch_gemm #zero.allocation<832, tensor<6x4xf32>>, #zero.allocation<1280, tensor<4x8xf32>> -> #zero.allocation<1792, tensor<6x8xf32>> on @compute {a_strides = array<i64: 4, 1>, b_strides = array<i64: 8, 1>, batch = array<i64>, c_strides = array<i64: 8, 1>, from = [array<i64: -1>, array<i64: 0>], id = 1 : i64, k = 4 : i64, m = 6 : i64, n = 8 : i64}
    zero.launch @k_tanh ins [#zero.allocation<1792, tensor<6x8xf32>>] outs [#zero.allocation<1024, tensor<6x8xf32>>] on @compute {from = [array<i64: 1>], id = 2 : i64}
    return
  }
  func.func private @k_same(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>) -> tensor<6x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.reshape %arg0 : (tensor<6x4xf32>) -> tensor<6x1x4xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<6x4xf32>) -> tensor<6x1x4xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<6x1x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<6x1x4xf32>) -> tensor<6x4xf32>
    return %3 : tensor<6x4xf32>
  }
  func.func private @k_twin(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>) -> tensor<6x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %arg0, %arg1 : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @k_rows(%arg0: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xf32>) -> tensor<6x8xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<6x8xf32>
    return %2 : tensor<6x8xf32>
  }
  func.func private @k_rows_mirrored(%arg0: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6x8xf32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x8xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xf32>) -> tensor<6x8xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<6x8xf32>
    return %3 : tensor<6x8xf32>
  }
  func.func private @k_sums(%arg0: tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.add %arg0, %arg0 : tensor<6x8xf32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0, %1 : tensor<6x8xf32>, tensor<8xf32>
  }
  func.func private @k_sums_mirrored(%arg0: tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.add %arg0, %arg0 : tensor<6x8xf32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<6x8xf32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0, %2 : tensor<6x8xf32>, tensor<8xf32>
  }
  func.func private @k_sums_spread(%arg0: tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<8xf32>) attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<6x8xf32>
    return %2, %0 : tensor<6x8xf32>, tensor<8xf32>
  }
  func.func private @k_mirror(%arg0: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
  func.func private @k_add_tanh(%arg0: tensor<8xf32>, %arg1: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<6x8xf32>
    %2 = stablehlo.tanh %1 : tensor<6x8xf32>
    return %2 : tensor<6x8xf32>
  }
  func.func private @k_subtract(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>) -> tensor<6x4xf32> attributes {zero.kernel} {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @k_multiply_reduce(%arg0: tensor<6x4xf32>) -> tensor<f32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @k_multiply_subtract_compare_select(%arg0: tensor<6x8xf32>, %arg1: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<6x8xf32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x8xf32>
    %1 = stablehlo.subtract %cst, %0 : tensor<6x8xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<6x8xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<6x8xf32>
    %3 = stablehlo.compare LT, %2, %cst_0 : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<6x8xf32>
    %4 = stablehlo.select %3, %2, %cst_1 : tensor<6x8xi1>, tensor<6x8xf32>
    return %4 : tensor<6x8xf32>
  }
  func.func private @k_reduce(%arg0: tensor<6x8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @k_scatter(%arg0: tensor<4x8xf32>, %arg1: tensor<6x1xi32>, %arg2: tensor<6x8xf32>) -> tensor<4x8xf32> attributes {zero.kernel} {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func private @k_multiply_segment_reduce(%arg0: tensor<64xf32>) -> tensor<3xf32> attributes {zero.kernel} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64xf32>
    %1 = zero.segment_reduce add %0 {unit = @u0} : tensor<64xf32> -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @k_slice_add_sqrt(%arg0: tensor<3xf32>) -> tensor<f32> attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.add %0, %2 : tensor<f32>
    %4 = stablehlo.sqrt %3 : tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @k_multiply_divide_add_subtract(%arg0: tensor<64xf32>, %arg1: tensor<f32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) attributes {zero.kernel} {
    %cst = stablehlo.constant dense<0.899999976> : tensor<64xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.divide %arg2, %1 : tensor<64xf32>
    %3 = stablehlo.add %0, %2 : tensor<64xf32>
    %4 = stablehlo.subtract %arg3, %3 : tensor<64xf32>
    return %3, %4 : tensor<64xf32>, tensor<64xf32>
  }
  func.func private @k_tanh(%arg0: tensor<6x8xf32>) -> tensor<6x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %arg0 : tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
}
