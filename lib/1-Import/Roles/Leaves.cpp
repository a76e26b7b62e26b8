#include "Leaves.h"

#include "zero/Dialect/Zero/Entries.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

namespace {

/// One leaf to be: its places in every entry.
struct Leaf {
  RoleDraft role;
  Type type;
  std::vector<std::pair<std::string, std::pair<int64_t, int64_t>>> slots; // entry: argument, result

  std::pair<int64_t, int64_t> &slot(StringRef entry) {
    for (auto &[name, places] : slots)
      if (name == entry)
        return places;
    return slots.emplace_back(entry.str(), std::make_pair<int64_t, int64_t>(-1, -1)).second;
  }
};

class LeafRecorder {
public:
  LogicalResult add(const EntryDraft &draft, bool isStep);
  void write(ModuleOp module);

private:
  LogicalResult addArgument(const EntryDraft &draft, unsigned index, bool isStep);
  LogicalResult addResult(const EntryDraft &draft, unsigned index, bool isStep);
  /// A state by its role, or by what the step calls so (a key is state only where it is replaced).
  bool isState(const RoleDraft &role, Type type, bool isStep) {
    if (role.getRole(type.getContext()).isState())
      return true;
    Leaf *leaf = isStep ? nullptr : findState(role.name);
    return leaf && leaf->role.kind == role.kind && leaf->type == type;
  }
  /// The leaf of a state by name; null if there is none.
  Leaf *findState(StringRef name) {
    auto it = states.find(name);
    return it == states.end() ? nullptr : &leaves[it->second];
  }
  Leaf &create(const RoleDraft &role, Type type, bool isState) {
    if (isState)
      states[role.name] = leaves.size();
    leaves.push_back({role, type, {}});
    return leaves.back();
  }

  std::vector<Leaf> leaves;
  llvm::StringMap<size_t> states;
};

} // namespace

static InFlightDiagnostic refuse(const EntryDraft &draft, StringRef what, unsigned index,
                                 const RoleDraft &role) {
  func::FuncOp entry = draft.entry;
  return entry.emitError() << what << " " << index << " of '" << entry.getName() << "' is "
                           << ir::stringifyRoleKind(*role.kind) << " '" << role.name << "', ";
}

LogicalResult LeafRecorder::addArgument(const EntryDraft &draft, unsigned index, bool isStep) {
  func::FuncOp entry = draft.entry;
  const RoleDraft &role = draft.arguments[index];
  Type type = entry.getArgumentTypes()[index];
  std::string name = entry.getName().str();
  bool isInit = ir::getEntryKind(entry) == ir::EntryKind::Init;
  if (isInit && role.getRole(entry.getContext()).isState())
    return refuse(draft, "argument", index, role)
           << "but what makes the states takes none; give it the role const";
  if (isInit || !isState(role, type, isStep)) {
    // The batch of @eval is the step's if it is called so.
    for (Leaf &leaf : leaves)
      if (leaf.role.kind == role.kind && leaf.role.name == role.name && leaf.type == type &&
          leaf.slot(name).first < 0 && leaf.slot(name).second < 0 && !isStep) {
        leaf.slot(name).first = index;
        return success();
      }
    create(role, type, /*isState=*/false).slot(name) = {index, -1};
    return success();
  }
  Leaf *leaf = findState(role.name);
  if (isStep) {
    if (leaf)
      return refuse(draft, "argument", index, role) << "but another state has that name";
    create(role, type, /*isState=*/true).slot(name) = {index, role.next};
    return success();
  }
  if (!leaf || leaf->type != type)
    return refuse(draft, "argument", index, role)
           << "but the step has no state of that name and type " << type;
  leaf->slot(name) = {index, role.next};
  return success();
}

LogicalResult LeafRecorder::addResult(const EntryDraft &draft, unsigned index, bool isStep) {
  func::FuncOp entry = draft.entry;
  const RoleDraft &role = draft.results[index];
  Type type = entry.getResultTypes()[index];
  std::string name = entry.getName().str();
  if (draft.getReplaced(index) >= 0)
    return success();
  if (!isState(role, type, isStep)) {
    create(role, type, /*isState=*/false).slot(name) = {-1, index};
    return success();
  }
  Leaf *leaf = findState(role.name);
  if (!leaf && isStep)
    leaf = &create(role, type, /*isState=*/true); // overwritten without being read
  if (!leaf || leaf->type != type)
    return refuse(draft, "result", index, role)
           << "but the step has no state of that name and type " << type;
  if (leaf->slot(name).second >= 0)
    return refuse(draft, "result", index, role)
           << "as result " << leaf->slot(name).second << " is already";
  leaf->slot(name).second = index;
  return success();
}

LogicalResult LeafRecorder::add(const EntryDraft &draft, bool isStep) {
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (failed(addArgument(draft, i, isStep)))
      return failure();
  for (unsigned i = 0; i < draft.results.size(); ++i)
    if (failed(addResult(draft, i, isStep)))
      return failure();
  return success();
}

void LeafRecorder::write(ModuleOp module) {
  OpBuilder builder(module.getContext());
  builder.setInsertionPointToStart(module.getBody());
  for (const Leaf &leaf : leaves) {
    SmallVector<NamedAttribute> slots;
    for (auto &[entry, places] : leaf.slots)
      if (places.first >= 0 || places.second >= 0)
        slots.push_back(
            builder.getNamedAttr(entry, builder.getI64ArrayAttr({places.first, places.second})));
    ir::LeafOp::create(builder, module.getLoc(), leaf.role.getRole(module.getContext()),
                       TypeAttr::get(leaf.type), builder.getDictionaryAttr(slots));
  }
}

LogicalResult import::recordLeaves(ModuleOp module, ArrayRef<EntryDraft> drafts) {
  LeafRecorder recorder;
  for (auto [index, draft] : llvm::enumerate(drafts))
    if (failed(recorder.add(draft, /*isStep=*/index == 0)))
      return failure();
  recorder.write(module);
  return success();
}
