#include "CudaKernel.h"

#include "../Cpu/CpuKernel.h"
#include "AttentionSweep.h"
#include "ConvolutionParts.h"
#include "CudaInstructions.h"
#include "LibraryConvolution.h"
#include "RowColumns.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/LibraryConvolution.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// Bytes of shared memory that a launch gives: what code may not declare. Only an attention's tiles
/// are so many.
static int64_t countGivenShared(const KernelSchedule &schedule) {
  bool isGiven =
      schedule.kind == KernelSchedule::Kind::Attention && schedule.scratch > kMostDeclaredShared;
  return isGiven ? schedule.scratch : 0;
}

namespace {
/// The threads of a block, or of each of several groups of it.
class BlockTeam : public Team {
public:
  /// What its threads share has names that begin with the kernel's and `prefix`.
  BlockTeam(KernelEmitter &e, const KernelSchedule &schedule, Value thread, Value workspace,
            int64_t threads, int64_t groups, StringRef prefix = ".shared.")
      : e(e), prefix(prefix), thread(thread), workspace(workspace), threads(threads / groups),
        groups(groups), steps(std::max<int64_t>(1, getParameter(schedule, kStepsParameter))),
        parts(std::max<int64_t>(1, getParameter(schedule, kPartsParameter))),
        turns(std::max<int64_t>(1, getParameter(schedule, kTurnsParameter))),
        items(schedule.work / parts), given(countGivenShared(schedule)) {
    if (groups == 1)
      return;
    group = e.make<arith::DivUIOp>(thread, e.i64(this->threads));
    this->thread = e.make<arith::RemUIOp>(thread, e.i64(this->threads));
  }

  int64_t countThreads() const override { return threads; }
  Value getThread() const override { return thread; }
  int64_t countGroups() const override { return groups; }
  int64_t countSteps() const override { return steps; }
  Value getGroup() const override { return group; }
  /// Of the parts of items, block by block: which item, and which part of it.
  Value takePart(Value block);
  int64_t countParts() const override { return parts; }
  Value getPart() const override { return part; }
  int64_t countTurns() const override { return turns; }
  int64_t countItems() const override { return items; }
  Value getItem() const override { return item; }
  Value isLast() const override { return hasAll; }
  void leave(Value value, int64_t offset, Value place) override;
  Value take(Type type, int64_t offset, Value place) override;
  Value endPart(Value item) override;
  Value combineAll(Value value, Combine combine) override;
  void synchronize() override;
  Value allocate(Type element, int64_t count) override;

private:
  Value callIntrinsic(StringRef name, Type result, ValueRange operands);
  Value shuffle(Value value, int64_t distance);
  Value shuffleWord(Value word, int64_t distance);
  Value declareCounters();
  std::string declareShared(Type element, int64_t count);
  Value addressOf(Type type, int64_t offset, Value place);

  KernelEmitter &e;
  std::string prefix;
  Value thread, workspace, group, item, part, hasAll;
  int64_t threads, groups, steps, parts, turns, items;
  int64_t given; // bytes of shared memory
  unsigned allocations = 0;
  Value warpValues; // eight bytes for each warp
};
} // namespace

Value BlockTeam::callIntrinsic(StringRef name, Type result, ValueRange operands) {
  OpBuilder &builder = e.getBuilder();
  StringAttr symbol = builder.getStringAttr(name);
  if (result)
    return LLVM::CallIntrinsicOp::create(builder, e.getLoc(), result, symbol, operands)
        .getResults();
  LLVM::CallIntrinsicOp::create(builder, e.getLoc(), symbol, operands);
  return Value();
}

void BlockTeam::synchronize() {
  Value barrier = e.make<arith::ConstantIntOp>(0, 32);
  callIntrinsic("llvm.nvvm.barrier.cta.sync.aligned.all", Type(), barrier);
}

