//===- StageReductions.cpp - zero-stage-reductions ---------------------------------------===//
#include "AddKernel.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "zero/Target/Staging.h"

namespace zero {
#define GEN_PASS_DEF_STAGEREDUCTIONSPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {
namespace {

/// Makes the kernels that fold what ranks have sent, one for each type, operation and size.
class FoldKernels {
public:
  FoldKernels(ModuleOp module, const Target &target) : symbols(module), target(target) {}

  /// The kernel for `elements` elements of each of so many ranks.
  FailureOr<FlatSymbolRefAttr> get(ir::ReduceKind kind, Type element, int64_t elements,
                                   int64_t ranks, Location loc);

private:
  /// `part` of the ranks' parts, in the type that sums are kept in.
  Value readPart(OpBuilder &builder, Location loc, Value staged, int64_t part, int64_t elements);
  Value combine(OpBuilder &builder, Location loc, ir::ReduceKind kind, Value a, Value b);

  SymbolTable symbols;
  const Target &target;
  llvm::StringMap<FlatSymbolRefAttr> known;
};

/// Narrow floats are added in f32 and rounded once.
Type getSumType(Type element) {
  auto isNarrow = isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  return isNarrow ? Float32Type::get(element.getContext()) : element;
}
} // namespace

Value FoldKernels::readPart(OpBuilder &builder, Location loc, Value staged, int64_t part,
                            int64_t elements) {
  Type element = cast<RankedTensorType>(staged.getType()).getElementType();
  auto list = [&](int64_t number) { return builder.getDenseI64ArrayAttr({number}); };
  Value value =
      hlo::SliceOp::create(builder, loc, RankedTensorType::get({elements}, element), staged,
                           list(part * elements), list((part + 1) * elements), list(1));
  Type sum = getSumType(element);
  if (sum == element)
    return value;
  return hlo::ConvertOp::create(builder, loc, RankedTensorType::get({elements}, sum), value);
}

/// Of booleans the sum is "or", the product "and".
Value FoldKernels::combine(OpBuilder &builder, Location loc, ir::ReduceKind kind, Value a,
                           Value b) {
  if (cast<RankedTensorType>(a.getType()).getElementType().isInteger(1)) {
    bool isAnd =
        kind == ir::ReduceKind::Mul || kind == ir::ReduceKind::Min || kind == ir::ReduceKind::And;
    kind = isAnd ? ir::ReduceKind::And : ir::ReduceKind::Or;
  }
  switch (kind) {
  case ir::ReduceKind::Add:
    return hlo::AddOp::create(builder, loc, a, b);
  case ir::ReduceKind::Mul:
    return hlo::MulOp::create(builder, loc, a, b);
  case ir::ReduceKind::Max:
    return hlo::MaxOp::create(builder, loc, a, b);
  case ir::ReduceKind::Min:
    return hlo::MinOp::create(builder, loc, a, b);
  case ir::ReduceKind::And:
    return hlo::AndOp::create(builder, loc, a, b);
  case ir::ReduceKind::Or:
    return hlo::OrOp::create(builder, loc, a, b);
  }
  llvm_unreachable("all kinds are above");
}

FailureOr<FlatSymbolRefAttr> FoldKernels::get(ir::ReduceKind kind, Type element, int64_t elements,
                                              int64_t ranks, Location loc) {
  if (auto complex = dyn_cast<ComplexType>(element)) { // two floats side by side
    element = complex.getElementType();
    elements *= 2;
  }
  std::string name;
  llvm::raw_string_ostream(name) << "fold_" << ir::stringifyReduceKind(kind) << "_" << element
                                 << "_" << ranks << "x" << elements;
  if (FlatSymbolRefAttr symbol = known.lookup(name))
    return symbol;
  auto from = RankedTensorType::get({ranks * elements}, element),
       to = RankedTensorType::get({elements}, element);
  auto fold = [&](OpBuilder &builder, Value staged) {
    Value sum = readPart(builder, loc, staged, 0, elements);
    for (int64_t rank = 1; rank < ranks; ++rank)
      sum = combine(builder, loc, kind, sum, readPart(builder, loc, staged, rank, elements));
    return sum.getType() == to ? sum : hlo::ConvertOp::create(builder, loc, to, sum).getResult();
  };
  FailureOr<FlatSymbolRefAttr> symbol = addKernel(symbols, target, loc, name, from, to, fold);
  if (succeeded(symbol))
    known[name] = *symbol;
  return symbol;
}

namespace {
struct StageReductions : public impl::StageReductionsPassBase<StageReductions> {
  using StageReductionsPassBase::StageReductionsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<std::unique_ptr<Target>> target = getTarget(module);
    if (failed(target) || failed(recordOptions(module, *this)))
      return signalPassFailure();
    FoldKernels kernels(module, **target);
    SmallVector<ir::CollectiveStartOp> starts;
    module.walk([&](ir::CollectiveStartOp start) { starts.push_back(start); });
    for (ir::CollectiveStartOp start : starts) // awaited once, by zero-schedule
      if (failed(stage(start, **target, kernels)))
        return signalPassFailure();
    if (llvm::none_of(starts, [](Operation *start) { return start->hasAttr(kFoldsAttr); }))
      markAllAnalysesPreserved(); // not verified again
  }

  LogicalResult stage(ir::CollectiveStartOp start, const Target &target, FoldKernels &kernels) {
    if (!start.getReduce() || start->hasAttr(kFoldsAttr))
      return success();
    ArrayRef<Type> types = cast<ir::FutureType>(start.getFuture().getType()).getTypes();
    auto results =
        llvm::map_to_vector(types, [](Type type) { return cast<RankedTensorType>(type); });
    int64_t ranks = getGroupSize(start, start.getCommunicatorAttr());
    Type element = results[0].getElementType();
    if (!mustStage(getOperation(), target, *start.getReduce(), element, ranks))
      return success();
    SmallVector<Attribute> folds;
    for (RankedTensorType result : results) {
      FailureOr<FlatSymbolRefAttr> fold =
          kernels.get(*start.getReduce(), element, getFoldElements(start.getKind(), result, ranks),
                      ranks, start.getLoc());
      if (failed(fold))
        return failure();
      folds.push_back(*fold);
    }
    int64_t bytes = getStagingBytes(start.getKind(), results, ranks);
    addStaging(start, RankedTensorType::get({bytes}, IntegerType::get(&getContext(), 8)));
    start->setAttr(kFoldsAttr, ArrayAttr::get(&getContext(), folds));
    ++numStaged;
    return success();
  }

  /// One result more, which nobody reads.
  static void addStaging(ir::CollectiveStartOp start, Type staging) {
    auto types = llvm::to_vector(cast<ir::FutureType>(start.getFuture().getType()).getTypes());
    types.push_back(staging);
    start.getFuture().setType(ir::FutureType::get(start.getContext(), types));
    auto await = cast<ir::AwaitOp>(*start.getFuture().user_begin());
    OpBuilder builder(await);
    auto made = ir::AwaitOp::create(builder, await.getLoc(), types, await.getFuture(),
                                    await.getStreamAttr());
    made->setDiscardableAttrs(await->getDiscardableAttrDictionary());
    await->replaceAllUsesWith(made.getResults().drop_back());
    await.erase();
  }
};
} // namespace
} // namespace zero
