//===- Abi.cpp - The functions that emitted code calls --------------------------===//

#include "Context.h"

#include "../base/DType.h"

#include <algorithm>

using namespace zrt;

static bool isWatched(const zrt_context &context, const zrt_entry_point &entry) {
  return context.watch && context.watch->entry() == entry.name;
}

static Status captureEntry(zrt_context &context, const zrt_entry_point &entry) {
  context.capture = {&entry, -1, {}, {}};
  context.captureStatus = Status::ok();
  context.communicatorStreams.clear();
  context.callNumber = 0;
  // A fault takes one command more at most.
  int64_t commands = entry.commands + (isWatched(context, entry) ? context.watch->transfers() : 0) +
                     (context.fault ? 1 : 0);
  ZRT_TRY(context.device->beginCapture(commands, entry.events));
  entry.run(&context);
  Expected<int> graph = context.device->endCapture();
  if (context.fault && context.faultEntry == entry.name && context.captureStatus.isOk())
    context.captureStatus = context.fault->checkMade();
  ZRT_TRY(context.captureStatus);
  ZRT_TRY(graph.status());
  context.capture.graph = *graph;
  context.entries.push_back(std::move(context.capture));
  return Status::ok();
}

/// The first failure: that of a collective says more than that of the stream which ran it.
static Status firstFailure(zrt_context &context) {
  ZRT_TRY(context.device->synchronize());
  return context.communicator ? context.communicator->error() : Status::ok();
}

static void noteMeters(zrt_context &context, const CapturedEntry &captured) {
  for (const zrt_collective_record *record : captured.collectives)
    for (CollectiveMeter &meter : context.meters)
      meter.note(*record, context.communicator->group(record->communicator));
}

static Status replayEntry(zrt_context &context, const CapturedEntry &captured) {
  context.device->replay(captured.graph);
  ZRT_TRY(firstFailure(context));
  noteMeters(context, captured);
  return isWatched(context, *captured.entry) ? context.watch->write() : Status::ok();
}

