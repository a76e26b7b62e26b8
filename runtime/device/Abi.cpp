//===- Abi.cpp - The functions that emitted code calls --------------------------===//

#include "Context.h"

#include "../base/DType.h"
#include "cuda/Nvtx.h"

#include <algorithm>

using namespace zrt;

/// What is captured or run of the entry does its work, not its saves alone.
static bool doesWork(Saves saves) { return saves != Saves::Alone; }

static bool isWatched(const zrt_context &context, const CapturedEntry &captured) {
  return context.watch && context.watch->entry() == captured.entry->name &&
         doesWork(captured.saves);
}

static bool isFaulty(const zrt_context &context, const CapturedEntry &captured) {
  return context.fault && context.faultEntry == captured.entry->name && doesWork(captured.saves);
}

static Expected<int> captureCalls(zrt_context &context, const zrt_entry_point &entry, Saves saves) {
  context.capture = {&entry, saves, -1, {}, {}, 0};
  context.captureStatus = Status::ok();
  context.communicatorStreams.clear();
  context.callNumber = 0;
  context.busyStreams.clear();
  context.pastEvents.assign(entry.events, false);
  // A fault takes one command more at most.
  int64_t commands = entry.commands +
                     (isWatched(context, context.capture) ? context.watch->transfers() : 0) +
                     (context.fault ? 1 : 0);
  ZRT_TRY(context.device->beginCapture(commands, entry.events));
  entry.run(&context);
  return context.device->endCapture();
}

static Status captureEntry(zrt_context &context, const zrt_entry_point &entry, Saves saves) {
  cuda::Range range(format("capture @%s", entry.name).c_str());
  Expected<int> graph = captureCalls(context, entry, saves);
  if (!graph.isOk() && context.captureStatus.isOk() && context.device->hasOtherWay())
    graph = captureCalls(context, entry, saves);
  if (isFaulty(context, context.capture) && context.captureStatus.isOk())
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
  context.copied += captured.copied;
  noteMeters(context, captured);
  return isWatched(context, captured) ? context.watch->write() : Status::ok();
}

