//===- Factorization.cpp - Kernels that factorise and solve ------------------------===//
//
// Cholesky, LU, QR, eigenvalues, singular values and triangular systems are functions of the
// runtime (zrt/factorize.h): a kernel of one calls it for its matrices.
//===--------------------------------------------------------------------------------===//
#include "CpuKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Dialect/StableHLO/Lapack.h"
#include "zero/Target/TypeCode.h"
#include "zrt/factorize.h"

using namespace mlir;

namespace zero {

static int64_t getRoutineCode(hlo::LapackRoutine routine) {
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
  llvm_unreachable("all routines are above");
}

namespace {
/// The call that an op stands for.
struct RuntimeCall {
  zrt_factorization record = {};
  int64_t matrices = 1;
};
} // namespace

static bool hasCode(Type element) {
  return element.isF64() || element.isF32() || element.isBF16() || element.isF16();
}

/// A type without code is refused by checkFactorization, later.
static void setMatrix(RuntimeCall &call, RankedTensorType a) {
  ArrayRef<int64_t> shape = a.getShape();
  Type element = a.getElementType();
  call.record.dtype = hasCode(element) ? *getTypeCode(element) : ZRT_F32;
  call.record.rows = shape[shape.size() - 2];
  call.record.columns = shape.back();
  for (int64_t size : shape.drop_back(2))
    call.matrices *= size;
}

/// Columns or rows of the matrix that is solved for, or reflected; reflectors.
static int64_t countOthers(int64_t routine, ValueRange operands, bool isLeft) {
  ArrayRef<int64_t> shape = tensorTypeOf(operands[routine == ZRT_REFLECT ? 2 : 1]).getShape();
  bool isOfRows = (routine == ZRT_TRIANGULAR_SOLVE || routine == ZRT_REFLECT) && !isLeft;
  return isOfRows ? shape[shape.size() - 2] : shape.back();
}

static int64_t flag(bool isSet, int64_t value) { return isSet ? value : 0; }

static RuntimeCall describeCall(hlo::CustomCallOp op) {
  hlo::LapackCall lapack = *hlo::getLapackCall(op);
  RuntimeCall call;
  bool isTridiagonal = lapack.routine == hlo::LapackRoutine::Gtsv;
  setMatrix(call, tensorTypeOf(op.getInputs()[isTridiagonal ? 3 : 0]));
  call.record.routine = getRoutineCode(lapack.routine);
  if (op.getInputs().size() > 1 && !isTridiagonal)
    call.record.others = countOthers(call.record.routine, op.getInputs(), lapack.isLeft);
  call.record.flags = flag(lapack.isLower, ZRT_LOWER) | flag(lapack.isLeft, ZRT_LEFT) |
                      flag(lapack.isTransposed, ZRT_TRANSPOSED) |
                      flag(lapack.hasUnitDiagonal, ZRT_UNIT_DIAGONAL) |
                      flag(lapack.hasVectors, ZRT_VECTORS) | flag(lapack.isFull, ZRT_ALL_VECTORS) |
                      flag(lapack.routine == hlo::LapackRoutine::Potrf, ZRT_HAS_INFO);
  return call;
}

/// The runtime's call for `op`; nothing where there is none.
static std::optional<RuntimeCall> findCall(Operation *op) {
  auto lapack = dyn_cast<hlo::CustomCallOp>(op);
  if (lapack && hlo::getLapackCall(lapack))
    return describeCall(lapack);
  if (!isa<hlo::CholeskyOp, hlo::TriangularSolveOp>(op))
    return std::nullopt;
  RuntimeCall call;
  setMatrix(call, tensorTypeOf(op->getOperand(0)));
  if (auto cholesky = dyn_cast<hlo::CholeskyOp>(op)) {
    call.record.routine = ZRT_CHOLESKY;
    call.record.flags = flag(cholesky.getLower(), ZRT_LOWER);
    return call;
  }
  auto solve = cast<hlo::TriangularSolveOp>(op);
  call.record.routine = ZRT_TRIANGULAR_SOLVE;
  call.record.others = countOthers(ZRT_TRIANGULAR_SOLVE, solve->getOperands(), solve.getLeftSide());
  call.record.flags = flag(solve.getLower(), ZRT_LOWER) | flag(solve.getLeftSide(), ZRT_LEFT) |
                      flag(solve.getTransposeA() != hlo::Transpose::NO_TRANSPOSE, ZRT_TRANSPOSED) |
                      flag(solve.getUnitDiagonal(), ZRT_UNIT_DIAGONAL);
  return call;
}

bool isFactorization(Operation *op) { return op && findCall(op).has_value(); }

int64_t getFactorizationWorkspace(Operation *op) {
  RuntimeCall call = *findCall(op);
  return call.matrices * zrt_factorize_workspace(&call.record);
}

zrt_factorization describeFactorization(Operation *op) { return findCall(op)->record; }

LogicalResult checkFactorization(Operation *op) {
  Type element = tensorTypeOf(op->getOperand(0)).getElementType();
  if (hasCode(element))
    return success();
  return op->emitOpError() << "of " << element
                           << " has no code, expected f16, bf16, f32 or f64; compute with real "
                              "and imaginary parts";
}

KernelSchedule scheduleFactorization(Operation *op) {
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Factorization;
  schedule.work = findCall(op)->matrices;
  schedule.workspace = getFactorizationWorkspace(op);
  return schedule;
}

/// The record as a table of the kernel's own.
static Value emitRecord(KernelEmitter &e, const zrt_factorization &record) {
  constexpr size_t kCount = sizeof(zrt_factorization) / sizeof(int64_t);
  const auto *numbers = reinterpret_cast<const int64_t *>(&record);
  OpBuilder &builder = e.getBuilder();
  Type i64 = builder.getI64Type();
  std::string name = (e.getKernel().getSymName() + ".call").str();
  auto values = DenseElementsAttr::get(RankedTensorType::get({kCount}, i64),
                                       ArrayRef<int64_t>(numbers, kCount));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(e.getKernel());
    LLVM::GlobalOp::create(builder, e.getLoc(), LLVM::LLVMArrayType::get(i64, kCount),
                           /*isConstant=*/true, LLVM::Linkage::Internal, name, values);
  }
  return LLVM::AddressOfOp::create(builder, e.getLoc(),
                                   LLVM::LLVMPointerType::get(builder.getContext()), name);
}

void emitFactorizationKernel(KernelEmitter &e, Operation *op, ValueRange inputs, ValueRange outputs,
                             Value workspace, Value begin, Value end) {
  OpBuilder &builder = e.getBuilder();
  Location loc = e.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  SmallVector<Value> buffers;
  for (Value operand : op->getOperands())
    buffers.push_back(inputs[cast<BlockArgument>(operand).getArgNumber()]);
  llvm::append_range(buffers, outputs);
  if (workspace)
    buffers.push_back(workspace);
  Value list = LLVM::AllocaOp::create(builder, loc, pointer, pointer, e.i64(buffers.size()));
  for (auto [index, buffer] : llvm::enumerate(buffers)) {
    Value at = LLVM::GEPOp::create(builder, loc, pointer, pointer, list,
                                   ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
    LLVM::StoreOp::create(builder, loc, buffer, at);
  }
  e.callRuntime("zrt_factorize", {emitRecord(e, describeFactorization(op)), list, begin, end});
}

} // namespace zero
