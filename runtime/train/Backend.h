//===- Backend.h - The device and the communicator of a rank ----------------------===//
#ifndef ZRT_TRAIN_BACKEND_H
#define ZRT_TRAIN_BACKEND_H

#include "../device/HostMemory.h"
#include "Job.h"

namespace zrt {

/// Where a rank computes and by what it reaches its peers: as the program's target says, threads
/// and shared memory, or a GPU and NCCL.
class Backend {
public:
  /// Makes both, and all memory of the plan's.
  Status open(Job &job, World &world);
  ~Backend();

  /// Null before open().
  Device *device() const { return device_.get(); }
  Communicator *communicator() const { return communicator_.get(); }
  /// The host's pointer to space 0; null where it is no memory of the host.
  const void *arena() const;
  /// Memory of the host for what the program copies there.
  const std::vector<std::unique_ptr<HostMemory>> &hostMemory() const { return hostMemory_; }

private:
  Status openCpu(Job &job, World &world);
  Status connectRemote(Job &job, World &world);
  Status connectLocal(Job &job, World &world);
  Status openCuda(Job &job, World &world);
  Status bindSpaces(const Plan &plan);

  bool isCuda_ = false;
  std::vector<std::unique_ptr<HostMemory>> hostMemory_; // outlives the device
  std::unique_ptr<Communicator> communicator_;
  std::unique_ptr<Device> device_;
};

} // namespace zrt

#endif // ZRT_TRAIN_BACKEND_H
