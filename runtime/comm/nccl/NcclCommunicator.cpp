#include "NcclCommunicator.h"

#include "../../base/DType.h"
#include "../Collective.h"

#include <algorithm>
#include <csignal>
#include <ctime>

using namespace zrt;
using nccl::Lock;
using nccl::Result;

static constexpr int64_t settleNanoseconds = 120'000'000'000; // for all ranks to come
static constexpr int lookMilliseconds = 50;                   // between looks at what goes on

//===----------------------------------------------------------------------===//
// Start
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<Communicator>>
zrt::createNcclCommunicator(Device &device, World &world, const std::vector<Groups> &communicators,
                            int64_t arenaBytes, int waitSeconds) {
  auto made = NcclCommunicator::create(static_cast<cuda::CudaDevice &>(device), world,
                                       communicators, arenaBytes);
  ZRT_TRY(made.status());
  (*made)->limitWait(waitSeconds);
  return std::unique_ptr<Communicator>(std::move(*made));
}

Expected<std::unique_ptr<NcclCommunicator>>
NcclCommunicator::create(cuda::CudaDevice &device, World &world,
                         const std::vector<Groups> &communicators, int64_t arenaBytes) {
  for (size_t i = 0; i < communicators.size(); ++i)
    ZRT_TRY(checkGroups(world.size(), i, communicators[i]));
  Expected<const nccl::Library *> library = nccl::loadLibrary();
  ZRT_TRY(library.status());
  std::unique_ptr<NcclCommunicator> self(new NcclCommunicator(device, world, **library));
  ZRT_TRY(self->allocate(pageRound(std::max<int64_t>(arenaBytes, 1))));
  device.follow(&self->errors_);
  Status formed = self->form(communicators);
  if (formed.isOk())
    formed = self->startWatch();
  if (!formed.isOk()) {
    self->end(formed);
    return formed;
  }
  return self;
}

/// From the library's allocator: what other GPUs can map they read in place.
Status NcclCommunicator::allocate(int64_t bytes) {
  if (nccl_.allocate(&arena_, size_t(bytes)) != nccl::Success)
    return device_.outOfMemory(bytes);
  Expected<Memory> memory = device_.adopt(reinterpret_cast<cuda::DevicePointer>(arena_), bytes);
  ZRT_TRY(memory.status());
  memory_ = *memory;
  return Status::ok();
}

Status NcclCommunicator::form(const std::vector<Groups> &communicators) {
  for (const Groups &groups : communicators) {
    Channel channel;
    channel.owner = this;
    channel.group = findGroupRank(groups, world_.rank());
    for (const std::vector<int> &group : groups)
      if (std::find(group.begin(), group.end(), world_.rank()) != group.end())
        channel.ranks = group;
    for (int rank : channel.ranks)
      channel.members += format(channel.members.empty() ? "%d" : ", %d", rank);
    channels_.push_back(std::move(channel));
  }
  Expected<uint32_t *> words = device_.allocateWords(std::max<int64_t>(communicators.size(), 1));
  ZRT_TRY(words.status());
  for (size_t i = 0; i < channels_.size(); ++i)
    channels_[i].word = *words + i;
  // One after another: every rank comes to all of its groups in this order.
  for (size_t i = 0; i < communicators.size(); ++i)
    if (channels_[i].group.size > 1)
      ZRT_TRY(formOne(channels_[i], i, communicators[i]));
  return Status::ok();
}

/// The first member makes the id, the others find it in the world's store; with the version of its
/// library, for different ones may wait for each other without end.
Expected<nccl::UniqueId> NcclCommunicator::exchangeId(size_t number, const Groups &groups,
                                                      bool isFirst) {
  size_t group = 0;
  while (std::find(groups[group].begin(), groups[group].end(), world_.rank()) ==
         groups[group].end())
    ++group;
  std::string key = format("nccl/%zu/%zu", number, group);
  nccl::UniqueId id;
  if (isFirst) {
    if (Result made = nccl_.getUniqueId(&id))
      return failure(Code::Internal, "making an id of communicator %zu: %s", number,
                     nccl_.textOf(made).c_str());
    std::string text(id.bytes, sizeof id.bytes);
    text.append(reinterpret_cast<const char *>(&nccl_.version), sizeof nccl_.version);
    ZRT_TRY(world_.put(key, text));
    return id;
  }
  Expected<std::string> found = world_.get(key);
  ZRT_TRY(found.status());
  int version;
  if (found->size() != sizeof id.bytes + sizeof version)
    return failure(Code::Internal, "the id of communicator %zu has %zu bytes, expected %zu", number,
                   found->size(), sizeof id.bytes + sizeof version);
  memcpy(id.bytes, found->data(), sizeof id.bytes);
  memcpy(&version, found->data() + sizeof id.bytes, sizeof version);
  if (version != nccl_.version)
    return failure(Code::Unavailable,
                   "NCCL is of version %s here and %s on rank %d; install the same one on all "
                   "hosts, or put its folder into LD_LIBRARY_PATH of every rank",
                   nccl::versionText(nccl_.version).c_str(), nccl::versionText(version).c_str(),
                   groups[group][0]);
  return id;
}

