#include "ConvolutionParts.h"

#include "CudaKernel.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// A thread's tile has so many vectors of neighbours (Convolution.cpp loads two at once).
constexpr int64_t kTileVectors = 2;
/// Threads that keep a GPU busy; fewer have parts of the terms, of so many at the least.
constexpr int64_t kBusyThreads = 1 << 16, kLeastPartTerms = 64;
/// Of the operands' bytes at most that is written to the workspace and read again.
constexpr int64_t kWorkspaceShare = 20;

static hlo::ConvolutionOp getConvolution(func::FuncOp kernel) {
  return dyn_cast_if_present<hlo::ConvolutionOp>(getOnlyResult(kernel));
}

/// What can be added up in f32, part by part.
static bool hasCode(hlo::ConvolutionOp op) {
  auto isFloat = [](Value value) {
    Type element = tensorTypeOf(value).getElementType();
    return element.isBF16() || element.isF16() || element.isF32();
  };
  return isFloat(op.getLhs()) && isFloat(op.getRhs()) && isFloat(op.getResult()) &&
         tensorTypeOf(op.getLhs()).getNumElements() > 0 &&
         tensorTypeOf(op.getRhs()).getNumElements() > 0;
}

static int64_t getThreadLanes(hlo::ConvolutionOp op) {
  return tensorTypeOf(op.getLhs()).getElementType().isF32() ? kCudaLanes : kNarrowLanes;
}

ConvolutionParts::ConvolutionParts(hlo::ConvolutionOp op, const KernelSchedule &schedule)
    : type(tensorTypeOf(op.getResult())), lanes(getThreadLanes(op)),
      items(countConvolution(op, schedule).value_or(TileCount{}).items) {
  RankedTensorType lhs = tensorTypeOf(op.getLhs()), rhs = tensorTypeOf(op.getRhs());
  auto features = static_cast<int64_t>(op.getDimensionNumbers().getKernelOutputFeatureDimension());
  bytes = ir::getTensorBytes(lhs) + ir::getTensorBytes(rhs);
  for (int64_t dim = 0; dim < rhs.getRank(); ++dim)
    if (dim != features)
      summed.push_back(rhs.getDimSize(dim));
}

void ConvolutionParts::cut(int64_t most) {
  rows = 1;
  for (dims = 0; dims < summed.size() && rows < most; ++dims)
    rows *= summed[dims];
  partRows = llvm::divideCeilSigned(rows, std::clamp<int64_t>(most, 1, rows));
  parts = llvm::divideCeilSigned(rows, partRows); // none of them empty
}

void ConvolutionParts::choose() {
  int64_t onePart = countResults() * int64_t(sizeof(float)), terms = llvm::product_of(summed);
  cut(std::min({llvm::divideCeilSigned(kBusyThreads, items), terms / kLeastPartTerms,
                bytes / kWorkspaceShare / onePart}));
  for (int64_t before = 0; parts != before;) { // fewer may need fewer dimensions
    before = parts;
    cut(parts);
  }
}

int64_t ConvolutionParts::countBlocks() const {
  return llvm::divideCeilSigned(items * parts, kBlockThreads);
}

int64_t ConvolutionParts::countSumBlocks() const {
  return llvm::divideCeilSigned(countResults(), kBlockThreads * lanes);
}

bool hasConvolutionParts(const KernelSchedule &schedule) {
  return schedule.kind == KernelSchedule::Kind::Convolution &&
         schedule.parameters.count(kPartsParameter.str());
}

/// A schedule by the definition whose tiles are of vectors of `lanes`.
static void narrowTiles(hlo::ConvolutionOp op, int64_t lanes, KernelSchedule &schedule) {
  schedule.tile = std::min(schedule.tile, kTileVectors * lanes);
  schedule.work = countConvolution(op, schedule)->items;
}

void shareConvolution(hlo::ConvolutionOp op, KernelSchedule &schedule) {
  if (!hasCode(op))
    return narrowTiles(op, schedule.lanes, schedule);
  KernelSchedule parted = schedule;
  parted.tile = std::min(schedule.tile, getThreadLanes(op));
  ConvolutionParts parts(op, parted);
  parts.choose();
  if (parts.parts < 2)
    return narrowTiles(op, schedule.lanes, schedule);
  schedule = std::move(parted);
  schedule.work = parts.countBlocks();
  schedule.grain = 1;
  schedule.lanes = parts.lanes;
  schedule.workspace = parts.countWorkspace();
  schedule.parameters[kPartsParameter.str()] = parts.parts;
  schedule.parameters[kSumBlocksParameter.str()] = parts.countSumBlocks();
  schedule.parameters[kTeamParameter.str()] = kBlockThreads;
}

LogicalResult verifyConvolutionParts(func::FuncOp kernel, const KernelSchedule &schedule) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has a schedule of kind convolution with parts";
  };
  hlo::ConvolutionOp op = getConvolution(kernel);
  if (!op || !hasCode(op))
    return refuse() << ", expected a convolution of bf16, f16 or f32";
  std::optional<TileCount> tiles = countConvolution(op, schedule);
  if (!tiles || tiles->items < 1)
    return refuse() << ", whose tile or points do not fit its sizes";
  ConvolutionParts expected(op, schedule);
  int64_t parts = getParameter(schedule, kPartsParameter);
  expected.cut(parts);
  if (parts < 2 || expected.parts != parts)
    return refuse() << " of which there are " << parts << ", expected two or more of "
                    << expected.rows << " rows of terms, and none empty";
  const std::tuple<StringRef, int64_t, int64_t> numbers[] = {
      {"items", schedule.work, expected.countBlocks()},
      {"items at the least for a block", schedule.grain, 1},
      {"threads", getParameter(schedule, kTeamParameter), kBlockThreads},
      {"lanes", schedule.lanes, expected.lanes},
      {"bytes of scratch memory", schedule.scratch, 0},
      {"blocks that add up parts", getParameter(schedule, kSumBlocksParameter),
       expected.countSumBlocks()},
      {"bytes of workspace", schedule.workspace, expected.countWorkspace()},
      {"parameters", static_cast<int64_t>(schedule.parameters.size()), 4}};
  for (auto [what, found, wanted] : numbers)
    if (found != wanted)
      return refuse() << " and " << found << " " << what << ", expected " << wanted;
  if (!schedule.rows.empty() || !schedule.columns.empty() || !schedule.staged.empty() ||
      schedule.isFlat || schedule.isInOneBlock)
    return refuse() << ", rows, columns or staged ops, of which a convolution has none";
  return success();
}

void emitConvolutionParts(KernelEmitter &e, const KernelSchedule &schedule, Value workspace,
                          Value block, Value thread) {
  ConvolutionParts parts(getConvolution(e.getKernel()), schedule);
  parts.cut(getParameter(schedule, kPartsParameter));
  Value before = e.make<arith::MulIOp>(block, e.i64(kBlockThreads)),
        number = e.make<arith::AddIOp>(before, thread);
  Value isInside =
      e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, number, e.i64(parts.items * parts.parts));
  e.branch(isInside, [&] {
    auto [part, item] = e.divide(e.fromValue(number, 0), parts.items);
    Index first = e.multiply(part, parts.partRows);
    Value begin = e.toScalar(first), after = e.toScalar(e.addConstant(first, parts.partRows)),
          end = e.make<arith::MinSIOp>(after, e.i64(parts.rows));
    emitConvolutionPart(e, schedule, item, {parts.dims, begin, end}, workspace,
                        e.multiply(part, parts.countResults()));
  });
}

} // namespace zero
