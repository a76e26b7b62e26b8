#include "Sgemm.h"

#include <algorithm>
#include <immintrin.h>

// The rest of the runtime is for any x86-64: only these functions have the instructions.
#define ZRT_AVX512 __attribute__((target("avx512f")))

using namespace zrt;

namespace {

// A tile of C lies in registers: 14 rows of two vectors, and three registers for operands.
constexpr int64_t tileRows = 14, lanes = 16, tileColumns = 2 * lanes;
// A panel of B, tileColumns wide, and the rows of A beside it stay in a first-level cache of 48
// KiB; the panels of a block in a second-level one of 1 MiB.
constexpr int64_t mostTerms = 256, mostColumns = 768;
// Between panels, whose distance would else be a multiple of 4 KiB: one set of a cache.
constexpr int64_t panelGap = tileColumns;
constexpr int64_t rowStride = mostTerms + lanes; // of copied rows of A

int64_t ceilDiv(int64_t value, int64_t by) { return (value + by - 1) / by; }

/// Even parts of `size`, of at most `most` elements and a multiple of `unit`.
int64_t evenPart(int64_t size, int64_t most, int64_t unit) {
  return ceilDiv(ceilDiv(size, ceilDiv(size, most)), unit) * unit;
}

/// Addresses that a tile fetches into the second-level cache, one a term, for the tiles to come.
struct Ahead {
  const float *at;
  int64_t step;
};

/// Part of the product: C's tile row by row, terms [0, k) of its operands.
struct Tile {
  const float *a;
  int64_t stride; // of A's rows
  const float *b; // a panel
  int64_t k;
  float *c = nullptr;
  int64_t ldc = 0, columns = 0;
  bool accumulate = false;
  const float *bias = nullptr, *addend = nullptr; // where they are to be added
};

__mmask16 maskOf(int64_t count) {
  return __mmask16(count >= lanes ? 0xFFFFu : count <= 0 ? 0u : (1u << count) - 1);
}

/// Stores 16 sums of a row of the tile that begins at element `row` of C.
ZRT_AVX512 inline void storeSums(const Tile &tile, int64_t row, int64_t column, __mmask16 mask,
                                 __m512 sum) {
  float *c = tile.c + row + column;
  if (tile.accumulate)
    sum = _mm512_add_ps(_mm512_maskz_loadu_ps(mask, c), sum);
  if (tile.bias)
    sum = _mm512_add_ps(sum, _mm512_maskz_loadu_ps(mask, tile.bias + column));
  if (tile.addend)
    sum = _mm512_add_ps(_mm512_maskz_loadu_ps(mask, tile.addend + row + column), sum);
  _mm512_mask_storeu_ps(c, mask, sum);
}

/// `isByTerms`: A's rows of one term lie side by side.
template <int rows, bool isByTerms> ZRT_AVX512 void multiplyTile(const Tile &tile, Ahead ahead) {
  constexpr int groups = (rows + 2) / 3; // of rows with an address of their own
  const float *a[groups], *b = tile.b;
  for (int i = 0; i < groups; ++i)
    a[i] = tile.a + (isByTerms ? 0 : 3 * i * tile.stride);
  __m512 sums[rows][2];
#pragma unroll
  for (int i = 0; i < rows; ++i) {
    sums[i][0] = sums[i][1] = _mm512_setzero_ps();
    _mm_prefetch(tile.c + i * tile.ldc, _MM_HINT_T0);
    _mm_prefetch(tile.c + i * tile.ldc + lanes, _MM_HINT_T0);
  }
  for (int64_t k = 0; k < tile.k; ++k, b += tileColumns) {
    __m512 left = _mm512_load_ps(b), right = _mm512_load_ps(b + lanes);
    _mm_prefetch(b + 8 * tileColumns, _MM_HINT_T0);
    _mm_prefetch(b + 8 * tileColumns + lanes, _MM_HINT_T0);
    _mm_prefetch(ahead.at, _MM_HINT_T1);
    ahead.at += ahead.step;
#pragma unroll
    for (int i = 0; i < rows; ++i) {
      __m512 value = _mm512_set1_ps(isByTerms ? a[0][i] : a[i / 3][i % 3 * tile.stride]);
      sums[i][0] = _mm512_fmadd_ps(value, left, sums[i][0]);
      sums[i][1] = _mm512_fmadd_ps(value, right, sums[i][1]);
    }
#pragma unroll
    for (int i = 0; i < (isByTerms ? 1 : groups); ++i) {
      a[i] += isByTerms ? lanes : 1;
      asm("" : "+r"(a[i])); // each in a register: one address with 14 offsets would not fit
    }
  }
  const __mmask16 masks[2] = {maskOf(tile.columns), maskOf(tile.columns - lanes)};
#pragma unroll
  for (int i = 0; i < rows; ++i)
#pragma unroll
    for (int half = 0; half < 2; ++half)
      storeSums(tile, i * tile.ldc, half * lanes, masks[half], sums[i][half]);
}

using TileFunction = void (*)(const Tile &, Ahead);
constexpr int64_t heights[] = {tileRows, 8, 4, 2, 1};
constexpr TileFunction byRows[] = {multiplyTile<tileRows, false>, multiplyTile<8, false>,
                                   multiplyTile<4, false>, multiplyTile<2, false>,
                                   multiplyTile<1, false>},
                       byTerms[] = {multiplyTile<tileRows, true>, multiplyTile<8, true>,
                                    multiplyTile<4, true>, multiplyTile<2, true>,
                                    multiplyTile<1, true>};

/// The distance of panels of `k` terms.
int64_t panelFloats(int64_t k) { return k * tileColumns + panelGap; }

/// Copies k x columns of row-major B into panels.
ZRT_AVX512 void packRows(const float *b, int64_t ldb, int64_t k, int64_t columns, float *panels) {
  for (int64_t term = 0; term < k; ++term, b += ldb) {
    float *to = panels + term * tileColumns;
    for (int64_t j = 0; j < columns; j += tileColumns, to += panelFloats(k)) {
      __mmask16 left = maskOf(columns - j), right = maskOf(columns - j - lanes);
      _mm512_store_ps(to, _mm512_maskz_loadu_ps(left, b + j));
      _mm512_store_ps(to + lanes, _mm512_maskz_loadu_ps(right, b + j + lanes));
    }
  }
}

/// Transposes 16 x 16 floats in registers.
ZRT_AVX512 inline void transpose(__m512 (&r)[lanes]) {
  __m512 t[lanes];
#pragma unroll
  for (int i = 0; i < lanes; i += 2) {
    t[i] = _mm512_unpacklo_ps(r[i], r[i + 1]);
    t[i + 1] = _mm512_unpackhi_ps(r[i], r[i + 1]);
  }
#pragma unroll
  for (int i = 0; i < lanes; i += 4)
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      __m512d low = _mm512_castps_pd(t[i + half]), high = _mm512_castps_pd(t[i + half + 2]);
      r[i + 2 * half] = _mm512_castpd_ps(_mm512_unpacklo_pd(low, high));
      r[i + 2 * half + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(low, high));
    }
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    t[i] = _mm512_shuffle_f32x4(r[i], r[i + 4], 0x88);
    t[i + 4] = _mm512_shuffle_f32x4(r[i], r[i + 4], 0xDD);
    t[i + 8] = _mm512_shuffle_f32x4(r[i + 8], r[i + 12], 0x88);
    t[i + 12] = _mm512_shuffle_f32x4(r[i + 8], r[i + 12], 0xDD);
  }
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    r[i] = _mm512_shuffle_f32x4(t[i], t[i + 8], 0x88);
    r[i + 8] = _mm512_shuffle_f32x4(t[i], t[i + 8], 0xDD);
  }
}

