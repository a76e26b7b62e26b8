#include "Replicas.h"

#include "Data.h"

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

Status zrt::checkReplicas(const Plan &plan, LocalWorld &world, LocalCommunicator &communicator,
                          bool inputs, int64_t step) {
  int rank = communicator.rank();
  for (size_t i = 0; i < plan.replicas.size(); ++i) {
    uint64_t hash = 0;
    if (plan.replicas[i].isInput == inputs)
      for (auto [offset, bytes] : plan.replicas[i].ranges)
        hash = mix(hash ^ hashBytes(communicator.arena() + offset, bytes));
    world.notes(rank)[i] = hash;
  }
  ZRT_TRY(communicator.barrier());
  Status status;
  for (size_t i = 0; rank == 0 && status.isOk() && i < plan.replicas.size(); ++i)
    for (int peer = 1; status.isOk() && peer < plan.ranks; ++peer)
      if (world.notes(peer)[i] != world.notes(0)[i])
        status = failure(Code::Internal,
                         "'%s' is not the same on ranks 0 and %d %s step %lld, as the plan says it "
                         "is",
                         plan.replicas[i].name.c_str(), peer, inputs ? "before" : "after",
                         (long long)step);
  ZRT_TRY(status);
  return communicator.barrier(); // the notes may be written again
}
