//===- ReplicaControl.cpp - Loops, branches, barriers ---------------------------------===//
//
// Equation loop: a loop is proved by assuming a sharding of each carried value at entry and proving
// it at the yield; a value that comes out in another sharding raises the assumption, to a fixed
// point. Predicates are the same on all ranks, so trip counts and branches are; a loop that leaves
// rows alone which are done may end on each rank with its own rows.
//===------------------------------------------------------------------------------------===//
#include "ReplicaWalker.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace zero::validate::replica {

/// Its results are its operands. Equation barrier.
static Answer proveBarrier(const RuleInput &in) {
  return Claims(in.operands.begin(), in.operands.end());
}

namespace {
class LoopProof {
public:
  LoopProof(const RuleInput &in, hlo::WhileOp loop) : in(in), walker(in.walker), loop(loop) {}
  Answer run();

private:
  std::optional<Number> getNumber(const Claim &claim, const Sharding &sharding, Value value);
  bool raise(unsigned index, const Sharding &sharding);
  bool raiseByFirstRound();
  /// What else carried values may start in: whether that is anything new.
  bool guessRows();
  SmallVector<Sharding> getGuesses(unsigned index, ArrayRef<Sharding> rows);
  SmallVector<unsigned> findSources(Operation *op);
  Answer runGuessing(ArrayRef<Sharding> claimed);
  bool isPartialOnOneRank(const Claim &claim) const;
  bool doDoneRowsStay(ArrayRef<Claim> carried);
  SmallVector<Sharding> findRows();
  /// Raises what is assumed until it holds in every round.
  Answer runFrom();
  /// Runs the regions on what is assumed; whether they ran. `isRaised`: some assumption did not
  /// hold and is another one now.
  bool tryOnce(bool &isRaised);
  Answer build();

  const RuleInput &in;
  Walker &walker;
  hlo::WhileOp loop;
  SmallVector<Sharding> shardings;
  SmallVector<Number> condition, body; // what the regions return
  bool roundsDiffer = false;           // between ranks or parts: that is what is wrong
};
} // namespace

std::optional<Number> LoopProof::getNumber(const Claim &claim, const Sharding &sharding,
                                           Value value) {
  if (sharding.kind == Sharding::PerRank)
    return walker.getPerRank(claim, value);
  return walker.as(claim, sharding);
}

/// Carried value `index` is assumed in `sharding` from now on, if it can start so.
bool LoopProof::raise(unsigned index, const Sharding &sharding) {
  if (shardings[index].isReplicated() && sharding.kind <= Sharding::Partial &&
      walker.as(in.operands[index], sharding)) {
    shardings[index] = sharding;
    return true;
  }
  if (!walker.isPerRank || shardings[index].kind == Sharding::PerRank)
    return false;
  shardings[index] = Sharding::of(Sharding::PerRank);
  return true;
}

/// Zeros to which partial sums are added are one: seen only by what the first round makes of them.
bool LoopProof::raiseByFirstRound() {
  Claims begin(in.operands.begin(), in.operands.end());
  for (auto [claim, sharding] : llvm::zip_equal(begin, shardings))
    if (sharding.isSharded())
      claim = {*walker.as(claim, sharding), sharding, kNoNumber};
  std::optional<Claims> returned = walker.runRegion(loop.getBody(), begin);
  if (!returned)
    return false;
  bool isRaised = false;
  for (auto [index, claim] : llvm::enumerate(*returned))
    if (!walker.as(claim, shardings[index]))
      isRaised |= raise(index, claim.sharding);
  return isRaised;
}

/// Of what a region returns. Equation one-rank.
bool LoopProof::isPartialOnOneRank(const Claim &claim) const {
  return walker.ranks == 1 && claim.sharding.isPartial() && !claim.sharding.isPart();
}

