#include "Gemm.h"

#include "../base/DType.h"
#include "Bf16x6.h"
#include "Blas.h"
#include "Turns.h"

#include <algorithm>
#include <type_traits>

using namespace zrt;

namespace {

/// A matrix in memory: address and strides in elements.
template <typename T> struct Matrix {
  T *data;
  int64_t row, col;

  Matrix at(int64_t i, int64_t j) const { return {data + i * row + j * col, row, col}; }
  Matrix transposed() const { return {data, col, row}; }
};

/// Part of one matmul: rows [i0, i1) and columns [j0, j1) of batch entry `entry`.
struct Piece {
  int64_t entry, i0, i1, j0, j1;
};

/// How one matmul is split: batch entries x grid of row and column ranges. A function of the shapes
/// and the thread count only, never of what else runs.
struct Grid {
  int64_t entries, rows, cols, m, n;

  Grid(const zrt_gemm_record &r, int threads) : entries(1), rows(1), cols(1), m(r.m), n(r.n) {
    for (int64_t size : r.batch)
      entries *= size;
    if (entries >= threads || double(r.m) * double(r.n) * double(r.k) < (1 << 18))
      return;
    int64_t best = INT64_MAX;
    for (int64_t candidate = 1; candidate <= threads; ++candidate) {
      if (threads % candidate)
        continue;
      int64_t other = threads / candidate;
      int64_t perimeter = (m + candidate - 1) / candidate + (n + other - 1) / other;
      if (perimeter < best)
        best = perimeter, rows = candidate, cols = other;
    }
  }

  int64_t pieces() const { return entries * rows * cols; }

