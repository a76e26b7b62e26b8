//===- Suite.cpp - Files of several conformance programs -------------------------===//
#include "ZeroRun.h"

#include "zero/Dialect/Interpreter/Interpreter.h"
#include "zero/Dialect/Zero/Entries.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace zero;

static bool isProgram(FunctionOpInterface function) {
  return function.isPublic() && !function.isExternal() && function.getNumArguments() == 0;
}

/// Of each module in the file, the step, or where it has none all public functions without
/// arguments.
static SmallVector<FunctionOpInterface> findPrograms(ModuleOp file) {
  SmallVector<FunctionOpInterface> programs;
  file.walk<WalkOrder::PreOrder>([&](ModuleOp module) {
    FunctionOpInterface step = ir::findStep(module);
    for (auto function : module.getOps<FunctionOpInterface>())
      if (isProgram(function) && (!step || function == step))
        programs.push_back(function);
  });
  return programs;
}

bool zero::isSuite(ModuleOp file) {
  if (!file.getOps<ModuleOp>().empty())
    return true;
  bool asksInterpreter =
      file.walk([](interpreter::RunParallelOp) { return WalkResult::interrupt(); })
          .wasInterrupted();
  if (asksInterpreter || ir::findStep(file))
    return asksInterpreter;
  auto functions = llvm::to_vector(file.getOps<FunctionOpInterface>());
  return llvm::count_if(functions, isProgram) > 1 &&
         llvm::all_of(functions, [](FunctionOpInterface function) {
           return !function.isPublic() || isProgram(function);
         });
}

/// "cross_replica.main": the names of the modules inside the file, and the function's.
static std::string getPath(FunctionOpInterface function) {
  std::string path = function.getName().str();
  for (auto module = function->getParentOfType<ModuleOp>();
       module && module->getParentOfType<ModuleOp>(); module = module->getParentOfType<ModuleOp>())
    path = (module.getName().value_or("module") + "." + path).str();
  return path;
}

LogicalResult zero::runSuite(ModuleOp file, Values &results) {
  SmallVector<FunctionOpInterface> programs = findPrograms(file);
  if (programs.empty())
    return file.emitError("has no function without arguments to run");
  for (FunctionOpInterface program : programs) {
    Values values;
    if (failed(runUnsharded(program, {}, values)))
      return failure();
    llvm::outs() << "{\"function\": " << llvm::json::Value(getPath(program)) << "}\n";
    results.insert(results.end(), values.begin(), values.end());
  }
  return success();
}
