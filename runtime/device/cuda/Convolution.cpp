#include "Convolution.h"

#include "../../base/DType.h"

#include <algorithm>
#include <cstdlib>

using namespace zrt;
using namespace zrt::cuda;

namespace {
/// Numbers of the tensors for the library.
enum : int64_t { IdX = 1, IdW, IdY };

/// What engines may make use of; where tensors begin has no say beyond it, so that bits do not
/// follow from where a plan puts them.
constexpr uint64_t mostAlignment = 16;

/// More knobs than an engine has: cuDNN 9.19 knows 44 kinds of them.
constexpr int64_t mostKnobs = 64;

/// What an engine is set to, beside its number.
struct Knob {
  int32_t type;
  int64_t value;
};

int64_t alignmentOf(DevicePointer pointer) {
  uint64_t bits = pointer | mostAlignment;
  return int64_t(bits & -bits);
}

std::string listSizes(const zrt_convolution &c, const zrt_convolution_tensor &tensor) {
  std::string text;
  for (int64_t dim = 0; dim < 2 + c.spatial; ++dim)
    text += format(dim ? "x%lld" : "%lld", (long long)tensor.sizes[dim]);
  return text;
}

std::string list(const int64_t *values, int64_t count) {
  std::string text;
  for (int64_t i = 0; i < count; ++i)
    text += format(i ? "x%lld" : "%lld", (long long)values[i]);
  return text;
}

std::string describe(const zrt_convolution &c) {
  static const char *directions[] = {"forward", "gradient of the input", "gradient of the filter"};
  std::string text = format("%s %s %s * %s to %s, stride %s, padding %s", directions[c.direction],
                            dtypeInfo(c.dtype).name, listSizes(c, c.x).c_str(),
                            listSizes(c, c.w).c_str(), listSizes(c, c.y).c_str(),
                            list(c.stride, c.spatial).c_str(), list(c.padding, c.spatial).c_str());
  if (std::any_of(c.dilation, c.dilation + c.spatial, [](int64_t d) { return d != 1; }))
    text += ", dilation " + list(c.dilation, c.spatial);
  return text + (c.reversed ? ", reversed" : "") + (c.factors == ZRT_FACTORS_TF32 ? ", tf32" : "");
}

bool findType(int64_t dtype, DnnDataType &type) {
  switch (dtype) {
  case ZRT_F32:
    return type = DnnFloat, true;
  case ZRT_F16:
    return type = DnnHalf, true;
  case ZRT_BF16:
    return type = DnnBfloat16, true;
  default:
    return false;
  }
}

/// What is wrong with a record; empty where nothing is.
std::string findFault(const zrt_convolution &c) {
  DnnDataType type;
  if (c.direction < ZRT_CONVOLVE_FORWARD || c.direction > ZRT_CONVOLVE_FILTER)
    return "no direction that there is";
  if (!findType(c.dtype, type))
    return "a type that cuDNN does not convolve: f32, bf16 and f16 only";
  if (c.factors != ZRT_FACTORS_WHOLE && (c.factors != ZRT_FACTORS_TF32 || c.dtype != ZRT_F32))
    return "factors in TF32 of another type than f32";
  if (c.spatial < 2 || c.spatial > ZRT_CONVOLVE_SPATIAL)
    return "two or three spatial dimensions are expected";
  for (const zrt_convolution_tensor *tensor : {&c.x, &c.w, &c.y})
    for (int64_t dim = 0; dim < 2 + c.spatial; ++dim)
      if (tensor->sizes[dim] < 1 || tensor->strides[dim] < 1)
        return "a size or a stride is not positive";
  return "";
}
} // namespace

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

/// The library's objects of one convolution; those that are not handed on end with it.
class Convolutions::Request {
public:
  Request(const Cudnn &library, DnnHandle handle, const zrt_convolution &convolution)
      : library_(library), handle_(handle), c_(convolution) {}
  Request(const Request &) = delete;
  ~Request() { drop(0); }

  Status describe(const ConvolutionMemory &memory);
  /// Nothing where no engine will do.
  Expected<bool> findPlan();
  /// The plan of an engine and its knobs, as `state` says; why there is none, or nothing.
  std::string restore(const std::string &state);
  /// Engine and knobs, in words and as restore() takes them.
  void tell(LibraryChoice &choice) const;
  /// Why there was none.
  std::string refusals() const;

