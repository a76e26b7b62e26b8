//===- Passes.td - partitioned -> scheduled --------------------------------===//
#ifndef ZERO_4_SCHEDULED_PASSES
#define ZERO_4_SCHEDULED_PASSES
include "mlir/Pass/PassBase.td"
include "zero/Options/StepOption.td"

def FoldCollectivesPass : Pass<"zero-fold-collectives", "::mlir::ModuleOp"> {
  let summary = "Replaces collectives along axes of one rank by their operands";
  let description = [{
    A left fold over one rank is its value, and a gather of one shard, the rank's own range of a unit and
    the rows of one rank are what they are made of: kernels read and write whole units where they lie, and
    no bytes are copied. The reduce-scatter of a unit with padding stays, and so does its own shard: they read
    segments alone, and give kernels a buffer of which every byte has been written.

    Sums keep their order (docs/Exactness.md): the partials of a norm are still one per parameter, added in
    program order; only the reduction of one vector over one rank is gone.
  }];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
  let statistics = [Statistic<"numFolded", "folded", "collectives and own shards replaced by their operands">];
}

def FormKernelsPass : Pass<"zero-form-kernels", "::mlir::ModuleOp"> {
  let summary = "Groups the step's ops into library calls and outlined kernels";
  let description = [{
    `stablehlo.dot_general` becomes `zero.gemm`: transposes, slices and reshapes of its operands and a
    single-use transpose of its result become strides. What strides cannot say is copied by a transpose
    kernel first. Matmuls of other element types than f32, f64, bf16 and f16 become a multiply and a
    reduction.

    Before that, an attention becomes kernels as a whole, forward and backward, so that its scores (one value
    for each batch index, query and key) are never stored; `disable-fusions=attention` leaves its ops to the
    rest of the pass. A kernel of it has `dot_general` in its body, beside the plain ops between: matmuls that
    make scores of queries and keys, elementwise ops, masks, biases and reductions over the keys, matmuls that
    sum scores over the keys (outputs, gradients of queries) or over the queries (gradients of keys and
    values). What waits for an output of the attention is the backward kernel; it computes the scores that it
    reads of the forward one again, from row values (maxima and sums) that this one keeps. Transposes, slices
    and reshapes of matmuls' operands are in the body. It looks for batched matmuls, an exponential and a
    reduction between them, in whatever order dimensions stand. A remark names the op that keeps an attention
    from becoming kernels: scores that something else reads, a matmul over other dimensions, keys of several
    dimensions or more than 8192, another element type than f32.

    Everything else is grouped into kernels, outlined as private functions with `zero.kernel` and called by
    `zero.dispatch`; equal bodies are one function. What becomes part of what is said by fusions, each with a name that
    `disable-fusions` takes, remarks and a counter (docs/Fusions.md). Ops are taken last to first, and each goes

    1. into the kernel that uses it, when that is the only one and evaluates it once per element;
    2. into a copy in every kernel that uses it, when it is cheap: constants, iotas, broadcasts, one
       arithmetic op on one large operand; in two kernels, also where it follows from one large value by ops that
       cost less than storing it (an exponential, a tanh), if no more memory is kept alive for it;
    3. into the *first* kernel that uses it, as one more output, when it has that kernel's shape, or that of
       its rows, and is used nowhere before;
    4. else into a kernel of its own.

    What matmuls read both in forward and, for a weight's gradient, in backward is made once more there, by a kernel
    that reads what it is made of: the output of an activation or a norm, by the kernel of its gradient. On several
    ranks, where memory is what states are sharded for, the output of an attention is made again by its
    backward kernel, too, and what waits but briefly is made again as well.

    A kernel runs where its last op stood; a matmul that reads what it makes again waits for it, and so do the
    collectives that read that matmul's result, if nothing else before needs it. By rule 3 every other user stands
    after that, so the groups cannot form a cycle, and grouping is linear in the ops. It looks at nothing that depends on the stage:
    forward and backward give the same kernels at stages 0 to 3 (docs/Exactness.md).

    Reshapes that are not of unit dimensions never enter a kernel: they are `zero.view`.

    | kernel | results | body |
    |---|---|---|
    | map | one shape, up to unit dimensions | elementwise ops, broadcasts, transposes, slices, gathers, ... |
    | reduce | reductions of one operand shape over the same dimensions, and elementwise functions of them | a map kernel, reductions, elementwise ops |
    | row | elements of rows x columns, and values of one element a row | a map kernel, reductions of the columns and functions of these, spread over the columns again, in any order: softmax, normalisation, losses and their gradients |
    | attention | sums of scores, and row values | matmuls, and what is between them |
    | single | one convolution, reduce_window, select_and_scatter, scatter, dynamic_update_slice, sort, variadic reduce, insert_segment, cholesky, triangular_solve, a call of LAPACK | the op, and constants but for the last three |
    | control flow | those of one `while`, `if` or `case` | the op, whose regions run kernels, library calls and views, formed as outside |

    Regions of control flow are formed before what is around them; constants that they read are made inside. What
    else they read from around them are arguments of the kernel. A region that holds a collective is refused.
  }];
  let options = [
    StepOption<"maxOps", "max-ops", "int64_t", "96", "Most ops in one kernel, but for constants", "Scheduled", "OPS", AtLeast<1>,
               RecordedAsGiven, OfPass>,
    StepOption<"maxBuffers", "max-buffers", "int64_t", "24", "Most arguments and results of one kernel",
               "Scheduled", "COUNT", AtLeast<4>, RecordedAsGiven, OfPass>,
    StepListOption<"disableFusions", "disable-fusions", "Fusions that zero-form-kernels leaves out (docs/Fusions.md)",
                   "Scheduled", "NAME,...", RecordedAsGiven, OfPass>,
    Option<"printFusions", "print-fusions", "bool", "false", "Print each kernel, its uses and ops to stderr">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect",
                           "::mlir::func::FuncDialect"];
  let statistics = [
    Statistic<"numGemms", "gemms", "library matmuls">,
    Statistic<"numKernels", "kernels", "distinct kernels">,
    Statistic<"numDispatches", "dispatches", "kernel launches">];
}

