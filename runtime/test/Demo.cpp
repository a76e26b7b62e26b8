//===- Demo.cpp - A compiled program written by hand ----------------------------===//
//
// The symbols that emitted code defines, for one SGD step of a linear layer at stage 3: parameters
// w [8, 16] and b [16] in one unit of 256 elements, loss = sum((x w + b - y)^2) / 512 over a batch
// of 32. Built for several rank counts (RANKS), and with faults: an event left out (DROP_EVENT), a
// value kept outside the states (KEEPS), predictions that do not hold, kernels that never end.
//===------------------------------------------------------------------------===//

#include "../base/Crc32.h"
#include "zrt/abi.h"
#include "zrt/checksums.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#ifndef GRAD_BYTES // predicted to live at one time
#define GRAD_BYTES PARAM_BYTES
#endif
#ifndef ALLOCATIONS // where reductions leave gradients
#define ALLOCATIONS PARAM_BYTES
#endif
#ifndef STATE_BYTES
#define STATE_BYTES PARAM_BYTES
#endif
#ifndef REPLICA // what is the same on all ranks after a step: the loss
#define REPLICA 2240
#endif
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

static constexpr int64_t ranks = RANKS, shard = SHARD, rows = LOCAL;
static_assert(ranks * shard == 256 && ranks * rows == 32);

// Offsets in the arena.
enum : int64_t {
  Param = 0,
  Grad = 1024,
  RankNumber = 2048,
  Rate = 2112,
  Key = 2176,
  Loss = 2240,
  LossPart = 2304,
  X = 4096,
  Y = 5120,
  Whole = 8192,
  WholeGrad = 9216,
  H = 10240,
  D = 12288,
  ArenaEnd = 14848,
};

static float *f32(uint8_t *buffer) { return reinterpret_cast<float *>(buffer); }

/// What a device does that hangs, or is slow, in the third step.
static void dawdle() {
#if defined(HANGS) || defined(SLOW)
  static int calls = 0;
  if (++calls != 3)
    return;
#ifdef HANGS
  while (true)
    pause();
#endif
  for (time_t end = time(nullptr) + 4; time(nullptr) < end;) {
  }
#endif
}

#ifdef LEAK
/// A mebibyte of heap that is never given back.
static void leak() {
  void *volatile lost = malloc(1 << 20);
  memset(lost, 1, 1 << 20);
}
#else
static void leak() {}
#endif

/// h += b; d = 2 (h - y) / 512; part = sum((h - y)^2) / 512
static void lossKernel(uint8_t *const *buffers, int64_t begin, int64_t end) {
  float *b = f32(buffers[0]) + 128, *y = f32(buffers[1]), *h = f32(buffers[2]),
        *d = f32(buffers[3]), *part = f32(buffers[4]);
  for (int64_t once = begin; once < end; ++once) {
    float sum = 0;
    dawdle();
    leak();
#ifdef KEEPS // behind the loss's part, where no state is
    sum += part[16]++;
#endif
    for (int64_t i = 0; i < rows * 16; ++i) {
      h[i] += b[i % 16];
      float difference = h[i] - y[i];
      sum += difference * difference;
      d[i] = difference * (2.0f / 512);
    }
    *part = sum / 512;
  }
}

/// The bias's gradient, and zeros in the padding, by columns.
static void biasKernel(uint8_t *const *buffers, int64_t begin, int64_t end) {
  float *d = f32(buffers[0]), *g = f32(buffers[1]) + 128;
  for (int64_t j = begin; j < end; ++j) {
    g[j] = 0;
    for (int64_t i = 0; j < 16 && i < rows; ++i)
      g[j] += d[i * 16 + j];
  }
}

static void updateKernel(uint8_t *const *buffers, int64_t begin, int64_t end) {
  float *rate = f32(buffers[0]), *g = f32(buffers[1]), *p = f32(buffers[2]);
  for (int64_t i = begin; i < end; ++i)
    p[i] -= *rate * g[i];
}

/// Element i of the unit is (key[1] + i) / 1000, whatever the number of ranks.
static void initKernel(uint8_t *const *buffers, int64_t begin, int64_t end) {
  int64_t rank = *reinterpret_cast<int64_t *>(buffers[0]);
  uint32_t seed = reinterpret_cast<uint32_t *>(buffers[1])[1];
  for (int64_t i = begin; i < end; ++i)
    f32(buffers[2])[i] = rank * shard + i < 144 ? float(seed + rank * shard + i) / 1000 : 0;
}

