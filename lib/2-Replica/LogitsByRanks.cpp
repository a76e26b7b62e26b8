//===- LogitsByRanks.cpp - zero-logits-by-ranks -------------------------------------------===//
//
// One rank's work on a large matmul of its rows becomes the work of all ranks on all rows: first
// the region's function is written for all rows, then it is analysed and rewritten for as many
// ranks once more, along what the weight has beside the dimension that is contracted.
//===---------------------------------------------------------------------------------===//
#include "LogitsRegion.h"
#include "ManualRegions.h"
#include "Rewrite.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/RowParts.h"

#include "mlir/IR/Remarks.h"

namespace zero {
#define GEN_PASS_DEF_LOGITSBYRANKSPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::OpSharding;
using dist::Sharding;

namespace {

/// The ranks that share the columns.
struct Ranks {
  FlatSymbolRefAttr mesh;
  ArrayAttr axes;
  int64_t count;
};

/// A region as a function, of which each rank computes its columns of all rows.
class ColumnsFunction : public RegionFunction {
public:
  ColumnsFunction(ModuleOp module, const LogitsRegion &region, const Ranks &ranks)
      : RegionFunction(module, region), ranks(ranks), builder(module.getContext()) {}

  /// Does so; says why that cannot be. `inputs`: which are rows of the batch.
  std::string run(ArrayRef<Sharding> inputs);

private:
  std::string checkRows(const Distribution &rows);
  std::string widen(const Distribution &rows);
  std::string widenOp(Operation *op, const Distribution &rows);
  Value widenWhole(Value value, int64_t dim);
  std::string chooseColumns(SmallVectorImpl<Sharding> &inputs);
  std::string checkColumns(const Distribution &columns);
  std::string checkBytes(int64_t weightBytes);
  void takeInputs(ArrayRef<Sharding> rows, ArrayRef<Sharding> columns);
  SmallVector<std::optional<Sharding>> getWanted();
  bool canGive(Sharding own, Sharding made) const;
  Value takeOwn(Value value, int64_t dim);
  Value putColumns(Value value, int64_t dim);
  SmallVector<Value> makeStarts(Location loc, int64_t rank, int64_t dim, int64_t stride);
  ValueRange getResults() { return getBody().getTerminator()->getOperands(); }

  const Ranks &ranks;
  OpBuilder builder;
  Value logits;                // in the function
  SmallVector<Sharding> given; // of results, by rows of the batch
  int64_t rowBytes = 0;
};

struct LogitsByRanksPass : zero::impl::LogitsByRanksPassBase<LogitsByRanksPass> {
  using LogitsByRanksPassBase::LogitsByRanksPassBase;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run();
  LogicalResult runOn(func::FuncOp step, const Ranks &ranks);
  std::string share(const Distribution &rows, hlo::DotGeneralOp matmul, const Ranks &ranks);

  llvm::DenseSet<Operation *> done; // they may be gone
};

} // namespace

static RankedTensorType scale(RankedTensorType type, int64_t dim, int64_t ranks) {
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] *= ranks;
  return type.clone(shape);
}

//===----------------------------------------------------------------------===//
// From a rank's rows to all rows
//===----------------------------------------------------------------------===//

std::string ColumnsFunction::checkRows(const Distribution &rows) {
  if (!rows.getUnsupported().empty() || !rows.getForcedGathers().empty())
    return "an op needs all rows of it";
  for (Operation &op : getBody()) {
    const OpSharding &sharding = rows.getOpSharding(&op);
    if (sharding.column || sharding.isCounted)
      return "indices count its rows";
    for (Value result : op.getResults())
      if (Sharding of = rows.getSharding(result); of.isSharded() && of.groups != 1)
        return "its rows are in groups";
  }
  return "";
}