/// What a launch gives, one array of no size for all kernels; else one that code declares.
std::string BlockTeam::declareShared(Type element, int64_t count) {
  OpBuilder &builder = e.getBuilder();
  func::FuncOp kernel = e.getKernel();
  auto module = kernel->getParentOfType<ModuleOp>();
  bool isGiven = given && count * element.getIntOrFloatBitWidth() / 8 == given;
  std::string name =
      isGiven ? "zero_shared" : (kernel.getSymName() + prefix + llvm::Twine(allocations++)).str();
  if (isGiven && module.lookupSymbol(name))
    return name;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  LLVM::GlobalOp::create(
      builder, e.getLoc(),
      LLVM::LLVMArrayType::get(isGiven ? builder.getI8Type() : element, isGiven ? 0 : count),
      /*isConstant=*/false, isGiven ? LLVM::Linkage::External : LLVM::Linkage::Internal, name,
      Attribute(), /*alignment=*/kBufferAlignment, kSharedSpace);
  return name;
}

Value BlockTeam::allocate(Type element, int64_t count) {
  OpBuilder &builder = e.getBuilder();
  std::string name = declareShared(element, count);
  auto shared = LLVM::LLVMPointerType::get(builder.getContext(), kSharedSpace),
       generic = LLVM::LLVMPointerType::get(builder.getContext());
  Value address = LLVM::AddressOfOp::create(builder, e.getLoc(), shared, name);
  address = LLVM::AddrSpaceCastOp::create(builder, e.getLoc(), generic, address);
  e.setAlignment(address, kBufferAlignment);
  return address;
}

/// The 32 bits of the thread of the warp whose number differs in the bit `distance`.
Value BlockTeam::shuffleWord(Value word, int64_t distance) {
  auto i32 = [&](int64_t value) { return e.make<arith::ConstantIntOp>(value, 32); };
  return callIntrinsic("llvm.nvvm.shfl.sync.bfly.i32", word.getType(),
                       {i32(-1), word, i32(distance), i32(kWarpThreads - 1)});
}

Value BlockTeam::shuffle(Value value, int64_t distance) {
  OpBuilder &builder = e.getBuilder();
  Type type = value.getType(), i32 = builder.getI32Type();
  unsigned width = type.getIntOrFloatBitWidth();
  auto isFloat = isa<FloatType>(type);
  Type bits = builder.getIntegerType(width);
  if (isFloat)
    value = e.make<arith::BitcastOp>(bits, value);
  if (width < 32) {
    value = shuffleWord(e.make<arith::ExtUIOp>(i32, value), distance);
    value = e.make<arith::TruncIOp>(bits, value);
  } else if (width == 32) {
    value = shuffleWord(value, distance);
  } else {
    Value shift = e.constantInt(bits, 32);
    Value low = shuffleWord(e.make<arith::TruncIOp>(i32, value), distance);
    Value high = e.make<arith::TruncIOp>(i32, e.make<arith::ShRUIOp>(value, shift));
    high = e.make<arith::ExtUIOp>(bits, shuffleWord(high, distance));
    value =
        e.make<arith::OrIOp>(e.make<arith::ExtUIOp>(bits, low), e.make<arith::ShLIOp>(high, shift));
  }
  return isFloat ? e.make<arith::BitcastOp>(type, value) : value;
}

/// Within each warp by shuffles; then every thread takes the warps' values.
Value BlockTeam::combineAll(Value value, Combine combine) {
  for (int64_t distance = 1; distance < kWarpThreads; distance *= 2)
    value = combine(value, shuffle(value, distance));
  if (threads == kWarpThreads)
    return value;
  OpBuilder &builder = e.getBuilder();
  Type i64 = builder.getI64Type(), type = value.getType();
  if (!warpValues) {
    LevelGuard atEntry(e, 0);
    warpValues = allocate(i64, groups * threads / kWarpThreads);
  }
  Value firstWarp = group ? e.make<arith::MulIOp>(group, e.i64(threads / kWarpThreads)) : e.i64(0);
  auto addressOf = [&](Value warp) {
    return e.advance(i64, warpValues, e.make<arith::AddIOp>(firstWarp, warp));
  };
  synchronize(); // whatever lay there has been read
  Value lane = e.make<arith::RemUIOp>(thread, e.i64(kWarpThreads));
  Value isFirst = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, lane, e.i64(0));
  e.branch(isFirst, [&] {
    Value warp = e.make<arith::DivUIOp>(thread, e.i64(kWarpThreads));
    LLVM::StoreOp::create(builder, e.getLoc(), value, addressOf(warp));
  });
  synchronize();
  SmallVector<Value> warps;
  for (int64_t warp = 0; warp < threads / kWarpThreads; ++warp)
    warps.push_back(LLVM::LoadOp::create(builder, e.getLoc(), type, addressOf(e.i64(warp))));
  for (size_t count = warps.size(); count > 1; count /= 2)
    for (size_t i = 0; i < count / 2; ++i)
      warps[i] = combine(warps[2 * i], warps[2 * i + 1]);
  return warps.front();
}

