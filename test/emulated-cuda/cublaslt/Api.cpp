//===- Api.cpp - libcublasLt.so.13, emulated ------------------------------------------===//
//
// The functions that runtime/device/cuda/CublasLt.h names: they compute what the descriptors say,
// and refuse, with a line on stderr, what NVIDIA's would refuse or must not be asked.
//===-----------------------------------------------------------------------------------===//
#include "../driver/Library.h"
#include "Problem.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>

using namespace emulated;

// What the library exports: of the types that the runtime calls it by, or it does not compile.
extern "C" {
#define EMULATED_EXPORT(member, symbol, result, parameters)                                        \
  __attribute__((visibility("default"))) result symbol parameters;
ZRT_CUBLASLT_FUNCTIONS(EMULATED_EXPORT)
#undef EMULATED_EXPORT
}

namespace {

/// Objects of one type that were made and not destroyed. The handle is a number: one that was
/// destroyed is never given again.
template <typename Handle, typename Object> struct Table {
  std::map<uint64_t, Object> objects;
  uint64_t made = 0;

  Handle add(Object object) {
    objects[++made] = std::move(object);
    return reinterpret_cast<Handle>(made);
  }
  Object *find(Handle handle) {
    auto found = objects.find(reinterpret_cast<uint64_t>(handle));
    return found == objects.end() ? nullptr : &found->second;
  }
  bool remove(Handle handle) { return objects.erase(reinterpret_cast<uint64_t>(handle)); }
};

struct Library {
  std::mutex mutex;
  Table<BlasHandle, int> handles;
  Table<MatmulDesc, MatmulState> matmuls;
  Table<MatrixLayout, LayoutState> layouts;
  Table<MatmulPreference, PreferenceState> preferences;
};
Library &library() {
  static Library *only = new Library;
  return *only;
}

BlasStatus complain(BlasStatus status, const std::string &text) {
  fprintf(stderr, "emulated CUDA: %s\n", text.c_str());
  return status;
}
BlasStatus noObject(const char *what) {
  return complain(BlasInvalidValue,
                  std::string(what) + " of something that was not created, or was destroyed");
}

template <typename Table, typename Handle> BlasStatus destroy(Table &table, Handle handle) {
  std::lock_guard<std::mutex> lock(library().mutex);
  return table.remove(handle) ? BlasSuccess : noObject("the end");
}

/// Sets `field` where `bytes` is its size.
template <typename Field> BlasStatus set(Field &field, const void *value, size_t bytes) {
  if (bytes != sizeof field)
    return complain(BlasInvalidValue, "an attribute of " + std::to_string(sizeof field) +
                                          " bytes is set to " + std::to_string(bytes));
  memcpy(&field, value, bytes);
  return BlasSuccess;
}

} // namespace

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

size_t cublasLtGetVersion(void) {
  const char *fault = getenv("EMULATED_CUDA_FAULT");
  return fault && strncmp(fault, "cublaslt:", 9) == 0 ? size_t(atoll(fault + 9)) : 130100;
}

const char *cublasLtGetStatusName(BlasStatus status) {
  switch (status) {
  case BlasSuccess:
    return "CUBLAS_STATUS_SUCCESS";
  case BlasNotInitialized:
    return "CUBLAS_STATUS_NOT_INITIALIZED";
  case BlasAllocFailed:
    return "CUBLAS_STATUS_ALLOC_FAILED";
  case BlasInvalidValue:
    return "CUBLAS_STATUS_INVALID_VALUE";
  case BlasExecutionFailed:
    return "CUBLAS_STATUS_EXECUTION_FAILED";
  case BlasInternalError:
    return "CUBLAS_STATUS_INTERNAL_ERROR";
  case BlasNotSupported:
    return "CUBLAS_STATUS_NOT_SUPPORTED";
  }
  return "an unknown status";
}

BlasStatus cublasLtCreate(BlasHandle *handle) {
  std::lock_guard<std::mutex> lock(library().mutex);
  *handle = library().handles.add(0);
  return BlasSuccess;
}

/// With the last handle everything else should have gone.
BlasStatus cublasLtDestroy(BlasHandle handle) {
  std::lock_guard<std::mutex> lock(library().mutex);
  Library &all = library();
  if (!all.handles.remove(handle))
    return noObject("the end");
  size_t left =
      all.matmuls.objects.size() + all.layouts.objects.size() + all.preferences.objects.size();
  if (all.handles.objects.empty() && left)
    complain(BlasSuccess, std::to_string(left) + " objects of cuBLASLt left when its handle went");
  return BlasSuccess;
}