const CapturedEntry *zrt::findCaptured(const zrt_context &context, const zrt_entry_point &entry) {
  for (const CapturedEntry &captured : context.entries)
    if (captured.entry == &entry)
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

Status zrt::prepareEntry(zrt_context &context, const zrt_entry_point &entry) {
  return findCaptured(context, entry) ? Status::ok() : inEntry(entry, captureEntry(context, entry));
}

Status zrt::runEntry(zrt_context &context, const zrt_entry_point &entry) {
  ZRT_TRY(prepareEntry(context, entry));
  return inEntry(entry, replayEntry(context, *findCaptured(context, entry)));
}

Status zrt::watchEntry(zrt_context &context, const zrt_entry_point &entry, CallWatcher &watcher) {
  ZRT_TRY(prepareEntry(context, entry));
  context.watcher = &watcher;
  context.watchedCall = 0;
  context.watchStatus = Status::ok();
  entry.run(&context);
  context.watcher = nullptr;
  ZRT_TRY(inEntry(entry, context.watchStatus));
  noteMeters(context, *findCaptured(context, entry));
  return Status::ok();
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

namespace {

/// A call of an entry while it is made: it is captured and listed, with what a watch and a fault want
/// of it, or run at once and watched.
class Call {
public:
  Call(zrt_context *ctx, EntryCall call)
      : ctx_(*ctx), call_(call),
        number_(ctx->watcher ? ctx->watchedCall++ : int64_t(ctx->capture.calls.size())) {
    if (ctx_.watcher) {
      if (isWork() && ctx_.watchStatus.isOk())
        ctx_.watchStatus = ctx_.watcher->before(number_);
      return;
    }
    ctx_.capture.calls.push_back(call_);
    if (isWork())
      beginWork(*ctx_.capture.entry);
    ctx_.device->beginCall(call_.stream, number_);
  }
  ~Call() {
    if (!ctx_.watcher) {
      ctx_.device->endCall(call_.stream, number_);
      if (fault_)
        fault_->after(*ctx_.device, call_.stream, workNumber_);
      if (watch_)
        watch_->after(*ctx_.device, call_.stream, workNumber_);
    } else if (isEnqueued()) {
      ctx_.watchStatus = finish();
    }
  }
  Call(const Call &) = delete;

  /// Nothing is enqueued behind a failure, and what is run in call order needs no events.
  bool isEnqueued() const {
    if (ctx_.watcher)
      return isWork() && ctx_.watchStatus.isOk();
    return !fault_ || !fault_->drops(workNumber_);
  }
  const int64_t *record(const int64_t *record, int64_t size) {
    return fault_ ? fault_->change(workNumber_, record, size) : record;
  }
  const zrt_kernel_descriptor *kernel(const zrt_kernel_descriptor *kernel) {
    return fault_ ? fault_->change(workNumber_, kernel) : kernel;
  }

private:
  bool isWork() const { return call_.kind != EntryCall::Record && call_.kind != EntryCall::Wait; }
  void beginWork(const zrt_entry_point &entry) {
    workNumber_ = ctx_.callNumber++;
    watch_ = isWatched(ctx_, entry) ? ctx_.watch.get() : nullptr;
    fault_ = ctx_.fault && std::string_view(entry.name) == ctx_.faultEntry ? ctx_.fault.get()
                                                                           : nullptr;
    if (watch_)
      watch_->before(*ctx_.device, call_.stream, workNumber_);
  }
  Status finish() {
    ZRT_TRY(firstFailure(ctx_));
    return ctx_.watcher->after(number_);
  }

  zrt_context &ctx_;
  EntryCall call_;
  int64_t number_, workNumber_ = -1; // the second without records and waits
  CallWatch *watch_ = nullptr;
  CallFault *fault_ = nullptr;
};

} // namespace

void zrt_launch(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *kernel,
                const int64_t *record) {
  Call call(ctx, {EntryCall::Work, stream, nullptr, -1});
  if (call.isEnqueued())
    ctx->device->launch(stream, *call.kernel(kernel), call.record(record, 1 + record[0]));
}

void zrt_library(zrt_context *ctx, int32_t stream, const int64_t *record) {
  Call call(ctx, {EntryCall::Work, stream, nullptr, -1});
  if (call.isEnqueued())
    ctx->device->library(stream, call.record(record, sizeof(zrt_gemm_record) / sizeof(int64_t)));
}

void zrt_copy(zrt_context *ctx, int32_t stream, const int64_t *record) {
  Call call(ctx, {EntryCall::Work, stream, nullptr, -1});
  if (call.isEnqueued())
    ctx->device->copy(stream, call.record(record, sizeof(zrt_copy_record) / sizeof(int64_t)));
}

static const zrt_collective_record &collectiveOf(const int64_t *record) {
  return *reinterpret_cast<const zrt_collective_record *>(record);
}

/// Integers of a collective's record.
static int64_t sizeOf(const int64_t *record) {
  const zrt_collective_record &collective = collectiveOf(record);
  return int64_t(sizeof collective + size_t(collective.parts) * sizeof collective.part[0]) /
         int64_t(sizeof(int64_t));
}

/// A collective of an entry that is captured.
static void noteCollective(zrt_context *ctx, int32_t stream,
                           const zrt_collective_record &collective) {
  if (ctx->watcher)
    return;
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
}

void zrt_collective(zrt_context *ctx, int32_t stream, const int64_t *record) {
  Call call(ctx, {EntryCall::Collective, stream, &collectiveOf(record), -1});
  if (!call.isEnqueued())
    return;
  const zrt_collective_record &collective = collectiveOf(call.record(record, sizeOf(record)));
  noteCollective(ctx, stream, collective);
  ctx->communicator->enqueue(*ctx->device, stream, collective);
}

void zrt_reduce(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *fold,
                const int64_t *record) {
  Call call(ctx, {EntryCall::Collective, stream, &collectiveOf(record + 1), -1});
  if (!call.isEnqueued())
    return;
  record = call.record(record, 1 + sizeOf(record + 1));
  const zrt_collective_record &collective = collectiveOf(record + 1);
  noteCollective(ctx, stream, collective);
  ctx->communicator->reduce(*ctx->device, stream, *fold, record[0], collective);
}

void zrt_record(zrt_context *ctx, int32_t stream, int64_t event) {
  if (Call call(ctx, {EntryCall::Record, stream, nullptr, event}); call.isEnqueued())
    ctx->device->record(stream, event);
}

void zrt_wait(zrt_context *ctx, int32_t stream, int64_t event) {
  if (Call call(ctx, {EntryCall::Wait, stream, nullptr, event}); call.isEnqueued())
    ctx->device->wait(stream, event);
}
