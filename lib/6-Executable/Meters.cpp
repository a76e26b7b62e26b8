//===- Meters.cpp - Bytes that the runtime counts -------------------------------===//
#include "Meters.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Target/Staging.h"
#include "llvm/ADT/DenseSet.h"
#include <set>

using namespace mlir;
namespace json = llvm::json;

namespace zero {
namespace {

using Ranges = SmallVector<std::pair<int64_t, int64_t>>; // [first, second)

int64_t sumBytes(const Ranges &ranges) {
  int64_t bytes = 0;
  for (auto [begin, end] : ranges)
    bytes += end - begin;
  return bytes;
}

/// Each byte once.
int64_t countBytes(Ranges used) {
  llvm::sort(used);
  int64_t bytes = 0, end = 0;
  for (auto [begin, last] : used) {
    bytes += std::max<int64_t>(0, last - std::max(begin, end));
    end = std::max(end, last);
  }
  return bytes;
}

/// Collectives of the kind along `axes` alone, or, without any, along some that shard the batch.
SmallVector<ir::LaunchCollectiveOp> findReductions(ModuleOp module, ir::MeshOp mesh,
                                                   ir::CollectiveKind kind, ArrayAttr axes) {
  SmallVector<ir::LaunchCollectiveOp> found;
  auto isData = [&](Attribute axis) { return llvm::is_contained(mesh.getDataAxes(), axis); };
  if (FunctionOpInterface step = ir::findStep(module))
    step.walk([&](ir::LaunchCollectiveOp launch) {
      ArrayAttr along = launch.getGroup().axes;
      if (launch.getKind() == kind && (axes ? along == axes : llvm::any_of(along, isData)))
        found.push_back(launch);
    });
  return found;
}

} // namespace

/// Up to stage 1 gradients are whole units, which wait for the optimizer and are read by
/// reduce-scatters there; beyond it the rank's own ranges that these leave, or, with shard groups,
/// that all-reduces across them leave. Of one rank alone the plan speaks for itself: only units
/// with padding are reduced. What a model-parallel step scatters itself is no gradient.
json::Array writeMeters(ModuleOp module, const HostResources &resources) {
  json::Array meters;
  ir::MeshOp mesh = *module.getOps<ir::MeshOp>().begin();
  bool countsSources = ir::holdsWholeGradients(module);
  // With shard groups the gradient is the shard that has been reduced across them as well.
  ArrayAttr across;
  if (ArrayAttr axes = ir::getReplicaAxes(mesh); !countsSources && !axes.empty())
    across = axes;
  auto kind = across ? ir::CollectiveKind::AllReduce : ir::CollectiveKind::ReduceScatter;
  bool hasParts = ir::getConfigInt(module, "accumulate").value_or(1) > 1;
  Ranges used, whole;
  std::set<int64_t> communicators;
  llvm::DenseSet<Attribute> reduced;
  for (ir::LaunchCollectiveOp launch : findReductions(module, mesh, kind, across)) {
    communicators.insert(resources.getCommunicator(launch));
    ArrayAttr list = countsSources ? launch.getIns() : launch.getOuts();
    // The last result of one that is staged is scratch memory.
    size_t scratch = !countsSources && launch->hasAttr(kFoldsAttr) ? 1 : 0;
    // Of micro-batches' gradients one is predicted; a step's own reductions in parts all are.
    bool isPredicted =
        launch.getUnits() && (reduced.insert(launch.getUnitsAttr()).second || !hasParts);
    for (auto at : llvm::drop_end(list.getAsRange<ir::AllocationAttr>(), scratch)) {
      int64_t address = resources.getAddress(at);
      used.push_back({address, address + at.getBytes()});
      if (isPredicted)
        whole.push_back(used.back());
    }
  }
  // Micro-batches that are reduced in a type of their own are added in the program's: their sums
  // are none of these ranges.
  bool arePartial = hasParts && ir::getConfig(module, "reduce_dtype");
  if (used.empty() || mesh.getGroupSize(mesh.getDataAxes()) == 1)
    return meters;
  json::Object meter{{"kind", "grad"},
                     {"collective", ir::stringifyCollectiveKind(kind)},
                     {"counts", countsSources ? "sources" : "targets"},
                     {"bytes", countBytes(used)},
                     {"communicators", json::Array(communicators)}};
  if (arePartial)
    meter["partial"] = true;
  if (int64_t turns = sumBytes(whole) - countBytes(whole))
    meter["turns"] = turns;
  meters.push_back(std::move(meter));
  return meters;
}

} // namespace zero