/// Copies 16 columns, of which `columns` are there, of a column-major B into half a panel.
ZRT_AVX512 void packHalf(const float *b, int64_t ldb, int64_t k, int64_t columns, float *panel) {
  for (int64_t term = 0; term < k; term += lanes) {
    int64_t terms = std::min(lanes, k - term);
    __mmask16 mask = maskOf(terms);
    __m512 rows[lanes];
#pragma unroll
    for (int i = 0; i < lanes; ++i)
      rows[i] = _mm512_maskz_loadu_ps(i < columns ? mask : __mmask16(0),
                                      b + std::min<int64_t>(i, columns - 1) * ldb + term);
    transpose(rows);
#pragma unroll
    for (int i = 0; i < lanes; ++i)
      if (i < terms)
        _mm512_store_ps(panel + (term + i) * tileColumns, rows[i]);
  }
}

/// Copies k x columns of column-major B into panels.
void packColumns(const float *b, int64_t ldb, int64_t k, int64_t columns, float *panels) {
  for (int64_t j = 0; j < columns; j += lanes)
    packHalf(b + j * ldb, ldb, k, std::min(lanes, columns - j),
             panels + j / tileColumns * panelFloats(k) + j % tileColumns);
  if (columns % tileColumns != 0 && columns % tileColumns <= lanes) // half a panel of nothing
    for (int64_t term = 0; term < k; ++term)
      std::fill_n(panels + columns / tileColumns * panelFloats(k) + term * tileColumns + lanes,
                  lanes, 0.0f);
}

