//===- Recompute.h - What is made again rather than stored ----------------------------===//
#ifndef ZERO_4_SCHEDULED_RECOMPUTE_H
#define ZERO_4_SCHEDULED_RECOMPUTE_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

namespace zero {

/// What storing and loading an element is worth in arithmetic ops: 8 to 12 bytes at the speed of
/// memory, and those that stay occupied in between. Vectors do some 100 ops in that time, on CPUs
/// and GPUs alike; an error function in two ranges is 90.
constexpr unsigned kMostCost = 96;

/// The same where nothing is stored either way, and two bytes less are loaded.
constexpr unsigned kMostCostOfHalf = 16;

/// Arithmetic ops for an element of the elementwise op `op`; nothing where it is better stored.
std::optional<unsigned> getCost(mlir::Operation *op);

/// Values that follow by a few elementwise ops from one large value, and small ones: a second
/// kernel that needs such a value computes it again from that one, for less than storing it costs.
class Recompute {
public:
  /// Nothing is worth it.
  Recompute() = default;
  explicit Recompute(mlir::Block &block);

  bool isWorth(mlir::Value value) const { return sources.contains(value); }
  /// The large value that `value` is made of, `value` itself where it is not worth making again.
  mlir::Value getSource(mlir::Value value) const;
  /// Whether to load what `value` is made of, and to make it, costs every kernel less than to load
  /// the value: the first takes at most half the bytes.
  bool isWorthAnyNumber(mlir::Value value) const;

private:
  struct Source {
    mlir::Value value;
    unsigned cost = 0; // of what is made of it, in arithmetic ops for an element
  };
  Source findSource(mlir::Operation *op) const;

  llvm::DenseMap<mlir::Value, Source> sources;
};

} // namespace zero
#endif
