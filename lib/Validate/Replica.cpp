//===- Replica.cpp - The proof of one entry after the other -------------------------===//
#include "zero/Validate/Replica.h"

#include "Difference.h"
#include "Outline.h"
#include "ReplicaInterface.h"
#include "ReplicaWalker.h"

#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Support/Counted.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace zero::validate {

using namespace replica;

namespace {

/// What an entry of the import program gives, in numbers.
class ImportEntry {
public:
  ImportEntry(func::FuncOp entry, int64_t ranks) : expressions(entry.getContext()), ranks(ranks) {}

  /// Fails where an op has no rule, and says so where it is to `report`. `modelAxis`: the ranks are
  /// along the step's own.
  LogicalResult number(func::FuncOp entry, bool report, StringAttr modelAxis = {});

  Expressions expressions;
  const int64_t ranks;
  bool isNumbered = false;
  SmallVector<Number> arguments, results;
  SmallVector<ManualResult> manualResults;
  JoinedRows joined;
  bool hasManual = false;
};

/// The proof of one entry function.
class EntryProof {
public:
  /// `import` may be an outline if `whole` is numbered.
  /// `isModelParallel`: the ranks are those along the step's own axis, and have parts of states.
  EntryProof(func::FuncOp import, ImportEntry &whole, func::FuncOp replica, ir::MeshOp mesh,
             bool isModelParallel = false)
      : import(import), replica(replica), mesh(mesh), ranks(whole.ranks),
        isModelParallel(isModelParallel), whole(whole), expressions(whole.expressions) {}

  LogicalResult run();

private:
  LogicalResult walkReplica();
  /// Along which the ranks are; null where they are those of the batch.
  StringAttr getModelAxis() {
    return isModelParallel ? cast<StringAttr>(mesh.getAxisNames()[0]) : StringAttr();
  }
  LogicalResult compareResults();
  LogicalResult compareResult(unsigned index, std::optional<Sharding> sharding);
  InFlightDiagnostic reportResult(unsigned index);

  func::FuncOp import, replica;
  ir::MeshOp mesh;
  int64_t ranks;
  bool isModelParallel;
  ImportEntry &whole;
  Expressions &expressions;
  SmallVector<Sharding> arguments;
  std::optional<Walker> lower;
};

} // namespace

/// Marks an entry of the replica in which the user wrote what one rank computes.
static constexpr llvm::StringLiteral kByRank = "zero.by_rank";

LogicalResult ImportEntry::number(func::FuncOp entry, bool report, StringAttr modelAxis) {
  Walker walker(expressions, ranks, /*isPerRank=*/false);
  walker.modelAxis = modelAxis;
  for (auto mesh : entry->getParentOfType<ModuleOp>().getOps<ir::MeshOp>())
    walker.modelAxes = mesh.getAxisNames();
  Block &block = entry.getBody().front();
  Builder builder(entry.getContext());
  for (BlockArgument argument : block.getArguments()) {
    arguments.push_back(expressions.get("argument",
                                        builder.getI64IntegerAttr(argument.getArgNumber()),
                                        argument.getType(), {}, argument.getLoc()));
    walker.setClaim(argument, {arguments.back(), Sharding(), kNoNumber});
  }
  if (failed(walker.run(block)))
    return report ? LogicalResult(walker.reportFailure()) : failure();
  for (Value value : block.getTerminator()->getOperands())
    results.push_back(walker.getClaim(value).number);
  manualResults = std::move(walker.manualResults);
  joined = std::move(walker.joined);
  hasManual = walker.hasManual;
  expressions.closeImport();
  isNumbered = true;
  return success();
}

LogicalResult EntryProof::walkReplica() {
  bool isPerRank = replica->hasAttr(kByRank);
  if (isPerRank != whole.hasManual)
    return replica.emitError() << "'" << replica.getName() << "' "
                               << (isPerRank ? "is marked " : "is not marked ") << kByRank
                               << ", expected the mark where the import program has a manual "
                                  "computation, and only there";
  lower.emplace(expressions, ranks, isPerRank);
  lower->mesh = FlatSymbolRefAttr::get(mesh.getSymNameAttr());
  lower->axes = isModelParallel ? mesh.getAxisNames() : mesh.getDataAxes();
  lower->modelAxis = getModelAxis();
  if (ArrayAttr axes = ir::getModelAxes(mesh); !isModelParallel && !axes.empty())
    lower->modelAxes = axes;
  lower->reduceType = getReduceType(replica);
  lower->rowParts = getRowParts(replica);
  lower->setManualResults(whole.manualResults);
  lower->joined = whole.joined;
  for (auto [number, part, sharding] :
       llvm::zip_equal(whole.arguments, replica.getArguments(), arguments)) {
    lower->setClaim(part, {number, sharding, kNoNumber});
    if (isPerRank)
      lower->noteOuter(part);
  }
  if (failed(lower->run(replica.getBody().front())))
    return lower->reportFailure();
  // What the text says is counted in the program, too.
  int64_t recorded = lower->rowParts;
  if (recorded > 1 && lower->partsSeen != recorded)
    return replica.emitError() << (getMicroBatches(replica) > 1 ? "'accumulate' of zero.config"
                                                                : "'zero.row_parts'")
                               << " is " << recorded << ", but '" << replica.getName()
                               << "' cuts a rank's rows into " << lower->partsSeen
                               << " parts; compile the exported step again, or correct the text";
  return success();
}

