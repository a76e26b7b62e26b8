#include "StepFacts.h"

#include "BatchReading.h"
#include "UpdateWalk.h"

#include "zero/Analysis/Distribution.h"
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

//===----------------------------------------------------------------------===//
// Dependences
//===----------------------------------------------------------------------===//

static bool isPredicate(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isInteger(1);
}

/// Whether every element of the result comes from one element of each operand, or of one of them:
/// what is written in place of other elements is as it was, and so are those that stay.
static bool keepsElements(Operation *op) {
  if (auto scatter = dyn_cast<hlo::ScatterOp>(op))
    return isa<hlo::ReturnOp>(scatter->getRegion(0).front().front());
  return hlo::isElementwise(op) || hlo::isStaticDataMovement(op) ||
         isa<hlo::OptimizationBarrierOp, hlo::DynamicUpdateSliceOp>(op);
}

/// Whether all that the op does with the value is to look up or write where it says.
static bool isPlace(Operation *op, Value value) {
  auto isIndex = [&](OpOperand &operand) {
    unsigned number = operand.getOperandNumber();
    if (isa<hlo::GatherOp>(op))
      return number == 1;
    if (auto scatter = dyn_cast<hlo::ScatterOp>(op))
      return number == scatter.getInputs().size();
    return (isa<hlo::DynamicSliceOp>(op) && number >= 1) ||
           (isa<hlo::DynamicUpdateSliceOp>(op) && number >= 2);
  };
  return llvm::all_of(
             op->getOpOperands(),
             [&](OpOperand &operand) { return operand.get() != value || isIndex(operand); }) &&
         llvm::is_contained(op->getOperands(), value);
}

namespace {
/// What one value depends on.
struct Dependences {
  explicit Dependences(unsigned count) : all(count), data(count), sloped(count), mixed(count) {}
  BitVector all, data, sloped, mixed;

  void operator|=(const Dependences &other) {
    all |= other.all;
    data |= other.data;
    sloped |= other.sloped;
    mixed |= other.mixed;
  }
  bool operator==(const Dependences &other) const {
    return all == other.all && data == other.data && sloped == other.sloped && mixed == other.mixed;
  }
  bool operator!=(const Dependences &other) const { return !(*this == other); }
};
} // namespace

namespace {
/// Finds what every value of a block, and of the branches and loops in it, depends on.
class DependenceFinder {
public:
  explicit DependenceFinder(Block &block) : count(block.getNumArguments()) {
    sets.emplace_back(count);
    for (BlockArgument argument : block.getArguments()) {
      Dependences own(count);
      own.all.set(argument.getArgNumber());
      own.data.set(argument.getArgNumber());
      own.sloped.set(argument.getArgNumber());
      note(argument, own);
    }
    visitBlock(block);
  }

  const Dependences &get(Value value) const { return sets[numbers.lookup(value)]; }

private:
  /// Equal sets are stored once, so a long chain on one set costs nothing.
  void note(Value value, const Dependences &found) {
    unsigned &number = numbers[value];
    if (sets[number] != found) {
      number = sets.size();
      sets.push_back(found);
    }
  }

  /// A choice depends on what is compared, and on no data of it.
  void add(Dependences &found, Value value) const {
    if (isPredicate(value))
      found.all |= get(value).all;
    else
      found |= get(value);
  }

  /// Nor has it a gradient by where it was looked up.
  void addPlace(Dependences &found, Value value) const {
    found.all |= get(value).all;
    found.data |= get(value).data;
  }

  void visitBlock(Block &block) {
    for (Operation &op : block.without_terminator()) {
      if (auto loop = dyn_cast<hlo::WhileOp>(op))
        visitLoop(loop);
      else if (hlo::isControlFlow(&op))
        visitBranches(op);
      else
        visitOp(op);
    }
  }

  void visitOp(Operation &op) {
    Dependences found(count);
    unsigned last = 0;
    for (Value value : getReadValues(&op)) {
      if (isPlace(&op, value))
        addPlace(found, value);
      else
        add(found, value);
      last = numbers.lookup(value);
    }
    if (!keepsElements(&op))
      found.mixed |= found.sloped;
    for (Value result : op.getResults()) {
      if (sets[last] == found)
        numbers[result] = last;
      else
        note(result, found);
      last = numbers[result];
    }
  }

  /// Each result depends on what the branches give for it, and on which of them is taken.
  void visitBranches(Operation &op) {
    for (Region &region : op.getRegions())
      visitBlock(region.front());
    for (auto [index, result] : llvm::enumerate(op.getResults())) {
      Dependences found(count);
      for (Value operand : op.getOperands())
        found.all |= get(operand).all;
      for (Region &region : op.getRegions())
        add(found, region.front().getTerminator()->getOperand(index));
      note(result, found);
    }
  }

