#include "Segment.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace emulatednccl {

zrt::nccl::UniqueId Segment::makeId() {
  zrt::nccl::UniqueId id = {};
  uint64_t random[2] = {};
  (void)!getrandom(random, sizeof random, 0);
  snprintf(id.bytes, sizeof id.bytes, "/emulated-nccl-%016llx%016llx",
           (unsigned long long)random[0], (unsigned long long)random[1]);
  return id;
}

std::string Segment::open(const zrt::nccl::UniqueId &id, int ranks, int rank) {
  if (strncmp(id.bytes, "/emulated-nccl-", 15) != 0 || !memchr(id.bytes, 0, sizeof id.bytes))
    return "the unique id was not made by ncclGetUniqueId";
  if (ranks < 1 || ranks > kRankLimit || rank < 0 || rank >= ranks)
    return "rank " + std::to_string(rank) + " of " + std::to_string(ranks) +
           "; this one takes 1 to " + std::to_string(kRankLimit);
  name_ = id.bytes;
  rank_ = rank;
  ranks_ = ranks;
  number_ = strtoull(std::string(id.bytes + 15, 16).c_str(), nullptr, 16) | 1;
  size_t table = (sizeof(Header) + 63) / 64 * 64, head = table + sizeof(Member) * size_t(ranks);
  head = (head + 4095) / 4096 * 4096;
  bytes_ = head + size_t(ranks) * 2 * kSlotBytes;
  int descriptor = shm_open(name_.c_str(), O_CREAT | O_RDWR, 0600);
  if (descriptor < 0 || ftruncate(descriptor, off_t(bytes_)) != 0)
    return "no shared memory: " + std::string(strerror(errno));
  memory_ = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  close(descriptor);
  if (memory_ == MAP_FAILED)
    return memory_ = nullptr, "no shared memory: " + std::string(strerror(errno));
  header_ = static_cast<Header *>(memory_); // zeroed, which is every member's first value
  members_ = reinterpret_cast<Member *>(static_cast<uint8_t *>(memory_) + table);
  slots_ = static_cast<uint8_t *>(memory_) + head;
  int none = 0;
  if (!header_->ranks.compare_exchange_strong(none, ranks) && none != ranks)
    return "rank " + std::to_string(rank) + " says that there are " + std::to_string(ranks) +
           " ranks, another one " + std::to_string(none);
  none = 0;
  if (!own().process.compare_exchange_strong(none, getpid()))
    return "rank " + std::to_string(rank) + " is there twice";
  if (header_->joined.fetch_add(1) + 1 == ranks)
    shm_unlink(name_.c_str());
  return "";
}

Segment::~Segment() {
  if (!memory_)
    return;
  if (!isComplete())
    shm_unlink(name_.c_str());
  munmap(memory_, bytes_);
}

bool Segment::isComplete() const { return header_ && header_->joined.load() == ranks_; }

bool Segment::meet(const std::function<bool()> &goesOn) {
  own().step.store(++step_);
  header_->bell.fetch_add(1);
  auto *bell = reinterpret_cast<uint32_t *>(&header_->bell);
  syscall(SYS_futex, bell, FUTEX_WAKE, kRankLimit, nullptr, nullptr, 0);
  for (int missing = 0; missing < ranks_;) {
    uint32_t seen = header_->bell.load();
    if (hasCome(missing)) {
      ++missing;
      continue;
    }
    timespec time = {0, 20'000'000};
    if (syscall(SYS_futex, bell, FUTEX_WAIT, seen, &time, nullptr, 0) != 0 && errno == ETIMEDOUT &&
        !goesOn())
      return false;
  }
  return true;
}

} // namespace emulatednccl
