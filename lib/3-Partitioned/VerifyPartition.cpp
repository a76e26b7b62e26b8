//===- VerifyPartition.cpp - Proves the bytes of a partitioned program --------===//
//
// Knows nothing of how zero-partition works: it reads the program's leaves (from `import`), the
// layouts, the stage, and counts in the IR.
//===------------------------------------------------------------------------===//
#include "Bytes.h"
#include "UseIntervals.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "zero/3-Partitioned/Passes.h"
#include "zero/Analysis/RankVerifier.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace zero {
#define GEN_PASS_DEF_VERIFYPARTITIONPASS
#include "zero/3-Partitioned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {
/// Gathers of one unit: how many, and what a rank receives in all.
struct Gathers {
  int64_t count = 0, bytes = 0;
};

/// Bytes a rank holds, by kind.
struct Resident {
  int64_t param = 0, optState = 0, grad = 0, other = 0;
};

class Verifier {
public:
  explicit Verifier(ModuleOp module) : module(module), builder(module.getContext()) {}

  LogicalResult run();

private:
  LogicalResult readTables();
  FailureOr<SmallVector<FlatArg>> findFlatArgs(func::FuncOp function);
  // What is resident.
  LogicalResult checkStates(func::FuncOp main);
  LogicalResult checkFlat(const FlatArg &flat);
  LogicalResult checkSegments(const FlatArg &flat);
  LogicalResult checkWhole(BlockArgument arg, ir::RoleAttr role);
  LogicalResult checkLeavesComplete();
  LogicalResult checkPadding();
  LogicalResult checkGradients(func::FuncOp main);
  int64_t getLiveGradientBytes(func::FuncOp main);
  // What is on the wire.
  FailureOr<int64_t> checkWire(func::FuncOp function);
  LogicalResult checkReductions(func::FuncOp function);
  void listDeviations(func::FuncOp main, const llvm::StringMap<Gathers> &gathers);
  llvm::StringMap<Gathers> expectGathers(func::FuncOp function, ArrayRef<FlatArg> flats);
  int64_t getStagingBytes(func::FuncOp main);
  int64_t countWire(func::FuncOp function);

  ir::LayoutOp findLayout(Attribute unit) {
    return layouts.lookup(cast<FlatSymbolRefAttr>(unit).getValue());
  }

  ModuleOp module;
  Builder builder;
  int64_t stage = 0, ranks = 1;
  llvm::StringMap<ir::LayoutOp> layouts;
  llvm::StringMap<ir::LeafOp> leaves;
  /// Elements of each leaf that were found in buffers.
  llvm::StringMap<int64_t> foundElements;
  /// Those parts, by leaf and slice.
  llvm::DenseSet<std::pair<Attribute, int64_t>> foundSlices;
  llvm::StringSet<> kept, withoutGradient;
  Resident resident;
};
} // namespace

