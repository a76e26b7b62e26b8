//===- EntryNumbers.h - What an entry function gives back ---------------------===//
#ifndef ZERO_VALIDATE_ENTRYNUMBERS_H
#define ZERO_VALIDATE_ENTRYNUMBERS_H

#include "OpNumbers.h"

namespace zero::validate {

/// What an entry gives, and what it moves between ranks and where. Refers to no op.
struct EntryNumbers {
  EntryNumbers(llvm::ArrayRef<Number> results, const OpNumbers::Transfers &transfers)
      : results(results) {
    for (auto [number, op] : transfers)
      this->transfers.push_back({number, op->getLoc()});
  }

  llvm::SmallVector<Number> results;
  std::vector<std::pair<Number, mlir::Location>> transfers;
};

/// Entries of two phases, in the order of the lower one.
using EntryPairs = llvm::SmallVector<std::pair<mlir::func::FuncOp, mlir::func::FuncOp>>;

/// Pairs entries by name; fails with a message where one has no partner.
mlir::FailureOr<EntryPairs> pairEntries(mlir::ModuleOp upper, mlir::ModuleOp lower);

/// Numbers of an entry's results in phase `partitioned` or `scheduled`, as expressions of its
/// arguments.
mlir::FailureOr<llvm::SmallVector<Number>> numberEntry(OpNumbers &numbers,
                                                       mlir::func::FuncOp entry);

/// Fails with a message where the entry `lower` moves other values between ranks than the one in
/// the phase above, or one of them another number of times.
llvm::LogicalResult compareTransfers(const Numbering &numbering, mlir::func::FuncOp lower,
                                     const OpNumbers::Transfers &found,
                                     const EntryNumbers &expected);

} // namespace zero::validate
#endif
