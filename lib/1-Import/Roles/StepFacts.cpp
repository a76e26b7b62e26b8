#include "StepFacts.h"

#include "BatchReading.h"
#include "Dependences.h"
#include "UpdateWalk.h"

#include "zero/Dialect/StableHLO/Splat.h"

#include "zero/Support/Reads.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>

using namespace mlir;
using namespace zero;
using namespace zero::import;

StepFacts::StepFacts(func::FuncOp entry) : original(entry), view(entry), entry(view.get()) {
  collectDependences();
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    collectEdges(i);
}

StepFacts::~StepFacts() = default;

Value StepFacts::getResult(unsigned result) const {
  return const_cast<func::FuncOp &>(entry).getBody().front().getTerminator()->getOperand(result);
}

Value StepFacts::skipStacking(Value value) const {
  while (view.isOfParts() && value.getDefiningOp() && onlyStacks(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

bool StepFacts::isNumberArgument(unsigned argument) const {
  func::FuncOp whole = original, part = entry;
  return view.isNumber(part.getArgument(argument).getType(), whole.getArgumentTypes()[argument]);
}

bool StepFacts::isNumberResult(unsigned result) const {
  func::FuncOp whole = original;
  return view.isNumber(getResult(result).getType(), whole.getResultTypes()[result]);
}

bool StepFacts::isCurved(unsigned result, unsigned argument) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  return llvm::any_of(collectSources(getResult(result)), [&](Value value) {
    Operation *op = value.getDefiningOp();
    return isa_and_nonnull<hlo::ExponentialOp, hlo::ExponentialMinusOneOp, hlo::LogOp,
                           hlo::LogPlusOneOp, hlo::LogisticOp, hlo::TanhOp, hlo::SqrtOp,
                           hlo::RsqrtOp, hlo::PowOp>(op) &&
           collectSources(op->getOperand(0)).contains(old);
  });
}

bool StepFacts::hasMatmul(unsigned result) const {
  return llvm::any_of(collectSources(getResult(result)), [](Value value) {
    Operation *op = value.getDefiningOp();
    return op && op->walk([](Operation *each) {
                     return hlo::isContraction(each) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
                   }).wasInterrupted();
  });
}

bool StepFacts::isComputedFrom(unsigned result, unsigned other, ArrayRef<unsigned> between) const {
  Value wanted = getResult(other);
  llvm::DenseSet<Value> seen;
  for (unsigned each : between)
    seen.insert(getResult(each));
  SmallVector<Value> work = {getResult(result)};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (next == wanted)
      return true;
    if (Operation *op = next.getDefiningOp())
      for (Value read : getReadValues(op))
        if (seen.insert(read).second)
          work.push_back(read);
  }
  return false;
}

unsigned StepFacts::countSources(unsigned result) const {
  return collectSources(getResult(result)).size();
}

//===----------------------------------------------------------------------===//
// Elementwise ways
//===----------------------------------------------------------------------===//

/// How the pieces that a value is put together of are reached from slices of the argument at their
/// places (a weight and its momentum in one tensor): by addition if one of them is. None if some
/// piece is not.
static std::optional<UpdateWalk::Way> getWayOfPieces(Value argument, Value value) {
  auto whole = value.getDefiningOp<hlo::ConcatenateOp>();
  if (!whole || value.getType() != argument.getType() || whole->getNumOperands() < 2)
    return std::nullopt;
  int64_t dim = whole.getDimension(), place = 0;
  std::optional<UpdateWalk::Way> best;
  for (Value piece : whole->getOperands()) {
    // Numbers side by side may be what is reported of several tasks.
    if (hlo::tensorType(piece).getNumElements() == 1)
      return std::nullopt;
    int64_t size = hlo::tensorType(piece).getDimSize(dim);
    std::optional<UpdateWalk::Way> way;
    for (Operation *user : argument.getUsers()) {
      auto slice = dyn_cast<hlo::SliceOp>(user);
      if (!slice || slice.getResult().getType() != piece.getType() ||
          slice.getStartIndices()[dim] != place)
        continue;
      UpdateWalk walk(/*ofDevice=*/true);
      walk.start(slice.getResult());
      way = std::max(way, walk.getWay(piece));
    }
    if (!way)
      return std::nullopt;
    best = std::max(best, way);
    place += size;
  }
  return best;
}

void StepFacts::collectEdges(unsigned argument) {
  Value value = entry.getArgument(argument);
  UpdateWalk walk(view.isOfParts());
  walk.start(value);
  Type type = original.getArgumentTypes()[argument];
  Operation *terminator = entry.getBody().front().getTerminator();
  auto add = [&](unsigned index, UpdateWalk::Way way) {
    Value result = terminator->getOperand(index);
    edges.push_back({argument, index, way == UpdateWalk::Adds, way != UpdateWalk::Any,
                     way == UpdateWalk::Writes || way == UpdateWalk::Chooses,
                     skipStacking(result) == value, type == original.getResultTypes()[index]});
  };
  size_t before = edges.size();
  for (auto [index, result] : llvm::enumerate(terminator->getOperands()))
    if (std::optional<UpdateWalk::Way> way = walk.getWay(result))
      add(index, *way);
  if (llvm::any_of(ArrayRef(edges).drop_front(before),
                   [](const UpdateEdge &edge) { return edge.sameType; }))
    return;
  for (auto [index, result] : llvm::enumerate(terminator->getOperands()))
    if (std::optional<UpdateWalk::Way> way = getWayOfPieces(value, result))
      add(index, *way);
}

/// Of a new value that is taken in some steps only, the other side being what was: the new value.
static Value skipKept(Value value) {
  auto select = value.getDefiningOp<hlo::SelectOp>();
  if (!select)
    return value;
  if (isa<BlockArgument>(select.getOnTrue()))
    return select.getOnFalse();
  return isa<BlockArgument>(select.getOnFalse()) ? select.getOnTrue() : value;
}

bool StepFacts::isUpdateOf(unsigned result, unsigned other) const {
  UpdateWalk walk(view.isOfParts());
  walk.start(skipKept(getResult(other)));
  return walk.getWay(getResult(result)).has_value();
}

/// What a value is but for numbers that it is scaled by: of one element, either factor may be one.
static SmallVector<Value> skipScales(Value value) {
  auto isSpread = [](Value each) {
    auto spread = each.getDefiningOp<hlo::BroadcastInDimOp>();
    return hlo::getSplat(each) != nullptr ||
           (spread && hlo::tensorType(spread.getOperand()).getRank() == 0);
  };
  SmallVector<Value> work = {value}, found;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *op = next.getDefiningOp();
    bool isScaled = false;
    if (isa_and_nonnull<hlo::NegateOp, hlo::ConvertOp>(op)) {
      work.push_back(op->getOperand(0));
      isScaled = true;
    } else if (isa_and_nonnull<hlo::MulOp, hlo::DivOp>(op)) {
      for (unsigned side = 0; side < (isa<hlo::MulOp>(op) ? 2 : 1); ++side)
        if (isSpread(op->getOperand(1 - side))) {
          work.push_back(op->getOperand(side));
          isScaled = true;
        }
    }
    if (!isScaled && !hlo::getSplat(next))
      found.push_back(next);
  }
  return found;
}

