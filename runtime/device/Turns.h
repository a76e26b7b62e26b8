//===- Turns.h - A kernel that runs by turns with a matmul --------------------------===//
#ifndef ZRT_DEVICE_TURNS_H
#define ZRT_DEVICE_TURNS_H

#include "KernelCalls.h"
#include "ThreadPool.h"

#include <atomic>

namespace zrt {

/// All items of a kernel behind a matmul, and who answers what it calls.
struct KernelItems {
  zrt_kernel function;
  uint8_t *const *buffers;
  int64_t count;
  KernelCalls *calls;
};

/// What a matmul's record says of the items behind it is of this many; -1 where that is nothing.
int64_t countTurnItems(const zrt_gemm_record &record);

/// Rows of C of the library's next call, where `done` of `rows` are there: parts of about equal
/// size, of not much more than `most`. The library adds up an element alike in calls of 16 rows or
/// more, but not in smaller ones, so there are none: an element's bits do not depend on `most`.
int64_t rowsOfCall(int64_t rows, int64_t done, int64_t most);

/// Runs items of a kernel as soon as the rows that they read are there, on the thread that made the
/// last of them. Items that read rows of several bands come last: which thread runs one changes no
/// bits.
class Turns {
public:
  static constexpr int mostPieces = 64;

  Turns(const zrt_gemm_record &record, const KernelItems &items) : r(record), items(items) {}

  /// Before any piece is begun: rows of C from `begin` on are band `band`, in `columns` pieces.
  /// What is more than mostPieces takes no turns.
  void addBand(int64_t band, int64_t begin, int64_t columns);
  /// A piece of a band is there up to row `end`.
  void advance(int64_t band, int64_t column, int64_t end);
  /// All of C is there.
  void finish(ThreadPool &pool);

  /// Nanoseconds in which threads ran items, all together.
  int64_t spent() const { return spent_.load(std::memory_order_relaxed); }

private:
  int64_t endElement(int64_t item) const;
  bool isThere(int64_t item, int64_t row) const { return endElement(item) <= row * r.n; }
  void run(int64_t begin, int64_t end);

  const zrt_gemm_record &r;
  KernelItems items;
  struct Band {
    int64_t first, columns; // the first item that reads no row before the band
    std::atomic<int64_t> next;
  };
  Band bands_[mostPieces];
  std::atomic<int64_t> there_[mostPieces]; // rows up to here, of each piece
  int64_t bandCount_ = 0;
  std::atomic<int64_t> spent_{0};
};

} // namespace zrt

#endif // ZRT_DEVICE_TURNS_H
