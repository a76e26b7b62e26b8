#include "HostSpace.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

HostSpace getHostSpace(ModuleOp module) {
  SymbolTable symbols(module);
  Operation *behind = nullptr; // streams and spaces keep the order of their kind
  for (Operation &op : *module.getBody())
    if (isa<MeshOp, StreamOp, SpaceOp>(op))
      behind = &op;
  OpBuilder builder(module.getContext());
  auto add = [&](auto op) {
    FlatSymbolRefAttr name = FlatSymbolRefAttr::get(symbols.insert(
        op, behind ? std::next(Block::iterator(behind)) : module.getBody()->begin()));
    behind = op;
    return name;
  };
  auto addSpace = [&](MemoryKind kind, StringRef name) {
    return add(SpaceOp::create(builder, module.getLoc(), kind, name));
  };
  auto getStream = [&](StringRef name) {
    constexpr int64_t kPriority = 0;
    if (symbols.lookup<StreamOp>(name))
      return FlatSymbolRefAttr::get(module.getContext(), name);
    return add(StreamOp::create(builder, module.getLoc(), name, kPriority));
  };
  if (module.getOps<SpaceOp>().empty())
    addSpace(MemoryKind::Device, "device");
  HostSpace space;
  auto known = symbols.lookup<SpaceOp>("host");
  space.host = known && known.getKind() == MemoryKind::Host
                   ? FlatSymbolRefAttr::get(known.getSymNameAttr())
                   : addSpace(MemoryKind::Host, "host");
  space.away = getStream("offload");
  space.fetch = getStream("fetch");
  return space;
}

} // namespace zero