bool StepFacts::isMovedBy(unsigned result, unsigned other) const {
  return llvm::any_of(skipScales(skipKept(getResult(other))), [&](Value value) {
    UpdateWalk walk(view.isOfParts());
    walk.start(value);
    return walk.getWay(getResult(result)).has_value();
  });
}

bool StepFacts::isMovedOn(unsigned result, unsigned argument) const {
  BlockArgument old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  Value value = getResult(result);
  // What is written over one place.
  while (Operation *op = value.getDefiningOp())
    if (isa<hlo::DynamicUpdateSliceOp, hlo::ScatterOp>(op) && op->getNumResults() == 1)
      value = op->getOperand(0);
    else
      break;
  auto moved = value.getDefiningOp<hlo::ConcatenateOp>();
  if (!moved)
    return false;
  int64_t place = 0, dim = moved.getDimension();
  for (Value piece : moved->getOperands()) {
    auto slice = piece.getDefiningOp<hlo::SliceOp>();
    int64_t size = hlo::tensorType(piece).getDimSize(dim);
    if (slice && slice.getOperand() == old && slice.getStartIndices()[dim] != place &&
        2 * size >= hlo::tensorType(old).getDimSize(dim))
      return true;
    place += size;
  }
  return false;
}

/// The argument, or what is made of it by numbers alone, element by element.
static llvm::SetVector<Value> collectScaled(Value argument) {
  llvm::SetVector<Value> scaled;
  scaled.insert(argument);
  for (unsigned i = 0; i < scaled.size(); ++i)
    for (Operation *user : scaled[i].getUsers())
      if (isa<hlo::ConvertOp, hlo::NegateOp>(user) ||
          (isa<hlo::MulOp, hlo::DivOp>(user) &&
           llvm::any_of(user->getOperands(),
                        [](Value operand) { return hlo::getSplat(operand) != nullptr; })))
        scaled.insert(user->result_begin(), user->result_end());
  return scaled;
}

