//===- Target.h - The machine that a program is made for ------------------------------------===//
//
// One interface: what differs from machine to machine is behind it, and nothing outside lib/Target
// knows which target it is. `--target=NAME[:MACHINE]` names one; Registry.cpp has the table.
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_TARGET_H
#define ZERO_TARGET_TARGET_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "zero/Dialect/Kernel/Kernel.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace zero {

/// What a machine does in a second and what it costs to ask it: nominal figures out of a checked-in
/// table, by which loops are chosen. They never change the order of a sum.
struct CostTable {
  int64_t bytesPerSecond;            // between memory and one worker (a core)
  int64_t flopsPerSecond;            // of f32, of one worker
  int64_t launchNanoseconds;         // until a worker has begun with its part of a launch
  std::array<int64_t, 3> cacheBytes; // of one worker, nearest first

  /// Bytes that a worker moves while another one is being woken: less is not worth it.
  int64_t getBytesWorthAWorker() const {
    return launchNanoseconds * (bytesPerSecond / 1000) / 1000000;
  }
};

/// How a kernel is computed: what its `kernel.schedule` says (docs/Dialects/Kernel.md).
struct KernelSchedule {
  using Kind = kernel::Kind;
  Kind kind = Kind::Nothing;
  int64_t work = 0;    // items
  int64_t grain = 1;   // least items that are worth a worker
  int64_t tile = 1;    // elements of an item along the innermost dimension; queries of one
  int64_t lanes = 1;   // elements of one step of an inner loop
  bool isFlat = false; // the elements of all results are one dimension
  // Sizes of the dimensions that count rows and of those along a row, without those of size 1.
  llvm::SmallVector<int64_t> rows, columns;
  // Of a row kernel: what is kept of a row in scratch memory: the results of ops of the body, by
  // number, from the pass over the row that computes them on.
  struct Staged {
    int64_t op, pass;
  };
  llvm::SmallVector<Staged> staged;
  int64_t scratch = 0;       // bytes that a worker needs while it computes an item
  int64_t workspace = 0;     // bytes of scratch memory, in one more buffer, the last
  bool isInOneBlock = false; // no item crosses a block of the layout of its unit
  std::map<std::string, int64_t> parameters; // what else the kind or the target has to say

  /// Elements of a row's innermost dimension.
  int64_t getInner() const { return columns.empty() ? 1 : columns.back(); }
};

/// The bytes of a relocatable object file.
using ObjectCode = llvm::SmallVector<char, 0>;

struct EmitOptions {
  unsigned threads = 0;   // of the compiler; 0: one per core
  bool printLLVM = false; // LLVM IR after optimisation, to stderr
  /// Without a host program: of a GPU the text of its assembler.
  bool kernelsOnly = false;
  /// Of a GPU: which machine code stands beside the text of its assembler (LinkOptions).
  std::string cubins;
  /// Gives values to those constants of a module that have `kFilledLater`, and takes it from them;
  /// called when all else is on its way. Fails where there are no values.
  std::function<llvm::LogicalResult(mlir::ModuleOp)> fill;
};

/// An exported constant that has no value yet.
constexpr llvm::StringLiteral kFilledLater = "zero.filled_later";

struct LinkOptions {
  /// Drives the linker; empty: the compiler this build was made with, else `cc`.
  std::string driver;
  /// libzrt.a; empty: beside this program, as built or as installed.
  std::string runtime;
  /// GPUs whose machine code the executable carries beside the text of their assembler, commas
  /// between; "auto": the target's own, where the assembler is found; empty or "none": none.
  std::string cubins;
};

struct RowForm;

/// A filter, which is a convolution's right operand or, as a gradient, its result: dimension i of
/// it has to be dimension order[i] of what it is.
struct FilterLayout {
  bool isResult = false;
  llvm::SmallVector<int64_t> order;
};

class Target {
public:
  virtual ~Target();

  /// "znver4, 16 lanes": what decides the bits of a kernel's arithmetic. `zero.config` has it.
  virtual std::string describe() const = 0;
  virtual const CostTable &getCosts() const = 0;
  /// Bytes of scratch memory that the library's matmul of `element` needs.
  virtual int64_t getGemmWorkspace(mlir::Type element) const = 0;

  /// Whether ranks can combine elements of this type so.
  virtual bool hasReduction(ir::ReduceKind, mlir::Type) const { return true; }
  /// Whether what ranks combine is a left fold in the order of ranks (docs/Exactness.md).
  virtual bool reducesInOrder() const { return true; }

