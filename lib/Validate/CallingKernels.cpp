#include "CallingKernels.h"

#include "KernelFacts.h"
#include "PlainCode.h"
#include "mlir/IR/Matchers.h"
#include "zero/Dialect/Kernel/Kernel.h"
#include "zero/Dialect/StableHLO/Lapack.h"
#include "zrt/factorize.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

namespace {

int64_t getParameter(kernel::ScheduleAttr schedule, StringRef name) {
  DictionaryAttr parameters = schedule.getParameters();
  auto number = parameters ? parameters.getAs<IntegerAttr>(name) : IntegerAttr();
  return number ? number.getInt() : 0;
}

StringRef getAddressed(Value value) {
  auto address = value.getDefiningOp<LLVM::AddressOfOp>();
  return address ? address.getGlobalName() : StringRef();
}

bool isNumber(Value value, int64_t number) {
  APInt found;
  return matchPattern(value, m_ConstantInt(&found)) && found.getSExtValue() == number;
}

/// Ops that make what calls are given, and do nothing.
bool isOperand(Operation &op) {
  return op.hasTrait<OpTrait::ConstantLike>() || isa<LLVM::AddressOfOp>(op);
}

/// The most there is where a text's numbers are beyond it.
int64_t multiply(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    if (llvm::MulOverflow(product, size, product))
      return std::numeric_limits<int64_t>::max();
  return product;
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// Chunks of `tile` neighbouring rows, none of which goes on into the next index of a dimension
/// before the one that is cut.
int64_t countChunks(ArrayRef<int64_t> rows, int64_t tile) {
  int64_t inner = 1;
  for (size_t dim = rows.size(); dim-- > 0; inner = multiply({inner, rows[dim]}))
    if (tile <= multiply({inner, rows[dim]})) {
      auto steps = static_cast<int64_t>(llvm::divideCeil(rows[dim], tile / inner));
      return multiply({multiply(rows.take_front(dim)), steps});
    }
  return 1;
}

/// An attention that sums over queries takes all of a batch index in one item.
std::optional<int64_t> countBatch(func::FuncOp kernel) {
  for (auto dot : kernel.getBody().front().getOps<hlo::DotGeneralOp>()) {
    int64_t count = 1;
    for (int64_t dim : dot.getDotDimensionNumbers().getLhsBatchingDimensions())
      count *= hlo::tensorType(dot.getLhs()).getDimSize(dim);
    return count;
  }
  return std::nullopt;
}

/// Of an attention, each of whose items is worth a worker: rows whose sum is a partial result, and
/// elements of partial results whose sums are worth one.
constexpr int64_t kChunkRows = 64, kWorthAWorker = 1 << 14;

// Equation: stages.
FailureOr<StagedKernel> readStages(func::FuncOp kernel, kernel::ScheduleAttr schedule) {
  ArrayRef<int64_t> rows, columns;
  if (schedule.getRows())
    rows = schedule.getRows().asArrayRef();
  if (schedule.getColumns())
    columns = schedule.getColumns().asArrayRef();
  int64_t width = getParameter(schedule, "column_tile"), tile = schedule.getTile();
  bool isAttention = schedule.getKind() == kernel::Kind::Attention;
  std::optional<int64_t> batch = isAttention ? countBatch(kernel) : std::nullopt;
  bool isForm = (schedule.getKind() == kernel::Kind::Row || batch) && !columns.empty() &&
                width > 0 && tile > 0 && schedule.getGrain() > 0 && schedule.getItems() == 1 &&
                llvm::all_of(rows, [](int64_t size) { return size > 0; }) &&
                llvm::all_of(columns, [](int64_t size) { return size > 0; });
  if (!isForm)
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has parameter 'column_tile', expected one item that runs "
                                   "rows, or an attention, and then columns";
  int64_t chunks = countChunks(rows, isAttention ? kChunkRows : tile);
  auto tilesOfRow = static_cast<int64_t>(llvm::divideCeil(columns.back(), width));
  int64_t tiles = multiply({multiply(columns.drop_back()), tilesOfRow});
  int64_t worth =
      isAttention ? kWorthAWorker : multiply({schedule.getGrain(), tile, multiply(columns)});
  std::string name = kernel.getSymName().str();
  StagedKernel staged{kernel.getLoc(), {}};
  staged.stages.push_back(
      {name + ".rows", batch.value_or(chunks), isAttention ? 1 : schedule.getGrain()});
  staged.stages.push_back(
      {name + ".columns", tiles, std::max<int64_t>(1, worth / multiply({chunks, width}))});
  return staged;
}

/// The functions that run the stages.
class StageCheck {
public:
  StageCheck(const SymbolTable &symbols, LLVM::LLVMFuncOp code, const StagedKernel &kernel)
      : symbols(symbols), code(code), kernel(kernel) {}

  LogicalResult run() {
    for (Operation &op : code.getBody().front().without_terminator()) {
      if (isOperand(op))
        continue;
      auto call = dyn_cast<LLVM::CallOp>(op);
      if (!call)
        return op.emitOpError("is no part of the function of a kernel of stages, which only calls "
                              "them");
      if (failed(checkPlain(op)) || failed(checkCall(call)))
        return failure();
    }
    if (next == kernel.stages.size())
      return success();
    return refuse(code) << "runs " << next << " of its " << kernel.stages.size()
                        << " stages, expected each of them once";
  }

private:
  LogicalResult checkCall(LLVM::CallOp call) {
    if (next == kernel.stages.size())
      return refuse(call) << "is called behind the last stage, expected nothing there";
    const Stage &stage = kernel.stages[next++];
    ValueRange operands = call.getArgOperands();
    bool isParallel = call.getCallee() == "zrt_parallel" && operands.size() == 4;
    bool isDirect = call.getCallee() == stage.function && operands.size() == 3;
    bool isWhole = isParallel ? getAddressed(operands[0]) == stage.function &&
                                    isBuffers(operands[1]) && isNumber(operands[2], stage.items) &&
                                    isNumber(operands[3], stage.grain)
                              : isDirect && isBuffers(operands[0]) && isNumber(operands[1], 0) &&
                                    isNumber(operands[2], stage.items);
    if (!isWhole)
      return refuse(call) << "is expected to be stage " << next - 1 << ", '" << stage.function
                          << "', on the kernel's buffers, over all its " << stage.items
                          << " items in steps of " << stage.grain;
    auto function = symbols.lookup<LLVM::LLVMFuncOp>(stage.function);
    bool isStage = isPlain(function) && !function.isExternal() &&
                   function->hasAttr("zero.kernel") &&
                   function.getFunctionType() == code.getFunctionType();
    return isStage ? success()
                   : LogicalResult(refuse(call) << "calls '" << stage.function
                                                << "', which is no stage of a kernel");
  }

  InFlightDiagnostic refuse(Operation *at) {
    InFlightDiagnostic diag = at->emitOpError() << "in kernel '" << code.getSymName() << "' ";
    diag.attachNote(kernel.loc) << "planned here";
    return diag;
  }

  bool isBuffers(Value value) { return value == code.getArgument(0); }

  const SymbolTable &symbols;
  LLVM::LLVMFuncOp code;
  const StagedKernel &kernel;
  size_t next = 0;
};

//===----------------------------------------------------------------------===//
// Factorisations and convolutions
//===----------------------------------------------------------------------===//

int64_t codeOf(hlo::LapackRoutine routine) {
  switch (routine) {
  case hlo::LapackRoutine::Potrf:
    return ZRT_CHOLESKY;
  case hlo::LapackRoutine::Trsm:
    return ZRT_TRIANGULAR_SOLVE;
  case hlo::LapackRoutine::Getrf:
    return ZRT_LU;
  case hlo::LapackRoutine::Geqrf:
    return ZRT_QR;
  case hlo::LapackRoutine::Orgqr:
    return ZRT_ORTHOGONAL;
  case hlo::LapackRoutine::Ormqr:
    return ZRT_REFLECT;
  case hlo::LapackRoutine::Syevd:
    return ZRT_EIGEN;
  case hlo::LapackRoutine::Gesdd:
    return ZRT_SINGULAR_VALUES;
  case hlo::LapackRoutine::Gtsv:
    return ZRT_TRIDIAGONAL_SOLVE;
  }
  return -1;
}

/// What the runtime is told of an op; nothing where it has no routine for it.
std::optional<zrt_factorization> makeCall(Operation *op) {
  zrt_factorization call = {};
  std::optional<hlo::LapackCall> lapack;
  auto set = [&](bool isSet, int64_t flag) { call.flags |= isSet ? flag : 0; };
  bool isLeft = true;
  if (auto custom = dyn_cast<hlo::CustomCallOp>(op))
    lapack = hlo::getLapackCall(custom);
  if (lapack) {
    call.routine = codeOf(lapack->routine);
    isLeft =
        (call.routine != ZRT_TRIANGULAR_SOLVE && call.routine != ZRT_REFLECT) || lapack->isLeft;
    set(call.routine == ZRT_CHOLESKY, ZRT_HAS_INFO);
    set(lapack->isLower, ZRT_LOWER);
    set(lapack->isLeft, ZRT_LEFT);
    set(lapack->isTransposed, ZRT_TRANSPOSED);
    set(lapack->hasUnitDiagonal, ZRT_UNIT_DIAGONAL);
    set(lapack->hasVectors, ZRT_VECTORS);
    set(lapack->isFull, ZRT_ALL_VECTORS);
  } else if (auto cholesky = dyn_cast<hlo::CholeskyOp>(op)) {
    call.routine = ZRT_CHOLESKY;
    set(cholesky.getLower(), ZRT_LOWER);
  } else if (auto solve = dyn_cast<hlo::TriangularSolveOp>(op)) {
    call.routine = ZRT_TRIANGULAR_SOLVE;
    isLeft = solve.getLeftSide();
    set(solve.getLower(), ZRT_LOWER);
    set(isLeft, ZRT_LEFT);
    set(solve.getTransposeA() != hlo::Transpose::NO_TRANSPOSE, ZRT_TRANSPOSED);
    set(solve.getUnitDiagonal(), ZRT_UNIT_DIAGONAL);
  } else {
    return std::nullopt;
  }
  bool isTridiagonal = call.routine == ZRT_TRIDIAGONAL_SOLVE;
  RankedTensorType a = hlo::tensorType(op->getOperand(isTridiagonal ? 3 : 0));
  call.dtype = codeOfElement(a.getElementType());
  call.rows = a.getShape().drop_back().back();
  call.columns = a.getShape().back();
  if (op->getNumOperands() > 1 && !isTridiagonal) {
    unsigned other = call.routine == ZRT_REFLECT ? 2 : 1;
    ArrayRef<int64_t> shape = hlo::tensorType(op->getOperand(other)).getShape();
    call.others = isLeft ? shape.back() : shape.drop_back().back();
  }
  return call;
}

template <typename Record> SmallVector<int64_t> listNumbers(const Record &record) {
  const auto *numbers = reinterpret_cast<const int64_t *>(&record);
  return {numbers, numbers + sizeof record / sizeof(int64_t)};
}

// Equation: factorisation.
FailureOr<FactorizationKernel> readFactorization(func::FuncOp kernel,
                                                 kernel::ScheduleAttr schedule) {
  Operation *end = kernel.getBody().front().getTerminator(),
            *op = end->getNumOperands() ? end->getOperand(0).getDefiningOp() : nullptr;
  std::optional<zrt_factorization> call = op ? makeCall(op) : std::nullopt;
  bool isForm = call && op->getResults() == end->getOperands() && schedule.getItems() > 0 &&
                op->getNumOperands() + op->getNumResults() <= ZRT_STAGED_BUFFERS &&
                llvm::all_of(op->getOperands(), llvm::IsaPred<BlockArgument>);
  if (!isForm)
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' is scheduled as a factorisation, expected one on its "
                                   "arguments and nothing else";
  FactorizationKernel made{kernel.getLoc(), {"zrt_factorize", {}, {}}, {}};
  SmallVector<int64_t> &buffers = made.host.buffers;
  zrt_staged_factorization staged = {};
  staged.call = *call;
  staged.at_once = getParameter(schedule, "staged");
  staged.operands = op->getNumOperands();
  staged.results = op->getNumResults();
  int64_t *bytes = staged.bytes;
  for (Value operand : op->getOperands()) {
    buffers.push_back(cast<BlockArgument>(operand).getArgNumber());
    *bytes++ = ir::getTensorBytes(operand.getType()) / schedule.getItems();
  }
  for (Value result : op->getResults()) {
    buffers.push_back(kernel.getNumArguments() + cast<OpResult>(result).getResultNumber());
    *bytes++ = ir::getTensorBytes(result.getType()) / schedule.getItems();
  }
  made.driver = {"zrt_factorize_staged", buffers, listNumbers(staged)};
  if (schedule.getWorkspace() > 0)
    buffers.push_back(kernel.getNumArguments() + kernel.getNumResults());
  made.host.record = listNumbers(*call);
  return made;
}

/// The numbers of a constant; nothing where there is none.
std::optional<SmallVector<int64_t>> readRecord(const SymbolTable &symbols, StringRef name) {
  auto table = symbols.lookup<LLVM::GlobalOp>(name);
  auto values = table ? dyn_cast_if_present<DenseIntElementsAttr>(table.getValueAttr())
                      : DenseIntElementsAttr();
  if (!values || !table.getConstant() || !values.getElementType().isInteger(64))
    return std::nullopt;
  return llvm::to_vector(values.getValues<int64_t>());
}

/// The function that calls the runtime: it fills one list of buffers.
class RuntimeCallCheck {
public:
  RuntimeCallCheck(const SymbolTable &symbols, LLVM::LLVMFuncOp code, const RuntimeCall &wanted,
                   Location loc)
      : symbols(symbols), code(code), wanted(wanted), loc(loc) {}

  LogicalResult run() {
    for (Operation &op : code.getBody().front().without_terminator())
      if (!isOperand(op) && (failed(checkPlain(op)) || failed(step(op))))
        return failure();
    if (isCalled)
      return success();
    return refuse(code) << "does not call " << wanted.callee << ", expected one call";
  }

private:
  /// Which pointer a value is: to the buffers or into the list of those that the call is given.
  struct Place {
    bool isList = false;
    int64_t index = 0;
  };

  LogicalResult step(Operation &op) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
        .Case([&](LLVM::AllocaOp alloca) {
          bool isOnly = !list && isa<LLVM::LLVMPointerType>(alloca.getElemType()) &&
                        isNumber(alloca.getArraySize(), wanted.buffers.size());
          if (!isOnly)
            return LogicalResult(refuse(alloca)
                                 << "is expected to be the one list of " << wanted.buffers.size()
                                 << " buffers for the call");
          list = alloca;
          return success();
        })
        .Case([](LLVM::GEPOp) { return success(); }) // read where it is used
        .Case([&](LLVM::LoadOp load) {
          std::optional<Place> from = findPlace(load.getAddr());
          if (!from || from->isList || !isa<LLVM::LLVMPointerType>(load.getType()))
            return LogicalResult(refuse(load) << "is expected to load one of the kernel's buffers");
          buffers[load] = from->index;
          return success();
        })
        .Case([&](LLVM::StoreOp store) {
          std::optional<Place> to = findPlace(store.getAddr());
          auto buffer = buffers.find(store.getValue());
          bool isListed = to && to->isList && buffer != buffers.end() && to->index >= 0 &&
                          to->index < static_cast<int64_t>(wanted.buffers.size());
          if (!isListed)
            return LogicalResult(refuse(store)
                                 << "is expected to put a buffer into the list for the call");
          listed[to->index] = buffer->second;
          return success();
        })
        .Case([&](LLVM::CallOp call) { return checkCall(call); })
        .Default([&](Operation *other) {
          return LogicalResult(refuse(other) << "is no part of a call of the runtime");
        });
  }

  std::optional<Place> findPlace(Value address) {
    int64_t index = 0;
    if (auto gep = address.getDefiningOp<LLVM::GEPOp>()) {
      ArrayRef<int32_t> indices = gep.getRawConstantIndices();
      if (indices.size() != 1 || indices[0] < 0 || !isa<LLVM::LLVMPointerType>(gep.getElemType()))
        return std::nullopt;
      index = indices[0];
      address = gep.getBase();
    }
    if (address == code.getArgument(0))
      return Place{false, index};
    if (list && address == list.getResult())
      return Place{true, index};
    return std::nullopt;
  }

  LogicalResult checkCall(LLVM::CallOp call) {
    ValueRange operands = call.getArgOperands();
    bool hasItems = wanted.takesItems
                        ? operands.size() == 4 && operands[2] == code.getArgument(1) &&
                              operands[3] == code.getArgument(2)
                        : operands.size() == 2;
    bool isCall = !isCalled && call.getCallee() == wanted.callee && hasItems && list &&
                  operands[1] == list.getResult();
    if (!isCall)
      return refuse(call) << "is expected to call " << wanted.callee
                          << " once, with the list of buffers"
                          << (wanted.takesItems ? ", for the items that it is given" : "");
    isCalled = true;
    for (auto [index, buffer] : llvm::enumerate(wanted.buffers))
      if (auto found = listed.find(index); found == listed.end() || found->second != buffer)
        return refuse(call) << "is given "
                            << (found == listed.end() ? "nothing"
                                                      : "buffer " + std::to_string(found->second))
                            << " as number " << index << " of its buffers, expected buffer "
                            << buffer;
    return checkRecord(call, getAddressed(operands[0]));
  }

  LogicalResult checkRecord(LLVM::CallOp call, StringRef name) {
    std::optional<SmallVector<int64_t>> found = readRecord(symbols, name);
    if (found && *found == wanted.record)
      return success();
    InFlightDiagnostic diag = refuse(call);
    diag << "is told something else than the kernel's op, expected the record ";
    llvm::interleaveComma(wanted.record, diag);
    return diag;
  }

  InFlightDiagnostic refuse(Operation *at) {
    InFlightDiagnostic diag = at->emitOpError() << "in kernel '" << code.getSymName() << "' ";
    diag.attachNote(loc) << "planned here";
    return diag;
  }

  const SymbolTable &symbols;
  LLVM::LLVMFuncOp code;
  const RuntimeCall &wanted;
  Location loc;
  bool isCalled = false;
  LLVM::AllocaOp list;
  llvm::DenseMap<Value, int64_t> buffers; // by what was loaded
  std::map<int64_t, int64_t> listed;
};

// Equation: library-convolution. What the call is told decides which buffers it is given.
LogicalResult checkConvolution(const SymbolTable &symbols, LLVM::LLVMFuncOp code,
                               const ConvolutionKernel &kernel) {
  RuntimeCall wanted{"zrt_convolve", {}, {}, /*takesItems=*/false};
  auto refuse = [&](Operation *at) {
    InFlightDiagnostic diag = at->emitOpError() << "in kernel '" << code.getSymName() << "' ";
    diag.attachNote(kernel.loc) << "planned here";
    return diag;
  };
  if (!code->hasAttr("zero.driver"))
    return refuse(code) << "is no driver, expected one that calls " << wanted.callee;
  for (auto call : code.getBody().front().getOps<LLVM::CallOp>()) {
    if (call.getCallee() != wanted.callee || call.getArgOperands().size() != 2)
      continue;
    zrt_convolution record;
    std::optional<SmallVector<int64_t>> found =
        readRecord(symbols, getAddressed(call.getArgOperands()[0]));
    if (!found || found->size() != sizeof record / sizeof(int64_t))
      return refuse(call) << "is told nothing that is a convolution";
    std::copy(found->begin(), found->end(), reinterpret_cast<int64_t *>(&record));
    if (std::string difference = kernel.findDifference(record); !difference.empty())
      return refuse(call) << "is told another convolution than the kernel's: it differs in "
                          << difference;
    wanted.buffers = kernel.listBuffers(record);
    wanted.record = *found;
    return RuntimeCallCheck(symbols, code, wanted, kernel.loc).run();
  }
  return refuse(code) << "does not call " << wanted.callee << ", expected one call";
}

/// The code of a kernel; null, with a message where there should be some, for a target without.
FailureOr<LLVM::LLVMFuncOp> findCode(const SymbolTable &symbols, StringRef name, bool hasCode) {
  auto code = symbols.lookup<LLVM::LLVMFuncOp>(name);
  if (!code || (code.isExternal() && !hasCode))
    return LLVM::LLVMFuncOp();
  Type pointer = LLVM::LLVMPointerType::get(code.getContext()),
       i64 = IntegerType::get(code.getContext(), 64);
  bool isForm = !code.isExternal() && isPlain(code) && code.getBody().hasOneBlock() &&
                code.getFunctionType().getParams() == ArrayRef<Type>{pointer, i64, i64};
  if (isForm)
    return code;
  return code.emitOpError() << "kernel '" << name
                            << "' is expected to be one block of calls, for a list of buffers and "
                               "a range of items, without attributes";
}

} // namespace