bool LoopProof::tryOnce(bool &isRaised) {
  Claims arguments;
  for (auto [index, sharding] : llvm::enumerate(shardings))
    arguments.push_back(
        walker.makeCarried(index, loop.getOperand()[index].getType(), sharding, loop.getLoc()));
  std::optional<Claims> predicate = walker.runRegion(loop.getCond(), arguments);
  if (!predicate)
    return false;
  bool isByRow = (*predicate)[0].sharding.isPartial(ir::ReduceKind::Or) && !walker.isPerRank;
  if (!(*predicate)[0].sharding.isReplicated() && !isPartialOnOneRank((*predicate)[0]) &&
      !isByRow) {
    walker.explain("ranks may run another number of rounds each");
    return false;
  }
  condition = {(*predicate)[0].number};
  std::optional<Claims> returned = walker.runRegion(loop.getBody(), arguments);
  if (!returned)
    return false;
  body.clear();
  ValueRange values = loop.getBody().front().getTerminator()->getOperands();
  for (auto [index, claim] : llvm::enumerate(*returned)) {
    if (std::optional<Number> number = getNumber(claim, shardings[index], values[index])) {
      body.push_back(*number);
      continue;
    }
    bool isRaisable = raise(index, claim.sharding);
    if (!isRaisable && shardings[index].isReplicated() && isPartialOnOneRank(claim)) {
      body.push_back(claim.number);
      continue;
    }
    if (!isRaisable) {
      walker.explain("carried value " + std::to_string(index) + " is " + shardings[index].str() +
                     " at the start of a round and " + claim.sharding.str() + " at its end");
      return false;
    }
    isRaised = true;
  }
  // On one rank the rows are all there is, unless they are a part of them.
  isByRow &= walker.ranks > 1 || (*predicate)[0].sharding.isPart();
  roundsDiffer = !isRaised && isByRow && !doDoneRowsStay(arguments);
  if (!roundsDiffer)
    return true;
  std::string of = (*predicate)[0].sharding.isPart() ? "micro-batch" : "rank";
  walker.explain(
      of + (of == "rank" ? "s" : "es") +
      " may run another number of rounds each, and a value changes in rounds that none of "
      "a " +
      of + "'s rows asks for");
  return false;
}

/// Equation rows-that-are-done: where p is false for all rows of a rank, each value is what it was,
/// and so p is false for them in all further rounds.
bool LoopProof::doDoneRowsStay(ArrayRef<Claim> carried) {
  auto any = loop.getCond().front().getTerminator()->getOperand(0).getDefiningOp<hlo::ReduceOp>();
  if (!any || any.getInputs().size() != 1 || getReduction(any.getBody()) != ir::ReduceKind::Or)
    return false;
  const Claim &rows = walker.getClaim(any.getInputs()[0]);
  auto isRows = [&](Value value) {
    const Claim &claim = walker.getClaim(value);
    return claim.number == rows.number && claim.sharding == rows.sharding;
  };
  ValueRange values = loop.getBody().front().getTerminator()->getOperands();
  return rows.sharding.isSharded() && llvm::all_of(llvm::enumerate(carried), [&](const auto &each) {
           Value value = values[each.index()];
           auto isOld = [&](Value old) {
             return walker.getClaim(old).number == each.value().number &&
                    walker.getClaim(old).sharding == each.value().sharding;
           };
           auto select = value.getDefiningOp<hlo::SelectOp>();
           if (isOld(value) || !select)
             return isOld(value);
           Value predicate = select.getPred();
           if (auto spread = predicate.getDefiningOp<hlo::BroadcastInDimOp>())
             predicate = spread.getOperand();
           return isRows(predicate) && isOld(select.getOnFalse());
         });
}

Answer LoopProof::build() {
  SmallVector<Number> numbers;
  for (auto [index, sharding] : llvm::enumerate(shardings))
    numbers.push_back(*getNumber(in.operands[index], sharding, loop.getOperand()[index]));
  numbers.push_back(walker.makeRegion(loop.getCond(), condition));
  numbers.push_back(walker.makeRegion(loop.getBody(), body));
  Claims results;
  for (auto [index, sharding] : llvm::enumerate(shardings)) {
    Type type = getWholeType(loop.getResult(index).getType(), sharding, walker.ranks);
    results.push_back(
        {walker.expressions.get(loop->getName().getIdentifier(), getOwnAttributes(loop), type,
                                numbers, index, loop.getLoc()),
         sharding, kNoNumber});
  }
  return results;
}

