#include "Rules.h"
#include "Pieces.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SmallSet.h"
#include <map>

using namespace mlir;
using namespace zero;
using namespace zero::part;

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

bool part::refuse(Operation *op, StringRef rule, const Twine &why) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name(rule).category("zero-partition"))
      << remark::reason("{0}", why.str());
  return false;
}

void part::forEachRead(Operation *op, llvm::function_ref<void(Value)> visit) {
  op->walk([&](Operation *inner) { llvm::for_each(inner->getOperands(), visit); });
}

RuleContext::RuleContext(func::FuncOp function) : builder(function.getContext()) {
  for (auto layout : function->getParentOfType<ModuleOp>().getOps<ir::LayoutOp>())
    layouts[layout.getSymNameAttr()] = layout;
}

static ArrayAttr getAxes(ir::LayoutOp layout, StringRef kind) {
  return layout.getAxes().getAs<ArrayAttr>(kind);
}

static Value buildGather(OpBuilder &builder, Location loc, Value shard, ir::LayoutOp layout) {
  RankedTensorType whole = getFlatType(layout, hlo::tensorType(shard).getElementType());
  return ir::AllGatherOp::create(builder, loc, whole, shard,
                                 builder.getArrayAttr({getUnit(layout)}), layout.getMeshAttr(),
                                 getAxes(layout, "param"))
      .getResult(0);
}

static Value buildOwnShard(OpBuilder &builder, Location loc, Value whole, ir::LayoutOp layout) {
  RankedTensorType shard = hlo::tensorType(whole).clone({layout.getShardElements()});
  return ir::OwnShardOp::create(builder, loc, shard, whole, getUnit(layout));
}

/// Users of the value that take the rank's own range of it; all of one unit.
static SmallVector<ir::OwnShardOp> getOwnShards(Value value) {
  SmallVector<ir::OwnShardOp> shards;
  for (Operation *user : value.getUsers())
    if (auto shard = dyn_cast<ir::OwnShardOp>(user);
        shard && (shards.empty() || shards[0].getUnitAttr() == shard.getUnitAttr()))
      shards.push_back(shard);
  return shards;
}

static void replaceAll(ArrayRef<ir::OwnShardOp> shards, Value with) {
  for (ir::OwnShardOp shard : shards)
    shard.getResult().replaceAllUsesWith(with);
}

//===----------------------------------------------------------------------===//
// Rules on one op
//===----------------------------------------------------------------------===//

/// The axes of a reduction of gradients that do not shard them; nothing where it leaves one out
/// that does.
static std::optional<SmallVector<Attribute>> getAxesAcross(ir::AllReduceOp reduction,
                                                           ArrayAttr sharded) {
  for (Attribute axis : sharded)
    if (!llvm::is_contained(reduction.getAxes(), axis))
      return std::nullopt;
  SmallVector<Attribute> across(reduction.getAxes().begin(), reduction.getAxes().end());
  llvm::erase_if(across, [&](Attribute axis) { return llvm::is_contained(sharded, axis); });
  return across;
}

/// all_reduce(x) = all_gather(reduce_scatter(x)), x a packed unit. Axes that do not shard it have
/// the shards reduced.
static bool allReduceToScatterGather(Operation *op, RuleContext &context) {
  OpBuilder &builder = context.builder;
  auto reduction = dyn_cast<ir::AllReduceOp>(op);
  auto pack = reduction ? reduction.getOperand().getDefiningOp<ir::PackOp>() : ir::PackOp();
  if (!pack)
    return false;
  ir::LayoutOp layout = context.getLayout(pack.getUnitAttr());
  ArrayAttr sharded = getAxes(layout, "grad");
  std::optional<SmallVector<Attribute>> across = getAxesAcross(reduction, sharded);
  if (!across)
    return refuse(op, "all-reduce-to-scatter-gather",
                  "the unit's gradients are sharded over other mesh axes");
  RankedTensorType shard =
      hlo::tensorType(reduction.getResult()).clone({layout.getShardElements()});
  auto scatter = ir::ReduceScatterOp::create(
      builder, op->getLoc(), TypeRange(shard), reduction.getKindAttr(), ValueRange(pack.getFlat()),
      builder.getArrayAttr({pack.getUnitAttr()}), reduction.getMeshAttr(), sharded);
  Value reduced = scatter.getResult(0);
  if (!across->empty())
    reduced =
        ir::AllReduceOp::create(builder, op->getLoc(), shard, reduction.getKindAttr(), reduced,
                                reduction.getMeshAttr(), builder.getArrayAttr(*across));
  reduction.getResult().replaceAllUsesWith(buildGather(builder, op->getLoc(), reduced, layout));
  return true;
}

