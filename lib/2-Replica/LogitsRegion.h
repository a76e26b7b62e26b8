//===- LogitsRegion.h - What works on the rows of one large matmul ------------------------===//
#ifndef ZERO_LIB_REPLICA_LOGITSREGION_H
#define ZERO_LIB_REPLICA_LOGITSREGION_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace zero {

/// A matmul, all that works on values of its result's size until rows or weights come of them, and
/// what is in between. Nothing outside of it reads or makes a value of that size for it.
struct LogitsRegion {
  mlir::Value logits; // what the matmul gives
  /// In the order of the program.
  llvm::SmallVector<mlir::Operation *> ops;
  /// Those of `ops` that wait for the matmul; the others may be read outside, too.
  llvm::DenseSet<mlir::Operation *> behind;
  llvm::SmallVector<mlir::Value> inputs, results;
};

/// Why a matmul has no such region, and the op that keeps it from having one.
struct NoRegion {
  mlir::Operation *op = nullptr;
  llvm::StringRef reason;
};

/// The region of `matmul`, an op of an entry's block; `why` says why there is none.
std::optional<LogitsRegion> findLogitsRegion(hlo::DotGeneralOp matmul, NoRegion &why);

/// What divides the rows of all of the batch that an entry takes; 1 where they are in groups.
int64_t countBatchRows(mlir::func::FuncOp entry);
/// Each part is a copy of the region's ops in the program.
inline constexpr int64_t kMostLogitsParts = 4096;
/// As few parts of `rows` rows, a divisor of them, as keep one within `most` of the `bytes` that
/// all have; or as there can be, which may be more than kMostLogitsParts.
int64_t countLogitsParts(int64_t bytes, int64_t most, int64_t rows);

/// A region as a function of its own, for a while.
class RegionFunction {
public:
  RegionFunction(mlir::ModuleOp module, const LogitsRegion &region);
  ~RegionFunction() { function.erase(); }
  RegionFunction(const RegionFunction &) = delete;
  RegionFunction &operator=(const RegionFunction &) = delete;

  /// Puts what the function does into the place of the region; gives what there is now for the
  /// region's results.
  llvm::SmallVector<mlir::Value> putBack();

protected:
  mlir::Block &getBody() { return function.getBody().front(); }

  const LogitsRegion &region;
  mlir::func::FuncOp function;
};

} // namespace zero
#endif