BlasStatus cublasLtMatrixLayoutCreate(MatrixLayout *layout, BlasType type, uint64_t rows,
                                      uint64_t columns, int64_t stride) {
  if (type != R32F && type != R64F && type != R16F && type != R16BF)
    return complain(BlasNotSupported, "a matrix of type " + std::to_string(int(type)));
  std::lock_guard<std::mutex> lock(library().mutex);
  *layout = library().layouts.add({type, rows, columns, stride});
  return BlasSuccess;
}

BlasStatus cublasLtMatrixLayoutDestroy(MatrixLayout layout) {
  return destroy(library().layouts, layout);
}

BlasStatus cublasLtMatrixLayoutSetAttribute(MatrixLayout layout, LayoutAttribute attribute,
                                            const void *value, size_t bytes) {
  std::lock_guard<std::mutex> lock(library().mutex);
  LayoutState *found = library().layouts.find(layout);
  if (!found)
    return noObject("an attribute");
  switch (attribute) {
  case LayoutBatchCount:
    return set(found->batch, value, bytes);
  case LayoutBatchStride:
    return set(found->batchStride, value, bytes);
  }
  return complain(BlasInvalidValue, "an unknown attribute of a matrix");
}

BlasStatus cublasLtMatmulDescCreate(MatmulDesc *matmul, BlasCompute compute, BlasType scale) {
  std::lock_guard<std::mutex> lock(library().mutex);
  *matmul = library().matmuls.add({compute, scale});
  return compute == Compute32F || compute == Compute64F || compute == ComputeTF32
             ? BlasSuccess
             : complain(BlasNotSupported, "sums of type " + std::to_string(int(compute)));
}

BlasStatus cublasLtMatmulDescDestroy(MatmulDesc matmul) {
  return destroy(library().matmuls, matmul);
}

BlasStatus cublasLtMatmulDescSetAttribute(MatmulDesc matmul, MatmulAttribute attribute,
                                          const void *value, size_t bytes) {
  std::lock_guard<std::mutex> lock(library().mutex);
  MatmulState *found = library().matmuls.find(matmul);
  if (!found)
    return noObject("an attribute");
  switch (attribute) {
  case MatmulTransposeA:
    return set(found->transposeA, value, bytes);
  case MatmulTransposeB:
    return set(found->transposeB, value, bytes);
  case MatmulEpilogue:
    return set(found->epilogue, value, bytes);
  case MatmulBiasPointer:
    return set(found->vector, value, bytes);
  }
  return complain(BlasInvalidValue, "an unknown attribute of a matmul");
}

BlasStatus cublasLtMatmulPreferenceCreate(MatmulPreference *preference) {
  std::lock_guard<std::mutex> lock(library().mutex);
  *preference = library().preferences.add({});
  return BlasSuccess;
}

BlasStatus cublasLtMatmulPreferenceDestroy(MatmulPreference preference) {
  return destroy(library().preferences, preference);
}

BlasStatus cublasLtMatmulPreferenceSetAttribute(MatmulPreference preference,
                                                PreferenceAttribute attribute, const void *value,
                                                size_t bytes) {
  std::lock_guard<std::mutex> lock(library().mutex);
  PreferenceState *found = library().preferences.find(preference);
  if (!found)
    return noObject("an attribute");
  switch (attribute) {
  case PreferWorkspaceBytes:
    return set(found->workspaceBytes, value, bytes);
  case PreferReductionSchemes:
    return set(found->schemes, value, bytes);
  case PreferAlignmentA:
  case PreferAlignmentB:
  case PreferAlignmentC:
  case PreferAlignmentD:
    return set(found->alignment[attribute - PreferAlignmentA], value, bytes);
  }
  return complain(BlasInvalidValue, "an unknown preference");
}

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

/// What the objects of a call say; a fault where one is none.
static BlasStatus findProblem(BlasHandle handle, MatmulDesc matmul, MatrixLayout a, MatrixLayout b,
                              MatrixLayout c, MatrixLayout d, Problem &problem) {
  Library &all = library();
  if (!all.handles.find(handle))
    return noObject("a matmul by a handle");
  MatmulState *what = all.matmuls.find(matmul);
  LayoutState *layouts[] = {all.layouts.find(a), all.layouts.find(b), all.layouts.find(c),
                            all.layouts.find(d)};
  if (!what || !layouts[0] || !layouts[1] || !layouts[2] || !layouts[3])
    return noObject("a matmul");
  problem = {*what, *layouts[0], *layouts[1], *layouts[2], *layouts[3]};
  std::string fault = problem.findFault();
  return fault.empty() ? BlasSuccess : complain(BlasInvalidValue, problem.text() + ": " + fault);
}

