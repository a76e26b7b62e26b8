#include "OpNumbers.h"

#include "Contraction.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;

namespace zero::validate {

/// What kernels see of a unit, which may go by several names.
static Attribute describeUnit(ir::LayoutOp layout) {
  Builder builder(layout.getContext());
  SmallVector<Attribute> segments;
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    segments.push_back(builder.getArrayAttr({builder.getI64IntegerAttr(segment.getOffset()),
                                             builder.getDenseI64ArrayAttr(segment.getShape())}));
  return builder.getArrayAttr({layout.getElementsAttr(), layout.getMeshAttr(), layout.getAxesAttr(),
                               builder.getArrayAttr(segments)});
}

OpNumbers::OpNumbers(Contents &contents, ModuleOp module)
    : contents(contents), equal(contents, contents.getNumbering(), module),
      context(module.getContext()), addName(contents.word(hlo::AddOp::getOperationName())),
      convertName(contents.word(hlo::ConvertOp::getOperationName())),
      readWord(contents.word("read")), productWord(contents.word(kProduct)),
      isTf32(ir::getConfigString(module, "f32_matmul") == "tf32") {
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    auto name = FlatSymbolRefAttr::get(layout.getSymNameAttr());
    layouts[name] = layout;
    unitKeys[name] = describeUnit(layout);
  }
  for (auto mesh : module.getOps<ir::MeshOp>())
    meshes[FlatSymbolRefAttr::get(mesh.getSymNameAttr())] = mesh;
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr("zero.kernel"))
      kernels[FlatSymbolRefAttr::get(function.getSymNameAttr())] = function;
}

ir::LayoutOp OpNumbers::getLayout(FlatSymbolRefAttr unit) const { return layouts.lookup(unit); }
func::FuncOp OpNumbers::getKernel(FlatSymbolRefAttr name) const { return kernels.lookup(name); }

Number OpNumbers::getArgument(unsigned index, Type type, LocationAttr loc) {
  auto number = IntegerAttr::get(IntegerType::get(context, 64), index);
  return contents.get("argument", number, type, {}, loc);
}

Attribute OpNumbers::getKey(Operation *op, bool withTypes) {
  auto [known, isNew] = keys.try_emplace(op);
  if (!isNew)
    return known->second;
  Attribute own = getOwnAttributes(op);
  // Equation: alike-units.
  if (auto dictionary = dyn_cast_or_null<DictionaryAttr>(own))
    if (Attribute unit = unitKeys.lookup(dictionary.get("unit"))) {
      NamedAttrList attributes(dictionary);
      attributes.set("unit", unit);
      own = attributes.getDictionary(context);
    }
  if (withTypes) {
    SmallVector<Attribute> parts;
    if (own)
      parts.push_back(own);
    for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type type : types)
        parts.push_back(TypeAttr::get(type));
    own = ArrayAttr::get(context, parts);
  }
  return keys[op] = own;
}

//===----------------------------------------------------------------------===//
// Any op
//===----------------------------------------------------------------------===//

LogicalResult OpNumbers::number(Operation *op, Values &values) {
  Numbers operands, results;
  for (Value operand : op->getOperands())
    operands.push_back(values.lookup(operand));
  if (isa<hlo::OptimizationBarrierOp>(op)) {
    results = operands; // Equation: barrier.
  } else if (auto unpack = dyn_cast<ir::UnpackOp>(op)) {
    for (ir::SegmentAttr segment : getLayout(unpack.getUnitAttr()).getSegmentRange())
      results.push_back(contents.readRange(operands[0], segment.getOffset(),
                                           segment.getNumElements(), op->getLoc()));
  } else if (auto exchange = dyn_cast<ir::BatchExchangeOp>(op);
             exchange && isOneRank(exchange.getMeshAttr(), exchange.getAxes())) {
    results = operands; // Equation: one-rank.
  } else if (auto gather = dyn_cast<ir::BatchGatherOp>(op);
             gather && isOneRank(gather.getMeshAttr(), gather.getAxes())) {
    results = operands; // Equation: one-rank.
  } else if (auto collective = dyn_cast<ir::CollectiveOpInterface>(op);
             collective &&
             (collective.canStart() || (gather && gather.getDim() == 0))) { // ranks side by side
    auto types = llvm::map_to_vector(op->getResultTypes(),
                                     [](Type type) { return cast<RankedTensorType>(type); });
    results = getCollectives(collective, operands, types);
  } else if (auto dispatch = dyn_cast<ir::DispatchOp>(op)) {
    func::FuncOp kernel = getKernel(dispatch.getKernelAttr());
    if (!kernel)
      return op->emitOpError() << "names " << dispatch.getKernelAttr() << ", which is no kernel";
    FailureOr<ArrayRef<Number>> made = inlineKernel(kernel, operands);
    if (failed(made))
      return failure();
    results.assign(made->begin(), made->end());
    if (dispatch.getWorkspace())
      results.push_back(getScratch(dispatch.getWorkspace()));
  } else if (auto gemm = dyn_cast<ir::GemmOp>(op)) {
    auto type = cast<RankedTensorType>(gemm.getC().getType());
    Number matmul = getMatmul(gemm, operands[0], operands[1], type);
    if (matmul == kNoNumber)
      return op->emitOpError() << "does not make every element of its result once; expected m, n, "
                                  "k, batch and strides that do";
    auto numberOf = [&](Value value) { return value ? values.lookup(value) : kNoNumber; };
    results.push_back(getSum(
        matmul, {numberOf(gemm.getInit()), numberOf(gemm.getBias()), numberOf(gemm.getAddend())},
        type, op->getLoc()));
    if (gemm.getSums())
      results.push_back(getOperandSums(gemm, operands[*gemm.getSummed() == "a" ? 0 : 1],
                                       cast<RankedTensorType>(gemm.getSums().getType())));
    if (gemm.getWorkspace())
      results.push_back(getScratch(gemm.getWorkspace()));
  } else if (Number known = numberKnown(op, operands); known != kNoNumber) {
    results.push_back(known);
  } else if (op->getNumRegions() == 0 && !isMemoryEffectFree(op)) {
    // Regions are looked into below.
    return op->emitOpError("may give another value each time it runs, expected ops that are "
                           "functions of their operands");
  } else {
    FailureOr<Numbers> made = numberOther(op, operands, values);
    if (failed(made))
      return failure();
    results = std::move(*made);
  }
  for (auto [result, number] : llvm::zip_equal(op->getResults(), results))
    values[result] = number;
  return success();
}

