//===- InferRoles.cpp - zero-infer-roles ----------------------------------------------------===//

#include "Leaves.h"
#include "Manual/ManualShardings.h"
#include "Manual/Replicas.h"
#include "RoleDraft.h"
#include "StepRoles.h"

#include "zero/1-Import/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace zero {
#define GEN_PASS_DEF_INFERROLESPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using namespace zero::import;

namespace {

struct InferRolesPass : zero::impl::InferRolesPassBase<InferRolesPass> {
  using InferRolesPassBase::InferRolesPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(ir::expectPhase(module, "zero-infer-roles", ir::Phase::Input)))
      return signalPassFailure();
    std::vector<EntryDraft> drafts;
    if (failed(collect(module, drafts)) ||
        (!roles.empty() && failed(readRoles(roles, module, drafts))) ||
        (!batch.empty() && failed(readBatchOption(batch, drafts.front()))) ||
        failed(checkGiven(drafts)) || failed(infer(drafts)) || failed(form(drafts)))
      return signalPassFailure();
    if (printRoles)
      import::printRoles(drafts, llvm::outs());
    for (const EntryDraft &draft : drafts)
      draft.apply();
    // A module that was imported before has its record.
    if (module.getOps<ir::LeafOp>().empty() && failed(recordLeaves(module, drafts)))
      return signalPassFailure();
  }

private:
  /// The entries, the step first: where none is called so, the first one is made it.
  LogicalResult collect(ModuleOp module, std::vector<EntryDraft> &drafts);
  LogicalResult checkGiven(ArrayRef<EntryDraft> drafts);
  LogicalResult infer(std::vector<EntryDraft> &drafts);
  LogicalResult ask(ArrayRef<EntryDraft> drafts, const EntryDraft &draft, StringRef problem);
  /// Of entries that are one replica's programs: those on whole arrays.
  static LogicalResult form(std::vector<EntryDraft> &drafts);
};

} // namespace

LogicalResult InferRolesPass::collect(ModuleOp module, std::vector<EntryDraft> &drafts) {
  for (auto entry : module.getOps<func::FuncOp>()) {
    if (entry.isPrivate())
      continue;
    if (failed(dist::checkShape(entry)))
      return failure();
    drafts.emplace_back(entry);
  }
  if (drafts.empty())
    return module.emitError(
        "module has no public function with a body, expected an entry function such as @main");
  if (failed(ir::verifyEntryKinds(module)))
    return failure();
  auto step = llvm::find_if(drafts, [](EntryDraft &draft) {
    return ir::getEntryKind(draft.entry) == ir::EntryKind::Step;
  });
  if (step != drafts.end())
    std::rotate(drafts.begin(), step, step + 1);
  else
    ir::setEntryKind(drafts.front().entry, ir::EntryKind::Step);
  return success();
}

/// Donation names a result of the argument's type.
static LogicalResult checkAlias(func::FuncOp entry, unsigned index) {
  Attribute attribute = entry.getArgAttr(index, "tf.aliasing_output");
  if (!attribute)
    return success();
  auto alias = dyn_cast<IntegerAttr>(attribute);
  int64_t results = entry.getNumResults();
  if (!alias || alias.getInt() < 0 || alias.getInt() >= results)
    return entry.emitError() << "argument " << index << " of '" << entry.getName()
                             << "' has tf.aliasing_output = " << attribute
                             << ", expected one of the results 0 to " << results - 1
                             << "; export the step again, or take the attribute away";
  Type from = entry.getArgumentTypes()[index], to = entry.getResultTypes()[alias.getInt()];
  if (from != to)
    return entry.emitError() << "argument " << index << " of '" << entry.getName() << "' of type "
                             << from << " has tf.aliasing_output = " << alias.getInt()
                             << ", a result of type " << to
                             << ", expected equal types; export the step again, or take the "
                                "attribute away";
  return success();
}

