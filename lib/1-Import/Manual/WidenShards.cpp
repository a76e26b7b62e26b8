//===- WidenShards.cpp - zero-widen-shards ---------------------------------===//

#include "Replicas.h"
#include "ShardComponent.h"

#include "zero/1-Import/Passes.h"
#include "zero/Analysis/Manual.h"
#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Support/Background.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace zero {
#define GEN_PASS_DEF_WIDENSHARDSPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// Where parts come from or go to: (value, dimension).
static std::optional<std::pair<Value, int64_t>> getSeed(Operation &op, int64_t devices) {
  if (auto scatter = dyn_cast<hlo::ReduceScatterOp>(op))
    return std::pair(Value(scatter.getResult()),
                     static_cast<int64_t>(scatter.getScatterDimension()));
  if (auto gather = dyn_cast<hlo::AllGatherOp>(op))
    return std::pair(Value(op.getOperand(0)), static_cast<int64_t>(gather.getAllGatherDim()));
  if (auto slice = dyn_cast<hlo::DynamicSliceOp>(op))
    if (std::optional<int64_t> dim = getOwnPart(slice, devices))
      return std::pair(Value(slice.getResult()), *dim);
  return std::nullopt;
}

/// Indices of parts that nobody takes any more, and reductions of what is whole.
static void eraseUnused(Block &body) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op) || (hlo::isTiedToDevices(&op) && op.use_empty()))
      op.erase();
}

/// All that can be written on whole values; a remark says of what else why not.
static std::vector<ShardComponent> findComponents(DeviceProgram &program) {
  std::vector<ShardComponent> found;
  llvm::SmallPtrSet<Operation *, 4> named; // of several with one obstacle, once
  for (Operation &op : program.body.without_terminator()) {
    std::optional<std::pair<Value, int64_t>> seed = getSeed(op, program.devices);
    if (!seed ||
        llvm::any_of(found, [&](const ShardComponent &each) { return each.contains(seed->first); }))
      continue;
    ShardComponent component(program);
    bool isGrown = succeeded(component.grow(seed->first, seed->second));
    if (isGrown && component.isOwn())
      found.push_back(std::move(component));
    else if (!isGrown && component.isOwn() && component.getObstacle() &&
             named.insert(component.getObstacle()).second)
      component.getObstacle()->emitRemark(
          "keeps the values that devices have parts of from being written as whole ones");
  }
  return found;
}

/// Leaves those whose sums are added to something that is not a device's own sum.
static void dropUnfinished(std::vector<ShardComponent> &components) {
  auto isPartial = [&](Value value) {
    return llvm::any_of(components,
                        [&](const ShardComponent &each) { return each.isPartial(value); });
  };
  // Without one of them, others may be unfinished.
  while (true) {
    auto unfinished = llvm::find_if(components, [&](const ShardComponent &each) {
      return !llvm::all_of(each.getAddends(), isPartial);
    });
    if (unfinished == components.end())
      return;
    components.erase(unfinished);
  }
}

/// The values that may differ between devices, as those of `arguments` do.
static llvm::DenseSet<Value> findVarying(Block &body, int64_t devices,
                                         llvm::function_ref<bool(BlockArgument)> arguments) {
  llvm::DenseSet<Value> own;
  for (BlockArgument argument : body.getArguments())
    if (arguments(argument))
      own.insert(argument);
  return import::findVarying(body, std::move(own), [&](Operation *op) {
    DenseIntElementsAttr groups = hlo::getReplicaGroups(op);
    return isa<hlo::AllReduceOp, hlo::AllGatherOp>(op) && coversAll(groups, devices);
  });
}

/// Widens every component of the program; `whenWidened` is told of each.
static void widenAll(DeviceProgram &program,
                     llvm::function_ref<void(const ShardComponent &)> whenWidened) {
  std::vector<ShardComponent> components = findComponents(program);
  dropUnfinished(components);
  for (ShardComponent &component : components) {
    component.widen();
    whenWidened(component);
  }
  if (!components.empty())
    eraseUnused(program.body);
}

/// Data that every replica is given whole, of which it reads its own part alone: the argument is
/// that part, as of any replica's program, and the whole is again what all of them make. So
/// samplers inside a step read their rows. `mayBeData` says no of what may be a state.
static void takeOwnRows(Block &body, int64_t replicas,
                        llvm::function_ref<bool(BlockArgument)> mayBeData) {
  for (BlockArgument argument : body.getArguments()) {
    std::optional<int64_t> along;
    bool isOwn = llvm::all_of(argument.getUses(), [&](OpOperand &use) {
      auto slice = dyn_cast<hlo::DynamicSliceOp>(use.getOwner());
      std::optional<int64_t> dim =
          slice && use.getOperandNumber() == 0 ? getOwnPart(slice, replicas) : std::nullopt;
      bool isSame = dim && (!along || along == dim);
      along = dim;
      return isSame;
    });
    if (!along || !isOwn || !mayBeData(argument))
      continue;
    SmallVector<Operation *> slices(argument.user_begin(), argument.user_end());
    argument.setType(slices.front()->getResult(0).getType());
    for (Operation *slice : slices) {
      slice->getResult(0).replaceAllUsesWith(argument);
      slice->erase();
    }
  }
  eraseUnused(body);
}

