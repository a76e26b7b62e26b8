//===- Environment.h - What a cluster's launcher tells its processes -----------------===//
#ifndef ZRT_WORLD_ENVIRONMENT_H
#define ZRT_WORLD_ENVIRONMENT_H

#include "zrt/status.h"

#include <string_view>

namespace zrt {

/// Who this process is among those that torchrun, srun or mpirun has started.
struct LauncherInfo {
  std::string name; // empty: nobody has started it as one of several
  int rank = 0, size = 1, localRank = 0;
  std::string address; // of rank 0's machine
  int port = 0;        // at which its ranks meet
};

/// Reads the variables of the launcher of that name: "torchrun", "srun", "mpirun", "own" for none,
/// "auto" for the first that is there. `rendezvous` is empty or HOST:PORT, which goes before what
/// the launcher says.
Expected<LauncherInfo> findLauncher(std::string_view name, std::string_view rendezvous);

/// The first host of a list as Slurm writes it: "node[07-09,12],other" gives "node07".
Expected<std::string> firstHost(std::string_view list);

} // namespace zrt

#endif // ZRT_WORLD_ENVIRONMENT_H
