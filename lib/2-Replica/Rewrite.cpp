#include "Rewrite.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace zero;
using dist::Form;
using dist::Plan;

ReplicaRewriter::ReplicaRewriter(func::FuncOp entry, const dist::Distribution &distribution,
                                 FlatSymbolRefAttr mesh, ArrayAttr axes)
    : entry(entry), distribution(distribution), mesh(mesh), axes(axes),
      builder(entry.getContext()) {}

static RankedTensorType localType(RankedTensorType type, Form form) {
  return type.clone(dist::getLocalShape(type.getShape(), form));
}

void ReplicaRewriter::run() {
  Block &block = entry.getBody().front();
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  for (BlockArgument argument : block.getArguments())
    argument.setType(localType(hlo::tensorType(argument), distribution.getForm(argument)));
  for (Operation *op : ops)
    rewrite(op);
  entry.setFunctionType(
      builder.getFunctionType(block.getArgumentTypes(), block.getTerminator()->getOperandTypes()));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Types and sizes become those of one rank.
static void localize(Operation *op, const Plan &plan, int64_t ranks) {
  for (auto [result, form] : llvm::zip_equal(op->getResults(), plan.results))
    result.setType(localType(hlo::tensorType(result), form));
  auto getParts = [&](unsigned operand, int64_t dim) -> int64_t {
    return plan.operands[operand].isShardedOn(dim) ? ranks : 1;
  };
  auto isSharded = [](const Form &form) { return form.isSharded(); };
  if (llvm::any_of(plan.operands, isSharded) || llvm::any_of(plan.results, isSharded))
    if (auto sharded = dyn_cast<hlo::ShardingRuleInterface>(op))
      sharded.localizeAttributes(getParts);
}

void ReplicaRewriter::rewrite(Operation *op) {
  const Plan &plan = distribution.getPlan(op);
  for (auto [operand, form] : llvm::zip_equal(op->getOpOperands(), plan.operands))
    operand.set(get(operand.get(), form));
  if (plan.column)
    rebaseColumn(op, plan);
  reduceCaptured(op);
  localize(op, plan, distribution.getRanks());
}

/// Loops and branches read partial values reduced.
void ReplicaRewriter::reduceCaptured(Operation *op) {
  for (Region &region : op->getRegions())
    visitUsedValuesDefinedAbove(region, [&](OpOperand *use) {
      if (distribution.getForm(use->get()).isPartial())
        use->set(get(use->get(), Form()));
    });
}

//===----------------------------------------------------------------------===//
// Values in other forms
//===----------------------------------------------------------------------===//

Value ReplicaRewriter::find(Value value, Form form) const {
  Form has = distribution.getForm(value);
  // A replicated value stands in for a partial one where the rule says so (zeros).
  if (has == form || (has.isReplicated() && form.isPartial()))
    return value;
  if (auto known = made.find(value); known != made.end())
    for (auto &[existing, other] : known->second)
      if (existing == form)
        return other;
  return {};
}

Value ReplicaRewriter::get(Value value, Form form) {
  // What is repeated needs its operands first: a list, not recursion, since chains may be long.
  SmallVector<std::pair<Value, Form>> pending{{value, form}};
  while (!pending.empty()) {
    auto [next, wanted] = pending.back();
    if (find(next, wanted)) {
      pending.pop_back();
      continue;
    }
    size_t before = pending.size();
    if (std::optional<Plan> plan = getRepetition(next, wanted))
      for (size_t i = plan->operands.size(); i-- > 0;) // the first operand first
        if (Value operand = next.getDefiningOp()->getOperand(i); !find(operand, plan->operands[i]))
          pending.push_back({operand, plan->operands[i]});
    if (pending.size() > before)
      continue;
    Value other = make(next, wanted);
    made[next].emplace_back(wanted, other);
    pending.pop_back();
  }
  return find(value, form);
}

std::optional<Plan> ReplicaRewriter::getRepetition(Value value, Form form) const {
  Operation *op = value.getDefiningOp();
  if (!op || !distribution.getForm(value).isReplicated() || distribution.getRanks() == 1)
    return std::nullopt;
  // What costs nothing is better made twice than sliced, even if it is used whole too.
  std::optional<Plan> plan = dist::pushBack(op, form, distribution.getRanks());
  return plan && (plan->isFree() || distribution.getWanted(value) == form) ? plan : std::nullopt;
}

Value ReplicaRewriter::make(Value value, Form form) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(value);
  Form has = distribution.getForm(value);
  if (has.isPartial() && form.isReplicated())
    return reduce(value, has.reduce);
  // One rank's part of anything is all of it.
  if (distribution.getRanks() == 1 && !has.isPartial())
    return value;
  if (has.isSharded() && form.isReplicated())
    return gather(value, has);
  if (has.isReplicated())
    return cut(value, form);
  // Partial or cut in another way: by way of the whole value.
  Value whole = get(value, Form());
  builder.setInsertionPointAfterValue(whole);
  return distribution.getRanks() == 1 ? whole : cut(whole, form);
}

Value ReplicaRewriter::reduce(Value value, ir::ReduceKind kind) {
  return ir::AllReduceOp::create(builder, value.getLoc(), value.getType(),
                                 ir::ReduceKindAttr::get(builder.getContext(), kind), value, mesh,
                                 axes);
}

/// Shape with dimension `dim` split into `groups` and the rest.
static SmallVector<int64_t> splitShape(ArrayRef<int64_t> shape, int64_t dim, int64_t groups) {
  SmallVector<int64_t> split(shape);
  split[dim] /= groups;
  split.insert(split.begin() + dim, groups);
  return split;
}

