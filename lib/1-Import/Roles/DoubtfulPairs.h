//===- DoubtfulPairs.h - Pairs that elementwise dependence alone does not prove ------===//
#ifndef ZERO_LIB_IMPORT_DOUBTFULPAIRS_H
#define ZERO_LIB_IMPORT_DOUBTFULPAIRS_H

#include "RoleDraft.h"
#include "StepFacts.h"

namespace zero::import {

/// Takes back what is returned beside metrics. That can be told before it is known whether the
/// function is a step at all: data that is taken for a state would hide what the loss reads. A key
/// is then replaced by the new one that is returned elsewhere; false where there are several.
bool dropReported(EntryDraft &draft, const StepFacts &facts);

/// Looks again at the pairs that were found. Many results are computed, element by element, from an
/// argument of their type and replace nothing: a learning rate that is reported, inputs that are
/// returned, a prediction that is added to its input. Taken for states they would go wrong from the
/// second step on.
///
/// A pair stands if the argument is donated, or if its new value says that it was trained: it reads
/// all the data that a loss reads, something that is trained is made of it, or it averages what is
/// summed over data (batch statistics). Other pairs stand beside such ones in the smallest tree of
/// results, or between them in the order of arguments and results. What is returned beside metrics,
/// or unchanged, or not donated where other arguments are, is taken back: the argument is no state.
/// What is left is asked about: false.
///
/// Steps without any pair that stands by itself are left as they are.
bool checkPairs(EntryDraft &draft, const StepFacts &facts);

/// Whether nothing is kept of a tensor that stands apart from all known states, as its new value
/// does: an output of rows (losses of each, of targets), which stands behind the loss. Where it may
/// overwrite another one that `isOpen` (weights of rows, by errors), it is not told.
bool isReportedOfRows(const EntryDraft &draft, const StepFacts &facts, const UpdateEdge &edge,
                      llvm::function_ref<bool(unsigned argument)> isOpen);

} // namespace zero::import
#endif
