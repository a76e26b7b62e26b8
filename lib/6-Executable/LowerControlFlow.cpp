#include "LowerControlFlow.h"

#include "GemmRecord.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/ControlPlan.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {
namespace {

/// Emits the function. Blocks are made as they are needed; the builder stands where code goes on.
class ControlCode {
public:
  /// `descriptors`: of the kernels of a device whose memory the host cannot touch; null where it
  /// can.
  ControlCode(func::FuncOp kernel, Operation *control, const ControlPlan &plan,
              KernelDescriptors *descriptors)
      : kernel(kernel), control(control), plan(plan), descriptors(descriptors),
        module(kernel->getParentOfType<ModuleOp>()), builder(kernel), loc(kernel.getLoc()),
        pointer(LLVM::LLVMPointerType::get(kernel.getContext())), i64(builder.getI64Type()),
        voidType(LLVM::LLVMVoidType::get(kernel.getContext())) {}

  FailureOr<LLVM::LLVMFuncOp> emit() {
    auto type = LLVM::LLVMFunctionType::get(voidType, {pointer, i64, i64});
    lowered = LLVM::LLVMFuncOp::create(builder, loc, "", type);
    builder.setInsertionPointToStart(lowered.addEntryBlock(builder));
    loadBuffers();
    LogicalResult made = isa<hlo::WhileOp>(control) ? emitLoop() : emitBranches();
    if (failed(made)) {
      lowered.erase();
      return failure();
    }
    LLVM::ReturnOp::create(builder, loc, ValueRange());
    if (descriptors)
      lowered->setAttr(kDriverAttr, builder.getUnitAttr());
    if (staging)
      lowered->setAttr(kStagingAttr, builder.getI64IntegerAttr(staging));
    return lowered;
  }

private:
  using Base = ControlPlace::Base;

  //===--------------------------------------------------------------------===//
  // Memory
  //===--------------------------------------------------------------------===//

  void loadBuffers() {
    unsigned next = 0;
    auto load = [&] {
      Value at = LLVM::GEPOp::create(builder, loc, pointer, pointer, lowered.getArgument(0),
                                     ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(next++)});
      return LLVM::LoadOp::create(builder, loc, pointer, at).getResult();
    };
    for (unsigned i = 0; i < kernel.getNumArguments(); ++i)
      arguments.push_back(load());
    if (readsRank(kernel))
      rank = load();
    for (unsigned i = 0; i < kernel.getNumResults(); ++i)
      results.push_back(load());
    if (plan.getWorkspaceBytes())
      workspace = load();
    // One list of buffers serves all calls: a callee reads it before it does anything else.
    int64_t most = 4;
    control->walk([&](ir::DispatchOp op) {
      most = std::max<int64_t>(most, op->getNumOperands() + op->getNumResults() + 1);
    });
    list = LLVM::AllocaOp::create(builder, loc, pointer, pointer, constant(most));
  }

