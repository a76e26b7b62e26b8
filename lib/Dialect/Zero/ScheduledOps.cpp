//===- ScheduledOps.cpp - Verifiers of scheduled and planned ops ----------------===//
//
// What an op says of itself alone: that its shapes, strides and units fit together. What it may do
// beside others is zero-verify-scheduled's and zero-verify-plan's.
//===------------------------------------------------------------------------===//
#include "UnitChecks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Pieces.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Dialect/Zero/Turns.h"
#include "zero/Support/Counted.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace zero::ir;

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// Whether each result has the operand's rows of every rank of the communicator.
static LogicalResult verifyRows(Operation *op, CommunicatorOp communicator, TypeRange from,
                                TypeRange to) {
  FailureOr<int64_t> ranks =
      lookUpGroupSize(op, communicator.getMeshAttr(), communicator.getAxes());
  if (failed(ranks))
    return failure();
  if (from.size() != to.size())
    return op->emitOpError() << "expects one result per operand";
  for (auto [part, whole] : llvm::zip_equal(from, to)) {
    auto rows = cast<RankedTensorType>(part);
    SmallVector<int64_t> shape(rows.getShape());
    if (shape.empty() || llvm::MulOverflow(shape[0], *ranks, shape[0]) ||
        rows.clone(shape) != whole)
      return op->emitOpError() << "without 'units' expects the rows of all "
                               << zero::counted(*ranks, "rank") << " and those of one, found "
                               << whole << " and " << part;
  }
  return success();
}

/// Whether the parts of a collective fit its kind, units and communicator.
static LogicalResult verifyTransfer(CollectiveOpInterface op, FlatSymbolRefAttr name) {
  auto communicator = SymbolTable::lookupNearestSymbolFrom<CommunicatorOp>(op, name);
  if (!communicator)
    return op->emitOpError() << "names communicator " << name
                             << ", which the module does not define";
  CollectiveKind kind = op.getCollectiveKind();
  if (communicator.getPurpose() != getPurpose(kind))
    return op->emitOpError() << "is " << stringifyCollectiveKind(kind) << " over " << name
                             << ", which is for "
                             << stringifyCommunicatorPurpose(communicator.getPurpose())
                             << ", expected a communicator for "
                             << stringifyCommunicatorPurpose(getPurpose(kind));
  SmallVector<Type> from = llvm::to_vector_of<Type>(op.getSourceTypes()),
                    to = llvm::to_vector_of<Type>(op.getTargetTypes());
  if (from.empty())
    return op->emitOpError() << "expects at least one tensor to move";
  bool reduces = kind == CollectiveKind::ReduceScatter || kind == CollectiveKind::AllReduce;
  if (reduces != op.getReduceKind().has_value())
    return op->emitOpError() << (reduces ? "expects a reduction kind" : "takes no reduction kind");
  ArrayAttr units = op.getUnitsAttr(), pieces = op.getPiecesAttr();
  if (pieces && kind != CollectiveKind::AllToAll)
    return op->emitOpError() << "takes no 'pieces' for " << stringifyCollectiveKind(kind);
  if (kind == CollectiveKind::AllToAll) {
    if (units)
      return op->emitOpError() << "takes no 'units' for all_to_all";
    FailureOr<int64_t> ranks =
        lookUpGroupSize(op, communicator.getMeshAttr(), communicator.getAxes());
    if (failed(ranks))
      return failure();
    return verifyPieces(op, pieces, *ranks, op.getSourceTypes(), op.getTargetTypes());
  }
  if (kind == CollectiveKind::AllReduce) {
    if (units)
      return op->emitOpError() << "takes no 'units' for all_reduce";
    if (from != to)
      return op->emitOpError() << "expects results of the operands' types";
    return success();
  }
  if (!units)
    return reduces ? verifyRows(op, communicator, to, from)
                   : verifyRows(op, communicator, from, to);
  return verifyUnits(op, units, reduces ? from : to, reduces ? to : from);
}

LogicalResult CollectiveStartOp::verify() {
  for (Type type : cast<FutureType>(getFuture().getType()).getTypes())
    if (!isa<RankedTensorType>(type))
      return emitOpError() << "expects a future of tensors, found " << type;
  return verifyTransfer(*this, getCommunicatorAttr());
}

LogicalResult AwaitOp::verify() {
  if (!llvm::equal(cast<FutureType>(getFuture().getType()).getTypes(), getResultTypes()))
    return emitOpError() << "expects the future's types as results";
  if (!getFuture().hasOneUse())
    return emitOpError() << "awaits a future that is awaited more than once";
  return success();
}

