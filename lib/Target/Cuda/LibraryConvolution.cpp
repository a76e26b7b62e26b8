#include "LibraryConvolution.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Remarks.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/LibraryConvolution.h"
#include "zero/Target/Schedule.h"
#include "zero/Target/TypeCode.h"

using namespace mlir;

namespace zero {

/// Scratch memory that a call may take. Engines that put operands into another order first want
/// more of large ones, and are passed over.
constexpr int64_t kWorkspaceBytes = 32 << 20;

namespace {

/// A window along one dimension, as the op has it.
struct Window {
  int64_t stride, inputDilation, filterDilation, low;
  bool isReversed;
};

/// Reads an op.
class Reader {
public:
  explicit Reader(hlo::ConvolutionOp op)
      : op(op), numbers(op.getDimensionNumbers()), lhs(hlo::tensorType(op.getLhs())),
        rhs(hlo::tensorType(op.getRhs())), type(hlo::tensorType(op.getResult())) {}

  LibraryConvolution read() {
    made.why = readTypes();
    if (made.why.empty())
      made.why = readWindows();
    if (!made.why.empty())
      return std::move(made);
    LibraryConvolution best, facts = made;
    for (int64_t direction : listDirections()) {
      made = facts;
      bool fits = readAs(direction);
      if (made.why.empty())
        return std::move(made);
      if (best.why.empty() || (made.filter && !best.filter))
        best = std::move(made);
      if (!fits) // what is likelier would be told as something that few engines take
        break;
    }
    return best;
  }

private:
  std::string readTypes();
  std::string readWindows();
  SmallVector<int64_t> listDirections();
  /// Whether windows, at least, are as the direction has them.
  bool readAs(int64_t direction);
  void setTensors();
  std::string setWindows();
  void checkLayouts();
  bool isReversed(bool value) const;
  void set(zrt_convolution_tensor &tensor, RankedTensorType from, int64_t first, int64_t second,
           ArrayRef<int64_t> spatial) const;

