//===- Abi.cpp - The functions that emitted code calls --------------------------===//

#include "Context.h"

#include "../base/DType.h"

#include <algorithm>

using namespace zrt;

static Status captureEntry(zrt_context &context, const zrt_entry_point &entry, Saves saves) {
  context.capture = {&entry, saves, -1, {}};
  context.captureStatus = Status::ok();
  context.communicatorStreams.clear();
  context.busyStreams.clear();
  context.pastEvents.assign(entry.events, false);
  ZRT_TRY(context.device->beginCapture(entry.commands, entry.events));
  entry.run(&context);
  Expected<int> graph = context.device->endCapture();
  ZRT_TRY(context.captureStatus);
  ZRT_TRY(graph.status());
  context.capture.graph = *graph;
  context.entries.push_back(std::move(context.capture));
  return Status::ok();
}

/// The first failure: that of a collective says more than that of the stream which ran it.
static Status replayEntry(zrt_context &context, const CapturedEntry &captured) {
  context.device->replay(captured.graph);
  ZRT_TRY(context.device->synchronize());
  if (context.communicator)
    ZRT_TRY(context.communicator->error());
  for (const zrt_collective_record *record : captured.collectives)
    for (CollectiveMeter &meter : context.meters)
      meter.note(*record, context.communicator->group(record->communicator));
  return Status::ok();
}

static const CapturedEntry *findCaptured(const zrt_context &context, const zrt_entry_point &entry,
                                         Saves saves) {
  for (const CapturedEntry &captured : context.entries)
    if (captured.entry == &entry && captured.saves == saves)
      return &captured;
  return nullptr;
}

/// Says in which entry something failed.
static Status inEntry(const zrt_entry_point &entry, const Status &status) {
  if (status.isOk() || status.code() == Code::Aborted)
    return status;
  std::string place = format("entry '%s'", entry.name);
  if (!status.place().empty())
    place += ", " + status.place();
  return Status(status.code(), status.message(), place);
}

Status zrt::prepareEntry(zrt_context &context, const zrt_entry_point &entry, Saves saves) {
  return findCaptured(context, entry, saves) ? Status::ok()
                                             : inEntry(entry, captureEntry(context, entry, saves));
}

Status zrt::runEntry(zrt_context &context, const zrt_entry_point &entry, Saves saves) {
  ZRT_TRY(prepareEntry(context, entry, saves));
  return inEntry(entry, replayEntry(context, *findCaptured(context, entry, saves)));
}

SavedRange zrt::savedRange(int64_t bytes, GroupRank rank) {
  if (rank.size <= 0) // in no group
    return {};
  int64_t blocks = (bytes + ZRT_SAVE_BLOCK - 1) / ZRT_SAVE_BLOCK;
  auto limit = [&](int64_t number) {
    return std::min(bytes, blocks * number / rank.size * ZRT_SAVE_BLOCK);
  };
  return {limit(rank.rank), limit(rank.rank + 1)};
}

void CollectiveMeter::note(const zrt_collective_record &record, GroupRank group) {
  if (record.kind != info_.collective || group.size == 0)
    return;
  int64_t size = dtypeInfo(record.dtype).size;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t shard = part.count * size, whole = group.size * shard;
    int64_t read = record.kind == ZRT_REDUCE_SCATTER ? whole : shard,
            left = record.kind == ZRT_ALL_GATHER ? whole : shard;
    int64_t source = part.src == ZRT_IN_PLACE ? part.dst + group.rank * shard : part.src;
    int64_t target = part.dst == ZRT_IN_PLACE ? part.src + group.rank * shard : part.dst;
    if (info_.countsSources)
      add(source, source + read);
    else
      add(target, target + left);
  }
}

/// Grows in the first step only: every step touches the same bytes.
void CollectiveMeter::add(int64_t begin, int64_t end) {
  auto first = std::lower_bound(ranges_.begin(), ranges_.end(), begin,
                                [](const auto &range, int64_t at) { return range.second < at; });
  auto last = first;
  for (; last != ranges_.end() && last->first <= end; ++last) {
    begin = std::min(begin, last->first);
    end = std::max(end, last->second);
  }
  if (first == last)
    ranges_.insert(first, {begin, end});
  else
    *first = {begin, end}, ranges_.erase(first + 1, last);
}

int64_t CollectiveMeter::bytes() const {
  int64_t bytes = 0;
  for (const auto &range : ranges_)
    bytes += range.second - range.first;
  return bytes;
}

