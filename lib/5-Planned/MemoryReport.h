//===- MemoryReport.h - zero.memory: where the bytes go --------------------------------------===//
//
// Counted from a plan alone, by its verifier: which bytes outside slots some launch has written and
// some later one reads.
//===------------------------------------------------------------------------------------------===//
#ifndef ZERO_5_PLANNED_MEMORYREPORT_H
#define ZERO_5_PLANNED_MEMORYREPORT_H

#include "ByteRange.h"
#include "mlir/IR/BuiltinOps.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero {

/// Bytes outside slots that live in one entry, by the order of its launches.
class LiveBytes {
public:
  /// `slots` are apart and sorted.
  explicit LiveBytes(llvm::ArrayRef<ByteRange> slots) : slots(slots) {}

  /// `op` is the launch at hand from here on.
  void begin(mlir::Operation *op) { launches.push_back(op); }
  void write(ByteRange range);
  void read(ByteRange range);
  /// What launch number `reader` reads or writes of `range` is in use up to here: only now another
  /// stream knows that it is done.
  void hold(ByteRange range, unsigned reader);
  /// The number of the launch at hand.
  unsigned now() const { return launches.size() - 1; }

  /// Bytes [begin, end) that launch `birth` wrote and launch `last` touched last, and that are in
  /// use up to `held`.
  struct Part {
    int64_t begin, end;
    unsigned birth, last, held;
  };
  /// What lives at a launch, in order of bytes; behind `findPeaks`.
  llvm::SmallVector<Part> getLive(unsigned at) const;
  unsigned countLaunches() const { return launches.size(); }

  /// Where most bytes live at one time, and who wrote how many of them, in the order of launches.
  struct Peak {
    int64_t bytes = 0;
    /// The most that live or are held, wherever that is.
    int64_t held = 0;
    unsigned at = 0; // number of the launch
    mlir::Operation *op = nullptr;
    llvm::SmallVector<std::pair<mlir::Operation *, int64_t>> writers;
  };
  /// The launches named `label` at which most bytes live; where there is none, the first at which
  /// they do.
  llvm::SmallVector<Peak> findPeaks(llvm::StringRef label);

private:
  void split(int64_t at);
  void close(int64_t begin, int64_t end);
  std::vector<int64_t> count(unsigned Part::*until) const;
  Peak describe(unsigned at, int64_t bytes, int64_t held) const;

  llvm::ArrayRef<ByteRange> slots;
  llvm::SmallVector<mlir::Operation *> launches;
  std::map<int64_t, Part> open;
  std::vector<Part> closed;
};

/// The table of a plan: `bytes` of the arena, of its `slots`, of what else it holds (`transient`),
/// the most of these that live at one time (`max_live`) and the rest, which no order of launches
/// needs (`fragmentation`); `entry` and `op` of the peak with its `location`, and the `largest`
/// pieces that live there, with all that are as large as the last of them.
mlir::DictionaryAttr makeMemoryTable(ir::ArenaOp arena, llvm::ArrayRef<ir::SlotOp> slots,
                                     llvm::StringRef entry, const LiveBytes::Peak &peak);

/// Where `zero.memory` of a text says that most bytes live; empty where it does not.
struct RecordedPeak {
  llvm::StringRef entry, op;
};
RecordedPeak getRecordedPeak(mlir::ModuleOp module);

/// Sets `zero.memory` on a module that comes from the phase above, to the first of `counted`. In
/// text it must be what one of `counted` says, which differ where equally many bytes live at
/// several launches; but for locations, which text does not keep, and which of equally large pieces
/// are in the list and in what order: that follows the launches.
mlir::LogicalResult settleMemoryTable(mlir::ModuleOp module,
                                      llvm::ArrayRef<mlir::DictionaryAttr> counted);

} // namespace zero
#endif
