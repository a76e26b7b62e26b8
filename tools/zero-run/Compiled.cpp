//===- Compiled.cpp - Runs of compiled steps ------------------------------------===//
#include "ZeroRun.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Pipelines/Origin.h"
#include "zero/Support/ChildProcess.h"
#include "zero/Support/OutputFile.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Signals.h"

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
  ChildEnd end = runChild(program, views);
  if (end.status == 0)
    return success();
  if (end.signal)
    return fail(request,
                "the run was stopped by a signal; results are those of the last whole step");
  // With a status of its own, the program has said why.
  if (end.status > 0 && end.message.empty())
    return failure();
  return fail(request, "the compiled step ended with status " + llvm::Twine(end.status) +
                           (end.message.empty() ? "" : ": " + end.message));
}

LogicalResult zero::runCompiled(const CompiledRequest &request) {
  ModuleOp module = request.module;
  if (failed(lowerTo(module, ir::Phase::Planned, request.options)))
    return failure();
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
  if (llvm::Error error = (*target)->checkRuns())
    return fail(request, llvm::toString(std::move(error)));
  SmallString<128> program;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("zero-run", "", program))
    return fail(request, describeNoTemporary(error));
  llvm::sys::RemoveFileOnSignal(program);
  llvm::scope_exit removeProgram([&] {
    llvm::sys::fs::remove(program);
    llvm::sys::DontRemoveFileOnSignal(program);
  });
  OwningOpRef<ModuleOp> origin = getOrigin(module);
  Background background(module.getContext());
  if (failed(emitExecutable(module, origin ? *origin : nullptr, /*serialize=*/{},
                            program.str().str(), {}, background)))
    return failure();
  request.onCompiled();
  return execute(request, program);
}
