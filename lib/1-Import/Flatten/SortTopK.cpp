//===- SortTopK.cpp - zero-sort-top-k --------------------------------------===//

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

namespace zero {
#define GEN_PASS_DEF_SORTTOPKPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// What a call says: the dimension, and the function that compares two elements of each operand.
struct TopK {
  int64_t dimension;
  func::FuncOp comparator;
};

/// JAX writes the operands, then an initial value of each.
std::optional<TopK> read(hlo::CustomCallOp call, SymbolTable &symbols) {
  auto config = call->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  if (!config)
    config = dyn_cast_or_null<DictionaryAttr>(call.getBackendConfigAttr());
  auto dimension = config ? config.getAs<IntegerAttr>("reduction_dim") : IntegerAttr();
  size_t count = call->getNumResults();
  if (!dimension || call.getCalledComputations().size() != 1 || count == 0 ||
      call->getNumOperands() != 2 * count)
    return std::nullopt;
  auto name = cast<FlatSymbolRefAttr>(call.getCalledComputations()[0]);
  auto comparator = symbols.lookup<func::FuncOp>(name.getValue());
  if (!comparator || !comparator.getBody().hasOneBlock() ||
      comparator.getNumArguments() != 2 * count || comparator.getNumResults() != 1)
    return std::nullopt;
  int64_t dim = dimension.getInt();
  for (auto [operand, result] :
       llvm::zip_equal(call->getOperands().take_front(count), call->getResults())) {
    auto from = dyn_cast<RankedTensorType>(operand.getType());
    auto to = dyn_cast<RankedTensorType>(result.getType());
    if (!from || !to || dim < 0 || dim >= from.getRank() || from.getRank() != to.getRank() ||
        to.getDimSize(dim) > from.getDimSize(dim))
      return std::nullopt;
  }
  return TopK{dim, comparator};
}

void sortAll(hlo::CustomCallOp call, const TopK &topK) {
  OpBuilder b(call);
  ValueRange operands = call->getOperands().take_front(call->getNumResults());
  auto sort = hlo::SortOp::create(b, call.getLoc(), operands.getTypes(), operands, topK.dimension,
                                  /*is_stable=*/true);
  Block &body = func::FuncOp(topK.comparator).getBody().front();
  IRMapping mapping;
  Block *block = b.createBlock(&sort.getComparator());
  for (BlockArgument argument : body.getArguments())
    mapping.map(argument, block->addArgument(argument.getType(), argument.getLoc()));
  for (Operation &op : body.without_terminator())
    b.clone(op, mapping);
  hlo::ReturnOp::create(b, call.getLoc(),
                        mapping.lookupOrDefault(body.getTerminator()->getOperand(0)));
  b.setInsertionPoint(call);
  for (auto [result, all] : llvm::zip_equal(call->getResults(), sort->getResults())) {
    auto type = cast<RankedTensorType>(result.getType());
    SmallVector<int64_t> start(type.getRank(), 0), strides(type.getRank(), 1);
    result.replaceAllUsesWith(
        hlo::SliceOp::create(b, call.getLoc(), type, all, start, type.getShape(), strides));
  }
  call.erase();
}

struct SortTopKPass : zero::impl::SortTopKPassBase<SortTopKPass> {
  void runOnOperation() override {
    if (failed(ir::expectPhase(getOperation(), getArgument(), ir::Phase::Input)))
      return signalPassFailure();
    SymbolTable symbols(getOperation());
    SmallVector<hlo::CustomCallOp> calls;
    getOperation().walk([&](hlo::CustomCallOp call) {
      if (call.getCallTargetName() == "ApproxTopK")
        calls.push_back(call);
    });
    llvm::SetVector<func::FuncOp> comparators;
    for (hlo::CustomCallOp call : calls) {
      std::optional<TopK> topK = read(call, symbols);
      if (!topK) {
        call.emitOpError() << "of 'ApproxTopK' has other operands or attributes than JAX writes, "
                              "expected operands, as many "
                              "initial values, a comparator in called_computations and "
                              "reduction_dim in mhlo.backend_config; "
                              "use jax.lax.approx_max_k or jax.lax.top_k";
        return signalPassFailure();
      }
      comparators.insert(topK->comparator);
      sortAll(call, *topK);
    }
    for (func::FuncOp comparator : comparators)
      if (SymbolTable::symbolKnownUseEmpty(comparator, getOperation()))
        comparator.erase();
  }
};

} // namespace
