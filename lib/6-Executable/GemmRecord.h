//===- GemmRecord.h - What the runtime is told of a matmul -----------------------------===//
#ifndef ZERO_6_EXECUTABLE_GEMMRECORD_H
#define ZERO_6_EXECUTABLE_GEMMRECORD_H

#include "HostResources.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Dialect/Zero/Turns.h"
#include "zrt/abi.h"

namespace zero {

/// Where the matrices of a matmul and its workspace are; -1 and 0 bytes where it needs none. What
/// is added to it, and sums of an operand, are at -1 where nothing is.
struct GemmAddresses {
  int64_t a, b, c, workspace, workspaceBytes;
  int64_t bias = -1, addend = -1, sums = -1;
};

/// The numbers of `zrt_gemm_record` for a zero.gemm or a zero.launch_gemm of operands `a`,
/// `b` and a result `c`. Fails, with a message, where the library does not know it.
template <typename Op>
mlir::FailureOr<llvm::SmallVector<int64_t>>
makeGemmRecord(Op gemm, mlir::RankedTensorType a, mlir::RankedTensorType b,
               mlir::RankedTensorType c, bool accumulates, const GemmAddresses &at) {
  mlir::Type input = a.getElementType(), output = c.getElementType();
  std::optional<int64_t> dtype = getTypeCode(input), cDtype = getTypeCode(output);
  if (!dtype || !cDtype || !ir::canMultiply(input, b.getElementType(), output))
    return gemm.emitOpError() << "multiplies " << input << " to " << output
                              << ", which the library does not know";
  llvm::SmallVector<int64_t> record{ZRT_GEMM,
                                    at.workspace,
                                    at.workspaceBytes,
                                    *dtype,
                                    *cDtype,
                                    static_cast<int64_t>(gemm.getM()),
                                    static_cast<int64_t>(gemm.getN()),
                                    static_cast<int64_t>(gemm.getK()),
                                    accumulates ? 1 : 0};
  auto appendBatch = [&](llvm::ArrayRef<int64_t> values, int64_t filler) {
    record.append(values.begin(), values.end());
    if (values.size() < ZRT_GEMM_BATCH_DIMS)
      record.append(ZRT_GEMM_BATCH_DIMS - values.size(), filler);
  };
  auto appendMatrix = [&](int64_t address, llvm::ArrayRef<int64_t> strides) {
    record.push_back(address);
    record.append({strides[0], strides[1]});
    appendBatch(strides.drop_front(2), 0);
  };
  int64_t bytes = ir::getElementBytes(input);
  appendBatch(gemm.getBatch(), 1);
  appendMatrix(at.a + static_cast<int64_t>(gemm.getAOffset()) * bytes, gemm.getAStrides());
  appendMatrix(at.b + static_cast<int64_t>(gemm.getBOffset()) * bytes, gemm.getBStrides());
  appendMatrix(at.c, gemm.getCStrides());
  llvm::StringRef summed = gemm.getSummed().value_or("");
  record.append({at.bias, at.addend, at.sums,
                 summed == "a"   ? ZRT_SUMS_OF_A
                 : summed == "b" ? ZRT_SUMS_OF_B
                                 : ZRT_NO_SUMS});
  if (mlir::DenseI64ArrayAttr turns = ir::getTurns(gemm))
    llvm::append_range(record, turns.asArrayRef());
  else
    record.append({0, 0, 0});
  record.push_back(ir::isTf32(gemm) ? ZRT_FACTORS_TF32 : ZRT_FACTORS_WHOLE);
  if (record.size() * sizeof(int64_t) != sizeof(zrt_gemm_record))
    return gemm.emitOpError() << "has more batch dimensions than the runtime's "
                              << int(ZRT_GEMM_BATCH_DIMS);
  return record;
}

} // namespace zero
#endif