static bool isParameter(ir::RoleAttr role) {
  return role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
}
static int64_t getElements(Value value) {
  return cast<RankedTensorType>(value.getType()).getNumElements();
}
static int64_t getWidth(Value value) {
  return ir::getElementBytes(cast<RankedTensorType>(value.getType()).getElementType());
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

LogicalResult Verifier::readTables() {
  std::optional<int64_t> recorded = ir::getConfigInt(module, "stage");
  if (!recorded)
    return module.emitError()
           << "'zero-verify-partition' expects zero.config to have the stage; run "
              "zero-partition first";
  stage = *recorded;
  auto meshes = llvm::to_vector(module.getOps<ir::MeshOp>());
  if (meshes.size() != 1)
    return module.emitError() << "expects one zero.mesh, found " << meshes.size();
  ranks = meshes[0].getGroupSize(meshes[0].getAxisNames());
  for (auto layout : module.getOps<ir::LayoutOp>())
    layouts[layout.getSymName()] = layout;
  for (auto leaf : module.getOps<ir::LeafOp>())
    leaves[leaf.getLeafName()] = leaf;
  auto readNames = [&](StringRef key, llvm::StringSet<> &names) {
    if (auto list = dyn_cast_or_null<ArrayAttr>(ir::getConfig(module, key)))
      for (auto name : list.getAsRange<StringAttr>())
        names.insert(name.getValue());
  };
  readNames("kept_whole", kept);
  readNames("without_gradient", withoutGradient);
  return success();
}

FailureOr<SmallVector<FlatArg>> Verifier::findFlatArgs(func::FuncOp function) {
  SmallVector<FlatArg> flats;
  for (BlockArgument arg : function.getArguments()) {
    auto role = function.getArgAttrOfType<ir::RoleAttr>(arg.getArgNumber(), "zero.role");
    if (!role || !role.getUnit())
      continue;
    ir::LayoutOp layout = layouts.lookup(role.getUnit().getValue());
    if (!layout)
      return function.emitError() << "argument " << arg.getArgNumber() << " of @"
                                  << function.getName() << " names unit " << role.getUnit()
                                  << ", which the module does not define";
    int64_t elements = getElements(arg), whole = layout.getElements();
    if (elements != whole && elements != layout.getShardElements())
      return function.emitError() << "argument " << arg.getArgNumber() << " (" << role.getName()
                                  << ") of @" << function.getName() << " has " << elements
                                  << " elements, but unit " << role.getUnit() << " has " << whole
                                  << " and its shards " << layout.getShardElements();
    if (role.getNext() >= static_cast<int64_t>(function.getNumResults()))
      return function.emitError() << "argument " << arg.getArgNumber() << " (" << role.getName()
                                  << ") of @" << function.getName() << " is replaced by result "
                                  << role.getNext() << ", but there are "
                                  << function.getNumResults();
    flats.push_back({arg, role, layout, elements == whole});
  }
  return flats;
}

//===----------------------------------------------------------------------===//
// Resident state
//===----------------------------------------------------------------------===//

/// The segments must be parts of leaves of the buffer's element type.
LogicalResult Verifier::checkSegments(const FlatArg &flat) {
  auto function = cast<func::FuncOp>(flat.arg.getOwner()->getParentOp());
  auto names = function.getArgAttrOfType<ArrayAttr>(flat.arg.getArgNumber(), "zero.leaves");
  if (!names || names.size() != flat.layout.getSegments().size())
    return function.emitError() << "argument " << flat.arg.getArgNumber() << " ("
                                << flat.role.getName()
                                << ") expects zero.leaves with one name per segment of unit @"
                                << flat.layout.getSymName();
  for (auto [name, segment] :
       llvm::zip(names.getAsRange<StringAttr>(), flat.layout.getSegmentRange())) {
    if (name.getValue().empty())
      continue;
    ir::LeafOp leaf = leaves.lookup(name.getValue());
    if (!leaf)
      return function.emitError() << "buffer " << flat.role.getName() << " holds " << name
                                  << ", which is no zero.leaf of the program";
    RankedTensorType type = leaf.getTensorType();
    ArrayRef<int64_t> shape = type.getShape();
    if (segment.getSlice() >= 0)
      shape = shape.drop_front();
    Type elementType = cast<RankedTensorType>(flat.arg.getType()).getElementType();
    if (shape != segment.getShape() || type.getElementType() != elementType)
      return leaf.emitError() << "leaf " << name << " is " << type << ", but " << segment
                              << " of unit @" << flat.layout.getSymName() << " in elements of "
                              << elementType << " is to hold it";
    if (!foundSlices.insert({name, segment.getSlice()}).second)
      return leaf.emitError() << "leaf " << name << " is held twice, by " << segment << " of unit @"
                              << flat.layout.getSymName()
                              << " and by another; expected each part of a state once";
    foundElements[name.getValue()] += segment.getNumElements();
  }
  return success();
}

LogicalResult Verifier::checkFlat(const FlatArg &flat) {
  ir::LayoutOp layout = flat.layout;
  Type elementType = cast<RankedTensorType>(flat.arg.getType()).getElementType();
  bool isParam = isParameter(flat.role);
  // Frozen parameters have no optimizer to keep a wide copy for.
  bool isMaster = flat.role.getKind() == ir::RoleKind::Param && layout.getDtype() != elementType;
  Storage storage = isParam ? getParamStorage(stage, isMaster) : getOptimizerStorage(stage);
  int64_t expected = getKeptElements(storage, layout.getElements(), ranks);
  if (getElements(flat.arg) != expected)
    return emitError(flat.arg.getLoc())
           << "state " << flat.role.getName() << " of unit @" << layout.getSymName() << " keeps "
           << getElements(flat.arg) * getWidth(flat.arg) << " bytes on a rank; stage " << stage
           << " on " << ranks << " ranks allows " << expected * getWidth(flat.arg);
  int64_t bytes = getElements(flat.arg) * getWidth(flat.arg);
  (isParam ? resident.param : resident.optState) += bytes;
  return checkSegments(flat);
}

LogicalResult Verifier::checkWhole(BlockArgument arg, ir::RoleAttr role) {
  resident.other += ir::getTensorBytes(arg.getType());
  foundElements[role.getName().getValue()] += getElements(arg);
  if (stage == 0 || getElements(arg) < 2 || kept.contains(role.getName().getValue()))
    return success();
  return emitError(arg.getLoc()) << "state " << role.getName() << " is whole on every rank ("
                                 << ir::getTensorBytes(arg.getType()) << " bytes); stage " << stage
                                 << " keeps a shard of it";
}

/// Every state leaf of @main must be somewhere, once.
LogicalResult Verifier::checkLeavesComplete() {
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    if (!leaf.getRole().isState() || leaf.getArg("main") < 0)
      continue;
    int64_t expected = leaf.getTensorType().getNumElements();
    int64_t found = foundElements.lookup(leaf.getLeafName());
    if (found != expected)
      return leaf.emitError() << "state " << leaf.getRole().getName() << " has " << expected
                              << " elements; the arguments of @main hold " << found << " of them";
  }
  return success();
}