Status NcclCommunicator::formOne(Channel &channel, size_t number, const Groups &groups) {
  Expected<nccl::UniqueId> id = exchangeId(number, groups, channel.group.rank == 0);
  ZRT_TRY(id.status());
  nccl::Config config;
  config.blocking = 0; // a rank that does not come is found out, not waited for
  Result begun =
      nccl_.initialize(&channel.comm, channel.group.size, *id, channel.group.rank, &config);
  if (begun != nccl::Success && begun != nccl::InProgress)
    return failureOf(channel, begun, "forming");
  ZRT_TRY(settle(channel, "forming"));
  begun = nccl_.registerMemory(channel.comm, arena_, size_t(memory_.bytes), &channel.registration);
  if (begun != nccl::Success && begun != nccl::InProgress)
    return failureOf(channel, begun, "registering memory with");
  return settle(channel, "registering memory with");
}

/// Waits for what does not block.
Status NcclCommunicator::settle(Channel &channel, const char *what) {
  int64_t start = nowNanoseconds();
  for (long pause = 10'000;; pause = std::min(2 * pause, 5'000'000L)) {
    Result error = nccl::Success, asked;
    {
      Lock lock(lock_);
      if (channel.isEnding)
        return errors_.get();
      asked = nccl_.getAsyncError(channel.comm, &error);
    }
    if (asked || (error && error != nccl::InProgress))
      return failureOf(channel, asked ? asked : error, what);
    if (error == nccl::Success)
      return Status::ok();
    if (world_.isAborted())
      return aborted();
    if (nowNanoseconds() - start > settleNanoseconds)
      return failure(Code::Unavailable,
                     "%s communicator %td of the ranks %s has taken %lld seconds; is every rank "
                     "there, and does NCCL_SOCKET_IFNAME name a network that reaches all of them? "
                     "NCCL_DEBUG=INFO says more",
                     what, &channel - channels_.data(), channel.members.c_str(),
                     (long long)(settleNanoseconds / 1'000'000'000));
    timespec time = {0, pause};
    nanosleep(&time, nullptr);
  }
}

Status NcclCommunicator::failureOf(const Channel &channel, Result error, const char *what) const {
  return failure(Code::Internal, "%s communicator %td of the ranks %s: NCCL: %s", what,
                 &channel - channels_.data(), channel.members.c_str(),
                 nccl_.textOf(error, channel.comm).c_str());
}

GroupRank NcclCommunicator::group(int64_t communicator) const {
  if (communicator < 0 || communicator >= int64_t(channels_.size()))
    return {};
  return channels_[communicator].group;
}

//===----------------------------------------------------------------------===//
// Failures and the end
//===----------------------------------------------------------------------===//

/// Signals go to the threads that work.
static bool startThread(pthread_t &thread, void *(*main)(void *), void *argument) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  bool isStarted = pthread_create(&thread, nullptr, main, argument) == 0;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return isStarted;
}

Status NcclCommunicator::startWatch() {
  hasWatcher_ = startThread(watcher_, watchMain, this);
  return hasWatcher_ ? Status::ok() : ioFailure("cannot start the thread that watches collectives");
}

void *NcclCommunicator::watchMain(void *self) {
  static_cast<NcclCommunicator *>(self)->watch();
  return nullptr;
}

void NcclCommunicator::watch() {
  while (stop_.load(std::memory_order_acquire) == 0) {
    Status found = look();
    if (!found.isOk())
      return end(found);
    futexWait(stop_, 0, lookMilliseconds, false);
  }
}

Status NcclCommunicator::look() {
  if (world_.isAborted())
    return aborted();
  for (Channel &channel : channels_) {
    Lock lock(lock_);
    if (!channel.comm || channel.isEnding)
      continue;
    Result error = nccl::Success, asked = nccl_.getAsyncError(channel.comm, &error);
    if (asked || (error && error != nccl::InProgress))
      return failureOf(channel, asked ? asked : error, "collectives over");
  }
  for (Channel &channel : channels_)
    ZRT_TRY(lookAtWait(channel));
  return Status::ok();
}

static uint32_t valueOf(const uint32_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }

/// A peer that waits for this rank elsewhere, at two looks a second apart: one that was done
/// before this rank's device would have been seen to be.
Status NcclCommunicator::lookAtWait(Channel &channel) {
  constexpr int64_t second = 1'000'000'000;
  Seen &seen = channel.seen;
  int64_t now = nowNanoseconds();
  uint32_t word = valueOf(channel.word);
  if (word == 0 || word != seen.word || device_.progress() != seen.progress) {
    seen = {word, device_.progress(), now, now, -1};
    return Status::ok();
  }
  if (now - seen.asked < second)
    return Status::ok();
  seen.asked = now;
  int before = seen.ahead;
  seen.ahead = -1;
  for (int rank : channel.ranks)
    if (rank != world_.rank() && world_.isAhead(rank))
      seen.ahead = rank;
  if (seen.ahead >= 0 && seen.ahead == before && valueOf(channel.word) == word)
    return differentCollectives(world_.rank(), seen.ahead);
  if (now - seen.since < waitLimit_.load())
    return Status::ok();
  Lock lock(lock_);
  return failure(Code::Internal,
                 "collective %u of communicator %td, %s over the ranks %s, has not ended for %lld "
                 "seconds: the device of one of them hangs, or NCCL does, of which NCCL_DEBUG=INFO "
                 "says more (--timeout S waits longer)",
                 word - 1, &channel - channels_.data(), channel.labels[word - 1].c_str(),
                 channel.members.c_str(), (long long)(waitLimit_.load() / second));
}

/// The library waits, while it ends a communicator, for the graphs that use it, which are the
/// device's: so it does in a thread of its own. What the device waits for ends at once.
void NcclCommunicator::end(Status reason) {
  errors_.set(std::move(reason));
  Lock lock(lock_);
  for (Channel &channel : channels_)
    if (channel.comm && !channel.isEnding)
      channel.isEnding = startThread(channel.ender, endMain, &channel);
}

void *NcclCommunicator::endMain(void *argument) {
  auto &channel = *static_cast<Channel *>(argument);
  (void)channel.owner->nccl_.abort(channel.comm);
  return nullptr;
}

void NcclCommunicator::abort() {
  end(aborted());
  world_.abort("");
}

/// A communicator ends after its peers' collectives are done, and before the device.
void NcclCommunicator::finish(Channel &channel) {
  if (channel.isEnding) {
    pthread_join(channel.ender, nullptr);
    return;
  }
  (void)nccl_.deregisterMemory(channel.comm, channel.registration);
  Result begun = nccl_.finalize(channel.comm);
  bool isFinal =
      (begun == nccl::Success || begun == nccl::InProgress) && settle(channel, "ending").isOk();
  (void)(isFinal ? nccl_.destroy(channel.comm) : nccl_.abort(channel.comm));
}

NcclCommunicator::~NcclCommunicator() {
  stop_.store(1, std::memory_order_release);
  futexWakeAll(stop_, false);
  if (hasWatcher_)
    pthread_join(watcher_, nullptr);
  device_.destroyGraphs();
  for (Channel &channel : channels_)
    if (channel.comm)
      finish(channel);
  if (arena_)
    (void)nccl_.free(arena_);
  device_.follow(nullptr);
}

bool NcclCommunicator::isWaiting() const {
  return std::any_of(channels_.begin(), channels_.end(),
                     [](const Channel &channel) { return valueOf(channel.word) != 0; });
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

static bool findType(int64_t dtype, nccl::Type &type) {
  switch (dtype) {
  case ZRT_I8:
    return type = nccl::Int8, true;
  case ZRT_I1: // 0 or 1
  case ZRT_U8:
    return type = nccl::UInt8, true;
  case ZRT_I32:
    return type = nccl::Int32, true;
  case ZRT_U32:
    return type = nccl::UInt32, true;
  case ZRT_I64:
    return type = nccl::Int64, true;
  case ZRT_U64:
    return type = nccl::UInt64, true;
  case ZRT_F16:
    return type = nccl::Float16, true;
  case ZRT_BF16:
    return type = nccl::BFloat16, true;
  case ZRT_F32:
  case ZRT_C64:
    return type = nccl::Float32, true;
  case ZRT_F64:
  case ZRT_C128:
    return type = nccl::Float64, true;
  }
  return false;
}

/// Of booleans "or" is the largest and "and" the smallest, as sums and products are.
static bool findOperation(int64_t dtype, int64_t op, nccl::Operation &operation) {
  if (dtype == ZRT_I1) {
    bool isAnd = op == ZRT_MUL || op == ZRT_MIN || op == ZRT_AND;
    return operation = isAnd ? nccl::Min : nccl::Max, true;
  }
  switch (op) {
  case ZRT_ADD:
    return operation = nccl::Sum, true;
  case ZRT_MUL:
    return operation = nccl::Product, true;
  case ZRT_MAX: // NCCL's forgets NaN
    return operation = nccl::Max, !dtypeInfo(dtype).isFloat;
  case ZRT_MIN:
    return operation = nccl::Min, !dtypeInfo(dtype).isFloat;
  }
  return false;
}

/// Gathers and exchanges move bytes, of whatever type.
Expected<NcclCommunicator::Types>
NcclCommunicator::findTypes(const zrt_collective_record &record) const {
  static const char *const names[] = {"sum", "product", "maximum", "minimum", "and", "or"};
  const DTypeInfo &info = dtypeInfo(record.dtype);
  if (record.kind == ZRT_ALL_GATHER || record.kind == ZRT_ALL_TO_ALL)
    return Types{nccl::Int8, nccl::Sum, info.size};
  Types types = {nccl::Int8, nccl::Sum, 1};
  if (!findType(record.dtype, types.type) ||
      !findOperation(record.dtype, record.op, types.operation))
    return failure(Code::Unavailable,
                   "NCCL has no %s of %s that keeps its meaning, which communicator %lld of the "
                   "ranks %s is to reduce; reduce another type (a sum of i32, f32), or compile the "
                   "step with --target=cpu",
                   names[record.op], info.name, (long long)record.communicator,
                   channels_[record.communicator].members.c_str());
  if (record.dtype == ZRT_C64 || record.dtype == ZRT_C128)
    types.perElement = 2;
  return types;
}

void NcclCommunicator::refuse(const Status &status) {
  errors_.set(status);
  device_.fail(status);
}

/// The communicator that a collective may go to; null where it is refused, or not this rank's.
NcclCommunicator::Channel *NcclCommunicator::admit(int stream,
                                                   const zrt_collective_record &record) {
  if (record.communicator < 0 || record.communicator >= int64_t(channels_.size())) {
    refuse(failure(Code::Internal, "collective over communicator %lld, which is not there",
                   (long long)record.communicator));
    return nullptr;
  }
  Channel &channel = channels_[record.communicator];
  if (world_.isAborted()) // the watching thread may not have seen it yet
    errors_.set(aborted());
  if (channel.group.size == 0 || !device_.admit(stream, ZONE_COLLECTIVE))
    return nullptr;
  if (Status status = checkCollective(record, channel.group.size, memory_.bytes); !status.isOk()) {
    refuse(status);
    return nullptr;
  }
  return &channel;
}

void NcclCommunicator::finishCall(Channel &channel, const zrt_collective_record &record,
                                  const Status &status) {
  if (!status.isOk())
    return refuse(status);
  device_.addTraffic(record.communicator, wireBytesOf(record, channel.group));
}

void NcclCommunicator::enqueue(Device &, int stream, const zrt_collective_record &record) {
  Channel *channel = admit(stream, record);
  if (!channel)
    return;
  Status status;
  if (channel->comm)
    status = launch(*channel, stream, record);
  else
    copyOwn(stream, record);
  finishCall(*channel, record, status);
}

void NcclCommunicator::reduce(Device &, int stream, const zrt_kernel_descriptor &fold,
                              Address staging, const zrt_collective_record &record) {
  Channel *channel = admit(stream, record);
  if (!channel)
    return;
  Status status;
  if (channel->comm)
    status = launchStaged(*channel, stream, fold, staging, record);
  else
    copyOwn(stream, record);
  finishCall(*channel, record, status);
}

/// Of one rank alone the result is the source.
void NcclCommunicator::copyOwn(int stream, const zrt_collective_record &record) {
  int64_t step = record.kind == ZRT_ALL_TO_ALL ? 2 : 1; // the second of a pair names ranks
  for (int64_t i = 0; i < record.parts; i += step) {
    const auto &part = record.part[i];
    int64_t bytes = part.count * dtypeInfo(record.dtype).size;
    if (part.src == ZRT_IN_PLACE || part.dst == ZRT_IN_PLACE || part.src == part.dst || bytes == 0)
      continue;
    device_.copy(stream, device_.find(part.dst, bytes), device_.find(part.src, bytes), bytes);
  }
}

/// Those that are alike have one number.
uint32_t NcclCommunicator::numberOf(Channel &channel, const zrt_collective_record &record) {
  static const char *const kinds[] = {"an all_gather", "a reduce_scatter", "an all_reduce",
                                      "an all_to_all"};
  std::string label = format("%s of", kinds[record.kind]);
  int64_t step = record.kind == ZRT_ALL_TO_ALL ? 2 : 1, parts = record.parts / step;
  for (int64_t i = 0; i < parts && i < 4; ++i)
    label += format(i ? ", %lld" : " %lld", (long long)record.part[i * step].count);
  label += format("%s %s", parts > 4 ? ", ..." : "", dtypeInfo(record.dtype).name);
  Lock lock(lock_);
  auto known = std::find(channel.labels.begin(), channel.labels.end(), label);
  if (known == channel.labels.end())
    known = channel.labels.insert(known, label);
  return uint32_t(known - channel.labels.begin()) + 1;
}

Status NcclCommunicator::launch(Channel &channel, int stream, const zrt_collective_record &record) {
  Expected<Types> types = findTypes(record);
  ZRT_TRY(types.status());
  device_.store(stream, channel.word, numberOf(channel, record));
  ZRT_TRY(callGroup(channel, [&] {
    Result result = nccl::Success;
    if (record.kind == ZRT_ALL_TO_ALL)
      return launchExchange(channel, stream, record);
    for (int64_t i = 0; i < record.parts && result == nccl::Success; ++i)
      result = launchPart(channel, stream, record, i, *types);
    return result;
  }));
  device_.store(stream, channel.word, 0);
  return Status::ok();
}

/// Inside a group: sends and receives of one pair of ranks meet in the order of the record. What a
/// rank sends itself NCCL copies.
Result NcclCommunicator::launchExchange(Channel &channel, int stream,
                                        const zrt_collective_record &record) {
  int64_t size = dtypeInfo(record.dtype).size;
  cuda::Stream on = device_.stream(stream);
  Result result = nccl::Success;
  auto settle = [&](Result found) {
    result = found == nccl::InProgress ? nccl::Success : found;
    return result == nccl::Success;
  };
  for (int64_t i = 0; i < exchangesOf(record) && result == nccl::Success; ++i) {
    Exchange part = exchangeOf(record, i);
    size_t bytes = size_t(part.count * size);
    if (bytes == 0)
      continue;
    if (part.from == channel.group.rank &&
        !settle(nccl_.send(pointer(part.src), bytes, nccl::Int8, int(part.to), channel.comm, on)))
      return result;
    if (part.to == channel.group.rank)
      settle(nccl_.receive(pointer(part.dst), bytes, nccl::Int8, int(part.from), channel.comm, on));
  }
  return result;
}

Result NcclCommunicator::launchPart(Channel &channel, int stream,
                                    const zrt_collective_record &record, int64_t index,
                                    const Types &types) {
  const auto &part = record.part[index];
  int64_t shard = part.count * dtypeInfo(record.dtype).size, own = channel.group.rank * shard;
  void *source = pointer(part.src == ZRT_IN_PLACE ? part.dst + own : part.src);
  void *target = pointer(part.dst == ZRT_IN_PLACE ? part.src + own : part.dst);
  size_t count = size_t(part.count * types.perElement);
  cuda::Stream on = device_.stream(stream);
  Result result = nccl::Success;
  switch (record.kind) {
  case ZRT_ALL_GATHER:
    result = nccl_.allGather(source, target, count, types.type, channel.comm, on);
    break;
  case ZRT_REDUCE_SCATTER:
    result =
        nccl_.reduceScatter(source, target, count, types.type, types.operation, channel.comm, on);
    break;
  case ZRT_ALL_REDUCE:
    result = nccl_.allReduce(source, target, count, types.type, types.operation, channel.comm, on);
    break;
  }
  return result == nccl::InProgress ? nccl::Success : result;
}
