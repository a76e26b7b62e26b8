#include "Bf16x6.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <pthread.h>

using namespace zrt;

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>

#define ZRT_TILES __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,amx-tile,amx-bf16")))
#define ZRT_TILES_INLINE ZRT_TILES __attribute__((always_inline)) inline

namespace {

// A tile holds 16 rows of A, or columns of B, and 32 terms. Terms 0 to 15 are the lower halves of
// its 32-bit words and terms 16 to 31 the upper ones, in A as in B, so that no element has to move
// to the word of a neighbour.
constexpr int64_t tileRows = 16, tileTerms = 32, tileBytes = 1024, parts = 3;
constexpr int64_t sumTile = 256; // floats of 16 rows and 16 columns of C

// A panel has two tiles beside each other, and of each the three parts. Four tiles of sums and
// four of operands are all that the processor has.
constexpr int64_t panelRows = 2 * tileRows, panelBytes = 2 * parts * tileBytes; // of 32 terms
constexpr int64_t panelSums = 4 * sumTile;

// One panel of A and one of B of as many terms fill a nearest cache of 48 KiB.
constexpr int64_t chunkTerms = 128;

// What is packed at once: of B what leaves room in a second cache of 2 MiB for the block of A. The
// third one is slower than the tiles.
constexpr int64_t blockTerms = 384, blockRows = 64, blockElements = blockTerms * 384;
constexpr int64_t bytesOfElement = 2 * parts;

/// What a thread packs into.
struct Packed {
  alignas(4096) uint8_t a[blockRows * blockTerms * bytesOfElement];
  alignas(4096) uint8_t b[blockElements * bytesOfElement];
};

std::atomic<int64_t> bytesPacked{0};

pthread_key_t packedKey; // which frees it when its thread ends: executables have no libstdc++

/// This thread's, from its first product on. Not in its thread-local memory: the stacks of all
/// threads have that in them, and those of libraries' threads may be too small for it.
Packed &getPacked() {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  static thread_local Packed *packed = nullptr;
  pthread_once(&once, [] {
    pthread_key_create(&packedKey, [](void *ended) {
      delete static_cast<Packed *>(ended);
      bytesPacked.fetch_sub(sizeof(Packed), std::memory_order_relaxed);
    });
  });
  if (!packed) {
    packed = new Packed;
    memset(packed, 0, sizeof(Packed)); // so that the system holds what is counted, from now on
    bytesPacked.fetch_add(sizeof(Packed), std::memory_order_relaxed);
    pthread_setspecific(packedKey, packed);
  }
  return *packed;
}

int64_t roundUp(int64_t value, int64_t to) { return (value + to - 1) / to * to; }

ZRT_TILES_INLINE __mmask16 firstLanes(int64_t count) {
  return count >= 16 ? 0xffff : count <= 0 ? 0 : __mmask16((1u << count) - 1);
}

ZRT_TILES_INLINE void transpose(__m512 *rows) {
  __m512 pairs[16];
  for (int i = 0; i < 16; i += 2) {
    pairs[i] = _mm512_unpacklo_ps(rows[i], rows[i + 1]);
    pairs[i + 1] = _mm512_unpackhi_ps(rows[i], rows[i + 1]);
  }
  auto low = [](__m512 x, __m512 y) ZRT_TILES {
    return _mm512_castpd_ps(_mm512_unpacklo_pd(_mm512_castps_pd(x), _mm512_castps_pd(y)));
  };
  auto high = [](__m512 x, __m512 y) ZRT_TILES {
    return _mm512_castpd_ps(_mm512_unpackhi_pd(_mm512_castps_pd(x), _mm512_castps_pd(y)));
  };
  __m512 fours[16]; // [4 g + c]: columns c, 4 + c, ... of rows 4 g to 4 g + 3
  for (int i = 0; i < 16; i += 4) {
    fours[i] = low(pairs[i], pairs[i + 2]);
    fours[i + 1] = high(pairs[i], pairs[i + 2]);
    fours[i + 2] = low(pairs[i + 1], pairs[i + 3]);
    fours[i + 3] = high(pairs[i + 1], pairs[i + 3]);
  }
  for (int c = 0; c < 4; ++c) {
    __m512 evenLow = _mm512_shuffle_f32x4(fours[c], fours[4 + c], 0x88),
           oddLow = _mm512_shuffle_f32x4(fours[c], fours[4 + c], 0xdd),
           evenHigh = _mm512_shuffle_f32x4(fours[8 + c], fours[12 + c], 0x88),
           oddHigh = _mm512_shuffle_f32x4(fours[8 + c], fours[12 + c], 0xdd);
    rows[c] = _mm512_shuffle_f32x4(evenLow, evenHigh, 0x88);
    rows[4 + c] = _mm512_shuffle_f32x4(oddLow, oddHigh, 0x88);
    rows[8 + c] = _mm512_shuffle_f32x4(evenLow, evenHigh, 0xdd);
    rows[12 + c] = _mm512_shuffle_f32x4(oddLow, oddHigh, 0xdd);
  }
}

/// A block of an operand: `rows` rows of A or columns of B, and `terms` terms.
struct Operand {
  const float *at;
  int64_t ld;
  bool isAlong; // terms lie beside each other; else rows (columns) do
  int64_t rows, terms;

