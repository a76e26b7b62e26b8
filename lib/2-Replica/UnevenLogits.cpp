#include "UnevenLogits.h"
#include "LogitsRegion.h"
#include "RowDims.h"

#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero;

namespace {

/// Logits of all ranks' rows.
class Finder {
public:
  Finder(func::FuncOp step, int64_t ranks, int64_t logitsBytes)
      : step(step), ranks(ranks), logitsBytes(logitsBytes),
        rows(countBatchRows(step) % ranks == 0 ? countBatchRows(step) / ranks : 0) {}

  llvm::MapVector<StringAttr, int64_t> run();

private:
  struct Weight {
    StringAttr name;
    int64_t dim, bytes;
  };
  bool isLarge(hlo::DotGeneralOp matmul) const {
    return ir::getTensorBytes(matmul.getType()) / ranks > logitsBytes;
  }
  std::optional<Weight> findWeight(hlo::DotGeneralOp matmul, const RowDims &batch) const;
  bool isWon(const LogitsRegion &region, const RowDims &batch, int64_t weightBytes) const;

  mutable func::FuncOp step; // a handle, whose members are not const
  int64_t ranks, logitsBytes, rows;
};

} // namespace

/// The dimension of the matmul's side without rows that its columns are; none where several are.
static std::optional<std::pair<Value, int64_t>> findColumns(hlo::DotGeneralOp matmul,
                                                            const RowDims &batch) {
  for (bool isLeft : {true, false}) {
    Value side = isLeft ? matmul.getLhs() : matmul.getRhs();
    SmallVector<int64_t> free =
        isLeft ? matmul.getLhsFreeDimensions() : matmul.getRhsFreeDimensions();
    if (!batch.hasRows(side) && free.size() == 1)
      return std::pair(side, free[0]);
  }
  return std::nullopt;
}

/// The parameter that brings the columns, as a dimension of its own that ranks do not divide.
std::optional<Finder::Weight> Finder::findWeight(hlo::DotGeneralOp matmul,
                                                 const RowDims &batch) const {
  auto columns = findColumns(matmul, batch);
  if (!columns)
    return std::nullopt;
  auto [side, column] = *columns;
  int64_t size = hlo::tensorType(side).getDimSize(column);
  if (size % ranks == 0)
    return std::nullopt;
  for (BlockArgument argument : step.getArguments()) {
    auto role = step.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    if (!role || (role.getKind() != ir::RoleKind::Param && role.getKind() != ir::RoleKind::Frozen))
      continue;
    RankedTensorType type = hlo::tensorType(argument);
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.getDimSize(dim) == size &&
          RowDims(step, argument, dim).getOwnSize(side, column) == size)
        return Weight{role.getName(), dim, ir::getTensorBytes(type)};
  }
  return std::nullopt;
}

/// Whether parts of the rows would add up gradients larger than what they save, and columns by
/// ranks save more of the weight than all ranks' rows have.
bool Finder::isWon(const LogitsRegion &region, const RowDims &batch, int64_t weightBytes) const {
  int64_t rowBytes = 0, gradientBytes = 0;
  for (Value input : region.inputs)
    rowBytes += batch.hasRows(input) ? ir::getTensorBytes(input.getType()) : 0;
  for (Value result : region.results) {
    auto type = hlo::tensorType(result);
    if (!batch.hasRows(result)) {
      gradientBytes += ir::getTensorBytes(type);
      continue;
    }
    if (isa<FloatType>(type.getElementType()) && type.getElementTypeBitWidth() < 32)
      return false; // each rank's part would be rounded
    rowBytes += ir::getTensorBytes(type);
  }
  int64_t bytes = ir::getTensorBytes(region.logits.getType()) / ranks;
  int64_t saved = bytes - bytes / countLogitsParts(bytes, logitsBytes, rows);
  return gradientBytes > saved && rowBytes < weightBytes - weightBytes / ranks;
}

llvm::MapVector<StringAttr, int64_t> Finder::run() {
  llvm::MapVector<StringAttr, int64_t> found;
  if (rows < 2 || !step.getBody().front().getOps<sdy::ManualComputationOp>().empty())
    return found;
  std::optional<RowDims> batch;
  for (auto matmul : step.getBody().front().getOps<hlo::DotGeneralOp>()) {
    if (!isLarge(matmul))
      continue;
    if (!batch)
      batch.emplace(step);
    std::optional<Weight> weight = findWeight(matmul, *batch);
    if (!weight || found.contains(weight->name))
      continue;
    NoRegion no;
    std::optional<LogitsRegion> region = findLogitsRegion(matmul, no);
    if (region && isWon(*region, *batch, weight->bytes))
      found.insert({weight->name, weight->dim});
  }
  return found;
}

llvm::MapVector<StringAttr, int64_t> zero::findUnevenLogits(func::FuncOp step, int64_t ranks,
                                                            int64_t logitsBytes) {
  return Finder(step, ranks, logitsBytes).run();
}
