#include "Leaves.h"

#include "base/DType.h"
#include "base/Safetensors.h"

using namespace zrt;

Expected<int64_t> zrt::exportLeaves(const Checkpoint &checkpoint, const LeafFilter &filter,
                                    const std::string &path) {
  Expected<std::vector<int64_t>> chosen = filter.choose(checkpoint);
  ZRT_TRY(chosen.status());
  std::vector<Tensor> tensors;
  int64_t bytes = 0;
  for (int64_t index : *chosen) {
    const CheckpointLeaf &leaf = checkpoint.index().leaves[index];
    Tensor tensor;
    tensor.name = leaf.name;
    tensor.dtype = leaf.dtype;
    tensor.shape = leaf.shape;
    tensor.bytes = elementCount(leaf.shape) * dtypeInfo(leaf.dtype).size;
    bytes += tensor.bytes;
    tensors.push_back(std::move(tensor));
  }
  SafetensorsWriter file;
  ZRT_TRY(file.open(path));
  ZRT_TRY(file.layout(tensors));
  for (size_t i = 0; i < tensors.size(); ++i) {
    int64_t size = dtypeInfo(tensors[i].dtype).size;
    ZRT_TRY(checkpoint.read((*chosen)[i], 0, elementCount(tensors[i].shape),
                            [&](int64_t element, const uint8_t *data, int64_t count) {
                              return file.write(int64_t(i), element * size, data, count * size);
                            }));
  }
  ZRT_TRY(file.commit());
  return bytes;
}
