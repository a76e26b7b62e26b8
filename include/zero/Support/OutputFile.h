//===- OutputFile.h - Where a file may be written ---------------------------------===//
#ifndef ZERO_SUPPORT_OUTPUTFILE_H
#define ZERO_SUPPORT_OUTPUTFILE_H

#include "llvm/Support/Error.h"

namespace zero {

/// How an output comes to its name.
enum class Output {
  Replaced, // written beside it and renamed: whatever has the name is gone
  Streamed, // written into it: a device or a pipe takes it as well
};

/// Fails where `path` names something that an output must not replace: a folder, a device, a pipe,
/// or a symbolic link, whose target would stay as it is. "-" is the standard output.
llvm::Error checkOutput(llvm::StringRef path, Output output);

/// Why there is no temporary file, and what can be done.
std::string describeNoTemporary(std::error_code error);

/// "", or a line that says how little is left on the disk of `path`, as far as that may be why a
/// program could not write it: linkers do not tell.
std::string describeFullDisk(llvm::StringRef path);

/// Has what is written beyond the system's limit of a file's size fail like what a full disk does
/// not take, instead of ending the program.
void failBeyondFileLimit();

} // namespace zero
#endif
