//===- Replica.cpp - The proof of one entry after the other -------------------------===//
#include "zero/Validate/Replica.h"

#include "Difference.h"
#include "ReplicaInterface.h"
#include "ReplicaWalker.h"

#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;

namespace zero::validate {

using namespace replica;

namespace {

/// The proof of one entry function.
class EntryProof {
public:
  EntryProof(func::FuncOp import, func::FuncOp replica, ir::MeshOp mesh)
      : import(import), replica(replica), mesh(mesh), ranks(mesh.getGroupSize(mesh.getAxisNames())),
        expressions(import.getContext()) {}

  LogicalResult run();

private:
  LogicalResult numberImport();
  LogicalResult walkReplica();
  LogicalResult compareResults();
  LogicalResult compareResult(unsigned index, std::optional<Form> form);
  InFlightDiagnostic reportResult(unsigned index);

  func::FuncOp import, replica;
  ir::MeshOp mesh;
  int64_t ranks;
  Expressions expressions;
  SmallVector<Form> arguments;
  SmallVector<Number> expected; // of the results
  std::optional<Walker> upper, lower;
};

} // namespace

/// Marks an entry of the replica in which the user wrote what one rank computes.
static constexpr llvm::StringLiteral kByRank = "zero.by_rank";

LogicalResult EntryProof::numberImport() {
  upper.emplace(expressions, ranks, /*isPerRank=*/false);
  Block &block = import.getBody().front();
  Builder builder(import.getContext());
  for (BlockArgument argument : block.getArguments())
    upper->setClaim(argument,
                    {expressions.get("argument", builder.getI64IntegerAttr(argument.getArgNumber()),
                                     argument.getType(), {}, argument.getLoc()),
                     Form(), kNoNumber});
  if (failed(upper->run(block)))
    return upper->reportFailure();
  for (Value value : block.getTerminator()->getOperands())
    expected.push_back(upper->getClaim(value).number);
  expressions.closeImport();
  return success();
}

LogicalResult EntryProof::walkReplica() {
  bool isPerRank = replica->hasAttr(kByRank);
  if (isPerRank != upper->hasManual)
    return replica.emitError() << "'" << replica.getName() << "' "
                               << (isPerRank ? "is marked " : "is not marked ") << kByRank
                               << ", expected the mark where the import program has a manual "
                                  "computation, and only there";
  lower.emplace(expressions, ranks, isPerRank);
  lower->mesh = FlatSymbolRefAttr::get(mesh.getSymNameAttr());
  lower->axes = mesh.getAxisNames();
  lower->setManualResults(upper->manualResults);
  for (auto [whole, part, form] :
       llvm::zip_equal(import.getArguments(), replica.getArguments(), arguments)) {
    lower->setClaim(part, {upper->getClaim(whole).number, form, kNoNumber});
    if (isPerRank)
      lower->noteOuter(part);
  }
  if (failed(lower->run(replica.getBody().front())))
    return lower->reportFailure();
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

LogicalResult EntryProof::compareResult(unsigned index, std::optional<Form> form) {
  Value value = replica.getBody().front().getTerminator()->getOperand(index);
  Type whole = import.getResultTypes()[index];
  const Claim &outer = lower->getOuterClaim(value), &inner = lower->getClaim(value);
  for (const Claim &claim : {outer, inner}) {
    Form wanted = form.value_or(claim.form);
    std::optional<Number> number = lower->as(claim, wanted);
    bool isWhole = getWholeType(value.getType(), wanted, ranks) == whole;
    bool isValue = wanted.isReplicated() || wanted.isSharded();
    if (number && isWhole && isValue && *number == expected[index])
      return success();
  }
  Form wanted = form.value_or(outer.form);
  InFlightDiagnostic diag = reportResult(index);
  if (outer.form.kind != wanted.kind)
    diag << "it is " << outer.form.str() << ", expected " << wanted.str();
  auto [lower, upper] = findDifference(expressions.getNumbering(), outer.number, expected[index]);
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
  diag << (outer.form.kind != wanted.kind ? "; " : "") << "expected " << print(upper) << ", found "
       << print(lower);
  diag.attachNote(expressions[lower].loc) << "found here";
  diag.attachNote(expressions[upper].loc) << "expected here";
  return diag;
}

LogicalResult EntryProof::compareResults() {
  FailureOr<SmallVector<std::optional<Form>>> forms = checkResults(import, replica, ranks);
  if (failed(forms))
    return failure();
  for (auto [index, form] : llvm::enumerate(*forms))
    if (failed(compareResult(index, form)))
      return failure();
  return success();
}

LogicalResult EntryProof::run() {
  for (func::FuncOp entry : {import, replica})
    if (!entry.getBody().hasOneBlock())
      return entry.emitError() << "'" << entry.getName() << "' is not one flat block";
  FailureOr<SmallVector<Form>> forms = checkArguments(import, replica, ranks);
  if (failed(forms))
    return failure();
  arguments = *forms;
  return success(succeeded(numberImport()) && succeeded(walkReplica()) &&
                 succeeded(compareResults()));
}

LogicalResult validateReplica(ModuleOp import, ModuleOp replica) {
  ir::MeshOp mesh = checkMesh(replica);
  if (!mesh)
    return failure();
  for (auto entry : import.getOps<func::FuncOp>()) {
    auto found = replica.lookupSymbol<func::FuncOp>(entry.getName());
    if (!found || found.getVisibility() != entry.getVisibility())
      return replica.emitError() << "has no entry '" << entry.getName()
                                 << "', expected all of the import program's";
    if (failed(EntryProof(entry, found, mesh).run()))
      return failure();
  }
  return success();
}

} // namespace zero::validate