LogicalResult Verifier::checkPadding() {
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    int64_t padding = layout.getElements() - layout.getUsedElements();
    int64_t bound = getPaddingBound(layout.getSegments().size(), ranks, layout.getBlock());
    if (padding >= bound)
      return layout.emitError() << "unit @" << layout.getSymName() << " has " << padding
                                << " elements of padding; " << layout.getSegments().size()
                                << " parameters on " << ranks << " ranks in blocks of "
                                << layout.getBlock() << " need less than " << bound;
  }
  return success();
}

LogicalResult Verifier::checkStates(func::FuncOp main) {
  FailureOr<SmallVector<FlatArg>> flats = findFlatArgs(main);
  if (failed(flats))
    return failure();
  for (const FlatArg &flat : *flats)
    if (failed(checkFlat(flat)))
      return failure();
  for (BlockArgument arg : main.getArguments()) {
    auto role = main.getArgAttrOfType<ir::RoleAttr>(arg.getArgNumber(), "zero.role");
    if (role && role.isState() && !role.getUnit() && failed(checkWhole(arg, role)))
      return failure();
  }
  if (failed(checkLeavesComplete()))
    return failure();
  return checkPadding();
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// Maximum over program order of the reduced shards that something still reads.
int64_t Verifier::getLiveGradientBytes(func::FuncOp main) {
  llvm::DenseMap<Operation *, int64_t> freed;
  int64_t live = 0, most = 0;
  for (Operation &op : main.getBody().front()) {
    if (auto scatter = dyn_cast<ir::ReduceScatterOp>(op)) {
      for (Value shard : scatter.getResults()) {
        int64_t bytes = getElements(shard) * getWidth(shard);
        live += bytes;
        Operation *last = &op;
        for (Operation *user : shard.getUsers())
          if (last->isBeforeInBlock(user))
            last = user;
        freed[last] += bytes;
      }
      most = std::max(most, live);
    }
    live -= freed.lookup(&op);
  }
  return most;
}

/// Maximum over program order of full gradients that wait for their reduction.
int64_t Verifier::getStagingBytes(func::FuncOp main) {
  llvm::DenseMap<Operation *, int64_t> freed, made;
  for (auto pack : main.getOps<ir::PackOp>()) {
    Operation *last = pack;
    for (Operation *user : pack->getUsers())
      if (last->isBeforeInBlock(user))
        last = user;
    for (Value piece : pack.getOperands()) {
      int64_t bytes = ir::getTensorBytes(piece.getType());
      made[piece.getDefiningOp()] += bytes;
      freed[last] += bytes;
    }
  }
  int64_t live = 0, most = 0;
  for (Operation &op : main.getBody().front()) {
    live += made.lookup(&op);
    most = std::max(most, live);
    live -= freed.lookup(&op);
  }
  return most;
}

LogicalResult Verifier::checkGradients(func::FuncOp main) {
  llvm::StringMap<int64_t> reductions;
  int64_t whole = 0, shards = 0;
  for (auto scatter : main.getOps<ir::ReduceScatterOp>())
    for (auto [unit, full, shard] :
         llvm::zip(scatter.getUnits(), scatter.getOperands(), scatter.getResults())) {
      ++reductions[cast<FlatSymbolRefAttr>(unit).getValue()];
      whole += getElements(full) * getWidth(full);
      shards += getElements(shard) * getWidth(shard);
    }
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    StringRef name = layout.getSymName();
    StringRef leafName = layout.getSegment(0).getName().getValue();
    ir::LeafOp leaf = leaves.lookup(leafName);
    bool isTrained = leaf && leaf.getRole().getKind() == ir::RoleKind::Param &&
                     leaf.getResult("main") >= 0 && !withoutGradient.contains(leafName);
    if (isTrained && reductions.lookup(name) == 0)
      return layout.emitError() << "the gradient of unit @" << name << " (parameter \"" << leafName
                                << "\", ...) is never reduced: expects a zero.reduce_scatter in "
                                   "@main, found none";
  }
  resident.grad = getGradientStorage(stage) == Storage::Whole ? whole : getLiveGradientBytes(main);
  if (getGradientStorage(stage) == Storage::Shard && resident.grad > shards)
    return main.emitError() << "reduced gradients take " << resident.grad
                            << " bytes at once; stage " << stage << " allows " << shards;
  return success();
}

