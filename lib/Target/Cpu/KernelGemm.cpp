#include "KernelGemm.h"
#include "zrt/abi.h"

using namespace mlir;

namespace zero {

void emitKernelGemm(MemoryCode &code, const KernelGemm &gemm) {
  SmallVector<Value> arguments = {code.i64(ZRT_F32), code.i64(ZRT_F32), gemm.m, gemm.n, gemm.k};
  for (const MatrixInMemory &matrix : {gemm.a, gemm.b, gemm.c})
    arguments.append({matrix.address, code.i64(matrix.row), code.i64(matrix.column)});
  arguments.push_back(gemm.accumulate);
  code.callRuntime("zrt_kernel_gemm", arguments);
}

} // namespace zero