/// own_shard(all_gather(x)) = x.
static bool ownShardOfGather(Operation *op, RuleContext &) {
  auto gather = dyn_cast<ir::AllGatherOp>(op);
  if (!gather)
    return false;
  bool applied = false;
  for (auto [whole, shard] : llvm::zip(gather.getResults(), gather.getShards())) {
    SmallVector<ir::OwnShardOp> shards = getOwnShards(whole);
    replaceAll(shards, shard);
    applied |= !shards.empty();
  }
  return applied;
}

/// Whether the result is the same scalar everywhere, or one per segment: it is built for a shard as
/// for the whole.
static bool isSpread(Operation *op) {
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return isScalar(broadcast.getOperand());
  return isa<ir::SegmentBroadcastOp>(op) ||
         (isa<hlo::ConstantOp>(op) && getSplat(op->getResult(0)));
}

/// own_shard(f(x, y)) = f(own_shard(x), own_shard(y)): with the rule above,
/// f(all_gather(x), all_gather(y)) = all_gather(f(x, y)).
static bool sinkGatherThroughElementwise(Operation *op, RuleContext &context) {
  OpBuilder &builder = context.builder;
  if (op->getNumResults() != 1 || !(isByElement(op) || isSpread(op)))
    return false;
  SmallVector<ir::OwnShardOp> shards = getOwnShards(op->getResult(0));
  if (shards.empty())
    return false;
  ir::LayoutOp layout = context.getLayout(shards[0].getUnitAttr());
  RankedTensorType type = hlo::tensorType(shards[0].getResult());
  Value result;
  if (isa<hlo::ConstantOp>(op)) {
    result = hlo::ConstantOp::create(builder, op->getLoc(),
                                     DenseElementsAttr::get(type, getSplat(op->getResult(0))));
  } else {
    IRMapping mapping;
    if (!isSpread(op))
      for (Value operand : op->getOperands())
        if (!isScalar(operand) && !mapping.contains(operand))
          mapping.map(operand, buildOwnShard(builder, op->getLoc(), operand, layout));
    result = builder.clone(*op, mapping)->getResult(0);
    result.setType(type);
  }
  replaceAll(shards, result);
  return true;
}

/// Kind of the reductions that are the only users of an unpack's results.
static std::optional<ir::ReduceKind> getCommonReduction(ir::UnpackOp unpack) {
  std::optional<ir::ReduceKind> common;
  for (Operation *user : unpack->getUsers()) {
    std::optional<ir::ReduceKind> kind = getFullReduction(user);
    if (!kind || (common && *common != *kind))
      return std::nullopt;
    common = kind;
  }
  return common;
}

