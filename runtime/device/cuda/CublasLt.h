//===- CublasLt.h - What we use of NVIDIA's matmul library ------------------------===//
//
// Our own declarations, as those of Driver.h; the library is loaded when a program first
// multiplies.
//===------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_CUDA_CUBLASLT_H
#define ZRT_DEVICE_CUDA_CUBLASLT_H

#include "Driver.h"

namespace zrt::cuda {

enum BlasStatus : int {
  BlasSuccess = 0,
  BlasNotInitialized = 1,
  BlasAllocFailed = 3,
  BlasInvalidValue = 7,
  BlasExecutionFailed = 13,
  BlasInternalError = 14,
  BlasNotSupported = 15,
};
enum BlasType : int { R32F = 0, R64F = 1, R16F = 2, R16BF = 14 };
enum BlasCompute : int { Compute32F = 68, Compute64F = 70, ComputeTF32 = 77 };
enum BlasOperation : int { NoTranspose = 0, Transpose = 1 };
enum LayoutAttribute : int { LayoutBatchCount = 5, LayoutBatchStride = 6 };
enum MatmulAttribute : int {
  MatmulTransposeA = 3,
  MatmulTransposeB = 4,
  MatmulEpilogue = 7,
  MatmulBiasPointer = 8,
};
/// What a call does besides. All in the result's type, at the bias pointer: a bias, of as many
/// elements as the result has rows, is added to each column; sums of A, one a row of the result, or
/// of B, one a column, over the terms of the products.
enum Epilogue : uint32_t { EpilogueDefault = 1, EpilogueBias = 4, SumsOfA = 256, SumsOfB = 512 };
enum PreferenceAttribute : int {
  PreferWorkspaceBytes = 1,
  PreferReductionSchemes = 3,
  PreferAlignmentA = 5,
  PreferAlignmentB = 6,
  PreferAlignmentC = 7,
  PreferAlignmentD = 8,
};
/// How parts of a long sum, computed apart, are added: in the workspace, in the type of the sum.
/// The others round parts to the result's type, or add them there in whatever order they come.
enum ReductionScheme : uint32_t { ReduceInComputeType = 2 };

enum AlgorithmAttribute : int {
  AlgorithmId = 0,
  AlgorithmTile = 1,
  AlgorithmSplits = 2,
  AlgorithmReduction = 3, // by ReductionScheme, 0 where nothing is split
  AlgorithmSwizzle = 4,
  AlgorithmOption = 5,
  AlgorithmStages = 6,
  AlgorithmInnerShape = 7,   // of 16 bits, the others have 32
  AlgorithmClusterShape = 8, // of 16 bits
};

using BlasHandle = struct BlasHandleObject *;
using MatmulDesc = struct MatmulDescObject *;
using MatrixLayout = struct MatrixLayoutObject *;
using MatmulPreference = struct MatmulPreferenceObject *;
/// "Can be trivially serialized and later restored for use with the same version of cuBLAS library"
/// (cublasLt.h 13.0).
struct MatmulAlgorithm {
  uint64_t data[8];
};
struct MatmulChoice {
  MatmulAlgorithm algorithm;
  size_t workspaceBytes;
  BlasStatus state;
  float waves;
  int reserved[4];
};

/// The oldest version that we know: cuBLAS 12.0.
constexpr size_t kOldestCublasLt = 120000;

// X(member, function of the library, result, parameters).
#define ZRT_CUBLASLT_FUNCTIONS(X)                                                                  \
  X(getVersion, cublasLtGetVersion, size_t, (void))                                                \
  X(getStatusName, cublasLtGetStatusName, const char *, (BlasStatus status))                       \
  X(create, cublasLtCreate, BlasStatus, (BlasHandle * handle))                                     \
  X(destroy, cublasLtDestroy, BlasStatus, (BlasHandle handle))                                     \
  X(createLayout, cublasLtMatrixLayoutCreate, BlasStatus,                                          \
    (MatrixLayout * layout, BlasType type, uint64_t rows, uint64_t columns, int64_t stride))       \
  X(destroyLayout, cublasLtMatrixLayoutDestroy, BlasStatus, (MatrixLayout layout))                 \
  X(setLayout, cublasLtMatrixLayoutSetAttribute, BlasStatus,                                       \
    (MatrixLayout layout, LayoutAttribute attribute, const void *value, size_t bytes))             \
  X(createMatmul, cublasLtMatmulDescCreate, BlasStatus,                                            \
    (MatmulDesc * matmul, BlasCompute compute, BlasType scale))                                    \
  X(destroyMatmul, cublasLtMatmulDescDestroy, BlasStatus, (MatmulDesc matmul))                     \
  X(setMatmul, cublasLtMatmulDescSetAttribute, BlasStatus,                                         \
    (MatmulDesc matmul, MatmulAttribute attribute, const void *value, size_t bytes))               \
  X(createPreference, cublasLtMatmulPreferenceCreate, BlasStatus, (MatmulPreference * preference)) \
  X(destroyPreference, cublasLtMatmulPreferenceDestroy, BlasStatus, (MatmulPreference preference)) \
  X(setPreference, cublasLtMatmulPreferenceSetAttribute, BlasStatus,                               \
    (MatmulPreference preference, PreferenceAttribute attribute, const void *value, size_t bytes)) \
  X(choose, cublasLtMatmulAlgoGetHeuristic, BlasStatus,                                            \
    (BlasHandle handle, MatmulDesc matmul, MatrixLayout a, MatrixLayout b, MatrixLayout c,         \
     MatrixLayout d, MatmulPreference preference, int wanted, MatmulChoice *choices, int *found))  \
  X(checkAlgorithm, cublasLtMatmulAlgoCheck, BlasStatus,                                           \
    (BlasHandle handle, MatmulDesc matmul, MatrixLayout a, MatrixLayout b, MatrixLayout c,         \
     MatrixLayout d, const MatmulAlgorithm *algorithm, MatmulChoice *result))                      \
  X(getAlgorithm, cublasLtMatmulAlgoConfigGetAttribute, BlasStatus,                                \
    (const MatmulAlgorithm *algorithm, AlgorithmAttribute attribute, void *value, size_t bytes,    \
     size_t *written))                                                                             \
  X(multiply, cublasLtMatmul, BlasStatus,                                                          \
    (BlasHandle handle, MatmulDesc matmul, const void *alpha, const void *a, MatrixLayout layoutA, \
     const void *b, MatrixLayout layoutB, const void *beta, const void *c, MatrixLayout layoutC,   \
     void *d, MatrixLayout layoutD, const MatmulAlgorithm *algorithm, void *workspace,             \
     size_t workspaceBytes, Stream stream))

/// The library's functions.
struct CublasLt {
#define ZRT_CUBLASLT_DECLARE(member, symbol, result, parameters)                                   \
  result(*member) parameters = nullptr;
  ZRT_CUBLASLT_FUNCTIONS(ZRT_CUBLASLT_DECLARE)
#undef ZRT_CUBLASLT_DECLARE
  size_t version = 0; // 130100 is 13.1.0

  Status check(BlasStatus status, const std::string &what) const;
  /// "13.1.0"
  std::string versionText() const;
};

/// Loads libcublasLt, once in a process.
Expected<const CublasLt *> loadCublasLt();

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_CUBLASLT_H
