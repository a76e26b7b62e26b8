// What every kernel library has: sums, scans, transposes, tiles, atomics, loops that diverge.
extern "C" {

__global__ void vectorAdd(float *out, const float *a, const float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = a[i] + b[i];
}

// Block reduction: a tree in shared memory.
__global__ void blockSum(float *out, const float *in, int n) {
  __shared__ float part[256];
  int t = threadIdx.x, i = blockIdx.x * 256 + t;
  part[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int k = 128; k; k >>= 1) {
    if (t < k)
      part[t] += part[t + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = part[0];
}

// The same with shuffles, and dynamic shared memory for the warps' sums.
__global__ void shuffleSum(float *out, const float *in, int n) {
  extern __shared__ float warps[];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += in[i];
  for (int k = 16; k; k >>= 1)
    sum += __shfl_down_sync(0xFFFFFFFF, sum, k);
  if (threadIdx.x % 32 == 0)
    warps[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x < 32) {
    sum = threadIdx.x < blockDim.x / 32 ? warps[threadIdx.x] : 0;
    for (int k = 16; k; k >>= 1)
      sum += __shfl_xor_sync(0xFFFFFFFF, sum, k);
    if (threadIdx.x == 0)
      out[blockIdx.x] = sum;
  }
}

// Inclusive scan of a block (Hillis and Steele).
__global__ void scan(int *out, const int *in) {
  __shared__ int line[2][512];
  int t = threadIdx.x, now = 0;
  line[0][t] = in[blockIdx.x * 512 + t];
  __syncthreads();
  for (int k = 1; k < 512; k *= 2) {
    line[1 - now][t] = t >= k ? line[now][t] + line[now][t - k] : line[now][t];
    now = 1 - now;
    __syncthreads();
  }
  out[blockIdx.x * 512 + t] = line[now][t];
}

__global__ void transpose(float *out, const float *in, int rows, int columns) {
  __shared__ float tile[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    if (x < columns && y + j < rows)
      tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * columns + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    if (x < rows && y + j < columns)
      out[(y + j) * rows + x] = tile[threadIdx.x][threadIdx.y + j];
}

__global__ void matmul(float *c, const float *a, const float *b, int n) {
  __shared__ float as[16][16], bs[16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    as[y][x] = a[row * n + k + x];
    bs[y][x] = b[(k + y) * n + column];
    __syncthreads();
    for (int j = 0; j < 16; ++j)
      sum += as[y][j] * bs[j][x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

__global__ void histogram(unsigned *out, const unsigned char *in, int n) {
  __shared__ unsigned bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&bins[in[i]], 1u);
  __syncthreads();
  if (bins[threadIdx.x])
    atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}

__global__ void atomics(int *counts, unsigned long long *wide, float *sum, double *fine) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  atomicMax(&counts[0], t);
  atomicMin(&counts[1], -t);
  atomicOr((unsigned *)&counts[2], 1u << (t % 32));
  atomicXor((unsigned *)&counts[3], (unsigned)t);
  atomicInc((unsigned *)&counts[4], 9u);
  atomicCAS(&counts[5], t, t + 1);
  atomicAdd(&wide[0], 1ull << 33);
  atomicAdd(sum, 0.5f);
  atomicAdd(fine, 0.25);
  if (t % 3 == 0)
    atomicExch(&counts[6], 7);
}

// Steps of Collatz: lanes leave the loop at different times.
__global__ void collatz(int *steps, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned long long value = i + 1;
  int count = 0;
  while (value != 1) {
    if (value % 2)
      value = 3 * value + 1;
    else
      value /= 2;
    if (++count > 1000)
      break;
  }
  steps[i] = count;
}

__device__ __noinline__ int digits(int value, int base) {
  int count = 0;
  do {
    value /= base;
    ++count;
  } while (value);
  return count;
}

struct Options {
  char kind;
  int base;
  short offsets[3];
};
__constant__ int table[5] = {2, 3, 5, 7, 11};
__device__ int total = 40;
__device__ int *totals[2] = {&total, &total};

// A function, a struct by value, a switch, constant memory, a pointer to a variable.
__global__ void mixed(int *out, Options options, int n) {
  int i = threadIdx.x;
  int value = 0;
  switch (i % 7) {
  case 0: value = digits(i * 1000, options.base); break;
  case 1: value = table[i % 5]; break;
  case 2: value = options.offsets[i % 3]; break;
  case 3: value = *totals[i % 2]; break;
  case 4: value = i / 3 - i % 5; break;
  case 5: value = options.kind + digits(i, 2); break;
  case 6: value = __popc(i) + __clz(i) * 100; break;
  }
  out[i] = value;
}

// Local memory that is indexed at run time.
__global__ void locals(int *out, const int *order) {
  int stack[16];
  for (int i = 0; i < 16; ++i)
    stack[i] = threadIdx.x * 16 + i;
  for (int i = 0; i < 16; ++i) {
    int j = order[i];
    int old = stack[i];
    stack[i] = stack[j];
    stack[j] = old;
  }
  int value = 0;
  for (int i = 0; i < 16; ++i)
    value = value * 3 + stack[i];
  out[threadIdx.x] = value;
}

__global__ void votes(unsigned *out, const int *in) {
  int value = in[threadIdx.x];
  unsigned even = __ballot_sync(0xFFFFFFFF, value % 2 == 0);
  bool any = __any_sync(0xFFFFFFFF, value > 90), all = __all_sync(0xFFFFFFFF, value >= 0);
  unsigned same = __match_any_sync(0xFFFFFFFF, value % 4);
  unsigned lane = threadIdx.x % 32, up = __shfl_up_sync(0xFFFFFFFF, value, 3), index = __shfl_sync(0xFFFFFFFF, value, 5, 8);
  unsigned part = 0;
  if (lane < 16)
    part = __reduce_add_sync(0xFFFF, value);
  out[threadIdx.x] = even ^ (any << 3) ^ (all << 5) ^ (same * 7) ^ (up << 11) ^ (index << 20) ^ (part << 2) ^ __activemask();
}
}
