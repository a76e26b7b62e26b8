//===- Matmul.h - Matmuls of a GPU ---------------------------------------------------===//
#ifndef ZRT_DEVICE_CUDA_MATMUL_H
#define ZRT_DEVICE_CUDA_MATMUL_H

#include "CublasLt.h"
#include "KeptChoices.h"
#include "zrt/abi.h"

#include <vector>

namespace zrt::cuda {

/// Where the matrices of a matmul, its workspace, what is added to it and sums of an operand are;
/// null is none.
struct MatmulMemory {
  DevicePointer a, b, c, workspace;
  DevicePointer bias = 0, addend = 0, sums = 0;
};

/// cuBLASLt on one GPU. It is asked while a step is captured: nothing of it is left in the step but
/// its kernels.
class Matmuls {
public:
  Matmuls(const Driver &driver, const KeptChoices &kept) : driver_(driver), kept_(kept) {}
  Matmuls(const Matmuls &) = delete;
  /// Frees what the library holds; before the GPU's context goes.
  void close();

  /// Enqueues the matmul that `record` describes: one call of the library, or one for each entry of
  /// batch dimensions that one stride does not span. Equal matmuls are computed by one algorithm,
  /// which is chosen the first time, among those that add in one order: the one that was kept, else
  /// the library's first.
  Status enqueue(const zrt_gemm_record &record, const MatmulMemory &memory, Stream stream);

  void addChoices(std::vector<LibraryChoice> &choices) const {
    for (const Chosen &chosen : chosen_)
      choices.push_back(chosen.text);
  }
  int64_t choiceCount() const { return int64_t(chosen_.size()); }

private:
  struct Problem;
  struct Descriptors;
  struct Chosen {
    std::vector<int64_t> key;
    MatmulChoice choice;
    LibraryChoice text;
  };

  static const char *adviceFor(const Problem &problem);
  static Status setEpilogue(const zrt_gemm_record &record, const MatmulMemory &memory,
                            Problem &problem);
  Status open();
  Status fillZero(const zrt_gemm_record &record, DevicePointer c, Stream stream);
  Status multiply(const Problem &problem, DevicePointer workspace, Stream stream);
  Expected<MatmulChoice> choose(const Problem &problem, const Descriptors &descriptors);
  bool restore(const Problem &problem, const Descriptors &descriptors, LibraryChoice &text,
               MatmulChoice &choice) const;
  std::string refusalOf(const Problem &problem, const Descriptors &descriptors,
                        MatmulChoice &choice) const;
  int64_t configOf(const MatmulChoice &choice, AlgorithmAttribute attribute) const;
  std::string configText(const MatmulChoice &choice) const;

  const Driver &driver_;
  const KeptChoices &kept_;
  const CublasLt *library_ = nullptr;
  BlasHandle handle_ = nullptr;
  std::vector<Chosen> chosen_;
};

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_MATMUL_H
