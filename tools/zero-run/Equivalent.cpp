#include "ZeroRun.h"
#include "zero/Support/Random.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace zero;

static FailureOr<std::vector<Values>> makeInputs(FunctionOpInterface function, unsigned ranks,
                                                 uint64_t seed) {
  std::vector<Values> inputs(ranks);
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
    std::optional<DType> dtype = type ? getDType(type.getElementType()) : std::nullopt;
    if (!dtype || !type.hasStaticShape())
      return function.emitError() << "cannot make random values for argument " << i << " of type "
                                  << function.getArgumentTypes()[i];
    bool replicated = static_cast<bool>(function.getArgAttr(i, "zero.replicated"));
    for (unsigned rank = 0; rank < ranks; ++rank)
      inputs[rank].push_back(
          replicated && rank > 0
              ? inputs[0][i]
              : makeRandomTensor(*dtype, type.getShape(),
                                 Random((seed * 1000003 + i) * 1000003 + (replicated ? 0 : rank))));
  }
  return inputs;
}

static std::string printNumber(double value) { return printElement(Tensor::scalar(value), 0); }

static LogicalResult compare(FunctionOpInterface before, FunctionOpInterface after, unsigned ranks,
                             const EquivalenceOptions &options) {
  if (before.getFunctionType() != after.getFunctionType())
    return after.emitError() << "'" << after.getName() << "' has type " << after.getFunctionType()
                             << ", before it had type " << before.getFunctionType();
  FailureOr<std::vector<Values>> inputs = makeInputs(before, ranks, options.seed);
  std::vector<Values> expected, found;
  if (failed(inputs) || failed(interpret(before, ranks, *inputs, expected)) ||
      failed(interpret(after, ranks, *inputs, found)))
    return failure();
  double largest = 0;
  for (unsigned rank = 0; rank < ranks; ++rank)
    for (auto [index, a, b] : llvm::enumerate(expected[rank], found[rank])) {
      double error = getLargestError(a, b);
      if (error > options.tolerance)
        return after.emitError() << "not equivalent: result " << index << " of '" << after.getName()
                                 << "' on rank " << rank << " differs by " << printNumber(error)
                                 << ", allowed is " << printNumber(options.tolerance);
      largest = std::max(largest, error);
    }
  llvm::outs() << "equivalent: max error " << printNumber(largest) << " over "
               << before.getNumResults() << " results of @" << before.getName() << "\n";
  return success();
}

/// One function on whole arrays: `before` on one device, `after` on the ranks of its mesh, each
/// with its part of the batch.
static LogicalResult compareWhole(FunctionOpInterface before, FunctionOpInterface after,
                                  const EquivalenceOptions &options) {
  FailureOr<std::vector<Values>> inputs = makeInputs(before, /*ranks=*/1, options.seed);
  Values expected, found;
  if (failed(inputs) || failed(runUnsharded(before, inputs->front(), expected)) ||
      failed(runUnsharded(after, inputs->front(), found)))
    return failure();
  double largest = 0;
  for (auto [index, a, b] : llvm::enumerate(expected, found)) {
    double error = getLargestError(a, b);
    if (error > options.tolerance)
      return after.emitError() << "not equivalent: result " << index << " of '" << after.getName()
                               << "' differs by " << printNumber(error) << ", allowed is "
                               << printNumber(options.tolerance);
    largest = std::max(largest, error);
  }
  llvm::outs() << "equivalent on whole arrays: max error " << printNumber(largest) << " over "
               << before.getNumResults() << " results of @" << before.getName() << "\n";
  return success();
}

static bool hasMesh(ModuleOp module) { return !module.getOps<ir::MeshOp>().empty(); }

LogicalResult zero::checkEquivalent(ModuleOp before, ModuleOp after,
                                    const EquivalenceOptions &options) {
  unsigned ranks = options.ranks;
  if (ranks == 0)
    ranks = std::max(getMeshSize(before), getMeshSize(after));
  bool isWhole = !hasMesh(before) && hasMesh(after), any = false;
  for (auto function : before.getOps<FunctionOpInterface>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    auto other = dyn_cast_or_null<FunctionOpInterface>(
        SymbolTable::lookupSymbolIn(after, function.getNameAttr()));
    if (!other)
      return after.emitError() << "has no function '" << function.getName() << "'";
    if (failed(isWhole ? compareWhole(function, other, options)
                       : compare(function, other, ranks, options)))
      return failure();
    any = true;
  }
  if (!any)
    return before.emitError() << "has no public function to compare";
  return success();
}
