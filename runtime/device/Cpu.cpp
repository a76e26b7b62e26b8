#include "Cpu.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace zrt;

void StickyStatus::set(Status status) {
  if (__atomic_exchange_n(&claimed_, true, __ATOMIC_ACQ_REL))
    return;
  status_ = std::move(status);
  __atomic_store_n(&isSet_, true, __ATOMIC_RELEASE);
}

Expected<std::unique_ptr<Device>> zrt::createCpuDevice(const CpuOptions &options) {
  std::unique_ptr<CpuDeviceBase> device = options.adversarial
                                              ? createAdversarialCpu(options.threads, options.seed)
                                              : createThreadedCpu(options.threads);
  ZRT_TRY(device->start());
  return std::unique_ptr<Device>(std::move(device));
}

Status CpuDeviceBase::write(int64_t offset, const void *source, int64_t bytes) {
  if (!inArena(offset, bytes))
    return failure(Code::Internal, "write of %lld bytes at %lld outside the arena of %lld",
                   (long long)bytes, (long long)offset, (long long)bytes_);
  memcpy(base_ + offset, source, bytes);
  return Status::ok();
}

Status CpuDeviceBase::read(int64_t offset, void *target, int64_t bytes) {
  if (!inArena(offset, bytes))
    return failure(Code::Internal, "read of %lld bytes at %lld outside the arena of %lld",
                   (long long)bytes, (long long)offset, (long long)bytes_);
  memcpy(target, base_ + offset, bytes);
  return Status::ok();
}

Status CpuDeviceBase::prepare(int64_t commands, int64_t events) {
  static const char *names[ZONE_COUNT] = {"launch", "gemm", "copy", "collective", "wait"};
  for (int stream = 0; stream < ZRT_STREAM_COUNT; ++stream) {
    if (int64_t(commands_[stream].size()) < commands)
      commands_[stream].resize(commands);
    for (int kind = 0; kind < ZONE_COUNT; ++kind)
      zones_[stream][kind].name = names[kind];
  }
  events_ = std::max(events_, events);
  return Status::ok();
}

int64_t CpuDeviceBase::reservedBytes() const {
  int64_t bytes = 0;
  for (const std::vector<Command> &commands : commands_)
    bytes += int64_t(commands.capacity() * sizeof(Command));
  return bytes;
}

void CpuDeviceBase::begin(StickyStatus &errors) {
  errors_ = &errors;
  for (int64_t &count : counts_)
    count = 0;
}

void CpuDeviceBase::enqueue(int stream, const Command &command) {
  if (errors_->isSet())
    return;
  if (stream < 0 || stream >= ZRT_STREAM_COUNT)
    return errors_->set(
        failure(Code::Internal, "call on stream %d, there are %d", stream, int(ZRT_STREAM_COUNT)));
  if (counts_[stream] == int64_t(commands_[stream].size()))
    return errors_->set(failure(Code::Internal,
                                "more than the %lld calls a step that its entry table promises",
                                (long long)counts_[stream]));
  if (command.kind >= Command::Record && (command.event < 0 || command.event >= events_))
    return errors_->set(failure(Code::Internal, "event %lld of %lld", (long long)command.event,
                                (long long)events_));
  commands_[stream][counts_[stream]++] = command;
  published(stream);
}

void CpuDeviceBase::launch(int stream, zrt_kernel kernel, const int64_t *record) {
  Command command{Command::Launch, {}, nullptr, record};
  command.kernel = kernel;
  enqueue(stream, command);
}

void CpuDeviceBase::gemm(int stream, const int64_t *record) {
  enqueue(stream, {Command::Gemm, {}, nullptr, record});
}

void CpuDeviceBase::copy(int stream, const int64_t *record) {
  enqueue(stream, {Command::Copy, {}, nullptr, record});
}

void CpuDeviceBase::call(int stream, HostFunction function, void *self, const int64_t *record) {
  Command command{Command::Call, {}, self, record};
  command.function = function;
  enqueue(stream, command);
}

void CpuDeviceBase::record(int stream, int64_t event) {
  Command command{Command::Record, {}, nullptr, nullptr};
  command.event = event;
  enqueue(stream, command);
}

void CpuDeviceBase::wait(int stream, int64_t event) {
  Command command{Command::Wait, {}, nullptr, nullptr};
  command.event = event;
  enqueue(stream, command);
}

namespace {
struct LaunchJob {
  zrt_kernel kernel;
  uint8_t *const *buffers;
};
} // namespace