  int64_t workspaceBytes() const { return workspaceBytes_; }
  std::vector<DnnDescriptor> release() { return std::move(all_); }

private:
  Status make(DnnDescriptorKind kind, DnnDescriptor &descriptor);
  /// Ends what was made last, but for the first `kept`.
  void drop(size_t kept) {
    for (; all_.size() > kept; all_.pop_back())
      (void)library_.destroyDescriptor(all_.back());
  }
  template <typename Value>
  Status set(DnnDescriptor descriptor, DnnAttribute attribute, DnnAttributeType type,
             const Value *values, int64_t count, const char *what) {
    return library_.check(library_.setAttribute(descriptor, attribute, type, count, values), what);
  }
  template <typename Value>
  Status set(DnnDescriptor descriptor, DnnAttribute attribute, DnnAttributeType type,
             const Value &value, const char *what) {
    return set(descriptor, attribute, type, &value, 1, what);
  }
  template <typename Value>
  Status get(DnnDescriptor descriptor, DnnAttribute attribute, DnnAttributeType type, Value &value,
             const char *what) {
    int64_t count = 0;
    return library_.check(library_.getAttribute(descriptor, attribute, type, 1, &count, &value),
                          what);
  }
  Status finish(DnnDescriptor descriptor, const char *what) {
    return library_.check(library_.finalize(descriptor), what);
  }

  Status makeTensor(const zrt_convolution_tensor &tensor, int64_t id, DevicePointer at,
                    DnnDescriptor &descriptor);
  Status makeConvolution(DnnDescriptor &descriptor);
  Expected<bool> findPlan(DnnHeuristicsWay way);
  Expected<bool> tryEngine(DnnDescriptor config);
  Expected<bool> makePlan(DnnDescriptor config, DnnDescriptor engine);
  Status makeConfig(const int64_t *numbers, size_t count, DnnDescriptor &config,
                    DnnDescriptor &engine);
  Status readKnobs(DnnDescriptor config);
  Expected<bool> isExact(DnnDescriptor engine) const;

  const Cudnn &library_;
  DnnHandle handle_;
  const zrt_convolution &c_;
  std::vector<DnnDescriptor> all_;
  DnnDescriptor graph_ = nullptr;
  int64_t engine_ = -1, workspaceBytes_ = 0;
  std::vector<Knob> knobs_;
  bool areKnobsKnown_ = false;
  int64_t offered_ = 0, inexact_ = 0, unsupported_ = 0, large_ = 0, least_ = 0;
  std::string why_; // the library's word on the last that it does not support
};

Status Convolutions::Request::make(DnnDescriptorKind kind, DnnDescriptor &descriptor) {
  ZRT_TRY(
      library_.check(library_.createDescriptor(kind, &descriptor), "cudnnBackendCreateDescriptor"));
  all_.push_back(descriptor);
  return Status::ok();
}

Status Convolutions::Request::makeTensor(const zrt_convolution_tensor &tensor, int64_t id,
                                         DevicePointer at, DnnDescriptor &descriptor) {
  static const char what[] = "a tensor of a convolution";
  DnnDataType type = DnnFloat;
  (void)findType(c_.dtype, type);
  ZRT_TRY(make(DnnTensor, descriptor));
  ZRT_TRY(set(descriptor, DnnTensorDataType, DnnTypeDataType, type, what));
  ZRT_TRY(set(descriptor, DnnTensorDimensions, DnnTypeInt64, tensor.sizes, 2 + c_.spatial, what));
  ZRT_TRY(set(descriptor, DnnTensorStrides, DnnTypeInt64, tensor.strides, 2 + c_.spatial, what));
  ZRT_TRY(set(descriptor, DnnTensorUniqueId, DnnTypeInt64, id, what));
  ZRT_TRY(set(descriptor, DnnTensorAlignment, DnnTypeInt64, alignmentOf(at), what));
  return finish(descriptor, what);
}

