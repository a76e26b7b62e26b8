//===- ConvolutionPlan.cpp - The matrices of a convolution, and its tiles --------------------===//
#include "ConvolutionSweep.h"
#include "CudaKernel.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// Fewer are not worth a tile: most of its products would be of nothing.
constexpr int64_t kLeastFeatures = 8, kLeastTerms = 16, kLeastPositions = 16;
/// Of a tile at the most.
constexpr int64_t kMostPositions = 128, kMostFeatures = 128, kLeastTileFeatures = 16;
/// Terms that are in shared memory at once: two products of tensor cores, or eight multiply-adds of
/// each sum between two loads.
constexpr int64_t kTensorTerms = 32, kThreadTerms = 8;
/// A thread's sums.
constexpr int64_t kThreadSums = 64;
/// Blocks that are enough for all multiprocessors; of fewer, terms are parted. Of a part at least.
constexpr int64_t kEnoughBlocks = 192, kPartedBlocks = 264, kLeastPartTerms = 256;

static std::optional<int64_t> getInnermost(RankedTensorType type) {
  for (int64_t dim = type.getRank(); dim-- > 0;)
    if (type.getDimSize(dim) != 1)
      return dim;
  return std::nullopt;
}

static int64_t orOne(std::optional<ArrayRef<int64_t>> values, size_t i) {
  return values ? (*values)[i] : 1;
}

static int64_t getLow(hlo::ConvolutionOp op, size_t i) {
  std::optional<DenseIntElementsAttr> padding = op.getPadding();
  return padding ? padding->getValues<int64_t>()[2 * i] : 0;
}

static bool isReversed(hlo::ConvolutionOp op, size_t i) {
  std::optional<ArrayRef<bool>> reversal = op.getWindowReversal();
  return reversal && (*reversal)[i];
}

static bool moveLast(SmallVectorImpl<int64_t> &dims, int64_t dim) {
  auto found = llvm::find(dims, dim);
  if (found == dims.end())
    return false;
  dims.erase(found);
  dims.push_back(dim);
  return true;
}

std::optional<ConvolutionSweep> ConvolutionSweep::find(hlo::ConvolutionOp op) {
  RankedTensorType lhs = tensorTypeOf(op.getLhs()), rhs = tensorTypeOf(op.getRhs()),
                   type = tensorTypeOf(op.getResult());
  Type element = lhs.getElementType(), made = type.getElementType();
  bool isNarrow = element.isBF16() || element.isF16();
  if (rhs.getElementType() != element || (!isNarrow && !element.isF32()) ||
      (made != element && !made.isF32()) || !lhs.getNumElements() || !rhs.getNumElements() ||
      !type.getNumElements())
    return std::nullopt;
  ConvolutionSweep sweep(op);
  sweep.isByTensorCores = isNarrow;
  sweep.groups = static_cast<int64_t>(op.getFeatureGroupCount() * op.getBatchGroupCount());
  sweep.features =
      type.getDimSize(op.getDimensionNumbers().getOutputFeatureDimension()) / sweep.groups;
  sweep.findPhases();
  sweep.findOrders();
  if (sweep.features < kLeastFeatures || sweep.countTerms() < kLeastTerms ||
      sweep.countPositions() < kLeastPositions)
    return std::nullopt;
  return sweep;
}

/// Of a dilated input (the gradient of a strided convolution) a position meets elements at some of
/// the filter's taps, and gaps at all others: which, its place modulo the dilation says.
void ConvolutionSweep::findPhases() {
  for (size_t i = 0; i < op.getDimensionNumbers().getInputSpatialDimensions().size(); ++i) {
    bool isPlain = orOne(op.getWindowStrides(), i) == 1 && orOne(op.getRhsDilation(), i) == 1;
    phases.push_back(isPlain ? orOne(op.getLhsDilation(), i) : 1);
  }
}