  Operand from(int64_t row, int64_t term) const {
    return {at + (isAlong ? row * ld + term : term * ld + row), ld, isAlong, rows - row,
            terms - term};
  }
};

/// 16 vectors of memory that hold terms [16 half, 16 half + 16) of 16 rows; zeros beyond the block.
ZRT_TILES_INLINE void load(const Operand &from, int half, __m512 *to) {
  Operand part = from.from(0, half * 16);
  int64_t vectors = part.isAlong ? part.rows : part.terms;
  __mmask16 lanes = firstLanes(part.isAlong ? part.terms : part.rows);
  for (int64_t i = 0; i < 16; ++i)
    to[i] = _mm512_maskz_loadu_ps(i < vectors ? lanes : 0, part.at + i * part.ld);
}

/// The nearest bf16, as the bits of an f32.
ZRT_TILES_INLINE __m512i roundToBf16(__m512 x) {
  return _mm512_and_si512(_mm512_add_epi32(_mm512_castps_si512(x), _mm512_set1_epi32(0x8000)),
                          _mm512_set1_epi32(int(0xffff0000)));
}

/// Two vectors of bf16, as bits of f32, in the halves of words.
ZRT_TILES_INLINE __m512i joinHalves(__m512i low, __m512i high) {
  return _mm512_or_si512(_mm512_srli_epi32(low, 16), high);
}

/// The parts of 16 rows and 32 terms, as tiles; squares of terms are added to `squares`.
template <bool transposes>
ZRT_TILES_INLINE void packTile(const Operand &from, uint8_t *to, __m512 *squares) {
  __m512 halves[2][16];
  for (int half = 0; half < 2; ++half) {
    load(from, half, halves[half]);
    if (transposes)
      transpose(halves[half]);
  }
  for (int64_t i = 0; i < 16; ++i, to += 64) {
    __m512 low = halves[0][i], high = halves[1][i];
    squares[0] = _mm512_fmadd_ps(low, low, squares[0]);
    squares[1] = _mm512_fmadd_ps(high, high, squares[1]);
    for (int64_t part = 0; part < parts - 1; ++part) {
      __m512i nearLow = roundToBf16(low), nearHigh = roundToBf16(high);
      _mm512_store_si512(to + part * 2 * tileBytes, joinHalves(nearLow, nearHigh));
      low = _mm512_sub_ps(low, _mm512_castsi512_ps(nearLow));
      high = _mm512_sub_ps(high, _mm512_castsi512_ps(nearHigh));
    }
    // What is left has 8 bits.
    _mm512_store_si512(to + (parts - 1) * 2 * tileBytes,
                       joinHalves(_mm512_castps_si512(low), _mm512_castps_si512(high)));
  }
}

/// Packs panel after panel, each with all its terms, in the order in which the block lies in
/// memory; says whether parts hold all of it, so that no sum of products overflows.
template <bool transposes> ZRT_TILES bool packBlock(const Operand &from, uint8_t *to) {
  int64_t steps = roundUp(from.terms, tileTerms) / tileTerms,
          panels = roundUp(from.rows, panelRows) / panelRows;
  bool panelsOutside = from.isAlong;
  __m512 squares[2] = {_mm512_setzero_ps(), _mm512_setzero_ps()};
  for (int64_t outer = 0; outer < (panelsOutside ? panels : steps); ++outer)
    for (int64_t inner = 0; inner < (panelsOutside ? steps : panels); ++inner) {
      int64_t panel = panelsOutside ? outer : inner, step = panelsOutside ? inner : outer;
      uint8_t *tiles = to + (panel * steps + step) * panelBytes;
      for (int64_t tile = 0; tile < 2; ++tile)
        packTile<transposes>(from.from(panel * panelRows + tile * tileRows, step * tileTerms),
                             tiles + tile * tileBytes, squares);
    }
  constexpr float limit = 0x1p110f; // of the sum of squares: then no term is 2^55 or more, or a NaN
  return _mm512_reduce_add_ps(_mm512_add_ps(squares[0], squares[1])) < limit;
}

bool packRows(const Operand &a, uint8_t *to) {
  return a.isAlong ? packBlock<false>(a, to) : packBlock<true>(a, to);
}

bool packColumns(const Operand &b, uint8_t *to) {
  return b.isAlong ? packBlock<true>(b, to) : packBlock<false>(b, to);
}

template <int first> ZRT_TILES_INLINE void loadPart(const uint8_t *panel, int64_t part) {
  _tile_loadd(first, panel + 2 * part * tileBytes, 64);
  _tile_loadd(first + 1, panel + (2 * part + 1) * tileBytes, 64);
}

ZRT_TILES_INLINE void addProducts() {
  _tile_dpbf16ps(0, 4, 6);
  _tile_dpbf16ps(1, 4, 7);
  _tile_dpbf16ps(2, 5, 6);
  _tile_dpbf16ps(3, 5, 7);
}

/// Asks the caches for a block of memory, a few lines at a time: more would take the places in
/// which lines of tiles are waited for.
class Ahead {
public:
  explicit Ahead(const Operand &block)
      : vector(reinterpret_cast<const char *>(block.at)), ld(block.ld * 4),
        vectors(block.isAlong ? block.rows : block.terms),
        bytes((block.isAlong ? block.terms : block.rows) * 4) {}