  hlo::ConvolutionOp op;
  hlo::ConvDimensionNumbersAttr numbers;
  RankedTensorType lhs, rhs, type;
  SmallVector<Window> windows;
  int64_t padded = 0;  // dimensions of one element before the op's own
  FilterLayout filter; // its dimensions in the record's order
  LibraryConvolution made;
};

std::string Reader::readTypes() {
  Type element = lhs.getElementType();
  std::optional<int64_t> code = getTypeCode(element);
  bool isKnown = code && (element.isF32() || element.isBF16() || element.isF16());
  if (!isKnown || rhs.getElementType() != element || type.getElementType() != element)
    return "operands and result are not all of one type, f32, bf16 or f16";
  for (RankedTensorType each : {lhs, rhs, type})
    if (each.getNumElements() < 1 || each.getNumElements() > std::numeric_limits<int32_t>::max())
      return "a tensor has no elements, or more than 2^31";
  made.record.dtype = *code;
  made.record.factors = ir::roundsToTf32(op) ? ZRT_FACTORS_TF32 : ZRT_FACTORS_WHOLE;
  made.record.workspace_bytes = kWorkspaceBytes;
  return "";
}

std::string Reader::readWindows() {
  auto count = static_cast<int64_t>(numbers.getInputSpatialDimensions().size());
  if (count < 1 || count > ZRT_CONVOLVE_SPATIAL)
    return "it has no spatial dimension, or more than three";
  padded = std::max<int64_t>(0, 2 - count);
  made.record.spatial = padded + count;
  auto orOne = [](std::optional<ArrayRef<int64_t>> values, int64_t i) {
    return values ? (*values)[i] : 1;
  };
  std::optional<ArrayRef<bool>> reversal = op.getWindowReversal();
  std::optional<DenseIntElementsAttr> padding = op.getPadding();
  for (int64_t i = 0; i < count; ++i)
    windows.push_back({orOne(op.getWindowStrides(), i), orOne(op.getLhsDilation(), i),
                       orOne(op.getRhsDilation(), i),
                       padding ? padding->getValues<int64_t>()[2 * i] : 0,
                       reversal && (*reversal)[i]});
  return "";
}

/// Of all windows of more than one element.
bool Reader::isReversed(bool value) const {
  for (auto [window, dim] : llvm::zip(windows, numbers.getKernelSpatialDimensions()))
    if (rhs.getDimSize(dim) > 1 && window.isReversed != value)
      return false;
  return true;
}

/// All three are one relation, so an op may be read in more than one way, the likeliest first: a
/// filter has fewer places than what it is moved over.
SmallVector<int64_t> Reader::listDirections() {
  if (op.getBatchGroupCount() > 1)
    return {ZRT_CONVOLVE_FILTER};
  if (llvm::any_of(windows, [](const Window &w) { return w.inputDilation > 1; }))
    return {ZRT_CONVOLVE_DATA};
  if (op.getFeatureGroupCount() > 1)
    return {ZRT_CONVOLVE_FORWARD};
  auto count = [](RankedTensorType of, ArrayRef<int64_t> dims) {
    int64_t places = 1;
    for (int64_t dim : dims)
      places *= of.getDimSize(dim);
    return places;
  };
  int64_t taps = count(rhs, numbers.getKernelSpatialDimensions());
  SmallVector<int64_t> all{ZRT_CONVOLVE_FORWARD, ZRT_CONVOLVE_FILTER, ZRT_CONVOLVE_DATA};
  if (count(type, numbers.getOutputSpatialDimensions()) < taps)
    std::swap(all[0], all[1]);
  else if (taps > 1 && isReversed(true))
    std::rotate(all.begin(), all.begin() + 2, all.end());
  return all;
}

bool Reader::readAs(int64_t direction) {
  made.record.direction = direction;
  setTensors();
  made.why = setWindows();
  bool fits = made.why.empty();
  if (fits)
    checkLayouts();
  return fits;
}

void Reader::set(zrt_convolution_tensor &tensor, RankedTensorType from, int64_t first,
                 int64_t second, ArrayRef<int64_t> spatial) const {
  SmallVector<int64_t> strides(from.getRank(), 1);
  for (int64_t dim = from.getRank() - 2; dim >= 0; --dim)
    strides[dim] = strides[dim + 1] * from.getDimSize(dim + 1);
  std::fill(std::begin(tensor.sizes), std::end(tensor.sizes), 1);
  std::fill(std::begin(tensor.strides), std::end(tensor.strides), 1);
  auto put = [&](int64_t at, int64_t dim) {
    tensor.sizes[at] = from.getDimSize(dim);
    tensor.strides[at] = strides[dim];
  };
  put(0, first);
  put(1, second);
  for (auto [i, dim] : llvm::enumerate(spatial))
    put(2 + padded + static_cast<int64_t>(i), dim);
  for (int64_t at = 2; at < 2 + padded; ++at) // as if it lay around the next one
    tensor.strides[at] = tensor.strides[2 + padded] * tensor.sizes[2 + padded];
}

void Reader::setTensors() {
  zrt_convolution &r = made.record;
  auto b = static_cast<int64_t>(numbers.getInputBatchDimension()),
       f = static_cast<int64_t>(numbers.getInputFeatureDimension()),
       i = static_cast<int64_t>(numbers.getKernelInputFeatureDimension()),
       o = static_cast<int64_t>(numbers.getKernelOutputFeatureDimension()),
       outB = static_cast<int64_t>(numbers.getOutputBatchDimension()),
       outF = static_cast<int64_t>(numbers.getOutputFeatureDimension());
  ArrayRef<int64_t> in = numbers.getInputSpatialDimensions(),
                    taps = numbers.getKernelSpatialDimensions(),
                    out = numbers.getOutputSpatialDimensions();
  auto setFilter = [&](RankedTensorType from, int64_t first, int64_t second,
                       ArrayRef<int64_t> places) {
    set(r.w, from, first, second, places);
    filter.order = {first, second};
    llvm::append_range(filter.order, places);
  };
  filter.isResult = r.direction == ZRT_CONVOLVE_FILTER;
  switch (r.direction) {
  case ZRT_CONVOLVE_FORWARD:
    set(r.x, lhs, b, f, in);
    setFilter(rhs, o, i, taps);
    return set(r.y, type, outB, outF, out);
  case ZRT_CONVOLVE_DATA:
    set(r.x, type, outB, outF, out);
    setFilter(rhs, i, o, taps);
    return set(r.y, lhs, b, f, in);
  default:
    set(r.x, lhs, f, b, in);
    setFilter(type, outF, outB, out);
    return set(r.y, rhs, i, o, taps);
  }
}

std::string Reader::setWindows() {
  zrt_convolution &r = made.record;
  bool isData = r.direction == ZRT_CONVOLVE_DATA, isFilter = r.direction == ZRT_CONVOLVE_FILTER;
  for (int64_t at = 0; at < ZRT_CONVOLVE_SPATIAL; ++at)
    r.stride[at] = r.dilation[at] = 1;
  if (!isReversed(false) && (isFilter || !isReversed(true)))
    return "windows are reversed that the library does not reverse";
  // The library's gradient of the input reverses by itself.
  r.reversed = isReversed(isData) ? 0 : 1;
  if ((isData && op.getFeatureGroupCount() > 1) || (isFilter && op.getFeatureGroupCount() > 1))
    return "groups are as no direction of the library has them";
  for (auto [i, window] : llvm::enumerate(windows)) {
    int64_t at = padded + static_cast<int64_t>(i), filter = r.w.sizes[2 + at];
    if (isData ? window.stride != 1 : window.inputDilation != 1)
      return "windows are both dilated and moved in steps as no direction of the library has them";
    r.stride[at] = isData ? window.inputDilation : isFilter ? window.filterDilation : window.stride;
    r.dilation[at] = isFilter ? window.stride : window.filterDilation;
    r.padding[at] = isData ? r.dilation[at] * (filter - 1) - window.low : window.low;
    if (r.padding[at] < 0)
      return "its padding cuts elements off";
    int64_t places = r.x.sizes[2 + at] + 2 * r.padding[at] - r.dilation[at] * (filter - 1) - 1;
    if (places < 0 || r.y.sizes[2 + at] != places / r.stride[at] + 1)
      return "it has other padding behind than before";
  }
  return "";
}

/// Tensors of the library's engines, and the filter, lie in one of two orders (its tables of
/// layouts): channels before all places, or behind.
void Reader::checkLayouts() {
  const zrt_convolution &r = made.record;
  auto isPacked = [&](const zrt_convolution_tensor &tensor, bool isLast) {
    SmallVector<int64_t> order{0};
    for (int64_t dim = isLast ? 2 : 1; dim < 2 + r.spatial; ++dim)
      order.push_back(dim);
    if (isLast)
      order.push_back(1);
    int64_t next = 1;
    for (int64_t dim : llvm::reverse(order)) {
      if (tensor.sizes[dim] != 1 && tensor.strides[dim] != next)
        return false;
      next *= tensor.sizes[dim];
    }
    return true;
  };
  SmallVector<bool> orders; // of images; channels behind are what tensor cores take
  for (bool isLast : {true, false})
    if (isPacked(r.x, isLast) && isPacked(r.y, isLast))
      orders.push_back(isLast);
  if (llvm::any_of(orders, [&](bool isLast) { return isPacked(r.w, isLast); }))
    return;
  made.why = "tensors and filter do not all lie with channels before, or all with channels behind "
             "their places";
  if (orders.empty())
    return;
  if (orders.front()) // features, places, channels
    std::rotate(filter.order.begin() + 1, filter.order.begin() + 2, filter.order.end());
  made.filter = std::move(filter);
}
} // namespace

LibraryConvolution LibraryConvolution::describe(hlo::ConvolutionOp op) { return Reader(op).read(); }

std::optional<FilterLayout> findLibraryFilter(hlo::ConvolutionOp op) {
  return LibraryConvolution::describe(op).filter;
}

/// Null where the kernel is none, on its arguments.
static hlo::ConvolutionOp findConvolution(func::FuncOp kernel) {
  auto op = dyn_cast_if_present<hlo::ConvolutionOp>(getOnlyResult(kernel));
  bool isAlone = op && llvm::all_of(op->getOperands(), llvm::IsaPred<BlockArgument>);
  return isAlone ? op : nullptr;
}

bool isByLibrary(func::FuncOp kernel) {
  hlo::ConvolutionOp op = findConvolution(kernel);
  if (!op || !convolvesByLibrary(kernel->getParentOfType<ModuleOp>()))
    return false;
  std::string why = LibraryConvolution::describe(op).why;
  if (why.empty())
    return true;
  remark::missed(op.getLoc(), remark::RemarkOpts::name("own").category("zero-schedule-kernels"))
      << remark::add("'{0}' is a kernel of the program's own, not cuDNN's: {1}",
                     kernel.getSymName(), why);
  return false;
}

KernelSchedule scheduleLibraryConvolution() {
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::GemmConvolution;
  schedule.work = 1;
  schedule.workspace = kWorkspaceBytes;
  schedule.parameters[kLibraryParameter.str()] = 1;
  return schedule;
}

LogicalResult verifyLibraryConvolution(func::FuncOp kernel, const KernelSchedule &schedule) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule ";
  };
  hlo::ConvolutionOp op = findConvolution(kernel);
  bool isAsked = convolvesByLibrary(kernel->getParentOfType<ModuleOp>()),
       isGiven = schedule.parameters.count(kLibraryParameter.str());
  std::string why = op ? LibraryConvolution::describe(op).why : "it is no convolution alone";
  if (!isGiven)
    return !isAsked || !why.empty()
               ? success()
               : LogicalResult(refuse()
                               << "of tiles, expected one with parameter '" << kLibraryParameter
                               << "': the module was made with --convolution=cudnn");
  if (!isAsked)
    return refuse() << "with parameter '" << kLibraryParameter
                    << "', expected tiles: the module was not made with --convolution=cudnn";
  if (!why.empty())
    return refuse() << "with parameter '" << kLibraryParameter << "', but " << why;
  KernelSchedule expected = scheduleLibraryConvolution();
  if (schedule.kind != expected.kind)
    return refuse() << "of kind " << kernel::stringifyKind(schedule.kind) << ", expected "
                    << kernel::stringifyKind(expected.kind) << " for the library";
  const std::tuple<StringRef, int64_t, int64_t> numbers[] = {
      {"items", schedule.work, expected.work},
      {"items at the least for a worker", schedule.grain, expected.grain},
      {"elements of an item", schedule.tile, expected.tile},
      {"lanes", schedule.lanes, expected.lanes},
      {"bytes of scratch memory of a worker", schedule.scratch, expected.scratch},
      {"bytes of workspace", schedule.workspace, expected.workspace}};
  for (auto [what, found, wanted] : numbers)
    if (found != wanted)
      return refuse() << "with " << found << " " << what << ", expected " << wanted
                      << " for the library";
  if (schedule.parameters != expected.parameters || !schedule.rows.empty() ||
      !schedule.columns.empty() || !schedule.staged.empty() || schedule.isFlat ||
      schedule.isInOneBlock)
    return refuse() << "with rows, columns, staged ops or parameters besides, of which a library's "
                       "call has none";
  return success();
}

