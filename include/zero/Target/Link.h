//===- Link.h - Object files to what a compile writes ---------------------===//
#ifndef ZERO_TARGET_LINK_H
#define ZERO_TARGET_LINK_H

#include "zero/Target/Target.h"

namespace zero {

/// Writes the whole of `bytes` to `output`, or nothing: into a file beside it that is renamed.
llvm::Error writeOutput(llvm::StringRef output, llvm::ArrayRef<char> bytes);

/// Links `objects` with the runtime, through a C driver, so that no C++ library is linked. The
/// files are made beside `output`, which appears whole or not at all.
llvm::Error linkExecutable(llvm::ArrayRef<ObjectCode> objects, llvm::StringRef output,
                           const LinkOptions &options);

} // namespace zero
#endif
