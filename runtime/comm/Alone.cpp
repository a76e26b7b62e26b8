#include "Alone.h"

#include "../base/DType.h"

using namespace zrt;

GroupRank AloneCommunicator::group(int64_t communicator) const {
  if (communicator < 0 || size_t(communicator) >= communicators_.size())
    return {};
  return findGroupRank(communicators_[communicator], 0);
}

/// Of every kind of collective over one rank the result is the source.
void AloneCommunicator::enqueue(Device &device, int stream, const zrt_collective_record &record) {
  if (record.communicator < 0 || size_t(record.communicator) >= communicators_.size()) {
    error_ = failure(Code::Internal, "a collective of communicator %lld, there are %zu",
                     (long long)record.communicator, communicators_.size());
    return;
  }
  if (group(record.communicator).size == 0)
    return;
  int64_t step = record.kind == ZRT_ALL_TO_ALL ? 2 : 1; // the second of a pair names ranks
  for (int64_t i = 0; i < record.parts; i += step) {
    const auto &part = record.part[i];
    if (part.src == ZRT_IN_PLACE || part.dst == ZRT_IN_PLACE || part.src == part.dst)
      continue;
    int64_t bytes = part.count * dtypeInfo(record.dtype).size;
    copies_.push_back(
        std::make_unique<zrt_copy_record>(zrt_copy_record{part.dst, part.src, bytes}));
    device.copy(stream, reinterpret_cast<const int64_t *>(copies_.back().get()));
  }
}
