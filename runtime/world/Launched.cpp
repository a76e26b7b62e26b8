#include "Launched.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <sys/mman.h>

using namespace zrt;

LaunchedRun::~LaunchedRun() {
  if (control_)
    munmap(control_, pageRound(sizeof(Control)));
}

Status LaunchedRun::create(int ranks) {
  if (ranks < 1 || ranks > worldRankLimit)
    return failure(Code::Usage, "%d ranks: the launcher starts 1 to %d", ranks, worldRankLimit);
  void *memory = mmap(nullptr, pageRound(sizeof(Control)), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return ioFailure("cannot map the control memory of the launcher");
  control_ = static_cast<Control *>(memory); // zeroed, which is every member's first value
  ranks_ = ranks;
  return Status::ok();
}

void LaunchedRun::abort() {
  control_->aborted.store(1, std::memory_order_seq_cst);
  futexWakeAll(control_->generation, true);
  futexWakeAll(control_->storeCount, true);
}

bool LaunchedRun::isAborted() const {
  return control_->aborted.load(std::memory_order_acquire) != 0;
}

static Status aborted() { return Status(Code::Aborted, "another rank failed"); }

/// All ranks have one terminal.
void LaunchedWorld::abort(const std::string &reason) {
  if (!reason.empty() && run_.claimReport())
    fprintf(stderr, "error: %s\n", reason.c_str());
  run_.abort();
}

Status LaunchedWorld::barrier() {
  uint32_t generation = control_.generation.load(std::memory_order_acquire);
  control_.awaited[rank_].store(generation + 1, std::memory_order_release);
  if (control_.arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == uint32_t(size())) {
    control_.arrived.store(0, std::memory_order_relaxed);
    control_.generation.fetch_add(1, std::memory_order_release);
    if (size() > 1)
      futexWakeAll(control_.generation, true);
  } else {
    waitUntil(control_.generation, true, [&] {
      return control_.generation.load(std::memory_order_acquire) != generation || isAborted();
    });
  }
  control_.awaited[rank_].store(0, std::memory_order_release);
  return isAborted() ? aborted() : Status::ok();
}

bool LaunchedWorld::isAhead(int rank) const {
  uint32_t awaited = control_.awaited[rank].load(std::memory_order_acquire);
  return awaited != 0 && awaited == control_.generation.load(std::memory_order_acquire) + 1;
}

Status LaunchedWorld::exchange(const void *own, int64_t bytes, void *all) {
  for (int64_t at = 0; at < bytes; at += LaunchedRun::slotBytes) {
    int64_t here = std::min(LaunchedRun::slotBytes, bytes - at);
    auto &slots = control_.slots[parity_];
    parity_ ^= 1;
    memcpy(slots[rank_], static_cast<const char *>(own) + at, here);
    ZRT_TRY(barrier());
    for (int rank = 0; rank < size(); ++rank)
      memcpy(static_cast<char *>(all) + rank * bytes + at, slots[rank], here);
  }
  return Status::ok();
}

const LaunchedRun::StoreEntry *LaunchedWorld::find(std::string_view key) const {
  uint32_t count = control_.storeCount.load(std::memory_order_acquire);
  for (uint32_t i = 0; i < count; ++i)
    if (std::string_view(control_.store[i].key, control_.store[i].keyBytes) == key)
      return &control_.store[i];
  return nullptr;
}

Status LaunchedWorld::put(std::string_view key, std::string_view value) {
  if (key.size() > sizeof LaunchedRun::StoreEntry::key ||
      value.size() > sizeof LaunchedRun::StoreEntry::value)
    return failure(Code::Internal, "the store takes keys of %zu and values of %zu bytes at most",
                   sizeof LaunchedRun::StoreEntry::key, sizeof LaunchedRun::StoreEntry::value);
  while (control_.storeLock.exchange(1, std::memory_order_acquire) != 0)
    if (isAborted())
      return aborted();
  Status status;
  uint32_t count = control_.storeCount.load(std::memory_order_relaxed);
  if (find(key)) {
    status =
        failure(Code::Internal, "the store has a value of '%s' already", std::string(key).c_str());
  } else if (count == LaunchedRun::storeSize) {
    status = failure(Code::Internal, "the store is full with %u values", count);
  } else {
    LaunchedRun::StoreEntry &entry = control_.store[count];
    memcpy(entry.key, key.data(), key.size());
    memcpy(entry.value, value.data(), value.size());
    entry.keyBytes = uint32_t(key.size()), entry.valueBytes = uint32_t(value.size());
    control_.storeCount.store(count + 1, std::memory_order_release);
  }
  control_.storeLock.store(0, std::memory_order_release);
  futexWakeAll(control_.storeCount, true);
  return status;
}

Expected<std::string> LaunchedWorld::get(std::string_view key) {
  const LaunchedRun::StoreEntry *entry = nullptr;
  waitUntil(control_.storeCount, true, [&] {
    entry = find(key);
    return entry || isAborted();
  });
  if (!entry)
    return aborted();
  return std::string(reinterpret_cast<const char *>(entry->value), entry->valueBytes);
}
