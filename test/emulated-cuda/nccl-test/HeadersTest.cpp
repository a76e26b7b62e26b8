//===- HeadersTest.cpp - Our declarations beside NVIDIA's -------------------------------===//
//
// Compiled where nccl.h is found.
//===-----------------------------------------------------------------------------------===//
#include "../../../runtime/comm/nccl/Nccl.h"
#include "../driver-test/SameCall.h"

#include <cstddef>
#include <nccl.h>

namespace ours = zrt::nccl;

#define COMPARE(result, member, symbol, parameters)                                                \
  static_assert(SameCall<decltype(ours::Library::member), decltype(&::symbol)>::value, #symbol);
ZRT_NCCL_FUNCTIONS(COMPARE)

static_assert(int(ours::Success) == ncclSuccess);
static_assert(int(ours::UnhandledCudaError) == ncclUnhandledCudaError);
static_assert(int(ours::SystemError) == ncclSystemError);
static_assert(int(ours::InternalError) == ncclInternalError);
static_assert(int(ours::InvalidArgument) == ncclInvalidArgument);
static_assert(int(ours::InvalidUsage) == ncclInvalidUsage);
static_assert(int(ours::RemoteError) == ncclRemoteError);
static_assert(int(ours::InProgress) == ncclInProgress);

static_assert(int(ours::Int8) == ncclInt8 && int(ours::UInt8) == ncclUint8);
static_assert(int(ours::Int32) == ncclInt32 && int(ours::UInt32) == ncclUint32);
static_assert(int(ours::Int64) == ncclInt64 && int(ours::UInt64) == ncclUint64);
static_assert(int(ours::Float16) == ncclFloat16 && int(ours::BFloat16) == ncclBfloat16);
static_assert(int(ours::Float32) == ncclFloat32 && int(ours::Float64) == ncclFloat64);
static_assert(int(ours::Sum) == ncclSum && int(ours::Product) == ncclProd);
static_assert(int(ours::Max) == ncclMax && int(ours::Min) == ncclMin);

static_assert(sizeof(ours::UniqueId) == sizeof(ncclUniqueId));
#define SAME_OFFSET(member)                                                                        \
  static_assert(offsetof(ours::Config, member) == offsetof(ncclConfig_t, member));
SAME_OFFSET(size)
SAME_OFFSET(magic)
SAME_OFFSET(version)
SAME_OFFSET(blocking)
SAME_OFFSET(cgaClusterSize)
SAME_OFFSET(minCTAs)
SAME_OFFSET(maxCTAs)
SAME_OFFSET(netName)
SAME_OFFSET(splitShare)
static_assert(NCCL_CONFIG_UNDEF_INT == INT_MIN && NCCL_UNIQUE_ID_BYTES == 128);
static_assert(ours::kOldestVersion == NCCL_VERSION(2, 19, 0));
#if NCCL_VERSION_CODE < NCCL_VERSION(2, 19, 0)
#error "this NCCL is older than what the runtime takes"
#endif