def ScheduleKernelsPass : Pass<"zero-schedule-kernels", "::mlir::ModuleOp"> {
  let summary = "Chooses how the target computes each kernel";
  let description = [{
    Gives each kernel function without one an attribute `kernel.schedule`, a `#kernel.schedule` (docs/Dialects/Kernel.md):
    kind, items, tiles, lanes, what is kept in scratch memory, workspace. The target chooses it by shapes and its
    cost table, from the function alone: the same kernel has the same schedule at every stage and on every number
    of ranks and threads (docs/Exactness.md). Equal kernels stay one function.

    A schedule that a text has is kept, and refused where it is none for the kernel on the target: loops that do not
    fit, another machine's lanes, too much scratch memory. So a schedule can be written by hand.

    The dispatches of a kernel that wants a workspace get one more result for it; a kernel of control flow has room
    in its own for those of the kernels that its regions run.

    Works on any module with kernels, whatever its phase. A target that the option names is recorded in `zero.config` for
    what comes after.
  }];
  let options = [Option<"target", "target", "std::string", "\"\"",
                        "cpu, cpu:native, cpu:x86-64-v3, ..., null; default: the module's, else cpu">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::kernel::KernelDialect"];
  let statistics = [Statistic<"numScheduled", "scheduled", "kernels that were given a schedule">];
}

def SchedulePass : Pass<"zero-schedule", "::mlir::ModuleOp"> {
  let summary = "Makes collectives asynchronous and decides what is written in place";
  let description = [{
    - `zero.all_gather` starts one unit ahead: when the gather before it has been awaited, that is while the
      unit before it is in use; its operand's kernel moves with it. The order of gathers is that of their first
      readers. `zero.reduce_scatter` and `zero.all_reduce` start where they stand, behind their last producer; at
      stages 2 and 3 a whole gradient that would wait through two others is completed and reduced before them where
      few kernels do that. Each is awaited right before its
      first use, a reduce-scatter at the latest when `prefetch` later ones have been started. Where whole
      units, part by part as they die, would fill the last sixteenth of the entry's peak without any overlap,
      or lift it, the gather that makes them starts later, and the reduce-scatter that holds them is awaited
      earlier. On several ranks a matmul and the kernel behind it do not run by turns where what the matmul reads,
      kept for the kernel's time, would lift the peak.
      Kernels, library calls and copies run on `@compute`, all collectives on `@comm` in one order; gathers and
      reductions of a group have communicators of their own. `@comm` has the higher priority: other ranks wait for
      what runs on it. These symbols are added to the module, or used where
      its text has them.
    - Of two matmuls side by side that do not need each other the second runs first where less is live then: one
      that reads a gathered weight for the last time goes before one that makes its gradient. A reduction of that gradient
      goes with it where 8 MiB or more are saved: it begins a matmul later.
    - A value that an earlier and a later gather of one shard both give is read from the later one, so that
      a unit is not held from forward to backward for the sake of one small use.
    - A result takes over the buffer of an operand (`tied`) when that dies there, has the same size and is
      read only at the result's own index, in a kernel over rows only at its own row; updates (scatter, dynamic_update_slice, insert_segment) always
      do.
    - An operand of `zero.pack` that cannot be made in the unit's buffer gets a `zero.copy`, as does the
      target of an update that is still read afterwards.
  }];
  let options = [
    StepOption<"prefetch", "prefetch", "int64_t", "1", "Units gathered ahead of the one in use", "Scheduled", "UNITS",
               AtLeast<1>, RecordedAsGiven, OfPass>];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
  let statistics = [Statistic<"numCopies", "copies", "copies inserted">,
                    Statistic<"numInPlace", "in-place", "results that take over an operand's buffer">,
    Statistic<"numLateMatmuls", "late-matmuls", "matmuls that went behind the next one">,
    Statistic<"numLateStarts", "late-starts", "gathers started late to keep the peak">,
    Statistic<"numEarlyAwaits", "early-awaits", "reductions awaited early to keep the peak">,
    Statistic<"numDroppedTurns", "dropped-turns", "matmuls without turns, to keep the peak">];
}

def StageReductionsPass : Pass<"zero-stage-reductions", "::mlir::ModuleOp"> {
  let summary = "Lets the program's own kernels add up what ranks reduce, where the target's library does not";
  let description = [{
    A reduction between ranks is a left fold in their order (docs/Exactness.md). A library like NCCL adds in an order of
    its own, and lacks some reductions. Those that it lacks, and with `deterministic` all, are staged: the ranks exchange
    parts, which land in one more result of the collective, `tensor<Nxi8>`, in the order of ranks, and a kernel of the
    program, `folds` names one for each operand, adds them up, in f32 for narrower floats, rounded once. That scratch
    memory is as long as the longest part needs: N shards of a reduce-scatter, N + 1 chunks of an all-reduce, whose sums
    go on to all ranks. The bytes on the wire are the same.
    ```mlir
    %f = zero.collective_start all_reduce add %x on @comm over @dp_reductions {folds = [@fold_add_f32_4x64]}
        : (tensor<256xf32>) -> !zero.future<tensor<256xf32>, tensor<1280xi8>>
    ```

    Targets whose ranks fold in order (the CPU) need none of it: there `deterministic` changes nothing.
  }];
  let options = [
    StepOption<"deterministic", "deterministic", "bool", "false",
               "Reductions between ranks add in the order of ranks: bitwise equal between stages on any target",
               "Scheduled", "", AnyValue, RecordedIfGiven>];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::kernel::KernelDialect", "::zero::hlo::StableHLODialect"];
  let statistics = [Statistic<"numStaged", "staged", "reductions that a kernel adds up">];
}

def PartitionActivationsPass : Pass<"zero-partition-activations", "::mlir::ModuleOp"> {
  let summary = "Keeps what backward reads of forward in parts, one on each rank of a model's axis";
  let description = [{
    With `activations=partitioned`, or `partitioned-offloaded`: the ZeRO paper's P_a. Of what forward writes and backward reads
    again, and all ranks along a model's axis (`tp`) have alike, each keeps the part of its number behind forward's last reader,
    and an all-gather along the axis ahead of the first op of backward that reads the value makes it whole again, for all that
    reads it. The wire has one all-gather a value more.

    *Where*: behind kernels and their order, in front of `zero-offload-activations`, which then moves parts. What is kept is known
    here: kernels are formed and compute again what costs them nothing, and they stay what they were, so that results have the same
    bits. That ranks have a value alike follows from arguments that are no parts along the axis, from sums and gathers over it, and
    from kernels that do not ask for the rank's number on it; `zero-validate` proves it on its own.

    Each micro-batch's forward ends at its *turn*, as for `zero-offload-activations`. Not cut: values of which ranks have parts already, or that they
    do not divide (a remark names them), arguments, gathered units, what is made of parameters alone, values below
    `partition-min-bytes`, and values that kernels leave no time for: those between the last reader of forward and the first of
    backward move less than 8 times their bytes.

    Of gathered values that wait for their first reader there is at most what one op reads first, the same for any number of
    layers; `zero-verify-scheduled` counts it.

    ```mlir
    // before                                          // after, "tp" of two ranks
    %h = zero.dispatch @k_norm(%x)                     %h = zero.dispatch @k_norm(%x)
    ...                                                %p = zero.dispatch @part_tp_f32_2x64(%h) : tensor<64xf32>
                                                       ...
                                                       %f = zero.collective_start all_gather %p on @comm over @tp_gathers
                                                       %w = zero.await %f on @compute : ... -> tensor<128xf32>
    %g = zero.dispatch @k_grad(%h, %dy)                %g = zero.dispatch @k_grad(%w, %dy)
    ```
  }];
  let options = [
    Option<"activations", "activations", "std::string", /*default=*/"\"kept\"", "partitioned or partitioned-offloaded: cut them">,
    StepOption<"partitionMinBytes", "partition-min-bytes", "int64_t", "65536", "Smallest value that --activations=partitioned cuts",
               "Scheduled", "BYTES", AtLeast<1>, RecordedIfGiven, OfPass>];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::kernel::KernelDialect", "::zero::hlo::StableHLODialect"];
  let statistics = [Statistic<"numPartitioned", "partitioned", "values that are kept in parts">];
}

def OffloadActivationsPass : Pass<"zero-offload-activations", "::mlir::ModuleOp"> {
  let summary = "Moves what backward reads of forward to memory of the host in between";
  let description = [{
    With `activations=offloaded`, or `partitioned-offloaded`, where what ranks have alike goes as their parts. What forward writes
    and only backward reads again is copied to a space of the host's, on a stream `@offload` of its own, and back ahead of the first op of backward that reads it, on another, `@fetch`: copies run beside
    kernels. Backward reads what came back, also by views.

    Each micro-batch's forward ends at its *turn*, the last op that is its first to read a parameter, or a segment of a unit, together with data
    (docs/Offload.md). Not moved: arguments, gathered units, what is made of parameters alone, values below `offload-min-bytes`,
    and values that kernels leave no time for: those between the last reader of forward and the first of backward move less
    than 32 times their bytes.

    On the device remains what is on its way: what waits for its copy to the host, and what has come back and waits for its
    first reader, at most twice what one op makes, or reads first, of it. Both are the same for any number of layers;
    `zero-verify-scheduled` counts them.
  }];
  let options = [
    StepOption<"activations", "activations", "std::string", "\"kept\"",
               "Where what backward reads of forward is in between: kept (on the device), partitioned (in parts along a model's axis, where its ranks have it alike), offloaded (in the host's memory), partitioned-offloaded (parts in the host's memory), auto (the one that fits --machine and takes least time)",
               "Scheduled", "WHERE",
               Values<"value == \"kept\" || value == \"partitioned\" || value == \"offloaded\" || value == \"partitioned-offloaded\" || value == \"auto\"",
                      "kept, partitioned, offloaded, partitioned-offloaded or auto">,
               RecordedIfGiven>,
    StepOption<"offloadMinBytes", "offload-min-bytes", "int64_t", "65536", "Smallest value that --activations=offloaded or --offload-optimizer moves",
               "Scheduled", "BYTES", AtLeast<1>, RecordedIfGiven, OfPass>];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
  let statistics = [Statistic<"numOffloaded", "offloaded", "values that are moved to the host and back">];
}

def OffloadOptimizerPass : Pass<"zero-offload-optimizer", "::mlir::ModuleOp"> {
  let summary = "Keeps states of the optimizer in memory of the host, and streams them through the update";
  let description = [{
    With `offload-optimizer`. Slots of states with role `opt_state` and at least `offload-min-bytes` lie in a space of the host's
    (`zero.space` of the argument and the result). Ops read a copy that comes from there on a stream `@fetch`, ahead of its first
    reader, and what they make goes there on another, `@offload`: copies run beside kernels. The kernels are the same, and so
    are their results. Counters and other small states stay on the device.

    Ops in a row that touch states of one unit, and of no other, are a *visit* of it. Each visit has copies of its own: the
    device holds the states of one, those of the next on their way, and those of the last on their way back, for any number of
    layers. What a later visit reads, of old or of new states, is copied once more; each copy is counted.

    Refused: a step without such a state.
  }];
  let options = [
    StepOption<"offloadOptimizer", "offload-optimizer", "bool", "false",
               "Keep states of the optimizer in the host's memory", "Scheduled", "", AnyValue, RecordedIfGiven>,
    Option<"offloadMinBytes", "offload-min-bytes", "int64_t", "65536", "Smallest state that moves">];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
  let statistics = [Statistic<"numOffloaded", "offloaded", "states in memory of the host">];
}

def VerifyScheduledPass : Pass<"zero-verify-scheduled", "::mlir::ModuleOp"> {
  let summary = "Checks what holds from `scheduled` on, and sets the phase";
  let description = [{
    - only kernels, library calls, views, copies and asynchronous collectives are left;
    - every future is awaited exactly once, by a stream of collectives only where one of these reads it;
    - reductions that the target's library does not do as they are meant are staged, with a kernel and the bytes that
      it reads;
    - all collectives of a communicator are on one stream, so that all ranks issue one order; a stream of
      collectives runs nothing else;
    - no buffer is overwritten while an older value in it is still read, by a kernel or by a collective in
      flight;
    - what results are written over is read by their kernel at their own index or row only, or is what the kernel
      updates and reads nowhere else; results of one op share no bytes;
    - interfaces hold every leaf as `zero-verify-partition` says, and states, padding and wire of `zero.bytes`
      are what the program is counted to have;
    - what lies in memory of the host is read by copies alone; what waits for its copy there, and what has come back and waits
      for its first reader, is at most twice what one op makes, or reads first, of it: O(1) in layers;
    - slots in memory of the host are of states of the optimizer, and results there are copied there; what is on the device of
      such states is at most twice, for each way, what one unit has of them, or one op reads or makes: O(1) in layers; the
      return reads and makes those that take another state's place as they are;
    - a rank's parts of a value are gathered once, and gathered values that wait for their first reader are at most what one op
      reads first; `activations` of `zero.bytes` is what the program shows: the parts, what they are parts of, and what a rank
      reads to have it again, which is in `wire` from here on;
    - whole units are O(1) in layers: besides two, at most `prefetch` gathers wait for their first reader; at
      stage 3 no gathered unit that holds a matrix is kept while two others are read, and from stage 2 on no
      full gradient of such a unit waits while two others' are made and reduced; one that `waiting` of `zero.bytes` lists (tied,
      accumulated) does not when it is complete, and is seen to be a sum; the list has no more of a unit than the step reduces, with
      the bytes of its gradient.
  }];
}
#endif
