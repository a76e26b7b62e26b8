#include "zero/1-Import/CheckImport.h"

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Interpreter/ShardedRun.h"
#include "zero/Support/Random.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include <cmath>

namespace zero {
#define GEN_PASS_DEF_CHECKIMPORTPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

static bool isAllNaN(const Tensor &tensor) {
  return dispatch(tensor.getDType(), [&](auto tag) {
    using T = decltype(tag);
    if constexpr (isFloatType<T>)
      return tensor.getNumElements() > 0 &&
             std::all_of(tensor.data<T>(), tensor.data<T>() + tensor.getNumElements(),
                         [](T x) { return std::isnan(static_cast<Compute<T>>(x)); });
    else
      return false;
  });
}

/// Whether import made the step on whole arrays of the program of one of its devices.
static bool isOfReplicas(FunctionOpInterface entry) {
  return !entry.getFunctionBody().getOps<sdy::ManualComputationOp>().empty();
}

/// Both must take and give whole arrays of the same types.
static LogicalResult checkTypes(FunctionOpInterface entry, const EntryInterface &before,
                                const EntryInterface &after) {
  auto check = [&](StringRef what, ArrayRef<Slot> old, ArrayRef<Slot> found) -> LogicalResult {
    if (old.size() != found.size())
      return entry.emitError() << "'" << entry.getName() << "' has " << found.size() << " " << what
                               << "s after import, expected the " << old.size() << " of the text";
    for (auto [index, a, b] : llvm::enumerate(old, found))
      if (a.type != b.type) {
        InFlightDiagnostic diag = entry.emitError();
        diag << what << " " << index << " of '" << entry.getName() << "' is of type " << b.type
             << " after import, expected " << a.type << " as in the text";
        if (isOfReplicas(entry))
          diag << ", which is one replica's program: what it computes alone is no step to compare "
                  "with; drop --check-import, or export the step for one device";
        return diag;
      }
    return success();
  };
  return failure(failed(check("argument", before.arguments, after.arguments)) ||
                 failed(check("result", before.results, after.results)));
}

static LogicalResult compare(FunctionOpInterface entry, const Values &expected, const Values &found,
                             const ImportCheckOptions &options) {
  double largest = 0;
  unsigned unknown = 0;
  for (auto [index, a, b] : llvm::enumerate(expected, found)) {
    double error = getLargestError(a, b);
    bool isApproximate = isFloat(a.getDType()) || isComplex(a.getDType());
    double allowed = isApproximate ? options.tolerance : 0;
    if (!(error <= allowed))
      return entry.emitError() << "result " << index << " of '" << entry.getName()
                               << "' differs by " << printElement(Tensor::scalar(error), 0)
                               << " from what the text as read computes on random arguments (seed "
                               << options.seed << "), allowed is "
                               << printElement(Tensor::scalar(allowed), 0)
                               << "; a pass of import changes what the step means";
    largest = std::max(largest, error);
    unknown += isAllNaN(a);
  }
  InFlightDiagnostic remark =
      entry.emitRemark() << "'" << entry.getName()
                         << "' computes what the text does: " << found.size()
                         << " results, largest error " << printElement(Tensor::scalar(largest), 0);
  if (unknown)
    remark << "; " << unknown << " of them are all NaN, which says nothing";
  return success();
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

LogicalResult zero::checkImport(ModuleOp text, ModuleOp imported,
                                const ImportCheckOptions &options) {
  // The interpreter knows chlo ops by what they are in stablehlo.
  OwningOpRef<ModuleOp> before = text.clone();
  PassManager expand(text.getContext());
  expand.addPass(createExpandChloPass());
  // Its arguments are drawn as import takes them in.
  expand.addPass(createWidenArgumentsPass());
  if (failed(expand.run(*before)))
    return failure();
  bool any = false;
  for (auto entry : imported.getOps<FunctionOpInterface>()) {
    if (!entry.isPublic() || entry.isExternal())
      continue;
    auto asRead = dyn_cast_or_null<FunctionOpInterface>(
        SymbolTable::lookupSymbolIn(*before, entry.getNameAttr()));
    if (!asRead)
      return entry.emitError() << "the text has no function '" << entry.getName() << "'";
    FailureOr<EntryInterface> interface = getEntryInterface(entry), old = getEntryInterface(asRead);
    if (failed(interface) || failed(old) || failed(checkTypes(entry, *old, *interface)))
      return failure();
    FailureOr<Values> arguments = makeRandomArguments(entry, interface->arguments, options.seed);
    Values expected, found;
    if (failed(arguments) || failed(runUnsharded(asRead, *arguments, expected)) ||
        failed(runUnsharded(entry, *arguments, found)) ||
        failed(compare(entry, expected, found, options)))
      return failure();
    any = true;
  }
  return any ? success() : imported.emitError() << "has no entry to check";
}

namespace {
struct CheckImportPass : zero::impl::CheckImportPassBase<CheckImportPass> {
  using CheckImportPassBase::CheckImportPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(ir::expectPhase(module, getArgument(), ir::Phase::Input)))
      return signalPassFailure();
    OwningOpRef<ModuleOp> program = import(module);
    if (!program || failed(checkImport(module, *program, {seed, tolerance})))
      signalPassFailure();
  }

private:
  /// The program to compare with; null, with a message, where there is none.
  OwningOpRef<ModuleOp> import(ModuleOp module) {
    if (!imported.empty())
      return parseSourceFile<ModuleOp>(imported, module.getContext());
    OwningOpRef<ModuleOp> program = module.clone();
    PassManager pm(module.getContext());
    if (failed(parsePassPipeline("zero-to-import", pm)) || failed(pm.run(*program)))
      return nullptr;
    return program;
  }
};
} // namespace
