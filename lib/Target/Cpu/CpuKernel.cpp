//===- CpuKernel.cpp - The loops of a kernel, as its schedule says ---------------------===//
#include "CpuKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/SumForm.h"

using namespace mlir;

namespace zero {

namespace {

/// Maps, rows and columns.
class MapKernel {
public:
  MapKernel(KernelEmitter &e, const KernelSchedule &schedule, ValueRange addresses)
      : e(e), outer(schedule.rows), inner(schedule.getInner()), block(schedule.tile),
        blocks(llvm::divideCeil(inner, block)), scalar(schedule.kind == KernelSchedule::Kind::Rows),
        flat(schedule.isFlat) {
    SmallVector<unsigned> stored = findStoredSummands(e.getKernel());
    Operation *terminator = e.getKernel().getBody().front().getTerminator();
    for (auto [number, result] : llvm::enumerate(terminator->getOperands())) {
      if (llvm::is_contained(stored, number)) {
        e.storeBeside(result, addresses[number]);
        continue;
      }
      results.push_back(result);
      outputs.push_back(addresses[number]);
    }
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
  SmallVector<Value> results, outputs; // but for those that reductions store
  SmallVector<int64_t> outer;          // sizes of the outer dimensions
  int64_t inner;                       // size of the innermost one
  int64_t block;                       // elements of a work item
  int64_t blocks;                      // work items of a row
  bool scalar;                         // lanes run inside reductions
  bool flat;                           // results are one flat dimension
  SmallVector<hlo::ReduceOp> columns;  // reductions with lanes along the innermost dimension
  Indices outerIndex;
};

} // namespace

void MapKernel::findColumns() {
  int64_t count = tensorTypeOf(results[0]).getNumElements();
  for (auto reduce : e.getKernel().getBody().front().getOps<hlo::ReduceOp>())
    if (tensorTypeOf(reduce.getResult(0)).getNumElements() == count)
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
      for (Value result : results)
        values.push_back(e.evaluate(result, resultIndex(result, place)));
      Indices domain = outerIndex;
      domain.push_back(place);
      SmallVector<int64_t> shape = outer;
      shape.push_back(inner);
      Index linear = e.linearize(domain, shape);
      e.runOnce([&] {
        for (auto [value, result, address] : llvm::zip_equal(values, results, outputs))
          e.store(value, tensorTypeOf(result).getElementType(), address, linear, step > 1);
      });
    }
    return SmallVector<Value>();
  };
  Value low = e.toScalar(first);
  if (scalar) // a team shares the reductions
    e.loop(low, last, step * points, divisor, {}, emitStep);
  else
    e.loopAlongLanes(low, last, step * points, divisor, {}, emitStep);
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
    return MapKernel(emitter, schedule, outputs).emit(begin, end);
  case KernelSchedule::Kind::Row:
    return emitRowKernel(emitter, schedule, outputs, begin, end);
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

LogicalResult lowerCpuKernel(func::FuncOp kernel, const KernelSchedule &schedule) {
  MLIRContext *context = kernel.getContext();
  OpBuilder builder(kernel);
  Location loc = kernel.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(context), i64 = builder.getI64Type();
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), {pointer, i64, i64});
  auto lowered = LLVM::LLVMFuncOp::create(builder, loc, "", type);
  Block *entry = lowered.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  auto buffer = [&](unsigned i) -> Value {
    Value at = LLVM::GEPOp::create(builder, loc, pointer, pointer, entry->getArgument(0),
                                   ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    return LLVM::LoadOp::create(builder, loc, pointer, at);
  };
  KernelBuffers buffers(kernel, schedule, buffer);
  KernelEmitter emitter(kernel, builder, schedule.lanes, buffers.inputs, buffers.rank);
  emitKernelBody(emitter, schedule, buffers, entry->getArgument(1), entry->getArgument(2));
  if (emitter.hasFailed()) {
    lowered.erase();
    return failure();
  }
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  describeKernel(lowered, kernel, schedule);
  replaceKernel(kernel, lowered);
  return success();
}

} // namespace zero
