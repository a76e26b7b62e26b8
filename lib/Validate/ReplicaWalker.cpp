#include "ReplicaWalker.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;

namespace zero::validate::replica {

static RuleTable makeRules() {
  RuleTable table;
  addElementwiseRules(table);
  addShapeRules(table);
  addLinearRules(table);
  addReductionRules(table);
  addIndexingRules(table);
  return table;
}

static RuleTable makeStructuralRules() {
  RuleTable table;
  addCollectiveRules(table);
  addControlRules(table);
  addManualRules(table);
  return table;
}

static bool areReplicated(ArrayRef<Claim> claims) {
  return llvm::all_of(claims, [](const Claim &claim) { return claim.sharding.isReplicated(); });
}

//===----------------------------------------------------------------------===//
// What rules are made of
//===----------------------------------------------------------------------===//

Sharding RuleInput::firstSharded(unsigned count) const {
  for (const Claim &claim : operands.take_front(count))
    if (claim.sharding.isSharded())
      return claim.sharding;
  return {};
}

Sharding RuleInput::firstPartial() const {
  for (const Claim &claim : operands)
    if (claim.sharding.isPartial())
      return claim.sharding;
  return {};
}

std::optional<Number> RuleInput::as(unsigned operand, const Sharding &sharding) const {
  return walker.as(operands[operand], sharding);
}

std::optional<Number> Walker::as(const Claim &claim, const Sharding &sharding) {
  if (claim.sharding == sharding)
    return claim.number;
  if (claim.sharding.isSharded() && sharding.isSharded())
    return coercion.recast(claim.number, claim.sharding, sharding);
  if (claim.sharding.isRounded || sharding.isRounded)
    return std::nullopt;
  if (isAllRows(claim.sharding) && sharding.isReplicated())
    return claim.number;
  if (!claim.sharding.isReplicated())
    return std::nullopt;
  if (sharding.isSharded())
    return coercion.get(claim.number, sharding);
  if (!sharding.isPartial())
    return std::nullopt;
  // Equations zero-is-partial and idempotent.
  bool isNeutral = sharding.reduce == ir::ReduceKind::Add ? expressions.isZero(claim.number)
                                                          : sharding.reduce != ir::ReduceKind::Mul;
  return isNeutral ? std::optional(claim.number) : std::nullopt;
}

Answer RuleInput::apply(ArrayRef<Sharding> operandShardings, ArrayRef<Sharding> resultShardings,
                        Attribute attributes) const {
  SmallVector<Number> numbers;
  for (unsigned i = 0; i < operands.size(); ++i) {
    std::optional<Number> number = as(i, operandShardings[i]);
    if (!number) {
      walker.explain("operand " + std::to_string(i) + " is expected to be " +
                     operandShardings[i].str());
      return std::nullopt;
    }
    numbers.push_back(*number);
  }
  std::optional<SmallVector<Number>> regions = walker.numberRegions(op, Sharding::Replicated);
  if (!regions)
    return std::nullopt;
  numbers.append(*regions);
  if (!attributes)
    attributes = getOwnAttributes(op);
  Claims results;
  for (auto [index, sharding] : llvm::enumerate(resultShardings)) {
    Type type = getWholeType(op->getResult(index).getType(), sharding, walker.ranks);
    results.push_back({walker.expressions.get(op->getName().getIdentifier(), attributes, type,
                                              numbers, index, op->getLoc()),
                       sharding, kNoNumber});
  }
  return results;
}

Answer RuleInput::pass(const Sharding &result) const {
  SmallVector<Sharding> shardings;
  for (const Claim &claim : operands)
    shardings.push_back(claim.sharding);
  return apply(shardings, SmallVector<Sharding>(op->getNumResults(), result));
}

Attribute RuleInput::withDims(StringRef name, ArrayRef<int64_t> dims) const {
  NamedAttrList attributes(cast<DictionaryAttr>(getOwnAttributes(op)));
  attributes.set(name, DenseI64ArrayAttr::get(op->getContext(), dims));
  return attributes.getDictionary(op->getContext());
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

Claim Walker::makeCarried(unsigned index, Type local, const Sharding &sharding, Location loc) {
  auto place = DenseI64ArrayAttr::get(loc.getContext(), {depth, static_cast<int64_t>(index)});
  if (sharding.kind == Sharding::PerRank)
    return makePerRank(expressions.get("carried per rank", place, local, {}, loc));
  Claim claim{expressions.get("carried", place, getWholeType(local, sharding, ranks), {}, loc),
              sharding, kNoNumber};
  if (sharding.isPartial() && isPerRank)
    claim.perRank = expressions.get("carried per rank", place, local, {}, loc);
  return claim;
}

Number Walker::makeRegion(Region &region, ArrayRef<Number> returned) {
  return expressions.get("region", {}, {}, returned, region.getLoc());
}

std::optional<Claims> Walker::runRegion(Region &region, ArrayRef<Claim> arguments) {
  Block &block = region.front();
  for (auto [argument, claim] : llvm::zip_equal(block.getArguments(), arguments))
    setClaim(argument, claim);
  ++depth;
  LogicalResult ran = run(block);
  --depth;
  if (mlir::failed(ran))
    return std::nullopt;
  Claims returned;
  for (Value value : block.getTerminator()->getOperands())
    returned.push_back(getClaim(value));
  return returned;
}

std::optional<SmallVector<Number>> Walker::numberRegions(Operation *op, Sharding::Kind kind) {
  SmallVector<Number> numbers;
  for (Region &region : op->getRegions()) {
    if (!region.hasOneBlock())
      return std::nullopt;
    Claims arguments;
    for (BlockArgument argument : region.getArguments())
      arguments.push_back(makeCarried(argument.getArgNumber(), argument.getType(),
                                      Sharding::of(kind), argument.getLoc()));
    std::optional<Claims> returned = runRegion(region, arguments);
    if (!returned)
      return std::nullopt;
    SmallVector<Number> results;
    ValueRange values = region.front().getTerminator()->getOperands();
    for (auto [claim, value] : llvm::zip_equal(*returned, values)) {
      if (kind != Sharding::PerRank && claim.sharding.kind != kind)
        return std::nullopt;
      results.push_back(kind == Sharding::PerRank ? getPerRank(claim, value) : claim.number);
    }
    numbers.push_back(makeRegion(region, results));
  }
  return numbers;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Answer Walker::makeReplicated(Operation *op, ArrayRef<Claim> operands) {
  RuleInput in{*this, op, operands};
  // What has effects is another value each time.
  if (!isMemoryEffectFree(op)) {
    explain("it may give another value each time it runs");
    return std::nullopt;
  }
  return in.pass(Sharding());
}

Answer Walker::prove(Operation *op, ArrayRef<Claim> operands) {
  static const RuleTable kStructural = makeStructuralRules(), kRules = makeRules();
  RuleInput in{*this, op, operands};
  TypeID id = op->getName().getTypeID();
  reason.clear();
  if (Rule rule = kStructural.lookup(id))
    return rule(in);
  if (Answer index = isa<hlo::RemOp>(op) ? proveAxisIndex(in) : std::nullopt)
    return index;
  if (Answer rounded = isa<hlo::ConvertOp>(op) ? proveRounding(in) : std::nullopt)
    return rounded;
  if (areReplicated(operands))
    return makeReplicated(op, operands);
  bool isRounded =
      llvm::any_of(operands, [](const Claim &claim) { return claim.sharding.isRounded; });
  if (isRounded && !isa<hlo::ConvertOp>(op))
    return std::nullopt;
  if (Rule rule = kRules.lookup(id))
    return rule(in);
  if (hlo::isElementwise(op))
    return proveElementwise(in);
  return std::nullopt;
}

Number Walker::getPerRank(const Claim &claim, Type local, Location loc) {
  const Sharding &sharding = claim.sharding;
  auto get = [&](StringRef word, ArrayRef<int64_t> place) {
    return expressions.get(word, DenseI64ArrayAttr::get(loc.getContext(), place), local,
                           claim.number, loc);
  };
  switch (sharding.kind) {
  case Sharding::Replicated:
  case Sharding::PerRank:
    return claim.number;
  case Sharding::Partial:
    return claim.perRank;
  case Sharding::Sharded:
    return get("rows", {sharding.dim, sharding.groups});
  case Sharding::RankMultiple:
    return get("rank times", {});
  case Sharding::RebasedIndex:
    return get("rebased", {sharding.dim, sharding.chunk, sharding.column, sharding.columnDim});
  case Sharding::OffsetIndex:
    return get("offset", {sharding.chunk, sharding.column, sharding.columnDim});
  case Sharding::OwnRange:
    return get("own range", {sharding.chunk, sharding.bounds});
  case Sharding::OwnRows:
    return get("own rows", {sharding.chunk, sharding.column});
  case Sharding::OnRank:
    return get("on rank", {sharding.chunk});
  }
  llvm_unreachable("all shardings are handled");
}

/// The op on the ranks' own values: the same on both sides if it is the same op.
Answer Walker::provePerRank(Operation *op, ArrayRef<Claim> operands) {
  SmallVector<Number> numbers;
  for (auto [claim, value] : llvm::zip_equal(operands, op->getOperands()))
    numbers.push_back(getPerRank(claim, value));
  std::optional<SmallVector<Number>> regions = numberRegions(op, Sharding::PerRank);
  if (!regions)
    return std::nullopt;
  numbers.append(*regions);
  Claims results;
  for (OpResult result : op->getResults())
    results.push_back(makePerRank(expressions.get(op->getName().getIdentifier(),
                                                  getOwnAttributes(op), result.getType(), numbers,
                                                  result.getResultNumber(), op->getLoc())));
  return results;
}

/// Two ways of being partial are two values on one rank.
void Walker::addPerRank(Operation *op, ArrayRef<Claim> operands, Claims &results) {
  bool isPartial = llvm::any_of(results, [](const Claim &claim) {
    return claim.sharding.isPartial() && claim.perRank == kNoNumber;
  });
  if (!isPartial)
    return;
  Answer own = provePerRank(op, operands);
  for (auto [index, claim] : llvm::enumerate(results))
    if (claim.sharding.isPartial() && claim.perRank == kNoNumber)
      claim.perRank =
          own ? (*own)[index].number
              : expressions.makeFresh("partial", op->getResult(index).getType(), op->getLoc());
}

/// On one rank: a part of the rows is a slice of them, as the program may have on its own. Not in
/// regions, where assumptions are tried.
std::optional<Claim> Walker::getSlice(const Claim &claim, Value value) {
  const Sharding &sharding = claim.sharding;
  RankedTensorType type = hlo::tensorType(value);
  if (ranks > 1 || depth > 0 || !sharding.isSharded() || !sharding.isPart() || sharding.groups > 1)
    return std::nullopt;
  SmallVector<int64_t> starts(type.getRank(), 0), limits(type.getShape()),
      strides(type.getRank(), 1);
  starts[sharding.dim] = sharding.firstPart * sharding.chunk;
  limits[sharding.dim] = starts[sharding.dim] + sharding.chunk;
  Builder builder(type.getContext());
  SmallVector<NamedAttribute> attributes = {
      builder.getNamedAttr("start_indices", builder.getDenseI64ArrayAttr(starts)),
      builder.getNamedAttr("limit_indices", builder.getDenseI64ArrayAttr(limits)),
      builder.getNamedAttr("strides", builder.getDenseI64ArrayAttr(strides))};
  return Claim{expressions.make<hlo::SliceOp>(type, claim.number, value.getLoc(), attributes),
               Sharding(), kNoNumber};
}

/// Equation one-rank. Outside of loops and branches values are reduced on one rank as on many.
bool Walker::isWholeOnOneRank(ArrayRef<Claim> values) const {
  return ranks == 1 && depth > 0 && llvm::any_of(values, [](const Claim &claim) {
           return claim.sharding.isPartial() && !claim.sharding.isPart();
         });
}

std::optional<Claims> Walker::getWholeOnOneRank(Operation *op, ArrayRef<Claim> operands) {
  if (ranks > 1)
    return std::nullopt;
  Claims wholes(operands);
  bool isNew = false;
  for (auto [claim, value] : llvm::zip_equal(wholes, op->getOperands())) {
    std::optional<Claim> slice = hlo::isControlFlow(op) ? std::nullopt : getSlice(claim, value);
    if (!slice && !isAllRows(claim.sharding) && !isWholeOnOneRank(claim))
      continue;
    claim = slice.value_or(Claim{claim.number, Sharding(), kNoNumber});
    isNew = true;
  }
  return isNew ? std::optional(wholes) : std::nullopt;
}

Answer Walker::answer(Operation *op, ArrayRef<Claim> given) {
  Claims operands(given);
  Answer results = prove(op, operands);
  if (!results)
    if (std::optional<Claims> whole = getWholeOnOneRank(op, operands))
      results = prove(op, operands = *whole);
  if (!results && isPerRank && isMemoryEffectFree(op))
    results = provePerRank(op, operands);
  if (results && isPerRank)
    addPerRank(op, operands, *results);
  return results;
}

LogicalResult Walker::visit(Operation *op) {
  Claims operands;
  for (Value operand : op->getOperands())
    operands.push_back(getClaim(operand));
  Answer results = answer(op, operands);
  if (!results) {
    if (failed)
      return failure(); // inside one of its regions
    failed = op;
    failedShardings.clear();
    for (const Claim &claim : operands)
      failedShardings += (failedShardings.empty() ? "" : "; ") + claim.sharding.str();
    return failure();
  }
  failed = nullptr; // what failed on the way there was only an attempt
  for (auto [result, claim] : llvm::zip_equal(op->getResults(), *results))
    setClaim(result, claim);
  if (!outerByPerRank.empty())
    visitOuter(op);
  return success();
}

LogicalResult Walker::run(Block &block) {
  for (Operation &op : block.without_terminator())
    if (mlir::failed(visit(&op)))
      return failure();
  return success();
}

InFlightDiagnostic Walker::reportFailure() {
  InFlightDiagnostic diag = failed->emitOpError();
  diag << "cannot be proved to be a part of what the import program computes: no rule for ";
  if (failedShardings.empty())
    diag << "it";
  else
    diag << "operands that are " << failedShardings;
  if (!reason.empty())
    diag << " (" << reason << ")";
  return diag;
}

//===----------------------------------------------------------------------===//
// Outside of manual computations
//===----------------------------------------------------------------------===//

const Claim &Walker::getOuterClaim(Value value) const {
  auto outer = outerClaims.find(value);
  return outer == outerClaims.end() ? getClaim(value) : outer->second;
}

void Walker::noteOuter(Value value) {
  Number own = getPerRank(getClaim(value), value);
  if (auto known = outerByPerRank.find(own); known != outerByPerRank.end())
    outerClaims[value] = known->second;
}

/// What devices hand on of a value that all have is rows of what they joined of it, and still the
/// value: of both, what the import program has.
Answer Walker::proveOuter(Operation *op, MutableArrayRef<Claim> operands) {
  auto isImported = [&](const Answer &results) {
    return results && llvm::all_of(*results, [&](const Claim &claim) {
             return expressions.isImported(claim.number);
           });
  };
  Answer results = prove(op, operands);
  if (isImported(results))
    return results;
  bool isOther = false;
  for (auto [claim, value] : llvm::zip_equal(operands, op->getOperands()))
    if (const Claim &inside = getClaim(value);
        claim.sharding.isSharded() && inside.sharding.isReplicated()) {
      claim = inside;
      isOther = true;
    }
  Answer others = isOther ? prove(op, operands) : std::nullopt;
  return isImported(others) || !results ? others : results;
}

/// The op once more with what its operands are outside, where they are other than inside.
void Walker::visitOuter(Operation *op) {
  Claims operands;
  bool differs = false;
  for (Value operand : op->getOperands()) {
    operands.push_back(getOuterClaim(operand));
    differs |= outerClaims.contains(operand);
  }
  if (differs)
    if (Answer results = proveOuter(op, operands)) {
      addPerRank(op, operands, *results);
      // Of two forms that hold, the one that the import program has.
      for (auto [result, claim] : llvm::zip_equal(op->getResults(), *results))
        if (expressions.isImported(claim.number) ||
            !expressions.isImported(getClaim(result).number))
          outerClaims[result] = claim;
    }
  for (Value result : op->getResults())
    noteOuter(result);
}

} // namespace zero::validate::replica