Value ReplicaRewriter::gather(Value value, Form form) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value);
  int64_t dim = form.dim;
  SmallVector<int64_t> whole(type.getShape());
  whole[dim] *= distribution.getRanks();
  if (form.groups > 1) {
    value = hlo::ReshapeOp::create(
        builder, loc, type.clone(splitShape(type.getShape(), dim, form.groups)), value);
    ++dim;
  }
  SmallVector<int64_t> shape(hlo::tensorType(value).getShape());
  shape[dim] *= distribution.getRanks();
  value = ir::BatchGatherOp::create(builder, loc, type.clone(shape), value,
                                    builder.getI64IntegerAttr(dim), mesh, axes);
  if (form.groups > 1)
    value = hlo::ReshapeOp::create(builder, loc, type.clone(whole), value);
  return value;
}

Value ReplicaRewriter::cut(Value value, Form form) {
  if (std::optional<Plan> plan = getRepetition(value, form)) {
    ++numLocal;
    return repeat(value.getDefiningOp(), *plan);
  }
  ++numSlices;
  return slice(value, form);
}

/// The rank's chunk of each group of a value that every rank holds whole.
Value ReplicaRewriter::slice(Value value, Form form) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value);
  int64_t dim = form.dim;
  if (form.groups > 1) {
    value = hlo::ReshapeOp::create(
        builder, loc, type.clone(splitShape(type.getShape(), dim, form.groups)), value);
    ++dim;
  }
  RankedTensorType split = hlo::tensorType(value);
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  Value zero = hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(i32, 0));
  SmallVector<Value> starts(split.getRank(), zero);
  starts[dim] = makeRankOffset(loc, form.chunk, builder.getI32Type());
  SmallVector<int64_t> sizes(split.getShape());
  sizes[dim] = form.chunk;
  value = hlo::DynamicSliceOp::create(builder, loc, type.clone(sizes), value, starts,
                                      builder.getDenseI64ArrayAttr(sizes));
  if (form.groups > 1)
    value = hlo::ReshapeOp::create(builder, loc, localType(type, form), value);
  return value;
}

/// Computes `op`, which is replicated, once more in the sharded form of `plan`.
Value ReplicaRewriter::repeat(Operation *op, const Plan &plan) {
  SmallVector<Value> operands;
  for (auto [operand, needed] : llvm::zip_equal(op->getOperands(), plan.operands))
    operands.push_back(find(operand, needed)); // `get` made it
  builder.setInsertionPointAfter(op);
  Operation *clone = builder.clone(*op);
  clone->setOperands(operands);
  localize(clone, plan, distribution.getRanks());
  Value result = clone->getResult(0);
  return plan.isCounted ? countFromFirstRow(result, plan.results[0]) : result;
}

//===----------------------------------------------------------------------===//
// Values that know the rank
//===----------------------------------------------------------------------===//

Value ReplicaRewriter::makeRankOffset(Location loc, int64_t stride, Type elementType) {
  bool direct = elementType.isSignlessInteger(32) || elementType.isSignlessInteger(64);
  Type made = direct ? elementType : builder.getI32Type();
  Value offset = ir::RankOffsetOp::create(builder, loc, RankedTensorType::get({}, made),
                                          builder.getI64IntegerAttr(stride), mesh, axes);
  return direct ? offset : Value(hlo::ConvertOp::create(builder, loc, offset, elementType));
}

/// What counts from 0 along the dimension that `form` cuts, plus the rank's first row.
Value ReplicaRewriter::countFromFirstRow(Value counted, Form form) {
  Location loc = counted.getLoc();
  RankedTensorType type = hlo::tensorType(counted);
  Value offset = makeRankOffset(loc, form.chunk, type.getElementType());
  Value spread =
      hlo::BroadcastInDimOp::create(builder, loc, type, offset, builder.getDenseI64ArrayAttr({}));
  return hlo::AddOp::create(builder, loc, counted, spread);
}

/// `index` with `column` of its index vectors counted from the rank's first row.
Value ReplicaRewriter::rebase(Value index, int64_t vectorDim, int64_t column, int64_t rows) {
  Location loc = index.getLoc();
  RankedTensorType type = hlo::tensorType(index);
  Value offset = makeRankOffset(loc, rows, type.getElementType());
  SmallVector<int64_t> dims;
  if (vectorDim < type.getRank()) {
    int64_t width = type.getDimSize(vectorDim);
    auto vector = RankedTensorType::get({width}, type.getElementType());
    SmallVector<Attribute> mask(width, builder.getIntegerAttr(type.getElementType(), 0));
    mask[column] = builder.getIntegerAttr(type.getElementType(), 1);
    Value chosen = hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(vector, mask));
    Value spread = hlo::BroadcastInDimOp::create(builder, loc, vector, offset,
                                                 builder.getDenseI64ArrayAttr({}));
    offset = hlo::MulOp::create(builder, loc, spread, chosen);
    dims.push_back(vectorDim);
  }
  Value spread =
      hlo::BroadcastInDimOp::create(builder, loc, type, offset, builder.getDenseI64ArrayAttr(dims));
  return hlo::SubtractOp::create(builder, loc, index, spread);
}

void ReplicaRewriter::rebaseColumn(Operation *op, const Plan &plan) {
  if (distribution.getRanks() == 1)
    return;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  const hlo::CountedColumn &counted = *plan.column;
  OpOperand &index = op->getOpOperand(counted.operand);
  index.set(
      rebase(index.get(), counted.vectorDim, counted.column, plan.operands[counted.operand].chunk));
}
