//===- Origin.h - The program that a phase's text must be equal to -------------===//
//
// From `replica` on a module carries its origin, the `import` program, as bytecode in the attribute
// `zero.origin` (printed last, as a resource); `zero.config` has its hash. A pipeline proves every
// phase it makes against the one above, which it still has. Text that is read back may have been
// edited: it is proved against the origin, with the phases between made once more. That passes make
// them costs no trust, as each of them is proved on the way like any other.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_PIPELINES_ORIGIN_H
#define ZERO_PIPELINES_ORIGIN_H

#include "zero/Pipelines/Pipelines.h"

namespace zero {

/// Gives `module`, which is in phase `import`, its origin: itself, without source locations.
mlir::LogicalResult attachOrigin(mlir::ModuleOp module);

/// The origin that `module`, which was proved equal to it, carries; null where it carries none.
mlir::OwningOpRef<mlir::ModuleOp> getOrigin(mlir::ModuleOp module);

/// The import program that `module`, below `import`, was made from, whether or not it is equal to
/// it: the one that `options.origin` names, else the one that the text carries. Null, with a
/// message, where there is none, or where it is damaged or another one.
mlir::OwningOpRef<mlir::ModuleOp> findOrigin(mlir::ModuleOp module, const PipelineOptions &options);

/// Proves a text equal to the origin that it carries, or that `options.origin` names. An import
/// program is proved equal to one that is named: padded, or one rank's, to the step. With
/// `options.unproved` it notes in `zero.config` that nothing was proved instead. Fails with a
/// message where the text has no origin, where the origin is damaged or another one, or where the
/// text differs from it.
mlir::LogicalResult proveText(mlir::ModuleOp module, const PipelineOptions &options);

} // namespace zero
#endif
