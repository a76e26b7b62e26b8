//===- PlanMeters.cpp - What an executable counts of gradients, recounted -------===//
#include "PlanMeters.h"
#include "mlir/IR/BuiltinOps.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Zero.h"
#include <map>
#include <set>

using namespace mlir;
namespace json = llvm::json;

namespace zero::validate {

namespace {

bool hasMicroBatches(ModuleOp module) {
  std::optional<int64_t> count = ir::getConfigInt(module, "accumulate");
  return count && *count > 1;
}

/// Whether micro-batches may be added in another type than they are reduced in.
bool areSumsApart(ModuleOp module) {
  return ir::getConfig(module, "reduce_dtype") && hasMicroBatches(module);
}

/// The axes that shard the batch and no state: shards are reduced once more along them.
SmallVector<Attribute> axesAcrossGroups(ModuleOp module) {
  SmallVector<Attribute> axes;
  for (ir::MeshOp mesh : module.getOps<ir::MeshOp>())
    for (Attribute axis : mesh.getDataAxes())
      if (!llvm::is_contained(ir::getStateAxes(mesh), axis))
        axes.push_back(axis);
  return axes;
}

/// Whether a collective is the last one of gradients: what it leaves, or reads, is counted. What
/// is scattered along a model's axes alone is none.
bool endsGradients(ir::LaunchCollectiveOp launch, const HostNumbers &numbers,
                   ArrayRef<Attribute> across) {
  auto module = launch->getParentOfType<ModuleOp>();
  if (across.empty())
    return launch.getKind() == ir::CollectiveKind::ReduceScatter &&
           llvm::any_of(numbers.axesOf(launch), [&](Attribute axis) {
             return llvm::any_of(module.getOps<ir::MeshOp>(), [&](ir::MeshOp mesh) {
               return llvm::is_contained(mesh.getDataAxes(), axis);
             });
           });
  return launch.getKind() == ir::CollectiveKind::AllReduce &&
         numbers.axesOf(launch).getValue() == across;
}

/// Where values lie, by begin: each byte counts once.
class Places {
public:
  void add(int64_t begin, int64_t bytes) {
    int64_t &end = ends[begin];
    end = std::max(end, begin + bytes);
    values += bytes;
  }
  bool isEmpty() const { return ends.empty(); }
  int64_t getBytes() const {
    int64_t bytes = 0, reached = 0;
    for (auto [begin, end] : ends) {
      bytes += std::max<int64_t>(0, end - std::max(begin, reached));
      reached = std::max(reached, end);
    }
    return bytes;
  }
  /// By which values are more than their places.
  int64_t getTurns() const { return values - getBytes(); }

private:
  std::map<int64_t, int64_t> ends;
  int64_t values = 0;
};

} // namespace

json::Array tellMeters(ModuleOp planned, const HostNumbers &numbers) {
  bool areWhole = ir::getConfigInt(planned, "stage").value_or(0) <= 1;
  SmallVector<Attribute> across = areWhole ? SmallVector<Attribute>() : axesAcrossGroups(planned);
  Places all, units;
  llvm::DenseSet<Attribute> seen;
  std::set<int64_t> communicators;
  if (FunctionOpInterface step = ir::findStep(planned))
    for (auto launch : step.getFunctionBody().getOps<ir::LaunchCollectiveOp>())
      if (endsGradients(launch, numbers, across)) {
        communicators.insert(numbers.ofCommunicator(launch));
        // One of micro-batches, all that the step itself reduces in parts.
        bool isUnit = launch.getUnits() &&
                      (!hasMicroBatches(planned) || seen.insert(launch.getUnitsAttr()).second);
        for (ir::AllocationAttr at : llvm::drop_end(
                 (areWhole ? launch.getIns() : launch.getOuts()).getAsRange<ir::AllocationAttr>(),
                 !areWhole && launch->hasAttr("folds") ? 1 : 0)) {
          all.add(numbers.addressOf(at), at.getBytes());
          if (isUnit)
            units.add(numbers.addressOf(at), at.getBytes());
        }
      }
  json::Array meters;
  if (all.isEmpty() || numbers.isBatchWhole())
    return meters;
  json::Object meter{{"kind", "grad"},
                     {"collective", across.empty() ? "reduce_scatter" : "all_reduce"},
                     {"counts", areWhole ? "sources" : "targets"},
                     {"bytes", all.getBytes()},
                     {"communicators", json::Array(communicators)}};
  if (areSumsApart(planned))
    meter["partial"] = true;
  if (int64_t turns = units.getTurns())
    meter["turns"] = turns;
  meters.push_back(std::move(meter));
  return meters;
}

} // namespace zero::validate
