//===- abi.h - What a compiled step calls -----------------------------------===//
//
// The contract between emitted code and the runtime. A compiled program is one object file that
// defines the symbols at the end of this header and calls nothing but the functions in it, those of
// drivers.h, factorize.h and convolve.h, and C's mathematics.
//
// Conventions
//  * Every buffer is an address: a number of a memory space and an offset into it, never a pointer.
//  * A call takes the context, a stream, and one record of 64-bit integers (`const int64_t *`) laid
//    out as the structs below; records live in one constant table per entry function.
//  * Streams, communicators, groups and spaces are numbered as the plan lists them.
//  * An entry's calls are made once, to be captured; what was captured is replayed every step.
//  * The structs are versioned by ZRT_ABI_VERSION; the plan carries the version it was made for.
//===------------------------------------------------------------------------===//
#ifndef ZRT_ABI_H
#define ZRT_ABI_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

#define ZRT_ABI_VERSION 11

typedef struct zrt_context zrt_context;

// An address is space << ZRT_SPACE_SHIFT | offset in bytes: in space 0 the offset itself. Space 0
// is the memory that collectives read from peers.
enum { ZRT_SPACE_SHIFT = 48 };

// Element types, in plan JSON by the MLIR spelling ("f32", "bf16", "ui32", "complex<f32>", ...).
enum {
  ZRT_I1 = 0,
  ZRT_I8,
  ZRT_I16,
  ZRT_I32,
  ZRT_I64,
  ZRT_U8,
  ZRT_U16,
  ZRT_U32,
  ZRT_U64,
  ZRT_F16,
  ZRT_BF16,
  ZRT_F32,
  ZRT_F64,
  ZRT_F8E4M3FN,
  ZRT_F8E5M2,
  ZRT_C64,  // two f32: real part, imaginary part
  ZRT_C128, // two f64
};

// A kernel computes the items [begin, end) of its work (rows, blocks: its own choice) with all its
// buffers given as pointers, inputs first, then outputs. It must give the same bits however the
// range is split. A last buffer may be scratch memory; what is in it is nobody's. i1 tensors are
// one byte per element, 0 or 1.
typedef void (*zrt_kernel)(uint8_t *const *buffers, int64_t begin, int64_t end);

// How a kernel is launched. A host kernel's [0, work) is split over the rank's threads into chunks
// whose bounds are multiples of `grain`. Of a CUDA kernel each block of `threads` threads computes
// `grain` items: `name` is its entry in `code` (one for all kernels of a program), and its
// parameters are the addresses of the buffers. A driver is a function of the host
// whose buffers are the device's, which it only passes on: it enqueues what computes [0, work).
// `staging` is in bytes: of a driver, of the host's memory, which it stages matrices in; of a CUDA
// kernel, of shared memory that its launch gives each block, beside what the code declares; else 0.
enum { ZRT_KERNEL_HOST = 0, ZRT_KERNEL_CUDA, ZRT_KERNEL_DRIVER };
// Machine code of one module for GPUs of a compute capability (90 is 9.0), and of later ones with
// the same first digits; the PTX that it was made of is for all later ones.
typedef struct {
  int64_t architecture;
  const void *code;
} zrt_cubin;
typedef struct {
  const char *ptx;
  int64_t cubin_count;
  const zrt_cubin *cubins;
} zrt_device_code;
typedef struct zrt_kernel_descriptor {
  const char *name;
  int64_t kind;
  union {
    zrt_kernel function;
    const zrt_device_code *code;
  };
  int64_t work, grain;
  int64_t threads; // of a CUDA kernel, else 0
  int64_t staging;
  // Of a CUDA kernel: what is launched behind it on the same buffers; null: nothing.
  const struct zrt_kernel_descriptor *next;
} zrt_kernel_descriptor;

// Record: buffer_count, then buffer_count addresses.
typedef struct {
  int64_t buffer_count;
  int64_t buffers[];
} zrt_launch_record;
void zrt_launch(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *kernel,
                const int64_t *record);

// A matmul inside a kernel, on the calling thread alone: C = A * B (+ C when accumulate), where A
// is m x k, B is k x n and C is m x n, none of them empty. Strides are in elements, and along one
// dimension of each matrix the stride is 1. Types are f32, bf16 and f16, in any mixture; sums are
// in f32 and rounded once. A failure becomes the status of the launch; without a launch it ends
// the process.
void zrt_kernel_gemm(int64_t m, int64_t n, int64_t k, int64_t a_dtype, const void *a, int64_t a_row,
                     int64_t a_col, int64_t b_dtype, const void *b, int64_t b_row, int64_t b_col,
                     int64_t c_dtype, void *c, int64_t c_row, int64_t c_col, int64_t accumulate);