  ZRT_TILES_INLINE void ask() {
    constexpr int64_t line = 64, linesAtOnce = 4;
    for (int64_t i = 0; i < linesAtOnce && vectors > 0; ++i, at += line) {
      if (at >= bytes)
        at = 0, vector += ld, --vectors;
      _mm_prefetch(vector + at, _MM_HINT_T1);
    }
  }

private:
  const char *vector;
  int64_t ld, vectors, bytes, at = 0;
};

/// Tiles 0 to 3 become the products of two panels of `steps` times 32 terms.
ZRT_TILES_INLINE void multiplyPanels(const uint8_t *a, const uint8_t *b, int64_t steps,
                                     Ahead &ahead) {
  _tile_zero(0);
  _tile_zero(1);
  _tile_zero(2);
  _tile_zero(3);
  for (int64_t at = 0; at < steps * panelBytes; at += panelBytes) {
    ahead.ask();
    loadPart<4>(a + at, 0);
    loadPart<6>(b + at, 2);
    addProducts();
    loadPart<6>(b + at, 1);
    addProducts();
    loadPart<4>(a + at, 1);
    addProducts();
    loadPart<6>(b + at, 0);
    addProducts();
    loadPart<4>(a + at, 2);
    addProducts();
  }
  for (int64_t at = 0; at < steps * panelBytes; at += panelBytes) {
    loadPart<4>(a + at, 0);
    loadPart<6>(b + at, 0);
    addProducts();
  }
}

ZRT_TILES_INLINE void storeTiles(float *first, int64_t right, int64_t down, int64_t ld) {
  _tile_stored(0, first, ld * 4);
  _tile_stored(1, first + right, ld * 4);
  _tile_stored(2, first + down, ld * 4);
  _tile_stored(3, first + down + right, ld * 4);
}

/// Where sums of one panel of A and one of B go: up to 32 rows and columns of C.
struct Target {
  float *c;
  int64_t ldc, rows, columns;
  bool accumulate;
  const float *bias, *addend; // null but with the last terms

