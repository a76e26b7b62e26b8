//===- ModuleHash.h - What a program is, as one number --------------------------===//
#ifndef ZERO_DIALECT_ZERO_MODULEHASH_H
#define ZERO_DIALECT_ZERO_MODULEHASH_H

#include "mlir/IR/BuiltinOps.h"
#include <future>
#include <string>

namespace zero::ir {
/// Hash of a module's ops, types and attributes: "sha256:" and 64 hex digits. Source locations and
/// names of SSA values do not count, nor does the memory report (`zero.memory`), which quotes
/// locations. Linear in the module; constants are hashed as bytes, never printed.
std::string hashModule(mlir::ModuleOp module);

/// The same on a thread beside the caller, where the context has threads. No op may change before
/// it is there, but for its location.
std::future<std::string> hashModuleBeside(mlir::ModuleOp module);
} // namespace zero::ir
#endif
