//===- ShardComponent.h - Values of which each device has its part --------------------===//
//
// A step that is sharded by hand (FSDP, ZeRO in a script) keeps parts of its states on devices,
// gathers them before use and scatters the sums of gradients:
//
//   %w = all_gather(%part)     ...     %g = reduce_scatter(%partial); %new = subtract %part, %g
//
// A component is all values that hang together so, each one device's part of a whole value along
// one dimension. Written on whole values, it needs no gather, and reduce_scatter is all_reduce.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_SHARDCOMPONENT_H
#define ZERO_LIB_IMPORT_SHARDCOMPONENT_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <functional>

namespace zero::import {

/// One device's program: a block, and which of its arguments and results may be parts.
struct DeviceProgram {
  mlir::Block &body;
  int64_t devices;
  std::function<bool(unsigned argument, int64_t dim)> mayWidenArgument;
  std::function<bool(unsigned result, int64_t dim)> mayWidenResult;
  /// Values that may differ between devices: every device would use its own for all parts.
  llvm::DenseSet<mlir::Value> varying;
};

class ShardComponent {
public:
  explicit ShardComponent(DeviceProgram &program) : program(&program) {}

  /// Takes in all that hangs together with `value`, one device's part along `dim`. Fails where an
  /// op of it cannot be written on whole values so; the program is unchanged.
  mlir::LogicalResult grow(mlir::Value value, int64_t dim);
  /// Whether devices keep a state in parts, or take their parts of what all of them have.
  bool isOwn() const { return takesParts || (hasArgument && hasResult); }
  bool contains(mlir::Value value) const { return dims.contains(value); }
  /// Whether `value` is what each device makes of its parts alone, and reduced only.
  bool isPartial(mlir::Value value) const { return partials.contains(value); }
  /// What such values are added to before they are reduced: it has to be such a value too.
  llvm::SmallVector<mlir::Value> getAddends() const;
  /// Writes it on whole values; the types of the block's arguments change.
  void widen();
  /// The arguments and results that became whole, with their dimensions.
  llvm::SmallVector<std::pair<unsigned, int64_t>> arguments, results;
  /// The op for which `grow` failed; null where that is an argument or a result.
  mlir::Operation *getObstacle() const { return obstacle; }

private:
  bool add(mlir::Value value, int64_t dim);
  bool visitSource(mlir::Value value, int64_t dim);
  bool visitUse(mlir::OpOperand &use, int64_t dim);
  bool visitOp(mlir::Operation *op, int64_t dim);
  bool visitBroadcastUse(hlo::BroadcastInDimOp op, int64_t dim);
  bool visitReshape(hlo::ReshapeOp op, int64_t dim);
  bool visitStack(mlir::Operation *op, int64_t dim);
  bool visitReduction(hlo::ReduceOp op, int64_t dim);
  bool visitProduct(hlo::DotGeneralOp op, unsigned operand, int64_t dim);
  bool visitPartialSum(mlir::Value partial, ir::ReduceKind kind);
  bool isSameOnAll(mlir::Value value) const { return !program->varying.contains(value); }
  bool isRegrown(mlir::Value value, int64_t dim) const;
  mlir::Type getWhole(mlir::Value value, int64_t dim) const;
  void lengthen(hlo::SliceOp slice) const;
  mlir::Value regrow(mlir::OpBuilder &builder, mlir::Value value, int64_t dim) const;

  DeviceProgram *program;
  llvm::MapVector<mlir::Value, int64_t> dims;
  llvm::SmallVector<mlir::Value> work;
  llvm::SetVector<mlir::Operation *> ops;            // of parts, written on whole values
  llvm::SetVector<mlir::Operation *> gathers, takes; // where parts go and come from
  llvm::MapVector<mlir::Value, ir::ReduceKind> partials;
  llvm::SetVector<mlir::Operation *> sums;                        // that add partials
  llvm::SetVector<std::pair<mlir::Operation *, unsigned>> totals; // reductions of partials
  mlir::Operation *obstacle = nullptr;
  bool takesParts = false, hasArgument = false, hasResult = false;
};

/// Whether the groups of a collective are one, of all devices in any order.
bool coversAll(mlir::DenseIntElementsAttr groups, int64_t devices);
/// The same, in ascending order.
bool coversAllInOrder(mlir::DenseIntElementsAttr groups, int64_t devices);

/// The dimension along which `op` takes the device's own part of its operand; none where it does
/// not.
std::optional<int64_t> getOwnPart(hlo::DynamicSliceOp op, int64_t devices);

} // namespace zero::import
#endif
