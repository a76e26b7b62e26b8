#include "zero/Dialect/StableHLO/Lapack.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace zero::hlo {

/// What the call's name says: of complex numbers, or of real ones.
static std::optional<LapackRoutine> getRoutine(CustomCallOp op, bool isComplex) {
  StringRef name = op.getCallTargetName();
  if (!name.consume_front("lapack_") || !name.consume_back("_ffi") ||
      !(name.consume_front(isComplex ? "c" : "s") || name.consume_front(isComplex ? "z" : "d")))
    return std::nullopt;
  if (isComplex) // these have names of their own
    name = llvm::StringSwitch<StringRef>(name)
               .Case("ungqr", "orgqr")
               .Case("unmqr", "ormqr")
               .Case("heevd", "syevd")
               .Cases({"orgqr", "ormqr", "syevd"}, "")
               .Default(name);
  return llvm::StringSwitch<std::optional<LapackRoutine>>(name)
      .Case("potrf", LapackRoutine::Potrf)
      .Case("trsm", LapackRoutine::Trsm)
      .Case("getrf", LapackRoutine::Getrf)
      .Case("geqrf", LapackRoutine::Geqrf)
      .Case("orgqr", LapackRoutine::Orgqr)
      .Case("ormqr", LapackRoutine::Ormqr)
      .Case("syevd", LapackRoutine::Syevd)
      .Case("gesdd", LapackRoutine::Gesdd)
      .Case("gtsv", LapackRoutine::Gtsv)
      .Default(std::nullopt);
}

StringRef describeLapackRoutines() {
  return "potrf, trsm, gtsv, getrf, geqrf, orgqr, ormqr, syevd and gesdd on f32 and f64, and "
         "potrf, trsm, gtsv, getrf, geqrf, ungqr, unmqr, heevd and gesdd on complex numbers of two "
         "of these";
}

static DictionaryAttr getConfig(CustomCallOp op) {
  auto config = op->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  return config ? config : op->getAttrOfType<DictionaryAttr>("backend_config");
}

/// The letter that an attribute of the call is, LAPACK's own; 0 where there is none.
static char getLetter(CustomCallOp op, StringRef name) {
  DictionaryAttr config = getConfig(op);
  auto letter = config ? config.getAs<IntegerAttr>(name) : IntegerAttr();
  return letter && letter.getValue().getActiveBits() < 8
             ? static_cast<char>(letter.getValue().getZExtValue())
             : 0;
}

/// What an attribute of the call says; nothing where there is none.
static std::optional<bool> getFlag(CustomCallOp op, StringRef name) {
  DictionaryAttr config = getConfig(op);
  auto flag = config ? config.getAs<BoolAttr>(name) : BoolAttr();
  return flag ? std::optional(flag.getValue()) : std::nullopt;
}

/// gesdd without vectors: U and V^T have the sizes of all of them or of the thin ones, as the
/// caller likes.
static bool hasSquareResults(CustomCallOp op, const LapackCall &call) {
  auto hasSize = [&](unsigned result, int64_t size) {
    auto type = dyn_cast<RankedTensorType>(op->getResult(result).getType());
    return type && type.getShape().take_back(2) == ArrayRef<int64_t>{size, size};
  };
  return op->getNumResults() > 3 && hasSize(2, call.rows) && hasSize(3, call.columns);
}

/// The operand whose last two dimensions are the call's matrices; null where there is none.
static Value getMatrix(CustomCallOp op, LapackRoutine routine) {
  unsigned number = routine == LapackRoutine::Gtsv ? 3 : 0;
  return number < op.getInputs().size() ? op.getInputs()[number] : Value();
}

/// What the call says of itself, with operands and results that may not fit it.
static LapackCall readCall(CustomCallOp op, LapackRoutine routine) {
  ArrayRef<int64_t> shape = tensorType(getMatrix(op, routine)).getShape();
  LapackCall call{routine, static_cast<unsigned>(shape.size() - 2), 1, shape[shape.size() - 2],
                  shape.back()};
  for (int64_t size : shape.drop_back(2))
    call.batches *= size;
  call.isLower = getLetter(op, "uplo") == 'L';
  call.isLeft = getLetter(op, "side") == 'L';
  call.isTransposed = getLetter(op, "trans_x") != 'N';
  call.isAdjoint = getLetter(op, "trans_x") == 'C';
  if (routine == LapackRoutine::Ormqr) {
    call.isLeft = *getFlag(op, "left");
    call.isTransposed = *getFlag(op, "transpose");
  }
  call.hasUnitDiagonal = getLetter(op, "diag") == 'U';
  call.hasVectors = getLetter(op, "mode") != 'N';
  call.isFull = getLetter(op, "mode") == 'A' ||
                (routine == LapackRoutine::Gesdd && !call.hasVectors && hasSquareResults(op, call));
  return call;
}

