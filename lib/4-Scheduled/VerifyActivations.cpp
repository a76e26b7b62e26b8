#include "VerifyActivations.h"

#include "OwnParts.h"
#include "ScheduleClaims.h"
#include "VerifyOffload.h"
#include "mlir/IR/Builders.h"
#include "zero/4-Scheduled/Activations.h"
#include "zero/Analysis/Claims.h"
#include "zero/Dialect/Zero/Entries.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

static constexpr llvm::StringLiteral kActivations = "activations", kBytes = "zero.bytes";

FailureOr<std::string> resolveActivations(ModuleOp module, StringRef asked) {
  if (asked != "auto")
    return asked.str();
  if (std::optional<StringRef> chosen = getConfigString(module, kChosenActivations))
    return chosen->str();
  module.emitError() << "--activations=auto has not been decided, expected '" << kChosenActivations
                     << "' in zero.config; run zero-choose-activations first";
  return failure();
}

/// The dispatch that gives the rank's part, wherever it has been in between.
static Operation *findMaker(Value part) {
  while (auto copy = part.getDefiningOp<CopyOp>())
    part = copy.getOperand();
  return part.getDefiningOp();
}

LogicalResult verifyActivations(Block &block, const Timeline &timeline) {
  SymbolTable symbols(block.getParentOp()->getParentOfType<ModuleOp>());
  SmallVector<Wait> waits;
  llvm::DenseSet<Operation *> gathered;
  for (auto start : block.getOps<CollectiveStartOp>()) {
    if (!gathersOwnParts(start, symbols))
      continue;
    if (!gathered.insert(findMaker(start.getOperands()[0])).second)
      return start.emitOpError("gathers parts that have been gathered before, expected one gather "
                               "for all that reads the value");
    auto await = cast<AwaitOp>(*start.getFuture().user_begin());
    Value whole = await.getResult(0);
    SmallVector<Operation *> readers = findReaders(whole);
    Operation *reader = readers.empty() ? nullptr : readers.front();
    int64_t position = timeline.getPosition(start);
    waits.push_back({start, getTensorBytes(whole.getType()), position,
                     reader ? timeline.getPosition(reader) : position, reader});
  }
  return checkWaiting(waits, "is gathered before it is read", "one op is the first to read",
                      /*times=*/1);
}

DictionaryAttr countKeptParts(ModuleOp module) {
  auto step = findStep<func::FuncOp>(module);
  if (!step || step.isExternal())
    return {};
  SymbolTable symbols(module);
  int64_t values = 0, parts = 0, whole = 0;
  for (auto start : step.getOps<CollectiveStartOp>())
    if (gathersOwnParts(start, symbols)) {
      ++values;
      parts += getTensorBytes(start.getOperands()[0].getType());
      whole += getTensorBytes(cast<FutureType>(start.getFuture().getType()).getTypes()[0]);
    }
  if (values == 0)
    return {};
  Builder builder(module.getContext());
  auto entry = [&](StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  };
  return builder.getDictionaryAttr({entry("parts", parts), entry("values", values),
                                    entry("whole", whole), entry("wire", whole - parts)});
}

LogicalResult compareActivations(ModuleOp module) {
  FailureOr<std::string> where =
      resolveActivations(module, getConfigString(module, kActivations).value_or("kept"));
  if (failed(where))
    return failure();
  auto bytes = module->getAttrOfType<DictionaryAttr>(kBytes);
  DictionaryAttr counted =
      StringRef(*where).starts_with("partitioned") ? countKeptParts(module) : DictionaryAttr();
  Attribute recorded = bytes ? bytes.get(kActivations) : Attribute();
  if (!bytes || recorded == counted)
    return success();
  InFlightDiagnostic diag = module.emitError();
  diag << "zero.bytes: " << kActivations << " is ";
  if (recorded)
    diag << recorded;
  else
    diag << "missing";
  diag << ", but the program is counted to have ";
  if (counted)
    diag << counted;
  else
    diag << "no values of forward in parts";
  return diag << "; was the text edited? compile the exported step again";
}

LogicalResult recordActivations(ModuleOp module) {
  auto bytes = module->getAttrOfType<DictionaryAttr>(kBytes);
  DictionaryAttr counted = countKeptParts(module);
  auto meshes = module.getOps<MeshOp>();
  if (!bytes || !counted || meshes.empty())
    return success();
  FailureOr<WireClaims> wire = countWire(module, *meshes.begin());
  if (failed(wire))
    return failure();
  NamedAttrList moved, recorded(bytes);
  wire->appendTo(moved, module.getContext());
  for (NamedAttribute entry : moved)
    recorded.set(entry.getName(), entry.getValue());
  recorded.set(kActivations, counted);
  module->setAttr(kBytes, recorded.getDictionary(module.getContext()));
  return success();
}

} // namespace zero