Status Convolutions::Request::makeConvolution(DnnDescriptor &descriptor) {
  static const char what[] = "a convolution's description";
  ZRT_TRY(make(DnnConvolution, descriptor));
  ZRT_TRY(set(descriptor, DnnConvolutionSpatialDims, DnnTypeInt64, c_.spatial, what));
  ZRT_TRY(set(descriptor, DnnConvolutionComputeType, DnnTypeDataType, DnnFloat, what));
  ZRT_TRY(set(descriptor, DnnConvolutionMode, DnnTypeConvolutionMode,
              c_.reversed ? DnnReversed : DnnCrossCorrelation, what));
  ZRT_TRY(set(descriptor, DnnConvolutionPrePaddings, DnnTypeInt64, c_.padding, c_.spatial, what));
  ZRT_TRY(set(descriptor, DnnConvolutionPostPaddings, DnnTypeInt64, c_.padding, c_.spatial, what));
  ZRT_TRY(set(descriptor, DnnConvolutionDilations, DnnTypeInt64, c_.dilation, c_.spatial, what));
  ZRT_TRY(set(descriptor, DnnConvolutionStrides, DnnTypeInt64, c_.stride, c_.spatial, what));
  return finish(descriptor, what);
}

/// A graph of one operation.
Status Convolutions::Request::describe(const ConvolutionMemory &memory) {
  static const char what[] = "a convolution's operation", graph[] = "a convolution's graph";
  struct Names {
    DnnDescriptorKind kind;
    DnnAttribute alpha, beta, convolution, x, w, y;
  };
  static constexpr Names names[] = {
      {DnnForward, DnnForwardAlpha, DnnForwardBeta, DnnForwardConvolution, DnnForwardX, DnnForwardW,
       DnnForwardY},
      {DnnBackwardData, DnnBackwardDataAlpha, DnnBackwardDataBeta, DnnBackwardDataConvolution,
       DnnBackwardDataX, DnnBackwardDataW, DnnBackwardDataY},
      {DnnBackwardFilter, DnnBackwardFilterAlpha, DnnBackwardFilterBeta,
       DnnBackwardFilterConvolution, DnnBackwardFilterX, DnnBackwardFilterW, DnnBackwardFilterY}};
  const Names &name = names[c_.direction];
  DnnDescriptor x, w, y, convolution, operation;
  const float one = 1, zero = 0;
  ZRT_TRY(makeTensor(c_.x, IdX, memory.x, x));
  ZRT_TRY(makeTensor(c_.w, IdW, memory.w, w));
  ZRT_TRY(makeTensor(c_.y, IdY, memory.y, y));
  ZRT_TRY(makeConvolution(convolution));
  ZRT_TRY(make(name.kind, operation));
  ZRT_TRY(set(operation, name.x, DnnTypeDescriptor, x, what));
  ZRT_TRY(set(operation, name.w, DnnTypeDescriptor, w, what));
  ZRT_TRY(set(operation, name.y, DnnTypeDescriptor, y, what));
  ZRT_TRY(set(operation, name.convolution, DnnTypeDescriptor, convolution, what));
  ZRT_TRY(set(operation, name.alpha, DnnTypeFloat, one, what));
  ZRT_TRY(set(operation, name.beta, DnnTypeFloat, zero, what));
  ZRT_TRY(finish(operation, what));
  ZRT_TRY(make(DnnGraph, graph_));
  ZRT_TRY(set(graph_, DnnGraphOperations, DnnTypeDescriptor, operation, graph));
  ZRT_TRY(set(graph_, DnnGraphHandle, DnnTypeHandle, handle_, graph));
  return finish(graph_, graph);
}

//===----------------------------------------------------------------------===//
// Engines
//===----------------------------------------------------------------------===//

/// Whether an engine adds in one order, and all that factors and products have: products of
/// transformed tensors (FFT, Winograd) have other digits. Tensor cores take f32 as TF32. What a
/// later version may note of itself nobody knows.
Expected<bool> Convolutions::Request::isExact(DnnDescriptor engine) const {
  DnnNote notes[DnnNoteCount];
  int64_t count = 0;
  ZRT_TRY(library_.check(library_.getAttribute(engine, DnnEngineNumericalNotes,
                                               DnnTypeNumericalNote, DnnNoteCount, &count, notes),
                         "what an engine says of its arithmetic"));
  if (count > DnnNoteCount)
    return false;
  return std::all_of(notes, notes + count, [&](DnnNote note) {
    bool takesUnits = c_.dtype != ZRT_F32 || c_.factors == ZRT_FACTORS_TF32;
    return note == DnnNoteStrictNan || (note == DnnNoteTensorCore && takesUnits);
  });
}