/// Dimensions of result and filter are in the order of memory, but for the one along which the
/// input's neighbours lie.
void ConvolutionSweep::findOrders() {
  auto numbers = op.getDimensionNumbers();
  RankedTensorType lhs = tensorTypeOf(op.getLhs()), rhs = tensorTypeOf(op.getRhs()),
                   type = tensorTypeOf(op.getResult());
  SmallVector<int64_t> resultSizes(type.getShape()), filterSizes(rhs.getShape());
  for (auto [i, phase] : llvm::enumerate(phases)) {
    int64_t &results = resultSizes[numbers.getOutputSpatialDimensions()[i]],
            &taps = filterSizes[numbers.getKernelSpatialDimensions()[i]];
    results = llvm::divideCeilSigned(results, phase);
    taps = llvm::divideCeilSigned(taps, phase);
  }
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (dim != static_cast<int64_t>(numbers.getOutputFeatureDimension()))
      positionDims.push_back(dim);
  for (int64_t dim = 0; dim < rhs.getRank(); ++dim)
    if (dim != static_cast<int64_t>(numbers.getKernelOutputFeatureDimension()))
      termDims.push_back(dim);
  int64_t lanes = getLanes(), inner = getInnermost(lhs).value_or(-1);
  auto setInput = [&](bool hasTermsInner, int64_t dim, bool isWhole) {
    moveLast(hasTermsInner ? termDims : positionDims, dim);
    int64_t size = (hasTermsInner ? filterSizes : resultSizes)[dim];
    input.hasTermsInner = hasTermsInner;
    input.lanes = isWhole && size % lanes == 0 ? lanes : 1;
  };
  if (inner == static_cast<int64_t>(numbers.getInputFeatureDimension()))
    setInput(true, numbers.getKernelInputFeatureDimension(), true);
  else if (inner == static_cast<int64_t>(numbers.getInputBatchDimension()))
    setInput(false, numbers.getOutputBatchDimension(), true);
  for (auto [i, dim] : llvm::enumerate(numbers.getInputSpatialDimensions())) {
    if (dim != inner)
      continue;
    int64_t resultDim = numbers.getOutputSpatialDimensions()[i],
            filterDim = numbers.getKernelSpatialDimensions()[i];
    int64_t windows = resultSizes[resultDim], taps = filterSizes[filterDim];
    bool isPlain = getLow(op, i) == 0 && !hasPhase(i) && orOne(op.getLhsDilation(), i) == 1 &&
                   lhs.getDimSize(dim) % lanes == 0;
    if (taps > windows)
      setInput(true, filterDim,
               isPlain && windows == 1 && orOne(op.getRhsDilation(), i) == 1 &&
                   !isReversed(op, i) && taps <= lhs.getDimSize(dim));
    else
      setInput(false, resultDim,
               isPlain && taps == 1 && orOne(op.getWindowStrides(), i) == 1 &&
                   windows <= lhs.getDimSize(dim));
  }
  for (int64_t dim : positionDims)
    positionSizes.push_back(resultSizes[dim]);
  for (int64_t dim : termDims)
    termSizes.push_back(filterSizes[dim]);
  findFilterOrder();
}

void ConvolutionSweep::findFilterOrder() {
  auto numbers = op.getDimensionNumbers();
  int64_t inner = getInnermost(tensorTypeOf(op.getRhs())).value_or(-1), lanes = getLanes();
  if (inner == static_cast<int64_t>(numbers.getKernelOutputFeatureDimension())) {
    filter.lanes = features % lanes == 0 ? lanes : 1;
    return;
  }
  // What stands last but for dimensions of one element.
  int64_t last = static_cast<int64_t>(termDims.size()) - 1;
  while (last > 0 && termSizes[last] == 1)
    --last;
  if (last < 0 || termDims[last] != inner)
    return;
  filter.hasTermsInner = true;
  bool isWhole = termSizes[last] % lanes == 0;
  for (auto [i, dim] : llvm::enumerate(numbers.getKernelSpatialDimensions()))
    isWhole &= dim != inner || (!hasPhase(i) && !isReversed(op, i));
  filter.lanes = isWhole ? lanes : 1;
}

int64_t ConvolutionSweep::countResults() const {
  return tensorTypeOf(getOp().getResult()).getNumElements();
}

