#include "UnrollSteps.h"
#include "zero/Dialect/Zero/Exchange.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using dist::Sharding;

//===----------------------------------------------------------------------===//
// What varies
//===----------------------------------------------------------------------===//

static bool isOver(Operation *op, StringRef mesh) {
  auto attribute = op->getAttrOfType<FlatSymbolRefAttr>("mesh");
  return attribute && attribute.getValue() == mesh &&
         isa<ir::AllReduceOp, ir::BatchExchangeOp, ir::BatchGatherOp, ir::BatchScatterOp,
             ir::RankOffsetOp>(op);
}

bool AxisFacts::isMeeting(Operation *op) const {
  return isOver(op, mesh) && !isa<ir::RankOffsetOp>(op);
}

/// Operands, and what regions read from around them.
SmallVector<Value> AxisFacts::getInputs(Operation *op) {
  SmallVector<Value> inputs(op->getOperands());
  if (op->getNumRegions() == 0)
    return inputs;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  llvm::append_range(inputs, captured);
  return inputs;
}

AxisFacts::AxisFacts(func::FuncOp entry, ArrayRef<Sharding> arguments, StringRef mesh)
    : block(entry.getBody().front()), mesh(mesh) {
  for (auto [argument, sharding] : llvm::zip_equal(block.getArguments(), arguments))
    if (sharding.isSharded())
      varying.insert(argument);
  for (Operation &op : block)
    visit(&op);
  for (Operation &op : llvm::reverse(block))
    if (!op.hasTrait<OpTrait::IsTerminator>())
      countFromLast(&op);
}

/// Users come first.
void AxisFacts::countFromLast(Operation *op) {
  bool isInRound = varies(op) || isMeeting(op);
  auto [known, isNew] = fromLast.try_emplace(op, 0);
  if (isNew && !isInRound) {
    fromLast.erase(known);
    return; // nothing that varies reads it
  }
  // What varies and reads a meeting waits for the round after it.
  unsigned count = known->second += !isNew && isMeeting(op);
  numRounds = std::max(numRounds, count + 1);
  for (Value input : getInputs(op))
    if (Operation *made = input.getDefiningOp()) {
      unsigned &most = fromLast[made];
      most = std::max(most, count);
    }
}

std::optional<unsigned> AxisFacts::getRound(Operation *op) const {
  auto known = fromLast.find(op);
  return known == fromLast.end() ? std::nullopt : std::optional(numRounds - 1 - known->second);
}

void AxisFacts::visit(Operation *op) {
  if (isMeeting(op))
    return;
  bool any = llvm::any_of(getInputs(op), [&](Value input) { return varies(input); });
  op->walk([&](Operation *inner) { any |= isOver(inner, mesh); });
  if (!any)
    return;
  varyingOps.insert(op);
  varying.insert(op->result_begin(), op->result_end());
}

Operation *AxisFacts::findReader(Operation *&meeting) const {
  // What a value comes of, by value: matmuls on rows, and meetings of such.
  llvm::DenseSet<Value> worked;
  llvm::DenseMap<Value, Operation *> met;
  for (Operation &op : block) {
    bool isWorked = false;
    Operation *source = nullptr;
    for (Value input : getInputs(&op)) {
      isWorked |= worked.contains(input);
      if (!source)
        source = met.lookup(input);
    }
    if (varies(&op) && !op.hasTrait<OpTrait::IsTerminator>()) {
      if (source) {
        meeting = source;
        return &op;
      }
      op.walk([&](Operation *inner) { isWorked |= hlo::isContraction(inner); });
      if (isWorked)
        worked.insert(op.result_begin(), op.result_end());
      continue;
    }
    if (isMeeting(&op) && isWorked)
      source = &op;
    if (source)
      for (Value result : op.getResults())
        met[result] = source;
  }
  return nullptr;
}

Operation *AxisFacts::findMeetingInside() const {
  Operation *found = nullptr;
  for (Operation &op : block)
    op.walk([&](Operation *inner) {
      if (inner == &op || !isMeeting(inner))
        return WalkResult::advance();
      found = &op;
      return WalkResult::interrupt();
    });
  return found;
}

//===----------------------------------------------------------------------===//
// One after the other
//===----------------------------------------------------------------------===//

namespace {
class StepUnroller {
public:
  StepUnroller(func::FuncOp entry, const AxisFacts &facts, ArrayRef<Sharding> arguments,
               int64_t count)
      : block(entry.getBody().front()), facts(facts), arguments(arguments), count(count),
        builder(block.getTerminator()), parts(count) {}

  void run(ArrayRef<Type> types, ArrayRef<Sharding> results);

private:
  void emitStep(ArrayRef<Operation *> ops, int64_t step);
  void emitMeeting(Operation *op, int64_t step);
  void emitVarying(Operation *op, int64_t step);
  Value getPart(Value value, int64_t step);
  Value cut(BlockArgument argument, int64_t step);
  Value join(Value value, Sharding sharding);
  Value combine(Operation *op, Value left, Value right);
  Value cutRows(hlo::DynamicSliceOp op, int64_t step);
  Value makeOffset(ir::RankOffsetOp offset, int64_t step);
  void cutInside(Operation *op, int64_t step);

