//===- RooflineReport.h - How long a step should take, for people ----------------===//
#ifndef ZERO_TOOLS_ZEROCOMPILE_ROOFLINEREPORT_H
#define ZERO_TOOLS_ZEROCOMPILE_ROOFLINEREPORT_H

#include "zero/Roofline/Roofline.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace zero {
/// What --machine asks for, gathered on the way down.
class RooflineReport {
public:
  explicit RooflineReport(cost::Machine machine) : machine(std::move(machine)) {}

  /// Counts what every plan of the graph does; of a module in phase `partitioned`.
  void countGraph(mlir::ModuleOp module);
  /// Measures the plan; of a module in phase `planned`.
  mlir::LogicalResult measurePlan(mlir::ModuleOp module);

  void print(llvm::raw_ostream &os) const;
  llvm::json::Value toJson() const;

private:
  cost::Machine machine;
  std::optional<roofline::Unavoidable> unavoidable; // none: the input was a plan already
  roofline::Step step;
};
} // namespace zero
#endif
