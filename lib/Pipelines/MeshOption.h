//===- MeshOption.h - The mesh of ranks as one option -----------------------------===//
#ifndef ZERO_LIB_PIPELINES_MESHOPTION_H
#define ZERO_LIB_PIPELINES_MESHOPTION_H

#include "zero/Pipelines/Pipelines.h"

namespace zero {

/// Sets `ranks` and `shard-group` to what `mesh` says, where it is given. Fails with a message
/// where it is no mesh, or one of the two is given as another number.
mlir::LogicalResult readMeshOption(mlir::ModuleOp module, PipelineOptions &options);

} // namespace zero
#endif