/// Attributes and files can name results and dimensions that do not exist; inference relies on
/// them.
LogicalResult InferRolesPass::checkGiven(ArrayRef<EntryDraft> drafts) {
  for (const EntryDraft &draft : drafts) {
    func::FuncOp entry = draft.entry;
    auto results = static_cast<int64_t>(draft.results.size());
    ManualShardings manualShardings(entry);
    for (auto [index, result] : llvm::enumerate(draft.results))
      if (auto type = cast<ShapedType>(entry.getResultTypes()[index]);
          result.kind == ir::RoleKind::BatchState && result.dim >= type.getRank())
        return entry.emitError() << "the role of result " << index << " of '" << entry.getName()
                                 << "' says dim=" << result.dim << ", but its type " << type
                                 << " has " << type.getRank() << " dimensions";
    for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
      auto type = cast<ShapedType>(entry.getArgumentTypes()[index]);
      if (argument.next >= results)
        return entry.emitError() << "the role of argument " << index << " of '" << entry.getName()
                                 << "' says next=" << argument.next << ", but the results are 0 to "
                                 << results - 1 << "; name the result that replaces it";
      if (argument.isGiven && argument.next >= 0 && draft.results[argument.next].isGiven &&
          argument.kind != draft.results[argument.next].kind)
        return entry.emitError() << "the role of argument " << index << " of '" << entry.getName()
                                 << "' says next=" << argument.next
                                 << ", but that result is given as "
                                 << ir::stringifyRoleKind(*draft.results[argument.next].kind)
                                 << "; take one of the two away";
      if (failed(checkAlias(entry, index)))
        return failure();
      if (argument.dim >= type.getRank())
        return entry.emitError() << "the role of argument " << index << " of '" << entry.getName()
                                 << "' says dim=" << argument.dim << ", but its type " << type
                                 << " has " << type.getRank() << " dimensions";
      std::optional<ShardingHint> hint = getShardingHint(entry, index);
      if (hint && argument.kind == ir::RoleKind::Batch && argument.dim >= 0 &&
          argument.dim != hint->dim)
        return entry.emitError() << "the role of argument " << index << " of '" << entry.getName()
                                 << "' says dim=" << argument.dim
                                 << ", but its sharding splits dimension " << hint->dim << " over "
                                 << hint->axes << "; take one of the two away";
      ArrayRef<ShardingHint> manual = manualShardings.ofArgument(index);
      auto isGiven = [&](const ShardingHint &hinted) {
        return hinted.dim == std::max<int64_t>(argument.dim, 0);
      };
      if (argument.kind == ir::RoleKind::Batch && !manual.empty() && llvm::none_of(manual, isGiven))
        return entry.emitError() << "the role of argument " << index << " of '" << entry.getName()
                                 << "' says dim=" << argument.dim
                                 << ", but the step's manual computation shards dimension "
                                 << manual.front().dim << " over " << manual.front().axes
                                 << "; name that one";
    }
  }
  return success();
}

LogicalResult InferRolesPass::infer(std::vector<EntryDraft> &drafts) {
  EntryDraft &step = drafts.front();
  std::string problem;
  if (!inferStep(step, problem))
    return ask(drafts, step, problem);
  for (EntryDraft &draft : llvm::MutableArrayRef(drafts).drop_front())
    if (!inferOther(draft, step, problem))
      return ask(drafts, draft, problem);
  return success();
}

LogicalResult InferRolesPass::form(std::vector<EntryDraft> &drafts) {
  for (EntryDraft &draft : drafts) {
    FailureOr<int64_t> replicas = countReplicas(draft.entry);
    if (failed(replicas) || (*replicas > 1 && failed(formReplicas(draft, *replicas))))
      return failure();
  }
  return success();
}

/// Writes the table to `name`, or where that is taken to NAME-2, NAME-3, ...; gives the path, or
/// nothing where it cannot be written.
static std::optional<std::string> writeDraft(StringRef name, StringRef table) {
  std::string path = name.str();
  int file = -1;
  for (int copy = 2; copy < 100; ++copy) {
    std::error_code error =
        llvm::sys::fs::openFileForWrite(path, file, llvm::sys::fs::CD_CreateNew);
    if (error && error != std::errc::file_exists)
      return std::nullopt;
    if (!error)
      break;
    path = (name + "-" + llvm::Twine(copy)).str();
  }
  if (file < 0)
    return std::nullopt;
  llvm::raw_fd_ostream os(file, /*shouldClose=*/true);
  os << table;
  os.close();
  bool isWritten = !os.has_error();
  os.clear_error();
  return isWritten ? std::optional<std::string>(path) : std::nullopt;
}

/// Nothing is guessed: says what is open, and gives the file to fill in.
LogicalResult InferRolesPass::ask(ArrayRef<EntryDraft> drafts, const EntryDraft &draft,
                                  StringRef problem) {
  std::string table;
  llvm::raw_string_ostream os(table);
  import::printRoles(drafts, os);
  func::FuncOp entry = draft.entry;
  std::optional<std::string> path;
  if (!rolesDraft.empty())
    path = writeDraft(rolesDraft, table);
  InFlightDiagnostic diag = entry.emitError();
  diag << "the roles of '" << entry.getName() << "' cannot be inferred: " << problem;
  if (path)
    diag << "; or put a role in place of each '?' in '" << *path
         << "', which was written now, and give it by --roles=" << *path;
  else
    diag << "; or save the table below, put a role in place of each '?', and give it by "
            "--roles=FILE";
  diag.attachNote() << "roles found so far:\n" << table;
  return diag;
}
