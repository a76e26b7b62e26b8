//===- Recomputed.h - Marks of what is kept for backward and what is computed again --------===//
//
// Attributes of ops, from `replica` until kernels are formed: `zero.kept` on a forward op whose
// result backward reads, `zero.recomputed` on a copy of a forward op that stands in backward. They
// mean nothing: they keep passes that merge equal ops from merging a copy with the first one, and
// tell people, reports and later passes what was chosen.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_RECOMPUTED_H
#define ZERO_DIALECT_ZERO_RECOMPUTED_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace zero::ir {

constexpr llvm::StringLiteral kKept = "zero.kept";
constexpr llvm::StringLiteral kRecomputed = "zero.recomputed";

inline void markKept(mlir::Operation *op) {
  op->setDiscardableAttr(kKept, mlir::UnitAttr::get(op->getContext()));
}
/// Of a copy of an op that may have been marked as kept.
inline void markRecomputed(mlir::Operation *op) {
  op->removeDiscardableAttr(kKept);
  op->setDiscardableAttr(kRecomputed, mlir::UnitAttr::get(op->getContext()));
}
inline bool isKept(mlir::Operation *op) { return op->hasAttr(kKept); }
inline bool isRecomputed(mlir::Operation *op) { return op->hasAttr(kRecomputed); }
inline void dropRecomputationMarks(mlir::Operation *op) {
  op->removeDiscardableAttr(kKept);
  op->removeDiscardableAttr(kRecomputed);
}

} // namespace zero::ir
#endif
