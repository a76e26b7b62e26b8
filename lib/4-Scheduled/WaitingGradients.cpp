#include "WaitingGradients.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Analysis/Spans.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/VectorShape.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// A full gradient from its first piece over its last one to the end of its reduction. Vectors do
/// not count: theirs may be results of the kernel that makes what they sum.
struct Waiting {
  PackOp pack;
  LayoutOp layout;
  int64_t first, complete, last;
};

/// An entry of the list.
struct Listed {
  int64_t bytes;
  StringRef what;
};

class GradientCheck {
public:
  GradientCheck(const checked::Tables &tables, Block &block, const Timeline &timeline)
      : tables(tables), symbols(tables.module), block(block), timeline(timeline) {}

  LogicalResult run() {
    if (failed(readList()))
      return failure();
    findWaiting();
    // One rank alone reduces nothing: its gradients are shards when they are made.
    auto entry = cast<func::FuncOp>(block.getParentOp());
    if (tables.shardRanks > 1 && getEntryKind(entry) == EntryKind::Step && failed(checkList()))
      return failure();
    llvm::DenseMap<Attribute, int64_t> units; // a unit may be reduced several times
    auto from = [&](int64_t Waiting::*begin) {
      return llvm::map_to_vector(list, [&](const Waiting &waiting) {
        Attribute unit = PackOp(waiting.pack).getUnitAttr();
        return Span{waiting.*begin, waiting.last,
                    units.try_emplace(unit, units.size()).first->second};
      });
    };
    SmallVector<Span> spans = from(&Waiting::first);
    for (auto [waiting, inside, after] : llvm::zip_equal(
             list, countInside(spans, spans), countInside(from(&Waiting::complete), spans))) {
      bool isListed = listed.contains(waiting.layout.getSymName());
      if ((isListed ? after : inside) >= 2)
        return reportWait(waiting, isListed ? after : inside);
    }
    return success();
  }

private:
  LogicalResult readList();
  void findWaiting();
  LogicalResult checkList();
  LogicalResult checkListed(LayoutOp layout, const Listed &entry, ArrayRef<Value> wholes);
  bool isSum(Value piece) const;

  static LogicalResult reportWait(const Waiting &waiting, int64_t others) {
    return PackOp(waiting.pack).emitOpError()
           << "waits with the whole gradient of unit @" << LayoutOp(waiting.layout).getSymName()
           << " while those of " << others
           << " other units are made and reduced, expected its reduction as soon as it is complete";
  }

  const checked::Tables &tables;
  SymbolTable symbols;
  Block &block;
  const Timeline &timeline;
  llvm::StringMap<SmallVector<Listed>> listed; // looked up only
  SmallVector<Waiting> list;
};

} // namespace

LogicalResult GradientCheck::readList() {
  auto bytes = tables.module->getAttrOfType<DictionaryAttr>("zero.bytes");
  auto waiting = bytes ? bytes.getAs<ArrayAttr>("waiting") : ArrayAttr();
  if (!waiting)
    return success();
  for (Attribute attribute : waiting) {
    auto entry = dyn_cast<DictionaryAttr>(attribute);
    auto unit = entry ? entry.getAs<StringAttr>("unit") : StringAttr();
    auto size = entry ? entry.getAs<IntegerAttr>("bytes") : IntegerAttr();
    auto what = entry ? entry.getAs<StringAttr>("what") : StringAttr();
    if (!unit || !size || !what || entry.size() != 3)
      return tables.module.emitError()
             << "zero.bytes: waiting has the entry " << attribute
             << ", expected the bytes of a unit's whole gradient and what it is";
    if (!tables.layoutOf.contains(unit.getValue()))
      return tables.module.emitError()
             << "zero.bytes: waiting lists unit \"" << unit.getValue() << "\", which has no layout";
    listed[unit.getValue()].push_back({size.getInt(), what.getValue()});
  }
  return success();
}

void GradientCheck::findWaiting() {
  for (auto start : block.getOps<CollectiveStartOp>()) {
    if (start.getKind() != CollectiveKind::ReduceScatter)
      continue;
    for (Value operand : start.getOperands()) {
      auto pack = operand.getDefiningOp<PackOp>();
      LayoutOp layout = pack ? tables.getLayout(pack.getUnitAttr()) : LayoutOp();
      if (!layout || !layout.holdsMatrix())
        continue;
      Waiting waiting{pack, layout, INT64_MAX, -1, timeline.getPosition(getAwait(start))};
      for (auto [piece, segment] : llvm::zip_equal(pack.getOperands(), layout.getSegmentRange()))
        if (!isVectorShape(segment.getShape())) {
          waiting.first = std::min(waiting.first, timeline.getBirth(piece));
          waiting.complete = std::max(waiting.complete, timeline.getBirth(piece));
        }
      list.push_back(waiting);
    }
  }
}