//===----------------------------------------------------------------------===//
// Parts of an item
//===----------------------------------------------------------------------===//

/// Operations that threads of other blocks see.
constexpr StringLiteral kDeviceScope = "device";

Value BlockTeam::takePart(Value block) {
  if (parts == 1)
    return block;
  part = e.make<arith::RemUIOp>(block, e.i64(parts));
  return item = e.make<arith::DivUIOp>(block, e.i64(parts));
}

/// A word for each item, in memory of the module, which is zeros when it is loaded.
Value BlockTeam::declareCounters() {
  OpBuilder &builder = e.getBuilder();
  Type element = builder.getI32Type();
  func::FuncOp kernel = e.getKernel();
  std::string symbol = (kernel.getSymName() + kCountersSuffix).str();
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(kernel->getParentOfType<ModuleOp>().getBody());
    auto zeros = DenseElementsAttr::get(RankedTensorType::get({items}, element),
                                        Attribute(builder.getZeroAttr(element)));
    LLVM::GlobalOp::create(builder, e.getLoc(), LLVM::LLVMArrayType::get(element, items),
                           /*isConstant=*/false, LLVM::Linkage::Internal, symbol, zeros,
                           /*alignment=*/kBufferAlignment, kCountersSpace);
  }
  auto global = LLVM::LLVMPointerType::get(builder.getContext(), kCountersSpace),
       generic = LLVM::LLVMPointerType::get(builder.getContext());
  Value address = LLVM::AddressOfOp::create(builder, e.getLoc(), global, symbol);
  return LLVM::AddrSpaceCastOp::create(builder, e.getLoc(), generic, address);
}

Value BlockTeam::addressOf(Type type, int64_t offset, Value place) {
  Value array = e.advance(e.getBuilder().getI8Type(), workspace, e.i64(offset));
  return e.advance(type, array, place);
}

void BlockTeam::leave(Value value, int64_t offset, Value place) {
  LLVM::StoreOp::create(e.getBuilder(), e.getLoc(), value,
                        addressOf(value.getType(), offset, place),
                        value.getType().getIntOrFloatBitWidth() / 8, /*isVolatile=*/false,
                        /*isNonTemporal=*/false, /*isInvariantGroup=*/false,
                        LLVM::AtomicOrdering::monotonic, kDeviceScope);
}

Value BlockTeam::take(Type type, int64_t offset, Value place) {
  return LLVM::LoadOp::create(e.getBuilder(), e.getLoc(), type, addressOf(type, offset, place),
                              type.getIntOrFloatBitWidth() / 8, /*isVolatile=*/false,
                              /*isNonTemporal=*/false, /*isInvariant=*/false,
                              /*isInvariantGroup=*/false, LLVM::AtomicOrdering::monotonic,
                              kDeviceScope);
}

/// Parts count themselves; the last one sets the counter back, for the next launch.
///
/// This cannot hang. No thread waits for a counter: a block that is not the last goes on, so a
/// launch ends in whatever order its blocks run, side by side or not. The branch of the one thread
/// that counts ends before the barrier behind it, which is `aligned`: its warp has come together
/// again, however the hardware interleaved it; and what the barriers of the sums behind that wait
/// for, `hasAll`, is one word that all threads of the block read. The counter goes from 0 to parts
/// - 1 and, by wrapping, back to 0 in the order of the increments, whichever blocks make them, so
/// each run of a graph finds 0. What would make sums wrong, not late: two launches of one kernel at
/// a time, which the executable refuses (LowerHost.cpp).
Value BlockTeam::endPart(Value item) {
  OpBuilder &builder = e.getBuilder();
  Location loc = e.getLoc();
  Type i32 = builder.getI32Type();
  Value counters = declareCounters(), flag = allocate(i32, 1);
  synchronize(); // all threads have left what they had
  Value isFirst = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, thread, e.i64(0));
  if (group)
    isFirst = e.make<arith::AndIOp>(
        isFirst, e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, group, e.i64(0)));
  e.branch(isFirst, [&] {
    LLVM::FenceOp::create(builder, loc, LLVM::AtomicOrdering::acq_rel, kDeviceScope);
    Value most = e.make<arith::ConstantIntOp>(parts - 1, 32);
    Value before = LLVM::AtomicRMWOp::create(builder, loc, LLVM::AtomicBinOp::uinc_wrap,
                                             e.advance(i32, counters, item), most,
                                             LLVM::AtomicOrdering::monotonic, kDeviceScope);
    Value last = e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, before, most);
    // By the thread that counted: fences of others would be of nothing that they have read.
    LLVM::FenceOp::create(builder, loc, LLVM::AtomicOrdering::acq_rel, kDeviceScope);
    LLVM::StoreOp::create(builder, loc, e.make<arith::ExtUIOp>(i32, last), flag);
  });
  synchronize();
  Value word = LLVM::LoadOp::create(builder, loc, i32, flag);
  hasAll =
      e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, word, e.make<arith::ConstantIntOp>(0, 32));
  return hasAll;
}

