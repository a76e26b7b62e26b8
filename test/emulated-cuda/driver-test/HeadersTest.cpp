//===- HeadersTest.cpp - Our declarations beside NVIDIA's -------------------------------===//
//
// Compiled where cuda.h is found.
//===-----------------------------------------------------------------------------------===//
#include "../../../runtime/device/cuda/CublasLt.h"
#include "../../../runtime/device/cuda/Nvtx.h"
#include "SameCall.h"

#include <cublasLt.h>
#include <cuda.h>
#include <nvtx3/nvToolsExtCuda.h>

namespace ours = zrt::cuda;

#define COMPARE(member, symbol, parameters)                                                        \
  static_assert(SameCall<decltype(ours::Driver::member), decltype(&::symbol)>::value, #symbol);
ZRT_CUDA_FUNCTIONS(COMPARE)
ZRT_CUDA_CONDITION_FUNCTIONS(COMPARE)

static_assert(int(ours::Success) == CUDA_SUCCESS &&
              int(ours::InvalidValue) == CUDA_ERROR_INVALID_VALUE);
static_assert(int(ours::OutOfMemory) == CUDA_ERROR_OUT_OF_MEMORY);
static_assert(int(ours::NotInitialized) == CUDA_ERROR_NOT_INITIALIZED);
static_assert(int(ours::NoDevice) == CUDA_ERROR_NO_DEVICE);
static_assert(int(ours::InvalidImage) == CUDA_ERROR_INVALID_IMAGE);
static_assert(int(ours::NoBinaryForGpu) == CUDA_ERROR_NO_BINARY_FOR_GPU);
static_assert(int(ours::InvalidPtx) == CUDA_ERROR_INVALID_PTX);
static_assert(int(ours::UnsupportedPtxVersion) == CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
static_assert(int(ours::NotFound) == CUDA_ERROR_NOT_FOUND);
static_assert(int(ours::NotReady) == CUDA_ERROR_NOT_READY);
static_assert(int(ours::ComputeCapabilityMajor) == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
static_assert(int(ours::ComputeCapabilityMinor) == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
static_assert(int(ours::MostDynamicSharedBytes) == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
static_assert(int(ours::InfoLogBuffer) == CU_JIT_INFO_LOG_BUFFER);
static_assert(int(ours::InfoLogBufferBytes) == CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES);
static_assert(int(ours::ErrorLogBuffer) == CU_JIT_ERROR_LOG_BUFFER);
static_assert(int(ours::ErrorLogBufferBytes) == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
static_assert(int(ours::NonBlocking) == CU_STREAM_NON_BLOCKING);
static_assert(int(ours::DisableTiming) == CU_EVENT_DISABLE_TIMING);
static_assert(int(ours::CaptureRelaxed) == CU_STREAM_CAPTURE_MODE_RELAXED);
static_assert(sizeof(ours::DevicePointer) == sizeof(CUdeviceptr));
static_assert(int(ours::CaptureNone) == CU_STREAM_CAPTURE_STATUS_NONE &&
              int(ours::CaptureActive) == CU_STREAM_CAPTURE_STATUS_ACTIVE);
static_assert(int(ours::ReplaceDependencies) == CU_STREAM_SET_CAPTURE_DEPENDENCIES);
static_assert(int(ours::ConditionalNode) == CU_GRAPH_NODE_TYPE_CONDITIONAL);
static_assert(int(ours::AssignDefault) == CU_GRAPH_COND_ASSIGN_DEFAULT);
static_assert(int(ours::ConditionIf) == CU_GRAPH_COND_TYPE_IF &&
              int(ours::ConditionWhile) == CU_GRAPH_COND_TYPE_WHILE &&
              int(ours::ConditionSwitch) == CU_GRAPH_COND_TYPE_SWITCH);
static_assert(sizeof(ours::ConditionHandle) == sizeof(CUgraphConditionalHandle));
static_assert(sizeof(ours::GraphEdge) == sizeof(CUgraphEdgeData));
using Conditional = CUDA_CONDITIONAL_NODE_PARAMS;
constexpr size_t conditionalAt = offsetof(CUgraphNodeParams, conditional);
static_assert(sizeof(ours::NodeParameters) == sizeof(CUgraphNodeParams) &&
              offsetof(ours::NodeParameters, type) == offsetof(CUgraphNodeParams, type) &&
              offsetof(ours::NodeParameters, reserved2) == offsetof(CUgraphNodeParams, reserved2));
static_assert(
    offsetof(ours::NodeParameters, handle) == conditionalAt + offsetof(Conditional, handle) &&
    offsetof(ours::NodeParameters, condition) == conditionalAt + offsetof(Conditional, type) &&
    offsetof(ours::NodeParameters, size) == conditionalAt + offsetof(Conditional, size) &&
    offsetof(ours::NodeParameters, bodies) == conditionalAt + offsetof(Conditional, phGraph_out) &&
    offsetof(ours::NodeParameters, context) == conditionalAt + offsetof(Conditional, ctx) &&
    offsetof(ours::NodeParameters, reserved1) == conditionalAt + sizeof(Conditional));

#define COMPARE_NVTX(member, symbol, result, parameters)                                           \
  static_assert(SameCall<decltype(ours::Nvtx::member), decltype(&::symbol)>::value, #symbol);
ZRT_NVTX_FUNCTIONS(COMPARE_NVTX)

#define COMPARE_CUBLASLT(member, symbol, result, parameters)                                       \
  static_assert(SameCall<decltype(ours::CublasLt::member), decltype(&::symbol)>::value, #symbol);
ZRT_CUBLASLT_FUNCTIONS(COMPARE_CUBLASLT)

static_assert(int(ours::BlasSuccess) == CUBLAS_STATUS_SUCCESS &&
              int(ours::BlasNotInitialized) == CUBLAS_STATUS_NOT_INITIALIZED &&
              int(ours::BlasAllocFailed) == CUBLAS_STATUS_ALLOC_FAILED &&
              int(ours::BlasInvalidValue) == CUBLAS_STATUS_INVALID_VALUE &&
              int(ours::BlasExecutionFailed) == CUBLAS_STATUS_EXECUTION_FAILED &&
              int(ours::BlasInternalError) == CUBLAS_STATUS_INTERNAL_ERROR &&
              int(ours::BlasNotSupported) == CUBLAS_STATUS_NOT_SUPPORTED);
static_assert(int(ours::R32F) == CUDA_R_32F && int(ours::R64F) == CUDA_R_64F &&
              int(ours::R16F) == CUDA_R_16F && int(ours::R16BF) == CUDA_R_16BF);
static_assert(int(ours::Compute32F) == CUBLAS_COMPUTE_32F &&
              int(ours::Compute64F) == CUBLAS_COMPUTE_64F &&
              int(ours::ComputeTF32) == CUBLAS_COMPUTE_32F_FAST_TF32);
static_assert(int(ours::NoTranspose) == CUBLAS_OP_N && int(ours::Transpose) == CUBLAS_OP_T);
static_assert(int(ours::LayoutBatchCount) == CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT &&
              int(ours::LayoutBatchStride) == CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET);
static_assert(int(ours::MatmulTransposeA) == CUBLASLT_MATMUL_DESC_TRANSA &&
              int(ours::MatmulTransposeB) == CUBLASLT_MATMUL_DESC_TRANSB &&
              int(ours::MatmulEpilogue) == CUBLASLT_MATMUL_DESC_EPILOGUE &&
              int(ours::MatmulBiasPointer) == CUBLASLT_MATMUL_DESC_BIAS_POINTER);
static_assert(int(ours::EpilogueDefault) == CUBLASLT_EPILOGUE_DEFAULT &&
              int(ours::EpilogueBias) == CUBLASLT_EPILOGUE_BIAS &&
              int(ours::SumsOfA) == CUBLASLT_EPILOGUE_BGRADA &&
              int(ours::SumsOfB) == CUBLASLT_EPILOGUE_BGRADB);
static_assert(int(ours::PreferWorkspaceBytes) == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES &&
              int(ours::PreferReductionSchemes) == CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK &&
              int(ours::PreferAlignmentA) == CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES &&
              int(ours::PreferAlignmentB) == CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES &&
              int(ours::PreferAlignmentC) == CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES &&
              int(ours::PreferAlignmentD) == CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES);
static_assert(uint32_t(ours::ReduceInComputeType) == CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE);
static_assert(int(ours::AlgorithmId) == CUBLASLT_ALGO_CONFIG_ID &&
              int(ours::AlgorithmTile) == CUBLASLT_ALGO_CONFIG_TILE_ID &&
              int(ours::AlgorithmSplits) == CUBLASLT_ALGO_CONFIG_SPLITK_NUM &&
              int(ours::AlgorithmReduction) == CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME &&
              int(ours::AlgorithmSwizzle) == CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING &&
              int(ours::AlgorithmOption) == CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION &&
              int(ours::AlgorithmStages) == CUBLASLT_ALGO_CONFIG_STAGES_ID &&
              int(ours::AlgorithmInnerShape) == CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID &&
              int(ours::AlgorithmClusterShape) == CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID);
static_assert(CUBLASLT_REDUCTION_SCHEME_NONE == 0);
static_assert(sizeof(ours::MatmulAlgorithm) == sizeof(cublasLtMatmulAlgo_t));
static_assert(sizeof(ours::MatmulChoice) == sizeof(cublasLtMatmulHeuristicResult_t) &&
              offsetof(ours::MatmulChoice, workspaceBytes) ==
                  offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize) &&
              offsetof(ours::MatmulChoice, state) ==
                  offsetof(cublasLtMatmulHeuristicResult_t, state));
