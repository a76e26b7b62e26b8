//===- EmitExecutable.cpp - From a plan to an executable file ---------------------===//
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Emit.h"
#include "zero/6-Executable/Passes.h"
#include "zero/6-Executable/Target.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Support/ChildProcess.h"
#include "zero/Support/OutputFile.h"
#include "zero/Validate/Records.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include <dlfcn.h>

using namespace mlir;

namespace zero {

//===----------------------------------------------------------------------===//
// The whole program as functions
//===----------------------------------------------------------------------===//

/// Kernels to loops, then the host program, which needs to know their work.
static LogicalResult lowerFunctions(ModuleOp module) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  registerPassManagerCLOptions(); // a program without a command line has the defaults
  if (failed(applyPassManagerCLOptions(pm)))
    return failure();
  pm.addPass(createLowerKernelsPass());
  pm.addPass(createLowerHostPass());
  return pm.run(module);
}

/// An exported byte array `name`, NUL-terminated, and its length `name`_size.
static void addBytes(ModuleOp module, StringRef name, StringRef bytes) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  std::string terminated = (bytes + llvm::Twine('\0')).str();
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size());
  LLVM::GlobalOp::create(builder, module.getLoc(), type, /*isConstant=*/true,
                         LLVM::Linkage::External, name, builder.getStringAttr(terminated));
  LLVM::GlobalOp::create(builder, module.getLoc(), builder.getI64Type(), /*isConstant=*/true,
                         LLVM::Linkage::External, (name + "_size").str(),
                         builder.getI64IntegerAttr(bytes.size()));
}

//===----------------------------------------------------------------------===//
// Objects to an executable
//===----------------------------------------------------------------------===//

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
    if (auto program = llvm::sys::findProgramByName(name))
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
  arguments.append({*runtime, "-o", output, "-nostdlib++", "-Wl,--as-needed", "-Wl,--gc-sections",
                    "-lm", "-ldl", "-lpthread"});
  SmallString<128> log;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("zero-link", "log", log))
    return llvm::createStringError(error, "cannot make a temporary file: %s",
                                   error.message().c_str());
  llvm::sys::RemoveFileOnSignal(log);
  ChildEnd end = runChild(*driver, arguments, {std::nullopt, log.str(), log.str()});
  std::string message = end.signal ? "it was stopped by a signal" : end.message;
  if (auto text = llvm::MemoryBuffer::getFile(log); text && end.status != 0)
    message += (*text)->getBuffer();
  llvm::sys::fs::remove(log);
  llvm::sys::DontRemoveFileOnSignal(log);
  if (end.status == 0 && !end.signal)
    return llvm::Error::success();
  return llvm::createStringError("linking with '%s' failed:\n%s", driver->c_str(), message.c_str());
}

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

/// Objects and the executable are made beside the output, which is renamed last: it appears whole
/// or not at all.
static llvm::Error writeExecutable(ArrayRef<ObjectCode> objects, StringRef output,
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
  if (std::error_code error = llvm::sys::fs::rename(program.paths[0], output))
    return llvm::createStringError(error, "cannot write '%s': %s", output.str().c_str(),
                                   error.message().c_str());
  program.release();
  return llvm::Error::success();
}

LogicalResult emitExecutable(ModuleOp module, ModuleOp import, StringRef importBytecode,
                             StringRef output, const LinkOptions &options) {
  llvm::Expected<CpuTarget> target =
      resolveTarget(ir::getConfigString(module, "target").value_or("cpu"));
  if (!target)
    return module.emitError() << llvm::toString(target.takeError());
  // What is emitted is recounted against the plan, which lowering takes apart.
  FailureOr<std::string> plan = makePlanJson(module, import);
  if (failed(plan) || failed(validate::validatePlanText(module, import, *plan)))
    return failure();
  FailureOr<validate::HostProgram> program = validate::HostProgram::read(module);
  if (failed(program) || failed(lowerFunctions(module)) || failed(program->check(module)))
    return failure();
  addBytes(module, "zrt_plan", *plan);
  addBytes(module, "zrt_import", importBytecode);
  FailureOr<std::vector<ObjectCode>> objects = emitObjects(module, *target);
  if (failed(objects))
    return failure();
  if (llvm::Error error = writeExecutable(*objects, output, options))
    return module.emitError() << llvm::toString(std::move(error));
  return success();
}

//===----------------------------------------------------------------------===//
// Back from an executable to its origin
//===----------------------------------------------------------------------===//

/// Contents of the symbol `name`: `size` bytes from its address.
static llvm::Expected<StringRef> readSymbol(const llvm::object::ELFObjectFileBase &file,
                                            StringRef name) {
  for (const llvm::object::ELFSymbolRef &symbol : file.symbols()) {
    auto symbolName = symbol.getName();
    if (!symbolName)
      return symbolName.takeError();
    if (*symbolName != name)
      continue;
    auto address = symbol.getAddress();
    auto section = symbol.getSection();
    if (!address)
      return address.takeError();
    if (!section)
      return section.takeError();
    auto contents = (*section)->getContents();
    if (!contents)
      return contents.takeError();
    return contents->substr(*address - (*section)->getAddress(), symbol.getSize());
  }
  return llvm::createStringError("it has no symbol '%s'", name.str().c_str());
}

llvm::Expected<std::string> readImportBytecode(StringRef executable) {
  auto binary = llvm::object::ObjectFile::createObjectFile(executable);
  if (!binary)
    return llvm::createStringError("'%s' is no whole executable: %s", executable.str().c_str(),
                                   llvm::toString(binary.takeError()).c_str());
  auto *file = dyn_cast<llvm::object::ELFObjectFileBase>(binary->getBinary());
  if (!file)
    return llvm::createStringError("'%s' is no ELF file", executable.str().c_str());
  llvm::Expected<StringRef> bytes = readSymbol(*file, "zrt_import");
  if (!bytes)
    return llvm::createStringError("'%s' was not made by zero-compile: %s",
                                   executable.str().c_str(),
                                   llvm::toString(bytes.takeError()).c_str());
  std::string bytecode = bytes->drop_back().str(); // the terminating NUL
  if (bytecode.empty())
    return llvm::createStringError(
        "'%s' carries no origin: it was compiled from a later rung's text; compile the "
        "exported step instead",
        executable.str().c_str());
  return bytecode;
}

} // namespace zero
