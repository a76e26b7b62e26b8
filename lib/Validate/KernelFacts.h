//===- KernelFacts.h - What is known of kernels and matmuls -------------------===//
#ifndef ZERO_VALIDATE_KERNELFACTS_H
#define ZERO_VALIDATE_KERNELFACTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Dialect/Zero/Turns.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zrt/abi.h"

namespace zero::validate {

/// What the host has to know of a kernel besides its allocations.
struct KernelFacts {
  bool isEmpty = true; // no result has elements: nothing to launch
  bool needsRank = false;
  int64_t updated = -1; // the argument of which result 0 is an update
};

/// `symbols` are those of its module.
KernelFacts readKernel(mlir::func::FuncOp kernel, const mlir::SymbolTable &symbols);

/// The runtime's number of an element type; -1 where it has none.
int64_t codeOfElement(mlir::Type type);
int64_t sizeOf(mlir::Type tensor);

/// The numbers of a zrt_gemm_record.
using MatmulRecord = llvm::SmallVector<int64_t, 8>;

/// Where the matrices of a matmul, its scratch memory (-1 and 0 bytes where it has none) and what
/// is added to it, and sums of an operand (-1: nothing) are.
struct MatmulPlaces {
  int64_t a, b, c, workspace, workspaceBytes;
  int64_t bias = -1, addend = -1, sums = -1;
};

/// What the runtime is told of a zero.gemm or a zero.launch_gemm.
template <typename Op>
mlir::FailureOr<MatmulRecord> makeMatmulRecord(Op op, mlir::RankedTensorType a,
                                               mlir::RankedTensorType c, bool accumulates,
                                               const MatmulPlaces &at) {
  if (op.getBatch().size() > ZRT_GEMM_BATCH_DIMS)
    return op.emitOpError() << "has more batch dimensions than the runtime's "
                            << int(ZRT_GEMM_BATCH_DIMS);
  zrt_gemm_record record = {};
  record.call = ZRT_GEMM;
  record.workspace = at.workspace;
  record.workspace_bytes = at.workspaceBytes;
  record.dtype = codeOfElement(a.getElementType());
  record.c_dtype = codeOfElement(c.getElementType());
  record.m = op.getM();
  record.n = op.getN();
  record.k = op.getK();
  record.accumulate = accumulates;
  for (int64_t &size : record.batch)
    size = 1;
  llvm::copy(op.getBatch(), record.batch);
  int64_t width = ir::getElementBytes(a.getElementType());
  record.a = at.a + static_cast<int64_t>(op.getAOffset()) * width;
  record.b = at.b + static_cast<int64_t>(op.getBOffset()) * width;
  record.c = at.c;
  auto setSteps = [](llvm::ArrayRef<int64_t> strides, int64_t &row, int64_t &column,
                     int64_t *batch) {
    row = strides[0];
    column = strides[1];
    llvm::copy(strides.drop_front(2), batch);
  };
  setSteps(op.getAStrides(), record.a_row, record.a_col, record.a_batch);
  setSteps(op.getBStrides(), record.b_row, record.b_col, record.b_batch);
  setSteps(op.getCStrides(), record.c_row, record.c_col, record.c_batch);
  record.bias = at.bias;
  record.addend = at.addend;
  record.sums = at.sums;
  if (op.getSummed())
    record.summed = *op.getSummed() == "a" ? ZRT_SUMS_OF_A : ZRT_SUMS_OF_B;
  if (mlir::DenseI64ArrayAttr turns = ir::getTurns(op)) {
    record.turn_rows = turns[0];
    record.item_elements = turns[1];
    record.group_elements = turns[2];
  }
  record.factors = ir::isTf32(op) ? ZRT_FACTORS_TF32 : ZRT_FACTORS_WHOLE;
  const auto *numbers = reinterpret_cast<const int64_t *>(&record);
  return MatmulRecord(numbers, numbers + sizeof(record) / sizeof(int64_t));
}

} // namespace zero::validate
#endif