const CapturedEntry *zrt::findCaptured(const zrt_context &context, const zrt_entry_point &entry,
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

Status zrt::watchEntry(zrt_context &context, const zrt_entry_point &entry, CallWatcher &watcher,
                       Saves saves) {
  ZRT_TRY(prepareEntry(context, entry, saves));
  context.watcher = &watcher;
  context.watchedSaves = saves;
  context.watchedCall = 0;
  context.watchStatus = Status::ok();
  entry.run(&context);
  context.watcher = nullptr;
  ZRT_TRY(inEntry(entry, context.watchStatus));
  noteMeters(context, *findCaptured(context, entry, saves));
  return Status::ok();
}

void CollectiveMeter::note(const zrt_collective_record &record, GroupRank group) {
  const std::vector<int64_t> &counted = info_.communicators;
  if (record.kind != info_.collective || group.size == 0 ||
      (!counted.empty() &&
       std::find(counted.begin(), counted.end(), record.communicator) == counted.end()))
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
static void setBusy(zrt_context &context, int32_t stream) {
  if (stream < 0)
    return; // the device says so
  if (size_t(stream) >= context.busyStreams.size())
    context.busyStreams.resize(stream + 1);
  context.busyStreams[stream] = true;
}

static bool isEvent(const zrt_context &context, int64_t event) {
  return event >= 0 && event < int64_t(context.pastEvents.size());
}

/// The rank's part of a save. Of a group that is not there it has none.
static SavedRange partOf(const SaveMemory &memory, const zrt_save_record &save) {
  bool isKnown = save.group < int64_t(memory.ranks.size());
  return savedRange(save.bytes, save.group < 0 ? GroupRank{0, 1}
                                : isKnown      ? memory.ranks[save.group]
                                               : GroupRank{});
}

/// Whether other ranks save all of it.
static bool hasNoPart(const SaveMemory &memory, const zrt_save_record &save) {
  SavedRange part = partOf(memory, save);
  return save.group < int64_t(memory.ranks.size()) && part.begin == part.end;
}

/// Whether a call belongs into the capture. Its stream then has work. Of a stream without work
/// nobody has to wait for anything: what waits for saves does not where there are none.
static bool isCaptured(zrt_context &context, const EntryCall &call) {
  bool isPast = isEvent(context, call.event) && context.pastEvents[call.event];
  switch (call.kind) {
  case EntryCall::Save:
    if (context.capture.saves == Saves::None || hasNoPart(context.saveMemory, *call.save))
      return false;
    break;
  case EntryCall::Record: {
    bool isBusy =
        size_t(call.stream) < context.busyStreams.size() && context.busyStreams[call.stream];
    if (isBusy || isPast || !isEvent(context, call.event))
      return true; // what is wrong the device says
    context.pastEvents[call.event] = true;
    return false;
  }
  case EntryCall::Wait:
    if (isPast)
      return false;
    break;
  default:
    if (!doesWork(context.capture.saves))
      return false;
  }
  setBusy(context, call.stream);
  return true;
}

namespace {

/// A call of an entry while it is made: it is captured and listed, with what a watch and a fault
/// want of it, or run at once and watched. Every call has its numbers, also one that is left out.
class Call {
public:
  Call(zrt_context *ctx, EntryCall call)
      : ctx_(*ctx), call_(call),
        number_(ctx->watcher ? ctx->watchedCall++ : int64_t(ctx->capture.calls.size())) {
    if (ctx_.watcher) {
      beginWatched();
      return;
    }
    ctx_.capture.calls.push_back(call_);
    if (!isEvent())
      workNumber_ = ctx_.callNumber++;
    isMade_ = isCaptured(ctx_, call_);
    if (!isMade_)
      return;
    if (!isEvent())
      beginWork(ctx_.capture);
    ctx_.device->beginCall(call_.stream, number_);
  }
  ~Call() {
    if (!isMade_)
      return;
    if (ctx_.watcher) {
      ctx_.watchStatus = finish();
      return;
    }
    ctx_.device->endCall(call_.stream, number_);
    if (fault_)
      fault_->after(*ctx_.device, call_.stream, workNumber_);
    if (watch_)
      watch_->after(*ctx_.device, call_.stream, workNumber_);
  }
  Call(const Call &) = delete;

  bool isEnqueued() const { return isMade_ && (!fault_ || !fault_->drops(workNumber_)); }
  const int64_t *record(const int64_t *record, int64_t size) {
    return fault_ ? fault_->change(workNumber_, record, size) : record;
  }
  const zrt_kernel_descriptor *kernel(const zrt_kernel_descriptor *kernel) {
    return fault_ ? fault_->change(workNumber_, kernel) : kernel;
  }
  /// The call cannot be made.
  void fail(Status status) {
    Status &first = ctx_.watcher ? ctx_.watchStatus : ctx_.captureStatus;
    if (first.isOk())
      first = std::move(status);
  }

private:
  bool isEvent() const { return call_.kind == EntryCall::Record || call_.kind == EntryCall::Wait; }
  /// Nothing is enqueued behind a failure, and what is run in call order needs no events.
  void beginWatched() {
    bool isLeftOut = call_.kind == EntryCall::Save ? ctx_.watchedSaves == Saves::None
                                                   : isEvent() || !doesWork(ctx_.watchedSaves);
    if (isLeftOut || !ctx_.watchStatus.isOk())
      return;
    if (call_.kind != EntryCall::Save)
      ctx_.watchStatus = ctx_.watcher->before(number_);
    isMade_ = ctx_.watchStatus.isOk();
  }
  void beginWork(const CapturedEntry &captured) {
    watch_ = isWatched(ctx_, captured) ? ctx_.watch.get() : nullptr;
    fault_ = isFaulty(ctx_, captured) ? ctx_.fault.get() : nullptr;
    if (watch_)
      watch_->before(*ctx_.device, call_.stream, workNumber_);
  }
  Status finish() {
    ZRT_TRY(ctx_.watchStatus);
    ZRT_TRY(firstFailure(ctx_));
    return call_.kind == EntryCall::Save ? Status::ok() : ctx_.watcher->after(number_);
  }

  zrt_context &ctx_;
  EntryCall call_;
  int64_t number_, workNumber_ = -1; // the second without records and waits
  bool isMade_ = false;
  CallWatch *watch_ = nullptr;
  CallFault *fault_ = nullptr;
};

EntryCall workOn(int32_t stream) { return {EntryCall::Work, stream}; }
EntryCall collectiveOn(int32_t stream, const zrt_collective_record &collective) {
  return {EntryCall::Collective, stream, &collective};
}

} // namespace

void zrt_launch(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *kernel,
                const int64_t *record) {
  Call call(ctx, workOn(stream));
  if (call.isEnqueued())
    ctx->device->launch(stream, *call.kernel(kernel), call.record(record, 1 + record[0]));
}

void zrt_library(zrt_context *ctx, int32_t stream, const int64_t *record) {
  Call call(ctx, workOn(stream));
  if (call.isEnqueued())
    ctx->device->library(stream, call.record(record, sizeof(zrt_gemm_record) / sizeof(int64_t)));
}

void zrt_copy(zrt_context *ctx, int32_t stream, const int64_t *record) {
  Call call(ctx, workOn(stream));
  if (!call.isEnqueued())
    return;
  const int64_t *made = call.record(record, sizeof(zrt_copy_record) / sizeof(int64_t));
  ctx->device->copy(stream, made);
  auto &copy = *reinterpret_cast<const zrt_copy_record *>(made);
  if (spaceOf(copy.src) != spaceOf(copy.dst))
    (ctx->watcher ? ctx->copied : ctx->capture.copied) += copy.bytes;
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
  Call call(ctx, collectiveOn(stream, collectiveOf(record)));
  if (!call.isEnqueued())
    return;
  const zrt_collective_record &collective = collectiveOf(call.record(record, sizeOf(record)));
  noteCollective(ctx, stream, collective);
  ctx->communicator->enqueue(*ctx->device, stream, collective);
}

void zrt_reduce(zrt_context *ctx, int32_t stream, const zrt_kernel_descriptor *fold,
                const int64_t *record) {
  Call call(ctx, collectiveOn(stream, collectiveOf(record + 1)));
  if (!call.isEnqueued())
    return;
  record = call.record(record, 1 + sizeOf(record + 1));
  const zrt_collective_record &collective = collectiveOf(record + 1);
  noteCollective(ctx, stream, collective);
  ctx->communicator->reduce(*ctx->device, stream, *fold, record[0], collective);
}

void zrt_save(zrt_context *ctx, int32_t stream, const int64_t *record) {
  Call call(ctx,
            {EntryCall::Save, stream, nullptr, reinterpret_cast<const zrt_save_record *>(record)});
  if (!call.isEnqueued())
    return;
  auto &save = *reinterpret_cast<const zrt_save_record *>(
      call.record(record, sizeof(zrt_save_record) / sizeof(int64_t)));
  const SaveMemory &memory = ctx->saveMemory;
  SavedRange range = partOf(memory, save);
  int64_t offset = offsetOf(save.dst), bytes = range.end - range.begin;
  bool isKnown = save.group < int64_t(memory.ranks.size());
  if (!isKnown || bytes > memory.bytes - offset)
    call.fail(failure(Code::Internal,
                      "a save of %lld bytes at %lld of %lld, over group %lld of %zu",
                      (long long)bytes, (long long)offset, (long long)memory.bytes,
                      (long long)save.group, memory.ranks.size()));
  else if (bytes > 0)
    ctx->device->save(stream, memory.data + offset, save.src + range.begin, bytes);
}

void zrt_record(zrt_context *ctx, int32_t stream, int64_t event) {
  if (Call call(ctx, {EntryCall::Record, stream, nullptr, nullptr, event}); call.isEnqueued())
    ctx->device->record(stream, event);
}

void zrt_wait(zrt_context *ctx, int32_t stream, int64_t event) {
  if (Call call(ctx, {EntryCall::Wait, stream, nullptr, nullptr, event}); call.isEnqueued())
    ctx->device->wait(stream, event);
}
