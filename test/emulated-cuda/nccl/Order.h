//===- Order.h - In which order ranks are added -------------------------------------------===//
//
// NCCL's rings and trees add an element's contributions in an order that depends on what is reduced
// and how it is cut. So here: on the collective, its size, algorithm, channels and a seed; but
// where NCCL_ALGO and NCCL_PROTO are set, on the element's place alone.
//===-----------------------------------------------------------------------------------===//
#ifndef EMULATED_NCCL_ORDER_H
#define EMULATED_NCCL_ORDER_H

#include "../../../runtime/comm/nccl/Nccl.h"

#include <vector>

namespace emulatednccl {

/// One order, of elements [begin, end).
struct Order {
  int64_t begin, end;
  std::vector<int> ranks;
  bool isTree; // neighbours are added, then neighbours of sums
};

class Orders {
public:
  /// Of a reduction of `count` elements in all; `salt` is of what is reduced. `count` is a multiple
  /// of `ranks` where every rank keeps a block of it.
  Orders(int ranks, int64_t count, bool isScatter, uint64_t salt);
  /// The order that holds at an element, and how far.
  Order at(int64_t element) const;

private:
  int ranks_;
  int64_t count_, block_, chunk_;
  bool isScatter_, isPinned_, isTree_;
  std::vector<std::vector<int>> rings_; // by channel
};

/// target[i] = the sources' i-th elements, in that order, rounded at every addition.
bool combine(zrt::nccl::Type type, zrt::nccl::Operation operation, const Order &order,
             const std::vector<const void *> &sources, void *target, int64_t count);

size_t sizeOf(zrt::nccl::Type type);
const char *nameOf(zrt::nccl::Type type);

} // namespace emulatednccl

#endif
