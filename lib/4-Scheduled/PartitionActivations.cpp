//===- PartitionActivations.cpp - zero-partition-activations ------------------------===//
#include "EqualValues.h"
#include "KeptValues.h"
#include "OwnParts.h"
#include "ScheduleResources.h"
#include "VerifyActivations.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"
#include "zero/4-Scheduled/Activations.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"

namespace zero {
#define GEN_PASS_DEF_PARTITIONACTIVATIONSPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// Kernels move so many times a value's bytes while it is in parts, at least: a link between
/// devices is slower than their memory by about as much, and the value crosses it once.
constexpr int64_t kTrafficPerByte = 8;

/// The group of the model's axis that has several ranks; none without one.
std::optional<Group> findGroup(ModuleOp module) {
  for (auto mesh : module.getOps<MeshOp>())
    for (auto axis : getModelAxes(mesh).getAsRange<StringAttr>())
      if (mesh.getAxisSize(axis.getValue()) > 1)
        return Group{FlatSymbolRefAttr::get(mesh.getSymNameAttr()),
                     ArrayAttr::get(module.getContext(), {axis})};
  return std::nullopt;
}

/// Cuts the values of one step.
class Partitioner {
public:
  Partitioner(func::FuncOp step, Group group, const Target &target)
      : step(step), module(step->getParentOfType<ModuleOp>()), group(group),
        mesh(module.lookupSymbol<MeshOp>(group.mesh)), ranks(mesh.getGroupSize(group.axes)),
        kernels(module, target), kept(step) {}

  LogicalResult run(int64_t minBytes, StringRef option) {
    if (failed(kept.find(minBytes, kTrafficPerByte, option)))
      return failure();
    kept.warnOfLoops(option);
    choose();
    if (chosen.empty()) {
      step.emitWarning() << "has no value that " << option << " cuts along "
                         << cast<StringAttr>(group.axes[0])
                         << ": those that backward reads of forward are too small, read again too "
                            "soon, or not the same on its ranks";
      return success();
    }
    ScheduleResources resources(module);
    communicator = resources.getCommunicator(group, CollectiveKind::AllGather);
    stream = resources.getStream(CollectiveKind::AllGather);
    work = resources.getWorkStream();
    for (const KeptValue &one : chosen)
      if (failed(store(one)))
        return failure();
    // What the next op reads is under way while the one before it is at work.
    int64_t most = KeptValues::getMost(chosen, &KeptValue::firstRead);
    for (auto [index, at] : kept.placeReturns(chosen, most))
      gather(chosen[index], parts[index], kept.getPositions().at(at));
    eraseDeadViews(step.getBody().front());
    dropBrokenTurns(step.getBody().front());
    return success();
  }

  int64_t getCount() const { return chosen.size(); }

private:
  /// What ranks of the group have alike and can have equal parts of.
  void choose() {
    EqualValues equal(step, cast<StringAttr>(group.axes[0]));
    for (const KeptValue &one : kept.get()) {
      if (!equal.contains(one.value))
        continue;
      int64_t elements = cast<RankedTensorType>(one.value.getType()).getNumElements();
      bool isDivided = elements % ranks == 0;
      remark(one.value, isDivided);
      if (isDivided)
        chosen.push_back(one);
    }
  }

  void remark(Value value, bool isDivided) {
    if (!module.getContext()->getRemarkEngine() || module->hasAttr(kTrialAttr))
      return;
    std::string type;
    llvm::raw_string_ostream(type) << value.getType();
    auto options = remark::RemarkOpts::name(isDivided ? "cut" : "whole")
                       .category("zero-partition-activations");
    remark::analysis(value.getLoc(), options) << remark::add(
        "{0} bytes of {1} {2}", getTensorBytes(value.getType()), type,
        isDivided ? "are kept in parts" : "stay whole: ranks do not divide their elements");
  }

