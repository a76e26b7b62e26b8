//===- StatePairing.h - Which result replaces which argument ------------------------===//
#ifndef ZERO_LIB_IMPORT_STATEPAIRING_H
#define ZERO_LIB_IMPORT_STATEPAIRING_H

#include "RoleDraft.h"
#include "StepFacts.h"

namespace zero::import {

/// Sets `next` of the arguments that a result replaces. A pair is made only where it follows:
///  - a key is replaced by the result of its type that depends on nothing but it;
///  - a result that only adds to one argument replaces that one (new = old + update);
///  - of a value that is returned as it is and another that is made of it, the order of states and
///    what is kept of it tell whether it stays or moves on to the next place;
///  - a result that is computed, element by element, from one argument of its type only, replaces
///    it (a moment depends on itself, the parameter on itself and its moments);
///  - of two results from one argument the changed one replaces it, not the one passed through;
///  - of several results from one argument the one that depends on nothing else replaces it;
///  - what is left stands in the tree of states where its argument stands (TreeOrder.h).
/// Donation (`tf.aliasing_output`) pairs by shape, so it decides nothing but overwritten states, of
/// which the old value plays no part. Results that stay ambiguous say so in their `reason`; the
/// return value tells whether all pairs are clear.
bool pairStates(EntryDraft &draft, const StepFacts &facts);

} // namespace zero::import
#endif
