//===- ExpandComplex.cpp - zero-expand-complex ------------------------------===//
//
// Values of complex numbers become pairs of their parts, ops one after another in program order.
// What an op makes is known by its parts from then on; a whole value is made again, by
// stablehlo.complex, only for what stays as it is: the function's result, an op without a formula.
//
//===------------------------------------------------------------------------------------------------===//

#include "ComplexMath.h"
#include "zero/1-Import/Passes.h"
#include "zero/Dialect/StableHLO/Lapack.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/TypeSwitch.h"

namespace zero {
#define GEN_PASS_DEF_EXPANDCOMPLEXPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

bool isComplex(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor && llvm::isa<ComplexType>(tensor.getElementType());
}
bool isComplex(Value value) { return isComplex(value.getType()); }

RankedTensorType partType(Type type) {
  auto tensor = llvm::cast<RankedTensorType>(type);
  return tensor.clone(llvm::cast<ComplexType>(tensor.getElementType()).getElementType());
}

bool usesComplex(Operation *op) {
  auto any = [](auto &&values) {
    return llvm::any_of(values, [](Value v) { return isComplex(v); });
  };
  return any(op->getOperands()) || any(op->getResults());
}

/// Whether a reduction's body does to each part by itself what it does to numbers.
bool hasSeparableBody(Operation *op) {
  return llvm::all_of(op->getRegions(), [](Region &region) {
    auto isInside = [&](Value value) { return value.getParentRegion() == &region; };
    return region.hasOneBlock() && llvm::all_of(region.front(), [&](Operation &inner) {
             return llvm::isa<hlo::AddOp, hlo::ReturnOp>(inner) &&
                    llvm::all_of(inner.getOperands(), isInside);
           });
  });
}

/// Whether either part of the results is what the op makes of that part of the operands.
bool isSeparable(Operation *op) {
  auto areComplex = [](auto &&values) {
    return llvm::all_of(values, [](Value v) { return isComplex(v); });
  };
  if (!areComplex(op->getResults()) || op->getNumResults() == 0)
    return false;
  if (llvm::isa<hlo::SelectOp, hlo::DataMovementInterface>(op))
    return op->getNumRegions() == 0;
  return llvm::isa<hlo::ReduceOp, hlo::ReduceWindowOp, hlo::ScatterOp, hlo::AllReduceOp,
                   hlo::ReduceScatterOp>(op) &&
         hasSeparableBody(op);
}

/// Whether its regions and results can carry two values for one.
bool takesPairs(Operation *op) {
  return llvm::isa<hlo::WhileOp, hlo::IfOp, hlo::CaseOp, hlo::ReduceOp, hlo::ReduceWindowOp,
                   hlo::SortOp, hlo::OptimizationBarrierOp>(op);
}

class ComplexExpander {
public:
  void expandBlock(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block))
      expandOp(&op);
  }
  /// Drops what is known by its parts now.
  void finish() {
    for (Operation *op : llvm::reverse(dead))
      op->erase();
  }

private:
  void expandOp(Operation *op);
  bool expandComputation(OpBuilder &b, Operation *op);
  bool expandLeaf(OpBuilder &b, Operation *op);
  bool expandContraction(OpBuilder &b, Operation *op);
  bool expandFactorization(OpBuilder &b, Operation *op);
  void splitOp(OpBuilder &b, Operation *op);
  void pairOp(OpBuilder &b, Operation *op);
  void moveRegion(OpBuilder &b, Operation *from, Region &region, Region &to);
  void keepOp(Operation *op);

  Parts partsOf(Value value);
  Value wholeOf(OpBuilder &b, Value value);
  /// Values for `values`, two for each complex one.
  llvm::SmallVector<Value> inPairs(ValueRange values);

  void replace(Operation *op, Parts parts) {
    known[op->getResult(0)] = parts;
    dead.push_back(op);
  }
  void replace(Operation *op, Value value) {
    op->getResult(0).replaceAllUsesWith(value);
    dead.push_back(op);
  }

  llvm::DenseMap<Value, Parts> known;
  llvm::DenseMap<Value, Value> whole; // values made again
  llvm::SmallVector<Operation *> dead;
  llvm::DenseSet<Operation *> split; // terminators of regions that give pairs
};

