#include "Problem.h"

#include "../driver/Library.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace emulated {

int64_t Problem::elementBytes(const LayoutState &layout) const {
  return layout.type == R64F ? 8 : layout.type == R32F ? 4 : 2;
}

std::string Problem::text() const {
  return zrt::format("cublasLtMatmul %llux%llux%llu", (unsigned long long)m(),
                     (unsigned long long)n(), (unsigned long long)k());
}

std::string Problem::findFault() const {
  bool hasA = matmul.transposeA == NoTranspose, hasB = matmul.transposeB == NoTranspose;
  uint64_t rowsA = hasA ? a.rows : a.columns, columnsB = hasB ? b.columns : b.rows,
           termsB = hasB ? b.rows : b.columns;
  if (rowsA != m() || columnsB != n() || termsB != k() || c.rows != m() || c.columns != n())
    return "the matrices' sizes do not fit";
  if (m() == 0 || n() == 0 || k() == 0)
    return "a size is 0";
  for (const LayoutState *layout : {&a, &b, &c, &d})
    if (layout->stride < int64_t(layout->rows))
      return "columns overlap: a leading dimension is less than the rows";
  if (a.batch != b.batch || a.batch != c.batch || a.batch != d.batch || a.batch < 1)
    return "the matrices are of batches of different sizes";
  if (d.batch > 1 && d.batchStride == 0)
    return "the results of a batch are one matrix";
  bool isWide = matmul.compute == Compute64F;
  if (matmul.scale != (isWide ? R64F : R32F))
    return "the type of alpha and beta does not fit the type of the sum";
  if (a.type != b.type || c.type != d.type || (a.type == R64F) != isWide ||
      (c.type != a.type && (isWide || c.type != R32F)))
    return "there is no kernel for these types";
  if (matmul.compute == ComputeTF32 && a.type != R32F)
    return "factors of TF32 are made of f32";
  return findEpilogueFault();
}

/// cublasLt.h 13.0 and the notes of cublasLtMatmul (cuBLAS 13.0): a vector has the type of D; of
/// f64 there are no epilogues. NVIDIA's tests of nvmath-python (test_matmul_with_epilogs): sums are
/// of an A that is not transposed, of a B that is.
std::string Problem::findEpilogueFault() const {
  if (matmul.epilogue == EpilogueDefault)
    return "";
  if (matmul.epilogue != EpilogueBias && !matmul.makesSums())
    return "epilogue " + std::to_string(matmul.epilogue) + " is unknown to the emulation";
  if (!matmul.vector)
    return "an epilogue with a vector, whose pointer is null";
  if (matmul.vector % uint64_t(elementBytes(d)))
    return "the epilogue's vector is not aligned to its elements";
  if (matmul.compute == Compute64F)
    return "there is no epilogue for sums of f64";
  if (d.batch > 1)
    return "an epilogue whose vector has no stride from one of the batch to the next";
  if (matmul.epilogue == SumsOfA && matmul.transposeA != NoTranspose)
    return "sums of an A that is transposed";
  if (matmul.epilogue == SumsOfB && matmul.transposeB == NoTranspose)
    return "sums of a B that is not transposed";
  return "";
}

uint64_t Problem::hash() const {
  uint64_t hash = 1469598103934665603u;
  auto add = [&](uint64_t value) { hash = (hash ^ value) * 1099511628211u; };
  for (uint64_t value : {uint64_t(matmul.compute), uint64_t(matmul.transposeA),
                         uint64_t(matmul.transposeB), uint64_t(matmul.epilogue)})
    add(value);
  for (const LayoutState *layout : {&a, &b, &c, &d})
    for (uint64_t value :
         {uint64_t(layout->type), layout->rows, layout->columns, uint64_t(layout->stride),
          uint64_t(layout->batch), uint64_t(layout->batchStride)})
      add(value);
  return hash;
}

Algorithm chooseAlgorithm(const Problem &problem, const PreferenceState &preference) {
  Algorithm chosen = {};
  chosen.magic = algorithmMagic;
  chosen.problem = problem.hash();
  const char *fault = getenv("EMULATED_CUDA_FAULT");
  // Other algorithms in every process, as on another GPU.
  chosen.number = fault && strcmp(fault, "cublaslt-differs") == 0 ? uint32_t(getpid()) : 1;
  uint64_t seeds = seedOfDevice() ^ seedOfChoices() * 0xD6E8FEB86659FD93u;
  uint64_t mixed = (problem.hash() ^ seeds) * 0x9E3779B97F4A7C15u;
  chosen.terms = uint64_t(8) << (mixed >> 62); // 8 to 64 products in a row, then their sums
  chosen.parts = 1;
  uint64_t bytes = 8 * problem.m() * problem.n() * uint64_t(problem.d.batch);
  if (problem.k() >= 128 && bytes <= preference.workspaceBytes &&
      preference.schemes & ReduceInComputeType && mixed >> 61 & 1) {
    chosen.parts = 2;
    chosen.workspaceBytes = bytes;
  }
  chosen.cutsFactors = mixed >> 60 & 1;
  // Vectors of 16 bytes where both have promised that much.
  for (int i = 0; i < 4; ++i)
    chosen.alignment[i] = std::min<uint32_t>(16, preference.alignment[i]);
  // "[The heuristic] depends on its value to determine expected pointer alignment" (cublasLt.h).
  uint64_t bits = problem.matmul.vector | 16;
  chosen.vectorAlignment = uint32_t(bits & -bits);
  return chosen;
}

} // namespace emulated
