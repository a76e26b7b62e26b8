//===- Abi.cpp - The functions that emitted code calls --------------------------===//

#include "Context.h"

#include "../base/DType.h"

#include <algorithm>

using namespace zrt;

Status zrt::runEntry(zrt_context &context, const zrt_entry_point &entry) {
  context.collectiveStream = -1;
  context.device->begin(context.errors);
  entry.run(&context);
  Status status = context.device->synchronize();
  if (status.isOk() || status.code() == Code::Aborted)
    return status;
  std::string place = format("entry '%s'", entry.name);
  if (!status.place().empty())
    place += ", " + status.place();
  return Status(status.code(), status.message(), place);
}

void zrt_launch(zrt_context *ctx, int32_t stream, zrt_kernel kernel, const int64_t *record) {
  ctx->device->launch(stream, kernel, record);
}

void zrt_gemm(zrt_context *ctx, int32_t stream, const int64_t *record) {
  ctx->device->gemm(stream, record);
}

void zrt_copy(zrt_context *ctx, int32_t stream, const int64_t *record) {
  ctx->device->copy(stream, record);
}

static void runCollective(void *self, const int64_t *record) {
  auto *ctx = static_cast<zrt_context *>(self);
  auto &collective = *reinterpret_cast<const zrt_collective_record *>(record);
  Status status = ctx->communicator->run(collective);
  if (!status.isOk())
    return ctx->errors.set(std::move(status));
  ctx->reductions.note(collective, ctx->communicator->rank(), ctx->communicator->ranks());
}

void ReductionMeter::note(const zrt_collective_record &record, int rank, int ranks) {
  if (record.kind != ZRT_REDUCE_SCATTER || record.group != 0)
    return;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t bytes = part.count * dtypeInfo(record.dtype).size;
    int64_t own = part.dst == ZRT_IN_PLACE ? part.src + rank * bytes : part.dst;
    add(sources_, part.src, part.src + ranks * bytes);
    add(targets_, own, own + bytes);
  }
}

/// Grows in the first step only: every step touches the same bytes.
void ReductionMeter::add(Ranges &ranges, int64_t begin, int64_t end) {
  auto first = std::lower_bound(ranges.begin(), ranges.end(), begin,
                                [](const auto &range, int64_t at) { return range.second < at; });
  auto last = first;
  for (; last != ranges.end() && last->first <= end; ++last) {
    begin = std::min(begin, last->first);
    end = std::max(end, last->second);
  }
  if (first == last)
    ranges.insert(first, {begin, end});
  else
    *first = {begin, end}, ranges.erase(first + 1, last);
}

int64_t ReductionMeter::bytesOf(const Ranges &ranges) {
  int64_t bytes = 0;
  for (const auto &range : ranges)
    bytes += range.second - range.first;
  return bytes;
}

void zrt_collective(zrt_context *ctx, int32_t stream, const int64_t *record) {
  // Two streams would reach their collectives in different orders on different ranks.
  if (ctx->collectiveStream >= 0 && ctx->collectiveStream != stream)
    return ctx->errors.set(failure(Code::Internal, "collectives on streams %d and %d of one step",
                                   ctx->collectiveStream, stream));
  ctx->collectiveStream = stream;
  ctx->device->call(stream, runCollective, ctx, record);
}

void zrt_record(zrt_context *ctx, int32_t stream, int64_t event) {
  ctx->device->record(stream, event);
}

void zrt_wait(zrt_context *ctx, int32_t stream, int64_t event) { ctx->device->wait(stream, event); }