// As the plan numbers them.
enum { Compute = 0, Comm = 1, Save = 2 };
static const zrt_kernel_descriptor
    lossDescriptor = {"loss", ZRT_KERNEL_HOST, {lossKernel}, 1, 1, 0, 0, nullptr},
    biasDescriptor = {"bias", ZRT_KERNEL_HOST, {biasKernel}, 128, 8, 0, 0, nullptr},
    updateDescriptor = {"update", ZRT_KERNEL_HOST, {updateKernel}, shard, 16, 0, 0, nullptr},
    initDescriptor = {"init", ZRT_KERNEL_HOST, {initKernel}, shard, 16, 0, 0, nullptr};

static const int64_t gatherRecord[] = {0, ZRT_ALL_GATHER, 0, ZRT_F32, 1, Whole, Param, shard};
static const int64_t scatterRecord[] = {0,    ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_F32, 1,
                                        Grad, WholeGrad,          shard};
static const int64_t lossRecord[] = {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_F32, 1, Loss, LossPart, 1};
static const int64_t forwardRecord[] = {
    ZRT_GEMM, -1, 0,  ZRT_F32, ZRT_F32, rows, 16, 8,
    0,        1,  1,  1,       1,                //
    X,        8,  1,  0,       0,       0,    0, //
    Whole,    16, 1,  0,       0,       0,    0, //
    H,        16, 1,  0,       0,       0,    0, //
    -1,       -1, -1, 0,       0,       0,    0,  ZRT_FACTORS_WHOLE};
static const int64_t backwardRecord[] = {
    ZRT_GEMM,  -1, 0,  ZRT_F32, ZRT_F32, 8, 16, rows,
    0,         1,  1,  1,       1,             //
    X,         1,  8,  0,       0,       0, 0, //
    D,         16, 1,  0,       0,       0, 0, //
    WholeGrad, 16, 1,  0,       0,       0, 0, //
    -1,        -1, -1, 0,       0,       0, 0,  ZRT_FACTORS_WHOLE};
static_assert(sizeof(forwardRecord) == sizeof(zrt_gemm_record) &&
              sizeof(backwardRecord) == sizeof(zrt_gemm_record));
static const int64_t lossLaunch[] = {5, Whole, Y, H, D, LossPart};
static const int64_t biasLaunch[] = {2, D, WholeGrad};
static const int64_t updateLaunch[] = {3, Rate, Grad, Param};
static const int64_t saveRecord[] = {int64_t(1) << ZRT_SPACE_SHIFT, Param, shard * 4, -1};
static const int64_t initLaunch[] = {3, RankNumber, Key, Param};

static void runMain(zrt_context *ctx) {
  zrt_save(ctx, Save, saveRecord);
  zrt_record(ctx, Save, 3);
  zrt_collective(ctx, Comm, gatherRecord);
  zrt_record(ctx, Comm, 0);
  zrt_wait(ctx, Compute, 0);
  zrt_library(ctx, Compute, forwardRecord);
  zrt_launch(ctx, Compute, &lossDescriptor, lossLaunch);
  zrt_library(ctx, Compute, backwardRecord);
  zrt_launch(ctx, Compute, &biasDescriptor, biasLaunch);
  zrt_record(ctx, Compute, 1);
  zrt_wait(ctx, Comm, 1);
  zrt_collective(ctx, Comm, scatterRecord);
  zrt_collective(ctx, Comm, lossRecord);
  zrt_record(ctx, Comm, 2);
#ifndef DROP_EVENT
  zrt_wait(ctx, Compute, 2);
#endif
  zrt_wait(ctx, Compute, 3);
  zrt_launch(ctx, Compute, &updateDescriptor, updateLaunch);
}

static void runInit(zrt_context *ctx) { zrt_launch(ctx, Compute, &initDescriptor, initLaunch); }

