//===- Assembler.h - The GPU's assembler, where it is found ---------------------------------===//
#ifndef ZERO_TARGET_ASSEMBLER_H
#define ZERO_TARGET_ASSEMBLER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace zero {

/// Where `ptxas` is; empty where it is not.
std::string findAssembler();

struct Assembled {
  std::string code; // a cubin; empty where it refuses the text
  std::string said; // registers, spills and shared memory of each kernel, or why it refuses
};

/// What `program` makes of a text of PTX: the same bytes every time. Fails where a signal stops it,
/// which is meant for the caller as well.
llvm::Expected<Assembled> assemble(llvm::StringRef program, llvm::StringRef ptx,
                                   llvm::StringRef architecture);

} // namespace zero
#endif