  bool isPlain() const {
    return !accumulate && !bias && !addend && rows >= panelRows && columns >= panelRows;
  }
};

/// Stores what one tile of sums, and those of earlier chunks in `before`, give.
ZRT_TILES_INLINE void storeTile(const float *sums, const float *before, const Target &to, int64_t i,
                                int64_t j) {
  __mmask16 lanes = firstLanes(to.columns - j);
  __m512 bias = to.bias ? _mm512_maskz_loadu_ps(lanes, to.bias + j) : _mm512_setzero_ps();
  for (int64_t row = 0; row < std::min(tileRows, to.rows - i); ++row) {
    int64_t at = (i + row) * to.ldc + j;
    __m512 value = _mm512_load_ps(sums + row * 16);
    if (before)
      value = _mm512_add_ps(_mm512_load_ps(before + row * 16), value);
    if (to.accumulate)
      value = _mm512_add_ps(_mm512_maskz_loadu_ps(lanes, to.c + at), value);
    if (to.bias)
      value = _mm512_add_ps(value, bias);
    if (to.addend)
      value = _mm512_add_ps(_mm512_maskz_loadu_ps(lanes, to.addend + at), value);
    _mm512_mask_storeu_ps(to.c + at, lanes, value);
  }
}

ZRT_TILES_INLINE void storeSums(const float *sums, const float *before, const Target &to) {
  for (int64_t tile = 0; tile < 4; ++tile)
    storeTile(sums + tile * sumTile, before ? before + tile * sumTile : nullptr, to,
              tile / 2 * tileRows, tile % 2 * tileRows);
}

ZRT_TILES_INLINE void addSums(const float *from, float *to) {
  for (int64_t i = 0; i < panelSums; i += 16)
    _mm512_store_ps(to + i, _mm512_add_ps(_mm512_load_ps(to + i), _mm512_load_ps(from + i)));
}

/// Packed rows of A times one packed panel of B, of `terms` terms, chunk by chunk; lines of `ahead`
/// are asked for meanwhile.
ZRT_TILES void multiplyRows(const uint8_t *a, const uint8_t *b, int64_t terms, const Target &to,
                            Ahead &ahead) {
  alignas(64) float before[blockRows / panelRows][panelSums], sums[panelSums];
  int64_t steps = roundUp(terms, tileTerms) / tileTerms;
  constexpr int64_t chunk = chunkTerms / tileTerms;
  for (int64_t step = 0; step < steps; step += chunk) {
    int64_t count = std::min(chunk, steps - step);
    bool isFirst = step == 0, isLast = step + count == steps;
    for (int64_t i = 0; i < to.rows; i += panelRows) {
      float *mine = before[i / panelRows];
      Target part = to;
      part.c += i * to.ldc, part.rows -= i;
      if (to.addend)
        part.addend += i * to.ldc;
      multiplyPanels(a + (i / panelRows * steps + step) * panelBytes, b + step * panelBytes, count,
                     ahead);
      if (isFirst && isLast && part.isPlain())
        storeTiles(part.c, tileRows, tileRows * to.ldc, to.ldc);
      else if (isFirst && !isLast)
        storeTiles(mine, sumTile, 2 * sumTile, 16);
      else {
        storeTiles(sums, sumTile, 2 * sumTile, 16);
        if (isLast)
          storeSums(sums, isFirst ? nullptr : mine, part);
        else
          addSums(sums, mine);
      }
    }
  }
}

ZRT_TILES void configureTiles() {
  // The layout that LDTILECFG reads: Intel's manual, volume 1, 18.1.
  struct alignas(64) {
    uint8_t palette = 1, startRow = 0, reserved[14] = {};
    uint16_t bytesOfRow[16] = {};
    uint8_t rows[16] = {};
  } config;
  for (int tile = 0; tile < 8; ++tile)
    config.bytesOfRow[tile] = 64, config.rows[tile] = 16;
  _tile_loadconfig(&config);
}

ZRT_TILES void releaseTiles() { _tile_release(); }

/// What the library does of a product: a block with numbers that parts do not hold.
bool multiplyByLibrary(const Blas &blas, const Bf16x6Product &p, const Operand &a, const Operand &b,
                       const Target &to) {
  releaseTiles();
  stayOnThread(blas);
  bool isTaken = blas.sgemm(p.transA, p.transB, a.rows, b.rows, a.terms, 1.0f, a.at, a.ld, b.at,
                            b.ld, to.accumulate ? 1.0f : 0.0f, to.c, to.ldc) == 0;
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t j = 0; j < b.rows; ++j) {
      float &c = to.c[i * to.ldc + j];
      if (to.bias)
        c += to.bias[j];
      if (to.addend)
        c = to.addend[i * to.ldc + j] + c;
    }
  configureTiles();
  return isTaken;
}

