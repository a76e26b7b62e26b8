#include "Descriptors.h"

#include "../driver/Library.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace emulated {

#define RULE(KIND, NAME, TYPE, MOST, REQUIRED) {KIND, NAME, #NAME, TYPE, MOST, REQUIRED}
static const Rule rules[] = {
    RULE(DnnTensor, DnnTensorDataType, DnnTypeDataType, 1, true),
    RULE(DnnTensor, DnnTensorDimensions, DnnTypeInt64, 0, true),
    RULE(DnnTensor, DnnTensorStrides, DnnTypeInt64, 0, true),
    RULE(DnnTensor, DnnTensorUniqueId, DnnTypeInt64, 1, true),
    RULE(DnnTensor, DnnTensorAlignment, DnnTypeInt64, 1, true),
    RULE(DnnConvolution, DnnConvolutionSpatialDims, DnnTypeInt64, 1, true),
    RULE(DnnConvolution, DnnConvolutionComputeType, DnnTypeDataType, 1, true),
    RULE(DnnConvolution, DnnConvolutionMode, DnnTypeConvolutionMode, 1, true),
    RULE(DnnConvolution, DnnConvolutionPrePaddings, DnnTypeInt64, 0, true),
    RULE(DnnConvolution, DnnConvolutionPostPaddings, DnnTypeInt64, 0, true),
    RULE(DnnConvolution, DnnConvolutionDilations, DnnTypeInt64, 0, true),
    RULE(DnnConvolution, DnnConvolutionStrides, DnnTypeInt64, 0, true),
    RULE(DnnForward, DnnForwardX, DnnTypeDescriptor, 1, true),
    RULE(DnnForward, DnnForwardW, DnnTypeDescriptor, 1, true),
    RULE(DnnForward, DnnForwardY, DnnTypeDescriptor, 1, true),
    RULE(DnnForward, DnnForwardConvolution, DnnTypeDescriptor, 1, true),
    RULE(DnnForward, DnnForwardAlpha, DnnTypeFloat, 1, true),
    RULE(DnnForward, DnnForwardBeta, DnnTypeFloat, 1, true),
    RULE(DnnBackwardData, DnnBackwardDataX, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardData, DnnBackwardDataW, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardData, DnnBackwardDataY, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardData, DnnBackwardDataConvolution, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardData, DnnBackwardDataAlpha, DnnTypeFloat, 1, true),
    RULE(DnnBackwardData, DnnBackwardDataBeta, DnnTypeFloat, 1, true),
    RULE(DnnBackwardFilter, DnnBackwardFilterX, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardFilter, DnnBackwardFilterW, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardFilter, DnnBackwardFilterY, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardFilter, DnnBackwardFilterConvolution, DnnTypeDescriptor, 1, true),
    RULE(DnnBackwardFilter, DnnBackwardFilterAlpha, DnnTypeFloat, 1, true),
    RULE(DnnBackwardFilter, DnnBackwardFilterBeta, DnnTypeFloat, 1, true),
    RULE(DnnGraph, DnnGraphOperations, DnnTypeDescriptor, 1, true),
    RULE(DnnGraph, DnnGraphHandle, DnnTypeHandle, 1, true),
    RULE(DnnHeuristics, DnnHeuristicsGraph, DnnTypeDescriptor, 1, true),
    RULE(DnnHeuristics, DnnHeuristicsMode, DnnTypeHeuristicsMode, 1, true),
    RULE(DnnEngine, DnnEngineGraph, DnnTypeDescriptor, 1, true),
    RULE(DnnEngine, DnnEngineGlobalIndex, DnnTypeInt64, 1, true),
    RULE(DnnKnobChoice, DnnKnobChoiceType, DnnTypeKnob, 1, true),
    RULE(DnnKnobChoice, DnnKnobChoiceValue, DnnTypeInt64, 1, true),
    RULE(DnnEngineConfig, DnnEngineConfigEngine, DnnTypeDescriptor, 1, true),
    RULE(DnnEngineConfig, DnnEngineConfigKnobs, DnnTypeDescriptor, 0, false),
    RULE(DnnPlan, DnnPlanHandle, DnnTypeHandle, 1, true),
    RULE(DnnPlan, DnnPlanEngineConfig, DnnTypeDescriptor, 1, true),
    RULE(DnnVariantPack, DnnVariantPackIds, DnnTypeInt64, 3, true),
    RULE(DnnVariantPack, DnnVariantPackPointers, DnnTypePointer, 3, true),
    RULE(DnnVariantPack, DnnVariantPackWorkspace, DnnTypePointer, 1, false),
};
#undef RULE