// What kernels may call: one that holds a loop or a branch runs the kernels of its regions. These
// are for the thread on which a launch calls its kernel, and only while it does.
//   zrt_round:     once at the start of every round of a loop; the loop ends where it is not 0, as
//                  something has failed.
//   zrt_parallel:  [0, work) of a kernel, split as a launch is.
//   zrt_multiply:  a matmul; a, b, c and workspace of its record (a zrt_gemm_record) are bytes from
//                  the four pointers in `matrices`.
int32_t zrt_round(void);
void zrt_parallel(zrt_kernel kernel, uint8_t *const *buffers, int64_t work, int64_t grain);
void zrt_multiply(const int64_t *record, uint8_t *const *matrices);

// What drivers may call besides, and zrt_round and zrt_multiply: on the stream of their launch, in
// call order, and zrt_choose of drivers.h, zrt_factorize_staged of factorize.h and zrt_convolve of
// convolve.h.
//   zrt_enqueue:   a kernel of the device, or a driver, with so many buffers.
//   zrt_move:      copies bytes, which do not overlap.
//   zrt_fetch:     waits for what was enqueued, and reads a loop's predicate, one byte: the loop
//                  goes on where it is not 0; 0 where something has failed.
void zrt_enqueue(const zrt_kernel_descriptor *kernel, uint8_t *const *buffers, int64_t count);
void zrt_move(uint8_t *target, const uint8_t *source, int64_t bytes);
int64_t zrt_fetch(const uint8_t *source, int64_t bytes);

// A call of a library. Every record begins with the call and its scratch memory: the address of
// `workspace_bytes` bytes, -1 where the call needs none.
enum { ZRT_GEMM = 0 };
typedef struct {
  int64_t call, workspace, workspace_bytes;
} zrt_library_record;
void zrt_library(zrt_context *ctx, int32_t stream, const int64_t *record);

// C[b,i,j] = sum_k A[b,i,k] * B[b,k,j] (+ C when accumulate). Strides are in elements; of each
// matrix's two strides at least one is 1. Batch dimensions are outermost first; unused ones have
// size 1, stride 0. Accumulation is in f32 (f64 for f64). `bias` (n elements) and `addend` (m x n)
// are the addresses of what is added besides, -1: nothing. C = addend + (A * B + bias), without a
// batch and accumulate, where the rows of C, and of `addend`, lie one behind the other: on the CPU
// of f32, each sum rounded; on GPUs of f32, bf16 and f16, the addend first, added in f32. `sums` is
// where the sums over k of the operand that `summed` names go, in its type (m of A, n of B, -1:
// none): that operand's elements of one k lie one behind the other, there is no batch, and nothing
// is added; on GPUs. On the CPU bf16 and f16 need ZRT_GEMM_WORKSPACE bytes of workspace (panels of
// f32), other types none.
// `turn_rows` (0: none): the next call on the stream is a launch of a kernel that reads C, one
// matrix of f32, row by row, and writes over nothing that the matmul reads. Where a step is
// replayed a CPU runs both by turns, on at most so many rows each time. Of C's elements, row by
// row, each item of the kernel (of a kernel that calls zrt_parallel, of the first one that it
// calls so) reads `item_elements`, the next ones in each `group_elements`, of which the last item
// may read fewer. `factors`: how elements of A and B are multiplied; as they are, or, of f32 on
// GPUs, rounded to TF32, 10 bits of the fraction.
enum { ZRT_FACTORS_WHOLE = 0, ZRT_FACTORS_TF32 = 1 };
enum { ZRT_NO_SUMS = 0, ZRT_SUMS_OF_A = 1, ZRT_SUMS_OF_B = 2 };
enum { ZRT_GEMM_BATCH_DIMS = 4, ZRT_GEMM_WORKSPACE = 24 << 20 };
typedef struct {
  int64_t call, workspace, workspace_bytes; // as in zrt_library_record
  int64_t dtype, c_dtype, m, n, k, accumulate;
  int64_t batch[ZRT_GEMM_BATCH_DIMS];
  int64_t a, a_row, a_col, a_batch[ZRT_GEMM_BATCH_DIMS];
  int64_t b, b_row, b_col, b_batch[ZRT_GEMM_BATCH_DIMS];
  int64_t c, c_row, c_col, c_batch[ZRT_GEMM_BATCH_DIMS];
  int64_t bias, addend;
  int64_t sums, summed;
  int64_t turn_rows, item_elements, group_elements;
  int64_t factors;
} zrt_gemm_record;