/// What it makes for an engine that will not do goes with it.
Expected<bool> Convolutions::Request::tryEngine(DnnDescriptor config) {
  DnnDescriptor engine;
  size_t kept = all_.size();
  ++offered_;
  ZRT_TRY(make(DnnEngine, engine));
  ZRT_TRY(get(config, DnnEngineConfigEngine, DnnTypeDescriptor, engine, "an engine"));
  Expected<bool> isFound = isExact(engine);
  if (isFound.isOk() && !*isFound)
    ++inexact_;
  else if (isFound.isOk())
    isFound = makePlan(config, engine);
  if (isFound.isOk() && !*isFound)
    drop(kept);
  else if (isFound.isOk()) // a knob that is not told costs no step, but what can be kept
    areKnobsKnown_ = readKnobs(config).isOk();
  return isFound;
}

/// By descriptors of the caller's, as many as there may be. They go: the plan has no use for them.
Status Convolutions::Request::readKnobs(DnnDescriptor config) {
  static const char what[] = "an engine's knobs";
  std::vector<DnnDescriptor> knobs(mostKnobs, nullptr);
  int64_t count = 0;
  knobs_.clear();
  Status status;
  for (DnnDescriptor &knob : knobs)
    if (status.isOk())
      status = library_.check(library_.createDescriptor(DnnKnobChoice, &knob), what);
  if (status.isOk())
    status = library_.check(library_.getAttribute(config, DnnEngineConfigKnobs, DnnTypeDescriptor,
                                                  mostKnobs, &count, knobs.data()),
                            what);
  if (status.isOk() && (count < 0 || count > mostKnobs))
    status = failure(Code::Unavailable, "an engine with %lld knobs", (long long)count);
  for (int64_t i = 0; status.isOk() && i < count; ++i) {
    Knob knob = {};
    status = get(knobs[size_t(i)], DnnKnobChoiceType, DnnTypeKnob, knob.type, what);
    if (status.isOk())
      status = get(knobs[size_t(i)], DnnKnobChoiceValue, DnnTypeInt64, knob.value, what);
    knobs_.push_back(knob);
  }
  for (DnnDescriptor knob : knobs)
    if (knob)
      (void)library_.destroyDescriptor(knob);
  return status;
}

void Convolutions::Request::tell(LibraryChoice &choice) const {
  choice.choice = format("engine %lld", (long long)engine_);
  if (!areKnobsKnown_) {
    choice.choice += ", knobs that the library does not tell";
    return;
  }
  choice.state = std::to_string(engine_);
  for (const Knob &knob : knobs_) {
    choice.choice += format(", knob %d at %lld", knob.type, (long long)knob.value);
    choice.state += format(" %d %lld", knob.type, (long long)knob.value);
  }
}

/// An engine by its number, with pairs of a knob and its value behind it.
Status Convolutions::Request::makeConfig(const int64_t *numbers, size_t count,
                                         DnnDescriptor &config, DnnDescriptor &engine) {
  static const char what[] = "an engine that was kept";
  ZRT_TRY(make(DnnEngine, engine));
  ZRT_TRY(set(engine, DnnEngineGraph, DnnTypeDescriptor, graph_, what));
  ZRT_TRY(set(engine, DnnEngineGlobalIndex, DnnTypeInt64, numbers[0], what));
  ZRT_TRY(finish(engine, what));
  std::vector<DnnDescriptor> knobs;
  for (size_t i = 1; i + 1 < count; i += 2) {
    knobs_.push_back({int32_t(numbers[i]), numbers[i + 1]});
    DnnDescriptor knob;
    ZRT_TRY(make(DnnKnobChoice, knob));
    ZRT_TRY(set(knob, DnnKnobChoiceType, DnnTypeKnob, knobs_.back().type, what));
    ZRT_TRY(set(knob, DnnKnobChoiceValue, DnnTypeInt64, knobs_.back().value, what));
    ZRT_TRY(finish(knob, what));
    knobs.push_back(knob);
  }
  ZRT_TRY(make(DnnEngineConfig, config));
  ZRT_TRY(set(config, DnnEngineConfigEngine, DnnTypeDescriptor, engine, what));
  if (!knobs.empty())
    ZRT_TRY(set(config, DnnEngineConfigKnobs, DnnTypeDescriptor, knobs.data(),
                int64_t(knobs.size()), what));
  return finish(config, what);
}