  Piece piece(int64_t index) const {
    int64_t column = index % cols, row = index / cols % rows;
    int64_t height = chunk(m, rows), width = chunk(n, cols);
    return {index / cols / rows, std::min(m, row * height), std::min(m, (row + 1) * height),
            std::min(n, column * width), std::min(n, (column + 1) * width)};
  }

private:
  /// Whole register tiles where there are enough of them.
  static int64_t chunk(int64_t size, int64_t parts) {
    int64_t each = (size + parts - 1) / parts;
    return each > 64 ? (each + 15) / 16 * 16 : each;
  }
};

int64_t batchOffset(const zrt_gemm_record &r, const int64_t *strides, int64_t entry) {
  int64_t offset = 0;
  for (int dim = ZRT_GEMM_BATCH_DIMS - 1; dim >= 0; --dim) {
    offset += entry % r.batch[dim] * strides[dim];
    entry /= r.batch[dim];
  }
  return offset;
}

template <typename T> Matrix<T> operand(uint8_t *at, int64_t row, int64_t col, int64_t skip) {
  return {reinterpret_cast<T *>(at) + skip, row, col};
}

template <typename T>
using BlasGemm = int (*)(char, char, int64_t, int64_t, int64_t, float, const T *, int64_t,
                         const T *, int64_t, float, float *, int64_t);

/// How many terms of a sum one call of the library takes. Where both matrices are walked down their
/// rows (gradients of weights: A column-major, B row-major) its f32 matmul is 10 to 20 % faster on
/// 512 terms at a time for long rows, and as fast for others (measured with oneDNN 2.6 on AVX-512).
/// A function of the shape only: it is part of the order of the sum.
template <typename T> int64_t termsAtOnce(char transA, char transB, int64_t k) {
  constexpr int64_t most = 512;
  if (!std::is_same_v<T, float> || transA != 'T' || transB != 'N' || k <= most)
    return k;
  int64_t calls = (k + most - 1) / most;
  return ((k + calls - 1) / calls + 15) / 16 * 16;
}

/// One matmul by `function`, on this thread; false where the library refuses. C must be row-major
/// or column-major, which was checked before.
template <typename T>
bool callBlas(const Blas &blas, BlasGemm<T> function, int64_t m, int64_t n, int64_t k,
              Matrix<const T> a, Matrix<const T> b, bool accumulate, Matrix<float> c) {
  int64_t lda = 0, ldb = 0, ldc = 0;
  if (blasLayout(m, n, c.row, c.col, ldc) == 'T')
    return callBlas(blas, function, n, m, k, b.transposed(), a.transposed(), accumulate,
                    c.transposed());
  char transA = blasLayout(m, k, a.row, a.col, lda), transB = blasLayout(k, n, b.row, b.col, ldb);
  stayOnThread(blas);
  int64_t step = termsAtOnce<T>(transA, transB, k);
  for (int64_t at = 0; at < k; at += step)
    if (function(transA, transB, m, n, std::min(step, k - at), 1.0f, a.at(0, at).data, lda,
                 b.at(at, 0).data, ldb, accumulate || at > 0 ? 1.0f : 0.0f, c.data, ldc) != 0)
      return false;
  return true;
}

/// One matmul of f32 on this thread, in tiles or by the library; false where it refuses. `bias` and
/// `addend` are added in tiles alone.
bool multiplyFloats(const Blas &blas, bool inTiles, int64_t m, int64_t n, int64_t k,
                    Matrix<const float> a, Matrix<const float> b, bool accumulate, Matrix<float> c,
                    const float *bias = nullptr, const float *addend = nullptr) {
  if (!inTiles)
    return callBlas(blas, blas.sgemm, m, n, k, a, b, accumulate, c);
  int64_t lda = 0, ldb = 0, ldc = 0;
  if (blasLayout(m, n, c.row, c.col, ldc) == 'T')
    return multiplyFloats(blas, true, n, m, k, b.transposed(), a.transposed(), accumulate,
                          c.transposed());
  char transA = blasLayout(m, k, a.row, a.col, lda), transB = blasLayout(k, n, b.row, b.col, ldb);
  return multiplyBf16x6(blas, {transA, transB, m, n, k, a.data, lda, b.data, ldb, accumulate,
                               c.data, ldc, bias, addend});
}

/// Whether a matmul of these sizes is one of tiles.
bool isInTiles(const Blas &blas, int64_t m, int64_t n, int64_t k) {
  return blas.multipliesTiles && fillsTiles(m, n, k);
}

/// What all pieces of one matmul share.
struct Job {
  const zrt_gemm_record &r;
  const Grid &grid;
  uint8_t *a, *b, *c, *workspace, *bias, *addend;
  Turns *turns = nullptr; // of a kernel behind it
  const Blas *blas = nullptr;
  int64_t slotFloats = 0; // of the workspace: one slot per thread for panels
  std::atomic<uint64_t> slots{0};
  std::atomic<bool> refused{false}; // by the library, on some thread
};

/// How many rows of C one call of the library makes. Where both matrices are walked along their
/// rows and B stays in a cache, its f32 matmul is up to 5 % faster on 128 rows at a time
/// (oneDNN 2.6 on AVX-512), and what is added to them then finds them in the nearest caches. A
/// function of shape and strides only.
int64_t rowsAtOnce(const zrt_gemm_record &r, int64_t rows, int64_t columns) {
  constexpr int64_t most = 128, cachedFloats = 600 << 10;
  bool isAlongRows = r.a_col == 1 && r.b_col == 1 && r.c_col == 1;
  return isAlongRows && r.k * columns <= cachedFloats ? most : rows;
}

/// Rows [i, i + rows) of a piece, of which C holds the products: addend + (C + bias).
void addTerms(const Job &job, const Piece &p, int64_t i, int64_t rows) {
  const zrt_gemm_record &r = job.r;
  int64_t columns = p.j1 - p.j0;
  const float *bias = reinterpret_cast<const float *>(job.bias) + p.j0;
  for (int64_t row = i; row < i + rows; ++row) {
    int64_t at = row * r.c_row + p.j0;
    float *__restrict c = reinterpret_cast<float *>(job.c) + at;
    const float *__restrict addend = reinterpret_cast<const float *>(job.addend) + at;
    if (job.bias && job.addend)
      for (int64_t j = 0; j < columns; ++j)
        c[j] = addend[j] + (c[j] + bias[j]);
    else if (job.bias)
      for (int64_t j = 0; j < columns; ++j)
        c[j] += bias[j];
    else
      for (int64_t j = 0; j < columns; ++j)
        c[j] += addend[j];
  }
}

void runF32(void *argument, int64_t begin, int64_t end) {
  Job &job = *static_cast<Job *>(argument);
  const zrt_gemm_record &r = job.r;
  bool inTiles = isInTiles(*job.blas, r.m, r.n, r.k);
  for (int64_t index = begin; index < end; ++index) {
    Piece p = job.grid.piece(index);
    if (p.i0 == p.i1 || p.j0 == p.j1) {
      if (job.turns)
        job.turns->advance(index / job.grid.cols, index % job.grid.cols, p.i1);
      continue;
    }
    auto a = operand<const float>(job.a, r.a_row, r.a_col, batchOffset(r, r.a_batch, p.entry));
    auto b = operand<const float>(job.b, r.b_row, r.b_col, batchOffset(r, r.b_batch, p.entry));
    auto c = operand<float>(job.c, r.c_row, r.c_col, batchOffset(r, r.c_batch, p.entry));
    int64_t all = p.i1 - p.i0, most = job.turns ? r.turn_rows
                                      : inTiles ? all
                                                : rowsAtOnce(r, all, p.j1 - p.j0);
    for (int64_t i = p.i0, rows; i < p.i1; i += rows) {
      rows = rowsOfCall(all, i - p.i0, most);
      auto bias = reinterpret_cast<const float *>(job.bias),
           addend = reinterpret_cast<const float *>(job.addend);
      if (!multiplyFloats(*job.blas, inTiles, rows, p.j1 - p.j0, r.k, a.at(i, 0), b.at(0, p.j0),
                          r.accumulate, c.at(i, p.j0), bias ? bias + p.j0 : nullptr,
                          addend ? addend + i * r.c_row + p.j0 : nullptr))
        job.refused.store(true, std::memory_order_relaxed);
      if (!inTiles && (bias || addend))
        addTerms(job, p, i, rows);
      if (job.turns)
        job.turns->advance(index / job.grid.cols, index % job.grid.cols, i + rows);
    }
  }
}

/// Widens a block to f32, packed along its unit stride.
Matrix<const float> widenBlock(int64_t dtype, Matrix<const uint16_t> from, int64_t rows,
                               int64_t cols, float *panel) {
  if (from.col != 1 && cols > 1)
    return widenBlock(dtype, from.transposed(), cols, rows, panel).transposed();
  for (int64_t i = 0; i < rows; ++i)
    widen(dtype, from.at(i, 0).data, panel + i * cols, cols);
  return {panel, cols, 1};
}

void narrowBlock(int64_t dtype, Matrix<const float> from, int64_t rows, int64_t cols,
                 Matrix<uint16_t> to) {
  if (to.col != 1 && cols > 1)
    return narrowBlock(dtype, from.transposed(), cols, rows, to.transposed());
  // `from` was laid out like `to`: rows are contiguous.
  for (int64_t i = 0; i < rows; ++i)
    narrow(dtype, from.at(i, 0).data, to.at(i, 0).data, cols);
}

FloatMatrix partOf(const FloatMatrix &matrix, int64_t i, int64_t j) {
  int64_t elements = i * matrix.row + j * matrix.col;
  return {matrix.dtype, matrix.data + elements * dtypeInfo(matrix.dtype).size, matrix.row,
          matrix.col};
}

template <typename T> Matrix<T> elementsOf(const FloatMatrix &matrix) {
  return operand<T>(matrix.data, matrix.row, matrix.col, 0);
}

/// An operand as f32: itself, or widened to a panel.
Matrix<const float> asFloats(const FloatMatrix &matrix, int64_t rows, int64_t cols, float *panel) {
  if (matrix.dtype == ZRT_F32)
    return elementsOf<const float>(matrix);
  return widenBlock(matrix.dtype, elementsOf<const uint16_t>(matrix), rows, cols, panel);
}

/// A product in blocks whose operands and result fit into panels of f32, where they have to be
/// there: operands that the library does not take as they are, a result of another type than f32.
class BlockedProduct {
public:
  BlockedProduct(const Blas &blas, const FloatProduct &product, float *panels, int64_t floats);

