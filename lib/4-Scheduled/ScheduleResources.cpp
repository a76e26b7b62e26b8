#include "ScheduleResources.h"

#include "mlir/IR/Builders.h"
#include "zero/Dialect/Zero/Resources.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

// Other ranks wait for what a rank sends: its transfers go before its own work.
constexpr int64_t kWorkPriority = 0, kCollectivePriority = 1;

ScheduleResources::ScheduleResources(ModuleOp module)
    : module(module), symbols(module), builder(module.getContext()) {
  builder.setInsertionPointToStart(module.getBody());
  for (auto mesh : module.getOps<MeshOp>())
    builder.setInsertionPointAfter(mesh);
  // Behind those that there are: kernels run on the module's first stream.
  for (auto stream : module.getOps<StreamOp>())
    builder.setInsertionPointAfter(stream);
  // What the text has already is used.
  for (auto stream : module.getOps<StreamOp>())
    streams[stream.getSymNameAttr()] = FlatSymbolRefAttr::get(stream.getSymNameAttr());
  for (auto communicator : module.getOps<CommunicatorOp>())
    communicators[getKey(communicator.getMeshAttr(), communicator.getAxes(),
                         communicator.getPurpose())] =
        FlatSymbolRefAttr::get(communicator.getSymNameAttr());
  Streams known(module);
  work = known.empty() ? getStream("compute", kWorkPriority)
                       : FlatSymbolRefAttr::get(known[0].getSymNameAttr());
}

FlatSymbolRefAttr ScheduleResources::getStream(CollectiveKind) {
  return getStream("comm", kCollectivePriority);
}

FlatSymbolRefAttr ScheduleResources::getStream(StringRef name, int64_t priority) {
  FlatSymbolRefAttr &stream = streams[builder.getStringAttr(name)];
  if (!stream) {
    auto op = StreamOp::create(builder, module.getLoc(), name, priority);
    stream = FlatSymbolRefAttr::get(symbols.insert(op));
  }
  return stream;
}

ArrayAttr ScheduleResources::getKey(FlatSymbolRefAttr mesh, ArrayAttr axes,
                                    CommunicatorPurpose purpose) {
  Attribute parts[] = {mesh, axes, CommunicatorPurposeAttr::get(builder.getContext(), purpose)};
  return builder.getArrayAttr(parts);
}

FlatSymbolRefAttr ScheduleResources::getCommunicator(const Group &group, CollectiveKind kind) {
  CommunicatorPurpose purpose = getPurpose(kind);
  FlatSymbolRefAttr &communicator = communicators[getKey(group.mesh, group.axes, purpose)];
  if (!communicator) {
    std::string name;
    for (auto axis : group.axes.getAsRange<StringAttr>())
      name += axis.getValue().str() + "_";
    name += stringifyCommunicatorPurpose(purpose);
    auto op = CommunicatorOp::create(builder, module.getLoc(), builder.getStringAttr(name),
                                     group.mesh, group.axes,
                                     CommunicatorPurposeAttr::get(builder.getContext(), purpose));
    communicator = FlatSymbolRefAttr::get(symbols.insert(op));
  }
  return communicator;
}

unsigned addStream(planner::ScheduleProblem &problem, FlatSymbolRefAttr stream) {
  std::string name = stream.getValue().str();
  auto known = llvm::find(problem.streams, name);
  if (known != problem.streams.end())
    return known - problem.streams.begin();
  problem.streams.push_back(name);
  return problem.streams.size() - 1;
}

planner::ScheduleOp::Kind getTransferKind(CollectiveOpInterface collective) {
  switch (collective.getCollectiveKind()) {
  case CollectiveKind::AllGather:
    return planner::ScheduleOp::Kind::Gather;
  case CollectiveKind::ReduceScatter:
    return planner::ScheduleOp::Kind::Reduction;
  case CollectiveKind::AllReduce:
  case CollectiveKind::AllToAll:
    return planner::ScheduleOp::Kind::Collective;
  }
  llvm_unreachable("all kinds are above");
}

} // namespace zero
