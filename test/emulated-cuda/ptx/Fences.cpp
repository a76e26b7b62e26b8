//===- Fences.cpp ---------------------------------------------------------------------===//

#include "Fences.h"

#include "Access.h"

#include <algorithm>

using namespace emulatedptx;

void Fences::release(Warp &warp, unsigned lane, uint64_t address, uint32_t number) {
  Exchange &exchange = warp.block->exchange;
  if (!exchange.stores || warp.fencedStores != exchange.stores || !(warp.fencedLanes >> lane & 1))
    return;
  std::lock_guard<std::mutex> guard(lock);
  releases[number] = {address, counts[address]++};
  exchange.isReleased = true;
}

void Fences::acquire(Warp &warp, unsigned lane, uint64_t address) {
  std::lock_guard<std::mutex> guard(lock);
  auto count = counts.find(address);
  if (count != counts.end())
    warp.updated.push_back({address, count->second, lane});
}

void Fences::store(Warp &warp, unsigned lane, uint32_t number) {
  Exchange &exchange = warp.block->exchange;
  ++exchange.stores;
  noteThread(warp, exchange.lastStores,
             lane == lanes ? warpNumber(warp) : threadNumber(warp, lane));
  if (!exchange.isReleased)
    return;
  std::lock_guard<std::mutex> guard(lock);
  releases.erase(number);
  exchange.isReleased = false;
}

bool Fences::isOrdered(const Warp &warp, unsigned lane, uint32_t writer) {
  std::lock_guard<std::mutex> guard(lock);
  auto found = releases.find(writer);
  if (found == releases.end())
    return false;
  const Release &release = found->second;
  uint64_t thread = lane == lanes ? warpNumber(warp) : threadNumber(warp, lane);
  const auto &acquired = warp.block->exchange.acquired;
  return std::any_of(acquired.begin(), acquired.end(), [&](const Exchange::Acquired &each) {
    return each.address == release.address && release.number < each.count &&
           !isConcurrent(warp, each.by, thread);
  });
}

void emulatedptx::fence(Warp &warp, const Inst &, uint32_t mask) {
  Exchange &exchange = warp.block->exchange;
  if (warp.fencedStores != exchange.stores)
    warp.fencedLanes = 0;
  warp.fencedStores = exchange.stores;
  forLanes(mask, [&](unsigned l) {
    if (!isConcurrent(warp, exchange.lastStores, threadNumber(warp, l)))
      warp.fencedLanes |= 1u << l;
  });
  std::erase_if(warp.updated, [&](const Warp::Updated &each) {
    bool isFenced = mask >> each.lane & 1;
    if (isFenced)
      exchange.acquired.push_back({each.address, each.count, threadRecord(warp, each.lane)});
    return isFenced;
  });
}
