//===- InsertPieces.cpp - The rule insert-whole-pieces ---------------------------===//
//
// What is computed whole goes segment by segment into the flat value that an update goes on with:
// no whole unit is put together for it, a piece is not kept, and padding is written.
//===------------------------------------------------------------------------------===//
#include "Rules.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

/// A full gradient on its way to its reduction stays a pack: reductions leave padding out.
static bool isReduced(ir::PackOp pack) {
  return llvm::any_of(pack.getFlat().getUsers(), [](Operation *user) {
    return isa<ir::AllReduceOp, ir::ReduceScatterOp>(user);
  });
}

/// Later of two ops of a block; null comes before all.
static Operation *getLater(Operation *a, Operation *b) {
  return !a || (b && a->isBeforeInBlock(b)) ? b : a;
}

/// The pieces of `pack` in a flat value of type `type`, each behind the op that makes it.
static Value insertPieces(ir::PackOp pack, RankedTensorType type) {
  Block &block = *pack->getBlock();
  OpBuilder builder(pack);
  SmallVector<std::pair<Operation *, unsigned>> pieces; // in the order in which they are made
  for (auto [index, piece] : llvm::enumerate(pack.getOperands()))
    pieces.push_back({piece.getDefiningOp(), index});
  llvm::sort(pieces, [](const auto &a, const auto &b) {
    return a.first == b.first ? a.second < b.second : getLater(a.first, b.first) == b.first;
  });
  Operation *last = pieces.front().first;
  auto goBehind = [&](Operation *maker) {
    last = getLater(last, maker);
    if (last)
      builder.setInsertionPointAfter(last);
    else
      builder.setInsertionPointToStart(&block);
  };
  goBehind(last);
  Value flat = hlo::ConstantOp::create(builder, pack.getLoc(), hlo::makeZeros(type));
  last = flat.getDefiningOp();
  for (auto [maker, index] : pieces) {
    goBehind(maker);
    flat = ir::InsertSegmentOp::create(builder, pack.getLoc(), pack.getOperand(index), flat,
                                       pack.getUnitAttr(), index);
    last = flat.getDefiningOp();
  }
  return flat;
}

unsigned part::insertWholePieces(func::FuncOp function) {
  unsigned applied = 0;
  for (auto pack : llvm::make_early_inc_range(function.getOps<ir::PackOp>())) {
    if (pack.getOperands().empty() || isReduced(pack))
      continue;
    ++applied;
    Value own;
    for (Operation *user : llvm::make_early_inc_range(pack.getFlat().getUsers()))
      if (auto shard = dyn_cast<ir::OwnShardOp>(user)) {
        if (!own)
          own = insertPieces(pack, hlo::tensorType(shard.getResult()));
        shard.getResult().replaceAllUsesWith(own);
        shard.erase();
      }
    if (!pack.getFlat().use_empty())
      pack.getFlat().replaceAllUsesWith(insertPieces(pack, hlo::tensorType(pack.getFlat())));
    pack.erase();
  }
  return applied;
}