Number OpNumbers::getScratch(Value workspace) {
  return contents.getNumbering().getFresh("scratch", workspace.getType(), workspace.getLoc());
}

FailureOr<ArrayRef<Number>> OpNumbers::inlineKernel(func::FuncOp kernel,
                                                    ArrayRef<Number> operands) {
  // Arguments of its regions go by how deep they lie: a kernel is another one in a region.
  Builder builder(context);
  Attribute name = FlatSymbolRefAttr::get(kernel.getSymNameAttr());
  if (level > 0)
    name = builder.getArrayAttr({name, builder.getI64IntegerAttr(level)});
  Number call = contents.get("call", name, Type(), operands, kernel.getLoc());
  auto known = inlined.find(call);
  if (known != inlined.end())
    return ArrayRef<Number>(*known->second);
  Values values;
  Block &body = kernel.getBody().front();
  for (auto [argument, number] : llvm::zip_equal(body.getArguments(), operands))
    values[argument] = number;
  for (Operation &op : body.without_terminator())
    if (failed(number(&op, values)))
      return failure();
  auto results = std::make_unique<Numbers>();
  for (Value value : body.getTerminator()->getOperands())
    results->push_back(values.lookup(value));
  ArrayRef<Number> made(*results);
  inlined[call] = std::move(results);
  return made;
}

FailureOr<OpNumbers::Numbers> OpNumbers::numberOther(Operation *op, ArrayRef<Number> operands,
                                                     Values &values) {
  Numbers all(operands), results;
  for (Region &region : op->getRegions()) {
    FailureOr<Number> number = numberRegion(region, values);
    if (failed(number))
      return failure();
    all.push_back(*number);
  }
  Attribute key = getKey(op, /*withTypes=*/true);
  for (OpResult result : op->getResults())
    results.push_back(contents.get(op->getName().getIdentifier(), key, result.getType(), all,
                                   op->getLoc(), result.getResultNumber()));
  return results;
}