namespace {

struct WidenShardsPass : zero::impl::WidenShardsPassBase<WidenShardsPass> {
  void runOnOperation() override {
    if (failed(ir::expectPhase(getOperation(), getArgument(), ir::Phase::Input)))
      return signalPassFailure();
    bool changed = false;
    for (auto entry : getOperation().getOps<func::FuncOp>()) {
      if (entry.isExternal() || !entry.getBody().hasOneBlock())
        continue;
      auto computations =
          llvm::to_vector(entry.getBody().front().getOps<sdy::ManualComputationOp>());
      for (sdy::ManualComputationOp op : computations)
        widenIn(op);
      changed |= !computations.empty();
      if (isReplica(entry))
        joinLevels(entry);
      int64_t replicas = isReplica(entry) ? countQuietly(entry) : 1;
      if (replicas > 1)
        widenReplica(entry, replicas);
      changed |= isReplica(entry);
    }
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }

  /// Collectives that disagree are told of when roles are inferred; 1 for them.
  int64_t countQuietly(func::FuncOp entry) {
    OwnDiagnostics quiet(&getContext(), [](Diagnostic &) {});
    FailureOr<int64_t> replicas = countReplicas(entry);
    return succeeded(replicas) ? *replicas : 1;
  }

  /// One replica's program: an argument that is a part becomes the whole.
  static void widenReplica(func::FuncOp entry, int64_t replicas) {
    auto always = [](unsigned, int64_t) { return true; };
    Block &body = entry.getBody().front();
    // Roles are not known yet: numbers and what looks like a state is taken to be one of all
    // replicas'.
    TypeRange results = body.getTerminator()->getOperandTypes();
    auto isOwn = [&](BlockArgument each) {
      return hlo::tensorType(each).getRank() > 0 && !llvm::is_contained(results, each.getType());
    };
    DeviceProgram program{body, replicas, always, always, findVarying(body, replicas, isOwn)};
    widenAll(program, [](const ShardComponent &) {});
    takeOwnRows(body, replicas, isOwn);
    entry.setFunctionType(FunctionType::get(entry.getContext(), body.getArgumentTypes(),
                                            body.getTerminator()->getOperandTypes()));
  }

  /// Operands and results are whole already: devices get all of what they had parts of.
  static void widenIn(sdy::ManualComputationOp op) {
    SmallVector<sdy::ShardingAttr> in(op.getInShardings().getShardings());
    SmallVector<sdy::ShardingAttr> out(op.getOutShardings().getShardings());
    int64_t devices = countDevices(op);
    if (devices < 2)
      return;
    auto isAlong = [&](ArrayRef<sdy::ShardingAttr> shardings) {
      return [=, &op](unsigned index, int64_t dim) {
        SmallVector<dist::ShardedDim> dims = dist::getShardedDims(op, shardings[index]);
        return dims.size() == 1 && dims[0].dim == dim && dims[0].parts == devices;
      };
    };
    Block &body = op.getBody().front();
    auto isOwn = [&](BlockArgument each) {
      return !dist::getShardedDims(op, in[each.getArgNumber()]).empty();
    };
    DeviceProgram program{body, devices, isAlong(in), isAlong(out),
                          findVarying(body, devices, isOwn)};
    auto open = [](sdy::ShardingAttr sharding) {
      SmallVector<sdy::DimensionShardingAttr> none(
          sharding.getDimensions().size(),
          sdy::DimensionShardingAttr::get(sharding.getContext(), {}, false, -1));
      return sdy::ShardingAttr::get(sharding.getContext(), sharding.getMesh(), none,
                                    sharding.getReplicated(), sharding.getUnreduced());
    };
    widenAll(program, [&](const ShardComponent &component) {
      for (auto [index, dim] : component.arguments)
        in[index] = open(in[index]);
      for (auto [index, dim] : component.results)
        out[index] = open(out[index]);
    });
    op.setInShardingsAttr(sdy::ShardingPerValueAttr::get(op.getContext(), in));
    op.setOutShardingsAttr(sdy::ShardingPerValueAttr::get(op.getContext(), out));
  }

  /// Devices along the only axis of more than one; 1 where there are several, or it is not manual.
  static int64_t countDevices(sdy::ManualComputationOp op) {
    int64_t devices = 1;
    auto shardings = llvm::concat<const sdy::ShardingAttr>(op.getInShardings().getShardings(),
                                                           op.getOutShardings().getShardings());
    for (sdy::ShardingAttr sharding : shardings) {
      sdy::MeshAttr mesh = sdy::lookupMesh(op, sharding);
      int64_t product = 1, largest = 1;
      for (sdy::MeshAxisAttr axis : mesh.getAxes()) {
        bool isManual = llvm::is_contained(op.getManualAxes().getAxes(),
                                           StringAttr::get(op.getContext(), axis.getName()));
        product *= axis.getSize();
        largest = isManual ? std::max<int64_t>(largest, axis.getSize()) : largest;
      }
      if (product != largest || !llvm::is_sorted(mesh.getDeviceIds()))
        return 1;
      devices = std::max(devices, product);
    }
    return devices;
  }
};

} // namespace
