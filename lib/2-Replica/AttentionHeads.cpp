#include "AttentionHeads.h"
#include "RowDims.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Support/Counted.h"

using namespace mlir;
using namespace zero;

std::optional<UnevenHeads> zero::findUnevenHeads(func::FuncOp step, BlockArgument parameter,
                                                 int64_t ranks) {
  RowDims dims(step, parameter, /*dim=*/-1);
  for (auto op : step.getBody().front().getOps<hlo::DotGeneralOp>()) {
    auto numbers = op.getDotDimensionNumbers();
    for (auto [value, batching] : {std::pair(op.getLhs(), numbers.getLhsBatchingDimensions()),
                                   std::pair(op.getRhs(), numbers.getRhsBatchingDimensions())})
      for (int64_t dim : batching) {
        int64_t heads = hlo::tensorType(value).getDimSize(dim), own = dims.getOwnSize(value, dim);
        if (own > 1 && own % ranks != 0)
          return UnevenHeads{op, heads, own};
      }
  }
  return std::nullopt;
}

std::string zero::describe(const UnevenHeads &found, int64_t ranks) {
  bool isShared = found.own != found.heads;
  StringRef what = isShared ? " of keys and values" : "";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << counted(ranks, "rank") << " do not divide the " << counted(found.own, "head") << what
     << " of the attention that is '" << found.attention->getName() << "' at ";
  found.attention->getLoc()->print(os);
  if (isShared)
    os << ", which its " << counted(found.heads, "head") << " share";
  os << "; give a number of ranks that divides them, or a model with a multiple of " << ranks
     << " heads" << what;
  return text;
}
