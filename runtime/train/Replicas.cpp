#include "Replicas.h"

#include "Arrays.h"
#include "Data.h"

#include <algorithm>
#include <cstring>

using namespace zrt;

uint64_t zrt::hashBytes(const uint8_t *data, int64_t bytes) {
  uint64_t hash = uint64_t(bytes);
  for (; bytes >= 8; data += 8, bytes -= 8) {
    uint64_t word;
    memcpy(&word, data, 8);
    hash = mix(hash ^ word);
  }
  uint64_t rest = 0;
  memcpy(&rest, data, bytes);
  return mix(hash ^ rest);
}

/// The first of the ranks that hold what `rank` holds.
static int firstWithSame(const Plan &plan, const PlanReplica &replica, int rank) {
  if (replica.group < 0)
    return 0;
  for (const std::vector<int> &members : plan.groups[replica.group])
    if (std::find(members.begin(), members.end(), rank) != members.end())
      return members.front();
  return rank;
}

Status zrt::checkReplicas(const Plan &plan, const KeptBytes &kept, World &world, Device &device,
                          bool inputs, int64_t step) {
  size_t count = plan.replicas.size();
  std::vector<uint64_t> own(count), all(count * plan.ranks);
  for (size_t i = 0; i < count; ++i)
    if (plan.replicas[i].isInput == inputs)
      for (auto [at, size] : plan.replicas[i].ranges)
        for (auto [address, bytes] : kept.within(at, size))
          ZRT_TRY(readPieces(device, address, bytes, [&](const uint8_t *data, int64_t here) {
            own[i] = mix(own[i] ^ hashBytes(data, here));
            return Status::ok();
          }));
  ZRT_TRY(world.exchange(own.data(), int64_t(count * sizeof(uint64_t)), all.data()));
  for (size_t i = 0; world.rank() == 0 && i < count; ++i)
    for (int peer = 1; peer < plan.ranks; ++peer) {
      int first = firstWithSame(plan, plan.replicas[i], peer);
      if (all[peer * count + i] != all[first * count + i])
        return failure(
            Code::Internal,
            "'%s' is not the same on ranks %d and %d %s step %lld, as the plan says it is",
            plan.replicas[i].name.c_str(), first, peer, inputs ? "before" : "after",
            (long long)step);
    }
  return Status::ok();
}
