//===- RoleDraft.h - Roles of an entry while they are being found ------------------===//
#ifndef ZERO_LIB_IMPORT_ROLEDRAFT_H
#define ZERO_LIB_IMPORT_ROLEDRAFT_H

#include "zero/Dialect/Zero/Zero.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <optional>
#include <string>
#include <vector>

namespace zero::import {

constexpr llvm::StringLiteral kRole = "zero.role";

/// What is known of one argument or result.
struct RoleDraft {
  std::optional<ir::RoleKind> kind; // none: not known yet
  std::string name, of;
  int64_t next = -1, dim = -1;
  int64_t groups = 1; // micro-batches in that dimension
  /// Why, for a reader: "loss depends on it, its update reads its gradient". For one that is not
  /// known: what it could be.
  std::string reason;
  /// Of a parameter: its update is added to it, or reads an optimizer's state. It is no carry that
  /// merely has the rows of the batch.
  bool isTrained = false;
  bool isCarry = false; // of a recurrent network: rounds of the step carry it on
  bool isGiven = false; // by an attribute, a file or an option; not inferred

  ir::RoleAttr getRole(mlir::MLIRContext *context) const;
};

/// Roles of one entry function. A result that replaces an argument needs none of its own.
struct EntryDraft {
  mlir::func::FuncOp entry;
  std::vector<RoleDraft> arguments, results;
  /// Keys of `jax.result_info`, read once; none where a result has none.
  std::vector<llvm::SmallVector<std::string>> paths;

  /// Reads what attributes say.
  explicit EntryDraft(mlir::func::FuncOp entry);

  /// The argument that result `index` replaces, -1 for none.
  int64_t getReplaced(int64_t index) const;
  /// The same of every result.
  std::vector<int64_t> getAllReplaced() const;
  bool isComplete() const;
  /// Writes the attributes.
  void apply() const;
};

/// The text that --print-roles writes and --roles=FILE reads: a line each, `#` starts a comment.
///   main.arg0 param "w" next=0                      # tensor<8x16xf32>; reason
///   main.arg4 batch "x" dim=0
///   main.result5 metric "loss"
///   main.arg7 ?                                      # to be filled in
void printRoles(llvm::ArrayRef<EntryDraft> drafts, llvm::raw_ostream &os);

/// Reads such a text into the drafts; fails with a message that names the line.
mlir::LogicalResult readRoles(llvm::StringRef file, mlir::ModuleOp module,
                              std::vector<EntryDraft> &drafts);

/// Reads `argK[:DIM],...` into the draft of the step.
mlir::LogicalResult readBatchOption(llvm::StringRef option, EntryDraft &step);

/// Names for what has none, from locations of arguments and `jax.result_info`, else `arg3`,
/// `result5`; unique among states.
void nameAll(EntryDraft &draft);

/// The keys of a pytree path without the function's own name: "result[0].params['h_0']" is 0,
/// params, h_0. Releases of JAX differ in whether they write "result".
llvm::SmallVector<std::string> pathKeys(llvm::StringRef path);

/// Whether a result stands beside one of the numbers, and beside no state, in the smallest tree of
/// results that tells: in one of what is reported.
bool standsBesideNumbers(const EntryDraft &draft, unsigned result,
                         llvm::function_ref<bool(unsigned result)> isState,
                         llvm::function_ref<bool(unsigned result)> isNumber);

/// Whether known states come out in the order in which they went in, and both the argument and the
/// result stand beyond all of them, on one side, with others between: rows, and what is reported of
/// them behind a loss.
bool standsApart(const EntryDraft &draft, int64_t argument, int64_t result);

/// A pytree path as a name: "result[0].params['h_0']['kernel']" is "params/h_0/kernel". `root`
/// keeps the leading index of a tuple.
std::string pathName(llvm::StringRef path, bool root);

} // namespace zero::import
#endif
