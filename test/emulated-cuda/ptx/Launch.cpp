//===- Launch.cpp - A grid's blocks on the host's threads -----------------------------------===//

#include "Access.h"
#include "Fences.h"
#include "Machine.h"

#include <algorithm>
#include <numeric>
#include <thread>

using namespace emulatedptx;

Limits Limits::of(unsigned target) {
  Limits limits;
  limits.target = target;
  if (target >= 90)
    limits.sharedBytesOptIn = 227 << 10;
  return limits;
}

namespace {

std::string text(const Dim3 &dims) {
  return "(" + std::to_string(dims.x) + ", " + std::to_string(dims.y) + ", " +
         std::to_string(dims.z) + ")";
}

bool isWithin(const Dim3 &dims, const Dim3 &most) {
  return dims.x >= 1 && dims.y >= 1 && dims.z >= 1 && dims.x <= most.x && dims.y <= most.y &&
         dims.z <= most.z;
}

std::string exceeds(const char *what, uint64_t found, uint64_t most) {
  return std::string(what) + ": " + std::to_string(found) + ", at most " + std::to_string(most);
}

// What the shape has too much of, or empty.
std::string refusal(const Module &module, const Entry &entry, const Shape &shape,
                    const Limits &limits) {
  const Dim3 &required = entry.requiredThreads;
  uint64_t threads = shape.block.count(),
           shared = uint64_t(entry.staticSharedBytes) + shape.dynamicSharedBytes;
  bool isExact = module.target() == limits.target;
  if (module.target() > limits.target || (module.isTargetSpecific() && !isExact))
    return "code for sm_" + std::to_string(module.target()) +
           (module.isTargetSpecific() ? "a" : "") + " on a device of sm_" +
           std::to_string(limits.target);
  if (!isWithin(shape.grid, limits.grid))
    return "grid " + text(shape.grid) + ", at most " + text(limits.grid);
  if (!isWithin(shape.block, limits.block))
    return "block " + text(shape.block) + ", at most " + text(limits.block);
  if (threads > limits.threads)
    return exceeds("threads of a block", threads, limits.threads);
  if (entry.maxThreads && threads > entry.maxThreads)
    return exceeds("threads of a block, by .maxntid", threads, entry.maxThreads);
  if (required.x &&
      (shape.block.x != required.x || shape.block.y != required.y || shape.block.z != required.z))
    return "block " + text(shape.block) + ", expected " + text(required) + " by .reqntid";
  // ptxas makes no code of it.
  if (entry.staticSharedBytes > limits.sharedBytes)
    return exceeds("bytes of static shared memory", entry.staticSharedBytes, limits.sharedBytes);
  if (shape.dynamicSharedBytes > shape.maxDynamicSharedBytes && shared > limits.sharedBytes)
    return exceeds("bytes of shared memory, without opting in to more", shared, limits.sharedBytes);
  if (shared > limits.sharedBytesOptIn)
    return exceeds("bytes of shared memory", shared, limits.sharedBytesOptIn);
  uint32_t parameters = module.version() >= 81 ? 32764 : limits.parameterBytes;
  if (entry.parameterBytes > parameters)
    return exceeds("bytes of parameters", entry.parameterBytes, parameters);
  // ptxas spills rather than exceed 255 registers a thread; it allocates them 8 at a time.
  uint64_t warps = (threads + lanes - 1) / lanes,
           each = (std::min(entry.registers, 255u) + 7) / 8 * 8;
  if (entry.maxThreads == 0 && !required.x && each * warps * lanes > limits.registers)
    return exceeds("registers of a block", each * warps * lanes, limits.registers);
  return {};
}

uint32_t specialValue(const Launch &launch, const Block &block, const Warp &warp, Special which,
                      unsigned lane) {
  const Dim3 &shape = launch.shape->block, &grid = launch.shape->grid;
  uint32_t thread = warp.index * lanes + lane;
  switch (which) {
  case Special::TidX:
    return thread % shape.x;
  case Special::TidY:
    return thread / shape.x % shape.y;
  case Special::TidZ:
    return thread / shape.x / shape.y;
  case Special::NtidX:
    return shape.x;
  case Special::NtidY:
    return shape.y;
  case Special::NtidZ:
    return shape.z;
  case Special::CtaidX:
    return block.index.x;
  case Special::CtaidY:
    return block.index.y;
  case Special::CtaidZ:
    return block.index.z;
  case Special::NctaidX:
    return grid.x;
  case Special::NctaidY:
    return grid.y;
  case Special::NctaidZ:
    return grid.z;
  case Special::LaneId:
    return lane;
  case Special::WarpId:
    return warp.index;
  case Special::NWarpId:
    return launch.warps;
  case Special::NSmId:
  case Special::One:
    return 1;
  case Special::MaskEq:
    return 1u << lane;
  case Special::MaskLe:
    return uint32_t((2ull << lane) - 1);
  case Special::MaskLt:
    return (1u << lane) - 1;
  case Special::MaskGe:
    return ~((1u << lane) - 1);
  case Special::MaskGt:
    return uint32_t(~((2ull << lane) - 1));
  case Special::DynamicShared:
    return launch.shape->dynamicSharedBytes;
  case Special::TotalShared:
    return launch.sharedBytes;
  case Special::SmId:
  case Special::GridId:
  case Special::Zero:
    return 0;
  case Special::Clock:
  case Special::Clock64:
  case Special::GlobalTimer:
    return uint32_t(block.instructions); // as of the block's start
  }
  return 0;
}

template <class T> void fill(Warp &warp, uint32_t slot, uint64_t value) {
  std::fill_n(warp.lane<T>(slot), lanes, T(value));
}

void fillConstants(const Launch &launch, Warp &warp) {
  for (size_t i = 0; i < launch.constants.size(); ++i) {
    const Constant &constant = launch.kernel->constants[i];
    uint64_t value = launch.constants[i];
    if (constant.bytes == 0)
      warp.predicate(constant.slot) = uint32_t(value);
    else if (constant.bytes <= 2)
      fill<uint16_t>(warp, constant.slot, value);
    else if (constant.bytes == 4)
      fill<uint32_t>(warp, constant.slot, value);
    else
      fill<uint64_t>(warp, constant.slot, value);
  }
}

void fillSpecials(const Launch &launch, const Block &block, Warp &warp) {
  for (const SpecialSlot &special : launch.kernel->specials)
    for (unsigned l = 0; l < lanes; ++l) {
      uint32_t value = specialValue(launch, block, warp, special.special, l);
      if (special.bytes == 8)
        warp.lane<uint64_t>(special.slot)[l] = value;
      else if (special.bytes == 4)
        warp.lane<uint32_t>(special.slot)[l] = value;
      else
        warp.lane<uint16_t>(special.slot)[l] = uint16_t(value);
    }
}

// The memory of one host thread's blocks, for all that it runs.
void prepare(const Launch &launch, Block &block) {
  const Kernel &kernel = *launch.kernel;
  block.launch = &launch;
  block.warps.resize(launch.warps);
  block.registers.resize(size_t(kernel.registerBytes) * launch.warps + 64);
  block.local.resize(size_t(kernel.localBytes) * lanes * launch.warps);
  block.shared.resize(launch.sharedBytes);
  block.sharedWritten.resize(launch.sharedBytes);
  if (launch.options->sharedRaces)
    block.sharedRecords.resize(launch.sharedBytes / kernel.sharedGranule + 1);
  block.cache.resize(kernel.accesses);
  uint8_t *registers = block.registers.data() + (64 - uintptr_t(block.registers.data()) % 64) % 64;
  for (uint32_t i = 0; i < launch.warps; ++i) {
    Warp &warp = block.warps[i];
    warp.block = &block;
    warp.index = i;
    warp.registers = registers + size_t(kernel.registerBytes) * i;
    warp.local = block.local.data() + size_t(kernel.localBytes) * lanes * i;
    uint32_t threads = std::min(launch.threads - i * lanes, lanes);
    warp.exists = threads == lanes ? allLanes : (1u << threads) - 1;
    fillConstants(launch, warp);
  }
}

void start(const Launch &launch, Block &block, const Dim3 &index, uint64_t linear) {
  block.index = index;
  block.linear = linear;
  block.instructions = 0;
  block.exchange = {};
  ++block.epoch;
  std::fill(block.sharedWritten.begin(), block.sharedWritten.end(), uint8_t(0));
  std::fill(std::begin(block.barriers), std::end(block.barriers), Block::Barrier());
  for (Warp &warp : block.warps) {
    warp.exited = 0;
    warp.state = Warp::State::Ready;
    warp.epoch = 0;
    warp.fencedLanes = 0;
    warp.fencedStores = 0;
    warp.updated.clear();
    warp.paths.assign(1, {0, warp.exists});
    fillSpecials(launch, block, warp);
  }
}

// The order of blocks: seeded, each once.
class Order {
public:
  Order(uint64_t count, uint64_t seed) : count(count) {
    if (!seed || count < 2)
      return;
    uint64_t hash = (seed + 1) * 0x9E3779B97F4A7C15;
    first = (hash >> 20) % count;
    stride = (hash >> 7) % count | 1;
    while (std::gcd(stride, count) != 1)
      ++stride;
  }
  uint64_t operator[](uint64_t i) const {
    return uint64_t((static_cast<unsigned __int128>(i) * stride + first) % count);
  }

private:
  uint64_t count, first = 0, stride = 1;
};

class Grid {
public:
  explicit Grid(Launch &launch)
      : launch(launch), shape(*launch.shape),
        count(shape.blocks.empty() ? shape.grid.count() : shape.blocks.size()),
        order(count, launch.options->seed) {}

