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

/// One step on whole arrays: each function shards its arguments and joins its results as its phase
/// does.
static LogicalResult compareWhole(FunctionOpInterface before, FunctionOpInterface after,
                                  const EquivalenceOptions &options) {
  FailureOr<EntryInterface> interface = getEntryInterface(before);
  if (failed(interface))
    return failure();
  Values inputs, expected, found;
  for (auto [i, slot] : llvm::enumerate(interface->arguments)) {
    std::optional<DType> dtype = getDType(slot.type.getElementType());
    if (!dtype)
      return before.emitError() << "cannot make random values for argument " << i << " of type "
                                << slot.type;
    inputs.push_back(makeRandomTensor(*dtype, slot.type.getShape(),
                                      Random((options.seed * 1000003 + i) * 1000003)));
    // Roots of optimizer state would be NaN, which says nothing.
    if (slot.role && slot.role.getKind() == ir::RoleKind::OptState)
      makePositive(inputs.back());
  }
  if (failed(runUnsharded(before, inputs, expected)) || failed(runUnsharded(after, inputs, found)))
    return failure();
  if (expected.size() != found.size())
    return after.emitError() << "'" << after.getName() << "' has " << found.size()
                             << " results, before it had " << expected.size();
  double largest = 0;
  for (auto [index, a, b] : llvm::enumerate(expected, found)) {
    if (a.getDType() != b.getDType() || a.getShape() != b.getShape())
      return after.emitError() << "result " << index << " of '" << after.getName()
                               << "' is a tensor<" << describeType(b)
                               << ">, before it was a tensor<" << describeType(a) << ">";
    double error = getLargestError(a, b);
    if (error > options.tolerance)
      return after.emitError() << "not equivalent: result " << index << " of '" << after.getName()
                               << "' differs by " << printNumber(error) << ", allowed is "
                               << printNumber(options.tolerance);
    largest = std::max(largest, error);
  }
  llvm::outs() << "equivalent on whole arrays: max error " << printNumber(largest) << " over "
               << found.size() << " results of @" << before.getName() << "\n";
  return success();
}

static bool hasMesh(ModuleOp module) { return !module.getOps<ir::MeshOp>().empty(); }

/// Whether the files are one step in two phases: ranks then pass other things in each.
static bool arePhases(ModuleOp before, ModuleOp after) {
  auto hasLeaves = [](ModuleOp module) { return !module.getOps<ir::LeafOp>().empty(); };
  return hasLeaves(before) && hasLeaves(after) && ir::getPhase(before) != ir::getPhase(after);
}

LogicalResult zero::checkEquivalent(ModuleOp before, ModuleOp after,
                                    const EquivalenceOptions &options) {
  unsigned ranks = options.ranks;
  if (ranks == 0)
    ranks = std::max(getMeshSize(before), getMeshSize(after));
  bool isWhole = arePhases(before, after) || (!hasMesh(before) && hasMesh(after)), any = false;
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
