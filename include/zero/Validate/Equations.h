//===- Equations.h - What counts as equal -------------------------------------===//
//
// The closed list: a validator makes two different expressions one number by one of these alone.
// docs/Proofs.md is written from it.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_EQUATIONS_H
#define ZERO_VALIDATE_EQUATIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace zero::validate {

/// Whether both sides are equal to the last bit, or as real numbers only.
enum class Exactness { Exact, Reassociates };

struct Equation {
  llvm::StringRef name;
  Exactness exactness;
  llvm::StringRef statement;
};

} // namespace zero::validate
#endif
