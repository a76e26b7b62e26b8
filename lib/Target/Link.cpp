#include "zero/Target/Link.h"

#include "zero/Support/ChildProcess.h"
#include "zero/Support/OutputFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include <dlfcn.h>

using namespace mlir;

namespace zero {

/// The folder of the file that holds this code: libZero.so, or a program that has it built in.
static std::string libraryFolder() {
  static int anchor;
  Dl_info info;
  SmallString<128> path;
  if (dladdr(&anchor, &info) && info.dli_fname)
    (void)llvm::sys::fs::real_path(info.dli_fname, path);
  return llvm::sys::path::parent_path(path).str();
}

/// libZero.so and libzrt.a are side by side, as built and as installed; a program that links the
/// archives instead lies in bin/ beside lib/.
static llvm::Expected<std::string> findRuntime(StringRef asked) {
  if (!asked.empty()) {
    if (llvm::sys::fs::exists(asked))
      return asked.str();
    return llvm::createStringError("no runtime library '%s'", asked.str().c_str());
  }
  SmallString<128> beside(libraryFolder()), above(beside);
  llvm::sys::path::append(beside, "libzrt.a");
  llvm::sys::path::append(above, "..", "lib", "libzrt.a");
  for (const SmallString<128> &path : {beside, above})
    if (llvm::sys::fs::exists(path))
      return path.str().str();
  return llvm::createStringError(
      "no runtime library '%s'; build the target zrt, or give --runtime=FILE", beside.c_str());
}

static llvm::Expected<std::string> findDriver(StringRef asked) {
  SmallVector<StringRef> candidates;
  if (!asked.empty())
    candidates.push_back(asked);
  else
    candidates.append({ZERO_LINK_DRIVER, "clang-22", "clang", "cc"});
  for (StringRef name : candidates)
    if (auto program = llvm::sys::findProgramByName(name);
        program && llvm::sys::fs::can_execute(*program)) // a path comes back as it is
      return *program;
  return llvm::createStringError(
      "no linker driver: looked for '%s'; install clang-22 or give --linker=PROGRAM",
      llvm::join(candidates, "', '").c_str());
}

/// Runs the linker through a C driver, so that no C++ library is linked; what it says goes into the
/// error.
static llvm::Error link(ArrayRef<std::string> objects, StringRef output,
                        const LinkOptions &options) {
  auto runtime = findRuntime(options.runtime);
  if (!runtime)
    return runtime.takeError();
  auto driver = findDriver(options.driver);
  if (!driver)
    return driver.takeError();
  SmallVector<StringRef> arguments{*driver};
  arguments.append(objects.begin(), objects.end());
  arguments.append(
      {*runtime, "-o", output, "-Wl,--as-needed", "-Wl,--gc-sections", "-lm", "-ldl", "-lpthread"});
  SmallString<128> log;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("zero-link", "log", log))
    return llvm::createStringError(describeNoTemporary(error));
  llvm::sys::RemoveFileOnSignal(log);
  ChildEnd end = runChild(*driver, arguments, {std::nullopt, log.str(), log.str()});
  std::string message = end.signal ? "it was stopped by a signal" : end.message;
  if (auto text = llvm::MemoryBuffer::getFile(log); text && end.status != 0)
    message += (*text)->getBuffer();
  llvm::sys::fs::remove(log);
  llvm::sys::DontRemoveFileOnSignal(log);
  if (end.status == 0 && !end.signal)
    return llvm::Error::success();
  return llvm::createStringError("linking with '%s' failed:\n%s%s", driver->c_str(),
                                 message.c_str(), describeFullDisk(output).c_str());
}

namespace {
/// Files that vanish with the scope, or with the program where a signal ends it.
struct TemporaryFiles {
  ~TemporaryFiles() {
    for (StringRef path : paths) {
      llvm::sys::fs::remove(path);
      llvm::sys::DontRemoveFileOnSignal(path);
    }
  }
  /// The only file has become something else.
  void release() { llvm::sys::DontRemoveFileOnSignal(paths.pop_back_val()); }
  /// A new file beside `output`.
  llvm::Error add(StringRef output, StringRef suffix) {
    SmallString<128> path;
    if (std::error_code error = llvm::sys::fs::createUniqueFile(output + ".%%%%%%" + suffix, path))
      return llvm::createStringError(error, "cannot write beside '%s': %s", output.str().c_str(),
                                     error.message().c_str());
    paths.push_back(path.str().str());
    llvm::sys::RemoveFileOnSignal(path);
    return llvm::Error::success();
  }
  SmallVector<std::string> paths;
};
} // namespace

static llvm::Error writeFile(StringRef path, ArrayRef<char> bytes) {
  std::error_code error;
  llvm::raw_fd_ostream file(path, error);
  if (!error) {
    file.write(bytes.data(), bytes.size());
    file.close();
    error = file.error();
    file.clear_error();
  }
  if (error)
    return llvm::createStringError(error, "cannot write '%s': %s", path.str().c_str(),
                                   error.message().c_str());
  return llvm::Error::success();
}

/// Gives the only file of `made` the name `output`.
static llvm::Error rename(TemporaryFiles &made, StringRef output) {
  if (std::error_code error = llvm::sys::fs::rename(made.paths[0], output))
    return llvm::createStringError(error, "cannot write '%s': %s", output.str().c_str(),
                                   error.message().c_str());
  made.release();
  return llvm::Error::success();
}

llvm::Error writeOutput(StringRef output, ArrayRef<char> bytes) {
  TemporaryFiles file;
  if (llvm::Error error = checkOutput(output, Output::Replaced))
    return error;
  if (llvm::Error error = file.add(output, ".tmp"))
    return error;
  if (llvm::Error error = writeFile(file.paths[0], bytes))
    return error;
  return rename(file, output);
}

llvm::Error linkExecutable(ArrayRef<ObjectCode> objects, StringRef output,
                           const LinkOptions &options) {
  if (llvm::Error error = checkOutput(output, Output::Replaced))
    return error;
  TemporaryFiles files, program;
  for (const ObjectCode &object : objects) {
    if (llvm::Error error = files.add(output, ".o"))
      return error;
    if (llvm::Error error = writeFile(files.paths.back(), object))
      return error;
  }
  if (llvm::Error error = program.add(output, ".tmp"))
    return error;
  if (llvm::Error error = link(files.paths, program.paths[0], options))
    return error;
  return rename(program, output);
}

} // namespace zero
