//===- Convolution.h - Convolutions of a GPU by cuDNN -------------------------------===//
#ifndef ZRT_DEVICE_CUDA_CONVOLUTION_H
#define ZRT_DEVICE_CUDA_CONVOLUTION_H

#include "Cudnn.h"
#include "KeptChoices.h"
#include "zrt/convolve.h"

#include <vector>

namespace zrt::cuda {

/// Where the tensors of a convolution and its scratch memory are.
struct ConvolutionMemory {
  DevicePointer x, w, y, workspace;
};

/// cuDNN on one GPU. As Matmuls, it is asked while a step is captured: nothing of it is left in the
/// step but its kernels.
class Convolutions {
public:
  explicit Convolutions(const KeptChoices &kept) : kept_(kept) {}
  Convolutions(const Convolutions &) = delete;
  /// Frees what the library holds; before the GPU's context goes.
  void close();

  /// Enqueues the convolution. Equal ones are computed by one engine, which is chosen the first
  /// time: the one that was kept, else the first that the library proposes, whose sums have one
  /// order and all their digits, and that the scratch memory is enough for.
  Status enqueue(const zrt_convolution &convolution, const ConvolutionMemory &memory,
                 Stream stream);

  void addChoices(std::vector<LibraryChoice> &choices) const {
    for (const Chosen &chosen : chosen_)
      choices.push_back(chosen.text);
  }
  int64_t choiceCount() const { return int64_t(chosen_.size()); }

private:
  class Request;
  struct Chosen {
    std::vector<int64_t> key;
    LibraryChoice text;
    std::vector<DnnDescriptor> descriptors; // the plan's own, which it is the last of
    int64_t workspaceBytes;
  };

  Status open();
  Expected<const Chosen *> choose(const zrt_convolution &convolution,
                                  const ConvolutionMemory &memory);
  Status execute(const Chosen &chosen, const ConvolutionMemory &memory, Stream stream);

  const KeptChoices &kept_;
  const Cudnn *library_ = nullptr;
  DnnHandle handle_ = nullptr;
  std::vector<Chosen> chosen_;
};

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_CONVOLUTION_H
