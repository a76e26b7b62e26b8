//===- Team.h - The threads that compute a work item together --------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_TEAM_H
#define ZERO_LIB_TARGET_CPU_TEAM_H

#include "mlir/IR/Value.h"

namespace zero {

/// The threads of a worker, where a worker is not one thread. All of them run the same code; loops
/// along lanes are shared out among them, everything else is the same in all of them.
class Team {
public:
  virtual ~Team() = default;
  virtual int64_t countThreads() const = 0;
  /// The number of the thread that runs the code, an i64.
  virtual mlir::Value getThread() const = 0;
  /// Of a kernel that reduces columns, groups of so many threads each run the code: they share the
  /// rows out among them, and all of them get to every step. 1: there is only one.
  virtual int64_t countGroups() const { return 1; }
  /// Vectors of a segment, or rows of a group, that each thread loads at once: few threads keep
  /// memory busy so.
  virtual int64_t countSteps() const { return 1; }
  /// The number of the thread's group, an i64; null where there is only one.
  virtual mlir::Value getGroup() const { return mlir::Value(); }
  /// Of a kernel that reduces segments or columns, teams that take a part of each item: none of
  /// them waits for another, the one that ends last has the result, and stores it. 1: there is only
  /// one.
  virtual int64_t countParts() const { return 1; }
  /// The number of the team's part, an i64; null where there is only one.
  virtual mlir::Value getPart() const { return mlir::Value(); }
  /// Parts of each item that the team takes one after another, where others take none.
  virtual int64_t countTurns() const { return 1; }
  /// Items that have parts, and the number of the team's, an i64.
  virtual int64_t countItems() const { return 1; }
  virtual mlir::Value getItem() const { return mlir::Value(); }
  /// Leaves a value for the part that ends last: the `place`-th, an i64, of an array that begins
  /// so many bytes behind what all parts share.
  virtual void leave(mlir::Value value, int64_t offset, mlir::Value place) {}
  virtual mlir::Value take(mlir::Type type, int64_t offset, mlir::Value place) {
    return mlir::Value();
  }
  /// Whether the team is the last part of `item`, an i64, to get there: it may take what all have
  /// left. All threads get there.
  virtual mlir::Value endPart(mlir::Value item) { return mlir::Value(); }
  /// What `endPart` said; null where there is only one part.
  virtual mlir::Value isLast() const { return mlir::Value(); }
  using Combine = llvm::function_ref<mlir::Value(mlir::Value, mlir::Value)>;
  /// What the values of all threads come to, the same for each of them, as a tree, neighbours
  /// first. All threads get there, or none.
  virtual mlir::Value combineAll(mlir::Value value, Combine combine) = 0;
  /// Waits for all threads, which all get there, or none.
  virtual void synchronize() = 0;
  /// The address of `count` elements that all threads see, for as long as the kernel runs.
  virtual mlir::Value allocate(mlir::Type element, int64_t count) = 0;
};

} // namespace zero
#endif