bool StepFacts::isWrittenOver(unsigned result, unsigned argument) const {
  Operation *op = getResult(result).getDefiningOp();
  auto scatter = dyn_cast_or_null<hlo::ScatterOp>(op);
  bool isWrite = isa_and_nonnull<hlo::DynamicUpdateSliceOp>(op) ||
                 (scatter && scatter.getInputs().size() == 1 &&
                  isa<hlo::ReturnOp>(scatter->getRegion(0).front().front()));
  if (!isWrite || op->getOperand(0) != const_cast<func::FuncOp &>(entry).getArgument(argument))
    return false;
  Value written = scatter ? scatter.getUpdates().front() : op->getOperand(1);
  return !dependences->get(written).sloped.test(argument);
}

bool StepFacts::readsAllOfType(unsigned result,
                               llvm::function_ref<bool(unsigned argument)> isOpen) const {
  func::FuncOp step = original;
  return llvm::all_of(llvm::seq<unsigned>(0, step.getNumArguments()), [&](unsigned argument) {
    return step.getArgumentTypes()[argument] != step.getResultTypes()[result] ||
           !isOpen(argument) || resultDependences[result].test(argument);
  });
}

bool StepFacts::isCompared(unsigned result, unsigned argument) const {
  Value value = getResult(result), old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  llvm::SetVector<Value> scaled = collectScaled(old);
  return !old.use_empty() && llvm::all_of(scaled, [&](Value each) {
    return llvm::all_of(each.getUsers(), [&](Operation *user) {
      bool isScaled =
          user->getNumResults() > 0 &&
          llvm::all_of(user->getResults(), [&](Value made) { return scaled.contains(made); });
      return isScaled ||
             (isa<hlo::CompareOp>(user) && llvm::is_contained(user->getOperands(), value));
    });
  });
}

bool StepFacts::meet(unsigned argument, unsigned other) const {
  func::FuncOp step = entry;
  llvm::SetVector<Value> own = collectScaled(step.getArgument(argument)),
                         others = collectScaled(step.getArgument(other));
  return llvm::any_of(own, [&](Value value) {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      return isa<hlo::AddOp, hlo::SubtractOp>(user) &&
             llvm::any_of(user->getOperands(),
                          [&](Value operand) { return others.contains(operand); });
    });
  });
}

bool StepFacts::isCopyOf(unsigned result, unsigned other) const {
  return skipKept(getResult(result)) == skipKept(getResult(other));
}

bool StepFacts::isLinear(unsigned result, unsigned argument) const {
  return isLinearFunction(getResult(result),
                          const_cast<func::FuncOp &>(entry).getArgument(argument));
}

bool StepFacts::isReweighted(unsigned result, unsigned argument) const {
  return import::isReweighted(getResult(result),
                              const_cast<func::FuncOp &>(entry).getArgument(argument));
}

bool StepFacts::isLinearInResult(unsigned result, unsigned other) const {
  return isLinearFunction(getResult(result), skipKept(getResult(other)));
}

bool StepFacts::isUnchanged(unsigned result, unsigned argument) const {
  Value value = skipStacking(getResult(result));
  while (auto add = value.getDefiningOp<hlo::AddOp>()) {
    if (hlo::isZeroSplat(add.getRhs()))
      value = add.getLhs();
    else if (hlo::isZeroSplat(add.getLhs()))
      value = add.getRhs();
    else
      break;
  }
  return skipStacking(value) == const_cast<func::FuncOp &>(entry).getArgument(argument);
}

bool StepFacts::isProduct(unsigned result, unsigned argument) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  SmallVector<Value> work = {getResult(result)};
  llvm::DenseSet<Value> seen(work.begin(), work.end());
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (next == old)
      return true;
    Operation *op = next.getDefiningOp();
    if (op && isa<hlo::MulOp, hlo::DivOp, hlo::NegateOp, hlo::ConvertOp>(op))
      for (Value operand : op->getOperands())
        if (seen.insert(operand).second)
          work.push_back(operand);
  }
  return false;
}

