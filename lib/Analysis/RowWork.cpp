#include "zero/Analysis/RowWork.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Support/Reads.h"

using namespace mlir;
using namespace zero;

bool dist::multipliesRows(const Distribution &distribution, Block &block, ArrayRef<Value> data) {
  llvm::DenseSet<Value> ofRows(data.begin(), data.end());
  bool multiplies = false;
  for (Operation &op : block) {
    if (llvm::none_of(getReadValues(&op), [&](Value read) { return ofRows.contains(read); }))
      continue;
    op.walk([&](Operation *each) { multiplies |= hlo::isContraction(each); });
    for (Value result : op.getResults())
      if (!distribution.getSharding(result).isPartial())
        ofRows.insert(result);
  }
  return multiplies;
}
