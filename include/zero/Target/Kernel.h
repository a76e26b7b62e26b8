//===- Kernel.h - What the host has to know of a kernel --------------------------------------===//
#ifndef ZERO_TARGET_KERNEL_H
#define ZERO_TARGET_KERNEL_H

#include "zero/Target/Target.h"
#include <optional>

namespace zero {

/// The constant that holds the code of kernels that no processor of the host runs.
inline constexpr llvm::StringLiteral kDeviceCode = "zero_device_code";

/// Whether `kernel` reads the number of its rank: from one more input buffer, the last.
bool readsRank(mlir::func::FuncOp kernel);

/// Whether some result of `kernel` has elements.
bool hasElements(mlir::func::FuncOp kernel);

/// The result of a kernel with one result; null where it has several, or gives an argument back.
mlir::Operation *getOnlyResult(mlir::func::FuncOp kernel);

/// The op that makes the first result of a kernel; null where there is none, or it is an argument.
mlir::Operation *getFirstResult(mlir::func::FuncOp kernel);

/// The `while`, `if` or `case` that a kernel consists of; null for any other kernel, and for a
/// function without a body.
mlir::Operation *getControlFlow(mlir::func::FuncOp kernel);

/// The argument whose buffer `kernel` changes in part; the host copies it to the output's where the
/// plan gives them different allocations.
std::optional<unsigned> getTiedArgument(mlir::func::FuncOp kernel);

/// Of an argument or result of a kernel: a power of two that all launches put its buffers at
/// multiples of.
inline constexpr llvm::StringLiteral kAlignmentAttr = "zero.alignment";

/// Of a lowered kernel of a GPU: the threads of a block.
inline constexpr llvm::StringLiteral kThreadsAttr = "zero.threads";
/// Of a lowered kernel whose body does not say so: operations of all its threads, products of
/// matrix units and their element type.
inline constexpr llvm::StringLiteral kOperationsAttr = "zero.operations";
inline constexpr llvm::StringLiteral kProductsAttr = "zero.products";
inline constexpr llvm::StringLiteral kProductTypeAttr = "zero.product_type";
/// Of a lowered kernel that the host runs though its buffers are a device's: it enqueues what
/// computes it ("drivers" in zrt/abi.h).
inline constexpr llvm::StringLiteral kDriverAttr = "zero.driver";
/// Behind the name of a lowered kernel: words of the module's memory in which its blocks count how
/// many of them have ended. All launches have the same ones, so no two may run at a time.
inline constexpr llvm::StringLiteral kCountersSuffix = ".ended";
/// Of a lowered kernel of a GPU: another one, which is launched behind it on the same buffers.
inline constexpr llvm::StringLiteral kNextAttr = "zero.next";
/// Of a driver: bytes of the host's memory that it stages matrices in.
inline constexpr llvm::StringLiteral kStagingAttr = "zero.staging";
/// Of a lowered kernel of a GPU: bytes of shared memory that a launch gives each block.
inline constexpr llvm::StringLiteral kSharedAttr = "zero.shared";

/// Tells the host side, as attributes of `lowered`, how to launch what was `kernel`: `zero.kernel`,
/// `zero.work` (items), `zero.grain` (least items worth a worker), `zero.rank` where it reads the
/// rank, `zero.workspace` (bytes) where it needs some, `zero.tied` (the argument whose buffer it
/// changes).
void describeKernel(mlir::Operation *lowered, mlir::func::FuncOp kernel,
                    const KernelSchedule &schedule);

/// Puts `lowered`, which says how to launch it, in the place of `kernel`, under its name.
void replaceKernel(mlir::func::FuncOp kernel, mlir::SymbolOpInterface lowered);

/// Fails with a message where `call` gives the lowered `kernel` less workspace than it needs.
mlir::LogicalResult checkWorkspace(mlir::Operation *call, mlir::Operation *kernel, int64_t bytes);

} // namespace zero
#endif
