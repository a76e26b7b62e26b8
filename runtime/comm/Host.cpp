#include "Host.h"

#include "../base/DType.h"
#include "Collective.h"
#include "Fold.h"

#include <algorithm>
#include <cstring>

using namespace zrt;

HostCommunicator::HostCommunicator(World &world, std::vector<Groups> communicators,
                                   int64_t arenaBytes)
    : world_(world), communicators_(std::move(communicators)), arenaBytes_(arenaBytes),
      wireBytes_(communicators_.size()) {
  for (size_t i = 0; i < communicators_.size(); ++i) {
    Channel channel{this, int64_t(i), nullptr, nullptr, 0, 0, {}};
    for (size_t g = 0; g < communicators_[i].size(); ++g) {
      const std::vector<int> &members = communicators_[i][g];
      auto own = std::find(members.begin(), members.end(), world.rank());
      if (own == members.end())
        continue;
      channel.members = &members;
      channel.group = g;
      channel.self = int(own - members.begin());
      channel.sources.reserve(members.size());
    }
    channels_.push_back(std::move(channel));
  }
}

GroupRank HostCommunicator::group(int64_t communicator) const {
  if (communicator < 0 || communicator >= int64_t(channels_.size()) ||
      !channels_[communicator].members)
    return {};
  const Channel &channel = channels_[communicator];
  return {channel.self, int(channel.members->size())};
}

uint64_t zrt::signatureOf(const zrt_collective_record &record) {
  uint64_t hash = 1469598103934665603u;
  const int64_t *words = reinterpret_cast<const int64_t *>(&record);
  for (int64_t i = 0; i < 5 + 3 * record.parts; ++i)
    hash = (hash ^ uint64_t(words[i])) * 1099511628211u;
  return hash & ~uint64_t(7);
}

void HostCommunicator::enqueue(Device &device, int stream, const zrt_collective_record &record) {
  auto *words = reinterpret_cast<const int64_t *>(&record);
  Channel *channel = nullptr;
  if (record.communicator >= 0 && record.communicator < int64_t(channels_.size()))
    channel = &channels_[record.communicator];
  else // found out in its turn, on the stream
    return device.call(
        stream,
        [](void *, const int64_t *record) {
          return failure(Code::Internal, "collective over communicator %lld, which is not there",
                         (long long)record[0]);
        },
        nullptr, words);
  channel->device = &device;
  device.call(stream, runOnStream, channel, words);
}

Status HostCommunicator::runOnStream(void *self, const int64_t *words) {
  auto &channel = *static_cast<Channel *>(self);
  if (!channel.members)
    return Status::ok();
  HostCommunicator &owner = *channel.owner;
  const auto &record = *reinterpret_cast<const zrt_collective_record *>(words);
  Status status = checkCollective(record, int64_t(channel.members->size()), owner.arenaBytes_);
  if (status.isOk())
    status = owner.run(channel, record);
  if (!status.isOk())
    owner.errors_.set(status);
  return status;
}

namespace {
struct CopyJob {
  uint8_t *target;
  const uint8_t *source;
};
struct FoldJob {
  FoldFunction function;
  const std::vector<const uint8_t *> &sources;
  uint8_t *target;
};
} // namespace

void HostCommunicator::copy(Channel &channel, uint8_t *target, const uint8_t *source,
                            int64_t bytes) {
  CopyJob job{target, source};
  channel.device->parallel(
      bytes, 1 << 18,
      [](void *argument, int64_t begin, int64_t end) {
        auto *job = static_cast<CopyJob *>(argument);
        memcpy(job->target + begin, job->source + begin, end - begin);
      },
      &job);
}

void HostCommunicator::fold(Channel &channel, const zrt_collective_record &record, uint8_t *target,
                            int64_t count) {
  FoldJob job{foldFunction(record.dtype, record.op), channel.sources, target};
  channel.device->parallel(
      count, foldBlock * 16,
      [](void *argument, int64_t begin, int64_t end) {
        auto *job = static_cast<FoldJob *>(argument);
        job->function(job->sources, job->target, begin, end);
      },
      &job);
}
