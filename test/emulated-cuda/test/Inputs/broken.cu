// Kernels with one flaw each, at the line that says so.
extern "C" {
#define TID threadIdx.x
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)

__global__ void fine(int *out, const int *in) {
  __shared__ int part[64];
  part[TID] = in[INDEX];
  __syncthreads();
  int other = part[63 - TID];
  __syncthreads();
  part[TID % 32 * 2 + TID / 32] = other;
  __syncwarp();
  out[INDEX] = other; // first store
}

__global__ void __launch_bounds__(64) bounded(int *out, const int *in) { out[INDEX] = in[INDEX]; }

__global__ void missingBarrier(int *out, const int *in) {
  __shared__ int part[64];
  part[63 - TID] = 0;
  __syncthreads();
  part[TID] = in[INDEX]; // missing barrier
  out[INDEX] = part[63 - TID];
}

__global__ void missingWarpBarrier(int *out, const int *in) {
  __shared__ int part[64];
  part[TID] = in[INDEX];
  __syncwarp();
  part[TID] += 1;
  out[INDEX] = part[TID ^ 1]; // missing warp barrier
}

__global__ void blockRace(int *out, const int *in) {
  out[TID] = in[INDEX]; // race between blocks
}

__global__ void blockReads(int *out, const int *in) {
  out[INDEX] = in[INDEX]; // read of another block
  __syncthreads();
  out[255 - INDEX] = out[127 - INDEX];
}

__global__ void mixedAtomics(int *out, const int *in) {
  if (blockIdx.x == 0)
    atomicAdd(&out[in[TID]], 1);
  else
    out[in[TID]] = 0; // store beside atomics
}

__global__ void strayStore(int *out, const int *in) {
  out[INDEX] = 0; // stray store
}

__global__ void strayShared(int *out, const int *in) {
  __shared__ int part[64];
  part[TID] = 0;
  __syncthreads();
  part[TID * in[0]] = 1; // stray shared
  __syncthreads();
  out[INDEX] = part[0];
}

__global__ void misaligned(int *out, const int *in) {
  int2 pair = *(const int2 *)(in + TID); // misaligned
  out[INDEX] = pair.x + pair.y;
}

__global__ void uninitialisedGlobal(int *out, const int *in) {
  out[INDEX] = out[INDEX] + in[INDEX]; // uninitialised global
}

__global__ void uninitialisedShared(int *out, const int *in) {
  __shared__ int part[64];
  if (TID != 17)
    part[TID] = in[INDEX];
  __syncthreads();
  out[INDEX] = part[63 - TID]; // uninitialised shared
}

__global__ void divergentBarrier(int *out, const int *in) {
  if (TID % 32 < 16)
    __syncthreads(); // divergent barrier
  out[INDEX] = in[INDEX];
}

__global__ void oneWarpsBarrier(int *out, const int *in) {
  if (TID < 32)
    __syncthreads(); // barrier of one warp
  out[INDEX] = in[INDEX];
}

__global__ void barrierAfterReturn(int *out, const int *in) {
  if (TID > 50)
    return;
  __syncthreads(); // barrier after return
  out[INDEX] = in[INDEX];
}

__global__ void maskNamesOthers(int *out, const int *in) {
  int value = in[INDEX];
  if (TID % 32 < 16) {
    value += __shfl_xor_sync(0xFFFFFFFF, value, 1); // mask names others
  }
  out[INDEX] = value;
  if (TID % 32 >= 16)
    out[INDEX] = in[0];
}

__global__ void maskLacksLanes(int *out, const int *in) {
  out[INDEX] = __shfl_xor_sync(0x0000FFFF, in[INDEX], 1); // mask lacks lanes
}

__global__ void readsLaneOutside(int *out, const int *in) {
  int value = in[INDEX];
  if (TID % 32 < 16)
    value = __shfl_sync(0x0000FFFF, value, 20); // reads a lane outside
  out[INDEX] = value;
}

__global__ void traps(int *out, const int *in) {
  if (in[TID] == 3)
    __trap(); // trap
  out[INDEX] = 0;
}

__global__ void endless(int *out, const int *in) {
  volatile int *flag = out;
  out[TID] = 0;
  while (flag[TID] == 0) // endless
    ;
}

__global__ void threadsMeet(int *out, const int *in) {
  int *to = &out[2 * INDEX];
  to[0] = in[INDEX];
  __syncthreads();
  out[2 * (INDEX ^ 33)] += 1;
  if (blockIdx.x == 0)
    out[255] = 7; // one value of all
}

__global__ void threadRace(int *out, const int *in) {
  out[INDEX] = out[INDEX ^ 32] + in[INDEX]; // race between warps
}

__global__ void threadReads(int *out, const int *in) {
  int other = out[INDEX ^ 1] + in[INDEX];
  out[INDEX] = other; // store of what a lane read
}

__global__ void manyAdd(int *out, const int *in) {
  out[blockIdx.x] += in[INDEX]; // all add to one
}
}
