#include "zero/Analysis/HostCopies.h"

#include "zero/Dialect/Zero/Resources.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

HostCopies countHostCopies(func::FuncOp entry) {
  HostCopies copies;
  if (entry.isExternal() || entry.getOps<LaunchCopyOp>().empty())
    return copies;
  Spaces spaces(entry->getParentOfType<ModuleOp>());
  auto isHost = [&](AllocationAttr at) {
    std::optional<unsigned> space = spaces.find(at.getSpace());
    return space && spaces[*space].getKind() == MemoryKind::Host;
  };
  for (auto copy : entry.getOps<LaunchCopyOp>()) {
    bool fromHost = isHost(copy.getSrc()), toHost = isHost(copy.getDst());
    if (toHost && !fromHost) {
      ++copies.values;
      copies.away += copy.getDst().getBytes();
    } else if (fromHost && !toHost) {
      copies.back += copy.getSrc().getBytes();
    }
  }
  return copies;
}

} // namespace zero
