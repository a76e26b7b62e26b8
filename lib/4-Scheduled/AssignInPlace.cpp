#include "AssignInPlace.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/InPlace.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

class InPlaceAssigner {
public:
  InPlaceAssigner(func::FuncOp entry, InPlaceCounts &counts)
      : entry(entry), block(entry.getBody().front()), counts(counts) {}

  LogicalResult run() {
    copyForPacks();
    copyForUpdates();
    // Copies are in: positions and buffers hold from here on.
    Timeline timeline(block);
    this->timeline = &timeline;
    if (failed(buffers.build(block)))
      return failure();
    for (unsigned id = 0; id < buffers.size(); ++id)
      lastUse.push_back(computeLastUse(id));
    for (auto dispatch : block.getOps<DispatchOp>())
      tie(dispatch);
    return success();
  }

private:
  func::FuncOp getKernel(DispatchOp dispatch) {
    auto [entryIt, isNew] = kernels.try_emplace(dispatch.getKernelAttr());
    if (isNew)
      entryIt->second =
          symbols.lookupNearestSymbolFrom<func::FuncOp>(dispatch, dispatch.getKernelAttr());
    return entryIt->second;
  }

  Value copy(Operation *before, OpOperand &operand) {
    OpBuilder builder(before);
    Value made = CopyOp::create(builder, before->getLoc(), operand.get(), FlatSymbolRefAttr());
    operand.set(made);
    ++counts.copies;
    return made;
  }

  /// A packed value must be made by a kernel or a library call, as a whole buffer, for this pack
  /// only; else the pack takes a copy. Where whole gradients wait for the optimizer, at stages 0
  /// and 1, copies and slices are made as soon as their bytes are there: no gradient takes the
  /// place of one that is reduced already, and all are as many bytes as the plan says.
  void copyForPacks() {
    bool isWaiting = holdsWholeGradients(entry->getParentOfType<ModuleOp>());
    llvm::DenseSet<Value> packed;
    SmallVector<PackOp> packs(block.getOps<PackOp>());
    for (PackOp pack : packs)
      for (OpOperand &operand : pack->getOpOperands()) {
        Value base = operand.get();
        // Views of the same bytes keep the place.
        while (auto view = base.getDefiningOp<ViewOp>()) {
          if (getTensorBytes(view.getOperand().getType()) != getTensorBytes(base.getType()))
            break;
          base = view.getOperand();
        }
        bool isMade = isa_and_nonnull<DispatchOp, GemmOp, CopyOp>(base.getDefiningOp());
        if (isMade && packed.insert(base).second) {
          auto slice = base.getDefiningOp<DispatchOp>();
          if (isWaiting && slice && slice.getInputs().size() == 1)
            slice->moveBefore(getEarliest(slice.getInputs()[0], slice));
          continue;
        }
        copy(isWaiting ? getEarliest(operand.get(), pack) : pack, operand);
      }
  }

  /// Where the bytes of a value are there; the views that lead to it move up to that place. `use`,
  /// if they are an argument's.
  static Operation *getEarliest(Value value, Operation *use) {
    SmallVector<Operation *> views;
    while (auto view = value.getDefiningOp<ViewOp>()) {
      value = view.getOperand();
      views.push_back(view);
    }
    Operation *last = value.getDefiningOp();
    if (!last)
      return use;
    for (Operation *view : llvm::reverse(views)) {
      view->moveAfter(last);
      last = view;
    }
    return last->getNextNode();
  }

  /// Updates write over their target: where that is read afterwards, or is not this entry's to
  /// overwrite, they work on a copy.
  void copyForUpdates() {
    Timeline timeline(block);
    BufferMap plain;
    (void)plain.build(block);
    SmallVector<DispatchOp> dispatches(block.getOps<DispatchOp>());
    llvm::DenseSet<Value> targets;
    for (DispatchOp dispatch : dispatches)
      for (auto [result, argument] : getUpdates(getKernel(dispatch))) {
        OpOperand &target = dispatch.getInputsMutable()[argument];
        if (!canOverwrite(plain, timeline, dispatch, target, dispatch.getResult(result)) ||
            !targets.insert(target.get()).second)
          copy(dispatch, target);
        SmallVector<int64_t> tied(dispatch.getTied());
        tied[result] = argument;
        dispatch.setTied(tied);
      }
  }