/// reduce(unpack(x)) = slices of all_reduce(segment_reduce(own_shard(x))).
static bool reduceToPartials(Operation *op, RuleContext &context) {
  OpBuilder &builder = context.builder;
  auto unpack = dyn_cast<ir::UnpackOp>(op);
  std::optional<ir::ReduceKind> kind = unpack ? getCommonReduction(unpack) : std::nullopt;
  if (!kind)
    return false;
  ir::LayoutOp layout = context.getLayout(unpack.getUnitAttr());
  Location loc = op->getLoc();
  Value shard = buildOwnShard(builder, loc, unpack.getFlat(), layout);
  RankedTensorType type =
      hlo::tensorType(shard).clone({static_cast<int64_t>(layout.getSegments().size())});
  auto kindAttr = ir::ReduceKindAttr::get(op->getContext(), *kind);
  Value partial =
      ir::SegmentReduceOp::create(builder, loc, type, kindAttr, shard, unpack.getUnitAttr());
  Value total = ir::AllReduceOp::create(builder, loc, type, kindAttr, partial, layout.getMeshAttr(),
                                        getAxes(layout, "param"));
  for (auto [index, segment] : llvm::enumerate(unpack.getResults())) {
    for (Operation *user : llvm::make_early_inc_range(segment.getUsers())) {
      int64_t at = index;
      Value element = hlo::SliceOp::create(builder, user->getLoc(), total, {at}, {at + 1}, {1});
      Value scalar =
          hlo::ReshapeOp::create(builder, user->getLoc(), user->getResult(0).getType(), element);
      user->getResult(0).replaceAllUsesWith(scalar);
      user->erase();
    }
  }
  return true;
}

/// The reductions over some dimensions that are all that reads an unpack's results, as they are or
/// reshaped, by segment; empty where something else does.
static SmallVector<std::pair<unsigned, hlo::ReduceOp>> getAxisReductions(ir::UnpackOp unpack) {
  SmallVector<std::pair<unsigned, hlo::ReduceOp>> found;
  for (auto [index, segment] : llvm::enumerate(unpack.getResults())) {
    SmallVector<Operation *> users(segment.getUsers());
    while (!users.empty()) {
      Operation *user = users.pop_back_val();
      if (isa<hlo::ReshapeOp>(user))
        llvm::append_range(users, user->getUsers());
      else if (getAxisReduction(user))
        found.push_back({static_cast<unsigned>(index), cast<hlo::ReduceOp>(user)});
      else
        return {};
    }
  }
  return found;
}

/// Whether a unit is a state as it is, also gathered or converted. Where else it is read depends on
/// the stage, and so would the order of its sums.
static bool isState(Value flat) {
  while (auto *op = flat.getDefiningOp()) {
    if (!isa<hlo::ConvertOp, ir::AllGatherOp>(op) || op->getNumOperands() != 1)
      return false;
    flat = op->getOperand(0);
  }
  auto arg = cast<BlockArgument>(flat);
  auto function = dyn_cast<func::FuncOp>(arg.getOwner()->getParentOp());
  ir::RoleAttr role = function ? getArgRole(function, arg.getArgNumber()) : ir::RoleAttr();
  return role && role.getUnit();
}

/// reduce(unpack(x)) over some dimensions = all_reduce(reduce(extract_segment(own_shard(x)))).
static bool axisReduceToPartials(Operation *op, RuleContext &context) {
  OpBuilder &builder = context.builder;
  auto unpack = dyn_cast<ir::UnpackOp>(op);
  if (!unpack)
    return false;
  SmallVector<std::pair<unsigned, hlo::ReduceOp>> reductions = getAxisReductions(unpack);
  if (reductions.empty())
    return false;
  if (isState(unpack.getFlat()))
    return refuse(op, "axis-reduce-to-partials", "a state that is whole at some stages");
  ir::LayoutOp layout = context.getLayout(unpack.getUnitAttr());
  Value shard = buildOwnShard(builder, op->getLoc(), unpack.getFlat(), layout);
  std::map<std::pair<unsigned, ir::ReduceKind>, Value> parts;
  for (auto [index, reduce] : reductions) {
    Location loc = reduce.getLoc();
    auto kind = ir::ReduceKindAttr::get(op->getContext(), *getAxisReduction(reduce));
    Value &part = parts[{index, kind.getValue()}];
    if (!part)
      part =
          ir::ExtractSegmentOp::create(builder, loc, unpack.getResult(index).getType(), kind, shard,
                                       unpack.getUnitAttr(), builder.getI64IntegerAttr(index));
    Value input = buildReshape(builder, loc, hlo::tensorType(reduce.getInputs()[0]), part);
    auto init = cast<DenseElementsAttr>(
        reduce.getInitValues()[0].getDefiningOp<hlo::ConstantOp>().getValue());
    auto own = hlo::ReduceOp::create(
        builder, loc, input, hlo::ConstantOp::create(builder, loc, init), reduce.getDimensions(),
        reduce.getSimpleReducer()->getName().getStringRef());
    RankedTensorType type = hlo::tensorType(own.getResults()[0]);
    RankedTensorType vector = type.clone({type.getNumElements()});
    Value partial = buildReshape(builder, loc, vector, own.getResults()[0]);
    Value total = ir::AllReduceOp::create(builder, loc, vector, kind, partial, layout.getMeshAttr(),
                                          getAxes(layout, "param"));
    reduce.getResults()[0].replaceAllUsesWith(buildReshape(builder, loc, type, total));
    reduce->erase();
  }
  return true;
}