/// A function of so many pointers that a launch runs: to memory of the device, none of them null.
/// `blocks`: that a multiprocessor is to have registers for; 0: ptxas chooses.
static LLVM::LLVMFuncOp createEntry(OpBuilder &builder, Location loc, unsigned buffers,
                                    int64_t threads, int64_t blocks) {
  MLIRContext *context = builder.getContext();
  SmallVector<Type> arguments(buffers, LLVM::LLVMPointerType::get(context));
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), arguments);
  auto entry = LLVM::LLVMFuncOp::create(builder, loc, "", type);
  entry.setCConv(LLVM::CConv::PTX_Kernel);
  SmallVector<Attribute> limits;
  auto addLimit = [&](StringRef name, int64_t value) {
    limits.push_back(
        builder.getStrArrayAttr({name, StringRef(builder.getStringAttr(std::to_string(value)))}));
  };
  addLimit("nvvm.maxntid", threads);
  if (blocks)
    addLimit("nvvm.minctasm", blocks);
  entry.setPassthroughAttr(builder.getArrayAttr(limits));
  return entry;
}

/// ptxas would spill to make room for several large ones.
static int64_t countBlocks(int64_t threads) { return threads > kMostTeamThreads; }

static int64_t countBlocks(func::FuncOp kernel, const KernelSchedule &schedule,
                           StringRef architecture) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<SweepPlan> sweep =
      planSweep(kernel, spaces, schedule.tile, getParameter(schedule, kColumnsParameter));
  return succeeded(sweep) ? sweep->countBlocks(architecture) : 0;
}

static Value readRegister(KernelEmitter &e, StringRef name) {
  OpBuilder &builder = e.getBuilder();
  std::string intrinsic = ("llvm.nvvm.read.ptx.sreg." + name).str();
  Value word = LLVM::CallIntrinsicOp::create(builder, e.getLoc(), builder.getI32Type(),
                                             builder.getStringAttr(intrinsic), ValueRange())
                   .getResults();
  return e.make<arith::ExtUIOp>(builder.getI64Type(), word);
}

/// What the launches of the kernel promise of its buffers; everything where none is known.
static void noteAlignments(KernelEmitter &emitter, func::FuncOp kernel,
                           const KernelBuffers &buffers) {
  auto note = [&](Value address, IntegerAttr promised) {
    emitter.setAlignment(address, promised ? promised.getInt() : kBufferAlignment);
  };
  for (auto [i, address] : llvm::enumerate(buffers.inputs))
    note(address, kernel.getArgAttrOfType<IntegerAttr>(i, kAlignmentAttr));
  for (auto [i, address] : llvm::enumerate(buffers.outputs))
    note(address, kernel.getResultAttrOfType<IntegerAttr>(i, kAlignmentAttr));
  if (buffers.workspace)
    note(buffers.workspace, IntegerAttr());
}

/// Of arguments, the rank, results and scratch memory.
static SmallVector<int64_t> countBytes(func::FuncOp kernel, const KernelSchedule &schedule) {
  SmallVector<int64_t> bytes;
  for (Type type : kernel.getArgumentTypes())
    bytes.push_back(ir::getTensorBytes(type));
  if (readsRank(kernel))
    bytes.push_back(sizeof(int64_t));
  for (Type type : kernel.getResultTypes())
    bytes.push_back(ir::getTensorBytes(type));
  if (schedule.workspace)
    bytes.push_back(schedule.workspace);
  return bytes;
}

