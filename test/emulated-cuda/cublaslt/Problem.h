//===- Problem.h - A matmul as its descriptors say ------------------------------------===//
#ifndef EMULATED_CUDA_CUBLASLT_PROBLEM_H
#define EMULATED_CUDA_CUBLASLT_PROBLEM_H

#include "../../../runtime/device/cuda/CublasLt.h"

#include <string>

namespace emulated {

using namespace zrt::cuda;

struct LayoutState {
  BlasType type;
  uint64_t rows, columns;
  int64_t stride;
  int32_t batch = 1;
  int64_t batchStride = 0;
};
struct MatmulState {
  BlasCompute compute;
  BlasType scale;
  BlasOperation transposeA = NoTranspose, transposeB = NoTranspose;
  uint32_t epilogue = EpilogueDefault;
  DevicePointer vector = 0; // a bias, or where sums go

  bool makesSums() const { return epilogue == SumsOfA || epilogue == SumsOfB; }
};
struct PreferenceState {
  uint64_t workspaceBytes = 0;
  uint32_t schemes = 7;
  uint32_t alignment[4] = {256, 256, 256, 256};
};

/// D = A B + C, and what the epilogue adds or makes besides; column-major.
struct Problem {
  MatmulState matmul;
  LayoutState a, b, c, d;

  uint64_t m() const { return d.rows; }
  uint64_t n() const { return d.columns; }
  uint64_t k() const { return matmul.transposeA ? a.rows : a.columns; }
  int64_t elementBytes(const LayoutState &layout) const;
  std::string text() const;
  /// Elements of the epilogue's vector.
  uint64_t countVector() const { return matmul.epilogue == SumsOfB ? n() : m(); }
  /// What NVIDIA's library would refuse; empty where nothing is.
  std::string findFault() const;
  /// Of everything that an algorithm is chosen for.
  uint64_t hash() const;

private:
  std::string findEpilogueFault() const;
};

/// What an algorithm's opaque data holds.
struct Algorithm {
  uint64_t magic, problem, workspaceBytes, terms;
  uint32_t parts, number;
  uint32_t alignment[4], vectorAlignment;
  uint32_t cutsFactors; // to TF32, toward zero; else they are rounded to nearest
};
static_assert(sizeof(Algorithm) == sizeof(MatmulAlgorithm));
constexpr uint64_t algorithmMagic = 0x656d756c61746564;

/// Of algorithms whose sums have one order; the seeds of the device and of choices say which.
Algorithm chooseAlgorithm(const Problem &problem, const PreferenceState &preference);

struct Operands {
  DevicePointer a, b, c, d, workspace;
  double alpha, beta;
};
/// Computes it, now.
void multiply(const Problem &problem, const Algorithm &algorithm, const Operands &operands);

} // namespace emulated

#endif
