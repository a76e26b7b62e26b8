#include "Policy.h"
#include "GathersOfParts.h"
#include "Names.h"

#include "zero/Analysis/Flops.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Support/Reads.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero;

Recomputation zero::follow(const StepParts &parts, const llvm::BitVector &mayRun) {
  Recomputation result;
  result.again.resize(parts.getForward().size());
  SmallVector<Operation *> pending;
  auto need = [&](Value value) {
    std::optional<size_t> number = parts.getNumber(value);
    if (!number)
      return;
    if (!mayRun[*number]) {
      if (result.kept.insert(value))
        result.keptBytes += getValueBytes(value);
    } else if (!result.again[*number]) {
      result.again.set(*number);
      result.flops += countFlops(parts.getForward()[*number]);
      pending.push_back(parts.getForward()[*number]);
    }
  };
  for (Operation *op : parts.getBackward())
    for (OpOperand *read : getReads(op))
      need(read->get());
  while (!pending.empty())
    for (OpOperand *read : getReads(pending.pop_back_val()))
      need(read->get());
  return result;
}

namespace {

class Chooser {
public:
  Chooser(const StepParts &parts, func::FuncOp step)
      : parts(parts), step(step), size(parts.getForward().size()), runs(findRepeatedLayers(parts)) {
    for (const LayerRun &run : runs)
      llvm::append_range(bounds, run.bounds);
  }

  FailureOr<llvm::BitVector> choose(StringRef policy);

private:
  FailureOr<llvm::BitVector> chooseLayers(StringRef policy);
  FailureOr<llvm::BitVector> chooseLayersAndSums();
  FailureOr<llvm::BitVector> chooseAttention();
  FailureOr<llvm::BitVector> chooseUnnamed(StringRef list);
  FailureOr<llvm::BitVector> chooseWithin(StringRef bytes);
  llvm::BitVector findAttentions() const;
  SmallVector<size_t> getCheapestFirst(const llvm::BitVector &all) const;
  void addAttention(Operation *scores, llvm::BitVector &mayRun) const;
  llvm::BitVector finish(llvm::BitVector mayRun) const;

  /// All but matmuls and convolutions, or all.
  llvm::BitVector chooseAll(bool withMatmuls) const {
    llvm::BitVector mayRun(size);
    for (auto [number, op] : llvm::enumerate(parts.getForward()))
      mayRun[number] = withMatmuls || !hlo::isContraction(op);
    return mayRun;
  }

  const StepParts &parts;
  func::FuncOp step;
  size_t size;
  SmallVector<LayerRun> runs;
  SmallVector<size_t> bounds;
  bool sumsRunAgain = false; // those over a model's axes
};

} // namespace

/// Another name for the same bytes.
static bool isView(Operation *op) { return isa<hlo::ReshapeOp>(op); }

/// Ops that give the same bits each time they run, and say nothing to other ranks.
static bool canRunAgain(Operation *op) {
  if (!isMemoryEffectFree(op) || isa<ir::ZeroDialect>(op->getDialect()) || hlo::isTiedToDevices(op))
    return false;
  WalkResult walk = op->walk([](Operation *inner) {
    return isa<ir::ZeroDialect>(inner->getDialect()) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
  });
  return !walk.wasInterrupted();
}

/// Whether ranks along an axis of the model make a sum by `op`. In each group all of them have the
/// same copy of it at the same place, which gives the same bits.
static bool isSumOfModel(Operation *op) {
  return isa<ir::AllReduceOp, ir::BatchScatterOp>(op) && ir::isOverModelAxes(op);
}