/// The rows that are read in the loop, each sharding once.
SmallVector<Sharding> LoopProof::findRows() {
  SmallVector<Sharding> rows;
  auto add = [&](const Sharding &sharding) {
    if (sharding.isSharded() && !llvm::is_contained(rows, sharding.onDim(0)))
      rows.push_back(sharding.onDim(0));
  };
  for (const Claim &claim : in.operands)
    add(claim.sharding);
  visitUsedValuesDefinedAbove(loop->getRegions(),
                              [&](OpOperand *use) { add(walker.getClaim(use->get()).sharding); });
  return rows;
}

/// Zeros and other repeated values may be anybody's rows: those of which a rank has as many as of
/// what is read in the loop are taken for rows. What holds is proved as for any other assumption.
SmallVector<Sharding> LoopProof::getGuesses(unsigned index, ArrayRef<Sharding> rows) {
  SmallVector<Sharding> guesses;
  for (const Sharding &row : rows)
    for (auto [dim, size] : llvm::enumerate(hlo::tensorType(loop.getOperand()[index]).getShape()))
      if (size == row.getLocalSize() && walker.as(in.operands[index], row.onDim(dim)))
        guesses.push_back(row.onDim(dim));
  return guesses;
}

bool LoopProof::guessRows() {
  bool isNew = false;
  SmallVector<Sharding> rows = findRows();
  for (auto [index, sharding] : llvm::enumerate(shardings)) {
    sharding = in.operands[index].sharding;
    if (!sharding.isReplicated())
      continue;
    if (SmallVector<Sharding> guesses = getGuesses(index, rows); !guesses.empty())
      sharding = guesses.front();
    isNew |= sharding.isSharded();
  }
  return isNew;
}

/// Carried values of which `op`, in one of the regions, is made, the nearest first.
SmallVector<unsigned> LoopProof::findSources(Operation *op) {
  while (op && op->getParentOp() != loop)
    op = op->getParentOp();
  llvm::SetVector<Value> seen;
  auto addOperands = [&](Operation *reader) {
    seen.insert(reader->operand_begin(), reader->operand_end());
    getUsedValuesDefinedAbove(reader->getRegions(), seen);
  };
  SmallVector<unsigned> sources;
  if (!op)
    return sources;
  addOperands(op);
  for (size_t i = 0; i < seen.size(); ++i) {
    auto argument = dyn_cast<BlockArgument>(seen[i]);
    if (argument && argument.getOwner() == op->getBlock())
      sources.push_back(argument.getArgNumber());
    else if (Operation *maker = seen[i].getDefiningOp();
             maker && maker->getBlock() == op->getBlock())
      addOperands(maker);
  }
  return sources;
}

/// Where other dimensions have as many elements as a rank has rows: one guess more wherever the
/// proof ends, of what that op is made of.
Answer LoopProof::runGuessing(ArrayRef<Sharding> claimed) {
  constexpr unsigned kMaxGuesses = 48;
  SmallVector<Sharding> rows = findRows(), guessed(claimed);
  SmallVector<SmallVector<Sharding>> open(claimed.size());
  llvm::BitVector isGuessed(claimed.size());
  for (auto [index, sharding] : llvm::enumerate(claimed))
    if (sharding.isReplicated())
      if (open[index] = getGuesses(index, rows); !open[index].empty())
        open[index].push_back(sharding);
  for (unsigned i = 0; i < kMaxGuesses && !rows.empty(); ++i) {
    shardings = guessed;
    if (Answer answer = runFrom())
      return answer;
    if (roundsDiffer)
      break;
    SmallVector<unsigned> sources = findSources(walker.getFailed());
    llvm::erase_if(sources, [&](unsigned source) { return open[source].empty(); });
    llvm::stable_sort(sources, [&](unsigned a, unsigned b) { return isGuessed[a] < isGuessed[b]; });
    if (sources.empty())
      break;
    unsigned source = sources.front();
    guessed[source] = open[source].front();
    open[source].erase(open[source].begin());
    isGuessed.set(source);
  }
  return std::nullopt;
}

