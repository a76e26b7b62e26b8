//===- EntryRun.h - One planned entry, run on paper ----------------------------------------===//
//
// Knows nothing of how a plan is made: it reads allocations, streams, events and the launches that
// each read names.
//===------------------------------------------------------------------------===//
#ifndef ZERO_5_PLANNED_ENTRYRUN_H
#define ZERO_5_PLANNED_ENTRYRUN_H

#include "ByteMap.h"
#include "MemoryReport.h"
#include "PlanMemory.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/InPlace.h"

namespace zero {

/// Runs one entry with a vector clock per stream.
class EntryRun {
public:
  /// `kept` are the bytes that this entry has no say over: the rank's number, other entries' state.
  /// `allSlots`, apart and sorted, are those of all entries in the first space.
  EntryRun(mlir::func::FuncOp entry, PlanMemory &memory, const ir::Streams &streams,
           mlir::SymbolTableCollection &symbols, llvm::ArrayRef<ir::SlotOp> slots,
           llvm::ArrayRef<ByteRange> kept, llvm::ArrayRef<ByteRange> allSlots)
      : entry(entry), memory(memory), streams(streams), symbols(symbols), slots(slots), kept(kept),
        clocks(streams.size(), Clock(streams.size(), 0)), uses(streams.size()), live(allSlots) {}

  mlir::LogicalResult run();

  /// What lives outside slots of the first space.
  llvm::SmallVector<LiveBytes::Peak> findPeaks(llvm::StringRef label) {
    return live.findPeaks(label);
  }

private:
  /// How far each stream had come, as known to a stream or an event.
  using Clock = llvm::SmallVector<int64_t, 2>;

  struct Writer {
    mlir::Operation *op = nullptr; // null: what was there before
    unsigned stream = 0;
    Clock time;
    llvm::SmallVector<ByteRange> ranges;
  };
  /// Writers that are no launches.
  enum : unsigned { kArguments, kKept };

  mlir::LogicalResult step(mlir::Operation &op);
  mlir::LogicalResult record(ir::RecordOp op);
  mlir::LogicalResult wait(ir::WaitOp op);
  mlir::LogicalResult launch(ir::LaunchOpInterface op);
  mlir::LogicalResult checkAllocations(ir::LaunchOpInterface op);
  mlir::LogicalResult checkStream(ir::LaunchOpInterface op);
  mlir::LogicalResult checkInside(mlir::Operation *op, ir::AllocationAttr allocation);
  mlir::LogicalResult checkReads(ir::LaunchOpInterface op, unsigned self);
  mlir::LogicalResult checkRead(mlir::Operation *op, unsigned index, ir::AllocationAttr allocation,
                                mlir::DenseI64ArrayAttr from, unsigned self);
  mlir::LogicalResult checkContents(mlir::Operation *op, ByteRange range,
                                    llvm::ArrayRef<unsigned> expected,
                                    std::optional<unsigned> reader);
  mlir::LogicalResult reportOther(mlir::Operation *op, ByteRange part,
                                  llvm::ArrayRef<unsigned> expected, unsigned found);
  mlir::LogicalResult checkWrite(mlir::Operation *op, ir::AllocationAttr allocation, unsigned self);
  mlir::LogicalResult checkInPlace(ir::LaunchOpInterface op);
  bool mayOverwrite(ir::LaunchOpInterface op, unsigned output, ir::AllocationAttr write,
                    unsigned input, ir::AllocationAttr read);
  mlir::LogicalResult checkEnd();
  mlir::LogicalResult checkSlot(ir::SlotOp slot);
  llvm::SmallVector<ByteRange> getNeeded(mlir::Operation *op, unsigned index,
                                         ir::AllocationAttr allocation);
  bool happensBefore(unsigned before, unsigned after);
  std::string describe(unsigned writer);
  /// Whether `live` counts the bytes.
  bool isCounted(ByteRange range) const {
    return range.begin < static_cast<int64_t>(memory.getArena().getBytes());
  }

  /// What has run on a stream so far.
  struct Use {
    mlir::Operation *collective = nullptr, *other = nullptr; // the first of each
  };

  mlir::func::FuncOp entry;
  PlanMemory &memory;
  const ir::Streams &streams;
  mlir::SymbolTableCollection &symbols;
  llvm::ArrayRef<ir::SlotOp> slots;
  llvm::ArrayRef<ByteRange> kept;
  llvm::SmallVector<Clock> clocks;                    // by stream
  llvm::SmallVector<Use> uses;                        // by stream
  llvm::DenseMap<mlir::Attribute, unsigned> streamOf; // by communicator
  std::map<int64_t, Clock> events;
  int64_t mostEvents = 0;
  std::map<int64_t, unsigned> numbers; // of launches, by id
  std::vector<Writer> writers;         // by number
  ByteMap bytes;
  LiveBytes live;
  OwnIndexReads ownReads;
};

} // namespace zero
#endif