std::string Convolutions::Request::restore(const std::string &state) {
  std::vector<int64_t> numbers;
  const char *at = state.c_str();
  for (char *end = nullptr; *at; at = end) {
    numbers.push_back(strtoll(at, &end, 10));
    if (end == at)
      break;
  }
  if (*at || numbers.size() % 2 == 0)
    return "it is no engine";
  size_t kept = all_.size();
  DnnDescriptor config, engine;
  std::string refusal;
  Status made = makeConfig(numbers.data(), numbers.size(), config, engine);
  Expected<bool> isFound = made.isOk() ? isExact(engine) : Expected<bool>(std::move(made));
  if (isFound.isOk() && !*isFound)
    refusal = "it adds in no one order or drops digits";
  else if (isFound.isOk())
    isFound = makePlan(config, engine);
  if (refusal.empty() && !isFound.isOk())
    refusal = isFound.status().message();
  else if (refusal.empty() && !*isFound)
    refusal = large_ ? "it wants more scratch memory" : why_;
  areKnobsKnown_ = refusal.empty();
  if (refusal.empty())
    return "";
  drop(kept);
  knobs_.clear();
  unsupported_ = large_ = 0;
  why_.clear();
  return refusal;
}

Expected<bool> Convolutions::Request::makePlan(DnnDescriptor config, DnnDescriptor engine) {
  DnnDescriptor plan;
  ZRT_TRY(get(engine, DnnEngineGlobalIndex, DnnTypeInt64, engine_, "an engine's number"));
  ZRT_TRY(make(DnnPlan, plan));
  ZRT_TRY(set(plan, DnnPlanHandle, DnnTypeHandle, handle_, "an engine's plan"));
  ZRT_TRY(set(plan, DnnPlanEngineConfig, DnnTypeDescriptor, config, "an engine's plan"));
  DnnStatus status = library_.finalize(plan);
  if (isUnsupported(status)) {
    why_ = library_.textOf(status);
    return ++unsupported_, false;
  }
  ZRT_TRY(library_.check(status, "an engine's plan"));
  ZRT_TRY(get(plan, DnnPlanWorkspaceBytes, DnnTypeInt64, workspaceBytes_, "a plan's workspace"));
  if (workspaceBytes_ <= c_.workspace_bytes)
    return true;
  least_ = large_++ ? std::min(least_, workspaceBytes_) : workspaceBytes_;
  return false;
}

Expected<bool> Convolutions::Request::findPlan(DnnHeuristicsWay way) {
  static const char what[] = "the choice of an engine";
  DnnDescriptor heuristics;
  int64_t count = 0;
  ZRT_TRY(make(DnnHeuristics, heuristics));
  ZRT_TRY(set(heuristics, DnnHeuristicsGraph, DnnTypeDescriptor, graph_, what));
  ZRT_TRY(set(heuristics, DnnHeuristicsMode, DnnTypeHeuristicsMode, way, what));
  DnnStatus status = library_.finalize(heuristics);
  if (isUnsupported(status)) {
    why_ = library_.textOf(status);
    return false;
  }
  ZRT_TRY(library_.check(status, what));
  ZRT_TRY(library_.check(library_.getAttribute(heuristics, DnnHeuristicsResults, DnnTypeDescriptor,
                                               0, &count, nullptr),
                         what));
  std::vector<DnnDescriptor> configs(size_t(std::max<int64_t>(count, 0)));
  for (DnnDescriptor &config : configs)
    ZRT_TRY(make(DnnEngineConfig, config));
  if (configs.empty())
    return false;
  ZRT_TRY(library_.check(library_.getAttribute(heuristics, DnnHeuristicsResults, DnnTypeDescriptor,
                                               count, &count, configs.data()),
                         what));
  configs.resize(std::min(configs.size(), size_t(std::max<int64_t>(count, 0))));
  for (DnnDescriptor config : configs) {
    Expected<bool> isFound = tryEngine(config);
    if (!isFound.isOk() || *isFound)
      return isFound;
  }
  return false;
}

Expected<bool> Convolutions::Request::findPlan() {
  Expected<bool> isFound = findPlan(DnnModeA);
  return !isFound.isOk() || *isFound ? std::move(isFound) : findPlan(DnnFallback);
}

