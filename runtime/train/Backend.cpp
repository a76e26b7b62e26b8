#include "Backend.h"

#include "../comm/Alone.h"
#include "../comm/Remote.h"

#include <algorithm>
#include <cstring>

using namespace zrt;

/// The memory of a CPU's ranks is the communicator's and outlives the device's work; that of a GPU
/// is the device's, and the communicator ends before it.
Backend::~Backend() {
  if (isCuda_)
    communicator_.reset();
}

Status Backend::open(Job &job, World &world) {
  isCuda_ = job.plan.isForCuda();
  return isCuda_ ? openCuda(job, world) : openCpu(job, world);
}

const void *Backend::arena() const {
  HostMemory *memory = HostMemory::of(communicator_->memory());
  return memory ? memory->data() : nullptr;
}

/// How many of the ranks are on this machine.
static Expected<int> countRanksHere(World &world) {
  struct Name {
    char text[128];
  } own = {};
  snprintf(own.text, sizeof own.text, "%s", machineName().c_str());
  std::vector<Name> all(size_t(world.size()));
  ZRT_TRY(world.exchange(&own, sizeof own, all.data()));
  return int(std::count_if(all.begin(), all.end(),
                           [&](const Name &name) { return strcmp(name.text, own.text) == 0; }));
}

Status Backend::connectRemote(Job &job, World &world) {
  std::vector<Groups> groups = job.plan.communicatorGroups();
  auto wire = job.options.communicator == "mpi" ? connectMpiWire(world, groups)
                                                : connectTcpWire(world, groups);
  ZRT_TRY(wire.status());
  auto communicator =
      RemoteCommunicator::create(world, groups, std::move(*wire), job.plan.arenaBytes());
  ZRT_TRY(communicator.status());
  communicator_ = std::move(*communicator);
  return Status::ok();
}

/// Ranks of our own launcher have found their transport made.
Status Backend::connectLocal(Job &job, World &world) {
  if (job.isInCluster())
    ZRT_TRY(job.transport.join(world, job.plan.arenaBytes(), job.plan.communicatorGroups()));
  auto communicator = LocalCommunicator::create(job.transport, world);
  ZRT_TRY(communicator.status());
  communicator_ = std::move(*communicator);
  return Status::ok();
}

Status Backend::openCpu(Job &job, World &world) {
  const Options &options = job.options;
  bool isRemote = options.sharesNoMemory();
  if (isRemote || (options.communicator == "auto" && job.isInCluster())) {
    Expected<int> here = countRanksHere(world);
    ZRT_TRY(here.status());
    ZRT_TRY(checkMachineMemory(*here, job.plan.arenaBytes()));
    isRemote |= *here < world.size();
  }
  ZRT_TRY(isRemote ? connectRemote(job, world) : connectLocal(job, world));
  uint64_t seed = options.adversarialSeed + uint64_t(world.rank()) * 0x9E3779B97F4A7C15u;
  Expected<std::unique_ptr<Device>> device =
      createCpuDevice({job.threads, options.adversarial, seed, /*guarded=*/options.test});
  ZRT_TRY(device.status());
  device_ = std::move(*device);
  ZRT_TRY(device_->open(job.plan.streams, /*events=*/0));
  return bindSpaces(job.plan);
}

/// A rank takes the GPU of its number on its machine, among those that CUDA_VISIBLE_DEVICES leaves.
Status Backend::openCuda(Job &job, World &world) {
  const Plan &plan = job.plan;
  bool isShared = job.options.shareGpu;
  Expected<std::unique_ptr<Device>> device =
      // Whoever waits longer would be ended first, for want of a sign of life.
      createCudaDevice({world.localRank(), isShared, job.options.controlFlow,
                        std::max(job.options.timeout / 2, 1)});
  ZRT_TRY(device.status());
  // NCCL takes two ranks with one GPU for a mistake, unless they seem to be on two machines.
  if (isShared)
    setenv("NCCL_HOSTID", std::to_string(world.rank()).c_str(), /*overwrite=*/0);
  device_ = std::move(*device);
  ZRT_TRY(device_->open(plan.streams, /*events=*/0));
  int64_t arenaBytes = pageRound(std::max<int64_t>(plan.arenaBytes(), 1));
  if (plan.ranks > 1) {
    // Slow peers are waited for; one that hangs is named before.
    int waitSeconds = 10 * job.options.timeout;
    auto communicator =
        createNcclCommunicator(*device_, world, plan.communicatorGroups(), arenaBytes, waitSeconds);
    ZRT_TRY(communicator.status());
    communicator_ = std::move(*communicator);
    return bindSpaces(plan);
  }
  Expected<Memory> arena = device_->allocate(arenaBytes);
  ZRT_TRY(arena.status());
  communicator_ = std::make_unique<AloneCommunicator>(plan.communicatorGroups(), *arena);
  return bindSpaces(plan);
}

Status Backend::bindSpaces(const Plan &plan) {
  ZRT_TRY(device_->bind(0, communicator_->memory()));
  for (size_t space = 1; space < plan.spaces.size(); ++space) {
    if (int64_t(space) == plan.saveSpace()) // the host's, taken by who saves
      continue;
    if (plan.isHostSpace(int64_t(space))) {
      auto memory = HostMemory::map(plan.spaces[space].bytes);
      ZRT_TRY(memory.status());
      hostMemory_.push_back(std::move(*memory));
      ZRT_TRY(device_->bind(int64_t(space), hostMemory_.back()->memory()));
      continue;
    }
    Expected<Memory> memory = device_->allocate(plan.spaces[space].bytes);
    ZRT_TRY(memory.status());
    ZRT_TRY(device_->bind(int64_t(space), *memory));
  }
  return Status::ok();
}