/// Of a value that stays: an argument, a result of an op without formula.
Parts ComplexExpander::partsOf(Value value) {
  auto [it, isNew] = known.try_emplace(value);
  if (isNew) {
    OpBuilder b(value.getContext());
    b.setInsertionPointAfterValue(value);
    it->second = {hlo::RealOp::create(b, value.getLoc(), value),
                  hlo::ImagOp::create(b, value.getLoc(), value)};
    whole[value] = value;
  }
  return it->second;
}

Value ComplexExpander::wholeOf(OpBuilder &b, Value value) {
  if (!isComplex(value) || !known.contains(value))
    return value;
  if (Value made = whole.lookup(value))
    return made;
  Parts parts = known[value];
  // Where it was made, so that all later uses can have it.
  b.setInsertionPointAfterValue(value);
  return whole[value] = hlo::ComplexOp::create(b, value.getLoc(), parts.re, parts.im);
}

llvm::SmallVector<Value> ComplexExpander::inPairs(ValueRange values) {
  llvm::SmallVector<Value> result;
  for (Value value : values) {
    if (!isComplex(value)) {
      result.push_back(value);
      continue;
    }
    Parts parts = partsOf(value);
    result.append({parts.re, parts.im});
  }
  return result;
}

//===------------------------------------------------------------------------------------------------===//
// Ops that make or take numbers apart
//===------------------------------------------------------------------------------------------------===//

Value zeroLike(OpBuilder &b, Location loc, Value value) {
  return MathBuilder(b, loc, hlo::tensorType(value)).constant(0);
}

std::optional<Parts> splitConstant(OpBuilder &b, hlo::ConstantOp op) {
  auto elements = llvm::dyn_cast<DenseElementsAttr>(op.getValue());
  if (!elements)
    return std::nullopt;
  RankedTensorType type = partType(op.getType());
  llvm::SmallVector<APFloat> re, im;
  auto add = [&](const std::complex<APFloat> &value) {
    re.push_back(value.real());
    im.push_back(value.imag());
  };
  if (elements.isSplat())
    add(elements.getSplatValue<std::complex<APFloat>>());
  else
    for (const std::complex<APFloat> &value : elements.getValues<std::complex<APFloat>>())
      add(value);
  auto make = [&](llvm::ArrayRef<APFloat> values) -> Value {
    return hlo::ConstantOp::create(b, op.getLoc(), DenseElementsAttr::get(type, values));
  };
  Value first = make(re);
  return Parts{first, make(im)};
}

/// Ops of which an operand or result is real, and constants.
bool ComplexExpander::expandLeaf(OpBuilder &b, Operation *op) {
  Location loc = op->getLoc();
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](hlo::ConstantOp constant) {
        std::optional<Parts> parts = splitConstant(b, constant);
        if (parts)
          replace(op, *parts);
        return parts.has_value();
      })
      .Case([&](hlo::ComplexOp complex) {
        replace(op, Parts{complex.getLhs(), complex.getRhs()});
        return true;
      })
      .Case([&](hlo::RealOp real) {
        replace(op, partsOf(real.getOperand()).re);
        return true;
      })
      .Case([&](hlo::ImagOp imag) {
        replace(op, partsOf(imag.getOperand()).im);
        return true;
      })
      .Case([&](hlo::IotaOp iota) {
        Value re = hlo::IotaOp::create(b, loc, partType(iota.getType()), iota.getIotaDimension());
        replace(op, Parts{re, zeroLike(b, loc, re)});
        return true;
      })
      .Case([&](hlo::ConvertOp convert) {
        Value from = convert.getOperand();
        Parts parts = isComplex(from) ? partsOf(from) : Parts{from, Value()};
        Type element = isComplex(op->getResult(0)) ? partType(convert.getType()).getElementType()
                                                   : convert.getType().getElementType();
        auto to = [&](Value x) -> Value { return hlo::ConvertOp::create(b, loc, x, element); };
        Value re = to(parts.re);
        if (!isComplex(op->getResult(0)))
          replace(op, re);
        else
          replace(op, Parts{re, parts.im ? to(parts.im) : zeroLike(b, loc, re)});
        return true;
      })
      .Case([&](hlo::AbsOp abs) {
        replace(op, expandComplexAbs(b, loc, partsOf(abs.getOperand())));
        return true;
      })
      .Case([&](hlo::CompareOp compare) {
        replace(op, expandComplexCompare(b, compare, partsOf(compare.getLhs()),
                                         partsOf(compare.getRhs())));
        return true;
      })
      .Default(false);
}

