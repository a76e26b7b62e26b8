//===- Regions.h - What a plan's arena is filled with at its fullest ----------------------===//
//
// For reports: counted from the launches of a plan; nothing is compared with it.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_5_PLANNED_REGIONS_H
#define ZERO_5_PLANNED_REGIONS_H

#include "mlir/IR/BuiltinOps.h"
#include <optional>

namespace zero {

/// Bytes of one kind, and in how many stretches of the arena they lie; bytes of the other kind or
/// free ones are between two.
struct Region {
  int64_t bytes = 0, stretches = 0;
};

/// Values of an entry in the device's arena at the launch where most of them live.
struct Regions {
  /// Live through a tenth of the launches and more: what forward leaves for backward, gradients
  /// that wait.
  Region longLived;
  Region shortLived;
  /// What the most that lives grows by where bytes that launches of other streams use, transfers,
  /// are counted until a stream waits for these.
  int64_t inFlight = 0;
  /// What the arena has beyond all of that.
  int64_t lost = 0;
};

/// Of the entry where most bytes live, by zero.memory; none where it names none.
std::optional<Regions> findRegions(mlir::ModuleOp planned);

} // namespace zero
#endif