//===----------------------------------------------------------------------===//
// Gathers, recounted from uses
//===----------------------------------------------------------------------===//

/// Gathers that the stage's rules ask for, by unit.
llvm::StringMap<Gathers> Verifier::expectGathers(func::FuncOp function, ArrayRef<FlatArg> flats) {
  llvm::StringMap<Gathers> expected;
  UseCounter uses(function, flats);
  Operation *terminator = function.getBody().front().getTerminator();
  auto add = [&](ir::LayoutOp layout, int64_t count, Type elementType) {
    Gathers &gathers = expected[layout.getSymName()];
    gathers.count += count;
    gathers.bytes += count * getTransferBytes(ranks, layout.getShardElements(),
                                              ir::getElementBytes(elementType));
  };
  for (auto [index, flat] : llvm::enumerate(flats)) {
    bool isParam = isParameter(flat.role);
    Type stored = cast<RankedTensorType>(flat.arg.getType()).getElementType();
    bool isMaster = flat.role.getKind() == ir::RoleKind::Param && flat.layout.getDtype() != stored;
    Storage storage = isParam ? getParamStorage(stage, isMaster) : getOptimizerStorage(stage);
    int64_t intervals = uses.countIntervals(index);
    if (storage == Storage::Shard)
      // Parameters travel in the type in which @main reads them.
      add(flat.layout, stage == 3 ? intervals : std::min<int64_t>(intervals, 1),
          isParam ? flat.layout.getDtype() : stored);
    else if (stage >= 1 && flat.role.getNext() >= 0 &&
             terminator->getOperand(flat.role.getNext()) != flat.arg)
      // Stages 1 and 2 hand on the new parameter whole.
      add(flat.layout, 1, stored);
  }
  // Stage 0 hands on the reduced gradient whole.
  if (stage == 0)
    for (auto scatter : function.getOps<ir::ReduceScatterOp>())
      for (auto [unit, shard] : llvm::zip(scatter.getUnits(), scatter.getResults()))
        add(findLayout(unit), 1, cast<RankedTensorType>(shard.getType()).getElementType());
  return expected;
}

//===----------------------------------------------------------------------===//
// Wire
//===----------------------------------------------------------------------===//

LogicalResult Verifier::checkReductions(func::FuncOp function) {
  for (auto reduction : function.getOps<ir::AllReduceOp>())
    if (reduction.getOperand().getDefiningOp<ir::PackOp>())
      return reduction.emitError() << "a unit's gradient is all-reduced; stage " << stage
                                   << " expects a zero.reduce_scatter of it";
  return success();
}

int64_t Verifier::countWire(func::FuncOp function) {
  int64_t bytes = 0;
  function.walk([&](Operation *op) {
    if (auto gather = dyn_cast<ir::AllGatherOp>(op)) {
      for (Value shard : gather.getShards())
        bytes += getTransferBytes(ranks, getElements(shard), getWidth(shard));
    } else if (auto scatter = dyn_cast<ir::ReduceScatterOp>(op)) {
      for (Value shard : scatter.getResults())
        bytes += getTransferBytes(ranks, getElements(shard), getWidth(shard));
    } else if (auto reduction = dyn_cast<ir::AllReduceOp>(op)) {
      bytes += getAllReduceBytes(ranks, getElements(reduction.getOperand()),
                                 getWidth(reduction.getOperand()));
    } else if (auto gather = dyn_cast<ir::BatchGatherOp>(op)) {
      bytes +=
          getTransferBytes(ranks, getElements(gather.getOperand()), getWidth(gather.getOperand()));
    }
  });
  return bytes;
}