InFlightDiagnostic EntryProof::reportResult(unsigned index) {
  InFlightDiagnostic diag = replica.getBody().front().getTerminator()->emitOpError();
  diag << "gives result " << index;
  auto role = replica.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
  for (unsigned i = 0; i < replica.getNumArguments() && !role; ++i)
    if (auto state = replica.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"))
      if (state.getNext() == static_cast<int64_t>(index))
        role = state;
  if (role)
    diag << " (" << role.getName().getValue() << ")";
  diag << " that cannot be proved equal to the import program's: ";
  return diag;
}

/// An expression in `number` of which devices have different values, though all are said to have
/// it.
static Number findDiffering(const Numbering &numbering, Number number) {
  llvm::DenseSet<Number> seen;
  SmallVector<Number> pending{number};
  while (!pending.empty()) {
    Number next = pending.pop_back_val();
    if (next == kNoNumber || !seen.insert(next).second)
      continue;
    const Expression &expression = numbering.getExpression(next);
    if (expression.op.getValue() == kDiffers)
      return next;
    llvm::append_range(pending, expression.operands);
  }
  return kNoNumber;
}

static bool isJoined(const Expressions &expressions, Number number) {
  return expressions[number].op.getValue() == "parts";
}

LogicalResult EntryProof::compareResult(unsigned index, std::optional<Sharding> sharding) {
  Value value = replica.getBody().front().getTerminator()->getOperand(index);
  Type whole = import.getResultTypes()[index];
  const Claim &outer = lower->getOuterClaim(value), &inner = lower->getClaim(value);
  for (const Claim &claim : {outer, inner}) {
    Sharding wanted = sharding.value_or(claim.sharding);
    std::optional<Number> number = lower->as(claim, wanted);
    bool isWhole = getWholeType(value.getType(), wanted, ranks) == whole;
    bool isValue = wanted.isReplicated() || wanted.isSharded();
    if (number && isWhole && isValue && *number == this->whole.results[index])
      return success();
  }
  Sharding wanted = sharding.value_or(outer.sharding);
  InFlightDiagnostic diag = reportResult(index);
  Number differing = findDiffering(expressions.getNumbering(), this->whole.results[index]);
  if (differing != kNoNumber) {
    diag << "devices may return different values of what out_shardings say is the same on all; "
            "reduce it (jax.lax.psum, pmean), or shard the result by the axis (out_specs)";
    diag.attachNote(expressions[differing].loc)
        << "a value of each device's own, expected the same on all";
    return diag;
  }
  if (outer.sharding.kind != wanted.kind)
    diag << "it is " << outer.sharding.str() << ", expected " << wanted.str();
  auto [lower, upper] =
      findDifference(expressions.getNumbering(), outer.number, this->whole.results[index]);
  // What devices joined is found, or not, by what one of them has.
  while (lower != kNoNumber && upper != kNoNumber && isJoined(expressions, upper) &&
         !isJoined(expressions, lower)) {
    std::pair ofOne =
        findDifference(expressions.getNumbering(), lower, expressions[upper].operands[0]);
    if (ofOne.first == ofOne.second)
      break; // one device's in the place of what all of them joined
    std::tie(lower, upper) = ofOne;
  }
  if (upper == lower)
    return diag;
  // An op with operands is printed without its attributes.
  bool sameOp = expressions[upper].op == expressions[lower].op;
  auto print = [&](Number number) {
    std::string text = expressions.print(number);
    llvm::raw_string_ostream os(text);
    if (sameOp && expressions[upper].attributes != expressions[lower].attributes &&
        !expressions[number].operands.empty())
      os << " with " << expressions[number].attributes;
    return text;
  };
  diag << (outer.sharding.kind != wanted.kind ? "; " : "") << "expected " << print(upper)
       << ", found " << print(lower);
  diag.attachNote(expressions[lower].loc) << "found here";
  diag.attachNote(expressions[upper].loc) << "expected here";
  return diag;
}

LogicalResult EntryProof::compareResults() {
  FailureOr<SmallVector<std::optional<Sharding>>> shardings =
      isModelParallel ? checkPartResults(import, replica, ranks)
                      : checkResults(import, replica, ranks);
  if (failed(shardings))
    return failure();
  for (auto [index, sharding] : llvm::enumerate(*shardings))
    if (failed(compareResult(index, sharding)))
      return failure();
  return success();
}

LogicalResult EntryProof::run() {
  for (func::FuncOp entry : {import, replica})
    if (!entry.getBody().hasOneBlock())
      return entry.emitError() << "'" << entry.getName() << "' is not one flat block";
  FailureOr<SmallVector<Sharding>> shardings = isModelParallel
                                                   ? checkPartArguments(import, replica, ranks)
                                                   : checkArguments(import, replica, ranks);
  if (failed(shardings))
    return failure();
  arguments = *shardings;
  if (!whole.isNumbered && failed(whole.number(import, /*report=*/true, getModelAxis())))
    return failure();
  return success(succeeded(walkReplica()) && succeeded(compareResults()));
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

struct ImportNumbers {
  OwningOpRef<ModuleOp> outline;
  int64_t ranks;
  SmallVector<std::unique_ptr<ImportEntry>> entries; // as they stand in `outline`
};

std::shared_ptr<ImportNumbers> numberImport(ModuleOp import, int64_t ranks) {
  auto numbers = std::make_shared<ImportNumbers>();
  numbers->ranks = ranks;
  for (auto entry : import.getOps<func::FuncOp>()) {
    auto &whole = numbers->entries.emplace_back(std::make_unique<ImportEntry>(entry, ranks));
    if (!entry.getBody().hasOneBlock() || failed(whole->number(entry, /*report=*/false)))
      return nullptr;
  }
  numbers->outline = makeOutline(import);
  return numbers;
}

ModuleOp getOutline(const ImportNumbers &import) {
  return const_cast<ImportNumbers &>(import).outline.get();
}

/// `numbers` are those of `import`, by entry; null: not known yet.
static LogicalResult validateReplica(ModuleOp import, ImportNumbers *numbers, ModuleOp replica) {
  ir::MeshOp mesh = checkMesh(import, replica);
  if (!mesh)
    return failure();
  int64_t ranks = mesh.getGroupSize(mesh.getDataAxes());
  if (numbers && numbers->ranks != ranks)
    return mesh.emitOpError() << "is of " << counted(ranks, "rank") << ", expected the "
                              << numbers->ranks << " that the program is compiled for";
  for (auto [index, entry] : llvm::enumerate(import.getOps<func::FuncOp>())) {
    auto found = replica.lookupSymbol<func::FuncOp>(entry.getName());
    if (!found || found.getVisibility() != entry.getVisibility())
      return replica.emitError() << "has no entry '" << entry.getName()
                                 << "', expected all of the import program's";
    std::unique_ptr<ImportEntry> whole =
        numbers ? std::move(numbers->entries[index]) : std::make_unique<ImportEntry>(entry, ranks);
    if (failed(EntryProof(entry, *whole, found, mesh).run()))
      return failure();
  }
  return success();
}

LogicalResult validateModelParallel(ModuleOp import, ModuleOp local) {
  ir::MeshOp mesh = checkModelMesh(import, local);
  if (!mesh || failed(checkPartLeaves(import, local)))
    return failure();
  int64_t ranks = mesh.getGroupSize(mesh.getAxisNames());
  for (auto entry : import.getOps<func::FuncOp>()) {
    auto found = local.lookupSymbol<func::FuncOp>(entry.getName());
    if (!found || found.getVisibility() != entry.getVisibility())
      return local.emitError() << "has no entry '" << entry.getName()
                               << "', expected all of the import program's";
    ImportEntry whole(entry, ranks);
    if (failed(EntryProof(entry, whole, found, mesh, /*isModelParallel=*/true).run()))
      return failure();
  }
  return success();
}

LogicalResult validateReplica(ModuleOp import, ModuleOp replica) {
  return validateReplica(import, nullptr, replica);
}

LogicalResult validateReplica(ImportNumbers &import, ModuleOp replica) {
  return validateReplica(*import.outline, &import, replica);
}

} // namespace zero::validate