/// `columns` columns of C and a block of terms: what is packed of B at once.
bool multiplyBlock(const Blas &blas, const Bf16x6Product &p, const Operand &allA, const Operand &b,
                   const Target &all) {
  Packed &packed = getPacked();
  bool holdsB = packColumns(b, packed.b), isTaken = true;
  int64_t steps = roundUp(b.terms, tileTerms) / tileTerms;
  for (int64_t i = 0; i < p.m; i += blockRows) {
    Operand a = allA.from(i, 0);
    a.rows = std::min(a.rows, blockRows), a.terms = b.terms;
    Target to = all;
    to.c += i * p.ldc, to.rows = a.rows;
    if (to.addend)
      to.addend += i * p.ldc;
    if (!holdsB || !packRows(a, packed.a)) {
      isTaken &= multiplyByLibrary(blas, p, a, b, to);
      continue;
    }
    Operand nextA = allA.from(i + blockRows, 0);
    nextA.rows = std::min(nextA.rows, blockRows), nextA.terms = b.terms;
    Ahead ahead(nextA);
    for (int64_t j = 0; j < b.rows; j += panelRows) {
      Target part = to;
      part.c += j, part.columns -= j;
      part.bias += to.bias ? j : 0, part.addend += to.addend ? j : 0;
      multiplyRows(packed.a, packed.b + j / panelRows * steps * panelBytes, b.terms, part, ahead);
    }
  }
  return isTaken;
}

bool hasTiles() {
  unsigned eax, ebx, ecx, edx;
  if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & bit_OSXSAVE))
    return false;
  unsigned low, high;
  asm("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  constexpr unsigned avx512State = 0xe6, tileState = 3u << 17;
  if ((low & avx512State) != avx512State || (low & tileState) != tileState)
    return false;
  constexpr unsigned avx512 = bit_AVX512F | bit_AVX512DQ | bit_AVX512BW | bit_AVX512VL;
  constexpr unsigned amx = bit_AMXBF16 | bit_AMXTILE;
  return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & avx512) == avx512 &&
         (edx & amx) == amx;
}

} // namespace

int64_t zrt::packedBytes() { return bytesPacked.load(std::memory_order_relaxed); }

bool zrt::mayMultiplyTiles() {
  constexpr int requestPermission = 0x1023, tileData = 18; // asm/prctl.h, Linux 5.16
  return hasTiles() && syscall(SYS_arch_prctl, requestPermission, tileData) == 0;
}

bool zrt::multiplyBf16x6(const Blas &blas, const Bf16x6Product &p) {
  Operand a{p.a, p.lda, p.transA == 'N', p.m, p.k}, b{p.b, p.ldb, p.transB == 'T', p.n, p.k};
  // Blocks of terms are equal but for the last: their sizes are part of the order of sums.
  int64_t blocks = (p.k + blockTerms - 1) / blockTerms,
          terms = roundUp((p.k + blocks - 1) / blocks, tileTerms),
          columns = blockElements / terms / panelRows * panelRows;
  bool isTaken = true;
  configureTiles();
  for (int64_t k = 0; k < p.k; k += terms)
    for (int64_t j = 0; j < p.n; j += columns) {
      Operand block = b.from(j, k);
      block.rows = std::min(block.rows, columns), block.terms = std::min(block.terms, terms);
      bool isLast = k + terms >= p.k;
      Target to{p.c + j,
                p.ldc,
                p.m,
                block.rows,
                p.accumulate || k > 0,
                isLast && p.bias ? p.bias + j : nullptr,
                isLast && p.addend ? p.addend + j : nullptr};
      isTaken &= multiplyBlock(blas, p, a.from(0, k), block, to);
    }
  releaseTiles();
  return isTaken;
}

#else

bool zrt::mayMultiplyTiles() { return false; }
int64_t zrt::packedBytes() { return 0; }
bool zrt::multiplyBf16x6(const Blas &, const Bf16x6Product &) { return false; }

#endif

bool zrt::fillsTiles(int64_t m, int64_t n, int64_t k) {
  // Each element that is packed must be multiplied by some 200 others. On Sapphire Rapids, operands
  // in no cache: 256 x 256 x 64 is 1.2 times as fast as in the library, 256 x 64 x 256 slower.
  constexpr int64_t panel = 32;
  constexpr double leastReuse = 96, least = 1 << 22, leastFilled = 0.75;
  auto filled = [](int64_t size) {
    return double(size) / double((size + panel - 1) / panel * panel);
  };
  double elements = double(m) * double(n);
  return std::min({m, n, k}) >= panel && elements >= leastReuse * double(m + n) &&
         elements * double(k) >= least && filled(m) * filled(n) * filled(k) >= leastFilled;
}
