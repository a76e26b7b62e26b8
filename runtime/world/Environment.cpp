#include "Environment.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>

using namespace zrt;

namespace {

/// The variables of one launcher.
struct Variables {
  const char *name;
  /// There for every process that it starts, and for no other.
  const char *mark;
  const char *rank, *size, *localRank;
  /// Names the run: two at the same time on one machine have different ones.
  const char *run;
};

// torchrun inside srun or mpirun: its ranks are meant. In a batch script Slurm gives a rank and a
// size too, but no step.
const Variables launchers[] = {
    {"torchrun", "TORCHELASTIC_RUN_ID", "RANK", "WORLD_SIZE", "LOCAL_RANK", "MASTER_PORT"},
    {"srun", "SLURM_STEP_ID", "SLURM_PROCID", "SLURM_NTASKS", "SLURM_LOCALID", "SLURM_JOB_ID"},
    {"mpirun", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE",
     "OMPI_COMM_WORLD_LOCAL_RANK", "PMIX_NAMESPACE"},
};

const char *find(const char *name) {
  const char *text = getenv(name);
  return text && *text ? text : nullptr;
}

Status readNumber(const Variables &launcher, const char *name, int low, int high, int &value) {
  const char *text = find(name);
  char *end = nullptr;
  errno = 0;
  long number = text ? strtol(text, &end, 10) : 0;
  if (!text || *end || errno || number < low || number > high)
    return failure(Code::Usage,
                   "%s is expected to set %s to a number from %d to %d, found '%s'; "
                   "--launcher=own starts the ranks on this machine instead",
                   launcher.name, name, low, high, text ? text : "");
  value = int(number);
  return Status::ok();
}

/// Where nothing of the system's own listens or is given to those that connect; MASTER_PORT is
/// torchrun's own.
int portOf(const char *run) {
  constexpr int first = 12000, count = 20000;
  uint32_t hash = 2166136261u;
  for (const char *at = run ? run : ""; *at; ++at)
    hash = (hash ^ uint8_t(*at)) * 16777619u;
  return first + int(hash % count);
}

/// The machine of rank 0.
Expected<std::string> findAddress(const Variables &launcher, int size) {
  if (const char *address = find("MASTER_ADDR"))
    return std::string(address);
  for (const char *list : {"SLURM_STEP_NODELIST", "SLURM_JOB_NODELIST"})
    if (const char *text = find(list); text && launcher.mark == launchers[1].mark)
      return firstHost(text);
  const char *local = find("OMPI_COMM_WORLD_LOCAL_SIZE");
  if (local && atoi(local) == size)
    return std::string("127.0.0.1");
  return failure(
      Code::Usage,
      "%s does not say where rank 0 is: give --rendezvous=HOST:PORT, the machine of rank "
      "0 and a free port there, or set MASTER_ADDR (mpirun -x MASTER_ADDR=HOST)",
      launcher.name);
}

Status splitAddress(std::string_view text, LauncherInfo &info) {
  size_t colon = text.rfind(':');
  std::string port(colon == text.npos ? std::string_view() : text.substr(colon + 1));
  char *end = nullptr;
  long number = strtol(port.c_str(), &end, 10);
  if (colon == 0 || port.empty() || *end || number < 1 || number > 65535)
    return failure(Code::Usage, "--rendezvous expects HOST:PORT, not '%s'",
                   std::string(text).c_str());
  info.address = std::string(text.substr(0, colon));
  info.port = int(number);
  return Status::ok();
}

} // namespace

Expected<std::string> zrt::firstHost(std::string_view list) {
  size_t bracket = list.find('['), comma = list.find(',');
  std::string host(list.substr(0, std::min(bracket, comma)));
  if (bracket == list.npos || comma < bracket) {
    if (!host.empty())
      return host;
  } else if (size_t end = list.find_first_of("-,]", bracket);
             end != list.npos && end > bracket + 1) {
    host += list.substr(bracket + 1, end - bracket - 1);
    // Names may go on behind the numbers, with further ones.
    size_t close = list.find(']', bracket);
    size_t next = close == list.npos ? close : close + 1;
    std::string_view rest = next < list.size() ? list.substr(next) : std::string_view();
    if (close != list.npos && (rest.empty() || rest[0] == ','))
      return host;
    if (close != list.npos) {
      Expected<std::string> tail = firstHost(rest);
      ZRT_TRY(tail.status());
      return host + *tail;
    }
  }
  return failure(Code::Usage, "'%s' is no list of hosts", std::string(list).c_str());
}

Expected<LauncherInfo> zrt::findLauncher(std::string_view name, std::string_view rendezvous) {
  LauncherInfo info;
  bool isKnown = name == "auto" || name == "own";
  for (const Variables &launcher : launchers) {
    isKnown |= name == launcher.name;
    if (name != launcher.name && (name != "auto" || !find(launcher.mark)))
      continue;
    info.name = launcher.name;
    constexpr int most = 1 << 20;
    ZRT_TRY(readNumber(launcher, launcher.size, 1, most, info.size));
    ZRT_TRY(readNumber(launcher, launcher.rank, 0, info.size - 1, info.rank));
    ZRT_TRY(readNumber(launcher, launcher.localRank, 0, most, info.localRank));
    if (!rendezvous.empty()) {
      ZRT_TRY(splitAddress(rendezvous, info));
      return info;
    }
    Expected<std::string> address = findAddress(launcher, info.size);
    ZRT_TRY(address.status());
    info.address = std::move(*address);
    info.port = portOf(find(launcher.run));
    return info;
  }
  if (!isKnown)
    return failure(Code::Usage, "--launcher expects auto, own, torchrun, srun or mpirun, not '%s'",
                   std::string(name).c_str());
  if (!rendezvous.empty())
    return failure(Code::Usage, "--rendezvous is for ranks that torchrun, srun or mpirun starts; "
                                "there are none of their variables here");
  return info;
}
