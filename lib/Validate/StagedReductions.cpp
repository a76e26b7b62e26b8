#include "StagedReductions.h"

#include "zero/Support/Counted.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace zero::validate {

namespace {

/// What a value in a fold's body is: the parts of ranks [first, first + count), combined in their
/// order, in the type that the ranks sent or in the one that is computed in.
struct Parts {
  int64_t first = 0, count = 0;
  bool isWide = false;
};

/// Reads the body of a fold.
class FoldReader {
public:
  FoldReader(Operation *user, func::FuncOp kernel, ir::ReduceKind kind, Type element, int64_t ranks,
             int64_t elements)
      : user(user), kernel(kernel), kind(kind), element(element), ranks(ranks), elements(elements) {
    auto isFloat = isa<FloatType>(element);
    wide = isFloat && element.getIntOrFloatBitWidth() < 32
               ? Type(Float32Type::get(element.getContext()))
               : element;
  }

  LogicalResult check() {
    auto from = RankedTensorType::get({ranks * elements}, element),
         to = RankedTensorType::get({elements}, element);
    if (kernel.getFunctionType() != FunctionType::get(kernel.getContext(), from, to) ||
        !kernel.getBody().hasOneBlock())
      return refuse() << "expected a function from " << from << " to " << to << ", of one block";
    for (Operation &op : kernel.getBody().front().without_terminator())
      if (op.getNumResults() != 1 || failed(read(op)))
        return refuse() << "which has a '" << op.getName() << "' that is no part of a fold";
    Operation *end = kernel.getBody().front().getTerminator();
    Parts sum = parts.lookup(end->getOperand(0));
    if (sum.first != 0 || sum.count != ranks || sum.isWide)
      return refuse() << "expected that of ranks 0 to " << ranks - 1;
    return success();
  }

private:
  InFlightDiagnostic refuse() {
    return user->emitOpError() << "is staged with fold '" << kernel.getSymName() << "', ";
  }

  LogicalResult read(Operation &op) {
    Type type = cast<RankedTensorType>(op.getResult(0).getType()).getElementType();
    if (auto slice = dyn_cast<hlo::SliceOp>(op))
      return readSlice(slice);
    if (isa<hlo::ConvertOp>(op)) {
      Parts from = parts.lookup(op.getOperand(0));
      bool isEnd = from.count == ranks && from.isWide && type == element;
      bool isBegin = from.count == 1 && !from.isWide && type == wide;
      if (wide == element || !(isEnd || isBegin))
        return failure();
      parts[op.getResult(0)] = {from.first, from.count, isBegin};
      return success();
    }
    if (op.getNumOperands() != 2 || !isCombination(op))
      return failure();
    Parts a = parts.lookup(op.getOperand(0)), b = parts.lookup(op.getOperand(1));
    bool isNext = a.count > 0 && b.count == 1 && a.first == 0 && b.first == a.count &&
                  type == wide && a.isWide == b.isWide;
    if (!isNext)
      return failure();
    parts[op.getResult(0)] = {0, a.count + 1, a.isWide};
    return success();
  }

  LogicalResult readSlice(hlo::SliceOp slice) {
    ArrayRef<int64_t> starts = slice.getStartIndices(), limits = slice.getLimitIndices();
    if (slice.getOperand() != kernel.getArgument(0) || slice.getStrides()[0] != 1 ||
        elements == 0 || starts[0] % elements != 0 || limits[0] != starts[0] + elements)
      return failure();
    // Where nothing is widened a part is what is computed with.
    parts[slice.getResult()] = {starts[0] / elements, 1, false};
    return success();
  }

  bool isCombination(Operation &op) const {
    bool isAnd = kind == ir::ReduceKind::And, isOr = kind == ir::ReduceKind::Or;
    if (element.isInteger(1)) {
      isAnd |= kind == ir::ReduceKind::Mul || kind == ir::ReduceKind::Min;
      return isAnd ? isa<hlo::AndOp>(op) : isa<hlo::OrOp>(op);
    }
    return (isAnd && isa<hlo::AndOp>(op)) || (isOr && isa<hlo::OrOp>(op)) ||
           (kind == ir::ReduceKind::Add && isa<hlo::AddOp>(op)) ||
           (kind == ir::ReduceKind::Mul && isa<hlo::MulOp>(op)) ||
           (kind == ir::ReduceKind::Max && isa<hlo::MaxOp>(op)) ||
           (kind == ir::ReduceKind::Min && isa<hlo::MinOp>(op));
  }

  Operation *user;
  func::FuncOp kernel;
  ir::ReduceKind kind;
  Type element, wide;
  int64_t ranks, elements;
  llvm::DenseMap<Value, Parts> parts;
};

} // namespace

/// Elements that a rank folds of what a part leaves.
static int64_t countFolded(const Collective &collective, RankedTensorType result, int64_t ranks) {
  return collective.kind == ir::CollectiveKind::AllReduce
             ? llvm::divideCeil(result.getNumElements(), ranks)
             : result.getNumElements();
}

static LogicalResult checkFold(ir::CollectiveOpInterface op, const Collective &collective,
                               Attribute fold, RankedTensorType result, int64_t ranks,
                               const OpNumbers &numbers) {
  Type element = result.getElementType();
  int64_t elements = countFolded(collective, result, ranks);
  if (auto complex = dyn_cast<ComplexType>(element)) { // two floats, side by side
    element = complex.getElementType();
    elements *= 2;
    if (*collective.reduce != ir::ReduceKind::Add)
      return op->emitOpError("is staged, which of complex numbers only sums can be");
  }
  auto name = dyn_cast<FlatSymbolRefAttr>(fold);
  func::FuncOp kernel = name ? numbers.getKernel(name) : func::FuncOp();
  if (!kernel)
    return op->emitOpError() << "is staged with fold " << fold << ", which is no kernel";
  if (elements == 0)
    return success();
  return FoldReader(op, kernel, *collective.reduce, element, ranks, elements).check();
}

// Equation: staged-reduction.
LogicalResult checkStaging(ir::CollectiveOpInterface op, size_t parts,
                           ArrayRef<RankedTensorType> results, const OpNumbers &numbers) {
  auto folds = op->getAttrOfType<ArrayAttr>("folds");
  if (!folds || parts == 0 || folds.size() != parts || results.size() != parts + 1 ||
      !op.getReduceKind())
    return op->emitOpError() << "is staged, expected a reduction with a fold for each of " << parts
                             << " parts and one more result, its scratch memory";
  Collective collective = Collective::of(op, 0);
  int64_t ranks = numbers.countRanks(collective), room = 0;
  bool isAll = collective.kind == ir::CollectiveKind::AllReduce;
  for (auto [fold, result] : llvm::zip_equal(folds, results.drop_back())) {
    if (failed(checkFold(op, collective, fold, result, ranks, numbers)))
      return failure();
    room = std::max(room, (ranks + (isAll ? 1 : 0)) * countFolded(collective, result, ranks) *
                              ir::getElementBytes(result.getElementType()));
  }
  if (int64_t bytes = ir::getTensorBytes(results.back()); bytes < room)
    return op->emitOpError() << "is staged in " << bytes << " bytes, expected " << room
                             << " for the parts of " << counted(ranks, "rank");
  return success();
}

} // namespace zero::validate