BlasStatus cublasLtMatmulAlgoGetHeuristic(BlasHandle handle, MatmulDesc matmul, MatrixLayout a,
                                          MatrixLayout b, MatrixLayout c, MatrixLayout d,
                                          MatmulPreference preference, int wanted,
                                          MatmulChoice *choices, int *found) {
  std::lock_guard<std::mutex> lock(library().mutex);
  *found = 0;
  Problem problem;
  if (BlasStatus status = findProblem(handle, matmul, a, b, c, d, problem))
    return status;
  PreferenceState *known = library().preferences.find(preference);
  if (!known || wanted < 1)
    return noObject("a choice by a preference");
  if (known->schemes & ~uint32_t(ReduceInComputeType))
    return complain(BlasNotSupported, problem.text() + ": sums without one order are asked for");
  Algorithm algorithm = chooseAlgorithm(problem, *known);
  choices[0] = {};
  memcpy(&choices[0].algorithm, &algorithm, sizeof algorithm);
  choices[0].workspaceBytes = algorithm.workspaceBytes;
  choices[0].state = BlasSuccess;
  *found = 1;
  return BlasSuccess;
}

BlasStatus cublasLtMatmulAlgoCheck(BlasHandle handle, MatmulDesc matmul, MatrixLayout a,
                                   MatrixLayout b, MatrixLayout c, MatrixLayout d,
                                   const MatmulAlgorithm *given, MatmulChoice *result) {
  std::lock_guard<std::mutex> lock(library().mutex);
  Problem problem;
  if (BlasStatus status = findProblem(handle, matmul, a, b, c, d, problem))
    return status;
  if (const char *fault = getenv("EMULATED_CUDA_FAULT"); fault && !strcmp(fault, "cublaslt-kept"))
    return BlasNotSupported;
  Algorithm algorithm;
  memcpy(&algorithm, given, sizeof algorithm);
  if (algorithm.magic != algorithmMagic || algorithm.problem != problem.hash())
    return BlasInvalidValue;
  *result = {};
  result->workspaceBytes = algorithm.workspaceBytes;
  return BlasSuccess;
}

/// What tells one algorithm from another, by the attributes that come nearest.
BlasStatus cublasLtMatmulAlgoConfigGetAttribute(const MatmulAlgorithm *given,
                                                AlgorithmAttribute attribute, void *value,
                                                size_t bytes, size_t *written) {
  Algorithm algorithm;
  memcpy(&algorithm, given, sizeof algorithm);
  if (algorithm.magic != algorithmMagic)
    return complain(BlasInvalidValue, "an attribute of what is no algorithm");
  auto give = [&](auto number) {
    if (bytes != sizeof number)
      return complain(BlasInvalidValue, "an attribute of " + std::to_string(sizeof number) +
                                            " bytes is read as " + std::to_string(bytes));
    memcpy(value, &number, bytes);
    *written = bytes;
    return BlasSuccess;
  };
  switch (attribute) {
  case AlgorithmId:
    return give(int32_t(algorithm.number));
  case AlgorithmTile:
    return give(uint32_t(algorithm.terms));
  case AlgorithmSplits:
    return give(int32_t(algorithm.parts));
  case AlgorithmReduction:
    return give(uint32_t(algorithm.parts > 1 ? ReduceInComputeType : 0));
  case AlgorithmOption:
    return give(algorithm.cutsFactors);
  case AlgorithmSwizzle:
  case AlgorithmStages:
    return give(uint32_t(0));
  case AlgorithmInnerShape:
  case AlgorithmClusterShape:
    return give(uint16_t(0));
  }
  return complain(BlasInvalidValue, "an unknown attribute of an algorithm");
}

