//===- CudaKernel.h - A kernel as blocks of threads ---------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_CUDAKERNEL_H
#define ZERO_LIB_TARGET_CUDA_CUDAKERNEL_H

#include "zero/Target/Target.h"

namespace zero {

/// Threads of a warp, which shuffles reach.
constexpr int64_t kWarpThreads = 32;
/// Threads of a block where each of them takes items of its own.
constexpr int64_t kBlockThreads = 128;
/// Threads of a block that shares each item: the schedule's parameter of this name.
constexpr llvm::StringLiteral kTeamParameter = "threads";
/// Threads of the largest block that shares an item: registers are left for two of them in a
/// multiprocessor of every architecture. Only groups that share rows, and
/// threads of a segment, are more.
constexpr int64_t kMostTeamThreads = 256;
/// Threads of a block that has a segment of a unit alone, and the vectors that each of them loads
/// at once: the schedule's parameter of this name. A multiprocessor has room for no more.
constexpr int64_t kMostSegmentThreads = 1024, kSegmentSteps = 8;
constexpr llvm::StringLiteral kStepsParameter = "steps";
/// Of segments of a unit: blocks that take a part of each, the schedule's parameter of this name;
/// and the threads of such a block.
constexpr llvm::StringLiteral kPartsParameter = "parts";
/// Where other things in the kernel leave no place for parts: the same, which one block takes one
/// after another.
constexpr llvm::StringLiteral kTurnsParameter = "turns";
constexpr int64_t kPartThreads = 512, kMostParts = 256;
/// NVPTX's address space of what a module keeps from launch to launch.
constexpr unsigned kCountersSpace = 1;
/// Of a block that reduces columns: groups of its threads that share the rows out among them.
constexpr llvm::StringLiteral kGroupsParameter = "row_groups";
/// Of a factorisation: matrices that are in the host's memory together.
constexpr llvm::StringLiteral kStagedParameter = "staged";
/// Accumulators of a reduction along lanes of so many elements: as many as the threads that have a
/// row of them have lanes, where those are kNarrowLanes; of kCudaLanes a thread has two vectors of
/// them where threads would be less than a warp, or more than a block.
int64_t countAccumulators(int64_t elements);
/// Elements of one step: 16 bytes of f32, or of what has 16 bits or fewer.
constexpr unsigned kCudaLanes = 4, kNarrowLanes = 8;

/// NVPTX's address space of what a block's threads share.
constexpr unsigned kSharedSpace = 3;
/// Scratch memory that code declares at most: 48 KiB, less what votes need. A launch gives the
/// block
/// (`kSharedAttr`) where an attention's is more.
constexpr int64_t kMostDeclaredShared = (48 << 10) - 256;
/// Buffers lie at multiples of that many bytes, the widest access.
constexpr int64_t kBufferAlignment = 16;
/// Of a lowered kernel: bytes of each of its buffers, in the order of its parameters.
constexpr llvm::StringLiteral kBufferBytesAttr = "zero.bytes";

/// Compute capabilities that there is code for, the oldest first.
constexpr llvm::StringLiteral kArchitectures[] = {"sm_80", "sm_90", "sm_100"};

/// Which loops `kernel` needs. Fails with a message where there is no code for it.
mlir::FailureOr<KernelSchedule> scheduleCudaKernel(mlir::func::FuncOp kernel,
                                                   const CostTable &costs);

/// Fails with a message where the blocks that `schedule` asks for do not compute `kernel`, or need
/// more than a GPU has; whoever wrote it.
mlir::LogicalResult verifyCudaSchedule(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
                                       const CostTable &costs);

/// Puts a kernel function of buffers in the place of `kernel`: block b of a launch computes item b
/// where the threads of a block share an item, its threads the items from b * kBlockThreads on
/// where they do not. The attribute `zero.threads` says how many threads a block has.
mlir::LogicalResult lowerCudaKernel(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
                                    llvm::StringRef architecture);

/// The same for a kernel that the host factorises (StagedFactorization.cpp): the loops of its
/// schedule are those of a CPU.
void scheduleStaged(mlir::func::FuncOp kernel, KernelSchedule &schedule);
mlir::LogicalResult verifyStaged(mlir::func::FuncOp kernel, const KernelSchedule &schedule);
mlir::LogicalResult lowerStaged(mlir::func::FuncOp kernel, const KernelSchedule &schedule);

/// PTX for `architecture` of the kernels of `module`, which it takes out of it. Fails with a
/// message where one calls what a GPU has not.
mlir::FailureOr<std::string> emitPtx(mlir::ModuleOp module, llvm::StringRef architecture,
                                     const EmitOptions &options);

/// Fails where `cubins` (LinkOptions) is not to be had.
llvm::Error checkCubins(llvm::StringRef architecture, llvm::StringRef cubins);

/// Gives the constant that descriptors point to its value (zrt_device_code in zrt/abi.h): the PTX,
/// and machine code by `cubins` (LinkOptions), where kernels are launched. They have been taken
/// out.
mlir::LogicalResult embedDeviceCode(mlir::ModuleOp module, llvm::StringRef ptx,
                                    llvm::StringRef architecture, llvm::StringRef cubins);

} // namespace zero
#endif
