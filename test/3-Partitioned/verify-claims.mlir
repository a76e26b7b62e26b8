// Claims broken on purpose, in text that says its phase: every one is recomputed from leaves and
// program.
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-partitioned="ranks=3 stage=3" -o %t.mlir
// RUN: zero-opt %t.mlir --zero-verify-partition -o /dev/null

// Lists: trained, frozen, replicated.
// RUN: sed 's/without_gradient = \[\]/without_gradient = ["wte"]/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=TRAINED
// TRAINED: error: 'without_gradient' of zero.config lists "wte", but the step reduces its gradient, or it is no parameter of a unit
// RUN: sed 's/replicated_states = \["\([^"]*\)"\]/replicated_states = ["\1", "wte"]/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=KEPT
// KEPT: error: 'replicated_states' of zero.config lists "wte", but no argument of the step holds that state whole
// RUN: sed 's/replicated_states = \["[^"]*"\]/replicated_states = []/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NOT-KEPT
// NOT-KEPT: error: "{{.*}}" is held whole by an argument of the step; 'replicated_states' of zero.config does not list it
// RUN: sed 's/replicated_states = \["\([^"]*\)"\]/replicated_states = ["\1", "\1"]/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=LISTED-TWICE
// LISTED-TWICE: error: 'replicated_states' of zero.config lists "{{.*}}" twice

// Figures, one off.
// RUN: sed 's/staging = [0-9]*/staging = 1/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=STAGING
// STAGING: error: zero.bytes: staging is 1 : i64, but the program is counted to have {{[0-9]+}} : i64; was the text edited? compile the exported step again
// RUN: FileCheck %s --check-prefix=WAITING --input-file=%t.mlir
// WAITING: waiting = [{bytes = 9216 : i64, unit = "u1", what = "pooled"}, {bytes = 10752 : i64, unit = "u0", what = "tied"}]
// RUN: sed 's/bytes = 10752 : i64, unit = "u0"/bytes = 10240 : i64, unit = "u0"/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=WAITING-BYTES
// WAITING-BYTES: error: zero.bytes: waiting is {{.*}}, but the program is counted to have {{.*}}unit = "u0", what = "tied"
// RUN: sed 's/, {bytes = 10752 : i64, unit = "u0", what = "tied"}//' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=WAITING-BYTES
// RUN: sed 's/waiting = \[[^]]*\], //' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-WAITING
// NO-WAITING: error: zero.bytes has no 'waiting', expected every figure
// RUN: sed 's/grad = [0-9]* : i64/grad = 1 : i64/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=GRAD
// GRAD: error: zero.bytes: resident.grad is 1 : i64, but the program is counted to have
// RUN: sed 's/padding = [0-9]*/padding = 0/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=PADDING
// PADDING: error: zero.bytes: padding is 0 : i64, but the program is counted to have
// RUN: sed 's/wire = {\(.*\)main = [0-9]* : i64}, wire/wire = {\1main = 7 : i64}, wire/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=WIRE
// WIRE: error: zero.bytes: wire.main is 7 : i64, but the program is counted to have
// RUN: sed 's/wire_by_rank = {eval = \[/wire_by_rank = {eval = [1/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=BY-RANK
// BY-RANK: error: zero.bytes: wire_by_rank.eval is [
// RUN: sed 's/deviations = \[{bytes = [0-9]*/deviations = [{bytes = 1/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=DEVIATION
// DEVIATION: error: zero.bytes: deviations is [
// RUN: sed 's/resident = {/more = 1 : i64, resident = {/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=UNKNOWN-BYTES
// UNKNOWN-BYTES: error: zero.bytes has an entry 'more', which zero-verify-partition does not write