LogicalResult LaunchCollectiveOp::verifyLaunch() {
  return verifyTransfer(*this, getCommunicatorAttr());
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The kernel must be a function marked zero.kernel of the given type.
static LogicalResult verifyKernel(Operation *op, SymbolTableCollection &symbols,
                                  FlatSymbolRefAttr kernel, TypeRange inputs, TypeRange results) {
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(op, kernel);
  if (!function || !function->hasAttr("zero.kernel"))
    return op->emitOpError() << "names " << kernel << ", which is not a kernel of this module";
  // Once lowered to machine code its type is the runtime's, not the tensors'.
  if (function->getName().getStringRef() != "func.func")
    return success();
  if (Region &body = function.getFunctionBody();
      !body.hasOneBlock() || body.front().empty() ||
      body.front().back().getName().getStringRef() != "func.return")
    return op->emitOpError() << "names kernel " << kernel
                             << ", which has no body of one block that returns";
  if (!llvm::equal(function.getArgumentTypes(), inputs) ||
      !llvm::equal(function.getResultTypes(), results))
    return op->emitOpError() << "does not match the type of kernel " << kernel << ": "
                             << function.getFunctionType();
  return success();
}

LogicalResult DispatchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyKernel(*this, symbols, getKernelAttr(), getOperandTypes(), getResults().getTypes());
}

LogicalResult DispatchOp::verify() {
  if (getTied().size() != getResults().size())
    return emitOpError() << "expects one entry of 'tied' per result, found " << getTied().size();
  llvm::SmallSet<int64_t, 4> taken;
  for (auto [tie, type] : llvm::zip(getTied(), getResults().getTypes())) {
    if (tie < -1 || tie >= static_cast<int64_t>(getNumOperands()))
      return emitOpError() << "expects 'tied' to name an operand or -1, found " << tie;
    if (tie >= 0 && getTensorBytes(getOperand(tie).getType()) != getTensorBytes(type))
      return emitOpError() << "ties " << type << " to operand " << tie << " of another size";
    if (tie >= 0 && !taken.insert(tie).second)
      return emitOpError() << "ties two results to operand " << tie;
  }
  return success();
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto typesOf = [](ArrayAttr allocations) {
    return llvm::map_to_vector(allocations.getAsRange<AllocationAttr>(),
                               [](AllocationAttr at) -> Type { return at.getType(); });
  };
  return verifyKernel(*this, symbols, getKernelAttr(), typesOf(getIns()), typesOf(getOuts()));
}

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

namespace {
/// One matrix of a matmul: rows x columns for every batch entry, inside a tensor.
struct Matrix {
  StringRef name;
  RankedTensorType type;
  int64_t rows, columns, offset;
  ArrayRef<int64_t> strides; // row, column, batch...
};

struct Matmul {
  ArrayRef<int64_t> batch;
  Matrix a, b, c;
  Type workspace; // null: none
};
} // namespace

/// Every element that the matmul touches must lie inside the tensor.
static LogicalResult verifyMatrix(Operation *op, const Matrix &m, ArrayRef<int64_t> batch) {
  if (m.strides.size() != batch.size() + 2)
    return op->emitOpError() << "expects " << batch.size() + 2
                             << " strides per matrix: row, column, then one per batch dimension";
  if (m.strides[0] != 1 && m.strides[1] != 1 && m.rows != 1 && m.columns != 1)
    return op->emitOpError() << "expects a row or column stride of 1 in every matrix";
  SmallVector<int64_t> sizes = {m.rows, m.columns};
  llvm::append_range(sizes, batch);
  std::optional<int64_t> last = m.offset;
  for (auto [size, stride] : llvm::zip_equal(sizes, m.strides)) {
    if (size < 0 || stride < 0 || m.offset < 0)
      return op->emitOpError() << "expects sizes, strides and offsets of at least 0 in " << m.name;
    last = last ? llvm::checkedMulAdd(std::max<int64_t>(size - 1, 0), stride, *last) : last;
  }
  if (last && (*last < m.type.getNumElements() || llvm::is_contained(sizes, 0)))
    return success();
  InFlightDiagnostic diag = op->emitOpError() << "touches elements of " << m.name << " up to ";
  if (last)
    diag << *last;
  else
    diag << "more than can be counted";
  return diag << ", beyond " << m.type;
}

/// Whether no two places of the matrix, over all batch entries, are one element.
static bool isInjective(const Matrix &m, ArrayRef<int64_t> batch) {
  SmallVector<std::pair<int64_t, int64_t>> dims; // stride, size
  SmallVector<int64_t> sizes = {m.rows, m.columns};
  llvm::append_range(sizes, batch);
  for (auto [size, stride] : llvm::zip_equal(sizes, m.strides))
    if (size > 1)
      dims.push_back({stride, size});
  if (llvm::is_contained(sizes, 0))
    return true;
  llvm::sort(dims);
  int64_t extent = 1; // elements from the first to the last of the inner dimensions
  for (auto [stride, size] : dims) {
    if (stride < extent)
      return false;
    extent += (size - 1) * stride;
  }
  return true;
}