  RankedTensorType flatten(Type type) const {
    auto tensor = cast<RankedTensorType>(type);
    return RankedTensorType::get({tensor.getNumElements()}, tensor.getElementType());
  }

  static Value view(OpBuilder &builder, Value value, Type type) {
    if (value.getType() == type)
      return value;
    return ViewOp::create(builder, value.getLoc(), type, value, builder.getI64IntegerAttr(0));
  }

  /// The rank's part stands behind forward's last reader of the whole.
  LogicalResult store(const KeptValue &one) {
    OpBuilder builder(step.getContext());
    builder.setInsertionPointAfter(kept.getPositions().at(one.lastForward));
    RankedTensorType whole = flatten(one.value.getType());
    FailureOr<FlatSymbolRefAttr> kernel = kernels.get(whole, group, ranks, one.value.getLoc());
    if (failed(kernel))
      return failure();
    Type part = RankedTensorType::get({whole.getNumElements() / ranks}, whole.getElementType());
    auto dispatch = DispatchOp::create(builder, one.value.getLoc(), part, /*workspace=*/Type(),
                                       *kernel, view(builder, one.value, whole),
                                       builder.getDenseI64ArrayAttr({-1}), FlatSymbolRefAttr());
    parts.push_back(dispatch.getResult(0));
    return success();
  }

  /// The gather starts before `start`, and is awaited before the first op of backward that reads
  /// the value.
  void gather(const KeptValue &one, Value part, Operation *start) {
    OpBuilder builder(start);
    MLIRContext *context = builder.getContext();
    Location loc = one.value.getLoc();
    Type whole = flatten(one.value.getType());
    auto started = CollectiveStartOp::create(
        builder, loc, FutureType::get(context, {whole}),
        CollectiveKindAttr::get(context, CollectiveKind::AllGather), ReduceKindAttr(), part,
        ArrayAttr(), ArrayAttr(), stream, communicator);
    builder.setInsertionPoint(kept.getPositions().at(one.firstRead));
    auto await = AwaitOp::create(builder, loc, whole, started.getFuture(), work);
    kept.readBack(one, view(builder, await.getResult(0), one.value.getType()));
  }

  func::FuncOp step;
  ModuleOp module;
  Group group;
  MeshOp mesh;
  int64_t ranks;
  PartKernels kernels;
  KeptValues kept;
  SmallVector<KeptValue> chosen;
  SmallVector<Value> parts; // of `chosen`
  FlatSymbolRefAttr stream, communicator, work;
};

struct PartitionActivations : public impl::PartitionActivationsPassBase<PartitionActivations> {
  using PartitionActivationsPassBase::PartitionActivationsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-partition-activations", Phase::Partitioned)) ||
        failed(recordOptions(module, *this)) || failed(partition(module)))
      signalPassFailure();
  }

  LogicalResult partition(ModuleOp module) {
    FailureOr<std::string> where = resolveActivations(module, activations);
    if (failed(where))
      return failure();
    if (*where != "partitioned" && *where != "partitioned-offloaded") {
      markAllAnalysesPreserved(); // not verified again
      return success();
    }
    std::string option = "--activations=" + *where;
    auto step = findStep<func::FuncOp>(module);
    if (!step)
      return module.emitError() << "has no training step, whose values " << option << " cuts";
    std::optional<Group> group = findGroup(module);
    if (!group)
      return step.emitError()
             << option
             << " expects an axis along which ranks have the same values of forward, found none "
                "beside those that cut the batch; name one (--mesh=dp=D,tp=T) of the step's own, "
                "or "
                "with --tensor-parallel, or take --activations=offloaded";
    FailureOr<std::unique_ptr<Target>> target = getTarget(module);
    if (failed(target))
      return failure();
    Partitioner partitioner(step, *group, **target);
    if (failed(partitioner.run(partitionMinBytes, option)))
      return failure();
    numPartitioned += partitioner.getCount();
    return recordActivations(module);
  }
};

} // namespace
} // namespace zero
