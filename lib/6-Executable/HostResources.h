//===- HostResources.h - What plan and records refer to by number -----------------===//
#ifndef ZERO_LIB_EXECUTABLE_HOSTRESOURCES_H
#define ZERO_LIB_EXECUTABLE_HOSTRESOURCES_H

#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/TypeCode.h"
#include "llvm/Support/JSON.h"

namespace zero {

/// Streams, groups of ranks, communicators and memory spaces of a planned program, as plan and
/// records number them (docs/Runtime.md).
class HostResources {
public:
  explicit HostResources(mlir::ModuleOp module);
  /// Fails where ranks are numbered by several meshes: groups are those of one.
  static llvm::LogicalResult verifyMesh(mlir::ModuleOp module);

  int64_t getStream(ir::EnqueuedOpInterface op) const { return *streams.find(op.getStreamAttr()); }
  /// Number of the groups along `axes`; nothing where nobody uses them.
  std::optional<int64_t> findGroup(mlir::ArrayAttr axes) const;
  int64_t getCommunicator(ir::LaunchCollectiveOp launch) const {
    return *communicators.find(launch.getCommunicatorAttr());
  }
  /// The axes along which ranks have a part of the batch each, and the number of their groups.
  mlir::ArrayAttr getDataAxes() const { return dataAxes; }
  /// Axes along which ranks hold what a part of a model-parallel step's state is cut in: parts, and
  /// of each the shards over `shards`; null: the whole part.
  static mlir::ArrayAttr getAxesOfParts(ir::MeshOp mesh, mlir::ArrayAttr shards);
  int64_t getDataGroup() const { return *findGroup(dataAxes); }
  /// Number of the groups of a communicator.
  int64_t getGroup(int64_t communicator) const {
    return *findGroup(communicators[communicator].getAxes());
  }
  /// Number of the groups whose ranks hold the same, -1 where each rank has its own.
  int64_t getSavingGroup(ir::LaunchSaveOp save) const {
    return save.getOver().empty() ? -1 : *findGroup(save.getOver());
  }
  /// Ranks of each group of a communicator.
  int64_t getGroupSize(int64_t communicator) const {
    return groups[getGroup(communicator)].ranks.front().size();
  }
  /// The ranks that have number `position` in their group of a communicator.
  llvm::SmallVector<int64_t> getRanksAt(int64_t communicator, int64_t position) const {
    return llvm::map_to_vector(groups[getGroup(communicator)].ranks,
                               [&](const auto &members) { return members[position]; });
  }
  int64_t getAddress(ir::AllocationAttr at) const {
    return getAddress(at.getSpace(), at.getOffset());
  }
  /// Address of the rank's number, -1 where no arena has one.
  int64_t getRankAddress() const;

  llvm::json::Array writeStreams() const;
  llvm::json::Array writeGroups() const;
  llvm::json::Array writeCommunicators() const;
  llvm::json::Array writeSpaces() const;

private:
  struct Group {
    mlir::ArrayAttr axes;
    llvm::SmallVector<llvm::SmallVector<int64_t>> ranks;
  };
  void addGroup(ir::MeshOp mesh, mlir::ArrayAttr axes);
  int64_t getAddress(mlir::FlatSymbolRefAttr space, int64_t offset) const;

  ir::Streams streams;
  ir::Communicators communicators;
  ir::Spaces spaces;
  std::vector<Group> groups; // number 0: all axes of the mesh
  mlir::ArrayAttr dataAxes;
  llvm::SmallVector<ir::ArenaOp> arenas;
};

} // namespace zero
#endif