/// The same of all rows for a value that every rank has, and that has rows because it meets some:
/// null where it is more than one value repeated for each row.
Value ColumnsFunction::widenWhole(Value value, int64_t dim) {
  RankedTensorType type = scale(hlo::tensorType(value), dim, ranks.count);
  Operation *op = value.getDefiningOp();
  Location loc = value.getLoc();
  if (auto constant = dyn_cast_or_null<hlo::ConstantOp>(op)) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    return splat ? hlo::ConstantOp::create(builder, loc, splat.resizeSplat(type)) : Value();
  }
  if (auto spread = dyn_cast_or_null<hlo::BroadcastInDimOp>(op)) {
    const int64_t *from = llvm::find(spread.getBroadcastDimensions(), dim);
    if (from != spread.getBroadcastDimensions().end() &&
        hlo::tensorType(spread.getOperand())
                .getDimSize(from - spread.getBroadcastDimensions().begin()) != 1)
      return {};
    Value wide = builder.clone(*op)->getResult(0);
    wide.setType(type);
    return wide;
  }
  if (!op || op->getNumResults() != 1 || !hlo::isElementwise(op))
    return {};
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    if (!operands.emplace_back(widenWhole(operand, dim)))
      return {};
  Operation *wide = builder.clone(*op);
  wide->setOperands(operands);
  wide->getResult(0).setType(type);
  return wide->getResult(0);
}

/// Types become those of all rows; attributes say nothing of rows.
std::string ColumnsFunction::widenOp(Operation *op, const Distribution &rows) {
  const OpSharding &sharding = rows.getOpSharding(op);
  if (auto sizes = dyn_cast<hlo::ShardingRuleInterface>(op)) {
    Operation *part = op->clone();
    cast<hlo::ShardingRuleInterface>(part).localizeAttributes([&](unsigned operand, int64_t dim) {
      return sharding.operands[operand].isShardedOn(dim) ? ranks.count : int64_t(1);
    });
    bool isSame = part->getAttrDictionary() == op->getAttrDictionary();
    part->destroy();
    if (!isSame)
      return "an op's attributes say how many rows there are";
  }
  builder.setInsertionPoint(op);
  for (auto [operand, wanted] : llvm::zip_equal(op->getOpOperands(), sharding.operands)) {
    if (!wanted.isSharded() || rows.getSharding(operand.get()).isSharded())
      continue;
    Value wide =
        isa<BlockArgument>(operand.get()) ? Value() : widenWhole(operand.get(), wanted.dim);
    if (!wide)
      return "its rows meet those of a value that every rank has";
    operand.set(wide);
  }
  for (auto [result, of] : llvm::zip_equal(op->getResults(), sharding.results))
    if (of.isSharded())
      result.setType(scale(hlo::tensorType(result), of.dim, ranks.count));
  return "";
}

std::string ColumnsFunction::widen(const Distribution &rows) {
  for (BlockArgument input : getBody().getArguments())
    if (Sharding of = rows.getSharding(input); of.isSharded()) {
      input.setType(scale(hlo::tensorType(input), of.dim, ranks.count));
      rowBytes += ir::getTensorBytes(hlo::tensorType(input));
    }
  SmallVector<Operation *> ops;
  for (Operation &op : getBody().without_terminator())
    ops.push_back(&op);
  for (Operation *op : ops)
    if (std::string why = widenOp(op, rows); !why.empty())
      return why;
  return "";
}

//===----------------------------------------------------------------------===//
// From all rows to a rank's columns
//===----------------------------------------------------------------------===//

/// Along the one dimension of the weight that the logits have.
std::string ColumnsFunction::chooseColumns(SmallVectorImpl<Sharding> &inputs) {
  auto matmul = logits.getDefiningOp<hlo::DotGeneralOp>();
  for (unsigned side : {0, 1}) {
    auto weight = dyn_cast<BlockArgument>(matmul->getOperand(side));
    if (!weight || inputs[weight.getArgNumber()].isSharded())
      continue;
    SmallVector<int64_t> free =
        side == 0 ? matmul.getLhsFreeDimensions() : matmul.getRhsFreeDimensions();
    if (free.size() != 1)
      return "its columns are along several dimensions of the weight";
    int64_t size = hlo::tensorType(weight).getDimSize(free[0]);
    if (std::string why = checkBytes(ir::getTensorBytes(hlo::tensorType(weight))); !why.empty())
      return why;
    if (size % ranks.count != 0)
      return std::to_string(size) + " columns are no multiple of " + std::to_string(ranks.count) +
             " ranks; pad the table to a multiple";
    inputs.assign(inputs.size(), Sharding());
    inputs[weight.getArgNumber()] = Sharding::sharded(free[0], 1, size / ranks.count);
    return "";
  }
  return "its weight is computed with its rows";
}

