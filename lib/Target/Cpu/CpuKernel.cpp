//===- CpuKernel.cpp - The loops of a kernel, as its schedule says ---------------------===//
#include "ColumnSums.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Target/Kernel.h"

using namespace mlir;

namespace zero {

namespace {

/// Maps, rows and columns.
class MapKernel {
public:
  MapKernel(KernelEmitter &e, const KernelSchedule &schedule, ArrayRef<KernelOutput> outputs)
      : e(e), outer(schedule.rows), inner(schedule.getInner()), block(schedule.tile),
        blocks(llvm::divideCeil(inner, block)), scalar(schedule.kind == KernelSchedule::Kind::Rows),
        flat(schedule.isFlat), outputs(outputs) {
    if (schedule.isInOneBlock)
      e.setItemElements(block);
    if (schedule.kind == KernelSchedule::Kind::Columns)
      findColumns();
  }

  void emit(Value begin, Value end) {
    e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
      emitItem(item);
      return SmallVector<Value>();
    });
  }

private:
  void findColumns();
  void emitItem(Index item);
  void emitSteps(Index first, Value last, int64_t step, int points);
  Indices resultIndex(Value result, Index inner) const;

  KernelEmitter &e;
  SmallVector<int64_t> outer; // sizes of the outer dimensions
  int64_t inner;              // size of the innermost one
  int64_t block;              // elements of a work item
  int64_t blocks;             // work items of a row
  bool scalar;                // lanes run inside reductions
  bool flat;                  // results are one flat dimension
  ArrayRef<KernelOutput> outputs;
  SmallVector<hlo::ReduceOp> columns; // reductions with lanes along the innermost dimension
  Indices outerIndex;
};

} // namespace

void MapKernel::findColumns() {
  int64_t count = tensorTypeOf(outputs[0].result).getNumElements();
  for (auto reduce : e.getKernel().getBody().front().getOps<hlo::ReduceOp>())
    if (tensorTypeOf(reduce.getResult(0)).getNumElements() == count &&
        !Reductions::reducesInnermost(reduce))
      columns.push_back(reduce);
}

Indices MapKernel::resultIndex(Value result, Index last) const {
  auto type = tensorTypeOf(result);
  if (flat)
    return {last};
  Indices index(type.getRank(), Index::constant(0));
  size_t next = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.getDimSize(dim) != 1) {
      index[dim] = next < outerIndex.size() ? outerIndex[next] : last;
      ++next;
    }
  return index;
}

/// Steps of `step` elements (a vector or one) at `points` places each.
void MapKernel::emitSteps(Index first, Value last, int64_t step, int points) {
  int64_t divisor = first.isConstant() && first.offset == 0 ? step : std::gcd(step, first.divisor);
  if (first.offset % step)
    divisor = 1;
  auto emitStep = [&](Index at, ValueRange) {
    e.startStep(at.base);
    at.stride = step > 1 ? 1 : 0;
    SmallVector<Index> places;
    for (int p = 0; p < points; ++p)
      places.push_back(e.addConstant(at, p * step));
    if (points > 1)
      for (hlo::ReduceOp op : columns) {
        SmallVector<Indices> all;
        for (const Index &place : places)
          all.push_back(resultIndex(op.getResult(0), place));
        if (all.front().size() == (size_t)tensorTypeOf(op.getResult(0)).getRank())
          e.evaluateReduceOnce(op, all);
      }
    for (const Index &place : places) {
      // All loads come before the stores: an output may be the buffer of an input.
      SmallVector<Value> values;
      for (const KernelOutput &output : outputs)
        values.push_back(e.evaluate(output.result, resultIndex(output.result, place)));
      Indices domain = outerIndex;
      domain.push_back(place);
      SmallVector<int64_t> shape = outer;
      shape.push_back(inner);
      Index linear = e.linearize(domain, shape);
      e.runOnce([&] {
        for (auto [value, output] : llvm::zip_equal(values, outputs))
          e.store(value, tensorTypeOf(output.result).getElementType(), output.address, linear,
                  step > 1);
      });
    }
    return SmallVector<Value>();
  };
  Value low = e.toScalar(first);
  if (scalar) // a team shares the reductions
    e.loop(low, last, step * points, divisor, {}, emitStep);
  else
    e.loopAlongLanes(low, last, step * points, divisor, {}, emitStep, block);
}