/// Each entry is of a unit whose gradient the step reduces, at least as often as it is listed, with
/// its bytes, and is what it is said to be.
LogicalResult GradientCheck::checkList() {
  llvm::StringMap<SmallVector<Value>> reduced; // looked up only
  for (auto start : block.getOps<CollectiveStartOp>())
    if (start.getKind() == CollectiveKind::ReduceScatter && start.getUnits())
      for (auto [unit, whole] : llvm::zip_equal(*start.getUnits(), start.getOperands()))
        reduced[cast<FlatSymbolRefAttr>(unit).getValue()].push_back(whole);
  for (LayoutOp layout : tables.layouts) {
    SmallVector<Listed> entries = listed.lookup(layout.getSymName());
    SmallVector<Value> wholes = reduced.lookup(layout.getSymName());
    if (entries.size() > wholes.size())
      return layout.emitOpError() << "is listed " << entries.size()
                                  << " times by waiting of zero.bytes, but the step reduces "
                                  << wholes.size() << " gradients of it";
    for (const Listed &entry : entries)
      if (failed(checkListed(layout, entry, wholes)))
        return failure();
  }
  return success();
}

LogicalResult GradientCheck::checkListed(LayoutOp layout, const Listed &entry,
                                         ArrayRef<Value> wholes) {
  int64_t bytes = getTensorBytes(wholes.front().getType());
  if (entry.bytes != bytes)
    return layout.emitOpError() << "is listed by waiting of zero.bytes with " << entry.bytes
                                << " bytes, expected " << bytes << ", those of its whole gradient";
  bool isSteps = getConfigInt(tables.module, "accumulate").value_or(1) > 1;
  if (!layout.holdsMatrix()) {
    if (entry.what == "pooled")
      return success();
  } else if (entry.what == "tied" || (entry.what == "accumulated" && isSteps)) {
    for (Value whole : wholes)
      if (auto pack = whole.getDefiningOp<PackOp>())
        if (llvm::any_of(pack.getOperands(), [&](Value piece) { return isSum(piece); }))
          return success();
  }
  return layout.emitOpError() << "is listed by waiting of zero.bytes as " << entry.what
                              << ", expected "
                              << (layout.holdsMatrix()
                                      ? "tied or accumulated, and a gradient that is a sum of "
                                        "values which are made apart"
                                      : "pooled: it holds no matrix")
                              << "; was the text edited? compile the exported step again";
}

static int64_t countElements(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getNumElements() : 0;
}

/// Whether a kernel adds to what it writes of so many elements, or writes into what it is given.
static bool addsUp(Block &body, int64_t elements) {
  return llvm::any_of(body.without_terminator(), [&](Operation &op) {
    if (op.getNumResults() == 0 || countElements(op.getResult(0).getType()) < elements)
      return false;
    return isa<hlo::AddOp>(op) ||
           (isa<hlo::ScatterOp, hlo::DynamicUpdateSliceOp>(op) &&
            !isa_and_nonnull<hlo::ConstantOp>(op.getOperand(0).getDefiningOp()));
  });
}

/// Whether what makes `piece`, or what it only moves or converts, adds values of its size.
bool GradientCheck::isSum(Value piece) const {
  int64_t elements = countElements(piece.getType());
  SmallVector<Value> pending{piece};
  llvm::SmallDenseSet<Value> seen; // looked up only
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *maker = value.getDefiningOp();
    if (!maker || countElements(value.getType()) < elements || !seen.insert(value).second)
      continue;
    if (auto gemm = dyn_cast<GemmOp>(maker)) {
      if (gemm.getInit() || gemm.getAddend())
        return true;
    } else if (auto await = dyn_cast<AwaitOp>(maker)) {
      if (auto start = await.getFuture().getDefiningOp<CollectiveStartOp>())
        llvm::append_range(pending, start.getOperands());
    } else {
      auto dispatch = dyn_cast<DispatchOp>(maker);
      auto kernel = dispatch ? symbols.lookup<func::FuncOp>(dispatch.getKernel()) : nullptr;
      if (kernel && !kernel.isExternal() && addsUp(kernel.getBody().front(), elements))
        return true;
      llvm::append_range(pending, maker->getOperands());
    }
  }
  return false;
}

LogicalResult verifyWaitingGradients(const checked::Tables &tables, Block &block,
                                     const Timeline &timeline) {
  return getGradientStorage(tables.stage) == Storage::Shard
             ? GradientCheck(tables, block, timeline).run()
             : success();
}

} // namespace zero
