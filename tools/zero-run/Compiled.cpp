//===- Compiled.cpp - Runs of compiled steps ------------------------------------===//
#include "ZeroRun.h"

using namespace mlir;
using namespace zero;

LogicalResult zero::runCompiled(const RunRequest &request, Values &) {
  return ModuleOp(request.module).emitError()
         << "this build cannot compile a step to machine code yet; add --interpret";
}