std::string Convolutions::Request::refusals() const {
  std::string text = format("of %lld that it offers %lld add in no one order or drop digits, %lld "
                            "are not supported",
                            (long long)offered_, (long long)inexact_, (long long)unsupported_);
  if (large_)
    text += format(", %lld want %lld bytes or more", (long long)large_, (long long)least_);
  return why_.empty() ? text : text + "; " + why_;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void Convolutions::close() {
  for (Chosen &chosen : chosen_)
    for (size_t i = chosen.descriptors.size(); i-- > 0;)
      (void)library_->destroyDescriptor(chosen.descriptors[i]);
  chosen_.clear();
  if (handle_)
    (void)library_->destroy(handle_);
  handle_ = nullptr;
}

Status Convolutions::open() {
  if (handle_)
    return Status::ok();
  Expected<const Cudnn *> library = loadCudnn();
  ZRT_TRY(library.status());
  library_ = *library;
  Status made = library_->check(library_->create(&handle_), "cudnnCreate");
  if (made.isOk())
    return made;
  return failure(Code::Unavailable,
                 "cuDNN %s does not start on this GPU: %s; compile the step with --convolution=own",
                 library_->versionText().c_str(), made.message().c_str());
}

Expected<const Convolutions::Chosen *> Convolutions::choose(const zrt_convolution &convolution,
                                                            const ConvolutionMemory &memory) {
  const auto *numbers = reinterpret_cast<const int64_t *>(&convolution);
  std::vector<int64_t> key(numbers, numbers + sizeof convolution / sizeof *numbers);
  for (DevicePointer pointer : {memory.x, memory.w, memory.y})
    key.push_back(alignmentOf(pointer));
  for (const Chosen &chosen : chosen_)
    if (chosen.key == key)
      return &chosen;
  LibraryChoice text = kept_.begin("cuDNN " + library_->versionText(), describe(convolution),
                                   keyText("convolution", key));
  Request request(*library_, handle_, convolution);
  ZRT_TRY(request.describe(memory));
  Expected<bool> isFound = false;
  if (const std::string *state = kept_.find(text)) {
    std::string refusal = request.restore(*state);
    isFound = refusal.empty();
    if (!refusal.empty())
      text.anew = "the library no longer takes the checkpoint's (" + refusal + ")";
  }
  if (!*isFound)
    isFound = request.findPlan();
  ZRT_TRY(isFound.status());
  if (!*isFound)
    return failure(Code::Unavailable,
                   "cuDNN %s has no engine for it that adds in one order, with all digits, within "
                   "the %lld bytes of its workspace (%s); compile the step with --convolution=own",
                   library_->versionText().c_str(), (long long)convolution.workspace_bytes,
                   request.refusals().c_str());
  request.tell(text);
  chosen_.push_back({std::move(key), std::move(text), request.release(), request.workspaceBytes()});
  return &chosen_.back();
}

Status Convolutions::execute(const Chosen &chosen, const ConvolutionMemory &memory, Stream stream) {
  static const char what[] = "a convolution's call";
  const int64_t ids[] = {IdX, IdW, IdY};
  auto pointerTo = [](DevicePointer address) { return reinterpret_cast<void *>(address); };
  void *const pointers[] = {pointerTo(memory.x), pointerTo(memory.w), pointerTo(memory.y)};
  void *const workspace = chosen.workspaceBytes ? pointerTo(memory.workspace) : nullptr;
  DnnDescriptor pack;
  ZRT_TRY(library_->check(library_->setStream(handle_, stream), "cudnnSetStream"));
  ZRT_TRY(library_->check(library_->createDescriptor(DnnVariantPack, &pack), what));
  DnnStatus status = library_->setAttribute(pack, DnnVariantPackIds, DnnTypeInt64, 3, ids);
  if (status == DnnSuccess)
    status = library_->setAttribute(pack, DnnVariantPackPointers, DnnTypePointer, 3, pointers);
  if (status == DnnSuccess)
    status = library_->setAttribute(pack, DnnVariantPackWorkspace, DnnTypePointer, 1, &workspace);
  if (status == DnnSuccess)
    status = library_->finalize(pack);
  if (status == DnnSuccess)
    status = library_->execute(handle_, chosen.descriptors.back(), pack);
  Status done = library_->check(status, what);
  (void)library_->destroyDescriptor(pack);
  return done;
}

Status Convolutions::enqueue(const zrt_convolution &convolution, const ConvolutionMemory &memory,
                             Stream stream) {
  std::string fault = findFault(convolution);
  if (!fault.empty())
    return Status(Code::Internal, fault, "convolution");
  ZRT_TRY(open());
  Expected<const Chosen *> chosen = choose(convolution, memory);
  Status status = chosen.status();
  if (status.isOk())
    status = execute(**chosen, memory, stream);
  return status.isOk() ? std::move(status)
                       : Status(status.code(), status.message(), describe(convolution));
}
