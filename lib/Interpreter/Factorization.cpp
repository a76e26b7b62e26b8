//===- Factorization.cpp - Cholesky factors and triangular systems -------------===//
//
// Matrix by matrix in complex f64, rounded once; real numbers have zero imaginary parts throughout.
//===--------------------------------------------------------------------------===//
#include "Machine.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

using Complex = std::complex<double>;

namespace {
/// Element (i, j) of a matrix, or (j, i), or its conjugate.
struct Matrix {
  const Complex *elements;
  int64_t columns;
  bool transposed = false, conjugated = false;

  Complex operator()(int64_t i, int64_t j) const {
    Complex value = transposed ? elements[j * columns + i] : elements[i * columns + j];
    return conjugated ? std::conj(value) : value;
  }
};
} // namespace

/// The factor L of a = L L^H below the diagonal, zeros above; NaN where a is not positive definite.
static void factorize(const Matrix &a, int64_t size, Complex *to) {
  std::fill_n(to, size * size, Complex(0));
  for (int64_t j = 0; j < size; ++j) {
    double diagonal = a(j, j).real();
    for (int64_t k = 0; k < j; ++k)
      diagonal -= std::norm(to[j * size + k]);
    // The square root of a negative number is NaN, and what follows from it.
    double root = std::sqrt(diagonal);
    to[j * size + j] = root;
    for (int64_t i = j + 1; i < size; ++i) {
      Complex sum = a(i, j);
      for (int64_t k = 0; k < j; ++k)
        sum -= to[i * size + k] * std::conj(to[j * size + k]);
      to[i * size + j] = sum / root;
    }
  }
}

static FailureOr<Tensors> evaluateCholesky(hlo::CholeskyOp op, Operands in, RankContext &) {
  Tensor a = in[0].converted(DType::C128), out(DType::C128, in[0].getShape());
  int64_t size = a.getShape().back(), area = size * size;
  std::vector<Complex> factor(area);
  for (int64_t offset = 0; offset < a.getNumElements(); offset += area) {
    // The upper triangle of a, read as its adjoint, is the lower one.
    Matrix matrix{a.data<Complex>() + offset, size, !op.getLower(), !op.getLower()};
    factorize(matrix, size, factor.data());
    bool failed = llvm::any_of(factor, [](Complex x) { return std::isnan(x.real()); });
    Complex *to = out.mutableData<Complex>() + offset;
    for (int64_t i = 0; i < size; ++i)
      for (int64_t j = 0; j < size; ++j) {
        Complex value = op.getLower() ? factor[i * size + j] : std::conj(factor[j * size + i]);
        to[i * size + j] = failed ? Complex(NAN) : value;
      }
  }
  return Tensors{out.converted(in[0].getDType())};
}

/// Solves a x = b in place for one column whose elements are `stride` apart.
static void solveColumn(const Matrix &a, int64_t size, bool lower, bool unit, Complex *x,
                        int64_t stride) {
  for (int64_t step = 0; step < size; ++step) {
    int64_t i = lower ? step : size - 1 - step;
    Complex sum = x[i * stride];
    for (int64_t k = lower ? 0 : i + 1, end = lower ? i : size; k < end; ++k)
      sum -= a(i, k) * x[k * stride];
    x[i * stride] = unit ? sum : sum / a(i, i);
  }
}

static FailureOr<Tensors> evaluateTriangularSolve(hlo::TriangularSolveOp op, Operands in,
                                                  RankContext &) {
  Tensor a = in[0].converted(DType::C128), x = in[1].converted(DType::C128);
  x.makeUnique();
  int64_t size = a.getShape().back(), rows = x.getDim(x.getRank() - 2),
          columns = x.getShape().back();
  bool flips = op.getTransposeA() != hlo::Transpose::NO_TRANSPOSE;
  bool adjoint = op.getTransposeA() == hlo::Transpose::ADJOINT;
  int64_t batches = size ? a.getNumElements() / (size * size) : 0;
  for (int64_t batch = 0; batch < batches; ++batch) {
    Matrix matrix{a.data<Complex>() + batch * size * size, size, flips, adjoint};
    bool lower = op.getLower() != flips;
    Complex *to = x.mutableData<Complex>() + batch * rows * columns;
    if (op.getLeftSide()) {
      for (int64_t column = 0; column < columns; ++column)
        solveColumn(matrix, size, lower, op.getUnitDiagonal(), to + column, columns);
      continue;
    }
    // x a = b says a^T x^T = b^T: rows of x are columns of a system with the other triangle.
    matrix.transposed = !matrix.transposed;
    for (int64_t row = 0; row < rows; ++row)
      solveColumn(matrix, size, !lower, op.getUnitDiagonal(), to + row * columns, 1);
  }
  return Tensors{x.converted(in[1].getDType())};
}