  /// False where the library refuses.
  bool run();

private:
  bool addTerms(int64_t i, int64_t j, Matrix<float> c);

  const Blas &blas;
  const FloatProduct &p;
  bool isBf16; // by the library's own matmul of that type
  bool inTiles;
  int64_t m, n, k;
  float *panelA, *panelB, *panelC;
  Matrix<const float> blockB{};
};

BlockedProduct::BlockedProduct(const Blas &blas, const FloatProduct &product, float *panels,
                               int64_t floats)
    : blas(blas), p(product),
      isBf16(blas.bf16gemm && p.a.dtype == ZRT_BF16 && p.b.dtype == ZRT_BF16),
      inTiles(isInTiles(blas, p.m, p.n, p.k)), m(p.m), n(p.n), k(p.k) {
  bool hasA = !isBf16 && p.a.dtype != ZRT_F32, hasB = !isBf16 && p.b.dtype != ZRT_F32,
       hasC = p.c.dtype != ZRT_F32;
  if (hasA || hasB)
    m = std::min<int64_t>(m, 512), n = std::min<int64_t>(n, 2048), k = std::min<int64_t>(k, 2048);
  while (hasA * m * k + hasB * k * n + hasC * m * n > floats) {
    bool halvesK = (hasA || hasB) && k >= m && k > n;
    int64_t &largest = halvesK ? k : n >= m ? n : m;
    largest = (largest + 1) / 2;
  }
  panelA = panels;
  panelB = panelA + hasA * m * k;
  panelC = panelB + hasB * k * n;
}

bool BlockedProduct::run() {
  bool isTaken = true;
  for (int64_t j = 0; j < p.n; j += n) {
    int64_t width = std::min(n, p.n - j);
    for (int64_t i = 0; i < p.m; i += m) {
      int64_t height = std::min(m, p.m - i);
      FloatMatrix to = partOf(p.c, i, j);
      if (to.dtype == ZRT_F32) {
        isTaken &= addTerms(i, j, elementsOf<float>(to));
        continue;
      }
      // Laid out like the result: what is contiguous there is so in the panel.
      Matrix<float> c = to.col == 1 || width <= 1 ? Matrix<float>{panelC, width, 1}
                                                  : Matrix<float>{panelC, 1, height};
      if (p.accumulate)
        asFloats(to, height, width, panelC);
      isTaken &= addTerms(i, j, c);
      narrowBlock(to.dtype, {c.data, c.row, c.col}, height, width, elementsOf<uint16_t>(to));
    }
  }
  return isTaken;
}

/// Adds up the block of C that begins at (i, j), in `c`.
bool BlockedProduct::addTerms(int64_t i, int64_t j, Matrix<float> c) {
  int64_t height = std::min(m, p.m - i), width = std::min(n, p.n - j);
  bool isTaken = true;
  for (int64_t at = 0; at < p.k; at += k) {
    int64_t depth = std::min(k, p.k - at);
    bool accumulate = p.accumulate || at > 0;
    FloatMatrix a = partOf(p.a, i, at), b = partOf(p.b, at, j);
    if (isBf16) {
      isTaken &= callBlas(blas, blas.bf16gemm, height, width, depth, elementsOf<const uint16_t>(a),
                          elementsOf<const uint16_t>(b), accumulate, c);
      continue;
    }
    if (i == 0 || p.k > k) // else the panel of the rows above still holds it
      blockB = asFloats(b, depth, width, panelB);
    isTaken &= multiplyFloats(blas, inTiles, height, width, depth,
                              asFloats(a, height, depth, panelA), blockB, accumulate, c);
  }
  return isTaken;
}

/// Rows [i0, i1) x columns [j0, j1) of types that are added up in f32.
void narrowPiece(Job &job, const Piece &piece, float *slot) {
  const zrt_gemm_record &r = job.r;
  if (piece.i0 == piece.i1 || piece.j0 == piece.j1)
    return;
  auto matrix = [&](int64_t dtype, uint8_t *data, int64_t row, int64_t col, const int64_t *batch) {
    return partOf(
        {dtype, data + batchOffset(r, batch, piece.entry) * dtypeInfo(dtype).size, row, col}, 0, 0);
  };
  FloatMatrix a = matrix(r.dtype, job.a, r.a_row, r.a_col, r.a_batch),
              b = matrix(r.dtype, job.b, r.b_row, r.b_col, r.b_batch),
              c = matrix(r.c_dtype, job.c, r.c_row, r.c_col, r.c_batch);
  FloatProduct product{
      piece.i1 - piece.i0,    piece.j1 - piece.j0,    r.k,
      partOf(a, piece.i0, 0), partOf(b, 0, piece.j0), partOf(c, piece.i0, piece.j0),
      r.accumulate != 0};
  if (!BlockedProduct(*job.blas, product, slot, job.slotFloats).run())
    job.refused.store(true, std::memory_order_relaxed);
}

void runNarrow(void *argument, int64_t begin, int64_t end) {
  Job &job = *static_cast<Job *>(argument);
  // There are as many slots as threads, so one is free.
  uint64_t taken = job.slots.load(std::memory_order_relaxed);
  while (!job.slots.compare_exchange_weak(taken, taken | (taken + 1), std::memory_order_acquire))
    ;
  int slot = __builtin_ctzll(~taken);
  float *workspace = reinterpret_cast<float *>(job.workspace);
  for (int64_t index = begin; index < end; ++index)
    narrowPiece(job, job.grid.piece(index), workspace + slot * job.slotFloats);
  job.slots.fetch_and(~(uint64_t(1) << slot), std::memory_order_release);
}

/// Types without a library: one row of C at a time, sums in the order of k.
template <typename In, typename Out> void runPlain(void *argument, int64_t begin, int64_t end) {
  // Integer sums wrap: unsigned, and wide enough not to be promoted to a signed type.
  using Wrapping = std::conditional_t<sizeof(Out) == 8, uint64_t, uint32_t>;
  using Sum = std::conditional_t<std::is_floating_point_v<Out>, Out, Wrapping>;
  const Job &job = *static_cast<Job *>(argument);
  const zrt_gemm_record &r = job.r;
  constexpr int64_t block = 256;
  Sum sums[block];
  for (int64_t index = begin; index < end; ++index) {
    int64_t entry = index / r.m, i = index % r.m;
    auto a = operand<const In>(job.a, r.a_row, r.a_col, batchOffset(r, r.a_batch, entry));
    auto b = operand<const In>(job.b, r.b_row, r.b_col, batchOffset(r, r.b_batch, entry));
    auto c = operand<Out>(job.c, r.c_row, r.c_col, batchOffset(r, r.c_batch, entry));
    for (int64_t j0 = 0; j0 < r.n; j0 += block) {
      int64_t width = std::min(block, r.n - j0);
      for (int64_t j = 0; j < width; ++j)
        sums[j] = r.accumulate ? Sum(*c.at(i, j0 + j).data) : Sum(0);
      for (int64_t k = 0; k < r.k; ++k) {
        Sum left = Sum(Out(*a.at(i, k).data));
        for (int64_t j = 0; j < width; ++j)
          sums[j] += left * Sum(Out(*b.at(k, j0 + j).data));
      }
      for (int64_t j = 0; j < width; ++j)
        *c.at(i, j0 + j).data = Out(sums[j]);
    }
  }
}

ThreadPool::Body plainBody(int64_t dtype, int64_t cType) {
  if (dtype == ZRT_I8 && cType == ZRT_I32)
    return runPlain<int8_t, int32_t>;
  if (dtype == ZRT_U8 && cType == ZRT_U32)
    return runPlain<uint8_t, uint32_t>;
  if (dtype != cType)
    return nullptr;
  switch (dtype) {
  case ZRT_F64:
    return runPlain<double, double>;
  case ZRT_I8:
  case ZRT_U8:
    return runPlain<uint8_t, uint8_t>;
  case ZRT_I16:
  case ZRT_U16:
    return runPlain<uint16_t, uint16_t>;
  case ZRT_I32:
  case ZRT_U32:
    return runPlain<uint32_t, uint32_t>;
  case ZRT_I64:
  case ZRT_U64:
    return runPlain<uint64_t, uint64_t>;
  default:
    return nullptr;
  }
}

constexpr const char *refusedByLibrary = "oneDNN refused the matmul";

void zeroResult(const Job &job, int64_t size) {
  const zrt_gemm_record &r = job.r;
  for (int64_t entry = 0; entry < job.grid.entries; ++entry)
    for (int64_t i = 0; i < r.m; ++i)
      for (int64_t j = 0; j < r.n; ++j)
        memset(job.c + (batchOffset(r, r.c_batch, entry) + i * r.c_row + j * r.c_col) * size, 0,
               size);
}

/// Checks that the library takes such matrices, and loads it.
Status prepareBlas(Job &job) {
  const zrt_gemm_record &r = job.r;
  if (r.c_dtype != ZRT_F32 && r.c_dtype != r.dtype)
    return badGemm(r, "unsupported pair of element and result types");
  int64_t ld;
  if (!blasLayout(r.m, r.k, r.a_row, r.a_col, ld) || !blasLayout(r.k, r.n, r.b_row, r.b_col, ld) ||
      !blasLayout(r.m, r.n, r.c_row, r.c_col, ld))
    return badGemm(r, gemmStrideText);
  Expected<const Blas *> blas = loadBlas();
  if (!blas.isOk())
    return blas.status();
  job.blas = *blas;
  return Status::ok();
}

Status runBlas(ThreadPool &pool, Job &job) {
  const zrt_gemm_record &r = job.r;
  bool half = r.dtype != ZRT_F32;
  ZRT_TRY(prepareBlas(job));
  if (half) {
    if (!job.workspace || r.workspace_bytes < ZRT_GEMM_WORKSPACE)
      return badGemm(r, "no workspace for widened panels");
    if (pool.threads() > 64)
      return Status(Code::Usage, "at most 64 threads a rank are supported", "gemm");
    job.slotFloats = ZRT_GEMM_WORKSPACE / 4 / pool.threads() / 16 * 16;
  }
  if (job.turns)
    for (int64_t row = 0; row < job.grid.rows; ++row)
      job.turns->addBand(row, job.grid.piece(row * job.grid.cols).i0, job.grid.cols);
  pool.run(job.grid.pieces(), 1, half ? runNarrow : runF32, &job);
  return job.refused.load() ? badGemm(r, refusedByLibrary) : Status::ok();
}

} // namespace

