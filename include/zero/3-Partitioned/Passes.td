//===- Passes.td - Passes of the partitioned phase ------------------------------------------------===//
//
// From one rank's data-parallel step to ZeRO's: state in flat units, sharded as the stage says,
// gathers where parameters are used, reduce-scatters where gradients appear. In the order of the pipeline.
//
//===----------------------------------------------------------------------------------------------===//

#ifndef ZERO_PARTITIONED_PASSES
#define ZERO_PARTITIONED_PASSES

include "mlir/Pass/PassBase.td"
include "zero/Options/StepOption.td"

def PartitionPass : Pass<"zero-partition", "::mlir::ModuleOp"> {
  let summary = "Shards parameters, gradients and optimizer state (ZeRO stages 0 to 3)";
  let description = [{
    *Detect*: states in the index space of a parameter, what of each update is elementwise, reductions over
    whole parameters, what forward and backward read. *Plan*: units, one `zero.layout` each, from the order of
    first use and repeated layers; never from the stage. *Rewrite*, in place: state arguments become units and
    `zero.unpack` of them, new states `zero.pack`; so do gradients where they are complete, and what norms are
    taken of. Ops stay what they were. Then the rules: the first four make of the updates, written parameter
    by parameter, one on units, by moving packs up; the others make of it the step that the stage wants.
    `@init` alone is written anew, one parameter at a time.

    | | stage 0 | 1 | 2 | 3 |
    |---|---|---|---|---|
    | parameters | whole | whole | whole | shard, gathered per interval of uses |
    | optimizer state | whole | shard | shard | shard |
    | gradients reduced | where the optimizer starts | same | as they appear | as they appear |
    | update | on whole buffers | on shards, then gathered | same | on shards |

    A parameter that is a float32 master (forward reads nothing but a narrowing convert of it) is kept as a
    shard at stages 1 and 2 too; its narrow copy is gathered once a step.

    Rules, each of which `zero-apply-rules` runs alone and `disable-rules` leaves out:
    `expand-inner-products`, `batch-elementwise`, `pack-of-unpack`, `batch-scalars`, `batch-all-reduce`,
    `state-gather-to-shard`, `gather-new-parameter`, `all-reduce-to-scatter-gather`, `own-shard-of-gather`,
    `sink-gather-through-elementwise`, `reduce-of-gather-to-partials`, `axis-reduce-to-partials`,
    `gather-whole-read`, `insert-whole-pieces`, `own-rows-of-gather`, `narrow-before-gather`, `merge-partials`, `merge-metrics`.

    | | equation | where |
    |---|---|---|
    | `batch-elementwise` | `pack(f(x), f(y)) = f(pack(x, y))` | the same elementwise op for every parameter of the unit, also through reshapes and slices of a stacked parameter (of concatenations, updates and pads by whole slices) |
    | `pack-of-unpack` | `pack(unpack(x)) = x` | states |
    | `batch-scalars` | `pack(broadcast(x), broadcast(y)) = segment_broadcast(x, y)` | rates, what a pad puts around a layer's slice of a stacked gradient; a plain broadcast or constant where all are equal |
    | `batch-all-reduce` | `pack(all_reduce(x), all_reduce(y)) = all_reduce(pack(x, y))` | gradients, also below data movement |
    | `own-rows-of-gather` | `dynamic_slice(unpack(all_gather(x)), rank * rows) = x` | a rank's columns of large logits (`zero-logits-by-ranks`), where the weight is a unit of its own without padding and has them as rows: nothing is gathered |

    *Row and column statistics* (Adafactor, SM3, unit-wise clipping, weight norm) are sums of what each rank has
    in its own range, which may cut rows; their outer products go back on shards as any whole value does:

    | | IR |
    |---|---|
    | before | `%r = reduce(%s)` over columns; `%s` elementwise of a reduced gradient or of moments |
    | after | `%e = extract_segment(%shard)`, `%p = reduce(%e)`, `%r = all_reduce(%p)`; those of one round are one vector (`merge-partials`) |
    | not | sums over rows or columns of parameters alone, which forward or backward has whole; to more than half the elements, which would move more than a gather |

    Counts of elements (`iota`), and what is elementwise of them (random bits by their index), each rank makes for
    its own range.

    An inner product of values that all ranks have (`dot_general` to one element: Prodigy, D-Adaptation) is the sum
    of their product before all else, so that it is one partial per parameter like a norm.

    *What no rule moves to shards* (Muon's matmuls, a gradient that is computed from another one's reduction)
    every rank computes whole:

    | | IR |
    |---|---|
    | before | `%r = sort(%g)`, `%u = divide %g, %r`; `%g` a reduced gradient, `%u` an update |
    | what it reads | `%gs = unpack(all_gather(%shard))`: the last value that is by rule is gathered, once, from its first whole read to its last; at stage 0 updates have it whole. States are gathered by their use intervals |
    | the op | as it was, where it was, on whole values: its own order of sums at every stage |
    | after | `%o = insert_segment(%r into zeros)`, each segment's value as soon as it is made; `%u = divide %shard, %o` on the shard |

    An elementwise op of nothing but whole values and scalars is computed whole too, so that the last of them is
    what is sharded; so is one that reads a whole value and is itself needed whole.

    A gradient that no new state reads by rule (Shampoo's, with no moment of it) is one by rule all the same,
    reduced to shards, and so are its norm and what is elementwise of it: it is the one sum over ranks of the
    parameter's shape from which the update's whole values are made, by values of more than one element. Of
    several, or where it is another parameter's, the sums stay as `replica` put them.

    Where that is costly each of several equal matrices has an owner, by `owner-computes`, and a rank computes its share of
    them: `docs/OwnerComputes.md`. Here `%s` is the shard of what is gathered above:

    | | IR |
    |---|---|
    | to owners | `%m = all_to_all %s {from = [@u], to = [unit], ...}`, a whole matrix, another one on each rank |
    | the op | as it was, on `%m` |
    | back | `%o = all_to_all %r {from = [unit], to = [@u], ...}`: each rank's own range of all matrices |

    A state of an optimizer that has the elements of no parameter (Shampoo's sums of products) and is larger than
    `max-replicated-bytes` lies in a unit of its own, slice by slice where it is a stack of matrices: kept as moments
    are, a shard from stage 1 on.

    So is a parameter that the step reads again after its update (GANs): its new value is gathered. What is
    by rule and what is whole is a function of the import program, the mesh and the block, the same at every
    stage; parameters of one unit agree in it. An all_reduce that makes no gradient by rule stays where
    `replica` put it. A norm is one partial per parameter also where values computed whole are among what it
    reads, as long as a gradient by rule is. Nothing is refused here: what it costs is counted, and held to
    limits, by `zero-verify-partition`; each op is a remark `computed-whole`, each value gathered for one
    `read-whole`, the matrices of a batch `owner-computed`, others `not-owner-computed` with the reason. `allow-replicated` keeps a parameter and its state replicated instead.
  }];
  let options = [
    StepOption<"stage", "stage", "int64_t", "0", "ZeRO stage: 0, 1, 2 or 3", "Partitioned", "S",
               Values<"value >= 0 && value <= 3", "0, 1, 2 or 3">>,
    StepOption<"block", "block", "int64_t", "0",
               "Grid of parameter starts and shard ends in elements; 0: 512 bytes in the smallest element type",
               "Partitioned", "ELEMENTS", Between<0, 4294967296, " elements">, RecordedAsFound, OfPass>,
    StepOption<"unitBytes", "unit-bytes", "int64_t", "0",
               "Largest unit of several parameters; 0: a repeated layer is one, but on several ranks the last two of four or "
               "more, whose units have the size of their largest matrix; others are at most as large as a layer",
               "Partitioned", "BYTES", Between<0, 4503599627370496>, RecordedAsGiven, OfPass>,
    StepOption<"maxReplicatedBytes", "max-replicated-bytes", "int64_t", "1048576",
               "Largest state with the elements of no parameter that is replicated: a larger one of an optimizer has a unit of "
               "its own, another one is refused at stages 1 to 3", "Partitioned", "BYTES", AtLeast<0>,
               RecordedAsGiven, OfPass>,
    StepListOption<"allowReplicated", "allow-replicated",
                   "States that stay replicated; a parameter's own states stay with it",
                   "Partitioned", "NAME,...">,
    StepListOption<"disableRules", "disable-rules", "Rules of zero-partition not to apply", "Partitioned", "NAME,...",
                   RecordedAsGiven, OfPass>,
    StepOption<"ownerComputes", "owner-computes", "std::string", "\"auto\"",
               "Whether what updates compute whole is computed by one rank for each matrix: on, off, auto (where it saves "
               "256 operations for each byte that is exchanged)", "Partitioned", "WHEN",
               Values<"value == \"auto\" || value == \"on\" || value == \"off\"", "auto, on or off">, RecordedIfGiven>,
    StepOption<"maxExtraMemory", "max-extra-memory", "int64_t", "-1",
               "Most bytes a rank may hold of values that updates compute or read whole; -1: the larger of 5 % of "
               "the stage's formula and 16 MiB", "Partitioned", "BYTES", AtLeast<-1>, RecordedIfGiven>,
    StepOption<"maxExtraWire", "max-extra-wire", "int64_t", "-1",
               "Most bytes a rank may read a step for values that updates read whole; -1: any", "Partitioned", "BYTES",
               AtLeast<-1>, RecordedIfGiven>
  ];
  let statistics = [
    Statistic<"numUnits", "units", "Units formed">,
    Statistic<"numSegments", "segments", "Parameters and slices of stacked parameters in units">,
    Statistic<"numReplicated", "replicated-states", "States in no unit, replicated at every stage">,
    Statistic<"numWhole", "computed-whole", "Ops of updates that every rank computes whole">,
    Statistic<"numOwned", "owned", "Matrices that one rank computes for all">,
    Statistic<"numRules", "rules-applied", "Applications of rules">
  ];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def VerifyPartitionPass : Pass<"zero-verify-partition", "::mlir::ModuleOp"> {
  let summary = "Proves the bytes of a partitioned program and sets zero.phase";
  let description = [{
    Independent of zero-partition: reads the leaves that `import` recorded, the mesh and the stage, and
    counts in the program. What a pass has recorded is compared and never believed. Proves, per rank of N:

    - *records*: `zero.format`, `zero.config` and `zero.bytes` are there, with no key unknown; mesh, ranks,
      block and element types are the program's;
    - *tables*: layouts are the ones that leaves, block and ranks give; every entry holds each leaf where its
      slots say, once, other states in the segments of their parameter; states in no unit are those that
      may be, and they and the parameters without gradient are those that `zero.config` lists;
    - *state*: what a rank keeps of each kind is the stage's formula, and `padding` what it has more than an
      even share; a unit's dtype is the type in which @main reads its parameters; of masters at stages 1 and 2,
      `working` is the narrow copy that is gathered once a step, whole;
    - *gradients*: every trained unit is reduce-scattered; at stages 0 and 1 whole units are kept to the
      optimizer, at 2 and 3 the largest sum of live reduced shards is at most the sum of all, and the full
      gradient of a unit that holds a matrix does not wait while two others' are made and reduced;
    - *wire*: every unit is gathered as often as its use intervals, counted again from the program, ask for,
      and at stage 3 each gather stands in its interval; no value is reduced twice, no gradient is all-reduced,
      nothing moves that nobody reads; a value that the step itself has made is gathered once; a collective in a
      loop counts its rounds, and one whose number is not known is refused. Rank r reads (N - 1) x padded shard
      bytes for each gather and reduction, and of an all_reduce of E elements in chunks of ceil(E / N) its own
      chunk from each peer and the others' once;
    - *whole*: what updates gather, reduce and compute whole because no rule shards it: bytes at one time and on the
      wire, within `max_extra_memory` (not held to it at stage 0 and on one rank) and `max_extra_wire`;
    - *@init*: parameters are made one at a time; no whole unit is made.

    Records the figures as `zero.bytes` on the module, or compares them where text has them: `staging` is the
    largest sum of full gradients that wait for their reduction, part of no formula; `waiting` lists the units
    that wait through other layers' gradients (pooled, tied) with the bytes of theirs; `wire` is the largest
    rank's figure of `wire_by_rank`, and `wire_by_axes`, on a mesh of several axes, what of it moves along each list of
    axes, by rank; `extra` is what is whole, `whole` its list by unit; `deviations` lists what
    moves beyond the paper's volume, with its bytes.
  }];
}

def ApplyRulesPass : Pass<"zero-apply-rules", "::mlir::ModuleOp"> {
  let summary = "Applies rules of ZeRO's algebra to functions as they are, without roles or a phase";
  let description = [{
    For looking at one rule: every op of every function is visited once, consumers first. Rules that change
    the interface (`state-gather-to-shard`, `gather-new-parameter`) look at arguments whose role names a unit.
    Names are those that `zero-partition` lists.
  }];
  let options = [ListOption<"names", "rules", "std::string", "Rules to apply, in no particular order">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def ToStablehloCollectivesPass : Pass<"zero-to-stablehlo-collectives", "::mlir::ModuleOp"> {
  let summary = "Writes a rank's program as plain StableHLO with replica groups";
  let description = [{
    For a `replica` or `partitioned` program: the ranks become replicas, and any runtime for StableHLO runs
    it, JAX's CPU client with as many host devices among them. An oracle that shares nothing with this
    compiler; nothing goes on from there.

    | op | becomes |
    |---|---|
    | `zero.all_reduce`, `all_gather`, `reduce_scatter`, `batch_gather` | the collective of StableHLO, groups by the mesh's axes |
    | `zero.all_to_all`, `batch_exchange` | an `all_gather` of each operand, and `dynamic_slice` of what its pieces make of them |
    | `zero.rank_offset` | arithmetic on `replica_id` |
    | `zero.unpack`, `pack` | slices and reshapes; reshapes and one concatenation, with NaN (zeros for integers) as padding |
    | `zero.own_shard` | `dynamic_slice` at the rank's range |
    | `zero.segment_reduce`, `segment_broadcast`, `insert_segment` | selects by masks over the elements' indices in the unit |

    Roles, leaves, layouts and the mesh go away. Ops of lower phases, reductions without an op in StableHLO
    and collectives over devices of the step's own are errors.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}
#endif
