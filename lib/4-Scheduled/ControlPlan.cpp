#include "zero/4-Scheduled/ControlPlan.h"

#include "zero/4-Scheduled/InPlace.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Planner/Offsets.h"
#include "zero/Target/Kernel.h"

using namespace mlir;

namespace zero {

/// Of what lies in a kernel's own workspace: cuBLASLt asks for 256.
constexpr int64_t kValueAlignment = 64, kWorkspaceAlignment = 256, kLargeWorkspace = 4096;

ControlPlace ControlPlan::getPlace(Value value) const {
  BufferPart part = buffers.lookup(value);
  ControlPlace place = places[part.buffer];
  place.offset += part.offset;
  return place;
}

/// Makes one plan. A *slot* is the buffer of one result, by the control op's result.
class ControlPlanner {
public:
  ControlPlanner(func::FuncOp kernel, const SymbolTable &symbols)
      : kernel(kernel), symbols(symbols) {}

  FailureOr<ControlPlan> run() {
    control = getControlFlow(kernel);
    if (failed(checkForm()) || failed(addValues()))
      return failure();
    int64_t time = 0;
    for (Region &region : control->getRegions()) {
      Timeline timeline(region.front());
      readLives(region.front(), timeline);
      // What only changes a part comes first, then what can be made in its slot from the start.
      for (bool isUpdate : {true, false}) {
        if (failed(tieAll(region.front(), timeline, isUpdate)))
          return failure();
        fillSlots(region.front());
      }
    }
    placeBuffers();
    plan.copies.resize(control->getNumRegions());
    for (Region &region : control->getRegions())
      planRegion(region, time);
    return finish();
  }

private:
  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  LogicalResult checkForm() {
    if (kernel.getBody().front().getTerminator()->getOperands() != control->getResults())
      return kernel.emitOpError("is a kernel of control flow that does not give back the results "
                                "of its first op, in order");
    for (Region &region : control->getRegions())
      for (Operation &op : region.front().without_terminator()) {
        auto gemm = dyn_cast<ir::GemmOp>(op);
        if (!isa<ir::DispatchOp, ir::GemmOp, ir::ViewOp, ir::UnpackOp>(op) ||
            (gemm && (gemm.addsToProducts() || gemm.getSums())))
          return op.emitOpError("is not part of a region of a kernel; expected kernels, library "
                                "calls and views only; run zero-form-kernels");
      }
    return success();
  }

  /// Slots, arguments, what the regions make; views and carried values lie where others do.
  LogicalResult addValues() {
    for (Value result : control->getResults())
      plan.buffers.add(result);
    for (BlockArgument argument : kernel.getArguments())
      plan.buffers.add(argument);
    for (Region &region : control->getRegions()) {
      for (BlockArgument argument : region.getArguments())
        plan.buffers.add(argument);
      for (auto [argument, slot] : llvm::zip(region.getArguments(), control->getResults()))
        plan.buffers.relate(argument, slot, 0);
      if (failed(plan.buffers.build(region.front())))
        return failure();
    }
    for (Value slot : control->getResults())
      slots.insert(plan.buffers.lookup(slot).buffer);
    for (BlockArgument argument : kernel.getArguments())
      arguments.insert(plan.buffers.lookup(argument).buffer);
    return success();
  }

  bool isArgument(unsigned buffer) const { return arguments.contains(buffer); }

  /// First and last position in a region at which the bytes of a buffer are touched.
  struct Life {
    int64_t first = INT64_MAX, last = -1;

    void add(const Life &other) {
      first = std::min(first, other.first);
      last = std::max(last, other.last);
    }
  };

  Life getLife(unsigned buffer) const { return lives.lookup(buffer); }

  /// Those of the buffers that the region touches.
  void readLives(Block &block, const Timeline &timeline) {
    lives.clear();
    auto add = [&](Value value) {
      lives[plan.buffers.lookup(value).buffer].add(
          {timeline.getBirth(value), timeline.getLastUse(value)});
    };
    llvm::for_each(block.getArguments(), add);
    for (Operation &op : block)
      llvm::for_each(op.getResults(), add);
  }

  /// Makes two buffers one.
  void join(Value value, Value other) {
    unsigned one = plan.buffers.lookup(value).buffer, two = plan.buffers.lookup(other).buffer;
    bool isSlot = slots.contains(one) || slots.contains(two);
    Life life = getLife(one);
    life.add(getLife(two));
    plan.buffers.relate(value, other, 0);
    unsigned joined = plan.buffers.lookup(value).buffer;
    lives[joined] = life;
    if (isSlot)
      slots.insert(joined);
  }

  bool isWhole(BufferPart part) const {
    return part.offset == 0 && part.size == plan.buffers.sizeOf(part.buffer);
  }

  //===--------------------------------------------------------------------===//
  // In place
  //===--------------------------------------------------------------------===//