char zrt::blasLayout(int64_t rows, int64_t cols, int64_t row, int64_t col, int64_t &ld) {
  if ((col == 1 || cols <= 1) && (row >= cols || rows <= 1)) {
    ld = std::max(row, std::max<int64_t>(cols, 1));
    return 'N';
  }
  if ((row == 1 || rows <= 1) && (col >= rows || cols <= 1)) {
    ld = std::max(col, std::max<int64_t>(rows, 1));
    return 'T';
  }
  return 0;
}

Status zrt::badGemm(const zrt_gemm_record &r, const char *what) {
  return Status(Code::Internal,
                format("%s (m = %lld, n = %lld, k = %lld, strides A %lld, %lld, B %lld, %lld, "
                       "C %lld, %lld)",
                       what, (long long)r.m, (long long)r.n, (long long)r.k, (long long)r.a_row,
                       (long long)r.a_col, (long long)r.b_row, (long long)r.b_col,
                       (long long)r.c_row, (long long)r.c_col),
                "gemm");
}

std::string zrt::describeGemm(const zrt_gemm_record &r) {
  int64_t entries = 1;
  for (int64_t size : r.batch)
    entries *= size;
  return format("gemm %lldx%lldx%lld%s a %lld,%lld b %lld,%lld c %lld,%lld%s", (long long)r.m,
                (long long)r.n, (long long)r.k,
                entries == 1 ? "" : format(" x %lld", (long long)entries).c_str(),
                (long long)r.a_row, (long long)r.a_col, (long long)r.b_row, (long long)r.b_col,
                (long long)r.c_row, (long long)r.c_col, r.accumulate ? " + c" : "") +
         (r.bias >= 0 ? " + bias" : "") + (r.addend >= 0 ? " + x" : "") +
         (r.summed == ZRT_SUMS_OF_A   ? ", sums of a"
          : r.summed == ZRT_SUMS_OF_B ? ", sums of b"
                                      : "") +
         (r.factors == ZRT_FACTORS_TF32 ? ", by tf32" : "");
}

