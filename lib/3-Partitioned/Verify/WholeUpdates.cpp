#include "WholeUpdates.h"

#include "mlir/IR/Builders.h"
#include "zero/Analysis/Flops.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

WholeUpdates::WholeUpdates(const Program &program, func::FuncOp entry, const UseCounter &uses)
    : program(program), entry(entry), block(entry.getBody().front()) {
  findOpsOnRows();
  findFeeding();
  findWholeGradients();
  findGathers(uses);
  findOps();
  measure();
}

/// Calls `visit` for what `op` and the ops in its regions read.
static void forEachRead(Operation &op, llvm::function_ref<void(Value)> visit) {
  op.walk([&](Operation *inner) { llvm::for_each(inner->getOperands(), visit); });
}

static bool isReduction(Operation &op) {
  return isa<ir::AllReduceOp, ir::ReduceScatterOp, ir::BatchGatherOp>(op) &&
         !ir::isOverModelAxes(&op);
}

//===----------------------------------------------------------------------===//
// Forward and backward
//===----------------------------------------------------------------------===//

/// From the batch on, up to reductions over ranks.
void WholeUpdates::findOpsOnRows() {
  llvm::DenseSet<Value> rows;
  for (BlockArgument arg : block.getArguments()) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(arg.getArgNumber(), "zero.role");
    if (role && (role.getKind() == ir::RoleKind::Batch || role.getDim() >= 0))
      rows.insert(arg);
  }
  for (Operation &op : block) {
    bool reads = isa<ir::RankOffsetOp>(op);
    forEachRead(op, [&](Value value) { reads |= rows.contains(value); });
    if (!reads)
      continue;
    rowOps.insert(&op);
    if (!isReduction(op))
      rows.insert(op.result_begin(), op.result_end());
  }
}

/// Plain ops, and the unpacks behind them, whose results ops on rows read.
void WholeUpdates::findFeeding() {
  for (Operation &op : llvm::reverse(block)) {
    if (isa<ir::ZeroDialect>(op.getDialect()) && !isa<ir::UnpackOp>(op))
      continue;
    if (llvm::any_of(op.getUsers(), [&](Operation *user) { return isOnRows(getAncestor(user)); }))
      feeding.insert(&op);
  }
}

//===----------------------------------------------------------------------===//
// Gathers, and gradients that are reduced whole
//===----------------------------------------------------------------------===//

void WholeUpdates::findGathers(const UseCounter &uses) {
  if (program.stage == 0)
    return;
  Operation *terminator = block.getTerminator();
  for (auto gather : block.getOps<ir::AllGatherOp>())
    for (auto [index, shard, result] : llvm::enumerate(gather.getShards(), gather.getResults())) {
      bool isResult = llvm::is_contained(terminator->getOperands(), result);
      bool isRead =
          llvm::any_of(result.getUsers(), [&](Operation *user) { return feeding.contains(user); });
      if (isResult || (uses.isOfState(shard) && isRead))
        continue;
      extraGathers.insert({gather, index});
      held.insert(result);
      int64_t bytes = getTransferBytes(program.shardRanks, getElements(shard), getWidth(shard));
      wire += bytes;
      opsOf[program.getLayout(gather.getUnits()[index])].wire += bytes;
    }
}

/// Whether ranks add what each has found in its own ranges of segments: norms, row and column
/// statistics.
static bool isOfPartials(ir::AllReduceOp reduction) {
  SmallVector<Value> pending{reduction.getOperand()};
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    bool isMove = isa_and_nonnull<hlo::ReshapeOp, hlo::ConcatenateOp>(op);
    if (auto reduce = dyn_cast_or_null<hlo::ReduceOp>(op); reduce && op->getNumResults() == 1)
      pending.push_back(reduce.getInputs()[0]);
    else if (isMove)
      llvm::append_range(pending, op->getOperands());
    else if (!isa_and_nonnull<ir::SegmentReduceOp, ir::ExtractSegmentOp>(op))
      return false;
  }
  return true;
}

/// Back from the pieces that go into shards: whatever has one element is a scalar of the update.
void WholeUpdates::findWholeGradients() {
  llvm::DenseSet<Value> seen;
  SmallVector<Value> pending;
  auto add = [&](Value value) {
    if (getElements(value) > 1 && seen.insert(value).second)
      pending.push_back(value);
  };
  for (auto insert : block.getOps<ir::InsertSegmentOp>())
    add(insert.getSource());
  for (auto exchange : block.getOps<ir::AllToAllOp>())
    for (auto [name, operand] : llvm::zip_equal(exchange.getFrom(), exchange.getOperands()))
      if (isa<UnitAttr>(name))
        add(operand);
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op)
      continue;
    if (ir::isOverModelAxes(op)) {
      llvm::for_each(op->getOperands(), add);
    } else if (auto reduction = dyn_cast<ir::AllReduceOp>(op)) {
      if (!isOfPartials(reduction) && wholeGradients.insert(op).second) {
        Value operand = reduction.getOperand();
        int64_t bytes = getAllReduceElements(program.tables.mesh.getGroupSize(reduction.getAxes()),
                                             getElements(operand), 0) *
                        getWidth(operand);
        wire += bytes;
        opsOf[nullptr].wire += bytes;
        held.insert(reduction.getResult());
      }
    } else if (!isa<ir::ZeroDialect>(op->getDialect())) {
      forEachRead(*op, [&](Value value) {
        if (value.getParentBlock() == &block && isa<RankedTensorType>(value.getType()))
          add(value);
      });
    }
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static bool isAlias(Operation *op) { return isa<ir::UnpackOp, hlo::ReshapeOp>(op); }

