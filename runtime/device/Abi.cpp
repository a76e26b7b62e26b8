//===- Abi.cpp - The functions that emitted code calls --------------------------===//

#include "Context.h"

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
  Status status = ctx->communicator->run(*reinterpret_cast<const zrt_collective_record *>(record));
  if (!status.isOk())
    ctx->errors.set(std::move(status));
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
