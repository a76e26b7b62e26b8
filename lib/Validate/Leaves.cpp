#include "zero/Validate/Leaves.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;

namespace zero::validate {

/// Ends every message: whoever edits a text below cannot mean another program.
static constexpr llvm::StringLiteral kRemedy =
    "; this is fixed in the phases above: was the text edited? compile the exported step again";

/// Tables of one kind in both programs, one by one.
template <typename Table> static LogicalResult compareTables(ModuleOp upper, ModuleOp lower) {
  SmallVector<Table> expected(upper.getOps<Table>()), found(lower.getOps<Table>());
  for (auto [above, below] : llvm::zip(expected, found)) {
    if (above->getAttrDictionary() == below->getAttrDictionary())
      continue;
    InFlightDiagnostic diag = below.emitOpError()
                              << "differs from the phase above, expected what the note shows"
                              << kRemedy;
    diag.attachNote(above.getLoc()) << "expected: " << *above.getOperation();
    return diag;
  }
  if (found.size() == expected.size())
    return success();
  Operation *at =
      found.size() > expected.size() ? found[expected.size()].getOperation() : lower.getOperation();
  InFlightDiagnostic diag = at->emitError() << "the program has " << found.size() << " "
                                            << Table::getOperationName() << ", the phase above has "
                                            << expected.size() << kRemedy;
  if (found.size() < expected.size())
    diag.attachNote(expected[found.size()].getLoc())
        << "missing: " << *expected[found.size()].getOperation();
  return diag;
}

/// Meshes and layouts exist from one phase on.
template <typename Table> static LogicalResult compareOnceThere(ModuleOp upper, ModuleOp lower) {
  return upper.getOps<Table>().empty() ? success() : compareTables<Table>(upper, lower);
}

static constexpr StringLiteral kActivations = "activations";

/// Figures that some programs have, no other has. What gathers of kept values move is first said,
/// and counted, in `scheduled`.
static LogicalResult compareFigures(ModuleOp lower, DictionaryAttr expected, DictionaryAttr found) {
  for (NamedAttribute entry : found) {
    StringRef name = entry.getName();
    bool isNew = name == kActivations && ir::getPhase(lower) == ir::Phase::Scheduled;
    if (!isNew && !expected.contains(name))
      return lower.emitError() << "'" << name << "' of zero.bytes is " << entry.getValue()
                               << ", the phase above has none" << kRemedy;
  }
  return success();
}

/// zero.bytes of `lower` without what gathers of kept values move, where the phase above, which
/// says nothing of these, keeps whole ones: what is added to every rank of the step.
static DictionaryAttr withoutActivations(ModuleOp upper, ModuleOp lower, DictionaryAttr bytes) {
  auto kept = bytes.getAs<DictionaryAttr>(kActivations);
  auto above = upper->getAttrOfType<DictionaryAttr>("zero.bytes");
  auto wire = kept ? kept.getAs<IntegerAttr>("wire") : IntegerAttr();
  FunctionOpInterface step = ir::findStep<FunctionOpInterface>(lower);
  auto meshes = lower.getOps<ir::MeshOp>();
  if (!wire || !above || above.get(kActivations) || !step || meshes.empty())
    return bytes;
  AttrTypeReplacer subtract;
  subtract.addReplacement([&](IntegerAttr each) {
    return IntegerAttr::get(each.getType(), each.getInt() - wire.getInt());
  });
  auto axes = llvm::to_vector_of<StringRef>(
      ir::getModelAxes(*meshes.begin()).getAsValueRange<StringAttr>());
  auto change = [&](DictionaryAttr table, StringRef name, auto make) {
    NamedAttrList list(table);
    if (Attribute old = table.get(name))
      list.set(name, make(old));
    return list.getDictionary(lower.getContext());
  };
  auto less = [&](Attribute figure) { return subtract.replace(figure); };
  auto ofStep = [&](Attribute table) -> Attribute {
    return change(cast<DictionaryAttr>(table), step.getName(), less);
  };
  bytes = change(bytes, "wire", ofStep);
  bytes = change(bytes, "wire_by_rank", ofStep);
  return change(bytes, "wire_by_axes", [&](Attribute table) -> Attribute {
    return change(cast<DictionaryAttr>(table), step.getName(), [&](Attribute along) -> Attribute {
      return change(cast<DictionaryAttr>(along), llvm::join(axes, ","), less);
    });
  });
}

/// What `upper` says in the dictionary `name` is in that of `lower`; that may have more.
static LogicalResult compareEntries(ModuleOp upper, ModuleOp lower, StringRef name) {
  auto expected = upper->getAttrOfType<DictionaryAttr>(name);
  if (!expected)
    return success();
  auto found = lower->getAttrOfType<DictionaryAttr>(name);
  if (found && name == "zero.bytes") {
    if (failed(compareFigures(lower, expected, found)))
      return failure();
    found = withoutActivations(upper, lower, found);
  }
  if (!found)
    return lower.emitError() << "has no '" << name << "', the phase above has" << kRemedy;
  for (NamedAttribute entry : expected) {
    // The phases above may have been made again on this machine: code generation, which reads the
    // entry, asks for the machine that the text names.
    if (entry.getName() == "machine")
      continue;
    Attribute value = found.get(entry.getName());
    if (value == entry.getValue())
      continue;
    InFlightDiagnostic diag = lower.emitError();
    diag << "'" << entry.getName().getValue() << "' of " << name << " is ";
    if (value)
      diag << value;
    else
      diag << "missing";
    return diag << ", the phase above has " << entry.getValue() << kRemedy;
  }
  return success();
}

static SmallVector<FunctionOpInterface> getEntries(ModuleOp module) {
  SmallVector<FunctionOpInterface> entries;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (!function->hasAttr("zero.kernel") && !function.isExternal())
      entries.push_back(function);
  return entries;
}

/// The same entries, each for the same.
static LogicalResult compareEntryKinds(ModuleOp upper, ModuleOp lower) {
  SmallVector<FunctionOpInterface> expected = getEntries(upper), found = getEntries(lower);
  for (FunctionOpInterface entry : found) {
    auto *above = llvm::find_if(
        expected, [&](FunctionOpInterface other) { return other.getName() == entry.getName(); });
    if (above == expected.end())
      return entry.emitError() << "entry function '" << entry.getName()
                               << "' is not in the phase above" << kRemedy;
    ir::EntryKind kind = ir::getEntryKind(entry), wanted = ir::getEntryKind(*above);
    if (kind != wanted)
      return entry.emitError() << "entry function '" << entry.getName() << "' is of kind '"
                               << ir::stringifyEntryKind(kind) << "', in the phase above of kind '"
                               << ir::stringifyEntryKind(wanted) << "'" << kRemedy;
  }
  for (FunctionOpInterface entry : expected)
    if (llvm::none_of(found, [&](auto other) { return other.getName() == entry.getName(); }))
      return lower.emitError() << "has no entry function '" << entry.getName()
                               << "', the phase above has" << kRemedy;
  return success();
}

LogicalResult compareLeaves(ModuleOp upper, ModuleOp lower) {
  if (failed(compareTables<ir::LeafOp>(upper, lower)) ||
      // An import program's mesh is of the step's own axes alone: checkMesh compares these.
      (ir::getPhase(upper) != ir::Phase::Import &&
       failed(compareOnceThere<ir::MeshOp>(upper, lower))) ||
      failed(compareOnceThere<ir::LayoutOp>(upper, lower)) ||
      failed(compareEntryKinds(upper, lower)) ||
      failed(compareEntries(upper, lower, "zero.config")))
    return failure();
  return compareEntries(upper, lower, "zero.bytes");
}

} // namespace zero::validate