  Block &block;
  const AxisFacts &facts;
  ArrayRef<Sharding> arguments;
  int64_t count;
  OpBuilder builder;
  SmallVector<IRMapping> parts; // by step, of what varies
  llvm::DenseMap<Operation *, Value> folded;
};
} // namespace

/// The rows of a batch argument that are the step's: its part of each group.
Value StepUnroller::cut(BlockArgument argument, int64_t step) {
  const Sharding &sharding = arguments[argument.getArgNumber()];
  Location loc = argument.getLoc();
  SmallVector<int64_t> shape(hlo::tensorType(argument).getShape());
  int64_t dim = sharding.dim, rows = sharding.chunk;
  SmallVector<int64_t> local(shape);
  local[dim] = sharding.getLocalSize();
  Value value = argument;
  if (sharding.groups > 1) {
    shape[dim] = rows * count;
    shape.insert(shape.begin() + dim, sharding.groups);
    value = hlo::ReshapeOp::create(builder, loc, hlo::tensorType(argument).clone(shape), value);
    ++dim;
  }
  SmallVector<int64_t> starts(shape.size(), 0), limits(shape), strides(shape.size(), 1);
  starts[dim] = step * rows;
  limits[dim] = (step + 1) * rows;
  value = hlo::SliceOp::create(builder, loc, value, starts, limits, strides);
  if (sharding.groups > 1)
    value = hlo::ReshapeOp::create(builder, loc, hlo::tensorType(argument).clone(local), value);
  return value;
}

Value StepUnroller::getPart(Value value, int64_t step) {
  if (!facts.varies(value))
    return value;
  if (Value known = parts[step].lookupOrNull(value))
    return known;
  Value part = cut(cast<BlockArgument>(value), step);
  parts[step].map(value, part);
  return part;
}

/// All parts of a value, in the order of the rows.
Value StepUnroller::join(Value value, Sharding sharding) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(getPart(value, 0));
  int64_t dim = sharding.dim;
  SmallVector<int64_t> whole(type.getShape()), shape(type.getShape());
  whole[dim] *= count;
  if (sharding.groups > 1) {
    shape[dim] = sharding.chunk;
    shape.insert(shape.begin() + dim, sharding.groups);
    ++dim;
  }
  SmallVector<Value> pieces;
  for (int64_t step = 0; step < count; ++step) {
    Value piece = getPart(value, step);
    if (sharding.groups > 1)
      piece = hlo::ReshapeOp::create(builder, loc, type.clone(shape), piece);
    pieces.push_back(piece);
  }
  shape[dim] *= count;
  Value joined = hlo::ConcatenateOp::create(builder, loc, type.clone(shape), pieces,
                                            builder.getI64IntegerAttr(dim));
  if (sharding.groups > 1)
    joined = hlo::ReshapeOp::create(builder, loc, type.clone(whole), joined);
  return joined;
}

Value StepUnroller::combine(Operation *op, Value left, Value right) {
  Location loc = op->getLoc();
  Type type = left.getType();
  switch (cast<ir::AllReduceOp>(op).getKind()) {
  case ir::ReduceKind::Add:
    return hlo::AddOp::create(builder, loc, type, left, right);
  case ir::ReduceKind::Mul:
    return hlo::MulOp::create(builder, loc, type, left, right);
  case ir::ReduceKind::Max:
    return hlo::MaxOp::create(builder, loc, type, left, right);
  case ir::ReduceKind::Min:
    return hlo::MinOp::create(builder, loc, type, left, right);
  case ir::ReduceKind::And:
    return hlo::AndOp::create(builder, loc, type, left, right);
  case ir::ReduceKind::Or:
    return hlo::OrOp::create(builder, loc, type, left, right);
  }
  llvm_unreachable("all kinds are handled");
}

void StepUnroller::emitMeeting(Operation *op, int64_t step) {
  Value part = getPart(op->getOperand(0), step);
  Value &all = folded[op];
  if (isa<ir::AllReduceOp>(op))
    all = step == 0 ? part : combine(op, all, part);
  else if (step + 1 == count)
    all = join(op->getOperand(0), Sharding::sharded(0, 1, hlo::tensorType(part).getDimSize(0)));
  if (step + 1 == count)
    op->getResult(0).replaceAllUsesWith(all);
}

/// The slice of `operand` at starts that are constants; null where they are not.
static Value cutAtConstants(OpBuilder &builder, hlo::DynamicSliceOp op, Value operand,
                            ValueRange starts) {
  SmallVector<int64_t> firsts, limits;
  ArrayRef<int64_t> shape = hlo::tensorType(operand).getShape();
  for (auto [start, size, whole] : llvm::zip_equal(starts, op.getSliceSizes(), shape)) {
    auto constant = start.getDefiningOp<hlo::ConstantOp>();
    auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : SplatElementsAttr();
    if (!splat)
      return {};
    // A start is clamped to where the slice fits.
    int64_t first = splat.getSplatValue<APInt>().getSExtValue();
    firsts.push_back(std::clamp<int64_t>(first, 0, whole - size));
    limits.push_back(firsts.back() + size);
  }
  SmallVector<int64_t> strides(firsts.size(), 1);
  return hlo::SliceOp::create(builder, op.getLoc(), operand, firsts, limits, strides);
}