/// A region is what it gives back as a function of its arguments, which go by how deep the region
/// lies and by position.
FailureOr<Number> OpNumbers::numberRegion(Region &region, Values &values) {
  Builder builder(context);
  Numbers results;
  SmallVector<Attribute> types;
  ++level;
  for (Block &block : region) {
    for (BlockArgument argument : block.getArguments()) {
      types.push_back(TypeAttr::get(argument.getType()));
      values[argument] =
          contents.get("bound", builder.getDenseI64ArrayAttr({level, argument.getArgNumber()}),
                       argument.getType(), {}, argument.getLoc());
    }
    for (Operation &op : block.without_terminator())
      if (failed(number(&op, values)))
        return failure();
    for (Value value : block.getTerminator()->getOperands())
      results.push_back(values.lookup(value));
  }
  --level;
  return contents.get("region", builder.getArrayAttr(types), Type(), results, region.getLoc());
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

bool OpNumbers::hasPadding(FlatSymbolRefAttr unit) const {
  int64_t used = 0;
  ir::LayoutOp layout = getLayout(unit);
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    used += segment.getNumElements();
  return used != static_cast<int64_t>(layout.getElements());
}

bool OpNumbers::isOneRank(FlatSymbolRefAttr mesh, ArrayAttr axes) const {
  auto known = meshes.find(mesh);
  if (known == meshes.end())
    return false;
  ir::MeshOp found = known->second;
  for (auto [name, size] : llvm::zip_equal(found.getAxisNames(), found.getAxisSizes()))
    if (size != 1 && llvm::is_contained(axes, name))
      return false;
  return true;
}

int64_t OpNumbers::countRanks(const Collective &collective) const {
  int64_t ranks = 1;
  if (ir::MeshOp mesh = meshes.lookup(collective.mesh))
    for (auto [name, size] : llvm::zip_equal(mesh.getAxisNames(), mesh.getAxisSizes()))
      if (llvm::is_contained(collective.axes, name))
        ranks *= size;
  return ranks;
}

/// Equation: gather-of-own-parts.
Number OpNumbers::getWholeOfParts(const Collective &collective, Number operand) {
  if (collective.kind != ir::CollectiveKind::AllGather || collective.unit)
    return kNoNumber;
  const Numbering &numbering = contents.getNumbering();
  const Expression &part = numbering.getExpression(operand);
  if (part.op.getValue() != hlo::DynamicSliceOp::getOperationName() || part.operands.size() != 2)
    return kNoNumber; // flat values have one start
  const Expression &start = numbering.getExpression(part.operands[1]);
  auto key = dyn_cast_or_null<ArrayAttr>(start.attributes);
  auto own = key && !key.empty() ? dyn_cast<DictionaryAttr>(key[0]) : DictionaryAttr();
  int64_t elements = contents.count(operand);
  bool isOwn = start.op.getValue() == ir::RankOffsetOp::getOperationName() && own &&
               own.get("mesh") == collective.mesh && own.get("axes") == collective.axes &&
               own.getAs<IntegerAttr>("stride") &&
               own.getAs<IntegerAttr>("stride").getInt() == elements &&
               contents.count(part.operands[0]) == elements * countRanks(collective);
  return isOwn && equal.isEqual(part.operands[0], collective.axes) ? part.operands[0] : kNoNumber;
}

Number OpNumbers::getCollective(const Collective &collective, Number operand, Type type,
                                Operation *op) {
  // Equation: one-rank.
  bool isOfUnit = collective.kind == ir::CollectiveKind::ReduceScatter && collective.unit;
  bool reachesPadding = isOfUnit && hasPadding(collective.unit);
  if (isOneRank(collective.mesh, collective.axes) && !reachesPadding)
    return operand;
  if (Number whole = getWholeOfParts(collective, operand); whole != kNoNumber)
    return whole;
  Location loc = op->getLoc();
  SmallVector<Attribute> key;
  if (collective.reduce)
    key.push_back(ir::ReduceKindAttr::get(context, *collective.reduce));
  if (collective.unit)
    key.push_back(collective.unit);
  key.append({collective.mesh, collective.axes});
  // Equation: padding-is-not-read.
  if (isOfUnit)
    operand = contents.restrict(operand, getLayout(collective.unit), loc);
  Number made = contents.get(stringifyCollectiveKind(collective.kind), ArrayAttr::get(context, key),
                             type, {operand}, loc);
  transfers.push_back({made, op});
  return made;
}

Collective Collective::of(ir::CollectiveOpInterface op, unsigned index) {
  ArrayAttr units = op.getUnitsAttr();
  ir::Group group = op.getGroup();
  return {op.getCollectiveKind(), op.getReduceKind(),
          units ? cast<FlatSymbolRefAttr>(units[index]) : FlatSymbolRefAttr(), group.mesh,
          group.axes};
}

/// Equation: exchange. Results are functions of all operands.
Number OpNumbers::getExchanged(ir::CollectiveOpInterface op, unsigned result,
                               ArrayRef<Number> operands, RankedTensorType type) {
  ir::Group group = op.getGroup();
  Attribute key[] = {op.getPiecesAttr(), IntegerAttr::get(IntegerType::get(context, 64), result),
                     group.mesh, group.axes};
  Number made = contents.get(stringifyCollectiveKind(ir::CollectiveKind::AllToAll),
                             ArrayAttr::get(context, key), type, operands, op.getLoc());
  transfers.push_back({made, op});
  return made;
}

SmallVector<Number> OpNumbers::getCollectives(ir::CollectiveOpInterface op,
                                              ArrayRef<Number> operands,
                                              ArrayRef<RankedTensorType> types) {
  SmallVector<Number> results;
  if (op.getCollectiveKind() == ir::CollectiveKind::AllToAll) {
    for (auto [index, type] : llvm::enumerate(types))
      results.push_back(getExchanged(op, index, operands, type));
    return results;
  }
  for (auto [index, operand] : llvm::enumerate(operands))
    results.push_back(getCollective(Collective::of(op, index), operand, types[index], op));
  return results;
}

} // namespace zero::validate