/// What no policy computes again: what crosses from layer to layer, what cannot be, and what
/// somebody else holds anyway. A value that is kept is not kept as a view of it. Of parts that are
/// gathered every policy keeps the parts.
llvm::BitVector Chooser::finish(llvm::BitVector mayRun) const {
  for (auto [number, op] : llvm::enumerate(parts.getForward())) {
    if (isView(op))
      mayRun.set(number);
    bool canRun = canRunAgain(op) || (sumsRunAgain && isSumOfModel(op));
    if (!canRun || parts.isReadByOthers(number))
      mayRun.reset(number);
  }
  for (Value value : findLiveAcross(parts, bounds)) {
    while (value.getDefiningOp() && isView(value.getDefiningOp()))
      value = value.getDefiningOp()->getOperand(0);
    if (std::optional<size_t> number = parts.getNumber(value))
      mayRun.reset(*number);
  }
  return mayRun |= findGathersOfParts(parts, step);
}

FailureOr<llvm::BitVector> Chooser::chooseLayers(StringRef policy) {
  if (runs.empty())
    return step.emitError()
           << "--recompute=" << policy
           << " finds no repeated layers: no sequence of matmuls and "
              "convolutions of forward ("
           << llvm::count_if(parts.getForward(), hlo::isContraction) << " of them in " << size
           << " ops) follows itself; expected layers with equal shapes, unrolled (raise "
              "--unroll-limit where a loop stays); use --recompute=dots, all or max-bytes=BYTES";
  llvm::BitVector mayRun(size);
  for (const LayerRun &run : runs)
    mayRun.set(run.bounds.front(), run.bounds.back());
  return mayRun;
}

FailureOr<llvm::BitVector> Chooser::chooseLayersAndSums() {
  FailureOr<llvm::BitVector> mayRun = chooseLayers("layers-and-sums");
  if (failed(mayRun))
    return failure();
  if (llvm::none_of(mayRun->set_bits(),
                    [&](unsigned number) { return isSumOfModel(parts.getForward()[number]); }))
    return step.emitError()
           << "--recompute=layers-and-sums finds no sum over an axis of the model in the "
              "repeated layers: expected a mesh with an axis beside those of the batch "
              "(--mesh=dp=D,tp=T), along which --tensor-parallel or the step itself splits layers; "
              "use --recompute=layers";
  sumsRunAgain = true;
  return mayRun;
}

/// From a batched matmul through ops that exponentiate and reduce to the matmuls that read what
/// these make: scores, and all that is made of them.
void Chooser::addAttention(Operation *scores, llvm::BitVector &mayRun) const {
  constexpr size_t kMost = 256; // ops of one attention; residual sums go on through all layers
  auto dot = dyn_cast<hlo::DotGeneralOp>(scores);
  if (!dot || dot.getDotDimensionNumbers().getLhsBatchingDimensions().empty())
    return;
  llvm::SetVector<Operation *> made;
  made.insert(scores);
  bool hasExponential = false, hasSum = false, hasMatmul = false;
  for (size_t i = 0; i < made.size() && made.size() <= kMost; ++i)
    for (Operation *user : made[i]->getUsers()) {
      Operation *op = scores->getBlock()->findAncestorOpInBlock(*user);
      if (op->getNumResults() == 0 || !parts.getNumber(op->getResult(0)))
        continue;
      if (hlo::isContraction(op)) {
        hasMatmul |= i > 0;
        continue;
      }
      hasExponential |= isa<hlo::ExponentialOp>(op);
      hasSum |= isa<hlo::ReduceOp>(op);
      made.insert(op);
    }
  if (!hasExponential || !hasSum || !hasMatmul || made.size() > kMost)
    return;
  for (Operation *op : made)
    mayRun.set(*parts.getNumber(op->getResult(0)));
}

llvm::BitVector Chooser::findAttentions() const {
  llvm::BitVector mayRun(size);
  for (Operation *op : parts.getForward())
    addAttention(op, mayRun);
  return mayRun;
}

FailureOr<llvm::BitVector> Chooser::chooseAttention() {
  llvm::BitVector mayRun = findAttentions();
  if (mayRun.none())
    return step.emitError()
           << "--recompute=attention finds no attention: expected a batched matmul, exponentials "
              "and sums of what it makes, and a matmul that reads these; use --recompute=layers, "
              "dots or all";
  return mayRun;
}

