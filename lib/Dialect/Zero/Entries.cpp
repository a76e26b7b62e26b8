#include "zero/Dialect/Zero/Entries.h"

using namespace mlir;
using namespace zero::ir;

static constexpr StringLiteral kEntry = "zero.entry";

static EntryKind getKindByName(StringRef name) {
  if (name == "main")
    return EntryKind::Step;
  return name == "init" ? EntryKind::Init : EntryKind::Eval;
}

EntryKind zero::ir::getEntryKind(FunctionOpInterface entry) {
  if (auto kind = entry->getAttrOfType<EntryKindAttr>(kEntry))
    return kind.getValue();
  return getKindByName(entry.getName());
}

void zero::ir::setEntryKind(FunctionOpInterface entry, EntryKind kind) {
  if (kind == getKindByName(entry.getName()))
    entry->removeAttr(kEntry);
  else
    entry->setAttr(kEntry, EntryKindAttr::get(entry.getContext(), kind));
}

/// Functions that are no kernels and nobody's helpers. Those without a name are not verified yet.
static auto getEntries(ModuleOp module) {
  return llvm::make_filter_range(module.getOps<FunctionOpInterface>(), [](FunctionOpInterface f) {
    return f->hasAttr(SymbolTable::getSymbolAttrName()) && f.isPublic() && !f.isExternal();
  });
}

FunctionOpInterface zero::ir::findStep(ModuleOp module) {
  for (FunctionOpInterface entry : getEntries(module))
    if (getEntryKind(entry) == EntryKind::Step)
      return entry;
  return {};
}

LogicalResult zero::ir::verifyEntryKinds(ModuleOp module) {
  FunctionOpInterface known[2] = {};
  for (FunctionOpInterface entry : getEntries(module)) {
    EntryKind kind = getEntryKind(entry);
    if (kind == EntryKind::Eval)
      continue;
    FunctionOpInterface &other = known[kind == EntryKind::Init];
    if (other)
      return entry.emitError() << "'" << entry.getName() << "' is of kind '"
                               << stringifyEntryKind(kind) << "', as is '" << other.getName()
                               << "', expected one of that kind; say what each is for by "
                                  "zero.entry = #zero.entry<step>, <init> or <eval>";
    other = entry;
  }
  return success();
}
