//===- ValidateScheduled.cpp - scheduled against partitioned ------------------===//
//
// Both entries' results get numbers from the same arguments: kernels are read where they are
// dispatched, a future is what its collective gives. No arithmetic may have changed but by the
// equations of ScheduledEquations.cpp.
//===------------------------------------------------------------------------===//
#include "zero/Validate/Scheduled.h"

#include "Difference.h"
#include "EntryNumbers.h"

using namespace mlir;

namespace zero::validate {

/// What an entry says of an argument or a result: its role and its leaves.
static LogicalResult compareInterface(func::FuncOp upper, func::FuncOp lower) {
  if (upper.getFunctionType() != lower.getFunctionType())
    return lower.emitOpError() << "is of type " << lower.getFunctionType() << ", expected "
                               << upper.getFunctionType() << " as on the rung above";
  auto compare = [&](StringRef what, unsigned index, Attribute found,
                     Attribute expected) -> LogicalResult {
    if (found == expected)
      return success();
    return lower.emitOpError() << "says of " << what << " " << index << " " << found
                               << ", expected " << expected << " as on the rung above";
  };
  for (StringRef name : {"zero.role", "zero.leaves"}) {
    for (unsigned i = 0; i < lower.getNumArguments(); ++i)
      if (failed(compare("argument", i, lower.getArgAttr(i, name), upper.getArgAttr(i, name))))
        return failure();
    for (unsigned i = 0; i < lower.getNumResults(); ++i)
      if (failed(compare("result", i, lower.getResultAttr(i, name), upper.getResultAttr(i, name))))
        return failure();
  }
  return success();
}

static LogicalResult compareEntry(func::FuncOp upper, func::FuncOp lower, OpNumbers &above,
                                  OpNumbers &below) {
  if (failed(compareInterface(upper, lower)))
    return failure();
  FailureOr<SmallVector<Number>> expected = numberEntry(above, upper),
                                 found = numberEntry(below, lower);
  if (failed(expected) || failed(found))
    return failure();
  for (unsigned i = 0; i < lower.getNumResults(); ++i) {
    if ((*found)[i] == (*expected)[i])
      continue;
    InFlightDiagnostic diag = lower.getBody().front().getTerminator()->emitOpError();
    diag << "gives another result " << i << " of '" << lower.getSymName() << "': it ";
    describeDifference(diag, below.getContents().getNumbering(), (*found)[i], (*expected)[i]);
    return diag;
  }
  return compareTransfers(below.getContents().getNumbering(), lower, below.takeTransfers(),
                          above.takeTransfers());
}

LogicalResult validateScheduled(ModuleOp partitioned, ModuleOp scheduled) {
  FailureOr<EntryPairs> entries = pairEntries(partitioned, scheduled);
  if (failed(entries))
    return failure();
  Numbering numbering(scheduled.getContext());
  Contents contents(numbering);
  OpNumbers above(contents, partitioned), below(contents, scheduled);
  for (auto [upper, lower] : *entries)
    if (failed(compareEntry(upper, lower, above, below)))
      return failure();
  return success();
}

} // namespace zero::validate