/// Adds the bytes of a matrix: of each of its columns, where there is something between them.
static void addRanges(std::vector<Range> &ranges, const Problem &problem, const LayoutState &layout,
                      DevicePointer at) {
  auto size = uint64_t(problem.elementBytes(layout));
  bool isWhole = layout.stride == int64_t(layout.rows) || layout.columns == 1;
  for (int32_t entry = 0; entry < layout.batch; ++entry) {
    DevicePointer first = at + DevicePointer(entry * layout.batchStride) * size;
    if (isWhole)
      ranges.push_back({first, layout.rows * layout.columns * size});
    for (uint64_t j = 0; !isWhole && j < layout.columns; ++j)
      ranges.push_back({first + j * uint64_t(layout.stride) * size, layout.rows * size});
  }
}

/// What a call promises of its pointers; empty where it holds.
static std::string findBroken(const Problem &problem, const Algorithm &algorithm,
                              const Operands &operands, size_t workspaceBytes) {
  if (algorithm.magic != algorithmMagic)
    return "the algorithm is none";
  if (algorithm.problem != problem.hash())
    return "the algorithm was chosen for another matmul";
  if (algorithm.workspaceBytes > (operands.workspace ? workspaceBytes : 0))
    return "the algorithm needs " + std::to_string(algorithm.workspaceBytes) +
           " bytes of workspace, there are " + std::to_string(workspaceBytes);
  if (operands.workspace % 256)
    return "the workspace is not aligned to 256 bytes";
  const DevicePointer pointers[] = {operands.a, operands.b, operands.c, operands.d};
  for (int i = 0; i < 4; ++i)
    if (pointers[i] % algorithm.alignment[i])
      return std::string("matrix ") + "ABCD"[i] + " is not aligned to the " +
             std::to_string(algorithm.alignment[i]) + " bytes that were promised";
  if (problem.matmul.epilogue != EpilogueDefault &&
      problem.matmul.vector % algorithm.vectorAlignment)
    return "the epilogue's vector is not aligned to the " +
           std::to_string(algorithm.vectorAlignment) + " bytes that it was chosen for";
  return "";
}

BlasStatus cublasLtMatmul(BlasHandle handle, MatmulDesc matmul, const void *alpha, const void *a,
                          MatrixLayout layoutA, const void *b, MatrixLayout layoutB,
                          const void *beta, const void *c, MatrixLayout layoutC, void *d,
                          MatrixLayout layoutD, const MatmulAlgorithm *given, void *workspace,
                          size_t workspaceBytes, Stream stream) {
  std::lock_guard<std::mutex> lock(library().mutex);
  Problem problem;
  if (BlasStatus status = findProblem(handle, matmul, layoutA, layoutB, layoutC, layoutD, problem))
    return status;
  if (!given || !alpha || !beta)
    return complain(BlasInvalidValue, problem.text() + ": no algorithm, alpha or beta");
  bool isWide = problem.matmul.scale == R64F;
  auto scalar = [&](const void *at) {
    return isWide ? *static_cast<const double *>(at) : double(*static_cast<const float *>(at));
  };
  auto address = [](const void *at) { return reinterpret_cast<DevicePointer>(at); };
  Operands operands = {address(a),         address(b),    address(c),  address(d),
                       address(workspace), scalar(alpha), scalar(beta)};
  Algorithm algorithm;
  memcpy(&algorithm, given, sizeof algorithm);
  std::string broken = findBroken(problem, algorithm, operands, workspaceBytes);
  if (!broken.empty())
    return complain(BlasInvalidValue, problem.text() + ": " + broken);
  LibraryWork work;
  work.what = problem.text();
  addRanges(work.reads, problem, problem.a, operands.a);
  addRanges(work.reads, problem, problem.b, operands.b);
  if (operands.beta != 0)
    addRanges(work.reads, problem, problem.c, operands.c);
  addRanges(work.writes, problem, problem.d, operands.d);
  if (problem.matmul.epilogue != EpilogueDefault)
    (problem.matmul.makesSums() ? work.writes : work.reads)
        .push_back({problem.matmul.vector,
                    problem.countVector() * uint64_t(problem.elementBytes(problem.d))});
  if (algorithm.workspaceBytes)
    work.writes.push_back({operands.workspace, algorithm.workspaceBytes});
  work.run = [=] {
    multiply(problem, algorithm, operands);
    // Partial sums: whoever takes the workspace for something else at the same time sees it.
    if (algorithm.workspaceBytes)
      memset(reinterpret_cast<void *>(operands.workspace), 0x7F, algorithm.workspaceBytes);
    return Result(Success);
  };
  return enqueueWork(stream, std::move(work)) == Success ? BlasSuccess : BlasExecutionFailed;
}
