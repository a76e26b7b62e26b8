//===- Memory.cpp - Allocations of the emulated device ----------------------------------===//
#include "State.h"

#include <sys/mman.h>
#include <tuple>

namespace emulated {

constexpr uint64_t kGuard = 1 << 20, kTotal = uint64_t(16) << 30;

uint64_t State::usedBytes() const {
  uint64_t used = 0;
  for (const auto &[base, allocation] : allocations)
    used += allocation.isHost ? 0 : allocation.size;
  return used;
}

Result State::allocate(uint64_t bytes, uint64_t &address) {
  if (bytes == 0)
    return InvalidValue;
  if (++allocationCount == faults.allocation || bytes > kTotal - std::min(usedBytes(), kTotal))
    return OutOfMemory;
  return map(bytes, /*isHost=*/false, address);
}

Result State::allocateHost(uint64_t bytes, uint64_t &address) {
  return bytes ? map(bytes, /*isHost=*/true, address) : Result(InvalidValue);
}

/// Far from everything else, with unmapped pages behind.
Result State::map(uint64_t bytes, bool isHost, uint64_t &address) {
  uint64_t mapped = (bytes + 4095) / 4096 * 4096;
  void *memory = mmap(reinterpret_cast<void *>(nextAddress), mapped, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  if (memory == MAP_FAILED)
    return OutOfMemory;
  address = nextAddress;
  nextAddress += mapped + kGuard;
  allocations[address] = {address, bytes, std::vector<uint8_t>(bytes, isHost), isHost};
  return Success;
}

Result State::free(uint64_t address, bool isHost) {
  auto found = allocations.find(address);
  if (found == allocations.end() || found->second.isHost != isHost)
    return complain(InvalidValue, std::string(isHost ? "cuMemFreeHost" : "cuMemFree") +
                                      " of what is no allocation, or was freed before");
  munmap(reinterpret_cast<void *>(address), (found->second.size + 4095) / 4096 * 4096);
  allocations.erase(found);
  return Success;
}

Result State::pin(uint64_t address, uint64_t bytes) {
  if (bytes == 0)
    return complain(InvalidValue, "cuMemHostRegister of no bytes");
  if (isPinned(address, 1))
    return complain(InvalidValue, "cuMemHostRegister of what is pinned already");
  pinned[address] = bytes;
  return Success;
}

Result State::unpin(uint64_t address) {
  if (pinned.erase(address))
    return Success;
  return complain(InvalidValue, "cuMemHostUnregister of what is not pinned");
}

bool State::isPinned(uint64_t address, uint64_t bytes) {
  auto after = pinned.upper_bound(address);
  if (after != pinned.begin())
    if (auto [base, size] = *std::prev(after); address - base + bytes <= size)
      return true;
  Allocation *allocation = findRange(address, bytes);
  return allocation && allocation->isHost;
}

Allocation *State::findRange(uint64_t address, uint64_t bytes) {
  auto after = allocations.upper_bound(address);
  if (after == allocations.begin())
    return nullptr;
  Allocation &allocation = std::prev(after)->second;
  uint64_t offset = address - allocation.base;
  return bytes <= allocation.size && offset <= allocation.size - bytes ? &allocation : nullptr;
}

bool State::find(uint64_t address, emulatedptx::Allocation &piece) {
  Allocation *allocation = findRange(address, 1);
  if (!allocation)
    return false;
  piece.base = allocation->base;
  piece.size = allocation->size;
  piece.host = reinterpret_cast<uint8_t *>(allocation->base);
  piece.written = allocation->written.data();
  piece.readOnly = false;
  return true;
}

std::string State::describe(uint64_t address) {
  auto after = allocations.upper_bound(address);
  if (after == allocations.begin())
    return "before every allocation";
  const Allocation &allocation = std::prev(after)->second;
  return std::to_string(address - allocation.base - allocation.size) + " bytes behind the " +
         std::to_string(allocation.size) + " of an allocation";
}

/// Of memory that is not pinned somebody else may be the owner by now.
void State::touched(uint64_t begin, uint64_t end, bool isWritten) {
  if (findRange(begin, end - begin) || isPinned(begin, end - begin))
    touchedNow.push_back({begin, end, isWritten});
}

LaunchMemory::LaunchMemory(State &state, const ModuleState &module,
                           const std::vector<uint64_t> &bytes, const uint64_t *parameters)
    : state(state), module(module) {
  std::vector<Buffer> all;
  for (size_t i = 0; i < bytes.size(); ++i)
    all.push_back({parameters[i], parameters[i] + bytes[i], i});
  std::sort(all.begin(), all.end(), [](const Buffer &a, const Buffer &b) {
    return std::tie(a.begin, a.parameter) < std::tie(b.begin, b.parameter);
  });
  for (const Buffer &buffer : all)
    if (!buffers.empty() && buffer.begin < buffers.back().end)
      buffers.back().end = std::max(buffers.back().end, buffer.end);
    else
      buffers.push_back(buffer);
}

bool LaunchMemory::find(uint64_t address, emulatedptx::Allocation &piece) {
  if (!state.find(address, piece))
    return false;
  if (std::find(module.globals.begin(), module.globals.end(), piece.base) != module.globals.end())
    return true;
  for (const Buffer &buffer : buffers)
    if (address >= buffer.begin && address < buffer.end) {
      uint64_t offset = buffer.begin - piece.base;
      uint64_t end = std::min(buffer.end, piece.base + piece.size);
      piece.base += offset;
      piece.host += offset;
      piece.written += offset;
      piece.size = end - piece.base;
      return true;
    }
  return false;
}

void LaunchMemory::touched(uint64_t begin, uint64_t end, bool isWritten) {
  state.touched(begin, end, isWritten);
}

std::string LaunchMemory::setCondition(uint64_t handle, uint32_t value) {
  return state.setCondition(handle, value);
}

std::string LaunchMemory::describe(uint64_t address) {
  const Buffer *nearest = nullptr;
  for (const Buffer &buffer : buffers)
    if (buffer.begin <= address)
      nearest = &buffer;
  if (!nearest)
    return "before every buffer of the kernel";
  return std::to_string(address - nearest->end) + " bytes behind buffer " +
         std::to_string(nearest->parameter) + " of the kernel, of " +
         std::to_string(nearest->end - nearest->begin) + " bytes";
}

/// When the context goes, nothing of it may be left.
void State::reportLeaks() {
  if (saysWritten)
    complain(Success, "hash of what was written: " + std::to_string(written));
  auto report = [&](size_t count, const char *what) {
    if (count)
      complain(Success, std::to_string(count) + " " + what + " left when the context went");
  };
  report(allocations.size(), "allocations");
  report(streams.size(), "streams");
  report(events.size(), "events");
  report(modules.size(), "modules");
  report(graphs.size(), "graphs");
  report(executables.size(), "executable graphs");
  for (const auto &leaks : libraryLeaks)
    if (std::string left = leaks(); !left.empty())
      complain(Success, left + " left when the context went");
}

} // namespace emulated
