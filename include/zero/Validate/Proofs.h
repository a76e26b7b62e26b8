//===- Proofs.h - What is proved, by whom, from what ---------------------------===//
#ifndef ZERO_VALIDATE_PROOFS_H
#define ZERO_VALIDATE_PROOFS_H

#include "llvm/Support/raw_ostream.h"

namespace zero::validate {

/// Writes docs/Proofs.md: the claims of a compile and the closed list of equations.
void printProofs(llvm::raw_ostream &os);

} // namespace zero::validate
#endif