/// The gather that makes the unit whole again from the rank's range of `whole`, null where there is
/// none.
static ir::AllGatherOp findGatherOfOwn(Value whole) {
  for (ir::OwnShardOp shard : getOwnShards(whole))
    for (Operation *user : shard->getUsers())
      if (auto gather = dyn_cast<ir::AllGatherOp>(user); gather && gather.getUnits().size() == 1)
        return gather;
  return {};
}

/// unpack(x) = unpack(all_gather(own_shard(x))), x computed on a unit: with the rules above, x is
/// computed on shards whoever reads it whole.
static bool gatherWholeRead(Operation *op, RuleContext &context) {
  OpBuilder &builder = context.builder;
  auto unpack = dyn_cast<ir::UnpackOp>(op);
  if (!unpack || unpack->use_empty())
    return false;
  Value flat = unpack.getFlat(), source = flat;
  if (auto convert = source.getDefiningOp<hlo::ConvertOp>())
    source = convert.getOperand();
  // States and packs are there whole, or are gathered by their own rules.
  Operation *def = source.getDefiningOp();
  if (!def || isa<ir::AllGatherOp, ir::PackOp>(def))
    return false;
  // A new parameter that is gathered anyway is gathered here.
  ir::AllGatherOp gather = findGatherOfOwn(flat);
  if (gather) {
    gather.getShards()[0].getDefiningOp()->moveBefore(op);
    gather->moveBefore(op);
  } else {
    ir::LayoutOp layout = context.getLayout(unpack.getUnitAttr());
    Value shard = buildOwnShard(builder, op->getLoc(), flat, layout);
    gather = buildGather(builder, op->getLoc(), shard, layout).getDefiningOp<ir::AllGatherOp>();
  }
  unpack.getFlatMutable().assign(gather.getResult(0));
  return true;
}

/// Whether nothing live follows from the op but, where `ownRange`, what reads the rank's own range
/// of its elements: with the rules above that will be computed on shards.
static bool isUnread(Operation *op, bool ownRange,
                     llvm::SmallSet<std::pair<Operation *, bool>, 8> &seen) {
  if (ownRange && isa<ir::OwnShardOp>(op))
    return true;
  if (op->hasTrait<OpTrait::IsTerminator>() || !isMemoryEffectFree(op))
    return false;
  if (!seen.insert({op, ownRange}).second)
    return true;
  bool keepsRange = ownRange && op->getNumResults() == 1 && hlo::isElementwise(op);
  return llvm::all_of(op->getUsers(),
                      [&](Operation *user) { return isUnread(user, keepsRange, seen); });
}