  /// What is carried depends on what comes in and on what a round makes of it, until nothing is
  /// added; the number of rounds depends on the condition.
  void visitLoop(hlo::WhileOp loop) {
    Block &body = loop.getBody().front(), &condition = loop.getCond().front();
    std::vector<Dependences> carried;
    for (Value operand : loop->getOperands())
      carried.push_back(get(operand));
    // Sets only grow, mostly in one round or two.
    for (bool grows = true; grows;) {
      grows = false;
      for (auto [index, found] : llvm::enumerate(carried)) {
        note(body.getArgument(index), found);
        note(condition.getArgument(index), found);
      }
      visitBlock(condition);
      visitBlock(body);
      const BitVector &chosen = get(condition.getTerminator()->getOperand(0)).all;
      for (auto [index, found] : llvm::enumerate(carried)) {
        Dependences more = found;
        add(more, body.getTerminator()->getOperand(index));
        more.all |= chosen;
        grows |= more != found;
        found = std::move(more);
      }
    }
    for (auto [result, found] : llvm::zip_equal(loop->getResults(), carried))
      note(result, found);
  }

  unsigned count;
  // Values are numbered by their sets.
  std::vector<Dependences> sets;
  DenseMap<Value, unsigned> numbers;
};
} // namespace

/// Whether `argument` is only combined, element by element, with values that sums or products of
/// other arguments made; on the way there it may be scaled and turned.
static bool joinsSums(const DependenceFinder &finder, BlockArgument argument) {
  auto isSum = [&](Value value) {
    const Dependences &found = finder.get(value);
    return found.mixed.any() && !found.all.test(argument.getArgNumber());
  };
  llvm::SetVector<Value> own; // made of the argument, and of nothing that is summed
  own.insert(argument);
  for (unsigned i = 0; i < own.size(); ++i)
    for (Operation *user : own[i].getUsers()) {
      if (isa<func::ReturnOp>(user))
        continue;
      if (!hlo::isElementwise(user) && !isa<hlo::ReshapeOp, hlo::TransposeOp>(user))
        return false;
      if (llvm::any_of(user->getOperands(), isSum))
        continue;
      own.insert(user->result_begin(), user->result_end());
    }
  return true;
}

void StepFacts::collectDependences() {
  Block &block = entry.getBody().front();
  DependenceFinder finder(block);
  matmulDependences.resize(block.getNumArguments());
  for (Operation &op : block.without_terminator())
    // A number is a product of two vectors: no layer.
    if (hlo::isContraction(&op) && hlo::tensorType(op.getResult(0)).getNumElements() > 1)
      matmulDependences |= finder.get(op.getResult(0)).all;
  joining.resize(block.getNumArguments());
  for (BlockArgument argument : block.getArguments())
    if (joinsSums(finder, argument))
      joining.set(argument.getArgNumber());
  for (Value result : block.getTerminator()->getOperands()) {
    const Dependences &found = finder.get(result);
    resultDependences.push_back(found.all);
    resultDataDependences.push_back(found.data);
    resultSlopes.push_back(found.sloped);
    resultMixed.push_back(found.mixed);
  }
}

bool StepFacts::isCompared(unsigned result, unsigned argument) const {
  Value value = getResult(result), old = const_cast<func::FuncOp &>(entry).getArgument(argument);
  return !old.use_empty() && llvm::all_of(old.getUsers(), [&](Operation *user) {
    return isa<hlo::CompareOp>(user) && llvm::is_contained(user->getOperands(), value);
  });
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

void StepFacts::collectEdges(unsigned argument) {
  Value value = entry.getArgument(argument);
  UpdateWalk walk(view.isOfParts());
  walk.start(value);
  Type type = original.getArgumentTypes()[argument];
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, result] : llvm::enumerate(terminator->getOperands())) {
    if (std::optional<UpdateWalk::Way> way = walk.getWay(result))
      edges.push_back({argument, static_cast<unsigned>(index), *way == UpdateWalk::Adds,
                       *way != UpdateWalk::Any,
                       *way == UpdateWalk::Writes || *way == UpdateWalk::Chooses,
                       skipStacking(result) == value, type == original.getResultTypes()[index]});
  }
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

bool StepFacts::addsWhere(unsigned argument, unsigned result) const {
  Value where = const_cast<func::FuncOp &>(entry).getArgument(argument);
  return llvm::any_of(collectSources(getResult(result)), [&](Value value) {
    auto scatter = value.getDefiningOp<hlo::ScatterOp>();
    return scatter && isa<hlo::AddOp>(scatter.getUpdateComputation().front().front()) &&
           collectSources(scatter.getScatterIndices()).contains(where);
  });
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

bool StepFacts::isKey(unsigned argument) const {
  Value key = const_cast<func::FuncOp &>(entry).getArgument(argument);
  if (!hlo::tensorType(key).getElementType().isUnsignedInteger())
    return false;
  // Through slices, folds and splits to where the words are mixed; other integers get elsewhere.
  constexpr unsigned kMaxVisits = 10000;
  llvm::SetVector<Value> visited;
  visited.insert(key);
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