int64_t ConvolutionSweep::countSharedBytes() const {
  int64_t bytes = ir::getElementBytes(tensorTypeOf(getOp().getLhs()).getElementType());
  return 2 * bytes * (getStageElements(input) + getStageElements(filter));
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

void ConvolutionSweep::cut(int64_t positions, int64_t features, int64_t partCount) {
  tilePositions = positions, tileFeatures = features, parts = partCount;
  tileTerms = isByTensorCores ? kTensorTerms : kThreadTerms;
  // As many as copy a vector of each operand at once.
  int64_t tensorThreads =
      std::min<int64_t>(4 * tileFeatures, std::max<int64_t>(128, 2 * tileFeatures));
  threads = isByTensorCores ? tensorThreads : tilePositions * tileFeatures / kThreadSums;
}

void ConvolutionSweep::choose() {
  int64_t tile =
      std::clamp<int64_t>(llvm::PowerOf2Ceil(features), kLeastTileFeatures, kMostFeatures);
  int64_t positions = countPositions() > kMostPositions / 2 ? kMostPositions : kMostPositions / 2;
  if (tile == kLeastTileFeatures)
    positions = kMostPositions; // threads of a whole warp
  cut(positions, tile, /*parts=*/1);
  int64_t items = countItems(), mostParts = countTerms() / kLeastPartTerms;
  if (items >= kEnoughBlocks || mostParts < 2)
    return;
  cut(positions, tile, std::min(mostParts, llvm::divideCeilSigned(kPartedBlocks, items)));
  parts = llvm::divideCeilSigned(countSteps(), countPartSteps()); // none of them empty
}

FailureOr<KernelSchedule> scheduleConvolutionSweep(const ConvolutionSweep &sweep) {
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::GemmConvolution;
  schedule.tile = sweep.tilePositions;
  schedule.work = sweep.countItems();
  schedule.lanes = sweep.getLanes();
  schedule.scratch = sweep.countSharedBytes();
  schedule.workspace = sweep.countWorkspace();
  schedule.grain = 1;
  schedule.parameters[kFeaturesParameter.str()] = sweep.tileFeatures;
  schedule.parameters[kTermsParameter.str()] = sweep.tileTerms;
  schedule.parameters[kTeamParameter.str()] = sweep.threads;
  if (sweep.parts > 1) {
    schedule.parameters[kPartsParameter.str()] = sweep.parts;
    schedule.parameters[kSumBlocksParameter.str()] = sweep.countSumBlocks();
  }
  return schedule;
}

FailureOr<ConvolutionSweep> readConvolutionSweep(func::FuncOp kernel,
                                                 const KernelSchedule &schedule) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has a schedule of kind gemm_convolution";
  };
  auto op = dyn_cast_if_present<hlo::ConvolutionOp>(getOnlyResult(kernel));
  std::optional<ConvolutionSweep> sweep;
  if (op)
    sweep = ConvolutionSweep::find(op);
  if (!sweep)
    return refuse() << ", expected a convolution of bf16, f16 or f32 with at least "
                    << kLeastFeatures << " features a group, " << kLeastTerms << " terms and "
                    << kLeastPositions << " positions";
  int64_t features = getParameter(schedule, kFeaturesParameter),
          parts = std::max<int64_t>(1, getParameter(schedule, kPartsParameter));
  auto isTile = [](int64_t size, int64_t least, int64_t most) {
    return size >= least && size <= most && llvm::isPowerOf2_64(size);
  };
  if (!isTile(schedule.tile, kMostPositions / 2, kMostPositions) ||
      !isTile(features, kLeastTileFeatures, kMostFeatures) ||
      (features == kLeastTileFeatures && schedule.tile != kMostPositions))
    return refuse() << " with tiles of " << schedule.tile << " positions by " << features
                    << " features, expected " << kMostPositions / 2 << " or " << kMostPositions
                    << " by a power of two from " << kLeastTileFeatures << " to " << kMostFeatures
                    << ", and " << kMostPositions << " by " << kLeastTileFeatures;
  sweep->cut(schedule.tile, features, parts);
  if (parts > sweep->countSteps() ||
      llvm::divideCeilSigned(sweep->countSteps(), sweep->countPartSteps()) != parts)
    return refuse() << " with " << parts << " parts of " << sweep->countSteps()
                    << " steps, some of which would be empty";
  size_t parameters = 3 + schedule.parameters.count(kPartsParameter.str()) +
                      schedule.parameters.count(kSumBlocksParameter.str());
  const std::tuple<StringRef, int64_t, int64_t> numbers[] = {
      {"items", schedule.work, sweep->countItems()},
      {"items at the least for a block", schedule.grain, 1},
      {"terms at once", getParameter(schedule, kTermsParameter), sweep->tileTerms},
      {"threads", getParameter(schedule, kTeamParameter), sweep->threads},
      {"lanes", schedule.lanes, sweep->getLanes()},
      {"bytes of shared memory", schedule.scratch, sweep->countSharedBytes()},
      {"blocks that add up parts", getParameter(schedule, kSumBlocksParameter),
       sweep->countSumBlocks()},
      {"bytes of workspace", schedule.workspace, sweep->countWorkspace()},
      {"parameters", static_cast<int64_t>(schedule.parameters.size()),
       static_cast<int64_t>(parameters)}};
  for (auto [what, found, expected] : numbers)
    if (found != expected)
      return refuse() << " with " << found << " " << what << ", expected " << expected;
  if (!schedule.rows.empty() || !schedule.columns.empty() || !schedule.staged.empty() ||
      schedule.isFlat || schedule.isInOneBlock)
    return refuse() << " with rows, columns or staged ops, which that kind has not";
  return *sweep;
}

} // namespace zero
