//===- Compiled.cpp - Runs of compiled steps ------------------------------------===//
#include "ZeroRun.h"
#include "zero/6-Executable/Compile.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

using namespace mlir;
using namespace zero;

static LogicalResult fail(const CompiledRequest &request, const llvm::Twine &message) {
  return ModuleOp(request.module).emitError() << message;
}

/// Runs the executable; what it prints is this program's output.
static LogicalResult execute(const CompiledRequest &request, StringRef program) {
  SmallVector<std::string> arguments{program.str(), "--ranks",
                                     std::to_string(request.options.ranks), "--steps",
                                     std::to_string(request.steps)};
  if (!request.argsFile.empty())
    arguments.append({"--args", request.argsFile});
  if (!request.resultsFile.empty())
    arguments.append({"--results", request.resultsFile});
  SmallVector<StringRef> views(arguments.begin(), arguments.end());
  std::string message;
  int status = llvm::sys::ExecuteAndWait(program, views, std::nullopt, {}, 0, 0, &message);
  if (status == 0)
    return success();
  // With a status of its own, the program has said why.
  if (status > 0 && message.empty())
    return failure();
  return fail(request, "the compiled step ended with status " + llvm::Twine(status) +
                           (message.empty() ? "" : ": " + message));
}

LogicalResult zero::runCompiled(const CompiledRequest &request) {
  ModuleOp module = request.module;
  if (failed(lowerTo(module, ir::Phase::Planned, request.options)))
    return failure();
  SmallString<128> folder;
  if (std::error_code error = llvm::sys::fs::createUniqueDirectory("zero-run", folder))
    return fail(request, "cannot make a temporary folder: " + error.message());
  llvm::scope_exit removeFolder([&] { llvm::sys::fs::remove_directories(folder); });
  std::string program = (folder + "/step").str();
  if (failed(emitExecutable(module, /*importBytecode=*/"", program, {})))
    return failure();
  return execute(request, program);
}
