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

/// Whether both sides are equal to the last bit, as real numbers only, or up to a rounding that an
/// option asks for.
enum class Exactness { Exact, Reassociates, Rounds };

struct Equation {
  llvm::StringRef name;
  Exactness exactness;
  llvm::StringRef statement;
};

} // namespace zero::validate
#endif