  Problem run() {
    unsigned threads = unsigned(std::clamp<uint64_t>(launch.options->threads, 1, count));
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i)
      others.emplace_back([this] { work(); });
    work();
    for (std::thread &thread : others)
      thread.join();
    return problem;
  }

private:
  void work() {
    Block block;
    prepare(launch, block);
    for (uint64_t i; !launch.stop && (i = next++) < count;) {
      uint64_t linear = order[i];
      Dim3 index{uint32_t(linear % shape.grid.x), uint32_t(linear / shape.grid.x % shape.grid.y),
                 uint32_t(linear / shape.grid.x / shape.grid.y)};
      if (!shape.blocks.empty()) {
        index = shape.blocks[linear];
        linear = (uint64_t(index.z) * shape.grid.y + index.y) * shape.grid.x + index.x;
      }
      start(launch, block, index, linear);
      runBlock(block);
      if (!block.problem)
        continue;
      std::lock_guard<std::mutex> guard(lock);
      if (!launch.stop.exchange(true))
        problem = block.problem;
    }
  }

  Launch &launch;
  const Shape &shape;
  uint64_t count;
  Order order;
  std::atomic<uint64_t> next{0};
  std::mutex lock;
  Problem problem;
};

} // namespace

Problem emulatedptx::launch(const Module &module, const Entry &entry, const Shape &shape,
                            const void *parameters, Memory &memory, const Options &options) {
  const Kernel &kernel = module.program().kernel(entry);
  Problem problem;
  problem.kernel = entry.name;
  problem.message = refusal(module, entry, shape, options.limits);
  if (!problem.message.empty()) {
    problem.fault = Fault::InvalidLaunch;
    problem.line = entry.line;
    return problem;
  }
  GlobalShadows shadows;
  Fences fences;
  Launch launch;
  launch.module = &module;
  launch.kernel = &kernel;
  launch.entry = &entry;
  launch.shape = &shape;
  launch.options = &options;
  launch.parameters = static_cast<const uint8_t *>(parameters);
  launch.memory = &memory;
  launch.shadows = &shadows;
  launch.fences = &fences;
  launch.sharedBytes = kernel.staticSharedBytes + shape.dynamicSharedBytes;
  launch.threads = uint32_t(shape.block.count());
  launch.warps = (launch.threads + lanes - 1) / lanes;
  for (const Constant &constant : kernel.constants)
    launch.constants.push_back(constant.value + (constant.symbol ? constant.symbol->address : 0));
  Problem found = Grid(launch).run();
  if (!found)
    shadows.tell(memory, kernel.globalGranule);
  return found;
}