void MapKernel::emitItem(Index item) {
  auto [row, blockIndex] = e.divide(item, blocks);
  outerIndex = e.delinearize(row, outer);
  Index first = blocks == 1 ? Index::constant(0) : e.multiply(blockIndex, block);
  e.startItem(first);
  Value high;
  if (inner % block == 0)
    high = e.toScalar(e.addConstant(first, block));
  else
    high = e.make<arith::MinSIOp>(e.toScalar(e.addConstant(first, block)), e.i64(inner));
  if (scalar || inner < e.getLanes())
    return emitSteps(first, high, 1, 1);
  // [low, wide) in tiles, [wide, narrow) in vectors, the rest one by one.
  Index from = first;
  auto advance = [&](int64_t step, int points) {
    int64_t size = step * points;
    Value length = e.make<arith::SubIOp>(high, e.toScalar(from));
    Value whole = e.roundDown(length, size);
    Value to = e.make<arith::AddIOp>(e.toScalar(from), whole);
    emitSteps(from, to, step, points);
    from = e.fromValue(to, e.depth(), std::gcd(from.isConstant() ? step : from.divisor, step));
  };
  bool exact = inner % block == 0;
  if (!columns.empty() && block == kColumnVectors * e.getLanes())
    advance(e.getLanes(), kColumnVectors);
  if (columns.empty() || block != kColumnVectors * e.getLanes() || inner % block >= e.getLanes())
    advance(e.getLanes(), 1);
  if (!exact ? inner % e.getLanes() != 0 : block % e.getLanes() != 0)
    emitSteps(from, high, 1, 1);
}

void emitMapKernel(KernelEmitter &emitter, const KernelSchedule &schedule,
                   ArrayRef<KernelOutput> outputs, Value begin, Value end) {
  MapKernel(emitter, schedule, outputs).emit(begin, end);
}

KernelBuffers::KernelBuffers(func::FuncOp kernel, const KernelSchedule &schedule,
                             llvm::function_ref<Value(unsigned)> get) {
  unsigned next = 0;
  for (unsigned i = 0; i < kernel.getNumArguments(); ++i)
    inputs.push_back(get(next++));
  if (readsRank(kernel))
    rank = get(next++);
  for (unsigned i = 0; i < kernel.getNumResults(); ++i)
    outputs.push_back(get(next++));
  if (schedule.workspace)
    workspace = get(next++);
}

static SmallVector<KernelOutput> listOutputs(func::FuncOp kernel, ValueRange addresses) {
  SmallVector<KernelOutput> outputs;
  Operation *terminator = kernel.getBody().front().getTerminator();
  for (auto [result, address] : llvm::zip_equal(terminator->getOperands(), addresses))
    outputs.push_back({result, address});
  return outputs;
}

void emitKernelBody(KernelEmitter &emitter, const KernelSchedule &schedule,
                    const KernelBuffers &buffers, Value begin, Value end) {
  ValueRange outputs = buffers.outputs;
  Operation *root = getFirstResult(emitter.getKernel());
  switch (schedule.kind) {
  case KernelSchedule::Kind::Nothing:
  case KernelSchedule::Kind::ControlFlow: // zero-lower-kernels makes the calls
    return;
  case KernelSchedule::Kind::Map:
  case KernelSchedule::Kind::Rows:
  case KernelSchedule::Kind::Columns:
    return emitMapKernel(emitter, schedule, listOutputs(emitter.getKernel(), outputs), begin, end);
  case KernelSchedule::Kind::Row:
    return emitRowKernel(emitter, schedule, listOutputs(emitter.getKernel(), outputs),
                         /*workspace=*/Value(), begin, end);
  case KernelSchedule::Kind::UpdateSlice:
  case KernelSchedule::Kind::InsertSegment:
  case KernelSchedule::Kind::Scatter:
    return emitInPlaceKernel(emitter, schedule, outputs[0], begin, end);
  case KernelSchedule::Kind::Convolution:
    return emitConvolutionKernel(emitter, schedule, outputs[0], begin, end);
  case KernelSchedule::Kind::GemmConvolution:
    return emitConvolutionGemm(emitter, schedule, outputs[0], begin, end);
  case KernelSchedule::Kind::Attention:
    return emitAttentionKernel(emitter, schedule, outputs, buffers.workspace, begin, end);
  case KernelSchedule::Kind::Scan:
    return emitScanKernel(emitter, schedule, outputs, begin, end);
  case KernelSchedule::Kind::Sort:
    return emitSortKernel(emitter, cast<hlo::SortOp>(root), outputs, buffers.workspace, begin, end);
  case KernelSchedule::Kind::Factorization:
    return emitFactorizationKernel(emitter, root, buffers.inputs, outputs, buffers.workspace, begin,
                                   end);
  }
}

using Stage =
    llvm::function_ref<void(KernelEmitter &, const KernelBuffers &, Value begin, Value end)>;