/// convert(all_gather(x)) = all_gather(convert(x)) when it narrows.
static bool narrowBeforeGather(Operation *op, RuleContext &context) {
  OpBuilder &builder = context.builder;
  auto convert = dyn_cast<hlo::ConvertOp>(op);
  auto gather = convert ? convert.getOperand().getDefiningOp<ir::AllGatherOp>() : ir::AllGatherOp();
  if (!gather || gather.getUnits().size() != 1)
    return false;
  constexpr StringLiteral name = "narrow-before-gather";
  Type from = hlo::tensorType(convert.getOperand()).getElementType();
  Type to = hlo::tensorType(convert.getResult()).getElementType();
  if (ir::getElementBytes(to) >= ir::getElementBytes(from))
    return refuse(op, name, "the convert does not narrow");
  llvm::SmallSet<std::pair<Operation *, bool>, 8> seen;
  for (Operation *user : gather.getResult(0).getUsers())
    if (user != op && !isUnread(user, /*ownRange=*/true, seen))
      return refuse(op, name, "the wide values are read too");
  Value shard = gather.getShards()[0];
  Value narrow =
      hlo::ConvertOp::create(builder, op->getLoc(), hlo::tensorType(shard).clone(to), shard);
  auto unit = cast<FlatSymbolRefAttr>(gather.getUnits()[0]);
  convert.getResult().replaceAllUsesWith(
      buildGather(builder, gather.getLoc(), narrow, context.getLayout(unit)));
  return true;
}

//===----------------------------------------------------------------------===//
// Rules on the interface
//===----------------------------------------------------------------------===//

/// A convert that only feeds unpacks belongs to them: it starts an interval of uses.
static bool startsInterval(Operation *user) {
  if (isa<ir::UnpackOp>(user))
    return true;
  return isa<hlo::ConvertOp>(user) && !user->use_empty() &&
         llvm::all_of(user->getUsers(), llvm::IsaPred<ir::UnpackOp>);
}

static void setResultType(func::FuncOp function, unsigned result, Type type) {
  SmallVector<Type> results(function.getResultTypes());
  results[result] = type;
  function.setFunctionType(
      FunctionType::get(function.getContext(), function.getArgumentTypes(), results));
}

void part::keepShard(func::FuncOp function, unsigned arg, int64_t result, ir::LayoutOp layout) {
  Block &block = function.getBody().front();
  Operation *terminator = block.getTerminator();
  BlockArgument state = block.getArgument(arg);
  if (result >= 0) {
    OpBuilder builder(terminator);
    Value shard = buildOwnShard(builder, state.getLoc(), terminator->getOperand(result), layout);
    terminator->setOperand(result, shard);
    setResultType(function, result, shard.getType());
  }
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : state.getUses())
    uses.push_back(&use);
  Type shardType = hlo::tensorType(state).clone({layout.getShardElements()});
  state.setType(shardType);
  Value common;
  for (OpOperand *use : uses) {
    if (startsInterval(use->getOwner())) {
      OpBuilder builder(use->getOwner());
      use->set(buildGather(builder, state.getLoc(), state, layout));
      continue;
    }
    OpBuilder builder = OpBuilder::atBlockBegin(&block);
    if (!common)
      common = buildGather(builder, state.getLoc(), state, layout);
    use->set(common);
  }
  SmallVector<Type> args(function.getArgumentTypes());
  args[arg] = shardType;
  function.setFunctionType(
      FunctionType::get(function.getContext(), args, function.getResultTypes()));
}

void part::gatherResult(func::FuncOp function, unsigned result, ir::LayoutOp layout) {
  Operation *terminator = function.getBody().front().getTerminator();
  OpBuilder builder(terminator);
  Value value = terminator->getOperand(result);
  Value shard = buildOwnShard(builder, value.getLoc(), value, layout);
  terminator->setOperand(result, buildGather(builder, value.getLoc(), shard, layout));
}

/// Calls `fn` with every argument that holds a whole unit.
static unsigned
forEachWholeState(func::FuncOp function,
                  llvm::function_ref<bool(unsigned, ir::RoleAttr, ir::LayoutOp)> fn) {
  unsigned applied = 0;
  RuleContext context(function);
  for (BlockArgument arg : function.getArguments()) {
    ir::RoleAttr role = getArgRole(function, arg.getArgNumber());
    if (!role || !role.getUnit())
      continue;
    ir::LayoutOp layout = context.getLayout(role.getUnit());
    int64_t elements = hlo::tensorType(arg).getNumElements();
    if (layout && elements == static_cast<int64_t>(layout.getElements()))
      applied += fn(arg.getArgNumber(), role, layout);
  }
  return applied;
}

