//===- ChildProcess.h - Programs that tools run ---------------------------------===//
#ifndef ZERO_SUPPORT_CHILDPROCESS_H
#define ZERO_SUPPORT_CHILDPROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace zero {

/// How a program ended.
struct ChildEnd {
  int status = 0;      // its exit status, negative where it has none
  int signal = 0;      // the signal that this process got meanwhile, 0 for none
  std::string message; // why it could not be started, or what ended it
};

/// Runs `program` (arguments include its name) and waits for its end. A signal that asks this
/// process to end is passed on, and the program's end is waited for all the same: nothing goes on
/// behind the caller's back, and the caller can clean up. Where this process is killed, or the
/// program leaves processes behind, they are killed too. `redirects` are stdin, stdout and stderr,
/// or nothing.
ChildEnd runChild(llvm::StringRef program, llvm::ArrayRef<llvm::StringRef> arguments,
                  llvm::ArrayRef<std::optional<llvm::StringRef>> redirects = {});

} // namespace zero
#endif
