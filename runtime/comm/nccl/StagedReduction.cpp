//===- StagedReduction.cpp - Reductions whose sums a kernel makes ---------------------===//
//
// NCCL moves bytes; what it moves is folded in the order of ranks by a kernel of the program.
//===------------------------------------------------------------------------===//
#include "../../base/DType.h"
#include "../Collective.h"
#include "NcclCommunicator.h"

using namespace zrt;
using nccl::Result;

/// Of what a reduction combines, the elements that a rank of the group makes.
static void pieceOf(const zrt_collective_record &record, int64_t ranks, int64_t rank,
                    int64_t &begin, int64_t &length) {
  int64_t count = record.part[0].count;
  if (record.kind == ZRT_ALL_REDUCE)
    return chunkOf(count, ranks, rank, begin, length);
  begin = rank * count;
  length = count;
}

Status NcclCommunicator::launchStaged(Channel &channel, int stream,
                                      const zrt_kernel_descriptor &fold, Address staging,
                                      const zrt_collective_record &record) {
  const auto &part = record.part[0];
  const int64_t ranks = channel.group.size, size = dtypeInfo(record.dtype).size;
  const bool isAll = record.kind == ZRT_ALL_REDUCE;
  if (record.kind == ZRT_ALL_GATHER || record.parts != 1)
    return Status(Code::Internal, "a staged collective is no reduction of one part");
  // Of all ranks the first has the longest chunk.
  int64_t begin, chunk, own;
  pieceOf(record, ranks, 0, begin, chunk);
  pieceOf(record, ranks, channel.group.rank, begin, own);
  int64_t bytes = (ranks + (isAll ? 1 : 0)) * chunk * size;
  if (staging < 0 || !device_.find(staging, bytes))
    return failure(Code::Internal,
                   "a reduction is staged in %lld bytes at %lld, outside their space",
                   (long long)bytes, (long long)staging);
  Address target = isAll                      ? staging + ranks * chunk * size
                   : part.dst == ZRT_IN_PLACE ? part.src + begin * size
                                              : part.dst;
  device_.store(stream, channel.word, numberOf(channel, record));
  ZRT_TRY(exchange(channel, stream, record, staging, chunk));
  const int64_t buffers[] = {2, staging, target};
  if (own > 0)
    device_.launchWithin(stream, fold, buffers);
  if (isAll)
    ZRT_TRY(spread(channel, stream, record, target));
  device_.store(stream, channel.word, 0);
  return Status::ok();
}

/// Every rank gets its piece of what each rank has, in the order of ranks.
Status NcclCommunicator::exchange(Channel &channel, int stream, const zrt_collective_record &record,
                                  Address staging, int64_t chunk) {
  const int64_t ranks = channel.group.size, size = dtypeInfo(record.dtype).size;
  cuda::Stream on = device_.stream(stream);
  int64_t begin, own;
  pieceOf(record, ranks, channel.group.rank, begin, own);
  return callGroup(channel, [&] {
    Result result = nccl::Success;
    auto call = [&](Result made) {
      if (result == nccl::Success && made != nccl::InProgress)
        result = made;
    };
    for (int64_t peer = 0; peer < ranks; ++peer) {
      int64_t length;
      pieceOf(record, ranks, peer, begin, length);
      if (length > 0)
        call(nccl_.send(pointer(record.part[0].src + begin * size), size_t(length * size),
                        nccl::Int8, int(peer), channel.comm, on));
      if (own > 0)
        call(nccl_.receive(pointer(staging + peer * chunk * size), size_t(own * size), nccl::Int8,
                           int(peer), channel.comm, on));
    }
    return result;
  });
}

/// Every rank gets the pieces that the others have made; its own is copied.
Status NcclCommunicator::spread(Channel &channel, int stream, const zrt_collective_record &record,
                                Address folded) {
  const int64_t ranks = channel.group.size, size = dtypeInfo(record.dtype).size;
  const int64_t target = record.part[0].dst;
  cuda::Stream on = device_.stream(stream);
  int64_t ownBegin, own;
  pieceOf(record, ranks, channel.group.rank, ownBegin, own);
  if (own > 0)
    device_.copy(stream, device_.find(target + ownBegin * size, own * size),
                 device_.find(folded, own * size), own * size);
  return callGroup(channel, [&] {
    Result result = nccl::Success;
    auto call = [&](Result made) {
      if (result == nccl::Success && made != nccl::InProgress)
        result = made;
    };
    for (int64_t peer = 0; peer < ranks; ++peer) {
      int64_t begin, length;
      pieceOf(record, ranks, peer, begin, length);
      if (peer == channel.group.rank)
        continue;
      if (own > 0)
        call(nccl_.send(pointer(folded), size_t(own * size), nccl::Int8, int(peer), channel.comm,
                        on));
      if (length > 0)
        call(nccl_.receive(pointer(target + begin * size), size_t(length * size), nccl::Int8,
                           int(peer), channel.comm, on));
    }
    return result;
  });
}