  Value constant(int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, i64, builder.getI64IntegerAttr(value));
  }

  Value getAddress(const ControlPlace &place) {
    Value base = place.base == Base::Argument ? arguments[place.index]
                 : place.base == Base::Result ? results[place.index]
                                              : workspace;
    if (place.offset == 0)
      return base;
    return LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(), base,
                               ArrayRef<LLVM::GEPArg>{constant(place.offset)});
  }
  Value getAddress(Value value) { return getAddress(plan.getPlace(value)); }

  void copy(Value to, Value from, int64_t bytes) {
    if (descriptors) {
      call("zrt_move", voidType, {to, from, constant(bytes)});
      return;
    }
    LLVM::MemcpyOp::create(builder, loc, to, from, constant(bytes), /*isVolatile=*/false);
  }

  /// Whether a loop goes on: 0 where it does not.
  Value loadPredicate(Value from) {
    if (descriptors)
      return call("zrt_fetch", i64, {from, constant(1)}).front();
    return LLVM::LoadOp::create(builder, loc, builder.getI8Type(), from);
  }

  /// What a branch goes by, an integer of some width.
  Value loadChoice(Value from, unsigned width) {
    if (descriptors)
      return call("zrt_choose", i64,
                  {from, constant(width / 8), constant(control->getNumRegions())})
          .front();
    return LLVM::LoadOp::create(builder, loc, builder.getIntegerType(width), from);
  }

  void listBuffers(ArrayRef<Value> buffers) {
    for (auto [index, buffer] : llvm::enumerate(buffers)) {
      Value at = LLVM::GEPOp::create(builder, loc, pointer, pointer, list,
                                     ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
      LLVM::StoreOp::create(builder, loc, buffer, at);
    }
  }

  //===--------------------------------------------------------------------===//
  // Regions
  //===--------------------------------------------------------------------===//

  Block *addBlock() {
    OpBuilder::InsertionGuard guard(builder);
    return builder.createBlock(&lowered.getBody(), lowered.getBody().end());
  }

  void jump(Block *to) {
    LLVM::BrOp::create(builder, loc, ValueRange(), to);
    builder.setInsertionPointToEnd(to);
  }

  /// Goes on in `then` where `condition` holds, else in `otherwise`.
  void branch(Value condition, Block *then, Block *otherwise) {
    LLVM::CondBrOp::create(builder, loc, condition, then, otherwise);
  }

  LogicalResult emitLoop() {
    auto loop = cast<hlo::WhileOp>(control);
    for (auto [operand, result] : llvm::zip(loop->getOperands(), loop->getResults()))
      copyUnlessThere(result, operand);
    Block *header = addBlock(), *body = addBlock(), *exit = addBlock();
    jump(header);
    // Asks the runtime once a round whether to go on: no endless loop outlives its job.
    Value stops = call("zrt_round", builder.getI32Type(), {}).front();
    Block *test = addBlock();
    branch(isZero(stops), test, exit);
    builder.setInsertionPointToEnd(test);
    if (failed(emitRegion(loop.getCond())))
      return failure();
    Value predicate = loop.getCond().front().getTerminator()->getOperand(0);
    branch(isZero(loadPredicate(getAddress(predicate))), exit, body);
    builder.setInsertionPointToEnd(body);
    if (failed(emitRegion(loop.getBody())))
      return failure();
    LLVM::BrOp::create(builder, loc, ValueRange(), header);
    builder.setInsertionPointToEnd(exit);
    return success();
  }

  /// The carried value begins in its slot, where the plan may have put the operand already.
  void copyUnlessThere(OpResult slot, Value operand) {
    Value to = results[slot.getResultNumber()], from = getAddress(operand);
    Block *move = addBlock(), *next = addBlock();
    branch(LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, to, from), next, move);
    builder.setInsertionPointToEnd(move);
    copy(to, from, ir::getTensorBytes(slot.getType()));
    jump(next);
  }

  /// `if` takes its first region where the predicate holds; `case` takes that of its index, or the
  /// last one where there is none.
  LogicalResult emitBranches() {
    bool isIf = isa<hlo::IfOp>(control);
    Value index = loadChoice(getAddress(control->getOperand(0)), isIf ? 8 : 32);
    Type type = index.getType();
    Block *exit = addBlock();
    for (Region &region : control->getRegions()) {
      bool isLast = region.getRegionNumber() + 1 == control->getNumRegions();
      Block *next = isLast ? nullptr : addBlock();
      if (next) {
        Block *side = addBlock();
        Value number = LLVM::ConstantOp::create(
            builder, loc, type, builder.getIntegerAttr(type, isIf ? 0 : region.getRegionNumber()));
        auto predicate = isIf ? LLVM::ICmpPredicate::ne : LLVM::ICmpPredicate::eq;
        branch(LLVM::ICmpOp::create(builder, loc, predicate, index, number), side, next);
        builder.setInsertionPointToEnd(side);
      }
      if (failed(emitRegion(region)))
        return failure();
      LLVM::BrOp::create(builder, loc, ValueRange(), exit);
      if (next)
        builder.setInsertionPointToEnd(next);
    }
    builder.setInsertionPointToEnd(exit);
    return success();
  }

  Value isZero(Value value) {
    Value zero = LLVM::ConstantOp::create(builder, loc, value.getType(),
                                          builder.getIntegerAttr(value.getType(), 0));
    return LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, value, zero);
  }

  LogicalResult emitRegion(Region &region) {
    for (Operation &op : region.front().without_terminator()) {
      if (auto dispatch = dyn_cast<ir::DispatchOp>(op)) {
        if (failed(emitDispatch(dispatch)))
          return failure();
      } else if (auto gemm = dyn_cast<ir::GemmOp>(op)) {
        if (failed(emitGemm(gemm)))
          return failure();
      }
    }
    for (const ControlCopy &part : plan.getCopies(region))
      copy(getAddress(part.to), getAddress(part.from), part.bytes);
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Calls
  //===--------------------------------------------------------------------===//

  LogicalResult emitDispatch(ir::DispatchOp op) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<LLVM::LLVMFuncOp>(op, op.getKernelAttr());
    auto work = callee ? callee->getAttrOfType<IntegerAttr>("zero.work") : IntegerAttr(),
         grain = callee ? callee->getAttrOfType<IntegerAttr>("zero.grain") : IntegerAttr();
    if (!work || !grain)
      return op.emitOpError() << "runs " << op.getKernelAttr()
                              << ", which has no machine form; expected a kernel that "
                                 "zero-lower-kernels has lowered before";
    if (work.getInt() == 0) // results without elements
      return success();
    Value workspace = op.getWorkspace();
    if (failed(checkWorkspace(op, callee, workspace ? ir::getTensorBytes(workspace.getType()) : 0)))
      return failure();
    if (auto tied = callee->getAttrOfType<IntegerAttr>("zero.tied"))
      copyToTied(op.getInputs()[tied.getInt()], op->getResult(0));
    SmallVector<Value> buffers;
    for (Value input : op.getInputs())
      buffers.push_back(getAddress(input));
    if (callee->hasAttr("zero.rank"))
      buffers.push_back(rank);
    for (Value result : op->getResults()) // the workspace is the last one
      buffers.push_back(getAddress(result));
    listBuffers(buffers);
    auto staged = callee->getAttrOfType<IntegerAttr>(kStagingAttr);
    staging = std::max(staging, staged ? staged.getInt() : 0);
    if (descriptors) {
      Value descriptor =
          LLVM::AddressOfOp::create(builder, loc, descriptors->get(callee, callee.getLoc()));
      call("zrt_enqueue", voidType, {descriptor, list, constant(buffers.size())});
      return success();
    }
    // What is not worth a second thread needs no runtime.
    if (work.getInt() <= grain.getInt()) {
      LLVM::CallOp::create(builder, loc, callee,
                           ValueRange{list, constant(0), constant(work.getInt())});
      return success();
    }
    Value function = LLVM::AddressOfOp::create(builder, loc, callee);
    call("zrt_parallel", voidType,
         {function, list, constant(work.getInt()), constant(grain.getInt())});
    return success();
  }

  /// A kernel that changes a part of a buffer finds the rest of it in its result's place.
  void copyToTied(Value operand, Value result) {
    ControlPlace from = plan.getPlace(operand), to = plan.getPlace(result);
    if (std::tuple(from.base, from.index, from.offset) != std::tuple(to.base, to.index, to.offset))
      copy(getAddress(to), getAddress(from), ir::getTensorBytes(result.getType()));
  }

  LogicalResult emitGemm(ir::GemmOp op) {
    // Addresses are relative to the matrices that the call is given.
    auto workspace = op.getWorkspace() ? cast<RankedTensorType>(op.getWorkspace().getType())
                                       : RankedTensorType();
    GemmAddresses at{0, 0, 0, workspace ? 0 : -1, workspace ? ir::getTensorBytes(workspace) : 0};
    FailureOr<SmallVector<int64_t>> record =
        makeGemmRecord(op, cast<RankedTensorType>(op.getA().getType()),
                       cast<RankedTensorType>(op.getB().getType()),
                       cast<RankedTensorType>(op.getC().getType()), /*accumulates=*/false, at);
    if (failed(record))
      return failure();
    Value none = LLVM::ZeroOp::create(builder, loc, pointer);
    listBuffers({getAddress(op.getA()), getAddress(op.getB()), getAddress(op.getC()),
                 op.getWorkspace() ? getAddress(op.getWorkspace()) : none});
    Value table = LLVM::AddressOfOp::create(builder, loc, emitTable(*record));
    call("zrt_multiply", voidType, {table, list});
    return success();
  }

  LLVM::GlobalOp emitTable(ArrayRef<int64_t> values) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(lowered);
    std::string name = (kernel.getSymName() + "_record_" + llvm::Twine(numTables++)).str();
    auto attribute = DenseElementsAttr::get(
        RankedTensorType::get({static_cast<int64_t>(values.size())}, i64), values);
    return LLVM::GlobalOp::create(builder, loc, LLVM::LLVMArrayType::get(i64, values.size()),
                                  /*isConstant=*/true, LLVM::Linkage::Internal, name, attribute);
  }

  /// A call of the runtime, see "What kernels may call" in zrt/abi.h.
  SmallVector<Value> call(StringRef name, Type result, ValueRange operands) {
    auto callee = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
    if (!callee) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(module.getBody());
      callee = LLVM::LLVMFuncOp::create(
          builder, module.getLoc(), name,
          LLVM::LLVMFunctionType::get(result, llvm::to_vector(operands.getTypes())));
    }
    return llvm::to_vector(
        ValueRange(LLVM::CallOp::create(builder, loc, callee, operands).getResults()));
  }

  func::FuncOp kernel;
  Operation *control;
  const ControlPlan &plan;
  KernelDescriptors *descriptors;
  ModuleOp module;
  OpBuilder builder;
  Location loc;
  Type pointer, i64, voidType;
  LLVM::LLVMFuncOp lowered;
  SmallVector<Value> arguments, results; // addresses
  Value rank, workspace, list;
  unsigned numTables = 0;
  int64_t staging = 0; // bytes that a kernel of a region stages at most
};

} // namespace