/// Of an attention whose scores have 16 bits: what is added to a product, or taken off, is so in
/// one operation, which rounds once.
static void contract(LLVM::LLVMFuncOp lowered) {
  lowered.walk([](arith::ArithFastMathInterface op) {
    if (isa<arith::MulFOp, arith::AddFOp, arith::SubFOp>(op))
      op->setAttr(op.getFastMathAttrName(),
                  arith::FastMathFlagsAttr::get(op->getContext(), arith::FastMathFlags::contract));
  });
}

/// What an attention's kernel computes, by its tiles, is noted for reports of times.
static void finishSweep(LLVM::LLVMFuncOp lowered, func::FuncOp kernel,
                        const KernelSchedule &schedule) {
  ScoreSpaces spaces(kernel.getBody().front());
  FailureOr<SweepPlan> sweep =
      planSweep(kernel, spaces, schedule.tile, getParameter(schedule, kColumnsParameter));
  if (failed(sweep))
    return;
  if (sweep->isNarrow)
    contract(lowered);
  SweepOperations count = countOperations(*sweep, spaces);
  Builder builder(kernel.getContext());
  lowered->setAttr(kOperationsAttr, builder.getI64IntegerAttr(count.getOthers()));
  if (!count.products)
    return;
  lowered->setAttr(kProductsAttr, builder.getI64IntegerAttr(count.products));
  lowered->setAttr(kProductTypeAttr, TypeAttr::get(count.element));
}

using EntryBody =
    llvm::function_ref<void(KernelEmitter &, const KernelBuffers &, Value block, Value thread)>;

/// A function that a launch of `kernel` runs, and whose name ends so; null, with a message, where
/// there is no code for it.
static LLVM::LLVMFuncOp emitEntry(func::FuncOp kernel, const KernelSchedule &schedule,
                                  int64_t threads, int64_t blocks, StringRef suffix,
                                  EntryBody emit) {
  OpBuilder builder(kernel);
  unsigned count = kernel.getNumArguments() + kernel.getNumResults() + readsRank(kernel) +
                   (schedule.workspace ? 1 : 0);
  LLVM::LLVMFuncOp lowered = createEntry(builder, kernel.getLoc(), count, threads, blocks);
  Block *entry = lowered.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  KernelBuffers buffers(kernel, schedule,
                        [&](unsigned i) -> Value { return entry->getArgument(i); });
  std::string name = (kernel.getSymName() + suffix).str();
  KernelEmitter emitter(kernel, builder, schedule.lanes, buffers.inputs, buffers.rank, name);
  CudaInstructions instructions;
  emitter.setInstructions(&instructions);
  emitter.setTreeOrder(countAccumulators);
  noteAlignments(emitter, kernel, buffers);
  Value block = readRegister(emitter, "ctaid.x"), thread = readRegister(emitter, "tid.x");
  emit(emitter, buffers, block, thread);
  if (emitter.hasFailed()) {
    lowered.erase();
    return nullptr;
  }
  LLVM::ReturnOp::create(builder, kernel.getLoc(), ValueRange());
  describeKernel(lowered, kernel, schedule);
  lowered->setAttr(kThreadsAttr, builder.getI64IntegerAttr(threads));
  if (int64_t given = countGivenShared(schedule))
    lowered->setAttr(kSharedAttr, builder.getI64IntegerAttr(given));
  lowered->setAttr(kBufferBytesAttr, builder.getDenseI64ArrayAttr(countBytes(kernel, schedule)));
  return lowered;
}

/// `second` is a launch of so many blocks behind `first`, and has the kernel's name with `suffix`.
static void setNext(func::FuncOp kernel, LLVM::LLVMFuncOp first, LLVM::LLVMFuncOp second,
                    StringRef suffix, int64_t blocks) {
  Builder builder(kernel.getContext());
  std::string name = (kernel.getSymName() + suffix).str();
  second.setSymName(name);
  second->setAttr("zero.work", builder.getI64IntegerAttr(blocks));
  first->setAttr(kNextAttr, FlatSymbolRefAttr::get(kernel.getContext(), name));
}