const Rule *findRule(DnnDescriptorKind kind, DnnAttribute attribute) {
  for (const Rule &rule : rules)
    if (rule.kind == kind && rule.attribute == attribute)
      return &rule;
  return nullptr;
}

const Rule *findMissing(const Descriptor &descriptor) {
  for (const Rule &rule : rules)
    if (rule.kind == descriptor.kind && rule.isRequired && !descriptor.has(rule.attribute))
      return &rule;
  return nullptr;
}

const char *nameOf(DnnDescriptorKind kind) {
  switch (kind) {
  case DnnConvolution:
    return "a convolution";
  case DnnEngine:
    return "an engine";
  case DnnEngineConfig:
    return "an engine's configuration";
  case DnnHeuristics:
    return "a choice of engines";
  case DnnPlan:
    return "an execution plan";
  case DnnKnobChoice:
    return "a knob's value";
  case DnnForward:
    return "a forward convolution";
  case DnnBackwardFilter:
    return "a gradient of a filter";
  case DnnBackwardData:
    return "a gradient of an input";
  case DnnGraph:
    return "a graph of operations";
  case DnnVariantPack:
    return "a variant pack";
  case DnnTensor:
    return "a tensor";
  }
  return nullptr;
}

size_t bytesOf(DnnAttributeType type) {
  switch (type) {
  case DnnTypeDataType:
  case DnnTypeFloat:
  case DnnTypeConvolutionMode:
  case DnnTypeHeuristicsMode:
  case DnnTypeNumericalNote:
  case DnnTypeKnob:
    return 4;
  case DnnTypeHandle:
  case DnnTypeInt64:
  case DnnTypePointer:
  case DnnTypeDescriptor:
    return 8;
  }
  return 0;
}