bool zero::ir::canMultiply(Type a, Type b, Type c) {
  bool isHalf = a.isBF16() || a.isF16();
  return a == b && (a.isF32() || a.isF64() || isHalf) && (c == a || (isHalf && c.isF32()));
}

static LogicalResult verifyMatmul(Operation *op, const Matmul &matmul) {
  if (matmul.batch.size() > 4)
    return op->emitOpError() << "expects at most 4 batch dimensions, found " << matmul.batch.size();
  for (const Matrix *matrix : {&matmul.a, &matmul.b, &matmul.c})
    if (failed(verifyMatrix(op, *matrix, matmul.batch)))
      return failure();
  if (!isInjective(matmul.c, matmul.batch))
    return op->emitOpError() << "expects strides of C that give each element one place";
  Type a = matmul.a.type.getElementType(), c = matmul.c.type.getElementType();
  if (!canMultiply(a, matmul.b.type.getElementType(), c))
    return op->emitOpError() << "expects matrices of f32, f64, bf16 or f16, all of one element "
                                "type (or a result of f32 for bf16 and f16), found "
                             << a << " x " << matmul.b.type.getElementType() << " to " << c;
  return success();
}

/// What is added to a matmul besides its old result: null types are none. C is dense, row by row.
template <typename Op>
static LogicalResult verifyAdded(Op op, RankedTensorType c, RankedTensorType bias,
                                 RankedTensorType addend, bool accumulates) {
  if (!bias && !addend)
    return success();
  int64_t m = op.getM(), n = op.getN();
  if (accumulates)
    return op.emitOpError() << "expects 'bias' and 'addend' where C's old value is not added";
  if (Type type = c.getElementType(); !type.isF32() && !type.isBF16() && !type.isF16())
    return op.emitOpError() << "expects a result of f32, bf16 or f16 to which 'bias' or 'addend' "
                               "are added, found "
                            << c;
  if (!op.getBatch().empty() || op.getCStrides() != ArrayRef<int64_t>({n, 1}) ||
      c.getNumElements() != m * n)
    return op.emitOpError()
           << "expects one matrix C of " << m << " x " << n
           << " elements, row by row, to which 'bias' or 'addend' are added, found " << c;
  if (bias && bias != RankedTensorType::get({n}, c.getElementType()))
    return op.emitOpError() << "expects a 'bias' of n = " << n << " elements of "
                            << c.getElementType() << ", found " << bias;
  if (addend && addend != c)
    return op.emitOpError() << "expects an 'addend' of the result's type " << c << ", found "
                            << addend;
  return success();
}

/// The sums over k of an operand; null types are none.
template <typename Op>
static LogicalResult verifySums(Op op, RankedTensorType a, RankedTensorType b, RankedTensorType c,
                                RankedTensorType sums, bool addsToProducts) {
  StringRef summed = op.getSummed().value_or("");
  if (summed.empty() && !op.getSummed() && !sums)
    return success();
  if ((summed != "a" && summed != "b") || !sums)
    return op.emitOpError() << "expects 'sums of \"a\"' or 'sums of \"b\"' and a result for them, "
                               "found sums of \""
                            << summed << "\" and " << (sums ? "a result" : "no result");
  bool isA = summed == "a";
  RankedTensorType operand = isA ? a : b;
  int64_t size = isA ? op.getM() : op.getN(), k = op.getK();
  Type element = operand.getElementType();
  if (addsToProducts || !op.getBatch().empty())
    return op.emitOpError() << "expects one matrix to which nothing is added where an operand is "
                               "summed";
  if (!(element.isF32() || element.isBF16() || element.isF16()) || c.getElementType() != element)
    return op.emitOpError() << "expects operands and a result of f32, bf16 or f16 where an operand "
                               "is summed, found "
                            << element << " to " << c.getElementType();
  ArrayRef<int64_t> strides = isA ? op.getAStrides() : op.getBStrides();
  if ((isA ? op.getAOffset() : op.getBOffset()) != 0 || operand.getNumElements() != size * k ||
      strides != (isA ? ArrayRef<int64_t>({1, size}) : ArrayRef<int64_t>({size, 1})))
    return op.emitOpError() << "expects '" << summed << "', which is summed, to be " << k << " x "
                            << size << " elements, the terms of a product one behind the other";
  if (sums != RankedTensorType::get({size}, element))
    return op.emitOpError() << "expects sums of '" << summed << "' of type "
                            << RankedTensorType::get({size}, element) << ", found " << sums;
  return success();
}