bool zrt::gemmNeedsBlas(int64_t dtype) {
  return dtype == ZRT_F32 || dtype == ZRT_BF16 || dtype == ZRT_F16;
}

Expected<GemmMemory> zrt::findGemmMemory(const Spaces &spaces, const zrt_gemm_record &r) {
  GemmMemory memory{spaces.find(r.a, 0),
                    spaces.find(r.b, 0),
                    spaces.find(r.c, 0),
                    r.workspace < 0 ? nullptr : spaces.find(r.workspace, r.workspace_bytes),
                    r.bias < 0 ? nullptr : spaces.find(r.bias, 4 * r.n),
                    r.addend < 0 ? nullptr : spaces.find(r.addend, 4 * r.m * r.n)};
  if (!memory.a || !memory.b || !memory.c || (r.workspace >= 0 && !memory.workspace) ||
      (r.bias >= 0 && !memory.bias) || (r.addend >= 0 && !memory.addend))
    return badGemm(r, "a matrix, what is added to it or the workspace lies outside its space");
  return memory;
}

/// What is added, or runs by turns with the matmul, has the form that is needed for it.
static Status checkTerms(const zrt_gemm_record &r) {
  if (r.summed != ZRT_NO_SUMS)
    return badGemm(r, "sums of an operand, which GPUs alone make; compile with --target=cuda");
  if (r.factors != ZRT_FACTORS_WHOLE)
    return badGemm(r, "factors in TF32, which GPUs alone have; compile without --f32-matmul=tf32");
  bool isDense = r.c_row == r.n && r.c_col == 1 && r.dtype == ZRT_F32 && r.c_dtype == ZRT_F32;
  for (int64_t size : r.batch)
    isDense &= size == 1;
  if (r.turn_rows < 0 || (r.turn_rows > 0 && (!isDense || countTurnItems(r) < 0)))
    return badGemm(r, "turns with a kernel, for which a dense matrix of f32 is needed, row by row");
  if ((r.bias < 0 && r.addend < 0) || (isDense && !r.accumulate))
    return Status::ok();
  return badGemm(r,
                 "a bias or an addend, for which a dense matrix of f32 is needed, row by row, to "
                 "whose old value nothing is added");
}

