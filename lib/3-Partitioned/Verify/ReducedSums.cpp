#include "ReducedSums.h"
#include "mlir/IR/Builders.h"
#include "zero/Analysis/Bytes.h"
#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

ReducedSums::ReducedSums(const Program &program)
    : program(program), microBatches(ir::getConfigInt(program.module, "accumulate").value_or(1)) {
  llvm::DenseMap<Value, Attribute> unitOf; // of reduced shards
  for (Operation &op : func::FuncOp(program.main).getBody().front()) {
    if (auto scatter = dyn_cast<ir::ReduceScatterOp>(op)) {
      for (auto [unit, shard] : llvm::zip_equal(scatter.getUnits(), scatter.getResults())) {
        first[shard] = sums[shard] = shard;
        parts[shard] = 1;
        unitOf[shard] = unit;
      }
    } else if (auto across = dyn_cast<ir::AllReduceOp>(op)) {
      // The shard of a group, and what it is over all groups: one part.
      if (Value of = first.lookup(across.getOperand())) {
        first[across.getResult()] = of;
        if (sums[of] == across.getOperand())
          sums[of] = across.getResult();
      }
    } else if (auto gather = dyn_cast<ir::AllGatherOp>(op)) {
      // At stage 0 what is added is whole again.
      for (auto [shard, whole] : llvm::zip_equal(gather.getShards(), gather.getResults()))
        if (Value of = first.lookup(shard))
          first[whole] = of;
    } else if (auto convert = dyn_cast<hlo::ConvertOp>(op)) {
      if (Value of = first.lookup(convert.getOperand()))
        first[convert.getResult()] = of;
    } else if (auto add = dyn_cast<hlo::AddOp>(op)) {
      Value one = first.lookup(add.getLhs()), other = first.lookup(add.getRhs());
      if (!one || !other || one == other)
        continue;
      if (other.getDefiningOp()->isBeforeInBlock(one.getDefiningOp()))
        std::swap(one, other);
      // Once, where both shards and whole values are added.
      if (added.insert(other).second)
        parts[one] += parts[other];
      inParts.insert(unitOf[one]);
      inParts.insert(unitOf[other]);
      first[add.getResult()] = one;
      sums[one] = add.getResult();
    }
  }
}

bool ReducedSums::isReadAlone(Value shard) const {
  return llvm::any_of(shard.getUsers(), [&](Operation *user) {
    return llvm::any_of(user->getResults(), [&](Value result) {
      if (!first.contains(result))
        return true;
      // Of what it becomes across groups, whole, or in another type the readers count.
      return !isa<hlo::AddOp>(user) && isReadAlone(result);
    });
  });
}

Operation *ReducedSums::getEnd(Value shard) const { return getLastRead(getSum(shard)); }

Operation *ReducedSums::getLastReadOfPart(Value shard) const {
  for (Operation *user : shard.getUsers())
    if (auto across = dyn_cast<ir::AllReduceOp>(user))
      return getLastRead(across.getResult());
  return getLastRead(shard);
}

LogicalResult ReducedSums::check() const {
  if (!any() || microBatches == 1)
    return success();
  for (auto scatter : func::FuncOp(program.main).getOps<ir::ReduceScatterOp>())
    for (auto [unit, shard] : llvm::zip_equal(scatter.getUnits(), scatter.getResults()))
      if (!isAdded(shard) && parts.lookup(shard) > 1 && parts.lookup(shard) != microBatches)
        return scatter.emitOpError()
               << "is the first of " << parts.lookup(shard) << " parts of the gradient of unit "
               << unit << ", expected one for each of the " << microBatches
               << " micro-batches of --accumulate";
  return success();
}

/// What the rank that reads most reads to reduce a shard of `elements`, in its group and across
/// groups.
int64_t ReducedSums::getReductionBytes(int64_t elements, int64_t width) const {
  return getTransferBytes(program.shardRanks, elements, width) +
         getAllReduceElements(program.ranks / program.shardRanks, elements, 0) * width;
}

SmallVector<Attribute> ReducedSums::describeCosts() const {
  if (microBatches == 1)
    return {};
  int64_t whole = 0, shards = 0, wire = 0;
  for (auto scatter : func::FuncOp(program.main).getOps<ir::ReduceScatterOp>())
    for (auto [unit, shard] : llvm::zip_equal(scatter.getUnits(), scatter.getResults())) {
      if (isAdded(shard))
        continue;
      ir::LayoutOp layout = program.getLayout(unit);
      int64_t kept = layout.getShardElements(), width = getKeptWidth(shard);
      whole += static_cast<int64_t>(layout.getElements()) * width;
      shards += kept * width;
      wire += getReductionBytes(kept, getWidth(shard));
    }
  // Stage 0 hands on what is reduced whole.
  if (program.stage == 0) {
    shards = whole;
    wire *= 2;
  }
  Builder builder(program.module.getContext());
  auto describe = [&](StringRef place, int64_t memory, int64_t moved, bool isUsed) {
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("into", builder.getStringAttr(place)),
         builder.getNamedAttr("memory", builder.getI64IntegerAttr(memory)),
         builder.getNamedAttr("used", builder.getBoolAttr(isUsed)),
         builder.getNamedAttr("wire", builder.getI64IntegerAttr(moved))});
  };
  return {describe("full", whole, wire, !any()),
          describe("shard", shards, wire * microBatches, any())};
}
