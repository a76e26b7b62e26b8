//===- CalledExecutable.h - What every launch of an executable finds and leaves -----===//
#ifndef ZERO_TOOLS_ZERORUN_CALLEDEXECUTABLE_H
#define ZERO_TOOLS_ZERORUN_CALLEDEXECUTABLE_H

#include "zero/Dialect/Zero/Resources.h"
#include "zero/Interpreter/Interpreter.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace zero {

/// A launch of the plan as the executable makes it.
struct LaunchCalls {
  mlir::Operation *launch;
  int64_t first = -1, last = -1; // calls; -1: none, as nothing is done
  unsigned run = 0;              // of the executable in which its bytes are given out
};
/// Launches of the step, in the order of the block.
llvm::SmallVector<ir::LaunchOpInterface> getLaunches(mlir::ModuleOp planned);

/// Which calls the launches of the step become. Fails with a message where the plan does not lower.
mlir::FailureOr<std::vector<LaunchCalls>> findCalls(mlir::ModuleOp planned);

/// The executable and the files that it reads and writes; they vanish with the scope.
struct ExecutableFolder {
  ExecutableFolder() { error = llvm::sys::fs::createUniqueDirectory("zero-bisect", path); }
  ~ExecutableFolder() {
    if (!error)
      llvm::sys::fs::remove_directories(path);
  }
  std::string file(const llvm::Twine &name) const {
    llvm::SmallString<128> result(path);
    llvm::sys::path::append(result, name);
    return result.str().str();
  }
  llvm::SmallString<128> path;
  std::error_code error;
};

/// Runs the executable, and reads what its launches have found and left.
class CalledExecutable {
public:
  CalledExecutable(mlir::ModuleOp planned, mlir::ModuleOp origin, std::vector<LaunchCalls> calls)
      : planned(planned), origin(origin), spaces(planned), calls(std::move(calls)),
        ranks(getMeshSize(planned)) {}

  /// Fails with what is wrong.
  llvm::Error build(llvm::ArrayRef<Tensor> arguments);
  /// The bytes that the launch finds at its reads and writes, per rank, and leaves at its writes.
  llvm::Error get(mlir::Operation *launch, std::vector<Values> &before, std::vector<Values> &after);
  bool isCalled(mlir::Operation *launch) const { return find(launch)->first >= 0; }
  llvm::Expected<Values> readResults() const;
  /// What it said where it did not end well, in its last run.
  const std::string &getEnd() const { return ended; }

private:
  const LaunchCalls *find(mlir::Operation *launch) const {
    return &*llvm::find_if(calls, [&](const LaunchCalls &of) { return of.launch == launch; });
  }
  void splitIntoRuns();
  llvm::Error run(unsigned number);
  llvm::json::Array list(llvm::ArrayRef<ir::AllocationAttr> allocations) const;
  llvm::Expected<Values> take(llvm::ArrayRef<ir::AllocationAttr> allocations, llvm::StringRef bytes,
                              int64_t &place) const;

  mlir::ModuleOp planned, origin;
  ir::Spaces spaces;
  std::vector<LaunchCalls> calls;
  unsigned ranks;
  ExecutableFolder folder;
  std::string ended;
  std::optional<unsigned> current;                        // the run whose bytes are here
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> bytes; // by rank
};

} // namespace zero
#endif
