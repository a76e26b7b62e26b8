//===- Cudnn.h - What we use of NVIDIA's library of convolutions -------------------===//
//
// Our own declarations, as those of Driver.h; the library is loaded when a program first asks it
// for a convolution. All that it computes is said by descriptors, which have attributes by number
// (NVIDIA's cudnn_graph.h).
//===------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_CUDA_CUDNN_H
#define ZRT_DEVICE_CUDA_CUDNN_H

#include "Driver.h"

namespace zrt::cuda {

/// Thousands are categories: what is not supported is 3000 to 3999.
enum DnnStatus : int {
  DnnSuccess = 0,
  DnnNotInitialized = 1001,
  DnnBadParam = 2000,
  DnnNotSupported = 3000,
  DnnInternalError = 4000,
  DnnAllocFailed = 4003,
  DnnExecutionFailed = 5000,
};
constexpr bool isUnsupported(DnnStatus status) { return status / 1000 == DnnNotSupported / 1000; }

enum DnnDescriptorKind : int {
  DnnConvolution = 1,
  DnnEngine = 2,
  DnnEngineConfig = 3,
  DnnHeuristics = 4,
  DnnPlan = 5,
  DnnKnobChoice = 7,
  DnnForward = 10,
  DnnBackwardFilter = 11,
  DnnBackwardData = 12,
  DnnGraph = 15,
  DnnVariantPack = 16,
  DnnTensor = 17,
};
enum DnnAttributeType : int {
  DnnTypeHandle = 0,
  DnnTypeDataType = 1,
  DnnTypeInt64 = 3,
  DnnTypeFloat = 4,
  DnnTypePointer = 6,
  DnnTypeConvolutionMode = 7,
  DnnTypeHeuristicsMode = 8,
  DnnTypeKnob = 9,
  DnnTypeNumericalNote = 11,
  DnnTypeDescriptor = 15,
};
enum DnnAttribute : int {
  DnnConvolutionComputeType = 100,
  DnnConvolutionMode = 101,
  DnnConvolutionDilations = 102,
  DnnConvolutionStrides = 103,
  DnnConvolutionPostPaddings = 104,
  DnnConvolutionPrePaddings = 105,
  DnnConvolutionSpatialDims = 106,
  DnnHeuristicsMode = 200,
  DnnHeuristicsGraph = 201,
  DnnHeuristicsResults = 202,
  DnnEngineConfigEngine = 300,
  DnnEngineConfigKnobs = 302,
  DnnPlanHandle = 400,
  DnnPlanEngineConfig = 401,
  DnnPlanWorkspaceBytes = 402,
  DnnKnobChoiceType = 600,
  DnnKnobChoiceValue = 601,
  DnnForwardAlpha = 700,
  DnnForwardBeta = 701,
  DnnForwardConvolution = 702,
  DnnForwardW = 703,
  DnnForwardX = 704,
  DnnForwardY = 705,
  DnnBackwardDataAlpha = 706,
  DnnBackwardDataBeta = 707,
  DnnBackwardDataConvolution = 708,
  DnnBackwardDataW = 709,
  DnnBackwardDataX = 710,
  DnnBackwardDataY = 711,
  DnnBackwardFilterAlpha = 712,
  DnnBackwardFilterBeta = 713,
  DnnBackwardFilterConvolution = 714,
  DnnBackwardFilterW = 715,
  DnnBackwardFilterX = 716,
  DnnBackwardFilterY = 717,
  DnnGraphHandle = 800,
  DnnGraphOperations = 801,
  DnnTensorAlignment = 900,
  DnnTensorDataType = 901,
  DnnTensorDimensions = 902,
  DnnTensorStrides = 903,
  DnnTensorUniqueId = 906,
  DnnVariantPackIds = 1000,
  DnnVariantPackPointers = 1001,
  DnnVariantPackWorkspace = 1003,
  DnnEngineGraph = 1300,
  DnnEngineGlobalIndex = 1301,
  DnnEngineNumericalNotes = 1303,
};
enum DnnDataType : int { DnnFloat = 0, DnnHalf = 2, DnnBfloat16 = 9 };
enum DnnMode : int { DnnReversed = 0, DnnCrossCorrelation = 1 };
enum DnnHeuristicsWay : int { DnnFallback = 2, DnnModeA = 3 };
/// What an engine says of its arithmetic.
enum DnnNote : int {
  DnnNoteTensorCore = 0,
  DnnNoteDownConvert = 1,
  DnnNoteReducedReduction = 2,
  DnnNoteFft = 3,
  DnnNoteNondeterministic = 4,
  DnnNoteWinograd = 5,
  DnnNoteStrictNan = 9,
  DnnNoteCount = 10,
};

using DnnHandle = struct DnnHandleObject *;
using DnnDescriptor = void *;

/// The oldest version that we know: 9.0, the first whose status codes have categories.
constexpr size_t kOldestCudnn = 90000;

// X(member, function of the library, result, parameters).
#define ZRT_CUDNN_FUNCTIONS(X)                                                                     \
  X(getVersion, cudnnGetVersion, size_t, (void))                                                   \
  X(getStatusName, cudnnGetErrorString, const char *, (DnnStatus status))                          \
  X(getLastError, cudnnGetLastErrorString, void, (char *text, size_t bytes))                       \
  X(create, cudnnCreate, DnnStatus, (DnnHandle * handle))                                          \
  X(destroy, cudnnDestroy, DnnStatus, (DnnHandle handle))                                          \
  X(setStream, cudnnSetStream, DnnStatus, (DnnHandle handle, Stream stream))                       \
  X(createDescriptor, cudnnBackendCreateDescriptor, DnnStatus,                                     \
    (DnnDescriptorKind kind, DnnDescriptor * descriptor))                                          \
  X(destroyDescriptor, cudnnBackendDestroyDescriptor, DnnStatus, (DnnDescriptor descriptor))       \
  X(finalize, cudnnBackendFinalize, DnnStatus, (DnnDescriptor descriptor))                         \
  X(setAttribute, cudnnBackendSetAttribute, DnnStatus,                                             \
    (DnnDescriptor descriptor, DnnAttribute attribute, DnnAttributeType type, int64_t count,       \
     const void *values))                                                                          \
  X(getAttribute, cudnnBackendGetAttribute, DnnStatus,                                             \
    (DnnDescriptor descriptor, DnnAttribute attribute, DnnAttributeType type, int64_t wanted,      \
     int64_t *count, void *values))                                                                \
  X(execute, cudnnBackendExecute, DnnStatus,                                                       \
    (DnnHandle handle, DnnDescriptor plan, DnnDescriptor pack))

/// The library's functions.
struct Cudnn {
#define ZRT_CUDNN_DECLARE(member, symbol, result, parameters) result(*member) parameters = nullptr;
  ZRT_CUDNN_FUNCTIONS(ZRT_CUDNN_DECLARE)
#undef ZRT_CUDNN_DECLARE
  size_t version = 0; // 91900 is 9.19.0

  Status check(DnnStatus status, const char *what) const;
  /// The status, and what the library says of the last failure.
  std::string textOf(DnnStatus status) const;
  std::string versionText() const;
};

/// Loads libcudnn, once in a process.
Expected<const Cudnn *> loadCudnn();

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_CUDNN_H