/// State whose new value is all_gather(x): the state is the shard.
static unsigned stateGatherToShard(func::FuncOp function) {
  return forEachWholeState(function, [&](unsigned arg, ir::RoleAttr role, ir::LayoutOp layout) {
    if (role.getKind() == ir::RoleKind::Param)
      return false;
    keepShard(function, arg, role.getNext(), layout);
    return true;
  });
}

/// Parameter whose new value is computed whole: computed on the shard, gathered at the end.
static unsigned gatherNewParameter(func::FuncOp function) {
  return forEachWholeState(function, [&](unsigned, ir::RoleAttr role, ir::LayoutOp layout) {
    if (role.getKind() != ir::RoleKind::Param || role.getNext() < 0)
      return false;
    gatherResult(function, role.getNext(), layout);
    return true;
  });
}

//===----------------------------------------------------------------------===//
// The list, and the sweep
//===----------------------------------------------------------------------===//

ArrayRef<Rule> part::getRules() {
  static constexpr Rule kRules[] = {
      {"batch-elementwise", "pack(f(x), f(y)) = f(pack(x, y)), f elementwise", nullptr, nullptr,
       false, batchElementwise},
      {"pack-of-unpack", "pack(unpack(x)) = x", nullptr, nullptr, false, packOfUnpack},
      {"batch-scalars",
       "pack(broadcast(x), broadcast(y)) = segment_broadcast(x, y), broadcast(x) where x = y",
       nullptr, nullptr, false, batchScalars},
      {"batch-all-reduce", "pack(all_reduce(x), all_reduce(y)) = all_reduce(pack(x, y))", nullptr,
       nullptr, false, batchAllReduce},
      {"expand-inner-products", "dot(x, y) = reduce(x * y), of values that all ranks have", nullptr,
       expandInnerProducts},
      {"state-gather-to-shard", "a state whose new value is all_gather(x) is kept as its shard",
       nullptr, stateGatherToShard},
      {"gather-new-parameter", "new parameter x = all_gather(own_shard(x))", nullptr,
       gatherNewParameter},
      {"all-reduce-to-scatter-gather", "all_reduce(x) = all_gather(reduce_scatter(x))",
       allReduceToScatterGather, nullptr},
      {"own-shard-of-gather", "own_shard(all_gather(x)) = x", ownShardOfGather, nullptr},
      {"sink-gather-through-elementwise",
       "f(all_gather(x), all_gather(y)) = all_gather(f(x, y)), f elementwise",
       sinkGatherThroughElementwise, nullptr},
      {"reduce-of-gather-to-partials",
       "reduce(all_gather(x)) = all_reduce(vector of per-parameter partials)", reduceToPartials,
       nullptr},
      {"axis-reduce-to-partials",
       "reduce(unpack(x)) over some dimensions = all_reduce(reduce(extract_segment(own_shard(x))))",
       axisReduceToPartials, nullptr},
      {"gather-whole-read", "unpack(x) = unpack(all_gather(own_shard(x))), x computed on a unit",
       gatherWholeRead, nullptr},
      {"own-rows-of-gather", "the rank's rows of unpack(all_gather(x)) = x, where shards are rows",
       ownRowsOfGather, nullptr},
      {"narrow-before-gather", "convert(all_gather(x)) = all_gather(convert(x)) when it narrows",
       narrowBeforeGather, nullptr},
      {"insert-whole-pieces",
       "own_shard(pack(x, ...)) = insert_segment(x into ...), where no reduction reads the pack",
       nullptr, insertWholePieces, /*comesLast=*/true},
      {"merge-partials", "all_reduce(x), all_reduce(y) = parts of all_reduce(concatenate(x, y))",
       nullptr, mergePartials, /*comesLast=*/true},
      {"merge-metrics", "all_reduces that only metrics read = parts of one vector all_reduce",
       nullptr, mergeMetrics, /*comesLast=*/true},
  };
  return kRules;
}