extern "C" {
#ifdef DROP_INIT
const zrt_entry_point zrt_entries[] = {{"main", runMain, 17, 4}};
const int64_t zrt_entry_count = 1;
#define KINDS R"("step": "main")"
[[maybe_unused]] static auto *unused = runInit;
#else
const zrt_entry_point zrt_entries[] = {{"main", runMain, 17, 4}, {"init", runInit, 1, 0}};
const int64_t zrt_entry_count = 2;
#define KINDS R"("step": "main", "init": "init")"
#endif
static const int64_t noWords[1] = {0}; // records are its functions' own
const zrt_record_table zrt_records[] = {{noWords, 0, 0}, {noWords, 0, 0}};
const char zrt_plan[] =
    R"({"abi": 10, "format": 1, "name": "demo", "hash": "sha256:00", )" KINDS R"(,
  "config": {"stage": 3, "target": "cpu", "ranks": )" TEXT(RANKS) R"(},
  "spaces": [{"name": "device", "memory": "device", "bytes": 14848, "alignment": 64},
             {"name": "checkpoint", "memory": "host", "bytes": 1024, "alignment": 64}], "rank": 2048,
  "streams": [{"name": "compute", "priority": 0}, {"name": "comm", "priority": 1},
              {"name": "save", "priority": -1}],
  "groups": [{"axes": ["dp"], "ranks": [[)" GROUP R"(]]}],
  "communicators": [{"name": "dp", "group": 0}],
  "buffers": [{"kind": "param", "address": 0, "dtype": "f32", "elements": 256, "shard": )" TEXT(SHARD) R"(,
               "group": 0}],
  "states": [
    {"name": "w", "role": "param", "kind": "param", "dtype": "f32", "shape": [8, 16],
     "slots": {"main": [0, 0], "init": [-1, 0]}, "parts": [{"buffer": 0, "first": 0, "count": 128}]},
    {"name": "b", "role": "param", "kind": "param", "dtype": "f32", "shape": [16],
     "slots": {"main": [1, 1], "init": [-1, 1]}, "parts": [{"buffer": 0, "first": 128, "count": 16}]}],
  "inputs": [
    {"entry": "main", "arg": 2, "name": "x", "role": "batch", "dtype": "f32", "shape": [32, 8],
     "dim": 0, "group": 0, "local": [)" TEXT(LOCAL) R"(, 8], "address": 4096},
    {"entry": "main", "arg": 3, "name": "y", "role": "batch", "dtype": "f32", "shape": [32, 16],
     "dim": 0, "group": 0, "local": [)" TEXT(LOCAL) R"(, 16], "address": 5120},
    {"entry": "main", "arg": 4, "name": "lr", "role": "scalar", "dtype": "f32", "shape": [],
     "dim": -1, "local": [], "address": 2112},
    {"entry": "init", "arg": 0, "name": "key", "role": "rng", "dtype": "ui32", "shape": [2],
     "dim": -1, "local": [2], "address": 2176}],
  "outputs": [
    {"entry": "main", "result": 2, "name": "loss", "role": "metric", "dtype": "f32", "shape": [],
     "dim": -1, "local": [], "address": 2240},
    {"entry": "main", "result": 3, "name": "prediction", "role": "output", "dtype": "f32",
     "shape": [32, 16], "dim": 0, "group": 0, "local": [)" TEXT(LOCAL) R"(, 16], "address": 10240}],
  "saves": [{"src": 0, "dst": 281474976710656, "bytes": )" TEXT(STATE_BYTES) R"(, "group": -1, "stream": 2}],
  "replicas": {"before": [{"name": "lr", "ranges": [[2112, 4]]}],
               "after": [{"name": "loss", "ranges": [[)" TEXT(REPLICA) R"(, 4]]}]},
  "meters": [{"kind": "grad", "collective": "reduce_scatter", "counts": "targets", "bytes": )" TEXT(
        ALLOCATIONS) R"(}],
  "predicted": {"resident": {"param": )" TEXT(STATE_BYTES) R"(, "grad": )" TEXT(GRAD_BYTES) R"(},
                "peak": 14848, "wire_by_rank": {"main": [)" WIRE R"(], "init": []}}})";
const int64_t zrt_plan_size = sizeof zrt_plan - 1;
const int64_t zrt_plan_checksum = zrt::crc32(zrt_plan, zrt_plan_size);
const char zrt_calls[] = R"({"format": 1, "layouts": [], "entries": {}})";
const int64_t zrt_calls_size = sizeof zrt_calls - 1;
const int64_t zrt_calls_checksum = zrt::crc32(zrt_calls, zrt_calls_size);
const int64_t zrt_flops = 0;
const char zrt_import[] = "import";
const int64_t zrt_import_size = 6;
const int64_t zrt_import_checksum = zrt::crc32(zrt_import, zrt_import_size);
}
