//===- IndexCode.h - Arithmetic on indices, and loops over them --------------------===//
#ifndef ZERO_LIB_TARGET_CPU_INDEXCODE_H
#define ZERO_LIB_TARGET_CPU_INDEXCODE_H

#include "Scopes.h"
#include "Team.h"

namespace zero {

class IndexCode : public Scopes {
public:
  using Scopes::Scopes;

  Index add(Index a, Index b);
  Index addConstant(Index a, int64_t c);
  Index multiply(Index a, int64_t c);
  std::pair<Index, Index> divide(Index a, int64_t d); // quotient, remainder; a >= 0
  Index negate(Index a) { return multiply(a, -1); }
  Index clamp(Index a, int64_t low, int64_t high);
  Index linearize(llvm::ArrayRef<Index> index, llvm::ArrayRef<int64_t> shape);
  Indices delinearize(Index linear, llvm::ArrayRef<int64_t> shape);
  Indices reshapeIndex(llvm::ArrayRef<Index> index, llvm::ArrayRef<int64_t> from,
                       llvm::ArrayRef<int64_t> to);

  Index fromValue(mlir::Value value, unsigned level, int64_t divisor = 1);
  /// An integer element as an index.
  Index toIndex(mlir::Value element, mlir::Type type, unsigned level);
  mlir::Value toScalar(const Index &index);
  /// The largest multiple of `step` that is at most `length`, which is not negative.
  mlir::Value roundDown(mlir::Value length, int64_t step) {
    return make<mlir::arith::MulIOp>(make<mlir::arith::DivUIOp>(length, i64(step)), i64(step));
  }
  mlir::Value toLanes(const Index &index);
  mlir::Value toValue(const Index &index) {
    return index.isUniform() ? toScalar(index) : toLanes(index);
  }

  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(Index, mlir::ValueRange)>;
  /// `for (i = low; i < high; i += step)` carrying values; `divisor` is known to divide every i.
  llvm::SmallVector<mlir::Value> loop(mlir::Value low, mlir::Value high, int64_t step,
                                      int64_t divisor, mlir::ValueRange inits, Body body);
  void branch(mlir::Value condition, llvm::function_ref<void()> body);
  /// What the body gives where `condition` holds, else `otherwise`.
  llvm::SmallVector<mlir::Value>
  computeIf(mlir::Value condition, mlir::ValueRange otherwise,
            llvm::function_ref<llvm::SmallVector<mlir::Value>()> body);

  /// Null, as at first, where a worker is one thread.
  void setTeam(Team *threads) { team = threads; }
  /// The team that code at the current place is the same for: null inside a loop that it shares.
  Team *getTeam() const { return depth() < sharedLevel ? team : nullptr; }
  /// The team whose groups share rows out among them, at any depth; null where there are none.
  Team *getGroups() const { return team && team->countGroups() > 1 ? team : nullptr; }
  bool hasTeam() const { return team; }
  /// A loop along lanes: thread t of the team begins with step t. There are `most` elements at the
  /// most between `low` and `high`.
  llvm::SmallVector<mlir::Value> loopAlongLanes(mlir::Value low, mlir::Value high, int64_t step,
                                                int64_t divisor, mlir::ValueRange inits, Body body,
                                                int64_t most = std::numeric_limits<int64_t>::max());
  /// The same, each thread of the team taking `steps` steps at once, each of them beside those of
  /// its neighbours: the body is given the first, the next are as many elements further as the
  /// threads' steps have.
  llvm::SmallVector<mlir::Value> loopInSteps(mlir::Value low, mlir::Value high, int64_t step,
                                             int64_t steps, int64_t divisor, mlir::ValueRange inits,
                                             Body body,
                                             int64_t most = std::numeric_limits<int64_t>::max());
  /// The same, each thread beginning at `own`, which is its own, and going on by `step`.
  llvm::SmallVector<mlir::Value> loopFrom(mlir::Value own, mlir::Value high, int64_t step,
                                          int64_t divisor, mlir::ValueRange inits, Body body);
  /// Runs once a team, after all of its threads have come here.
  void runOnce(llvm::function_ref<void()> body);

private:
  mlir::Value arithmetic(int kind, mlir::Value a, mlir::Value b, int64_t c, unsigned level);

  Team *team = nullptr;
  unsigned sharedLevel = std::numeric_limits<unsigned>::max(); // of a loop that the team shares
};

} // namespace zero
#endif