/// Copies `rows` rows of a column-major A: of each term side by side.
ZRT_AVX512 void packTerms(const float *a, int64_t lda, int64_t k, int64_t rows, float *to) {
  __mmask16 mask = maskOf(rows);
  for (int64_t term = 0; term < k; ++term)
    _mm512_store_ps(to + term * lanes, _mm512_maskz_loadu_ps(mask, a + term * lda));
}

/// Terms [k0, k0 + k) of columns [j0, j0 + columns) of C.
class Block {
public:
  Block(const FloatGemm &gemm, int64_t k0, int64_t k, int64_t j0, int64_t columns)
      : g(gemm), k0(k0), k(k), j0(j0), columns(columns) {}

  void run(float *panels, float *rows);

private:
  bool isByTerms() const { return g.transA == 'T'; }
  const float *rowsOfA(int64_t i) const {
    return isByTerms() ? g.a + k0 * g.lda + i : g.a + i * g.lda + k0;
  }
  Ahead aheadOf(int64_t i, int64_t panel, const float *none) const;
  void addResult(Tile &tile, int64_t i, int64_t j) const;

  const FloatGemm &g;
  int64_t k0, k, j0, columns;
};

/// What tile number `panel` of the rows before row i fetches of that row and those below.
Ahead Block::aheadOf(int64_t i, int64_t panel, const float *none) const {
  int64_t rows = std::min(tileRows, g.m - i);
  if (isByTerms() && rows > 0 && panel < 2) // 14 floats may lie in two lines
    return {rowsOfA(i + panel * (rows - 1)), g.lda};
  if (!isByTerms() && panel < rows)
    return {rowsOfA(i + panel), 1};
  return {none, 0};
}

/// Where the tile at row i and column j0 + j of C goes, and what is added to it.
void Block::addResult(Tile &tile, int64_t i, int64_t j) const {
  int64_t at = i * g.ldc + j0 + j;
  bool isLast = k0 + k == g.k;
  tile.c = g.c + at, tile.ldc = g.ldc, tile.columns = columns - j;
  tile.accumulate = g.accumulate || k0 > 0;
  tile.bias = isLast && g.bias ? g.bias + j0 + j : nullptr;
  tile.addend = isLast && g.addend ? g.addend + at : nullptr;
}

void Block::run(float *panels, float *rows) {
  if (g.transB == 'N')
    packRows(g.b + k0 * g.ldb + j0, g.ldb, k, columns, panels);
  else
    packColumns(g.b + j0 * g.ldb + k0, g.ldb, k, columns, panels);
  // Rows at such distances share few sets of a cache.
  bool isCrowded = g.lda % 512 == 0;
  for (int64_t i = 0, height = 0; i < g.m; i += heights[height]) {
    while (heights[height] > g.m - i)
      ++height;
    const float *a = rowsOfA(i);
    int64_t stride = g.lda;
    if (isByTerms()) {
      packTerms(a, g.lda, k, heights[height], rows);
      a = rows;
    } else if (isCrowded) {
      for (int64_t row = 0; row < heights[height]; ++row)
        std::copy_n(a + row * g.lda, k, rows + row * rowStride);
      a = rows, stride = rowStride;
    }
    TileFunction multiply = (isByTerms() ? byTerms : byRows)[height];
    for (int64_t j = 0, panel = 0; j < columns; j += tileColumns, ++panel) {
      Tile tile = {a, stride, panels + panel * panelFloats(k), k};
      addResult(tile, i, j);
      multiply(tile, aheadOf(i + heights[height], panel, panels));
    }
  }
}

} // namespace

bool zrt::takesFloats(int64_t m, int64_t n, int64_t k) {
  // Copying B pays where there are many rows; small matrices are the library's all the same.
  return m >= 64 && n >= tileColumns && k >= lanes && m * n * k >= int64_t(1) << 21 &&
         __builtin_cpu_supports("avx512f");
}

void zrt::multiplyFloats(const FloatGemm &g) {
  constexpr int64_t mostPanels = mostColumns / tileColumns;
  alignas(64) float panels[mostPanels * (mostTerms * tileColumns + panelGap)];
  alignas(64) float rows[tileRows * rowStride + mostTerms * 2];
  int64_t terms = evenPart(g.k, mostTerms, lanes),
          columns = evenPart(g.n, mostColumns, tileColumns);
  for (int64_t k = 0; k < g.k; k += terms)
    for (int64_t j = 0; j < g.n; j += columns)
      Block(g, k, std::min(terms, g.k - k), j, std::min(columns, g.n - j)).run(panels, rows);
}
