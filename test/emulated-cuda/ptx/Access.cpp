//===- Access.cpp - From device addresses to bytes of the host, with the checks -----------===//

#include "Access.h"

#include "Fences.h"

#include <algorithm>
#include <sys/mman.h>

using namespace emulatedptx;

//===-------------------------------------------------------------------------===//
// Races between blocks
//===-------------------------------------------------------------------------===//

GlobalShadows::~GlobalShadows() {
  for (auto &[base, shadow] : shadows)
    munmap(shadow.records, shadow.bytes);
}

// Pages that no block touches are never there.
Shadow *GlobalShadows::of(const Allocation &piece, unsigned granule) {
  std::lock_guard<std::mutex> guard(lock);
  auto [place, isNew] = shadows.try_emplace(piece.base);
  Shadow &shadow = place->second;
  if (isNew) {
    shadow.base = piece.base / granule * granule;
    shadow.count = (piece.base + piece.size - shadow.base + granule - 1) / granule;
    shadow.bytes = shadow.count * sizeof(Shadow::Record) + shadow.count / Shadow::kChunk + 1;
    void *memory = mmap(nullptr, shadow.bytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    shadow.records = memory == MAP_FAILED ? nullptr : static_cast<Shadow::Record *>(memory);
    shadow.touched = reinterpret_cast<uint8_t *>(shadow.records + shadow.count);
  }
  return shadow.records ? &shadow : nullptr;
}

// Ranges as long as they are: of granules that are read, then of those that are written.
void GlobalShadows::tell(Memory &memory, unsigned granule) const {
  for (const auto &[base, shadow] : shadows)
    if (shadow.records)
      for (bool isWritten : {false, true})
        tell(memory, granule, shadow, isWritten);
}

// Chunks that no block touched are passed over: their pages are never there.
void GlobalShadows::tell(Memory &memory, unsigned granule, const Shadow &shadow, bool isWritten) {
  size_t begin = 0;
  auto end = [&](size_t i) {
    if (begin < i)
      memory.touched(shadow.base + begin * granule, shadow.base + i * granule, isWritten);
  };
  for (size_t i = 0; i < shadow.count;) {
    if (i % Shadow::kChunk == 0 && !shadow.touched[i / Shadow::kChunk]) {
      end(i);
      begin = i = std::min(i + Shadow::kChunk, shadow.count);
      continue;
    }
    const Shadow::Record &record = shadow.records[i++];
    if (isWritten ? record.writer : record.reader)
      continue;
    end(i - 1);
    begin = i;
  }
  end(shadow.count);
}

namespace {

constexpr uint32_t atomically = 1u << 31, several = 0xFFFFFFFF;

// Records are shared by host threads: plain words, read and written whole.
template <class T> T get(const T &word) { return __atomic_load_n(&word, __ATOMIC_RELAXED); }
template <class T> void set(T &word, T value) { __atomic_store_n(&word, value, __ATOMIC_RELAXED); }

// Notes the access in a record; the other block's number if the two race.
uint32_t raceIn(Shadow::Record &record, uint32_t me, const Access &access) {
  uint32_t writer = get(record.writer), reader = get(record.reader);
  bool isOthers = writer && (writer & ~atomically) != me;
  if (isOthers && !(access.isAtomic && writer & atomically))
    return writer;
  if (!access.writes) {
    if (!access.isAtomic && reader != me)
      set(record.reader, reader ? several : me);
    return 0;
  }
  if (reader && reader != me)
    return reader;
  if (!access.isAtomic)
    set(record.writer, me);
  else if (!writer)
    set(record.writer, me | atomically);
  else if (isOthers)
    set(record.writer, several);
  return 0;
}

std::string blockName(const Launch &launch, uint32_t number) {
  if (number == several)
    return "several other blocks";
  uint64_t linear = (number & ~atomically) - 1;
  const Dim3 &grid = launch.shape->grid;
  return "block (" + std::to_string(linear % grid.x) + ", " +
         std::to_string(linear / grid.x % grid.y) + ", " +
         std::to_string(linear / grid.x / grid.y) + ")";
}

} // namespace

//===-------------------------------------------------------------------------===//
// Races between threads of a block
//===-------------------------------------------------------------------------===//

// A record: the block's epoch (28 bits), the warp's (24), atomic (1), who (11): 0 nobody, 1 .. 1024
// a thread, 1025 + w several of warp w, 2047 several warps.
namespace {

constexpr uint64_t severalWarps = 2047, firstSeveral = 1025, whoMask = 2047, atomicBit = 2048;

uint64_t sharedRecord(const Warp &warp, uint64_t who, bool isAtomic) {
  return warp.block->epoch << 36 | uint64_t(warp.epoch & 0xFFFFFF) << 12 |
         (isAtomic ? atomicBit : 0) | who;
}

} // namespace

bool emulatedptx::isConcurrent(const Warp &warp, uint64_t record, uint64_t thread) {
  uint64_t who = record & whoMask;
  if (!who || record >> 36 != (warp.block->epoch & 0xFFFFFFF) || who == thread)
    return false;
  bool isSameWarp =
      who == firstSeveral + warp.index || (who < firstSeveral && (who - 1) / lanes == warp.index);
  return !isSameWarp || (record >> 12 & 0xFFFFFF) == (warp.epoch & 0xFFFFFF);
}

void emulatedptx::noteThread(const Warp &warp, uint64_t &record, uint64_t thread) {
  uint64_t who = record & whoMask, next = thread;
  if (record >> 36 == (warp.block->epoch & 0xFFFFFFF) && who && who != thread) {
    bool isSameWarp =
        who == firstSeveral + warp.index || (who < firstSeveral && (who - 1) / lanes == warp.index);
    next = isSameWarp ? firstSeveral + warp.index : severalWarps;
  }
  record = sharedRecord(warp, next, false);
}

uint64_t emulatedptx::threadNumber(const Warp &warp, unsigned lane) {
  return warp.index * lanes + lane + 1;
}
uint64_t emulatedptx::warpNumber(const Warp &warp) { return firstSeveral + warp.index; }
uint64_t emulatedptx::threadRecord(const Warp &warp, unsigned lane) {
  return sharedRecord(warp, threadNumber(warp, lane), false);
}

namespace {

std::string threadName(const Launch &launch, uint64_t record) {
  uint64_t who = record & whoMask;
  if (who >= firstSeveral)
    return "several threads";
  const Dim3 &block = launch.shape->block;
  uint64_t linear = who - 1;
  return "thread (" + std::to_string(linear % block.x) + ", " +
         std::to_string(linear / block.x % block.y) + ", " +
         std::to_string(linear / block.x / block.y) + ")";
}

// Notes the access among those of the block's threads; the record of who races with it, 0: nobody.
// `wrote`, `read`: whether the block is on record, and so are its threads.
uint64_t raceWithin(const Warp &warp, Shadow::Record &record, bool wrote, bool read,
                    uint64_t thread, const uint8_t *host, const Access &access) {
  uint64_t writer = wrote ? get(record.writingThread) : 0;
  uint64_t reader = read ? get(record.readingThread) : 0;
  if (isConcurrent(warp, writer, thread) && !(access.isAtomic && writer & atomicBit) &&
      !(access.value && memcmp(host, access.value, access.bytes) == 0))
    return writer;
  if (access.writes && isConcurrent(warp, reader, thread))
    return reader;
  if (access.writes) {
    set(record.writingThread, sharedRecord(warp, thread, access.isAtomic));
  } else if (!access.isAtomic) {
    noteThread(warp, reader, thread);
    set(record.readingThread, reader);
  }
  return 0;
}

void reportRace(Warp &warp, Fault fault, unsigned lane, const Access &access,
                const std::string &other, bool hasRead, const char *when, uint64_t address) {
  report(warp, fault, lane,
         std::string(access.writes ? "writes" : "reads") + " what " + other +
             (hasRead ? " read " : " wrote ") + when,
         address);
}

// `host`: where the bytes at `address` are.
bool checkGlobal(Warp &warp, unsigned lane, Shadow &shadow, uint64_t address, uint64_t bytes,
                 const uint8_t *host, const Access &access) {
  const Launch &launch = *warp.block->launch;
  unsigned granule = launch.kernel->globalGranule;
  uint32_t me = blockNumber(*warp.block);
  if (access.isAtomic && !access.reads)
    launch.fences->store(warp, lane, me);
  uint64_t first = (address - shadow.base) / granule,
           last = (address + bytes - 1 - shadow.base) / granule;
  shadow.touch(first, last);
  auto racer = [&](uint64_t i) {
    return lane == lanes ? unsigned((i - first) * granule / access.bytes) : lane;
  };
  for (uint64_t i = first; i <= last; ++i) {
    Shadow::Record &record = shadow.records[i];
    bool wrote = (get(record.writer) & ~atomically) == me, read = get(record.reader) == me;
    if (uint32_t other = raceIn(record, me, access)) {
      reportRace(warp, Fault::GlobalRace, racer(i), access, blockName(launch, other),
                 other == get(record.reader), "in this launch", shadow.base + i * granule);
      return false;
    }
    uint64_t thread = access.isOfSeveral ? warpNumber(warp) : threadNumber(warp, racer(i));
    if (uint64_t other = raceWithin(warp, record, wrote, read, thread, host, access)) {
      reportRace(warp, Fault::ThreadRace, racer(i), access, threadName(launch, other),
                 read && other == get(record.readingThread), "with no barrier between",
                 shadow.base + i * granule);
      return false;
    }
    uint32_t writer = get(record.writer);
    if (access.isAtomic && !access.writes && writer && writer != several &&
        (writer & ~atomically) != me &&
        !launch.fences->isOrdered(warp, lane, writer & ~atomically)) {
      report(warp, Fault::GlobalRace, racer(i),
             "reads what " + blockName(launch, writer) +
                 " wrote in this launch, and not behind it: that takes a barrier, a fence and an "
                 "atomic update there; then an update of the same word, a fence and a barrier here",
             shadow.base + i * granule);
      return false;
    }
  }
  return true;
}

bool checkThreads(Warp &warp, unsigned lane, uint64_t offset, const Access &access) {
  Block &block = *warp.block;
  unsigned granule = block.launch->kernel->sharedGranule;
  uint64_t thread = threadNumber(warp, lane);
  for (uint64_t i = offset / granule; i <= (offset + access.bytes - 1) / granule; ++i) {
    SharedRecord &record = block.sharedRecords[i];
    bool writer = isConcurrent(warp, record.writer, thread) &&
                  !(access.isAtomic && record.writer & atomicBit) &&
                  !(access.value && memcmp(&block.shared[offset], access.value, access.bytes) == 0);
    bool reader = access.writes && !access.isAtomic && isConcurrent(warp, record.reader, thread);
    if (access.writes && access.isAtomic)
      reader = isConcurrent(warp, record.reader, thread);
    if (writer || reader) {
      report(warp, Fault::SharedRace, lane,
             std::string(access.writes ? "writes" : "reads") + " what " +
                 threadName(*block.launch, writer ? record.writer : record.reader) +
                 (writer ? " wrote" : " read") + " with no barrier between",
             sharedWindow + i * granule);
      return false;
    }
    if (access.writes)
      record.writer = sharedRecord(warp, thread, access.isAtomic);
    else if (!access.isAtomic)
      noteThread(warp, record.reader, thread);
  }
  return true;
}

//===-------------------------------------------------------------------------===//
// Bounds, alignment, written bytes
//===-------------------------------------------------------------------------===//

std::string bytesText(uint64_t bytes) {
  return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

bool checkAlignment(Warp &warp, unsigned lane, uint64_t address, const Access &access) {
  if (!(address & (access.bytes - 1)))
    return true;
  report(warp, Fault::Misaligned, lane,
         "an access of " + bytesText(access.bytes) + " needs an address that is a multiple of it",
         address);
  return false;
}

bool checkWritten(Warp &warp, unsigned lane, uint8_t *written, uint64_t bytes, uint64_t address,
                  const Access &access) {
  if (!written)
    return true;
  if (access.reads && warp.block->launch->options->uninitialized) {
    if (auto *hole = static_cast<uint8_t *>(memchr(written, 0, bytes))) {
      uint64_t at = uint64_t(hole - written);
      report(warp, Fault::Uninitialized, lane == lanes ? unsigned(at / access.bytes) : lane,
             "loads a byte that nobody has written", address + at);
      return false;
    }
  }
  if (access.writes)
    memset(written, 1, bytes);
  return true;
}

// The piece that an instruction accessed last, or the one that holds the address; null after a
// report.
Cached *pieceOf(Warp &warp, const Inst &inst, unsigned lane, uint64_t address,
                const Access &access) {
  const Launch &launch = *warp.block->launch;
  Cached &cached = warp.block->cache[inst.b];
  if (address - cached.piece.base >= cached.piece.size) {
    Allocation piece;
    if (!launch.memory->find(address, piece)) {
      std::string where = launch.memory->describe(address);
      report(warp, Fault::OutOfBounds, lane,
             std::string(access.writes ? "stores " : "loads ") + bytesText(access.bytes) +
                 " outside of every allocation" + (where.empty() ? "" : ": " + where),
             address);
      return nullptr;
    }
    cached.piece = piece;
    cached.shadow = launch.options->globalRaces && !piece.readOnly
                        ? launch.shadows->of(piece, launch.kernel->globalGranule)
                        : nullptr;
  }
  if (access.writes && cached.piece.readOnly) {
    report(warp, Fault::ReadOnly, lane, "stores to memory that is only read", address);
    return nullptr;
  }
  return &cached;
}

uint8_t *resolveGlobal(Warp &warp, const Inst &inst, unsigned lane, uint64_t address,
                       const Access &access) {
  Cached *cached = pieceOf(warp, inst, lane, address, access);
  if (!cached)
    return nullptr;
  uint64_t offset = address - cached->piece.base;
  if (cached->piece.size - offset < access.bytes) {
    report(warp, Fault::OutOfBounds, lane,
           std::string(access.writes ? "stores " : "loads ") + bytesText(access.bytes) +
               ", of which " + bytesText(cached->piece.size - offset) +
               " are in the allocation of " + bytesText(cached->piece.size),
           address);
    return nullptr;
  }
  uint8_t *written = cached->piece.written ? cached->piece.written + offset : nullptr;
  if (!checkWritten(warp, lane, written, access.bytes, address, access))
    return nullptr;
  uint8_t *host = cached->piece.host + offset;
  if (cached->shadow &&
      !checkGlobal(warp, lane, *cached->shadow, address, access.bytes, host, access))
    return nullptr;
  return host;
}

bool checkRange(Warp &warp, unsigned lane, uint64_t offset, uint64_t size, const Access &access,
                const char *space, uint64_t window) {
  if (offset <= size && size - offset >= access.bytes)
    return true;
  report(warp, Fault::OutOfBounds, lane,
         std::string(access.writes ? "stores " : "loads ") + bytesText(access.bytes) +
             " at offset " + std::to_string(offset) + " of " + space + " memory, which has " +
             bytesText(size),
         window + offset);
  return false;
}

uint8_t *resolveShared(Warp &warp, unsigned lane, uint64_t offset, const Access &access) {
  Block &block = *warp.block;
  if (!checkRange(warp, lane, offset, block.launch->sharedBytes, access, "shared", sharedWindow) ||
      !checkWritten(warp, lane, &block.sharedWritten[offset], access.bytes, sharedWindow + offset,
                    access))
    return nullptr;
  if (block.launch->options->sharedRaces && !checkThreads(warp, lane, offset, access))
    return nullptr;
  return &block.shared[offset];
}

uint8_t *resolveLocal(Warp &warp, unsigned lane, uint64_t offset, const Access &access) {
  uint32_t size = warp.block->launch->kernel->localBytes;
  if (!checkRange(warp, lane, offset, size, access, "local", localWindow))
    return nullptr;
  return warp.local + size_t(lane) * size + offset;
}

uint8_t *resolveParameter(Warp &warp, unsigned lane, uint64_t offset, const Access &access) {
  if (offset & parameterIsLocal)
    return resolveLocal(warp, lane, offset & ~parameterIsLocal, access);
  const Launch &launch = *warp.block->launch;
  if (!checkRange(warp, lane, offset, launch.entry->parameterBytes, access, "parameter",
                  parameterWindow))
    return nullptr;
  if (access.writes) {
    report(warp, Fault::ReadOnly, lane, "stores to a kernel's parameter", parameterWindow + offset);
    return nullptr;
  }
  return const_cast<uint8_t *>(launch.parameters) + offset;
}

} // namespace

void emulatedptx::addressesOf(Warp &warp, const Inst &inst, uint64_t (&addresses)[lanes]) {
  if (inst.flags & addressIs32Bits) {
    const uint32_t *base = warp.lane<uint32_t>(inst.a);
    for (unsigned l = 0; l < lanes; ++l)
      addresses[l] = uint32_t(base[l] + uint32_t(inst.imm));
  } else {
    const uint64_t *base = warp.lane<uint64_t>(inst.a);
    for (unsigned l = 0; l < lanes; ++l)
      addresses[l] = base[l] + uint64_t(inst.imm);
  }
}

uint8_t *emulatedptx::resolve(Warp &warp, const Inst &inst, unsigned lane, uint64_t address,
                              const Access &access) {
  if (!checkAlignment(warp, lane, address, access))
    return nullptr;
  Space space = inst.space;
  if (space == Space::Generic) {
    if (address - sharedWindow < windowEnd - sharedWindow) {
      space = address < localWindow       ? Space::Shared
              : address < parameterWindow ? Space::Local
                                          : Space::Parameter;
      address &= 0xFFFFFFFF;
    }
  }
  switch (space) {
  case Space::Shared:
    return resolveShared(warp, lane, address, access);
  case Space::Local:
    return resolveLocal(warp, lane, address, access);
  case Space::Parameter:
    return resolveParameter(warp, lane, address, access);
  default:
    return resolveGlobal(warp, inst, lane, address, access);
  }
}

uint32_t emulatedptx::blockNumber(const Block &block) {
  return uint32_t(block.linear % (atomically - 2)) + 1;
}

bool emulatedptx::isGlobal(const Inst &inst, uint64_t address) {
  return inst.space == Space::Global || inst.space == Space::Const ||
         (inst.space == Space::Generic && address - sharedWindow >= windowEnd - sharedWindow);
}

uint8_t *emulatedptx::resolveRow(Warp &warp, const Inst &inst, const uint64_t (&addresses)[lanes],
                                 const Access &access) {
  uint64_t first = addresses[0], differences = 0;
  for (unsigned l = 0; l < lanes; ++l)
    differences |= addresses[l] ^ (first + l * access.bytes);
  if (differences || (first & (access.bytes - 1)) || !isGlobal(inst, first))
    return nullptr;
  const Cached &known = warp.block->cache[inst.b];
  uint64_t bytes = uint64_t(lanes) * access.bytes, offset = first - known.piece.base;
  if (offset >= known.piece.size || known.piece.size - offset < bytes ||
      (access.writes && known.piece.readOnly))
    return nullptr;
  uint8_t *written = known.piece.written ? known.piece.written + offset : nullptr;
  if (!checkWritten(warp, lanes, written, bytes, first, access))
    return nullptr;
  uint8_t *host = known.piece.host + offset;
  if (known.shadow && !checkGlobal(warp, lanes, *known.shadow, first, bytes, host, access))
    return nullptr;
  return host;
}

uint8_t *emulatedptx::resolveSame(Warp &warp, const Inst &inst, const uint64_t (&addresses)[lanes],
                                  uint32_t mask, const Access &access) {
  unsigned first = unsigned(__builtin_ctz(mask));
  uint64_t differences = 0;
  for (unsigned l = 0; l < lanes; ++l)
    differences |= mask >> l & 1 ? addresses[l] ^ addresses[first] : 0;
  if (differences || !isGlobal(inst, addresses[first]))
    return nullptr;
  Access together = access;
  together.isOfSeveral = (mask & (mask - 1)) != 0;
  return resolve(warp, inst, first, addresses[first], together);
}