// Options, format, tables: there, of their kinds, and the program's.
// RUN: sed 's/zero.bytes = {.*}, zero.config = /zero.config = /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-BYTES
// NO-BYTES: error: has no table zero.bytes, expected the bytes that zero-verify-partition counts; was the text edited? compile the exported step again
// RUN: sed 's/zero.config = {.*}, zero.config_checksum/zero.config_checksum/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-CONFIG
// NO-CONFIG: error: has no zero.config, expected the options of phase 'partitioned'
// RUN: sed 's/zero.format = 3 : i64, //' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-FORMAT
// NO-FORMAT: error: says its phase, but not its 'zero.format', expected 3
// RUN: sed 's/unit_bytes = 0 : i64, //' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-OPTION
// NO-OPTION: error: zero.config has no 'unit_bytes', expected every option of phase 'partitioned'
// RUN: sed 's/zero.config = {/zero.config = {alignment = 512 : i64, /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: error: zero.config has an entry 'alignment', which phase 'partitioned' does not have yet
// RUN: sed 's/zero.config = {/zero.config = {taste = 512 : i64, /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: zero.config has an entry 'taste', which no pass writes
// RUN: sed 's/mesh = {dp = 3 : i64}/mesh = {dp = 4 : i64}/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=MESH
// MESH: error: 'mesh' of zero.config is {dp = 4 : i64}, but the program has {dp = 3 : i64}
// RUN: sed 's/dtypes = \["f32", /dtypes = ["f16", /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=DTYPES
// DTYPES: error: 'dtypes' of zero.config is ["f16", "i32"], but the program has ["f32", "i32"]
// RUN: sed 's/stage = 3 : i64/stage = 2 : i64/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=STAGE
// STAGE: error: state "{{.*}}" of unit @u0 keeps {{[0-9]+}} bytes on a rank; stage 2 on 3 ranks allows
// RUN: sed 's/stage = 3 : i64/stage = 4 : i64/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=STAGE4
// STAGE4: error: 'stage' of zero.config is 4, expected 0, 1, 2 or 3

// Layouts.
// RUN: sed 's/block = 128 : i64, dtype/block = 64 : i64, dtype/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=BLOCK
// BLOCK: error: 'block' of zero.config is 128 : i64, but the program has 64 : i64
// RUN: sed 's/block = 128 : i64/block = 64 : i64/g' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=BLOCKS
// BLOCKS: error: 'zero.layout' op has #zero.segment<{{.*}} at 128>, expected it at 64, the next multiple of block 64
// RUN: sed '/zero.layout @u0/s/dtype = f32/dtype = bf16/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=DTYPE
// DTYPE: error: 'zero.layout' op has dtype 'bf16', but @main reads the parameters as 'f32'
// RUN: sed '/zero.layout @u0/s/#zero.segment<"w[a-z]*" /#zero.segment<"ln_f\/bias" /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SEGMENT
// SEGMENT: error: 'zero.layout' op has #zero.segment<"ln_f/bias" {{.*}}>, but leaf "ln_f/bias" is

// Leaves.
// RUN: sed '/zero.leaf .*"opt_state[^"]*mu\/wte"/s/of = "wte"/of = "wpe"/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=OF
// OF: error: leaf "opt_state/1/0/mu/wte" ({{.*}}) lies in the opt_state buffer "u0/opt_state/1/0/mu" in the segment of parameter "wte", expected its own parameter's
// RUN: sed '/zero.leaf .*<param "wte"/s/next = [0-9]*/next = 0/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NEXT
// NEXT: error: has next = 0, but slots that name result {{[0-9]+}} of @main
// RUN: sed '/zero.leaf .*<param "wte"/s/init = \[-1, [0-9]*\]/init = [-1, 0]/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SLOT
// SLOT: error: names result 0 of 'init', as another leaf does; expected one leaf for each
// RUN: sed '/zero.leaf .*<param "wte"/s/eval = \[[0-9]*, -1\], //' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-SLOT
// NO-SLOT: error: leaves name arguments of @eval up to 86, but only 86 of them
// RUN: sed '/zero.leaf .*<param "wte"/s/<param/<frozen/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=FROZEN
// FROZEN: error: 'zero.layout' op holds #zero.role<frozen "wte" {{.*}} and #zero.role<param "wpe" {{.*}}, expected trained parameters, frozen ones or states of an optimizer only
// RUN: sed '/zero.leaf .*<metric "loss"/d' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-LEAF
// NO-LEAF: error: {{.*}}(#zero.role<metric "loss">) has the name and kind of no zero.leaf of the program
// RUN: sed 's/zero.leaves = \["\(opt[^"]*\)mu\/\([^"]*\)", "\([^"]*\)"/zero.leaves = ["\3", "\1mu\/\2"/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: error: leaf "opt_state/1/0/mu/wpe" is 'tensor<16x32xf32>', but #zero.segment<"wte" [64, 32] at 0> of unit @u0
// RUN: sed '/@init/s/zero.leaves = \["opt_state\/1\/0\/mu\/wte", "opt_state\/1\/0\/mu\/wpe"\]/zero.leaves = ["opt_state\/1\/0\/nu\/wte", "opt_state\/1\/0\/nu\/wpe"]/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=MOMENT
// MOMENT: error: buffer "u0/opt_state/1/0/mu" ({{.*}}) holds other leaves here than in another entry, expected the same in all
// RUN: sed 's/deviations = \[{[^]]*\]/deviations = [1]/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: 'deviations' of zero.bytes is [1], expected a list of tables
// RUN: sed 's/stage = 3 : i64/stage = 3 : ui64/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=UNSIGNED
// UNSIGNED: error: 'stage' of zero.config is 3 : ui64, expected a 64-bit integer
// RUN: sed '/zero.leaf .*<param "wte"/s/init = \[-1, /init = [1 : ui64, /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=PLACE
// PLACE: error: 'zero.leaf' op expects slot "init" to be [argument, result] (-1: none), found [
// RUN: sed '/zero.leaf .*<param "wte"/s/init = \[-1, [0-9]*/init = [-1, 9223372036854775807/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=PLACE
// RUN: sed '/@init/s/"u0\/param"/"u0\/moment"/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=RENAMED
// RENAMED: error: buffer "u0/{{moment|param}}" ({{.*}}) holds other leaves here than in another entry, expected the same in all
// RUN: sed '/@main/s/next = 0 unit/next = 9223372036854775807 unit/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=BEYOND
// BEYOND: error: role of "u0/param" has next = 9223372036854775807, expected a number from 0, or -1 for none