/// Everything but what a location names.
FailureOr<llvm::BitVector> Chooser::chooseUnnamed(StringRef list) {
  SmallVector<StringRef> names;
  list.split(names, ',', -1, /*KeepEmpty=*/false);
  if (names.empty())
    return step.emitError() << "--recompute=names= expects names of scopes (jax.named_scope) whose "
                               "values are kept, separated by commas, found none";
  llvm::BitVector mayRun = chooseAll(/*withMatmuls=*/true);
  for (StringRef name : names) {
    bool isFound = false;
    for (auto [number, op] : llvm::enumerate(parts.getForward()))
      if (isNamed(op->getLoc(), name)) {
        mayRun.reset(number);
        isFound = true;
      }
    if (!isFound)
      return step.emitError()
             << "--recompute=names: no op of forward stands in a scope '" << name
             << "'; expected a name that jax.named_scope gave, in a step that was exported with "
                "its "
                "locations (as_text(debug_info=True)); --compile-to=replica shows them with "
                "-mlir-print-debuginfo";
  }
  return mayRun;
}

/// Those that save most bytes for an operation come first, early ones before late ones.
SmallVector<size_t> Chooser::getCheapestFirst(const llvm::BitVector &all) const {
  SmallVector<std::pair<double, size_t>> costs;
  for (unsigned number : all.set_bits()) {
    Operation *op = parts.getForward()[number];
    int64_t bytes = 0;
    for (Value result : op->getResults())
      bytes += getValueBytes(result);
    costs.push_back({static_cast<double>(countFlops(op)) / std::max<double>(bytes, 1), number});
  }
  llvm::sort(costs);
  return llvm::map_to_vector(costs, [](auto pair) { return pair.second; });
}

/// The shortest list of the cheapest ops that brings what is kept down to the limit, by halving:
/// the longer the list, the less is kept, but for values that several others are made of.
FailureOr<llvm::BitVector> Chooser::chooseWithin(StringRef text) {
  int64_t limit = 0;
  if (text.getAsInteger(10, limit) || limit < 0)
    return step.emitError() << "--recompute=max-bytes= expects a number of bytes, found '" << text
                            << "'";
  llvm::BitVector all = finish(chooseAll(/*withMatmuls=*/true));
  SmallVector<size_t> order = getCheapestFirst(all);
  auto take = [&](size_t count) {
    llvm::BitVector mayRun(size);
    for (size_t number : ArrayRef(order).take_front(count))
      mayRun.set(number);
    return finish(mayRun);
  };
  int64_t least = follow(parts, all).keptBytes;
  if (least > limit)
    return step.emitError() << "--recompute=max-bytes=" << limit
                            << " cannot be met: backward needs " << least
                            << " bytes of forward that are inputs of layers or cannot be computed "
                               "again; expected at least that, or more ranks or micro-batches";
  size_t low = 0, high = order.size(); // `high` fits
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (follow(parts, take(middle)).keptBytes <= limit)
      high = middle;
    else
      low = middle + 1;
  }
  return take(high);
}

FailureOr<llvm::BitVector> Chooser::choose(StringRef policy) {
  FailureOr<llvm::BitVector> mayRun = failure();
  StringRef argument = policy;
  if (policy == "layers")
    mayRun = chooseLayers(policy);
  else if (policy == "layers-and-sums")
    mayRun = chooseLayersAndSums();
  else if (policy == "dots")
    mayRun = chooseAll(/*withMatmuls=*/false) |= findAttentions();
  else if (policy == "all")
    mayRun = chooseAll(/*withMatmuls=*/true);
  else if (policy == "attention")
    mayRun = chooseAttention();
  else if (argument.consume_front("names="))
    mayRun = chooseUnnamed(argument);
  else if (argument.consume_front("max-bytes="))
    mayRun = chooseWithin(argument);
  if (failed(mayRun))
    return failure();
  return finish(std::move(*mayRun));
}

FailureOr<llvm::BitVector> zero::choose(const StepParts &parts, StringRef policy,
                                        func::FuncOp step) {
  return Chooser(parts, step).choose(policy);
}