Answer LoopProof::run() {
  for (const Claim &claim : in.operands) {
    bool isPlain =
        claim.sharding.kind <= Sharding::Partial || claim.sharding.kind == Sharding::PerRank;
    if (!isPlain && !walker.isPerRank)
      return std::nullopt;
    shardings.push_back(isPlain ? claim.sharding : Sharding::of(Sharding::PerRank));
  }
  SmallVector<Sharding> claimed = shardings;
  if (Answer answer = runFrom())
    return answer;
  if (!roundsDiffer && !walker.isPerRank && guessRows())
    if (Answer answer = runFrom())
      return answer;
  if (!roundsDiffer && !walker.isPerRank)
    if (Answer answer = runGuessing(claimed))
      return answer;
  if (roundsDiffer)
    return std::nullopt;
  bool isRaised = false;
  shardings = claimed;
  tryOnce(isRaised); // what failed is what is reported
  return std::nullopt;
}

Answer LoopProof::runFrom() {
  // Each round but the last raises a sharding, which goes at most twice.
  for (size_t round = 0; round <= 2 * shardings.size() + 1; ++round) {
    bool isRaised = false;
    if (!tryOnce(isRaised)) {
      if (round == 0 && !roundsDiffer && raiseByFirstRound())
        continue;
      return std::nullopt;
    }
    if (!isRaised)
      return build();
  }
  return std::nullopt;
}

static Answer proveWhile(const RuleInput &in) {
  return LoopProof(in, cast<hlo::WhileOp>(in.op)).run();
}

/// Branches of a replicated predicate: each result in one sharding, which all branches can give.
static Answer proveBranches(const RuleInput &in) {
  if (!in.sharding(0).isReplicated()) {
    in.walker.explain("ranks may take another branch each");
    return std::nullopt;
  }
  SmallVector<Claims> branches;
  SmallVector<Sharding> shardings(in.op->getNumResults());
  for (Region &region : in.op->getRegions()) {
    std::optional<Claims> returned = in.walker.runRegion(region, {});
    if (!returned)
      return std::nullopt;
    for (auto [sharding, claim] : llvm::zip_equal(shardings, *returned))
      if (sharding.isReplicated())
        sharding = claim.sharding;
    branches.push_back(std::move(*returned));
  }
  SmallVector<Number> numbers{in.number(0)};
  for (auto [region, returned] : llvm::zip_equal(in.op->getRegions(), branches)) {
    SmallVector<Number> results;
    for (auto [sharding, claim] : llvm::zip_equal(shardings, returned)) {
      std::optional<Number> number = in.walker.as(claim, sharding);
      if (!number) {
        in.walker.explain("its branches give other shardings of a value");
        return std::nullopt;
      }
      results.push_back(*number);
    }
    numbers.push_back(in.walker.makeRegion(region, results));
  }
  Claims results;
  for (auto [index, sharding] : llvm::enumerate(shardings)) {
    Type type = getWholeType(in.op->getResult(index).getType(), sharding, in.walker.ranks);
    results.push_back(
        {in.walker.expressions.get(in.op->getName().getIdentifier(), getOwnAttributes(in.op), type,
                                   numbers, index, in.op->getLoc()),
         sharding, kNoNumber});
  }
  return results;
}

void addControlRules(RuleTable &structural) {
  addRule<hlo::OptimizationBarrierOp>(structural, proveBarrier);
  addRule<hlo::WhileOp>(structural, proveWhile);
  addRule<hlo::IfOp, hlo::CaseOp>(structural, proveBranches);
}

} // namespace zero::validate::replica