/// Notes that a stream has work in the capture.
static void setBusy(zrt_context *ctx, int32_t stream) {
  if (stream < 0)
    return; // the device says so
  if (size_t(stream) >= ctx->busyStreams.size())
    ctx->busyStreams.resize(stream + 1);
  ctx->busyStreams[stream] = true;
}

/// Whether what is captured does more than save; `stream` then has work.
static bool isWork(zrt_context *ctx, int32_t stream) {
  if (ctx->capture.saves == Saves::Alone)
    return false;
  setBusy(ctx, stream);
  return true;
}

void zrt_launch(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *kernel,
                const int64_t *record) {
  if (isWork(ctx, stream))
    ctx->device->launch(stream, *kernel, record);
}

void zrt_library(zrt_context *ctx, int32_t stream, const int64_t *record) {
  if (isWork(ctx, stream))
    ctx->device->library(stream, record);
}

void zrt_copy(zrt_context *ctx, int32_t stream, const int64_t *record) {
  if (isWork(ctx, stream))
    ctx->device->copy(stream, record);
}

static const zrt_collective_record &noteCollective(zrt_context *ctx, int32_t stream,
                                                   const int64_t *record) {
  auto &collective = *reinterpret_cast<const zrt_collective_record *>(record);
  // On two streams a communicator's collectives would come in different orders on different ranks.
  auto known =
      std::find_if(ctx->communicatorStreams.begin(), ctx->communicatorStreams.end(),
                   [&](const auto &used) { return used.first == collective.communicator; });
  if (known == ctx->communicatorStreams.end())
    ctx->communicatorStreams.push_back({collective.communicator, stream});
  else if (known->second != stream && ctx->captureStatus.isOk())
    ctx->captureStatus =
        failure(Code::Internal, "collectives of communicator %lld on streams %d and %d of one step",
                (long long)collective.communicator, known->second, stream);
  ctx->capture.collectives.push_back(&collective);
  return collective;
}

void zrt_collective(zrt_context *ctx, int32_t stream, const int64_t *record) {
  if (isWork(ctx, stream))
    ctx->communicator->enqueue(*ctx->device, stream, noteCollective(ctx, stream, record));
}

void zrt_reduce(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *fold,
                const int64_t *record) {
  if (isWork(ctx, stream))
    ctx->communicator->reduce(*ctx->device, stream, *fold, record[0],
                              noteCollective(ctx, stream, record + 1));
}

void zrt_save(zrt_context *ctx, int32_t stream, const int64_t *record) {
  if (ctx->capture.saves == Saves::None)
    return;
  auto &save = *reinterpret_cast<const zrt_save_record *>(record);
  const SaveMemory &memory = ctx->saveMemory;
  bool isKnown = save.group < int64_t(memory.ranks.size());
  SavedRange range = savedRange(save.bytes, save.group < 0 ? GroupRank{0, 1}
                                            : isKnown      ? memory.ranks[save.group]
                                                           : GroupRank{});
  int64_t offset = offsetOf(save.dst), bytes = range.end - range.begin;
  if (!isKnown || bytes > memory.bytes - offset) {
    if (ctx->captureStatus.isOk())
      ctx->captureStatus =
          failure(Code::Internal, "a save of %lld bytes at %lld of %lld, over group %lld of %zu",
                  (long long)bytes, (long long)offset, (long long)memory.bytes,
                  (long long)save.group, memory.ranks.size());
    return;
  }
  if (bytes == 0)
    return;
  setBusy(ctx, stream);
  ctx->device->save(stream, memory.data + offset, save.src + range.begin, bytes);
}

/// Of a stream without work nobody has to wait for anything: what waits for saves does not where
/// there are none.
static bool isPast(const zrt_context *ctx, int64_t event) {
  return event >= 0 && event < int64_t(ctx->pastEvents.size()) && ctx->pastEvents[event];
}

void zrt_record(zrt_context *ctx, int32_t stream, int64_t event) {
  bool isBusy = size_t(stream) < ctx->busyStreams.size() && ctx->busyStreams[stream];
  if (!isBusy && event >= 0 && event < int64_t(ctx->pastEvents.size()) && !ctx->pastEvents[event])
    ctx->pastEvents[event] = true;
  else
    ctx->device->record(stream, event);
}

void zrt_wait(zrt_context *ctx, int32_t stream, int64_t event) {
  if (isPast(ctx, event))
    return;
  setBusy(ctx, stream);
  ctx->device->wait(stream, event);
}