/// What was a rank's rows comes out as that.
SmallVector<std::optional<Sharding>> ColumnsFunction::getWanted() {
  SmallVector<std::optional<Sharding>> wanted;
  for (auto [value, own] : llvm::zip_equal(getResults(), given)) {
    wanted.emplace_back();
    if (own.isSharded())
      wanted.back() =
          Sharding::blocks(own.dim, hlo::tensorType(value).getDimSize(own.dim), ranks.count);
  }
  return wanted;
}

/// Whether what ranks make of a result that was a sum over them, or all of it, can be that again.
bool ColumnsFunction::canGive(Sharding own, Sharding made) const {
  if (own.isPartial(ir::ReduceKind::Add) && made.isSharded())
    return made.groups == 1;
  return own.isSharded() || made == own;
}

std::string ColumnsFunction::checkColumns(const Distribution &columns) {
  if (!columns.getUnsupported().empty() || !columns.getForcedGathers().empty())
    return "an op needs all columns of a row";
  if (!columns.getSharding(logits).isSharded())
    return "ranks do not share its columns";
  ArrayRef<Sharding> results = columns.getOpSharding(getBody().getTerminator()).operands;
  for (auto [value, own, made] : llvm::zip_equal(getResults(), given, results)) {
    if (!canGive(own, made))
      return "what is left of its rows is no row of columns";
    Sharding of = columns.getSharding(value);
    if (of.isPartial() && hlo::tensorType(value).getElementTypeBitWidth() < 32)
      return "a sum that ranks would add up has less than 32 bits, so that each part would be "
             "rounded; multiply in f32 (preferred_element_type)";
  }
  return "";
}

/// What ranks exchange of rows, they hold: no more than what they need not hold of the weight.
std::string ColumnsFunction::checkBytes(int64_t weightBytes) {
  int64_t bytes = rowBytes, saved = weightBytes - weightBytes / ranks.count;
  for (auto [value, own] : llvm::zip_equal(getResults(), given))
    if (own.isSharded())
      bytes += ir::getTensorBytes(hlo::tensorType(value));
  if (bytes < saved)
    return "";
  return "all ranks' rows, " + std::to_string(bytes) + " bytes, are no less than what a rank " +
         "need not hold of its weight, " + std::to_string(saved);
}

//===----------------------------------------------------------------------===//
// What goes in and out
//===----------------------------------------------------------------------===//

/// Rows come from all ranks, of the weight the rank takes its columns.
void ColumnsFunction::takeInputs(ArrayRef<Sharding> rows, ArrayRef<Sharding> columns) {
  builder.setInsertionPointToStart(&getBody());
  Location loc = region.logits.getLoc();
  for (auto [input, given, row, column] :
       llvm::zip_equal(getBody().getArguments(), region.inputs, rows, columns)) {
    if (row.isReplicated() && column.isReplicated())
      continue;
    auto uses = llvm::map_to_vector(input.getUses(), [](OpOperand &use) { return &use; });
    input.setType(given.getType());
    Value taken = row.isSharded() ? gatherRows(builder, loc, input, row.dim, ranks.count,
                                               ranks.mesh, ranks.axes)
                                  : takeOwn(input, column.dim);
    for (OpOperand *use : uses)
      use->set(taken);
  }
}

