//===- Passes.td - Passes of the replica rung -------------------------------------------------------===//
//
// From the user's step on the whole batch to one rank's step on its rows, with explicit reductions.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_REPLICA_PASSES
#define ZERO_REPLICA_PASSES

include "mlir/Pass/PassBase.td"

def DataParallelPass : Pass<"zero-data-parallel", "::mlir::ModuleOp"> {
  let summary = "Cuts the batch over the ranks and inserts the reductions that this needs";
  let description = [{
    Every value is replicated, sharded along one dimension, or a partial result of a reduction over ranks. Batch
    arguments get their local shape, ops on sharded values work on the rank's rows, and each partial value is
    reduced once by `zero.all_reduce`: at its producer, or below linear ops with a single use where that moves
    fewer bytes (the two gradients of a tied table are added first). N ranks on N slices compute the step on the
    whole batch: nothing is averaged, no constant changes.

    Replicated values that are only used sharded (masks, positions, random bits) are computed sharded from the
    start. One rank takes the same path: its reductions are over a group of one.

    A manual computation (`shard_map`, `pmap`) along one axis of `ranks` devices is one rank's program already: its
    body takes its place, `psum` and `pmean` over the axis become `zero.all_reduce`, the device's number
    `zero.rank_offset`, and `zero.by_rank` marks the entry. What is around it is cut as ever.

    Refused: a batch that `ranks` does not divide; a manual computation for another number of devices, along several
    axes, or that cuts states; a value that would have to be gathered over the batch (unless
    `allow-gather`); a step whose matrix products would all run replicated.

    ```mlir
    // before                                            // after, ranks = 4
    %g = stablehlo.dot_general %x, %d ...                %p = stablehlo.dot_general %x, %d ...
      : (tensor<32x8xf32>, tensor<32x16xf32>)              : (tensor<8x8xf32>, tensor<8x16xf32>)
      -> tensor<8x16xf32>                                  -> tensor<8x16xf32>
                                                         %g = zero.all_reduce add %p over @mesh["dp"]
    ```
  }];
  let options = [
    Option<"ranks", "ranks", "int64_t", /*default=*/"1", "Number of data-parallel ranks">,
    Option<"allowGather", "allow-gather", "bool", /*default=*/"false",
           "Gather values over the batch where no rule applies, with a remark for each">,
    Option<"report", "report", "bool", /*default=*/"false", "Emit a remark for each reduction">];
  let statistics = [
    Statistic<"numAllReduces", "num-all-reduces", "Number of all_reduces">,
    Statistic<"numBytes", "num-all-reduce-bytes", "Number of bytes reduced">,
    Statistic<"numGathers", "num-gathers", "Number of values gathered over the batch">,
    Statistic<"numSlices", "num-slices", "Number of replicated values sliced at their use">,
    Statistic<"numLocal", "num-local", "Number of replicated values computed sharded">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

def VerifyReplicaPass : Pass<"zero-verify-replica", "::mlir::ModuleOp"> {
  let summary = "Proves the replica phase's contract and sets zero.phase";
  let description = [{
    Counts again, apart from the analysis that made the program, what every rank's value is of the whole: the same
    on all ranks, the rank's rows along a dimension, partial by a reduction, or different in a way that cannot be
    told. Rank dependence enters by batch arguments and `zero.rank_offset` and ends at collectives.

    - State and metric results, predicates of loops and branches, and arguments that are not the batch are the same
      on all ranks; an output is cut along the dimension that its role says.
    - `zero.all_reduce` reduces neither what is the same on all ranks nor rows, and by the reduction by which its
      operand is partial; `zero.batch_gather` gathers no partial value.
    - Partial sums meet linear ops only, and nothing is added to them that every rank would add once more.

    In an entry marked `zero.by_rank` the user wrote what a rank computes from its rows: there it is only counted
    what differs between ranks.
  }];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
}

def PrintDistributionPass : Pass<"zero-print-distribution", "::mlir::ModuleOp"> {
  let summary = "Writes the data-parallel form of every value as an attribute";
  let description = [{
    For tests and for looking: attributes `zero.form` (of each result), and `zero.takes` where an op takes an
    operand in another form than it is produced in. Works without a phase: arguments with a `batch` role are cut,
    the others are replicated. Changes nothing else.
  }];
  let options = [Option<"ranks", "ranks", "int64_t", /*default=*/"2", "Number of data-parallel ranks">];
}

#endif // ZERO_REPLICA_PASSES
