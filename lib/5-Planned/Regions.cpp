#include "zero/5-Planned/Regions.h"

#include "MemoryReport.h"
#include "PlanMemory.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <deque>
#include <set>

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// What the slots of the device's arena take, apart and sorted.
SmallVector<ByteRange> getSlots(ModuleOp module, const PlanMemory &memory) {
  std::set<std::pair<int64_t, int64_t>> ranges;
  ByteRange rank = memory.rangeOfRank();
  ranges.insert({rank.begin, rank.end});
  for (auto slot : module.getOps<SlotOp>())
    if (ByteRange range = memory.rangeOf(slot.getAllocation());
        !range.isEmpty() && !memory.isHost(slot.getAllocation()))
      ranges.insert({range.begin, range.end});
  return llvm::map_to_vector(ranges,
                             [](auto range) -> ByteRange { return {range.first, range.second}; });
}

/// Runs the launches of an entry in their order.
class RegionFinder {
public:
  RegionFinder(ModuleOp module, const PlanMemory &memory)
      : memory(memory), streams(module), slots(getSlots(module, memory)), live(slots),
        launched(streams.size(), 0), underWay(streams.size()) {}

  Regions run(func::FuncOp entry) {
    for (Operation &op : entry.getBody().front()) {
      if (auto record = dyn_cast<RecordOp>(op))
        events[record.getEvent()] = {numberOf(op), launched[numberOf(op)]};
      else if (auto wait = dyn_cast<WaitOp>(op))
        holdUntilNow(events.lookup(wait.getEvent()));
      else if (auto launch = dyn_cast<LaunchOpInterface>(op))
        add(launch);
    }
    return sum(live.findPeaks("").front());
  }

private:
  /// A launch that no stream has waited for yet.
  struct UnderWay {
    int64_t number; // of its stream
    unsigned launch;
    SmallVector<ByteRange> ranges;
  };

  unsigned numberOf(Operation &op) const {
    return streams.find(cast<EnqueuedOpInterface>(op).getStreamAttr()).value_or(0);
  }

  void add(LaunchOpInterface launch) {
    live.begin(launch);
    unsigned stream = numberOf(*launch);
    UnderWay &noted = underWay[stream].emplace_back(UnderWay{++launched[stream], live.now(), {}});
    auto note = [&](ArrayRef<AllocationAttr> allocations, bool isRead) {
      for (AllocationAttr allocation : allocations) {
        if (memory.isHost(allocation))
          continue;
        noted.ranges.push_back(memory.rangeOf(allocation));
        isRead ? live.read(noted.ranges.back()) : live.write(noted.ranges.back());
      }
    };
    note(launch.getReads(), true);
    note(launch.getWrites(), false);
    note(launch.getScratch(), false);
  }

  /// Launches of a stream up to one are known to be done.
  void holdUntilNow(std::pair<unsigned, int64_t> done) {
    auto &launches = underWay[done.first];
    for (; !launches.empty() && launches.front().number <= done.second; launches.pop_front())
      for (ByteRange range : launches.front().ranges)
        live.hold(range, launches.front().launch);
  }

  Regions sum(const LiveBytes::Peak &peak) const {
    Regions regions;
    int64_t slotBytes = 0, end = -1;
    Region *last = nullptr;
    for (const LiveBytes::Part &part : live.getLive(peak.at)) {
      bool isLong = 10 * int64_t(part.last - part.birth) >= int64_t(live.countLaunches());
      Region &region = isLong ? regions.longLived : regions.shortLived;
      region.bytes += part.end - part.begin;
      region.stretches += &region != last || part.begin > end;
      last = &region;
      end = part.end;
    }
    for (ByteRange slot : slots)
      slotBytes += slot.end - slot.begin;
    int64_t arena = memory.getArena().getBytes();
    regions.inFlight = peak.held - peak.bytes;
    regions.lost = arena - slotBytes - peak.held;
    return regions;
  }

  const PlanMemory &memory;
  Streams streams;
  SmallVector<ByteRange> slots;
  LiveBytes live;
  SmallVector<int64_t> launched;              // by stream
  std::vector<std::deque<UnderWay>> underWay; // by stream
  llvm::DenseMap<int64_t, std::pair<unsigned, int64_t>> events;
};

} // namespace

std::optional<Regions> findRegions(ModuleOp planned) {
  StringRef entry = getRecordedPeak(planned).entry;
  auto function = entry.empty() ? func::FuncOp() : planned.lookupSymbol<func::FuncOp>(entry);
  FailureOr<PlanMemory> memory = PlanMemory::read(planned);
  if (!function || failed(memory))
    return std::nullopt;
  return RegionFinder(planned, *memory).run(function);
}

} // namespace zero
