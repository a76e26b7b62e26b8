#include "HostMemory.h"

#include "../base/Os.h"

#include <algorithm>
#include <sys/mman.h>

using namespace zrt;

// Large pages need their alignment.
static constexpr uint64_t largePage = uint64_t(2) << 20;

/// Shared memory comes in small pages where the system was not told otherwise; asked to, Linux 6.1
/// makes large ones of what is there, for all who map it. A hint: without them a step takes longer.
static void makeLargePages(const uint8_t *memory, int64_t size) {
  constexpr int collapse = 25; // MADV_COLLAPSE, which older headers lack
  int64_t whole = size / int64_t(largePage) * int64_t(largePage);
  for (int64_t at = 0; at < whole; at += largePage) // of nothing it makes none
    (void)*static_cast<const volatile uint8_t *>(memory + at);
  if (whole > 0)
    (void)madvise(const_cast<uint8_t *>(memory), whole, collapse);
}

Expected<std::unique_ptr<HostMemory>> HostMemory::map(int64_t bytes, int descriptor,
                                                      bool isWritable) {
  std::unique_ptr<HostMemory> self(new HostMemory);
  int64_t page = pageRound(1), size = pageRound(std::max<int64_t>(bytes, 1));
  int64_t reserved = size + 2 * page + int64_t(largePage);
  void *around =
      mmap(nullptr, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (around == MAP_FAILED)
    return ioFailure("cannot reserve %lld bytes of address space", (long long)reserved);
  self->reserved_ = around, self->reservedBytes_ = reserved;
  uint64_t first = reinterpret_cast<uint64_t>(around) + page;
  auto *wanted = reinterpret_cast<void *>((first + largePage - 1) / largePage * largePage);
  int flags = descriptor < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED;
  void *memory = mmap(wanted, size, PROT_READ | (isWritable ? PROT_WRITE : 0), flags | MAP_FIXED,
                      descriptor, 0);
  if (memory == MAP_FAILED)
    return ioFailure("cannot map %lld bytes of memory", (long long)size);
  (void)madvise(memory, size, MADV_HUGEPAGE); // where the kernel has it
  if (descriptor >= 0 && isWritable)
    makeLargePages(static_cast<uint8_t *>(memory), size);
  self->data_ = static_cast<uint8_t *>(memory), self->bytes_ = size;
  return self;
}

HostMemory::~HostMemory() {
  if (reserved_)
    munmap(reserved_, reservedBytes_);
}

Status HostMemory::setAccess(bool isOpen) {
  if (mprotect(data_, bytes_, isOpen ? PROT_READ | PROT_WRITE : PROT_NONE) != 0)
    return ioFailure("cannot protect %lld bytes of memory", (long long)bytes_);
  return Status::ok();
}

Status zrt::checkMachineMemory(int ranks, int64_t arenaBytes) {
  int64_t machine = memoryLimit();
  if (machine <= 0 || arenaBytes <= machine / ranks)
    return Status::ok();
  return failure(
      Code::Io,
      "the arenas of %d rank%s take %.1f GiB, but there are %.1f GiB of memory here: use "
      "a machine with more, a higher stage or a smaller step",
      ranks, ranks == 1 ? "" : "s", double(arenaBytes) * ranks / (1 << 30),
      double(machine) / (1 << 30));
}

Status Spaces::bind(int64_t space, Memory memory) {
  HostMemory *found = HostMemory::of(memory);
  if (!found || space < 0 || space > 255)
    return failure(Code::Internal, "space %lld: memory that is not this machine's",
                   (long long)space);
  if (int64_t(spaces_.size()) <= space)
    spaces_.resize(space + 1, {nullptr, nullptr, 0});
  spaces_[space] = {found, found->data(), memory.bytes};
  return Status::ok();
}

uint8_t *Spaces::find(Address address, int64_t bytes) const {
  int64_t space = spaceOf(address), offset = offsetOf(address);
  if (space < 0 || space >= int64_t(spaces_.size()) || bytes < 0 || !spaces_[space].data ||
      bytes > spaces_[space].bytes || offset > spaces_[space].bytes - bytes)
    return nullptr;
  return spaces_[space].data + offset;
}

Status Spaces::setAccess(bool isOpen) {
  for (const Space &space : spaces_)
    if (space.memory)
      ZRT_TRY(space.memory->setAccess(isOpen));
  return Status::ok();
}