typedef struct {
  int64_t dst, src, bytes;
} zrt_copy_record;
void zrt_copy(zrt_context *ctx, int32_t stream, const int64_t *record);

// The copy of a state for a checkpoint, made in steps that one asks for it alone: the rank's part
// of `bytes` bytes at `src`, to the host's memory at `dst`, which is no space of the device. Ranks
// of a group in `group` (an index of plan.groups) hold the same and save a part each: of n ranks,
// number r has the blocks of ZRT_SAVE_BLOCK bytes from floor(blocks * r / n) to floor(blocks * (r +
// 1) / n). -1: the rank has all of it.
enum { ZRT_SAVE_BLOCK = 64 << 10 };
typedef struct {
  int64_t dst, src, bytes, group;
} zrt_save_record;
void zrt_save(zrt_context *ctx, int32_t stream, const int64_t *record);

// Collectives. `communicator` indexes plan.communicators; below, N is the size of the rank's group
// in it and `rank` the rank's number there. All parts of one call travel in one launch. Every
// element of a reduction is a left fold over the group's ranks 0..N-1, in f32 for f32 / bf16 / f16
// (f64 for f64), rounded once.
//   all_gather:      src = own shard (count elements), dst = N * count elements, rank-major;
//                    src = ZRT_IN_PLACE: the own shard lies at dst + rank * count already.
//   reduce_scatter:  src = N * count elements, dst = own range (count elements);
//                    dst = ZRT_IN_PLACE: the own range is src + rank * count.
//   all_reduce:      src, dst = count elements; may be equal. Chunks of ceil(count / N).
//   all_to_all:      parts in pairs: {dst, src, count}, then {to, from, 0}: count elements at src
//   of
//                    rank `from` of the group go to dst of rank `to`, perhaps the same. What is
//                    written lies apart from all that is read, and is written once.
// Wire bytes are those that a rank reads from its peers' memory: (N-1) * count * size for the first
// two; of an all_to_all count * size of each pair that comes from another rank; for all_reduce
// (N-1) * own to reduce its own chunk and count - own to gather the others', where a rank's own
// chunk may be short or empty: own = clamp(count - rank * chunk, 0, chunk). Records are the same on
// all ranks (it is checked). Ranks outside all groups pass through. All collectives of a step over
// one communicator are on one stream.
enum { ZRT_IN_PLACE = -1 };
enum { ZRT_ALL_GATHER = 0, ZRT_REDUCE_SCATTER, ZRT_ALL_REDUCE, ZRT_ALL_TO_ALL };
enum { ZRT_ADD = 0, ZRT_MUL, ZRT_MAX, ZRT_MIN, ZRT_AND, ZRT_OR };
typedef struct {
  int64_t communicator, kind, op, dtype, parts;
  struct {
    int64_t dst, src, count;
  } part[];
} zrt_collective_record;
void zrt_collective(zrt_context *ctx, int32_t stream, const int64_t *record);

// A reduction whose sums a kernel of the program makes, where the communicator's library adds in
// another order than the ranks', or lacks the operation. The record: the address of scratch memory,
// then a zrt_collective_record of one part. The scratch memory takes a chunk of each rank, of
// `count` elements (of an all_reduce ceil(count / N)), in the order of ranks, and of an all_reduce
// one more, for the chunk's sum. `fold` reads the N chunks, its first buffer, and writes one, its
// second. Wire bytes are the same. Communicators that fold in order need neither.
void zrt_reduce(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *fold,
                const int64_t *record);

// Events are numbered per entry function, recorded at most once, before any call that waits.
void zrt_record(zrt_context *ctx, int32_t stream, int64_t event);
void zrt_wait(zrt_context *ctx, int32_t stream, int64_t event);

// Defined by the emitted object.
typedef void (*zrt_entry)(zrt_context *ctx);
typedef struct {
  const char *name; // "main", "init", "eval"
  zrt_entry run;    // makes the calls of one step
  int64_t commands; // how many
  int64_t events;
} zrt_entry_point;
extern const zrt_entry_point zrt_entries[];
extern const int64_t zrt_entry_count;
extern const char zrt_plan[]; // JSON, see docs/Runtime.md, NUL-terminated
extern const int64_t zrt_plan_size;
// JSON that says what every call of every entry is, for people and for checks of values: see
// docs/Runtime.md. Nothing is computed by it.
extern const char zrt_calls[];
extern const int64_t zrt_calls_size;
// Operations of matmuls and convolutions of a step on the whole batch; 0 where it is not known.
extern const int64_t zrt_flops;
extern const char zrt_import[]; // the `import` module as MLIR bytecode
extern const int64_t zrt_import_size;

#ifdef __cplusplus
}
#endif
#endif // ZRT_ABI_H
