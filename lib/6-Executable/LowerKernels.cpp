//===- LowerKernels.cpp - Kernel functions to loops over vectors -----------------------===//
#include "CpuKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "zero/6-Executable/Passes.h"
#include "zero/6-Executable/Target.h"
#include "zero/Dialect/Zero/Phase.h"

namespace zero {
#define GEN_PASS_DEF_LOWERKERNELSPASS
#include "zero/6-Executable/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {

/// What the emitter can hold in a vector and the runtime can name.
static bool isSupported(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element))
    return llvm::is_contained({1, 8, 16, 32, 64}, static_cast<int>(integer.getWidth()));
  return element.isF16() || element.isBF16() || element.isF32() || element.isF64();
}

static LogicalResult checkTypes(func::FuncOp kernel) {
  auto check = [&](Operation *op, Type type) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && tensor.hasStaticShape() && isSupported(tensor.getElementType()))
      return success();
    return op->emitOpError("in kernel '")
           << kernel.getSymName() << "' is of type " << type
           << "; CPU code handles statically shaped tensors of i1, integers of 8 to 64 bits, f16, "
              "bf16, f32 and f64";
  };
  for (Type type : kernel.getArgumentTypes())
    if (failed(check(kernel, type)))
      return failure();
  bool ok = true;
  kernel.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      ok = ok && succeeded(check(op, type));
  });
  return success(ok);
}

/// The new function has the kernel's name; the StableHLO one is erased.
static LogicalResult lowerKernel(func::FuncOp kernel, unsigned lanes) {
  MLIRContext *context = kernel.getContext();
  OpBuilder builder(kernel);
  Location loc = kernel.getLoc();
  if (failed(checkTypes(kernel)))
    return failure();
  if (!kernel.getBody().hasOneBlock())
    return kernel.emitOpError("kernel has several blocks; expected one");

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
  bool withRank = KernelEmitter::needsRank(kernel);
  SmallVector<Value> inputs, outputs;
  unsigned next = 0;
  for (unsigned i = 0; i < kernel.getNumArguments(); ++i)
    inputs.push_back(buffer(next++));
  Value rank = withRank ? buffer(next++) : Value();
  for (unsigned i = 0; i < kernel.getNumResults(); ++i)
    outputs.push_back(buffer(next++));

  KernelEmitter emitter(kernel, builder, lanes);
  emitter.setBuffers(inputs, rank);
  bool isEmpty = llvm::all_of(kernel.getResultTypes(), [](Type type) {
    return cast<RankedTensorType>(type).getNumElements() == 0;
  });
  FailureOr<KernelShape> shape = KernelShape(); // no work
  if (!isEmpty)
    shape = emitCpuKernel(emitter, outputs, entry->getArgument(1), entry->getArgument(2));
  if (failed(shape) || emitter.hasFailed()) {
    lowered.erase();
    return failure();
  }
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  lowered->setAttr("zero.kernel", builder.getUnitAttr());
  lowered->setAttr("zero.work", builder.getI64IntegerAttr(shape->work));
  lowered->setAttr("zero.grain", builder.getI64IntegerAttr(shape->grain));
  if (withRank)
    lowered->setAttr("zero.rank", builder.getUnitAttr());
  if (std::optional<unsigned> tied = tiedArgument(kernel))
    lowered->setAttr("zero.tied", builder.getI64IntegerAttr(*tied));
  std::string name = kernel.getSymName().str();
  kernel.erase();
  lowered.setSymName(name);
  return success();
}

namespace {
struct LowerKernelsPass : impl::LowerKernelsPassBase<LowerKernelsPass> {
  using LowerKernelsPassBase::LowerKernelsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto recorded = ir::getConfigString(module, "target");
    if (recorded && !target.empty() && *recorded != target.getValue()) {
      module.emitError() << "target is '" << target << "', but the module was made with '"
                         << *recorded << "'; drop the option or start again";
      return signalPassFailure();
    }
    std::string name = !target.empty() ? target.getValue() : recorded.value_or("cpu").str();
    llvm::Expected<CpuTarget> cpu = resolveTarget(name);
    if (!cpu) {
      module.emitError() << llvm::toString(cpu.takeError());
      return signalPassFailure();
    }
    auto machine = ir::getConfigString(module, "machine");
    if (machine && *machine != cpu->describe()) {
      module.emitError() << "target '" << name << "' is " << cpu->describe()
                         << " here, but the module was made for " << *machine
                         << "; compile the exported step on this machine, or for a target that "
                            "both know, such as cpu:x86-64-v3";
      return signalPassFailure();
    }
    for (auto kernel : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (kernel->hasAttr("zero.kernel") && failed(lowerKernel(kernel, cpu->lanes)))
        return signalPassFailure();
  }
};
} // namespace

} // namespace zero
