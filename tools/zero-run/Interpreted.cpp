#include "ZeroRun.h"

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/CHLO/CHLO.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace zero;

LogicalResult zero::runInterpreted(const RunRequest &request, Values &results) {
  auto entry = dyn_cast_or_null<FunctionOpInterface>(
      SymbolTable::lookupSymbolIn(request.module, request.entry));
  if (!entry)
    return ModuleOp(request.module).emitError() << "lost the function '" << request.entry << "'";
  Values arguments = request.arguments;
  for (unsigned step = 1; step <= request.steps; ++step) {
    if (failed(runUnsharded(entry, arguments, results, request.run)))
      return failure();
    request.onStep(step, results);
    for (auto [argument, result] : request.interface.states)
      arguments[argument] = results[result];
  }
  return success();
}

LogicalResult zero::expandChlo(ModuleOp module) {
  bool hasChlo = false;
  module.walk([&](Operation *op) {
    hasChlo |= op->getName().getDialectNamespace() == chlo::CHLODialect::getDialectNamespace();
  });
  if (!hasChlo)
    return success();
  PassManager pm(module.getContext());
  pm.addPass(createExpandChloPass());
  return pm.run(module);
}
