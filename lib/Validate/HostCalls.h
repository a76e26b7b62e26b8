//===- HostCalls.h - Calls of the runtime, as emitted -------------------------===//
#ifndef ZERO_VALIDATE_HOSTCALLS_H
#define ZERO_VALIDATE_HOSTCALLS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include <map>
#include <vector>

namespace zero::validate {

/// One call: a function of zrt/abi.h, its stream, and a kernel, a record or an event.
struct HostCall {
  llvm::StringRef callee;
  int64_t stream = 0;
  llvm::StringRef kernel;                   // that a launch's descriptor names; empty: none
  int64_t work = 0, grain = 0, threads = 0; // by the descriptor
  llvm::SmallVector<int64_t, 8> record;
  int64_t event = -1;
  mlir::LocationAttr loc;
  /// What it was planned to read and write, and a word for it; of planned calls only.
  struct Buffer {
    int64_t address;
    mlir::RankedTensorType type;
    int64_t unit = -1;  // that it holds, by the layouts' order; -1: none
    int64_t group = -1; // whose ranks have a shard of it each; -1: it is whole
  };
  std::vector<Buffer> reads, writes;
  std::string label;
  int64_t communicator = -1;      // of a collective
  std::vector<std::string> units; // likewise

  bool operator==(const HostCall &other) const {
    return callee == other.callee && stream == other.stream && kernel == other.kernel &&
           work == other.work && grain == other.grain && threads == other.threads &&
           record == other.record && event == other.event;
  }
};

/// What the descriptor of a kernel says.
struct KernelDescriptor {
  llvm::StringRef kernel;
  int64_t work = 0, grain = 0, threads = 0;
};

/// Fails with a message where `global` is no descriptor, or one of no kernel of the module.
mlir::FailureOr<KernelDescriptor> readDescriptor(mlir::LLVM::GlobalOp global,
                                                 const mlir::SymbolTable &symbols);

struct HostEntry {
  std::vector<HostCall> calls;
  /// What zrt_entries says of the entry.
  int64_t commands = 0, events = 0;
  /// Names of those that make the calls.
  std::vector<llvm::StringRef> functions = {};
  int64_t number = -1; // of the entry in zrt_entries
};

/// The entries of an emitted module by name. Fails with a message where its functions are not made
/// as the runtime runs them.
mlir::FailureOr<std::map<std::string, HostEntry>> readHostEntries(mlir::ModuleOp emitted);

/// Fails with a message where zrt_records is not, for each entry, its table of records with their
/// number and checksum.
mlir::LogicalResult checkRecordTables(mlir::ModuleOp emitted,
                                      const std::map<std::string, HostEntry> &entries);

} // namespace zero::validate
#endif
