//===- Phase.h - The phase a module is in, and its options ------------------===//
//
// `zero.phase` names the phase, `zero.format` the version of its text, `zero.config` the options
// that made it. Passes call `expectPhase` first and `setPhase` last; options go through
// `recordConfig`, so that a contradicting one is an error and `--compile-from` needs none.
//===------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_PHASE_H
#define ZERO_DIALECT_ZERO_PHASE_H

#include "zero/Dialect/Zero/Zero.h"
#include <optional>

namespace zero::ir {

enum class Phase { Input, Import, Replica, Partitioned, Scheduled, Planned, Executable };

/// Version of the phases' text; another one is refused by number.
constexpr int64_t kFormatVersion = 3;

llvm::StringRef stringifyPhase(Phase phase);
std::optional<Phase> symbolizePhase(llvm::StringRef name);

/// Phase of the module; `Input` where it has none.
Phase getPhase(mlir::ModuleOp module);
void setPhase(mlir::ModuleOp module, Phase phase);

/// Fails with a message that names `pass`, the phase it expects, the one found and the pipeline
/// that gets there; also when the module's format is another version.
mlir::LogicalResult expectPhase(mlir::ModuleOp module, llvm::StringRef pass, Phase expected);

/// The same for the verifier that ends `phase`: the module comes from the phase above, or is in
/// `phase` already and is checked once more, as text may have been edited since.
mlir::LogicalResult expectPhaseToVerify(mlir::ModuleOp module, llvm::StringRef pass, Phase phase);

/// Fails with a message that names `pass` where the module is no rank's yet: it has no mesh.
mlir::LogicalResult expectOneRank(mlir::ModuleOp module, llvm::StringRef pass);

/// One entry of `zero.config`, null where absent.
mlir::Attribute getConfig(mlir::ModuleOp module, llvm::StringRef key);
std::optional<int64_t> getConfigInt(mlir::ModuleOp module, llvm::StringRef key);
std::optional<llvm::StringRef> getConfigString(mlir::ModuleOp module, llvm::StringRef key);
/// Whether ranks hold whole gradients until the optimizer starts: at stages 0 and 1.
bool holdsWholeGradients(mlir::ModuleOp module);

/// Whether `zero.config` is what `recordConfig` left: what a program was made with does not all
/// show in it, so an edit of an option is noticed by a checksum, `zero.config_checksum`.
bool isConfigIntact(mlir::ModuleOp module);

/// Sets one entry; fails with a message when the module already has another value.
mlir::LogicalResult recordConfig(mlir::ModuleOp module, llvm::StringRef key, mlir::Attribute value);
mlir::LogicalResult recordConfigInt(mlir::ModuleOp module, llvm::StringRef key, int64_t value);

} // namespace zero::ir
#endif
