//===- Target.h - The machine that a program is made for ------------------------------------===//
//
// One interface: what differs from machine to machine is behind it, and nothing outside lib/Target
// knows which target it is. `--target=NAME[:MACHINE]` names one; Registry.cpp has the table.
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_TARGET_H
#define ZERO_TARGET_TARGET_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <memory>
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

/// How a kernel is computed: its work items, and the loops of one.
struct KernelSchedule {
  enum class Kind {
    Nothing,       // no results, or no machine code
    Map,           // lanes along the innermost dimension
    Rows,          // an element an item, lanes inside its reductions
    Row,           // a row an item: reductions along it and all that is computed between them
    Columns,       // tiles of columns, reductions over the dimensions before them
    UpdateSlice,   // writes a part of its operand's buffer
    InsertSegment, // writes a parameter's part of a unit's buffer
    Scatter,       // applies updates in order, an item owns columns
    ControlFlow,   // runs the kernels of its regions: one item, the same on every host
    Convolution,   // sums of products at a few points of a row, lanes along it
    Attention,     // tiles of queries with all their keys, lanes along the keys
    Scan,          // walks along one dimension, lanes along another
    Sort,          // an item is a line along the sorted dimension
    Factorization  // an item is a matrix of the batch
  };
  Kind kind = Kind::Nothing;
  int64_t work = 0;  // items
  int64_t grain = 1; // least items that are worth a worker
  int64_t tile = 1;  // elements of an item along the innermost dimension; queries of one
  // Of maps, rows and columns: one flat dimension, or the results' without those of size 1.
  bool isFlat = false;
  llvm::SmallVector<int64_t> outer; // of a row kernel: those that count rows
  int64_t inner = 1;
  // Of a row kernel: the dimensions of a row, and what is kept of it in scratch memory: the results
  // of ops of the body, by number, from the pass over the row that computes them on.
  struct Staged {
    unsigned op, pass;
  };
  llvm::SmallVector<int64_t> columns;
  llvm::SmallVector<Staged> staged;
  int64_t workspace = 0;     // bytes of scratch memory, in one more buffer, the last
  bool isInOneBlock = false; // no item crosses a block of the layout of its unit
};

/// The bytes of a relocatable object file.
using ObjectCode = llvm::SmallVector<char, 0>;

struct EmitOptions {
  unsigned threads = 0;   // of the compiler; 0: one per core
  bool printLLVM = false; // LLVM IR after optimisation, to stderr
};

struct LinkOptions {
  /// Drives the linker; empty: the compiler this build was made with, else `cc`.
  std::string driver;
  /// libzrt.a; empty: beside this program, as built or as installed.
  std::string runtime;
};

class Target {
public:
  virtual ~Target();

  /// "znver4, 16 lanes": what decides the bits of a kernel's arithmetic. `zero.config` has it.
  virtual std::string describe() const = 0;
  virtual const CostTable &getCosts() const = 0;
  /// Bytes of scratch memory that the library's matmul of `element` needs.
  virtual int64_t getGemmWorkspace(mlir::Type element) const = 0;

  /// Bytes of scratch memory that `kernel` needs, a function with `zero.kernel`.
  virtual int64_t getKernelWorkspace(mlir::func::FuncOp kernel) const = 0;

  /// Chooses how `kernel` is computed: a function with `zero.kernel`, StableHLO on whole tensors.
  /// Fails with a message where the target cannot compute it.
  virtual mlir::FailureOr<KernelSchedule> schedule(mlir::func::FuncOp kernel) const = 0;
  /// Puts a function of the target's own IR in the place of `kernel`, with the same name and what
  /// `describeKernel` says of it. Fails with a message where the target cannot compute it.
  virtual mlir::LogicalResult lower(mlir::func::FuncOp kernel,
                                    const KernelSchedule &schedule) const = 0;
  /// Object code of lowered kernels and the host program: LLVM-dialect functions and tables.
  /// Consumes the module's body.
  virtual mlir::FailureOr<std::vector<ObjectCode>> emit(mlir::ModuleOp module,
                                                        const EmitOptions &options) const = 0;
  /// Makes of what `emit` gave the file `output`, which appears whole or not at all.
  virtual llvm::Error link(llvm::ArrayRef<ObjectCode> objects, llvm::StringRef output,
                           const LinkOptions &options) const = 0;
  /// Fails with the reason where that file is not to be run.
  virtual llvm::Error checkRuns() const { return llvm::Error::success(); }
};

/// The target that `text` names, "NAME" or "NAME:MACHINE".
llvm::Expected<std::unique_ptr<Target>> resolveTarget(llvm::StringRef text);

/// The target that a module was made for, `zero.config` says it; the first of the table where it
/// does not. Fails with a message where that is no target.
mlir::FailureOr<std::unique_ptr<Target>> getTarget(mlir::ModuleOp module);

/// Fails where a library call or a kernel of a module in phase `scheduled` or `planned` has less
/// workspace than the target that the module was made for needs.
mlir::LogicalResult verifyWorkspaces(mlir::ModuleOp module);

} // namespace zero
#endif