bool ComplexExpander::expandComputation(OpBuilder &b, Operation *op) {
  if (!hlo::isElementwise(op) || op->getNumResults() != 1 || !isComplex(op->getResult(0)) ||
      !llvm::all_of(op->getOperands(), [](Value v) { return isComplex(v); }))
    return false;
  llvm::SmallVector<Parts> operands;
  for (Value operand : op->getOperands())
    operands.push_back(partsOf(operand));
  std::optional<Parts> result =
      expandComplexFormula(b, op, partType(op->getResult(0).getType()), operands);
  if (result)
    replace(op, *result);
  return result.has_value();
}

/// Four real contractions, two where an operand is real.
bool ComplexExpander::expandContraction(OpBuilder &b, Operation *op) {
  if (!hlo::isContraction(op) || !isComplex(op->getResult(0)))
    return false;
  RankedTensorType type = partType(op->getResult(0).getType());
  auto split = [&](Value value) {
    Parts parts = isComplex(value) ? partsOf(value) : Parts{value, Value()};
    for (Value *part : {&parts.re, &parts.im})
      if (*part && hlo::tensorType(*part).getElementType() != type.getElementType())
        *part = hlo::ConvertOp::create(b, op->getLoc(), *part, type.getElementType());
    return parts;
  };
  Parts x = split(op->getOperand(0)), y = split(op->getOperand(1));
  auto contract = [&](Value left, Value right) -> Value {
    if (!left || !right)
      return {};
    OperationState state(op->getLoc(), op->getName(), {left, right}, {type}, op->getAttrs());
    state.attributes.erase("algorithm"); // which names types of operands
    return b.create(state)->getResult(0);
  };
  auto combine = [&](Value first, Value second, bool subtracts) -> Value {
    if (!first || !second)
      return first ? first : second;
    if (subtracts)
      return hlo::SubtractOp::create(b, op->getLoc(), first, second);
    return hlo::AddOp::create(b, op->getLoc(), first, second);
  };
  Value re = combine(contract(x.re, y.re), contract(x.im, y.im), /*subtracts=*/true);
  Value im = combine(contract(x.re, y.im), contract(x.im, y.re), /*subtracts=*/false);
  replace(op, Parts{re, im});
  return true;
}

bool ComplexExpander::expandFactorization(OpBuilder &b, Operation *op) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](hlo::CholeskyOp cholesky) {
        replace(op, expandComplexCholesky(b, cholesky, partsOf(cholesky.getA())));
        return true;
      })
      .Case([&](hlo::TriangularSolveOp solve) {
        TriangularForm form{solve.getLeftSide(), solve.getLower(), solve.getUnitDiagonal(),
                            solve.getTransposeA()};
        replace(op, expandComplexTriangularSolve(b, solve.getLoc(), form, partsOf(solve.getA()),
                                                 partsOf(solve.getB())));
        return true;
      })
      .Case([&](hlo::CustomCallOp call) {
        if (!hlo::getComplexLapackCall(call))
          return false;
        llvm::SmallVector<Parts> operands;
        for (Value operand : op->getOperands())
          operands.push_back(partsOf(operand));
        LapackResults made = expandComplexLapack(b, call, operands);
        for (auto [result, parts] : llvm::zip_equal(op->getResults(), made)) {
          if (isComplex(result))
            known[result] = parts;
          else
            result.replaceAllUsesWith(parts.re);
        }
        dead.push_back(op);
        return true;
      })
      .Default(false);
}

//===------------------------------------------------------------------------------------------------===//
// Ops on parts
//===------------------------------------------------------------------------------------------------===//

/// The op on one part of what it reads.
Operation *cloneOnPart(OpBuilder &b, Operation *op, llvm::function_ref<Value(Value)> partOf) {
  IRMapping mapping;
  for (Value operand : op->getOperands())
    if (isComplex(operand))
      mapping.map(operand, partOf(operand));
  Operation *clone = b.clone(*op, mapping);
  auto retype = [](Value value) {
    if (isComplex(value))
      value.setType(partType(value.getType()));
  };
  clone->walk([&](Operation *inner) {
    llvm::for_each(inner->getResults(), retype);
    for (Region &region : inner->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), retype);
  });
  return clone;
}

