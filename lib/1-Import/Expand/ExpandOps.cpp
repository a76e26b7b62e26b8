//===- ExpandOps.cpp - chlo ops that are more than a formula --------------===//

#include "ExpandOps.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace zero {

using Dims = llvm::SmallVector<int64_t>;

/// A zero of any element type in every element.
static Value zeros(OpBuilder &b, Location loc, RankedTensorType type) {
  Type element = type.getElementType();
  unsigned bits =
      llvm::isa<ComplexType>(element)
          ? 2 * llvm::cast<ComplexType>(element).getElementType().getIntOrFloatBitWidth()
          : element.getIntOrFloatBitWidth();
  llvm::SmallVector<char> bytes((bits + 7) / 8, 0);
  auto scalar = RankedTensorType::get({}, element);
  Value zero = hlo::ConstantOp::create(b, loc, DenseElementsAttr::getFromRawBuffer(scalar, bytes));
  return hlo::BroadcastInDimOp::create(b, loc, type, zero, llvm::ArrayRef<int64_t>());
}

//===------------------------------------------------------------------------------------------------===//
// top_k
//===------------------------------------------------------------------------------------------------===//

llvm::SmallVector<Value> expandTopK(OpBuilder &b, chlo::TopKOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = hlo::tensorType(op.getOperand());
  RankedTensorType indexType = type.clone(hlo::tensorType(op.getIndices()).getElementType());
  int64_t last = type.getRank() - 1;
  Value iota = hlo::IotaOp::create(b, loc, indexType, last);
  auto sort = hlo::SortOp::create(b, loc, TypeRange{type, indexType},
                                  ValueRange{op.getOperand(), iota}, last, /*is_stable=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    auto value = RankedTensorType::get({}, type.getElementType());
    auto index = RankedTensorType::get({}, indexType.getElementType());
    Block *block = b.createBlock(&sort.getComparator(), {}, {value, value, index, index},
                                 {loc, loc, loc, loc});
    bool isFloat = llvm::isa<FloatType>(type.getElementType());
    auto compare = hlo::CompareOp::create(b, loc, block->getArgument(0), block->getArgument(1),
                                          hlo::ComparisonDirection::GT);
    if (isFloat) // NaN comes first, as in XLA
      compare.setCompareType(hlo::ComparisonType::TOTALORDER);
    hlo::ReturnOp::create(b, loc, compare.getResult());
  }
  Dims start(type.getRank(), 0), strides(type.getRank(), 1);
  Dims limit(hlo::tensorType(op.getValues()).getShape());
  llvm::SmallVector<Value> results;
  for (Value sorted : sort.getResults())
    results.push_back(hlo::SliceOp::create(b, loc, sorted, start, limit, strides));
  return results;
}

//===------------------------------------------------------------------------------------------------===//
// ragged_dot
//===------------------------------------------------------------------------------------------------===//

/// Ends of the groups: running sums of the sizes along their last dimension.
static Value groupEnds(OpBuilder &b, Location loc, Value sizes) {
  RankedTensorType type = hlo::tensorType(sizes);
  int64_t rank = type.getRank(), groups = type.getShape().back();
  Dims shape(type.getShape()), dims;
  shape.push_back(groups);
  for (int64_t dim = 0; dim < rank; ++dim)
    dims.push_back(dim);
  // [..., i, j]: the size of group i where it counts for the end of j.
  RankedTensorType square = type.clone(shape);
  Value each = hlo::BroadcastInDimOp::create(b, loc, square, sizes, dims);
  Value counts = hlo::CompareOp::create(b, loc, hlo::IotaOp::create(b, loc, square, rank - 1),
                                        hlo::IotaOp::create(b, loc, square, rank),
                                        hlo::ComparisonDirection::LE);
  Value zero = hlo::ConstantOp::create(
      b, loc,
      DenseElementsAttr::get(RankedTensorType::get({}, type.getElementType()),
                             Attribute(b.getIntegerAttr(type.getElementType(), 0))));
  Value masked = hlo::SelectOp::create(b, loc, counts, each, zeros(b, loc, square));
  return hlo::ReduceOp::create(b, loc, masked, zero, {rank - 1}, hlo::AddOp::getOperationName())
      .getResult(0);
}

/// [groups, ...] of `x`, where a group's part is what it has along dimension `ragged`, zero
/// elsewhere. `prefix`: dimensions of x that those of the ends run over, but for the last.
static Value splitGroups(OpBuilder &b, Location loc, Value x, int64_t ragged, Value sizes,
                         llvm::ArrayRef<int64_t> prefix) {
  RankedTensorType type = hlo::tensorType(x), sizesType = hlo::tensorType(sizes);
  Dims shape{sizesType.getShape().back()}, xDims, endDims;
  llvm::append_range(shape, type.getShape());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    xDims.push_back(dim + 1);
  if (sizesType.getRank() > 1)
    for (int64_t dim : prefix)
      endDims.push_back(dim + 1);
  endDims.push_back(0);
  RankedTensorType split = type.clone(shape), index = sizesType.clone(shape);
  Value ends = groupEnds(b, loc, sizes), starts = hlo::SubtractOp::create(b, loc, ends, sizes);
  Value position = hlo::IotaOp::create(b, loc, index, ragged + 1);
  auto spread = [&](Value value) {
    return hlo::BroadcastInDimOp::create(b, loc, index, value, endDims);
  };
  Value begun =
      hlo::CompareOp::create(b, loc, spread(starts), position, hlo::ComparisonDirection::LE);
  Value open = hlo::CompareOp::create(b, loc, position, spread(ends), hlo::ComparisonDirection::LT);
  Value inside = hlo::AndOp::create(b, loc, begun, open);
  Value copies = hlo::BroadcastInDimOp::create(b, loc, split, x, xDims);
  return hlo::SelectOp::create(b, loc, inside, copies, zeros(b, loc, split));
}

static Dims shifted(llvm::ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [](int64_t dim) { return dim + 1; });
}

static ArrayAttr toStableHLO(OpBuilder &b, std::optional<ArrayAttr> precision) {
  if (!precision)
    return {};
  llvm::SmallVector<Attribute> entries;
  for (auto entry : precision->getAsRange<chlo::PrecisionAttr>())
    entries.push_back(hlo::PrecisionAttr::get(b.getContext(), entry.getValue()));
  return b.getArrayAttr(entries);
}

Value expandRaggedDot(OpBuilder &b, chlo::RaggedDotOp op) {
  Location loc = op.getLoc();
  chlo::RaggedDotDimensionNumbersAttr n = op.getRaggedDotDimensionNumbers();
  int64_t ragged = n.getLhsRaggedDimensions().front();
  Dims prefix = chlo::getGroupPrefix(op);
  Value lhs = op.getLhs(), rhs = op.getRhs();
  Dims lhsBatch(n.getLhsBatchingDimensions()), rhsBatch(n.getRhsBatchingDimensions());
  Dims lhsContract(n.getLhsContractingDimensions()), rhsContract(n.getRhsContractingDimensions());
  chlo::RaggedMode mode = chlo::getRaggedMode(op);
  if (mode != chlo::RaggedMode::Batching) {
    lhs = splitGroups(b, loc, lhs, ragged, op.getGroupSizes(), prefix);
    lhsBatch = shifted(lhsBatch);
    lhsContract = shifted(lhsContract);
  }
  if (mode == chlo::RaggedMode::NonContracting) {
    // Each row is non-zero in the copy of its own group only: the sum over groups picks it.
    lhsContract.push_back(0);
    rhsContract.push_back(n.getRhsGroupDimensions().front());
  } else if (mode == chlo::RaggedMode::Contracting) {
    auto matching = [&](int64_t dim) {
      const auto *at = llvm::find(n.getLhsContractingDimensions(), dim);
      if (at != n.getLhsContractingDimensions().end())
        return n.getRhsContractingDimensions()[at - n.getLhsContractingDimensions().begin()];
      at = llvm::find(n.getLhsBatchingDimensions(), dim);
      return n.getRhsBatchingDimensions()[at - n.getLhsBatchingDimensions().begin()];
    };
    Dims rhsPrefix = llvm::map_to_vector(prefix, matching);
    rhs = splitGroups(b, loc, rhs, matching(ragged), op.getGroupSizes(), rhsPrefix);
    rhsBatch = shifted(rhsBatch);
    rhsContract = shifted(rhsContract);
    lhsBatch.insert(lhsBatch.begin(), 0);
    rhsBatch.insert(rhsBatch.begin(), 0);
  }
  auto numbers = hlo::DotDimensionNumbersAttr::get(b.getContext(), lhsBatch, rhsBatch, lhsContract,
                                                   rhsContract);
  return hlo::DotGeneralOp::create(b, loc, op.getType(), lhs, rhs, numbers,
                                   toStableHLO(b, op.getPrecisionConfig()),
                                   hlo::DotAlgorithmAttr());
}

//===------------------------------------------------------------------------------------------------===//
// scan
//===------------------------------------------------------------------------------------------------===//

namespace {
/// The loop of a scan; its values are the counter, the carries and the outputs.
class ScanLoop {
public:
  ScanLoop(OpBuilder &b, chlo::ScanOp op) : b(b), op(op), loc(op.getLoc()) {
    counter = RankedTensorType::get({}, b.getI32Type());
    // One of the two is there: the op's verifier wants to know the number of steps.
    Value scanned = op.getInputs().empty() ? Value() : op.getInputs().front();
    if (op.getInputs().empty() && !op.getOutputs().empty())
      scanned = op.getOutputs().front();
    steps = op.getScanDimSize() ? int64_t(*op.getScanDimSize())
                                : hlo::tensorType(scanned).getDimSize(op.getDimension());
  }

  llvm::SmallVector<Value> build() {
    llvm::SmallVector<Value> initial{constant(0)};
    llvm::append_range(initial, op.getInits());
    for (Value output : op.getOutputs())
      initial.push_back(zeros(b, loc, hlo::tensorType(output)));
    auto loop = hlo::WhileOp::create(b, loc, TypeRange(ValueRange(initial)), initial);
    OpBuilder::InsertionGuard guard(b);
    llvm::SmallVector<Location> locs(initial.size(), loc);
    TypeRange types(initial);
    Block *cond = b.createBlock(&loop.getCond(), {}, types, locs);
    Value more = hlo::CompareOp::create(b, loc, cond->getArgument(0), constant(steps),
                                        hlo::ComparisonDirection::LT);
    hlo::ReturnOp::create(b, loc, more);
    buildStep(b.createBlock(&loop.getBody(), {}, types, locs));
    unsigned carries = op.getInits().size();
    llvm::SmallVector<Value> results(loop.getResults().drop_front(1 + carries));
    llvm::append_range(results, loop.getResults().slice(1, carries));
    return results;
  }

private:
  Value constant(int64_t value) {
    return hlo::ConstantOp::create(
        b, loc, DenseElementsAttr::get(counter, Attribute(b.getI32IntegerAttr(value))));
  }

  /// Indices of step `position` in a tensor of `rank`.
  llvm::SmallVector<Value> indices(Value position, int64_t rank) {
    llvm::SmallVector<Value> result(rank, constant(0));
    result[op.getDimension()] = position;
    return result;
  }

  void buildStep(Block *block) {
    Value step = block->getArgument(0), position = step;
    if (op.getIsReverse().value_or(false))
      position = hlo::SubtractOp::create(b, loc, constant(steps - 1), step);
    Block &body = op.getBody().front();
    IRMapping mapping;
    unsigned inputs = op.getInputs().size(), carries = op.getInits().size();
    for (auto [input, argument] : llvm::zip(op.getInputs(), body.getArguments())) {
      Dims sizes(hlo::tensorType(input).getShape());
      sizes[op.getDimension()] = 1;
      Value slice = hlo::DynamicSliceOp::create(b, loc, hlo::tensorType(input).clone(sizes), input,
                                                indices(position, sizes.size()),
                                                b.getDenseI64ArrayAttr(sizes));
      mapping.map(argument, hlo::ReshapeOp::create(b, loc, argument.getType(), slice).getResult());
    }
    for (unsigned i = 0; i < carries; ++i)
      mapping.map(body.getArgument(inputs + i), block->getArgument(1 + i));
    for (Operation &inner : body.without_terminator())
      b.clone(inner, mapping);
    llvm::SmallVector<Value> returned, next{hlo::AddOp::create(b, loc, step, constant(1))};
    for (Value value : body.getTerminator()->getOperands())
      returned.push_back(mapping.lookupOrDefault(value));
    unsigned outputs = op.getOutputs().size();
    next.append(returned.begin() + outputs, returned.end());
    for (unsigned i = 0; i < outputs; ++i) {
      Value whole = block->getArgument(1 + carries + i);
      Dims sizes(hlo::tensorType(whole).getShape());
      sizes[op.getDimension()] = 1;
      Value update =
          hlo::ReshapeOp::create(b, loc, hlo::tensorType(whole).clone(sizes), returned[i]);
      next.push_back(hlo::DynamicUpdateSliceOp::create(b, loc, whole.getType(), whole, update,
                                                       indices(position, sizes.size())));
    }
    hlo::ReturnOp::create(b, loc, next);
  }

  OpBuilder &b;
  chlo::ScanOp op;
  Location loc;
  RankedTensorType counter;
  int64_t steps;
};
} // namespace

llvm::SmallVector<Value> expandScan(OpBuilder &b, chlo::ScanOp op) {
  return ScanLoop(b, op).build();
}

//===------------------------------------------------------------------------------------------------===//
// broadcast_*
//===------------------------------------------------------------------------------------------------===//

/// "stablehlo.add" for "chlo.broadcast_add"; some have no namesake there.
static std::string plainName(Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  name.consume_front("chlo.broadcast_");
  bool isOwn = name == "next_after" || name == "polygamma" || name == "zeta";
  return ((isOwn ? "chlo." : "stablehlo.") + name).str();
}

FailureOr<Operation *> expandBroadcast(OpBuilder &b, Operation *op) {
  FailureOr<chlo::Broadcasting> broadcasting = chlo::getBroadcasting(op);
  if (failed(broadcasting))
    return failure();
  Location loc = op->getLoc();
  OperationState state(loc, plainName(op));
  for (auto [operand, dims] : llvm::zip_equal(op->getOperands(), broadcasting->dims)) {
    RankedTensorType type = hlo::tensorType(operand).clone(broadcasting->shape);
    bool isWhole = type == operand.getType();
    state.addOperands(
        isWhole ? operand : hlo::BroadcastInDimOp::create(b, loc, type, operand, dims).getResult());
  }
  state.addTypes(op->getResultTypes());
  if (auto compare = llvm::dyn_cast<chlo::BroadcastCompareOp>(op)) {
    state.addAttribute(
        "comparison_direction",
        hlo::ComparisonDirectionAttr::get(b.getContext(), compare.getComparisonDirection()));
    if (auto type = compare.getCompareType())
      state.addAttribute("compare_type", hlo::ComparisonTypeAttr::get(b.getContext(), *type));
  }
  return b.create(state);
}

} // namespace zero