std::optional<LapackCall> getLapackCall(CustomCallOp op) {
  std::optional<LapackRoutine> routine = getRoutine(op, /*isComplex=*/false);
  return routine ? std::optional(readCall(op, *routine)) : std::nullopt;
}

std::optional<LapackCall> getComplexLapackCall(CustomCallOp op) {
  std::optional<LapackRoutine> routine = getRoutine(op, /*isComplex=*/true);
  return routine ? std::optional(readCall(op, *routine)) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

namespace {
struct Letters {
  StringRef attribute, allowed;
};
} // namespace

static SmallVector<Letters> getLetters(LapackRoutine routine) {
  switch (routine) {
  case LapackRoutine::Potrf:
    return {{"uplo", "LU"}};
  case LapackRoutine::Trsm:
    return {{"side", "LR"}, {"uplo", "LU"}, {"trans_x", "NTC"}, {"diag", "NU"}};
  case LapackRoutine::Syevd:
    return {{"mode", "NV"}, {"uplo", "LU"}};
  case LapackRoutine::Gesdd:
    return {{"mode", "ASN"}};
  case LapackRoutine::Getrf:
  case LapackRoutine::Geqrf:
  case LapackRoutine::Orgqr:
  case LapackRoutine::Ormqr:
  case LapackRoutine::Gtsv:
    return {};
  }
  llvm_unreachable("all routines are above");
}

static LogicalResult verifyLetters(CustomCallOp op, LapackRoutine routine) {
  for (const Letters &letters : getLetters(routine)) {
    char found = getLetter(op, letters.attribute);
    if (found && letters.allowed.contains(found))
      continue;
    std::string what = !found                 ? "not set"
                       : llvm::isPrint(found) ? "'" + std::string(1, found) + "'"
                                              : "code " + std::to_string(uint8_t(found));
    return op.emitOpError() << "of '" << op.getCallTargetName() << "' has attribute '"
                            << letters.attribute << "' of its backend_config " << what
                            << ", expected the code of one of the letters " << letters.allowed;
  }
  for (StringRef flag : {"left", "transpose"})
    if (routine == LapackRoutine::Ormqr && !getFlag(op, flag))
      return op.emitOpError() << "of '" << op.getCallTargetName() << "' has no attribute '" << flag
                              << "' in its backend_config, expected true or false";
  return success();
}

/// Matrices are column-major in memory: as values they are then what LAPACK takes them for.
static LogicalResult verifyLayouts(CustomCallOp op, std::optional<ArrayAttr> layouts,
                                   TypeRange types, unsigned numBatchDims) {
  for (auto [index, type] : llvm::enumerate(types)) {
    int64_t rank = cast<RankedTensorType>(type).getRank();
    if (rank != numBatchDims + 2)
      continue;
    auto layout =
        layouts ? dyn_cast<DenseIntElementsAttr>((*layouts)[index]) : DenseIntElementsAttr();
    SmallVector<int64_t> order;
    if (layout)
      for (const llvm::APInt &dim : layout.getValues<llvm::APInt>())
        order.push_back(dim.getSExtValue());
    if (order.size() < 2 || order[0] != rank - 2 || order[1] != rank - 1)
      return op.emitOpError() << "of '" << op.getCallTargetName()
                              << "' has a layout in which columns of " << type
                              << " are not contiguous, expected operand_layouts and result_layouts "
                                 "that begin with "
                              << rank - 2 << ", " << rank - 1 << " as JAX writes them";
  }
  return success();
}

namespace {
/// Types of operands and results, made of the first operand's.
class Signature {
public:
  Signature(RankedTensorType a, const LapackCall &call)
      : a(a), batch(a.getShape().drop_back(2)), element(a.getElementType()),
        i32(IntegerType::get(a.getContext(), 32)) {
    auto complex = dyn_cast<ComplexType>(element);
    real = complex ? complex.getElementType() : element;
    fill(call, call.rows, call.columns, std::min(call.rows, call.columns));
  }

  SmallVector<Type> operands, results;

private:
  Type tensor(ArrayRef<int64_t> shape, Type type) const {
    SmallVector<int64_t> all(batch);
    llvm::append_range(all, shape);
    return RankedTensorType::get(all, type);
  }

  /// Operands behind the first one that have a size of their own are the verifier's.
  void fill(const LapackCall &call, int64_t rows, int64_t columns, int64_t least) {
    operands = {a};
    Type info = tensor({}, i32);
    switch (call.routine) {
    case LapackRoutine::Potrf:
      results = {a, info};
      return;
    case LapackRoutine::Trsm:
    case LapackRoutine::Orgqr:
    case LapackRoutine::Ormqr:
      return;
    case LapackRoutine::Gtsv: {
      Type diagonal = tensor({rows}, element);
      operands = {diagonal, diagonal, diagonal, a};
      results = {diagonal, diagonal, diagonal, a, info};
      return;
    }
    case LapackRoutine::Getrf:
      results = {a, tensor({least}, i32), info};
      return;
    case LapackRoutine::Geqrf:
      results = {a, tensor({least}, element)};
      return;
    case LapackRoutine::Syevd:
      results = {a, tensor({columns}, real), info};
      return;
    case LapackRoutine::Gesdd: {
      results = {a, tensor({least}, real), tensor({rows, call.isFull ? rows : least}, element),
                 tensor({call.isFull ? columns : least, columns}, element), info};
      return;
    }
    }
  }

  RankedTensorType a;
  ArrayRef<int64_t> batch;
  Type element, real, i32;
};
} // namespace

/// Scales of all reflectors, and a matrix that they are applied to.
static LogicalResult addReflected(CustomCallOp op, const LapackCall &call, Signature &signature) {
  RankedTensorType a = tensorType(op.getInputs()[0]);
  auto c = op.getInputs().size() == 3 ? dyn_cast<RankedTensorType>(op.getInputs()[2].getType())
                                      : RankedTensorType();
  ArrayRef<int64_t> batch = a.getShape().drop_back(2);
  bool fits = c && c.getElementType() == a.getElementType() && c.getRank() == a.getRank() &&
              c.getShape().drop_back(2) == batch && call.columns <= call.rows &&
              c.getDimSize(c.getRank() - (call.isLeft ? 2 : 1)) == call.rows;
  if (!fits)
    return op.emitOpError() << "of '" << op.getCallTargetName() << "' has operands of types "
                            << op->getOperandTypes() << ", expected at most as many reflectors as "
                            << a << " has rows, their scales, and a matrix with as many "
                            << (call.isLeft ? "rows" : "columns");
  SmallVector<int64_t> scales(batch);
  scales.push_back(call.columns);
  signature.operands = {a, a.clone(scales), c};
  signature.results = {c};
  return success();
}

/// The second operand has a size of its own: right-hand sides, or scales of reflectors.
static LogicalResult addSecondOperand(CustomCallOp op, const LapackCall &call,
                                      Signature &signature) {
  RankedTensorType a = tensorType(op.getInputs()[0]);
  bool isSolve = call.routine == LapackRoutine::Trsm;
  auto second = op.getInputs().size() == 2 ? dyn_cast<RankedTensorType>(op.getInputs()[1].getType())
                                           : RankedTensorType();
  unsigned rank = call.numBatchDims + (isSolve ? 2 : 1);
  bool fits = second && second.getElementType() == a.getElementType() && second.getRank() == rank &&
              second.getShape().take_front(call.numBatchDims) == a.getShape().drop_back(2);
  if (fits && isSolve)
    fits = second.getDimSize(rank - (call.isLeft ? 2 : 1)) == call.rows;
  if (fits && !isSolve)
    fits = second.getShape().back() <= call.columns && call.columns <= call.rows;
  if (!fits)
    return op.emitOpError() << "of '" << op.getCallTargetName() << "' has operands of types "
                            << op->getOperandTypes() << ", expected " << a << " and "
                            << (isSolve ? "right-hand sides of its size"
                                        : "scales of at most as many reflectors as it has columns, "
                                          "which are at most as many as its rows");
  signature.operands.push_back(second);
  signature.results.push_back(isSolve ? second : a);
  return success();
}

LogicalResult verifyLapackCall(CustomCallOp op) {
  std::optional<LapackRoutine> complexRoutine = getRoutine(op, /*isComplex=*/true),
                               routine = getRoutine(op, /*isComplex=*/false);
  if (complexRoutine)
    routine = complexRoutine;
  if (!routine)
    return success();
  StringRef name = op.getCallTargetName();
  Value matrix = getMatrix(op, *routine);
  auto a = matrix ? dyn_cast<RankedTensorType>(matrix.getType()) : RankedTensorType();
  bool isDouble = name.starts_with("lapack_d") || name.starts_with("lapack_z");
  MLIRContext *context = op.getContext();
  Type element = isDouble ? Type(Float64Type::get(context)) : Type(Float32Type::get(context));
  if (complexRoutine)
    element = ComplexType::get(element);
  if (!a || a.getRank() < 2 || !a.hasStaticShape() || a.getElementType() != element)
    return op.emitOpError() << "of '" << name << "' has operands of types " << op->getOperandTypes()
                            << ", expected matrices of " << element;
  if (failed(verifyLetters(op, *routine)))
    return failure();
  LapackCall call = readCall(op, *routine);
  bool isSquare = *routine == LapackRoutine::Potrf || *routine == LapackRoutine::Trsm ||
                  *routine == LapackRoutine::Syevd;
  if (isSquare && call.rows != call.columns)
    return op.emitOpError() << "of '" << name << "' has an operand of type " << a
                            << ", expected square matrices";
  Signature signature(a, call);
  if ((*routine == LapackRoutine::Trsm || *routine == LapackRoutine::Orgqr) &&
      failed(addSecondOperand(op, call, signature)))
    return failure();
  if (*routine == LapackRoutine::Ormqr && failed(addReflected(op, call, signature)))
    return failure();
  if (!llvm::equal(op->getOperandTypes(), signature.operands) ||
      !llvm::equal(op->getResultTypes(), signature.results))
    return op.emitOpError() << "of '" << name << "' maps (" << op->getOperandTypes() << ") to ("
                            << op->getResultTypes() << "), expected ("
                            << TypeRange(signature.operands) << ") to ("
                            << TypeRange(signature.results) << ")";
  return failure(
      failed(verifyLayouts(op, op.getOperandLayouts(), op->getOperandTypes(), call.numBatchDims)) ||
      failed(verifyLayouts(op, op.getResultLayouts(), op->getResultTypes(), call.numBatchDims)));
}

//===----------------------------------------------------------------------===//
// Sharding
//===----------------------------------------------------------------------===//

namespace {
/// Of an op that treats columns, or rows, of a matrix one by one: where they are.
struct Columns {
  unsigned operand, result;
  bool areRows;
};
} // namespace

/// Matrices of the batch are factorised one by one, each as a whole; right-hand sides are solved
/// one by one.
static ShardingRules getBatchRules(Operation *op, unsigned numBatchDims,
                                   std::optional<Columns> columns = std::nullopt) {
  ShardingRule rule(op);
  ArrayRef<int64_t> shape = tensorType(op->getOperand(0)).getShape(); // batch dimensions first
  for (unsigned dim = 0; dim < numBatchDims; ++dim) {
    unsigned factor = rule.addFactor(shape[dim], FactorKind::Parallel);
    for (TensorFactors &operand : rule.operands)
      operand[dim].factors.push_back(factor);
    for (TensorFactors &result : rule.results)
      result[dim].factors.push_back(factor);
  }
  if (columns) {
    unsigned dim = numBatchDims + (columns->areRows ? 0 : 1);
    int64_t size = tensorType(op->getOperand(columns->operand)).getDimSize(dim);
    unsigned factor = rule.addFactor(size, FactorKind::Parallel);
    rule.operands[columns->operand][dim].factors.push_back(factor);
    rule.results[columns->result][dim].factors.push_back(factor);
  }
  rule.completeWith(FactorKind::Whole, op);
  return onlyRule(std::move(rule));
}

ShardingRules CholeskyOp::getShardingRules() {
  return getBatchRules(*this, tensorType(getA()).getRank() - 2);
}

ShardingRules TriangularSolveOp::getShardingRules() {
  return getBatchRules(*this, tensorType(getA()).getRank() - 2, Columns{1, 0, !getLeftSide()});
}

static std::optional<Columns> getColumns(const LapackCall &call) {
  switch (call.routine) {
  case LapackRoutine::Trsm:
    return Columns{1, 0, !call.isLeft};
  case LapackRoutine::Ormqr:
    return Columns{2, 0, !call.isLeft};
  case LapackRoutine::Gtsv:
    return Columns{3, 3, false};
  default:
    return std::nullopt;
  }
}

ShardingRules CustomCallOp::getShardingRules() {
  if (std::optional<LapackCall> call = getLapackCall(*this))
    return getBatchRules(*this, call->numBatchDims, getColumns(*call));
  return getDefaultShardingRules(*this);
}

} // namespace zero::hlo
