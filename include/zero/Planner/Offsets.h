//===- Offsets.h - Offsets of buffers in one arena ----------------------------===//
//
// Dynamic storage allocation without MLIR: buffers with lifetimes get byte offsets such that no two
// buffers that live at one time share a byte; a buffer may live part by part. The problem is
// NP-complete; the answer is the best of several greedy orders, some of them mended, and
// `findOverlap` checks any answer on its own.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PLANNER_OFFSETS_H
#define ZERO_PLANNER_OFFSETS_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace zero::planner {

/// Bytes of a buffer that live for a part of its life: over the half-open time [begin, end).
struct BufferPart {
  int64_t offset = 0; // in the buffer
  int64_t size = 0;
  int64_t begin = 0;
  int64_t end = 0;

  bool operator==(const BufferPart &) const = default;
};

/// Bytes that live over the half-open time [begin, end), all of them, or part by part. Bytes of no
/// part are nobody's.
struct Buffer {
  int64_t size = 0;
  int64_t alignment = 64;
  int64_t begin = 0;
  int64_t end = 0;
  std::vector<BufferPart> parts = {}; // none: all bytes live as long as the buffer

  bool overlapsInTime(const Buffer &other) const { return begin < other.end && other.begin < end; }
};

/// The most bytes that live at one time, and the earliest such time. No assignment can be smaller.
struct Peak {
  int64_t bytes = 0;
  int64_t time = 0;
};
Peak findPeak(const std::vector<Buffer> &buffers);

struct OffsetAssignment {
  std::vector<int64_t> offsets; // one per buffer
  int64_t bytes = 0;            // end of the highest buffer
  int64_t maxLive = 0;          // lower bound of `bytes`
  std::string order;            // the greedy order that won
};

/// Assigns an offset to every buffer. Buffers of size 0 or of empty lifetime get offset 0. The same
/// input gives the same assignment.
OffsetAssignment assignOffsets(const std::vector<Buffer> &buffers);

/// Two buffers that share a byte at one time, or a buffer that is misplaced (then both are it).
/// O(n log n), and shares no code with `assignOffsets`.
std::optional<std::pair<size_t, size_t>> findOverlap(const std::vector<Buffer> &buffers,
                                                     const std::vector<int64_t> &offsets);

} // namespace zero::planner
#endif
