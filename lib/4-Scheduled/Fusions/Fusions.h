//===- Fusions.h - What zero-form-kernels fuses, by name ------------------------------===//
//
// A fusion is a file of this folder and a row of the table in Fusions.cpp. Some rewrite a block
// before its ops are grouped; the others say, op by op from last to first, into which kernel one
// goes (KernelGroups.h). Each can be left out by its name, and leaves the others as they are.
//===----------------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_FUSIONS_FUSIONS_H
#define ZERO_4_SCHEDULED_FUSIONS_FUSIONS_H

#include "../KernelGroups.h"
#include "../OutlineKernels.h"
#include "zero/Support/Statistic.h"
#include "zero/Target/Target.h"

namespace zero {

/// What a fusion says of an op.
class FusionResult {
public:
  /// The op went into a kernel, or several.
  static FusionResult fused() { return FusionResult(Taken, {}); }
  /// One more kernel makes what the op gives; where it is made first is for others to say.
  static FusionResult madeAgain() { return FusionResult(Again, {}); }
  /// The op is not of the fusion's form.
  static FusionResult other() { return FusionResult(NotTaken, {}); }
  /// The op is of its form, and stays outside because ...
  static FusionResult because(llvm::StringRef reason) { return FusionResult(NotTaken, reason); }
  /// No further kernel makes it again because ..., whoever takes the op.
  static FusionResult notAgain(llvm::StringRef reason) { return FusionResult(NotAgain, reason); }

  bool isFused() const { return outcome == Taken; }
  bool isMadeAgain() const { return outcome == Again; }
  bool isNotAgain() const { return outcome == NotAgain; }
  /// Empty where there is nothing to say.
  llvm::StringRef getReason() const { return reason; }

private:
  enum Outcome { NotTaken, Taken, Again, NotAgain };
  FusionResult(Outcome outcome, llvm::StringRef reason) : outcome(outcome), reason(reason) {}
  Outcome outcome;
  llvm::StringRef reason;
};

/// What rewriting a block, or putting its kernels together, takes besides.
struct FusionContext {
  const Target &target;
  KernelOutliner &outliner;
  FusionRun &run;
};

/// What an element's bits are where a fusion is left out.
enum class FusionBits { Same, OtherOrderOfSums };

struct Fusion {
  llvm::StringLiteral name, summary;
  FusionBits bits;
  /// Rewrites a block, and notes what it did.
  void (*rewrite)(mlir::Block &block, const Fusion &self, FusionContext &context) = nullptr;
  /// Finds out, before any op is placed, what `join` wants to know of the block.
  void (*prepare)(KernelGroups &groups) = nullptr;
  /// Places an op whose readers are all placed.
  FusionResult (*join)(KernelGroups &groups, mlir::Operation *op,
                       const KernelGroups::Users &users) = nullptr;
  /// Puts kernels together once all ops are placed, and notes what it did.
  void (*merge)(KernelGroups &groups, const Fusion &self, FusionContext &context) = nullptr;
  /// Rewrites a block whose matmuls are library calls by now, before its ops are grouped.
  void (*rewriteCalls)(mlir::Block &block, const Fusion &self, FusionContext &context) = nullptr;
  /// Says more of a block that is made of library calls and outlined kernels.
  void (*finish)(mlir::Block &block, const Fusion &self, FusionContext &context) = nullptr;
};

/// All fusions, in the order in which they are tried; the first that takes an op has it.
llvm::ArrayRef<Fusion> getFusions();

/// The fusions of one run of the pass; tells users by remarks and counters what became of them.
class FusionRun {
public:
  /// `pass` owns the counters. Fails, with a message, where `disabled` names no fusion.
  static mlir::FailureOr<FusionRun> make(mlir::ModuleOp module, mlir::Pass *pass,
                                         llvm::ArrayRef<std::string> disabled);

  llvm::ArrayRef<const Fusion *> getEnabled() const { return enabled; }
  /// The fusion `name`, for another that carries it out; null where it is left out.
  const Fusion *find(llvm::StringRef name) const;
  void noteFused(mlir::Operation *op, const Fusion &fusion);
  void noteMissed(mlir::Operation *op, const Fusion &fusion, const llvm::Twine &reason) const;

private:
  llvm::SmallVector<const Fusion *> enabled;
  llvm::SmallVector<Statistic> counters; // one for each of getFusions()
};

/// Puts a copy of `op` into each of `users`, which are at most `most` kernels.
FusionResult copyIntoAll(KernelGroups &groups, mlir::Operation *op,
                         const KernelGroups::Users &users, size_t most);

void fuseUnitReductions(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseAttentions(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseLongSums(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseGemmViews(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseFilterReversals(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseLibraryFilters(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseScatterSums(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseMatmulSums(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseMatmulTerms(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseAlignedRows(mlir::Block &block, const Fusion &self, FusionContext &context);
void fuseOperandSums(mlir::Block &block, const Fusion &self, FusionContext &context);
void prepareRows(KernelGroups &groups);
FusionResult fuseRows(KernelGroups &groups, mlir::Operation *op, const KernelGroups::Users &users);
FusionResult fuseRowValues(KernelGroups &groups, mlir::Operation *op,
                           const KernelGroups::Users &users);
FusionResult fuseEpilogue(KernelGroups &groups, mlir::Operation *op,
                          const KernelGroups::Users &users);
FusionResult fuseSiblings(KernelGroups &groups, mlir::Operation *op,
                          const KernelGroups::Users &users);
FusionResult fuseProducer(KernelGroups &groups, mlir::Operation *op,
                          const KernelGroups::Users &users);
FusionResult fuseCopies(KernelGroups &groups, mlir::Operation *op,
                        const KernelGroups::Users &users);
void prepareRecompute(KernelGroups &groups);
FusionResult fuseRecomputed(KernelGroups &groups, mlir::Operation *op,
                            const KernelGroups::Users &users);
FusionResult fuseSiblingMap(KernelGroups &groups, mlir::Operation *op,
                            const KernelGroups::Users &users);
FusionResult fuseRematerialized(KernelGroups &groups, mlir::Operation *op,
                                const KernelGroups::Users &users);
FusionResult fuseFurtherResult(KernelGroups &groups, mlir::Operation *op,
                               const KernelGroups::Users &users);
void mergeSiblings(KernelGroups &groups, const Fusion &self, FusionContext &context);
void mergeSiblingRows(KernelGroups &groups, const Fusion &self, FusionContext &context);
void mergeColumnSums(KernelGroups &groups, const Fusion &self, FusionContext &context);
void fuseMatmulTurns(mlir::Block &block, const Fusion &self, FusionContext &context);

} // namespace zero
#endif