/// What a kernel, or a stage of one, is called as.
static LLVM::LLVMFuncOp createFunction(OpBuilder &builder, func::FuncOp kernel, StringRef name) {
  MLIRContext *context = builder.getContext();
  Type pointer = LLVM::LLVMPointerType::get(context), i64 = builder.getI64Type();
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), {pointer, i64, i64});
  return LLVM::LLVMFuncOp::create(builder, kernel.getLoc(), name, type);
}

/// A function that computes the items [begin, end) as `emit` says; null, with a message, where
/// there is no code for them.
static LLVM::LLVMFuncOp lowerStage(func::FuncOp kernel, const KernelSchedule &schedule,
                                   StringRef name, Stage emit) {
  OpBuilder builder(kernel);
  Location loc = kernel.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  LLVM::LLVMFuncOp lowered = createFunction(builder, kernel, name);
  lowered->setAttr("zero.kernel", builder.getUnitAttr());
  Block *entry = lowered.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  auto buffer = [&](unsigned i) -> Value {
    Value at = LLVM::GEPOp::create(builder, loc, pointer, pointer, entry->getArgument(0),
                                   ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    return LLVM::LoadOp::create(builder, loc, pointer, at);
  };
  KernelBuffers buffers(kernel, schedule, buffer);
  StringRef prefix = name.empty() ? kernel.getSymName() : name;
  KernelEmitter emitter(kernel, builder, schedule.lanes, buffers.inputs, buffers.rank, prefix);
  emit(emitter, buffers, entry->getArgument(1), entry->getArgument(2));
  if (emitter.hasFailed()) {
    lowered.erase();
    return nullptr;
  }
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  return lowered;
}

/// The stages of a kernel that sums columns: what the first one runs over, and what the second adds
/// up.
static ColumnStages getStages(func::FuncOp kernel, const KernelSchedule &schedule) {
  if (schedule.kind == KernelSchedule::Kind::Attention)
    return getAttentionStages(kernel, schedule);
  RowForm form{schedule.rows, schedule.columns};
  return {getRowItems(schedule), ColumnSums(kernel, form), 0};
}

/// Rows (or an attention), then columns, each a function of its own beside the kernel's.
static LLVM::LLVMFuncOp lowerStages(func::FuncOp kernel, const KernelSchedule &schedule) {
  ColumnStages stages = getStages(kernel, schedule);
  llvm::DenseSet<Value> ofColumns;
  if (schedule.kind == KernelSchedule::Kind::Row)
    ofColumns = findColumnValues(kernel.getBody().front());
  else
    for (const ColumnSums::Sum &sum : stages.sums.sums)
      ofColumns.insert(hlo::ReduceOp(sum.op)->getResult(0));
  auto select = [&](const KernelBuffers &buffers, bool isColumn) {
    SmallVector<KernelOutput> outputs = listOutputs(kernel, buffers.outputs);
    llvm::erase_if(outputs, [&](const KernelOutput &output) {
      return ofColumns.contains(output.result) != isColumn;
    });
    return outputs;
  };
  std::string name = kernel.getSymName().str();
  LLVM::LLVMFuncOp rows = lowerStage(
      kernel, schedule, name + ".rows",
      [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value begin, Value end) {
        if (schedule.kind == KernelSchedule::Kind::Attention)
          return emitAttentionKernel(emitter, schedule, buffers.outputs, buffers.workspace, begin,
                                     end);
        emitRowKernel(emitter, schedule, select(buffers, false), buffers.workspace, begin, end);
      });
  LLVM::LLVMFuncOp columns =
      lowerStage(kernel, schedule, name + ".columns",
                 [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value begin, Value end) {
                   Value partials =
                       emitter.advance(emitter.getBuilder().getI8Type(), buffers.workspace,
                                       emitter.i64(stages.partials));
                   emitColumnStage(emitter, schedule, stages.sums, select(buffers, true), partials,
                                   begin, end);
                 });
  if (!rows || !columns)
    return nullptr;
  OpBuilder builder(kernel);
  LLVM::LLVMFuncOp lowered = createFunction(builder, kernel, "");
  emitStageCalls(builder, lowered, schedule, stages.items, rows, columns);
  return lowered;
}

LogicalResult lowerCpuKernel(func::FuncOp kernel, const KernelSchedule &schedule) {
  LLVM::LLVMFuncOp lowered =
      hasColumnStage(schedule)
          ? lowerStages(kernel, schedule)
          : lowerStage(kernel, schedule, "",
                       [&](KernelEmitter &emitter, const KernelBuffers &buffers, Value begin,
                           Value end) { emitKernelBody(emitter, schedule, buffers, begin, end); });
  if (!lowered)
    return failure();
  describeKernel(lowered, kernel, schedule);
  replaceKernel(kernel, lowered);
  return success();
}

} // namespace zero