SmallVector<Value> ColumnsFunction::makeStarts(Location loc, int64_t rank, int64_t dim,
                                               int64_t stride) {
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  Value zero = hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(i32, 0));
  SmallVector<Value> starts(rank, zero);
  starts[dim] = ir::RankOffsetOp::create(builder, loc, i32, builder.getI64IntegerAttr(stride),
                                         ranks.mesh, ranks.axes);
  return starts;
}

/// The rank's rows, or columns, of what all ranks have.
Value ColumnsFunction::takeOwn(Value value, int64_t dim) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value);
  SmallVector<int64_t> sizes(type.getShape());
  sizes[dim] /= ranks.count;
  SmallVector<Value> starts = makeStarts(loc, type.getRank(), dim, sizes[dim]);
  return hlo::DynamicSliceOp::create(builder, loc, type.clone(sizes), value, starts,
                                     builder.getDenseI64ArrayAttr(sizes));
}

/// Of a sum over ranks, what is the rank's own, the others' being zero.
Value ColumnsFunction::putColumns(Value value, int64_t dim) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value), whole = scale(type, dim, ranks.count);
  Value zeros = hlo::ConstantOp::create(builder, loc, hlo::makeZeros(whole));
  SmallVector<Value> starts = makeStarts(loc, type.getRank(), dim, type.getDimSize(dim));
  return hlo::DynamicUpdateSliceOp::create(builder, loc, whole, zeros, value, starts);
}

