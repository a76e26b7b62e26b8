//===- Strided.h - Copies between strided views -------------------------------===//
//
// Ops that only move elements are one copy from a strided view of the operand to a strided view of
// the result: a transpose permutes strides, a broadcast sets them to 0, a reverse negates them.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_STRIDED_H
#define ZERO_LIB_INTERPRETER_STRIDED_H

#include "zero/Support/Tensor.h"

namespace zero::interp {

/// Elements `base[offset + sum of index[d] * strides[d]]` of a buffer.
struct View {
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> strides;
};

/// The whole of a row-major tensor.
inline View wholeView(llvm::ArrayRef<int64_t> shape) { return {0, getRowMajorStrides(shape)}; }

/// Copies `shape` elements of `width` bytes from one view to another.
void copyStrided(llvm::ArrayRef<int64_t> shape, size_t width, const char *from,
                 const View &fromView, char *to, const View &toView);

/// A new tensor of `shape` with the elements that `view` sees in `source`.
Tensor materialize(const Tensor &source, llvm::ArrayRef<int64_t> shape, const View &view);

/// Result dimension i is source dimension permutation[i].
Tensor transposed(const Tensor &source, llvm::ArrayRef<int64_t> permutation);

/// Dimension i of the source becomes dimension dims[i] of the result; sizes of 1 are stretched.
Tensor broadcasted(const Tensor &source, llvm::ArrayRef<int64_t> shape,
                   llvm::ArrayRef<int64_t> dims);

/// Tensors one after the other along `dim`.
Tensor concatenated(llvm::ArrayRef<Tensor> pieces, int64_t dim);

/// Each element is its index along `dim`.
Tensor makeIota(DType dtype, llvm::ArrayRef<int64_t> shape, int64_t dim);

/// Writes the one element of `splat` everywhere.
void fill(Tensor &tensor, const Tensor &splat);

/// A tensor of `shape` with element i of `source` at low + i * (interior + 1), in each dimension,
/// and `value` elsewhere; elements that fall outside are dropped.
Tensor padded(const Tensor &source, const Tensor &value, llvm::ArrayRef<int64_t> shape,
              llvm::ArrayRef<int64_t> low, llvm::ArrayRef<int64_t> interior);

/// Steps through all indices of a shape in row-major order:
/// `for (IndexRange i(shape); !i.done(); i.next()) use(i.index());`.
class IndexRange {
public:
  explicit IndexRange(llvm::ArrayRef<int64_t> shape)
      : shape(shape), current(shape.size(), 0), left(countElements(shape)) {}
  bool done() const { return left == 0; }
  llvm::ArrayRef<int64_t> index() const { return current; }
  void next() {
    --left;
    for (size_t d = shape.size(); d-- > 0;) {
      if (++current[d] < shape[d])
        return;
      current[d] = 0;
    }
  }

private:
  llvm::ArrayRef<int64_t> shape;
  llvm::SmallVector<int64_t, 4> current;
  int64_t left;
};

} // namespace zero::interp
#endif