bool StepFacts::isDivided(unsigned result, unsigned argument) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  auto reads = [&](Value value) { return collectSources(value).contains(old); };
  // What is made of the argument alone (at least one label) is as much of an inverse.
  auto readsNothingElse = [&](Value value) {
    return llvm::all_of(collectSources(value),
                        [&](Value source) { return !isa<BlockArgument>(source) || source == old; });
  };
  SmallVector<Value> work = {getResult(result)};
  llvm::DenseSet<Value> seen(work.begin(), work.end());
  bool isFound = false;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (next == old || !op)
      return false;
    bool isQuotient = isa<hlo::DivOp>(op) && reads(op->getOperand(1));
    if (isQuotient && !readsNothingElse(op->getOperand(1)))
      return false;
    isFound |= isQuotient;
    if (!isa<hlo::AddOp, hlo::SubtractOp, hlo::MulOp, hlo::DivOp, hlo::NegateOp, hlo::ConvertOp,
             hlo::ReshapeOp>(op))
      return false;
    for (Value operand : op->getOperands().drop_back(isQuotient))
      if (reads(operand) && seen.insert(operand).second)
        work.push_back(operand);
  }
  return isFound;
}

std::optional<bool> StepFacts::addsItself(unsigned argument, unsigned result) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument), value = getResult(result);
  while (value != old) {
    Operation *op = value.getDefiningOp();
    if (!isa_and_nonnull<hlo::AddOp, hlo::SubtractOp>(op))
      return std::nullopt;
    bool left = collectSources(op->getOperand(0)).contains(old);
    if (collectSources(op->getOperand(1)).contains(old)) {
      if (left)
        return true;
      if (isa<hlo::SubtractOp>(op))
        return std::nullopt;
    }
    value = op->getOperand(left ? 0 : 1);
  }
  return false;
}

/// Whether nothing but sums, choices and multiples of the number, none by data, are compared on its
/// way to `sum`.
static bool movesAlone(Value number, Operation *sum) {
  llvm::DenseSet<Value> sources = import::collectSources(sum->getResult(0));
  llvm::SetVector<Value> moved;
  moved.insert(number);
  for (unsigned i = 0; i < moved.size(); ++i)
    for (Operation *user : moved[i].getUsers()) {
      if (user->getNumResults() != 1 || !sources.contains(user->getResult(0)) ||
          isa<hlo::CompareOp>(user))
        continue;
      bool isMultiple =
          isa<hlo::MulOp, hlo::DivOp>(user) && llvm::any_of(user->getOperands(), [](Value operand) {
            return hlo::getSplat(operand) != nullptr;
          });
      if (!isMultiple && !isa<hlo::AddOp, hlo::SubtractOp, hlo::NegateOp, hlo::AbsOp, hlo::MaxOp,
                              hlo::MinOp, hlo::SelectOp, hlo::ConvertOp, hlo::BroadcastInDimOp,
                              hlo::ReshapeOp, hlo::SliceOp, hlo::ConcatenateOp>(user))
        return false;
      moved.insert(user->getResult(0));
    }
  return true;
}

bool StepFacts::addsSumOfChoices(unsigned argument, unsigned result) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  llvm::SetVector<Value> terms;
  terms.insert(getResult(result));
  for (unsigned i = 0; i < terms.size(); ++i) {
    Operation *op = terms[i].getDefiningOp();
    if (!op)
      continue;
    auto sum = dyn_cast<hlo::ReduceOp>(op);
    if (sum && isa<hlo::AddOp>(sum.getBody().front().front())) {
      if (dependences->get(sum->getResult(0)).all.test(argument) && movesAlone(old, sum))
        return true;
    } else if (hlo::isElementwise(op) || isa<hlo::BroadcastInDimOp, hlo::ReshapeOp>(op)) {
      for (Value operand : op->getOperands())
        if (!isPredicate(operand))
          terms.insert(operand);
    }
  }
  return false;
}

/// Arguments that a value is computed from by ways on which none of `seen` lies, nor a choice.
static SmallVector<unsigned> findSloped(Value value, llvm::DenseSet<Value> seen) {
  SmallVector<unsigned> found;
  SmallVector<Value> work = {value};
  seen.insert(value);
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op)
      found.push_back(cast<BlockArgument>(next).getArgNumber());
    else
      for (Value read : getReadValues(op))
        if (!isPredicate(read) && seen.insert(read).second)
          work.push_back(read);
  }
  return found;
}

SmallVector<unsigned> StepFacts::findArgumentsBeside(unsigned result, unsigned other) const {
  return findSloped(getResult(result), {getResult(other), skipKept(getResult(other))});
}