static Status multiply(ThreadPool &pool, const GemmMemory &memory, const zrt_gemm_record &r,
                       Turns *turns) {
  if (std::min({r.m, r.n, r.k}) < 0)
    return badGemm(r, "a size is negative");
  if (r.dtype < 0 || r.dtype >= dtypeCount || r.c_dtype < 0 || r.c_dtype >= dtypeCount)
    return badGemm(r, "unknown element type");
  Grid grid(r, pool.threads());
  if (Status status = checkTerms(r); !status.isOk())
    return status;
  Job job{r,           grid,          memory.a, memory.b, memory.c, memory.workspace,
          memory.bias, memory.addend, turns};
  if (grid.entries <= 0 || r.m == 0 || r.n == 0)
    return Status::ok();
  if (r.k == 0) {
    if (!r.accumulate)
      zeroResult(job, dtypeInfo(r.c_dtype).size);
    if (job.bias || job.addend)
      addTerms(job, {0, 0, r.m, 0, r.n}, 0, r.m);
    return Status::ok();
  }
  if (gemmNeedsBlas(r.dtype))
    return runBlas(pool, job);
  ThreadPool::Body body = plainBody(r.dtype, r.c_dtype);
  if (!body)
    return badGemm(r, "unsupported pair of element and result types");
  pool.run(grid.entries * r.m, 1, body, &job);
  return Status::ok();
}