/// Two launches (RowColumns.h).
static LogicalResult lowerRowColumns(func::FuncOp kernel, const KernelSchedule &schedule) {
  int64_t threads = getParameter(schedule, kTeamParameter),
          groups = getParameter(schedule, kGroupsParameter);
  llvm::DenseSet<Value> columnValues = findColumnValues(kernel.getBody().front());
  auto select = [&](const KernelBuffers &buffers, bool isColumn) {
    SmallVector<KernelOutput> outputs;
    Operation *terminator = kernel.getBody().front().getTerminator();
    for (auto [result, address] : llvm::zip_equal(terminator->getOperands(), buffers.outputs))
      if (columnValues.contains(result) == isColumn)
        outputs.push_back({result, address});
    return outputs;
  };
  LLVM::LLVMFuncOp rows = emitEntry(
      kernel, schedule, threads, countBlocks(threads), "",
      [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value block, Value thread) {
        BlockTeam all(emitter, schedule, thread, buffers.workspace, threads, 1);
        BlockTeam ofRow(emitter, schedule, thread, buffers.workspace, threads, groups, ".rows.");
        emitter.setTeam(&all);
        emitRowChunk(emitter, schedule, ofRow, all, select(buffers, false), buffers.workspace,
                     block);
      });
  LLVM::LLVMFuncOp columns = emitEntry(
      kernel, schedule, threads, countBlocks(threads), kColumnsSuffix,
      [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value block, Value thread) {
        BlockTeam all(emitter, schedule, thread, buffers.workspace, threads, 1, ".columns.");
        emitColumnBlock(emitter, schedule, all, select(buffers, true), buffers.workspace, block);
      });
  if (!rows || !columns)
    return failure();
  setNext(kernel, rows, columns, kColumnsSuffix, getParameter(schedule, kColumnBlocksParameter));
  replaceKernel(kernel, rows);
  return success();
}

/// Of blocks that multiply by tensor cores: threads that a multiprocessor is to have registers for,
/// 128 each. Multiply-adds of f32 would spill.
constexpr int64_t kTensorThreads = 512;

/// The launch behind one whose terms have parts.
static LogicalResult addConvolutionSums(func::FuncOp kernel, const KernelSchedule &schedule,
                                        LLVM::LLVMFuncOp product) {
  int64_t threads = getParameter(schedule, kTeamParameter),
          parts = getParameter(schedule, kPartsParameter);
  RankedTensorType type = tensorTypeOf(getOnlyResult(kernel)->getResult(0));
  LLVM::LLVMFuncOp sums = emitEntry(
      kernel, schedule, threads, /*blocks=*/0, kSumsSuffix,
      [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value block, Value thread) {
        emitConvolutionSums(emitter, type, parts, threads, buffers.outputs.front(),
                            buffers.workspace, block, thread);
      });
  if (!sums)
    return failure();
  setNext(kernel, product, sums, kSumsSuffix, getParameter(schedule, kSumBlocksParameter));
  return success();
}

/// One launch, or two where the terms have parts. What it computes, by its tiles, is noted for
/// reports of times.
static LogicalResult lowerConvolution(func::FuncOp kernel, const KernelSchedule &schedule) {
  FailureOr<ConvolutionSweep> sweep = readConvolutionSweep(kernel, schedule);
  if (failed(sweep))
    return failure();
  int64_t blocks = sweep->isByTensorCores ? kTensorThreads / sweep->threads : 0;
  LLVM::LLVMFuncOp product = emitEntry(
      kernel, schedule, sweep->threads, blocks, "",
      [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value block, Value thread) {
        BlockTeam team(emitter, schedule, thread, buffers.workspace, sweep->threads, 1);
        emitConvolutionSweep(emitter, team, *sweep, buffers.outputs.front(), buffers.workspace,
                             block);
      });
  if (!product)
    return failure();
  if (sweep->isByTensorCores) {
    Builder builder(kernel.getContext());
    Type element = tensorTypeOf(sweep->getOp().getLhs()).getElementType();
    product->setAttr(kOperationsAttr, builder.getI64IntegerAttr(sweep->countResults()));
    product->setAttr(kProductsAttr, builder.getI64IntegerAttr(sweep->countOperations()));
    product->setAttr(kProductTypeAttr, TypeAttr::get(element));
  }
  if (sweep->parts > 1 && failed(addConvolutionSums(kernel, schedule, product)))
    return failure();
  replaceKernel(kernel, product);
  return success();
}