//===----------------------------------------------------------------------===//
// fft
//===----------------------------------------------------------------------===//

/// Transforms in place; any length: powers of two by halves, others term by term.
static void transform(std::vector<Complex> &x, bool inverse) {
  size_t n = x.size();
  double turn = (inverse ? 2 : -2) * M_PI / static_cast<double>(std::max<size_t>(n, 1));
  std::vector<Complex> result(n);
  if (n % 2 != 0 || n <= 2) {
    for (size_t k = 0; k < n; ++k) {
      Complex sum = 0;
      for (size_t j = 0; j < n; ++j)
        sum += x[j] * std::polar(1.0, turn * static_cast<double>(j * k % n));
      result[k] = sum;
    }
    x = std::move(result);
    return;
  }
  std::vector<Complex> even(n / 2), odd(n / 2);
  for (size_t i = 0; i < n / 2; ++i) {
    even[i] = x[2 * i];
    odd[i] = x[2 * i + 1];
  }
  transform(even, inverse);
  transform(odd, inverse);
  for (size_t k = 0; k < n / 2; ++k) {
    Complex twisted = odd[k] * std::polar(1.0, turn * static_cast<double>(k));
    x[k] = even[k] + twisted;
    x[k + n / 2] = even[k] - twisted;
  }
}

/// Transforms every line along `dim`.
static void transformLines(Tensor &tensor, int64_t dim, bool inverse) {
  int64_t size = tensor.getDim(dim), stride = getRowMajorStrides(tensor.getShape())[dim];
  Complex *data = tensor.mutableData<Complex>();
  std::vector<Complex> line(size);
  for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
    if (i / stride % size != 0)
      continue; // not the first of a line
    for (int64_t k = 0; k < size; ++k)
      line[k] = data[i + k * stride];
    transform(line, inverse);
    for (int64_t k = 0; k < size; ++k)
      data[i + k * stride] = line[k] / (inverse ? static_cast<double>(size) : 1.0);
  }
}

/// Lines of the last dimension with another length: cut, or filled with the conjugates that the
/// second half of a real signal's spectrum has.
static Tensor resizedLines(const Tensor &tensor, int64_t length) {
  SmallVector<int64_t> shape(tensor.getShape());
  int64_t old = shape.back();
  shape.back() = length;
  Tensor out(DType::C128, shape);
  int64_t lines = old ? tensor.getNumElements() / old : 0;
  for (int64_t line = 0; line < lines; ++line)
    for (int64_t k = 0; k < length; ++k) {
      const Complex *from = tensor.data<Complex>() + line * old;
      Complex value = k < old ? from[k] : std::conj(from[length - k]);
      out.mutableData<Complex>()[line * length + k] = value;
    }
  return out;
}

static FailureOr<Tensors> evaluateFft(hlo::FftOp op, Operands in, RankContext &) {
  FailureOr<DType> dtype = getDTypeOf(op, op.getType());
  if (failed(dtype))
    return failure();
  hlo::FftType type = op.getFftType();
  bool inverse = type == hlo::FftType::IFFT || type == hlo::FftType::IRFFT;
  Tensor x = in[0].converted(DType::C128);
  x.makeUnique();
  int64_t rank = x.getRank(), first = rank - static_cast<int64_t>(op.getFftLength().size());
  if (x.getNumElements() == 0)
    return Tensors{Tensor::zeros(*dtype, op.getType().getShape())};
  // The halved dimension is the first to be transformed forwards and the last backwards.
  if (!inverse)
    for (int64_t dim = rank - 1; dim >= first; --dim)
      transformLines(x, dim, inverse);
  if (type == hlo::FftType::RFFT)
    x = resizedLines(x, op.getType().getShape().back());
  if (inverse)
    for (int64_t dim = first; dim < rank; ++dim) {
      if (dim == rank - 1 && type == hlo::FftType::IRFFT)
        x = resizedLines(x, op.getFftLength().back());
      transformLines(x, dim, inverse);
    }
  return Tensors{x.converted(*dtype)};
}

void zero::interp::registerFactorization(Registry &registry) {
  registry.add<hlo::CholeskyOp>(evaluateCholesky);
  registry.add<hlo::TriangularSolveOp>(evaluateTriangularSolve);
  registry.add<hlo::FftOp>(evaluateFft);
}
