//===- OutlineKernels.h - Kernel functions, each body once -----------------------------===//
#ifndef ZERO_4_SCHEDULED_OUTLINEKERNELS_H
#define ZERO_4_SCHEDULED_OUTLINEKERNELS_H

#include "KernelGroups.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include <map>

namespace zero {

/// Turns decided groups into kernel functions and dispatches. One outliner serves all entries of a
/// module, so that equal kernels are one function everywhere.
class KernelOutliner {
public:
  explicit KernelOutliner(mlir::ModuleOp module);

  /// Puts a dispatch of the kernel that makes `group.outputs` at the place of `builder`, and its
  /// results in the place of these.
  void outlineGroup(mlir::OpBuilder &builder, const KernelGroup &group);

  /// Rewrites `block`: only boundary ops, dispatches and views are left. Regions of control flow in
  /// it were outlined before.
  void outline(mlir::Block &block, const KernelGroups &groups);

  int64_t getNumKernels() const { return kernels.size(); }
  int64_t getNumDispatches() const { return numDispatches; }
  /// One line per kernel: name, uses, ops.
  void printFusions(llvm::raw_ostream &os) const;

private:
  /// What tells two kernel bodies apart: op names, attributes, types and which value goes where, as
  /// numbers. Equal keys mean equal bodies; nothing depends on the numbers' order.
  using Key = std::vector<uintptr_t>;
  struct Kernel {
    mlir::func::FuncOp function;
    int64_t uses = 0;
  };

  struct Call {
    mlir::FlatSymbolRefAttr kernel;
    llvm::SetVector<mlir::Value> inputs;
    /// What ops of the group read, and the input that it is equal to.
    llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> aliases;
  };
  Call makeCall(const KernelGroup &group, llvm::ArrayRef<mlir::Value> outputs);
  void emitGroup(const KernelGroup &group);
  void nameUnitsAlike(llvm::ArrayRef<mlir::Operation *> ops);
  Key describe(llvm::ArrayRef<mlir::Operation *> ops, const Call &call, mlir::ValueRange outputs);
  mlir::func::FuncOp makeKernel(const KernelGroup &group, llvm::ArrayRef<mlir::Operation *> ops,
                                const Call &call, mlir::ValueRange outputs);
  std::string makeName(const KernelGroup &group, llvm::ArrayRef<mlir::Operation *> ops);

  /// Finds the parameters that several gathers of one shard give.
  void findGathered(mlir::Block &block);
  /// What equals `value` and is gathered last before `position`: a kernel with ops of forward and
  /// backward reads a parameter once, however often a stage gathers it.
  mlir::Value getLatest(mlir::Value value, int64_t position) const;
  mlir::Value getReady(mlir::Value value);
  void emitView(mlir::Operation *op);
  mlir::Value lookup(mlir::Value value) const;

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  std::map<Key, size_t> byKey;
  std::vector<Kernel> kernels;
  llvm::StringMap<int64_t> nameCounts;
  /// For each unit the first one with the same segments: layers' kernels differ in nothing else.
  llvm::DenseMap<mlir::Attribute, mlir::FlatSymbolRefAttr> alikeUnits;
  int64_t numDispatches = 0;

  // Of the block in work.
  const KernelGroups *groups = nullptr;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  std::vector<llvm::SmallVector<mlir::Value>> gathered; // equal ones, first to last
  llvm::DenseMap<mlir::Value, size_t> gatheredLists;
  llvm::DenseSet<mlir::Operation *> emitted;
  mlir::Operation *end = nullptr;
};

} // namespace zero
#endif