/// The op twice, once for each part.
void ComplexExpander::splitOp(OpBuilder &b, Operation *op) {
  Operation *re = cloneOnPart(b, op, [&](Value value) { return partsOf(value).re; });
  Operation *im = cloneOnPart(b, op, [&](Value value) { return partsOf(value).im; });
  for (auto [result, first, second] :
       llvm::zip_equal(op->getResults(), re->getResults(), im->getResults()))
    known[result] = {first, second};
  dead.push_back(op);
}

/// Two arguments for each complex one. A comparator's come in pairs of elements: both elements'
/// real parts, then both elements' imaginary parts.
void ComplexExpander::moveRegion(OpBuilder &b, Operation *from, Region &region, Region &to) {
  if (region.empty())
    return;
  Block &block = region.front();
  auto *target = new Block();
  to.push_back(target);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(target);
  unsigned width = llvm::isa<hlo::SortOp>(from) ? 2 : 1;
  for (unsigned i = 0; i < block.getNumArguments(); i += width) {
    llvm::SmallVector<BlockArgument> group(block.getArguments().slice(i, width));
    if (!isComplex(group[0])) {
      for (BlockArgument argument : group)
        argument.replaceAllUsesWith(target->addArgument(argument.getType(), argument.getLoc()));
      continue;
    }
    llvm::SmallVector<Parts, 2> parts(width);
    for (Value Parts::*part : {&Parts::re, &Parts::im})
      for (auto [argument, pair] : llvm::zip_equal(group, parts))
        pair.*part = target->addArgument(partType(argument.getType()), argument.getLoc());
    for (auto [argument, pair] : llvm::zip_equal(group, parts)) {
      Value joined = hlo::ComplexOp::create(b, argument.getLoc(), pair.re, pair.im);
      argument.replaceAllUsesWith(joined);
    }
  }
  target->getOperations().splice(target->end(), block.getOperations());
  split.insert(target->getTerminator());
  expandBlock(*target);
}

/// The op on twice as many values.
void ComplexExpander::pairOp(OpBuilder &b, Operation *op) {
  llvm::SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    if (isComplex(type))
      types.append(2, partType(type));
    else
      types.push_back(type);
  OperationState state(op->getLoc(), op->getName(), inPairs(op->getOperands()), types,
                       op->getAttrs());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *pairs = b.create(state);
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), pairs->getRegions()))
    moveRegion(b, op, from, to);
  unsigned next = 0;
  for (Value result : op->getResults()) {
    if (isComplex(result)) {
      known[result] = {pairs->getResult(next), pairs->getResult(next + 1)};
      next += 2;
    } else {
      result.replaceAllUsesWith(pairs->getResult(next++));
    }
  }
  for (Region &region : op->getRegions())
    region.getBlocks().clear();
  dead.push_back(op);
}

/// What has no formula reads whole values.
void ComplexExpander::keepOp(Operation *op) {
  OpBuilder b(op);
  for (OpOperand &operand : op->getOpOperands())
    operand.set(wholeOf(b, operand.get()));
  for (Region &region : op->getRegions())
    for (Block &block : region)
      expandBlock(block);
}

void ComplexExpander::expandOp(Operation *op) {
  OpBuilder b(op);
  if (split.contains(op)) {
    op->setOperands(inPairs(op->getOperands()));
    return;
  }
  if (!usesComplex(op))
    return keepOp(op);
  if (auto shortForm = llvm::dyn_cast<hlo::ExpansionInterface>(op)) {
    Operation *before = op->getPrevNode();
    llvm::SmallVector<Value> results = shortForm.expand(b);
    op->replaceAllUsesWith(results);
    Operation *first = before ? before->getNextNode() : &op->getBlock()->front();
    for (Operation *made = first; made != op;) {
      Operation *next = made->getNextNode();
      expandOp(made);
      made = next;
    }
    dead.push_back(op);
    return;
  }
  if (expandLeaf(b, op) || expandComputation(b, op) || expandContraction(b, op) ||
      expandFactorization(b, op))
    return;
  if (isSeparable(op))
    return splitOp(b, op);
  if (takesPairs(op))
    return pairOp(b, op);
  keepOp(op);
}

struct ExpandComplexPass : zero::impl::ExpandComplexPassBase<ExpandComplexPass> {
  void runOnOperation() override {
    bool changed = false;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      bool hasComplex = false;
      function.walk([&](Operation *op) { hasComplex |= usesComplex(op); });
      if (!hasComplex)
        continue;
      changed = true;
      ComplexExpander expander;
      for (Block &block : function.getBody())
        expander.expandBlock(block);
      expander.finish();
    }
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }
};

} // namespace
