//===- ValidateScheduled.cpp - scheduled against partitioned ------------------===//
//
// Both entries' results get numbers from the same arguments: kernels are read where they are
// dispatched, a future is what its collective gives. No arithmetic may have changed but by the
// equations of ScheduledEquations.cpp.
//===------------------------------------------------------------------------===//
#include "zero/Validate/Scheduled.h"

#include "Difference.h"
#include "ProgramNumbers.h"

using namespace mlir;

namespace zero::validate {

/// What an entry says of an argument or a result: its role and its leaves.
static LogicalResult compareInterface(func::FuncOp upper, func::FuncOp lower) {
  if (upper.getFunctionType() != lower.getFunctionType())
    return lower.emitOpError() << "is of type " << lower.getFunctionType() << ", expected "
                               << upper.getFunctionType() << " as in the phase above";
  auto compare = [&](StringRef what, unsigned index, Attribute found,
                     Attribute expected) -> LogicalResult {
    if (found == expected)
      return success();
    return lower.emitOpError() << "says of " << what << " " << index << " " << found
                               << ", expected " << expected << " as in the phase above";
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

/// What `lower` gives, which has to be `expected`.
static FailureOr<EntryNumbers> compareEntry(func::FuncOp upper, func::FuncOp lower,
                                            const EntryNumbers &expected, OpNumbers &ops) {
  if (failed(compareInterface(upper, lower)))
    return failure();
  FailureOr<SmallVector<Number>> found = numberEntry(ops, lower);
  if (failed(found))
    return failure();
  const Numbering &numbering = ops.getContents().getNumbering();
  for (unsigned i = 0; i < lower.getNumResults(); ++i) {
    if ((*found)[i] == expected.results[i])
      continue;
    InFlightDiagnostic diag = lower.getBody().front().getTerminator()->emitOpError();
    diag << "gives another result " << i << " of '" << lower.getSymName() << "': it ";
    describeDifference(diag, numbering, (*found)[i], expected.results[i]);
    return diag;
  }
  OpNumbers::Transfers transfers = ops.takeTransfers();
  if (failed(compareTransfers(numbering, lower, transfers, expected)))
    return failure();
  return EntryNumbers(*found, transfers);
}

FailureOr<std::shared_ptr<ProgramNumbers>> validateScheduled(const ProgramNumbers &partitioned,
                                                             ModuleOp scheduled) {
  FailureOr<EntryPairs> entries = pairEntries(getOutline(partitioned), scheduled);
  if (failed(entries))
    return failure();
  auto numbers = std::make_shared<ProgramNumbers>(partitioned.shared, scheduled);
  OpNumbers ops(partitioned.shared->contents, scheduled);
  for (auto [upper, lower] : *entries) {
    FailureOr<EntryNumbers> found = compareEntry(upper, lower, partitioned.getEntry(upper), ops);
    if (failed(found))
      return failure();
    numbers->entries.try_emplace(lower.getSymName(), std::move(*found));
  }
  return numbers;
}

} // namespace zero::validate