  bool canOverwrite(const BufferMap &map, const Timeline &timeline, DispatchOp dispatch,
                    OpOperand &target, Value result) {
    unsigned buffer = map.lookup(target.get()).buffer;
    if (map.sizeOf(buffer) != getTensorBytes(target.get().getType()))
      return false;
    // The kernel must not read these bytes by another name, e.g. as a slice.
    for (OpOperand &input : dispatch->getOpOperands())
      if (&input != &target && map.lookup(input.get()).buffer == buffer)
        return false;
    for (Value value : map.valuesOf(buffer)) {
      if (auto argument = dyn_cast<BlockArgument>(value))
        if (!replaces(result, argument))
          return false;
      if (timeline.getLastUse(value) > timeline.getPosition(dispatch))
        return false;
    }
    return true;
  }

  /// Whether `result` is returned as the new value of the state argument.
  bool replaces(Value result, BlockArgument argument) {
    auto role = entry.getArgAttrOfType<RoleAttr>(argument.getArgNumber(), "zero.role");
    Operation *terminator = block.getTerminator();
    return role && role.getNext() >= 0 &&
           role.getNext() < static_cast<int64_t>(terminator->getNumOperands()) &&
           terminator->getOperand(role.getNext()) == result;
  }

  int64_t computeLastUse(unsigned buffer) {
    int64_t last = -1;
    for (Value value : buffers.valuesOf(buffer))
      last = std::max(last, timeline->getLastUse(value));
    return last;
  }

  /// Whether `result` may take over the buffer of `operand` at `dispatch`.
  bool mayTie(DispatchOp dispatch, unsigned operand, Value result) {
    Value value = dispatch.getInputs()[operand];
    BufferPart from = buffers.lookup(value), to = buffers.lookup(result);
    if (from.buffer == to.buffer || from.size != to.size ||
        buffers.sizeOf(from.buffer) != from.size || buffers.sizeOf(to.buffer) != to.size ||
        lastUse[from.buffer] > timeline->getPosition(dispatch) ||
        isReadByMatmulOf(dispatch, from.buffer))
      return false;
    bool isState = llvm::is_contained(result.getUsers(), block.getTerminator());
    for (Value member : buffers.valuesOf(from.buffer)) {
      auto argument = dyn_cast<BlockArgument>(member);
      // What is returned as state is made in the state's own slot, never in another buffer.
      if (argument ? !replaces(result, argument) : isState && member == value)
        return false;
    }
    return mayWriteOver(dispatch, getKernel(dispatch), buffers,
                        cast<OpResult>(result).getResultNumber(), operand, reads);
  }

  /// Whether the matmul that `dispatch` runs by turns with reads that buffer, for later turns too.
  bool isReadByMatmulOf(DispatchOp dispatch, unsigned buffer) {
    GemmOp gemm = getMatmulOfTurns(dispatch);
    return gemm && llvm::any_of(gemm->getOpOperands(), [&](OpOperand &read) {
             return !isOldResult(gemm, read) && buffers.lookup(read.get()).buffer == buffer;
           });
  }

  void tie(DispatchOp dispatch) {
    SmallVector<int64_t> tied(dispatch.getTied());
    llvm::SmallDenseSet<unsigned> taken;
    for (int64_t operand : tied)
      if (operand >= 0)
        taken.insert(buffers.lookup(dispatch.getInputs()[operand]).buffer);
    for (unsigned i = 0; i < tied.size(); ++i) {
      for (unsigned operand = 0; tied[i] < 0 && operand < dispatch.getInputs().size(); ++operand) {
        Value result = dispatch.getResult(i), value = dispatch.getInputs()[operand];
        if (taken.contains(buffers.lookup(value).buffer) || !mayTie(dispatch, operand, result))
          continue;
        int64_t last =
            std::max(lastUse[buffers.lookup(value).buffer], lastUse[buffers.lookup(result).buffer]);
        buffers.relate(result, value, 0);
        unsigned merged = buffers.lookup(result).buffer;
        lastUse[merged] = last;
        taken.insert(merged);
        tied[i] = operand;
        ++counts.inPlace;
      }
    }
    dispatch.setTied(tied);
  }

  func::FuncOp entry;
  Block &block;
  InPlaceCounts &counts;
  SymbolTableCollection symbols;
  llvm::DenseMap<Attribute, func::FuncOp> kernels;
  OwnIndexReads reads;
  BufferMap buffers;
  const Timeline *timeline = nullptr;
  SmallVector<int64_t> lastUse; // by buffer
};

} // namespace

LogicalResult assignInPlace(func::FuncOp entry, InPlaceCounts &counts) {
  return InPlaceAssigner(entry, counts).run();
}

} // namespace zero
