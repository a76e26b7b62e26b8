//===- Resources.cpp - Streams, communicators, memory spaces, and who uses them --===//
#include "zero/Dialect/Zero/Resources.h"
#include "UnitChecks.h"

using namespace mlir;
using namespace zero::ir;

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

LogicalResult zero::ir::verifyStream(Operation *op) {
  FlatSymbolRefAttr stream = cast<EnqueuedOpInterface>(op).getStreamAttr();
  if (!stream || SymbolTable::lookupNearestSymbolFrom<StreamOp>(op, stream))
    return success();
  return op->emitOpError() << "runs on stream " << stream << ", which the module does not define";
}

//===----------------------------------------------------------------------===//
// Communicators and their groups
//===----------------------------------------------------------------------===//

CommunicatorPurpose zero::ir::getPurpose(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::AllGather:
  case CollectiveKind::AllToAll:
    return CommunicatorPurpose::Gathers;
  case CollectiveKind::ReduceScatter:
  case CollectiveKind::AllReduce:
    return CommunicatorPurpose::Reductions;
  }
  llvm_unreachable("all kinds are above");
}

LogicalResult CommunicatorOp::verify() { return lookUpGroupSize(*this, getMeshAttr(), getAxes()); }

SmallVector<SmallVector<int64_t>> zero::ir::getGroups(MeshOp mesh, ArrayAttr axes) {
  // Ranks of a group differ by steps along `axes`, groups by steps along the other axes.
  auto extend = [&](SmallVector<int64_t> &ranks, size_t axis) {
    ArrayRef<int64_t> sizes = mesh.getAxisSizes();
    int64_t step = 1;
    for (int64_t size : sizes.drop_front(axis + 1))
      step *= size;
    SmallVector<int64_t> extended;
    for (int64_t rank : ranks)
      for (int64_t i = 0; i < sizes[axis]; ++i)
        extended.push_back(rank + i * step);
    ranks = std::move(extended);
  };
  ArrayAttr names = mesh.getAxisNames();
  SmallVector<int64_t> members = {0}, firsts = {0};
  for (Attribute axis : axes)
    extend(members, llvm::find(names, axis) - names.begin());
  for (auto [index, name] : llvm::enumerate(names))
    if (!llvm::is_contained(axes, name))
      extend(firsts, index);
  SmallVector<SmallVector<int64_t>> groups;
  for (int64_t first : firsts)
    groups.push_back(llvm::map_to_vector(members, [&](int64_t member) { return first + member; }));
  return groups;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

LogicalResult ArenaOp::verify() {
  if (!SymbolTable::lookupNearestSymbolFrom<SpaceOp>(*this, getSpaceAttr()))
    return emitOpError() << "lies in space " << getSpaceAttr()
                         << ", which the module does not define";
  int64_t bytes = getBytes(), alignment = getAlignment();
  if (bytes < 0 || alignment < 1 || bytes % alignment != 0)
    return emitOpError() << "expects 'bytes' to be a multiple of 'alignment' " << alignment
                         << ", found " << bytes;
  return success();
}
