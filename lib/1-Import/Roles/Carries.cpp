//===- Carries.cpp - What a recurrent network carries on ---------------------------------===//
#include "StepFacts.h"

#include "BatchReading.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

namespace {
/// A product of a value with another one, and the ops on the way to it.
struct Product {
  Operation *op;
  unsigned operand; // that is made of the value
  SmallVector<OpOperand *> way;
};

/// Rounds of one step: the value that begins them, the one that ends them, and others between them
/// that are made into the next one by the same ops with the same weights.
class Rounds {
public:
  Rounds(Value first, Value last) : first(first), last(last), sources(collectSources(last)) {}

  bool run() {
    if (first.getType() != last.getType() || !sources.contains(first) || !last.getDefiningOp())
      return false;
    if (auto loop = last.getDefiningOp<hlo::WhileOp>())
      return isKeptLoop(loop, cast<OpResult>(last).getResultNumber());
    return llvm::any_of(findProducts(), [&](const Product &product) { return recurs(product); });
  }

private:
  /// A loop that takes other rows in each round.
  bool isKeptLoop(hlo::WhileOp loop, unsigned place) const {
    return loop->getOperand(place) == first &&
           llvm::any_of(loop.getBody().front(), llvm::IsaPred<hlo::DynamicSliceOp, hlo::GatherOp>);
  }

  /// The products that the first value gets to by way of elementwise ops and such that move
  /// elements.
  SmallVector<Product> findProducts() const {
    constexpr unsigned kMost = 64;
    SmallVector<Product> found;
    llvm::SetVector<Value> reached;
    llvm::DenseMap<Value, OpOperand *> from;
    reached.insert(first);
    for (unsigned i = 0; i < reached.size() && i < kMost; ++i)
      for (OpOperand &use : reached[i].getUses()) {
        Operation *op = use.getOwner();
        if (op->getNumResults() != 1 || !sources.contains(op->getResult(0)))
          continue;
        if (hlo::isContraction(op) && op->getNumOperands() == 2)
          found.push_back({op, use.getOperandNumber(), getWay(reached[i], from)});
        else if ((hlo::isElementwise(op) || hlo::isStaticDataMovement(op)) &&
                 reached.insert(op->getResult(0)))
          from[op->getResult(0)] = &use;
      }
    return found;
  }

  static SmallVector<OpOperand *> getWay(Value value,
                                         const llvm::DenseMap<Value, OpOperand *> &from) {
    SmallVector<OpOperand *> way;
    for (auto step = from.find(value); step != from.end(); step = from.find(step->second->get()))
      way.push_back(step->second);
    return way;
  }

  /// What is made into the operand of a product as the first value is into that of another one.
  static Value goBack(Value value, ArrayRef<OpOperand *> way) {
    for (OpOperand *step : way) {
      Operation *op = value.getDefiningOp();
      if (!op || op->getName() != step->getOwner()->getName() ||
          op->getNumOperands() != step->getOwner()->getNumOperands())
        return {};
      value = op->getOperand(step->getOperandNumber());
    }
    return value;
  }

  /// Whether the weight of the product is that of another one, of a later round.
  bool recurs(const Product &product) const {
    Value weight = product.op->getOperand(1 - product.operand);
    return llvm::any_of(weight.getUses(), [&](OpOperand &use) {
      Operation *op = use.getOwner();
      if (op == product.op || op->getName() != product.op->getName() ||
          op->getAttrDictionary() != product.op->getAttrDictionary() ||
          use.getOperandNumber() != 1 - product.operand || !sources.contains(op->getResult(0)))
        return false;
      Value between = goBack(op->getOperand(product.operand), product.way);
      return between && isBetween(between);
    });
  }

  /// Whether the value is what an earlier round made, of other rows than the last one.
  bool isBetween(Value value) const {
    if (value == first || value.getType() != first.getType() || !value.getDefiningOp() ||
        value.getDefiningOp()->getName() != last.getDefiningOp()->getName())
      return false;
    llvm::DenseSet<Value> earlier = collectSources(value);
    return earlier.contains(first) && llvm::any_of(sources, [&](Value source) {
             auto slice = source.getDefiningOp<hlo::SliceOp>();
             return slice && !earlier.contains(source) &&
                    llvm::any_of(slice.getOperand().getUsers(), [&](Operation *user) {
                      auto other = dyn_cast<hlo::SliceOp>(user);
                      return other && other.getType() == slice.getType() &&
                             earlier.contains(other.getResult());
                    });
           });
  }

  Value first, last;
  llvm::DenseSet<Value> sources; // of the last one
};
} // namespace

bool StepFacts::isCarriedOn(unsigned result, unsigned argument) const {
  return Rounds(const_cast<func::FuncOp &>(entry).getArgument(argument), getResult(result)).run();
}