  /// Kernels make use of it where all launches give them buffers at multiples of so many bytes, or
  /// of a smaller power of two; 1: they make none.
  virtual int64_t getBufferAlignment() const { return 1; }
  /// Whether host code can read and write what kernels do: where not, loops and branches are
  /// drivers (zrt/abi.h).
  virtual bool sharesMemoryWithHost() const { return true; }
  /// Bytes of keys and values that an attention's kernel can hold as its matmuls read them, having
  /// made them itself of what is in memory; 0: they have to be in memory.
  virtual int64_t getAttentionOperandBytes() const { return 0; }
  /// Whether an attention's kernel sums over its keys or over its queries, never both: no part of
  /// it sees all rows and all columns of the scores.
  virtual bool sumsAlongOneAxis() const { return false; }
  /// Whether an attention's kernel stores sums in f32 rounded to 16 bits where the step wants them
  /// so.
  virtual bool roundsSums() const { return false; }
  /// Whether an attention's kernel adds sums of several heads up, and makes rows of its results of
  /// what it has summed (ScoreFinish), as it stores them.
  virtual bool finishesSums() const { return false; }
  /// Whether kernels of a step of several ranks make again what others would have to keep for them:
  /// an attention's backward what forward has summed over the keys, readers the values of rows.
  virtual bool remakesSums() const { return false; }
  /// Elements of an attention's head at most, of 16 bits or less; of wider ones half as many.
  virtual int64_t getMostHeadSize() const { return std::numeric_limits<int64_t>::max(); }
  /// Whether kernels over rows may reduce their columns as well: part of a launch waits for the
  /// rest.
  virtual bool hasColumnStage() const = 0;
  /// Why kernels over the rows of `form` cannot give these reductions down their columns besides;
  /// empty where they can.
  virtual llvm::StringRef whyNoColumns(const RowForm &form,
                                       llvm::ArrayRef<mlir::Operation *> reductions) const {
    return hasColumnStage() ? "" : "the target has no kernels of rows and columns";
  }
  /// Chooses how `kernel` is computed: a function with `zero.kernel`, StableHLO on whole tensors.
  /// Fails with a message where the target cannot compute it.
  virtual mlir::FailureOr<KernelSchedule> schedule(mlir::func::FuncOp kernel) const = 0;
  /// Fails with a message where `kernel` cannot be computed as `schedule` says on this target,
  /// whoever wrote it.
  virtual mlir::LogicalResult verify(mlir::func::FuncOp kernel,
                                     const KernelSchedule &schedule) const = 0;
  /// Puts a function of the target's own IR in the place of `kernel`, with the same name and what
  /// `describeKernel` says of it. Fails with a message where the target cannot compute it.
  virtual mlir::LogicalResult lower(mlir::func::FuncOp kernel,
                                    const KernelSchedule &schedule) const = 0;
  /// Fails where an executable cannot carry the machine code that is asked for (LinkOptions).
  virtual llvm::Error checkCubins(llvm::StringRef cubins) const {
    return llvm::createStringError(
        "--cubins is for the executables of --target=cuda; leave it out");
  }
  /// Object code of lowered kernels and the host program: LLVM-dialect functions and tables.
  /// Consumes the module's body.
  virtual mlir::FailureOr<std::vector<ObjectCode>> emit(mlir::ModuleOp module,
                                                        const EmitOptions &options) const = 0;
  /// Makes of what `emit` gave the file `output`, which appears whole or not at all.
  virtual llvm::Error link(llvm::ArrayRef<ObjectCode> objects, llvm::StringRef output,
                           const LinkOptions &options) const = 0;
  /// Fails with the reason where that file is not to be run.
  virtual llvm::Error checkRuns() const { return llvm::Error::success(); }
  /// Bytes of which rows of a matrix of 16-bit elements should be a multiple, or the library's
  /// matmul is slow; 1: it does not matter.
  virtual int64_t getMatrixAlignment() const { return 1; }
  /// Whether the library multiplies matrices of f32 by factors rounded to TF32 where it is asked
  /// to.
  virtual bool multipliesInTf32() const { return false; }
  /// Whether there is a library that computes convolutions where it is asked to
  /// (LibraryConvolution.h).
  virtual bool hasLibraryConvolutions() const { return false; }
  /// Where that would compute `convolution` if its filter lay otherwise in memory: how.
  virtual std::optional<FilterLayout> findLibraryFilter(mlir::Operation *) const {
    return std::nullopt;
  }
  /// Whether the library's matmul adds a bias and another tensor to its result of `element`.
  virtual bool hasGemmTerms(mlir::Type) const { return false; }
  /// Whether the library's matmul of `element` gives the sums over k of an operand as well.
  virtual bool hasOperandSums(mlir::Type) const { return false; }
};

/// The target that `text` names, "NAME" or "NAME:MACHINE".
llvm::Expected<std::unique_ptr<Target>> resolveTarget(llvm::StringRef text);

/// The target that a module was made for, `zero.config` says it; the first of the table where it
/// does not. Fails with a message where that is no target.
mlir::FailureOr<std::unique_ptr<Target>> getTarget(mlir::ModuleOp module);

/// The target that a pass's option names; where it is empty, that of the module. Fails with a
/// message where the module was made for another one, or for another machine than this.
mlir::FailureOr<std::unique_ptr<Target>> findTarget(mlir::ModuleOp module, llvm::StringRef named);

/// Fails where the schedule of a kernel is none for the target that the module was made for.
/// Kernels without a schedule are passed over.
mlir::LogicalResult verifySchedules(mlir::ModuleOp module);

/// Fails where a library call of a module in phase `scheduled` or `planned` has less workspace than
/// the target that the module was made for needs, or a kernel another one than its schedule says.
mlir::LogicalResult verifyWorkspaces(mlir::ModuleOp module);

/// Fails where ranks of a module in phase `scheduled` or `planned` reduce what the library of the
/// target that the module was made for does not, or not in the order that is asked for, and it is
/// not staged (Staging.h), or staged otherwise than it must be.
mlir::LogicalResult verifyReductions(mlir::ModuleOp module);

} // namespace zero
#endif
