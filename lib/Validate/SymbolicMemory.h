//===- SymbolicMemory.h - An arena that holds numbers -------------------------===//
//
// Runs of bytes, each the bytes of a value from some offset on, and who touched them last. Streams
// run side by side: an access is right only where everything that it depends on is over by then,
// whatever order the events allow.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_SYMBOLICMEMORY_H
#define ZERO_VALIDATE_SYMBOLICMEMORY_H

#include "ByteRuns.h"
#include "Contents.h"

namespace zero::validate {

/// How far each stream has come, as known to one of them or to an event.
using Clock = llvm::SmallVector<int64_t, 2>;

/// A launch: the `time`-th one of its stream. Time 0 is before the entry.
struct Moment {
  mlir::Operation *launch = nullptr;
  unsigned stream = 0;
  int64_t time = 0;

  bool isBefore(const Clock &clock) const { return time <= clock[stream]; }
};

class SymbolicMemory {
public:
  SymbolicMemory(Contents &contents, int64_t bytes, unsigned streams)
      : contents(contents), bytes(bytes), streams(streams) {}

  /// What lies at `allocation`; parts that nobody has written, or that hold no value, are
  /// undefined. Fails with a message on `reader` where something that may still run writes there.
  mlir::FailureOr<Number> read(ir::AllocationAttr allocation, const Moment &reader,
                               const Clock &now);
  /// Puts a value there, or nothing that can be read (kNoNumber). Fails with a message on `writer`
  /// where something that may still run uses these bytes.
  llvm::LogicalResult write(ir::AllocationAttr allocation, Number value, const Moment &writer,
                            const Clock &now);
  /// The same without an order: before an entry, and after it.
  void set(ir::AllocationAttr allocation, Number value);
  Number get(ir::AllocationAttr allocation, mlir::LocationAttr loc);

private:
  struct Run {
    int64_t end;
    Number value;
    int64_t offset; // of its first byte in the value
    Moment writer;
    llvm::SmallVector<Moment, 2> readers; // the last one of each stream
  };

  llvm::LogicalResult checkInside(mlir::Operation *op, ir::AllocationAttr allocation) const;
  llvm::LogicalResult reportRace(const Moment &self, llvm::StringRef verb, int64_t begin,
                                 int64_t end, const Moment &other) const;
  Number collect(ir::AllocationAttr allocation, mlir::LocationAttr loc);
  Number getPart(Number value, int64_t offset, int64_t bytes, mlir::Type elementType,
                 mlir::LocationAttr loc);

  Contents &contents;
  int64_t bytes;
  unsigned streams;
  ByteRuns<Run> runs;
};

} // namespace zero::validate
#endif
