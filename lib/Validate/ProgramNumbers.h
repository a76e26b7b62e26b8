//===- ProgramNumbers.h - What a program gives, without the program ------------===//
#ifndef ZERO_LIB_VALIDATE_PROGRAMNUMBERS_H
#define ZERO_LIB_VALIDATE_PROGRAMNUMBERS_H

#include "EntryNumbers.h"
#include "mlir/IR/OwningOpRef.h"
#include "zero/Validate/Scheduled.h"
#include "llvm/ADT/StringMap.h"

namespace zero::validate {

/// What several programs' numbers are made in.
struct SharedContents {
  explicit SharedContents(mlir::MLIRContext *context) : numbering(context), contents(numbering) {}

  Numbering numbering;
  Contents contents;
};

/// A program in phase `partitioned` or `scheduled` in numbers. Refers to none of its ops: it stays
/// when they change.
struct ProgramNumbers {
  /// Of no entry yet.
  ProgramNumbers(std::shared_ptr<SharedContents> shared, mlir::ModuleOp program);

  const EntryNumbers &getEntry(mlir::func::FuncOp entry) const {
    return entries.find(entry.getSymName())->second;
  }

  std::shared_ptr<SharedContents> shared;
  mlir::OwningOpRef<mlir::ModuleOp> outline;
  llvm::StringMap<EntryNumbers> entries;
};

} // namespace zero::validate
#endif
