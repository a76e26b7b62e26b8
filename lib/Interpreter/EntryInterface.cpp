#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Interpreter/ShardedRun.h"
#include "zero/Support/Random.h"

using namespace mlir;
using namespace zero;

/// Puts `slot` at `index`; false if the place is taken.
static bool place(std::vector<std::optional<Slot>> &slots, int64_t index, Slot slot) {
  if (static_cast<size_t>(index) >= slots.size())
    slots.resize(index + 1);
  if (slots[index])
    return false;
  slots[index] = std::move(slot);
  return true;
}

/// Every place must have been filled.
static LogicalResult finish(FunctionOpInterface entry, StringRef what,
                            std::vector<std::optional<Slot>> &filled, std::vector<Slot> &slots) {
  for (auto [index, slot] : llvm::enumerate(filled)) {
    if (!slot)
      return entry.emitError() << "no zero.leaf describes " << what << " " << index << " of '"
                               << entry.getName() << "'";
    slots.push_back(std::move(*slot));
  }
  return success();
}

static FailureOr<EntryInterface> readLeaves(FunctionOpInterface entry, ModuleOp module) {
  EntryInterface interface;
  std::vector<std::optional<Slot>> arguments, results;
  StringRef name = entry.getName();
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    ir::Cut cut = ir::getCut(leaf);
    Slot slot{leaf.getLeafName().str(),
              ir::getUserType(leaf),
              leaf.getRole(),
              cut.dim,
              cut.ranks,
              cut.groups};
    if (ir::Padding padding = ir::getPadding(leaf); padding.dim >= 0) {
      slot.paddedDim = padding.dim;
      slot.paddedSize = ir::getWholeType(leaf).getDimSize(padding.dim);
    }
    int64_t argument = leaf.getArg(name), result = leaf.getResult(name);
    if ((argument >= 0 && !place(arguments, argument, slot)) ||
        (result >= 0 && !place(results, result, slot)))
      return leaf.emitOpError() << "describes an argument or result of '" << name
                                << "' that another leaf describes already";
    if (argument >= 0 && result >= 0 && leaf.getRole().isState())
      interface.states.emplace_back(argument, result);
  }
  if (failed(finish(entry, "argument", arguments, interface.arguments)) ||
      failed(finish(entry, "result", results, interface.results)))
    return failure();
  llvm::sort(interface.states);
  return interface;
}

/// The slot of an argument or result of a function without leaves; the function may be one rank's.
static FailureOr<Slot> makeSlot(FunctionOpInterface entry, Type type, ir::RoleAttr role) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return entry.emitError() << "'" << entry.getName()
                             << "' has an argument or result that is no statically shaped tensor: "
                             << type;
  int64_t dim = role ? role.getDim() : -1;
  if (auto module = entry->getParentOfType<ModuleOp>(); module && dim >= 0) {
    if (dim >= tensor.getRank())
      return entry.emitError() << role << " names a dimension that " << type << " does not have";
    SmallVector<int64_t> shape(tensor.getShape());
    for (auto mesh : module.getOps<ir::MeshOp>())
      shape[dim] *= mesh.getGroupSize(mesh.getDataAxes());
    tensor = tensor.clone(shape);
  }
  return Slot{role ? role.getName().str() : "", tensor, role};
}

static FailureOr<EntryInterface> readFunction(FunctionOpInterface entry) {
  EntryInterface interface;
  // Rows of a state are rows of what replaces it.
  llvm::DenseMap<int64_t, ir::RoleAttr> rowsOf;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    FailureOr<Slot> slot = makeSlot(entry, entry.getArgumentTypes()[i], role);
    if (failed(slot))
      return failure();
    interface.arguments.push_back(std::move(*slot));
    if (!role || role.getNext() < 0)
      continue;
    if (role.getNext() >= static_cast<int64_t>(entry.getNumResults()))
      return entry.emitError() << "argument " << i << " names result " << role.getNext()
                               << ", which '" << entry.getName() << "' does not have";
    interface.states.emplace_back(i, role.getNext());
    if (role.isBatchState())
      rowsOf[role.getNext()] = role;
  }
  for (unsigned i = 0; i < entry.getNumResults(); ++i) {
    auto role = entry.getResultAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (!role)
      role = rowsOf.lookup(i);
    FailureOr<Slot> slot = makeSlot(entry, entry.getResultTypes()[i], role);
    if (failed(slot))
      return failure();
    interface.results.push_back(std::move(*slot));
  }
  // A result that replaces an argument is what the argument is.
  for (auto [argument, result] : interface.states)
    if (Slot &slot = interface.results[result]; !slot.role) {
      slot.role = interface.arguments[argument].role;
      slot.name = interface.arguments[argument].name;
    }
  return interface;
}

FailureOr<EntryInterface> zero::getEntryInterface(FunctionOpInterface entry) {
  auto module = entry->getParentOfType<ModuleOp>();
  if (module && !module.getOps<ir::LeafOp>().empty())
    return readLeaves(entry, module);
  return readFunction(entry);
}

FailureOr<Values> zero::makeRandomArguments(FunctionOpInterface entry, ArrayRef<Slot> slots,
                                            uint64_t seed) {
  Values values;
  for (auto [index, slot] : llvm::enumerate(slots)) {
    std::optional<DType> dtype = getDType(slot.type.getElementType());
    if (!dtype)
      return entry.emitError() << "cannot make random values for argument " << index << " of type "
                               << slot.type;
    Tensor value = makeRandomTensor(*dtype, slot.type.getShape(), Random(seed * 1000003 + index));
    // Roots of optimizer state would be NaN, which says nothing.
    if (slot.role && slot.role.getKind() == ir::RoleKind::OptState)
      makePositive(value);
    values.push_back(std::move(value));
  }
  return values;
}