FailureOr<CallingKernels> CallingKernels::read(ModuleOp planned) {
  CallingKernels kernels;
  for (auto function : planned.getOps<func::FuncOp>()) {
    auto schedule = function->getAttrOfType<kernel::ScheduleAttr>("kernel.schedule");
    if (!schedule || !function.getBody().hasOneBlock())
      continue;
    std::string name = function.getSymName().str();
    if (getParameter(schedule, "column_tile") != 0) {
      FailureOr<StagedKernel> staged = readStages(function, schedule);
      if (failed(staged))
        return failure();
      kernels.staged.emplace(name, std::move(*staged));
    } else if (getParameter(schedule, "library") != 0) {
      FailureOr<ConvolutionKernel> made =
          ConvolutionKernel::read(function, schedule.getWorkspace());
      if (failed(made))
        return failure();
      kernels.convolutions.emplace(name, *made);
    } else if (schedule.getKind() == kernel::Kind::Factorization) {
      FailureOr<FactorizationKernel> made = readFactorization(function, schedule);
      if (failed(made))
        return failure();
      kernels.factorizations.emplace(name, std::move(*made));
    }
  }
  return kernels;
}

LogicalResult checkCallingKernels(const CallingKernels &kernels, const SymbolTable &emitted) {
  auto functions = cast<ModuleOp>(emitted.getOp()).getOps<LLVM::LLVMFuncOp>();
  bool hasCode = llvm::any_of(functions, [](LLVM::LLVMFuncOp function) {
    return function->hasAttr("zero.kernel") && !function.isExternal();
  });
  for (const auto &[name, kernel] : kernels.staged) {
    FailureOr<LLVM::LLVMFuncOp> code = findCode(emitted, name, hasCode);
    if (failed(code) || (*code && failed(StageCheck(emitted, *code, kernel).run())))
      return failure();
  }
  for (const auto &[name, kernel] : kernels.factorizations) {
    FailureOr<LLVM::LLVMFuncOp> code = findCode(emitted, name, hasCode);
    if (failed(code))
      return failure();
    if (!*code)
      continue;
    const RuntimeCall &wanted = (*code)->hasAttr("zero.driver") ? kernel.driver : kernel.host;
    if (failed(RuntimeCallCheck(emitted, *code, wanted, kernel.loc).run()))
      return failure();
  }
  for (const auto &[name, kernel] : kernels.convolutions) {
    FailureOr<LLVM::LLVMFuncOp> code = findCode(emitted, name, hasCode);
    if (failed(code) || (*code && failed(checkConvolution(emitted, *code, kernel))))
      return failure();
  }
  return success();
}

} // namespace zero::validate