/// A kernel that runs by turns with a matmul finds its rows one behind the other. Which kernel
/// that is, and what turns it takes, zero-verify-scheduled and zero-verify-plan look at.
template <typename Op>
static LogicalResult verifyTurns(Op op, RankedTensorType c, bool hasScratch) {
  if (!op->hasAttr(kTurnsAttr))
    return success();
  DenseI64ArrayAttr turns = getTurns(op);
  int64_t m = op.getM(), n = op.getN();
  if (!turns || turns.size() != 3 ||
      llvm::any_of(turns.asArrayRef(), [](int64_t number) { return number <= 0; }))
    return op.emitOpError() << "expects 'turns' of three numbers of at least 1: rows of a turn, "
                               "elements of an item, elements of a group of items";
  if (!op.getBatch().empty() || op.getCStrides() != ArrayRef<int64_t>({n, 1}) ||
      c.getNumElements() != m * n || !c.getElementType().isF32() || op.getSummed() || hasScratch)
    return op.emitOpError() << "expects one matrix C of " << m << " x " << n
                            << " elements of f32, row by row, and neither sums nor a workspace, "
                               "where it takes 'turns', found "
                            << c;
  return success();
}

/// zero.gemm and zero.launch_gemm name the same things.
template <typename Op>
static LogicalResult verifyMatmulOf(Op op, Type a, Type b, Type c, Type workspace) {
  int64_t m = op.getM(), n = op.getN(), k = op.getK();
  Matmul matmul = {op.getBatch(),
                   {"A", cast<RankedTensorType>(a), m, k, static_cast<int64_t>(op.getAOffset()),
                    op.getAStrides()},
                   {"B", cast<RankedTensorType>(b), k, n, static_cast<int64_t>(op.getBOffset()),
                    op.getBStrides()},
                   {"C", cast<RankedTensorType>(c), m, n, 0, op.getCStrides()},
                   workspace};
  if (isTf32(op) && (!matmul.a.type.getElementType().isF32() || op.getSummed()))
    return op.emitOpError()
           << "expects matrices of f32 whose factors are rounded to 'tf32', and no "
              "sums of an operand beside, found "
           << a << (op.getSummed() ? " with sums" : "");
  return verifyMatmul(op, matmul);
}

LogicalResult GemmOp::verify() {
  if (getInit() && getInit().getType() != getC().getType())
    return emitOpError() << "expects 'init' of the result's type " << getC().getType();
  auto typeOf = [](Value value) {
    return value ? cast<RankedTensorType>(value.getType()) : RankedTensorType();
  };
  return failure(failed(verifyMatmulOf(*this, getA().getType(), getB().getType(), getC().getType(),
                                       getWorkspace() ? getWorkspace().getType() : Type())) ||
                 failed(verifyAdded(*this, typeOf(getC()), typeOf(getBias()), typeOf(getAddend()),
                                    getInit() != nullptr)) ||
                 failed(verifySums(*this, typeOf(getA()), typeOf(getB()), typeOf(getC()),
                                   typeOf(getSums()), addsToProducts())) ||
                 failed(verifyTurns(*this, typeOf(getC()), getWorkspace() != nullptr)));
}

LogicalResult LaunchGemmOp::verifyLaunch() {
  std::optional<AllocationAttr> workspace = getWorkspace();
  auto typeOf = [](AllocationAttr at) { return at ? at.getType() : RankedTensorType(); };
  return failure(
      failed(verifyMatmulOf(*this, getA().getType(), getB().getType(), getC().getType(),
                            workspace ? Type(workspace->getType()) : Type())) ||
      failed(verifyAdded(*this, getC().getType(), typeOf(getBiasAttr()), typeOf(getAddendAttr()),
                         getAccumulate())) ||
      failed(verifySums(*this, getA().getType(), getB().getType(), getC().getType(),
                        typeOf(getSumsAttr()), getAccumulate() || getBias() || getAddend())) ||
      failed(verifyTurns(*this, getC().getType(), workspace.has_value())));
}

//===----------------------------------------------------------------------===//
// Views, copies
//===----------------------------------------------------------------------===//

LogicalResult ViewOp::verify() {
  auto from = cast<RankedTensorType>(getOperand().getType()),
       to = cast<RankedTensorType>(getResult().getType());
  if (getElementBytes(from.getElementType()) != getElementBytes(to.getElementType()))
    return emitOpError() << "expects element types of one size, found " << from << " and " << to;
  int64_t offset = getOffset();
  if (offset < 0 || offset > from.getNumElements() - to.getNumElements())
    return emitOpError() << "names " << to.getNumElements() << " elements from " << offset << " of "
                         << from;
  return success();
}

LogicalResult LaunchCopyOp::verifyLaunch() {
  int64_t from = getSrc().getBytes(), to = getDst().getBytes();
  if (from != to)
    return emitOpError() << "expects allocations of one size, found " << from << " and " << to
                         << " bytes";
  return success();
}
