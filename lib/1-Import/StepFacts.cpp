#include "StepFacts.h"

#include "zero/Analysis/Distribution.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

StepFacts::StepFacts(func::FuncOp entry) : entry(entry) {
  collectDependences();
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    collectEdges(i);
}

//===----------------------------------------------------------------------===//
// Dependences
//===----------------------------------------------------------------------===//

static bool isPredicate(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isInteger(1);
}

void StepFacts::collectDependences() {
  Block &block = entry.getBody().front();
  unsigned count = block.getNumArguments();
  // Values are numbered; equal sets are stored once, so a long chain on one set costs nothing.
  std::vector<BitVector> sets, dataSets;
  DenseMap<Value, unsigned> numbers;
  sets.emplace_back(count);
  dataSets.emplace_back(count);
  for (BlockArgument argument : block.getArguments()) {
    numbers[argument] = sets.size();
    sets.emplace_back(count).set(argument.getArgNumber());
    dataSets.emplace_back(count).set(argument.getArgNumber());
  }
  productDependences.resize(count);
  for (Operation &op : block.without_terminator()) {
    llvm::SetVector<Value> read(op.operand_begin(), op.operand_end());
    getUsedValuesDefinedAbove(op.getRegions(), read);
    unsigned number = 0;
    BitVector all(count), data(count);
    for (Value value : read) {
      number = numbers.lookup(value);
      all |= sets[number];
      if (!isPredicate(value))
        data |= dataSets[number];
    }
    if (sets[number] != all || dataSets[number] != data) {
      number = sets.size();
      sets.push_back(std::move(all));
      dataSets.push_back(std::move(data));
    }
    for (Value result : op.getResults())
      numbers[result] = number;
    if (isa<hlo::DotGeneralOp, hlo::ConvolutionOp>(op))
      productDependences |= sets[number];
  }
  for (Value result : block.getTerminator()->getOperands()) {
    resultDependences.push_back(sets[numbers.lookup(result)]);
    resultDataDependences.push_back(dataSets[numbers.lookup(result)]);
  }
}

//===----------------------------------------------------------------------===//
// Elementwise ways
//===----------------------------------------------------------------------===//

namespace {
/// Follows a value forward, element by element.
class UpdateWalk {
public:
  /// Values reached, with whether one way there only adds.
  DenseMap<Value, bool> reached;

  void start(Value value) {
    shape = hlo::tensorType(value).getShape();
    reach(value, true);
    while (!work.empty()) {
      Value next = work.pop_back_val();
      for (OpOperand &use : next.getUses())
        follow(use, reached.lookup(next));
    }
  }

private:
  void reach(Value value, bool adds) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || type.getShape() != shape || type.getElementType().isInteger(1))
      return;
    auto [it, isNew] = reached.try_emplace(value, adds);
    if (!isNew && (it->second || !adds))
      return;
    it->second = adds;
    work.push_back(value);
  }

  /// Values carried by loops and branches keep their place.
  void followRegions(Operation *op, unsigned operand, bool adds) {
    if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
      reach(loop.getBody().getArgument(operand), adds);
      reach(loop.getResult(operand), adds);
    } else if (isa<hlo::ReturnOp>(op) &&
               isa<hlo::IfOp, hlo::CaseOp, hlo::WhileOp>(op->getParentOp())) {
      Operation *parent = op->getParentOp();
      if (operand < parent->getNumResults() && op->getNumOperands() == parent->getNumResults()) {
        reach(parent->getResult(operand), adds);
        if (auto loop = dyn_cast<hlo::WhileOp>(parent))
          reach(loop.getBody().getArgument(operand), adds);
      }
    }
  }

  void follow(OpOperand &use, bool adds) {
    Operation *op = use.getOwner();
    unsigned operand = use.getOperandNumber();
    if (isa<hlo::OptimizationBarrierOp>(op))
      return reach(op->getResult(operand), adds);
    // In place: the elements that are not written stay.
    if (isa<hlo::ScatterOp, hlo::DynamicUpdateSliceOp>(op)) {
      if (operand < op->getNumResults())
        reach(op->getResult(operand), adds);
      return;
    }
    if (!hlo::isElementwise(op))
      return followRegions(op, operand, adds);
    bool keeps =
        isa<hlo::AddOp, hlo::ConvertOp, hlo::SelectOp, hlo::MaxOp, hlo::MinOp, hlo::ClampOp>(op) ||
        (isa<hlo::SubtractOp>(op) && operand == 0);
    reach(op->getResult(0), adds && keeps);
  }

  ArrayRef<int64_t> shape;
  SmallVector<Value> work;
};
} // namespace

void StepFacts::collectEdges(unsigned argument) {
  Value value = entry.getArgument(argument);
  UpdateWalk walk;
  walk.start(value);
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, result] : llvm::enumerate(terminator->getOperands())) {
    auto it = walk.reached.find(result);
    if (it != walk.reached.end())
      edges.push_back({argument, static_cast<unsigned>(index), it->second, result == value,
                       result.getType() == value.getType()});
  }
}

bool StepFacts::isUpdateOf(unsigned result, unsigned other) const {
  Operation *terminator = const_cast<func::FuncOp &>(entry).getBody().front().getTerminator();
  UpdateWalk walk;
  walk.start(terminator->getOperand(other));
  return walk.reached.contains(terminator->getOperand(result));
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
    auto number = dyn_cast_or_null<IntegerAttr>(dist::getSplat(operand));
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
    for (Operation *user : visited[i].getUsers()) {
      if (isThreefryMix(user) || isa<hlo::RngBitGeneratorOp>(user))
        return true;
      if (isa<hlo::SliceOp, hlo::ReshapeOp, hlo::ConcatenateOp, hlo::BroadcastInDimOp, hlo::XorOp,
              hlo::DynamicSliceOp>(user))
        visited.insert(user->result_begin(), user->result_end());
    }
  return false;
}