void CpuDeviceBase::runLaunch(zrt_kernel kernel, const zrt_launch_record &record) {
  constexpr int64_t bufferLimit = 4096;
  if (record.buffer_count < 0 || record.buffer_count > bufferLimit)
    return errors_->set(failure(Code::Internal, "launch with %lld buffers, the limit is %lld",
                                (long long)record.buffer_count, (long long)bufferLimit));
  auto **buffers =
      static_cast<uint8_t **>(__builtin_alloca((record.buffer_count + 1) * sizeof(uint8_t *)));
  for (int64_t i = 0; i < record.buffer_count; ++i) {
    if (!inArena(record.offsets[i], 0))
      return errors_->set(failure(Code::Internal, "launch with buffer %lld at %lld of %lld bytes",
                                  (long long)i, (long long)record.offsets[i], (long long)bytes_));
    buffers[i] = base_ + record.offsets[i];
  }
  LaunchJob job{kernel, buffers};
  pool_.run(
      record.work, record.grain,
      [](void *argument, int64_t begin, int64_t end) {
        auto *job = static_cast<LaunchJob *>(argument);
        job->kernel(job->buffers, begin, end);
      },
      &job);
}

void CpuDeviceBase::runCopy(const zrt_copy_record &record) {
  uint8_t *buffers[] = {base_ + record.dst, base_ + record.src};
  if (std::abs(record.dst - record.src) < record.bytes) {
    memmove(buffers[0], buffers[1], record.bytes); // overlapping: in one piece
    return;
  }
  pool_.run(
      record.bytes, 1 << 16,
      [](void *argument, int64_t begin, int64_t end) {
        auto **buffers = static_cast<uint8_t **>(argument);
        memcpy(buffers[0] + begin, buffers[1] + begin, end - begin);
      },
      buffers);
}

void CpuDeviceBase::addTime(int stream, int kind, int64_t start) {
  Zone &zone = zones_[stream][kind];
  progress_.fetch_add(1, std::memory_order_relaxed);
  ++zone.calls;
  zone.nanoseconds += nowNanoseconds() - start;
}

void CpuDeviceBase::execute(int stream, const Command &command) {
  if (errors_->isSet())
    return;
  int64_t start = nowNanoseconds();
  switch (command.kind) {
  case Command::Launch:
    runLaunch(command.kernel, *reinterpret_cast<const zrt_launch_record *>(command.record));
    return addTime(stream, ZONE_LAUNCH, start);
  case Command::Gemm: {
    Status status =
        runGemm(pool_, base_, bytes_, *reinterpret_cast<const zrt_gemm_record *>(command.record));
    if (!status.isOk())
      errors_->set(status);
    return addTime(stream, ZONE_GEMM, start);
  }
  case Command::Copy: {
    auto &record = *reinterpret_cast<const zrt_copy_record *>(command.record);
    if (!inArena(record.dst, record.bytes) || !inArena(record.src, record.bytes))
      return errors_->set(failure(Code::Internal, "copy of %lld bytes from %lld to %lld",
                                  (long long)record.bytes, (long long)record.src,
                                  (long long)record.dst));
    runCopy(record);
    return addTime(stream, ZONE_COPY, start);
  }
  case Command::Call:
    command.function(command.self, command.record);
    return addTime(stream, ZONE_COLLECTIVE, start);
  default:
    return;
  }
}

Status zrt::checkOrder(const std::vector<const std::vector<Command> *> &streams,
                       const std::vector<int64_t> &counts, std::vector<uint8_t> &recorded) {
  std::fill(recorded.begin(), recorded.end(), 0);
  int64_t position[ZRT_STREAM_COUNT] = {};
  bool moved = true;
  while (moved) {
    moved = false;
    for (size_t s = 0; s < streams.size(); ++s)
      for (; position[s] < counts[s]; ++position[s], moved = true) {
        const Command &command = (*streams[s])[position[s]];
        if (command.kind == Command::Wait && !recorded[command.event])
          break;
        if (command.kind != Command::Record)
          continue;
        if (recorded[command.event])
          return failure(Code::Internal, "event %lld is recorded twice in one step",
                         (long long)command.event);
        recorded[command.event] = 1;
      }
  }
  for (size_t s = 0; s < streams.size(); ++s)
    if (position[s] < counts[s])
      return failure(Code::Internal,
                     "deadlock: command %lld of stream %zu waits for event %lld, which no order of "
                     "the streams records before it",
                     (long long)position[s], s, (long long)(*streams[s])[position[s]].event);
  return Status::ok();
}
