//===- StreamOrder.h - What launches of other streams one has to wait for ------------------===//
#ifndef ZERO_5_PLANNED_STREAMORDER_H
#define ZERO_5_PLANNED_STREAMORDER_H

#include "ByteMap.h"
#include "mlir/IR/Operation.h"

namespace zero {

/// Launches in the order in which they were added, and what each stream knows to be over.
class StreamOrder {
public:
  explicit StreamOrder(unsigned count);

  /// The last launch of `other` that a launch on `stream` conflicts with: it wrote bytes of `reads`
  /// or touched bytes of `writes`. -1 where all of these are known to be over.
  int64_t findNeeded(unsigned stream, unsigned other, llvm::ArrayRef<ByteRange> reads,
                     llvm::ArrayRef<ByteRange> writes) const;

  /// Adds a launch; its number is the last one of its stream from here on.
  void add(unsigned stream, mlir::Operation *launch, llvm::ArrayRef<ByteRange> reads,
           llvm::ArrayRef<ByteRange> writes);
  /// Notes that `stream` has waited for launch `number` of `other`.
  void wait(unsigned stream, unsigned other, int64_t number);

  /// Whether launch `number` of `other` began when launch `earlier` of `stream` was over.
  bool isBehind(unsigned other, int64_t number, unsigned stream, int64_t earlier) const {
    return streams[other].launches[number].known[stream] >= earlier;
  }

  int64_t getLast(unsigned stream) const {
    return static_cast<int64_t>(streams[stream].launches.size()) - 1;
  }
  mlir::Operation *getLaunch(unsigned stream, int64_t number) const {
    return streams[stream].launches[number].op;
  }
  unsigned size() const { return streams.size(); }

private:
  /// By stream, the last launch that is over; -1 for none.
  using Clock = llvm::SmallVector<int64_t, 2>;

  struct Launch {
    mlir::Operation *op;
    Clock known; // by its stream when it was added
  };
  struct Stream {
    std::vector<Launch> launches;
    Clock known;
    ByteMap touched, written; // by launches of this stream
  };
  std::vector<Stream> streams;
};

} // namespace zero
#endif
