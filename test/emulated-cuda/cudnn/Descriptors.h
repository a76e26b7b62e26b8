//===- Descriptors.h - cuDNN's descriptors, as attributes say ---------------------------===//
#ifndef EMULATED_CUDA_CUDNN_DESCRIPTORS_H
#define EMULATED_CUDA_CUDNN_DESCRIPTORS_H

#include "../../../runtime/device/cuda/Cudnn.h"

#include <map>
#include <string>
#include <vector>

namespace emulated {

using namespace zrt::cuda;

/// An attribute that a kind of descriptor has. `most` of 0: as many as a tensor has dimensions.
struct Rule {
  DnnDescriptorKind kind;
  DnnAttribute attribute;
  const char *name;
  DnnAttributeType type;
  int64_t most;
  bool isRequired;
};
const Rule *findRule(DnnDescriptorKind kind, DnnAttribute attribute);
const char *nameOf(DnnDescriptorKind kind);
/// The first attribute that a descriptor lacks to be final; null for none.
struct Descriptor;
const Rule *findMissing(const Descriptor &descriptor);
/// Bytes of an element of an attribute; 0 for a type that we do not use.
size_t bytesOf(DnnAttributeType type);

/// Elements of attributes, each as 64 bits: floats as those of a double, descriptors by number.
struct Descriptor {
  DnnDescriptorKind kind;
  bool isFinal = false;
  std::map<DnnAttribute, std::vector<int64_t>> attributes;

  bool has(DnnAttribute attribute) const { return attributes.count(attribute); }
  const std::vector<int64_t> &list(DnnAttribute attribute) const {
    return attributes.at(attribute);
  }
  int64_t number(DnnAttribute attribute) const { return list(attribute).front(); }
  double real(DnnAttribute attribute) const;
};

struct Tensor {
  std::vector<int64_t> sizes, strides;
  int64_t id = 0, alignment = 0;
  DnnDataType type = DnnFloat;

  int64_t elements() const;
  int64_t elementBytes() const { return type == DnnFloat ? 4 : 2; }
  /// 'C' where images have their channels apart, 'L' where they come last, ' ' of neither, '*' of
  /// both.
  char layout() const;
};

/// One operation of a graph, with all that its descriptors say.
struct Problem {
  DnnDescriptorKind direction;
  Tensor x, w, y;
  std::vector<int64_t> stride, dilation, pre, post;
  DnnMode mode = DnnCrossCorrelation;
  double alpha = 1, beta = 0;

  int64_t groups() const { return x.sizes[1] / w.sizes[1]; }
  const Tensor &result() const {
    return direction == DnnForward ? y : direction == DnnBackwardData ? x : w;
  }
  std::string text() const;
  /// What no descriptors may say; empty where nothing is.
  std::string findFault() const;
  /// What no engine of the library takes; empty where some do.
  std::string findUnsupported() const;
  uint64_t hash() const;
};

/// How a result is computed.
struct Engine {
  int64_t number;
  std::vector<DnnNote> notes;
  int64_t workspaceBytes, alignment; // of its tensors, at least
  int64_t order = 0;                 // of its sums, 0 to 3: its one knob
};
constexpr int64_t orderKnob = 2, orderCount = 4; // as NVIDIA's size of tiles
/// What an engine is that the caller names; whether there is one.
bool findEngine(const Problem &problem, int64_t number, Engine &engine);
/// What the library proposes for a problem, the best first.
std::vector<Engine> proposeEngines(const Problem &problem, DnnHeuristicsWay way);

/// Computes it, now.
void convolve(const Problem &problem, const Engine &engine, const DevicePointer (&at)[3]);

} // namespace emulated

#endif
