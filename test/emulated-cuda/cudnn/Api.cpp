//===- Api.cpp - libcudnn.so.9, emulated -------------------------------------------------===//
//
// The functions that runtime/device/cuda/Cudnn.h names: they compute what the descriptors say, and
// refuse, with a line on stderr, what NVIDIA's would refuse or must not be asked.
//===-----------------------------------------------------------------------------------===//
#include "../driver/Library.h"
#include "Descriptors.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <optional>
#include <set>

using namespace emulated;

// What the library exports: of the types that the runtime calls it by, or it does not compile.
extern "C" {
#define EMULATED_EXPORT(member, symbol, result, parameters)                                        \
  __attribute__((visibility("default"))) result symbol parameters;
ZRT_CUDNN_FUNCTIONS(EMULATED_EXPORT)
#undef EMULATED_EXPORT
}

namespace {

/// What is computed by an engine: of an engine's descriptor, its configuration, a plan of it.
struct Choice {
  Problem problem;
  Engine engine;
};

/// Objects that were made and not destroyed, by numbers that are never given again.
struct Library {
  std::mutex mutex;
  std::map<int64_t, Descriptor> descriptors;
  std::map<int64_t, Choice> choices; // of such descriptors
  std::map<int64_t, Stream> handles;
  int64_t made = 0;
  std::string said; // last
};
Library &library() {
  static Library *only = new Library;
  return *only;
}

DnnStatus complain(DnnStatus status, const std::string &text) {
  library().said = text;
  fprintf(stderr, "emulated CUDA: %s\n", text.c_str());
  return status;
}
/// What the library is asked and may answer so: no fault.
DnnStatus decline(const std::string &text) {
  library().said = text;
  return DnnNotSupported;
}
DnnStatus noObject(const char *what) {
  return complain(DnnBadParam,
                  std::string(what) + " of something that was not created, or was destroyed");
}

int64_t numberOf(const void *handle) { return int64_t(reinterpret_cast<uintptr_t>(handle)); }
Descriptor *find(DnnDescriptor handle) {
  auto found = library().descriptors.find(numberOf(handle));
  return found == library().descriptors.end() ? nullptr : &found->second;
}
/// A final descriptor that an attribute of another one names; null, with a message, if it is none.
Descriptor *findFinal(const Descriptor &descriptor, DnnAttribute attribute,
                      std::optional<DnnDescriptorKind> kind) {
  auto found = library().descriptors.find(descriptor.number(attribute));
  const char *name = findRule(descriptor.kind, attribute)->name;
  if (found == library().descriptors.end())
    complain(DnnBadParam, std::string(name) + " was destroyed");
  else if (!found->second.isFinal)
    complain(DnnBadParam, std::string(name) + " is not finalised");
  else if (kind && found->second.kind != *kind)
    complain(DnnBadParam, std::string(name) + " is " + nameOf(found->second.kind));
  else
    return &found->second;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Elements of attributes
//===----------------------------------------------------------------------===//

int64_t readElement(DnnAttributeType type, const void *values, int64_t index) {
  const char *at = static_cast<const char *>(values) + index * int64_t(bytesOf(type));
  if (type == DnnTypeFloat) {
    float value;
    memcpy(&value, at, sizeof value);
    return std::bit_cast<int64_t>(double(value));
  }
  int64_t wide = 0;
  int32_t narrow = 0;
  if (bytesOf(type) == 8)
    return memcpy(&wide, at, 8), wide;
  memcpy(&narrow, at, bytesOf(type));
  return narrow;
}

DnnStatus writeNumbers(const std::vector<int64_t> &from, DnnAttributeType type, int64_t wanted,
                       int64_t *count, void *values) {
  if (!count)
    return complain(DnnBadParam, "an attribute is asked for without a place for its length");
  *count = int64_t(from.size());
  for (int64_t i = 0; i < std::min(wanted, *count); ++i)
    memcpy(static_cast<char *>(values) + i * int64_t(bytesOf(type)), &from[size_t(i)],
           bytesOf(type));
  return DnnSuccess;
}

//===----------------------------------------------------------------------===//
// What descriptors come to
//===----------------------------------------------------------------------===//

Tensor readTensor(const Descriptor &descriptor) {
  return {descriptor.list(DnnTensorDimensions), descriptor.list(DnnTensorStrides),
          descriptor.number(DnnTensorUniqueId), descriptor.number(DnnTensorAlignment),
          DnnDataType(descriptor.number(DnnTensorDataType))};
}

struct OperationNames {
  DnnAttribute x, w, y, convolution, alpha, beta;
};
OperationNames namesOf(DnnDescriptorKind kind) {
  if (kind == DnnForward)
    return {DnnForwardX,           DnnForwardW,     DnnForwardY,
            DnnForwardConvolution, DnnForwardAlpha, DnnForwardBeta};
  if (kind == DnnBackwardData)
    return {DnnBackwardDataX,           DnnBackwardDataW,     DnnBackwardDataY,
            DnnBackwardDataConvolution, DnnBackwardDataAlpha, DnnBackwardDataBeta};
  return {DnnBackwardFilterX,           DnnBackwardFilterW,     DnnBackwardFilterY,
          DnnBackwardFilterConvolution, DnnBackwardFilterAlpha, DnnBackwardFilterBeta};
}

/// Nothing, with a message, where something that it names is missing.
std::optional<Problem> readOperation(const Descriptor &operation) {
  OperationNames names = namesOf(operation.kind);
  Problem problem;
  problem.direction = operation.kind;
  Tensor *tensors[] = {&problem.x, &problem.w, &problem.y};
  const DnnAttribute attributes[] = {names.x, names.w, names.y};
  for (int i = 0; i < 3; ++i) {
    Descriptor *tensor = findFinal(operation, attributes[i], DnnTensor);
    if (!tensor)
      return std::nullopt;
    *tensors[i] = readTensor(*tensor);
  }
  Descriptor *convolution = findFinal(operation, names.convolution, DnnConvolution);
  if (!convolution)
    return std::nullopt;
  problem.stride = convolution->list(DnnConvolutionStrides);
  problem.dilation = convolution->list(DnnConvolutionDilations);
  problem.pre = convolution->list(DnnConvolutionPrePaddings);
  problem.post = convolution->list(DnnConvolutionPostPaddings);
  problem.mode = DnnMode(convolution->number(DnnConvolutionMode));
  problem.alpha = operation.real(names.alpha);
  problem.beta = operation.real(names.beta);
  return problem;
}

std::optional<Problem> readGraph(const Descriptor &graph) {
  Descriptor *operation = findFinal(graph, DnnGraphOperations, std::nullopt);
  return operation ? readOperation(*operation) : std::nullopt;
}

DnnStatus checkTensor(const Descriptor &tensor) {
  int64_t type = tensor.number(DnnTensorDataType);
  if (type != DnnFloat && type != DnnHalf && type != DnnBfloat16)
    return complain(DnnNotSupported, "a tensor of data type " + std::to_string(type));
  if (tensor.list(DnnTensorDimensions).size() != tensor.list(DnnTensorStrides).size())
    return complain(DnnBadParam, "a tensor with more or fewer strides than dimensions");
  return DnnSuccess;
}

DnnStatus checkConvolution(const Descriptor &convolution) {
  auto dims = size_t(convolution.number(DnnConvolutionSpatialDims));
  if (dims < 2 || dims > 3)
    return complain(DnnBadParam, "a convolution with " + std::to_string(dims) + " dimensions");
  if (convolution.number(DnnConvolutionComputeType) != DnnFloat)
    return complain(DnnNotSupported, "a convolution whose sums are no f32");
  for (DnnAttribute attribute : {DnnConvolutionPrePaddings, DnnConvolutionPostPaddings,
                                 DnnConvolutionDilations, DnnConvolutionStrides})
    if (convolution.list(attribute).size() != dims)
      return complain(DnnBadParam, std::string(findRule(DnnConvolution, attribute)->name) +
                                       " has not as many elements as there are dimensions");
  return DnnSuccess;
}

DnnStatus checkHandle(const Descriptor &descriptor, DnnAttribute attribute) {
  return library().handles.count(descriptor.number(attribute)) ? DnnSuccess
                                                               : noObject("a use of a handle");
}

/// A plan exists where its engine takes the problem.
DnnStatus checkPlan(int64_t number, const Descriptor &plan) {
  if (DnnStatus status = checkHandle(plan, DnnPlanHandle))
    return status;
  Descriptor *config = findFinal(plan, DnnPlanEngineConfig, DnnEngineConfig);
  if (!config)
    return DnnBadParam;
  const Choice choice = library().choices.at(plan.number(DnnPlanEngineConfig));
  if (std::string why = choice.problem.findUnsupported(); !why.empty())
    return decline(choice.problem.text() + ": " + why);
  for (const Tensor *tensor : {&choice.problem.x, &choice.problem.w, &choice.problem.y})
    if (tensor->alignment < choice.engine.alignment)
      return decline(choice.problem.text() + ": engine " + std::to_string(choice.engine.number) +
                     " wants tensors at multiples of " + std::to_string(choice.engine.alignment) +
                     " bytes");
  library().choices[number] = choice;
  return DnnSuccess;
}

DnnStatus checkEngine(int64_t number, const Descriptor &engine) {
  Descriptor *graph = findFinal(engine, DnnEngineGraph, DnnGraph);
  std::optional<Problem> problem = graph ? readGraph(*graph) : std::nullopt;
  if (!problem)
    return DnnBadParam;
  Choice choice = {*problem, {}};
  const char *fault = getenv("EMULATED_CUDA_FAULT");
  if ((fault && strcmp(fault, "cudnn-kept") == 0) ||
      !findEngine(*problem, engine.number(DnnEngineGlobalIndex), choice.engine))
    return decline(problem->text() + ": there is no engine " +
                   std::to_string(engine.number(DnnEngineGlobalIndex)));
  library().choices[number] = std::move(choice);
  return DnnSuccess;
}

/// Knobs that are not set are as the engine has them by default.
DnnStatus checkConfig(int64_t number, const Descriptor &config) {
  if (!findFinal(config, DnnEngineConfigEngine, DnnEngine))
    return DnnBadParam;
  Choice choice = library().choices.at(config.number(DnnEngineConfigEngine));
  if (config.has(DnnEngineConfigKnobs))
    for (int64_t handle : config.list(DnnEngineConfigKnobs)) {
      auto knob = library().descriptors.find(handle);
      if (knob == library().descriptors.end() || !knob->second.isFinal ||
          knob->second.kind != DnnKnobChoice)
        return complain(DnnBadParam, "a knob of an engine that is no final choice of a knob");
      int64_t value = knob->second.number(DnnKnobChoiceValue);
      if (knob->second.number(DnnKnobChoiceType) != orderKnob || value < 0 || value >= orderCount)
        return decline(choice.problem.text() + ": the engine has no such knob or value");
      choice.engine.order = value;
    }
  library().choices[number] = std::move(choice);
  return DnnSuccess;
}

DnnStatus checkPack(const Descriptor &pack) {
  return pack.list(DnnVariantPackIds).size() == pack.list(DnnVariantPackPointers).size()
             ? DnnSuccess
             : complain(DnnBadParam, "a variant pack with more or fewer pointers than numbers");
}

DnnStatus checkFinal(int64_t number, const Descriptor &descriptor) {
  switch (descriptor.kind) {
  case DnnTensor:
    return checkTensor(descriptor);
  case DnnConvolution:
    return checkConvolution(descriptor);
  case DnnForward:
  case DnnBackwardData:
  case DnnBackwardFilter: {
    std::optional<Problem> problem = readOperation(descriptor);
    if (!problem)
      return DnnBadParam;
    std::string fault = problem->findFault();
    return fault.empty() ? DnnSuccess : complain(DnnBadParam, problem->text() + ": " + fault);
  }
  case DnnGraph:
    if (DnnStatus status = checkHandle(descriptor, DnnGraphHandle))
      return status;
    return findFinal(descriptor, DnnGraphOperations, std::nullopt) ? DnnSuccess : DnnBadParam;
  case DnnHeuristics: {
    int64_t mode = descriptor.number(DnnHeuristicsMode);
    if (mode != DnnModeA && mode != DnnFallback)
      return complain(DnnBadParam, "a choice of engines by mode " + std::to_string(mode));
    return findFinal(descriptor, DnnHeuristicsGraph, DnnGraph) ? DnnSuccess : DnnBadParam;
  }
  case DnnPlan:
    return checkPlan(number, descriptor);
  case DnnVariantPack:
    return checkPack(descriptor);
  case DnnEngine:
    return checkEngine(number, descriptor);
  case DnnEngineConfig:
    return checkConfig(number, descriptor);
  case DnnKnobChoice:
    return DnnSuccess;
  }
  return DnnBadParam;
}

//===----------------------------------------------------------------------===//
// What is asked of descriptors
//===----------------------------------------------------------------------===//

/// Fills configurations that the caller has made.
DnnStatus giveConfigs(const Descriptor &heuristics, int64_t wanted, int64_t *count,
                      DnnDescriptor *configs) {
  Descriptor *graph = findFinal(heuristics, DnnHeuristicsGraph, DnnGraph);
  std::optional<Problem> problem = graph ? readGraph(*graph) : std::nullopt;
  if (!problem)
    return DnnBadParam;
  std::vector<Engine> engines =
      proposeEngines(*problem, DnnHeuristicsWay(heuristics.number(DnnHeuristicsMode)));
  *count = wanted ? std::min(wanted, int64_t(engines.size())) : int64_t(engines.size());
  for (int64_t i = 0; i < (wanted ? *count : 0); ++i) {
    Descriptor *config = find(configs[i]);
    if (!config || config->kind != DnnEngineConfig)
      return noObject("an engine's configuration");
    config->isFinal = true;
    library().choices[numberOf(configs[i])] = {*problem, engines[size_t(i)]};
  }
  return DnnSuccess;
}

DnnStatus giveEngine(int64_t config, int64_t wanted, int64_t *count, DnnDescriptor *engines) {
  Descriptor *engine = wanted == 1 ? find(*engines) : nullptr;
  if (!engine || engine->kind != DnnEngine)
    return noObject("an engine");
  *count = 1;
  engine->isFinal = true;
  library().choices[numberOf(*engines)] = library().choices.at(config);
  return DnnSuccess;
}

/// Fills choices of knobs that the caller has made.
DnnStatus giveKnobs(int64_t config, int64_t wanted, int64_t *count, DnnDescriptor *knobs) {
  *count = 1;
  if (wanted < 1)
    return DnnSuccess;
  Descriptor *knob = find(*knobs);
  if (!knob || knob->kind != DnnKnobChoice)
    return noObject("a knob's value");
  knob->attributes[DnnKnobChoiceType] = {orderKnob};
  knob->attributes[DnnKnobChoiceValue] = {library().choices.at(config).engine.order};
  knob->isFinal = true;
  return DnnSuccess;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// What a call promises of its pointers; empty where it holds.
std::string findBroken(const Choice &choice, const DevicePointer (&at)[3],
                       DevicePointer workspace) {
  const Tensor *tensors[] = {&choice.problem.x, &choice.problem.w, &choice.problem.y};
  for (int i = 0; i < 3; ++i) {
    if (!at[i])
      return std::string("no pointer for tensor ") + "xwy"[i];
    if (at[i] % DevicePointer(tensors[i]->alignment))
      return std::string("tensor ") + "xwy"[i] + " is not aligned to the " +
             std::to_string(tensors[i]->alignment) + " bytes that were promised";
  }
  if (choice.engine.workspaceBytes && !workspace)
    return "the engine needs " + std::to_string(choice.engine.workspaceBytes) +
           " bytes of workspace, there are none";
  return workspace % 256 ? "the workspace is not aligned to 256 bytes" : "";
}

/// By numbers of tensors; empty where each has one.
std::string readPointers(const Choice &choice, const Descriptor &pack, DevicePointer (&at)[3]) {
  const Tensor *tensors[] = {&choice.problem.x, &choice.problem.w, &choice.problem.y};
  const std::vector<int64_t> &ids = pack.list(DnnVariantPackIds),
                             &pointers = pack.list(DnnVariantPackPointers);
  std::set<int64_t> seen;
  for (size_t i = 0; i < ids.size(); ++i) {
    auto tensor = std::find_if(std::begin(tensors), std::end(tensors),
                               [&](const Tensor *known) { return known->id == ids[i]; });
    if (tensor == std::end(tensors) || !seen.insert(ids[i]).second)
      return "number " + std::to_string(ids[i]) + " of the variant pack is of no tensor, or twice";
    at[tensor - std::begin(tensors)] = DevicePointer(pointers[i]);
  }
  return "";
}

DnnStatus enqueue(const Choice &choice, const DevicePointer (&at)[3], DevicePointer workspace,
                  Stream stream) {
  LibraryWork work;
  work.what = "cudnnBackendExecute, " + choice.problem.text();
  const Tensor *tensors[] = {&choice.problem.x, &choice.problem.w, &choice.problem.y};
  for (int i = 0; i < 3; ++i) {
    bool isResult = tensors[i]->id == choice.problem.result().id;
    (isResult ? work.writes : work.reads)
        .push_back({at[i], size_t(tensors[i]->elements() * tensors[i]->elementBytes())});
  }
  auto bytes = size_t(choice.engine.workspaceBytes);
  if (bytes)
    work.writes.push_back({workspace, bytes});
  const DevicePointer x = at[0], w = at[1], y = at[2];
  work.run = [=] {
    convolve(choice.problem, choice.engine, {x, w, y});
    // Partial sums: whoever takes the workspace for something else at the same time sees it.
    if (bytes)
      memset(reinterpret_cast<void *>(workspace), 0x7F, bytes);
    return Result(Success);
  };
  return enqueueWork(stream, std::move(work)) == Success ? DnnSuccess : DnnExecutionFailed;
}

} // namespace

size_t cudnnGetVersion(void) {
  const char *fault = getenv("EMULATED_CUDA_FAULT");
  return fault && strncmp(fault, "cudnn:", 6) == 0 ? size_t(atoll(fault + 6)) : 91900;
}

const char *cudnnGetErrorString(DnnStatus status) {
  switch (status) {
  case DnnSuccess:
    return "CUDNN_STATUS_SUCCESS";
  case DnnNotInitialized:
    return "CUDNN_STATUS_NOT_INITIALIZED";
  case DnnBadParam:
    return "CUDNN_STATUS_BAD_PARAM";
  case DnnNotSupported:
    return "CUDNN_STATUS_NOT_SUPPORTED";
  case DnnInternalError:
    return "CUDNN_STATUS_INTERNAL_ERROR";
  case DnnAllocFailed:
    return "CUDNN_STATUS_INTERNAL_ERROR_HOST_ALLOCATION_FAILED";
  case DnnExecutionFailed:
    return "CUDNN_STATUS_EXECUTION_FAILED";
  }
  return "an unknown status";
}

void cudnnGetLastErrorString(char *text, size_t bytes) {
  std::lock_guard<std::mutex> lock(library().mutex);
  snprintf(text, bytes, "%s", library().said.c_str());
  library().said.clear();
}

DnnStatus cudnnCreate(DnnHandle *handle) {
  std::lock_guard<std::mutex> lock(library().mutex);
  if (const char *fault = getenv("EMULATED_CUDA_FAULT"); fault && strcmp(fault, "cudnn-start") == 0)
    return complain(DnnNotInitialized, "cuDNN does not start, as EMULATED_CUDA_FAULT asks");
  library().handles[++library().made] = nullptr;
  *handle = reinterpret_cast<DnnHandle>(library().made);
  return DnnSuccess;
}

/// With the last handle everything else should have gone.
DnnStatus cudnnDestroy(DnnHandle handle) {
  std::lock_guard<std::mutex> lock(library().mutex);
  if (!library().handles.erase(numberOf(handle)))
    return noObject("the end");
  if (size_t left = library().descriptors.size(); left && library().handles.empty())
    complain(DnnSuccess, std::to_string(left) + " descriptors of cuDNN left when its handle went");
  return DnnSuccess;
}

DnnStatus cudnnSetStream(DnnHandle handle, Stream stream) {
  std::lock_guard<std::mutex> lock(library().mutex);
  auto found = library().handles.find(numberOf(handle));
  if (found == library().handles.end())
    return noObject("a stream");
  found->second = stream;
  return DnnSuccess;
}

DnnStatus cudnnBackendCreateDescriptor(DnnDescriptorKind kind, DnnDescriptor *descriptor) {
  std::lock_guard<std::mutex> lock(library().mutex);
  if (!nameOf(kind))
    return complain(DnnNotSupported, "a descriptor of kind " + std::to_string(int(kind)) +
                                         ", which is unknown to the emulation");
  library().descriptors[++library().made].kind = kind;
  *descriptor = reinterpret_cast<DnnDescriptor>(library().made);
  return DnnSuccess;
}

DnnStatus cudnnBackendDestroyDescriptor(DnnDescriptor descriptor) {
  std::lock_guard<std::mutex> lock(library().mutex);
  library().choices.erase(numberOf(descriptor));
  return library().descriptors.erase(numberOf(descriptor)) ? DnnSuccess : noObject("the end");
}

DnnStatus cudnnBackendSetAttribute(DnnDescriptor handle, DnnAttribute attribute,
                                   DnnAttributeType type, int64_t count, const void *values) {
  std::lock_guard<std::mutex> lock(library().mutex);
  Descriptor *descriptor = find(handle);
  if (!descriptor)
    return noObject("an attribute");
  const Rule *rule = findRule(descriptor->kind, attribute);
  if (!rule)
    return complain(DnnNotSupported, "attribute " + std::to_string(int(attribute)) + " of " +
                                         nameOf(descriptor->kind) + " is unknown to the emulation");
  if (descriptor->isFinal)
    return complain(DnnBadParam, std::string(rule->name) + " of a descriptor that is final");
  if (type != rule->type)
    return complain(DnnBadParam, std::string(rule->name) + " is of type " +
                                     std::to_string(int(rule->type)) + ", and set by one of type " +
                                     std::to_string(int(type)));
  if (count < 1 || count > (rule->most ? rule->most : 8) || !values)
    return complain(DnnBadParam,
                    std::string(rule->name) + " is set to " + std::to_string(count) + " elements");
  std::vector<int64_t> list;
  for (int64_t i = 0; i < count; ++i)
    list.push_back(readElement(type, values, i));
  descriptor->attributes[attribute] = std::move(list);
  return DnnSuccess;
}

DnnStatus cudnnBackendFinalize(DnnDescriptor handle) {
  std::lock_guard<std::mutex> lock(library().mutex);
  Descriptor *descriptor = find(handle);
  if (!descriptor)
    return noObject("the end of a description");
  if (descriptor->isFinal)
    return complain(DnnBadParam, std::string(nameOf(descriptor->kind)) + " is final already");
  if (const Rule *missing = findMissing(*descriptor))
    return complain(DnnBadParam, std::string(nameOf(descriptor->kind)) + " is finalised without " +
                                     missing->name);
  DnnStatus status = checkFinal(numberOf(handle), *descriptor);
  descriptor->isFinal = status == DnnSuccess;
  return status;
}

DnnStatus cudnnBackendGetAttribute(DnnDescriptor handle, DnnAttribute attribute,
                                   DnnAttributeType type, int64_t wanted, int64_t *count,
                                   void *values) {
  std::lock_guard<std::mutex> lock(library().mutex);
  Descriptor *descriptor = find(handle);
  if (!descriptor)
    return noObject("an attribute");
  if (!descriptor->isFinal)
    return complain(DnnBadParam, std::string("an attribute is asked of ") +
                                     nameOf(descriptor->kind) + " that is not finalised");
  auto *descriptors = static_cast<DnnDescriptor *>(values);
  if (descriptor->kind == DnnHeuristics && attribute == DnnHeuristicsResults &&
      type == DnnTypeDescriptor)
    return giveConfigs(*descriptor, wanted, count, descriptors);
  if (descriptor->kind == DnnEngineConfig && attribute == DnnEngineConfigEngine &&
      type == DnnTypeDescriptor)
    return giveEngine(numberOf(handle), wanted, count, descriptors);
  if (descriptor->kind == DnnEngineConfig && attribute == DnnEngineConfigKnobs &&
      type == DnnTypeDescriptor)
    return giveKnobs(numberOf(handle), wanted, count, descriptors);
  if (descriptor->kind == DnnKnobChoice && findRule(DnnKnobChoice, attribute) &&
      type == findRule(DnnKnobChoice, attribute)->type)
    return writeNumbers(descriptor->list(attribute), type, wanted, count, values);
  if (descriptor->kind == DnnEngine && attribute == DnnEngineGlobalIndex && type == DnnTypeInt64)
    return writeNumbers({library().choices.at(numberOf(handle)).engine.number}, type, wanted, count,
                        values);
  if (descriptor->kind == DnnEngine && attribute == DnnEngineNumericalNotes &&
      type == DnnTypeNumericalNote) {
    const std::vector<DnnNote> &notes = library().choices.at(numberOf(handle)).engine.notes;
    return writeNumbers({notes.begin(), notes.end()}, type, wanted, count, values);
  }
  if (descriptor->kind == DnnPlan && attribute == DnnPlanWorkspaceBytes && type == DnnTypeInt64)
    return writeNumbers({library().choices.at(numberOf(handle)).engine.workspaceBytes}, type,
                        wanted, count, values);
  return complain(DnnNotSupported, "attribute " + std::to_string(int(attribute)) + " is asked of " +
                                       nameOf(descriptor->kind) +
                                       ", which is unknown to the emulation");
}

DnnStatus cudnnBackendExecute(DnnHandle handle, DnnDescriptor planHandle,
                              DnnDescriptor packHandle) {
  std::lock_guard<std::mutex> lock(library().mutex);
  auto known = library().handles.find(numberOf(handle));
  Descriptor *plan = find(planHandle), *pack = find(packHandle);
  if (known == library().handles.end() || !plan || !pack)
    return noObject("a call");
  if (plan->kind != DnnPlan || pack->kind != DnnVariantPack || !plan->isFinal || !pack->isFinal)
    return complain(DnnBadParam, "a call without a final plan and a final variant pack");
  const Choice &choice = library().choices.at(numberOf(planHandle));
  // Plans may refer to what they were made of.
  if (!findFinal(*plan, DnnPlanEngineConfig, DnnEngineConfig))
    return DnnBadParam;
  DevicePointer at[3] = {}, workspace = pack->has(DnnVariantPackWorkspace)
                                            ? DevicePointer(pack->number(DnnVariantPackWorkspace))
                                            : 0;
  std::string broken = readPointers(choice, *pack, at);
  if (broken.empty())
    broken = findBroken(choice, at, workspace);
  if (!broken.empty())
    return complain(DnnBadParam, choice.problem.text() + ": " + broken);
  return enqueue(choice, at, workspace, known->second);
}
