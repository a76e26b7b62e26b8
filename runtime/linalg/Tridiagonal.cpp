//===- Tridiagonal.cpp - Tridiagonal systems ----------------------------------------===//
#include "Linalg.h"

namespace zrt::linalg {

namespace {
/// A system that is being eliminated, row by row; `below` is one ahead: it belongs to the row of
/// its index, and takes what comes two above the diagonal.
template <typename T> struct System {
  int64_t rows, columns;
  T *below, *diagonal, *above, *x;

  T *row(int64_t i) const { return x + i * columns; }

  /// Takes a multiple of row i from the next one. False where there is no pivot.
  bool eliminate(int64_t i) const {
    if (diagonal[i] == 0)
      return false;
    T factor = below[i] / diagonal[i];
    diagonal[i + 1] -= factor * above[i];
    addScaled(-factor, row(i), row(i + 1), columns);
    if (i + 2 < rows)
      below[i] = 0;
    return true;
  }

  /// The same with the next row as the pivot: they change places.
  void exchange(int64_t i) const {
    T factor = diagonal[i] / below[i], next = diagonal[i + 1];
    diagonal[i] = below[i];
    diagonal[i + 1] = above[i] - factor * next;
    if (i + 2 < rows) {
      below[i] = above[i + 1];
      above[i + 1] = -factor * below[i];
    }
    above[i] = next;
    swapRows(row(i), row(i + 1), columns);
    addScaled(-factor, row(i), row(i + 1), columns);
  }

  void solveUpper() const {
    for (int64_t i = rows - 1; i >= 0; --i) {
      if (i + 1 < rows)
        addScaled(-above[i], row(i + 1), row(i), columns);
      if (i + 2 < rows)
        addScaled(-below[i], row(i + 2), row(i), columns);
      for (int64_t j = 0; j < columns; ++j)
        row(i)[j] /= diagonal[i];
    }
  }
};
} // namespace

template <typename T>
void solveTridiagonal(const Call &call, const Diagonals<T> &a, const T *b, const Diagonals<T> &u,
                      T *x, int32_t *info) {
  int64_t n = call.rows, bytes = n * int64_t(sizeof(T));
  std::memmove(u.below, a.below, size_t(bytes));
  std::memmove(u.diagonal, a.diagonal, size_t(bytes));
  std::memmove(u.above, a.above, size_t(bytes));
  std::memmove(x, b, size_t(bytes * call.columns));
  System<T> system{n, call.columns, u.below + 1, u.diagonal, u.above, x};
  *info = 0;
  for (int64_t i = 0; i + 1 < n && *info == 0; ++i) {
    if (!(std::fabs(system.diagonal[i]) >= std::fabs(system.below[i])))
      system.exchange(i);
    else if (!system.eliminate(i))
      *info = int32_t(i + 1);
  }
  if (*info == 0 && n > 0 && system.diagonal[n - 1] == 0)
    *info = int32_t(n);
  if (*info == 0)
    system.solveUpper();
}

template void solveTridiagonal(const Call &, const Diagonals<float> &, const float *,
                               const Diagonals<float> &, float *, int32_t *);
template void solveTridiagonal(const Call &, const Diagonals<double> &, const double *,
                               const Diagonals<double> &, double *, int32_t *);

} // namespace zrt::linalg