BitVector StepFacts::findBeside(ArrayRef<unsigned> results, ArrayRef<unsigned> between) const {
  llvm::DenseSet<Value> seen;
  for (unsigned each : between)
    seen.insert_range(ArrayRef{getResult(each), skipKept(getResult(each))});
  SmallVector<Value> work;
  for (unsigned each : results)
    if (seen.insert(getResult(each)).second)
      work.push_back(getResult(each));
  BitVector found(const_cast<func::FuncOp &>(entry).getNumArguments());
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(next))
      found.set(argument.getArgNumber());
    else
      for (Value read : getReadValues(next.getDefiningOp()))
        if (seen.insert(read).second)
          work.push_back(read);
  }
  return found;
}

bool StepFacts::mixesBeside(unsigned argument, unsigned result, ArrayRef<unsigned> between) const {
  Value old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  llvm::DenseSet<Value> cut;
  for (unsigned each : between)
    cut.insert_range(ArrayRef{getResult(each), skipKept(getResult(each))});
  llvm::DenseMap<Value, bool> reached{{old, false}}; // and whether by a sum or product
  for (Operation &op : *old.getParentBlock()) {
    bool reads = false, mixed = false;
    for (Value read : getReadValues(&op))
      if (auto found = reached.find(read); found != reached.end() && !isPredicate(read)) {
        reads = true;
        mixed |= found->second || !keepsElements(&op);
      }
    for (Value made : op.getResults())
      if (reads && !cut.contains(made))
        reached[made] = mixed;
  }
  return reached.lookup(getResult(result));
}

bool StepFacts::isWeightOfTerm(unsigned argument, unsigned result, const BitVector &trained) const {
  UpdateWalk ofArgument(view.isOfParts());
  ofArgument.start(const_cast<func::FuncOp &>(entry).getArgument(argument));
  auto readsTrained = [&](Value value) {
    return llvm::any_of(findSloped(value, {}), [&](unsigned each) { return trained.test(each); });
  };
  // An operand that is made of what is followed, beside one that reads what is trained.
  auto meets = [&](Operation *op, const UpdateWalk &walk) {
    return llvm::any_of(llvm::seq(0, 2), [&](int side) {
      return walk.getWay(op->getOperand(side)) && readsTrained(op->getOperand(1 - side));
    });
  };
  llvm::DenseSet<Value> sources = collectSources(getResult(result));
  return llvm::any_of(sources, [&](Value product) {
    if (!product.getDefiningOp<hlo::MulOp>() || !ofArgument.getWay(product) ||
        !meets(product.getDefiningOp(), ofArgument))
      return false;
    UpdateWalk ofProduct(view.isOfParts());
    ofProduct.start(product);
    return ofProduct.getWay(getResult(result)) && llvm::any_of(sources, [&](Value sum) {
             return sum.getDefiningOp<hlo::AddOp>() && meets(sum.getDefiningOp(), ofProduct);
           });
  });
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// Threefry mixes its key with this word (Skein's key schedule constant).
static bool isThreefryMix(Operation *op) {
  constexpr uint64_t kParity = 0x1BD11BDA;
  if (!isa<hlo::XorOp>(op))
    return false;
  return llvm::any_of(op->getOperands(), [](Value operand) {
    auto number = dyn_cast_or_null<IntegerAttr>(hlo::getSplat(operand));
    return number && number.getValue().getZExtValue() == kParity;
  });
}

/// Whether the value gets, as it is, to where the words of a key are mixed: through slices, folds
/// and splits. Other integers get elsewhere.
static bool reachesGenerator(Value value) {
  constexpr unsigned kMaxVisits = 10000;
  llvm::SetVector<Value> visited;
  visited.insert(value);
  for (unsigned i = 0; i < visited.size() && i < kMaxVisits; ++i)
    for (OpOperand &use : visited[i].getUses()) {
      Operation *user = use.getOwner();
      if (isThreefryMix(user) || isa<hlo::RngBitGeneratorOp>(user))
        return true;
      if (hlo::isMoved(use) ||
          isa<hlo::XorOp, hlo::BitcastConvertOp, hlo::ConvertOp, hlo::OrOp, hlo::ShiftLeftOp>(user))
        visited.insert(user->result_begin(), user->result_end());
    }
  return false;
}

bool StepFacts::isKey(unsigned argument) const {
  Value key = const_cast<func::FuncOp &>(entry).getArgument(argument);
  return hlo::tensorType(key).getElementType().isUnsignedInteger() && reachesGenerator(key);
}

bool StepFacts::isMadeKey(unsigned result) const {
  Value value = getResult(result);
  return isa<IntegerType>(hlo::tensorType(value).getElementType()) && !isPredicate(value) &&
         reachesGenerator(value);
}
