// Products of matrices by a warp, with fragments laid out as the PTX manual says (mma.m16n8k16).
#include <cstdint>

#define MULTIPLY(TYPE)                                                                                            \
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32." TYPE "." TYPE ".f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, " \
               "{%8, %9}, {%0, %1, %2, %3};"                                                                      \
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])                                                   \
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]))

struct Fragments {
  uint32_t a[4], b[2];
};

// a is 16 x 16 row by row, b 16 x 8 column by column: pairs of neighbours are words.
static __device__ Fragments load(const uint16_t *a, const uint16_t *b) {
  int group = threadIdx.x / 4 % 8, inGroup = threadIdx.x % 4;
  Fragments f;
  for (int i = 0; i < 4; ++i)
    f.a[i] = *reinterpret_cast<const uint32_t *>(a + 16 * (group + 8 * (i % 2)) + 2 * inGroup + 8 * (i / 2));
  for (int i = 0; i < 2; ++i)
    f.b[i] = *reinterpret_cast<const uint32_t *>(b + 16 * group + 2 * inGroup + 8 * i);
  return f;
}

extern "C" {
// d = a x b + c, f32 row by row.
__global__ void products(float *d, const uint16_t *left, const uint16_t *right, const float *before, int isHalf) {
  auto [a, b] = load(left, right);
  int group = threadIdx.x / 4 % 8, inGroup = threadIdx.x % 4;
  int at = 8 * group + 2 * inGroup;
  float c[4] = {before[at], before[at + 1], before[at + 64], before[at + 65]};
  if (isHalf)
    MULTIPLY("f16");
  else
    MULTIPLY("bf16");
  d[at] = c[0], d[at + 1] = c[1], d[at + 64] = c[2], d[at + 65] = c[3];
}

// Lanes of an upper half that do not multiply.
__global__ void halfAWarp(float *d, const uint16_t *left, const uint16_t *right) {
  auto [a, b] = load(left, right);
  float c[4] = {};
  if (threadIdx.x >= 16)
    return;
  MULTIPLY("bf16");
  d[threadIdx.x] = c[0];
}

// Four matrices of 8 x 8 beside each other, in shared memory: of each the words that a lane gets, as they lie or
// transposed. Wrong: `shift` elements further, or without a barrier.
__global__ void loadsMatrices(uint32_t *words, const uint16_t *from, int isTransposed, int shift, int isEarly) {
  __shared__ __align__(16) uint16_t rows[8 * 32 + 8];
  int lane = threadIdx.x;
  for (int i = 0; i < 8; ++i)
    rows[32 * i + lane] = from[32 * i + lane];
  if (lane < 8)
    rows[256 + lane] = 0;
  if (!isEarly)
    __syncthreads();
  uint64_t generic = uint64_t(&rows[32 * (lane % 8) + 8 * (lane / 8) + shift]), at;
  asm("cvta.to.shared.u64 %0, %1;" : "=l"(at) : "l"(generic));
  uint32_t w[4];
  if (isTransposed)
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]) : "l"(at) : "memory");
  else
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]) : "l"(at) : "memory");
  for (int i = 0; i < 4; ++i)
    words[32 * i + lane] = w[i];
}
}