  /// Lets results take over the buffers of operands that die with them: of updates, or of kernels
  /// that read at the result's own index.
  LogicalResult tieAll(Block &block, const Timeline &timeline, bool isUpdate) {
    for (auto dispatch : block.getOps<ir::DispatchOp>()) {
      auto inner = symbols.lookup<func::FuncOp>(dispatch.getKernel());
      if (!inner)
        return dispatch.emitOpError() << "runs " << dispatch.getKernelAttr()
                                      << ", which is no function; expected a kernel of StableHLO";
      auto tie = [&](unsigned result, unsigned operand) {
        if (mayTake(dispatch, inner, result, operand, isUpdate, block, timeline))
          join(dispatch->getResult(result), dispatch.getInputs()[operand]);
      };
      if (isUpdate) {
        for (auto [result, operand] : getUpdates(inner))
          tie(result, operand);
        continue;
      }
      for (unsigned result = 0; result < dispatch.getResults().size(); ++result)
        for (unsigned operand = 0; operand < dispatch.getInputs().size(); ++operand)
          tie(result, operand);
    }
    return success();
  }

  /// Whether a result may take over the buffer of an operand: nobody needs its old bytes any more,
  /// no other result has taken it, and the kernel can do it.
  bool mayTake(ir::DispatchOp dispatch, func::FuncOp inner, unsigned result, unsigned operand,
               bool isUpdate, Block &block, const Timeline &timeline) {
    BufferPart from = plan.buffers.lookup(dispatch.getInputs()[operand]),
               to = plan.buffers.lookup(dispatch->getResult(result));
    // A result that has a place keeps it.
    bool isPlaced =
        slots.contains(to.buffer) || getLife(to.buffer).first != timeline.getPosition(dispatch);
    if (isPlaced || from.size != to.size || !isWhole(from) || isArgument(from.buffer) ||
        (isCondition(block) && slots.contains(from.buffer)))
      return false;
    for (Value other : dispatch.getResults())
      if (plan.buffers.lookup(other).buffer == from.buffer)
        return false;
    return getLife(from.buffer).last <= timeline.getPosition(dispatch) &&
           (isUpdate ? readsOnce(dispatch, operand)
                     : mayWriteOver(dispatch, inner, plan.buffers, result, operand, reads));
  }

  /// Whether nothing else that the kernel reads lies in the operand's buffer.
  bool readsOnce(ir::DispatchOp dispatch, unsigned operand) {
    unsigned buffer = plan.buffers.lookup(dispatch.getInputs()[operand]).buffer;
    for (auto [index, input] : llvm::enumerate(dispatch.getInputs()))
      if (index != operand && plan.buffers.lookup(input).buffer == buffer)
        return false;
    return true;
  }

  /// Makes what a region gives in its slot where nothing else is there by then.
  void fillSlots(Block &block) {
    if (isCondition(block))
      return;
    for (auto [given, slot] :
         llvm::zip_equal(block.getTerminator()->getOperands(), control->getResults())) {
      BufferPart from = plan.buffers.lookup(given), to = plan.buffers.lookup(slot);
      if (slots.contains(from.buffer) || isArgument(from.buffer) || !isWhole(from) ||
          from.size != to.size || getLife(to.buffer).last >= getLife(from.buffer).first)
        continue;
      join(given, slot);
    }
  }

  bool isCondition(Block &block) const {
    return isa<hlo::WhileOp>(control) && block.getParent()->getRegionNumber() == 0;
  }

  //===--------------------------------------------------------------------===//
  // Places
  //===--------------------------------------------------------------------===//

  /// Arguments and slots; the rest goes to the workspace.
  void placeBuffers() {
    using Base = ControlPlace::Base;
    plan.places.resize(plan.buffers.size());
    for (BlockArgument argument : kernel.getArguments())
      plan.places[plan.buffers.lookup(argument).buffer] = {Base::Argument, argument.getArgNumber(),
                                                           0};
    for (OpResult slot : control->getResults())
      plan.places[plan.buffers.lookup(slot).buffer] = {Base::Result, slot.getResultNumber(), 0};
  }

  bool isPlaced(unsigned buffer) const { return slots.contains(buffer) || isArgument(buffer); }

  ControlPlace reserve(int64_t bytes, int64_t alignment, int64_t begin, int64_t end) {
    ControlPlace place{ControlPlace::Base::Workspace, static_cast<unsigned>(scratch.size()), 0};
    scratch.push_back({bytes, alignment, begin, end});
    return place;
  }

  /// Libraries, and loops that run them, ask more of their scratch memory than of values; it is
  /// never small.
  static int64_t getAlignment(Operation &op, Value value) {
    auto gemm = dyn_cast<ir::GemmOp>(op);
    auto dispatch = dyn_cast<ir::DispatchOp>(op);
    bool isWorkspace =
        (gemm && value == gemm.getWorkspace()) || (dispatch && value == dispatch.getWorkspace());
    bool isLarge = isWorkspace && ir::getTensorBytes(value.getType()) >= kLargeWorkspace;
    return isLarge ? kWorkspaceAlignment : kValueAlignment;
  }