/// The step's rows; null where they are at starts of another kind.
Value StepUnroller::cutRows(hlo::DynamicSliceOp op, int64_t step) {
  auto starts =
      llvm::map_to_vector(op.getStartIndices(), [&](Value start) { return getPart(start, step); });
  return cutAtConstants(builder, op, getPart(op.getOperand(), step), starts);
}

Value StepUnroller::makeOffset(ir::RankOffsetOp offset, int64_t step) {
  RankedTensorType type = hlo::tensorType(offset.getResult());
  auto value = builder.getIntegerAttr(type.getElementType(),
                                      static_cast<int64_t>(offset.getStride()) * step);
  return hlo::ConstantOp::create(builder, offset.getLoc(), DenseElementsAttr::get(type, value));
}

/// In the rounds of a loop and in branches: offsets become the step's, and slices at them its rows.
void StepUnroller::cutInside(Operation *op, int64_t step) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<ir::RankOffsetOp> offsets;
  op->walk([&](ir::RankOffsetOp offset) {
    if (!isa<func::FuncOp>(offset->getParentOp()) && offset.getMesh() == facts.getMesh())
      offsets.push_back(offset);
  });
  for (ir::RankOffsetOp offset : offsets) {
    builder.setInsertionPoint(offset);
    Value start = makeOffset(offset, step);
    offset.getResult().replaceAllUsesWith(start);
    offset->erase();
    for (Operation *user : llvm::make_early_inc_range(start.getUsers())) {
      auto slice = dyn_cast<hlo::DynamicSliceOp>(user);
      if (!slice)
        continue;
      builder.setInsertionPoint(slice);
      if (Value rows =
              cutAtConstants(builder, slice, slice.getOperand(), slice.getStartIndices())) {
        slice.getResult().replaceAllUsesWith(rows);
        slice->erase();
      }
    }
  }
}

void StepUnroller::emitVarying(Operation *op, int64_t step) {
  if (auto offset = dyn_cast<ir::RankOffsetOp>(op)) {
    parts[step].map(offset.getResult(), makeOffset(offset, step));
    return;
  }
  for (Value input : AxisFacts::getInputs(op))
    getPart(input, step);
  if (auto slice = dyn_cast<hlo::DynamicSliceOp>(op))
    if (Value rows = cutRows(slice, step)) {
      parts[step].map(slice.getResult(), rows);
      return;
    }
  cutInside(builder.clone(*op, parts[step]), step);
}

void StepUnroller::emitStep(ArrayRef<Operation *> ops, int64_t step) {
  for (Operation *op : ops)
    facts.isMeeting(op) ? emitMeeting(op, step) : emitVarying(op, step);
}

void StepUnroller::run(ArrayRef<Type> types, ArrayRef<Sharding> results) {
  for (auto [argument, type] : llvm::zip_equal(block.getArguments(), types))
    argument.setType(type);
  SmallVector<Operation *> same, old;
  SmallVector<SmallVector<Operation *>> rounds(facts.getNumRounds());
  for (Operation &op : block.without_terminator()) {
    if (facts.varies(&op) || facts.isMeeting(&op)) {
      rounds[*facts.getRound(&op)].push_back(&op);
      old.push_back(&op);
    } else {
      same.push_back(&op);
    }
  }
  auto emitSame = [&](llvm::function_ref<bool(Operation *)> isDue) {
    llvm::erase_if(same, [&](Operation *op) {
      if (!isDue(op))
        return false;
      op->moveBefore(block.getTerminator());
      return true;
    });
  };
  for (auto [round, ops] : llvm::enumerate(rounds)) {
    emitSame([&, round = round](Operation *op) {
      std::optional<unsigned> needed = facts.getRound(op);
      return needed && *needed <= round;
    });
    for (int64_t step = 0; step < count; ++step)
      emitStep(ops, step);
  }
  emitSame([](Operation *) { return true; });
  for (auto [operand, sharding] : llvm::zip_equal(block.getTerminator()->getOpOperands(), results))
    if (facts.varies(operand.get()))
      operand.set(join(operand.get(), sharding));
  for (Operation *op : llvm::reverse(old))
    op->erase();
}

void zero::unrollSteps(func::FuncOp entry, const AxisFacts &facts, ArrayRef<Sharding> arguments,
                       ArrayRef<Type> types, ArrayRef<Sharding> results, int64_t count) {
  StepUnroller(entry, facts, arguments, count).run(types, results);
  Block &block = entry.getBody().front();
  entry.setFunctionType(FunctionType::get(entry.getContext(), block.getArgumentTypes(),
                                          block.getTerminator()->getOperandTypes()));
}
