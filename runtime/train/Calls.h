//===- Calls.h - What the calls of an entry are, as the program says ---------------===//
#ifndef ZRT_TRAIN_CALLS_H
#define ZRT_TRAIN_CALLS_H

#include "Plan.h"

namespace zrt {

/// Which elements of a unit are whose; the others are padding.
struct UnitLayout {
  struct Segment {
    std::string name;
    int64_t first = 0, count = 0;
    std::vector<int64_t> shape;
  };
  std::string name;
  int64_t elements = 0;
  std::vector<Segment> segments;
};

/// What a call reads or writes.
struct CallBuffer {
  std::string name; // of what the entry begins with, or of a result; empty for neither
  Address address = 0;
  int dtype = -1; // -1: of a type that the runtime does not know
  std::vector<int64_t> shape;
  int64_t layout = -1; // of the unit that it holds; -1: of none
  int64_t group = -1;  // with a unit: whose ranks have a shard each; -1: it is whole

  int64_t elements() const { return elementCount(shape); }
  int64_t bytes() const { return dtype < 0 ? 0 : elements() * dtypeInfo(dtype).size; }
  std::string text() const;
};

struct CallInfo {
  bool isEvent = false; // a record or a wait, of which nothing else is said
  std::string name;     // of the kernel, or what it is
  std::vector<std::string> locations, units;
  std::vector<CallBuffer> reads, writes;

  /// The name with the units of a collective.
  std::string title() const;
};

/// The calls of each entry, in the order in which they are made.
class Calls {
public:
  /// Fails if the program says nothing of an entry, or not what this runtime reads.
  static Expected<Calls> parse(std::string_view text);

  const std::vector<CallInfo> *find(std::string_view entry) const;
  const std::vector<UnitLayout> &layouts() const { return layouts_; }

private:
  Status add(const Json &json);
  Status addEntry(const std::string &name, const Json &json);
  Status readBuffers(const Json &json, std::vector<CallBuffer> &buffers) const;

  std::vector<UnitLayout> layouts_;
  std::vector<std::pair<std::string, std::vector<CallInfo>>> entries_;
};

/// Calls visit(first, count, segment) for each run of elements of a buffer that are values and no
/// padding, in order; the segment is null where the buffer holds no unit. Elements count from the
/// buffer's begin, of which `rank` has its own shard.
template <typename Visit>
void forEachRun(const Plan &plan, const Calls &calls, const CallBuffer &buffer, int rank,
                Visit visit) {
  int64_t elements = buffer.elements();
  if (buffer.layout < 0)
    return visit(int64_t(0), elements, static_cast<const UnitLayout::Segment *>(nullptr));
  int64_t origin = buffer.group < 0 ? 0 : plan.groupRank(buffer.group, rank).rank * elements;
  for (const UnitLayout::Segment &segment : calls.layouts()[buffer.layout].segments) {
    int64_t begin = std::max(segment.first, origin),
            end = std::min(segment.first + segment.count, origin + elements);
    if (begin < end)
      visit(begin - origin, end - begin, &segment);
  }
}

} // namespace zrt

#endif // ZRT_TRAIN_CALLS_H