// Layouts that are sharded over fewer axes than the mesh has, over those of a fourth kind; a segment that is no parameter.
// RUN: sed 's/zero.mesh @mesh \["dp" = 3\]/zero.mesh @mesh ["dp" = 3, "tp" = 1]/; s/mesh = {dp = 3 : i64}/mesh = {dp = 3 : i64, tp = 1 : i64}/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=AXES
// AXES: error: 'zero.layout' op shards 'param' over ["dp"], expected ["dp", "tp"], all axes of the mesh
// RUN: sed '/zero.layout @u0/s/axes = {grad/axes = {extra = ["dp"], grad/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=FOURTH
// FOURTH: error: 'zero.layout' op has {extra = 
// RUN: sed '/zero.layout @u0/s/#zero.segment<"wte"/#zero.segment<"inputs"/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-PARAM
// NO-PARAM: expected the name of a zero.leaf that is a parameter, or a state of an optimizer

// Interfaces: leaves, roles and results that there are not, that are others, that stand elsewhere or twice.
// RUN: sed '/@main/s/zero.leaves = \["wte", "wpe"\]/zero.leaves = ["elsewhere", "wpe"]/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-SUCH-LEAF
// NO-SUCH-LEAF: error: buffer "u0/param" holds "elsewhere", which is no zero.leaf of the program
// RUN: sed '/func.*@main/s/<batch "inputs" dim = 0>/<batch "inputs" dim = 1>/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=DIM
// DIM: belongs to the leaf #zero.role<batch "inputs" dim = 0>, expected one role but for 'next'
// RUN: sed '/func.*@main/{s/<batch "inputs"/<batch "tmp"/; s/<batch "targets"/<batch "inputs"/; s/<batch "tmp"/<batch "targets"/}' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: comes after argument 86 of the imported step, but its leaf says 85
// RUN: sed '/zero.leaf .*<metric/s/main = /evil = /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=EVIL
// EVIL: error: has a slot in 'evil', which is no entry of the module
// RUN: sed '/zero.leaf .*<param "wte"/s/<param "wte" next = \([0-9]*\)>/<param "wte" next = \1 unit = @u0>/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=UNIT
// UNIT: error: has a unit, expected the role that import recorded
// RUN: sed 's/@main/@train/; s/main = /train = /g' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=TRAIN
// TRAIN: error: has no training step: expects a function @main, or one with zero.entry = #zero.entry<step>
// RUN: sed '/func.*@main/s/next = 1 /next = 0 /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=TAKEN
// TAKEN: is replaced by result 0, as is another argument
// RUN: sed '/func.*@main/s/next = 0 /next = 3 /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: is replaced by result 3 of type 'tensor<768xf32>', expected 'tensor<896xf32>'
// RUN: sed '/func.*@main/s/next = 0 /next = 99 /' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=RESULTS
// RESULTS: is replaced by result 99, but there are 14
// RUN: sed '/func.*@main/s/ {zero.role = #zero.role<batch "inputs" dim = 0>}//' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NO-ROLE
// NO-ROLE: of @main has no role, expected that of its leaf
// RUN: sed '/zero.leaf .*<param "wpe"/s/"wpe"/"wte"/' %t.mlir | not zero-opt --zero-verify-partition 2>&1 | FileCheck %s --check-prefix=NAMESAKE
// NAMESAKE: error: 'zero.leaf' op has the name of another state, expected one of its own
