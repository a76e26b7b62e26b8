//===- ToStablehloCollectives.cpp - A rank's program for any PJRT runtime ---------===//
//
// Ranks become replicas: collectives over mesh axes get replica groups, what depends on the rank is
// arithmetic on `replica_id`, and ops on flat units are spelled out with the layout's numbers.
//===------------------------------------------------------------------------------===//
#include "zero/3-Partitioned/Passes.h"
#include "zero/Dialect/StableHLO/Reducers.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

namespace zero {
#define GEN_PASS_DEF_TOSTABLEHLOCOLLECTIVESPASS
#include "zero/3-Partitioned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The op on scalars; empty where the kind is not defined on the type.
static StringRef getReducer(ir::ReduceKind kind, Type type) {
  bool isBitwise = kind == ir::ReduceKind::And || kind == ir::ReduceKind::Or;
  if (isBitwise && !isa<IntegerType>(type))
    return "";
  switch (kind) {
  case ir::ReduceKind::Add:
    return hlo::AddOp::getOperationName();
  case ir::ReduceKind::Mul:
    return hlo::MulOp::getOperationName();
  case ir::ReduceKind::Max:
    return hlo::MaxOp::getOperationName();
  case ir::ReduceKind::Min:
    return hlo::MinOp::getOperationName();
  case ir::ReduceKind::And:
    return hlo::AndOp::getOperationName();
  case ir::ReduceKind::Or:
    return hlo::OrOp::getOperationName();
  }
  llvm_unreachable("all kinds are above");
}

/// What reads undefined padding shall show: NaN where the type has it.
static Attribute getPadding(Type type) {
  if (auto floating = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat::getQNaN(floating.getFloatSemantics()));
  return IntegerAttr::get(type, APInt(cast<IntegerType>(type).getWidth(), 0));
}

namespace {
/// Writes the ops of one module anew.
class Writer {
public:
  explicit Writer(ModuleOp module) : builder(module.getContext()), symbols(module) {}

  /// Replaces `op`; fails, with a message, where it is none of those that can be written.
  LogicalResult write(Operation *op);

private:
  FailureOr<SmallVector<Value>> rewrite(ir::AllReduceOp op);
  FailureOr<SmallVector<Value>> rewrite(ir::ReduceScatterOp op);
  FailureOr<SmallVector<Value>> rewrite(ir::SegmentReduceOp op);
  FailureOr<SmallVector<Value>> rewrite(ir::ExtractSegmentOp op);
  SmallVector<Value> rewrite(ir::AllGatherOp op);
  SmallVector<Value> rewrite(ir::BatchGatherOp op);
  FailureOr<SmallVector<Value>> rewrite(ir::BatchScatterOp op);
  SmallVector<Value> rewrite(ir::AllToAllOp op) { return exchange(op); }
  SmallVector<Value> rewrite(ir::BatchExchangeOp op) { return exchange(op); }
  SmallVector<Value> exchange(ir::CollectiveOpInterface op);
  SmallVector<Value> rewrite(ir::RankOffsetOp op);
  SmallVector<Value> rewrite(ir::PackOp op);
  SmallVector<Value> rewrite(ir::UnpackOp op);
  SmallVector<Value> rewrite(ir::OwnShardOp op);
  SmallVector<Value> rewrite(ir::SegmentBroadcastOp op);
  SmallVector<Value> rewrite(ir::InsertSegmentOp op);

  ir::MeshOp getMesh(FlatSymbolRefAttr name) { return symbols.lookup<ir::MeshOp>(name.getAttr()); }
  ir::LayoutOp getLayout(FlatSymbolRefAttr name) {
    return symbols.lookup<ir::LayoutOp>(name.getAttr());
  }
  Value constant(RankedTensorType type, Attribute element) {
    return hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, element));
  }
  Value index(int64_t value) {
    return constant(RankedTensorType::get({}, builder.getI64Type()),
                    builder.getI64IntegerAttr(value));
  }
  Value broadcast(Value scalar, int64_t count) {
    return hlo::BroadcastInDimOp::create(builder, loc, hlo::tensorType(scalar).clone({count}),
                                         scalar, builder.getDenseI64ArrayAttr({}));
  }
  Value reshape(Value value, ArrayRef<int64_t> shape) {
    return hlo::ReshapeOp::create(builder, loc, hlo::tensorType(value).clone(shape), value);
  }
  Value concatenate(ArrayRef<Value> pieces, RankedTensorType type) {
    return hlo::ConcatenateOp::create(builder, loc, type, pieces, builder.getI64IntegerAttr(0));
  }