//===----------------------------------------------------------------------===//
// The call
//===----------------------------------------------------------------------===//

/// By number of the kernel's buffers: x, w, y, scratch memory.
static std::array<int32_t, 4> listBuffers(hlo::ConvolutionOp op, int64_t direction) {
  auto numberOf = [](Value operand) {
    return static_cast<int32_t>(cast<BlockArgument>(operand).getArgNumber());
  };
  int32_t lhs = numberOf(op.getLhs()), rhs = numberOf(op.getRhs()),
          result = static_cast<int32_t>(op->getParentOfType<func::FuncOp>().getNumArguments());
  switch (direction) {
  case ZRT_CONVOLVE_FORWARD:
    return {lhs, rhs, result, result + 1};
  case ZRT_CONVOLVE_DATA:
    return {result, rhs, lhs, result + 1};
  default:
    return {lhs, result, rhs, result + 1};
  }
}

/// What the call computes, for reports of times: a product for each pair of the relation.
static void noteProducts(LLVM::LLVMFuncOp lowered, const zrt_convolution &record, Type element) {
  Builder builder(lowered.getContext());
  int64_t products = 2 * record.w.sizes[1];
  for (int64_t dim = 0; dim < 2 + record.spatial; ++dim)
    products *= record.y.sizes[dim] * (dim < 2 ? 1 : record.w.sizes[dim]);
  if (record.factors == ZRT_FACTORS_TF32)
    element = FloatTF32Type::get(lowered.getContext());
  lowered->setAttr(kOperationsAttr, builder.getI64IntegerAttr(0));
  lowered->setAttr(kProductsAttr, builder.getI64IntegerAttr(products));
  lowered->setAttr(kProductTypeAttr, TypeAttr::get(element));
}

