//===- Passes.td - Passes of the replica phase ------------------------------------------------------===//
//
// From the user's step on the whole batch to one rank's step on its rows, with explicit reductions.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_REPLICA_PASSES
#define ZERO_REPLICA_PASSES

include "mlir/Pass/PassBase.td"
include "zero/Options/StepOption.td"

def PadVocabularyPass : Pass<"zero-pad-vocabulary", "::mlir::ModuleOp"> {
  let summary = "Pads vocabularies that the ranks that share them do not divide";
  let description = [{
    A table or an output layer is split over the vocabulary only where ranks divide that. With `pad-vocabulary=M` its rows become the next
    multiple of M and of `model-ranks`, on the step on whole values: *found* are parameters, and their dimension, in which rows of the batch's
    indices are looked up, or of which a maximum (of a softmax) is taken, through the sharding rules of the ops between; no name is looked
    at. A parameter's states of its own shape are padded as it is. The user's files, and checkpoints, have the rows that the user has
    (`padded = [dimension, rows]` on the leaf): the rest is zero, and comes out zero.

    What the step computes does not change. Ops go on over the padded dimension; what is known of the rows that are added is followed
    (zeros of the parameter, sums of these, products and quotients with what is finite there): where an op takes the dimension together, a `select` by the row's
    number puts in what changes nothing: zero in front of a sum or a matmul, -inf in front of a maximum. Indices of lookups are
    held below the user's rows, those of scatters that are not are left out, as they were. Gradients of added rows are zero, and so
    is what any update makes of zeros, over the real numbers; where that is not seen (`x / (x * x)`, rows by their norms), a `select` in front of the result. A value
    that comes from elsewhere is padded with zeros; an op without a rule reads the user's rows, cut out (`stablehlo.slice`), which a
    remark of category `zero-pad-vocabulary` names: along the axis that is a gather.

    `zero::validate::validatePadding` proves the padded step equal to the step, by equations of its own ([Proofs](../Proofs.md)).

    Without `pad-vocabulary`, nor `tensor-parallel`, the same is done for logits that `zero-logits-by-ranks` would share if `column-ranks` ranks divided
    their columns: to a multiple of them, of the weight of these logits alone. Asked is what that pass asks of shapes, of all ranks' rows: each rank's have more than
    `column-bytes` (`--logits-bytes`), two rows of the batch or more and a region of their own; the gradient of the weight has more bytes than parts of the rows would
    save, all ranks' rows fewer than a rank need not hold of the weight; no gradient of rows has less than 32 bits an element.

    On one rank's step, or where no vocabulary is uneven (where it was asked for, a remark), nothing changes. Refused: `pad-vocabulary`
    without `tensor-parallel`.

    ```mlir
    // before                                                 // after, model-axis=tp model-ranks=2 tensor-parallel pad-vocabulary=1
    zero.leaf tensor<31x32xf32> as <param "wte" ...>          zero.leaf tensor<32x32xf32> as <param "wte" ...> {padded = [0, 31]}
    %m = stablehlo.reduce(%logits init: %low)                 %own = stablehlo.compare LT, %iota, %c31 : tensor<32xi32>
      applies stablehlo.maximum across dimensions = [2]       %all = stablehlo.select %spread, %logits, %lowest : tensor<12x16x32xf32>
      : tensor<12x16x31xf32>                                  %m = stablehlo.reduce(%all init: %low) applies stablehlo.maximum ...
    ```
  }];
  let options = [
    StepOption<"padVocabulary", "pad-vocabulary", "int64_t", "0",
               "With --tensor-parallel: pad vocabularies to a multiple of M and of the ranks along the axis (0: not, 1: of the ranks alone)",
               "Replica", "M", AtLeast<0>, RecordedIfGiven>,
    Option<"tensorParallel", "tensor-parallel", "bool", /*default=*/"false", "Whether the split is found">,
    Option<"modelAxis", "model-axis", "std::string", /*default=*/"\"\"", "Axis that states are split along">,
    Option<"modelRanks", "model-ranks", "int64_t", /*default=*/"1", "Ranks along it">,
    Option<"columnRanks", "column-ranks", "int64_t", /*default=*/"1", "Ranks that may share columns of logits">,
    Option<"columnBytes", "column-bytes", "int64_t", /*default=*/"67108864",
           "Most bytes of logits that stay a rank's rows; 0: any">];
  let statistics = [
    Statistic<"numPadded", "padded", "Number of states that are padded">,
    Statistic<"numBytes", "padded-bytes", "Bytes that padding adds to them">,
    Statistic<"numCut", "cut", "Ops that read values cut out of padded ones">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def TensorParallelPass : Pass<"zero-tensor-parallel", "::mlir::ModuleOp"> {
  let summary = "Decides which part of each parameter a rank has along a model's axis";
  let description = [{
    A step on whole values is to run on `model-ranks` ranks along `model-axis` beside those of the batch. This pass decides how parameters are
    split along it and writes that on their leaves (`split`: dimension, axis, ranks, groups); `zero-model-parallel`, which comes
    next, makes the step of one rank. No value changes.

    *Given*: dimensions that the user shards over the axis (`sdy.sharding` of arguments, as `NamedSharding` is exported, or `mhlo.sharding`, where the axis is the last one of the mesh) are kept. How many
    groups the dimension has (queries, keys and values side by side in one weight) is found. Of values that the user shards over the axis
    (`with_sharding_constraint`, which `zero-simplify` keeps as `sdy.sharding` or `mhlo.sharding` of the op), the weights that they are computed from take the part that this
    asks for, through all that is between, unless an argument is said to be whole; of two that ask for different parts, that of the last value. Where the user shards values alone, the rest is
    found as with `tensor-parallel`. A value itself changes by none of it. Shardings over other axes have no say.

    *Found* (`tensor-parallel`): a split of the others too. What ranks exchange follows from the sharding rules of ops, by the analysis of
    `zero-data-parallel`, as it does for the batch; no name is looked at. *Weights* are parameters that matmuls take, or that rows
    are looked up in; a table of both uses is split over the vocabulary or stays whole. Of all splits that are tried the one with the fewest bytes of
    weights that ranks have whole, or gather, is taken; of equal ones that with the fewest bytes exchanged, then that with the least
    work that every rank does whole, then that with the fewest bytes of whole parameters. Weights of equal type that are used alike are
    split alike. One after the other takes each dimension that the ranks divide, in up to three groups; whole weights, and other
    parameters, of which only a part is used then take that part, or else the one that their new value comes as, which
    gives rows of the second matmul for columns of the first, heads of keys and values for those of queries, and biases. Optimizer
    states have the part of their parameter; what comes otherwise than its state is gathered. Of these moves the one with the fewest
    bytes exchanged by byte of weights is taken, until none is left; then each weight is tried again until nothing is better. The same once more
    with moves first that split most weights together; the better of both is taken.
    `try-all`, for tests, tries all combinations instead.

    `tp-plan` names a file that has the choice, a line for each parameter and each other state that the user shards (`NAME: whole`, `NAME: 1`,
    the dimension, or `NAME: 1 in 3 groups`): with `tensor-parallel` it is written, without, it is read and nothing is searched.

    Remarks (category `zero-tensor-parallel`) say what was split, what stayed whole, of weights also that ranks do not divide their
    largest dimension, or the heads, of queries or of keys and values, of the attention that they are used in, and the cost beside a lower bound: each weight that is cut adds up in one of its products, forward or backward,
    over the dimension that it is cut along, and sums that flow into one are exchanged once.

    Without an axis, on one rank's step, or on one that has regions of its own, nothing changes. Refused: `tensor-parallel` without an
    axis of two or more ranks, or where no parameter can be split; it or `tp-plan` on a step with `shard_map`; a user's sharding that the
    ranks do not divide, or over a part of the axis; a plan that says another dimension than the user.

    ```mlir
    // before                                                  // after, model-axis=tp model-ranks=2 tensor-parallel
    zero.leaf tensor<8x16xf32> as <param "in" ...>             zero.leaf tensor<8x16xf32> as <param "in" ...> {split = [1, "tp", 2]}
    zero.leaf tensor<16x4xf32> as <param "out" ...>            zero.leaf tensor<16x4xf32> as <param "out" ...> {split = [0, "tp", 2]}
    ```
  }];
  let options = [
    StepOption<"tensorParallel", "tensor-parallel", "bool", "false",
               "Find how parameters are split along the axis that --mesh names beside dp", "Replica", "", AnyValue,
               RecordedIfGiven>,
    StepOption<"tpPlan", "tp-plan", "std::string", "\"\"",
               "File of how parameters are split along it: written with --tensor-parallel, else read", "Replica", "FILE", AnyValue,
               NotRecorded>,
    Option<"modelAxis", "model-axis", "std::string", /*default=*/"\"\"", "Axis that states are split along">,
    Option<"modelRanks", "model-ranks", "int64_t", /*default=*/"1", "Ranks along it">,
    Option<"tryAll", "try-all", "bool", /*default=*/"false", "Try all combinations of dimensions: for tests, on small steps">];
  let statistics = [
    Statistic<"numSplit", "split", "Number of states that are split">,
    Statistic<"numWhole", "whole-weights", "Bytes of weights, but small ones, that every rank has whole">,
    Statistic<"numMoved", "moved-bytes", "Bytes a step that a rank reads along the axis">,
    Statistic<"numBound", "bound-bytes", "The fewest bytes that any split of the same weights moves">,
    Statistic<"numTried", "tried", "Number of splits that were tried">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def ModelParallelPass : Pass<"zero-model-parallel", "::mlir::ModuleOp"> {
  let summary = "Makes the step of one rank along the axis of the step's own model parallelism";
  let description = [{
    A step that says itself what each of `model-ranks` devices along one axis computes (`shard_map` over `tp`) becomes the step of
    one of them: bodies take the place of `sdy.manual_computation`, their collectives become ops over `@mesh["tp"]`. What is
    around them is sharded as `zero-data-parallel` does it, from the dimensions that regions shard states along: each such state is
    a part, and its `zero.leaf` says of what (`cut`: dimension, axis, ranks). All else that an entry takes and gives is whole. The
    phase stays `import`, and the program is one for the ranks along the other axes: `zero-data-parallel` shards its batch and
    `zero-partition` its parts (`docs/Meshes.md`). Without `model-ranks`, nothing changes.

    Of a region over the axis and one more, the batch's, a region over the latter is left, on a rank's parts, in which collectives over
    the axis are a rank's; `zero-data-parallel` goes on with it. A dimension over both is two. A state of which a region takes a
    slice is a part as the slice is. Axes of one device, or left to the compiler, say nothing.

    *Parts of the sequence* (`sequence-parallel`, of the step, on whole values): sums over the axis of rows with positions, floating and
    needed whole, are scattered: of each row a rank has its positions. Which dimension has positions follows from the batch by the
    factors of sharding rules: not the one of rows, none that comes from a parameter. By the same rules what is computed of a part
    position by position is a part; what a matmul with a part of a weight reads is gathered, and nothing else gives way. Gathered
    earlier: what an op makes larger (numbers of a position that are broadcast), what has no rows any more (gradients), and what gives
    a sum that is larger than itself. A sum whose uses would all gather it stays whole. Sums for which ranks do not divide the
    positions stay whole, too. `zero-recompute` lets backward gather again. Remarks (category `zero-sequence-parallel`) list the sums, and the
    bytes that are exchanged with and without.

    Refused: a step without such a region, or over another axis or number of devices, or over two more; a state that two regions shard differently, or
    whose new value comes out sharded differently; what regions may not have (`docs/ShardMap.md`); `sequence-parallel` on a step with
    regions, without ranks along an axis, or where no sum becomes parts: with the positions that ranks do not divide, or for want of
    ops that read it position by position.

    ```mlir
    // before                                            // after, model-axis=tp model-ranks=2
    sdy.mesh @mesh = <["tp"=2]>                          zero.mesh @mesh ["tp" = 2] batch []
    %w: tensor<8x16xf32>                                 %w: tensor<8x8xf32>
    sdy.manual_computation(%x, %w) ... {
      %p = stablehlo.dot_general %h, %v ...              %p = stablehlo.dot_general %h, %v ...
      %y = "stablehlo.all_reduce"(%p) ...                %y = zero.all_reduce add %p over @mesh["tp"]
    ```
  }];
  let options = [
    StepOption<"modelAxis", "model-axis", "std::string", "\"\"",
               "Axis of the step's own model parallelism (shard_map); --mesh=dp=D,tp=T says it", "Replica", "NAME", AnyValue,
               RecordedIfGiven, NotListed>,
    StepOption<"modelRanks", "model-ranks", "int64_t", "1", "Ranks along it", "Replica", "N", Between<1, 1048576>,
               RecordedIfGiven, NotListed>,
    StepOption<"sequenceParallel", "sequence-parallel", "bool", "false",
               "Along the axis that --mesh names beside dp, ranks have norms, residuals and dropout in parts of the sequence",
               "Replica", "", AnyValue, RecordedIfGiven>];
  let statistics = [
    Statistic<"numParts", "parts", "Number of sums along the axis that are taken in parts">,
    Statistic<"numMoved", "moved-bytes", "Bytes a step that a rank reads along the axis, with sequence-parallel">,
    Statistic<"numMovedWithout", "moved-bytes-without", "Bytes a step that it would read without">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def DataParallelPass : Pass<"zero-data-parallel", "::mlir::ModuleOp"> {
  let summary = "Shards the batch over the ranks and inserts the reductions that this needs";
  let description = [{
    Every value is replicated, sharded along one dimension, or a partial result of a reduction over ranks. Batch
    arguments, and states that have the batch's rows, get their local shape, ops on sharded values work on the rank's
    rows, and partial values are reduced by `zero.all_reduce` where that is cheapest, in bytes and pieces: at the minimum
    vertex cut between those that are made and the uses that need them whole, ties to the producer; where these need no
    more than rows of one, by `zero.batch_scatter`. The two gradients of a tied table are added first, as are
    those of a recurrent weight over time; of a value that is used in two smaller forms these are reduced; a value
    that is needed both whole and as a part of a sum is computed in both forms. N ranks on N slices compute the step
    on the whole batch: nothing is averaged, no constant changes.

    Equal ops are merged, and after that `optimization_barrier`, which kept from it what is computed again, is dropped.

    Replicated values that are only used sharded (masks, positions, random bits) are computed sharded from the
    start. One rank takes the same path: its reductions are over a group of one.

    A manual computation (`shard_map`, `pmap`) along one axis of `ranks` devices is one rank's program already: its
    body takes its place, `psum` and `pmean` over the axis become `zero.all_reduce`, the device's number
    `zero.rank_offset`, and `zero.by_rank` marks the entry. What is around it is sharded as ever.

    With `shard-group` = K the ranks are along two axes, `replica` and the ranks' own: `["replica" = ranks / K, "dp" = K] {shard
    = ["dp"]}`. Rows of the batch and reductions are over both (`docs/Meshes.md`).

    Refused: a shard group that does not divide `ranks`; a batch that `ranks` does not divide; a manual computation for another number of devices, along several
    axes, or that shards states; a step whose matmuls and convolutions would all run replicated; gathers of values
    over the batch beyond 1 MiB and 5 % of what the step's reductions move (unless `allow-gather`). Smaller ones, as
    of embeddings for a contrastive loss, are done and listed in the report.

    ```mlir
    // before                                            // after, ranks = 4
    %g = stablehlo.dot_general %x, %d ...                %p = stablehlo.dot_general %x, %d ...
      : (tensor<32x8xf32>, tensor<32x16xf32>)              : (tensor<8x8xf32>, tensor<8x16xf32>)
      -> tensor<8x16xf32>                                  -> tensor<8x16xf32>
                                                         %g = zero.all_reduce add %p over @mesh["dp"]
    ```
  }];
  let options = [
    StepOption<"ranks", "ranks", "int64_t", "1", "Number of data-parallel ranks", "Replica", "N", Between<1, 1048576>>,
    StepOption<"shardGroup", "shard-group", "int64_t", "0",
               "Ranks that states are sharded over, each group of so many holding them once; 0: all", "Replica", "K",
               Between<0, 1048576>, RecordedIfGiven>,
    StepOption<"allowGather", "allow-gather", "bool", "false",
               "Gather values over the batch where no rule applies, with a remark for each", "Replica">,
    Option<"report", "report", "bool", /*default=*/"false", "Emit a remark for each reduction">,
    Option<"axis", "axis", "std::string", /*default=*/"\"dp\"", "Name of the ranks' mesh axis">];
  let statistics = [
    Statistic<"numAllReduces", "num-all-reduces", "Number of all_reduces">,
    Statistic<"numBytes", "num-all-reduce-bytes", "Number of bytes reduced">,
    Statistic<"numGathers", "num-gathers", "Number of values gathered over the batch">,
    Statistic<"numSlices", "num-slices", "Number of replicated values sliced at their use">,
    Statistic<"numLocal", "num-local", "Number of replicated values computed sharded">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def RecomputePass : Pass<"zero-recompute", "::mlir::ModuleOp"> {
  let summary = "Computes values of forward again in backward instead of keeping them";
  let description = [{
    *Where*: on one rank's step, gradients reduced (after `zero-data-parallel`), before micro-batches are cut and parameters
    sharded: copies are cut with the rest, and parameters that they read are gathered in the same interval of uses as
    backward's own.

    *Forward* is what computes with data (the batch, keys, counters, what follows from them) up to the last op
    that is the first to read a parameter, or a slice of a stacked one. *Backward* starts behind it, where the first gradient
    is made; updates are no part of it. No name is looked at.

    *Layers* are the longest sequences of equal matmuls and convolutions that follow themselves (encoder and decoder, stages
    of a network: each its own); a layer begins where the fewest bytes are live. What is live there is kept by
    every policy.

    | policy | computes again, for backward | keeps |
    |---|---|---|
    | `none` | nothing | all that backward reads |
    | `layers` | all of repeated layers | their inputs, and what is outside of layers |
    | `layers-and-sums` | all of repeated layers, and their sums over a model's axes | their inputs, and what is outside of layers |
    | `dots` | all but matmuls and convolutions; the scores of attentions, too | their results |
    | `attention` | scores, probabilities, all that is made of them up to the matmuls that read them | everything else |
    | `all` | everything | inputs of layers only |
    | `names=A,B` | everything else | values of ops in scopes called A or B (`jax.named_scope`) |
    | `max-bytes=B` | what costs fewest operations a byte, until at most B bytes are kept | the rest |

    Never computed again: collectives, and what the step returns or an update reads besides. But `layers-and-sums` does the
    layers' sums over a model's axes again (`zero.all_reduce`, `zero.batch_scatter`), and what `sequence-parallel` gathers of
    parts along a model's axis is always gathered again, with `none`, too: the parts are kept. Parameters, and what is
    made of them alone (casts, slices), are not kept: who reads them reads them again.

    *Effect*: each op of backward reads copies instead; a copy stands right before the first op that needs it and
    serves the later ones. Copies are the same ops on the same values (random bits too: they follow from the
    key), so that the step's results are the same bit for bit. What only backward needed is computed in backward
    only. `zero.kept` marks ops whose results are kept, `zero.recomputed` copies: equal ops that differ by it are not
    merged. An exported `optimization_barrier` has done its work before: what it had computed again stays.

    ```mlir
    // before                                         // after, recompute = layers
    %h = stablehlo.tanh %u                            %h = stablehlo.tanh %u
    %y = stablehlo.dot_general %h, %w2                %y = stablehlo.dot_general %h, %w2
    ...                                               ...
                                                      %u1 = stablehlo.dot_general %x, %w1 {zero.recomputed}
                                                      %h1 = stablehlo.tanh %u1 {zero.recomputed}
    %g = stablehlo.dot_general %h, %dy                %g = stablehlo.dot_general %h1, %dy
    ```

    Refused: a module without a step, a step without gradients; `layers` where nothing repeats, `layers-and-sums` without sums in
    layers, `attention` where there is none, a name that no op has, `max-bytes` below what must be kept.
  }];
  let options = [
    StepOption<"recompute", "recompute", "std::string", "\"none\"",
               "What backward computes again instead of keeping it since forward: none, layers (keep the inputs of repeated "
               "layers), layers-and-sums (the same, and sums over a model's axes are done again), dots (keep results of matmuls), attention (keep all but scores), all, names=SCOPE,... (keep these), "
               "max-bytes=BYTES (keep at most that)", "Replica", "POLICY",
               Values<"value == \"none\" || value == \"layers\" || value == \"layers-and-sums\" || value == \"dots\" || value == \"attention\" || "
                      "value == \"all\" || value.starts_with(\"names=\") || value.starts_with(\"max-bytes=\")",
                      "none, layers, layers-and-sums, dots, attention, all, names=SCOPE,... or max-bytes=BYTES">,
               RecordedIfGiven>];
  let statistics = [
    Statistic<"numKept", "kept", "Number of values of forward that are kept for backward">,
    Statistic<"numKeptBytes", "kept-bytes", "Bytes of these">,
    Statistic<"numRecomputed", "recomputed", "Number of ops that are computed again">,
    Statistic<"numFlops", "recomputed-flops", "Operations on numbers that this adds">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def AccumulatePass : Pass<"zero-accumulate", "::mlir::ModuleOp"> {
  let summary = "Cuts a rank's rows into micro-batches that run one after the other";
  let description = [{
    Micro-batches are ranks in time: which values are rows, which are partial sums and where they are added is
    found by the analysis of `zero-data-parallel`, for `accumulate` ranks that share the rank's rows. What works on rows
    is then there once for each micro-batch, in its order, and so is what is added: gradients, losses, metrics, counts
    and maxima are a left fold over micro-batches, each part added as soon as it is made. What comes of
    rows and is given as it is (outputs) is put together again. Activations are those of one micro-batch. Random bits,
    positions and masks are those of the rows, so the step computes what it computes at once, but for the order of
    sums. Constants are the program's own: nothing is averaged.

    Where the gradients of micro-batches are added is `accumulate-into`:

    | | a gradient | kept between micro-batches | reductions |
    |---|---|---|---|
    | `full` | `all_reduce(g0 + g1 + ...)` | the whole gradient | one |
    | `shard` | `all_reduce(g0) + all_reduce(g1) + ...`, added on the rank's shard by `zero-partition` | a shard | `accumulate` |
    | `auto` | `full` at stages 0 and 1, `shard` at 2 and 3 | | |

    What needs one element or makes no state is added before it is reduced, whatever the option says. The order
    of sums is the option's: stages agree bit by bit under one choice.

    A value that all rows make before others are computed is made first, for all micro-batches: counts of
    labels, say. Refused: where that takes a matmul or convolution (batch norms, contrastive losses), where a loop that
    stays needs it in its rounds, a number that does not divide the rank's rows, more ops than `unroll-limit`. @eval and @init
    are left as they are.

    ```mlir
    // before                                            // after, accumulate = 2, accumulate-into = full
    %p = stablehlo.dot_general %x, %d ...                %x0 = stablehlo.slice %x [0:4, 0:8]
      : (tensor<8x8xf32>, tensor<8x16xf32>)              %p0 = stablehlo.dot_general %x0, %d0 ...
      -> tensor<8x16xf32>                                %x1 = stablehlo.slice %x [4:8, 0:8]
                                                         %p1 = stablehlo.dot_general %x1, %d1 ...
                                                         %p = stablehlo.add %p0, %p1
    %g = zero.all_reduce add %p over @mesh["dp"]         %g = zero.all_reduce add %p over @mesh["dp"]
    ```
  }];
  let options = [
    StepOption<"accumulate", "accumulate", "int64_t", "1",
               "Micro-batches that a rank runs one after the other, and whose gradients it adds", "Replica", "K",
               Between<1, 65536>, RecordedIfGiven>,
    StepOption<"accumulateInto", "accumulate-into", "std::string", "\"auto\"",
               "What gradients of micro-batches are added in: full (a whole gradient, reduced once), shard (the rank's "
               "shard, reduced each time), auto (full at stages 0 and 1, else shard)", "Replica", "PLACE",
               Values<"value == \"auto\" || value == \"full\" || value == \"shard\"", "auto, full or shard">,
               RecordedIfGiven>,
    Option<"forStage", "for-stage", "int64_t", /*default=*/"0", "Stage that `auto` is for">];
  let statistics = [
    Statistic<"numPerStep", "num-per-step", "Number of gradients that are reduced once a micro-batch">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def LogitsByPartsPass : Pass<"zero-logits-by-parts", "::mlir::ModuleOp"> {
  let summary = "Computes large logits, what a loss makes of them and their gradients by parts of the rows";
  let description = [{
    A matmul of a rank's rows by a weight, the logits of a large vocabulary, may give more than `logits-bytes`. Where what reads
    its result works row by row, up to values of a few elements a row and to the matmul's two gradients, all of it is done
    for one part of the rank's rows after the other: logits and their gradient are never whole. Values by row are put together
    again, the gradient of the weight is added up part by part, in their order. The same holds for @eval, which has no gradients.
    What may be cut, and where sums are, is found by the analysis of `zero-data-parallel`, as for micro-batches
    (`zero-accumulate`); names have no say.

    There are as few parts as keep one within `logits-bytes`, out of the divisors of the rank's rows of the batch; where that takes
    more than these, one part a row. On several ranks nothing is done where the gradients that parts add up have more bytes than parts save:
    they would be there beside the weight, which a rank gathers. The stage has no say. The entry is marked with the number of parts, `zero.row_parts`.

    Nothing is done, with a remark (category `zero-logits-by-parts`): where another matmul is between, as in a hidden layer; where rows
    wait for a value that all rows make; where the logits are a result; where a gradient that parts would add up has less than 32 bits
    an element; in a step in micro-batches; where a collective over a model's axis is between; of one row, or rows in groups.

    ```mlir
    // before                                            // after, two parts
    %l = stablehlo.dot_general %x, %w ...                %x0 = stablehlo.slice %x [0:4, 0:8]
      : (tensor<8x8xf32>, tensor<8x512xf32>)             %l0 = stablehlo.dot_general %x0, %w ...
      -> tensor<8x512xf32>                               %d0 = ...
    %d = ... // row by row                               %g0 = stablehlo.dot_general %x0, %d0 ...
    %g = stablehlo.dot_general %x, %d ...                %x1 = stablehlo.slice %x [4:8, 0:8]
                                                         ...
                                                         %g1 = stablehlo.dot_general %x1, %d1 ...
                                                         %g = stablehlo.add %g0, %g1
    ```
  }];
  let options = [
    StepOption<"logitsBytes", "logits-bytes", "int64_t", "67108864",
               "Most bytes of logits at one time: larger ones, what a loss makes of them and their gradients are computed by parts of the "
               "rows; 0: any", "Replica", "BYTES", AtLeast<0>, RecordedIfGiven, OfPass>];
  let statistics = [Statistic<"numCut", "num-cut", "Number of matmuls that are computed by parts">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def LogitsByRanksPass : Pass<"zero-logits-by-ranks", "::mlir::ModuleOp"> {
  let summary = "Shares the columns of large logits, and the work on them, between the ranks";
  let description = [{
    Where `zero-logits-by-parts` leaves a rank's rows whole on several ranks, as the weight's gradient has more bytes than parts of
    rows save, the ranks change what they share: each computes its columns of the logits (a range of the vocabulary) of all ranks'
    rows. It has as many bytes of logits as before, and of the weight and of its gradient one range instead of all.

    What the region of the matmul reads of a rank's rows is gathered (`zero.batch_gather`), of the weight the rank takes its columns; sums
    and maxima along the columns are all-reduced, the gradient of the rows is scattered (`zero.batch_scatter`). The columns of the weight's gradient
    stay what they are until the gradient is needed: put among zeros, they are the rank's part of a sum over ranks, as the
    gradient was before. All that follows, reductions and layouts, is as it was.

    Nothing is done, with a remark (category `zero-logits-by-ranks`): where the columns are no multiple of the ranks; where all ranks' rows
    have no less bytes than a rank need not hold of the weight; where a rank has one row of the batch; where rows meet a value of many rows that every
    rank has; where a sum over ranks would have less than 32 bits an element; where `zero-logits-by-parts` finds no region either. Steps in parts of
    rows or in micro-batches, or on a mesh of several axes, stay as they are. The stage has no say.

    ```mlir
    // before                                               // after, two ranks
    %l = stablehlo.dot_general %x, %w ...                   %xs = zero.batch_gather %x dim 0 over @mesh["dp"]
      : (tensor<2x8xf32>, tensor<8x32xf32>)                   : tensor<2x8xf32> -> tensor<4x8xf32>
      -> tensor<2x32xf32>                                   %at = zero.rank_offset 16 over @mesh["dp"] : tensor<i32>
    %d = ...                                                %ws = stablehlo.dynamic_slice %w, %zero, %at, sizes = [8, 16]
    %g = stablehlo.dot_general %x, %d ...                   %l = stablehlo.dot_general %xs, %ws ... -> tensor<4x16xf32>
      -> tensor<8x32xf32>                                   ...
    %r = zero.all_reduce add %g                             %g = stablehlo.dot_general %xs, %d ... -> tensor<8x16xf32>
                                                            %p = stablehlo.dynamic_update_slice %zeros, %g, %zero, %at
                                                            %r = zero.all_reduce add %p
    ```
  }];
  let options = [
    Option<"logitsBytes", "logits-bytes", "int64_t", /*default=*/"67108864",
           "Most bytes of logits that stay a rank's rows; 0: any">];
  let statistics = [Statistic<"numShared", "num-shared", "Number of matmuls whose columns ranks share">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def ReduceTypePass : Pass<"zero-reduce-dtype", "::mlir::ModuleOp"> {
  let summary = "Sets the element type in which gradients are reduced over ranks";
  let description = [{
    Gradients are the sums over ranks, of several floating elements, of which new values of trained parameters are made
    without another reduction in between. `graph` leaves each in the type in which the program adds it: where a
    weight's gradient is a matmul in bf16, that is bf16, before it is widened. `f32` widens what each rank has, so that
    the sum is rounded once, when it is used; `bf16` rounds it, for half the bytes of f32, and widens the sum. Losses,
    metrics and statistics stay as they are. Micro-batches that are added as they are (`accumulate-into=full`) are added
    in the program's type; those that are added as shards are so too, each after its reduction.

    ```mlir
    // before                                              // after, reduce-dtype = bf16
    %g = zero.all_reduce add %p : tensor<8x16xf32>         %0 = stablehlo.convert %p : ... -> tensor<8x16xbf16>
                                                           %1 = zero.all_reduce add %0 : tensor<8x16xbf16>
                                                           %g = stablehlo.convert %1 : ... -> tensor<8x16xf32>
    ```
  }];
  let options = [
    StepOption<"reduceType", "reduce-dtype", "std::string", "\"graph\"",
               "Element type in which gradients are reduced: graph (the program's), f32, bf16", "Replica", "TYPE",
               Values<"value == \"graph\" || value == \"f32\" || value == \"bf16\"", "graph, f32 or bf16">,
               RecordedIfGiven>];
  let statistics = [Statistic<"numReductions", "num-reductions", "Number of reductions in another type">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def VerifyReplicaPass : Pass<"zero-verify-replica", "::mlir::ModuleOp"> {
  let summary = "Checks what a replica program is made of and sets zero.phase";
  let description = [{
    - There is a mesh, and every argument has a role; a batch argument has the dimension along which it is sharded.
    - Of this dialect only `zero.all_reduce`, `zero.batch_gather` and `zero.rank_offset` are used.
    - An op that `zero.recomputed` marks computes what one before it that is not marked computes; what `zero.kept` marks is read.

    That all ranks together compute the step on the whole batch is proved against the `import` program, by
    `zero-validate` and after this pass by every pipeline: what differs between ranks is returned by none, what is
    reduced is partial, by that reduction, and reduced once.
  }];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
}

def PrintDistributionPass : Pass<"zero-print-distribution", "::mlir::ModuleOp"> {
  let summary = "Writes the data-parallel sharding of every value as an attribute";
  let description = [{
    For tests and for looking: attributes `zero.sharding` (of each result), and `zero.takes` where an op takes an
    operand in another sharding than it is produced in. Works without a phase: arguments with a `batch` role are sharded,
    the others are replicated. Changes nothing else.
  }];
  let options = [Option<"ranks", "ranks", "int64_t", /*default=*/"2", "Number of data-parallel ranks">];
}

def PrintShardingRulesPass : Pass<"zero-print-sharding-rules", "::mlir::ModuleOp"> {
  let summary = "Writes the sharding rule of every op as an attribute";
  let description = [{
    For tests and for looking: the attribute `zero.sharding_rule` has the factors of each dimension of the operands
    and results, major first; then the factors with size and kind, and the operands in which the op is linear. A list
    where there are several rules: they are tried in this order. Control flow has none. Changes nothing else.

    ```
    %0 = stablehlo.dot_general ... {zero.sharding_rule = "([i, k], [k, j]) -> ([i, j]), i = 8 parallel,
      j = 6 parallel, k = 4 contracted add, linear in 0 by add, linear in 1 by add"}
    ```

    A factor is *parallel*: shards of it are computed alone; *counted*: alike, by a count that starts at the shard's
    first index; *stacked*: alike, if all operands are sharded; *contracted*: shards give partial results by a
    reduction; *windowed*, *permuted*, *whole*: not sharded, for neighbours are needed, elements change places, or
    everything is needed. `1:i` is a dimension of size 1 that is stretched over the factor i.
  }];
}

#endif // ZERO_REPLICA_PASSES