  DenseIntElementsAttr getGroups(ir::MeshOp mesh, ArrayAttr axes);
  /// Number of the rank along the axes, row-major, i64.
  Value buildPosition(ir::MeshOp mesh, ArrayAttr axes);
  /// First element of the rank's own range of a unit, i64.
  Value buildBegin(ir::LayoutOp layout);
  /// Unit indices of the elements that a flat buffer holds: of all, or of the rank's own range.
  Value buildIndices(ir::LayoutOp layout, int64_t held);
  /// Which of `indices` lie in [begin, end).
  Value buildMask(Value indices, int64_t begin, int64_t end);
  Value buildOwnRange(ir::LayoutOp layout, Value whole);
  LogicalResult fillReducer(Operation *op, Region &region, ir::ReduceKind kind, Type type);
  LogicalResult checkReduction(Operation *op, ir::ReduceKind kind, Type type);

  OpBuilder builder;
  SymbolTable symbols;
  Location loc = builder.getUnknownLoc();
};
} // namespace

//===----------------------------------------------------------------------===//
// Places of ranks and elements
//===----------------------------------------------------------------------===//

/// How many ranks apart neighbours along an axis are.
static int64_t getAxisStride(ir::MeshOp mesh, StringAttr axis) {
  int64_t stride = 1;
  for (auto [name, size] :
       llvm::reverse(llvm::zip_equal(mesh.getAxisNames(), mesh.getAxisSizes()))) {
    if (name == axis)
      return stride;
    stride *= size;
  }
  llvm_unreachable("verified: the mesh has the axis");
}

static int64_t getRanks(ir::MeshOp mesh) { return mesh.getGroupSize(mesh.getAxisNames()); }

static int64_t getPosition(ir::MeshOp mesh, ArrayAttr axes, int64_t rank) {
  int64_t position = 0;
  for (auto axis : axes.getAsRange<StringAttr>()) {
    int64_t size = mesh.getAxisSize(axis.getValue());
    position = position * size + rank / getAxisStride(mesh, axis) % size;
  }
  return position;
}

DenseIntElementsAttr Writer::getGroups(ir::MeshOp mesh, ArrayAttr axes) {
  SmallVector<Attribute> others;
  for (Attribute name : mesh.getAxisNames())
    if (!llvm::is_contained(axes, name))
      others.push_back(name);
  int64_t ranks = getRanks(mesh), size = mesh.getGroupSize(axes);
  SmallVector<int64_t> groups(ranks);
  for (int64_t rank = 0; rank < ranks; ++rank)
    groups[getPosition(mesh, builder.getArrayAttr(others), rank) * size +
           getPosition(mesh, axes, rank)] = rank;
  return DenseIntElementsAttr::get(
      RankedTensorType::get({ranks / size, size}, builder.getI64Type()), groups);
}

Value Writer::buildPosition(ir::MeshOp mesh, ArrayAttr axes) {
  auto i64 = RankedTensorType::get({}, builder.getI64Type());
  Value id = hlo::ReplicaIdOp::create(
      builder, loc, RankedTensorType::get({}, builder.getIntegerType(32, /*isSigned=*/false)));
  Value rank = hlo::ConvertOp::create(builder, loc, i64, id), position = index(0);
  for (auto axis : axes.getAsRange<StringAttr>()) {
    Value size = index(mesh.getAxisSize(axis.getValue()));
    Value coordinate = hlo::DivOp::create(builder, loc, rank, index(getAxisStride(mesh, axis)));
    coordinate = hlo::RemOp::create(builder, loc, coordinate, size);
    position = hlo::MulOp::create(builder, loc, position, size);
    position = hlo::AddOp::create(builder, loc, position, coordinate);
  }
  return position;
}

Value Writer::buildBegin(ir::LayoutOp layout) {
  Value position =
      buildPosition(getMesh(layout.getMeshAttr()), layout.getAxes().getAs<ArrayAttr>("opt"));
  return hlo::MulOp::create(builder, loc, position, index(layout.getShardElements()));
}

Value Writer::buildIndices(ir::LayoutOp layout, int64_t held) {
  auto type = RankedTensorType::get({held}, builder.getI64Type());
  Value indices = hlo::IotaOp::create(builder, loc, type, builder.getI64IntegerAttr(0));
  if (held == static_cast<int64_t>(layout.getElements()))
    return indices;
  return hlo::AddOp::create(builder, loc, indices, broadcast(buildBegin(layout), held));
}