static LogicalResult lowerConvolutionParts(func::FuncOp kernel, const KernelSchedule &schedule) {
  LLVM::LLVMFuncOp parts = emitEntry(
      kernel, schedule, kBlockThreads, countBlocks(kBlockThreads), "",
      [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value block, Value thread) {
        emitConvolutionParts(emitter, schedule, buffers.workspace, block, thread);
      });
  if (!parts || failed(addConvolutionSums(kernel, schedule, parts)))
    return failure();
  replaceKernel(kernel, parts);
  return success();
}

/// Whether all that the kernel gives is one element each, by one thread alone, which no other
/// helps.
static bool isOneThreads(func::FuncOp kernel, const KernelSchedule &schedule) {
  bool isAlone =
      !getParameter(schedule, kTeamParameter) || schedule.kind == KernelSchedule::Kind::Map;
  return isAlone && llvm::all_of(kernel.getResultTypes(), [](Type type) {
           return cast<RankedTensorType>(type).getNumElements() == 1;
         });
}

/// `body`, by the thread that has `isMine`. What does not depend on a loop is computed before it,
/// by all threads of the block: a result that lies over what the others load there must not be
/// stored.
static void emitAlone(KernelEmitter &e, Value isMine, llvm::function_ref<void()> body) {
  OpBuilder &builder = e.getBuilder();
  auto ifOp = scf::IfOp::create(builder, e.getLoc(), isMine, /*withElseRegion=*/false);
  builder.setInsertionPoint(ifOp.thenBlock()->getTerminator());
  body();
  builder.setInsertionPointAfter(ifOp);
}

LogicalResult lowerCudaKernel(func::FuncOp kernel, const KernelSchedule &schedule,
                              StringRef architecture) {
  if (schedule.kind == KernelSchedule::Kind::Factorization)
    return lowerStaged(kernel, schedule);
  if (hasColumnBlocks(schedule))
    return lowerRowColumns(kernel, schedule);
  if (getParameter(schedule, kLibraryParameter))
    return lowerLibraryConvolution(kernel, schedule);
  if (schedule.kind == KernelSchedule::Kind::GemmConvolution)
    return lowerConvolution(kernel, schedule);
  if (hasConvolutionParts(schedule))
    return lowerConvolutionParts(kernel, schedule);
  int64_t team = getParameter(schedule, kTeamParameter);
  int64_t threads = team ? team : kBlockThreads;
  int64_t groups = std::max<int64_t>(1, getParameter(schedule, kGroupsParameter));
  auto emit = [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value block, Value thread) {
    BlockTeam blockTeam(emitter, schedule, thread, buffers.workspace, threads, groups);
    if (schedule.kind == KernelSchedule::Kind::Attention)
      return emitSweep(emitter, blockTeam, schedule, buffers.outputs, block);
    Value begin = blockTeam.takePart(block), end;
    if (team) {
      emitter.setTeam(&blockTeam);
      end = emitter.make<arith::AddIOp>(begin, emitter.i64(1));
    } else {
      Value first = emitter.make<arith::MulIOp>(block, emitter.i64(threads));
      begin = emitter.make<arith::AddIOp>(first, thread);
      end = emitter.make<arith::MinSIOp>(emitter.make<arith::AddIOp>(begin, emitter.i64(1)),
                                         emitter.i64(schedule.work));
    }
    auto emitBody = [&] { emitKernelBody(emitter, schedule, buffers, begin, end); };
    if (!isOneThreads(kernel, schedule))
      return emitBody();
    Value isMine = emitter.make<arith::CmpIOp>(arith::CmpIPredicate::eq, thread, emitter.i64(0));
    emitAlone(emitter, isMine, emitBody);
  };
  bool isAttention = schedule.kind == KernelSchedule::Kind::Attention;
  int64_t blocks = isAttention ? countBlocks(kernel, schedule, architecture) : countBlocks(threads);
  LLVM::LLVMFuncOp lowered = emitEntry(kernel, schedule, threads, blocks, "", emit);
  if (!lowered)
    return failure();
  if (isAttention)
    finishSweep(lowered, kernel, schedule);
  replaceKernel(kernel, lowered);
  return success();
}

} // namespace zero
