#include "zero/Target/Assembler.h"

#include "zero/Support/ChildProcess.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

namespace zero {

std::string findAssembler() {
  auto program = llvm::sys::findProgramByName("ptxas");
  if (!program)
    program = llvm::sys::findProgramByName("ptxas", {"/usr/local/cuda/bin"});
  return program ? *program : "";
}

static std::error_code write(llvm::StringRef path, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (error)
    return error;
  os << text;
  os.close();
  error = os.error();
  os.clear_error();
  return error;
}

/// The file has one name wherever it is.
llvm::Expected<Assembled> assemble(llvm::StringRef program, llvm::StringRef ptx,
                                   llvm::StringRef architecture) {
  llvm::SmallString<128> folder;
  if (std::error_code error = llvm::sys::fs::createUniqueDirectory("kernels", folder))
    return llvm::createStringError("cannot make a temporary folder: " + error.message());
  llvm::scope_exit remove([&] { llvm::sys::fs::remove_directories(folder); });
  auto file = [&](llvm::StringRef name) {
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    return path;
  };
  llvm::SmallString<128> input = file("kernels.ptx"), output = file("kernels.cubin"),
                         log = file("log");
  if (std::error_code error = write(input, ptx))
    return llvm::createStringError("cannot write a temporary file: " + error.message());
  std::string option = ("-arch=" + architecture).str();
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""), log.str(), log.str()};
  ChildEnd end = runChild(program, {program, option, "-v", input, "-o", output}, redirects);
  if (end.signal)
    return llvm::createStringError(program + " was stopped by a signal");
  auto said = llvm::MemoryBuffer::getFile(log), made = llvm::MemoryBuffer::getFile(output);
  std::string text = said ? (*said)->getBuffer().str() : "";
  if (end.status != 0 || !made || (*made)->getBufferSize() == 0)
    return Assembled{
        "",
        (program + " refuses the kernels: " + end.message + llvm::StringRef(text).rtrim()).str()};
  return Assembled{(*made)->getBuffer().str(), std::move(text)};
}

} // namespace zero