Value Writer::buildMask(Value indices, int64_t begin, int64_t end) {
  int64_t count = hlo::tensorType(indices).getNumElements();
  Value low = hlo::CompareOp::create(builder, loc, indices, broadcast(index(begin), count),
                                     hlo::ComparisonDirection::GE);
  Value high = hlo::CompareOp::create(builder, loc, indices, broadcast(index(end), count),
                                      hlo::ComparisonDirection::LT);
  return hlo::AndOp::create(builder, loc, low, high);
}

Value Writer::buildOwnRange(ir::LayoutOp layout, Value whole) {
  int64_t shard = layout.getShardElements();
  return hlo::DynamicSliceOp::create(builder, loc, hlo::tensorType(whole).clone({shard}), whole,
                                     buildBegin(layout), builder.getDenseI64ArrayAttr({shard}));
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

LogicalResult Writer::checkReduction(Operation *op, ir::ReduceKind kind, Type type) {
  if (!getReducer(kind, type).empty() && isa<FloatType, IntegerType>(type))
    return success();
  return op->emitOpError() << "reduces " << type << " by " << ir::stringifyReduceKind(kind)
                           << ", which has no op in StableHLO; reduce numbers by add, mul, max or "
                              "min, integers and predicates by and, or";
}

LogicalResult Writer::fillReducer(Operation *op, Region &region, ir::ReduceKind kind, Type type) {
  if (failed(checkReduction(op, kind, type)))
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  auto scalar = RankedTensorType::get({}, type);
  Block *body = builder.createBlock(&region, {}, {scalar, scalar}, {loc, loc});
  OperationState state(loc, getReducer(kind, type), body->getArguments(), scalar);
  hlo::ReturnOp::create(builder, loc, builder.create(state)->getResults());
  return success();
}

FailureOr<SmallVector<Value>> Writer::rewrite(ir::AllReduceOp op) {
  Type type = op.getType();
  auto reduce = hlo::AllReduceOp::create(builder, loc, type, op.getOperand(),
                                         getGroups(getMesh(op.getMeshAttr()), op.getAxes()),
                                         /*channel_handle=*/nullptr,
                                         /*use_global_device_ids=*/false);
  if (failed(fillReducer(op, reduce.getComputation(), op.getKind(), getElementTypeOrSelf(type))))
    return failure();
  return SmallVector<Value>(reduce.getResults());
}

FailureOr<SmallVector<Value>> Writer::rewrite(ir::ReduceScatterOp op) {
  SmallVector<Value> results;
  for (auto [operand, result] : llvm::zip_equal(op.getOperands(), op.getResults())) {
    auto reduce = hlo::ReduceScatterOp::create(
        builder, loc, result.getType(), operand, builder.getI64IntegerAttr(0),
        getGroups(getMesh(op.getMeshAttr()), op.getAxes()), /*channel_handle=*/nullptr,
        /*use_global_device_ids=*/nullptr);
    if (failed(fillReducer(op, reduce.getComputation(), op.getKind(),
                           getElementTypeOrSelf(operand.getType()))))
      return failure();
    results.push_back(reduce);
  }
  return results;
}

SmallVector<Value> Writer::rewrite(ir::AllGatherOp op) {
  SmallVector<Value> results;
  for (auto [shard, result] : llvm::zip_equal(op.getShards(), op.getResults()))
    llvm::append_range(results, hlo::AllGatherOp::create(
                                    builder, loc, result.getType(), shard, /*all_gather_dim=*/0,
                                    getGroups(getMesh(op.getMeshAttr()), op.getAxes()),
                                    /*channel_handle=*/nullptr, /*use_global_device_ids=*/false)
                                    .getResults());
  return results;
}

SmallVector<Value> Writer::rewrite(ir::BatchGatherOp op) {
  return llvm::to_vector_of<Value>(
      hlo::AllGatherOp::create(builder, loc, op.getType(), op.getOperand(), op.getDim(),
                               getGroups(getMesh(op.getMeshAttr()), op.getAxes()),
                               /*channel_handle=*/nullptr, /*use_global_device_ids=*/false)
          .getResults());
}

FailureOr<SmallVector<Value>> Writer::rewrite(ir::BatchScatterOp op) {
  auto reduce = hlo::ReduceScatterOp::create(
      builder, loc, op.getType(), op.getOperand(), builder.getI64IntegerAttr(0),
      getGroups(getMesh(op.getMeshAttr()), op.getAxes()), /*channel_handle=*/nullptr,
      /*use_global_device_ids=*/nullptr);
  if (failed(fillReducer(op, reduce.getComputation(), op.getKind(),
                         getElementTypeOrSelf(op.getType()))))
    return failure();
  return SmallVector<Value>{reduce};
}

/// Every rank's operands, all of every result, then the rank's own range of it.
SmallVector<Value> Writer::exchange(ir::CollectiveOpInterface op) {
  ir::Group group = op.getGroup();
  ir::MeshOp mesh = getMesh(group.mesh);
  ArrayAttr axes = group.axes;
  int64_t ranks = mesh.getGroupSize(axes);
  SmallVector<Value> wholes, results;
  for (Value operand : op->getOperands()) {
    RankedTensorType type = hlo::tensorType(operand);
    int64_t elements = type.getNumElements();
    llvm::append_range(wholes,
                       hlo::AllGatherOp::create(builder, loc, type.clone({elements * ranks}),
                                                reshape(operand, {elements}), /*all_gather_dim=*/0,
                                                getGroups(mesh, axes), /*channel_handle=*/nullptr,
                                                /*use_global_device_ids=*/false)
                           .getResults());
  }
  for (auto [number, result] : llvm::enumerate(op->getResults())) {
    RankedTensorType type = hlo::tensorType(result);
    int64_t elements = type.getNumElements(), end = 0;
    SmallVector<ir::PieceAttr> pieces;
    for (auto piece : op.getPiecesAttr().getAsRange<ir::PieceAttr>())
      if (piece.getTo() == static_cast<int64_t>(number))
        pieces.push_back(piece);
    llvm::sort(pieces,
               [](ir::PieceAttr a, ir::PieceAttr b) { return a.getToStart() < b.getToStart(); });
    SmallVector<Value> parts;
    auto padTo = [&](int64_t offset) {
      if (offset > end)
        parts.push_back(constant(type.clone({offset - end}), getPadding(type.getElementType())));
    };
    for (ir::PieceAttr piece : pieces) {
      padTo(piece.getToStart());
      parts.push_back(hlo::SliceOp::create(builder, loc, wholes[piece.getFrom()],
                                           {piece.getFromStart()},
                                           {piece.getFromStart() + piece.getSize()}, {1}));
      end = piece.getToStart() + piece.getSize();
    }
    padTo(elements * ranks);
    Value whole = concatenate(parts, type.clone({elements * ranks}));
    Value begin = hlo::MulOp::create(builder, loc, buildPosition(mesh, axes), index(elements));
    Value own = hlo::DynamicSliceOp::create(builder, loc, type.clone({elements}), whole, begin,
                                            builder.getDenseI64ArrayAttr({elements}));
    results.push_back(reshape(own, type.getShape()));
  }
  return results;
}

SmallVector<Value> Writer::rewrite(ir::RankOffsetOp op) {
  Value position = buildPosition(getMesh(op.getMeshAttr()), op.getAxes());
  Value offset = hlo::MulOp::create(builder, loc, position, index(op.getStride()));
  return {hlo::ConvertOp::create(builder, loc, op.getType(), offset)};
}

//===----------------------------------------------------------------------===//
// Flat units
//===----------------------------------------------------------------------===//

SmallVector<Value> Writer::rewrite(ir::PackOp op) {
  RankedTensorType type = op.getFlat().getType();
  SmallVector<Value> pieces;
  int64_t end = 0;
  auto padTo = [&](int64_t offset) {
    if (offset > end)
      pieces.push_back(constant(type.clone({offset - end}), getPadding(type.getElementType())));
    end = offset;
  };
  for (auto [operand, segment] :
       llvm::zip_equal(op.getOperands(), getLayout(op.getUnitAttr()).getSegmentRange())) {
    padTo(segment.getOffset());
    pieces.push_back(reshape(operand, {segment.getNumElements()}));
    end = segment.getEnd();
  }
  padTo(type.getNumElements());
  return {concatenate(pieces, type)};
}

SmallVector<Value> Writer::rewrite(ir::UnpackOp op) {
  SmallVector<Value> results;
  for (auto [result, segment] :
       llvm::zip_equal(op.getResults(), getLayout(op.getUnitAttr()).getSegmentRange())) {
    Value part = hlo::SliceOp::create(builder, loc, op.getFlat(), {segment.getOffset()},
                                      {segment.getEnd()}, {1});
    results.push_back(reshape(part, segment.getShape()));
  }
  return results;
}

SmallVector<Value> Writer::rewrite(ir::OwnShardOp op) {
  return {buildOwnRange(getLayout(op.getUnitAttr()), op.getFlat())};
}

FailureOr<SmallVector<Value>> Writer::rewrite(ir::SegmentReduceOp op) {
  RankedTensorType type = op.getShard().getType();
  Type element = type.getElementType();
  if (failed(checkReduction(op, op.getKind(), element)))
    return failure();
  ir::LayoutOp layout = getLayout(op.getUnitAttr());
  Attribute identity = hlo::getReduceIdentity(op.getKind(), element);
  Value indices = buildIndices(layout, type.getNumElements()), others = constant(type, identity),
        start = constant(type.clone(ArrayRef<int64_t>()), identity);
  SmallVector<Value> sums;
  for (ir::SegmentAttr segment : layout.getSegmentRange()) {
    Value mask = buildMask(indices, segment.getOffset(), segment.getEnd());
    Value inside = hlo::SelectOp::create(builder, loc, mask, op.getShard(), others);
    auto sum =
        hlo::ReduceOp::create(builder, loc, inside, start, {0}, getReducer(op.getKind(), element));
    sums.push_back(reshape(sum.getResult(0), {1}));
  }
  return SmallVector<Value>{concatenate(sums, op.getType())};
}

FailureOr<SmallVector<Value>> Writer::rewrite(ir::ExtractSegmentOp op) {
  RankedTensorType type = op.getShard().getType();
  Type element = type.getElementType();
  if (failed(checkReduction(op, op.getKind(), element)))
    return failure();
  ir::LayoutOp layout = getLayout(op.getUnitAttr());
  ir::SegmentAttr segment = layout.getSegment(op.getSegment());
  Attribute identity = hlo::getReduceIdentity(op.getKind(), element);
  Value others = constant(type.clone({static_cast<int64_t>(layout.getElements())}), identity);
  Value whole = hlo::DynamicUpdateSliceOp::create(builder, loc, others.getType(), others,
                                                  op.getShard(), buildBegin(layout));
  Value part =
      hlo::SliceOp::create(builder, loc, whole, {segment.getOffset()}, {segment.getEnd()}, {1});
  return SmallVector<Value>{reshape(part, segment.getShape())};
}

SmallVector<Value> Writer::rewrite(ir::SegmentBroadcastOp op) {
  RankedTensorType type = op.getType();
  ir::LayoutOp layout = getLayout(op.getUnitAttr());
  int64_t held = type.getNumElements();
  Value indices = buildIndices(layout, held);
  Value result = constant(type, builder.getZeroAttr(type.getElementType()));
  for (auto [i, segment] : llvm::enumerate(layout.getSegmentRange())) {
    int64_t at = i;
    Value one = hlo::SliceOp::create(builder, loc, op.getValues(), {at}, {at + 1}, {1});
    Value mask = buildMask(indices, segment.getOffset(), segment.getEnd());
    result = hlo::SelectOp::create(builder, loc, mask, broadcast(reshape(one, {}), held), result);
  }
  return {result};
}

SmallVector<Value> Writer::rewrite(ir::InsertSegmentOp op) {
  RankedTensorType type = op.getType();
  ir::LayoutOp layout = getLayout(op.getUnitAttr());
  ir::SegmentAttr segment = layout.getSegment(op.getSegment());
  int64_t elements = layout.getElements(), held = type.getNumElements();
  Value zero =
      constant(type.clone(ArrayRef<int64_t>()), builder.getZeroAttr(type.getElementType()));
  Value whole = hlo::PadOp::create(builder, loc, type.clone({elements}),
                                   reshape(op.getSource(), {segment.getNumElements()}), zero,
                                   builder.getDenseI64ArrayAttr({segment.getOffset()}),
                                   builder.getDenseI64ArrayAttr({elements - segment.getEnd()}),
                                   builder.getDenseI64ArrayAttr({0}));
  if (held != elements)
    whole = buildOwnRange(layout, whole);
  Value mask = buildMask(buildIndices(layout, held), segment.getOffset(), segment.getEnd());
  return {hlo::SelectOp::create(builder, loc, mask, whole, op.getDest())};
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

LogicalResult Writer::write(Operation *op) {
  builder.setInsertionPoint(op);
  loc = op->getLoc();
  auto written =
      llvm::TypeSwitch<Operation *, FailureOr<SmallVector<Value>>>(op)
          .Case<ir::AllReduceOp, ir::ReduceScatterOp, ir::AllGatherOp, ir::AllToAllOp,
                ir::BatchExchangeOp, ir::BatchGatherOp, ir::BatchScatterOp, ir::RankOffsetOp,
                ir::PackOp, ir::UnpackOp, ir::OwnShardOp, ir::SegmentReduceOp, ir::ExtractSegmentOp,
                ir::SegmentBroadcastOp, ir::InsertSegmentOp>([&](auto it) { return rewrite(it); })
          .Default([](Operation *other) -> FailureOr<SmallVector<Value>> {
            return other->emitOpError() << "cannot be written as plain StableHLO; write the "
                                           "program of an earlier phase: "
                                           "compile to 'replica' or 'partitioned'";
          });
  if (failed(written))
    return failure();
  op->replaceAllUsesWith(*written);
  op->erase();
  return success();
}

/// Replicas of the written program are the ranks: it may not have devices of its own.
static LogicalResult checkOwnDevices(Operation *op) {
  if (!hlo::isTiedToDevices(op))
    return success();
  return op->emitOpError() << "belongs to devices that the step has itself, but the written "
                              "program's devices are the ranks; make it one rank's program first: "
                              "--zero-to-replica";
}

static LogicalResult checkPhase(ModuleOp module) {
  ir::Phase phase = ir::getPhase(module);
  // Functions of tests have no phase.
  if (phase == ir::Phase::Input || phase == ir::Phase::Replica)
    return success();
  return ir::expectPhase(module, "zero-to-stablehlo-collectives", ir::Phase::Partitioned);
}

static bool isOurs(NamedAttribute attribute) {
  return attribute.getName().strref().starts_with("zero.");
}

/// Takes away roles, layouts and what else only this compiler reads.
static void eraseDescriptions(ModuleOp module) {
  auto clean = [](DictionaryAttr attributes) {
    SmallVector<NamedAttribute> kept(llvm::make_filter_range(
        attributes, [](NamedAttribute attribute) { return !isOurs(attribute); }));
    return DictionaryAttr::get(attributes.getContext(), kept);
  };
  module.walk([&](Operation *op) {
    op->setDiscardableAttrs(clean(op->getDiscardableAttrDictionary()));
    auto function = dyn_cast<FunctionOpInterface>(op);
    for (unsigned i = 0; function && i < function.getNumArguments(); ++i)
      function.setArgAttrs(i, clean(function.getArgAttrDict(i)
                                        ? function.getArgAttrDict(i)
                                        : DictionaryAttr::get(op->getContext())));
    for (unsigned i = 0; function && i < function.getNumResults(); ++i)
      function.setResultAttrs(i, clean(function.getResultAttrDict(i)
                                           ? function.getResultAttrDict(i)
                                           : DictionaryAttr::get(op->getContext())));
  });
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isa<ir::LeafOp, ir::LayoutOp>(op))
      op.erase();
  for (auto mesh : llvm::make_early_inc_range(module.getOps<ir::MeshOp>()))
    mesh.erase();
}

namespace {
struct ToStablehloCollectives : zero::impl::ToStablehloCollectivesPassBase<ToStablehloCollectives> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(write(module)))
      return signalPassFailure();
  }

private:
  static LogicalResult write(ModuleOp module) {
    auto meshes = module.getOps<ir::MeshOp>();
    if (failed(checkPhase(module)))
      return failure();
    if (!llvm::hasSingleElement(meshes))
      return module.emitError() << "expects one zero.mesh, which says how many replicas there are; "
                                   "run --zero-to-replica first";
    int64_t ranks = getRanks(*meshes.begin());
    Writer writer(module);
    SmallVector<Operation *> ours;
    WalkResult walked = module.walk([&](Operation *op) {
      bool isCode = op->getParentOfType<FunctionOpInterface>() != nullptr;
      if (isCode && op->getDialect() == op->getContext()->getLoadedDialect<ir::ZeroDialect>())
        ours.push_back(op);
      return WalkResult(checkOwnDevices(op));
    });
    if (walked.wasInterrupted())
      return failure();
    for (Operation *op : ours)
      if (failed(writer.write(op)))
        return failure();
    eraseDescriptions(module);
    Builder builder(module.getContext());
    module->setAttr("mhlo.num_replicas", builder.getI32IntegerAttr(static_cast<int32_t>(ranks)));
    module->setAttr("mhlo.num_partitions", builder.getI32IntegerAttr(1));
    return success();
  }
};
} // namespace