std::string ColumnsFunction::run(ArrayRef<Sharding> inputs) {
  for (auto [op, copy] : llvm::zip(region.ops, getBody()))
    if (op == region.logits.getDefiningOp())
      logits = copy.getResult(0);
  {
    Distribution rows(function, inputs, 1);
    if (std::string why = checkRows(rows); !why.empty())
      return why;
    for (Value value : getResults())
      given.push_back(rows.getSharding(value));
    if (std::string why = widen(rows); !why.empty())
      return why;
  }
  function.setFunctionType(
      builder.getFunctionType(getBody().getArgumentTypes(), getResults().getTypes()));
  SmallVector<Sharding> shares(inputs);
  if (std::string why = chooseColumns(shares); !why.empty())
    return why;
  Distribution columns(function, shares, ranks.count, getWanted(), dist::Axis::Model);
  if (std::string why = checkColumns(columns); !why.empty())
    return why;
  auto made = llvm::to_vector(columns.getOpSharding(getBody().getTerminator()).operands);
  ReplicaRewriter(function, columns, ranks.mesh, ranks.axes).run();
  takeInputs(inputs, shares);
  Operation *end = getBody().getTerminator();
  builder.setInsertionPoint(end);
  for (auto [operand, own, of] : llvm::zip_equal(end->getOpOperands(), given, made))
    if (own.isPartial() && of.isSharded())
      operand.set(putColumns(operand.get(), of.dim));
  dropDead(function);
  return "";
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Columns are moved, not what they are put into.
static hlo::DynamicUpdateSliceOp putBehind(hlo::DynamicUpdateSliceOp put,
                                           hlo::TransposeOp transpose) {
  OpBuilder builder(transpose);
  Location loc = put.getLoc();
  auto move = [&](Value value) -> Value {
    RankedTensorType type = hlo::tensorType(value);
    auto shape = llvm::map_to_vector(transpose.getPermutation(),
                                     [&](int64_t dim) { return type.getDimSize(dim); });
    return hlo::TransposeOp::create(builder, loc, type.clone(shape), value,
                                    transpose.getPermutationAttr());
  };
  auto starts = llvm::map_to_vector(
      transpose.getPermutation(), [&](int64_t dim) -> Value { return put.getStartIndices()[dim]; });
  Value zeros =
      hlo::ConstantOp::create(builder, loc, hlo::makeZeros(hlo::tensorType(transpose.getResult())));
  auto moved = hlo::DynamicUpdateSliceOp::create(builder, loc, transpose.getType(), zeros,
                                                 move(put.getUpdate()), starts);
  transpose.replaceAllUsesWith(moved.getResult());
  transpose.erase();
  put.erase();
  return moved;
}

/// A gradient of the weight is the rank's columns until somebody needs more.
static void putLate(ArrayRef<Value> results) {
  for (Value result : results) {
    auto put = result.getDefiningOp<hlo::DynamicUpdateSliceOp>();
    while (put && put->hasOneUse() && isa<hlo::TransposeOp>(*put->user_begin()))
      put = putBehind(put, cast<hlo::TransposeOp>(*put->user_begin()));
    if (!put || put->use_empty())
      continue;
    Operation *first = *llvm::min_element(
        put->getUsers(), [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    put->moveBefore(first);
  }
}

std::string LogitsByRanksPass::share(const Distribution &rows, hlo::DotGeneralOp matmul,
                                     const Ranks &ranks) {
  NoRegion no;
  std::optional<LogitsRegion> region = findLogitsRegion(matmul, no);
  if (!region)
    return no.reason.str();
  SmallVector<Sharding> inputs;
  for (Value input : region->inputs) {
    Sharding of = inputs.emplace_back(rows.getSharding(input));
    if (of.isPartial() || (of.isSharded() && of.groups != 1))
      return "what it reads is no rows of the batch as they follow each other";
    if (of.isSharded() && of.chunk == 1)
      return "a rank has one row of the batch";
  }
  ColumnsFunction function(getOperation(), *region, ranks);
  if (std::string why = function.run(inputs); !why.empty())
    return why;
  done.insert_range(region->behind);
  putLate(function.putBack());
  return "";
}

LogicalResult LogitsByRanksPass::runOn(func::FuncOp step, const Ranks &ranks) {
  FailureOr<SmallVector<Sharding>> arguments = dist::getArgumentShardings(step, 1);
  if (failed(arguments))
    return failure();
  SmallVector<hlo::DotGeneralOp> matmuls;
  for (auto matmul : step.getBody().front().getOps<hlo::DotGeneralOp>())
    if (ir::getTensorBytes(matmul.getType()) > logitsBytes)
      matmuls.push_back(matmul);
  for (hlo::DotGeneralOp matmul : matmuls) {
    if (done.contains(matmul))
      continue;
    Distribution rows(step, *arguments, 1);
    if (!rows.getSharding(matmul.getResult()).isSharded())
      continue;
    Location loc = matmul.getLoc();
    int64_t bytes = ir::getTensorBytes(matmul.getType());
    std::string why = share(rows, matmul, ranks);
    auto options = remark::RemarkOpts::name("logits-by-ranks").category("zero-logits-by-ranks");
    if (!why.empty()) {
      remark::missed(loc, options) << remark::reason("{0} bytes stay rows: {1}", bytes, why);
      continue;
    }
    ++numShared;
    remark::passed(loc, options) << remark::add(
        "{0} bytes: each of {1} ranks has its columns of all ranks' rows", bytes, ranks.count);
  }
  dropDead(step); // what regions have copies of
  return success();
}

/// A module without any phase is accepted if its functions have roles, as by zero-data-parallel.
LogicalResult LogitsByRanksPass::run() {
  ModuleOp module = getOperation();
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-logits-by-ranks", ir::Phase::Import)))
    return failure();
  if (logitsBytes == 0)
    return success();
  if (failed(ir::expectOneRank(module, "zero-logits-by-ranks")))
    return failure();
  ir::MeshOp mesh = *module.getOps<ir::MeshOp>().begin();
  Ranks ranks{FlatSymbolRefAttr::get(mesh.getSymNameAttr()), mesh.getDataAxes(),
              mesh.getGroupSize(mesh.getDataAxes())};
  auto step = ir::findStep<func::FuncOp>(module);
  bool isWhole = !step || step->hasAttr(kByRank) || step->hasAttr(ir::kRowParts) ||
                 ranks.count == 1 || mesh.getAxisNames().size() != 1 ||
                 ir::getConfigInt(module, "accumulate").value_or(1) > 1;
  return isWhole ? success() : runOn(step, ranks);
}