static const Rule *findRule(StringRef name) {
  const Rule *rule = llvm::find_if(getRules(), [&](const Rule &r) { return r.name == name; });
  return rule == getRules().end() ? nullptr : rule;
}

FailureOr<SmallVector<const Rule *>> part::findRules(ModuleOp module, ArrayRef<std::string> names) {
  SmallVector<const Rule *> rules;
  for (StringRef name : names) {
    const Rule *rule = findRule(name);
    if (!rule) {
      InFlightDiagnostic diag = module.emitError()
                                << "there is no rule '" << name << "'; rules are";
      for (const Rule &known : getRules())
        diag << " " << known.name;
      return diag;
    }
    rules.push_back(rule);
  }
  return rules;
}

/// Nobody reads the op, and leaving it out changes nothing but traffic.
static bool isDead(Operation *op) {
  return op->use_empty() && !op->hasTrait<OpTrait::IsTerminator>() &&
         (isMemoryEffectFree(op) || isa<ir::AllGatherOp>(op));
}

/// Users come after what they use: one sweep from the end finds everything that is dead.
static void eraseDead(Block &block) {
  for (Operation *op = &block.back(); op;) {
    Operation *previous = op->getPrevNode();
    if (isDead(op))
      op->erase();
    op = previous;
  }
}

/// Takes own_shard of a value that is wanted in several places once; gives the op that does.
static ir::OwnShardOp shareOwnShard(Value whole) {
  SmallVector<ir::OwnShardOp> shards = getOwnShards(whole);
  if (shards.size() < 2)
    return shards.empty() ? ir::OwnShardOp() : shards[0];
  auto first = *llvm::min_element(
      shards, [](ir::OwnShardOp a, ir::OwnShardOp b) { return a->isBeforeInBlock(b); });
  for (ir::OwnShardOp shard : shards)
    if (shard != first) {
      shard.getResult().replaceAllUsesWith(first.getResult());
      shard.erase();
    }
  return first;
}

/// own_shard of an argument or of a pack, wanted in several places, is taken once; that of a pack
/// at once, so that what was computed whole is not kept.
static void shareOwnShards(Block &block) {
  for (BlockArgument arg : block.getArguments())
    shareOwnShard(arg);
  for (auto pack : llvm::make_early_inc_range(block.getOps<ir::PackOp>()))
    if (ir::OwnShardOp shard = shareOwnShard(pack.getFlat()))
      shard->moveAfter(pack);
}

void part::noteApplied(Operation *op, const Rule &rule) {
  remark::passed(op->getLoc(), remark::RemarkOpts::name(rule.name).category("zero-partition"))
      << remark::add("{0}", rule.summary.str());
}

unsigned part::applyRules(func::FuncOp function, ArrayRef<const Rule *> rules,
                          ArrayRef<WholePack> wholes) {
  Block &block = function.getBody().front();
  unsigned applied = 0;
  for (const Rule *rule : rules)
    if (rule->onPacks)
      applied += rule->onPacks(function, *rule, wholes);
  RuleContext context(function);
  for (const Rule *rule : rules)
    if (rule->onFunction && !rule->comesLast)
      applied += rule->onFunction(function);
  for (Operation *op = &block.back(); op;) {
    if (!isDead(op))
      for (const Rule *rule : rules) {
        if (!rule->onOp)
          continue;
        context.builder.setInsertionPoint(op);
        if (!rule->onOp(op, context))
          continue;
        ++applied;
        noteApplied(op, *rule);
      }
    op = op->getPrevNode();
  }
  eraseDead(block);
  shareOwnShards(block);
  for (const Rule *rule : rules)
    if (rule->onFunction && rule->comesLast)
      applied += rule->onFunction(function);
  return applied;
}