  /// Lifetimes of a region, after those of the regions before it.
  void planRegion(Region &region, int64_t &time) {
    Block &block = region.front();
    Timeline timeline(block);
    readLives(block, timeline);
    int64_t end = time + timeline.getPosition(block.getTerminator());
    llvm::SmallDenseSet<unsigned> seen;
    for (Operation &op : block)
      for (Value value : op.getResults()) {
        unsigned buffer = plan.buffers.lookup(value).buffer;
        if (isPlaced(buffer) || !seen.insert(buffer).second)
          continue;
        auto [first, last] = getLife(buffer);
        plan.places[buffer] = reserve(plan.buffers.sizeOf(buffer), getAlignment(op, value),
                                      time + first, time + last + 1);
      }
    if (!isCondition(block))
      planCopies(region, end);
    time = end + 2;
  }

  /// What is not made in its slot is copied there. Slots may change places: those are read before
  /// any of them is written.
  void planCopies(Region &region, int64_t end) {
    SmallVector<ControlCopy> &list = plan.copies[region.getRegionNumber()], late;
    for (auto [given, slot] :
         llvm::zip_equal(region.front().getTerminator()->getOperands(), control->getResults())) {
      BufferPart from = plan.buffers.lookup(given), to = plan.buffers.lookup(slot);
      if ((from.buffer == to.buffer && from.offset == to.offset) || from.size == 0)
        continue;
      ControlPlace source = plan.getPlace(given);
      if (slots.contains(from.buffer)) {
        ControlPlace saved = reserve(from.size, kValueAlignment, end, end + 1);
        list.push_back({source, saved, from.size});
        source = saved;
      }
      late.push_back({source, plan.getPlace(slot), from.size});
    }
    llvm::append_range(list, late);
  }

  /// Places in the workspace were numbers of buffers; now they are offsets.
  FailureOr<ControlPlan> finish() {
    planner::OffsetAssignment assignment = planner::assignOffsets(scratch);
    if (planner::findOverlap(scratch, assignment.offsets))
      return kernel.emitOpError(
          "expects buffers of its workspace apart, found two that live at one "
          "time in one place");
    auto settle = [&](ControlPlace &place) {
      if (place.base != ControlPlace::Base::Workspace || scratch.empty())
        return;
      place.offset += assignment.offsets[place.index];
      place.index = 0;
    };
    // Copies know the offset inside a buffer: theirs is settled on top of it.
    for (ControlPlace &place : plan.places)
      settle(place);
    for (auto &list : plan.copies)
      for (ControlCopy &copy : list) {
        settle(copy.from);
        settle(copy.to);
      }
    plan.workspaceBytes = assignment.bytes;
    return std::move(plan);
  }

  func::FuncOp kernel;
  const SymbolTable &symbols;
  Operation *control = nullptr;
  ControlPlan plan;
  llvm::SmallDenseSet<unsigned> slots, arguments; // buffers of results, of arguments
  OwnIndexReads reads;
  llvm::DenseMap<unsigned, Life> lives; // by buffer, of the region at hand
  std::vector<planner::Buffer> scratch;
};

FailureOr<ControlPlan> ControlPlan::make(func::FuncOp kernel, const SymbolTable &symbols) {
  return ControlPlanner(kernel, symbols).run();
}

LogicalResult verifyControlFlow(ModuleOp module) {
  SymbolTable symbols(module);
  llvm::DenseMap<Attribute, int64_t> needed; // by kernel
  for (auto kernel : module.getOps<func::FuncOp>()) {
    if (!kernel->hasAttr("zero.kernel") || !getControlFlow(kernel))
      continue;
    FailureOr<ControlPlan> plan = ControlPlan::make(kernel, symbols);
    if (failed(plan))
      return failure();
    needed[FlatSymbolRefAttr::get(kernel.getSymNameAttr())] = plan->getWorkspaceBytes();
  }
  auto check = [&](Operation *op, FlatSymbolRefAttr kernel, int64_t found) -> LogicalResult {
    int64_t bytes = needed.lookup(kernel);
    if (found >= bytes)
      return success();
    return op->emitOpError() << "runs " << kernel << " with a workspace of " << found
                             << " bytes, expected " << bytes << ", which its regions need";
  };
  WalkResult walk = module.walk([&](Operation *op) -> WalkResult {
    if (auto dispatch = dyn_cast<ir::DispatchOp>(op))
      return check(op, dispatch.getKernelAttr(),
                   dispatch.getWorkspace() ? ir::getTensorBytes(dispatch.getWorkspace().getType())
                                           : 0);
    if (auto launch = dyn_cast<ir::LaunchOp>(op))
      return check(op, launch.getKernelAttr(),
                   launch.getWorkspaceAttr() ? launch.getWorkspaceAttr().getBytes() : 0);
    return success();
  });
  return failure(walk.wasInterrupted());
}

} // namespace zero