FailureOr<int64_t> Verifier::checkWire(func::FuncOp function) {
  FailureOr<SmallVector<FlatArg>> flats = findFlatArgs(function);
  if (failed(flats) || failed(checkReductions(function)))
    return failure();
  llvm::StringMap<Gathers> found, expected = expectGathers(function, *flats);
  for (auto gather : function.getOps<ir::AllGatherOp>())
    for (auto [unit, shard] : llvm::zip(gather.getUnits(), gather.getShards())) {
      Gathers &gathers = found[cast<FlatSymbolRefAttr>(unit).getValue()];
      ++gathers.count;
      gathers.bytes += getTransferBytes(ranks, getElements(shard), getWidth(shard));
    }
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    StringRef name = layout.getSymName();
    Gathers asked = expected.lookup(name), seen = found.lookup(name);
    if (seen.count != asked.count)
      return layout.emitError() << "unit @" << name << " is gathered " << seen.count
                                << " times in @" << function.getName() << "; its uses ask for "
                                << asked.count << " at stage " << stage;
    // Another entry may read masters as they are.
    if (function.getName() == "main" && seen.bytes != asked.bytes)
      return layout.emitError() << "gathers of unit @" << name << " move " << seen.bytes
                                << " bytes to a rank in @main; in elements of " << layout.getDtype()
                                << " they need " << asked.bytes;
  }
  if (function.getName() == "main")
    listDeviations(function, found);
  return countWire(function);
}

/// Remarks on units that move more often than in the paper (one reduction, and one gather at stages
/// 0 to 2, two at stage 3): tied parameters, and gradients that are reduced in several parts.
void Verifier::listDeviations(func::FuncOp main, const llvm::StringMap<Gathers> &gathers) {
  llvm::StringMap<int64_t> reductions;
  for (auto scatter : main.getOps<ir::ReduceScatterOp>())
    for (auto unit : scatter.getUnits().getAsRange<FlatSymbolRefAttr>())
      ++reductions[unit.getValue()];
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    StringRef name = layout.getSymName();
    int64_t gathered = gathers.lookup(name).count, reduced = reductions.lookup(name);
    if (gathered > (stage == 3 ? 2 : 1) || reduced > 1)
      remark::analysis(layout.getLoc(),
                       remark::RemarkOpts::name("volume").category("zero-verify-partition"))
          << remark::add("@{0} is gathered {1} times and reduced {2} times", name, gathered,
                         reduced);
  }
}

//===----------------------------------------------------------------------===//
// Everything
//===----------------------------------------------------------------------===//

LogicalResult Verifier::run() {
  if (failed(readTables()))
    return failure();
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main)
    return module.emitError() << "expects a function @main, the training step";
  for (auto function : module.getOps<func::FuncOp>())
    if (!llvm::hasSingleElement(function.getBody()))
      return function.emitError() << "expects functions with one block";
  if (failed(checkStates(main)) || failed(checkGradients(main)))
    return failure();
  // One rank depends on none.
  if (ranks > 1)
    for (auto function : module.getOps<func::FuncOp>())
      if (failed(verifyRanks(function, ir::Phase::Partitioned)))
        return failure();
  NamedAttrList wire;
  for (auto function : module.getOps<func::FuncOp>()) {
    FailureOr<int64_t> bytes = checkWire(function);
    if (failed(bytes))
      return failure();
    wire.append(function.getName(), builder.getI64IntegerAttr(*bytes));
  }
  NamedAttrList kinds;
  kinds.append("param", builder.getI64IntegerAttr(resident.param));
  kinds.append("opt_state", builder.getI64IntegerAttr(resident.optState));
  kinds.append("grad", builder.getI64IntegerAttr(resident.grad));
  kinds.append("other", builder.getI64IntegerAttr(resident.other));
  NamedAttrList bytes;
  bytes.append("resident", kinds.getDictionary(module.getContext()));
  bytes.append("staging", builder.getI64IntegerAttr(getStagingBytes(main)));
  bytes.append("wire", wire.getDictionary(module.getContext()));
  module->setAttr("zero.bytes", bytes.getDictionary(module.getContext()));
  return success();
}

namespace {
class VerifyPartitionPass : public zero::impl::VerifyPartitionPassBase<VerifyPartitionPass> {
public:
  void runOnOperation() override {
    if (failed(ir::expectPhaseToVerify(getOperation(), "zero-verify-partition",
                                       ir::Phase::Partitioned)) ||
        failed(Verifier(getOperation()).run()))
      return signalPassFailure();
    ir::setPhase(getOperation(), ir::Phase::Partitioned);
  }
};
} // namespace
