//===- OffloadActivations.cpp - zero-offload-activations ----------------------------------===//
#include "HostSpace.h"
#include "KeptValues.h"
#include "mlir/IR/Builders.h"
#include "zero/4-Scheduled/Activations.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"

namespace zero {
#define GEN_PASS_DEF_OFFLOADACTIVATIONSPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// Moves the values of one step.
class Offloader {
public:
  Offloader(func::FuncOp step, int64_t minBytes)
      : step(step), block(step.getBody().front()), minBytes(minBytes), kept(step) {}

  LogicalResult run(StringRef option) {
    if (failed(kept.find(minBytes, kTrafficPerByte, option)))
      return failure();
    kept.warnOfLoops(option);
    if (kept.get().empty()) {
      step.emitWarning() << "has no value that " << option
                         << " moves: those that backward reads of forward are too small, or read "
                            "again too soon";
      return success();
    }
    space = getHostSpace(step->getParentOfType<ModuleOp>());
    copyAway();
    fetch();
    eraseDeadViews(block);
    dropBrokenTurns(block);
    return success();
  }

  int64_t getCount() const { return kept.get().size(); }

private:
  //===--------------------------------------------------------------------===//
  // Copies
  //===--------------------------------------------------------------------===//

  /// A copy stands where its source's bytes are given up; it runs as soon as they are there. What
  /// other ops make meanwhile gets bytes of its own until too much waits.
  void copyAway() {
    ArrayRef<KeptValue> moved = kept.get();
    const Positions &positions = kept.getPositions();
    int64_t most = 2 * KeptValues::getMost(moved, &KeptValue::made), waiting = 0;
    auto copyFirst = [&](Operation *before) { // those that have copies are the first ones
      const KeptValue &one = moved[away.size()];
      OpBuilder builder(before);
      away.push_back(CopyOp::create(builder, one.value.getLoc(), one.value, space.away));
      away.back()->setAttr(kSpaceAttr, space.host);
      waiting -= one.bytes;
    };
    for (size_t i = 0; i < moved.size();) {
      while (away.size() < i && moved[away.size()].turn < moved[i].turn)
        copyFirst(positions.at(moved[away.size()].turn + 1));
      int64_t made = moved[i].made, bytes = 0;
      for (; i < moved.size() && moved[i].made == made; ++i)
        bytes += moved[i].bytes;
      while (waiting + bytes > most)
        copyFirst(positions.at(made));
      waiting += bytes;
    }
    while (away.size() < moved.size())
      copyFirst(positions.at(moved[away.size()].turn + 1));
  }

  /// A fetch stands where its target's bytes are taken.
  void fetch() {
    int64_t most = 2 * KeptValues::getMost(kept.get(), &KeptValue::firstRead);
    for (auto [index, at] : kept.placeReturns(kept.get(), most)) {
      const KeptValue &one = kept.get()[index];
      OpBuilder builder(kept.getPositions().at(at));
      kept.readBack(
          one, CopyOp::create(builder, one.value.getLoc(), away[index].getResult(), space.fetch)
                   .getResult());
    }
  }

  func::FuncOp step;
  Block &block;
  int64_t minBytes;
  KeptValues kept;
  SmallVector<CopyOp> away;
  HostSpace space;
};

struct OffloadActivations : public impl::OffloadActivationsPassBase<OffloadActivations> {
  using OffloadActivationsPassBase::OffloadActivationsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-offload-activations", Phase::Partitioned)) ||
        failed(recordOptions(module, *this)) || failed(offload(module)))
      signalPassFailure();
  }

  LogicalResult offload(ModuleOp module) {
    FailureOr<std::string> where = resolveActivations(module, activations);
    if (failed(where))
      return failure();
    if (*where != "offloaded" && *where != "partitioned-offloaded") {
      markAllAnalysesPreserved(); // not verified again
      return success();
    }
    std::string option = "--activations=" + *where;
    auto step = findStep<func::FuncOp>(module);
    if (!step)
      return module.emitError() << "has no training step, whose values " << option << " moves";
    Offloader offloader(step, offloadMinBytes);
    if (failed(offloader.run(option)))
      return failure();
    numOffloaded += offloader.getCount();
    return success();
  }
};

} // namespace
} // namespace zero