LogicalResult lowerLibraryConvolution(func::FuncOp kernel, const KernelSchedule &schedule) {
  OpBuilder builder(kernel);
  MLIRContext *context = builder.getContext();
  Location loc = kernel.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(context), i64 = builder.getI64Type(),
       voidType = LLVM::LLVMVoidType::get(context);
  hlo::ConvolutionOp op = findConvolution(kernel);
  zrt_convolution record = LibraryConvolution::describe(op).record;
  constexpr size_t kCount = sizeof record / sizeof(int64_t);
  auto values =
      DenseElementsAttr::get(RankedTensorType::get({kCount}, i64),
                             ArrayRef<int64_t>(reinterpret_cast<int64_t *>(&record), kCount));
  auto table = LLVM::GlobalOp::create(builder, loc, LLVM::LLVMArrayType::get(i64, kCount),
                                      /*isConstant=*/true, LLVM::Linkage::Internal,
                                      (kernel.getSymName() + ".call").str(), values);
  auto module = kernel->getParentOfType<ModuleOp>();
  constexpr StringRef callee = "zrt_convolve";
  if (!module.lookupSymbol(callee)) {
    OpBuilder top = OpBuilder::atBlockBegin(module.getBody());
    LLVM::LLVMFuncOp::create(top, module.getLoc(), callee,
                             LLVM::LLVMFunctionType::get(voidType, {pointer, pointer}));
  }
  auto lowered = LLVM::LLVMFuncOp::create(
      builder, loc, "", LLVM::LLVMFunctionType::get(voidType, {pointer, i64, i64}));
  builder.setInsertionPointToStart(lowered.addEntryBlock(builder));
  auto at = [&](Value list, int32_t number) -> Value {
    return LLVM::GEPOp::create(builder, loc, pointer, pointer, list,
                               ArrayRef<LLVM::GEPArg>{number});
  };
  Value count = LLVM::ConstantOp::create(builder, loc, i64, builder.getI64IntegerAttr(4));
  Value list = LLVM::AllocaOp::create(builder, loc, pointer, pointer, count);
  for (auto [index, number] : llvm::enumerate(listBuffers(op, record.direction))) {
    Value buffer = LLVM::LoadOp::create(builder, loc, pointer, at(lowered.getArgument(0), number));
    LLVM::StoreOp::create(builder, loc, buffer, at(list, static_cast<int32_t>(index)));
  }
  LLVM::CallOp::create(builder, loc, TypeRange(), callee,
                       ValueRange{LLVM::AddressOfOp::create(builder, loc, table), list});
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  describeKernel(lowered, kernel, schedule);
  lowered->setAttr(kDriverAttr, builder.getUnitAttr());
  noteProducts(lowered, record, hlo::tensorType(op.getLhs()).getElementType());
  replaceKernel(kernel, lowered);
  return success();
}

} // namespace zero
