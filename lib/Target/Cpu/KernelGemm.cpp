#include "KernelGemm.h"
#include "zero/Target/TypeCode.h"

using namespace mlir;

namespace zero {

bool isGemmElement(Type element) { return element.isF32() || element.isBF16() || element.isF16(); }

void emitKernelGemm(MemoryCode &code, const KernelGemm &gemm) {
  SmallVector<Value> arguments = {gemm.m, gemm.n, gemm.k};
  for (const MatrixInMemory &matrix : {gemm.a, gemm.b, gemm.c})
    arguments.append({code.i64(*getTypeCode(matrix.element)), matrix.address, code.i64(matrix.row),
                      code.i64(matrix.column)});
  arguments.push_back(gemm.accumulate);
  code.callRuntime("zrt_kernel_gemm", arguments);
}

} // namespace zero
