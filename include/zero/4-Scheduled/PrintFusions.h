//===- PrintFusions.h - The table of fusions, for users -----------------------------===//
#ifndef ZERO_4_SCHEDULED_PRINTFUSIONS_H
#define ZERO_4_SCHEDULED_PRINTFUSIONS_H

#include "llvm/Support/raw_ostream.h"

namespace zero {

/// Prints every fusion of zero-form-kernels, in the order in which they are tried, as
/// docs/Fusions.md.
void printFusions(llvm::raw_ostream &os);

} // namespace zero
#endif
