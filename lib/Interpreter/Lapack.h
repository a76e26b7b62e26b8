//===- Lapack.h - Calls of LAPACK in the interpreter -------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_LAPACK_H
#define ZERO_LIB_INTERPRETER_LAPACK_H

#include "Machine.h"

#include "zero/Dialect/StableHLO/Lapack.h"

namespace zero::interp {

/// `op` is a call that `hlo::getLapackCall` knows.
mlir::FailureOr<Tensors> evaluateLapack(hlo::CustomCallOp op, Operands in);
/// `op` is a call that `hlo::getComplexLapackCall` knows. In ComplexLapack.cpp.
mlir::FailureOr<Tensors> evaluateComplexLapack(hlo::CustomCallOp op, Operands in);

/// One item of a batch: a matrix of `Element`s, or a row where the tensor has one dimension less.
template <typename Matrix, typename Element>
Matrix readItem(const Tensor &tensor, unsigned numBatchDims, int64_t item) {
  llvm::ArrayRef<int64_t> shape = tensor.getShape().drop_front(numBatchDims);
  Matrix matrix(shape.size() < 2 ? 1 : shape[0], shape.empty() ? 1 : shape.back());
  const Element *from = tensor.data<Element>() + item * matrix.elements.size();
  matrix.elements.assign(from, from + matrix.elements.size());
  return matrix;
}

/// The call on each item of its batch by `run`, on matrices of `Element`s, which `wide` has.
template <typename Matrix, typename Element>
mlir::FailureOr<Tensors>
evaluateItems(hlo::CustomCallOp op, const hlo::LapackCall &call, Operands in, DType wide,
              llvm::SmallVector<Matrix, 5> (*run)(const hlo::LapackCall &,
                                                  const llvm::SmallVector<Matrix, 5> &)) {
  Tensors converted =
      llvm::map_to_vector<2>(in, [&](const Tensor &tensor) { return tensor.converted(wide); });
  Tensors made;
  for (mlir::Type type : op->getResultTypes())
    made.push_back(Tensor(wide, llvm::cast<mlir::RankedTensorType>(type).getShape()));
  for (int64_t item = 0; item < call.batches; ++item) {
    llvm::SmallVector<Matrix, 5> matrices;
    for (const Tensor &tensor : converted)
      matrices.push_back(readItem<Matrix, Element>(tensor, call.numBatchDims, item));
    for (auto [tensor, matrix] : llvm::zip_equal(made, run(call, matrices)))
      llvm::copy(matrix.elements,
                 tensor.template mutableData<Element>() + item * matrix.elements.size());
  }
  Tensors results;
  for (auto [type, tensor] : llvm::zip_equal(op->getResultTypes(), made)) {
    mlir::FailureOr<DType> dtype = getDTypeOf(op, type);
    if (failed(dtype))
      return mlir::failure();
    results.push_back(tensor.converted(*dtype));
  }
  return results;
}

} // namespace zero::interp
#endif