double Descriptor::real(DnnAttribute attribute) const {
  return std::bit_cast<double>(number(attribute));
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

int64_t Tensor::elements() const {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

/// Whether dimensions in this order, outermost first, lie one behind the other. Those of one
/// element lie anywhere.
static bool isPacked(const Tensor &tensor, const std::vector<size_t> &order) {
  int64_t next = 1;
  for (size_t i = order.size(); i-- > 0; next *= tensor.sizes[order[i]])
    if (tensor.sizes[order[i]] != 1 && tensor.strides[order[i]] != next)
      return false;
  return true;
}

char Tensor::layout() const {
  std::vector<size_t> first, last{0};
  for (size_t dim = 0; dim < sizes.size(); ++dim) {
    first.push_back(dim);
    if (dim > 1)
      last.push_back(dim);
  }
  last.push_back(1);
  bool isFirst = isPacked(*this, first), isLast = isPacked(*this, last);
  return isFirst && isLast ? '*' : isFirst ? 'C' : isLast ? 'L' : ' ';
}

//===----------------------------------------------------------------------===//
// Problems
//===----------------------------------------------------------------------===//

std::string Problem::text() const {
  auto list = [](const std::vector<int64_t> &values) {
    std::string text;
    for (int64_t value : values)
      text += (text.empty() ? "" : "x") + std::to_string(value);
    return text;
  };
  return std::string(nameOf(direction)) + " " + list(x.sizes) + " * " + list(w.sizes) + " to " +
         list(y.sizes);
}

std::string Problem::findFault() const {
  size_t dims = x.sizes.size();
  for (const Tensor *tensor : {&x, &w, &y}) {
    if (tensor->sizes.size() != dims || tensor->strides.size() != dims || dims != stride.size() + 2)
      return "dimensions, strides and spatial dimensions are not as many";
    for (size_t dim = 0; dim < dims; ++dim)
      if (tensor->sizes[dim] < 1 || tensor->strides[dim] < 1)
        return "a size or a stride is not positive";
    if (tensor->alignment < tensor->elementBytes() ||
        !std::has_single_bit(uint64_t(tensor->alignment)))
      return "an alignment that is no power of two of at least an element";
  }
  if (x.id == w.id || x.id == y.id || w.id == y.id)
    return "two tensors have one number";
  if (x.sizes[0] != y.sizes[0] || w.sizes[0] != y.sizes[1] || x.sizes[1] % w.sizes[1] != 0 ||
      y.sizes[1] % groups() != 0)
    return "images, channels or features do not fit";
  for (size_t i = 0; i + 2 < dims; ++i) {
    if (stride[i] < 1 || dilation[i] < 1 || pre[i] < 0 || post[i] < 0)
      return "a stride or dilation below 1, or a padding below 0";
    int64_t window = (w.sizes[i + 2] - 1) * dilation[i] + 1,
            space = x.sizes[i + 2] + pre[i] + post[i] - window;
    if (space < 0 || y.sizes[i + 2] != space / stride[i] + 1)
      return "spatial dimension " + std::to_string(i) + " of y has " +
             std::to_string(y.sizes[i + 2]) + " elements, expected " +
             std::to_string(space < 0 ? 0 : space / stride[i] + 1);
  }
  if (!std::isfinite(alpha) || alpha != 1 || beta != 0)
    return "alpha is not 1 or beta is not 0, which the emulation does not compute";
  return "";
}

/// By NVIDIA's tables of engines: tensors and filter of one type and one of two layouts, as much
/// padding behind as before.
std::string Problem::findUnsupported() const {
  if (x.type != w.type || x.type != y.type)
    return "tensors of different types";
  if (pre != post)
    return "other padding behind than before";
  char found = '*';
  for (const Tensor *tensor : {&x, &w, &y}) {
    char layout = tensor->layout();
    if (layout == ' ' || (layout != '*' && found != '*' && layout != found))
      return "a layout that is neither channels first nor channels last, of all three tensors";
    found = layout == '*' ? found : layout;
  }
  return "";
}

uint64_t Problem::hash() const {
  uint64_t hash = 1469598103934665603u + uint64_t(direction) + 16 * uint64_t(mode);
  auto add = [&](const std::vector<int64_t> &values) {
    for (int64_t value : values)
      hash = (hash ^ uint64_t(value)) * 1099511628211u;
  };
  for (const Tensor *tensor : {&x, &w, &y}) {
    add(tensor->sizes);
    add(tensor->strides);
  }
  for (const std::vector<int64_t> *values : {&stride, &dilation, &pre, &post})
    add(*values);
  return hash ^ hash >> 29;
}

//===----------------------------------------------------------------------===//
// Engines
//===----------------------------------------------------------------------===//

/// First come those that nobody who wants one order and all digits may take.
static std::vector<Engine> listEngines(const Problem &problem, DnnHeuristicsWay way) {
  const char *fault = getenv("EMULATED_CUDA_FAULT");
  bool hasNone = fault && strcmp(fault, "cudnn-engines") == 0;
  // Other engines in every process, as on another GPU.
  int64_t element = problem.x.elementBytes(),
          beyond = fault && strcmp(fault, "cudnn-differs") == 0 ? 100 * getpid() : 0;
  std::vector<Engine> engines;
  if (way == DnnFallback) {
    if (!hasNone)
      engines.push_back({50 + beyond, {}, 0, element});
    return engines;
  }
  engines.push_back({10, {DnnNoteTensorCore, DnnNoteNondeterministic}, 0, element});
  engines.push_back({20, {DnnNoteWinograd}, 0, element});
  engines.push_back({21, {DnnNoteFft}, 0, element});
  engines.push_back({22, {DnnNoteTensorCore, DnnNoteReducedReduction}, 0, element});
  engines.push_back({23, {DnnNoteTensorCore, DnnNoteDownConvert}, 0, element});
  engines.push_back({40, {DnnNoteStrictNan}, int64_t(1) << 40, element});
  if (hasNone)
    return engines;
  engines.push_back({30 + beyond, {DnnNoteTensorCore}, 0, 16});
  if (problem.hash() % 2)
    engines.push_back({41 + beyond, {DnnNoteStrictNan}, 4096, element});
  return engines;
}

std::vector<Engine> proposeEngines(const Problem &problem, DnnHeuristicsWay way) {
  std::vector<Engine> engines = listEngines(problem, way);
  for (Engine &engine : engines)
    engine.order = int64_t((problem.hash() / 2 + seedOfChoices()) % orderCount);
  return engines;
}

bool findEngine(const Problem &problem, int64_t number, Engine &found) {
  for (DnnHeuristicsWay way : {DnnModeA, DnnFallback})
    for (const Engine &engine : listEngines(problem, way))
      if (engine.number == number)
        return found = engine, true;
  return false;
}

} // namespace emulated
