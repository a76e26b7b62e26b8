//===- PartTracer.h - Which parts of a whole value a step needs ----------------------===//
#ifndef ZERO_LIB_IMPORT_PARTTRACER_H
#define ZERO_LIB_IMPORT_PARTTRACER_H

#include "zero/Analysis/Distribution.h"

namespace zero::import {

/// Traces the parts of whole values that ops need back to one of them.
class PartTracer {
public:
  PartTracer(const dist::Distribution &distribution, mlir::Value source)
      : distribution(distribution), source(source) {}

  /// Notes the parts of the source from which that part of `value` is computed.
  void trace(mlir::Value value, dist::Sharding part);
  /// Notes what the ops of a block need of whole values that are computed from the source.
  void traceUses(mlir::Block &block);

  std::optional<dist::Sharding> found;
  bool isClear = true;

private:
  void visit(mlir::Value value, dist::Sharding part,
             llvm::SmallVectorImpl<std::pair<mlir::Value, dist::Sharding>> &pending);

  const dist::Distribution &distribution;
  mlir::Value source;
  llvm::DenseSet<mlir::Value> seen;
};

} // namespace zero::import
#endif
