//===- Recompute.cpp - zero-recompute -----------------------------------------------------===//
#include "GathersOfParts.h"
#include "Policy.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Flops.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Recomputed.h"
#include "zero/Options/Options.h"
#include "zero/Support/Reads.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace zero {
#define GEN_PASS_DEF_RECOMPUTEPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// Gives backward copies of what is computed again.
class Copies {
public:
  Copies(const StepParts &parts, const llvm::BitVector &again) : parts(parts), again(again) {}

  /// Copies stand right before the first op of backward that needs them, and serve the later ones.
  void give() {
    for (Operation *op : parts.getBackward())
      for (OpOperand *read : getReads(op))
        if (std::optional<size_t> number = parts.getNumber(read->get()); number && again[*number]) {
          make(*number, op);
          read->set(mapping.lookup(read->get()));
        }
  }
  /// What forward computed for backward alone is computed there only: its copy is the first one.
  void dropDead() {
    for (auto [op, copy] : llvm::reverse(llvm::zip_equal(parts.getForward(), copies)))
      if (isOpTriviallyDead(op)) {
        if (copy)
          ir::dropRecomputationMarks(copy);
        copy = nullptr;
        op->erase();
      }
  }
  /// Of those that are there twice.
  int64_t countFlops() const {
    int64_t flops = 0;
    for (Operation *copy : copies)
      flops += copy ? zero::countFlops(copy) : 0;
    return flops;
  }
  int64_t getCount() const { return copies.size() - llvm::count(copies, nullptr); }

private:
  void make(size_t number, Operation *reader);

  const StepParts &parts;
  const llvm::BitVector &again;
  llvm::BitVector done = llvm::BitVector(again.size());
  SmallVector<Operation *> copies = SmallVector<Operation *>(again.size(), nullptr);
  IRMapping mapping;
};

struct RecomputePass : zero::impl::RecomputePassBase<RecomputePass> {
  using RecomputePassBase::RecomputePassBase;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run();
  void gatherAgain(func::FuncOp step);
  void remarkOn(func::FuncOp step, const Recomputation &chosen, int64_t unchosenBytes,
                const Copies &copies);
};

} // namespace

/// Copies op `number` and what it needs, before `reader`, in the order of forward.
void Copies::make(size_t number, Operation *reader) {
  if (done[number])
    return;
  SmallVector<size_t> needed = {number};
  done.set(number);
  for (size_t i = 0; i < needed.size(); ++i)
    for (OpOperand *read : getReads(parts.getForward()[needed[i]]))
      if (std::optional<size_t> other = parts.getNumber(read->get());
          other && again[*other] && !done[*other]) {
        done.set(*other);
        needed.push_back(*other);
      }
  llvm::sort(needed);
  OpBuilder builder(reader);
  for (size_t each : needed) {
    copies[each] = builder.clone(*parts.getForward()[each], mapping);
    ir::markRecomputed(copies[each]);
  }
}

void RecomputePass::remarkOn(func::FuncOp step, const Recomputation &chosen, int64_t unchosenBytes,
                             const Copies &copies) {
  if (!getContext().getRemarkEngine())
    return;
  auto options = [](StringRef name) {
    return remark::RemarkOpts::name(name).category("zero-recompute");
  };
  for (Value value : chosen.kept) {
    std::string type;
    llvm::raw_string_ostream(type) << value.getType();
    remark::analysis(value.getLoc(), options("kept"))
        << remark::add("{0}: {1} bytes of {2}", value.getDefiningOp()->getName().getStringRef(),
                       getValueBytes(value), type);
  }
  remark::analysis(step.getLoc(), options("recomputed"))
      << remark::add("{0} bytes are kept for backward instead of {1}; {2} ops are computed again, "
                     "{3} operations on numbers",
                     chosen.keptBytes, unchosenBytes, copies.getCount(), copies.countFlops());
}

/// What --sequence-parallel leaves of whole values to backward.
void RecomputePass::gatherAgain(func::FuncOp step) {
  StepParts parts(step);
  Recomputation chosen = follow(parts, findGathersOfParts(parts, step));
  if (chosen.again.none())
    return;
  Copies copies(parts, chosen.again);
  copies.give();
  copies.dropDead();
  numRecomputed += copies.getCount();
}

LogicalResult RecomputePass::run() {
  ModuleOp module = getOperation();
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-recompute", ir::Phase::Import)))
    return failure();
  if (failed(recordOptions(module, *this)))
    return failure();
  auto step = ir::findStep<func::FuncOp>(module);
  if (recompute == "none") {
    if (step && isInParts(step))
      gatherAgain(step);
    else
      markAllAnalysesPreserved(); // not verified again
    return success();
  }
  if (!step)
    return module.emitError() << "has no training step for --recompute=" << recompute.getValue()
                              << ": expected a function @main, or one with zero.entry = "
                                 "#zero.entry<step>";
  if (failed(ir::expectOneRank(module, "zero-recompute")))
    return failure();
  StepParts parts(step);
  if (parts.getBackward().empty())
    return step.emitError() << "'" << step.getName()
                            << "' has no backward for --recompute=" << recompute.getValue()
                            << ": expected trained parameters that data meets, and gradients that "
                               "are reduced over ranks after that; leave the option out";
  FailureOr<llvm::BitVector> mayRun = choose(parts, recompute, step);
  if (failed(mayRun))
    return failure();
  int64_t unchosenBytes = follow(parts, llvm::BitVector(parts.getForward().size())).keptBytes;
  Recomputation chosen = follow(parts, *mayRun);
  for (Value value : chosen.kept)
    ir::markKept(value.getDefiningOp());
  numKept += chosen.kept.size();
  numKeptBytes += chosen.keptBytes;
  Copies copies(parts, chosen.again);
  copies.give();
  copies.dropDead();
  numRecomputed += copies.getCount();
  numFlops += copies.countFlops();
  remarkOn(step, chosen, unchosenBytes, copies);
  return success();
}
