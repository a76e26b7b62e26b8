//===- Factorization.cpp - Factorisations, solvers and transforms ---------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

/// The last two dimensions of `type`, operand `name`, form square matrices.
static LogicalResult verifySquare(Operation *op, llvm::StringRef name, RankedTensorType type) {
  int64_t rank = type.getRank();
  if (rank >= 2 && type.getDimSize(rank - 2) == type.getDimSize(rank - 1))
    return success();
  return op->emitOpError() << "operand " << name << " has type " << type
                           << ", expected square matrices in the last two dimensions";
}

LogicalResult CholeskyOp::verify() { return verifySquare(*this, "a", tensorType(getA())); }

LogicalResult TriangularSolveOp::verify() {
  RankedTensorType a = tensorType(getA()), b = tensorType(getB());
  if (failed(verifySquare(*this, "a", a)))
    return failure();
  if (a.getElementType() != b.getElementType() || a.getRank() != b.getRank() ||
      a.getShape().drop_back(2) != b.getShape().drop_back(2))
    return emitOpError() << "operand b has type " << b
                         << ", expected the element type, rank and batch dimensions of " << a;
  int64_t dim = b.getRank() - (getLeftSide() ? 2 : 1), size = a.getShape().back();
  if (b.getDimSize(dim) != size)
    return emitOpError() << "operand b has size " << b.getDimSize(dim) << " in dimension " << dim
                         << ", expected " << size << ", the size of a's matrices";
  if (getTransposeA() == Transpose::TRANSPOSE_INVALID)
    return emitOpError("attribute 'transpose_a' is TRANSPOSE_INVALID, expected NO_TRANSPOSE, "
                       "TRANSPOSE or ADJOINT");
  return verifyResultType(*this, b.getShape(), b.getElementType());
}

//===------------------------------------------------------------------------------------------------===//
// fft
//===------------------------------------------------------------------------------------------------===//

/// The element type that `type` takes, and the result's.
static FailureOr<Type> fftResultElement(FftOp op, Type element) {
  bool isReal = op.getFftType() == FftType::RFFT;
  auto complex = llvm::dyn_cast<ComplexType>(element);
  if (isReal ? !element.isF32() && !element.isF64() : !complex)
    return op.emitOpError() << "operand has element type " << element << ", expected "
                            << (isReal ? "f32 or f64" : "complex numbers") << " for type "
                            << stringifyFftType(op.getFftType());
  if (isReal)
    return Type(ComplexType::get(element));
  return op.getFftType() == FftType::IRFFT ? complex.getElementType() : element;
}

LogicalResult FftOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  llvm::ArrayRef<int64_t> length = getFftLength();
  FailureOr<Type> element = fftResultElement(*this, type.getElementType());
  if (failed(element))
    return failure();
  if (length.empty() || length.size() > 3 || int64_t(length.size()) > type.getRank())
    return emitOpError() << "attribute 'fft_length' has " << length.size()
                         << " entries, expected 1 to 3, at most the operand's rank "
                         << type.getRank();
  // A real signal's transform is kept to its first half along the last dimension.
  llvm::SmallVector<int64_t> expected(length), shape(type.getShape());
  int64_t half = length.back() == 0 ? 0 : length.back() / 2 + 1;
  if (getFftType() == FftType::IRFFT)
    expected.back() = half;
  llvm::ArrayRef<int64_t> found = type.getShape().take_back(length.size());
  if (found != llvm::ArrayRef(expected))
    return emitOpError() << "operand has last dimensions [" << found << "], expected [" << expected
                         << "] for fft_length [" << length << "]";
  if (getFftType() == FftType::RFFT)
    shape.back() = half;
  if (getFftType() == FftType::IRFFT)
    shape.back() = length.back();
  return verifyResultType(*this, shape, *element);
}