Status zrt::runGemm(ThreadPool &pool, const GemmMemory &memory, const zrt_gemm_record &r,
                    Turns *turns) {
  ZRT_TRY(multiply(pool, memory, r, turns));
  if (turns)
    turns->finish(pool);
  return Status::ok();
}

static Status refuse(const FloatProduct &p, const char *what) {
  zrt_gemm_record r{};
  r.m = p.m, r.n = p.n, r.k = p.k;
  r.a_row = p.a.row, r.a_col = p.a.col, r.b_row = p.b.row, r.b_col = p.b.col;
  r.c_row = p.c.row, r.c_col = p.c.col;
  return badGemm(r, what);
}

Status zrt::multiplyHere(const FloatProduct &p) {
  constexpr int64_t panelFloats = 96 << 10;
  int64_t ld;
  for (const FloatMatrix *matrix : {&p.a, &p.b, &p.c})
    if (!gemmNeedsBlas(matrix->dtype))
      return refuse(p, "a matrix of another type than f32, bf16 and f16");
  if (!blasLayout(p.m, p.k, p.a.row, p.a.col, ld) || !blasLayout(p.k, p.n, p.b.row, p.b.col, ld) ||
      !blasLayout(p.m, p.n, p.c.row, p.c.col, ld))
    return refuse(p, gemmStrideText);
  if (p.m <= 0 || p.n <= 0 || p.k <= 0)
    return refuse(p, "a size is not positive");
  Expected<const Blas *> blas = loadBlas();
  if (!blas.isOk())
    return blas.status();
  alignas(64) float panels[panelFloats];
  bool isTaken = BlockedProduct(**blas, p, panels, panelFloats).run();
  return isTaken ? Status::ok() : refuse(p, refusedByLibrary);
}