/// What owners get whole and what ranks get back of it, in bytes of the rank that reads most.
void WholeUpdates::visitExchange(ir::AllToAllOp op) {
  WireCounter counter(program.tables.mesh);
  counter.add(op, 1);
  std::optional<SmallVector<int64_t>> byRank = counter.getByRank();
  int64_t bytes = byRank ? *llvm::max_element(*byRank) : 0; // too many: appendWire says so
  // By the first unit that is named; by none where all that moves is in none.
  Operation *unit = nullptr;
  for (ArrayAttr names : {op.getTo(), op.getFrom()})
    for (Attribute name : names)
      if (isa<FlatSymbolRefAttr>(name))
        unit = program.getLayout(name);
  wire += bytes;
  opsOf[unit].wire += bytes;
  for (auto [name, result] : llvm::zip_equal(op.getTo(), op.getResults())) {
    held.insert(result);
    if (isa<UnitAttr>(name))
      whole[result] = unit;
  }
}

void WholeUpdates::visitOp(Operation &op) {
  if (auto exchange = dyn_cast<ir::AllToAllOp>(op))
    return visitExchange(exchange);
  if (auto unpack = dyn_cast<ir::UnpackOp>(op)) {
    for (Value segment : unpack.getResults())
      whole[segment] = program.getLayout(unpack.getUnitAttr());
    return;
  }
  if (wholeGradients.contains(&op)) {
    whole[op.getResult(0)] = nullptr;
    return;
  }
  if (isa<ir::ZeroDialect>(op.getDialect()) || op.hasTrait<OpTrait::IsTerminator>() ||
      isOnRows(&op))
    return;
  std::optional<Operation *> unit;
  forEachRead(op, [&](Value value) {
    if (auto it = whole.find(value); !unit && it != whole.end())
      unit = it->second;
  });
  if (!unit)
    return;
  for (Value result : op.getResults())
    if (getElements(result) > 1) {
      whole[result] = *unit;
      if (!isAlias(&op))
        held.insert(result);
    }
  if (isAlias(&op))
    return;
  Ops &ops = opsOf[*unit];
  ++ops.count;
  ops.flops += countFlops(&op);
  if (!ops.first || (hlo::isElementwise(ops.first) && !hlo::isElementwise(&op)))
    ops.first = &op;
}

void WholeUpdates::findOps() {
  for (Operation &op : block)
    visitOp(op);
}

/// The value that holds `value`'s bytes.
static Value getHolder(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isAlias(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

void WholeUpdates::measure() {
  llvm::DenseMap<Value, Operation *> lastRead;
  for (Operation &op : block)
    forEachRead(op, [&](Value value) { lastRead[getHolder(value)] = &op; });
  llvm::DenseMap<Operation *, int64_t> freed;
  int64_t live = 0;
  for (Operation &op : block) {
    for (Value result : op.getResults())
      if (held.contains(result)) {
        int64_t bytes = ir::getTensorBytes(result.getType());
        live += bytes;
        Operation *last = lastRead.lookup(result);
        freed[last ? last : &op] += bytes;
      }
    memory = std::max(memory, live);
    live -= freed.lookup(&op);
  }
}

//===----------------------------------------------------------------------===//
// What is said of them
//===----------------------------------------------------------------------===//

SmallVector<Attribute> WholeUpdates::describe() const {
  Builder builder(program.module.getContext());
  SmallVector<Attribute> list;
  for (auto &[unit, ops] : opsOf) {
    NamedAttrList entry;
    entry.append("bytes", builder.getI64IntegerAttr(ops.wire));
    entry.append("flops", builder.getI64IntegerAttr(ops.flops));
    if (ops.first)
      entry.append("op", builder.getStringAttr(ops.first->getName().getStringRef()));
    entry.append("ops", builder.getI64IntegerAttr(ops.count));
    if (unit)
      entry.append("unit", cast<ir::LayoutOp>(unit).getSymNameAttr());
    list.push_back(entry.getDictionary(builder.getContext()));
  }
  return list;
}

void WholeUpdates::forEach(llvm::function_ref<void(Operation *, std::string)> visit) const {
  for (auto &[unit, ops] : opsOf) {
    std::string of = "of gradients that are reduced whole";
    if (auto layout = dyn_cast_or_null<ir::LayoutOp>(unit))
      of = llvm::formatv("of unit @{0} (\"{1}\", ...)", layout.getSymName(),
                         layout.getSegment(0).getName().getValue());
    std::string first =
        ops.first ? " from " + ops.first->getName().getStringRef().str() + " on" : "";
    visit(ops.first ? ops.first : func::FuncOp(entry).getOperation(),
          llvm::formatv("{0} ops {1} are computed on whole values{2}: {3} bytes moved, {4} FLOPs",
                        ops.count, of, first, ops.wire, ops.flops));
  }
}
