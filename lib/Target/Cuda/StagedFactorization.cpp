//===- StagedFactorization.cpp - Factorisations of a GPU's matrices by the host -------------===//
//
// Matrices that are factorised in a step are small, and each column waits for the one before it: a
// GPU has little to win. The runtime's functions compute them (zrt/factorize.h), so that the bits
// are a CPU's, on copies in pinned memory of the host, as many as have room there together.
//===--------------------------------------------------------------------------------------===//
#include "../Cpu/CpuKernel.h"
#include "CudaKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"
#include "zrt/factorize.h"

using namespace mlir;

namespace zero {

/// Bytes that are staged together, where one matrix has no more.
constexpr int64_t kMostStagedBytes = 64 << 20;

static zrt_staged_factorization describeStaged(Operation *op, int64_t matrices) {
  zrt_staged_factorization staged = {};
  staged.call = describeFactorization(op);
  staged.operands = op->getNumOperands();
  staged.results = op->getNumResults();
  assert(staged.operands + staged.results <= ZRT_STAGED_BUFFERS && "no routine has more");
  auto bytesOf = [&](Value value) { return ir::getTensorBytes(value.getType()) / matrices; };
  int64_t *next = staged.bytes;
  for (Value operand : op->getOperands())
    *next++ = bytesOf(operand);
  for (Value result : op->getResults())
    *next++ = bytesOf(result);
  staged.at_once = 1;
  staged.at_once = std::clamp<int64_t>(
      kMostStagedBytes / std::max<int64_t>(1, zrt_staged_bytes(&staged)), 1, matrices);
  return staged;
}

void scheduleStaged(func::FuncOp kernel, KernelSchedule &schedule) {
  schedule.workspace = 0;
  if (schedule.work > 0)
    schedule.parameters[kStagedParameter.str()] =
        describeStaged(getFirstResult(kernel), schedule.work).at_once;
}

LogicalResult verifyStaged(func::FuncOp kernel, const KernelSchedule &schedule) {
  int64_t found = getParameter(schedule, kStagedParameter);
  if (schedule.workspace == 0 && schedule.work > 0 &&
      found == describeStaged(getFirstResult(kernel), schedule.work).at_once)
    return success();
  return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with "
                              << found << " matrices staged together and " << schedule.workspace
                              << " bytes of workspace, expected as many as have room in "
                              << (kMostStagedBytes >> 20) << " MiB of the host's memory, and none";
}

LogicalResult lowerStaged(func::FuncOp kernel, const KernelSchedule &schedule) {
  OpBuilder builder(kernel);
  MLIRContext *context = builder.getContext();
  Location loc = kernel.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(context), i64 = builder.getI64Type(),
       voidType = LLVM::LLVMVoidType::get(context);
  Operation *op = getFirstResult(kernel);
  zrt_staged_factorization staged = describeStaged(op, schedule.work);
  constexpr size_t kCount = sizeof staged / sizeof(int64_t);
  auto values =
      DenseElementsAttr::get(RankedTensorType::get({kCount}, i64),
                             ArrayRef<int64_t>(reinterpret_cast<int64_t *>(&staged), kCount));
  auto table = LLVM::GlobalOp::create(builder, loc, LLVM::LLVMArrayType::get(i64, kCount),
                                      /*isConstant=*/true, LLVM::Linkage::Internal,
                                      (kernel.getSymName() + ".call").str(), values);
  auto module = kernel->getParentOfType<ModuleOp>();
  constexpr StringRef callee = "zrt_factorize_staged";
  if (!module.lookupSymbol(callee)) {
    OpBuilder top = OpBuilder::atBlockBegin(module.getBody());
    LLVM::LLVMFuncOp::create(top, module.getLoc(), callee,
                             LLVM::LLVMFunctionType::get(voidType, {pointer, pointer, i64, i64}));
  }
  auto lowered = LLVM::LLVMFuncOp::create(
      builder, loc, "", LLVM::LLVMFunctionType::get(voidType, {pointer, i64, i64}));
  builder.setInsertionPointToStart(lowered.addEntryBlock(builder));
  // An operand may come twice, or in another order than the kernel's arguments.
  SmallVector<unsigned> numbers;
  for (Value operand : op->getOperands())
    numbers.push_back(cast<BlockArgument>(operand).getArgNumber());
  for (unsigned i = 0; i < kernel.getNumResults(); ++i)
    numbers.push_back(kernel.getNumArguments() + i);
  auto at = [&](Value list, unsigned number) -> Value {
    return LLVM::GEPOp::create(builder, loc, pointer, pointer, list,
                               ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(number)});
  };
  Value count =
      LLVM::ConstantOp::create(builder, loc, i64, builder.getI64IntegerAttr(numbers.size()));
  Value list = LLVM::AllocaOp::create(builder, loc, pointer, pointer, count);
  for (auto [index, number] : llvm::enumerate(numbers)) {
    Value buffer = LLVM::LoadOp::create(builder, loc, pointer, at(lowered.getArgument(0), number));
    LLVM::StoreOp::create(builder, loc, buffer, at(list, index));
  }
  Value record = LLVM::AddressOfOp::create(builder, loc, table);
  LLVM::CallOp::create(builder, loc, TypeRange(), callee,
                       ValueRange{record, list, lowered.getArgument(1), lowered.getArgument(2)});
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  describeKernel(lowered, kernel, schedule);
  lowered->setAttr(kDriverAttr, builder.getUnitAttr());
  lowered->setAttr(kStagingAttr, builder.getI64IntegerAttr(zrt_staged_bytes(&staged)));
  replaceKernel(kernel, lowered);
  return success();
}

} // namespace zero
