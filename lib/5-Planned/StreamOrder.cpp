#include "StreamOrder.h"

namespace zero {

StreamOrder::StreamOrder(unsigned count) : streams(count) {
  for (Stream &stream : streams)
    stream.known.assign(count, -1);
}

int64_t StreamOrder::findNeeded(unsigned stream, unsigned other, llvm::ArrayRef<ByteRange> reads,
                                llvm::ArrayRef<ByteRange> writes) const {
  int64_t known = streams[stream].known[other], needed = -1;
  if (stream == other || getLast(other) <= known)
    return -1;
  auto collect = [&](const ByteMap &map, llvm::ArrayRef<ByteRange> ranges) {
    for (ByteRange range : ranges)
      map.forEach(range, [&](ByteRange, const ByteMap::State &state) {
        if (state.writer != ByteMap::kNobody)
          needed = std::max<int64_t>(needed, state.writer);
      });
  };
  collect(streams[other].written, reads);
  collect(streams[other].touched, writes);
  return needed <= known ? -1 : needed;
}

void StreamOrder::add(unsigned number, mlir::Operation *launch, llvm::ArrayRef<ByteRange> reads,
                      llvm::ArrayRef<ByteRange> writes) {
  Stream &stream = streams[number];
  unsigned self = stream.launches.size();
  stream.known[number] = self;
  stream.launches.push_back({launch, stream.known});
  for (ByteRange range : reads)
    stream.touched.write(range, self);
  for (ByteRange range : writes) {
    stream.touched.write(range, self);
    stream.written.write(range, self);
  }
}

void StreamOrder::wait(unsigned stream, unsigned other, int64_t number) {
  const Clock &over = streams[other].launches[number].known;
  for (auto [own, theirs] : llvm::zip_equal(streams[stream].known, over))
    own = std::max(own, theirs);
}

} // namespace zero
