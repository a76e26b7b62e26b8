//===- Batch.h - Which arguments are the batch ---------------------------------------===//
#ifndef ZERO_LIB_IMPORT_BATCH_H
#define ZERO_LIB_IMPORT_BATCH_H

#include "RoleDraft.h"

#include "llvm/ADT/BitVector.h"

namespace zero::import {

/// An argument of the batch with the dimension that holds its rows.
struct BatchMember {
  unsigned argument;
  int64_t dim;
  int64_t groups = 1; // micro-batches that follow one another there

  bool operator==(const BatchMember &other) const {
    return argument == other.argument && dim == other.dim && groups == other.groups;
  }
};

inline bool isIn(llvm::ArrayRef<BatchMember> members, unsigned argument) {
  return llvm::any_of(members, [&](BatchMember each) { return each.argument == argument; });
}

/// The arguments that the data-parallel rules can shard together: the largest set with one first
/// size for which no value has to be gathered, every state stays replicated and the loss is a sum
/// over ranks. Where no set can be sharded along its first dimensions, other dimensions are tried;
/// then, where rows meet one another, the set that gathers the least and still has all matmuls work
/// on parts of the data.
struct BatchAnswer {
  llvm::SmallVector<BatchMember> arguments; // empty: none was found
  bool hasCandidates = false;               // some set was found, or not all were tried
  bool isDrawn = false;                     // by the step, of which no argument has rows
  std::string problem;                      // why it is not clear, if it is not
};

/// Searches among `candidates`, arguments of rank >= 1 that are no state. `loss` is the result to
/// be summed, -1 if the step returns none. `mayGather`: nothing but a step is in question.
BatchAnswer findBatch(const EntryDraft &draft, llvm::ArrayRef<unsigned> candidates, int64_t loss,
                      bool mayGather);

/// The same among `states`, of a step that is given no rows: those that it works on and carries
/// on. Empty where there are none, or several readings.
llvm::SmallVector<BatchMember> findRowsOfStates(const EntryDraft &draft,
                                                llvm::ArrayRef<unsigned> states, int64_t loss);

/// Sets `groups` of a batch that is given without: the micro-batches that the step makes of its
/// rows, where no value has to be gathered then.
void findMicroBatches(EntryDraft &draft);

/// Sets `dim` of the results that come out sharded when the batch arguments are: predictions, one
/// row per row of the batch.
void findShardedResults(EntryDraft &draft);

/// A state that is cut like the batch, along `dim`: the argument and the result that replaces it.
struct RowState {
  int64_t argument; // -1: the step overwrites it unread
  int64_t result;
  int64_t dim;
};

/// Of the states that `arguments` are, and of those without argument that `results` are, the ones
/// that are cut like the batch: their new value comes out in the rows that each rank has of them,
/// and the step gathers less than if every rank had all of them.
llvm::SmallVector<RowState> findRowStates(const EntryDraft &draft, const llvm::BitVector &arguments,
                                          const llvm::BitVector &results);

/// States whose new value comes out by rows, or is computed from rows of the batch but from no sum
/// over them: carried by rows, or replaced row by row.
llvm::BitVector findCarried(const EntryDraft &draft);

/// Arguments of which nothing that is computed meets a row of the batch in any op: factors of an
/// optimizer that are fitted to gradients. None where no batch is shared.
llvm::BitVector findApart(const EntryDraft &draft);

/// Arguments that are read together with rows of the batch, or of which what is read so is made,
/// but for the new values of parameters.
llvm::BitVector findBesideRows(const EntryDraft &draft);

} // namespace zero::import
#endif
