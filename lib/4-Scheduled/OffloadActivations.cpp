//===- OffloadActivations.cpp - zero-offload-activations ----------------------------------===//
#include "KeptValues.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
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

/// Kernels move so many times a value's bytes while it is away, at least: a link to the host is
/// slower than the device's memory by about as much, and the value crosses it twice.
constexpr int64_t kTrafficPerByte = 32;

/// Moves the values of one step.
class Offloader {
public:
  Offloader(func::FuncOp step, int64_t minBytes)
      : step(step), block(step.getBody().front()), minBytes(minBytes), kept(step) {}

  LogicalResult run(StringRef option) {
    if (failed(kept.find(minBytes, kTrafficPerByte, option)))
      return failure();
    if (kept.get().empty()) {
      step.emitWarning() << "has no value that " << option
                         << " moves: those that backward reads of forward are too small, or read "
                            "again too soon";
      return success();
    }
    addResources();
    copyAway();
    fetch();
    eraseDeadViews(block);
    return success();
  }

  int64_t getCount() const { return kept.get().size(); }

private:
  //===--------------------------------------------------------------------===//
  // Symbols
  //===--------------------------------------------------------------------===//

  void addResources() {
    auto module = step->getParentOfType<ModuleOp>();
    SymbolTable symbols(module);
    Operation *behind = nullptr; // streams and spaces keep the order of their kind
    for (Operation &op : *module.getBody())
      if (isa<MeshOp, StreamOp, SpaceOp>(op))
        behind = &op;
    OpBuilder builder(module.getContext());
    auto add = [&](auto op) {
      FlatSymbolRefAttr name = FlatSymbolRefAttr::get(symbols.insert(
          op, behind ? std::next(Block::iterator(behind)) : module.getBody()->begin()));
      behind = op;
      return name;
    };
    if (module.getOps<SpaceOp>().empty())
      add(SpaceOp::create(builder, module.getLoc(), MemoryKind::Device, "device"));
    host = add(SpaceOp::create(builder, module.getLoc(), MemoryKind::Host, "host"));
    constexpr int64_t kPriority = 0;
    awayStream = add(StreamOp::create(builder, module.getLoc(), "offload", kPriority));
    fetchStream = add(StreamOp::create(builder, module.getLoc(), "fetch", kPriority));
  }

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
      away.push_back(CopyOp::create(builder, one.value.getLoc(), one.value, awayStream));
      away.back()->setAttr(kSpaceAttr, host);
      waiting -= one.bytes;
    };
    for (size_t i = 0; i < moved.size();) {
      int64_t made = moved[i].made, bytes = 0;
      for (; i < moved.size() && moved[i].made == made; ++i)
        bytes += moved[i].bytes;
      while (waiting + bytes > most)
        copyFirst(positions.at(made));
      waiting += bytes;
    }
    while (away.size() < moved.size())
      copyFirst(positions.at(kept.getTurn() + 1));
  }

  /// A fetch stands where its target's bytes are taken.
  void fetch() {
    int64_t most = 2 * KeptValues::getMost(kept.get(), &KeptValue::firstRead);
    for (auto [index, at] : kept.placeReturns(kept.get(), most)) {
      Value value = kept.get()[index].value;
      OpBuilder builder(kept.getPositions().at(at));
      kept.readBack(value,
                    CopyOp::create(builder, value.getLoc(), away[index].getResult(), fetchStream)
                        .getResult());
    }
  }

  func::FuncOp step;
  Block &block;
  int64_t minBytes;
  KeptValues kept;
  SmallVector<CopyOp> away;
  FlatSymbolRefAttr host, awayStream, fetchStream;
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
    if (activations != "offloaded" && activations != "partitioned-offloaded")
      return success();
    std::string option = "--activations=" + activations;
    auto step = findStep<func::FuncOp>(module);
    if (!step)
      return module.emitError() << "has no training step, whose values " << option << " moves";
    if (int64_t count = getConfigInt(module, "accumulate").value_or(1); count > 1)
      return step.emitError() << "has " << count
                              << " micro-batches, of which each has a forward of its own; "
                              << option << " expects one, leave --accumulate away";
    Offloader offloader(step, offloadMinBytes);
    if (failed(offloader.run(option)))
      return failure();
    numOffloaded += offloader.getCount();
    return success();
  }
};

} // namespace
} // namespace zero