ControlFlowLowering::ControlFlowLowering(ModuleOp module) : module(module) {}

LogicalResult ControlFlowLowering::plan() {
  SymbolTable symbols(module);
  for (auto kernel : module.getOps<func::FuncOp>()) {
    if (!kernel->hasAttr("zero.kernel") || !getControlFlow(kernel))
      continue;
    FailureOr<ControlPlan> made = ControlPlan::make(kernel, symbols);
    if (failed(made))
      return failure();
    plans.insert({kernel, std::move(*made)});
  }
  return success();
}

void ControlFlowLowering::forEachDispatch(
    llvm::function_ref<void(func::FuncOp, ir::DispatchOp, const ControlPlan &)> note) const {
  for (const auto &[kernel, plan] : plans)
    kernel->walk([&](ir::DispatchOp op) { note(cast<func::FuncOp>(kernel), op, plan); });
}

LogicalResult ControlFlowLowering::lower(const Target &target) {
  KernelDescriptors descriptors(module);
  while (!plans.empty())
    if (failed(lower(cast<func::FuncOp>(plans.front().first), target, descriptors)))
      return failure();
  return success();
}

LogicalResult ControlFlowLowering::lower(func::FuncOp kernel, const Target &target,
                                         KernelDescriptors &descriptors) {
  ControlPlan plan = std::move(plans.find(kernel)->second);
  plans.erase(kernel);
  // No kernel is part of itself.
  WalkResult inner = kernel.walk([&](ir::DispatchOp op) -> WalkResult {
    auto callee = module.lookupSymbol<func::FuncOp>(op.getKernelAttr());
    return callee && plans.contains(callee) ? lower(callee, target, descriptors) : success();
  });
  FailureOr<KernelSchedule> schedule = getSchedule(kernel);
  if (inner.wasInterrupted() || failed(schedule) || failed(target.verify(kernel, *schedule)))
    return failure();
  if (schedule->workspace != plan.getWorkspaceBytes())
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with "
                                << schedule->workspace << " bytes of workspace, expected "
                                << plan.getWorkspaceBytes() << ", which its regions need";
  if (schedule->kind != KernelSchedule::Kind::ControlFlow)
    return target.lower(kernel, *schedule);
  FailureOr<LLVM::LLVMFuncOp> lowered =
      ControlCode(kernel, getControlFlow(kernel), plan,
                  target.sharesMemoryWithHost() ? nullptr : &descriptors)
          .emit();
  if (failed(lowered))
    return failure();
  describeKernel(*lowered, kernel, *schedule);
  std::string name = kernel.getSymName().str();
  kernel.erase();
  lowered->setSymName(name);
  return success();
}

} // namespace zero
