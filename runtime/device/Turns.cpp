#include "Turns.h"

#include <algorithm>

using namespace zrt;

static int64_t divideUp(int64_t size, int64_t by) { return (size + by - 1) / by; }

int64_t zrt::countTurnItems(const zrt_gemm_record &r) {
  if (r.item_elements <= 0 || r.group_elements <= 0 || r.m * r.n % r.group_elements != 0)
    return -1;
  return r.m * r.n / r.group_elements * divideUp(r.group_elements, r.item_elements);
}

int64_t zrt::rowsOfCall(int64_t rows, int64_t done, int64_t most) {
  constexpr int64_t step = 16; // whole register tiles
  int64_t parts = divideUp(rows, most);
  for (int64_t part = 1; part < parts; ++part)
    if (int64_t end = rows * part / parts / step * step; end > done)
      return end - done;
  return rows - done;
}

/// Behind the last element of C that an item reads.
int64_t Turns::endElement(int64_t item) const {
  int64_t ofGroup = divideUp(r.group_elements, r.item_elements), group = item / ofGroup;
  return group * r.group_elements +
         std::min((item % ofGroup + 1) * r.item_elements, r.group_elements);
}

void Turns::addBand(int64_t band, int64_t begin, int64_t columns) {
  if ((band + 1) * columns > mostPieces)
    return;
  int64_t first = 0, last = items.count; // the first item behind which all begin in the band
  while (first < last) {
    int64_t middle = first + (last - first) / 2;
    if (middle == 0 ? begin == 0 : endElement(middle - 1) >= begin * r.n)
      last = middle;
    else
      first = middle + 1;
  }
  bands_[band].first = first;
  bands_[band].columns = columns;
  bands_[band].next.store(first, std::memory_order_relaxed);
  for (int64_t column = 0; column < columns; ++column)
    there_[band * columns + column].store(begin, std::memory_order_relaxed);
  bandCount_ = band + 1;
}

void Turns::run(int64_t begin, int64_t end) {
  int64_t start = nowNanoseconds();
  KernelCalls *outer = answerKernels(items.calls);
  items.function(items.buffers, begin, end);
  answerKernels(outer);
  spent_.fetch_add(nowNanoseconds() - start, std::memory_order_relaxed);
}

void Turns::advance(int64_t number, int64_t column, int64_t end) {
  if (number >= bandCount_)
    return;
  Band &band = bands_[number];
  std::atomic<int64_t> *pieces = there_ + number * band.columns;
  pieces[column].store(end, std::memory_order_seq_cst);
  for (int64_t other = 0; other < band.columns; ++other)
    end = std::min(end, pieces[other].load(std::memory_order_seq_cst));
  int64_t begin = band.next.load(std::memory_order_seq_cst), behind = begin;
  while (behind < items.count && isThere(behind, end))
    ++behind;
  // Another thread may have taken some, or all of them.
  while (begin < behind && !band.next.compare_exchange_weak(begin, behind)) {
  }
  if (begin < behind)
    run(begin, behind);
}

void Turns::finish(ThreadPool &pool) {
  struct Rest {
    Turns *turns;
    int64_t begin;
  };
  auto runAll = [&](int64_t begin, int64_t end) {
    Rest rest{this, begin};
    pool.run(
        end - begin, 1,
        [](void *argument, int64_t from, int64_t to) {
          auto *rest = static_cast<Rest *>(argument);
          rest->turns->run(rest->begin + from, rest->begin + to);
        },
        &rest);
  };
  int64_t done = 0;
  for (int64_t band = 0; band < bandCount_; ++band) {
    runAll(done, bands_[band].first);
    done = std::max(done, bands_[band].next.load(std::memory_order_relaxed));
  }
  runAll(done, items.count);
}
